# Die Seite eines Tisches.
title-waiting = Warten auf Mitspieler – Posthorn
title-game = Posthorn
title-your-turn = 📯 Du bist am Zug – Posthorn
title-over = Das Ergebnis – Posthorn

status-waiting = Warten auf Mitspieler
status-over = Die Partie ist zu Ende
status-round = Runde { $round }
status-you-draw = Du bist am Zug: Nimm eine Karte
status-you-draw-two = Du bist am Zug: Nimm zwei Karten, denn deine Hand war leer
status-you-draw-second = Nimm die zweite Karte
status-you-play = Spiele eine Karte aus
status-you-play-or-draw = Spiele eine Karte aus oder nimm mit dem Postmeister eine zweite
status-you-close = Schließe die Route ab oder beende deinen Zug
status-you-close-or-play = Spiele eine zweite Karte, schließe die Route ab oder beende deinen Zug
status-you-play-or-end = Spiele eine zweite Karte oder beende deinen Zug
status-you-end = Beende deinen Zug
status-you-keep = Wähle drei Karten, die du behältst
status-you-over = Die Partie ist zu Ende
status-other-draw = { $name } nimmt eine Karte
status-other-draw-two = { $name } nimmt zwei Karten
status-other-draw-second = { $name } nimmt die zweite Karte
status-other-play = { $name } spielt eine Karte
status-other-play-or-draw = { $name } spielt eine Karte oder nimmt eine zweite
status-other-close = { $name } schließt die Route ab oder beendet den Zug
status-other-close-or-play = { $name } spielt eine zweite Karte, schließt die Route ab oder beendet den Zug
status-other-keep = { $name } wählt drei Karten zum Behalten
status-other-over = Die Partie ist zu Ende

area-market = Auslage
area-officials = Amtspersonen
area-map = Spielplan: Süddeutschland und seine Nachbarn
area-players = Spieler
area-own = Deine Hand und deine Route
area-hand = Deine Hand
area-route = Deine Route
area-log = Verlauf
area-chat = Chat

take-card = { $city } nehmen ({ $region })
take-deck = Die oberste Karte vom Nachziehstapel nehmen; noch { $count }
discard-title = { $count ->
    [one] Ablagestapel, { $count } Karte
   *[other] Ablagestapel, { $count } Karten
}
deck = Stapel
discard-empty = Ablage
hand-empty = Keine Karten auf der Hand.
route-empty = Noch keine Route. Mit der ersten Karte, die du spielst, beginnst du eine.
divider = Platz zwischen Hand und Route aufteilen
own-watching = Du schaust bei dieser Partie zu.
own-covered = Die Karten sind verdeckt, solange jemand anderes am Zug ist.
play-card = { $city } spielen
play-either = { $city }: passt an beide Enden der Route
play-left = { $city } ans linke Ende legen
play-right = { $city } ans rechte Ende legen
restart-card = Die Route aufgeben und mit { $city } eine neue beginnen
spot-left = Linkes Ende der Route
spot-right = Rechtes Ende der Route

official-administrator = Amtmann
official-administrator-about = Vor der ersten Karte: legt sechs neue Karten aus.
official-administrator-ready = Ein Klick, und er legt sechs neue Karten aus.
official-postmaster = Postmeister
official-postmaster-about = Lässt dich eine zweite Karte nehmen.
official-postmaster-ready = Hilft, sobald du eine zweite Karte nimmst.
official-postmaster-helps = Der Postmeister hilft { $name }.
official-postal-carrier = Postillion
official-postal-carrier-about = Lässt dich eine zweite Karte spielen.
official-postal-carrier-ready = Hilft, sobald du eine zweite Karte spielst.
official-postal-carrier-nothing-fits = Keine deiner Handkarten passt an die Route.
official-postal-carrier-helps = Der Postillion hilft { $name }.
official-cartwright = Wagner
official-cartwright-about = Gibt dir eine Kutsche, auch wenn der Route ein oder zwei Karten fehlen.
official-cartwright-ready = Kann beim Abschließen helfen: dort das Häkchen setzen.
official-cartwright-helps = Der Wagner hilft { $name }.
official-helped = Hat in diesem Zug geholfen.

