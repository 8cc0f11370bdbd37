# Suggerimenti, rivedere la partita e la prima partita guidata.
open-hints = Suggerimenti di un bot
hints-against-bots = Quando si gioca contro i bot
hints-allowed = Per tutti
hints-never = Nessuno
rule-hints-against-bots = Chi gioca da solo contro i bot può chiedere suggerimenti
rule-hints-allowed = Tutti possono chiedere suggerimenti
rule-hints-never = Nessun suggerimento
error-no-hints = A questo tavolo non ci sono suggerimenti.

hint-heading = Un suggerimento
hint-ask = Suggerimento
hint-win = Probabilità di vincere: { $win }%.
hint-lead = Vantaggio previsto in punti: { $points }.
hint-points = Punti previsti: { $points }.
hint-chance = probabilità di vincere { $win }%
hint-others = Che altro viene in mente
key-hint = chiedi un suggerimento

step-take = Prendi { $city }.
step-take-new = Prendi una carta scoperta.
step-take-deck = Prendi la prima carta del mazzo.
step-administrator = Chiama l’Amministratore: sei carte nuove.
step-play = Gioca { $city }.
step-play-left = Metti { $city } al capo sinistro.
step-play-right = Metti { $city } al capo destro.
step-restart = Scarta l’Itinerario e cominciane uno nuovo con { $city }.
step-close = Completa l’Itinerario, con uffici in: { $cities }.
step-close-cartwright = Completa l’Itinerario con l’aiuto del Fabbro, con uffici in: { $cities }.
step-keep = Tieni { $cities }.
step-end = Termina il turno.

why-closes = { $offices ->
    [0] Completare ora non colloca nessun ufficio.
    [one] Completare ora colloca un ufficio.
   *[other] Completare ora colloca { $offices } uffici.
}
why-tiles = { $points ->
    [one] Porta una tessera Bonus da un punto.
   *[other] Porta tessere Bonus per { $points } punti.
}
why-carriage = Porta la diligenza { $carriage }.
why-ends = Provoca la fine della partita.
why-fits = { $city } può prolungare l’Itinerario.
why-joins = { $city } confina con { $other } nella tua mano.
why-wanted = { $city } manca ancora per la tessera «{ $pile }».
why-two-cards = Due carte portano l’Itinerario a { $length }.
why-grows = { $length ->
    [one] È un buon inizio per un Itinerario.
   *[other] L’Itinerario cresce a { $length } carte.
}
why-starts-anew = L’Itinerario può proseguire a fatica; { $city } è un inizio migliore.
why-blind = Nessuna carta scoperta aiuta quanto può aiutare una coperta.
why-new-market = Le carte scoperte servono a poco.
why-waits = Più lungo, l’Itinerario vale di più.
why-keeps = Queste carte stanno meglio insieme.

prospect-in-hand = { $count ->
    [one] Una carta della tua mano prolunga l’Itinerario così com’è.
   *[other] { $count } carte della tua mano prolungano l’Itinerario così com’è.
}
prospect-likely = Nessuna carta della tua mano prolunga l’Itinerario, ma una dovrebbe arrivare: circa { $chance }%.
prospect-open = Nessuna carta della tua mano prolunga l’Itinerario. La probabilità che ne arrivi una in tempo è circa { $chance }%.
prospect-unlikely = Il tuo Itinerario è forse in un vicolo cieco: una carta adatta arriva in tempo solo con circa { $chance }%.

result-replay = Rivedi la partita
error-not-over = Una partita si può rivedere quando è finita.
replay-title = Rivedere, { $at } di { $last } – Posthorn
replay-own = Mano e Itinerario di { $name }
replay-controls = Momenti della partita
replay-first = All’inizio
replay-back = Un’azione indietro
replay-on = Un’azione avanti
replay-last = Alla fine
replay-slider = Momento della partita
replay-go = Mostra
replay-link = Link a questo momento
replay-copy = Copia il link
replay-eyes = Visto da
replay-eyes-all = Tutte le carte scoperte
replay-start = La partita comincia
replay-result = Al risultato
key-moments = rivedendo: un’azione indietro o avanti
key-moments-ends = rivedendo: all’inizio o alla fine

analysis-heading = Che cosa dice il bot più forte
analysis-lead = Il Principe ripercorre la partita e cerca i turni che hanno contato di più. Ci vuole un po’; intanto puoi rivedere la partita.
analysis-begin = Cerca i turni decisivi
analysis-running = Il Principe pensa: { $percent }% fatto.
analysis-look = A che punto è?
analysis-note = Ogni probabilità è ciò che il giocatore poteva aspettarsi allora, dalle carte che vedeva. Un bot non distingue con certezza piccole differenze.
chart-heading = La probabilità di vincere nel corso della partita.
chart-line = { $name }: { $first }% all’inizio, tra { $low }% e { $high }%, { $last }% alla fine.
chart-numbers = Lo stesso in numeri
chart-turn = Turno
turns-heading = I turni che hanno contato di più
turns-none = Nessuno ha fatto un errore degno di nota.
turns-turn = { $name }, round { $round }
turns-played = Giocato:
turns-better = Meglio:
turns-look = Guarda questo momento

