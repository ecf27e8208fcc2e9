# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = Aucun moteur n’est entraîné pour ce jeu. Jusqu’à l’approche de la fin, il n’y a que des suggestions simples, sans chances de gagner.
analysis-progress = Analyse : coup { $number } sur { $count }
analysis-drawn = L’image est dans { $file }.
analysis-move = coup
analysis-loss = perte
analysis-better = mieux
analysis-legend = Par joueur : les chances de gagner et la pénalité attendue avant le coup (= : certain). Perte : ce que le coup a coûté en chances et en points.
analysis-graph = Chances de gagner, coup par coup
hint-wins = { $move } : gagne à coup sûr, avec { $penalty } points de pénalité.
hint-loses = { $move } : ne gagne pas contre le meilleur jeu ; { $penalty } points de pénalité.
hint-likely = { $move } : { $chance } % de chances de gagner, environ { $penalty } points de pénalité à la fin.
hint-simple = { $move } : une suggestion simple.
hint-then = puis { $moves }
