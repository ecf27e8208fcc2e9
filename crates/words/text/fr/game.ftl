# Callisto in the browser: the first page, the game, and how it ended.

game-home = Jouer à Callisto et à Villa Paletti
game-home-lead = Deux jeux de société pour 2 à 4 joueurs : contre des robots, sur un seul appareil, ou en ligne avec un lien. Sans compte.
game-callisto-lead = Place tes pièces au contact de ta couleur et ne laisse aucun espace aux autres.
game-villa-lead = Retire des colonnes d’en bas et place-les tout en haut, sans faire s’écrouler la villa.
game-play-bot = Jouer contre un robot
game-play-villa = Jouer à Villa Paletti
game-play-here = Sur cet appareil
game-rules = Règles
game-finished = Parties terminées
game-all-games = Toutes tes parties
game-no-games = Aucune partie sur cet appareil pour le moment.
game-review-card = Revoir une partie
game-review-about = Ouvre une partie enregistrée, avec l’analyse de l’ordinateur
game-wins = { $player } gagne.
game-wins-you = Tu gagnes.
table-resigned-you = Tu as abandonné.
table-timed-out-you = Ton temps est écoulé.
game-uncharged = Le dernier joueur en jeu n’a aucun point de pénalité.
game-tag-resigned = abandon
game-tag-time = temps écoulé
game-two-wins = Deux victoires d’affilée !
game-next-level = Essayer le niveau { $level }
game-told-pillar = { $player } place une colonne en { $cells }.
game-told-pillar-you = Tu places une colonne en { $cells }.
game-told-piece = { $player } place { $piece } en { $cells }.
game-told-piece-you = Tu places { $piece } en { $cells }.
game-told-retire = { $player } se retire.
game-told-retire-you = Tu te retires.
game-last-move = Dernier coup : { $move }
game-board-empty = { $colour } : rien sur le plateau.
game-board-pillars = { $colour } : colonnes { $pillars }.
game-hint-piece = Place la pièce { $piece } ici.
game-hint-pillar = Place une colonne ici.
game-hint-retire = Le mieux est de te retirer.
game-hint-numbers = Détails
game-looking = Coup { $number } sur { $last }
game-now = Retour à la partie
game-to-end = Jouer jusqu’à la fin
game-moves = Coups
game-menu = Menu
game-keys = Raccourcis clavier
game-keys-more = Page précédente et Page suivante : parcourir les coups
game-close = Fermer
game-mistakes = Les pires coups
game-pieces-left = { $count ->
    [one] { $count } pièce restante
   *[other] { $count } pièces restantes
}
game-squares-left = { $count ->
    [one] { $count } case à placer
   *[other] { $count } cases à placer
}
callisto-about-benelux = 18 pièces, plateau octogonal. Pas de colonne au centre ni sur la bordure.
callisto-about-piatnik = Comme Benelux, mais les colonnes peuvent aussi aller sur la bordure.
callisto-about-russian = Mêmes règles que l’édition Benelux.
callisto-about-pocket = 13 pièces sur un plateau carré : la partie la plus courte. Tes premières colonnes vont le long du cadre.
callisto-about-pentobi = Sans bordure. Avant d’être hors jeu, tu dois placer ta dernière colonne.
game-rules-start = La mise en place
game-rules-pillars = Les deux premiers tours : les colonnes
game-rules-pieces = Ensuite : les pièces
game-rules-last-pillar = La dernière colonne
game-rules-out = Quand tu es hors jeu
game-rules-end = La fin et les points
game-rules-series = Une série de parties
game-rules-marked = Cases marquées : là où peut aller ta première colonne.
game-rules-marked-last = Cases marquées : là où peut aller ta dernière colonne.
game-rules-fits = Permis : elle touche sa couleur par un côté.
game-rules-corner = Interdit : elle ne touche que par un angle.
game-rules-count = Il reste : { $sum } = { $points } points de pénalité.
