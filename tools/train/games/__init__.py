"""The games whose nets are learnt, each as `subject` describes it."""

from __future__ import annotations

from importlib import import_module

from tools.train.games.subject import Subject

GAMES = ("ten", "trick_later")


def subject_of(game: str) -> Subject:
    found: Subject = import_module(f"tools.train.games.{game}").SUBJECT
    return found
