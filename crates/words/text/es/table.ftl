# An online table. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Bot { $level }
table-somebody = Alguien
table-joined = { $name } entra en la mesa.
table-renamed = { $old } se llama ahora { $name }.
table-left = { $name } deja la mesa.
table-sat = { $name } ocupa el asiento { $seat } ({ $colours }).
table-stood = { $name } deja libre el asiento { $seat }.
table-bot-sat = Un bot de nivel { $level } ocupa el asiento { $seat } ({ $colours }).
table-freed = El asiento { $seat } queda libre.
table-seat-moved = { $player } pasa a otro dispositivo.
table-resigned = { $player } abandona la partida.
table-timed-out = A { $player } se le acaba el tiempo y queda fuera de la partida.
table-said = { $name }: { $text }
table-muted = El anfitrión ha silenciado a { $name }.
table-unmuted = { $name } puede volver a escribir en el chat.
table-removed = El anfitrión ha expulsado a { $name }.
table-handed-on = { $name } es ahora el anfitrión de la mesa.
table-closed = La mesa está cerrada a partir de ahora.
table-away = El servidor no estuvo disponible durante { $time }; ese tiempo no cuenta.
table-offline = { $name } se queda sin conexión.
table-online = { $name } vuelve a tener conexión.
table-played = { $player } juega { $move }.
table-started = { $games ->
    [1] Empieza la partida.
   *[other] Empieza la partida { $game } de { $games }.
} { $player } juega primero.

# What someone asks the others for.
table-proposes-undo = { $count ->
    [one] { $name } quiere deshacer la última jugada.
   *[other] { $name } quiere deshacer las últimas { $count } jugadas.
}
table-proposes-adjourn = { $name } quiere pausar la partida.
table-proposes-resume = { $name } quiere reanudar la partida.
table-proposes-rematch = { $name } quiere jugar otra vez.
table-proposes-bot = { $name } quiere que un bot de nivel { $level } ocupe el asiento { $seat }.
table-answer = Escribe «yes» (sí) o «no».
table-agreed = { $name } acepta.
table-disagreed = { $name } no acepta.
table-withdrawn = { $name } retira la propuesta.
table-overtaken = La partida ha avanzado. La propuesta ya no vale.
table-withdraw = Retirar
table-carried-undo = { $count ->
    [one] Se ha deshecho la última jugada.
   *[other] Se han deshecho las últimas { $count } jugadas.
}
table-carried-adjourn = La partida está en pausa.
table-carried-resume = La partida continúa.

# How a game and a series end.
table-game-over = { $games ->
    [1] La partida ha terminado.
   *[other] La partida { $game } de { $games } ha terminado.
}
table-points = Puntos de penalización: { $points }
table-totals = { $count ->
    [one] Tras { $count } partida: { $points }
   *[other] Tras { $count } partidas: { $points }
}
table-series-over = { $count ->
    [one] La serie ha terminado: gana { $players }.
   *[other] La serie ha terminado: comparten la victoria { $players }.
}
table-series-over-you = La serie ha terminado: ganas tú.

