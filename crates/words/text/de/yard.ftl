# Villa Paletti im Browser.

yard-title = Villa Paletti
yard-lead = Zieht Säulen unten heraus und stellt sie oben wieder auf, so hoch es geht. Wer die Villa zu Fall bringt, hat verloren. Für zwei bis vier Leute.
yard-sandbox = Sandkasten
yard-sandbox-door = Frei bauen, alles ausprobieren, zurückgehen
yard-sandbox-about = Drücke auf eine Säule, die nicht auf dem obersten Boden steht, und ziehe sie heraus. Hier geht nichts verloren: Du kannst immer zurück.
yard-home = Zu Villa Paletti
yard-canvas = Die Villa. N und P wählen eine Säule, Eingabe fasst sie an. Pfeiltasten bewegen sie, Bild auf und Bild ab heben und senken sie, Q und E drehen sie, H ändert die stützende Hand, K nimmt den Haken, Eingabe tut den nächsten Schritt, Escape bricht ab. Mit leerer Hand gehen die Pfeiltasten herum; Plus und Minus für den Abstand, T von oben, V wie üblich.
yard-blind = Dieser Browser kann die Villa nicht zeichnen: Dazu braucht er WebGL2.
yard-view = Blick
yard-view-left = Links herumgehen
yard-view-right = Rechts herumgehen
yard-view-nearer = Näher
yard-view-farther = Weiter weg
yard-view-above = Von oben
yard-view-usual = Die ganze Villa
yard-move = Bewegen, was in der Hand ist
yard-left = Nach links
yard-right = Nach rechts
yard-away = Von dir weg
yard-near = Zu dir hin
yard-higher = Höher
yard-lower = Tiefer
yard-turn-left = Nach links drehen
yard-turn-right = Nach rechts drehen
yard-lift = Hochheben
yard-set-down = Hier hinstellen
yard-lay = Hier hinlegen
yard-steady = Die andere Hand stützt den Boden darüber
yard-lift-floor = und hebt ihn ein wenig an
yard-hook = Mit dem Haken ziehen
yard-do-hook = Zieh die Säule gerade nach außen: der Haken kommt von hinten und ist langsam.
yard-no-room = Hinter dieser Säule ist kein Platz für den Haken.
yard-break-off = Abbrechen
yard-break-off-free = kostet hier nichts
yard-take = Anfassen
yard-do-draw = Zieh sie unter dem Boden hervor: mit dem Zeiger oder mit den Pfeilen.
yard-do-lift = Sie ist heraus. Drück auf „Hochheben“, bevor du sie über die Villa trägst.
yard-do-down = Zieh sie über den obersten Boden: Der Ring zeigt, wo sie stehen würde. Dann stell sie hin.
yard-do-lay = Die Säulen, die den Boden tragen würden, leuchten. Schieb ihn, dreh ihn, dann leg ihn hin.
yard-do-wait = Es geht hinunter und wird losgelassen, wenn es steht.
yard-do-rest = Warte, bis alles ruht.
yard-not-edge = Hier würde der Fuß über den obersten Boden hinausragen.
yard-not-column = Hier ist eine andere Säule im Weg.
yard-not-few = Hier läge der Boden auf zu wenigen Säulen. Er braucht mindestens { $count }.
yard-not-falls = Hier würde etwas fallen.
yard-stood = Die Säule steht.
yard-laid = { $number ->
    [one] Der Boden liegt auf { $number } Säule.
   *[other] Der Boden liegt auf { $number } Säulen.
}
yard-not-layable = { $number ->
    [one] Der Boden liegt nicht: Er berührte { $number } Säule. Er wurde zurückgenommen.
   *[other] Der Boden liegt nicht: Er berührte { $number } Säulen. Er wurde zurückgenommen.
}
yard-broken-off = Abgebrochen: Alles ist, wie es war.
yard-collapse = Die Villa ist eingestürzt.
yard-collapse-column = Die Villa ist eingestürzt. Zuerst fiel: { $column }.
yard-foul-shifted = Ein Foul: { $column } wurde verschoben. Alles geht zurück.
yard-foul-toppled = Ein Foul: { $column } ist umgekippt. Alles geht zurück.
yard-foul-standing = Ein Foul: Die Säule steht nicht aufrecht auf dem obersten Boden.
yard-foul-edge = Ein Foul: Der Fuß ragt über den Boden hinaus.
yard-foul-on-column = Ein Foul: Die Säule steht auf einer anderen.
yard-foul-back = Ein Foul: Der gestützte Boden ist nicht wieder an seinem Platz.
yard-foul-restless = Ein Foul: Die Villa kam nicht zur Ruhe.
yard-storeys = Stockwerke
yard-new-villa = Eine neue Villa
yard-add-floor = Den nächsten Boden legen
yard-aids = Zeigen, was an jeder Säule hängt
yard-safe = gefahrlos zu nehmen
yard-risky = gewagt
yard-needed = hält die Villa
yard-watch = Ansehen
yard-watch-again = Den letzten Versuch noch einmal ansehen
yard-watch-fall = Den Einsturz in Zeitlupe ansehen
yard-back-to = Zurück davor
yard-film = Der Versuch als Film
yard-film-at = Der gezeigte Augenblick
yard-film-play = Abspielen
yard-film-stop = Pause
yard-film-slow = Langsam
yard-film-try = Von hier weiter
yard-film-end = Schließen
yard-keys = Zieh eine Säule, um sie zu bewegen, mit Umschalt auf und ab. Zieh anderswo, um herumzugehen, Rad für den Abstand. N, P, Eingabe, Pfeile, Bild auf, Bild ab, Q, E, H, K, T, V, Escape.

