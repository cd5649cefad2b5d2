### Combate de caballos

## Nombres

side =
    { $side ->
        [x] X
       *[o] O
    }
other-side =
    { $side ->
        [x] O
       *[o] X
    }
# El color de una casilla: «de color rojo».
colour =
    { $colour ->
        [red] rojo
        [blue] azul
       *[yellow] amarillo
    }
# La letra de un color en el tablero: azul y amarillo empiezan igual, así que llevan otra.
colour-letter =
    { $colour ->
        [red] r
        [blue] z
       *[yellow] m
    }
chips =
    { $chips ->
        [1] 1 ficha
       *[other] { $chips } fichas
    }
moves =
    { $moves ->
        [1] 1 jugada
       *[other] { $moves } jugadas
    }

## La página de inicio y la preparación

name = Combate de caballos
tagline =
    Cada jugador empieza con un caballo en el centro del tablero. Cada jugada añade un caballo; cuatro en línea ganan el asalto.
    Siete anomalías cambian las reglas, una a una o todas a la vez.
facts = 2 jugadores · 10 a 20 minutos · todo a la vista, o casi nada
credit = De pseudonam, para The Genius: Variations on a Theme.

group-anomalies = Anomalías
off = No
on = Sí
option-airdrop = Bombardeo
    .why = Con un caballo nuevo puedes soltar estiércol en una casilla vacía. Ya nadie puede ponerse allí.
    .off = { off }
    .two = Dos cada uno
    .one = Uno cada uno
    .three = Tres cada uno
option-bidding = Subasta
    .why = No hay turnos: los dos jugadores pujan fichas en secreto. Quien puja más paga al otro y juega.
    .off = { off }
    .free = Sí, la primera jugada de X es gratis
    .auction = Sí, con pujas desde el principio
option-coloration = Colores
    .why = Cada casilla es roja, azul o amarilla. No puedes ponerte en el color de la última jugada de tu rival.
    .off = { off }
    .on = { on }
option-trap = Trampa para caballos
    .why = Antes de cada jugada, el rival pone en secreto una trampa en una casilla. Un caballo que llega allí se pierde.
    .off = { off }
    .shown = Sí, las trampas se muestran después
    .hidden = Sí, las trampas vacías quedan en secreto
option-sickness = Enfermedad
    .why = Un caballo del que nace otro se debilita. Si de él nace uno más, desaparece.
    .off = { off }
    .on = { on }
option-snapshot = Instantánea
    .why = Solo ves tus caballos y la última jugada de tu rival. Lo demás tienes que recordarlo.
    .off = { off }
    .on = { on }
    .assisted = Sí, con recordatorios
option-tic-tac-toe = Tres en línea
    .why = Cuatro en línea no ganan. Cada tres en línea son un punto, y con seis puntos ganas el asalto.
    .off = { off }
    .on = { on }

group-match = El duelo
option-row = Para ganar un asalto
    .why = Con cuatro en línea, X siempre puede ganar, si sabe cómo. Con cinco es más difícil.
    .four = Cuatro en línea
    .five = Cinco en línea
option-favoured = Jugador favorecido
    .why = Elige bando primero, y gana el duelo si todo lo demás queda igualado.
    .random = Al azar
    .first = Asiento 1
    .second = Asiento 2
option-sides = X y O en los asaltos siguientes
    .why = X juega primero.
    .choice = Los jugadores eligen por turnos
    .swap = Se cambia de bando
option-tie = Un asalto cada uno
    .why = Lo que decide entonces el duelo. Un tercer asalto ayuda al jugador favorecido: a igual nivel, gana unas cuatro veces de cada cinco.
    .moves = Menos jugadas en el asalto ganado
    .third = Un tercer asalto
option-clock = Relojes
    .why = Tienes un minuto para cada jugada, y tres más para un asalto. Después juega tu rival por ti, o el azar.
    .off = { off }
    .on = { on }

preset-standard = Sencillo
    .why = Sin anomalías: cuatro en línea.
preset-five = Cinco en línea
    .why = Para quien sabe cómo gana X con cuatro.
preset-all = De todo
    .why = Las siete anomalías a la vez.
daily-airdrop = Hoy: Bombardeo
    .why = { anomaly-why }
daily-bidding = Hoy: Subasta
    .why = { anomaly-why }
daily-coloration = Hoy: Colores
    .why = { anomaly-why }
