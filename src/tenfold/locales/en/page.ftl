# The page: what holds for every game. The words of a game's own screen are in page_NAME.ftl.

page-claim = { $n ->
    [2] Two card games, one table.
   *[other] Card games at one table.
}
page-play-now = Play now
page-game-ten = TEN
page-game-trick_later = 10 Trick Later
page-pitch-ten = Draw on or stop. Ten is safe, eleven is not.
page-pitch-trick_later = Win tricks, but not the wrong ones.
page-play-solo = Play solo, level { $level }
page-levels = All levels
page-against-bots = Against bots
page-play-bots = Play with bots
page-which-bots = Choose the bots
page-learn = Learn by playing
page-learn-note = { $folds } steps, { $minutes } minutes
page-learn-start = Start
page-learn-resume = Go on
page-learn-decline = Not now: leave { $game } out
page-learn-again = Lesson
page-play = Play
page-offer-new = Let others play the same deal
page-players = Players
page-bot-level = Bots
page-your-tables = Your tables
page-games = Finished games
page-mistakes = Practise my mistakes
page-deal = Deal
page-deal-compare = Compare
page-public-games = Finished games of public tables
page-show-all = Show all { $n }
page-show-less = Show less
page-public-tables = Public tables
page-no-public-tables = No public table waits for players right now. Open one, and others will find it here.
page-no-tables = Your games will be here, even if they take weeks.
page-none-going = All your games are over.
page-together = With others
page-code = Code
page-join = Join
page-new-table = New table
page-table-alone = alone
page-table-with = with { $names }
page-table-code = Table { $code }
page-your-turn = Your turn
page-waiting-elsewhere = { $n ->
    [one] It is your turn at another table.
   *[other] It is your turn at { $n } other tables.
}
page-next-turn = Your turn, too: { $game }, { $people }
page-next-go = Go there
page-unreachable = The server cannot be reached. Trying again.
page-unreachable-tables = What you see is from { $when }.
page-practice = Practise without a connection
page-practice-note = This device plays by itself, and keeps the games here. Nobody can check the deals.
page-practice-solo = Alone, level { $level }
page-practice-bots = Against bots
page-practice-none = This page was built without games for it.
page-practice-quick = Only bots that move at once are on this device. Those that think come along when you next open this page with a connection.
page-practice-instead = { $bot }: what it thinks with is not on this device any more. A bot that moves at once plays in its place.
page-practice-going = Unfinished
page-practice-on = Go on
page-practice-forget = Remove from this device
page-practice-again = Play again
page-practice-give = Keep on the server
page-practice-here = Practice on this device
page-waits-for = { $name } plays
page-over = Over
page-seats-free = { $n ->
    [one] { $n } seat is free
   *[other] { $n } seats are free
}
page-ready-to-start = Ready to start
page-guest = Guest
page-you = you
page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-yes = yes
page-no = no
page-close = Close
page-skip = Skip to the content
page-loading = One moment.
page-to-home = Home
page-to-move = to move
page-here = here
page-away = away
page-level = Level { $level }

# The solo ladder

page-ladder = Solo, level by level
page-ladder-note = Beat your solo opponent on a level to earn its rank. You may play any level.
page-ladder-next = Your next level
page-ladder-open = Not won yet
page-ladder-won = Won

# Bots, by their names at a table

page-bot-random = Random bot
page-bot-careful = Careful bot
page-bot-sharp = Sharp bot
page-bot-master = Master bot
page-bot-other = Bot { $bot }
page-bot-plays = a bot plays
page-bot-strength = { $bot }, strength { $level } of 4

# What bots are called at a table: folded figures, one a seat

page-figure-crane = Crane
page-figure-boat = Boat
page-figure-fox = Fox
page-figure-whale = Whale
page-figure-swan = Swan
page-figure-dart = Dart
page-figure-hat = Hat

# A new table

