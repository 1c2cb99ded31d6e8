"""What the net of TEN likes, beside what a search finds: what it would do is tried too, and has a little in its favour.

Search and net are about as strong and go wrong in different places. So to the chance to win that the search finds after an
action comes how likely the net would do it: a tenth as likely as another, it must be better by more than 7 percent to be done.
Once few cards are left the search finds what games came to, and nothing is added to that.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.nets.layers import Net, score
from tenfold.bots.ten.candidates import add, is_among, worth_trying
from tenfold.bots.ten.net import see
from tenfold.bots.ten.net_file import WEIGHTS
from tenfold.bots.ten.search import NO_NET, NO_STYLE
from tenfold.bots.ten.thumb_weights import weights_for
from tenfold.bots.ten.workspace import WIDEST, Array, Workspace, new_workspace, record_of
from tenfold.core.choosing import NO_ACTION, how_many, pick
from tenfold.core.compile.compiled import compile_rules
from tenfold.core.compile.rule import rule, seldom
from tenfold.core.floats import exp, log
from tenfold.core.game import AnyGame
from tenfold.games.ten.rules.rulebook import ACTIONS, offer
from tenfold.games.ten.rules.state import TenState

# What the logarithm of a share counts, in chance to win; no share counts as less than the least.
LIKING = 0.03
LEAST_COUNTED = -8.0
# The logarithm of one in a hundred: what the net would do so seldom is not tried on its account.
LEAST_TRIED = -4.605170185988091


class Taste(NamedTuple):
    """The net, and the logarithm of how likely it would do each action, by the number of the action."""

    net: Net
    shares: Array


def new_taste() -> Taste:
    return Taste(WEIGHTS.net(), np.zeros(ACTIONS))


@seldom
def write_shares(taste: Any, s: TenState) -> None:
    """How likely the net would do each legal action."""
    see(taste.net, s)
    now = offer(s)
    most, together = -1e9, 0.0
    for place in range(how_many(now)):
        action = pick(now, place)
        taste.shares[action] = score(taste.net, action)
        most = max(most, taste.shares[action])
    for place in range(how_many(now)):
        together += exp(taste.shares[pick(now, place)] - most)
    for place in range(how_many(now)):
        taste.shares[pick(now, place)] -= most + log(together)


@seldom
def add_liked(taste: Any, s: TenState, out: Any) -> int:
    """What the net would do now and then, the likeliest first; how much that is."""
    now, n = offer(s), 0
    while n < len(out):
        best, most = NO_ACTION, LEAST_TRIED
        for place in range(how_many(now)):
            action = pick(now, place)
            if taste.shares[action] > most and not is_among(out, n, action):
                best, most = action, taste.shares[action]
        if best == NO_ACTION:
            return n
        n = add(out, n, best)
    return n


@rule
def offer_to_taste(workspace: Workspace, taste: Any, s: TenState, out: Any, likings: Any) -> int:
    """Write what is worth trying, what the net likes first, and what each has in its favour; how much that is."""
    write_shares(taste, s)
    n = add_liked(taste, s, out)
    others = workspace.tree.actions[0]
    for i in range(worth_trying(workspace, s, others)):
        n = add(out, n, int(others[i]))
    to_the_end = s.deck_size - s.deck_at <= workspace.style.last_cards
    for i in range(n):
        likings[i] = 0.0 if to_the_end else LIKING * max(LEAST_COUNTED, taste.shares[int(out[i])])
    return n


@cache
def taste_for(game: AnyGame) -> Any:
    """`offer_to_taste`, compiled now and not in the first move."""
    compiled = compile_rules({"offer_to_taste": offer_to_taste}, game.rules)["offer_to_taste"]
    workspace = new_workspace(NO_STYLE, weights_for(2), NO_NET, 1)
    s = record_of(game.start({}, "compile").state)
    compiled(workspace, new_taste(), s, np.zeros(WIDEST, np.int32), np.zeros(WIDEST))
    return compiled
