"""The words of every language: the keys and variables of the English ones, no faults, and nothing that nobody asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from tenfold.core.lesson import lesson_of
from tenfold.core.registry import find_game
from tenfold.core.words import FALLBACK
from tenfold.table.names import FIGURES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tenfold"
LOCALES = PACKAGE / "locales"
TERMINAL = PACKAGE / "tui"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))
GAMES = [find_game("ten"), find_game("trick_later")]
SAMPLES = (0, 1, 2, 5, "Ada")

OPTIONS = "|".join(f"{game.name}-{name}" for game in GAMES for name in game.option_help)
PHASES_OF_TEN = "draw|auction|pay|buy|bust|final"
TOPICS_OF_TEN = "goal|draw|bust|numbers|currency|auction|paying|solo|end"
TERMS_OF_TEN = "tableau|net|market|token|coin|wildcard"
PARTS_OF_TRICK_LATER = "goal|deal|trick|follow|lead|wins|attack|rescue|finish|score|end"
TERMS_OF_TRICK_LATER = "survivor|infected|lead|waiting|track"

REFUSING = r'(?:Refused|Problem)\(\s*"(\w+)"|^    code = "(\w+)"|\d{3}: "(\w+)"'


def refusals() -> set[str]:
    """The codes with which the server and its tables say no, those of the rules, and the page's own."""
    sources = [file.read_text(encoding="utf-8") for part in ("server", "table") for file in (PACKAGE / part).rglob("*.py")]
    found = {code for text in sources for groups in re.findall(REFUSING, text, re.MULTILINE) for code in groups if code}
    return found | {"illegal", "option", "over", "offline"}


REFUSALS = refusals()

# Keys that the sources put together: how they start, which is what the sources show, and how they may end. The keys of events
# and of refusals start with nothing that could be searched for; `keys_of_games` has them.
BUILT = {
    "bot-": "random|careful|sharp|master",
    "page-after-by-": "players|against|level",
    "page-after-file-": "csv|parquet|tenfold",
    "page-aside-": "rules|game|entry|replay|stuck",
    "page-bot-": "random|careful|sharp|master",
    "page-figure-": "|".join(FIGURES),
    "page-clock-": "(none|quick|calm|days|other)(-note)?",
    "page-decided-": "by_currency|by_cards|shared",
    "page-game-": "ten|trick_later",
    "page-pitch-": "ten|trick_later",
    "page-keys-": "help|tab|enter|arrows|escape",
    "page-known-by-": "cookie|bearer|link",
    "page-log-": "opened|sat|stood|botsat|held|reordered|stirred|committed|dealing|changed|started"
    "|takenover|takenback|wentback|kicked|unbarred|closed|nudged|wanted|rematched|shared",
    "page-motion-": "auto|full|less",
    "page-option-": f"({OPTIONS})(-note)?",
    "page-pace-": "200|800|2000",
    "page-proof-is-": "proven|partly|wrong",
    "page-reaction-": "hello|bravo|haha|wow|ouch|thanks",
    "page-refused-": "|".join(sorted(REFUSALS)),
    "page-review-": "waiting|working",
    "page-review-cards-": "(same|new)(-note)?",
    "page-review-order-": "newest|costly",
    "page-review-won-": "behind|ahead|close",
    "page-ten-about-": f"({TOPICS_OF_TEN})(-text)?",
    "page-ten-decided-": "took|bought|won|paid",
    "page-level-note-": "ten",
    "page-ten-kind-": "number|currency|colour|numbered|super",
    "page-ten-note-": PHASES_OF_TEN,
    "page-ten-odds-": "go-on|auction|bust",
    "page-ten-quick-": "coins|currency|most",
    "page-ten-said-": "passed|topped|now|waits",
    "page-ten-take-": "numbers|currency",
    "page-ten-term-": TERMS_OF_TEN,
    "page-ten-then-": "numbers|currency",
    "page-ten-title-": PHASES_OF_TEN,
    "page-ten-wild-": "colour|number|super",
    "page-theme-": "auto|light|dark",
    "page-trick_later-": "exchange|keep|give|play",
    "page-trick_later-decided-": "rescued|lost|full|other",
    "page-trick_later-ref-": f"({PARTS_OF_TRICK_LATER})(-text)?",
    "page-trick_later-term-": TERMS_OF_TRICK_LATER,
    "page-trick_later-tiebreak-": "upper|lower",
    "page-value-": f"({OPTIONS})-\\w+",
    "ten-rank-": "4|5|6|7|8|9|10",
    "tui-do-": "draw|take-numbers|take-currency|bid|pass|pay|buy|token|play|exchange|keep|give",
    "tui-option-": OPTIONS,
    "tui-ten-ask-": PHASES_OF_TEN,
    "tui-ten-hint-": f"first|{PHASES_OF_TEN}",
    "tui-tl-ask-": "play|exchange|give",
    "tui-tl-explain-": "exchange|keep",
    "tui-tl-hint-": "exchange|give",
    "tui-tl-won-": "by_points|by_survivors",
    "tui-won-": "by_points|by_currency|by_cards|shared",
}


