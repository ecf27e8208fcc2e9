# A table of a house, over the net. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Bot { $level }
table-somebody = Iemand
table-joined = { $name } komt aan tafel.
table-renamed = { $old } heet nu { $name }.
table-left = { $name } verlaat de tafel.
table-sat = { $name } neemt plaats { $seat } ({ $colours }).
table-stood = { $name } staat op van plaats { $seat }.
table-bot-sat = Een bot van niveau { $level } neemt plaats { $seat } ({ $colours }).
table-freed = Plaats { $seat } is vrij.
table-seat-moved = { $player } gaat verder op een ander apparaat.
table-resigned = { $player } geeft het spel op.
table-timed-out = { $player } heeft geen tijd meer en valt uit het spel.
table-said = { $name }: { $text }
table-muted = De gastheer laat { $name } niet meer chatten.
table-unmuted = { $name } mag weer chatten.
table-removed = De gastheer stuurt { $name } weg.
table-away = Het huis was { $time } weg; die tijd telt niet mee.
table-offline = { $name } heeft geen verbinding meer.
table-online = { $name } heeft weer verbinding.
table-played = { $player } speelt { $move }.
table-started = { $games ->
    [1] Het spel begint.
   *[other] Spel { $game } van { $games } begint.
} { $player } doet de eerste zet.

# What somebody asks the others for.
table-proposes-undo = { $count ->
    [one] { $name } wil de laatste zet terugnemen.
   *[other] { $name } wil de laatste { $count } zetten terugnemen.
}
table-proposes-adjourn = { $name } wil hier stoppen en een andere keer verder spelen.
table-proposes-resume = { $name } wil verder spelen.
table-proposes-rematch = { $name } wil nog een keer spelen.
table-proposes-bot = { $name } wil dat een bot van niveau { $level } plaats { $seat } overneemt.
table-answer = Typ “yes” (ja) of “no” (nee).
table-agreed = { $name } is het ermee eens.
table-disagreed = { $name } is het er niet mee eens.
table-withdrawn = { $name } trekt het voorstel in.
table-overtaken = Het spel is verdergegaan; het voorstel is vervallen.
table-withdraw = Intrekken
table-carried-undo = { $count ->
    [one] De laatste zet is teruggenomen.
   *[other] De laatste { $count } zetten zijn teruggenomen.
}
table-carried-adjourn = Het spel stopt hier voorlopig.
table-carried-resume = Het spel gaat verder.

# How a game and a series end.
table-game-over = { $games ->
    [1] Het spel is afgelopen.
   *[other] Spel { $game } van { $games } is afgelopen.
}
table-points = Strafpunten: { $points }
table-totals = { $count ->
    [one] Na { $count } spel: { $points }
   *[other] Na { $count } spellen: { $points }
}
table-series-over = { $count ->
    [one] De reeks is afgelopen: { $players } wint.
   *[other] De reeks is afgelopen: { $players } delen de overwinning.
}

# What happens next.
table-hint = Typ een zet, een speelstuk om te zien waar het past, “say” en een tekst om te chatten, of “help”.
table-your-turn = Jij bent aan de beurt, { $player }.
table-next-seats = { $count ->
    [one] Plaats { $seats } is vrij.
   *[other] De plaatsen { $seats } zijn vrij.
} De link van de tafel is voor de anderen; met “bot { $first }” zet de gastheer de computer erbij.
table-next-start = Alle plaatsen zijn bezet. Typ “start” om te beginnen.
table-next-wait = Alle plaatsen zijn bezet. { $host } kan het spel beginnen.
table-next-adjourned = Het spel is uitgesteld. Typ “resume” om verder te spelen.
table-next-between = Typ “next” voor het volgende spel van de reeks.
table-next-finished = Typ “rematch” om nog een keer te spelen, of “quit”.
table-time = { $player } heeft nog { $time }.
table-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}, { $hours ->
    [one] { $hours } uur
   *[other] { $hours } uur
}
table-hurry = Je hebt nog maar { $time }!

