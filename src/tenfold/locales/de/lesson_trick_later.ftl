# The guided first game of 10 Trick Later: one short sentence for each new thing. Who it happened to may be anybody.

trick_later-lesson-exchange = Du hast keine Infizierten: *Tausche* eine Karte gegen die Infizierte 8, wenn du magst.
trick_later-lesson-give = *Gib* eine Karte ab: Sie kommt verdeckt beiseite.
trick_later-lesson-lead = *Spiel* eine Karte an: Die anderen bedienen ihre Farbe, und die höchste davon holt den Stich.
trick_later-lesson-trick = Wer einen Stich holt, legt dessen Überlebende zu den eigenen *Wartenden*.
trick_later-lesson-track = Wer einen Stich nicht holt, steigt auf der eigenen *Leiste* um die gespielte Karte.
trick_later-lesson-follow = *Bediene* die angespielte Farbe: Ab zwei Karten davon musst du.
trick_later-lesson-one = Die *1 neben der 8* ihrer Farbe zählt als 9 und holt den Stich.
trick_later-lesson-rescue = *Gerettet*: Erreicht die Leiste die niedrigste wartende Karte, ist diese sicher, und die Leiste sinkt um ihren Wert.
trick_later-lesson-infected = *Spiel Infizierte*, wo du nicht bedienen musst, und hoffe, dass jemand anderes den Stich holt.
trick_later-lesson-attack = Die Infizierten *greifen an*, wer den Stich holt: Alle Wartenden dort bis zu ihrer Summe sind verloren, und die Leiste geht auf 0.
trick_later-lesson-win = *Hol diesen Stich*: Deine Leiste steht hoch, also sind die niedrigen Überlebenden darin bald gerettet.
trick_later-lesson-half = *Zehn Stiche* sind eine Runde: Rette, was du in den übrigen retten kannst.
trick_later-lesson-round = Die Runde ist zu Ende: *1 Punkt für jede gerettete Karte*, 3 für eine Leiste auf 8, minus 1 für jede verlorene.
trick_later-lesson-bye = *Das ist 10 Trick Later*: Ab zehn Punkten gewinnt die höchste Summe, sonst folgt noch eine Runde.
