# Villa Paletti en el navegador.

yard-title = Villa Paletti
yard-lead = Saca columnas de abajo y ponlas arriba, tan alto como se pueda. Quien derriba la villa pierde. De 2 a 4 jugadores, personas o bots.
yard-sandbox = Modo libre
yard-sandbox-door = Construir libremente, probar todo, volver atrás
yard-sandbox-about = Pulsa una columna que no esté en el piso más alto y arrástrala fuera. Aquí nada cuenta: siempre se puede volver atrás.
yard-home = Volver a Villa Paletti
yard-canvas = La villa. N y P eligen una columna, Intro la toma. Las flechas la mueven, Re Pág y Av Pág la suben y la bajan, Q y E la giran, H sujeta o suelta el piso de encima, 1 a 5 sujetan cualquier piso, U y J lo suben y lo bajan, X la empuja apenas, K toma el gancho, Intro da el paso siguiente, Escape interrumpe. Con la mano vacía, las flechas giran la vista, más y menos hacen zoom, T mira desde arriba, V restablece la vista.
yard-blind = Este navegador no puede mostrar la villa: necesita WebGL 2.
yard-view = Vista
yard-view-left = Girar la vista a la izquierda
yard-view-right = Girar la vista a la derecha
yard-view-nearer = Acercar
yard-view-farther = Alejar
yard-view-above = Desde arriba
yard-view-usual = Restablecer la vista
yard-move = Mover lo que se sostiene
yard-left = A la izquierda
yard-right = A la derecha
yard-away = Hacia atrás
yard-near = Hacia ti
yard-higher = Más alto
yard-lower = Más bajo
yard-turn-left = Girar a la izquierda
yard-turn-right = Girar a la derecha
yard-lift = Levantar
yard-set-down = Ponerla aquí
yard-set-anyway = Ponerla de todos modos
yard-keep = Conservarla en la mano
yard-lay = Colocarlo aquí
yard-lift-floor = Levantarlo un poco
yard-lower-floor = Bajarlo un poco
yard-lifted = levantado { $whole },{ $tenths } mm
yard-hold = Sujetar un piso
yard-hold-floor = { $number }: sujetar o soltar { $floor }
yard-hook = Sacarla con el gancho
yard-do-hook = Arrastra la columna recto hacia fuera: el gancho la toma por detrás y va despacio.
yard-no-room = Detrás de esta columna no hay sitio para el gancho.
yard-break-off = Interrumpir y devolverla
yard-break-off-free = aquí no cuesta nada
yard-take = Tomar
yard-push-about = Empuja la columna 1,5 mm y la devuelve. Tu intento empieza con esta columna.
yard-push = Empujar apenas
yard-do-draw = Sácala de debajo del piso: arrástrala o usa las flechas.
yard-answer-stuck = No se mueve: sostiene la villa.
yard-answer-firm = Cede un poco: algo se apoya en ella. Con cuidado.
yard-answer-loose = Cede con facilidad: sostiene poco. Arrástrala hacia fuera.
yard-do-lift = Está libre y sube sola si sigues arrastrando. O pulsa «Levantar».
yard-do-drops = Se pone enseguida. Pulsa la villa para conservarla en la mano.
yard-do-down = Llévala sobre el piso más alto: el anillo muestra dónde quedará. Luego ponla.
yard-do-lay = Las columnas que sostendrán el piso se iluminan. Arrástralo, gíralo y colócalo.
yard-do-wait = Baja, y se suelta cuando todo está en su sitio.
yard-do-rest = Espera a que todo se quede quieto.
yard-do-back = La mano lo devuelve todo por el mismo camino. La villa aún puede derrumbarse.
yard-not-edge = Aquí la columna sobresaldría del borde. Es una falta.
yard-not-floor = Aquí no hay ningún piso debajo.
yard-not-tips = Aquí la columna se volcaría.
yard-not-column = Aquí estorba otra columna.
yard-not-few = Muy pocas columnas aquí. El piso necesita al menos { $count }; si no, se retira.
yard-not-falls = Aquí algo se caería.
yard-stood = La columna está de pie.
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
yard-collapse-column = La villa se ha derrumbado. Primero cayó: { $column }.
yard-foul-shifted = Falta: se ha movido { $column }. Todo vuelve a su sitio.
yard-foul-toppled = Falta: ha volcado { $column }. Todo vuelve a su sitio.
yard-foul-standing = Falta: la columna no está derecha en el piso más alto.
yard-foul-edge = Falta: la columna sobresale del borde.
yard-foul-on-column = Falta: la columna está sobre otra columna.
yard-foul-back = Falta: el piso sujetado no ha vuelto a su sitio. Todo vuelve atrás.
yard-foul-covered = Falta: el piso sujetado cubre ahora { $column }. Todo vuelve atrás.
yard-foul-uncovered = Falta: el piso sujetado ya no cubre { $column }. Todo vuelve atrás.
yard-foul-restless = Falta: la villa no se quedó quieta.
yard-storeys = Pisos
yard-new-villa = Villa nueva
yard-add-floor = Colocar el piso siguiente
yard-aids = Mostrar qué columnas son seguras
yard-safe = segura
yard-risky = arriesgada
yard-needed = sostiene la villa
yard-watch = Ver
yard-watch-again = Ver el último intento
yard-watch-fall = Ver el derrumbe a cámara lenta
yard-back-to = Volver a antes de este intento
yard-history = { $what }: { $told }
yard-no-points = Los puntos cuentan desde el piso verde.
yard-back-out = Cancelar
yard-go-on = Seguir
yard-stop-sure = Si interrumpes: { $cost }.
yard-object-neutral-sure = Tendrás que subir otra columna neutral. Si no lo logras, no cuesta nada. Si la villa se derrumba, es por ti.
yard-object-sure = Tendrás que subir una columna de { $player }. Si lo logras, sale del juego y no hay piso para { $player }. Si no, queda fija y { $player } puede sacar del juego una columna tuya.
yard-end-sure = Tu turno acaba sin mover una columna tuya.
yard-ask-pass = Pasar el turno
yard-ask-floor = Pedir el piso
yard-ask-sure = Si nadie se opone, pones el piso siguiente y tu turno acaba. Si alguien se opone y sube una de tus columnas, esa columna sale del juego y no hay piso para ti.
yard-ask-last = No queda ningún piso. Pedirlo ahora pasa tu turno.
yard-ask-few = { $count ->
    [0] Aún no hay columnas arriba: no se puede poner ningún piso. Pedirlo ahora pasa tu turno.
    [one] Solo hay 1 columna arriba: no se puede poner ningún piso. Pedirlo ahora pasa tu turno.
   *[other] Solo hay { $count } columnas arriba: no se puede poner ningún piso. Pedirlo ahora pasa tu turno.
}
yard-film = Repetición del intento
yard-film-at = Punto de la repetición
yard-film-play = Reproducir
yard-film-stop = Pausa
yard-film-slow = Cámara lenta
yard-film-try = Seguir desde aquí
yard-film-end = Cerrar
yard-keys = Arrastra una columna para moverla, con Mayús arriba y abajo. Arrastra en otro sitio para girar la vista, rueda para el zoom. Teclas: N P elegir · Intro paso siguiente · flechas mover · Re Pág Av Pág subir, bajar · Q E girar · H sujetar el piso de encima · 1–5 sujetar un piso · U J subirlo, bajarlo · X empujar apenas · K gancho · T desde arriba · V restablecer la vista · Esc interrumpir

