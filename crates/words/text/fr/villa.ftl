# What the rules of Villa Paletti say, for every client.

# A column as the object of a sentence: "Anna brings … up".
villa-column-thick-blue = la grosse colonne bleue
villa-column-thick-yellow = la grosse colonne jaune
villa-column-thick-red = la grosse colonne rouge
villa-column-thick-green = la grosse colonne verte
villa-column-hexagon-blue = la colonne hexagonale bleue
villa-column-hexagon-yellow = la colonne hexagonale jaune
villa-column-hexagon-red = la colonne hexagonale rouge
villa-column-hexagon-green = la colonne hexagonale verte
villa-column-thin-blue = une fine colonne bleue
villa-column-thin-yellow = une fine colonne jaune
villa-column-thin-red = une fine colonne rouge
villa-column-thin-green = une fine colonne verte
# A column as a label: the name of a button, what the pointer is on.
villa-label-thick-blue = Grosse colonne bleue
villa-label-thick-yellow = Grosse colonne jaune
villa-label-thick-red = Grosse colonne rouge
villa-label-thick-green = Grosse colonne verte
villa-label-hexagon-blue = Colonne hexagonale bleue
villa-label-hexagon-yellow = Colonne hexagonale jaune
villa-label-hexagon-red = Colonne hexagonale rouge
villa-label-hexagon-green = Colonne hexagonale verte
villa-label-thin-blue = Fine colonne bleue
villa-label-thin-yellow = Fine colonne jaune
villa-label-thin-red = Fine colonne rouge
villa-label-thin-green = Fine colonne verte

# The base and the floors, as the object of a sentence: "Anna lays …", "Anna brings a column up to …".
villa-storey-base = la base
villa-storey-blue = le plateau bleu
villa-storey-green = le plateau vert
villa-storey-yellow = le plateau jaune
villa-storey-orange = le plateau orange
villa-storey-red = le plateau rouge

# Where a column stands, so that it can be told from others of its kind. $column is a column from above; $on, $side, $one and
# $other are texts from here. $one and $other are columns beside it, in the case that the sentence needs.
villa-on-base = sur la base
villa-on-blue = sur le plateau bleu
villa-on-green = sur le plateau vert
villa-on-yellow = sur le plateau jaune
villa-on-orange = sur le plateau orange
villa-on-red = sur le plateau rouge
villa-side-front-left = devant à gauche
villa-side-front = devant
villa-side-front-right = devant à droite
villa-side-left = à gauche
villa-side-middle = au milieu
villa-side-right = à droite
villa-side-back-left = au fond à gauche
villa-side-back = au fond
villa-side-back-right = au fond à droite
villa-near-thick-blue = la grosse bleue
villa-near-thick-yellow = la grosse jaune
villa-near-thick-red = la grosse rouge
villa-near-thick-green = la grosse verte
villa-near-hexagon-blue = l’hexagonale bleue
villa-near-hexagon-yellow = l’hexagonale jaune
villa-near-hexagon-red = l’hexagonale rouge
villa-near-hexagon-green = l’hexagonale verte
villa-near-thin-blue = une fine bleue
villa-near-thin-yellow = une fine jaune
villa-near-thin-red = une fine rouge
villa-near-thin-green = une fine verte
villa-stands-alone = { $column } { $on }, { $side }, seule
villa-stands-beside = { $column } { $on }, { $side }, avec { $one } à côté
villa-stands-between = { $column } { $on }, { $side }, entre { $one } et { $other }

