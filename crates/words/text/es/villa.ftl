# What the rules of Villa Paletti say, for every client.

# A column as the object of a sentence: "Anna brings … up".
villa-column-thick-blue = la columna azul gruesa
villa-column-thick-yellow = la columna amarilla gruesa
villa-column-thick-red = la columna roja gruesa
villa-column-thick-green = la columna verde gruesa
villa-column-hexagon-blue = la columna azul hexagonal
villa-column-hexagon-yellow = la columna amarilla hexagonal
villa-column-hexagon-red = la columna roja hexagonal
villa-column-hexagon-green = la columna verde hexagonal
villa-column-thin-blue = una columna azul fina
villa-column-thin-yellow = una columna amarilla fina
villa-column-thin-red = una columna roja fina
villa-column-thin-green = una columna verde fina
# A column as a label: the name of a button, what the pointer is on.
villa-label-thick-blue = Columna azul gruesa
villa-label-thick-yellow = Columna amarilla gruesa
villa-label-thick-red = Columna roja gruesa
villa-label-thick-green = Columna verde gruesa
villa-label-hexagon-blue = Columna azul hexagonal
villa-label-hexagon-yellow = Columna amarilla hexagonal
villa-label-hexagon-red = Columna roja hexagonal
villa-label-hexagon-green = Columna verde hexagonal
villa-label-thin-blue = Columna azul fina
villa-label-thin-yellow = Columna amarilla fina
villa-label-thin-red = Columna roja fina
villa-label-thin-green = Columna verde fina

# The base and the floors, as the object of a sentence: "Anna lays …", "Anna brings a column up to …".
villa-storey-base = la base
villa-storey-blue = el piso azul
villa-storey-green = el piso verde
villa-storey-yellow = el piso amarillo
villa-storey-orange = el piso naranja
villa-storey-red = el piso rojo

# Where a column stands, so that it can be told from others of its kind. $column is a column from above; $on, $side, $one and
# $other are texts from here. $one and $other are columns beside it, in the case that the sentence needs.
villa-on-base = en la base
villa-on-blue = en el piso azul
villa-on-green = en el piso verde
villa-on-yellow = en el piso amarillo
villa-on-orange = en el piso naranja
villa-on-red = en el piso rojo
villa-side-front-left = delante a la izquierda
villa-side-front = delante
villa-side-front-right = delante a la derecha
villa-side-left = a la izquierda
villa-side-middle = en el centro
villa-side-right = a la derecha
villa-side-back-left = al fondo a la izquierda
villa-side-back = al fondo
villa-side-back-right = al fondo a la derecha
villa-near-thick-blue = la azul gruesa
villa-near-thick-yellow = la amarilla gruesa
villa-near-thick-red = la roja gruesa
villa-near-thick-green = la verde gruesa
villa-near-hexagon-blue = la azul hexagonal
villa-near-hexagon-yellow = la amarilla hexagonal
villa-near-hexagon-red = la roja hexagonal
villa-near-hexagon-green = la verde hexagonal
villa-near-thin-blue = una azul fina
villa-near-thin-yellow = una amarilla fina
villa-near-thin-red = una roja fina
villa-near-thin-green = una verde fina
villa-stands-alone = { $column } { $on }, { $side }, sola
villa-stands-beside = { $column } { $on }, { $side }, junto a { $one }
villa-stands-between = { $column } { $on }, { $side }, entre { $one } y { $other }

# Why something may not be done. $player is a name, $colour a colour, $floor a floor, $number and $needs are counts of columns.
villa-broken-game-over = La partida ha terminado.
villa-broken-no-such-player = { $player } no participa en esta partida.
villa-broken-given-up = { $player } ha abandonado.
villa-broken-not-your-turn = No te toca: espera a { $player }.
villa-broken-villa-first = Primero hay que montar la villa.
villa-broken-villa-stands = La villa ya está montada.
villa-broken-already-placed = Esta columna ya está en la base.
villa-broken-columns-first = { $number ->
    [one] El piso azul tiene que esperar: falta { $number } columna por colocar.
   *[other] El piso azul tiene que esperar: faltan { $number } columnas por colocar.
}
villa-broken-not-on-all = El piso azul tiene que apoyarse en las 20 columnas, y se apoya en { $number }.
villa-broken-colours-first = Primero hay que repartir los colores.
villa-broken-colours-dealt = Los colores ya están repartidos.
villa-broken-throw-for-colour = Lanza la piedra: decide tu color.
villa-broken-choose-colour = Elige tu color: solo se lanza para el primero.
villa-broken-colour-taken = Este color ya está ocupado: { $colour }.
villa-broken-not-yours = Esta columna no es tuya.
villa-broken-on-top = Esta columna ya está en el piso más alto.
villa-broken-not-brought-up = La columna tiene que estar en el piso más alto. Esto es { $floor }.
villa-broken-locked = Esta columna está bloqueada: ya se interrumpió un intento con ella. Se queda donde está hasta el final de la partida.
villa-broken-gone = Esta columna ya no está en juego.
villa-broken-ask-first = Tienes que pedir un piso antes de colocarlo.
villa-broken-already-asked = Ya has pedido un piso.
villa-broken-answers-first = Espera a que los demás digan si protestan.
villa-broken-nothing-asked = No hay nada contra lo que protestar.
villa-broken-own-request = Lo has pedido tú: responden los demás.
villa-broken-already-allowed = Ya has dicho que no protestas.
villa-broken-lay-first = Has pedido un piso: colócalo, sin mover ninguna columna.
villa-broken-object-first = Tienes que protestar antes de demostrarlo.
villa-broken-objection-runs = La primera protesta fue de { $player }, que ahora tiene que demostrarlo.
villa-broken-not-askers = Demuéstralo con una columna de { $player }.
villa-broken-name-first = Elige primero una columna de quien ha protestado, o ninguna.
villa-broken-nothing-to-name = Ninguna protesta ha fallado: no hay columna que retirar.
villa-broken-not-objectors = Solo puedes elegir una columna de { $player }.
villa-broken-no-floor-left = Todos los pisos están colocados.
villa-broken-not-bearing = Un piso solo se apoya en columnas del piso más alto.
villa-broken-too-few-bear = { $needs ->
    [one] El piso tiene que apoyarse al menos en { $needs } columna, y se apoya en { $number }.
   *[other] El piso tiene que apoyarse al menos en { $needs } columnas, y se apoya en { $number }.
}
villa-broken-neutral-first = Primero va una columna neutral y después una tuya.
villa-broken-neutral-done = La columna neutral ya está: ahora mueve una tuya.
villa-broken-last-neutral = Es la última columna neutral a esta altura: tiene que quedarse.
villa-broken-too-late-to-ask = Es tarde para pedir un piso: ya has tocado una columna neutral.
villa-broken-own-due = La columna neutral ya está arriba: ahora sube una tuya.
villa-broken-not-neutral = Demuéstralo con una columna neutral.
villa-broken-no-declining = Solo puedes terminar tu turno sin columna después de interrumpir con una neutral.

