"""Another try: from any moment of a finished game, with the same cards or others that the seat could not tell apart."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec

from tenfold.client import Server
from tenfold.core.lines import read_state
from tenfold.core.record import read_record
from tests.server.live import Live
from tests.server.test_reviews import got, played, refusal
from tests.server.visiting import FAST, Party, awaited, play_out
from tests.table.seating import DEAL, THREE


async def tried(who: Server, table: str, **wanted: Any) -> httpx.Response:
    return await who.http.post(f"/api/tables/{table}/again", json=wanted)


async def begun(who: Server, table: str, **wanted: Any) -> Any:
    answer = await tried(who, table, **wanted)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def of_tricks(party: Party, *guests: Server) -> str:
    table = await party.game(*guests, game="trick_later", options=THREE, fixed=[DEAL])
    await play_out(*[await party.at(guest, table) for guest in guests])
    return table


@awaited
async def test_with_the_same_cards_it_is_the_same_game_up_to_there(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben] = await party.guests("Anna", "Ben")
        table = await played(party, anna, ben)
        record = read_record(await anna.record(table))
        at, positions = len(record.actions) // 2, [position.to_bytes() for position in record.played()]
        steps = (await got(anna, f"/tables/{table}/replay", eyes=0))["steps"]
        seen = await begun(anna, table, at=at, seat=0)
        again = seen["table"]
        assert again["origin"] == {"table": table, "at": at, "seat": 0, "cards": "same"}
        assert (again["status"], again["commitment"], again["house"]["watchers"]) == ("playing", None, False)
        assert [seat.get("bot") for seat in again["seats"]] == [None, "careful"]
        assert seen["turn"]["seat"] == steps[at]["to_act"]
        assert seen["view"] == steps[at]["view"]
        await play_out(await party.at(anna, again["id"]))
        new = read_record(await anna.record(again["id"]))
        assert (new.actions[:at], new.seed, new.redealt) == (record.actions[:at], record.seed, [])
        assert [position.to_bytes() for position in new.played()][: at + 1] == positions[: at + 1]
        replay = await got(anna, f"/tables/{again['id']}/replay")
        assert replay["length"] == len(new.actions)
        # It is no game that anybody has played.
        assert [game["id"] for game in (await got(anna, "/me/games"))["games"]] == [table]


@awaited
async def test_new_cards_are_drawn_from_what_the_seat_could_know(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben", "Cara")
        table = await of_tricks(party, *guests)
        [anna, ben, _] = guests
        steps = (await got(anna, f"/tables/{table}/replay", eyes=1, opened=True))["steps"]
        tries = [await begun(ben, table, at=4, seat=1, cards="new", bot="random") for _ in range(3)]
        for one in tries:
            assert one["view"] == steps[4]["view"]
            assert one["table"]["origin"]["cards"] == "new"
            assert [seat.get("bot") for seat in one["table"]["seats"]] == ["random", None, "random"]
        hidden = [steps[4]["hidden"]]
        for one in tries[:2]:
            await play_out(await party.at(ben, one["table"]["id"]))
            text = await ben.record(one["table"]["id"])
            assert text.startswith("tenfold record 2\n")
            [dealt] = read_record(text).redealt
            assert (dealt.at, dealt.seat) == (4, 1)
            opened = await got(ben, f"/tables/{one['table']['id']}/replay", opened=True)
            assert opened["steps"][3]["hidden"] == steps[3]["hidden"]
            assert opened["steps"][4]["view"] == steps[4]["view"]
            hidden.append(opened["steps"][4]["hidden"])
        assert hidden[0] != hidden[1] != hidden[2] != hidden[0]
        # From a try one may try again, and its cards stay as they were drawn.
        once_more = await begun(ben, tries[0]["table"]["id"], at=6, seat=1)
        await play_out(await party.at(ben, once_more["table"]["id"]))
        assert read_record(await ben.record(once_more["table"]["id"])).redealt[0].at == 4


@awaited
async def test_it_takes_a_finished_game_that_one_may_see_and_a_moment_in_it(live: Live) -> None:
    async with Party(live.url) as party:
        [anna, ben, stranger] = await party.guests("Anna", "Ben", "Cara")
        running = await party.game(anna, ben)
        assert refusal(await tried(anna, running, at=0, seat=0)) == (409, "not_over")
        table = await played(party, anna, ben, house=FAST | {"watchers": False})
        length = len(read_record(await anna.record(table)).actions)
        assert refusal(await tried(stranger, table, at=0, seat=0)) == (403, "closed")
        assert refusal(await tried(anna, table, at=length, seat=0)) == (400, "option")
        assert refusal(await tried(anna, table, at=0, seat=2)) == (400, "option")
        assert refusal(await tried(anna, table, at=0, seat=0, bot="nobody")) == (400, "option")
        again = (await begun(anna, table, at=0, seat=1))["table"]["id"]
        assert refusal(await ben.http.get(f"/api/tables/{again}")) == (403, "closed")
        await play_out(await party.at(anna, again))
        assert (await anna.http.post("/api/deals", json={"table": again})).json()["error"]["code"] == "again"
        text = await anna.record((await begun_and_played(party, anna, again))["id"])
        assert (await anna.http.post("/api/me/games", json={"record": text})).json()["error"]["code"] == "redealt"


async def begun_and_played(party: Party, who: Server, table: str) -> Any:
    again = (await begun(who, table, at=1, seat=0, cards="new"))["table"]
    await play_out(await party.at(who, again["id"]))
    return again


async def tried_line(who: Server, line: str, **more: Any) -> httpx.Response:
    return await who.http.post("/api/again", json={"line": line, **more})


# A game of few cards: bots take their time for every move.
LINE = "ten/1 first=0 deck={b1 2 g3 2 o4 2} seed=tea > draw, take numbers, pass"


@awaited
async def test_one_plays_on_from_a_position_in_a_line(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        answer = await tried_line(anna, LINE)
        assert answer.status_code == 201, answer.text
        seen = answer.json()
        position = read_state(LINE).last()
        assert (seen["table"]["status"], seen["table"]["origin"], seen["turn"]["seat"]) == ("playing", None, 1)
        assert [seat.get("bot") for seat in seen["table"]["seats"]] == ["careful", None]
        assert seen["view"] == msgspec.to_builtins(position.view(1))
        await play_out(await party.at(anna, seen["table"]["id"]))
        record = read_record(await anna.record(seen["table"]["id"]))
        assert (record.seed, record.actions[:3]) == ("tea", ["draw", "take numbers", "pass"])
        assert (await got(anna, "/me/games"))["games"] == []
        other = (await tried_line(anna, "ten/1 first=0 seed=tea > draw", seat=1, bot="random")).json()
        assert [seat.get("bot") for seat in other["table"]["seats"]] == ["random", None]


WRONG_LINES = [
    ("", "A position is one line"),
    ("junk", "A position is one line"),
    ("ten/1 | to_act=0 phase=draw deck=91 players=[(5 0 [] 0) (5 0 [] 0)]", "One can play on from a whole state"),
    ("ten/1 first=0 seed=tea > fly", "'fly' is not an action of TEN"),
    ("ten/1 first=0 seed=tea > take numbers", "A turn starts with a draw"),
    ("chess/1 > e4", "There is no game 'chess'"),
    ("ten/1 first=0 deck={b1 1} > draw, take numbers, pass, pass, pass", "the game is over"),
]


@awaited
async def test_a_line_that_cannot_be_played_on_from_is_refused_in_a_sentence(live: Live) -> None:
    async with Party(live.url) as party:
        [anna] = await party.guests("Anna")
        for line, sentence in WRONG_LINES:
            answer = await tried_line(anna, line)
            assert answer.status_code in (400, 409), (line, answer.text)
            assert sentence in answer.json()["error"]["message"]
        wrong_seat = await tried_line(anna, "ten/1 first=0 seed=tea > draw", seat=2)
        assert "There is no such seat" in wrong_seat.json()["error"]["message"]
