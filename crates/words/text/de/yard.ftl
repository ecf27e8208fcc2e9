# Villa Paletti in the browser: the villa, the hands, the sandbox.

yard-title = Villa Paletti
yard-lead = Zieh unten Säulen heraus und stell sie oben wieder hin, so hoch es geht. Wer die Villa zum Einsturz bringt, verliert. Für 2 bis 4 Spieler, Menschen und Bots.
yard-sandbox = Sandkasten
yard-sandbox-door = Frei bauen, ausprobieren, rückgängig machen
yard-sandbox-about = Drück auf eine Säule, die nicht auf dem obersten Plateau steht, und zieh sie heraus. Hier zählt nichts, und du kannst alles rückgängig machen.
yard-home = Zurück zu Villa Paletti
yard-picture = Eine Villa mit mehreren Plateaus, von allen Seiten gezeigt
yard-canvas = Die Villa. N und P wählen eine Säule, Enter greift sie. Pfeiltasten bewegen sie, Bild auf und Bild ab heben und senken sie, Q und E drehen sie, H hält das Plateau darüber oder lässt es los, 1 bis 5 halten ein beliebiges Plateau, U und J heben und senken es, X stupst sie an, K nimmt den Haken, Enter macht den nächsten Schritt, Escape bricht ab. Mit leerer Hand drehen die Pfeiltasten die Ansicht, Plus und Minus zoomen, T zeigt von oben, V setzt die Ansicht zurück.
yard-blind = Dieser Browser kann die Villa nicht anzeigen: Dazu braucht er WebGL 2.
yard-view = Ansicht
yard-view-left = Ansicht nach links drehen
yard-view-right = Ansicht nach rechts drehen
yard-view-nearer = Vergrößern
yard-view-farther = Verkleinern
yard-view-above = Von oben
yard-view-usual = Ansicht zurücksetzen
yard-move = Bewegen, was du hältst
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
yard-set-anyway = Trotzdem hinstellen
yard-keep = In der Hand behalten
yard-lay = Hier hinlegen
yard-lift-floor = Leicht anheben
yard-lower-floor = Leicht absenken
yard-lifted = { $whole },{ $tenths } mm angehoben
yard-hold = Ein Plateau halten
yard-hold-floor = { $number }: { $floor } halten oder loslassen
yard-hook = Mit dem Haken ziehen
yard-do-hook = Zieh die Säule gerade nach außen: Der Haken fasst sie von hinten und ist langsam.
yard-no-room = Hinter dieser Säule ist kein Platz für den Haken.
yard-break-off = Versuch abbrechen
yard-break-off-laying = Legen abbrechen
yard-break-off-free = Das kostet hier nichts
yard-take = Greifen
yard-push-about = Schiebt die Säule um 1,5 mm hin und zurück. Damit beginnt dein Versuch mit dieser Säule.
yard-push = Anstupsen
yard-do-draw = Zieh die Säule unter dem Plateau hervor oder nimm die Pfeile.
yard-answer-stuck = Sie bewegt sich nicht: Sie trägt die Villa.
yard-answer-firm = Sie gibt nur wenig nach: Etwas liegt auf ihr. Sei vorsichtig.
yard-answer-loose = Sie lässt sich leicht bewegen: Sie trägt kaum etwas. Zieh sie heraus.
yard-do-lift = Sie ist frei und geht von selbst nach oben, wenn du weiterziehst. Oder drück auf „Hochheben“.
yard-do-drops = Sie wird gleich hingestellt. Drück auf die Villa, um sie in der Hand zu behalten.
yard-do-down = Zieh die Säule über das oberste Plateau: Der Ring zeigt, wo sie stehen wird. Dann stell sie hin.
yard-do-lay = Die Säulen, die das Plateau tragen werden, leuchten. Verschieb oder dreh es, dann leg es hin.
yard-do-wait = Wird abgesetzt. Die Hand lässt los, sobald alles steht.
yard-do-rest = Warte, bis sich nichts mehr bewegt.
yard-do-back = Die Hand stellt alles auf demselben Weg zurück. Die Villa kann noch einstürzen.
yard-not-edge = Hier würde die Säule über den Rand hinausragen. Das ist ein Foul.
yard-not-floor = Hier ist kein Plateau darunter.
yard-not-tips = Hier würde die Säule kippen.
yard-not-column = Hier ist eine andere Säule im Weg.
yard-not-few = Hier sind zu wenige Säulen. Das Plateau braucht mindestens { $count }, sonst kommt es wieder weg.
yard-not-falls = Hier würde etwas fallen.
yard-stood = Die Säule steht.
yard-laid = { $number ->
    [one] Das Plateau liegt auf { $number } Säule.
   *[other] Das Plateau liegt auf { $number } Säulen.
}
yard-not-layable = { $number ->
    [one] Das Plateau hält nicht: Es lag nur auf { $number } Säule und wurde wieder weggenommen.
   *[other] Das Plateau hält nicht: Es lag nur auf { $number } Säulen und wurde wieder weggenommen.
}
yard-broken-off = Abgebrochen. Die Säule steht wieder an ihrem Platz.
yard-broken-off-table = Abgebrochen. Alles steht wieder wie vorher.
yard-collapse = Die Villa ist eingestürzt.
yard-collapse-column = Die Villa ist eingestürzt. Zuerst fiel: { $column }.
yard-foul-shifted = Foul: Dabei wurde { $column } verschoben. Alles wird zurückgestellt.
yard-foul-toppled = Foul: Dabei ist { $column } umgekippt. Alles wird zurückgestellt.
yard-foul-standing = Foul: Die Säule steht nicht aufrecht auf dem obersten Plateau.
yard-foul-edge = Foul: Die Säule ragt über den Rand hinaus.
yard-foul-on-column = Foul: Die Säule steht auf einer anderen Säule.
yard-foul-back = Foul: Das gehaltene Plateau ist nicht wieder an seinem Platz. Alles wird zurückgestellt.
yard-foul-covered = Foul: Das gehaltene Plateau bedeckt jetzt { $column }. Alles wird zurückgestellt.
yard-foul-uncovered = Foul: Das gehaltene Plateau bedeckt { $column } nicht mehr. Alles wird zurückgestellt.
yard-foul-restless = Foul: Die Villa kam nicht zur Ruhe.
yard-storeys = Plateaus
yard-new-villa = Neue Villa
yard-add-floor = Das nächste Plateau legen
yard-aids = Zeigen, welche Säulen sicher sind
yard-level = Wasserwaage: wie schief das Plateau liegt
yard-safe = sicher
yard-risky = riskant
yard-needed = trägt die Villa
yard-watch = Ansehen
yard-clip = Als Video speichern
yard-clip-records = Aufnahme …
yard-clip-lost = Das Video wurde nicht gespeichert.
yard-watch-again = Letzten Versuch ansehen
yard-watch-fall = Einsturz in Zeitlupe ansehen
yard-back-to = Zum Stand davor zurückgehen
yard-history = { $what }: { $told }
yard-no-points = Punkte zählen erst ab dem grünen Plateau.
yard-back-out = Doch nicht
yard-go-on = Weitermachen
yard-stop-sure = Wenn du abbrichst: { $cost }.
yard-object-neutral-sure = Du musst dann selbst eine andere neutrale Säule nach oben bringen. Misslingt es, kostet es nichts. Stürzt die Villa ein, hast du es verschuldet.
yard-object-sure = Du musst dann selbst eine Säule von { $player } nach oben bringen. Gelingt es, kommt sie aus dem Spiel, und { $player } bekommt kein Plateau. Gelingt es nicht, ist sie gesperrt, und { $player } darf eine deiner Säulen aus dem Spiel nehmen.
yard-end-sure = Damit endet dein Zug, ohne dass du eine eigene Säule bewegst.
yard-ask-pass = Zug verfallen lassen
yard-ask-floor = Plateau beantragen
yard-ask-sure = Erhebt niemand Einspruch, legst du das nächste Plateau, und dein Zug ist vorbei. Erhebt jemand Einspruch und bringt eine deiner Säulen nach oben, kommt sie aus dem Spiel, und du bekommst kein Plateau.
yard-ask-last = Es gibt kein weiteres Plateau. Wenn du jetzt eins beantragst, verfällt dein Zug.
yard-ask-few = { $count ->
    [0] Auf dem obersten Plateau steht noch keine Säule, also kann dort kein neues liegen. Wenn du jetzt eins beantragst, verfällt dein Zug.
    [one] Auf dem obersten Plateau steht nur 1 Säule, also kann dort kein neues liegen. Wenn du jetzt eins beantragst, verfällt dein Zug.
   *[other] Auf dem obersten Plateau stehen nur { $count } Säulen, also kann dort kein neues liegen. Wenn du jetzt eins beantragst, verfällt dein Zug.
}
yard-film = Wiedergabe des Versuchs
yard-film-at = Stelle in der Wiedergabe
yard-film-play = Abspielen
yard-film-stop = Pause
yard-film-slow = Zeitlupe
yard-film-try = Von hier weiter
yard-film-end = Schließen
yard-keys = Zieh eine Säule, um sie zu bewegen, mit Umschalt auf und ab. Zieh anderswo, um die Ansicht zu drehen, Rad zum Zoomen. Tasten: N P wählen · Enter nächster Schritt · Pfeile bewegen · Bild auf Bild ab heben, senken · Q E drehen · H Plateau darüber halten · 1–5 ein Plateau halten · U J es heben, senken · X anstupsen · K Haken · T von oben · V Ansicht zurück · Esc abbrechen

