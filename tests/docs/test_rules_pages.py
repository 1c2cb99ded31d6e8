"""The rules pages: every number once, none left out, and every rule that the program names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT

NUMBER = re.compile(r"^\*\*([TL]\d+\.\d+)\*\*", re.MULTILINE)
CHAPTER = re.compile(r"^## ([TL]\d+) ", re.MULTILINE)
MENTIONED = re.compile(r"\b([TL]\d+)\.(\d+)\b")

PAGES = {"T": DOCS / "rules-ten.md", "L": DOCS / "rules-trick-later.md"}
LENGTHS = {"T": [3, 3, 6, 2, 4, 5, 4, 2, 4, 1, 10, 0], "L": [3, 4, 4, 4, 2, 4, 3]}
CODE = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl")]


def numbers(letter: str) -> list[str]:
    return NUMBER.findall(PAGES[letter].read_text(encoding="utf-8"))


def chapters(letter: str) -> list[str]:
    return CHAPTER.findall(PAGES[letter].read_text(encoding="utf-8"))


@pytest.mark.parametrize("letter", PAGES)
def test_every_number_is_there_once_and_in_order(letter: str) -> None:
    wanted = [f"{letter}{chapter}.{rule}" for chapter, n in enumerate(LENGTHS[letter], 1) for rule in range(1, n + 1)]
    assert numbers(letter) == wanted
    assert chapters(letter) == [f"{letter}{chapter}" for chapter in range(1, len(LENGTHS[letter]) + 1)]


@pytest.mark.parametrize("file", [*PAGES.values(), DOCS / "protocol.md", *CODE], ids=lambda file: file.name)
def test_whatever_rule_is_mentioned_exists(file: Path) -> None:
    known = {number for letter in PAGES for number in numbers(letter)}
    mentioned = {f"{chapter}.{rule}" for chapter, rule in MENTIONED.findall(file.read_text(encoding="utf-8"))}
    assert mentioned - known == set()


@pytest.mark.parametrize("letter", PAGES)
def test_rulings_are_marked_in_one_way(letter: str) -> None:
    text = PAGES[letter].read_text(encoding="utf-8")
    assert "[R" not in text
    marks = re.findall(r"\*\*(Ruling[^*]*)\*\*", text.replace("\n", " "))
    assert set(marks) <= {"Ruling", "Ruling:", "Ruling, option"}
    assert len(re.findall(r"\bRuling\b", text)) == len(marks)


@pytest.mark.parametrize("letter", PAGES)
def test_every_refusal_is_of_a_rule_on_the_page(letter: str) -> None:
    catalogues = "".join(file.read_text(encoding="utf-8") for file in CODE if file.suffix == ".ftl")
    refusals = re.findall(rf"^\w+-({letter}\d+)-(\d+) =", catalogues, re.MULTILINE)
    assert refusals
    assert {f"{chapter}.{rule}" for chapter, rule in refusals} <= set(numbers(letter))
