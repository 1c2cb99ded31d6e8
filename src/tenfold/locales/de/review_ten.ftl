# Warum etwas in TEN besser gewesen wäre.

ten-fact-odds = { $bust ->
    [one] Von { $deck } Karten im Stapel ist { $bust } zu viel.
   *[other] Von { $deck } Karten im Stapel sind { $bust } zu viel.
}
ten-fact-numbers = { $points ->
    [0] Die Zahlen waren sicher, auch wenn sie noch nichts zählen.
   *[other] Die Zahlen waren sicher: von { $before } auf { $after } Punkte.
}
ten-fact-numbers-taken = { $points ->
    [0] Die Zahlen zählen noch nichts.
   *[other] Mit den Zahlen steigt der Stand von { $before } auf { $after }.
}
ten-fact-currency = { $coins } Geld lag zum Nehmen bereit.
ten-fact-gift = Alle anderen bekommen { $coins } Geld.
ten-fact-lot = { $points ->
    [0] In diesem Augenblick bringt { $card } keinen Punkt.
    [one] In diesem Augenblick bringt { $card } { $points } Punkt.
   *[other] In diesem Augenblick bringt { $card } { $points } Punkte.
}
ten-fact-price-cards = { $cards ->
    [one] Ein Gebot von { $amount } kostet alles Geld, alle Verzockt!-Marker und eine Karte.
   *[other] Ein Gebot von { $amount } kostet alles Geld, alle Verzockt!-Marker und { $cards } Karten.
}
ten-fact-price-coins = Ein Gebot von { $amount } kostet alles Geld ({ $coins }).
ten-fact-power = { $amount ->
    [0] Niemand konnte mehr überbieten.
   *[other] Wer noch bieten durfte, konnte höchstens { $amount } zahlen.
}
ten-fact-goes-to = { $points ->
    [0] { $player } hätte sie für { $amount } bekommen.
    [one] { $player } hätte sie für { $amount } bekommen, und damit { $points } Punkt.
   *[other] { $player } hätte sie für { $amount } bekommen, und damit { $points } Punkte.
}
ten-fact-buy = { $points ->
    [0] Für { $price } gab es { $card }: Dann hat es niemand sonst.
    [one] Für { $price } gab es { $card }, das { $points } Punkt bringt.
   *[other] Für { $price } gab es { $card }, das { $points } Punkte bringt.
}
ten-fact-bought = { $points ->
    [0] Für { $price } kommt { $card } in keine Reihe.
    [one] Für { $price } bringt { $card } { $points } Punkt.
   *[other] Für { $price } bringt { $card } { $points } Punkte.
}
ten-fact-paid = { $points ->
    [0] Keine Reihe brauchte { $card } in diesem Augenblick.
    [one] Die Reihen brauchten { $card }: { $points } Punkt.
   *[other] Die Reihen brauchten { $card }: { $points } Punkte.
}
