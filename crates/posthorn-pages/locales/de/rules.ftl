# Die Regeln, kurz und nach ihren Nummern. [D5] im Text wird ein Link.
rules-heading = Die Regeln
rules-lead = Thurn und Taxis in fünf Minuten. Jede Einzelheit, mit einer Nummer für jede Regel, steht in den ausführlichen Regeln.
rules-short = Kurz
rules-long = Ausführlich
rules-long-heading = Die ausführlichen Regeln
rules-long-lead = Jede Regel hat eine Nummer, damit die Seite, ein Protokoll oder ein Mitspieler auf sie verweisen kann.
rules-search = Regeln durchsuchen
rules-search-button = Suchen
rules-found = { $count ->
    [0] Keine Regel enthält alle diese Wörter.
    [one] { $count } Regel enthält diese Wörter.
   *[other] { $count } Regeln enthalten diese Wörter.
}
rules-all = Alle Regeln zeigen
rules-contents = Inhalt

short-goal = Das Ziel
short-goal-text = Du baust ein Netz von Poststationen in und um Süddeutschland. Lege eine Route von Stadt zu Stadt, schließe sie ab und setze Poststationen in ihre Städte. Kutschen, Bonusplättchen und gesetzte Poststationen entscheiden das Spiel.
short-turn = Dein Zug
short-turn-text = Immer in dieser Reihenfolge:
short-turn-draw = Du musst eine Karte nehmen: eine der sechs offenen oder die oberste vom Nachziehstapel.
short-turn-play = Du musst eine Karte in deine Route spielen.
short-turn-close = Du darfst die Route abschließen, wenn sie mindestens drei Karten hat.
short-officials = Die Amtspersonen
short-officials-text = In jedem Zug hilft dir eine Amtsperson, und nur einmal. Beginnst du deinen Zug ohne Handkarten, muss es der Postmeister sein: Du nimmst zwei Karten.
short-route = Die Route
short-route-text = Eine Karte kommt ans linke oder rechte Ende deiner Route. Eine Straße muss ihre Stadt direkt mit der Stadt an diesem Ende verbinden, und keine Stadt kommt doppelt vor. Passt nichts oder willst du es so, gibst du die Route auf: Ihre Karten werden abgelegt, und eine Handkarte beginnt eine neue.
short-offices = Poststationen
short-offices-text = Wenn du eine Route abschließt, setzt du Poststationen in ihre Städte, auf eine von zwei Arten. In jeder Stadt kannst du eine haben; wie viele die anderen dort haben, spielt keine Rolle.
short-tiles = Bonusplättchen
short-tiles-text = Nach dem Setzen nimmst du von jedem Stapel, den du dir verdient hast, das oberste Plättchen. Je früher, desto mehr ist es wert.
short-tiles-need = Wofür
short-tiles-values = Punkte, in dieser Reihenfolge
short-carriages = Kutschen
short-carriages-text = Hat die abgeschlossene Route mindestens so viele Karten, wie deine nächste Kutsche verlangt, bekommst du diese Kutsche: zuerst die 3, dann die 4 und so weiter. Nur die höchste zählt. Danach wird die Route abgelegt, und von deiner Hand behältst du höchstens drei Karten.
short-carriages-points = Punkte
short-end = Ende und Punkte
short-end-text = Wer Kutsche 7 nimmt oder die letzte Poststation setzt, löst das Ende aus und bekommt das Plättchen „Spielende“. Die Runde wird zu Ende gespielt. Punkte: höchste Kutsche plus Bonusplättchen minus eins für jede nicht gesetzte Poststation. Bei Gleichstand entscheidet das Plättchen „Spielende“.
short-options = Varianten
short-options-text = Die veröffentlichten Ausgaben unterscheiden sich in wenigen Punkten. Wer einen Tisch eröffnet, wählt:
figure-route = Eine Route mit sechs Städten. Weiter geht es bei Basel oder bei München.
figure-each = Je eine in jedes Land: fünf Poststationen, in Baiern entweder Augsburg oder München.
figure-region = Alle in ein Land: beide Städte, die die Route in Baiern hat.

