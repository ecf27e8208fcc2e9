# Callisto in the browser: the first page, the game, and how it ended.

game-home = Callisto en Villa Paletti spelen
game-home-lead = Twee bordspellen voor 2 tot 4 spelers: tegen bots, op één apparaat, of online met een link. Zonder account.
game-callisto-lead = Leg je speelstukken tegen je eigen kleur en laat de anderen geen ruimte.
game-villa-lead = Trek onderin pilaren weg en zet ze bovenop, tot de villa instort.
game-play-bot = Tegen een bot spelen
game-play-villa = Villa Paletti spelen
game-play-here = Op dit apparaat
game-rules = Regels
game-finished = Afgelopen spellen
game-all-games = Al je spellen
game-back = Terug naar het spel
game-wins = { $player } wint.
game-wins-you = Je wint.
table-resigned-you = Je geeft op.
table-timed-out-you = Je tijd is op.
game-uncharged = Wie als enige overblijft, krijgt geen strafpunten.
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
game-hint-piece = Deze { $piece } hier.
game-hint-pillar = Hier een pilaar.
game-hint-retire = Niets beters dan uitstappen.
game-hint-numbers = Cijfers
game-looking = Zet { $number } van { $last }
game-now = Terug naar het spel
game-to-end = Tot het eind laten spelen
game-moves = Zetten
game-menu = Menu
game-keys = Toetsen
game-keys-more = Page Up en Page Down lopen door de zetten
game-close = Sluiten
game-mistakes = Slechtste zetten
game-pieces-left = { $count ->
    [one] nog { $count } speelstuk
   *[other] nog { $count } speelstukken
}
callisto-about-benelux = 18 speelstukken, achthoek. Geen pilaar in het centrum of op de buitenrand.
callisto-about-piatnik = Hetzelfde, maar pilaren mogen ook op de buitenrand.
callisto-about-russian = Speelt als de Benelux-editie.
callisto-about-pocket = 13 speelstukken op een vierkant: het kortste spel. Eerste pilaren langs het kader.
callisto-about-pentobi = Zonder buitenrand, en je moet je laatste pilaar plaatsen voordat je uit het spel bent.
game-rules-start = Het begin
game-rules-pillars = De eerste twee beurten: pilaren
game-rules-pieces = Daarna: speelstukken
game-rules-last-pillar = De laatste pilaar
game-rules-out = Wanneer je uit het spel bent
game-rules-end = Het einde en de punten
game-rules-series = Een reeks spellen
game-rules-marked = Gemarkeerd: waar je eerste pilaar kan staan.
game-rules-marked-last = Gemarkeerd: waar je laatste pilaar kan staan.
game-rules-fits = Mag: het raakt de eigen kleur met een zijde.
game-rules-corner = Mag niet: alleen een hoek raakt.
game-rules-count = Over: { $sum } = { $points } strafpunten.
