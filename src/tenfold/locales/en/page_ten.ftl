# The page: TEN.

page-ten-you = You
page-ten-others = The others
page-ten-open-board = Open the board of { $name }
page-ten-market = Market
page-ten-market-price = pay the printed number
page-ten-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-ten-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-ten-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $busts ->
    [0] no bust token
    [one] { $busts } bust token
   *[other] { $busts } bust tokens
}
page-ten-row = { $colour ->
    [b] Blue
    [g] Green
    [o] Orange
   *[p] Pink
}: { $numbers ->
    [0] none
   *[other] { $numbers }
}
page-ten-row-run = { $colour ->
    [b] Blue
    [g] Green
    [o] Orange
   *[p] Pink
}: { $numbers ->
    [0] wildcards alone
   *[other] { $numbers }
}. The run from { $first } to { $last } scores { $points }.

# The stage

page-ten-deck = { $n ->
    [0] deck empty
   *[other] { $n } in the deck
}
page-ten-nothing-drawn = No card drawn yet.
page-ten-net = Net
page-ten-currency = Currency
page-ten-bust-word = bust
page-ten-bust-title = { $you ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ $by ->
    [net] net { $total }
   *[currency] currency { $total }
}, over { $limit }: bust
page-ten-bust-lines = What follows from the bust
page-ten-bust-market = { $n ->
    [0] No number was drawn, so none goes to the market.
    [one] goes to the market, for everyone to buy.
   *[other] go to the market, for everyone to buy.
}
page-ten-bust-kept = { $n ->
    [0] { $name } has drawn no number.
   *[other] stay with { $name }: the automaton keeps its numbers.
}
page-ten-bust-token = { $you ->
    [yes] You get a bust token. It pays 3, once.
   *[no] { $name } gets a bust token. It pays 3, once.
}
page-ten-bust-bought = { $you ->
    [yes] You buy this card instead of taking the bust token.
   *[no] { $name } buys this card instead of taking the bust token.
}
page-ten-bust-gains = { $you ->
    [yes] You +{ $coins }.
   *[no] { $name } +{ $coins }.
}
page-ten-bust-paid = { $amount ->
    [0] { $by ->
        [net] Nobody is paid: no currency was drawn.
       *[currency] Nobody is paid: the others gain only if the net total is over ten.
    }
   *[other] The net total bust, so everybody else is paid the currency, { $amount }.
}
page-ten-gauge = Net total { $net }, currency { $currency }; eleven is a bust.
page-ten-turn-of = { $you ->
    [yes] Your turn
   *[no] { $name }'s turn
}
page-ten-in-turn-of = { $you ->
    [yes] in your turn
   *[no] in { $name }'s turn
}
page-ten-auction = Auction
page-ten-over = The game is over
page-ten-skip = Skip to the end of this turn
page-ten-go-on = Go on
page-ten-pace = Show { $name }'s turns
page-ten-waiting = { $phase ->
    [auction] { $name } may bid
    [pay] { $name } pays
    [buy] { $name } may buy
    [final] { $name } has the final buy
   *[bust] { $name } bust
}
page-ten-title-draw = Your turn
page-ten-title-auction = Your bid
page-ten-title-pay = Pay { $n }
page-ten-title-buy = Buy a card
page-ten-title-bust = You bust
page-ten-title-final = Final buy
page-ten-note-draw = Draw, take the numbers, or take the currency.
page-ten-note-auction = More than the highest bid, or pass.
page-ten-note-pay = In any way you like.
page-ten-note-buy = One, or none.
page-ten-note-bust = Take the bust token, or buy a card instead.
page-ten-note-final = One last card, or none.

# Drawing and taking

page-ten-draw = Draw
page-ten-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% bust
page-ten-of = { $n } of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
page-ten-take-numbers = Take numbers
page-ten-take-currency = Take currency
page-ten-then-numbers = then you may buy one
page-ten-then-currency = for you alone, no buying
page-ten-gain = { $lost ->
    [0] { $name } +{ $coins }
   *[other] { $name } +{ $coins } ({ $lost } lost)
}
page-ten-gain-all = Everybody else +{ $coins }
page-ten-gain-you = { $lost ->
    [0] You +{ $coins }
   *[other] You +{ $coins } ({ $lost } lost: 10 is full)
}

# Auction

