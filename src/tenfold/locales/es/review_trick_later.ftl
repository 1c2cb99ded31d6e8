# Por qué algo habría sido mejor en 10 Trick Later.

trick_later-fact-attack = { $lost ->
    [0] Tal como estaba la baza, atraía un ataque de nivel { $level }.
    [one] Tal como estaba la baza, atraía un ataque de nivel { $level }, que cuesta { $lost } superviviente.
   *[other] Tal como estaba la baza, atraía un ataque de nivel { $level }, que cuesta { $lost } supervivientes.
}
trick_later-fact-kept = { $survivors ->
    [one] Con { $card } ese superviviente se quedaba.
   *[other] Con { $card } se quedaban { $survivors } supervivientes.
}
trick_later-fact-rescue = { $survivors ->
    [one] Tal como estaba la baza, { $card } rescataba { $survivors } superviviente en lugar de { $instead }.
   *[other] Tal como estaba la baza, { $card } rescataba { $survivors } supervivientes en lugar de { $instead }.
}
trick_later-fact-track = Tal como estaba la baza, { $card } llevaba el contador a { $track } en lugar de a { $instead }.
trick_later-fact-threat = { $infected ->
    [one] Quedaba { $infected } infectado sin ver, de valor { $level }, { $waiting ->
        [one] y esperaba { $waiting } superviviente.
       *[other] y esperaban { $waiting } supervivientes.
    }
   *[other] Quedaban { $infected } infectados sin ver, de valor { $level } en total, { $waiting ->
        [one] y esperaba { $waiting } superviviente.
       *[other] y esperaban { $waiting } supervivientes.
    }
}
trick_later-fact-beaten = { $cards ->
    [0] Ninguna carta sin ver podía quitarle la baza a { $card }.
    [one] Solo { $cards } carta sin ver podía quitarle la baza a { $card }.
   *[other] { $cards } cartas sin ver podían quitarle la baza a { $card }.
}
