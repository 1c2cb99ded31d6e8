"""The rules pages: every number once, none left out, in every language, and every rule that the program names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenfold.core.words import FALLBACK, languages
from tests.docs.pages import DOCS, ROOT

NUMBER = re.compile(r"^\*\*([TL]\d+\.\d+)\*\*", re.MULTILINE)
CHAPTER = re.compile(r"^## ([TL]\d+) ", re.MULTILINE)
MENTIONED = re.compile(r"\b([TL]\d+)\.(\d+)\b", re.ASCII)

NAMES = {"T": "rules-ten.md", "L": "rules-trick-later.md"}
LANGUAGES = languages(ROOT / "src" / "tenfold" / "locales")
RULINGS = {
    "en": ("Ruling", "option"),
    "de": ("Festlegung", "Option"),
    "es": ("Decisión", "opción"),
    "ja": ("裁定", "オプション"),
}


def page_in(language: str, letter: str) -> Path:
    return (DOCS if language == FALLBACK else DOCS / language) / NAMES[letter]


PAGES = {(language, letter): page_in(language, letter) for language in LANGUAGES for letter in NAMES}
LENGTHS = {"T": [3, 3, 6, 2, 4, 5, 4, 2, 4, 1, 10, 0], "L": [3, 4, 4, 4, 2, 4, 3]}
CODE = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl")]


def numbers(letter: str, language: str = FALLBACK) -> list[str]:
    return NUMBER.findall(PAGES[language, letter].read_text(encoding="utf-8"))


def chapters(letter: str, language: str) -> list[str]:
    return CHAPTER.findall(PAGES[language, letter].read_text(encoding="utf-8"))


def sections(letter: str, language: str) -> list[str]:
    """A page cut at its rules and chapters."""
    return re.split(r"^(?=\*\*[TL]\d+\.\d+\*\*|## )", PAGES[language, letter].read_text(encoding="utf-8"), flags=re.MULTILINE)


@pytest.mark.parametrize(("language", "letter"), PAGES)
def test_every_number_is_there_once_and_in_order(language: str, letter: str) -> None:
    wanted = [f"{letter}{chapter}.{rule}" for chapter, n in enumerate(LENGTHS[letter], 1) for rule in range(1, n + 1)]
    assert numbers(letter, language) == wanted
    assert chapters(letter, language) == [f"{letter}{chapter}" for chapter in range(1, len(LENGTHS[letter]) + 1)]


@pytest.mark.parametrize(
    "file", [*PAGES.values(), DOCS / "protocol.md", *CODE], ids=lambda file: f"{file.parent.name}-{file.name}"
)
def test_whatever_rule_is_mentioned_exists(file: Path) -> None:
    known = {number for letter in NAMES for number in numbers(letter)}
    mentioned = {f"{chapter}.{rule}" for chapter, rule in MENTIONED.findall(file.read_text(encoding="utf-8"))}
    assert mentioned - known == set()


@pytest.mark.parametrize(("language", "letter"), PAGES)
def test_rulings_are_marked_in_one_way(language: str, letter: str) -> None:
    ruling, option = RULINGS[language]
    text = PAGES[language, letter].read_text(encoding="utf-8")
    assert "[R" not in text
    marks = re.findall(rf"\*\*({ruling}[^*]*)\*\*", text.replace("\n", " "))
    assert set(marks) <= {ruling, f"{ruling}:", f"{ruling}, {option}", f"{ruling}・{option}"}
    assert len(re.findall(rf"\*\*{ruling}", text)) == len(marks)


@pytest.mark.parametrize(("language", "letter"), PAGES)
def test_a_rule_has_the_rulings_the_options_and_the_references_of_english(language: str, letter: str) -> None:
    for said, english in zip(sections(letter, language), sections(letter, FALLBACK), strict=True):
        (ruling, option), (english_ruling, english_option) = RULINGS[language], RULINGS[FALLBACK]
        where = said[:40]
        assert said.count(f"**{ruling}") == english.count(f"**{english_ruling}"), where
        assert len(re.findall(rf"{option}\*\*", said)) == len(re.findall(rf"{english_option}\*\*", english)), where
        assert sorted(re.findall(r"`[^`]+`", said)) == sorted(re.findall(r"`[^`]+`", english)), where
        assert set(MENTIONED.findall(said)) == set(MENTIONED.findall(english)), where


@pytest.mark.parametrize(("language", "letter"), PAGES)
def test_the_tables_have_the_numbers_of_english(language: str, letter: str) -> None:
    def cells(language: str) -> list[str]:
        text = PAGES[language, letter].read_text(encoding="utf-8")
        return re.findall(r"(?<=\| )\**(\d+|=)\**(?= \|)", text)

    assert cells(language) == cells(FALLBACK)


@pytest.mark.parametrize("letter", NAMES)
def test_every_refusal_is_of_a_rule_on_the_page(letter: str) -> None:
    catalogues = "".join(file.read_text(encoding="utf-8") for file in CODE if file.suffix == ".ftl")
    refusals = re.findall(rf"^\w+-({letter}\d+)-(\d+) =", catalogues, re.MULTILINE)
    assert refusals
    assert {f"{chapter}.{rule}" for chapter, rule in refusals} <= set(numbers(letter))