page-ten-wild-colour = Any { $colour ->
    [b] blue
    [g] green
    [o] orange
   *[p] pink
} number.
page-ten-wild-number = A { $number } of any colour.
page-ten-wild-super = Any number of any colour.
page-ten-score-goes = It would take your score from { $from } to { $to }.
page-ten-power = You can pay up to { $n }.
page-ten-high-bid = { $you ->
    [yes] You bid { $n }.
   *[no] { $name } bids { $n }.
}
page-ten-speakers = Who has bid or passed
page-ten-said-passed = passed
page-ten-said-topped = bid { $n }
page-ten-said-now = to speak
page-ten-said-waits = waits
page-ten-bid = Bid { $n }
page-ten-any-bid = Any bid
page-ten-quick-coins = all coins
page-ten-quick-currency = coins, tokens
page-ten-quick-most = all I have
page-ten-pass = Pass
page-ten-pass-nobody = Pass: nobody takes it
page-ten-pass-takes = Pass: { $name } takes it for { $n }
page-ten-less = { $what }: less
page-ten-more = { $what }: more

# Paying and buying

page-ten-yours-for = Yours for { $n }.
page-ten-yours-card = You get { $card }.
page-ten-price = It costs { $n }.
page-ten-pays = { $name } pays { $n } for it.
page-ten-covered = Covered: { $n } of { $price }.
page-ten-suggested = Our suggestion: your score goes from { $from } to { $to }.
page-ten-suggested-same = Our suggestion.
page-ten-token-lost = A bust token gives no change: { $n } lost.
page-ten-token-forced = { $n ->
    [one] A bust token must be part of it
   *[other] { $n } bust tokens must be part of it
}: coins and cards come to { $others } only.
page-ten-tokens = Bust tokens
page-ten-coins = Coins
page-ten-pay-cards = Cards, 1 each
page-ten-more-cards = { $n } more
page-ten-start-over = Start over
page-ten-back = Back
page-ten-pay = Pay { $n }
page-ten-pay-tokens = { $n ->
    [0] No bust token
    [one] { $n } bust token
   *[other] { $n } bust tokens
}
page-ten-pay-coins = { $n ->
    [0] No coins
    [one] { $n } coin
   *[other] { $n } coins
}
page-ten-pay-card = Give { $card }
page-ten-buy = Buy { $card } for { $price }
page-ten-buy-card = Buy { $card } for { $price }; your score is { $score } then
page-ten-nothing-to-buy = Nothing in the market that you could buy now.
page-ten-buy-nothing = Buy nothing
page-ten-take-token = Take the bust token

# Odds

page-ten-odds = Odds
page-ten-next-card = The next card
page-ten-odds-show = Show odds
page-ten-odds-hide = Hide odds
page-ten-odds-off = What is left in the deck, and the exact chance to bust.
page-ten-odds-said = { $bust } of { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} { $bust ->
    [one] busts
   *[other] bust
}.
page-ten-odds-go-on = { $n ->
    [one] { $n } goes on
   *[other] { $n } go on
}
page-ten-odds-auction = { $n ->
    [one] { $n } starts an auction
   *[other] { $n } start an auction
}
page-ten-odds-bust = { $n ->
    [one] { $n } busts
   *[other] { $n } bust
}
page-ten-times = { $n } × { $card }

# Result

page-ten-stands-for = is { $card }
page-ten-unused = fills no place
page-ten-decided-cards = { $cards } decided.
page-ten-decided-took = { $you ->
    [yes] You took the cards, and { $before } became { $after }.
   *[no] { $name } took the cards, and { $before } became { $after }.
}
page-ten-decided-bought = { $you ->
    [yes] You bought for { $price }, and { $before } became { $after }.
   *[no] { $name } bought for { $price }, and { $before } became { $after }.
}
page-ten-decided-won = { $you ->
    [yes] You won the auction for { $price }, and { $before } became { $after }.
   *[no] { $name } won the auction for { $price }, and { $before } became { $after }.
}
page-ten-decided-paid = { $you ->
    [yes] You paid with cards, and { $before } became { $after }.
   *[no] { $name } paid with cards, and { $before } became { $after }.
}
page-ten-decided-runs = { $colour ->
    [b] Blue
    [g] Green
    [o] Orange
   *[p] Pink
} now runs from { $first } to { $last }.
page-ten-decided-biggest = The run of { $colour ->
    [b] blue
    [g] green
    [o] orange
   *[p] pink
} from { $first } to { $last } decided.
page-ten-decided-ahead = { $you ->
    [yes] You were ahead in the first half of the game and stayed ahead.
   *[no] { $name } was ahead in the first half of the game and stayed ahead.
}
page-ten-decided-points = { $n } points each.
page-ten-decided-tie = { $compared ->
    [currency] The most currency decides: { $numbers }.
    [fewest_cards] With equal currency the fewest cards decide: { $numbers }.
    [unused_numbers] With equal currency the most unused number cards decide: { $numbers }.
   *[solo] The automaton wins a tie.
}
page-ten-decided-shared = Currency and cards are equal, too.
page-ten-decided-number = { $name } { $n }
page-level-note-ten = { $name } then draws until the net total is { $level } or more.
page-ten-tie = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $busts ->
    [one] { $busts } bust token
   *[other] { $busts } bust tokens
}
# The quick-reference card. A term and what there is to say about it.

