"""How 10 Trick Later is drawn: the trick, the attack and the hand at the left, the boards at the right."""

from __future__ import annotations

from typing import Any, cast

from tenfold.core.game import Position
from tenfold.core.pictures import Drawing, Ending, Moment
from tenfold.drawing import frame
from tenfold.drawing.sheet import Sheet
from tenfold.games.trick_later.cards import write_set
from tenfold.games.trick_later.drawing import table
from tenfold.games.trick_later.drawing.board import board_height, draw_board
from tenfold.games.trick_later.drawing.result import draw_result
from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.help.reckoning import standing

TABLE = 600
BOARDS = 500


class TrickLaterDrawing(Drawing):
    def hidden(self, position: Position[Any]) -> list[list[str]]:
        """Everybody's hand."""
        s = position.state
        return [write_set(s.hand[p]) for p in range(s.players)]

    def moment(self, moment: Moment) -> str:
        view = cast(TrickLaterView, moment.view)
        sheet = frame.begun(moment)
        boards = len(view.players) * board_height()
        needed = table.height_of(moment, view)
        self.draw_boards(sheet, moment, view)
        table.draw_table(sheet, moment, view, frame.MARGIN, frame.HEAD, TABLE, spare=max(0.0, boards - needed))
        sheet.height = frame.HEAD + max(needed, boards) + frame.MARGIN - 18
        return frame.finished(sheet, moment)

    def draw_boards(self, sheet: Sheet, moment: Moment, view: TrickLaterView) -> None:
        """Whoever looks comes first."""
        held, players = standing(view), len(view.players)
        for at in range(players):
            place = ((moment.seat or 0) + at) % players
            risk = held.at_risk if held is not None and held.seat == place else []
            x, y = frame.WIDTH - frame.MARGIN - BOARDS, frame.HEAD + at * board_height()
            draw_board(sheet, moment, place, risk, x, y, BOARDS)

    def result(self, ending: Ending) -> str:
        return draw_result(ending)


DRAWING = TrickLaterDrawing()
