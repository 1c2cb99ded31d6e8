# 10 Trick Later en la página. $you dice si una frase habla a quien lee.

page-trick_later-others = Los demás
page-trick_later-where = Ronda { $round }, baza { $trick }
page-trick_later-out = { $colour ->
    [r] el rojo no juega
    [g] el verde no juega
    [y] el amarillo no juega
   *[b] el azul no juega
}
page-trick_later-may-lead = Se puede abrir con infectados
page-trick_later-may-not-lead = Aún no se puede abrir con infectados
page-trick_later-has-eight = { $you ->
    [yes] Tomaste el infectado 8
   *[no] { $name } tomó el infectado 8
}
page-trick_later-gave = Apartaste { $card } por el infectado 8

# Tableros
page-trick_later-waiting = En espera
page-trick_later-track = Contador
page-trick_later-rescued = Rescatados
page-trick_later-nobody = nadie
page-trick_later-lost = { $n ->
    [one] { $n } perdido
   *[other] { $n } perdidos
}
page-trick_later-at-risk = { $card }, en peligro
page-trick_later-track-at = Contador en { $at } de 8
page-trick_later-track-next = Contador en { $at } de 8; con { $next } rescata al siguiente
page-trick_later-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
page-trick_later-now = +{ $n } ahora
page-trick_later-total = { $n ->
    [one] { $n } punto en total
   *[other] { $n } puntos en total
}
page-trick_later-open-board = Abrir el tablero de { $name }
page-trick_later-board-of = { $name }: tablero

# La baza
page-trick_later-trick = Baza { $trick }
page-trick_later-player = { $you ->
    [yes] Tú
   *[no] { $name }
}
page-trick_later-led = abre
page-trick_later-your-card = tu carta
page-trick_later-thinks = le toca
page-trick_later-holds = va ganando
page-trick_later-takes = se la lleva
page-trick_later-counts-nine = vale 9
page-trick_later-level = Nivel de ataque
page-trick_later-level-n = Nivel de ataque { $n }
page-trick_later-leads = { $you ->
    [yes] Abres la baza.
   *[no] { $name } abre la baza.
}
page-trick_later-has-led = { $you ->
    [yes] Abriste la baza.
   *[no] { $name } abrió la baza.
}
page-trick_later-no-attack = { $you ->
    [yes] Vas ganando la baza. De momento no hay ataque.
   *[no] { $name } va ganando la baza. De momento no hay ataque.
}
page-trick_later-nine = { $you ->
    [yes] Vas ganando la baza: con { $beaten } en ella, { $card } cuenta como 9.
   *[no] { $name } va ganando la baza: con { $beaten } en ella, { $card } cuenta como 9.
}
page-trick_later-would-hit = { $you ->
    [yes] Vas ganando la baza: { $n ->
        [0] nadie en peligro.
       *[other] { $n } en peligro
    }
   *[no] { $name } va ganando la baza: { $n ->
        [0] nadie en peligro.
       *[other] { $n } en peligro
    }
}
page-trick_later-attacked = { $you ->
    [yes] Te atacan y { $n ->
        [0] no pierdes a nadie.
       *[other] pierdes { $n }:
    }
   *[no] Atacan a { $name }, que { $n ->
        [0] no pierde a nadie.
       *[other] pierde { $n }:
    }
}
page-trick_later-spared = Demasiado altos para el ataque, siguen esperando:
page-trick_later-joins = De esta baza, esperan desde ahora:

# El escenario
page-trick_later-ask = { $phase ->
    [exchange] ¿Cambias una carta?
    [give] Entrega una carta
   *[play] { $leads ->
        [yes] Tu turno de abrir
       *[no] Tu turno
    }
}
page-trick_later-turn-of = { $phase ->
    [exchange] { $name } puede cambiar
    [give] { $name } entrega una carta
   *[play] Le toca a { $name }
}
page-trick_later-over = La partida ha terminado
page-trick_later-ends-now = La última baza
page-trick_later-asked = { $phase ->
    [exchange] No te ha tocado ningún infectado. Puedes apartar una carta a cambio del infectado 8; si lo quiere alguien más, se sortea.
   *[give] Elige una carta. Se aparta sin mostrarla, y el infectado 8 ocupa su lugar.
}
page-trick_later-answered = { $wants ->
    [yes] Quieres cambiar. Ahora responden los demás.
   *[no] Conservas tu mano. Ahora responden los demás.
}
page-trick_later-any = Puedes jugar cualquier carta.
page-trick_later-hint = Toca una carta para levantarla, y otra vez para jugarla.
page-trick_later-exchange = Cambiar
page-trick_later-keep = Conservar
page-trick_later-give = Entregar { $card }
page-trick_later-play = Jugar { $card }
page-trick_later-rule = Regla { $rule }
page-trick_later-hand = Tu mano
page-trick_later-card-may = { $card }, se puede jugar
page-trick_later-card-may-not = { $card }, no se puede jugar

