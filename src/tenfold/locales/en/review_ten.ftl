# Why something would have been better in TEN.

ten-fact-odds = { $bust ->
    [one] { $bust } of the { $deck } cards in the deck busts.
   *[other] { $bust } of the { $deck } cards in the deck bust.
}
ten-fact-numbers = { $points ->
    [0] The numbers were sure, even if they score nothing yet.
   *[other] The numbers were sure: from { $before } to { $after } points.
}
ten-fact-numbers-taken = { $points ->
    [0] The numbers score nothing yet.
   *[other] The numbers bring the score from { $before } to { $after }.
}
ten-fact-currency = { $coins ->
    [one] { $coins } coin was there to take.
   *[other] { $coins } coins were there to take.
}
ten-fact-gift = { $coins ->
    [one] The others gain { $coins } coin each.
   *[other] The others gain { $coins } coins each.
}
ten-fact-lot = { $points ->
    [0] At this moment { $card } adds no points.
    [one] At this moment { $card } adds { $points } point.
   *[other] At this moment { $card } adds { $points } points.
}
ten-fact-price-cards = { $cards ->
    [one] A bid of { $amount } takes all coins and bust tokens, and a card.
   *[other] A bid of { $amount } takes all coins and bust tokens, and { $cards } cards.
}
ten-fact-price-coins = A bid of { $amount } takes all { $coins } coins.
ten-fact-power = { $amount ->
    [0] Nobody was left to top a bid.
   *[other] Those who had yet to bid could pay { $amount } at most.
}
ten-fact-goes-to = { $points ->
    [0] { $player } stood to get it for { $amount }.
    [one] { $player } stood to get it for { $amount }, and { $points } point by it.
   *[other] { $player } stood to get it for { $amount }, and { $points } points by it.
}
ten-fact-buy = { $points ->
    [0] For { $price } there was { $card }, which keeps it from the others.
    [one] For { $price } there was { $card }, which adds { $points } point.
   *[other] For { $price } there was { $card }, which adds { $points } points.
}
ten-fact-bought = { $points ->
    [0] For { $price }, { $card } joins no run.
    [one] For { $price }, { $card } adds { $points } point.
   *[other] For { $price }, { $card } adds { $points } points.
}
ten-fact-paid = { $points ->
    [0] No run needed { $card } now.
    [one] The runs needed { $card }: it counted { $points } point.
   *[other] The runs needed { $card }: it counted { $points } points.
}
