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
callisto-note-piatnik = По букве немецких правил (рисунок к ним утрачен): колонна может стоять на внешних полях.
callisto-note-pocket = Рисунок фигурок к испанским правилам утрачен: этот набор из 13 фигурок — наша реконструкция.

# Why a move is not possible. $cell is the cell in question, $colour a colour.
callisto-illegal-game-over = Игра окончена.
callisto-illegal-out = { $colour } уже вне игры.
callisto-illegal-pillars-first = Первые два хода — только колонны.
callisto-illegal-no-pillar-left = У тебя больше нет колонн.
callisto-illegal-no-such-piece = Фигурки такой формы нет.
callisto-illegal-no-piece-left = У тебя больше нет фигурок такой формы.
callisto-illegal-off-board = { $cell ->
    [none] Фигурка выходит за край доски.
   *[other] Клетки { $cell } на доске нет.
}
callisto-illegal-occupied = Клетка { $cell } занята.
callisto-illegal-piece-on-border = Клетка { $cell } — на внешних полях, фигурки туда класть нельзя.
callisto-illegal-touches-nothing = Фигурка должна прилегать стороной к твоему цвету, а эта его нигде не касается.
callisto-illegal-touches-corner-only = Фигурка касается твоего цвета только углом, у клетки { $cell }. А нужно стороной.
callisto-illegal-pillar-in-centre = Клетка { $cell } — в центре, колонны там ставить нельзя.
callisto-illegal-pillar-on-border = Клетка { $cell } — на внешних полях, колонны там ставить нельзя.
callisto-illegal-pillar-on-open = Клетка { $cell } — обычная, в этом издании колонны на таких ставить нельзя.
callisto-illegal-not-along-frame = Клетка { $cell } не у рамки, а первые две колонны ставят вдоль рамки.
callisto-illegal-not-beside-piece = Клетка { $cell } и не у рамки, и не рядом с фигуркой.
callisto-illegal-beside-pillar = Колонна на { $cell } слишком близко: рядом друг с другом колонны не ставят.
callisto-illegal-piece-fits = Ты ещё можешь положить фигурку, поэтому выйти из игры нельзя.
callisto-illegal-retire-too-early = Нельзя выйти из игры, пока не стоят две твои колонны.
callisto-illegal-pillar-forced = В этом издании нельзя выйти из игры, не поставив последнюю колонну.

# Why a text is not a move. $text is what somebody typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Ход — это клетки, например d4,d5,e5, фигурка, например L4c@d4, или «retire».
callisto-notation-not-a-cell = «{ $text }» — не клетка. Клетка — это буква и число, например d4.
callisto-notation-twice = Клетка { $cell } названа дважды.
callisto-notation-no-such-shape = Ни одна фигурка не имеет форму { $text }.
callisto-notation-no-such-piece = В этом издании нет фигурки «{ $text }».
callisto-notation-no-such-orientation = «{ $text }» — не положение этой фигурки: у неё есть положения от a до { $last }.
callisto-notation-which-orientation = Как положить { $piece }? Добавь букву: от { $piece }a до { $piece }{ $last }.
callisto-notation-off-grid = Фигурка выйдет за край доски.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] Побеждает { $player } — без единого штрафного балла.
    [one] Побеждает { $player }: { $points } штрафной балл.
    [few] Побеждает { $player }: { $points } штрафных балла.
    [many] Побеждает { $player }: { $points } штрафных баллов.
   *[other] Побеждает { $player }: { $points } штрафного балла.
}
callisto-tie = Равный счёт: { $players }. Победа за тем, кто по очереди ходил последним.
