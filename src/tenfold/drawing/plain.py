"""The plain drawing, for any game that brings none of its own: the view as named cards and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tenfold.core.game import Position, View
from tenfold.core.pictures import Drawing, Ending, Moment, Subject
from tenfold.drawing import frame
from tenfold.drawing.letters import BOLD
from tenfold.drawing.sheet import Sheet, numeral_width

# What the frame shows already, and the players, who have places of their own.
ELSEWHERE = ("game", "options", "seat", "to_act", "players")
LEFT, RIGHT = 640, 476
CARD_W, CARD_H = 66, 92
ROW = 34
INDENT = 18
LABEL = 150


@dataclass(frozen=True)
class Fact:
    """Something that a view says: its name in words, and a number, a text, cards, or further facts."""

    label: str
    number: int | None = None
    text: str = ""
    cards: Sequence[str] = ()
    facts: Sequence[Fact] = ()


def spelled(name: str) -> str:
    """`bust_buy` is read as "Bust buy" where there is no better word."""
    words = " ".join(name.replace("_", " ").replace("-", " ").split())
    return words[:1].upper() + words[1:]


class Reading:
    """Reads a view by its schema, which says what in it is a card and what a seat."""

    def __init__(self, subject: Subject, view: View) -> None:
        self.subject = subject
        self.schema = msgspec.json.schema(subject.game.view_type)
        self.fields: dict[str, Any] = msgspec.to_builtins(view)

    def meant(self, schema: Any) -> dict[str, Any]:
        """Behind a reference, and of what may be there or not, what may be there."""
        schema = schema if isinstance(schema, dict) else {}
        if "$ref" in schema:
            return self.meant(self.schema["$defs"][schema["$ref"].rpartition("/")[2]])
        some = [part for part in schema.get("anyOf", []) if part.get("type") != "null"]
        return self.meant(some[0]) if some else schema

    def field(self, schema: dict[str, Any], name: str) -> dict[str, Any]:
        return self.meant(schema.get("properties", {}).get(name, schema.get("additionalProperties")))

    def item(self, schema: dict[str, Any], at: int) -> dict[str, Any]:
        first = schema.get("prefixItems", [])
        return self.meant(first[at] if at < len(first) else schema.get("items"))

    def facts(self, fields: Mapping[str, Any], schema: dict[str, Any]) -> list[Fact]:
        return [self.fact(name, value, self.field(schema, name)) for name, value in fields.items()]

    def fact(self, name: str, value: Any, schema: dict[str, Any]) -> Fact:
        label = self.subject.word_or(f"page-{self.subject.game.name}-view-{name}", spelled(name))
        return self.valued(label, name, value, schema)

    def valued(self, label: str, name: str, value: Any, schema: dict[str, Any]) -> Fact:
        kind = schema.get("format")
        if value is None:
            return Fact(label, text="–")
        if isinstance(value, Mapping):
            return Fact(label, facts=self.facts(value, schema))
        if isinstance(value, list):
            return self.several(label, name, value, schema)
        if isinstance(value, bool):
            return Fact(label, text=self.subject.say("page-yes" if value else "page-no"))
        if isinstance(value, int):
            return Fact(label, text=self.subject.names[value]) if kind == "seat" else Fact(label, number=value)
        if kind == "card":
            return Fact(label, cards=[str(value)])
        return Fact(
            label, text=self.subject.word_or(f"page-value-{self.subject.game.name}-{name}-{value}", spelled(str(value)))
        )

    def several(self, label: str, name: str, values: list[Any], schema: dict[str, Any]) -> Fact:
        if values and all(self.item(schema, at).get("format") == "card" for at in range(len(values))):
            return Fact(label, cards=values)
        items = [self.valued("", name, value, self.item(schema, at)) for at, value in enumerate(values)]
        if all(item.number is not None or item.text for item in items):
            texts = [item.text or str(item.number) for item in items]
            return Fact(label, text=self.subject.with_commas(texts) or "–")
        return Fact(label, facts=items)

    def table(self) -> list[Fact]:
        """What lies on the table; what is not there at all is left out."""
        shown = {name: value for name, value in self.fields.items() if name not in ELSEWHERE and value is not None}
        return self.facts(shown, self.meant(self.schema))

    def player(self, place: int) -> list[Fact]:
        players = self.fields.get("players")
        if not isinstance(players, list) or place >= len(players) or not isinstance(players[place], Mapping):
            return []
        return self.facts(players[place], self.item(self.field(self.meant(self.schema), "players"), place))


def draw_card(sheet: Sheet, card: str, name: str, x: float, y: float) -> None:
    """A sheet of paper with a folded corner and the name of the card."""
    theme, fold = sheet.theme, CARD_W * 0.22
    with sheet.at(x, y, cards=[card], name=name):
        corners = [(0, 0), (CARD_W, 0), (CARD_W, CARD_H - fold), (CARD_W - fold, CARD_H), (0, CARD_H)]
        sheet.polygon(corners, theme["paper"])
        sheet.polygon([(CARD_W, CARD_H - fold), (CARD_W - fold, CARD_H - fold), (CARD_W - fold, CARD_H)], theme["line-ui"])
        sheet.paragraph(name, 6, 20, 14, theme["card-ink"], BOLD, room=CARD_W - 12, most=4)


def draw_cards(sheet: Sheet, subject: Subject, cards: Sequence[str], x: float, y: float, width: float) -> float:
    """Cards in rows; where they end."""
    in_row = max(1, int((width + 6) // (CARD_W + 6)))
    for at, card in enumerate(cards):
        row, column = divmod(at, in_row)
        draw_card(sheet, card, subject.card_name(card), x + column * (CARD_W + 6), y + row * (CARD_H + 6))
    return y + -(-len(cards) // in_row) * (CARD_H + 6)


def draw_fact(sheet: Sheet, subject: Subject, fact: Fact, x: float, y: float, width: float) -> float:
    """A fact in a row of its own; where the next one begins."""
    theme = sheet.theme
    sheet.text(fact.label, x, y + 22, 15, theme["ink-2"], room=LABEL - 10)
    value, room = x + LABEL, width - LABEL
    if fact.cards:
        return draw_cards(sheet, subject, fact.cards, value, y, room) + 4
    if fact.facts:
        return draw_facts(sheet, subject, fact.facts, x + INDENT, y + (ROW if fact.label else 0), width - INDENT)
    if fact.number is not None and numeral_width(fact.number, 22) < room:
        sheet.numeral(fact.number, value, y + 4, 22, theme["ink"])
    else:
        sheet.text(fact.text or str(fact.number), value, y + 22, 18, theme["ink"], BOLD, room=room)
    return y + ROW


def draw_facts(sheet: Sheet, subject: Subject, facts: Sequence[Fact], x: float, y: float, width: float) -> float:
    for fact in facts:
        y = draw_fact(sheet, subject, fact, x, y, width)
    return y


class Plain(Drawing):
    """Draws any game from its view."""

    def hidden(self, position: Position[Any]) -> list[View]:
        """What everybody sees."""
        return [position.view(seat) for seat in range(position.game.seats(position.options))]

    def moment(self, moment: Moment) -> str:
        reading, sheet = Reading(moment, moment.view), frame.begun(moment)
        own = [Reading(moment, view) for view in moment.laid_open or []]
        theme, x, y = sheet.theme, frame.MARGIN, frame.HEAD
        below = sheet.paragraph(moment.happened, x, y + 18, 18, theme["ink-2"], room=LEFT, most=3)
        left = draw_facts(sheet, moment, reading.table(), x, below + 6, LEFT)
        right = float(y)
        x = frame.WIDTH - frame.MARGIN - RIGHT
        for place, name in enumerate(moment.names):
            turn = moment.view.to_act == place
            if turn:
                sheet.rect(x - 8, right, RIGHT + 16, 30, theme["turn"])
            sheet.text(name, x, right + 22, 19, theme["on-turn" if turn else "ink"], BOLD, room=RIGHT)
            facts = (own[place] if place < len(own) else reading).player(place)
            right = draw_facts(sheet, moment, facts, x, right + 34, RIGHT) + 12
        sheet.height = max(left, right) + frame.MARGIN
        return frame.finished(sheet, moment)

    def result(self, ending: Ending) -> str:
        sheet = frame.result_card(ending, frame.scores_in_words(ending))
        frame.score_strips(sheet, ending)
        return sheet.svg(frame.headline(ending), frame.scores_in_words(ending))


DRAWING = Plain()
