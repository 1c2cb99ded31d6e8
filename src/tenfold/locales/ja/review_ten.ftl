# TENで、なぜ別の手が良かったか。

ten-fact-odds = 山札{ $deck }枚のうち{ $bust }枚でバーストします。
ten-fact-numbers = { $points ->
    [0] 数字カードは確実に取れました。まだ得点にはなりません。
   *[other] 数字カードは確実に取れました。{ $before }点が{ $after }点になります。
}
ten-fact-numbers-taken = { $points ->
    [0] 数字カードはまだ得点になりません。
   *[other] 数字カードで{ $before }点が{ $after }点になります。
}
ten-fact-currency = 通貨トークン{ $coins }枚を取れました。
ten-fact-gift = 他の全員が通貨トークンを{ $coins }個ずつ得ます。
ten-fact-lot = { $points ->
    [0] この時点で{ $card }は得点を増やしません。
   *[other] この時点で{ $card }は{ $points }点を加えます。
}
ten-fact-price-cards = { $amount }の入札には、通貨トークンとバーストトークンのすべてに加えてカードが{ $cards }枚必要です。
ten-fact-price-coins = { $amount }の入札で通貨トークン{ $coins }枚がなくなります。
ten-fact-power = { $amount ->
    [0] もう誰も上回れませんでした。
   *[other] まだ入札できる人が払えたのは最大{ $amount }でした。
}
ten-fact-goes-to = { $points ->
    [0] { $player }が{ $amount }で手に入れるところでした。
   *[other] { $player }が{ $amount }で手に入れ、{ $points }点を得るところでした。
}
ten-fact-buy = { $points ->
    [0] { $price }で{ $card }を買えば、他の人には渡りませんでした。
   *[other] { $price }で{ $card }を買えば{ $points }点増えました。
}
ten-fact-bought = { $points ->
    [0] { $price }で買った{ $card }はどの数列にも入りません。
   *[other] { $price }で買った{ $card }は{ $points }点を加えます。
}
ten-fact-paid = { $points ->
    [0] この時点で{ $card }はどの数列にも必要ありませんでした。
   *[other] { $card }は数列に必要で、{ $points }点分でした。
}
