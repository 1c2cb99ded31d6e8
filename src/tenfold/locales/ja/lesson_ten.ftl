# The guided first game of TEN: one short sentence for each new thing. Who it happened to may be anybody.

ten-lesson-hello = カードを*引きましょう*。同じ色の数列を集めます。数列のカード1枚が1点です。
ten-lesson-number = 数字は合計値になります。*続けて引きましょう*。ただし11以上でバーストです。
ten-lesson-currency = 通貨は合計値を下げます。*続けて引きましょう*。ただし数字を取ると、通貨はほかの人のものです。
ten-lesson-take = *数字を取りましょう*。もっと引くこともできますが、3枚の並びなら止めどきです。
ten-lesson-no-market = 数字を取った後は市場で1枚買えますが、いまは空です。*買わない*を選びましょう。
ten-lesson-bust-net = 合計値が10を超えて*バースト*です。数字は市場へ、通貨はほかの人へ。代わりに3の価値のバーストトークンがもらえます。
ten-lesson-auction = ワイルドカードはすぐに*オークション*です。1人1回、入札かパスをします。引いた人が最後です。
ten-lesson-bid = 最高額より1多く*入札*するか、パスします。機会は1回だけです。
ten-lesson-pay = *支払い*には、コイン（1枚1）、バーストトークン（1個3）、自分のカード（1枚1）が使えます。
ten-lesson-run = 4枚並ぶと*4点*です。ワイルドカードは、いちばん得点になる場所に入ります。
ten-lesson-take-currency = *通貨を取りましょう*。コインはあなただけのもので、数字は誰でも買える市場へ移ります。
ten-lesson-bust-currency = 通貨が10を超えて*バースト*です。数字は市場へ移り、通貨は誰のものにもなりません。
ten-lesson-market = 書かれた数字の値段で1枚*買えます*。ただし、すでに持っているカードは買えません。
ten-lesson-last-card = これが*最後のカード*です。もう引かずに手番が終わり、ゲームも終わりに向かいます。
ten-lesson-final = もう一度*買いましょう*。最後に全員が順番に1回ずつ買えます。
ten-lesson-over = *これがTENです*。色ごとにいちばん長い数列が得点になり、点が多い人の勝ちです。
