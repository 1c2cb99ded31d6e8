"""Between the lobby and the game, on a real server: who committed reveals, and nobody is waited for for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tenfold.client import Seat, Server
from tenfold.client.errors import NotDone
from tenfold.core.record import Record, read_record
from tenfold.core.seal import Seal, entropy_commitment
from tenfold.table.commands import Commit, Rematch, Reveal, Start
from tests.server.live import Live
from tests.server.postgres import Postgres
from tests.server.visiting import Party, Wire, awaited, play_out

GIVEN = ["annas dice", "bens dice"]


class Dealt:
    """Anna and Ben, who have committed; Anna has started the game, and nobody has revealed."""

    def __init__(self, party: Party, guests: list[Server], table: str) -> None:
        self.party = party
        self.guests = guests
        self.table = table

    @classmethod
    async def begin(cls, party: Party, *elsewhere: str) -> Dealt:
        """With another address, Ben is at another server."""
        [anna] = await party.guests("Anna")
        ben = await party.enter_async_context(await Server.arrive(next(iter(elsewhere), party.url), "Ben"))
        table = await party.lobby(anna, ben)
        made = cls(party, [anna, ben], table)
        for guest, entropy in zip(made.guests, GIVEN, strict=True):
            await guest.do(table, Commit(entropy_commitment(table, entropy)))
        await anna.do(table, Start())
        assert (await anna.look(table)).table.status == "dealing"
        return made

    async def reveal(self, number: int) -> None:
        await self.guests[number].do(self.table, Reveal(GIVEN[number]))

    async def play(self, *numbers: int) -> Record:
        """Play to the end, seen from some of the guests."""
        seats = [await self.party.at(self.guests[number], self.table) for number in numbers or (0, 1)]
        await play_out(*seats)
        return read_record(await self.guests[numbers[0] if numbers else 0].record(self.table))


def seal_of(record: Record) -> Seal:
    assert record.sealed is not None
    return record.sealed


async def started(wire: Wire) -> dict[str, Any]:
    """The news that the game has begun."""
    while (news := await wire.next_of("news"))["what"]["kind"] != "started":
        pass
    return news


@awaited
async def test_the_game_starts_when_all_have_revealed(live: Live) -> None:
    async with Party(live.url) as party:
        dealt = await Dealt.begin(party)
        [wire] = await party.wires(dealt.table, dealt.guests[1])
        await dealt.reveal(1)
        await dealt.reveal(0)
        news = await started(wire)
        assert "left_out" not in news["what"]
        assert (news["table"]["status"], news["view"]["phase"]) == ("playing", "draw")
        assert seal_of(await dealt.play()).entropies == GIVEN


@awaited
async def test_who_does_not_reveal_is_left_out_and_all_are_told(live: Live) -> None:
    async with Party(live.url) as party:
        dealt = await Dealt.begin(party)
        [wire] = await party.wires(dealt.table, dealt.guests[1])
        await dealt.reveal(0)
        assert (await started(wire))["what"]["left_out"] == [1]
        seal = seal_of(await dealt.play())
        assert seal.entropies == [GIVEN[0], ""]
        assert seal.left_out == [1]
        assert seal.commitments == [entropy_commitment(dealt.table, entropy) for entropy in GIVEN]


@awaited
async def test_what_does_not_fit_is_refused_and_left_out(live: Live) -> None:
    async with Party(live.url) as party:
        dealt = await Dealt.begin(party)
        [wire] = await party.wires(dealt.table, dealt.guests[0])
        with pytest.raises(NotDone) as refused:
            await dealt.guests[1].do(dealt.table, Reveal("other dice"))
        assert refused.value.code == "misfit"
        await dealt.reveal(0)
        assert (await started(wire))["what"]["left_out"] == [1]
        with pytest.raises(NotDone) as late:
            await dealt.reveal(1)
        assert late.value.code == "started"


@awaited
async def test_a_kill_between_start_and_reveal_leaves_nobody_out(tmp_path: Path) -> None:
    with Live(tmp_path) as server:
        async with Party(server.url) as party:
            dealt = await Dealt.begin(party)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await dealt.reveal(0)
            await dealt.reveal(1)
            assert seal_of(await dealt.play()).entropies == GIVEN


@awaited
async def test_a_game_that_nobody_reveals_for_starts_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    with Live(tmp_path) as server:
        async with Party(server.url) as party:
            dealt = await Dealt.begin(party)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            while (await dealt.guests[0].my_tables())[0].status == "dealing":
                await asyncio.sleep(0.05)
            assert seal_of(await dealt.play()).left_out == [0, 1]


@pytest.mark.xdist_group("postgres")
def test_another_process_deals_when_the_first_is_gone(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> None:
    database = postgres.database()
    with (
        Live(tmp_path_factory.mktemp("one"), database) as one,
        Live(tmp_path_factory.mktemp("two"), database) as two,
    ):

        @awaited
        async def story() -> None:
            async with Party(one.url) as party:
                dealt = await Dealt.begin(party, two.url)
                await dealt.reveal(0)
                await asyncio.to_thread(one.kill)
                dealt.guests[0] = await party.enter_async_context(Server(two.url, dealt.guests[0].token))
                await dealt.reveal(1)
                assert seal_of(await dealt.play()).entropies == GIVEN

        story()


@awaited
async def test_a_client_reveals_by_itself_and_checks_the_record(live: Live) -> None:
    async with Party(live.url) as party:
        guests = await party.guests("Anna", "Ben")
        table = await party.lobby(*guests)
        seats = [await party.at(guest, table) for guest in guests]
        await seats[1].commit()
        await seats[0].do(Start())
        await play_out(*seats)
        record = await guests[0].record(table)
        verdict = seats[1].check(record)
        assert (verdict.proven, verdict.misfits, verdict.unchecked) == (True, [], [])
        assert seats[0].check(record).unchecked == ["Whether your own entropy is in the seed."]
        await check_lies(seats[1], record)
        await seats[0].do(Rematch())
        await once_more(party, guests, seats)


async def check_lies(seat: Seat, record: str) -> None:
    """What the client kept is not what the server says afterwards."""
    shown, seat.witness.commitment = seat.witness.commitment, "f" * 64
    assert "was shown" in seat.check(record).misfits[0]
    seat.witness.commitment, given = shown, seat.witness.commitments
    seat.witness.commitments = ["f" * 64, ""]
    assert "before any entropy was revealed" in seat.check(record).misfits[0]
    seat.witness.commitments = given


async def once_more(party: Party, guests: list[Server], seats: list[Seat]) -> None:
    """In a rematch everybody commits anew."""
    await seats[0].until(lambda: seats[0].table is not None and seats[0].table.next is not None)
    assert seats[0].table is not None
    table = str(seats[0].table.next)
    again = [await party.at(guest, table) for guest in guests]
    for seat in again:
        await seat.commit()
    await again[0].do(Start())
    await play_out(*again)
    record = await guests[0].record(table)
    assert [seat.check(record).proven for seat in again] == [True, True]
    assert again[0].witness.commitment != seats[0].witness.commitment
