# La página: lo que vale para todos los juegos. Las palabras de la pantalla de cada juego están en page_NOMBRE.ftl.

page-claim = { $n ->
    [2] Dos juegos de cartas, una mesa.
   *[other] Juegos de cartas en una mesa.
}
page-play-now = Jugar ya
page-game-ten = TEN
page-game-trick_later = 10 Trick Later
page-pitch-ten = Roba otra o para. Diez es seguro, once no.
page-pitch-trick_later = Gana bazas, pero no las equivocadas.
page-play-solo = En solitario, nivel { $level }
page-levels = Niveles
page-against-bots = Contra bots
page-play-bots = Jugar con bots
page-which-bots = Elegir los bots
page-learn = Aprender jugando
page-learn-note = { $folds } pasos, { $minutes } minutos
page-learn-start = Empezar
page-learn-resume = Seguir
page-learn-decline = Ahora no: dejar { $game }
page-learn-again = Lección
page-play = Jugar
page-offer-new = Que otros jueguen el mismo reparto
page-players = Jugadores
page-bot-level = Bots
page-your-tables = Tus mesas
page-games = Partidas terminadas
page-mistakes = Practicar mis errores
page-deal = Reparto
page-deal-compare = Comparar
page-public-games = Partidas terminadas de mesas públicas
page-show-all = Mostrar todas: { $n }
page-show-less = Mostrar menos
page-public-tables = Mesas públicas
page-no-public-tables = Ahora mismo ninguna mesa pública espera jugadores. Abre una y los demás la encontrarán aquí.
page-no-tables = Aquí estarán tus partidas, aunque duren semanas.
page-none-going = Todas tus partidas han terminado.
page-together = Con más gente
page-code = Código
page-join = Entrar
page-new-table = Nueva mesa
page-table-alone = en solitario
page-table-with = con { $names }
page-table-code = Mesa { $code }
page-your-turn = Tu turno
page-waiting-elsewhere = { $n ->
    [one] Es tu turno en otra mesa.
   *[other] Es tu turno en otras { $n } mesas.
}
page-next-turn = También es tu turno: { $game }, { $people }
page-next-go = Ir allí
page-unreachable = No se puede contactar con el servidor. Se vuelve a intentar.
page-unreachable-tables = Lo que ves es de { $when }.
page-practice = Practicar sin conexión
page-practice-note = Este dispositivo juega por sí mismo y guarda aquí las partidas. Nadie puede comprobar el reparto.
page-practice-solo = En solitario, nivel { $level }
page-practice-bots = Contra bots
page-practice-none = Esta página se construyó sin juegos para ello.
page-practice-quick = En este dispositivo solo hay bots que juegan al momento. Los que piensan se guardarán cuando vuelvas a abrir esta página con conexión.
page-practice-instead = { $bot }: lo que necesita para pensar ya no está en este dispositivo. En su lugar juega un bot que decide al momento.
page-practice-going = Sin terminar
page-practice-on = Continuar
page-practice-forget = Quitar de este dispositivo
page-practice-again = Jugar otra vez
page-practice-give = Guardar en el servidor
page-practice-here = Práctica en este dispositivo
page-waits-for = Juega { $name }
page-over = Terminada
page-seats-free = { $n ->
    [one] { $n } asiento libre
   *[other] { $n } asientos libres
}
page-ready-to-start = Lista para empezar
page-guest = Visitante
page-you = tú
page-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
page-yes = sí
page-no = no
page-close = Cerrar
page-skip = Ir al contenido
page-loading = Un momento.
page-to-home = Inicio
page-to-move = le toca
page-here = presente
page-away = ausente
page-level = Nivel { $level }

# La escala en solitario

page-ladder = En solitario, nivel a nivel
page-ladder-note = Gana a tu oponente en un nivel para obtener su rango. Puedes jugar cualquier nivel.
page-ladder-next = Tu próximo nivel
page-ladder-open = Aún sin ganar
page-ladder-won = Ganado

# Los bots, por su nombre en la mesa

page-bot-random = Bot al azar
page-bot-careful = Bot prudente
page-bot-sharp = Bot astuto
page-bot-master = Bot maestro
page-bot-other = Bot { $bot }
page-bot-plays = juega un bot
page-bot-strength = { $bot }, fuerza { $level } de 4

# Cómo se llaman los bots en una mesa: figuras plegadas, una por asiento

page-figure-crane = Grulla
page-figure-boat = Barco
page-figure-fox = Zorro
page-figure-whale = Ballena
page-figure-swan = Cisne
page-figure-dart = Avión
page-figure-hat = Gorro

# Una mesa nueva

