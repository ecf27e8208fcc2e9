# What the rules of Callisto say, for every client.

callisto-colour-1 = Bleu
callisto-colour-2 = Jaune
callisto-colour-3 = Rouge
callisto-colour-4 = Vert

callisto-edition-benelux = Callisto, édition Benelux
callisto-edition-piatnik = Callisto, édition Piatnik
callisto-edition-russian = Callisto, édition russe
callisto-edition-pocket = Callisto, édition de poche
callisto-edition-pentobi = Callisto, règles de Pentobi
callisto-note-piatnik = Selon la règle allemande, une colonne peut aller sur la bordure. Son illustration, qui disait peut-être autre chose, est perdue.
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
callisto-illegal-retire-too-early = Tu ne peux pas te retirer avant d’avoir placé deux colonnes.
callisto-illegal-pillar-forced = Dans cette édition, tu dois placer ta dernière colonne avant de pouvoir te retirer.

# Why a text is not a move. $text is what someone typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Tape des cases comme d4,d5,e5, une pièce comme L4c@d4, ou « retire ».
callisto-notation-not-a-cell = « { $text } » n’est pas une case. Une case, c’est une lettre et un nombre, comme d4.
callisto-notation-twice = La case { $cell } est citée deux fois.
callisto-notation-no-such-shape = Aucune pièce n’a la forme de { $text }.
callisto-notation-no-such-piece = Il n’y a pas de pièce « { $text } » dans cette édition.
callisto-notation-no-such-orientation = Cette pièce n’a pas d’orientation « { $text } », seulement de a à { $last }.
callisto-notation-which-orientation = Quelle orientation pour { $piece } ? Ajoute une lettre, de { $piece }a à { $piece }{ $last }.
callisto-notation-off-grid = La pièce dépasserait du plateau.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } gagne sans un seul point de pénalité.
    [one] { $player } gagne avec { $points } point de pénalité.
   *[other] { $player } gagne avec { $points } points de pénalité.
}
callisto-wins-you = { $points ->
    [0] Tu gagnes sans un seul point de pénalité.
    [one] Tu gagnes avec { $points } point de pénalité.
   *[other] Tu gagnes avec { $points } points de pénalité.
}
callisto-tie = Égalité : { $players }. La victoire revient au dernier d’entre eux dans l’ordre de jeu.

# The rules in words. What an edition's data does not say is left out. $pillars and $pieces are what a player has.
callisto-rules-start = Chaque joueur a une couleur, { $pillars } colonnes et { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}. Les couleurs inutilisées restent dans la boîte. Le plus jeune joueur commence, sauf si la table choisit quelqu’un d’autre ou s’en remet au hasard. On joue dans le sens des aiguilles d’une montre.
callisto-rules-first = À chacun de tes deux premiers tours, tu places une colonne sur une case vide.
# $regions: where it may not stand, and where it may, beside ordinary squares.
callisto-rules-pillar-closed = { $regions ->
    [centre] Elle ne peut pas aller au centre.
    [border] Elle ne peut pas aller sur la bordure.
   *[both] Elle ne peut aller ni au centre ni sur la bordure.
}
callisto-rules-pillar-may = { $regions ->
    [centre] Elle peut aller au centre.
    [border] Elle peut aller sur la bordure.
   *[both] Elle peut aller au centre et sur la bordure.
}
callisto-rules-pillar-not-open = Elle ne peut aller sur aucune autre case.
callisto-rules-pillar-beside = { $beside ->
    [frame] Elle doit se trouver le long du cadre qui entoure le plateau.
    [piece] Elle doit se trouver à côté d’une pièce de n’importe quel joueur.
   *[both] Elle doit se trouver le long du cadre qui entoure le plateau ou à côté d’une pièce de n’importe quel joueur.
}
callisto-rules-pillar-apart = Elle ne peut toucher aucune autre colonne par un côté.
callisto-rules-piece = À partir de ton troisième tour, tu places exactement une pièce par tour. Tu peux la tourner et la retourner. Elle ne couvre que des cases vides et doit toucher par un côté une colonne ou une pièce de ta couleur ; un angle ne suffit pas. Elle peut aussi toucher les pièces des autres joueurs.
callisto-rules-piece-centre = Elle peut couvrir le centre.
callisto-rules-piece-border = Aucune de ses cases ne peut se trouver sur la bordure.
# $count is how many pillars are left after the first two turns.
callisto-rules-later = { $count ->
    [1] Au lieu d’une pièce, tu peux placer ta troisième colonne. Cela prend tout ton tour. Elle n’a pas besoin de toucher ta couleur.
   *[other] Au lieu d’une pièce, tu peux placer une autre colonne. Cela prend tout ton tour. Elle n’a pas besoin de toucher ta couleur.
}
callisto-rules-later-same = Les cases permises sont les mêmes que pour les deux premières.
callisto-rules-out = Tu ne peux te retrouver hors jeu qu’à ton tour, et c’est alors définitif. Tant qu’une de tes pièces rentre, tu ne peux pas passer.
# $pillar: whether a player without a piece that fits may or must place a pillar, or has none.
callisto-rules-stuck = { $pillar ->
    [none] Si aucune pièce ne rentre, tu es hors jeu.
    [must] Si aucune pièce ne rentre, ou s’il ne t’en reste plus, tu dois placer ta dernière colonne s’il y a une case pour elle. Sinon, tu es hors jeu.
   *[may] Si aucune pièce ne rentre, ou s’il ne t’en reste plus, tu peux placer ta dernière colonne s’il y a une case pour elle, ou te retirer. S’il n’y en a pas, tu es hors jeu.
}
callisto-rules-strict = Dans une partie stricte, tu es hors jeu dès qu’aucune de tes pièces ne rentre, même s’il te reste une colonne.
callisto-rules-end = Quand tu es hors jeu, les autres continuent. La partie est finie quand tout le monde est hors jeu. Chaque case de tes pièces non placées coûte un point de pénalité ; une colonne non placée ne coûte rien. Le plus petit total gagne. En cas d’égalité, la victoire revient au dernier des joueurs à égalité dans l’ordre de jeu.
callisto-rules-series = Dans une série, chacun commence le même nombre de fois : il y a autant de parties que de joueurs, ou un multiple. Tu gardes ta couleur. On additionne les points de pénalité de toutes les parties, et le plus petit total gagne ; à total égal, la victoire est partagée.
callisto-rules-four-colours = À deux, on peut aussi jouer avec deux couleurs chacun sur le plateau à quatre. Les couleurs jouent à tour de rôle, et une couleur hors jeu est sautée. Les points de tes deux couleurs s’additionnent. En cas d’égalité, la victoire revient au joueur qui a la deuxième et la quatrième couleur. Une série compte alors deux parties.

callisto-file-no-game = ce n’est pas un fichier de partie
callisto-file-wrong = ce passage est incorrect
callisto-file-at = ligne { $line }, colonne { $column } : { $what }
callisto-edition-file-at = ligne { $line } : { $what }
