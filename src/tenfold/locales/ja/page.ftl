# The page: what holds for every game. The words of a game's own screen are in page_NAME.ftl.

page-claim = { $n ->
    [2] 2つのカードゲームを、1つのテーブルで。
   *[other] いろいろなカードゲームを、1つのテーブルで。
}
page-play-now = すぐに遊ぶ
page-game-ten = TEN
page-game-trick_later = 10 Trick Later
page-pitch-ten = もう1枚引くか、やめるか。10まではセーフ、11でバーストです。
page-pitch-trick_later = 取りたいトリックと、取りたくないトリックがあります。
page-play-solo = ソロで遊ぶ（レベル{ $level }）
page-levels = すべてのレベル
page-against-bots = ボットと対戦
page-play-bots = ボットと遊ぶ
page-which-bots = ボットを選ぶ
page-learn = 遊びながら覚える
page-learn-note = { $folds }ステップ、{ $minutes }分
page-learn-start = 始める
page-learn-resume = 続ける
page-learn-decline = いまはしない：{ $game }
page-learn-again = レッスン
page-play = 遊ぶ
page-offer-new = 同じ配りでほかの人にも遊んでもらう
page-players = 人数
page-bot-level = ボット
page-your-tables = あなたのテーブル
page-games = 終わったゲーム
page-mistakes = 自分のミスを練習
page-deal = 同じ配り
page-deal-compare = 比べる
page-public-games = 公開テーブルの終わったゲーム
page-show-all = { $n }件すべて表示
page-show-less = 表示を減らす
page-public-tables = 公開テーブル
page-no-public-tables = いま参加者を待っている公開テーブルはありません。開くと、ここに表示されます。
page-no-tables = あなたのゲームはここに並びます。何週間かかっても大丈夫です。
page-none-going = あなたのゲームはすべて終了しています。
page-together = みんなで遊ぶ
page-code = コード
page-join = 参加する
page-new-table = 新しいテーブル
page-table-alone = ひとり
page-table-with = 相手：{ $names }
page-table-code = テーブル{ $code }
page-your-turn = あなたの番です
page-waiting-elsewhere = ほかの{ $n }卓であなたの番です。
page-next-turn = こちらもあなたの番です：{ $game }（{ $people }）
page-next-go = 移動
page-unreachable = サーバーに接続できません。再試行しています。
page-unreachable-tables = 表示は{ $when }のものです。
page-practice = 接続なしで練習する
page-practice-note = この端末だけで遊び、ゲームもここに保存します。配り方は誰にも検証できません。
page-practice-solo = ひとりで、レベル{ $level }
page-practice-bots = ボットと対戦
page-practice-none = このページには練習用のゲームが入っていません。
page-practice-quick = この端末にあるのは、すぐに決めるボットだけです。先を読むボットは、次に接続がある状態でこのページを開いたときに保存されます。
page-practice-instead = { $bot }が先を読むためのデータは、もうこの端末にありません。代わりに、すぐに決めるボットが遊びます。
page-practice-going = 途中
page-practice-on = 続ける
page-practice-forget = この端末から削除
page-practice-again = もう一度遊ぶ
page-practice-give = サーバーに保存する
page-practice-here = この端末での練習
page-waits-for = { $name }の番
page-over = 終了
page-seats-free = あと{ $n }席空いています
page-ready-to-start = 開始できます
page-guest = ゲスト
page-you = あなた
page-points = { $n }点
page-yes = はい
page-no = いいえ
page-close = 閉じる
page-skip = 本文へ移動
page-loading = お待ちください。
page-to-home = ホーム
page-to-move = 手番
page-here = 在席
page-away = 離席中
page-level = レベル{ $level }

# The solo ladder

page-ladder = ソロのレベル
page-ladder-note = オートマに勝つと、そのレベルのランクがもらえます。どのレベルからでも遊べます。
page-ladder-next = 次のレベル
page-ladder-open = まだ勝っていません
page-ladder-won = 勝利済み

# Bots, by their names at a table

page-bot-random = ランダムボット
page-bot-careful = 慎重ボット
page-bot-sharp = 切れ者ボット
page-bot-master = 名人ボット
page-bot-other = ボット{ $bot }
page-bot-plays = ボットが代行中
page-bot-strength = { $bot }、強さ { $level }/4

# Bots at a table are called by folded figures, one a seat

page-figure-crane = 折り鶴
page-figure-boat = 小舟
page-figure-fox = きつね
page-figure-whale = くじら
page-figure-swan = 白鳥
page-figure-dart = ひこうき
page-figure-hat = かぶと

# A new table

