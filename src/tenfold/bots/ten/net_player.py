"""The net of TEN as a player of its own: it does what it likes best, without a search, in a fraction of a millisecond.

It goes by the name `net:ten-v1` wherever a bot is named; the number is the version of what nets see.
"""

from __future__ import annotations

from tenfold.bots.nets.player import NetBot
from tenfold.bots.ten.net import see
from tenfold.bots.ten.net_file import WEIGHTS
from tenfold.games.ten import TEN

TEN_NET = NetBot(TEN, WEIGHTS, see)
sit = TEN_NET.sit
