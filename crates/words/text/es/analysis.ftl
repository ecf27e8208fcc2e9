# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = Ninguna red conoce este juego: mientras el final esté lejos, un jugador sencillo puede nombrar una jugada, pero nadie conoce las posibilidades.
analysis-progress = jugada { $number } de { $count }
analysis-drawn = El dibujo está en { $file }.
analysis-move = jugada
analysis-loss = pérdida
analysis-better = mejor
analysis-legend = Por jugador: la posibilidad de ganar y la penalización esperada antes de la jugada; = es seguro. Pérdida: lo que la jugada costó en posibilidad y en puntos.
analysis-graph = Posibilidad de ganar, jugada a jugada
hint-wins = { $move }: gana con seguridad, con { $penalty } puntos de penalización.
hint-loses = { $move }: no gana contra el mejor juego; { $penalty } puntos de penalización.
hint-likely = { $move }: { $chance } % de ganar, al final unos { $penalty } puntos de penalización.
hint-simple = { $move }: es lo que elegiría un jugador sencillo.
hint-then = después { $moves }
