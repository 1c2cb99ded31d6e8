from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from msgspec.structs import replace

from tenfold.server.store import Guest, Store, Token
from tests.server.store.builders import token

ANN = Guest("ann", "Ann")
ALL = ("cookie", "bearer", "link")


@pytest.fixture
def known(store: Store) -> Store:
    """A store that knows Ann and Bob."""
    store.add_guest(ANN, 1)
    store.add_guest(Guest("bob", "Bob"), 2)
    return store


def test_a_token_says_who_it_is(known: Store) -> None:
    known.add_token("#1", "ann", token("t1"))
    assert known.guest_with_token("#1", ["cookie", "bearer"], now=99) == (ANN, token("t1"))
    assert known.guest_with_token("#2", ALL, now=99) is None


@pytest.mark.parametrize(("kinds", "now"), [(("bearer",), 1), ((), 1), (ALL, 100)])
def test_a_token_of_another_kind_or_an_old_one_does_not(known: Store, kinds: tuple[str, ...], now: int) -> None:
    known.add_token("#1", "ann", token("t1"))
    assert known.guest_with_token("#1", kinds, now) is None


def test_a_guest_takes_another_name(known: Store) -> None:
    known.add_token("#1", "ann", token("t1"))
    known.rename_guest("ann", "Änne")
    found = known.guest_with_token("#1", ALL, now=1)
    assert found is not None
    assert found[0] == Guest("ann", "Änne")


def test_a_link_is_redeemed_once(known: Store) -> None:
    known.add_token("#1", "ann", token("t1", "link"))
    assert known.redeem_link("#1", 1, "#d", token("d")) == ANN
    assert known.redeem_link("#1", 1, "#d", token("d")) is None


def test_only_a_link_in_time_is_redeemed(known: Store) -> None:
    known.add_token("#1", "ann", token("t1", "cookie"))
    known.add_token("#2", "ann", token("t2", "link"))
    assert known.redeem_link("#1", 1, "#d", token("d")) is None
    assert known.redeem_link("#2", 100, "#d", token("d")) is None
    assert len(known.tokens_of("ann")) == 2


def test_of_two_who_redeem_a_link_at_once_one_gets_nothing(known: Store, rival: Store) -> None:
    for number in range(20):
        known.add_token(f"#{number}", "ann", token(f"t{number}", "link"))
        start = Barrier(2)

        def redeem(store: Store, key: str = f"#{number}", start: Barrier = start) -> Guest | None:
            start.wait()
            return store.redeem_link(key, 1, f"{key} {store.worker}", token(f"{key} {store.worker}"))

        with ThreadPoolExecutor(2) as threads:
            found = list(threads.map(redeem, [known, rival]))
        assert sorted(found, key=bool) == [None, ANN]


def test_tokens_are_listed_newest_first_and_revoked_by_their_guest_alone(known: Store) -> None:
    known.add_token("#1", "ann", token("t1", created=1))
    known.add_token("#2", "ann", token("t2", "bearer", created=2))
    known.add_token("#3", "bob", token("t3"))
    assert known.tokens_of("ann") == [token("t2", "bearer", created=2), token("t1", created=1)]
    assert known.revoke("ann", "t3") is False
    assert known.revoke("ann", "t1") is True
    assert known.revoke("ann", "t1") is False
    assert [left.id for left in known.tokens_of("ann")] == ["t2"]


def made_by(parent: str, name: str, kind: str = "cookie", expires: int = 100) -> Token:
    return replace(token(name, kind, expires), parent=parent)


def test_with_a_token_goes_all_that_it_has_made(known: Store) -> None:
    known.add_token("#1", "ann", token("phone"))
    known.add_token("#2", "ann", made_by("phone", "bot", "bearer"))
    known.add_token("#3", "ann", made_by("bot", "link", "link"))
    assert known.redeem_link("#3", 1, "#4", token("laptop")) == ANN
    known.add_token("#5", "ann", made_by("laptop", "other bot", "bearer"))
    known.add_token("#6", "ann", token("tablet"))
    assert {token.id: token.parent for token in known.tokens_of("ann")}["laptop"] == "bot"
    assert known.revoke("ann", "bot")
    assert {token.id for token in known.tokens_of("ann")} == {"phone", "tablet"}


def test_what_is_no_more_makes_nothing(known: Store) -> None:
    assert not known.add_token("#1", "ann", made_by("gone", "t1"))
    assert known.tokens_of("ann") == []


def test_a_token_that_is_just_being_made_ends_with_the_one_that_makes_it(known: Store, rival: Store) -> None:
    """Whoever is first: it is never there without the other."""
    for number in range(20):
        known.add_token(f"#{number}", "ann", token(f"t{number}"))
        known.add_token(f"#link {number}", "ann", made_by(f"t{number}", f"link {number}", "link"))
        start = Barrier(3)

        def revoke(number: int = number, start: Barrier = start) -> object:
            start.wait()
            return known.revoke("ann", f"t{number}")

        def make(number: int = number, start: Barrier = start) -> object:
            start.wait()
            return rival.add_token(f"#child {number}", "ann", made_by(f"t{number}", f"child {number}"))

        def redeem(number: int = number, start: Barrier = start) -> object:
            start.wait()
            return rival.redeem_link(f"#link {number}", 1, f"#device {number}", token(f"device {number}"))

        with ThreadPoolExecutor(3) as threads:
            for done in [threads.submit(what) for what in (revoke, make, redeem)]:
                done.result()
        assert known.tokens_of("ann") == []


def test_what_a_token_has_made_outlives_its_age(known: Store) -> None:
    known.add_token("#1", "ann", token("t1", expires=10))
    known.add_token("#2", "ann", made_by("t1", "t2", "bearer", expires=20))
    known.forget_expired(10)
    assert known.tokens_of("ann") == [token("t2", "bearer", expires=20)]


def test_all_tokens_end_and_one_follows_them(known: Store) -> None:
    known.add_token("#1", "ann", token("t1"))
    known.add_token("#2", "ann", made_by("t1", "t2", "bearer"))
    known.add_token("#3", "bob", token("t3"))
    known.revoke_all("ann", "#1", token("t4"))
    assert known.tokens_of("ann") == [token("t4")]
    assert known.guest_with_token("#1", ALL, now=1) == (ANN, token("t4"))
    assert len(known.tokens_of("bob")) == 1


def test_expired_tokens_are_forgotten(known: Store) -> None:
    known.add_token("#1", "ann", token("t1", expires=10))
    known.add_token("#2", "ann", token("t2", expires=11))
    known.forget_expired(10)
    assert [left.id for left in known.tokens_of("ann")] == ["t2"]
