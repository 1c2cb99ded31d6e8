# TEN: refusals, one per rule; then what happens.

ten-T3-1 = A turn starts with a draw, and nobody may decline it: draw.
ten-T3-5 = In the draw phase you draw on, take the numbers or take the currency.
ten-T3-6 = { $what ->
    [currency] You can only take what is there: no currency lies in the tableau.
   *[numbers] You can only take what is there: no number lies in the tableau.
}
ten-T6-1 = You may buy one card that lies in the market, or pass.
ten-T6-2 = You own { $card } already, and nobody buys a card identical to one of their own.
ten-T6-3 = { $phase ->
    [pay] You do not have that: coins, bust tokens (3 each) and own cards (1 each) pay, and { $price } is still to pay.
   *[buy] It costs { $price }, and you can pay { $power } at most: coins, bust tokens (3 each) and own cards (1 each).
}
ten-T6-4 = A payment has nothing in it that could be left out, and goes in order: bust tokens, coins, then cards in card order.
ten-T7-1 = Bid at least { $least }, more than the highest bid so far ({ $high_bid }), or pass.
ten-T7-2 = You can pay { $power } at most, with coins, bust tokens (3 each) and own cards (1 each); the lowest bid is { $least } now.
ten-T8-1 = The deck is empty, so nobody draws any more: take the numbers or the currency.
ten-T8-2 = In the final buy you buy one card from the market, or pass.
ten-T10-1 = You bust: take the bust token, or buy one card from the market instead.
ten-T11-4 = { $phase ->
    [pay] Solo: in an auction only coins, bust tokens (3 each) and second copies pay. This one you have only once.
   *[auction] Solo: the lowest bid is { $least }. Only coins, bust tokens (3 each) and second copies pay, and yours come to { $power }.
}

ten-turn = { $you ->
    [yes] Your turn.
   *[no] { $player }'s turn.
}
ten-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $player } draws { $card }.
}
ten-took_numbers = { $you ->
    [yes] You take the numbers.
   *[no] { $player } takes the numbers.
}
ten-took_currency = { $you ->
    [yes] You take the currency, { $amount } in all.
   *[no] { $player } takes the currency, { $amount } in all.
}
ten-bust = { $by ->
    [net] { $you ->
        [yes] You bust: net { $total }, over { $limit }.
       *[no] { $player } busts: net { $total }, over { $limit }.
    }
   *[currency] { $you ->
        [yes] You bust: currency { $total }, over { $limit }.
       *[no] { $player } busts: currency { $total }, over { $limit }.
    }
}
ten-token = { $you ->
    [yes] You get a bust token, worth 3.
   *[no] { $player } gets a bust token.
}
ten-settled = { $amount ->
    [0] { $by ->
        [net] No currency was drawn, so nobody is paid.
       *[currency] Nobody is paid: it was the currency that bust.
    }
   *[other] Everybody else is paid the currency, { $amount }.
}
ten-gained = { $coins ->
    [one] { $you ->
        [yes] You gain { $coins } coin.
       *[no] { $player } gains { $coins } coin.
    }
   *[other] { $you ->
        [yes] You gain { $coins } coins.
       *[no] { $player } gains { $coins } coins.
    }
}
ten-kept = { $you ->
    [yes] You keep { $card }.
   *[no] { $player } keeps { $card }.
}
ten-to_market = { $n ->
    [one] { $card } goes to the market.
   *[other] { $card } go to the market.
}
ten-discarded = { $n ->
    [one] { $card } is discarded.
   *[other] { $card } are discarded.
}
ten-bid = { $you ->
    [yes] You bid { $amount }.
   *[no] { $player } bids { $amount }.
}
ten-passed = { $you ->
    [yes] You pass.
   *[no] { $player } passes.
}
ten-paid_tokens = { $tokens ->
    [one] { $you ->
        [yes] You pay with { $tokens } bust token
       *[no] { $player } pays with { $tokens } bust token
    }
   *[other] { $you ->
        [yes] You pay with { $tokens } bust tokens
       *[no] { $player } pays with { $tokens } bust tokens
    }
}{ $lost ->
    [0] .
   *[other] ; { $lost } too much, and there is no change.
}
ten-paid_coins = { $coins ->
    [one] { $you ->
        [yes] You pay { $coins } coin.
       *[no] { $player } pays { $coins } coin.
    }
   *[other] { $you ->
        [yes] You pay { $coins } coins.
       *[no] { $player } pays { $coins } coins.
    }
}
ten-paid_card = { $you ->
    [yes] You pay with { $card }.
   *[no] { $player } pays with { $card }.
}
ten-won = { $you ->
    [yes] You take { $card } for { $price }.
   *[no] { $player } takes { $card } for { $price }.
}
ten-buying = { $you ->
    [yes] You pick { $card } from the market, for { $price }.
   *[no] { $player } picks { $card } from the market, for { $price }.
}
ten-bought = { $you ->
    [yes] You buy { $card } for { $price }.
   *[no] { $player } buys { $card } for { $price }.
}
ten-final_buys = { $you ->
    [yes] The deck is empty: one final buy each, you first.
   *[no] The deck is empty: one final buy each, { $player } first.
}
ten-over = The game is over.

ten-card-number = { $colour ->
    [b] blue
    [g] green
    [o] orange
   *[p] pink
} { $number }
ten-card-colour-wild = the { $colour ->
    [b] blue
    [g] green
    [o] orange
   *[p] pink
} wildcard
ten-card-numbered-wild = the wildcard { $number }
ten-card-super-wild = the super wildcard
ten-card-currency = currency { $number }

# T11.10: a rank of our own for each level.
ten-rank-4 = first crease. The paper has noticed you.
ten-rank-5 = straight edge. Your folds meet in the corners.
ten-rank-6 = steady hand. You stop one card before it tears.
ten-rank-7 = ribbon maker. Your runs no longer need luck to find their ends.
ten-rank-8 = market reader. What others drop is what you were waiting for.
ten-rank-9 = paper engineer. You count the deck while others count their coins.
ten-rank-10 = tenfold. There is no higher level; go and teach somebody.
