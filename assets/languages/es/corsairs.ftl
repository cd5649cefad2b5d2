### Corsarios

## Nombres

side-corsairs = Corsarios
side-convoy = Convoy
piece =
    { $piece ->
        [corsair] corsario
        [escort] escolta
       *[freighter] carguero
    }
    .the = el { piece }
corsair-count =
    { $corsairs ->
        [0] ningún corsario
        [one] { $corsairs } corsario
       *[other] { $corsairs } corsarios
    }
escorts =
    { $line ->
        [yes] la línea de { $first } a { $last }
       *[no] el escolta de { $first }
    }
turn-count =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }

## La página de inicio y la preparación

name = Corsarios
tagline =
    Seis escoltas protegen un carguero que no puede moverse solo. Seis corsarios entran por las esquinas del tablero para
    llevárselo, casilla a casilla.
facts = 2 jugadores · 20 minutos · sin azar, todo a la vista
credit = Del blog Poisonous Cloak, a partir de Royal Jelly, de Hempuli (Arvi Teikari).

group-board = Tablero y bandos
option-size = Tablero
    .why = Un tablero más pequeño favorece a los corsarios; uno más grande, al convoy.
    .five = 61 casillas
    .four = 37 casillas (para los corsarios)
    .six = 91 casillas (para el convoy)
    .eight = 169 casillas (el tablero entero)
option-corsairs = Quién lleva los corsarios
    .why = Empiezan los corsarios. En la revancha se cambia de bando.
    .first = Asiento 1
    .second = Asiento 2
    .random = Al azar
option-match = Duelo
    .why = A dos partidas, cada jugador lleva los dos bandos; si cada uno gana una, cuenta la más corta.
    .one = Una partida
    .two = Dos partidas

group-corsairs = Corsarios
option-second = El segundo movimiento
    .why = Un turno de los corsarios consta de uno o dos movimientos.
    .may = Si quieres
    .must = Obligatorio si se puede
option-return = Ida y vuelta
    .why = ¿Puede un turno dejarlo todo como estaba?
    .barred = No permitido
    .allowed = Permitido
option-pull = Remolcar
    .why = ¿Qué barco vecino puede remolcar un corsario cuando avanza?
    .any = Cualquiera
    .straight = Solo el que tiene justo detrás
option-pulls = Remolques por turno
    .why = Con un solo remolque por turno, el convoy es fuerte.
    .two = Uno con cada movimiento
    .one = Uno
option-stuck = Si ningún corsario puede moverse
    .why = Pasa cuando todos están inmovilizados y ninguno puede entrar.
    .pass = Pasan el turno
    .convoy = Gana el convoy

group-convoy = Convoy
option-rest = Esperar
    .why = ¿Puede pasar el convoy? Si puede, los corsarios no pueden obligarlo a abrir un hueco.
    .no = Un escolta tiene que moverse
    .yes = El convoy puede pasar
option-line = Formaciones
    .why = ¿Qué escoltas de una línea recta pueden navegar juntos?
    .part = Cualquier parte de la línea
    .whole = Solo la línea entera
option-broadside = De lado
    .why = ¿Puede una línea navegar de lado?
    .yes = En las seis direcciones
    .no = Solo a lo largo de la línea
option-corners = Escoltas en las esquinas
    .why = Un escolta en una esquina impide que entren corsarios por ella.
    .open = Permitido
    .barred = No permitido

group-captures = Inmovilizar y capturar
option-release = Si remolcan lo que lo retiene
    .why = ¿Cuándo queda libre un corsario inmovilizado si le quedan menos de dos barcos al lado?
    .end = Después del turno
    .once = Al momento
option-shield = El carguero como escudo
    .why = ¿Está a salvo de la captura un corsario junto al carguero?
    .no = No
    .yes = Sí
option-captures = Capturas para ganar
    .why = ¿Cuántos corsarios tiene que capturar el convoy?
    .five = Cinco
    .six = Seis

group-end = El final
option-limit = Turnos
    .why = Cuentan los turnos de los dos bandos. Cuando acaba el último, gana el convoy.
    .hundred = 100
    .two-hundred = 200
    .none = Sin límite
