# What is chosen before a game: who starts, a single game or a series, the colours.

setup-starter = Wer beginnt
setup-stone = Wer zuerst mit dem Siegel würfelt
setup-lot = Zufällig
setup-recommended = empfohlen
setup-youngest = Laut Spielregel die jüngste Person.
# Beside a seat.
setup-starts = beginnt
setup-rolls = würfelt zuerst mit dem Siegel

# $rounds is how often each player starts, $games how many games that makes.
setup-length = Spiel oder Serie
setup-single = Einzelnes Spiel
setup-series = { $rounds ->
    [one] Serie: { $rounds } Runde, { $games } Spiele
   *[other] Serie: { $rounds } Runden, { $games } Spiele
}
setup-series-points = In jeder Runde einer Serie beginnen alle einmal. Wer insgesamt die wenigsten Minuspunkte hat, gewinnt.
setup-series-most = In jeder Runde einer Serie beginnen alle einmal. Wer die meisten Spiele gewinnt, gewinnt die Serie.
# $won is a list such as "Anna 2, Ben 1".
setup-won = Gewonnene Spiele: { $won }
setup-after-end = Gib „new“ (nächstes Spiel der Serie), „undo“ (letzten Zug zurücknehmen), „save DATEI“ (speichern) oder „quit“ ein.

# Colours. $seat is a number counted from 1, $name a person or a bot.
setup-colour = Farbe, Platz { $seat }
setup-second-colour = Zweite Farbe, Platz { $seat }
setup-your-colour = { $count ->
    [1] Deine Farbe
   *[other] Deine Farben
}
setup-painted = { $name } nimmt die Farbe „{ $colour }“.
setup-help-colour =
    colour red   vor dem ersten Spiel eine freie Farbe nehmen
table-rejection-no-such-colour = Diese Farbe gibt es hier nicht.
table-rejection-colour-taken = Diese Farbe ist schon vergeben.
table-rejection-colours-stay = Die Farbe kannst du nur vor dem ersten Spiel wählen.

# How strong bots are.
setup-level-1 = erste Schritte
setup-level-2 = sehr leicht
setup-level-3 = leicht
setup-level-4 = gemütlich
setup-level-5 = mittel
setup-level-6 = fordernd
setup-level-7 = stark
setup-level-8 = sehr stark
setup-level-9 = volle Stärke
setup-easier = Leichterer Bot
setup-stronger = Stärkerer Bot
