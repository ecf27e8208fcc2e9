# What is chosen before a game: who starts, a single game or a series, the colours.

setup-starter = Wie begint
setup-stone = Wie gooit als eerste de steen
setup-lot = Willekeurig
setup-recommended = aanbevolen
setup-youngest = Volgens de spelregels: de jongste speler.
# Beside a seat.
setup-starts = begint
setup-rolls = gooit als eerste de steen

# $rounds is how often each player starts, $games how many games that makes.
setup-length = Spel of reeks
setup-single = Eén spel
setup-series = { $rounds ->
    [one] Reeks: { $rounds } ronde, { $games } spellen
   *[other] Reeks: { $rounds } rondes, { $games } spellen
}
setup-series-points = In een reeks begint iedereen in elke ronde één keer. Wie in totaal de minste strafpunten heeft, wint.
setup-series-most = In een reeks begint iedereen in elke ronde één keer. Wie de meeste spellen wint, wint de reeks.
# $won is a list such as "Anna 2, Ben 1".
setup-won = Gewonnen spellen: { $won }
setup-after-end = Typ “new” (volgende spel van de reeks), “undo” (laatste zet terugnemen), “save BESTAND” (spel opslaan) of “quit”.

# Colours. $seat is a number counted from 1, $name a person or a bot.
setup-colour = Kleur, plaats { $seat }
setup-second-colour = Tweede kleur, plaats { $seat }
setup-your-colour = { $count ->
    [1] Je kleur
   *[other] Je kleuren
}
setup-painted = { $name } kiest de kleur “{ $colour }”.
setup-help-colour =
    colour red    een vrije kleur nemen vóór het eerste spel
table-rejection-no-such-colour = Die kleur is er hier niet.
table-rejection-colour-taken = Een andere speler heeft deze kleur.
table-rejection-colours-stay = Kleuren kies je alleen vóór het eerste spel.

# How strong bots are.
setup-level-1 = eerste stappen
setup-level-2 = heel makkelijk
setup-level-3 = makkelijk
setup-level-4 = rustig
setup-level-5 = gemiddeld
setup-level-6 = uitdagend
setup-level-7 = sterk
setup-level-8 = heel sterk
setup-level-9 = op volle kracht
setup-easier = Makkelijkere bot
setup-stronger = Sterkere bot
