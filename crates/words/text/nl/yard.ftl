# Villa Paletti in the browser: the villa, the hands, the sandbox.

yard-title = Villa Paletti
yard-lead = Trek pilaren van onderen weg en zet ze bovenop, zo hoog mogelijk. Wie de villa laat instorten, verliest. Voor 2 tot 4 spelers, mensen of bots.
yard-sandbox = Zandbak
yard-sandbox-door = Vrij bouwen, alles proberen en ongedaan maken
yard-sandbox-about = Druk op een pilaar die niet op de hoogste verdieping staat en sleep hem naar buiten. Hier telt niets: je kunt altijd terug.
yard-home = Terug naar Villa Paletti
yard-picture = Een villa met meerdere verdiepingen, van alle kanten
yard-canvas = De villa. N en P kiezen een pilaar, Enter pakt hem vast. Pijltjes verplaatsen hem, Page Up en Page Down tillen hem op en laten hem zakken, Q en E draaien hem, H houdt de verdieping erboven vast of laat die los, 1 tot en met 5 houden een verdieping naar keuze vast, U en J tillen die op en laten die zakken, X geeft hem een proefduwtje, K neemt het haakje, Enter doet de volgende stap, Escape breekt af en zet terug. Met lege hand draaien pijltjes het beeld, plus en min zoomen, T kijkt van boven, V zet het beeld terug.
yard-blind = Deze browser kan de villa niet tonen: daarvoor is WebGL 2 nodig.
yard-view = Beeld
yard-view-left = Beeld naar links draaien
yard-view-right = Beeld naar rechts draaien
yard-view-nearer = Inzoomen
yard-view-farther = Uitzoomen
yard-view-above = Van boven
yard-view-usual = Beeld terugzetten
yard-move = Verplaatsen wat je vasthoudt
yard-left = Naar links
yard-right = Naar rechts
yard-away = Van je af
yard-near = Naar je toe
yard-higher = Hoger
yard-lower = Lager
yard-turn-left = Linksom draaien
yard-turn-right = Rechtsom draaien
yard-lift = Optillen
yard-set-down = Hier neerzetten
yard-set-anyway = Toch neerzetten
yard-keep = In de hand houden
yard-lay = Hier neerleggen
yard-lift-floor = Een beetje optillen
yard-lower-floor = Een beetje laten zakken
yard-lifted = { $whole },{ $tenths } mm hoger
yard-hold = Verdieping vasthouden
yard-hold-floor = { $number }: { $floor } vasthouden of loslaten
yard-hook = Met het haakje trekken
yard-do-hook = Sleep de pilaar recht naar buiten: het haakje pakt hem van achteren en is langzaam.
yard-no-room = Achter deze pilaar is geen ruimte voor het haakje.
yard-break-off = Afbreken en terugzetten
yard-break-off-laying = Leggen afbreken
yard-break-off-free = het kost hier niets
yard-take = Vastpakken
yard-push-about = Duwt de pilaar 1,5 mm weg en weer terug. Je poging met deze pilaar begint dan.
yard-push = Proefduwtje
yard-do-draw = Trek hem onder de verdieping vandaan: sleep hem of gebruik de pijltjes.
yard-answer-stuck = Hij beweegt niet: hij draagt de villa.
yard-answer-firm = Hij geeft een beetje mee: er rust iets op. Rustig aan.
yard-answer-loose = Hij geeft makkelijk mee: hij draagt weinig. Sleep hem eruit.
yard-do-lift = Hij is vrij en gaat vanzelf omhoog als je verder sleept. Of druk op “Optillen”.
yard-do-drops = Hij wordt zo neergezet. Druk op de villa om hem in de hand te houden.
yard-do-down = Sleep hem boven de hoogste verdieping en zet hem neer. De ring toont waar hij komt.
yard-do-lay = De pilaren die gaan dragen, lichten op. Sleep en draai de verdieping en leg die dan neer.
yard-do-wait = Gaat omlaag en wordt losgelaten als alles staat.
yard-do-rest = Wacht tot alles stilstaat.
yard-do-back = De hand zet alles langs dezelfde weg terug. De villa kan nog instorten.
yard-not-edge = Hier zou de pilaar over de rand uitsteken. Dat is een fout.
yard-not-floor = Hier ligt geen verdieping onder.
yard-not-tips = Hier zou de pilaar omkiepen.
yard-not-column = Hier staat een andere pilaar in de weg.
yard-not-few = Te weinig pilaren hier. De verdieping heeft er minstens { $count } nodig, anders gaat ze weer weg.
yard-not-falls = Hier zou er iets vallen.
yard-stood = De pilaar staat.
yard-laid = { $number ->
    [one] De verdieping ligt op { $number } pilaar.
   *[other] De verdieping ligt op { $number } pilaren.
}
yard-not-layable = { $number ->
    [one] De verdieping blijft niet liggen: ze raakte { $number } pilaar. Ze is weggehaald.
   *[other] De verdieping blijft niet liggen: ze raakte { $number } pilaren. Ze is weggehaald.
}
yard-broken-off = Afgebroken. De pilaar staat weer op zijn plaats.
yard-broken-off-table = Afgebroken. Alles is teruggezet zoals het was.
yard-collapse = De villa is ingestort.
yard-collapse-column = De villa is ingestort. Het eerst viel: { $column }.
yard-foul-shifted = Fout: { $column } is verschoven. Alles gaat terug.
yard-foul-toppled = Fout: { $column } is omgevallen. Alles gaat terug.
yard-foul-standing = Fout: de pilaar staat niet rechtop op de hoogste verdieping.
yard-foul-edge = Fout: de pilaar steekt over de rand uit.
yard-foul-on-column = Fout: de pilaar staat op een andere pilaar.
yard-foul-back = Fout: de vastgehouden verdieping ligt niet meer op haar oude plaats. Alles gaat terug.
yard-foul-covered = Fout: de vastgehouden verdieping bedekt nu { $column }. Alles gaat terug.
yard-foul-uncovered = Fout: de vastgehouden verdieping bedekt { $column } niet meer. Alles gaat terug.
yard-foul-restless = Fout: de villa kwam niet tot rust.
yard-storeys = Verdiepingen
yard-new-villa = Nieuwe villa
yard-add-floor = De volgende verdieping leggen
yard-aids = Tonen welke pilaren veilig zijn
yard-level = Waterpas: hoe scheef de verdieping ligt
yard-safe = veilig
yard-risky = riskant
yard-needed = houdt de villa overeind
yard-watch = Terugkijken
yard-clip = Clip opslaan
yard-clip-records = Opnemen…
yard-clip-lost = De clip is niet opgeslagen.
yard-watch-again = Laatste poging terugkijken
yard-watch-fall = Instorting vertraagd terugkijken
yard-back-to = Terug naar vóór deze poging
yard-history = { $what }: { $told }
yard-no-points = Punten tellen vanaf de groene verdieping.
yard-back-out = Annuleren
yard-go-on = Verdergaan
yard-stop-sure = Als je nu afbreekt: { $cost }.
yard-object-neutral-sure = Je moet dan zelf een andere neutrale pilaar omhoogbrengen. Mislukt dat, dan kost het niets. Stort de villa in, dan komt dat door jou.
yard-object-sure = Je moet dan zelf een pilaar van { $player } omhoogbrengen. Lukt dat, dan gaat die uit het spel en krijgt { $player } geen verdieping. Lukt het niet, dan blijft die voorgoed staan en mag { $player } een van je pilaren uit het spel nemen.
yard-end-sure = Hiermee eindigt je beurt zonder dat je een eigen pilaar verplaatst.
yard-ask-pass = Beurt overslaan
yard-ask-floor = Om de verdieping vragen
yard-ask-sure = Als niemand het aanvecht, leg je de volgende verdieping en is je beurt voorbij. Vecht iemand het aan en brengt die speler een van je pilaren omhoog, dan gaat die pilaar uit het spel en krijg je geen verdieping.
yard-ask-last = Er is geen verdieping meer. Als je nu vraagt, sla je je beurt over.
yard-ask-few = { $count ->
    [0] Er staat nog geen pilaar op de hoogste verdieping: er kan geen nieuwe op. Als je nu vraagt, sla je je beurt over.
    [one] Er staat maar 1 pilaar op de hoogste verdieping: er kan geen nieuwe op. Als je nu vraagt, sla je je beurt over.
   *[other] Er staan maar { $count } pilaren op de hoogste verdieping: er kan geen nieuwe op. Als je nu vraagt, sla je je beurt over.
}
yard-film = Opname van de poging
yard-film-at = Plaats in de opname
yard-film-play = Afspelen
yard-film-stop = Pauze
yard-film-slow = Vertraagd
yard-film-try = Vanaf hier verder
yard-film-end = Sluiten
yard-keys = Sleep een pilaar om hem te verplaatsen, met Shift omhoog en omlaag. Sleep elders om het beeld te draaien, wiel om te zoomen. Toetsen: N P kiezen · Enter volgende stap · pijltjes verplaatsen · Page Up Page Down hoger, lager · Q E draaien · H verdieping erboven vasthouden · 1–5 verdieping naar keuze vasthouden · U J die optillen, laten zakken · X proefduwtje · K haakje · T van boven · V beeld terug · Esc afbreken

