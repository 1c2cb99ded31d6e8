# La página: TEN.

page-ten-you = Tú
page-ten-others = Los demás
page-ten-open-board = Abrir el tablero de { $name }
page-ten-market = Mercado
page-ten-market-price = se paga el número impreso
page-ten-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
page-ten-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
page-ten-purse = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}, { $busts ->
    [0] ninguna ficha de pifia
    [one] { $busts } ficha de pifia
   *[other] { $busts } fichas de pifia
}
page-ten-row = { $colour ->
    [b] Azul
    [g] Verde
    [o] Naranja
   *[p] Rosa
}: { $numbers ->
    [0] nada
   *[other] { $numbers }
}
page-ten-row-run = { $colour ->
    [b] Azul
    [g] Verde
    [o] Naranja
   *[p] Rosa
}: { $numbers ->
    [0] solo comodines
   *[other] { $numbers }
}. La secuencia del { $first } al { $last } suma { $points }.

# El escenario

page-ten-deck = { $n ->
    [0] mazo vacío
   *[other] { $n } en el mazo
}
page-ten-nothing-drawn = Aún no hay cartas robadas.
page-ten-net = Neto
page-ten-currency = Monedas
page-ten-bust-word = pifia
page-ten-gauge = Total neto { $net }, monedas { $currency }; con once la pifias.
page-ten-busts = { $name } la pifia
page-ten-turn-of = Turno de { $name }
page-ten-over = La partida ha terminado
page-ten-skip = Ir al final de este turno
page-ten-waiting = { $phase ->
    [auction] { $name } puede pujar
    [pay] { $name } paga
    [buy] { $name } puede comprar
    [final] Última compra de { $name }
   *[bust] { $name } la pifia
}
page-ten-title-draw = Tu turno
page-ten-title-auction = Tu puja
page-ten-title-pay = Paga { $n }
page-ten-title-buy = Compra una carta
page-ten-title-bust = La has pifiado
page-ten-title-final = Última compra
page-ten-note-draw = Roba, toma los números o toma las monedas.
page-ten-note-auction = Más que la puja más alta, o pasa.
page-ten-note-pay = Como quieras.
page-ten-note-buy = Una o ninguna.
page-ten-note-bust = Toma la ficha de pifia o compra una carta en su lugar.
page-ten-note-final = Una última carta, o ninguna.

# Robar y tomar

page-ten-draw = Robar
page-ten-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de pifia
page-ten-of = { $n } de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
page-ten-take-numbers = Tomar números
page-ten-take-currency = Tomar monedas
page-ten-then-numbers = luego puedes comprar una
page-ten-then-currency = solo para ti, sin compra
page-ten-gain = { $lost ->
    [0] { $name } +{ $coins }
    [one] { $name } +{ $coins } ({ $lost } perdida)
   *[other] { $name } +{ $coins } ({ $lost } perdidas)
}
page-ten-gain-all = Todos los demás +{ $coins }
page-ten-gain-you = { $lost ->
    [0] Tú +{ $coins }
    [one] Tú +{ $coins } ({ $lost } perdida: el tope es 10)
   *[other] Tú +{ $coins } ({ $lost } perdidas: el tope es 10)
}

# Subasta

page-ten-wild-colour = Cualquier número { $colour ->
    [b] azul
    [g] verde
    [o] naranja
   *[p] rosa
}.
page-ten-wild-number = Un { $number } de cualquier color.
page-ten-wild-super = Cualquier número de cualquier color.
page-ten-score-goes = Tu puntuación pasaría de { $from } a { $to }.
page-ten-power = Puedes pagar hasta { $n }.
page-ten-high-bid = { $you ->
    [yes] Pujas { $n }.
   *[no] { $name } puja { $n }.
}
page-ten-speakers = Quién ha pujado o pasado
page-ten-said-passed = pasa
page-ten-said-spoke = fuera
page-ten-said-now = le toca
page-ten-said-waits = espera
page-ten-bid = Pujar { $n }
page-ten-any-bid = Otra puja
page-ten-quick-coins = mis monedas
page-ten-quick-currency = monedas y fichas
page-ten-quick-most = todo lo que tengo
page-ten-pass = Pasar
page-ten-pass-nobody = Pasar: nadie se lo lleva
page-ten-pass-takes = Pasar: { $name } se lo lleva por { $n }
page-ten-less = { $what }: menos
page-ten-more = { $what }: más

# Pagar y comprar

