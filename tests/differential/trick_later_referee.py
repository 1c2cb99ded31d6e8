"""A slow, plain referee of 10 Trick Later, written from the rulebook alone to check the fast rules against.

Rule numbers (L3.3) are those of rules/trick_later.md. A card is its notation text: "r5", "i0".
"""

from dataclasses import dataclass, field
from itertools import product
from typing import Any, Protocol

SURVIVOR_COLOURS = ["r", "g", "y", "b"]
CARD_ORDER = {f"{c}{v}": n for n, (c, v) in enumerate(product("rgybi", range(9)))}
TRACK_MAXIMUM = 8
POINTS_TO_END = 10
TRICKS = 10


class Dealer(Protocol):
    """All the chance in the game."""

    def deal(self, round_number: int) -> tuple[list[list[str]], str | None]: ...

    def leader(self, round_number: int, candidates: list[int]) -> int: ...

    def giver(self, round_number: int, candidates: list[int]) -> int: ...


def colour(card: str) -> str:
    return card[0]


def value(card: str) -> int:
    return int(card[1])


def is_infected(card: str) -> bool:
    return colour(card) == "i"


def is_survivor(card: str) -> bool:
    return not is_infected(card)


def in_card_order(cards: list[str]) -> list[str]:
    """Red, green, yellow, blue, infected; each from the lowest up (notation, Cards)."""
    return sorted(cards, key=CARD_ORDER.__getitem__)


def cards_to_deal(players: int, out: str | None) -> list[str]:
    """L1.2: the 30 cards of three players, without the colour `out`, or the 40 cards of four."""
    survivors = [c + str(v) for c in SURVIVOR_COLOURS if c != out for v in range(1, 9)]
    if players == 3:
        return survivors + ["i1", "i2", "i3", "i4", "i5", "i6"]
    return survivors + ["i0", "i1", "i2", "i3", "i4", "i5", "i6", "i7"]


def value_to_win(card: str, trick: list[str]) -> int:
    """L4.1: a survivor 1 counts as 9 when the 8 of its colour is in the trick."""
    if is_survivor(card) and value(card) == 1 and colour(card) + "8" in trick:
        return 9
    return value(card)


def who_wins(trick: list[str]) -> str:
    """L4: the card that wins the trick; `trick` is in the order played, the lead first."""
    lead_colour = colour(trick[0])
    if any(is_infected(card) for card in trick):
        return who_wins_with_infected(trick, lead_colour)
    followers_of_colour = [card for card in trick if colour(card) == lead_colour]  # L4.2
    return max(followers_of_colour, key=lambda card: value_to_win(card, trick))


def who_wins_with_infected(trick: list[str], lead_colour: str) -> str:
    """L4.3, and L4.4 where survivors tie."""
    highest = max(value_to_win(card, trick) for card in trick)
    tied = [card for card in trick if value_to_win(card, trick) == highest]
    tied_survivors = [card for card in tied if is_survivor(card)]
    if not tied_survivors:
        return tied[0]
    for card in tied_survivors:
        if colour(card) == lead_colour:
            return card
    return tied_survivors[0]


@dataclass
class Player:
    """A hand, a board (upper and lower side, face-down pile, track) and the points of the finished rounds."""

    hand: list[str] = field(default_factory=list)
    upper: list[str] = field(default_factory=list)
    lower: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    track: int = 0
    rounds: list[int] = field(default_factory=list)

    def set_up(self, hand: list[str]) -> None:
        """L2.1"""
        self.hand = list(hand)
        self.upper = []
        self.lower = []
        self.lost = []
        self.track = 0

    def attack(self, attack_level: int) -> None:
        """L5.1, L5.2"""
        for survivor in list(self.upper):
            if value(survivor) <= attack_level:
                self.upper.remove(survivor)
                self.lost.append(survivor)
        self.track = 0

    def increase_track(self, amount: int, overflow: str) -> None:
        """L6.2"""
        if self.track + amount <= TRACK_MAXIMUM:
            self.track += amount
        elif overflow == "cap":
            self.track = TRACK_MAXIMUM

    def rescue(self, rescue: str) -> None:
        """L6.3"""
        while self.upper:
            # The rules name no order among equal values; min takes the first of them in card order.
            lowest = min(in_card_order(self.upper), key=value)
            can_rescue = value(lowest) < self.track if rescue == "below" else value(lowest) <= self.track
            if not can_rescue:
                return
            self.track -= value(lowest)
            self.upper.remove(lowest)
            self.lower.append(lowest)

    def score_of_round(self) -> int:
        """L7.1"""
        bonus = 3 if self.track == TRACK_MAXIMUM else 0
        return max(0, len(self.lower) + bonus - len(self.lost))

    def total(self) -> int:
        """L7.2"""
        return sum(self.rounds)


