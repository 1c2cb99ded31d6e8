# Lo que viene después de una partida: las partidas jugadas y lo que dicen en cifras.

page-after-my-games = Mis partidas
page-after-all = Todas, con estadísticas
page-after-public = Partidas de mesas públicas
page-after-whose = De quién
page-after-mine = Mías
page-after-everybodys = Mesas públicas
page-after-won = ganada
page-after-not-won = no ganada
page-after-lost = perdida
page-after-shared = compartida
page-after-place = { $n }.º puesto
page-after-with = { $game } con { $names }
page-after-alone = { $game } en solitario
page-after-level = { $game } en solitario, nivel { $level }
page-after-by = por { $n }
page-after-length = { $moves ->
    [one] 1 acción
   *[other] { $moves } acciones
} en { $minutes } min
page-after-people = Personas
page-after-players = { $n ->
    [one] En solitario
   *[other] { $n } jugadores
}
page-after-game = Juego
page-after-result = Resultado
page-after-any = Todos
page-after-older = Partidas anteriores
page-after-none = Aún no hay partidas terminadas. Cuando acabe una, estará aquí.
page-after-none-such = Ninguna de tus partidas es así.
page-after-none-public = Aún no ha terminado ninguna partida de una mesa pública.
page-after-games = Partidas
page-after-wins = Ganadas
page-after-mean = Puntos por partida
page-after-most = Más puntos
page-after-streak = Victorias seguidas
page-after-streak-best = como mucho { $n }
page-after-by-players = Jugadores
page-after-by-against = Contra
page-after-by-level = Nivel
page-after-accuracy = Precisión de partida en partida
page-after-accuracy-all = Las { $n } partidas analizadas
page-after-accuracy-note = Cuántas de tus decisiones fueron tan buenas como la mejor, en las partidas analizadas.
page-after-counts = Cuentan las partidas cuyo mazo nadie eligió y que jugaste hasta el final. Tras cada porcentaje está el intervalo en el que se encuentra con un 95 % de confianza.
page-after-files = Tus partidas son tuyas
page-after-files-note = Te pertenecen como invitado y van contigo a tus otros dispositivos.
page-after-file-csv = Tabla (CSV)
page-after-file-parquet = Tabla (Parquet)
page-after-file-tenfold = Todos los registros (zip)
page-after-delete-note = Una partida borrada desaparece de tu lista y de tus estadísticas. Cuando nadie que la jugó la conserva, se elimina del todo.
page-after-delete-some = Borrar algunas
page-after-delete-done = Listo
page-after-delete-one = Borrar: { $game }
page-after-delete-all = Borrar todas mis partidas
page-after-delete-sure = Todas tus partidas terminadas desaparecen de la lista y de las estadísticas, y no se pueden recuperar.
page-after-delete-yes = Borrar todas
page-after-delete-no = Conservarlas

# Compartir el resultado

page-after-share-open = Quien tenga el enlace puede mirar
page-after-share-open-note = En esta mesa nadie puede mirar: sin esto solo ven la partida quienes jugaron.
page-after-share-picture = El resultado como imagen
page-after-share-names = Con nombres
page-after-share-save = Guardar la imagen
page-after-share-link = El enlace abre la partida en la primera jugada y no cuenta cómo acaba.
page-after-share-text = Un texto sin el final
page-after-share-copy = Copiar el texto
page-after-share-said = { $game }, { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}, { $players ->
    [one] en solitario
   *[other] { $players } jugadores
}. ¿Cómo habrías jugado? { $link }

# El mismo reparto para todos

page-after-daily = Reparto del día
page-after-daily-note = Todos reciben las mismas cartas, selladas antes de empezar el día.
page-after-daily-open = Abrir y jugar
page-after-daily-resume = Seguir jugando
page-after-daily-about = Sobre este reparto
page-after-daily-list = La lista
page-after-daily-closed = { $n ->
    [0] Aún no ha jugado nadie.
    [one] Ha jugado una persona.
   *[other] Han jugado { $n }.
} La lista se abre cuando juegues tú también.
page-after-daily-played = { $n ->
    [one] Ha jugado una persona.
   *[other] Han jugado { $n }.
}
page-after-daily-yesterday = Ayer
page-after-daily-count = { $day }, { $n } jugaron
page-after-letter = Una carta plegada y sellada
page-after-letter-open = Una carta abierta
page-after-level-points = empate
page-after-behind = { $n } por detrás
page-after-compare = Comparar
page-after-deal-bots = { $game } para { $n } ({ $names })
page-after-deal-of-day = El reparto del día.
page-after-deal-offered = { $name } te ofrece este reparto.
page-after-deal-note = Cada cual lo juega una vez y por su cuenta: las mismas cartas, los mismos bots, el mismo asiento. Los resultados los ve quien ya ha jugado.
page-after-deal-gone = No hay ningún reparto con este enlace. Vuelve a pedirlo.
page-after-deal-list = { $n ->
    [one] Ha jugado una persona
   *[other] Han jugado { $n }
}
page-after-same = { $name } y tú habéis jugado exactamente la misma partida.
page-after-parted = { $n ->
    [0] { $name } y tú os separasteis en la primera decisión.
    [one] { $name } y tú hicisteis lo mismo una vez, y después:
   *[other] { $name } y tú hicisteis lo mismo durante { $n } acciones, y después:
}
page-after-parted-look = Ver ese momento
page-after-deal-pass-on = Que lo jueguen otros
page-after-deal-pass-on-note = Quien abra el enlace juega este reparto desde cero y no ve antes ningún resultado.
page-after-deal-sealed = El servidor sacó este reparto antes de que nadie pudiera abrirlo y está atado a él por este compromiso. Ningún jugador pudo añadir nada, así que lo hizo el servidor solo: la prueba dice que desde entonces no ha cambiado, ni para ti ni para nadie.
page-after-deal-unsealed = Son las cartas de una partida que ya se jugó; quien las ofrece las conoce.
page-after-deal-nonce = El compromiso se hizo con este nonce, con el identificador del reparto y con lo que se juega:
page-after-offer = Que otros jueguen este reparto
page-after-offer-note = Las mismas cartas, los mismos bots, el mismo asiento. Verán tu resultado cuando también hayan jugado.
page-after-offer-link = Quien abra el enlace juega las mismas cartas y solo después ve tu resultado.
page-after-challenges = El mismo reparto que otros
page-after-challenge-by = Lo ofrece { $name }
page-after-challenge-new = aún sin jugar
page-after-challenge-playing = lo estás jugando
