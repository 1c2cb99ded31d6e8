"""Record files: what was written is read; what was changed, cut or of another version is refused in its line."""

from __future__ import annotations

import re

import msgspec
import pytest

from tenfold.core.errors import BadRecord
from tenfold.core.record import FIRST_LINE, REDEALT_FIRST_LINE, Record, chained, read_record, to_json, write_record
from tenfold.core.redealing import Redealt
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER
from tenfold.testing.samples import play_at_random


@pytest.fixture(scope="module")
def record() -> Record:
    return play_at_random(TEN, {"players": 2}, "a record")


@pytest.fixture(scope="module")
def lines(record: Record) -> list[str]:
    return write_record(record).splitlines()


def refusal(lines: list[str]) -> tuple[int, str]:
    with pytest.raises(BadRecord) as caught:
        read_record("\n".join(lines) + "\n")
    assert caught.value.line is not None
    return caught.value.line, caught.value.message


def test_it_reads_like_a_story(lines: list[str]) -> None:
    assert lines[0] == FIRST_LINE
    assert lines[1] == "game ten"
    assert lines[5] == 'seed "a record"'
    assert re.fullmatch(r"1 [01] draw [0-9a-f]{12}", lines[8])
    assert lines[-1].startswith('end finished {"scores":[')


def test_windows_line_ends_and_blank_lines_do_no_harm(record: Record, lines: list[str]) -> None:
    assert read_record("\r\n".join(lines) + "\r\n\r\n") == record


@pytest.mark.parametrize("where", [1, 3, 4, 5, 6, 8, 20, 40, -2])
def test_a_changed_line_is_found(lines: list[str], where: int) -> None:
    at = where % len(lines)
    changed = [*lines]
    changed[at] = changed[at].replace(changed[at].split(" ")[1], "7", 1)
    line, message = refusal(changed)
    assert line >= at + 1 or "cannot" in message
    assert line <= max(at + 1, 7)


def test_every_changed_action_is_found_in_its_line(lines: list[str]) -> None:
    for at in range(8, len(lines) - 1, 7):
        number, seat, *action, digest = lines[at].split(" ")
        other = "pass" if action != ["pass"] else "draw"
        changed = [*lines]
        changed[at] = " ".join([number, seat, other, digest])
        line, message = refusal(changed)
        assert line == at + 1
        assert "digest does not fit" in message


@pytest.mark.parametrize("keep", [0, 1, 3, 7, 8, 30, -1])
def test_a_file_that_is_cut_off_is_refused(lines: list[str], keep: int) -> None:
    _, message = refusal(lines[:keep])
    assert "cut off" in message


def test_a_line_that_is_cut_off_is_refused(lines: list[str]) -> None:
    line, message = refusal([*lines[:-1], lines[-1][:-3]])
    assert line == len(lines)
    assert "digest" in message


def test_another_rules_version_is_refused(lines: list[str]) -> None:
    line, message = refusal([*lines[:2], "rules 99", *lines[3:]])
    assert line == 3
    assert "version 99" in message
    assert "plays version 1" in message


def test_something_else_is_refused() -> None:
    for text in ("", "hello", "\x00" * 100, "tenfold record 2\n", "x" * 1_000_000):
        with pytest.raises(BadRecord):
            read_record(text)


def test_a_removed_or_added_line_is_refused(lines: list[str]) -> None:
    assert refusal([*lines[:20], *lines[21:]])[0] == 21
    assert refusal([*lines[:20], lines[20], *lines[20:]])[0] == 22
    assert "may follow" in refusal([*lines, "more"])[1]


def test_an_unfinished_game_goes_on(record: Record) -> None:
    half = Record(game="ten", options=record.options, names=record.names, seed=record.seed, actions=record.actions[:9])
    text = write_record(half)
    assert "end unfinished" in text
    position = read_record(text).last()
    for action in record.actions[9:]:
        position.apply(action)
    assert position.to_bytes() == record.last().to_bytes()


def test_the_bots_are_kept_and_there_is_one_entry_a_seat(record: Record) -> None:
    kept = Record(game="ten", options=record.options, names=["Ada", "Bo"], bots=[None, "careful"], seed="s", actions=[])
    text = write_record(kept)
    assert 'seats ["Ada","Bo"]\nbots [null,"careful"]\nseed "s"\n' in text
    assert read_record(text) == kept
    assert refusal(text.replace('[null,"careful"]', "[null]").splitlines()) == (6, "line 6: there are 1 bots for 2 seats.")
    assert refusal(text.replace('"careful"', "7").splitlines())[0] == 6


def test_a_fixed_deck_is_kept() -> None:
    options = TEN.read_options({"players": 2, "first": 0, "deck": {"b1": 1, "g2": 1}})
    record = Record(game="ten", options=options, names=["a", "b"], seed="s", fixed=["g2", "b1"], actions=["draw"])
    again = read_record(write_record(record))
    assert again.fixed == ["g2", "b1"]
    assert again.last().view(None).tableau == ["g2"]  # type: ignore[attr-defined]


def redealt_tricks() -> tuple[Record, Record]:
    """A game, and one that goes on from its middle with other hidden cards."""
    record = play_at_random(TRICK_LATER, {"players": 3}, "a record")
    at = len(record.actions) // 2
    new = msgspec.structs.replace(record, actions=record.actions[:at], redealt=[Redealt(at, 1, "other cards")])
    position = new.last()
    while not position.is_over:
        new.actions.append(position.legal()[0])
        position.do(new.actions[-1])
    return record, new


def test_cards_that_were_drawn_anew_are_drawn_again_in_the_same_way() -> None:
    old, new = redealt_tricks()
    at = new.redealt[0].at
    before, after = ([position.copy() for position in record.played()][at] for record in (old, new))
    assert after.view(1) == before.view(1)
    assert after.view(0) != before.view(0)
    text = write_record(new)
    assert text.splitlines()[0] == "tenfold record 2"
    read = read_record(text)
    assert read == new
    assert read.last().to_bytes() == new.last().to_bytes()


def test_what_is_wrong_with_cards_drawn_anew_is_said_in_its_line() -> None:
    _, new = redealt_tricks()
    plain = write_record(msgspec.structs.replace(new, redealt=[], actions=new.actions[:3])).splitlines()
    assert refusal([REDEALT_FIRST_LINE, *plain[1:]])[0] == 7
    for wrong, sentence in (
        (Redealt(len(new.actions) + 1, 1, "late"), "more actions than there are"),
        (Redealt(0, 3, "nobody"), "There is no seat 3"),
    ):
        lines = write_record(msgspec.structs.replace(new, redealt=[Redealt(0, 0, "x")], actions=[])).splitlines()
        at = next(n for n, line in enumerate(lines) if line.startswith("redealt "))
        lines[at] = f"redealt {to_json([wrong])}"
        assert sentence in refusal(chained(lines[: at + 1], [], "end unfinished").splitlines())[1]