daily-trap = Hoy: Trampa para caballos
    .why = { anomaly-why }
daily-sickness = Hoy: Enfermedad
    .why = { anomaly-why }
daily-snapshot = Hoy: Instantánea
    .why = { anomaly-why }
daily-tic-tac-toe = Hoy: Tres en línea
    .why = { anomaly-why }
anomaly-why = Una anomalía al día, la misma para todo el mundo.

level =
    { $level ->
        [0] Juega al azar y ve una amenaza de cada diez. Recuerda tus últimas cuatro jugadas.
        [1] Ve una amenaza de cada cinco, y comete errores graves. Recuerda tus últimas ocho jugadas.
        [2] Ve tres amenazas de cada cuatro, y pocas veces comete errores graves. Recuerda tus últimas doce jugadas.
        [3] No olvida nada, y busca una victoria forzada antes de cada jugada.
       *[other] No olvida nada y encuentra victorias forzadas con mucha antelación. Con X, siempre gana una partida sencilla.
    }

## Lo que puede sorprenderte cuando se juntan dos anomalías

note-airdrop-bidding = El estiércol forma parte de la jugada sellada: solo cae el de quien gana la subasta.
note-airdrop-trap = El estiércol se suelta aunque el caballo que lo trae caiga en una trampa.
note-airdrop-sickness = Puedes soltar estiércol en la casilla que acaba de dejar un caballo débil.
note-airdrop-snapshot = Si en la casilla elegida hay estiércol oculto, tu jugada es imposible y pasas.
note-bidding-coloration = Cuenta el color de la última jugada de tu rival, aunque tú hayas jugado después.
note-bidding-trap = Cada jugador pone una trampa con su puja. Solo funciona la de quien no juega.
note-bidding-snapshot = Si la jugada de quien gana la subasta es imposible, la puja se paga igual, y juega el otro.
note-bidding-tic-tac-toe = Si no puedes jugar, nadie puja: tu rival juega sin más.
note-coloration-trap = Aunque un caballo caiga en una trampa, el color de esa casilla cuenta como el último.
note-coloration-tic-tac-toe = Si no te queda ninguna casilla de un color permitido, pasas, y no pierdes.
note-trap-sickness = Si un caballo nuevo cae en una trampa, el caballo del que nació no se debilita más, y si era débil, se queda.
note-sickness-snapshot = No ves qué caballos de tu rival se debilitan o desaparecen.
note-sickness-tic-tac-toe = Los puntos se cuentan de nuevo después de cada turno: pueden bajar.

## Por qué no se permite una acción

illegal-over = El duelo ha terminado.
illegal-not-your-turn = Le toca al otro jugador.
illegal-time-is-up = Se acabó el tiempo.
illegal-side = Todavía no: elige primero un bando, X u O.
illegal-bid = Todavía no: primero tienes que pujar.
illegal-trap = Todavía no: primero tienes que poner una trampa, o ninguna.
illegal-spawn = Todavía no: elige primero dónde poner tu caballo.
illegal-too-few-chips = Tienes { chips }.
illegal-taken = Hay un caballo en { $space }.
illegal-manured = Hay estiércol en { $space }.
illegal-out-of-reach = Ninguno de tus caballos está a un salto de { $space }.
illegal-hemmed-in = El caballo de { $space } no tiene ninguna casilla libre a un salto.
illegal-same-colour = { $space } es de color { colour }, como la casilla de la última jugada de tu rival.
illegal-parent-missing = Nombra el caballo del que nace el de { $space }.
illegal-parent-named = Sin Enfermedad no se nombra el caballo del que nace el nuevo.
illegal-not-your-knight = No tienes ningún caballo en { $space }.
illegal-parent-too-far = { $space } no está a un salto de { $parent }.
illegal-no-airdrop = En este duelo no hay estiércol.
illegal-no-manure-left = No te queda estiércol.
illegal-drop-on-landing = Tu caballo nuevo está en { $space }: ahí no puede ir estiércol.
illegal-drop-for-other = Cuando juegas por tu rival, no puedes soltar estiércol.
illegal-drop-taken = El estiércol necesita una casilla vacía, y { $space } no lo está.

## Lo que decidió el duelo

