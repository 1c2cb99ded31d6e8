# The terminal: what holds for every game. A card stands in 「」, so that it can be told from the letters around it.

tui-refused = { $reason }（ルール{ $rule }）
tui-and = { $first }、{ $last }
tui-comma = { $first }、{ $last }
tui-sentences = { $first }{ $last }
tui-player = プレイヤー{ $n }
tui-no-language = { $language }という言語はありません。選べるのは{ $languages }です。
tui-no-action = { $typed }は{ $game }の操作ではありません。いまできるのは、たとえば「{ $example }」です。
tui-too-long = 操作は{ $most }文字までです。これは{ $n }文字あります。

# What an action begins with, as it is shown and typed; a number or a card may follow.
tui-do-draw = 引く
tui-do-take-numbers = 数字を取る
tui-do-take-currency = 通貨を取る
tui-do-bid = 入札
tui-do-pass = パス
tui-do-pay = 支払い
tui-do-buy = 購入
tui-do-token = トークン
tui-do-play = 出す
tui-do-exchange = 交換する
tui-do-keep = 交換しない
tui-do-give = 手放す

tui-range = { $low }-{ $high }
tui-amounts = { $action }から{ $last }まで
tui-players = { $n }人
tui-no-such-number = { $n }番はありません。選べる番号は{ $keys }です。
tui-no-deck-page = { $game }には未公開カードのページがありません。
tui-hint = 番号か操作を入力。h ヘルプ、? 未公開カード、! ヒント、q 終了。
tui-hint-one = Enter: { $only }。h ヘルプ、? 未公開カード、! ヒント、q 終了。
tui-may-be-done = 「{ $action }」はできます。
tui-nothing-typed = 選択肢の番号か、操作を入力してください。
tui-hint-back = Enter: テーブルに戻る。ここでも選択肢を入力できます。
tui-help-keys =
    キー: 選択肢の番号か、操作（入札 7、購入 g5）。h ヘルプ、? 未公開カード、! ヒント、q 終了。
tui-play-again = もう一度遊ぶ
tui-offers = { $labels }、q 終了
tui-no-such-offer = 1から{ $most }までの番号か、終了するならqを入力してください。
tui-scores = 得点：{ $scores }。
tui-won = { $n ->
    [1] { $names }の勝ちです（{ $how }）。
   *[other] { $names }の同時優勝です（{ $how }）。
}
tui-won-by_points = { $names }が最高得点で勝ちました。
tui-won-by_currency = 同点のため、残った通貨が多い{ $names }の勝ちです。
tui-won-by_cards = 同点のため、{ $edition ->
    [de] 数列の外の数字カードの多さ
   *[other] カードの少なさ
}で{ $names }の勝ちに決まりました。
tui-won-shared = { $names }が勝利を分け合います。
tui-go-on = 途中の{ $game }があります（{ $kind }、{ $n }手まで）。続けますか？
tui-go-on-keys = Enter: 続ける。n: 代わりに新しいゲーム。q: そのままにして終了。
tui-bye = 終了しました。
tui-bye-saved = ゲームを保存しました。「tenfold play { $game }」で続けられます。
tui-bye-unsaved = ゲームを保存できませんでした。
tui-opponent-not-ready = { $bot }を準備しています。初回は30秒ほどかかります。それまでは{ $meanwhile }がプレイします。
tui-advice = { $bot }なら{ $best }を選びます。勝つ見込み：{ $chances }。
tui-advice-chance = { $action } { $percent }%
tui-advice-none = このゲームのヒントは出せません。
tui-advice-not-ready = ヒントの準備をしています。初回は30秒ほどかかります。そのあともう一度お試しください。
tui-bad-name = 名前は、表示できる文字で1文字から{ $most }文字までです。
tui-save-failed = { $path }にゲームを保存できません（{ $reason }）。保存せずに続けます。
tui-save-broken = 保存したゲームを読めません（{ $reason }）。{ $path }に残して、新しいゲームを始めます。
tui-save-broken-and-stuck = 保存したゲーム{ $path }を読めず（{ $reason }）、移すこともできません（{ $why }）。新しいゲームを始めます。
tui-save-line = { $line }行目がこのバージョンのTenfoldでは読めません
tui-save-too-large = { $most }バイトを超えています
tui-save-of-another-game = 席ごとに名前のある{ $game }のゲームではありません
tui-save-not-text = 記録として読めるテキストではありません

