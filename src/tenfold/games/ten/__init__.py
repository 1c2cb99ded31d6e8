"""TEN, by Molly Johnson, Robert Melvin and Shawn Stankewich: push your luck, auctions and runs for 1 to 5 players.

Start reading at `rules.rulebook`; the rest is named after what the rulebook calls it. The numbers (T6.2) are those of
docs/rules-ten.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import tenfold
from tenfold.core.game import Achievement, Fact, Game, Happening, Hidden, Outcome, Position, Tally
from tenfold.games.ten.cards import CARDS, words_key
from tenfold.games.ten.chance_nodes import TenNode
from tenfold.games.ten.face.contradictions import contradiction
from tenfold.games.ten.face.events import TenEvent, event
from tenfold.games.ten.face.notation import EXAMPLES, TEXTS
from tenfold.games.ten.face.options import DEPENDS, LEVELS, VARIANTS, TenOptions, automaton_name, complete
from tenfold.games.ten.face.refusals import refusal_details
from tenfold.games.ten.face.score import Score, read_hand, score_hand
from tenfold.games.ten.face.view import TenView, remembered, view
from tenfold.games.ten.help.aid import TenAid, aid
from tenfold.games.ten.help.decided import Decided as WhatDecided
from tenfold.games.ten.help.decided import what_decided
from tenfold.games.ten.help.facts import facts
from tenfold.games.ten.help.tallies import tallies
from tenfold.games.ten.rules import rulebook as rules
from tenfold.games.ten.rules.event_kinds import EventKind
from tenfold.games.ten.rules.result import Decided
from tenfold.games.ten.rules.rulebook import MOST_LEGAL
from tenfold.games.ten.rules.scoring import best_assignment
from tenfold.games.ten.rules.setup import template
from tenfold.games.ten.rules.state import Phase, TenState
from tenfold.games.ten.tensor import TENSOR


class Ten(Game[TenState]):
    name = "ten"
    title = "TEN"
    rule_letter = "T"
    state_type = TenState
    options_type = TenOptions
    depends = DEPENDS
    view_type = TenView
    event_type = TenEvent
    aid_type = TenAid
    tensor = TENSOR
    rulebook = rules
    texts = TEXTS
    examples = EXAMPLES
    most_legal = MOST_LEGAL
    fixable = "deck"
    score_rule = staticmethod(best_assignment)
    locales = Path(tenfold.__file__).parent / "locales"
    variants = VARIANTS
    open_information = True

    def complete(self, options: TenOptions) -> TenOptions:
        return complete(options)

    def template(self, options: TenOptions, fixed: Any) -> TenState:
        return template(options, fixed)

    def view(self, options: TenOptions, s: TenState, seat: int | None) -> TenView:
        return view(options, s)

    def event(self, happening: Happening, s: TenState, seat: int | None) -> TenEvent:
        return event(happening)

    def outcome(self, s: TenState) -> Outcome:
        return Outcome(
            scores=s.points[: s.seats],
            winners=[p for p in range(s.seats) if s.won[p]],
            decided=Decided(s.decided).name.lower(),
        )

    def whose_turn(self, s: TenState) -> tuple[int, int]:
        """T3: a turn is the active player's, whoever speaks in its auctions."""
        return s.active, s.turn_from

    def tears(self, story: Sequence[Happening]) -> bool:
        return any(what == EventKind.BUST for what, *_ in story)

    def hidden(self, s: TenState) -> list[Hidden]:
        return [Hidden([CARDS[kind] for kind in s.deck[s.deck_at : s.deck_size]])]

    def card_in_words(self, card: str, say: Callable[..., str]) -> str:
        return say(words_key(card), colour=card[0], number=card[1])

    def cast(self, options: TenOptions, names: Sequence[str]) -> list[str]:
        """T12: the automaton has a name, not a seat."""
        return [*names, automaton_name(options.edition)] if options.players == 1 else list(names)

    def achievements(self, options: TenOptions, outcome: Outcome, seat: int) -> list[Achievement]:
        """T11.10: a level that was beaten alone, with the whole deck; one that somebody put together proves nothing."""
        if options.level is None or options.deck is not None or seat not in outcome.winners:
            return []
        return [Achievement("level", options.level)]

    def ladder(self) -> dict[int, dict[str, Any]]:
        """T11: the automaton, level by level."""
        return {level: {"players": 1, "level": level} for level in LEVELS}

    def goes_on(self, s: TenState) -> bool:
        """T6.3: a payment goes on step by step."""
        return s.phase == Phase.PAY

    def score(self, hand: str, by: Callable[..., Any] | None = None) -> Score:
        return score_hand(read_hand(hand), by or best_assignment)

    def node_type(self) -> type[TenNode]:
        return TenNode

    def refusal_details(self, s: TenState, action: int) -> dict[str, Any]:
        return refusal_details(s, action)

    def contradiction(self, view: TenView) -> str | None:
        return contradiction(view)

    def aid(self, view: TenView, legal: list[str]) -> TenAid:
        return aid(view, legal, Position(self, view.options, remembered(view)))

    def what_decided(self, played: Iterable[Position[TenState]]) -> WhatDecided | None:
        return what_decided(played)

    def tallies(self, played: Iterable[Position[TenState]]) -> list[list[Tally]]:
        return tallies(played)

    def facts(self, view: TenView, chosen: str, best: str) -> list[Fact]:
        return facts(view, remembered(view), chosen, best)

    def remembered(self, seen: TenView) -> TenState:
        return remembered(seen)


TEN = Ten()