# A game.
yard-play = Auf diesem Gerät spielen
yard-play-about = 2 bis 4 Spieler, Menschen und Bots
yard-throws = Alle würfeln mit dem Siegel um ihre Farbe (sonst nur die erste Person)
yard-expert = Für Fortgeschrittene: Ab dem orangefarbenen Plateau genügen ein oder zwei Säulen
yard-break-off-cost = Die Säule wird gesperrt, und dein Zug ist vorbei
yard-todo-building = Stell eine Säule auf das Fundament, innerhalb des grünen Rands, oder lass alles zufällig aufbauen.
yard-todo-throw = Würfle mit dem Siegel: Es bestimmt deine Farbe.
yard-todo-choose = Wähle deine Farbe.
yard-todo-neutral = Bring zuerst eine neutrale Säule nach oben: Drück auf sie und zieh sie heraus.
yard-todo-ask = Keine deiner Säulen kann bewegt werden: Beantrage ein Plateau.
yard-todo-turn = Drück auf eine deiner Säulen, zieh sie heraus und stell sie auf das oberste Plateau.
yard-todo-own-or-end = Bring eine deiner Säulen nach oben oder beende deinen Zug.
yard-todo-asked = { $player } sieht keinen möglichen Zug und beantragt ein Plateau. Erhebst du Einspruch?
yard-todo-skipped = { $player } möchte die neutrale Säule überspringen. Erhebst du Einspruch?
yard-todo-prove = Bring zum Beweis eine Säule von { $player } nach oben.
yard-todo-prove-neutral = Bring zum Beweis eine neutrale Säule nach oben.
yard-todo-name = Der Einspruch ist gescheitert. Wähle eine Säule von { $player }, die aus dem Spiel geht.
yard-todo-lay = Leg das nächste Plateau auf die Säulen des obersten Plateaus.
yard-arrange = Zufällig aufbauen
yard-lay-blue = Das blaue Plateau legen
yard-todo-blue = Leg das blaue Plateau auf alle 20 Säulen.
yard-stand-here = Hier hinstellen
yard-clear = Fundament leeren
yard-box = Säulen in der Schachtel
yard-setup-point = Wähle eine Stelle auf dem Fundament oder beweg die Säule mit den Pfeilen.
yard-setup-floor = Wähle eine Stelle, verschieb oder dreh das Plateau, dann leg es hin.
yard-not-rim = Die Säule muss innerhalb des grünen Rands stehen.
yard-not-out = Hier würde das Plateau über das Fundament hinausragen.
yard-not-borne = Hier läge das Plateau nicht auf jeder Säule: { $column } steht außerhalb.
yard-break-off-floor = Das Plateau kommt weg, und dein Zug ist vorbei
yard-break-off-proof = Der Einspruch scheitert, und die Säule wird gesperrt
yard-break-off-neutral = Die Säule wird gesperrt; du ziehst mit einer eigenen weiter, wenn niemand dich widerlegt
yard-may-draw = Drück auf sie und zieh sie heraus.
yard-first-turn = Nimm eine Säule nahe am Rand, die kaum etwas trägt. Drück auf sie, zieh sie unter dem Plateau hervor, heb sie hoch, trag sie über das oberste Plateau und stell sie hin. Wird es zu riskant, brich ab.
yard-throw = Mit dem Siegel würfeln
yard-ask = Kein Zug möglich: Plateau beantragen
yard-end-turn = Zug beenden
yard-allow = Kein Einspruch
yard-object = Einspruch erheben
yard-take-floor = Das Plateau nehmen
yard-naming = Welche Säule kommt aus dem Spiel?
yard-naming-how = Wähle eine Säule in der Villa oder in der Liste und bestätige. Tasten in der Villa: N, P, Enter.
yard-naming-chosen = Aus dem Spiel nehmen: { $what }?
yard-naming-worth = { $points ->
    [one] jetzt { $points } Punkt wert
   *[other] jetzt { $points } Punkte wert
}
yard-naming-worthless = jetzt nichts wert
yard-naming-needed = geht nicht: Die Villa würde einstürzen
yard-naming-checking = wird geprüft …
yard-naming-nothing = Keine Säule von { $player } kann weg: Die Villa würde einstürzen.
yard-name = Aus dem Spiel nehmen
yard-name-none = Keine herausnehmen
yard-stone = hat das Siegel
yard-log = Spielverlauf
yard-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# At an online table.
yard-works = { $player } baut. Schau zu!
yard-names = Der Einspruch ist gescheitert. { $player } wählt eine Säule von { $of }, die aus dem Spiel geht.
yard-objection = Zeit für einen Einspruch
yard-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
yard-objection-left = { $count ->
    [one] Noch { $count } Sekunde Zeit für Einspruch.
   *[other] Noch { $count } Sekunden Zeit für Einspruch.
}
yard-unheard = { $count ->
    [one] Die Verbindung zu { $player } scheint unterbrochen. In { $count } Sekunde wird der Versuch abgebrochen.
   *[other] Die Verbindung zu { $player } scheint unterbrochen. In { $count } Sekunden wird der Versuch abgebrochen.
}
yard-unheard-you = { $count ->
    [one] Die Verbindung zum anderen Gerät scheint unterbrochen. In { $count } Sekunde wird der Versuch abgebrochen.
   *[other] Die Verbindung zum anderen Gerät scheint unterbrochen. In { $count } Sekunden wird der Versuch abgebrochen.
}
yard-elsewhere = Du spielst gerade auf einem anderen Gerät.
yard-go-on-here = Auf diesem Gerät weitermachen
yard-differs = Der Server kommt zu einem anderen Ergebnis. Es gilt das Ergebnis des Servers.
yard-old-world = Dieses Spiel wurde mit Version { $old } der Simulation begonnen, jetzt gilt Version { $new }. Frühere Züge bleiben so, wie sie aufgezeichnet sind.
yard-may-aid = Hilfen erlauben: Tipps und Anzeige sicherer Säulen
yard-feel = Anzeigen, was die Finger spüren würden: Last, Schwanken, Wasserwaage
yard-won = { $count ->
    [one] { $count } Spiel gewonnen
   *[other] { $count } Spiele gewonnen
}

