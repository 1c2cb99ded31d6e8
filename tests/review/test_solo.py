"""A game alone, in which one player makes all choices: none of it is noise, and its start is worth what good play reaches."""

from __future__ import annotations

from tenfold.bots.contract import CHANCE
from tenfold.core.record import Record
from tenfold.games.ten import TEN
from tenfold.review import review
from tenfold.review.judges import judge_for
from tests.review.games import play

# What `master` won of 60 games at each of these levels, with 1,000 iterations a move.
WON_BY_MASTER = {5: 0.98, 7: 0.85, 9: 0.52}
GAMES_OF_MASTER = 60


def start_of(level: int) -> float:
    """What the judge makes of the start, for the player."""
    view = TEN.start({"players": 1, "level": level}, "solo").view(0)
    return float(judge_for(TEN).judge.values(view, [None], range(200))[:, 0, CHANCE, 0].mean())


def test_the_start_is_worth_what_good_play_reaches() -> None:
    """Three standard errors of what was played are allowed."""
    for level, won in WON_BY_MASTER.items():
        assert abs(start_of(level) - won) < 3 * (won * (1 - won) / GAMES_OF_MASTER) ** 0.5 + 0.02


def a_game_alone() -> Record:
    return play(TEN, {"players": 1, "level": 7}, "alone")


def test_there_is_no_noise_where_one_player_makes_all_choices() -> None:
    """It was the mean of what good choices promise beyond the playouts, times some sixty draws: 66 percent in one game."""
    own, automaton = review(a_game_alone(), deals=20).shares
    assert (own.noise, automaton.noise) == (0, 0)
    assert own.start + own.own + own.luck == own.result
