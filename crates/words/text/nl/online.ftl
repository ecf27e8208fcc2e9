# Online tafels in de browser.

online-guest = Gast { $number }
online-your-name = Je naam
online-host = Host: { $name }
online-clock-move = { $time } per zet
online-clock-game = { $time } per speler + { $more } per zet
online-clock-days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}
online-ask-notice = Wil je op dit apparaat een melding als je aan de beurt bent?
online-next-host = Alle plaatsen zijn bezet. De host kan het spel beginnen.
online-watching = kijkt toe
online-asked = Je voorstel wacht op antwoord van { $names }.
online-no-tables = Je zit nog niet aan een tafel.
online-no-public-tables = Er zijn nu geen openbare tafels.
online-away-mark = offline sinds { $time }
online-away = { $name } is offline.
online-away-since = { $name } is sinds { $time } offline.
online-away-wait = Wachten
online-away-bot = Een bot laten verderspelen
online-bot-instead = Vervangen door bot
online-remove-bot = Bot verwijderen
online-away-end = Het spel beëindigen
online-away-without = Doorgaan zonder deze speler
online-away-sure = Zeker weten? { $name } kan dan niet meer meespelen in dit spel.
online-away-host = { $host } kan een bot laten verderspelen.
online-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
