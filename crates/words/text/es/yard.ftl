# Villa Paletti en el navegador.

yard-title = Villa Paletti
yard-lead = Saca columnas de abajo y ponlas arriba, tan alto como se pueda. Quien derriba la villa pierde. De dos a cuatro personas.
yard-sandbox = Banco de pruebas
yard-sandbox-door = Construir libremente, probar todo, volver atrás
yard-sandbox-about = Pulsa una columna que no esté en el piso más alto y arrástrala fuera. Aquí no se pierde nada: siempre se puede volver.
yard-home = A Villa Paletti
yard-canvas = La villa. N y P eligen una columna, Intro la coge. Las flechas la mueven, Re Pág y Av Pág la suben y la bajan, Q y E la giran, H cambia la mano que sujeta, K toma el gancho, Intro da el paso siguiente, Escape lo deja. Con la mano vacía, las flechas dan la vuelta; más y menos acercan, T mira desde arriba, V como siempre.
yard-blind = Este navegador no puede dibujar la villa: necesita WebGL2.
yard-view = Vista
yard-view-left = Girar a la izquierda
yard-view-right = Girar a la derecha
yard-view-nearer = Más cerca
yard-view-farther = Más lejos
yard-view-above = Desde arriba
yard-view-usual = La villa entera
yard-move = Mover lo que se sostiene
yard-left = A la izquierda
yard-right = A la derecha
yard-away = Hacia atrás
yard-near = Hacia ti
yard-higher = Más alto
yard-lower = Más bajo
yard-turn-left = Girar a la izquierda lo que se sostiene
yard-turn-right = Girar a la derecha lo que se sostiene
yard-lift = Levantar
yard-set-down = Ponerla aquí
yard-lay = Colocarlo aquí
yard-steady = La otra mano sujeta el piso de encima
yard-lift-floor = y lo levanta un poco
yard-hook = Sacarla con el gancho
yard-do-hook = Arrastra la columna recto hacia fuera: el gancho viene por detrás y va despacio.
yard-no-room = Detrás de esta columna no hay sitio para el gancho.
yard-break-off = Dejarlo
yard-break-off-free = aquí no cuesta nada
yard-take = Coger
yard-do-draw = Sácala de debajo del piso: arrastra, o usa las flechas.
yard-do-lift = Ya está fuera. Pulsa «Levantar» antes de llevarla sobre la villa.
yard-do-down = Llévala sobre el piso más alto: el anillo muestra dónde quedaría. Luego ponla.
yard-do-lay = Las columnas que sostendrían el piso se iluminan. Arrástralo, gíralo y colócalo.
yard-do-wait = Baja, y se suelta cuando esté en su sitio.
yard-do-rest = Espera a que todo se quede quieto.
yard-not-edge = Aquí el pie sobresaldría del piso más alto.
yard-not-column = Otra columna estorba aquí.
yard-not-few = Aquí el piso se apoyaría en muy pocas columnas. Necesita al menos { $count }.
yard-not-falls = Aquí algo se caería.
yard-stood = La columna está de pie.
yard-laid = { $number ->
    [one] El piso descansa en { $number } columna.
   *[other] El piso descansa en { $number } columnas.
}
yard-not-layable = { $number ->
    [one] El piso no se sostiene: tocaba { $number } columna. Se ha retirado.
   *[other] El piso no se sostiene: tocaba { $number } columnas. Se ha retirado.
}
yard-broken-off = Abandonado: todo está como estaba.
yard-collapse = La villa se ha derrumbado.
yard-collapse-column = La villa se ha derrumbado. Primero cayó: { $column }.
yard-foul-shifted = Falta: se ha movido { $column }. Todo vuelve a su sitio.
yard-foul-toppled = Falta: ha volcado { $column }. Todo vuelve a su sitio.
yard-foul-standing = Falta: la columna no está derecha en el piso más alto.
yard-foul-edge = Falta: el pie sobresale del piso.
yard-foul-on-column = Falta: la columna está sobre otra.
yard-foul-back = Falta: el piso sujetado no ha vuelto a su sitio.
yard-foul-restless = Falta: la villa no se quedó quieta.
yard-storeys = Pisos
yard-new-villa = Una villa nueva
yard-add-floor = Colocar el piso siguiente
yard-aids = Mostrar qué depende de cada columna
yard-safe = se puede coger
yard-risky = arriesgado
yard-needed = sostiene la villa
yard-watch = Ver
yard-watch-again = Ver otra vez el último intento
yard-watch-fall = Ver el derrumbe a cámara lenta
yard-back-to = Volver a antes
yard-film = El intento como película
yard-film-at = El momento mostrado
yard-film-play = Reproducir
yard-film-stop = Pausa
yard-film-slow = Despacio
yard-film-try = Seguir desde aquí
yard-film-end = Cerrar
yard-keys = Arrastra una columna para moverla, con Mayús arriba y abajo. Arrastra en otro sitio para dar la vuelta, rueda para acercar. N, P, Intro, flechas, Re Pág, Av Pág, Q, E, H, K, T, V, Escape.

