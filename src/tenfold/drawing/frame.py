"""What every picture has around the game's own drawing: the ground, who and when, the seats, and the card of a result."""

from __future__ import annotations

from tenfold.core.pictures import Ending, Moment
from tenfold.drawing.letters import BOLD, cut, measured
from tenfold.drawing.look import Theme
from tenfold.drawing.sheet import MARK_HEIGHT, MARK_WIDTH, Sheet, numeral_width

WIDTH = 1200
MARGIN = 28
HEAD = 76
TAB = 10

CARD_WIDTH, CARD_HEIGHT = 1200, 630
CARD_MARGIN = 58
CARD_TEXT = 32
CARD_TITLE = 88
LONGEST_NAME = 560
CARD_GROUND = "turn"


def eyes_of(moment: Moment) -> str:
    """Who sees it so; nothing is said where all see alike."""
    if moment.laid_open is not None:
        return moment.say("picture-open")
    if moment.seat is None or moment.game.open_information:
        return ""
    return moment.say("picture-seen-by", name=moment.names[moment.seat])


def begun(moment: Moment) -> Sheet:
    """A sheet with the game's name on top, which moment it is, and whose eyes see it. It is as tall as it becomes."""
    theme = Theme(moment.theme)
    sheet = Sheet(WIDTH, HEAD, theme, theme["table"])
    sheet.mark(MARGIN, 22, 32, theme["ink"])
    x = MARGIN + 32 * MARK_WIDTH / MARK_HEIGHT + 14
    x += sheet.text(moment.game.title, x, 46, 24, theme["ink"], BOLD, room=500) + 14
    when = "" if moment.at is None else moment.say("picture-at", n=moment.at)
    note = moment.with_commas((when, eyes_of(moment)))
    sheet.text(note, x, 46, 17, theme["ink-2"], room=WIDTH - MARGIN - x)
    return sheet


def finished(sheet: Sheet, moment: Moment) -> str:
    return sheet.svg(f"{moment.game.title}: {', '.join(moment.names)}", moment.happened)


def turned(sheet: Sheet, x: float, y: float, width: float, height: float) -> None:
    """The turned sheet: the one block in inverted colours, with its tab."""
    ink = sheet.theme["turn"]
    sheet.rect(x, y, width, height, ink)
    sheet.polygon([(x, y), (x, y - TAB), (x + 52, y - TAB), (x + 68, y)], ink)


def seat_header(sheet: Sheet, name: str, x: float, y: float, width: float, *, turn: bool, score: int, note: str = "") -> None:
    """The name and the score of a seat, inverted where it is to move, and a note between them. It is 30 high."""
    theme = sheet.theme
    if turn:
        sheet.rect(x - 8, y, width + 16, 30, theme["turn"])
    ink = theme["on-turn" if turn else "ink"]
    room = width - numeral_width(score, 22) - 16
    room -= sheet.text(note, x + room, y + 21, 15, theme["on-turn-2" if turn else "ink-2"], room=room / 2, align=1) + 12
    sheet.text(name, x, y + 22, 19, ink, BOLD, room=room)
    sheet.numeral(score, x + width, y + 4, 22, ink, align=1)


def margin_of(ending: Ending) -> int | None:
    """How many points the winner is ahead; None where that says nothing: several won, or fewer points win."""
    outcome = ending.outcome
    others = [score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners]
    if len(outcome.winners) != 1 or not others:
        return None
    margin = outcome.scores[outcome.winners[0]] - max(others)
    return margin if margin >= 0 else None


def headline(ending: Ending) -> str:
    """Who won, and by how much; a name that would leave no room for that is cut."""
    winners = [cut(ending.names[seat], CARD_TITLE, BOLD, LONGEST_NAME) for seat in ending.outcome.winners]
    margin = margin_of(ending)
    if not winners:
        return ending.game.title
    if len(winners) > 1:
        return ending.say("page-result-shared", names=ending.listed(winners))
    if margin is None:
        return ending.say("page-won", n=1, names=winners[0])
    if margin == 0:
        return ending.say("page-result-tie", name=winners[0])
    return ending.say("page-result-by", name=winners[0], n=margin)


def scores_in_words(ending: Ending) -> str:
    """The winner's score and then the others', highest first."""
    scores = ending.outcome.scores
    first = [scores[seat] for seat in ending.outcome.winners]
    others = sorted((score for seat, score in enumerate(scores) if seat not in ending.outcome.winners), reverse=True)
    if not others or not first:
        return ending.say("picture-points", scores=ending.listed([str(score) for score in scores]))
    return ending.say("picture-scores", first=first[0], others=ending.listed([str(score) for score in others]))


def result_card(ending: Ending, note: str) -> Sheet:
    """The card of a result: its title, a line below, the mark, and room for the game from y = 250 on."""
    theme = Theme("light")
    sheet = Sheet(CARD_WIDTH, CARD_HEIGHT, theme, theme[CARD_GROUND])
    ink = theme["on-turn"]
    mark = 100 * MARK_WIDTH / MARK_HEIGHT
    right = CARD_WIDTH - CARD_MARGIN
    sheet.mark(right - mark, 44, 100, ink)
    sheet.text("Tenfold", right, 182, CARD_TEXT, ink, BOLD, room=mark + 40, align=1)
    room = right - mark - 40 - CARD_MARGIN
    title = headline(ending)
    size = max(CARD_TITLE * 0.6, min(CARD_TITLE, CARD_TITLE * room / measured(title, CARD_TITLE, BOLD)))
    sheet.text(title, CARD_MARGIN, 115, size, ink, BOLD, room=room, least=size)
    sheet.paragraph(note, CARD_MARGIN, 172, CARD_TEXT, theme["on-turn-2"], room=room, most=2)
    return sheet


def score_strips(sheet: Sheet, ending: Ending) -> None:
    """Everybody's points as strips of paper, the winner's first."""
    theme, scores, winners = sheet.theme, ending.outcome.scores, ending.outcome.winners
    places = sorted(range(len(scores)), key=lambda place: (place not in winners, -scores[place], place))
    pitch = min(82.0, 340 / len(places))
    left, right = CARD_MARGIN + 300, CARD_WIDTH - CARD_MARGIN - 110
    most = max(1, *(abs(score) for score in scores))
    for row, place in enumerate(places):
        y, high = 250 + row * pitch, pitch - 12
        size = min(40.0, high * 0.7)
        won = place in winners
        ink = theme["on-turn" if won else "on-turn-2"]
        sheet.text(ending.names[place], CARD_MARGIN, y + high / 2 + 12, CARD_TEXT, ink, BOLD, room=280, least=CARD_TEXT)
        sheet.rect(left, y, right - left, high, theme["turn-2"])
        draw_strip(sheet, left, y, (right - left) * max(scores[place], 0) / most, high, won)
        sheet.numeral(scores[place], CARD_WIDTH - CARD_MARGIN, y + (high - size) / 2, size, ink, align=1)


def draw_strip(sheet: Sheet, x: float, y: float, width: float, height: float, won: bool) -> None:
    """A ribbon: brass for who won, with its swallowtail."""
    if width <= 0:
        return
    tail = min(height * 0.26, width / 2)
    corners = [(x, y), (x + width, y), (x + width - tail, y + height / 2), (x + width, y + height), (x, y + height)]
    sheet.polygon(corners, sheet.theme["brass" if won else "on-turn-2"])
