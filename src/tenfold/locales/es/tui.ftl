# El terminal: lo que vale para todos los juegos.

tui-refused = { $reason } (regla { $rule })
tui-and = { $first } y { $last }
tui-comma = { $first }, { $last }
tui-sentences = { $first } { $last }
tui-player = Jugador { $n }
tui-no-language = No hay idioma { $language }; hay { $languages }.
tui-no-action = { $typed } no es una acción de { $game }; ahora se puede, por ejemplo, '{ $example }'.
tui-too-long = Una acción tiene como mucho { $most } caracteres; esta tiene { $n }.

# Cómo empieza una acción, tal como se muestra y se escribe; puede seguir un número o una carta.
tui-do-draw = robar
tui-do-take-numbers = tomar números
tui-do-take-currency = tomar monedas
tui-do-bid = pujar
tui-do-pass = pasar
tui-do-pay = pagar
tui-do-buy = comprar
tui-do-token = ficha
tui-do-play = jugar
tui-do-exchange = cambiar
tui-do-keep = conservar
tui-do-give = entregar

tui-range = { $low }-{ $high }
tui-amounts = { $action } a { $last }
tui-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
tui-no-such-number = Aquí no hay opción { $n }; los números son { $keys }.
tui-no-deck-page = { $game } no tiene página de cartas no vistas.
tui-hint = Escribe un número o palabras. h ayuda, ? cartas no vistas, ! consejo, q salir.
tui-hint-one = Enter: { $only }. h ayuda, ? cartas no vistas, ! consejo, q salir.
tui-may-be-done = Se puede hacer '{ $action }'.
tui-nothing-typed = Escribe el número de una opción o sus palabras.
tui-hint-back = Enter: volver a la mesa. Aquí también puedes escribir opciones.
tui-help-keys =
    Teclas: El número de una opción o sus palabras (pujar 7, comprar g5). h ayuda, ? cartas no vistas, ! consejo, q salir.
tui-play-again = jugar otra vez
tui-offers = { $labels }, q salir
tui-no-such-offer = Escribe un número del 1 al { $most }, o q para salir.
tui-scores = Puntuación: { $scores }.
tui-won = { $n ->
    [one] Gana { $names } ({ $how }).
   *[other] Ganan { $names } ({ $how }).
}
tui-won-by_points = Gana { $names }, con más puntos.
tui-won-by_currency = { $names } gana el empate: le queda más dinero (monedas y fichas de pifia).
tui-won-by_cards = { $names } gana el empate: { $edition ->
    [de] más cartas de número fuera de las secuencias.
   *[other] menos cartas.
}
tui-won-shared = { $names } comparten la victoria.
tui-go-on = Hay una partida de { $game } sin terminar ({ $kind }, { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
} hasta ahora). ¿Seguir con ella?
tui-go-on-keys = Enter: seguir. n: una partida nueva en su lugar. q: dejarla como está.
tui-bye = Adiós.
tui-bye-saved = La partida está guardada. 'tenfold play { $game }' sigue con ella.
tui-bye-unsaved = La partida no se ha podido guardar.
tui-opponent-not-ready = { $bot } se está preparando, la primera vez más o menos medio minuto; hasta entonces juega { $meanwhile }.
tui-advice = { $bot } elegiría { $best }. Probabilidad de ganar: { $chances }.
tui-advice-chance = { $action } { $percent } %
tui-advice-none = Nadie puede dar consejos para este juego.
tui-advice-not-ready = Quien da consejos se está preparando, la primera vez más o menos medio minuto. Pregunta entonces otra vez.
tui-bad-name = Un nombre tiene de 1 a { $most } letras que se puedan mostrar.
tui-save-failed = No se pueden guardar partidas en { $path } ({ $reason }); esta sigue sin guardarse.
tui-save-broken = La partida guardada no se puede leer ({ $reason }); se conserva como { $path }, y empieza una nueva.
tui-save-broken-and-stuck = La partida guardada { $path } no se puede leer ({ $reason }) ni apartar ({ $why }); empieza una nueva.
tui-save-line = esta versión de Tenfold no puede leer la línea { $line }
tui-save-too-large = ocupa más de { $most } bytes
tui-save-of-another-game = no es una partida de { $game } con un nombre para cada asiento
tui-save-not-text = no es un texto que pueda ser un registro

