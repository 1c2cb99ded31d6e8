# 10 Trick Later on the page. $you says whether a sentence speaks to the reader.

page-trick_later-others = ほかのプレイヤー
page-trick_later-where = 第{ $round }ラウンド、トリック{ $trick }
page-trick_later-out = { $colour ->
    [r] 赤は不使用
    [g] 緑は不使用
    [y] 黄は不使用
   *[b] 青は不使用
}
page-trick_later-may-lead = 感染者でリードできます
page-trick_later-may-not-lead = 感染者のリードはまだ不可
page-trick_later-has-eight = { $you ->
    [yes] あなたは感染者の8を取りました
   *[no] { $name }は感染者の8を取りました
}
page-trick_later-gave = { $card }を脇に置き、感染者の8を取りました

# Boards
page-trick_later-waiting = 待機
page-trick_later-track = トラック
page-trick_later-rescued = 救出
page-trick_later-nobody = なし
page-trick_later-lost = 犠牲{ $n }人
page-trick_later-at-risk = { $card }（危険）
page-trick_later-track-at = トラックは8のうち{ $at }
page-trick_later-track-next = トラックは8のうち{ $at }。{ $next }で次を救出
page-trick_later-cards = { $n }枚
page-trick_later-now = いま+{ $n }
page-trick_later-total = 合計{ $n }点
page-trick_later-open-board = { $name }のボードを開く
page-trick_later-board-of = { $name }のボード

# The trick
page-trick_later-trick = トリック{ $trick }
page-trick_later-player = { $you ->
    [yes] あなた
   *[no] { $name }
}
page-trick_later-led = リード
page-trick_later-your-card = あなた
page-trick_later-thinks = 考え中
page-trick_later-holds = 最強
page-trick_later-takes = 獲得
page-trick_later-counts-nine = 9扱い
page-trick_later-level = 襲撃レベル
page-trick_later-level-n = 襲撃レベル{ $n }
page-trick_later-leads = { $you ->
    [yes] あなたがリードします。
   *[no] { $name }がリードします。
}
page-trick_later-has-led = { $you ->
    [yes] あなたがリードしました。
   *[no] { $name }がリードしました。
}
page-trick_later-no-attack = { $you ->
    [yes] このままならあなたがトリックを取ります。まだ襲撃はありません。
   *[no] このままなら{ $name }がトリックを取ります。まだ襲撃はありません。
}
page-trick_later-nine = { $you ->
    [yes] いまのところ、あなたが勝っています。{ $beaten }があるので、{ $card }は9と数えます。
   *[no] いまのところ、{ $name }が勝っています。{ $beaten }があるので、{ $card }は9と数えます。
}
page-trick_later-would-hit = { $you ->
    [yes] このままならあなたがトリックを取り、{ $n ->
        [0] 誰も失いません。
       *[other] { $n }人を失います：
    }
   *[no] このままなら{ $name }がトリックを取り、{ $n ->
        [0] 誰も失いません。
       *[other] { $n }人を失います：
    }
}
page-trick_later-attacked = { $you ->
    [yes] あなたは襲撃を受けました。{ $n ->
        [0] 誰も失いません。
       *[other] { $n }人を失います：
    }
   *[no] { $name }は襲撃を受けました。{ $n ->
        [0] 誰も失いません。
       *[other] { $n }人を失います：
    }
}
page-trick_later-spared = 襲撃が届かず、上側に残る：
page-trick_later-joins = このトリックから、上側に加わる：

# The stage
page-trick_later-ask = { $phase ->
    [exchange] 交換しますか？
    [give] 手放すカードを選ぶ
   *[play] { $leads ->
        [yes] あなたのリードです
       *[no] あなたの番です
    }
}
page-trick_later-turn-of = { $phase ->
    [exchange] { $name }が交換するか選択中
    [give] { $name }が手放すカードを選択中
   *[play] { $name }の番
}
page-trick_later-over = ゲーム終了
page-trick_later-ends-now = 最後のトリック
page-trick_later-asked = { $phase ->
    [exchange] 感染者が配られませんでした。カード1枚を脇に置いて、感染者の8と交換できます。希望者が複数なら、抽選で1人に決まります。
   *[give] カードを1枚選んでください。伏せたまま脇に置き、代わりに感染者の8が手札に入ります。
}
page-trick_later-answered = { $wants ->
    [yes] 交換を希望しました。ほかの人の答えを待っています。
   *[no] 交換しません。ほかの人の答えを待っています。
}
page-trick_later-any = どのカードでも出せます。
page-trick_later-hint = カードをタップして選び、もう一度タップして出します。
page-trick_later-exchange = 交換する
page-trick_later-keep = 交換しない
page-trick_later-give = { $card }を手放す
page-trick_later-play = { $card }を出す
page-trick_later-rule = ルール{ $rule }
page-trick_later-hand = あなたの手札
page-trick_later-card-may = { $card }、出せます
page-trick_later-card-may-not = { $card }、出せません

