"""Where a game waits to be continued: a record file for each kind of game, replaced as a whole after every move."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import platformdirs

from tenfold.core.errors import BadRecord, NotUnderstood, TenfoldError
from tenfold.table.session import Session
from tenfold.tui.shell.words import say

LARGEST_SAVE_BYTES = 1 << 22


def save_folder() -> Path:
    return platformdirs.user_data_path("tenfold") / "saves"


def replace_file(path: Path, text: str) -> None:
    """Write a file so that at every moment the old one or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def read_save(path: Path, game: str) -> Session:
    """The game in a file; raises what is wrong with it."""
    with path.open("rb") as stream:
        data = stream.read(LARGEST_SAVE_BYTES + 1)
    if len(data) > LARGEST_SAVE_BYTES:
        raise NotUnderstood(say("save-too-large", most=LARGEST_SAVE_BYTES))
    session = Session.restore(data.decode())
    if session.log.game != game:
        raise NotUnderstood(say("save-of-another-game", game=game))
    return session


def free_name(path: Path) -> Path:
    """A name beside this one that no file has."""
    names = (path.with_name(f"{path.stem}.broken{'' if n == 1 else f'-{n}'}{path.suffix}") for n in range(1, 1000))
    return next(name for name in names if not name.exists())


def reason_of(error: Exception) -> str:
    if isinstance(error, BadRecord):
        return say("save-line", line=error.line)
    if isinstance(error, TenfoldError):
        return error.message
    return error.strerror or str(error) if isinstance(error, OSError) else say("save-not-text")


class Saves:
    """Keeps games; what goes wrong is told by `warn`, in one sentence, and never stops the game."""

    def __init__(self, folder: Path, warn: Callable[[str], None]) -> None:
        self.folder = folder
        self.warn = warn
        self.warned = False
        self.saved = False

    def path(self, game: str) -> Path:
        return self.folder / f"{game}.tenfold"

    def unfinished(self, game: str) -> Session | None:
        """The game to go on with, if there is one."""
        try:
            session = read_save(self.path(game), game)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except (TenfoldError, OSError, UnicodeDecodeError) as error:
            self.put_aside(self.path(game), reason_of(error))
            return None
        return None if session.position.is_over else session

    def put_aside(self, path: Path, reason: str) -> None:
        aside = free_name(path)
        try:
            path.rename(aside)
        except OSError as error:
            self.warn(say("save-broken-and-stuck", reason=reason, path=str(path), why=reason_of(error)))
        else:
            self.warn(say("save-broken", reason=reason, path=str(aside)))

    def keep(self, session: Session) -> None:
        """Save a game; the first time that this fails it is said."""
        path = self.path(session.log.game)
        try:
            replace_file(path, session.record())
            self.saved = True
        except OSError as error:
            self.saved = False
            if not self.warned:
                self.warn(say("save-failed", path=str(path.parent), reason=reason_of(error)))
            self.warned = True
