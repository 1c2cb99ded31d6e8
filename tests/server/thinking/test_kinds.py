"""What a process can answer, and what it says of the rest."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import tenfold
from tenfold.bots import brought
from tenfold.bots.contract import Budget
from tenfold.core.registry import find_game
from tenfold.server.thinking.questions import Examination
from tenfold.server.thinking.shared import kinds
from tenfold.server.thinking.shared.kinds import Able, kind_of, usual_of
from tests.server.thinking.elsewhere import PATIENT
from tests.server.thinking.test_pool import question


class Compilers:
    """Kinds that are made ready one day, and which of them somebody has asked for."""

    def __init__(self, *names: str) -> None:
        self.ready: dict[str, bool | None] = dict.fromkeys(names)
        self.begun: list[str] = []

    def known(self) -> dict[str, Callable[[], bool | None]]:
        return {name: lambda name=name: self.look(name) for name in self.ready}  # type: ignore[misc]

    def look(self, name: str) -> bool | None:
        if name not in self.begun:
            self.begun.append(name)
        return self.ready[name]


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch) -> Compilers:
    made = Compilers("a", "b", "c")
    monkeypatch.setattr(kinds, "known_kinds", made.known)
    return made


def test_who_only_thinks_makes_everything_ready_one_after_another_and_first_what_is_asked_for(compilers: Compilers) -> None:
    able = Able(eager=True)
    able.seek("c")
    assert able.kinds() == []
    assert compilers.begun == ["c"]
    compilers.ready |= {"c": True}
    assert able.kinds() == ["c"]
    compilers.ready |= {"a": False, "b": True}
    assert able.kinds() == ["b", "c"]
    assert compilers.begun == ["c", "a", "b"]


def test_a_server_makes_ready_what_is_asked_for_and_nothing_else(compilers: Compilers) -> None:
    able = Able(eager=False)
    for kind in ("b", "a"):
        able.seek(kind)
    compilers.ready |= {"a": True}
    assert able.kinds() == ["a"]
    assert compilers.begun == ["b", "a"]


def test_what_can_never_be_answered_is_told_once(compilers: Compilers) -> None:
    able = Able(eager=True)
    for kind in ("a", "of another version"):
        able.seek(kind)
    assert able.foreign() == ["of another version"]
    assert able.foreign() == []


def test_a_kind_has_the_bot_the_rules_and_the_package() -> None:
    rules = find_game("trick_later").rules_version
    assert kind_of(question()) == f"careful trick_later/{rules} tenfold/{tenfold.__version__}"
    assert kind_of(Examination("ten", b"", 0)).startswith("review ten/")


def test_a_bot_from_a_file_is_known_by_what_is_in_it(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    marks = []
    for content in (PATIENT, PATIENT + "# another"):
        file = f"{tmp_path}/sometime_patient.py"
        with open(file, "w") as out:
            out.write(content)
        monkeypatch.setenv(brought.PLACES, file)
        marks.append(kinds.mark_of("sometime_patient"))
    assert len(set(marks)) == 2
    assert all(len(mark) == 13 for mark in marks)
    assert kinds.mark_of("sharp") == ""


def test_what_is_usual_is_that_of_the_bot_and_of_a_hint() -> None:
    asked = question("sharp", "ten")
    assert usual_of(asked).milliseconds == 100
    assert usual_of(msgspec.structs.replace(asked, advice=True)).milliseconds == 1000
    assert usual_of(Examination("ten", b"", 0)) == Budget()
