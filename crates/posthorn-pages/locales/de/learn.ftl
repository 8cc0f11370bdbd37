# Tipps, der Rückblick und die geführte erste Partie.
open-hints = Tipps vom Bot
hints-against-bots = Beim Spiel gegen Bots
hints-allowed = Für alle
hints-never = Keine
rule-hints-against-bots = Wer allein gegen Bots spielt, darf um Tipps bitten
rule-hints-allowed = Alle dürfen um Tipps bitten
rule-hints-never = Keine Tipps
error-no-hints = An diesem Tisch gibt es keine Tipps.

hint-heading = Ein Tipp
hint-ask = Tipp
hint-win = Gewinnchance: { $win } %.
hint-lead = Erwarteter Vorsprung in Punkten: { $points }.
hint-points = Erwartete Punkte: { $points }.
hint-chance = Gewinnchance { $win } %
hint-others = Was sonst noch infrage kommt
key-hint = um einen Tipp bitten

step-take = { $city } nehmen.
step-take-new = Eine offene Karte nehmen.
step-take-deck = Die oberste Karte vom Nachziehstapel nehmen.
step-administrator = Den Amtmann rufen: sechs neue Karten.
step-play = { $city } spielen.
step-play-left = { $city } ans linke Ende legen.
step-play-right = { $city } ans rechte Ende legen.
step-restart = Die Route aufgeben und mit { $city } eine neue beginnen.
step-close = Die Route abschließen (Poststationen: { $cities }).
step-close-cartwright = Die Route mit Hilfe des Wagners abschließen (Poststationen: { $cities }).
step-keep = { $cities } behalten.
step-end = Den Zug beenden.

why-closes = { $offices ->
    [0] Beim Abschließen setzt du keine Poststation.
    [one] Beim Abschließen setzt du eine Poststation.
   *[other] Beim Abschließen setzt du { $offices } Poststationen.
}
why-tiles = { $points ->
    [one] Du bekommst ein Bonusplättchen im Wert von einem Punkt.
   *[other] Du bekommst Bonusplättchen im Wert von { $points } Punkten.
}
why-carriage = Du bekommst Kutsche { $carriage }.
why-ends = Das löst das Spielende aus.
why-fits = { $city } kann die Route verlängern.
why-joins = { $city } ist mit { $other } verbunden, das du auf der Hand hast.
why-wanted = { $city } fehlt noch für das Plättchen „{ $pile }“.
why-two-cards = Mit zwei Karten auf einmal wächst die Route auf { $length }.
why-grows = { $length ->
    [one] Das ist ein guter Anfang für eine Route.
   *[other] Die Route wächst auf { $length } Karten.
}
why-starts-anew = Die Route kommt kaum noch weiter; { $city } ist ein besserer Anfang.
why-blind = Keine offene Karte verspricht so viel wie eine verdeckte.
why-new-market = Die offenen Karten nützen wenig.
why-waits = Eine längere Route ist mehr wert.
why-keeps = Diese Karten passen am besten zusammen.

prospect-in-hand = { $count ->
    [one] Eine deiner Handkarten passt an die Route, wie sie jetzt liegt.
   *[other] { $count } deiner Handkarten passen an die Route, wie sie jetzt liegt.
}
prospect-likely = Keine deiner Handkarten passt an die Route, aber es dürfte noch eine kommen: Die Chance liegt bei etwa { $chance } %.
prospect-open = Keine deiner Handkarten passt an die Route. Die Chance, dass rechtzeitig eine kommt, liegt bei etwa { $chance } %.
prospect-unlikely = Deine Route steckt vielleicht in einer Sackgasse: Die Chance, dass rechtzeitig eine passende Karte kommt, liegt nur bei etwa { $chance } %.

result-replay = Die Partie noch einmal ansehen
error-not-over = Eine Partie kann man erst noch einmal ansehen, wenn sie zu Ende ist.
replay-title = Rückblick, { $at } von { $last } – Posthorn
replay-own = Hand und Route von { $name }
replay-controls = Durch die Partie blättern
replay-first = Zum Anfang
replay-back = Eine Aktion zurück
replay-on = Eine Aktion weiter
replay-last = Zum Ende
replay-slider = Stelle in der Partie
replay-go = Zeigen
replay-link = Link zu dieser Stelle
replay-copy = Link kopieren
replay-eyes = Aus der Sicht von
replay-eyes-all = Alle Karten offen
replay-start = Die Partie beginnt
replay-result = Zum Ergebnis
key-moments = im Rückblick: eine Aktion zurück oder weiter
key-moments-ends = im Rückblick: zum Anfang oder zum Ende

analysis-heading = Was der stärkste Bot sagt
analysis-lead = Der Fürst geht die Partie durch und sucht die Züge, auf die es ankam. Das dauert ein Weilchen; du kannst dir die Partie inzwischen ansehen.
analysis-begin = Die wichtigsten Züge suchen
analysis-running = Der Fürst denkt nach: { $percent } % sind geschafft.
analysis-look = Wie weit ist er?
analysis-note = Die Gewinnchance ist jeweils die, mit der man damals, mit den sichtbaren Karten, rechnen konnte. Kleine Unterschiede kann ein Bot nicht sicher erkennen.
chart-heading = Die Gewinnchance im Lauf der Partie.
chart-line = { $name }: { $first } % am Anfang, zwischen { $low } % und { $high } %, { $last } % am Ende.
chart-numbers = Dasselbe in Zahlen
chart-turn = Zug
turns-heading = Die Züge, auf die es ankam
turns-none = Niemand hat einen nennenswerten Fehler gemacht.
turns-turn = { $name }, Runde { $round }
turns-played = Gespielter Zug:
turns-better = Besser:
turns-look = Diese Stelle ansehen