page-game = Juego
page-open-table = Abrir la mesa
page-name-once = Para que los demás sepan quién los invita. Solo se pregunta una vez.
page-options = Reglas del juego
page-house = Ajustes de la mesa
page-value-none = al azar
page-option-ten-players = Jugadores
page-option-ten-players-note = De uno a cinco; en solitario juegas contra una oponente virtual.
page-option-ten-edition = Edición
page-option-ten-edition-note = Las ediciones se distinguen en el desempate y en el juego en solitario.
page-value-ten-edition-en = inglesa
page-value-ten-edition-ja = japonesa
page-value-ten-edition-es = española
page-value-ten-edition-de = alemana
page-option-ten-bust_buy = Pifias con compra
page-option-ten-bust_buy-note = Quien la pifia puede comprar una carta en lugar de tomar la ficha de pifia.
page-option-ten-first = Jugador inicial
page-option-ten-first-note = El asiento que juega el primer turno.
page-value-ten-first-0 = asiento 1
page-value-ten-first-1 = asiento 2
page-value-ten-first-2 = asiento 3
page-value-ten-first-3 = asiento 4
page-value-ten-first-4 = asiento 5
page-option-ten-level = Nivel en solitario
page-option-ten-level-note = El valor predeterminado hasta el que roba tu oponente: cuanto más alto, más difícil. Solo en solitario.
page-value-ten-level-null = el más bajo
page-option-trick_later-players = Jugadores
page-option-trick_later-players-note = Tres o cuatro. Con tres, un color no juega.
page-option-trick_later-overflow = Contador sobre 8
page-option-trick_later-overflow-note = Qué hace un contador que pasaría de 8 (L6.2).
page-value-trick_later-overflow-stay = se queda donde está
page-value-trick_later-overflow-cap = se para en 8
page-option-trick_later-rescue = Rescate
page-option-trick_later-rescue-note = A qué supervivientes rescata un contador. El reglamento dice «por debajo»; aquí lo habitual es «hasta» (L6.3).
page-value-trick_later-rescue-at_most = hasta su valor
page-value-trick_later-rescue-below = por debajo de su valor
page-option-trick_later-tiebreak = Empate
page-option-trick_later-tiebreak-note = El lado del tablero que decide un empate (L7.3).
page-value-trick_later-tiebreak-upper = lado superior
page-value-trick_later-tiebreak-lower = lado inferior
page-option-trick_later-out = Color que no juega
page-option-trick_later-out-note = Con tres jugadores, un color se queda en la caja.
page-value-trick_later-out-r = rojo
page-value-trick_later-out-g = verde
page-value-trick_later-out-y = amarillo
page-value-trick_later-out-b = azul
page-option-trick_later-first = Quién abre primero
page-option-trick_later-first-note = El asiento que abre la primera baza.
page-value-trick_later-first-0 = asiento 1
page-value-trick_later-first-1 = asiento 2
page-value-trick_later-first-2 = asiento 3
page-value-trick_later-first-3 = asiento 4
page-house-public = Mesa pública
page-house-public-note = Aparece en la lista de todo el mundo; si no, solo la encuentra quien tiene el enlace.
page-house-watchers = Espectadores
page-house-watchers-note = Otras personas pueden mirar. Nunca ven las cartas de nadie.
page-house-hints = Consejos también entre personas
page-house-hints-note = Quien tiene que decidir puede pedir un consejo. Si juegas únicamente contra bots, siempre puedes.
page-house-clock = Reloj
page-clock-none = sin reloj
page-clock-none-note = Cada cual tiene todo el tiempo que quiera.
page-clock-quick = rápido
page-clock-quick-note = 20 segundos por decisión y 2 minutos de reserva.
page-clock-calm = tranquilo
page-clock-calm-note = 1 minuto por decisión y 10 minutos de reserva.
page-clock-days = días
page-clock-days-note = Dos días por decisión: una partida de semanas.
page-clock-other = propio
page-clock-other-note = Un reloj ajustado a mano.
page-house-pace = Ritmo de los bots
page-house-pace-note = Cuánto tarda un bot, como mínimo, en cada jugada.
page-pace-200 = ágil
page-pace-800 = normal
page-pace-2000 = lento
page-house-stand-in = Suplente
page-house-stand-in-note = El bot que juega por quien está ausente.

# La sala de espera