page-game = Game
page-open-table = Open the table
page-name-once = So that the others know who invites them. You are asked only once.
page-options = Rules of the game
page-house = Table settings
page-value-none = chance decides
page-option-ten-players = Players
page-option-ten-players-note = One to five; alone you play against a solo opponent.
page-option-ten-edition = Edition
page-option-ten-edition-note = The editions differ in how ties are broken and in the solo game.
page-value-ten-edition-en = English
page-value-ten-edition-ja = Japanese
page-value-ten-edition-es = Spanish
page-value-ten-edition-de = German
page-option-ten-bust_buy = Buy after a bust
page-option-ten-bust_buy-note = Whoever busts may buy one card instead of taking the bust token.
page-option-ten-first = First player
page-option-ten-first-note = The seat that takes the first turn.
page-value-ten-first-0 = seat 1
page-value-ten-first-1 = seat 2
page-value-ten-first-2 = seat 3
page-value-ten-first-3 = seat 4
page-value-ten-first-4 = seat 5
page-option-ten-level = Solo level
page-option-ten-level-note = The total up to which your solo opponent draws: the higher, the harder. Only a solo game has one.
page-value-ten-level-null = the lowest
page-option-trick_later-players = Players
page-option-trick_later-players-note = Three or four. With three, one colour is out.
page-option-trick_later-overflow = Track past 8
page-option-trick_later-overflow-note = What a track does that would pass 8 (L6.2).
page-value-trick_later-overflow-stay = stays where it is
page-value-trick_later-overflow-cap = stops at 8
page-option-trick_later-rescue = Rescue
page-option-trick_later-rescue-note = Which survivors a track rescues. The rulebook says below; usual here is up to (L6.3).
page-value-trick_later-rescue-at_most = up to its value
page-value-trick_later-rescue-below = below its value
page-option-trick_later-tiebreak = Tie
page-option-trick_later-tiebreak-note = The side of the board that breaks a tie (L7.3).
page-value-trick_later-tiebreak-upper = upper side
page-value-trick_later-tiebreak-lower = lower side
page-option-trick_later-out = Colour that is out
page-option-trick_later-out-note = With three players one colour stays in the box.
page-value-trick_later-out-r = red
page-value-trick_later-out-g = green
page-value-trick_later-out-y = yellow
page-value-trick_later-out-b = blue
page-option-trick_later-first = First leader
page-option-trick_later-first-note = The seat that leads the first trick.
page-value-trick_later-first-0 = seat 1
page-value-trick_later-first-1 = seat 2
page-value-trick_later-first-2 = seat 3
page-value-trick_later-first-3 = seat 4
page-house-public = Public table
page-house-public-note = It is in everybody's list; otherwise only those with the link find it.
page-house-watchers = Spectators
page-house-watchers-note = Others may watch. They never see a hand of cards.
page-house-hints = Hints also among people
page-house-hints-note = Whoever must decide may ask for a hint. If you play against bots alone, you always may.
page-house-clock = Clock
page-clock-none = none
page-clock-none-note = Everybody has all the time they want.
page-clock-quick = quick
page-clock-quick-note = 20 seconds for each decision, and 2 minutes of reserve.
page-clock-calm = calm
page-clock-calm-note = 1 minute for each decision, and 10 minutes of reserve.
page-clock-days = days
page-clock-days-note = Two days for each decision: a game over weeks.
page-clock-other = custom
page-clock-other-note = A clock that was set by hand.
page-house-pace = Pace of the bots
page-house-pace-note = The least time that a bot takes over a move.
page-pace-200 = brisk
page-pace-800 = even
page-pace-2000 = slow
page-house-stand-in = Stand-in
page-house-stand-in-note = The bot that plays for whoever is away.

# The lobby

page-seat-open = Free seat
page-seat-open-note = For whoever comes
page-seat-held = Held by a personal link
page-host = host
page-sit = Sit down
page-sit-here = Move here
page-fill-seat = Fill the seat
page-hold = Or keep the seat for somebody
page-hold-note = You get a link for one person. The seat is free for nobody else.
page-hold-do = Keep it
page-personal-link = Personal link
page-personal-link-note = Send this link to { $name } alone: whoever opens it first may take the seat. Only you can see it.
page-personal-link-none = There is no link for this seat. Free it and keep it once more.
page-free-seat = Free the seat of { $name }
page-move-up = Move { $name } up
page-start = Start
page-start-waits = { $n ->
    [one] { $n } seat is still free
   *[other] { $n } seats are still free
}
page-host-starts = The host starts the game.
page-dealing = Cards are being dealt
page-dealing-note = The cards are being dealt: everybody's device reveals its random number now.
page-resealed = This table shows another seal than the one that this device saw first. Do not trust its deal.
page-stand-up = Stand up
page-invite = Invite
page-invite-note = Whoever opens this link is at the table. The code is { $code }.
page-invited = { $name } invites you to { $game }
page-invited-by-nobody = You are invited to { $game }
page-link = Link
page-qr = QR code of the link
page-copy = Copy
page-copied = Copied
page-copy-selected = Selected: copy it yourself
page-share = Share
page-your-name = Your name
page-sealed = The deck is sealed
page-sealed-note = { $n ->
    [0] The deal is fixed by a secret number. This is its seal; after the game everybody can check it.
    [one] The deal is fixed by a secret number and by the random number of { $n } player, sealed as well until the host starts. This is the secret number's seal. This device keeps it; after the game everybody can check it.
   *[other] The deal is fixed by a secret number and by the random numbers of { $n } players, sealed as well until the host starts. This is the secret number's seal. This device keeps it; after the game everybody can check it.
}
page-not-sealed = The deck is not sealed
page-not-sealed-note = This is a practice table: its cards were chosen by hand or by an open seed.

