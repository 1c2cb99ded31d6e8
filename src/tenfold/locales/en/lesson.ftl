# The guided first games: what the teacher's strip says in every game. What stands between stars is set bold.

page-lesson-strayed = That is possible, too: *the lesson goes on* from here.
page-lesson-next = Now: *{ $action }*.
page-lesson-free = Your turn: *do what you like*, or ask for a hint.
page-lesson-onward = Go on
page-lesson-play-on = Play on
page-lesson-back = Back one step
page-lesson-skip = Skip lesson
page-lesson-way = Lesson
page-lesson-step = Step { $n } of { $of }
