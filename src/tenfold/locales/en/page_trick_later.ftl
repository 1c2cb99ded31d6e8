# 10 Trick Later on the page. $you says whether a sentence speaks to the reader.

page-trick_later-others = The others
page-trick_later-where = Round { $round }, trick { $trick }
page-trick_later-out = { $colour ->
    [r] red is out
    [g] green is out
    [y] yellow is out
   *[b] blue is out
}
page-trick_later-may-lead = Infected may be led
page-trick_later-may-not-lead = Infected may not be led yet
page-trick_later-has-eight = { $you ->
    [yes] You took infected 8
   *[no] { $name } took infected 8
}
page-trick_later-gave = You set { $card } aside for infected 8

# Boards
page-trick_later-waiting = Waiting
page-trick_later-track = Track
page-trick_later-rescued = Rescued
page-trick_later-nobody = no one
page-trick_later-lost = { $n } lost
page-trick_later-at-risk = { $card }, at risk
page-trick_later-track-at = Track at { $at } of 8
page-trick_later-track-next = Track at { $at } of 8; { $next } rescues the next
page-trick_later-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
page-trick_later-now = +{ $n } now
page-trick_later-total = { $n ->
    [one] { $n } point in all
   *[other] { $n } points in all
}
page-trick_later-open-board = Open the board of { $name }
page-trick_later-board-of = { $name }: board

# The trick
page-trick_later-trick = Trick { $trick }
page-trick_later-player = { $you ->
    [yes] You
   *[no] { $name }
}
page-trick_later-led = led
page-trick_later-your-card = your card
page-trick_later-thinks = to play
page-trick_later-holds = holds it
page-trick_later-takes = takes it
page-trick_later-counts-nine = counts 9
page-trick_later-level = Attack level
page-trick_later-level-n = Attack level { $n }
page-trick_later-leads = { $you ->
    [yes] You lead the trick.
   *[no] { $name } leads the trick.
}
page-trick_later-has-led = { $you ->
    [yes] You led.
   *[no] { $name } led.
}
page-trick_later-no-attack = { $you ->
    [yes] You hold the trick. No attack so far.
   *[no] { $name } holds the trick. No attack so far.
}
page-trick_later-nine = { $you ->
    [yes] You hold the trick: beside { $beaten } your { $card } counts as 9.
   *[no] { $name } holds the trick: beside { $beaten } the { $card } counts as 9.
}
page-trick_later-would-hit = { $you ->
    [yes] You hold the trick: { $n ->
        [0] no one at risk.
       *[other] { $n } at risk
    }
   *[no] { $name } holds the trick: { $n ->
        [0] no one at risk.
       *[other] { $n } at risk
    }
}
page-trick_later-attacked = { $you ->
    [yes] You are attacked and lose { $n ->
        [0] no one.
       *[other] { $n }:
    }
   *[no] { $name } is attacked and loses { $n ->
        [0] no one.
       *[other] { $n }:
    }
}
page-trick_later-spared = Too high for it, still waiting:
page-trick_later-joins = Of this trick, waiting from now on:

# The stage
page-trick_later-ask = { $phase ->
    [exchange] Exchange a card?
    [give] Give a card
   *[play] { $leads ->
        [yes] Your turn to lead
       *[no] Your turn
    }
}
page-trick_later-turn-of = { $phase ->
    [exchange] { $name } may exchange
    [give] { $name } gives a card
   *[play] { $name } to play
}
page-trick_later-over = The game is over
page-trick_later-ends-now = The last trick
page-trick_later-asked = { $phase ->
    [exchange] You were dealt no infected. You may set one card aside for infected 8; if several want to, one of you is drawn.
   *[give] Choose a card. It is set aside unseen, and infected 8 takes its place.
}
page-trick_later-answered = { $wants ->
    [yes] You want to exchange. The others have their say.
   *[no] You keep your hand. The others have their say.
}
page-trick_later-any = Any card may be played.
page-trick_later-hint = Tap a card to raise it, and again to play it.
page-trick_later-exchange = Exchange
page-trick_later-keep = Keep
page-trick_later-give = Give { $card }
page-trick_later-play = Play { $card }
page-trick_later-rule = Rule { $rule }
page-trick_later-hand = Your hand
page-trick_later-card-may = { $card }, may be played
page-trick_later-card-may-not = { $card }, may not be played

# What a card would do
page-trick_later-if-lead = You lead with it.
page-trick_later-if-takes = { $you ->
    [yes] You take the trick.
   *[no] { $name } takes the trick.
}
page-trick_later-if-holds = { $you ->
    [yes] You hold the trick, so far.
   *[no] { $name } still holds the trick.
}
page-trick_later-if-level = Attack level { $level }: { $n ->
    [0] no one is lost.
   *[other] { $you ->
        [yes] you lose
       *[no] { $name } loses
    }
}
page-trick_later-if-track = Your track goes to { $at }{ $n ->
    [0] .
   *[other] { " " }and you rescue
}
page-trick_later-if-saves = { $you ->
    [yes] You rescue
   *[no] { $name } rescues
}

