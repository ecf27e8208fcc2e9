# The game at a terminal.

# $game is the edition's name, $players a number.
terminal-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
terminal-strict-exit = строгий выход
terminal-four-colours = по два цвета у каждого
terminal-hint = Введите ход, фигурку (чтобы увидеть, куда она помещается) или «help».
terminal-language-unknown = Языка «{ $language }» нет. Есть: { $languages }.

terminal-turn = Ходит { $player }
terminal-prompt = { $player }
terminal-pillars-first-turn = Поставьте колонну: введите клетку, например { $example }. Возможные клетки отмечены *.
terminal-choices = { $count ->
    [one] Возможен { $count } ход
    [few] Возможны { $count } хода
   *[many] Возможно { $count } ходов
}: { $pieces }
terminal-retire-possible = Ни одна ваша фигурка больше не помещается. Поставьте последнюю колонну или введите «retire».
terminal-pillar-forced = Ни одна ваша фигурка больше не помещается. Нужно поставить последнюю колонну.
terminal-out = { $player } больше ничего не может поставить и выбывает из игры.
terminal-retired = { $player } выбывает из игры.
terminal-holds = { $player }: { $pieces }
terminal-holds-nothing = все фигурки на доске
terminal-pillars = { $count ->
    [0] колонн нет
    [one] { $count } колонна
    [few] { $count } колонны
   *[many] { $count } колонн
}
terminal-penalty = { $points ->
    [one] { $points } штрафной балл
    [few] { $points } штрафных балла
   *[many] { $points } штрафных баллов
}
terminal-is-out = вне игры

# $piece is a piece's name such as L4, $count the number of its places.
terminal-piece = { $piece } можно положить так; число показывает, в скольких местах.
# [one] is also 21, 31 and so on, which the words for a single place do not fit.
terminal-places = { $count ->
    [0] { $piece } сейчас никуда не помещается.
    [1] { $piece } помещается в { $count } месте. Введите { $example }: первая клетка отмечена *.
    [one] { $piece } помещается в { $count } месте. Первые клетки отмечены *; введите, например, { $example }.
    [few] { $piece } помещается в { $count } местах. Первые клетки отмечены *; введите, например, { $example }.
   *[many] { $piece } помещается в { $count } местах. Первые клетки отмечены *; введите, например, { $example }.
}
terminal-piece-used = У вас больше нет фигурки { $piece }.

terminal-undone = Ход отменён: { $player }, { $move }.
terminal-nothing-to-undo = Отменять нечего.
terminal-redone = { $player } снова делает ход { $move }.
terminal-nothing-to-redo = Повторять нечего.
terminal-saved = Партия сохранена в { $file }.
terminal-loaded = Продолжается партия из { $file }.
terminal-load-failed = Не удалось открыть { $file }: { $reason }
terminal-save-failed = Не удалось записать { $file }: { $reason }
terminal-which-file = Какой файл? Например: { $example }
terminal-file-exists = Файл { $file } уже есть, он не изменён. Выберите другое имя.
terminal-continue = Есть неоконченная партия: { $game }, после хода { $moves }. Продолжить её? [{ $yes }/{ $no }]
terminal-yes = д
terminal-no = н
terminal-kept = Неоконченная партия сохранена в { $file }.
terminal-autosave-broken = Сохранённую партию не удалось прочитать ({ $reason }). Она осталась в { $file }.
terminal-over = Партия окончена.
terminal-after-end = Введите «new» (новая партия), «undo» (отменить последний ход), «save ФАЙЛ» (сохранить) или «quit» (выйти).
terminal-goodbye = До встречи!
terminal-goodbye-saved = До встречи! Партия сохранена; «loggia play callisto» продолжит её.
terminal-not-understood = «{ $input }» — не ход и не команда: { $reason }
terminal-new-game = Новая партия.
terminal-bot-thinks = { $player } (бот) делает ход { $move }.
terminal-legend = . клетка   + центр   # внешнее поле   1234 фигурки   ABCD колонны   > последний ход

terminal-help-moves =
    Что можно ввести:
      h8           поставить колонну на h8 (или P@h8)
      h8,h9,i9     положить фигурку, которая закроет эти клетки
      L4c@h8       положить фигурку L4 в положении c, первой клеткой (нижний ряд, самая левая) на h8
      L4           показать, как может лежать L4 и в скольких местах она помещается
      L4c          показать, куда помещается L4 в положении c
      moves        показать все возможные ходы
      retire       выбыть, когда ни одна ваша фигурка больше не помещается
      board        нарисовать доску ещё раз
      rules        показать правила
terminal-help =
    undo, redo   отменить последний ход или сделать его снова
    save ФАЙЛ    сохранить партию     load ФАЙЛ  продолжить сохранённую партию
    new          начать новую партию  lang de    сменить язык: { $languages }
    quit         выйти; партия сохранится