class TrickLaterReferee:
    to_act: int | None

    def __init__(self, options: dict[str, Any], dealer: Dealer) -> None:
        self.options = options
        self.dealer = dealer
        self.players = [Player() for _ in range(options["players"])]
        self.round = 0
        self.set_up_round(self.first_leader())

    # Setup of a round

    def seats_clockwise_from(self, seat: int) -> list[int]:
        count = len(self.players)
        return [(seat + step) % count for step in range(count)]

    def first_leader(self) -> int:
        """L2.4"""
        if self.options["first"] is not None:
            return int(self.options["first"])
        return self.dealer.leader(1, list(range(len(self.players))))

    def next_rounds_leader(self) -> int:
        """L7.2: the lowest score of the round just finished."""
        scores = [player.rounds[-1] for player in self.players]
        lowest = [seat for seat, score in enumerate(scores) if score == min(scores)]
        if len(lowest) == 1:
            return lowest[0]
        return self.dealer.leader(self.round + 1, lowest)

    def set_up_round(self, leader: int) -> None:
        """L2.1"""
        self.round += 1
        self.trick = 1
        self.leader = leader
        self.unlocked = False
        self.table: list[tuple[int, str]] = []
        self.exchanged: int | None = None
        self.gave: str | None = None
        self.aside = ["i8"]  # L1.2
        self.deal()
        self.ask_for_exchange()

    def deal(self) -> None:
        """L1.2, L1.3, L2.1"""
        hands, self.out = self.dealer.deal(self.round)
        self.check_deal(hands)
        for player, hand in zip(self.players, hands, strict=True):
            player.set_up(hand)

    def check_deal(self, hands: list[list[str]]) -> None:
        """L1.2, L1.3: a wrong deal is a mistake of the test, not a position to referee."""
        if len(self.players) == 4:
            possible_out: list[str | None] = [None]
        elif self.options["out"] is not None:
            possible_out = [self.options["out"]]
        else:
            possible_out = list(SURVIVOR_COLOURS)
        if self.out not in possible_out:
            raise ValueError(f"this colour cannot be out: {self.out}")
        dealt = [card for hand in hands for card in hand]
        right_cards = sorted(dealt) == sorted(cards_to_deal(len(self.players), self.out))
        if not right_cards or any(len(hand) != 10 for hand in hands):
            raise ValueError(f"not a deal of this game: {hands}")

    def ask_for_exchange(self) -> None:
        """L2.2, L2.3: ask every player dealt no infected, from the leader on."""
        self.to_ask = [
            seat
            for seat in self.seats_clockwise_from(self.leader)
            if not any(is_infected(card) for card in self.players[seat].hand)
        ]
        self.wants_exchange: list[int] = []
        if self.to_ask:
            self.phase = "exchange"
            self.to_act = self.to_ask[0]
        else:
            self.start_card_play()

    def answer_exchange(self, seat: int, answer: str) -> None:
        """L2.3"""
        self.to_ask.remove(seat)
        if answer == "exchange":
            self.wants_exchange.append(seat)
        if self.to_ask:
            self.to_act = self.to_ask[0]
        elif self.wants_exchange:
            self.exchanged = self.choose_giver(sorted(self.wants_exchange))
            self.phase = "give"
            self.to_act = self.exchanged
        else:
            self.start_card_play()

    def choose_giver(self, candidates: list[int]) -> int:
        """L2.3"""
        if len(candidates) == 1:
            return candidates[0]
        return self.dealer.giver(self.round, candidates)

    def exchange_card(self, seat: int, card: str) -> None:
        """L2.2"""
        hand = self.players[seat].hand
        hand.remove(card)
        self.aside.append(card)
        self.aside.remove("i8")
        hand.append("i8")
        self.gave = card
        self.start_card_play()

    # Card play

    def start_card_play(self) -> None:
        """L3.1"""
        self.phase = "play"
        self.to_act = self.leader

    def rule_that_forbids(self, card: str, hand: list[str]) -> str | None:
        """L3.2, L3.3, L3.4: None when `card` out of `hand` may be played now."""
        if not self.table:
            return None if self.may_lead(card, hand) else "L3.2"
        lead = self.table[0][1]
        return None if self.may_follow(card, hand, lead) else "L3.3"

    def may_lead(self, card: str, hand: list[str]) -> bool:
        """L3.2"""
        only_infected = all(is_infected(held) for held in hand)
        return is_survivor(card) or self.unlocked or only_infected

    def may_follow(self, card: str, hand: list[str], lead: str) -> bool:
        """L3.3, L3.4"""
        if is_infected(lead):
            return True
        of_lead_colour = [held for held in hand if colour(held) == colour(lead)]
        if len(of_lead_colour) == 0:
            return True
        if len(of_lead_colour) == 1:
            return card in of_lead_colour or is_infected(card)
        return card in of_lead_colour

    def play_card(self, seat: int, card: str) -> None:
        """L3.1"""
        self.players[seat].hand.remove(card)
        self.table.append((seat, card))
        if len(self.table) < len(self.players):
            self.to_act = self.seats_clockwise_from(seat)[1]
        else:
            self.finish_trick()

    def finish_trick(self) -> None:
        """L4 to L6, in the order of the rulebook."""
        cards = [card for _, card in self.table]
        winning_card = who_wins(cards)
        winner = next(seat for seat, card in self.table if card == winning_card)
        self.attack_of_the_infected(winner, cards)
        self.rescue_the_survivors(winner, cards)
        if any(is_infected(card) for card in cards[1:]):  # L3.2: to another's lead
            self.unlocked = True
        self.table = []
        self.leader = winner  # L6.4
        if self.trick == TRICKS:
            self.finish_round()
        else:
            self.trick += 1
            self.to_act = winner

    def attack_of_the_infected(self, winner: int, cards: list[str]) -> None:
        """L5"""
        infected = [card for card in cards if is_infected(card)]
        if infected:
            attack_level = sum(value(card) for card in infected)
            self.players[winner].attack(attack_level)
            self.aside.extend(infected)

    def rescue_the_survivors(self, winner: int, cards: list[str]) -> None:
        """L6.1, L6.2, L6.3"""
        self.players[winner].upper.extend(card for card in cards if is_survivor(card))
        for seat, card in self.table:
            if seat != winner:
                self.players[seat].increase_track(value(card), self.options["overflow"])
        for player in self.players:
            player.rescue(self.options["rescue"])

    # End of the round

    def finish_round(self) -> None:
        """L7.1, L7.2"""
        for player in self.players:
            player.rounds.append(player.score_of_round())
        if any(player.total() >= POINTS_TO_END for player in self.players):
            self.phase = "over"
            self.to_act = None
        else:
            self.set_up_round(self.next_rounds_leader())

    def winners(self) -> list[int]:
        """L7.3"""
        best_total = max(player.total() for player in self.players)
        tied = [seat for seat, player in enumerate(self.players) if player.total() == best_total]
        most = max(self.survivors_for_tie(seat) for seat in tied)
        return [seat for seat in tied if self.survivors_for_tie(seat) == most]

    def survivors_for_tie(self, seat: int) -> int:
        """L7.3"""
        player = self.players[seat]
        return len(player.lower) if self.options["tiebreak"] == "lower" else len(player.upper)

    # What a test asks

    def legal(self) -> list[str]:
        if self.to_act is None:
            return []
        hand = in_card_order(self.players[self.to_act].hand)
        if self.phase == "exchange":
            return ["exchange", "keep"]
        if self.phase == "give":
            return [f"give {card}" for card in hand]
        return [f"play {card}" for card in hand if self.rule_that_forbids(card, hand) is None]

    def reason(self, action: str) -> str | None:
        """The rule that forbids this action now; only the play of a card in hand can be forbidden by a rule."""
        if action in self.legal():
            return None
        verb, _, card = action.partition(" ")
        if self.phase != "play" or self.to_act is None or verb != "play":
            raise ValueError(f"not an action of this phase: {action}")
        hand = self.players[self.to_act].hand
        if card not in hand:
            raise ValueError(f"not in hand: {card}")
        return self.rule_that_forbids(card, hand)

    def do(self, action: str) -> None:
        if self.to_act is None or action not in self.legal():
            raise ValueError(f"not legal: {action}")
        if self.phase == "exchange":
            self.answer_exchange(self.to_act, action)
        elif self.phase == "give":
            self.exchange_card(self.to_act, action.removeprefix("give "))
        else:
            self.play_card(self.to_act, action.removeprefix("play "))

    def view(self, seat: int | None) -> dict[str, Any]:
        """The view of notation.md, without `game` and `options`."""
        return {
            "phase": self.phase,
            "round": self.round,
            "trick": self.trick,
            "leader": self.leader,
            "to_act": self.to_act,
            "unlocked": self.unlocked,
            "out": self.out,
            "table": [{"seat": played_by, "card": card} for played_by, card in self.table],
            "hand": None if seat is None else in_card_order(self.players[seat].hand),
            "exchanged": self.exchanged,
            "gave": self.gave if seat is not None and seat == self.exchanged else None,
            "players": [self.view_of_player(player) for player in self.players],
        }

    def view_of_player(self, player: Player) -> dict[str, Any]:
        return {
            "hand": len(player.hand),
            "track": player.track,
            "upper": in_card_order(player.upper),
            "lower": in_card_order(player.lower),
            "lost": len(player.lost),
            "rounds": list(player.rounds),
            "total": player.total(),
        }

    def outcome(self) -> dict[str, Any] | None:
        if self.phase != "over":
            return None
        return {"scores": [player.total() for player in self.players], "winners": self.winners()}
