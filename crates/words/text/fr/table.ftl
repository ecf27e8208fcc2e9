# A table of a house, over the net. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Robot { $level }
table-somebody = Quelqu’un
table-joined = { $name } vient à la table.
table-renamed = { $old } s’appelle maintenant { $name }.
table-left = { $name } quitte la table.
table-sat = { $name } prend la place { $seat } ({ $colours }).
table-stood = { $name } se lève de la place { $seat }.
table-bot-sat = Un robot de niveau { $level } prend la place { $seat } ({ $colours }).
table-freed = La place { $seat } est libre.
table-seat-moved = { $player } continue sur un autre appareil.
table-resigned = { $player } abandonne la partie.
table-timed-out = { $player } n’a plus de temps et sort de la partie.
table-said = { $name } : { $text }
table-muted = L’hôte prive { $name } de parole.
table-unmuted = { $name } peut de nouveau parler.
table-removed = L’hôte renvoie { $name }.
table-away = La maison s’est absentée pendant { $time } ; ce temps ne compte pas.
table-offline = { $name } n’a plus de connexion.
table-online = { $name } a retrouvé la connexion.
table-played = { $player } joue { $move }.
table-started = { $games ->
    [1] La partie commence.
   *[other] La partie { $game } sur { $games } commence.
} { $player } joue en premier.

# What somebody asks the others for.
table-proposes-undo = { $count ->
    [one] { $name } aimerait annuler le dernier coup.
   *[other] { $name } aimerait annuler les { $count } derniers coups.
}
table-proposes-adjourn = { $name } aimerait s’arrêter là et continuer une autre fois.
table-proposes-resume = { $name } aimerait continuer.
table-proposes-rematch = { $name } aimerait rejouer.
table-proposes-bot = { $name } aimerait qu’un robot de niveau { $level } reprenne la place { $seat }.
table-answer = Tape « yes » (oui) ou « no » (non).
table-agreed = { $name } est d’accord.
table-disagreed = { $name } n’est pas d’accord.
table-withdrawn = { $name } retire sa proposition.
table-overtaken = La partie a continué : la proposition est close.
table-withdraw = Retirer
table-carried-undo = { $count ->
    [one] Le dernier coup est annulé.
   *[other] Les { $count } derniers coups sont annulés.
}
table-carried-adjourn = La partie s’arrête là pour le moment.
table-carried-resume = La partie continue.

# How a game and a series end.
table-game-over = { $games ->
    [1] La partie est terminée.
   *[other] La partie { $game } sur { $games } est terminée.
}
table-points = Points de pénalité : { $points }
table-totals = { $count ->
    [one] Après { $count } partie : { $points }
   *[other] Après { $count } parties : { $points }
}
table-series-over = { $count ->
    [one] La série est terminée, victoire de { $players }.
   *[other] La série est terminée, victoire partagée : { $players }.
}

# What happens next.
table-hint = Tape un coup, une pièce pour voir où elle rentre, « say » et un texte pour parler, ou « help ».
table-your-turn = À toi, { $player }.
table-next-seats = { $count ->
    [one] La place { $seats } est libre.
   *[other] Les places { $seats } sont libres.
} Le lien de la table est pour les autres ; « bot { $first } » permet à l’hôte d’y mettre l’ordinateur.
table-next-start = Toutes les places sont prises. Tape « start » pour commencer.
table-next-wait = Toutes les places sont prises. { $host } peut lancer la partie.
table-next-adjourned = La partie est ajournée. Tape « resume » pour continuer.
table-next-between = Tape « next » pour la partie suivante de la série.
table-next-finished = Tape « rematch » pour rejouer, ou « quit ».
table-time = Temps restant pour { $player } : { $time }
table-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
table-hurry = Il ne te reste que { $time } !

# Coming and going.
table-made = Ta table est prête. Le lien pour les autres : { $link }
table-which-name = Comment les autres doivent-ils t’appeler ?
table-which-name-usual = Comment les autres doivent-ils t’appeler ? Entrée seule pour { $name }.
table-welcome-back = Te revoilà, { $name }.
table-watching = Tu regardes. Tape « name » et ton nom pour participer.
table-no-seat = Aucune place n’est libre pour l’instant. Tu regardes.
table-handover = Ouvre ce lien sur l’autre appareil dans l’heure, et ta place y passera : { $link }
table-lost = La connexion est perdue. Nouvel essai …
table-back = La connexion est rétablie.
table-press-enter = Appuie sur Entrée pour partir.
table-goodbye-seat = À bientôt ! Ta place reste la tienne ; pour revenir : loggia play --join { $link }

# Who is there.
table-who-seat = Place { $seat } ({ $colours }) : { $holder }
table-who-open = libre
table-who-you = toi
table-who-host = hôte
table-who-muted = sans parole
table-who-away = pas de connexion
table-who-watches = Regarde : { $name }
table-who-strangers = { $count ->
    [one] { $count } autre personne regarde.
   *[other] { $count } autres personnes regardent.
}

table-half-known = Il manque quelque chose, par exemple « { $example } ».
table-which-guest = Plusieurs personnes s’appellent { $name }.
table-not-here = Cela ne marche que pour une partie sur un seul terminal.
table-help =
    start, next   commencer la première partie, ou la suivante de la série
    say TEXTE     dire quelque chose à tout le monde
    undo          demander d’annuler ton dernier coup
    yes, no       répondre à une demande : oui, non
    resign        abandonner la partie
    adjourn       demander d’ajourner           resume        demander de continuer
    rematch       demander de rejouer           who           qui est là
    sit, sit 2    prendre une place             stand         se lever
    name NOM      changer de nom                move-seat     un lien pour passer ta place à un autre appareil
    bot 2 5       un robot de niveau 5 à la place 2 ; free 2 libère la place (hôte)
    mute NOM, unmute NOM, remove NOM : priver de parole, rendre la parole, renvoyer (hôte)
    save FICHIER  enregistrer la partie         lang de       changer de langue : { $languages }
    leave         quitter la table pour de bon  quit          partir ; ta place reste la tienne

