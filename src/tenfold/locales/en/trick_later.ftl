# 10 Trick Later: refusals, one per rule; then what happens.

trick_later-L2-2 = A card is given away only for infected 8, by the player who exchanges, from that player's hand.
trick_later-L2-3 = You were dealt no infected: say whether you want to exchange a card for infected 8, or keep your hand.
trick_later-L3-1 = You play one card from your hand, and this one is not in it.
trick_later-L3-2 = No infected may be led yet: first somebody must play one to another's lead. You hold { $survivors ->
    [one] one survivor: lead it.
   *[other] { $survivors } survivors: lead one of them.
}
trick_later-L3-3 = { $held ->
    [one] You hold one { $colour ->
        [r] red
        [g] green
        [y] yellow
       *[b] blue
    } card: play it{ $infected ->
        [0] .
       *[other] , or an infected.
    }
   *[other] You hold { $held } { $colour ->
        [r] red
        [g] green
        [y] yellow
       *[b] blue
    } cards: play one of them.
}

trick_later-card-infected = infected { $number }
trick_later-card-survivor = { $colour ->
    [r] red
    [g] green
    [y] yellow
   *[b] blue
} { $number }

trick_later-dealt = { $you ->
    [yes] Round { $round } is dealt; you lead.
   *[no] Round { $round } is dealt; { $player } leads.
}
trick_later-answered = { $you ->
    [yes] You have answered.
   *[no] { $player } has answered.
}
trick_later-exchanges = { $you ->
    [yes] You take infected 8.
   *[no] { $player } takes infected 8.
}
trick_later-gave = { $you ->
    [yes] You set a card aside.
   *[no] { $player } sets a card aside.
}
trick_later-played = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
trick_later-took_trick = { $you ->
    [yes] You take the trick with { $card }
   *[no] { $player } takes the trick with { $card }
}{ $by ->
    [nine] : beside { $beaten } it counts as 9.
    [highest] : with infected in the trick the highest of all wins.
    [survivor] : a survivor beats { $beaten }, an infected of the same value.
    [lead] : as high as { $beaten }, but of the colour that was led.
    [first] : as high as { $beaten }, but played first.
   *[colour] .
}
trick_later-attacked = { $you ->
    [yes] The infected attack you: level { $level }, and your track goes to 0.
   *[no] The infected attack { $player }: level { $level }, and the track goes to 0.
}
trick_later-lost = { $you ->
    [yes] You lose { $card }.
   *[no] { $player } loses { $card }.
}
trick_later-track = { $you ->
    [yes] Your track is at { $value }
   *[no] { $player }'s track is at { $value }
}{ $over ->
    [yes] : it may not pass 8.
   *[no] .
}
trick_later-rescued = { $you ->
    [yes] You rescue { $card }.
   *[no] { $player } rescues { $card }.
}
trick_later-scored = { $points ->
    [one] { $you ->
        [yes] You score { $points } point.
       *[no] { $player } scores { $points } point.
    }
   *[other] { $you ->
        [yes] You score { $points } points.
       *[no] { $player } scores { $points } points.
    }
}
trick_later-over = The game is over.