# A game.
yard-play = An diesem Bildschirm spielen
yard-play-about = Zwei bis vier, Menschen und Bots
yard-throws = Alle werfen den Stein um ihre Farbe (sonst nur wer anfängt)
yard-expert = Für Fortgeschrittene: ab dem orangen Boden genügen ein oder zwei Säulen
yard-break-off-cost = die Säule bleibt für immer stehen, und der Zug ist vorbei
yard-todo-building = stell eine Säule auf die Grundplatte, innerhalb des grünen Rands, oder lass das Los alles aufbauen.
yard-todo-throw = wirf den Stein: Er bestimmt deine Farbe.
yard-todo-choose = wähle deine Farbe.
yard-todo-neutral = bring zuerst eine neutrale Säule nach oben: drück darauf und zieh sie heraus.
yard-todo-ask = keine deiner Säulen darf bewegt werden: verlange einen Boden.
yard-todo-turn = drück auf eine deiner Säulen, zieh sie heraus und bring sie auf den obersten Boden.
yard-todo-asked = { $player } sagt, dass keine eigene Säule nach oben kann. Erhebst du Einspruch?
yard-todo-skipped = { $player } macht ohne neutrale Säule weiter. Erhebst du Einspruch?
yard-todo-prove = beweise es: bring eine Säule von { $player } nach oben.
yard-todo-prove-neutral = beweise es: bring eine neutrale Säule nach oben.
yard-todo-name = der Einspruch ist gescheitert. Nenne eine Säule von { $player }, die aus dem Spiel geht.
yard-todo-lay = lege den nächsten Boden auf die Säulen des obersten Bodens.
yard-arrange = Auslosen und aufbauen
yard-lay-blue = Den blauen Boden legen
yard-todo-blue = leg den blauen Boden auf alle zwanzig Säulen.
yard-stand-here = Hier hinstellen
yard-clear = Mit leerer Grundplatte neu anfangen
yard-box = Säulen in der Schachtel
yard-setup-point = Zeig auf eine Stelle der Grundplatte und klick, oder beweg die Säule mit den Pfeilen.
yard-setup-floor = Zeig auf eine Stelle, verschieb oder dreh den Boden, dann leg ihn hin.
yard-not-rim = Hier stünde der Fuß auf dem Rand oder jenseits davon.
yard-not-out = Hier ragte der Boden über die Grundplatte hinaus.
yard-not-borne = Hier läge der Boden nicht auf jeder Säule: { $column } steht außerhalb.
yard-break-off-floor = der Boden kommt zurück, und der Zug endet ohne ihn
yard-break-off-proof = der Einspruch ist gescheitert, und die Säule bleibt für immer gesperrt
yard-break-off-neutral = die Säule bleibt für immer gesperrt; du ziehst mit einer eigenen weiter, wenn niemand dich widerlegt
yard-may-draw = drück darauf und zieh sie heraus.
yard-first-turn = Am leichtesten ist eine Säule am Rand, die frei steht. Drück darauf, zieh sie unter dem Boden hervor, heb sie an, trag sie über den obersten Boden und setz sie ab. Wird es zu heikel, brich ab.
yard-throw = Den Stein werfen
yard-ask = Keine Säule kann nach oben: einen Boden verlangen
yard-allow = Kein Einspruch
yard-object = Einspruch
yard-take-floor = Den Boden nehmen
yard-name-none = Keine
yard-stone = Baumeister
yard-log = Was geschah
yard-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# At a table of a house.
yard-works = { $player } ist am Werk. Schau zu!
yard-objection = Zeit für Einspruch
yard-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
yard-objection-left = { $count ->
    [one] Noch { $count } Sekunde Zeit für Einspruch.
   *[other] Noch { $count } Sekunden Zeit für Einspruch.
}
yard-unheard = { $count ->
    [one] Von den Händen von { $player } kommt nichts mehr. In { $count } Sekunde wird der Versuch abgebrochen.
   *[other] Von den Händen von { $player } kommt nichts mehr. In { $count } Sekunden wird der Versuch abgebrochen.
}
yard-go-on-here = Deine Hände arbeiten auf einem anderen Gerät: hier weitermachen
yard-differs = Das Haus hat es anders gesehen, und sein Wort gilt.
yard-may-aid = Hilfen sind erlaubt: alle dürfen sehen, was an jeder Säule hängt
yard-series = Eine Serie: jeder beginnt einmal, und wer die meisten Spiele gewinnt, hat gewonnen
yard-won = { $count ->
    [one] { $count } Spiel gewonnen
   *[other] { $count } Spiele gewonnen
}

