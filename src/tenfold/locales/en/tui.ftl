# The terminal: what holds for every game.

tui-refused = { $reason } (rule { $rule })
tui-and = { $first } and { $last }
tui-comma = { $first }, { $last }
tui-sentences = { $first } { $last }
tui-player = Player { $n }
tui-no-language = There is no language { $language }; there are { $languages }.
tui-no-action = { $typed } is not an action of { $game }; one that may be done now is '{ $example }'.
tui-too-long = An action has at most { $most } characters; this one has { $n }.

# What an action begins with, as it is shown and typed; a number or a card may follow.
tui-do-draw = draw
tui-do-take-numbers = take numbers
tui-do-take-currency = take currency
tui-do-bid = bid
tui-do-pass = pass
tui-do-pay = pay
tui-do-buy = buy
tui-do-token = token
tui-do-play = play
tui-do-exchange = exchange
tui-do-keep = keep
tui-do-give = give

tui-range = { $low }-{ $high }
tui-amounts = { $action } to { $last }
tui-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tui-no-such-number = There is no choice { $n } here; the numbers are { $keys }.
tui-no-deck-page = { $game } has no page about unseen cards.
tui-hint = Type a number or the words. h help, ? unseen cards, ! hint, q leave.
tui-hint-one = Enter: { $only }. h help, ? unseen cards, ! hint, q leave.
tui-may-be-done = '{ $action }' may be done.
tui-nothing-typed = Type the number of a choice, or its words.
tui-hint-back = Enter: back to the table. Choices can be typed here, too.
tui-help-keys =
    Keys: The number of a choice, or its words (bid 7, buy g5). h help, ? unseen cards, ! hint, q leave.
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
tui-won-by_cards = { $names } wins the tie: { $edition ->
    [de] more number cards outside the runs.
   *[other] fewer cards.
}
tui-won-shared = { $names } share the victory.
tui-go-on = A game of { $game } waits to be finished ({ $kind }, { $n ->
    [one] { $n } move
   *[other] { $n } moves
} so far). Go on with it?
tui-go-on-keys = Enter: go on. n: a new game in its place. q: leave it as it is.
tui-bye = Goodbye.
tui-bye-saved = The game is saved. 'tenfold play { $game }' goes on with it.
tui-bye-unsaved = The game could not be saved.
tui-opponent-not-ready = { $bot } is being made ready, the first time for half a minute or so; until then { $meanwhile } plays.
tui-advice = { $bot } would choose { $best }. Chance to win: { $chances }.
tui-advice-chance = { $action } { $percent } %
tui-advice-none = Nobody can give hints for this game.
tui-advice-not-ready = Whoever gives hints is being made ready, the first time for half a minute or so. Ask again then.
tui-bad-name = A name has 1 to { $most } letters that can be shown.
tui-save-failed = Games cannot be saved in { $path } ({ $reason }); this one goes on without.
tui-save-broken = The saved game cannot be read ({ $reason }); it is kept as { $path }, and a new one begins.
tui-save-broken-and-stuck = The saved game { $path } cannot be read ({ $reason }) nor be put aside ({ $why }); a new one begins.
tui-save-line = line { $line } is not what this version of Tenfold can read
tui-save-too-large = it is larger than { $most } bytes
tui-save-of-another-game = it is not a game of { $game } with a name for every seat
tui-save-not-text = it is not a text that a record could be

# What `tenfold play` was asked for and cannot do.
tui-no-game = There is no game { $game }; there are { $games }.
tui-no-opponent = There is no bot { $bot } for this game; there are { $bots }.
tui-broken-game = The game { $game } is installed but cannot be loaded: { $reason }.
tui-broken-opponent = The bot { $bot } is installed but cannot be loaded: { $reason }.
tui-no-option = { $game } has no option { $option }; it takes { $options }.
tui-name-and-value = --option takes a name and a value, like --option first=0.
tui-given-twice = { $option } is given twice; say each option once.
tui-bad-seed = A seed is a text of at most { $most } characters.
tui-option-ten-players = players must be a whole number from 1 (solo) to 5.
tui-option-ten-edition = edition must be en, ja, es or de.
tui-option-ten-bust_buy = bust_buy must be true or false: whether a player who bust may buy instead of taking the token.
tui-option-ten-first = first must be the seat that starts, from 0 to one less than the players, or null for a random one.
tui-option-ten-level = level must be a whole number from 4 to 10 (German edition: 5 to 10), and only a solo game has one.
tui-option-ten-deck = deck must be null or a table of cards and how many of each, like { "{" }"b1": 2, "$3": 4{ "}" }.
tui-option-trick_later-players = players must be 3 or 4.
tui-option-trick_later-overflow = overflow must be stay or cap: what a track does that would pass 8 (L6.2).
tui-option-trick_later-rescue = rescue must be at_most or below: which survivors a track reaches (L6.3).
tui-option-trick_later-tiebreak = tiebreak must be upper or lower: the side of the board that breaks a tie (L7.3).
tui-option-trick_later-out = out must be the colour that is always out with three players, r, g, y or b, or null for a random one each round.
tui-option-trick_later-first = first must be the seat that leads first, from 0 to one less than the players, or null for a random one.

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
tui-ten-no-wilds = no wildcards
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
    [0] you +{ $n }
   *[other] you +{ $n } ({ $lost } lost, 10 is full)
}
tui-ten-market-gets = , to the market
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
tui-ten-wilds-left = Wildcards:
tui-ten-currency-left = Currency:
tui-ten-next-card = Drawn next, { $bust } of them would bust, { $auction } start an auction, { $go_on } go on.
tui-ten-any-colour = any colour
tui-ten-anything = anything