# A game.
yard-play = Jugar en este dispositivo
yard-play-about = De 2 a 4 jugadores, personas y bots
yard-throws = Todos lanzan la piedra por su color (si no, solo quien empieza)
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
yard-todo-name = la protesta ha fallado. Elige una columna de { $player } que saldrá del juego.
yard-todo-lay = coloca el piso siguiente sobre las columnas del piso más alto.
yard-arrange = Montar al azar
yard-lay-blue = Colocar el piso azul
yard-todo-blue = coloca el piso azul sobre las veinte columnas.
yard-stand-here = Colocarla aquí
yard-clear = Vaciar la base
yard-box = Columnas en la caja
yard-setup-point = Elige un lugar de la base, o mueve la columna con las flechas.
yard-setup-floor = Elige un lugar, mueve o gira el piso y luego colócalo.
yard-not-rim = La columna debe quedar dentro del borde verde.
yard-not-out = Aquí el piso sobresaldría de la base.
yard-not-borne = Aquí el piso no se apoyaría en todas las columnas: { $column } queda fuera.
yard-break-off-floor = el piso se retira y tu turno acaba
yard-break-off-proof = la protesta falla y la columna queda bloqueada
yard-break-off-neutral = la columna queda bloqueada; sigues con una tuya, salvo que alguien demuestre lo contrario
yard-may-draw = púlsala y arrástrala hacia fuera.
yard-first-turn = Elige una columna cerca del borde de la que el piso pueda prescindir. Púlsala, arrástrala hasta sacarla de debajo del piso, levántala, llévala sobre el piso más alto y ponla. Si es demasiado arriesgado, interrumpe.
yard-throw = Lanzar la piedra
yard-ask = No puedo subir ninguna: pedir un piso
yard-end-turn = Terminar turno
yard-allow = No protesto
yard-object = Protesto
yard-take-floor = Tomar el piso
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
yard-names = La protesta ha fallado. { $player } elige una columna de { $of } que saldrá del juego.
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
yard-go-on-here = Seguir en este dispositivo
yard-differs = El servidor ha obtenido otro resultado. Vale el del servidor.
yard-old-world = Esta partida empezó en la versión { $old } de la simulación; ahora es la versión { $new }. Lo jugado queda tal como se grabó.
yard-may-aid = Permitir ayudas: pistas y columnas seguras
yard-won = { $count ->
    [one] { $count } partida ganada
   *[other] { $count } partidas ganadas
}

