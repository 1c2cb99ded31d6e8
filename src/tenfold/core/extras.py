"""What can be installed besides the rules. A door that needs more says so in one sentence, with the command."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from tenfold.core.errors import MissingExtra, WrongSystem

# What each extra of pyproject.toml brings, by the names under which it is imported.
MODULES: dict[str, tuple[str, ...]] = {
    "client": ("httpx", "websockets"),
    "dataset": ("pyarrow",),
    "envs": ("gymnasium", "pettingzoo"),
    "fast": ("numba", "openskill"),
    "gpu": ("numba_cuda",),
    "onnx": ("onnx", "onnxruntime"),
    "openspiel": ("pyspiel",),
    "otel": ("opentelemetry.sdk", "opentelemetry.exporter", "opentelemetry.instrumentation"),
    "pictures": ("PIL", "resvg_py"),
    "plot": ("matplotlib",),
    "postgres": ("psycopg",),
    "push": ("http_ece", "py_vapid"),
    "ray": ("ray",),
    "serve": ("alembic", "litestar", "prometheus_client", "sqlalchemy", "uvicorn", "websockets"),
}


def is_installed(extra: str) -> bool:
    return all(map(is_there, MODULES[extra]))


def is_there(module: str) -> bool:
    """Whether a module can be imported; one within another only where that is there."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def require(extra: str, door: str) -> None:
    """Raise MissingExtra unless this extra is installed; `door` is what needs it, as the sentence begins."""
    if not is_installed(extra):
        sentence = f"{door} needs more than is installed; get it with: pip install 'tenfold[{extra}]'."
        raise MissingExtra(sentence, details={"extra": extra})


def require_posix(door: str) -> None:
    """Raise WrongSystem on Windows, which has no file locks, signals and pipes of the kind that the door needs."""
    if sys.platform == "win32":
        raise WrongSystem(f"{door} needs Linux or macOS; on Windows, run Tenfold in WSL.")


@contextmanager
def needs(extra: str, door: str) -> Iterator[None]:
    """Around imports of what an extra brings: checks first that it is there."""
    require(extra, door)
    yield
