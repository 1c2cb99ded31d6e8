"""The middle of the table: what is to be done, the trick with everybody's card at their place, the attack, and the hand."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.core.pictures import Moment
from tenfold.drawing import frame
from tenfold.drawing.letters import BOLD
from tenfold.drawing.sheet import Sheet
from tenfold.games.trick_later.drawing.figures import CORNER, TALL, draw_card, draw_chip
from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.help.reckoning import Standing, standing

TITLE = 92
CARD = 92
PITCH = 128
TAG = 20
NAME = 24
# Where everybody sits around the trick: one below, the others clockwise from the left; in steps from the middle.
AROUND = {3: [(0.0, 0.5), (-1.0, -0.25), (1.0, -0.25)], 4: [(0.0, 0.52), (-1.0, 0.0), (0.0, -0.52), (1.0, 0.0)]}
ROOM = {3: 306, 4: 366}
ATTACK = 86
EDGE = (9, 0, 8, 2, 9, 0, 7, 1, 9, 2, 8, 0, 9, 1, 8, 2, 9, 0, 7, 1, 9)
HELD = 88
POCKET = 34
HAND = HELD * TALL + POCKET + 16
OPEN = 42
OPEN_ROW = OPEN * TALL + 12


def height_of(moment: Moment, view: TrickLaterView) -> float:
    """How much the middle of the table takes."""
    needed = TITLE + 12 + trick_height(len(view.players)) + 12 + ATTACK
    if moment.laid_open is not None:
        return needed + 12 + len(view.players) * OPEN_ROW
    return needed + (frame.TAB + HAND + 18 if view.hand is not None else 0)


def draw_table(sheet: Sheet, moment: Moment, view: TrickLaterView, x: float, y: float, width: float, spare: float) -> None:
    """The middle of the table from top to bottom; what is to spare goes around the trick."""
    held = standing(view)
    draw_title(sheet, moment, view, x, y, width)
    y += TITLE + 12 + spare / 2
    draw_trick(sheet, moment, view, held, x, y, width)
    y += trick_height(len(view.players)) + 12 + spare / 2
    draw_attack(sheet, moment, view, held, x, y, width)
    y += ATTACK
    if moment.laid_open is not None:
        draw_hands(sheet, moment, moment.laid_open, x, y + 12, width)
    elif view.hand is not None:
        draw_pocket(sheet, moment, view.hand, view.gave, x, y + frame.TAB, width)


def draw_hands(sheet: Sheet, moment: Moment, hands: Sequence[Sequence[str]], x: float, y: float, width: float) -> None:
    """Everybody's cards, where they lie open."""
    for place, hand in enumerate(hands):
        ink = sheet.theme["ink" if place == moment.view.to_act else "ink-2"]
        sheet.text(moment.names[place], x, y + OPEN_ROW / 2, 17, ink, BOLD, room=110)
        for at, card in enumerate(hand):
            draw_card(sheet, card, moment.card_name(card), x + 122 + at * (OPEN + 6), y, OPEN)
        y += OPEN_ROW


def title_of(moment: Moment, view: TrickLaterView) -> str:
    if view.to_act is None:
        return moment.say("page-trick_later-over")
    return moment.say("page-trick_later-turn-of", phase=view.phase, name=moment.names[view.to_act])


def where(moment: Moment, view: TrickLaterView) -> str:
    parts = [moment.say("page-trick_later-where", round=view.round, trick=view.trick)]
    if view.out is not None:
        parts.append(moment.say("page-trick_later-out", colour=view.out))
    return moment.with_commas(parts)


def draw_title(sheet: Sheet, moment: Moment, view: TrickLaterView, x: float, y: float, width: float) -> None:
    theme = sheet.theme
    said = sheet.text(where(moment, view), x + width, y + 30, 17, theme["ink-2"], room=width * 0.45, align=1)
    sheet.text(title_of(moment, view), x, y + 30, 28, theme["ink"], BOLD, room=width - said - 20)
    sheet.paragraph(moment.happened, x, y + 54, 16, theme["ink-2"], room=width, most=2)


def trick_height(players: int) -> float:
    return ROOM[players] + NAME


def draw_trick(
    sheet: Sheet, moment: Moment, view: TrickLaterView, held: Standing | None, x: float, y: float, width: float
) -> None:
    players, below = len(view.players), moment.seat or 0
    middle, half = x + width / 2, y + ROOM[players] / 2
    for place in range(players):
        right, down = AROUND[players][(place - below) % players]
        left, top = middle + right * PITCH - CARD / 2, half + down * (CARD * TALL + NAME + 34) - CARD * TALL / 2
        draw_place(sheet, moment, view, place, left, top, held is not None and held.seat == place)
        ink = sheet.theme["ink" if place == view.to_act else "ink-2"]
        sheet.text(moment.names[place], left + CARD / 2, top + CARD * TALL + 18, 16, ink, BOLD, room=PITCH - 4, align=0.5)


