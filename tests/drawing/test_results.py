"""The result as a card: its size, its words, and nobody's name who did not give it."""

from __future__ import annotations

import struct

import pytest

import tenfold
from tenfold.core.errors import BadOption
from tenfold.core.record import Record
from tenfold.drawing import to_gif, to_png
from tenfold.testing.samples import play_at_random
from tests.drawing.reading import read_picture

LANGUAGES = ("de", "en", "es", "ja")
VARIANTS = [("ten", {"players": n}) for n in range(1, 6)] + [("trick_later", {"players": n}) for n in (3, 4)]
LEAST_TEXT = 32
LONG = "Donaudampfschifffahrtsgesellschaftskapitän"


def finished(name: str, players: int, seed: str = "result") -> Record:
    return play_at_random(tenfold.game(name), {"players": players}, seed)


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def record(request: pytest.FixtureRequest) -> Record:
    name, options = request.param
    return finished(name, options["players"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_size_and_the_size_of_its_words(record: Record, language: str) -> None:
    for names in (None, record.names, [LONG, "愉快な仲間たち" * 5, "Cy", "Dee", "Eli"][: len(record.names)]):
        picture = read_picture(tenfold.draw_result(record, names=names, language=language))
        assert (picture.width, picture.height) == (1200, 630)
        for words in picture.words:
            assert words.size >= LEAST_TEXT - 0.01, words
            assert 0 <= words.left < words.right <= 1200, words
            assert 0 < words.base <= 610, words


def test_it_names_only_whom_it_is_told(record: Record) -> None:
    named = [f"Zoë{seat}" for seat in range(len(record.names))]
    record = Record(game=record.game, options=record.options, names=named, seed=record.seed, actions=record.actions)
    assert "Zoë" not in tenfold.draw_result(record)
    outcome = record.last().outcome()
    assert outcome is not None
    if any(winner < len(named) for winner in outcome.winners):
        assert "Zoë" in tenfold.draw_result(record, names=named)


def test_it_says_who_won_by_how_much_and_shows_their_cards() -> None:
    record = finished("ten", 3, "who won")
    outcome = record.last().outcome()
    assert outcome is not None
    picture = read_picture(tenfold.draw_result(record, names=["Ada", "Bo", "Cy"]))
    assert ["Ada", "Bo", "Cy"][outcome.winners[0]] in picture.text
    view = record.last().view(None)
    for seat in range(3):
        shown = read_picture(tenfold.draw_result(record, seat=seat)).cards
        own = [card for card in view.players[seat].cards if card[0] != "w" and card[1] != "#"]  # type: ignore[attr-defined]
        assert sorted(shown.elements()) == sorted(own)


def test_a_long_name_leaves_room_for_what_happened() -> None:
    record = finished("ten", 2, "long names")
    picture = read_picture(tenfold.draw_result(record, names=[LONG, LONG]))
    title = picture.root[0].text
    assert "wins" in title or "Shared" in title
    assert title in picture.text


def test_a_game_that_is_not_finished_has_none() -> None:
    record = finished("ten", 2)
    record.actions = record.actions[:3]
    with pytest.raises(BadOption, match="not finished"):
        tenfold.draw_result(record)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_becomes_pixels_of_the_same_size(language: str) -> None:
    svg = tenfold.draw_result(finished("trick_later", 3), language=language)
    assert size_of(to_png(svg)) == (1200, 630)
    assert size_of(to_png(svg, 0.5)) == (600, 315)


def test_our_own_words_need_no_font_of_the_machine() -> None:
    record = finished("ten", 2)
    for language in ("de", "en", "es"):
        assert "<text" not in tenfold.draw_result(record, language=language)
        assert "<text" not in tenfold.draw_moment(record, language=language)


def test_pictures_become_a_film(tmp_path) -> None:  # type: ignore[no-untyped-def]
    from PIL import Image

    record = finished("ten", 2)
    out = tmp_path / "film.gif"
    assert to_gif([tenfold.draw_moment(record, at) for at in (0, 40, None)], out, 0.25, 500, 900) == 3
    with Image.open(out) as film:
        assert (film.n_frames, film.width) == (3, 300)  # type: ignore[attr-defined]
