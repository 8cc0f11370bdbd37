# Tipps, der Rückblick und das geführte erste Spiel.
open-hints = Tipps von einem Bot
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
hint-others = Was sonst in Frage kommt
key-hint = um einen Tipp bitten

step-take = Nimm { $city }.
step-take-new = Nimm eine offene Karte.
step-take-deck = Nimm die oberste Karte vom Nachziehstapel.
step-administrator = Rufe den Amtmann: sechs neue Karten.
step-play = Spiele { $city }.
step-play-left = Lege { $city } ans linke Ende.
step-play-right = Lege { $city } ans rechte Ende.
step-restart = Gib die Route auf und beginne mit { $city } eine neue.
step-close = Schließe die Route ab, mit Poststationen in: { $cities }.
step-close-cartwright = Schließe die Route mit Hilfe des Wagners ab, mit Poststationen in: { $cities }.
step-keep = Behalte { $cities }.
step-end = Beende den Zug.

why-closes = { $offices ->
    [0] Der Abschluss setzt keine Poststation.
    [one] Der Abschluss setzt eine Poststation.
   *[other] Der Abschluss setzt { $offices } Poststationen.
}
why-tiles = { $points ->
    [one] Er bringt ein Bonusplättchen mit einem Punkt.
   *[other] Er bringt Bonusplättchen mit { $points } Punkten.
}
why-carriage = Er bringt Kutsche { $carriage }.
why-ends = Er löst das Spielende aus.
why-fits = { $city } kann die Route verlängern.
why-joins = { $city } liegt neben { $other } in deiner Hand.
why-wanted = { $city } fehlt noch für das Plättchen „{ $pile }“.
why-two-cards = Zwei Karten bringen die Route auf { $length }.
why-grows = { $length ->
    [one] Das ist ein guter Anfang für eine Route.
   *[other] Die Route wächst auf { $length } Karten.
}
why-starts-anew = Die Route kommt kaum noch weiter; { $city } ist ein besserer Anfang.
why-blind = Keine offene Karte hilft so sehr wie vielleicht eine verdeckte.
why-new-market = Die offenen Karten nützen wenig.
why-waits = Länger ist die Route mehr wert.
why-keeps = Diese Karten passen am besten zusammen.

prospect-in-hand = { $count ->
    [one] Eine Karte deiner Hand passt an die Route, wie sie liegt.
   *[other] { $count } Karten deiner Hand passen an die Route, wie sie liegt.
}
prospect-likely = Keine Karte deiner Hand passt an die Route, aber es sollte eine kommen: etwa { $chance } %.
prospect-open = Keine Karte deiner Hand passt an die Route. Die Chance, dass rechtzeitig eine kommt, ist etwa { $chance } %.
prospect-unlikely = Deine Route ist vielleicht am Ende: Eine passende Karte kommt nur mit etwa { $chance } % rechtzeitig.

result-replay = Das Spiel noch einmal ansehen
error-not-over = Ein Spiel kann man erst noch einmal ansehen, wenn es zu Ende ist.
replay-title = Rückblick, { $at } von { $last } – Posthorn
replay-own = Hand und Route: { $name }
replay-controls = Augenblicke des Spiels
replay-first = Zum Anfang
replay-back = Eine Aktion zurück
replay-on = Eine Aktion weiter
replay-last = Zum Ende
replay-slider = Augenblick des Spiels
replay-go = Zeigen
replay-link = Link zu diesem Augenblick
replay-copy = Link kopieren
replay-eyes = Gesehen von
replay-eyes-all = Alle Karten offen
replay-start = Das Spiel beginnt
replay-result = Zum Ergebnis
key-moments = im Rückblick: eine Aktion zurück oder weiter
key-moments-ends = im Rückblick: zum Anfang oder zum Ende

analysis-heading = Was der stärkste Bot sagt
analysis-lead = Der Fürst geht das Spiel durch und sucht die Züge, auf die es ankam. Das dauert ein Weilchen; du kannst das Spiel inzwischen ansehen.
analysis-begin = Die wichtigsten Züge suchen
analysis-running = Der Fürst denkt nach: { $percent } % sind geschafft.
analysis-look = Wie weit ist er?
analysis-note = Jede Chance ist, was die Person damals erwarten konnte, mit den Karten, die sie sah. Kleine Unterschiede kann ein Bot nicht sicher erkennen.
chart-heading = Die Gewinnchance im Lauf des Spiels.
chart-line = { $name }: { $first } % am Anfang, zwischen { $low } % und { $high } %, { $last } % am Ende.
chart-numbers = Dasselbe in Zahlen
chart-turn = Zug
turns-heading = Die Züge, auf die es ankam
turns-none = Niemand hat einen nennenswerten Fehler gemacht.
turns-turn = { $name }, Runde { $round }
turns-played = Gespielt:
turns-better = Besser:
turns-look = Diesen Augenblick ansehen

