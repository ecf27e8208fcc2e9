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

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } gagne sans un seul point de pénalité.
    [one] { $player } gagne avec { $points } point de pénalité.
   *[other] { $player } gagne avec { $points } points de pénalité.
}
callisto-tie = Égalité : { $players }. La victoire revient à qui jouait le plus tard dans le tour.
