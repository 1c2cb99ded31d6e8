"""One term for one thing, in every language: the published edition's where there is one. What else it was called stays away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import ast

from tenfold.core.words import FALLBACK
from tests.docs.pages import DOCS
from tests.locales.test_catalogues import LANGUAGES, messages, nodes


class Term(NamedTuple):
    """What a thing is called, and the words (regular expressions) by which nobody calls it."""

    concept: str
    term: str
    never: tuple[str, ...]


TERMS = {
    "en": [
        Term("wild card", "wildcard", (r"\b[Ww]ilds?\b", r"\b[Jj]okers?\b")),
        Term("token of whoever bust", "bust token", (r"\bbust markers?\b", r"\bpenalty tokens?\b")),
        Term("one of currency", "coin", (r"\bcurrency markers?\b",)),
        Term("sum of the tableau", "net total", (r"\bgrand total\b",)),
        Term("rest of the settings", "table settings", (r"(?i)rules of the house", r"(?i)house rules")),
        Term("silence somebody", "muted", (r"(?i)voice (?:on|off)",)),
        Term("anybody who", "Whoever", (r"(?:^|[.:;] )Who (?:busts|drew|scored|scores|bids|takes (?:it|the trick) \w+)\b",)),
    ],
    "de": [
        Term("token of whoever bust", "Verzockt!-Marker", (r"Verzockt-Marker", r"Bust-Marker")),
        Term("one of currency", "Geld-Marker", (r"\bMünzen?\b", r"Geldmarker")),
        Term("wild card", "Joker", (r"Wildkarten?",)),
        Term("what a turn brings", "Belohnung", (r"\bErtr(?:ag|äge)\b",)),
        Term("solo opponent", "Gegnerin", (r"Automat(?:en)?\b", r"\bGegner\b")),
        Term("total at which she stops", "Zielwert", (r"\bZiel der Gegnerin\b", r"\bSolo-Stufe\b")),
        Term("what breaks a tie", "Gleichstand", (r"Unterscheidung(?:en)?\b", r"Tiebreak\w*")),
        Term("others who look on", "Zuschauer", (r"Publikum",)),
        Term("who opened the table", "Host", (r"Gastgeber",)),
        Term("another's lead", "fremdes Anspiel", (r"zu einer fremden Karte",)),
        Term("rest of the settings", "Tischeinstellungen", (r"Hausregeln",)),
        Term("fewest points", "die wenigsten Punkte", (r"am wenigsten (?:geholt|Punkte)",)),
        Term("file of a game", "Protokoll", (r"Aufzeichnung(?:en)?\b", r"[Ii]m Protokoll dieses Tisches")),
        Term("what happened", "Verlauf", (r"Worten des Protokolls",)),
        Term("bot that takes no risks", "Umsichtiger Bot", (r"den vorsichtigen",)),
        Term("bot that thinks ahead", "Scharfsinniger Bot", (r"wie sharp\b",)),
        Term("card of a colour", "Überlebende", (r"\bdieser Überlebende\b", r"\} Überlebenden\b", r"\bInfizierter\b")),
    ],
    "es": [
        Term("token of whoever bust", "ficha de pifia", (r"ficha de bust", r"marcador de pifia")),
        Term("wild card", "comodín", (r"\bjokers?\b",)),
        Term("row of drawn cards", "mostrador", (r"\b[Tt]ableau\b",)),
        Term("solo opponent", "oponente", (r"autómata",)),
        Term("total at which she stops", "valor predeterminado", (r"\bobjetivo de la oponente\b", r"alcan\w+ el objetivo")),
        Term("who opened the table", "anfitrión", (r"[Qq]uien (?:organiza|dirige)",)),
        Term("place at a table", "asiento", (r"\bsitios?\b(?! web)",)),
        Term("half of a board", "lado", (r"\bparte (?:superior|inferior|del tablero)",)),
        Term("rescued", "rescatado", (r"(?<!está )a salvo\b",)),
        Term("currency and bust tokens", "dinero", (r"monedas restantes", r"más monedas\b(?! \+)")),
        Term("rest of the settings", "Ajustes de la mesa", (r"[Rr]eglas de la mesa",)),
        Term("take", "tomar", (r"\bcog(?:er|es|e|ido)\b",)),
        Term("what a bot would do", "consejo", (r"\bpistas?\b",)),
        Term("cards that decided", "Lo decisivo", (r"\bDecisivo:",)),
        Term("say who misbehaved", "denuncia", (r"Enviar el aviso", r"tu aviso")),
        Term("what happened", "historial", (r"en el registro de esta mesa",)),
        Term("bot that thinks ahead", "Bot astuto", (r"como sharp\b",)),
    ],
    "ja": [
        Term("one of currency", "通貨トークン", (r"コイン",)),
        Term("token of whoever bust", "バーストトークン", (r"バストトークン", r"バーストマーカー")),
        Term("wild card", "ワイルドカード", (r"ワイルド(?!カード)",)),
        Term("phase", "カードドローフェイズ", (r"(?<!カード)ドローフェイズ", r"フェーズ")),
        Term("other way to play", "バリエーション", (r"バリアント",)),
        Term("leads so far", "いまのところ", (r"優勢", r"今のところ")),
        Term("somebody", "誰", (r"だれ",)),
        Term("silence somebody", "ミュート", (r"発言を止",)),
        Term("players by their bare names", "{ $player }", (r"\}さん",)),
        Term("coins are counted", "枚", (r"通貨トークン\{ \$\w+ \}個",)),
        Term("row of numbers", "数列", (r"連番",)),
        Term("auction", "オークション", (r"競りの値段",)),
        Term("one game played", "ゲーム", (r"対局",)),
        Term("table", "テーブル", (r"この卓",)),
        Term("rescue", "救出", (r"救助",)),
        Term("what happened", "履歴", (r"このテーブルのログ",)),
        Term("win of several", "同時優勝", (r"引き分け",)),
    ],
}


# A word that can be asked about, `[word](term)`.
ASKED = re.compile(r"\[([^\]]+)\]\((\w+)\)")


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every message with its key: its words, and a `{ $name }` for each variable."""
    for key, message in messages(language).items():
        parts = [node for node in nodes(message.value) if isinstance(node, ast.TextElement | ast.VariableReference)]
        yield key, "".join(part.value if isinstance(part, ast.TextElement) else f"{{ ${part.id.name} }}" for part in parts)


