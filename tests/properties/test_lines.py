"""Positions as lines: what is written is read again, for every game, seat and moment; what cannot be is refused."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenfold.core.errors import TenfoldError
from tenfold.core.game import AnyGame, Position
from tenfold.core.lines import position_of, read_state, read_view, state_line, view_line
from tenfold.core.record import Record
from tenfold.core.registry import GAMES

OURS = list(GAMES.things.values())
MOST_ACTIONS = 60


@st.composite
def played(draw: st.DrawFn) -> tuple[Record, Position[Any]]:
    """A game of any variant, some way into it, and its record."""
    game: AnyGame = draw(st.sampled_from(OURS))
    options = game.read_options(draw(st.sampled_from(game.variants)))
    seed, dice = draw(st.text(max_size=20).filter(str.isprintable)), draw(st.randoms(use_true_random=False))
    position = game.start(options, seed)
    actions: list[str] = []
    for _ in range(draw(st.integers(0, MOST_ACTIONS))):
        if position.is_over:
            break
        actions.append(dice.choice(position.legal()))
        position.do(actions[-1])
    names = [f"Player {seat + 1}" for seat in range(game.seats(options))]
    return Record(game=game.name, options=options, names=names, seed=seed, actions=actions), position


@settings(max_examples=150)
@given(played())
def test_what_everybody_sees_is_read_as_it_was_written(game: tuple[Record, Position[Any]]) -> None:
    record, position = game
    for seat in (None, *range(len(record.names))):
        view = position.view(seat)
        line = view_line(view)
        assert read_view(line) == view
        assert view_line(read_view(line)) == line
        assert "\n" not in line
        found = position_of(line, "any")
        assert found.view(seat) == view
        assert found.legal() or found.is_over


@settings(max_examples=50)
@given(played())
def test_a_whole_state_is_the_same_to_the_last_bit(game: tuple[Record, Position[Any]]) -> None:
    record, position = game
    line = state_line(record)
    assert read_state(line) == record
    assert position_of(line).to_bytes() == position.to_bytes()


@settings(max_examples=300)
@given(played(), st.data())
def test_a_line_that_was_changed_is_refused_or_is_a_position(game: tuple[Record, Position[Any]], data: st.DataObject) -> None:
    """And what is accepted can be played to its end, and its totals are those of its cards."""
    record, position = game
    line = view_line(position.view(data.draw(st.sampled_from([None, *range(len(record.names))]))))
    words = [
        found.span() for found in re.finditer(r"(?<=[=( \[])[-a-z0-9#$]+(?=[ )\]]|$)", line) if found.start() > line.index("|")
    ]
    first, last = data.draw(st.sampled_from(words or [(0, 0)]))
    others = st.sampled_from([line[slice(*span)] for span in words] or ["0"])
    changed = f"{line[:first]}{data.draw(st.integers(-3, 30) | others)}{line[last:]}"
    with suppress(TenfoldError):
        found = position_of(changed, "any")
        adds_up(found.view(None))
        play_on(found, data.draw(st.randoms(use_true_random=False)))


def adds_up(view: Any) -> None:
    """What a reader can reckon."""
    if view.game == "trick_later":
        assert all(player.total == sum(player.rounds) for player in view.players if len(player.rounds) < 14)
        return
    numbers = [int(card[1]) for card in view.tableau if card[0] != "$"]
    currency = [int(card[1]) for card in view.tableau if card[0] == "$"]
    assert (view.net, view.currency) == (sum(numbers) - sum(currency), sum(currency))
    assert view.high_bid == max([bid.amount or 0 for bid in view.bids], default=0)


def play_on(position: Position[Any], dice: Any) -> None:
    while not position.is_over:
        position.do(dice.choice(position.legal()))
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners or len(outcome.scores) == 1


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_a_line_of_a_game_that_is_over_tells_its_end(game: AnyGame) -> None:
    position = game.start({}, "the end")
    while not position.is_over:
        position.do(position.legal()[-1])
    assert position_of(view_line(position.view(None))).outcome() == position.outcome()


DRAWING = "ten/1 first=0 | to_act=0 phase=draw deck=90 tableau=[p2] net=2 players=[(5 0 [] 0) (5 0 [] 0)] drawn=1"
BIDDING = (
    "ten/1 first=0 | to_act=0 phase=auction deck=90 lot=w3 high_bid=4 high_bidder=1 "
    "players=[(5 0 [] 0) (5 0 [] 0)] drawn=1 bids=[(1 4)]"
)
PAYING = (
    BIDDING.replace("to_act=0", "to_act=1").replace("phase=auction", "phase=pay").replace("high_bid=4", "high_bid=4 price=4")
)
PAYING = PAYING.replace("bids=[(1 4)]", "payment=(auction tokens -) bids=[(1 4) (0 -)]")
BUSTING = (
    "ten/1 bust_buy=yes first=0 | to_act=0 phase=bust deck=89 market=[p2 p9] "
    "players=[(5 0 [] 0) (5 0 [] 0)] drawn=2 bust=(net 11 0 10 [p2 p9])"
)
ALONE = BIDDING.replace("ten/1 first=0 |", "ten/1 players=1 level=6 first=0 |").replace("(1 4)", "(1 5)")
ALONE = ALONE.replace("high_bid=4", "high_bid=5")
TRICK = (
    "trick_later/1 players=3 | to_act=0 seat=0 phase=play round=1 trick=2 out=b hand=[r8 g4 g5 g6 y1 y8 i1 i3 i5] "
    "players=[(9 0 [r1 r2 r3] [] 0 [] 0) (9 1 [] [] 0 [] 0) (9 2 [] [] 0 [] 0)] tricks=[(1 [r1 r2 r3] 0)]"
)


@pytest.mark.parametrize("line", [DRAWING, BIDDING, PAYING, BUSTING, ALONE, TRICK])
def test_lines_that_somebody_wrote_are_positions(line: str) -> None:
    assert position_of(line).legal()


CONTRADICTIONS = [
    (DRAWING, "net=2", "net=7", "the tableau comes to net=2 and currency=0, not to net=7 and currency=0."),
    (DRAWING, "tableau=[p2]", "tableau=[$2]", "net=-2 and currency=2"),
    (DRAWING, "tableau=[p2] net=2", "tableau=[w2] net=0", "a wildcard never lies in the tableau"),
    (DRAWING, "deck=90 tableau=[p2] net=2", "deck=89 tableau=[p9 g9] net=18", "with 18 this turn is bust"),
    (DRAWING, "deck=90", "deck=9", "contradicts itself in deck."),
    (DRAWING, "(5 0 [] 0)]", "(11 0 [] 0)]", "a player has 0 to 10 coins."),
    (DRAWING, "(5 0 [] 0)]", "(5 -1 [] 0)]", "a player has 0 to 50 bust tokens."),
    (DRAWING, "(5 0 [] 0)]", "(5 0 [$2] 0)]", "nobody owns a currency card."),
    (DRAWING, "(5 0 [] 0)]", "(5 0 [p9 p9] 1)]", "p9 is there 2 times; the deck of these options has 1."),
    (DRAWING, "(5 0 [] 0)]", "(5 0 [p1] 7)]", "contradicts itself in deck, players."),
    (DRAWING, " (5 0 [] 0)]", "]", "1 players have boards; with these options there are 2."),
    (DRAWING, "net=2", "net=2 market=[w#]", "only number cards lie in the market."),
    (DRAWING, "net=2", "net=2 lot=b1", "in the phase draw the lot is -."),
    (DRAWING, "net=2", "net=2 price=3", "there is a price only where somebody pays."),
    (DRAWING, "phase=draw", "phase=buy", "the tableau is empty in the phase buy."),
    (DRAWING, "phase=draw", "phase=final", "the tableau is empty in the phase final."),
    (DRAWING, "phase=draw", "phase=draw active=1", "to_act and active are the same."),
    (DRAWING, "phase=draw", "phase=draw active=9", "active is a seat from 0 to 1."),
    (DRAWING, "to_act=0", "to_act=-", "to_act is a seat from 0 to 1."),
    (DRAWING, "drawn=1", "drawn=0", "here at least 1 and at most 1."),
    (ALONE, "to_act=0", "to_act=1", "to_act is a seat from 0 to 0."),
    (ALONE, "(1 5)", "(1 4)", "high_bidder=1 and high_bid=4."),
    (BIDDING, "high_bid=4", "high_bid=5", "the bids say high_bidder=1 and high_bid=4."),
    (BIDDING, "bids=[(1 4)]", "bids=[(1 -)]", "the bids say high_bidder=- and high_bid=0."),
    (BIDDING, "lot=w3", "lot=b3", "in the phase auction the lot is a wildcard."),
    (PAYING, "(0 -)", "(0 3)", "the bids say high_bidder=0 and high_bid=3."),
    (PAYING, "price=4", "price=3", "so the price is 4."),
    (PAYING, "(5 0 [] 0)]", "(1 0 [] 0)]", "whoever pays can pay the price."),
    (PAYING, "to_act=1", "to_act=0", "the highest bidder pays"),
    (BUSTING, "(net 11", "(net 12", "the cards of the bust come to net=11 and currency=0"),
    (BUSTING, "market=[p2 p9]", "market=[p2] discard=[p9]", "the number cards of the bust must be in the market."),
    (TRICK, "(9 1 [] [] 0", "(9 4 [] [] 0", "by the tricks track of seat 1 is 1."),
    (TRICK, "[r1 r2 r3] []", "[r1 r2] [r3]", "by the tricks upper of seat 0 is [r1 r2 r3]."),
    (TRICK, "[r1 r2 r3] [] 0 [] 0", "[r1 r2 r3] [] 0 [] 7", "the rounds of seat 0 add up to 0, not to 7."),
    (TRICK, "round=1", "round=0", "rounds are counted from 1"),
    (TRICK, "[(1 [r1", "[(-1 [r1", "a leader is a seat from 0 to 2."),
    (TRICK, "seat=0", "seat=3", "seat is from 0 to 2, or - for a spectator."),
    (TRICK, "r8 g4", "g4", "hand has as many cards as the board of its seat says"),
    (TRICK, "r8 g4", "r1 g4", "r1 is there twice; every card of the round is there once."),
    (TRICK, "r8 g4", "b8 g4", "b8 is not in play"),
    (TRICK, "out=b", "out=-", "with three players out is the colour that is out"),
    (TRICK, "to_act=0", "to_act=2", "by the tricks seat 0 plays next, so to_act=0."),
    (TRICK, "to_act=0", "to_act=0 unlocked=yes", "by the tricks infected may not be led, so unlocked=no."),
    (TRICK, "to_act=0", "to_act=0 exchanged=2", "only somebody who was asked exchanges."),
]


@pytest.mark.parametrize(("line", "right", "wrong", "sentence"), CONTRADICTIONS)
def test_what_contradicts_itself_is_refused_in_a_sentence(line: str, right: str, wrong: str, sentence: str) -> None:
    assert right in line
    with pytest.raises(TenfoldError) as caught:
        position_of(line.replace(right, wrong, 1))
    assert sentence in caught.value.message


@pytest.mark.parametrize(("written", "seed"), [("7", "7"), ("007", "007"), ('"yes"', "yes"), ("-0", "-0"), ("tea", "tea")])
def test_a_seed_stays_as_it_was_written(written: str, seed: str) -> None:
    assert read_state(f"ten/1 seed={written} >").seed == seed


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "A position is one line"),
        ("chess/1 | to_act=0", "There is no game 'chess'"),
        ("ten/7 | to_act=0", "The line is of rules '7'; here TEN has rules 1."),
        ("ten/1 | to_act=0 to_act=1", "'to_act' does not belong"),
        ("ten/1 | colour=red", "'colour' does not belong"),
        ("ten/1 | tableau=[b1", "A value is missing"),
        ("ten/1 | players=[(5 0)]", "must have 4 values: coins, busts, cards, score."),
        ("ten/1 | phase=draw", "0 players have boards; with these options there are 2."),
        ("ten/1 players=9 | phase=draw", "players must be a whole number"),
        ("ten/1 first=0 seed=tea > draw, sing", "'sing' is not an action of TEN"),
        ("ten/1 first=0 seed=tea > take numbers", "draw"),
        ("ten/1 deck={b1 1 b2} seed=tea >", "{b1 1 b2} is none"),
        ("ten/1 deck={b1 1 b1 2} seed=tea >", "each name once; {b1 1 b1 2} is none"),
        ("ten/1 deck={- 1} seed=tea >", "{- 1} is none"),
        ("ten/1 seed=yes >", "A seed is a text; yes needs quotes around it."),
        ("ten/1 seed=[tea] >", "A seed is a text; [tea] needs quotes around it."),
        ("ten/1 players=02 seed=tea >", "players must be a whole number"),
    ],
)
def test_what_is_wrong_is_said(line: str, sentence: str) -> None:
    with pytest.raises(TenfoldError) as caught:
        position_of(line)
    assert sentence in caught.value.message


def test_what_is_no_text_is_no_line_and_no_seed() -> None:
    for line, seed in ((5, ""), ("ten/1 >", 5), ("ten/1 >", None)):
        with pytest.raises(TenfoldError, match="is a line of text"):
            position_of(line, seed)  # type: ignore[arg-type]
