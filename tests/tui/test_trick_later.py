"""10 Trick Later in the terminal: whole games with the real command, and what is drawn at every decision."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tenfold.core.game import Position
from tenfold.core.record import Record, read_record
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.cards import CARDS
from tenfold.games.trick_later.face.view import PlayedCard, TrickLaterView
from tenfold.games.trick_later.help.reckoning import (
    attack_level,
    most_held,
    needed,
    points_now,
    prospect,
    rescue,
    standing,
    unseen,
)
from tenfold.games.trick_later.rules.state import Phase, TrickLaterState
from tenfold.tui.shell.menu import Menu
from tenfold.tui.shell.paper import Paper
from tenfold.tui.shell.screen import Scene
from tenfold.tui.trick_later.screen import TrickLaterScreen, trick_later_view
from tenfold.tui.trick_later.stage import keys_of, why
from tests.tui.conftest import Conversation, Play, save_of
from tests.tui.test_screen import drawn, scenes

Talk = Callable[..., Conversation]
SCREEN = TrickLaterScreen()
SMALL = Paper(width=80, height=24, unicode=True, colour=True, live=True)
PAPERS = [
    SMALL,
    Paper(width=80, height=34, unicode=True, colour=True, live=True),
    Paper(width=80, height=40, unicode=True, colour=True, live=True),
    Paper(width=80, height=40, unicode=False, colour=False, live=True),
    Paper(width=100, height=40, unicode=True, colour=True, live=True),
    Paper(width=120, height=50, unicode=True, colour=True, live=True),
    Paper(width=40, height=24, unicode=False, colour=False, live=False),
]
ASCII = Paper(width=80, height=24, unicode=False, colour=False, live=False)
CARD = re.compile(r"(?<!\w)[rgybi][0-8](?!\w)")
HEADS = (" Your turn", " Exchange?", " Give a card")


def saved(folder: Path) -> Record:
    return read_record(save_of(folder, "trick_later").read_text(encoding="utf-8"))


def text_of(scene: Scene, paper: Paper = ASCII) -> str:
    return "\n".join(drawn(SCREEN, scene, paper))


def view_of(position: Position[TrickLaterState], seat: int = 0) -> TrickLaterView:
    view = position.view(seat)
    assert isinstance(view, TrickLaterView)
    return view


def made_view(hand: list[str], table: list[tuple[int, str]], upper: dict[int, list[str]], **changes: object) -> TrickLaterView:
    """A position as seat 0 sees it, with these cards in hand, on the table and waiting; seat 0 is to act."""
    view = view_of(TRICK_LATER.start({"players": 4, "first": table[0][0] if table else 0}, "made"))
    players = [msgspec.structs.replace(player, upper=upper.get(p, [])) for p, player in enumerate(view.players)]
    plays = [PlayedCard(seat, card) for seat, card in table]
    given = {"hand": hand, "table": plays, "players": players, "phase": "play", "to_act": 0, "exchanged": None} | changes
    return msgspec.structs.replace(view, **given)


def with_track(view: TrickLaterView, seat: int, track: int) -> TrickLaterView:
    players = [msgspec.structs.replace(player, track=track if p == seat else 0) for p, player in enumerate(view.players)]
    return msgspec.structs.replace(view, players=players)


def scene_of(view: TrickLaterView, legal: list[str]) -> Scene:
    names = ["You", "Bo", "Cy", "Dee"]
    return Scene(game=TRICK_LATER, view=view, names=names, seat=0, events=[], menu=Menu(legal))


# Whole games


def keys_in(said: str) -> int:
    """How many choices are offered: the numbers below the cards, or those of the exchange."""
    sheet = said[max(said.rindex(head) for head in HEADS if head in said) :]
    return max(int(key) for line in sheet.splitlines()[1:] for key in re.findall(r"(?<=  )(\d+)(?=  |$)", line))


def play_to_the_end(conversation: Conversation, said: str) -> tuple[str, int]:
    dice = random.Random(5)
    answers = 0
    while "q leave\n> " not in said:
        said = conversation.answer("" if "Enter: p" in said else str(dice.randint(1, keys_in(said))))
        answers += 1
    return said, answers


@pytest.mark.parametrize("players", [3, 4])
def test_a_whole_game_by_its_numbers(talk: Talk, tmp_path: Path, players: int) -> None:
    conversation = talk("trick_later", "--players", str(players), "--seed", "whole", "--name", "Ada")
    said, answers = play_to_the_end(conversation, conversation.read())
    record = saved(tmp_path)
    outcome = record.last().outcome()
    assert outcome is not None
    assert record.names[0] == "Ada"
    yours = [position.to_act for position in record.positions()].count(0)
    assert yours == answers
    names = ["Ada (you)", *record.names[1:]]
    for name, points in zip(names, outcome.scores, strict=True):
        assert re.search(rf"{re.escape(name)} +(\d+ +)+{points}   last round", said)
    winner = outcome.winners[0]
    assert ("You win" if winner == 0 else record.names[winner]) in said
    conversation.answer("q")
    assert conversation.process.wait() == 0


@pytest.mark.parametrize("moves", [1, 9, 14])
def test_it_is_saved_after_every_move_and_goes_on(talk: Talk, play: Play, tmp_path: Path, moves: int) -> None:
    conversation = talk("trick_later", "--seed", "killed")
    said = conversation.read()
    for _ in range(moves):
        said = conversation.answer("1")
    conversation.kill()
    actions = saved(tmp_path).actions
    result = play("trick_later", typed=[""])
    assert result.stderr == ""
    assert said[said.rindex("10 Trick Later  ") :].removesuffix("> ") in result.stdout
    assert saved(tmp_path).actions == actions


def test_it_is_asked_and_refused_in_words(talk: Talk) -> None:
    """Seed s11: you lead and were dealt no infected; the bots keep their hands."""
    conversation = talk("trick_later", "--seed", "s11", "--option", "first=0")
    assert "you may set a card aside for infected 8" in conversation.read()
    assert "(rule L2.3)" in conversation.answer("r1")
    assert "It is set aside unseen" in conversation.answer("exchange")
    assert "(rule L2.2)" in conversation.answer("i4")
    assert "You set ■1 aside." in conversation.answer("r1")
    assert "(rule L3.2)" in conversation.answer("i8")
    assert "(rule L3.1)" in conversation.answer("infected 3")
    assert "'play r3' may be done. It leads the trick." in conversation.answer("? Red 3")
    assert "Blue was led: play one of yours." in conversation.answer("r3")
    refused = "You hold 3 blue cards: play one of them. (rule L3.3)"
    for typed in ("r6", "play r6", "? r6", "?r6"):
        assert refused in " ".join(conversation.answer(typed).split())
    assert "Player 4 holds the trick" not in conversation.answer("")
    assert "'play b6' may be done. You hold the trick." in conversation.answer("? 2")
    assert "You play ◐6" in conversation.answer("b6")


def test_any_game_says_what_a_choice_would_do(talk: Talk) -> None:
    conversation = talk("ten", "--seed", "asked")
    conversation.read()
    assert "'draw' may be done. 0 of 91 bust, 0.0 %" in conversation.answer("? draw")
    assert "(rule T3.1)" in conversation.answer("? take numbers")
    assert "90 cards in the deck" in conversation.answer("draw")


def test_a_terminal_without_unicode_gets_ascii(play: Play) -> None:
    result = play("trick_later", "--seed", "ascii", typed=["h", "?", "", *["1"] * 25], encoding="ascii")
    assert result.stdout.isascii()
    assert result.stderr == ""
    assert result.returncode == 0


# What is drawn


@pytest.mark.parametrize("players", [3, 4])
def test_it_fits_wherever_it_is_drawn(players: int, tmp_path: Path) -> None:
    for scene in scenes("trick_later", {"players": players}, "fits", SCREEN, tmp_path):
        for paper in PAPERS:
            lines = drawn(SCREEN, scene, paper)
            assert max(len(line) for line in lines) <= paper.width
            assert not paper.live or len(lines) + 2 <= paper.height, (paper, "\n".join(lines))


@pytest.mark.parametrize("players", [3, 4])
def test_everything_public_is_on_the_screen_and_no_card_of_another_hand(players: int, tmp_path: Path) -> None:
    for scene in scenes("trick_later", {"players": players, "rescue": "below"}, "secret", SCREEN, tmp_path):
        view = trick_later_view(scene)
        shown = set(CARD.findall(text_of(scene)))
        boards = {card for player in view.players for card in [*player.upper, *player.lower]}
        public = boards | {play.card for play in view.table}
        assert public | set(view.hand or []) <= shown
        in_events = {card for event in scene.events if (card := getattr(event, "card", None))}
        seen = {card for trick in view.tricks for card in trick.cards}
        assert shown <= public | set(view.hand or []) | seen | in_events | {"i8"}


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4}])
def test_what_is_unseen_is_what_the_others_hold_or_set_aside(options: dict[str, object]) -> None:
    dice = random.Random(3)
    position = TRICK_LATER.start(options, "unseen")
    while not position.is_over:
        state = position.state
        for seat in range(state.players):
            view = view_of(position, seat)
            hidden = {card for other in range(state.players) if other != seat for card in view_of(position, other).hand or []}
            if state.phase == Phase.GIVE and seat != state.exchanged:
                hidden.add("i8")
            if state.gave >= 0 and seat != state.exchanged:
                hidden.add(CARDS[state.gave])
            assert set(unseen(view)) == hidden
            for other in range(state.players):
                hand = view_of(position, other).hand or []
                for colour, most in most_held(view, other).items():
                    assert sum(card[0] == colour for card in hand) <= most
        position.apply(dice.choice(position.legal()))


def test_the_hand_is_in_order_and_only_what_may_be_played_stands_up() -> None:
    view = made_view(["r2", "r6", "g5", "i1"], [(3, "r4")], {})
    lines = text_of(scene_of(view, ["play r2", "play r6"])).splitlines()
    raised = next(n for n, line in enumerate(lines) if "[r2]" in line)
    assert lines[raised].split() == ["[r2]", "[r6]"]
    assert lines[raised + 1].split() == ["1", "2", "g5", "i1"]
    assert keys_of(scene_of(view, ["play r2", "play r6"])) == {"r2": "1", "r6": "2"}


def test_the_attack_and_who_is_at_risk() -> None:
    view = made_view(["r6", "i1"], [(2, "r5"), (3, "i4")], {2: ["g3", "b6", "y4"], 3: ["r1"]})
    trick = standing(view)
    assert trick is not None
    assert (trick.seat, trick.card, trick.level, trick.at_risk) == (2, "r5", 4, ["g3", "y4"])
    text = text_of(scene_of(view, ["play r6", "play i1"]))
    assert "Attack level 4  on Cy, who holds the trick: 2 survivors at risk g3 y4" in text
    assert "g3!y4!b6" in text
    assert "r1 " in text


def test_without_infected_there_is_no_attack_and_before_the_lead_no_holder() -> None:
    assert attack_level(["r5", "g8"]) is None
    assert attack_level(["r5", "i0"]) == 0
    assert standing(made_view(["r6"], [], {})) is None
    text = text_of(scene_of(made_view(["r6"], [(3, "r5")], {3: ["r1"]}), ["play r6"]))
    assert "Dee holds the trick. No infected in it: no attack so far." in text
    assert "r1!" not in text


def test_what_a_card_would_do() -> None:
    view = with_track(made_view(["r6", "i1", "i4"], [(2, "r5"), (3, "i4")], {0: ["g3", "g8"], 2: ["b5"]}), 0, 2)
    wins = prospect(view, 0, "r6")
    assert (wins.holds, wins.is_last, wins.standing.at_risk, wins.mine.track, wins.mine.rescued) == (True, False, ["g3"], 0, [])
    loses = prospect(view, 0, "i1")
    assert (loses.holds, loses.standing.level, loses.standing.at_risk) == (False, 5, ["b5"])
    assert (loses.mine.track, loses.mine.rescued) == (0, ["g3"])


def test_what_is_foretold_happens(tmp_path: Path) -> None:
    """The last to play knows the trick: the track and the rescued are exactly what is foretold."""
    dice = random.Random(1)
    position = TRICK_LATER.start({"players": 3}, "foretold")
    compared = 0
    while not position.is_over:
        action = dice.choice(position.legal())
        seat = position.to_act
        assert seat is not None
        view = view_of(position, seat)
        position.apply(action)
        if len(view.table) == 2 and view.trick < 10:
            after, board = prospect(view, seat, action.split()[1]), view_of(position, seat).players[seat]
            assert after.is_last
            assert (view_of(position).leader == seat) == after.holds
            mine, lower = after.mine, len(view.players[seat].lower)
            assert (board.track, len(board.lower)) == (mine.track, lower + len(mine.rescued))
            if after.holds:
                assert board.lost - view.players[seat].lost == len(after.standing.at_risk)
            compared += 1
    assert compared > 15


@pytest.mark.parametrize(
    ("rescued_by", "upper", "value", "saved_from_8"),
    [
        ("at_most", [], None, []),
        ("at_most", ["g5", "r3"], 3, ["r3", "g5"]),
        ("at_most", ["g8"], 8, ["g8"]),
        ("below", ["g5", "r3"], 4, ["r3"]),
        ("below", ["g8"], None, []),
    ],
)
def test_the_peg_is_on_the_value_that_rescues_the_next(
    rescued_by: str, upper: list[str], value: int | None, saved_from_8: list[str]
) -> None:
    options = view_of(TRICK_LATER.start({"players": 4, "rescue": rescued_by}, "peg")).options
    assert needed(upper, options) == value
    assert rescue(upper, 8, options)[0] == saved_from_8


def test_the_peg_and_the_track_are_drawn() -> None:
    view = with_track(made_view(["r6"], [], {0: ["g5"]}), 0, 3)
    assert "track 3   0=1=2=3 4v5 6 7 8  needs 5" in text_of(scene_of(view, ["play r6"]))
    view = with_track(made_view(["r6"], [], {}), 0, 8)
    assert "+3 at 8" in text_of(scene_of(view, ["play r6"]))
    assert points_now(view.players[0]) == 3


@pytest.mark.parametrize(
    ("hand", "table", "said"),
    [
        (["r1", "r2"], [(3, "r5")], "Red was led: play one of yours."),
        (["r1", "i2"], [(3, "r5")], "Red was led and you hold one: play it, or an infected."),
        (["r1", "g2"], [(3, "r5")], "Red was led and you hold one: play it."),
        (["g1", "g2"], [(3, "r5")], "Red was led and you hold none: play any card."),
        (["g1", "g2"], [(3, "i5")], "An infected was led: play any card."),
        (["g1", "i2"], [], "You lead: any survivor; no infected may be led yet."),
        (["i1", "i2"], [], "You lead, and hold only infected: any of them."),
        (["g1", "g2"], [], "You lead: any card."),
    ],
)
def test_why(hand: list[str], table: list[tuple[int, str]], said: str) -> None:
    assert why(made_view(hand, table, {}, unlocked=False)) == said


def test_the_story_of_a_round_and_the_next_is_told_newest_last(tmp_path: Path) -> None:
    texts = [text_of(scene) for scene in scenes("trick_later", {"players": 4}, "story", SCREEN, tmp_path)]
    new = next(text for text in texts if "The round is over." in text)
    assert new.index(" the trick with ") < new.index("The round is over. Points: ") < new.index("Round 2: ")
    assert "the game is over" in texts[-1]


def test_pages(tmp_path: Path) -> None:
    for scene in scenes("trick_later", {"players": 3, "overflow": "cap", "tiebreak": "lower"}, "pages", SCREEN, tmp_path):
        if scene.outcome is None:
            for page in (SCREEN.help(scene, SMALL), SCREEN.deck_left(scene, SMALL)):
                lines = drawn(PageOnly(page), scene, SMALL)
                assert len(lines) + 2 <= 24
                assert max(map(len, lines)) <= 80


class PageOnly(TrickLaterScreen):
    """Shows one page, so that it can be measured."""

    def __init__(self, page: object) -> None:
        self.page_shown = page

    def draw(self, scene: Scene, paper: Paper) -> object:  # type: ignore[override]
        return self.page_shown
