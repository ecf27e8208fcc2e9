# Villa Paletti in de browser.

yard-title = Villa Paletti
yard-lead = Trek zuilen van onderen weg en zet ze bovenop, zo hoog als het gaat. Wie de villa laat instorten, heeft verloren. Voor twee tot vier mensen.
yard-sandbox = Zandbak
yard-sandbox-door = Vrij bouwen, alles proberen, teruggaan
yard-sandbox-about = Druk op een zuil die niet op de bovenste vloer staat en sleep hem naar buiten. Hier gaat niets verloren: u kunt altijd terug.
yard-home = Naar Villa Paletti
yard-canvas = De villa. N en P kiezen een zuil, Enter pakt hem vast. Pijltjes verplaatsen hem, Page Up en Page Down tillen en laten zakken, Q en E draaien, H houdt de verdieping erboven vast of laat los, 1 tot 5 een andere, U en J tillen en laten zakken, K neemt de haak, Enter doet de volgende stap, Escape breekt af. Met lege hand gaan pijltjes eromheen; plus en min zoomen, T van boven, V gewoon.
yard-blind = Deze browser kan de villa niet tekenen: daarvoor is WebGL2 nodig.
yard-view = Blik
yard-view-left = Linksom lopen
yard-view-right = Rechtsom lopen
yard-view-nearer = Dichterbij
yard-view-farther = Verder weg
yard-view-above = Van boven
yard-view-usual = De hele villa
yard-move = Verplaatsen wat in de hand is
yard-left = Naar links
yard-right = Naar rechts
yard-away = Van u af
yard-near = Naar u toe
yard-higher = Hoger
yard-lower = Lager
yard-turn-left = Linksom draaien
yard-turn-right = Rechtsom draaien
yard-lift = Optillen
yard-set-down = Hier neerzetten
yard-lay = Hier neerleggen
yard-lift-floor = Een beetje optillen
yard-lower-floor = Een beetje laten zakken
yard-lifted = { $whole },{ $tenths } mm opgetild
yard-hold = Een verdieping vasthouden
yard-hold-floor = { $number }: { $floor } vasthouden of loslaten
yard-hook = Met de haak trekken
yard-do-hook = Sleep de zuil recht naar buiten: de haak komt van achteren en is langzaam.
yard-no-room = Achter deze zuil is geen plaats voor de haak.
yard-break-off = Afbreken en terugzetten
yard-break-off-free = kost hier niets
yard-take = Vastpakken
yard-do-draw = Trek hem onder de vloer vandaan: slepen, of met de pijltjes.
yard-do-lift = Hij is eruit. Druk op ‘Optillen’ voor je hem over de villa draagt.
yard-do-down = Sleep hem boven de bovenste vloer: de ring toont waar hij zou staan. Zet hem dan neer.
yard-do-lay = De zuilen die de vloer zouden dragen, lichten op. Sleep, draai, en leg hem neer.
yard-do-wait = Het gaat omlaag en wordt losgelaten als het staat.
yard-do-rest = Wacht tot alles stilstaat.
yard-do-back = De hand zet alles langs dezelfde weg terug. De villa kan nog instorten.
yard-not-edge = Hier zou de pilaar over de rand uitsteken. Dat is een fout.
yard-not-floor = Hier is geen verdieping onder.
yard-not-tips = Hier zou de pilaar omkiepen.
yard-not-column = Hier staat een andere zuil in de weg.
yard-not-few = Te weinig pilaren hier. De verdieping heeft er minstens { $count } nodig, anders gaat ze weer weg.
yard-not-falls = Hier zou er iets vallen.
yard-stood = De zuil staat.
yard-laid = { $number ->
    [one] De vloer ligt op { $number } zuil.
   *[other] De vloer ligt op { $number } zuilen.
}
yard-not-layable = { $number ->
    [one] De vloer blijft niet liggen: hij raakte { $number } zuil. Hij is teruggenomen.
   *[other] De vloer blijft niet liggen: hij raakte { $number } zuilen. Hij is teruggenomen.
}
yard-broken-off = Afgebroken. De pilaar staat weer op zijn plaats.
yard-broken-off-table = Afgebroken. Alles is teruggezet zoals het was.
yard-collapse = De villa is ingestort.
yard-collapse-column = De villa is ingestort. Het eerst viel: { $column }.
yard-foul-shifted = Een fout: { $column } is verschoven. Alles gaat terug.
yard-foul-toppled = Een fout: { $column } is omgevallen. Alles gaat terug.
yard-foul-standing = Een fout: de zuil staat niet rechtop op de bovenste vloer.
yard-foul-edge = Een fout: de voet steekt over de vloer uit.
yard-foul-on-column = Een fout: de zuil staat op een andere.
yard-foul-back = Fout: de vastgehouden verdieping is niet terug op haar plaats. Alles gaat terug.
yard-foul-covered = Fout: de vastgehouden verdieping bedekt nu { $column }. Alles gaat terug.
yard-foul-uncovered = Fout: de vastgehouden verdieping bedekt { $column } niet meer. Alles gaat terug.
yard-foul-restless = Een fout: de villa kwam niet tot rust.
yard-storeys = Verdiepingen
yard-new-villa = Een nieuwe villa
yard-add-floor = De volgende vloer leggen
yard-aids = Tonen wat van elke zuil afhangt
yard-safe = veilig te nemen
yard-risky = riskant
yard-needed = houdt de villa overeind
yard-watch = Bekijken
yard-watch-again = De laatste poging nog eens bekijken
yard-watch-fall = De instorting vertraagd bekijken
yard-back-to = Terug naar ervoor
yard-film = De poging als film
yard-film-at = Het getoonde moment
yard-film-play = Afspelen
yard-film-stop = Pauze
yard-film-slow = Langzaam
yard-film-try = Vanaf hier verder
yard-film-end = Sluiten
yard-keys = Sleep een zuil om hem te verplaatsen, met Shift omhoog en omlaag. Sleep elders om eromheen te gaan, wiel om te zoomen. N, P, Enter, pijltjes, Page Up, Page Down, Q, E, H, U, J, 1–5, K, T, V, Escape.

