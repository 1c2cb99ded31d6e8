"""Names of tables, guests and tickets."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(16)