def nodes(node: Any) -> Iterator[Any]:
    """A node of a parsed catalogue and all that is in it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from nodes(list(vars(node).values()))


@cache
def files(language: str) -> dict[str, list[Any]]:
    """What each file of a language holds, but for comments."""
    parsed = {file.name: parse(file.read_text(encoding="utf-8")).body for file in sorted((LOCALES / language).glob("*.ftl"))}
    return {name: [entry for entry in body if not isinstance(entry, ast.BaseComment)] for name, body in parsed.items()}


@cache
def messages(language: str) -> dict[str, Any]:
    return {entry.id.name: entry for body in files(language).values() for entry in body if not isinstance(entry, ast.Junk)}


def variables(message: Any, language: str) -> set[str]:
    """What a message mentions, by itself or in the messages that it makes use of."""
    found = set()
    for node in nodes([message.value, message.attributes]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference) and node.id.name in messages(language):
            found |= variables(messages(language)[node.id.name], language)
    return found


def choices(message: Any, language: str) -> dict[str, set[Any]]:
    """The variables that choose between variants, each with the names of its variants."""
    found: dict[str, set[Any]] = {}
    for node in nodes(message.value):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            found.setdefault(node.selector.id.name, set()).update(names)
        elif isinstance(node, ast.MessageReference) and node.id.name in messages(language):
            found |= choices(messages(language)[node.id.name], language)
    return found


def numbers_only(message: Any) -> set[str]:
    """The variables that are written by NUMBER."""
    calls = [node for node in nodes(message.value) if isinstance(node, ast.FunctionReference)]
    return {node.id.name for node in nodes([call.arguments for call in calls]) if isinstance(node, ast.VariableReference)}


def details(message: Any, language: str) -> Iterator[dict[str, Any]]:
    """Values for all variables of a message: every sample, and every variant that could be chosen."""
    chosen = {name: [*SAMPLES, *sorted(names - {"one", "other"})] for name, names in choices(message, language).items()}
    for sample in SAMPLES:
        same: dict[str, Any] = dict.fromkeys(variables(message, language), sample)
        same |= {name: 12.5 for name in numbers_only(message) if isinstance(sample, str)}
        for values in product(*chosen.values()):
            yield same | dict(zip(chosen, values, strict=True))


def keys_of_games() -> set[str]:
    """The keys of every event, of every refusal whose rule the rules return (T6.2 is 602 there), lessons, tallies and facts."""
    keys = set()
    for game in GAMES:
        keys |= {f"{game.name}-{event.__struct_config__.tag}" for event in get_args(game.event_type)}
        lesson = lesson_of(game)
        keys |= {f"{game.name}-lesson-{note.say}" for note in (lesson.notes if lesson else [])}
        folder = ROOT / "src" / "tenfold" / "games" / game.name
        source = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
        codes = re.findall(r"\b\d{3,4}\b", source)
        keys |= {f"page-{game.name}-tally-{key}" for key in re.findall(r'Tally\("(\w+)"', source)}
        keys |= {f"{game.name}-{game.rule_name(int(code)).replace('.', '-')}" for code in codes}
        keys |= {f"{game.name}-fact-{says}" for says in quoted(folder / "help")}
    return keys


@cache
def sources() -> dict[Path, str]:
    """All of the program in Python and of the page."""
    python = list((ROOT / "src").rglob("*.py"))
    page = [file for kind in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    return {file: file.read_text(encoding="utf-8") for file in python + page if "generated" not in file.parts}


@cache
def quoted(folder: Path = ROOT) -> set[str]:
    """All that the sources in a folder hold in quotes and that could be a key."""
    texts = (text for file, text in sources().items() if folder in file.parents)
    return {found for text in texts for found in re.findall(r"""(?<=["'`])[\w-]+(?=["'`])""", text)}


def is_quoted(key: str) -> bool:
    """The terminal asks for its words without the `tui-`, a review without the `review-`."""
    if key.startswith("review-"):
        return key.removeprefix("review-") in quoted(PACKAGE)
    return key.removeprefix("tui-") in quoted(TERMINAL) if key.startswith("tui-") else key in quoted()


def is_built(key: str) -> bool:
    return any(key.startswith(start) and re.fullmatch(ends, key.removeprefix(start)) for start, ends in BUILT.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read(language: str) -> None:
    faulty = {name: [entry.content for entry in body if isinstance(entry, ast.Junk)] for name, body in files(language).items()}
    assert not {name: junk for name, junk in faulty.items() if junk}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(language: str) -> None:
    keys = [entry.id.name for body in files(language).values() for entry in body if not isinstance(entry, ast.Junk)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_those_of_english(language: str) -> None:
    assert list(files(language)) == list(files(FALLBACK))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", list(files(FALLBACK)))
def test_the_keys_of_a_file_are_those_of_english(language: str, file: str) -> None:
    said = {entry.id.name for entry in files(language).get(file, []) if not isinstance(entry, ast.Junk)}
    wanted = {entry.id.name for entry in files(FALLBACK)[file]}
    wrong = [*(f"missing {key}" for key in sorted(wanted - said)), *(f"extra {key}" for key in sorted(said - wanted))]
    assert not wrong, ", ".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_the_variables_and_attributes_of_english(language: str) -> None:
    different = []
    for key, message in messages(language).items():
        english = messages(FALLBACK).get(key)
        if english is None:
            continue
        said, wanted = variables(message, language), variables(english, FALLBACK)
        attributes = {part.id.name for part in message.attributes} ^ {part.id.name for part in english.attributes}
        if said != wanted or attributes:
            different.append(f"{key}: missing {wanted - said}, extra {said - wanted}, attributes {attributes}")
    assert not different, "\n".join(different)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource((LOCALES / language / file).read_text(encoding="utf-8")))
    faulty = {}
    for key, message in messages(language).items():
        for values in details(message, language):
            text, faults = bundle.format_pattern(bundle.get_message(key).value, values)
            if faults or not str(text).strip():
                faulty[key] = f"{key} with {values}: {text!r} {faults}"
    assert not faulty, "\n".join(faulty.values())


def test_every_key_is_asked_for() -> None:
    references = [node for node in nodes(list(messages(FALLBACK).values())) if isinstance(node, ast.MessageReference)]
    known = keys_of_games() | {reference.id.name for reference in references}
    unused = [key for key in messages(FALLBACK) if key not in known and not is_quoted(key) and not is_built(key)]
    assert not unused, f"nobody asks for {', '.join(unused)}"


def test_every_refusal_has_a_sentence() -> None:
    assert sorted(code for code in REFUSALS if f"page-refused-{code}" not in messages(FALLBACK)) == []


@pytest.mark.parametrize("start", BUILT)
def test_the_sources_do_build_the_keys_that_are_said_to_be_built(start: str) -> None:
    in_page, in_python = f"`{start}${{", f'f"{start.removeprefix("tui-")}{{'
    assert any(in_page in text or in_python in text for text in sources().values())
    assert any(key.startswith(start) and is_built(key) for key in messages(FALLBACK))
