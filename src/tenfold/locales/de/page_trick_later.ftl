# 10 Trick Later on the page. $you says whether a sentence speaks to the reader.

page-trick_later-others = Die anderen
page-trick_later-where = Runde { $round }, Stich { $trick }
page-trick_later-out = { $colour ->
    [r] ohne Rot
    [g] ohne Grün
    [y] ohne Gelb
   *[b] ohne Blau
}
page-trick_later-may-lead = Infizierte anspielbar
page-trick_later-may-not-lead = Infizierte noch nicht anspielbar
page-trick_later-has-eight = { $you ->
    [yes] Du hast die Infizierte 8 genommen
   *[no] { $name } hat die Infizierte 8 genommen
}
page-trick_later-gave = Du hast { $card } für die Infizierte 8 beiseitegelegt

# Boards
page-trick_later-waiting = Wartend
page-trick_later-track = Leiste
page-trick_later-rescued = Gerettet
page-trick_later-nobody = niemand
page-trick_later-lost = { $n } verloren
page-trick_later-at-risk = { $card }, in Gefahr
page-trick_later-track-at = Leiste auf { $at } von 8
page-trick_later-track-next = Leiste auf { $at } von 8; mit { $next } kommt die nächste Rettung
page-trick_later-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
page-trick_later-now = jetzt +{ $n }
page-trick_later-total = { $n ->
    [one] { $n } Punkt insgesamt
   *[other] { $n } Punkte insgesamt
}
page-trick_later-open-board = Tableau von { $name } öffnen
page-trick_later-board-of = { $name }: Tableau

# The trick
page-trick_later-trick = Stich { $trick }
page-trick_later-player = { $you ->
    [yes] Du
   *[no] { $name }
}
page-trick_later-led = angespielt
page-trick_later-your-card = deine Karte
page-trick_later-thinks = ist dran
page-trick_later-holds = liegt vorn
page-trick_later-takes = holt ihn
page-trick_later-counts-nine = zählt 9
page-trick_later-level = Angriffsstärke
page-trick_later-level-n = Angriffsstärke { $n }
page-trick_later-leads = { $you ->
    [yes] Du spielst zum Stich an.
   *[no] { $name } spielt zum Stich an.
}
page-trick_later-has-led = { $you ->
    [yes] Du hast angespielt.
   *[no] { $name } hat angespielt.
}
page-trick_later-no-attack = { $you ->
    [yes] Du liegst vorn. Bisher kein Angriff.
   *[no] { $name } liegt vorn. Bisher kein Angriff.
}
page-trick_later-nine = { $you ->
    [yes] Du liegst vorn: Neben { $beaten } zählt deine { $card } als 9.
   *[no] { $name } liegt vorn: Neben { $beaten } zählt { $card } als 9.
}
page-trick_later-would-hit = { $you ->
    [yes] Du liegst vorn: { $n ->
        [0] niemand in Gefahr.
       *[other] { $n } in Gefahr
    }
   *[no] { $name } liegt vorn: { $n ->
        [0] niemand in Gefahr.
       *[other] { $n } in Gefahr
    }
}
page-trick_later-attacked = { $you ->
    [yes] Du wirst angegriffen und verlierst { $n ->
        [0] niemanden.
       *[other] { $n }:
    }
   *[no] { $name } wird angegriffen und verliert { $n ->
        [0] niemanden.
       *[other] { $n }:
    }
}
page-trick_later-spared = Zu hoch für den Angriff, warten weiter:
page-trick_later-joins = Aus diesem Stich, warten ab jetzt:

# The stage
page-trick_later-ask = { $phase ->
    [exchange] Karte tauschen?
    [give] Karte abgeben
   *[play] { $leads ->
        [yes] Du spielst an
       *[no] Du bist dran
    }
}
page-trick_later-turn-of = { $phase ->
    [exchange] { $name } darf tauschen
    [give] { $name } gibt eine Karte ab
   *[play] { $name } ist dran
}
page-trick_later-over = Das Spiel ist zu Ende
page-trick_later-ends-now = Der letzte Stich
page-trick_later-asked = { $phase ->
    [exchange] Du hast keine Infizierten bekommen. Du darfst eine Karte für die Infizierte 8 beiseitelegen; wollen das mehrere, entscheidet das Los.
   *[give] Wähl eine Karte. Sie wird ungesehen beiseitegelegt, und die Infizierte 8 kommt an ihre Stelle.
}
page-trick_later-answered = { $wants ->
    [yes] Du willst tauschen. Die anderen sind noch gefragt.
   *[no] Du behältst deine Hand. Die anderen sind noch gefragt.
}
page-trick_later-any = Du darfst jede Karte spielen.
page-trick_later-hint = Tippe eine Karte an, um sie zu heben, und noch einmal, um sie zu spielen.
page-trick_later-exchange = Tauschen
page-trick_later-keep = Behalten
page-trick_later-give = { $card } abgeben
page-trick_later-play = { $card } spielen
page-trick_later-rule = Regel { $rule }
page-trick_later-hand = Deine Hand
page-trick_later-card-may = { $card }, spielbar
page-trick_later-card-may-not = { $card }, nicht spielbar

