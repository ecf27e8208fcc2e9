# Mesas en línea en el navegador.

online-guest = Invitado { $number }
online-your-name = Tu nombre
online-host = Anfitrión: { $name }
online-clock-move = { $time } por jugada
online-clock-game = { $time } por persona + { $more } por jugada
online-clock-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
online-ask-notice = ¿Quieres un aviso en este dispositivo cuando te toque?
online-next-host = Todos los asientos están ocupados. El anfitrión puede empezar la partida.
online-watching = mirando
online-asked = Tu propuesta espera la respuesta de { $names }.
online-no-tables = Todavía no estás en ninguna mesa.
online-no-public-tables = Ahora mismo no hay mesas públicas.
online-away-mark = sin conexión desde las { $time }
online-away = { $name } no tiene conexión.
online-away-since = { $name } no tiene conexión desde las { $time }.
online-away-wait = Esperar
online-away-bot = Dejar que siga un bot
online-bot-instead = Sustituir por un bot
online-remove-bot = Quitar el bot
online-away-end = Terminar la partida
online-away-without = Seguir sin esta persona
online-away-sure = ¿Seguro? { $name } ya no podrá jugar en esta partida.
online-away-host = { $host } puede dejar que siga un bot.
online-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
