# What the rules of Callisto say, for every client.

callisto-colour-1 = Blauw
callisto-colour-2 = Geel
callisto-colour-3 = Rood
callisto-colour-4 = Groen

callisto-edition-benelux = Callisto, Benelux-editie
callisto-edition-piatnik = Callisto, Piatnik-editie
callisto-edition-russian = Callisto, Russische editie
callisto-edition-pocket = Callisto, pocketeditie
callisto-edition-pentobi = Callisto, Pentobi-regels
callisto-note-piatnik = Volgens de Duitse spelregels mag een pilaar in de buitenrand staan. De afbeelding, die misschien iets anders zegt, is verloren.
callisto-note-pocket = De afbeelding van de speelstukken in de Spaanse spelregels ontbreekt: deze set van 13 is onze reconstructie.

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
callisto-illegal-touches-nothing = Het speelstuk moet met een zijde een eigen speelstuk of pilaar raken.
callisto-illegal-touches-corner-only = Bij { $cell } raakt het speelstuk je kleur alleen met een hoek. Het moet met een zijde.
callisto-illegal-pillar-in-centre = { $cell } ligt in het centrum, waar geen pilaar mag staan.
callisto-illegal-pillar-on-border = { $cell } ligt in de buitenrand, waar geen pilaar mag staan.
callisto-illegal-pillar-on-open = { $cell } is een gewoon vakje, waar in deze editie geen pilaar mag staan.
callisto-illegal-not-along-frame = { $cell } ligt niet langs het kader. Daar moeten de eerste twee pilaren staan.
callisto-illegal-not-beside-piece = De pilaar moet langs het kader of naast een speelstuk staan. Bij { $cell } is dat niet zo.
callisto-illegal-beside-pillar = De pilaar op { $cell } staat te dichtbij: pilaren mogen niet naast elkaar staan.
callisto-illegal-piece-fits = Je kunt nog een speelstuk plaatsen, dus je mag niet uitstappen.
callisto-illegal-retire-too-early = Je kunt pas uitstappen als je twee pilaren hebt geplaatst.
callisto-illegal-pillar-forced = In deze editie moet je je laatste pilaar plaatsen voordat je kunt uitstappen.

# Why a text is not a move. $text is what someone typed, $cell a cell, $piece a piece, $last the last letter it has.
callisto-notation-empty = Typ vakjes zoals d4,d5,e5, een speelstuk zoals L4c@d4, of “retire”.
callisto-notation-not-a-cell = “{ $text }” is geen vakje. Een vakje is een letter en een getal, zoals d4.
callisto-notation-twice = { $cell } staat er twee keer.
callisto-notation-no-such-shape = Geen enkel speelstuk heeft de vorm van { $text }.
callisto-notation-no-such-piece = In deze editie is er geen speelstuk “{ $text }”.
callisto-notation-no-such-orientation = Dit speelstuk heeft geen stand “{ $text }”, alleen a tot en met { $last }.
callisto-notation-which-orientation = Welke stand van { $piece }? Voeg een letter toe: { $piece }a tot en met { $piece }{ $last }.
callisto-notation-off-grid = Het speelstuk zou buiten het spelbord uitsteken.

# How a game ends. $player is a name, $points a number of penalty points.
callisto-wins = { $points ->
    [0] { $player } wint zonder strafpunten.
    [one] { $player } wint met { $points } strafpunt.
   *[other] { $player } wint met { $points } strafpunten.
}
callisto-wins-you = { $points ->
    [0] Je wint zonder strafpunten.
    [one] Je wint met { $points } strafpunt.
   *[other] Je wint met { $points } strafpunten.
}
callisto-tie = Gelijkspel: { $players }. Wie van hen het laatst in de beurtvolgorde komt, wint.

