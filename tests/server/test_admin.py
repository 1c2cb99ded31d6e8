"""`tenfold admin` beside a running server, which does within seconds what was decided there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenfold.client import Server
from tenfold.table.commands import Say
from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.visiting import Party, awaited, until

BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]
BANNED = 4403


@pytest.fixture(scope="module", params=BOTH)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Live, list[str]]]:
    """A server, and how its database is named."""
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        with Live(folder) as live:
            yield live, ["--data", str(folder)]
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    database = postgres.database()
    with Live(folder, database) as live:
        yield live, ["--database", database]


def admin(*arguments: str) -> list[list[str]]:
    """What a command prints, line by line."""
    command = [sys.executable, "-m", "tenfold.cli", "admin", *arguments]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    return [line.split("\t") for line in done.stdout.splitlines()]


async def id_of(guest: Server) -> str:
    return str((await guest.http.get("/api/me")).json()["id"])


@awaited
async def test_a_banned_guest_is_shown_out_and_comes_back_when_the_ban_is_taken_back(house: tuple[Live, list[str]]) -> None:
    live, place = house
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben)
        [_, theirs] = await party.wires(table, anna, ben)
        await ben.do(table, Say("You fool!"))
        [line] = admin("chat", table, *place)
        assert line[1:] == [await id_of(ben), "Ben", "You fool!"]
        admin("ban", line[1], "--reason", "insults", "--by", "Dora", "--days", "3", *place)
        assert await theirs.close_code() == BANNED
        refused = await ben.http.get("/api/me")
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "banned")
        assert (await anna.http.get("/api/me")).status_code == 200
        admin("unban", line[1], *place)

        async def is_back() -> bool:
            return (await ben.http.get("/api/me")).status_code == 200

        await until(is_back)
        acts = admin("log", *place)
        assert [(act[2], act[3], act[4]) for act in acts[1:2]] == [("Dora", "ban", line[1])]
        assert acts[1][5] == "insults"


@awaited
async def test_a_table_is_removed_and_a_guest_renamed(house: tuple[Live, list[str]]) -> None:
    live, place = house
    async with Party(live.url) as party:
        [cara, dora] = await party.guests("Rude Name", "Dora")
        table, other = await party.game(cara, dora), await party.game(dora, cara)
        [wire] = await party.wires(table, dora)
        assert [found[0] for found in admin("tables", "--guest", await id_of(cara), *place)] == [other, table]
        admin("remove", table, *place)
        await wire.close_code()
        assert (await dora.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await dora.http.get(f"/api/tables/{other}")).status_code == 200
        [guest] = admin("guests", "rude", *place)
        admin("rename", guest[0], "Cara", *place)

        async def is_renamed() -> bool:
            return bool((await cara.http.get("/api/me")).json()["name"] == "Cara")

        await until(is_renamed)
    subprocess.run([sys.executable, "-m", "tenfold.cli", "check", *place], check=True)


@awaited
async def test_a_range_of_addresses_is_banned(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        async with Party(live.url) as party:
            [anna] = await party.guests("Anna")
            [wire] = await party.wires(await party.lobby(anna), anna)
            admin("ban", "127.0.0.0/8", "--data", str(tmp_path))
            assert await wire.close_code() == BANNED
            assert (await anna.http.get("/healthz")).status_code == 403
            admin("unban", "127.0.0.0/8", "--data", str(tmp_path))

            async def is_back() -> bool:
                return (await anna.http.get("/healthz")).status_code == 200

            await until(is_back)
