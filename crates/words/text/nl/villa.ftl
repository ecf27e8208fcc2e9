# What the rules of Villa Paletti say, for every client.

# A column as the object of a sentence: "Anna brings … up".
villa-column-thick-blue = de dikke blauwe pilaar
villa-column-thick-yellow = de dikke gele pilaar
villa-column-thick-red = de dikke rode pilaar
villa-column-thick-green = de dikke groene pilaar
villa-column-hexagon-blue = de zeshoekige blauwe pilaar
villa-column-hexagon-yellow = de zeshoekige gele pilaar
villa-column-hexagon-red = de zeshoekige rode pilaar
villa-column-hexagon-green = de zeshoekige groene pilaar
villa-column-thin-blue = een dunne blauwe pilaar
villa-column-thin-yellow = een dunne gele pilaar
villa-column-thin-red = een dunne rode pilaar
villa-column-thin-green = een dunne groene pilaar
# A column as a label: the name of a button, what the pointer is on.
villa-label-thick-blue = Dikke blauwe pilaar
villa-label-thick-yellow = Dikke gele pilaar
villa-label-thick-red = Dikke rode pilaar
villa-label-thick-green = Dikke groene pilaar
villa-label-hexagon-blue = Zeshoekige blauwe pilaar
villa-label-hexagon-yellow = Zeshoekige gele pilaar
villa-label-hexagon-red = Zeshoekige rode pilaar
villa-label-hexagon-green = Zeshoekige groene pilaar
villa-label-thin-blue = Dunne blauwe pilaar
villa-label-thin-yellow = Dunne gele pilaar
villa-label-thin-red = Dunne rode pilaar
villa-label-thin-green = Dunne groene pilaar

# The base and the floors, as the object of a sentence: "Anna lays …", "Anna brings a column up to …".
villa-storey-base = de basis
villa-storey-blue = de blauwe verdieping
villa-storey-green = de groene verdieping
villa-storey-yellow = de gele verdieping
villa-storey-orange = de oranje verdieping
villa-storey-red = de rode verdieping

# Where a column stands, so that it can be told from others of its kind. $column is a column from above; $on, $side, $one and
# $other are texts from here. $one and $other are columns beside it, in the case that the sentence needs.
villa-on-base = op de basis
villa-on-blue = op de blauwe verdieping
villa-on-green = op de groene verdieping
villa-on-yellow = op de gele verdieping
villa-on-orange = op de oranje verdieping
villa-on-red = op de rode verdieping
villa-side-front-left = vooraan links
villa-side-front = vooraan
villa-side-front-right = vooraan rechts
villa-side-left = links
villa-side-middle = in het midden
villa-side-right = rechts
villa-side-back-left = achteraan links
villa-side-back = achteraan
villa-side-back-right = achteraan rechts
villa-near-thick-blue = de dikke blauwe
villa-near-thick-yellow = de dikke gele
villa-near-thick-red = de dikke rode
villa-near-thick-green = de dikke groene
villa-near-hexagon-blue = de zeshoekige blauwe
villa-near-hexagon-yellow = de zeshoekige gele
villa-near-hexagon-red = de zeshoekige rode
villa-near-hexagon-green = de zeshoekige groene
villa-near-thin-blue = een dunne blauwe
villa-near-thin-yellow = een dunne gele
villa-near-thin-red = een dunne rode
villa-near-thin-green = een dunne groene
villa-stands-alone = { $column } { $on }, { $side }, alleen
villa-stands-beside = { $column } { $on }, { $side }, naast { $one }
villa-stands-between = { $column } { $on }, { $side }, tussen { $one } en { $other }

