# Alles neben dem Tisch.
skip = Zum Inhalt
brand-home = Posthorn, zur Lobby
nav-rules = Regeln
nav-help = Hilfe
nav-api = API für Bots
language-menu = Sprache
back-home = Zur Lobby
message-title = Posthorn
title-of = { $heading } – Posthorn
footer = Posthorn ist eine inoffizielle, nichtkommerzielle Umsetzung von Thurn und Taxis von Karen und Andreas Seyfarth, mit eigenen Bildern und Texten und ohne Verbindung zu den Autoren oder zum Verlag.
list-and = { $rest } und { $last }
list-none = keine
offline = Der Server antwortet nicht. Sobald er wieder da ist, aktualisiert sich die Seite von selbst; versuche es dann noch einmal.
reconnecting = Verbindung wird wiederhergestellt …
reconnected = Wieder verbunden.
refresh = Aktualisieren
guest-name = Gast { $number }
seat = Platz

home-title = Posthorn: Thurn und Taxis spielen
home-title-turn = 📯 Du bist am Zug – Posthorn
home-heading = Bau deine Postroute
home-lead = Thurn und Taxis im Browser: gegen Bots, gegen Freunde, live oder als Fernpartie. Ohne Konto, ohne Installation.
play-now = Jetzt spielen
play-opponents = Gegner
play-strength = Spielstärke
play-quick = Bots spielen ohne Wartezeit
open-heading = Einen Tisch eröffnen
open-seats = Plätze
open-pace = Bedenkzeit
open-visible = Sichtbar für
open-visible-public = Alle in der Lobby
open-visible-link = Nur Leute mit dem Link
open-more = Regeln und mehr
open-rules = Regeln
open-first = Startspieler
open-first-random = Zufällig
open-rated = Gewertete Partie
open-submit = Tisch eröffnen
preset-classic = Klassisch
preset-classic-about = Plättchen „Außerhalb Baierns“: Baiern ist nicht nötig
preset-international = International
preset-international-about = Plättchen „Alle Länder“: Auch Baiern ist nötig
preset-icelandic = Isländisch
preset-icelandic-about = auch Baiern, niedrigere Längenplättchen erst ab sieben Karten, am Ende noch ein Zug für alle anderen
preset-own = Eigene Auswahl:
option-every-region = Plättchen „Alle Länder“ statt „Außerhalb Baierns“: Auch Baiern ist nötig
option-seven-plus = Niedrigere Längenplättchen nur für Routen ab sieben Karten
option-one-more-each = Ist das Ende ausgelöst, haben alle anderen noch einen Zug
option-open-tiles = Die Werte der Bonusplättchen bleiben für alle sichtbar
pace-free = Ohne Uhr
pace-live-5 = Live: 5 Minuten, dazu 15 Sekunden je Zug
pace-live-10 = Live: 10 Minuten, dazu 30 Sekunden je Zug
pace-turns-24 = Fernpartie: 1 Tag je Zug
pace-turns-72 = Fernpartie: 3 Tage je Zug
pace-turns-168 = Fernpartie: 1 Woche je Zug
mine-heading = Meine Partien
mine-empty = Noch keine. Ein Klick auf „Jetzt spielen“ ändert das.
mine-your-turn = du bist am Zug
mine-waiting = wartet auf Mitspieler
mine-finished = Platz { $place } von { $players }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tables-open = Offene Tische
tables-open-empty = Niemand wartet. Eröffne einen Tisch und schick den Link an Freunde.
tables-free = { $count ->
    [0] voll
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
tables-join = Mitspielen
tables-running = Laufende Partien zum Zuschauen
tables-running-empty = Gerade läuft keine Partie.
running-round = Runde { $round }, { $name } ist am Zug

bot-random = Zufall
bot-random-about = spielt irgendeine erlaubte Karte
bot-novice = Neuling
bot-novice-about = kennt die Regeln, viel mehr nicht
bot-courier = Kurier
bot-courier-about = spielt ordentlich
bot-postmaster = Oberpostrat
bot-postmaster-about = plant voraus
bot-prince = Fürst
bot-prince-about = gnadenlos

me-heading = Du
me-lead = Du bist Gast: Dieser Browser erkennt dich wieder.
me-name = Name
me-save = Speichern
me-tokens = Schlüssel für Bots
me-tokens-lead = Ein Programm mit einem Schlüssel spielt in deinem Namen.
me-token-new = Das ist der Schlüssel. Er wird nur dieses eine Mal gezeigt:
me-token-revoke = Widerrufen
me-token-label = Wofür ist er?
me-token-make = Schlüssel anlegen

help-keys = Tastenkürzel
help-commands = Befehle im Chat

note-saved = Gespeichert.
note-commands = /join: an den Tisch setzen, /leave: aufstehen, /ready: bereit melden, /start: anfangen, /bot STUFE: einen Bot dazuholen, /watch: nur zuschauen, /undo: zurücknehmen, /help: diese Liste.

error-stale = Am Tisch ging es schon weiter: So steht es jetzt.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-seat-taken = Dieser Platz ist besetzt. Nimm einen anderen oder schau zu.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-such-bot = Diesen Bot gibt es nicht. Wähle einen aus der Liste.
error-begun = Die Partie hat schon begonnen.
error-not-begun = Die Partie hat noch nicht begonnen.
error-not-ready = Noch nicht: Alle Plätze müssen besetzt und alle bereit sein.
error-bad-text = Schreibe eine Zeile mit 1 bis 300 Zeichen.
error-bad-action = Das ist keine gültige Aktion. Benutze die Knöpfe auf der Seite.
error-no-such-command = Diesen Befehl gibt es nicht. /help zählt sie auf.
error-not-away = Diese Person ist da oder noch nicht lange genug weg. Warte ein wenig.
error-busy = An diesem Tisch ist gerade zu viel los. Versuche es gleich noch einmal.
error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link nicht vollständig.
error-store = Ob das gespeichert wurde, ist nicht sicher. Versuche es gleich noch einmal; falls es doch geklappt hat, zeigt es der Tisch.
error-form = Dieses Formular ist abgelaufen. Geh zurück, lade die Seite neu und versuche es noch einmal.
error-no-page = Diese Seite gibt es nicht.
error-bad-name = Ein Name hat 1 bis 24 Zeichen.
error-record-later = Das Protokoll gibt es, sobald die Partie zu Ende ist.
error-api-token = Schick einen Schlüssel: „Authorization: Bearer …“. Du legst ihn auf deiner Seite an oder mit POST /api/accounts.
percent = { $share }{ "\u202F" }%
decimal-mark = { "," }
