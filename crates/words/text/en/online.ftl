# Online tables in the browser.

online-guest = Guest { $number }
online-your-name = Your name
online-host = Host: { $name }
online-clock-move = { $time } per move
online-clock-game = { $time } each + { $more } per move
online-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
online-ask-notice = Get a notification on this device when it is your turn?
online-next-host = All seats are taken. The host can start the game.
online-watching = watching
online-asked = Your request is waiting for an answer from { $names }.
online-no-tables = You are not at a table yet.
online-no-public-tables = There are no public tables right now.
online-away-mark = not connected since { $time }
online-away = { $name } is not connected.
online-away-since = { $name } has not been connected since { $time }.
online-away-wait = Wait
online-away-bot = Let a bot continue
online-bot-instead = Replace with a bot
online-remove-bot = Remove bot
online-away-end = End the game
online-away-without = Continue without this player
online-away-sure = Really? { $name } can then no longer play in this game.
online-away-host = { $host } can let a bot continue.
online-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
