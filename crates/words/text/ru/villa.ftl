# What the rules of Villa Paletti say, for every client.

# A column as the object of a sentence: "Anna brings … up".
villa-column-thick-blue = толстую синюю колонну
villa-column-thick-yellow = толстую жёлтую колонну
villa-column-thick-red = толстую красную колонну
villa-column-thick-green = толстую зелёную колонну
villa-column-hexagon-blue = шестигранную синюю колонну
villa-column-hexagon-yellow = шестигранную жёлтую колонну
villa-column-hexagon-red = шестигранную красную колонну
villa-column-hexagon-green = шестигранную зелёную колонну
villa-column-thin-blue = тонкую синюю колонну
villa-column-thin-yellow = тонкую жёлтую колонну
villa-column-thin-red = тонкую красную колонну
villa-column-thin-green = тонкую зелёную колонну
# A column as a label: the name of a button, what the pointer is on.
villa-label-thick-blue = Толстая синяя колонна
villa-label-thick-yellow = Толстая жёлтая колонна
villa-label-thick-red = Толстая красная колонна
villa-label-thick-green = Толстая зелёная колонна
villa-label-hexagon-blue = Шестигранная синяя колонна
villa-label-hexagon-yellow = Шестигранная жёлтая колонна
villa-label-hexagon-red = Шестигранная красная колонна
villa-label-hexagon-green = Шестигранная зелёная колонна
villa-label-thin-blue = Тонкая синяя колонна
villa-label-thin-yellow = Тонкая жёлтая колонна
villa-label-thin-red = Тонкая красная колонна
villa-label-thin-green = Тонкая зелёная колонна

# The base and the floors, as the object of a sentence: "Anna lays …", "Anna brings a column up to …".
villa-storey-base = основание
villa-storey-blue = синий этаж
villa-storey-green = зелёный этаж
villa-storey-yellow = жёлтый этаж
villa-storey-orange = оранжевый этаж
villa-storey-red = красный этаж

# Where a column stands, so that it can be told from others of its kind. $column is a column from above; $on, $side, $one and
# $other are texts from here. $one and $other are columns beside it, in the case that the sentence needs.
villa-on-base = на основании
villa-on-blue = на синем этаже
villa-on-green = на зелёном этаже
villa-on-yellow = на жёлтом этаже
villa-on-orange = на оранжевом этаже
villa-on-red = на красном этаже
villa-side-front-left = спереди слева
villa-side-front = спереди
villa-side-front-right = спереди справа
villa-side-left = слева
villa-side-middle = в середине
villa-side-right = справа
villa-side-back-left = сзади слева
villa-side-back = сзади
villa-side-back-right = сзади справа
villa-near-thick-blue = толстой синей
villa-near-thick-yellow = толстой жёлтой
villa-near-thick-red = толстой красной
villa-near-thick-green = толстой зелёной
villa-near-hexagon-blue = шестигранной синей
villa-near-hexagon-yellow = шестигранной жёлтой
villa-near-hexagon-red = шестигранной красной
villa-near-hexagon-green = шестигранной зелёной
villa-near-thin-blue = тонкой синей
villa-near-thin-yellow = тонкой жёлтой
villa-near-thin-red = тонкой красной
villa-near-thin-green = тонкой зелёной
villa-stands-alone = { $column } { $on }, { $side }, отдельно
villa-stands-beside = { $column } { $on }, { $side }, рядом с { $one }
villa-stands-between = { $column } { $on }, { $side }, между { $one } и { $other }