reason-both-bouts = Victoria en los dos asaltos.
reason-one-bout = Victoria en un asalto; el otro quedó en empate.
reason-fewer-moves = Un asalto cada uno, y decide el que tuvo menos jugadas: { $fewer } contra { $more }.
reason-same-moves = Un asalto cada uno, los dos en { moves }. El empate es para el jugador favorecido, marcado junto a su nombre desde el principio.
reason-no-bout = Los dos asaltos quedaron en empate. El empate es para el jugador favorecido, marcado junto a su nombre desde el principio.
reason-third-bout = Un asalto cada uno, y el tercero decidió el duelo.
verdict-fewer =
    Un asalto cada uno; el tuyo duró { moves }, el otro { $theirs }: { $won ->
        [yes] ganas el duelo
       *[no] pierdes el duelo
    }.
verdict-same =
    Un asalto cada uno, los dos en { moves }. { $won ->
        [yes] El empate es tuyo: eres el jugador favorecido desde el principio.
       *[no] El empate es de tu rival: es el jugador favorecido desde el principio.
    }
settled = El primer asalto duró { moves }, y este había que ganarlo en la jugada { $by } o antes.

## Una casilla tal como la lee un lector de pantalla: su nombre y después esto, separado por comas

space-knight =
    { $weak ->
        [yes] caballo { side } débil
       *[no] caballo { side }
    }
space-manure = estiércol
space-row = en la línea ganadora
space-latest = última jugada de { side }
space-remembered = tu rival se ha puesto aquí
space-own-trap = tu trampa
space-revealed-trap = aquí había una trampa
space-sprung-trap = aquí una trampa atrapó un caballo de { side }
space-ghost = aquí va tu caballo nuevo
space-drop = aquí cae estiércol
space-chosen = tu elección
space-threat = { side } ganaría aquí
space-reach = al alcance
space-parent = de él puede nacer el nuevo
row-empty = Fila { $row }: vacía.
row = Fila { $row }: { $spaces }.
row-next = { $before }; { $after }

## Qué hay que hacer

prompt-side = Elige tu bando para el asalto { $bout }: X juega primero.
prompt-ready-side = Todo listo: juegas con { side }.
prompt-bid = Tienes { chips }: elige cuántas pujas por la jugada.
prompt-ready-bid = Todo listo: pujas { chips }.
prompt-trap = Elige una casilla para la trampa, o ninguna trampa.
prompt-ready-trap = Todo listo: una trampa en { $space }.
prompt-ready-no-trap = Todo listo: sin trampa.
prompt-landing = Elige dónde poner tu caballo nuevo.
prompt-for-other = A tu rival se le acabó el tiempo: elige dónde poner su caballo nuevo.
prompt-landing-from = Elige dónde poner el caballo nuevo, a un salto de { $parent }.
prompt-parent = Elige de qué caballo nace el de { $space }.
prompt-drop = Elige una casilla vacía para el estiércol.
prompt-ready =
    Todo listo: un caballo en { $space }{ $parent ->
        [none] {""}
       *[space] {" "}desde { $parent }
    }{ $drop ->
        [none] .
       *[space] , con estiércol en { $drop }.
    }{ $may-drop ->
        [yes] {" "}Puedes soltar estiércol con él.
       *[no] {""}
    }

confirm-side = Elegir
confirm-bid = Pujar
confirm-trap = Confirmar
confirm-spawn = Poner

## Lo que ha pasado: frases que van una tras otra

event-chosen =
    { $you ->
        [x] Asalto { $bout }: llevas X y juegas primero.
        [o] Asalto { $bout }: llevas O; X juega primero.
       *[none] Asalto { $bout }: el asiento { $seat } lleva X y juega primero.
    }
target =
    { $you ->
        [yes] Gana este asalto en la jugada { $moves } o antes, o pierdes el duelo.
        [no] Tu rival tiene que ganar este asalto en la jugada { $moves } o antes, o el duelo es tuyo.
       *[none] Quien perdió el primer asalto tiene que ganar este en la jugada { $moves } o antes.
    }
target-why =
    El primer asalto duró { moves }, y { $tie ->
        [yes] si hay empate ganas tú
        [no] si hay empate gana tu rival
       *[none] si hay empate gana el jugador favorecido
    }.
