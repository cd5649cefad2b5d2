### Batalla corsa

## Nombres

cards =
    { $cards ->
        [1] 1 carta
       *[other] { $cards } cartas
    }
pattern =
    { $pattern ->
        [pair] pareja
        [sandwich] sándwich
        [sequence] secuencia
       *[ten] suma de diez
    }
    .a =
        { $pattern ->
            [sandwich] un { pattern }
           *[other] una { pattern }
        }
seat-name = Jugador { $seat }
# «a» delante de una carta con su artículo.
to-card =
    { $rank ->
        [jack] a la { card }
        [queen] a la { card }
       *[other] al { card }
    }

## La página de inicio y la preparación

name = Batalla corsa
tagline = Las cartas caen una a una en un montón. Cuando se juntan dos iguales, golpea antes que nadie.
facts = 2 a 6 jugadores · 5 a 10 minutos · cartas y manos rápidas
credit = Tradicional.

group-pace = Jugadores y ritmo
option-seats = Jugadores
    .why = Con más jugadores, las partidas son más largas.
    .two = Dos
    .three = Tres
    .four = Cuatro
    .five = Cinco
    .six = Seis
option-first = Asiento 1
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-second = Asiento 2
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-third = Asiento 3
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-fourth = Asiento 4
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-fifth = Asiento 5
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-sixth = Asiento 6
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
player-why = Si una persona y una máquina golpean a la vez, cuenta el golpe de la persona.
player-person = Una persona
player-computer = Una máquina
option-pace = Velocidad de las máquinas
    .why = A qué velocidad ponen cartas y golpean. En una partida tranquila esperan a que pidas sus cartas.
    .brisk = Viva
    .easy = A la mitad
    .slow = A la cuarta parte
    .calm = Tranquila
option-window = Última oportunidad de golpear
    .why = Durante cuánto tiempo puedes golpear todavía un montón antes de que alguien se lo lleve.
    .standard = 1,2 segundos
    .short = 0,6 segundos
    .long = 2 segundos
    .calm = 5 segundos
    .calmest = 15 segundos
option-grace = Cartas tapadas
    .why = Durante cuánto tiempo vale todavía un golpe cuando ya ha caído otra carta encima.
    .standard = 0,2 segundos
    .none = Nada
    .long = 0,4 segundos
    .calm = 2 segundos
    .calmest = 5 segundos
option-auto-flip = Si un jugador tarda
    .why = Su carta puede ponerse sola.
    .off = Los demás esperan
    .on = Se pone a los 3 segundos

group-patterns = Qué se puede golpear
variation-off = No
variation-on = Sí
option-sandwich = Sándwich
    .why = Dos iguales con una carta en medio: rey, 7, rey.
    .off = { variation-off }
    .on = { variation-on }
option-sequence = Secuencia
    .why = Dos valores seguidos: 8, 9.
    .off = { variation-off }
    .on = { variation-on }
option-rising = Sentido de una secuencia
    .why = ¿Vale también 9, 8?
    .either = Subiendo o bajando
    .rising = Solo subiendo
option-ace-rank = El as en una secuencia
    .why = ¿Junto a qué valores está?
    .both = El 2 y el rey
    .low = Solo el 2
option-ten = Suma de diez
    .why = Dos cartas que suman diez: 4, 6.
    .off = { variation-off }
    .on = { variation-on }
option-ace-nine = As y 9
    .why = ¿También suman diez?
    .never = No suman diez
    .ten = Suman diez
option-joker-pairs = Dos comodines
    .why = ¿Son pareja?
    .match = Son pareja
    .never = No combinan con nada

group-mistakes = Errores
option-penalty = Un golpe en falso cuesta
    .why = Las cartas van boca abajo debajo del montón, o a los demás jugadores.
    .three = 3 cartas
    .one = 1 carta
    .each = 1 carta a cada rival
    .ban = 3 segundos sin golpear
option-mistakes = Tres errores sin cartas
    .why = El tercero te saca de la partida.
    .cleared = Desde que ganaste un montón
    .kept = En toda la partida

group-dry = Sin cartas
option-dry = Si no tienes cartas
    .why = ¿Hasta cuándo puedes golpear para volver a la partida?
    .stays = Sin límite
    .out = Hasta tu próximo turno
option-short = Pocas cartas para responder
    .why = Si te quedas sin cartas antes de acabar tus intentos.
    .borrow = El jugador siguiente te presta
    .pass = Sigue el jugador siguiente
    .out = Quedas fuera de la partida
