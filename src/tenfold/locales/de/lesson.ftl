# The guided first games: what the teacher's strip says in every game. What stands between stars is set bold.

page-lesson-strayed = Auch das geht: *Von hier aus geht die Lektion weiter.*
page-lesson-next = Jetzt: *{ $action }*.
page-lesson-free = Du bist dran: *Mach, was du willst*, oder frag nach einem Tipp.
page-lesson-onward = Weiter
page-lesson-play-on = Weiterspielen
page-lesson-back = Einen Schritt zurück
page-lesson-skip = Lektion beenden
page-lesson-way = Lektion
page-lesson-step = Schritt { $n } von { $of }
