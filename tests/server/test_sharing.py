"""Finished games shown to others: pictures and links, and nothing of it to whoever may not look."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from tenfold.client import Server
from tenfold.server.live.pictures import MOST_KEPT_BYTES, Pictures, Wanted
from tenfold.table.commands import Share
from tests.server.live import USUAL_LIMITS, Live
from tests.server.test_history import CLOSED, played
from tests.server.visiting import FAST, Party, awaited

META = re.compile(r'<meta property="([^"]+)" content="([^"]*)"')
PNG = b"\x89PNG"


async def picture(who: Server | httpx.AsyncClient, table: str, **query: Any) -> httpx.Response:
    http = who.http if isinstance(who, Server) else who
    return await http.get(f"/api/tables/{table}/picture", params=query)


async def said(http: httpx.AsyncClient, path: str) -> dict[str, str]:
    """What a link says of itself to a program that fetches it."""
    return dict(META.findall((await http.get(path, headers={"accept": "text/html"})).text))


@awaited
async def test_a_result_is_a_picture_that_names_people_only_when_asked(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await played(party, anna, ben)
        stranger = await party.browser()
        svg = await picture(stranger, table, form="svg")
        assert svg.headers["content-type"].startswith("image/svg+xml")
        assert 'viewBox="0 0 1200 630"' in svg.text
        winner = r"<title>(Anna|Ben)\b"
        assert not re.search(winner, svg.text)
        assert re.search(winner, (await picture(stranger, table, form="svg", names="true")).text)
        assert (await picture(stranger, table, form="svg", language="xx")).json()["error"]["code"] == "option"
        assert (await picture(stranger, "nothing")).status_code == 404


@awaited
async def test_a_link_to_a_finished_game_unfolds_with_the_result(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await played(party, anna, ben)
        program = await party.browser()
        scores = (await anna.look(table)).outcome.scores  # type: ignore[union-attr]
        for path in (f"/t/{table}", f"/r/{table}", f"/r/{table}?at=9"):
            link = await said(program, path)
            assert link["og:title"] == f"TEN: {', '.join(map(str, sorted(scores, reverse=True)))}"
            assert "Anna" not in str(link)
            assert (await program.get(link["og:image"])).content.startswith(PNG)
        hidden = await said(program, f"/r/{table}?at=0&untold")
        assert hidden["og:image"].endswith("/icon-512.png")
        assert not re.search(r"\d", hidden["og:title"] + hidden["og:description"])


@awaited
async def test_what_not_everybody_may_see_unfolds_when_it_is_shared(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben, cara] = await party.guests("Anna", "Ben", "Cara")
        table = await played(party, anna, ben, house=CLOSED)
        program = await party.browser()
        assert (await picture(anna, table, form="svg")).status_code == 200
        for stranger in (program, cara):
            assert (await picture(stranger, table, form="svg")).json()["error"]["code"] == "closed"
        assert not re.search(r"\d", (await said(program, f"/t/{table}"))["og:title"])
        await ben.do(table, Share())
        assert (await picture(program, table, form="svg")).status_code == 200
        assert re.search(r"\d", (await said(program, f"/t/{table}"))["og:title"])
        await ben.do(table, Share(False))
        assert (await picture(program, table, form="svg")).json()["error"]["code"] == "closed"


@awaited
async def test_a_game_that_goes_on_has_no_picture_and_tells_nothing(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben, house=FAST)
        assert (await picture(anna, table)).json()["error"]["code"] == "not_over"
        assert (await said(await party.browser(), f"/r/{table}"))["og:title"] == "TEN · Tenfold"


@awaited
async def test_pictures_are_drawn_so_often_and_no_more(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Live(tmp_path_factory.mktemp("pictures"), environment=USUAL_LIMITS) as live:
        async with Party(live.url) as party:
            stranger = await party.browser()
            codes = [(await picture(stranger, "nothing")).status_code for _ in range(40)]
            assert codes[0] == 404
            assert codes[-1] == 429


@awaited
async def test_only_so_many_pictures_are_kept() -> None:
    kept = Pictures()
    for n in range(5):
        kept.keep(Wanted(str(n), "png", "en", False), bytes(MOST_KEPT_BYTES // 3))
    assert [wanted.table for wanted in kept.kept] == ["2", "3", "4"]
    assert kept.bytes <= MOST_KEPT_BYTES
