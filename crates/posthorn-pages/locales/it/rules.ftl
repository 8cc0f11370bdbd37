# Le regole, in breve e con la loro sigla. [D5] nel testo diventa un link.
rules-heading = Le regole
rules-lead = Thurn und Taxis in cinque minuti. Tutti i dettagli, con una sigla per ogni regola, sono nelle regole complete.
rules-short = In breve
rules-long = Complete
rules-long-heading = Le regole complete
rules-long-lead = Ogni regola ha una sigla, così la pagina, la registrazione di una partita o un amico possono citarla.
rules-search = Cerca nelle regole
rules-search-button = Cerca
rules-found = { $count ->
    [0] Nessuna regola contiene tutte queste parole.
    [one] { $count } regola contiene queste parole.
   *[other] { $count } regole contengono queste parole.
}
rules-all = Mostra tutte le regole
rules-contents = Indice

short-goal = Lo scopo
short-goal-text = Costruisci una rete di Uffici Postali nella Germania meridionale e dintorni. Traccia un Itinerario di città in città, completalo e colloca Uffici Postali nelle sue città. Diligenze e tessere Bonus danno punti; gli uffici non collocati ne tolgono.
short-turn = Il tuo turno
short-turn-text = Sempre in quest’ordine:
short-turn-draw = Devi prendere una carta: una delle sei scoperte o la prima del mazzo.
short-turn-play = Devi giocare una carta nel tuo Itinerario.
short-turn-close = Puoi completare l’Itinerario se ha almeno tre carte.
short-officials = I Funzionari
short-officials-text = In ogni turno puoi chiedere l’aiuto di un solo Funzionario, una volta sola. Se cominci il turno senza carte in mano, dev’essere il Direttore: prendi due carte.
short-route = L’Itinerario
short-route-text = Una carta va all’estremità sinistra o destra del tuo Itinerario. Una strada deve collegare direttamente la sua città a quella che sta a quell’estremità, e nessuna città può comparire due volte. Se nessuna carta va bene, o se preferisci, scarti l’Itinerario: le sue carte vanno negli scarti e una carta della tua mano ne comincia uno nuovo.
short-offices = Uffici Postali
short-offices-text = Quando completi un Itinerario collochi Uffici Postali nelle sue città, in uno dei due modi qui sotto. In ogni città puoi averne uno solo; quanti ne abbiano lì gli altri non conta.
short-tiles = Tessere Bonus
short-tiles-text = Dopo aver collocato gli uffici ricevi le tessere Bonus, sempre quella in cima alla pila. Per un Itinerario di 5, di 6 o di almeno 7 carte: una tessera di lunghezza. Per ogni Regione (o coppia di Regioni) elencata qui sotto di cui occupi tutte le città: la sua tessera, una volta sola a partita. Con uffici in tutte le Regioni (per Baiern vedi le varianti): un’altra tessera, anche questa una volta sola. Prima arrivi, più valgono.
short-tiles-need = Come si ottiene
short-tiles-values = Punti, in quest’ordine
short-carriages = Diligenze
short-carriages-text = Se l’Itinerario completato ha almeno tante carte quante ne richiede la tua prossima Diligenza, la prendi: prima la 3, poi la 4 e così via. Conta solo la più alta. Poi l’Itinerario si scarta, e in mano tieni al massimo tre carte.
short-carriages-points = Punti
short-end = Fine e punti
short-end-text = Chi per primo prende la Diligenza 7 o colloca l’ultimo dei suoi Uffici Postali fa scattare la fine e riceve la tessera «Fine del Gioco». Il round si gioca fino in fondo. Punti: la Diligenza più alta più le tessere Bonus meno uno per ogni Ufficio Postale non collocato. In caso di parità decide la tessera «Fine del Gioco».
short-options = Varianti
short-options-text = Le edizioni pubblicate differiscono in pochi punti. Chi apre un tavolo sceglie:
figure-route = Un Itinerario di sei città. Può continuare da Basel o da München.
figure-each = Uno in ogni Regione: cinque uffici; in Baiern, a scelta, Augsburg o München.
figure-region = Tutti in una Regione: le due città che l’Itinerario ha in Baiern.