page-game = ゲーム
page-open-table = テーブルを開く
page-name-once = 招待する相手に表示されます。聞くのは一度だけです。
page-options = ゲームのルール
page-house = テーブルの設定
page-value-none = ランダム
page-option-ten-players = 人数
page-option-ten-players-note = 1人から5人まで。1人のときは、決まった手順で動く対戦相手（オートマ）と遊びます。
page-option-ten-edition = 版
page-option-ten-edition-note = 版によって、同点のときの決め方とソロゲームが違います。
page-value-ten-edition-en = 英語版
page-value-ten-edition-ja = 日本語版
page-value-ten-edition-es = スペイン語版
page-value-ten-edition-de = ドイツ語版
page-option-ten-bust_buy = バースト時の購入
page-option-ten-bust_buy-note = バーストした人は、バーストトークンの代わりにカードを1枚買えます。
page-option-ten-first = スタートプレイヤー
page-option-ten-first-note = 最初の手番を行う席です。
page-value-ten-first-0 = 席1
page-value-ten-first-1 = 席2
page-value-ten-first-2 = 席3
page-value-ten-first-3 = 席4
page-value-ten-first-4 = 席5
page-option-ten-level = ソロのレベル
page-option-ten-level-note = オートマの目標値です。高いほど強くなります。ソロゲームにだけあります。
page-value-ten-level-null = 最低
page-option-trick_later-players = 人数
page-option-trick_later-players-note = 3人か4人。3人のときは1色を使いません。
page-option-trick_later-overflow = トラックが8を超えるとき
page-option-trick_later-overflow-note = 8を超えることになるトラックの扱いです（L6.2）。
page-value-trick_later-overflow-stay = 動かさない
page-value-trick_later-overflow-cap = 8で止める
page-option-trick_later-rescue = 救出
page-option-trick_later-rescue-note = トラックでどの生存者を救出できるかです。ルールブックは「未満」、ここでの標準は「以下」です（L6.3）。
page-value-trick_later-rescue-at_most = トラックの値以下
page-value-trick_later-rescue-below = トラックの値未満
page-option-trick_later-tiebreak = 同点のとき
page-option-trick_later-tiebreak-note = 同点のときに人数を比べる、ボードの側です（L7.3）。
page-value-trick_later-tiebreak-upper = 上側
page-value-trick_later-tiebreak-lower = 下側
page-option-trick_later-out = 使わない色
page-option-trick_later-out-note = 3人のときは1色を箱に残します。
page-value-trick_later-out-r = 赤
page-value-trick_later-out-g = 緑
page-value-trick_later-out-y = 黄
page-value-trick_later-out-b = 青
page-option-trick_later-first = 最初のリード
page-option-trick_later-first-note = 最初のトリックでリードする席です。
page-value-trick_later-first-0 = 席1
page-value-trick_later-first-1 = 席2
page-value-trick_later-first-2 = 席3
page-value-trick_later-first-3 = 席4
page-house-public = 公開テーブル
page-house-public-note = 全員の一覧に出ます。公開しなければ、リンクを知っている人だけが入れます。
page-house-watchers = 観戦
page-house-watchers-note = ほかの人も観戦できます。手札は見えません。
page-house-hints = 対人戦のヒント
page-house-hints-note = 手番の人がヒントを求められます。ボットだけが相手なら、いつでも使えます。
page-house-clock = 持ち時間
page-clock-none = なし
page-clock-none-note = 全員、時間の制限なしで考えられます。
page-clock-quick = 短め
page-clock-quick-note = 1回の判断に20秒、ほかに予備が2分あります。
page-clock-calm = 長め
page-clock-calm-note = 1回の判断に1分、ほかに予備が10分あります。
page-clock-days = 日単位
page-clock-days-note = 1回の判断に2日。何週間もかけて遊びます。
page-clock-other = その他
page-clock-other-note = 手動で設定された持ち時間です。
page-house-pace = ボットの速さ
page-house-pace-note = ボットが1手に最低限かける時間です。
page-pace-200 = 速い
page-pace-800 = 普通
page-pace-2000 = 遅い
page-house-stand-in = 代行
page-house-stand-in-note = 離席中の人の代わりにプレイするボットです。

# The lobby