# Why something may not be done. $player is a name, $colour a colour, $floor a floor, $number and $needs are counts of columns.
villa-broken-game-over = Партия окончена.
villa-broken-no-such-player = { $player } в этой партии не участвует.
villa-broken-given-up = { $player } уже вне игры.
villa-broken-not-your-turn = Сейчас не ваш ход: ходит { $player }.
villa-broken-villa-first = Сначала нужно построить виллу.
villa-broken-villa-stands = Вилла уже построена.
villa-broken-already-placed = Эта колонна уже стоит на основании.
villa-broken-columns-first = { $number ->
    [one] Синий этаж класть рано: осталось поставить { $number } колонну.
    [few] Синий этаж класть рано: осталось поставить { $number } колонны.
   *[many] Синий этаж класть рано: осталось поставить { $number } колонн.
}
villa-broken-not-on-all = Синий этаж должен лежать на всех 20 колоннах, а лежит на { $number }.
villa-broken-colours-first = Сначала нужно разобрать цвета.
villa-broken-colours-dealt = Цвета уже разобраны.
villa-broken-throw-for-colour = Бросьте камень: он решит, какой у вас цвет.
villa-broken-choose-colour = Выберите цвет: камень бросают только для первого.
villa-broken-colour-taken = Этот цвет уже занят: { $colour }.
villa-broken-not-yours = Это не ваша колонна.
villa-broken-on-top = Эта колонна уже на верхнем этаже.
villa-broken-not-brought-up = Колонна должна стоять на верхнем этаже. А это — { $floor }.
villa-broken-locked = Попытку с этой колонной уже прервали: она остаётся на месте до конца партии.
villa-broken-gone = Эта колонна выбыла из игры.
villa-broken-ask-first = Сначала попросите этаж, потом кладите.
villa-broken-already-asked = Вы уже попросили этаж.
villa-broken-answers-first = Подождите, пока остальные скажут, возражают ли они.
villa-broken-nothing-asked = Возражать нечему.
villa-broken-own-request = Это ваша просьба: отвечают остальные.
villa-broken-already-allowed = Вы уже сказали, что не возражаете.
villa-broken-lay-first = Вы попросили этаж: кладите его. Колонны в этот ход не двигают.
villa-broken-object-first = Сначала возразите, потом докажите.
villa-broken-objection-runs = Первое возражение за игроком { $player }: сейчас идёт доказательство.
villa-broken-not-askers = Докажите это колонной игрока { $player }.
villa-broken-name-first = Сначала выберите колонну возразившего игрока или ни одной.
villa-broken-nothing-to-name = Неудачных возражений не было, выбирать нечего.
villa-broken-not-objectors = Выбрать можно только колонну игрока { $player }.
villa-broken-no-floor-left = Все этажи уже лежат.
villa-broken-not-bearing = Этаж кладут только на колонны верхнего этажа.
villa-broken-too-few-bear = { $needs ->
    [one] Этажу нужна хотя бы { $needs } колонна, а он лежит на { $number }.
    [few] Этажу нужны хотя бы { $needs } колонны, а он лежит на { $number }.
   *[many] Этажу нужно хотя бы { $needs } колонн, а он лежит на { $number }.
}
villa-broken-neutral-first = Сначала нейтральная колонна, потом своя.
villa-broken-neutral-done = Нейтральная колонна уже была: теперь передвиньте свою.
villa-broken-last-neutral = Это последняя нейтральная колонна на этой высоте: она остаётся.
villa-broken-too-late-to-ask = Просить этаж поздно: вы уже коснулись нейтральной колонны.
villa-broken-own-due = Нейтральная колонна поднята: теперь поднимите свою.
villa-broken-not-neutral = Докажите это нейтральной колонной.
villa-broken-no-declining = Закончить ход без своей колонны можно, только если вы прервали попытку с нейтральной.