# What happened. $player is a name, $column and $floor are texts from above, $number is a count of columns.
villa-log-placed = { $player } pone { $column } en la base.
villa-log-placed-you = Pones { $column } en la base.
villa-log-arranged = La villa se monta al azar.
villa-log-cleared = Se quita todo de la base y se monta de nuevo.
villa-log-threw = { $player } lanza la piedra: { $colour }.
villa-log-threw-you = Lanzas la piedra: { $colour }.
villa-log-threw-again = { $player } saca un color ocupado ({ $colour }) y tiene que lanzar otra vez.
villa-log-threw-again-you = Sacas un color ocupado ({ $colour }): lanza otra vez.
villa-log-chose = { $player } elige un color: { $colour }.
villa-log-chose-you = Eliges un color: { $colour }.
villa-log-starts = { $player } empieza.
villa-log-starts-you = Empiezas tú.
villa-log-stood = { $player } sube { $column } hasta { $floor }.
villa-log-stood-you = Subes { $column } hasta { $floor }.
villa-log-broken-off = { $player } interrumpe el intento y devuelve { $column } a su sitio: queda bloqueada el resto de la partida.
villa-log-broken-off-you = Interrumpes el intento y devuelves { $column } a su sitio: queda bloqueada el resto de la partida.
villa-log-foul = { $player } comete una falta y tiene que devolver { $column } a su sitio: queda bloqueada el resto de la partida.
villa-log-foul-you = Cometes una falta y tienes que devolver { $column } a su sitio: queda bloqueada el resto de la partida.
villa-log-collapse = ¡La villa se derrumba! La ha derribado { $player }.
villa-log-collapse-you = ¡La villa se derrumba! La has derribado tú.
villa-log-asked = { $player } dice que no se puede subir ninguna de sus columnas.
villa-log-asked-you = Dices que no se puede subir ninguna de tus columnas.
villa-log-skips = { $player } quiere saltarse la columna neutral.
villa-log-skips-you = Quieres saltarte la columna neutral.
villa-log-allowed = { $player } no protesta.
villa-log-allowed-you = No protestas.
villa-log-objected = { $player } protesta y tiene que demostrarlo.
villa-log-objected-you = Protestas y tienes que demostrarlo.
villa-log-proved = { $player } demuestra que se puede y retira { $column } del juego.
villa-log-proved-you = Demuestras que se puede y retiras { $column } del juego.
villa-log-named = { $player } retira { $column } del juego.
villa-log-named-you = Retiras { $column } del juego.
villa-log-named-none = { $player } no retira ninguna columna del juego.
villa-log-named-none-you = No retiras ninguna columna del juego.
villa-log-laid = { $number ->
    [one] { $player } coloca { $floor } sobre { $number } columna.
   *[other] { $player } coloca { $floor } sobre { $number } columnas.
}
villa-log-laid-you = { $number ->
    [one] Colocas { $floor } sobre { $number } columna.
   *[other] Colocas { $floor } sobre { $number } columnas.
}
villa-log-not-laid = { $player } no consigue apoyar { $floor } y lo aparta.
villa-log-not-laid-you = No consigues apoyar { $floor } y lo apartas.
villa-log-passes = { $player } no sube nada: pasa el turno.
villa-log-passes-you = No subes nada: tu turno ha terminado.
villa-log-lapsed = La simulación se ha actualizado: { $player } repite el intento desde el principio, sin coste.
villa-log-lapsed-you = La simulación se ha actualizado: repites el intento desde el principio, sin coste.
villa-log-declined = { $player } no sube ninguna columna propia y termina el turno.
villa-log-declined-you = No subes ninguna columna propia y terminas el turno.
villa-log-gave-up = { $player } abandona.
villa-log-gave-up-you = Abandonas.
villa-log-stone = { $player } se lleva la piedra del maestro de obras.
villa-log-stone-you = Te llevas la piedra del maestro de obras.
villa-log-stuck = Nadie puede seguir: la partida ha terminado.
villa-log-alone = No queda nadie más: la partida ha terminado.
villa-log-wins = ¡Gana { $player }!
villa-log-wins-you = ¡Ganas!
villa-log-nobody-wins = No gana nadie.
