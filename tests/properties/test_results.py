"""Events say what results: whoever assigns their numbers to the last view has those of the next one, and needs no rule."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tenfold.core.game import Event, Game
from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER

Numbers = dict[str, Any]

GAMES: list[tuple[Game[Any], int, str]] = [
    (game, n, seed) for game in (TEN, TRICK_LATER) for n in range(len(game.variants)) for seed in ("tea", "coffee", "milk")
]


def assign_ten(now: Numbers, event: Numbers) -> None:
    player = now["players"][event["seat"]] if "seat" in event else {}
    now.update({name: event[name] for name in ("deck", "net", "currency") if name in event})
    match event["event"]:
        case "gained":
            player["coins"] = event["total"]
        case "token":
            player["busts"] = event["busts"]
        case "paid_tokens":
            player["busts"] = event["left"]
        case "paid_coins":
            player["coins"] = event["left"]


def assign_trick_later(now: Numbers, event: Numbers) -> None:
    player = now["players"][event["seat"]] if "seat" in event else {}
    match event["event"]:
        case "dealt":
            for each in now["players"]:
                each.update(hand=10, track=0, lost=0, upper=[], lower=[])
        case "played":
            player["hand"] = event["hand"]
        case "took_trick":
            now["taken"] = event
        case "attacked":
            player.update(track=event["track"], lost=event["lost"])
        case "lost":
            player["upper"].remove(event["card"])
        case "track":
            if taken := now.pop("taken", None):
                now["players"][taken["seat"]]["upper"] += taken["survivors"]
            player["track"] = event["value"]
        case "rescued":
            player["track"] = event["track"]
            player["upper"].remove(event["card"])
            player["lower"].append(event["card"])
        case "scored":
            player["total"] = event["total"]


ASSIGN = {"ten": assign_ten, "trick_later": assign_trick_later}
TABLE = {"ten": ("deck", "net", "currency"), "trick_later": ()}
PLAYER = {"ten": ("coins", "busts"), "trick_later": ("hand", "track", "lost", "total", "upper", "lower")}


def numbers(name: str, view: Any) -> Numbers:
    """All of a view that events say what results for; cards in card order or in any other are the same cards."""
    seen = msgspec.to_builtins(view)
    players = [{field: player[field] for field in PLAYER[name]} for player in seen["players"]]
    return {field: seen[field] for field in TABLE[name]} | {"players": players}


def in_order(seen: Numbers) -> Numbers:
    def sort(value: Any) -> Any:
        return sorted(value) if isinstance(value, list) else value

    return seen | {"players": [{name: sort(value) for name, value in player.items()} for player in seen["players"]]}


def followed(name: str, now: Numbers, events: list[Event]) -> Numbers:
    for event in events:
        ASSIGN[name](now, msgspec.to_builtins(event))
    return now


@pytest.mark.parametrize(("game", "variant", "seed"), GAMES, ids=[f"{game.name}-{n}-{seed}" for game, n, seed in GAMES])
def test_what_events_say_is_what_the_next_view_shows(game: Game[Any], variant: int, seed: str) -> None:
    rng = random.Random(seed)
    position = game.start(dict(game.variants[variant]), seed)
    while not position.is_over:
        before = numbers(game.name, position.view(None))
        events = position.apply(rng.choice(position.legal()[:6]))
        shown = numbers(game.name, position.view(None))
        assert in_order(followed(game.name, before, events)) == in_order(shown)


@pytest.mark.parametrize("variant", range(len(TEN.variants)))
def test_a_payment_says_how_much_is_still_due(variant: int) -> None:
    """Down to nothing when the card changes hands; on the way it is the price of the view."""
    rng = random.Random(variant)
    position = TEN.start(dict(TEN.variants[variant]), "tea")
    due = None
    while not position.is_over:
        for event in map(msgspec.to_builtins, position.apply(rng.choice(position.legal()[:6]))):
            due = event.get("due", due)
            if event["event"] in ("won", "bought"):
                assert due == 0
        view: Any = position.view(None)
        if view.phase == "pay" and due:
            assert due == view.price
