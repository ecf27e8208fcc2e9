# Villa Paletti in the browser: the villa, the hands, the sandbox.

yard-title = Villa Paletti
yard-lead = Pull columns out from below and put them on top, as high as you can. If you make the villa collapse, you lose. For 2 to 4 players, people or bots.
yard-sandbox = Sandbox
yard-sandbox-door = Build freely, try anything, go back
yard-sandbox-about = Press a column below the top floor and drag it out. Nothing counts here: you can always go back.
yard-home = Back to Villa Paletti
yard-picture = A villa with several floors, seen from all sides
yard-canvas = The villa. N and P choose a column, Enter grabs it. Arrow keys move it, Page Up and Page Down raise and lower it, Q and E turn it, H holds or releases the floor above, 1 to 5 hold any floor, U and J lift and lower it, X nudges it to test, K takes the hook, Enter does the next step, Escape stops and puts it back. With nothing in hand, arrow keys turn the view, plus and minus zoom, T looks from above, V resets the view.
yard-blind = This browser cannot show the villa. WebGL 2 is required.
yard-view = View
yard-view-left = Turn view left
yard-view-right = Turn view right
yard-view-nearer = Zoom in
yard-view-farther = Zoom out
yard-view-above = View from above
yard-view-usual = Reset view
yard-move = Move what you hold
yard-left = Left
yard-right = Right
yard-away = Away from you
yard-near = Towards you
yard-higher = Up
yard-lower = Down
yard-turn-left = Turn left
yard-turn-right = Turn right
yard-lift = Lift
yard-set-down = Put it here
yard-set-anyway = Put it here anyway
yard-keep = Keep it in hand
yard-lay = Lay it here
yard-lift-floor = Lift it slightly
yard-lower-floor = Lower it slightly
yard-lifted = lifted { $whole }.{ $tenths } mm
yard-hold = Hold a floor
yard-hold-floor = { $number }: hold { $floor }, or let go of it
yard-hook = Pull with the hook
yard-do-hook = Drag the column straight out. The hook grips it from behind and is slow.
yard-no-room = There is no room for the hook behind this column.
yard-break-off = Stop and put it back
yard-break-off-laying = Stop laying it
yard-break-off-free = there is no penalty here
yard-take = Grab
yard-push-about = Pushes the column 1.5 mm and back. Your attempt with this column begins.
yard-push = Nudge to test
yard-do-draw = Pull it out from under the floor: drag it or use the arrows.
yard-answer-stuck = It does not move: it carries the villa.
yard-answer-firm = It gives way a little: something rests on it. Be gentle.
yard-answer-loose = It gives way easily: it carries little. Drag it out.
yard-do-lift = It is free. Keep dragging and it goes up by itself, or press “Lift”.
yard-do-drops = It will be put down in a moment. Press the villa to keep it in your hand.
yard-do-down = Drag it over the top floor. The ring shows where it will stand. Then put it down.
yard-do-lay = The columns that will carry the floor light up. Drag it, turn it, then lay it.
yard-do-wait = Going down. It is released when it stands.
yard-do-rest = Wait until nothing moves any more.
yard-do-back = Your hand puts it back the way it came. The villa can still fall.
yard-not-edge = The column would stick out over the edge here. That is a foul.
yard-not-floor = There is no floor under it here.
yard-not-tips = The column would tip over here.
yard-not-column = Another column is in the way.
yard-not-few = Too few columns here. The floor needs at least { $count }, or it is taken away.
yard-not-falls = Something would fall here.
yard-stood = The column stands.
yard-laid = { $number ->
    [one] The floor rests on { $number } column.
   *[other] The floor rests on { $number } columns.
}
yard-not-layable = { $number ->
    [one] The floor does not hold: it touched { $number } column. It was taken away.
   *[other] The floor does not hold: it touched { $number } columns. It was taken away.
}
yard-broken-off = Stopped. The column is back in its place.
yard-broken-off-table = Stopped. Everything was put back as it was.
yard-collapse = The villa has collapsed.
yard-collapse-column = The villa has collapsed. First to fall: { $column }.
yard-foul-shifted = Foul: { $column } was moved. Everything goes back.
yard-foul-toppled = Foul: { $column } fell over. Everything goes back.
yard-foul-standing = Foul: the column is not standing upright on the top floor.
yard-foul-edge = Foul: the column sticks out over the edge of the floor.
yard-foul-on-column = Foul: the column stands on another column.
yard-foul-back = Foul: the floor you held is not back in place. Everything goes back.
yard-foul-covered = Foul: the floor you held now covers { $column }. Everything goes back.
yard-foul-uncovered = Foul: the floor you held no longer covers { $column }. Everything goes back.
yard-foul-restless = Foul: the villa did not come to rest.
yard-storeys = Floors
yard-new-villa = New villa
yard-add-floor = Lay the next floor
yard-aids = Show which columns are safe
yard-level = Spirit level: how far the floor leans
yard-safe = safe to take
yard-risky = risky
yard-needed = holds the villa up
yard-watch = Replay
yard-clip = Save clip
yard-clip-records = Recording…
yard-clip-lost = The clip was not saved.
yard-watch-again = Replay the last attempt
yard-watch-fall = Slow-motion replay
yard-back-to = Go back to before this
yard-history = { $what }: { $told }
yard-no-points = Scoring starts with the green floor.
yard-back-out = Cancel
yard-go-on = Go on
yard-stop-sure = If you stop now, { $cost }.
yard-object-neutral-sure = You must then move up another neutral column yourself. If that fails, it costs nothing. If the villa collapses, you caused it.
yard-object-sure = You must then move up one of { $player }’s columns yourself. If you succeed, that column leaves the game and { $player } gets no floor. If you fail, it is locked, and { $player } may take one of your columns out of the game.
yard-end-sure = This ends your turn without moving a column of your own.
yard-ask-pass = Pass your turn
yard-ask-floor = Ask for the floor
yard-ask-sure = If nobody objects, you lay the next floor and your turn is over. If a player objects and moves one of your columns up, that column leaves the game and you get no floor.
yard-ask-last = There are no floors left. If you ask now, you pass your turn.
yard-ask-few = { $count ->
    [0] No column is up on the top floor yet, so no floor can be laid. If you ask now, you pass your turn.
    [one] Only 1 column is up on the top floor, so no floor can be laid. If you ask now, you pass your turn.
   *[other] Only { $count } columns are up on the top floor, so no floor can be laid. If you ask now, you pass your turn.
}
yard-film = Replay of the attempt
yard-film-at = Position in the replay
yard-film-play = Play
yard-film-stop = Pause
yard-film-slow = Slow motion
yard-film-try = Continue from here
yard-film-end = Close
yard-keys = Drag a column to move it, with Shift up and down. Drag elsewhere to turn the view, wheel to zoom. Keys: N P choose · Enter next step · arrows move · Page Up Page Down raise, lower · Q E turn · H hold the floor above · 1–5 hold any floor · U J lift, lower it · X nudge to test · K hook · T from above · V reset view · Esc put back

