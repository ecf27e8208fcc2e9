# The game at a terminal.

# $game is the edition's name, $players a number.
terminal-title = { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
terminal-strict-exit = salida estricta
terminal-four-colours = dos colores por jugador
terminal-hint = Escribe una jugada, una ficha para ver dónde cabe, o «help».
terminal-language-unknown = No existe el idioma «{ $language }». Idiomas posibles: { $languages }.

terminal-turn = Turno de { $player }
terminal-prompt = { $player }
terminal-pillars-first-turn = Coloca un pilar: escribe una casilla, como { $example }. Las casillas posibles llevan un *.
terminal-choices = { $count ->
    [one] { $count } jugada posible
   *[other] { $count } jugadas posibles
}: { $pieces }
terminal-retire-possible = Ya no cabe ninguna de tus fichas. Coloca tu último pilar o escribe «retire».
terminal-pillar-forced = Ya no cabe ninguna de tus fichas. Tienes que colocar tu último pilar.
terminal-out = { $player } no puede colocar nada más y queda fuera.
terminal-retired = { $player } se retira.
terminal-holds = { $player }: { $pieces }
terminal-holds-nothing = todas las fichas colocadas
terminal-pillars = { $count ->
    [0] ningún pilar
    [one] { $count } pilar
   *[other] { $count } pilares
}
terminal-penalty = { $points ->
    [one] { $points } punto de penalización
   *[other] { $points } puntos de penalización
}
terminal-is-out = fuera

# $piece is a piece's name such as L4, $count the number of its places.
terminal-piece = { $piece } se puede colocar de estas formas; el número indica en cuántos sitios.
terminal-places = { $count ->
    [0] { $piece } no cabe ahora en ningún sitio.
    [one] { $piece } cabe en { $count } sitio. Escribe { $example }: la primera casilla lleva un *.
   *[other] { $piece } cabe en { $count } sitios. Sus primeras casillas llevan un *; escribe, p. ej., { $example }.
}
terminal-piece-used = No te queda ninguna ficha { $piece }.

terminal-undone = Se ha deshecho la jugada { $move } de { $player }.
terminal-nothing-to-undo = No hay ninguna jugada que deshacer.
terminal-redone = { $player } vuelve a jugar { $move }.
terminal-nothing-to-redo = No hay ninguna jugada que rehacer.
terminal-saved = La partida se ha guardado en { $file }.
terminal-loaded = Continúa la partida de { $file }.
terminal-load-failed = No se ha podido abrir { $file }: { $reason }
terminal-save-failed = No se ha podido escribir { $file }: { $reason }
terminal-which-file = ¿Qué archivo? Por ejemplo: { $example }
terminal-file-exists = { $file } ya existe y no se ha tocado. Elige otro nombre.
terminal-continue = Hay una partida sin terminar: { $game }, tras la jugada { $moves }. ¿Quieres continuarla? [{ $yes }/{ $no }]
terminal-yes = s
terminal-no = n
terminal-kept = La partida sin terminar se ha guardado en { $file }.
terminal-autosave-broken = No se ha podido leer la partida guardada ({ $reason }). Se conserva en { $file }.
terminal-over = La partida ha terminado.
terminal-after-end = Escribe «new» (otra partida), «undo» (deshacer la jugada), «save ARCHIVO» (guardar) o «quit» (salir).
terminal-goodbye = ¡Hasta pronto!
terminal-goodbye-saved = ¡Hasta pronto! La partida queda guardada; «loggia play callisto» la continúa.
terminal-not-understood = «{ $input }» no es ni una jugada ni una orden: { $reason }
terminal-new-game = Partida nueva.
terminal-bot-thinks = { $player } (bot) juega { $move }.
terminal-legend = . casilla   + centro   # borde   1234 fichas   ABCD pilares   > última jugada

terminal-help-moves =
    Lo que puedes escribir:
      h8            colocar un pilar en h8 (también P@h8)
      h8,h9,i9      colocar la ficha que cubre estas casillas
      L4c@h8        colocar L4 en la orientación c, su primera casilla (fila inferior, a la izquierda) en h8
      L4            ver las orientaciones de L4 y en cuántos sitios cabe
      L4c           ver dónde cabe L4 en la orientación c
      moves         ver todas las jugadas posibles
      retire        retirarte, cuando ya no cabe ninguna de tus fichas
      board         volver a dibujar el tablero
      rules         las reglas en pocas palabras
terminal-help =
    undo, redo    deshacer la última jugada, o rehacerla
    save ARCHIVO  guardar la partida    load ARCHIVO  continuar una partida guardada
    new           empezar otra partida  lang de       cambiar de idioma: { $languages }
    quit          salir; la partida queda guardada
