"""A file that one process holds."""

from __future__ import annotations

import fcntl
import os

from tenfold.core.errors import BadOption


class FileLock:
    """Held from when it is made until it is released or its process ends; the file stays, or two could hold two files."""

    def __init__(self, path: str) -> None:
        self._file = opened(path)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as trouble:
            self.release()
            raise BadOption(f"Another server is using this database; end it or choose another file ({path}).") from trouble

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
        self._file = -1


def opened(path: str) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
    except OSError as trouble:
        raise BadOption(f"The folder of the database cannot be written: {trouble.strerror} ({path}).") from trouble
