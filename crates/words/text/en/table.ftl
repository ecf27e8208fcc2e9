# A table of a house, over the net. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Bot { $level }
table-somebody = Somebody
table-joined = { $name } comes to the table.
table-renamed = { $old } is called { $name } now.
table-left = { $name } leaves the table.
table-sat = { $name } takes seat { $seat } ({ $colours }).
table-stood = { $name } gets up from seat { $seat }.
table-bot-sat = A bot of level { $level } takes seat { $seat } ({ $colours }).
table-freed = Seat { $seat } is free.
table-seat-moved = { $player } goes on from another device.
table-resigned = { $player } gives the game up.
table-timed-out = { $player } has run out of time and leaves the game.
table-said = { $name }: { $text }
table-muted = The host keeps { $name } from chatting.
table-unmuted = { $name } may chat again.
table-removed = The host sends { $name } away.
table-away = The house was away for { $time }; that time does not count.
table-offline = { $name } has lost the connection.
table-online = { $name } is connected again.
table-played = { $player } plays { $move }.
table-started = { $games ->
    [1] The game begins.
   *[other] Game { $game } of { $games } begins.
} { $player } moves first.

# What somebody asks the others for.
table-proposes-undo = { $count ->
    [one] { $name } would like to take the last move back.
   *[other] { $name } would like to take the last { $count } moves back.
}
table-proposes-adjourn = { $name } would like to stop here and go on another time.
table-proposes-resume = { $name } would like to go on.
table-proposes-rematch = { $name } would like to play again.
table-proposes-bot = { $name } would like a bot of level { $level } to take over seat { $seat }.
table-answer = Type "yes" or "no".
table-agreed = { $name } agrees.
table-disagreed = { $name } does not agree.
table-withdrawn = { $name } takes that back.
table-overtaken = The game has moved on, so the question is closed.
table-withdraw = Withdraw
table-carried-undo = { $count ->
    [one] The last move is taken back.
   *[other] The last { $count } moves are taken back.
}
table-carried-adjourn = The game stops here for now.
table-carried-resume = The game goes on.

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

