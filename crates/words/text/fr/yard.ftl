# Villa Paletti dans le navigateur.

yard-title = Villa Paletti
yard-lead = Retirez des colonnes d'en bas et posez-les tout en haut, aussi haut que possible. Qui fait tomber la villa a perdu. De deux à quatre personnes.
yard-sandbox = Bac à sable
yard-sandbox-door = Construire librement, tout essayer, revenir en arrière
yard-sandbox-about = Appuyez sur une colonne qui n'est pas sur le dernier étage et tirez-la dehors. Ici rien n'est perdu : on peut toujours revenir en arrière.
yard-home = Vers Villa Paletti
yard-canvas = La villa. N et P choisissent une colonne, Entrée la saisit. Les flèches la déplacent, Page précédente et Page suivante la lèvent et la baissent, Q et E la tournent, H change la main qui soutient, K prend le crochet, Entrée fait le pas suivant, Échap abandonne. Sans rien en main, les flèches tournent autour ; plus et moins pour le zoom, T d'en haut, V comme d'habitude.
yard-blind = Ce navigateur ne peut pas dessiner la villa : il faut WebGL2.
yard-view = Vue
yard-view-left = Tourner vers la gauche
yard-view-right = Tourner vers la droite
yard-view-nearer = Plus près
yard-view-farther = Plus loin
yard-view-above = D'en haut
yard-view-usual = La villa entière
yard-move = Déplacer ce qu'on tient
yard-left = Vers la gauche
yard-right = Vers la droite
yard-away = Vers l'arrière
yard-near = Vers vous
yard-higher = Plus haut
yard-lower = Plus bas
yard-turn-left = Tourner à gauche
yard-turn-right = Tourner à droite
yard-lift = Soulever
yard-set-down = Poser ici
yard-lay = Poser le plancher ici
yard-steady = L'autre main soutient le plancher du dessus
yard-lift-floor = et le soulève un peu
yard-hook = La tirer avec le crochet
yard-do-hook = Tirez la colonne tout droit vers l'extérieur : le crochet vient de derrière, lentement.
yard-no-room = Il n'y a pas de place pour le crochet derrière cette colonne.
yard-break-off = Abandonner l'essai
yard-break-off-free = ici cela ne coûte rien
yard-take = Saisir
yard-do-draw = Tirez-la de sous le plancher : en glissant, ou avec les flèches.
yard-do-lift = Elle est sortie. Appuyez sur « Soulever » avant de la porter au-dessus de la villa.
yard-do-down = Amenez-la au-dessus du dernier étage : l'anneau montre où elle se tiendrait. Puis posez-la.
yard-do-lay = Les colonnes qui porteraient le plancher s'éclairent. Glissez-le, tournez-le, puis posez-le.
yard-do-wait = Elle descend et sera lâchée quand elle tiendra.
yard-do-rest = Attendez que tout soit immobile.
yard-not-edge = Ici le pied dépasserait du dernier étage.
yard-not-column = Une autre colonne gêne ici.
yard-not-few = Ici, le plancher reposerait sur trop peu de colonnes. Il en faut au moins { $count }.
yard-not-falls = Ici quelque chose tomberait.
yard-stood = La colonne tient.
yard-laid = { $number ->
    [one] Le plancher repose sur { $number } colonne.
   *[other] Le plancher repose sur { $number } colonnes.
}
yard-not-layable = { $number ->
    [one] Le plancher ne tient pas : il touchait { $number } colonne. On l'a repris.
   *[other] Le plancher ne tient pas : il touchait { $number } colonnes. On l'a repris.
}
yard-broken-off = Essai abandonné : tout est comme avant.
yard-collapse = La villa s'est écroulée.
yard-collapse-column = La villa s'est écroulée. La première à tomber : { $column }.
yard-foul-shifted = Faute : { $column } a été déplacée. Tout revient en place.
yard-foul-toppled = Faute : { $column } a basculé. Tout revient en place.
yard-foul-standing = Faute : la colonne ne tient pas droite sur le dernier étage.
yard-foul-edge = Faute : le pied dépasse du plancher.
yard-foul-on-column = Faute : la colonne se tient sur une autre.
yard-foul-back = Faute : le plancher soutenu n'est pas revenu à sa place.
yard-foul-restless = Faute : la villa ne s'est pas immobilisée.
yard-storeys = Étages
yard-new-villa = Une nouvelle villa
yard-add-floor = Poser l'étage suivant
yard-aids = Montrer ce qui dépend de chaque colonne
yard-safe = à prendre sans risque
yard-risky = risqué
yard-needed = soutient la villa
yard-watch = Revoir
yard-watch-again = Revoir le dernier essai
yard-watch-fall = Voir l’effondrement au ralenti
yard-back-to = Revenir avant
yard-film = L'essai en film
yard-film-at = L'instant montré
yard-film-play = Lecture
yard-film-stop = Pause
yard-film-slow = Au ralenti
yard-film-try = Continuer d'ici
yard-film-end = Fermer
yard-keys = Glissez une colonne pour la déplacer, avec Maj vers le haut et le bas. Glissez ailleurs pour tourner, molette pour le zoom. N, P, Entrée, flèches, Page préc., Page suiv., Q, E, H, K, T, V, Échap.

