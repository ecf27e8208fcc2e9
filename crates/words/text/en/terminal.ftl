# The game at a terminal.

# $game is the edition's name, $players a number.
terminal-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
terminal-strict-exit = strict exit
terminal-four-colours = two colours each
terminal-hint = Type a move, a piece to see where it fits, or “help”.
terminal-language-unknown = There is no language “{ $language }”. Available: { $languages }.

terminal-turn = { $player } to move
terminal-prompt = { $player }
terminal-pillars-first-turn = Place a pillar: type a square, such as { $example }. Possible squares are marked *.
terminal-choices = { $count ->
    [one] { $count } move is possible
   *[other] { $count } moves are possible
}: { $pieces }
terminal-retire-possible = None of your pieces fit any more. Place your last pillar or type “retire”.
terminal-pillar-forced = None of your pieces fit any more. You must place your last pillar.
terminal-out = { $player } cannot place anything more and is out.
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
terminal-piece = { $piece } has these orientations; the number says how many places fit.
terminal-places = { $count ->
    [0] { $piece } does not fit anywhere now.
    [one] { $piece } fits in { $count } place. Type { $example }: the first square is marked *.
   *[other] { $piece } fits in { $count } places. The first squares are marked *; type { $example }, for example.
}
terminal-piece-used = You have no { $piece } left.

terminal-undone = Taken back: { $move } by { $player }.
terminal-nothing-to-undo = There is no move to take back.
terminal-redone = Played again: { $move } by { $player }.
terminal-nothing-to-redo = There is no move to redo.
terminal-saved = Game saved to { $file }.
terminal-loaded = Continuing the game from { $file }.
terminal-load-failed = Cannot open { $file }: { $reason }
terminal-save-failed = Cannot write { $file }: { $reason }
terminal-which-file = Which file? For instance: { $example }
terminal-file-exists = { $file } already exists and was not changed. Choose another name.
terminal-continue = There is an unfinished game: { $game }, after move { $moves }. Continue it? [{ $yes }/{ $no }]
terminal-yes = y
terminal-no = n
terminal-kept = The unfinished game is kept in { $file }.
terminal-autosave-broken = The saved game could not be read ({ $reason }). It is still in { $file }.
terminal-over = The game is over.
terminal-after-end = Type “new” for another game, “undo” to take back the last move, “save FILE” to save the game, or “quit”.
terminal-goodbye = Goodbye!
terminal-goodbye-saved = Goodbye! The game is saved. To continue: loggia play callisto
terminal-not-understood = “{ $input }” is neither a move nor a command: { $reason }
terminal-new-game = A new game.
terminal-bot-thinks = { $player } (bot) plays { $move }.
terminal-legend = . square   + centre   # border   1234 pieces   ABCD pillars   > last move

terminal-help-moves =
    You can type:
      h8           place a pillar on h8 (also P@h8)
      h8,h9,i9     place the piece that covers these squares
      L4c@h8       place piece L4 in orientation c, its first square (lowest row, then leftmost) on h8
      L4           show the orientations of L4 and how many places fit
      L4c          show where L4 fits in orientation c
      moves        list all possible moves
      retire       leave the game, once none of your pieces fit
      board        draw the board again
      rules        show the rules
terminal-help =
    undo, redo   take back the last move, or play it again
    save FILE    save the game     load FILE  continue a saved game
    new          start a new game  lang de    change the language: { $languages }
    quit         leave; the game is saved