page-seat-open = 空席
page-seat-open-note = 誰でも座れます
page-seat-held = 専用リンクで取ってある席です
page-host = ホスト
page-sit = 座る
page-sit-here = ここに移る
page-fill-seat = 席を埋める
page-hold = または、誰かのために席を取る
page-hold-note = 1人用のリンクができます。ほかの人はその席に座れません。
page-hold-do = 席を取る
page-personal-link = 専用リンク
page-personal-link-note = このリンクは{ $name }だけに送ってください。最初に開いた人がその席に座れます。見えるのはあなただけです。
page-personal-link-none = この席のリンクはありません。席を空けて、もう一度取ってください。
page-free-seat = { $name }の席を空ける
page-move-up = { $name }を上へ移動
page-start = 開始
page-start-waits = あと{ $n }席空いています
page-host-starts = ホストがゲームを開始します。
page-dealing = カードを配っています
page-dealing-note = カードを配っています。全員の端末が乱数を公開しているところです。
page-resealed = このテーブルの封印は、この端末が最初に見たものと違います。カードの並びを信用しないでください。
page-stand-up = 席を立つ
page-invite = 招待
page-invite-note = このリンクを開いた人はテーブルに入れます。コードは{ $code }です。
page-invited = { $name }から{ $game }への招待
page-invited-by-nobody = { $game }への招待
page-link = リンク
page-qr = リンクのQRコード
page-copy = コピー
page-copied = コピー済み
page-copy-selected = 選択済み：手動でコピー
page-share = 共有
page-your-name = あなたの名前
page-sealed = 山札は封印されています
page-sealed-note = { $n ->
    [0] カードの並びは秘密の数で決まっています。これはその封印で、ゲームの後に誰でも確かめられます。
   *[other] カードの並びは、秘密の数と{ $n }人が加えた乱数で決まります。乱数も開始まで封印されています。これは秘密の数の封印です。この端末が控えておき、ゲームの後に誰でも確かめられます。
}
page-not-sealed = 山札は封印されていません
page-not-sealed-note = 練習用のテーブルです。カードは手で選んだか、公開のシードで決めたものです。

# Around the table

