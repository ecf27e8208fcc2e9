# A house that serves tables, and its data.

# $address is where people find it, $file a file.
house-at = Loggia ist unter { $address }
house-phones = Von anderen Geräten in diesem Netz:
house-only-here = Nur dieser Rechner kommt dorthin. Für andere: loggia serve --listen 0.0.0.0:{ $port }
house-stop = Strg-C beendet es; nichts geht verloren.
house-stopping = Die Türen schließen sich …
house-stopped = Geschlossen. Beim nächsten Mal geht jeder Tisch hier weiter.
house-copied = { $count ->
    [one] { $count } Tisch ist nach { $file } kopiert.
   *[other] { $count } Tische sind nach { $file } kopiert.
}