# A game.
yard-play = Play on this device
yard-play-about = 2 to 4 players, people and bots
yard-throws = Everyone rolls for a colour (otherwise only the first player)
yard-expert = Expert: from the orange floor on, one or two columns are enough
yard-break-off-cost = the column is locked and your turn is over
yard-todo-building = place a column on the base, inside the green rim, or set everything up at random.
yard-todo-throw = roll the stone: it decides your colour.
yard-todo-choose = choose your colour.
yard-todo-neutral = first move up a neutral column: press it and drag it out.
yard-todo-ask = none of your columns can be moved. Ask for a floor.
yard-todo-turn = press one of your columns, drag it out and put it on the top floor.
yard-todo-own-or-end = move one of your columns up, or end your turn.
yard-todo-asked = { $player } says, “None of my columns can be moved up.” Do you object?
yard-todo-skipped = { $player } wants to skip the neutral column. Do you object?
yard-todo-prove = move up one of { $player }’s columns to prove it.
yard-todo-prove-neutral = move up a neutral column to prove it.
yard-todo-name = the objection has failed. Choose one of { $player }’s columns to remove from the game.
yard-todo-lay = lay the next floor on the columns of the top floor.
yard-arrange = Set up at random
yard-lay-blue = Lay the blue floor
yard-todo-blue = lay the blue floor on all 20 columns.
yard-stand-here = Place it here
yard-clear = Clear the base
yard-box = Columns in the box
yard-setup-point = Choose a place on the base, or move the column with the arrows.
yard-setup-floor = Choose a place, move or turn the floor, then lay it.
yard-not-rim = The column must stand inside the green rim.
yard-not-out = The floor would stick out beyond the base here.
yard-not-borne = The floor must rest on every column; here it misses { $column }.
yard-break-off-floor = the floor goes back and your turn is over
yard-break-off-proof = your objection fails and the column is locked
yard-break-off-neutral = the column is locked; you continue with your own, unless someone proves you wrong
yard-may-draw = press it and drag it out.
yard-first-turn = Take a column near the edge that the floor can do without. Press it, drag it out from under the floor, lift it, carry it over the top floor and put it down. If it gets too risky, stop.
yard-throw = Roll the stone
yard-ask = I can’t move: ask for a floor
yard-end-turn = End turn
yard-allow = No objection
yard-object = I object
yard-take-floor = Pick up the floor
yard-naming = Which column leaves the game?
yard-naming-how = Choose a column in the villa or in the list, then confirm. Keys in the villa: N, P, Enter.
yard-naming-chosen = Remove { $what }?
yard-naming-worth = { $points ->
    [one] worth { $points } point now
   *[other] worth { $points } points now
}
yard-naming-worthless = worth no points now
yard-naming-needed = cannot go: the villa would collapse
yard-naming-checking = checking…
yard-naming-nothing = None of { $player }’s columns can go: the villa would collapse.
yard-name = Remove from the game
yard-name-none = Remove none
yard-stone = has the stone
yard-log = Game log
yard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# At an online table.
yard-works = { $player } is building. Watch!
yard-names = The objection has failed. { $player } chooses one of { $of }’s columns to remove from the game.
yard-objection = Time limit for objections
yard-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
yard-objection-left = { $count ->
    [one] { $count } second left to object.
   *[other] { $count } seconds left to object.
}
yard-unheard = { $count ->
    [one] { $player } seems disconnected. The attempt ends in { $count } second.
   *[other] { $player } seems disconnected. The attempt ends in { $count } seconds.
}
yard-unheard-you = { $count ->
    [one] The other device seems disconnected. The attempt ends in { $count } second.
   *[other] The other device seems disconnected. The attempt ends in { $count } seconds.
}
yard-elsewhere = You are playing on another device.
yard-go-on-here = Continue on this device
yard-differs = The server got a different result. The server’s counts.
yard-old-world = This game was started with version { $old } of the simulation; the current version is { $new }. Earlier moves stay as they were recorded.
yard-may-aid = Allow help: hints, and which columns are safe
yard-feel = Show what fingers would feel: strain, sway, spirit level
yard-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}

