"""Lays out the sources of the site: one folder of Markdown for each language, and what their pages lead to."""

from __future__ import annotations

import shutil
from pathlib import Path, PurePosixPath

from tools.site import sources
from tools.site.links import adapted
from tools.site.places import MAIN, ROOT, language_of, navigation, pages


class Gathering:
    """A folder for each language; what is no page is shown in that of the main one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages = pages()
        self.led_to: set[str] = set()

    def find(self, path: str) -> PurePosixPath:
        """Where something of the repository stands in the site."""
        if path in self.pages:
            return self.pages[path]
        self.led_to.add(path)
        return sources.place_of(path)

    def gather(self) -> None:
        for source, place in self.pages.items():
            text = (ROOT / source).read_text(encoding="utf-8")
            self.write(place, adapted(text, source, place, self.find))
        for path in sorted(self.led_to):
            self.show(path)

    def show(self, path: str) -> None:
        place = sources.place_of(path)
        if place.suffix == ".md":
            self.write(place, sources.shown(path))
        for file in sources.files_of(path):
            self.copy(file)

    def write(self, place: PurePosixPath, text: str) -> None:
        file = self.file_of(place)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def copy(self, path: str) -> None:
        file = self.folder / MAIN / sources.FOLDER / path
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, file)

    def file_of(self, place: PurePosixPath) -> Path:
        language = language_of(place)
        return self.folder / language / (place if language == MAIN else place.relative_to(language))


def gather(folder: Path) -> None:
    Gathering(folder).gather()


def nav_of(language: str) -> dict[str, list[str]]:
    """The parts of a language and their pages, by their names in its folder."""
    places = pages()
    inside = "." if language == MAIN else language
    return {title: [str(places[one].relative_to(inside)) for one in these] for title, these in navigation()[language].items()}
