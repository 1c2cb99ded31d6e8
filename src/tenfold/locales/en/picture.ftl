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

# What a link to a finished game says in a chat program

picture-link-game = A game of { $game } to look back at
picture-link-untold = How it ended is not told: see for yourself, move by move.
picture-link-result = { $game }: { $points }
picture-link-look-back = Look back at this game, move by move.
