# An online table. Words in quotes are commands and stay English.

# $name is a person, $player a person or bot with a colour, $seat a number counted from 1, $colours one or two colours.
table-bot-name = Bot { $level }
table-somebody = Iemand
table-joined = { $name } komt erbij.
table-renamed = { $old } heet nu { $name }.
table-left = { $name } verlaat de tafel.
table-sat = { $name } neemt plaats { $seat } ({ $colours }).
table-stood = { $name } maakt plaats { $seat } vrij.
table-bot-sat = Een bot van niveau { $level } neemt plaats { $seat } ({ $colours }).
table-freed = Plaats { $seat } is vrij.
table-seat-moved = { $player } gaat verder op een ander apparaat.
table-resigned = { $player } geeft op.
table-timed-out = { $player } heeft geen tijd meer en is uit het spel.
table-said = { $name }: { $text }
table-muted = De host heeft { $name } gedempt.
table-unmuted = { $name } mag weer chatten.
table-removed = De host heeft { $name } verwijderd.
table-handed-on = { $name } is nu de host.
table-closed = De tafel is nu gesloten.
table-away = De server was { $time } niet bereikbaar; die tijd telt niet mee.
table-offline = { $name } heeft geen verbinding meer.
table-online = { $name } heeft weer verbinding.
table-played = { $player } speelt { $move }.
table-started = { $games ->
    [1] Het spel begint.
   *[other] Spel { $game } van { $games } begint.
} { $player } doet de eerste zet.

# What someone asks the others for.
table-proposes-undo = { $count ->
    [one] { $name } wil de laatste zet terugnemen.
   *[other] { $name } wil de laatste { $count } zetten terugnemen.
}
table-proposes-adjourn = { $name } wil het spel pauzeren.
table-proposes-resume = { $name } wil het spel hervatten.
table-proposes-rematch = { $name } wil nog een keer spelen.
table-proposes-bot = { $name } wil dat een bot van niveau { $level } plaats { $seat } overneemt.
table-answer = Typ “yes” (ja) of “no” (nee).
table-agreed = { $name } gaat akkoord.
table-disagreed = { $name } gaat niet akkoord.
table-withdrawn = { $name } trekt het voorstel in.
table-overtaken = Het spel is verdergegaan; het voorstel is vervallen.
table-withdraw = Intrekken
table-carried-undo = { $count ->
    [one] De laatste zet is teruggenomen.
   *[other] De laatste { $count } zetten zijn teruggenomen.
}
table-carried-adjourn = Het spel is gepauzeerd.
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
table-series-over-you = De reeks is afgelopen: je wint.

# What happens next.
table-hint = Typ een zet, een speelstuk om te zien waar het past, “say” en een tekst om te chatten, of “help”.
table-your-turn = Jij bent aan de beurt, { $player }.
table-next-seats = { $count ->
    [one] Plaats { $seats } is vrij.
   *[other] De plaatsen { $seats } zijn vrij.
} Stuur de link van de tafel naar de anderen; de host kan ook “bot { $first }” typen om een bot toe te voegen.
table-next-start = Alle plaatsen zijn bezet. Typ “start” om te beginnen.
table-next-wait = Alle plaatsen zijn bezet. { $host } kan het spel beginnen.
table-next-adjourned = Het spel is gepauzeerd. Typ “resume” om verder te spelen.
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
table-made = Je tafel staat klaar. Stuur deze link naar de anderen: { $link }
table-which-name = Hoe moeten de anderen je noemen?
table-which-name-usual = Hoe moeten de anderen je noemen? Druk op Enter voor { $name }.
table-welcome-back = Welkom terug, { $name }.
table-watching = Je kijkt toe. Typ “name” en je naam om mee te doen.
table-no-seat = Er is nu geen plaats vrij. Je kijkt toe.
table-handover = Open deze link binnen een uur op het andere apparaat, dan verhuist je plaats daarheen: { $link }
table-lost = Verbinding verbroken. Opnieuw proberen…
table-back = De verbinding is er weer.
table-press-enter = Druk op Enter om weg te gaan.
table-goodbye-seat = Tot ziens! Je plaats blijft bewaard. Terugkomen: loggia play --join { $link }