tie-rule =
    Un asalto cada uno: gana el duelo el más corto. { $favoured ->
        [drawn-yours] Si duran lo mismo, ganas tú: el sorteo te dio el favor.
        [yours] Si duran lo mismo, ganas tú: eres el jugador favorecido.
        [drawn-theirs] Si duran lo mismo, gana tu rival: el sorteo le dio el favor.
        [theirs] Si duran lo mismo, gana tu rival: es el jugador favorecido.
       *[none] Si duran lo mismo, gana el jugador favorecido.
    }
tie-third = Un asalto cada uno: decide un tercero.
event-sealed-bid = Tu puja de { chips } queda sellada.
event-sealed-no-trap = No pones trampa.
event-sealed-trap = Tu trampa en { $space } queda sellada.
event-sealed-spawn = Tu jugada en { $space } queda sellada.
event-time-is-up = Se acabó el tiempo.
not-yet-known = Oculto hasta que acabe el asalto.
log-bid = { side } puja { chips }.
log-no-trap = { side } no pone trampa.
log-trap = { side } pone una trampa en { $space }.
log-spawn = { side } quiere poner un caballo en { $space }.
event-late-trap = Se acabó el tiempo para { side }: sin trampa.
event-late-bid = Se acabó el tiempo para { side }: la puja es 0.
event-late-random = Se acabó el tiempo para { side }: juega el azar.
event-late-opponent = Se acabó el tiempo para { side }: juega { other-side } en su lugar.
event-bids = X puja { $x }, O puja { $o }.
event-bid-won = { side } gana la subasta y paga.
event-lands = { side } pone un caballo en { $space }.
event-trapped = { side } cae en la trampa de { $space } y pierde el caballo.
event-impossible = La jugada de { side } en { $space } es imposible: allí hay algo oculto. { side } pasa.
event-passes = { side } pasa.
event-manure = Cae estiércol en { $space }.
event-trap = Había una trampa en { $space }.
event-vanishes = El caballo de { $space } desaparece.
event-weakens = El caballo de { $space } ahora está débil.
event-points = Puntos: X { $x }, O { $o }.
event-no-move = { side } no puede jugar y pasa.

## Cómo terminó un asalto

# $winner puede ser «Tú»: ningún verbo tiene que concordar con él.
result-won =
    Asalto { $bout }, { moves }. Victoria: { $winner } ({ $ending ->
        [row] caballos en línea
        [stuck] el otro no podía jugar
        [last] nadie podía jugar, y suya fue la última jugada
        [points] llegó a seis puntos
       *[tally] más puntos al final
    }).
headline-won = Asalto { $bout } ganado: { $winner }
headline-drawn = Asalto { $bout }: empate
headline-row = Caballos en línea
next-bout = Siguiente asalto
result-equal = Asalto { $bout }, { moves }: empate a puntos.
result-limit = Asalto { $bout }: empate, se jugaron { $most } jugadas.

## Lo que puedes hacer, y lo que no

aim-row =
    Tu objetivo: poner { $knights ->
        [4] cuatro
        [5] cinco
       *[other] { $knights }
    } de tus caballos en línea, de arriba abajo o de lado a lado.
aim-points = Tu objetivo: seis puntos. Cada tres de tus caballos en línea son uno.
possible-choose = Puedes elegir X u O para el asalto { $bout }. X juega primero.
possible-bid = Puedes pujar hasta { chips } por la jugada.
possible-trap = Puedes poner una trampa en cualquier casilla, o en ninguna.
possible-land =
    { $whose ->
        [opponent] El caballo nuevo de tu rival
       *[yours] Tu caballo nuevo
    } puede ir a { $spaces ->
        [1] una casilla
       *[other] { $spaces } casillas
    }{ $names ->
        [none] .
       *[names] : { $names }.
    }
possible-drop =
    Puedes soltar estiércol con él: { $left ->
        [one] te queda { $left } montón.
       *[other] te quedan { $left } montones.
    }
possible-barred =
    { $spaces ->
        [1] Una casilla al alcance es de color { colour }, como la última de tu rival: ahí no puedes ir.
       *[other] { $spaces } casillas al alcance son de color { colour }, como la última de tu rival: ahí no puedes ir.
    }
possible-no-manure = No te queda estiércol.
possible-no-trap = Caíste en una trampa: no puedes poner una para la próxima jugada.

coach-goals =
    { $goals ->
        [0] Desde aquí no se puede poner ningún caballo.
        [1] Desde aquí, tu próximo caballo puede ir a una casilla.
       *[other] Desde aquí, tu próximo caballo puede ir a { $goals } casillas.
    }
