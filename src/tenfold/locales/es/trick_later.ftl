# 10 Trick Later: negativas, una por regla; luego, lo que ocurre.
# Los nombres de carta llevan artículo: nunca tras «de» o «a».

trick_later-L2-2 = Una carta se entrega solo a cambio del infectado 8, y la entrega de su mano quien hace el cambio.
trick_later-L2-3 = No te ha tocado ningún infectado: di si quieres cambiar una carta por el infectado 8 o conservar tu mano.
trick_later-L3-1 = Juegas una carta de tu mano, y esta no está en ella.
trick_later-L3-2 = Aún no se puede abrir con un infectado: antes alguien debe jugar uno en una baza que abre otro, salvo que no tengas otra cosa.
trick_later-L3-3 = Debes seguir el { $colour ->
    [r] rojo
    [g] verde
    [y] amarillo
   *[b] azul
}: solo si no tienes puedes jugar cualquier carta, y si tienes solo una, también un infectado.

trick_later-card-infected = el infectado { $number }
trick_later-card-survivor = el { $number } { $colour ->
    [r] rojo
    [g] verde
    [y] amarillo
   *[b] azul
}

trick_later-dealt = Se reparte la ronda { $round }; abre { $player }.
trick_later-answered = { $player } ya ha respondido.
trick_later-exchanges = { $player } toma el infectado 8.
trick_later-gave = { $player } aparta una carta.
trick_later-played = { $player } juega { $card }.
trick_later-took_trick = { $player } se lleva la baza con { $card }.
trick_later-attacked = Los infectados atacan a { $player }: nivel { $level }.
trick_later-lost = { $player } pierde { $card }.
trick_later-track = El contador de { $player } está en { $value }.
trick_later-rescued = { $player } rescata { $card }.
trick_later-scored = { $points ->
    [one] { $player } suma { $points } punto.
   *[other] { $player } suma { $points } puntos.
}
trick_later-over = La partida ha terminado.
