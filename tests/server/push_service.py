"""A push service and the device behind it: takes pushes over HTTP, checks who sends them (RFC 8292) and reads them (RFC 8291).

Written from the RFCs with nothing of the server's code, and not with the libraries that the server uses for it.
"""

from __future__ import annotations

import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
DAY_S = 24 * 60 * 60


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Device:
    """A browser that takes pushes."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"sixteen bytes !!") -> None:
        self.private = private or ec.generate_private_key(CURVE)
        self.auth = auth

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(point_of(self.private.public_key())), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> bytes:
        """RFC 8291, section 3.4, of a message in one record."""
        salt, record_size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= record_size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + point_of(self.private.public_key()) + sender
        secret = derived(self.auth, shared, info, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        text, mark, _ = padded.rpartition(b"\x02")
        assert mark
        return text


def sender_of(authorization: str, origin: str) -> str:
    """The public key that signed for this push service (RFC 8292); wrong ones are faults."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = fields["t"].rpartition(".")
    header, claims = (json.loads(decoded(part)) for part in signed.split("."))
    raw = decoded(signature)
    found = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(fields["k"]))
    key.verify(found, signed.encode(), ec.ECDSA(hashes.SHA256()))
    assert header["alg"] == "ES256"
    assert claims["aud"] == origin
    assert time.time() < claims["exp"] <= time.time() + DAY_S
    assert claims["sub"].startswith(("mailto:", "https:"))
    return fields["k"]


class PushService:
    """A real HTTP server on this machine. `status` is what it answers; `stuck` ones are never answered."""

    def __init__(self) -> None:
        self.device = Device()
        self.status = 201
        self.stuck = threading.Event()
        self.stuck.set()
        self.told: list[dict[str, Any]] = []
        self.senders: set[str] = set()
        self.faults: list[str] = []
        self.asked = 0
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.asked += 1
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.stuck.wait()
                try:
                    service.take(dict(self.headers), body)
                except Exception as fault:
                    service.faults.append(repr(fault))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"

    def take(self, headers: dict[str, str], body: bytes) -> None:
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        assert 0 < len(headers["Topic"]) <= 32
        self.senders.add(sender_of(headers["Authorization"], self.origin))
        self.told.append(json.loads(self.device.read(body)))

    def subscription(self, name: str = "one") -> dict[str, str]:
        return {"endpoint": f"{self.origin}/push/{name}", **self.device.keys}

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stuck.set()
        self.server.shutdown()
        self.server.server_close()
