# What the rules of Villa Paletti say, for every client.

# A column as the object of a sentence: "Anna brings … up".
villa-column-thick-blue = the thick blue column
villa-column-thick-yellow = the thick yellow column
villa-column-thick-red = the thick red column
villa-column-thick-green = the thick green column
villa-column-hexagon-blue = the hexagonal blue column
villa-column-hexagon-yellow = the hexagonal yellow column
villa-column-hexagon-red = the hexagonal red column
villa-column-hexagon-green = the hexagonal green column
villa-column-thin-blue = a thin blue column
villa-column-thin-yellow = a thin yellow column
villa-column-thin-red = a thin red column
villa-column-thin-green = a thin green column
# A column as a label: the name of a button, what the pointer is on.
villa-label-thick-blue = Thick blue column
villa-label-thick-yellow = Thick yellow column
villa-label-thick-red = Thick red column
villa-label-thick-green = Thick green column
villa-label-hexagon-blue = Hexagonal blue column
villa-label-hexagon-yellow = Hexagonal yellow column
villa-label-hexagon-red = Hexagonal red column
villa-label-hexagon-green = Hexagonal green column
villa-label-thin-blue = Thin blue column
villa-label-thin-yellow = Thin yellow column
villa-label-thin-red = Thin red column
villa-label-thin-green = Thin green column

# The base and the floors, as the object of a sentence: "Anna lays …", "Anna brings a column up to …".
villa-storey-base = the base
villa-storey-blue = the blue floor
villa-storey-green = the green floor
villa-storey-yellow = the yellow floor
villa-storey-orange = the orange floor
villa-storey-red = the red floor

# Where a column stands, so that it can be told from others of its kind. $column is a column from above; $on, $side, $one and
# $other are texts from here. $one and $other are columns beside it, in the case that the sentence needs.
villa-on-base = on the base
villa-on-blue = on the blue floor
villa-on-green = on the green floor
villa-on-yellow = on the yellow floor
villa-on-orange = on the orange floor
villa-on-red = on the red floor
villa-side-front-left = front left
villa-side-front = at the front
villa-side-front-right = front right
villa-side-left = on the left
villa-side-middle = in the middle
villa-side-right = on the right
villa-side-back-left = back left
villa-side-back = at the back
villa-side-back-right = back right
villa-near-thick-blue = the thick blue one
villa-near-thick-yellow = the thick yellow one
villa-near-thick-red = the thick red one
villa-near-thick-green = the thick green one
villa-near-hexagon-blue = the hexagonal blue one
villa-near-hexagon-yellow = the hexagonal yellow one
villa-near-hexagon-red = the hexagonal red one
villa-near-hexagon-green = the hexagonal green one
villa-near-thin-blue = a thin blue one
villa-near-thin-yellow = a thin yellow one
villa-near-thin-red = a thin red one
villa-near-thin-green = a thin green one
villa-stands-alone = { $column } { $on }, { $side }, by itself
villa-stands-beside = { $column } { $on }, { $side }, next to { $one }
villa-stands-between = { $column } { $on }, { $side }, between { $one } and { $other }

# Why something may not be done. $player is a name, $colour a colour, $floor a floor, $number and $needs are counts of columns.
villa-broken-game-over = The game is over.
villa-broken-no-such-player = { $player } does not take part in this game.
villa-broken-given-up = { $player } has resigned.
villa-broken-not-your-turn = It is not your turn. Wait for { $player }.
villa-broken-villa-first = The villa must be set up first.
villa-broken-villa-stands = The villa is already set up.
villa-broken-already-placed = This column is already on the base.
villa-broken-columns-first = { $number ->
    [one] The blue floor must wait: { $number } column still has to be placed.
   *[other] The blue floor must wait: { $number } columns still have to be placed.
}
villa-broken-not-on-all = The blue floor must rest on all 20 columns, but it rests on { $number }.
villa-broken-colours-first = The colours must be assigned first.
villa-broken-colours-dealt = The colours are already assigned.
villa-broken-throw-for-colour = Roll the stone: it decides your colour.
villa-broken-choose-colour = Choose your colour. Only the first one is rolled.
villa-broken-colour-taken = { $colour } is already taken.
villa-broken-not-yours = This column is not yours.
villa-broken-on-top = This column is already on the top floor.
villa-broken-not-brought-up = The column must go on the top floor. This is { $floor }.
villa-broken-locked = This column is locked: someone tried it and put it back. It stays where it is for the rest of the game.
villa-broken-gone = This column is out of the game.
villa-broken-ask-first = Ask for a floor before you lay one.
villa-broken-already-asked = You have already asked for a floor.
villa-broken-answers-first = Wait until the others have said whether they object.
villa-broken-nothing-asked = There is nothing to object to.
villa-broken-own-request = This is your own request. The others answer it.
villa-broken-already-allowed = You have already said that you do not object.
villa-broken-lay-first = You asked for a floor, so lay it. You cannot move a column this turn.
villa-broken-object-first = Object first, then prove it.
villa-broken-objection-runs = { $player } objected first and is proving it now.
villa-broken-not-askers = Prove it with a column that belongs to { $player }.
villa-broken-name-first = First choose a column of the player who objected, or none.
villa-broken-nothing-to-name = No objection has failed, so there is no column to remove.
villa-broken-not-objectors = You can only choose a column that belongs to { $player }.
villa-broken-no-floor-left = All floors have been laid.
villa-broken-not-bearing = A new floor may only rest on columns of the top floor.
villa-broken-too-few-bear = { $needs ->
    [one] The floor must rest on at least { $needs } column, but it rests on { $number }.
   *[other] The floor must rest on at least { $needs } columns, but it rests on { $number }.
}
villa-broken-neutral-first = First move a neutral column, then one of your own.
villa-broken-neutral-done = The neutral column is done. Now move one of your own.
villa-broken-last-neutral = This is the last neutral column on its floor. It must stay.
villa-broken-too-late-to-ask = Too late to ask for a floor: you have already touched a neutral column.
villa-broken-own-due = The neutral column is up: now move one of your own.
villa-broken-not-neutral = Prove it with a neutral column.
villa-broken-no-declining = You can end your turn without a column only after stopping with a neutral one.

