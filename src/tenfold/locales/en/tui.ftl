# The terminal: what holds for every game.

tui-refused = { $reason } (rule { $rule })
tui-and = { $first } and { $last }
tui-range = { $low }-{ $high }
tui-amounts = { $action } to { $last }
tui-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tui-no-such-number = There is no choice { $n } here; the numbers are { $keys }.
tui-no-deck-page = { $game } has no page about unseen cards.
tui-hint = Type a number or the words. h help, ? unseen cards, q leave.
tui-hint-one = Enter: { $only }. h help, ? unseen cards, q leave.
tui-nothing-typed = Type the number of a choice, or its words.
tui-hint-back = Enter: back to the table. Choices can be typed here, too.
tui-help-keys =
    Keys: The number of a choice, or its words (bid 7, buy g5). h help, ? unseen cards, q leave.
tui-play-again = play again
tui-offers = { $labels }, q leave
tui-no-such-offer = Type a number from 1 to { $most }, or q to leave.
tui-scores = Scores: { $scores }.
tui-won = { $n ->
    [one] { $names } wins ({ $how }).
   *[other] { $names } win ({ $how }).
}
tui-won-by_points = { $names } wins with the most points.
tui-won-by_currency = { $names } wins the tie: most currency left.
tui-won-by_cards = { $names } wins the tie: the cards decide.
tui-won-shared = { $names } share the victory.
tui-go-on = A game of { $game } waits to be finished ({ $kind }, { $n ->
    [one] { $n } move
   *[other] { $n } moves
} so far). Go on with it?
tui-go-on-keys = Enter: go on. n: a new game in its place. q: leave it as it is.
tui-bye = Goodbye.
tui-bye-saved = The game is saved. 'tenfold play { $game }' goes on with it.
tui-bye-unsaved = The game could not be saved.
tui-bad-name = A name has 1 to { $most } letters that can be shown.
tui-bad-seed = A seed is a text of at most { $most } characters.
tui-save-failed = Games cannot be saved in { $path } ({ $reason }); this one goes on without.
tui-save-broken = The saved game cannot be read ({ $reason }); it is kept as { $path }, and a new one begins.
tui-save-broken-and-stuck = The saved game { $path } cannot be read ({ $reason }) nor be put aside ({ $why }); a new one begins.
tui-save-too-large = it is larger than { $most } bytes.
tui-save-of-another-game = it is not a game of { $game } with a name for every seat.
tui-save-not-text = it is not a text that a record could be

# TEN

tui-ten-solo = alone, level { $level }
tui-ten-bust-buy = buy instead of the bust token
tui-ten-you = { $name } (you)
tui-ten-deck = { $n ->
    [0] the deck is empty
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
tui-ten-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tui-ten-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
tui-ten-market = Market
tui-ten-no-wilds = no wilds
tui-ten-tokens = { $n ->
    [one] { $n } bust
   *[other] { $n } busts
}
tui-ten-tableau = tableau
tui-ten-empty-tableau = No card drawn yet.
tui-ten-net = net
tui-ten-currency = currency
tui-ten-torn = bust
tui-ten-lot = for sale
tui-ten-price = to pay
tui-ten-no-bid = no bid yet
tui-ten-high-bid = high bid { $bid }, by { $name }
tui-ten-still-to-pay = { $left } of { $price } still to pay
tui-ten-odds = { $bust } of { $cards } bust, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
tui-ten-you-keep = you keep
tui-ten-gains = { $name } +{ $n }
tui-ten-others-gain = the others +{ $n }
tui-ten-you-gain = { $lost ->
    [0] you +{ $n },
   *[other] you +{ $n } ({ $lost } lost, 10 is full),
}
tui-ten-market-gets = to the market
tui-ten-token-worth = worth 3
tui-ten-pay-tokens = bust tokens, worth 3 each
tui-ten-pay-coins = coins; cards pay the rest

tui-ten-ask-draw = Your turn
tui-ten-ask-auction = Auction
tui-ten-ask-pay = Payment
tui-ten-ask-buy = Buy a card
tui-ten-ask-bust = You bust
tui-ten-ask-final = Final buy
tui-ten-hint-first = A turn starts with a draw.
tui-ten-hint-draw = Draw on, take the numbers, or take the currency.
tui-ten-hint-last = The deck is empty: take the numbers, or take the currency.
tui-ten-hint-auction = Bid more than the high bid, or pass.
tui-ten-hint-pay = Bust tokens first, then coins, then cards.
tui-ten-hint-buy = One card for its number, or pass. With + what it adds to your points.
tui-ten-hint-bust = Take the bust token, or buy a card. With + what it adds to your points.
tui-ten-hint-final = One last card for its number, or pass. With + what it adds.

tui-ten-deck-left = { $n ->
    [one] { $n } card is left in the deck
   *[other] { $n } cards are left in the deck
}
tui-ten-wilds-left = Wilds:
tui-ten-currency-left = Currency:
tui-ten-next-card = Drawn next, { $bust } of them would bust, { $auction } start an auction, { $go_on } go on.
tui-ten-any-colour = any colour
tui-ten-anything = anything

# Each line of a help text is a term and what there is to say about it.
tui-ten-help =
    Goal: Long runs of numbers. Every card of a colour's longest run scores 1; a run from 1 to 9 scores 10.
    Draw: As often as you dare. Numbers push the net total up, currency pulls it down.
    Bust: At net 11 or currency 11. The numbers go to the market, you get a bust token, and if it was the net total the others get the currency.
    Numbers: Take them, and the others get the currency; then you may buy a card. 10 coins are the most.
    Currency: Take it, and the numbers go to the market.
    Wilds: Auctioned at once, one bid or pass each; who drew it speaks last. Each finds its best place when points are counted.
    Paying: Coins pay 1, bust tokens 3 without change, your own cards 1. Nobody buys a card they own already.
    End: When the deck is empty everybody may buy once more.
    Board: A ribbon is the run that scores, # a place that a wild fills, { $second } a second copy.
tui-ten-help-solo =
    { $name }: Draws to a net total of { $level }, takes the numbers, leaves you the currency. Bids start at 5; only coins, tokens and second copies pay. You win with more points.
tui-ten-help-signs = Signs

tui-ten-no-run = none
tui-ten-rest = currency { $currency }, cards { $cards }
tui-ten-level-up = level { $level }
tui-ten-solo-won = { $name } wins, { $high } to { $low }.
tui-ten-solo-lost = { $name } wins, { $high } to { $low }.
tui-ten-solo-tied = { $name } wins: { $high } all, and only more points would beat it.

tui-ten-rank-4 = Rank: first crease. The paper has noticed you.
tui-ten-rank-5 = Rank: straight edge. Your folds meet in the corners.
tui-ten-rank-6 = Rank: steady hand. You stop one card before it tears.
tui-ten-rank-7 = Rank: ribbon maker. Your runs no longer need luck to find their ends.
tui-ten-rank-8 = Rank: market reader. What others drop is what you were waiting for.
tui-ten-rank-9 = Rank: paper engineer. You count the deck while others count their coins.
tui-ten-rank-10 = Rank: tenfold. There is no higher level; go and teach somebody.
