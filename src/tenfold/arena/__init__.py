"""Bots against bots, over many deals, and how sure one may be of the result.

`plan` says what is played, `entrants` by whom, `match` plays it, `program` lets other programs play, `workers` uses all cores,
`cluster` many machines, `save` keeps what is finished, `decisions` looks back on what bots saw, `dataset` makes rows of it and
`parts` files, `tally` counts, `results` says what that means, `show` shows.
"""

from tenfold.core.extras import require

require("fast", "The arena")