page-log = 履歴
page-log-empty = まだ何も起きていません。
page-while-away = 離席中の出来事
page-since-back = 戻ってからの出来事
page-lately = これまでの出来事：
page-chat = チャット
page-dock = 履歴とチャット
page-chat-empty = まだ発言がありません。最初のあいさつをどうぞ。
page-chat-say = メッセージ
page-chat-send = 送信
page-chat-guests = 席に座ると発言できます。
page-chat-muted = ホストがあなたをミュートしています。
page-reference = 早見表
page-all-rules = ルール全文
page-summary = ひと目でわかるルール
page-menu = テーブル
page-at-table = テーブルにいる人
page-time-left = 残り時間
page-fold = たたむ
page-unfold = 広げる
page-watching = { $n ->
    [0] 観戦している人はいません。
   *[other] { $n }人が観戦しています。
}
page-you-watch = 観戦中です。決めるのはプレイヤーで、手札は見えません。
page-let-bot-play = ボットに任せる
page-mute = ミュート
page-unmute = ミュート解除
page-waits = { $name }の番です。
page-waits-away = { $name }は離席中です。
page-nudge = 催促する
page-nudge-sent = 催促を送りました。
page-nudged = { $name }があなたを待っています。
page-kick = { $name }を外す
page-kick-ask = { $name }をテーブルから外しますか？
page-kick-note = { $playing ->
    [yes] ボットが続きをプレイします。{ $name }に知らされ、席に戻ることもできます。
   *[no] 席が空きます。{ $name }に知らされ、また座ることもできます。
}
page-kick-do = 外す
page-kick-bar = 外して入場を禁止
page-kick-bar-note = 禁止された人は、リンクを使ってもこのテーブルに戻れません。
page-kicked = ホストがあなたを席から外しました。
page-kicked-play = ホストがあなたの代わりをボットに任せました。
page-report = { $name }を報告
page-report-somebody = 誰かを報告する
page-report-note = このサーバーの管理者が読みます。テーブルの人には知らされません。
page-report-whom = 誰についてですか？
page-report-why = 何がありましたか？（書かなくてもかまいません）
page-report-chat = チャットを添える
page-report-chat-note = いま見えている最後の数行を報告に添えます。
page-report-send = 報告を送る
page-report-thanks = 知らせてくれてありがとうございます。このサーバーの管理者が確認します。返事をする必要はありません。テーブルのホストはミュートや入場の禁止もできます。
page-chat-removed = サーバーの管理者が削除しました
page-closed = このテーブルは閉じられました
page-closed-note = このサーバーの管理者が終わらせました。遊んでくれてありがとうございます。いつでも新しいテーブルを開けます。
page-closed-short = 閉鎖
page-barred = このテーブルには入れません
page-barred-note = ホストがあなたを外し、入場を禁止しました。
page-unbar = { $name }の禁止を解く
page-reactions = リアクション
page-reaction-hello = こんにちは
page-reaction-bravo = ナイスプレイ
page-reaction-haha = あはは
page-reaction-wow = すごい
page-reaction-ouch = 痛い
page-reaction-thanks = ありがとう
page-reacted = { $name }：{ $reaction }
page-concede = 投了
page-concede-sure = 投了（ボットが続けます）。よろしいですか？
page-leave = テーブルを離れる
page-leave-sure = 離れる（ボットが続けます）。よろしいですか？
page-stand-in = ボットがあなたの代わりにプレイしています。
page-take-back = 自分で続ける
page-lost = 接続が切れました。自動でつながり直します。失われるものはありません。
page-rule = ルール{ $rule }
page-missing = このテーブルはありません
page-missing-note = リンクが途中で切れているか、テーブルがなくなりました。ホストにもう一度聞いてください。
page-forbidden = このテーブルは非公開です
page-forbidden-note = ホストの設定で、プレイヤーだけが見られます。
page-aside = このテーブルは保留中です
page-aside-short = 保留中
page-aside-rules = このテーブルはルールのバージョン{ $rules }で開かれましたが、このサーバーは別のバージョンで遊びます。
page-aside-game = このゲームはこのサーバーに入っていません。
page-aside-entry = 履歴の一部をここでは読めません。壊れているか、新しいプログラムが書いたものです。
page-aside-replay = 履歴の一部をここでは再現できません。
page-aside-stuck = このテーブルの次の処理がここでは失敗します。理由はサーバーの管理者が確認できます。
page-aside-note = いまは続きを遊べませんが、何も失われていません。このサーバーで再び遊べるようになれば続けられます。
page-aside-moves = { $n }手
page-aside-no-result = 結果は書き残されていません。すべての手は記録にあります。
page-aside-unfinished = ゲームは終わっていませんでした。
page-aside-again = もう一度試す
page-nowhere = ここには何もありません
page-old = このページの新しい版があります。
page-reload = 再読み込み
page-plain-player = プレイヤー{ $n }
page-plain-table = 場
page-plain-none = なし
page-hint = ヒント
page-hint-thinks = 考えています…
page-hint-would = { $bot }なら：
page-hint-chances = 勝つ見込み
page-hint-chance = { $percent }%
page-hint-note = 見えている情報から何度も続きを試して見積もりました。
page-hint-brief = サーバーが混み合っているため、いつもより短い時間で考えました。
page-refused-stale = あなたの操作が届く前に状況が変わりました。もう一度見てから決めてください。
page-refused-offline = サーバーに接続できません。少し待ってからもう一度お試しください。
page-refused-not_found = このリンクまたはコードのテーブルはありません。ホストにもう一度確認してください。
page-refused-unknown_link = このリンクは使用済みか、古すぎます。もう一方の端末で新しく作ってください。
page-refused-taken = その席は埋まっています。空いている席を選んでください。
page-refused-host_only = これはテーブルのホストだけができます。
page-refused-late = この決定の持ち時間が切れました。ボットが代わりに決めます。そのあと席を取り戻してください。
page-refused-not_your_turn = あなたの番ではありません。
page-refused-not_alone = 保存できるのは、ひとりでボットと遊んで終わったゲームだけです。
page-refused-sealed = このゲームはサーバーに専用のテーブルがあり、そこに保存されています。
page-refused-no_hints = ここではヒントを使えません。ほかの人が参加していて、ホストが許可していないためです。
page-refused-hints_busy = いまヒントの依頼が集中しています。少し待ってからもう一度どうぞ。
page-refused-hint_replaced = そのあと、別のヒントを求めました。
page-refused-reviews_busy = あなた、またはあなたのアドレスの分析がすでにいくつも進んでいます。ひとつ終わるまで待ってください。
page-refused-too_fast = 操作が速すぎます。少し待ってください。
page-refused-started = ゲームはもう始まっています。これは開始前にしかできません。
page-refused-not_started = ゲームはまだ始まっていません。
page-refused-over = ゲームは終わりました。もう一度遊ぶには再戦を選んでください。
page-refused-not_over = これはゲームが終わってからできます。
page-refused-dealt = ほかの人も同じ配りで遊びます。あなたのゲームは誰にも見せられません。
page-refused-not_open = この配りは、その日にだけ遊べます。
page-refused-not_played = ほかの人のゲームは、あなたも遊んだあとで見られます。
page-refused-slow_bot = 同じ配りには、いつも同じ手を選ぶボット（ランダムか慎重）が必要です。
page-refused-again = このゲームは、別のゲームの途中から始まっています。元のゲームを使ってください。
page-refused-redealt = このゲームでは、見えないカードが途中で引き直されています。保存できるのは、最初の配りのまま遊んだゲームだけです。
page-refused-rematched = 再戦のテーブルがもうあります。そちらへどうぞ。
page-refused-not_seated = このテーブルに席がありません。ゲームが始まる前に空席に座ってください。
page-refused-held = その席はほかの人のために取ってあります。ホストから届いたリンクを開くか、別の席を選んでください。
page-refused-ticket = このリンクで取ってある席はもうありません。ホストに新しいリンクを頼むか、空いている席を選んでください。
page-refused-name = その名前は使えません。名前は見える文字で1〜24字、ボットと同じ名前は不可です。別の名前を選んでください。
page-refused-alike = このテーブルには{ $name }がいて、名前が見分けにくくなります。別の名前を選んでください。
page-refused-not_full = 空席があります。参加者を待つか、ボットを座らせてください。
page-refused-bot_plays = この席はボットが操作しています。先に席を取り戻してください。
page-refused-no_bot = 自分の席はすでに自分で操作しています。
page-refused-muted = このテーブルでは、ホストがあなたをミュートしています。
page-refused-barred = ホストがこのテーブルへの入場を禁止しています。
page-refused-banned = このサーバーの利用を禁止されています。
page-refused-not_barred = この人は入場を禁止されていません。
page-refused-not_waiting = 今はほかの人の番を待っていません。
page-refused-nudged = この番ではもう催促しました。一度で十分です。
page-refused-too_soon = 催促にはまだ早いようです。少し待ってください。
page-refused-answered = もう返事をしています。
page-refused-push = この端末には通知できません。通知先のアドレスをサーバーが使えません。
page-refused-no_lesson = このテーブルにレッスンはありません。ホームから始めてください。
page-refused-first_step = ここがレッスンの最初です。
page-refused-nothing_more = いまの説明は以上です。ゲームを続けてください。
page-refused-copied = ほかの人が同じ乱数を封印しています。ページを読み込み直してください。
page-refused-misfit = それはあなたの席が封印した乱数ではありません。
page-refused-not_sealed = 練習用のテーブルです。山札に乱数を加えることはできません。
page-refused-not_here = そのゲストはこのテーブルで何もしていないので、ミュートできません。
page-refused-separate = これらはまとめて送れません。1つずつ決めてください。
page-refused-illegal = ルール上、いまはできません。
page-refused-option = このオプションの組み合わせは選べません。ほかのオプションを選んでください。
page-refused-full = このテーブルの履歴がいっぱいです。別のテーブルを開いてください。
page-refused-too_many = すでに数が多すぎます。先に1つ減らしてください。
page-refused-unstarted = まだ始まっていないテーブルが多すぎます。どれかを始めるか、削除されるまでお待ちください。
page-refused-ended = このサーバーの管理者がこのテーブルを閉じました。新しいテーブルを開いてください。
page-refused-closed = このテーブルを見られるのは参加者だけです。
page-refused-unknown = サーバーがあなたを覚えていません。ホームでもう一度名前を決めてください。
page-refused-cross_site = 別のサイトからの操作です。テーブルのページを開いてください。
page-refused-joined = すでにこのテーブルにいます。
page-refused-not_joined = まだテーブルに入れていません。少し待ってからもう一度どうぞ。
page-refused-syntax = サーバーがこのページを理解できません。再読み込みしてください。
page-refused-method = サーバーがこのページを理解できません。再読み込みしてください。
page-refused-too_long = 長すぎます。短くしてください。
page-refused-busy = 同時に操作が集中しました。もう一度お試しください。
page-refused-not_ready = 準備中です。少し待ってからもう一度どうぞ。
page-refused-set_aside = このテーブルは保留中です。ここでは続きを遊べません。
page-refused-unavailable = サーバーがいま記録できません。少し待ってからもう一度どうぞ。
page-refused-failed = サーバーに問題が起きました。しばらくしてからもう一度どうぞ。
page-refused-record = { $why ->
    [rules] この記録はルールのバージョン{ $rules }で作られました。このサーバーは別のバージョンを使っているため、再生できません。
    [game] このサーバーにないゲームの記録です。
   *[other] 完全な記録ではありません。{ $line }行目に誤りがあります。元の場所でファイルを保存し直してください。
}
page-refused-no_replay = { $why ->
    [rules] このゲームはルールのバージョン{ $rules }で遊ばれました。このサーバーは別のバージョンを使っているため、リプレイできません。
    [game] このサーバーにはもうこのゲームがないため、リプレイできません。
   *[other] このテーブルの履歴に読めない部分があるため、リプレイできません。
}