page-seat-open = Asiento libre
page-seat-open-note = Para quien venga
page-seat-held = Reservado con un enlace personal
page-host = anfitrión
page-sit = Sentarse
page-sit-here = Pasar aquí
page-fill-seat = Ocupar el asiento
page-hold = O reservar el asiento para alguien
page-hold-note = Recibes un enlace para una persona. Nadie más puede ocupar el asiento.
page-hold-do = Reservar
page-personal-link = Enlace personal
page-personal-link-note = Envía este enlace solo a { $name }: quien lo abra primero puede ocupar el asiento. Solo tú lo ves.
page-personal-link-none = No hay enlace para este asiento. Libéralo y resérvalo otra vez.
page-free-seat = Liberar el asiento de { $name }
page-move-up = Subir a { $name }
page-start = Empezar
page-start-waits = { $n ->
    [one] Aún queda { $n } asiento libre
   *[other] Aún quedan { $n } asientos libres
}
page-host-starts = El anfitrión empieza la partida.
page-dealing = Se reparten las cartas
page-dealing-note = Se reparten las cartas: cada dispositivo revela ahora su número aleatorio.
page-resealed = Esta mesa muestra un sello distinto del que este dispositivo vio primero. No te fíes de su reparto.
page-stand-up = Levantarse
page-invite = Invitar
page-invite-note = Quien abre este enlace está en la mesa. El código es { $code }.
page-invited = { $name } te invita a { $game }
page-invited-by-nobody = Te invitan a { $game }
page-link = Enlace
page-qr = Código QR del enlace
page-copy = Copiar
page-copied = Copiado
page-copy-selected = Seleccionado: cópialo tú
page-share = Compartir
page-your-name = Tu nombre
page-sealed = El mazo está sellado
page-sealed-note = { $n ->
    [0] Un número secreto fija el reparto. Este es su sello; después de la partida, cualquiera puede comprobarlo.
    [one] Un número secreto y el número aleatorio de { $n } jugador, también sellado hasta que empiece la partida, fijan el reparto. Este es el sello del número secreto. Este dispositivo lo guarda; después de la partida, cualquiera puede comprobarlo.
   *[other] Un número secreto y los números aleatorios de { $n } jugadores, también sellados hasta que empiece la partida, fijan el reparto. Este es el sello del número secreto. Este dispositivo lo guarda; después de la partida, cualquiera puede comprobarlo.
}
page-not-sealed = El mazo no está sellado
page-not-sealed-note = Esta es una mesa de práctica: sus cartas se eligieron a mano o con una semilla conocida.

# Alrededor de la mesa