tour-heading = Deine erste Partie
tour-step = Schritt { $number } von { $steps }
tour-lead = Neu hier? Ein Begleiter zeigt dir das ganze Spiel am echten Tisch, in weniger als fünf Minuten.
tour-begin = Spielend lernen
tour-continue = Deine erste Partie fortsetzen
tour-skip = Verlassen (später fortsetzen)
tour-look = Was ist geschehen?
tour-play = Zur Lobby
error-off-tour = Keine schlechte Idee, aber der Begleiter hat diesmal einen anderen Plan: Halte dich an seine Anweisung.

tour-1 = Willkommen! Du baust Postrouten von Stadt zu Stadt. Jeder Zug beginnt mit einer Stadtkarte: Nimm Zürich, die leuchtende Karte in der Auslage.
tour-2 = Deine Hand war zu Beginn des Zuges leer, darum hilft dir der Postmeister, und du nimmst zwei Karten. Nimm die zweite vom Nachziehstapel: Nur du siehst sie.
tour-3 = Es ist Ulm. Spiele nun eine Karte aus, wie in jedem Zug: Ulm wird die erste Stadt deiner Route.
tour-4 = Eine Route wächst an ihren Enden, und eine Straße muss die Städte verbinden. Zwischen Zürich und Ulm gibt es keine, also bleibt Zürich auf der Hand. Beende deinen Zug.
tour-5 = Schau auf den Spielplan: Sigmaringen liegt zwischen Ulm und Zürich. Nimm es.
tour-6 = Lege Sigmaringen ans rechte Ende, neben Ulm.
tour-7 = In jedem Zug darf dir eine Amtsperson helfen. Der Postillion lässt dich eine zweite Karte spielen: Lege Zürich ans rechte Ende.
tour-8 = Drei Städte genügen, um die Route abzuschließen. Wähle „{ button-close }“, dann „{ close-one-each }“: Deine Städte liegen in drei Ländern, also bekommt jede eine Poststation. Bestätige mit „{ close-submit }“.
tour-9 = Drei Poststationen, und Kutsche 3 für eine Route mit drei Karten! Die nächste Kutsche verlangt eine Route mit vier. Deine Hand ist wieder leer: Nimm Freiburg.
tour-10 = Für Baden gibt es ein eigenes Bonusplättchen: Du bekommst es mit Poststationen in allen drei Städten, Freiburg, Carlsruhe und Mannheim. (Manche Plättchen verlangen zwei Länder zusammen.) Nimm Carlsruhe.
tour-11 = Beginne deine zweite Route mit Freiburg.
tour-12 = Der Postmeister hat schon geholfen, darum kannst du keine zweite Karte spielen. Beende deinen Zug.
tour-13 = Mannheim fehlt noch, und keine offene Karte nützt dir. Bevor du eine Karte nimmst, rufe den Amtmann: Er legt sechs neue aus.
tour-14 = Da ist es. Nimm Mannheim.
tour-15 = Lege Carlsruhe ans rechte Ende, neben Freiburg.
tour-16 = Mannheim hebst du dir für den nächsten Zug auf. Aber Achtung: Passt in einem Zug keine Karte an deine Route, musst du sie aufgeben und neu beginnen. Beende deinen Zug.
tour-17 = Nimm Stuttgart: Eine Karte in Reserve hält eine Route am Leben.
tour-18 = Lege Mannheim ans rechte Ende. Nun liegt ganz Baden in deiner Route.
tour-19 = Schließe nun auf die andere Art ab: „{ button-close }“, „{ close-one-region }“. So setzt du alle drei Poststationen in Baden und bekommst dessen Plättchen. Für Kutsche 4 fehlt eine Karte, aber der Wagner hilft: Setze bei ihm das Häkchen, dann „{ close-submit }“.
tour-opponent = Jetzt ist dein Gegenüber am Zug. Behalte den Spielplan und den Verlauf im Auge.
tour-time-passes = Du weißt nun, wie ein ganzer Zug abläuft. Lass einige Runden vergehen und sieh zu, wie Poststationen, Plättchen und Kutschen mehr werden, schneller als in Wirklichkeit.
tour-20 = Einige Runden später hast du Kutsche 6 und eine Route mit sechs Karten. Wer Kutsche 7 nimmt oder die letzte seiner 20 Poststationen setzt, löst das Spielende aus und nimmt dessen Plättchen. Nimm Salzburg.
tour-21 = Lege Salzburg ans linke Ende, neben Innsbruck: sieben Städte!
tour-22 = Schließe die Route ab, mit je einer Poststation in jedem Land: „{ button-close }“, „{ close-one-each }“, „{ close-submit }“. Das bringt Kutsche 7 und zwei Bonusplättchen (Route mit sieben Karten; Schweiz und Tyrol) und löst das Spielende aus.
tour-done = Die Runde wurde zu Ende gespielt, und du hast gewonnen! Es zählen die höchste Kutsche und die Bonusplättchen, minus einen Punkt für jede Poststation, die noch in deinem Vorrat liegt. Jetzt spiel deine erste eigene Partie!

mine-asleep = pausiert
