# The guided first game of TEN: one short sentence for each new thing. Who it happened to may be anybody.

ten-lesson-hello = *Roba* una carta: reúnes secuencias de un color, un punto por carta.
ten-lesson-number = Los números suman: *roba otra*, pero con un total neto de once la pifias.
ten-lesson-currency = Las monedas bajan el total, pero quien toma los números las deja a los demás: *roba otra*.
ten-lesson-take = *Toma los números* ahora, o arriésgalos y sigue.
ten-lesson-no-market = Quien tomó números puede comprar, pero el mercado está vacío: *no compres nada*.
ten-lesson-bust-net = *Pifia*, total neto de más de diez: números al mercado, monedas a los demás y, de consuelo, una ficha de pifia que vale 3.
ten-lesson-auction = Un comodín se *subasta* al momento: cada uno puja o pasa una vez, al final quien lo robó.
ten-lesson-bid = *Puja* uno más que la puja más alta, o pasa: solo hablas una vez.
ten-lesson-pay = *Paga* con monedas (1 cada una), fichas de pifia (3 cada una) o cartas propias (1 cada una).
ten-lesson-run = Cuatro seguidas son *cuatro puntos*: un comodín ocupa el lugar que más suma.
ten-lesson-take-currency = *Toma las monedas*: son solo para ti, y los números van al mercado.
ten-lesson-bust-currency = *Pifia*, más de diez en monedas: números al mercado, y nadie obtiene las monedas.
ten-lesson-market = *Compra* una carta por su número, pero ninguna que ya tengas.
ten-lesson-last-card = *La última carta*: este turno termina sin robar, y con él la partida.
ten-lesson-final = *Compra* una vez más: al final pueden todos.
ten-lesson-over = *Esto es TEN*: suma la secuencia más larga de cada color, y gana quien tiene más puntos.
