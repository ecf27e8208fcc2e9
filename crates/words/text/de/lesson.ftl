# Die Lektion von Callisto: Übungen auf dem Brett.

lesson-game = Erstes Spiel
lesson-again = Noch einmal
lesson-next = Weiter
lesson-skip = Überspringen
lesson-progress = Lektion: { $done } von { $count } Übungen geschafft
lesson-edge-title = Mit einer Seite berühren
lesson-edge = Du spielst Blau. Zieh einen Stein so auf das Brett, dass er eine blaue Säule mit einer Seite berührt. Eine Ecke genügt nicht.
lesson-edge-done = Richtig. Jeder Stein muss deine Farbe mit einer Seite berühren: eine Säule oder einen anderen Stein.
lesson-edge-missed = Das war eine Säule. Heb sie für später auf und leg einen Stein.
lesson-block-title = Blockieren
lesson-block = Gelb hat nur eine Lücke zum übrigen Brett. Schließ sie mit einem Stein, sodass kein gelber Stein mehr passt.
lesson-block-done = Gelb ist ausgeschieden, mit { $points } Minuspunkten. Achte in deinen Spielen auf solche Lücken.
lesson-block-missed = Gelb findet noch Platz. Wo kommt Gelb heraus?
lesson-last-title = Die letzte Säule nutzen
lesson-last = Keiner deiner Steine passt mehr. Deine letzte Säule muss nichts berühren. Setz sie auf ein markiertes Feld, das Platz für einen deiner Steine lässt, und leg dann diesen Stein.
lesson-last-next = Gut. Leg jetzt einen Stein daneben.
lesson-last-done = Die Säule hat Platz für einen weiteren Stein geschaffen. Es bleiben nur { $points } Minuspunkte.
lesson-last-missed = Dort passt nichts, und du bist ausgeschieden. Such die größte freie Fläche.
lesson-count-title = Zählen
lesson-count = Das Spiel ist aus. Diese Steine konnte Blau nicht legen. Wie viele Minuspunkte sind das?
lesson-count-done = Richtig: ein Punkt für jedes Feld. Blau hat { $points }, Gelb hat { $other }. Wer weniger hat, gewinnt: also Blau.
lesson-count-missed = Nicht ganz. Zähl die Felder, nicht die Steine.
lesson-win-title = Ein Endspiel gewinnen
lesson-win = Du bist am Zug, und beide haben noch { $points } Minuspunkte. Bei Gleichstand gewinnt Gelb als Zweiter. Ein kleiner Stein am richtigen Ort kann mehr wert sein als ein großer.
lesson-win-done = Du gewinnst mit { $points } zu { $other }. Du hast Gelb den nötigen Platz genommen.
lesson-win-missed = Gelb gewinnt: Du hast { $points } Minuspunkte, Gelb hat { $other }. Welchen Platz braucht Gelb am meisten?
