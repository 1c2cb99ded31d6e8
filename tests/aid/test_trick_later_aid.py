"""What a player of 10 Trick Later is told besides the view, in positions whose right answers follow from the rules."""

from __future__ import annotations

import random
from collections.abc import Mapping

import msgspec
import pytest

from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.face.view import TrickLaterView
from tenfold.games.trick_later.help.aid import Chances, TrickLaterAid
from tenfold.games.trick_later.help.reckoning import Fate, Standing
from tests.rules.trick_later.table import Table, table


def aid_of(t: Table) -> TrickLaterAid:
    """For the one to act."""
    return TRICK_LATER.aid(t.view(t.to_act), t.position.legal())


def with_boards(view: TrickLaterView, upper: Mapping[int, str], track: Mapping[int, int]) -> TrickLaterView:
    """The same with other boards: who waits on them, and where the tracks are."""
    players = [
        msgspec.structs.replace(player, upper=upper.get(seat, "").split(), track=track.get(seat, 0))
        for seat, player in enumerate(view.players)
    ]
    return msgspec.structs.replace(view, players=players)


# Playing


def test_who_holds_two_of_the_lead_colour_is_told_why_nothing_else_goes() -> None:
    t = table("0: r5 i4", hands={2: "r2 r6 g5 i1"})
    aid = aid_of(t)
    assert set(aid.plays) == {f"play {card}" for card in t.hand(2).split() if card[0] == "r"}
    assert set(aid.why_not) == {f"play {card}" for card in t.hand(2).split() if card[0] != "r"}
    why = aid.why_not["play g5"]
    held = [card for card in t.hand(2).split() if card[0] == "r"]
    assert (why.rule, why.details["colour"], why.details["held"]) == ("L3.3", "r", len(held))
    assert why.message == f"You hold {len(held)} red cards: play one of them."
    assert why.message == t.position.check("play g5").message  # type: ignore[union-attr]


def test_no_infected_may_be_led_yet() -> None:
    t = table(hands={0: "i1 i2 r5"})
    aid = aid_of(t)
    assert not aid.infected_may_lead
    assert {why.rule for why in aid.why_not.values()} == {"L3.2"}
    assert {action[5] for action in aid.why_not} == {"i"}


def test_who_holds_infected_only_may_lead_them() -> None:
    view = msgspec.structs.replace(table().view(0), hand=["i1", "i2"])
    assert TRICK_LATER.aid(view, ["play i1", "play i2"]).infected_may_lead
    assert not TRICK_LATER.aid(table().view(None), []).infected_may_lead


# The trick


def test_before_the_lead_nobody_holds_the_trick() -> None:
    assert aid_of(table()).trick is None


def test_without_infected_there_is_no_attack() -> None:
    assert aid_of(table("0: r5 r7")).trick == Standing(1, "r7", None, [], "colour", None)


def test_the_attack_costs_those_waiting_at_or_below_its_level() -> None:
    t = table("0: r5 i4", hands={2: "r6"})
    view = with_boards(t.view(2), {0: "g3 y4 b6", 1: "g1"}, {})
    assert TRICK_LATER.aid(view, t.position.legal()).trick == Standing(0, "r5", 4, ["g3", "y4"], "highest", None)


@pytest.fixture
def after_r5_and_i4() -> tuple[TrickLaterView, list[str]]:
    """Seat 2 holds r6 and i1 but no other red; g3 and g8 wait there at a track of 2, b5 waits at seat 0."""
    t = table("0: r5 i4", hands={2: "r6 i1 -r"})
    return with_boards(t.view(2), {0: "b5", 2: "g3 g8"}, {2: 2}), t.position.legal()


def test_what_a_card_that_takes_the_trick_would_do(after_r5_and_i4: tuple[TrickLaterView, list[str]]) -> None:
    """r6 is the highest: its player loses g3 and the track; the loser of r5 rescues b5 with it."""
    would = TRICK_LATER.aid(*after_r5_and_i4).plays["play r6"]
    assert (would.holds, would.is_last, would.standing) == (True, False, Standing(2, "r6", 4, ["g3"], "highest", None))
    assert would.boards == [Fate(0, [], ["b5"], 0), Fate(1, [], [], 4), Fate(2, ["g3"], [], 0)]


def test_what_a_card_that_loses_the_trick_would_do(after_r5_and_i4: tuple[TrickLaterView, list[str]]) -> None:
    """i1 makes the attack level 5 and costs the holder b5; its player's track goes to 3 and rescues g3."""
    would = TRICK_LATER.aid(*after_r5_and_i4).plays["play i1"]
    assert (would.holds, would.is_last, would.standing) == (False, False, Standing(0, "r5", 5, ["b5"], "highest", None))
    assert would.boards == [Fate(0, ["b5"], [], 0), Fate(1, [], [], 4), Fate(2, [], ["g3"], 0)]


# Points


def test_the_next_rescue_and_the_points_so_far() -> None:
    view = with_boards(table().view(0), {0: "g3 b6", 1: "b8"}, {2: 8})
    players = [msgspec.structs.replace(player, total=4, lower=["r1"], lost=3) for player in view.players]
    aid = TRICK_LATER.aid(msgspec.structs.replace(view, players=players), [])
    assert aid.players == [Chances(3, 0, 4), Chances(8, 0, 4), Chances(None, 1, 5), Chances(None, 0, 4)]


def test_at_the_end_the_last_round_counts_once() -> None:
    t = Table(TRICK_LATER.start({"players": 3}, "end"))
    dice = random.Random(3)
    while t.phase != "over":
        t.position.apply(dice.choice(t.position.legal()))
    aid = TRICK_LATER.aid(t.view(), [])
    assert [player.game for player in aid.players] == t.outcome().scores
    assert [player.points for player in aid.players] == t.points


# Everybody


def test_a_spectator_sees_the_trick_and_no_hand() -> None:
    t = table("0: r5 i4")
    aid = TRICK_LATER.aid(t.view(None), [])
    assert (aid.trick, aid.plays, aid.why_not) == (Standing(0, "r5", 4, [], "highest", None), {}, {})


def test_in_the_exchange_there_is_nothing_to_reckon() -> None:
    hands = {0: "i0 i1 i2 i3", 1: "i4 i5 i6 i7", 2: "-i", 3: "-i"}
    t = table(hands=hands)
    assert t.phase == "exchange"
    aid = aid_of(t)
    assert (aid.trick, aid.plays, aid.why_not) == (None, {}, {})


@pytest.mark.parametrize("options", TRICK_LATER.variants, ids=str)
def test_what_the_last_card_of_a_trick_is_said_to_do_happens_on_every_board(options: dict[str, object]) -> None:
    dice = random.Random(str(options))
    t = Table(TRICK_LATER.start(dict(options), "foretold"))
    compared = 0
    while t.phase != "over":
        view, aid, action = t.view(t.to_act), aid_of(t), dice.choice(t.position.legal())
        t.position.apply(action)
        if action in aid.plays and aid.plays[action].is_last and view.trick < 10:
            compared += 1
            for fate in aid.plays[action].boards:
                before, after = view.players[fate.seat], t.players[fate.seat]
                assert after.track == fate.track
                assert sorted(set(after.lower) - set(before.lower)) == sorted(fate.rescued)
                assert after.lost - before.lost == len(fate.lost)
            assert t.leader == aid.plays[action].standing.seat
    assert compared > 5
