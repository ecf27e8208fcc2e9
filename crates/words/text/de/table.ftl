# An online table. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Bot { $level }
table-somebody = Jemand
table-joined = { $name } kommt an den Tisch.
table-renamed = { $old } heißt jetzt { $name }.
table-left = { $name } verlässt den Tisch.
table-sat = { $name } setzt sich auf Platz { $seat } ({ $colours }).
table-stood = { $name } steht von Platz { $seat } auf.
table-bot-sat = Ein Bot der Stufe { $level } setzt sich auf Platz { $seat } ({ $colours }).
table-freed = Platz { $seat } ist frei.
table-seat-moved = { $player } spielt auf einem anderen Gerät weiter.
table-resigned = { $player } gibt auf.
table-timed-out = { $player } hat keine Zeit mehr und scheidet aus.
table-said = { $name }: { $text }
table-muted = Der Host hat { $name } stummgeschaltet.
table-unmuted = { $name } darf wieder chatten.
table-removed = Der Host hat { $name } entfernt.
table-handed-on = { $name } ist jetzt Host.
table-closed = Der Tisch ist jetzt geschlossen.
table-away = Der Server war { $time } lang nicht erreichbar; diese Zeit zählt nicht.
table-offline = { $name } hat die Verbindung verloren.
table-online = { $name } ist wieder verbunden.
table-played = { $player } spielt { $move }.
table-started = { $games ->
    [1] Das Spiel beginnt.
   *[other] Spiel { $game } von { $games } beginnt.
} { $player } macht den ersten Zug.

# What someone asks the others for.
table-proposes-undo = { $count ->
    [one] { $name } möchte den letzten Zug zurücknehmen.
   *[other] { $name } möchte die letzten { $count } Züge zurücknehmen.
}
table-proposes-adjourn = { $name } möchte das Spiel unterbrechen.
table-proposes-resume = { $name } möchte weiterspielen.
table-proposes-rematch = { $name } möchte noch einmal spielen.
table-proposes-bot = { $name } möchte, dass ein Bot der Stufe { $level } Platz { $seat } übernimmt.
table-answer = Gib „yes“ oder „no“ ein.
table-agreed = { $name } ist einverstanden.
table-disagreed = { $name } ist nicht einverstanden.
table-withdrawn = { $name } zieht den Vorschlag zurück.
table-overtaken = Das Spiel ist weitergegangen; der Vorschlag hat sich erledigt.
table-withdraw = Zurückziehen
table-carried-undo = { $count ->
    [one] Der letzte Zug wurde zurückgenommen.
   *[other] Die letzten { $count } Züge wurden zurückgenommen.
}
table-carried-adjourn = Das Spiel ist unterbrochen.
table-carried-resume = Das Spiel geht weiter.

# How a game and a series end.
table-game-over = { $games ->
    [1] Das Spiel ist zu Ende.
   *[other] Spiel { $game } von { $games } ist zu Ende.
}
table-points = Minuspunkte: { $points }
table-totals = { $count ->
    [one] Nach { $count } Spiel: { $points }
   *[other] Nach { $count } Spielen: { $points }
}
table-series-over = { $count ->
    [one] Die Serie ist zu Ende: { $players } gewinnt.
   *[other] Die Serie ist zu Ende: { $players } teilen sich den Sieg.
}
table-series-over-you = Die Serie ist zu Ende: Du gewinnst.

