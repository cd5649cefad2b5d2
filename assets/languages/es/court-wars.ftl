### Guerras de la corte

## Nombres

player =
    { $player ->
        [clubs] Tréboles
        [diamonds] Diamantes
        [hearts] Corazones
       *[spades] Picas
    }
# `.place` dice adónde va una carta: un comodín ocupa el lugar de una figura, un guardia se pone ante ella. `.agreement` es el
# final de un participio: una reina caída.
court =
    { $court ->
        [king] rey
        [queen] reina
       *[jack] jota
    }
    .the =
        { $court ->
            [king] el rey
           *[other] la { court }
        }
    .of =
        { $court ->
            [king] del rey
           *[other] de la { court }
        }
    .your = tu { court }
    .place =
        { $rank ->
            [joker] en el lugar { court.of }
           *[other] ante { court.the }
        }
    .agreement =
        { $court ->
            [king] o
           *[other] a
        }
guards =
    { $guards ->
        [0] ningún guardia
        [1] un guardia
       *[other] { $guards } guardias
    }
last-guards =
    { $guards ->
        [1] el último guardia
       *[other] los últimos { $guards } guardias
    }
# «de» y «a» delante de una carta con su artículo.
of-card =
    { $rank ->
        [jack] de la { card }
        [queen] de la { card }
       *[other] del { card }
    }
to-card =
    { $rank ->
        [jack] a la { card }
        [queen] a la { card }
       *[other] al { card }
    }

## La página de inicio y la preparación

name = Guerras de la corte
tagline =
    Tu rey, tu reina y tu jota están tras filas de guardias. Roba para reforzarlos, o gasta guardias para asaltar otra corte.
facts = 2 a 4 jugadores · 20 minutos · cartas, suerte y temple
credit = De Kroc Camen y Prenuntius (CC-BY).

group-suits = Palos y primer turno
option-seats = Jugadores
    .why = Un palo cada uno.
    .two = Dos
    .three = Tres
    .four = Cuatro
suit-why = Entre un palo y otro solo cambia el aspecto.
option-first-suit = Palo del asiento 1
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-second-suit = Palo del asiento 2
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-third-suit = Palo del asiento 3
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-fourth-suit = Palo del asiento 4
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
suit-random = Al azar
suit-clubs = Tréboles
suit-diamonds = Diamantes
suit-hearts = Corazones
suit-spades = Picas
option-starter = Primer turno
    .why = Este jugador también es el primero en robar en la preparación. En la revancha empieza quien perdió; con tres o cuatro, el jugador siguiente.
    .random = Al azar
    .first = Asiento 1
    .second = Asiento 2
    .third = Asiento 3
    .fourth = Asiento 4

group-guards = Guardias
option-stacking = Guardias iguales
    .why = Si caben guardias iguales, las filas se alargan y descartas menos.
    .lower = Solo menor ante mayor
    .equal = También igual ante igual
option-placing = Un guardia que cabe
    .why = A veces conviene descartarlo para que una fila siga fuerte.
    .may = Se puede descartar
    .must = Hay que colocarlo

group-attacks = Ataques
option-removal = Lo que quita un ataque
    .why = Un guardia bajo al final de una fila no deja sitio a otros.
    .chosen = Lo que tú elijas
    .all = Todo lo que se paga
option-targets = A quién se ataca
    .why = Con tres o cuatro jugadores.
    .anyone = A cualquiera
    .next = Solo al jugador siguiente

group-pile = Comodines y mazo
option-jokers = Comodines
    .why = Sin ellos, una figura caída no se levanta nunca.
    .two = Dos
    .none = Ninguno
option-joker = Un comodín que cabe
    .why = Puede sustituir a una figura caída.
    .may = Se puede descartar
    .must = Hay que colocarlo
option-beaten-joker = Un comodín derribado
    .why = ¿Vuelve con los descartes?
    .discarded = Se descarta
    .leaves = Sale de la partida
option-flip = Mazo vacío
    .why = Los descartes vuelven en el orden en que cayeron. Si se barajan, hay menos que recordar.
    .turned = Se voltean los descartes
    .shuffled = Se barajan los descartes
option-discards = Descartes
    .why = Si están a la vista, puedes mirarlos, y también el mazo que forman después. El historial muestra todas las cartas de todos modos.
    .top = Solo la carta de arriba
    .open = A la vista
