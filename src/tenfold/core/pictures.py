"""Pictures of games: what a drawing is given, and which drawings there are.

A drawing gets what one may see, never the state. Packages register drawings by entry point (`tenfold.drawings`) under the name
of the game; a game that brings none has the one called `plain`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import tenfold
from tenfold.core.errors import BadOption
from tenfold.core.game import AnyGame, Outcome, Position, View
from tenfold.core.installed import Installed, Unfit
from tenfold.core.plain import plain
from tenfold.core.words import FALLBACK, languages, sentence, speak

if TYPE_CHECKING:
    from tenfold.core.record import Record

LOCALES = Path(tenfold.__file__).parent / "locales"
THEMES = ("light", "dark")
PLAIN = "plain"


@dataclass(frozen=True, kw_only=True)
class Subject:
    """What a picture is of. `names` are those of all who play, by their place in the view."""

    game: AnyGame
    view: View
    names: list[str]
    outcome: Outcome | None
    language: str

    def say(self, key: str, **details: Any) -> str:
        """A sentence of the game's own words, or else of ours."""
        own = speak(self.game.locales, self.language)
        return own.say(key, **details) if own.has(key) else speak(LOCALES, self.language).say(key, **details)

    def word_or(self, key: str, otherwise: str) -> str:
        known = speak(self.game.locales, self.language).has(key) or speak(LOCALES, self.language).has(key)
        return self.say(key) if known else otherwise

    def with_commas(self, parts: Iterable[str]) -> str:
        """Those that say anything, one after the other."""
        return self.say("picture-comma", first="", last="").join(filter(None, parts))

    def listed(self, parts: Sequence[str]) -> str:
        """`Ada, Bo and Cy`."""
        *most, last = parts
        return self.say("picture-and", first=self.with_commas(most), last=last) if most else last

    def in_a_row(self, sentences: Iterable[str]) -> str:
        return in_a_row(sentences, self.language)

    def card_name(self, card: str) -> str:
        return self.game.card_in_words(card, speak(self.game.locales, self.language).say)


@dataclass(frozen=True, kw_only=True)
class Moment(Subject):
    """A moment, as a seat sees it, or as a spectator does where `seat` is None.

    `laid_open` is what nobody could see, if all cards are to lie open: whatever the drawing's `hidden` has found. `happened`
    says what has just happened, and `at` after how many actions that is, where it is known.
    """

    seat: int | None
    laid_open: Any
    happened: str
    at: int | None
    theme: str


@dataclass(frozen=True, kw_only=True)
class Ending(Subject):
    """The result of a game, and what decided it, where the game can say so. `place` is whose cards are shown."""

    outcome: Outcome
    decided: Any
    place: int


class Drawing(ABC):
    """How the moments and the results of a game are drawn, as SVG."""

    def hidden(self, position: Position[Any]) -> Any:
        """What only shows where all cards lie open."""
        return None

    @abstractmethod
    def moment(self, moment: Moment) -> str: ...

    @abstractmethod
    def result(self, ending: Ending) -> str:
        """1200 x 630, on a dark ground, for links that unfold."""


def fit_drawing(name: str, thing: object) -> Drawing:
    if not isinstance(thing, Drawing):
        raise Unfit(f"it is a {type(thing).__name__} and no tenfold.core.pictures.Drawing")
    return thing


DRAWINGS: Installed[Drawing] = Installed("drawing", fit_drawing)


def find_drawing(game: str) -> Drawing:
    """The drawing of a game; the plain one where nobody made any, or none that can be loaded."""
    found = DRAWINGS.things.get(game) or DRAWINGS.find(PLAIN)
    if found is None:
        raise BadOption("No drawing is registered; install Tenfold again: pip install --force-reinstall tenfold.")
    return found


def chosen(value: str, known: Sequence[str], what: str) -> str:
    if value not in known:
        raise BadOption(f"There is no {what} {value[:20]!r}; there are {', '.join(known)}.")
    return value


def spoken(language: str) -> str:
    return chosen(language, languages(LOCALES), "language")


def cast_of(position: Position[Any], names: Sequence[str] | None, language: str) -> list[str]:
    """The names of all who play; without names they are counted."""
    seats = position.game.seats(position.options)
    if names is None:
        names = [speak(LOCALES, language).say("page-plain-player", n=seat + 1) for seat in range(seats)]
    if len(names) != seats:
        raise BadOption(f"There are {len(names)} names for {seats} seats.")
    return position.game.cast(position.options, [plain(name) for name in names])


def what_happened(position: Position[Any], seat: int | None, names: Sequence[str], language: str) -> str:
    return in_a_row((sentence(position.game, event, names, language) for event in position.events(seat)), language)


def in_a_row(sentences: Iterable[str], language: str) -> str:
    """Sentences as a language puts them one after the other."""
    return speak(LOCALES, language).say("picture-sentences", first="", last="").join(filter(None, sentences))


def draw(
    position: Position[Any],
    seat: int | None = None,
    *,
    names: Sequence[str] | None = None,
    language: str = FALLBACK,
    theme: str = "light",
    open_cards: bool = False,
    at: int | None = None,
) -> str:
    """A picture of a position as SVG: as a seat sees it, as a spectator does (None), or with all cards open."""
    spoken(language)
    drawing = find_drawing(position.game.name)
    cast = cast_of(position, names, language)
    return drawing.moment(
        Moment(
            game=position.game,
            view=position.view(seat),
            names=cast,
            outcome=position.outcome(),
            language=language,
            seat=seat,
            laid_open=drawing.hidden(position) if open_cards else None,
            happened=what_happened(position, seat, cast, language),
            at=at,
            theme=chosen(theme, THEMES, "theme"),
        )
    )


def position_at(record: Record, at: int | None) -> Position[Any]:
    """The position after so many actions of a record; after all of them for None."""
    last = len(record.actions)
    if at is not None and not 0 <= at <= last:
        raise BadOption(f"This game has the moments 0 to {last}; there is no {at}.")
    *_, position = islice(record.positions(), (last if at is None else at) + 1)
    return position


def draw_moment(record: Record, at: int | None = None, seat: int | None = None, **how: Any) -> str:
    """A picture of a moment of a record, after so many actions. All cards lie open only where the game is finished."""
    if how.get("open_cards") and not record.last().is_over:
        raise BadOption("All cards are shown only of a finished game; this one is not. Choose a seat instead.")
    how.setdefault("names", record.names)
    return draw(position_at(record, at), seat, at=len(record.actions) if at is None else at, **how)


def draw_result(
    record: Record, *, names: Sequence[str] | None = None, seat: int | None = None, language: str = FALLBACK
) -> str:
    """The result of a finished game as a card of 1200 x 630, as SVG. It names nobody who is not named in `names`.

    `seat` is whose cards are shown; by default the winner's.
    """
    spoken(language)
    position = record.last()
    outcome = position.outcome()
    if outcome is None:
        raise BadOption("This game is not finished: it has no result to draw.")
    return find_drawing(record.game).result(
        Ending(
            game=position.game,
            view=position.view(None),
            names=cast_of(position, names, language),
            outcome=outcome,
            language=language,
            decided=position.game.what_decided(record.positions()),
            place=(outcome.winners or [0])[0] if seat is None else position.seated(seat) or 0,
        )
    )
