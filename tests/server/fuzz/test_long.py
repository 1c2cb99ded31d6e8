"""A small share of the long fuzz, the same each time; `make fuzz` goes on from there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.fuzz.long import run
from tests.server.fuzz.mutation import mutated
from tests.server.fuzz.raw_frames import frame

MESSAGES, REQUESTS = 1_900, 190


def test_a_real_server_bears_changed_talk_raw_frames_and_raw_requests_at_once(tmp_path: Path) -> None:
    reports: list[str] = []
    fuzz = run(tmp_path, MESSAGES, REQUESTS, seed=1, tell=reports.append)
    assert fuzz.found.messages >= MESSAGES
    assert fuzz.found.requests >= REQUESTS
    assert fuzz.found.done > 0
    assert fuzz.found.refused > MESSAGES // 4
    assert fuzz.honest_games > 0
    assert "faults: 0" in reports[-1]


def test_the_same_seed_sends_the_same() -> None:
    message = {"type": "do", "id": "1", "command": {"do": "move", "actions": ["draw"], "after": 7}}
    one, two = ([mutated(random.Random(f"{n}"), message, ["{}"]) for n in range(500)] for _ in range(2))
    assert one == two
    assert len(set(map(str, one))) > 400


@pytest.mark.parametrize("length", [0, 5, 125, 126, 65_535, 65_536])
def test_a_frame_is_what_the_protocol_says(length: int) -> None:
    made = frame(b"x" * length)
    size = 0 if length < 126 else 2 if length < 65_536 else 8
    assert made[0] == 0x81
    assert made[1] & 0x80
    assert len(made) == 2 + size + 4 + length
