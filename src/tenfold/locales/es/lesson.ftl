# The guided first games: what the teacher's strip says in every game. What stands between stars is set bold.

page-lesson-strayed = También se puede: *la lección sigue* desde aquí.
page-lesson-next = Ahora: *{ $action }*.
page-lesson-free = Te toca: *haz lo que quieras* o pide un consejo.
page-lesson-onward = Seguir
page-lesson-play-on = Seguir jugando
page-lesson-back = Un paso atrás
page-lesson-skip = Dejar la lección
page-lesson-way = Lección
page-lesson-step = Paso { $n } de { $of }
