# Callisto in the browser: the first page, the game, and how it ended.

game-home = Играть в «Каллисто» и «Виллу Палетти»
game-home-lead = Две настольные игры для 2–4 игроков: с ботами, на одном устройстве или онлайн по ссылке. Без регистрации.
game-callisto-lead = Кладите фигурки рядом со своим цветом и не оставляйте места соперникам.
game-villa-lead = Вытягивайте колонны снизу, ставьте их наверх и не обрушьте виллу.
game-play-bot = Играть с ботом
game-play-villa = Играть
game-play-here = На этом устройстве
game-rules = Правила
game-finished = Завершённые партии
game-all-games = Все ваши партии
game-no-games = На этом устройстве пока нет партий.
game-review-card = Разобрать партию
game-review-about = Открыть сохранённую партию с компьютерным анализом
game-wins = Побеждает { $player }.
game-wins-you = Вы победили.
table-resigned-you = Вы сдались.
table-timed-out-you = Ваше время вышло.
game-uncharged = Кто остался последним, не получает штрафных баллов.
game-tag-resigned = партия сдана
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
game-hint-piece = Положите фигурку { $piece } сюда.
game-hint-pillar = Поставьте колонну сюда.
game-hint-retire = Лучше всего выбыть.
game-hint-numbers = Подробнее
game-looking = Ход { $number } из { $last }
game-now = Вернуться к партии
game-to-end = Доиграть до конца
game-moves = Ходы
game-menu = Меню
game-keys = Клавиши
game-keys-more = Page Up и Page Down — листать ходы
game-close = Закрыть
game-mistakes = Худшие ходы
game-pieces-left = { $count ->
    [one] осталась { $count } фигурка
    [few] осталось { $count } фигурки
   *[many] осталось { $count } фигурок
}
game-squares-left = { $count ->
    [one] осталась { $count } клетка
    [few] осталось { $count } клетки
   *[many] осталось { $count } клеток
}
callisto-about-benelux = 18 фигурок, восьмиугольная доска. Колонны нельзя ставить в центр и на внешние поля.
callisto-about-piatnik = Как в издании для Бенилюкса, но колонны можно ставить и на внешние поля.
callisto-about-russian = Те же правила, что и в издании для Бенилюкса.
callisto-about-pocket = 13 фигурок, квадратная доска: самая короткая партия. Первые колонны ставят вдоль рамки.
callisto-about-pentobi = Без внешних полей. Прежде чем выбыть, нужно поставить последнюю колонну.
game-rules-start = Подготовка
game-rules-pillars = Первые два хода: колонны
game-rules-pieces = Затем: фигурки
game-rules-last-pillar = Последняя колонна
game-rules-out = Когда вы выбываете
game-rules-end = Конец и подсчёт баллов
game-rules-series = Серия партий
game-rules-marked = Отмечены клетки для первой колонны.
game-rules-marked-last = Отмечены клетки для последней колонны.
game-rules-fits = Можно: прилегает к своему цвету стороной.
game-rules-corner = Нельзя: касается только углом.
game-rules-count = { $points ->
    [one] Осталось: { $sum } = { $points } штрафной балл.
    [few] Осталось: { $sum } = { $points } штрафных балла.
   *[many] Осталось: { $sum } = { $points } штрафных баллов.
}
