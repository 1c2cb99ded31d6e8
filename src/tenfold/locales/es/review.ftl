# Después de la partida: lo que valió cada decisión, y lo que fue suerte.

review-behind = En el turno { $turn } { $player } estaba al { $chance } por ciento, y ganó.
review-ahead = { $player } fue por delante casi toda la partida, y ganó.
review-close = { $player } ganó una partida abierta hasta el final.
review-shared = La victoria es compartida.
review-most = { $most ->
    [luck] La suerte hizo más por ello que las decisiones.
    [others] Las decisiones hicieron más por ello que la suerte.
   *[both] La suerte y las decisiones hicieron más o menos lo mismo.
}
review-turning-points = Momentos decisivos
review-turning-point = Turno { $turn }: { $player } del { $before } al { $after } por ciento (suerte { $luck }, errores { $choices }, ruido { $noise }).
review-shares = Lo que hizo el resultado, en puntos porcentuales de la probabilidad de ganar
review-start = inicio
review-own = errores propios
review-others = errores ajenos
review-luck = suerte
review-noise = ruido
review-result = resultado
review-accuracy = tan buenas como la mejor
review-good = { $good } de { $decisions }
review-decisions = Las decisiones que más costaron
review-decision = Turno { $turn }, jugada { $move }, { $player }: { $chosen }. Mejor: { $best }.
review-cost = { $cost } por ciento de la probabilidad de ganar (con un margen de { $error }), { $points } puntos.
review-deals = Era mejor en { $better } de 100 repartos y peor en { $worse }.
review-hindsight = Visto después: aun así salió bien, y eso fue suerte.
review-none = Ninguna decisión costó más que la incertidumbre de esta estimación.
review-caption = Juzgado por lo que cada asiento podía saber: { $bot } siguió jugando desde cada posición, { $deals } veces. Cuánto se equivoca { $bot } no lo sabe nadie.
