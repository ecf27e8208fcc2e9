# What the rules of Callisto say, for every client.

callisto-colour-1 = Azul
callisto-colour-2 = Amarillo
callisto-colour-3 = Rojo
callisto-colour-4 = Verde

callisto-edition-benelux = Callisto, edición Benelux
callisto-edition-piatnik = Callisto, edición Piatnik
callisto-edition-russian = Callisto, edición rusa
callisto-edition-pocket = Callisto, edición de bolsillo
callisto-edition-pentobi = Callisto, reglas de Pentobi
callisto-note-piatnik = Según las reglas alemanas, un pilar puede ir en el borde. Su ilustración, que quizá decía otra cosa, se ha perdido.
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
callisto-illegal-touches-nothing = La ficha debe tocar con un lado una ficha o un pilar de tu color.
callisto-illegal-touches-corner-only = La ficha solo toca tu color con una esquina, en { $cell }. Debe tocarlo con un lado.
callisto-illegal-pillar-in-centre = La casilla { $cell } está en el centro, donde no se pueden colocar pilares.
callisto-illegal-pillar-on-border = La casilla { $cell } está en el borde, donde no se pueden colocar pilares.
callisto-illegal-pillar-on-open = { $cell } es una casilla normal, donde no se pueden colocar pilares en esta edición.
callisto-illegal-not-along-frame = La casilla { $cell } no está junto al marco, donde van los dos primeros pilares.
callisto-illegal-not-beside-piece = El pilar debe ir junto al marco o junto a una ficha; la casilla { $cell } no lo está.
callisto-illegal-beside-pillar = El pilar de { $cell } está demasiado cerca: no puede haber dos pilares juntos.
callisto-illegal-piece-fits = Todavía puedes colocar una ficha, así que no puedes retirarte.
callisto-illegal-retire-too-early = No puedes retirarte antes de colocar dos pilares.
callisto-illegal-pillar-forced = En esta edición tienes que colocar tu último pilar antes de poder retirarte.

# Why a text is not a move. $text is what someone typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Escribe casillas como d4,d5,e5, una ficha como L4c@d4 o «retire».
callisto-notation-not-a-cell = «{ $text }» no es una casilla. Una casilla es una letra y un número, como d4.
callisto-notation-twice = { $cell } aparece dos veces.
callisto-notation-no-such-shape = Ninguna ficha tiene la forma de { $text }.
callisto-notation-no-such-piece = En esta edición no hay ninguna ficha «{ $text }».
callisto-notation-no-such-orientation = Esta ficha no tiene la orientación «{ $text }», solo de la a a la { $last }.
callisto-notation-which-orientation = ¿Qué orientación de { $piece }? Añade una letra: de { $piece }a a { $piece }{ $last }.
callisto-notation-off-grid = La ficha se saldría del tablero.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } gana sin ningún punto de penalización.
    [one] { $player } gana con { $points } punto de penalización.
   *[other] { $player } gana con { $points } puntos de penalización.
}
callisto-wins-you = { $points ->
    [0] Ganas sin ningún punto de penalización.
    [one] Ganas con { $points } punto de penalización.
   *[other] Ganas con { $points } puntos de penalización.
}
callisto-tie = Empate: { $players }. Gana, de entre ellos, quien juega más tarde en cada vuelta.

# The rules in words. What an edition's data does not say is left out. $pillars and $pieces are what a player has.
callisto-rules-start = Cada jugador tiene un color, { $pillars } pilares y { $pieces ->
    [one] { $pieces } ficha
   *[other] { $pieces } fichas
}. Los colores que no se usan se quedan en la caja. Empieza el jugador más joven, salvo que se elija a otra persona o se deje al azar. Se juega en sentido horario.
callisto-rules-first = En cada uno de tus dos primeros turnos colocas un pilar en una casilla vacía.
# $regions: where it may not stand, and where it may, beside ordinary squares.
callisto-rules-pillar-closed = { $regions ->
    [centre] No puede ir en el centro.
    [border] No puede ir en el borde.
   *[both] No puede ir ni en el centro ni en el borde.
}
callisto-rules-pillar-may = { $regions ->
    [centre] Puede ir en el centro.
    [border] Puede ir en el borde.
   *[both] Puede ir en el centro y en el borde.
}
callisto-rules-pillar-not-open = No puede ir en ninguna otra casilla.
callisto-rules-pillar-beside = { $beside ->
    [frame] Debe ir junto al marco que rodea el tablero.
    [piece] Debe ir junto a una ficha de cualquier jugador.
   *[both] Debe ir junto al marco que rodea el tablero o junto a una ficha de cualquier jugador.
}
callisto-rules-pillar-apart = Ninguno de sus lados puede tocar otro pilar.
callisto-rules-piece = A partir de tu tercer turno colocas exactamente una ficha por turno. Puedes girarla y voltearla. Debe quedar sobre casillas vacías y tocar con un lado un pilar o una ficha de tu color; no basta con una esquina. También puede tocar fichas de otros jugadores.
callisto-rules-piece-centre = Puede cubrir el centro.
callisto-rules-piece-border = Ninguna de sus partes puede quedar en el borde.
# $count is how many pillars are left after the first two turns.
callisto-rules-later = { $count ->
    [1] En lugar de una ficha puedes colocar tu tercer pilar. Con eso termina tu turno. No hace falta que toque tu color.
   *[other] En lugar de una ficha puedes colocar otro pilar. Con eso termina tu turno. No hace falta que toque tu color.
}
callisto-rules-later-same = Valen las mismas casillas que para los dos primeros.
callisto-rules-out = Solo puedes quedar fuera en tu propio turno, y ya no vuelves a jugar en esa partida. Mientras quepa una de tus fichas, no puedes pasar.
# $pillar: whether a player without a piece that fits may or must place a pillar, or has none.
callisto-rules-stuck = { $pillar ->
    [none] Si no cabe ninguna ficha, quedas fuera.
    [must] Si no cabe ninguna ficha o ya no te quedan, debes colocar tu último pilar si hay una casilla para él. Si no la hay, quedas fuera.
   *[may] Si no cabe ninguna ficha o ya no te quedan, puedes colocar tu último pilar si hay una casilla para él, o retirarte. Si no la hay, quedas fuera.
}
callisto-rules-strict = En una partida estricta quedas fuera cuando no cabe ninguna de tus fichas, aunque te quede un pilar.
callisto-rules-end = Cuando quedas fuera, los demás siguen jugando. La partida acaba cuando todos están fuera. Cada casilla de tus fichas sin colocar cuesta un punto de penalización; un pilar sin colocar no cuesta nada. Gana quien tiene menos puntos de penalización. Si varios empatan, gana, de entre ellos, quien juega más tarde en cada vuelta.
callisto-rules-series = En una serie, todos empiezan el mismo número de veces: hay tantas partidas como jugadores, o un múltiplo. Conservas tu color. Se suman los puntos de penalización de todas las partidas y gana el total más bajo. Con el mismo total, la victoria se comparte.
callisto-rules-four-colours = Dos jugadores también pueden jugar con dos colores cada uno en el tablero para cuatro. Los colores juegan por turnos, y se salta el color que está fuera. Los puntos de tus dos colores se suman. En caso de empate gana quien tiene los colores segundo y cuarto. Una serie tiene entonces dos partidas.

callisto-file-no-game = no es un archivo de partida
callisto-file-wrong = esto no es correcto
callisto-file-at = línea { $line }, carácter { $column }: { $what }
callisto-edition-file-at = línea { $line }: { $what }