# Each line of a help text is a term and what there is to say about it.
tui-ten-help =
    Goal: Long runs of numbers. Every card of a colour's longest run scores 1; a run from 1 to 9 scores 10.
    Draw: As often as you dare. Numbers push the net total up, currency pulls it down.
    Bust: At net 11 or currency 11. The numbers go to the market, you get a bust token, and if it was the net total the others get the currency.
    Numbers: Take them, and the others get the currency; then you may buy a card. Nobody has more than 10 coins.
    Currency: Take it, and the numbers go to the market.
    Wildcards: Auctioned at once, one bid or pass each; whoever drew it speaks last. Each finds its best place when points are counted.
    Paying: Coins pay 1, bust tokens 3 without change, your own cards 1. Nobody buys a card they own already.
    End: When the deck is empty everybody may buy once more.
    Board: A ribbon is the run that scores, # a place that a wildcard fills, { $second } a second copy.
tui-ten-help-solo =
    { $name }: Draws to a net total of { $level }, takes the numbers, leaves you the currency. Bids start at 5; only coins, bust tokens and second copies pay. You win with more points.
tui-ten-help-signs = Signs

tui-ten-no-run = none
tui-ten-rest = currency { $currency }, cards { $cards }
tui-ten-level-up = level { $level }
tui-ten-rank = Rank: { $rank }
tui-ten-solo-won = { $name } wins, { $high } to { $low }.
tui-ten-solo-lost = { $name } wins, { $high } to { $low }.
tui-ten-solo-tied = { $name } wins: { $high } all, and only more points would beat it.


# 10 Trick Later. Sentences speak to you ($who is you) or of another player.

tui-tl-hint = Number or card (r5). ? r5 its effect, ? unseen cards, ! hint, h help, q leave.
tui-tl-where = Round { $round }, trick { $trick }
tui-tl-colour = { $colour ->
    [r] red
    [g] green
    [y] yellow
    [b] blue
   *[i] infected
}
tui-tl-out = { $colour ->
    [r] red
    [g] green
    [y] yellow
   *[b] blue
} { $shape } is out
tui-tl-may-lead = { $open ->
    [True] infected may be led
   *[False] infected may not be led yet
}
tui-tl-over = the game is over

tui-tl-you = You
tui-tl-you-within = you
tui-tl-waiting = waiting
tui-tl-track = track { $n }
tui-tl-rescued = rescued
tui-tl-nobody = nobody
tui-tl-needs = needs { $n }
tui-tl-bonus = +3 at 8
tui-tl-lost = { $n } lost
tui-tl-now = now +{ $n }
tui-tl-leads = leads
tui-tl-has = has { $card }
tui-tl-race = 10 points end the game

tui-tl-holds = holds
tui-tl-turn = your card
tui-tl-to-play = to play
tui-tl-level = Attack level { $n }
tui-tl-no-attack = { $who ->
    [you] You hold the trick. No infected in it: no attack so far.
   *[other] { $name } holds the trick. No infected in it: no attack so far.
}
tui-tl-at-risk = { $who ->
    [you] on you, who hold the trick:
   *[other] on { $name }, who holds the trick:
} { $n ->
    [0] no survivor at risk
    [one] { $n } survivor at risk
   *[other] { $n } survivors at risk
}

tui-tl-ask-play = Your turn
tui-tl-ask-exchange = Exchange?
tui-tl-ask-give = Give a card
tui-tl-hint-exchange = Dealt no infected, you may set a card aside for infected 8.
tui-tl-hint-give = It is set aside unseen, and infected 8 takes its place.
tui-tl-explain-exchange = you choose the card; if several want to, one of them is drawn
tui-tl-explain-keep = play with the hand you have
tui-tl-why-lead = { $held ->
    [all] You lead, and hold only infected: any of them.
    [some] { $open ->
        [True] You lead: any card.
       *[False] You lead: any survivor; no infected may be led yet.
    }
   *[none] You lead: any card.
}
tui-tl-why-infected = An infected was led: play any card.
tui-tl-why-follow = { tui-tl-was-led }{ $n ->
    [0] { "" } and you hold none: play any card.
    [1] { $infected ->
        [some] { "" } and you hold one: play it, or an infected.
       *[none] { "" } and you hold one: play it.
    }
   *[other] : play one of yours.
}
tui-tl-was-led = { $colour ->
    [r] Red
    [g] Green
    [y] Yellow
   *[b] Blue
} was led

