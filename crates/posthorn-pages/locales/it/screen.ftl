# The screen: settings, keys, what is in sight, and the table in a few sentences.

nav-label = Tu e la pagina
nav-sound = Suono

settings-heading = Impostazioni
settings-lead = Questo browser le ricorda.
settings-theme = Luce
theme-auto = Come il sistema
theme-light = Di giorno
theme-dark = A lume di lampada
settings-motion = Volo delle carte
motion-normal = Calmo
motion-fast = Veloce
motion-off = Nessuno
settings-order = Carte in mano
order-name = Per nome
order-region = Per Regione
order-fitting = Prima quelle adatte
settings-switches = Inoltre
settings-save = Salva
settings-back = Torna senza salvare
pref-ask = Chiedi prima di abbandonare un Itinerario o di portarlo in un vicolo cieco
pref-auto-end = Termina il mio turno quando non si può fare altro
pref-sound = Suona il corno quando tocca a me
pref-keys = I singoli tasti agiscono al tavolo

help-keys-off = Si possono disattivare nelle impostazioni.
keys-shut = Chiudi
key-market = prendi quella carta scoperta
key-deck = prendi la prima carta del mazzo
key-administrator = fai scoprire sei nuove carte all’Amministratore
key-hand = scorri le carte in mano
key-letter = vai alla carta in mano con quell’iniziale
key-play = gioca la carta
key-ends = metti la carta al capo sinistro o destro
key-close = completa l’Itinerario
key-end = termina il turno
key-undo = annulla
key-replay = rivedi che cosa è successo dal mio ultimo turno
key-tell-hand = di’ la mia mano
key-tell-route = di’ il mio Itinerario
key-tell-market = di’ le carte scoperte
key-tell-others = di’ gli Itinerari degli altri
key-tell-tiles = di’ le tessere Bonus rimaste
key-tell-scores = di’ a che punto sono i giocatori
key-tell-now = di’ che cosa c’è da fare ora
key-zoom = avvicina la mappa, allontanala o mostrala tutta
key-chat = scrivi nella chat
key-sound = fai tacere il corno o fallo suonare
key-help = questo elenco

game-heading = La partita
area-towns = Città, strade e Uffici Postali
tabs-area = Che cosa si vede
tab-map = Mappa
tab-players = Giocatori
tab-talk = Diario e chat
tabs-talk = Diario o chat
tab-log = Diario
tab-chat = Chat
zoom-in = Più vicino
zoom-out = Più lontano
zoom-all = Tutta la mappa
since-replay = Rivedi
button-give-up = Scarta l’Itinerario e scegli una carta per ricominciare

told-hand = { $count ->
    [0] Non hai carte in mano.
   *[other] La tua mano: { $cities }.
}
told-route = { $count ->
    [0] Non hai ancora un Itinerario.
   *[other] Il tuo Itinerario di { $count }: { $cities }.
}
told-market = { $count ->
    [0] Nessuna carta è scoperta.
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
    [one] un Ufficio rimasto
   *[other] { $offices } Uffici rimasti
}, { $carriage ->
    [0] nessuna diligenza
   *[other] diligenza { $carriage }
}, { $tiles ->
    [one] una tessera Bonus
   *[other] { $tiles } tessere Bonus
}.
told-town = { $city }, { $region }. Strade per { $roads }. { $count ->
    [0] Nessun Ufficio Postale.
   *[other] Uffici Postali di { $owners }.
}
