# The page: TEN.

page-ten-you = Du
page-ten-others = Die anderen
page-ten-open-board = Auslage von { $name } öffnen
page-ten-market = Markt
page-ten-market-price = Preis: die Zahl
page-ten-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
page-ten-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
page-ten-purse = { $coins } Geld-Marker, { $busts ->
    [0] kein Verzockt!-Marker
   *[other] { $busts } Verzockt!-Marker
}
page-ten-row = { $colour ->
    [b] Blau
    [g] Grün
    [o] Orange
   *[p] Pink
}: { $numbers ->
    [0] keine
   *[other] { $numbers }
}
page-ten-row-run = { $colour ->
    [b] Blau
    [g] Grün
    [o] Orange
   *[p] Pink
}: { $numbers ->
    [0] nur Joker
   *[other] { $numbers }
}. Die Reihe von { $first } bis { $last } zählt { $points }.

# The stage

page-ten-deck = { $n ->
    [0] Stapel leer
   *[other] { $n } im Stapel
}
page-ten-nothing-drawn = Noch keine Karte gezogen.
page-ten-net = Summe
page-ten-currency = Geld
page-ten-bust-word = verzockt
page-ten-bust-title = { $you ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ $by ->
    [net] Summe { $total }
   *[currency] Geld { $total }
}, über { $limit }: verzockt
page-ten-bust-lines = Was daraus folgt
page-ten-bust-market = { $n ->
    [0] Es lag keine Zahl aus, also kommt keine in den Markt.
    [one] kommt in den Markt, und alle können sie kaufen.
   *[other] kommen in den Markt, und alle können sie kaufen.
}
page-ten-bust-kept = { $n ->
    [0] { $name } hat keine Zahl gezogen.
   *[other] bleiben bei { $name }: Im Solospiel behält sie ihre Zahlen.
}
page-ten-bust-token = { $you ->
    [yes] Du bekommst einen Verzockt!-Marker. Er zahlt einmal 3.
   *[no] { $name } bekommt einen Verzockt!-Marker. Er zahlt einmal 3.
}
page-ten-bust-bought = { $you ->
    [yes] Du kaufst diese Karte, statt den Verzockt!-Marker zu nehmen.
   *[no] { $name } kauft diese Karte, statt den Verzockt!-Marker zu nehmen.
}
page-ten-bust-gains = { $you ->
    [yes] Du +{ $coins }.
   *[no] { $name } +{ $coins }.
}
page-ten-bust-paid = { $amount ->
    [0] { $by ->
        [net] Niemand bekommt Geld: Es lag keines aus.
       *[currency] Niemand bekommt Geld: Die anderen bekommen es nur, wenn die Summe über zehn ist.
    }
   *[other] Die Summe war zu hoch, also bekommen alle anderen das Geld, { $amount }.
}
page-ten-gauge = Summe { $net }, Geld { $currency }; ab elf hast du dich verzockt.
page-ten-turn-of = { $you ->
    [yes] Du bist am Zug
   *[no] { $name } ist am Zug
}
page-ten-in-turn-of = { $you ->
    [yes] in deinem Zug
   *[no] im Zug von { $name }
}
page-ten-auction = Auktion
page-ten-over = Das Spiel ist zu Ende
page-ten-skip = Zum Ende dieses Zuges springen
page-ten-go-on = Weiter
page-ten-pace = Züge von { $name } zeigen
page-ten-waiting = { $phase ->
    [auction] { $name } darf bieten
    [pay] { $name } zahlt
    [buy] { $name } darf kaufen
    [final] { $name } hat den letzten Kauf
   *[bust] { $name } hat sich verzockt
}
page-ten-title-draw = Du bist dran
page-ten-title-auction = Dein Gebot
page-ten-title-pay = { $n } zahlen
page-ten-title-buy = Karte kaufen
page-ten-title-bust = Du hast dich verzockt
page-ten-title-final = Letzter Kauf
page-ten-note-draw = Zieh, nimm die Zahlen oder nimm das Geld.
page-ten-note-auction = Mehr als das höchste Gebot, oder passen.
page-ten-note-pay = Womit du willst.
page-ten-note-buy = Eine oder keine.
page-ten-note-bust = Nimm den Verzockt!-Marker oder kauf stattdessen eine Karte.
page-ten-note-final = Noch eine Karte oder keine.