option-limit = Si nadie vence
    .why = La partida termina tras un mazo entero sin ataques ni cartas colocadas, y tras este número de mazos.
    .six = 6 mazos por jugador
    .three = 3 mazos por jugador
    .turns = Solo tras 3000 turnos

preset-standard = Reglas originales
    .why = El juego tal como se publicó, para dos.
preset-four = Mesa redonda
    .why = Cuatro cortes, todos contra todos. Lo que cae no vuelve a levantarse.
preset-equal = Murallas altas
    .why = Caben guardias iguales: la variante de los autores.
preset-next = En cadena
    .why = Cuatro jugadores, y cada uno ataca al siguiente. Lo que cae no vuelve a levantarse.
preset-open = De memoria
    .why = Todos los descartes a la vista: para quien hace planes.

level =
    { $level ->
        [0] Solo piensa en este turno, olvida todas las cartas y a menudo toma por buena una mala jugada. Se le escapa una de cada dos.
        [1] Solo piensa en este turno, olvida todas las cartas y se le escapan tres jugadas de cada diez.
        [2] Solo piensa en este turno, conoce las dos cartas siguientes si se han visto, y se le escapa una jugada de cada diez.
        [3] Recuerda todas las cartas vistas y planifica unos turnos por adelantado.
       *[other] Recuerda todas las cartas vistas y es quien más lejos planifica: hasta ocho turnos.
    }

## Por qué no se permite una acción

illegal-over = La partida ha terminado.
illegal-not-your-turn = Le toca a otro jugador.
illegal-set-up = Antes del primer turno, cada jugador roba tres guardias: roba.
illegal-turn = Roba una carta, o ataca.
illegal-ace = Has robado un as: ataca, o roba otra carta.
illegal-after-ace = Después del ataque de un as, robas una carta.
illegal-place = Has robado { card.a }: di primero adónde va.
illegal-no-court = { CAPITAL(court.your) } ha caído: solo un comodín puede ocupar su lugar.
illegal-does-not-fit = { CAPITAL($guard) } no cabe ante { $last }: es demasiado alto.
illegal-stands = { CAPITAL(court.your) } sigue en pie: un comodín ocupa el lugar de una figura caída.
illegal-must-place = La carta cabe en algún sitio, así que hay que colocarla.
illegal-nobody-plays = Nadie juega con { suit }.
illegal-own-court = No puedes atacar a { court.your }.
illegal-only-next = Solo puedes atacar al siguiente jugador que siga en juego.
illegal-fallen = { CAPITAL(card.the) } ya ha caído.
illegal-spent =
    { $guards ->
        [0] { CAPITAL(court.your) } no tiene guardias que gastar.
       *[other] { CAPITAL(court.your) } tiene { guards }: gasta uno o más, empezando por el último.
    }
illegal-taken =
    { $guards ->
        [0] { CAPITAL(card.the) } no tiene guardias: un ataque derriba la figura misma.
       *[other] { CAPITAL(card.the) } tiene { guards }: quita primero los últimos.
    }
illegal-too-weak = Gastas { $spent }, pero hacen falta { $price }.
illegal-take-more = Lo que gastas da para más: tienes que quitar todo lo que puedas pagar.

## Lo que decidió la partida

reason-conquest = Han caído todas las demás cortes.
reason-no-progress = Un mazo entero sin ataques ni cartas colocadas: se cuentan las figuras.
reason-flips = Se ha acabado el último mazo: se cuentan las figuras.
reason-turns = Se han jugado tres mil turnos: se cuentan las figuras.

## Una fila tal como la lee un lector de pantalla: esto, separado por comas

stack-name = { CAPITAL(card) }
stack-fallen = caíd{ court.agreement }
stack-joker = caíd{ court.agreement }, un comodín en su lugar
stack-guards =
    { $guards ->
        [0] sin guardias
        [1] guardia { $values }
       *[other] guardias { $values }
    }
stack-strength = ataque { $attack }, defensa { $defence }
stack-spent = gastas { $values }
stack-removed = quitas { $values }
stack-falls =
    { $base ->
        [joker] cae el comodín
       *[court] cae la figura
    }
stack-ghost = { card.a } va aquí
stack-open = puedes derribar esta figura
stack-at-risk = podría caer en un solo ataque
stack-next = { $before }; { $after }
player-stacks = { player }: { $stacks }.
player-out = { player }: fuera de juego.

## Qué hay que hacer

