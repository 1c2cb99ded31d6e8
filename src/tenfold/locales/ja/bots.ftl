# The bots, one sentence each.

bot-random = 出せるものを何でも選びます。
bot-careful = 手堅い経験則に従って、すぐに決めます。
bot-sharp = 起こりうる山札や手札を何通りも試してから決めます。
bot-master = 数多くの対戦から学んだ評価をもとに、先を読んで決めます。
