"""Noise over a real socket to a real server process: it may close the connection with a reason, and never breaks."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tenfold.table.messages import Join, Ping, Pong, read_message, write_message
from tests.patience import PATIENT
from tests.server.fuzz.frames import FRAMES
from tests.server.fuzz.house import as_far_as
from tests.server.live import Live

EXAMPLES = 15
NOT_UTF8, TOO_LONG = 1007, 1009
WHOLE = FRAMES.map(lambda frame: str(frame) if isinstance(frame, int) else frame)
FRAME = st.one_of(WHOLE, WHOLE, WHOLE, st.sampled_from([b"\xff", "x" * 20_000]))


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("noise")) as server:
        yield server


def address_of_a_table(live: Live, host: httpx.Client) -> str:
    host.post("/api/guests", json={"name": "Host"}).raise_for_status()
    table = host.post("/api/tables", json={"game": "ten"}).json()["table"]["id"]
    return f"ws{live.url.removeprefix('http')}/api/tables/{table}/socket"


def say_all(address: str, frames: list[str | bytes], text: bool) -> int | None:
    """Send it all and then a ping; the code by which the server closed, or None where it answered the ping."""
    with connect(address, **PATIENT) as socket:
        try:
            for frame in [write_message(Join()).decode(), *frames, write_message(Ping()).decode()]:
                socket.send(frame, text=text or isinstance(frame, str))
            while not isinstance(read_message(socket.recv()), Pong):
                pass
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
    return None


def test_a_real_server_survives_all_noise(live: Live) -> None:
    with httpx.Client(base_url=live.url) as host:
        address = address_of_a_table(live, host)
        before = host.get("/api/me/tables").json()

        @as_far_as(EXAMPLES)
        @given(st.lists(FRAME, max_size=30), st.booleans())
        def harmless(frames: list[str | bytes], text: bool) -> None:
            assert say_all(address, frames, text) in (None, NOT_UTF8, TOO_LONG)

        harmless()
        assert host.get("/api/me/tables").json() == before
    assert "Traceback" not in live.logged()
