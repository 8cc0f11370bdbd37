# Consejos, mirar atrás y la primera partida guiada.
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
hint-others = Qué más viene a la mente
key-hint = pedir un consejo

step-take = Toma { $city }.
step-take-new = Toma una carta boca arriba.
step-take-deck = Toma la carta de encima del mazo.
step-administrator = Llama al Administrador: seis cartas nuevas.
step-play = Juega { $city }.
step-play-left = Pon { $city } en el extremo izquierdo.
step-play-right = Pon { $city } en el extremo derecho.
step-restart = Descarta la ruta y empieza otra con { $city }.
step-close = Completa la ruta, con oficinas en: { $cities }.
step-close-cartwright = Completa la ruta con ayuda del Carretero, con oficinas en: { $cities }.
step-keep = Conserva { $cities }.
step-end = Termina el turno.

why-closes = { $offices ->
    [0] Completar ahora no coloca ninguna oficina.
    [one] Completar ahora coloca una oficina.
   *[other] Completar ahora coloca { $offices } oficinas.
}
why-tiles = { $points ->
    [one] Da una loseta de bonus de un punto.
   *[other] Da losetas de bonus por { $points } puntos.
}
why-carriage = Da la diligencia { $carriage }.
why-ends = Provoca el final de la partida.
why-fits = { $city } puede alargar la ruta.
why-joins = { $city } linda con { $other }, que tienes en la mano.
why-wanted = { $city } aún falta para la loseta «{ $pile }».
why-two-cards = Dos cartas llevan la ruta a { $length }.
why-grows = { $length ->
    [one] Es un buen comienzo para una ruta.
   *[other] La ruta crece a { $length } cartas.
}
why-starts-anew = La ruta apenas puede seguir; { $city } es mejor comienzo.
why-blind = Ninguna carta boca arriba ayuda tanto como puede ayudar una oculta.
why-new-market = Las cartas boca arriba sirven de poco.
why-waits = Más larga, la ruta vale más.
why-keeps = Estas cartas son las que mejor van juntas.

prospect-in-hand = { $count ->
    [one] Una carta de tu mano encaja en la ruta tal como está.
   *[other] { $count } cartas de tu mano encajan en la ruta tal como está.
}
prospect-likely = Ninguna carta de tu mano encaja en la ruta, pero debería llegar una: un { $chance } % más o menos.
prospect-open = Ninguna carta de tu mano encaja en la ruta. La probabilidad de que llegue una a tiempo es de un { $chance } % más o menos.
prospect-unlikely = Tu ruta quizá no tenga salida: una carta que encaje llega a tiempo solo con un { $chance } % más o menos.

result-replay = Ver la partida otra vez
error-not-over = Una partida se puede ver otra vez cuando ha terminado.
replay-title = Mirando atrás, { $at } de { $last } – Posthorn
replay-own = Mano y ruta de { $name }
replay-controls = Momentos de la partida
replay-first = Al principio
replay-back = Una acción atrás
replay-on = Una acción adelante
replay-last = Al final
replay-slider = Momento de la partida
replay-go = Mostrar
replay-link = Enlace a este momento
replay-copy = Copiar el enlace
replay-eyes = Visto por
replay-eyes-all = Todas las cartas a la vista
replay-start = La partida empieza
replay-result = Al resultado
key-moments = mirando atrás: una acción atrás o adelante
key-moments-ends = mirando atrás: al principio o al final

analysis-heading = Lo que dice el bot más fuerte
analysis-lead = El Príncipe repasa la partida y busca los turnos que más importaron. Tarda un poco; mientras tanto puedes ver la partida.
analysis-begin = Buscar los turnos decisivos
analysis-running = El Príncipe está pensando: { $percent } % hecho.
analysis-look = ¿Cuánto le falta?
analysis-note = Cada probabilidad es lo que el jugador podía esperar entonces, con las cartas que veía. Un bot no distingue con seguridad diferencias pequeñas.
chart-heading = La probabilidad de ganar a lo largo de la partida.
chart-line = { $name }: { $first } % al principio, entre { $low } % y { $high } %, { $last } % al final.
chart-numbers = Lo mismo en números
chart-turn = Turno
turns-heading = Los turnos que más importaron
turns-none = Nadie cometió un error digno de mención.
turns-turn = { $name }, ronda { $round }
turns-played = Jugado:
turns-better = Mejor:
turns-look = Ver este momento