# What happened. $player is a name, $column and $floor are texts from above, $number is a count of columns.
villa-log-placed = { $player } ставит { $column } на основание.
villa-log-placed-you = Вы ставите { $column } на основание.
villa-log-arranged = Виллу расставляют случайно.
villa-log-cleared = Всё снимают с основания и строят заново.
villa-log-threw = { $player } бросает камень и получает цвет «{ $colour }».
villa-log-threw-you = Вы бросаете камень и получаете цвет «{ $colour }».
villa-log-threw-again = { $player } бросает камень, но цвет «{ $colour }» занят: нужно бросить ещё раз.
villa-log-threw-again-you = Цвет «{ $colour }» уже занят: бросьте ещё раз.
villa-log-chose = { $player } выбирает цвет «{ $colour }».
villa-log-chose-you = Вы выбираете цвет «{ $colour }».
villa-log-starts = { $player } начинает.
villa-log-starts-you = Начинаете вы.
villa-log-stood = { $player } поднимает { $column } на { $floor }.
villa-log-stood-you = Вы поднимаете { $column } на { $floor }.
villa-log-broken-off = { $player } прерывает попытку и возвращает { $column } на место. До конца партии её нельзя двигать.
villa-log-broken-off-you = Вы прерываете попытку и возвращаете { $column } на место. До конца партии её нельзя двигать.
villa-log-foul = { $player } допускает нарушение и возвращает { $column } на место. До конца партии её нельзя двигать.
villa-log-foul-you = Вы допускаете нарушение и возвращаете { $column } на место. До конца партии её нельзя двигать.
villa-log-collapse = Вилла рушится! Её обрушивает { $player }.
villa-log-collapse-you = Вилла рушится! Её обрушили вы.
villa-log-asked = { $player } говорит, что не может поднять ни одну из своих колонн.
villa-log-asked-you = Вы говорите, что не можете поднять ни одну из своих колонн.
villa-log-skips = { $player } хочет пропустить нейтральную колонну.
villa-log-skips-you = Вы хотите пропустить нейтральную колонну.
villa-log-allowed = { $player } не возражает.
villa-log-allowed-you = Вы не возражаете.
villa-log-objected = { $player } возражает: нужно доказательство.
villa-log-objected-you = Вы возражаете: нужно доказательство.
villa-log-proved = { $player } доказывает, что это возможно, и убирает { $column } из игры.
villa-log-proved-you = Вы доказываете, что это возможно, и убираете { $column } из игры.
villa-log-named = { $player } убирает { $column } из игры.
villa-log-named-you = Вы убираете { $column } из игры.
villa-log-named-none = { $player } не убирает из игры ни одной колонны.
villa-log-named-none-you = Вы не убираете из игры ни одной колонны.
villa-log-laid = { $number ->
    [one] { $player } кладёт { $floor } на { $number } колонну.
    [few] { $player } кладёт { $floor } на { $number } колонны.
   *[many] { $player } кладёт { $floor } на { $number } колонн.
}
villa-log-laid-you = { $number ->
    [one] Вы кладёте { $floor } на { $number } колонну.
    [few] Вы кладёте { $floor } на { $number } колонны.
   *[many] Вы кладёте { $floor } на { $number } колонн.
}
villa-log-not-laid = { $player } не может положить { $floor } и убирает его.
villa-log-not-laid-you = Вы не можете положить { $floor } и убираете его.
villa-log-passes = { $player } ничего не поднимает: ход переходит дальше.
villa-log-passes-you = Вы ничего не поднимаете: ход переходит дальше.
villa-log-lapsed = Симуляция обновлена: { $player } начинает попытку заново, без потерь.
villa-log-lapsed-you = Симуляция обновлена: вы начинаете попытку заново, без потерь.
villa-log-declined = { $player } не поднимает свою колонну и заканчивает ход.
villa-log-declined-you = Вы не поднимаете свою колонну и заканчиваете ход.
villa-log-gave-up = { $player } сдаётся.
villa-log-gave-up-you = Вы сдаётесь.
villa-log-stone = { $player } получает камень зодчего.
villa-log-stone-you = Вы получаете камень зодчего.
villa-log-stuck = Продолжать никто не может: партия окончена.
villa-log-alone = Больше никого не осталось: партия окончена.
villa-log-wins = Побеждает { $player }!
villa-log-wins-you = Вы победили!
villa-log-nobody-wins = Не побеждает никто.
