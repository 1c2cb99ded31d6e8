"""Magpie: two magpies snatch trinkets, and each flies home in time or drops them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tenfold.core.errors import BadOption
from tenfold.core.game import Event, Game, Happening, Outcome, rules_of
from tenfold_magpie import rules
from tenfold_magpie.events import MagpieEvent, event
from tenfold_magpie.notation import TEXTS, read_action
from tenfold_magpie.options import OPTION_HELP, MagpieOptions
from tenfold_magpie.rules import ACTIONS
from tenfold_magpie.state import NOBODY, SEATS, MagpieState
from tenfold_magpie.view import MagpieView, remembered, template, view


class MagpieGame(Game[MagpieState]):
    name = "magpie"
    title = "Magpie"
    rule_letter = "M"
    rules_version = 1
    most_players = SEATS
    state_type = MagpieState
    options_type = MagpieOptions
    view_type = MagpieView
    event_type = MagpieEvent
    rules = rules_of(rules)
    actions = ACTIONS
    most_legal = ACTIONS
    fixable = "deck"
    locales = Path(__file__).parent / "locales"
    option_help = OPTION_HELP

    def complete(self, options: MagpieOptions) -> MagpieOptions:
        return options

    def seats(self, options: MagpieOptions) -> int:
        return options.players

    def template(self, options: MagpieOptions, fixed: Any) -> MagpieState:
        if fixed is not None:
            raise BadOption("The deck of Magpie cannot be fixed beforehand.")
        return template(options)

    def read_action(self, text: str) -> int:
        return read_action(text)

    def write_action(self, action: int) -> str:
        return TEXTS[action]

    def to_act(self, s: MagpieState) -> int | None:
        return None if s.to_act == NOBODY else s.to_act

    def view(self, options: MagpieOptions, s: MagpieState, seat: int | None) -> MagpieView:
        return view(options, s, seat)

    def events(self, story: Sequence[Happening], s: MagpieState, seat: int | None) -> list[Event]:
        return [event(happening, seat) for happening in story]

    def outcome(self, s: MagpieState) -> Outcome:
        winners = [seat for seat in range(SEATS) if s.nest[seat] == max(s.nest)]
        return Outcome(list(s.nest), winners, "by_points" if len(winners) == 1 else "shared")

    def card_in_words(self, card: str, say: Callable[..., str]) -> str:
        return say("magpie-card", card=card)

    def remembered(self, seen: MagpieView) -> MagpieState:
        return remembered(seen)


MAGPIE = MagpieGame()
