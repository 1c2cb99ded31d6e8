"""For the pages that tell how to run a server."""

from tests.server.conftest import postgres

__all__ = ["postgres"]