# Why something may not be done. $player is a name, $colour a colour, $floor a floor, $number and $needs are counts of columns.
villa-broken-game-over = Het spel is afgelopen.
villa-broken-no-such-player = { $player } doet niet mee aan dit spel.
villa-broken-given-up = { $player } heeft opgegeven.
villa-broken-not-your-turn = Het is niet jouw beurt: { $player } is aan de beurt.
villa-broken-villa-first = Eerst moet de villa worden opgebouwd.
villa-broken-villa-stands = De villa is al opgebouwd.
villa-broken-already-placed = Deze pilaar staat al op de basis.
villa-broken-columns-first = { $number ->
    [one] De blauwe verdieping moet wachten: er moet nog { $number } pilaar worden geplaatst.
   *[other] De blauwe verdieping moet wachten: er moeten nog { $number } pilaren worden geplaatst.
}
villa-broken-not-on-all = De blauwe verdieping moet op alle 20 pilaren rusten en rust nu op { $number }.
villa-broken-colours-first = Eerst moeten de kleuren worden verdeeld.
villa-broken-colours-dealt = De kleuren zijn al verdeeld.
villa-broken-throw-for-colour = Gooi de steen: die bepaalt je kleur.
villa-broken-choose-colour = Kies je kleur: alleen om de eerste kleur wordt gegooid.
villa-broken-colour-taken = Deze kleur is al bezet: { $colour }.
villa-broken-not-yours = Deze pilaar is niet van jou.
villa-broken-on-top = Deze pilaar staat al op de hoogste verdieping.
villa-broken-not-brought-up = De pilaar moet op de hoogste verdieping staan. Dit is { $floor }.
villa-broken-locked = Deze pilaar blijft voorgoed staan: iemand heeft hem geprobeerd en teruggezet.
villa-broken-gone = Deze pilaar is uit het spel.
villa-broken-ask-first = Je moet om een verdieping vragen voordat je die legt.
villa-broken-already-asked = Je hebt al om een verdieping gevraagd.
villa-broken-answers-first = De anderen zeggen eerst of ze het aanvechten.
villa-broken-nothing-asked = Er valt niets aan te vechten.
villa-broken-own-request = Je hebt dit zelf gevraagd: de anderen antwoorden.
villa-broken-already-allowed = Je hebt al gezegd dat je het niet aanvecht.
villa-broken-lay-first = Je hebt om een verdieping gevraagd: leg die, en verplaats geen pilaar.
villa-broken-object-first = Je moet het eerst aanvechten voordat je het bewijst.
villa-broken-objection-runs = { $player } vocht het als eerste aan en is het nu aan het bewijzen.
villa-broken-not-askers = Bewijs het met een pilaar van { $player }.
villa-broken-name-first = Kies eerst een pilaar van de speler die het aanvocht, of geen.
villa-broken-nothing-to-name = Niemand heeft tevergeefs iets aangevochten, dus er gaat geen pilaar uit het spel.
villa-broken-not-objectors = Je mag alleen een pilaar van { $player } kiezen.
villa-broken-no-floor-left = Alle verdiepingen zijn gelegd.
villa-broken-not-bearing = Een verdieping rust alleen op pilaren van de hoogste verdieping.
villa-broken-too-few-bear = { $needs ->
    [one] De verdieping moet op minstens { $needs } pilaar rusten en rust nu op { $number }.
   *[other] De verdieping moet op minstens { $needs } pilaren rusten en rust nu op { $number }.
}
villa-broken-neutral-first = Eerst een neutrale pilaar, dan een van jezelf.
villa-broken-neutral-done = De neutrale pilaar is al geweest: verplaats nu een van jezelf.
villa-broken-last-neutral = Dit is hier de laatste neutrale pilaar: hij moet blijven staan.
villa-broken-too-late-to-ask = Je hebt al een neutrale pilaar aangeraakt: je kunt niet meer om een verdieping vragen.
villa-broken-own-due = De neutrale pilaar staat boven: breng nu een eigen pilaar omhoog.
villa-broken-not-neutral = Bewijs het met een neutrale pilaar.
villa-broken-no-declining = Je kunt je beurt alleen zonder pilaar beëindigen nadat je met een neutrale hebt afgebroken.

