# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = Geen net kent dit spel: zolang het einde ver is, kan een eenvoudige speler een zet noemen, maar niemand kent de kansen.
analysis-progress = zet { $number } van { $count }
analysis-drawn = De tekening staat in { $file }.
analysis-move = zet
analysis-loss = verlies
analysis-better = beter
analysis-legend = Per speler: de kans om te winnen en de verwachte strafpunten voor de zet; = is zeker. Verlies: wat de zet aan kans en aan punten heeft gekost.
analysis-graph = Kans om te winnen, zet voor zet
hint-wins = { $move }: wint zeker, met { $penalty } strafpunten.
hint-loses = { $move }: wint niet tegen het beste spel; { $penalty } strafpunten.
hint-likely = { $move }: { $chance } % kans om te winnen, aan het eind ongeveer { $penalty } strafpunten.
hint-simple = { $move }: dit zou een eenvoudige speler kiezen.
hint-then = dan { $moves }