def draw_place(sheet: Sheet, moment: Moment, view: TrickLaterView, place: int, x: float, y: float, holds: bool) -> None:
    """Somebody's card in the trick, or the place for it."""
    theme, high = sheet.theme, CARD * TALL
    card = next((play.card for play in view.table if play.seat == place), None)
    if card is None:
        draw_hole(sheet, moment, place == view.to_act and view.phase == "play", x, y)
        return
    draw_card(sheet, card, moment.card_name(card), x, y, CARD)
    if place == view.leader:
        wide = CARD * 0.6
        sheet.rect(x + (CARD - wide) / 2, y - 12, wide, TAG, theme["table"], 2)
        sheet.frame(x + (CARD - wide) / 2, y - 12, wide, TAG, theme["ink"], 1.5, 2)
        word = moment.say("page-trick_later-led")
        sheet.text(word, x + CARD / 2, y + 2.5, 14, theme["ink"], BOLD, room=wide - 6, align=0.5)
    if holds:
        sheet.rect(x, y + high - TAG, CARD, TAG, theme["ink"], CORNER)
        sheet.rect(x, y + high - TAG, CARD, TAG / 2, theme["ink"])
        word = moment.say("page-trick_later-holds")
        sheet.text(word, x + CARD / 2, y + high - 5.5, 14, theme["table"], BOLD, room=CARD - 6, align=0.5)


def draw_hole(sheet: Sheet, moment: Moment, now: bool, x: float, y: float) -> None:
    theme = sheet.theme
    if not now:
        sheet.frame(x, y, CARD, CARD * TALL, theme["line-ui"], 2, CORNER, dash="7 6")
        return
    sheet.frame(x, y, CARD, CARD * TALL, theme["ink"], 3, CORNER)
    word = moment.say("page-trick_later-thinks")
    sheet.text(word, x + CARD / 2, y + CARD * TALL / 2 + 5, 16, theme["ink"], BOLD, room=CARD - 12, align=0.5)


def attack_words(moment: Moment, view: TrickLaterView, held: Standing | None) -> str:
    if held is None:
        return moment.say("page-trick_later-may-lead" if view.unlocked else "page-trick_later-may-not-lead")
    name = moment.names[held.seat]
    if held.by == "nine":
        cards = {"card": moment.card_name(held.card), "beaten": moment.card_name(held.beaten or held.card)}
        return moment.say("page-trick_later-nine", you="no", name=name, **cards)
    if held.level is None:
        return moment.say("page-trick_later-no-attack", you="no", name=name)
    return moment.say("page-trick_later-would-hit", you="no", name=name, n=len(held.at_risk))


def draw_attack(
    sheet: Sheet, moment: Moment, view: TrickLaterView, held: Standing | None, x: float, y: float, width: float
) -> None:
    """What the trick is about: who holds it, and whom its infected would hit."""
    theme, high = sheet.theme, ATTACK - 14
    level = held.level if held is not None else None
    words = attack_words(moment, view, held)
    if level is None:
        sheet.rect(x, y + 9, width, high - 9, theme["slot"])
        sheet.text(words, x + 18, y + 47, 17, theme["ink-2"], room=width - 36)
        return
    edge = [(x + at * width / (len(EDGE) - 1), y + depth) for at, depth in enumerate(EDGE)]
    sheet.polygon([*edge, (x + width, y + high), (x, y + high)], theme["inf"])
    sheet.numeral(level, x + 20, y + 20, 40, theme["inf-ink"])
    sheet.text(moment.say("page-trick_later-level"), x + 66, y + 34, 19, theme["inf-ink"], BOLD, room=width - 84)
    risk = held.at_risk if held is not None else []
    room = width - 84 - len(risk) * 34
    left = x + 66 + sheet.text(words, x + 66, y + 58, 16, theme["inf-ink"], room=room) + 10
    for card in risk:
        left += draw_chip(sheet, card, moment.card_name(card), left, y + 42, 22, once=False) + 5


def draw_pocket(sheet: Sheet, moment: Moment, hand: Sequence[str], gave: str | None, x: float, y: float, width: float) -> None:
    """The hand of whoever sees it so, in its pocket; turned where it is their turn."""
    theme, mine = sheet.theme, moment.view.to_act == moment.seat
    if mine:
        frame.turned(sheet, x, y, width, HAND)
    else:
        sheet.rect(x, y, width, HAND, theme["sheet"])
    pitch = min(HELD + 8, (width - 32 - HELD) / max(len(hand) - 1, 1))
    left = x + (width - pitch * (len(hand) - 1) - HELD) / 2
    for at, card in enumerate(hand):
        draw_card(sheet, card, moment.card_name(card), left + at * pitch, y + 14, HELD)
    sheet.rect(x, y + HAND - POCKET, width, POCKET, theme["turn-2" if mine else "slot"])
    ink = theme["on-turn" if mine else "ink"]
    name = moment.names[moment.seat or 0]
    sheet.text(name, x + 18, y + HAND - 11, 17, ink, BOLD, room=width / 2)
    if gave is not None:
        word, right = moment.say("picture-trick_later-aside"), x + width - 54
        draw_chip(sheet, gave, moment.card_name(gave), right, y + HAND - 28, 22)
        sheet.text(word, right - 10, y + HAND - 12, 15, ink, room=width / 2 - 40, align=1)