# The rules.
yard-rules = Rules
yard-rules-door = A few minutes to read
yard-rules-goal-title = Goal
yard-rules-goal = All players build one villa together. On your turn, move one column of your colour from below up to the top floor. The player with the most points on the top floor holds the master builder’s stone, and the player who holds it at the end wins. But if you make the villa collapse, you cannot win.
yard-rules-setup-title = Setup
yard-rules-setup = Each colour has one thick column (3 points), one hexagonal column (2 points) and three thin columns (1 point each). The players take turns to place all 20 columns on the base, anywhere inside the green rim. Then the blue floor is laid: it must rest on all 20 columns and may not stick out past the base. If something falls, it is built again. You can also have the villa set up at random. After that, the first player rolls the stone for a colour; the others choose or roll, depending on the options. The player who gets the last colour starts. With two players, each has two colours, may use either on a turn and adds up the points of both.
yard-rules-turn-title = Your turn
yard-rules-turn = Take one column of your colour from the base or from any floor below the top floor, whether a floor rests on it or not, and put it on the top floor. Columns that are already on the top floor stay where they are. You may pull the column out by hand or with the hook. Do not touch any other column: you cannot try a second one, and you may not push any out of the way. While you put the column down, do not touch any floor. Its whole foot must stand on the floor and may not stick out past the edge.
yard-rules-hold-title = Holding a floor
yard-rules-hold = While you take a column out, you may hold a floor with your other hand and lift it slightly. You choose whether to do that and with which floor, as long as it is within reach. The floor must come back exactly as it was. It is a foul if a column that stood free is now covered, if a column that was covered now stands free, or if the floor is off by more than 2 mm or 0.5°. This does not apply to a floor you did not hold.
yard-rules-stop-title = Stopping
yard-rules-stop = If it gets too risky, you may stop, as long as nothing has collapsed and you have not let go of the column. Your hand takes the column back the way it came, and a collapse on the way back counts as a collapse. If the column does not end up within 5 mm of its old place, or the way back is blocked, everything is put back as it was. The column is locked: nobody may move it for the rest of the game. Your turn is over. Once you have let go of the column, you can no longer stop: it is judged as it stands.
yard-rules-foul-title = Fouls
yard-rules-foul = It is a foul if another column is shifted by more than 2 mm or falls over while all floors stay up. It is also a foul if your column does not stand upright by itself, sticks out past the edge of the floor, or stands on another column where that is not allowed. Dropping your column while everything else stays up is a foul too. After a foul, everything is put back, the column is locked, and your turn is over.
yard-rules-floor-title = A new floor
yard-rules-floor = If you think that none of your columns can be moved up, ask for a floor at the start of your turn. If nobody objects, you lay the next floor (green, yellow, orange, red), and your turn is over. The floor must rest on at least three columns of the top floor, and it may stick out past the base. If it does not hold, it is put away and your turn is over. Once you have let go of it, you may not hold it again. If the villa collapses, you caused it. Expert variant: from the orange floor on, one or two columns are enough.
yard-rules-object-title = Objections
yard-rules-object = The first player who objects must move one of your columns up. If that works, the column leaves the game, you get no floor, and your turn is over. If it does not, that column is locked, and you may take one of the objector’s columns out of the game, but only one that the villa can do without. Then you lay the floor. If the villa collapses during the objection, the objector caused it.
yard-rules-red-title = The red floor
yard-rules-red = Columns may not stand on other columns, except on the red floor: there you may stack them two, three or more high.
yard-rules-stone-title = The stone and the end
yard-rules-stone = Points count from the green floor on. The first player to put a column of their own on a new floor takes the stone, and points on the floors below no longer count. After that, the stone goes to any player who gets more points on the top floor than its holder; in a tie it stays where it is. The stone shows the colour of its previous holder. The game ends when the villa collapses, or when every player in a row has added neither a column nor a floor. The player who holds the stone wins. If that player made the villa collapse, the previous holder wins; if there is none, nobody wins.
yard-rules-three-title = With three players
yard-rules-three = The fourth colour is neutral. On every turn, first move a neutral column up, then one of your own. On the base and on every floor below the top floor, at least one neutral column must stay. If no neutral column may be moved, you move only your own. You can ask for a floor only before you touch a neutral column. If you stop with a neutral column, it is locked; you may then move a column of your own or end your turn. But one opponent may prove that another neutral column could be moved up, by doing it: then it stays up and you do not move one of your own. If the proof fails, it costs nothing and your turn goes on. If the villa collapses, the opponent caused it.
yard-rules-series-title = Series and resigning
yard-rules-series = In a series, every player starts equally often: the number of games is the number of players, or a multiple of it. The player who wins the most games wins the series; a tie is shared. If you resign, your columns stay where they are and the others play on.

