"""A player's board: waiting above the line, the track, the rescued below it, the lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tenfold.core.pictures import Moment
from tenfold.drawing import frame
from tenfold.drawing.letters import BOLD, LIGHT
from tenfold.drawing.sheet import Sheet
from tenfold.games.trick_later.drawing.figures import DOLL_H, DOLL_W, draw_doll
from tenfold.games.trick_later.face.view import Player, TrickLaterView
from tenfold.games.trick_later.help.reckoning import needed, points_now

LABEL = 86
DOLL = 44
SIDE = DOLL * DOLL_H / DOLL_W
TRACK = 26
PLACES = 9
HEADER = 38
BELOW = 18
LOST = 96


def board_height() -> float:
    return HEADER + 2 * SIDE + TRACK + 26 + BELOW


def notes(moment: Moment, player: Player) -> str:
    """Beside the name: the cards in hand, and the points of this round if it ended now."""
    if moment.view.to_act is None:
        return ""
    cards = moment.say("page-trick_later-cards", n=player.hand) if player.hand else ""
    now = moment.say("page-trick_later-now", n=points_now(player))
    return moment.with_commas((cards, now))


def draw_board(sheet: Sheet, moment: Moment, place: int, risk: Sequence[str], x: float, y: float, width: float) -> None:
    view = cast(TrickLaterView, moment.view)
    player = view.players[place]
    turn = view.to_act == place
    frame.seat_header(sheet, moment.names[place], x, y, width, turn=turn, score=player.total, note=notes(moment, player))
    y += HEADER
    left, room = x + LABEL, width - LABEL
    label(sheet, moment.say("page-trick_later-waiting"), x, y + SIDE - 6)
    draw_side(sheet, moment, player.upper, risk, left, y, room, 7)
    y += SIDE + 1
    sheet.rect(left, y, room, 2, sheet.theme["line-ui"])
    y += 11
    label(sheet, moment.say("page-trick_later-track"), x, y + 18)
    draw_track(
        sheet, player.track, needed(player.upper, view.options) if moment.view.to_act is not None else None, left, y, room
    )
    y += TRACK + 6
    label(sheet, moment.say("page-trick_later-rescued"), x, y + SIDE - 6)
    draw_side(sheet, moment, player.lower, (), left, y, room - LOST, 0)
    draw_lost(sheet, moment.say("page-trick_later-lost", n=player.lost), player.lost, x + width, y + SIDE - 11)


def label(sheet: Sheet, word: str, x: float, y: float) -> None:
    sheet.text(word, x, y, 15, sheet.theme["ink-2"], room=LABEL - 8)


def draw_side(
    sheet: Sheet, moment: Moment, cards: Sequence[str], risk: Sequence[str], x: float, y: float, room: float, gap: float
) -> None:
    """Those who wait, or the chain of the rescued, hand in hand. They shrink until all of them fit."""
    if not cards:
        sheet.text(moment.say("page-trick_later-nobody"), x, y + SIDE - 6, 15, sheet.theme["ink-2"], room=room)
        return
    width = min(DOLL, (room - gap * (len(cards) - 1)) / len(cards))
    for at, card in enumerate(cards):
        name, at_risk = moment.card_name(card), card in risk
        name = moment.say("page-trick_later-at-risk", card=name) if at_risk else name
        draw_doll(sheet, card, name, x + at * (width + gap), y + SIDE - width * DOLL_H / DOLL_W, width, at_risk)


def draw_track(sheet: Sheet, at: int, rescues: int | None, x: float, y: float, room: float) -> None:
    """A strip drawn out to where the track stands, and a peg on the value that rescues the next survivor."""
    theme, wide = sheet.theme, room / PLACES
    for place in range(PLACES):
        sheet.rect(x + place * wide + 0.5, y, wide - 1, TRACK, theme["slot"])
    end = x + (at + 1) * wide
    sheet.polygon([(x, y), (end - 8, y), (end, y + TRACK / 2), (end - 8, y + TRACK), (x, y + TRACK)], theme["ink"])
    if rescues is not None:
        left = x + rescues * wide
        sheet.frame(left + 0.5, y, wide - 1, TRACK, theme["ink"], 2)
        sheet.polygon([(left + wide / 2 - 6, y), (left + wide / 2, y - 7), (left + wide / 2 + 6, y)], theme["ink"])
    for place in range(PLACES):
        ink = theme["table"] if place <= at else theme["ink" if place == rescues else "ink-2"]
        weight = BOLD if place in (at, rescues) else LIGHT
        sheet.text(str(place), x + (place + 0.46) * wide, y + 18.5, 15, ink, weight, room=wide, align=0.5)


def draw_lost(sheet: Sheet, word: str, lost: int, right: float, middle: float) -> None:
    """The lost: face down, purple."""
    theme = sheet.theme
    wide = sheet.text(word, right, middle + 5, 15, theme["ink" if lost else "ink-2"], BOLD if lost else LIGHT, room=66, align=1)
    x, y = right - wide - 26, middle - 10
    if lost:
        sheet.rect(x + 4, y + 3, 14, 19, theme["inf-d"], 2)
        sheet.rect(x, y, 15, 20, theme["inf"], 2)
        sheet.frame(x, y, 15, 20, theme["inf-edge"], 1.5, 2)
    else:
        sheet.frame(x, y, 15, 20, theme["line-ui"], 1.5, 2)
