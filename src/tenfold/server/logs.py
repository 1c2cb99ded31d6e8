"""How the server writes its log: an entry is one line, whatever somebody has sent; only a traceback in plain text has more."""

from __future__ import annotations

import json
import logging
import os
from datetime import UTC, datetime
from typing import Literal

from tenfold.core.plain import plain, plain_lines
from tenfold.server.request_ids import REQUEST

FORMAT = "%(asctime)s %(levelname)s%(request)s %(message)s"
LOG_FORMAT = "TENFOLD_LOG_FORMAT"
LogFormat = Literal["text", "json"]


class PlainFormatter(logging.Formatter):
    """Spells out what would steer a terminal or begin a line."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        request = REQUEST.get()
        record.request = f" [{request}]" if request else ""
        record.message = plain(record.message)
        return super().formatMessage(record)

    def formatException(self, ei: object) -> str:  # noqa: N802
        return plain_lines(super().formatException(ei))  # type: ignore[arg-type]


class JsonFormatter(logging.Formatter):
    """An object in a line, in ASCII."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps({name: value for name, value in self.fields(record).items() if value is not None})

    def fields(self, record: logging.LogRecord) -> dict[str, object]:
        return {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "request": REQUEST.get(),
            "message": record.getMessage(),
            "traceback": self.formatException(record.exc_info) if record.exc_info else None,
        }


def choose_log(form: LogFormat) -> None:
    """For this process and those that it starts."""
    os.environ[LOG_FORMAT] = form


def start_log() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if os.environ.get(LOG_FORMAT) == "json" else PlainFormatter(FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("tenfold").setLevel(logging.INFO)
    logging.captureWarnings(True)
