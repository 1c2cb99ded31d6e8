"""Somebody who wants to be forgotten: by what stands in their place where others must still be able to read on."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Any

import msgspec

NAMES = ("name", "host_name")


def neutral_id(guest: str) -> str:
    """The same whenever it is asked for; nobody finds the guest by it, whose id is random."""
    return hashlib.sha256(f"tenfold erased {guest}".encode()).hexdigest()[:22]


def neutral_name(guest: str) -> str:
    return f"Former guest {neutral_id(guest)[:4]}"


class Neutral:
    """Rewrites texts so that a guest is in them no more; `names` are those that it has found them under."""

    def __init__(self, guest: str, names: Iterable[str]) -> None:
        self.guest = guest
        self.id, self.name = neutral_id(guest), neutral_name(guest)
        self.names = set(names)

    def learn(self, documents: Iterable[str]) -> None:
        """Find the names under which they sat and spoke."""
        for text in documents:
            if self.guest in text:
                self.anew(msgspec.json.decode(text))

    def document(self, text: str) -> str:
        """JSON, without them: what they said is gone, and others who spoke of them speak of somebody neutral."""
        if not self.may_be_in(text.lower()):
            return text
        return msgspec.json.encode(self.anew(msgspec.json.decode(text))).decode()

    def may_be_in(self, text: str) -> bool:
        return any(msgspec.json.encode(word.lower()).decode()[1:-1] in text for word in (self.guest, *self.names))

    def mention(self, text: str) -> str:
        """A text that somebody else wrote."""
        words = "|".join(re.escape(word) for word in (self.guest, *sorted(self.names, key=len, reverse=True)))
        return re.sub(rf"(?<!\w)(?:{words})(?!\w)", self.in_place, text, flags=re.IGNORECASE)

    def in_place(self, found: re.Match[str]) -> str:
        return self.id if found[0] == self.guest else self.name

    def anew(self, value: Any) -> Any:
        if isinstance(value, dict):
            return self.thing(value)
        if isinstance(value, list):
            return [self.anew(one) for one in value]
        return self.id if value == self.guest else value

    def thing(self, thing: dict[str, Any]) -> dict[str, Any]:
        is_theirs = self.guest in [value for value in thing.values() if isinstance(value, str)]
        if is_theirs:
            self.names |= {thing[key] for key in NAMES if thing.get(key)} - {self.name}
        return {self.anew(key): self.field(key, value, is_theirs) for key, value in thing.items()}

    def field(self, key: str, value: Any, is_theirs: bool) -> Any:
        if key in NAMES and value:
            return self.name if is_theirs or value in self.names else value
        if key == "names":
            return [self.name if one in self.names else one for one in value]
        if key == "text" and isinstance(value, str):
            return "" if is_theirs else self.mention(value)
        return self.anew(value)
