# Die Regeln, kurz und nach ihren Nummern. [D5] im Text wird ein Link.
rules-heading = Die Regeln
rules-lead = Thurn und Taxis in fünf Minuten. Alle Einzelheiten, jede Regel mit ihrer Nummer, stehen in den ausführlichen Regeln.
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
short-goal-text = Du baust in Süddeutschland und Umgebung ein Netz von Poststationen auf. Lege eine Route von Stadt zu Stadt, schließe sie ab und setze Poststationen in ihre Städte. Kutschen und Bonusplättchen bringen Punkte, nicht gesetzte Poststationen kosten welche.
short-turn = Dein Zug
short-turn-text = Immer in dieser Reihenfolge:
short-turn-draw = Du musst eine Karte nehmen: eine der sechs offenen oder die oberste vom Nachziehstapel.
short-turn-play = Du musst eine Karte ausspielen: Damit beginnst oder verlängerst du deine Route.
short-turn-close = Du darfst die Route abschließen, wenn sie mindestens drei Karten hat.
short-officials = Die Amtspersonen
short-officials-text = In jedem Zug darfst du höchstens eine Amtsperson zu Hilfe rufen, und nur einmal. Beginnst du deinen Zug ohne Handkarten, muss es der Postmeister sein: Du nimmst zwei Karten.
short-route = Die Route
short-route-text = Eine Karte kommt ans linke oder rechte Ende deiner Route. Eine Straße muss ihre Stadt direkt mit der Stadt an diesem Ende verbinden, und keine Stadt darf doppelt vorkommen. Passt nichts oder willst du nicht anlegen, gibst du die Route auf: Ihre Karten werden abgelegt, und mit einer Handkarte beginnst du eine neue.
short-offices = Poststationen
short-offices-text = Wenn du eine Route abschließt, setzt du Poststationen in ihre Städte, auf eine von zwei Arten. In jeder Stadt kannst du eine haben; ob andere dort auch welche haben, spielt keine Rolle.
short-tiles = Bonusplättchen
short-tiles-text = Nach dem Setzen bekommst du Bonusplättchen, immer das oberste des Stapels: eines für eine Route mit 5, 6 oder mindestens 7 Karten; eines für jedes unten genannte Land oder Länderpaar, in dessen sämtlichen Städten du eine Poststation hast, jedes nur einmal in der Partie. Je früher du eines bekommst, desto mehr ist es wert.
short-tiles-need = Wofür
short-tiles-values = Punkte, in dieser Reihenfolge
short-carriages = Kutschen
short-carriages-text = Hat die abgeschlossene Route mindestens so viele Karten, wie deine nächste Kutsche verlangt, bekommst du diese Kutsche: zuerst die 3, dann die 4 und so weiter. Nur die höchste zählt. Danach wird die Route abgelegt, und du behältst höchstens drei Handkarten.
short-carriages-points = Punkte
short-end = Ende und Punkte
short-end-text = Wer als Erster Kutsche 7 nimmt oder seine letzte Poststation setzt, löst das Ende aus und bekommt das Plättchen „Spielende“. Die Runde wird zu Ende gespielt. Punkte: höchste Kutsche plus Bonusplättchen minus eins für jede nicht gesetzte Poststation. Bei Gleichstand entscheidet das Plättchen „Spielende“.
short-options = Varianten
short-options-text = Die veröffentlichten Ausgaben unterscheiden sich in wenigen Punkten. Wer einen Tisch eröffnet, hat die Wahl:
figure-route = Eine Route mit sechs Städten. Weiter geht es bei Basel oder bei München.
figure-each = Je eine in jedes Land: fünf Poststationen, in Baiern entweder Augsburg oder München.
figure-region = Alle in ein Land: beide Städte, die die Route in Baiern hat.

