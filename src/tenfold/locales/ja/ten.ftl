# TEN: refusals, one a rule; then what happens. Terms follow the Japanese rulebook.

ten-T3-1 = 手番は必ずカードを引くことから始まります。1枚引いてください。
ten-T3-5 = カードドローフェイズでは、続けて引くか、数字を取るか、通貨を取ります。
ten-T3-6 = { $what ->
    [currency] 取れるのは場にあるものだけです。場に通貨はありません。
   *[numbers] 取れるのは場にあるものだけです。場に数字はありません。
}
ten-T6-1 = 市場にあるカードを1枚買うか、パスします。
ten-T6-2 = { $card }はもう持っています。自分のカードと色も数字も同じカードは買えません。
ten-T6-3 = { $phase ->
    [pay] それは持っていません。支払えるのは、通貨トークン、バーストトークン（1個3）、自分のカード（1枚1）で、残りは{ $price }です。
   *[buy] 価格は{ $price }ですが、支払えるのは{ $power }までです。通貨トークン、バーストトークン（1個3）、自分のカード（1枚1）で支払います。
}
ten-T6-4 = 支払いに余分なものは出せません。順番は、バーストトークン、通貨トークン、カード（カードの順）です。
ten-T7-1 = 最高入札額（{ $high_bid }）を上回る{ $least }以上で入札するか、パスします。
ten-T7-2 = 支払えるのは{ $power }までです（通貨トークン、1個3のバーストトークン、1枚1の自分のカード）。いまの入札は{ $least }からです。
ten-T8-1 = 山札がないので、もう引けません。数字か通貨を取ってください。
ten-T8-2 = 最後の購入では、市場のカードを1枚買うか、パスします。
ten-T10-1 = バーストしました。バーストトークンを受け取るか、代わりに市場のカードを1枚買ってください。
ten-T11-4 = { $phase ->
    [pay] ソロのオークションで支払えるのは、通貨トークン、バーストトークン（1個3）、重複カードだけです。このカードは1枚しか持っていません。
   *[auction] ソロの入札は{ $least }からです。支払えるのは通貨トークン、バーストトークン（1個3）、重複カードだけで、あなたの分は{ $power }です。
}

ten-turn = { $you ->
    [yes] あなたの手番です。
   *[no] { $player }の手番です。
}
ten-drew = { $you ->
    [yes] あなたは{ $card }を引きました。
   *[no] { $player }は{ $card }を引きました。
}
ten-took_numbers = { $you ->
    [yes] あなたは数字を取りました。
   *[no] { $player }は数字を取りました。
}
ten-took_currency = { $you ->
    [yes] あなたは通貨を取りました。合計{ $amount }です。
   *[no] { $player }は通貨を取りました。合計{ $amount }です。
}
ten-bust = { $by ->
    [net] { $you ->
        [yes] あなたはバーストしました。合計値が{ $total }で、{ $limit }を超えました。
       *[no] { $player }はバーストしました。合計値が{ $total }で、{ $limit }を超えました。
    }
   *[currency] { $you ->
        [yes] あなたはバーストしました。通貨が{ $total }で、{ $limit }を超えました。
       *[no] { $player }はバーストしました。通貨が{ $total }で、{ $limit }を超えました。
    }
}
ten-token = { $you ->
    [yes] あなたはバーストトークンを1個受け取りました。3の価値があります。
   *[no] { $player }はバーストトークンを1個受け取りました。
}
ten-settled = { $amount ->
    [0] { $by ->
        [net] 通貨は引かれていなかったので、誰も受け取りません。
       *[currency] 誰も受け取りません。バーストしたのが通貨だからです。
    }
   *[other] ほかの全員が通貨の合計{ $amount }を受け取ります。
}
ten-gained = { $you ->
    [yes] あなたは通貨トークンを{ $coins }枚得ました。
   *[no] { $player }は通貨トークンを{ $coins }枚得ました。
}
ten-kept = { $you ->
    [yes] あなたは{ $card }を手に入れました。
   *[no] { $player }は{ $card }を手に入れました。
}
ten-to_market = { $n ->
    [one] { $card }は市場に移りました。
   *[other] { $card }は市場に移りました。
}
ten-discarded = { $n ->
    [one] { $card }は捨て札になりました。
   *[other] { $card }は捨て札になりました。
}
ten-bid = { $you ->
    [yes] あなたは{ $amount }で入札しました。
   *[no] { $player }は{ $amount }で入札しました。
}
ten-passed = { $you ->
    [yes] あなたはパスしました。
   *[no] { $player }はパスしました。
}
ten-paid_tokens = { $you ->
    [yes] あなた
   *[no] { $player }
}はバーストトークンを{ $tokens }個支払いました。{ $lost ->
    [0] { "" }
   *[other] { $lost }余りますが、お釣りはありません。
}
ten-paid_coins = { $you ->
    [yes] あなたは通貨トークンを{ $coins }枚支払いました。
   *[no] { $player }は通貨トークンを{ $coins }枚支払いました。
}
ten-paid_card = { $you ->
    [yes] あなたは{ $card }で支払いました。
   *[no] { $player }は{ $card }で支払いました。
}
ten-won = { $you ->
    [yes] あなたは{ $card }を{ $price }で落札しました。
   *[no] { $player }は{ $card }を{ $price }で落札しました。
}
ten-buying = { $you ->
    [yes] あなたは市場の{ $card }を選びました。価格は{ $price }です。
   *[no] { $player }は市場の{ $card }を選びました。価格は{ $price }です。
}
ten-bought = { $you ->
    [yes] あなたは{ $card }を{ $price }で買いました。
   *[no] { $player }は{ $card }を{ $price }で買いました。
}
ten-final_buys = { $you ->
    [yes] 山札がなくなりました。あなたから順に、1回ずつ最後の購入ができます。
   *[no] 山札がなくなりました。{ $player }から順に、1回ずつ最後の購入ができます。
}
ten-over = ゲームが終わりました。

ten-card-number = { $colour ->
    [b] 青
    [g] 緑
    [o] オレンジ
   *[p] ピンク
}の{ $number }
ten-card-colour-wild = { $colour ->
    [b] 青
    [g] 緑
    [o] オレンジ
   *[p] ピンク
}のワイルドカード
ten-card-numbered-wild = ワイルドカード{ $number }
ten-card-super-wild = スーパーワイルドカード
ten-card-currency = 通貨{ $number }

# T11.10: a rank of our own for each level.
ten-rank-4 = 最初の折り目。紙があなたに気づきました。
ten-rank-5 = まっすぐな縁。折り目が角でぴたりと合います。
ten-rank-6 = 確かな手つき。破れる1枚手前で止められます。
ten-rank-7 = リボン職人。数列の端は、もう運に頼らずに見つかります。
ten-rank-8 = 市場の目利き。誰かが手放すものを、あなたは待っていました。
ten-rank-9 = 紙の技師。みんなが通貨トークンを数える間に、あなたは山札を数えています。
ten-rank-10 = テンフォールド。これより上のレベルはありません。次は誰かに教えてください。