option-repetition = La misma posición tres veces
    .why = Los dos jugadores ven la cuenta.
    .convoy = Gana el convoy
    .off = No pasa nada

preset-even = Más igualada
    .why =
        Un solo cambio en las reglas originales: varios escoltas navegan solo a lo largo de su línea. Entre jugadores igual de
        buenos, los dos bandos ganan más o menos lo mismo. Al principio, los corsarios son más difíciles.
preset-standard = Reglas originales
    .why = Las reglas originales. Favorecen al convoy, que gana unas tres de cada cuatro partidas.
preset-small = Cuerpo a cuerpo
    .why =
        Un tablero pequeño y una partida más corta. En él, las reglas originales favorecen a los corsarios, así que estas
        reglas caseras ayudan al convoy.
preset-match = Duelo justo
    .why = Dos partidas: cada jugador lleva los dos bandos.

level =
    { $level ->
        [0] Navega al azar: solo piensa en este turno, y se le escapa casi todo.
        [1] Solo piensa en este turno y se le escapan la mayoría de las jugadas, pero elige mejor entre las demás.
        [2] Solo piensa en este turno, y se le escapa más o menos la mitad de las jugadas.
        [3] Siempre piensa en tu respuesta, y a menudo más allá. Tus trampas tienen que venir de lejos.
       *[other] Ve al menos tres turnos por delante: no se le escapa ninguna forma de llevarse el carguero en dos turnos de los corsarios.
    }

## Por qué no se permite una acción

illegal-over = La partida ha terminado.
illegal-not-your-turn = Le toca al otro jugador.
illegal-only-for =
    { $side ->
        [corsairs] Eso solo lo hacen los corsarios. Tú llevas el convoy: navega con tus escoltas.
       *[convoy] Eso solo lo hace el convoy. Tú llevas los corsarios: entra, avanza o sal, y termina tu turno.
    }
illegal-off-board = En este tablero no hay ninguna casilla { $post }.
illegal-not-corner = Los corsarios entran y salen por las seis esquinas, y { $post } no es una esquina.
illegal-occupied = La casilla { $post } no está libre.
illegal-no-reserve = No tienes corsarios en la reserva.
illegal-left-this-turn = El único corsario de la reserva acaba de salir del tablero; podrá volver en un turno posterior.
illegal-entered-this-turn = El corsario de { $post } ha entrado en este turno; podrá salir en uno posterior.
illegal-no-corsair = No hay ningún corsario en { $post }.
illegal-entangled = El corsario de { $post } está inmovilizado y no puede moverse en este turno.
illegal-hemmed-in = El corsario de { $post } no puede ir a ningún sitio.
illegal-not-adjacent = Un corsario avanza a una casilla vecina, y { $to } no está al lado de { $from }.
illegal-nothing-to-pull = En { $post } no hay ningún escolta ni carguero que remolcar.
illegal-pull-too-far = Un corsario remolca un barco que tiene al lado, y { $ship } no está al lado de { $corsair }.
illegal-pull-not-straight = En esta partida, un corsario solo remolca el barco que tiene justo detrás.
illegal-second-pull = En esta partida solo se remolca una vez por turno, y ya lo has hecho.
illegal-corner-barred = En esta partida ningún escolta puede estar en una esquina, y { $post } lo es.
illegal-two-moves = Ya has hecho tus dos movimientos: termina el turno, o deshaz uno.
illegal-turns-back = Tu turno no puede acabar con todo igual que al principio.
illegal-move-first = Mueve al menos un corsario antes de terminar tu turno.
illegal-move-again = En esta partida hay que hacer un segundo movimiento si es posible.
illegal-may-not-pass =
    { $side ->
        [corsairs] Solo puedes pasar si ningún corsario puede moverse.
       *[convoy] El convoy no puede pasar mientras un escolta pueda moverse.
    }
illegal-freighter-stays = El carguero nunca se mueve solo; únicamente lo remolcan los corsarios.
illegal-no-escort = No hay ningún escolta en { $post }.
illegal-no-line = De { $first } a { $last } no hay una línea recta.
illegal-whole-line = En esta partida, una formación es una línea entera, y en esa hay más escoltas.
illegal-in-line-only = En esta partida, una formación solo se mueve a lo largo de su línea.
illegal-not-straight =
    Un escolta navega recto, en una de seis direcciones, y { $to } no está en línea recta desde { $from }.
