# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = Kein Netz kennt dieses Spiel: Bis das Ende nah ist, kann ein einfacher Spieler einen Zug nennen, aber niemand kennt die Aussichten.
analysis-progress = Zug { $number } von { $count }
analysis-drawn = Das Bild ist in { $file }.
analysis-move = Zug
analysis-loss = Verlust
analysis-better = besser
analysis-legend = Je Spieler: die Gewinnaussicht und die zu erwartenden Strafpunkte vor dem Zug; = ist sicher. Verlust: was der Zug an Aussicht und an Punkten gekostet hat.
analysis-graph = Gewinnaussicht, Zug für Zug
hint-wins = { $move }: gewinnt sicher, mit { $penalty } Strafpunkten.
hint-loses = { $move }: gewinnt nicht gegen bestes Spiel; { $penalty } Strafpunkte.
hint-likely = { $move }: gewinnt zu { $chance } %, am Ende etwa { $penalty } Strafpunkte.
hint-simple = { $move }: das würde ein einfacher Spieler wählen.
hint-then = dann { $moves }
