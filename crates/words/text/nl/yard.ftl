# Villa Paletti in de browser.

yard-title = Villa Paletti
yard-lead = Trek zuilen van onderen weg en zet ze bovenop, zo hoog als het gaat. Wie de villa laat instorten, heeft verloren. Voor twee tot vier mensen.
yard-sandbox = Zandbak
yard-sandbox-door = Vrij bouwen, alles proberen, teruggaan
yard-sandbox-about = Druk op een zuil die niet op de bovenste vloer staat en sleep hem naar buiten. Hier gaat niets verloren: u kunt altijd terug.
yard-home = Naar Villa Paletti
yard-canvas = De villa. N en P kiezen een zuil, Enter pakt hem vast. Pijltjes verplaatsen hem, Page Up en Page Down tillen en laten zakken, Q en E draaien, H verandert de steunende hand, K neemt de haak, Enter doet de volgende stap, Escape breekt af. Met lege hand gaan pijltjes eromheen; plus en min zoomen, T van boven, V gewoon.
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
yard-steady = De andere hand steunt de vloer erboven
yard-lift-floor = en tilt hem een beetje op
yard-hook = Met de haak trekken
yard-do-hook = Sleep de zuil recht naar buiten: de haak komt van achteren en is langzaam.
yard-no-room = Achter deze zuil is geen plaats voor de haak.
yard-break-off = Afbreken
yard-break-off-free = kost hier niets
yard-take = Vastpakken
yard-do-draw = Trek hem onder de vloer vandaan: slepen, of met de pijltjes.
yard-do-lift = Hij is eruit. Druk op ‘Optillen’ voor je hem over de villa draagt.
yard-do-down = Sleep hem boven de bovenste vloer: de ring toont waar hij zou staan. Zet hem dan neer.
yard-do-lay = De zuilen die de vloer zouden dragen, lichten op. Sleep, draai, en leg hem neer.
yard-do-wait = Het gaat omlaag en wordt losgelaten als het staat.
yard-do-rest = Wacht tot alles stilstaat.
yard-not-edge = Hier zou de voet over de bovenste vloer uitsteken.
yard-not-column = Hier staat een andere zuil in de weg.
yard-not-few = Hier zou de vloer op te weinig zuilen rusten. Hij heeft er minstens { $count } nodig.
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
yard-broken-off = Afgebroken: alles is zoals het was.
yard-collapse = De villa is ingestort.
yard-collapse-column = De villa is ingestort. Het eerst viel: { $column }.
yard-foul-shifted = Een fout: { $column } is verschoven. Alles gaat terug.
yard-foul-toppled = Een fout: { $column } is omgevallen. Alles gaat terug.
yard-foul-standing = Een fout: de zuil staat niet rechtop op de bovenste vloer.
yard-foul-edge = Een fout: de voet steekt over de vloer uit.
yard-foul-on-column = Een fout: de zuil staat op een andere.
yard-foul-back = Een fout: de gesteunde vloer is niet terug op zijn plaats.
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
yard-keys = Sleep een zuil om hem te verplaatsen, met Shift omhoog en omlaag. Sleep elders om eromheen te gaan, wiel om te zoomen. N, P, Enter, pijltjes, Page Up, Page Down, Q, E, H, K, T, V, Escape.

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
yard-todo-asked = { $player } zegt dat geen eigen zuil omhoog kan. Maakt u bezwaar?
yard-todo-skipped = { $player } gaat verder zonder neutrale zuil. Maakt u bezwaar?
yard-todo-prove = bewijs het: breng een zuil van { $player } omhoog.
yard-todo-prove-neutral = bewijs het: breng een neutrale zuil omhoog.
yard-todo-name = het bezwaar is mislukt. Noem een zuil van { $player } die uit het spel gaat.
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
yard-first-turn = Het makkelijkst is een zuil aan de rand die vrij staat. Druk erop, sleep hem onder de vloer vandaan, til hem op, draag hem boven de bovenste vloer en zet hem neer. Wordt het te gewaagd, breek dan af.
yard-throw = De steen gooien
yard-ask = Geen zuil kan omhoog: om een vloer vragen
yard-allow = Geen bezwaar
yard-object = Bezwaar
yard-take-floor = De vloer pakken
yard-name-none = Geen
yard-stone = bouwmeester
yard-log = Wat er gebeurde
yard-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# At a table of a house.
yard-works = { $player } is aan het werk. Kijk toe!
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
yard-may-aid = Hulp mag: iedereen mag zien wat er van elke zuil afhangt
yard-series = Een reeks: iedereen begint één keer, en wie de meeste spellen wint, heeft gewonnen
yard-won = { $count ->
    [one] { $count } spel gewonnen
   *[other] { $count } spellen gewonnen
}