# ゲームを振り返る

page-replay = リプレイ
page-review = 分析
page-replay-chance = { $player }：{ $before }%から{ $after }%
page-replay-turning-point = 分かれ目{ $n }。
page-replay-of = { $game }のリプレイ
page-replay-scrubber = ゲーム中の位置
page-replay-turn = { $n } / { $of }
page-replay-turn-untold = 手番{ $n }
page-replay-turn-back = 1手番戻る
page-replay-back = 1つ戻る
page-replay-play = 再生
page-replay-pause = 一時停止
page-replay-on = 1つ進む
page-replay-turn-on = 1手番進む
page-replay-pace = 速さ：{ $times }倍
page-replay-eyes = 誰の視点か
page-replay-open = すべて公開
page-replay-next = 次の札
page-replay-none = なし
page-replay-more = ほか{ $n }枚
page-replay-share = この場面を共有
page-replay-share-note = このリンクはこの場面からゲームを開きます。
page-replay-share-start = このリンクは最初の手からゲームを開きます。
page-replay-untold = 最初の手から始める
page-replay-untold-note = 先の展開と結果は、そこに進むまで隠されます。
page-replay-table = 結果
page-replay-not = このゲームはリプレイできません
page-replay-file = 記録を開く
page-replay-file-note = または.tenfoldファイルをここにドロップすると再生できます。
page-line = 1行で書いた局面
page-line-note = Tenfoldのほかの場所で書き出した完全な局面から、手番の席でボットを相手に続けます。
page-line-play = ここから遊ぶ
page-replay-look-back = 振り返る
page-replay-return = ゲームに戻る
page-replay-return-turn = あなたの番です：ゲームに戻る

