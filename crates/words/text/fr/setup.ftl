# What is chosen before a game: who starts, a single game or a series, the colours.

setup-starter = Qui commence
setup-stone = Qui lance le sceau en premier
setup-lot = Au hasard
setup-recommended = recommandée
setup-youngest = D’après la règle d’origine, c’est le plus jeune joueur.
# Beside a seat.
setup-starts = commence
setup-rolls = lance le sceau en premier

# $rounds is how often each player starts, $games how many games that makes.
setup-length = Partie ou série
setup-single = Une seule partie
setup-series = { $rounds ->
    [one] Série : { $games } parties, chacun commence { $rounds } fois
   *[other] Série : { $games } parties, chacun commence { $rounds } fois
}
setup-series-points = Dans une série, chacun commence le même nombre de fois. Le plus petit total de points de pénalité gagne.
setup-series-most = Dans une série, chacun commence le même nombre de fois. Le joueur qui gagne le plus de parties remporte la série.
# $won is a list such as "Anna 2, Ben 1".
setup-won = Parties gagnées : { $won }
setup-after-end = Tape « new » (partie suivante de la série), « undo » (annuler le coup), « save FICHIER » (enregistrer) ou « quit ».

# Colours. $seat is a number counted from 1, $name a person or a bot.
setup-colour = Couleur, place { $seat }
setup-second-colour = Deuxième couleur, place { $seat }
setup-your-colour = { $count ->
    [1] Ta couleur
   *[other] Tes couleurs
}
setup-painted = { $name } prend la couleur « { $colour } ».
setup-help-colour =
    colour red    prendre une couleur libre avant la première partie
table-rejection-no-such-colour = Cette couleur n’existe pas ici.
table-rejection-colour-taken = Cette couleur est déjà prise.
table-rejection-colours-stay = Les couleurs se choisissent seulement avant la première partie.

# How strong bots are.
setup-level-1 = premiers pas
setup-level-2 = très facile
setup-level-3 = facile
setup-level-4 = tranquille
setup-level-5 = moyen
setup-level-6 = exigeant
setup-level-7 = fort
setup-level-8 = très fort
setup-level-9 = force maximale
setup-easier = Robot plus facile
setup-stronger = Robot plus fort