# The rules.
yard-rules = De regels
yard-rules-door = In een paar minuten
yard-rules-goal-title = Het doel
yard-rules-goal = Iedereen speelt aan één villa. In uw beurt neemt u een zuil van uw kleur van een lagere verdieping en zet die op de vloer die nu het hoogst ligt. Wie bovenaan de meeste punten heeft, heeft de steen van de bouwmeester, en wie die aan het eind heeft, wint. Maar wie de villa laat instorten, kan niet winnen.
yard-rules-setup-title = De opstelling
yard-rules-setup = Twintig zuilen staan op de basis, binnen de groene rand, en dragen de blauwe vloer. Elke kleur heeft een dikke zuil (3 punten), een zeshoekige (2 punten) en drie dunne (elk 1 punt). De eerste gooit de steen voor een kleur, de anderen kiezen of gooien; wie de laatste kleur kreeg, begint. Met zijn tweeën heeft ieder twee kleuren.
yard-rules-turn-title = Een beurt
yard-rules-turn = Terwijl u een zuil uittrekt, mag uw andere hand de vloer erboven steunen en een beetje optillen; die moet precies terugkomen. Andere zuilen mag u niet duwen, en bij het neerzetten raakt u geen vloer aan. De voet moet helemaal op de bovenste vloer staan. Wordt het te riskant, breek dan af: alles gaat terug, die zuil blijft het hele spel staan en uw beurt is voorbij. Een fout telt net zo.
yard-rules-floor-title = Een nieuwe vloer
yard-rules-floor = Denkt u dat geen van uw zuilen omhoog kan, vraag dan om een vloer. Maakt niemand bezwaar, dan legt u de volgende vloer (groen, geel, oranje, rood) op minstens drie zuilen, en dat was uw beurt. Wie bezwaar maakt, moet een zuil van u omhoog brengen: lukt het, dan gaat die uit het spel en krijgt u geen vloer; lukt het niet, dan mag u een zuil van de ander uit het spel nemen en legt u de vloer.
yard-rules-stone-title = De steen en het einde
yard-rules-stone = Vanaf de groene vloer tellen de punten. De eerste zuil op een nieuwe vloer krijgt de steen; daarna gaat die naar wie bovenaan meer punten heeft dan de bezitter. De steen toont de kleur van de vorige bezitter. Het spel eindigt als de villa instort of niemand verder kan. De bezitter wint; liet die de villa instorten, dan wint de vorige.
yard-rules-three-title = Met drie
yard-rules-three = Met zijn drieën: de vierde kleur is neutraal. In elke beurt komt eerst een neutrale zuil omhoog, dan een eigen; op elke verdieping onder de bovenste moet een neutrale blijven. Breekt u met de neutrale af, dan mag u verder, tenzij iemand bewijst dat een andere omhoog kon.

# The lesson.
yard-learn = Al doende leren
yard-learn-door = Zes korte stappen met uw eigen handen
yard-learn-step = Stap { $number } van { $count }
yard-learn-next = Verder
yard-learn-look = Dit is de villa. Sleep ernaast om eromheen te gaan; met het wiel of twee vingers komt u dichterbij.
yard-learn-draw = In een beurt trekt u één zuil van onderen weg. Neem er een aan de rand: druk erop en sleep hem onder de blauwe vloer vandaan. Uw andere hand houdt de vloer intussen stil.
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
