"""Changes of messages that somebody really sends: from one bit to what no client would think of."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

HUGE: list[Any] = [-1, 0, 1, 2**31, 2**53 + 1, 2**63 - 1, 2**63, 2**64, 10**40, -(10**40), 1e308, 5e-324, -0.0, True, None, ""]
RAW = [
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-0",
    "01",
    "1.",
    ".5",
    "0x10",
    "nul",
    "'a'",
    "9" * 400,
    "1e-999",
    "[",
    "{",
    "]",
    "\x00",
]
LETTERS = [
    "\x00",
    "\x1b[2J",
    "\u202e",
    "\ufeff",
    "\u200d",
    "\ufe0f",
    "\ud800",
    "\udfff",
    "\uffff",
    "\U0010ffff",
    "🧑‍🚀",
    "İ",
    "ß",
    "ﬃ",
    "\u0301" * 30,
    "a\u0000b",
    "\r\n",
    "\u2028",
    "%00",
    "../..",
    "{{7*7}}",
    "';--",
    "𝕏" * 80,
    "x" * 4_000,
]
LARGE = 4_000
Frame = str | bytes
Change = Callable[[random.Random, Any], Any]


def mutated(rng: random.Random, message: Any, said: list[str]) -> Frame:
    """One message, changed in one way, or in several at once."""
    text = ""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        message = rng.choice(TREE)(rng, message)
        text = spelled(rng, message)
        if len(text) > LARGE:
            break
    if rng.random() < 0.35:
        return rng.choice(TEXT)(rng, text, said)
    return text


def spelled(rng: random.Random, message: Any) -> str:
    """As JSON, in one of many spellings."""
    spaced = rng.choice((None, None, 1, "\t"))
    try:
        return json.dumps(message, ensure_ascii=rng.random() < 0.5, indent=spaced)
    except (ValueError, RecursionError):
        return "[" * 3_000


# Changes of what a message says.


def places(message: Any) -> list[tuple[Any, Any]]:
    """Everything in a message that could be something else, as its holder and its key."""
    found: list[tuple[Any, Any]] = []
    waiting = [message]
    while waiting and len(found) < 200:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder)) if isinstance(holder, list) else []
        found += [(holder, key) for key in keys]
        waiting += [holder[key] for key in keys]
    return found


def at_a_place(change: Callable[[random.Random, Any, Any], None]) -> Change:
    def changed(rng: random.Random, message: Any) -> Any:
        message = json.loads(json.dumps(message))
        if found := places(message):
            change(rng, *rng.choice(found))
        return message

    return changed


@at_a_place
def another_value(rng: random.Random, holder: Any, key: Any) -> None:
    holder[key] = rng.choice(HUGE)


@at_a_place
def another_type(rng: random.Random, holder: Any, key: Any) -> None:
    value = holder[key]
    holder[key] = rng.choice((str(value), [value], {"is": value}, [[value]] * 3, {str(value): None}, json.dumps(value)))


@at_a_place
def odd_letters(rng: random.Random, holder: Any, key: Any) -> None:
    text = holder[key] if isinstance(holder[key], str) else ""
    at = rng.randint(0, len(text))
    holder[key] = text[:at] + rng.choice(LETTERS) + text[at:]


@at_a_place
def nested(rng: random.Random, holder: Any, key: Any) -> None:
    value = holder[key]
    for _ in range(rng.choice((2, 30, 300))):
        value = [value] if rng.random() < 0.5 else {"do": value}
    holder[key] = value


@at_a_place
def without(rng: random.Random, holder: Any, key: Any) -> None:
    del holder[key]


@at_a_place
def many(rng: random.Random, holder: Any, key: Any) -> None:
    holder[key] = [holder[key]] * rng.choice((0, 2, 65))


def swapped(rng: random.Random, message: Any) -> Any:
    """Two values have changed places."""
    message = json.loads(json.dumps(message))
    found = places(message)
    if len(found) > 1:
        (one, key), (other, name) = rng.sample(found, 2)
        if one is not other.get(name) if isinstance(other, dict) else one is not other[name]:
            one[key], other[name] = other[name], one[key]
    return message if is_a_tree(message) else {"type": "ping"}


def is_a_tree(message: Any) -> bool:
    try:
        json.dumps(message)
    except (ValueError, RecursionError):
        return False
    return True


def renamed(rng: random.Random, message: Any) -> Any:
    if not isinstance(message, dict) or not message:
        return message
    key = rng.choice(list(message))
    another = rng.choice((key.upper(), f"{key} ", "__proto__", "", *LETTERS[:6]))
    return {another if name == key else name: value for name, value in message.items()}


def unchanged(rng: random.Random, message: Any) -> Any:
    return message


TREE: list[Change] = [another_value, another_type, odd_letters, nested, without, many, swapped, renamed, unchanged]


# Changes of how it is written.


def with_bits_flipped(rng: random.Random, text: str, said: list[str]) -> Frame:
    data = bytearray(text.encode(errors="surrogatepass") or b"?")
    for _ in range(rng.choice((1, 2, 8))):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def cut_short(rng: random.Random, text: str, said: list[str]) -> Frame:
    return text[: rng.randint(0, len(text))]


def with_a_raw_word(rng: random.Random, text: str, said: list[str]) -> Frame:
    """Words that JSON does not have, or that some readers take and others do not."""
    colon = text.rfind(":", 0, rng.randint(1, len(text)) if text else 0)
    end = min((at for sign in ",}]" if (at := text.find(sign, colon)) > 0), default=len(text))
    return text[: colon + 1] + rng.choice(RAW) + text[end:]


def with_a_key_twice(rng: random.Random, text: str, said: list[str]) -> Frame:
    at = text.find("{") + 1
    return f'{text[:at]}"type":"ping","id":{json.dumps(rng.choice(LETTERS))},"type":"do",{text[at:]}'


def said_before(rng: random.Random, text: str, said: list[str]) -> Frame:
    """The same again, perhaps under another's number, or after something else."""
    return rng.choice(said[-40:]) if said else text


def two_in_one(rng: random.Random, text: str, said: list[str]) -> Frame:
    return text + rng.choice(("", " ", "\n", ",", "\x00")) + text


def spliced(rng: random.Random, text: str, said: list[str]) -> Frame:
    """The beginning of one and the end of another."""
    other = rng.choice(said[-40:]) if said else text
    return text[: rng.randint(0, len(text))] + other[rng.randint(0, len(other)) :]


def in_other_letters(rng: random.Random, text: str, said: list[str]) -> Frame:
    return text.encode(rng.choice(("utf-16", "utf-32-le", "utf-8-sig", "latin-1")), errors="replace")


TEXT: list[Callable[[random.Random, str, list[str]], Frame]] = [
    with_bits_flipped,
    cut_short,
    with_a_raw_word,
    with_a_key_twice,
    said_before,
    two_in_one,
    spliced,
    in_other_letters,
]
