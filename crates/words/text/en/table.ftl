# An online table. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Bot { $level }
table-somebody = Someone
table-joined = { $name } joined the table.
table-renamed = { $old } is now called { $name }.
table-left = { $name } left the table.
table-sat = { $name } took seat { $seat } ({ $colours }).
table-stood = { $name } left seat { $seat }.
table-bot-sat = A level { $level } bot took seat { $seat } ({ $colours }).
table-freed = Seat { $seat } is free.
table-seat-moved = { $player } continues on another device.
table-resigned = { $player } resigned.
table-timed-out = { $player } ran out of time and is out.
table-said = { $name }: { $text }
table-muted = The host muted { $name }.
table-unmuted = { $name } can chat again.
table-removed = The host removed { $name }.
table-handed-on = { $name } is now the host.
table-closed = The table is now closed.
table-away = The server was down for { $time }. That time does not count.
table-offline = { $name } lost the connection.
table-online = { $name } is back.
table-played = { $player } plays { $move }.
table-started = { $games ->
    [1] The game begins.
   *[other] Game { $game } of { $games } begins.
} { $player } moves first.

# What someone asks the others for.
table-proposes-undo = { $count ->
    [one] { $name } wants to take back the last move.
   *[other] { $name } wants to take back the last { $count } moves.
}
table-proposes-adjourn = { $name } wants to pause the game.
table-proposes-resume = { $name } wants to resume the game.
table-proposes-rematch = { $name } wants to play again.
table-proposes-bot = { $name } wants a level { $level } bot to take over seat { $seat }.
table-answer = Type “yes” or “no”.
table-agreed = { $name } agreed.
table-disagreed = { $name } declined.
table-withdrawn = { $name } withdrew the request.
table-overtaken = The game has moved on. The request no longer applies.
table-withdraw = Withdraw
table-carried-undo = { $count ->
    [one] The last move was taken back.
   *[other] The last { $count } moves were taken back.
}
table-carried-adjourn = The game is paused.
table-carried-resume = The game continues.

# How a game and a series end.
table-game-over = { $games ->
    [1] The game is over.
   *[other] Game { $game } of { $games } is over.
}
table-points = Penalty points: { $points }
table-totals = { $count ->
    [one] After { $count } game: { $points }
   *[other] After { $count } games: { $points }
}
table-series-over = { $count ->
    [one] The series is over: { $players } wins.
   *[other] The series is over: { $players } share the victory.
}
table-series-over-you = The series is over: you win.

