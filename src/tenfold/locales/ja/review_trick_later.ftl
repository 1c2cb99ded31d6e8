# 10 Trick Laterで、なぜ別の手が良かったか。

trick_later-fact-attack = { $lost ->
    [0] そのままなら、襲撃レベル{ $level }の襲撃を受けるトリックでした。
   *[other] そのままなら、襲撃レベル{ $level }の襲撃を受け、生存者{ $lost }人を失うトリックでした。
}
trick_later-fact-kept = { $card }なら、生存者{ $survivors }人が残りました。
trick_later-fact-rescue = そのままなら、{ $card }で生存者を{ $instead }人ではなく{ $survivors }人救出できました。
trick_later-fact-track = そのままなら、{ $card }でトラックは{ $instead }ではなく{ $track }になりました。
trick_later-fact-threat = 感染者がまだ{ $infected }枚（値の合計{ $level }）見えておらず、生存者{ $waiting }人が待っていました。
trick_later-fact-beaten = { $cards ->
    [0] まだ見えていないカードで{ $card }からトリックを取れるものはありませんでした。
   *[other] まだ見えていないカードのうち{ $cards }枚は{ $card }からトリックを取れました。
}
