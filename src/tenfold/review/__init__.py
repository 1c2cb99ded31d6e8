"""After the game: what every decision was worth, and what of the result was luck and what was choice.

    from tenfold.review import review
    found = review(tenfold.read_record(text))

`examine` judges every action, `split` tells luck from choice, `story` finds what it turned on.
"""

from tenfold.review.report import VERSION, Decision, Moment, Review, Share, Summary, TurningPoint
from tenfold.review.reviewing import Findings, NotFinished, Reviewing, review

__all__ = [
    "VERSION",
    "Decision",
    "Findings",
    "Moment",
    "NotFinished",
    "Review",
    "Reviewing",
    "Share",
    "Summary",
    "TurningPoint",
    "review",
]
