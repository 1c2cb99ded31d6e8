# The page: TEN.

page-ten-you = あなた
page-ten-others = ほかのプレイヤー
page-ten-open-board = { $name }のボードを開く
page-ten-market = 市場
page-ten-market-price = 価格は数字のとおり
page-ten-cards = { $n }枚
page-ten-points = { $n }点
page-ten-purse = 通貨トークン{ $coins }枚、{ $busts ->
    [0] バーストトークンなし
   *[other] バーストトークン{ $busts }個
}
page-ten-row = { $colour ->
    [b] 青
    [g] 緑
    [o] オレンジ
   *[p] ピンク
}：{ $numbers ->
    [0] なし
   *[other] { $numbers }
}
page-ten-row-run = { $colour ->
    [b] 青
    [g] 緑
    [o] オレンジ
   *[p] ピンク
}：{ $numbers ->
    [0] ワイルドカードのみ
   *[other] { $numbers }
}。{ $first }から{ $last }までの数列で{ $points }点です。

# The stage

page-ten-deck = { $n ->
    [0] 山札なし
   *[other] 山札{ $n }枚
}
page-ten-nothing-drawn = まだ引いていません。
page-ten-net = 合計
page-ten-currency = 通貨
page-ten-bust-word = バースト
page-ten-bust-title = { $you ->
    [yes] {""}
   *[no] { $name }：
}{ $by ->
    [net] 合計値{ $total }
   *[currency] 通貨{ $total }
}が{ $limit }を超えてバースト
page-ten-bust-lines = バーストの結果
page-ten-bust-market = { $n ->
    [0] 数字は引かれていないので、市場に移るカードはありません。
   *[other] は市場に移り、誰でも買えます。
}
page-ten-bust-kept = { $n ->
    [0] { $name }は数字を引いていません。
   *[other] は{ $name }のものです。オートマは数字を手放しません。
}
page-ten-bust-token = { $you ->
    [yes] バーストトークンを1個受け取ります。一度だけ3として支払えます。
   *[no] { $name }はバーストトークンを1個受け取ります。一度だけ3として支払えます。
}
page-ten-bust-bought = { $you ->
    [yes] バーストトークンの代わりに、このカードを買います。
   *[no] { $name }はバーストトークンの代わりに、このカードを買います。
}
page-ten-bust-gains = { $you ->
    [yes] あなた +{ $coins }。
   *[no] { $name } +{ $coins }。
}
page-ten-bust-paid = { $amount ->
    [0] { $by ->
        [net] 通貨は引かれていないので、誰も受け取りません。
       *[currency] 誰も受け取りません。ほかの人が得るのは、合計値が10を超えたときだけです。
    }
   *[other] 合計値のバーストなので、ほかの全員が通貨の合計{ $amount }を受け取ります。
}
page-ten-gauge = 合計値{ $net }、通貨{ $currency }。11でバーストです。
page-ten-turn-of = { $you ->
    [yes] あなたの手番
   *[no] { $name }の手番
}
page-ten-in-turn-of = { $you ->
    [yes] あなたの手番中
   *[no] { $name }の手番中
}
page-ten-auction = オークション
page-ten-over = ゲーム終了
page-ten-skip = 手番の終わりまで飛ばす
page-ten-go-on = 続ける
page-ten-pace = { $name }の手番の速さ
page-ten-waiting = { $phase ->
    [auction] { $name }の入札待ち
    [pay] { $name }の支払い待ち
    [buy] { $name }の購入待ち
    [final] { $name }の最後の購入待ち
   *[bust] { $name }がバースト
}
page-ten-title-draw = あなたの手番
page-ten-title-auction = あなたの入札
page-ten-title-pay = { $n }を支払う
page-ten-title-buy = カードの購入
page-ten-title-bust = バーストしました
page-ten-title-final = 最後の購入
page-ten-note-draw = 引くか、数字を取るか、通貨を取ります。
page-ten-note-auction = 最高額より多く入札するか、パスします。
page-ten-note-pay = 支払い方は自由です。
page-ten-note-buy = 1枚買うか、何も買いません。
page-ten-note-bust = バーストトークンを受け取るか、代わりに1枚買います。
page-ten-note-final = 最後に1枚買うか、何も買いません。

# Drawing and taking