coach-wins = En { $names } ganarías.
coach-weak = Este caballo está débil: desaparece cuando de él nace otro.
coach-threats = Tu rival ganaría en { $names }.
coach-no-threat = Tu rival no puede ganar con la próxima jugada.

## Dónde buscar una jugada

# Lo que sigue a «Te propongo».
proposal-side = jugar con { side }
proposal-bid = pujar { $chips }
proposal-no-trap = no poner trampa
proposal-trap = poner una trampa en { $space }
proposal-spawn = poner un caballo en { $space }
proposal-drop = poner un caballo en { $space } y soltar estiércol en { $drop }

# Lo que sigue a la propuesta, como razón.
purpose-first = X empieza: tus filas llegan un caballo antes.
purpose-wins = Gana el asalto.
purpose-blocks = Tu rival ganaría allí.
purpose-forks = En la próxima jugada ganarías en { $names }, y tu rival solo puede bloquear una.
purpose-threatens = Después ganarías en { $names }.
purpose-points =
    { $points ->
        [1] Da un punto más.
       *[other] Da { $points } puntos más.
    }
purpose-adds = { $knights } de las { $spaces } casillas de { $first } a { $last } son entonces tuyas, y no hay ningún caballo rival entre ellas.
purpose-closes =
    { $knights ->
        [1] Cierra { $first }–{ $last }, donde tu rival ya tiene un caballo.
       *[other] Cierra { $first }–{ $last }, donde tu rival ya tiene { $knights } caballos.
    }
purpose-opens =
    { $spaces ->
        [1] Tu próximo caballo puede caer entonces en una casilla más que ahora.
       *[other] Tu próximo caballo puede caer entonces en { $spaces } casillas más que ahora.
    }
coach-overbid = La puja fue de { $bid }: habría bastado una de { $enough }.

## En la mesa

status-bout = Asalto { $bout }
status-moves = Asalto { $bout } · { moves }
board = El tablero
board-summary = Un tablero: { $sides }.
board-side = { side } en { $spaces }
keys = En el tablero, las flechas van de casilla en casilla; Inicio y Fin, a los extremos de una fila.
counters = Asalto y última ronda
your-side = Tu bando
your-bid = Tu puja
no-trap = Sin trampa
manure-left =
    { $left ->
        [one] Soltar estiércol (queda { $left })
       *[other] Soltar estiércol (quedan { $left })
    }
threats = Mostrar amenazas
bid-less = Pujar menos
bid-more = Pujar más
sealed = Sellado: { $parts }.
sealed-trap = una trampa en { $space }
sealed-no-trap = sin trampa
sealed-spawn = un caballo en { $space }
stock-points = { $points } de { $most } puntos
stock-manure = Estiércol: { $left }
mark-bouts =
    { $bouts ->
        [1] 1 asalto ganado
       *[other] { $bouts } asaltos ganados
    }
mark-favoured = gana el duelo empatado
mark-wins-tie = gana las pujas iguales
mark-banned = no puede poner trampa
legend-win = Aquí ganarías.
legend-danger = Aquí ganaría tu rival.
legend-weak = Débil: desaparece cuando de él nace otro.
legend-manure = Estiércol: nadie puede ponerse ahí.
legend-barred = No permitido: el color de la última jugada de tu rival.
legend-remembered = Tu rival se ha puesto aquí.
legend-own-trap = Tu trampa.
legend-revealed-trap = Una trampa que no atrapó nada.
legend-sprung-trap = Una trampa que atrapó un caballo.
hidden = oculto hasta que acabe el asalto
snapshot = Solo ves tus caballos y la última jugada de tu rival.
resign = ¿Abandonas todo el duelo, y no solo este asalto?

## El editor de posiciones

editor-turn = A quién le toca
editor-chips = Fichas de X (de 40 en total)
editor-manure = estiércol de { side }
editor-colour =
    casilla { $colour ->
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }
editor-knights = Cada bando necesita al menos un caballo.
editor-too-much-manure = Ningún bando tiene tanto estiércol.
editor-snapshot = Con Instantánea no se puede preparar una posición: lo que recuerda cada jugador también forma parte de ella.

## La lección

