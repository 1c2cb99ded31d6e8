"""docs/protocol.md: its sessions happen as shown, and it leaves no field, event, option or error code out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any, get_args, get_origin

import msgspec
import pytest

from tenfold.bots.asking import BotFailed
from tenfold.core import errors
from tenfold.core.chance import Chance, below, next_block, shuffle
from tenfold.core.game import AnyGame, Event, Outcome
from tenfold.core.record import read_record, write_record
from tenfold.games.ten import TEN
from tenfold.games.ten.cards import BOX, CARDS
from tenfold.games.trick_later import TRICK_LATER
from tenfold.games.trick_later.cards import read_set, write_set
from tests.docs.pages import DOCS, Block, blocks, blocks_of

PROTOCOL = DOCS / "protocol.md"
GAMES: list[AnyGame] = [TEN, TRICK_LATER]
SESSIONS = [block for block in blocks("json") if block.page == PROTOCOL.name]


def messages(block: Block) -> list[Any]:
    """The JSON values of a block, one after the other."""
    decoder = json.JSONDecoder()
    found, rest = [], block.text.strip()
    while rest:
        value, end = decoder.raw_decode(rest)
        found.append(value)
        rest = rest[end:].lstrip()
    return found


def talk(requests: list[Any]) -> list[Any]:
    """What `tenfold engine` answers."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(
        [sys.executable, "-c", "import tenfold.cli; tenfold.cli.main(['engine'])"],
        input=lines, capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()]


def requests_of(block: Block) -> list[Any]:
    return [message for message in messages(block) if "op" in message]


@pytest.mark.parametrize("block", SESSIONS, ids=str)
def test_sessions_happen_as_shown(block: Block) -> None:
    requests = requests_of(block)
    assert requests[-1] == {"op": "quit"}
    shown = [message for pair in zip(requests, talk(requests), strict=False) for message in pair]
    assert messages(block) == [*shown, requests[-1]]


def test_there_is_a_session_of_each_game() -> None:
    assert [requests_of(block)[0]["game"] for block in SESSIONS] == ["ten", "trick_later"]


def test_the_record_is_that_of_the_whole_game() -> None:
    (shown,) = [block.text for block in blocks_of(PROTOCOL) if block.name == "game.tenfold"]
    requests = requests_of(SESSIONS[0])
    assert talk([*requests[:-1], {"op": "record"}])[-1] == {"record": shown}
    assert write_record(read_record(shown)) == shown


def section(title: str, under: str = "") -> str:
    """The text of a section; of several with the same title the one under another."""
    text = PROTOCOL.read_text(encoding="utf-8")
    text = text[text.index(f"\n## {under}\n") + 1 :] if under else text
    marks = re.search(rf"^(#+) {re.escape(title)}$", text, re.MULTILINE)
    assert marks
    rest = text[marks.end() :]
    following = re.search(rf"^#{{1,{len(marks[1])}}} ", rest, re.MULTILINE)
    return rest[: following.start()] if following else rest


def first_column(text: str) -> list[str]:
    """The names in the first column of the tables of a text."""
    return re.findall(r"^\| `([^`|]+)` ", text, re.MULTILINE)


def struct_in(kind: Any) -> Any:
    """The struct in a field's type: in a list, or where null may stand."""
    kinds = [kind, *get_args(kind)]
    return next((found for found in kinds if isinstance(found, type) and issubclass(found, msgspec.Struct)), None)