# A game.
yard-play = Jouer à cet écran
yard-play-about = De deux à quatre, personnes et robots
yard-throws = Tout le monde lance la pierre pour sa couleur (sinon seulement la première personne)
yard-expert = Pour experts : à partir de l'étage orange, une ou deux colonnes suffisent
yard-break-off-cost = la colonne est bloquée pour toujours et le tour est fini
yard-todo-building = posez une colonne sur le socle, à l'intérieur du bord vert, ou laissez le sort tout installer.
yard-todo-throw = lancez la pierre : elle décide de votre couleur.
yard-todo-choose = choisissez votre couleur.
yard-todo-neutral = montez d'abord une colonne neutre : appuyez dessus et tirez-la dehors.
yard-todo-ask = aucune de vos colonnes ne peut bouger : demandez un étage.
yard-todo-turn = appuyez sur une de vos colonnes, tirez-la dehors et portez-la au dernier étage.
yard-todo-asked = { $player } affirme qu'aucune de ses colonnes ne peut monter. Objection ?
yard-todo-skipped = { $player } continue sans colonne neutre. Objection ?
yard-todo-prove = prouvez-le : montez une colonne de { $player }.
yard-todo-prove-neutral = prouvez-le : montez une colonne neutre.
yard-todo-name = l'objection a échoué. Nommez une colonne de { $player } qui quitte le jeu.
yard-todo-lay = posez l'étage suivant sur les colonnes du dernier étage.
yard-arrange = Construire au hasard
yard-lay-blue = Poser l'étage bleu
yard-todo-blue = posez l'étage bleu sur les vingt colonnes.
yard-stand-here = La poser ici
yard-clear = Recommencer avec un socle vide
yard-box = Colonnes dans la boîte
yard-setup-point = Montrez un endroit du socle et cliquez, ou déplacez la colonne avec les flèches.
yard-setup-floor = Montrez un endroit, déplacez ou tournez l'étage, puis posez-le.
yard-not-rim = Ici le pied serait sur le bord ou au-delà.
yard-not-out = Ici l'étage dépasserait du socle.
yard-not-borne = Ici l'étage ne reposerait pas sur chaque colonne : { $column } reste en dehors.
yard-break-off-floor = l'étage est repris, et le tour se termine sans lui
yard-break-off-proof = l'objection a échoué, et la colonne est bloquée pour de bon
yard-break-off-neutral = la colonne est bloquée pour de bon ; vous continuez avec une des vôtres, sauf si quelqu'un prouve le contraire
yard-may-draw = appuyez dessus et tirez-la dehors.
yard-first-turn = Le plus facile est une colonne du bord qui se tient libre. Appuyez dessus, tirez-la de dessous l'étage, levez-la, portez-la au-dessus du dernier étage et posez-la. Si c'est trop risqué, interrompez.
yard-throw = Lancer la pierre
yard-ask = Aucune colonne ne peut monter : demander un étage
yard-allow = Pas d'objection
yard-object = Objection
yard-take-floor = Prendre le plancher
yard-name-none = Aucune
yard-stone = maître bâtisseur
yard-log = Ce qui s'est passé
yard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# At a table of a house.
yard-works = { $player } est à l’œuvre. Regardez !
yard-objection = Temps pour s’opposer
yard-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
yard-objection-left = { $count ->
    [one] Il reste { $count } seconde pour s’opposer.
   *[other] Il reste { $count } secondes pour s’opposer.
}
yard-unheard = { $count ->
    [one] On n’a plus de nouvelles des mains de { $player }. Dans { $count } seconde, la tentative sera interrompue.
   *[other] On n’a plus de nouvelles des mains de { $player }. Dans { $count } secondes, la tentative sera interrompue.
}
yard-go-on-here = Vos mains travaillent sur un autre appareil : continuer ici
yard-differs = La maison l’a vu autrement, et c’est sa parole qui compte.
yard-may-aid = Aides permises : chacun peut voir ce qui dépend de chaque colonne
yard-series = Une série : chacun commence une fois, et qui gagne le plus de parties l’emporte
yard-won = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}

