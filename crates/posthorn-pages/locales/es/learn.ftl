# Consejos, la repetición y la primera partida guiada.
open-hints = Consejos de un bot
hints-against-bots = Al jugar contra bots
hints-allowed = Para todos
hints-never = Ninguno
rule-hints-against-bots = Quien juega solo contra bots puede pedir consejos
rule-hints-allowed = Todos pueden pedir consejos
rule-hints-never = Sin consejos
error-no-hints = En esta mesa no hay consejos.

hint-heading = Un consejo
hint-ask = Consejo
hint-win = Probabilidad de ganar: { $win } %.
hint-lead = Ventaja esperada en puntos: { $points }.
hint-points = Puntos esperados: { $points }.
hint-chance = probabilidad de ganar { $win } %
hint-others = Otras opciones
key-hint = pedir un consejo

step-take = Tomar { $city }.
step-take-new = Tomar una carta boca arriba.
step-take-deck = Robar la carta superior del mazo.
step-administrator = Llamar al Administrador: seis cartas nuevas.
step-play = Jugar { $city }.
step-play-left = Poner { $city } en el extremo izquierdo.
step-play-right = Poner { $city } en el extremo derecho.
step-restart = Descartar la ruta y empezar otra con { $city }.
# «ninguna» es lo que dice list-none cuando una lista está vacía.
step-close = { $cities ->
    [ninguna] Completar la ruta sin colocar oficinas.
   *[other] Completar la ruta, con oficinas en { $cities }.
}
step-close-cartwright = { $cities ->
    [ninguna] Completar la ruta con ayuda del Carretero, sin colocar oficinas.
   *[other] Completar la ruta con ayuda del Carretero, con oficinas en { $cities }.
}
step-keep = Conservar { $cities }.
step-end = Terminar el turno.

why-closes = { $offices ->
    [0] Al completarla ahora no se coloca ninguna oficina.
    [one] Al completarla ahora se coloca una oficina.
   *[other] Al completarla ahora se colocan { $offices } oficinas.
}
why-tiles = { $points ->
    [one] Da una loseta de bonus de un punto.
   *[other] Da { $points } puntos en losetas de bonus.
}
why-carriage = Da la diligencia { $carriage }.
why-ends = Provoca el final de la partida.
why-fits = { $city } puede alargar la ruta.
why-joins = { $city } está unida a { $other }, que ya está en la mano.
why-wanted = Aún falta { $city } para la loseta «{ $pile }».
why-two-cards = Con dos cartas, la ruta llega a { $length }.
why-grows = { $length ->
    [one] Es un buen comienzo para una ruta.
   *[other] La ruta crece hasta { $length } cartas.
}
why-starts-anew = La ruta apenas puede continuar; { $city } es mejor comienzo.
why-blind = Ninguna carta boca arriba promete tanto como una oculta.
why-new-market = Las cartas boca arriba sirven de poco.
why-waits = La ruta valdrá más si es más larga.
why-keeps = Son las cartas que mejor combinan entre sí.

prospect-in-hand = { $count ->
    [one] Una carta de tu mano encaja en la ruta tal como está.
   *[other] { $count } cartas de tu mano encajan en la ruta tal como está.
}
prospect-likely = Ninguna carta de tu mano encaja en la ruta, pero debería llegar una: la probabilidad es de un { $chance } % más o menos.
prospect-open = Ninguna carta de tu mano encaja en la ruta. La probabilidad de que llegue una a tiempo es de un { $chance } % más o menos.
prospect-unlikely = Tu ruta quizá no tenga salida: la probabilidad de que llegue a tiempo una carta que encaje es de solo un { $chance } % más o menos.

result-replay = Ver la repetición
error-not-over = La repetición solo se puede ver cuando la partida ha terminado.
replay-title = Repetición, { $at } de { $last } – Posthorn
replay-own = Mano y ruta de { $name }
replay-controls = Momentos de la partida
replay-first = Ir al principio
replay-back = Una acción atrás
replay-on = Una acción adelante
replay-last = Ir al final
replay-slider = Momento de la partida
replay-go = Mostrar
replay-link = Enlace a este momento
replay-copy = Copiar el enlace
replay-eyes = Visto por
replay-eyes-all = Todas las cartas a la vista
replay-start = Empieza la partida
replay-result = Ir al resultado
key-moments = repetición: una acción atrás o adelante
key-moments-ends = repetición: al principio o al final

analysis-heading = Lo que dice el bot más fuerte
analysis-lead = El Príncipe repasa la partida y busca los turnos que más importaron. Tarda un poco; mientras tanto puedes ver la partida.
analysis-begin = Buscar los turnos decisivos
analysis-running = El Príncipe está pensando: { $percent } % hecho.
analysis-look = ¿Cuánto le falta?
analysis-note = Cada probabilidad es lo que el jugador podía esperar en ese momento con las cartas que veía. Un bot no distingue con seguridad diferencias pequeñas.
chart-heading = Probabilidad de ganar a lo largo de la partida.
chart-line = { $name }: { $first } % al principio, entre { $low } % y { $high } %, { $last } % al final.
chart-numbers = Lo mismo en cifras
chart-turn = Turno
turns-heading = Los turnos que más importaron
turns-none = Nadie cometió un error digno de mención.
turns-turn = { $name }, ronda { $round }
turns-played = Jugada:
turns-better = Mejor:
turns-look = Ver este momento