# Scores
page-trick_later-game = { $rounds ->
    [0] Game
    [one] Game, after { $rounds } round
   *[other] Game, after { $rounds } rounds
}
page-trick_later-ends = The game ends with the round in which someone reaches 10.
page-trick_later-round-over = Round { $round } is over
page-trick_later-round-why = { $rescued } rescued, { $lost } lost, track at { $track }
page-trick_later-next-round = { $you ->
    [yes] You lead round { $round }.
   *[no] { $name } leads round { $round }.
}
page-trick_later-name = Player
page-trick_later-board = Board
page-trick_later-points = Points
page-trick_later-in-all = In all
page-trick_later-round = Round { $round }
page-trick_later-decided = { $decided ->
    [by_survivors] Level on points. { $side ->
        [lower] More rescued survivors in the last round decide it.
       *[upper] More survivors still waiting in the last round decide it.
    }
   *[shared] Level on points and on survivors: the win is shared.
}
page-trick_later-decided-trick = Trick { $trick } of round { $round } decided.
page-trick_later-decided-rescued = { $you ->
    [yes] You rescued { $cards }, and { $before } became { $after }.
   *[no] { $name } rescued { $cards }, and { $before } became { $after }.
}
page-trick_later-decided-lost = { $you ->
    [yes] You lost { $cards }, and { $before } became { $after }.
   *[no] { $name } lost { $cards }, and { $before } became { $after }.
}
page-trick_later-decided-full = { $you ->
    [yes] Your track was full, and { $before } became { $after }.
   *[no] { $name } had a full track, and { $before } became { $after }.
}
page-trick_later-decided-other = { $you ->
    [yes] Your { $before } became { $after }.
   *[no] { $name } went from { $before } to { $after }.
}
page-trick_later-decided-round = Round { $round } decided.
page-trick_later-decided-ahead = { $you ->
    [yes] You scored { $points } in it, were ahead in the first half of the game and stayed ahead.
   *[no] { $name } scored { $points } in it, was ahead in the first half of the game and stayed ahead.
}
page-trick_later-decided-number = { $name } { $n }
page-trick_later-tiebreak-upper = Waiting
page-trick_later-tiebreak-lower = Rescued
page-trick_later-last-boards = The boards at the end

# The quick-reference card
page-trick_later-ref-goal = Goal
page-trick_later-ref-goal-text = Rescue [survivors](survivor). Each one rescued scores 1 point, each one lost costs 1. The most points win, once somebody has 10.
page-trick_later-ref-deal = The deal
page-trick_later-ref-deal-text = Ten cards each{ $three ->
    [yes] ; one colour is out
   *[no] { "" }
}. Dealt no [infected](infected), you may exchange one card for infected 8; it is set aside unseen.
page-trick_later-ref-trick = A trick
page-trick_later-ref-follow = Follow
page-trick_later-ref-follow-text = Two or more of the colour led: play one of them. Just one: play it, or any infected. None: anything. Infected led: anything.
page-trick_later-ref-lead = Lead
page-trick_later-ref-lead-text = To [lead](lead), play any survivor. An infected only after somebody has played one to another's lead in an earlier trick, or if you hold nothing else.
page-trick_later-ref-wins = Who takes the trick
page-trick_later-ref-wins-text = Only survivors: the highest of the colour led. Any infected in it: the highest value of all, and a survivor beats an infected of the same value. A colour's 1 and 8 together: that 1 counts as 9.
page-trick_later-ref-attack = Attack
page-trick_later-ref-attack-text = The infected of the trick add up to the attack level. Whoever takes the trick loses every survivor who [waits](waiting) with a value up to it, and the [track](track) goes to 0. The survivors of this trick come after that.
page-trick_later-ref-rescue = Rescue
page-trick_later-ref-rescue-text = The trick's survivors wait with its winner. Everybody else's track goes up by the card they played; { $overflow ->
    [cap] it stops at 8.
   *[stay] one that would pass 8 stays where it is.
} Then, while a track { $rescue ->
    [below] is above
   *[at_most] reaches
} the lowest who waits, that one is rescued and the track goes down by its value.
page-trick_later-ref-finish = The end
page-trick_later-ref-score = A round
page-trick_later-ref-score-text = After ten tricks: 1 for each rescued, 3 for a track at 8, less 1 for each lost. Never below 0 in a round.
page-trick_later-ref-end = The game
page-trick_later-ref-end-text = If anybody has 10 points or more after a round, the highest total wins; otherwise there is another round, led by whoever scored least in this one. In a tie, the most survivors { $tiebreak ->
    [lower] rescued
   *[upper] still waiting
} in the last round decide.
page-trick_later-term-survivor = Survivors are the cards of the four colours, 1 to 8.
page-trick_later-term-infected = Infected are the purple cards, 0 to 8. They are of no colour.
page-trick_later-term-lead = To lead is to play the first card of a trick. Its colour is the one to follow.
page-trick_later-term-waiting = Survivors wait on the upper side of a board. There they score nothing yet, and an attack can reach them.
page-trick_later-term-track = Every board has a track from 0 to 8. It pays for rescues, and at 8 when a round ends it scores 3.
page-trick_later-sum-goal = Rescue survivors: each one scores 1, each one lost costs 1.
page-trick_later-sum-trick = Everybody plays one card and follows the colour led. The highest takes the trick; beside the 8 of its colour a 1 is the highest.
page-trick_later-sum-wait = The survivors of the trick now wait with whoever took it.
page-trick_later-sum-track = Everybody else moves up their track by the card they played. It rescues those who wait, the lowest first.
page-trick_later-sum-attack = Infected attack whoever takes the trick: all who wait there are lost, up to the sum of the infected.
page-trick_later-sum-end = Ten tricks are a round. When somebody has 10 points after one, the most points win.
page-trick_later-tally-trick = Tricks taken
page-trick_later-tally-lost = Survivors lost a round
page-trick_later-tally-round = Best round
