# The screen: settings, keys, what is in sight, and the table in a few sentences.

nav-label = Menu principale
nav-sound = Suono

settings-heading = Impostazioni
settings-lead = Questo browser le ricorda.
settings-theme = Tema
theme-auto = Sistema
theme-light = Chiaro
theme-dark = Scuro
settings-motion = Animazioni
motion-normal = Normali
motion-fast = Veloci
motion-off = Nessuna
settings-order = Carte in mano
order-name = Per nome
order-region = Per Regione
order-fitting = Prima quelle adatte
settings-switches = Altro
settings-save = Salva
settings-back = Torna senza salvare
pref-ask = Chiedi conferma prima di scartare un Itinerario o di portarlo in un vicolo cieco
pref-auto-end = Termina il mio turno quando non si può fare altro
pref-sound = Suona il corno quando tocca a me
pref-keys = Scorciatoie da tastiera al tavolo

help-keys-off = Si possono disattivare nelle impostazioni.
keys-shut = Chiudi
key-market = prendi quella carta scoperta
key-deck = prendi la prima carta del mazzo
key-administrator = chiama l’Amministratore: sei carte nuove
key-hand = scorri le carte in mano
key-letter = vai alla carta in mano con quell’iniziale
key-play = gioca la carta
key-ends = metti la carta all’estremità sinistra o destra
key-close = completa l’Itinerario
key-end = termina il turno
key-undo = annulla
key-replay = rivedi che cosa è successo dal mio ultimo turno
key-tell-hand = leggi ad alta voce la mia mano
key-tell-route = leggi ad alta voce il mio Itinerario
key-tell-market = leggi ad alta voce le carte scoperte
key-tell-others = leggi ad alta voce gli Itinerari degli altri
key-tell-tiles = leggi ad alta voce le tessere Bonus rimaste
key-tell-scores = leggi ad alta voce la situazione dei giocatori
key-tell-now = leggi ad alta voce che cosa c’è da fare ora
key-zoom = ingrandisci o riduci la mappa, o mostrala tutta
key-chat = scrivi nella chat
key-sound = disattiva o riattiva il corno
key-help = questo elenco

game-heading = La partita
area-towns = Città, strade e Uffici Postali
tabs-area = Vista
tab-map = Mappa
tab-players = Giocatori
tab-talk = Cronologia e chat
tabs-talk = Cronologia o chat
tab-log = Cronologia
tab-chat = Chat
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-all = Tutta la mappa
since-replay = Rivedi
button-give-up = Scarta l’Itinerario…

told-hand = { $count ->
    [0] Non hai carte in mano.
   *[other] La tua mano: { $cities }.
}
told-route = { $count ->
    [0] Non hai ancora un Itinerario.
    [one] Il tuo Itinerario di una carta: { $cities }.
   *[other] Il tuo Itinerario di { $count } carte: { $cities }.
}
told-market = { $count ->
    [0] Non ci sono carte scoperte.
   *[other] Carte scoperte: { $cities }.
}
told-other-route = { $count ->
    [0] { $name } non ha un Itinerario.
   *[other] { $name } ha l’Itinerario { $cities }.
}
told-tiles = Tessere Bonus rimaste: { $tiles }.
told-score = { $name }: { $cards ->
    [one] una carta in mano
   *[other] { $cards } carte in mano
}, { $offices ->
    [one] un ufficio rimasto
   *[other] { $offices } uffici rimasti
}, { $carriage ->
    [0] nessuna Diligenza
   *[other] Diligenza { $carriage }
}, { $tiles ->
    [one] una tessera Bonus
   *[other] { $tiles } tessere Bonus
}.
told-town = { $city }, { $region }. Strade per { $roads }. { $count ->
    [0] Nessun Ufficio Postale.
    [one] Ufficio Postale di { $owners }.
   *[other] Uffici Postali di { $owners }.
}
