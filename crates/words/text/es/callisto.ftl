# What the rules of Callisto say, for every client.

callisto-colour-1 = Azul
callisto-colour-2 = Amarillo
callisto-colour-3 = Rojo
callisto-colour-4 = Verde

callisto-edition-benelux = Callisto, edición Benelux
callisto-edition-piatnik = Callisto, edición Piatnik
callisto-edition-russian = Callisto, edición rusa
callisto-edition-pocket = Callisto, edición de bolsillo
callisto-edition-pentobi = Callisto al estilo de Pentobi
callisto-note-piatnik = Reglas alemanas al pie de la letra, pues su ilustración se ha perdido: un pilar puede ir en el borde.
callisto-note-pocket = La ilustración de las fichas de las reglas españolas se ha perdido: estas 13 son nuestra reconstrucción.

# Why a move is not possible. $cell is the cell in question, $colour a colour.
callisto-illegal-game-over = La partida ha terminado.
callisto-illegal-out = { $colour } está fuera de la partida.
callisto-illegal-pillars-first = En tus dos primeros turnos tienes que colocar un pilar.
callisto-illegal-no-pillar-left = No te queda ningún pilar.
callisto-illegal-no-such-piece = No hay ninguna ficha con esta forma.
callisto-illegal-no-piece-left = Ya has colocado todas las fichas con esta forma.
callisto-illegal-off-board = { $cell ->
    [none] La ficha se sale del tablero.
   *[other] La casilla { $cell } no está en el tablero.
}
callisto-illegal-occupied = La casilla { $cell } está ocupada.
callisto-illegal-piece-on-border = La casilla { $cell } está en el borde, donde no se pueden colocar fichas.
callisto-illegal-touches-nothing = Una ficha debe tocar tu color por un lado; esta no lo toca por ninguna parte.
callisto-illegal-touches-corner-only = La ficha solo toca tu color por una esquina, en { $cell }. Debe tocarlo por un lado.
callisto-illegal-pillar-in-centre = La casilla { $cell } está en el centro, donde no se pueden colocar pilares.
callisto-illegal-pillar-on-border = La casilla { $cell } está en el borde, donde no se pueden colocar pilares.
callisto-illegal-pillar-on-open = { $cell } es una casilla normal, donde no se pueden colocar pilares en esta edición.
callisto-illegal-not-along-frame = La casilla { $cell } no está junto al marco, donde van los dos primeros pilares.
callisto-illegal-not-beside-piece = La casilla { $cell } no está junto al marco ni junto a una ficha.
callisto-illegal-beside-pillar = El pilar de { $cell } está demasiado cerca: no puede haber dos pilares juntos.
callisto-illegal-piece-fits = Todavía puedes colocar una ficha, así que no puedes retirarte.
callisto-illegal-retire-too-early = No puedes retirarte antes de colocar tus dos pilares.
callisto-illegal-pillar-forced = En esta edición tienes que colocar tu último pilar antes de quedar fuera.

# Why a text is not a move. $text is what somebody typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Una jugada son casillas como d4,d5,e5, una ficha como L4c@d4 o «retire».
callisto-notation-not-a-cell = «{ $text }» no es una casilla. Una casilla es una letra y un número, como d4.
callisto-notation-twice = { $cell } aparece dos veces.
callisto-notation-no-such-shape = Ninguna ficha tiene la forma de { $text }.
callisto-notation-no-such-piece = En esta edición no hay ninguna ficha «{ $text }».
callisto-notation-no-such-orientation = «{ $text }» no es una posición de esta ficha: tiene de la a a la { $last }.
callisto-notation-which-orientation = ¿Cómo se coloca { $piece }? Añade una letra, de { $piece }a a { $piece }{ $last }.
callisto-notation-off-grid = La ficha se saldría del tablero.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } gana sin ningún punto de penalización.
    [one] { $player } gana con { $points } punto de penalización.
   *[other] { $player } gana con { $points } puntos de penalización.
}
callisto-tie = Empate: { $players }. Gana quien juega más tarde en el orden de turno.