prompt-set-up = Antes del primer turno: roba el guardia { $guard } de { $of }.
prompt-turn = Roba una carta, o ataca: elige tus guardias y lo que golpean.
prompt-only-draw = Roba una carta. Ninguna de tus filas puede atacar todavía.
prompt-ace =
    { $aces ->
        [1] Un as: ataca y luego roba, o roba sin más.
       *[other] Otro as: ataca y luego roba, o roba sin más.
    }
prompt-after-ace = Tu as ha atacado. Ahora roba una carta.
prompt-place =
    { $rank ->
        [joker] Un comodín: colócalo en el lugar de una figura caída
       *[other] { CAPITAL(card.the) }: coloca esta carta en una fila
    }{ $must ->
        [yes] .
       *[no] , o { $rank ->
            [joker] descártalo
           *[other] descártala
        }.
    }
prompt-placing = Coloca { card.the } { court.place }.
prompt-discarding = Descarta { card.the }.
prompt-target = Gastas { $spent }: elige lo que golpeas.
prompt-spend = { $what }: elige guardias que valgan { $price } o más.
prompt-too-weak = Hacen falta { $price }, pero gastas { $spent }: te faltan { $missing }.
prompt-attack =
    { $taken ->
        [all] Derriba { card.the }
       *[guards] Quita { last-guards } { of-card }
    }{ $surplus ->
        [0] .
       *[other] . Gastas { $surplus } de más.
    }

confirm-draw = Robar
confirm-place = Colocar
confirm-discard = Descartar
confirm-attack = Atacar

## Lo que ha pasado

# $you, yes o no, dice si el nombre es «Tú»: al principio de una frase no se dice.
who-drew =
    { $you ->
        [yes] Robaste
       *[no] { $name } robó
    }
who-placed =
    { $you ->
        [yes] Colocaste
       *[no] { $name } colocó
    }
who-discarded =
    { $you ->
        [yes] Descartaste
       *[no] { $name } descartó
    }
placed-verb =
    { $you ->
        [yes] colocaste
       *[no] colocó
    }
discarded-verb =
    { $you ->
        [yes] descartaste
       *[no] descartó
    }
an-ace = un as
draw-next = { $before }, luego { $after }
drew =
    { who-drew } { $cards }{ $fate ->
        [placed] {" "}y { placed-verb } esa carta { court.place }.
        [discarded] {" "}y { discarded-verb } esa carta.
        [useless] {" "}y { discarded-verb } esa carta: no cabe en ningún sitio.
        [attacks] {" "}y { $you ->
            [yes] puedes
           *[no] puede
        } atacar.
       *[asked] .
    }
flip-turned = Se voltea la pila de descartes.
flip-shuffled = Se barajan los descartes y forman un mazo nuevo.
pile-runs-out = El mazo se acaba.
nothing-to-draw = No queda nada que robar.

struck-removed =
    { $guards ->
        [1] se quita { $cards }
       *[other] se quitan { $cards }
    }
struck-falls =
    { $base ->
        [joker] cae el comodín
       *[court] cae { card.the }
    }
struck =
    { $you ->
        [yes] Gastaste
       *[no] { $name } gastó
    } { $guards ->
        [1] el guardia { $values }
       *[other] los guardias { $values }
    } { court.of }{ $guards ->
        [1] {""}
       *[other] , { $sum } en total,
    } contra { card.the }: { $hit }.

placed = { who-placed } { card.the } { court.place }.
discarded = { who-discarded } { card.the }.
fell =
    { $you ->
        [yes] Quedas fuera de juego.
       *[no] { $name } queda fuera de juego.
    }

## Pistas, y lo que puedes hacer

# Lo que sigue a «Te propongo».
proposal-draw = robar una carta
proposal-place = colocar la carta en la fila de { court.your }
proposal-discard = descartar la carta
proposal-attack =
    atacar { to-card } y gastar { $guards ->
        [one] el último guardia
       *[other] los últimos { $guards } guardias
    } de { court.your }

# Lo que sigue a la propuesta, como razón.
purpose-fells = Derriba esa figura.
purpose-disarms = Esa fila podría derribar { court.your }.
purpose-saves = Así, { court.your } no puede caer en un solo ataque.
purpose-arms = Así, { court.your } podría derribar { $targets }.
purpose-leaves-room = { CAPITAL(card.the) } bloquearía una fila: delante ya no cabría casi nada.
purpose-not-worth = Podrías derribar { $target }, pero con guardias que valen { $spent } de los { $all } de todos los tuyos.
purpose-exposes = Podrías derribar { $target }, pero después { court.your } podría caer.
purpose-falls-short = Todavía no puede caer ninguna corte: tu mejor ataque es { $best } y la defensa más débil, { $least }.
purpose-no-reach = Todavía no tienes nada a tu alcance.
purpose-weakens = Esa fila ataca ahora con { $before }, y después con { $after }.
purpose-grows =
    Con ella, { court.your } ataca con { $attack } y se defiende con { $defence }. { $strongest ->
        [0] Todavía nadie puede atacarte.
       *[other] El ataque más fuerte contra ti es { $strongest }.
    }
