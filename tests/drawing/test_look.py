"""One look with the page: what is drawn here is made from the page's own sources; and words whose widths are known."""

from __future__ import annotations

import json

import pytest

from tenfold.drawing import letters
from tenfold.drawing.letters import BOLD, LIGHT, cut, measured, wrapped
from tenfold.drawing.look import DATA, Theme
from tenfold.drawing.sheet import Sheet, stripes
from tenfold.games.ten.drawing.gauge import ruler
from tenfold.games.trick_later.drawing import figures
from tools.look import PAGE, look

LINES = ["Sie bust: Summe 12, über 10.", "決め手はピンクの5でした。8対3、2、1。", "A" * 200, "a b " * 60, ""]


def test_colours_and_shapes_are_those_of_the_page() -> None:
    assert json.loads((DATA / "look.json").read_text(encoding="utf-8")) == look(), "python tools/look.py makes them anew"


def test_the_dolls_are_those_of_the_page() -> None:
    drawn = (PAGE / "games" / "trick_later" / "figures.ts").read_text(encoding="utf-8")
    assert all(path in drawn for path in (figures.BODY, *figures.HEADS.values()))


def test_the_licence_of_the_font_lies_beside_its_outlines() -> None:
    assert "SIL OPEN FONT LICENSE Version 1.1" in (DATA / "OFL.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("weight", [LIGHT, BOLD])
def test_the_font_has_the_letters_of_our_languages(weight: int) -> None:
    assert all(map(letters.has, "AZaz09ÄÖÜäöüßÁÉÍÓÚáéíóúñÑ¿¡„“«»–—…×−’"))
    assert measured("Wagen", 20, weight) > measured("agen", 20, weight) > 0


@pytest.mark.parametrize("text", LINES)
@pytest.mark.parametrize("room", [15.0, 60, 200, 900])
def test_no_line_is_wider_than_its_room(text: str, room: float) -> None:
    lines = wrapped(text, 16, LIGHT, room, 3)
    assert len(lines) <= 3
    assert all(measured(line, 16, LIGHT) <= room for line in [*lines, cut(text, 16, LIGHT, room)])


def test_a_line_does_not_begin_with_a_mark_that_closes_one() -> None:
    assert all(line[:1] not in "、。" for line in wrapped("あいうえお、かきくけこ。" * 4, 10, LIGHT, 55, 12))


def test_a_text_shrinks_before_it_is_cut() -> None:
    theme = Theme("light")
    sheet = Sheet(100, 100, theme, theme["table"])
    wide = measured("Market", 20, LIGHT)
    assert sheet.text("Market", 0, 20, 20, "#000000", room=wide * 0.9) == pytest.approx(wide * 0.9)
    assert "Market" in sheet.parts[0]
    assert sheet.text("Market", 0, 20, 20, "#000000", room=wide * 0.5) <= wide * 0.5
    assert "…" in "".join(sheet.parts[3:])


def test_stripes_cover_half_of_a_box_and_stay_in_it() -> None:
    bands = list(stripes(3, 5, 80, 40, 4))
    assert all(3 <= x <= 83 and 5 <= y <= 45 for band in bands for x, y in band)
    area = sum(abs(sum(a * d - c * b for (a, b), (c, d) in zip(band, band[1:] + band[:1], strict=True))) / 2 for band in bands)
    assert area == pytest.approx(80 * 40 / 2, rel=0.05)


def test_the_strip_runs_forward_with_numbers_and_folds_back_with_currency() -> None:
    drawn = ruler(["o4", "$1", "$3", "b3", "p4"])
    assert [(strip.start, strip.end, strip.row) for strip in drawn.net] == [
        (0, 4, 0),
        (3, 4, 1),
        (0, 3, 1),
        (0, 3, 2),
        (3, 7, 2),
    ]
    assert [(fold.at, fold.forward) for fold in drawn.folds] == [(4, True), (0, False)]
    assert [(strip.start, strip.end) for strip in drawn.currency] == [(0, 1), (1, 4)]
    assert (drawn.rows, drawn.low, ruler(["$2"]).low) == (3, 0, -2)
