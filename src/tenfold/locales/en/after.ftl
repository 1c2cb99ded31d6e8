# What comes after a game: the games that were played, and what they say in numbers.

page-after-my-games = My games
page-after-all = All, with statistics
page-after-public = Games of public tables
page-after-whose = Whose games
page-after-mine = Mine
page-after-everybodys = Public tables
page-after-won = won
page-after-not-won = not won
page-after-lost = lost
page-after-shared = shared
page-after-place = { $n ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $n }th
}
page-after-with = { $game } with { $names }
page-after-alone = { $game } alone
page-after-level = { $game } alone, level { $level }
page-after-by = by { $n }
page-after-length = { $moves ->
    [one] 1 action
   *[other] { $moves } actions
} in { $minutes } min
page-after-people = People
page-after-players = { $n ->
    [one] Alone
   *[other] { $n } players
}
page-after-game = Game
page-after-result = Result
page-after-any = Any
page-after-older = Older games
page-after-none = No finished game yet. When one is over, it is here.
page-after-none-such = None of your games is like that.
page-after-none-public = No game of a public table is over yet.
page-after-games = Games
page-after-wins = Won
page-after-mean = Points a game
page-after-most = Most points
page-after-streak = Wins in a row
page-after-streak-best = at most { $n }
page-after-by-players = Players
page-after-by-against = Against
page-after-by-level = Level
page-after-accuracy = Accuracy from game to game
page-after-accuracy-all = All { $n } reviewed games
page-after-accuracy-note = How many of your decisions were as good as the best, in the games that were reviewed.
page-after-counts = Counted are games whose deck nobody chose and that you played to the end. Behind a share stands where it lies with 95 % confidence.
page-after-files = Your games are yours
page-after-files-note = They belong to you as a guest, and come along to your other devices.
page-after-file-csv = Table (CSV)
page-after-file-parquet = Table (Parquet)
page-after-file-tenfold = All records (zip)
page-after-delete-note = A game that you delete is gone from your list and statistics. When nobody who played it keeps it, it is removed altogether.
page-after-delete-some = Delete single games
page-after-delete-done = Done
page-after-delete-one = Delete: { $game }
page-after-delete-all = Delete all my games
page-after-delete-sure = All your finished games go from your list and statistics, and cannot be brought back.
page-after-delete-yes = Delete all
page-after-delete-no = Keep them

# Sharing the result

page-after-share-open = Whoever has the link may look
page-after-share-open-note = Nobody may watch at this table: without this only those who played see the game.
page-after-share-picture = The result as a picture
page-after-share-names = With names
page-after-share-save = Save the picture
page-after-share-link = The link opens the replay at its first move, and does not tell how it ends.
page-after-share-text = A text without the end
page-after-share-copy = Copy the text
page-after-share-said = { $game }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $players ->
    [one] alone
   *[other] { $players } players
}. How would you have played? { $link }

# The same deal for everyone

page-after-daily = Deal of the day
page-after-daily-note = Everyone gets the same cards, sealed before the day began.
page-after-daily-open = Open and play
page-after-daily-resume = Go on playing
page-after-daily-about = About this deal
page-after-daily-list = The list
page-after-daily-closed = { $n ->
    [0] Nobody has played it yet.
    [one] One has played.
   *[other] { $n } have played.
} The list opens when you have, too.
page-after-daily-played = { $n ->
    [one] One has played.
   *[other] { $n } have played.
}
page-after-daily-yesterday = Yesterday
page-after-daily-count = { $day }, { $n } played
page-after-letter = A folded, sealed letter
page-after-letter-open = An open letter
page-after-level-points = level
page-after-behind = { $n } behind
page-after-compare = Compare
page-after-deal-bots = { $game } for { $n } ({ $names })
page-after-deal-of-day = The deal of the day.
page-after-deal-offered = { $name } offers you this deal.
page-after-deal-note = Everybody plays it once, for themselves: the same cards, the same bots, the same seat. Results are shown to whoever has played.
page-after-deal-gone = There is no deal with this link. Ask for it again.
page-after-deal-list = { $n ->
    [one] One has played
   *[other] { $n } have played
}
page-after-same = You and { $name } played the very same game.
page-after-parted = { $n ->
    [0] You and { $name } parted at the first decision.
    [one] You and { $name } did the same once, and then:
   *[other] You and { $name } did the same for { $n } actions, and then:
}
page-after-parted-look = Look at that moment
page-after-deal-pass-on = Let others play it
page-after-deal-pass-on-note = Whoever opens the link plays this deal fresh and sees no result before.
page-after-deal-sealed = The server drew this deal before anybody could open it and is bound to it by this commitment. No player could add to it, so the server alone made it: the proof says that it was not changed since, for you or for anybody.
page-after-deal-unsealed = These are the cards of a game that was played before; whoever offers them knows them.
page-after-deal-nonce = The commitment was made of this nonce, of the deal’s id and of what is played:
page-after-offer = Let others play this deal
page-after-offer-note = The same cards, the same bots, the same seat. They see your result when they have played, too.
page-after-offer-link = Whoever opens the link plays the same cards and sees your result only then.
page-after-challenges = The same deal as others
page-after-challenge-by = Offered by { $name }
page-after-challenge-new = not played yet
page-after-challenge-playing = you are playing
