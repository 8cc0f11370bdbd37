# Suggerimenti, rivedere la partita e la prima partita guidata.
open-hints = Suggerimenti di un bot
hints-against-bots = Solo nelle partite contro i bot
hints-allowed = Per tutti
hints-never = Nessuno
rule-hints-against-bots = Chi gioca da solo contro i bot può chiedere suggerimenti
rule-hints-allowed = Tutti possono chiedere suggerimenti
rule-hints-never = Nessun suggerimento
error-no-hints = A questo tavolo non ci sono suggerimenti.

hint-heading = Un suggerimento
hint-ask = Suggerimento
hint-win = Probabilità di vittoria: { $win }%.
hint-lead = Vantaggio previsto in punti: { $points }.
hint-points = Punti previsti: { $points }.
hint-chance = probabilità di vittoria { $win }%
hint-others = Altre possibilità
key-hint = chiedi un suggerimento

step-take = Prendere { $city }.
step-take-new = Prendere una carta scoperta.
step-take-deck = Prendere la prima carta del mazzo.
step-administrator = Chiamare l’Amministratore: sei carte nuove.
step-play = Giocare { $city }.
step-play-left = Mettere { $city } all’estremità sinistra.
step-play-right = Mettere { $city } all’estremità destra.
step-restart = Scartare l’Itinerario e cominciarne uno nuovo con { $city }.
# «nessuna» è il testo di list-none: nessun ufficio.
step-close = { $cities ->
    [nessuna] Completare l’Itinerario senza collocare uffici.
   *[other] Completare l’Itinerario; città in cui collocare un ufficio: { $cities }.
}
step-close-cartwright = { $cities ->
    [nessuna] Completare l’Itinerario con l’aiuto del Fabbro, senza collocare uffici.
   *[other] Completare l’Itinerario con l’aiuto del Fabbro; città in cui collocare un ufficio: { $cities }.
}
step-keep = Tenere { $cities }.
step-end = Terminare il turno.

why-closes = { $offices ->
    [0] Completando ora non si colloca nessun ufficio.
    [one] Completando ora si colloca un ufficio.
   *[other] Completando ora si collocano { $offices } uffici.
}
why-tiles = { $points ->
    [one] Si ottiene una tessera Bonus da un punto.
   *[other] Si ottengono { $points } punti in tessere Bonus.
}
why-carriage = Si ottiene la Diligenza { $carriage }.
why-ends = Scatta la fine della partita.
why-fits = { $city } può prolungare l’Itinerario.
why-joins = { $city } è collegata con { $other }, che hai in mano.
why-wanted = { $city } manca ancora per la tessera «{ $pile }».
why-two-cards = Con due carte l’Itinerario arriva a { $length }.
why-grows = { $length ->
    [one] È un buon inizio per un Itinerario.
   *[other] L’Itinerario arriva a { $length } carte.
}
why-starts-anew = L’Itinerario difficilmente può proseguire; { $city } è un inizio migliore.
why-blind = Nessuna carta scoperta serve quanto può servire una carta del mazzo.
why-new-market = Le carte scoperte servono a poco.
why-waits = Un Itinerario più lungo vale di più.
why-keeps = Sono le carte che stanno meglio insieme.

prospect-in-hand = { $count ->
    [one] Una carta della tua mano prolunga l’Itinerario così com’è.
   *[other] { $count } carte della tua mano prolungano l’Itinerario così com’è.
}
prospect-likely = Nessuna carta della tua mano prolunga l’Itinerario, ma dovrebbe arrivarne una (probabilità: circa { $chance }%).
prospect-open = Nessuna carta della tua mano prolunga l’Itinerario. Probabilità che ne arrivi una in tempo: circa { $chance }%.
prospect-unlikely = Il tuo Itinerario è forse in un vicolo cieco. Probabilità che arrivi in tempo una carta adatta: circa { $chance }%.

result-replay = Rivedi la partita
error-not-over = Una partita si può rivedere solo quando è finita.
replay-title = Replay, { $at } di { $last } – Posthorn
replay-own = Mano e Itinerario di { $name }
replay-controls = Comandi del replay
replay-first = All’inizio
replay-back = Un’azione indietro
replay-on = Un’azione avanti
replay-last = Alla fine
replay-slider = Momento della partita
replay-go = Mostra
replay-link = Link a questo momento
replay-copy = Copia il link
replay-eyes = Punto di vista
replay-eyes-all = Tutte le carte scoperte
replay-start = La partita comincia
replay-result = Vai al risultato
key-moments = nel replay: un’azione indietro o avanti
key-moments-ends = nel replay: all’inizio o alla fine