page-ten-draw = 引く
page-ten-chance = バースト{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
page-ten-of = { $cards }枚中{ $n }枚
page-ten-take-numbers = 数字を取る
page-ten-take-currency = 通貨を取る
page-ten-then-numbers = その後、1枚買えます
page-ten-then-currency = あなただけ。購入なし
page-ten-gain = { $lost ->
    [0] { $name } +{ $coins }
   *[other] { $name } +{ $coins }（{ $lost }枚は失う）
}
page-ten-gain-all = ほかの全員 +{ $coins }
page-ten-gain-you = { $lost ->
    [0] あなた +{ $coins }
   *[other] あなた +{ $coins }（上限10枚、{ $lost }枚は失う）
}

# Auction

page-ten-wild-colour = { $colour ->
    [b] 青
    [g] 緑
    [o] オレンジ
   *[p] ピンク
}の好きな数字になります。
page-ten-wild-number = 好きな色の{ $number }になります。
page-ten-wild-super = 好きな色の好きな数字になります。
page-ten-score-goes = 手に入れると{ $from }点から{ $to }点になります。
page-ten-power = { $n }まで支払えます。
page-ten-high-bid = { $you ->
    [yes] 最高入札はあなたの{ $n }です。
   *[no] 最高入札は{ $name }の{ $n }です。
}
page-ten-speakers = 入札とパスの状況
page-ten-said-passed = パス
page-ten-said-topped = { $n }で入札
page-ten-said-now = 入札中
page-ten-said-waits = 待ち
page-ten-bid = { $n }で入札
page-ten-any-bid = 入札額
page-ten-quick-coins = 通貨トークン全部
page-ten-quick-currency = トークン全部
page-ten-quick-most = すべて
page-ten-pass = パス
page-ten-pass-nobody = パス（誰も取らない）
page-ten-pass-takes = パス（{ $name }が{ $n }で落札）
page-ten-less = { $what }：減らす
page-ten-more = { $what }：増やす

# Paying and buying

page-ten-yours-for = { $n }で落札しました。
page-ten-yours-card = { $card }が手に入ります。
page-ten-price = 価格は{ $n }です。
page-ten-pays = { $name }が{ $n }を支払います。
page-ten-covered = 支払い：{ $price }のうち{ $n }。
page-ten-suggested = おすすめの支払い方です。{ $from }点から{ $to }点になります。
page-ten-suggested-same = おすすめの支払い方です。
page-ten-token-lost = バーストトークンにおつりはなく、{ $n }を失います。
page-ten-token-forced = バーストトークンが{ $n }個以上必要です。通貨トークンとカードでは{ $others }にしかなりません。
page-ten-tokens = バーストトークン
page-ten-coins = 通貨トークン
page-ten-pay-cards = カード（1枚1）
page-ten-more-cards = ほか{ $n }枚
page-ten-start-over = 選び直す
page-ten-back = 戻る
page-ten-pay = { $n }を支払う
page-ten-pay-tokens = { $n ->
    [0] バーストトークンなし
   *[other] バーストトークン{ $n }個
}
page-ten-pay-coins = { $n ->
    [0] 通貨トークンなし
   *[other] 通貨トークン{ $n }枚
}
page-ten-pay-card = { $card }を出す
page-ten-buy = { $card }を{ $price }で買う
page-ten-buy-card = { $card }を{ $price }で買う（{ $score }点になる）
page-ten-nothing-to-buy = いま市場で買えるカードはありません。
page-ten-buy-nothing = 買わない
page-ten-take-token = バーストトークンを受け取る

# Odds

page-ten-odds = 確率
page-ten-next-card = 次のカード
page-ten-odds-show = 確率を表示
page-ten-odds-hide = 確率を隠す
page-ten-odds-off = 山札に残るカードと、バーストする正確な確率です。
page-ten-odds-said = { $deck }枚中{ $bust }枚でバーストします。
page-ten-odds-go-on = 続けられる：{ $n }枚
page-ten-odds-auction = オークション：{ $n }枚
page-ten-odds-bust = バースト：{ $n }枚
page-ten-times = { $card }×{ $n }

# Result

page-ten-stands-for = { $card }として使用
page-ten-unused = 未使用
page-ten-decided-cards = 決め手は{ $cards }でした。
page-ten-decided-took = { $you ->
    [yes] あなたがカードを取り、{ $before }点が{ $after }点になりました。
   *[no] { $name }がカードを取り、{ $before }点が{ $after }点になりました。
}
page-ten-decided-bought = { $you ->
    [yes] あなたが{ $price }で購入し、{ $before }点が{ $after }点になりました。
   *[no] { $name }が{ $price }で購入し、{ $before }点が{ $after }点になりました。
}
page-ten-decided-won = { $you ->
    [yes] あなたが{ $price }で落札し、{ $before }点が{ $after }点になりました。
   *[no] { $name }が{ $price }で落札し、{ $before }点が{ $after }点になりました。
}
page-ten-decided-paid = { $you ->
    [yes] あなたがカードで支払い、{ $before }点が{ $after }点になりました。
   *[no] { $name }がカードで支払い、{ $before }点が{ $after }点になりました。
}
page-ten-decided-runs = { $colour ->
    [b] 青
    [g] 緑
    [o] オレンジ
   *[p] ピンク
}は{ $first }から{ $last }まで続きました。
page-ten-decided-biggest = 決め手は{ $colour ->
    [b] 青
    [g] 緑
    [o] オレンジ
   *[p] ピンク
}の{ $first }から{ $last }までの数列でした。
page-ten-decided-ahead = { $you ->
    [yes] あなたは前半からリードを守りました。
   *[no] { $name }は前半からリードを守りました。
}
page-ten-decided-points = 全員{ $n }点です。
page-ten-decided-tie = { $compared ->
    [currency] 残った通貨の多さで決まりました：{ $numbers }。
    [fewest_cards] 通貨も同じため、カードの少なさで決まりました：{ $numbers }。
    [unused_numbers] 通貨も同じため、使われなかった数字カードの多さで決まりました：{ $numbers }。
   *[solo] 同点なら相手の勝ちです。
}
page-ten-decided-shared = 通貨もカードも同じです。
page-ten-decided-number = { $name } { $n }
page-level-note-ten = { $name }は合計値が{ $level }以上になるまで引きます。
page-ten-tie = カード{ $cards }枚、通貨トークン{ $coins }枚、バーストトークン{ $busts }個
# The quick-reference card. A term and what there is to say about it.

page-ten-kind-number = 数字：合計値を増やします。
page-ten-kind-currency = 通貨：合計値を減らします。
page-ten-kind-colour = 色のワイルドカード：その色の好きな数字になります。
page-ten-kind-numbered = 数字のワイルドカード：好きな色のその数字になります。
page-ten-kind-super = スーパーワイルドカード：好きな色の好きな数字になります。
page-ten-about-goal = 目的
page-ten-about-goal-text = 数字を集めて、長くつなげます。色ごとに、いちばん長い数列のカード1枚につき1点です。1から9までそろうと10点です。得点がいちばん高い人の勝ちです。
page-ten-about-turn = 手番
page-ten-about-draw = 引く
page-ten-about-draw-text = カードを1枚ずつ、好きなだけ引きます。引いたカードは[場](tableau)に並びます。数字は[合計値](net)を増やし、通貨は減らします。
page-ten-about-bust = バースト
page-ten-about-bust-text = 合計値が11以上、または通貨が11以上でバーストです。数字カードは[市場](market)に移り、あなたは[バーストトークン](token)を受け取{ $variant ->
    [yes] るか、代わりにカードを1枚買います
   *[no] ります
}。合計値でバーストしたときは、ほかの全員が通貨を得ます。
page-ten-about-numbers = 数字を取る
page-ten-about-numbers-text = 数字カードはあなたのものになり、ほかの全員が通貨を[通貨トークン](coin)で得ます。その後、市場のカードを1枚買えます。
page-ten-about-currency = 通貨を取る
page-ten-about-currency-text = あなただけが通貨トークンを得ます。数字カードは市場に移り、購入はできません。
page-ten-about-auction = オークション
page-ten-about-auction-text = [ワイルドカード](wildcard)が出るとすぐに行います。1人1回、入札かパスをします。引いた人が最後です。{ $solo ->
    [yes] 入札は5からで、通貨トークン、バーストトークン、2枚目以降のカードだけで支払えます。
   *[no] { "" }
}
page-ten-about-paying = 購入と支払い
page-ten-about-paying-text = カードの価格はその数字です。通貨トークンは1、バーストトークンは3（おつりなし）、自分のカードは1枚1として支払えます。すでに持っているカードは買えません。
page-ten-about-end = ゲームの終わり
page-ten-about-end-text = 山札がなくなったら、全員がもう1回ずつ買えます。ワイルドカードをいちばん得になる場所に入れ、得点がいちばん高い人の勝ちです。{ $solo ->
    [yes] { $name }の得点を上回らなければ勝てません。
   *[no] 同点なら、残った通貨（通貨トークンとバーストトークン）が多い人の勝ちです。
}
page-ten-about-solo-text = { $name }は合計値が{ $level }以上になるまで引き、数字を取って、通貨をあなたに残します。バーストするのは通貨だけで、そのときも数字を取ります。購入はしません。
page-ten-about-board = リボンは得点になる数列です。斜線の場所はワイルドカードが埋めています。数字の下の線は2枚目を表します。
page-ten-term-tableau = 場は、この手番に引いたカードの列です。誰かが取るまで、誰のものでもありません。
page-ten-term-net = 合計値は、場の数字の合計から場の通貨の合計を引いた値です。0を下回ることもあります。
page-ten-term-market = 市場には、誰も取らなかった数字カードがあります。買うことができます。
page-ten-term-token = バーストトークンは3として支払えます。おつりはなく、通貨トークンの上限10枚には数えません。
page-ten-term-coin = 通貨トークンは1として支払えます。10枚を超えて持つことはできず、超える分は失われます。
page-ten-term-wildcard = ワイルドカードは、足りない数字の代わりになります。その色の好きな数字、好きな色のその数字、または何にでもなります。
page-ten-sum-goal = 数字を長くつなげます。色ごとに、いちばん長い数列のカード1枚につき1点です。1から9までそろうと10点です。
page-ten-sum-draw = 好きなだけカードを引きます。数字は足し、通貨は引きます。10を超えるとバーストです。
page-ten-sum-take = その前にやめて数字を取れば、ほかの全員が通貨を得ます。通貨を取れば、数字カードは市場に移ります。
page-ten-sum-buy = 数字を取った後は、市場のカードを1枚買えます。価格はその数字です。
page-ten-sum-wild = ワイルドカードは数列のすき間を埋めます。いちばん高く入札した人のものです。
page-ten-sum-end = 山札がなくなったら、全員がもう1回ずつ買えます。その後、得点がいちばん高い人の勝ちです。
page-ten-tally-bust = バーストした手番
page-ten-tally-auction = オークションの落札額
page-ten-tally-run = 最高の数列