rules-part-S = Vorbereitung
rules-S1 = Es spielen zwei, drei oder vier Personen. Jede beginnt mit 20 Poststationen, ohne Kutsche und ohne Karten.
rules-S2 = Es gibt 66 Stadtkarten, drei für jede der 22 Städte. Sie werden gemischt; sechs liegen offen aus (die Auslage), der Rest bildet den verdeckten Nachziehstapel.
rules-S3 = Die 30 Bonusplättchen liegen in zehn Stapeln, der höchste Wert jeweils oben: Routen mit 5, 6 und 7 Karten; Baden; Baiern; Böhmen und Salzburg; Schweiz und Tyrol; Württemberg und Hohenzollern; alle Länder; Spielende.
rules-S4 = Es gibt 20 Kutschen, je vier mit den Werten 3 bis 7; sie gehen also nie aus.
rules-S5 = Wer beginnt, entscheidet der Zufall, sofern der Gastgeber (wer den Tisch eröffnet) keinen Platz bestimmt.

rules-part-T = Der Zug
rules-T1 = Gespielt wird im Uhrzeigersinn. In deinem Zug musst du zuerst eine Stadtkarte nehmen und dann eine ausspielen; danach darfst du deine Route abschließen.
rules-T2 = In jedem Zug kann dir höchstens eine Amtsperson helfen, und nur einmal: der Postmeister (du nimmst eine zweite Karte), der Amtmann (sechs neue offene Karten), der Postillion (du spielst eine zweite Karte) oder der Wagner (eine Kutsche, auch wenn der Route ein oder zwei Karten fehlen).
rules-T3 = Dein Zug ist vorbei, wenn du eine Route abgeschlossen hast oder wenn du ihn nach dem Ausspielen beendest.

rules-part-D = Karten nehmen
rules-D1 = Nimm eine der sechs offenen Karten oder die oberste Karte vom Nachziehstapel.
rules-D2 = Eine genommene offene Karte wird sofort durch die oberste des Nachziehstapels ersetzt, bevor irgendetwas anderes genommen wird.
rules-D3 = Wird eine Karte gebraucht und ist der Nachziehstapel leer, wird der Ablagestapel gemischt und bildet den neuen Nachziehstapel.
rules-D4 = Postmeister: Nach deiner ersten Karte nimmst du eine zweite, offen oder vom Nachziehstapel; die Lücke in der Auslage ist dann schon wieder gefüllt. Ansagen musst du ihn nicht: Es genügt, die Karte zu nehmen.
rules-D5 = Beginnst du deinen Zug ohne Handkarten, musst du den Postmeister nutzen: Du nimmst zwei Karten, und keine andere Amtsperson hilft in diesem Zug. In der ersten Runde gilt das für alle.
rules-D6 = Amtmann: Bevor du deine erste Karte nimmst, werden alle offenen Karten abgelegt und sechs neue ausgelegt. Dafür brauchst du zu Beginn des Zuges mindestens eine Handkarte [D5] und darfst noch keine Karte genommen haben.
rules-D7 = Beim Nehmen gilt kein Handkartenlimit.

rules-part-P = Die Route bauen
rules-P1 = Du hast höchstens eine Route im Bau: eine Reihe von Stadtkarten, für alle sichtbar.
rules-P2 = Hast du keine Route, kannst du mit jeder beliebigen Handkarte eine beginnen.
rules-P3 = Eine Route wächst an ihrem linken oder rechten Ende. Eine Straße muss die neue Stadt direkt mit der Stadt an diesem Ende verbinden.
rules-P4 = Keine Stadt darf in einer Route zweimal vorkommen.
rules-P5 = Zwischen zwei Karten wird nie etwas eingefügt, und die Reihenfolge einer Route ändert sich nie. Die Farben der Länder sind beim Ausspielen ohne Bedeutung.
rules-P6 = Statt deine Route zu verlängern, darfst du sie aufgeben, und du musst es, wenn keine Handkarte passt. Ihre Karten werden abgelegt, du bekommst nichts dafür, und mit einer Handkarte beginnst du sofort eine neue Route. Das ist die erste ausgespielte Karte des Zuges; mit der zweiten Karte des Postillions kannst du nur verlängern.
rules-P7 = Postillion: Nach der ersten Karte darfst du eine zweite ausspielen, unter denselben Bedingungen [P3] [P4]. Ansagen musst du ihn nicht.
rules-P8 = Passt eine Karte an beide Enden, hast du die Wahl.

rules-part-C = Die Route abschließen
rules-C1 = Nach dem Ausspielen darfst du eine Route ab drei Karten abschließen. Du setzt Poststationen, nimmst Bonusplättchen, nimmst eine Kutsche und wirfst Karten bis auf drei ab, in dieser Reihenfolge.

