# Villa Paletti in the browser: the villa, the hands, the sandbox.

yard-title = Villa Paletti
yard-lead = Saca columnas de abajo y ponlas arriba, tan alto como puedas. Quien derriba la villa pierde. De 2 a 4 jugadores, personas o bots.
yard-sandbox = Modo libre
yard-sandbox-door = Construir libremente, probar cualquier cosa y volver atrás
yard-sandbox-about = Pulsa una columna que no esté en el piso más alto y arrástrala fuera. Aquí nada cuenta: siempre se puede volver atrás.
yard-home = Volver a Villa Paletti
yard-picture = Una villa de varios pisos, vista por todos los lados
yard-canvas = La villa. N y P eligen una columna, Intro la agarra. Las flechas la mueven, Re Pág y Av Pág la suben y la bajan, Q y E la giran, H sujeta o suelta el piso de encima, 1 a 5 sujetan cualquier piso, U y J lo suben y lo bajan, X tantea la columna, K toma el gancho, Intro da el paso siguiente, Escape interrumpe y la devuelve. Con la mano vacía, las flechas giran la vista, más y menos hacen zoom, T mira desde arriba, V restablece la vista.
yard-blind = Este navegador no puede mostrar la villa: necesita WebGL 2.
yard-view = Vista
yard-view-left = Girar la vista a la izquierda
yard-view-right = Girar la vista a la derecha
yard-view-nearer = Acercar
yard-view-farther = Alejar
yard-view-above = Ver desde arriba
yard-view-usual = Restablecer la vista
yard-move = Mover lo que tienes en la mano
yard-left = A la izquierda
yard-right = A la derecha
yard-away = Hacia el fondo
yard-near = Hacia ti
yard-higher = Subir
yard-lower = Bajar
yard-turn-left = Girar a la izquierda
yard-turn-right = Girar a la derecha
yard-lift = Levantar
yard-set-down = Ponerla aquí
yard-set-anyway = Ponerla de todos modos
yard-keep = Mantenerla en la mano
yard-lay = Colocarlo aquí
yard-lift-floor = Levantarlo un poco
yard-lower-floor = Bajarlo un poco
yard-lifted = levantado { $whole },{ $tenths } mm
yard-hold = Sujetar un piso
yard-hold-floor = { $number }: sujetar o soltar { $floor }
yard-hook = Sacarla con el gancho
yard-do-hook = Arrastra la columna recto hacia fuera. El gancho la agarra por detrás y va despacio.
yard-no-room = Detrás de esta columna no hay sitio para el gancho.
yard-break-off = Interrumpir y devolver
yard-break-off-laying = Interrumpir y retirarlo
yard-break-off-free = no te cuesta nada
yard-take = Agarrar
yard-push-about = Empuja la columna 1,5 mm y la devuelve. Con eso empieza tu intento con esta columna.
yard-push = Tantear
yard-do-draw = Sácala de debajo del piso: arrástrala o usa las flechas.
yard-answer-stuck = No se mueve: sostiene la villa.
yard-answer-firm = Cede un poco: algo se apoya en ella. Con cuidado.
yard-answer-loose = Cede con facilidad: sostiene poco. Arrástrala hacia fuera.
yard-do-lift = Está libre. Sigue arrastrando y subirá sola, o pulsa «Levantar».
yard-do-drops = En un momento quedará puesta. Pulsa la villa para mantenerla en la mano.
yard-do-down = Llévala sobre el piso más alto: el anillo muestra dónde quedará. Luego ponla.
yard-do-lay = Las columnas que sostendrán el piso se iluminan. Arrástralo, gíralo y colócalo.
yard-do-wait = Está bajando. Se soltará cuando se sostenga.
yard-do-rest = Espera a que todo se quede quieto.
yard-do-back = La mano lo devuelve todo por el mismo camino. La villa aún puede derrumbarse.
yard-not-edge = Aquí la columna sobresaldría del borde. Es una falta.
yard-not-floor = Aquí no hay ningún piso debajo.
yard-not-tips = Aquí la columna se volcaría.
yard-not-column = Aquí estorba otra columna.
yard-not-few = Aquí hay muy pocas columnas. El piso necesita al menos { $count }; si no, se retira.
yard-not-falls = Aquí algo se caería.
yard-stood = La columna se sostiene.
yard-laid = { $number ->
    [one] El piso se apoya en { $number } columna.
   *[other] El piso se apoya en { $number } columnas.
}
yard-not-layable = { $number ->
    [one] El piso no se sostiene: tocaba { $number } columna. Se ha retirado.
   *[other] El piso no se sostiene: tocaba { $number } columnas. Se ha retirado.
}
yard-broken-off = Intento interrumpido. La columna está de nuevo en su sitio.
yard-broken-off-table = Intento interrumpido. Todo vuelve a estar como antes.
yard-collapse = La villa se ha derrumbado.
yard-collapse-column = La villa se ha derrumbado. Lo primero en caer: { $column }.
yard-foul-shifted = Falta: se ha movido { $column }. Todo vuelve a su sitio.
yard-foul-toppled = Falta: se ha volcado { $column }. Todo vuelve a su sitio.
yard-foul-standing = Falta: la columna no está derecha en el piso más alto.
yard-foul-edge = Falta: la columna sobresale del borde.
yard-foul-on-column = Falta: la columna está sobre otra columna.
yard-foul-back = Falta: el piso que sujetabas no ha quedado como estaba. Todo vuelve a su sitio.
yard-foul-covered = Falta: el piso que sujetabas cubre ahora { $column }. Todo vuelve a su sitio.
yard-foul-uncovered = Falta: el piso que sujetabas ya no cubre { $column }. Todo vuelve a su sitio.
yard-foul-restless = Falta: la villa no se quedó quieta.
yard-storeys = Pisos
yard-new-villa = Villa nueva
yard-add-floor = Colocar el piso siguiente
yard-aids = Mostrar qué columnas son seguras
yard-level = Nivel de burbuja: cuánto se inclina el piso
yard-safe = segura
yard-risky = arriesgada
yard-needed = sostiene la villa
yard-watch = Ver repetición
yard-clip = Guardar el clip
yard-clip-records = Grabando…
yard-clip-lost = No se ha guardado el clip.
yard-watch-again = Ver el último intento
yard-watch-fall = Ver el derrumbe a cámara lenta
yard-back-to = Volver a antes de este intento
yard-history = { $what }: { $told }
yard-no-points = Los puntos cuentan desde el piso verde.
yard-back-out = Cancelar
yard-go-on = Seguir
yard-stop-sure = Si interrumpes ahora, { $cost }.
yard-object-neutral-sure = Tendrás que subir tú otra columna neutral. Si no lo logras, no cuesta nada. Si la villa se derrumba, la has derribado tú.
yard-object-sure = Tendrás que subir tú una columna de { $player }. Si lo logras, esa columna sale del juego y no hay piso para { $player }. Si no, queda bloqueada y { $player } puede retirar del juego una columna tuya.
yard-end-sure = Tu turno termina sin que muevas ninguna columna tuya.
yard-ask-pass = Pasar el turno
yard-ask-floor = Pedir el piso
yard-ask-sure = Si nadie protesta, colocas el piso siguiente y tu turno acaba. Si alguien protesta y sube una de tus columnas, esa columna sale del juego y no hay piso para ti.
yard-ask-last = No queda ningún piso. Si lo pides ahora, pasas tu turno.
yard-ask-few = { $count ->
    [0] Aún no hay columnas en el piso más alto: no se puede colocar otro. Si lo pides ahora, pasas tu turno.
    [one] Solo hay 1 columna en el piso más alto: no se puede colocar otro. Si lo pides ahora, pasas tu turno.
   *[other] Solo hay { $count } columnas en el piso más alto: no se puede colocar otro. Si lo pides ahora, pasas tu turno.
}
yard-film = Repetición del intento
yard-film-at = Punto de la repetición
yard-film-play = Reproducir
yard-film-stop = Pausa
yard-film-slow = Cámara lenta
yard-film-try = Seguir desde aquí
yard-film-end = Cerrar
yard-keys = Arrastra una columna para moverla, con Mayús arriba y abajo. Arrastra en otro sitio para girar la vista, rueda para el zoom. Teclas: N P elegir · Intro paso siguiente · flechas mover · Re Pág Av Pág subir, bajar · Q E girar · H sujetar el piso de encima · 1–5 sujetar cualquier piso · U J subirlo, bajarlo · X tantear · K gancho · T desde arriba · V restablecer la vista · Esc interrumpir y devolver

