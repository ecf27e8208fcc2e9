# A table of a house, over the net. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Бот { $level }
table-somebody = Кто-то
table-joined = { $name } подходит к столу.
table-renamed = { $old } теперь зовётся { $name }.
table-left = { $name } уходит из-за стола.
table-sat = { $name } занимает место { $seat } ({ $colours }).
table-stood = { $name } встаёт с места { $seat }.
table-bot-sat = Бот уровня { $level } занимает место { $seat } ({ $colours }).
table-freed = Место { $seat } свободно.
table-seat-moved = { $player } продолжает на другом устройстве.
table-resigned = { $player } сдаётся.
table-timed-out = У игрока { $player } вышло время, он выбывает из партии.
table-said = { $name }: { $text }
table-muted = Хозяин лишает слова: { $name }.
table-unmuted = { $name } снова может говорить.
table-removed = Хозяин просит уйти: { $name }.
table-away = Дома не было { $time }; это время не считается.
table-offline = { $name } теряет связь.
table-online = { $name } снова на связи.
table-played = { $player } делает ход { $move }.
table-started = { $games ->
    [1] Партия начинается.
   *[other] Начинается партия { $game } из { $games }.
} Первым ходит { $player }.

# What somebody asks the others for.
table-proposes-undo = { $count ->
    [1] { $name } хочет отменить последний ход.
    [one] { $name } хочет отменить последние ходы: { $count }.
    [few] { $name } хочет отменить последние { $count } хода.
    [many] { $name } хочет отменить последние { $count } ходов.
   *[other] { $name } хочет отменить последние ходы: { $count }.
}
table-proposes-adjourn = { $name } предлагает прерваться и доиграть в другой раз.
table-proposes-resume = { $name } предлагает продолжить.
table-proposes-rematch = { $name } предлагает сыграть ещё раз.
table-proposes-bot = { $name } предлагает, чтобы бот уровня { $level } занял место { $seat }.
table-answer = Введи «yes» (да) или «no» (нет).
table-agreed = { $name } соглашается.
table-disagreed = { $name } не соглашается.
table-withdrawn = { $name } снимает предложение.
table-overtaken = Игра пошла дальше, предложение снято.
table-withdraw = Снять
table-carried-undo = { $count ->
    [1] Последний ход отменён.
   *[other] Отменены последние ходы: { $count }.
}
table-carried-adjourn = Партия отложена.
table-carried-resume = Партия продолжается.

# How a game and a series end.
table-game-over = { $games ->
    [1] Партия окончена.
   *[other] Партия { $game } из { $games } окончена.
}
table-points = Штрафные баллы: { $points }
table-totals = { $count ->
    [one] После { $count } партии: { $points }
   *[other] После { $count } партий: { $points }
}
table-series-over = { $count ->
    [1] Серия окончена, побеждает { $players }.
   *[other] Серия окончена, победу делят { $players }.
}

