"""Pictures of moments: whole, with every card that may be seen exactly once, none that may not, and every word in its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import tenfold
from tenfold.core.chance import Chance
from tenfold.core.errors import BadOption
from tenfold.core.game import Position
from tenfold.core.pictures import position_at
from tenfold.core.record import Record
from tenfold.games.ten.cards import write_cards
from tenfold.games.trick_later.cards import write_set
from tenfold.testing.samples import play_at_random
from tests.drawing.reading import read_picture

LANGUAGES = ("de", "en", "es", "ja")
THEMES = ("light", "dark")
VARIANTS = {
    **{f"ten {n}": ("ten", {"players": n}) for n in range(1, 6)},
    "ten busting": ("ten", {"players": 2, "bust_buy": True}),
    "trick_later 3": ("trick_later", {"players": 3}),
    "trick_later 4": ("trick_later", {"players": 4}),
}
MOMENTS = 6
HOSTILE = "<script>alert('&')</script>\x00\x1b[31m\u202e\ud83d" + "W" * 80


@pytest.fixture(scope="module", params=VARIANTS)
def record(request: pytest.FixtureRequest) -> Record:
    name, options = VARIANTS[request.param]
    return play_at_random(tenfold.game(name), dict(options), f"drawn/{request.param}")


def some(record: Record) -> Iterator[tuple[int, Position[Any]]]:
    """Moments from the whole of a game, the first and the last among them."""
    last = len(record.actions)
    wanted = {round(at * last / (MOMENTS - 1)) for at in range(MOMENTS)}
    return ((at, position) for at, position in enumerate(record.positions()) if at in wanted)


def seen_cards(position: Position[Any], seat: int | None) -> Counter[str]:
    """What a view has of cards that lie there now."""
    view: Any = position.view(seat)
    if position.game.name == "ten":
        owned = [card for player in view.players for card in player.cards]
        return Counter([*view.tableau, *view.market, *view.discard, *owned, *([view.lot] if view.lot else [])])
    boards = [card for player in view.players for card in (*player.upper, *player.lower)]
    own = [*(view.hand or []), *([view.gave] if view.gave else [])]
    return Counter([*(play.card for play in view.table), *boards, *own])


def watchers(record: Record) -> list[int | None]:
    return [None, 0, len(record.names) - 1]


def test_every_card_that_is_seen_is_drawn_once_and_no_other(record: Record) -> None:
    for at, position in some(record):
        for seat in watchers(record):
            assert read_picture(tenfold.draw(position, seat)).cards == seen_cards(position, seat), (at, seat)


def test_a_picture_tells_nothing_that_its_seat_does_not_know(record: Record) -> None:
    """Whatever the cards are that a seat cannot see, its picture is the same to the last byte."""
    for _, position in some(record):
        if position.is_over:
            continue
        for seat in watchers(record):
            other = position.game.resample(position.view(seat), Chance("others"))
            assert tenfold.draw(position.copy(), seat) == tenfold.draw(other.copy(), seat)


def test_all_cards_lie_open_where_that_is_asked_for(record: Record) -> None:
    for at, position in some(record):
        cards = read_picture(tenfold.draw_moment(record, at, open_cards=True)).cards
        hidden = cards - seen_cards(position, None)
        s = position.state
        if position.game.name == "ten":
            ahead = write_cards(s.deck[s.deck_at : s.deck_size])
            assert hidden == Counter(ahead[: hidden.total()])
            assert hidden.total() >= min(len(ahead), 10)
        else:
            assert hidden == Counter(card for p in range(s.players) for card in write_set(s.hand[p]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_on_the_sheet_and_do_not_run_into_each_other(record: Record, language: str) -> None:
    names = [HOSTILE, "愉快な仲間たち" * 6, *record.names][: len(record.names)]
    for _, position in some(record):
        picture = read_picture(tenfold.draw(position, 0, names=names, language=language, at=10_000))
        for words in picture.words:
            assert 0 <= words.left < words.right <= picture.width, words
            assert 0 < words.base < picture.height, words
            assert words.size >= 8, words
        for one in picture.words:
            for other in picture.words:
                if one is not other and abs(one.base - other.base) < 4:
                    assert one.right <= other.left + 0.5 or other.right <= one.left + 0.5, (one, other)


def test_a_moment_is_after_as_many_actions_as_it_says(record: Record) -> None:
    for at, position in some(record):
        assert tenfold.draw_moment(record, at) == tenfold.draw(position, names=record.names, at=at)


def test_it_is_as_wide_as_the_others_and_says_what_it_is(record: Record) -> None:
    for at, _ in some(record):
        picture = read_picture(tenfold.draw_moment(record, at))
        assert picture.width == 1200
        assert 500 <= picture.height <= 1250
        assert record.names[0] in picture.root[0].text
        assert f"Move {at}" in picture.text


def test_each_language_has_its_words() -> None:
    position = tenfold.start("ten", {"players": 2, "first": 0}, seed="tea")
    drawn = {language: read_picture(tenfold.draw(position, language=language)).text for language in LANGUAGES}
    assert all(
        word in drawn[language] for language, word in zip(LANGUAGES, ("Markt", "Market", "Mercado", "市場"), strict=True)
    )


def test_the_themes_differ_by_their_colours_alone() -> None:
    position = tenfold.start("trick_later", {"players": 3}, seed="tea")
    light, dark = (read_picture(tenfold.draw(position, 0, theme=theme)) for theme in THEMES)
    assert light.words == dark.words
    assert light.root.find("{*}rect").get("fill") != dark.root.find("{*}rect").get("fill")


def test_a_notebook_shows_positions_and_records() -> None:
    record = play_at_random(tenfold.game("trick_later"), {"players": 3}, "notebook")
    position = position_at(record, 5)
    seat = position.to_act
    assert read_picture(position._repr_svg_()).cards == seen_cards(position, seat)
    assert position._repr_svg_() == tenfold.draw(position, seat)
    assert record._repr_svg_() == tenfold.draw_result(record, names=record.names)
    record.actions = record.actions[:7]
    assert record._repr_svg_() == tenfold.draw_moment(record)


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"at": 8}, "moments 0 to 7; there is no 8"),
        ({"at": -1}, "moments 0 to 7; there is no -1"),
        ({"seat": 3}, "There is no seat 3"),
        ({"open_cards": True}, "only of a finished game"),
        ({"theme": "blue"}, "There is no theme 'blue'; there are light, dark"),
        ({"language": "fr"}, "There is no language 'fr'; there are de, en, es, ja"),
        ({"names": ["Ada"]}, "There are 1 names for 3 seats"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(how: dict[str, Any], why: str) -> None:
    record = play_at_random(tenfold.game("trick_later"), {"players": 3}, "refused")
    record.actions = record.actions[:7]
    with pytest.raises(BadOption, match=why):
        tenfold.draw_moment(record, **how)
