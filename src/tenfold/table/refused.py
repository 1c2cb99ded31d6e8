"""A refusal of the table: in one sentence, and in a word for programs."""

from __future__ import annotations

from tenfold.core.errors import TenfoldError


class Refused(TenfoldError):
    """The table does not do it; `code` says why in a word."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
