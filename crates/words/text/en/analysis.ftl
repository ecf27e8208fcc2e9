# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = No net knows this game: until its end is near, a simple player can name a move, but nobody knows the chances.
analysis-progress = move { $number } of { $count }
analysis-drawn = The picture is in { $file }.
analysis-move = move
analysis-loss = loss
analysis-better = better
analysis-legend = Per player: the chance to win and the penalty to expect before the move; = is certain. Loss: what the move gave away of the chance, and points.
analysis-graph = Chance to win, move by move
hint-wins = { $move }: wins for certain, with { $penalty } penalty points.
hint-loses = { $move }: does not win against best play; { $penalty } penalty points.
hint-likely = { $move }: { $chance } % to win, about { $penalty } penalty points at the end.
hint-simple = { $move }: a simple player would choose this.
hint-then = then { $moves }
