# An online table. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Бот { $level }
table-somebody = Кто-то
table-joined = { $name } присоединяется.
table-renamed = { $old } меняет имя на { $name }.
table-left = { $name } уходит из-за стола.
table-sat = { $name } занимает место { $seat } ({ $colours }).
table-stood = { $name } освобождает место { $seat }.
table-bot-sat = Бот уровня { $level } занимает место { $seat } ({ $colours }).
table-freed = Место { $seat } свободно.
table-seat-moved = { $player } продолжает на другом устройстве.
table-resigned = { $player } сдаётся.
table-timed-out = Время вышло: { $player } выбывает из партии.
table-said = { $name }: { $text }
table-muted = Создатель стола отключает чат игроку { $name }.
table-unmuted = { $name } снова может писать в чат.
table-removed = Создатель стола удаляет игрока { $name }.
table-handed-on = Теперь столом управляет { $name }.
table-closed = Стол закрыт.
table-away = Сервер не работал { $time }; это время не считается.
table-offline = { $name } теряет связь.
table-online = { $name } снова на связи.
table-played = { $player } делает ход { $move }.
table-started = { $games ->
    [1] Партия начинается.
   *[other] Начинается партия { $game } из { $games }.
} Первым ходит { $player }.

# What someone asks the others for.
table-proposes-undo = { $count ->
    [1] { $name } хочет отменить последний ход.
    [one] { $name } хочет отменить последние ходы: { $count }.
    [few] { $name } хочет отменить последние { $count } хода.
   *[many] { $name } хочет отменить последние { $count } ходов.
}
table-proposes-adjourn = { $name } предлагает приостановить партию.
table-proposes-resume = { $name } предлагает продолжить.
table-proposes-rematch = { $name } предлагает сыграть ещё раз.
table-proposes-bot = { $name } предлагает отдать место { $seat } боту уровня { $level }.
table-answer = Введите «yes» (да) или «no» (нет).
table-agreed = { $name } соглашается.
table-disagreed = { $name } не соглашается.
table-withdrawn = { $name } снимает предложение.
table-overtaken = Партия пошла дальше, предложение больше не действует.
table-withdraw = Отозвать
table-carried-undo = { $count ->
    [1] Последний ход отменён.
   *[other] Отменены последние ходы: { $count }.
}
table-carried-adjourn = Партия приостановлена.
table-carried-resume = Партия продолжается.

# How a game and a series end.
table-game-over = { $games ->
    [1] Партия окончена.
   *[other] Партия { $game } из { $games } окончена.
}
table-points = Штрафные баллы: { $points }
table-totals = { $count ->
    [one] После { $count } партии: { $points }
    [few] После { $count } партий: { $points }
   *[many] После { $count } партий: { $points }
}
table-series-over = { $count ->
    [1] Серия окончена, побеждает { $players }.
   *[other] Серия окончена, победу делят { $players }.
}
table-series-over-you = Серия окончена, вы победили.

