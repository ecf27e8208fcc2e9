# What is chosen before a game: who starts, a single game or a series, the colours.

setup-starter = Кто начинает
setup-stone = Кто первым бросает камень
setup-lot = Случайный игрок
setup-recommended = рекомендуем
setup-youngest = По правилам из коробки — самый младший игрок.
# Beside a seat.
setup-starts = начинает
setup-rolls = первым бросает камень

# $rounds is how often each player starts, $games how many games that makes.
setup-length = Партия или серия
setup-single = Одна партия
setup-series = Серия: { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[many] { $rounds } кругов
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
setup-series-points = В серии каждый игрок начинает один раз за круг. Побеждает тот, у кого в сумме меньше всего штрафных баллов.
setup-series-most = В серии каждый игрок начинает один раз за круг. Серию выигрывает тот, у кого больше всего побед.
# $won is a list such as "Anna 2, Ben 1".
setup-won = Победы: { $won }
setup-after-end = Введите «new» (следующая партия серии), «undo» (отменить ход), «save ФАЙЛ» (сохранить) или «quit» (выйти).

# Colours. $seat is a number counted from 1, $name a person or a bot.
setup-colour = Цвет, место { $seat }
setup-second-colour = Второй цвет, место { $seat }
setup-your-colour = { $count ->
    [1] Ваш цвет
   *[other] Ваши цвета
}
setup-painted = { $name } выбирает цвет «{ $colour }».
setup-help-colour =
    colour red   взять свободный цвет до первой партии
table-rejection-no-such-colour = Такого цвета здесь нет.
table-rejection-colour-taken = Этот цвет занят другим игроком.
table-rejection-colours-stay = Цвета выбирают только до первой партии.

# How strong bots are.
setup-level-1 = первые шаги
setup-level-2 = очень лёгкий
setup-level-3 = лёгкий
setup-level-4 = спокойный
setup-level-5 = средний
setup-level-6 = непростой
setup-level-7 = сильный
setup-level-8 = очень сильный
setup-level-9 = в полную силу
setup-easier = Бот слабее
setup-stronger = Бот сильнее