def fields_of(struct: Any, without: tuple[str, ...], prefix: str = "") -> list[str]:
    """The fields of a struct and of the structs in it, as the page writes them; some of these have no rows of their own."""
    found = []
    for field in msgspec.structs.fields(struct):
        found.append(prefix + field.name)
        inner = struct_in(field.type)
        if inner is not None and field.name not in without:
            many = {list: "[]", dict: "{}"}.get(get_origin(field.type), "")
            found += fields_of(inner, without, f"{prefix}{field.name}{many}.")
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_field_of_a_view_is_on_the_page(game: AnyGame) -> None:
    wanted = fields_of(game.view_type, without=("options", "table"))
    assert sorted(first_column(section(game.title, "Views"))) == sorted(wanted)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_field_of_an_aid_is_on_the_page(game: AnyGame) -> None:
    """A payment is written as a purchase is, and a trick that would be as the one that is."""
    wanted = fields_of(game.aid_type, without=("payment", "standing", "decided"))
    assert first_column(section(game.title, "Aid")) == wanted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_can_decide_a_game_is_on_the_page_with_its_fields(game: AnyGame) -> None:
    rows = re.findall(rf"^\| {game.title} \| `(\w+)` \| (.*?) \|", section("What decided it"), re.MULTILINE)
    assert game.aid_type is not None
    (kind,) = [field.type for field in msgspec.structs.fields(game.aid_type) if field.name == "decided"]
    kinds = [kind for kind in get_args(kind) if kind is not type(None)]
    assert dict(rows) == {
        str(kind.__struct_config__.tag): ", ".join(f"`{name}`" for name in kind.__struct_fields__) for kind in kinds
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_event_is_on_the_page_with_its_fields(game: AnyGame) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) ?\|", section(game.title, "Events"), re.MULTILINE)
    shown = {event: fields.replace("`", "").split(", ") if fields else [] for event, fields in rows}
    kinds: list[type[Event]] = list(get_args(game.event_type))
    assert shown == {str(kind.__struct_config__.tag): list(kind.__struct_fields__) for kind in kinds}


def test_every_option_is_on_the_page() -> None:
    wanted = [field.encode_name for game in GAMES for field in msgspec.structs.fields(game.options_type)]
    assert first_column(section("Options")) == wanted


def test_every_error_code_and_field_of_an_outcome_is_on_the_page() -> None:
    kinds = [errors.NotUnderstood, errors.BadOption, errors.NotAllowed, errors.AlreadyOver, errors.NoGame, BotFailed]
    wanted = [*Outcome.__struct_fields__, *(kind.code for kind in kinds)]
    assert [name for name in first_column(section("The engine")) if not name.startswith("{")] == wanted


SEEDS = ["", "tenfold", "Ünïcode", "a longer seed, with commas"]


def source_of_the_page() -> Any:
    """The generator as the page writes it."""
    (block,) = [block for block in blocks_of(PROTOCOL) if "def philox" in block.text]
    page: dict[str, Any] = {}
    exec(block.text.partition("\nprint(")[0], page)
    return page["Source"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_generator_of_the_page_is_ours(seed: str) -> None:
    theirs, ours = source_of_the_page()(seed, 5), Chance(seed, 5)
    assert [theirs.below(n) for n in range(1, 200)] == [below(ours, n) for n in range(1, 200)]
    for size, rest in [(129, 1), (40, 10), (1, 1)]:
        page_cards, our_cards = list(range(size)), list(range(size))
        theirs.shuffle(page_cards, rest)
        shuffle(ours, our_cards, 0, size, rest)
        assert page_cards == our_cards
    assert theirs.next_block() == next_block(ours)


@pytest.mark.parametrize("seed", SEEDS)
def test_TEN_draws_what_the_page_says(seed: str) -> None:
    theirs, ours = source_of_the_page()(seed), TEN.start({"players": 5}, seed).state
    deck = [CARDS.index(card) for card in CARDS for _ in range(BOX[CARDS.index(card)])]
    theirs.shuffle(deck)
    assert deck == ours.deck
    assert theirs.below(5) == ours.active


@pytest.mark.parametrize("seed", SEEDS)
def test_10_Trick_Later_draws_what_the_page_says(seed: str) -> None:
    theirs, ours = source_of_the_page()(seed), TRICK_LATER.start({"players": 3}, seed).state
    assert theirs.below(3) == ours.leader
    out = "rgyb"[theirs.below(4)]
    cards = [f"{colour}{n}" for colour in "rgyb" if colour != out for n in range(1, 9)] + [f"i{n}" for n in range(1, 7)]
    theirs.shuffle(cards, 10)
    assert [write_set(hand) for hand in ours.hand[:3]] == [write_set(read_set(cards[p : p + 10])) for p in (0, 10, 20)]