# A game.
yard-play = Op dit apparaat spelen
yard-play-about = 2 tot 4 spelers, mensen en bots
yard-throws = Iedereen gooit de steen voor een kleur (anders alleen de eerste speler)
yard-expert = Voor experts: vanaf de oranje verdieping zijn één of twee pilaren genoeg
yard-break-off-cost = de pilaar blijft voorgoed staan en je beurt is voorbij
yard-todo-building = zet een pilaar op de basis, binnen de groene rand, of laat alles willekeurig opbouwen.
yard-todo-throw = gooi de steen: die bepaalt je kleur.
yard-todo-choose = kies je kleur.
yard-todo-neutral = breng eerst een neutrale pilaar omhoog: druk erop en sleep hem naar buiten.
yard-todo-ask = geen van je pilaren kan worden verplaatst: vraag om een verdieping.
yard-todo-turn = druk op een van je pilaren, sleep hem naar buiten en zet hem op de hoogste verdieping.
yard-todo-own-or-end = breng een eigen pilaar omhoog of beëindig je beurt.
yard-todo-asked = { $player } zegt: “Geen van mijn pilaren kan omhoog.” Vecht je dat aan?
yard-todo-skipped = { $player } wil de neutrale pilaar overslaan. Vecht je dat aan?
yard-todo-prove = breng een pilaar van { $player } omhoog om het te bewijzen.
yard-todo-prove-neutral = breng een neutrale pilaar omhoog om het te bewijzen.
yard-todo-name = het bewijs is mislukt. Kies een pilaar van { $player } die uit het spel gaat.
yard-todo-lay = leg de volgende verdieping op de pilaren van de hoogste verdieping.
yard-arrange = Willekeurig opbouwen
yard-lay-blue = De blauwe verdieping leggen
yard-todo-blue = leg de blauwe verdieping op alle 20 pilaren.
yard-stand-here = Hier neerzetten
yard-clear = De basis leegmaken
yard-box = Pilaren in de doos
yard-setup-point = Kies een plek op de basis, of verplaats de pilaar met de pijltjes.
yard-setup-floor = Kies een plek, verschuif of draai de verdieping en leg die dan neer.
yard-not-rim = De pilaar moet binnen de groene rand staan.
yard-not-out = Hier zou de verdieping buiten de basis uitsteken.
yard-not-borne = Hier zou de verdieping niet op elke pilaar rusten: { $column } staat erbuiten.
yard-break-off-floor = de verdieping gaat terug en je beurt is voorbij
yard-break-off-proof = het bewijs mislukt en de pilaar blijft voorgoed staan
yard-break-off-neutral = de pilaar blijft voorgoed staan; je gaat verder met een eigen pilaar, tenzij iemand het tegendeel bewijst
yard-may-draw = druk erop en sleep hem eruit.
yard-first-turn = Neem een pilaar dicht bij de rand die de verdieping kan missen. Druk erop, sleep hem onder de verdieping vandaan, til hem op, draag hem boven de hoogste verdieping en zet hem neer. Wordt het te riskant, breek dan af.
yard-throw = De steen gooien
yard-ask = Ik zit vast: verdieping vragen
yard-end-turn = Beurt beëindigen
yard-allow = Akkoord
yard-object = Aanvechten
yard-take-floor = De verdieping pakken
yard-naming = Welke pilaar gaat uit het spel?
yard-naming-how = Kies een pilaar in de villa of in de lijst en bevestig. Toetsen in de villa: N, P, Enter.
yard-naming-chosen = Uit het spel nemen: { $what }?
yard-naming-worth = { $points ->
    [one] nu { $points } punt waard
   *[other] nu { $points } punten waard
}
yard-naming-worthless = nu niets waard
yard-naming-needed = kan niet weg: de villa zou instorten
yard-naming-checking = controleren…
yard-naming-nothing = Geen pilaar van { $player } kan weg: de villa zou instorten.
yard-name = Uit het spel nemen
yard-name-none = Geen pilaar wegnemen
yard-stone = heeft de steen
yard-log = Spelverslag
yard-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# At an online table.
yard-works = { $player } is aan het bouwen. Kijk mee!
yard-names = Het bewijs is mislukt. { $player } kiest een pilaar van { $of } die uit het spel gaat.
yard-objection = Tijd om aan te vechten
yard-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
yard-objection-left = { $count ->
    [one] Nog { $count } seconde om het aan te vechten.
   *[other] Nog { $count } seconden om het aan te vechten.
}
yard-unheard = { $count ->
    [one] { $player } lijkt offline te zijn. Over { $count } seconde wordt de poging afgebroken.
   *[other] { $player } lijkt offline te zijn. Over { $count } seconden wordt de poging afgebroken.
}
yard-unheard-you = { $count ->
    [one] Het andere apparaat lijkt offline te zijn. Over { $count } seconde wordt de poging afgebroken.
   *[other] Het andere apparaat lijkt offline te zijn. Over { $count } seconden wordt de poging afgebroken.
}
yard-elsewhere = Je speelt op een ander apparaat.
yard-go-on-here = Verdergaan op dit apparaat
yard-differs = De server kwam op een ander resultaat. Dat van de server telt.
yard-old-world = Dit spel begon in versie { $old } van de simulatie; nu is het versie { $new }. Wat gespeeld is, blijft zoals het is vastgelegd.
yard-may-aid = Hulp toestaan: hints, en welke pilaren veilig zijn
yard-feel = Tonen wat je vingers zouden voelen (weerstand, wiebelen), met een waterpas
yard-won = { $count ->
    [one] { $count } spel gewonnen
   *[other] { $count } spellen gewonnen
}