option-last = Si solo un jugador tiene cartas
    .why = Cómo tienen los demás su última oportunidad de golpear.
    .window = Una última oportunidad
    .flip-on = Ese jugador pone antes todas sus cartas
option-nobody = Si nadie tiene cartas
    .why = Esto casi nunca pasa.
    .honour = La última figura, as o comodín gana el montón
    .redeal = Se reparten las cartas de nuevo

group-cards = Cartas y final
option-leftovers = Cartas que sobran
    .why = Si no se pueden repartir por igual.
    .dealt = Algunos reciben una más
    .under = Van debajo del montón
option-starter = Primera carta
    .why = ¿Quién la pone?
    .random = Un jugador al azar
    .person = La primera persona
option-jokers = Comodines
    .why = Son los que dan más intentos: cinco.
    .in = Los dos
    .out = Ninguno
option-collect = Un montón ganado
    .why = Si se baraja, no hay nada que recordar.
    .block = Se voltea
    .shuffle = Se baraja
option-limit = La partida se detiene
    .why = Entonces gana quien tenga más cartas.
    .plays = Tras 10 000 cartas
    .minutes = A los diez minutos

preset-race = Tres maneras de golpear
    .why = Parejas, sándwiches y secuencias que suben. Unos cinco minutos, diez como mucho.
preset-standard = Reglas originales
    .why = Solo parejas, para dos.
preset-all = Todas las combinaciones
    .why = Sándwich, secuencia y suma de diez: puedes golpear una de cada cuatro cartas.
preset-four = Mesa redonda
    .why = Cuatro jugadores, tres maneras de golpear, diez minutos.
preset-easy = Sin prisa
    .why = Máquinas a la mitad de velocidad, y más tiempo para golpear.
preset-calm = Tranquila
    .why = Las cartas te esperan, y el montón también.

## Por qué no se permite una acción

illegal-over = La partida ha terminado.
illegal-removed = Estás fuera de la partida.
illegal-not-your-turn = La próxima carta la pone otro jugador.
illegal-window = Alguien está a punto de llevarse el montón: golpéalo ahora, o espera.
illegal-too-soon = Acaba de caer una carta en este instante.
illegal-overdue = Antes viene otra cosa.
illegal-not-by-hand = Esto ocurre solo.

## Lo que decidió la partida

reason-all = Todas las cartas están en una sola mano.
reason-plays = Se han puesto diez mil cartas: gana quien tiene más.
reason-time = Han pasado los diez minutos: gana quien tiene más cartas.
reason-nobody = No queda nadie para llevarse el montón.

## El montón y los asientos tal como los lee un lector de pantalla

pile-empty = El montón está vacío
pile-top = Montón de { cards }: { $top }
pile-tops = Montón de { cards }: { $top }, debajo { $below }
pile =
    { $pile }{ $under ->
        [0] .
        [1] ; debajo, 1 carta boca abajo.
       *[other] ; debajo, { $under } cartas boca abajo.
    }
seat = { $name }: { $state }.
seat-lays = pone la próxima carta
seat-banned = sin golpear por un momento
mistakes =
    { $mistakes ->
        [one] { $mistakes } error de 3
       *[other] { $mistakes } errores de 3
    }
out = fuera
no-cards = sin cartas
banned = manos quietas

## Qué hay que hacer

attempts =
    { $attempts ->
        [1] queda 1 intento
       *[other] quedan { $attempts } intentos
    }
prompt-lay = Pon una carta.
prompt-answer = Responde con una figura, un as o un comodín: { attempts }.
prompt-watch = Vigila el montón.
prompt-next = Pide la próxima carta.
prompt-dry = No tienes cartas: golpea para volver a la partida.
prompt-dry-last = No tienes cartas: golpea para volver a la partida. Un error más y quedas fuera.
prompt-removed = Estás fuera de la partida.

## Lo que ha pasado

cost-cards = { cards } debajo del montón
cost-gifts =
    { $cards ->
        [one] { cards } regalada
       *[other] { cards } regaladas
    }
cost-ban = 3 segundos sin golpear
cost-removed = tercer error, fuera de la partida

event-laid = { CAPITAL(card) }.
event-laid-by = { $name }: { card }.
event-call = { CAPITAL($call) }.
event-borrowed = Prestada: { card }.
note-borrowed = { CAPITAL(card) } (prestada)
note-ignored = No cuenta.
event-won =
    { $name }: { pattern }, { cards }{ $back ->
        [yes] , de vuelta en la partida.
       *[no] .
    }
