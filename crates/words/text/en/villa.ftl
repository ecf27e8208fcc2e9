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
villa-broken-given-up = { $player } has given up.
villa-broken-not-your-turn = It is not your turn: { $player } is next.
villa-broken-villa-first = First the villa has to be set up.
villa-broken-villa-stands = The villa has been set up already.
villa-broken-already-placed = This column stands on the base already.
villa-broken-columns-first = { $number ->
    [one] The blue floor has to wait: { $number } column is still to be placed.
   *[other] The blue floor has to wait: { $number } columns are still to be placed.
}
villa-broken-not-on-all = The blue floor has to rest on all twenty columns, and it rests on { $number }.
villa-broken-colours-first = First the colours have to be dealt.
villa-broken-colours-dealt = The colours have been dealt already.
villa-broken-throw-for-colour = Throw the stone: it decides your colour.
villa-broken-choose-colour = Choose your colour: only the first one is thrown for.
villa-broken-colour-taken = The colour is taken: { $colour }.
villa-broken-not-yours = This column is not yours.
villa-broken-on-top = This column is on the top floor already.
villa-broken-not-brought-up = The column has to stand on the top floor. This is { $floor }.
villa-broken-locked = Somebody has broken off with this column: it stays where it is for the whole game.
villa-broken-gone = This column has left the game.
villa-broken-ask-first = You have to ask for a floor before you lay it.
villa-broken-already-asked = You have asked for a floor already.
villa-broken-answers-first = The others say first whether they object.
villa-broken-nothing-asked = There is nothing to object to.
villa-broken-own-request = You asked for this yourself: the others answer.
villa-broken-already-allowed = You have said already that you do not object.
villa-broken-lay-first = You asked for a floor, so you lay it and move no column.
villa-broken-object-first = You have to object before you can prove it.
villa-broken-objection-runs = { $player } was the first to object and is at work now.
villa-broken-not-askers = Prove it with a column that belongs to { $player }.
villa-broken-name-first = First name a column of the one who objected, or none.
villa-broken-nothing-to-name = No objection has failed, so there is no column to name.
villa-broken-not-objectors = You can only name a column that belongs to { $player }.
villa-broken-no-floor-left = All floors have been laid.
villa-broken-not-bearing = A floor rests on columns of the top floor only.
villa-broken-too-few-bear = { $needs ->
    [one] The floor has to rest on { $needs } column at least, and it rests on { $number }.
   *[other] The floor has to rest on { $needs } columns at least, and it rests on { $number }.
}
villa-broken-neutral-first = A neutral column comes first, then one of your own.
villa-broken-neutral-done = The neutral column has had its turn: now one of your own.
villa-broken-last-neutral = This is the last neutral column of its storey: it has to stay.
villa-broken-too-late-to-ask = A neutral column was touched: it is too late to ask for a floor.
villa-broken-own-due = The neutral column is up: now move one of your own.
villa-broken-not-neutral = Prove it with a neutral column.
villa-broken-no-declining = You can end your turn without a column only after you stop with a neutral one.

# What happened. $player is a name, $column and $floor are texts from above, $number is a count of columns.
villa-log-placed = { $player } stands { $column } on the base.
villa-log-arranged = The villa is set up by lot.
villa-log-cleared = Everything is taken off the base and built again.
villa-log-threw = { $player } throws the stone for a colour: { $colour }.
villa-log-threw-again = { $player } throws a colour that is taken ({ $colour }) and has to throw again.
villa-log-chose = { $player } chooses a colour: { $colour }.
villa-log-starts = { $player } starts.
villa-log-stood = { $player } brings { $column } up to { $floor }.
villa-log-broken-off = { $player } breaks off and leaves { $column } where it is: nobody may move it any more.
villa-log-foul = { $player } commits a foul and has to put { $column } back: nobody may move it any more.
villa-log-collapse = The villa collapses! It was { $player }.
villa-log-asked = { $player } says that no column can be brought up.
villa-log-skips = { $player } wants to go on without a neutral column.
villa-log-allowed = { $player } does not object.
villa-log-objected = { $player } objects and has to prove it.
villa-log-proved = { $player } proves that it can be done and takes { $column } out of the game.
villa-log-named = { $player } takes { $column } out of the game.
villa-log-named-none = { $player } takes no column out of the game.
villa-log-laid = { $number ->
    [one] { $player } lays { $floor } on { $number } column.
   *[other] { $player } lays { $floor } on { $number } columns.
}
villa-log-not-laid = { $player } cannot make { $floor } rest and puts it away again.
villa-log-passes = { $player } brings up nothing: the turn passes.
villa-log-lapsed = The simulation was updated: { $player } starts the attempt again, at no cost.
villa-log-declined = { $player } moves no column up and ends the turn.
villa-log-gave-up = { $player } gives up.
villa-log-stone = { $player } takes the master builder's stone.
villa-log-stuck = Nobody can go on: the game is over.
villa-log-alone = Nobody else is left: the game is over.
villa-log-wins = { $player } wins!
villa-log-nobody-wins = Nobody wins.
