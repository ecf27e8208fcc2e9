# What the rules of Callisto say, for every client.

callisto-colour-1 = Blau
callisto-colour-2 = Gelb
callisto-colour-3 = Rot
callisto-colour-4 = Grün

callisto-edition-benelux = Callisto, Benelux-Ausgabe
callisto-edition-piatnik = Callisto, Piatnik-Ausgabe
callisto-edition-russian = Callisto, russische Ausgabe
callisto-edition-pocket = Callisto, Taschenausgabe
callisto-edition-pentobi = Callisto, Pentobi-Regeln
callisto-note-piatnik = Nach der deutschen Spielregel darf eine Säule im Außenring stehen. Das Bild dazu, das vielleicht etwas anderes zeigt, ist verloren gegangen.
callisto-note-pocket = Das Bild der Steine in der spanischen Spielregel ist verloren gegangen: Diese 13 Steine haben wir rekonstruiert.

# Why a move is not possible. $cell is the cell in question, $colour a colour.
callisto-illegal-game-over = Das Spiel ist zu Ende.
callisto-illegal-out = { $colour } ist ausgeschieden.
callisto-illegal-pillars-first = In deinen ersten zwei Zügen setzt du je eine Säule.
callisto-illegal-no-pillar-left = Du hast keine Säule mehr.
callisto-illegal-no-such-piece = Einen Stein dieser Form gibt es nicht.
callisto-illegal-no-piece-left = Du hast alle Steine dieser Form schon gelegt.
callisto-illegal-off-board = { $cell ->
    [none] Der Stein ragt über das Spielbrett hinaus.
   *[other] { $cell } liegt nicht auf dem Spielbrett.
}
callisto-illegal-occupied = { $cell } ist besetzt.
callisto-illegal-piece-on-border = { $cell } liegt im Außenring, wo kein Stein liegen darf.
callisto-illegal-touches-nothing = Der Stein muss deine Farbe mit einer Seite berühren.
callisto-illegal-touches-corner-only = Bei { $cell } berührt der Stein deine Farbe nur mit einer Ecke. Er muss sie mit einer Seite berühren.
callisto-illegal-pillar-in-centre = { $cell } liegt im Zentrum, wo keine Säule stehen darf.
callisto-illegal-pillar-on-border = { $cell } liegt im Außenring, wo keine Säule stehen darf.
callisto-illegal-pillar-on-open = { $cell } ist ein normales Feld, auf dem in dieser Ausgabe keine Säule stehen darf.
callisto-illegal-not-along-frame = { $cell } liegt nicht am Rahmen, wo die ersten zwei Säulen stehen.
callisto-illegal-not-beside-piece = { $cell } liegt weder am Rahmen noch neben einem Stein.
callisto-illegal-beside-pillar = Die Säule auf { $cell } ist zu nah: Säulen dürfen nicht nebeneinander stehen.
callisto-illegal-piece-fits = Du kannst noch einen Stein legen, also kannst du nicht aussteigen.
callisto-illegal-retire-too-early = Du kannst erst aussteigen, wenn du zwei Säulen gesetzt hast.
callisto-illegal-pillar-forced = In dieser Ausgabe musst du die letzte Säule setzen, bevor du ausscheidest.

# Why a text is not a move. $text is what someone typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Ein Zug besteht aus Feldern wie d4,d5,e5, einem Stein wie L4c@d4 oder „retire“.
callisto-notation-not-a-cell = „{ $text }“ ist kein Feld. Ein Feld ist ein Buchstabe und eine Zahl, zum Beispiel d4.
callisto-notation-twice = { $cell } ist doppelt angegeben.
callisto-notation-no-such-shape = Kein Stein hat die Form von { $text }.
callisto-notation-no-such-piece = In dieser Ausgabe gibt es keinen Stein „{ $text }“.
callisto-notation-no-such-orientation = Dieser Stein hat keine Lage „{ $text }“, nur a bis { $last }.
callisto-notation-which-orientation = Welche Lage von { $piece }? Füge einen Buchstaben an: { $piece }a bis { $piece }{ $last }.
callisto-notation-off-grid = Der Stein würde über das Spielbrett hinausragen.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } gewinnt ohne Minuspunkte.
    [one] { $player } gewinnt mit { $points } Minuspunkt.
   *[other] { $player } gewinnt mit { $points } Minuspunkten.
}
callisto-wins-you = { $points ->
    [0] Du gewinnst ohne Minuspunkte.
    [one] Du gewinnst mit { $points } Minuspunkt.
   *[other] Du gewinnst mit { $points } Minuspunkten.
}
callisto-tie = Gleichstand: { $players }. Es gewinnt, wer in der Zugreihenfolge zuletzt kommt.

