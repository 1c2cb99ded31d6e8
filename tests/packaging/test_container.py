"""What the Containerfile does, without a container: the same install from pinned hashes, warming, start and health check."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import until, work_of
from tests.server.live import free_port

# One process builds the wheel, not each.
pytestmark = pytest.mark.xdist_group("packaging")

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SCRIPT = DEPLOY / "container.py"
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
PINNED = re.compile(r"[\w.-]+==\S+( ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


class Container:
    """An environment as in the image; nothing but the folders for data and compiled code is written."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder, self.python = folder, folder / "env" / "bin" / "python"
        self.call(Path(sys.executable), "install", str(folder / "env"), str(wheel))
        self.call(self.python, "warm", str(folder / "warmed"), "sharp/trick_later")

    @property
    def surroundings(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name == "PATH" or name.startswith("PIP_")}
        return kept | {"NUMBA_CPU_NAME": "generic", "XDG_CACHE_HOME": str(self.folder / "cache"), "HOME": str(self.folder)}

    def call(self, python: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(python), str(SCRIPT), *arguments]
        return subprocess.run(command, env=self.surroundings, cwd=self.folder, capture_output=True, text=True, check=True)

    def compiled(self, place: str) -> dict[str, bytes]:
        folder = self.folder / place
        return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*.nb?")}


@pytest.fixture(scope="module")
def container(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Container:
    return Container(tmp_path_factory.mktemp("container"), wheel)


@pytest.fixture
def address(container: Container) -> Iterator[str]:
    port = str(free_port())
    serve = ["serve", "--port", port, "--data", str(container.folder / "data")]
    command = [str(container.python), str(SCRIPT), "start", str(container.folder / "warmed"), *serve]
    with subprocess.Popen(command, env=container.surroundings, cwd=container.folder) as server:
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def is_healthy(container: Container, address: str) -> bool:
    command = [str(container.python), str(SCRIPT), "healthy", address]
    return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0


@pytest.mark.compiles
def test_it_becomes_healthy_and_its_bots_need_not_compile(container: Container, address: str) -> None:
    until(lambda: is_healthy(container, address), work_of, "a server that starts")
    assert (container.folder / "data" / "tenfold.db").exists()
    subprocess.run(
        [container.python, "-m", "tenfold.bots.ready", "sharp", "trick_later"], env=container.surroundings, check=True
    )
    assert container.compiled("cache") == container.compiled("warmed") != {}


def test_a_server_that_is_not_there_is_not_healthy() -> None:
    command = [sys.executable, str(SCRIPT), "healthy", f"http://127.0.0.1:{free_port()}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+ is not ready: .*\.\n", done.stderr)


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-build.txt"])
def test_everything_is_pinned_by_hash_and_no_index_is_named(name: str) -> None:
    lines = (DEPLOY / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not PINNED.fullmatch(line) and not HASH.fullmatch(line)] == []


def test_the_image_runs_as_nobody_in_particular() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2]
    for line in ("USER 10001:10001", "VOLUME /data", "HEALTHCHECK "):
        assert f"\n{line}" in last
