# After the game: what every decision was worth, and what was luck.

review-behind = At turn { $turn } { $player } stood at { $chance } percent, and won.
review-ahead = { $player } was ahead for most of the game, and won.
review-close = { $player } won a game that stayed open to the end.
review-shared = The victory is shared.
review-most = { $most ->
    [luck] Luck did more for it than decisions.
    [others] Decisions did more for it than luck.
   *[both] Luck and decisions did about as much for it.
}
review-turning-points = Turning points
review-turning-point = Turn { $turn }: { $player } from { $before } to { $after } percent (luck { $luck }, mistakes { $choices }, noise { $noise }).
review-shares = What made the result, in percent of the chance to win
review-start = start
review-own = own mistakes
review-others = others' mistakes
review-luck = luck
review-noise = noise
review-result = result
review-accuracy = as good as the best
review-good = { $good } of { $decisions }
review-decisions = Decisions that cost most
review-decision = Turn { $turn }, move { $move }, { $player }: { $chosen }. Better: { $best }.
review-cost = { $cost } percent of the chance to win (give or take { $error }), { $points } points.
review-deals = It was better in { $better } of 100 deals and worse in { $worse }.
review-hindsight = In hindsight: it went well all the same, and that was luck.
review-none = No decision cost more than the uncertainty of this estimate.
review-caption = Judged by what each seat could know: { $bot } played on from every position, { $deals } deals each. How far { $bot } itself is wrong, nobody knows.
