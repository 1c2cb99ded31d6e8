"""The net of 10 Trick Later as a player of its own: it does what it likes best, without a search.

It goes by the name `net:trick_later-v1` wherever a bot is named; the number is the version of what nets see.
"""

from __future__ import annotations

from tenfold.bots.nets.player import NetBot
from tenfold.bots.trick_later.net.file import WEIGHTS
from tenfold.bots.trick_later.net.looking import see
from tenfold.games.trick_later import TRICK_LATER

TRICK_LATER_NET = NetBot(TRICK_LATER, WEIGHTS, see)
