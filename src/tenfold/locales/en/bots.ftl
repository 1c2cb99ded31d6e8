# The bots, one sentence each.

bot-random = Plays anything that is allowed.
bot-careful = Plays by a few sound rules of thumb, at once.
