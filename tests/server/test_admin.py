"""`tenfold admin` beside a running server, which does within seconds what was decided there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenfold.cli.admin import checked_range
from tenfold.core.errors import BadOption
from tenfold.table.commands import Say
from tests.server.house import House, id_of
from tests.server.live import Live
from tests.server.visiting import Party, awaited, until

BANNED = 4403


@awaited
async def test_a_banned_guest_is_shown_out_and_comes_back_when_the_ban_is_taken_back(house: House) -> None:
    async with Party(house.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await party.game(anna, ben)
        [_, theirs] = await party.wires(table, anna, ben)
        await ben.do(table, Say("You fool!"))
        [[_, *line]] = house.admin("chat", table)
        assert line[1:] == [await id_of(ben), "Ben", "You fool!"]
        house.admin("ban", line[1], "--reason", "insults", "--by", "Dora", "--days", "3")
        assert await theirs.close_code() == BANNED
        refused = await ben.http.get("/api/me")
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "banned")
        assert (await anna.http.get("/api/me")).status_code == 200
        house.admin("unban", line[1])

        async def is_back() -> bool:
            return (await ben.http.get("/api/me")).status_code == 200

        await until(is_back)
        acts = house.admin("log")
        assert [(act[2], act[3], act[4]) for act in acts[1:2]] == [("Dora", "ban", line[1])]
        assert acts[1][5] == "insults"


@awaited
async def test_a_table_is_removed_and_a_guest_renamed(house: House) -> None:
    async with Party(house.url) as party:
        [cara, dora] = await party.guests("Rude Name", "Dora")
        table, other = await party.game(cara, dora), await party.game(dora, cara)
        [wire] = await party.wires(table, dora)
        assert [found[0] for found in house.admin("tables", "--guest", await id_of(cara))] == [other, table]
        house.admin("remove", table)
        await wire.close_code()
        assert (await dora.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await dora.http.get(f"/api/tables/{other}")).status_code == 200
        [guest] = house.admin("guests", "rude")
        house.admin("rename", guest[0], "Cara")

        async def is_renamed() -> bool:
            return bool((await cara.http.get("/api/me")).json()["name"] == "Cara")

        await until(is_renamed)
    house.check()


@awaited
async def test_a_range_of_addresses_is_banned(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        house = House(live, None)
        async with Party(live.url) as party:
            [anna] = await party.guests("Anna")
            [wire] = await party.wires(await party.lobby(anna), anna)
            house.admin("ban", "127.0.0.0/8")
            assert await wire.close_code() == BANNED
            assert (await anna.http.get("/healthz")).status_code == 403
            house.admin("unban", "127.0.0.0/8")

            async def is_back() -> bool:
                return (await anna.http.get("/healthz")).status_code == 200

            await until(is_back)


@pytest.mark.parametrize("wide", ["0.0.0.0/0", "64.0.0.0/2", "::/0"])
def test_half_of_the_world_is_not_banned(wide: str) -> None:
    with pytest.raises(BadOption, match=f"{wide} is too wide a range to ban; the widest is a /"):
        checked_range(wide)
    assert (checked_range("127.0.0.0/8"), checked_range("2001:db8::/32")) == ("127.0.0.0/8", "2001:db8::/32")