# What happens next.
table-hint = Type a move, a piece to see where it fits, “say” and a message to chat, or “help”.
table-your-turn = Your turn, { $player }.
table-next-seats = { $count ->
    [one] Seat { $seats } is free.
   *[other] Seats { $seats } are free.
} Send the table link to the others. The host can also type “bot { $first }” to add a bot.
table-next-start = All seats are taken. Type “start” to begin.
table-next-wait = All seats are taken. { $host } can start the game.
table-next-adjourned = The game is paused. Type “resume” to continue.
table-next-between = Type “next” for the next game of the series.
table-next-finished = Type “rematch” to play again, or “quit”.
table-time = { $player } has { $time } left.
table-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}, { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
table-hurry = Only { $time } left!

# Coming and going.
table-made = Your table is ready. Send this link to the others: { $link }
table-which-name = What should the others call you?
table-which-name-usual = What should the others call you? Press Enter to use { $name }.
table-welcome-back = Welcome back, { $name }.
table-watching = You are watching. To take part, type “name” and your name.
table-no-seat = No seat is free right now. You are watching.
table-handover = To move your seat to another device, open this link there within an hour: { $link }
table-lost = Connection lost. Reconnecting…
table-back = Reconnected.
table-press-enter = Press Enter to leave.
table-goodbye-seat = Goodbye! Your seat is kept. To come back: loggia play --join { $link }

# Who is there.
table-who-seat = Seat { $seat } ({ $colours }): { $holder }
table-who-open = free
table-who-you = you
table-who-host = host
table-who-muted = muted
table-who-away = not connected
table-who-watches = Watching: { $name }
table-who-strangers = { $count ->
    [one] { $count } person is watching without a name.
   *[other] { $count } people are watching without a name.
}

table-half-known = Something is missing. Example: “{ $example }”.
table-which-guest = There are several people called { $name }.
table-not-here = This works only in a game on one terminal.
table-help =
    start, next  start the first game, or the next one of the series
    say TEXT     send a message to everyone
    undo         ask to take back your last move
    yes, no      answer a request
    resign       resign this game
    adjourn      ask to pause the game     resume     ask to resume it
    rematch      ask to play again         who        list who is here
    sit, sit 2   take a seat               stand      leave your seat
    name NAME    change your name          move-seat  get a link that moves your seat to another device
    bot 2 5      put a level 5 bot on seat 2; free 2 empties the seat (host)
    mute NAME, unmute NAME, remove NAME (host)
    host NAME    make NAME the host        close      close the table for everyone (host)
    save FILE    save the game             lang de    change the language: { $languages }
    leave        leave the table for good  quit       leave for now; your seat is kept

# Why the server does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = This version of Loggia does not know the game “{ $what }”.
table-rejection-no-such-edition = There is no edition “{ $what }”.
table-rejection-bad-edition = The edition file has an error in line { $line }.
table-rejection-bad-setup = These options cannot be combined.
table-rejection-bad-players = This number of players is not possible. Choose one of: { $possible }.
table-rejection-four-colours = Four colours are for two players, in an edition with a board for four.
table-rejection-bad-clock = Clock out of range. Allowed: 5 seconds to 1 day per move, 10 seconds to 1 day per game, or 1 to 30 days per move.
table-rejection-bad-rounds = A series has at most 10 rounds, not { $number }.
table-rejection-no-such-seat = There is no seat { $number }.
table-rejection-no-such-level = There is no level { $number }. Bots have levels 1 to 9.
table-rejection-bad-name = A name must have 1 to 40 characters.
table-rejection-bad-chat = A message must have 1 to 500 characters.
table-rejection-not-joined = You are only watching. Enter a name to take part.
table-rejection-removed = The host removed you from the table.
table-rejection-muted = The host muted you.
table-rejection-not-host = Only the host can do that.
table-rejection-not-house = Only the server can do that.
table-rejection-host-stays = You cannot do that to the host.
table-rejection-no-such-guest = Nobody here has that name.
table-rejection-not-your-seat = Seat { $number } is not yours.
table-rejection-seat-taken = Seat { $number } is taken.
table-rejection-seat-open = Seat { $number } is still free.
table-rejection-seat-empty = Seat { $number } is empty.
table-rejection-game-runs = You cannot do that during a game.
table-rejection-no-game = No game is in progress.
table-rejection-adjourned = The game is paused.
table-rejection-not-adjourned = The game is not paused.
table-rejection-series-over = The series is over.
table-rejection-series-runs = The series is not over yet.
table-rejection-not-your-turn = It is not your turn. Wait for { $player }.
table-rejection-stale = The position has changed. Look at the board again.
table-rejection-not-a-move = That is not a move.
table-rejection-time-is-up = { $player } has run out of time.
table-rejection-time-is-left = { $player } still has time.
table-rejection-nothing-to-undo = There is no move to take back.
table-rejection-motion-open = Another request is still open.
table-rejection-no-motion = There is no request to answer.
table-rejection-not-seated = You have no seat in this game.
table-rejection-not-given-up = { $player } has not resigned, or someone has moved since.
table-rejection-seated-in-game = You are playing on seat { $number }. Resign first, or just leave: your seat is kept.
table-rejection-wrong-number = The table has changed. Try again.
table-rejection-other-game = This table is for another game.
table-rejection-closed = This table is closed.
table-rejection-too-many-people = This table has too many guests. Nobody else can join.
table-rejection-log-full = This table has reached its limit. Create a new table.
table-rejection-name-taken = Another action already has this id.
table-rejection-needed = Without that column the villa would collapse.
table-rejection-on-the-rim = The column must stand inside the green rim.
table-rejection-in-the-way = Another column stands there.
table-rejection-sticks-out = The floor would stick out beyond the base.
table-rejection-not-borne = The floor would not rest on all columns.
table-rejection-attempt-runs = { $player } is still building.
table-rejection-no-attempt = No attempt is in progress.
table-rejection-bad-hands = The movement data could not be read.
table-rejection-hands-gap = This device is out of sync.
table-rejection-attempt-too-long = An attempt may take at most 10 minutes.
table-rejection-not-kept = The result of the attempt is missing.
table-rejection-other-world = The simulation was updated. Reload the page and start the attempt again; it costs nothing.

# Errors between the program and the server.
table-fault-not-found = Table not found. Is the link complete?
table-fault-no-token = The server does not recognise this device.
table-fault-bad-token = The server no longer recognises this device.
table-fault-bad-request = The server did not understand the request.
table-fault-too-fast = Too many requests. Wait a moment and try again.
table-fault-too-many = The server has no room for another table. Try again later.
table-fault-unavailable = The server cannot do that right now. Try again later.
table-fault-newer = A newer version of Loggia made this table. The server must be updated.
table-fault-banned = The server no longer lets you in.
table-fault-too-large = The setup is too large for this server.
table-fault-removed = The host removed you from the table.
table-unreachable = Cannot reach the server. Check the URL and your connection.
table-status = The server answered with error { $status } { $what }
table-not-understood = This program does not understand the server’s answer. Their versions may be too different.
table-ended-removed = The host removed you from the table.
table-ended-diverged = The data of this table is inconsistent.
table-ended-stopped = The connection was closed.
table-ended-outdated = This program and the server have different versions. Reload the page or update Loggia.
table-ended-newer = A newer version of Loggia made this table. The server must be updated.
table-ended-banned = The server no longer lets you in.