panel-first = Startspieler
panel-ended = Hat das Spielende ausgelöst
panel-hand = Karten
panel-offices = Stationen übrig
panel-carriage = Kutsche
panel-tiles = Plättchen
panel-route = Aktuelle Route
panel-hand-known = Offen genommen: { $known }. Unbekannt: { $unknown }.
panel-hand-open = Auf der Hand: { $cards }.
panel-carriage-title = { $carriage ->
    [0] Noch keine Kutsche.
   *[other] Kutsche { $carriage }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
} { $next ->
    [0] Eine höhere gibt es nicht.
   *[other] Die nächste braucht eine Route mit { $next } Karten.
}
panel-tiles-title = Bonusplättchen: { $tiles }.
panel-bot = Ein Bot
panel-online = Ist da
panel-offline = Ist gerade nicht da
panel-resigned = Hat aufgegeben; ein Bot spielt weiter
panel-absent = Ist schon lange weg; ein Bot spielt weiter
panel-stand-in = Bot übernehmen lassen
panel-timed-out = Zeit abgelaufen; ein Bot spielt weiter
clock-days = { $days } T. { $hours } Std.

button-close = Route abschließen
button-end = Zug beenden
button-undo = Rückgängig
button-more = Mehr …
button-resign = Aufgeben (ein Bot spielt weiter)

keep-three = Behalte drei Karten; die anderen werden abgeworfen.
keep-submit = Diese behalten

close-heading = Wohin kommen die Poststationen?
close-one-each = Je eine in jedes Land
close-one-region = Alle in ein Land
close-own-choice = Oder wähle selbst: Klicke auf eine Stadt, um sie auszulassen
close-no-candidates = Du hast schon in jeder Stadt dieser Route eine Poststation.
close-cartwright = Der Wagner hilft: Du bekommst die nächste Kutsche, obwohl die Route zu kurz ist
close-submit = Setzen und abschließen
close-cancel = Schließen, ohne die Route abzuschließen
gain-carriage = Kutsche { $carriage }
gain-tile = { $pile }: { $value }
gain-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gain-ends = Löst das Spielende aus

ask-give-up = Die Route aufgeben? Ihre Karten werden abgelegt, und es gibt nichts dafür.
ask-play-stuck = Danach passt keine deiner Handkarten mehr an die Route. Trotzdem spielen?
ask-end-stuck = Keine deiner Handkarten passt an die Route. Den Zug trotzdem beenden?
ask-resign = Aufgeben? Ein Bot spielt für dich weiter. Solange die Partie läuft, kannst du zurückkommen.
ask-yes = Ja
ask-no = Nein

since-heading = Seit deinem letzten Zug
banner-last-round = Letzte Runde! { $name } hat das Spielende ausgelöst.
banner-away = Ein Bot spielt für dich.
banner-return = Selbst weiterspielen
cover-pass = { $name } ist am Zug. Gib das Gerät weiter.
cover-show = Ich bin { $name }: Zeig mir meine Karten

result-toggle = Ergebnis ein- oder ausblenden, um den Spielplan zu sehen
result-winner = { $name } gewinnt
result-player = Spieler
result-carriage = Kutsche
result-bonus = Bonus{ "\u00AD" }plätt{ "\u00AD" }chen
result-unplaced = Nicht ge{ "\u00AD" }setzt
result-total = Punkte
result-chart = Punkte nach jeder Runde
result-rematch = Noch einmal mit denselben Leuten
result-to-rematch = Zur nächsten Partie
result-record = Protokoll herunterladen
fair-heading = Wurde ehrlich gemischt?
fair-commitment = Hash des Mischgeheimnisses:
fair-secret = Das Geheimnis selbst:

chat-placeholder = Schreib etwas oder /help
chat-send = Senden