page-log-opened = テーブルが開かれました。
page-log-sat = { $you ->
    [yes] あなたが座りました。
   *[no] { $player }が座りました。
}
page-log-stood = { $you ->
    [yes] あなたが席を立ちました。
   *[no] { $player }が席を立ちました。
}
page-log-botsat = { $bot }が座りました。
page-log-held = { $player }の席が取ってあります。
page-log-reordered = 席順が変わりました。
page-log-stirred = { $player }が山札を混ぜるのに加わりました。
page-log-committed = { $you ->
    [yes] あなたが山札を混ぜるのに加わりました（開始まで封印）。
   *[no] { $player }が山札を混ぜるのに加わりました（開始まで封印）。
}
page-log-dealing = 席が決まり、全員の乱数が公開されます。
page-log-changed = ホストがテーブルの設定を変えました。
page-log-started = ゲームが始まりました。
page-log-left-out = { $n ->
   *[other] { $players }の乱数は時間内に公開されず、カードの並びには使われません。
}
page-log-takenover = { $you ->
    [yes] { $why ->
        [time] あなたは時間切れです。{ $bot }が続けます。
        [left] あなたは離れました。{ $bot }が続けます。
        [conceded] あなたは投了しました。{ $bot }が続けます。
       *[host] { $bot }があなたの代わりにプレイします。
    }
   *[no] { $why ->
        [time] { $player }は時間切れです。{ $bot }が続けます。
        [left] { $player }が離れました。{ $bot }が続けます。
        [conceded] { $player }が投了しました。{ $bot }が続けます。
       *[host] { $bot }が{ $player }の代わりにプレイします。
    }
}
page-log-takenback = { $you ->
    [yes] あなたが自分でのプレイに戻りました。
   *[no] { $player }が自分でのプレイに戻りました。
}
page-log-kicked = { $barred ->
    [yes] ホストが{ $player }を外し、入場を禁止しました。
   *[no] ホストが{ $player }を外しました。
}
page-log-closed = テーブルは閉じられました。
page-log-unbarred = { $player }の禁止が解かれました。
page-log-nudged = { $you ->
    [yes] { $name }があなたに催促しました。
   *[no] { $name }が{ $player }に催促しました。
}
page-log-shared = { $shared ->
    [no] { $you ->
        [yes] あなたはこのゲームの共有をやめました。
       *[no] { $player }はこのゲームの共有をやめました。
    }
   *[yes] { $you ->
        [yes] あなたがこのゲームを、リンクを持つ人に共有しました。
       *[no] { $player }がこのゲームを、リンクを持つ人に共有しました。
    }
}
page-log-wanted = { $wants ->
    [no] { $you ->
        [yes] あなたは今は再戦しません。
       *[no] { $player }は今は再戦しません。
    }
   *[yes] { $you ->
        [yes] あなたが再戦を希望しています。
       *[no] { $player }が再戦を希望しています。
    }
}
page-log-wentback = 1つ戻りました。
page-log-rematched = 再戦のテーブルができました。

