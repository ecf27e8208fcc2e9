# A table of a house, over the net. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Bot { $level }
table-somebody = Alguien
table-joined = { $name } se acerca a la mesa.
table-renamed = { $old } se llama ahora { $name }.
table-left = { $name } deja la mesa.
table-sat = { $name } ocupa el asiento { $seat } ({ $colours }).
table-stood = { $name } se levanta del asiento { $seat }.
table-bot-sat = Un bot de nivel { $level } ocupa el asiento { $seat } ({ $colours }).
table-freed = El asiento { $seat } queda libre.
table-seat-moved = { $player } sigue en otro dispositivo.
table-resigned = { $player } abandona la partida.
table-timed-out = A { $player } se le acaba el tiempo y queda fuera de la partida.
table-said = { $name }: { $text }
table-muted = El anfitrión no deja hablar a { $name }.
table-unmuted = { $name } puede volver a hablar.
table-removed = El anfitrión echa a { $name }.
table-away = La casa se ausentó durante { $time }; ese tiempo no cuenta.
table-offline = { $name } se queda sin conexión.
table-online = { $name } vuelve a tener conexión.
table-played = { $player } juega { $move }.
table-started = { $games ->
    [1] Empieza la partida.
   *[other] Empieza la partida { $game } de { $games }.
} { $player } juega primero.

# What somebody asks the others for.
table-proposes-undo = { $count ->
    [one] { $name } quiere deshacer la última jugada.
   *[other] { $name } quiere deshacer las últimas { $count } jugadas.
}
table-proposes-adjourn = { $name } quiere dejarlo aquí y seguir otro día.
table-proposes-resume = { $name } quiere seguir jugando.
table-proposes-rematch = { $name } quiere jugar otra vez.
table-proposes-bot = { $name } quiere que un bot de nivel { $level } ocupe el asiento { $seat }.
table-answer = Escribe «yes» (sí) o «no».
table-agreed = { $name } está de acuerdo.
table-disagreed = { $name } no está de acuerdo.
table-withdrawn = { $name } retira la propuesta.
table-overtaken = La partida ha seguido; la propuesta queda cerrada.
table-withdraw = Retirar
table-carried-undo = { $count ->
    [one] Se ha deshecho la última jugada.
   *[other] Se han deshecho las últimas { $count } jugadas.
}
table-carried-adjourn = La partida queda aplazada.
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

# What happens next.
table-hint = Escribe una jugada, una ficha para ver dónde cabe, «say» y un texto para hablar, o «help».
table-your-turn = Te toca, { $player }.
table-next-seats = { $count ->
    [one] El asiento { $seats } está libre.
   *[other] Los asientos { $seats } están libres.
} El enlace de la mesa es para los demás; con «bot { $first }» el anfitrión sienta al ordenador.
table-next-start = Todos los asientos están ocupados. Escribe «start» para empezar.
table-next-wait = Todos los asientos están ocupados. { $host } puede empezar la partida.
table-next-adjourned = La partida está aplazada. Escribe «resume» para seguir.
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
table-which-name-usual = ¿Cómo quieres que te llamen los demás? Pulsa Intro para { $name }.
table-welcome-back = Has vuelto, { $name }.
table-watching = Estás mirando. Escribe «name» y tu nombre para participar.
table-no-seat = Ahora no hay ningún asiento libre. Estás mirando.
table-handover = Abre este enlace en el otro dispositivo antes de una hora y tu asiento pasará allí: { $link }
table-lost = Se ha perdido la conexión. Nuevo intento …
table-back = Vuelve a haber conexión.
table-press-enter = Pulsa Intro para salir.
table-goodbye-seat = ¡Hasta pronto! Tu asiento sigue siendo tuyo; para volver: loggia play --join { $link }

# Who is there.
table-who-seat = Asiento { $seat } ({ $colours }): { $holder }
table-who-open = libre
table-who-you = tú
table-who-host = anfitrión
table-who-muted = sin voz
table-who-away = sin conexión
table-who-watches = Mira: { $name }
table-who-strangers = { $count ->
    [one] { $count } persona más está mirando.
   *[other] { $count } personas más están mirando.
}

table-half-known = Falta algo, por ejemplo «{ $example }».
table-which-guest = Hay varias personas que se llaman { $name }.
table-not-here = Eso solo funciona en una partida en un solo terminal.
table-help =
    start, next   empezar la primera partida, o la siguiente de la serie
    say TEXTO     decir algo a todos
    undo          pedir que se deshaga tu última jugada
    yes, no       responder a una propuesta: sí, no
    resign        abandonar la partida
    adjourn       proponer un aplazamiento        resume        proponer seguir
    rematch       proponer otra partida           who           quién está
    sit, sit 2    ocupar un asiento               stand         levantarse
    name NOMBRE   cambiar de nombre               move-seat     un enlace que lleva tu asiento a otro dispositivo
    bot 2 5       un bot de nivel 5 en el asiento 2; free 2 lo deja libre (anfitrión)
    mute NOMBRE, unmute NOMBRE, remove NOMBRE: quitar la voz, devolverla, echar (anfitrión)
    save ARCHIVO  guardar la partida              lang de       cambiar de idioma: { $languages }
    leave         dejar la mesa del todo          quit          salir; tu asiento sigue siendo tuyo

