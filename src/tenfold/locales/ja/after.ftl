# ゲームのあと：遊んだゲームと、その数字。

page-after-my-games = 自分のゲーム
page-after-all = すべてと統計
page-after-public = 公開テーブルのゲーム
page-after-whose = 誰のゲーム
page-after-mine = 自分
page-after-everybodys = 公開テーブル
page-after-won = 勝ち
page-after-not-won = 勝ち以外
page-after-lost = 負け
page-after-shared = 同時優勝
page-after-place = { $n }位
page-after-with = { $game }（{ $names }と）
page-after-alone = { $game }（ひとり）
page-after-level = { $game }（ひとり、レベル{ $level }）
page-after-by = { $n }点差
page-after-length = { $moves }アクション、{ $minutes }分
page-after-people = 人
page-after-players = { $n ->
    [one] ひとり
    [1] ひとり
   *[other] { $n }人
}
page-after-game = ゲーム
page-after-result = 結果
page-after-any = すべて
page-after-older = もっと前のゲーム
page-after-none = 終わったゲームはまだありません。終わるとここに出ます。
page-after-none-such = そのようなゲームはありません。
page-after-none-public = 公開テーブルで終わったゲームはまだありません。
page-after-games = ゲーム数
page-after-wins = 勝率
page-after-mean = 平均点
page-after-most = 最高点
page-after-streak = 連勝
page-after-streak-best = 最高{ $n }
page-after-by-players = 人数
page-after-by-against = 相手
page-after-by-level = レベル
page-after-accuracy = ゲームごとの正確さ
page-after-accuracy-all = 分析した{ $n }ゲームすべて
page-after-accuracy-note = 分析したゲームで、最善と同等だったあなたの判断の割合です。
page-after-counts = 誰も山札を選んでいない、最後まで自分で遊んだゲームを数えます。割合の後ろは95％の信頼区間です。
page-after-files = ゲームはあなたのもの
page-after-files-note = ゲストとしてのあなたに属し、ほかの端末にもついてきます。
page-after-file-csv = 表（CSV）
page-after-file-parquet = 表（Parquet）
page-after-file-tenfold = すべての記録（zip）
page-after-delete-note = 削除したゲームは一覧と統計から消えます。遊んだ人が誰も残さなければ、完全に取り除かれます。
page-after-delete-some = 選んで削除
page-after-delete-done = 終了
page-after-delete-one = 削除：{ $game }
page-after-delete-all = 自分のゲームをすべて削除
page-after-delete-sure = 終わったゲームはすべて一覧と統計から消え、元に戻せません。
page-after-delete-yes = すべて削除
page-after-delete-no = 残す

# 結果の共有

page-after-share-open = リンクを持つ人は見られる
page-after-share-open-note = このテーブルは観戦できません。これを使わなければ、遊んだ人だけがゲームを見られます。
page-after-share-picture = 結果の画像
page-after-share-names = 名前を入れる
page-after-share-save = 画像を保存
page-after-share-link = リンクは最初の手から再生し、結果は伏せます。
page-after-share-text = 結果を伏せた文
page-after-share-copy = 文をコピー
page-after-share-said = { $game }、{ $turns }手番、{ $players ->
    [one] ひとり
    [1] ひとり
   *[other] { $players }人
}。あなたならどう遊びますか？ { $link }

# みんな同じ配り

page-after-daily = 今日の配り
page-after-daily-note = 全員が同じカードで遊びます。その日が始まる前に封印されています。
page-after-daily-open = 開けて遊ぶ
page-after-daily-resume = 続きを遊ぶ
page-after-daily-about = この配りについて
page-after-daily-list = 一覧
page-after-daily-closed = { $n ->
    [0] まだ誰も遊んでいません。
   *[other] { $n }人が遊びました。
}一覧は、あなたも遊ぶと開きます。
page-after-daily-played = { $n }人が遊びました。
page-after-daily-yesterday = 昨日
page-after-daily-count = { $day }、{ $n }人
page-after-letter = 折って封をした手紙
page-after-letter-open = 開いた手紙
page-after-level-points = 同点
page-after-behind = { $n }点差で負け
page-after-compare = 比べる
page-after-deal-bots = { $game }（{ $n }人、{ $names }）
page-after-deal-of-day = 今日の配りです。
page-after-deal-offered = { $name }からの配りです。
page-after-deal-note = 各自が一度だけ、同じカード、同じボット、同じ席で遊びます。結果は遊んだ人だけが見られます。
page-after-deal-gone = このリンクの配りはありません。もう一度確認してください。
page-after-deal-list = { $n }人が遊びました
page-after-same = あなたと{ $name }はまったく同じゲームでした。
page-after-parted = { $n ->
    [0] あなたと{ $name }は最初の選択で分かれました。
   *[other] あなたと{ $name }は{ $n }アクションまで同じで、その次に分かれました。
}
page-after-parted-look = その場面を見る
page-after-deal-pass-on = ほかの人にも
page-after-deal-pass-on-note = リンクを開いた人は、結果を見ずにこの配りで遊びます。
page-after-deal-sealed = サーバーは、誰も開けられないうちにこの配りを引き、このコミットメントに縛られています。参加者は何も加えられないので、作ったのはサーバーだけです。証明できるのは、それ以後、誰のためにも変えられていないことです。
page-after-deal-unsealed = 前に遊ばれたゲームのカードです。渡した人は中身を知っています。
page-after-deal-nonce = コミットメントは、このノンス、配りのID、遊ぶ内容から作られました。
page-after-offer = 同じ配りで遊んでもらう
page-after-offer-note = 同じカード、同じボット、同じ席です。あなたの結果は、相手も遊んだあとで見えます。
page-after-offer-link = リンクを開いた人は同じカードで遊び、あなたの結果はそのあとで見ます。
page-after-challenges = ほかの人と同じ配り
page-after-challenge-by = { $name }から
page-after-challenge-new = まだ遊んでいません
page-after-challenge-playing = 遊んでいる途中
