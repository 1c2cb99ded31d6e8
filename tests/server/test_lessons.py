"""A guided first game on a real server: over a socket, through a restart, to its end; and opponents who follow the line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tenfold.table.commands import Change
from tenfold.table.plan import House
from tests.lessons.learning import TAUGHT, lesson_in
from tests.server.live import Live
from tests.server.visiting import Party, Wire, awaited

GAMES = pytest.mark.parametrize("game", list(TAUGHT))


class Pupil:
    """Somebody who does as the teacher says."""

    def __init__(self, wire: Wire, seen: dict[str, Any]) -> None:
        self.wire = wire
        self.seen = seen

    @classmethod
    async def at(cls, party: Party, guest: Any, table: str) -> Pupil:
        await guest.do(table, Change(House(pace=0, watchers=False)))
        wire = await party.wire_of(guest, table)
        return cls(wire, await wire.join())

    async def ready(self) -> dict[str, Any] | None:
        """What the teacher says when there is something to do; None when the lesson is over."""
        while (told := self.seen.get("lesson")) is not None:
            if told.get("more") or self.seen.get("legal") or self.seen.get("outcome"):
                break
            self.seen = await self.wire.next_of("news")
        return told

    async def do(self, command: dict[str, Any]) -> dict[str, Any]:
        answer = await self.wire.ask(command)
        if answer["type"] == "news":
            self.seen = answer
        return answer

    async def step(self) -> bool:
        """Do as told once; False at the end."""
        told = await self.ready()
        if told is None or "outcome" in self.seen:
            return False
        if told.get("more"):
            await self.do({"do": "onward"})
        else:
            await self.do({"do": "move", "actions": told["press"], "after": self.seen["seq"]})
        return True

    async def learn(self) -> None:
        while await self.step():
            pass


async def opened(guest: Any, game: str) -> dict[str, Any]:
    answer = await guest.http.post("/api/lessons", json={"game": game})
    assert answer.status_code == 201, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


@GAMES
@awaited
async def test_it_is_learned_to_its_end_and_kept(live: Live, game: str) -> None:
    async with Party(live.url) as party:
        [ada] = await party.guests("Ada")
        shown = await opened(ada, game)
        assert shown["table"]["status"] == "playing"
        assert shown["lesson"]["fold"] == 1
        pupil = await Pupil.at(party, ada, shown["table"]["id"])
        await pupil.learn()
        achieved = (await ada.http.get("/api/me/achievements")).json()
        assert achieved == {game: {"lesson": [0]}}
        assert (await opened(ada, game))["table"]["id"] != shown["table"]["id"]
        if "outcome" in pupil.seen:
            record = (await ada.http.get(f"/api/tables/{shown['table']['id']}/record")).text
            done = [line.split(" ", 2)[2].rpartition(" ")[0] for line in record.splitlines() if line[:1].isdigit()]
            assert done == lesson_in(TAUGHT[game]).line, "the opponents follow the line"


@awaited
async def test_back_and_what_others_may_not_do(live: Live) -> None:
    async with Party(live.url) as party:
        ada, ben = await party.guests("Ada", "Ben")
        table = (await opened(ada, "ten"))["table"]["id"]
        pupil = await Pupil.at(party, ada, table)
        first = pupil.seen
        assert (await pupil.do({"do": "back"}))["code"] == "first_step"
        assert (await pupil.do({"do": "onward"}))["type"] == "news"
        assert (await pupil.do({"do": "onward"}))["code"] == "nothing_more"
        await pupil.do({"do": "back"})
        await pupil.step()
        assert pupil.seen["view"]["deck"] == first["view"]["deck"] - 1
        news = await pupil.do({"do": "back"})
        assert news["what"] == {"kind": "wentback"}
        assert (news["view"], news["legal"], news["events"]) == (first["view"], first["legal"], [])
        assert news["lesson"] == first["lesson"]
        looks = await ben.http.get(f"/api/tables/{table}")
        assert looks.json()["error"]["code"] == "closed"
        assert (await pupil.do({"do": "skip"})).get("lesson") is None
        assert (await pupil.do({"do": "back"}))["code"] == "no_lesson"
        assert (await ada.http.post("/api/lessons", json={"game": "whist"})).json()["error"]["code"] == "option"


@awaited
async def test_whoever_leaves_comes_back_to_the_same_step_also_after_a_restart(tmp_path: Path) -> None:
    live = Live(tmp_path).start()
    try:
        async with Party(live.url) as party:
            [ada] = await party.guests("Ada")
            table = (await opened(ada, "trick_later"))["table"]["id"]
            pupil = await Pupil.at(party, ada, table)
            while (told := await pupil.ready()) is not None and told["fold"] < 7:
                await pupil.step()
            live.kill()
            live.start()
            again = await opened(ada, "trick_later")
            assert again["table"]["id"] == table
            assert again["lesson"] == told
            pupil = await Pupil.at(party, ada, table)
            assert pupil.seen["lesson"] == told
            await pupil.do({"do": "back"})
            await pupil.learn()
            assert (await ada.http.get("/api/me/achievements")).json() == {"trick_later": {"lesson": [0]}}
    finally:
        live.kill()


def test_every_game_says_whether_it_has_one(live: Live) -> None:
    shown = {game["name"]: game["lesson"] for game in httpx.get(f"{live.url}/api/games").json()}
    assert shown["ten"] == {"folds": 16, "minutes": 5}
    assert shown["trick_later"] == {"folds": 14, "minutes": 5}
