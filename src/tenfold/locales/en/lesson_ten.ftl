# The guided first game of TEN: one short sentence for each new thing. Who it happened to may be anybody.

ten-lesson-hello = *Draw* a card: you collect runs of a colour, one point a card.
ten-lesson-number = Numbers add up: *draw on*, but a net total of eleven busts.
ten-lesson-currency = Currency lowers the total, but whoever takes the numbers leaves it to the others: *draw on*.
ten-lesson-take = *Take the numbers* now, or push your luck and risk them.
ten-lesson-no-market = Whoever took numbers may buy a card, but the market is empty: *buy nothing*.
ten-lesson-bust-net = *Bust*, net total over ten: numbers to the market, currency to the others, and a bust token worth 3 as a comfort.
ten-lesson-auction = A wildcard is *auctioned* at once: one bid or pass each, whoever drew it last.
ten-lesson-bid = *Bid* one more than the highest so far, or pass: you speak only once.
ten-lesson-pay = *Pay* with coins (1 each), bust tokens (3 each) or cards of your own (1 each).
ten-lesson-run = Four in a row are *four points*: a wildcard takes the place that scores most.
ten-lesson-take-currency = *Take the currency*: it is yours alone, and the numbers go to the market.
ten-lesson-bust-currency = *Bust*, currency over ten: numbers to the market, and nobody gets the currency.
ten-lesson-market = *Buy* one card at its number, but none that you own already.
ten-lesson-last-card = *The last card*: this turn ends without drawing, and with it the game.
ten-lesson-final = *Buy* once more: at the end everyone may.
ten-lesson-over = *That is TEN*: the longest run of each colour scores, and the most points win.