page-ten-yours-for = La carta es tuya por { $n }.
page-ten-yours-card = Te llevas { $card }.
page-ten-price = Cuesta { $n }.
page-ten-pays = { $name } paga { $n } por la carta.
page-ten-covered = Cubierto: { $n } de { $price }.
page-ten-suggested = Nuestra sugerencia: tu puntuación pasa de { $from } a { $to }.
page-ten-token-lost = La ficha de pifia no da cambio: se { $n ->
    [one] pierde
   *[other] pierden
} { $n }.
page-ten-tokens = Fichas de pifia
page-ten-coins = Monedas
page-ten-pay-cards = Cartas, 1 cada una
page-ten-more-cards = { $n } más
page-ten-start-over = Reiniciar
page-ten-back = Volver
page-ten-pay = Pagar { $n }
page-ten-pay-tokens = { $n ->
    [0] Ninguna ficha de pifia
    [one] { $n } ficha de pifia
   *[other] { $n } fichas de pifia
}
page-ten-pay-coins = { $n ->
    [0] Ninguna moneda
    [one] { $n } moneda
   *[other] { $n } monedas
}
page-ten-pay-card = Dar { $card }
page-ten-buy = Comprar { $card } por { $price }
page-ten-buy-card = Comprar { $card } por { $price }; tu puntuación sería { $score }
page-ten-nothing-to-buy = En el mercado no hay nada que puedas comprar ahora.
page-ten-buy-nothing = No comprar nada
page-ten-take-token = Tomar la ficha de pifia

# Riesgo: las probabilidades

page-ten-odds = Riesgo
page-ten-next-card = La próxima carta
page-ten-odds-show = Ver el riesgo
page-ten-odds-hide = Ocultar el riesgo
page-ten-odds-off = Lo que queda en el mazo y la probabilidad exacta de pifia.
page-ten-odds-said = { $bust } de { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
} { $bust ->
    [one] es
   *[other] son
} pifia.
page-ten-odds-go-on = Con { $n } sigues
page-ten-odds-auction = { $n ->
    [one] { $n } inicia una subasta
   *[other] { $n } inician una subasta
}
page-ten-odds-bust = { $n ->
    [one] { $n } es pifia
   *[other] { $n } son pifia
}
page-ten-times = { $card } × { $n }

# Resultado

page-ten-stands-for = es { $card }
page-ten-unused = no ocupa ningún lugar
page-ten-tie = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}, { $busts ->
    [one] { $busts } ficha de pifia
   *[other] { $busts } fichas de pifia
}

# La carta de referencia. Un término y lo que hay que decir de él.

page-ten-kind-number = Un número: sube el total neto.
page-ten-kind-currency = Monedas: bajan el total neto.
page-ten-kind-colour = Comodín de color: cualquier número de su color.
page-ten-kind-numbered = Comodín con número: su número en cualquier color.
page-ten-kind-super = Comodín especial: cualquier número y color.
page-ten-about-goal = Objetivo
page-ten-about-goal-text = Secuencias largas de números. Cada carta de la secuencia más larga de un color suma 1; una secuencia del 1 al 9 suma 10.
page-ten-about-draw = Robar
page-ten-about-draw-text = Cuantas veces te atrevas. El total neto son los números menos las monedas.
page-ten-about-bust = Pifia
page-ten-about-bust-text = Con 11 de total neto o de monedas. Los números van al mercado y recibes una ficha de pifia. Si es por el total neto, los demás obtienen las monedas.
page-ten-about-numbers = Tomar números
page-ten-about-numbers-text = Son tuyos, y cada uno de los demás obtiene las monedas. Después puedes comprar una carta. Nadie tiene más de 10 monedas.
page-ten-about-currency = Tomar monedas
page-ten-about-currency-text = Las obtienes solo tú, y los números van al mercado.
page-ten-about-auction = Subasta
page-ten-about-auction-text = Un comodín se subasta al momento: cada uno puja o pasa una vez, y quien lo robó habla al final.
page-ten-about-paying = Pagar
page-ten-about-paying-text = Una moneda paga 1, una ficha de pifia 3 sin cambio, cualquier carta tuya 1. Nadie compra una carta que ya tiene.
page-ten-about-end = Final
page-ten-about-end-text = Con el mazo vacío, cada uno puede comprar una vez más. Gana la puntuación más alta; en caso de empate, quien tenga más dinero (monedas y fichas de pifia).
page-ten-about-board = Una cinta es la secuencia que puntúa, un lugar rayado lo ocupa un comodín, una barra bajo un número es una segunda copia.