illegal-not-together = Todos los barcos de una formación van en la misma dirección y a la misma distancia.
illegal-leaves-board = Parte de la línea se saldría del tablero.
illegal-blocked = La casilla { $post } corta el paso: no está libre.

## Lo que decidió la partida

reason-freighter = Los corsarios se han llevado el carguero fuera del tablero.
reason-captures =
    { $captures ->
        [5] El convoy ha capturado cinco corsarios.
       *[other] El convoy ha capturado { $captures } corsarios.
    }
reason-turn-limit = El turno { $turn } ha terminado, y el carguero está a salvo.
reason-repetition = La misma posición por tercera vez: el convoy está a salvo.
reason-stuck = Ningún corsario puede moverse.
reason-both-games = Victoria en las dos partidas del duelo. { $ending }
reason-fewer-turns = Cada jugador ganó una partida, y cuenta la más corta: { $fewer } turnos contra { $more }.
reason-same-turns = Cada jugador ganó una partida en { turn-count }: el duelo queda en empate.

## Una casilla tal como la lee un lector de pantalla: su nombre y esto, separado por comas

post-corner = esquina
post-empty = libre
post-entangled = inmovilizado
post-entangled-soon = a punto de quedar inmovilizado
post-doomed = a punto de ser capturado
post-danger = en peligro
post-left = de aquí acaba de salir un barco
post-came = acaba de llegar aquí
post-captured = aquí se capturó un corsario
post-chosen = tu elección
post-ghost = { piece.the } estará aquí
post-pull = se puede remolcar
post-entry = aquí puede entrar un corsario
post-reach = al alcance
post-choose = se puede elegir
post-next = { $before }; { $after }
file = Columna { $file }: { $posts }.
file-empty = Columna { $file }: vacía.

reserve-place =
    Reserva, { corsair-count }{ $state ->
        [chosen] , uno elegido
        [open] , se puede elegir
       *[idle] {""}
    }

## Qué hay que hacer

prompt-corsair =
    { $reserve ->
        [0] Elige un corsario para moverlo.
       *[other] Elige un corsario para moverlo, o una esquina libre por donde entre uno de la reserva.
    }
prompt-enter = Elige una esquina libre por donde entre el corsario.
prompt-destination = Elige adónde va el corsario de { $post }.
prompt-pull-off =
    Elige un barco para llevártelo del tablero{ $alone ->
        [yes] , o sal sin remolcar.
       *[no] .
    }
prompt-pull =
    { $alone ->
        [yes] Elige un barco para remolcarlo, o ve a { $post } sin remolcar.
       *[no] Elige un barco para remolcarlo: el corsario no puede ir solo a { $post }.
    }
prompt-continue = Has hecho un movimiento. Haz otro, o termina tu turno.
prompt-must-continue = Has hecho un movimiento. En esta partida tienes que hacer otro.
prompt-end = Has hecho tus movimientos: termina tu turno, o deshaz uno.
prompt-escort =
    Elige un escolta para moverlo, o los dos extremos de una línea{ $pass ->
        [yes] ; o pasa.
       *[no] .
    }
prompt-sail-to =
    Elige adónde navega { escorts }{ $line ->
        [yes] .
       *[no] , o el otro extremo de una línea.
    }
prompt-sail =
    Todo listo: { escorts } navega a { $target }{ $line ->
        [yes] –{ $end }.
       *[no] .
    }
prompt-pass =
    { $side ->
        [corsairs] Ningún corsario puede moverse: pasas.
       *[convoy] Ningún escolta puede moverse: pasas.
    }

confirm-end = Terminar turno
confirm-move = Mover
confirm-alone = Sin remolcar
confirm-pass = Pasar
confirm-sail = Navegar

## Lo que ha pasado, para el historial y para lectores de pantalla. Una nota dice qué resultó de ello.

