"""The independent referee of TEN: the numbered rules of `ten.md`, one small step after another.

It is written from the rulebooks and shares no code with the package; it is meant to be read, not to be fast.
"""

from collections import Counter
from typing import Any

from tests.differential.ten_referee_cards import (
    CARD_ORDER,
    COLOURS,
    currency_total,
    face_value,
    in_card_order,
    is_currency,
    is_number,
    is_wild,
    net_total,
)
from tests.differential.ten_referee_scoring import most_unused, score

STARTING_COINS = 5
MOST_COINS = 10
BUST_AT = 11
BUST_TOKEN_WORTH = 3
AUTOMATON = 1
LOWEST_SOLO_BID = 5


# Payments (T6.4)


def covers(price: int, tokens: int, coins: int, cards: int) -> bool:
    """T6.3: bust tokens are worth 3, coins and cards 1."""
    return BUST_TOKEN_WORTH * tokens + coins + cards >= price


def has_an_item_to_spare(price: int, tokens: int, coins: int, cards: int) -> bool:
    """T6.4: would it still cover the price with one item less?"""
    return (
        (tokens > 0 and covers(price, tokens - 1, coins, cards))
        or (coins > 0 and covers(price, tokens, coins - 1, cards))
        or (cards > 0 and covers(price, tokens, coins, cards - 1))
    )


def payments(price: int, tokens: int, coins: int, cards: int) -> list[tuple[int, int, int]]:
    """T6.4: every (bust tokens, coins, cards) that pays the price, out of what the payer has."""
    # No item is worth less than 1, so more items than the price can never be needed: this only shortens the search.
    return [
        (x, c, n)
        for x in range(min(tokens, price) + 1)
        for c in range(min(coins, price) + 1)
        for n in range(min(cards, price) + 1)
        if covers(price, x, c, n) and not has_an_item_to_spare(price, x, c, n)
    ]


# Duplicates in solo auctions (T11.4)


def duplicates(cards: list[str], edition: str) -> list[str]:
    """T11.4: beyond the first copy; German: also every wild 1 to 9 whose number is owned in all four colours."""
    spare = []
    for card, copies in Counter(cards).items():
        superfluous = edition == "de" and card[0] == "w" and owns_all_colours(card[1], cards)
        spare += [card] * (copies if superfluous else copies - 1)
    return in_card_order(spare)


def owns_all_colours(number: str, cards: list[str]) -> bool:
    """T11.4, German: about the wilds 1 to 9 only; `#` is not a number, though `b#` to `p#` could all be owned."""
    return number != "#" and all(colour + number in cards for colour in COLOURS)


def automaton_pays_with_first(card: str) -> tuple[bool, int, int]:
    """T11.8: lowest number first, then blue, green, orange, pink; wilds last, in card order."""
    return is_wild(card), 0 if is_wild(card) else face_value(card), CARD_ORDER.index(card)


def what_was_bust(tableau: list[str]) -> dict[str, Any]:
    """T3.4, T10.1: the total that bust, both totals, the highest that does not bust, and the numbers."""
    net, currency = net_total(tableau), currency_total(tableau)
    numbers = [card for card in tableau if is_number(card)]
    by = "net" if net >= BUST_AT else "currency"
    return {"by": by, "net": net, "currency": currency, "limit": BUST_AT - 1, "cards": numbers}


