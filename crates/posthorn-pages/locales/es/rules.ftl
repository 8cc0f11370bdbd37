# Las reglas, en breve y por su número. [D5] en un texto se convierte en enlace.
rules-heading = Las reglas
rules-lead = Thurn und Taxis en cinco minutos. Cada detalle, con un número para cada regla, está en las reglas completas.
rules-short = En breve
rules-long = Completas
rules-long-heading = Las reglas completas
rules-long-lead = Cada regla tiene un número, para que la página, un registro o un amigo puedan remitir a ella.
rules-search = Buscar en las reglas
rules-search-button = Buscar
rules-found = { $count ->
    [0] Ninguna regla contiene todas estas palabras.
    [one] { $count } regla contiene estas palabras.
   *[other] { $count } reglas contienen estas palabras.
}
rules-all = Mostrar todas las reglas
rules-contents = Índice

short-goal = El objetivo
short-goal-text = Construyes una red de oficinas postales en el sur de Alemania y sus alrededores. Traza una ruta de ciudad en ciudad, complétala y coloca oficinas en sus ciudades. Las diligencias, las losetas de bonus y las oficinas colocadas deciden la partida.
short-turn = Tu turno
short-turn-text = Siempre en este orden:
short-turn-draw = Debes robar una carta: una de las seis boca arriba o la superior del mazo.
short-turn-play = Debes jugar una carta en tu ruta.
short-turn-close = Puedes completar la ruta si tiene al menos tres cartas.
short-officials = Los empleados postales
short-officials-text = En cada turno puedes pedir ayuda a un solo empleado postal, una sola vez. Si empiezas tu turno sin cartas en la mano, tiene que ser el Jefe Postal: robas dos cartas.
short-route = La ruta
short-route-text = Una carta va en el extremo izquierdo o derecho de tu ruta. Un camino debe unir directamente su ciudad con la de ese extremo, y ninguna ciudad aparece dos veces. Si ninguna carta encaja, o si lo prefieres, descartas la ruta: sus cartas van a los descartes y una carta de tu mano empieza otra.
short-offices = Oficinas postales
short-offices-text = Cuando completas una ruta colocas oficinas en sus ciudades, de una de dos maneras. En cada ciudad puedes tener una; no importa cuántas tengan allí los demás.
short-tiles = Losetas de bonus
short-tiles-text = Después de colocar recibes las losetas que hayas ganado, siempre la superior de su pila: una por una ruta de 5, de 6 o de 7 o más cartas; una por cada región (o pareja de regiones) de la tabla si tienes oficina en todas sus ciudades; y una por tener al menos una oficina en cada región (Baiern solo hace falta si así lo pide la mesa). Las de las regiones, una sola vez por partida. Cuanto antes las consigas, más valen.
short-tiles-need = Cómo se gana
short-tiles-values = Puntos, en este orden
short-carriages = Diligencias
short-carriages-text = Si la ruta completada tiene al menos tantas cartas como pide tu siguiente diligencia, la recibes: primero la 3, luego la 4, y así sucesivamente. Solo puntúa la más alta. Después la ruta se descarta, y de tu mano conservas como mucho tres cartas.
short-carriages-points = Puntos
short-end = Final y puntos
short-end-text = Quien toma la diligencia 7 o coloca su última oficina provoca el final y recibe la loseta de fin de la partida. La ronda se juega hasta el final. Puntos: la diligencia más alta, más las losetas de bonus, menos uno por cada oficina sin colocar. En caso de empate decide la loseta de fin de la partida.
short-options = Opciones
short-options-text = Las ediciones publicadas difieren en unos pocos puntos. Quien abre una mesa elige:
figure-route = Una ruta de seis ciudades. Puede seguir por Basel o por München.
figure-each = Una en cada región: cinco oficinas; la de Baiern, en Augsburg o en München.
figure-region = Todas en una región: las dos ciudades que la ruta tiene en Baiern.

rules-part-S = Preparación
rules-S1 = Juegan dos, tres o cuatro personas. Cada una empieza con 20 oficinas, sin diligencia y sin cartas.
rules-S2 = Hay 66 cartas de ciudad, tres de cada una de las 22 ciudades. Se barajan; seis quedan boca arriba y el resto forma el mazo, boca abajo.
rules-S3 = Las 30 losetas de bonus forman diez pilas, con el valor más alto encima: rutas de 5, 6 y 7; Baden; Baiern; Böhmen y Salzburg; Schweiz y Tyrol; Württemberg y Hohenzollern; todas las regiones (o «Fuera de Baiern»); fin de la partida.
rules-S4 = Hay 20 diligencias, cuatro de cada valor del 3 al 7, de modo que a nadie le falta nunca una.
rules-S5 = El azar decide quién empieza, salvo que quien abre la mesa señale un asiento.