coach-overspent = Ese ataque costó { $spent }: habrían bastado { $enough } { court.of }.

aim = Tu objetivo: derribar todas las demás cortes mientras una de tus figuras siga en pie.
possible-draw = Puedes robar una carta.
possible-draw-set-up = Robas un guardia, antes del primer turno.
possible-draw-after-ace = Robas otra carta, gracias a tu as.
possible-attack = Puedes atacar con la fila { $own }. A tu alcance: { $targets }.
possible-attack-own = { court.of } (valor { $worth })
possible-attack-target = { card.the }
possible-place = Puedes colocar { card.the } { $courts }.
possible-place-court = { court.place }
possible-discard = Puedes descartar { card.the }.
possible-no-attack =
    { $most ->
        [0] No tienes guardias con los que atacar.
       *[other] No puedes atacar: tu mejor fila vale { $most }, y necesitas al menos { $least }.
    }
possible-must-place = En esta partida tienes que colocar { card.the }.

coach-own = Esta fila ataca con { $attack } como mucho y se defiende con { $defence }.
coach-targets = En un ataque podría derribar { $targets }.
coach-danger = En un ataque podría caer ante { $stacks }.
coach-safe = Ahora no puede caer en un solo ataque.
coach-other = Necesitas { $defence } para derribar esta figura. Tu mejor fila vale { $best }.

## En la mesa

standing-set-up = Preparación
standing-turn = Turno { $turn }
end-flips = Mazo { $pile } de { $most }: tras el último se cuentan las figuras.
end-idle =
    Ni un ataque ni una carta colocada desde que se volteó el mazo: si sigue así hasta que se acabe, se cuentan las figuras.
end-turns = Turnos jugados: { $turns } de { $most }
spends = { CAPITAL(court) }: { guards }, valor { $worth }
removes =
    { $taken ->
        [guards] { CAPITAL(last-guards) } { of-card }, valor { $price }
        [bare] { CAPITAL(card.the) }, valor { $price }
       *[all] { CAPITAL(card.the) } con todos sus guardias, valor { $price }
    }

courts = Las cortes
keys =
    Flechas: izquierda y derecha para las filas de un jugador, arriba y abajo para los jugadores. Con Enter eliges una fila;
    el número de sus guardias se ajusta abajo.
draw-a-card = Robar una carta. {""}
pile =
    { $cards ->
        [0] Mazo: vacío
        [1] Mazo: una carta
       *[other] Mazo: { $cards } cartas
    }
discards-none = Descartes: ninguno
discards-top = Descartes: { $cards }, encima { card.the }
discards = Descartes: { $cards }
odds = La próxima carta: { $fits } % de que quepa, { $aces } % de que sea un as, { $others } % de que no sirva.
odds-fit =
    { $share ->
        [all] Todas caben
        [most] La mayoría cabe
        [half] Cabe más o menos la mitad
        [few] Pocas caben
       *[none] No cabe ninguna
    }
all-discards = Descartes, el último primero
coming = El mazo, la próxima carta primero
drawn = Robada
drawn-card = : { card }
spend = Gastas
remove = Quitas
less = Uno menos
more = Uno más
told = Lo que ha pasado
plan = Tu ataque
out = fuera
resign-all = ¿Abandonas? La partida termina para todos, y la pierdes tú.

## El editor de posiciones

editor-turn = A quién le toca
editor-court = la figura misma
editor-jokers = No hay tantos comodines.
editor-no-room = Aquí no cabe un comodín: ocupa el lugar de una figura caída.
editor-no-court = Esta figura ha caído: coloca antes un comodín o la figura misma.

## La lección

lesson-draw = Robar y colocar
    .task =
        Tu corte es un rey, una reina y una jota: las figuras. Los guardias, las cartas del 2 al 10, se ponen ante ellas, cada
        uno más bajo que el anterior. En tu turno, roba o ataca. Toca el mazo para robar, y coloca la carta donde quepa.
    .done = El 7 solo cabe ante el 9. Ahora tu rey ataca con 16 y se defiende con 26.
    .failed = Puedes descartar una carta, pero un guardia siempre viene bien. Colócalo ante el rey.
