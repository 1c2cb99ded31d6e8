"""What pages lead to that is no page: code is shown, folders are listed, anything else is a file as it is."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

from tools.site.places import ROOT

FOLDER = PurePosixPath("source")
# How code is coloured, by the end of the file's name.
KINDS = {
    ".cff": "yaml",
    ".css": "css",
    ".ftl": "text",
    ".js": "js",
    ".md": "markdown",
    ".py": "python",
    ".toml": "toml",
    ".ts": "ts",
    ".yaml": "yaml",
    ".yml": "yaml",
    "": "text",
}
PICTURES = (".png", ".svg", ".webp")
LONG_FENCE = "`" * 8
QUIET = "---\nsearch:\n  exclude: true\n---\n\n"


def place_of(path: str) -> PurePosixPath:
    """Where a file or a folder of the repository is shown."""
    file = ROOT / path
    if file.is_dir():
        return FOLDER / path / "index.md"
    return FOLDER / f"{path}.md" if file.suffix in KINDS else FOLDER / path


def shown(path: str) -> str:
    """The page of a file or a folder."""
    file = ROOT / path
    body = listing(file) if file.is_dir() else code(file)
    return f"{QUIET}# {path}\n\n{body}\n"


def code(file: Path) -> str:
    return f"{LONG_FENCE}{KINDS[file.suffix]}\n{file.read_text(encoding='utf-8')}\n{LONG_FENCE}"


def listing(folder: Path) -> str:
    return "\n".join(entry(file) for file in sorted(folder.iterdir()) if file.name[0] not in "._" or file.name == "__init__.py")


def entry(file: Path) -> str:
    if file.suffix in PICTURES:
        return f"![{file.stem}]({file.name}){{ loading=lazy }}\n"
    return f"- `{file.name}{'/' if file.is_dir() else ''}`"


def files_of(path: str) -> list[str]:
    """What lies beside a page and is no page itself: the pictures of a folder, or the file."""
    file = ROOT / path
    if file.is_dir():
        return [f"{path}/{one.name}" for one in file.iterdir() if one.suffix in PICTURES]
    return [] if file.suffix in KINDS else [path]
