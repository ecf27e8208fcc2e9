# Callisto in the browser: the first page, the game, and how it ended.

game-home = Juega a Callisto y Villa Paletti
game-home-lead = Dos juegos de mesa de 2 a 4 jugadores: contra bots, en un solo dispositivo o en línea con un enlace. Sin registro.
game-callisto-lead = Coloca tus fichas junto a tu color y no dejes sitio a los demás.
game-villa-lead = Saca columnas de abajo, ponlas arriba y no derribes la villa.
game-play-bot = Jugar contra un bot
game-play-villa = Jugar a Villa Paletti
game-play-here = En este dispositivo
game-rules = Reglas
game-finished = Partidas terminadas
game-all-games = Todas tus partidas
game-no-games = Aún no hay partidas en este dispositivo.
game-review-card = Repasar una partida
game-review-about = Abre una partida guardada, con análisis del motor
game-wins = Gana { $player }.
game-wins-you = Ganas.
table-resigned-you = Has abandonado.
table-timed-out-you = Se te ha acabado el tiempo.
game-uncharged = Quien sigue en juego al final no recibe puntos de penalización.
game-tag-resigned = abandono
game-tag-time = sin tiempo
game-two-wins = ¡Dos victorias seguidas!
game-next-level = Probar el nivel { $level }
game-told-pillar = { $player } coloca un pilar en { $cells }.
game-told-pillar-you = Colocas un pilar en { $cells }.
game-told-piece = { $player } coloca { $piece } en { $cells }.
game-told-piece-you = Colocas { $piece } en { $cells }.
game-told-retire = { $player } se retira.
game-told-retire-you = Te retiras.
game-last-move = Última jugada: { $move }
game-board-empty = { $colour }: nada en el tablero.
game-board-pillars = { $colour }: pilares { $pillars }.
game-hint-piece = Coloca la ficha { $piece } aquí.
game-hint-pillar = Coloca un pilar aquí.
game-hint-retire = Lo mejor es que te retires.
game-hint-numbers = Detalles
game-looking = Jugada { $number } de { $last }
game-now = Volver a la partida
game-to-end = Jugar hasta el final
game-moves = Jugadas
game-menu = Menú
game-keys = Atajos de teclado
game-keys-more = Re Pág y Av Pág: recorrer las jugadas
game-close = Cerrar
game-mistakes = Peores jugadas
game-pieces-left = { $count ->
    [one] queda { $count } ficha
   *[other] quedan { $count } fichas
}
game-squares-left = { $count ->
    [one] { $count } casilla por colocar
   *[other] { $count } casillas por colocar
}
callisto-about-benelux = 18 fichas, tablero octogonal. Ningún pilar en el centro ni en el borde.
callisto-about-piatnik = Como la edición Benelux, pero los pilares también pueden ir en el borde.
callisto-about-russian = Las mismas reglas que la edición Benelux.
callisto-about-pocket = 13 fichas en un tablero cuadrado: la partida más corta. Tus primeros pilares van junto al marco.
callisto-about-pentobi = Sin borde, y hay que colocar el último pilar antes de quedar fuera.
game-rules-start = La preparación
game-rules-pillars = Los dos primeros turnos: pilares
game-rules-pieces = Después: fichas
game-rules-last-pillar = El último pilar
game-rules-out = Cuándo quedas fuera
game-rules-end = El final y la puntuación
game-rules-series = Una serie de partidas
game-rules-marked = Casillas marcadas: donde puede ir tu primer pilar.
game-rules-marked-last = Casillas marcadas: donde puede ir tu último pilar.
game-rules-fits = Se puede: toca su color con un lado.
game-rules-corner = No se puede: solo toca por una esquina.
game-rules-count = Sobran: { $sum } = { $points } puntos de penalización.
