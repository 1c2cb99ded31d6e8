"""How the server writes its log: an entry is one line, whatever somebody has sent; only a traceback has more."""

from __future__ import annotations

import logging

from tenfold.core.plain import plain, plain_lines

FORMAT = "%(asctime)s %(levelname)s %(message)s"


class PlainFormatter(logging.Formatter):
    """Spells out what would steer a terminal or begin a line."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        record.message = plain(record.message)
        return super().formatMessage(record)

    def formatException(self, ei: object) -> str:  # noqa: N802
        return plain_lines(super().formatException(ei))  # type: ignore[arg-type]


def start_log() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(PlainFormatter(FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("tenfold").setLevel(logging.INFO)
