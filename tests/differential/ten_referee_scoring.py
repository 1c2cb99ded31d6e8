"""Scoring for the independent referee of TEN (T9), exact and quick enough for every view."""

from functools import cache
from itertools import combinations

from tests.differential.ten_referee_cards import COLOURS, in_card_order, is_number

RUNS = [range(0)] + [range(low, high + 1) for low in range(1, 10) for high in range(low, 10)]


def run_points(length: int) -> int:
    """T9.2"""
    return 10 if length == 9 else length


def without(numbered: tuple[int, ...], used: tuple[int, ...]) -> tuple[int, ...]:
    left = list(numbered)
    for number in used:
        left.remove(number)
    return tuple(left)


def numbered_wilds(cards: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(int(card[1]) for card in cards if card[0] == "w" and card != "w#")


def score(cards: list[str]) -> int:
    """T9.1, T9.2: the best score of these cards."""
    return best_score(tuple(in_card_order(cards)))


@cache
def runs_with_gaps(numbers: tuple[int, ...]) -> list[tuple[range, list[int]]]:
    """Every run of a colour, and which of its numbers are not among these."""
    return [(run, [number for number in run if number not in numbers]) for run in RUNS]


def numbers_of(colour: str, cards: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(int(card[1]) for card in cards if card[0] == colour and is_number(card))


@cache
def best_score(cards: tuple[str, ...]) -> int:
    """T9.1, T9.2: choose one run for each colour, colour by colour, and fill its gaps with wilds.

    Exact, because only the runs score. Every assignment has a longest run in each colour, whose gaps are filled by
    different wilds: that choice of runs is tried here. And every choice tried here becomes an assignment, of at least
    as many points, by putting the wilds left over anywhere. A colour's own wilds are used first, as they are of no use
    to another colour; every split of the other gaps between super wilds and numbered wilds is tried.
    """

    @cache
    def best(colours: str, numbered: tuple[int, ...], supers: int) -> int:
        if not colours:
            return 0
        own = cards.count(f"{colours[0]}#")
        results = []
        for run, gaps in runs_with_gaps(numbers_of(colours[0], cards)):
            need = max(0, len(gaps) - own)
            if need > supers + len(numbered):
                continue
            could_help = [gap for gap in gaps if gap in numbered]
            for by_super in range(max(0, need - len(could_help)), min(supers, need) + 1):
                for by_numbered in combinations(could_help, need - by_super):
                    rest = best(colours[1:], without(numbered, by_numbered), supers - by_super)
                    results.append(run_points(len(run)) + rest)
        return max(results)

    return best(COLOURS, numbered_wilds(cards), cards.count("w#"))


@cache
def most_unused(cards: tuple[str, ...]) -> int:
    """T9.3, German: the most number cards that are not part of the scored runs, over all best assignments.

    The same search as `best_score`, but now a wild may also take a place of the run for which there is a number card.
    It maximises (points, minus number cards used), in this order. A choice of runs with the best points is a choice of
    longest runs in an assignment with the best points, wherever the wilds left over go: a longer run would score more.
    """

    @cache
    def best(colours: str, numbered: tuple[int, ...], supers: int) -> tuple[int, int]:
        if not colours:
            return 0, 0
        results = []
        for run in RUNS:
            could_help = [number for number in run if number in numbered]
            for count in range(len(could_help) + 1):
                for by_numbered in combinations(could_help, count):
                    places = [f"{colours[0]}{number}" for number in run if number not in by_numbered]
                    gaps = len([place for place in places if place not in cards])
                    for by_super in range(supers + 1):
                        fillers = cards.count(f"{colours[0]}#") + by_super
                        if fillers >= gaps:
                            used = max(0, len(places) - fillers)
                            rest = best(colours[1:], without(numbered, by_numbered), supers - by_super)
                            results.append((run_points(len(run)) + rest[0], rest[1] - used))
        return max(results)

    _, minus_used = best(COLOURS, numbered_wilds(cards), cards.count("w#"))
    return len([card for card in cards if is_number(card)]) + minus_used