analysis-heading = Il parere del bot più forte
analysis-lead = Il Principe ripercorre la partita e cerca i turni che hanno contato di più. Ci vuole un po’; intanto puoi rivedere la partita.
analysis-begin = Cerca i turni decisivi
analysis-running = Il Principe sta pensando: { $percent }% completato.
analysis-look = A che punto è?
analysis-note = Ogni probabilità è quella che il giocatore poteva aspettarsi in quel momento, in base alle carte che vedeva. Le piccole differenze rientrano nel margine d’errore del bot.
chart-heading = La probabilità di vittoria nel corso della partita.
chart-line = { $name }: { $first }% all’inizio, minimo { $low }%, massimo { $high }%, { $last }% alla fine.
chart-numbers = Gli stessi dati in cifre
chart-turn = Turno
turns-heading = I turni che hanno contato di più
turns-none = Nessuno ha fatto un errore degno di nota.
turns-turn = { $name }, round { $round }
turns-played = Turno giocato:
turns-better = Meglio:
turns-look = Vai a questo momento

tour-heading = La tua prima partita
tour-step = Passo { $number } di { $steps }
tour-lead = È la prima volta? Una guida ti mostra tutto il gioco su un tavolo vero, in meno di cinque minuti.
tour-begin = Impara giocando
tour-continue = Continua la tua prima partita
tour-skip = Esci (puoi riprendere dopo)
tour-look = Che cosa è successo?
tour-play = Vai alla pagina iniziale
error-off-tour = Non è una cattiva idea, ma questa volta la guida ha un altro piano: segui le sue indicazioni.

tour-1 = Ti diamo il benvenuto! Qui si costruiscono vie postali di città in città. Ogni turno comincia con una carta Città: prendi Zürich, la carta evidenziata.
tour-2 = La tua mano era vuota all’inizio del turno, perciò prendi due carte e il Direttore ti aiuta. Prendi la seconda dal mazzo: la vedrai solo tu.
tour-3 = È Ulm. Ora gioca una carta, come in ogni turno: Ulm è la prima città del tuo Itinerario.
tour-4 = Un Itinerario cresce alle estremità, e le città devono essere collegate da una strada. Nessuna strada collega Zürich a Ulm, perciò Zürich resta in mano. Termina il turno.
tour-5 = Guarda la mappa: Sigmaringen si trova tra Ulm e Zürich. Prendila.
tour-6 = Metti Sigmaringen all’estremità destra, accanto a Ulm.
tour-7 = In ogni turno può aiutarti un solo Funzionario. Il Postino ti fa giocare una seconda carta: metti Zürich all’estremità destra.
tour-8 = Tre città bastano per completare l’Itinerario. Scegli «{ button-close }», poi «{ close-one-each }»: le tue città sono in tre Regioni, quindi ognuna riceve un ufficio. Conferma con «{ close-submit }».
tour-9 = Tre uffici, e la Diligenza 3 per un Itinerario di tre carte! La prossima Diligenza richiede un Itinerario di quattro. La tua mano è di nuovo vuota: prendi Freiburg.
tour-10 = Baden ha una sua tessera Bonus: serve un ufficio in tutte e tre le sue città, Freiburg, Carlsruhe e Mannheim. (Altre tessere richiedono due Regioni insieme.) Prendi Carlsruhe.
tour-11 = Comincia il secondo Itinerario con Freiburg.
tour-12 = Il Direttore ti ha già aiutato, perciò non puoi giocare una seconda carta. Termina il turno.
tour-13 = Manca Mannheim, e nessuna delle carte scoperte ti serve. Prima di prendere una carta chiama l’Amministratore: ne scopre sei nuove.
tour-14 = Eccola. Prendi Mannheim.
tour-15 = Metti Carlsruhe all’estremità destra, accanto a Freiburg.
tour-16 = Tieni Mannheim per il prossimo turno. Attenzione: se in un turno nessuna carta prolunga l’Itinerario, devi scartarlo e ricominciare. Termina il turno.
tour-17 = Prendi Stuttgart: una carta di riserva tiene in vita l’Itinerario.
tour-18 = Metti Mannheim all’estremità destra. Ora tutte le città di Baden sono nel tuo Itinerario.
tour-19 = Ora completa nell’altro modo: «{ button-close }», «{ close-one-region }». Così collochi tutti e tre gli uffici in Baden e prendi la sua tessera. Per la Diligenza 4 manca una carta, ma il Fabbro ti aiuta: spunta la sua casella, poi «{ close-submit }».
tour-opponent = Ora tocca all’avversario. Segui la mappa e la cronologia.
tour-time-passes = Ora sai come si svolge un turno. Lascia passare qualche round e guarda crescere uffici, tessere e Diligenze, più in fretta che nella realtà.
tour-20 = Qualche round dopo hai la Diligenza 6 e un Itinerario di sei carte. Chi per primo prende la Diligenza 7, o colloca l’ultimo dei suoi 20 uffici, fa scattare la fine e prende la tessera relativa. Prendi Salzburg.
tour-21 = Metti Salzburg all’estremità sinistra, accanto a Innsbruck: sette città!
tour-22 = Completa l’Itinerario con un ufficio in ogni Regione: «{ button-close }», «{ close-one-each }», «{ close-submit }». Ottieni la Diligenza 7 e due tessere (Itinerario di sette; Schweiz e Tyrol) e fai scattare la fine della partita.
tour-done = Il round è finito e hai vinto! Contano la Diligenza più alta e le tessere Bonus, meno un punto per ogni ufficio non collocato. Ora gioca una partita tutta tua.

mine-asleep = in pausa
