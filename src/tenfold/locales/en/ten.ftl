# TEN: refusals, one per rule; then what happens.

ten-T3-1 = A turn starts with a draw, and nobody may decline it: draw.
ten-T3-5 = In the draw phase you draw on, take the numbers or take the currency.
ten-T3-6 = You can only take what is there: the tableau has none of it.
ten-T6-1 = You may buy one card that lies in the market, or pass.
ten-T6-2 = You own this very card already, and nobody buys a card identical to one of their own.
ten-T6-3 = You do not have enough for that: coins, bust tokens (3 each) and own cards (1 each) pay.
ten-T6-4 = A payment has nothing in it that could be left out, and goes in order: bust tokens, coins, then cards in card order.
ten-T7-1 = In an auction you bid more than the highest bid so far ({ $high_bid }), or pass.
ten-T7-2 = You can bid at most what you can pay, { $power }: coins, bust tokens (3 each) and own cards (1 each).
ten-T8-1 = The deck is empty, so nobody draws any more: take the numbers or the currency.
ten-T8-2 = In the final buy you buy one card from the market, or pass.
ten-T10-1 = You bust: take the bust token, or buy one card from the market instead.
ten-T11-4 = In a solo auction the lowest bid is 5, and only coins, bust tokens and duplicates pay: yours come to { $power }.

ten-turn = { $player }'s turn.
ten-drew = { $player } draws { $card }.
ten-took_numbers = { $player } takes the numbers.
ten-took_currency = { $player } takes the currency, { $amount } in all.
ten-bust = { $by ->
    [net] { $player } busts: the total is above ten.
   *[currency] { $player } busts: the currency is above ten.
}
ten-token = { $player } gets a bust token.
ten-gained = { $coins ->
    [one] { $player } gains { $coins } coin.
   *[other] { $player } gains { $coins } coins.
}
ten-kept = { $player } keeps { $card }.
ten-to_market = { $card } goes to the market.
ten-discarded = { $card } is discarded.
ten-bid = { $player } bids { $amount }.
ten-passed = { $player } passes.
ten-paid_tokens = { $tokens ->
    [one] { $player } pays with { $tokens } bust token.
   *[other] { $player } pays with { $tokens } bust tokens.
}
ten-paid_coins = { $coins ->
    [one] { $player } pays { $coins } coin.
   *[other] { $player } pays { $coins } coins.
}
ten-paid_card = { $player } pays with { $card }.
ten-won = { $player } takes { $card } for { $price }.
ten-buying = { $player } picks { $card } from the market, for { $price }.
ten-bought = { $player } buys { $card } for { $price }.
ten-final_buys = The deck is empty: one final buy each, { $player } first.
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
