"""The turned sheet: whose turn it is, what has just happened, the cards drawn, an auction, and both totals."""

from __future__ import annotations

from tenfold.core.pictures import Moment
from tenfold.drawing import frame
from tenfold.drawing.letters import BOLD, measured
from tenfold.drawing.sheet import Sheet, numeral_width
from tenfold.games.ten.drawing.cards import TALL, chip_width, draw_card, draw_chip, draw_deck
from tenfold.games.ten.drawing.gauge import HEIGHT as GAUGE
from tenfold.games.ten.drawing.gauge import Gauge
from tenfold.games.ten.face.view import TenView

PAD = 24
CARD = 82
GAP = 8
TITLE = 108
LOT = 64
AUCTION = LOT * TALL + 22
AHEAD = 36
TAB_H = 30


def title_of(moment: Moment, view: TenView) -> str:
    if view.to_act is None:
        return moment.say("page-ten-over")
    name = moment.names[view.to_act]
    if view.phase == "draw":
        return moment.say("page-ten-turn-of", you="no", name=name)
    return moment.say("page-ten-waiting", phase=view.phase, name=name)


def stage_height(moment: Moment, view: TenView) -> float:
    auction = AUCTION if view.lot is not None else 0
    ahead = AHEAD if moment.laid_open else 0
    return TITLE + CARD * TALL + 20 + auction + ahead + GAUGE + 22


def draw_stage(sheet: Sheet, moment: Moment, view: TenView, x: float, y: float, width: float) -> None:
    theme = sheet.theme
    frame.turned(sheet, x, y, width, stage_height(moment, view))
    inner, room = x + PAD, width - 2 * PAD
    sheet.text(title_of(moment, view), inner, y + 43, 28, theme["on-turn"], BOLD, room=room)
    sheet.paragraph(moment.happened, inner, y + 67, 16, theme["on-turn-2"], room=room, most=2)
    y += TITLE
    draw_tableau(sheet, moment, view, inner, y, room)
    y += CARD * TALL + 20
    if moment.laid_open:
        draw_ahead(sheet, moment, inner, y, room)
        y += AHEAD
    if view.lot is not None:
        draw_auction(sheet, moment, view, inner, y, room)
        y += AUCTION
    bust = view.bust
    totals = (bust.net, bust.currency) if bust else (view.net, view.currency)
    shown = [*bust.cards, *view.tableau] if bust else view.tableau
    Gauge(sheet, shown, inner, y, x + width - inner).draw(*totals, bust.by if bust else None, moment.say)


def draw_tableau(sheet: Sheet, moment: Moment, view: TenView, x: float, y: float, room: float) -> None:
    """The deck with what is left in it, and the cards of this turn."""
    places = max(len(view.tableau), 6) + 1
    width = min(CARD, (room - 14 - GAP * (places - 1)) / places)
    draw_deck(sheet, view.deck, x, y, width)
    if not view.tableau and view.phase == "draw":
        sheet.text(
            moment.say("page-ten-nothing-drawn"), x + width + 28, y + 62, 16, sheet.theme["on-turn-2"], room=room - width - 28
        )
    x += width + GAP + 14
    for card in view.tableau:
        draw_card(sheet, card, moment.card_name(card), x, y, width)
        x += width + GAP


def draw_ahead(sheet: Sheet, moment: Moment, x: float, y: float, room: float) -> None:
    """What the deck would give next, as far as there is room."""
    word = moment.say("picture-ten-next")
    right = x + room
    x += sheet.text(word, x, y + 19, 15, sheet.theme["on-turn-2"], room=room / 3) + 12
    for card in moment.laid_open:
        if x + chip_width(card, 24) > right:
            return
        x += draw_chip(sheet, card, moment.card_name(card), x, y, 24) + 5


def draw_auction(sheet: Sheet, moment: Moment, view: TenView, x: float, y: float, room: float) -> None:
    """The lot, and what everybody has said so far."""
    theme, lot = sheet.theme, str(view.lot)
    draw_card(sheet, lot, moment.card_name(lot), x, y, LOT)
    right = x + room
    left = x = x + LOT + 18
    sheet.text(moment.say("page-ten-auction"), x, y + 20, 19, theme["on-turn"], BOLD, room=room - LOT - 18)
    y += 34
    for bid in view.bids:
        said = moment.say("page-ten-said-passed") if bid.amount is None else ""
        name = moment.names[bid.seat]
        wide = min(measured(name, 16, BOLD), 110) + 34 + (measured(said, 14) if said else numeral_width(bid.amount or 0, 17))
        if x + wide > right:
            x, y = left, y + TAB_H + 6
        draw_bid(sheet, name, said, bid.amount, x, y, wide)
        x += wide + 8


def draw_bid(sheet: Sheet, name: str, said: str, amount: int | None, x: float, y: float, width: float) -> None:
    """What somebody said, as a tab."""
    theme = sheet.theme
    sheet.rect(x, y, width, TAB_H, theme["turn-2"], 4)
    sheet.text(name, x + 11, y + 20.5, 16, theme["on-turn"], BOLD, room=110)
    if amount is None:
        sheet.text(said, x + width - 11, y + 20, 14, theme["on-turn-2"], room=width / 2, align=1)
    else:
        sheet.numeral(amount, x + width - 11, y + 6.5, 17, theme["on-turn"], align=1)
