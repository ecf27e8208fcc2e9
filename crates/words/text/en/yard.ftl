# Villa Paletti in the browser: the villa, the hands, the sandbox.

yard-title = Villa Paletti
yard-lead = Draw columns out from below and stand them on top, as high as it goes. Whoever lets the villa fall has lost. For two to four people.
yard-sandbox = Sandbox
yard-sandbox-door = Build freely, pull anything, go back
yard-sandbox-about = Press a column that is not on the top floor and drag it out. Nothing is lost here: you can always go back.
yard-home = To Villa Paletti
yard-canvas = The villa. N and P choose a column, Enter takes hold of it. Arrow keys move it, Page Up and Page Down raise and lower it, Q and E turn it, H changes the steadying hand, K takes the hook, Enter does the next step, Escape breaks off. With nothing in the hand, arrow keys go around; plus and minus zoom, T looks from above, V as usual.
yard-blind = This browser cannot draw the villa: it needs WebGL2.
yard-view = View
yard-view-left = Go around to the left
yard-view-right = Go around to the right
yard-view-nearer = Nearer
yard-view-farther = Farther away
yard-view-above = From above
yard-view-usual = The whole villa
yard-move = Move what is in the hand
yard-left = To the left
yard-right = To the right
yard-away = Away from you
yard-near = Towards you
yard-higher = Higher
yard-lower = Lower
yard-turn-left = Turn to the left
yard-turn-right = Turn to the right
yard-lift = Lift it up
yard-set-down = Set it down here
yard-lay = Lay it down here
yard-steady = The other hand steadies the floor above
yard-lift-floor = and lifts it a little
yard-hook = Draw it with the hook
yard-do-hook = Drag the column straight outwards: the hook comes from behind and is slow.
yard-no-room = There is no room for the hook behind this column.
yard-break-off = Break off
yard-break-off-free = costs nothing here
yard-take = Take hold
yard-do-draw = Draw it out from under the floor: drag it, or use the arrows.
yard-do-lift = It is out. Press “Lift it up” before you carry it over the villa.
yard-do-down = Drag it over the top floor: the ring shows where it would stand. Then set it down.
yard-do-lay = The columns that would bear the floor light up. Drag it, turn it, then lay it down.
yard-do-wait = It goes down, and is let go when it stands.
yard-do-rest = Wait until everything is at rest.
yard-not-edge = Here the foot would stick out past the top floor.
yard-not-column = Another column is in the way here.
yard-not-few = Here the floor would rest on too few columns. It needs at least { $count }.
yard-not-falls = Here something would fall.
yard-stood = The column stands.
yard-laid = { $number ->
    [one] The floor lies on { $number } column.
   *[other] The floor lies on { $number } columns.
}
yard-not-layable = { $number ->
    [one] The floor does not rest: it touched { $number } column. It was taken back.
   *[other] The floor does not rest: it touched { $number } columns. It was taken back.
}
yard-broken-off = Broken off: everything is as it was.
yard-collapse = The villa has collapsed.
yard-collapse-column = The villa has collapsed. First to fall: { $column }.
yard-foul-shifted = A foul: { $column } was shifted. Everything goes back.
yard-foul-toppled = A foul: { $column } toppled. Everything goes back.
yard-foul-standing = A foul: the column does not stand upright on the top floor.
yard-foul-edge = A foul: the foot sticks out past the floor.
yard-foul-on-column = A foul: the column stands on another one.
yard-foul-back = A foul: the steadied floor is not back in its place.
yard-foul-restless = A foul: the villa did not come to rest.
yard-storeys = Storeys
yard-new-villa = A new villa
yard-add-floor = Lay the next floor
yard-aids = Show what depends on each column
yard-safe = safe to take
yard-risky = risky
yard-needed = holds the villa up
yard-watch = Watch
yard-watch-again = Watch the last attempt again
yard-watch-fall = See it fall in slow motion
yard-back-to = Back to before
yard-film = The attempt as a film
yard-film-at = The moment that is shown
yard-film-play = Play
yard-film-stop = Pause
yard-film-slow = Slowly
yard-film-try = Go on from here
yard-film-end = Close
yard-keys = Drag a column to move it, with Shift up and down. Drag elsewhere to go around, wheel to zoom. N, P, Enter, arrows, Page Up, Page Down, Q, E, H, K, T, V, Escape.