# The rules.
yard-rules = Regeln
yard-rules-door = In wenigen Minuten gelesen
yard-rules-goal-title = Das Ziel
yard-rules-goal = Alle bauen gemeinsam an einer Villa. In deinem Zug ziehst du unten eine Säule deiner Farbe heraus und stellst sie auf das oberste Plateau. Wer dort die meisten Punkte hat, bekommt das Baumeistersiegel, und wer es am Ende besitzt, gewinnt. Doch wer die Villa zum Einsturz bringt, kann nicht gewinnen.
yard-rules-setup-title = Der Aufbau
yard-rules-setup = Jede Farbe hat eine dicke Säule (3 Punkte), eine sechseckige (2 Punkte) und drei dünne (je 1 Punkt). Alle 20 Säulen werden reihum auf das Fundament gestellt, beliebig innerhalb des grünen Rands. Dann wird das blaue Plateau gelegt: Es liegt auf allen 20 Säulen und ragt nicht über das Fundament hinaus. Fällt etwas um, wird neu gebaut. Die Villa lässt sich auch zufällig aufbauen. Danach würfelt die erste Person mit dem Siegel um eine Farbe; die anderen wählen oder würfeln, je nach Einstellung. Wer die letzte Farbe bekommt, beginnt. Zu zweit spielen beide mit je zwei Farben: In jedem Zug nimmst du eine davon, und die Punkte beider zählen zusammen.
yard-rules-turn-title = Dein Zug
yard-rules-turn = Nimm eine Säule deiner Farbe vom Fundament oder von einem Plateau unter dem obersten, auch wenn ein Plateau darauf liegt, und stell sie auf das oberste Plateau. Was dort schon steht, bleibt stehen. Du darfst die Säule mit der Hand oder mit dem Haken herausziehen. Fass keine andere Säule an: Du darfst keine verschieben und es nicht mit einer anderen noch einmal versuchen. Beim Hinstellen darfst du kein Plateau berühren. Die Säule muss ganz auf dem Plateau stehen; ihr Fuß darf nirgends über den Rand ragen.
yard-rules-hold-title = Ein Plateau halten
yard-rules-hold = Während du eine Säule herausnimmst, darf deine andere Hand ein Plateau halten und ein wenig anheben. Ob du das tust und welches Plateau in Reichweite du nimmst, entscheidest du. Danach muss es wieder so liegen wie vorher. Ein Foul ist es, wenn eine vorher freie Säule jetzt bedeckt ist oder eine vorher bedeckte jetzt frei steht oder wenn das Plateau um mehr als 2 mm oder 0,5° abweicht. Für ein Plateau, das du nicht gehalten hast, gilt das nicht.
yard-rules-stop-title = Abbrechen
yard-rules-stop = Wird es zu riskant, darfst du abbrechen, solange nichts eingestürzt ist und du die Säule nicht losgelassen hast. Deine Hand bringt die Säule auf demselben Weg zurück, und ein Einsturz auf dem Rückweg zählt als Einsturz. Steht die Säule am Ende mehr als 5 mm neben ihrem alten Platz oder ist der Rückweg versperrt, wird alles so aufgestellt, wie es war. Die Säule ist gesperrt: Niemand darf sie in diesem Spiel noch bewegen. Dein Zug ist vorbei. Hast du die Säule losgelassen, kannst du nicht mehr abbrechen: Sie wird so beurteilt, wie sie steht.
yard-rules-foul-title = Fouls
yard-rules-foul = Ein Foul ist es, wenn eine andere Säule um mehr als 2 mm verschoben wird oder umfällt, während alle Plateaus oben bleiben. Ein Foul ist es auch, wenn deine Säule nicht von selbst aufrecht steht, über das Plateau hinausragt oder auf einer anderen Säule steht, wo das nicht erlaubt ist. Lässt du sie fallen und bleibt alles andere stehen, ist das ebenfalls ein Foul. Nach einem Foul wird alles so aufgestellt, wie es war, die Säule ist gesperrt, und dein Zug ist vorbei.
yard-rules-floor-title = Ein neues Plateau
yard-rules-floor = Glaubst du, dass keine deiner Säulen nach oben kann, beantrage am Anfang deines Zuges ein Plateau. Erhebt niemand Einspruch, legst du das nächste Plateau (grün, gelb, orange, rot), und dein Zug ist vorbei. Es muss auf mindestens drei Säulen des obersten Plateaus liegen und darf über das Fundament hinausragen. Geht das nicht, kommt es wieder weg, und dein Zug ist vorbei. Hast du es losgelassen, darfst du es nicht mehr halten. Stürzt die Villa ein, hast du es verschuldet. Variante für Fortgeschrittene: Ab dem orangefarbenen Plateau genügen ein oder zwei Säulen.
yard-rules-object-title = Einspruch
yard-rules-object = Wer zuerst Einspruch erhebt, muss eine deiner Säulen nach oben bringen. Gelingt es, kommt sie aus dem Spiel, du bekommst kein Plateau, und dein Zug ist vorbei. Gelingt es nicht, ist diese Säule gesperrt, und du darfst eine Säule dieser Person aus dem Spiel nehmen, aber nur eine, ohne die die Villa stehen bleibt. Dann legst du das Plateau. Stürzt die Villa während des Einspruchs ein, ist schuld, wer ihn erhoben hat.
yard-rules-red-title = Das rote Plateau
yard-rules-red = Säulen dürfen nicht auf anderen Säulen stehen. Nur auf dem roten Plateau darfst du sie stapeln: zwei, drei oder mehr übereinander.
yard-rules-stone-title = Das Siegel und das Ende
yard-rules-stone = Ab dem grünen Plateau zählen die Punkte. Wer als Erstes eine eigene Säule auf ein neues Plateau stellt, bekommt das Siegel, und die Punkte darunter zählen nicht mehr. Danach bekommt es, wer auf dem obersten Plateau mehr Punkte hat als die Person mit dem Siegel; bei Gleichstand bleibt es, wo es ist. Das Siegel zeigt die Farbe der Person, die es vorher hatte. Das Spiel endet, wenn die Villa einstürzt oder wenn alle nacheinander weder eine Säule noch ein Plateau nach oben gebracht haben. Wer das Siegel hat, gewinnt, außer nach einem selbst verschuldeten Einsturz: Dann gewinnt, wer es vorher hatte. Hatte es vorher niemand, gewinnt niemand.
yard-rules-three-title = Zu dritt
yard-rules-three = Die vierte Farbe ist neutral. In jedem Zug bringst du erst eine neutrale Säule nach oben, dann eine eigene. Auf dem Fundament und auf jedem Plateau unter dem obersten muss mindestens eine neutrale bleiben. Darf keine neutrale bewegt werden, bringst du nur eine eigene nach oben. Ein Plateau beantragen kannst du nur, bevor du eine neutrale Säule berührt hast. Brichst du bei einer neutralen ab, ist sie gesperrt; danach darfst du eine eigene nach oben bringen oder deinen Zug beenden. Doch eine andere Person darf das widerlegen, indem sie selbst eine andere neutrale Säule nach oben bringt: Dann bleibt diese oben, und du bringst keine eigene nach oben. Misslingt der Beweis, kostet das nichts, und dein Zug geht weiter. Stürzt die Villa dabei ein, hat es diese Person verschuldet.
yard-rules-series-title = Serie und Aufgeben
yard-rules-series = Eine Serie hat so viele Spiele, wie Personen mitspielen, oder ein Vielfaches davon, und alle beginnen gleich oft. Wer die meisten Spiele gewinnt, gewinnt die Serie; bei Gleichstand wird der Sieg geteilt. Gibst du auf, bleiben deine Säulen, wie sie sind, und die anderen spielen weiter.

