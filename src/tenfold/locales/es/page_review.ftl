# Análisis en la página: lo que valió cada decisión, otro intento, los errores propios.

page-review-of = Análisis de { $game }
page-review-note = Un bot fuerte examina cada decisión: qué era mejor, cuánto costó y qué fue suerte. Tarda un poco.
page-review-ask = Analizar esta partida
page-review-waiting = Espera su turno
page-review-working = { $done } de { $total } acciones examinadas
page-review-under-way = Se está examinando la partida.
page-review-ready = El análisis está listo.
page-review-failed = Algo ha fallado en este análisis. Lo ya examinado se conserva: pídelo otra vez.
page-review-to-table = Al resultado
page-review-replay = Ver la repetición
page-review-won-behind = { $you ->
    [yes] En el turno { $turn } estabas al { $chance } por ciento, y ganaste.
   *[no] En el turno { $turn } { $player } estaba al { $chance } por ciento, y ganó.
}
page-review-won-ahead = { $you ->
    [yes] Fuiste por delante casi toda la partida, y ganaste.
   *[no] { $player } fue por delante casi toda la partida, y ganó.
}
page-review-won-close = { $you ->
    [yes] Ganaste una partida abierta hasta el final.
   *[no] { $player } ganó una partida abierta hasta el final.
}

# La curva y los momentos decisivos

page-review-curve = Probabilidad de ganar, de la primera acción a la última. { $players }.
page-review-from-to = { $player } del { $before } al { $after } por ciento
page-review-figures = En cifras, por turnos
page-review-turn = Tras el turno
page-review-band = En tanto por ciento. La banda pálida abarca dos errores estándar a cada lado.
page-review-here = Hecho en este dispositivo, solo para ti.
page-review-swing = { $player }: del { $before } al { $after } %
page-review-split = Suerte { $luck }, errores { $choices }, ruido { $noise }

# Lo que hizo el resultado

page-review-made = Lo que hizo el resultado
page-review-made-note = En puntos porcentuales de la probabilidad de ganar; el ruido es lo que la estimación no puede repartir.
page-review-from = del { $start } al
page-review-accuracy = Precisión
page-review-accuracy-note = Decisiones tan buenas como la mejor

# Decisiones

page-review-mistakes = Las decisiones que más costaron
page-review-whose = De quién
page-review-everybody = Todos
page-review-chosen = Elegido:
page-review-better = Mejor:
page-review-cost-label = Cuesta { $cost } por ciento
page-review-look = Ver ese momento
page-review-again = Intentarlo de nuevo desde aquí
page-review-again-note = Sigues jugando desde esta decisión, contra bots. La partida jugada se queda como está.
page-review-cards = Cartas que no se veían
page-review-cards-same = Las mismas
page-review-cards-new = Barajadas de nuevo
page-review-cards-same-note = Todo lo oculto está como entonces.
page-review-cards-new-note = Lo que no se veía se baraja de nuevo: saber lo que salió no ayuda.
page-review-again-play = Seguir desde aquí

# Una mesa de otro intento

page-review-origin = { $cards ->
    [new] Otro intento desde la acción { $at }, con las cartas ocultas barajadas de nuevo.
   *[same] Otro intento desde la acción { $at }, con las mismas cartas.
}
page-review-beside = Junto a la primera vez
page-review-then = Entonces
page-review-now = Ahora
page-review-winner = gana

# Los errores propios

page-review-practise-note = Tus errores de las partidas analizadas. Sigue jugando desde cualquiera de ellos y mira si sale mejor.
page-review-practise-none = Aún no hay errores que practicar. Pide el análisis de una partida terminada y estarán aquí.
page-review-order = Orden
page-review-order-newest = Primero las partidas más recientes
page-review-order-costly = Primero los que más costaron
page-review-more = Más errores