# What happened. $player is a name, $column and $floor are texts from above, $number is a count of columns.
villa-log-placed = { $player } places { $column } on the base.
villa-log-placed-you = You place { $column } on the base.
villa-log-arranged = The villa is set up at random.
villa-log-cleared = The base is cleared and the villa is set up again.
villa-log-threw = { $player } rolls the stone: { $colour }.
villa-log-threw-you = You roll the stone: { $colour }.
villa-log-threw-again = { $player } rolls { $colour }, which is taken, and must roll again.
villa-log-threw-again-you = You roll { $colour }, which is taken. Roll again.
villa-log-chose = { $player } chooses a colour: { $colour }.
villa-log-chose-you = You choose a colour: { $colour }.
villa-log-starts = { $player } starts.
villa-log-starts-you = You start.
villa-log-stood = { $player } moves { $column } up to { $floor }.
villa-log-stood-you = You move { $column } up to { $floor }.
villa-log-broken-off = { $player } stops and puts { $column } back. It is locked for the rest of the game.
villa-log-broken-off-you = You stop and put { $column } back. It is locked for the rest of the game.
villa-log-foul = { $player } commits a foul and must put { $column } back. It is locked for the rest of the game.
villa-log-foul-you = You commit a foul and must put { $column } back. It is locked for the rest of the game.
villa-log-collapse = The villa collapses! { $player } brought it down.
villa-log-collapse-you = The villa collapses! You brought it down.
villa-log-asked = { $player } says, “None of my columns can be moved up.”
villa-log-asked-you = You say that none of your columns can be moved up.
villa-log-skips = { $player } wants to skip the neutral column.
villa-log-skips-you = You want to skip the neutral column.
villa-log-allowed = { $player } does not object.
villa-log-allowed-you = You do not object.
villa-log-objected = { $player } objects and must prove it.
villa-log-objected-you = You object and must prove it.
villa-log-proved = { $player } proves that it is possible and removes { $column } from the game.
villa-log-proved-you = You prove that it is possible and remove { $column } from the game.
villa-log-named = { $player } removes { $column } from the game.
villa-log-named-you = You remove { $column } from the game.
villa-log-named-none = { $player } removes no column from the game.
villa-log-named-none-you = You remove no column from the game.
villa-log-laid = { $number ->
    [one] { $player } lays { $floor } on { $number } column.
   *[other] { $player } lays { $floor } on { $number } columns.
}
villa-log-laid-you = { $number ->
    [one] You lay { $floor } on { $number } column.
   *[other] You lay { $floor } on { $number } columns.
}
villa-log-not-laid = { $player } cannot get { $floor } to rest and takes it away.
villa-log-not-laid-you = You cannot get { $floor } to rest and take it away.
villa-log-passes = { $player } moves nothing up. The turn is over.
villa-log-passes-you = You move nothing up. Your turn is over.
villa-log-lapsed = The simulation was updated: { $player } starts the attempt again, at no cost.
villa-log-lapsed-you = The simulation was updated: you start the attempt again, at no cost.
villa-log-declined = { $player } moves no column up and ends the turn.
villa-log-declined-you = You move no column up and end the turn.
villa-log-gave-up = { $player } resigns.
villa-log-gave-up-you = You resign.
villa-log-stone = { $player } takes the master builder’s stone.
villa-log-stone-you = You take the master builder’s stone.
villa-log-stuck = Nobody can move: the game is over.
villa-log-alone = Nobody else is left: the game is over.
villa-log-wins = { $player } wins!
villa-log-wins-you = You win!
villa-log-nobody-wins = Nobody wins.
