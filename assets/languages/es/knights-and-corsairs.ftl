### Caballeros y corsarios

## Nombres

colour-red = Rojo
colour-black = Negro
colour =
    { $colour ->
        [red] { colour-red }
       *[black] { colour-black }
    }
cards =
    { $cards ->
        [0] ninguna carta
        [1] una carta
        [2] dos cartas
        [3] tres cartas
       *[other] { $cards } cartas
    }
more-cards =
    { $cards ->
        [0] ninguna carta más
        [1] una carta más
        [2] dos cartas más
        [3] tres cartas más
       *[other] { $cards } cartas más
    }

## La página de inicio y la preparación

name = Caballeros y corsarios
tagline =
    Lucha por nueve casillas, tres cartas contra tres. Si ganas una batalla, tu carta más baja se queda en la cuadrícula; si la
    pierdes, atacas tú.
facts = 2 jugadores · 10 minutos · cartas y faroles
credit = De Jonathan Hinson.

group-players = Jugadores
option-colours = Colores
    .why = Las dos barajas tienen los mismos valores: ningún color es mejor.
    .random = Al azar
    .first-red = Asiento 1 con Rojo
    .first-black = Asiento 1 con Negro
option-starter = Primer ataque
    .why = Es un poco mejor defender primero.
    .random = Al azar
    .first = Asiento 1
    .second = Asiento 2
option-series = Primer ataque en la revancha
    .why = Quién ataca primero en la próxima partida.
    .alternate = Una vez cada uno
    .loser = Quien perdió

group-winning = Victoria
line-suit = Un palo
line-colour = Un color (más fácil)
option-first-line = Líneas del asiento 1
    .why = Lo que deben tener en común tres cartas en línea. Un solo color es una ventaja para quien juega peor.
    .suit = { line-suit }
    .colour = { line-colour }
option-second-line = Líneas del asiento 2
    .why = Lo mismo para el asiento 2.
    .suit = { line-suit }
    .colour = { line-colour }
option-lines = Quién puede completar una línea
    .why = Quien defiende y gana la batalla también coloca una carta.
    .both = Atacante y defensor
    .attacker = Solo el atacante
option-influence = Influencia
    .why = ¿Ganas también la partida si defiendes una casilla que tocan tres de tus cartas y ganas la batalla?
    .attacker = Solo gana el atacante
    .both = También el defensor
option-majority = Cuadrícula llena
    .why = Lo que cuenta si nadie tiene una línea. Los colores solo cuentan si a los dos jugadores les basta con un color para una línea.
    .suit = Más cartas de un palo
    .colour = Más cartas de un color

group-cards = Cartas y manos
option-hand = Mano
    .why = Cuántas cartas tienes en la mano entre batallas.
    .seven = Siete cartas
    .five = Cinco cartas
option-aces = Ases
    .why = Por encima del rey o por debajo del 2.
    .high = Altos
    .low = Bajos
option-discards = Descartes
    .why = Si están a la vista, puedes mirarlos. Las máquinas recuerdan las cartas de todos modos.
    .open = A la vista
    .closed = Tapados

group-battles = Batallas
option-ties = Cartas iguales
    .why = De quién es la mejor cuando dos son iguales.
    .defender = Del defensor
    .attacker = Del atacante
option-neighbours = Vecinas
    .why = ¿Tus cartas junto a una casilla tienen que luchar por ella, o dices tú cuántas lo hacen?
    .must = Tienen que luchar
    .may = Pueden luchar
option-naming = Más vecinas de las necesarias
    .why = Cuáles de ellas cuentan para el defensor.
    .highest = Las más altas
    .defender = Las que elija el defensor
option-placing = La carta que colocas
    .why = Si una vecina era más baja que todas las cartas que jugaste.
    .lowest = La más baja que jugaste
    .winner = Cualquiera de las que jugaste
option-reserve = Victoria sin jugar cartas
    .why = Lo que colocas si tus tres cartas ya estaban en la cuadrícula.
    .lowest = La más baja de tu mano
    .any = Cualquiera de tu mano
    .pile = La de arriba de tu mazo

preset-standard = Reglas originales
    .why = El juego tal como lo escribió su autor.
preset-newcomer = Principiante y experto
    .why = Al asiento 1 le basta con un color para una línea.
preset-easy = Líneas fáciles
    .why = A los dos jugadores les basta con un color para una línea.
preset-quick = Manos rápidas
    .why = Cinco cartas en vez de siete.

