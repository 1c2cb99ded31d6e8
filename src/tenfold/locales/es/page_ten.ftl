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
page-ten-bust-title = { $you ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ $by ->
    [net] total neto { $total }
   *[currency] monedas { $total }
}, más de { $limit }: pifia
page-ten-bust-lines = Lo que sigue a la pifia
page-ten-bust-market = { $n ->
    [0] No había números: ninguno va al mercado.
    [one] va al mercado, y cualquiera puede comprarlo.
   *[other] van al mercado, y cualquiera puede comprarlos.
}
page-ten-bust-kept = { $n ->
    [0] { $name } no ha robado ningún número.
   *[other] se quedan con { $name }: en solitario conserva sus números.
}
page-ten-bust-token = { $you ->
    [yes] Recibes una ficha de pifia. Paga 3, una vez.
   *[no] { $name } recibe una ficha de pifia. Paga 3, una vez.
}
page-ten-bust-bought = { $you ->
    [yes] Compras esta carta en lugar de tomar la ficha de pifia.
   *[no] { $name } compra esta carta en lugar de tomar la ficha de pifia.
}
page-ten-bust-gains = { $you ->
    [yes] Tú +{ $coins }.
   *[no] { $name } +{ $coins }.
}
page-ten-bust-paid = { $amount ->
    [0] { $by ->
        [net] Nadie cobra: no había monedas.
       *[currency] Nadie cobra: los demás solo cobran si el total neto pasa de diez.
    }
   *[other] Se pasó el total neto, así que todos los demás cobran las monedas, { $amount }.
}
page-ten-gauge = Total neto { $net }, monedas { $currency }; con once la pifias.
page-ten-turn-of = { $you ->
    [yes] Tu turno
   *[no] Turno de { $name }
}
page-ten-in-turn-of = { $you ->
    [yes] en tu turno
   *[no] en el turno de { $name }
}
page-ten-auction = Subasta
page-ten-over = La partida ha terminado
page-ten-skip = Ir al final de este turno
page-ten-go-on = Seguir
page-ten-pace = Mostrar los turnos de { $name }
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
page-ten-said-topped = pujó { $n }
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
page-ten-suggested-same = Nuestra sugerencia.
page-ten-token-lost = La ficha de pifia no da cambio: se { $n ->
    [one] pierde
   *[other] pierden
} { $n }.
page-ten-token-forced = { $n ->
    [one] Hace falta una ficha de pifia
   *[other] Hacen falta { $n } fichas de pifia
}: monedas y cartas solo suman { $others }.
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
page-ten-decided-cards = Lo decisivo: { $cards }.
page-ten-decided-took = { $you ->
    [yes] Tomaste las cartas: de { $before } pasaste a { $after }.
   *[no] { $name } tomó las cartas: de { $before } pasó a { $after }.
}
page-ten-decided-bought = { $you ->
    [yes] Compraste por { $price }: de { $before } pasaste a { $after }.
   *[no] { $name } compró por { $price }: de { $before } pasó a { $after }.
}
page-ten-decided-won = { $you ->
    [yes] Ganaste la subasta por { $price }: de { $before } pasaste a { $after }.
   *[no] { $name } ganó la subasta por { $price }: de { $before } pasó a { $after }.
}
page-ten-decided-paid = { $you ->
    [yes] Pagaste con cartas: de { $before } pasaste a { $after }.
   *[no] { $name } pagó con cartas: de { $before } pasó a { $after }.
}
page-ten-decided-runs = { $colour ->
    [b] El azul
    [g] El verde
    [o] El naranja
   *[p] El rosa
} va ahora del { $first } al { $last }.
page-ten-decided-biggest = Decisiva: la secuencia { $colour ->
    [b] azul
    [g] verde
    [o] naranja
   *[p] rosa
} del { $first } al { $last }.
page-ten-decided-ahead = { $you ->
    [yes] Ibas por delante en la primera mitad y nadie te alcanzó.
   *[no] { $name } iba por delante en la primera mitad y nadie le alcanzó.
}
page-ten-decided-points = { $n } puntos cada uno.
page-ten-decided-tie = { $compared ->
    [currency] Decide el dinero restante: { $numbers }.
    [fewest_cards] A igual dinero deciden menos cartas: { $numbers }.
    [unused_numbers] A igual dinero deciden más cartas de número sin usar: { $numbers }.
   *[solo] El empate es de la oponente.
}
page-ten-decided-shared = También el dinero y las cartas son iguales.
page-ten-decided-number = { $name } { $n }
page-level-note-ten = { $name } roba entonces hasta que el total neto sea { $level } o más.
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
page-ten-about-goal-text = Reúne números y forma secuencias largas. En cada color, cada carta de tu secuencia más larga suma 1 punto; una secuencia del 1 al 9 suma 10. Gana quien tenga más puntos.
page-ten-about-turn = Un turno
page-ten-about-draw = Robar
page-ten-about-draw-text = Roba cartas, una tras otra, cuantas veces te atrevas. Quedan en el [mostrador](tableau). Los números suben el [total neto](net), las monedas lo bajan.
page-ten-about-bust = Pifia
page-ten-about-bust-text = Con un total neto de 11 o más, o con 11 o más en monedas. Los números van al [mercado](market) y recibes una [ficha de pifia](token){ $variant ->
    [yes] { " " }o, en su lugar, compras una carta
   *[no] { "" }
}. Si es por el total neto, los demás obtienen las monedas.
page-ten-about-numbers = Tomar números
page-ten-about-numbers-text = Son tuyos, y cada uno de los demás obtiene las [monedas](coin). Después puedes comprar una carta del mercado.
page-ten-about-currency = Tomar monedas
page-ten-about-currency-text = Las obtienes solo tú. Los números van al mercado y no compras nada.
page-ten-about-auction = Subasta
page-ten-about-auction-text = Un [comodín](wildcard) se subasta al momento: cada uno puja o pasa una vez, y quien lo robó habla al final.{ $solo ->
    [yes] { " " }La puja mínima es 5, y solo pagan monedas, fichas de pifia y cartas repetidas.
   *[no] { "" }
}
page-ten-about-paying = Comprar y pagar
page-ten-about-paying-text = Una carta cuesta su número. Una moneda paga 1, una ficha de pifia 3 sin cambio, cualquier carta tuya 1. Nadie compra una carta que ya tiene.
page-ten-about-end = El final
page-ten-about-end-text = Con el mazo vacío, cada uno puede comprar una vez más. Los comodines ocupan entonces su mejor lugar y gana quien tenga más puntos. { $solo ->
    [yes] Solo ganas con más puntos que { $name }.
   *[no] En caso de empate, gana quien tenga más dinero (monedas y fichas de pifia).
}
page-ten-about-solo-text = { $name } roba hasta que su total neto es { $level } o más, toma los números y te deja las monedas. Solo puede pifiarla por las monedas, y aun así se queda los números. Nunca compra.
page-ten-about-board = Una cinta es la secuencia que puntúa, un lugar rayado lo ocupa un comodín, una barra bajo un número es una segunda copia.
page-ten-term-tableau = El mostrador son las cartas robadas en este turno. No son de nadie hasta que alguien las toma.
page-ten-term-net = El total neto son los números del mostrador menos sus monedas. Puede bajar de cero.
page-ten-term-market = En el mercado están los números que nadie tomó. Se pueden comprar.
page-ten-term-token = Una ficha de pifia paga 3. No da cambio y no cuenta para el tope de 10 monedas.
page-ten-term-coin = Una moneda paga 1. Nadie tiene más de 10; lo que pasaría de ahí se pierde.
page-ten-term-wildcard = Un comodín vale por un número que te falta: cualquiera de su color, su número en cualquier color, o lo que sea.
page-ten-sum-goal = Forma secuencias largas. En cada color, cada carta de tu secuencia más larga suma 1; una secuencia del 1 al 9 suma 10.
page-ten-sum-draw = Roba cartas cuantas veces te atrevas. Los números suman, las monedas restan. Si pasas de diez, la pifias.
page-ten-sum-take = Para a tiempo y toma los números: los demás obtienen las monedas. O toma las monedas: los números van al mercado.
page-ten-sum-buy = Después de tomar números puedes comprar una carta del mercado. Cuesta su número.
page-ten-sum-wild = Un comodín llena un hueco de tus secuencias. Se lo lleva la puja más alta.
page-ten-sum-end = Con el mazo vacío, cada uno puede comprar una vez más. Gana quien tenga más puntos.
page-ten-tally-bust = Turnos con pifia
page-ten-tally-auction = Precio de una subasta
page-ten-tally-run = Mejor secuencia