# What happens next.
table-hint = Escribe una jugada, una ficha para ver dónde cabe, «say» y un texto para chatear, o «help».
table-your-turn = Te toca, { $player }.
table-next-seats = { $count ->
    [one] El asiento { $seats } está libre.
   *[other] Los asientos { $seats } están libres.
} Envía el enlace de la mesa a los demás; el anfitrión también puede escribir «bot { $first }» para añadir un bot.
table-next-start = Todos los asientos están ocupados. Escribe «start» para empezar.
table-next-wait = Todos los asientos están ocupados. { $host } puede empezar la partida.
table-next-adjourned = La partida está en pausa. Escribe «resume» para seguir.
table-next-between = Escribe «next» para la siguiente partida de la serie.
table-next-finished = Escribe «rematch» para jugar otra vez, o «quit».
table-time = A { $player } le quedan { $time }.
table-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}, { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
table-hurry = ¡Solo te quedan { $time }!

# Coming and going.
table-made = Tu mesa está lista. El enlace para los demás: { $link }
table-which-name = ¿Cómo quieres que te llamen los demás?
table-which-name-usual = ¿Cómo quieres que te llamen los demás? Pulsa Intro para usar { $name }.
table-welcome-back = Hola de nuevo, { $name }.
table-watching = Estás mirando. Escribe «name» y tu nombre para participar.
table-no-seat = Ahora no hay ningún asiento libre. Estás mirando.
table-handover = Abre este enlace en el otro dispositivo antes de una hora y tu asiento pasará allí: { $link }
table-lost = Conexión perdida. Reconectando…
table-back = Conexión recuperada.
table-press-enter = Pulsa Intro para salir.
table-goodbye-seat = ¡Hasta pronto! Tu asiento queda guardado; para volver: loggia play --join { $link }

# Who is there.
table-who-seat = Asiento { $seat } ({ $colours }): { $holder }
table-who-open = libre
table-who-you = tú
table-who-host = anfitrión
table-who-muted = sin chat
table-who-away = sin conexión
table-who-watches = Está mirando: { $name }
table-who-strangers = { $count ->
    [one] { $count } persona está mirando sin nombre.
   *[other] { $count } personas están mirando sin nombre.
}

table-half-known = Falta algo, por ejemplo «{ $example }».
table-which-guest = Hay varias personas que se llaman { $name }.
table-not-here = Eso solo funciona en una partida en un solo terminal.
table-help =
    start, next   empezar la primera partida, o la siguiente de la serie
    say TEXTO     escribir a todos
    undo          pedir que se deshaga tu última jugada
    yes, no       responder a una propuesta: sí, no
    resign        abandonar la partida
    adjourn       proponer una pausa           resume     proponer seguir
    rematch       proponer otra partida        who        quién está
    sit, sit 2    ocupar un asiento            stand      dejar el asiento
    name NOMBRE   cambiar de nombre            move-seat  un enlace que lleva tu asiento a otro dispositivo
    bot 2 5       un bot de nivel 5 en el asiento 2; free 2 lo deja libre (anfitrión)
    mute NOMBRE, unmute NOMBRE, remove NOMBRE: silenciar, dejar de silenciar, expulsar (anfitrión)
    host NOMBRE   ceder el papel de anfitrión  close      cerrar la mesa para todos (anfitrión)
    save ARCHIVO  guardar la partida           lang de    cambiar de idioma: { $languages }
    leave         dejar la mesa del todo       quit       salir; tu asiento queda guardado

# Why the server does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = Esta versión de Loggia no conoce el juego «{ $what }».
table-rejection-no-such-edition = No existe la edición «{ $what }».
table-rejection-bad-edition = El archivo de la edición tiene un error en la línea { $line }.
table-rejection-bad-setup = Estas opciones no son compatibles.
table-rejection-bad-players = Ese número de jugadores no es posible. Elige entre: { $possible }.
table-rejection-four-colours = Los cuatro colores son para dos jugadores, en una edición con tablero para cuatro.
table-rejection-bad-clock = Límite de tiempo no válido. Posible: de 5 segundos a 1 día por jugada, de 10 segundos a 1 día por partida, o de 1 a 30 días por jugada.
table-rejection-bad-rounds = { $number } rondas son demasiadas: una serie tiene 10 como mucho.
table-rejection-no-such-seat = No existe el asiento { $number }.
table-rejection-no-such-level = No existe el nivel { $number }: los bots tienen niveles de 1 a 9.
table-rejection-bad-name = Un nombre debe tener de 1 a 40 caracteres.
table-rejection-bad-chat = Un mensaje debe tener de 1 a 500 caracteres.
table-rejection-not-joined = Solo estás mirando. Escribe un nombre para participar.
table-rejection-removed = El anfitrión te ha expulsado de la mesa.
table-rejection-muted = El anfitrión te ha silenciado.
table-rejection-not-host = Eso solo puede hacerlo el anfitrión.
table-rejection-not-house = Eso solo puede hacerlo el servidor.
table-rejection-host-stays = Eso no se le puede hacer al anfitrión.
table-rejection-no-such-guest = Nadie se llama así.
table-rejection-not-your-seat = El asiento { $number } no es tuyo.
table-rejection-seat-taken = El asiento { $number } está ocupado.
table-rejection-seat-open = El asiento { $number } todavía está libre.
table-rejection-seat-empty = No hay nadie en el asiento { $number }.
table-rejection-game-runs = No es posible durante una partida.
table-rejection-no-game = No hay ninguna partida en marcha.
table-rejection-adjourned = La partida está en pausa.
table-rejection-not-adjourned = La partida no está en pausa.
table-rejection-series-over = La serie ha terminado.
table-rejection-series-runs = La serie todavía no ha terminado.
table-rejection-not-your-turn = No te toca: espera a { $player }.
table-rejection-stale = La posición ha cambiado mientras tanto. Vuelve a mirar el tablero.
table-rejection-not-a-move = Eso no es una jugada.
table-rejection-time-is-up = A { $player } se le ha acabado el tiempo.
table-rejection-time-is-left = A { $player } todavía le queda tiempo.
table-rejection-nothing-to-undo = No hay ninguna jugada que deshacer.
table-rejection-motion-open = Hay otra propuesta pendiente de respuesta.
table-rejection-no-motion = No hay ninguna propuesta que responder.
table-rejection-not-seated = No tienes asiento en esta partida.
table-rejection-not-given-up = { $player } no ha abandonado la partida, o alguien ha jugado desde entonces.
table-rejection-seated-in-game = Juegas en el asiento { $number }. Abandona primero la partida, o vete sin más: tu asiento queda guardado.
table-rejection-wrong-number = La mesa ha cambiado mientras tanto. Vuelve a intentarlo.
table-rejection-other-game = Esta mesa es para otro juego.
table-rejection-closed = Esta mesa está cerrada.
table-rejection-too-many-people = Esta mesa tiene demasiados invitados. No se puede unir nadie más.
table-rejection-log-full = Esta mesa ha llegado a su límite. Crea otra mesa.
table-rejection-name-taken = Otra acción ya tiene este identificador.
table-rejection-needed = Sin esa columna la villa se derrumbaría.
table-rejection-on-the-rim = La columna debe quedar dentro del borde verde.
table-rejection-in-the-way = Ahí ya hay una columna.
table-rejection-sticks-out = El piso sobresaldría de la base.
table-rejection-not-borne = El piso no se apoyaría en todas las columnas.
table-rejection-attempt-runs = { $player } todavía está construyendo.
table-rejection-no-attempt = No hay ningún intento en marcha.
table-rejection-bad-hands = No se pueden leer los datos del movimiento.
table-rejection-hands-gap = Este dispositivo ya no está sincronizado.
table-rejection-attempt-too-long = Un intento dura 10 minutos como mucho.
table-rejection-not-kept = Falta el resultado del intento.
table-rejection-other-world = La simulación se ha actualizado. Recarga la página y repite el intento; no cuesta nada.

# Errors between the program and the server.
table-fault-not-found = Mesa no encontrada. ¿Está completo el enlace?
table-fault-no-token = El servidor no reconoce este dispositivo.
table-fault-bad-token = El servidor ya no reconoce este dispositivo.
table-fault-bad-request = El servidor no ha entendido la petición.
table-fault-too-fast = Demasiadas peticiones a la vez. Espera un momento y vuelve a intentarlo.
table-fault-too-many = El servidor no tiene sitio para otra mesa. Vuelve a intentarlo más tarde.
table-fault-unavailable = El servidor no puede hacerlo en este momento. Vuelve a intentarlo más tarde.
table-fault-newer = Una versión más reciente de Loggia creó esta mesa. Hay que actualizar el servidor.
table-fault-banned = El servidor ya no te deja entrar.
table-fault-too-large = La configuración es demasiado grande para este servidor.
table-fault-removed = El anfitrión te ha expulsado de la mesa.
table-unreachable = No se puede conectar con el servidor. Comprueba la URL y tu conexión.
table-status = El servidor responde con el error { $status } { $what }
table-not-understood = Este programa no entiende la respuesta del servidor. Puede que sus versiones no sean compatibles.
table-ended-removed = El anfitrión te ha expulsado de la mesa.
table-ended-diverged = Los datos de esta mesa se contradicen.
table-ended-stopped = La conexión se ha cerrado.
table-ended-outdated = Este programa y el servidor tienen versiones distintas. Recarga la página o actualiza Loggia.
table-ended-newer = Una versión más reciente de Loggia creó esta mesa. Hay que actualizar el servidor.
table-ended-banned = El servidor ya no te deja entrar.
