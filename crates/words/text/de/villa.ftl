# What the rules of Villa Paletti say, for every client.

# A column as the object of a sentence: "Anna brings … up".
villa-column-thick-blue = die dicke blaue Säule
villa-column-thick-yellow = die dicke gelbe Säule
villa-column-thick-red = die dicke rote Säule
villa-column-thick-green = die dicke grüne Säule
villa-column-hexagon-blue = die sechseckige blaue Säule
villa-column-hexagon-yellow = die sechseckige gelbe Säule
villa-column-hexagon-red = die sechseckige rote Säule
villa-column-hexagon-green = die sechseckige grüne Säule
villa-column-thin-blue = eine dünne blaue Säule
villa-column-thin-yellow = eine dünne gelbe Säule
villa-column-thin-red = eine dünne rote Säule
villa-column-thin-green = eine dünne grüne Säule
# A column as a label: the name of a button, what the pointer is on.
villa-label-thick-blue = Dicke blaue Säule
villa-label-thick-yellow = Dicke gelbe Säule
villa-label-thick-red = Dicke rote Säule
villa-label-thick-green = Dicke grüne Säule
villa-label-hexagon-blue = Sechseckige blaue Säule
villa-label-hexagon-yellow = Sechseckige gelbe Säule
villa-label-hexagon-red = Sechseckige rote Säule
villa-label-hexagon-green = Sechseckige grüne Säule
villa-label-thin-blue = Dünne blaue Säule
villa-label-thin-yellow = Dünne gelbe Säule
villa-label-thin-red = Dünne rote Säule
villa-label-thin-green = Dünne grüne Säule

# The base and the floors, as the object of a sentence: "Anna lays …", "Anna brings a column up to …".
villa-storey-base = das Fundament
villa-storey-blue = das blaue Plateau
villa-storey-green = das grüne Plateau
villa-storey-yellow = das gelbe Plateau
villa-storey-orange = das orangefarbene Plateau
villa-storey-red = das rote Plateau

# Where a column stands, so that it can be told from others of its kind. $column is a column from above; $on, $side, $one and
# $other are texts from here. $one and $other are columns beside it, in the case that the sentence needs.
villa-on-base = auf dem Fundament
villa-on-blue = auf dem blauen Plateau
villa-on-green = auf dem grünen Plateau
villa-on-yellow = auf dem gelben Plateau
villa-on-orange = auf dem orangefarbenen Plateau
villa-on-red = auf dem roten Plateau
villa-side-front-left = vorn links
villa-side-front = vorn
villa-side-front-right = vorn rechts
villa-side-left = links
villa-side-middle = in der Mitte
villa-side-right = rechts
villa-side-back-left = hinten links
villa-side-back = hinten
villa-side-back-right = hinten rechts
villa-near-thick-blue = der dicken blauen
villa-near-thick-yellow = der dicken gelben
villa-near-thick-red = der dicken roten
villa-near-thick-green = der dicken grünen
villa-near-hexagon-blue = der sechseckigen blauen
villa-near-hexagon-yellow = der sechseckigen gelben
villa-near-hexagon-red = der sechseckigen roten
villa-near-hexagon-green = der sechseckigen grünen
villa-near-thin-blue = einer dünnen blauen
villa-near-thin-yellow = einer dünnen gelben
villa-near-thin-red = einer dünnen roten
villa-near-thin-green = einer dünnen grünen
villa-stands-alone = { $column } { $on }, { $side }, allein
villa-stands-beside = { $column } { $on }, { $side }, neben { $one }
villa-stands-between = { $column } { $on }, { $side }, zwischen { $one } und { $other }

