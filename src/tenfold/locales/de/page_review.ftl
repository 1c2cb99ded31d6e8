# Analysen auf der Seite: was jede Entscheidung wert war, ein neuer Versuch, die eigenen Fehler.

page-review-of = Analyse: { $game }
page-review-note = Ein starker Bot sieht sich jede Entscheidung an: was besser war, was sie gekostet hat und was Glück war. Das dauert etwas.
page-review-ask = Partie analysieren
page-review-waiting = Wartet, bis sie an der Reihe ist
page-review-working = { $done } von { $total } Aktionen untersucht
page-review-under-way = Die Partie wird untersucht.
page-review-ready = Die Analyse ist da.
page-review-failed = Bei dieser Analyse ist etwas schiefgegangen. Was untersucht ist, bleibt: Frag noch einmal.
page-review-to-table = Zum Ergebnis
page-review-replay = Wiedergabe ansehen
page-review-won-behind = { $you ->
    [yes] In Zug { $turn } standest du bei { $chance } Prozent und hast gewonnen.
   *[no] In Zug { $turn } stand { $player } bei { $chance } Prozent und hat gewonnen.
}
page-review-won-ahead = { $you ->
    [yes] Du lagst fast die ganze Partie vorn und hast gewonnen.
   *[no] { $player } lag fast die ganze Partie vorn und hat gewonnen.
}
page-review-won-close = { $you ->
    [yes] Du hast eine Partie gewonnen, die bis zum Schluss offen war.
   *[no] { $player } hat eine Partie gewonnen, die bis zum Schluss offen war.
}

# Die Kurve und ihre Wendepunkte

page-review-curve = Gewinnchance von der ersten Aktion bis zur letzten. { $players }.
page-review-from-to = { $player } von { $before } auf { $after } Prozent
page-review-figures = In Zahlen, Zug für Zug
page-review-turn = Nach Zug
page-review-band = In Prozent. Das blasse Band ist nach jeder Seite zwei Standardfehler breit.
page-review-here = Auf diesem Gerät gemacht, nur für dich.
page-review-swing = { $player }: von { $before } auf { $after } %
page-review-split = Glück { $luck }, Fehler { $choices }, Rauschen { $noise }

# Woraus das Ergebnis entstand

page-review-made = Woraus das Ergebnis entstand
page-review-made-note = In Prozent der Gewinnchance; Rauschen ist, was die Schätzung nicht aufteilen kann.
page-review-from = von { $start } auf
page-review-accuracy = Genauigkeit
page-review-accuracy-note = Entscheidungen, die so gut wie die beste waren

# Entscheidungen

page-review-mistakes = Die teuersten Entscheidungen
page-review-whose = Wessen
page-review-everybody = Alle
page-review-chosen = Gewählt:
page-review-better = Besser:
page-review-cost-label = Kostet { $cost } Prozent
page-review-look = Diesen Moment ansehen
page-review-again = Von hier neu versuchen
page-review-again-note = Du spielst von dieser Entscheidung an gegen Bots weiter. Die gespielte Partie bleibt, wie sie ist.
page-review-cards = Karten, die nicht zu sehen waren
page-review-cards-same = Dieselben
page-review-cards-new = Neu gemischt
page-review-cards-same-note = Alles Verdeckte liegt wie damals.
page-review-cards-new-note = Was nicht zu sehen war, wird neu gemischt: Zu wissen, was kam, hilft also nicht.
page-review-again-play = Von hier weiterspielen

# Ein Tisch für einen neuen Versuch

page-review-origin = { $cards ->
    [new] Ein neuer Versuch ab Aktion { $at }, verdeckte Karten neu gemischt.
   *[same] Ein neuer Versuch ab Aktion { $at }, mit denselben Karten.
}
page-review-beside = Neben dem ersten Mal
page-review-then = Damals
page-review-now = Jetzt
page-review-winner = gewonnen

# Die eigenen Fehler

page-review-practise-note = Deine Fehler aus den analysierten Partien. Spiel von einem davon weiter und sieh, ob es besser geht.
page-review-practise-none = Noch keine Fehler zu üben. Lass eine beendete Partie analysieren, dann stehen sie hier.
page-review-order = Reihenfolge
page-review-order-newest = Neueste Partien zuerst
page-review-order-costly = Teuerste zuerst
page-review-more = Weitere Fehler
