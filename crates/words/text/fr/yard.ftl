# Villa Paletti in the browser: the villa, the hands, the sandbox.

yard-title = Villa Paletti
yard-lead = Prends des colonnes en bas et place-les tout en haut, pour construire le plus haut possible. Si tu fais s’écrouler la villa, tu perds. De 2 à 4 joueurs, humains ou robots.
yard-sandbox = Bac à sable
yard-sandbox-door = Construire librement, tout essayer, revenir en arrière
yard-sandbox-about = Appuie sur une colonne qui n’est pas sur le plateau le plus haut et tire-la dehors. Ici, rien ne compte : on peut toujours revenir en arrière.
yard-home = Retour à Villa Paletti
yard-picture = Une villa à plusieurs plateaux, vue de tous les côtés
yard-canvas = La villa. N et P choisissent une colonne, Entrée la saisit. Les flèches la déplacent, Page précédente et Page suivante la lèvent et la baissent, Q et E la tournent, H tient ou lâche le plateau du dessus, 1 à 5 tiennent n’importe quel plateau, U et J le lèvent et le baissent, X la pousse un peu, K prend le crochet, Entrée fait l’étape suivante, Échap interrompt et remet en place. Sans rien en main, les flèches tournent la vue, plus et moins zooment, T montre d’en haut, V rétablit la vue.
yard-blind = Ce navigateur ne peut pas afficher la villa : il faut WebGL 2.
yard-view = Vue
yard-view-left = Tourner la vue à gauche
yard-view-right = Tourner la vue à droite
yard-view-nearer = Zoom avant
yard-view-farther = Zoom arrière
yard-view-above = Vue d’en haut
yard-view-usual = Rétablir la vue
yard-move = Déplacer ce que tu tiens
yard-left = Vers la gauche
yard-right = Vers la droite
yard-away = Vers l’arrière
yard-near = Vers toi
yard-higher = Plus haut
yard-lower = Plus bas
yard-turn-left = Tourner à gauche
yard-turn-right = Tourner à droite
yard-lift = Soulever
yard-set-down = La poser ici
yard-set-anyway = La poser quand même
yard-keep = La garder en main
yard-lay = Le poser ici
yard-lift-floor = Le soulever légèrement
yard-lower-floor = Le baisser légèrement
yard-lifted = soulevé de { $whole },{ $tenths } mm
yard-hold = Tenir un plateau
yard-hold-floor = { $number } : tenir ou lâcher { $floor }
yard-hook = La tirer avec le crochet
yard-do-hook = Tire la colonne tout droit vers l’extérieur : le crochet la prend par derrière, lentement.
yard-no-room = Il n’y a pas de place pour le crochet derrière cette colonne.
yard-break-off = Interrompre et replacer
yard-break-off-laying = Interrompre la pose
yard-break-off-free = cela ne coûte rien ici
yard-take = Saisir
yard-push-about = Pousse la colonne de 1,5 mm et la ramène. Ta tentative commence avec cette colonne.
yard-push = Pousser un peu
yard-do-draw = Tire-la de sous le plateau : fais-la glisser ou utilise les flèches.
yard-answer-stuck = Elle ne bouge pas : elle porte la villa.
yard-answer-firm = Elle cède un peu : quelque chose repose dessus. Doucement.
yard-answer-loose = Elle cède facilement : elle ne porte presque rien. Fais-la glisser dehors.
yard-do-lift = Elle est libre. Continue à la faire glisser et elle monte d’elle-même, ou appuie sur « Soulever ».
yard-do-drops = Elle va bientôt être posée. Touche la villa pour la garder en main.
yard-do-down = Amène-la au-dessus du plateau le plus haut : l’anneau montre où elle se posera. Puis pose-la.
yard-do-lay = Les colonnes qui porteront le plateau s’éclairent. Fais-le glisser, tourne-le, puis pose-le.
yard-do-wait = Ça descend ; la main lâchera quand tout tiendra.
yard-do-rest = Attends que tout soit immobile.
yard-do-back = La main remet tout par le même chemin. La villa peut encore s’écrouler.
yard-not-edge = Ici, la colonne dépasserait du bord. C’est une faute.
yard-not-floor = Il n’y a pas de plateau en dessous ici.
yard-not-tips = Ici, la colonne basculerait.
yard-not-column = Une autre colonne gêne ici.
yard-not-few = Trop peu de colonnes ici. Il en faut au moins { $count }, sinon le plateau est retiré.
yard-not-falls = Ici, quelque chose tomberait.
yard-stood = La colonne tient.
yard-laid = { $number ->
    [one] Le plateau repose sur { $number } colonne.
   *[other] Le plateau repose sur { $number } colonnes.
}
yard-not-layable = { $number ->
    [one] Le plateau ne tient pas : il touchait { $number } colonne. Il est retiré.
   *[other] Le plateau ne tient pas : il touchait { $number } colonnes. Il est retiré.
}
yard-broken-off = Tentative interrompue. La colonne est de nouveau à sa place.
yard-broken-off-table = Tentative interrompue. Tout a été remis comme avant.
yard-collapse = La villa s’est écroulée.
yard-collapse-column = La villa s’est écroulée. La première à tomber : { $column }.
yard-foul-shifted = Faute : { $column } a été déplacée. Tout revient en place.
yard-foul-toppled = Faute : { $column } a basculé. Tout revient en place.
yard-foul-standing = Faute : la colonne ne tient pas droite sur le plateau le plus haut.
yard-foul-edge = Faute : la colonne dépasse du bord du plateau.
yard-foul-on-column = Faute : la colonne se tient sur une autre colonne.
yard-foul-back = Faute : le plateau tenu n’est pas revenu à sa place. Tout est remis comme avant.
yard-foul-covered = Faute : le plateau tenu couvre maintenant { $column }. Tout est remis comme avant.
yard-foul-uncovered = Faute : le plateau tenu ne couvre plus { $column }. Tout est remis comme avant.
yard-foul-restless = Faute : la villa ne s’est pas immobilisée.
yard-storeys = Plateaux
yard-new-villa = Nouvelle villa
yard-add-floor = Poser le plateau suivant
yard-aids = Montrer les colonnes sans risque
yard-level = Niveau à bulle : inclinaison du plateau
yard-safe = sans risque
yard-risky = risquée
yard-needed = soutient la villa
yard-watch = Revoir
yard-clip = Enregistrer la vidéo
yard-clip-records = Enregistrement…
yard-clip-lost = La vidéo n’a pas été enregistrée.
yard-watch-again = Revoir la dernière tentative
yard-watch-fall = Revoir l’écroulement au ralenti
yard-back-to = Revenir avant cette tentative
yard-history = { $what } : { $told }
yard-no-points = Les points comptent à partir du plateau vert.
yard-back-out = Annuler
yard-go-on = Continuer
yard-stop-sure = Si tu interromps ta tentative maintenant, { $cost }.
yard-object-neutral-sure = Tu dois alors monter toi-même une autre colonne neutre. Si tu échoues, cela ne coûte rien. Si la villa s’écroule, c’est à cause de toi.
yard-object-sure = Tu dois alors monter toi-même une colonne de { $player }. Si tu réussis, elle quitte le jeu et { $player } n’a pas de plateau. Sinon, elle est bloquée et { $player } peut écarter du jeu une de tes colonnes.
yard-end-sure = Cela termine ton tour sans que tu montes une de tes colonnes.
yard-ask-pass = Passer son tour
yard-ask-floor = Demander le plateau
yard-ask-sure = Si personne ne proteste, tu poses le plateau suivant et ton tour est fini. Si quelqu’un proteste et monte une de tes colonnes, elle quitte le jeu et tu n’as pas de plateau.
yard-ask-last = Il n’y a plus de plateau. Si tu en demandes un maintenant, tu passes ton tour.
yard-ask-few = { $count ->
    [0] Aucune colonne n’est encore sur le plateau le plus haut : impossible de poser un nouveau plateau. Si tu en demandes un maintenant, tu passes ton tour.
    [one] Une seule colonne est sur le plateau le plus haut : impossible de poser un nouveau plateau. Si tu en demandes un maintenant, tu passes ton tour.
   *[other] Il n’y a que { $count } colonnes sur le plateau le plus haut : impossible de poser un nouveau plateau. Si tu en demandes un maintenant, tu passes ton tour.
}
yard-film = Revoir la tentative
yard-film-at = Position dans la tentative
yard-film-play = Lecture
yard-film-stop = Pause
yard-film-slow = Au ralenti
yard-film-try = Continuer à partir d’ici
yard-film-end = Fermer
yard-keys = Fais glisser une colonne pour la déplacer, avec Maj vers le haut et le bas. Fais glisser ailleurs pour tourner la vue, molette pour zoomer. Touches : N P : choisir · Entrée : étape suivante · flèches : déplacer · Page préc. Page suiv. : lever, baisser · Q E : tourner · H : tenir le plateau du dessus · 1–5 : tenir un plateau · U J : le lever, le baisser · X : pousser un peu · K : crochet · T : vue d’en haut · V : rétablir la vue · Échap : interrompre

