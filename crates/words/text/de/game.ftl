# Callisto in the browser: the first page, the game, and how it ended.

game-home = Callisto und Villa Paletti spielen
game-home-lead = Zwei Brettspiele für 2 bis 4 Spieler: gegen Bots, gemeinsam an einem Gerät oder online per Link. Ohne Konto.
game-callisto-lead = Leg deine Steine an deine Farbe an und lass den anderen keinen Platz.
game-villa-lead = Zieh unten Säulen heraus, stell sie oben wieder hin und lass die Villa nicht einstürzen.
game-play-bot = Gegen einen Bot spielen
game-play-villa = Villa Paletti spielen
game-play-here = Auf diesem Gerät
game-rules = Regeln
game-finished = Beendete Spiele
game-all-games = Alle deine Spiele
game-no-games = Auf diesem Gerät gibt es noch keine Spiele.
game-review-card = Ein Spiel ansehen
game-review-about = Gespeichertes Spiel öffnen, mit Computeranalyse
game-wins = { $player } gewinnt.
game-wins-you = Du gewinnst.
table-resigned-you = Du hast aufgegeben.
table-timed-out-you = Deine Bedenkzeit ist abgelaufen.
game-uncharged = Wer als Letztes im Spiel bleibt, bekommt keine Minuspunkte.
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
game-board-pillars = { $colour }: Säulen auf { $pillars }.
game-hint-piece = Leg diesen Stein ({ $piece }) hierher.
game-hint-pillar = Setz eine Säule hierher.
game-hint-retire = Am besten steigst du aus.
game-hint-numbers = Details
game-looking = Zug { $number } von { $last }
game-now = Zurück zum Spiel
game-to-end = Zu Ende spielen lassen
game-moves = Züge
game-menu = Menü
game-keys = Tastenkürzel
game-keys-more = Bild auf, Bild ab: durch die Züge blättern
game-close = Schließen
game-mistakes = Schlechteste Züge
game-pieces-left = { $count ->
    [one] noch { $count } Stein
   *[other] noch { $count } Steine
}
game-squares-left = { $count ->
    [one] noch { $count } Feld
   *[other] noch { $count } Felder
}
callisto-about-benelux = 18 Steine, achteckiges Brett. Keine Säule im Zentrum oder im Außenring.
callisto-about-piatnik = Wie die Benelux-Ausgabe, aber Säulen dürfen auch in den Außenring.
callisto-about-russian = Gleiche Regeln wie die Benelux-Ausgabe.
callisto-about-pocket = 13 Steine, quadratisches Brett: das kürzeste Spiel. Die ersten Säulen stehen am Rahmen.
callisto-about-pentobi = Kein Außenring. Du musst die letzte Säule setzen, bevor du ausscheidest.
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
game-rules-corner = Nicht erlaubt: Nur eine Ecke berührt die eigene Farbe.
game-rules-count = Übrig: { $sum } = { $points } Minuspunkte.