# Why the house does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = Cette version de Loggia ne connaît pas le jeu « { $what } ».
table-rejection-no-such-edition = Il n’y a pas d’édition « { $what } ».
table-rejection-bad-edition = Le fichier d’édition a un défaut : { $what }
table-rejection-bad-setup = Ces options ne vont pas ensemble : { $what }
table-rejection-bad-clock = Personne ne pourrait jouer avec cette pendule : de 5 secondes à un jour par coup, de 10 secondes à un jour par partie, ou de 1 à 30 jours.
table-rejection-bad-rounds = { $number } tours, c’est trop : une série en a dix au plus.
table-rejection-no-such-seat = Il n’y a pas de place { $number }.
table-rejection-no-such-level = Il n’y a pas de niveau { $number } : les robots ont les niveaux 1 à 9.
table-rejection-bad-name = Un nom a de 1 à 40 caractères.
table-rejection-bad-chat = Un message a de 1 à 500 caractères.
table-rejection-not-joined = Tu ne fais que regarder.
table-rejection-removed = L’hôte t’a renvoyé de la table.
table-rejection-muted = L’hôte t’a privé de parole.
table-rejection-not-host = Seul l’hôte peut faire cela.
table-rejection-not-house = Seule la maison peut faire cela.
table-rejection-host-stays = On ne peut pas faire cela à l’hôte.
table-rejection-no-such-guest = Personne ne porte ce nom.
table-rejection-not-your-seat = La place { $number } n’est pas à toi.
table-rejection-seat-taken = La place { $number } est prise.
table-rejection-seat-open = La place { $number } est encore libre.
table-rejection-seat-empty = Il n’y a personne à la place { $number }.
table-rejection-game-runs = Pas pendant la partie.
table-rejection-no-game = Aucune partie n’est en cours.
table-rejection-adjourned = La partie est ajournée.
table-rejection-not-adjourned = La partie n’est pas ajournée.
table-rejection-series-over = La série est terminée.
table-rejection-series-runs = La série n’est pas encore terminée.
table-rejection-not-your-turn = Ce n’est pas ton tour : c’est à la place { $number } de jouer.
table-rejection-stale = La position a changé entre-temps. Regarde de nouveau le plateau.
table-rejection-not-a-move = Ce n’est pas un coup : { $what }
table-rejection-time-is-up = Le temps de la place { $number } est écoulé.
table-rejection-time-is-left = La place { $number } a encore du temps.
table-rejection-nothing-to-undo = Il n’y a aucun coup à annuler.
table-rejection-motion-open = Une autre demande attend d’abord une réponse.
table-rejection-no-motion = Personne n’attend ta réponse.
table-rejection-not-seated = Tu n’as pas de place dans cette partie.
table-rejection-not-given-up = La place { $number } n’a pas été abandonnée, ou on a joué depuis.
table-rejection-seated-in-game = Tu as la place { $number } dans la partie en cours. Abandonne-la d’abord ; ou pars simplement, et elle reste la tienne.
table-rejection-wrong-number = La table a avancé entre-temps.
table-rejection-other-game = On joue à un autre jeu ici.
table-rejection-needed = Sans cette colonne, la villa s'écroule.
table-rejection-on-the-rim = La colonne serait sur le bord ou au-delà.
table-rejection-in-the-way = Une autre colonne se trouve là.
table-rejection-sticks-out = Le plancher dépasserait du socle.
table-rejection-not-borne = Le plancher ne reposerait pas sur toutes les colonnes.
table-rejection-attempt-runs = Les mains de la place { $number } sont à l'œuvre.
table-rejection-no-attempt = Aucune main n'est à l'œuvre là.
table-rejection-bad-hands = Ce que les mains ont fait est illisible.
table-rejection-hands-gap = Les mains ont perdu le fil : la table les voit ailleurs.
table-rejection-attempt-too-long = Un essai dure dix minutes au plus.
table-rejection-not-kept = Personne n'a dit ce que la villa est devenue.
table-rejection-other-world = La simulation a été mise à jour. Recharge la page et recommence l’essai ; cela ne coûte rien.

# Why the house does not answer as hoped.
table-fault-not-found = La maison ne connaît pas cette table. Le lien est-il complet ?
table-fault-no-token = La maison ne te connaît pas.
table-fault-bad-token = La maison ne te connaît plus.
table-fault-bad-request = La maison n’a pas compris la demande.
table-fault-too-fast = C’était trop à la fois. Attends un instant et réessaie.
table-fault-too-many = La maison n’a plus de place pour une autre table.
table-fault-unavailable = La maison ne peut pas faire cela pour le moment. Réessaie plus tard.
table-unreachable = La maison est injoignable : { $what }
table-status = La maison répond { $status } { $what }
table-not-understood = La maison a dit quelque chose que ce programme ne comprend pas : { $what }
table-ended-removed = L’hôte t’a renvoyé de la table.
table-ended-diverged = Le journal de la table se contredit : { $what }
table-ended-stopped = La connexion est terminée.
table-ended-outdated = Ce programme n’a pas la même version que le serveur.