# A game.
yard-play = Aan dit scherm spelen
yard-play-about = Met twee tot vier, mensen en bots
yard-throws = Iedereen gooit de steen voor een kleur (anders alleen de eerste)
yard-expert = Voor experts: vanaf de oranje vloer volstaan een of twee zuilen
yard-break-off-cost = de zuil blijft voorgoed staan en de beurt is voorbij
yard-todo-building = zet een zuil op de grondplaat, binnen de groene rand, of laat alles door het lot opstellen.
yard-todo-throw = gooi de steen: die bepaalt uw kleur.
yard-todo-choose = kies uw kleur.
yard-todo-neutral = breng eerst een neutrale zuil omhoog: druk erop en sleep hem naar buiten.
yard-todo-ask = geen van uw zuilen mag verplaatst worden: vraag om een vloer.
yard-todo-turn = druk op een van uw zuilen, sleep hem naar buiten en breng hem naar de bovenste vloer.
yard-todo-own-or-end = breng een eigen pilaar omhoog of beëindig je beurt.
yard-todo-asked = { $player } zegt dat geen eigen zuil omhoog kan. Maakt u bezwaar?
yard-todo-skipped = { $player } gaat verder zonder neutrale zuil. Maakt u bezwaar?
yard-todo-prove = bewijs het: breng een zuil van { $player } omhoog.
yard-todo-prove-neutral = bewijs het: breng een neutrale zuil omhoog.
yard-todo-name = het bewijs is mislukt. Kies een pilaar van { $player } die uit het spel gaat.
yard-todo-lay = leg de volgende vloer op de zuilen van de bovenste vloer.
yard-arrange = Door het lot opzetten
yard-lay-blue = De blauwe vloer leggen
yard-todo-blue = leg de blauwe vloer op alle twintig zuilen.
yard-stand-here = Hier neerzetten
yard-clear = Opnieuw beginnen met een lege grondplaat
yard-box = Zuilen in de doos
yard-setup-point = Wijs een plek op de grondplaat aan en klik, of verplaats de zuil met de pijlen.
yard-setup-floor = Wijs een plek aan, verschuif of draai de vloer en leg hem dan neer.
yard-not-rim = Hier zou de voet op de rand of daarbuiten staan.
yard-not-out = Hier zou de vloer buiten de grondplaat uitsteken.
yard-not-borne = Hier zou de vloer niet op elke zuil rusten: { $column } staat erbuiten.
yard-break-off-floor = de vloer gaat terug en de beurt eindigt zonder
yard-break-off-proof = het bezwaar is mislukt en de zuil blijft voorgoed geblokkeerd
yard-break-off-neutral = de zuil blijft voorgoed geblokkeerd; u gaat verder met een eigen zuil, tenzij iemand het tegendeel bewijst
yard-may-draw = druk erop en sleep hem eruit.
yard-first-turn = Neem een pilaar dicht bij de rand die de verdieping kan missen. Druk erop, sleep hem onder de verdieping vandaan, til hem op, draag hem boven de hoogste verdieping en zet hem neer. Wordt het te riskant, breek dan af.
yard-throw = De steen gooien
yard-ask = Geen zuil kan omhoog: om een vloer vragen
yard-end-turn = Beurt beëindigen
yard-allow = Geen bezwaar
yard-object = Bezwaar
yard-take-floor = De vloer pakken
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
yard-stone = bouwmeester
yard-log = Wat er gebeurde
yard-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# At a table of a house.
yard-works = { $player } is aan het werk. Kijk toe!
yard-names = Het bewijs is mislukt. { $player } kiest een pilaar van { $of } die uit het spel gaat.
yard-objection = Tijd voor bezwaar
yard-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
yard-objection-left = { $count ->
    [one] Nog { $count } seconde om bezwaar te maken.
   *[other] Nog { $count } seconden om bezwaar te maken.
}
yard-unheard = { $count ->
    [one] Van de handen van { $player } komt niets meer. Over { $count } seconde wordt de poging afgebroken.
   *[other] Van de handen van { $player } komt niets meer. Over { $count } seconden wordt de poging afgebroken.
}
yard-go-on-here = Je handen werken op een ander apparaat: hier verdergaan
yard-differs = Het huis heeft het anders gezien, en zijn woord telt.
yard-old-world = Dit spel begon in versie { $old } van de simulatie; nu is het versie { $new }. Wat gespeeld is, blijft zoals het is vastgelegd.
yard-may-aid = Hulp mag: iedereen mag zien wat er van elke zuil afhangt
yard-won = { $count ->
    [one] { $count } spel gewonnen
   *[other] { $count } spellen gewonnen
}

