# 10 Trick Later: refusals, one a rule; then what happens.

trick_later-L2-2 = カードを手放すのは、感染者の8と交換する人だけです。自分の手札から1枚選びます。
trick_later-L2-3 = 感染者が配られませんでした。カード1枚を感染者の8と交換するか、手札をそのまま使うかを選んでください。
trick_later-L3-1 = 手札から1枚出します。このカードは手札にありません。
trick_later-L3-2 = 感染者ではまだリードできません。誰かがほかの人のリードに感染者を出した後か、手札が感染者だけのときにできます。
trick_later-L3-3 = { $colour ->
    [r] 赤
    [g] 緑
    [y] 黄
   *[b] 青
}をフォローしてください。1枚だけなら感染者も出せます。1枚もなければ何でも出せます。

trick_later-card-infected = 感染者の{ $number }
trick_later-card-survivor = { $colour ->
    [r] 赤
    [g] 緑
    [y] 黄
   *[b] 青
}の{ $number }

trick_later-dealt = 第{ $round }ラウンドのカードが配られました。リードは{ $player }です。
trick_later-answered = { $player }は答えました。
trick_later-exchanges = { $player }は感染者の8を取りました。
trick_later-gave = { $player }はカードを1枚脇に置きました。
trick_later-played = { $player }は{ $card }を出しました。
trick_later-took_trick = { $player }は{ $card }でトリックを取りました。
trick_later-attacked = 感染者が{ $player }を襲撃しました。襲撃レベルは{ $level }です。
trick_later-lost = { $player }は{ $card }を失いました。
trick_later-track = { $player }のトラックは{ $value }になりました。
trick_later-rescued = { $player }は{ $card }を救出しました。
trick_later-scored = { $player }は{ $points }点を得ました。
trick_later-over = ゲームが終わりました。
