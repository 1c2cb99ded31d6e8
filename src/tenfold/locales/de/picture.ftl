# Bilder von Spielen: ein Augenblick, und das Ergebnis als Karte.

picture-at = Zug { $n }
picture-open = alle Karten offen
picture-seen-by = gesehen von { $name }
picture-comma = { $first }, { $last }
picture-and = { $first } und { $last }
picture-sentences = { $first } { $last }
picture-scores = { $first } zu { $others }.
picture-points = Punkte: { $scores }.
picture-ten-next = Als Nächstes im Stapel
picture-ten-discard = Aus dem Spiel
picture-trick_later-aside = beiseite gelegt