page-log = Historial
page-log-empty = Aún no ha pasado nada.
page-while-away = Mientras no estabas
page-since-back = Desde que has vuelto
page-lately = Lo que ha pasado:
page-chat = Chat
page-dock = Historial y chat
page-chat-empty = Nadie ha dicho nada todavía. Empieza tú: un saludo siempre es bienvenido.
page-chat-say = Di algo
page-chat-send = Enviar
page-chat-guests = Siéntate para participar.
page-chat-muted = El anfitrión te ha silenciado.
page-reference = En breve
page-all-rules = Todas las reglas
page-summary = De un vistazo
page-menu = Mesa
page-at-table = En la mesa
page-time-left = Tiempo restante
page-fold = Plegar
page-unfold = Desplegar
page-watching = { $n ->
    [0] No mira nadie.
    [one] Mira { $n } persona.
   *[other] Miran { $n } personas.
}
page-you-watch = Estás mirando: deciden los jugadores, y sus cartas siguen ocultas.
page-let-bot-play = Que juegue un bot
page-mute = Silenciar
page-unmute = Dejar de silenciar
page-waits = Le toca a { $name }.
page-waits-away = { $name } no está.
page-nudge = Recordárselo
page-nudge-sent = El recordatorio está enviado.
page-nudged = { $name } te espera.
page-kick = Expulsar a { $name }
page-kick-ask = ¿Expulsar a { $name } de la mesa?
page-kick-note = { $playing ->
    [yes] Un bot sigue jugando. { $name } recibe un aviso y puede recuperar su asiento.
   *[no] El asiento queda libre. { $name } recibe un aviso y puede volver a sentarse.
}
page-kick-do = Expulsar
page-kick-bar = Expulsar y vetar
page-kick-bar-note = Quien está vetado no puede volver a esta mesa, ni siquiera con el enlace.
page-kicked = El anfitrión te ha quitado el asiento.
page-kicked-play = El anfitrión ha puesto a un bot a jugar por ti.
page-report = Denunciar a { $name }
page-report-somebody = Denunciar a alguien
page-report-note = Lo lee quien administra este servidor. En la mesa nadie se entera.
page-report-whom = ¿De quién se trata?
page-report-why = ¿Qué ha pasado? (No hace falta decirlo.)
page-report-chat = Con el chat
page-report-chat-note = Las últimas líneas, tal como las ves ahora, van con tu denuncia.
page-report-send = Enviar la denuncia
page-report-thanks = Gracias por decirlo. Quien administra este servidor lo mirará. Mientras tanto, no tienes que contestar a nadie, y el anfitrión de la mesa puede silenciar y vetar.
page-chat-removed = Retirado por quien administra este servidor
page-closed = Esta mesa está cerrada
page-closed-note = Quien administra este servidor la ha terminado. Gracias por jugar. Puedes abrir otra cuando quieras.
page-closed-short = Cerrada
page-barred = No puedes entrar en esta mesa
page-barred-note = El anfitrión te ha expulsado y no te deja volver.
page-unbar = Dejar volver a { $name }
page-reactions = Reaccionar
page-reaction-hello = Hola
page-reaction-bravo = Bien jugado
page-reaction-haha = Jaja
page-reaction-wow = ¡Vaya!
page-reaction-ouch = ¡Ay!
page-reaction-thanks = Gracias
page-reacted = { $name }: { $reaction }
page-concede = Rendirse
page-concede-sure = Rendirse: sigue un bot. ¿Seguro?
page-leave = Dejar la mesa
page-leave-sure = Dejar la mesa: sigue un bot. ¿Seguro?
page-stand-in = Un bot juega por ti.
page-take-back = Volver a jugar
page-lost = Se ha cortado la conexión. Vuelve sola; no se pierde nada.
page-rule = Regla { $rule }
page-missing = No existe esa mesa
page-missing-note = El enlace está incompleto o la mesa ya no existe. Pídeselo de nuevo al anfitrión.
page-forbidden = Esta mesa está cerrada
page-forbidden-note = El anfitrión solo deja mirar a quienes juegan.
page-aside = Esta mesa está apartada
page-aside-short = Apartada
page-aside-rules = Se abrió con la versión { $rules } de las reglas, y este servidor juega con otra.
page-aside-game = Su juego no está instalado en este servidor.
page-aside-entry = Algo de su historial no se puede leer aquí: está dañado o lo escribió un programa más nuevo.
page-aside-replay = Algo de su historial no se puede volver a jugar aquí.
page-aside-stuck = Lo que sigue en esta mesa falla aquí. Quien lleva el servidor puede ver por qué.
page-aside-note = De momento no se puede seguir jugando, pero no se ha perdido nada. Continuará en cuanto este servidor pueda jugarla de nuevo.
page-aside-moves = { $n ->
    [one] Una jugada.
   *[other] { $n } jugadas.
}
page-aside-no-result = Nadie anotó el resultado; el registro tiene todas las jugadas.
page-aside-unfinished = La partida no se terminó.
page-aside-again = Intentar de nuevo
page-nowhere = Aquí no hay nada
page-old = Hay una versión más nueva de esta página.
page-reload = Recargar
page-plain-player = Jugador { $n }
page-plain-table = En la mesa
page-plain-none = nada
page-hint = Consejo
page-hint-thinks = Pensando…
page-hint-would = { $bot } elegiría:
page-hint-chances = Probabilidad de ganar
page-hint-chance = { $percent } %
page-hint-note = Estimada con muchas partidas jugadas a partir de lo que ves.
page-hint-brief = El servidor está ocupado: este consejo se ha pensado menos tiempo de lo habitual.
page-refused-stale = Ha pasado algo antes de que llegara tu jugada. Mira de nuevo y decide.
page-refused-offline = No hay conexión con el servidor. Inténtalo de nuevo en un momento.
page-refused-not_found = No hay ninguna mesa con este enlace o código. Vuelve a pedírselo al anfitrión.
page-refused-unknown_link = Este enlace ya se usó o es demasiado antiguo. Crea uno nuevo en tu otro dispositivo.
page-refused-taken = Ese asiento está ocupado. Elige uno libre.
page-refused-host_only = Solo el anfitrión de la mesa puede hacer eso.
page-refused-late = Se te acabó el tiempo para esta decisión. La toma el bot; después recupera tu asiento.
page-refused-not_your_turn = No es tu turno.
page-refused-not_alone = Solo se puede guardar una partida terminada de una persona contra bots.
page-refused-sealed = Esta partida tiene su propia mesa en el servidor, que ya la guarda.
page-refused-no_hints = Aquí no hay consejos: juegan otras personas y el anfitrión no los permite.
page-refused-hints_busy = Ahora mismo se están pensando muchos consejos. Pregunta de nuevo en un momento.
page-refused-hint_replaced = Desde entonces has pedido otro consejo.
page-refused-reviews_busy = Ya hay varios análisis en marcha para ti o para tu dirección. Espera a que termine uno.
page-refused-too_fast = Demasiado rápido. Espera un momento.
page-refused-started = La partida ya ha empezado; eso solo se puede hacer antes.
page-refused-not_started = La partida aún no ha empezado.
page-refused-over = La partida ha terminado. Pide la revancha.
page-refused-not_over = Eso solo se puede cuando termina la partida.
page-refused-dealt = Otros también juegan este reparto: nadie más puede ver tu partida.
page-refused-not_open = Este reparto se juega en su día, ni antes ni después.
page-refused-not_played = Verás las partidas de los demás cuando también hayas jugado este reparto.
page-refused-slow_bot = El mismo reparto necesita bots que siempre hagan lo mismo: el aleatorio o el prudente.
page-refused-again = Esta partida continúa otra desde la mitad; ofrece esa otra.
page-refused-redealt = En esta partida se volvieron a sacar las cartas ocultas; solo se puede guardar una partida con su reparto original.
page-refused-rematched = Ya hay una revancha. Ve allí.
page-refused-not_seated = No tienes asiento en esta mesa. Ocupa uno libre antes de que empiece la partida.
page-refused-held = Ese asiento está reservado. Abre el enlace que te envió el anfitrión o elige otro asiento.
page-refused-ticket = Este enlace ya no reserva ningún asiento. Pide otro al anfitrión o elige un asiento libre.
page-refused-name = Aquí nadie puede llamarse así: un nombre tiene de 1 a 24 caracteres visibles y no es el de un bot. Elige otro.
page-refused-alike = { $name } está en esta mesa y los dos nombres se parecen demasiado. Elige otro nombre.
page-refused-not_full = Quedan asientos libres. Espera a más gente o sienta bots.
page-refused-bot_plays = Un bot juega en este asiento. Recupéralo primero.
page-refused-no_bot = En tu asiento ya juegas tú.
page-refused-no_lesson = En esta mesa no hay lección. Empieza una desde el inicio.
page-refused-first_step = Este es el primer paso de la lección.
page-refused-nothing_more = Por ahora está todo dicho. Sigue con la partida.
page-refused-muted = En esta mesa el anfitrión te ha silenciado.
page-refused-barred = El anfitrión te ha vetado en esta mesa.
page-refused-banned = Se te ha expulsado de este servidor.
page-refused-not_barred = Este invitado no está vetado.
page-refused-not_waiting = Ahora no se espera a ningún otro invitado.
page-refused-nudged = En este turno ya se ha enviado un recordatorio. Con uno basta.
page-refused-too_soon = Es un poco pronto para un recordatorio. Espera un momento.
page-refused-answered = Ya lo has dicho.
page-refused-push = No se puede avisar a este dispositivo: el servidor no usa su dirección para avisos.
page-refused-copied = Otra persona ha sellado el mismo número aleatorio. Vuelve a cargar la página.
page-refused-misfit = Ese no es el número aleatorio que tu asiento había sellado.
page-refused-not_sealed = Esta es una mesa de práctica: su mazo no admite números aleatorios de nadie.
page-refused-not_here = Esa persona no ha hecho nada en esta mesa; no hay a quién silenciar.
page-refused-separate = Eso no se envía como una sola jugada. Decide paso a paso.
page-refused-illegal = Las reglas no lo permiten ahora.
page-refused-option = Estas opciones no combinan. Elige otras.
page-refused-full = El historial de esta mesa está lleno. Abre otra mesa.
page-refused-too_many = Ya tienes demasiados. Devuelve uno primero.
page-refused-unstarted = Tienes demasiadas mesas sin empezar. Empieza una de ellas o espera a que se eliminen.
page-refused-ended = Quien administra este servidor ha cerrado esta mesa. Abre otra.
page-refused-closed = Solo quienes juegan pueden ver esta mesa.
page-refused-unknown = El servidor no te conoce, o ya no. Di otra vez tu nombre en la página de inicio.
page-refused-cross_site = Eso venía de otro sitio web. Abre la página de la mesa.
page-refused-joined = Ya estás en esta mesa.
page-refused-not_joined = La mesa aún no te ha dejado entrar. Inténtalo de nuevo en un momento.
page-refused-syntax = El servidor no entiende esta página. Vuelve a cargarla.
page-refused-method = El servidor no entiende esta página. Vuelve a cargarla.
page-refused-too_long = Es demasiado largo. Hazlo más corto.
page-refused-busy = Demasiada gente quiere lo mismo a la vez. Inténtalo de nuevo.
page-refused-not_ready = Todavía se está iniciando. Inténtalo de nuevo en un momento.
page-refused-set_aside = Esta mesa está apartada: aquí no se puede seguir jugando.
page-refused-unavailable = El servidor no puede guardar nada ahora mismo. Inténtalo de nuevo en un momento.
page-refused-failed = Algo falla en el servidor. Inténtalo más tarde.
page-refused-record = { $why ->
    [rules] Este registro se hizo con la versión { $rules } de las reglas. Este servidor usa otra versión y no puede repetirlo.
    [game] Este registro es de un juego que este servidor no tiene.
   *[other] Este registro no está completo: algo falla en la línea { $line }. Guarda otra vez el archivo donde lo obtuviste.
}
page-refused-no_replay = { $why ->
    [rules] Esta partida se jugó con la versión { $rules } de las reglas. Este servidor usa otra versión y no puede repetirla.
    [game] Este servidor ya no tiene este juego y no puede repetir la partida.
   *[other] Algo en el historial de esta mesa no se puede leer, así que la partida no se puede repetir aquí.
}

