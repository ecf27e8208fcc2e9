# Callisto in the browser: the first page, the game, and how it ended.

game-home = Каллисто и Вилла Палетти
game-home-lead = Две настольные игры на 2–4 игроков: с ботами, на одном устройстве или по ссылке в сети. Без регистрации.
game-callisto-lead = Кладите фигурки рядом со своим цветом и не оставляйте места другим.
game-villa-lead = Вытаскивайте колонны снизу и ставьте наверх, пока вилла не рухнет.
game-play-bot = Играть с ботом
game-play-villa = Играть в Виллу Палетти
game-play-here = На этом устройстве
game-rules = Правила
game-finished = Завершённые партии
game-all-games = Все ваши партии
game-back = Вернуться к партии
game-wins = Победа: { $player }.
game-wins-you = Вы победили.
table-resigned-you = Вы сдались.
table-timed-out-you = Ваше время вышло.
game-uncharged = Оставшийся игрок не получает штрафных баллов.
game-tag-resigned = сдача
game-tag-time = время вышло
game-two-wins = Две победы подряд!
game-next-level = Попробовать уровень { $level }
game-told-pillar = { $player } ставит колонну на { $cells }.
game-told-pillar-you = Вы ставите колонну на { $cells }.
game-told-piece = { $player } кладёт { $piece } на { $cells }.
game-told-piece-you = Вы кладёте { $piece } на { $cells }.
game-told-retire = { $player } выбывает.
game-told-retire-you = Вы выбываете.
game-last-move = Последний ход: { $move }
game-board-empty = { $colour }: на доске ничего нет.
game-board-pillars = { $colour }: колонны { $pillars }.
game-hint-piece = Эту «{ $piece }» сюда.
game-hint-pillar = Колонну сюда.
game-hint-retire = Лучше всего выбыть.
game-hint-numbers = Цифры
game-looking = Ход { $number } из { $last }
game-now = Вернуться к партии
game-to-end = Доиграть до конца
game-moves = Ходы
game-menu = Меню
game-keys = Клавиши
game-keys-more = Page Up и Page Down листают ходы
game-close = Закрыть
game-mistakes = Худшие ходы
game-pieces-left = { $count ->
    [one] осталась { $count } фигурка
    [few] осталось { $count } фигурки
   *[many] осталось { $count } фигурок
}
callisto-about-benelux = 18 фигурок, восьмиугольник. Колонны не ставят в центр и на внешние поля.
callisto-about-piatnik = То же самое, но колонны можно ставить и на внешние поля.
callisto-about-russian = Играется как издание для Бенилюкса.
callisto-about-pocket = 13 фигурок на квадрате: самая короткая партия. Первые колонны вдоль рамки.
callisto-about-pentobi = Без внешних полей; последнюю колонну нужно поставить, прежде чем выбыть.
game-rules-start = Начало
game-rules-pillars = Первые два хода: колонны
game-rules-pieces = Затем: фигурки
game-rules-last-pillar = Последняя колонна
game-rules-out = Когда вы выбываете
game-rules-end = Конец и баллы
game-rules-series = Серия партий
game-rules-marked = Отмечено: куда можно поставить первую колонну.
game-rules-marked-last = Отмечено: куда можно поставить последнюю колонну.
game-rules-fits = Можно: прилегает к своему цвету стороной.
game-rules-corner = Нельзя: касается только углом.
game-rules-count = Осталось: { $sum } = { $points } штрафных баллов.
