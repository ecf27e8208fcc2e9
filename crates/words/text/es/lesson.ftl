# La lección de Callisto: ejercicios en el tablero.

lesson-game = Primera partida
lesson-again = Intentar de nuevo
lesson-next = Siguiente
lesson-skip = Omitir
lesson-progress = Lección: { $done } de { $count } ejercicios hechos
lesson-edge-title = Tocar con un lado
lesson-edge = Juegas con el azul. Arrastra una ficha al tablero de modo que uno de sus lados toque un pilar azul. No basta con una esquina.
lesson-edge-done = Correcto. Cada ficha debe tocar tu color con un lado: un pilar u otra ficha.
lesson-edge-missed = Eso era un pilar. Guárdalo para más tarde y coloca una ficha.
lesson-block-title = Bloquear
lesson-block = Amarillo solo puede salir por un hueco. Ciérralo con una ficha, de modo que ya no quepa ninguna ficha amarilla.
lesson-block-done = Amarillo está fuera, con { $points } puntos de penalización. Busca huecos así en tus partidas.
lesson-block-missed = Amarillo todavía encuentra espacio. ¿Por dónde sale?
lesson-last-title = Usar el último pilar
lesson-last = Ya no cabe ninguna de tus fichas. Tu último pilar no tiene que tocar nada. Colócalo en una casilla marcada que deje espacio para una de tus fichas y coloca después esa ficha.
lesson-last-next = Bien. Ahora coloca una ficha a su lado.
lesson-last-done = El pilar ha hecho sitio para una ficha más. Solo te quedan { $points } puntos de penalización.
lesson-last-missed = Ahí no cabe nada, y quedas fuera. Busca la zona libre más grande.
lesson-count-title = Contar
lesson-count = La partida ha terminado. Azul no pudo colocar estas fichas. ¿Cuántos puntos de penalización son?
lesson-count-done = Correcto: un punto por casilla. Azul tiene { $points } y Amarillo { $other }. Gana quien tiene menos, así que gana Azul.
lesson-count-missed = No del todo. Cuenta las casillas, no las fichas.
lesson-win-title = Ganar un final
lesson-win = Te toca, y cada uno tiene { $points } puntos de penalización. En caso de empate gana Amarillo, que juega en segundo lugar. Una ficha pequeña bien colocada puede valer más que una grande.
lesson-win-done = Ganas por { $points } a { $other }. Le has quitado a Amarillo el espacio que necesitaba.
lesson-win-missed = Gana Amarillo: tienes { $points } puntos de penalización y Amarillo { $other }. ¿Qué sitio le hace más falta a Amarillo?