# A game.
yard-play = Play at this screen
yard-play-about = Two to four, people and bots
yard-throws = Everybody throws the stone for a colour (otherwise only the first)
yard-expert = For experts: from the orange floor on, one or two columns suffice
yard-break-off-cost = the column is locked for good, and the turn is over
yard-todo-building = stand a column on the base, inside the green rim, or set everything up by lot.
yard-todo-throw = throw the stone: it decides your colour.
yard-todo-choose = choose your colour.
yard-todo-neutral = bring up a neutral column first: press it and drag it out.
yard-todo-ask = none of your columns may be moved: ask for a floor.
yard-todo-turn = press one of your columns and drag it out, then bring it to the top floor.
yard-todo-asked = { $player } says that no column of theirs can go up. Do you object?
yard-todo-skipped = { $player } goes on without a neutral column. Do you object?
yard-todo-prove = prove it: bring up a column that belongs to { $player }.
yard-todo-prove-neutral = prove it: bring up a neutral column.
yard-todo-name = the objection has failed. Name a column of { $player } that leaves the game.
yard-todo-lay = lay the next floor on the columns of the top floor.
yard-arrange = Set it up by lot
yard-lay-blue = Lay the blue floor
yard-todo-blue = lay the blue floor on all twenty columns.
yard-stand-here = Stand it here
yard-clear = Begin again with an empty base
yard-box = Columns in the box
yard-setup-point = Point at a place on the base and click, or move the column with the arrows.
yard-setup-floor = Point at a place, move or turn the floor, then lay it.
yard-not-rim = Here the foot would stand on the rim or beyond it.
yard-not-out = Here the floor would stick out past the base.
yard-not-borne = Here the floor would not rest on every column: { $column } stands outside it.
yard-break-off-floor = the floor goes back, and the turn is over without it
yard-break-off-proof = the objection has failed, and the column is locked for good
yard-break-off-neutral = the column is locked for good; you go on with your own, unless somebody proves you wrong
yard-may-draw = press it and drag to draw it out.
yard-first-turn = A column at the edge that stands free is the easiest. Press it, drag it out from under the floor, lift it, carry it over the top floor and set it down. If it gets too risky, break off.
yard-throw = Throw the stone
yard-ask = No column can go up: ask for a floor
yard-allow = No objection
yard-object = I object
yard-take-floor = Take the floor
yard-name-none = None
yard-stone = master builder
yard-log = What happened
yard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# At a table of a house.
yard-works = { $player } is at work. Look on!
yard-objection = Time to object
yard-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
yard-objection-left = { $count ->
    [one] { $count } second is left to object.
   *[other] { $count } seconds are left to object.
}
yard-unheard = { $count ->
    [one] Nothing is heard of the hands of { $player }. In { $count } second the attempt is broken off.
   *[other] Nothing is heard of the hands of { $player }. In { $count } seconds the attempt is broken off.
}
yard-go-on-here = Your hands work on another device: go on here
yard-differs = The house has seen it otherwise, and its word counts.
yard-may-aid = Aids are allowed: everybody may see what depends on each column
yard-series = A series: everybody begins once, and whoever wins the most games has won
yard-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}