# What happens next.
table-hint = Введи ход, фигурку (увидишь, куда она помещается), «say» и текст, чтобы поговорить, или «help».
table-your-turn = Твой ход, { $player }.
table-next-seats = { $count ->
    [1] Место { $seats } свободно.
   *[other] Свободны места { $seats }.
} Ссылка на стол — для остальных; командой «bot { $first }» хозяин сажает за стол компьютер.
table-next-start = Все места заняты. Введи «start», чтобы начать.
table-next-wait = Все места заняты. Начать игру может { $host }.
table-next-adjourned = Партия отложена. Введи «resume», чтобы продолжить.
table-next-between = Введи «next», чтобы начать следующую партию серии.
table-next-finished = Введи «rematch», чтобы сыграть ещё раз, или «quit».
table-time = { $player }: осталось { $time }.
table-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}, { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
table-hurry = У тебя осталось только { $time }!

# Coming and going.
table-made = Твой стол готов. Ссылка для остальных: { $link }
table-which-name = Как тебя называть остальным?
table-which-name-usual = Как тебя называть остальным? Просто Enter, если { $name }.
table-welcome-back = С возвращением, { $name }.
table-watching = Ты смотришь со стороны. Введи «name» и своё имя, чтобы участвовать.
table-no-seat = Свободных мест сейчас нет. Ты смотришь со стороны.
table-handover = Открой эту ссылку на другом устройстве в течение часа, и твоё место перейдёт туда: { $link }
table-lost = Связь потеряна. Пробую снова …
table-back = Связь восстановлена.
table-press-enter = Нажми Enter, чтобы выйти.
table-goodbye-seat = До встречи! Место остаётся за тобой; вернуться можно так: loggia play --join { $link }

# Who is there.
table-who-seat = Место { $seat } ({ $colours }): { $holder }
table-who-open = свободно
table-who-you = ты
table-who-host = хозяин
table-who-muted = без слова
table-who-away = нет связи
table-who-watches = Смотрит: { $name }
table-who-strangers = { $count ->
    [one] Смотрит ещё { $count } человек.
    [few] Смотрят ещё { $count } человека.
    [many] Смотрят ещё { $count } человек.
   *[other] Смотрят ещё { $count } человека.
}

table-half-known = Тут чего-то не хватает, нужно так: «{ $example }».
table-which-guest = С именем { $name } тут несколько человек.
table-not-here = Это возможно только в игре за одним терминалом.
table-help =
    start, next  начать первую партию или следующую партию серии
    say ТЕКСТ    сказать что-нибудь всем
    undo         попросить отменить твой последний ход
    yes, no      ответить на предложение: да, нет
    resign       сдаться
    adjourn      предложить прерваться         resume       предложить продолжить
    rematch      предложить сыграть ещё        who          кто здесь
    sit, sit 2   занять место                  stand        встать
    name ИМЯ     взять другое имя              move-seat    ссылка, которая перенесёт твоё место на другое устройство
    bot 2 5      бот уровня 5 на место 2; free 2 освобождает место (хозяин)
    mute ИМЯ, unmute ИМЯ, remove ИМЯ: лишить слова, вернуть слово, попросить уйти (хозяин)
    save ФАЙЛ    сохранить партию              lang de      сменить язык: { $languages }
    leave        уйти из-за стола насовсем     quit         выйти; место остаётся за тобой

# Why the house does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = Эта версия Loggia не знает игры «{ $what }».
table-rejection-no-such-edition = Издания «{ $what }» нет.
table-rejection-bad-edition = В файле издания ошибка: { $what }
table-rejection-bad-setup = Эти условия не сочетаются: { $what }
table-rejection-bad-clock = С такими часами играть нельзя: от 5 секунд до суток на ход, от 10 секунд до суток на партию или от 1 до 30 дней.
table-rejection-bad-rounds = Кругов слишком много ({ $number }): в серии их не больше десяти.
table-rejection-no-such-seat = Места { $number } нет.
table-rejection-no-such-level = Уровня { $number } нет: у ботов уровни от 1 до 9.
table-rejection-bad-name = В имени должно быть от 1 до 40 знаков.
table-rejection-bad-chat = В сообщении должно быть от 1 до 500 знаков.
table-rejection-not-joined = Ты только смотришь.
table-rejection-removed = Хозяин попросил тебя уйти.
table-rejection-muted = Хозяин лишил тебя слова.
table-rejection-not-host = Это может только хозяин.
table-rejection-not-house = Это может только сам дом.
table-rejection-host-stays = С хозяином так поступить нельзя.
table-rejection-no-such-guest = Никого с таким именем нет.
table-rejection-not-your-seat = Место { $number } не твоё.
table-rejection-seat-taken = Место { $number } занято.
table-rejection-seat-open = Место { $number } ещё свободно.
table-rejection-seat-empty = На месте { $number } никого нет.
table-rejection-game-runs = Пока идёт партия, этого нельзя.
table-rejection-no-game = Сейчас партия не идёт.
table-rejection-adjourned = Партия отложена.
table-rejection-not-adjourned = Партия не отложена.
table-rejection-series-over = Серия окончена.
table-rejection-series-runs = Серия ещё не окончена.
table-rejection-not-your-turn = Сейчас не твой ход: ходит место { $number }.
table-rejection-stale = Позиция тем временем изменилась. Посмотри на доску ещё раз.
table-rejection-not-a-move = Это не ход: { $what }
table-rejection-time-is-up = Время места { $number } вышло.
table-rejection-time-is-left = У места { $number } ещё есть время.
table-rejection-nothing-to-undo = Отменять нечего.
table-rejection-motion-open = Сначала нужно ответить на другое предложение.
table-rejection-no-motion = Твоего ответа никто не ждёт.
table-rejection-not-seated = У тебя нет места в этой партии.
table-rejection-not-given-up = Место { $number } не оставлено, или с тех пор уже сделан ход.
table-rejection-seated-in-game = У тебя место { $number } в этой партии. Сначала сдайся; или просто уйди — место останется за тобой.
table-rejection-wrong-number = За столом тем временем многое произошло.
table-rejection-other-game = Здесь играют в другую игру.
table-rejection-needed = Без этой колонны вилла рухнет.
table-rejection-on-the-rim = Колонна стояла бы на краю или за ним.
table-rejection-in-the-way = Там уже стоит колонна.
table-rejection-sticks-out = Пол выступал бы за основание.
table-rejection-not-borne = Пол лежал бы не на всех колоннах.
table-rejection-attempt-runs = Руки с места { $number } заняты делом.
table-rejection-no-attempt = Ничьи руки этим не заняты.
table-rejection-bad-hands = Не удалось прочесть, что делали руки.
table-rejection-hands-gap = Руки сбились: за столом они в другом месте.
table-rejection-attempt-too-long = Попытка длится не больше десяти минут.
table-rejection-not-kept = Никто не сказал, что стало с виллой.
table-rejection-other-world = Симуляция обновлена. Обновите страницу и начните попытку заново — это ничего не стоит.

# Why the house does not answer as hoped.
table-fault-not-found = Такого стола в доме нет. Ссылка целая?
table-fault-no-token = Дом тебя не знает.
table-fault-bad-token = Дом тебя больше не знает.
table-fault-bad-request = Дом не понял просьбу.
table-fault-too-fast = Слишком много сразу. Подожди немного и попробуй снова.
table-fault-too-many = В доме сейчас нет места для ещё одного стола.
table-fault-unavailable = Сейчас дом не может этого сделать. Попробуй позже.
table-unreachable = До дома не добраться: { $what }
table-status = Дом отвечает: { $status } { $what }
table-not-understood = Дом сообщил что-то, чего эта программа не понимает: { $what }
table-ended-removed = Хозяин попросил тебя уйти.
table-ended-diverged = Журнал стола противоречит сам себе: { $what }
table-ended-stopped = Связь прекращена.
table-ended-outdated = Версия этой программы не совпадает с версией сервера.