# A game.
yard-play = Jouer sur cet appareil
yard-play-about = De 2 à 4 joueurs, humains et robots
yard-throws = Chacun lance le sceau pour sa couleur (sinon, seulement le premier joueur)
yard-expert = Pour experts : à partir du plateau orange, une ou deux colonnes suffisent
yard-break-off-cost = la colonne est bloquée et ton tour est fini
yard-todo-building = place une colonne sur la base, à l’intérieur du bord vert, ou installe tout au hasard.
yard-todo-throw = lance le sceau : il décide de ta couleur.
yard-todo-choose = choisis ta couleur.
yard-todo-neutral = monte d’abord une colonne neutre : appuie dessus et tire-la dehors.
yard-todo-ask = aucune de tes colonnes ne peut monter : demande un plateau.
yard-todo-turn = appuie sur une de tes colonnes, tire-la dehors et place-la sur le plateau le plus haut.
yard-todo-own-or-end = monte une de tes colonnes, ou termine ton tour.
yard-todo-asked = { $player } affirme qu’aucune de ses colonnes ne peut monter. Tu protestes ?
yard-todo-skipped = { $player } veut se passer de colonne neutre. Tu protestes ?
yard-todo-prove = monte une colonne de { $player } pour le prouver.
yard-todo-prove-neutral = monte une colonne neutre pour le prouver.
yard-todo-name = la protestation a échoué. Choisis une colonne de { $player } à écarter du jeu.
yard-todo-lay = pose le plateau suivant sur les colonnes du plateau le plus haut.
yard-arrange = Installer au hasard
yard-lay-blue = Poser le plateau bleu
yard-todo-blue = pose le plateau bleu sur les 20 colonnes.
yard-stand-here = La placer ici
yard-clear = Vider la base
yard-box = Colonnes dans la boîte
yard-setup-point = Choisis un endroit sur la base, ou déplace la colonne avec les flèches.
yard-setup-floor = Choisis un endroit, déplace ou tourne le plateau, puis pose-le.
yard-not-rim = La colonne doit se trouver à l’intérieur du bord vert.
yard-not-out = Ici le plateau dépasserait de la base.
yard-not-borne = Ici le plateau ne reposerait pas sur toutes les colonnes : { $column } reste en dehors.
yard-break-off-floor = le plateau est repris et ton tour est fini
yard-break-off-proof = ta protestation échoue et la colonne est bloquée
yard-break-off-neutral = la colonne est bloquée ; tu continues avec une des tiennes, sauf si quelqu’un prouve le contraire
yard-may-draw = appuie dessus et tire-la dehors.
yard-first-turn = Choisis, près du bord, une colonne dont le plateau n’a pas besoin. Appuie dessus, tire-la de sous le plateau, soulève-la, amène-la au-dessus du plateau le plus haut et pose-la. Si cela devient trop risqué, interromps ta tentative.
yard-throw = Lancer le sceau
yard-ask = Rien à monter : demander un plateau
yard-end-turn = Terminer le tour
yard-allow = Accepter
yard-object = Protester
yard-take-floor = Prendre le plateau
yard-naming = Quelle colonne quitte le jeu ?
yard-naming-how = Choisis une colonne dans la villa ou dans la liste, puis confirme. Touches dans la villa : N, P, Entrée.
yard-naming-chosen = Écarter { $what } ?
yard-naming-worth = { $points ->
    [one] vaut { $points } point en ce moment
   *[other] vaut { $points } points en ce moment
}
yard-naming-worthless = ne vaut rien en ce moment
yard-naming-needed = impossible : la villa s’écroulerait
yard-naming-checking = vérification…
yard-naming-nothing = Aucune colonne de { $player } ne peut quitter le jeu : la villa s’écroulerait.
yard-name = Écarter du jeu
yard-name-none = N’en écarter aucune
yard-stone = a le sceau
yard-log = Journal de la partie
yard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# At an online table.
yard-works = { $player } construit. Regarde !
yard-names = La protestation a échoué. { $player } choisit une colonne de { $of } à écarter du jeu.
yard-objection = Temps pour protester
yard-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
yard-objection-left = { $count ->
    [one] Il reste { $count } seconde pour protester.
   *[other] Il reste { $count } secondes pour protester.
}
yard-unheard = { $count ->
    [one] La connexion de { $player } semble perdue. La tentative sera interrompue dans { $count } seconde.
   *[other] La connexion de { $player } semble perdue. La tentative sera interrompue dans { $count } secondes.
}
yard-unheard-you = { $count ->
    [one] La connexion de l’autre appareil semble perdue. La tentative sera interrompue dans { $count } seconde.
   *[other] La connexion de l’autre appareil semble perdue. La tentative sera interrompue dans { $count } secondes.
}
yard-elsewhere = Tu joues sur un autre appareil.
yard-go-on-here = Continuer sur cet appareil
yard-differs = Le serveur a obtenu un autre résultat. C’est le sien qui compte.
yard-old-world = Cette partie a commencé avec la version { $old } de la simulation ; la version actuelle est la { $new }. Les coups déjà joués restent tels quels.
yard-may-aid = Aides permises : indices et colonnes sans risque
yard-feel = Montrer ce que tes doigts sentiraient : effort, balancement, niveau à bulle
yard-won = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}

