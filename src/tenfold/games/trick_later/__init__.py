"""10 Trick Later, by Yusuke Sawaguchi: trick taking against an infection, for 3 or 4 players.

Start reading at `rules.rulebook`; the rest is named after what the rulebook calls it. The numbers (L3.3) are those of
docs/rules-trick-later.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import tenfold
from tenfold.core.game import Fact, Game, Happening, Hidden, Outcome, Position, Tally
from tenfold.games.trick_later.cards import write_set
from tenfold.games.trick_later.chance_nodes import TrickLaterNode
from tenfold.games.trick_later.face.contradictions import contradiction
from tenfold.games.trick_later.face.events import TrickLaterEvent, event
from tenfold.games.trick_later.face.notation import EXAMPLES, TEXTS
from tenfold.games.trick_later.face.options import DEPENDS, VARIANTS, TrickLaterOptions
from tenfold.games.trick_later.face.refusals import refusal_details
from tenfold.games.trick_later.face.view import TrickLaterView, remembered, view
from tenfold.games.trick_later.help.aid import TrickLaterAid, aid
from tenfold.games.trick_later.help.decided import Decided as WhatDecided
from tenfold.games.trick_later.help.decided import what_decided
from tenfold.games.trick_later.help.facts import facts
from tenfold.games.trick_later.help.tallies import tallies
from tenfold.games.trick_later.rules import rulebook as rules
from tenfold.games.trick_later.rules.round import Decided
from tenfold.games.trick_later.rules.rulebook import MOST_LEGAL
from tenfold.games.trick_later.rules.setup import template
from tenfold.games.trick_later.rules.state import SEATS, TRICKS, TrickLaterState
from tenfold.games.trick_later.tensor import TENSOR


class TrickLater(Game[TrickLaterState]):
    name = "trick_later"
    title = "10 Trick Later"
    rule_letter = "L"
    state_type = TrickLaterState
    options_type = TrickLaterOptions
    depends = DEPENDS
    view_type = TrickLaterView
    event_type = TrickLaterEvent
    aid_type = TrickLaterAid
    tensor = TENSOR
    rulebook = rules
    texts = TEXTS
    examples = EXAMPLES
    most_legal = MOST_LEGAL
    fixable = "deals"
    locales = Path(tenfold.__file__).parent / "locales"
    variants = VARIANTS

    def template(self, options: TrickLaterOptions, fixed: Any) -> TrickLaterState:
        return template(options, fixed)

    def view(self, options: TrickLaterOptions, s: TrickLaterState, seat: int | None) -> TrickLaterView:
        return view(options, s, seat)

    def event(self, happening: Happening, s: TrickLaterState, seat: int | None) -> TrickLaterEvent:
        return event(happening, s, seat)

    def outcome(self, s: TrickLaterState) -> Outcome:
        return Outcome(
            scores=s.total[: s.players],
            winners=[p for p in range(s.players) if s.won >> p & 1],
            decided=Decided(s.decided).name.lower(),
        )

    def whose_turn(self, s: TrickLaterState) -> tuple[int, int]:
        """L3: a trick is a turn, of whoever leads."""
        return s.leader, s.round * SEATS * TRICKS + s.trick_at

    def hidden(self, s: TrickLaterState) -> list[Hidden]:
        return [Hidden(write_set(hand), seat) for seat, hand in enumerate(s.hand[: s.players])]

    def card_in_words(self, card: str, say: Callable[..., str]) -> str:
        key = "trick_later-card-infected" if card[0] == "i" else "trick_later-card-survivor"
        return say(key, colour=card[0], number=card[1])

    def node_type(self) -> type[TrickLaterNode]:
        return TrickLaterNode

    def refusal_details(self, s: TrickLaterState, action: int) -> dict[str, Any]:
        return refusal_details(s)

    def contradiction(self, view: TrickLaterView) -> str | None:
        return contradiction(view)

    def aid(self, view: TrickLaterView, legal: list[str]) -> TrickLaterAid:
        return aid(view, legal, Position(self, view.options, remembered(view)))

    def what_decided(self, played: Iterable[Position[TrickLaterState]]) -> WhatDecided | None:
        return what_decided(played)

    def tallies(self, played: Iterable[Position[TrickLaterState]]) -> list[list[Tally]]:
        return tallies(played)

    def facts(self, view: TrickLaterView, chosen: str, best: str) -> list[Fact]:
        return facts(view, chosen, best)

    def remembered(self, seen: TrickLaterView) -> TrickLaterState:
        return remembered(seen)


TRICK_LATER = TrickLater()
