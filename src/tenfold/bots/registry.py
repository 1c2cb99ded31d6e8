"""Which bots there are: every installed package may register one by entry point (`tenfold.bots`)."""

from __future__ import annotations

from functools import cache

from tenfold.bots import brought
from tenfold.bots.brought import NET
from tenfold.bots.contract import Bot, BotKind, Budget
from tenfold.bots.fitting import fit_kind
from tenfold.core.errors import BadOption
from tenfold.core.extras import is_installed, require
from tenfold.core.game import AnyGame
from tenfold.core.installed import Installed, Unfit

USUAL = "careful"


def fit_bot(name: str, thing: object) -> BotKind:
    kind = fit_kind(thing)
    if kind.name != name:
        raise Unfit(f"its entry point is {name!r} and must be {kind.name!r}, as it calls itself")
    return kind


def fit_net(name: str, thing: object) -> BotKind:
    return fit_bot(f"{NET}{name}", thing)


BOTS: Installed[BotKind] = Installed("bot", fit_bot)
# Learnt nets, which play wherever somebody names them (`net:ten-v1`), and are on nobody's menu.
NETS: Installed[BotKind] = Installed("net", fit_net)


@cache
def bot_kinds() -> dict[str, BotKind]:
    """All kinds, the weakest first."""
    there = [*(brought.load(place) for place in brought.places()), *BOTS.things.values()]
    return {kind.name: kind for kind in sorted(there, key=lambda kind: (kind.level, kind.name))}


@cache
def net_kinds() -> dict[str, BotKind]:
    """All nets, by their names."""
    return {kind.name: kind for kind in NETS.things.values()}


def kind_named(name: str) -> BotKind | None:
    return bot_kinds().get(name) or net_kinds().get(name)


def bring(place: str) -> str:
    """Make the bot at a place known, to the processes that this one starts, too; its name. Raises BadOption."""
    whole = brought.absolute(place)
    name = brought.load(whole).name
    if whole not in brought.places():
        if kind_named(name):
            raise BadOption(f"There is a bot {name!r} already; give the one in {place[:200]} another name.")
        brought.note(whole)
        bot_kinds.cache_clear()
    return name


def bots_for(game: str) -> list[str]:
    """The bots that can play a game here, with the extras that are installed."""
    return [name for name, kind in bot_kinds().items() if kind.plays(game) and (kind.extra is None or is_installed(kind.extra))]


def find_bot(name: str, game: str) -> BotKind:
    kind = kind_named(name)
    if kind is not None and kind.plays(game):
        if kind.extra is not None:
            require(kind.extra, f"The bot {name!r}")
        return kind
    BOTS.find(name)
    NETS.find(name.removeprefix(NET))
    raise BadOption(f"There is no bot {name[:40]!r} for this game; there are {', '.join([*bots_for(game), *nets_for(game)])}.")


def nets_for(game: str) -> list[str]:
    """The nets that can play a game here."""
    return [name for name, kind in net_kinds().items() if kind.plays(game) and (kind.extra is None or is_installed(kind.extra))]


def usual_bot(game: str) -> str:
    """Who plays a game unless somebody asks for another: the careful one, or the best that there is."""
    there = bots_for(game)
    return USUAL if USUAL in there else there[-1]


def quick_bot(game: str) -> str:
    """Who plays where nobody can wait: the usual one, or the best of those that are quick."""
    quick = [name for name in bots_for(game) if bot_kinds()[name].quick]
    return USUAL if USUAL in quick else quick[-1]


def stand_in(name: str, game: str) -> str:
    """The bot of this name; the usual one where it does not play this game. Raises BadOption for a name that nobody has."""
    if name in bot_kinds() and not bot_kinds()[name].plays(game):
        return usual_bot(game)
    return find_bot(name, game).name


def seat_bot(name: str, game: AnyGame, seed: str, budget: Budget | None = None) -> Bot:
    """A player of the named kind; raises BadOption where there is none."""
    return find_bot(name, game.name).sit(game, seed, budget or Budget())
