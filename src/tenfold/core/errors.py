"""What can be wrong with what somebody asked for. Each error is one sentence that says what would be right."""

from __future__ import annotations

from typing import Any


class TenfoldError(Exception):
    """The root of all errors that a user can cause; `code` is the word that the engine protocol uses.

    `details` are what the words for a rule need, so that somebody else can say it in another language.
    """

    code = "error"

    def __init__(self, message: str, rule: str | None = None, details: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.details = details

    def report(self) -> dict[str, str]:
        """The error as the engine protocol shows it."""
        report = {"code": self.code, "message": self.message}
        return report if self.rule is None else report | {"rule": self.rule}


class NotUnderstood(TenfoldError):
    """The text cannot be read."""

    code = "syntax"


class BadOption(TenfoldError):
    """An option of a game is unknown or out of range."""

    code = "option"


class NotAllowed(TenfoldError):
    """The rules forbid it; `rule` says which."""

    code = "illegal"


class AlreadyOver(TenfoldError):
    """The game has ended."""

    code = "over"


class NoGame(TenfoldError):
    """No game has been started."""

    code = "idle"


class MissingExtra(TenfoldError, ImportError):
    """Something is asked for that needs an extra of the package, which `details` names; the sentence has the command for it."""

    code = "extra"


class WrongSystem(TenfoldError, ImportError):
    """Something is asked for that this operating system does not offer."""

    code = "system"


class BadRecord(TenfoldError):
    """A record file is refused; `line` is where it goes wrong, None where no line of it was read."""

    code = "record"

    def __init__(self, line: int | None, reason: str, why: str = "broken", rules: str | None = None) -> None:
        message = reason if line is None else f"line {line}: {reason}"
        version = {} if rules is None else {"rules": rules}
        super().__init__(message, details={"line": line, "why": why, **version})
        self.line = line