# Lo que se ha pedido a `tenfold play` y no puede ser.
tui-no-game = No hay ningún juego { $game }; hay { $games }.
tui-no-opponent = No hay ningún bot { $bot } para este juego; hay { $bots }.
tui-broken-game = El juego { $game } está instalado, pero no se puede cargar: { $reason }.
tui-broken-opponent = El bot { $bot } está instalado, pero no se puede cargar: { $reason }.
tui-no-option = { $game } no tiene la opción { $option }; tiene { $options }.
tui-name-and-value = --option lleva un nombre y un valor, por ejemplo --option first=0.
tui-given-twice = { $option } aparece dos veces; indica cada opción una sola vez.
tui-bad-seed = Una semilla es un texto de { $most } caracteres como mucho.
tui-option-ten-players = players debe ser un número entero del 1 (en solitario) al 5.
tui-option-ten-edition = edition debe ser en, ja, es o de.
tui-option-ten-bust_buy = bust_buy debe ser true o false: si quien la pifia puede comprar en lugar de tomar la ficha.
tui-option-ten-first = first debe ser el asiento que empieza (contando desde 0, menor que el número de jugadores), o null para uno al azar.
tui-option-ten-level = level debe ser un número entero del 4 al 10 (edición alemana: del 5 al 10), y solo lo tiene el juego en solitario.
tui-option-ten-deck = deck debe ser null o una tabla de cartas y cuántas hay de cada una, como { "{" }"b1": 2, "$3": 4{ "}" }.
tui-option-trick_later-players = players debe ser 3 o 4.
tui-option-trick_later-overflow = overflow debe ser stay o cap: qué hace un contador que pasaría de 8 (L6.2).
tui-option-trick_later-rescue = rescue debe ser at_most o below: a qué supervivientes llega un contador (L6.3).
tui-option-trick_later-tiebreak = tiebreak debe ser upper o lower: el lado del tablero que decide un empate (L7.3).
tui-option-trick_later-out = out debe ser el color que nunca juega con tres jugadores (r, g, y o b), o null para uno al azar en cada ronda.
tui-option-trick_later-first = first debe ser el asiento que abre primero (contando desde 0, menor que el número de jugadores), o null para uno al azar.

# TEN

