# The game at a terminal.

# $game is the edition's name, $players a number.
terminal-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
terminal-strict-exit = strict exit
terminal-four-colours = two colours each
terminal-hint = Type a move, a piece to see where it fits, or "help".
terminal-language-unknown = There is no language "{ $language }". There are: { $languages }.

terminal-turn = { $player } to move
terminal-prompt = { $player }
terminal-pillars-first-turn = Place a pillar: type a cell, such as { $example }. Cells marked * are possible.
terminal-choices = { $count ->
    [one] { $count } move is possible
   *[other] { $count } moves are possible
}: { $pieces }
terminal-retire-possible = No piece of yours fits any more. Place your last pillar, or type "retire".
terminal-pillar-forced = No piece of yours fits any more. Your last pillar must be placed.
terminal-out = { $player } can place nothing more and is out.
terminal-retired = { $player } retires.
terminal-holds = { $player }: { $pieces }
terminal-holds-nothing = all pieces placed
terminal-pillars = { $count ->
    [0] no pillar
    [one] { $count } pillar
   *[other] { $count } pillars
}
terminal-penalty = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
terminal-is-out = out

# $piece is a piece's name such as L4, $count the number of its places.
terminal-piece = { $piece } can lie in these ways; the number says in how many places.
terminal-places = { $count ->
    [0] { $piece } fits nowhere now.
    [one] { $piece } fits in { $count } place. Type { $example }: the first cell is marked *.
   *[other] { $piece } fits in { $count } places. Their first cells are marked *; type for instance { $example }.
}
terminal-piece-used = You have no { $piece } left.

terminal-undone = { $player }'s move { $move } is taken back.
terminal-nothing-to-undo = There is no move to take back.
terminal-redone = { $player } plays { $move } again.
terminal-nothing-to-redo = There is no move to play again.
terminal-saved = The game is saved in { $file }.
terminal-loaded = The game from { $file } goes on.
terminal-load-failed = { $file } was not opened: { $reason }
terminal-save-failed = { $file } could not be written: { $reason }
terminal-which-file = Which file? For instance: { $example }
terminal-file-exists = { $file } exists already and was left alone. Choose another name.
terminal-continue = There is an unfinished game: { $game }, after move { $moves }. Go on with it? [{ $yes }/{ $no }]
terminal-yes = y
terminal-no = n
terminal-kept = The unfinished game is kept in { $file }.
terminal-autosave-broken = The saved game could not be read ({ $reason }). It is kept in { $file }.
terminal-over = The game is over.
terminal-after-end = Type "new" for another game, "undo" to take the last move back, "save FILE" to keep it, or "quit".
terminal-goodbye = Goodbye!
terminal-goodbye-saved = Goodbye! The game is kept; "loggia play callisto" goes on with it.
terminal-not-understood = "{ $input }" is neither a move nor a command: { $reason }
terminal-new-game = A new game.
terminal-bot-thinks = { $player } (the computer) plays { $move }.
terminal-legend = . open   + centre   # border   1234 pieces   ABCD pillars   > last move

terminal-help-moves =
    What you can type:
      h8           stand a pillar on h8 (also P@h8)
      h8,h9,i9     place the piece that covers these cells
      L4c@h8       place piece L4, lying as c, its first cell (lowest row, then leftmost) on h8
      L4           show how L4 can lie and in how many places it fits
      L4c          show where L4 lying as c fits
      moves        list every possible move
      retire       leave the game, when no piece of yours fits any more
      board        draw the board again
      rules        the rules in short
terminal-help =
    undo, redo   take the last move back, or play it again
    save FILE    save the game          load FILE   go on with a saved game
    new          begin a new game       lang de     speak another language: { $languages }
    quit         leave; the game is kept