rules-part-T = El turno
rules-T1 = Se juega en el sentido de las agujas del reloj. En tu turno primero debes robar una carta de ciudad, luego debes jugar una carta de ciudad y después puedes completar tu ruta.
rules-T2 = En cada turno puede ayudarte un solo empleado postal, una sola vez: el Jefe Postal (robas una segunda carta), el Administrador (seis cartas nuevas boca arriba), el Cochero (juegas una segunda carta) o el Carretero (una diligencia aunque a la ruta le falten una o dos cartas).
rules-T3 = Tu turno acaba cuando has completado una ruta, o cuando lo das por terminado después de jugar.

rules-part-D = Robar cartas
rules-D1 = Roba una de las seis cartas boca arriba o la superior del mazo.
rules-D2 = Una carta boca arriba que se toma se repone del mazo al momento, antes de que se robe otra.
rules-D3 = Cuando hace falta una carta y el mazo está vacío, la pila de descartes se baraja y pasa a ser el nuevo mazo.
rules-D4 = Jefe Postal: después de tu primera carta robas una segunda, boca arriba o del mazo; el hueco ya se ha rellenado. No hace falta anunciarlo: basta con robar la carta.
rules-D5 = Si tu mano está vacía al empezar tu turno, tienes que usar al Jefe Postal: robas dos cartas y ningún otro empleado puede ayudarte en ese turno. En la primera ronda esto vale para todos.
rules-D6 = Administrador: antes de que robes tu primera carta, todas las cartas boca arriba se descartan y se descubren seis nuevas. Para ello debes tener al menos una carta en la mano al empezar el turno [D5] y no haber robado ninguna todavía.
rules-D7 = Mientras robas, puedes tener en la mano cualquier número de cartas.

rules-part-P = Construir la ruta
rules-P1 = Tienes como mucho una ruta en construcción: una fila de cartas de ciudad que todos ven.
rules-P2 = Si no tienes ruta, cualquier carta de tu mano empieza una.
rules-P3 = Una ruta crece por su extremo izquierdo o derecho. Un camino debe unir directamente la nueva ciudad con la de ese extremo.
rules-P4 = Ninguna ciudad puede estar dos veces en una ruta.
rules-P5 = Entre dos cartas nunca se intercala nada, y el orden de una ruta nunca cambia. Los colores de las regiones no importan al jugar cartas.
rules-P6 = En vez de alargar tu ruta puedes descartarla, y debes hacerlo si ninguna carta de tu mano encaja. Sus cartas van a los descartes, no te dan nada, y una carta de tu mano empieza al momento una ruta nueva. Esa es la primera carta jugada del turno; la segunda, la del Cochero, solo puede alargar.
rules-P7 = Cochero: después de la primera carta juegas una segunda, en las mismas condiciones [P3] [P4]. No hace falta anunciarlo.
rules-P8 = Si una carta encaja en los dos extremos, eliges tú el extremo.

rules-part-C = Completar la ruta
rules-C1 = Después de jugar puedes completar una ruta de al menos tres cartas. Colocas oficinas, tomas losetas de bonus, tomas una diligencia y reduces la mano, en este orden.

rules-part-O = Oficinas postales
rules-O1 = Las oficinas van solo en ciudades de la ruta que completas, una por ciudad. Las ciudades donde ya tienes una quedan fuera. Las oficinas de los demás no importan.
rules-O2 = Primera manera: como mucho una ciudad en cada región de la ruta.
rules-O3 = Segunda manera: tantas ciudades de la ruta como quieras, todas en una sola región.
rules-O4 = Puedes colocar menos de las posibles, incluso ninguna.
rules-O5 = No puedes colocar más de las que te quedan.

rules-part-B = Losetas de bonus
rules-B1 = Después de colocar, tomas la loseta superior de cada pila cuya condición cumplas; queda boca abajo delante de ti.
rules-B2 = Longitud: una ruta de 5, de 6 o de 7 o más cartas da la loseta superior de esa pila. Si está vacía, se toma de la siguiente pila de longitud inferior que aún tenga losetas. Una loseta de longitud por ruta, varias por partida. Opción: [V2].
rules-B3 = Regiones: oficinas en todas las ciudades de Baden; de Baiern; de Böhmen y Salzburg; de Schweiz y Tyrol; o de Württemberg y Hohenzollern dan la loseta superior de esa pila. Las oficinas pueden venir de varias rutas.
rules-B4 = Todas las regiones: tener al menos una oficina en cada región da una loseta. Hay nueve regiones; Polen (su única ciudad es Lodz) también cuenta, aunque no tenga loseta propia. Que haga falta Baiern o no es una opción: [V1].
rules-B5 = En una partida recibes como mucho una loseta de cada pila de región y una por todas las regiones. Si la pila está vacía cuando te la ganas, no recibes nada, tampoco más tarde.
rules-B6 = La loseta de fin de la partida es para quien provoca el final [E2].

rules-part-G = Diligencias
rules-G1 = Si la ruta completada tiene al menos tantas cartas como el valor de tu siguiente diligencia, la tomas: primero la 3, luego 4, 5, 6 y 7, sin saltarte ninguna. Una diligencia por ruta, por larga que sea.
rules-G2 = Solo cuenta el número de cartas, no cuántas oficinas has colocado.
rules-G3 = Carretero: si ningún empleado ha ayudado en este turno, puedes tomar la siguiente diligencia aunque a la ruta le falten una o dos cartas. Tres son demasiadas. No alarga la ruta a efectos de la loseta de longitud y nunca da una segunda diligencia.
rules-G4 = Una diligencia ganada se toma siempre. La del Carretero es opcional.

