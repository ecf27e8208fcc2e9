# What is chosen before a game: who starts, a single game or a series, the colours.

setup-starter = Quién empieza
setup-stone = Quién lanza primero la piedra
setup-lot = Al azar
setup-recommended = recomendada
setup-youngest = Según las reglas del juego: el jugador más joven.
# Beside a seat.
setup-starts = empieza
setup-rolls = lanza primero la piedra

# $rounds is how often each player starts, $games how many games that makes.
setup-length = Partida o serie
setup-single = Una sola partida
setup-series = { $rounds ->
    [one] Serie: { $rounds } ronda, { $games } partidas
   *[other] Serie: { $rounds } rondas, { $games } partidas
}
setup-series-points = En una serie, todos empiezan una vez por ronda. Gana quien tenga menos puntos de penalización en total.
setup-series-most = En una serie, todos empiezan una vez por ronda. Gana la serie quien gane más partidas.
# $won is a list such as "Anna 2, Ben 1".
setup-won = Partidas ganadas: { $won }
setup-after-end = Escribe «new» (siguiente partida de la serie), «undo» (deshacer la jugada), «save ARCHIVO» (guardar) o «quit» (salir).

# Colours. $seat is a number counted from 1, $name a person or a bot.
setup-colour = Color, asiento { $seat }
setup-second-colour = Segundo color, asiento { $seat }
setup-your-colour = { $count ->
    [1] Tu color
   *[other] Tus colores
}
setup-painted = { $name } elige el color «{ $colour }».
setup-help-colour =
    colour red    elegir un color libre antes de la primera partida
table-rejection-no-such-colour = Ese color no existe aquí.
table-rejection-colour-taken = Otro jugador tiene este color.
table-rejection-colours-stay = Los colores solo se eligen antes de la primera partida.

# How strong bots are.
setup-level-1 = primeros pasos
setup-level-2 = muy fácil
setup-level-3 = fácil
setup-level-4 = tranquilo
setup-level-5 = intermedio
setup-level-6 = exigente
setup-level-7 = fuerte
setup-level-8 = muy fuerte
setup-level-9 = fuerza máxima
setup-easier = Bot más fácil
setup-stronger = Bot más fuerte
