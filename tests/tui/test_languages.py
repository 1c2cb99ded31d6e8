"""The terminal in every language: every screen fits in cells, nothing that is said is cut off, and nothing is missing."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from contextvars import copy_context
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from tenfold.cli import MISUSE, run
from tenfold.core.errors import BadOption
from tenfold.core.record import read_record
from tenfold.core.registry import find_game
from tenfold.core.words import Words, languages
from tenfold.tui.shell.language import can_show, checked_language, language_around
from tenfold.tui.shell.loop import PAGES, hint
from tenfold.tui.shell.paper import Paper
from tenfold.tui.shell.prose import wrapped
from tenfold.tui.shell.screen import Scene
from tenfold.tui.shell.screens import find_screen
from tenfold.tui.shell.words import LANGUAGE, LOCALES, in_a_row, joined, say
from tests.tui.conftest import Conversation, Play, save_of
from tests.tui.test_screen import scenes

Talk = Callable[..., Conversation]
OURS = languages(LOCALES)
SMALL = Paper(width=80, height=24, unicode=True, colour=True, live=True)
PAPERS = [
    SMALL,
    Paper(width=80, height=40, unicode=False, colour=False, live=True),
    Paper(width=120, height=50, unicode=True, colour=True, live=True),
]
NARROW = Paper(width=40, height=24, unicode=True, colour=True, live=False)
KINDS: list[tuple[str, dict[str, object]]] = [
    ("ten", {"players": 1}),
    ("ten", {"players": 3, "bust_buy": True}),
    ("trick_later", {"players": 3}),
    ("trick_later", {"players": 4, "tiebreak": "lower", "rescue": "below", "overflow": "cap"}),
]


@pytest.fixture(params=OURS)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """The language that the terminal speaks meanwhile."""
    token = LANGUAGE.set(request.param)
    yield request.param
    LANGUAGE.reset(token)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that the catalogue is asked to say."""
    heard: list[str] = []
    say_it = Words.say

    def overheard(self: Words, key: str, **details: Any) -> str:
        text = say_it(self, key, **details)
        heard.append(text)
        return text

    monkeypatch.setattr(Words, "say", overheard)
    return heard


def lines_of(page: RenderableType, paper: Paper) -> list[str]:
    console = Console(file=io.StringIO(), width=paper.width, height=paper.height)
    with console.capture() as capture:
        console.print(page)
    return capture.get().rstrip("\n").split("\n")


def drawings(scene: Scene, paper: Paper) -> Iterator[list[str]]:
    """Every page that there is at this moment."""
    screen = find_screen(scene.game.name)
    if scene.outcome is not None:
        yield lines_of(screen.ending(scene, paper), paper)
        return
    yield lines_of(screen.draw(scene, paper), paper)
    for page in sorted(set(PAGES.values())):
        yield lines_of(getattr(screen, page)(scene, paper), paper)


def moments(game: str, options: dict[str, object], folder: Path) -> Iterator[Scene]:
    """A game's moments, each kind of decision among them, with the names that players have in this language."""
    seen: set[object] = set()
    for n, scene in enumerate(scenes(game, options, "languages", find_screen(game), folder)):
        phase = getattr(scene.view, "phase", None)
        if phase not in seen or n % 40 == 0:
            seen.add(phase)
            others = len(scene.names) if scene.names[-1].startswith("Player") else len(scene.names) - 1
            yield replace(scene, names=[*(say("player", n=seat + 1) for seat in range(others)), *scene.names[others:]])


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_no_page_is_wider_or_higher_than_the_terminal(
    language: str, game: str, options: dict[str, object], tmp_path: Path
) -> None:
    """The line below a page and the prompt have their room, too; of TEN's many boards the top may be out of sight."""
    for scene in moments(game, options, tmp_path):
        for paper in [*PAPERS, NARROW]:
            for n, lines in enumerate(drawings(scene, paper)):
                assert max(cell_len(line) for line in lines) <= paper.width, "\n".join(lines)
                if paper is SMALL and (n or game != "ten"):
                    assert len(lines) + 2 <= paper.height, "\n".join(lines)


def together(text: str) -> str:
    return re.sub(r"\s", "", text).casefold()


def is_shown(text: str, shown: str) -> bool:
    """A help text is shown as terms and what is said about them."""
    return all(together(part) in shown for part in re.split(r"\n|: ", text))


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_nothing_that_is_said_is_cut_off(
    language: str, said: list[str], game: str, options: dict[str, object], tmp_path: Path
) -> None:
    """The story is left out: of a long one only the end is shown. Larger papers have one sentence beside the cards."""
    for scene in moments(game, options, tmp_path):
        for paper in PAPERS[:2]:
            said.clear()
            shown = together("".join(line for lines in drawings(replace(scene, events=[]), paper) for line in lines))
            assert not [text for text in said if not is_shown(text, shown)]


@pytest.mark.parametrize("game", ["ten", "trick_later"])
def test_the_line_below_a_page_is_one_line(language: str, game: str, tmp_path: Path) -> None:
    for scene in moments(game, {}, tmp_path):
        if scene.outcome is None:
            for page in ("draw", "help"):
                assert cell_len(hint(page, scene.menu, find_screen(game).typing)) <= SMALL.width


