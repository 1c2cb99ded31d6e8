"""Makes what a release consists of, in `dist`: `python -m tools.release`, or `make dist`.

The source archive is built in an environment of its own, and the wheel out of that archive in another; both are checked as a
package index would, and for what must and what must not be in them. The wheel is installed with each Python that is found here
and serves its page; what was installed with it is the bill of materials (CycloneDX), and what the page is built of and with has
another.

`python -m tools.release v0.1.0`, or `make release TAG=v0.1.0`, first asks whether the tag is that of the version, and whether
the changelog tells of it.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import tenfold
from web.make import WEB, commands, surroundings

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
# What a host installs, and so what the bill of materials lists.
EXTRAS = "fast,pictures,postgres,push,serve"
NEEDED = (
    "tenfold/py.typed",
    "tenfold/server/page/index.html",
    "tenfold/server/page/build.json",
    "tenfold/locales/en/page.ftl",
)
SECTION = re.compile(r"^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$", re.MULTILINE)


class NotReady(Exception):
    """A release that is not one yet; the sentence says what is missing."""


def run(*command: str | Path) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True)


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def check_tag(tag: str, ours: str, changelog: str) -> None:
    """A tag is that of the version, and the changelog has a dated section for it."""
    if tag != f"v{ours}":
        raise NotReady(f"The tag {tag} is not that of version {ours}: it should be v{ours}.")
    if ours not in SECTION.findall(changelog):
        raise NotReady(
            f"CHANGELOG.md tells nothing of {ours}: put what is unreleased under a heading '## {ours} - YEAR-MONTH-DAY'."
        )


def build() -> Path:
    """The source archive, and the wheel out of it."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", DIST, ROOT)
    return next(DIST.glob("*.whl"))


def check_contents(wheel: Path) -> None:
    """What must be in a wheel is there, and nothing but the package is."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    if missing := [name for name in NEEDED if name not in names]:
        raise NotReady(f"{wheel.name} lacks {', '.join(missing)}.")
    if strange := [name for name in names if not re.match(r"tenfold(-[^/]+\.dist-info)?/", name) or "/tests/" in name]:
        raise NotReady(f"{wheel.name} should be the package alone, and has {', '.join(strange[:5])}.")


def check_as_an_index(*files: Path) -> None:
    run(sys.executable, "-m", "twine", "check", "--strict", *files)


def pythons() -> list[str]:
    """This one, and those of `PYTHONS` that are found here and start."""
    this = f"{sys.version_info.major}.{sys.version_info.minor}"
    others = (shutil.which(f"python{one}") for one in PYTHONS if one != this)
    return [sys.executable, *(python for python in others if python is not None and starts(python))]


def starts(python: str) -> bool:
    """What is found may be a placeholder of a version manager."""
    return subprocess.run([python, "--version"], capture_output=True, check=False).returncode == 0


def install(python: str, wheel: Path, folder: Path) -> Path:
    """An environment with the wheel and what it asks for, not even pip; its Python."""
    run(python, "-m", "venv", "--without-pip", folder)
    own = folder / "bin" / "python"
    run(sys.executable, "-m", "pip", "--quiet", "--python", own, "install", f"{wheel}[{EXTRAS}]")
    for source in folder.rglob("direct_url.json"):  # where the wheel lay: nobody else's business
        source.unlink()
    return own


@contextmanager
def served(python: Path, data: Path) -> Iterator[str]:
    """A server with data of its own, for a while; its address."""
    command = [str(python), "-m", "tenfold.cli", "serve", "--port", "0", "--data", str(data)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=data.parent)
    try:
        assert server.stdout is not None
        yield next(line.split()[-1] for line in server.stdout if line.startswith("Tenfold is at"))
    finally:
        server.terminate()
        server.wait()


def check_that_it_serves(python: Path, data: Path) -> None:
    """It says that it is ready, and shows its page."""
    with served(python, data) as address:
        for path, wanted in (("/readyz", b"ready"), ("/", b"<!doctype html>")):
            with urlopen(address + path) as answer:
                if wanted not in answer.read().lower():
                    raise NotReady(f"{python} serves something else than {wanted.decode()} at {path}.")


def list_materials(python: Path) -> None:
    """The bill of materials of the package with its extras, and that of the page."""
    bill = DIST / f"tenfold-{tenfold.__version__}.cdx.json"
    run(sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible", "--output-file", bill, python)
    (DIST / f"tenfold-page-{tenfold.__version__}.cdx.json").write_bytes(materials_of_the_page())


def materials_of_the_page() -> bytes:
    """What the page is built of and with, as npm lists it. The page has the version of the package; npm wants to be told."""
    node, npm = commands()
    about = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, about["name"])
        folder.mkdir()
        (folder / "package.json").write_text(json.dumps({**about, "version": tenfold.__version__}), encoding="utf-8")
        shutil.copy(WEB / "package-lock.json", folder)
        command = [*npm, "sbom", "--package-lock-only", "--sbom-format=cyclonedx"]
        return subprocess.run(command, cwd=folder, env=surroundings(node), stdout=subprocess.PIPE, check=True).stdout


def try_everywhere(wheel: Path, folder: Path) -> None:
    for number, found in enumerate(pythons()):
        say(f"Installing the wheel with {found} and serving its page ...")
        own = install(found, wheel, folder / str(number))
        check_that_it_serves(own, folder / f"data-{number}")
        if number == 0:
            list_materials(own)


def make(tag: str | None) -> None:
    if tag is not None:
        check_tag(tag, tenfold.__version__, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    wheel = build()
    check_as_an_index(*DIST.iterdir())
    check_contents(wheel)
    with tempfile.TemporaryDirectory() as folder:
        try_everywhere(wheel, Path(folder))
    say(f"In {DIST.relative_to(ROOT)}: {', '.join(sorted(file.name for file in DIST.iterdir()))}.")


def main(arguments: list[str]) -> int:
    try:
        make(arguments[0] if arguments else None)
    except NotReady as why:
        sys.stderr.write(f"{why}\n")
        return 1
    except subprocess.CalledProcessError as failed:  # it has said why
        return failed.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