# The rules.
yard-rules = Las reglas
yard-rules-door = En unos minutos
yard-rules-goal-title = El objetivo
yard-rules-goal = Todos construyen la misma villa. En tu turno tomas una columna de tu color de más abajo y la pones en el piso que ahora es el más alto. Quien tiene más puntos en el piso más alto guarda la piedra del maestro de obras, y quien la tiene al final gana. Pero quien derriba la villa no puede ganar.
yard-rules-setup-title = La preparación
yard-rules-setup = Cada color tiene una columna gruesa (3 puntos), una hexagonal (2 puntos) y tres finas (1 punto cada una). Los jugadores ponen por turnos las 20 columnas sobre la base, donde quieran, dentro del borde verde. Luego se coloca el piso azul: descansa sobre las 20 columnas y no sobresale de la base. Si algo cae, se construye de nuevo. También se puede montar la villa al azar. Después, quien empieza lanza la piedra por un color; los demás eligen o lanzan, según decida la mesa. La partida la comienza quien recibe el último color. Entre dos, cada uno tiene dos colores, usa uno u otro en su turno y suma los puntos de ambos.
yard-rules-turn-title = Tu turno
yard-rules-turn = Toma una columna de tu color de la base o de cualquier piso por debajo del más alto, con un piso encima o sin él, y ponla en el piso más alto. Lo que ya está en ese piso se queda donde está. Puedes sacar la columna con la mano o con el gancho. No toques ninguna otra columna: no hay segundo intento con otra, y no se empuja ninguna. Al poner la columna no toques ningún piso. Debe quedar entera sobre el piso, sin que su pie sobresalga del borde.
yard-rules-hold-title = Sujetar un piso
yard-rules-hold = Mientras sacas una columna, tu otra mano puede sujetar un piso y levantarlo un poco. Tú decides si lo haces y con cuál: cualquier piso a tu alcance. Tiene que volver exactamente como estaba. Es falta si una columna que estaba libre queda cubierta, si una que estaba cubierta queda libre, o si el piso se desvía más de 2 mm o de 0,5°. Un piso que no sujetaste no se juzga así.
yard-rules-stop-title = Interrumpir
yard-rules-stop = Si es demasiado arriesgado, puedes interrumpir, mientras nada se haya derrumbado y no hayas soltado la columna. Tu mano la devuelve por donde vino, y si la villa se derrumba por el camino, cuenta como derrumbe. Si la columna no queda en pie a menos de 5 mm de su antiguo sitio, o el camino de vuelta está cerrado, la mesa lo deja todo como estaba. La columna queda bloqueada: nadie puede moverla en toda la partida. Tu turno acaba. Lo que has soltado se juzga tal como está.
yard-rules-foul-title = Faltas
yard-rules-foul = Es falta si otra columna se desplaza más de 2 mm o se cae mientras todos los pisos aguantan. También es falta si tu columna no queda en pie por sí sola, sobresale del piso o está sobre otra columna donde no está permitido. Si se te cae y todo lo demás aguanta, también es falta. Después de una falta, la mesa lo deja todo como estaba, la columna queda bloqueada y tu turno acaba.
yard-rules-floor-title = Un piso nuevo
yard-rules-floor = Si crees que no se puede subir ninguna de tus columnas, pide un piso al empezar tu turno. Si nadie protesta, colocas el piso siguiente (verde, amarillo, naranja, rojo) y tu turno acaba. Debe descansar sobre al menos tres columnas del piso más alto y puede sobresalir de la base. Si no puede descansar así, se retira y tu turno acaba. Una vez que lo sueltas, ya no puedes sujetarlo. Si la villa se derrumba, la has derribado tú. Variante para expertos: desde el piso naranja bastan una o dos columnas.
yard-rules-object-title = Protestas
yard-rules-object = Quien protesta primero tiene que subir una de tus columnas. Si lo logra, esa columna sale del juego y no hay piso. Si no, esa columna queda bloqueada y puedes retirar del juego una columna suya, pero solo una de la que la villa pueda prescindir. Luego colocas el piso. Si la villa se derrumba, la ha derribado quien protestó.
yard-rules-red-title = El piso rojo
yard-rules-red = Las columnas no se ponen sobre otras columnas. Solo en el piso rojo puedes apilarlas: dos, tres o más.
yard-rules-stone-title = La piedra y el final
yard-rules-stone = Desde el piso verde cuentan los puntos. Quien pone la primera columna en un piso nuevo se lleva la piedra, y los puntos de más abajo ya no cuentan. Después pasa a quien tenga en el piso más alto más puntos que quien la guarda; en caso de empate se queda donde está. La piedra muestra el color de quien la tenía antes. La partida acaba cuando la villa se derrumba, o cuando todos los jugadores, uno tras otro, no han subido ni columna ni piso. Gana quien tiene la piedra. Si fue quien derribó la villa, gana quien la tenía antes; si no hay nadie, no gana nadie.
yard-rules-three-title = Con tres
yard-rules-three = El cuarto color es neutral. En cada turno subes primero una columna neutral y luego una propia. En la base y en cada piso por debajo del más alto debe quedar una neutral. Si no se puede mover ninguna neutral, subes solo una propia. Solo puedes pedir un piso antes de tocar una columna neutral. Si interrumpes con una neutral, queda bloqueada; después puedes subir una columna propia o terminar tu turno. Pero un rival puede demostrar que otra neutral podía subir, haciéndolo: entonces se queda arriba y tú no subes ninguna propia. Si la prueba falla, no cuesta nada y tu turno sigue. Si la villa se derrumba, la ha derribado ese rival.
yard-rules-series-title = Serie y abandono
yard-rules-series = Una serie tiene tantas partidas como jugadores, o un múltiplo, y todos empiezan el mismo número de veces. Quien gana más partidas gana la serie; si hay empate, la victoria se comparte. Si abandonas, tus columnas se quedan como están y los demás siguen jugando.

