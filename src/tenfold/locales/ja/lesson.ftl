# The guided first games: what the teacher's strip says in every game. What stands between stars is set bold.

page-lesson-strayed = それもできます。*レッスンはここから続きます。*
page-lesson-next = 次は*{ $action }*です。
page-lesson-free = あなたの番です。*好きなようにどうぞ。*ヒントも聞けます。
page-lesson-onward = 次へ
page-lesson-play-on = 続けて遊ぶ
page-lesson-back = 1つ戻る
page-lesson-skip = レッスンをやめる
page-lesson-way = レッスン
page-lesson-step = { $of }ステップ中{ $n }