# Volver a ver una partida

page-replay = Repetición
page-review = Análisis
page-replay-chance = { $player } del { $before } al { $after } %
page-replay-turning-point = Momento decisivo { $n }.
page-replay-of = Repetición de { $game }
page-replay-scrubber = Momento de la partida
page-replay-turn = { $n } de { $of }
page-replay-turn-untold = Turno { $n }
page-replay-turn-back = Un turno atrás
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-on = Un paso adelante
page-replay-turn-on = Un turno adelante
page-replay-pace = Ritmo: { $times } veces
page-replay-eyes = Visto por
page-replay-open = Cartas a la vista
page-replay-next = Siguientes
page-replay-none = ninguna
page-replay-more = y { $n } más
page-replay-share = Compartir este momento
page-replay-share-note = El enlace abre la partida en este momento.
page-replay-share-start = El enlace abre la partida en la primera jugada.
page-replay-untold = Empezar por la primera jugada
page-replay-untold-note = Cómo sigue y cómo acaba queda oculto hasta llegar allí.
page-replay-table = Resultado
page-replay-not = Esta partida no se puede repetir
page-replay-file = Abrir un registro
page-replay-file-note = o suelta aquí un archivo .tenfold para verlo.
page-line = Una posición en una línea
page-line-note = Desde un estado completo, tal como lo escribe Tenfold en otras partes: sigues jugando contra bots, en el asiento al que le toca.
page-line-play = Seguir desde aquí
page-replay-look-back = Mirar atrás
page-replay-return = Volver a la partida
page-replay-return-turn = Es tu turno: volver a la partida