# Who is there.
table-who-seat = Plaats { $seat } ({ $colours }): { $holder }
table-who-open = vrij
table-who-you = jij
table-who-host = host
table-who-muted = gedempt
table-who-away = offline
table-who-watches = Kijkt toe: { $name }
table-who-strangers = { $count ->
    [one] { $count } persoon zonder naam kijkt toe.
   *[other] { $count } personen zonder naam kijken toe.
}

table-half-known = Daar hoort nog iets bij, zoals “{ $example }”.
table-which-guest = Meerdere mensen hier heten { $name }.
table-not-here = Dat kan alleen bij een spel aan één terminal.
table-help =
    start, next   het eerste spel beginnen, of het volgende van de reeks
    say TEKST     een bericht aan iedereen sturen
    undo          vragen om je laatste zet terug te nemen
    yes, no       antwoorden op een voorstel: ja, nee
    resign        het spel opgeven
    adjourn       voorstellen om te pauzeren  resume     voorstellen om te hervatten
    rematch       nog een spel voorstellen    who        wie er is
    sit, sit 2    een plaats nemen            stand      je plaats verlaten
    name NAAM     een andere naam nemen       move-seat  een link die je plaats naar een ander apparaat brengt
    bot 2 5       een bot van niveau 5 op plaats 2; free 2 maakt de plaats weer vrij (host)
    mute NAAM, unmute NAAM, remove NAAM: dempen, niet meer dempen, verwijderen (host)
    host NAAM     de rol van host doorgeven   close      de tafel voor iedereen sluiten (host)
    save BESTAND  het spel opslaan            lang de    een andere taal: { $languages }
    leave         de tafel voorgoed verlaten  quit       weggaan; je plaats blijft bewaard