# The rules.
yard-rules = Règles
yard-rules-door = Quelques minutes de lecture
yard-rules-goal-title = Le but
yard-rules-goal = Tous les joueurs construisent ensemble une seule villa. À ton tour, prends plus bas une colonne de ta couleur et monte-la sur le plateau le plus haut. Le joueur qui a le plus de points sur ce plateau détient le sceau du maître d’œuvre. Pour gagner, il faut le détenir à la fin. Mais si tu fais s’écrouler la villa, tu ne peux pas gagner.
yard-rules-setup-title = La mise en place
yard-rules-setup = Chaque couleur a une grosse colonne (3 points), une colonne hexagonale (2 points) et trois fines colonnes (1 point chacune). Les joueurs placent à tour de rôle les 20 colonnes sur la base, où ils veulent, à l’intérieur du bord vert. Puis on pose le plateau bleu : il doit reposer sur les 20 colonnes sans dépasser de la base. Si quelque chose tombe, on recommence. On peut aussi faire installer la villa au hasard. Ensuite, le premier joueur lance le sceau pour sa couleur ; les autres choisissent ou lancent, selon les options. Le joueur qui reçoit la dernière couleur commence. À deux, chacun a deux couleurs, joue l’une ou l’autre à son tour et additionne les points des deux.
yard-rules-turn-title = Ton tour
yard-rules-turn = Prends une colonne de ta couleur sur la base ou sur n’importe quel plateau sous le plus haut, qu’un plateau repose dessus ou non, et place-la sur le plateau le plus haut. Les colonnes qui s’y trouvent déjà y restent. Tu peux tirer la colonne à la main ou avec le crochet. Ne touche aucune autre colonne : tu ne peux pas en tenter une deuxième, ni en pousser une pour faire de la place. En plaçant la colonne, ne touche aucun plateau. Son pied doit reposer tout entier sur le plateau, sans dépasser du bord.
yard-rules-hold-title = Tenir un plateau
yard-rules-hold = Pendant que tu tires une colonne, tu peux tenir un plateau de l’autre main et le soulever un peu. C’est toi qui choisis si tu le fais et avec quel plateau, tant qu’il est à portée de main. Il doit revenir exactement comme il était. Il y a faute si une colonne qui était libre est maintenant couverte, si une colonne qui était couverte est maintenant libre, ou si le plateau s’est écarté de plus de 2 mm ou de 0,5°. Cela ne vaut pas pour un plateau que tu n’as pas tenu.
yard-rules-stop-title = Interrompre
yard-rules-stop = Si c’est trop risqué, tu peux interrompre ta tentative, tant que rien ne s’est écroulé et que tu n’as pas lâché la colonne. Ta main ramène la colonne par où elle est venue, et si la villa s’écroule pendant ce temps, cela compte comme un écroulement. Si la colonne ne se retrouve pas à moins de 5 mm de son ancienne place, ou si le chemin du retour est fermé, tout est remis comme avant. La colonne est bloquée : plus personne ne peut la déplacer jusqu’à la fin de la partie. Ton tour est fini. Une fois la colonne lâchée, tu ne peux plus interrompre ta tentative : la colonne est jugée telle quelle.
yard-rules-foul-title = Les fautes
yard-rules-foul = Il y a faute si une autre colonne est déplacée de plus de 2 mm ou renversée alors que tous les plateaux tiennent. Il y a faute aussi si ta colonne ne tient pas droite toute seule, dépasse du bord du plateau, ou repose sur une autre colonne là où ce n’est pas permis. Si tu la laisses tomber et que tout le reste tient, c’est aussi une faute. Après une faute, tout est remis en place, la colonne est bloquée et ton tour est fini.
yard-rules-floor-title = Un nouveau plateau
yard-rules-floor = Si tu penses qu’aucune de tes colonnes ne peut monter, demande un plateau au début de ton tour. Si personne ne proteste, tu poses le plateau suivant (vert, jaune, orange, rouge), et ton tour est fini. Il doit reposer sur au moins trois colonnes du plateau le plus haut, et il peut dépasser de la base. S’il ne tient pas, on le range et ton tour est fini. Une fois que tu l’as lâché, tu ne peux plus le tenir. Si la villa s’écroule, c’est à cause de toi. Variante pour experts : à partir du plateau orange, une ou deux colonnes suffisent.
yard-rules-object-title = Les protestations
yard-rules-object = Le premier joueur qui proteste doit monter une de tes colonnes. S’il réussit, elle est écartée du jeu, tu n’as pas de plateau et ton tour est fini. Sinon, cette colonne est bloquée, et tu peux écarter du jeu une colonne de ce joueur, mais seulement une dont la villa peut se passer. Puis tu poses le plateau. Si la villa s’écroule pendant la protestation, c’est à cause du joueur qui a protesté.
yard-rules-red-title = Le plateau rouge
yard-rules-red = Une colonne ne se place pas sur une autre, sauf sur le plateau rouge : là, on peut les empiler par deux, par trois ou plus.
yard-rules-stone-title = Le sceau et la fin
yard-rules-stone = Les points comptent à partir du plateau vert. Le premier joueur qui place une de ses colonnes sur un nouveau plateau prend le sceau, et les points des plateaux du dessous ne comptent plus. Ensuite, le sceau va au joueur qui a plus de points sur le plateau le plus haut que son détenteur ; en cas d’égalité, il reste où il est. Le sceau montre la couleur de son détenteur précédent. La partie finit quand la villa s’écroule, ou quand tous les joueurs à la suite n’ont ajouté ni colonne ni plateau. Le joueur qui détient le sceau gagne. S’il a fait s’écrouler la villa, la victoire revient au détenteur précédent ; s’il n’y en a pas, personne ne gagne.
yard-rules-three-title = À trois
yard-rules-three = La quatrième couleur est neutre. À chaque tour, monte d’abord une colonne neutre, puis une des tiennes. Au moins une colonne neutre doit rester sur la base et sur chaque plateau sous le plus haut. Si aucune colonne neutre ne peut être déplacée, tu montes seulement une des tiennes. Tu ne peux demander un plateau qu’avant d’avoir touché une colonne neutre. Si tu interromps une tentative avec une colonne neutre, elle est bloquée ; tu peux ensuite monter une de tes colonnes ou finir ton tour. Mais un adversaire peut prouver qu’une autre colonne neutre pouvait monter, en la montant lui-même : elle reste alors en haut et tu ne montes aucune des tiennes. Si la preuve échoue, elle ne coûte rien et ton tour continue. Si la villa s’écroule, c’est à cause de cet adversaire.
yard-rules-series-title = Série et abandon
yard-rules-series = Dans une série, chacun commence le même nombre de fois : il y a autant de parties que de joueurs, ou un multiple. Le joueur qui gagne le plus de parties remporte la série ; à égalité, la victoire est partagée. Si tu abandonnes, tes colonnes restent où elles sont et les autres continuent.

