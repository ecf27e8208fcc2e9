# A server with tables, and its data.

# $address is where people find it, $file a file.
house-at = Loggia funciona en { $address }
house-phones = Desde otros dispositivos de esta red:
house-only-here = Solo se puede entrar desde este equipo. Para los demás: loggia serve --listen 0.0.0.0:{ $port }
house-stop = Pulsa Ctrl-C para detenerlo; no se pierde nada.
house-stopping = Deteniendo…
house-stopped = Detenido. La próxima vez todas las mesas seguirán desde aquí.
house-copied = { $count ->
    [one] { $count } mesa se ha copiado en { $file }.
   *[other] { $count } mesas se han copiado en { $file }.
}
house-restored = { $count ->
    [one] { $count } mesa se ha restaurado en { $place }.
   *[other] { $count } mesas se han restaurado en { $place }.
}