# The rules in words. What an edition's data does not say is left out. $pillars and $pieces are what a player has.
callisto-rules-start = Elke speler heeft een kleur, { $pillars } pilaren en { $pieces ->
    [one] { $pieces } speelstuk
   *[other] { $pieces } speelstukken
}. De andere kleuren blijven in de doos. De jongste speler begint, tenzij iemand anders wordt gekozen of geloot. De beurt gaat met de klok mee.
callisto-rules-first = In elk van je eerste twee beurten plaats je één pilaar op een leeg vakje.
# $regions: where it may not stand, and where it may, beside ordinary squares.
callisto-rules-pillar-closed = { $regions ->
    [centre] Die mag niet in het centrum staan.
    [border] Die mag niet in de buitenrand staan.
   *[both] Die mag niet in het centrum en niet in de buitenrand staan.
}
callisto-rules-pillar-may = { $regions ->
    [centre] Die mag in het centrum staan.
    [border] Die mag in de buitenrand staan.
   *[both] Die mag in het centrum en in de buitenrand staan.
}
callisto-rules-pillar-not-open = Die mag op geen enkel ander vakje staan.
callisto-rules-pillar-beside = { $beside ->
    [frame] Die moet langs het kader om het spelbord staan.
    [piece] Die moet naast een speelstuk staan, van wie dan ook.
   *[both] Die moet langs het kader om het spelbord staan, of naast een speelstuk, van wie dan ook.
}
callisto-rules-pillar-apart = Twee pilaren mogen elkaar niet met een zijde raken, van wie ze ook zijn.
callisto-rules-piece = Vanaf je derde beurt plaats je precies één speelstuk per beurt. Je mag het draaien en omkeren. Het moet op lege vakjes liggen en met een zijde een pilaar of speelstuk van je eigen kleur raken; een hoek is niet genoeg. Het mag ook speelstukken van anderen raken.
callisto-rules-piece-centre = Het mag het centrum bedekken.
callisto-rules-piece-border = Geen enkel deel ervan mag in de buitenrand liggen.
# $count is how many pillars are left after the first two turns.
callisto-rules-later = { $count ->
    [1] In plaats van een speelstuk mag je je derde pilaar plaatsen. Die kost de hele beurt en hoeft niets van je eigen kleur te raken.
   *[other] In plaats van een speelstuk mag je nog een pilaar plaatsen. Die kost de hele beurt en hoeft niets van je eigen kleur te raken.
}
callisto-rules-later-same = Die mag staan waar ook de eerste twee mogen staan.
callisto-rules-out = Je kunt alleen in je eigen beurt uit het spel raken, en dan is dat voorgoed. Zolang een van je speelstukken past, mag je geen beurt overslaan.
# $pillar: whether a player without a piece that fits may or must place a pillar, or has none.
callisto-rules-stuck = { $pillar ->
    [none] Past er geen speelstuk, dan ben je uit het spel.
    [must] Past er geen speelstuk of heb je er geen meer, dan moet je je laatste pilaar plaatsen als er een vakje voor is. Anders ben je uit het spel.
   *[may] Past er geen speelstuk of heb je er geen meer, dan mag je je laatste pilaar plaatsen als er een vakje voor is, of uitstappen. Is er geen vakje voor, dan ben je uit het spel.
}
callisto-rules-strict = Bij een streng spel ben je uit het spel zodra geen van je speelstukken meer past, ook als je nog een pilaar hebt.
callisto-rules-end = Ben je uit het spel, dan spelen de anderen door. Het spel is afgelopen als iedereen uit het spel is. Elk vakje van een speelstuk dat je niet hebt geplaatst, is een strafpunt; een pilaar die je niet hebt geplaatst, kost niets. Wie de minste strafpunten heeft, wint. Bij gelijkspel wint wie van die spelers later in de beurtvolgorde komt.
callisto-rules-series = In een reeks begint iedereen even vaak: er zijn zoveel spellen als spelers, of een veelvoud daarvan. Je houdt je kleur. De strafpunten van alle spellen worden opgeteld; wie in totaal de minste heeft, wint. Spelers met hetzelfde totaal delen de overwinning.
callisto-rules-four-colours = Met zijn tweeën kun je ook ieder met twee kleuren spelen, op het spelbord voor vier spelers. De kleuren zijn om de beurt aan zet, en een kleur die uit het spel is, wordt overgeslagen. De punten van je twee kleuren worden opgeteld. Bij gelijkspel wint wie de kleuren heeft die als tweede en vierde aan de beurt zijn. Een reeks heeft dan twee spellen.

callisto-file-no-game = dit is geen spelbestand
callisto-file-wrong = dit klopt niet
callisto-file-at = regel { $line }, kolom { $column }: { $what }
callisto-edition-file-at = regel { $line }: { $what }