rules-part-S = Vorbereitung
rules-S1 = Es spielen zwei, drei oder vier Personen. Jede beginnt mit 20 Poststationen, ohne Kutsche und ohne Karten.
rules-S2 = Es gibt 66 Stadtkarten, drei für jede der 22 Städte. Sie werden gemischt; sechs liegen offen aus (die Auslage), der Rest bildet den verdeckten Nachziehstapel.
rules-S3 = Die 30 Bonusplättchen liegen in zehn Stapeln, der höchste Wert jeweils oben: Routen mit 5, 6 und 7; Baden; Baiern; Böhmen und Salzburg; Schweiz und Tyrol; Württemberg und Hohenzollern; alle Länder; Spielende.
rules-S4 = Es gibt 20 Kutschen, je vier mit den Werten 3 bis 7; so findet niemand je eine vergriffen.
rules-S5 = Wer beginnt, entscheidet der Zufall, es sei denn, wer den Tisch eröffnet, bestimmt einen Platz.

rules-part-T = Der Zug
rules-T1 = Gespielt wird im Uhrzeigersinn. In deinem Zug musst du zuerst eine Stadtkarte nehmen, musst dann eine Stadtkarte ausspielen und darfst dann deine Route abschließen.
rules-T2 = In jedem Zug kann dir eine Amtsperson helfen, einmal: der Postmeister (du nimmst eine zweite Karte), der Amtmann (sechs neue offene Karten), der Postillion (du spielst eine zweite Karte) oder der Wagner (eine Kutsche, obwohl der Route ein oder zwei Karten fehlen).
rules-T3 = Dein Zug ist vorbei, wenn du eine Route abgeschlossen hast oder wenn du ihn nach dem Ausspielen beendest.

rules-part-D = Karten nehmen
rules-D1 = Nimm eine der sechs offenen Karten oder die oberste Karte vom Nachziehstapel.
rules-D2 = Eine genommene offene Karte wird sofort vom Nachziehstapel ersetzt, bevor irgendetwas anderes genommen wird.
rules-D3 = Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel.
rules-D4 = Postmeister: Nach deiner ersten Karte nimmst du eine zweite, offen oder vom Stapel; die Lücke ist dann schon wieder gefüllt. Ansagen musst du ihn nicht: Es genügt, die Karte zu nehmen.
rules-D5 = Beginnst du deinen Zug ohne Handkarten, musst du den Postmeister nutzen: Du nimmst zwei Karten, und keine andere Amtsperson hilft in diesem Zug. In der ersten Runde gilt das für alle.
rules-D6 = Amtmann: Bevor du deine erste Karte nimmst, werden alle offenen Karten abgelegt und sechs neue ausgelegt. Dafür brauchst du zu Beginn des Zuges mindestens eine Handkarte [D5] und darfst noch keine genommen haben.
rules-D7 = Beim Nehmen darf deine Hand beliebig viele Karten haben.

rules-part-P = Die Route bauen
rules-P1 = Du hast höchstens eine Route im Bau: eine Reihe von Stadtkarten, die alle sehen.
rules-P2 = Hast du keine Route, beginnt jede beliebige Handkarte eine.
rules-P3 = Eine Route wächst an ihrem linken oder rechten Ende. Eine Straße muss die neue Stadt direkt mit der Stadt an diesem Ende verbinden.
rules-P4 = Keine Stadt darf zweimal in einer Route liegen.
rules-P5 = Zwischen zwei Karten wird nie etwas eingefügt, und die Reihenfolge einer Route ändert sich nie. Die Farben der Länder sind beim Ausspielen gleichgültig.
rules-P6 = Statt deine Route zu verlängern, darfst du sie aufgeben, und du musst es, wenn keine Handkarte passt. Ihre Karten werden abgelegt, du bekommst nichts dafür, und eine Handkarte beginnt sofort eine neue Route. Das ist die erste ausgespielte Karte des Zuges; die zweite Karte des Postillions kann nur verlängern.
rules-P7 = Postillion: Nach der ersten Karte spielst du eine zweite, unter denselben Bedingungen [P3] [P4]. Ansagen musst du ihn nicht.
rules-P8 = Passt eine Karte an beide Enden, wählst du das Ende.