# The lesson.
yard-learn = Spielen lernen
yard-learn-door = Sechs kurze Schritte
yard-learn-step = Schritt { $number } von { $count }
yard-learn-next = Weiter
yard-learn-look = Das ist die Villa. Zieh im Bild neben der Villa, um die Ansicht zu drehen; zoome mit dem Mausrad oder mit zwei Fingern.
yard-learn-draw = In einem Zug ziehst du eine Säule von unten heraus. Nimm eine am Rand: Drück darauf und zieh sie unter dem blauen Plateau hervor. Wenn du magst, kann deine andere Hand das Plateau dabei halten: Drück H oder den Knopf 1.
yard-learn-up = Sie ist draußen. Heb sie hoch, zieh sie über das blaue Plateau und stell sie hin. Sie muss ganz auf dem Plateau stehen.
yard-learn-stone = Ab dem grünen Plateau zählen Punkte: eine dicke Säule 3, eine sechseckige 2, eine dünne 1. Das Baumeistersiegel bekommt, wer auf dem obersten Plateau mehr Punkte hat als die Person mit dem Siegel. Rot hat es mit 4 Punkten, und nun hat auch Grün 4. Wem gehört das Siegel?
yard-learn-stone-right = Richtig: Bei Gleichstand bleibt es, wo es ist. Wer es am Ende hat, gewinnt, außer nach einem selbst verschuldeten Einsturz.
yard-learn-stone-wrong = Noch nicht: Bei Gleichstand bleibt es, wo es ist. Grün bräuchte mehr als 4 Punkte.
yard-learn-floor = Wenn du meinst, dass keine deiner Säulen nach oben kann, beantrage ein Plateau. Hier hat niemand etwas dagegen: Nimm das grüne Plateau, sieh, welche Säulen leuchten, und leg es auf drei davon.
yard-learn-object = Jemand sagt, dass keine blaue Säule nach oben kann, und beantragt ein Plateau. Du glaubst es nicht: Erhebe Einspruch und beweise es, indem du selbst eine blaue Säule nach oben bringst.
yard-learn-done = Bewiesen! In einem echten Spiel käme diese Säule aus dem Spiel, und es gäbe kein Plateau. Jetzt weißt du, wie es geht.
yard-learn-again = Alles ist wie vorher: Versuch es noch einmal.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence.
yard-builders = Tempo der Bots
yard-pace-paused = Pause
yard-pace-human = Normal
yard-pace-fast = Schnell
yard-hint-none = Keine Säule lässt sich gefahrlos nach oben bringen.
yard-hint-ample = Bring { $column } dorthin, wo die blasse Säule steht. Die Villa braucht sie kaum.
yard-hint-some = Bring { $column } dorthin, wo die blasse Säule steht, aber behutsam: Die Villa stützt sich etwas darauf.
yard-hint-narrow = Bring { $column } dorthin, wo die blasse Säule steht. Es ist riskant: Ohne sie steht die Villa gerade noch so.
yard-open-about = Ein gespeichertes Spiel fortsetzen
yard-other-game = kein Spiel von Villa Paletti
