"""`tenfold replay --step`: leafing through a record on the screen of its game."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tenfold.core.record import Record, write_record
from tenfold.core.registry import find_game
from tests.tui.conftest import surroundings

COMMAND = [sys.executable, "-c", "from tenfold.cli import main; main()", "replay"]


def record_of(game: str) -> Record:
    options = find_game(game).read_options({"players": 3})
    record = Record(game=game, options=options, names=["Ada", "Bo", "Cy"], seed="x", actions=[])
    position, dice = record.start(), random.Random(1)
    while not position.is_over:
        action = dice.choice(position.legal())
        position.apply(action)
        record.actions.append(action)
    return record


def leafed(tmp_path: Path, record: Record, typed: list[str], *options: str) -> list[str]:
    """The screens that are shown, one for each thing that is typed."""
    file = tmp_path / "game.tenfold"
    file.write_text(write_record(record))
    done = subprocess.run(
        [*COMMAND, str(file), "--step", *options],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        env=surroundings(tmp_path),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n> ")


def where(screen: str) -> str:
    return next(line for line in screen.splitlines() if line.startswith("Moment"))


@pytest.mark.parametrize("game", ["ten", "trick_later"])
def test_steps_turns_and_moments(tmp_path: Path, game: str) -> None:
    record = record_of(game)
    last = len(record.actions)
    typed = ["", "", "p", "40", "nonsense", "9999", "p", "0", "p", "q"]
    shown = [where(screen).split(",")[0] for screen in leafed(tmp_path, record, typed)[:-1]]
    assert shown == [f"Moment {at} of {last}" for at in (0, 1, 2, 1, 40, 40, last, last - 1, 0, 0)]


def test_turns_are_those_of_the_page(tmp_path: Path) -> None:
    record = record_of("ten")
    starts = [0]
    turn = None
    for at, position in enumerate(record.positions()):
        now = position.game.whose_turn(position.state)
        if turn is not None and now != turn and not position.is_over:
            starts.append(at)
        turn = now
    shown = [where(screen) for screen in leafed(tmp_path, record, ["t", "t", "", "b", "b", "q"])[:-1]]
    steps = [int(text.split()[1]) for text in shown]
    assert steps == [0, starts[1], starts[2], starts[2] + 1, starts[2], starts[1]]


def test_eyes_are_those_of_a_seat_or_of_whoever_decides(tmp_path: Path) -> None:
    record = record_of("trick_later")
    deciding = record.start().to_act or 0
    first, other, back, *_ = leafed(tmp_path, record, [f"s {(deciding + 1) % 3}", "s", "q"])
    names = record.names
    assert where(first).endswith(f"as {names[deciding]} saw it")
    assert where(other).endswith(f"as {names[(deciding + 1) % 3]} saw it")
    assert "Your turn" in first
    assert "Your turn" not in other
    assert where(back) == where(first)


def test_the_end_shows_the_result(tmp_path: Path) -> None:
    record = record_of("ten")
    shown = leafed(tmp_path, record, ["q"], "--at", str(len(record.actions)), "--language", "de")
    outcome = record.last().outcome()
    assert outcome is not None
    assert str(max(outcome.scores)) in shown[0]
