"""What a server refused, as an exception."""

from __future__ import annotations

from tenfold.core.errors import TenfoldError


class NotDone(TenfoldError):
    """The server did not do it; `code` says why in a word, `message` in a sentence."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(message, rule)
        self.code = code
