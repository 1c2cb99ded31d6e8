"""The net's policy as a prior at the root of a search: what the net would do is tried too, and has a little in its favour.

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

# What the logarithm of a prior counts, in chance to win; none counts as less than the least.
PRIOR_WEIGHT = 0.03
LEAST_COUNTED = -8.0
# The logarithm of one in a hundred: what the net would do so seldom is not tried on its account.
LEAST_TRIED = -4.605170185988091


class Prior(NamedTuple):
    """The net, and the logarithm of how likely it would do each action, by the number of the action."""

    net: Net
    logs: Array


def new_prior() -> Prior:
    return Prior(WEIGHTS.net(), np.zeros(ACTIONS))


@seldom
def write_logs(prior: Any, s: TenState) -> None:
    """How likely the net would do each legal action."""
    see(prior.net, s)
    now = offer(s)
    most, together = -1e9, 0.0
    for place in range(how_many(now)):
        action = pick(now, place)
        prior.logs[action] = score(prior.net, action)
        most = max(most, prior.logs[action])
    for place in range(how_many(now)):
        together += exp(prior.logs[pick(now, place)] - most)
    for place in range(how_many(now)):
        prior.logs[pick(now, place)] -= most + log(together)


@seldom
def add_likely(prior: Any, s: TenState, out: Any) -> int:
    """What the net would do now and then, the likeliest first; how much that is."""
    now, n = offer(s), 0
    while n < len(out):
        best, most = NO_ACTION, LEAST_TRIED
        for place in range(how_many(now)):
            action = pick(now, place)
            if prior.logs[action] > most and not is_among(out, n, action):
                best, most = action, prior.logs[action]
        if best == NO_ACTION:
            return n
        n = add(out, n, best)
    return n


@rule
def offer_with_prior(workspace: Workspace, prior: Any, s: TenState, out: Any, bonuses: Any) -> int:
    """Write what is worth trying, what the net would do first, and what each has in its favour; how much that is."""
    write_logs(prior, s)
    n = add_likely(prior, s, out)
    others = workspace.tree.actions[0]
    for i in range(worth_trying(workspace, s, others)):
        n = add(out, n, int(others[i]))
    to_the_end = s.deck_size - s.deck_at <= workspace.style.last_cards
    for i in range(n):
        bonuses[i] = 0.0 if to_the_end else PRIOR_WEIGHT * max(LEAST_COUNTED, prior.logs[int(out[i])])
    return n


@cache
def prior_for(game: AnyGame) -> Any:
    """`offer_with_prior`, compiled now and not in the first move."""
    compiled = compile_rules({"offer_with_prior": offer_with_prior}, game.rules)["offer_with_prior"]
    workspace = new_workspace(NO_STYLE, weights_for(2), NO_NET, 1)
    s = record_of(game.start({}, "compile").state)
    compiled(workspace, new_prior(), s, np.zeros(WIDEST, np.int32), np.zeros(WIDEST))
    return compiled
