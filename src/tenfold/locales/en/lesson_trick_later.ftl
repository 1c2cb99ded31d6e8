# The guided first game of 10 Trick Later: one short sentence for each new thing. Who it happened to may be anybody.

trick_later-lesson-exchange = You hold no infected: *exchange* a card for the infected 8, if you like.
trick_later-lesson-give = *Give away* a card: it is set aside, and nobody sees it.
trick_later-lesson-lead = *Lead* a card: the others follow its colour, and the highest of it takes the trick.
trick_later-lesson-trick = Whoever takes a trick keeps its survivors *waiting* on the upper side of their board.
trick_later-lesson-track = Whoever loses a trick moves up their *track* by the card they played.
trick_later-lesson-follow = *Follow* the colour that was led: with two or more of it you must.
trick_later-lesson-one = The *1 beside the 8* of its colour counts as 9, and takes the trick.
trick_later-lesson-rescue = *Rescued*: when a track reaches the lowest who waits, that one is safe, and the track drops by its value.
trick_later-lesson-infected = *Play an infected* where you need not follow, and hope that somebody else takes the trick.
trick_later-lesson-attack = The infected *attack* whoever takes the trick: all who wait up to their sum are lost, and the track drops to 0.
trick_later-lesson-win = *Take this trick*: your track is high, so the low survivors in it are soon rescued.
trick_later-lesson-half = *Ten tricks* are a round: rescue what you can in those that are left.
trick_later-lesson-round = The round is over: *1 point for each rescued*, 3 for a track at 8, less 1 for each lost.
trick_later-lesson-bye = *That is 10 Trick Later*: from ten points on the highest total wins, else another round follows.