note-won =
    { CAPITAL(pattern) } a los { $ms } ms: { cards }{ $back ->
        [yes] , de vuelta en la partida.
       *[no] .
    }
verdict-won =
    { $name }: ¡{ pattern }! { cards } a los { $ms } ms{ $back ->
        [yes] , de vuelta en la partida
       *[no] {""}
    }
event-mistaken = { $name }: golpe en falso, { $cost }.
note-mistaken = Golpe en falso: { $cost }.
event-taken = { $name }: { cards }.
note-taken = El montón: { cards }.
event-unanswered = { $name }: { cards }, nadie respondió { to-card }.
note-unanswered = El montón: { cards }. Nadie respondió { to-card }.
dealt-again = Nadie tiene cartas: se reparten todas de nuevo.
event-stopped = La partida ha terminado.
note-stopped = La partida se detiene.

## Lo que pasa, junto al montón

call-leads = Primera carta: { $name }
call-lays = Próxima carta: { $name }
call-challenge =
    { $rank ->
        [none] {""}
        [joker] Comodín: {""}
       *[other] { CAPITAL(rank) }: {""}
    }{ $you ->
        [yes] te { attempts }
       *[no] { attempts } ({ $name })
    }
call-window =
    ¡Última oportunidad! { $you ->
        [yes] Luego el montón es tuyo
       *[no] { $name } se llevará el montón
    }
call-window-open = Última oportunidad
call-over = La partida ha terminado

## Lo que puedes hacer

aim = Tu objetivo: ganar todas las cartas. Cuando el montón muestre algo que golpear, golpea antes que nadie.
possible-lay = Te toca poner una carta.
possible-tap = Puedes golpear el montón cuando muestre { $patterns }.
possible-not-your-turn = La próxima carta la pone otro jugador.
possible-window = Alguien está a punto de llevarse el montón: ahora nadie pone cartas.

## En la mesa

keys =
    Si solo tú usas el teclado, golpeas con Espacio y pones cartas con Enter. Entre varias personas, cada una tiene dos teclas,
    escritas en sus botones. P pone la partida en pausa.
table = El montón
lay = Poner
tap = Golpear
next-card = Próxima carta
key-enter = Enter
key-space = Espacio
keys-of = { $name }: poner con { $lay }, golpear con { $tap }.
shortcut = tecla { $key }
status-line =
    { $cards ->
        [0] Cartas repartidas
        [1] Una carta puesta
       *[other] { $cards } cartas puestas
    }
more-below = { $cards } más debajo
face-down = { $cards } boca abajo
behind = { $name }: { $ms } ms después
level =
    Golpea a los { $ms } ms, más o menos; se le escapan { $misses } de cada 100; { $errs ->
        [yes] a veces golpea en falso.
       *[no] nunca golpea en falso.
    }

## Después de la partida

plots = Cómo fue
packets = Cartas
packet-sizes = { $name }: { cards } al principio, { $fewest } como mínimo, { $most } como máximo y { $last } al final.
reaction-times = Reflejos
reactions =
    { $won ->
        [0] { $name }: ningún montón golpeado antes que nadie
        [1] { $name }: 1 montón golpeado antes que nadie, a los { $fastest } ms
       *[other] { $name }: { $won } montones golpeados antes que nadie, normalmente a los { $median } ms, y a los { $fastest } ms en el mejor caso
    }{ $lost ->
        [0] {""}
        [1] ; una vez, otro jugador fue más rápido
       *[other] ; { $lost } veces, otros fueron más rápidos
    }{ $mistakes ->
        [0] .
        [1] ; un golpe en falso.
       *[other] ; { $mistakes } golpes en falso.
    }
resign-all = ¿Abandonas? La partida termina para todos, y la pierdes tú.

## La lección

lesson-why = Un minuto con montones preparados: cuándo golpear, y cuándo no.
lesson-start = Empezar la lección
lesson-pair = Dos del mismo valor, una sobre otra: ¡golpea!
lesson-sandwich = Dos del mismo valor con una carta en medio: ¡golpea!
lesson-sequence = Dos valores seguidos, uno sobre otro: ¡golpea!
lesson-ten = Dos cartas que suman diez: ¡golpea!
lesson-nothing = Bien: no había nada que golpear.
lesson-right = Bien, a los { $ms } ms.
lesson-wrong = No había nada que golpear.
lesson-missed = Ahí había que golpear.
lesson-end = { $right } de { $all } bien.
lesson-again = Otra vez