# A game.
yard-play = Jugar en esta pantalla
yard-play-about = De dos a cuatro, personas y bots
yard-throws = Todos lanzan la piedra por su color (si no, solo quien empieza)
yard-expert = Para expertos: desde el piso naranja bastan una o dos columnas
yard-break-off-cost = la columna queda fija para siempre y el turno acaba
yard-todo-building = coloca una columna en la base, dentro del borde verde, o deja que la suerte lo monte todo.
yard-todo-throw = lanza la piedra: decide tu color.
yard-todo-choose = elige tu color.
yard-todo-neutral = sube primero una columna neutral: púlsala y arrástrala fuera.
yard-todo-ask = ninguna de tus columnas se puede mover: pide un piso.
yard-todo-turn = pulsa una de tus columnas, arrástrala fuera y súbela al piso más alto.
yard-todo-asked = { $player } dice que ninguna columna suya puede subir. ¿Te opones?
yard-todo-skipped = { $player } sigue sin columna neutral. ¿Te opones?
yard-todo-prove = demuéstralo: sube una columna de { $player }.
yard-todo-prove-neutral = demuéstralo: sube una columna neutral.
yard-todo-name = la objeción ha fallado. Nombra una columna de { $player } que sale del juego.
yard-todo-lay = coloca el piso siguiente sobre las columnas del piso más alto.
yard-arrange = Montar por sorteo
yard-lay-blue = Colocar el piso azul
yard-todo-blue = coloca el piso azul sobre las veinte columnas.
yard-stand-here = Colocarla aquí
yard-clear = Empezar de nuevo con la base vacía
yard-box = Columnas en la caja
yard-setup-point = Señala un lugar de la base y haz clic, o mueve la columna con las flechas.
yard-setup-floor = Señala un lugar, mueve o gira el piso y luego colócalo.
yard-not-rim = Aquí el pie quedaría en el borde o fuera de él.
yard-not-out = Aquí el piso sobresaldría de la base.
yard-not-borne = Aquí el piso no descansaría sobre todas las columnas: { $column } queda fuera.
yard-break-off-floor = el piso vuelve atrás y el turno termina sin él
yard-break-off-proof = la objeción ha fallado y la columna queda bloqueada para siempre
yard-break-off-neutral = la columna queda bloqueada para siempre; sigues con una tuya, salvo que alguien demuestre lo contrario
yard-may-draw = púlsala y arrástrala hacia fuera.
yard-first-turn = Lo más fácil es una columna del borde que esté libre. Púlsala, arrástrala hasta sacarla de debajo del piso, levántala, llévala sobre el piso más alto y bájala. Si es demasiado arriesgado, interrumpe.
yard-throw = Lanzar la piedra
yard-ask = Ninguna columna puede subir: pedir un piso
yard-allow = Sin objeción
yard-object = Me opongo
yard-take-floor = Coger el piso
yard-name-none = Ninguna
yard-stone = maestro de obras
yard-log = Lo que ha pasado
yard-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# At a table of a house.
yard-works = { $player } está manos a la obra. ¡Mira!
yard-objection = Tiempo para objetar
yard-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
yard-objection-left = { $count ->
    [one] Queda { $count } segundo para objetar.
   *[other] Quedan { $count } segundos para objetar.
}
yard-unheard = { $count ->
    [one] No se sabe nada de las manos de { $player }. En { $count } segundo se interrumpe el intento.
   *[other] No se sabe nada de las manos de { $player }. En { $count } segundos se interrumpe el intento.
}
yard-go-on-here = Tus manos trabajan en otro dispositivo: seguir aquí
yard-differs = La casa lo ha visto de otro modo, y su palabra es la que vale.
yard-may-aid = Se permiten ayudas: todos pueden ver lo que depende de cada columna
yard-series = Una serie: cada cual empieza una vez, y gana quien gane más partidas
yard-won = { $count ->
    [one] { $count } partida ganada
   *[other] { $count } partidas ganadas
}