@pytest.mark.parametrize("game", ["ten", "trick_later"])
def test_what_is_shown_can_be_typed(language: str, game: str, tmp_path: Path) -> None:
    """Every choice in its own words, and the same in the words of the rules."""
    screen = find_screen(game)
    for scene in moments(game, {}, tmp_path):
        for action in scene.menu.legal:
            for typed in (screen.shown(action), screen.shown(action).upper(), action):
                assert scene.menu.choose(screen.meant(typed, scene), lambda action: None) == action


def test_a_refusal_is_told_in_the_language(talk: Talk) -> None:
    conversation = talk("ten", "--seed", "wrong", "--language", "de")
    conversation.read()
    assert "(Regel T3.1)" in conversation.answer("Zahlen nehmen")
    assert "'unsinn' ist keine Aktion von TEN; möglich ist jetzt zum Beispiel 'ziehen'." in conversation.answer("Unsinn")
    assert "90 Karten im Stapel" in conversation.answer("zieh")


def test_the_language_is_that_of_the_surroundings() -> None:
    assert language_around({"LANG": "de_AT.UTF-8"}) == "de"
    assert language_around({"LANG": "de_AT.UTF-8", "LC_ALL": "ja_JP.eucJP"}) == "ja"
    assert language_around({"LANG": "es", "LC_ALL": ""}) == "es"
    assert (
        language_around({"LANG": "pt_BR.UTF-8"})
        == language_around({"LC_ALL": "C", "LANG": "de"})
        == language_around({})
        == "en"
    )


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match=r"no language .pt.; there are de, en, es, ja"):
        checked_language("pt")


REFUSED = [
    (["chess"], "Das Spiel 'chess' gibt es hier nicht; es gibt ten, trick_later."),
    (["ten", "--opponents", "champion"], "Den Bot 'champion' gibt es für dieses Spiel nicht; es gibt random, careful, sharp"),
    (["ten", "--level", "3"], "level muss eine ganze Zahl von 4 bis 10 sein"),
    (["ten", "--players", "2", "--option", "first=2"], "first muss der Platz sein, der beginnt"),
    (["trick_later", "--option", "level=5"], "10 Trick Later hat keine Option 'level'; es gibt players, overflow"),
    (["ten", "--option", "first"], "--option braucht einen Namen und einen Wert"),
    (["ten", "--seed", "x" * 1001], "Ein Startwert ist ein Text mit höchstens 1.000 Zeichen."),
    (["ten", "--language", "pt"], "Die Sprache 'pt' gibt es hier nicht; es gibt de, en, es, ja."),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED)
def test_what_cannot_be_played_is_refused_in_the_language_of_the_surroundings(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert copy_context().run(run, ["play", *arguments]) == MISUSE
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("game", ["ten", "trick_later"])
def test_the_terminal_and_the_rules_say_the_same_about_an_option(game: str) -> None:
    option_help = find_game(game).option_help
    assert {name: say(f"option-{game}-{name}") for name in option_help} == option_help


def test_where_the_letters_are_missing_english_is_spoken(play: Play) -> None:
    assert can_show("utf-8", "ja")
    assert not can_show("ascii", "de")
    assert can_show("latin-1", "de")
    result = play("ten", "--language", "ja", typed=["1"], encoding="ascii")
    assert "cards in the deck" in result.stdout


def test_the_command_speaks_it_and_the_players_are_named_in_it(play: Play, tmp_path: Path) -> None:
    result = play("trick_later", "--language", "ja", "--seed", "names", typed=["1"])
    assert (result.returncode, result.stderr) == (0, "")
    assert "プレイヤー2" in result.stdout
    assert read_record(save_of(tmp_path, "trick_later").read_text(encoding="utf-8")).names[1] == "プレイヤー2"


def test_a_game_without_words_in_the_language_speaks_english(language: str) -> None:
    words = Words(LOCALES, "fi")
    assert words.say("tui-bye") == "Goodbye."
    assert words.has("tui-bye")
    assert not words.has("tui-nothing-of-the-kind")


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 8, ["one two", "three"]),
        ("山札を引きます。", 6, ["山札を", "引きま", "す。"]),
        ("山札を引く。次に", 10, ["山札を引", "く。次に"]),
        ("「r5」を出す", 8, ["「r5」を", "出す"]),
        ("/a/long/path", 5, ["/a/lo", "ng/pa", "th"]),
        ("one\ntwo", 8, ["one", "two"]),
    ],
)
def test_lines_are_broken_as_the_language_does_it(text: str, width: int, lines: list[str]) -> None:
    assert [line.plain for line in wrapped(Text(text), width)] == lines


def test_lists_and_sentences_are_joined_as_the_language_does_it(language: str) -> None:
    assert joined(["a", "b", "c"]) == {"en": "a, b and c", "de": "a, b und c", "es": "a, b y c", "ja": "a、b、c"}[language]
    assert in_a_row(["A.", "B."]) == ("A.B." if language == "ja" else "A. B.")


ENGLISH = re.compile(r"\b(the|you|your|draws?|takes?|cards?|player|rescued|lost|points)\b", re.IGNORECASE)


@pytest.mark.parametrize("game", ["ten", "trick_later"])
def test_no_english_is_left_on_the_table(language: str, game: str, tmp_path: Path) -> None:
    for scene in moments(game, {}, tmp_path):
        shown = "\n".join(next(drawings(scene, PAPERS[2])))
        assert bool(ENGLISH.search(shown)) == (language == "en"), shown
