# An online table. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Robot { $level }
table-somebody = Quelqu’un
table-joined = { $name } rejoint la table.
table-renamed = { $old } s’appelle maintenant { $name }.
table-left = { $name } quitte la table.
table-sat = { $name } prend la place { $seat } ({ $colours }).
table-stood = { $name } libère la place { $seat }.
table-bot-sat = Un robot de niveau { $level } prend la place { $seat } ({ $colours }).
table-freed = La place { $seat } est libre.
table-seat-moved = { $player } continue sur un autre appareil.
table-resigned = { $player } abandonne la partie.
table-timed-out = { $player } n’a plus de temps et sort de la partie.
table-said = { $name } : { $text }
table-muted = L’hôte met { $name } en sourdine.
table-unmuted = { $name } peut de nouveau écrire dans le chat.
table-removed = L’hôte exclut { $name } de la table.
table-handed-on = Le nouvel hôte est { $name }.
table-closed = La table est maintenant fermée.
table-away = Le serveur a été indisponible pendant { $time } ; ce temps ne compte pas.
table-offline = { $name } n’a plus de connexion.
table-online = { $name } a retrouvé la connexion.
table-played = { $player } joue { $move }.
table-started = { $games ->
    [1] La partie commence.
   *[other] La partie { $game } sur { $games } commence.
} { $player } joue en premier.

# What someone asks the others for.
table-proposes-undo = { $count ->
    [one] { $name } aimerait annuler le dernier coup.
   *[other] { $name } aimerait annuler les { $count } derniers coups.
}
table-proposes-adjourn = { $name } aimerait mettre la partie en pause.
table-proposes-resume = { $name } aimerait reprendre la partie.
table-proposes-rematch = { $name } aimerait rejouer.
table-proposes-bot = { $name } aimerait qu’un robot de niveau { $level } reprenne la place { $seat }.
table-answer = Tape « yes » (oui) ou « no » (non).
table-agreed = { $name } accepte.
table-disagreed = { $name } refuse.
table-withdrawn = { $name } retire sa demande.
table-overtaken = La partie a continué : cette demande n’est plus valable.
table-withdraw = Retirer
table-carried-undo = { $count ->
    [one] Le dernier coup est annulé.
   *[other] Les { $count } derniers coups sont annulés.
}
table-carried-adjourn = La partie est en pause.
table-carried-resume = La partie reprend.

# How a game and a series end.
table-game-over = { $games ->
    [1] La partie est terminée.
   *[other] La partie { $game } sur { $games } est terminée.
}
table-points = Points de pénalité : { $points }
table-totals = { $count ->
    [one] Après { $count } partie : { $points }
   *[other] Après { $count } parties : { $points }
}
table-series-over = { $count ->
    [one] La série est terminée, victoire de { $players }.
   *[other] La série est terminée, victoire partagée : { $players }.
}
table-series-over-you = La série est terminée : tu gagnes.

# What happens next.
table-hint = Tape un coup, une pièce pour voir où elle rentre, « say » et un texte pour le chat, ou « help ».
table-your-turn = À toi, { $player }.
table-next-seats = { $count ->
    [one] La place { $seats } est libre.
   *[other] Les places { $seats } sont libres.
} Envoie le lien de la table aux autres ; l’hôte peut aussi taper « bot { $first } » pour ajouter un robot.
table-next-start = Toutes les places sont prises. Tape « start » pour commencer.
table-next-wait = Toutes les places sont prises. { $host } peut commencer la partie.
table-next-adjourned = La partie est en pause. Tape « resume » pour la reprendre.
table-next-between = Tape « next » pour la partie suivante de la série.
table-next-finished = Tape « rematch » pour rejouer, ou « quit ».
table-time = Temps restant pour { $player } : { $time }
table-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
table-hurry = Il ne te reste que { $time } !