# The rules.
yard-rules = Las reglas
yard-rules-door = En unos minutos
yard-rules-goal-title = El objetivo
yard-rules-goal = Todos juegan con la misma villa. En tu turno coges una columna de tu color de un piso inferior y la pones en el piso que ahora es el más alto. Quien tiene más puntos arriba guarda la piedra del maestro de obras, y quien la tiene al final gana. Pero quien derriba la villa no puede ganar.
yard-rules-setup-title = La preparación
yard-rules-setup = Veinte columnas están sobre la base, dentro del borde verde, y sostienen el piso azul. Cada color tiene una columna gruesa (3 puntos), una hexagonal (2 puntos) y tres finas (1 punto cada una). Quien empieza lanza la piedra por un color, los demás eligen o lanzan; comienza quien recibió el último color. Entre dos, cada uno tiene dos colores.
yard-rules-turn-title = Un turno
yard-rules-turn = Mientras sacas una columna, la otra mano puede sujetar el piso de encima y levantarlo un poco; tiene que volver exactamente a su sitio. No se empujan otras columnas, y al poner la tuya no tocas ningún piso. Su pie debe estar entero sobre el piso más alto. Si es demasiado arriesgado, déjalo: todo vuelve a su sitio, esa columna no se mueve más en toda la partida y tu turno acaba. Una falta cuenta igual.
yard-rules-floor-title = Un piso nuevo
yard-rules-floor = Si crees que ninguna de tus columnas puede subir, pide un piso. Si nadie se opone, colocas el piso siguiente (verde, amarillo, naranja, rojo) sobre al menos tres columnas, y ese fue tu turno. Quien se opone tiene que subir una de tus columnas: si lo logra, esa columna sale del juego y no hay piso; si no, puedes sacar del juego una columna suya y luego colocas el piso.
yard-rules-stone-title = La piedra y el final
yard-rules-stone = Desde el piso verde cuentan los puntos. La primera columna en un piso nuevo se lleva la piedra; después pasa a quien tenga arriba más puntos que su dueño. La piedra muestra el color del dueño anterior. El juego acaba cuando la villa cae o nadie puede seguir. Gana el dueño; si fue él quien la derribó, gana el anterior.
yard-rules-three-title = Con tres
yard-rules-three = Entre tres: el cuarto color es neutral. Cada turno sube primero una columna neutral y luego una propia; en cada piso bajo el más alto debe quedar una neutral. Si dejas la neutral, puedes seguir, salvo que alguien demuestre que otra podía subir.

# The lesson.
yard-learn = Aprender jugando
yard-learn-door = Seis pasos cortos con tus propias manos
yard-learn-step = Paso { $number } de { $count }
yard-learn-next = Siguiente
yard-learn-look = Esta es la villa. Arrastra a su lado para rodearla; la rueda o dos dedos te acercan.
yard-learn-draw = En un turno sacas una columna de abajo. Toma una del borde: púlsala y arrástrala hasta sacarla de debajo del piso azul. Mientras tanto, tu otra mano sujeta el piso.
yard-learn-up = Ya está fuera. Levántala, llévala sobre el piso azul y bájala. Todo su pie tiene que quedar sobre el piso.
yard-learn-stone = Desde el piso verde cuentan los puntos: una columna gruesa 3, una hexagonal 2, una fina 1. La piedra del maestro de obras pasa a quien tenga más en el piso más alto que su dueño. Rojo la tiene con 4 puntos, y ahora verde también tiene 4. ¿De quién es la piedra?
yard-learn-stone-right = Correcto: con empate se queda donde está. Quien la tenga al final gana, salvo que haya derribado la villa.
yard-learn-stone-wrong = Todavía no: con empate se queda donde está. Verde necesitaría más de 4.
yard-learn-floor = Si crees que ninguna de tus columnas puede subir, pide un piso. Aquí nadie objeta: toma el piso verde, mira qué columnas se iluminan y colócalo sobre tres de ellas.
yard-learn-object = Alguien dice que ninguna columna azul puede subir y quiere un piso. No te lo crees: objeta y demuéstralo subiendo tú una columna azul.
yard-learn-done = Demostrado: en una partida esa columna saldría del juego y no habría piso. Ya sabes cómo va.
yard-learn-again = Todo está como antes: inténtalo otra vez.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence, $margin millimetres.
yard-builders = Constructores
yard-pace-paused = Pausa
yard-pace-human = A ritmo humano
yard-pace-fast = Rápido
yard-hint-none = Ninguna columna se puede subir sin peligro.
yard-hint-ample = Sube { $column } hasta donde está la columna pálida: sobran { $margin } mm, es de sobra.
yard-hint-some = Sube { $column } hasta donde está la columna pálida: sobran { $margin } mm, hazlo con cuidado.
yard-hint-narrow = Sube { $column } hasta donde está la columna pálida, pero solo sobran { $margin } mm: puede salir bien o mal.
yard-open-about = Una partida guardada de Villa Paletti, para seguirla aquí
yard-other-game = no es una partida de Villa Paletti