rules-part-O = Poststationen
rules-O1 = Poststationen kommen nur in Städte der Route, die du abschließt, je Stadt eine. Städte, in denen du schon eine hast, scheiden aus. Poststationen der anderen spielen keine Rolle.
rules-O2 = Erste Art: höchstens eine Stadt in jedem Land der Route.
rules-O3 = Zweite Art: beliebig viele Städte der Route, alle in einem einzigen Land.
rules-O4 = Du darfst weniger setzen, als du könntest, auch gar keine.
rules-O5 = Du kannst nicht mehr setzen, als du noch hast.

rules-part-B = Bonusplättchen
rules-B1 = Nach dem Setzen nimmst du von jedem Stapel, dessen Bedingung du erfüllst, das oberste Plättchen; es liegt verdeckt vor dir.
rules-B2 = Länge: Eine Route mit 5, mit 6 oder mit mindestens 7 Karten bringt dir das oberste Plättchen des passenden Stapels. Ist er leer, nimmst du vom nächstniedrigeren Längenstapel, der noch eines hat. Je Route gibt es höchstens ein Längenplättchen, in einer Partie können es mehrere sein. Variante: [V2].
rules-B3 = Länder: Poststationen in allen Städten Badens; Baierns; Böhmens und Salzburgs; der Schweiz und Tyrols; oder Württembergs und Hohenzollerns bringen dir das oberste Plättchen des jeweiligen Stapels. Die Poststationen dürfen aus mehreren Routen stammen.
rules-B4 = Alle Länder: Poststationen in allen Ländern bringen ein Plättchen. Ob Baiern dazugehört, ist eine Variante: [V1]. Es gibt neun Länder; auch Polen (Lodz) zählt, obwohl es kein eigenes Plättchen hat.
rules-B5 = In einer Partie bekommst du höchstens ein Plättchen von jedem Länderstapel und eines für alle Länder. Ist der Stapel schon leer, wenn du die Bedingung erfüllst, gehst du leer aus, auch später.
rules-B6 = Das Plättchen „Spielende“ bekommt, wer das Ende auslöst [E2].

rules-part-G = Kutschen
rules-G1 = Hat die abgeschlossene Route mindestens so viele Karten, wie der Wert deiner nächsten Kutsche angibt, nimmst du diese Kutsche: zuerst die 3, dann 4, 5, 6 und 7, keine wird übersprungen. Je Route gibt es eine Kutsche, wie lang sie auch ist.
rules-G2 = Es zählt nur die Zahl der Karten, nicht, wie viele Poststationen du gesetzt hast.
rules-G3 = Wagner: Hat in diesem Zug noch keine Amtsperson geholfen, darfst du die nächste Kutsche nehmen, auch wenn der Route ein oder zwei Karten fehlen. Drei sind zu viel. Für das Längenplättchen zählt seine Hilfe nicht, und eine zweite Kutsche gibt er nie.
rules-G4 = Eine verdiente Kutsche wird immer genommen. Ob du den Wagner nutzt, entscheidest du.

rules-part-H = Die Hand
rules-H1 = Die Karten der abgeschlossenen Route kommen auf den Ablagestapel.
rules-H2 = Hast du jetzt mehr als drei Handkarten, behältst du drei deiner Wahl und wirfst die anderen ab. Das Limit gilt nur in diesem Augenblick.
rules-H3 = In deinem nächsten Zug beginnst du eine neue Route.

rules-part-E = Ende und Punkte
rules-E1 = Das Ende wird ausgelöst, wenn jemand Kutsche 7 nimmt oder die letzte seiner 20 Poststationen setzt.
rules-E2 = Wer das zuerst tut, nimmt das Plättchen „Spielende“, das einen Punkt wert ist. Es wird nur einmal vergeben.
rules-E3 = Die Runde wird zu Ende gespielt, sodass alle gleich oft am Zug waren. Variante: [V3].
rules-E4 = Deine Punkte: die deiner höchsten Kutsche (3, 4, 5, 6 und 7 bringen 2, 3, 5, 7 und 10), plus alle deine Bonusplättchen, minus einen Punkt für jede Poststation, die du nicht gesetzt hast.
rules-E5 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das Plättchen „Spielende“; hat es keiner der Punktgleichen, gewinnt, wer von ihnen im Uhrzeigersinn als Erster nach dem Besitzer des Plättchens sitzt.