rules-part-H = La mano
rules-H1 = Las cartas de la ruta completada van a la pila de descartes.
rules-H2 = Si ahora tienes más de tres cartas en la mano, conservas tres a tu elección y descartas las demás. El límite solo vale en este momento.
rules-H3 = En tu siguiente turno empiezas una ruta nueva.

rules-part-E = Final y puntos
rules-E1 = Provoca el final quien toma la diligencia 7 o coloca la última de sus 20 oficinas.
rules-E2 = El primero que lo provoca toma la loseta de fin de la partida, que vale un punto. Se da una sola vez.
rules-E3 = La ronda se juega hasta el final, para que todos hayan tenido el mismo número de turnos. Opción: [V3].
rules-E4 = Tus puntos: los de tu diligencia más alta (3, 4, 5, 6 y 7 dan 2, 3, 5, 7 y 10), más todas tus losetas de bonus, menos uno por cada oficina que no hayas colocado.
rules-E5 = Gana quien tenga más puntos. En caso de empate decide la loseta de fin de la partida; si ninguno de los empatados la tiene, gana el primero de ellos en el sentido del juego a partir de su dueño.

rules-part-I = Quién sabe qué
rules-I1 = A la vista de todos: las cartas boca arriba, las rutas, las oficinas, las diligencias, la loseta superior y la altura de cada pila, cuántas cartas hay en cada mano y en el mazo, la pila de descartes, quién tomó qué carta boca arriba y de qué pilas vienen las losetas de cada uno.
rules-I2 = Oculto: las cartas de otras manos que vinieron del mazo, el orden del mazo y los valores de las losetas boca abajo de los demás [V5]. Después del final nada está oculto.
rules-I3 = Lo que un jugador no debe saber no sale nunca del servidor: ni hacia él, ni hacia quien mira, ni hacia los bots.

rules-part-V = Opciones de una mesa
rules-V1 = Qué pide la loseta de todas las regiones. Por defecto, con el nombre «Fuera de Baiern»: una oficina en cada región salvo Baiern, que ni ayuda ni perjudica. Alternativa: una oficina en cada región, Baiern incluida.
rules-V2 = Losetas de longitud inferiores. Por defecto: si la pila de una ruta está vacía, se toma de la siguiente inferior. Alternativa: solo con rutas de siete o más cartas.
rules-V3 = Los últimos turnos. Por defecto: la ronda se juega hasta el final. Alternativa: después del turno que provoca el final, todos los demás juegan exactamente un turno más.
rules-V4 = Tres ajustes predefinidos. Clásica: siempre la opción por defecto. Internacional: la loseta de todas las regiones exige también Baiern. Islandesa: también Baiern, solo las rutas de siete o más cartas toman una loseta de longitud inferior, y al final todos los demás juegan un turno más.
rules-V5 = Valores de las losetas de bonus: ocultos para los demás o a la vista. Todos los vieron cuando se tomaron, así que solo cambia lo que muestra la página.

rules-part-X = Casos raros
rules-X1 = Si el mazo y la pila de descartes están vacíos, los huecos entre las cartas boca arriba se quedan así y se rellenan en cuanto se vuelven a descartar cartas.
rules-X2 = Si no hay ninguna carta que robar, te saltas ese paso y pasas a jugar una carta. Si tu mano también está vacía, pasas el turno.
rules-X3 = Si tu mano estaba vacía y solo hay una carta que robar, la robas y sigues; el Jefe Postal cuenta como usado.
rules-X4 = Si el mazo tiene menos de seis cartas para el Administrador, se descubren esas; luego se barajan los descartes, con las cartas recién retiradas, y de ahí se descubren las que faltan.
rules-X5 = Ninguna partida dura para siempre: después de la ronda 500 termina y se puntúa tal como esté. Si entonces nadie tiene la loseta de fin de la partida, el empate es para el primero de los empatados en el sentido del juego desde el jugador inicial, él incluido.
rules-X6 = El orden al completar: oficinas, loseta de longitud, losetas de región, todas las regiones, fin de la partida por la última oficina, diligencia, fin de la partida por la diligencia 7, reducción de la mano.
rules-X7 = Los huecos entre las cartas boca arriba se rellenan después de cada acción, desde el primero; entre uno y otro puede haber que barajar. Completar y elegir las cartas que se conservan son dos acciones.
rules-X8 = Una carta que no se pudo robar no se recupera más tarde en el turno y no gasta ningún empleado. Un turno en el que se pasa cuenta como turno.
rules-X9 = La mano se reduce a tres también en el último turno. El Administrador puede ayudar por pocas cartas que haya. Puedes descartar una ruta y empezar la nueva con una ciudad de la antigua.
