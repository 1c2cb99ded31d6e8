"""Scoring of TEN by trying every assignment of every wild: slow, and nothing is left out (T9.1, T9.2, T9.3)."""

from itertools import product

COLOURS = "bgop"
NUMBERS = range(1, 10)

Place = tuple[str, int]


def is_wild(card: str) -> bool:
    """T1.1: `b#` is any number of its colour, `w4` is a 4 of any colour, `w#` is anything."""
    return card[0] == "w" or card[1] == "#"


def places(card: str) -> list[Place]:
    """T1.1: every (colour, number) that this card may stand for; a number card has one."""
    colours = COLOURS if card[0] == "w" else card[0]
    numbers = list(NUMBERS) if card[1] == "#" else [int(card[1])]
    return [(colour, number) for colour in colours for number in numbers]


def runs_of(length: int, numbers: set[int]) -> list[list[int]]:
    """T9.2: the consecutive runs of that length that these numbers of one colour contain."""
    windows = [list(range(start, start + length)) for start in NUMBERS if start + length - 1 <= 9]
    return [window for window in windows if all(number in numbers for number in window)]


def longest(numbers: set[int]) -> int:
    """T9.2: the length of the longest consecutive run, 0 without a card of the colour."""
    best = length = 0
    for number in NUMBERS:
        length = length + 1 if number in numbers else 0
        best = max(best, length)
    return best


def numbers_in(colour: str, covered: list[Place]) -> set[int]:
    """T9.2: duplicates add nothing, so a set will do."""
    return {number for (c, number) in covered if c == colour}


def points(covered: list[Place]) -> int:
    """T9.2: one point for each card of the longest run of each colour, and 10 for 1 to 9."""
    lengths = [longest(numbers_in(colour, covered)) for colour in COLOURS]
    return sum(10 if length == 9 else length for length in lengths)


def assignments(cards: list[str]) -> list[list[Place]]:
    """T9.1: every way to give each wild one colour and one number."""
    return [list(assigned) for assigned in product(*[places(card) for card in cards if is_wild(card)])]


def number_places(cards: list[str]) -> list[Place]:
    """The places of the number cards, one entry a card."""
    return [places(card)[0] for card in cards if not is_wild(card)]


def best_score(cards: list[str]) -> int:
    """T9.1: the most points that any assignment of the wilds gives."""
    numbers = number_places(cards)
    return max(points(numbers + assigned) for assigned in assignments(cards))


def fewest_used(colour: str, numbers: list[Place], assigned: list[Place]) -> int:
    """T9.3: over the longest runs of this colour, the fewest places that no wild fills, so that a number card must."""
    covered = numbers_in(colour, numbers + assigned)
    return min(
        len([number for number in run if (colour, number) not in assigned]) for run in runs_of(longest(covered), covered)
    )


def most_unused(cards: list[str]) -> int:
    """T9.3, German: the most number cards outside the scored runs, over all assignments with the best score."""
    numbers = number_places(cards)
    best = best_score(cards)
    return max(
        len(numbers) - sum(fewest_used(colour, numbers, assigned) for colour in COLOURS)
        for assigned in assignments(cards)
        if points(numbers + assigned) == best
    )
