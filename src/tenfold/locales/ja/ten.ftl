# TEN: refusals, one a rule; then what happens. Terms follow the Japanese rulebook.

ten-T3-1 = 手番は必ずカードを引くことから始まります。1枚引いてください。
ten-T3-5 = カードドローフェイズでは、続けて引くか、数字を取るか、通貨を取ります。
ten-T3-6 = 取れるのは場にあるものだけです。それは場にありません。
ten-T6-1 = 市場にあるカードを1枚買うか、パスします。
ten-T6-2 = このカードはもう持っています。自分のカードと色も数字も同じカードは買えません。
ten-T6-3 = 支払いが足りません。支払えるのは、通貨トークン、バーストトークン（1個3）、自分のカード（1枚1）です。
ten-T6-4 = 支払いに余分なものは出せません。順番は、バーストトークン、通貨トークン、カード（カードの順）です。
ten-T7-1 = オークションでは、最高入札額（{ $high_bid }）より多く入札するか、パスします。
ten-T7-2 = 入札できるのは支払える額、つまり{ $power }までです。通貨トークン、バーストトークン（1個3）、自分のカード（1枚1）で支払えます。
ten-T8-1 = 山札がないので、もう引けません。数字か通貨を取ってください。
ten-T8-2 = 最後の購入では、市場のカードを1枚買うか、パスします。
ten-T10-1 = バーストしました。バーストトークンを受け取るか、代わりに市場のカードを1枚買ってください。
ten-T11-4 = ソロのオークションでは、入札は5からで、支払えるのは通貨トークン、バーストトークン、重複カードだけです。あなたが支払えるのは{ $power }です。

ten-turn = { $player }の手番です。
ten-drew = { $player }は{ $card }を引きました。
ten-took_numbers = { $player }は数字を取りました。
ten-took_currency = { $player }は通貨を取りました。合計{ $amount }です。
ten-bust = { $by ->
    [net] { $player }はバーストしました。合計値が10を超えました。
   *[currency] { $player }はバーストしました。通貨が10を超えました。
}
ten-token = { $player }はバーストトークンを1個受け取りました。
ten-gained = { $player }は通貨トークンを{ $coins }枚得ました。
ten-kept = { $player }は{ $card }を手に入れました。
ten-to_market = { $card }は市場に移りました。
ten-discarded = { $card }は捨て札になりました。
ten-bid = { $player }は{ $amount }で入札しました。
ten-passed = { $player }はパスしました。
ten-paid_tokens = { $player }はバーストトークンを{ $tokens }個支払いました。
ten-paid_coins = { $player }は通貨トークンを{ $coins }枚支払いました。
ten-paid_card = { $player }は{ $card }で支払いました。
ten-won = { $player }は{ $card }を{ $price }で落札しました。
ten-buying = { $player }は市場の{ $card }を選びました。価格は{ $price }です。
ten-bought = { $player }は{ $card }を{ $price }で買いました。
ten-final_buys = 山札がなくなりました。{ $player }から順に、1回ずつ最後の購入ができます。
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
