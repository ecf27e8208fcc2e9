# A server with tables, and its data.

# $address is where people find it, $file a file.
house-at = Loggia is running at { $address }
house-phones = From other devices on this network:
house-only-here = Only this computer can reach it. To let others in: loggia serve --listen 0.0.0.0:{ $port }
house-stop = Press Ctrl-C to stop. Nothing is lost.
house-stopping = Stopping…
house-stopped = Stopped. All tables continue from here next time.
house-copied = { $count ->
    [one] { $count } table copied to { $file }.
   *[other] { $count } tables copied to { $file }.
}
house-restored = { $count ->
    [one] { $count } table restored to { $place }.
   *[other] { $count } tables restored to { $place }.
}
