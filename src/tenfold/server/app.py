"""The application: the hall and its people behind HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from tenfold.bots.registry import bot_kinds
from tenfold.core.errors import TenfoldError
from tenfold.core.registry import game_names
from tenfold.server.deals.playing import seal_for_ever
from tenfold.server.history.filing import file_for_ever
from tenfold.server.http.api import api
from tenfold.server.http.brought import brought
from tenfold.server.http.described import OPENAPI
from tenfold.server.http.engines import engine_file
from tenfold.server.http.entrance import Entrance
from tenfold.server.http.guard import Guard, Reader, broken, misunderstood, refused, with_headers
from tenfold.server.http.health import health
from tenfold.server.http.pages import files, screen, table_screen
from tenfold.server.http.schema import messages_schema
from tenfold.server.identity.people import People
from tenfold.server.keeping.reporting import count_for_ever
from tenfold.server.keeping.retention import forget_for_ever
from tenfold.server.lag import measure_lag
from tenfold.server.limits.traffic import Traffic
from tenfold.server.live.hall import Hall
from tenfold.server.live.socket import table_socket
from tenfold.server.live.summary import now_ms
from tenfold.server.logs import start_log
from tenfold.server.metrics import begin_at_zero
from tenfold.server.request_ids import with_request_id
from tenfold.server.seldom import speak_seldom
from tenfold.server.store import Listener, Unavailable, open_store
from tenfold.server.store.postgres import CHANNEL
from tenfold.server.store.sharing import THINKING_CHANNEL
from tenfold.server.store.store import open_thoughts
from tenfold.server.thinking.lane import Lane
from tenfold.server.thinking.shared.lane import SharedLane
from tenfold.server.thinking.thinkers import SEARCH_NICENESS, Thinkers, search_caps
from tenfold.server.tracing import with_traces
from tenfold.server.workers import end_with_parent

log = logging.getLogger("tenfold.server")

DATABASE = "TENFOLD_DATABASE"
PROCESSES = "TENFOLD_PROCESSES"
# Set where all searches are left to others.
NO_THINKING = "TENFOLD_NO_THINKING"
LONGEST_BODY_BYTES = 65_536
# Answers of the interface are short and may hold secrets; a replay and a review are long, repeat themselves and hold none.
NOT_COMPRESSED = r"^/api(?!/replays$|/tables/[^/]+/(replay|review)$)"
TIDY_S = 3_600.0
GARBAGE_OBJECTS = 50_000
GARBAGE_S = 600.0


def make() -> Any:
    """The application for the database that the environment names."""
    start_log()
    speak_seldom("uvicorn.error")
    begin_at_zero()
    end_with_parent()
    game_names(), bot_kinds()  # what is installed but broken is told now, not when somebody first comes
    app = served(application(os.environ[DATABASE]))
    rest_collector()
    return app


def served(app: Litestar) -> Any:
    """The application with what stands before it."""
    return with_request_id(with_traces(with_headers(Entrance(app, app.state.traffic, app.state.people.bans))))


def rest_collector() -> None:
    """Look for rings of garbage seldom, and never among what stays. Tables and connections make none."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_OBJECTS)


async def collect_garbage() -> None:
    """What has lived for a while is looked at here alone: by itself the collector would come to it after hours.

    It stops everything for some 80 ms if there are 2,000 tables in memory, for 3 ms if there are 100.
    """
    while True:
        await asyncio.sleep(GARBAGE_S)
        gc.collect()


def application(database: str) -> Litestar:
    store = open_store(database, secrets.token_hex(8))
    people, traffic = People(store), Traffic(store.allowances())

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        """Everything that runs while the application does."""
        hall = app.state.hall = Hall(store, people, thinkers_for(database, store.worker))
        hall.open()
        listener = listen(database, hall)
        chores = [tidy(hall, traffic), collect_garbage(), measure_lag(), file_for_ever(hall), seal_for_ever(hall)]
        chores += [forget_for_ever(hall), count_for_ever(store)]
        tidying = [asyncio.create_task(work) for work in chores]
        try:
            yield
        finally:
            for task in tidying:
                task.cancel()
            if listener is not None:
                listener.stop()
            await hall.close()
            store.close()

    def the_hall() -> Hall:
        hall: Hall = app.state.hall
        return hall

    app = Litestar(
        route_handlers=[api, table_socket, messages_schema, brought, engine_file, *health, screen, table_screen, *files()],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "people": Provide(lambda: people, sync_to_thread=False),
            "traffic": Provide(lambda: traffic, sync_to_thread=False),
        },
        lifespan=[opened],
        compression_config=CompressionConfig(backend="gzip", exclude=[NOT_COMPRESSED, "^/metrics", "^/healthz", "^/readyz"]),
        middleware=[Guard(traffic)],
        request_class=Reader,
        exception_handlers={TenfoldError: refused, HTTPException: misunderstood, Exception: broken},
        request_max_body_size=LONGEST_BODY_BYTES,
        openapi_config=OPENAPI,
        logging_config=None,  # the framework's own would take the place of ours
        state=State({"traffic": traffic, "people": people}),
    )
    return app


def thinkers_for(database: str, worker: str) -> Thinkers:
    """Searches are shared where there can be other processes."""
    caps = search_caps(int(os.environ.get(PROCESSES, "1")))
    if not database.startswith("postgresql"):
        return Thinkers(Lane("search", caps, SEARCH_NICENESS))
    if os.environ.get(NO_THINKING):
        caps = msgspec.structs.replace(caps, all=0)
    return Thinkers(SharedLane(open_thoughts(database, worker), caps, SEARCH_NICENESS))


def listen(database: str, hall: Hall) -> Listener | None:
    """An ear to the other processes, where there can be others."""
    if not database.startswith("postgresql"):
        return None
    loop = asyncio.get_running_loop()

    def heard(payload: dict[str, Any]) -> None:
        loop.call_soon_threadsafe(hall.heard, payload)

    def back() -> None:
        loop.call_soon_threadsafe(hall.catch_up)

    return Listener(database, heard, back, [CHANNEL, THINKING_CHANNEL])


async def tidy(hall: Hall, traffic: Traffic) -> None:
    """Forget tokens that have expired, and tables that never started."""
    while True:
        try:
            await asyncio.to_thread(hall.store.forget_expired, now_ms())
            await hall.clear_away()
            if traffic.allowances is not None:
                await asyncio.to_thread(traffic.allowances.forget)
        except Unavailable as error:
            log.warning("%s", error.message)
        except Exception:
            log.exception("Tidying failed")
        await asyncio.sleep(TIDY_S)