# Why the server does not do something. $number is a seat counted from 1, a level or a count; $what is a text.
table-rejection-unknown-game = Deze versie van Loggia kent het spel “{ $what }” niet.
table-rejection-no-such-edition = Er is geen editie “{ $what }”.
table-rejection-bad-edition = Het editiebestand bevat een fout in regel { $line }.
table-rejection-bad-setup = Deze opties gaan niet samen.
table-rejection-bad-players = Dit aantal spelers is niet mogelijk. Kies uit: { $possible }.
table-rejection-four-colours = Vier kleuren zijn voor twee spelers, in een editie met een spelbord voor vier.
table-rejection-bad-clock = Ongeldige tijdslimiet. Mogelijk: 5 seconden tot 1 dag per zet, 10 seconden tot 1 dag per spel, of 1 tot 30 dagen per zet.
table-rejection-bad-rounds = { $number } rondes zijn te veel: een reeks heeft er hoogstens 10.
table-rejection-no-such-seat = Er is geen plaats { $number }.
table-rejection-no-such-level = Er is geen niveau { $number }: bots hebben niveau 1 tot en met 9.
table-rejection-bad-name = Een naam moet 1 tot en met 40 tekens hebben.
table-rejection-bad-chat = Een bericht moet 1 tot en met 500 tekens hebben.
table-rejection-not-joined = Je kijkt alleen toe. Vul een naam in om mee te doen.
table-rejection-removed = De host heeft je van de tafel verwijderd.
table-rejection-muted = De host heeft je gedempt.
table-rejection-not-host = Dat kan alleen de host.
table-rejection-not-house = Dat kan alleen de server.
table-rejection-host-stays = Dat kan niet bij de host.
table-rejection-no-such-guest = Niemand heet hier zo.
table-rejection-not-your-seat = Plaats { $number } is niet van jou.
table-rejection-seat-taken = Plaats { $number } is bezet.
table-rejection-seat-open = Plaats { $number } is nog vrij.
table-rejection-seat-empty = Er zit niemand op plaats { $number }.
table-rejection-game-runs = Dat kan niet tijdens een spel.
table-rejection-no-game = Er is geen spel bezig.
table-rejection-adjourned = Het spel is gepauzeerd.
table-rejection-not-adjourned = Het spel is niet gepauzeerd.
table-rejection-series-over = De reeks is afgelopen.
table-rejection-series-runs = De reeks is nog niet afgelopen.
table-rejection-not-your-turn = Je bent niet aan de beurt: { $player } is aan zet.
table-rejection-stale = De stelling is intussen veranderd. Kijk nog eens naar het bord.
table-rejection-not-a-move = Dat is geen zet.
table-rejection-time-is-up = { $player } heeft geen tijd meer.
table-rejection-time-is-left = { $player } heeft nog tijd.
table-rejection-nothing-to-undo = Er is geen zet om terug te nemen.
table-rejection-motion-open = Er staat nog een ander voorstel open.
table-rejection-no-motion = Er is geen voorstel om op te antwoorden.
table-rejection-not-seated = Je hebt geen plaats in dit spel.
table-rejection-not-given-up = { $player } heeft niet opgegeven, of er is intussen een zet gedaan.
table-rejection-seated-in-game = Je speelt op plaats { $number }. Geef eerst op, of ga gewoon weg: je plaats blijft bewaard.
table-rejection-wrong-number = De tafel is intussen veranderd. Probeer het opnieuw.
table-rejection-other-game = Deze tafel is voor een ander spel.
table-rejection-closed = Deze tafel is gesloten.
table-rejection-too-many-people = Deze tafel heeft te veel gasten. Niemand kan er nog bij.
table-rejection-log-full = Deze tafel heeft de limiet bereikt. Maak een nieuwe tafel.
table-rejection-name-taken = Een andere actie heeft dit kenmerk al.
table-rejection-needed = Zonder die pilaar stort de villa in.
table-rejection-on-the-rim = De pilaar moet binnen de groene rand staan.
table-rejection-in-the-way = Daar staat al een pilaar.
table-rejection-sticks-out = De verdieping zou buiten de basis uitsteken.
table-rejection-not-borne = De verdieping zou niet op alle pilaren rusten.
table-rejection-attempt-runs = { $player } is nog aan het bouwen.
table-rejection-no-attempt = Er is geen poging bezig.
table-rejection-bad-hands = De bewegingsgegevens zijn onleesbaar.
table-rejection-hands-gap = Dit apparaat loopt niet meer synchroon.
table-rejection-attempt-too-long = Een poging duurt hoogstens 10 minuten.
table-rejection-not-kept = Het resultaat van de poging ontbreekt.
table-rejection-other-world = De simulatie is bijgewerkt. Laad de pagina opnieuw en begin de poging nog eens; dat kost niets.

# Errors between the program and the server.
table-fault-not-found = Tafel niet gevonden. Is de link volledig?
table-fault-no-token = De server herkent dit apparaat niet.
table-fault-bad-token = De server herkent dit apparaat niet meer.
table-fault-bad-request = De server heeft het verzoek niet begrepen.
table-fault-too-fast = Te veel verzoeken tegelijk. Wacht even en probeer het opnieuw.
table-fault-too-many = De server heeft geen ruimte voor nog een tafel. Probeer het later opnieuw.
table-fault-unavailable = Dat kan de server op dit moment niet. Probeer het later opnieuw.
table-fault-newer = Deze tafel is gemaakt door een nieuwere versie van Loggia. De server moet worden bijgewerkt.
table-fault-banned = De server laat je niet meer toe.
table-fault-too-large = De instellingen zijn te groot voor deze server.
table-fault-removed = De host heeft je van de tafel verwijderd.
table-unreachable = De server is niet bereikbaar. Controleer de URL en je verbinding.
table-status = De server antwoordt met fout { $status } { $what }
table-not-understood = Dit programma begrijpt het antwoord van de server niet. Misschien passen de versies niet bij elkaar.
table-ended-removed = De host heeft je van de tafel verwijderd.
table-ended-diverged = De gegevens van deze tafel kloppen niet.
table-ended-stopped = De verbinding is gesloten.
table-ended-outdated = Dit programma en de server hebben verschillende versies. Laad de pagina opnieuw of werk Loggia bij.
table-ended-newer = Deze tafel is gemaakt door een nieuwere versie van Loggia. De server moet worden bijgewerkt.
table-ended-banned = De server laat je niet meer toe.
