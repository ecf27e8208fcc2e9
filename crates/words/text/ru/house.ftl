# A server with tables, and its data.

# $address is where people find it, $file a file.
house-at = Loggia работает по адресу { $address }
house-phones = С других устройств в этой сети:
house-only-here = Сервер доступен только с этого компьютера. Чтобы пустить других: loggia serve --listen 0.0.0.0:{ $port }
house-stop = Нажмите Ctrl-C, чтобы остановить; ничего не пропадёт.
house-stopping = Остановка…
house-stopped = Остановлено. В следующий раз все столы продолжатся с этого места.
house-copied = { $count ->
    [one] { $count } стол скопирован в { $file }.
    [few] { $count } стола скопировано в { $file }.
   *[many] { $count } столов скопировано в { $file }.
}
house-restored = { $count ->
    [one] { $count } стол восстановлен: { $place }.
    [few] { $count } стола восстановлено: { $place }.
   *[many] { $count } столов восстановлено: { $place }.
}
