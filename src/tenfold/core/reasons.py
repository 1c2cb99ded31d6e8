"""Why something that a player might expect may not be done now: the rule and its sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tenfold.core.game import Aid, AnyGame, Position, View


class Reason(msgspec.Struct, frozen=True):
    """The rule that forbids an action and its sentence; `details` are what the sentence mentions, for other languages."""

    rule: str
    message: str
    details: dict[str, Any]


def reasons(position: Position[Any], actions: Iterable[str]) -> dict[str, Reason]:
    """Those of these actions that the rules forbid now, each with its reason. Equal sentences are made once."""
    found: dict[str, Reason] = {}
    known: dict[tuple[int, str], Reason] = {}
    for text in actions:
        action = position.game.read_action(text)
        rule = position.game.rules["check"](position.state, action)
        if rule:
            details = position.game.refusal_details(position.state, action)
            key = rule, str(details)
            if key not in known:
                known[key] = Reason(position.game.rule_name(rule), position.refusal(action, rule).message, details)
            found[text] = known[key]
    return found


class WhyNot(Aid, frozen=True, kw_only=True):
    """Help that any game with few actions can give: why the others may not be done now."""

    why_not: dict[str, Reason]


def why_not(game: AnyGame, view: View, legal: list[str]) -> WhyNot:
    """Nothing for whoever need not decide."""
    position = Position(game, view.options, game.remembered(view))
    return WhyNot(why_not=reasons(position, game.texts) if legal else {})