# The rules.
yard-rules = De regels
yard-rules-door = In een paar minuten
yard-rules-goal-title = Het doel
yard-rules-goal = Iedereen bouwt aan één villa. In je beurt neem je een pilaar van je kleur van lager en zet je die op de verdieping die nu het hoogst is. Wie op de hoogste verdieping de meeste punten heeft, bezit de bouwmeesterssteen, en wie die aan het eind bezit, wint. Maar wie de villa laat instorten, kan niet winnen.
yard-rules-setup-title = De opstelling
yard-rules-setup = Elke kleur heeft een dikke pilaar (3 punten), een zeshoekige (2 punten) en drie dunne (elk 1 punt). De spelers zetten om de beurt alle 20 pilaren op de basis, waar ze willen, binnen de groene rand. Dan wordt de blauwe verdieping gelegd: die rust op alle 20 pilaren en steekt niet buiten de basis uit. Valt er iets, dan wordt er opnieuw gebouwd. De villa kan ook willekeurig worden opgebouwd. Daarna gooit de eerste speler de steen voor een kleur; de anderen kiezen of gooien, zoals de tafel beslist. Wie de laatste kleur krijgt, begint. Met zijn tweeën heeft ieder twee kleuren, speelt in een beurt met een van beide en telt de punten van beide op.
yard-rules-turn-title = Je beurt
yard-rules-turn = Neem één pilaar van je kleur van de basis of van een verdieping onder de hoogste, met of zonder verdieping erop, en zet die op de hoogste verdieping. Wat daar al staat, blijft staan. Je mag de pilaar met de hand of met het haakje wegtrekken. Raak geen andere pilaar aan: er is geen tweede poging met een andere, en je mag er geen verschuiven. Bij het neerzetten raak je geen verdieping aan. De pilaar moet helemaal op de verdieping staan; geen deel van de voet mag over de rand uitsteken.
yard-rules-hold-title = Een verdieping vasthouden
yard-rules-hold = Terwijl je een pilaar wegneemt, mag je andere hand een verdieping vasthouden en een beetje optillen. Of je dat doet en met welke, kies je zelf: elke verdieping waar je hand bij kan. Die moet precies zo terugkomen als ze was. Het is een fout als een pilaar die vrij stond nu is afgedekt, als een pilaar die was afgedekt nu vrij staat, of als de verdieping meer dan 2 mm of 0,5° is verschoven. Een verdieping die je niet vasthield, wordt zo niet beoordeeld.
yard-rules-stop-title = Afbreken
yard-rules-stop = Wordt het te riskant, dan mag je afbreken, zolang er niets is ingestort en je de pilaar niet hebt losgelaten. Je hand brengt de pilaar terug zoals hij kwam, en een instorting op de terugweg telt als instorting. Komt de pilaar niet binnen 5 mm van zijn oude plaats te staan, of is de terugweg versperd, dan zet de tafel alles terug zoals het was. De pilaar blijft voorgoed staan: niemand mag hem dit spel nog verplaatsen. Je beurt is voorbij. Wat je hebt losgelaten, wordt beoordeeld zoals het staat.
yard-rules-foul-title = Fouten
yard-rules-foul = Het is een fout als een andere pilaar meer dan 2 mm verschuift of omvalt terwijl alle verdiepingen blijven liggen. Het is ook een fout als je pilaar niet uit zichzelf rechtop staat, over de verdieping uitsteekt, of op een andere pilaar staat waar dat niet mag. Laat je hem vallen en blijft al het andere staan, dan is dat ook een fout. Na een fout zet de tafel alles terug, de pilaar blijft voorgoed staan en je beurt is voorbij.
yard-rules-floor-title = Een nieuwe verdieping
yard-rules-floor = Denk je dat geen van je pilaren omhoog kan, vraag dan aan het begin van je beurt om een verdieping. Vecht niemand dat aan, dan leg je de volgende verdieping (groen, geel, oranje, rood), en is je beurt voorbij. Die moet op minstens drie pilaren van de hoogste verdieping rusten en mag buiten de basis uitsteken. Kan dat niet, dan gaat ze weer weg en is je beurt voorbij. Heb je haar losgelaten, dan mag je haar niet meer vasthouden. Stort de villa in, dan komt dat door jou. Variant voor experts: vanaf de oranje verdieping volstaan een of twee pilaren.
yard-rules-object-title = Aanvechten
yard-rules-object = Wie het als eerste aanvecht, moet een van jouw pilaren omhoog brengen. Lukt het, dan gaat die uit het spel en krijg je geen verdieping. Lukt het niet, dan blijft die pilaar voorgoed staan en mag je een pilaar van die speler uit het spel nemen, maar alleen een die de villa kan missen. Daarna leg je de verdieping. Stort de villa in, dan komt dat door wie het aanvocht.
yard-rules-red-title = De rode verdieping
yard-rules-red = Pilaren mogen niet op elkaar staan. Alleen op de rode verdieping mag je ze stapelen: twee, drie of meer hoog.
yard-rules-stone-title = De steen en het einde
yard-rules-stone = Vanaf de groene verdieping tellen de punten. Wie de eerste pilaar op een nieuwe verdieping zet, krijgt de steen, en de punten daaronder tellen niet meer. Daarna gaat de steen naar wie op de hoogste verdieping meer punten heeft dan de bezitter; bij een gelijke stand blijft hij waar hij is. De steen toont de kleur van de vorige bezitter. Het spel eindigt als de villa instort, of als alle spelers na elkaar geen pilaar en geen verdieping omhoog hebben gebracht. De bezitter wint. Liet die de villa instorten, dan wint de vorige bezitter; is die er niet, dan wint niemand.
yard-rules-three-title = Met drie
yard-rules-three = De vierde kleur is neutraal. In elke beurt breng je eerst een neutrale pilaar omhoog, dan een eigen. Op de basis en op elke verdieping onder de hoogste moet een neutrale pilaar blijven staan. Mag geen neutrale pilaar worden verplaatst, dan breng je alleen een eigen omhoog. Om een verdieping vragen kan alleen voordat je een neutrale pilaar hebt aangeraakt. Breek je met een neutrale pilaar af, dan blijft die voorgoed staan; je mag dan een eigen pilaar omhoog brengen of je beurt beëindigen. Maar één tegenspeler mag bewijzen dat een andere neutrale pilaar omhoog kon, door het te doen: dan blijft die boven en breng je geen eigen pilaar omhoog. Mislukt het bewijs, dan kost het niets en gaat je beurt verder. Stort de villa in, dan komt dat door die tegenspeler.
yard-rules-series-title = Reeks en opgeven
yard-rules-series = Een reeks heeft zoveel spellen als er spelers zijn, of een veelvoud daarvan, en iedereen begint even vaak. Wie de meeste spellen wint, wint de reeks; bij een gelijke stand wordt de winst gedeeld. Geef je op, dan blijven je pilaren zoals ze zijn en spelen de anderen verder.