# The lesson.
yard-learn = Learn the game
yard-learn-door = Six short steps
yard-learn-step = Step { $number } of { $count }
yard-learn-next = Next
yard-learn-look = This is the villa. Drag beside it to look around; zoom with the mouse wheel or two fingers.
yard-learn-draw = On your turn you pull one column out from below. Take one at the edge: press it and drag it out from under the blue floor. If you like, hold the floor with your other hand meanwhile: press H or button 1.
yard-learn-up = It is out. Lift it, drag it over the blue floor and put it down. It must stand fully on the floor.
yard-learn-stone = From the green floor on, points count: a thick column 3, a hexagonal one 2, a thin one 1. The master builder’s stone goes to any player who has more points on the top floor than its holder. Red holds it with 4 points, and now Green has 4 as well. Who has the stone?
yard-learn-stone-right = Right: in a tie it stays where it is. The player who holds it at the end wins, unless they made the villa collapse.
yard-learn-stone-wrong = Not yet: in a tie it stays where it is. Green would need more than 4.
yard-learn-floor = If you think that none of your columns can be moved up, ask for a floor. Nobody objects here: pick up the green floor, see which columns light up, and lay it on three of them.
yard-learn-object = Another player says that no blue column can be moved up, and asks for a floor. You do not believe it. Object, and prove it by moving up a blue column yourself.
yard-learn-done = Proved! In a real game that column would be removed, and the other player would get no floor. Now you know how to play.
yard-learn-again = Everything is back in place. Try again.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence.
yard-builders = Bot speed
yard-pace-paused = Pause
yard-pace-human = Normal
yard-pace-fast = Fast
yard-hint-none = No column can be moved up safely.
yard-hint-ample = Move { $column } up to where the pale column is. The villa hardly needs it.
yard-hint-some = Move { $column } up to where the pale column is, gently: the villa leans on it a little.
yard-hint-narrow = Move { $column } up to where the pale column is. It is risky: without it the villa barely stands.
yard-open-about = Continue a saved game of Villa Paletti
yard-other-game = this is not a game of Villa Paletti
