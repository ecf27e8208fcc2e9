# A house that serves tables, and its data.

# $address is where people find it, $file a file.
house-at = Loggia staat op { $address }
house-phones = Vanaf andere apparaten in dit netwerk:
house-only-here = Alleen deze computer kan erbij. Voor anderen: loggia serve --listen 0.0.0.0:{ $port }
house-stop = Ctrl-C stopt het; er gaat niets verloren.
house-stopping = De deuren gaan dicht …
house-stopped = Gesloten. De volgende keer gaat elke tafel hier verder.
house-copied = { $count ->
    [one] { $count } tafel is naar { $file } gekopieerd.
   *[other] { $count } tafels zijn naar { $file } gekopieerd.
}
