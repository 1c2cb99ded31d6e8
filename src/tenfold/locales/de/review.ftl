# Nach dem Spiel: was jede Entscheidung wert war, und was Glück war.

review-behind = In Zug { $turn } stand { $player } bei { $chance } Prozent und hat gewonnen.
review-ahead = { $player } lag fast das ganze Spiel vorn und hat gewonnen.
review-close = { $player } hat ein Spiel gewonnen, das bis zum Schluss offen war.
review-shared = Der Sieg ist geteilt.
review-most = { $most ->
    [luck] Das Glück hat mehr dazu beigetragen als die Entscheidungen.
    [others] Die Entscheidungen haben mehr dazu beigetragen als das Glück.
   *[both] Glück und Entscheidungen haben etwa gleich viel dazu beigetragen.
}
review-turning-points = Wendepunkte
review-turning-point = Zug { $turn }: { $player } von { $before } auf { $after } Prozent (Glück { $luck }, Fehler { $choices }, Rauschen { $noise }).
review-shares = Woraus das Ergebnis entstand, in Prozent der Gewinnchance
review-start = Start
review-own = eigene Fehler
review-others = Fehler der anderen
review-luck = Glück
review-noise = Rauschen
review-result = Ergebnis
review-accuracy = so gut wie das Beste
review-good = { $good } von { $decisions }
review-decisions = Die teuersten Entscheidungen
review-decision = Zug { $turn }, Aktion { $move }, { $player }: { $chosen }. Besser: { $best }.
review-cost = { $cost } Prozent der Gewinnchance (etwa { $error } mehr oder weniger), { $points } Punkte.
review-deals = Es war in { $better } von 100 Fällen besser und in { $worse } schlechter.
review-hindsight = Im Nachhinein: Es ging trotzdem gut, und das war Glück.
review-none = Keine Entscheidung hat mehr gekostet, als diese Schätzung unsicher ist.
review-caption = Beurteilt nach dem, was jeder Platz wissen konnte: { $bot } hat von jeder Stellung aus weitergespielt, je { $deals } Mal. Wie weit { $bot } selbst irrt, weiß niemand.