class TenReferee:
    """One game of TEN. In solo seat 0 is the player and seat 1 the automaton, which acts inside `do`."""

    def __init__(self, options: dict[str, Any], deck: list[str], first: int) -> None:
        """T2.1, T2.2, T11.1"""
        self.options = options
        self.solo = options["players"] == 1
        self.seats = 2 if self.solo else int(options["players"])
        self.deck = list(deck)
        self.coins = [STARTING_COINS] * self.seats
        self.busts = [0] * self.seats
        self.cards: list[list[str]] = [[] for _ in range(self.seats)]
        self.tableau: list[str] = []
        self.market: list[str] = []
        self.discard: list[str] = []
        self.lot: str | None = None
        self.high_bid = 0
        self.high_bidder: int | None = None
        self.bids: list[dict[str, Any]] = []
        self.was_bust: dict[str, Any] | None = None
        self.price = 0
        self.paying_in_phase = ""
        self.payments_left: list[tuple[int, int, int]] = []
        self.pay_step = ""
        self.pay_cards: list[str] = []
        self.final_buyers: list[int] = []
        self.active = first
        self.to_act: int | None = None
        self.phase = ""
        self.turn_goes_on()

    # What may be done

    def legal(self) -> list[str]:
        """Every action of the seat to act, in the agreed order."""
        if self.to_act is None:
            return []
        if self.phase == "draw":
            return self.draw_choices()
        if self.phase == "auction":
            return ["pass"] + self.bid_choices(self.to_act)
        if self.phase == "pay":
            return self.pay_choices()
        if self.phase == "bust":
            return ["token"] + self.buy_choices(self.to_act)
        return ["pass"] + self.buy_choices(self.to_act)

    def draw_choices(self) -> list[str]:
        """T3.1, T3.5, T3.6, T8.1: draw while there is a deck, take only what is there."""
        choices = []
        if self.deck:
            choices.append("draw")
        if any(is_number(card) for card in self.tableau):
            choices.append("take numbers")
        if any(is_currency(card) for card in self.tableau):
            choices.append("take currency")
        return choices

    def bid_choices(self, seat: int) -> list[str]:
        """T7.1, T7.2, T11.4: more than the highest bid, from the lowest bid up to all that the bidder has."""
        lowest = max(self.high_bid + 1, LOWEST_SOLO_BID if self.solo else 1)
        return [f"bid {amount}" for amount in range(lowest, self.bidding_power(seat) + 1)]

    def buy_choices(self, seat: int) -> list[str]:
        """T6.1, T6.2, T6.3: what is in the market, not identical to an own card, and can be paid."""
        power = self.coins[seat] + BUST_TOKEN_WORTH * self.busts[seat] + len(self.cards[seat])
        return [
            f"buy {card}"
            for card in in_card_order(list(set(self.market)))
            if card not in self.cards[seat] and face_value(card) <= power
        ]

    def pay_choices(self) -> list[str]:
        """T6.4: bust tokens first, then coins, then cards in card order."""
        if self.pay_step == "tokens":
            return [f"pay {x}x" for x in sorted({x for (x, _, _) in self.payments_left})]
        if self.pay_step == "coins":
            return [f"pay {c}c" for c in sorted({c for (_, c, _) in self.payments_left})]
        # Enough cards must follow the chosen one to pay the rest in card order.
        last_start = len(self.pay_cards) - self.price
        return [f"pay {card}" for card in in_card_order(list(set(self.pay_cards[: last_start + 1])))]

    def do(self, action: str) -> None:
        """Carry out one legal action of the seat to act."""
        seat = self.to_act
        if seat is None or action not in self.legal():
            raise ValueError(f"not legal: {action}")
        verb, _, rest = action.partition(" ")
        if verb == "draw":
            self.draw()
        elif action == "take numbers":
            self.take_numbers()
        elif action == "take currency":
            self.take_currency()
        elif verb == "bid":
            self.bid_or_pass(seat, int(rest))
        elif verb == "buy":
            self.buy(seat, rest)
        elif verb == "pay":
            self.pay(seat, rest)
            self.pay_on(seat)
        elif verb == "token":
            self.gain_bust_token()
        elif self.phase == "auction":
            self.bid_or_pass(seat, 0)
        elif self.phase == "final":
            self.next_final_buy()
        else:
            self.end_turn()

    # Turns

    def left_of(self, seat: int) -> int:
        """T2.2: clockwise."""
        return (seat + 1) % self.seats

    def is_automaton(self, seat: int) -> bool:
        return self.solo and seat == AUTOMATON

    def end_turn(self) -> None:
        """T4.1, T4.2, T5.4, T8.1: the turn passes, or the final buys begin when the deck is empty."""
        if not self.deck:
            self.begin_final_buys()
            return
        self.active = self.left_of(self.active)
        self.turn_goes_on()

    def turn_goes_on(self) -> None:
        """T3.1, T3.5, T3.6: at the start of a turn, after a card that did not bust, and after an auction."""
        if self.is_automaton(self.active):
            self.automaton_goes_on()
        elif not self.tableau and not self.deck:
            self.end_turn()
        else:
            self.phase = "draw"
            self.to_act = self.active

    def draw(self) -> None:
        """T3.2, T3.4"""
        card = self.deck.pop(0)
        if is_wild(card):
            self.start_auction(card)
            return
        self.tableau.append(card)
        if net_total(self.tableau) >= BUST_AT or currency_total(self.tableau) >= BUST_AT:
            self.bust()
        else:
            self.turn_goes_on()

    # Rewards (T4)

    def take_numbers(self) -> None:
        """T4.1"""
        self.active_player_gains_numbers()
        self.others_gain_currency()
        self.discard_currency()
        self.phase = "buy"

    def take_currency(self) -> None:
        """T4.2"""
        self.gain_coins(self.active, currency_total(self.tableau))
        self.discard_currency()
        self.numbers_to_market()
        self.end_turn()

    def active_player_gains_numbers(self) -> None:
        self.cards[self.active] += [card for card in self.tableau if is_number(card)]
        self.tableau = [card for card in self.tableau if is_currency(card)]

    def numbers_to_market(self) -> None:
        self.market += [card for card in self.tableau if is_number(card)]
        self.tableau = [card for card in self.tableau if is_currency(card)]

    def discard_currency(self) -> None:
        self.discard += [card for card in self.tableau if is_currency(card)]
        self.tableau = [card for card in self.tableau if is_number(card)]

    def others_gain_currency(self) -> None:
        for seat in range(self.seats):
            if seat != self.active:
                self.gain_coins(seat, currency_total(self.tableau))

    def gain_coins(self, seat: int, amount: int) -> None:
        """T2.3"""
        self.coins[seat] = min(MOST_COINS, self.coins[seat] + amount)

    # Busting (T5, T10)

    def bust(self) -> None:
        """T5.1, T5.2, T10.1"""
        before = list(self.tableau)
        self.numbers_to_market()
        if self.options["bust_buy"]:
            self.was_bust = what_was_bust(before)
            self.phase = "bust"
        else:
            self.gain_bust_token()

    def gain_bust_token(self) -> None:
        """T5.2"""
        self.busts[self.active] += 1
        self.finish_bust()

    def finish_bust(self) -> None:
        """T5.3, T5.4: the others gain only if it was the net total that bust."""
        self.was_bust = None
        if currency_total(self.tableau) < BUST_AT:
            self.others_gain_currency()
        self.discard_currency()
        self.end_turn()

    # Buying and paying (T6)

    def buy(self, seat: int, card: str) -> None:
        """T6.1"""
        self.market.remove(card)
        self.lot = card
        self.start_paying(seat, face_value(card), self.cards[seat])

    def start_paying(self, seat: int, price: int, allowed_cards: list[str]) -> None:
        """T6.3, T6.4"""
        self.paying_in_phase = self.phase
        self.phase = "pay"
        self.price = price
        self.pay_cards = in_card_order(allowed_cards)
        self.payments_left = payments(price, self.busts[seat], self.coins[seat], len(allowed_cards))
        self.pay_step = "tokens"
        self.pay_on(seat)

    def pay_on(self, seat: int) -> None:
        """A step with one possible answer is taken at once."""
        self.to_act = seat
        while self.price > 0:
            choices = self.pay_choices()
            if len(choices) > 1:
                return
            self.pay(seat, choices[0].removeprefix("pay "))
        self.paid(seat)

    def pay(self, seat: int, what: str) -> None:
        """T6.3: one step of a payment."""
        if self.pay_step == "tokens":
            tokens = int(what.removesuffix("x"))
            self.payments_left = [payment for payment in self.payments_left if payment[0] == tokens]
            self.busts[seat] -= tokens
            self.price = max(0, self.price - BUST_TOKEN_WORTH * tokens)
            self.pay_step = "coins"
        elif self.pay_step == "coins":
            coins = int(what.removesuffix("c"))
            self.coins[seat] -= coins
            self.price -= coins
            self.pay_step = "cards"
        else:
            self.pay_cards = self.pay_cards[self.pay_cards.index(what) + 1 :]
            self.pay_card(seat, what)

    def pay_card(self, seat: int, card: str) -> None:
        """T6.3: a card is worth 1 and is discarded."""
        self.cards[seat].remove(card)
        self.discard.append(card)
        self.price -= 1

    def paid(self, seat: int) -> None:
        """T6.1, T7.3: the payer gets the card, and the game goes on where it was."""
        assert self.lot is not None
        self.cards[seat].append(self.lot)
        self.lot = None
        if self.paying_in_phase == "auction":
            self.auction_over()
        elif self.paying_in_phase == "final":
            self.next_final_buy()
        elif self.paying_in_phase == "bust":
            self.finish_bust()
        else:
            self.end_turn()

    # Auctions (T7, T11.4 to T11.8)

    def start_auction(self, wild: str) -> None:
        """T7.1: starting left of the active player."""
        self.phase = "auction"
        self.lot = wild
        self.ask_to_bid(self.left_of(self.active))

    def ask_to_bid(self, seat: int) -> None:
        if self.is_automaton(seat):
            self.bid_or_pass(seat, self.automaton_bid())
        else:
            self.to_act = seat

    def bid_or_pass(self, seat: int, amount: int) -> None:
        """T7.1: each player once, ending with the active player. Amount 0 is a pass."""
        self.bids.append({"seat": seat, "amount": amount or None})
        if amount > 0:
            self.high_bid = amount
            self.high_bidder = seat
        if seat == self.active:
            self.close_auction()
        else:
            self.ask_to_bid(self.left_of(seat))

    def close_auction(self) -> None:
        """T7.3"""
        assert self.lot is not None
        winner = self.high_bidder
        if winner is None:
            self.discard.append(self.lot)
            self.auction_over()
        elif self.is_automaton(winner):
            self.automaton_pays(self.high_bid)
        else:
            self.start_paying(winner, self.high_bid, self.bidding_cards(winner))

    def auction_over(self) -> None:
        """T7.3: the turn goes on."""
        self.lot = None
        self.high_bid = 0
        self.high_bidder = None
        self.bids = []
        self.turn_goes_on()

    def bidding_cards(self, seat: int) -> list[str]:
        """T6.3, T11.4: any own card may pay a bid; in solo only duplicates."""
        return duplicates(self.cards[seat], self.options["edition"]) if self.solo else self.cards[seat]

    def bidding_power(self, seat: int) -> int:
        """T7.2, T11.5"""
        return self.coins[seat] + BUST_TOKEN_WORTH * self.busts[seat] + len(self.bidding_cards(seat))

    # The automaton (T11)

    def automaton_goes_on(self) -> None:
        """T11.3: it draws until the target, a bust of the currency total, or the end of the deck."""
        while self.automaton_draws_on():
            card = self.deck.pop(0)
            if is_wild(card):
                self.start_auction(card)
                return
            self.tableau.append(card)
        self.automaton_takes_numbers()

    def automaton_draws_on(self) -> bool:
        """T11.3"""
        return len(self.deck) > 0 and net_total(self.tableau) < self.options["level"] and currency_total(self.tableau) < BUST_AT

    def automaton_takes_numbers(self) -> None:
        """T11.3: the numbers are always its own; a bust of the currency total gives it a token and you nothing."""
        self.active_player_gains_numbers()
        if currency_total(self.tableau) >= BUST_AT:
            self.busts[AUTOMATON] += 1
        else:
            self.others_gain_currency()
        self.discard_currency()
        self.end_turn()

    def automaton_bid(self) -> int:
        """T11.5 when it bids first, T11.6 when it bids second; 0 is a pass."""
        own = self.bidding_power(AUTOMATON)
        if self.active != AUTOMATON:
            wanted = min(own, max(LOWEST_SOLO_BID, self.bidding_power(0)))
        else:
            wanted = max(LOWEST_SOLO_BID, self.high_bid + 1)
        return wanted if LOWEST_SOLO_BID <= wanted <= own else 0

    def automaton_pays(self, price: int) -> None:
        """T11.7, T11.8: coins, then bust tokens (what is too much is lost), then duplicates, until it is paid."""
        spare = sorted(self.bidding_cards(AUTOMATON), key=automaton_pays_with_first)
        self.paying_in_phase = "auction"
        self.price = price
        while self.price > 0 and self.coins[AUTOMATON] > 0:
            self.coins[AUTOMATON] -= 1
            self.price -= 1
        while self.price > 0 and self.busts[AUTOMATON] > 0:
            self.busts[AUTOMATON] -= 1
            self.price = max(0, self.price - BUST_TOKEN_WORTH)
        while self.price > 0:
            self.pay_card(AUTOMATON, spare.pop(0))
        self.paid(AUTOMATON)

    # The end (T8, T9.3)

    def begin_final_buys(self) -> None:
        """T8.2: from the left of the active player round to the active player. T11.9: the automaton never buys."""
        around = [(self.active + step) % self.seats for step in range(1, self.seats + 1)]
        self.final_buyers = [seat for seat in around if not self.is_automaton(seat)]
        self.next_final_buy()

    def next_final_buy(self) -> None:
        """T8.2"""
        if self.final_buyers:
            self.phase = "final"
            self.to_act = self.final_buyers.pop(0)
        else:
            self.phase = "over"
            self.to_act = None

    def outcome(self) -> dict[str, Any] | None:
        """T9.3, T11.10: None before the end."""
        if self.phase != "over":
            return None
        scores = [score(cards) for cards in self.cards]
        if self.solo:
            return {"scores": scores, "winners": [0] if scores[0] > scores[AUTOMATON] else [AUTOMATON]}
        return {"scores": scores, "winners": self.winners(scores)}

    def winners(self, scores: list[int]) -> list[int]:
        """T9.3: highest total, then most currency, then the edition's tie-break, then shared."""
        best = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        richest = max(self.currency_left(seat) for seat in best)
        best = [seat for seat in best if self.currency_left(seat) == richest]
        if len(best) == 1:
            return best
        tie_break = {seat: self.second_tie_break(seat) for seat in best}
        return [seat for seat in best if tie_break[seat] == max(tie_break.values())]

    def currency_left(self, seat: int) -> int:
        """T9.3"""
        return self.coins[seat] + BUST_TOKEN_WORTH * self.busts[seat]

    def second_tie_break(self, seat: int) -> int:
        """T9.3: more is better. German: most unused number cards; else: fewest cards."""
        if self.options["edition"] == "de":
            return most_unused(tuple(in_card_order(self.cards[seat])))
        return -len(self.cards[seat])

    # What everybody may see (T7.4)

    def view(self) -> dict[str, Any]:
        """The TEN view, without the keys `game` and `options`."""
        return {
            "phase": self.phase,
            "active": self.active,
            "to_act": self.to_act,
            "deck": len(self.deck),
            "tableau": list(self.tableau),
            "net": net_total(self.tableau),
            "currency": currency_total(self.tableau),
            "market": in_card_order(self.market),
            "discard": in_card_order(self.discard),
            "lot": self.lot,
            "high_bid": self.high_bid,
            "high_bidder": self.high_bidder,
            "price": self.price,
            "players": [
                {
                    "coins": self.coins[seat],
                    "busts": self.busts[seat],
                    "cards": in_card_order(self.cards[seat]),
                    "score": score(self.cards[seat]),
                }
                for seat in range(self.seats)
            ],
            "bids": list(self.bids),
            "bust": self.was_bust,
        }

    def odds(self) -> dict[str, Any]:
        """T3.2, T3.4: what the cards of the deck would do, drawn next, and which they are."""
        left = Counter(self.deck)
        busting = [card for card in left if self.would_bust(card)]
        bust, auction = sum(left[card] for card in busting), sum(left[card] for card in left if is_wild(card))
        go_on = len(self.deck) - bust - auction
        return {"bust": bust, "auction": auction, "go_on": go_on, "left": dict(left), "busting": in_card_order(busting)}

    def would_bust(self, card: str) -> bool:
        """T3.4, T11.3. T10.1: after a bust the next card meets an empty tableau."""
        if "bust" in (self.phase, self.paying_in_phase if self.phase == "pay" else ""):
            return False
        tableau = [*self.tableau, card]
        return currency_total(tableau) >= BUST_AT or (net_total(tableau) >= BUST_AT and not self.is_automaton(self.active))