# Coming and going.
table-made = Ta table est prête. Le lien pour les autres : { $link }
table-which-name = Comment les autres doivent-ils t’appeler ?
table-which-name-usual = Comment les autres doivent-ils t’appeler ? Appuie sur Entrée pour garder { $name }.
table-welcome-back = Te revoilà, { $name }.
table-watching = Tu regardes. Tape « name » et ton nom pour participer.
table-no-seat = Aucune place n’est libre pour l’instant. Tu regardes.
table-handover = Ouvre ce lien sur l’autre appareil dans l’heure, et ta place y sera transférée : { $link }
table-lost = Connexion perdue. Nouvelle tentative…
table-back = La connexion est rétablie.
table-press-enter = Appuie sur Entrée pour partir.
table-goodbye-seat = À bientôt ! Ta place reste la tienne ; pour revenir : loggia play --join { $link }

# Who is there.
table-who-seat = Place { $seat } ({ $colours }) : { $holder }
table-who-open = libre
table-who-you = toi
table-who-host = hôte
table-who-muted = en sourdine
table-who-away = hors ligne
table-who-watches = Regarde : { $name }
table-who-strangers = { $count ->
    [one] { $count } personne regarde sans avoir donné de nom.
   *[other] { $count } personnes regardent sans avoir donné de nom.
}

table-half-known = Il manque quelque chose, par exemple « { $example } ».
table-which-guest = Plusieurs personnes s’appellent { $name }.
table-not-here = Cela ne marche que pour une partie sur un seul terminal.
table-help =
    start, next   commencer la première partie, ou la suivante de la série
    say TEXTE     écrire à tout le monde
    undo          demander d’annuler ton dernier coup
    yes, no       répondre à une demande : oui, non
    resign        abandonner la partie
    adjourn       demander une pause            resume     demander de reprendre
    rematch       demander de rejouer           who        qui est là
    sit, sit 2    prendre une place             stand      quitter sa place
    name NOM      changer de nom                move-seat  un lien pour passer ta place sur un autre appareil
    bot 2 5       un robot de niveau 5 à la place 2 ; free 2 libère la place (hôte)
    mute NOM, unmute NOM, remove NOM : mettre en sourdine, rétablir, exclure (hôte)
    host NOM      céder le rôle d’hôte          close      fermer la table pour tout le monde (hôte)
    save FICHIER  enregistrer la partie         lang de    changer de langue : { $languages }
    leave         quitter la table pour de bon  quit       partir ; ta place est gardée

