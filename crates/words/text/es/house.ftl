# A house that serves tables, and its data.

# $address is where people find it, $file a file.
house-at = Loggia está en { $address }
house-phones = Desde otros dispositivos de esta red:
house-only-here = Solo se puede entrar desde este equipo. Para los demás: loggia serve --listen 0.0.0.0:{ $port }
house-stop = Ctrl-C lo detiene; no se pierde nada.
house-stopping = Cerrando las puertas …
house-stopped = Cerrado. La próxima vez cada mesa seguirá desde aquí.
house-copied = { $count ->
    [one] { $count } mesa se ha copiado en { $file }.
   *[other] { $count } mesas se han copiado en { $file }.
}
