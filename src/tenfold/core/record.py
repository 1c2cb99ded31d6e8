"""A game as a text file: readable, complete, and true to the last bit.

    tenfold record 1
    game ten
    rules 1
    options {"players":2,"edition":"en","bust_buy":false,"first":null,"level":null,"deck":null}
    seats ["Ada","Bo"]
    seed "any text"
    begin 5f0c2a9d1b7e

    1 0 draw 8be1c04f7a35
    2 0 draw 77d0a8e19c02
    ...
    end finished {"scores":[12,9],"winners":[0],"decided":"by_points"} 0b6f...

Every line from `begin` on closes with a digest of all that stands before it, so that a change is found in its line. What chance
was fixed by hand follows the seed, under the game's own word for it (`deck [...]`). If the deal was sealed, `sealed {...}`
stands directly after the seed and says what that was made of. Where it is known which bots play seats, `bots [null,"careful"]`
stands directly after the names. A game in progress ends in `end unfinished`. Where a server has a finished game of rules that
it does not play, and nobody wrote the result down, the record ends in `end unknown`: the right rules know it again.

A game in which hidden cards were drawn anew on its way is a `tenfold record 2`: there `redealt [...]` stands directly before
`begin`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from tenfold.core.errors import BadRecord, TenfoldError
from tenfold.core.game import AnyGame, Options, Outcome, Position
from tenfold.core.plain import plain_json
from tenfold.core.redealing import Redealt, dealt_anew
from tenfold.core.registry import find_game
from tenfold.core.seal import Seal

FIRST_LINE = "tenfold record 1"
REDEALT_FIRST_LINE = "tenfold record 2"
DIGEST = 12
LONGEST_LINE_CHARS = 20_000
UNKNOWN_END = "end unknown"


class Record(msgspec.Struct, kw_only=True):
    """What a record file holds."""

    game: str
    options: Options
    names: list[str]
    bots: list[str | None] | None = None
    seed: str
    sealed: Seal | None = None
    fixed: Any = None
    redealt: list[Redealt] = []
    actions: list[str] = []

    def start(self) -> Position[Any]:
        return find_game(self.game).start(self.options, self.seed, self.fixed)

    def positions(self) -> Iterator[Position[Any]]:
        """The game again: the position at the start, then the same one moved on after each action."""
        position = dealt_anew(self.start(), self.redealt, 0)
        yield position
        for n, action in enumerate(self.actions):
            position.do(action)
            position = dealt_anew(position, self.redealt, n + 1)
            yield position

    def played(self) -> Iterator[Position[Any]]:
        """The same of a game that was found legal before."""
        position = dealt_anew(self.start(), self.redealt, 0)
        yield position
        for n, action in enumerate(self.actions):
            position.redo(action)
            position = dealt_anew(position, self.redealt, n + 1)
            yield position

    def last(self) -> Position[Any]:
        """The position that the record ends in."""
        *_, position = self.positions()
        return position

    def _repr_svg_(self) -> str:
        """A notebook shows the result, or where the game stands."""
        from tenfold.core.pictures import draw_moment, draw_result

        if self.last().is_over:
            return draw_result(self, names=self.names)
        return draw_moment(self)


def to_json(value: object) -> str:
    return plain_json(msgspec.json.encode(value).decode())


class Chain:
    """Lines, each closed by a digest of all text so far."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()

    def add(self, line: str) -> str:
        self.hash.update(line.encode() + b"\n")
        return self.hash.hexdigest()[:DIGEST]


def header(record: Record, rules: int, fixable: str | None) -> list[str]:
    lines = [
        REDEALT_FIRST_LINE if record.redealt else FIRST_LINE,
        f"game {record.game}",
        f"rules {rules}",
        f"options {to_json(record.options)}",
        f"seats {to_json(record.names)}",
    ]
    if record.bots is not None:
        lines.append(f"bots {to_json(record.bots)}")
    lines.append(f"seed {to_json(record.seed)}")
    if record.sealed is not None:
        lines.append(f"sealed {to_json(record.sealed)}")
    if record.fixed is not None:
        lines.append(f"{fixable} {to_json(record.fixed)}")
    if record.redealt:
        lines.append(f"redealt {to_json(record.redealt)}")
    return lines


