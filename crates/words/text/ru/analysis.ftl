# What the engine thinks of positions and games.

# $move is a move, $chance a number of per cent, $penalty a number of points, $moves several moves.
analysis-no-net = Для этой игры нет обученного движка. Почти до конца партии подсказки простые, шансы на победу не показываются.
analysis-progress = Анализ: { $number } из { $count }
analysis-drawn = Рисунок сохранён в { $file }.
analysis-move = ход
analysis-loss = потеря
analysis-better = лучше
analysis-legend = По игрокам: шансы на победу и ожидаемый штраф перед ходом (= значит точно). Потеря: сколько шансов и баллов стоил ход.
analysis-graph = Шансы на победу, ход за ходом
hint-wins = { $move }: верная победа, штраф { $penalty }.
hint-loses = { $move }: при лучшей игре соперников победы нет, штраф { $penalty }.
hint-likely = { $move }: шансы на победу { $chance } %, штраф в конце около { $penalty }.
hint-simple = { $move }: простая подсказка.
hint-then = затем { $moves }
