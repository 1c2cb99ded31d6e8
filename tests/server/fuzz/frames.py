"""What a client may send, from noise to requests that are all right but come at the wrong time or from the wrong person."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from tenfold.games.ten import TEN
from tenfold.games.trick_later import TRICK_LATER

TEXTS = st.text(max_size=12)
NUMBERS = st.one_of(st.integers(-3, 12), st.sampled_from([2**31, 2**40, 2**63, 2**70, -(2**63)]), st.floats(allow_nan=False))
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXTS, inner, max_size=3)),
    max_leaves=6,
)

SEATS = st.integers(0, 9)
IDS = st.one_of(st.sampled_from(["a", "b", "c"]), st.text(min_size=1, max_size=70))
BOTS = st.sampled_from(["random", "careful", "nobody", ""])
ACTIONS = st.sampled_from([*TEN.texts[::7], *TRICK_LATER.texts[::5], "draw", "pass", "no such thing"])
CLOCK = st.fixed_dictionaries({"seconds": st.integers(0, 700_000)}, optional={"reserve": st.integers(-1, 9)})
HOUSES = st.fixed_dictionaries(
    {},
    optional={
        "public": st.booleans(),
        "watchers": st.booleans(),
        "hints": st.booleans(),
        "clock": st.one_of(st.none(), CLOCK),
        "pace": st.integers(-1, 10_001),
        "stand_in": BOTS,
    },
)
COMMANDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "sit": {"seat": SEATS},
    "leave": {},
    "bot": {"seat": SEATS, "bot": BOTS},
    "remove": {"seat": SEATS},
    "reorder": {"order": st.one_of(st.permutations(range(2)), st.permutations(range(3)), st.lists(SEATS, max_size=4))},
    "change": {"house": HOUSES},
    "commit": {"commitment": st.one_of(st.text("0123456789abcdef", min_size=63, max_size=65), TEXTS)},
    "start": {},
    "reveal": {"entropy": st.one_of(st.sampled_from(["of 0", "of 1"]), st.text(min_size=1, max_size=8))},
    "move": {"actions": st.lists(ACTIONS, min_size=1, max_size=3), "after": st.integers(0, 40)},
    "concede": {},
    "takeback": {},
    "say": {"text": st.text(min_size=1, max_size=20)},
    "mute": {"guest": TEXTS, "muted": st.booleans()},
    "kick": {"guest": TEXTS, "bar": st.booleans()},
    "unbar": {"guest": TEXTS},
    "nudge": {},
    "again": {"wants": st.booleans()},
    "rematch": {"start": st.booleans()},
}
DO = st.one_of([st.fixed_dictionaries({"do": st.just(name), **fields}) for name, fields in COMMANDS.items()])
REQUESTS = st.one_of(
    st.fixed_dictionaries({"type": st.just("do"), "id": IDS, "command": DO}),
    st.fixed_dictionaries({"type": st.just("join")}, optional={"since": st.one_of(st.none(), st.integers(-1, 50))}),
    st.fixed_dictionaries({"type": st.just("react"), "reaction": st.sampled_from(["bravo", "ouch", "boo"])}),
    st.fixed_dictionaries({"type": st.just("look"), "looking": st.booleans()}),
    st.just({"type": "ping"}),
)


@st.composite
def nearly_valid(draw: st.DrawFn) -> dict[str, Any]:
    """A request with one thing wrong, at the top or in its command."""
    request: dict[str, Any] = draw(REQUESTS)
    inside = "command" in request and draw(st.booleans())
    place = dict(request["command"] if inside else request)
    key = draw(st.one_of(st.sampled_from(sorted(place)), TEXTS))
    if draw(st.booleans()):
        place.pop(key, None)
    else:
        place[key] = draw(JSON)
    return {**request, "command": place} if inside else place


def written(value: Any) -> str:
    return json.dumps(value)


BROKEN = st.sampled_from(["[" * 5_000, '{"type":"do","id":"', "null", ""])
NOISE = st.one_of(st.binary(max_size=40), st.text(max_size=40), BROKEN)
# A number stands for that one of the actions which are legal now.
LEGAL = st.integers(0, 30)
VALID = REQUESTS.map(written)
FRAMES = st.one_of(NOISE, JSON.map(written), nearly_valid().map(written), VALID, VALID, LEGAL, LEGAL)
