# Callisto in the browser: the first page, the game, and how it ended.

game-home = Speel Callisto en Villa Paletti
game-home-lead = Twee bordspellen voor 2 tot 4 spelers: tegen bots, op één apparaat, of online met een link. Zonder account.
game-callisto-lead = Leg je speelstukken tegen je eigen kleur aan en laat de anderen geen ruimte.
game-villa-lead = Trek pilaren van onderen weg, zet ze bovenop en laat de villa niet instorten.
game-play-bot = Tegen bots spelen
game-play-villa = Villa Paletti spelen
game-play-here = Op dit apparaat
game-rules = Regels
game-finished = Gespeelde spellen
game-all-games = Al je spellen
game-no-games = Nog geen spellen op dit apparaat.
game-review-card = Een spel terugkijken
game-review-about = Open een opgeslagen spel, met computeranalyse
game-wins = { $player } wint.
game-wins-you = Je wint.
table-resigned-you = Je hebt opgegeven.
table-timed-out-you = Je tijd is op.
game-uncharged = Wie als laatste overblijft, krijgt geen strafpunten.
game-tag-resigned = opgegeven
game-tag-time = tijd op
game-two-wins = Twee keer op rij gewonnen!
game-next-level = Niveau { $level } proberen
game-told-pillar = { $player } plaatst een pilaar op { $cells }.
game-told-pillar-you = Je plaatst een pilaar op { $cells }.
game-told-piece = { $player } plaatst { $piece } op { $cells }.
game-told-piece-you = Je plaatst { $piece } op { $cells }.
game-told-retire = { $player } stapt uit.
game-told-retire-you = Je stapt uit.
game-last-move = Laatste zet: { $move }
game-board-empty = { $colour }: niets op het spelbord.
game-board-pillars = { $colour }: pilaren { $pillars }.
game-hint-piece = Leg speelstuk { $piece } hier.
game-hint-pillar = Plaats hier een pilaar.
game-hint-retire = Je kunt het best uitstappen.
game-hint-numbers = Details
game-looking = Zet { $number } van { $last }
game-now = Terug naar het spel
game-to-end = Tot het eind laten spelen
game-moves = Zetten
game-menu = Menu
game-keys = Sneltoetsen
game-keys-more = Page Up en Page Down: door de zetten bladeren
game-close = Sluiten
game-mistakes = Slechtste zetten
game-pieces-left = { $count ->
    [one] nog { $count } speelstuk
   *[other] nog { $count } speelstukken
}
game-squares-left = { $count ->
    [one] nog { $count } vakje
   *[other] nog { $count } vakjes
}
callisto-about-benelux = 18 speelstukken, achthoekig spelbord. Geen pilaren in het centrum of in de buitenrand.
callisto-about-piatnik = Zoals de Benelux-editie, maar pilaren mogen ook in de buitenrand.
callisto-about-russian = Dezelfde regels als de Benelux-editie.
callisto-about-pocket = 13 speelstukken op een vierkant spelbord: het kortste spel. De eerste pilaren staan langs het kader.
callisto-about-pentobi = Zonder buitenrand. Past er geen speelstuk meer, dan moet je eerst nog je laatste pilaar plaatsen.
game-rules-start = De voorbereiding
game-rules-pillars = De eerste twee beurten: pilaren
game-rules-pieces = Daarna: speelstukken
game-rules-last-pillar = De laatste pilaar
game-rules-out = Wanneer je uit het spel bent
game-rules-end = Het einde en de punten
game-rules-series = Een reeks spellen
game-rules-marked = Gemarkeerd: waar je eerste pilaar mag staan.
game-rules-marked-last = Gemarkeerd: waar je laatste pilaar mag staan.
game-rules-fits = Mag: het raakt de eigen kleur met een zijde.
game-rules-corner = Mag niet: het raakt de eigen kleur alleen met een hoek.
game-rules-count = Over: { $sum } = { $points } strafpunten.