# What happens next.
table-hint = Gib einen Zug ein, einen Stein, um zu sehen, wo er passt, „say“ und einen Text zum Chatten oder „help“.
table-your-turn = Du bist am Zug, { $player }.
table-next-seats = { $count ->
    [one] Platz { $seats } ist frei.
   *[other] Die Plätze { $seats } sind frei.
} Schick den anderen den Link zum Tisch; der Host kann mit „bot { $first }“ auch einen Bot dazusetzen.
table-next-start = Alle Plätze sind besetzt. Gib „start“ ein, um zu beginnen.
table-next-wait = Alle Plätze sind besetzt. { $host } kann das Spiel beginnen.
table-next-adjourned = Das Spiel ist unterbrochen. Gib „resume“ ein, um weiterzuspielen.
table-next-between = Gib „next“ ein für das nächste Spiel der Serie.
table-next-finished = Gib „rematch“ ein, um noch einmal zu spielen, oder „quit“.
table-time = { $player } hat noch { $time }.
table-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}, { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
table-hurry = Nur noch { $time }!

# Coming and going.
table-made = Dein Tisch ist bereit. Der Link für die anderen: { $link }
table-which-name = Wie sollen die anderen dich nennen?
table-which-name-usual = Wie sollen die anderen dich nennen? Einfach Enter für { $name }.
table-welcome-back = Willkommen zurück, { $name }.
table-watching = Du schaust zu. Gib „name“ und deinen Namen ein, um mitzumachen.
table-no-seat = Gerade ist kein Platz frei. Du schaust zu.
table-handover = Öffne diesen Link innerhalb einer Stunde auf dem anderen Gerät, dann zieht dein Platz dorthin um: { $link }
table-lost = Verbindung verloren. Verbinde neu …
table-back = Die Verbindung ist wieder da.
table-press-enter = Drück Enter, um zu gehen.
table-goodbye-seat = Bis bald! Dein Platz bleibt reserviert. Zurück kommst du mit: loggia play --join { $link }

# Who is there.
table-who-seat = Platz { $seat } ({ $colours }): { $holder }
table-who-open = frei
table-who-you = du
table-who-host = Host
table-who-muted = stumm
table-who-away = nicht verbunden
table-who-watches = Schaut zu: { $name }
table-who-strangers = { $count ->
    [one] { $count } Person ohne Namen schaut zu.
   *[other] { $count } Personen ohne Namen schauen zu.
}

table-half-known = Da fehlt noch etwas, etwa „{ $example }“.
table-which-guest = Hier heißen mehrere { $name }.
table-not-here = Das geht nur bei einem Spiel an einem einzigen Terminal.
table-help =
    start, next  das erste oder das nächste Spiel der Serie beginnen
    say TEXT     allen etwas schreiben
    undo         darum bitten, deinen letzten Zug zurückzunehmen
    yes, no      auf einen Vorschlag antworten
    resign       das Spiel aufgeben
    adjourn      eine Pause vorschlagen           resume     vorschlagen weiterzuspielen
    rematch      noch ein Spiel vorschlagen       who        wer da ist
    sit, sit 2   einen Platz nehmen               stand      den Platz verlassen
    name NAME    einen anderen Namen nehmen       move-seat  ein Link, mit dem dein Platz auf ein anderes Gerät umzieht
    bot 2 5      ein Bot der Stufe 5 für Platz 2; free 2 macht den Platz wieder frei (Host)
    mute NAME, unmute NAME, remove NAME: stummschalten, wieder freigeben, entfernen (Host)
    host NAME    die Rolle des Hosts weitergeben  close      den Tisch für alle schließen (Host)
    save DATEI   das Spiel speichern              lang de    eine andere Sprache: { $languages }
    leave        den Tisch ganz verlassen         quit       gehen; dein Platz bleibt reserviert

# Why the server does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = Diese Version von Loggia kennt das Spiel „{ $what }“ nicht.
table-rejection-no-such-edition = Die Ausgabe „{ $what }“ gibt es nicht.
table-rejection-bad-edition = Die Datei der Ausgabe hat einen Fehler in Zeile { $line }.
table-rejection-bad-setup = Diese Optionen passen nicht zusammen.
table-rejection-bad-players = Diese Zahl von Spielern ist nicht möglich. Wähle aus: { $possible }.
table-rejection-four-colours = Vier Farben sind für zwei Spieler, in einer Ausgabe mit einem Brett für vier.
table-rejection-bad-clock = Ungültige Bedenkzeit. Möglich sind 5 Sekunden bis 1 Tag pro Zug, 10 Sekunden bis 1 Tag pro Spiel oder 1 bis 30 Tage pro Zug.
table-rejection-bad-rounds = { $number } Runden sind zu viele: Eine Serie hat höchstens 10.
table-rejection-no-such-seat = Platz { $number } gibt es nicht.
table-rejection-no-such-level = Stufe { $number } gibt es nicht: Bots haben die Stufen 1 bis 9.
table-rejection-bad-name = Ein Name muss 1 bis 40 Zeichen haben.
table-rejection-bad-chat = Eine Nachricht muss 1 bis 500 Zeichen haben.
table-rejection-not-joined = Du schaust nur zu. Gib einen Namen ein, um mitzumachen.
table-rejection-removed = Der Host hat dich vom Tisch entfernt.
table-rejection-muted = Der Host hat dich stummgeschaltet.
table-rejection-not-host = Das kann nur der Host.
table-rejection-not-house = Das kann nur der Server.
table-rejection-host-stays = Das geht beim Host nicht.
table-rejection-no-such-guest = So heißt hier niemand.
table-rejection-not-your-seat = Platz { $number } gehört nicht dir.
table-rejection-seat-taken = Platz { $number } ist besetzt.
table-rejection-seat-open = Platz { $number } ist noch frei.
table-rejection-seat-empty = Auf Platz { $number } sitzt niemand.
table-rejection-game-runs = Das geht nicht, solange ein Spiel läuft.
table-rejection-no-game = Es läuft kein Spiel.
table-rejection-adjourned = Das Spiel ist unterbrochen.
table-rejection-not-adjourned = Das Spiel ist nicht unterbrochen.
table-rejection-series-over = Die Serie ist zu Ende.
table-rejection-series-runs = Die Serie ist noch nicht zu Ende.
table-rejection-not-your-turn = Du bist nicht am Zug, sondern { $player }.
table-rejection-stale = Die Stellung hat sich inzwischen geändert. Sieh noch einmal aufs Brett.
table-rejection-not-a-move = Das ist kein Zug.
table-rejection-time-is-up = { $player } hat keine Zeit mehr.
table-rejection-time-is-left = { $player } hat noch Zeit.
table-rejection-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
table-rejection-motion-open = Ein anderer Vorschlag ist noch offen.
table-rejection-no-motion = Es gibt keinen Vorschlag, auf den du antworten könntest.
table-rejection-not-seated = Du hast in diesem Spiel keinen Platz.
table-rejection-not-given-up = { $player } hat nicht aufgegeben, oder seither hat jemand gezogen.
table-rejection-seated-in-game = Du spielst auf Platz { $number }. Gib zuerst auf, oder geh einfach: Dein Platz bleibt reserviert.
table-rejection-wrong-number = Am Tisch hat sich inzwischen etwas geändert. Versuch es noch einmal.
table-rejection-other-game = Dieser Tisch ist für ein anderes Spiel.
table-rejection-closed = Dieser Tisch ist geschlossen.
table-rejection-too-many-people = Dieser Tisch hat zu viele Gäste. Niemand kann mehr dazukommen.
table-rejection-log-full = Dieser Tisch hat seine Grenze erreicht. Erstell einen neuen Tisch.
table-rejection-name-taken = Eine andere Aktion hat diese Kennung schon.
table-rejection-needed = Ohne diese Säule würde die Villa einstürzen.
table-rejection-on-the-rim = Die Säule muss innerhalb des grünen Rands stehen.
table-rejection-in-the-way = Dort steht schon eine Säule.
table-rejection-sticks-out = Das Plateau würde über das Fundament hinausragen.
table-rejection-not-borne = Das Plateau läge nicht auf allen Säulen.
table-rejection-attempt-runs = { $player } baut noch.
table-rejection-no-attempt = Es läuft kein Versuch.
table-rejection-bad-hands = Die Bewegungsdaten sind nicht lesbar.
table-rejection-hands-gap = Dieses Gerät ist nicht mehr synchron.
table-rejection-attempt-too-long = Ein Versuch darf höchstens 10 Minuten dauern.
table-rejection-not-kept = Das Ergebnis des Versuchs fehlt.
table-rejection-other-world = Die Simulation wurde aktualisiert. Lade die Seite neu und beginne den Versuch noch einmal; das kostet nichts.

# Errors between the program and the server.
table-fault-not-found = Tisch nicht gefunden. Ist der Link vollständig?
table-fault-no-token = Der Server erkennt dieses Gerät nicht.
table-fault-bad-token = Der Server erkennt dieses Gerät nicht mehr.
table-fault-bad-request = Der Server hat die Anfrage nicht verstanden.
table-fault-too-fast = Zu viele Anfragen auf einmal. Warte einen Augenblick und versuch es noch einmal.
table-fault-too-many = Der Server hat keinen Platz für einen weiteren Tisch. Versuch es später noch einmal.
table-fault-unavailable = Das kann der Server im Augenblick nicht. Versuch es später noch einmal.
table-fault-newer = Eine neuere Version von Loggia hat diesen Tisch erstellt. Der Server muss aktualisiert werden.
table-fault-banned = Der Server lässt dich nicht mehr herein.
table-fault-too-large = Die Einstellungen sind zu groß für diesen Server.
table-fault-removed = Der Host hat dich vom Tisch entfernt.
table-unreachable = Der Server ist nicht erreichbar. Prüfe die URL und deine Verbindung.
table-status = Der Server antwortet mit Fehler { $status } { $what }
table-not-understood = Dieses Programm versteht die Antwort des Servers nicht. Vielleicht passen die Versionen nicht zusammen.
table-ended-removed = Der Host hat dich vom Tisch entfernt.
table-ended-diverged = Die Daten dieses Tisches widersprechen sich.
table-ended-stopped = Die Verbindung ist beendet.
table-ended-outdated = Dieses Programm hat eine andere Version als der Server. Lade die Seite neu oder aktualisiere Loggia.
table-ended-newer = Eine neuere Version von Loggia hat diesen Tisch erstellt. Der Server muss aktualisiert werden.
table-ended-banned = Der Server lässt dich nicht mehr herein.
