"""`tenfold arena --from LINE`: every deal begins at a position, with what it hides drawn anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.arena.match import Croupier
from tenfold.arena.plan import make_plan
from tenfold.cli import MISUSE, run
from tenfold.core.lines import read_view

LINE = "ten/1 first=0 | to_act=0 phase=draw deck=90 tableau=[p2] net=2 players=[(5 0 [] 0) (5 0 [] 0)] drawn=1"


def test_every_deal_begins_there_and_hides_other_cards() -> None:
    plan = make_plan("ten", ["random"], options={"first": 0}, games=2, seed="deals", line=LINE)
    croupier = Croupier(plan)
    dealt = [croupier.dealt(plan.seed_of(deal)) for deal in range(2)]
    assert [position.view(0) for position in dealt] == [read_view(LINE)] * 2
    assert dealt[0].to_bytes() != dealt[1].to_bytes()
    assert all(game.scores is not None for game in croupier.play(plan.tasks()[0]).games)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([LINE, "--game", "ten"], "--from has its own game and options"),
        ([LINE, "--players", "3"], "--from has its own game and options"),
        (["ten/1 seed=tea >"], "--from takes what somebody sees"),
        (["hello"], "A position is one line"),
        ([LINE.replace("deck=90", "deck=80")], "No position looks like this view"),
    ],
)
def test_what_does_not_fit_is_said(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "random", "careful", "--from", *arguments]) == MISUSE
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_games_without_a_beginning_are_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "random", "careful", "--from", LINE, "--records", str(tmp_path)]) == MISUSE
    assert "cannot be kept" in capsys.readouterr().err
