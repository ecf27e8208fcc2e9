# What the rules of Callisto say, for every client.

callisto-colour-1 = Синий
callisto-colour-2 = Жёлтый
callisto-colour-3 = Красный
callisto-colour-4 = Зелёный

callisto-edition-benelux = «Каллисто», издание для Бенилюкса
callisto-edition-piatnik = «Каллисто», издание Piatnik
callisto-edition-russian = «Каллисто», русское издание
callisto-edition-pocket = «Каллисто», карманное издание
callisto-edition-pentobi = «Каллисто» по правилам Pentobi
callisto-note-piatnik = По немецким правилам колонну можно ставить на внешние поля. Рисунок, где могло быть показано иное, утрачен.
callisto-note-pocket = Рисунок фигурок из испанских правил утрачен, поэтому этот набор из 13 фигурок — наша реконструкция.

# Why a move is not possible. $cell is the cell in question, $colour a colour.
callisto-illegal-game-over = Партия окончена.
callisto-illegal-out = { $colour } уже вне игры.
callisto-illegal-pillars-first = Первые два хода — только колонны.
callisto-illegal-no-pillar-left = У вас больше нет колонн.
callisto-illegal-no-such-piece = Фигурки такой формы нет.
callisto-illegal-no-piece-left = У вас больше нет фигурок такой формы.
callisto-illegal-off-board = { $cell ->
    [none] Фигурка выходит за край доски.
   *[other] Клетки { $cell } на доске нет.
}
callisto-illegal-occupied = Клетка { $cell } занята.
callisto-illegal-piece-on-border = Клетка { $cell } — на внешних полях, фигурки туда класть нельзя.
callisto-illegal-touches-nothing = Фигурка должна прилегать стороной к вашему цвету, а эта его нигде не касается.
callisto-illegal-touches-corner-only = Фигурка касается вашего цвета только углом, у клетки { $cell }. А нужно стороной.
callisto-illegal-pillar-in-centre = Клетка { $cell } — в центре, колонны там ставить нельзя.
callisto-illegal-pillar-on-border = Клетка { $cell } — на внешних полях, колонны там ставить нельзя.
callisto-illegal-pillar-on-open = Клетка { $cell } — обычная, в этом издании колонны на таких ставить нельзя.
callisto-illegal-not-along-frame = Клетка { $cell } не у рамки, а первые две колонны ставят вдоль рамки.
callisto-illegal-not-beside-piece = Клетка { $cell } и не у рамки, и не рядом с фигуркой.
callisto-illegal-beside-pillar = Колонна на { $cell } слишком близко: рядом друг с другом колонны не ставят.
callisto-illegal-piece-fits = Вы ещё можете положить фигурку, поэтому выбыть нельзя.
callisto-illegal-retire-too-early = Нельзя выбыть, пока не стоят две ваши колонны.
callisto-illegal-pillar-forced = В этом издании нельзя выбыть, не поставив последнюю колонну.

# Why a text is not a move. $text is what someone typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Введите клетки, например d4,d5,e5, фигурку, например L4c@d4, или «retire».
callisto-notation-not-a-cell = «{ $text }» — не клетка. Клетка — это буква и число, например d4.
callisto-notation-twice = Клетка { $cell } названа дважды.
callisto-notation-no-such-shape = Ни одна фигурка не имеет форму { $text }.
callisto-notation-no-such-piece = В этом издании нет фигурки «{ $text }».
callisto-notation-no-such-orientation = У этой фигурки нет положения «{ $text }», есть только от a до { $last }.
callisto-notation-which-orientation = Как положить { $piece }? Добавьте букву: от { $piece }a до { $piece }{ $last }.
callisto-notation-off-grid = Фигурка выйдет за край доски.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] Побеждает { $player } — без единого штрафного балла.
    [one] Побеждает { $player }: { $points } штрафной балл.
    [few] Побеждает { $player }: { $points } штрафных балла.
   *[many] Побеждает { $player }: { $points } штрафных баллов.
}
callisto-wins-you = { $points ->
    [0] Вы победили без единого штрафного балла.
    [one] Вы победили: { $points } штрафной балл.
    [few] Вы победили: { $points } штрафных балла.
   *[many] Вы победили: { $points } штрафных баллов.
}
callisto-tie = Равный счёт: { $players }. Побеждает тот из них, кто ходит последним.

