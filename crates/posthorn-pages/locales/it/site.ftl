# Tutto ciò che sta intorno al tavolo.
skip = Vai al contenuto
brand-home = Posthorn, pagina iniziale
nav-rules = Regole
nav-help = Aiuto
nav-api = API per bot
language-menu = Lingua
back-home = Torna alla pagina iniziale
message-title = Posthorn
title-of = { $heading } – Posthorn
footer = Posthorn è una versione non ufficiale e non commerciale di Thurn und Taxis di Karen e Andreas Seyfarth, con disegni e testi propri, senza alcun legame con gli autori o con l’editore.
list-and = { $rest } e { $last }
list-none = nessuna
offline = Il server non risponde. Appena torna disponibile la pagina si aggiorna da sola; poi riprova.
reconnecting = Riconnessione…
reconnected = Di nuovo in linea.
refresh = Aggiorna
guest-name = Ospite { $number }
seat = Posto

home-title = Posthorn: gioca a Thurn und Taxis
home-title-turn = 📯 Tocca a te – Posthorn
home-heading = Costruisci la via della posta
home-lead = Thurn und Taxis nel tuo browser: contro i bot, contro gli amici, in tempo reale o in differita. Senza account, niente da installare.
play-now = Gioca subito
play-opponents = Avversari
play-strength = Forza
play-quick = I bot giocano senza pause
open-heading = Apri un tavolo
open-seats = Posti
open-pace = Ritmo
open-visible = Visibile a
open-visible-public = Tutti, nella pagina iniziale
open-visible-link = Solo chi ha il link
open-more = Regole e altro
open-rules = Regole
open-first = Primo giocatore
open-first-random = A caso
open-rated = Partita classificata
open-submit = Apri il tavolo
preset-classic = Classica
preset-classic-about = la tessera «Fuori Baiern» richiede tutte le Regioni tranne Baiern
preset-international = Internazionale
preset-international-about = la tessera «Tutte le Regioni» richiede anche Baiern
preset-icelandic = Islandese
preset-icelandic-about = anche Baiern, tessere di lunghezza inferiore solo da sette carte in su, alla fine ancora un turno per tutti gli altri
preset-own = Personalizzata:
option-every-region = La tessera «Tutte le Regioni» richiede anche Baiern
option-seven-plus = Solo gli Itinerari di sette o più carte prendono una tessera di lunghezza inferiore
option-one-more-each = Quando scatta la fine, tutti gli altri giocano ancora un turno
option-open-tiles = I valori delle tessere Bonus restano visibili
pace-free = Senza orologio
pace-live-5 = In tempo reale: 5 minuti, più 15 secondi a turno
pace-live-10 = In tempo reale: 10 minuti, più 30 secondi a turno
pace-turns-24 = In differita: un giorno per turno
pace-turns-72 = In differita: tre giorni per turno
pace-turns-168 = In differita: una settimana per turno
mine-heading = Le mie partite
mine-empty = Ancora nessuna. Basta un clic su «Gioca subito».
mine-your-turn = tocca a te
mine-waiting = in attesa di giocatori
mine-finished = { $place }º su { $players }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tables-open = Tavoli aperti
tables-open-empty = Nessuno in attesa. Apri un tavolo e manda il link a un amico.
tables-free = { $count ->
    [0] completo
    [one] un posto libero
   *[other] { $count } posti liberi
}
tables-join = Partecipa
tables-running = Partite in corso da guardare
tables-running-empty = Nessuna partita in corso.
running-round = round { $round }, turno di { $name }

bot-random = Casuale
bot-random-about = gioca una carta qualsiasi
bot-novice = Novizio
bot-novice-about = conosce le regole e poco più
bot-courier = Corriere
bot-courier-about = gioca discretamente
bot-postmaster = Mastro di posta
bot-postmaster-about = pianifica le mosse
bot-prince = Principe
bot-prince-about = spietato

me-heading = La tua pagina
me-lead = Giochi come ospite: questo browser si ricorda di te.
me-name = Nome
me-save = Salva
me-tokens = Chiavi per i bot
me-tokens-lead = Un programma con una chiave gioca a tuo nome.
me-token-new = Ecco la chiave. Viene mostrata solo questa volta:
me-token-revoke = Revoca
me-token-label = A che cosa serve?
me-token-make = Crea una chiave

help-keys = Scorciatoie da tastiera
help-commands = Comandi nella chat

note-saved = Salvato.
note-commands = /join per sederti, /leave per alzarti, /ready per dire che ci sei, /start per cominciare, /bot LIVELLO per aggiungere un bot, /watch per guardare soltanto, /undo per annullare, /help per questo elenco.

error-stale = Nel frattempo la partita è andata avanti: ora la situazione è questa.
error-not-seated = Non hai un posto a questo tavolo.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-seat-taken = Quel posto è occupato. Scegline un altro, o guarda.
error-no-such-seat = A questo tavolo quel posto non c’è.
error-no-such-bot = Quel bot non esiste. Scegline uno dall’elenco.
error-begun = La partita è già cominciata.
error-not-begun = La partita non è ancora cominciata.
error-not-ready = Non ancora: tutti i posti devono essere occupati e tutti pronti.
error-bad-text = Scrivi una riga da 1 a 300 caratteri.
error-bad-action = Non è un’azione valida. Usa i pulsanti della pagina.
error-no-such-command = Quel comando non esiste. /help li elenca.
error-not-away = Quella persona c’è, o manca da troppo poco tempo. Aspetta un po’.
error-busy = Troppe richieste a questo tavolo. Riprova fra un attimo.
error-no-such-table = Quel tavolo non esiste. Forse il link non è completo.
error-store = Non è certo che sia stato salvato. Riprova fra un attimo; se invece era andato a buon fine, lo vedrai sul tavolo.
error-form = Questo modulo è scaduto. Torna indietro, ricarica la pagina e riprova.
error-no-page = Questa pagina non esiste.
error-bad-name = Un nome ha da 1 a 24 caratteri.
error-record-later = La registrazione si può scaricare quando la partita è finita.
error-api-token = Manda una chiave: «Authorization: Bearer …». Creala sulla tua pagina o con POST /api/accounts.
percent = { $share }%
decimal-mark = { "," }
