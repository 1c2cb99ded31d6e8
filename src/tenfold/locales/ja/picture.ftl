# ゲームの絵：ある場面、そして結果のカード。

picture-at = { $n }手目
picture-open = すべてのカードを公開
picture-seen-by = { $name }の視点
picture-comma = { $first }、{ $last }
picture-and = { $first }、{ $last }
picture-sentences = { $first }{ $last }
picture-scores = { $first }対{ $others }。
picture-points = 得点：{ $scores }。
picture-ten-next = 山札の次のカード
picture-ten-discard = 除外されたカード
picture-trick_later-aside = よけたカード

# What a link to a finished game says in a chat program

picture-link-game = { $game }のゲームを振り返る
picture-link-untold = 結果は伏せてあります。一手ずつ見てください。
picture-link-result = { $game }：{ $points }
picture-link-look-back = このゲームを一手ずつ振り返れます。
