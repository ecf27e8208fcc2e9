# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = Ни одна сеть не знает этой игры: пока конец далеко, простой игрок может назвать ход, но шансов не знает никто.
analysis-progress = ход { $number } из { $count }
analysis-drawn = Рисунок в файле { $file }.
analysis-move = ход
analysis-loss = потеря
analysis-better = лучше
analysis-legend = По игрокам: шанс выиграть и ожидаемый штраф перед ходом; = означает точно. Потеря: чего ход стоил в шансах и в баллах.
analysis-graph = Шанс выиграть, ход за ходом
hint-wins = { $move }: точно выигрывает, штраф { $penalty }.
hint-loses = { $move }: не выигрывает при лучшей игре соперников; штраф { $penalty }.
hint-likely = { $move }: { $chance } % на победу, в конце штраф около { $penalty }.
hint-simple = { $move }: так пошёл бы простой игрок.
hint-then = затем { $moves }
