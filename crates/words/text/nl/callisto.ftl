# What the rules of Callisto say, for every client.

callisto-colour-1 = Blauw
callisto-colour-2 = Geel
callisto-colour-3 = Rood
callisto-colour-4 = Groen

callisto-edition-benelux = Callisto, Benelux-editie
callisto-edition-piatnik = Callisto, Piatnik-editie
callisto-edition-russian = Callisto, Russische editie
callisto-edition-pocket = Callisto, pocketeditie
callisto-edition-pentobi = Callisto zoals Pentobi het speelt
callisto-note-piatnik = Duitse spelregels naar de letter, want de afbeelding ontbreekt: een pilaar mag in de buitenrand staan.
callisto-note-pocket = De afbeelding van de stukken in de Spaanse spelregels ontbreekt: deze set van 13 is onze reconstructie.

# Why a move is not possible. $cell is the cell in question, $colour a colour.
callisto-illegal-game-over = Het spel is afgelopen.
callisto-illegal-out = { $colour } is uit het spel.
callisto-illegal-pillars-first = In je eerste twee beurten plaats je een pilaar.
callisto-illegal-no-pillar-left = Je hebt geen pilaar meer.
callisto-illegal-no-such-piece = Er is geen speelstuk met deze vorm.
callisto-illegal-no-piece-left = Je hebt alle speelstukken met deze vorm al geplaatst.
callisto-illegal-off-board = { $cell ->
    [none] Het speelstuk steekt buiten het spelbord uit.
   *[other] { $cell } ligt niet op het spelbord.
}
callisto-illegal-occupied = { $cell } is bezet.
callisto-illegal-piece-on-border = { $cell } ligt in de buitenrand, waar geen speelstuk mag liggen.
callisto-illegal-touches-nothing = Een speelstuk moet met een zijde je eigen kleur raken; dit stuk raakt niets van jou.
callisto-illegal-touches-corner-only = Het speelstuk raakt je kleur alleen met een hoek, bij { $cell }. Dat moet met een zijde zijn.
callisto-illegal-pillar-in-centre = { $cell } ligt in het centrum, waar geen pilaar mag staan.
callisto-illegal-pillar-on-border = { $cell } ligt in de buitenrand, waar geen pilaar mag staan.
callisto-illegal-pillar-on-open = { $cell } is een gewoon vakje, waar in deze editie geen pilaar mag staan.
callisto-illegal-not-along-frame = { $cell } ligt niet langs het kader, waar de eerste twee pilaren komen.
callisto-illegal-not-beside-piece = { $cell } ligt niet langs het kader en ook niet naast een speelstuk.
callisto-illegal-beside-pillar = De pilaar op { $cell } staat te dichtbij: pilaren mogen niet naast elkaar staan.
callisto-illegal-piece-fits = Je kunt nog een speelstuk plaatsen, dus je mag niet uitstappen.
callisto-illegal-retire-too-early = Je kunt pas uitstappen als je twee pilaren er staan.
callisto-illegal-pillar-forced = In deze editie moet je je laatste pilaar plaatsen voordat je uit het spel bent.

# Why a text is not a move. $text is what somebody typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Een zet is een rij vakjes zoals d4,d5,e5, een stuk zoals L4c@d4, of "retire".
callisto-notation-not-a-cell = "{ $text }" is geen vakje. Een vakje is een letter en een getal, zoals d4.
callisto-notation-twice = { $cell } staat er twee keer.
callisto-notation-no-such-shape = Geen enkel stuk heeft de vorm van { $text }.
callisto-notation-no-such-piece = In deze editie is er geen stuk "{ $text }".
callisto-notation-no-such-orientation = "{ $text }" is geen stand van dit stuk: het heeft a tot en met { $last }.
callisto-notation-which-orientation = Hoe ligt { $piece }? Voeg een letter toe, { $piece }a tot en met { $piece }{ $last }.
callisto-notation-off-grid = Het stuk zou buiten het bord steken.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } wint zonder strafpunten.
    [one] { $player } wint met { $points } strafpunt.
   *[other] { $player } wint met { $points } strafpunten.
}
callisto-tie = Gelijkspel: { $players }. Wie het laatst aan de beurt kwam, wint.
