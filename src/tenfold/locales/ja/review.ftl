# ゲームの後：それぞれの判断の価値と、運だったもの。

review-behind = { $turn }番目の手番で{ $player }の勝つ見込みは{ $chance }%でしたが、勝ちました。
review-ahead = { $player }はゲームの大半をリードして勝ちました。
review-close = { $player }は最後まで分からないゲームに勝ちました。
review-shared = 勝利は分け合われました。
review-most = { $most ->
    [luck] 判断よりも運のほうが大きく働きました。
    [others] 運よりも判断のほうが大きく働きました。
   *[both] 運と判断は同じくらい働きました。
}
review-turning-points = 分かれ目
review-turning-point = { $turn }番目の手番：{ $player }の勝つ見込みが{ $before }%から{ $after }%に（運{ $luck }、ミス{ $choices }、誤差{ $noise }）。
review-shares = 結果を作ったもの（勝つ見込み、%）
review-start = 開始
review-own = 自分のミス
review-others = 他の人のミス
review-luck = 運
review-noise = 誤差
review-result = 結果
review-accuracy = 最善と同等
review-good = { $decisions }回中{ $good }回
review-decisions = 最も損をした判断
review-decision = { $turn }番目の手番、{ $move }手目、{ $player }：{ $chosen }。より良い手：{ $best }。
review-cost = 勝つ見込み{ $cost }%（前後{ $error }）、{ $points }点。
review-deals = 100回中{ $better }回は良く、{ $worse }回は悪い結果でした。
review-hindsight = 後から見ると：それでもうまくいきましたが、それは運でした。
review-none = この推定の誤差を超えて損をした判断はありません。
review-caption = 各席が知り得たことだけで判定：{ $bot }がすべての局面から{ $deals }回ずつ続きをプレイしました。{ $bot }自身の誤りの大きさは分かりません。