rules-part-I = Wer was weiß
rules-I1 = Für alle offen: die Auslage, Routen, Poststationen, Kutschen, oberstes Plättchen und Höhe jedes Stapels, die Zahl der Karten in jeder Hand und im Nachziehstapel, der Ablagestapel, wer welche offene Karte genommen hat und aus welchen Stapeln die Plättchen jedes Spielers stammen.
rules-I2 = Verborgen: die Handkarten der anderen, die vom Nachziehstapel kamen, dessen Reihenfolge und die Werte der verdeckten Plättchen der anderen [V5]. Nach dem Ende ist nichts mehr verborgen.
rules-I3 = Was jemand nicht wissen darf, schickt ihm der Server auch nicht, ob Spieler, Zuschauer oder Bot.

rules-part-V = Varianten am Tisch
rules-V1 = Das Plättchen „Außerhalb Baierns“ oder „Alle Länder“. Standard („Außerhalb Baierns“): eine Poststation in jedem Land außer Baiern, das weder nützt noch schadet. Alternative („Alle Länder“): eine Poststation in jedem Land, auch in Baiern.
rules-V2 = Niedrigere Längenplättchen. Standard: Ist der passende Stapel leer, bringt jede Route ein Plättchen vom nächstniedrigeren. Alternative: nur Routen ab sieben Karten.
rules-V3 = Die letzten Züge. Standard: Die Runde wird zu Ende gespielt. Alternative: Nach dem Zug, der das Ende auslöst, haben alle anderen noch genau einen Zug.
rules-V4 = Drei Voreinstellungen. Klassisch: jeweils der Standard. International: „Alle Länder“, also auch Baiern. Isländisch: auch Baiern, niedrigere Längenplättchen nur für Routen ab sieben Karten, und am Ende haben alle anderen noch einen Zug.
rules-V5 = Werte der Bonusplättchen: für die anderen verborgen oder offen. Beim Nehmen haben alle sie gesehen; es ändert sich also nur, was die Seite zeigt.

rules-part-X = Seltene Fälle
rules-X1 = Sind Nachziehstapel und Ablagestapel beide leer, bleiben Lücken in der Auslage offen und werden gefüllt, sobald wieder Karten abgelegt werden.
rules-X2 = Gibt es gar keine Karte zu nehmen, entfällt das Nehmen, und du spielst gleich eine Karte aus. Ist auch deine Hand leer, passt du.
rules-X3 = War deine Hand leer und ist nur eine Karte zu haben, nimmst du diese, und es geht weiter; der Postmeister gilt als genutzt.
rules-X4 = Sind im Nachziehstapel weniger als sechs Karten, wenn der Amtmann hilft, werden diese ausgelegt; dann wird der Ablagestapel samt den eben abgelegten Karten gemischt und der Rest daraus ausgelegt.
rules-X5 = Keine Partie dauert ewig: Nach Runde 500 endet sie und wird gewertet, wie sie steht. Hat dann niemand das Plättchen „Spielende“, gewinnt von den Punktgleichen, wer im Uhrzeigersinn ab dem Startspieler zuerst kommt; der Startspieler selbst zählt mit.
rules-X6 = Die Reihenfolge beim Abschließen: Poststationen, Längenplättchen, Länderplättchen, Plättchen für alle Länder, „Spielende“ für die letzte Poststation, Kutsche, „Spielende“ für Kutsche 7, Abwerfen auf drei Handkarten.
rules-X7 = Lücken in der Auslage werden nach jeder Aktion gefüllt, vom ersten Platz an; dabei kann auch zwischendurch gemischt werden. Das Abschließen und die Wahl der Karten, die du behältst, sind zwei Aktionen.
rules-X8 = Entfällt das Nehmen, wird es im selben Zug nicht nachgeholt und verbraucht keine Amtsperson. Auch ein Zug, in dem du passt, zählt als Zug.
rules-X9 = Auch im letzten Zug wird nach dem Abschließen bis auf drei Karten abgeworfen. Der Amtmann darf helfen, wie wenige Karten es auch gibt. Du darfst eine Route aufgeben und die neue mit einer Stadt der alten beginnen.