# The result

page-you-won = あなたの勝ちです
page-won = { $n ->
    [1] { $names }の勝ちです
   *[other] { $names }の同時優勝です
}
page-result-you-by = { $n }点差であなたの勝ちです
page-result-by = { $n }点差で{ $name }の勝ちです
page-result-you-tie = 同点を制してあなたの勝ちです
page-result-tie = 同点を制して{ $name }の勝ちです
page-result-shared = { $names }の同時優勝です
page-result-level = レベル{ $level }を達成しました
page-result-level-note = { $name }に{ $points }対{ $other }で勝ちました。
page-level-again = もう一度レベル{ $level }
page-level-next = 次はレベル{ $level }です。
page-decided-by_currency = 同点のため、残った通貨で決まりました。
page-decided-by_cards = { $edition ->
    [de] 点数も通貨も同じため、数列の外の数字カードが多いほうの勝ちです。
   *[other] 点数も通貨も同じため、カードの少ないほうの勝ちです。
}
page-decided-shared = 勝利を分け合います。
page-next-level = レベル{ $level }へ
page-rematch = 再戦
page-to-rematch = 再戦へ
page-rematch-wanted = { $n ->
   *[other] { $names }が再戦を希望しています。
}
page-rematch-join = 参加する
page-rematch-not = 今はやめる
page-rematch-waits = { $names }の返事を待っています。
page-rematch-without = 待たずに始める
page-rematch-without-note = 来るまでボットが代行します。
page-rematch-is = { $is ->
    [in] 参加
    [out] 今はなし
   *[open] 返事待ち
}
page-rematch-starts = 全員そろいました。ゲームを始めます。
page-show-table = テーブルを見る
page-show-result = 結果
page-record = 記録をダウンロード
page-proof = カードの並びの証明
page-proof-note = この端末は、テーブルがゲームの前に示したものを控えています。カードの並びがそこから決まったことを、この端末だけで確かめられます。
page-proof-check = 並びを確かめる
page-proof-is-proven = このカードの並びは、誰にも選べませんでした。
page-proof-is-partly = この端末で確かめられることは合っています。確かめられないことには「?」が付いています。
page-proof-is-wrong = この記録では、カードの並びを証明できません。
page-proof-changed = テーブルは2つ以上の封印を示しました。
page-proof-no-seal = 記録には読み取れる封印がありません。
page-proof-not-seen = この端末はゲームの前にテーブルを見ていないため、そのとき示された封印はわかりません。
page-proof-promised = テーブルはゲームの前にこの封印を示し、この端末が控えていました。
page-proof-not-promised = テーブルがゲームの前に示し、この端末が控えた封印は、これと違います。
page-proof-commitment = 秘密の数、このテーブル、オプションは封印と合っています。
page-proof-no-commitment = 秘密の数、このテーブル、オプションは封印と合いません。
page-proof-terms = テーブル、ゲーム、ルール、オプションは、この端末がゲームの前に見たものと同じです。
page-proof-terms-not-seen = この端末はゲームの前にテーブルを見ていないため、そのとき決まっていたオプションはわかりません。
page-proof-no-terms = テーブル、ゲーム、ルール、オプションのどれかが、決めたものと違います。
page-proof-committed = この端末が乱数を公開する前に、ほかの全員が乱数を封印していました。
page-proof-committed-not-seen = 乱数が公開されたときこの端末はいなかったため、すべて先に封印されていたかはわかりません。
page-proof-not-committed = 誰かの乱数が、ゲームの前に封印されたものと違います。
page-proof-openly = この古いテーブルでは乱数がそのまま渡されました。秘密の数を知る人が最後に渡せば、選ぶことができました。
page-proof-own = この端末の乱数は、カードの並びに使われています。
page-proof-own-missing = テーブルはこの端末の乱数を時間内に受け取りましたが、記録にありません。
page-proof-own-late = この端末の乱数は使われていません。テーブルによれば、間に合いませんでした。
page-proof-own-none = この端末は乱数を加えていないので、加えた人を信じるしかありません。
page-proof-outcome = 記録の結果は、この端末が見たものと同じです。
page-proof-no-outcome = 記録の結果は、この端末が見たものと違います。
page-proof-replay = このページはカードを配り直しません。すべてのカードがこの並びのものか見るには、記録をダウンロードしてプログラムで再生してください。
page-proof-seed = { $n ->
    [0] カードの並びは秘密の数から決まったものです。
   *[other] カードの並びは、秘密の数と{ $n }人の乱数から決まったものです。
}
page-proof-no-seed = カードの並びは秘密の数から決まったものではありません。