lesson-wall = Un guardia bajo es un muro
    .task =
        Roba otra vez. Ahora la carta cabe en todas tus filas. Pero ante un guardia bajo solo caben cartas más bajas: deja tu
        reina y tu jota, aún solas, para cartas más altas.
    .done = Bien visto. Ante una reina o una jota sola todavía cabe un 10.
    .failed = Cabe, pero ahora ahí solo cabría un 2. Pon el 3 ante el 9 de tu rey.
lesson-attack = Atacar
    .task =
        Para atacar, gasta guardias de una fila, empezando por el último. Tienen que valer al menos lo que quitas de una fila
        de tu rival, también desde el último. Quita el 4 que está ante el rey de diamantes gastando lo menos posible.
    .done = Cinco por cuatro: lo que pagas de más se pierde.
    .failed = También es un ataque, pero cuesta más o deja el 4. Basta con el último guardia de tu reina.
lesson-bare = Una figura sola
    .task =
        Una figura sin guardias tiene una defensa de 10. La reina de diamantes está sola. Derríbala: todo el precio tiene que
        salir de una sola fila.
    .done = Cae, y se pone boca abajo. Ya no se puede colocar ningún guardia ahí.
    .failed = La reina de diamantes sigue en pie. El 7 y el 5 de tu reina suman 12, y hacen falta 10.
lesson-guarded = Con sus guardias
    .task =
        Una figura cae con sus guardias si puedes pagarlo todo: los guardias, y 10 por la figura. ¿Qué figura puede
        derribar tu rey?
    .done = 9 y 10 suman 19, y tenías 19: con lo justo basta.
    .failed = Puedes derribar una figura en este turno. Suma 10 a sus guardias y compara con los 19 de tu rey.
lesson-ace = Un as
    .task =
        Roba una carta. Si es un as, puedes atacar primero; luego robas otra carta en cualquier caso. Derriba la reina de
        diamantes, que está sola, y continúa.
    .done = Un ataque y una carta en el mismo turno: para eso sirven los ases.
    .failed = Ataca después del as, antes de robar otra vez: el 8 y el 6 de tu rey derriban la reina de diamantes.
lesson-joker = Un comodín
    .task = Tu reina ha caído. Roba una carta: un comodín puede ocupar su lugar.
    .done = El comodín tiene una defensa de 10, como cualquier figura, y puede tener guardias delante.
    .failed = Puedes descartarlo, pero es una figura más. Colócalo en el lugar de tu reina.
lesson-last = La última figura
    .task =
        Un jugador sin figuras queda fuera, y ganas cuando solo quedas tú. A tu rival le queda una figura, con un 3 delante.
    .done = Has ganado. En una partida de verdad, antes de empezar los turnos, cada jugador roba tres guardias.
    .failed = La jota de diamantes sigue en pie. El 9 y el 4 de tu rey suman 13: lo justo.

## Los retos

puzzle-last = Ganar en este turno
    .task = Puedes ganar en este turno. ¿Con qué ataque?
    .done = Bastaba para la última figura y todo lo que tenía delante. Ningún otro ataque llegaba.
    .failed = A tu rival le queda una figura.
puzzle-stand = Aguantar
    .task =
        Tu rival está a punto de derribar una de tus figuras. En el mazo no quedan ases ni comodines. Solo un turno lo evita
        con seguridad.
    .done = Después de eso, ninguna de sus filas bastaba contra tus figuras. Con cualquier otro turno, alguna bastaba.
    .failed = Ahora puede caer una de tus figuras.
puzzle-two = Ganar en dos turnos
    .task =
        Encuentra el turno correcto y ganarás en el siguiente, haga lo que haga y robe lo que robe tu rival. En el mazo no
        quedan ases ni comodines.
    .done = Hiciera lo que hiciera tu rival, te quedaba un ataque suficiente.
    .failed = Después de eso, tu rival todavía puede aguantar.
puzzle-safe = Derribar sin perder
    .task =
        Derriba ahora una figura de modo que tu rival no pueda derribar una tuya a cambio. En el mazo no quedan ases ni
        comodines.
    .done = Tiene una figura menos, y lo que le quedaba no bastaba contra ninguna de las tuyas.
    .failed = O no cae ninguna figura, o puedes perder una a cambio.