# Coming and going.
table-made = Je tafel staat klaar. De link voor de anderen: { $link }
table-which-name = Hoe moeten de anderen je noemen?
table-which-name-usual = Hoe moeten de anderen je noemen? Alleen Enter voor { $name }.
table-welcome-back = Welkom terug, { $name }.
table-watching = Je kijkt toe. Typ “name” en je naam om mee te doen.
table-no-seat = Er is nu geen plaats vrij. Je kijkt toe.
table-handover = Open deze link binnen een uur op het andere apparaat, dan verhuist je plaats daarheen: { $link }
table-lost = De verbinding is weg. Nieuwe poging …
table-back = De verbinding is er weer.
table-press-enter = Druk op Enter om te gaan.
table-goodbye-seat = Tot ziens! Je plaats blijft van jou; je komt terug met: loggia play --join { $link }

# Who is there.
table-who-seat = Plaats { $seat } ({ $colours }): { $holder }
table-who-open = vrij
table-who-you = jij
table-who-host = gastheer
table-who-muted = mag niet chatten
table-who-away = geen verbinding
table-who-watches = Kijkt toe: { $name }
table-who-strangers = { $count ->
    [one] Nog { $count } persoon kijkt toe.
   *[other] Nog { $count } personen kijken toe.
}

table-half-known = Daar hoort nog iets bij, zoals “{ $example }”.
table-which-guest = Er heten meer mensen { $name }.
table-not-here = Dat kan alleen bij een spel aan één terminal.
table-help =
    start, next   het eerste spel beginnen, of het volgende van de reeks
    say TEKST     iets tegen iedereen zeggen
    undo          vragen om je laatste zet terug te nemen
    yes, no       antwoorden op een voorstel: ja, nee
    resign        het spel opgeven
    adjourn       voorstellen om te stoppen       resume        voorstellen om verder te spelen
    rematch       nog een spel voorstellen        who           wie er is
    sit, sit 2    een plaats nemen                stand         weer opstaan
    name NAAM     een andere naam nemen           move-seat     een link die je plaats naar een ander apparaat brengt
    bot 2 5       een bot van niveau 5 op plaats 2; free 2 maakt de plaats weer vrij (gastheer)
    mute NAAM, unmute NAAM, remove NAAM: niet laten chatten, weer laten chatten, wegsturen (gastheer)
    save BESTAND  het spel opslaan                lang de       een andere taal: { $languages }
    leave         de tafel voorgoed verlaten      quit          gaan; je plaats blijft van jou

