# La leçon de Callisto : des exercices sur le plateau.

lesson-game = Première partie
lesson-again = Réessayer
lesson-next = Suivant
lesson-skip = Passer
lesson-progress = Leçon : { $done } exercices faits sur { $count }
lesson-edge-title = Toucher par un côté
lesson-edge = Tu joues en bleu. Fais glisser une pièce sur le plateau pour qu’elle touche une colonne bleue par un côté. Un angle ne suffit pas.
lesson-edge-done = Exact. Chaque pièce doit toucher ta couleur par un côté : une colonne ou une autre pièce.
lesson-edge-missed = C’était une colonne. Garde-la pour plus tard et place une pièce.
lesson-block-title = Bloquer
lesson-block = Jaune n’a qu’un passage vers le reste du plateau. Ferme-le avec une pièce, pour qu’aucune pièce jaune ne rentre plus.
lesson-block-done = Jaune est hors jeu, avec { $points } points de pénalité. Cherche de tels passages dans tes parties.
lesson-block-missed = Jaune trouve encore de la place. Par où sort-il ?
lesson-last-title = La dernière colonne
lesson-last = Aucune de tes pièces ne rentre plus. Ta dernière colonne n’a besoin de rien toucher. Place-la sur une case marquée qui laisse de la place à une de tes pièces, puis place cette pièce.
lesson-last-next = Bien. Place maintenant une pièce à côté.
lesson-last-done = La colonne a fait de la place pour une pièce de plus. Il ne reste que { $points } points de pénalité.
lesson-last-missed = Rien ne rentre à cet endroit, et tu es hors jeu. Cherche la plus grande zone libre.
lesson-count-title = Compter
lesson-count = La partie est finie. Bleu n’a pas pu placer ces pièces. Combien de points de pénalité font-elles ?
lesson-count-done = Exact : un point par case. Bleu en a { $points }, Jaune { $other }. Le plus petit total gagne : c’est Bleu.
lesson-count-missed = Pas tout à fait. Compte les cases, pas les pièces.
lesson-win-title = Gagner une fin de partie
lesson-win = C’est ton tour, et chacun a { $points } points de pénalité. À égalité, Jaune gagne, car il joue en second. Une petite pièce bien placée peut valoir plus qu’une grande.
lesson-win-done = Tu gagnes par { $points } à { $other }. Tu as pris la place qu’il fallait à Jaune.
lesson-win-missed = Jaune gagne : tu as { $points } points de pénalité, Jaune { $other }. De quelle place Jaune a-t-il le plus besoin ?