page-ten-kind-number = A number: pushes the net total up.
page-ten-kind-currency = Currency: pulls the net total down.
page-ten-kind-colour = Colour wildcard: any number of its colour.
page-ten-kind-numbered = Numbered wildcard: its number in any colour.
page-ten-kind-super = Super wildcard: any number, any colour.
page-ten-about-goal = Goal
page-ten-about-goal-text = Collect numbers and make long runs. In each colour every card of your longest run scores 1 point; a run from 1 to 9 scores 10. The most points win.
page-ten-about-turn = A turn
page-ten-about-draw = Draw
page-ten-about-draw-text = Turn over cards, one after the other, as often as you dare. They lie in the [tableau](tableau). Numbers add to the [net total](net), currency takes away from it.
page-ten-about-bust = Bust
page-ten-about-bust-text = At a net total of 11 or more, or at currency of 11 or more. The numbers go to the [market](market), and you get a [bust token](token){ $variant ->
    [yes] { "," } or buy one card instead
   *[no] { "" }
}. If it was the net total, the others get the currency.
page-ten-about-numbers = Take numbers
page-ten-about-numbers-text = They are yours, and each of the others gets the currency as [coins](coin). Then you may buy one card from the market.
page-ten-about-currency = Take currency
page-ten-about-currency-text = You alone get it, as coins. The numbers go to the market, and you buy nothing.
page-ten-about-auction = Auction
page-ten-about-auction-text = A [wildcard](wildcard) is auctioned at once: one bid or pass each, and whoever drew it speaks last.{ $solo ->
    [yes] { " " }The lowest bid is 5, and only coins, bust tokens and second copies pay.
   *[no] { "" }
}
page-ten-about-paying = Buy and pay
page-ten-about-paying-text = A card costs its number. A coin pays 1, a bust token 3 without change, any card of yours 1. Nobody buys a card that they own already.
page-ten-about-end = The end
page-ten-about-end-text = When the deck is empty, everybody may buy once more. Wildcards then take their best places, and the most points win. { $solo ->
    [yes] You win only with more points than { $name }.
   *[no] In a tie, the most currency left wins (coins and bust tokens).
}
page-ten-about-solo-text = { $name } draws until her net total is { $level } or more, takes the numbers and leaves you the currency. She can bust by currency alone, and keeps the numbers even then. She never buys.
page-ten-about-board = A ribbon is the run that scores, a hatched place is filled by a wildcard, a bar under a number is a second copy.
page-ten-term-tableau = The tableau is the row of cards drawn in this turn. It belongs to nobody until somebody takes from it.
page-ten-term-net = The net total is the numbers in the tableau minus its currency. It may fall below zero.
page-ten-term-market = The market holds the numbers that nobody took. They are for sale.
page-ten-term-token = A bust token pays 3. It gives no change, and it does not count towards the 10 coins.
page-ten-term-coin = A coin pays 1. Nobody has more than 10; what would be above that is lost.
page-ten-term-wildcard = A wildcard stands for a number that you lack: any number of its colour, its number in any colour, or anything at all.
page-ten-sum-goal = Build long runs. In each colour every card of your longest run scores 1; a run from 1 to 9 scores 10.
page-ten-sum-draw = Draw cards as often as you dare. Numbers add up, currency takes away. Above ten you bust.
page-ten-sum-take = Stop in time and take the numbers: the others get the currency. Or take the currency: the numbers go to the market.
page-ten-sum-buy = After taking numbers you may buy one card from the market. It costs its number.
page-ten-sum-wild = A wildcard fills a gap in your runs. It goes to the highest bid.
page-ten-sum-end = When the deck is empty, everybody may buy once more. Then the most points win.
page-ten-tally-bust = Turns that bust
page-ten-tally-auction = Price of an auction
page-ten-tally-run = Best run
