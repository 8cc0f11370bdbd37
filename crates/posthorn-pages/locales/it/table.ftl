# La pagina di un tavolo.
title-waiting = In attesa di giocatori – Posthorn
title-game = Posthorn
title-your-turn = 📯 Tocca a te – Posthorn
title-over = Il risultato – Posthorn

status-waiting = In attesa di giocatori
status-over = La partita è finita
status-round = Round { $round }
status-you-draw = Tocca a te: prendi una carta
status-you-draw-two = Tocca a te: prendi due carte, perché la tua mano era vuota
status-you-draw-second = Prendi la seconda carta
status-you-play = Gioca una carta nel tuo Itinerario
status-you-play-or-draw = Gioca una carta, o prendine una seconda con il Direttore
status-you-close = Completa l’Itinerario o termina il turno
status-you-close-or-play = Gioca una seconda carta, completa l’Itinerario o termina il turno
status-you-play-or-end = Gioca una seconda carta o termina il turno
status-you-end = Termina il turno
status-you-keep = Scegli tre carte da tenere
status-you-over = La partita è finita
status-other-draw = { $name } prende una carta
status-other-draw-two = { $name } prende due carte
status-other-draw-second = { $name } prende la seconda carta
status-other-play = { $name } gioca una carta
status-other-play-or-draw = { $name } gioca una carta o ne prende una seconda
status-other-close = { $name } completa l’Itinerario o termina il turno
status-other-close-or-play = { $name } gioca una seconda carta, completa l’Itinerario o termina il turno
status-other-keep = { $name } sceglie tre carte da tenere
status-other-over = La partita è finita

area-market = Carte scoperte
area-officials = Funzionari
area-map = Mappa della Germania meridionale e dintorni
area-players = Giocatori
area-own = La tua mano e il tuo Itinerario
area-hand = La tua mano
area-route = Il tuo Itinerario
area-log = Cronologia
area-chat = Chat

take-card = Prendi { $city } ({ $region })
take-deck = { $count ->
    [one] Prendi la prima carta del mazzo; ne resta { $count }
   *[other] Prendi la prima carta del mazzo; ne restano { $count }
}
discard-title = { $count ->
    [one] Pila degli scarti, { $count } carta
   *[other] Pila degli scarti, { $count } carte
}
deck = Mazzo
discard-empty = Scarti
hand-empty = Nessuna carta in mano.
route-empty = Ancora nessun Itinerario. La prima carta che giochi ne comincia uno.
divider = Dividi lo spazio fra mano e Itinerario
own-watching = Stai guardando questa partita.
own-covered = Le carte sono coperte durante il turno di un altro giocatore.
play-card = Gioca { $city }
play-either = { $city }: va bene a entrambe le estremità dell’Itinerario
play-left = Metti { $city } all’estremità sinistra
play-right = Metti { $city } all’estremità destra
restart-card = Scarta l’Itinerario e cominciane uno nuovo con { $city }
spot-left = Estremità sinistra dell’Itinerario
spot-right = Estremità destra dell’Itinerario

official-administrator = Ammini{ "\u00AD" }stratore
official-administrator-about = Prima della prima carta: scopre sei carte nuove.
official-administrator-ready = Clicca per scoprire sei carte nuove.
official-postmaster = Direttore
official-postmaster-about = Ti fa prendere una seconda carta.
official-postmaster-ready = Ti aiuta se prendi una seconda carta.
official-postmaster-helps = Il Direttore aiuta { $name }.
official-postal-carrier = Postino
official-postal-carrier-about = Ti fa giocare una seconda carta.
official-postal-carrier-ready = Ti aiuta se giochi una seconda carta.
official-postal-carrier-nothing-fits = Nessuna carta della tua mano prolunga l’Itinerario.
official-postal-carrier-helps = Il Postino aiuta { $name }.
official-cartwright = Fabbro
official-cartwright-about = Dà una Diligenza anche se all’Itinerario mancano una o due carte.
official-cartwright-ready = Può aiutarti quando completi: spunta lì la sua casella.
official-cartwright-helps = Il Fabbro aiuta { $name }.
official-helped = Ha già aiutato in questo turno.

