# What the rules of Callisto say, for every client.

callisto-colour-1 = Blau
callisto-colour-2 = Gelb
callisto-colour-3 = Rot
callisto-colour-4 = Grün

callisto-edition-benelux = Callisto, Benelux-Ausgabe
callisto-edition-piatnik = Callisto, Piatnik-Ausgabe
callisto-edition-russian = Callisto, russische Ausgabe
callisto-edition-pocket = Callisto, Taschenausgabe
callisto-edition-pentobi = Callisto, wie Pentobi es spielt
callisto-note-piatnik = Nach dem Wortlaut der deutschen Regel, deren Bild verloren ist: Eine Säule darf im Außenring stehen.
callisto-note-pocket = Das Bild der Steine in der spanischen Regel ist verloren: Diese 13 Steine haben wir rekonstruiert.

# Why a move is not possible. $cell is the cell in question, $colour a colour.
callisto-illegal-game-over = Das Spiel ist zu Ende.
callisto-illegal-out = { $colour } ist ausgeschieden.
callisto-illegal-pillars-first = In deinen ersten zwei Zügen setzt du Säulen.
callisto-illegal-no-pillar-left = Du hast keine Säule mehr.
callisto-illegal-no-such-piece = Einen Stein dieser Form gibt es nicht.
callisto-illegal-no-piece-left = Du hast schon alle Steine dieser Form gelegt.
callisto-illegal-off-board = { $cell ->
    [none] Der Stein ragt über das Spielbrett hinaus.
   *[other] { $cell } liegt nicht auf dem Spielbrett.
}
callisto-illegal-occupied = { $cell } ist besetzt.
callisto-illegal-piece-on-border = { $cell } liegt im Außenring, wo kein Stein liegen darf.
callisto-illegal-touches-nothing = Ein Stein muss deine Farbe mit einer Seite berühren; dieser berührt sie nirgends.
callisto-illegal-touches-corner-only = Der Stein berührt deine Farbe nur mit einer Ecke, bei { $cell }. Nötig ist eine Seite.
callisto-illegal-pillar-in-centre = { $cell } liegt im Zentrum, wo keine Säule stehen darf.
callisto-illegal-pillar-on-border = { $cell } liegt im Außenring, wo keine Säule stehen darf.
callisto-illegal-pillar-on-open = { $cell } ist ein normales Feld, auf dem in dieser Ausgabe keine Säule stehen darf.
callisto-illegal-not-along-frame = { $cell } liegt nicht am Rahmen, wo die ersten zwei Säulen stehen.
callisto-illegal-not-beside-piece = { $cell } liegt weder am Rahmen noch neben einem Stein.
callisto-illegal-beside-pillar = Die Säule auf { $cell } ist zu nah: Säulen dürfen nicht nebeneinander stehen.
callisto-illegal-piece-fits = Du kannst noch einen Stein legen, also kannst du nicht aussteigen.
callisto-illegal-retire-too-early = Du kannst erst aussteigen, wenn deine zwei Säulen stehen.
callisto-illegal-pillar-forced = In dieser Ausgabe musst du die letzte Säule setzen, bevor du ausscheidest.

# Why a text is not a move. $text is what somebody typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Ein Zug besteht aus Feldern wie d4,d5,e5, einem Stein wie L4c@d4 oder „retire“.
callisto-notation-not-a-cell = „{ $text }“ ist kein Feld. Ein Feld ist ein Buchstabe und eine Zahl, zum Beispiel d4.
callisto-notation-twice = { $cell } ist doppelt genannt.
callisto-notation-no-such-shape = Kein Stein hat die Form von { $text }.
callisto-notation-no-such-piece = In dieser Ausgabe gibt es keinen Stein „{ $text }“.
callisto-notation-no-such-orientation = „{ $text }“ ist keine Lage dieses Steins: Er hat a bis { $last }.
callisto-notation-which-orientation = Wie soll { $piece } liegen? Füge einen Buchstaben an, { $piece }a bis { $piece }{ $last }.
callisto-notation-off-grid = Der Stein würde über das Spielbrett hinausragen.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } gewinnt ohne einen Minuspunkt.
    [one] { $player } gewinnt mit { $points } Minuspunkt.
   *[other] { $player } gewinnt mit { $points } Minuspunkten.
}
callisto-tie = Gleichstand: { $players }. Es gewinnt, wer in der Runde zuletzt an der Reihe war.