tour-heading = Tu primera partida
tour-step = Paso { $number } de { $steps }
tour-lead = ¿Es tu primera vez? Una guía te enseña todo el juego en una mesa de verdad, en menos de cinco minutos.
tour-begin = Aprender jugando
tour-continue = Seguir con tu primera partida
tour-skip = Salir (podrás seguir luego)
tour-look = ¿Qué ha pasado?
tour-play = Ir al inicio
error-off-tour = No es mala idea, pero esta vez la guía tiene otro plan: haz lo que dice su recuadro.

tour-1 = ¡Te damos la bienvenida! Vas a construir rutas postales de ciudad en ciudad. Cada turno empieza con una carta de ciudad: toma Zürich, la carta iluminada.
tour-2 = Tu mano estaba vacía al empezar el turno, así que robas dos cartas con la ayuda del Jefe Postal. Roba la segunda del mazo: solo tú la verás.
tour-3 = Es Ulm. Ahora juega una carta, como en cada turno: Ulm es la primera ciudad de tu ruta.
tour-4 = Una ruta crece por sus extremos, y un camino debe unir cada ciudad con la siguiente. Zürich y Ulm no están unidas, así que Zürich se queda en la mano. Termina el turno.
tour-5 = Mira el mapa: Sigmaringen está entre Ulm y Zürich. Tómala.
tour-6 = Pon Sigmaringen en el extremo derecho, junto a Ulm.
tour-7 = En cada turno puede ayudarte un empleado postal. El Cochero te deja jugar una segunda carta: pon Zürich en el extremo derecho.
tour-8 = Tres ciudades bastan para completar la ruta. Elige «{ button-close }» y luego «{ close-one-each }»: tus ciudades están en tres regiones, así que cada una recibe una oficina. Confirma con «{ close-submit }».
tour-9 = ¡Tres oficinas, y la diligencia 3 por una ruta de tres! La siguiente diligencia pide una ruta de cuatro. Tu mano está otra vez vacía: toma Freiburg.
tour-10 = Baden tiene su propia loseta de bonus: hace falta una oficina en cada una de sus tres ciudades, Freiburg, Carlsruhe y Mannheim. (Otras losetas piden dos regiones juntas). Toma Carlsruhe.
tour-11 = Empieza tu segunda ruta con Freiburg.
tour-12 = El Jefe Postal ya te ha ayudado, así que no puedes jugar una segunda carta. Termina el turno.
tour-13 = Falta Mannheim, y ninguna carta boca arriba sirve. Antes de robar una carta llama al Administrador: descubre seis nuevas.
tour-14 = Ahí está. Toma Mannheim.
tour-15 = Pon Carlsruhe en el extremo derecho, junto a Freiburg.
tour-16 = Mannheim se queda para el próximo turno. Cuidado: si en un turno ninguna carta encaja en tu ruta, debes descartar la ruta y empezar de nuevo. Termina el turno.
tour-17 = Toma Stuttgart: una carta de reserva mantiene viva la ruta.
tour-18 = Pon Mannheim en el extremo derecho. Ahora todo Baden está en tu ruta.
tour-19 = Completa ahora la ruta de la otra manera: «{ button-close }», «{ close-one-region }». Así colocas las tres oficinas en Baden y tomas su loseta. Para la diligencia 4 falta una carta, pero el Carretero puede ayudarte: márcalo y elige «{ close-submit }».
tour-opponent = Ahora le toca al rival. Mira el mapa y el historial.
tour-time-passes = Ya sabes cómo es un turno completo. Deja pasar unas rondas y mira cómo aumentan las oficinas, las losetas y las diligencias, más deprisa que en la vida real.
tour-20 = Unas rondas después tienes la diligencia 6 y una ruta de seis. Quien toma la diligencia 7, o coloca la última de sus 20 oficinas, provoca el final y se lleva la loseta correspondiente. Toma Salzburg.
tour-21 = Pon Salzburg en el extremo izquierdo, junto a Innsbruck: ¡siete ciudades!
tour-22 = Completa la ruta, con una oficina en cada región: «{ button-close }», «{ close-one-each }», «{ close-submit }». Ganas la diligencia 7 y dos losetas (por la ruta de siete y por Schweiz y Tyrol), y provocas el final de la partida.
tour-done = La ronda se ha jugado hasta el final, ¡y has ganado! Cuentan la diligencia más alta y las losetas de bonus, menos un punto por cada oficina que queda en tu reserva. Ahora juega tu propia partida.

mine-asleep = en pausa