# The rules in words. What an edition's data does not say is left out. $pillars and $pieces are what a player has.
callisto-rules-start = У каждого игрока свой цвет, { $pillars ->
    [one] { $pillars } колонна
    [few] { $pillars } колонны
   *[many] { $pillars } колонн
} и { $pieces ->
    [one] { $pieces } фигурка
    [few] { $pieces } фигурки
   *[many] { $pieces } фигурок
}. Лишние цвета остаются в коробке. Начинает самый младший игрок; можно выбрать другого или положиться на случай. Ходят по часовой стрелке.
callisto-rules-first = Первыми двумя ходами вы ставите по одной колонне на пустую клетку.
# $regions: where it may not stand, and where it may, beside ordinary squares.
callisto-rules-pillar-closed = { $regions ->
    [centre] Её нельзя ставить в центр.
    [border] Её нельзя ставить на внешние поля.
   *[both] Её нельзя ставить ни в центр, ни на внешние поля.
}
callisto-rules-pillar-may = { $regions ->
    [centre] Её можно ставить в центр.
    [border] Её можно ставить на внешние поля.
   *[both] Её можно ставить в центр и на внешние поля.
}
callisto-rules-pillar-not-open = На другие клетки её ставить нельзя.
callisto-rules-pillar-beside = { $beside ->
    [frame] Она должна стоять у рамки вокруг доски.
    [piece] Она должна стоять рядом с фигуркой любого игрока.
   *[both] Она должна стоять у рамки вокруг доски или рядом с фигуркой любого игрока.
}
callisto-rules-pillar-apart = Прилегать стороной к другой колонне она не может.
callisto-rules-piece = Начиная с третьего хода вы каждый раз кладёте ровно одну фигурку. Её можно поворачивать и отражать. Она должна лежать на пустых клетках и прилегать стороной к колонне или фигурке вашего цвета; касание углом не считается. Касаться чужих фигурок можно.
callisto-rules-piece-centre = Она может закрывать центр.
callisto-rules-piece-border = На внешние поля она заходить не может.
# $count is how many pillars are left after the first two turns.
callisto-rules-later = { $count ->
    [1] Вместо фигурки можно поставить третью колонну. На этом ваш ход окончен. Прилегать к вашему цвету ей не обязательно.
   *[other] Вместо фигурки можно поставить ещё одну колонну. На этом ваш ход окончен. Прилегать к вашему цвету ей не обязательно.
}
callisto-rules-later-same = Её можно ставить на те же клетки, что и первые две.
callisto-rules-out = Выбыть можно только в свой ход, и тогда уже до конца партии. Пока помещается хотя бы одна ваша фигурка, пропускать ход нельзя.
# $pillar: whether a player without a piece that fits may or must place a pillar, or has none.
callisto-rules-stuck = { $pillar ->
    [none] Если не помещается ни одна фигурка, вы выбываете.
    [must] Если не помещается ни одна фигурка или их не осталось, вы должны поставить последнюю колонну, если для неё есть клетка. Иначе вы выбываете.
   *[may] Если не помещается ни одна фигурка или их не осталось, можно поставить последнюю колонну, если для неё есть клетка, или выбыть. Если клетки для неё нет, вы выбываете.
}
callisto-rules-strict = В строгой партии вы выбываете, как только не помещается ни одна ваша фигурка, даже если колонна осталась.
callisto-rules-end = Если вы выбыли, остальные играют дальше. Партия окончена, когда выбыли все. Каждая клетка фигурок, которые вы не положили, — штрафной балл; за колонну, которую вы не поставили, штрафа нет. Побеждает тот, у кого меньше всего штрафных баллов, а при равном счёте — тот из равных, кто ходит позже.
callisto-rules-series = В серии все начинают одинаково часто: партий столько, сколько игроков, или в несколько раз больше. Цвета не меняются. Штрафные баллы всех партий складываются, и побеждает тот, у кого сумма меньше всех. При равной сумме победу делят.
callisto-rules-four-colours = Вдвоём можно играть и четырьмя цветами, по два на игрока, на доске для четырёх игроков. Цвета ходят по очереди, выбывший цвет пропускается. Баллы двух ваших цветов складываются. При равном счёте побеждает игрок со вторым и четвёртым цветами. В серии тогда две партии.

callisto-file-no-game = это не файл партии
callisto-file-wrong = здесь ошибка
callisto-file-at = строка { $line }, позиция { $column }: { $what }
callisto-edition-file-at = строка { $line }: { $what }