# The rules.
yard-rules = Regels
yard-rules-door = In een paar minuten gelezen
yard-rules-goal-title = Het doel
yard-rules-goal = Alle spelers bouwen samen aan één villa. In je beurt trek je onderin een pilaar van je kleur weg en zet je die op de hoogste verdieping. Wie daar de meeste punten heeft, krijgt de bouwmeesterssteen. Wie de steen aan het eind heeft, wint. Maar wie de villa laat instorten, kan niet winnen.
yard-rules-setup-title = De opstelling
yard-rules-setup = Elke kleur heeft een dikke pilaar (3 punten), een zeshoekige (2 punten) en drie dunne (elk 1 punt). De spelers zetten om de beurt alle 20 pilaren op de basis, waar ze willen, binnen de groene rand. Dan wordt de blauwe verdieping gelegd: die moet op alle 20 pilaren rusten en mag niet buiten de basis uitsteken. Valt er iets, dan wordt er opnieuw gebouwd. Je kunt de villa ook willekeurig laten opbouwen. Daarna gooit de eerste speler de steen voor een kleur; de anderen kiezen of gooien, afhankelijk van de opties. Wie de laatste kleur krijgt, begint. Met zijn tweeën heeft ieder twee kleuren: je speelt in een beurt met een van beide en telt de punten van beide op.
yard-rules-turn-title = Je beurt
yard-rules-turn = Neem één pilaar van je kleur van de basis of van een verdieping onder de hoogste, met of zonder verdieping erop, en zet die op de hoogste verdieping. Wat daar al staat, blijft staan. Je mag de pilaar met de hand of met het haakje wegtrekken. Raak geen andere pilaar aan: je mag geen tweede proberen en er geen opzij duwen. Bij het neerzetten raak je geen verdieping aan. De pilaar moet met de hele voet op de verdieping staan en mag niet over de rand uitsteken.
yard-rules-hold-title = Een verdieping vasthouden
yard-rules-hold = Terwijl je een pilaar wegneemt, mag je met je andere hand een verdieping vasthouden en een beetje optillen. Of je dat doet en met welke, kies je zelf: elke verdieping waar je hand bij kan. Die moet precies zo terugkomen als ze was. Het is een fout als een pilaar die vrij stond nu is afgedekt, als een pilaar die was afgedekt nu vrij staat, of als de verdieping meer dan 2 mm of 0,5° is verschoven. Dit geldt niet voor een verdieping die je niet vasthield.
yard-rules-stop-title = Afbreken
yard-rules-stop = Wordt het te riskant, dan mag je afbreken, zolang er niets is ingestort en je de pilaar niet hebt losgelaten. Je hand brengt de pilaar terug zoals hij kwam, en een instorting op de terugweg telt als instorting. Komt de pilaar niet binnen 5 mm van zijn oude plaats te staan, of is de terugweg versperd, dan wordt alles teruggezet zoals het was. De pilaar blijft voorgoed staan: niemand mag hem dit spel nog verplaatsen. Je beurt is voorbij. Heb je de pilaar losgelaten, dan kun je niet meer afbreken: hij wordt beoordeeld zoals hij staat.
yard-rules-foul-title = Fouten
yard-rules-foul = Het is een fout als een andere pilaar meer dan 2 mm verschuift of omvalt terwijl alle verdiepingen blijven liggen. Het is ook een fout als je pilaar niet uit zichzelf rechtop staat, over de verdieping uitsteekt, of op een andere pilaar staat waar dat niet mag. Laat je hem vallen en blijft al het andere staan, dan is dat ook een fout. Na een fout wordt alles teruggezet, blijft de pilaar voorgoed staan en is je beurt voorbij.
yard-rules-floor-title = Een nieuwe verdieping
yard-rules-floor = Denk je dat geen van je pilaren omhoog kan, vraag dan aan het begin van je beurt om een verdieping. Vecht niemand dat aan, dan leg je de volgende verdieping (groen, geel, oranje, rood), en is je beurt voorbij. De verdieping moet op minstens drie pilaren van de hoogste verdieping rusten en mag buiten de basis uitsteken. Blijft ze niet liggen, dan gaat ze weer weg en is je beurt voorbij. Heb je de verdieping losgelaten, dan mag je die niet meer vasthouden. Stort de villa in, dan komt dat door jou. Variant voor experts: vanaf de oranje verdieping zijn één of twee pilaren genoeg.
yard-rules-object-title = Aanvechten
yard-rules-object = De eerste speler die het aanvecht, moet een van je pilaren omhoogbrengen. Lukt het, dan gaat die pilaar uit het spel, krijg je geen verdieping en is je beurt voorbij. Lukt het niet, dan blijft die pilaar voorgoed staan en mag je een pilaar van die speler uit het spel nemen, maar alleen een die de villa kan missen. Daarna leg je de verdieping. Stort de villa bij het bewijzen in, dan komt dat door de speler die het aanvocht.
yard-rules-red-title = De rode verdieping
yard-rules-red = Pilaren mogen niet op elkaar staan. Alleen op de rode verdieping mag je ze stapelen: twee, drie of meer hoog.
yard-rules-stone-title = De steen en het einde
yard-rules-stone = Vanaf de groene verdieping tellen de punten. Wie als eerste een eigen pilaar op een nieuwe verdieping zet, krijgt de steen, en de punten op de verdiepingen daaronder tellen niet meer. Daarna gaat de steen naar wie op de hoogste verdieping meer punten heeft dan de bezitter; bij een gelijke stand blijft hij waar hij is. De steen toont de kleur van de vorige bezitter. Het spel eindigt als de villa instort, of als alle spelers na elkaar geen pilaar en geen verdieping hebben toegevoegd. Wie de steen heeft, wint. Heeft die speler de villa laten instorten, dan wint de vorige bezitter; is die er niet, dan wint niemand.
yard-rules-three-title = Met drie spelers
yard-rules-three = De vierde kleur is neutraal. In elke beurt breng je eerst een neutrale pilaar omhoog, dan een eigen pilaar. Op de basis en op elke verdieping onder de hoogste moet minstens één neutrale pilaar blijven staan. Mag er geen neutrale pilaar worden verplaatst, dan breng je alleen een eigen omhoog. Om een verdieping vragen kan alleen voordat je een neutrale pilaar hebt aangeraakt. Breek je met een neutrale pilaar af, dan blijft die voorgoed staan; je mag dan een eigen pilaar omhoogbrengen of je beurt beëindigen. Eén tegenspeler mag dan wel bewijzen dat een andere neutrale pilaar omhoog kon, door het te doen: lukt dat, dan blijft die boven en breng je geen eigen pilaar omhoog. Mislukt het bewijs, dan kost het niets en gaat je beurt verder. Stort de villa daarbij in, dan komt dat door die tegenspeler.
yard-rules-series-title = Reeks en opgeven
yard-rules-series = In een reeks begint iedereen even vaak: er zijn zoveel spellen als spelers, of een veelvoud daarvan. Wie de meeste spellen wint, wint de reeks; bij een gelijke stand wordt de overwinning gedeeld. Geef je op, dan blijven je pilaren waar ze zijn en spelen de anderen verder.

