# 10 Trick Later: refusals, one a rule; then what happens. Card names have no article, so that they fit every case.

trick_later-L2-2 = Nur wer tauscht, gibt eine Karte ab: eine von der eigenen Hand, für die Infizierte 8.
trick_later-L2-3 = Du hast keine Infizierten bekommen: Sag, ob du eine Karte gegen die Infizierte 8 tauschen willst, oder behalte deine Hand.
trick_later-L3-1 = Du spielst eine Karte von deiner Hand, und diese ist nicht dabei.
trick_later-L3-2 = Infizierte darfst du noch nicht anspielen: Erst muss jemand welche auf ein fremdes Anspiel legen, außer du hast nur noch Infizierte.
trick_later-L3-3 = Du musst { $colour ->
    [r] Rot
    [g] Grün
    [y] Gelb
   *[b] Blau
} bedienen: Nur ganz ohne die Farbe darfst du alles spielen, mit nur einer Karte davon auch Infizierte.

trick_later-card-infected = Infizierte { $number }
trick_later-card-survivor = { $colour ->
    [r] Rot
    [g] Grün
    [y] Gelb
   *[b] Blau
} { $number }

trick_later-dealt = Runde { $round } ist ausgeteilt; { $player } spielt an.
trick_later-answered = { $player } hat geantwortet.
trick_later-exchanges = { $player } nimmt die Infizierte 8.
trick_later-gave = { $player } legt eine Karte beiseite.
trick_later-played = { $player } spielt { $card }.
trick_later-took_trick = { $card } holt den Stich für { $player }.
trick_later-attacked = Die Infizierten greifen { $player } an: Stärke { $level }.
trick_later-lost = { $player } verliert { $card }.
trick_later-track = Die Leiste von { $player } steht auf { $value }.
trick_later-rescued = { $player } rettet { $card }.
trick_later-scored = { $points ->
    [one] { $player } bekommt { $points } Punkt.
   *[other] { $player } bekommt { $points } Punkte.
}
trick_later-over = Das Spiel ist zu Ende.
