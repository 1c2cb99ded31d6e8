"""Of one thing nothing is said as of many."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.core.words import speak
from tests.locales.test_catalogues import LOCALES

THREAT = {"infected": 1, "level": 3, "waiting": 1}
ODDS = {"bust": 1, "deck": 12}
CHANGE = {"you": "yes", "player": "", "tokens": 1, "lost": 2}

SAID: list[tuple[str, str, dict[str, Any], str]] = [
    ("en", "ten-fact-odds", ODDS, "1 of the 12 cards in the deck busts."),
    ("de", "ten-fact-odds", ODDS, "Von 12 Karten im Stapel ist 1 zu viel."),
    ("es", "ten-fact-odds", ODDS, "De las 12 cartas del mazo, 1 es pifia."),
    ("en", "trick_later-fact-threat", THREAT, "1 infected card was still unseen, of value 3, and 1 survivor waited."),
    ("de", "trick_later-fact-threat", THREAT, "1 Infizierte mit Wert 3 war noch nicht zu sehen, und 1 Überlebende wartete."),
    ("es", "trick_later-fact-threat", THREAT, "Quedaba 1 infectado sin ver, de valor 3, y esperaba 1 superviviente."),
    ("es", "ten-paid_tokens", CHANGE, "Pagas con 1 ficha de pifia; sobran 2 y no se devuelve nada."),
]


@pytest.mark.parametrize(("language", "key", "details", "said"), SAID)
def test_one_and_many_are_told_apart(language: str, key: str, details: dict[str, Any], said: str) -> None:
    assert speak(LOCALES, language).say(key, **details) == said