# Why something may not be done. $player is a name, $colour a colour, $floor a floor, $number and $needs are counts of columns.
villa-broken-game-over = La partie est terminée.
villa-broken-no-such-player = { $player } ne participe pas à cette partie.
villa-broken-given-up = { $player } a abandonné.
villa-broken-not-your-turn = Ce n’est pas ton tour : c’est à { $player } de jouer.
villa-broken-villa-first = Il faut d’abord construire la villa.
villa-broken-villa-stands = La villa est déjà construite.
villa-broken-already-placed = Cette colonne est déjà sur la base.
villa-broken-columns-first = { $number ->
    [one] Le plateau bleu doit attendre : il reste { $number } colonne à placer.
   *[other] Le plateau bleu doit attendre : il reste { $number } colonnes à placer.
}
villa-broken-not-on-all = Le plateau bleu doit reposer sur les 20 colonnes ; il repose sur { $number }.
villa-broken-colours-first = Il faut d’abord attribuer les couleurs.
villa-broken-colours-dealt = Les couleurs sont déjà attribuées.
villa-broken-throw-for-colour = Lance le sceau : c’est lui qui décide de ta couleur.
villa-broken-choose-colour = Choisis ta couleur : on ne lance le sceau que pour la première.
villa-broken-colour-taken = Cette couleur est déjà prise : { $colour }.
villa-broken-not-yours = Cette colonne n’est pas à toi.
villa-broken-on-top = Cette colonne est déjà sur le plateau le plus haut.
villa-broken-not-brought-up = La colonne doit aller sur le plateau le plus haut. Ici, c’est { $floor }.
villa-broken-locked = Cette colonne est bloquée : après une tentative, elle a été remise en place. Elle y reste jusqu’à la fin de la partie.
villa-broken-gone = Cette colonne n’est plus en jeu.
villa-broken-ask-first = Il faut demander un plateau avant de le poser.
villa-broken-already-asked = Tu as déjà demandé un plateau.
villa-broken-answers-first = Attends que les autres aient dit s’ils protestent.
villa-broken-nothing-asked = Il n’y a rien contre quoi protester.
villa-broken-own-request = C’est ta propre demande : la réponse revient aux autres.
villa-broken-already-allowed = Tu as déjà dit que tu ne protestes pas.
villa-broken-lay-first = Tu as demandé un plateau : pose-le, sans déplacer de colonne.
villa-broken-object-first = Il faut protester avant de donner la preuve.
villa-broken-objection-runs = { $player } a protesté en premier et donne maintenant la preuve.
villa-broken-not-askers = Donne la preuve avec une colonne qui appartient à { $player }.
villa-broken-name-first = Désigne d’abord une colonne de la personne qui a protesté, ou aucune.
villa-broken-nothing-to-name = Aucune protestation n’a échoué : il n’y a pas de colonne à désigner.
villa-broken-not-objectors = Tu ne peux désigner qu’une colonne qui appartient à { $player }.
villa-broken-no-floor-left = Tous les plateaux sont posés.
villa-broken-not-bearing = Un plateau ne repose que sur les colonnes du plateau le plus haut.
villa-broken-too-few-bear = { $needs ->
    [one] Le plateau doit reposer sur { $needs } colonne au moins ; il repose sur { $number }.
   *[other] Le plateau doit reposer sur { $needs } colonnes au moins ; il repose sur { $number }.
}
villa-broken-neutral-first = D’abord une colonne neutre, ensuite une des tiennes.
villa-broken-neutral-done = La colonne neutre a déjà été jouée : déplace maintenant une des tiennes.
villa-broken-last-neutral = C’est la dernière colonne neutre à ce niveau : elle doit y rester.
villa-broken-too-late-to-ask = Trop tard pour demander un plateau : tu as déjà touché une colonne neutre.
villa-broken-own-due = La colonne neutre est montée : monte maintenant une des tiennes.
villa-broken-not-neutral = Donne la preuve avec une colonne neutre.
villa-broken-no-declining = Tu ne peux finir ton tour sans colonne qu’après avoir interrompu une tentative avec une colonne neutre.