# What happens next.
table-hint = Type a move, a piece to see where it fits, "say" and a text to chat, or "help".
table-your-turn = Your turn, { $player }.
table-next-seats = { $count ->
    [one] Seat { $seats } is free.
   *[other] Seats { $seats } are free.
} The link of the table is for the others; the host can seat the computer with "bot { $first }".
table-next-start = All seats are taken. Type "start" to begin.
table-next-wait = All seats are taken. { $host } can start the game.
table-next-adjourned = The game has been adjourned. Type "resume" to go on.
table-next-between = Type "next" for the next game of the series.
table-next-finished = Type "rematch" to play again, or "quit".
table-time = { $player } has { $time } left.
table-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}, { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
table-hurry = Only { $time } left for you!

# Coming and going.
table-made = Your table is ready. The link for the others: { $link }
table-which-name = What should the others call you?
table-which-name-usual = What should the others call you? Just press Enter for { $name }.
table-welcome-back = Welcome back, { $name }.
table-watching = You are watching. Type "name" and your name to take part.
table-no-seat = No seat is free now. You are watching.
table-handover = Open this link on the other device within an hour, and your seat moves there: { $link }
table-lost = The connection is lost. Trying again …
table-back = The connection is back.
table-press-enter = Press Enter to leave.
table-goodbye-seat = Goodbye! Your seat stays yours; you come back with: loggia play --join { $link }

# Who is there.
table-who-seat = Seat { $seat } ({ $colours }): { $holder }
table-who-open = free
table-who-you = you
table-who-host = host
table-who-muted = muted
table-who-away = not connected
table-who-watches = Watching: { $name }
table-who-strangers = { $count ->
    [one] { $count } more person is watching.
   *[other] { $count } more people are watching.
}

table-half-known = That needs something more, as in "{ $example }".
table-which-guest = There are several people called { $name }.
table-not-here = That works only in a game at one terminal.
table-help =
    start, next  begin the first game, or the next one of the series
    say TEXT     say something to everybody
    undo         ask to take your last move back
    yes, no      answer what somebody asks for
    resign       give the game up
    adjourn      ask to stop for today       resume       ask to go on
    rematch      ask to play again           who          who is there
    sit, sit 2   take a seat                 stand        get up again
    name NAME    take another name           move-seat    a link that moves your seat to another device
    bot 2 5      a bot of level 5 for seat 2; free 2 takes the seat away from it (host)
    mute NAME, unmute NAME, remove NAME (host)
    save FILE    save the game               lang de      speak another language: { $languages }
    leave        leave the table for good    quit         go; your seat stays yours

# Why the house does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = This version of Loggia does not know the game "{ $what }".
table-rejection-no-such-edition = There is no edition "{ $what }".
table-rejection-bad-edition = The edition file has a fault: { $what }
table-rejection-bad-setup = These options do not go together: { $what }
table-rejection-bad-clock = Nobody could play with this clock: 5 seconds to a day for a move, 10 seconds to a day for a game, 1 to 30 days.
table-rejection-bad-rounds = { $number } rounds are too many: a series has at most ten.
table-rejection-no-such-seat = There is no seat { $number }.
table-rejection-no-such-level = There is no level { $number }: bots have levels from 1 to 9.
table-rejection-bad-name = A name has 1 to 40 characters.
table-rejection-bad-chat = A message has 1 to 500 characters.
table-rejection-not-joined = You are only watching.
table-rejection-removed = The host has sent you away.
table-rejection-muted = The host keeps you from chatting.
table-rejection-not-host = Only the host can do that.
table-rejection-not-house = Only the house can do that.
table-rejection-host-stays = Nobody can do that to the host.
table-rejection-no-such-guest = There is nobody of that name.
table-rejection-not-your-seat = Seat { $number } is not yours.
table-rejection-seat-taken = Seat { $number } is taken.
table-rejection-seat-open = Seat { $number } is still free.
table-rejection-seat-empty = Nobody sits on seat { $number }.
table-rejection-game-runs = Not while the game is running.
table-rejection-no-game = No game is running.
table-rejection-adjourned = The game has been adjourned.
table-rejection-not-adjourned = The game has not been adjourned.
table-rejection-series-over = The series is over.
table-rejection-series-runs = The series is not over yet.
table-rejection-not-your-turn = It is not your turn: seat { $number } is to move.
table-rejection-stale = The position has changed meanwhile. Look at the board again.
table-rejection-not-a-move = That is not a move: { $what }
table-rejection-time-is-up = The time of seat { $number } is up.
table-rejection-time-is-left = Seat { $number } still has time.
table-rejection-nothing-to-undo = There is no move to take back.
table-rejection-motion-open = Something else waits for an answer first.
table-rejection-no-motion = Nobody waits for your answer.
table-rejection-not-seated = You have no seat in this game.
table-rejection-not-given-up = Seat { $number } was not given up, or somebody has moved since.
table-rejection-seated-in-game = You have seat { $number } in the running game. Give it up first; or just go, and it stays yours.
table-rejection-wrong-number = The log of the table has gone on meanwhile.
table-rejection-other-game = Another game is played here.
table-rejection-needed = Without that column the villa falls.
table-rejection-on-the-rim = The column would stand on the rim or beyond it.
table-rejection-in-the-way = Another column stands there.
table-rejection-sticks-out = The floor would stick out past the base.
table-rejection-not-borne = The floor would not rest on all columns.
table-rejection-attempt-runs = The hands of seat { $number } are at work.
table-rejection-no-attempt = No hands are at work on that.
table-rejection-bad-hands = What the hands did could not be read.
table-rejection-hands-gap = The hands have lost the thread: the table has them elsewhere.
table-rejection-attempt-too-long = An attempt takes ten minutes at most.
table-rejection-not-kept = Nobody has said what became of the villa.
table-rejection-other-world = The simulation was updated. Reload the page and start the attempt again; it costs nothing.

# Why the house does not answer as hoped.
table-fault-not-found = The house knows no such table. Is the link complete?
table-fault-no-token = The house does not know you.
table-fault-bad-token = The house does not know you any more.
table-fault-bad-request = The house did not understand the request.
table-fault-too-fast = That was too much at once. Wait a moment and try again.
table-fault-too-many = The house has no room for another table now.
table-fault-unavailable = The house cannot do that at the moment. Try again later.
table-unreachable = The house cannot be reached: { $what }
table-status = The house answers with { $status } { $what }
table-not-understood = The house said something that this program does not understand: { $what }
table-ended-removed = The host has sent you away.
table-ended-diverged = The log of the table contradicts itself: { $what }
table-ended-stopped = The connection has ended.
table-ended-outdated = This program is of another version than the server.