# What a card would do
page-trick_later-if-lead = Du spielst sie an.
page-trick_later-if-takes = { $you ->
    [yes] Du holst den Stich.
   *[no] { $name } holt den Stich.
}
page-trick_later-if-holds = { $you ->
    [yes] Du liegst vorerst vorn.
   *[no] { $name } liegt weiter vorn.
}
page-trick_later-if-level = Angriffsstärke { $level }: { $n ->
    [0] Niemand geht verloren.
   *[other] { $you ->
        [yes] Du verlierst
       *[no] { $name } verliert
    }
}
page-trick_later-if-track = Deine Leiste geht auf { $at }{ $n ->
    [0] .
   *[other] { " " }und du rettest
}
page-trick_later-if-saves = { $you ->
    [yes] Du rettest
   *[no] { $name } rettet
}

# Scores
page-trick_later-game = { $rounds ->
    [0] Spielstand
    [one] Spielstand nach { $rounds } Runde
   *[other] Spielstand nach { $rounds } Runden
}
page-trick_later-ends = Das Spiel endet mit der Runde, in der jemand 10 erreicht.
page-trick_later-round-over = Runde { $round } ist zu Ende
page-trick_later-round-why = { $rescued } gerettet, { $lost } verloren, Leiste auf { $track }
page-trick_later-next-round = { $you ->
    [yes] Du spielst in Runde { $round } an.
   *[no] { $name } spielt in Runde { $round } an.
}
page-trick_later-name = Name
page-trick_later-board = Tableau
page-trick_later-points = Punkte
page-trick_later-in-all = Gesamt
page-trick_later-round = Runde { $round }
page-trick_later-decided = { $decided ->
    [by_survivors] Gleich viele Punkte. { $side ->
        [lower] Mehr Gerettete in der letzten Runde entscheiden.
       *[upper] Mehr noch Wartende in der letzten Runde entscheiden.
    }
   *[shared] Gleich viele Punkte und Überlebende: Der Sieg ist geteilt.
}
page-trick_later-decided-trick = Entscheidend: Stich { $trick } in Runde { $round }.
page-trick_later-decided-rescued = { $you ->
    [yes] Du hast { $cards } gerettet: Aus { $before } wurden { $after }.
   *[no] { $name } hat { $cards } gerettet: Aus { $before } wurden { $after }.
}
page-trick_later-decided-lost = { $you ->
    [yes] Du hast { $cards } verloren: Aus { $before } wurden { $after }.
   *[no] { $name } hat { $cards } verloren: Aus { $before } wurden { $after }.
}
page-trick_later-decided-full = { $you ->
    [yes] Deine Leiste war voll: Aus { $before } wurden { $after }.
   *[no] Die Leiste von { $name } war voll: Aus { $before } wurden { $after }.
}
page-trick_later-decided-other = { $you ->
    [yes] Aus deinen { $before } wurden { $after }.
   *[no] { $name } kam von { $before } auf { $after }.
}
page-trick_later-decided-round = Entscheidend: Runde { $round }.
page-trick_later-decided-ahead = { $you ->
    [yes] Du hast darin { $points } Punkte geholt, lagst schon in der ersten Hälfte vorn und bliebst es.
   *[no] { $name } hat darin { $points } Punkte geholt, lag schon in der ersten Hälfte vorn und blieb es.
}
page-trick_later-decided-number = { $name } { $n }
page-trick_later-tiebreak-upper = Wartend
page-trick_later-tiebreak-lower = Gerettet
page-trick_later-last-boards = Die Tableaus am Ende

