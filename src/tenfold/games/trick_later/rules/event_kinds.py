"""What `tell` may say of a game of 10 Trick Later; `events` turns it into messages, each seat its own."""

from __future__ import annotations

from enum import IntEnum


class EventKind(IntEnum):
    DEALT = 0
    ANSWERED = 1
    EXCHANGES = 2
    GAVE = 3
    PLAYED = 4
    TOOK_TRICK = 5
    ATTACKED = 6
    LOST = 7
    TRACK = 8
    RESCUED = 9
    SCORED = 10
    OVER = 11
