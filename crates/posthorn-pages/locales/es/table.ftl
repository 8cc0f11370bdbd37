# La página de una mesa.
title-waiting = Esperando jugadores – Posthorn
title-game = Posthorn
title-your-turn = 📯 Te toca – Posthorn
title-over = El resultado – Posthorn

status-waiting = Esperando jugadores
status-over = La partida ha terminado
status-round = Ronda { $round }
status-you-draw = Te toca: roba una carta
status-you-draw-two = Te toca: roba dos cartas, porque tu mano estaba vacía
status-you-draw-second = Roba la segunda carta
status-you-play = Juega una carta en tu ruta
status-you-play-or-draw = Juega una carta o roba otra con ayuda del Jefe Postal
status-you-close = Completa la ruta o termina tu turno
status-you-close-or-play = Juega una segunda carta, completa la ruta o termina tu turno
status-you-play-or-end = Juega una segunda carta o termina tu turno
status-you-end = Termina tu turno
status-you-keep = Elige tres cartas para conservar
status-you-over = La partida ha terminado
status-other-draw = { $name } roba una carta
status-other-draw-two = { $name } roba dos cartas
status-other-draw-second = { $name } roba la segunda carta
status-other-play = { $name } juega una carta
status-other-play-or-draw = { $name } puede jugar una carta o robar otra
status-other-close = { $name } puede completar la ruta o terminar su turno
status-other-close-or-play = { $name } puede jugar una segunda carta, completar la ruta o terminar su turno
status-other-keep = { $name } elige tres cartas para conservar
status-other-over = La partida ha terminado

area-market = Cartas boca arriba
area-officials = Empleados postales
area-map = Mapa del sur de Alemania y sus vecinos
area-players = Jugadores
area-own = Tu mano y tu ruta
area-hand = Tu mano
area-route = Tu ruta
area-log = Historial
area-chat = Chat

take-card = Tomar { $city } ({ $region })
take-deck = Robar la carta superior del mazo; quedan { $count }
discard-title = { $count ->
    [one] Pila de descartes, { $count } carta
   *[other] Pila de descartes, { $count } cartas
}
deck = Mazo
discard-empty = Descartes
hand-empty = Sin cartas en la mano.
route-empty = Todavía no hay ruta. La primera carta que juegues empieza una.
divider = Repartir el espacio entre la mano y la ruta
own-watching = Estás viendo esta partida.
own-covered = Las cartas están tapadas durante el turno de otro jugador.
play-card = Jugar { $city }
play-either = { $city }: encaja en los dos extremos de la ruta
play-left = Poner { $city } en el extremo izquierdo
play-right = Poner { $city } en el extremo derecho
restart-card = Descartar la ruta y empezar otra con { $city }
spot-left = Extremo izquierdo de la ruta
spot-right = Extremo derecho de la ruta

official-administrator = Administrador
official-administrator-about = Antes de la primera carta: descubre seis cartas nuevas.
official-administrator-ready = Haz clic para descubrir seis cartas nuevas.
official-postmaster = Jefe Postal
official-postmaster-about = Te deja robar una segunda carta.
official-postmaster-ready = Roba una segunda carta y te ayudará.
official-postmaster-helps = El Jefe Postal ayuda a { $name }.
official-postal-carrier = Cochero
official-postal-carrier-about = Te deja jugar una segunda carta.
official-postal-carrier-ready = Juega una segunda carta y te ayudará.
official-postal-carrier-nothing-fits = Ninguna carta de tu mano encaja en la ruta.
official-postal-carrier-helps = El Cochero ayuda a { $name }.
official-cartwright = Carretero
official-cartwright-about = Da una diligencia si a la ruta le faltan una o dos cartas.
official-cartwright-ready = Puede ayudarte al completar la ruta: márcalo allí.
official-cartwright-helps = El Carretero ayuda a { $name }.
official-helped = Ha ayudado en este turno.

panel-first = Jugador inicial
panel-ended = Ha provocado el final de la partida
panel-hand = Cartas
panel-offices = Oficinas restantes
panel-carriage = Diligencia
panel-tiles = Losetas
panel-route = Ruta actual
panel-hand-known = Tomadas a la vista: { $known }. Desconocidas: { $unknown }.
panel-hand-open = En la mano: { $cards }.
panel-carriage-title = { $carriage ->
    [0] Aún sin diligencia.
   *[other] Diligencia { $carriage }, vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
} { $next ->
    [0] No hay ninguna más alta.
   *[other] La siguiente exige una ruta de { $next } cartas.
}
panel-tiles-title = Losetas de bonus: { $tiles }.
panel-bot = Un bot
panel-online = En línea
panel-offline = Sin conexión en este momento
panel-resigned = Se ha rendido; sigue un bot
panel-absent = Lleva mucho tiempo ausente; sigue un bot
panel-stand-in = Que siga un bot
panel-timed-out = Se quedó sin tiempo; sigue un bot
clock-days = { $days } d { $hours } h

button-close = Completar la ruta
button-end = Terminar el turno
button-undo = Deshacer
button-more = Más…
button-resign = Rendirse (sigue un bot)

keep-three = Conserva tres cartas; las demás se descartan.
keep-submit = Conservar estas

close-heading = ¿Adónde van las oficinas?
close-one-each = Una en cada región
close-one-region = Todas en una región
close-own-choice = O elige tú: haz clic en una ciudad para dejarla fuera
close-no-candidates = Ya tienes una oficina en cada ciudad de esta ruta.
close-cartwright = El Carretero ayuda: toma la siguiente diligencia aunque la ruta sea demasiado corta
close-submit = Colocar y completar
close-cancel = Cerrar sin terminar la ruta
gain-carriage = Diligencia { $carriage }
gain-tile = { $pile }: { $value }
gain-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
gain-ends = Provoca el final

