# The guided first game of TEN: one short sentence for each new thing. Who it happened to may be anybody.

ten-lesson-hello = *Roba* una carta: reúnes secuencias de un color, y cada carta de una secuencia es un punto.
ten-lesson-number = Los números suman tu total neto: *roba otra*, pero con once o más la pifias.
ten-lesson-currency = Las monedas bajan el total neto: *roba otra*, pero quien toma los números deja las monedas a los demás.
ten-lesson-take = *Toma los números* o arriésgate más: por estas tres seguidas vale la pena parar.
ten-lesson-no-market = Quien toma números puede comprar después una carta del mercado, pero está vacío: *no compres nada*.
ten-lesson-bust-net = *Pifia*, el total neto pasa de diez: los números van al mercado, los demás obtienen las monedas, y de consuelo queda una ficha de pifia que vale 3.
ten-lesson-auction = Un comodín se *subasta* al momento: cada uno puja o pasa una vez, y al final quien lo robó.
ten-lesson-bid = *Puja* uno más que la puja más alta, o pasa: solo hablas una vez.
ten-lesson-pay = *Paga* con monedas (1 cada una), fichas de pifia (3 cada una) o cartas propias (1 cada una).
ten-lesson-run = Cuatro seguidas son *cuatro puntos*, y un comodín ocupa el lugar que más suma.
ten-lesson-take-currency = *Toma las monedas*: son solo para ti, y los números van al mercado, donde todos pueden comprarlos.
ten-lesson-bust-currency = *Pifia*, las monedas pasan de diez: los números van al mercado y nadie obtiene las monedas.
ten-lesson-market = *Compra* una carta por su número impreso, pero ninguna que ya tengas.
ten-lesson-last-card = Era *la última carta*: el turno termina sin robar, y con él la partida.
ten-lesson-final = *Compra* una vez más: al final pueden todos, uno tras otro.
ten-lesson-over = *Esto es TEN*: suma la secuencia más larga de cada color, y gana quien tiene más puntos.