# Why the house does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = Deze versie van Loggia kent het spel “{ $what }” niet.
table-rejection-no-such-edition = Er is geen uitgave “{ $what }”.
table-rejection-bad-edition = Het bestand van de uitgave heeft een fout: { $what }
table-rejection-bad-setup = Deze opties gaan niet samen: { $what }
table-rejection-bad-clock = Met deze klok kan niemand spelen: 5 seconden tot een dag per zet, 10 seconden tot een dag per spel, 1 tot 30 dagen.
table-rejection-bad-rounds = { $number } rondes zijn te veel: een reeks heeft er hoogstens tien.
table-rejection-no-such-seat = Er is geen plaats { $number }.
table-rejection-no-such-level = Er is geen niveau { $number }: bots hebben niveau 1 tot 9.
table-rejection-bad-name = Een naam heeft 1 tot 40 tekens.
table-rejection-bad-chat = Een bericht heeft 1 tot 500 tekens.
table-rejection-not-joined = Je kijkt alleen toe.
table-rejection-removed = De gastheer heeft je weggestuurd.
table-rejection-muted = De gastheer laat je niet chatten.
table-rejection-not-host = Dat kan alleen de gastheer.
table-rejection-not-house = Dat kan alleen het huis.
table-rejection-host-stays = Dat kan niemand met de gastheer doen.
table-rejection-no-such-guest = Niemand heet hier zo.
table-rejection-not-your-seat = Plaats { $number } is niet van jou.
table-rejection-seat-taken = Plaats { $number } is bezet.
table-rejection-seat-open = Plaats { $number } is nog vrij.
table-rejection-seat-empty = Er zit niemand op plaats { $number }.
table-rejection-game-runs = Niet zolang het spel bezig is.
table-rejection-no-game = Er is geen spel bezig.
table-rejection-adjourned = Het spel is uitgesteld.
table-rejection-not-adjourned = Het spel is niet uitgesteld.
table-rejection-series-over = De reeks is afgelopen.
table-rejection-series-runs = De reeks is nog niet afgelopen.
table-rejection-not-your-turn = Je bent niet aan de beurt: plaats { $number } is aan zet.
table-rejection-stale = De stelling is intussen veranderd. Kijk nog eens naar het bord.
table-rejection-not-a-move = Dat is geen zet: { $what }
table-rejection-time-is-up = De tijd van plaats { $number } is om.
table-rejection-time-is-left = Plaats { $number } heeft nog tijd.
table-rejection-nothing-to-undo = Er is geen zet om terug te nemen.
table-rejection-motion-open = Eerst wacht iets anders op antwoord.
table-rejection-no-motion = Niemand wacht op jouw antwoord.
table-rejection-not-seated = Je hebt geen plaats in dit spel.
table-rejection-not-given-up = Plaats { $number } is niet opgegeven, of er is sindsdien gezet.
table-rejection-seated-in-game = Je hebt plaats { $number } in het lopende spel. Geef die eerst op; of ga gewoon weg, dan blijft ze van jou.
table-rejection-wrong-number = Aan tafel is het intussen verder gegaan.
table-rejection-other-game = Hier wordt een ander spel gespeeld.
table-rejection-needed = Zonder die zuil stort de villa in.
table-rejection-on-the-rim = De zuil zou op de rand staan of daarbuiten.
table-rejection-in-the-way = Daar staat al een zuil.
table-rejection-sticks-out = De vloer zou buiten de grondplaat uitsteken.
table-rejection-not-borne = De vloer zou niet op alle zuilen rusten.
table-rejection-attempt-runs = De handen van plaats { $number } zijn bezig.
table-rejection-no-attempt = Daar zijn geen handen mee bezig.
table-rejection-bad-hands = Wat de handen deden, is onleesbaar.
table-rejection-hands-gap = De handen zijn de draad kwijt: de tafel heeft ze elders.
table-rejection-attempt-too-long = Een poging duurt hoogstens tien minuten.
table-rejection-not-kept = Niemand heeft gezegd wat er van de villa geworden is.
table-rejection-other-world = De simulatie is bijgewerkt. Laad de pagina opnieuw en begin de poging nog eens; dat kost niets.

# Why the house does not answer as hoped.
table-fault-not-found = Het huis kent deze tafel niet. Is de link volledig?
table-fault-no-token = Het huis kent je niet.
table-fault-bad-token = Het huis kent je niet meer.
table-fault-bad-request = Het huis heeft het verzoek niet begrepen.
table-fault-too-fast = Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
table-fault-too-many = Het huis heeft nu geen ruimte voor nog een tafel.
table-fault-unavailable = Dat kan het huis op dit moment niet. Probeer het later opnieuw.
table-unreachable = Het huis is niet te bereiken: { $what }
table-status = Het huis antwoordt met { $status } { $what }
table-not-understood = Het huis zei iets dat dit programma niet begrijpt: { $what }
table-ended-removed = De gastheer heeft je weggestuurd.
table-ended-diverged = Het verslag van de tafel spreekt zichzelf tegen: { $what }
table-ended-stopped = De verbinding is beëindigd.
table-ended-outdated = Dit programma heeft een andere versie dan de server.
