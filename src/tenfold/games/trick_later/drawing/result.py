"""The result of 10 Trick Later as a card: everybody's rounds as strips of paper, and what decided."""

from __future__ import annotations

from typing import cast

from tenfold.core.pictures import Ending
from tenfold.drawing import frame
from tenfold.drawing.letters import BOLD
from tenfold.drawing.sheet import Sheet, numeral_width
from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.help.decided import Decided, DecidedByRound, DecidedByTie, DecidedByTrick

TOP, ROOM = 262, 330
NAMES = 270


def decided_in_words(ending: Ending, decided: Decided | None) -> str:
    if isinstance(decided, DecidedByTrick):
        return ending.say("page-trick_later-decided-trick", round=decided.round, trick=decided.trick)
    if isinstance(decided, DecidedByRound):
        return ending.say("page-trick_later-decided-round", round=decided.round)
    if isinstance(decided, DecidedByTie):
        return ending.say("page-trick_later-decided", decided=ending.outcome.decided, side=decided.side)
    return ""


def rounds_of(ending: Ending, place: int) -> list[int]:
    """The points of the rounds; of a very long game the first ones together."""
    player = cast(TrickLaterView, ending.view).players[place]
    earlier = player.total - sum(player.rounds)
    return [earlier, *player.rounds] if earlier else player.rounds


def draw_rounds(sheet: Sheet, rounds: list[int], x: float, y: float, unit: float, height: float, won: bool) -> None:
    """A strip that grows with every round, and carries what it brought."""
    theme, total = sheet.theme, 0
    frame.draw_strip(sheet, x, y, sum(rounds) * unit, height, won)
    for points in rounds:
        left, wide = x + total * unit, points * unit
        size = min(40.0, height * 0.62)
        if total and points:
            sheet.rect(left - 1, y, 2, height, theme["turn"])
        if wide > numeral_width(points, size) + height * 0.4:
            sheet.numeral(points, left + wide / 2 - height * 0.06, y + (height - size) / 2, size, theme["card-ink"], align=0.5)
        total += points


def draw_result(ending: Ending) -> str:
    scores, winners = ending.outcome.scores, ending.outcome.winners
    said = [frame.scores_in_words(ending), decided_in_words(ending, ending.decided)]
    note = ending.in_a_row(said)
    sheet = frame.result_card(ending, note)
    places = sorted(range(len(scores)), key=lambda place: (place not in winners, -scores[place], place))
    pitch = ROOM / len(places)
    left, right = frame.CARD_MARGIN + NAMES, frame.CARD_WIDTH - frame.CARD_MARGIN - 110
    unit = (right - left) / max(1, *scores)
    for row, place in enumerate(places):
        y, high = TOP + row * pitch, pitch - 12
        won = place in winners
        ink = sheet.theme["on-turn" if won else "on-turn-2"]
        size = frame.CARD_TEXT
        sheet.text(ending.names[place], frame.CARD_MARGIN, y + high / 2 + 11, size, ink, BOLD, room=NAMES - 24, least=size)
        sheet.rect(left, y, right - left, high, sheet.theme["turn-2"])
        draw_rounds(sheet, rounds_of(ending, place), left, y, unit, high, won)
        sheet.numeral(scores[place], frame.CARD_WIDTH - frame.CARD_MARGIN, y + high / 2 - 24, 48, ink, align=1)
    return sheet.svg(frame.headline(ending), note)