rules-part-C = Die Route abschließen
rules-C1 = Nach dem Ausspielen darfst du eine Route ab drei Karten abschließen. Du setzt Poststationen, nimmst Bonusplättchen, nimmst eine Kutsche und kürzt deine Hand, in dieser Reihenfolge.

rules-part-O = Poststationen
rules-O1 = Poststationen kommen nur in Städte der Route, die du abschließt, je Stadt eine. Städte, in denen du schon eine hast, scheiden aus. Poststationen der anderen spielen keine Rolle.
rules-O2 = Erste Art: höchstens eine Stadt in jedem Land der Route.
rules-O3 = Zweite Art: beliebig viele Städte der Route, alle in einem einzigen Land.
rules-O4 = Du darfst weniger setzen, als du könntest, auch gar keine.
rules-O5 = Mehr als du noch hast, kannst du nicht setzen.

rules-part-B = Bonusplättchen
rules-B1 = Nach dem Setzen nimmst du von jedem Stapel, den du dir verdient hast, das oberste Plättchen; es liegt verdeckt vor dir.
rules-B2 = Länge: Eine Route mit 5, mit 6 oder mit 7 und mehr Karten nimmt das oberste Plättchen dieses Stapels. Ist er leer, gilt der nächstniedrigere Längenstapel, der noch eines hat. Je Route ein Längenplättchen, im Spiel mehrere. Variante: [V2].
rules-B3 = Länder: Poststationen in allen Städten von Baden; von Baiern; von Böhmen und Salzburg; von Schweiz und Tyrol; oder von Württemberg und Hohenzollern bringen das oberste Plättchen dieses Stapels. Die Poststationen dürfen aus mehreren Routen stammen.
rules-B4 = Alle Länder: Poststationen in allen Ländern bringen ein Plättchen. Ob Baiern dazugehört, ist eine Variante: [V1].
rules-B5 = Im Spiel bekommst du höchstens ein Plättchen von jedem Länderstapel und eines für alle Länder. Ist der Stapel leer, wenn du es dir verdienst, gehst du leer aus, auch später.
rules-B6 = Das Plättchen „Spielende“ bekommt, wer das Ende auslöst [E2].

rules-part-G = Kutschen
rules-G1 = Hat die abgeschlossene Route mindestens so viele Karten wie der Wert deiner nächsten Kutsche, nimmst du diese Kutsche: zuerst die 3, dann 4, 5, 6 und 7, keine wird übersprungen. Je Route eine Kutsche, wie lang sie auch ist.
rules-G2 = Es zählt nur die Zahl der Karten, nicht, wie viele Poststationen du gesetzt hast.
rules-G3 = Wagner: Hat in diesem Zug noch keine Amtsperson geholfen, darfst du die nächste Kutsche nehmen, obwohl der Route ein oder zwei Karten fehlen. Drei sind zu viel. Er verlängert keine Route für das Längenplättchen und gibt nie eine zweite Kutsche.
rules-G4 = Eine verdiente Kutsche wird immer genommen. Die des Wagners ist deine Wahl.

rules-part-H = Die Hand
rules-H1 = Die Karten der abgeschlossenen Route kommen auf den Ablagestapel.
rules-H2 = Hast du jetzt mehr als drei Handkarten, behältst du drei deiner Wahl und wirfst die anderen ab. Die Grenze gilt nur in diesem Augenblick.
rules-H3 = In deinem nächsten Zug beginnst du eine neue Route.

rules-part-E = Ende und Punkte
rules-E1 = Das Ende ist ausgelöst, wenn jemand Kutsche 7 nimmt oder die letzte der 20 Poststationen setzt.
rules-E2 = Wer das zuerst tut, nimmt das Plättchen „Spielende“, das einen Punkt wert ist. Es wird nur einmal vergeben.
rules-E3 = Die Runde wird zu Ende gespielt, so dass alle gleich oft am Zug waren. Variante: [V3].
rules-E4 = Deine Punkte: die deiner höchsten Kutsche (3, 4, 5, 6 und 7 bringen 2, 3, 5, 7 und 10), plus alle deine Bonusplättchen, minus einen für jede Poststation, die du nicht gesetzt hast.
rules-E5 = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet das Plättchen „Spielende“; hat es niemand der Gleichen, gewinnt, wer von ihnen im Uhrzeigersinn zuerst nach seinem Besitzer sitzt.