event-enter = Un corsario entra por { $corner }.
event-enter-on = Un corsario entra por { $corner } y sigue hasta { $to }.
event-step = El corsario de { $from } avanza a { $to }.
event-step-on = El corsario de { $from } avanza a { $over } y luego a { $to }.
event-step-pull = El corsario de { $from } avanza a { $to } y remolca { piece.the } de { $ship } a { $from }.
event-leave = El corsario de { $from } sale del tablero.
event-leave-pull = El corsario de { $from } sale del tablero y se lleva { piece.the }.
event-sail = El escolta navega de { $first } a { $target }.
event-sail-line = { $escorts } escoltas navegan en línea, de { $first }–{ $last } a { $target }–{ $end }.
event-end = Los corsarios terminan su turno.
event-pass =
    { $side ->
        [corsairs] Los corsarios pasan.
       *[convoy] El convoy pasa.
    }

note-captured =
    { $corsairs ->
        [1] El corsario de { $posts } queda capturado.
       *[other] Los corsarios de { $posts } quedan capturados.
    }
note-entangled =
    { $corsairs ->
        [1] El corsario de { $posts } queda inmovilizado.
       *[other] Los corsarios de { $posts } quedan inmovilizados.
    }
note-second-time = La misma posición por segunda vez.
note-first-game =
    { $ending } { $side ->
        [corsairs] Los corsarios ganan
       *[convoy] El convoy gana
    } la primera partida del duelo en { turn-count }. Se cambia de bando y empieza la segunda.

## Pistas, y lo que puedes hacer

# Lo que sigue a «Te propongo».
proposal-enter = hacer entrar un corsario por { $corner }
proposal-step = avanzar con el corsario de { $from } a { $to }
proposal-step-pull = avanzar con el corsario de { $from } a { $to } y remolcar el barco de { $ship }
proposal-leave = salir del tablero desde { $from }
proposal-leave-pull = salir del tablero desde { $from } con el barco de { $ship }
proposal-sail = llevar el escolta de { $first } a { $target }
proposal-sail-line = llevar los escoltas de { $first }–{ $last } a { $target }–{ $end }
proposal-end = terminar aquí el turno
proposal-pass = pasar este turno

# Lo que sigue a la propuesta, como razón.
purpose-wins = Así ganas.
purpose-threatens-to-win = Si el convoy no te detiene, en el próximo turno te llevas el carguero fuera del tablero.
purpose-drags-freighter =
    { $distance ->
        [0] El carguero queda en una esquina, a un paso de la salida.
        [1] El carguero queda a un puesto de una esquina.
       *[other] El carguero queda a { $distance } puestos de una esquina.
    }
purpose-threatens-freighter = Después, en el próximo turno podrías remolcar el carguero.
purpose-takes-escort = El convoy pierde ese escolta, y tu corsario puede volver a entrar por cualquier esquina.
purpose-frees =
    { $corsairs ->
        [one] Así liberas tu corsario en { $posts }.
       *[other] Así liberas tus corsarios en { $posts }.
    }
purpose-escapes = Así el convoy no puede inmovilizar ni capturar a ninguno de tus corsarios en su próximo turno.
purpose-drags-escort = Aparta un escolta del carguero.
purpose-threatens-escort = Después, en el próximo turno podrías llevarte el escolta de { $post } fuera del tablero.
purpose-enters =
    { $corsairs ->
        [1] Sin corsarios en el tablero no llegas al carguero.
       *[other]
            { $distance ->
                [1] El convoy tiene entonces { $corsairs } corsarios que vigilar, el más cercano junto al carguero.
               *[other] El convoy tiene entonces { $corsairs } corsarios que vigilar, el más cercano a { $distance } puestos del carguero.
            }
    }
purpose-nears =
    { $distance ->
        [1] Tu corsario queda junto al carguero.
       *[other] Tu corsario queda a { $distance } puestos del carguero.
    }
purpose-returns = Desde la reserva puede entrar por otra esquina.
purpose-ends-safe = Tus corsarios están a salvo donde están.
purpose-captures =
    { $corsairs ->
        [one] Así capturas el corsario de { $posts }.
       *[other] Así capturas los corsarios de { $posts }.
    }
