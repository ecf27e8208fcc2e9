# What the rules of Callisto say, for every client.

callisto-colour-1 = Bleu
callisto-colour-2 = Jaune
callisto-colour-3 = Rouge
callisto-colour-4 = Vert

callisto-edition-benelux = Callisto, édition Benelux
callisto-edition-piatnik = Callisto, édition Piatnik
callisto-edition-russian = Callisto, édition russe
callisto-edition-pocket = Callisto, édition de poche
callisto-edition-pentobi = Callisto à la manière de Pentobi
callisto-note-piatnik = Règle allemande prise à la lettre, son illustration étant perdue : une colonne peut aller sur la bordure.
callisto-note-pocket = L’illustration des pièces de la règle espagnole est perdue : cette série de 13 est notre reconstitution.

# Why a move is not possible. $cell is the cell in question, $colour a colour.
callisto-illegal-game-over = La partie est terminée.
callisto-illegal-out = { $colour } est hors jeu.
callisto-illegal-pillars-first = À tes deux premiers tours, tu dois placer une colonne.
callisto-illegal-no-pillar-left = Tu n’as plus de colonne.
callisto-illegal-no-such-piece = Aucune pièce n’a cette forme.
callisto-illegal-no-piece-left = Tu as déjà placé toutes les pièces de cette forme.
callisto-illegal-off-board = { $cell ->
    [none] La pièce dépasse du plateau.
   *[other] Il n’y a pas de case { $cell } sur le plateau.
}
callisto-illegal-occupied = La case { $cell } est occupée.
callisto-illegal-piece-on-border = La case { $cell } est sur la bordure, où l’on ne place pas de pièce.
callisto-illegal-touches-nothing = Une pièce doit toucher ta couleur par un côté ; celle-ci ne la touche nulle part.
callisto-illegal-touches-corner-only = La pièce ne touche ta couleur que par un angle, en { $cell }. Il faut au moins un côté.
callisto-illegal-pillar-in-centre = La case { $cell } est au centre, où l’on ne place pas de colonne.
callisto-illegal-pillar-on-border = La case { $cell } est sur la bordure, où l’on ne place pas de colonne.
callisto-illegal-pillar-on-open = La case { $cell } est une case normale, où l’on ne place pas de colonne dans cette édition.
callisto-illegal-not-along-frame = La case { $cell } n’est pas le long du cadre, où vont les deux premières colonnes.
callisto-illegal-not-beside-piece = La case { $cell } n’est ni le long du cadre ni à côté d’une pièce.
callisto-illegal-beside-pillar = La colonne en { $cell } est trop proche : deux colonnes ne peuvent pas être voisines.
callisto-illegal-piece-fits = Tu peux encore placer une pièce : tu ne peux donc pas te retirer.
callisto-illegal-retire-too-early = Tu ne peux pas te retirer avant d’avoir placé tes deux colonnes.
callisto-illegal-pillar-forced = Dans cette édition, tu dois placer ta dernière colonne avant d’être hors jeu.

# Why a text is not a move. $text is what somebody typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Un coup, ce sont des cases comme d4,d5,e5, une pièce comme L4c@d4, ou « retire ».
callisto-notation-not-a-cell = « { $text } » n’est pas une case. Une case, c’est une lettre et un nombre, comme d4.
callisto-notation-twice = { $cell } est nommée deux fois.
callisto-notation-no-such-shape = Aucune pièce n’a la forme de { $text }.
callisto-notation-no-such-piece = Il n’y a pas de pièce « { $text } » dans cette édition.
callisto-notation-no-such-orientation = « { $text } » n’est pas une orientation de cette pièce : elle va de a à { $last }.
callisto-notation-which-orientation = Dans quel sens poser { $piece } ? Ajoute une lettre, de { $piece }a à { $piece }{ $last }.
callisto-notation-off-grid = La pièce dépasserait du plateau.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } gagne sans un seul point de pénalité.
    [one] { $player } gagne avec { $points } point de pénalité.
   *[other] { $player } gagne avec { $points } points de pénalité.
}
callisto-tie = Égalité : { $players }. La victoire revient à qui jouait le plus tard dans le tour.
