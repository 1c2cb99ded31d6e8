# 10 Trick Later: refusals, one per rule; then what happens.

trick_later-L2-2 = A card is given away only for infected 8, by the player who exchanges, from that player's hand.
trick_later-L2-3 = You were dealt no infected: say whether you want to exchange a card for infected 8, or keep your hand.
trick_later-L3-1 = You play one card from your hand, and this one is not in it.
trick_later-L3-2 = No infected may be led yet: first somebody must play one to another's lead, unless you hold nothing else.
trick_later-L3-3 = You must follow { $colour ->
    [r] red
    [g] green
    [y] yellow
   *[b] blue
}: only with none of it may you play anything, and with just one also an infected.

trick_later-card-infected = infected { $number }
trick_later-card-survivor = { $colour ->
    [r] red
    [g] green
    [y] yellow
   *[b] blue
} { $number }

trick_later-dealt = Round { $round } is dealt; { $player } leads.
trick_later-answered = { $player } has answered.
trick_later-exchanges = { $player } takes infected 8.
trick_later-gave = { $player } sets a card aside.
trick_later-played = { $player } plays { $card }.
trick_later-took_trick = { $player } takes the trick with { $card }.
trick_later-attacked = The infected attack { $player }: level { $level }.
trick_later-lost = { $player } loses { $card }.
trick_later-track = { $player }'s track is at { $value }.
trick_later-rescued = { $player } rescues { $card }.
trick_later-scored = { $points ->
    [one] { $player } scores { $points } point.
   *[other] { $player } scores { $points } points.
}
trick_later-over = The game is over.