level =
    { $level ->
        [0] Juega lo que encaja: solo ve una línea cuando ya está, y se le escapan casi todas las demás jugadas.
        [1] Solo ve una línea cuando ya está, y se le escapan siete jugadas de cada diez.
        [2] Ve en qué puede convertirse la cuadrícula, pero no cuenta las cartas. Se le escapan tres jugadas de cada diez.
        [3] Cuenta tus cartas y juega mentalmente mil partidas antes de cada jugada.
       *[other] Cuenta tus cartas y juega mentalmente veinte mil partidas antes de cada jugada.
    }

## Por qué no se permite una acción

how-many =
    { $exact ->
        [yes] { cards }
       *[no] de { $least } a { $cards } cartas
    }
illegal-over = La partida ha terminado.
illegal-not-your-turn = Le toca al otro jugador.
illegal-attack = Te toca atacar: elige una casilla y ataca.
illegal-defend = Te atacan: responde con tus cartas.
illegal-place = Has ganado la batalla: elige qué carta se coloca.
illegal-centre-first = La primera batalla es por el centro, b2.
illegal-taken = La casilla { $space } está ocupada: las cartas de la cuadrícula se quedan donde están.
illegal-not-held = No tienes { card.the } en la mano.
illegal-twice = { CAPITAL(card.the) } no puede estar boca arriba y boca abajo a la vez.
illegal-influence-only = Tres de tus cartas tocan { $space }: coloca allí una carta sin batalla, y ganas.
illegal-no-influence = Para la influencia hacen falta tres cartas tuyas junto a la casilla; junto a { $space } tienes { $near }.
illegal-face-down =
    { $exact ->
        [yes] { $cards ->
            [0] Aquí no pones cartas boca abajo, pero has elegido { $found }.
           *[other] Aquí pones { cards } boca abajo, no { $found }.
        }
       *[no] Aquí pones de { $least } a { $cards } cartas boca abajo, no { $found }.
    }
illegal-answer =
    { $exact ->
        [yes] { $cards ->
            [0] Aquí respondes sin cartas de la mano, pero has elegido { $found }.
           *[other] Aquí respondes con { cards }, no con { $found }.
        }
       *[no] Aquí respondes con { $least } a { $cards } cartas, no con { $found }.
    }
illegal-naming =
    { $neighbours ->
        [0] Aquí no nombras vecinas: cuentan todas las que pueden.
       *[other] Tienes más vecinas de las que cuentan aquí: nombra { $neighbours }, cada una solo una vez y en orden alfabético.
    }
illegal-no-neighbour = En { $space } no tienes ninguna carta que toque la casilla por la que se lucha.
illegal-not-placeable =
    { $lowest ->
        [yes] Solo se puede colocar una de las cartas más bajas, y { card.the } no lo es.
       *[no] { CAPITAL(card.the) } no está entre las cartas que puedes colocar.
    }

## Lo que decidió la partida

reason-line = Tres en línea: { $first }, { $second }, { $third }.
reason-influence = Influencia: tres cartas propias tocan { $space }.
reason-suits = La cuadrícula está llena: más cartas de un mismo palo.
reason-colours = La cuadrícula está llena: más cartas de un mismo color.
reason-last-battle = La cuadrícula está llena y los palos están igualados, así que decide la última batalla: quien la ganó gana la partida.

## Una casilla tal como la lee un lector de pantalla: una de las tres primeras y luego lo demás, separado por comas

space-card = { $space }, { card }, { colour }
space-contested = { $space }, se lucha por ella, { card } boca arriba
space-empty = { $space }, vacía
# $suit es el palo de la carta que completaría una línea.
space-winning = una carta de { suit } ganaría aquí
space-line = parte de la línea
space-last = la última colocada
space-counts = cuenta en esta batalla
space-chosen = elegida
space-influence = aquí puedes ganar por influencia
space-attack = puedes atacar aquí
space-name = puedes elegirla para que cuente

## Una carta de la mano, y la palabra sobre una carta elegida

hand-card =
    { card }{ $role ->
        [open] , elegida boca arriba
        [hidden] , elegida boca abajo
        [answer] , elegida para responder
        [placed] , elegida para quedarse
       *[none] {""}
    }
role-open = arriba
role-hidden = abajo
role-answer = respuesta
role-placed = se queda

## Qué hay que hacer

prompt-space = Atacas tú: elige una casilla.
prompt-open = Atacas { $space }: elige la carta que va boca arriba.
prompt-hidden = Atacas { $space }: elige { more-cards }, boca abajo.
prompt-attack =
    Todo listo para atacar { $space }.{ $cards ->
        [0] {""}
       *[other] {" "}Puedes añadir { more-cards }.
    }