tui-ten-solo = en solitario, nivel { $level }
tui-ten-bust-buy = compra en lugar de la ficha de pifia
tui-ten-you = { $name } (tú)
tui-ten-deck = { $n ->
    [0] el mazo está vacío
    [one] { $n } carta en el mazo
   *[other] { $n } cartas en el mazo
}
tui-ten-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
tui-ten-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
tui-ten-market = Mercado
tui-ten-no-wilds = sin comodines
tui-ten-tokens = { $n ->
    [one] { $n } pifia
   *[other] { $n } pifias
}
tui-ten-tableau = mostrador
tui-ten-empty-tableau = Aún no hay cartas robadas.
tui-ten-net = neto
tui-ten-currency = monedas
tui-ten-torn = pifia
tui-ten-lot = en venta
tui-ten-price = a pagar
tui-ten-no-bid = aún sin pujas
tui-ten-high-bid = puja más alta { $bid }, de { $name }
tui-ten-still-to-pay = { $left ->
    [one] falta { $left }
   *[other] faltan { $left }
} de { $price }
tui-ten-odds = { $bust } de { $cards } pifia, { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
tui-ten-you-keep = te quedas
tui-ten-gains = { $name } +{ $n }
tui-ten-others-gain = los demás +{ $n }
tui-ten-you-gain = { $lost ->
    [0] tú +{ $n }
    [one] tú +{ $n } ({ $lost } perdida, el tope es 10)
   *[other] tú +{ $n } ({ $lost } perdidas, el tope es 10)
}
tui-ten-market-gets = , al mercado
tui-ten-token-worth = vale 3
tui-ten-pay-tokens = fichas de pifia, valen 3 cada una
tui-ten-pay-coins = monedas; el resto, con cartas

tui-ten-ask-draw = Tu turno
tui-ten-ask-auction = Subasta
tui-ten-ask-pay = Pago
tui-ten-ask-buy = Compra una carta
tui-ten-ask-bust = La has pifiado
tui-ten-ask-final = Última compra
tui-ten-hint-first = El turno empieza robando.
tui-ten-hint-draw = Roba otra, toma los números o toma las monedas.
tui-ten-hint-last = El mazo está vacío: toma los números o toma las monedas.
tui-ten-hint-auction = Puja más que la puja más alta, o pasa.
tui-ten-hint-pay = Primero fichas de pifia, luego monedas, luego cartas.
tui-ten-hint-buy = Una carta por su número, o pasa. Con + lo que añade a tus puntos.
tui-ten-hint-bust = Toma la ficha de pifia o compra una carta. Con + lo que añade a tus puntos.
tui-ten-hint-final = Una última carta por su número, o pasa. Con + lo que añade.

tui-ten-deck-left = { $n ->
    [one] Queda { $n } carta en el mazo
   *[other] Quedan { $n } cartas en el mazo
}
tui-ten-wilds-left = Comodines:
tui-ten-currency-left = Monedas:
tui-ten-next-card = Si se roba ahora: pifia con { $bust }, subasta con { $auction }, se sigue con { $go_on }.
tui-ten-any-colour = cualquier color
tui-ten-anything = todo

# Cada línea de una ayuda es un término y lo que hay que decir de él.
tui-ten-help =
    Objetivo: Secuencias largas de números. Cada carta de la secuencia más larga de un color suma 1; una secuencia del 1 al 9 suma 10.
    Robar: Cuanto te atrevas. Los números suben el neto, las monedas lo bajan.
    Pifia: Con 11 de total neto o de monedas. Los números van al mercado, recibes una ficha de pifia y, si es por el total neto, los demás obtienen las monedas.
    Números: Si los tomas, los demás obtienen las monedas; después puedes comprar una carta. El tope son 10 monedas.
    Monedas: Si las tomas, los números van al mercado.
    Comodines: Se subastan al momento, una puja o un paso cada uno; quien lo robó habla al final. Cada uno halla su mejor lugar al contar los puntos.
    Pagar: Las monedas pagan 1, las fichas de pifia 3 sin cambio, tus cartas 1. Nadie compra una carta que ya tiene.
    Final: Con el mazo vacío, cada uno puede comprar una vez más.
    Tablero: Una cinta es la secuencia que puntúa, # un lugar que ocupa un comodín, { $second } una segunda copia.
tui-ten-help-solo =
    { $name }: Roba hasta un total neto de { $level }, toma los números y te deja las monedas. Las pujas empiezan en 5; solo pagan monedas, fichas y cartas repetidas. Ganas con más puntos.
tui-ten-help-signs = Signos

tui-ten-no-run = nada
tui-ten-rest = dinero { $currency }, cartas { $cards }
tui-ten-level-up = nivel { $level }
tui-ten-rank = Rango: { $rank }
tui-ten-solo-won = Gana { $name }, { $high } a { $low }.
tui-ten-solo-lost = Gana { $name }, { $high } a { $low }.
tui-ten-solo-tied = Gana { $name }: empate a { $high }, y solo se le gana con más puntos.


# 10 Trick Later. Las frases te hablan a ti ($who es you) o de otro jugador.

tui-tl-hint = Número o carta (r5). ? r5 qué hace, ? no vistas, ! consejo, h ayuda, q salir.
tui-tl-where = Ronda { $round }, baza { $trick }
tui-tl-colour = { $colour ->
    [r] rojo
    [g] verde
    [y] amarillo
    [b] azul
   *[i] infectado
}
tui-tl-out = { $colour ->
    [r] sin rojo
    [g] sin verde
    [y] sin amarillo
   *[b] sin azul
} { $shape }
tui-tl-may-lead = { $open ->
    [True] los infectados ya abren
   *[False] los infectados aún no abren
}
tui-tl-over = la partida ha terminado

tui-tl-you = Tú
tui-tl-you-within = tú
tui-tl-waiting = esperan
tui-tl-track = cont. { $n }
tui-tl-rescued = rescat.
tui-tl-nobody = nadie
tui-tl-needs = pide { $n }
tui-tl-bonus = +3 en 8
tui-tl-lost = { $n ->
    [one] { $n } perdido
   *[other] { $n } perdidos
}
tui-tl-now = ahora +{ $n }
tui-tl-leads = abre
tui-tl-has = tiene { $card }
tui-tl-race = Con 10 puntos acaba la partida

tui-tl-holds = va ganando
tui-tl-turn = tu carta
tui-tl-to-play = por jugar
tui-tl-level = Nivel de ataque { $n }
tui-tl-no-attack = { $who ->
    [you] Vas ganando la baza. Sin infectados: de momento no hay ataque.
   *[other] { $name } va ganando la baza. Sin infectados: de momento no hay ataque.
}
tui-tl-at-risk = { $who ->
    [you] contra ti, que vas ganando la baza:
   *[other] contra { $name }, que va ganando la baza:
} { $n ->
    [0] ningún superviviente en peligro
    [one] { $n } superviviente en peligro
   *[other] { $n } supervivientes en peligro
}

tui-tl-ask-play = Tu turno
tui-tl-ask-exchange = ¿Cambias?
tui-tl-ask-give = Entrega una carta
tui-tl-hint-exchange = No te ha tocado ningún infectado: puedes apartar una carta por el infectado 8.
tui-tl-hint-give = Se aparta sin mostrarla, y el infectado 8 ocupa su lugar.
tui-tl-explain-exchange = eliges la carta; si lo quiere alguien más, se sortea
tui-tl-explain-keep = juegas con la mano que tienes
tui-tl-why-lead = { $held ->
    [all] Abres y solo tienes infectados: cualquiera de ellos.
    [some] { $open ->
        [True] Abres: cualquier carta.
       *[False] Abres: cualquier superviviente; aún no se puede abrir con infectados.
    }
   *[none] Abres: cualquier carta.
}
tui-tl-why-infected = Se abrió con un infectado: juega cualquier carta.
tui-tl-why-follow = { tui-tl-was-led }{ $n ->
    [0] { "" } y no tienes: juega cualquier carta.
    [1] { $infected ->
        [some] { "" } y tienes una: juégala, o juega un infectado.
       *[none] { "" } y tienes una: juégala.
    }
   *[other] : juega una de las tuyas.
}
tui-tl-was-led = Se abrió con { $colour ->
    [r] rojo
    [g] verde
    [y] amarillo
   *[b] azul
}

tui-tl-would-lead = Abre la baza.
tui-tl-would-hold = { $who ->
    [you] { $sure ->
        [yes] Te llevas la baza
       *[no] Vas ganando la baza
    }
   *[other] { $sure ->
        [yes] { $name } se lleva la baza
       *[no] { $name } va ganando la baza
    }
}{ $level ->
    [none] .
   *[other] { "," } nivel { $level }, { $n ->
        [one] { $n } perdido
       *[other] { $n } perdidos
    }.
}
tui-tl-would-be = Tu contador: { $track }{ $cards ->
    [none] .
   *[other] { ", " }rescata { $cards }.
}

tui-tl-plays = { $who ->
    [you] Juegas { $card }
   *[other] { $name } juega { $card }
}
tui-tl-played = { $plays }.
tui-tl-takes = { $who ->
    [you] Te llevas la baza con { $card }.
   *[other] { $name } se lleva la baza con { $card }.
}
tui-tl-attacked = Nivel de ataque { $level }: { $n ->
    [0] no se pierde a nadie.
    [one] se pierde { $cards }.
   *[other] se pierden { $cards }.
}
tui-tl-rescues = { $who ->
    [you] Rescatas { $cards }.
   *[other] { $name } rescata { $cards }.
}
tui-tl-round-ends = La ronda ha terminado. Puntos: { $points }.
tui-tl-dealt = Ronda { $round }: { $out ->
    [none] { "" }
    [r] el rojo no juega,{ " " }
    [g] el verde no juega,{ " " }
    [y] el amarillo no juega,{ " " }
   *[b] el azul no juega,{ " " }
}{ $who ->
    [you] abres tú.
   *[other] abre { $name }.
}
tui-tl-takes-eight = { $who ->
    [you] Tomas { $card }.
   *[other] { $name } toma { $card } y aparta una carta.
}
tui-tl-gave = Apartas { $card }.

tui-tl-unseen = { $n ->
    [one] { $n } carta que no has visto
   *[other] { $n } cartas que no has visto
}
tui-tl-one-aside = (una de ellas se apartó por el infectado 8)
tui-tl-is-out = no juega en esta ronda
tui-tl-shown = Lo que delatan sus cartas
tui-tl-most = { $n ->
    [0] sin { tui-tl-colour }
   *[other] como mucho un { tui-tl-colour }
}

tui-tl-help =
    Objetivo: Tener más puntos cuando una ronda acaba con alguien en 10 o más.
    Seguir: Dos o más del color que abre: juega una de ellas. Una: esa, o cualquier infectado. Ninguna, o si abre un infectado: cualquier carta.
    Abrir: Con cualquier carta; con infectados solo después de que alguien juegue uno en una baza que abre otro, o si no tienes otra cosa.
    Baza: Se la lleva la más alta del color que abre; con infectados, la más alta de todas, los supervivientes antes que los infectados. Junto al 8 de su color, un 1 es un 9.
    Ataque: La suma de los infectados. Quien se lleva la baza pierde a los que esperan hasta ese valor, y su contador baja a 0. Luego llega la baza.
    Contador: El de los demás sube lo que vale la carta que jugaron; { $overflow ->
        [cap] 8 es el final.
       *[stay] el que pasaría de 8 se queda.
    } Mientras un contador { $rescue ->
        [below] supera
       *[at_most] alcanza
    } al más bajo en espera, paga ese valor y lo rescata.
    Puntos: 1 por cada rescatado, 3 por un contador en 8, -1 por cada perdido, mínimo 0. Quien menos sumó abre la ronda siguiente. Empates: más { $tiebreak ->
        [lower] rescatados.
       *[upper] en espera.
    }
    Ocho: Sin infectados puedes apartar una carta por el infectado 8.
    Tablero: { $peg } el valor que rescata al siguiente, { $tear } en peligro en esta baza, ahora: los puntos si la ronda acabara.
tui-tl-help-keys =
    Teclas: Un número o la carta (r5). ? r5 dice qué haría, o la regla que lo prohíbe. ? cartas no vistas, q salir.

tui-tl-column-round = { $n }.
tui-tl-column-total = total
tui-tl-rest = { $lower ->
    [one] { $lower } rescatado
   *[other] { $lower } rescatados
}, { $upper } en espera, { $lost ->
    [one] { $lost } perdido
   *[other] { $lost } perdidos
}
tui-tl-won-by_points = { $who ->
    [you] Ganas con más puntos, { $points }.
   *[other] { $name } gana con más puntos, { $points }.
}
tui-tl-won-by_survivors = { $who ->
    [you] Ganas
   *[other] { $name } gana
} el empate a { $points } puntos: más supervivientes { $side ->
    [lower] rescatados
   *[upper] en espera
} en la última ronda.
tui-tl-won-shared = { $names } comparten la victoria: { $points } puntos e igual número de supervivientes { $side ->
    [lower] rescatados
   *[upper] en espera
}.

# Leafing through a record

tui-replay-where = Momento { $at } de { $last }, como lo vio { $player }
tui-replay-keys = Intro: un paso más   p: atrás   t: un turno más   b: un turno atrás   12: a un momento   s 1: como el asiento 1   s: como quien decide   q: salir
