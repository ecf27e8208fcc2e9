# De les van Callisto: oefeningen op het spelbord.

lesson-game = Eerste spel
lesson-again = Opnieuw proberen
lesson-next = Volgende
lesson-skip = Overslaan
lesson-progress = Les: { $done } van { $count } oefeningen gedaan
lesson-edge-title = Raken met een zijde
lesson-edge = Jij speelt met blauw. Sleep een speelstuk zo op het spelbord dat het met een zijde een blauwe pilaar raakt. Een hoek is niet genoeg.
lesson-edge-done = Goed. Elk speelstuk moet met een zijde je eigen kleur raken: een pilaar of een ander speelstuk.
lesson-edge-missed = Dat was een pilaar. Bewaar die voor later en plaats een speelstuk.
lesson-block-title = Blokkeren
lesson-block = Geel heeft maar één opening naar de rest van het spelbord. Sluit die met één speelstuk, zodat er geen geel speelstuk meer past.
lesson-block-done = Geel is uit het spel, met { $points } strafpunten. Zoek in je eigen spellen naar zulke openingen.
lesson-block-missed = Geel vindt nog ruimte. Waar kan geel eruit?
lesson-last-title = De laatste pilaar gebruiken
lesson-last = Geen van je speelstukken past nog. Je laatste pilaar hoeft niets te raken. Plaats hem op een gemarkeerd vakje waar nog ruimte is voor een van je speelstukken, en plaats daarna dat speelstuk.
lesson-last-next = Goed. Plaats er nu een speelstuk naast.
lesson-last-done = De pilaar gaf ruimte voor nog een speelstuk. Er blijven maar { $points } strafpunten over.
lesson-last-missed = Daar past niets, en je bent uit het spel. Zoek het grootste vrije stuk.
lesson-count-title = Tellen
lesson-count = Het spel is afgelopen. Blauw kon deze speelstukken niet plaatsen. Hoeveel strafpunten zijn dat?
lesson-count-done = Goed: elk vakje is een punt. Blauw heeft er { $points }, geel { $other }. Wie de minste heeft, wint: blauw dus.
lesson-count-missed = Niet helemaal. Tel de vakjes, niet de speelstukken.
lesson-win-title = Een eindspel winnen
lesson-win = Jij bent aan de beurt; jij en geel hebben elk { $points } strafpunten. Bij gelijkspel wint geel, die als tweede begon. Een klein speelstuk op de goede plek kan meer waard zijn dan een groot.
lesson-win-done = Je wint met { $points } tegen { $other }. Jij nam de ruimte die geel nodig had.
lesson-win-missed = Geel wint: jij hebt { $points } strafpunten, geel { $other }. Welke plek heeft geel het meest nodig?
