# The guided first game of TEN: one short sentence for each new thing. Who it happened to may be anybody.

ten-lesson-hello = カードを*引きましょう*。同じ色の数列を集めると、1枚1点です。
ten-lesson-number = 数字は足されます。*続けて引きましょう*。合計値11以上でバーストです。
ten-lesson-currency = 通貨は合計値を下げますが、数字を取るとほかの人のものです。*続けて引きましょう*。
ten-lesson-take = ここで*数字を取りましょう*。もっと引くなら、失う覚悟で。
ten-lesson-no-market = 数字を取った人は1枚買えますが、市場は空です。*買わない*を選びましょう。
ten-lesson-bust-net = 合計値が10を超えて*バースト*です。数字は市場へ、通貨はほかの人へ。3の価値のバーストトークンが残ります。
ten-lesson-auction = ワイルドカードはすぐに*オークション*です。1人1回入札かパスをし、引いた人が最後です。
ten-lesson-bid = 最高額より1多く*入札*するか、パスします。機会は1回だけです。
ten-lesson-pay = *支払い*には、通貨トークン（1枚1）、バーストトークン（1個3）、自分のカード（1枚1）が使えます。
ten-lesson-run = 4枚並ぶと*4点*です。ワイルドカードは、いちばん得点になる場所に入ります。
ten-lesson-take-currency = *通貨を取りましょう*。あなただけのもので、数字は市場へ移ります。
ten-lesson-bust-currency = 通貨が10を超えて*バースト*です。数字は市場へ移り、通貨は誰も得ません。
ten-lesson-market = 数字の値段で1枚*買いましょう*。持っているカードは買えません。
ten-lesson-last-card = *最後のカード*です。この手番はもう引かずに終わり、ゲームも終わりに向かいます。
ten-lesson-final = もう一度*買いましょう*。最後に全員が買えます。
ten-lesson-over = *これがTENです*。色ごとにいちばん長い数列が得点になり、点が多い人の勝ちです。
