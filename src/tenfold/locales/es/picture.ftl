# Imágenes de partidas: un momento, y el resultado como tarjeta.

picture-at = Jugada { $n }
picture-open = todas las cartas a la vista
picture-seen-by = visto por { $name }
picture-comma = { $first }, { $last }
picture-and = { $first } y { $last }
picture-sentences = { $first } { $last }
picture-scores = { $first } a { $others }.
picture-points = Puntos: { $scores }.
picture-ten-next = Siguientes del mazo
picture-ten-discard = Fuera del juego
picture-trick_later-aside = apartada

# What a link to a finished game says in a chat program

picture-link-game = Una partida de { $game } para ver
picture-link-untold = No se cuenta cómo acabó: míralo tú, jugada a jugada.
picture-link-result = { $game }: { $points }
picture-link-look-back = Mira esta partida, jugada a jugada.
