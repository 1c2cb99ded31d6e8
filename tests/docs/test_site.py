"""The documentation's site: no page is left out, every link leads to something that is there, and its checks find faults."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

import pytest

from tenfold.core.words import languages
from tests.docs.pages import PAGES, ROOT
from tools.site import checking, links, sources
from tools.site.building import build, by_switch, make_sources, nav_text
from tools.site.places import MAIN, navigation, pages

LANGUAGES = sorted(navigation())
OTHERS = ("CODE_OF_CONDUCT.md", "SECURITY.md", "benchmarks/README.md", "docs/example-game/README.md", "web/README.md")


def test_the_site_has_every_language_of_the_page() -> None:
    assert languages(ROOT / "src" / "tenfold" / "locales") == LANGUAGES


def test_no_page_is_left_out_and_none_is_there_twice() -> None:
    listed = [source for parts in navigation().values() for sources in parts.values() for source in sources]
    own = [str(file.relative_to(ROOT)) for file in (ROOT / "tools" / "site" / "pages").rglob("*.md")]
    assert sorted(listed) == sorted([*(str(page.relative_to(ROOT)) for page in PAGES), *OTHERS, *own])
    assert len(set(pages().values())) == len(listed)


def test_players_have_the_same_pages_in_every_language() -> None:
    names = {language: {place.name for place in pages().values() if place.parts[0] == language} for language in LANGUAGES}
    players = {"index.md", "play.md", "try.md", "rules-ten.md", "rules-trick-later.md"}
    assert {language: names[language] for language in LANGUAGES if language != MAIN} == {
        language: players for language in LANGUAGES if language != MAIN
    }
    assert players <= {str(place) for place in pages().values()}


def test_all_that_pages_lead_to_is_gathered(tmp_path: Path) -> None:
    """The sources alone: what the generator then makes of them is checked when the site is built."""
    make_sources(tmp_path)
    led = re.compile(r"\]\((?!https?://|mailto:|#)([^)#\s]+)")
    for place in pages().values():
        folder = tmp_path / (MAIN if place.parts[0] not in LANGUAGES else place.parts[0])
        page = folder / (place if folder.name == MAIN else place.relative_to(folder.name))
        for target in led.findall(links.FENCE.sub("", page.read_text(encoding="utf-8"))):
            assert gathered(tmp_path, place, target), f"{place} leads to {target}"


def gathered(stage: Path, place: PurePosixPath, target: str) -> bool:
    """Whether a link leads to a source of the same language, or to what will be a page of another."""
    parts = PurePosixPath(re.sub(r"[^/]+/\.\./", "", str(place.parent / target)).replace("./", "")).parts
    led_to = Path(*parts) if parts[0] in LANGUAGES else Path(MAIN, *parts)
    return any((stage / led_to.with_suffix(suffix)).exists() for suffix in (led_to.suffix, ".md"))


def find(path: str) -> PurePosixPath:
    return {**pages(), "LICENSE": PurePosixPath("source/LICENSE.md")}[path]


@pytest.mark.parametrize(
    ("source", "said", "becomes"),
    [
        ("README.md", "[Playing](docs/play.md#keys)", "[Playing](play.md#keys)"),
        ("README.md", "[Spielen](docs/de/play.md)", "[Spielen](de/play.html)"),
        ("README.md", "see [LICENSE](LICENSE)", "see [LICENSE](source/LICENSE.md)"),
        ("docs/de/play.md", "[T11](rules-ten.md#t11-solospiel)", "[T11](rules-ten.md#t11-solospiel)"),
        ("docs/de/play.md", "[Bots](../bots.md)", "[Bots](../bots.html)"),
        (
            "docs/play.md",
            "[here](#keys), [there](https://example.org/a.md)",
            "[here](#keys), [there](https://example.org/a.md)",
        ),
    ],
)
def test_a_link_leads_to_its_page(source: str, said: str, becomes: str) -> None:
    assert links.adapted(said, source, pages()[source], find) == becomes


def test_a_link_that_leads_nowhere_is_told_with_its_page() -> None:
    with pytest.raises(links.NotThere, match=r"docs/play.md leads to nothing.md, which is not there"):
        links.adapted("[x](nothing.md)", "docs/play.md", PurePosixPath("play.md"), find)
    with pytest.raises(links.NotThere):
        links.adapted("[x](../../elsewhere)", "docs/play.md", PurePosixPath("play.md"), find)


def test_code_is_left_as_it_is_and_its_file_is_named() -> None:
    code = "```text game.tenfold\n[a](b.md)\n```\n```python client\nx\n```"
    wanted = '```text title="game.tenfold"\n[a](b.md)\n```\n```python\nx\n```'
    assert links.adapted(code, "docs/play.md", PurePosixPath("play.md"), find) == wanted


def test_code_and_folders_are_shown() -> None:
    assert "FENCE = " in sources.shown("tools/site/links.py")
    assert "- `links.py`" in sources.shown("tools/site")
    assert "![home-phone-dark](home-phone-dark.png)" in sources.shown("docs/pictures")


def test_the_switch_of_the_site_chooses_the_colours() -> None:
    tokens = by_switch((ROOT / "web" / "src" / "look" / "tokens.css").read_text(encoding="utf-8"))
    assert "prefers-color-scheme: dark)" not in tokens
    assert tokens.count("[data-md-color-scheme='slate'] {") == 1
    assert tokens.count("--sheet:") == 2


def test_the_navigation_is_TOML() -> None:
    assert nav_text({"遊ぶ": ["a.md", "b.md"]}) == '[{ "遊ぶ" = ["a.md", "b.md"] }]'


FAULTY = {
    "a.html": '<html lang="en"><a href="b.html#here">1</a><a href="b.html#gone">2</a><img src="no.png"><a href="deep">3</a>',
    "b.html": '<html lang="en"><h1 id="here">b</h1><a href="a.html">4</a><a href="https://a.test">5</a><a href="#here">6</a>',
}


def test_what_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name, text in FAULTY.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert list(checking.broken(tmp_path)) == [
        "a.html leads to b.html#gone, where there is no such place.",
        "a.html leads to no.png, which is not there.",
        "a.html leads to deep, a folder: opened as a file it shows nothing.",
    ]


def test_a_page_that_is_missing_or_in_another_language_is_found(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "play.html").write_text('<html lang="en">', encoding="utf-8")
    found = set(checking.missing(tmp_path))
    assert {"de/play.html says that it is in en, and it is in de.", "play.html is not there."} <= found


def test_a_search_that_does_not_know_a_page_is_found(tmp_path: Path) -> None:
    for language in LANGUAGES:
        folder = tmp_path if language == MAIN else tmp_path / language
        folder.mkdir(exist_ok=True)
        (folder / "search.json").write_text(json.dumps({"items": [{"location": "play.html#keys"}]}), encoding="utf-8")
    found = list(checking.silent(tmp_path))
    assert "The search in ja does not know ja/rules-ten.md." in found
    assert not [one for one in found if one.endswith("play.md.")]


WORDS = re.compile(r'<script type="application/json" id="try-words">\n(.*?)</script>', re.DOTALL)


def words_to_try(language: str) -> dict[str, str]:
    text = (ROOT / "tools" / "site" / "pages" / language / "try.md").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(WORDS.findall(text)[0])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_to_try_speaks_as_the_terminal_does(language: str) -> None:
    words = words_to_try(language)
    said = (ROOT / "src" / "tenfold" / "locales" / language / "tui.ftl").read_text(encoding="utf-8")
    assert set(words) == set(words_to_try(MAIN))
    for action in ("draw", "take numbers", "take currency", "pass", "bid", "pay", "buy"):
        assert f"\ntui-do-{action.replace(' ', '-')} = {words[action]}\n" in said


@pytest.mark.skipif(find_spec("zensical") is None, reason="`make docs` installs what makes the site, and checks it alike")
def test_the_site_is_built_without_a_fault(tmp_path: Path) -> None:
    site = tmp_path / "site"
    build(site, tmp_path / "stage")
    assert checking.faults(site) == []
    assert 'hreflang="ja"' in (site / "de" / "play.html").read_text(encoding="utf-8")
    assert 'href="../ja/play.html"' in (site / "de" / "play.html").read_text(encoding="utf-8")
    assert 'href="de/index.html"' in (site / "host.html").read_text(encoding="utf-8")  # hosting is in English alone