rules-part-S = Preparazione
rules-S1 = Si gioca in due, tre o quattro. Ognuno comincia con 20 Uffici Postali, senza Diligenza e senza carte.
rules-S2 = Ci sono 66 carte Città, tre per ognuna delle 22 città. Si mescolano; sei restano scoperte, le altre formano il mazzo coperto.
rules-S3 = Le 30 tessere Bonus stanno in dieci pile, il valore più alto in cima: Itinerari di 5, 6 e 7; Baden; Baiern; Böhmen e Salzburg; Schweiz e Tyrol; Württemberg e Hohenzollern; Tutte le Regioni (o Fuori Baiern); Fine del Gioco.
rules-S4 = Ci sono 20 Diligenze, quattro per ogni valore da 3 a 7: così bastano sempre per tutti.
rules-S5 = Chi comincia lo decide il caso, a meno che chi apre il tavolo non indichi un posto.

rules-part-T = Il turno
rules-T1 = Si gioca in senso orario. Nel tuo turno devi prima prendere una carta Città, devi poi giocare una carta Città e puoi infine completare il tuo Itinerario.
rules-T2 = In ogni turno può aiutarti un solo Funzionario, una volta sola: il Direttore dell’Ufficio Postale, in breve Direttore (prendi una seconda carta), l’Amministratore (sei nuove carte scoperte), il Postino (giochi una seconda carta) o il Fabbro (una Diligenza anche se all’Itinerario mancano una o due carte).
rules-T3 = Il tuo turno finisce quando hai completato un Itinerario, o quando lo termini dopo aver giocato.

rules-part-D = Prendere carte
rules-D1 = Prendi una delle sei carte scoperte o la prima carta del mazzo.
rules-D2 = Quando si prende una carta scoperta, viene subito sostituita con una del mazzo, prima che si prenda altro.
rules-D3 = Quando serve una carta e il mazzo è vuoto, la pila degli scarti si mescola e diventa il nuovo mazzo.
rules-D4 = Direttore: dopo la tua prima carta ne prendi una seconda, scoperta o dal mazzo; lo spazio vuoto è già stato riempito. Non serve annunciarlo: basta prendere la carta.
rules-D5 = Se cominci il turno senza carte in mano, devi usare il Direttore: prendi due carte e in quel turno non ti aiuta nessun altro Funzionario. Nel primo round vale per tutti.
rules-D6 = Amministratore: prima che tu prenda la prima carta, tutte le carte scoperte si scartano e se ne scoprono sei nuove. Per questo ti serve almeno una carta in mano all’inizio del turno [D5] e non devi averne ancora presa una.
rules-D7 = Mentre prendi carte non c’è limite a quante ne puoi avere in mano.

rules-part-P = Costruire l’Itinerario
rules-P1 = Hai al massimo un Itinerario in costruzione: una fila di carte Città che tutti vedono.
rules-P2 = Se non hai un Itinerario, una carta qualsiasi della tua mano ne comincia uno.
rules-P3 = Un Itinerario cresce all’estremità sinistra o destra. Una strada deve collegare direttamente la nuova città a quella che sta a quell’estremità.
rules-P4 = Nessuna città può stare due volte in un Itinerario.
rules-P5 = Fra due carte non si inserisce mai nulla, e l’ordine di un Itinerario non cambia mai. I colori delle Regioni non contano quando si giocano le carte.
rules-P6 = Invece di prolungare il tuo Itinerario puoi scartarlo, e devi farlo se nessuna carta della tua mano va bene. Le sue carte vanno negli scarti, non ti danno nulla, e una carta della tua mano comincia subito un nuovo Itinerario. È la prima carta giocata nel turno; la seconda, quella del Postino, può solo prolungare.
rules-P7 = Postino: dopo la prima carta ne giochi una seconda, alle stesse condizioni [P3] [P4]. Non serve annunciarlo.
rules-P8 = Se una carta va bene a entrambe le estremità, scegli tu a quale metterla.

