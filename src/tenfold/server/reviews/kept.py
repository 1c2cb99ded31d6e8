"""What is kept of a review, with its game: all of it, how good each guest's own decisions were, and their mistakes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tenfold.review import VERSION, Decision, Review
from tenfold.server.live.summary import now_ms
from tenfold.server.reviews.finished import FinishedGame
from tenfold.server.reviews.shown import Accuracy, Mistake, Mistakes, ReviewShown
from tenfold.server.store import MistakeRow, Order, ReviewRow, Store


class KeptMistake(msgspec.Struct, frozen=True):
    game: str
    names: list[str]
    bots: list[str | None]
    decision: Decision


read_review = msgspec.json.Decoder(Review).decode
read_accuracy = msgspec.json.Decoder(dict[str, Accuracy]).decode
read_mistake = msgspec.json.Decoder(KeptMistake).decode


def to_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def keep(store: Store, game: FinishedGame, review: Review) -> None:
    row = ReviewRow(game.table, VERSION, now_ms(), to_text(accuracy_of(game, review.decisions)), to_text(review))
    store.keep_review(row, mistakes_in(game, review))


def accuracy_of(game: FinishedGame, decisions: Sequence[Decision]) -> dict[str, Accuracy]:
    """By guest, of what they decided themselves."""
    own: dict[str, list[Decision]] = {}
    for one in decisions:
        if (guest := game.hands[one.step]) is not None:
            own.setdefault(guest, []).append(one)
    return {guest: Accuracy(sum(not one.mistake for one in some), len(some)) for guest, some in own.items()}


def mistakes_in(game: FinishedGame, review: Review) -> list[MistakeRow]:
    return [
        MistakeRow(game.table, one.step, guest, one.cost, to_text(KeptMistake(review.game, review.names, game.bots, one)))
        for one in review.decisions
        if one.mistake and (guest := game.hands[one.step]) is not None
    ]


def kept_review(store: Store, table: str) -> ReviewShown | None:
    """The whole review, unless there is none, or one of an older version."""
    text = store.review(table, VERSION)
    if text is None:
        return None
    review = read_review(text)
    total = len(review.moments) - 1
    return ReviewShown(status="ready", done=total, total=total, moments=review.moments, review=review)


def accuracies_of(store: Store, guest: str) -> dict[str, Accuracy | None]:
    """The reviewed games that a guest keeps, by table; None where they decided nothing themselves."""
    return {table: read_accuracy(text).get(guest) for table, text in store.accuracies(guest, VERSION)}


def mistakes_of(store: Store, guest: str, game: str | None, order: Order, skip: int, limit: int) -> Mistakes:
    """One more is asked for than is shown."""
    found = store.mistakes_of(guest, VERSION, game, order, skip, limit + 1)
    return Mistakes([shown(*one) for one in found[:limit]], len(found) > limit)


def shown(table: str, ended: int, text: str) -> Mistake:
    kept = read_mistake(text)
    return Mistake(table=table, game=kept.game, ended=ended, names=kept.names, bots=kept.bots, decision=kept.decision)