# The quick-reference card
page-trick_later-ref-goal = Ziel
page-trick_later-ref-goal-text = Rette [Überlebende](survivor). Jede gerettete Karte zählt 1 Punkt, jede verlorene kostet 1. Hat jemand 10, gewinnen die meisten Punkte.
page-trick_later-ref-deal = Das Austeilen
page-trick_later-ref-deal-text = Zehn Karten für alle{ $three ->
    [yes] ; eine Farbe fehlt
   *[no] { "" }
}. Wer keine [Infizierten](infected) bekommt, darf eine Karte gegen die Infizierte 8 tauschen; sie wird ungesehen beiseitegelegt.
page-trick_later-ref-trick = Ein Stich
page-trick_later-ref-follow = Bedienen
page-trick_later-ref-follow-text = Zwei oder mehr der angespielten Farbe: Spiel eine davon. Genau eine: Spiel sie oder Infizierte. Keine: alles. Infizierte angespielt: alles.
page-trick_later-ref-lead = Anspielen
page-trick_later-ref-lead-text = [Anspielen](lead) darfst du alle Überlebenden. Infizierte nur, wenn jemand in einem früheren Stich welche auf ein fremdes Anspiel gelegt hat oder du nichts anderes hast.
page-trick_later-ref-wins = Wer den Stich holt
page-trick_later-ref-wins-text = Nur Überlebende: die höchste Karte der angespielten Farbe. Mit Infizierten: der höchste Wert von allen, und bei gleichem Wert schlagen Überlebende Infizierte. 1 und 8 einer Farbe zusammen: Diese 1 zählt als 9.
page-trick_later-ref-attack = Angriff
page-trick_later-ref-attack-text = Die Infizierten im Stich ergeben zusammen die Angriffsstärke. Wer den Stich holt, verliert alle [Wartenden](waiting) bis zu diesem Wert, und die [Leiste](track) geht auf 0. Die Überlebenden dieses Stichs kommen erst danach.
page-trick_later-ref-rescue = Rettung
page-trick_later-ref-rescue-text = Wer den Stich holt, legt dessen Überlebende zu den Wartenden. Bei allen anderen steigt die Leiste um die gespielte Karte; { $overflow ->
    [cap] bei 8 ist Schluss.
   *[stay] eine, die über 8 käme, bleibt stehen.
} Dann gilt für alle: Solange die Leiste { $rescue ->
    [below] über der niedrigsten wartenden Karte ist,
   *[at_most] die niedrigste wartende Karte erreicht,
} ist diese gerettet, und die Leiste sinkt um ihren Wert.
page-trick_later-ref-finish = Das Ende
page-trick_later-ref-score = Eine Runde
page-trick_later-ref-score-text = Nach zehn Stichen: 1 für jede gerettete Karte, 3 für eine Leiste auf 8, minus 1 für jede verlorene. In einer Runde nie unter 0.
page-trick_later-ref-end = Das Spiel
page-trick_later-ref-end-text = Hat nach einer Runde jemand 10 Punkte oder mehr, gewinnt die höchste Summe; sonst folgt noch eine Runde, und es spielt an, wer in dieser die wenigsten Punkte hat. Bei Gleichstand entscheiden die meisten { $tiebreak ->
    [lower] Geretteten
   *[upper] noch Wartenden
} der letzten Runde.
page-trick_later-term-survivor = Überlebende sind die Karten der vier Farben, 1 bis 8.
page-trick_later-term-infected = Infizierte sind die violetten Karten, 0 bis 8. Sie gehören zu keiner Farbe.
page-trick_later-term-lead = Wer anspielt, legt die erste Karte eines Stichs. Ihre Farbe müssen die anderen bedienen.
page-trick_later-term-waiting = Überlebende warten auf der oberen Seite eines Tableaus. Dort zählen sie noch nichts, und ein Angriff kann sie treffen.
page-trick_later-term-track = Jedes Tableau hat eine Leiste von 0 bis 8. Sie bezahlt Rettungen, und steht sie am Ende einer Runde auf 8, zählt sie 3.
page-trick_later-sum-goal = Rette Überlebende: Jede gerettete Karte zählt 1, jede verlorene kostet 1.
page-trick_later-sum-trick = Alle spielen eine Karte und bedienen die angespielte Farbe. Die höchste holt den Stich; neben der 8 ihrer Farbe ist die 1 die höchste.
page-trick_later-sum-wait = Die Überlebenden des Stichs warten jetzt bei dem, der ihn geholt hat.
page-trick_later-sum-track = Bei allen anderen steigt die Leiste um die gespielte Karte. Sie rettet die Wartenden, die niedrigsten zuerst.
page-trick_later-sum-attack = Infizierte greifen an, wer den Stich holt: Alle, die dort warten, gehen verloren, bis zur Summe der Infizierten.
page-trick_later-sum-end = Zehn Stiche sind eine Runde. Hat danach jemand 10 Punkte, gewinnen die meisten Punkte.
page-trick_later-tally-trick = Gewonnene Stiche
page-trick_later-tally-lost = Verlorene Überlebende je Runde
page-trick_later-tally-round = Beste Runde
