"""Positions as one line of text, as FEN is for chess: what somebody sees, or how a whole state came about.

    ten/1 first=0 | to_act=0 phase=draw deck=91 players=[(5 0 [] 0) (5 0 [] 0)]
    ten/1 first=0 seed=tea > draw, take numbers

Both are made from what a game declares, so every game has them. docs/protocol.md has the grammar.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from tenfold.core.chance import Chance
from tenfold.core.errors import NotUnderstood
from tenfold.core.game import AnyGame, Options, Position, View
from tenfold.core.record import Record
from tenfold.core.registry import find_game

SEES, CAME_ABOUT = "|", ">"
LONGEST_LINE = 20_000
DEEPEST = 20
NOT_WRITTEN = ("game", "options")
SEED, FIXED = "seed", "fixed"
TOKEN = re.compile(r'\s*([\[\](){}]|"(?:[^"\\]|\\.)*"|[^\s\[\](){}"]+)')
BARE = re.compile(r"[A-Za-z#$_][A-Za-z0-9#$_+.-]*")
NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")
CLOSES = {"[": "]", "(": ")", "{": "}"}
WORDS = {"-": None, "yes": True, "no": False}
# What rules may stumble over when a view cannot be.
IMPOSSIBLE = (LookupError, ValueError, TypeError, ArithmeticError, struct.error)


class Group(list[Any]):
    """Values in parentheses: the fields of a struct, in their order."""


def view_line(view: View) -> str:
    """What a seat or a spectator sees, in one line."""
    game = find_game(view.game)
    fields = [(field, getattr(view, field.name)) for field in fields_of(game)]
    written = [f"{field.encode_name}={text_of(value)}" for field, value in fields if value != empty(field.type)]
    return " ".join([*head(game, view.options), SEES, *written])


def state_line(record: Record) -> str:
    """A whole state, in one line: the seed that it was dealt from, and all that was done since."""
    if record.redealt:
        raise NotUnderstood("Cards were drawn anew in this game, so no line tells its state; a record file does.")
    chance = [f"{SEED}={text_of(record.seed)}"] + ([] if record.fixed is None else [f"{FIXED}={text_of(record.fixed)}"])
    done = [", ".join(record.actions)] if record.actions else []
    return " ".join([*head(find_game(record.game), record.options), *chance, CAME_ABOUT, *done])


def head(game: AnyGame, options: Options) -> list[str]:
    """The game, its rules, and the options that are not the usual ones."""
    usual = msgspec.to_builtins(game.read_options({}))
    chosen = {name: value for name, value in msgspec.to_builtins(options).items() if value != usual[name]}
    return [f"{game.name}/{game.rules_version}", *(f"{name}={text_of(value)}" for name, value in chosen.items())]


def text_of(value: Any) -> str:
    """A value as a line has it."""
    match value:
        case None | bool():
            return next(word for word, meant in WORDS.items() if meant is value)
        case int():
            return str(value)
        case str():
            return value if BARE.fullmatch(value) and value not in WORDS else msgspec.json.encode(value).decode()
        case list() | tuple():
            return f"[{' '.join(map(text_of, value))}]"
        case Mapping():
            return f"{{{' '.join(f'{text_of(name)} {text_of(one)}' for name, one in value.items())}}}"
        case msgspec.Struct():
            return f"({' '.join(text_of(getattr(value, name)) for name in value.__struct_fields__)})"
    raise NotUnderstood(f"A line holds texts and whole numbers, no {type(value).__name__}.")


def fields_of(game: AnyGame) -> list[inspect.Field]:
    found = inspect.type_info(game.view_type)
    assert isinstance(found, inspect.StructType)
    return [field for field in found.fields if field.name not in NOT_WRITTEN]


def bare_type(kind: inspect.Type) -> inspect.Type:
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def kinds_in(kind: inspect.Type) -> list[inspect.Type]:
    """All that something may be."""
    kind = bare_type(kind)
    return [bare_type(one) for one in kind.types] if isinstance(kind, inspect.UnionType) else [kind]


EMPTY: dict[type, Any] = {
    inspect.NoneType: None,
    inspect.BoolType: False,
    inspect.IntType: 0,
    inspect.StrType: "",
    inspect.ListType: [],
}


def empty(kind: inspect.Type) -> Any:
    """What a field is that a line leaves out: nothing, if it may be that."""
    found = [EMPTY[type(one)] for one in kinds_in(kind) if type(one) in EMPTY]
    return None if None in found else found[0] if found else msgspec.UNSET


def read_view(line: str) -> View:
    """What a line says that somebody sees; raises NotUnderstood."""
    game, options, said = parted(line, SEES)
    fields = {field.encode_name: field.type for field in fields_of(game)}
    given = named(said, list(fields), game)
    blank = {name: empty(kind) for name, kind in fields.items() if empty(kind) is not msgspec.UNSET}
    shaped = {name: in_shape(value, fields[name]) for name, value in given.items()}
    chosen = msgspec.to_builtins(game.read_options(named(options, list(game.option_help), game)))
    try:
        return msgspec.convert(blank | shaped | {"game": game.name, "options": chosen}, game.view_type)
    except msgspec.ValidationError as error:
        raise NotUnderstood(f"This is no view of {game.title}: {error}.") from None


def read_state(line: str) -> Record:
    """The game that a line tells, played by the rules; raises NotUnderstood, or what the rules raise."""
    game, told, done = parted(line, CAME_ABOUT)
    given = named(told, [*game.option_help, SEED, FIXED], game)
    seed, fixed = seed_of(given.pop(SEED, "")), given.pop(FIXED, None)
    options = game.read_options(given)
    names = [f"Player {seat + 1}" for seat in range(game.seats(options))]
    actions = [action.strip() for action in done.split(",")] if done.strip() else []
    position = game.start(options, seed, fixed)
    for action in actions:
        position.do(action)
    return Record(game=game.name, options=options, names=names, seed=seed, fixed=fixed, actions=actions)


def seed_of(value: Any) -> str:
    """A seed that somebody wrote; one like 7 needs no quotes."""
    if type(value) not in (str, int):
        raise NotUnderstood(f"A seed is a text; {text_of(value)[:40]} needs quotes around it.")
    return str(value)


def position_of(line: str, seed: str | Chance = "") -> Position[Any]:
    """The position of a line. What a view does not say is drawn from the seed; what cannot be is refused."""
    if not isinstance(line, str) or not isinstance(seed, str | Chance):
        raise NotUnderstood("A position is a line of text, and the seed of what it does not say is a text, like '7'.")
    if tells_state(line):
        return read_state(line).last()
    view = read_view(line)
    game = find_game(view.game)
    try:
        if why := game.contradiction(view):
            raise NotUnderstood(f"This line contradicts itself: {why}")
        position = game.resample(view, seed if isinstance(seed, Chance) else Chance(seed))
        position.to_bytes()
        stuck = not position.is_over and not position.legal()
    except IMPOSSIBLE:
        stuck = True
    if stuck:
        raise NotUnderstood("No position looks like this view: it contradicts itself.")
    return position


def tells_state(line: str) -> bool:
    """Whether a line tells a whole state; else it tells a view."""
    return SEES not in unquoted(line) and CAME_ABOUT in unquoted(line)


def unquoted(line: str) -> str:
    """A line with its quoted texts blanked out."""
    return re.sub(r'"(?:[^"\\]|\\.)*"', lambda found: " " * len(found[0]), line)


def parted(line: str, mark: str) -> tuple[AnyGame, str, str]:
    """The game, what stands before the mark, and what after it."""
    if len(line) > LONGEST_LINE or mark not in unquoted(line) or "\n" in line:
        raise NotUnderstood(
            f"A position is one line, up to {LONGEST_LINE:,} characters: game/rules | what is seen, or game/rules > actions."
        )
    at = unquoted(line).index(mark)
    name, _, before = line[:at].strip().partition(" ")
    name, _, version = name.partition("/")
    game = find_game(name)
    if version != str(game.rules_version):
        raise NotUnderstood(f"The line is of rules {version[:20]!r}; here {game.title} has rules {game.rules_version}.")
    return game, before, line[at + 1 :]


def named(text: str, names: list[str], game: AnyGame) -> dict[str, Any]:
    """`name=value` of all that is said."""
    found: dict[str, Any] = {}
    rest = text.strip()
    while rest:
        name, equals, rest = rest.partition("=")
        if not equals or name not in names or name in found:
            fields = ", ".join(names)
            raise NotUnderstood(f"{name[:40]!r} does not belong there in a line of {game.title}; once each there are {fields}.")
        found[name], rest = value_in(rest, 0)
        rest = rest.strip()
    return found


def value_in(text: str, depth: int) -> tuple[Any, str]:
    """The first value of a text, and the rest."""
    token = TOKEN.match(text)
    if token is None or token[1] in CLOSES.values() or depth > DEEPEST:
        raise NotUnderstood(f"A value is missing before {text.strip()[:40]!r}.")
    rest = text[token.end() :]
    if token[1] not in CLOSES:
        return plain_value(token[1]), rest
    values: list[Any] = []
    while not rest.lstrip().startswith(CLOSES[token[1]]):
        value, rest = value_in(rest, depth + 1)
        values.append(value)
    return gathered(token[1], values), rest.lstrip()[1:]


def gathered(opening: str, values: list[Any]) -> Any:
    if opening == "{":
        return table_of(values)
    return Group(values) if opening == "(" else values


def table_of(values: list[Any]) -> dict[str, Any]:
    names = values[::2]
    if len(values) % 2 or not all(isinstance(name, str) for name in names) or len(set(names)) < len(names):
        raise NotUnderstood(
            f"A table is pairs of a name and a value, each name once; {{{text_of(values)[1:-1][:40]}}} is none."
        )
    return dict(zip(names, values[1::2], strict=True))


def plain_value(text: str) -> Any:
    if text in WORDS:
        return WORDS[text]
    if text.startswith('"'):
        return quoted(text)
    return int(text) if NUMBER.fullmatch(text) else text


def quoted(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise NotUnderstood(f"{text[:40]} is no text in quotes as JSON has it.") from None


def in_shape(value: Any, kind: inspect.Type) -> Any:
    """A value with its structs as their names have it."""
    for one in kinds_in(kind):
        if isinstance(one, inspect.StructType) and isinstance(value, Group):
            return struct_in(value, one)
        if isinstance(one, inspect.ListType) and isinstance(value, list) and not isinstance(value, Group):
            return [in_shape(each, one.item_type) for each in value]
    return value


def struct_in(values: Group, kind: inspect.StructType) -> dict[str, Any]:
    names = [field.encode_name for field in kind.fields]
    if len(values) != len(names):
        raise NotUnderstood(f"({text_of(list(values))[1:-1][:40]}) must have {len(names)} values: {', '.join(names)}.")
    return {field.encode_name: in_shape(value, field.type) for field, value in zip(kind.fields, values, strict=True)}