# Why the house does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = Esta versión de Loggia no conoce el juego «{ $what }».
table-rejection-no-such-edition = No existe la edición «{ $what }».
table-rejection-bad-edition = El archivo de la edición tiene un error: { $what }
table-rejection-bad-setup = Estas opciones no van juntas: { $what }
table-rejection-bad-clock = Nadie podría jugar con este reloj: de 5 segundos a un día por jugada, de 10 segundos a un día por partida, o de 1 a 30 días.
table-rejection-bad-rounds = { $number } rondas son demasiadas: una serie tiene diez como mucho.
table-rejection-no-such-seat = No hay asiento { $number }.
table-rejection-no-such-level = No hay nivel { $number }: los bots tienen niveles de 1 a 9.
table-rejection-bad-name = Un nombre tiene de 1 a 40 caracteres.
table-rejection-bad-chat = Un mensaje tiene de 1 a 500 caracteres.
table-rejection-not-joined = Solo estás mirando.
table-rejection-removed = El anfitrión te ha echado.
table-rejection-muted = El anfitrión no te deja hablar.
table-rejection-not-host = Eso solo puede hacerlo el anfitrión.
table-rejection-not-house = Eso solo puede hacerlo la casa.
table-rejection-host-stays = Nadie puede hacerle eso al anfitrión.
table-rejection-no-such-guest = Nadie se llama así.
table-rejection-not-your-seat = El asiento { $number } no es tuyo.
table-rejection-seat-taken = El asiento { $number } está ocupado.
table-rejection-seat-open = El asiento { $number } todavía está libre.
table-rejection-seat-empty = No hay nadie en el asiento { $number }.
table-rejection-game-runs = No mientras se juega la partida.
table-rejection-no-game = No hay ninguna partida en marcha.
table-rejection-adjourned = La partida está aplazada.
table-rejection-not-adjourned = La partida no está aplazada.
table-rejection-series-over = La serie ha terminado.
table-rejection-series-runs = La serie todavía no ha terminado.
table-rejection-not-your-turn = No te toca a ti: juega el asiento { $number }.
table-rejection-stale = La posición ha cambiado mientras tanto. Vuelve a mirar el tablero.
table-rejection-not-a-move = Eso no es una jugada: { $what }
table-rejection-time-is-up = Se ha acabado el tiempo del asiento { $number }.
table-rejection-time-is-left = Al asiento { $number } todavía le queda tiempo.
table-rejection-nothing-to-undo = No hay ninguna jugada que deshacer.
table-rejection-motion-open = Antes hay otra propuesta que espera respuesta.
table-rejection-no-motion = Nadie espera tu respuesta.
table-rejection-not-seated = No tienes asiento en esta partida.
table-rejection-not-given-up = El asiento { $number } no se ha abandonado, o alguien ha jugado desde entonces.
table-rejection-seated-in-game = Tienes el asiento { $number } en la partida en marcha. Abandónalo primero; o vete sin más, y sigue siendo tuyo.
table-rejection-wrong-number = La mesa ha seguido mientras tanto.
table-rejection-other-game = Aquí se juega a otro juego.
table-rejection-needed = Sin esa columna la villa se derrumba.
table-rejection-on-the-rim = La columna quedaría en el borde o fuera de él.
table-rejection-in-the-way = Ahí ya hay una columna.
table-rejection-sticks-out = El piso sobresaldría de la base.
table-rejection-not-borne = El piso no descansaría sobre todas las columnas.
table-rejection-attempt-runs = Las manos del asiento { $number } están trabajando.
table-rejection-no-attempt = No hay manos trabajando en eso.
table-rejection-bad-hands = No se puede leer lo que hicieron las manos.
table-rejection-hands-gap = Las manos han perdido el hilo: la mesa las tiene en otra parte.
table-rejection-attempt-too-long = Un intento dura diez minutos como mucho.
table-rejection-not-kept = Nadie ha dicho qué ha sido de la villa.
table-rejection-other-world = La simulación se ha actualizado. Recarga la página y repite el intento; no cuesta nada.

# Why the house does not answer as hoped.
table-fault-not-found = La casa no conoce esa mesa. ¿Está completo el enlace?
table-fault-no-token = La casa no te conoce.
table-fault-bad-token = La casa ya no te conoce.
table-fault-bad-request = La casa no ha entendido la petición.
table-fault-too-fast = Ha sido demasiado de una vez. Espera un momento y vuelve a intentarlo.
table-fault-too-many = La casa no tiene sitio ahora para otra mesa.
table-fault-unavailable = La casa no puede hacerlo en este momento. Vuelve a intentarlo más tarde.
table-unreachable = No se puede llegar a la casa: { $what }
table-status = La casa responde { $status } { $what }
table-not-understood = La casa ha dicho algo que este programa no entiende: { $what }
table-ended-removed = El anfitrión te ha echado.
table-ended-diverged = El registro de la mesa se contradice: { $what }
table-ended-stopped = La conexión ha terminado.
table-ended-outdated = Este programa no es de la misma versión que el servidor.
