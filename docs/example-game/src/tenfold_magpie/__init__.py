"""Magpie: two magpies snatch trinkets, and each flies home in time or drops them all."""

from __future__ import annotations

from collections.abc import Callable

from tenfold.core.game import Achievement, Game, Happening, Outcome
from tenfold.core.reasons import WhyNot, why_not
from tenfold_magpie import rules
from tenfold_magpie.events import MagpieEvent, event
from tenfold_magpie.options import MagpieOptions
from tenfold_magpie.state import MagpieState
from tenfold_magpie.tensor import TENSOR
from tenfold_magpie.view import MagpieView, remembered, view


class MagpieGame(Game[MagpieState]):
    name = "magpie"
    title = "Magpie"
    rule_letter = "M"
    state_type = MagpieState
    options_type = MagpieOptions
    view_type = MagpieView
    event_type = MagpieEvent
    aid_type = WhyNot
    tensor = TENSOR
    rulebook = rules
    texts = ("snatch", "fly")
    examples = "snatch and fly"
    variants = ({}, {"first": 1})

    def view(self, options: MagpieOptions, s: MagpieState, seat: int | None) -> MagpieView:
        return view(options, s, seat)

    def remembered(self, seen: MagpieView) -> MagpieState:
        return remembered(seen)

    def event(self, happening: Happening, s: MagpieState, seat: int | None) -> MagpieEvent:
        return event(happening, seat)

    def outcome(self, s: MagpieState) -> Outcome:
        return Outcome.by_points(list(s.nest))

    def achievements(self, options: MagpieOptions, outcome: Outcome, seat: int) -> list[Achievement]:
        """Whoever wins keeps the hoard, in tens."""
        return [Achievement("hoard", 10 * (outcome.scores[seat] // 10))] if seat in outcome.winners else []

    def card_in_words(self, card: str, say: Callable[..., str]) -> str:
        return say("magpie-card", card=card)

    def aid(self, seen: MagpieView, legal: list[str]) -> WhyNot:
        return why_not(self, seen, legal)


MAGPIE = MagpieGame()
