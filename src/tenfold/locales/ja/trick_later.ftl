# 10 Trick Later: refusals, one a rule; then what happens.

trick_later-L2-2 = カードを手放すのは、感染者の8と交換する人だけです。自分の手札から1枚選びます。
trick_later-L2-3 = 感染者が配られませんでした。カード1枚を感染者の8と交換するか、手札をそのまま使うかを選んでください。
trick_later-L3-1 = 手札から1枚出します。このカードは手札にありません。
trick_later-L3-2 = 感染者ではまだリードできません。先に誰かが、ほかの人のリードに感染者を出す必要があります。あなたの生存者は{ $survivors }枚です。そこからリードしてください。
trick_later-L3-3 = { $colour ->
        [r] 赤
        [g] 緑
        [y] 黄
       *[b] 青
    }は{ $held }枚あります。{ $held ->
    [1] それを出{ $infected ->
        [0] してください。
       *[other] すか、感染者を出してください。
    }
   *[other] どれか1枚を出してください。
}

trick_later-card-infected = 感染者の{ $number }
trick_later-card-survivor = { $colour ->
    [r] 赤
    [g] 緑
    [y] 黄
   *[b] 青
}の{ $number }

trick_later-dealt = { $you ->
    [yes] 第{ $round }ラウンドのカードが配られました。リードはあなたです。
   *[no] 第{ $round }ラウンドのカードが配られました。リードは{ $player }です。
}
trick_later-answered = { $you ->
    [yes] あなたは答えました。
   *[no] { $player }は答えました。
}
trick_later-exchanges = { $you ->
    [yes] あなたは感染者の8を取りました。
   *[no] { $player }は感染者の8を取りました。
}
trick_later-gave = { $you ->
    [yes] あなたはカードを1枚脇に置きました。
   *[no] { $player }はカードを1枚脇に置きました。
}
trick_later-played = { $you ->
    [yes] あなたは{ $card }を出しました。
   *[no] { $player }は{ $card }を出しました。
}
trick_later-took_trick = { $you ->
    [yes] あなたは{ $card }でトリックを取りました
   *[no] { $player }は{ $card }でトリックを取りました
}{ $by ->
    [nine] 。{ $beaten }があるトリックでは、この1を9と数えます。
    [highest] 。感染者が出たトリックでは、全体でいちばん大きい値が勝ちます。
    [survivor] 。同じ値なら、生存者が感染者（{ $beaten }）に勝ちます。
    [lead] 。{ $beaten }と同じ値ですが、リードの色が優先です。
    [first] 。{ $beaten }と同じ値ですが、先に出されたほうが勝ちます。
   *[colour] 。
}
trick_later-attacked = { $you ->
    [yes] 感染者があなたを襲撃しました。襲撃レベルは{ $level }、トラックは0になります。
   *[no] 感染者が{ $player }を襲撃しました。襲撃レベルは{ $level }、トラックは0になります。
}
trick_later-lost = { $you ->
    [yes] あなたは{ $card }を失いました。
   *[no] { $player }は{ $card }を失いました。
}
trick_later-track = { $you ->
    [yes] あなたのトラックは{ $value }になりました
   *[no] { $player }のトラックは{ $value }になりました
}{ $over ->
    [yes] 。8を超えることはできません。
   *[no] 。
}
trick_later-rescued = { $you ->
    [yes] あなたは{ $card }を救出しました。
   *[no] { $player }は{ $card }を救出しました。
}
trick_later-scored = { $you ->
    [yes] あなたは{ $points }点を得ました。
   *[no] { $player }は{ $points }点を得ました。
}
trick_later-over = ゲームが終わりました。