pile-length-5 = Route mit 5
pile-length-6 = Route mit 6
pile-length-7 = Route mit 7
pile-baden = Baden
pile-baiern = Baiern
pile-boehmen-salzburg = Böhmen und Salzburg
pile-schweiz-tyrol = Schweiz und Tyrol
pile-wuerttemberg-hohenzollern = Württemberg und Hohenzollern
pile-all-regions = Alle Länder
pile-outside-baiern = Außerhalb Baierns
pile-end-of-game = Spielende

waiting-heading = Warten auf Mitspieler
invite-heading = Einladen
invite-lead = Verschicke diesen Link oder scanne den Code mit dem Handy. Wer ihn öffnet, kann mitspielen oder zuschauen.
invite-copy = Kopieren
options-heading = Regeln an diesem Tisch
rule-outside-baiern = Plättchen „Außerhalb Baierns“: eine Poststation in jedem Land außer Baiern
rule-every-region = Plättchen „Alle Länder“: eine Poststation in jedem Land, auch in Baiern
rule-any-length = Ist ein Längenstapel leer, gilt der nächstniedrigere
rule-seven-plus = Ist ein Längenstapel leer, gilt der nächstniedrigere nur für Routen ab sieben Karten
rule-finish-round = Die letzte Runde wird zu Ende gespielt
rule-one-more-each = Ist das Ende ausgelöst, haben alle anderen noch einen Zug
rule-hidden-tiles = Die Werte der Bonusplättchen bleiben den anderen verborgen
rule-open-tiles = Die Werte der Bonusplättchen bleiben für alle sichtbar
rule-rated = Gewertet
rule-unrated = Nicht gewertet
seat-empty = Freier Platz
seat-sit = Platz nehmen
seat-none-free = Alle Plätze sind besetzt. Du kannst zuschauen.
seat-sit-here = Hier hinsetzen
seat-ready = Ich bin bereit
seat-not-ready = Moment, noch nicht
seat-is-ready = bereit
seat-is-not-ready = noch nicht bereit
seat-start = Partie starten
seat-start-hint = Es kann losgehen, wenn alle Plätze besetzt und alle bereit sind.
seat-leave = Den Tisch verlassen
seat-free = Platz freimachen
seat-add-bot = Bot dazuholen
seat-guest-name = Name
seat-add-guest = Spielt an diesem Gerät mit
seat-add-guest-about = Jemand, der an diesem Gerät mitspielt; zwischen den Zügen sind die Karten verdeckt

log-market-replaced = { $name } lässt den Amtmann sechs neue Karten auslegen.
log-took = { $name } nimmt { $city }.
log-drew = { $name } nimmt eine Karte vom Nachziehstapel.
log-drew-own = { $name } nimmt { $city } vom Nachziehstapel.
log-reshuffled = { $count ->
    [one] Die abgelegte Karte bildet den neuen Nachziehstapel.
   *[other] Die { $count } abgelegten Karten werden gemischt und bilden den neuen Nachziehstapel.
}
log-gave-up = { $name } gibt die Route { $cities } auf.
log-played = { $name } spielt { $city }.
log-closed = { $name } schließt eine Route mit { $count } Karten ab und { $offices ->
    [0] setzt keine Poststation.
    [one] setzt eine Poststation in { $cities }.
   *[other] setzt Poststationen in { $cities }.
}
log-tile = { $name } nimmt ein Bonusplättchen: { $pile }.
log-tile-value = { $name } nimmt ein Bonusplättchen: { $pile }, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
log-carriage = { $name } nimmt Kutsche { $carriage }.
log-cut = { $name } wirft { $cities } ab.
log-end-triggered = { $name } löst das Spielende aus.
log-passed = { $name } kann weder eine Karte nehmen noch eine spielen und passt.
log-over = Die Partie ist zu Ende.
log-sat = { $name } setzt sich auf Platz { $seat }.
log-left = Platz { $seat } ist frei.
log-started = Die Partie beginnt.
log-resigned = { $name } gibt auf; ein Bot spielt weiter.
log-timed-out = { $name } hat die Zeit überschritten; ein Bot spielt weiter.
log-absent = { $name } ist schon lange weg; ein Bot spielt weiter.
log-back = { $name } ist wieder da.
log-rematch = Die nächste Partie wird vorbereitet.