# What a card would do
page-trick_later-if-lead = これでリードします。
page-trick_later-if-takes = { $you ->
    [yes] あなたがトリックを取ります。
   *[no] { $name }がトリックを取ります。
}
page-trick_later-if-holds = { $you ->
    [yes] いまのところあなたが勝っています。
   *[no] まだ{ $name }が勝っています。
}
page-trick_later-if-level = 襲撃レベル{ $level }：{ $n ->
    [0] 誰も失いません。
   *[other] { $you ->
        [yes] あなたが失うのは
       *[no] { $name }が失うのは
    }
}
page-trick_later-if-track = あなたのトラックは{ $at }になります。{ $n ->
    [0] { "" }
   *[other] 救出：
}
page-trick_later-if-saves = { $you ->
    [yes] あなたが救出：
   *[no] { $name }が救出：
}

# Scores
page-trick_later-game = { $rounds ->
    [0] ゲーム
   *[other] ゲーム（{ $rounds }ラウンド終了）
}
page-trick_later-ends = 誰かが10点に達したラウンドでゲームが終わります。
page-trick_later-round-over = 第{ $round }ラウンド終了
page-trick_later-round-why = 救出{ $rescued }人、犠牲{ $lost }人、トラック{ $track }
page-trick_later-next-round = { $you ->
    [yes] 第{ $round }ラウンドはあなたがリードします。
   *[no] 第{ $round }ラウンドは{ $name }がリードします。
}
page-trick_later-name = プレイヤー
page-trick_later-board = ボード
page-trick_later-points = 得点
page-trick_later-in-all = 合計
page-trick_later-round = 第{ $round }ラウンド
page-trick_later-decided = { $decided ->
    [by_survivors] 同点です。{ $side ->
        [lower] 最後のラウンドで救出した生存者が多い人の勝ちです。
       *[upper] 最後のラウンドで待機している生存者が多い人の勝ちです。
    }
   *[shared] 得点も生存者の数も同じです。勝利を分け合います。
}
page-trick_later-decided-trick = 決め手は第{ $round }ラウンドの第{ $trick }トリックでした。
page-trick_later-decided-rescued = { $you ->
    [yes] あなたが{ $cards }を救出し、{ $before }点が{ $after }点になりました。
   *[no] { $name }が{ $cards }を救出し、{ $before }点が{ $after }点になりました。
}
page-trick_later-decided-lost = { $you ->
    [yes] あなたが{ $cards }を失い、{ $before }点が{ $after }点になりました。
   *[no] { $name }が{ $cards }を失い、{ $before }点が{ $after }点になりました。
}
page-trick_later-decided-full = { $you ->
    [yes] あなたのトラックが最大になり、{ $before }点が{ $after }点になりました。
   *[no] { $name }のトラックが最大になり、{ $before }点が{ $after }点になりました。
}
page-trick_later-decided-other = { $you ->
    [yes] あなたの{ $before }点が{ $after }点になりました。
   *[no] { $name }の{ $before }点が{ $after }点になりました。
}
page-trick_later-decided-round = 決め手は第{ $round }ラウンドでした。
page-trick_later-decided-ahead = { $you ->
    [yes] あなたはこのラウンドで{ $points }点を取り、前半からリードを守りました。
   *[no] { $name }はこのラウンドで{ $points }点を取り、前半からリードを守りました。
}
page-trick_later-decided-number = { $name } { $n }
page-trick_later-tiebreak-upper = 待機
page-trick_later-tiebreak-lower = 救出
page-trick_later-last-boards = 終了時のボード