# Lo que haría una carta
page-trick_later-if-lead = Abres con ella.
page-trick_later-if-takes = { $you ->
    [yes] Te llevas la baza.
   *[no] { $name } se lleva la baza.
}
page-trick_later-if-holds = { $you ->
    [yes] De momento, vas ganando la baza.
   *[no] { $name } sigue ganando la baza.
}
page-trick_later-if-level = Nivel de ataque { $level }: { $n ->
    [0] no se pierde a nadie.
   *[other] { $you ->
        [yes] pierdes
       *[no] { $name } pierde
    }
}
page-trick_later-if-track = Tu contador pasa a { $at }{ $n ->
    [0] .
   *[other] { " " }y rescatas
}
page-trick_later-if-saves = { $you ->
    [yes] Rescatas
   *[no] { $name } rescata
}

# Puntos
page-trick_later-game = { $rounds ->
    [0] Partida
    [one] Partida, tras { $rounds } ronda
   *[other] Partida, tras { $rounds } rondas
}
page-trick_later-ends = La partida termina con la ronda en que alguien llega a 10.
page-trick_later-round-over = Fin de la ronda { $round }
page-trick_later-round-why = { $rescued ->
    [one] { $rescued } rescatado
   *[other] { $rescued } rescatados
}, { $lost ->
    [one] { $lost } perdido
   *[other] { $lost } perdidos
}, contador en { $track }
page-trick_later-next-round = { $you ->
    [yes] Abres la ronda { $round }.
   *[no] { $name } abre la ronda { $round }.
}
page-trick_later-name = Jugador
page-trick_later-board = Tablero
page-trick_later-points = Puntos
page-trick_later-in-all = Total
page-trick_later-round = Ronda { $round }
page-trick_later-decided = { $decided ->
    [by_survivors] Empate a puntos. { $side ->
        [lower] Lo decide tener más supervivientes rescatados en la última ronda.
       *[upper] Lo decide tener más supervivientes aún en espera en la última ronda.
    }
   *[shared] Empate a puntos y a supervivientes: la victoria es compartida.
}
page-trick_later-decided-trick = Decisiva: la baza { $trick } de la ronda { $round }.
page-trick_later-decided-rescued = { $you ->
    [yes] Rescataste { $cards }: de { $before } pasaste a { $after }.
   *[no] { $name } rescató { $cards }: de { $before } pasó a { $after }.
}
page-trick_later-decided-lost = { $you ->
    [yes] Perdiste { $cards }: de { $before } pasaste a { $after }.
   *[no] { $name } perdió { $cards }: de { $before } pasó a { $after }.
}
page-trick_later-decided-full = { $you ->
    [yes] Tu contador se llenó: de { $before } pasaste a { $after }.
   *[no] { $name } llenó su contador: de { $before } pasó a { $after }.
}
page-trick_later-decided-other = { $you ->
    [yes] De { $before } pasaste a { $after }.
   *[no] { $name } pasó de { $before } a { $after }.
}
page-trick_later-decided-round = Decisiva: la ronda { $round }.
page-trick_later-decided-ahead = { $you ->
    [yes] Sumaste { $points } en ella, ibas por delante en la primera mitad y nadie te alcanzó.
   *[no] { $name } sumó { $points } en ella, iba por delante en la primera mitad y nadie le alcanzó.
}
page-trick_later-decided-number = { $name } { $n }
page-trick_later-tiebreak-upper = En espera
page-trick_later-tiebreak-lower = Rescatados
page-trick_later-last-boards = Los tableros al final

