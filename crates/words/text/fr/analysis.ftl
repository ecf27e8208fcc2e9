# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = Aucun réseau ne connaît ce jeu : tant que la fin est loin, un joueur simple peut nommer un coup, mais personne ne connaît les chances.
analysis-progress = coup { $number } sur { $count }
analysis-drawn = L’image est dans { $file }.
analysis-move = coup
analysis-loss = perte
analysis-better = mieux
analysis-legend = Par joueur : la chance de gagner et la pénalité attendue avant le coup ; = est certain. Perte : ce que le coup a coûté en chance et en points.
analysis-graph = Chance de gagner, coup par coup
hint-wins = { $move } : gagne à coup sûr, avec { $penalty } points de pénalité.
hint-loses = { $move } : ne gagne pas contre le meilleur jeu ; { $penalty } points de pénalité.
hint-likely = { $move } : { $chance } % de chances de gagner, environ { $penalty } points de pénalité à la fin.
hint-simple = { $move } : c’est ce qu’un joueur simple choisirait.
hint-then = puis { $moves }