# The rules.
yard-rules = Die Regeln
yard-rules-door = In ein paar Minuten
yard-rules-goal-title = Das Ziel
yard-rules-goal = Alle spielen an einer Villa. In deinem Zug nimmst du eine Säule deiner Farbe aus einem unteren Stockwerk und stellst sie auf den Boden, der gerade der oberste ist. Wer oben die meisten Punkte hat, hält den Stein des Baumeisters, und wer ihn am Ende hält, hat gewonnen. Doch wer die Villa zu Fall bringt, kann nicht gewinnen.
yard-rules-setup-title = Der Aufbau
yard-rules-setup = Zwanzig Säulen stehen auf der Grundplatte, innerhalb des grünen Randes, und tragen den blauen Boden. Jede Farbe hat eine dicke Säule (3 Punkte), eine sechseckige (2 Punkte) und drei dünne (je 1 Punkt). Wer zuerst kommt, wirft den Stein um die Farbe, die anderen wählen oder werfen; wer die letzte Farbe bekam, beginnt. Zu zweit hat jeder zwei Farben.
yard-rules-turn-title = Ein Zug
yard-rules-turn = Während du eine Säule herausziehst, darf deine andere Hand den Boden darüber stützen und ein wenig anheben; er muss genau zurückkommen. Andere Säulen werden nicht geschoben, und beim Hinstellen berührst du keinen Boden. Ihr Fuß muss ganz auf dem obersten Boden stehen. Wird es zu gewagt, brich ab: Alles geht zurück, diese Säule bleibt das ganze Spiel stehen, und dein Zug ist vorbei. Ein Foul zählt ebenso.
yard-rules-floor-title = Ein neuer Boden
yard-rules-floor = Glaubst du, dass keine deiner Säulen nach oben kann, verlange einen Boden. Erhebt niemand Einspruch, legst du den nächsten Boden (grün, gelb, orange, rot) auf mindestens drei Säulen, und das war dein Zug. Wer Einspruch erhebt, muss eine deiner Säulen nach oben bringen: Gelingt es, geht sie aus dem Spiel, und du bekommst keinen Boden; sonst darfst du eine Säule der anderen Person aus dem Spiel nehmen und legst dann den Boden.
yard-rules-stone-title = Der Stein und das Ende
yard-rules-stone = Ab dem grünen Boden zählen die Punkte. Die erste Säule auf einem neuen Boden bekommt den Stein; danach geht er an den, der oben mehr Punkte hat als der Besitzer. Der Stein zeigt die Farbe des vorigen Besitzers. Das Spiel endet, wenn die Villa fällt oder niemand weiterkann. Der Besitzer gewinnt; hat er sie zu Fall gebracht, gewinnt der vorige.
yard-rules-three-title = Zu dritt
yard-rules-three = Zu dritt: Die vierte Farbe ist neutral. In jedem Zug kommt erst eine neutrale Säule nach oben, dann eine eigene; auf jedem Stockwerk unter dem obersten muss eine neutrale bleiben. Brichst du mit der neutralen ab, darfst du weitermachen, außer jemand beweist, dass eine andere nach oben konnte.

