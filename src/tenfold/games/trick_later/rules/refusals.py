"""The rules that forbid something, by their numbers: L3.3 is 303, and its sentence in the words is `trick_later-L3-3`."""

from __future__ import annotations

GIVE_FROM_THE_HAND = 202
EXCHANGE_OR_KEEP = 203
NOT_IN_THE_HAND = 301
INFECTED_ARE_LOCKED = 302
FOLLOW_THE_COLOUR = 303