purpose-saves-freighter =
    { $danger ->
        [dragged-off] Los corsarios están a punto de llevarse el carguero fuera del tablero, y así los detienes.
       *[other] Los corsarios están a punto de remolcar el carguero, y así los detienes.
    }
purpose-entangles =
    { $corsairs ->
        [one] Así inmovilizas el corsario de { $posts }: en el próximo turno no puede moverse.
       *[other] Así inmovilizas los corsarios de { $posts }: en el próximo turno no pueden moverse.
    }
purpose-threatens-to-capture = Después, en el próximo turno podrías capturar el corsario de { $post }.
purpose-threatens-to-entangle = Después, en el próximo turno podrías inmovilizar el corsario de { $post }.
purpose-guards = Los escoltas ocupan entonces { $escorts } de los 6 puestos alrededor del carguero, y los corsarios tienen menos accesos.
purpose-closes-in =
    { $distance ->
        [1] Ese escolta queda junto al corsario de { $post }: un barco más lo inmoviliza.
       *[other] Ese escolta queda a { $distance } puestos del corsario de { $post }: dos barcos a su lado lo inmovilizan.
    }
purpose-keeps-safe = Así los corsarios no pueden arrastrar el carguero en su próximo turno.
plan-next = Después te propongo { $action }.

aim-corsairs = Tu objetivo: salir del tablero con el carguero.
aim-convoy =
    Tu objetivo: capturar { $captures ->
        [5] cinco
       *[other] seis
    } corsarios{ $limit ->
        [0] { $repeats ->
            [yes] , o mantener a salvo el carguero hasta que la misma posición se repita por tercera vez.
           *[no] .
        }
       *[other] , o mantener a salvo el carguero hasta que termine el turno { $limit }.
    }
possible-enter = Un corsario puede entrar por { $corners }; tienes { $reserve } en la reserva.
possible-step =
    { $ships ->
        [1] Tu corsario de { $posts } puede avanzar a una casilla libre.
       *[other] Tus corsarios de { $posts } pueden avanzar a una casilla libre.
    }
possible-leave =
    { $ships ->
        [1] Tu corsario de { $posts } puede salir del tablero.
       *[other] Tus corsarios de { $posts } pueden salir del tablero.
    }
possible-pull =
    { $ships ->
        [1] Puedes remolcar el barco de { $posts }.
       *[other] Puedes remolcar los barcos de { $posts }.
    }
possible-end = Puedes terminar tu turno.
possible-sail =
    { $ships ->
        [1] Un escolta puede navegar: { $posts }.
       *[other] { $ships } escoltas pueden navegar: { $posts }.
    }
possible-sail-in-line =
    { $lines ->
        [1] Una línea de escoltas puede navegar en formación.
       *[other] { $lines } líneas de escoltas pueden navegar en formación.
    }
possible-pass = Puedes pasar.
possible-entangled =
    { $ships ->
        [1] El corsario de { $posts } está inmovilizado y no puede moverse.
       *[other] Los corsarios de { $posts } están inmovilizados y no pueden moverse.
    }
possible-no-third = Ya has hecho los dos movimientos: no hay un tercero.
possible-no-second = No puedes hacer un segundo movimiento.
possible-freighter-stays = El carguero no puede moverse solo.

coach-goals =
    { $goals ->
        [0] Ahora no puede moverse.
        [1] Puede ir a una casilla.
       *[other] Puede ir a { $goals } casillas.
    }
coach-held = Está inmovilizado y no puede moverse en este turno.
coach-danger =
    { $danger ->
        [entangled] El convoy podría inmovilizarlo en el próximo turno.
        [captured] El convoy podría capturarlo en el próximo turno.
        [dragged] Un corsario podría remolcarlo en el próximo turno.
        [dragged-off] Un corsario podría llevárselo del tablero en el próximo turno.
       *[none] En el próximo turno no puede pasarle nada.
    }
coach-safe = Estaría a salvo en { $posts }.
coach-safe-nowhere = No estaría a salvo en ninguna de ellas.
coach-captures = Si va a { $posts }, captura un corsario.
coach-entangles = Si va a { $posts }, inmoviliza un corsario.