tui-tl-would-lead = It leads the trick.
tui-tl-would-hold = { $who ->
    [you] { $sure ->
        [yes] You take the trick
       *[no] You hold the trick
    }
   *[other] { $sure ->
        [yes] { $name } takes the trick
       *[no] { $name } holds the trick
    }
}{ $level ->
    [none] .
   *[other] { "," } level { $level }, { $n } lost.
}
tui-tl-would-be = Your track: { $track }{ $cards ->
    [none] .
   *[other] { ", " }rescues { $cards }.
}

tui-tl-plays = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
}
tui-tl-played = { $plays }.
tui-tl-takes = { $who ->
    [you] You take the trick with { $card }.
   *[other] { $name } takes the trick with { $card }.
}
tui-tl-attacked = Attack level { $level }: { $n ->
    [0] nobody is lost.
    [one] { $cards } is lost.
   *[other] { $cards } are lost.
}
tui-tl-rescues = { $who ->
    [you] You rescue { $cards }.
   *[other] { $name } rescues { $cards }.
}
tui-tl-round-ends = The round is over. Points: { $points }.
tui-tl-dealt = Round { $round }: { $out ->
    [none] { "" }
    [r] red is out,{ " " }
    [g] green is out,{ " " }
    [y] yellow is out,{ " " }
   *[b] blue is out,{ " " }
}{ $who ->
    [you] you lead.
   *[other] { $name } leads.
}
tui-tl-takes-eight = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card } and sets a card aside.
}
tui-tl-gave = You set { $card } aside.

tui-tl-unseen = { $n ->
    [one] { $n } card you have not seen
   *[other] { $n } cards you have not seen
}
tui-tl-one-aside = (one of them was set aside for infected 8)
tui-tl-is-out = out in this round
tui-tl-shown = What their cards gave away
tui-tl-most = { $n ->
    [0] no { tui-tl-colour }
   *[other] at most one { tui-tl-colour }
}

tui-tl-help =
    Goal: Most points, once a round ends with somebody at 10 or more.
    Follow: Two or more of the colour led: play one of them. One: that, or any infected. None, or an infected led: anything.
    Lead: Anything; infected only after one was played to another's lead, or if you hold nothing else.
    Trick: The highest of the colour led takes it; with infected in it the highest of all, survivors before infected. Beside the 8 of its colour a 1 is a 9.
    Attack: The sum of the infected. Whoever takes the trick loses all waiting up to it, and the track goes to 0. Then the trick's survivors come to wait.
    Track: Those of the others go up by the card they played; { $overflow ->
        [cap] 8 is the end.
       *[stay] one that would pass 8 stays.
    } While a track { $rescue ->
        [below] is above
       *[at_most] reaches
    } the lowest who waits, it pays that value and rescues it.
    Points: 1 for each rescued, 3 for a track at 8, -1 for each lost, at least 0. Whoever scored least leads the next round. Ties: most { $tiebreak ->
        [lower] rescued.
       *[upper] still waiting.
    }
    Eight: Dealt no infected, you may set a card aside for infected 8.
    Board: { $peg } the value that rescues the next, { $tear } at risk in this trick, now: points if the round ended.
tui-tl-help-keys =
    Keys: A number or the card (r5). ? r5 says what it would do, or the rule that forbids it. ? unseen cards, q leave.

tui-tl-column-round = { $n }.
tui-tl-column-total = total
tui-tl-rest = last round: { $lower } rescued, { $upper } waiting, { $lost } lost
tui-tl-won-by_points = { $who ->
    [you] You win with the most points, { $points }.
   *[other] { $name } wins with the most points, { $points }.
}
tui-tl-won-by_survivors = { $who ->
    [you] You win
   *[other] { $name } wins
} the tie at { $points } points: most survivors { $side ->
    [lower] rescued
   *[upper] still waiting
} in the last round.
tui-tl-won-shared = { $names } share the victory: { $points } points, and as many survivors { $side ->
    [lower] rescued
   *[upper] still waiting
}.

# Leafing through a record

tui-replay-where = Moment { $at } of { $last }, as { $player } saw it
tui-replay-keys = Enter: a step on   p: back   t: a turn on   b: a turn back   12: to a moment   s 1: as seat 1   s: as whoever decides   q: leave
