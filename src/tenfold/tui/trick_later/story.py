"""What happened since the last decision in 10 Trick Later: a paragraph for a trick, for a round's points, for a deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from rich.text import Text

from tenfold.core.game import Event
from tenfold.games.trick_later.face import events as e
from tenfold.games.trick_later.help.reckoning import INFECTED_EIGHT
from tenfold.tui.shell.paper import Paper
from tenfold.tui.shell.screen import Scene
from tenfold.tui.shell.words import gap, in_a_row, joined, listed, say
from tenfold.tui.trick_later.cards import face, faces, in_colours
from tenfold.tui.trick_later.stage import about

E = TypeVar("E", bound=Event)
KINDS: dict[str, tuple[type[Event], ...]] = {
    "plays": (e.Played,),
    "trick": (e.TookTrick, e.Attacked, e.Lost),
    "rescues": (e.Track, e.Rescued),
    "points": (e.Scored, e.Over),
    "deal": (e.Dealt, e.Answered, e.Exchanges, e.Gave),
}
SAME_PARAGRAPH = ("trick", "rescues")


def kind_of(event: Event) -> str:
    return next(kind for kind, types in KINDS.items() if isinstance(event, types))


def only(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


class Teller:
    """Tells groups of events; each kind of group has its sentence."""

    def __init__(self, scene: Scene, paper: Paper) -> None:
        self.scene = scene
        self.paper = paper

    def tell(self, kind: str, events: Sequence[Event]) -> str:
        sentence: Callable[[Sequence[Event]], str] = getattr(self, kind)
        return sentence(events)

    def plays(self, events: Sequence[Event]) -> str:
        """Who played what: the verb only once."""
        first, *others = only(events, e.Played)
        lead = say("tl-plays", card=face(first.card, self.paper), **about(first.seat, self.scene))
        rest = [f"{self.name(play.seat)} {face(play.card, self.paper)}" for play in others]
        return say("tl-played", plays=listed([lead, *rest]))

    def trick(self, events: Sequence[Event]) -> str:
        took = only(events, e.TookTrick)[0]
        lost = [event.card for event in only(events, e.Lost)]
        hit = {"n": len(lost), "cards": faces(lost, self.paper)}
        attacks = [say("tl-attacked", level=attack.level, **hit) for attack in only(events, e.Attacked)]
        return in_a_row([say("tl-takes", card=face(took.card, self.paper), **about(took.seat, self.scene)), *attacks])

    def rescues(self, events: Sequence[Event]) -> str:
        rescued = only(events, e.Rescued)
        seats = dict.fromkeys(event.seat for event in rescued)
        sentences = []
        for seat in seats:
            cards = [event.card for event in rescued if event.seat == seat]
            sentences.append(say("tl-rescues", cards=faces(cards, self.paper), **about(seat, self.scene)))
        return in_a_row(sentences)

    def points(self, events: Sequence[Event]) -> str:
        scored = only(events, e.Scored)
        return say("tl-round-ends", points=joined([f"{self.name(event.seat)} {event.points}" for event in scored]))

    def deal(self, events: Sequence[Event]) -> str:
        """A new round, and who took infected 8. That somebody was asked and kept the hand is not worth telling."""
        sentences = []
        for event in events:
            if isinstance(event, e.Dealt):
                sentences.append(say("tl-dealt", round=event.round, out=event.out or "none", **about(event.seat, self.scene)))
            elif isinstance(event, e.Exchanges):
                sentences.append(say("tl-takes-eight", card=face(INFECTED_EIGHT, self.paper), **about(event.seat, self.scene)))
            elif isinstance(event, e.Gave) and event.card is not None:
                sentences.append(say("tl-gave", card=face(event.card, self.paper)))
        return in_a_row(sentences)

    def name(self, seat: int) -> str:
        return say("tl-you-within") if seat == self.scene.seat else self.scene.names[seat]


def story(scene: Scene, paper: Paper) -> Text:
    """All of it, newest last; not the cards that still lie on the table."""
    teller = Teller(scene, paper)
    groups = [(kind, list(events)) for kind, events in groupby(scene.events, kind_of)]
    if groups and groups[-1][0] == "plays":
        groups.pop()
    text = ""
    for kind, events in groups:
        sentence = teller.tell(kind, events)
        text += ("" if not text else gap() if kind in SAME_PARAGRAPH else "\n") + sentence if sentence else ""
    return in_colours(emphasised(text, scene), paper)


def emphasised(sentence: str, scene: Scene) -> Text:
    text = Text(sentence)
    text.highlight_words([*scene.names, say("tl-you")], "bold")
    return text
