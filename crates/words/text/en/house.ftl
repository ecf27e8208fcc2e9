# A house that serves tables, and its data.

# $address is where people find it, $file a file.
house-at = Loggia is at { $address }
house-phones = From other devices in this network:
house-only-here = Only this machine can get there. For others: loggia serve --listen 0.0.0.0:{ $port }
house-stop = Ctrl-C stops it; nothing is lost.
house-stopping = Closing the doors …
house-stopped = Closed. Every table goes on from here next time.
house-copied = { $count ->
    [one] { $count } table is copied to { $file }.
   *[other] { $count } tables are copied to { $file }.
}
