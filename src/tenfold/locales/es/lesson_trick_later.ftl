# The guided first game of 10 Trick Later: one short sentence for each new thing. Who it happened to may be anybody.

trick_later-lesson-exchange = No tienes infectados: *cambia* una carta por el infectado 8, si quieres.
trick_later-lesson-give = *Entrega* una carta: queda aparte y nadie la ve.
trick_later-lesson-lead = *Abre* con una carta: los demás siguen su color, y la más alta de él se lleva la baza.
trick_later-lesson-trick = Quien se lleva una baza pone sus supervivientes *en el lado superior* de su tablero, donde esperan.
trick_later-lesson-track = Quien no se lleva la baza sube su *contador* lo que vale la carta que jugó.
trick_later-lesson-follow = *Sigue* el color que abre: con dos o más cartas de él es obligatorio.
trick_later-lesson-one = El *1 junto al 8* de su color cuenta como 9 y se lleva la baza.
trick_later-lesson-rescue = *Rescatado*: cuando el contador alcanza al más bajo en espera, este se salva y el contador baja su valor.
trick_later-lesson-infected = *Juega un infectado* donde no tengas que seguir, y espera que otro se lleve la baza.
trick_later-lesson-attack = Los infectados *atacan* a quien se lleva la baza: pierde a los que esperan hasta esa suma, y su contador baja a 0.
trick_later-lesson-win = *Llévate esta baza*: tu contador está alto, así que pronto rescatas a los más bajos.
trick_later-lesson-half = *Diez bazas* son una ronda: rescata lo que puedas en las que quedan.
trick_later-lesson-round = La ronda ha terminado: *1 punto por cada rescatado*, 3 por un contador en 8, menos 1 por cada perdido.
trick_later-lesson-bye = *Esto es 10 Trick Later*: a partir de diez puntos gana el total más alto; si no, hay otra ronda.
