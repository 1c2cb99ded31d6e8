"""Functions for `test_script`: what they give as Python they give as JavaScript."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from enum import IntEnum
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import msgspec


class Suit(IntEnum):
    HEARTS = 3
    SPADES = 7


class Pair(NamedTuple):
    left: int
    right: int

    def total(self) -> int:
        return self.left + self.right


class Base(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    seat: int
    note: str = ""
    marks: list[int] = []


class Card(Base, frozen=True, tag="card"):
    face: str | None = None


class Wrong(Exception):
    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


class Shop:
    """Methods, properties, what is worked out once, and a class above."""

    price = 3

    def __init__(self, goods: list[str]) -> None:
        self.goods = goods
        self.counted = 0

    @property
    def first(self) -> str:
        return self.goods[0]

    @cached_property
    def worth(self) -> int:
        self.counted += 1
        return self.price * len(self.goods)

    def say(self, what: str, loud: bool = False) -> str:
        return what.upper() if loud else what


class Market(Shop):
    price = 5

    def __init__(self, goods: list[str], town: str) -> None:
        super().__init__(goods)
        self.town = town

    def say(self, what: str, loud: bool = False) -> str:
        return f"{self.town}: {super().say(what, loud)}"


def numbers() -> list[Any]:
    big = (1 << 70) + 12345
    return [
        big,
        -7 // 2,
        -7 % 3,
        7 % -3,
        2**65,
        ~5,
        -1 >> 3,
        big & 0xFFFF,
        big.bit_length(),
        (12).bit_count(),
        7 / 2,
        3 * 0.5,
        int(-3.7),
        int("ff", 16),
        abs(-4),
        True + True,
        5 > 4 > 3,
        max(2, 5, 3),
        min([4, 1, 3], key=lambda n: -n),
        sum([1, 2.5]),
        divmod(-7, 2),
        round(2.5),
        round(3.5),
        1 < len([1, 2]) < 3,
    ]


def lists() -> list[Any]:
    cards = [5, 3, 9, 1]
    cards[1:3] = [7, 7, 7]
    first, *rest = cards
    *most, last = cards
    cards[0], cards[-1] = cards[-1], cards[0]
    cards += (8,)
    return [
        cards,
        first,
        rest,
        most,
        last,
        cards[::-1],
        cards[-2:],
        cards[1],
        sorted(cards, reverse=True),
        [0] * 3,
        (1, 2) < (1, 3),
    ]


def texts() -> list[Any]:
    name, n = "Ada", 1234567
    return [
        f"{name!r} has {n:,} {name:>5}|{n:b}",
        "a,b c".replace(",", " ").split(),
        " ".join(["x", "y"]),
        "héllo"[1],
        name.lower(),
        "buy b5".removeprefix("buy "),
        "a=b=c".partition("="),
        "a=b=c".rpartition("="),
        name.startswith(("B", "A")),
        "  x ".strip(),
        str(None),
        str([1, "it's"]),
        "xyz".index("z"),
        "it" in "item",
    ]


def tables() -> list[Any]:
    held = Counter(["b", "a", "b"])
    held.subtract(["a", "c"])
    pairs = {(1, "x"): 2, (2, "y"): 3}
    kept = {name: n for name, n in held.items() if n}
    kept["z"] = kept.get("q", 9)
    both = {1, 2, 3} & {2, 3, 4}
    return [
        held,
        list((+held).elements()),
        held["nothing"],
        pairs[1, "x"],
        (2, "y") in pairs,
        kept,
        sorted(both | {9}),
        2 in both,
    ]


def count(stop: int) -> Iterator[int]:
    n = 0
    while n < stop:
        yield n
        n += 1
    yield from (10, 11)


def flows() -> list[Any]:
    made = []
    adders: list[Callable[[int], int]] = [lambda x: x + step for step in range(3)]  # noqa: B023
    going = iter(range(6))
    for n in going:
        if n == 2:
            break
    total = 0

    def add(more: int) -> None:
        nonlocal total
        total += more

    for n, (left, right) in enumerate(zip("abc", [1, 2, 3], strict=True), 1):
        made.append((n, left, right))
        add(right)
    while total > 3:
        total -= 4
        if total == 2:
            continue
    return [
        made,
        total,
        [one(1) for one in adders],
        list(going),
        list(count(2)),
        [n for n in count(1) if n or n == 0],
        any(n > 9 for n in count(1)),
    ]


@lru_cache
def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


def named(suit: Suit) -> str:
    match suit:
        case Suit.HEARTS:
            return "red"
        case Suit.SPADES | 8:
            return "black"
    return "none"


def risky(how: str) -> str:
    try:
        if how == "wrong":
            raise Wrong("no", code=7)
        return {"x": "fine"}[how]
    except Wrong as error:
        return f"{error} {error.code}"
    except (KeyError, ValueError):
        return "missing"


def things() -> list[Any]:
    market = Market(["pear", "fig"], town="Ulm")
    say = market.say
    card = msgspec.structs.replace(Card(1, face="b5"), note="old")
    return [
        market.first,
        market.worth + market.worth,
        market.counted,
        say("hi"),
        market.say("hi", loud=True),
        card,
        Card(2, marks=[1]),
        Pair(2, 3).total(),
        [*Pair(4, 5)],
        Pair(right=1, left=0).left,
        isinstance(card, Base),
        isinstance(market, Shop | str),
        card == Card(1, "old", face="b5"),
        type(card) is Card,
        Suit(3).name,
        Suit["SPADES"],
        named(Suit.HEARTS),
        named(Suit.SPADES),
        [risky(how) for how in ("wrong", "", "x")],
        fibonacci(90),
        market.say("") or 5,
        market.counted or "none",
    ]


def converted() -> list[Any]:
    found: list[Any] = [msgspec.convert({"seat": 1, "marks": [2]}, Base)]
    for wrong in ({"seat": "x"}, {}, {"seat": 1, "marks": [None]}):
        try:
            msgspec.convert(wrong, Base)
        except msgspec.ValidationError as error:
            found.append(str(error).rpartition("`$")[2])
    return found


ALL = {
    "numbers": numbers,
    "lists": lists,
    "texts": texts,
    "tables": tables,
    "flows": flows,
    "things": things,
    "converted": converted,
}


def opens_a_file() -> str:
    with open("x") as file:
        return file.read()


def waits_for_else() -> None:
    for _ in []:
        pass
    else:
        raise Wrong("never")


def has_stars(**more: int) -> int:
    return len(more)
