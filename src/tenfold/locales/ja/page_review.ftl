# ページでの分析：それぞれの判断の価値、もう一度の挑戦、自分のミス。

page-review-of = { $game }の分析
page-review-note = 強いボットがすべての判断を調べます。より良い手、その損、そして運だったもの。少し時間がかかります。
page-review-ask = このゲームを分析
page-review-waiting = 順番を待っています
page-review-working = { $total }アクション中{ $done }まで調べました
page-review-under-way = ゲームを調べています。
page-review-ready = 分析ができました。
page-review-failed = 分析中に問題が起きました。調べたところまでは残っています。もう一度どうぞ。
page-review-to-table = 結果へ
page-review-replay = リプレイを見る
page-review-won-behind = { $you ->
    [yes] 手番{ $turn }であなたの勝つ見込みは{ $chance }%でしたが、勝ちました。
   *[no] 手番{ $turn }で{ $player }の勝つ見込みは{ $chance }%でしたが、勝ちました。
}
page-review-won-ahead = { $you ->
    [yes] あなたはゲームの大半をリードして勝ちました。
   *[no] { $player }はゲームの大半をリードして勝ちました。
}
page-review-won-close = { $you ->
    [yes] あなたは最後まで分からないゲームに勝ちました。
   *[no] { $player }は最後まで分からないゲームに勝ちました。
}

# 曲線と分かれ目

page-review-curve = 最初から最後のアクションまでの勝つ見込み。{ $players }。
page-review-from-to = { $player }は{ $before }%から{ $after }%
page-review-figures = 手番ごとの数字
page-review-turn = 手番の後
page-review-band = 単位は%。薄い帯は上下に標準誤差2つ分です。
page-review-here = この端末で作成されたもので、見られるのはあなただけです。
page-review-swing = { $player }：{ $before }%から{ $after }%
page-review-split = 運{ $luck }、ミス{ $choices }、誤差{ $noise }

# 結果を作ったもの

page-review-made = 結果を作ったもの
page-review-made-note = 勝つ見込み（%）。誤差は、推定では分けられないものです。
page-review-from = { $start }から
page-review-accuracy = 正確さ
page-review-accuracy-note = 最善と同等だった判断

# 判断

page-review-mistakes = 最も損をした判断
page-review-whose = 誰の判断
page-review-everybody = 全員
page-review-chosen = 選んだ手：
page-review-better = より良い手：
page-review-cost-label = { $cost }%の損
page-review-look = その場面を見る
page-review-again = ここからやり直す
page-review-again-note = この判断から、ボットを相手に続きを遊びます。もとのゲームはそのまま残ります。
page-review-cards = 見えなかったカード
page-review-cards-same = 同じまま
page-review-cards-new = 引き直す
page-review-cards-same-note = 隠れたカードはすべて当時のままです。
page-review-cards-new-note = 見えなかったカードを混ぜ直すので、何が出たかを知っていても役に立ちません。
page-review-again-play = ここから遊ぶ

# やり直しのテーブル

page-review-origin = { $cards ->
    [new] { $at }アクション目からのやり直しです。隠れたカードは引き直しました。
   *[same] { $at }アクション目からのやり直しです。カードは同じです。
}
page-review-beside = 前回との比較
page-review-then = 前回
page-review-now = 今回
page-review-winner = 勝ち

# 自分のミス

page-review-practise-note = 分析したゲームでのあなたのミスです。どれからでも続きを遊んで、うまくいくか試せます。
page-review-practise-none = 練習するミスはまだありません。終わったゲームを分析すると、ここに出ます。
page-review-order = 並び順
page-review-order-newest = 新しいゲームから
page-review-order-costly = 損の大きい順
page-review-more = もっと見る
