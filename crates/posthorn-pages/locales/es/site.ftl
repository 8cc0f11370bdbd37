# Todo lo que rodea la mesa.
skip = Ir al contenido
brand-home = Posthorn, ir al inicio
nav-rules = Reglas
nav-help = Ayuda
nav-api = API para bots
language-menu = Idioma
back-home = Volver al inicio
message-title = Posthorn
title-of = { $heading } – Posthorn
footer = Posthorn es una versión no oficial y sin ánimo de lucro de Thurn und Taxis, de Karen y Andreas Seyfarth, con dibujos y textos propios, sin relación con los autores ni con la editorial.
list-and = { $last ->
    [Ingolstadt] { $rest } e { $last }
    [Innsbruck] { $rest } e { $last }
   *[other] { $rest } y { $last }
}
list-none = ninguna
offline = El servidor no responde. La página se pondrá al día sola cuando vuelva; inténtalo entonces.
reconnecting = Reconectando…
reconnected = Conexión restablecida.
refresh = Actualizar
guest-name = Invitado { $number }
seat = Asiento

home-title = Posthorn: juega a Thurn und Taxis
home-title-turn = 📯 Te toca – Posthorn
home-heading = Construye la ruta del correo
home-lead = Thurn und Taxis en tu navegador: contra bots, contra amigos, en tiempo real o por correspondencia. Sin cuenta y sin instalar nada.
play-now = Jugar ya
play-opponents = Rivales
play-strength = Nivel
play-quick = Los bots juegan sin pausa
open-heading = Abrir una mesa
open-seats = Asientos
open-pace = Ritmo
open-visible = Visible para
open-visible-public = Todos, en la página de inicio
open-visible-link = Solo quien tenga el enlace
open-more = Reglas y más
open-rules = Reglas
open-first = Jugador inicial
open-first-random = Al azar
open-rated = Partida clasificatoria
open-submit = Abrir la mesa
preset-classic = Clásica
preset-classic-about = Baiern no hace falta para la loseta de todas las regiones
preset-international = Internacional
preset-international-about = la loseta de todas las regiones exige también Baiern
preset-icelandic = Islandesa
preset-icelandic-about = también Baiern, losetas de longitud inferiores solo desde siete cartas y, al final, un turno más para todos los demás
preset-own = A mi gusto:
option-every-region = La loseta de todas las regiones exige también Baiern
option-seven-plus = Solo las rutas de siete o más cartas toman una loseta de longitud inferior
option-one-more-each = Al provocarse el final, todos los demás juegan un turno más
option-open-tiles = Los valores de las losetas de bonus quedan a la vista
pace-free = Sin límite de tiempo
pace-live-5 = En tiempo real: 5 minutos, más 15 segundos por turno
pace-live-10 = En tiempo real: 10 minutos, más 30 segundos por turno
pace-turns-24 = Por correspondencia: un día por turno
pace-turns-72 = Por correspondencia: tres días por turno
pace-turns-168 = Por correspondencia: una semana por turno
mine-heading = Mis partidas
mine-empty = Todavía ninguna. Basta un clic en «Jugar ya».
mine-your-turn = te toca
mine-waiting = esperando jugadores
mine-finished = Puesto { $place } de { $players }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tables-open = Mesas abiertas
tables-open-empty = No hay nadie esperando. Abre una mesa y envía el enlace a un amigo.
tables-free = { $count ->
    [0] completa
    [one] un asiento libre
   *[other] { $count } asientos libres
}
tables-join = Unirse
tables-running = Partidas en curso que puedes ver
tables-running-empty = No hay ninguna partida en curso.
running-round = ronda { $round }, le toca a { $name }

bot-random = Azar
bot-random-about = juega cualquier carta permitida
bot-novice = Novato
bot-novice-about = conoce las reglas y poco más
bot-courier = Mensajero
bot-courier-about = juega bastante bien
bot-postmaster = Maestro de postas
bot-postmaster-about = planifica con antelación
bot-prince = Príncipe
bot-prince-about = implacable

me-heading = Tú
me-lead = Juegas como invitado: este navegador te recuerda.
me-name = Nombre
me-save = Guardar
me-tokens = Claves para bots
me-tokens-lead = Un programa con una clave juega en tu nombre.
me-token-new = Esta es la clave. Solo se muestra una vez:
me-token-revoke = Revocar
me-token-label = ¿Para qué es?
me-token-make = Crear una clave

help-keys = Atajos de teclado
help-commands = Comandos del chat

note-saved = Guardado.
note-commands = /join: sentarse, /leave: levantarse, /ready: listo, /start: empezar, /bot NIVEL: añadir un bot, /watch: solo mirar, /undo: deshacer, /help: esta lista.

error-stale = La mesa ya había avanzado: así está ahora.
error-not-seated = No tienes asiento en esta mesa.
error-not-host = Solo puede hacerlo quien abrió la mesa.
error-seat-taken = Ese asiento está ocupado. Elige otro o mira la partida.
error-no-such-seat = Ese asiento no existe en esta mesa.
error-no-such-bot = Ese bot no existe. Elige uno de la lista.
error-begun = La partida ya ha empezado.
error-not-begun = La partida aún no ha empezado.
error-not-ready = Aún no: todos los asientos deben estar ocupados y todos listos.
error-bad-text = Escribe una línea de 1 a 300 caracteres.
error-bad-action = Eso no es una acción del juego. Usa los botones de la página.
error-no-such-command = Ese comando no existe. Escribe /help para ver la lista.
error-not-away = Esa persona está presente o no lleva ausente lo suficiente. Espera un poco.
error-busy = Hay demasiada actividad en esta mesa. Inténtalo de nuevo en un momento.
error-no-such-table = Esa mesa no existe. Quizá el enlace esté incompleto.
error-store = No es seguro que se haya guardado. Inténtalo de nuevo en un momento; si al final se guardó, la mesa lo mostrará.
error-form = Este formulario ha caducado. Vuelve atrás, recarga la página e inténtalo de nuevo.
error-no-page = Esta página no existe.
error-bad-name = El nombre debe tener de 1 a 24 caracteres.
error-record-later = El registro estará disponible cuando termine la partida.
error-api-token = Envía una clave: «Authorization: Bearer …». Créala en tu página o con POST /api/accounts.
percent = { $share }{ "\u202F" }%
decimal-mark = { "," }
