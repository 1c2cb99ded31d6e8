# 10 Trick Later: negativas, una por regla; luego, lo que ocurre.
# Los nombres de carta llevan artículo: nunca tras «de» o «a».

trick_later-L2-2 = Una carta se entrega solo a cambio del infectado 8, y la entrega de su mano quien hace el cambio.
trick_later-L2-3 = No te ha tocado ningún infectado: di si quieres cambiar una carta por el infectado 8 o conservar tu mano.
trick_later-L3-1 = Juegas una carta de tu mano, y esta no está en ella.
trick_later-L3-2 = Aún no se puede abrir con un infectado: antes alguien debe jugar uno en una baza que abre otro. Tienes { $survivors ->
    [one] un superviviente: abre con él.
   *[other] { $survivors } supervivientes: abre con uno de ellos.
}
trick_later-L3-3 = { $held ->
    [one] Tienes una carta del color { $colour ->
        [r] rojo
        [g] verde
        [y] amarillo
       *[b] azul
    }: juégala{ $infected ->
        [0] .
       *[other] , o un infectado.
    }
   *[other] Tienes { $held } cartas del color { $colour ->
        [r] rojo
        [g] verde
        [y] amarillo
       *[b] azul
    }: juega una de ellas.
}

trick_later-card-infected = el infectado { $number }
trick_later-card-survivor = el { $number } { $colour ->
    [r] rojo
    [g] verde
    [y] amarillo
   *[b] azul
}

trick_later-dealt = { $you ->
    [yes] Se reparte la ronda { $round }; abres tú.
   *[no] Se reparte la ronda { $round }; abre { $player }.
}
trick_later-answered = { $you ->
    [yes] Ya has respondido.
   *[no] { $player } ya ha respondido.
}
trick_later-exchanges = { $you ->
    [yes] Tomas el infectado 8.
   *[no] { $player } toma el infectado 8.
}
trick_later-gave = { $you ->
    [yes] Apartas una carta.
   *[no] { $player } aparta una carta.
}
trick_later-played = { $you ->
    [yes] Juegas { $card }.
   *[no] { $player } juega { $card }.
}
trick_later-took_trick = { $you ->
    [yes] Te llevas la baza con { $card }
   *[no] { $player } se lleva la baza con { $card }
}{ $by ->
    [nine] : con { $beaten } en la baza, el 1 cuenta como 9.
    [highest] : con infectados en la baza gana el valor más alto.
    [survivor] : un superviviente gana a un infectado del mismo valor ({ $beaten }).
    [lead] : tan alto como { $beaten }, pero del color de salida.
    [first] : tan alto como { $beaten }, pero jugado antes.
   *[colour] .
}
trick_later-attacked = { $you ->
    [yes] Los infectados te atacan: nivel { $level }, y tu contador baja a 0.
   *[no] Los infectados atacan a { $player }: nivel { $level }, y su contador baja a 0.
}
trick_later-lost = { $you ->
    [yes] Pierdes { $card }.
   *[no] { $player } pierde { $card }.
}
trick_later-track = { $you ->
    [yes] Tu contador está en { $value }
   *[no] El contador de { $player } está en { $value }
}{ $over ->
    [yes] : no puede pasar de 8.
   *[no] .
}
trick_later-rescued = { $you ->
    [yes] Rescatas { $card }.
   *[no] { $player } rescata { $card }.
}
trick_later-scored = { $points ->
    [one] { $you ->
        [yes] Sumas { $points } punto.
       *[no] { $player } suma { $points } punto.
    }
   *[other] { $you ->
        [yes] Sumas { $points } puntos.
       *[no] { $player } suma { $points } puntos.
    }
}
trick_later-over = La partida ha terminado.
