# The bots, one sentence each.

bot-random = Plays anything that is allowed.
bot-careful = Plays by a few sound rules of thumb, at once.
bot-sharp = Tries what may come on many shuffles and deals before it decides.
bot-master = Searches, and values what may come by what it learnt from many games.
