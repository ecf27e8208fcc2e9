# What is chosen before a game: who starts, a single game or a series, the colours.

setup-starter = Who starts
setup-stone = Who rolls the stone first
setup-lot = At random
setup-recommended = recommended
setup-youngest = The printed rules choose the youngest player.
# Beside a seat.
setup-starts = starts
setup-rolls = rolls the stone first

# $rounds is how often each player starts, $games how many games that makes.
setup-length = Game or series
setup-single = Single game
setup-series = { $rounds ->
    [one] Series: { $rounds } round, { $games } games
   *[other] Series: { $rounds } rounds, { $games } games
}
setup-series-points = In a series, every player starts once per round. The lowest total of penalty points wins.
setup-series-most = In a series, every player starts once per round. The player who wins the most games wins the series.
# $won is a list such as "Anna 2, Ben 1".
setup-won = Games won: { $won }
setup-after-end = Type “new” for the next game of the series, “undo” to take the last move back, “save FILE” to save the game, or “quit”.

# Colours. $seat is a number counted from 1, $name a person or a bot.
setup-colour = Colour, seat { $seat }
setup-second-colour = Second colour, seat { $seat }
setup-your-colour = { $count ->
    [1] Your colour
   *[other] Your colours
}
setup-painted = { $name } takes the colour “{ $colour }”.
setup-help-colour =
    colour red   take a free colour before the first game
table-rejection-no-such-colour = There is no such colour here.
table-rejection-colour-taken = Another player has this colour.
table-rejection-colours-stay = Colours can only be chosen before the first game.

# How strong bots are.
setup-level-1 = first steps
setup-level-2 = very easy
setup-level-3 = easy
setup-level-4 = relaxed
setup-level-5 = medium
setup-level-6 = challenging
setup-level-7 = strong
setup-level-8 = very strong
setup-level-9 = full strength
setup-easier = Easier bot
setup-stronger = Stronger bot
