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

# What a link to a finished game says in a chat program

picture-link-game = Eine Partie { $game } zum Ansehen
picture-link-untold = Wie sie ausging, wird nicht verraten: sieh selbst, Zug für Zug.
picture-link-result = { $game }: { $points }
picture-link-look-back = Sieh dir diese Partie an, Zug für Zug.
