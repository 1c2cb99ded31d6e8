"""How connections are counted, and how the log speaks of it."""

from __future__ import annotations

import logging

import pytest

from tenfold.server.limits.addresses import counted
from tenfold.server.limits.buckets import Buckets
from tenfold.server.limits.capacity import Capacity
from tenfold.server.seldom import SELDOM_S, Seldom


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::7", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("nobody" * 100, ("nobody" * 100)[:64]),
    ],
)
def test_an_address_counts_as_its_network(host: str, counts_as: str) -> None:
    assert counted(host) == counts_as


class Held:
    """A connection that notes when it is made to give way."""

    def __init__(self) -> None:
        self.gave_way = False

    def give_way(self) -> None:
        self.gave_way = True


def test_an_address_has_no_more_than_its_places_and_gets_them_back() -> None:
    capacity = Capacity(most=10, most_of_address=2)
    places = [capacity.take("a", Held().give_way) for _ in range(3)]
    assert [place is not None for place in places] == [True, True, False]
    assert capacity.take("b", Held().give_way) is not None
    assert places[0] is not None
    places[0].leave()
    places[0].leave()
    assert (capacity.taken, capacity.of_address["a"]) == (2, 1)
    assert capacity.take("a", Held().give_way) is not None


def test_a_proxy_has_places_until_all_are_taken() -> None:
    capacity = Capacity(most=5, most_of_address=2)
    assert [capacity.take(None, Held().give_way) is not None for _ in range(6)] == [True] * 5 + [False]


def test_when_all_places_are_taken_the_longest_silent_gives_way_and_nobody_who_asks() -> None:
    capacity = Capacity(most=3, most_of_address=3)
    held = [Held() for _ in range(3)]
    places = [capacity.take(None, one.give_way) for one in held]
    for place in places:
        assert place is not None
        place.wait(True)
    assert places[0] is not None
    places[0].wait(False)
    assert capacity.take(None, Held().give_way) is not None
    assert [one.gave_way for one in held] == [False, True, False]
    assert capacity.taken == 3
    assert places[1] is not None
    places[1].leave()
    assert capacity.taken == 3


def test_the_log_repeats_itself_seldom_and_says_how_often_it_was() -> None:
    now = 0.0
    seldom = Seldom(lambda: now)

    def said(level: int, text: str, *values: object) -> str | None:
        record = logging.LogRecord("x", level, "x", 1, text, values, None)
        return record.getMessage() if seldom.filter(record) else None

    assert said(logging.WARNING, "%s is full", "a") == "a is full"
    assert [said(logging.WARNING, "%s is full", "b") for _ in range(5)] == [None] * 5
    assert said(logging.WARNING, "another thing") == "another thing"
    assert [said(logging.ERROR, "broken") for _ in range(2)] == ["broken"] * 2
    now = SELDOM_S
    assert said(logging.WARNING, "%s is full", "c") == "c is full (5 more since the last such line)"


def test_what_was_given_back_can_be_taken_again() -> None:
    buckets = Buckets(1, 0)
    assert [buckets.take("Anna"), buckets.take("Anna")] == [True, False]
    buckets.give_back("Anna")
    buckets.give_back("Ben")
    assert [buckets.take("Anna"), buckets.take("Anna"), buckets.take("Ben"), buckets.take("Ben")] == [True, False, True, False]
