"""Where a browser asks for the address of its pushes: Chromium's registration, answered on this machine.

Only that is here: what a push service does with a push that it is given is in `tests/server/push_service.py`.
"""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Self
from urllib.parse import parse_qs

TOKEN = "an-address-of-our-own"
# Fields of the answer to a device that checks in, in the encoding of protocol buffers: it went well; its number and its secret.
CHECKED_IN = (
    b"\x08\x01" + (b"\x39" + (1_234_567).to_bytes(8, "little")) + (b"\x41" + (7_654_321).to_bytes(8, "little")) + b"\x5a\x01x"
)


class Asked(BaseHTTPRequestHandler):
    registrar: Registrar

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        answer = CHECKED_IN if self.path == "/checkin" else self.register(body.decode())
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def register(self, form: str) -> bytes:
        wish = {name: values[0] for name, values in parse_qs(form).items()}
        if wish.get("X-subtype", "").startswith("wp:"):
            (self.registrar.given_up if "delete" in wish else self.registrar.senders).append(wish["sender"])
        return f"deleted={TOKEN}".encode() if "delete" in wish else f"token={TOKEN}".encode()

    def log_message(self, *_: object) -> None:
        """The test tells what went wrong."""


class Registrar:
    """Gives addresses to browsers that are started with its flags."""

    def __init__(self) -> None:
        self.senders: list[str] = []
        self.given_up: list[str] = []
        handler = type("Handler", (Asked,), {"registrar": self})
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)

    @property
    def flags(self) -> list[str]:
        url = f"http://127.0.0.1:{self.server.server_port}"
        # Nobody listens at the last: no push comes this way.
        return [
            f"--gcm-checkin-url={url}/checkin",
            f"--gcm-registration-url={url}/register",
            "--gcm-mcs-endpoint=https://127.0.0.1:1",
        ]

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
