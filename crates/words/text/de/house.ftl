# A server with tables, and its data.

# $address is where people find it, $file a file.
house-at = Loggia läuft unter { $address }
house-phones = Von anderen Geräten im selben Netzwerk:
house-only-here = Nur dieser Computer hat Zugriff. Für andere: loggia serve --listen 0.0.0.0:{ $port }
house-stop = Drück Strg+C zum Beenden. Nichts geht verloren.
house-stopping = Wird beendet …
house-stopped = Beendet. Beim nächsten Mal geht es an allen Tischen hier weiter.
house-copied = { $count ->
    [one] { $count } Tisch nach { $file } kopiert.
   *[other] { $count } Tische nach { $file } kopiert.
}
house-restored = { $count ->
    [one] { $count } Tisch ist in { $place } wiederhergestellt.
   *[other] { $count } Tische sind in { $place } wiederhergestellt.
}
