# Why something would have been better in 10 Trick Later.

trick_later-fact-attack = { $lost ->
    [0] As the trick stood, it drew an attack of { $level }.
    [one] As the trick stood, it drew an attack of { $level }, which costs { $lost } survivor.
   *[other] As the trick stood, it drew an attack of { $level }, which costs { $lost } survivors.
}
trick_later-fact-kept = { $survivors ->
    [one] With { $card } that survivor stayed.
   *[other] With { $card }, { $survivors } survivors stayed.
}
trick_later-fact-rescue = { $survivors ->
    [one] As the trick stood, { $card } rescued { $survivors } survivor instead of { $instead }.
   *[other] As the trick stood, { $card } rescued { $survivors } survivors instead of { $instead }.
}
trick_later-fact-track = As the trick stood, { $card } brought the track to { $track } instead of { $instead }.
trick_later-fact-threat = { $infected ->
    [one] { $infected } infected card was still unseen, of value { $level }, { $waiting ->
        [one] and { $waiting } survivor waited.
       *[other] and { $waiting } survivors waited.
    }
   *[other] { $infected } infected cards were still unseen, of value { $level } together, { $waiting ->
        [one] and { $waiting } survivor waited.
       *[other] and { $waiting } survivors waited.
    }
}
trick_later-fact-beaten = { $cards ->
    [0] No card that was unseen could take the trick from { $card }.
    [one] Only { $cards } unseen card could take the trick from { $card }.
   *[other] { $cards } unseen cards could take the trick from { $card }.
}