def write_record(record: Record) -> str:
    """The text of a record file. Of a sealed game only when it is over: the seed and the nonce tell the whole deal."""
    game = find_game(record.game)
    played = record.positions()
    position = next(played)
    moves = []
    for action in record.actions:
        moves.append((position.to_act, action))
        position = next(played)
    if record.sealed is not None and not position.is_over:
        raise ValueError("a sealed game may be written only when it is over: its record tells the whole deal.")
    return chained(header(record, game.rules_version, game.fixable), moves, closing(position.outcome()))


def chained(lines: list[str], moves: Iterable[tuple[int | None, str]], end: str) -> str:
    """The text of a record: its header, who did what, and how it ended. It takes no rules to write that."""
    chain = Chain()
    for line in lines:
        chain.add(line)
    written = [*lines, f"begin {chain.add('begin')}", ""]
    for n, (seat, action) in enumerate(moves, 1):
        line = f"{n} {seat} {action}"
        written.append(f"{line} {chain.add(line)}")
    written.append(f"{end} {chain.add(end)}")
    return "\n".join(written) + "\n"


def closing(outcome: Outcome | None) -> str:
    return "end unfinished" if outcome is None else f"end finished {to_json(outcome)}"


def as_it_is(found: Any) -> Any:
    return found


def as_object(found: Any) -> dict[str, Any]:
    return msgspec.convert(found, dict[str, Any])


def as_text(found: Any) -> str:
    return msgspec.convert(found, str)


def as_names(found: Any) -> list[str]:
    return msgspec.convert(found, list[str])


def as_bots(found: Any) -> list[str | None]:
    return msgspec.convert(found, list[str | None])


def as_seal(found: Any) -> Seal:
    return msgspec.convert(found, Seal)


def as_redealt(found: Any) -> list[Redealt]:
    return msgspec.convert(found, list[Redealt])


