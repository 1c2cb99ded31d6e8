"""The log of a table speaks of whoever reads it as "you", also where nobody moves."""

from __future__ import annotations

from typing import Any

import pytest

from tenfold.core.words import speak
from tests.locales.test_catalogues import LANGUAGES, LOCALES

SAID: list[tuple[str, dict[str, Any]]] = [
    ("page-log-sat", {}),
    ("page-log-stood", {}),
    ("page-log-committed", {}),
    ("page-log-takenover", {"why": "time", "bot": "careful"}),
    ("page-log-takenback", {}),
    ("page-log-nudged", {"name": "Ben"}),
    *(("page-log-shared", {"shared": shared}) for shared in ("yes", "no")),
    *(("page-log-wanted", {"wants": wants}) for wants in ("yes", "no")),
]


@pytest.mark.parametrize(("key", "details"), SAID)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_you_and_others_have_names(language: str, key: str, details: dict[str, Any]) -> None:
    say = speak(LOCALES, language).say
    assert "Anna" not in say(key, player="Anna", you="yes", **details)
    assert "Anna" in say(key, player="Anna", you="no", **details)
