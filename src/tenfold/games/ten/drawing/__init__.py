"""How TEN is drawn: the stage and the market at the left, the players at the right."""

from __future__ import annotations

from typing import Any, cast

from tenfold.core.game import Position
from tenfold.core.pictures import Drawing, Ending, Moment
from tenfold.drawing import frame
from tenfold.games.ten.cards import write_cards
from tenfold.games.ten.drawing.market import discard_height, draw_discard, draw_market, market_height
from tenfold.games.ten.drawing.result import draw_result
from tenfold.games.ten.drawing.seats import draw_seat, row_for, seat_height
from tenfold.games.ten.drawing.stage import draw_stage, stage_height
from tenfold.games.ten.face.view import TenView

STAGE = 664
SEATS = 436
BETWEEN = 20
LOWEST_ROW, TALLEST_ROW = 30, 44


class TenDrawing(Drawing):
    def hidden(self, position: Position[Any]) -> list[str]:
        """The order of the deck, which nobody knows."""
        s = position.state
        return write_cards(s.deck[s.deck_at : s.deck_size])

    def moment(self, moment: Moment) -> str:
        view = cast(TenView, moment.view)
        sheet, top = frame.begun(moment), frame.HEAD + frame.TAB
        stage = stage_height(moment, view)
        discard = discard_height(moment, view, STAGE)
        seats = len(view.players)
        left = stage + BETWEEN + market_height(LOWEST_ROW) + discard
        row = row_for(left, seats)
        height = max(left, seats * seat_height(row))
        market_row = min(TALLEST_ROW, LOWEST_ROW + (height - left) / 4)
        draw_stage(sheet, moment, view, frame.MARGIN, top, STAGE)
        y = top + stage + BETWEEN
        draw_market(sheet, moment, view, frame.MARGIN, y, STAGE, market_row)
        draw_discard(sheet, moment, view, frame.MARGIN, y + market_height(market_row), STAGE)
        first = moment.seat or 0
        for at in range(seats):
            place = (first + at) % seats
            y = top - frame.TAB + at * seat_height(row)
            draw_seat(sheet, moment, place, view.players[place], frame.WIDTH - frame.MARGIN - SEATS, y, SEATS, row)
        sheet.height = top + height + frame.MARGIN - 8
        return frame.finished(sheet, moment)

    def result(self, ending: Ending) -> str:
        return draw_result(ending, cast(TenView, ending.view).players[ending.place])


DRAWING = TenDrawing()