lesson-first = Tu primer caballo
    .task =
        Puedes elegir un bando. Toma X: juega primero. Luego toca una casilla a un salto de tu caballo: dos casillas en línea recta y
        una de lado. Tócala otra vez, o pulsa el botón, y allí habrá un caballo nuevo. El anterior se queda donde está.
    .done = Eso es una jugada: un caballo más. Toca en cualquier momento uno de tus caballos para ver hasta dónde llega.
    .failed = O también es una buena elección, pero entonces empieza el otro bando. Aquí, elige X y juega.
lesson-row = Cuatro en línea
    .task =
        Cuatro de tus caballos en línea, de lado a lado o de arriba abajo, ganan el asalto. Tienes tres en una misma línea, con un
        hueco al que llega uno de tus caballos. Una estrella muestra dónde ganarías.
    .done = Cuatro en línea. El caballo de d4 llegaba hasta allí.
    .failed = El hueco está en e6. El caballo de d4 llega: dos casillas en línea recta, una de lado.
lesson-diagonal = Las diagonales no cuentan
    .task = En g7 tendrías cuatro en diagonal, pero eso no vale nada. Busca la línea que cuenta.
    .done = De h6 a h9: ahí tienes cuatro en línea.
    .failed = Esos no son cuatro en una línea que cuente. Mira h6, h7 y h9.
lesson-block = Bloquear
    .task =
        Tu rival tiene tres en línea y juega después de ti. Un extremo ya está ocupado. Ponte en el otro.
    .done = Bloqueado. Tenías un caballo lo bastante cerca: no pierdas de vista adónde puedes llegar.
    .failed = Ahora tu rival se pone en g8 y gana. Tu caballo de f6 llega hasta allí.
lesson-look-twice = Mirar dos veces
    .task = Tu rival vuelve a amenazar con cuatro en línea. ¿Cuál es tu mejor jugada?
    .done = Has hecho cuatro en línea antes que tu rival. Antes de bloquear, busca siempre tu propia victoria.
    .failed = Tú también tienes tres en línea, en d5, e5 y f5. El cuarto gana al momento.
lesson-two-threats = Dos a la vez
    .task =
        Tu rival puede bloquear una amenaza, pero no dos. Encuentra la jugada que te da tres en línea con los dos extremos libres, y
        los dos a tu alcance.
    .done = Amenazas c5 y g5. Tu rival solo puede bloquear una de las dos casillas.
    .failed = Tu rival todavía puede pararlo. Rellena el hueco entre d5 y f5.
lesson-no-move = Sin salida
    .task =
        Si no puedes jugar cuando empieza tu turno, pierdes el asalto. El caballo de la esquina solo llega a dos casillas, y tú estás
        en una de ellas.
    .done = Tu rival no puede jugar, y el asalto es tuyo. Es raro, pero ocurre.
    .failed = El caballo de a1 todavía puede ir a c2. Ponte allí: desde b4, por ejemplo.
lesson-match = El duelo
    .task =
        Un duelo tiene dos asaltos. Si cada uno gana uno, cuenta el más corto. Tu rival ganó el primero en 23 jugadas. Gana este
        ahora, y serán 11.
    .done =
        Has ganado el duelo: 11 jugadas son menos que 23. Hay también siete anomalías, que cambian el juego; prueba una cuando lo
        conozcas bien.
    .failed = Puedes ganar ya, y cuantas menos jugadas, mejor: mira f3, f4 y f6.

## Los retos

puzzle-line = Ganar en tres jugadas
    .task = Encuentra las jugadas correctas y ganarás el asalto con la tercera, haga lo que haga el otro bando.
    .done = Hiciera lo que hiciera el otro bando, no podía parar todas tus líneas.
    .failed = Quizá sea bueno, pero no gana a tiempo.
puzzle-block = Una sola jugada
    .task =
        Aún no hay ninguna línea que parar, pero el otro bando gana con sus dos próximas jugadas. Encuentra la única jugada que lo
        evita.
    .done = Después de eso, el otro bando ya no ganaba en dos jugadas. Con cualquier otra jugada, sí.
    .failed = Eso no lo para: el otro bando gana con sus dos próximas jugadas.
puzzle-fork = Dos a la vez
    .task = Encuentra la jugada correcta y ganarás con la siguiente, haga lo que haga el otro bando.
    .done = Podías ganar de más formas de las que el otro bando podía parar con una jugada.
    .failed = Quizá sea bueno, pero el otro bando todavía puede pararte.
