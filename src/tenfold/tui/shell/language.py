"""Which language the terminal speaks: the one asked for, or that of the surroundings, or English."""

from __future__ import annotations

from collections.abc import Mapping

from tenfold.core.errors import BadOption
from tenfold.core.words import FALLBACK, languages
from tenfold.tui.shell.words import LANGUAGE, LOCALES, say

# As POSIX has it: the first of these that is set decides.
SURROUNDINGS = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_around(environment: Mapping[str, str]) -> str:
    """`de` for `LANG=de_AT.UTF-8`; English for what we do not speak."""
    locale = next((environment[name] for name in SURROUNDINGS if environment.get(name)), "")
    language = locale.partition(".")[0].partition("_")[0].partition("-")[0].casefold()
    return language if language in languages(LOCALES) else FALLBACK


def checked_language(language: str) -> str:
    """A language that we speak; raises BadOption."""
    if language not in languages(LOCALES):
        raise BadOption(say("no-language", language=repr(language[:20]), languages=", ".join(languages(LOCALES))))
    return language


def can_show(encoding: str, language: str) -> bool:
    """Whether a terminal of this encoding has all letters of a language."""
    text = (LOCALES / language / "tui.ftl").read_text(encoding="utf-8")
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return language == FALLBACK
    return True


def speak_in(language: str | None, environment: Mapping[str, str], encoding: str) -> None:
    """Speak this language from now on, or else that of the surroundings, where the terminal can show it.

    That there is no such language is said in that of the surroundings.
    """
    speak_if_shown(language_around(environment), encoding)
    if language is not None:
        speak_if_shown(checked_language(language), encoding)


def speak_if_shown(language: str, encoding: str) -> None:
    LANGUAGE.set(language if can_show(encoding, language) else FALLBACK)