# The lesson.
yard-learn = Aprender jugando
yard-learn-door = Seis pasos cortos
yard-learn-step = Paso { $number } de { $count }
yard-learn-next = Siguiente
yard-learn-look = Esta es la villa. Arrastra a su lado para rodearla; haz zoom con la rueda o con dos dedos.
yard-learn-draw = En un turno sacas una columna de abajo. Toma una del borde: púlsala y arrástrala hasta sacarla de debajo del piso azul. Si quieres, tu otra mano puede sujetar el piso: pulsa H o el botón 1.
yard-learn-up = Ya está fuera. Levántala, llévala sobre el piso azul y ponla. Tiene que quedar entera sobre el piso.
yard-learn-stone = Desde el piso verde cuentan los puntos: una columna gruesa 3, una hexagonal 2, una fina 1. La piedra del maestro de obras pasa a quien tenga en el piso más alto más puntos que quien la guarda. Rojo la tiene con 4 puntos, y ahora Verde también tiene 4. ¿De quién es la piedra?
yard-learn-stone-right = Correcto: con empate se queda donde está. Quien la tenga al final gana, salvo que haya derribado la villa.
yard-learn-stone-wrong = Todavía no: con empate se queda donde está. Verde necesitaría más de 4.
yard-learn-floor = Si crees que no se puede subir ninguna de tus columnas, pide un piso. Aquí nadie protesta: toma el piso verde, mira qué columnas se iluminan y colócalo sobre tres de ellas.
yard-learn-object = Alguien dice que no se puede subir ninguna columna azul y quiere un piso. No te lo crees: protesta y demuéstralo subiendo tú una columna azul.
yard-learn-done = ¡Demostrado! En una partida esa columna saldría del juego y no habría piso. Ya sabes jugar.
yard-learn-again = Todo está como antes: inténtalo otra vez.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence.
yard-builders = Velocidad de los bots
yard-pace-paused = Pausa
yard-pace-human = Normal
yard-pace-fast = Rápido
yard-hint-none = Ninguna columna se puede subir sin peligro.
yard-hint-ample = Sube { $column } hasta donde está la columna pálida. La villa apenas la necesita.
yard-hint-some = Sube { $column } hasta donde está la columna pálida, con cuidado: la villa se apoya un poco en ella.
yard-hint-narrow = Sube { $column } hasta donde está la columna pálida. Es arriesgado: sin ella la villa se sostiene por poco.
yard-open-about = Continuar una partida guardada de Villa Paletti
yard-other-game = no es una partida de Villa Paletti
