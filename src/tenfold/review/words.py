"""What a review says, in words of a language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tenfold
from tenfold.core.game import AnyGame, Fact
from tenfold.core.words import FALLBACK, speak, with_card_names
from tenfold.review.report import Decision, Review, Share, TurningPoint

OWN_WORDS = Path(tenfold.__file__).parent / "locales"
# More reasons than these are a lecture.
MOST_FACTS = 3


def signed(number: float, digits: int = 0) -> str:
    """A figure with its sign; nothing has none."""
    text = f"{number:+.{digits}f}"
    return text if text.strip("+-0.") else text[1:]


class Telling:
    """The sentences of a review. `names` are those who played, as they shall be called."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str = FALLBACK) -> None:
        self.game, self.names = game, names
        self.own = speak(OWN_WORDS, language)
        self.game_words = speak(game.locales, language)

    def say(self, key: str, **details: Any) -> str:
        return self.own.say(f"review-{key}", **details)

    def summary(self, review: Review) -> str:
        found = review.summary
        first = self.say(found.how, player=self.names[found.seat], turn=found.turn, chance=found.chance)
        return f"{first} {self.say('most', most=found.most)}"

    def turning_point(self, point: TurningPoint) -> str:
        parts = {name: signed(getattr(point, name)) for name in ("luck", "choices", "noise")}
        player = self.names[point.seat]
        return self.say("turning-point", turn=point.turn, player=player, before=point.before, after=point.after, **parts)

    def figures(self, share: Share) -> list[str]:
        """What made a result, as figures that add up."""
        changes = [signed(figure) for figure in (share.own, share.others, share.luck, share.noise)]
        return [str(share.start), *changes, str(share.result), self.say("good", good=share.good, decisions=share.decisions)]

    def decision(self, found: Decision) -> str:
        details = {"turn": found.turn, "move": found.step + 1, "player": self.names[found.seat]}
        return self.say("decision", **details, chosen=found.chosen, best=found.best)

    def cost(self, found: Decision) -> str:
        return self.say("cost", cost=signed(-found.cost), error=max(1, round(2 * found.error)), points=signed(-found.points, 1))

    def reasons(self, found: Decision) -> list[str]:
        """Why something else was better; what only chance made of it is told as hindsight."""
        facts = [sentence for fact in found.facts[:MOST_FACTS] if (sentence := self.fact(fact))]
        sentences = [*facts, self.say("deals", better=found.better, worse=found.worse)]
        return [*sentences, self.say("hindsight")] if found.luck > found.cost else sentences

    def fact(self, fact: Fact) -> str:
        """The sentence of the game; nothing where it has none."""
        key = f"{self.game.name}-fact-{fact.says}"
        if not self.game_words.has(key):
            return ""
        details = with_card_names(self.game, fact.details, self.game_words)
        if "seat" in details:
            details["player"] = self.names[details["seat"]]
        said = self.game_words.say(key, **details)
        return said[:1].upper() + said[1:]