# What `tenfold play` was asked for and cannot do.
tui-no-game = { $game }というゲームはありません。選べるのは{ $games }です。
tui-no-opponent = このゲームに{ $bot }というボットはいません。選べるのは{ $bots }です。
tui-broken-game = ゲーム{ $game }はインストールされていますが、読み込めません：{ $reason }。
tui-broken-opponent = ボット{ $bot }はインストールされていますが、読み込めません：{ $reason }。
tui-no-option = { $game }に{ $option }というオプションはありません。選べるのは{ $options }です。
tui-name-and-value = --optionには、--option first=0のように名前と値を書いてください。
tui-given-twice = { $option } が二度指定されています。オプションは一つにつき一度だけ指定してください。
tui-bad-seed = シードは{ $most }文字までの文字列です。
tui-option-ten-players = playersは1（ソロ）から5までの整数です。
tui-option-ten-edition = editionはen、ja、es、deのどれかです。
tui-option-ten-bust_buy = bust_buyはtrueかfalseです。バーストした人が、トークンを取る代わりに購入できるかどうかを決めます。
tui-option-ten-first = firstは最初の手番を行う席です。0から数えて人数より小さい番号か、ランダムならnullです。
tui-option-ten-level = levelは4から10まで（ドイツ語版は5から10まで）の整数です。ソロゲームにだけあります。
tui-option-ten-deck = deckはnullか、{ "{" }"b1": 2, "$3": 4{ "}" }のようなカードと枚数の表です。
tui-option-trick_later-players = playersは3か4です。
tui-option-trick_later-overflow = overflowはstayかcapです。8を超えることになるトラックの扱いを決めます（L6.2）。
tui-option-trick_later-rescue = rescueはat_mostかbelowです。トラックでどの生存者まで救出できるかを決めます（L6.3）。
tui-option-trick_later-tiebreak = tiebreakはupperかlowerです。同点のときに人数を比べる、ボードの側を決めます（L7.3）。
tui-option-trick_later-out = outは3人のときにいつも使わない色で、r、g、y、bのどれかです。ラウンドごとにランダムならnullです。
tui-option-trick_later-first = firstは最初にリードする席です。0から数えて人数より小さい番号か、ランダムならnullです。

# TEN