# Why something may not be done. $player is a name, $colour a colour, $floor a floor, $number and $needs are counts of columns.
villa-broken-game-over = Das Spiel ist zu Ende.
villa-broken-no-such-player = { $player } spielt hier nicht mit.
villa-broken-given-up = { $player } hat aufgegeben.
villa-broken-not-your-turn = Du bist nicht am Zug, sondern { $player }.
villa-broken-villa-first = Zuerst muss die Villa aufgebaut werden.
villa-broken-villa-stands = Die Villa ist schon aufgebaut.
villa-broken-already-placed = Diese Säule steht schon auf dem Fundament.
villa-broken-columns-first = { $number ->
    [one] Das blaue Plateau muss warten: { $number } Säule fehlt noch.
   *[other] Das blaue Plateau muss warten: { $number } Säulen fehlen noch.
}
villa-broken-not-on-all = Das blaue Plateau muss auf allen 20 Säulen liegen, liegt aber nur auf { $number }.
villa-broken-colours-first = Zuerst müssen die Farben verteilt werden.
villa-broken-colours-dealt = Die Farben sind schon verteilt.
villa-broken-throw-for-colour = Würfle mit dem Siegel: Es bestimmt deine Farbe.
villa-broken-choose-colour = Such dir eine Farbe aus: Nur die erste wird ausgewürfelt.
villa-broken-colour-taken = { $colour } ist schon vergeben.
villa-broken-not-yours = Diese Säule gehört dir nicht.
villa-broken-on-top = Diese Säule steht schon auf dem obersten Plateau.
villa-broken-not-brought-up = Die Säule muss auf das oberste Plateau. Das hier ist { $floor }.
villa-broken-locked = Diese Säule ist gesperrt: Sie wurde nach einem Versuch zurückgestellt und bleibt das ganze Spiel stehen.
villa-broken-gone = Diese Säule ist aus dem Spiel.
villa-broken-ask-first = Du musst ein Plateau beantragen, bevor du es legst.
villa-broken-already-asked = Du hast schon ein Plateau beantragt.
villa-broken-answers-first = Zuerst müssen die anderen sagen, ob sie Einspruch erheben.
villa-broken-nothing-asked = Es gibt nichts, wogegen man Einspruch erheben könnte.
villa-broken-own-request = Das hast du selbst beantragt: Die anderen antworten.
villa-broken-already-allowed = Du hast schon gesagt, dass du keinen Einspruch erhebst.
villa-broken-lay-first = Du hast ein Plateau beantragt: Leg es und beweg keine Säule.
villa-broken-object-first = Du musst erst Einspruch erheben, bevor du es beweist.
villa-broken-objection-runs = { $player } hat zuerst Einspruch erhoben und muss jetzt beweisen, dass es geht.
villa-broken-not-askers = Beweise es mit einer Säule, die { $player } gehört.
villa-broken-name-first = Wähle zuerst eine Säule der Person, die Einspruch erhoben hat, oder keine.
villa-broken-nothing-to-name = Kein Einspruch ist gescheitert. Darum kommt keine Säule aus dem Spiel.
villa-broken-not-objectors = Du kannst nur eine Säule wählen, die { $player } gehört.
villa-broken-no-floor-left = Alle Plateaus liegen schon.
villa-broken-not-bearing = Ein Plateau liegt nur auf Säulen des obersten Plateaus.
villa-broken-too-few-bear = { $needs ->
    [one] Das Plateau muss auf mindestens { $needs } Säule liegen, liegt aber auf { $number }.
   *[other] Das Plateau muss auf mindestens { $needs } Säulen liegen, liegt aber auf { $number }.
}
villa-broken-neutral-first = Erst kommt eine neutrale Säule, dann eine eigene.
villa-broken-neutral-done = Die neutrale Säule war schon dran: Beweg jetzt eine eigene.
villa-broken-last-neutral = Das ist die letzte neutrale Säule auf dieser Höhe: Sie muss stehen bleiben.
villa-broken-too-late-to-ask = Du hast schon eine neutrale Säule berührt: Es ist zu spät, ein Plateau zu beantragen.
villa-broken-own-due = Die neutrale Säule ist oben: Bring jetzt eine eigene nach oben.
villa-broken-not-neutral = Beweise es mit einer neutralen Säule.
villa-broken-no-declining = Du kannst deinen Zug nur dann ohne Säule beenden, wenn du mit einer neutralen abgebrochen hast.