page-log-opened = Se abre la mesa.
page-log-sat = { $you ->
    [yes] Te sientas.
   *[no] { $player } se sienta.
}
page-log-stood = { $you ->
    [yes] Te levantas.
   *[no] { $player } se levanta.
}
page-log-botsat = { $bot } se sienta.
page-log-held = Hay un asiento reservado para { $player }.
page-log-reordered = Los asientos cambian de orden.
page-log-stirred = { $player } ayuda a barajar el mazo.
page-log-committed = { $you ->
    [yes] Ayudas a barajar el mazo, en secreto hasta el comienzo.
   *[no] { $player } ayuda a barajar el mazo, en secreto hasta el comienzo.
}
page-log-dealing = Los asientos quedan fijados y se revelan los números aleatorios de todos.
page-log-changed = El anfitrión cambia los ajustes de la mesa.
page-log-started = Empieza la partida.
page-log-left-out = { $n ->
    [one] { $players } no reveló su número aleatorio a tiempo y queda fuera del reparto.
   *[other] { $players } no revelaron sus números aleatorios a tiempo y quedan fuera del reparto.
}
page-log-takenover = { $you ->
    [yes] { $why ->
        [time] Se te acaba el tiempo: sigue { $bot }.
        [left] Dejas la mesa: sigue { $bot }.
        [conceded] Te rindes: sigue { $bot }.
       *[host] { $bot } juega ahora por ti.
    }
   *[no] { $why ->
        [time] A { $player } se le acaba el tiempo: sigue { $bot }.
        [left] { $player } deja la mesa: sigue { $bot }.
        [conceded] { $player } se rinde: sigue { $bot }.
       *[host] { $bot } juega ahora por { $player }.
    }
}
page-log-takenback = { $you ->
    [yes] Vuelves a jugar.
   *[no] { $player } vuelve a jugar.
}
page-log-kicked = { $barred ->
    [yes] El anfitrión expulsa y veta a { $player }.
   *[no] El anfitrión expulsa a { $player }.
}
page-log-closed = La mesa está cerrada.
page-log-unbarred = { $player } puede volver.
page-log-nudged = { $you ->
    [yes] { $name } te lo recuerda.
   *[no] { $name } se lo recuerda a { $player }.
}
page-log-shared = { $shared ->
    [no] { $you ->
        [yes] Ya no compartes esta partida.
       *[no] { $player } ya no comparte esta partida.
    }
   *[yes] { $you ->
        [yes] Compartes esta partida con quien tenga el enlace.
       *[no] { $player } comparte esta partida con quien tenga el enlace.
    }
}
page-log-wanted = { $wants ->
    [no] { $you ->
        [yes] No quieres revancha ahora.
       *[no] { $player } no quiere revancha ahora.
    }
   *[yes] { $you ->
        [yes] Quieres la revancha.
       *[no] { $player } quiere la revancha.
    }
}
page-log-wentback = Un paso atrás.
page-log-rematched = Hay revancha.

# El resultado

