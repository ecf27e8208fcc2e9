# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = Für dieses Spiel gibt es keine trainierte Engine. Bis kurz vor dem Ende gibt es nur einfache Vorschläge, ohne Gewinnchancen.
analysis-progress = Analyse: { $number } von { $count }
analysis-drawn = Bild gespeichert in { $file }.
analysis-move = Zug
analysis-loss = Verlust
analysis-better = besser
analysis-legend = Je Spieler: die Gewinnchance und die zu erwartenden Minuspunkte vor dem Zug (= heißt sicher). Verlust: was der Zug an Gewinnchance und an Punkten gekostet hat.
analysis-graph = Gewinnchance, Zug für Zug
hint-wins = { $move }: gewinnt sicher. Minuspunkte: { $penalty }.
hint-loses = { $move }: gewinnt nicht gegen fehlerloses Spiel. Minuspunkte: { $penalty }.
hint-likely = { $move }: { $chance } % Gewinnchance, am Ende etwa { $penalty } Minuspunkte.
hint-simple = { $move }: ein einfacher Vorschlag.
hint-then = dann { $moves }
