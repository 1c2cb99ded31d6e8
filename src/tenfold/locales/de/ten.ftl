# TEN: refusals, one a rule; then what happens. Card names have no article, so that they fit every case.

ten-T3-1 = Ein Zug beginnt mit dem Ziehen, darauf kann niemand verzichten: Zieh eine Karte.
ten-T3-5 = Beim Ziehen ziehst du weiter, nimmst die Zahlen oder nimmst das Geld.
ten-T3-6 = Du kannst nur nehmen, was da ist: Davon liegt nichts aus.
ten-T6-1 = Du darfst eine Karte kaufen, die im Markt liegt, oder passen.
ten-T6-2 = Genau diese Karte hast du schon, und niemand kauft eine Karte, die einer eigenen gleicht.
ten-T6-3 = Dafür hast du nicht genug: Du zahlst mit Geld-Markern, Verzockt!-Markern (je 3) und eigenen Karten (je 1).
ten-T6-4 = Eine Zahlung enthält nichts, was auch wegbleiben könnte, und hat eine Reihenfolge: Verzockt!-Marker, Geld-Marker, dann Karten der Reihe nach.
ten-T7-1 = In einer Auktion bietest du mehr als das bisher höchste Gebot ({ $high_bid }), oder du passt.
ten-T7-2 = Du kannst höchstens so viel bieten, wie du zahlen kannst, also { $power }: Geld-Marker, Verzockt!-Marker (je 3) und eigene Karten (je 1).
ten-T8-1 = Der Stapel ist leer, also zieht niemand mehr: Nimm die Zahlen oder das Geld.
ten-T8-2 = Beim letzten Kauf kaufst du eine Karte aus dem Markt, oder du passt.
ten-T10-1 = Du hast dich verzockt: Nimm den Verzockt!-Marker oder kauf stattdessen eine Karte aus dem Markt.
ten-T11-4 = In einer Solo-Auktion ist das kleinste Gebot 5, und nur Geld-Marker, Verzockt!-Marker und doppelte Karten zahlen: Deine ergeben { $power }.

ten-turn = { $player } ist am Zug.
ten-drew = { $player } zieht { $card }.
ten-took_numbers = { $player } nimmt die Zahlen.
ten-took_currency = { $player } nimmt das Geld, zusammen { $amount }.
ten-bust = { $by ->
    [net] { $player } verzockt sich: Die Summe ist über zehn.
   *[currency] { $player } verzockt sich: Das Geld ist über zehn.
}
ten-token = { $player } bekommt einen Verzockt!-Marker.
ten-gained = { $player } bekommt { $coins } Geld.
ten-kept = { $player } behält { $card }.
ten-to_market = { $card } kommt in den Markt.
ten-discarded = { $card } kommt aus dem Spiel.
ten-bid = { $player } bietet { $amount }.
ten-passed = { $player } passt.
ten-paid_tokens = { $tokens ->
    [one] { $player } zahlt mit { $tokens } Verzockt!-Marker.
   *[other] { $player } zahlt mit { $tokens } Verzockt!-Markern.
}
ten-paid_coins = { $player } zahlt { $coins } Geld.
ten-paid_card = { $player } zahlt mit { $card }.
ten-won = { $player } ersteigert { $card } für { $price }.
ten-buying = { $player } wählt { $card } aus dem Markt, für { $price }.
ten-bought = { $player } kauft { $card } für { $price }.
ten-final_buys = Der Stapel ist leer: Alle dürfen noch einmal kaufen, { $player } zuerst.
ten-over = Das Spiel ist zu Ende.

ten-card-number = { $colour ->
    [b] Blau
    [g] Grün
    [o] Orange
   *[p] Pink
} { $number }
ten-card-colour-wild = Joker { $colour ->
    [b] Blau
    [g] Grün
    [o] Orange
   *[p] Pink
}
ten-card-numbered-wild = Joker { $number }
ten-card-super-wild = Super-Joker
ten-card-currency = Geld { $number }

# T11.10: a rank of our own for each level.
ten-rank-4 = Erster Knick. Das Papier hat dich bemerkt.
ten-rank-5 = Gerade Kante. Deine Falze treffen sich in den Ecken.
ten-rank-6 = Ruhige Hand. Du hörst eine Karte vor dem Riss auf.
ten-rank-7 = Langes Band. Deine Reihen finden ihre Enden auch ohne Glück.
ten-rank-8 = Blick für den Markt. Was andere fallen lassen, darauf hast du gewartet.
ten-rank-9 = Hohe Papierkunst. Du zählst den Stapel, während andere ihr Geld zählen.
ten-rank-10 = Zehnfach gefaltet. Eine höhere Stufe gibt es nicht; bring es jemandem bei.
