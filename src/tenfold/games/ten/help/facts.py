"""What spoke for one action of TEN rather than another: exact, from what everybody sees."""

from __future__ import annotations

from tenfold.core.game import Fact
from tenfold.games.ten.cards import CARDS, FACE, KIND_OF
from tenfold.games.ten.face.view import TenView
from tenfold.games.ten.help.aid import taking
from tenfold.games.ten.help.decided import score_of
from tenfold.games.ten.help.odds import next_card
from tenfold.games.ten.rules.holdings import bidding_power, money
from tenfold.games.ten.rules.state import TenState

DRAW, NUMBERS, MONEY, PASS = "draw", "take numbers", "take currency", "pass"


def odds(view: TenView) -> Fact:
    """T3.4: how many of the cards that are left bust."""
    found = next_card(view)
    return Fact("odds", {"bust": found.bust, "deck": found.cards})


def numbers(view: TenView, s: TenState, was: str) -> Fact:
    """What taking the numbers makes of the score."""
    before = view.players[s.to_act].score
    return Fact(was, {"before": before, "after": taking(s, NUMBERS).score, "points": taking(s, NUMBERS).score - before})


def about_drawing(view: TenView, s: TenState, chosen: str, best: str) -> list[Fact]:
    facts = [odds(view)] if DRAW in (chosen, best) else []
    if best == NUMBERS:
        facts.append(numbers(view, s, "numbers"))
    if best == MONEY:
        facts.append(Fact("currency", {"coins": taking(s, MONEY).coins[0].coins}))
    if chosen == NUMBERS:
        facts.append(numbers(view, s, "numbers-taken"))
        facts += [Fact("gift", {"coins": s.currency})] if s.currency else []
    return facts


def amount_of(action: str) -> int:
    return 0 if action == PASS else int(action.removeprefix("bid "))


def points_by(view: TenView, seat: int, card: str) -> int:
    """How many points a card adds to a player's cards."""
    player = view.players[seat]
    return score_of((*player.cards, card)) - player.score


def still_to_speak(s: TenState) -> list[int]:
    """T7.1: who speaks after the one to act."""
    order = [(s.active + turn) % s.seats for turn in range(1, s.seats + 1)]
    return order[order.index(s.to_act) + 1 :]


def about_price(s: TenState, amount: int) -> list[Fact]:
    """What a bid takes away, if it wins."""
    coins, everything = s.coins[s.to_act], money(s, s.to_act)
    if amount > everything:
        return [Fact("price-cards", {"amount": amount, "cards": amount - everything})]
    return [Fact("price-coins", {"amount": amount, "coins": coins})] if coins and amount >= coins else []


def about_rival(view: TenView, s: TenState) -> list[Fact]:
    """Who would get the card, and what that brings there."""
    if view.high_bidder is None or view.lot is None:
        return []
    points = points_by(view, view.high_bidder, view.lot)
    return [Fact("goes-to", {"seat": view.high_bidder, "amount": s.high_bid, "points": points})]


def about_bidding(view: TenView, s: TenState, chosen: str, best: str) -> list[Fact]:
    assert view.lot is not None
    said, better = amount_of(chosen), amount_of(best)
    facts = [Fact("lot", {"card": view.lot, "points": points_by(view, s.to_act, view.lot)})]
    if said > better:
        facts += about_price(s, said)
    if chosen == PASS:
        facts += about_rival(view, s)
    elif best != PASS:
        facts.append(Fact("power", {"amount": max([bidding_power(s, seat) for seat in still_to_speak(s)], default=0)}))
    return facts


def about_buying(view: TenView, s: TenState, chosen: str, best: str) -> list[Fact]:
    facts = []
    for action, says in ((best, "buy"), (chosen, "bought")):
        if action.startswith("buy "):
            card = action.removeprefix("buy ")
            points = points_by(view, s.to_act, card)
            facts.append(Fact(says, {"card": card, "points": points, "price": int(FACE[KIND_OF[card]])}))
    return facts


def about_paying(view: TenView, s: TenState, chosen: str) -> list[Fact]:
    """What a card that was paid with had counted."""
    card = chosen.removeprefix("pay ")
    player = view.players[s.to_act]
    if card not in CARDS or card not in player.cards:
        return []
    rest = list(player.cards)
    rest.remove(card)
    return [Fact("paid", {"card": card, "points": player.score - score_of(tuple(rest))})]


def facts(view: TenView, s: TenState, chosen: str, best: str) -> list[Fact]:
    """`s` says what the view says."""
    match view.phase:
        case "draw":
            return about_drawing(view, s, chosen, best)
        case "auction":
            return about_bidding(view, s, chosen, best)
        case "pay":
            return about_paying(view, s, chosen)
    return about_buying(view, s, chosen, best)