# The lesson.
yard-learn = Spielend lernen
yard-learn-door = Sechs kurze Schritte mit eigenen Händen
yard-learn-step = Schritt { $number } von { $count }
yard-learn-next = Weiter
yard-learn-look = Das ist die Villa. Zieh neben ihr, um herumzugehen; mit dem Rad oder zwei Fingern kommst du näher.
yard-learn-draw = In einem Zug ziehst du eine Säule von unten heraus. Nimm eine am Rand: drück darauf und zieh sie unter dem blauen Boden hervor. Deine andere Hand hält den Boden dabei ruhig.
yard-learn-up = Sie ist draußen. Heb sie an, zieh sie über den blauen Boden und setz sie ab. Ihr ganzer Fuß muss auf dem Boden stehen.
yard-learn-stone = Ab dem grünen Boden zählen Punkte: eine dicke Säule 3, eine sechseckige 2, eine dünne 1. Der Stein des Baumeisters geht an den, der auf dem obersten Boden mehr hat als sein Besitzer. Rot hat ihn mit 4 Punkten, und nun hat auch Grün 4. Wem gehört der Stein?
yard-learn-stone-right = Richtig: bei Gleichstand bleibt er, wo er ist. Wer ihn am Ende hat, gewinnt, aber nicht, wenn er die Villa einstürzen ließ.
yard-learn-stone-wrong = Noch nicht: bei Gleichstand bleibt er, wo er ist. Grün bräuchte mehr als 4.
yard-learn-floor = Wenn du meinst, dass keine deiner Säulen hinauf kann, verlange einen Boden. Hier hat niemand etwas dagegen: nimm den grünen Boden, sieh, welche Säulen leuchten, und leg ihn auf drei davon.
yard-learn-object = Jemand sagt, dass keine blaue Säule hinauf kann, und will einen Boden. Du glaubst es nicht: erhebe Einspruch und beweise es, indem du selbst eine blaue Säule hinaufbringst.
yard-learn-done = Bewiesen: in einer Partie käme diese Säule aus dem Spiel, und es gäbe keinen Boden. Jetzt weißt du, wie es geht.
yard-learn-again = Alles ist wie vorher: versuch es noch einmal.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence, $margin millimetres.
yard-builders = Baumeister
yard-pace-paused = Pause
yard-pace-human = In menschlichem Tempo
yard-pace-fast = Schnell
yard-hint-none = Keine Säule lässt sich gefahrlos nach oben bringen.
yard-hint-ample = Bring { $column } dorthin, wo die blasse Säule steht: { $margin } mm Spielraum, das ist reichlich.
yard-hint-some = Bring { $column } dorthin, wo die blasse Säule steht: { $margin } mm Spielraum, also behutsam.
yard-hint-narrow = Bring { $column } dorthin, wo die blasse Säule steht, aber es sind nur { $margin } mm Spielraum: Das kann so oder so ausgehen.
yard-open-about = Eine gespeicherte Partie Villa Paletti, um sie hier fortzusetzen
yard-other-game = es ist keine Partie Villa Paletti