# Why the server does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = Cette version de Loggia ne connaît pas le jeu « { $what } ».
table-rejection-no-such-edition = Il n’y a pas d’édition « { $what } ».
table-rejection-bad-edition = Le fichier d’édition contient une erreur à la ligne { $line }.
table-rejection-bad-setup = Ces options sont incompatibles.
table-rejection-bad-players = Ce nombre de joueurs n’est pas possible. Choisis parmi : { $possible }.
table-rejection-four-colours = Quatre couleurs, c’est pour deux joueurs, dans une édition qui a un plateau pour quatre.
table-rejection-bad-clock = Limite de temps non valable. Possible : de 5 secondes à 1 jour par coup, de 10 secondes à 1 jour par partie, ou de 1 à 30 jours par coup.
table-rejection-bad-rounds = Chacun commencerait { $number } fois, c’est trop : dans une série, 10 fois au plus.
table-rejection-no-such-seat = Il n’y a pas de place { $number }.
table-rejection-no-such-level = Il n’y a pas de niveau { $number } : les robots ont les niveaux 1 à 9.
table-rejection-bad-name = Un nom doit avoir de 1 à 40 caractères.
table-rejection-bad-chat = Un message doit avoir de 1 à 500 caractères.
table-rejection-not-joined = Tu ne fais que regarder. Indique un nom pour participer.
table-rejection-removed = L’hôte t’a fait quitter la table.
table-rejection-muted = L’hôte a coupé ton accès au chat.
table-rejection-not-host = Seul l’hôte peut faire cela.
table-rejection-not-house = Seul le serveur peut faire cela.
table-rejection-host-stays = On ne peut pas faire cela à l’hôte.
table-rejection-no-such-guest = Personne ne porte ce nom.
table-rejection-not-your-seat = La place { $number } n’est pas à toi.
table-rejection-seat-taken = La place { $number } est prise.
table-rejection-seat-open = La place { $number } est encore libre.
table-rejection-seat-empty = Il n’y a personne à la place { $number }.
table-rejection-game-runs = Impossible pendant une partie.
table-rejection-no-game = Aucune partie n’est en cours.
table-rejection-adjourned = La partie est en pause.
table-rejection-not-adjourned = La partie n’est pas en pause.
table-rejection-series-over = La série est terminée.
table-rejection-series-runs = La série n’est pas encore terminée.
table-rejection-not-your-turn = Ce n’est pas ton tour : c’est à { $player } de jouer.
table-rejection-stale = La position a changé entre-temps. Regarde de nouveau le plateau.
table-rejection-not-a-move = Ce n’est pas un coup.
table-rejection-time-is-up = { $player } n’a plus de temps.
table-rejection-time-is-left = { $player } a encore du temps.
table-rejection-nothing-to-undo = Il n’y a aucun coup à annuler.
table-rejection-motion-open = Une autre demande attend encore une réponse.
table-rejection-no-motion = Aucune demande n’attend ta réponse.
table-rejection-not-seated = Tu n’as pas de place dans cette partie.
table-rejection-not-given-up = { $player } n’a pas abandonné, ou quelqu’un a joué depuis.
table-rejection-seated-in-game = Tu joues à la place { $number }. Abandonne d’abord la partie, ou pars simplement : ta place est gardée.
table-rejection-wrong-number = La table a changé entre-temps. Réessaie.
table-rejection-other-game = Cette table est pour un autre jeu.
table-rejection-closed = Cette table est fermée.
table-rejection-too-many-people = Cette table a trop d’invités. Plus personne ne peut la rejoindre.
table-rejection-log-full = Cette table a atteint sa limite. Crée une nouvelle table.
table-rejection-name-taken = Une autre action porte déjà cet identifiant.
table-rejection-needed = Sans cette colonne, la villa s’écroulerait.
table-rejection-on-the-rim = La colonne doit se trouver à l’intérieur du bord vert.
table-rejection-in-the-way = Une autre colonne se trouve là.
table-rejection-sticks-out = Le plateau dépasserait de la base.
table-rejection-not-borne = Le plateau ne reposerait pas sur toutes les colonnes.
table-rejection-attempt-runs = { $player } est en train de construire.
table-rejection-no-attempt = Aucune tentative n’est en cours.
table-rejection-bad-hands = Les données du mouvement sont illisibles.
table-rejection-hands-gap = Cet appareil n’est plus synchronisé.
table-rejection-attempt-too-long = Une tentative dure 10 minutes au plus.
table-rejection-not-kept = Le résultat de la tentative manque.
table-rejection-other-world = La simulation a été mise à jour. Recharge la page et recommence la tentative ; cela ne coûte rien.

# Errors between the program and the server.
table-fault-not-found = Table introuvable. Le lien est-il complet ?
table-fault-no-token = Le serveur ne reconnaît pas cet appareil.
table-fault-bad-token = Le serveur ne reconnaît plus cet appareil.
table-fault-bad-request = Le serveur n’a pas compris la demande.
table-fault-too-fast = Trop de demandes à la fois. Attends un instant et réessaie.
table-fault-too-many = Le serveur n’a plus de place pour une autre table. Réessaie plus tard.
table-fault-unavailable = Le serveur ne peut pas faire cela pour le moment. Réessaie plus tard.
table-fault-newer = Une version plus récente de Loggia a créé cette table. Le serveur doit être mis à jour.
table-fault-banned = Le serveur ne te laisse plus entrer.
table-fault-too-large = La configuration est trop grande pour ce serveur.
table-fault-removed = L’hôte t’a fait quitter la table.
table-unreachable = Serveur injoignable. Vérifie l’URL et ta connexion.
table-status = Le serveur répond par l’erreur { $status } { $what }
table-not-understood = Ce programme ne comprend pas la réponse du serveur. Leurs versions sont peut-être trop différentes.
table-ended-removed = L’hôte t’a fait quitter la table.
table-ended-diverged = Les données de cette table sont incohérentes.
table-ended-stopped = La connexion est fermée.
table-ended-outdated = Ce programme n’a pas la même version que le serveur. Recharge la page ou mets Loggia à jour.
table-ended-newer = Une version plus récente de Loggia a créé cette table. Le serveur doit être mis à jour.
table-ended-banned = Le serveur ne te laisse plus entrer.