prompt-influence = Tres de tus cartas tocan { $space }: elige cualquier carta, y ganas.
prompt-win = Coloca { card.the } en { $space }, y ganas.
prompt-answer =
    Defiendes { $space }: elige { $begun ->
        [yes] { more-cards }
       *[no] { cards }
    }.
prompt-naming =
    { $neighbours ->
        [1] Elige una vecina más para que cuente.
       *[other] Elige { $neighbours } vecinas más para que cuenten.
    }
prompt-defend =
    Todo listo para defender { $space }.{ $cards ->
        [0] {""}
       *[other] {" "}Puedes añadir { more-cards }.
    }
prompt-placed =
    Has ganado { $space }: { $lowest ->
        [yes] dos de tus cartas son las más bajas; elige la que se coloca allí.
       *[no] elige la carta que se coloca allí.
    }
prompt-place = Coloca { card.the } en { $space }.

confirm-attack = Atacar
confirm-win = Tomar y ganar
confirm-defend = Defender
confirm-place = Colocar

## Lo que ha pasado, para el historial y para lectores de pantalla

# $you, yes o no, dice si el nombre es «Tú»: al principio de una frase no se dice.
who-won =
    { $you ->
        [yes] Ganaste
       *[no] { $name } ganó
    }
attacked =
    { $you ->
        [yes] Atacaste
       *[no] { $name } atacó
    } { $space } con { card.the } boca arriba{ $cards ->
        [0] .
       *[other] {" "}y { cards } boca abajo.
    }
took =
    { $you ->
        [yes] Tomaste { $space } por influencia con { card.the }, y ganaste.
       *[no] { $name } tomó { $space } por influencia con { card.the }, y ganó.
    }
chooses =
    { who-won } { $space } y { $you ->
        [yes] puedes
       *[no] puede
    } elegir la carta que se coloca allí.
best-three = Las tres mejores cartas son { $best }.
verdict =
    { who-won } { $space } con { $count ->
        [3] las tres mejores cartas
       *[other] dos de las tres mejores cartas
    }.
headline =
    { who-won } { $space }{ $tie ->
        [yes] {" "}en el desempate
       *[no] {""}
    }
tie =
    Las cartas del medio eran iguales: en caso de empate gana el { $attacks ->
        [yes] atacante
       *[no] defensor
    }.
stays = { CAPITAL(card.the) } se queda en { $space }.
wins-by-influence = { who-won } la partida por influencia.
attacks-next =
    { $you ->
        [yes] Ahora atacas tú.
       *[no] Ahora ataca { $name }.
    }

## Pistas, y lo que puedes hacer

# Lo que sigue a «Te propongo».
proposal-attack =
    atacar { $space } con { card.the } boca arriba{ $cards ->
        [0] {""}
       *[other] {" "}y { $hidden } boca abajo
    }
proposal-influence = tomar { $space } con { card.the } y ganar
proposal-defend =
    { $cards ->
        [0] responder sin cartas de la mano
       *[other] responder con { $answer }
    }
proposal-place = dejar { card.the } en la cuadrícula

# Lo que sigue a la propuesta, como razón.
purpose-line = Una carta de { suit } que quedara allí completaría tu línea.
purpose-block = Una carta de { suit } que quedara allí completaría la línea de tu rival.
purpose-threat = Después, una carta de { suit } en { $spaces } completaría tu línea.
purpose-beside =
    { $cards ->
        [1] Una de tus cartas vecinas lucha contigo.
        [2] Dos de tus cartas vecinas luchan contigo.
       *[other] { $cards } de tus cartas vecinas luchan contigo.
    }
purpose-wins = Con eso ganas la partida.
purpose-strong = Son tus cartas más fuertes: con ninguna otra ganas con más seguridad.
purpose-weak = Son tus cartas más flojas: arriesgas poco y guardas las mejores.
purpose-lines =
    { $lines ->
        [1] Por esa casilla pasa una línea que aún puedes completar.
        [2] Por esa casilla pasan dos líneas que aún puedes completar.
        [3] Por esa casilla pasan tres líneas que aún puedes completar.
       *[other] Por esa casilla pasan { $lines } líneas que aún puedes completar.
    }
purpose-keeps = Te guardas { card.the } para otra batalla.

aim-suit = Tu objetivo: tres cartas de un mismo palo en línea, o una casilla que toquen tres de tus cartas cuando ataques.
aim-colour = Tu objetivo: tres cartas de tu color en línea, o una casilla que toquen tres de tus cartas cuando ataques.
possible-attack = Puedes atacar { $spaces }.
possible-attack-space =
    { $space } con { $exact ->
        [yes] { cards }
       *[no] { $least } a { $cards } cartas
    }