# The rules.
yard-rules = Les règles
yard-rules-door = En quelques minutes
yard-rules-goal-title = Le but
yard-rules-goal = Tout le monde joue sur la même villa. À votre tour, vous prenez une colonne de votre couleur à un étage inférieur et la dressez sur le plancher le plus haut du moment. Qui a le plus de points tout en haut tient la pierre du maître bâtisseur, et qui la tient à la fin a gagné. Mais qui fait tomber la villa ne peut pas gagner.
yard-rules-setup-title = La mise en place
yard-rules-setup = Vingt colonnes sont dressées sur la base, à l'intérieur du bord vert, et portent l'étage bleu. Chaque couleur a une colonne épaisse (3 points), une hexagonale (2 points) et trois fines (1 point chacune). La première personne lance la pierre pour sa couleur, les autres choisissent ou lancent ; qui a reçu la dernière couleur commence. À deux, on a deux couleurs chacun.
yard-rules-turn-title = Un tour
yard-rules-turn = Pendant que vous tirez une colonne, l'autre main peut soutenir le plancher du dessus et le soulever un peu ; il doit revenir exactement à sa place. On ne pousse pas les autres colonnes, et en posant la sienne on ne touche aucun plancher. Son pied doit tenir entièrement sur le dernier étage. Si c'est trop risqué, abandonnez : tout revient en place, cette colonne ne bouge plus de toute la partie, et votre tour est fini. Une faute compte de même.
yard-rules-floor-title = Un nouvel étage
yard-rules-floor = Si vous pensez qu'aucune de vos colonnes ne peut monter, demandez un étage. Sans objection, vous posez l'étage suivant (vert, jaune, orange, rouge) sur au moins trois colonnes, et c'était votre tour. Qui objecte doit monter une de vos colonnes : si cela réussit, elle quitte le jeu et vous n'avez pas d'étage ; sinon, vous pouvez retirer du jeu une colonne de l'autre, puis vous posez l'étage.
yard-rules-stone-title = La pierre et la fin
yard-rules-stone = À partir de l'étage vert, les points comptent. La première colonne sur un nouvel étage prend la pierre ; ensuite elle va à qui a plus de points tout en haut que son détenteur. La pierre montre la couleur du détenteur précédent. La partie finit quand la villa tombe ou que personne ne peut continuer. Le détenteur gagne ; s'il l'a fait tomber, c'est le précédent.
yard-rules-three-title = À trois
yard-rules-three = À trois : la quatrième couleur est neutre. Chaque tour monte d'abord une colonne neutre, puis une des siennes ; à chaque étage sous le dernier, une colonne neutre doit rester. Si vous abandonnez avec la neutre, vous pouvez continuer, sauf si quelqu'un prouve qu'une autre pouvait monter.

# The lesson.
yard-learn = Apprendre en jouant
yard-learn-door = Six petites étapes de vos propres mains
yard-learn-step = Étape { $number } sur { $count }
yard-learn-next = Suite
yard-learn-look = Voici la villa. Glissez à côté d'elle pour en faire le tour ; la molette ou deux doigts rapprochent.
yard-learn-draw = À votre tour, vous tirez une colonne d'en bas. Prenez-en une au bord : appuyez dessus et tirez-la de dessous l'étage bleu. Pendant ce temps, votre autre main tient l'étage.
yard-learn-up = Elle est dehors. Levez-la, glissez-la au-dessus de l'étage bleu et posez-la. Tout son pied doit tenir sur l'étage.
yard-learn-stone = À partir de l'étage vert, les points comptent : une grosse colonne 3, une hexagonale 2, une fine 1. La pierre du maître d'œuvre va à qui a plus de points sur le dernier étage que son détenteur. Rouge la tient avec 4 points, et maintenant vert en a 4 aussi. À qui est la pierre ?
yard-learn-stone-right = Oui : à égalité elle reste où elle est. Qui la tient à la fin gagne, sauf s'il a fait tomber la villa.
yard-learn-stone-wrong = Pas encore : à égalité elle reste où elle est. Il faudrait plus de 4 à vert.
yard-learn-floor = Si vous pensez qu'aucune de vos colonnes ne peut monter, demandez un étage. Ici personne ne s'y oppose : prenez l'étage vert, voyez quelles colonnes s'éclairent et posez-le sur trois d'entre elles.
yard-learn-object = Quelqu'un dit qu'aucune colonne bleue ne peut monter, et veut un étage. Vous n'y croyez pas : opposez-vous, et prouvez-le en montant vous-même une colonne bleue.
yard-learn-done = C'est prouvé : dans une partie, cette colonne quitterait le jeu et il n'y aurait pas d'étage. Vous savez maintenant comment on joue.
yard-learn-again = Tout est comme avant : essayez encore.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence, $margin millimetres.
yard-builders = Bâtisseurs
yard-pace-paused = Pause
yard-pace-human = À un rythme humain
yard-pace-fast = Vite
yard-hint-none = Aucune colonne ne peut être montée sans danger.
yard-hint-ample = Montez { $column } là où se dresse son image pâle : { $margin } mm de marge, c’est amplement suffisant.
yard-hint-some = Montez { $column } là où se dresse son image pâle : { $margin } mm de marge, allez-y doucement.
yard-hint-narrow = Montez { $column } là où se dresse son image pâle, mais il n’y a que { $margin } mm de marge : rien n’est sûr.
yard-open-about = Une partie de Villa Paletti enregistrée, à continuer ici
yard-other-game = ce n’est pas une partie de Villa Paletti
