# Reviews on the page: what every decision was worth, another try, one's mistakes.

page-review-of = Review of { $game }
page-review-note = A strong bot looks at every decision: what was better, what it cost, and what was luck. That takes a while.
page-review-ask = Review this game
page-review-waiting = Waiting for its turn
page-review-working = { $done } of { $total } actions examined
page-review-under-way = The game is being examined.
page-review-ready = The review is there.
page-review-failed = Something went wrong with this review. What was examined is kept: ask again.
page-review-to-table = To the result
page-review-replay = Watch the replay
page-review-won-behind = { $you ->
    [yes] At turn { $turn } you stood at { $chance } percent, and won.
   *[no] At turn { $turn } { $player } stood at { $chance } percent, and won.
}
page-review-won-ahead = { $you ->
    [yes] You were ahead for most of the game, and won.
   *[no] { $player } was ahead for most of the game, and won.
}
page-review-won-close = { $you ->
    [yes] You won a game that stayed open to the end.
   *[no] { $player } won a game that stayed open to the end.
}

# The curve and what it turned on

page-review-curve = Chance to win, from the first action to the last. { $players }.
page-review-from-to = { $player } from { $before } to { $after } percent
page-review-figures = In figures, by turn
page-review-turn = After turn
page-review-band = In percent. The pale band is two standard errors wide on either side.
page-review-here = Made on this device, for you alone.
page-review-swing = { $player }: { $before } to { $after }%
page-review-split = Luck { $luck }, mistakes { $choices }, noise { $noise }

# What made the result

page-review-made = What made the result
page-review-made-note = In percent of the chance to win; noise is what the estimate cannot split.
page-review-from = from { $start } to
page-review-accuracy = Accuracy
page-review-accuracy-note = Decisions as good as the best

# Decisions

page-review-mistakes = Decisions that cost most
page-review-whose = Whose
page-review-everybody = Everybody
page-review-chosen = Chosen:
page-review-better = Better:
page-review-cost-label = Cost { $cost } percent
page-review-look = Look at that moment
page-review-again = Try again from here
page-review-again-note = You play on from this decision, against bots. The game that was played stays as it is.
page-review-cards = Cards that could not be seen
page-review-cards-same = The same
page-review-cards-new = Drawn anew
page-review-cards-same-note = Everything hidden lies as it did then.
page-review-cards-new-note = What could not be seen is shuffled anew, so that knowing what came is no help.
page-review-again-play = Play on from here

# A table of another try

page-review-origin = { $cards ->
    [new] Another try from action { $at }, with hidden cards drawn anew.
   *[same] Another try from action { $at }, with the same cards.
}
page-review-beside = Beside the first time
page-review-then = Then
page-review-now = Now
page-review-winner = won

# One's mistakes

page-review-practise-note = Your mistakes from the games that were reviewed. Play on from any of them, and see whether it goes better.
page-review-practise-none = No mistakes to practise yet. Ask for the review of a finished game, and they are here.
page-review-order = Order
page-review-order-newest = Newest games first
page-review-order-costly = Most costly first
page-review-more = More mistakes