# The lesson.
yard-learn = Al doende leren
yard-learn-door = Zes korte stappen met uw eigen handen
yard-learn-step = Stap { $number } van { $count }
yard-learn-next = Verder
yard-learn-look = Dit is de villa. Sleep ernaast om eromheen te gaan; met het wiel of twee vingers komt u dichterbij.
yard-learn-draw = In een beurt trekt u één zuil van onderen weg. Neem er een aan de rand: druk erop en sleep hem onder de blauwe vloer vandaan. Als je wilt, kan je andere hand de verdieping vasthouden: druk op H of op de knop 1.
yard-learn-up = Hij is eruit. Til hem op, sleep hem boven de blauwe vloer en zet hem neer. Zijn hele voet moet op de vloer staan.
yard-learn-stone = Vanaf de groene vloer tellen punten: een dikke zuil 3, een zeskantige 2, een dunne 1. De steen van de bouwmeester gaat naar wie meer op de bovenste vloer heeft dan de houder. Rood heeft hem met 4 punten, en nu heeft groen er ook 4. Van wie is de steen?
yard-learn-stone-right = Juist: bij een gelijke stand blijft hij waar hij is. Wie hem op het eind heeft wint, maar niet als die de villa liet vallen.
yard-learn-stone-wrong = Nog niet: bij een gelijke stand blijft hij waar hij is. Groen zou meer dan 4 nodig hebben.
yard-learn-floor = Denkt u dat geen van uw zuilen omhoog kan, vraag dan om een vloer. Hier maakt niemand bezwaar: neem de groene vloer, kijk welke zuilen oplichten en leg hem op drie ervan.
yard-learn-object = Iemand zegt dat geen blauwe zuil omhoog kan en wil een vloer. U gelooft het niet: maak bezwaar en bewijs het door zelf een blauwe zuil omhoog te brengen.
yard-learn-done = Bewezen: in een partij zou die zuil uit het spel gaan en kwam er geen vloer. Nu weet u hoe het gaat.
yard-learn-again = Alles is zoals eerst: probeer het opnieuw.

# Builders: bots at this screen, and the advice of one. $column is a column as the object of a sentence, $margin millimetres.
yard-builders = Bouwers
yard-pace-paused = Pauze
yard-pace-human = In menselijk tempo
yard-pace-fast = Snel
yard-hint-none = Geen enkele zuil kan veilig naar boven.
yard-hint-ample = Breng { $column } naar de plek van de bleke zuil: { $margin } mm speling, dat is ruim.
yard-hint-some = Breng { $column } naar de plek van de bleke zuil: { $margin } mm speling, doe het rustig.
yard-hint-narrow = Breng { $column } naar de plek van de bleke zuil, maar er is maar { $margin } mm speling: het kan alle kanten op.
yard-open-about = Een bewaard spel van Villa Paletti, om hier verder te spelen
yard-other-game = het is geen spel van Villa Paletti