# Around the table

page-log = Log
page-log-empty = Nothing has happened yet.
page-while-away = While you were away
page-since-back = Since you are back
page-lately = What happened:
page-chat = Chat
page-dock = Log and chat
page-chat-empty = Nobody has said anything yet. Be the first: a greeting is always welcome.
page-chat-say = Say something
page-chat-send = Send
page-chat-guests = Sit down to join in.
page-chat-muted = The host has muted you.
page-reference = In short
page-all-rules = All rules
page-summary = At a glance
page-menu = Table
page-at-table = At the table
page-time-left = Time left
page-fold = Fold this away
page-unfold = Unfold this
page-watching = { $n ->
    [0] Nobody watches.
    [one] { $n } person watches.
   *[other] { $n } people watch.
}
page-you-watch = You are watching: the players decide, and their hands stay hidden.
page-let-bot-play = Let a bot play
page-mute = Mute
page-unmute = Unmute
page-waits = { $name } is to move.
page-waits-away = { $name } is away.
page-nudge = Send a reminder
page-nudge-sent = A reminder has been sent.
page-nudged = { $name } is waiting for you.
page-kick = Remove { $name }
page-kick-ask = Remove { $name } from the table?
page-kick-note = { $playing ->
    [yes] A bot plays on. { $name } is told and may take the seat back.
   *[no] The seat is free again. { $name } is told and may sit down again.
}
page-kick-do = Remove
page-kick-bar = Remove and bar
page-kick-bar-note = Whoever is barred cannot come back to this table, not even by its link.
page-kicked = The host has taken you from your seat.
page-kicked-play = The host lets a bot play for you.
page-report = Report { $name }
page-report-somebody = Report somebody
page-report-note = Whoever runs this server reads it. Nobody at the table hears of it.
page-report-whom = Who is it about?
page-report-why = What happened? (You need not say.)
page-report-chat = With the chat
page-report-chat-note = The last lines, as you see them now, go with your report.
page-report-send = Send the report
page-report-thanks = Thank you for saying so. Whoever runs this server will look at it. Until then: you need not answer anybody, and the host of the table can mute and bar people.
page-chat-removed = Taken away by whoever runs this server
page-closed = This table is closed
page-closed-note = Whoever runs this server has ended it. Thank you for playing. You can open another one whenever you like.
page-closed-short = Closed
page-barred = You are barred from this table
page-barred-note = Its host has removed you and does not let you come back.
page-unbar = Let { $name } come back
page-reactions = React
page-reaction-hello = Hello
page-reaction-bravo = Well played
page-reaction-haha = Haha
page-reaction-wow = Wow
page-reaction-ouch = Ouch
page-reaction-thanks = Thanks
page-reacted = { $name }: { $reaction }
page-concede = Concede
page-concede-sure = Concede: a bot plays on. Sure?
page-leave = Leave the table
page-leave-sure = Leave: a bot plays on. Sure?
page-stand-in = A bot plays for you.
page-take-back = Take it back
page-lost = The connection is lost. It comes back by itself; nothing is lost.
page-rule = Rule { $rule }
page-missing = No such table
page-missing-note = The link is incomplete, or the table is gone. Ask the host for it again.
page-forbidden = This table is closed
page-forbidden-note = Its host lets only the players look.
page-aside = This table is set aside
page-aside-short = Set aside
page-aside-rules = It was opened with version { $rules } of the rules, and this server plays another.
page-aside-game = Its game is not installed on this server.
page-aside-entry = Something in its log cannot be read here: it is damaged, or a newer program wrote it.
page-aside-replay = Something in its log cannot be played again here.
page-aside-stuck = What comes next at this table fails here. Whoever runs the server can see why.
page-aside-note = It cannot go on for now, but nothing is lost. It goes on as soon as this server can play it again.
page-aside-moves = { $n ->
    [one] One move.
   *[other] { $n } moves.
}
page-aside-no-result = Nobody wrote the result down; the record has all moves.
page-aside-unfinished = The game was not finished.
page-aside-again = Try again
page-nowhere = There is nothing here
page-old = There is a newer version of this page.
page-reload = Reload
page-plain-player = Player { $n }
page-plain-table = On the table
page-plain-none = nothing
page-hint = Hint
page-hint-thinks = Thinking …
page-hint-would = { $bot } would choose:
page-hint-chances = Chance to win
page-hint-chance = { $percent }%
page-hint-note = Estimated from many games played on from what you see.
page-hint-brief = The server is busy: there was less time than usual for this hint.
page-refused-stale = Something happened before your move arrived. Look again, then decide.
page-refused-offline = There is no connection to the server. Try again in a moment.
page-refused-not_found = There is no table with this link or code. Ask the host for it again.
page-refused-unknown_link = This link was used already or is too old. Make a new one on your other device.
page-refused-taken = That seat is taken. Choose a free one.
page-refused-host_only = Only the host of the table can do that.
page-refused-late = Your time for this decision is over. The bot makes it; then take your seat back.
page-refused-not_your_turn = It is not your turn.
page-refused-not_alone = Only a finished game of one person against bots can be kept.
page-refused-sealed = This game has a table of its own on the server, which keeps it.
page-refused-no_hints = There are no hints here: other people play, and the host does not allow them.
page-refused-hints_busy = Many hints are being thought out right now. Ask again in a moment.
page-refused-hint_replaced = You have asked for another hint since then.
page-refused-reviews_busy = You have several reviews under way already, or too many are for your address. Wait until one is ready.
page-refused-too_fast = That was too fast. Wait a moment.
page-refused-started = The game has started; that can only be done before.
page-refused-not_started = The game has not started yet.
page-refused-over = The game is over. Ask for a rematch.
page-refused-not_over = That has to wait until the game is over.
page-refused-dealt = Others play this deal, too: nobody else may look at your game of it.
page-refused-not_open = This deal is played on its day, not before and not after.
page-refused-not_played = You see the games of others when you have played this deal, too.
page-refused-slow_bot = The same deal needs bots that always do the same: the random or the careful one.
page-refused-again = This game goes on from a moment of another; offer that one.
page-refused-redealt = Hidden cards were drawn anew in this game; only a game played as dealt can be kept.
page-refused-rematched = There is a rematch already. Go there.
page-refused-not_seated = You have no seat at this table. Take a free one before the game starts.
page-refused-held = That seat is kept for somebody. Open the link that the host sent you, or choose another seat.
page-refused-ticket = No seat is kept by this link any more. Ask the host for another link, or choose a free seat.
page-refused-name = Nobody can be called that here: a name has 1 to 24 visible characters and is not a bot's. Choose another one.
page-refused-alike = { $name } is at this table, and the two names look alike. Choose another name.
page-refused-not_full = There are free seats. Wait for guests, or let bots sit there.
page-refused-bot_plays = A bot plays this seat. Take it back first.
page-refused-no_bot = You play your seat yourself.
page-refused-no_lesson = There is no lesson at this table. Start one from home.
page-refused-first_step = This is the first step of the lesson.
page-refused-nothing_more = The teacher has said everything for now. Go on with the game.
page-refused-muted = The host has muted you at this table.
page-refused-barred = The host has barred you from this table.
page-refused-banned = You are banned from this server.
page-refused-not_barred = This guest is not barred from the table.
page-refused-not_waiting = No other guest is waited for now.
page-refused-nudged = A reminder was sent in this turn already. One is enough.
page-refused-too_soon = It is a little early for a reminder. Wait a moment.
page-refused-answered = You have said so already.
page-refused-push = This device cannot be told: its address for notices is not one that the server uses.
page-refused-copied = Somebody else has sealed the same random number. Load the page again.
page-refused-misfit = That is not the random number that your seat had sealed.
page-refused-not_sealed = This is a practice table: its deck takes no random number from anybody.
page-refused-not_here = This guest has done nothing at this table, so there is nobody to mute.
page-refused-separate = These cannot be sent as one move. Make one choice after the other.
page-refused-illegal = The rules do not allow that now.
page-refused-option = These options do not go together. Choose others.
page-refused-full = The log of this table is full. Open another table.
page-refused-too_many = You have too many of these. Give one back first.
page-refused-unstarted = You have too many tables that never started. Start one of them, or wait until they are removed.
page-refused-ended = Whoever runs this server has closed this table. Open another one.
page-refused-closed = Only those who play can look at this table.
page-refused-unknown = This server does not know you, or no longer does. Enter your name again on the home screen.
page-refused-cross_site = That came from another site. Open the table's own page.
page-refused-joined = You are at this table already.
page-refused-not_joined = The table has not let you in yet. Try again in a moment.
page-refused-syntax = The server does not understand this page. Reload it.
page-refused-method = The server does not understand this page. Reload it.
page-refused-too_long = That is too long. Make it shorter.
page-refused-busy = Too many people want the same thing at once. Try again.
page-refused-not_ready = That is still starting up. Try again in a moment.
page-refused-set_aside = This table is set aside: it cannot go on here for now.
page-refused-unavailable = The server cannot save anything right now. Try again in a moment.
page-refused-failed = Something is wrong on the server. Try again later.
page-refused-record = { $why ->
    [rules] This record was made by version { $rules } of the rules. This server plays another version, so it cannot replay it.
    [game] This record is of a game that this server does not have.
   *[other] This is not a whole record: something is wrong in line { $line }. Save the file again where it came from.
}
page-refused-no_replay = { $why ->
    [rules] This game was played by version { $rules } of the rules. This server plays another version, so it cannot be replayed here.
    [game] This server does not have this game any more, so it cannot be replayed here.
   *[other] Something in the log of this table cannot be read, so the game cannot be replayed here.
}

