# TEN: negativas, una por regla; luego, lo que ocurre.
# Los nombres de carta llevan artículo: nunca tras «de» o «a» (nada de «de el», «a el»).

ten-T3-1 = El turno empieza robando, y nadie puede negarse: roba.
ten-T3-5 = En la fase de robar, robas otra carta, tomas los números o tomas las monedas.
ten-T3-6 = { $what ->
    [currency] Solo puedes tomar lo que hay, y en el mostrador no hay monedas.
   *[numbers] Solo puedes tomar lo que hay, y en el mostrador no hay números.
}
ten-T6-1 = Puedes comprar una carta que esté en el mercado, o pasar.
ten-T6-2 = Ya tienes { $card }, y nadie compra una carta idéntica a una propia.
ten-T6-3 = { $phase ->
    [pay] No tienes eso: se paga con monedas, fichas de pifia (3 cada una) y cartas propias (1 cada una), y el pago pendiente es de { $price }.
   *[buy] Cuesta { $price } y puedes pagar { $power } como mucho: monedas, fichas de pifia (3 cada una) y cartas propias (1 cada una).
}
ten-T6-4 = En un pago no hay nada de más y se sigue un orden: fichas de pifia, monedas y luego cartas, en su orden.
ten-T7-1 = Puja al menos { $least }, más que la puja más alta ({ $high_bid }), o pasa.
ten-T7-2 = Puedes pagar { $power } como mucho, con monedas, fichas de pifia (3 cada una) y cartas propias (1 cada una); la puja mínima es ahora { $least }.
ten-T8-1 = El mazo está vacío y ya nadie roba: toma los números o las monedas.
ten-T8-2 = En la última compra compras una carta del mercado, o pasas.
ten-T10-1 = La has pifiado: toma la ficha de pifia o, en su lugar, compra una carta del mercado.
ten-T11-4 = { $phase ->
    [pay] En solitario: en una subasta solo pagan monedas, fichas de pifia (3 cada una) y cartas repetidas. Esta la tienes una sola vez.
   *[auction] En solitario: la puja mínima es { $least }. Solo pagan monedas, fichas de pifia (3 cada una) y cartas repetidas, y las tuyas suman { $power }.
}

ten-turn = { $you ->
    [yes] Tu turno.
   *[no] Turno de { $player }.
}
ten-drew = { $you ->
    [yes] Robas { $card }.
   *[no] { $player } roba { $card }.
}
ten-took_numbers = { $you ->
    [yes] Tomas los números.
   *[no] { $player } toma los números.
}
ten-took_currency = { $you ->
    [yes] Tomas las monedas, { $amount } en total.
   *[no] { $player } toma las monedas, { $amount } en total.
}
ten-bust = { $by ->
    [net] { $you ->
        [yes] La has pifiado: total neto { $total }, más de { $limit }.
       *[no] { $player } la pifia: total neto { $total }, más de { $limit }.
    }
   *[currency] { $you ->
        [yes] La has pifiado: monedas { $total }, más de { $limit }.
       *[no] { $player } la pifia: monedas { $total }, más de { $limit }.
    }
}
ten-token = { $you ->
    [yes] Recibes una ficha de pifia, que vale 3.
   *[no] { $player } recibe una ficha de pifia.
}
ten-settled = { $amount ->
    [0] { $by ->
        [net] No había monedas: nadie cobra.
       *[currency] Nadie cobra: lo que pasó de la cuenta fueron las monedas.
    }
   *[other] Todos los demás cobran las monedas, { $amount }.
}
ten-gained = { $coins ->
    [one] { $you ->
        [yes] Obtienes { $coins } moneda.
       *[no] { $player } obtiene { $coins } moneda.
    }
   *[other] { $you ->
        [yes] Obtienes { $coins } monedas.
       *[no] { $player } obtiene { $coins } monedas.
    }
}
ten-kept = { $you ->
    [yes] Te quedas con { $card }.
   *[no] { $player } se queda con { $card }.
}
ten-to_market = { $n ->
    [one] { $card } va al mercado.
   *[other] { $card } van al mercado.
}
ten-discarded = { $n ->
    [one] { $card } se descarta.
   *[other] { $card } se descartan.
}
ten-bid = { $you ->
    [yes] Pujas { $amount }.
   *[no] { $player } puja { $amount }.
}
ten-passed = { $you ->
    [yes] Pasas.
   *[no] { $player } pasa.
}
ten-paid_tokens = { $tokens ->
    [one] { $you ->
        [yes] Pagas con { $tokens } ficha de pifia
       *[no] { $player } paga con { $tokens } ficha de pifia
    }
   *[other] { $you ->
        [yes] Pagas con { $tokens } fichas de pifia
       *[no] { $player } paga con { $tokens } fichas de pifia
    }
}{ $lost ->
    [0] .
    [one] ; sobra { $lost } y no se devuelve nada.
   *[other] ; sobran { $lost } y no se devuelve nada.
}
ten-paid_coins = { $coins ->
    [one] { $you ->
        [yes] Pagas { $coins } moneda.
       *[no] { $player } paga { $coins } moneda.
    }
   *[other] { $you ->
        [yes] Pagas { $coins } monedas.
       *[no] { $player } paga { $coins } monedas.
    }
}
ten-paid_card = { $you ->
    [yes] Pagas con { $card }.
   *[no] { $player } paga con { $card }.
}
ten-won = { $you ->
    [yes] Te llevas { $card } por { $price }.
   *[no] { $player } se lleva { $card } por { $price }.
}
ten-buying = { $you ->
    [yes] Eliges { $card } en el mercado, por { $price }.
   *[no] { $player } elige { $card } en el mercado, por { $price }.
}
ten-bought = { $you ->
    [yes] Compras { $card } por { $price }.
   *[no] { $player } compra { $card } por { $price }.
}
ten-final_buys = { $you ->
    [yes] El mazo está vacío: una última compra cada uno, tú primero.
   *[no] El mazo está vacío: una última compra cada uno, primero { $player }.
}
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
