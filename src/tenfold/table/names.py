"""Names of people: what one may be made of, and which look alike (Unicode Technical Standard #39)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from unicodedata import category, combining, name, normalize

import tenfold
from tenfold.core.errors import TenfoldError
from tenfold.core.words import languages, speak

LONGEST_NAME = 24
MOST_MARKS = 4
REMEMBERED = 4_096
LOCALES = Path(tenfold.__file__).parent / "locales"
CONFUSABLES = Path(__file__).parent / "confusables.txt"

JOINERS = frozenset("\u200c\u200d")
TEXT_OR_PICTURE = frozenset("\ufe0e\ufe0f")
KEYS, KEYCAP = tuple("0123456789#*"), "\u20e3"
SKIN_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
VARIANTS = frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
# Beside what has a category of its own for that: fillers, the empty pattern of braille, a note without a head.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159")
JOINED_SCRIPTS = ("ARABIC", "SYRIAC", "MONGOLIAN", "NKO")
VIRAMA = 9
# What bots are called at a table: by the figure that is folded for their seat.
FIGURES = ("crane", "boat", "fox", "whale", "swan", "dart", "hat")
NUMBER = re.compile(r"\W*\d+$")


class BadName(TenfoldError):
    """Nobody may be called that."""

    code = "name"


class Alike(TenfoldError):
    """Two people at one table would have names that look alike."""

    code = "alike"


def checked_name(given: str) -> str:
    """A name that can stand beside others: short, of visible characters, with single spaces, and not a bot's."""
    tidy = " ".join(normalize("NFC", given).split())
    if not 0 < len(tidy) <= LONGEST_NAME:
        raise BadName(f"A name has 1 to {LONGEST_NAME} visible characters.")
    for at, letter in enumerate(tidy):
        if is_unseen(tidy, at):
            raise BadName(f"A name has visible characters alone; leave out U+{ord(letter):04X}, which nobody can see there.")
    if not marks_fit(tidy):
        raise BadName(f"An accent or mark needs a letter before it, and a letter has at most {MOST_MARKS} of them.")
    if is_bots(tidy):
        raise BadName("Bots are called that here; choose another name.")
    return tidy


def is_unseen(text: str, at: int) -> bool:
    """Whether nobody can see this character there: joiners and variants count where they change what is seen."""
    letter, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if letter in JOINERS:
        return not joins(before, after)
    if letter in VARIANTS:
        return not varies(before, letter, after)
    return category(letter)[0] == "C" or letter in INVISIBLE


def joins(before: str, after: str) -> bool:
    """Whether a joiner between these does something: in Indic clusters, in joined scripts, between pictures."""
    if any(letter and combining(letter) == VIRAMA for letter in (before, after)):
        return True
    joined = all(name(letter or " ", "").startswith(JOINED_SCRIPTS) for letter in (before, after))
    return joined or (is_picture(before) and is_picture(after))


def is_picture(letter: str) -> bool:
    return bool(letter) and (category(letter) == "So" or letter in SKIN_TONES or letter in TEXT_OR_PICTURE)


def varies(before: str, variant: str, after: str) -> bool:
    """Whether there is such a variant: of pictures and signs as text or picture, of keycaps, of Chinese characters."""
    if variant in TEXT_OR_PICTURE:
        return category(before or " ") in ("So", "Sm") or before in ("‼", "⁉") or (before in KEYS and after == KEYCAP)
    return name(before or " ", "").startswith("CJK UNIFIED IDEOGRAPH")


def marks_fit(text: str) -> bool:
    """Every mark has something before it, and nothing has a tower of them."""
    room = 0
    for letter in text:
        if letter in JOINERS or letter in VARIANTS:
            continue
        room = room - 1 if category(letter)[0] == "M" else 0 if letter == " " else MOST_MARKS
        if room < 0:
            return False
    return True


def check_apart(given: str, others: Iterable[str]) -> None:
    """Nobody at a table may be taken for somebody else there."""
    for other in others:
        if are_alike(given, other):
            message = f"{other} is at this table, and the two names look alike; choose another name (PATCH /api/me)."
            raise Alike(message, details={"name": other})


def are_alike(one: str, other: str) -> bool:
    """Whether they look alike, as they are written (I is like l) or in small letters (i is like I)."""
    return any(left == right for left, right in zip(looks(one), looks(other), strict=True))


@lru_cache(REMEMBERED)
def looks(text: str) -> tuple[str, str]:
    """How a name looks, as it is written and in small letters."""
    return skeleton(text), skeleton(normalize("NFKC", text).casefold())


def skeleton(text: str) -> str:
    """What is the same for texts that look the same, accents apart."""
    letters = normalize("NFD", normalize("NFKC", text))
    return "".join(prototypes().get(letter, letter) for letter in letters if not is_small(letter))


def is_small(letter: str) -> bool:
    """What one overlooks: accents, the vowel points of Hebrew and Arabic, joiners and variants; not the voicing of kana."""
    return letter in JOINERS or letter in VARIANTS or 10 <= combining(letter) <= 35 or combining(letter) >= 200


@cache
def prototypes() -> dict[str, str]:
    """What each character is taken for that looks like another."""
    lines = [line.split() for line in CONFUSABLES.read_text(encoding="utf-8").splitlines() if not line.startswith("# ")]
    return {letter: prototype for prototype, letters in lines for letter in letters}


def is_bots(text: str) -> bool:
    """Whether a bot is or could be shown by this name; a second one of its kind has a number."""
    alone = NUMBER.sub("", text)
    return looks(alone)[1].endswith("(bot)") or any(are_alike(form, bot) for form in (text, alone) for bot in names_of_bots())


@cache
def names_of_bots() -> frozenset[str]:
    """The names by which the installed bots are shown, at a table and where one chooses them, in every language."""
    bots = [entry.name for entry in entry_points(group="tenfold.bots")]
    return frozenset(name for language in languages(LOCALES) for name in [*shown_bots(bots, language), *figures(language)])


def shown_bots(bots: Iterable[str], language: str) -> list[str]:
    return [shown_bot(bot, language) for bot in bots]


def figures(language: str) -> list[str]:
    return [speak(LOCALES, language).say(f"page-figure-{figure}") for figure in FIGURES]


def shown_bot(bot: str, language: str) -> str:
    words = speak(LOCALES, language)
    key = f"page-bot-{bot}"
    return words.say(key) if words.has(key) else words.say("page-bot-other", bot=bot)
