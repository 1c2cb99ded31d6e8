"""The words for what happens, from Fluent catalogues: one folder per language, shared by the terminal and the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from tenfold.core.game import AnyGame, Event

FALLBACK = "en"
# The details of an event or a refusal that are cards.
CARDS = ("card", "beaten")


class Words:
    """Sentences in one language; what it lacks is English."""

    def __init__(self, folder: Path, language: str) -> None:
        self.folder = folder
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((folder / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key)) or (self.language != FALLBACK and speak(self.folder).has(key))

    def say(self, key: str, **details: Any) -> str:
        """The sentence of this key; a missing or faulty one is an error of ours, not of the user."""
        if self.language != FALLBACK and not self.bundle.has_message(key):
            return speak(self.folder).say(key, **details)
        value = self.bundle.get_message(key).value
        if value is None:
            raise KeyError(key)
        text, faults = self.bundle.format_pattern(value, details)
        if faults:
            raise faults[0]
        return str(text)


@cache
def speak(folder: Path, language: str = FALLBACK) -> Words:
    return Words(folder, language)


def languages(folder: Path) -> list[str]:
    """The languages that a folder has words in."""
    return sorted({file.parent.name for file in folder.glob("*/*.ftl")})


def with_card_names(game: AnyGame, details: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """These details, cards by their names."""
    named = {name: game.card_in_words(details[name], words.say) for name in CARDS if details.get(name) is not None}
    return {**details, **named}


def sentence(game: AnyGame, event: Event, names: Sequence[str], language: str = FALLBACK, reader: int | None = None) -> str:
    """An event in words. A `seat` becomes its player's name, and `you` says whether that is the reader; a `card` becomes the
    name of the card, and `n` is how many cards a sentence names: here always one.
    """
    words = speak(game.locales, language)
    known = {name: value for name, value in msgspec.structs.asdict(event).items() if value is not None}
    details = {"n": 1} | with_card_names(game, known, words)
    if "seat" in details:
        details["player"] = names[details["seat"]]
        details["you"] = "yes" if details["seat"] == reader else "no"
    key = event_key(game, event)
    said = words.say(key, **details) if words.has(key) else without_words(event, details)
    return said[:1].upper() + said[1:]


def event_key(game: AnyGame, event: Event) -> str:
    return f"{game.name}-{event.__struct_config__.tag}"


def without_words(event: Event, details: Mapping[str, Any]) -> str:
    """An event of a game that has no sentence for it: `Ada: snatched (card key).`"""
    who = f"{details['player']}: " if "player" in details else ""
    what = str(event.__struct_config__.tag).replace("_", " ")
    rest = ", ".join(f"{name} {value}" for name, value in details.items() if name not in ("seat", "player", "you", "n"))
    return f"{who}{what} ({rest})." if rest else f"{who}{what}."


def refusal(game: AnyGame, rule: str, details: Mapping[str, Any], language: str = FALLBACK) -> str:
    """Why a rule forbids something; a game that has no sentence for it names the rule."""
    words, key = speak(game.locales, language), f"{game.name}-{rule.replace('.', '-')}"
    if not words.has(key):
        return f"Rule {rule} of {game.title} forbids that."
    return words.say(key, **with_card_names(game, details, words))
