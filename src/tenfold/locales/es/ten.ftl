# TEN: negativas, una por regla; luego, lo que ocurre.
# Los nombres de carta llevan artículo: nunca tras «de» o «a» (nada de «de el», «a el»).

ten-T3-1 = El turno empieza robando, y nadie puede negarse: roba.
ten-T3-5 = En la fase de robar, robas otra carta, tomas los números o tomas las monedas.
ten-T3-6 = Solo puedes tomar lo que hay, y en el mostrador no hay nada de eso.
ten-T6-1 = Puedes comprar una carta que esté en el mercado, o pasar.
ten-T6-2 = Ya tienes esta misma carta, y nadie compra una carta idéntica a una propia.
ten-T6-3 = No te alcanza: se paga con monedas, fichas de pifia (3 cada una) y cartas propias (1 cada una).
ten-T6-4 = En un pago no hay nada de más y se sigue un orden: fichas de pifia, monedas y luego cartas, en su orden.
ten-T7-1 = En una subasta pujas más que la puja más alta ({ $high_bid }), o pasas.
ten-T7-2 = Puedes pujar como mucho lo que puedes pagar, { $power }: monedas, fichas de pifia (3 cada una) y cartas propias (1 cada una).
ten-T8-1 = El mazo está vacío y ya nadie roba: toma los números o las monedas.
ten-T8-2 = En la última compra compras una carta del mercado, o pasas.
ten-T10-1 = La has pifiado: toma la ficha de pifia o, en su lugar, compra una carta del mercado.
ten-T11-4 = En una subasta en solitario la puja mínima es 5, y solo pagan monedas, fichas de pifia y cartas repetidas: las tuyas suman { $power }.

ten-turn = Turno de { $player }.
ten-drew = { $player } roba { $card }.
ten-took_numbers = { $player } toma los números.
ten-took_currency = { $player } toma las monedas, { $amount } en total.
ten-bust = { $by ->
    [net] { $player } la pifia: el total neto pasa de diez.
   *[currency] { $player } la pifia: las monedas pasan de diez.
}
ten-token = { $player } recibe una ficha de pifia.
ten-gained = { $coins ->
    [one] { $player } obtiene { $coins } moneda.
   *[other] { $player } obtiene { $coins } monedas.
}
ten-kept = { $player } se queda con { $card }.
ten-to_market = { $card } va al mercado.
ten-discarded = { $card } se descarta.
ten-bid = { $player } puja { $amount }.
ten-passed = { $player } pasa.
ten-paid_tokens = { $tokens ->
    [one] { $player } paga con { $tokens } ficha de pifia.
   *[other] { $player } paga con { $tokens } fichas de pifia.
}
ten-paid_coins = { $coins ->
    [one] { $player } paga { $coins } moneda.
   *[other] { $player } paga { $coins } monedas.
}
ten-paid_card = { $player } paga con { $card }.
ten-won = { $player } se lleva { $card } por { $price }.
ten-buying = { $player } elige { $card } en el mercado, por { $price }.
ten-bought = { $player } compra { $card } por { $price }.
ten-final_buys = El mazo está vacío: una última compra cada uno, primero { $player }.
ten-over = La partida ha terminado.

ten-card-number = el { $number } { $colour ->
    [b] azul
    [g] verde
    [o] naranja
   *[p] rosa
}
ten-card-colour-wild = el comodín { $colour ->
    [b] azul
    [g] verde
    [o] naranja
   *[p] rosa
}
ten-card-numbered-wild = el comodín { $number }
ten-card-super-wild = el comodín especial
ten-card-currency = la carta de moneda de { $number }

# T11.10: un rango propio para cada nivel.
ten-rank-4 = primer pliegue. El papel se ha fijado en ti.
ten-rank-5 = canto recto. Tus pliegues casan en las esquinas.
ten-rank-6 = pulso firme. Paras una carta antes de que se rasgue.
ten-rank-7 = mano de cintas. Tus secuencias ya no necesitan suerte para llegar a sus extremos.
ten-rank-8 = ojo de mercado. Lo que otros sueltan es lo que esperabas.
ten-rank-9 = ingeniería de papel. Cuentas el mazo mientras otros cuentan sus monedas.
ten-rank-10 = diez pliegues. No hay nivel más alto; ve y enseña a alguien.