rules-part-C = Completare l’Itinerario
rules-C1 = Dopo aver giocato puoi completare un Itinerario di almeno tre carte. Collochi Uffici Postali, prendi tessere Bonus, prendi una Diligenza e scarti le carte in eccesso, in quest’ordine.

rules-part-O = Uffici Postali
rules-O1 = Gli Uffici Postali vanno solo nelle città dell’Itinerario che completi, uno per città. Le città dove ne hai già uno sono escluse. Gli uffici degli altri non contano.
rules-O2 = Primo modo: al massimo una città in ogni Regione dell’Itinerario.
rules-O3 = Secondo modo: quante città dell’Itinerario vuoi, tutte in una sola Regione.
rules-O4 = Puoi collocarne meno del possibile, anche nessuno.
rules-O5 = Non puoi collocarne più di quanti te ne restano.

rules-part-B = Tessere Bonus
rules-B1 = Dopo aver collocato gli uffici, prendi la tessera in cima a ogni pila di cui soddisfi la condizione; resta coperta davanti a te.
rules-B2 = Lunghezza: un Itinerario di 5, di 6, o di 7 o più carte dà la tessera in cima alla pila corrispondente. Se la pila è vuota, vale quella di lunghezza inferiore più vicina che ha ancora tessere. Una sola tessera di lunghezza per Itinerario, ma anche più d’una in una partita. Variante: [V2].
rules-B3 = Regioni: Uffici Postali in tutte le città di Baden; di Baiern; di Böhmen e Salzburg; di Schweiz e Tyrol; o di Württemberg e Hohenzollern danno la tessera in cima alla pila corrispondente. Gli uffici possono venire da più Itinerari.
rules-B4 = Tutte le Regioni: uffici in tutte le Regioni danno una tessera. Se serva anche Baiern dipende dalla variante: [V1]. Le Regioni sono nove; anche Polen (Lodz) conta, pur non avendo una tessera propria.
rules-B5 = In una partita ricevi al massimo una tessera da ogni pila di Regione e una per Tutte le Regioni. Se la pila è vuota quando ne soddisfi la condizione, non ricevi nulla, nemmeno in seguito.
rules-B6 = La tessera «Fine del Gioco» va a chi fa scattare la fine [E2].

rules-part-G = Diligenze
rules-G1 = Se l’Itinerario completato ha almeno tante carte quante ne indica il valore della tua prossima Diligenza, la prendi: prima la 3, poi 4, 5, 6 e 7, senza saltarne nessuna. Una sola Diligenza per Itinerario, per quanto lungo.
rules-G2 = Conta solo il numero delle carte, non quanti uffici hai collocato.
rules-G3 = Fabbro: se in questo turno non ti ha aiutato nessun Funzionario, puoi prendere la prossima Diligenza anche se all’Itinerario mancano una o due carte. Tre sono troppe. Il suo aiuto non conta per la tessera di lunghezza e non dà mai una seconda Diligenza.
rules-G4 = Una Diligenza guadagnata si prende sempre. Quella del Fabbro è facoltativa.

rules-part-H = La mano
rules-H1 = Le carte dell’Itinerario completato vanno nella pila degli scarti.
rules-H2 = Se ora hai più di tre carte in mano, ne tieni tre a scelta e scarti le altre. Il limite vale solo in questo momento.
rules-H3 = Nel tuo prossimo turno cominci un nuovo Itinerario.

rules-part-E = Fine e punti
rules-E1 = La fine scatta quando qualcuno prende la Diligenza 7 o colloca l’ultimo dei suoi 20 Uffici Postali.
rules-E2 = Chi lo fa per primo prende la tessera «Fine del Gioco», che vale un punto. Si assegna una volta sola.
rules-E3 = Il round si gioca fino in fondo, così tutti hanno avuto lo stesso numero di turni. Variante: [V3].
rules-E4 = I tuoi punti: quelli della Diligenza più alta (3, 4, 5, 6 e 7 danno 2, 3, 5, 7 e 10), più tutte le tue tessere Bonus, meno uno per ogni Ufficio Postale che non hai collocato.
rules-E5 = Vince chi ha più punti. In caso di parità decide la tessera «Fine del Gioco»; se nessuno dei giocatori in parità ce l’ha, vince il primo di loro in senso orario dopo chi la possiede.

