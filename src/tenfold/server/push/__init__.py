"""Web push: whoever wants to is told that it is their turn, also when the page is closed (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from tenfold.server.store import Store

if TYPE_CHECKING:
    from tenfold.server.push.pusher import Pusher

log = logging.getLogger("tenfold.server")


def check_contact() -> None:
    """What is wrong with the setting is said before anything is done."""
    try:
        from tenfold.server.push.sealing import contact
    except ModuleNotFoundError:
        return
    contact()


def open_pusher(store: Store) -> Pusher | None:
    """What sends pushes; None where its libraries are not installed."""
    try:
        from tenfold.server.push.pusher import Pusher
    except ModuleNotFoundError:
        log.info("Nobody is told elsewhere that it is their turn: pip install 'tenfold[push]'")
        return None
    return Pusher(store)
