# Pictures of games: a moment, and the result as a card.

picture-at = Move { $n }
picture-open = all cards open
picture-seen-by = seen by { $name }
picture-comma = { $first }, { $last }
picture-and = { $first } and { $last }
picture-sentences = { $first } { $last }
picture-scores = { $first } to { $others }.
picture-points = Points: { $scores }.
picture-ten-next = Next in the deck
picture-ten-discard = Out of the game
picture-trick_later-aside = set aside
