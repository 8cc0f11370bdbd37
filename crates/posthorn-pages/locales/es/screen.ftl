# The screen: settings, keys, what is in sight, and the table in a few sentences.

nav-label = Menú principal
nav-sound = Sonido

settings-heading = Ajustes
settings-lead = Este navegador los recuerda.
settings-theme = Tema
theme-auto = Sistema
theme-light = Claro
theme-dark = Oscuro
settings-motion = Animación de las cartas
motion-normal = Normal
motion-fast = Rápida
motion-off = Ninguna
settings-order = Cartas en la mano
order-name = Por nombre
order-region = Por región
order-fitting = Primero las que encajan
settings-switches = Otros ajustes
settings-save = Guardar
settings-back = Volver sin guardar
pref-ask = Preguntar antes de descartar una ruta o de llevarla a un callejón sin salida
pref-auto-end = Terminar mi turno cuando no se pueda hacer otra cosa
pref-sound = Hacer sonar la corneta cuando me toque
pref-keys = Atajos de teclado en la mesa

help-keys-off = Se pueden desactivar en los ajustes.
keys-shut = Cerrar
key-market = tomar esa carta boca arriba
key-deck = robar la carta superior del mazo
key-administrator = que el Administrador descubra seis cartas nuevas
key-hand = recorrer las cartas de la mano
key-letter = ir a la carta de la mano con esa inicial
key-play = jugar la carta
key-ends = poner la carta en el extremo izquierdo o derecho
key-close = completar la ruta
key-end = terminar el turno
key-undo = deshacer
key-replay = ver otra vez lo que pasó desde mi último turno
key-tell-hand = leer en voz alta mi mano
key-tell-route = leer en voz alta mi ruta
key-tell-market = leer en voz alta las cartas boca arriba
key-tell-others = leer en voz alta las rutas de los demás
key-tell-tiles = leer en voz alta las losetas de bonus que quedan
key-tell-scores = leer en voz alta cómo van los jugadores
key-tell-now = leer en voz alta qué hay que hacer ahora
key-zoom = acercar el mapa, alejarlo o verlo entero
key-chat = escribir en el chat
key-sound = silenciar la corneta o dejarla sonar
key-help = esta lista

game-heading = La partida
area-towns = Ciudades, caminos y oficinas postales
tabs-area = Vista
tab-map = Mapa
tab-players = Jugadores
tab-talk = Historial y chat
tabs-talk = Historial o chat
tab-log = Historial
tab-chat = Chat
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Todo el mapa
since-replay = Verlo otra vez
button-give-up = Descartar la ruta…

told-hand = { $count ->
    [0] No tienes cartas en la mano.
   *[other] Tu mano: { $cities }.
}
told-route = { $count ->
    [0] Aún no tienes ruta.
   *[other] Tu ruta de { $count }: { $cities }.
}
told-market = { $count ->
    [0] No hay cartas boca arriba.
   *[other] Cartas boca arriba: { $cities }.
}
told-other-route = { $count ->
    [0] { $name } no tiene ruta.
   *[other] { $name } tiene la ruta { $cities }.
}
told-tiles = Losetas de bonus que quedan: { $tiles }.
told-score = { $name }: { $cards ->
    [one] una carta en la mano
   *[other] { $cards } cartas en la mano
}, { $offices ->
    [one] queda una oficina
   *[other] quedan { $offices } oficinas
}, { $carriage ->
    [0] sin diligencia
   *[other] diligencia { $carriage }
}, { $tiles ->
    [one] una loseta de bonus
   *[other] { $tiles } losetas de bonus
}.
told-town = { $city }, { $region }. Caminos a { $roads }. { $count ->
    [0] Ninguna oficina postal.
   *[other] Oficinas postales de { $owners }.
}
