# Tables en ligne dans le navigateur.

online-guest = Invité { $number }
online-your-name = Ton nom
online-host = Hôte : { $name }
online-clock-move = { $time } par coup
online-clock-game = { $time } par personne + { $more } par coup
online-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
online-ask-notice = Recevoir une alerte sur cet appareil quand c’est ton tour ?
online-next-host = Toutes les places sont prises. L’hôte peut lancer la partie.
online-watching = regarde
online-asked = Ta demande attend la réponse de { $names }.
online-no-tables = Tu n’es encore à aucune table.
online-no-public-tables = Il n’y a pas de table publique pour le moment.
online-away-mark = hors ligne depuis { $time }
online-away = { $name } est hors ligne.
online-away-since = { $name } est hors ligne depuis { $time }.
online-away-wait = Attendre
online-away-bot = Laisser un robot continuer
online-bot-instead = Remplacer par un robot
online-remove-bot = Retirer le robot
online-away-end = Finir la partie
online-away-without = Continuer sans cette personne
online-away-sure = Vraiment ? { $name } ne pourra plus jouer dans cette partie.
online-away-host = { $host } peut laisser un robot continuer.
online-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