# A game.
yard-play = Jugar en este dispositivo
yard-play-about = De 2 a 4 jugadores, personas y bots
yard-throws = Todos lanzan la piedra para decidir su color (si no, solo el primer jugador)
yard-expert = Para expertos: desde el piso naranja bastan una o dos columnas
yard-break-off-cost = la columna queda bloqueada y tu turno acaba
yard-todo-building = coloca una columna en la base, dentro del borde verde, o móntalo todo al azar.
yard-todo-throw = lanza la piedra: decide tu color.
yard-todo-choose = elige tu color.
yard-todo-neutral = sube primero una columna neutral: púlsala y arrástrala fuera.
yard-todo-ask = ninguna de tus columnas se puede mover: pide un piso.
yard-todo-turn = pulsa una de tus columnas, arrástrala fuera y súbela al piso más alto.
yard-todo-own-or-end = sube una de tus columnas o termina tu turno.
yard-todo-asked = { $player } dice que no se puede subir ninguna de sus columnas. ¿Protestas?
yard-todo-skipped = { $player } quiere saltarse la columna neutral. ¿Protestas?
yard-todo-prove = sube una columna de { $player } para demostrarlo.
yard-todo-prove-neutral = sube una columna neutral para demostrarlo.
yard-todo-name = la protesta ha fallado. Elige una columna de { $player } para retirarla del juego.
yard-todo-lay = coloca el piso siguiente sobre las columnas del piso más alto.
yard-arrange = Montar al azar
yard-lay-blue = Colocar el piso azul
yard-todo-blue = coloca el piso azul sobre las 20 columnas.
yard-stand-here = Colocarla aquí
yard-clear = Vaciar la base
yard-box = Columnas en la caja
yard-setup-point = Elige un lugar de la base, o mueve la columna con las flechas.
yard-setup-floor = Elige un lugar, mueve o gira el piso y luego colócalo.
yard-not-rim = La columna debe quedar dentro del borde verde.
yard-not-out = Aquí el piso sobresaldría de la base.
yard-not-borne = El piso debe apoyarse en todas las columnas; aquí queda fuera { $column }.
yard-break-off-floor = el piso se retira y tu turno acaba
yard-break-off-proof = la protesta falla y la columna queda bloqueada
yard-break-off-neutral = la columna queda bloqueada; sigues con una tuya, salvo que alguien demuestre lo contrario
yard-may-draw = púlsala y arrástrala hacia fuera.
yard-first-turn = Elige una columna cerca del borde de la que el piso pueda prescindir. Púlsala, arrástrala hasta sacarla de debajo del piso, levántala, llévala sobre el piso más alto y ponla. Si se vuelve demasiado arriesgado, interrumpe.
yard-throw = Lanzar la piedra
yard-ask = No puedo mover: pedir un piso
yard-end-turn = Terminar turno
yard-allow = No protesto
yard-object = Protesto
yard-take-floor = Agarrar el piso
yard-naming = ¿Qué columna sale del juego?
yard-naming-how = Elige una columna en la villa o en la lista y confirma. Teclas en la villa: N, P, Intro.
yard-naming-chosen = ¿Retirar { $what }?
yard-naming-worth = { $points ->
    [one] ahora vale { $points } punto
   *[other] ahora vale { $points } puntos
}
yard-naming-worthless = ahora no vale nada
yard-naming-needed = no puede salir: la villa se derrumbaría
yard-naming-checking = comprobando…
yard-naming-nothing = Ninguna columna de { $player } puede salir: la villa se derrumbaría.
yard-name = Retirar del juego
yard-name-none = No retirar ninguna
yard-stone = tiene la piedra
yard-log = Historial
yard-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# At an online table.
yard-works = { $player } está construyendo. ¡Mira!
yard-names = La protesta ha fallado. { $player } elige una columna de { $of } para retirarla del juego.
yard-objection = Tiempo para protestar
yard-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
yard-objection-left = { $count ->
    [one] Queda { $count } segundo para protestar.
   *[other] Quedan { $count } segundos para protestar.
}
yard-unheard = { $count ->
    [one] Parece que { $player } no tiene conexión. El intento se interrumpirá en { $count } segundo.
   *[other] Parece que { $player } no tiene conexión. El intento se interrumpirá en { $count } segundos.
}
yard-unheard-you = { $count ->
    [one] Parece que el otro dispositivo no tiene conexión. El intento se interrumpirá en { $count } segundo.
   *[other] Parece que el otro dispositivo no tiene conexión. El intento se interrumpirá en { $count } segundos.
}
yard-elsewhere = Estás jugando en otro dispositivo.
yard-go-on-here = Seguir en este dispositivo
yard-differs = El servidor ha obtenido otro resultado. Vale el del servidor.
yard-old-world = Esta partida empezó en la versión { $old } de la simulación; ahora es la versión { $new }. Lo jugado queda tal como se grabó.
yard-may-aid = Permitir ayudas: pistas y qué columnas son seguras
yard-feel = Mostrar lo que notarían los dedos (resistencia, balanceo) y un nivel de burbuja
yard-won = { $count ->
    [one] { $count } partida ganada
   *[other] { $count } partidas ganadas
}

