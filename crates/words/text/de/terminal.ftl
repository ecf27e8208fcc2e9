# The game at a terminal.

# $game is the edition's name, $players a number.
terminal-title = { $game }, { $players } Spieler
terminal-strict-exit = strenges Ausscheiden
terminal-four-colours = je zwei Farben
terminal-hint = Gib einen Zug ein, einen Stein, um zu sehen, wo er passt, oder „help“.
terminal-language-unknown = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $languages }.

terminal-turn = { $player } ist am Zug
terminal-prompt = { $player }
terminal-pillars-first-turn = Setz eine Säule: Gib ein Feld ein, etwa { $example }. Mögliche Felder sind mit * markiert.
terminal-choices = { $count ->
    [one] { $count } Zug ist möglich
   *[other] { $count } Züge sind möglich
}: { $pieces }
terminal-retire-possible = Keiner deiner Steine passt mehr. Setz deine letzte Säule oder gib „retire“ ein.
terminal-pillar-forced = Keiner deiner Steine passt mehr. Du musst deine letzte Säule setzen.
terminal-out = { $player } kann nichts mehr setzen und scheidet aus.
terminal-retired = { $player } steigt aus.
terminal-holds = { $player }: { $pieces }
terminal-holds-nothing = alle Steine gelegt
terminal-pillars = { $count ->
    [0] keine Säule
    [one] { $count } Säule
   *[other] { $count } Säulen
}
terminal-penalty = { $points ->
    [one] { $points } Minuspunkt
   *[other] { $points } Minuspunkte
}
terminal-is-out = ausgeschieden

# $piece is a piece's name such as L4, $count the number of its places.
terminal-piece = So kann { $piece } liegen; die Zahl sagt, an wie vielen Stellen.
terminal-places = { $count ->
    [0] { $piece } passt jetzt nirgends.
    [one] { $piece } passt an { $count } Stelle. Gib { $example } ein: Das erste Feld ist mit * markiert.
   *[other] { $piece } passt an { $count } Stellen. Ihre ersten Felder sind mit * markiert; gib etwa { $example } ein.
}
terminal-piece-used = Du hast keinen Stein { $piece } mehr.

terminal-undone = Der Zug { $move } von { $player } wurde zurückgenommen.
terminal-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
terminal-redone = { $player } spielt wieder { $move }.
terminal-nothing-to-redo = Es gibt keinen Zug zum Wiederherstellen.
terminal-saved = Das Spiel ist in { $file } gespeichert.
terminal-loaded = Das Spiel aus { $file } geht weiter.
terminal-load-failed = { $file } ließ sich nicht öffnen: { $reason }
terminal-save-failed = { $file } ließ sich nicht schreiben: { $reason }
terminal-which-file = Welche Datei? Zum Beispiel: { $example }
terminal-file-exists = { $file } ist schon da und bleibt unverändert. Wähle einen anderen Namen.
terminal-continue = Ein Spiel ist noch nicht zu Ende: { $game }, nach Zug { $moves }. Weiterspielen? [{ $yes }/{ $no }]
terminal-yes = j
terminal-no = n
terminal-kept = Das angefangene Spiel ist in { $file } gespeichert.
terminal-autosave-broken = Das gespeicherte Spiel ließ sich nicht lesen ({ $reason }). Es liegt noch in { $file }.
terminal-over = Das Spiel ist zu Ende.
terminal-after-end = Gib „new“ (neues Spiel), „undo“ (letzten Zug zurücknehmen), „save DATEI“ (speichern) oder „quit“ ein.
terminal-goodbye = Bis bald!
terminal-goodbye-saved = Bis bald! Das Spiel ist gespeichert; mit „loggia play callisto“ geht es weiter.
terminal-not-understood = „{ $input }“ ist weder ein Zug noch ein Befehl: { $reason }
terminal-new-game = Ein neues Spiel.
terminal-bot-thinks = { $player } (Bot) spielt { $move }.
terminal-legend = . Feld   + Zentrum   # Außenring   1234 Steine   ABCD Säulen   > letzter Zug

terminal-help-moves =
    Was du eingeben kannst:
      h8           eine Säule auf h8 setzen (auch P@h8)
      h8,h9,i9     den Stein legen, der diese Felder bedeckt
      L4c@h8       den Stein L4 in der Lage c legen, sein erstes Feld (unterste Reihe, dann links) auf h8
      L4           zeigen, wie L4 liegen kann und an wie vielen Stellen er passt
      L4c          zeigen, wo L4 in der Lage c passt
      moves        alle möglichen Züge zeigen
      retire       aussteigen, wenn keiner deiner Steine mehr passt
      board        das Spielbrett noch einmal zeichnen
      rules        die Regeln in Kürze
terminal-help =
    undo, redo   den letzten Zug zurücknehmen oder wiederherstellen
    save DATEI   das Spiel speichern  load DATEI  ein gespeichertes Spiel fortsetzen
    new          ein neues Spiel      lang de     eine andere Sprache: { $languages }
    quit         aufhören; das Spiel bleibt gespeichert
