# Столы по сети в браузере.

online-guest = Гость { $number }
online-your-name = Ваше имя
online-host = Создатель стола: { $name }
online-clock-move = { $time } на ход
online-clock-game = { $time } каждому + { $more } за ход
online-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
online-ask-notice = Уведомлять на этом устройстве о вашем ходе?
online-next-host = Все места заняты. Партию может начать создатель стола.
online-watching = смотрит
online-asked = Ваше предложение ждёт ответа: { $names }.
online-no-tables = Вы пока не сидите ни за одним столом.
online-no-public-tables = Открытых столов сейчас нет.
online-away-mark = нет связи с { $time }
online-away = { $name }: нет связи.
online-away-since = { $name }: нет связи с { $time }.
online-away-wait = Ждать
online-away-bot = Дать доиграть боту
online-bot-instead = Заменить ботом
online-remove-bot = Убрать бота
online-away-end = Закончить партию
online-away-without = Продолжить без этого игрока
online-away-sure = Точно? { $name } больше не сможет играть в этой партии.
online-away-host = { $host } может дать доиграть боту.
online-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
