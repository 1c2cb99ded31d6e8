"""`!` at the table: a hint."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tenfold.bots.ready import make_ready
from tests.tui.conftest import Conversation

Talk = Callable[..., Conversation]


def hint_after(conversation: Conversation, *answers: str) -> str:
    """Play so far, ask for a hint and say what comes, once the adviser is ready."""
    conversation.read()
    for answer in answers:
        conversation.answer(answer)
    said = conversation.answer("!")
    while "made ready" in said:
        said = conversation.answer("!")
    return " ".join(said.split())


@pytest.mark.parametrize(("game", "players", "seed", "answers"), [
    ("ten", "2", "a", ("1",)), ("trick_later", "3", "tea", ()),
])  # fmt: skip
def test_a_hint_says_what_to_do_and_what_the_alternatives_are_worth(
    talk: Talk, game: str, players: str, seed: str, answers: tuple[str, ...]
) -> None:
    make_ready("sharp", game)
    conversation = talk(game, "--seed", seed, "--opponents", "careful", "--players", players)
    said = hint_after(conversation, *answers)
    found = re.search(r"sharp would choose ([\w ]+)\. Chance to win: (.*?)\.", said)
    assert found, said
    best, chances = found.groups()
    assert best in chances
    assert all(re.fullmatch(r"[\w ]+ \d+ %", chance) for chance in chances.split(", "))
    assert len(chances.split(", ")) > 1


def test_a_hint_decides_nothing(talk: Talk) -> None:
    make_ready("sharp", "ten")
    conversation = talk("ten", "--seed", "tea")
    assert "Player 1 draws" not in hint_after(conversation)
    assert "You draw" in conversation.answer("1")