# Looking back at a game

page-replay = Replay
page-review = Review
page-replay-chance = { $player } { $before } to { $after }%
page-replay-turning-point = Turning point { $n }.
page-replay-of = Replay of { $game }
page-replay-scrubber = Place in the game
page-replay-turn = { $n } of { $of }
page-replay-turn-untold = Turn { $n }
page-replay-turn-back = A turn back
page-replay-back = A step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = A step on
page-replay-turn-on = A turn on
page-replay-pace = Pace: { $times } times
page-replay-eyes = Seen by
page-replay-open = Open cards
page-replay-next = Next
page-replay-none = none
page-replay-more = and { $n } more
page-replay-share = Share this moment
page-replay-share-note = The link opens the game at this moment.
page-replay-share-start = The link opens the game at its first move.
page-replay-untold = Start at the first move
page-replay-untold-note = How it goes on and ends stays hidden until they get there.
page-replay-table = Result
page-replay-not = This game cannot be replayed
page-replay-file = Open a record
page-replay-file-note = or drop a .tenfold file here to replay it.
page-line = A position in a line
page-line-note = From a whole state, as Tenfold’s other doors write it: you play on in the seat that is to act, against bots.
page-line-play = Play on from here
page-replay-look-back = Look back
page-replay-return = Back to the game
page-replay-return-turn = Your turn: back to the game

