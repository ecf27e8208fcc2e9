# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = Voor dit spel is er geen getrainde engine. Tot vlak voor het einde krijg je alleen eenvoudige suggesties, zonder winstkansen.
analysis-progress = Analyse: { $number } van { $count }
analysis-drawn = Afbeelding opgeslagen in { $file }.
analysis-move = zet
analysis-loss = verlies
analysis-better = beter
analysis-legend = Per speler: de winstkans en de verwachte strafpunten vóór de zet; = is zeker. Verlies: wat de zet aan winstkans en aan punten heeft gekost.
analysis-graph = Winstkans, zet voor zet
hint-wins = { $move }: wint zeker, met { $penalty } strafpunten.
hint-loses = { $move }: wint niet tegen het beste spel; { $penalty } strafpunten.
hint-likely = { $move }: { $chance }% winstkans, aan het eind ongeveer { $penalty } strafpunten.
hint-simple = { $move }: een eenvoudige suggestie.
hint-then = dan { $moves }