# The lesson.
yard-learn = Apprendre le jeu
yard-learn-door = Six petites étapes
yard-learn-step = Étape { $number } sur { $count }
yard-learn-next = Suivant
yard-learn-look = Voici la villa. Pour tourner autour, fais glisser la souris ou un doigt à côté ; pour zoomer, utilise la molette ou deux doigts.
yard-learn-draw = À ton tour, tu retires une colonne d’en bas. Prends-en une au bord : appuie dessus et tire-la de sous le plateau bleu. Si tu veux, tiens en même temps le plateau de l’autre main : appuie sur H ou sur le bouton 1.
yard-learn-up = Elle est dehors. Soulève-la, porte-la au-dessus du plateau bleu et pose-la. Elle doit reposer tout entière sur le plateau.
yard-learn-stone = À partir du plateau vert, les points comptent : une grosse colonne 3, une hexagonale 2, une fine 1. Le sceau du maître d’œuvre va au joueur qui a plus de points sur le plateau le plus haut que son détenteur. Rouge le détient avec 4 points, et maintenant Vert en a 4 aussi. Qui a le sceau ?
yard-learn-stone-right = Oui : à égalité, il reste où il est. Le joueur qui le détient à la fin gagne, sauf s’il a fait s’écrouler la villa.
yard-learn-stone-wrong = Pas encore : à égalité, il reste où il est. Il faudrait à Vert plus de 4 points.
yard-learn-floor = Si tu penses qu’aucune de tes colonnes ne peut monter, demande un plateau. Ici, personne ne proteste : prends le plateau vert, regarde quelles colonnes s’éclairent et pose-le sur trois d’entre elles.
yard-learn-object = Un autre joueur affirme qu’aucune colonne bleue ne peut monter, et demande un plateau. Tu n’y crois pas : proteste, et prouve-le en montant toi-même une colonne bleue.
yard-learn-done = C’est prouvé ! Dans une vraie partie, cette colonne serait écartée du jeu et l’autre joueur n’aurait pas de plateau. Maintenant tu sais jouer.
yard-learn-again = Tout est comme avant : essaie encore.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence.
yard-builders = Vitesse des robots
yard-pace-paused = Pause
yard-pace-human = Normale
yard-pace-fast = Rapide
yard-hint-none = Aucune colonne ne peut monter sans danger.
yard-hint-ample = Monte { $column } là où tu vois son image pâle. La villa n’en a presque pas besoin.
yard-hint-some = Monte { $column } là où tu vois son image pâle, doucement : la villa s’y appuie un peu.
yard-hint-narrow = Monte { $column } là où tu vois son image pâle. C’est risqué : sans elle, la villa tient à peine.
yard-open-about = Continuer une partie enregistrée de Villa Paletti
yard-other-game = ce n’est pas une partie de Villa Paletti
