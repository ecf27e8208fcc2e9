# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = No hay un motor entrenado para este juego. Hasta cerca del final, las pistas son sugerencias sencillas, sin probabilidades de ganar.
analysis-progress = Análisis: { $number } de { $count }
analysis-drawn = Imagen guardada en { $file }.
analysis-move = jugada
analysis-loss = pérdida
analysis-better = mejor
analysis-legend = Por jugador: la probabilidad de ganar y la penalización esperada antes de la jugada; = es seguro. Pérdida: lo que la jugada costó en probabilidad y en puntos.
analysis-graph = Probabilidad de ganar por jugada
hint-wins = { $move }: gana con seguridad, con { $penalty } puntos de penalización.
hint-loses = { $move }: no gana contra el mejor juego; { $penalty } puntos de penalización.
hint-likely = { $move }: { $chance } % de probabilidad de ganar, al final unos { $penalty } puntos de penalización.
hint-simple = { $move }: una sugerencia sencilla.
hint-then = después { $moves }
