"""What a push consists of: a message that only the device can read (RFC 8291), and who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import os
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tenfold.core.errors import BadOption
from tenfold.server.push.endpoints import unusable
from tenfold.server.store import Subscription

CONTACT = "TENFOLD_PUSH_CONTACT"
NO_CONTACT = "mailto:host@tenfold.invalid"
CONTACTS = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://\S+")
LASTS_S = 12 * 60 * 60
POINT_BYTES, AUTH_BYTES = 65, 16


def contact() -> str:
    """Whom a push service may write to about what this server sends."""
    found = os.environ.get(CONTACT, NO_CONTACT)
    if not CONTACTS.fullmatch(found):
        raise BadOption(f"{CONTACT} is mailto:somebody@example.org or https://example.org, not {found[:60]!r}.")
    return found


def new_key() -> str:
    """A private key, as text."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Sealer:
    """The server's key: `public` is what browsers must be told, so that nobody else can send to them."""

    def __init__(self, pem: str) -> None:
        self.vapid: Any = Vapid02.from_pem(pem.encode())
        self.public = encoded(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        self.contact = contact()

    def check(self, subscription: Subscription) -> None:
        """Its keys are those of a device."""
        try:
            point, auth = decoded(subscription.p256dh), decoded(subscription.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise unusable("its keys cannot be read") from None
        if (len(point), len(auth)) != (POINT_BYTES, AUTH_BYTES):
            raise unusable("its keys have a wrong length")

    def sealed(self, message: bytes, subscription: Subscription) -> bytes:
        """A message as only the device can read it."""
        key = ec.generate_private_key(ec.SECP256R1())
        point, auth = decoded(subscription.p256dh), decoded(subscription.auth)
        return bytes(http_ece.encrypt(message, private_key=key, dh=point, auth_secret=auth, version="aes128gcm"))

    def headers(self, origin: str) -> dict[str, str]:
        """Who sends, signed for one push service and for a while."""
        claims = {"aud": origin, "exp": int(time.time()) + LASTS_S, "sub": self.contact}
        return {"Authorization": str(self.vapid.sign(claims)["Authorization"]), "Content-Encoding": "aes128gcm"}