class Reader:
    """Reads a record file line by line and plays it as it goes; knows where it is when something is wrong."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0
        self.chain = Chain()

    def refuse(self, reason: str, why: str = "broken", rules: str | None = None) -> BadRecord:
        return BadRecord(max(self.at, 1), reason, why, rules)

    def next(self) -> str:
        """The next line that is not empty."""
        while self.at < len(self.lines):
            line = self.lines[self.at].rstrip("\r")
            self.at += 1
            if len(line) > LONGEST_LINE_CHARS:
                raise self.refuse(f"this line is too long; a record's lines have at most {LONGEST_LINE_CHARS:,} characters.")
            if line:
                return line
        raise self.refuse("the file is cut off here; a whole record closes with an 'end' line.")

    def closed(self) -> str:
        """The next line without its digest, which must fit everything so far."""
        line, _, digest = self.next().rpartition(" ")
        if self.chain.add(line) != digest:
            raise self.refuse("this line or one above it was changed or cut: its digest does not fit.")
        return line

    def value(self, word: str) -> str:
        """What follows a word of the header."""
        line = self.next()
        found, _, value = line.partition(" ")
        if found != word:
            raise self.refuse(f"expected '{word} ...' here, found {line[:40]!r}.")
        self.chain.add(line)
        return value

    def json(self, word: str, convert: Callable[[Any], Any]) -> Any:
        try:
            return convert(msgspec.json.decode(self.value(word)))
        except (msgspec.DecodeError, RecursionError) as error:
            raise self.refuse(f"{word} is not what it should be: {error}.") from None

    def json_if_there(self, word: str, convert: Callable[[Any], Any]) -> Any:
        """The same for a line that may be left out."""
        return self.json(word, convert) if self.peek().startswith(f"{word} ") else None

    def read_header(self) -> Record:
        first = self.next()
        if first not in (FIRST_LINE, REDEALT_FIRST_LINE):
            raise self.refuse(f"not a record file; one begins with '{FIRST_LINE}'.")
        self.chain.add(first)
        game = self.read_game()
        self.check_version(game)
        try:
            options = game.read_options(self.json("options", as_object))
        except BadRecord:
            raise
        except TenfoldError as error:
            raise self.refuse(error.message) from None
        names = self.by_seat(self.json("seats", as_names), game.seats(options), "names")
        bots = self.json_if_there("bots", as_bots)
        if bots is not None:
            self.by_seat(bots, len(names), "bots")
        return Record(
            game=game.name,
            options=options,
            names=names,
            bots=bots,
            seed=self.json("seed", as_text),
            sealed=self.json_if_there("sealed", as_seal),
            fixed=self.json_if_there(game.fixable, as_it_is) if game.fixable else None,
            redealt=self.json("redealt", as_redealt) if first == REDEALT_FIRST_LINE else [],
            actions=[],
        )

    def read_game(self) -> AnyGame:
        name = self.value("game")
        try:
            return find_game(name)
        except TenfoldError as error:
            raise self.refuse(error.message, why="game") from None

    def by_seat(self, entries: list[Any], seats: int, what: str) -> list[Any]:
        """A list with an entry for every seat."""
        if len(entries) != seats:
            raise self.refuse(f"there are {len(entries)} {what} for {seats} seats.")
        return entries

    def check_version(self, game: AnyGame) -> None:
        version = self.value("rules")
        if version != str(game.rules_version):
            raise self.refuse(
                f"made with rules version {version[:20]}; this program plays version {game.rules_version}.",
                why="rules",
                rules=version[:20],
            )

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def read(self) -> tuple[Record, Position[Any]]:
        """The record, and the position that it ends in."""
        record = self.read_header()
        if self.closed() != "begin":
            raise self.refuse("expected 'begin' here.")
        try:
            position = dealt_anew(record.start(), record.redealt, 0)
        except TenfoldError as error:
            raise self.refuse(error.message) from None
        while not (line := self.closed()).startswith("end "):
            position = self.read_action(line, record, position)
        self.check_end(line, record, position)
        self.check_nothing_follows()
        return record, position

    def check_end(self, line: str, record: Record, position: Position[Any]) -> None:
        if line != closing(position.outcome()) and not (line == UNKNOWN_END and position.is_over):
            raise self.refuse(f"the result does not fit the game; it should be '{closing(position.outcome())}'.")
        if any(one.at > len(record.actions) for one in record.redealt):
            raise self.refuse("cards were drawn anew after more actions than there are.")
        if record.sealed is not None and not position.is_over:
            raise self.refuse("a sealed game must be finished; before that its record would tell the whole deal.")

    def read_action(self, line: str, record: Record, position: Position[Any]) -> Position[Any]:
        """The position after one action more, which the record has then, too."""
        n = len(record.actions) + 1
        number, _, rest = line.partition(" ")
        seat, _, action = rest.partition(" ")
        if number != str(n) or seat != str(position.to_act):
            raise self.refuse(f"expected action {n} by seat {position.to_act} here, found {line[:40]!r}.")
        try:
            position.do(action)
            record.actions.append(action)
            return dealt_anew(position, record.redealt, n)
        except TenfoldError as error:
            rule = f" ({error.rule})" if error.rule else ""
            raise self.refuse(f"{action[:40]!r} cannot be played here: {error.message}{rule}") from None

    def check_nothing_follows(self) -> None:
        for line in self.lines[self.at :]:
            self.at += 1
            if line.strip():
                raise self.refuse("nothing may follow the 'end' line.")


def read_record(text: str) -> Record:
    """The record in a text; raises BadRecord with the line and the reason."""
    return Reader(text).read()[0]


def replay_record(text: str) -> tuple[Record, Position[Any]]:
    """The same, and the position that it ends in: to read a record is to play it."""
    return Reader(text).read()