# Drawing and taking

page-ten-draw = Ziehen
page-ten-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Risiko
page-ten-of = { $n } von { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
page-ten-take-numbers = Zahlen nehmen
page-ten-take-currency = Geld nehmen
page-ten-then-numbers = dann darfst du eine kaufen
page-ten-then-currency = nur für dich, kein Kauf
page-ten-gain = { $lost ->
    [0] { $name } +{ $coins }
    [one] { $name } +{ $coins } ({ $lost } verfällt)
   *[other] { $name } +{ $coins } ({ $lost } verfallen)
}
page-ten-gain-all = Alle anderen +{ $coins }
page-ten-gain-you = { $lost ->
    [0] Du +{ $coins }
    [one] Du +{ $coins } ({ $lost } verfällt: 10 ist voll)
   *[other] Du +{ $coins } ({ $lost } verfallen: 10 ist voll)
}

# Auction

page-ten-wild-colour = Eine beliebige { $colour ->
    [b] blaue
    [g] grüne
    [o] orange
   *[p] pinke
} Zahl.
page-ten-wild-number = Eine { $number } in beliebiger Farbe.
page-ten-wild-super = Beliebige Zahl, beliebige Farbe.
page-ten-score-goes = Damit steigen deine Punkte von { $from } auf { $to }.
page-ten-power = Du kannst bis zu { $n } zahlen.
page-ten-high-bid = { $you ->
    [yes] Das höchste Gebot ist deins: { $n }.
   *[no] Höchstes Gebot { $n }: { $name }.
}
page-ten-speakers = Wer geboten oder gepasst hat
page-ten-said-passed = passt
page-ten-said-topped = bot { $n }
page-ten-said-now = ist dran
page-ten-said-waits = wartet
page-ten-bid = { $n } bieten
page-ten-any-bid = Freies Gebot
page-ten-quick-coins = Geld-Marker
page-ten-quick-currency = alle Marker
page-ten-quick-most = alles
page-ten-pass = Passen
page-ten-pass-nobody = Passen: Niemand bekommt ihn
page-ten-pass-takes = Passen: { $name } bekommt ihn für { $n }
page-ten-less = { $what }: weniger
page-ten-more = { $what }: mehr

# Paying and buying

page-ten-yours-for = Für { $n } deins.
page-ten-yours-card = Du bekommst { $card }.
page-ten-price = Preis: { $n }.
page-ten-pays = { $name } zahlt { $n } dafür.
page-ten-covered = Gedeckt: { $n } von { $price }.
page-ten-suggested = Unser Vorschlag: Deine Punkte gehen von { $from } auf { $to }.
page-ten-suggested-same = Unser Vorschlag.
page-ten-token-lost = Auf Verzockt!-Marker gibt es nichts heraus: { $n } Geld verfällt.
page-ten-token-forced = { $n ->
    [one] Ein Verzockt!-Marker muss dabei sein
   *[other] { $n } Verzockt!-Marker müssen dabei sein
}: Geld und Karten ergeben nur { $others }.
page-ten-tokens = Verzockt!-Marker
page-ten-coins = Geld-Marker
page-ten-pay-cards = Karten, je 1
page-ten-more-cards = { $n } weitere
page-ten-start-over = Von vorn
page-ten-back = Zurück
page-ten-pay = { $n } zahlen
page-ten-pay-tokens = { $n ->
    [0] Kein Verzockt!-Marker
   *[other] { $n } Verzockt!-Marker
}
page-ten-pay-coins = { $n ->
    [0] Kein Geld-Marker
   *[other] { $n } Geld-Marker
}
page-ten-pay-card = { $card } geben
page-ten-buy = { $card } für { $price } kaufen
page-ten-buy-card = { $card } für { $price } kaufen; dann hast du { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
page-ten-nothing-to-buy = Im Markt ist nichts, was du jetzt kaufen könntest.
page-ten-buy-nothing = Nichts kaufen
page-ten-take-token = Verzockt!-Marker nehmen

# Odds

page-ten-odds = Chancen
page-ten-next-card = Die nächste Karte
page-ten-odds-show = Chancen zeigen
page-ten-odds-hide = Chancen verbergen
page-ten-odds-off = Was noch im Stapel ist, und das genaue Risiko, sich zu verzocken.
page-ten-odds-said = { $bust } von { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} { $bust ->
    [one] ist
   *[other] sind
} zu viel.
page-ten-odds-go-on = { $n } ohne Gefahr
page-ten-odds-auction = { $n ->
    [one] { $n } bringt eine Auktion
   *[other] { $n } bringen eine Auktion
}
page-ten-odds-bust = { $n ->
    [one] { $n } ist zu viel
   *[other] { $n } sind zu viel
}
page-ten-times = { $n } × { $card }

# Result

page-ten-stands-for = ist { $card }
page-ten-unused = bleibt ungenutzt
page-ten-decided-cards = Entscheidend: { $cards }.
page-ten-decided-took = { $you ->
    [yes] Du hast die Karten genommen: Aus { $before } wurden { $after }.
   *[no] { $name } hat die Karten genommen: Aus { $before } wurden { $after }.
}
page-ten-decided-bought = { $you ->
    [yes] Du hast für { $price } gekauft: Aus { $before } wurden { $after }.
   *[no] { $name } hat für { $price } gekauft: Aus { $before } wurden { $after }.
}
page-ten-decided-won = { $you ->
    [yes] Du hast die Auktion für { $price } gewonnen: Aus { $before } wurden { $after }.
   *[no] { $name } hat die Auktion für { $price } gewonnen: Aus { $before } wurden { $after }.
}
page-ten-decided-paid = { $you ->
    [yes] Du hast mit Karten bezahlt: Aus { $before } wurden { $after }.
   *[no] { $name } hat mit Karten bezahlt: Aus { $before } wurden { $after }.
}
page-ten-decided-runs = { $colour ->
    [b] Blau
    [g] Grün
    [o] Orange
   *[p] Pink
} reicht nun von { $first } bis { $last }.
page-ten-decided-biggest = Entscheidend: { $colour ->
    [b] Blau
    [g] Grün
    [o] Orange
   *[p] Pink
} von { $first } bis { $last }.
page-ten-decided-ahead = { $you ->
    [yes] Du lagst schon in der ersten Hälfte vorn und bliebst es.
   *[no] { $name } lag schon in der ersten Hälfte vorn und blieb es.
}
page-ten-decided-points = Je { $n } Punkte.
page-ten-decided-tie = { $compared ->
    [currency] Das meiste Geld entscheidet: { $numbers }.
    [fewest_cards] Bei gleichem Geld entscheiden die wenigsten Karten: { $numbers }.
    [unused_numbers] Bei gleichem Geld entscheiden die meisten ungenutzten Zahlenkarten: { $numbers }.
   *[solo] Den Gleichstand gewinnt die Gegnerin.
}
page-ten-decided-shared = Auch Geld und Karten sind gleich.
page-ten-decided-number = { $name } { $n }
page-level-note-ten = { $name } zieht dann, bis die Summe mindestens { $level } ist.
page-ten-tie = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $coins } Geld-Marker, { $busts } Verzockt!-Marker
# The quick-reference card. A term and what there is to say about it.

page-ten-kind-number = Eine Zahl: erhöht die Summe.
page-ten-kind-currency = Geld: senkt die Summe.
page-ten-kind-colour = Farbjoker: jede Zahl seiner Farbe.
page-ten-kind-numbered = Zahlenjoker: seine Zahl in jeder Farbe.
page-ten-kind-super = Super-Joker: jede Zahl, jede Farbe.
page-ten-about-goal = Ziel
page-ten-about-goal-text = Sammle Zahlen und bilde lange Reihen. Je Farbe zählt jede Karte deiner längsten Reihe 1 Punkt; eine Reihe von 1 bis 9 zählt 10. Die meisten Punkte gewinnen.
page-ten-about-turn = Ein Zug
page-ten-about-draw = Ziehen
page-ten-about-draw-text = Deck Karten auf, eine nach der anderen, so oft du dich traust. Sie liegen in der [Auslage](tableau). Zahlen erhöhen die [Summe](net), Geld senkt sie.
page-ten-about-bust = Verzockt
page-ten-about-bust-text = Ab Summe 11 oder ab Geld 11. Die Zahlen kommen in den [Markt](market), und du bekommst einen [Verzockt!-Marker](token){ $variant ->
    [yes] { " " }oder kaufst stattdessen eine Karte
   *[no] { "" }
}. Lag es an der Summe, bekommen die anderen das Geld.
page-ten-about-numbers = Zahlen nehmen
page-ten-about-numbers-text = Sie gehören dir, und alle anderen bekommen das Geld in [Geld-Markern](coin). Dann darfst du eine Karte aus dem Markt kaufen.
page-ten-about-currency = Geld nehmen
page-ten-about-currency-text = Du allein bekommst es, in Geld-Markern. Die Zahlen kommen in den Markt, und du kaufst nichts.
page-ten-about-auction = Auktion
page-ten-about-auction-text = Ein [Joker](wildcard) wird sofort versteigert: Alle bieten oder passen einmal, zuletzt, wer ihn gezogen hat.{ $solo ->
    [yes] { " " }Das kleinste Gebot ist 5, und nur Marker und doppelte Karten zahlen.
   *[no] { "" }
}
page-ten-about-paying = Kaufen und bezahlen
page-ten-about-paying-text = Eine Karte kostet ihre Zahl. Ein Geld-Marker zahlt 1, ein Verzockt!-Marker 3 ohne Rückgeld, jede Karte von dir 1. Was du schon hast, darfst du nicht kaufen.
page-ten-about-end = Das Ende
page-ten-about-end-text = Ist der Stapel leer, dürfen alle noch einmal kaufen. Dann kommt jeder Joker an seinen besten Platz, und die meisten Punkte gewinnen. { $solo ->
    [yes] Du gewinnst nur mit mehr Punkten als { $name }.
   *[no] Bei Gleichstand gewinnt das meiste übrige Geld (Geld- und Verzockt!-Marker).
}
page-ten-about-solo-text = { $name } zieht, bis ihre Summe { $level } oder mehr ist, nimmt die Zahlen und lässt dir das Geld. Verzocken kann sie sich nur mit Geld, und die Zahlen behält sie auch dann. Sie kauft nie.
page-ten-about-board = Ein Band ist die Reihe, die zählt, einen schraffierten Platz füllt ein Joker, ein Strich unter einer Zahl ist ein zweites Exemplar.
page-ten-term-tableau = Die Auslage sind die Karten, die in diesem Zug gezogen wurden. Sie gehören noch niemandem.
page-ten-term-net = Die Summe sind die Zahlen der Auslage minus ihr Geld. Sie kann unter null sinken.
page-ten-term-market = Im Markt liegen die Zahlen, die niemand genommen hat. Man kann sie kaufen.
page-ten-term-token = Ein Verzockt!-Marker zahlt 3. Herausgegeben wird nichts, und zu den 10 Geld-Markern zählt er nicht.
page-ten-term-coin = Ein Geld-Marker zahlt 1. Niemand hat mehr als 10; was darüber ginge, verfällt.
page-ten-term-wildcard = Ein Joker steht für eine Zahl, die dir fehlt: jede Zahl seiner Farbe, seine Zahl in jeder Farbe oder einfach alles.
page-ten-sum-goal = Bilde lange Reihen. Je Farbe zählt jede Karte deiner längsten Reihe 1 Punkt; eine Reihe von 1 bis 9 zählt 10.
page-ten-sum-draw = Zieh Karten, so oft du dich traust. Zahlen kommen dazu, Geld geht ab. Über zehn hast du dich verzockt.
page-ten-sum-take = Hör rechtzeitig auf und nimm die Zahlen: Die anderen bekommen das Geld. Oder nimm das Geld: Die Zahlen kommen in den Markt.
page-ten-sum-buy = Hast du Zahlen genommen, darfst du eine Karte aus dem Markt kaufen. Sie kostet ihre Zahl.
page-ten-sum-wild = Ein Joker füllt eine Lücke in deinen Reihen. Ihn bekommt das höchste Gebot.
page-ten-sum-end = Ist der Stapel leer, dürfen alle noch einmal kaufen. Dann gewinnen die meisten Punkte.
page-ten-tally-bust = Verzockte Züge
page-ten-tally-auction = Preis einer Auktion
page-ten-tally-run = Beste Reihe