# The quick-reference card
page-trick_later-ref-goal = 目的
page-trick_later-ref-goal-text = [生存者](survivor)を救出します。救出1人につき1点、犠牲1人につき-1点です。誰かが10点に達したら、得点がいちばん高い人の勝ちです。
page-trick_later-ref-deal = 配る
page-trick_later-ref-deal-text = 1人10枚です{ $three ->
    [yes] （1色は使いません）
   *[no] { "" }
}。[感染者](infected)が配られなければ、カード1枚を感染者の8と交換できます。手放したカードは伏せたまま脇に置きます。
page-trick_later-ref-trick = トリック
page-trick_later-ref-follow = フォロー
page-trick_later-ref-follow-text = リードの色が2枚以上あれば、その中から出します。1枚だけなら、それか感染者を出します。なければ何でも出せます。感染者のリードには何でも出せます。
page-trick_later-ref-lead = リード
page-trick_later-ref-lead-text = 生存者ならいつでも[リード](lead)できます。感染者は、前のトリックで誰かがほかの人のリードに感染者を出した後か、手札が感染者だけのときに出せます。
page-trick_later-ref-wins = トリックの勝者
page-trick_later-ref-wins-text = 生存者だけなら、リードの色でいちばん大きいカードが勝ちます。感染者がいれば、全体でいちばん大きいカードが勝ち、同じ数なら生存者が感染者に勝ちます。同じ色の1と8がそろうと、その1は9になります。
page-trick_later-ref-attack = 襲撃
page-trick_later-ref-attack-text = トリックの感染者の合計が襲撃レベルです。トリックを取った人は、[待機](waiting)している生存者のうちその値以下をすべて失い、[トラック](track)は0になります。このトリックの生存者が来るのはその後です。
page-trick_later-ref-rescue = 救出
page-trick_later-ref-rescue-text = トリックの生存者は、取った人のところで待機します。ほかの人のトラックは、出したカードの数だけ進みます。{ $overflow ->
    [cap] 8で止まります。
   *[stay] 8を超えるときは動きません。
}次に、トラックが待機中のいちばん小さい生存者{ $rescue ->
    [below] より大きい
   *[at_most] 以上の
}間、その生存者を救出し、トラックをその数だけ戻します。
page-trick_later-ref-finish = 終わり方
page-trick_later-ref-score = ラウンド
page-trick_later-ref-score-text = 10トリックの後、救出1人につき1点、トラックが8なら3点、犠牲1人につき-1点です。1ラウンドの得点は0点を下回りません。
page-trick_later-ref-end = ゲーム
page-trick_later-ref-end-text = ラウンドの後に誰かが10点以上なら、合計がいちばん高い人の勝ちです。そうでなければ、得点がいちばん低かった人のリードで次のラウンドをします。同点なら、最後のラウンドで{ $tiebreak ->
    [lower] 救出した
   *[upper] 待機している
}生存者が多い人の勝ちです。
page-trick_later-term-survivor = 生存者は、4色の1から8のカードです。
page-trick_later-term-infected = 感染者は、紫の0から8のカードです。どの色にも属しません。
page-trick_later-term-lead = リードは、トリックの最初のカードを出すことです。ほかの人はその色に従います。
page-trick_later-term-waiting = 生存者はボードの上側で待機します。そこではまだ得点にならず、襲撃されることがあります。
page-trick_later-term-track = どのボードにも0から8のトラックがあり、救出に使います。ラウンドの終わりに8なら3点です。
page-trick_later-sum-goal = 生存者を救出します。救出1人につき1点、犠牲1人につき-1点です。
page-trick_later-sum-trick = 1人1枚、リードの色に従って出します。いちばん大きいカードがトリックを取ります。同じ色の8と並んだ1は最強です。
page-trick_later-sum-wait = トリックの生存者は、取った人のところで待機します。
page-trick_later-sum-track = ほかの人のトラックは、出したカードの数だけ進みます。待機中の生存者を、小さい数から救出します。
page-trick_later-sum-attack = 感染者は、トリックを取った人を襲撃します。そこで待機している、感染者の合計以下の生存者を失います。
page-trick_later-sum-end = 10トリックで1ラウンドです。その後に誰かが10点以上なら、得点がいちばん高い人の勝ちです。
page-trick_later-tally-trick = 取ったトリック
page-trick_later-tally-lost = ラウンドごとに失った生存者
page-trick_later-tally-round = 最高のラウンド