tui-ten-solo = ソロ、レベル{ $level }
tui-ten-bust-buy = バースト時の購入あり
tui-ten-you = { $name }（あなた）
tui-ten-deck = { $n ->
    [0] 山札なし
   *[other] 山札{ $n }枚
}
tui-ten-points = { $n }点
tui-ten-cards = { $n }枚
tui-ten-market = 市場
tui-ten-no-wilds = ワイルドカードなし
tui-ten-tokens = バースト{ $n }
tui-ten-tableau = 場
tui-ten-empty-tableau = まだ引いていません。
tui-ten-net = 合計
tui-ten-currency = 通貨
tui-ten-torn = バースト
tui-ten-lot = 競売品
tui-ten-price = 支払い
tui-ten-no-bid = まだ入札なし
tui-ten-high-bid = 最高入札{ $bid }、{ $name }
tui-ten-still-to-pay = { $price }のうち残り{ $left }
tui-ten-odds = { $cards }枚中{ $bust }枚がバースト、{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
tui-ten-you-keep = あなた
tui-ten-gains = { $name } +{ $n }
tui-ten-others-gain = ほかの全員 +{ $n }
tui-ten-you-gain = { $lost ->
    [0] あなた +{ $n }
   *[other] あなた +{ $n }（上限10枚、{ $lost }枚は失う）
}
tui-ten-market-gets = 、市場へ
tui-ten-token-worth = 3の価値
tui-ten-pay-tokens = バーストトークン、1個3
tui-ten-pay-coins = 通貨トークン。残りはカードで支払う

tui-ten-ask-draw = あなたの手番
tui-ten-ask-auction = オークション
tui-ten-ask-pay = 支払い
tui-ten-ask-buy = カードの購入
tui-ten-ask-bust = バーストしました
tui-ten-ask-final = 最後の購入
tui-ten-hint-first = 手番は引くことから始まります。
tui-ten-hint-draw = 続けて引くか、数字を取るか、通貨を取ります。
tui-ten-hint-last = 山札がありません。数字か通貨を取ります。
tui-ten-hint-auction = 最高額より多く入札するか、パスします。
tui-ten-hint-pay = バーストトークン、通貨トークン、カードの順です。
tui-ten-hint-buy = 数字の価格で1枚買うか、パス。+は増える点です。
tui-ten-hint-bust = バーストトークンを受け取るか、1枚買います。+は増える点です。
tui-ten-hint-final = 最後に数字の価格で1枚買うか、パス。+は増える点です。

tui-ten-deck-left = 山札に{ $n }枚残っています
tui-ten-wilds-left = ワイルドカード：
tui-ten-currency-left = 通貨：
tui-ten-next-card = 次の1枚は、{ $bust }枚がバースト、{ $auction }枚がオークション、{ $go_on }枚が続行です。
tui-ten-any-colour = 好きな色
tui-ten-anything = 何にでも

# Each line of a help text is a term and what there is to say about it; ": " parts them.
tui-ten-help =
    目的: 数字を長くつなげます。色ごとに、いちばん長い数列のカード1枚につき1点です。1から9までそろうと10点です。
    ドロー: 何枚でも引けます。数字は合計値を増やし、通貨は減らします。
    バースト: 合計値か通貨が11以上になるとバーストです。数字カードは市場に移り、あなたはバーストトークンを受け取ります。合計値でバーストしたときは、ほかの全員が通貨を得ます。
    数字: 取ると、ほかの全員が通貨を得ます。その後、1枚買えます。通貨トークンは10枚までです。
    通貨: 取ると、数字カードは市場に移ります。
    ワイルドカード: すぐにオークションをします。1人1回、入札かパスをします。引いた人が最後です。得点計算のときに、いちばん得になる場所に入ります。
    支払い: 通貨トークンは1、バーストトークンは3（おつりなし）、自分のカードは1枚1です。すでに持っているカードは買えません。
    終了: 山札がなくなったら、全員がもう1回ずつ買えます。
    ボード: リボンは得点になる数列、#はワイルドカードが埋める場所、{ $second }は2枚目です。
tui-ten-help-solo =
    { $name }: 合計値が{ $level }以上になるまで引き、数字を取って、通貨をあなたに残します。入札は5からで、通貨トークン、バーストトークン、2枚目以降のカードだけで支払います。得点が上回れば、あなたの勝ちです。
tui-ten-help-signs = 記号

tui-ten-no-run = なし
tui-ten-rest = 通貨{ $currency }、カード{ $cards }枚
tui-ten-level-up = レベル{ $level }
tui-ten-rank = ランク：{ $rank }
tui-ten-solo-won = { $high }対{ $low }で{ $name }の勝ちです。
tui-ten-solo-lost = { $high }対{ $low }で{ $name }の勝ちです。
tui-ten-solo-tied = どちらも{ $high }点で、{ $name }の勝ちです。上回らなければ勝てません。


# 10 Trick Later. Sentences speak to you ($who is you) or of another player.

tui-tl-hint = 番号かカード（r5）。? r5 効果、? 未公開カード、! ヒント、h ヘルプ、q 終了。
tui-tl-where = 第{ $round }ラウンド、トリック{ $trick }
tui-tl-colour = { $colour ->
    [r] 赤
    [g] 緑
    [y] 黄
    [b] 青
   *[i] 感染者
}
tui-tl-out = { $colour ->
    [r] 赤
    [g] 緑
    [y] 黄
   *[b] 青
} { $shape } は不使用
tui-tl-may-lead = { $open ->
    [True] 感染者でリード可
   *[False] 感染者のリードはまだ不可
}
tui-tl-over = ゲーム終了

tui-tl-you = あなた
tui-tl-you-within = あなた
tui-tl-waiting = 待機
tui-tl-track = トラック{ $n }
tui-tl-rescued = 救出
tui-tl-nobody = なし
tui-tl-needs = { $n }で救出
tui-tl-bonus = 8で+3
tui-tl-lost = 犠牲{ $n }人
tui-tl-now = いま+{ $n }
tui-tl-leads = リード
tui-tl-has = 「{ $card }」所持
tui-tl-race = 10点でゲーム終了

tui-tl-holds = いま最強
tui-tl-turn = あなたの番
tui-tl-to-play = 待ち
tui-tl-level = 襲撃レベル{ $n }
tui-tl-no-attack = { $who ->
    [you] いまのところあなたが勝っています。感染者がいないので、襲撃なし。
   *[other] いまのところ{ $name }が勝っています。感染者がいないので、襲撃なし。
}
tui-tl-at-risk = { $who ->
    [you] いまのところ勝っているあなたが対象：
   *[other] いまのところ勝っている{ $name }が対象：
}{ $n ->
    [0] 危険な生存者なし
   *[other] 危険な生存者{ $n }人
}

tui-tl-ask-play = あなたの番
tui-tl-ask-exchange = 交換しますか？
tui-tl-ask-give = 手放すカードを選ぶ
tui-tl-hint-exchange = 感染者が配られなかったので、カード1枚を脇に置いて感染者の8と交換できます。
tui-tl-hint-give = 伏せたまま脇に置き、代わりに感染者の8が手札に入ります。
tui-tl-explain-exchange = カードは自分で選びます。希望者が複数なら抽選です
tui-tl-explain-keep = いまの手札でプレイします
tui-tl-why-lead = { $held ->
    [all] あなたのリードです。手札は感染者だけなので、どれでも出せます。
    [some] { $open ->
        [True] あなたのリードです。どのカードでも出せます。
       *[False] あなたのリードです。生存者を出します。感染者のリードはまだできません。
    }
   *[none] あなたのリードです。どのカードでも出せます。
}
tui-tl-why-infected = 感染者のリードです。どのカードでも出せます。
tui-tl-why-follow = { tui-tl-was-led }{ $n ->
    [0] 手札にその色がないので、どのカードでも出せます。
    [1] { $infected ->
        [some] その色は1枚なので、それか感染者を出します。
       *[none] その色は1枚なので、それを出します。
    }
   *[other] その色のカードを出します。
}
tui-tl-was-led = { $colour ->
    [r] 赤
    [g] 緑
    [y] 黄
   *[b] 青
}のリードです。

tui-tl-would-lead = これでリードします。
tui-tl-would-hold = { $who ->
    [you] { $sure ->
        [yes] あなたがトリックを取ります
       *[no] いまのところあなたが勝ちます
    }
   *[other] { $sure ->
        [yes] { $name }がトリックを取ります
       *[no] いまのところ{ $name }が勝っています
    }
}{ $level ->
    [none] 。
   *[other] （襲撃レベル{ $level }、犠牲{ $n }人）。
}
tui-tl-would-be = あなたのトラック：{ $track }{ $cards ->
    [none] 。
   *[other] 、救出：{ $cards }。
}

# The other players and their cards follow: "Bo ♥5".
tui-tl-plays = { $who ->
    [you] 出したカード：あなた { $card }
   *[other] 出したカード：{ $name } { $card }
}
tui-tl-played = { $plays }。
tui-tl-takes = { $who ->
    [you] あなたは「{ $card }」でトリックを取りました。
   *[other] { $name }は「{ $card }」でトリックを取りました。
}
tui-tl-attacked = 襲撃レベル{ $level }：{ $n ->
    [0] 誰も失いません。
   *[other] 「{ $cards }」を失いました。
}
tui-tl-rescues = { $who ->
    [you] あなたは「{ $cards }」を救出しました。
   *[other] { $name }は「{ $cards }」を救出しました。
}
tui-tl-round-ends = ラウンドが終わりました。得点：{ $points }。
tui-tl-dealt = 第{ $round }ラウンド：{ $out ->
    [none] { "" }
    [r] 赤は不使用、
    [g] 緑は不使用、
    [y] 黄は不使用、
   *[b] 青は不使用、
}{ $who ->
    [you] リードはあなたです。
   *[other] リードは{ $name }です。
}
tui-tl-takes-eight = { $who ->
    [you] あなたは「{ $card }」を取りました。
   *[other] { $name }は「{ $card }」を取り、カードを1枚脇に置きました。
}
tui-tl-gave = あなたは「{ $card }」を脇に置きました。

tui-tl-unseen = まだ見ていないカードは{ $n }枚です
tui-tl-one-aside = （うち1枚は感染者の8と交換されて脇にあります）
tui-tl-is-out = このラウンドでは不使用
tui-tl-shown = 出したカードからわかること
tui-tl-most = { $n ->
    [0] { tui-tl-colour }なし
   *[other] { tui-tl-colour }は多くて1枚
}

tui-tl-help =
    目的: 誰かが10点以上になったラウンドの後、最高得点の人の勝ちです。
    フォロー: リードの色が2枚以上あれば、その中から出します。1枚だけなら、それか感染者を出します。ないときと感染者のリードには、何でも出せます。
    リード: 何でも出せます。ただし感染者は、誰かがほかの人のリードに感染者を出した後か、手札が感染者だけのときに出せます。
    トリック: リードの色でいちばん大きいカードが取ります。感染者がいれば全体でいちばん大きいカードが取り、同じ数なら生存者が勝ちます。同じ色の8と並んだ1は9になります。
    襲撃: 感染者の合計が襲撃レベルです。トリックを取った人は、待機中のその値以下をすべて失い、トラックは0になります。その後、トリックの生存者が待機に加わります。
    トラック: ほかの人のトラックは、出したカードの数だけ進みます。{ $overflow ->
        [cap] 8で止まります。
       *[stay] 8を超えるときは動きません。
    }トラックが待機中のいちばん小さい数{ $rescue ->
        [below] より大きい
       *[at_most] 以上の
    }間、その数だけ戻して救出します。
    得点: 救出1人につき1点、トラックが8なら3点、犠牲1人につき-1点、最低0点です。得点がいちばん低い人が次のラウンドでリードします。同点なら、{ $tiebreak ->
        [lower] 救出した生存者が多い人の勝ちです。
       *[upper] 待機中の生存者が多い人の勝ちです。
    }
    感染者の8: 感染者が配られなければ、カード1枚と感染者の8を交換できます。
    ボード: { $peg }は次を救出できる値、{ $tear }はこのトリックで危険な生存者、「いま」はラウンドがいま終わったときの得点です。
tui-tl-help-keys =
    キー: 番号かカード（r5）。? r5 効果か禁止の理由、? 未公開カード、q 終了。

tui-tl-column-round = R{ $n }
tui-tl-column-total = 合計
tui-tl-rest = 救出{ $lower }人、待機{ $upper }人、犠牲{ $lost }人
tui-tl-won-by_points = { $who ->
    [you] あなたが最高得点の{ $points }点で勝ちました。
   *[other] { $name }が最高得点の{ $points }点で勝ちました。
}
tui-tl-won-by_survivors = { $points }点で同点のため、最後のラウンドで{ $side ->
    [lower] 救出した
   *[upper] 待機中の
}生存者が多い{ $who ->
    [you] あなた
   *[other] { $name }
}の勝ちです。
tui-tl-won-shared = { $names }が勝利を分け合います。{ $points }点で同点、{ $side ->
    [lower] 救出した
   *[upper] 待機中の
}生存者の数も同じです。

# Leafing through a record

tui-replay-where = 場面{ $at }（全{ $last }）、{ $player }の視点
tui-replay-keys = Enter：進む　p：戻る　t：次の手番　b：前の手番　12：その場面へ　s 1：席1の視点　s：手番の人の視点　q：終了