tour-heading = Tu primera partida
tour-step = Paso { $number } de { $steps }
tour-lead = ¿Es tu primera vez? Una guía te enseña todo el juego en la mesa de verdad, en menos de cinco minutos.
tour-begin = Aprender jugando
tour-continue = Seguir con tu primera partida
tour-skip = Salir; te espera en el inicio
tour-look = ¿Qué ha pasado?
tour-play = Al inicio
error-off-tour = No es mala idea, pero esta vez la guía tiene otro plan: sigue lo que dice su recuadro.

tour-1 = ¡Bienvenido! Construyes caminos postales de ciudad en ciudad. Cada turno empieza con una carta de ciudad: toma Zürich, la carta iluminada.
tour-2 = Tu mano estaba vacía al empezar el turno, así que tomas dos cartas, y el Jefe Postal ayuda. Toma la segunda del mazo: solo tú la verás.
tour-3 = Es Ulm. Ahora juega una carta, como en cada turno: Ulm es la primera ciudad de tu ruta.
tour-4 = Una ruta crece por sus extremos, y un camino debe unir las ciudades. Ninguno une Zürich con Ulm, así que Zürich se queda en la mano. Termina el turno.
tour-5 = Mira el mapa: Sigmaringen está entre Ulm y Zürich. Tómala.
tour-6 = Pon Sigmaringen en el extremo derecho, junto a Ulm.
tour-7 = En cada turno puede ayudarte un empleado postal. El Cochero te deja jugar una segunda carta: pon Zürich en el extremo derecho.
tour-8 = Tres ciudades bastan para completar la ruta. Elige «{ button-close }» y luego «{ close-one-each }»: tus ciudades están en tres regiones, así que cada una recibe una oficina. Confirma con «{ close-submit }».
tour-9 = ¡Tres oficinas, y la diligencia 3 por una ruta de tres! La siguiente diligencia pide una ruta de cuatro. Tu mano está otra vez vacía: toma Freiburg.
tour-10 = Quien tiene una oficina en cada ciudad de una región toma su loseta de bonus. Baden tiene tres: Freiburg, Carlsruhe y Mannheim. Toma Carlsruhe.
tour-11 = Empieza tu segunda ruta con Freiburg.
tour-12 = El Jefe Postal ya ha ayudado, así que no puedes jugar una segunda carta. Termina el turno.
tour-13 = Falta Mannheim, y ninguna carta boca arriba sirve. Antes de tomar una carta llama al Administrador: pone seis nuevas.
tour-14 = Ahí está. Toma Mannheim.
tour-15 = Pon Carlsruhe en el extremo derecho, junto a Freiburg.
tour-16 = Mannheim se queda para el próximo turno. Cuidado: si en un turno ninguna carta encaja en tu ruta, debes descartarla y empezar de nuevo. Termina el turno.
tour-17 = Toma Stuttgart: una carta de reserva mantiene viva una ruta.
tour-18 = Pon Mannheim en el extremo derecho. Ahora todo Baden está en tu ruta.
tour-19 = Completa ahora de la otra manera: «{ button-close }», «{ close-one-region }». Así colocas las tres oficinas en Baden y tomas su loseta. Para la diligencia 4 falta una carta, pero el Carretero ayuda: márcalo, y luego «{ close-submit }».
tour-opponent = Ahora juega el rival. Mira el mapa y lo que pasa.
tour-time-passes = Ya conoces el turno entero. Deja pasar algunas rondas y mira cómo crecen oficinas, losetas y diligencias, más rápido que en la vida real.
tour-20 = Unas rondas después tienes la diligencia 6 y una ruta de seis. Quien toma la diligencia 7, o coloca la última de sus 20 oficinas, trae el final y toma su loseta. Toma Salzburg.
tour-21 = Pon Salzburg en el extremo izquierdo, junto a Innsbruck: ¡siete ciudades!
tour-22 = Completa la ruta, una oficina en cada región: «{ button-close }», «{ close-one-each }», «{ close-submit }». Da la diligencia 7, la loseta por una ruta de siete y el final.
tour-done = La ronda se jugó hasta el final, ¡y has ganado! Cuentan la diligencia más alta y las losetas de bonus, menos un punto por cada oficina que queda en tu reserva. Ahora juega tu propia partida.

mine-asleep = dormida
