# Los bots, una frase cada uno.

bot-random = Juega cualquier cosa permitida.
bot-careful = Juega al momento, con unas pocas reglas sensatas.
bot-sharp = Prueba lo que puede venir con muchos mazos y repartos antes de decidir.
bot-master = Busca y valora lo que puede venir según lo aprendido en muchas partidas.