# The rules in words. What an edition's data does not say is left out. $pillars and $pieces are what a player has.
callisto-rules-start = Alle haben eine eigene Farbe mit { $pillars } Säulen und { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steinen
}. Die übrigen Farben bleiben in der Schachtel. Die jüngste Person beginnt, wenn am Tisch niemand anderes bestimmt oder ausgelost wird. Gespielt wird im Uhrzeigersinn.
callisto-rules-first = In deinen ersten zwei Zügen setzt du je eine Säule auf ein leeres Feld.
# $regions: where it may not stand, and where it may, beside ordinary squares.
callisto-rules-pillar-closed = { $regions ->
    [centre] Sie darf nicht im Zentrum stehen.
    [border] Sie darf nicht im Außenring stehen.
   *[both] Sie darf weder im Zentrum noch im Außenring stehen.
}
callisto-rules-pillar-may = { $regions ->
    [centre] Sie darf im Zentrum stehen.
    [border] Sie darf im Außenring stehen.
   *[both] Sie darf im Zentrum und im Außenring stehen.
}
callisto-rules-pillar-not-open = Auf anderen Feldern darf sie nicht stehen.
callisto-rules-pillar-beside = { $beside ->
    [frame] Sie muss am Rahmen um das Spielbrett stehen.
    [piece] Sie muss neben einem Stein stehen, egal welcher Farbe.
   *[both] Sie muss am Rahmen um das Spielbrett oder neben einem Stein stehen, egal welcher Farbe.
}
callisto-rules-pillar-apart = Sie darf mit keiner Seite eine andere Säule berühren, egal welcher Farbe.
callisto-rules-piece = Ab deinem dritten Zug legst du in jedem Zug genau einen Stein. Du darfst ihn drehen und wenden. Er bedeckt nur leere Felder, und mindestens eines davon berührt mit einer Seite eine Säule oder einen Stein deiner Farbe. Ecke an Ecke genügt nicht. Er darf auch Steine der anderen berühren.
callisto-rules-piece-centre = Er darf das Zentrum bedecken.
callisto-rules-piece-border = Kein Teil von ihm darf im Außenring liegen.
# $count is how many pillars are left after the first two turns.
callisto-rules-later = { $count ->
    [1] Statt eines Steins darfst du deine dritte Säule setzen. Das ist dann dein ganzer Zug. Sie muss nichts von deiner Farbe berühren.
   *[other] Statt eines Steins darfst du eine weitere Säule setzen. Das ist dann dein ganzer Zug. Sie muss nichts von deiner Farbe berühren.
}
callisto-rules-later-same = Für sie gelten dieselben Felder wie für die ersten zwei.
callisto-rules-out = Du scheidest nur aus, wenn du am Zug bist, und dann bis zum Ende des Spiels. Solange einer deiner Steine passt, darfst du nicht aussetzen.
# $pillar: whether a player without a piece that fits may or must place a pillar, or has none.
callisto-rules-stuck = { $pillar ->
    [none] Passt kein Stein, scheidest du aus.
    [must] Passt kein Stein oder hast du keinen mehr, musst du deine letzte Säule setzen, wenn es ein Feld für sie gibt. Sonst scheidest du aus.
   *[may] Passt kein Stein oder hast du keinen mehr, darfst du deine letzte Säule setzen, wenn es ein Feld für sie gibt, oder aussteigen. Gibt es kein Feld für sie, scheidest du aus.
}
callisto-rules-strict = In einem strengen Spiel scheidest du aus, sobald keiner deiner Steine mehr passt, auch wenn noch eine Säule übrig ist.
callisto-rules-end = Bist du ausgeschieden, spielen die anderen weiter. Das Spiel endet, wenn alle ausgeschieden sind. Jedes Feld eines Steins, den du nicht gelegt hast, ist ein Minuspunkt; eine Säule, die du nicht gesetzt hast, kostet nichts. Wer die wenigsten Minuspunkte hat, gewinnt. Bei Gleichstand gewinnt, wer in der Zugreihenfolge später kommt.
callisto-rules-series = Eine Serie hat so viele Spiele, wie Personen mitspielen, oder ein Vielfaches davon, damit alle gleich oft beginnen. Du behältst deine Farbe. Die Minuspunkte aller Spiele werden addiert, und die kleinste Summe gewinnt; bei gleicher Summe wird der Sieg geteilt.
callisto-rules-four-colours = Zu zweit kann man auch mit je zwei Farben auf dem Spielbrett für vier spielen. Die Farben sind reihum am Zug, und eine ausgeschiedene Farbe wird übersprungen. Die Minuspunkte deiner zwei Farben werden addiert. Bei Gleichstand gewinnt, wer die Farben hat, die als zweite und vierte am Zug sind. Eine Serie hat dann zwei Spiele.

callisto-file-no-game = das ist keine Spieldatei
callisto-file-wrong = das stimmt nicht
callisto-file-at = Zeile { $line }, Spalte { $column }: { $what }
callisto-edition-file-at = Zeile { $line }: { $what }