# What happens next.
table-hint = Введите ход, фигурку (чтобы увидеть, куда она помещается), «say» и текст для чата или «help».
table-your-turn = Ваш ход, { $player }.
table-next-seats = { $count ->
    [1] Место { $seats } свободно.
   *[other] Свободны места { $seats }.
} Отправьте ссылку на стол остальным; создатель стола может добавить бота командой «bot { $first }».
table-next-start = Все места заняты. Введите «start», чтобы начать.
table-next-wait = Все места заняты. Начать партию может { $host }.
table-next-adjourned = Партия приостановлена. Введите «resume», чтобы продолжить.
table-next-between = Введите «next», чтобы начать следующую партию серии.
table-next-finished = Введите «rematch», чтобы сыграть ещё раз, или «quit».
table-time = { $player }: осталось { $time }.
table-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}, { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
table-hurry = Осталось всего { $time }!

# Coming and going.
table-made = Ваш стол готов. Ссылка для остальных: { $link }
table-which-name = Как вас зовут?
table-which-name-usual = Как вас зовут? Нажмите Enter, чтобы играть под именем { $name }.
table-welcome-back = С возвращением, { $name }.
table-watching = Вы зритель. Чтобы участвовать, введите «name» и своё имя.
table-no-seat = Свободных мест сейчас нет. Вы зритель.
table-handover = Откройте эту ссылку на другом устройстве в течение часа, и ваше место перейдёт туда: { $link }
table-lost = Связь потеряна. Переподключение…
table-back = Связь восстановлена.
table-press-enter = Нажмите Enter, чтобы выйти.
table-goodbye-seat = До встречи! Место остаётся за вами; вернуться можно так: loggia play --join { $link }

# Who is there.
table-who-seat = Место { $seat } ({ $colours }): { $holder }
table-who-open = свободно
table-who-you = вы
table-who-host = создатель стола
table-who-muted = без чата
table-who-away = не в сети
table-who-watches = Смотрит: { $name }
table-who-strangers = { $count ->
    [one] Без имени смотрит { $count } человек.
    [few] Без имени смотрят { $count } человека.
   *[many] Без имени смотрят { $count } человек.
}

table-half-known = Чего-то не хватает. Пример: «{ $example }».
table-which-guest = За столом несколько человек с именем { $name }.
table-not-here = Это возможно только в партии за одним терминалом.
table-help =
    start, next  начать первую партию или следующую партию серии
    say ТЕКСТ    написать всем
    undo         попросить отменить ваш последний ход
    yes, no      ответить на предложение: да, нет
    resign       сдаться
    adjourn      предложить паузу            resume     предложить продолжить
    rematch      предложить сыграть ещё раз  who        кто здесь
    sit, sit 2   занять место                stand      освободить место
    name ИМЯ     взять другое имя            move-seat  ссылка, которая перенесёт ваше место на другое устройство
    bot 2 5      бот уровня 5 на место 2; free 2 освобождает место (создатель стола)
    mute ИМЯ, unmute ИМЯ, remove ИМЯ: отключить чат, вернуть чат, удалить (создатель стола)
    host ИМЯ     передать управление столом  close      закрыть стол для всех (создатель стола)
    save ФАЙЛ    сохранить партию            lang de    сменить язык: { $languages }
    leave        уйти из-за стола насовсем   quit       выйти; место остаётся за вами

# Why the server does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = Эта версия Loggia не знает игры «{ $what }».
table-rejection-no-such-edition = Издания «{ $what }» нет.
table-rejection-bad-edition = В файле издания ошибка в строке { $line }.
table-rejection-bad-setup = Эти настройки несовместимы.
table-rejection-bad-players = Такое число игроков невозможно. Выберите одно из: { $possible }.
table-rejection-four-colours = Четыре цвета — для двух игроков, в издании с доской на четверых.
table-rejection-bad-clock = Недопустимый контроль времени. Можно от 5 секунд до 1 дня на ход, от 10 секунд до 1 дня на партию или от 1 до 30 дней на ход.
table-rejection-bad-rounds = Кругов слишком много ({ $number }): в серии их не больше 10.
table-rejection-no-such-seat = Места { $number } нет.
table-rejection-no-such-level = Уровня { $number } нет: у ботов уровни от 1 до 9.
table-rejection-bad-name = В имени должно быть от 1 до 40 знаков.
table-rejection-bad-chat = В сообщении должно быть от 1 до 500 знаков.
table-rejection-not-joined = Вы только смотрите. Введите имя, чтобы участвовать.
table-rejection-removed = Вас удалили из-за стола.
table-rejection-muted = Вам отключили чат.
table-rejection-not-host = Это может только создатель стола.
table-rejection-not-house = Это может только сервер.
table-rejection-host-stays = С создателем стола так поступить нельзя.
table-rejection-no-such-guest = Здесь нет никого с таким именем.
table-rejection-not-your-seat = Место { $number } не ваше.
table-rejection-seat-taken = Место { $number } занято.
table-rejection-seat-open = Место { $number } ещё свободно.
table-rejection-seat-empty = На месте { $number } никого нет.
table-rejection-game-runs = Во время партии это невозможно.
table-rejection-no-game = Сейчас партия не идёт.
table-rejection-adjourned = Партия приостановлена.
table-rejection-not-adjourned = Партия не приостановлена.
table-rejection-series-over = Серия окончена.
table-rejection-series-runs = Серия ещё не окончена.
table-rejection-not-your-turn = Сейчас не ваш ход: ходит { $player }.
table-rejection-stale = Позиция изменилась. Посмотрите на доску ещё раз.
table-rejection-not-a-move = Это не ход.
table-rejection-time-is-up = У игрока { $player } вышло время.
table-rejection-time-is-left = У игрока { $player } ещё есть время.
table-rejection-nothing-to-undo = Отменять нечего.
table-rejection-motion-open = Сначала нужно ответить на другое предложение.
table-rejection-no-motion = Нет предложения, на которое нужно ответить.
table-rejection-not-seated = У вас нет места в этой партии.
table-rejection-not-given-up = Игрок { $player } не сдавался, или с тех пор уже сделан ход.
table-rejection-seated-in-game = Вы играете на месте { $number }. Сначала сдайтесь или просто уйдите — место останется за вами.
table-rejection-wrong-number = За столом что-то изменилось. Попробуйте ещё раз.
table-rejection-other-game = Здесь играют в другую игру.
table-rejection-closed = Этот стол закрыт.
table-rejection-too-many-people = За этим столом слишком много гостей. Больше никто не может присоединиться.
table-rejection-log-full = История этого стола заполнена. Создайте новый стол.
table-rejection-name-taken = Этот идентификатор уже занят другим действием.
table-rejection-needed = Без этой колонны вилла рухнет.
table-rejection-on-the-rim = Колонна должна стоять внутри зелёной каймы.
table-rejection-in-the-way = Там уже стоит колонна.
table-rejection-sticks-out = Этаж выступит за край основания.
table-rejection-not-borne = Этаж ляжет не на все колонны.
table-rejection-attempt-runs = { $player } ещё строит.
table-rejection-no-attempt = Сейчас нет никакой попытки.
table-rejection-bad-hands = Не удалось прочитать данные о движении.
table-rejection-hands-gap = Это устройство рассинхронизировалось.
table-rejection-attempt-too-long = Попытка может длиться не больше 10 минут.
table-rejection-not-kept = Нет результата попытки.
table-rejection-other-world = Симуляция обновлена. Обновите страницу и начните попытку заново — это ничего не стоит.

# Errors between the program and the server.
table-fault-not-found = Стол не найден. Вся ли ссылка скопирована?
table-fault-no-token = Сервер не узнаёт это устройство.
table-fault-bad-token = Сервер больше не узнаёт это устройство.
table-fault-bad-request = Сервер не понял запрос.
table-fault-too-fast = Слишком много запросов. Подождите немного и попробуйте снова.
table-fault-too-many = На сервере нет места для ещё одного стола. Попробуйте позже.
table-fault-unavailable = Сейчас сервер не может этого сделать. Попробуйте позже.
table-fault-newer = Этот стол создан более новой версией Loggia. Сервер нужно обновить.
table-fault-banned = Сервер больше вас не пускает.
table-fault-too-large = Настройки слишком велики для этого сервера.
table-fault-removed = Вас удалили из-за стола.
table-unreachable = Сервер недоступен. Проверьте адрес и подключение.
table-status = Сервер ответил ошибкой { $status } { $what }
table-not-understood = Программа не понимает ответ сервера. Возможно, их версии несовместимы.
table-ended-removed = Вас удалили из-за стола.
table-ended-diverged = Данные этого стола противоречивы.
table-ended-stopped = Соединение закрыто.
table-ended-outdated = Версии этой программы и сервера не совпадают. Перезагрузите страницу или обновите Loggia.
table-ended-newer = Этот стол создан более новой версией Loggia. Сервер нужно обновить.
table-ended-banned = Сервер больше вас не пускает.
