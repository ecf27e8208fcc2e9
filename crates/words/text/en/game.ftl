# Callisto in the browser: the first page, the game, and how it ended.

game-home = Play Callisto and Villa Paletti
game-home-lead = Two board games for 2 to 4 players: against bots, on one device, or online with a link. No account needed.
game-callisto-lead = Place your pieces next to your own colour and leave the others no room.
game-villa-lead = Pull columns out from below, put them on top, and don’t bring the villa down.
game-play-bot = Play a bot
game-play-villa = Play Villa Paletti
game-play-here = On this device
game-rules = Rules
game-finished = Finished games
game-all-games = All your games
game-no-games = No games on this device yet.
game-review-card = Review a game
game-review-about = Open a saved game, with engine analysis
game-wins = { $player } wins.
game-wins-you = You win.
table-resigned-you = You resigned.
table-timed-out-you = You ran out of time.
game-uncharged = The last player left gets no penalty points.
game-tag-resigned = resigned
game-tag-time = out of time
game-two-wins = Two wins in a row!
game-next-level = Try level { $level }
game-told-pillar = { $player } places a pillar on { $cells }.
game-told-pillar-you = You place a pillar on { $cells }.
game-told-piece = { $player } places { $piece } on { $cells }.
game-told-piece-you = You place { $piece } on { $cells }.
game-told-retire = { $player } retires.
game-told-retire-you = You retire.
game-last-move = Last move: { $move }
game-board-empty = { $colour }: nothing on the board.
game-board-pillars = { $colour }: pillars { $pillars }.
game-hint-piece = Place this { $piece } here.
game-hint-pillar = Place a pillar here.
game-hint-retire = The best move is to retire.
game-hint-numbers = Details
game-looking = Move { $number } of { $last }
game-now = Back to the game
game-to-end = Play to the end
game-moves = Moves
game-menu = Menu
game-keys = Keyboard shortcuts
game-keys-more = Page Up and Page Down go through the moves
game-close = Close
game-mistakes = Worst moves
game-pieces-left = { $count ->
    [one] { $count } piece left
   *[other] { $count } pieces left
}
game-squares-left = { $count ->
    [one] { $count } square left
   *[other] { $count } squares left
}
callisto-about-benelux = 18 pieces, octagonal board. No pillars in the centre or on the border.
callisto-about-piatnik = Like Benelux, but pillars may also go on the border.
callisto-about-russian = Same rules as the Benelux edition.
callisto-about-pocket = 13 pieces on a square board: the shortest game. Your first pillars go along the frame.
callisto-about-pentobi = No border. When no piece fits, you must place your last pillar.
game-rules-start = Setup
game-rules-pillars = The first two turns: pillars
game-rules-pieces = Then: pieces
game-rules-last-pillar = The last pillar
game-rules-out = When you are out
game-rules-end = The end and scoring
game-rules-series = A series of games
game-rules-marked = Marked: where your first pillar can go.
game-rules-marked-last = Marked: where your last pillar can go.
game-rules-fits = Allowed: it shares an edge with its own colour.
game-rules-corner = Not allowed: it touches only at a corner.
game-rules-count = Left over: { $sum } = { $points } penalty points.