page-you-won = Ganas
page-won = { $n ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
page-result-you-by = Ganas por { $n }
page-result-by = { $name } gana por { $n }
page-result-you-tie = Ganas el desempate
page-result-tie = { $name } gana el desempate
page-result-shared = Victoria compartida: { $names }
page-result-level = El nivel { $level } es tuyo
page-result-level-note = { $points } a { $other } contra { $name }.
page-level-again = Otra vez el nivel { $level }
page-level-next = Ahora el nivel { $level }.
page-decided-by_currency = El empate lo decide el dinero restante (monedas y fichas de pifia).
page-decided-by_cards = { $edition ->
    [de] Iguales en puntos y en dinero: ganan más cartas de número fuera de las secuencias.
   *[other] Iguales en puntos y en dinero: ganan menos cartas.
}
page-decided-shared = La victoria es compartida.
page-next-level = Jugar el nivel { $level }
page-rematch = Revancha
page-to-rematch = A la revancha
page-rematch-wanted = { $n ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
}
page-rematch-join = Me apunto
page-rematch-not = Ahora no
page-rematch-waits = La revancha espera a { $names }.
page-rematch-without = Empezar sin esperar
page-rematch-without-note = Hasta que lleguen juega un bot.
page-rematch-is = { $is ->
    [in] se apunta
    [out] ahora no
   *[open] sin respuesta
}
page-rematch-starts = Están todos: empieza la partida.
page-show-table = Ver la mesa
page-show-result = Resultado
page-record = Descargar el registro
page-proof = La prueba del reparto
page-proof-note = Este dispositivo guardó lo que la mesa mostró antes de la partida. Puede comprobar por sí mismo que las cartas resultan de ello.
page-proof-check = Comprobar el reparto
page-proof-is-proven = Nadie pudo elegir este reparto.
page-proof-is-partly = Lo que este dispositivo puede comprobar coincide. Lo que no puede comprobar lleva un signo de interrogación.
page-proof-is-wrong = Este registro no prueba el reparto.
page-proof-changed = La mesa mostró más de un sello.
page-proof-no-seal = El registro no tiene ningún sello legible.
page-proof-not-seen = Este dispositivo no vio la mesa antes de la partida, así que no puede saber qué sello se mostró entonces.
page-proof-promised = La mesa mostró este sello antes de la partida y este dispositivo lo guardó.
page-proof-not-promised = La mesa mostró otro sello antes de la partida; este dispositivo guardó aquel.
page-proof-commitment = El número secreto, esta mesa y sus opciones coinciden con el sello.
page-proof-no-commitment = El número secreto, esta mesa y sus opciones no coinciden con el sello.
page-proof-terms = La mesa, el juego, las reglas y las opciones son los que este dispositivo vio antes de la partida.
page-proof-terms-not-seen = Este dispositivo no vio la mesa antes de la partida, así que no puede saber qué opciones se acordaron.
page-proof-no-terms = La mesa, el juego, las reglas o las opciones no son los acordados.
page-proof-committed = Los demás habían sellado sus números aleatorios antes de que este dispositivo revelara el suyo.
page-proof-committed-not-seen = Este dispositivo no estaba cuando se revelaron los números aleatorios, así que no puede saber si todos estaban sellados antes.
page-proof-not-committed = El número aleatorio de alguien no es el que se selló antes de la partida.
page-proof-openly = En esta mesa antigua los números aleatorios se daban a la vista: quien diera el suyo al final y conociera el número secreto podía elegirlo.
page-proof-own = El número aleatorio de este dispositivo forma parte del reparto.
page-proof-own-missing = La mesa aceptó a tiempo el número aleatorio de este dispositivo, pero el registro no lo tiene.
page-proof-own-late = El número aleatorio de este dispositivo no forma parte del reparto: la mesa dice que llegó tarde.
page-proof-own-none = Este dispositivo no aportó ningún número aleatorio a este reparto, así que debe fiarse de quienes sí lo hicieron.
page-proof-outcome = El registro termina con el resultado que este dispositivo vio.
page-proof-no-outcome = El registro termina con un resultado distinto del que este dispositivo vio.
page-proof-replay = Esta página no vuelve a repartir las cartas. Para ver que cada carta sale de este reparto, descarga el registro y deja que el programa lo reproduzca:
page-proof-seed = { $n ->
    [0] El reparto resulta del número secreto.
    [one] El reparto resulta del número secreto y del número aleatorio de { $n } jugador.
   *[other] El reparto resulta del número secreto y de los números aleatorios de { $n } jugadores.
}
page-proof-no-seed = El reparto no resulta del número secreto.

# Reglas y ajustes

page-rules = Reglas
page-search = Buscar en las reglas
page-found = { $n ->
    [one] { $n } regla
   *[other] { $n } reglas
}
page-no-rules = Aquí no hay reglas de este juego.
page-contents = Contenido
page-settings = Ajustes
page-save = Guardar
page-saved = Guardado
page-name-note = Para las próximas mesas. Donde ya tienes asiento conservas el nombre con el que llegaste.
page-language = Idioma
page-auto = como el navegador
page-theme = Tema
page-theme-auto = como el sistema
page-theme-light = claro
page-theme-dark = oscuro
page-shapes = Formas en cada carta
page-shapes-note = En las filas cada número muestra también la forma de su color.
page-motion = Movimiento
page-motion-note = Con menos, nada cruza la pantalla.
page-motion-auto = como el sistema
page-motion-full = todo
page-motion-less = menos
page-keys = Teclas de esta pantalla
page-keys-everywhere = En todas las pantallas
page-keys-help = esta hoja
page-keys-tab = ir al siguiente; con Mayús, al anterior
page-keys-enter = pulsar
page-keys-arrows = moverse por una mano o una elección
page-keys-escape = cerrar una hoja
page-keys-on = Atajos de una tecla
page-keys-on-note = Una sola tecla pulsa un botón, sin Ctrl ni Alt. La tecla ? muestra los de cada pantalla.
page-sounds = Sonidos
page-sounds-note = Se oyen las cartas, las monedas y las bazas. Cada mesa tiene un interruptor en su barra.
page-sound = Sonido en tu turno
page-sound-note = Un sonido cuando llega tu turno.
page-sound-on = Activar los sonidos
page-sound-off = Silenciar los sonidos
page-haptics = Vibración
page-haptics-note = El teléfono se mueve en tu mano cuando te pasa algo.
page-notices = Avisos
page-notices-note = Este dispositivo te avisa cuando es tu turno, incluso con la página cerrada. No se envía nada más.
page-notices-denied = Este navegador no permite avisos de esta página. Permítelos en sus ajustes.
page-push-ask = ¿Quieres que este dispositivo te avise cuando sea tu turno, incluso con la página cerrada?
page-push-yes = Avísame
page-push-no = No, gracias
page-push-turn = { $game }: los demás esperan tu jugada.
page-push-nudge = { $game }: { $name } te espera.
page-push-rematch = { $game }: { $name } quiere la revancha.
page-other-device = Otro dispositivo
page-other-device-note = Sigue jugando en otro dispositivo con el mismo nombre y las mismas mesas. El enlace sirve una vez, durante diez minutos.
page-other-device-use = Abre este enlace en el otro dispositivo antes de diez minutos. Sirve una vez.
page-make-link = Crear un enlace
page-link-ask = Este dispositivo pasa a ser de quien creó el enlace. Quien lo usaba antes queda olvidado aquí.
page-link-use = Usar aquí mi identidad
page-link-empty = Este enlace no tiene código; crea uno nuevo en los ajustes de tu otro dispositivo.
page-devices = Tus dispositivos
page-devices-note = Aquí se te conoce. Lo que cierres se lleva todo lo que salió de ello: enlaces, los dispositivos que llegaron por ellos y tokens.
page-this-device = este dispositivo
page-known-by-cookie = Dispositivo
page-known-by-bearer = Token para un programa
page-known-by-link = Enlace aún sin usar
page-end = Cerrar
page-everywhere = Cerrar sesión en todo lo demás
page-everywhere-note = ¿Alguien se hizo con un enlace o un token tuyo? Esto cierra todos los dispositivos, tokens y enlaces menos este dispositivo.
page-everywhere-sure = { $n ->
    [one] Cerrar { $n } más: ¿seguro?
   *[other] Cerrar { $n } más: ¿seguro?
}
page-mine = Lo que se guarda sobre ti
page-mine-note = Todo lo que este servidor sabe de ti, en un archivo: tu nombre, tus dispositivos, tus mesas y partidas, y lo que has dicho.
page-mine-download = Descargar lo que se guarda sobre mí
page-mine-delete-note = También puedes pedir que se te olvide para siempre, aquí y en todos tus dispositivos.
page-mine-delete = Borrarme
page-mine-ask = ¿Borrarte para siempre?
page-mine-ask-note = Se borran tu nombre, tus dispositivos, tus partidas y lo que has dicho. Las partidas con otras personas siguen siendo suyas, sin tu nombre; donde aún se juega, un bot juega por ti. Nadie puede deshacerlo.
page-mine-do = Borrarme para siempre
page-mine-done = Se te ha olvidado. Gracias por haber jugado.
page-forget = Olvidarme aquí
page-forget-note = Este dispositivo olvida quién eres, y también los dispositivos y tokens que llegaron por sus enlaces. Sin otro dispositivo tuyo, tus mesas quedan fuera de tu alcance.
page-forget-do = Olvidar este dispositivo