# The rules.
yard-rules = The rules
yard-rules-door = In a few minutes
yard-rules-goal-title = The aim
yard-rules-goal = All play on one villa. In your turn you take one column of your colour from a lower storey and stand it on the floor that is the highest now. Whoever has the most on the top floor holds the master builder's stone, and whoever holds it when the game ends has won. But whoever lets the villa fall cannot win.
yard-rules-setup-title = Setting up
yard-rules-setup = Twenty columns stand on the base, inside its green rim, and carry the blue floor. Each colour has a thick column (3 points), a hexagonal one (2 points) and three thin ones (1 point each). The first player throws the stone for a colour, the others choose or throw; whoever got the last colour begins. Two players have two colours each.
yard-rules-turn-title = A turn
yard-rules-turn = While you draw a column out, your other hand may steady the floor above and lift it a little; it has to come back exactly. Other columns may not be pushed, and while you set yours down you touch no floor. Its foot must stand wholly on the top floor. If it gets too risky, break off: everything goes back, that column stays where it is for the whole game, and your turn is over. A foul counts the same.
yard-rules-floor-title = A new floor
yard-rules-floor = If you think that none of your columns can be brought up, ask for a floor. If nobody objects, you lay the next floor (green, yellow, orange, red) on at least three columns, and that was your turn. Whoever objects has to bring up one of your columns: if it works, that column leaves the game and you get no floor; if not, you may take one of the objector's columns out of the game, and then you lay the floor.
yard-rules-stone-title = The stone and the end
yard-rules-stone = From the green floor on, points count. The first column on a new floor takes the stone; after that it goes to whoever has more points on the top floor than its holder. The stone shows the colour of whoever had it before. The game ends when the villa falls or nobody can go on. The holder wins; if the holder let it fall, the one before.
yard-rules-three-title = Three players
yard-rules-three = Three players: the fourth colour is neutral. Every turn first brings up a neutral column, then one of your own; on each storey below the top one neutral column has to stay. If you break off with the neutral one, you may go on, unless somebody proves that another one could have been brought up.

# The lesson.
yard-learn = Learn by doing
yard-learn-door = Six short steps with your own hands
yard-learn-step = Step { $number } of { $count }
yard-learn-next = Next
yard-learn-look = This is the villa. Drag beside it to go around it; the wheel or two fingers bring you nearer.
yard-learn-draw = In a turn you draw one column out from below. Take one at the edge: press it and drag it out from under the blue floor. Your other hand steadies the floor meanwhile.
yard-learn-up = It is out. Lift it up, drag it over the blue floor and set it down. Its whole foot has to stand on the floor.
yard-learn-stone = From the green floor on, points count: a thick column 3, a hexagonal one 2, a thin one 1. The master builder's stone goes to whoever has more on the top floor than its holder. Red holds it with 4 points, and now green has 4 as well. Whose is the stone?
yard-learn-stone-right = Right: a tie leaves it where it is. Whoever holds it at the end wins, but not after letting the villa fall.
yard-learn-stone-wrong = Not yet: a tie leaves it where it is. Green would need more than 4.
yard-learn-floor = If you think that none of your columns can go up, ask for a floor. Nobody objects here: take the green floor, see which columns light up, and lay it on three of them.
yard-learn-object = Somebody says that no blue column can go up, and wants a floor. You do not believe it: object, and prove it by bringing a blue column up yourself.
yard-learn-done = Proved: in a game that column would leave it, and the other would get no floor. Now you know how it goes.
yard-learn-again = Everything is as it was before: try again.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence, $margin millimetres.
yard-builders = Builders
yard-pace-paused = Pause
yard-pace-human = At a human pace
yard-pace-fast = Fast
yard-hint-none = No column can be brought up safely.
yard-hint-ample = Bring { $column } up to where the pale one stands: { $margin } mm to spare, that is ample.
yard-hint-some = Bring { $column } up to where the pale one stands: { $margin } mm to spare, go gently.
yard-hint-narrow = Bring { $column } up to where the pale one stands, but only { $margin } mm are to spare: it may go either way.
yard-open-about = A saved game of Villa Paletti, to go on with here
yard-other-game = it is not a game of Villa Paletti
