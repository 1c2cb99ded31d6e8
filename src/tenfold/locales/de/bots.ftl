# The bots, one sentence each.

bot-random = Spielt irgendetwas, das erlaubt ist.
bot-careful = Spielt sofort, nach ein paar bewährten Faustregeln.
bot-sharp = Probiert an vielen gemischten Stapeln und Händen aus, was kommen kann, und entscheidet dann.
bot-master = Sucht und bewertet, was kommt, nach dem, was aus vielen Spielen gelernt ist.