tour-heading = Dein erstes Spiel
tour-step = Schritt { $number } von { $steps }
tour-lead = Neu hier? Ein Begleiter zeigt dir das ganze Spiel am richtigen Tisch, in weniger als fünf Minuten.
tour-begin = Spielend lernen
tour-continue = Dein erstes Spiel fortsetzen
tour-skip = Weggehen; es wartet in der Lobby auf dich
tour-look = Was ist geschehen?
tour-play = Zur Lobby
error-off-tour = Keine schlechte Idee, aber der Begleiter hat diesmal einen anderen Plan: Folge seinem Feld.

tour-1 = Willkommen! Du baust Postwege von Stadt zu Stadt. Jeder Zug beginnt mit einer Stadtkarte: Nimm Zürich, die leuchtende Karte der Auslage.
tour-2 = Deine Hand war zu Beginn des Zuges leer, darum nimmst du zwei Karten, und der Postmeister hilft. Nimm die zweite vom Nachziehstapel: Nur du siehst sie.
tour-3 = Es ist Ulm. Nun spiele eine Karte, wie in jedem Zug: Ulm wird die erste Stadt deiner Route.
tour-4 = Eine Route wächst an ihren Enden, und eine Straße muss die Städte verbinden. Zwischen Zürich und Ulm gibt es keine, also bleibt Zürich auf der Hand. Beende deinen Zug.
tour-5 = Schau auf die Karte: Sigmaringen liegt zwischen Ulm und Zürich. Nimm es.
tour-6 = Lege Sigmaringen ans rechte Ende, neben Ulm.
tour-7 = In jedem Zug darf dir eine Amtsperson helfen. Der Postillion lässt dich eine zweite Karte spielen: Lege Zürich ans rechte Ende.
tour-8 = Drei Städte genügen, um die Route abzuschließen. Wähle „{ button-close }“, dann „{ close-one-each }“: Deine Städte liegen in drei Ländern, also bekommt jede eine Poststation. Bestätige mit „{ close-submit }“.
tour-9 = Drei Poststationen, und Kutsche 3 für eine Route von drei! Die nächste Kutsche braucht eine Route von vier. Deine Hand ist wieder leer: Nimm Freiburg.
tour-10 = Wer in jeder Stadt eines Landes eine Poststation hat, nimmt dessen Bonusplättchen. Baden hat drei Städte: Freiburg, Carlsruhe und Mannheim. Nimm Carlsruhe.
tour-11 = Beginne deine zweite Route mit Freiburg.
tour-12 = Der Postmeister hat schon geholfen, darum kannst du keine zweite Karte spielen. Beende deinen Zug.
tour-13 = Mannheim fehlt, und keine offene Karte nützt dir. Bevor du eine Karte nimmst, rufe den Amtmann: Er legt sechs neue aus.
tour-14 = Da ist es. Nimm Mannheim.
tour-15 = Lege Carlsruhe ans rechte Ende, neben Freiburg.
tour-16 = Mannheim bleibt für den nächsten Zug. Gib acht: Passt in einem Zug keine Karte an deine Route, musst du sie aufgeben und neu beginnen. Beende deinen Zug.
tour-17 = Nimm Stuttgart: Eine Karte als Vorrat hält eine Route am Leben.
tour-18 = Lege Mannheim ans rechte Ende. Nun ist ganz Baden in deiner Route.
tour-19 = Schließe nun auf die andere Art ab: „{ button-close }“, „{ close-one-region }“. Das setzt alle drei Poststationen in Baden und bringt dessen Plättchen. Für Kutsche 4 fehlt eine Karte, aber der Wagner hilft: Hake ihn an, dann „{ close-submit }“.
tour-opponent = Jetzt ist die andere Seite am Zug. Schau auf die Karte und was geschieht.
tour-time-passes = Du kennst nun den ganzen Zug. Lass einige Runden vergehen und sieh zu, wie Poststationen, Plättchen und Kutschen mehr werden, schneller als im Leben.
tour-20 = Einige Runden später hast du Kutsche 6 und eine Route von sechs. Wer Kutsche 7 nimmt oder die letzte von 20 Poststationen setzt, bringt das Spielende und nimmt dessen Plättchen. Nimm Salzburg.
tour-21 = Lege Salzburg ans linke Ende, neben Innsbruck: sieben Städte!
tour-22 = Schließe die Route ab, je eine Poststation in jedes Land: „{ button-close }“, „{ close-one-each }“, „{ close-submit }“. Das bringt Kutsche 7, das Plättchen für eine Route von sieben und das Spielende.
tour-done = Die Runde wurde zu Ende gespielt, und du hast gewonnen! Es zählen die höchste Kutsche und die Bonusplättchen, weniger einen Punkt für jede Poststation in deinem Vorrat. Nun spiele dein eigenes Spiel.

mine-asleep = schläft