# La carta de referencia
page-trick_later-ref-goal = Objetivo
page-trick_later-ref-goal-text = Rescata [supervivientes](survivor). Cada uno rescatado suma 1 punto, cada uno perdido resta 1. Cuando alguien llega a 10, gana quien tenga más puntos.
page-trick_later-ref-deal = El reparto
page-trick_later-ref-deal-text = Diez cartas para cada uno{ $three ->
    [yes] ; un color no juega
   *[no] { "" }
}. Si no te toca ningún [infectado](infected), puedes cambiar una carta por el infectado 8; se aparta sin mostrarla.
page-trick_later-ref-trick = Una baza
page-trick_later-ref-follow = Seguir
page-trick_later-ref-follow-text = Dos o más del color que abre: juega una de ellas. Solo una: juégala, o juega cualquier infectado. Ninguna: cualquier carta. Si abre un infectado: cualquier carta.
page-trick_later-ref-lead = Abrir
page-trick_later-ref-lead-text = Puedes [abrir](lead) con cualquier superviviente. Con un infectado, solo si alguien jugó uno en una baza anterior que abrió otro, o si no tienes otra cosa.
page-trick_later-ref-wins = Quién se lleva la baza
page-trick_later-ref-wins-text = Solo supervivientes: la más alta del color que abre. Con algún infectado: el valor más alto de todos, y un superviviente gana a un infectado del mismo valor. El 1 y el 8 de un color juntos: ese 1 cuenta como 9.
page-trick_later-ref-attack = Ataque
page-trick_later-ref-attack-text = Los infectados de la baza suman el nivel de ataque. Quien se lleva la baza pierde a cada superviviente [en espera](waiting) hasta ese nivel, y su [contador](track) baja a 0. Los supervivientes de esta baza llegan después.
page-trick_later-ref-rescue = Rescate
page-trick_later-ref-rescue-text = Los supervivientes de la baza esperan con quien la gana. El contador de los demás sube lo que vale la carta que jugaron; { $overflow ->
    [cap] se para en 8.
   *[stay] el que pasaría de 8 se queda donde está.
} Luego, mientras un contador { $rescue ->
    [below] supera
   *[at_most] alcanza
} al más bajo en espera, este se rescata y el contador baja su valor.
page-trick_later-ref-finish = El final
page-trick_later-ref-score = Una ronda
page-trick_later-ref-score-text = Tras diez bazas: 1 por cada rescatado, 3 por un contador en 8, menos 1 por cada perdido. Nunca menos de 0 en una ronda.
page-trick_later-ref-end = La partida
page-trick_later-ref-end-text = Si tras una ronda alguien tiene 10 puntos o más, gana el total más alto; si no, hay otra ronda, que abre quien menos puntos sumó en esta. En caso de empate, gana quien tenga más supervivientes { $tiebreak ->
    [lower] rescatados
   *[upper] aún en espera
} en la última ronda.
page-trick_later-term-survivor = Los supervivientes son las cartas de los cuatro colores, del 1 al 8.
page-trick_later-term-infected = Los infectados son las cartas moradas, del 0 al 8. No son de ningún color.
page-trick_later-term-lead = Abrir es jugar la primera carta de una baza. Su color es el que hay que seguir.
page-trick_later-term-waiting = Los supervivientes esperan en el lado superior de un tablero. Ahí aún no suman, y un ataque puede alcanzarlos.
page-trick_later-term-track = Cada tablero tiene un contador de 0 a 8. Con él se pagan los rescates, y si está en 8 al final de una ronda suma 3.
page-trick_later-sum-goal = Rescata supervivientes: cada uno suma 1, cada uno perdido resta 1.
page-trick_later-sum-trick = Cada uno juega una carta y sigue el color que abre. La más alta se lleva la baza; junto al 8 de su color, el 1 es el más alto.
page-trick_later-sum-wait = Los supervivientes de la baza esperan ahora con quien se la llevó.
page-trick_later-sum-track = El contador de los demás sube lo que vale la carta que jugaron. Rescata a los que esperan, primero el más bajo.
page-trick_later-sum-attack = Los infectados atacan a quien se lleva la baza: se pierde a los que esperan allí, hasta la suma de los infectados.
page-trick_later-sum-end = Diez bazas son una ronda. Cuando alguien tiene 10 puntos tras una, gana quien tenga más.
page-trick_later-tally-trick = Bazas ganadas
page-trick_later-tally-lost = Supervivientes perdidos por ronda
page-trick_later-tally-round = Mejor ronda
