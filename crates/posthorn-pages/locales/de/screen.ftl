# The screen: settings, keys, what is in sight, and the table in a few sentences.

nav-label = Hauptmenü
nav-sound = Ton

settings-heading = Einstellungen
settings-lead = Dieser Browser merkt sie sich.
settings-theme = Farbschema
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
settings-motion = Animationen
motion-normal = Normal
motion-fast = Schnell
motion-off = Aus
settings-order = Karten auf der Hand
order-name = Nach Namen
order-region = Nach Ländern
order-fitting = Passende zuerst
settings-switches = Weiteres
settings-save = Speichern
settings-back = Zurück, ohne zu speichern
pref-ask = Nachfragen, bevor eine Route aufgegeben wird oder in eine Sackgasse gerät
pref-auto-end = Meinen Zug beenden, wenn nichts anderes mehr geht
pref-sound = Ins Horn blasen, wenn ich am Zug bin
pref-keys = Tastenkürzel am Tisch

help-keys-off = In den Einstellungen lassen sie sich abschalten.
keys-shut = Schließen
key-market = diese Karte aus der Auslage nehmen
key-deck = die oberste Karte vom Nachziehstapel nehmen
key-administrator = den Amtmann sechs neue Karten auslegen lassen
key-hand = durch die Handkarten gehen
key-letter = zur Handkarte mit diesem Anfangsbuchstaben gehen
key-play = die Karte spielen
key-ends = die Karte ans linke oder rechte Ende legen
key-close = die Route abschließen
key-end = den Zug beenden
key-undo = zurücknehmen
key-replay = noch einmal zeigen, was seit meinem letzten Zug geschah
key-tell-hand = meine Hand ansagen
key-tell-route = meine Route ansagen
key-tell-market = die Auslage ansagen
key-tell-others = die Routen der anderen ansagen
key-tell-tiles = die übrigen Bonusplättchen ansagen
key-tell-scores = den Stand der Spieler ansagen
key-tell-now = ansagen, was jetzt zu tun ist
key-zoom = den Spielplan vergrößern, verkleinern oder ganz zeigen
key-chat = in den Chat schreiben
key-sound = das Horn stumm schalten oder wieder blasen lassen
key-help = diese Liste

game-heading = Die Partie
area-towns = Städte, Straßen und Poststationen
tabs-area = Ansicht
tab-map = Spielplan
tab-players = Spieler
tab-talk = Verlauf und Chat
tabs-talk = Verlauf oder Chat
tab-log = Verlauf
tab-chat = Chat
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Der ganze Spielplan
since-replay = Noch einmal zeigen
button-give-up = Route aufgeben …

told-hand = { $count ->
    [0] Du hast keine Karten auf der Hand.
   *[other] Deine Hand: { $cities }.
}
told-route = { $count ->
    [0] Du hast noch keine Route.
    [one] Deine Route mit einer Karte: { $cities }.
   *[other] Deine Route mit { $count } Karten: { $cities }.
}
told-market = { $count ->
    [0] Es liegen keine Karten offen.
   *[other] Offene Karten: { $cities }.
}
told-other-route = { $count ->
    [0] { $name } hat keine Route.
   *[other] Route von { $name }: { $cities }.
}
told-tiles = Übrige Bonusplättchen: { $tiles }.
told-score = { $name }: { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}, { $offices ->
    [one] eine Poststation übrig
   *[other] { $offices } Poststationen übrig
}, { $carriage ->
    [0] keine Kutsche
   *[other] Kutsche { $carriage }
}, { $tiles ->
    [one] ein Bonusplättchen
   *[other] { $tiles } Bonusplättchen
}.
told-town = { $city }, { $region }. Straßen nach { $roads }. { $count ->
    [0] Keine Poststation.
   *[other] Poststationen von { $owners }.
}