panel-first = Primo giocatore
panel-ended = Ha fatto scattare la fine della partita
panel-hand = Carte
panel-offices = Uffici rimasti
panel-carriage = Diligenza
panel-tiles = Tessere
panel-route = Itinerario attuale
panel-hand-known = Prese scoperte: { $known }. Non viste: { $unknown }.
panel-hand-open = In mano: { $cards }.
panel-carriage-title = { $carriage ->
    [0] Ancora nessuna Diligenza.
   *[other] Diligenza { $carriage }, vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
} { $next ->
    [0] Non ce n’è una più alta.
   *[other] La prossima richiede un Itinerario di { $next } carte.
}
panel-tiles-title = Tessere Bonus: { $tiles }.
panel-bot = Un bot
panel-online = In linea
panel-offline = Al momento non in linea
panel-resigned = Ha abbandonato; al suo posto gioca un bot
panel-absent = Manca da molto; al suo posto gioca un bot
panel-stand-in = Fai giocare un bot
panel-timed-out = Tempo scaduto; al suo posto gioca un bot
clock-days = { $days } g { $hours } h

button-close = Completa l’Itinerario
button-end = Termina il turno
button-undo = Annulla
button-more = Altro…
button-resign = Abbandona: subentra un bot

keep-three = Tieni tre carte; le altre si scartano.
keep-submit = Tieni queste

close-heading = Dove vanno gli Uffici Postali?
close-one-each = Uno in ogni Regione
close-one-region = Tutti in una Regione
close-own-choice = Oppure scegli tu: clicca su una città per escluderla
close-no-candidates = Hai già un Ufficio Postale in ogni città di questo Itinerario.
close-cartwright = Il Fabbro ti aiuta: prendi la prossima Diligenza anche se l’Itinerario è troppo corto
close-submit = Colloca e completa
close-cancel = Chiudi senza completare l’Itinerario
gain-carriage = Diligenza { $carriage }
gain-tile = { $pile }: { $value }
gain-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
gain-ends = Fa scattare la fine

ask-give-up = Scartare l’Itinerario? Le sue carte vanno negli scarti e non valgono nulla.
ask-play-stuck = Dopo, nessuna carta della tua mano prolungherà l’Itinerario. La giochi lo stesso?
ask-end-stuck = Nessuna carta della tua mano prolunga l’Itinerario. Termini il turno lo stesso?
ask-resign = Vuoi abbandonare la partita? Un bot giocherà al posto tuo. Puoi tornare finché la partita è in corso.
ask-yes = Sì
ask-no = No

since-heading = Dal tuo ultimo turno
banner-last-round = Ultimo round! { $name } ha fatto scattare la fine della partita.
banner-away = Un bot gioca al posto tuo.
banner-return = Torno a giocare io
cover-pass = È il turno di { $name }. Passa lo schermo.
cover-show = Sono { $name }: mostra le mie carte

result-toggle = Mostra o nascondi il risultato per vedere la mappa
result-winner = Vince { $name }
result-player = Giocatore
result-carriage = Dili{ "\u00AD" }genza
result-bonus = Tes{ "\u00AD" }sere Bonus
result-unplaced = Non collo{ "\u00AD" }cati
result-total = Punti
result-chart = Punti dopo ogni round
result-rematch = Gioca ancora con le stesse persone
result-to-rematch = Vai alla prossima partita
result-record = Scarica la registrazione della partita
fair-heading = Le carte sono state mescolate onestamente?
fair-commitment = Hash del segreto del mescolamento:
fair-secret = Il segreto stesso:

chat-placeholder = Scrivi qualcosa, o /help
chat-send = Invia