# The rules.
yard-rules = Reglas
yard-rules-door = Se leen en unos minutos
yard-rules-goal-title = El objetivo
yard-rules-goal = Todos construyen juntos la misma villa. En tu turno subes una columna de tu color desde abajo hasta el piso más alto. Quien suma más puntos en el piso más alto se lleva la piedra del maestro de obras. Gana quien la tiene al final. Pero si derribas la villa, no puedes ganar.
yard-rules-setup-title = La preparación
yard-rules-setup = Cada color tiene una columna gruesa (3 puntos), una hexagonal (2 puntos) y tres finas (1 punto cada una). Los jugadores colocan por turnos las 20 columnas sobre la base, donde quieran, dentro del borde verde. Luego se coloca el piso azul: debe descansar sobre las 20 columnas y no puede sobresalir de la base. Si algo cae, se construye de nuevo. También se puede montar la villa al azar. Después, el primer jugador lanza la piedra para decidir su color; los demás lo eligen o lanzan también, según las opciones. Empieza la partida quien recibe el último color. Si son dos, cada uno tiene dos colores, usa uno u otro en su turno y suma los puntos de ambos.
yard-rules-turn-title = Tu turno
yard-rules-turn = Toma una columna de tu color de la base o de cualquier piso por debajo del más alto, tenga o no un piso encima, y ponla en el piso más alto. Las columnas que ya están en ese piso se quedan donde están. Puedes sacar la columna con la mano o con el gancho. No toques ninguna otra columna: no puedes probar con otra ni apartar ninguna. Al poner la columna no toques ningún piso. Su pie debe quedar entero sobre el piso, sin sobresalir del borde.
yard-rules-hold-title = Sujetar un piso
yard-rules-hold = Mientras sacas una columna, puedes sujetar un piso con la otra mano y levantarlo un poco. Tú decides si lo haces y con cuál, siempre que esté a tu alcance. El piso tiene que volver exactamente como estaba. Es falta si una columna que estaba libre queda cubierta, si una que estaba cubierta queda libre, o si el piso se desvía más de 2 mm o de 0,5°. Esto no vale para un piso que no has sujetado.
yard-rules-stop-title = Interrumpir
yard-rules-stop = Si se vuelve demasiado arriesgado, puedes interrumpir, mientras nada se haya derrumbado y no hayas soltado la columna. Tu mano la devuelve por donde vino, y si la villa se derrumba por el camino, cuenta como derrumbe. Si la columna no queda a menos de 5 mm de su antiguo sitio, o el camino de vuelta está cerrado, todo se deja como estaba. La columna queda bloqueada: nadie puede moverla en el resto de la partida. Tu turno acaba. Una vez que sueltas la columna, ya no puedes interrumpir: se juzga tal como está.
yard-rules-foul-title = Faltas
yard-rules-foul = Es falta si otra columna se desplaza más de 2 mm o se cae mientras todos los pisos aguantan. También es falta si tu columna no queda derecha por sí sola, sobresale del borde del piso o está sobre otra columna donde no está permitido. Si se te cae y todo lo demás aguanta, también es falta. Después de una falta, todo se deja como estaba, la columna queda bloqueada y tu turno acaba.
yard-rules-floor-title = Un piso nuevo
yard-rules-floor = Si crees que no se puede subir ninguna de tus columnas, pide un piso al empezar tu turno. Si nadie protesta, colocas el piso siguiente (verde, amarillo, naranja, rojo) y tu turno acaba. El piso debe descansar sobre al menos tres columnas del piso más alto y puede sobresalir de la base. Si no se sostiene, se retira y tu turno acaba. Una vez que lo sueltas, ya no puedes volver a sujetarlo. Si la villa se derrumba, la has derribado tú. Variante para expertos: desde el piso naranja bastan una o dos columnas.
yard-rules-object-title = Protestas
yard-rules-object = Quien protesta primero tiene que subir una de tus columnas. Si lo logra, esa columna sale del juego, no hay piso para ti y tu turno acaba. Si no, esa columna queda bloqueada y puedes retirar del juego una columna suya, pero solo una de la que la villa pueda prescindir. Luego colocas el piso. Si la villa se derrumba durante la protesta, la ha derribado quien protestó.
yard-rules-red-title = El piso rojo
yard-rules-red = Las columnas no se ponen sobre otras columnas, salvo en el piso rojo: ahí puedes apilar dos, tres o más.
yard-rules-stone-title = La piedra y el final
yard-rules-stone = Los puntos cuentan desde el piso verde. Quien pone primero una columna propia en un piso nuevo se lleva la piedra, y los puntos de los pisos de abajo ya no cuentan. Después, la piedra pasa a quien consiga en el piso más alto más puntos que quien la tiene; en caso de empate se queda donde está. La piedra muestra el color de quien la tenía antes. La partida acaba cuando la villa se derrumba, o cuando en una vuelta entera nadie ha subido una columna ni colocado un piso. Gana quien tiene la piedra. Si fue quien derribó la villa, gana quien la tenía antes; si no la tenía nadie, no gana nadie.
yard-rules-three-title = Con tres jugadores
yard-rules-three = El cuarto color es neutral. En cada turno subes primero una columna neutral y luego una propia. En la base y en cada piso por debajo del más alto debe quedar al menos una neutral. Si no se puede mover ninguna neutral, subes solo una propia. Solo puedes pedir un piso antes de tocar una columna neutral. Si interrumpes con una neutral, queda bloqueada; después puedes subir una columna propia o terminar tu turno. Pero un rival puede demostrar que se podía subir otra neutral, subiéndola: entonces se queda arriba y tú no subes ninguna propia. Si la prueba falla, no cuesta nada y tu turno sigue. Si la villa se derrumba, la ha derribado ese rival.
yard-rules-series-title = Serie y abandono
yard-rules-series = En una serie, todos empiezan el mismo número de veces: hay tantas partidas como jugadores, o un múltiplo. Quien gana más partidas gana la serie; si hay empate, la victoria se comparte. Si abandonas, tus columnas se quedan donde están y los demás siguen jugando.