## En la mesa

board = El tablero
keys =
    Flechas: arriba y abajo por una columna, izquierda y derecha a la columna de al lado. Para moverte en diagonal, pulsa 7, 9,
    1 y 3, como en un teclado numérico, o Inicio, Re Pág, Fin y Av Pág.
reserve = Reserva
counters = Reserva y turnos
entangled = Inmovilizado: no puede moverse en el turno de los corsarios.
doomed = Será capturado al final del turno del convoy si nada cambia.
danger = Los corsarios pueden llevarse el carguero en un turno.
resign-match = ¿Abandonas todo el duelo, y no solo esta partida?
lost-corsairs = Corsarios capturados: { $lost } de { $ships }; con { $captures } gana el convoy
lost-escorts = Escoltas perdidos: { $lost } de { $ships }
turn = Turno { $turn }
turn-of-limit = Turno { $turn } de { $limit }
second-time = Esta posición por 2.ª vez; a la 3.ª gana el convoy
game-of-match = Partida { $game } de 2
status-in-match = { $game }. { $turn }
passed = Pasa.
won-first = Primera partida: ganada en { turn-count }.

picture = Un tablero: { $ships }.
picture-empty = Un tablero vacío.
picture-ships =
    { $piece ->
        [corsair] { $ships ->
            [1] corsario
           *[other] corsarios
        }
        [escort] { $ships ->
            [1] escolta
           *[other] escoltas
        }
       *[freighter] carguero
    } en { $posts }

## El editor de posiciones

editor-turn = A quién le toca
editor-captured = Corsarios capturados
editor-turns-left = Turnos que quedan
editor-six-corsairs = Solo hay seis corsarios en total: en el tablero, en la reserva o capturados.
editor-six-escorts = Solo hay seis escoltas.
editor-freighter = El carguero tiene que estar en el tablero.

## La lección

lesson-enter = Entrar en el tablero
    .task =
        Llevas los corsarios. Esperan fuera del tablero y entran por las seis esquinas, las casillas con una rosa de los
        vientos. Tu turno son uno o dos movimientos: toca dos esquinas y termina tu turno.
    .done = Ya hay dos corsarios en el tablero. Ahora le tocaría al convoy, y luego otra vez a ti.
    .failed = También es un turno. Pero aquí, haz entrar dos corsarios, uno después de otro, y termina tu turno.
lesson-pull = Remolcar un escolta
    .task =
        Un corsario avanza a una casilla libre que tiene al lado, y puede remolcar un barco que estaba junto a él. El de g4 no
        puede: está junto a dos barcos, y por eso inmovilizado. Tócalo y verás. Avanza después con el corsario de g3, y remolca
        el escolta de f4.
    .done = El escolta está donde estaba tu corsario, y hay un hueco en el anillo que rodea el carguero.
    .failed = Se puede hacer, pero aquí el escolta de f4 tiene que acabar en g3: elige g3, luego una casilla libre y luego f4.
lesson-leave = Llevarse un escolta
    .task =
        Desde una esquina, un corsario puede salir del tablero y llevarse un barco que tiene al lado. Un escolta así se pierde
        para siempre. Elige el corsario de e1, luego la reserva y luego el escolta de e2.
    .done = El convoy tiene un escolta menos. Tu corsario está en la reserva y podrá volver en un turno posterior.
    .failed = Se puede hacer, pero el escolta sigue en juego. Sal por e1 y llévate el escolta de e2.
lesson-freighter = El carguero
    .task =
        Así se gana: sal del tablero con el carguero. Hacen falta dos movimientos. Avanza de e2 a la esquina e1 y remolca el
        carguero; luego sal, y remólcalo otra vez.
    .done =
        Has ganado. Dos movimientos, dos remolques: búscalo siempre que un corsario libre esté junto al carguero y junto a una
        esquina.
    .failed = Así el carguero se te escapa. Avanza a la esquina y remólcalo; luego sal y remólcalo otra vez.
