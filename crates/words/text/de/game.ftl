# Callisto in the browser: the first page, the game, and how it ended.

game-home = Callisto und Villa Paletti spielen
game-home-lead = Zwei Brettspiele für 2 bis 4 Spieler: gegen Bots, an einem Gerät oder online mit einem Link. Ohne Konto.
game-callisto-lead = Lege deine Steine an deine Farbe an und lass den anderen keinen Platz.
game-villa-lead = Zieh unten Säulen heraus und stell sie nach oben, bis die Villa einstürzt.
game-play-bot = Gegen einen Bot spielen
game-play-villa = Villa Paletti spielen
game-play-here = An diesem Gerät
game-rules = Regeln
game-finished = Beendete Spiele
game-all-games = Alle deine Spiele
game-back = Zurück zum Spiel
game-wins = { $player } gewinnt.
game-wins-you = Du gewinnst.
table-resigned-you = Du gibst auf.
table-timed-out-you = Deine Bedenkzeit ist abgelaufen.
game-uncharged = Wer als Letztes übrig bleibt, bekommt keine Minuspunkte.
game-tag-resigned = aufgegeben
game-tag-time = Zeit abgelaufen
game-two-wins = Zweimal hintereinander gewonnen!
game-next-level = Stufe { $level } probieren
game-told-pillar = { $player } setzt eine Säule auf { $cells }.
game-told-pillar-you = Du setzt eine Säule auf { $cells }.
game-told-piece = { $player } legt { $piece } auf { $cells }.
game-told-piece-you = Du legst { $piece } auf { $cells }.
game-told-retire = { $player } steigt aus.
game-told-retire-you = Du steigst aus.
game-last-move = Letzter Zug: { $move }
game-board-empty = { $colour }: nichts auf dem Brett.
game-board-pillars = { $colour }: Säulen { $pillars }.
game-hint-piece = Dieses { $piece } hierher.
game-hint-pillar = Eine Säule hier.
game-hint-retire = Nichts ist besser als auszusteigen.
game-hint-numbers = Zahlen
game-looking = Zug { $number } von { $last }
game-now = Zurück zum Spiel
game-to-end = Zu Ende spielen lassen
game-moves = Züge
game-menu = Menü
game-keys = Tasten
game-keys-more = Bild auf und Bild ab gehen durch die Züge
game-close = Schließen
game-mistakes = Schlechteste Züge
game-pieces-left = { $count ->
    [one] noch { $count } Stein
   *[other] noch { $count } Steine
}
callisto-about-benelux = 18 Steine, Achteck. Keine Säule im Zentrum oder im Außenring.
callisto-about-piatnik = Genauso, aber Säulen dürfen auch in den Außenring.
callisto-about-russian = Spielt sich wie die Benelux-Ausgabe.
callisto-about-pocket = 13 Steine auf einem Quadrat: das kürzeste Spiel. Erste Säulen am Rahmen.
callisto-about-pentobi = Ohne Außenring, und die letzte Säule muss gesetzt werden, bevor man ausscheidet.
game-rules-start = Der Anfang
game-rules-pillars = Die ersten zwei Züge: Säulen
game-rules-pieces = Danach: Steine
game-rules-last-pillar = Die letzte Säule
game-rules-out = Wann du ausscheidest
game-rules-end = Das Ende und die Punkte
game-rules-series = Eine Serie von Spielen
game-rules-marked = Markiert: Hier kann deine erste Säule stehen.
game-rules-marked-last = Markiert: Hier kann deine letzte Säule stehen.
game-rules-fits = Erlaubt: Er berührt die eigene Farbe mit einer Seite.
game-rules-corner = Nicht erlaubt: Nur eine Ecke berührt.
game-rules-count = Übrig: { $sum } = { $points } Minuspunkte.