# What happened. $player is a name, $column and $floor are texts from above, $number is a count of columns.
villa-log-placed = { $player } place { $column } sur la base.
villa-log-placed-you = Tu places { $column } sur la base.
villa-log-arranged = La villa est installée au hasard.
villa-log-cleared = On enlève tout de la base et on recommence la construction.
villa-log-threw = { $player } lance le sceau et obtient la couleur { $colour }.
villa-log-threw-you = Tu lances le sceau et obtiens la couleur { $colour }.
villa-log-threw-again = { $player } tombe sur une couleur déjà prise ({ $colour }) et doit relancer.
villa-log-threw-again-you = Tu tombes sur une couleur déjà prise ({ $colour }) : relance.
villa-log-chose = { $player } choisit la couleur { $colour }.
villa-log-chose-you = Tu choisis la couleur { $colour }.
villa-log-starts = { $player } commence.
villa-log-starts-you = Tu commences.
villa-log-stood = { $player } monte { $column } sur { $floor }.
villa-log-stood-you = Tu montes { $column } sur { $floor }.
villa-log-broken-off = { $player } interrompt sa tentative et remet { $column } en place : plus personne ne peut la déplacer.
villa-log-broken-off-you = Tu interromps ta tentative et remets { $column } en place : plus personne ne peut la déplacer.
villa-log-foul = { $player } commet une faute et doit remettre { $column } en place : plus personne ne peut la déplacer.
villa-log-foul-you = Tu commets une faute et dois remettre { $column } en place : plus personne ne peut la déplacer.
villa-log-collapse = La villa s’écroule ! { $player } l’a fait tomber.
villa-log-collapse-you = La villa s’écroule ! Tu l’as fait tomber.
villa-log-asked = { $player } affirme qu’aucune de ses colonnes ne peut monter.
villa-log-asked-you = Tu affirmes qu’aucune de tes colonnes ne peut monter.
villa-log-skips = { $player } veut se passer de colonne neutre.
villa-log-skips-you = Tu veux te passer de colonne neutre.
villa-log-allowed = { $player } ne proteste pas.
villa-log-allowed-you = Tu ne protestes pas.
villa-log-objected = { $player } proteste et doit donner la preuve.
villa-log-objected-you = Tu protestes et dois donner la preuve.
villa-log-proved = { $player } prouve que c’est possible et écarte { $column } du jeu.
villa-log-proved-you = Tu prouves que c’est possible et écartes { $column } du jeu.
villa-log-named = { $player } écarte { $column } du jeu.
villa-log-named-you = Tu écartes { $column } du jeu.
villa-log-named-none = { $player } n’écarte aucune colonne du jeu.
villa-log-named-none-you = Tu n’écartes aucune colonne du jeu.
villa-log-laid = { $number ->
    [one] { $player } pose { $floor } sur { $number } colonne.
   *[other] { $player } pose { $floor } sur { $number } colonnes.
}
villa-log-laid-you = { $number ->
    [one] Tu poses { $floor } sur { $number } colonne.
   *[other] Tu poses { $floor } sur { $number } colonnes.
}
villa-log-not-laid = { $player } n’arrive pas à poser { $floor } et y renonce.
villa-log-not-laid-you = Tu n’arrives pas à poser { $floor } et y renonces.
villa-log-passes = { $player } ne monte rien : son tour est terminé.
villa-log-passes-you = Tu ne montes rien : ton tour est terminé.
villa-log-lapsed = La simulation a été mise à jour : { $player } recommence la tentative, sans pénalité.
villa-log-lapsed-you = La simulation a été mise à jour : tu recommences la tentative, sans pénalité.
villa-log-declined = { $player } ne monte pas de colonne et termine son tour.
villa-log-declined-you = Tu ne montes pas de colonne et termines ton tour.
villa-log-gave-up = { $player } abandonne.
villa-log-gave-up-you = Tu abandonnes.
villa-log-stone = { $player } prend le sceau du maître d’œuvre.
villa-log-stone-you = Tu prends le sceau du maître d’œuvre.
villa-log-stuck = Plus personne ne peut continuer : la partie est terminée.
villa-log-alone = Il ne reste personne d’autre : la partie est terminée.
villa-log-wins = { $player } gagne !
villa-log-wins-you = Tu gagnes !
villa-log-nobody-wins = Personne ne gagne.