# The lesson.
yard-learn = Aprender a jugar
yard-learn-door = En seis pasos cortos
yard-learn-step = Paso { $number } de { $count }
yard-learn-next = Siguiente
yard-learn-look = Esta es la villa. Arrastra fuera de ella para verla desde todos los lados; haz zoom con la rueda del ratón o con dos dedos.
yard-learn-draw = En tu turno sacas una columna de abajo. Toma una del borde: púlsala y arrástrala hasta sacarla de debajo del piso azul. Si quieres, sujeta mientras tanto el piso con la otra mano: pulsa H o el botón 1.
yard-learn-up = Ya está fuera. Levántala, llévala sobre el piso azul y ponla. Tiene que quedar entera sobre el piso.
yard-learn-stone = Desde el piso verde cuentan los puntos: una columna gruesa 3, una hexagonal 2, una fina 1. La piedra del maestro de obras pasa a quien tenga en el piso más alto más puntos que quien la tiene. Rojo la tiene con 4 puntos, y ahora Verde también tiene 4. ¿Quién se queda con la piedra?
yard-learn-stone-right = Correcto: con empate se queda donde está. Quien la tenga al final gana, salvo que haya derribado la villa.
yard-learn-stone-wrong = Todavía no: con empate se queda donde está. Verde necesitaría más de 4.
yard-learn-floor = Si crees que no se puede subir ninguna de tus columnas, pide un piso. Aquí nadie protesta: agarra el piso verde, mira qué columnas se iluminan y colócalo sobre tres de ellas.
yard-learn-object = Otro jugador dice que no se puede subir ninguna columna azul y pide un piso. No te lo crees: protesta y demuéstralo subiendo tú una columna azul.
yard-learn-done = ¡Demostrado! En una partida real esa columna saldría del juego y el otro jugador no tendría piso. Ya sabes jugar.
yard-learn-again = Todo está como antes: inténtalo otra vez.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence.
yard-builders = Velocidad de los bots
yard-pace-paused = Pausa
yard-pace-human = Normal
yard-pace-fast = Rápida
yard-hint-none = Ninguna columna se puede subir sin peligro.
yard-hint-ample = Sube { $column } hasta donde está la columna pálida. La villa apenas la necesita.
yard-hint-some = Sube { $column } hasta donde está la columna pálida, con cuidado: la villa se apoya un poco en ella.
yard-hint-narrow = Sube { $column } hasta donde está la columna pálida. Es arriesgado: sin ella la villa apenas se sostiene.
yard-open-about = Continuar una partida guardada de Villa Paletti
yard-other-game = no es una partida de Villa Paletti