rules-part-I = Chi sa che cosa
rules-I1 = Visibile a tutti: le carte scoperte, gli Itinerari, gli uffici, le Diligenze, la cima e l’altezza di ogni pila, quante carte hanno ogni mano e il mazzo, la pila degli scarti, chi ha preso quale carta scoperta e da quali pile vengono le tessere di ciascuno.
rules-I2 = Nascosto: le carte delle altre mani che vengono dal mazzo, l’ordine del mazzo e i valori delle tessere coperte degli altri [V5]. Dopo la fine nulla è nascosto.
rules-I3 = Ciò che un giocatore non deve sapere non esce mai dal server: né verso di lui, né verso chi guarda, né verso i bot.

rules-part-V = Varianti di un tavolo
rules-V1 = Che cosa richiede la tessera «Tutte le Regioni». Normalmente (si chiama allora «Fuori Baiern»): un ufficio in ogni Regione tranne Baiern, che non serve e non nuoce. In alternativa: un ufficio in ogni Regione, Baiern compresa.
rules-V2 = Tessere di lunghezza inferiore. Normalmente: ogni Itinerario prende dalla pila inferiore più vicina quando la sua è vuota. In alternativa: lo fanno solo gli Itinerari di sette o più carte.
rules-V3 = Gli ultimi turni. Normalmente: il round si gioca fino in fondo. In alternativa: dopo il turno che fa scattare la fine, tutti gli altri giocano ancora esattamente un turno.
rules-V4 = Tre combinazioni con un clic. Classica: ogni volta la regola normale. Internazionale: la tessera «Tutte le Regioni» richiede anche Baiern. Islandese: anche Baiern, solo gli Itinerari di sette o più carte prendono una tessera di lunghezza inferiore, e alla fine tutti gli altri giocano ancora un turno.
rules-V5 = Valori delle tessere Bonus: nascosti agli altri, o visibili. Tutti li hanno visti quando le tessere sono state prese; cambia quindi solo ciò che la pagina mostra.

rules-part-X = Casi rari
rules-X1 = Se il mazzo e la pila degli scarti sono entrambi vuoti, gli spazi vuoti restano tali e si riempiono appena si scartano di nuovo carte.
rules-X2 = Se non c’è nessuna carta da prendere, salti questa fase e passi a giocare. Se anche la tua mano è vuota, passi il turno.
rules-X3 = Se la tua mano era vuota e c’è una sola carta da prendere, prendi quella e continui; il Direttore conta come usato.
rules-X4 = Se quando chiami l’Amministratore il mazzo ha meno di sei carte, si scoprono quelle; poi gli scarti, comprese le carte appena messe via, si mescolano e da lì si scoprono le altre.
rules-X5 = Nessuna partita dura per sempre: dopo il round 500 finisce e si conta così com’è. Se allora nessuno ha la tessera «Fine del Gioco», fra i giocatori in parità vince il primo in senso orario a partire dal primo giocatore, lui compreso.
rules-X6 = L’ordine quando si completa: uffici, tessera di lunghezza, tessere di Regione, Tutte le Regioni, Fine del Gioco per l’ultimo ufficio, Diligenza, Fine del Gioco per la Diligenza 7, scarto delle carte in eccesso.
rules-X7 = Gli spazi vuoti fra le carte scoperte si riempiono dopo ogni azione, dal primo in poi; fra l’uno e l’altro si può dover mescolare. Completare e scegliere le carte da tenere sono due azioni.
rules-X8 = Una carta che non si è potuta prendere non si recupera più avanti nel turno e non impegna nessun Funzionario. Un turno passato conta come turno.
rules-X9 = La mano si riduce a tre carte anche nell’ultimo turno. L’Amministratore può aiutare anche se le carte sono pochissime. Puoi scartare un Itinerario e cominciare il nuovo con una città del vecchio.
