"""What people may be called, and which names look alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.table.names import FIGURES, BadName, are_alike, checked_name, names_of_bots

GOOD = [
    "Anna",
    "José",
    "Nguyễn Văn Ệ",
    "O'Neil-Smith",
    "Ola 2",
    "Abbot",
    "Robot",
    "Bot",
    "master",
    "Ян",
    "Ζωή",
    "山田 太郎",
    "さとう",
    "葛\U000e0100城",
    "김민준",
    "ကျွန်တော်",
    "สมชาย",
    "שָׁלוֹם",
    "مي\u200cخواهم",
    "क\u094d\u200dष",
    "র\u200d\u09cdয",
    "👨\u200d👩\u200d👧",
    "👍🏽",
    "🇩🇪",
    "❤\ufe0f",
    "1\ufe0f\u20e3",
]
UNSEEN = [
    "a\u200bb",
    "a\u200db",
    "a\u200cb",
    "\u200d",
    "👍\u200d",
    "a\u202eb",
    "a\u2066b",
    "a\u00adb",
    "a\u034fb",
    "\u3164",
    "a\u115f",
    "\uffa0",
    "\u2800",
    "x\ufe0f",
    "\ufe0f",
    "1\ufe0f",
    "x\U000e0100",
    "a\U000e0041",
    "a\u180eb",
    "a\u2060b",
    "a\ufeffb",
    "a\x00b",
    "\x1b[2J",
    "a\x9bb",
    "a\ue000",
    "\U0001d159",
]
UNSTEADY = ["\u0301", "\u0301a", "a \u0301", "a" + "\u0316" * 5, "a\u0323" + "\u0301" * 20]
BOTS = [
    "careful (bot)",
    "CAREFUL (BOT)",
    "anything (bot)",
    "Careful bot",
    "careful bot",
    "Сareful bot",
    "Careful bot 2",
    "慎重ボット",
    "Meisterbot",
    "Fox",
    "fox 2",
    "Schwan",
    "くじら",
]


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_scripts_and_pictures_are_good(name: str) -> None:
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize("name", ["", " ", "\u3000", "x" * 25])
def test_a_name_is_neither_empty_nor_long(name: str) -> None:
    with pytest.raises(BadName, match="1 to 24 visible characters"):
        checked_name(name)


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_what_nobody_sees_is_refused_by_its_number(name: str) -> None:
    with pytest.raises(BadName, match=r"leave out U\+[0-9A-F]{4,5}"):
        checked_name(name)


@pytest.mark.parametrize("name", UNSTEADY, ids=ascii)
def test_a_mark_stands_on_a_letter_and_no_tower_on_it(name: str) -> None:
    with pytest.raises(BadName, match="needs a letter before it"):
        checked_name(name)


@pytest.mark.parametrize("name", BOTS)
def test_nobody_is_called_as_bots_are(name: str) -> None:
    with pytest.raises(BadName, match="Bots are called that"):
        checked_name(name)


def test_the_bots_are_called_as_the_page_calls_them() -> None:
    assert {"Careful bot", "Meisterbot", "Bot astuto", "ランダムボット"} <= names_of_bots()
    assert {"Crane", "Fuchs", "Grulla", "白鳥"} <= names_of_bots()


def test_the_page_has_a_figure_for_every_name() -> None:
    written = (Path(__file__).parents[2] / "web" / "src" / "lib" / "names.ts").read_text(encoding="utf-8")
    assert ", ".join(f"'{figure}'" for figure in FIGURES) in written


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Аnna"),
        ("paul", "раul"),
        ("Bob", "Bοb"),
        ("Alan", "AIan"),
        ("Bob0", "BobO"),
        ("José", "Jose"),
        ("Anna", "𝐀𝐧𝐧𝐚"),
        ("Anna", "Ａｎｎａ"),
        ("Kim", "Kirn"),
        ("葛\U000e0100", "葛"),
        ("❤\ufe0f", "❤"),
        ("Ⅳ", "IV"),
        ("Ødegård", "Ødegard"),
    ],
)
def test_some_names_look_alike(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ian", "Lan"), ("Anna", "Hanna"), ("さとう", "ざとう"), ("रम", "रुम"), ("山田", "山口"), ("A 1", "A 2")],
)
def test_others_do_not(one: str, other: str) -> None:
    assert not are_alike(one, other)
