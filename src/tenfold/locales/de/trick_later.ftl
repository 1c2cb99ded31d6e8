# 10 Trick Later: refusals, one a rule; then what happens. Card names have no article, so that they fit every case.

trick_later-L2-2 = Nur wer tauscht, gibt eine Karte ab: eine von der eigenen Hand, für die Infizierte 8.
trick_later-L2-3 = Du hast keine Infizierten bekommen: Sag, ob du eine Karte gegen die Infizierte 8 tauschen willst, oder behalte deine Hand.
trick_later-L3-1 = Du spielst eine Karte von deiner Hand, und diese ist nicht dabei.
trick_later-L3-2 = Infizierte darfst du noch nicht anspielen: Erst muss jemand welche auf ein fremdes Anspiel legen. Du hast { $survivors ->
    [one] eine Überlebende: Spiel sie an.
   *[other] { $survivors } Überlebende: Spiel davon an.
}
trick_later-L3-3 = { $held ->
    [one] Du hast eine Karte in { $colour ->
        [r] Rot
        [g] Grün
        [y] Gelb
       *[b] Blau
    }: Spiel sie{ $infected ->
        [0] .
       *[other] {" "}oder Infizierte.
    }
   *[other] Du hast { $held } Karten in { $colour ->
        [r] Rot
        [g] Grün
        [y] Gelb
       *[b] Blau
    }: Spiel eine davon.
}

trick_later-card-infected = Infizierte { $number }
trick_later-card-survivor = { $colour ->
    [r] Rot
    [g] Grün
    [y] Gelb
   *[b] Blau
} { $number }

trick_later-dealt = { $you ->
    [yes] Runde { $round } ist ausgeteilt; du spielst an.
   *[no] Runde { $round } ist ausgeteilt; { $player } spielt an.
}
trick_later-answered = { $you ->
    [yes] Du hast geantwortet.
   *[no] { $player } hat geantwortet.
}
trick_later-exchanges = { $you ->
    [yes] Du nimmst die Infizierte 8.
   *[no] { $player } nimmt die Infizierte 8.
}
trick_later-gave = { $you ->
    [yes] Du legst eine Karte beiseite.
   *[no] { $player } legt eine Karte beiseite.
}
trick_later-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $player } spielt { $card }.
}
trick_later-took_trick = { $you ->
    [yes] Du holst den Stich mit { $card }
   *[no] { $player } holt den Stich mit { $card }
}{ $by ->
    [nine] : Neben { $beaten } zählt die 1 als 9.
    [highest] : Mit Infizierten im Stich gewinnt der höchste Wert.
    [survivor] : Überlebende schlagen Infizierte vom selben Wert ({ $beaten }).
    [lead] : so hoch wie { $beaten }, aber in der angespielten Farbe.
    [first] : so hoch wie { $beaten }, aber zuerst gespielt.
   *[colour] .
}
trick_later-attacked = { $you ->
    [yes] Die Infizierten greifen dich an: Stärke { $level }, und deine Leiste fällt auf 0.
   *[no] Die Infizierten greifen { $player } an: Stärke { $level }, und die Leiste fällt auf 0.
}
trick_later-lost = { $you ->
    [yes] Du verlierst { $card }.
   *[no] { $player } verliert { $card }.
}
trick_later-track = { $you ->
    [yes] Deine Leiste steht auf { $value }
   *[no] Die Leiste von { $player } steht auf { $value }
}{ $over ->
    [yes] : Über 8 darf sie nicht.
   *[no] .
}
trick_later-rescued = { $you ->
    [yes] Du rettest { $card }.
   *[no] { $player } rettet { $card }.
}
trick_later-scored = { $points ->
    [one] { $you ->
        [yes] Du bekommst { $points } Punkt.
       *[no] { $player } bekommt { $points } Punkt.
    }
   *[other] { $you ->
        [yes] Du bekommst { $points } Punkte.
       *[no] { $player } bekommt { $points } Punkte.
    }
}
trick_later-over = Das Spiel ist zu Ende.
