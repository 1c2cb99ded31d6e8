"""Devices that want to be told when it is somebody's turn."""

from __future__ import annotations

import asyncio

from litestar import delete, get, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from tenfold.server.http import shown
from tenfold.server.http.parts import TheHall, ThePeople, TheTraffic, Visit
from tenfold.server.identity import door
from tenfold.server.identity.people import unknown
from tenfold.server.live.hall import Hall
from tenfold.server.live.summary import now_ms
from tenfold.server.push.endpoints import checked_endpoint
from tenfold.server.store import Subscription
from tenfold.table.refused import Refused


@get("/push", tags=["people"], sync_to_thread=False)
def push_key(hall: TheHall) -> shown.PushKey:
    """The key that a browser must be told before it takes pushes of this server; null where there are none."""
    return shown.PushKey(None if hall.pusher is None else hall.pusher.sealer.public)


@put("/me/push", tags=["people"], status_code=HTTP_204_NO_CONTENT)
async def subscribe(
    data: JSONBody[shown.PushDevice], request: Visit, people: ThePeople, hall: TheHall, traffic: TheTraffic
) -> None:
    """Let this device be told when it is your turn, until it is signed out; again is instead of what was before."""
    known = await door.known_guest(request, people)
    traffic.check_subscription(known.guest.id)
    device = checked(hall, Subscription(data.endpoint, data.p256dh, data.auth))
    if not await asyncio.to_thread(hall.store.subscribe, known.guest.id, known.token.id, device, now_ms()):
        raise unknown()


def checked(hall: Hall, device: Subscription) -> Subscription:
    if hall.pusher is None:
        raise Refused("push", "This server sends no pushes.")
    checked_endpoint(device.endpoint)
    hall.pusher.sealer.check(device)
    return device


@delete("/me/push", tags=["people"])
async def unsubscribe(request: Visit, people: ThePeople, hall: TheHall) -> None:
    """Let this device be told nothing any more."""
    known = await door.known_guest(request, people)
    await asyncio.to_thread(hall.store.unsubscribe, known.token.id)