page-log-opened = The table is opened.
page-log-sat = { $you ->
    [yes] You sit down.
   *[no] { $player } sits down.
}
page-log-stood = { $you ->
    [yes] You stand up.
   *[no] { $player } stands up.
}
page-log-botsat = { $bot } sits down.
page-log-held = A seat is kept for { $player }.
page-log-reordered = The seats are in a new order.
page-log-stirred = { $player } helps to shuffle the deck.
page-log-committed = { $you ->
    [yes] You help to shuffle the deck, sealed until the start.
   *[no] { $player } helps to shuffle the deck, sealed until the start.
}
page-log-dealing = The seats are fixed, and everybody's random number is revealed.
page-log-changed = The host changes the table settings.
page-log-started = The game starts.
page-log-left-out = { $n ->
    [one] { $players } did not reveal a random number in time and is left out of the deal.
   *[other] { $players } did not reveal a random number in time and are left out of the deal.
}
page-log-takenover = { $you ->
    [yes] { $why ->
        [time] You are out of time: { $bot } plays on.
        [left] You leave: { $bot } plays on.
        [conceded] You concede: { $bot } plays on.
       *[host] { $bot } plays for you now.
    }
   *[no] { $why ->
        [time] { $player } is out of time: { $bot } plays on.
        [left] { $player } leaves: { $bot } plays on.
        [conceded] { $player } concedes: { $bot } plays on.
       *[host] { $bot } plays for { $player } now.
    }
}
page-log-takenback = { $you ->
    [yes] You play again.
   *[no] { $player } plays again.
}
page-log-kicked = { $barred ->
    [yes] The host removes and bars { $player }.
   *[no] The host removes { $player }.
}
page-log-closed = The table is closed.
page-log-unbarred = { $player } may come back.
page-log-nudged = { $you ->
    [yes] { $name } reminds you.
   *[no] { $name } reminds { $player }.
}
page-log-shared = { $shared ->
    [no] { $you ->
        [yes] You share this game no more.
       *[no] { $player } shares this game no more.
    }
   *[yes] { $you ->
        [yes] You share this game with whoever has the link.
       *[no] { $player } shares this game with whoever has the link.
    }
}
page-log-wanted = { $wants ->
    [no] { $you ->
        [yes] You do not want a rematch now.
       *[no] { $player } does not want a rematch now.
    }
   *[yes] { $you ->
        [yes] You want a rematch.
       *[no] { $player } wants a rematch.
    }
}
page-log-wentback = Back one step.
page-log-rematched = There is a rematch.

