"""What drawings of games are made with: the look of the page as data, words as outlines, a sheet to draw on, PNG and GIF.

A game's own drawing lives in its own package and registers by entry point (`tenfold.drawings`); what it must do is
`tenfold.core.pictures.Drawing`, and `tenfold.draw` is how one asks for a picture.
"""

from tenfold.core.pictures import draw, draw_moment, draw_result
from tenfold.drawing.pixels import to_gif, to_png

__all__ = ["draw", "draw_moment", "draw_result", "to_gif", "to_png"]
