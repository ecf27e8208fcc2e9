# Online-Tische im Browser.

online-guest = Gast { $number }
online-your-name = Dein Name
online-host = Host: { $name }
online-clock-move = { $time } pro Zug
online-clock-game = { $time } pro Person + { $more } pro Zug
online-clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
online-ask-notice = Möchtest du auf diesem Gerät benachrichtigt werden, wenn du am Zug bist?
online-next-host = Alle Plätze sind besetzt. Der Host kann das Spiel starten.
online-watching = sieht zu
online-asked = Dein Vorschlag wartet auf die Antwort von { $names }.
online-no-tables = Du bist noch an keinem Tisch.
online-no-public-tables = Zurzeit gibt es keine öffentlichen Tische.
online-away-mark = nicht verbunden seit { $time }
online-away = { $name } ist nicht verbunden.
online-away-since = { $name } ist seit { $time } nicht verbunden.
online-away-wait = Warten
online-away-bot = Bot weiterspielen lassen
online-bot-instead = Durch Bot ersetzen
online-remove-bot = Bot entfernen
online-away-end = Spiel beenden
online-away-without = Ohne diese Person weiterspielen
online-away-sure = Wirklich? { $name } kann in diesem Spiel dann nicht mehr mitspielen.
online-away-host = { $host } kann einen Bot weiterspielen lassen.
online-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
