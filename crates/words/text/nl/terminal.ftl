# The game at a terminal.

# $game is the edition's name, $players a number.
terminal-title = { $game }, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
terminal-strict-exit = strenge uitvalregel
terminal-four-colours = ieder twee kleuren
terminal-hint = Typ een zet, een speelstuk om te zien waar het past, of “help”.
terminal-language-unknown = De taal “{ $language }” is er niet. Kies uit: { $languages }.

terminal-turn = { $player } is aan de beurt
terminal-prompt = { $player }
terminal-pillars-first-turn = Plaats een pilaar: typ een vakje, zoals { $example }. Vakjes met een * zijn mogelijk.
terminal-choices = { $count ->
    [one] { $count } zet mogelijk
   *[other] { $count } zetten mogelijk
}: { $pieces }
terminal-retire-possible = Geen van je speelstukken past nog. Plaats je laatste pilaar of typ “retire”.
terminal-pillar-forced = Geen van je speelstukken past nog. Je moet je laatste pilaar plaatsen.
terminal-out = { $player } kan niets meer plaatsen en is uit het spel.
terminal-retired = { $player } stapt uit.
terminal-holds = { $player }: { $pieces }
terminal-holds-nothing = alle speelstukken geplaatst
terminal-pillars = { $count ->
    [0] geen pilaar
    [one] { $count } pilaar
   *[other] { $count } pilaren
}
terminal-penalty = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
}
terminal-is-out = uit het spel

# $piece is a piece's name such as L4, $count the number of its places.
terminal-piece = Zo kan { $piece } liggen; het getal zegt op hoeveel plekken.
terminal-places = { $count ->
    [0] { $piece } past nu nergens.
    [one] { $piece } past op { $count } plek. Typ { $example }: het eerste vakje heeft een *.
   *[other] { $piece } past op { $count } plekken. De eerste vakjes hebben een *; typ bijvoorbeeld { $example }.
}
terminal-piece-used = Je hebt geen { $piece } meer.

terminal-undone = De zet { $move } van { $player } is teruggenomen.
terminal-nothing-to-undo = Er is geen zet om terug te nemen.
terminal-redone = { $player } speelt { $move } opnieuw.
terminal-nothing-to-redo = Er is geen zet om opnieuw te spelen.
terminal-saved = Het spel is opgeslagen in { $file }.
terminal-loaded = Het spel uit { $file } gaat verder.
terminal-load-failed = { $file } kon niet worden geopend: { $reason }
terminal-save-failed = { $file } kon niet worden geschreven: { $reason }
terminal-which-file = Welk bestand? Bijvoorbeeld: { $example }
terminal-file-exists = { $file } bestaat al en is niet gewijzigd. Kies een andere naam.
terminal-continue = Er is nog een spel bezig: { $game }, na zet { $moves }. Verderspelen? [{ $yes }/{ $no }]
terminal-yes = j
terminal-no = n
terminal-kept = Het onafgemaakte spel is opgeslagen in { $file }.
terminal-autosave-broken = Het opgeslagen spel kon niet worden gelezen ({ $reason }). Het staat nog in { $file }.
terminal-over = Het spel is afgelopen.
terminal-after-end = Typ “new” (nieuw spel), “undo” (laatste zet terugnemen), “save BESTAND” (spel opslaan) of “quit”.
terminal-goodbye = Tot ziens!
terminal-goodbye-saved = Tot ziens! Het spel is opgeslagen; met “loggia play callisto” speel je verder.
terminal-not-understood = “{ $input }” is geen zet en geen opdracht: { $reason }
terminal-new-game = Een nieuw spel.
terminal-bot-thinks = { $player } (bot) speelt { $move }.
terminal-legend = . vakje   + centrum   # buitenrand   1234 speelstukken   ABCD pilaren   > laatste zet

terminal-help-moves =
    Wat je kunt typen:
      h8            een pilaar op h8 plaatsen (of P@h8)
      h8,h9,i9      het speelstuk plaatsen dat deze vakjes bedekt
      L4c@h8        L4 in stand c plaatsen, met het eerste vakje (onderste rij, dan links) op h8
      L4            tonen hoe L4 kan liggen en op hoeveel plekken het past
      L4c           tonen waar L4 in stand c past
      moves         alle mogelijke zetten tonen
      retire        uit het spel stappen, als geen van je speelstukken nog past
      board         het spelbord opnieuw tekenen
      rules         de spelregels in het kort
terminal-help =
    undo, redo    de laatste zet terugnemen of opnieuw spelen
    save BESTAND  het spel opslaan         load BESTAND  verder met een opgeslagen spel
    new           een nieuw spel beginnen  lang de       een andere taal: { $languages }
    quit          stoppen; het spel blijft bewaard