lesson-two = Con dos corsarios
    .task =
        Ahora uno de tus corsarios está en la esquina. No está junto al carguero, y estorba al que sí lo está. Aun así puedes
        ganar en este turno: ¿cómo?
    .done = Eso es: uno remolca el carguero junto a la esquina, y el otro se lo lleva.
    .failed =
        Todavía no. Avanza con el corsario de e2 a cualquier casilla libre y remolca el carguero a e2. Luego sal con el de e1 y
        llévate el carguero.
lesson-entangle = El otro bando
    .task =
        Ahora llevas el convoy. Un escolta navega en línea recta, tan lejos como quieras. Un corsario que está junto a dos de tus
        barcos al acabar tu turno queda inmovilizado: no puede moverse en su turno. Lleva un segundo barco junto al corsario
        de g3.
    .done = Atrapado: se queda donde está durante un turno. El carguero también cuenta como barco.
    .failed =
        Se puede hacer, pero no inmoviliza ningún corsario. Lleva un segundo barco junto al de g3: el escolta de e4 puede navegar
        a f3.
lesson-line = Navegar en línea
    .task =
        Un corsario junto a tres escoltas al acabar tu turno queda capturado. Los escoltas en línea recta pueden navegar juntos,
        a lo largo de su línea. Toca c6 y c7, los dos extremos de una línea, luego el destino, y captura el corsario de b4.
    .done = Capturado, y fuera de la partida. Una línea trae dos barcos de golpe: así se sorprende a un corsario.
    .failed = Así no capturas nada. Lleva c6 y c7 juntos a c4 y c5: con b5 ya son tres.
lesson-danger = Carguero en peligro
    .task =
        La marca del carguero es un aviso: los corsarios pueden llevárselo en su próximo turno. El corsario de e2 ya está junto al
        carguero. Con un barco más a su lado, no podrá moverse.
    .done = Está inmovilizado, y el carguero está a salvo por un turno.
    .failed =
        Los corsarios se llevarían el carguero en su próximo turno. Lleva un escolta junto a e2: el de d5 puede navegar a d2.
lesson-last = El quinto corsario
    .task =
        Ya hay cuatro corsarios capturados: con el quinto, ganas. También ganas si el carguero sigue ahí cuando acabe el turno 100, o si la
        misma posición se repite por tercera vez. Captura al corsario de c3.
    .done = Has ganado: era el quinto. Ahora conoces los dos bandos.
    .failed = Sigue ahí. Lleva un tercer barco junto a él: desde e4, un escolta puede navegar a d3.

## Los retos

puzzle-catch = Atrapar el carguero
    .task =
        Llevas los corsarios. Encuentra el turno correcto y en el siguiente te llevarás el carguero, haga lo que haga el convoy.
    .done = Primero remolcaste, y nada de lo que podía hacer el convoy en un turno bastaba para conservar el carguero.
    .failed = Quizá sea bueno, pero el convoy todavía puede conservar el carguero.
puzzle-fifth = La última captura
    .task =
        Llevas el convoy. Encuentra el turno correcto y en el siguiente capturarás el corsario que te da la partida, hagan lo que
        hagan los corsarios.
    .done = En un solo turno, los corsarios no podían ponerse todos a salvo.
    .failed = Los corsarios todavía pueden escapar.
puzzle-save = Salvar el carguero
    .task =
        Llevas el convoy. Los corsarios están a punto de llevarse el carguero en su próximo turno, y solo un turno tuyo lo evita.
    .done = Después de eso, ningún corsario podía llevarse el carguero. Con cualquier otro turno, alguno podía.
    .failed = Ahora los corsarios se llevan el carguero en su próximo turno.
puzzle-quiet = Un turno tranquilo
    .task =
        Llevas los corsarios. Encuentra el turno que no remolca nada, pero te deja llevarte el carguero en el siguiente,
        haga lo que haga el convoy.
    .done = Tus corsarios estaban tan bien puestos que ningún turno del convoy podía quitarles el carguero.
    .failed = Quizá sea bueno, pero el convoy todavía puede conservar el carguero.
puzzle-net = Dos en la red
    .task = Llevas el convoy. Captura dos corsarios en un solo turno.
    .done = Un turno, y cada uno de ellos estaba junto a tres escoltas.
    .failed = Así no capturas dos corsarios.
