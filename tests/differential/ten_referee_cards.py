"""The cards of TEN for its independent referee (T1.1, T3.3)."""

COLOURS = "bgop"
CARD_ORDER = (
    [f"{colour}{number}" for colour in COLOURS for number in range(1, 10)]
    + [f"{colour}#" for colour in COLOURS]
    + [f"w{number}" for number in range(1, 10)]
    + ["w#"]
    + [f"${value}" for value in range(1, 6)]
)
PLACES = {card: place for place, card in enumerate(CARD_ORDER)}


def in_card_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=PLACES.__getitem__)


def is_currency(card: str) -> bool:
    return card[0] == "$"


def is_wild(card: str) -> bool:
    return card[0] == "w" or card[1] == "#"


def is_number(card: str) -> bool:
    return not is_currency(card) and not is_wild(card)


def face_value(card: str) -> int:
    return int(card[1])


# Totals of a tableau (T3.3)


def currency_total(tableau: list[str]) -> int:
    return sum(face_value(card) for card in tableau if is_currency(card))


def net_total(tableau: list[str]) -> int:
    return sum(face_value(card) for card in tableau if is_number(card)) - currency_total(tableau)