pile-length-5 = Itinerario di 5
pile-length-6 = Itinerario di 6
pile-length-7 = Itinerario di 7
pile-baden = Baden
pile-baiern = Baiern
pile-boehmen-salzburg = Böhmen e Salzburg
pile-schweiz-tyrol = Schweiz e Tyrol
pile-wuerttemberg-hohenzollern = Württemberg e Hohenzollern
pile-all-regions = Tutte le Regioni
pile-outside-baiern = Fuori Baiern
pile-end-of-game = Fine del Gioco

waiting-heading = In attesa di giocatori
invite-heading = Invita
invite-lead = Manda questo link, o inquadra il codice con un telefono. Chi lo apre può sedersi o guardare.
invite-copy = Copia
options-heading = Regole di questo tavolo
rule-outside-baiern = Tessera «Fuori Baiern»: un Ufficio Postale in ogni Regione tranne Baiern
rule-every-region = Tessera «Tutte le Regioni»: un Ufficio Postale in ogni Regione, Baiern compresa
rule-any-length = Se una pila di lunghezza è vuota, si prende da quella inferiore più vicina
rule-seven-plus = Se una pila di lunghezza è vuota, solo gli Itinerari di sette o più carte prendono da quella inferiore più vicina
rule-finish-round = L’ultimo round si gioca fino in fondo
rule-one-more-each = Quando scatta la fine, tutti gli altri giocano ancora un turno
rule-hidden-tiles = I valori delle tessere Bonus restano nascosti agli altri
rule-open-tiles = I valori delle tessere Bonus restano visibili
rule-rated = Partita classificata
rule-unrated = Partita non classificata
seat-empty = Posto libero
seat-sit = Siediti
seat-none-free = Tutti i posti sono occupati. Puoi restare a guardare.
seat-sit-here = Siediti qui
seat-ready = Ci sono
seat-not-ready = Un attimo, non ancora
seat-is-ready = pronto
seat-is-not-ready = non ancora pronto
seat-start = Comincia la partita
seat-start-hint = Si può cominciare quando tutti i posti sono occupati e tutti sono pronti.
seat-leave = Lascia il tavolo
seat-free = Libera il posto
seat-add-bot = Aggiungi un bot
seat-guest-name = Nome
seat-add-guest = Gioca su questo schermo
seat-add-guest-about = Qualcuno che gioca su questo schermo; fra un turno e l’altro le carte restano coperte

log-market-replaced = { $name } chiama l’Amministratore: sei carte nuove.
log-took = { $name } prende { $city }.
log-drew = { $name } prende una carta dal mazzo.
log-drew-own = { $name } prende { $city } dal mazzo.
log-reshuffled = { $count ->
    [one] La carta scartata diventa il mazzo.
   *[other] Le { $count } carte scartate si mescolano e diventano il mazzo.
}
log-gave-up = { $name } scarta l’Itinerario { $cities }.
log-played = { $name } gioca { $city }.
log-closed = { $name } completa un Itinerario di { $count } carte e { $offices ->
    [0] non colloca nessun Ufficio Postale.
    [one] colloca un Ufficio Postale nella città di { $cities }.
   *[other] colloca Uffici Postali nelle città di { $cities }.
}
log-tile = { $name } prende una tessera Bonus: { $pile }.
log-tile-value = { $name } prende una tessera Bonus: { $pile }, { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}.
log-carriage = { $name } prende la Diligenza { $carriage }.
log-cut = { $name } scarta { $cities }.
log-end-triggered = { $name } fa scattare la fine della partita.
log-passed = { $name } non può né prendere né giocare carte e passa.
log-over = La partita è finita.
log-sat = { $name } si siede al posto { $seat }.
log-left = Il posto { $seat } è libero.
log-started = La partita comincia.
log-resigned = { $name } abbandona; subentra un bot.
log-timed-out = { $name } ha esaurito il tempo; subentra un bot.
log-absent = { $name } manca da molto; subentra un bot.
log-back = { $name } è di nuovo in gioco.
log-rematch = Si prepara la prossima partita.
