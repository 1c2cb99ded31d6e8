# Por qué algo habría sido mejor en TEN.

ten-fact-odds = { $bust ->
    [one] De las { $deck } cartas del mazo, { $bust } es pifia.
   *[other] De las { $deck } cartas del mazo, { $bust } son pifia.
}
ten-fact-numbers = { $points ->
    [0] Los números eran seguros, aunque todavía no puntúan.
   *[other] Los números eran seguros: pasan de { $before } a { $after } puntos.
}
ten-fact-numbers-taken = { $points ->
    [0] Los números todavía no puntúan.
   *[other] Los números pasan de { $before } a { $after } puntos.
}
ten-fact-currency = { $coins ->
    [one] Había { $coins } moneda para tomar.
   *[other] Había { $coins } monedas para tomar.
}
ten-fact-gift = { $coins ->
    [one] Los demás reciben { $coins } moneda cada uno.
   *[other] Los demás reciben { $coins } monedas cada uno.
}
ten-fact-lot = { $points ->
    [0] En ese momento { $card } no añade ningún punto.
    [one] En ese momento { $card } añade { $points } punto.
   *[other] En ese momento { $card } añade { $points } puntos.
}
ten-fact-price-cards = { $cards ->
    [one] Una puja de { $amount } cuesta todas las monedas y fichas de pifia, y una carta.
   *[other] Una puja de { $amount } cuesta todas las monedas y fichas de pifia, y { $cards } cartas.
}
ten-fact-price-coins = Una puja de { $amount } cuesta las { $coins } monedas que había.
ten-fact-power = { $amount ->
    [0] Nadie podía ya superar la puja.
   *[other] Quienes aún podían pujar tenían { $amount } como máximo.
}
ten-fact-goes-to = { $points ->
    [0] Se lo iba a llevar { $player } por { $amount }.
    [one] Se lo iba a llevar { $player } por { $amount }, y con ello { $points } punto.
   *[other] Se lo iba a llevar { $player } por { $amount }, y con ello { $points } puntos.
}
ten-fact-buy = { $points ->
    [0] Por { $price } estaba { $card }, que así no se lo lleva nadie más.
    [one] Por { $price } estaba { $card }, que añade { $points } punto.
   *[other] Por { $price } estaba { $card }, que añade { $points } puntos.
}
ten-fact-bought = { $points ->
    [0] Por { $price }, { $card } no entra en ninguna secuencia.
    [one] Por { $price }, { $card } añade { $points } punto.
   *[other] Por { $price }, { $card } añade { $points } puntos.
}
ten-fact-paid = { $points ->
    [0] Ninguna secuencia necesitaba { $card } en ese momento.
    [one] Las secuencias necesitaban { $card }: contaba { $points } punto.
   *[other] Las secuencias necesitaban { $card }: contaba { $points } puntos.
}
