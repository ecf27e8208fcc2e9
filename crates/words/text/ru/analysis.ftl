# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = Для этой игры нет обученного движка. Почти до самого конца даются только простые подсказки, без шансов на победу.
analysis-progress = ход { $number } из { $count }
analysis-drawn = Рисунок в файле { $file }.
analysis-move = ход
analysis-loss = потеря
analysis-better = лучше
analysis-legend = По игрокам: шансы на победу и ожидаемый штраф перед ходом; = означает точно. Потеря: чего ход стоил в шансах и в баллах.
analysis-graph = Шансы на победу, ход за ходом
hint-wins = { $move }: точно выигрывает, штраф { $penalty }.
hint-loses = { $move }: не выигрывает при лучшей игре соперников; штраф { $penalty }.
hint-likely = { $move }: { $chance } % на победу, в конце штраф около { $penalty }.
hint-simple = { $move }: простая подсказка.
hint-then = затем { $moves }
