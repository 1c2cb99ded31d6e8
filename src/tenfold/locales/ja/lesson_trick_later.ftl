# The guided first game of 10 Trick Later: one short sentence for each new thing. Who it happened to may be anybody.

trick_later-lesson-exchange = 感染者が手札にありません。よければカード1枚を感染者の8と*交換*しましょう。
trick_later-lesson-give = カードを1枚*手放します*。脇に伏せて置かれ、誰にも見えません。
trick_later-lesson-lead = カードを1枚*リード*しましょう。ほかの人は同じ色を出し、いちばん大きいカードがトリックを取ります。
trick_later-lesson-trick = トリックを取った人は、その生存者を自分のボードの*上側*に置き、待機させます。
trick_later-lesson-track = トリックを取れなかった人は、出したカードの数だけ*トラック*が進みます。
trick_later-lesson-follow = リードの色を*フォロー*しましょう。2枚以上あれば、必ずその色を出します。
trick_later-lesson-one = 同じ色の*8と並んだ1*は9になり、トリックを取ります。
trick_later-lesson-rescue = *救出*です。待機中のいちばん小さい生存者にトラックが届くと助かり、トラックはその数だけ戻ります。
trick_later-lesson-infected = フォローしなくてよいときは*感染者*を出せます。ほかの人がトリックを取るように祈りましょう。
trick_later-lesson-attack = 感染者がトリックを取った人を*襲撃*します。待機中の生存者はレベル以下がすべて失われ、トラックは0になります。
trick_later-lesson-win = *このトリックを取りましょう*。トラックが高いので、小さい生存者はすぐに救出できます。
trick_later-lesson-half = *10トリック*で1ラウンドです。残りのトリックでできるだけ救出しましょう。
trick_later-lesson-round = ラウンドが終わりました。*救出1人につき1点*、トラックが8なら3点、犠牲1人につき-1点です。
trick_later-lesson-bye = *これが10 Trick Laterです*。誰かが10点以上になると、合計がいちばん高い人の勝ちです。まだなら次のラウンドです。