tour-heading = La tua prima partita
tour-step = Passo { $number } di { $steps }
tour-lead = È la prima volta? Una guida ti mostra tutto il gioco al vero tavolo, in meno di cinque minuti.
tour-begin = Impara giocando
tour-continue = Continua la tua prima partita
tour-skip = Esci; ti aspetta nella pagina iniziale
tour-look = Che cosa è successo?
tour-play = Alla pagina iniziale
error-off-tour = Non è una cattiva idea, ma questa volta la guida ha un altro piano: segui il suo riquadro.

tour-1 = Benvenuto! Costruisci vie postali di città in città. Ogni turno comincia con una carta Città: prendi Zürich, la carta illuminata.
tour-2 = La tua mano era vuota all’inizio del turno, perciò prendi due carte e il Direttore aiuta. Prendi la seconda dal mazzo: la vedrai solo tu.
tour-3 = È Ulm. Ora gioca una carta, come in ogni turno: Ulm è la prima città del tuo Itinerario.
tour-4 = Un Itinerario cresce ai suoi capi, e una strada deve unire le città. Nessuna unisce Zürich a Ulm, perciò Zürich resta in mano. Termina il turno.
tour-5 = Guarda la mappa: Sigmaringen sta tra Ulm e Zürich. Prendila.
tour-6 = Metti Sigmaringen al capo destro, accanto a Ulm.
tour-7 = In ogni turno può aiutarti un Funzionario. Il Postino ti fa giocare una seconda carta: metti Zürich al capo destro.
tour-8 = Tre città bastano per completare l’Itinerario. Scegli «{ button-close }», poi «{ close-one-each }»: le tue città sono in tre Regioni, quindi ognuna riceve un ufficio. Conferma con «{ close-submit }».
tour-9 = Tre uffici, e la diligenza 3 per un Itinerario di tre! La prossima diligenza richiede un Itinerario di quattro. La mano è di nuovo vuota: prendi Freiburg.
tour-10 = Chi ha un ufficio in ogni città di una Regione ne prende la tessera Bonus. Baden ne ha tre: Freiburg, Carlsruhe e Mannheim. Prendi Carlsruhe.
tour-11 = Comincia il secondo Itinerario con Freiburg.
tour-12 = Il Direttore ha già aiutato, perciò non puoi giocare una seconda carta. Termina il turno.
tour-13 = Manca Mannheim, e nessuna carta scoperta serve. Prima di prendere una carta chiama l’Amministratore: ne mette sei nuove.
tour-14 = Eccola. Prendi Mannheim.
tour-15 = Metti Carlsruhe al capo destro, accanto a Freiburg.
tour-16 = Mannheim resta per il prossimo turno. Attenzione: se in un turno nessuna carta prolunga l’Itinerario, devi scartarlo e ricominciare. Termina il turno.
tour-17 = Prendi Stuttgart: una carta di riserva tiene in vita un Itinerario.
tour-18 = Metti Mannheim al capo destro. Ora tutto Baden è nel tuo Itinerario.
tour-19 = Completa ora nell’altro modo: «{ button-close }», «{ close-one-region }». Così collochi tutti e tre gli uffici in Baden e prendi la sua tessera. Per la diligenza 4 manca una carta, ma il Fabbro aiuta: spuntalo, poi «{ close-submit }».
tour-opponent = Ora tocca all’avversario. Guarda la mappa e che cosa succede.
tour-time-passes = Ora conosci tutto il turno. Lascia passare qualche round e guarda crescere uffici, tessere e diligenze, più in fretta che dal vero.
tour-20 = Qualche round dopo hai la diligenza 6 e un Itinerario di sei. Chi prende la diligenza 7, o colloca l’ultimo dei 20 uffici, porta la fine e prende la sua tessera. Prendi Salzburg.
tour-21 = Metti Salzburg al capo sinistro, accanto a Innsbruck: sette città!
tour-22 = Completa l’Itinerario, un ufficio in ogni Regione: «{ button-close }», «{ close-one-each }», «{ close-submit }». Porta la diligenza 7, la tessera per un Itinerario di sette e la fine.
tour-done = Il round è finito e hai vinto! Contano la diligenza più alta e le tessere Bonus, meno un punto per ogni ufficio rimasto nella riserva. Ora gioca una partita tutta tua.

mine-asleep = dorme
