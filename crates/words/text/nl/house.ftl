# A server with tables, and its data.

# $address is where people find it, $file a file.
house-at = Loggia draait op { $address }
house-phones = Vanaf andere apparaten in dit netwerk:
house-only-here = Alleen deze computer kan erbij. Om anderen toe te laten: loggia serve --listen 0.0.0.0:{ $port }
house-stop = Druk op Ctrl-C om te stoppen; er gaat niets verloren.
house-stopping = Bezig met stoppen…
house-stopped = Gestopt. De volgende keer gaan alle tafels hier verder.
house-copied = { $count ->
    [one] { $count } tafel is naar { $file } gekopieerd.
   *[other] { $count } tafels zijn naar { $file } gekopieerd.
}
house-restored = { $count ->
    [one] { $count } tafel is teruggezet in { $place }.
   *[other] { $count } tafels zijn teruggezet in { $place }.
}
