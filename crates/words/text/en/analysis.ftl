# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = There is no trained engine for this game. Until near the end, hints are simple suggestions without winning chances.
analysis-progress = Analysing: { $number } of { $count }
analysis-drawn = Picture saved to { $file }.
analysis-move = move
analysis-loss = loss
analysis-better = better
analysis-legend = For each player: winning chance and expected penalty before the move (= means certain). Loss: winning chance and points the move cost.
analysis-graph = Winning chance, move by move
hint-wins = { $move }: certain win, with { $penalty } penalty points.
hint-loses = { $move }: no win against best play; { $penalty } penalty points.
hint-likely = { $move }: { $chance }% to win, about { $penalty } penalty points at the end.
hint-simple = { $move }: a simple suggestion.
hint-then = then { $moves }
