# What the rules of Callisto say, for every client.

callisto-colour-1 = Blue
callisto-colour-2 = Yellow
callisto-colour-3 = Red
callisto-colour-4 = Green

callisto-edition-benelux = Callisto, Benelux edition
callisto-edition-piatnik = Callisto, Piatnik edition
callisto-edition-russian = Callisto, Russian edition
callisto-edition-pocket = Callisto, pocket edition
callisto-edition-pentobi = Callisto as Pentobi plays it
callisto-note-piatnik = By the letter of the German sheet, whose picture is lost: a pillar may stand on the border.
callisto-note-pocket = The Spanish sheet's picture of the pieces is lost: this set of 13 is our reconstruction.

# Why a move is not possible. $cell is the cell in question, $colour a colour.
callisto-illegal-game-over = The game is over.
callisto-illegal-out = { $colour } is out.
callisto-illegal-pillars-first = Your first two turns are for pillars.
callisto-illegal-no-pillar-left = You have no pillar left.
callisto-illegal-no-such-piece = There is no piece of this shape.
callisto-illegal-no-piece-left = You have placed all pieces of this shape.
callisto-illegal-off-board = { $cell ->
    [none] The piece sticks out of the board.
   *[other] { $cell } is not on the board.
}
callisto-illegal-occupied = { $cell } is occupied.
callisto-illegal-piece-on-border = { $cell } is on the border, where no piece may lie.
callisto-illegal-touches-nothing = A piece must touch your own colour edge to edge; this one touches nothing of yours.
callisto-illegal-touches-corner-only = The piece touches your colour only corner to corner, at { $cell }. It must be edge to edge.
callisto-illegal-pillar-in-centre = { $cell } is in the centre, where no pillar may stand.
callisto-illegal-pillar-on-border = { $cell } is on the border, where no pillar may stand.
callisto-illegal-pillar-on-open = { $cell } is an open cell, where no pillar may stand in this edition.
callisto-illegal-not-along-frame = { $cell } is not along the frame, where the first two pillars stand.
callisto-illegal-not-beside-piece = { $cell } is neither along the frame nor beside a piece.
callisto-illegal-beside-pillar = The pillar on { $cell } is too near: pillars stand apart.
callisto-illegal-piece-fits = You can still place a piece, so you cannot retire.
callisto-illegal-retire-too-early = You cannot retire before your two pillars stand.
callisto-illegal-pillar-forced = In this edition the last pillar must be played before you are out.

# Why a text is not a move. $text is what somebody typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = A move is cells such as d4,d5,e5, a piece such as L4c@d4, or "retire".
callisto-notation-not-a-cell = "{ $text }" is not a cell. A cell is a letter and a number, such as d4.
callisto-notation-twice = { $cell } is named twice.
callisto-notation-no-such-shape = No piece has the shape of { $text }.
callisto-notation-no-such-piece = There is no piece "{ $text }" in this edition.
callisto-notation-no-such-orientation = "{ $text }" is none of the ways this piece can lie: it has a to { $last }.
callisto-notation-which-orientation = Which way does { $piece } lie? Add a letter, { $piece }a to { $piece }{ $last }.
callisto-notation-off-grid = The piece would stick out of the board.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } wins without a penalty point.
    [one] { $player } wins with { $points } penalty point.
   *[other] { $player } wins with { $points } penalty points.
}
callisto-tie = { $players } tie; the one who came last in the turn order wins.