# Rules and settings

page-rules = ルール
page-search = ルールを検索
page-found = { $n }件
page-no-rules = このゲームのルールはここにありません。
page-contents = 目次
page-settings = 設定
page-save = 保存
page-saved = 保存済み
page-name-note = これから座るテーブルで使います。座っているテーブルでは元の名前のままです。
page-language = 言語
page-auto = ブラウザに合わせる
page-theme = テーマ
page-theme-auto = システムに合わせる
page-theme-light = ライト
page-theme-dark = ダーク
page-shapes = カードごとに図形を表示
page-shapes-note = 並んだ数字の1つ1つに、その色の図形も表示します。
page-motion = 動き
page-motion-note = 少なめにすると、画面を横切る動きがなくなります。
page-motion-auto = システムに合わせる
page-motion-full = すべて
page-motion-less = 少なめ
page-keys = この画面のキー
page-keys-everywhere = どの画面でも
page-keys-help = この一覧
page-keys-tab = 次へ（Shiftを押しながらで前へ）
page-keys-enter = 押す
page-keys-arrows = 手札や選択肢の中を移動
page-keys-escape = シートを閉じる
page-keys-on = キー1つの操作
page-keys-on-note = CtrlやAltを押さずに、キー1つでボタンを押せます。?キーで一覧が出ます。
page-sounds = 効果音
page-sounds-note = カードや通貨トークン、トリックの音が鳴ります。テーブルの上のバーでも切り替えられます。
page-sound = 手番の合図
page-sound-note = あなたの番になると、音でお知らせします。
page-sound-on = 効果音を鳴らす
page-sound-off = 効果音を消す
page-haptics = 振動
page-haptics-note = あなたに何かが起こると、手の中のスマートフォンが振動します。
page-notices = 通知
page-notices-note = あなたの番になると、ページを閉じていてもこの端末が知らせます。それ以外は送りません。
page-notices-denied = このブラウザはこのサイトの通知を許可していません。ブラウザの設定で許可してください。
page-push-ask = あなたの番になったら、ページを閉じていてもこの端末で知らせますか？
page-push-yes = 知らせる
page-push-no = いいえ
page-push-turn = { $game }：みんながあなたの手を待っています。
page-push-nudge = { $game }：{ $name }が待っています。
page-push-rematch = { $game }：{ $name }が再戦を希望しています。
page-other-device = 別の端末
page-other-device-note = 同じ名前とテーブルで、別の端末でも続けられます。リンクは10分以内に1回だけ使えます。
page-other-device-use = 10分以内に、このリンクを別の端末で開いてください。使えるのは1回です。
page-make-link = リンクを作る
page-link-ask = この端末は、リンクを作ったゲストのものになります。ここでの以前のゲストの情報は消えます。
page-link-use = 同じゲストになる
page-link-empty = このリンクにはコードがありません。元の端末の設定で新しく作ってください。
page-devices = あなたの端末
page-devices-note = ここに登録されています。終了すると、そこから作られたリンク、リンクで加わった端末、トークンもすべて終了します。
page-this-device = この端末
page-known-by-cookie = 端末
page-known-by-bearer = プログラム用トークン
page-known-by-link = まだ使われていないリンク
page-end = 終了
page-everywhere = ほかをすべてログアウト
page-everywhere-note = リンクやトークンを誰かに知られましたか？ この端末以外の端末、トークン、リンクをすべて終了します。
page-everywhere-sure = ほか{ $n }件を終了します。よろしいですか？
page-mine = あなたについての記録
page-mine-note = このサーバーがあなたについて知っていることを、ひとつのファイルで受け取れます。名前、端末、テーブルとゲーム、発言です。
page-mine-download = 自分についての記録をダウンロード
page-mine-delete-note = この端末を含むすべての端末で、あなたの記録を完全に消すこともできます。
page-mine-delete = 自分を削除
page-mine-ask = あなたを完全に削除しますか？
page-mine-ask-note = 名前、端末、ゲーム、発言が削除されます。ほかの人とのゲームは、あなたの名前なしでその人たちのもとに残ります。途中のゲームはボットが代わります。元に戻すことはできません。
page-mine-do = 完全に削除する
page-mine-done = 記録を消しました。遊んでくれてありがとうございました。
page-forget = この端末から消す
page-forget-note = この端末と、この端末のリンクで加わった端末やトークンから、あなたの情報を消します。ほかの端末がなければ、あなたのテーブルには戻れません。
page-forget-do = この端末の情報を消す