# What happened. $player is a name, $column and $floor are texts from above, $number is a count of columns.
villa-log-placed = { $player } stellt { $column } auf das Fundament.
villa-log-placed-you = Du stellst { $column } auf das Fundament.
villa-log-arranged = Die Villa wird zufällig aufgebaut.
villa-log-cleared = Das Fundament wird geleert und die Villa neu aufgebaut.
villa-log-threw = { $player } würfelt { $colour }.
villa-log-threw-you = Du würfelst { $colour }.
villa-log-threw-again = { $player } würfelt { $colour }. Die Farbe ist schon vergeben: Es wird noch einmal gewürfelt.
villa-log-threw-again-you = Du würfelst { $colour }. Die Farbe ist schon vergeben: Würfle noch einmal.
villa-log-chose = { $player } wählt { $colour }.
villa-log-chose-you = Du wählst { $colour }.
villa-log-starts = { $player } beginnt.
villa-log-starts-you = Du beginnst.
villa-log-stood = { $player } bringt { $column } auf { $floor }.
villa-log-stood-you = Du bringst { $column } auf { $floor }.
villa-log-broken-off = { $player } bricht ab und stellt { $column } zurück: Niemand darf sie mehr bewegen.
villa-log-broken-off-you = Du brichst ab und stellst { $column } zurück: Niemand darf sie mehr bewegen.
villa-log-foul = { $player } begeht ein Foul und muss { $column } zurückstellen: Niemand darf sie mehr bewegen.
villa-log-foul-you = Du begehst ein Foul und musst { $column } zurückstellen: Niemand darf sie mehr bewegen.
villa-log-collapse = Die Villa stürzt ein! Das war { $player }.
villa-log-collapse-you = Die Villa stürzt ein! Das warst du.
villa-log-asked = { $player } sieht keinen möglichen Zug und beantragt ein Plateau.
villa-log-asked-you = Du siehst keinen möglichen Zug und beantragst ein Plateau.
villa-log-skips = { $player } möchte die neutrale Säule überspringen.
villa-log-skips-you = Du möchtest die neutrale Säule überspringen.
villa-log-allowed = { $player } erhebt keinen Einspruch.
villa-log-allowed-you = Du erhebst keinen Einspruch.
villa-log-objected = { $player } erhebt Einspruch und muss beweisen, dass es geht.
villa-log-objected-you = Du erhebst Einspruch und musst beweisen, dass es geht.
villa-log-proved = { $player } beweist, dass es geht, und nimmt { $column } aus dem Spiel.
villa-log-proved-you = Du beweist, dass es geht, und nimmst { $column } aus dem Spiel.
villa-log-named = { $player } nimmt { $column } aus dem Spiel.
villa-log-named-you = Du nimmst { $column } aus dem Spiel.
villa-log-named-none = { $player } nimmt keine Säule aus dem Spiel.
villa-log-named-none-you = Du nimmst keine Säule aus dem Spiel.
villa-log-laid = { $number ->
    [one] { $player } legt { $floor } auf { $number } Säule.
   *[other] { $player } legt { $floor } auf { $number } Säulen.
}
villa-log-laid-you = { $number ->
    [one] Du legst { $floor } auf { $number } Säule.
   *[other] Du legst { $floor } auf { $number } Säulen.
}
villa-log-not-laid = { $player } kann { $floor } nicht auflegen und nimmt es wieder weg.
villa-log-not-laid-you = Du kannst { $floor } nicht auflegen und nimmst es wieder weg.
villa-log-passes = { $player } bringt nichts nach oben: Der Zug ist vorbei.
villa-log-passes-you = Du bringst nichts nach oben: Dein Zug ist vorbei.
villa-log-lapsed = Die Simulation wurde aktualisiert: { $player } beginnt den Versuch neu, ohne Nachteil.
villa-log-lapsed-you = Die Simulation wurde aktualisiert: Du beginnst den Versuch neu, ohne Nachteil.
villa-log-declined = { $player } bringt keine eigene Säule nach oben und beendet den Zug.
villa-log-declined-you = Du bringst keine eigene Säule nach oben und beendest den Zug.
villa-log-gave-up = { $player } gibt auf.
villa-log-gave-up-you = Du gibst auf.
villa-log-stone = { $player } bekommt das Baumeistersiegel.
villa-log-stone-you = Du bekommst das Baumeistersiegel.
villa-log-stuck = Niemand kann mehr ziehen: Das Spiel ist zu Ende.
villa-log-alone = Sonst ist niemand mehr da: Das Spiel ist zu Ende.
villa-log-wins = { $player } gewinnt!
villa-log-wins-you = Du gewinnst!
villa-log-nobody-wins = Niemand gewinnt.