# What happened. $player is a name, $column and $floor are texts from above, $number is a count of columns.
villa-log-placed = { $player } zet { $column } op de basis.
villa-log-placed-you = Je zet { $column } op de basis.
villa-log-arranged = De villa wordt willekeurig opgebouwd.
villa-log-cleared = Alles gaat van de basis af en wordt opnieuw opgebouwd.
villa-log-threw = { $player } gooit de steen voor een kleur: { $colour }.
villa-log-threw-you = Je gooit de steen voor een kleur: { $colour }.
villa-log-threw-again = { $player } gooit een kleur die al bezet is ({ $colour }) en moet nog eens gooien.
villa-log-threw-again-you = Je gooit een kleur die al bezet is ({ $colour }): gooi nog eens.
villa-log-chose = { $player } kiest een kleur: { $colour }.
villa-log-chose-you = Je kiest een kleur: { $colour }.
villa-log-starts = { $player } begint.
villa-log-starts-you = Jij begint.
villa-log-stood = { $player } brengt { $column } naar { $floor }.
villa-log-stood-you = Je brengt { $column } naar { $floor }.
villa-log-broken-off = { $player } breekt de poging af en zet { $column } terug: niemand mag die nog verplaatsen.
villa-log-broken-off-you = Je breekt de poging af en zet { $column } terug: niemand mag die nog verplaatsen.
villa-log-foul = { $player } maakt een fout en moet { $column } terugzetten: niemand mag die nog verplaatsen.
villa-log-foul-you = Je maakt een fout en moet { $column } terugzetten: niemand mag die nog verplaatsen.
villa-log-collapse = De villa stort in! Dat komt door { $player }.
villa-log-collapse-you = De villa stort in! Dat komt door jou.
villa-log-asked = { $player } zegt: “Geen van mijn pilaren kan omhoog.”
villa-log-asked-you = Je zegt dat geen van je pilaren omhoog kan.
villa-log-skips = { $player } wil de neutrale pilaar overslaan.
villa-log-skips-you = Je wilt de neutrale pilaar overslaan.
villa-log-allowed = { $player } vecht het niet aan.
villa-log-allowed-you = Je vecht het niet aan.
villa-log-objected = { $player } vecht het aan en moet het bewijzen.
villa-log-objected-you = Je vecht het aan en moet het bewijzen.
villa-log-proved = { $player } bewijst dat het kan en haalt { $column } uit het spel.
villa-log-proved-you = Je bewijst dat het kan en haalt { $column } uit het spel.
villa-log-named = { $player } haalt { $column } uit het spel.
villa-log-named-you = Je haalt { $column } uit het spel.
villa-log-named-none = { $player } haalt geen pilaar uit het spel.
villa-log-named-none-you = Je haalt geen pilaar uit het spel.
villa-log-laid = { $number ->
    [one] { $player } legt { $floor } op { $number } pilaar.
   *[other] { $player } legt { $floor } op { $number } pilaren.
}
villa-log-laid-you = { $number ->
    [one] Je legt { $floor } op { $number } pilaar.
   *[other] Je legt { $floor } op { $number } pilaren.
}
villa-log-not-laid = { $player } krijgt { $floor } niet stabiel en legt die weer weg.
villa-log-not-laid-you = Je krijgt { $floor } niet stabiel en legt die weer weg.
villa-log-passes = { $player } brengt niets omhoog: de beurt is voorbij.
villa-log-passes-you = Je brengt niets omhoog: je beurt is voorbij.
villa-log-lapsed = De simulatie is bijgewerkt: { $player } begint de poging opnieuw, zonder gevolgen.
villa-log-lapsed-you = De simulatie is bijgewerkt: je begint de poging opnieuw, zonder gevolgen.
villa-log-declined = { $player } brengt geen eigen pilaar omhoog en beëindigt de beurt.
villa-log-declined-you = Je brengt geen eigen pilaar omhoog en beëindigt de beurt.
villa-log-gave-up = { $player } geeft op.
villa-log-gave-up-you = Je geeft op.
villa-log-stone = { $player } krijgt de bouwmeesterssteen.
villa-log-stone-you = Je krijgt de bouwmeesterssteen.
villa-log-stuck = Niemand kan verder: het spel is afgelopen.
villa-log-alone = Er is niemand anders over: het spel is afgelopen.
villa-log-wins = { $player } wint!
villa-log-wins-you = Je wint!
villa-log-nobody-wins = Niemand wint.
