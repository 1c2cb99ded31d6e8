"""What the Containerfile does, without a container: the same install from pinned hashes, warming, start and health check."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tenfold.server.http.replays import LONGEST_BODY_BYTES
from tests.patience import until, work_of
from tests.server.live import free_port
from tools.release import EXTRAS

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


def pinned(name: str) -> dict[str, Version]:
    rows = (DEPLOY / name).read_text(encoding="utf-8").splitlines()
    parts = (row.split(" ")[0].partition("==") for row in rows if PINNED.fullmatch(row))
    return {canonicalize_name(package): Version(version) for package, _, version in parts}


def wanted(*extras: str) -> list[Requirement]:
    """What the package asks for with these extras, those within them included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [Requirement(one) for one in project["dependencies"]]
    for extra in extras:
        these = [Requirement(one) for one in project["optional-dependencies"][extra]]
        found += [one for one in these if one.name != "tenfold"]
        found += [deeper for one in these if one.name == "tenfold" for deeper in wanted(*one.extras)]
    return found


def stale(name: str, asked: list[Requirement]) -> list[str]:
    there = pinned(name)
    return [str(one) for one in asked if there.get(canonicalize_name(one.name), Version("0")) not in one.specifier]


def test_what_is_pinned_is_what_the_package_asks_for() -> None:
    """`make lock` was called since a dependency changed."""
    build = [Requirement(row) for row in (DEPLOY / "requirements-build.in").read_text(encoding="utf-8").split()]
    assert stale("requirements.txt", wanted(*EXTRAS.split(","))) == []
    assert stale("requirements-build.txt", [*wanted(), *build]) == []


def test_the_page_finds_what_it_is_built_of_whatever_builds_the_image() -> None:
    """Podman looks into no folder that only a pattern would bring back."""
    kept = [line[1:] for line in (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines() if line.startswith("!")]
    assert [line for line in kept if "*" in line.rpartition("/")[0]] == []
    rules = {str(file.relative_to(ROOT)) for file in (ROOT / "docs").rglob("rules-*.md")}
    assert rules == {str(file.relative_to(ROOT)) for line in kept if "docs/" in line for file in ROOT.glob(line)}


@pytest.mark.parametrize("place", ["deploy/Caddyfile", "docs/host.md"])
def test_proxies_let_through_what_the_server_takes(place: str) -> None:
    found = re.findall(r"(?:max_size|client_max_body_size) (\d+)(\w+)", (ROOT / place).read_text(encoding="utf-8"))
    assert found
    assert [size for size, unit in found if unit not in ("m", "MB") or int(size) * 10**6 < LONGEST_BODY_BYTES] == []


def test_the_image_runs_as_nobody_in_particular() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2]
    for line in ("USER 10001:10001", "VOLUME /data", "HEALTHCHECK "):
        assert f"\n{line}" in last