def pages(language: str) -> Iterator[tuple[str, str]]:
    """The pages for players by paragraph, without code: how to play, and the rules."""
    folder = DOCS if language == FALLBACK else DOCS / language
    for file in sorted([folder / "play.md", *folder.glob("rules-*.md")]):
        for paragraph in file.read_text(encoding="utf-8").split("\n\n"):
            yield f"{file.name}: {paragraph[:30]}", re.sub(r"`[^`]*`", "", paragraph.replace("\n", " "))


def test_every_language_has_its_terms() -> None:
    assert sorted(TERMS) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_by_another_name(language: str) -> None:
    said = [(where, ASKED.sub(r"\1", text)) for where, text in [*texts(language), *pages(language)]]
    wrong = [
        f"{where}: {found[0]!r}, but a thing like that ({concept}) is called {term!r}"
        for concept, term, never in TERMS[language]
        for variant in never
        for where, text in said
        if (found := re.search(variant, text))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("language", "term"), [(language, term.term) for language in LANGUAGES for term in TERMS[language]])
def test_the_term_itself_is_in_use(language: str, term: str) -> None:
    assert any(term.casefold() in text.casefold() for _, text in [*texts(language), *pages(language)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_can_be_asked_about_has_a_meaning_and_is_there_in_every_language(language: str) -> None:
    english = dict(texts(FALLBACK))
    for key, text in texts(language):
        asked = sorted(term for _, term in ASKED.findall(text))
        assert asked == sorted(term for _, term in ASKED.findall(english[key])), key
        game = key.removeprefix("page-").split("-")[0]
        assert all(f"page-{game}-term-{term}" in messages(language) for term in asked), key
