# The guided first game of TEN: one short sentence for each new thing. Who it happened to may be anybody.

ten-lesson-hello = *Draw* a card: you collect runs of a colour, and every card of a run is a point.
ten-lesson-number = Numbers add up to your net total: *draw on*, but at eleven or more you bust.
ten-lesson-currency = Currency lowers the net total: *draw on*, but whoever takes the numbers leaves the currency to the others.
ten-lesson-take = *Take the numbers* or push your luck: these three in a row are worth stopping for.
ten-lesson-no-market = After taking numbers you may buy one card from the market, but it is empty: *buy nothing*.
ten-lesson-bust-net = *Bust*, the net total is over ten: the numbers go to the market, the others get the currency, and a bust token worth 3 is the comfort.
ten-lesson-auction = A wild card is *auctioned* at once: everyone bids or passes once, whoever drew it last.
ten-lesson-bid = *Bid* one more than the highest so far, or pass: you speak only once.
ten-lesson-pay = *Pay* with coins (1 each), bust tokens (3 each) or cards of your own (1 each).
ten-lesson-run = Four in a row are *four points*, and a wild card takes whatever place scores most.
ten-lesson-take-currency = *Take the currency*: the coins are yours alone, and the numbers go to the market for everyone to buy.
ten-lesson-bust-currency = *Bust*, the currency is over ten: the numbers go to the market, and nobody gets the currency.
ten-lesson-market = *Buy* one card at its printed number, but none that you own already.
ten-lesson-last-card = That was *the last card*: the turn ends without drawing, and with it the game.
ten-lesson-final = *Buy* once more: at the end everyone may, one after the other.
ten-lesson-over = *That is TEN*: the longest run of each colour scores, and the most points win.