ask-give-up = ¿Descartar la ruta? Sus cartas van a los descartes y no puntúan.
ask-play-stuck = Después, ninguna carta de tu mano encajará en la ruta. ¿Jugarla de todos modos?
ask-end-stuck = Ninguna carta de tu mano encaja en la ruta. ¿Terminar el turno de todos modos?
ask-resign = ¿Te rindes? Un bot seguirá por ti. Puedes volver mientras dure la partida.
ask-yes = Sí
ask-no = No

since-heading = Desde tu último turno
banner-last-round = ¡Última ronda! { $name } ha provocado el final de la partida.
banner-away = Un bot juega por ti.
banner-return = Volver a jugar yo
cover-pass = Le toca a { $name }. Pásale la pantalla.
cover-show = Soy { $name }: mostrar mis cartas

result-toggle = Mostrar u ocultar el resultado para ver el mapa
result-winner = Gana { $name }
result-player = Jugador
result-carriage = Dili{ "\u00AD" }gencia
result-bonus = Lose{ "\u00AD" }tas de bonus
result-unplaced = Sin colocar
result-total = Puntos
result-chart = Puntos después de cada ronda
result-rematch = Jugar otra vez con los mismos jugadores
result-to-rematch = Ir a la siguiente partida
result-record = Descargar el registro
fair-heading = ¿Se barajó limpiamente?
fair-commitment = Hash del secreto del barajado:
fair-secret = El secreto:

chat-placeholder = Escribe algo, o /help
chat-send = Enviar

pile-length-5 = Ruta de 5
pile-length-6 = Ruta de 6
pile-length-7 = Ruta de 7
pile-baden = Baden
pile-baiern = Baiern
pile-boehmen-salzburg = Böhmen y Salzburg
pile-schweiz-tyrol = Schweiz y Tyrol
pile-wuerttemberg-hohenzollern = Württemberg y Hohenzollern
pile-all-regions = Todas las regiones
pile-outside-baiern = Fuera de Baiern
pile-end-of-game = Fin de la partida

waiting-heading = Preparando la mesa
invite-heading = Invitar
invite-lead = Envía este enlace o haz que escaneen el código con un móvil. Quien lo abra puede sentarse o mirar.
invite-copy = Copiar
options-heading = Reglas de esta mesa
rule-outside-baiern = Loseta «Fuera de Baiern»: una oficina en cada región salvo Baiern
rule-every-region = Loseta de todas las regiones: una oficina en cada región, Baiern incluida
rule-any-length = Pila de longitud vacía: se toma de la siguiente inferior
rule-seven-plus = Pila de longitud vacía: se toma de la siguiente inferior solo con rutas de siete o más cartas
rule-finish-round = La última ronda se juega hasta el final
rule-one-more-each = Al provocarse el final, todos los demás juegan un turno más
rule-hidden-tiles = Los valores de las losetas de bonus quedan ocultos para los demás
rule-open-tiles = Los valores de las losetas de bonus quedan a la vista
rule-rated = Clasificatoria
rule-unrated = No clasificatoria
seat-empty = Asiento libre
seat-sit = Sentarse
seat-none-free = Todos los asientos están ocupados. Puedes quedarte a mirar.
seat-sit-here = Sentarse aquí
seat-ready = Estoy listo
seat-not-ready = Espera, aún no
seat-is-ready = listo
seat-is-not-ready = aún no está listo
seat-start = Empezar la partida
seat-start-hint = Se puede empezar cuando todos los asientos estén ocupados y todos listos.
seat-leave = Dejar la mesa
seat-free = Dejar libre el asiento
seat-add-bot = Añadir bot
seat-guest-name = Nombre
seat-add-guest = Añadir en esta pantalla
seat-add-guest-about = Alguien que juega en esta pantalla; las cartas se tapan entre turnos

log-market-replaced = { $name } llama al Administrador, que descubre seis cartas nuevas.
log-took = { $name } toma { $city }.
log-drew = { $name } roba una carta del mazo.
log-drew-own = { $name } roba { $city } del mazo.
log-reshuffled = { $count ->
    [one] La carta descartada pasa a ser el mazo.
   *[other] Las { $count } cartas descartadas se barajan y pasan a ser el mazo.
}
log-gave-up = { $name } descarta la ruta { $cities }.
log-played = { $name } juega { $city }.
log-closed = { $name } completa una ruta de { $count } cartas y { $offices ->
    [0] no coloca ninguna oficina.
    [one] coloca una oficina en { $cities }.
   *[other] coloca oficinas en { $cities }.
}
log-tile = { $name } toma una loseta de bonus: { $pile }.
log-tile-value = { $name } toma una loseta de bonus: { $pile }, { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}.
log-carriage = { $name } toma la diligencia { $carriage }.
log-cut = { $name } descarta { $cities }.
log-end-triggered = { $name } provoca el final de la partida.
log-passed = { $name } no puede robar ni jugar cartas y pasa.
log-over = La partida ha terminado.
log-sat = { $name } se sienta en el asiento { $seat }.
log-left = El asiento { $seat } queda libre.
log-started = Empieza la partida.
log-resigned = { $name } se rinde; sigue un bot.
log-timed-out = { $name } se queda sin tiempo; sigue un bot.
log-absent = { $name } lleva mucho tiempo fuera; sigue un bot.
log-back = { $name } ha vuelto.
log-rematch = Se prepara la siguiente partida.
