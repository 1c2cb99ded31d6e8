"""The stage of 10 Trick Later, on the sheet that is turned over: the running trick, its attack, your hand in a pocket."""

from __future__ import annotations

from rich.text import Text

from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.help.reckoning import Standing, infected, standing
from tenfold.tui.shell.blocks import Block, beside, columns, fit, line
from tenfold.tui.shell.paper import KEY, TURN_DIM, Paper
from tenfold.tui.shell.prose import wrapped
from tenfold.tui.shell.screen import Scene
from tenfold.tui.shell.words import say
from tenfold.tui.trick_later.cards import FRONT, INKS, ON_TORN, card_block, chip, chips, face
from tenfold.tui.trick_later.row import very_roomy

CARD = 5
NAME_MOST = 14
PANEL_MOST = 40


def large(paper: Paper) -> bool:
    """Whether cards are drawn as cards."""
    return very_roomy(paper) and paper.colour and paper.unicode


def about(seat: int, scene: Scene) -> dict[str, str]:
    """For sentences that speak to you or of another."""
    return {"who": "you" if seat == scene.seat else "other", "name": scene.names[seat]}


def called(seat: int, scene: Scene) -> str:
    return say("tl-you") if seat == scene.seat else scene.names[seat]


def seats_in_order(view: TrickLaterView) -> list[int]:
    return [(view.leader + turn) % len(view.players) for turn in range(len(view.players))]


def note_below(seat: int, played: bool, trick: Standing | None, view: TrickLaterView) -> str:
    if trick is not None and trick.seat == seat:
        return say("tl-holds")
    if played:
        return ""
    return say("tl-turn") if seat == view.to_act else say("tl-to-play")


def small_trick(view: TrickLaterView, scene: Scene, width: int, paper: Paper) -> Block:
    """The trick in one line, in the order played."""
    trick, cards = standing(view), {play.seat: play.card for play in view.table}
    parts = []
    for seat in seats_in_order(view):
        card = chip(cards[seat], paper, edged=True) if seat in cards else line((paper.glyph(" ·· ", " .. "), TURN_DIM))
        held = trick is not None and trick.seat == seat
        parts.append(line(card, " ", (called(seat, scene), "bold" if held else ""), f" {say('tl-holds')}" if held else ""))
    in_one_line = Text("  ").join(parts)
    return [in_one_line] if in_one_line.cell_len <= width else columns(parts, width, gap=2)


def trick_place(seat: int, card: str | None, scene: Scene, view: TrickLaterView) -> Block:
    """A card of the trick or the place for one, and below it whose it is."""
    trick = standing(view)
    held = trick is not None and trick.seat == seat
    drawn = empty_place() if card is None else card_block(card)
    name = line((called(seat, scene), "bold" if held else ""))
    return [*drawn, name, line((note_below(seat, card is not None, trick, view), "bold" if held else TURN_DIM))]


def empty_place() -> Block:
    return [line((part, TURN_DIM)) for part in ("┌╌╌╌┐", "╎   ╎", "└╌╌╌┘")]


def large_trick(view: TrickLaterView, scene: Scene, width: int) -> Block:
    """The trick as cards, and beside it what it would cost."""
    cards = {play.seat: play.card for play in view.table}
    cell = min(NAME_MOST, width // (len(view.players) + 2))
    places = [trick_place(seat, cards.get(seat), scene, view) for seat in seats_in_order(view)]
    drawn = beside([[fit(text, cell) for text in block] for block in places])
    room = min(PANEL_MOST, width - drawn[0].cell_len - 1)
    return beside([drawn, panel(standing(view), scene, room)])


def attack_in_words(trick: Standing, scene: Scene) -> str:
    key = "tl-no-attack" if trick.level is None else "tl-at-risk"
    return say(key, n=len(trick.at_risk), **about(trick.seat, scene))


def small_attack(trick: Standing | None, scene: Scene, width: int, paper: Paper) -> Block:
    """The attack in one line, or in two where many are at risk."""
    if trick is None:
        return []
    attack = line(attack_in_words(trick, scene))
    if trick.level is None:
        return [attack]
    attack = line((f" {say('tl-level', n=trick.level)} ", f"bold {ON_TORN}"), " ", attack)
    hit = chips(trick.at_risk, paper)
    return [line(attack, " ", hit)] if attack.cell_len + hit.cell_len < width else [attack, hit]


def panel(trick: Standing | None, scene: Scene, width: int) -> Block:
    """The attack on torn paper; plain words where there is none."""
    if trick is None:
        return [Text()]
    words = wrapped(Text(attack_in_words(trick, scene)), width - 2)
    if trick.level is None:
        return [Text(), *words]
    hit = [line(*((f"{INKS[card[0]].shape}{card[1]} ", INKS[card[0]].paper) for card in trick.at_risk))]
    tear = line(("◢◣" * (width // 2), INKS["i"].paper))
    lines = [line((say("tl-level", n=trick.level), "bold")), *words, *(hit if trick.at_risk else [])]
    return [tear, *(line(" ", fit(text, width // 2 * 2 - 2), " ", style=ON_TORN) for text in lines)]


def why(view: TrickLaterView) -> str:
    """L3.2, L3.3, L3.4: what may be played, and why."""
    hand = view.hand or []
    torn = [card for card in hand if infected(card)]
    if not view.table:
        return say("tl-why-lead", held="all" if len(torn) == len(hand) else "some" if torn else "none", open=str(view.unlocked))
    lead = view.table[0].card
    if infected(lead):
        return say("tl-why-infected")
    same = sum(1 for card in hand if card[0] == lead[0])
    return say("tl-why-follow", colour=lead[0], n=min(same, 2), infected="some" if torn else "none")


def keys_of(scene: Scene) -> dict[str, str]:
    """The cards that may be played or given, each with its number."""
    words = {str(n): action.split() for n, action in scene.menu.numbers.items()}
    return {action[1]: n for n, action in words.items() if len(action) > 1}


def small_card(card: str, key: str | None, asked: bool, paper: Paper) -> Block:
    """A card of two lines: what may be played stands up and shows its number, the rest stays down."""
    if key is None:
        return [line(" " * 4), chip(card, paper, edged=True, faded=asked)]
    number = line((f"{key:^4}", KEY if paper.colour else "bold"))
    return [chip(card, paper, edged=True) if paper.colour else line((f"[{face(card, paper)}]", "bold")), number]


def large_card(card: str, key: str | None, asked: bool) -> Block:
    """A card in the pocket; one that may be played stands a line higher, and the front shows its number."""
    block = card_block(card, faded=asked and key is None)
    if key is None:
        return [line(" " * CARD), *block[:2], line((" " * CARD, f"on {FRONT}"))]
    return [*block, line((" ", f"on {FRONT}"), (f"{key:^3}", KEY), (" ", f"on {FRONT}"))]


def pocket(scene: Scene, hand: list[str], width: int, paper: Paper) -> Block:
    """The hand, in as many rows as it takes."""
    keys = keys_of(scene)
    asked = bool(keys)
    if large(paper):
        blocks = [large_card(card, keys.get(card), asked) for card in hand]
    else:
        blocks = [small_card(card, keys.get(card), asked, paper) for card in hand]
    per_row = max(1, (width + 1) // (blocks[0][0].cell_len + 1))
    rows = [beside(blocks[at : at + per_row]) for at in range(0, len(blocks), per_row)]
    return [text for row in rows for text in (fronted(row, width) if large(paper) else row)]


def fronted(row: Block, width: int) -> Block:
    """The front of the pocket is one strip."""
    *cards, front = row
    return [*cards, line(fit(front, width), style=f"on {FRONT}")]
