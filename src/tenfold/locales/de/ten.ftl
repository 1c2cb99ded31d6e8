# TEN: refusals, one a rule; then what happens. Card names have no article, so that they fit every case.

ten-T3-1 = Ein Zug beginnt mit dem Ziehen, darauf kann niemand verzichten: Zieh eine Karte.
ten-T3-5 = Beim Ziehen ziehst du weiter, nimmst die Zahlen oder nimmst das Geld.
ten-T3-6 = { $what ->
    [currency] Du kannst nur nehmen, was da ist: Es liegt kein Geld aus.
   *[numbers] Du kannst nur nehmen, was da ist: Es liegt keine Zahl aus.
}
ten-T6-1 = Du darfst eine Karte kaufen, die im Markt liegt, oder passen.
ten-T6-2 = { $card } hast du schon, und niemand kauft eine Karte, die einer eigenen gleicht.
ten-T6-3 = { $phase ->
    [pay] Das hast du nicht: Geld-Marker, Verzockt!-Marker (je 3) und eigene Karten (je 1) zahlen, und { $price } ist noch zu zahlen.
   *[buy] Das kostet { $price }, und du kannst höchstens { $power } zahlen: Geld-Marker, Verzockt!-Marker (je 3) und eigene Karten (je 1).
}
ten-T6-4 = Eine Zahlung enthält nichts, was auch wegbleiben könnte, und hat eine Reihenfolge: Verzockt!-Marker, Geld-Marker, dann Karten der Reihe nach.
ten-T7-1 = Biete mindestens { $least }, also mehr als das bisher höchste Gebot ({ $high_bid }), oder passe.
ten-T7-2 = Du kannst höchstens { $power } zahlen, mit Geld-Markern, Verzockt!-Markern (je 3) und eigenen Karten (je 1); das kleinste Gebot ist jetzt { $least }.
ten-T8-1 = Der Stapel ist leer, also zieht niemand mehr: Nimm die Zahlen oder das Geld.
ten-T8-2 = Beim letzten Kauf kaufst du eine Karte aus dem Markt, oder du passt.
ten-T10-1 = Du hast dich verzockt: Nimm den Verzockt!-Marker oder kauf stattdessen eine Karte aus dem Markt.
ten-T11-4 = { $phase ->
    [pay] Solo: In einer Auktion zahlen nur Geld-Marker, Verzockt!-Marker (je 3) und doppelte Karten. Diese hast du nur einmal.
   *[auction] Solo: Das kleinste Gebot ist { $least }. Nur Geld-Marker, Verzockt!-Marker (je 3) und doppelte Karten zahlen, und deine ergeben { $power }.
}

ten-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $player } ist am Zug.
}
ten-drew = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $player } zieht { $card }.
}
ten-took_numbers = { $you ->
    [yes] Du nimmst die Zahlen.
   *[no] { $player } nimmt die Zahlen.
}
ten-took_currency = { $you ->
    [yes] Du nimmst das Geld, zusammen { $amount }.
   *[no] { $player } nimmt das Geld, zusammen { $amount }.
}
ten-bust = { $by ->
    [net] { $you ->
        [yes] Du hast dich verzockt: Summe { $total }, über { $limit }.
       *[no] { $player } hat sich verzockt: Summe { $total }, über { $limit }.
    }
   *[currency] { $you ->
        [yes] Du hast dich verzockt: Geld { $total }, über { $limit }.
       *[no] { $player } hat sich verzockt: Geld { $total }, über { $limit }.
    }
}
ten-token = { $you ->
    [yes] Du bekommst einen Verzockt!-Marker, er zählt 3.
   *[no] { $player } bekommt einen Verzockt!-Marker.
}
ten-settled = { $amount ->
    [0] { $by ->
        [net] Geld lag keines aus, also bekommt niemand etwas.
       *[currency] Niemand bekommt etwas: Das Geld selbst war zu viel.
    }
   *[other] Alle anderen bekommen das Geld, { $amount }.
}
ten-gained = { $you ->
    [yes] Du bekommst { $coins } Geld.
   *[no] { $player } bekommt { $coins } Geld.
}
ten-kept = { $you ->
    [yes] Du behältst { $card }.
   *[no] { $player } behält { $card }.
}
ten-to_market = { $n ->
    [one] { $card } kommt in den Markt.
   *[other] { $card } kommen in den Markt.
}
ten-discarded = { $n ->
    [one] { $card } kommt aus dem Spiel.
   *[other] { $card } kommen aus dem Spiel.
}
ten-bid = { $you ->
    [yes] Du bietest { $amount }.
   *[no] { $player } bietet { $amount }.
}
ten-passed = { $you ->
    [yes] Du passt.
   *[no] { $player } passt.
}
ten-paid_tokens = { $tokens ->
    [one] { $you ->
        [yes] Du zahlst mit { $tokens } Verzockt!-Marker
       *[no] { $player } zahlt mit { $tokens } Verzockt!-Marker
    }
   *[other] { $you ->
        [yes] Du zahlst mit { $tokens } Verzockt!-Markern
       *[no] { $player } zahlt mit { $tokens } Verzockt!-Markern
    }
}{ $lost ->
    [0] .
   *[other] ; das sind { $lost } zu viel, und es gibt nichts heraus.
}
ten-paid_coins = { $you ->
    [yes] Du zahlst { $coins } Geld.
   *[no] { $player } zahlt { $coins } Geld.
}
ten-paid_card = { $you ->
    [yes] Du zahlst mit { $card }.
   *[no] { $player } zahlt mit { $card }.
}
ten-won = { $you ->
    [yes] Du ersteigerst { $card } für { $price }.
   *[no] { $player } ersteigert { $card } für { $price }.
}
ten-buying = { $you ->
    [yes] Du wählst { $card } aus dem Markt, für { $price }.
   *[no] { $player } wählt { $card } aus dem Markt, für { $price }.
}
ten-bought = { $you ->
    [yes] Du kaufst { $card } für { $price }.
   *[no] { $player } kauft { $card } für { $price }.
}
ten-final_buys = { $you ->
    [yes] Der Stapel ist leer: Alle dürfen noch einmal kaufen, du zuerst.
   *[no] Der Stapel ist leer: Alle dürfen noch einmal kaufen, { $player } zuerst.
}
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