# The lesson.
yard-learn = Het spel leren
yard-learn-door = Zes korte stappen
yard-learn-step = Stap { $number } van { $count }
yard-learn-next = Verder
yard-learn-look = Dit is de villa. Sleep naast de villa om eromheen te draaien; zoom met het scrollwiel of met twee vingers.
yard-learn-draw = In je beurt trek je onderin één pilaar weg. Neem er een aan de rand: druk erop en sleep hem onder de blauwe verdieping vandaan. Je kunt intussen met je andere hand de verdieping vasthouden: druk op H of op knop 1.
yard-learn-up = Hij is eruit. Til hem op, sleep hem boven de blauwe verdieping en zet hem neer. Hij moet helemaal op de verdieping staan.
yard-learn-stone = Vanaf de groene verdieping tellen de punten: een dikke pilaar 3, een zeshoekige 2, een dunne 1. De bouwmeesterssteen gaat naar wie op de hoogste verdieping meer punten heeft dan de bezitter. Rood heeft hem met 4 punten, en nu heeft groen er ook 4. Van wie is de steen?
yard-learn-stone-right = Juist: bij een gelijke stand blijft hij waar hij is. Wie hem aan het eind heeft, wint, tenzij die speler de villa liet instorten.
yard-learn-stone-wrong = Nog niet: bij een gelijke stand blijft hij waar hij is. Groen zou meer dan 4 punten nodig hebben.
yard-learn-floor = Denk je dat geen van je pilaren omhoog kan, vraag dan om een verdieping. Hier vecht niemand het aan: pak de groene verdieping, kijk welke pilaren oplichten en leg de verdieping op drie daarvan.
yard-learn-object = Een andere speler zegt dat geen blauwe pilaar omhoog kan en vraagt om een verdieping. Je gelooft het niet: vecht het aan en bewijs het door zelf een blauwe pilaar omhoog te brengen.
yard-learn-done = Bewezen! In een echt spel gaat die pilaar uit het spel en krijgt de andere speler geen verdieping. Nu weet je hoe het gaat.
yard-learn-again = Alles is zoals eerst: probeer het opnieuw.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence.
yard-builders = Snelheid van de bots
yard-pace-paused = Pauze
yard-pace-human = Normaal
yard-pace-fast = Snel
yard-hint-none = Geen enkele pilaar kan veilig omhoog.
yard-hint-ample = Breng { $column } naar de plek van de bleke pilaar. De villa heeft die nauwelijks nodig.
yard-hint-some = Breng { $column } naar de plek van de bleke pilaar, rustig aan: de villa leunt er een beetje op.
yard-hint-narrow = Breng { $column } naar de plek van de bleke pilaar. Het is riskant: zonder die pilaar staat de villa maar net.
yard-open-about = Verdergaan met een opgeslagen spel van Villa Paletti
yard-other-game = het is geen spel van Villa Paletti