rules-part-I = Wer was weiß
rules-I1 = Für alle offen: die Auslage, Routen, Poststationen, Kutschen, oberstes Plättchen und Höhe jedes Stapels, die Zahl der Karten in jeder Hand und im Nachziehstapel, der Ablagestapel, wer welche offene Karte nahm und aus welchen Stapeln jemandes Plättchen stammen.
rules-I2 = Verborgen: Karten in fremden Händen, die vom Nachziehstapel kamen, dessen Reihenfolge und die Werte der verdeckten Plättchen der anderen [V5]. Nach dem Ende ist nichts verborgen.
rules-I3 = Was jemand nicht wissen darf, verlässt den Server nicht: weder zu dieser Person noch zu Zuschauern noch zu Bots.

rules-part-V = Varianten eines Tisches
rules-V1 = Was „Alle Länder“ verlangt. Erste Wahl: eine Poststation in jedem Land außer Baiern, das weder nützt noch schadet. Andere Wahl: eine Poststation in jedem Land, auch in Baiern.
rules-V2 = Niedrigere Längenplättchen. Erste Wahl: Jede Route nimmt vom nächstniedrigeren Stapel, wenn ihr eigener leer ist. Andere Wahl: nur Routen ab sieben Karten.
rules-V3 = Die letzten Züge. Erste Wahl: Die Runde wird zu Ende gespielt. Andere Wahl: Nach dem Zug, der das Ende auslöst, haben alle anderen genau einen weiteren Zug.
rules-V4 = Drei Zusammenstellungen mit einem Klick. Klassisch: jeweils die erste Wahl. International: „Alle Länder“ verlangt auch Baiern. Isländisch: auch Baiern, nur Routen ab sieben Karten nehmen ein niedrigeres Längenplättchen, und am Ende haben alle anderen noch einen Zug.
rules-V5 = Werte der Bonusplättchen: den anderen verborgen oder offen. Beim Nehmen haben alle sie gesehen; es ändert sich also nur, was die Seite zeigt.

rules-part-X = Seltene Fälle
rules-X1 = Sind Nachziehstapel und Ablagestapel beide leer, bleiben Lücken in der Auslage offen und werden gefüllt, sobald wieder Karten abgelegt werden.
rules-X2 = Gibt es gar keine Karte zu nehmen, entfällt das Nehmen, und du spielst aus. Ist auch deine Hand leer, passt du.
rules-X3 = War deine Hand leer und ist nur eine Karte zu haben, nimmst du diese, und es geht weiter; der Postmeister gilt als genutzt.
rules-X4 = Hat der Nachziehstapel für den Amtmann weniger als sechs Karten, werden diese ausgelegt; dann wird der Ablagestapel samt den eben abgelegten Karten gemischt und der Rest daraus ausgelegt.
rules-X5 = Kein Spiel dauert ewig: Nach Runde 500 endet es und wird gewertet, wie es steht. Hat dann niemand das Plättchen „Spielende“, gewinnt bei Gleichstand, wer im Uhrzeigersinn ab dem Startspieler zuerst kommt; er selbst zählt mit.
rules-X6 = Die Reihenfolge beim Abschließen: Poststationen, Längenplättchen, Länderplättchen, „Alle Länder“, „Spielende“ für die letzte Poststation, Kutsche, „Spielende“ für Kutsche 7, Kürzen der Hand.
rules-X7 = Lücken der Auslage werden nach jeder Aktion gefüllt, vom ersten Platz an; ein Mischen kann zwischen zwei Lücken fallen. Abschließen und das Wählen der behaltenen Karten sind zwei Aktionen.
rules-X8 = Eine Karte, die nicht genommen werden konnte, wird im Zug nicht nachgeholt und verbraucht keine Amtsperson. Ein gepasster Zug zählt als Zug.
rules-X9 = Auch im letzten Zug wird die Hand auf drei gekürzt. Der Amtmann darf helfen, wie wenige Karten es auch gibt. Du darfst eine Route aufgeben und die neue mit einer Stadt der alten beginnen.