possible-influence = Puedes ganar ya: coloca cualquier carta en { $spaces }.
possible-influence-space = { $space }
possible-answer =
    { $cards ->
        [0] Respondes al ataque contra { $space } sin ninguna carta de la mano.
       *[other] Respondes al ataque contra { $space } con { $exact ->
            [yes] { cards }
           *[no] { $least } a { $cards } cartas
        } de la mano.
    }
possible-place = Eliges la carta que se queda en la cuadrícula: { $choices }.
possible-centre-first = Aún no puedes atacar otra casilla: la primera batalla es por el centro.
possible-no-influence = Ahora no puedes ganar sin batalla: no hay ninguna casilla vacía que toquen tres de tus cartas.

coach-card =
    { $unseen ->
        [0] A tu rival no le queda ninguna carta que no hayas visto.
        [1] Tu rival solo puede tener una carta que no has visto, y { $stronger ->
            [0] no es más fuerte.
           *[other] es más fuerte.
        }
       *[other] De las { $unseen } cartas que aún puede tener tu rival, { $stronger ->
            [0] ninguna es más fuerte.
            [1] una es más fuerte.
           *[other] { $stronger } son más fuertes.
        }
    }
coach-open =
    { $how ->
        [stronger] Es más fuerte que la carta boca arriba.
        [weaker] Es más débil que la carta boca arriba.
       *[equal] Es tan fuerte como la carta boca arriba.
    }
coach-overspent =
    { CAPITAL($enough) } { $cards ->
        [1] habría
       *[other] habrían
    } ganado la batalla igual que { $spent }.
coach-hand =
    { $cards ->
        [0] Aquí luchas sin cartas de la mano.
       *[other] Aquí luchas con { cards } de la mano.
    }
coach-own =
    { $cards ->
        [0] Aquí luchas con { $own }, sin cartas de la mano.
       *[other] Aquí luchas con { $own }, y con { cards } de la mano.
    }
coach-theirs = Junto a ella, tu rival tiene { $theirs }.
coach-line = Una carta de { suit } que quedara aquí completaría tu línea.
coach-influence = Tres de tus cartas la tocan: ataca aquí y ganas sin batalla.

## En la mesa

battle =
    { $number ->
        [1] Primera batalla
        [2] Segunda batalla
        [3] Tercera batalla
        [4] Cuarta batalla
        [5] Quinta batalla
        [6] Sexta batalla
        [7] Séptima batalla
        [8] Octava batalla
        [9] Novena batalla
       *[other] Última batalla
    }
grid = Cuadrícula de tres por tres
grid-card = { $space } { card }
grid-with = { grid }: { $cards }
keys = Con las flechas te mueves por la cuadrícula y por tu mano; de 1 a 9 eliges sus cartas desde cualquier sitio.
hand = Tu mano
the-battle = La batalla
attacks = ataca
defends = defiende
open = boca arriba
face-down = boca abajo
on-grid = en la cuadrícula
from-hand = de la mano
how = Las seis cartas, de mejor a peor: dos de las tres mejores ganan la batalla.
in-hand = { cards } en la mano
pile = Mazo: { $cards }
discards = Descartes: { $cards }
placed = colocada
wins = gana
ordinal = { $place }.ª

## El editor de posiciones

editor-turn = Quién ataca
editor-hand = Mano de { colour }
editor-hand-card = Carta { $number }
editor-centre = Si hay cartas en la cuadrícula, tiene que haber una en el centro, b2.

## La lección

lesson-battle = Una batalla
    .task =
        Llevas las cartas rojas, y atacas. La primera batalla es por la casilla del medio. Elige tres cartas: la primera va boca
        arriba, las otras dos boca abajo. Después, tu rival responde con tres cartas.
    .done =
        Las seis cartas se ordenan, de mejor a peor. Dos de las tres mejores ganan la batalla. La carta más baja del ganador se
        queda en la casilla, y ataca quien perdió.
    .failed = { "" }
lesson-middle = La carta del medio
    .task =
        Ahora defiendes. Compara las cartas del medio: la de tus tres y la de las tres de tu rival. Gana la más alta, y, si son
        iguales, ganas tú, porque defiendes. El rey está boca arriba; las cartas de al lado no las ves. Un as con dos cartas
        bajas es débil, así que procura que tu carta del medio sea lo más alta posible.
    .done = Tu carta del medio era más alta que la de tu rival: su rey no le sirvió. Tu carta más baja se queda en la cuadrícula.
    .failed = Has perdido. Juega tus tres mejores cartas, el 8, el 9 y el as: así tu carta del medio es el 9.