# The result

page-you-won = You win
page-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
page-result-you-by = You win by { $n }
page-result-by = { $name } wins by { $n }
page-result-you-tie = You win the tie
page-result-tie = { $name } wins the tie
page-result-shared = Shared by { $names }
page-result-level = Level { $level } is yours
page-result-level-note = { $points } to { $other } against { $name }.
page-level-again = Level { $level } again
page-level-next = Level { $level } next.
page-decided-by_currency = The tie is broken by the currency left.
page-decided-by_cards = { $edition ->
    [de] Level on points and currency: more number cards outside the runs win.
   *[other] Level on points and currency: fewer cards win.
}
page-decided-shared = The victory is shared.
page-next-level = Play level { $level }
page-rematch = Rematch
page-to-rematch = To the rematch
page-rematch-wanted = { $n ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
page-rematch-join = Count me in
page-rematch-not = Not now
page-rematch-waits = The rematch waits for { $names }.
page-rematch-without = Start without waiting
page-rematch-without-note = A bot stands in until they come.
page-rematch-is = { $is ->
    [in] in
    [out] not now
   *[open] asked
}
page-rematch-starts = All are in: the game starts.
page-show-table = Look at the table
page-show-result = Result
page-record = Download the record
page-proof = The proof of the deal
page-proof-note = This device kept what the table showed before the game. It can check by itself that the cards follow from that.
page-proof-check = Check the deal
page-proof-is-proven = Nobody could choose this deal.
page-proof-is-partly = What this device can check fits. What it cannot check has a question mark.
page-proof-is-wrong = This record does not prove the deal.
page-proof-changed = The table showed more than one seal.
page-proof-no-seal = The record has no seal that can be read.
page-proof-not-seen = This device did not see the table before the game, so it cannot know which seal was shown then.
page-proof-promised = The table showed this seal before the game, and this device kept it.
page-proof-not-promised = The table showed another seal before the game; this device kept that one.
page-proof-commitment = The secret number, this table and its options fit the seal.
page-proof-no-commitment = The secret number, this table and its options do not fit the seal.
page-proof-terms = Table, game, rules and options are those that this device saw before the game.
page-proof-terms-not-seen = This device did not see the table before the game, so it cannot know which options were agreed on then.
page-proof-no-terms = Table, game, rules or options are not those that were agreed on.
page-proof-committed = All others had sealed their random numbers before this device revealed its own.
page-proof-committed-not-seen = This device was not there when the random numbers of the players were revealed, so it cannot know whether all of them were sealed before.
page-proof-not-committed = Somebody's random number is not the one that was sealed before the game.
page-proof-openly = At this old table random numbers were given openly: whoever gave theirs last and knew the secret number could choose it.
page-proof-own = The random number of this device is part of the deal.
page-proof-own-missing = The table took the random number of this device in time, but the record does not have it.
page-proof-own-late = The random number of this device is not part of the deal: the table says that it came too late.
page-proof-own-none = This device gave no random number to this deal, so it must trust those who did.
page-proof-outcome = The record ends with the result that this device saw.
page-proof-no-outcome = The record ends with another result than the one that this device saw.
page-proof-replay = This page does not deal the cards again. To see that every card comes from this deal, download the record and let the program replay it:
page-proof-seed = { $n ->
    [0] The deal follows from the secret number.
    [one] The deal follows from the secret number and the random number of { $n } player.
   *[other] The deal follows from the secret number and the random numbers of { $n } players.
}
page-proof-no-seed = The deal does not follow from the secret number.

# Rules and settings

page-rules = Rules
page-search = Search the rules
page-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
page-no-rules = There are no rules of this game here.
page-contents = Contents
page-settings = Settings
page-save = Save
page-saved = Saved
page-name-note = For tables to come. Where you sit already you keep the name you came with.
page-language = Language
page-auto = as the browser
page-theme = Theme
page-theme-auto = as the system
page-theme-light = light
page-theme-dark = dark
page-shapes = Shapes on every card
page-shapes-note = In the rows each number shows the shape of its colour, too.
page-motion = Motion
page-motion-note = With less, nothing travels across the screen.
page-motion-auto = as the system
page-motion-full = full
page-motion-less = less
page-keys = Keys on this screen
page-keys-everywhere = On every screen
page-keys-help = this sheet
page-keys-tab = go on to the next, with Shift back
page-keys-enter = press
page-keys-arrows = move in a hand or a choice
page-keys-escape = close a sheet
page-keys-on = Single-key shortcuts
page-keys-on-note = One key presses a control, without Ctrl or Alt. The key ? lists those of a screen.
page-sounds = Sounds
page-sounds-note = Cards, coins and tricks are heard. Each table has a switch for it in its bar.
page-sound = Sound at your turn
page-sound-note = A sound when it is your turn.
page-sound-on = Turn sounds on
page-sound-off = Turn sounds off
page-haptics = Vibration
page-haptics-note = The phone moves in your hand when something happens to you.
page-notices = Notices
page-notices-note = This device tells you when it is your turn, even when the page is closed. Nothing else is sent.
page-notices-denied = This browser does not allow notices from here. Allow them in its settings for this site.
page-push-ask = Shall this device tell you when it is your turn, even when the page is closed?
page-push-yes = Tell me
page-push-no = No, thanks
page-push-turn = { $game }: the others are waiting for your move.
page-push-nudge = { $game }: { $name } is waiting for you.
page-push-rematch = { $game }: { $name } wants a rematch.
page-other-device = Another device
page-other-device-note = Play on with the same name and tables elsewhere. The link works once, within ten minutes.
page-other-device-use = Open this link on the other device within ten minutes. It works once.
page-make-link = Make a link
page-link-ask = This device becomes the guest who made the link. Whoever it was before is forgotten here.
page-link-use = Be the same guest here
page-link-empty = This link has no code; make a new one in the settings of your other device.
page-devices = Your devices
page-devices-note = Here you are known. Whatever you end goes with all that was made from it: links, the devices that came by them, tokens.
page-this-device = this device
page-known-by-cookie = Device
page-known-by-bearer = Token for a program
page-known-by-link = Link that was not used yet
page-end = End
page-everywhere = Sign out everywhere else
page-everywhere-note = Did somebody get hold of a link or token of yours? This ends every device, token and link but this device.
page-everywhere-sure = { $n ->
    [one] End { $n } other: sure?
   *[other] End { $n } others: sure?
}
page-mine = What is kept about you
page-mine-note = Everything that this server knows about you, in one file: your name, your devices, your tables and games, and what you said.
page-mine-download = Download what is kept about me
page-mine-delete-note = You can also be forgotten for good, here and on all your devices.
page-mine-delete = Delete me
page-mine-ask = Delete you for good?
page-mine-ask-note = Your name, your devices, your games and what you said are deleted. Games with other people stay theirs, without your name; where one is still going on, a bot plays for you. Nobody can undo this.
page-mine-do = Delete me for good
page-mine-done = You are forgotten. Thank you for having played with us.
page-forget = Forget me here
page-forget-note = This device forgets who you are, and so do the devices and tokens that came by its links. Without another device of yours, your tables are out of reach.
page-forget-do = Forget this device
