# What the rules of Callisto say, for every client.

callisto-colour-1 = Blue
callisto-colour-2 = Yellow
callisto-colour-3 = Red
callisto-colour-4 = Green

callisto-edition-benelux = Callisto, Benelux edition
callisto-edition-piatnik = Callisto, Piatnik edition
callisto-edition-russian = Callisto, Russian edition
callisto-edition-pocket = Callisto, pocket edition
callisto-edition-pentobi = Callisto, Pentobi rules
callisto-note-piatnik = The German rule sheet allows pillars on the border. Its picture, which might say otherwise, is lost.
callisto-note-pocket = The picture of the pieces in the Spanish rules is lost, so this set of 13 is our reconstruction.

# Why a move is not possible. $cell is the cell in question, $colour a colour.
callisto-illegal-game-over = The game is over.
callisto-illegal-out = { $colour } is out.
callisto-illegal-pillars-first = Place a pillar in each of your first two turns.
callisto-illegal-no-pillar-left = You have no pillars left.
callisto-illegal-no-such-piece = There is no piece of this shape.
callisto-illegal-no-piece-left = You have placed all pieces of this shape.
callisto-illegal-off-board = { $cell ->
    [none] The piece goes over the edge of the board.
   *[other] { $cell } is not on the board.
}
callisto-illegal-occupied = { $cell } is occupied.
callisto-illegal-piece-on-border = { $cell } is on the border. Pieces may not go there.
callisto-illegal-touches-nothing = The piece must share an edge with one of your own pieces or pillars.
callisto-illegal-touches-corner-only = At { $cell } the piece touches your colour only at a corner. It must share an edge.
callisto-illegal-pillar-in-centre = { $cell } is in the centre. Pillars may not go there.
callisto-illegal-pillar-on-border = { $cell } is on the border. Pillars may not go there.
callisto-illegal-pillar-on-open = In this edition pillars may not go on ordinary squares such as { $cell }.
callisto-illegal-not-along-frame = { $cell } is not next to the frame. The first two pillars must be.
callisto-illegal-not-beside-piece = The pillar must be next to the frame or next to a piece; { $cell } is not.
callisto-illegal-beside-pillar = Too close to the pillar on { $cell }. Pillars may not be next to each other.
callisto-illegal-piece-fits = You can still place a piece, so you cannot retire.
callisto-illegal-retire-too-early = You cannot retire before you have placed two pillars.
callisto-illegal-pillar-forced = In this edition you must place your last pillar before you can retire.

# Why a text is not a move. $text is what someone typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Type squares such as d4,d5,e5, a piece such as L4c@d4, or “retire”.
callisto-notation-not-a-cell = “{ $text }” is not a square. A square is a letter and a number, such as d4.
callisto-notation-twice = { $cell } is named twice.
callisto-notation-no-such-shape = No piece has the shape of { $text }.
callisto-notation-no-such-piece = There is no piece “{ $text }” in this edition.
callisto-notation-no-such-orientation = This piece has no orientation “{ $text }”, only a to { $last }.
callisto-notation-which-orientation = Which orientation of { $piece }? Add a letter: { $piece }a to { $piece }{ $last }.
callisto-notation-off-grid = The piece would go over the edge of the board.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } wins with no penalty points.
    [one] { $player } wins with { $points } penalty point.
   *[other] { $player } wins with { $points } penalty points.
}
callisto-wins-you = { $points ->
    [0] You win with no penalty points.
    [one] You win with { $points } penalty point.
   *[other] You win with { $points } penalty points.
}
callisto-tie = Tie: { $players }. The last of them in turn order wins.

# The rules in words. What an edition's data does not say is left out. $pillars and $pieces are what a player has.
callisto-rules-start = Each player has a colour, { $pillars } pillars and { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}. Unused colours stay in the box. The youngest player starts, unless you choose someone else or leave it to chance. Turns go clockwise.
callisto-rules-first = In each of your first two turns you place one pillar on an empty square.
# $regions: where it may not stand, and where it may, beside ordinary squares.
callisto-rules-pillar-closed = { $regions ->
    [centre] It may not stand in the centre.
    [border] It may not stand on the border.
   *[both] It may stand neither in the centre nor on the border.
}
callisto-rules-pillar-may = { $regions ->
    [centre] It may stand in the centre.
    [border] It may stand on the border.
   *[both] It may stand in the centre and on the border.
}
callisto-rules-pillar-not-open = It may not stand on any other square.
callisto-rules-pillar-beside = { $beside ->
    [frame] It must stand along the frame around the board.
    [piece] It must stand next to any player’s piece.
   *[both] It must stand along the frame around the board or next to any player’s piece.
}
callisto-rules-pillar-apart = It may not share an edge with any other pillar.
callisto-rules-piece = From your third turn on, you place exactly one piece per turn. You may rotate and flip it. It must lie on empty squares and share an edge with a pillar or a piece of your own colour; touching at a corner is not enough. It may also touch other players’ pieces.
callisto-rules-piece-centre = It may cover the centre.
callisto-rules-piece-border = No part of it may lie on the border.
# $count is how many pillars are left after the first two turns.
callisto-rules-later = { $count ->
    [1] Instead of a piece, you may place your third pillar. That is your whole turn. It need not touch your own colour.
   *[other] Instead of a piece, you may place another pillar. That is your whole turn. It need not touch your own colour.
}
callisto-rules-later-same = The same squares are allowed as for the first two.
callisto-rules-out = You can only go out on your own turn, and then you are out for good. As long as one of your pieces fits, you cannot pass.
# $pillar: whether a player without a piece that fits may or must place a pillar, or has none.
callisto-rules-stuck = { $pillar ->
    [none] If no piece fits, you are out.
    [must] If no piece fits, or you have none left, you must place your last pillar if there is a square for it. Otherwise you are out.
   *[may] If no piece fits, or you have none left, you may place your last pillar if there is a square for it, or retire. If there is no square for it, you are out.
}
callisto-rules-strict = In a strict game, you are out when none of your pieces fits, even with a pillar left.
callisto-rules-end = When you are out, the others play on. The game ends when everyone is out. Each square of your unplaced pieces costs one penalty point; an unplaced pillar costs nothing. The player with the fewest penalty points wins. In a tie, the tied player later in turn order wins.
callisto-rules-series = In a series, every player starts equally often: the number of games is the number of players, or a multiple of it. You keep your colour. The penalty points of all games are added up, and the lowest total wins. Players with the same total share the win.
callisto-rules-four-colours = Two players can also play with two colours each on the four-player board. The colours take turns, and a colour that is out is skipped. The points of your two colours are added up. In a tie, the player with the second and fourth colours wins. A series then has two games.

# What is wrong with a file, and where. It follows a colon: “Cannot open game.blksgf: …”.
callisto-file-no-game = this is not a game file
callisto-file-wrong = this is wrong
callisto-file-at = line { $line }, column { $column }: { $what }
callisto-edition-file-at = line { $line }: { $what }