lesson-neighbours = Las vecinas
    .task =
        Tus cartas que tocan una casilla tienen que luchar por ella, en lugar de cartas de tu mano. Dos cartas rojas tocan a2, así
        que allí atacas con una sola carta. Pruébalo.
    .done =
        Has perdido, y eso que tenías un as. El 3 y el 5 luchaban por ti, así que tu carta del medio era el 5 como mucho. En una
        batalla, las vecinas bajas son un lastre.
    .failed = Esa es otra casilla. Ataca a2, con cualquier carta.
lesson-influence = La influencia
    .task =
        Pero las vecinas pueden darte la partida. Cuando atacas, una casilla vacía que tocan tres de tus cartas es tuya: coloca en
        ella una carta, sin batalla, y ganas. Encuentra esa casilla.
    .done = Has ganado por influencia. Solo el atacante puede hacerlo.
    .failed = Tres cartas rojas tocan c1: las de b1, b2 y c2. Coloca allí cualquier carta.
lesson-line = Una línea
    .task =
        También ganan tres cartas de un mismo palo en línea. El 4 y el 7 de corazones son tuyos. Si ganas, se queda la carta más
        baja que juegas: gana la batalla por c3 y haz que tu carta más baja sea de corazones.
    .done = Tres corazones en línea: has ganado.
    .failed =
        Aún no hay línea. Ataca c3 con dos cartas lo bastante altas para ganar. La más baja tiene que ser de corazones: el 10 o el
        rey.
lesson-threat = La amenaza del rival
    .task =
        Tres cartas negras tocan c1. Si el próximo en atacar es Negro, pierdes la partida. Después de una batalla ataca quien la
        pierde, así que no sirve ganar en otro sitio. Lucha por c1.
    .done = Ganes o pierdas, la casilla queda ocupada y la amenaza desaparece.
    .failed = Ahora Negro ataca c1 y gana. Lucha tú por c1.
lesson-lose = Perder para ganar
    .task =
        Tres cartas rojas tocan c1, pero solo el atacante puede tomarla, y tú defiendes. Quien pierde ataca después. La carta boca
        arriba de Negro es un 4: pierde esta batalla, y luego toma c1.
    .done = Has perdido una batalla y has ganado la partida.
    .failed = Has ganado la batalla, así que Negro ataca otra vez. Responde con tu carta más baja.
lesson-last = La última casilla
    .task =
        Si la cuadrícula se llena sin línea, gana el jugador con más cartas de un mismo palo. Tú tienes tres corazones; Negro, como
        mucho dos cartas de un palo. Si hay empate, quien gana la última batalla se lleva la partida. Gana esa batalla.
    .done = Tres corazones contra dos: has ganado. Ya lo has visto todo.
    .failed = Con su tercera pica, Negro iguala, y además ganó la última batalla. Juega dos cartas altas.

## Los retos

puzzle-line = Un ataque seguro
    .task = Gana la partida con esta batalla, tenga lo que tenga tu rival. ¿Dónde atacas, y con qué cartas?
    .done = Respondiera lo que respondiera tu rival, dos de las tres mejores cartas eran tuyas, y tu carta más baja completaba la línea.
    .failed = Así no ganas con seguridad: hay manos que lo impiden.
puzzle-lose = Perder con seguridad
    .task =
        Puedes ganar por influencia en cuanto ataques, y quien pierde ataca después. Responde de modo que pierdas esta batalla, sean
        cuales sean las cartas boca abajo.
    .done = Ninguna carta boca abajo podía hacerte ganar la batalla. Así que el ataque era tuyo, y la casilla también.
    .failed = Con algunas cartas ganarías esta batalla, o perderías la casilla.
puzzle-stop = Frenar la influencia
    .task =
        Tu rival gana por influencia con su próximo ataque. Impídelo ganando una batalla, tenga lo que tenga en la mano.
    .done = Tuviera lo que tuviera tu rival, ganabas la batalla, y tu carta está en la casilla que necesitaba.
    .failed = Tu rival podría ganar esa batalla, o todavía le queda una casilla que tomar.
puzzle-answer = Una respuesta segura
    .task = Tú defiendes. Responde de modo que ganes la partida con esta batalla, sean cuales sean las cartas boca abajo.
    .done = Fueran cuales fueran las cartas boca abajo, dos de las tres mejores eran tuyas, y tu carta más baja completaba la línea.
    .failed = Así no ganas con seguridad.
