# The game at a terminal.

# $game is the edition's name, $players a number.
terminal-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
terminal-strict-exit = sortie stricte
terminal-four-colours = deux couleurs par joueur
terminal-hint = Tape un coup, une pièce pour voir où elle rentre, ou « help ».
terminal-language-unknown = Il n’y a pas de langue « { $language } ». Langues possibles : { $languages }.

terminal-turn = À { $player } de jouer
terminal-prompt = { $player }
terminal-pillars-first-turn = Place une colonne : tape une case, par exemple { $example }. Les cases possibles sont marquées *.
terminal-choices = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
} : { $pieces }
terminal-retire-possible = Plus aucune de tes pièces ne rentre. Place ta dernière colonne ou tape « retire ».
terminal-pillar-forced = Plus aucune de tes pièces ne rentre. Tu dois placer ta dernière colonne.
terminal-out = { $player } ne peut plus rien placer et sort du jeu.
terminal-retired = { $player } se retire.
terminal-holds = { $player } : { $pieces }
terminal-holds-nothing = toutes les pièces placées
terminal-pillars = { $count ->
    [0] aucune colonne
    [one] { $count } colonne
   *[other] { $count } colonnes
}
terminal-penalty = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}
terminal-is-out = hors jeu

# $piece is a piece's name such as L4, $count the number of its places.
terminal-piece = Voici les orientations de { $piece } ; le nombre indique à combien d’endroits elle rentre.
terminal-places = { $count ->
    [0] { $piece } ne rentre nulle part pour l’instant.
    [one] { $piece } rentre à { $count } endroit. Tape { $example } : la première case est marquée *.
   *[other] { $piece } rentre à { $count } endroits, dont la première case est marquée * ; tape par exemple { $example }.
}
terminal-piece-used = Tu n’as plus de pièce { $piece }.

terminal-undone = Coup annulé : { $player }, { $move }.
terminal-nothing-to-undo = Il n’y a aucun coup à annuler.
terminal-redone = { $player } rejoue { $move }.
terminal-nothing-to-redo = Il n’y a aucun coup à rejouer.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-loaded = La partie enregistrée dans { $file } reprend.
terminal-load-failed = Impossible d’ouvrir { $file } : { $reason }
terminal-save-failed = Impossible d’écrire { $file } : { $reason }
terminal-which-file = Quel fichier ? Par exemple : { $example }
terminal-file-exists = Le fichier { $file } existe déjà et n’a pas été touché. Choisis un autre nom.
terminal-continue = Il y a une partie inachevée : { $game }, après le coup { $moves }. La reprendre ? [{ $yes }/{ $no }]
terminal-yes = o
terminal-no = n
terminal-kept = La partie inachevée est conservée dans { $file }.
terminal-autosave-broken = La partie enregistrée est illisible ({ $reason }). Elle est conservée dans { $file }.
terminal-over = La partie est terminée.
terminal-after-end = Tape « new » (autre partie), « undo » (annuler le coup), « save FICHIER » (enregistrer) ou « quit ».
terminal-goodbye = À bientôt !
terminal-goodbye-saved = À bientôt ! La partie est conservée ; « loggia play callisto » la reprend.
terminal-not-understood = « { $input } » n’est ni un coup ni une commande : { $reason }
terminal-new-game = Nouvelle partie.
terminal-bot-thinks = { $player } (robot) joue { $move }.
terminal-legend = . case   + centre   # bordure   1234 pièces   ABCD colonnes   > dernier coup

terminal-help-moves =
    Ce que tu peux taper :
      h8            placer une colonne en h8 (ou P@h8)
      h8,h9,i9      placer la pièce qui couvre ces cases
      L4c@h8        placer L4 dans l’orientation c, sa première case (rangée du bas, puis à gauche) en h8
      L4            voir les orientations de L4 et à combien d’endroits elle rentre
      L4c           voir où L4 rentre dans l’orientation c
      moves         voir tous les coups possibles
      retire        quitter le jeu, quand plus aucune de tes pièces ne rentre
      board         redessiner le plateau
      rules         les règles en bref
terminal-help =
    undo, redo    annuler le dernier coup, ou le rejouer
    save FICHIER  enregistrer la partie  load FICHIER  reprendre une partie
    new           commencer une partie   lang de       changer de langue : { $languages }
    quit          quitter ; la partie est conservée
