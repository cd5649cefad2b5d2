### La página que rodea los juegos: preparación, mesa, estadísticas, ajustes.

## En todas partes

site = Sitio
rules = Reglas
contents = Índice
ruling-numbers = Mostrar los números de las reglas

## Jugadores

seat = Jugador { $seat }
level-cabin-boy = Grumete
    .about = Juega lo que le parece bonito, y se le escapa mucho.
level-deckhand = Marinero
    .about = Reconoce una buena jugada, pero no ve más allá.
level-boatswain = Contramaestre
    .about = Un buen rival cuando ya llevas unas partidas.
level-first-mate = Primer oficial
    .about = Piensa varias jugadas por delante.
level-captain = Capitán
    .about = Juega lo mejor que puede en uno o dos segundos.
even-match = Rival a tu nivel
even-match-between = Por ahora juega entre el nivel { $level } y el nivel { $other }. Se adapta a tus resultados, para que ganes más o menos la mitad de las partidas.
even-match-at = Por ahora juega al nivel { $level }. Se adapta a tus resultados, para que ganes más o menos la mitad de las partidas.
rating-of = { NUMBER($points) } (± { NUMBER($margin) })
level-wins =
    { $games ->
        [10] Gana casi siempre al nivel { $level }.
       *[other] Gana al nivel { $level } en unas { $games } de cada 10 partidas.
    }

## Preparación

person = Una persona aquí
computer = Una máquina
friend = Un amigo en otro dispositivo
against-computer = Contra la máquina
two-here = Dos personas aquí
watch-computers = Ver jugar a dos máquinas
swap-places = Intercambiar
friend-unnamed = Tu amigo
friend-why =
    En la misma sala, un código conecta los dos dispositivos, y cada jugada llega al momento. A distancia, envías un enlace a
    tu amigo después de cada turno. No interviene ningún servidor.
friends-why =
    En la misma sala, unos códigos conectan los dispositivos, y cada jugada llega al momento. A distancia, se juega en un chat de
    grupo: después de cada turno publicas allí un enlace, y cada uno abre todos los enlaces. No interviene ningún servidor.
friend-why-far = Después de cada turno envías un enlace, con cualquier aplicación de mensajería. Este navegador no puede conectarse directamente a otro dispositivo. No interviene ningún servidor.
friend-why-race = Los dispositivos se conectan con códigos: se juega a la vez, en la misma red wifi. No interviene ningún servidor.
no-friend-peers = Este navegador no puede conectarse a otros dispositivos, y en este juego hace falta para jugar con un amigo en otro dispositivo.
no-friend-race = Con cartas automáticas no se puede jugar con un amigo en otro dispositivo: no caerían en el mismo instante para todos.
no-friend-clock = Con relojes no puedes jugar con un amigo en otro dispositivo: nadie podría comprobar cuánto piensa cada uno.
no-friend-referee =
    Con estas opciones no puedes jugar con un amigo en otro dispositivo: solo quien ve los dos bandos podría decir qué jugadas
    están permitidas.
no-friend-hidden = Lo que se oculta en este juego todavía no se puede enviar a otro dispositivo.
player-kind = Quién juega
player-name = Nombre
beaten = Ya has ganado a este nivel.
level = Nivel
variations = Variantes
presets = Variantes ya preparadas
notes = Cómo se combinan tus opciones
changed =
    { $options ->
        [0] reglas originales
        [one] { $options } cambio
       *[other] { $options } cambios
    }
begin = Empezar
lesson = Practicar primero
set-up = Preparar una partida
option-conflict = «{ $first }» y «{ $second }» no pueden ir juntas.

## En la mesa

tools = Partida
undo = Deshacer
undo-timed = En una partida con relojes no se puede deshacer.
undo-nothing = Todavía no hay nada que deshacer.
undo-revealed = No puedes deshacer tu última jugada: desde entonces se ha mostrado algo oculto.
redo = Rehacer
resign = Abandonar
resign-question = ¿Abandonas esta partida?
opponent = Rival
yourself = Tú
to-play = con el turno
your-turn = Te toca a ti.
# $name puede ser «Tu amigo» o un nivel: no va detrás de una preposición.
turn-of = { $name } tiene el turno.
thinking = { $name } está pensando…
move-now = Juega ya
engine-lost = La máquina ya no responde. Se ha reiniciado, pero no ha servido de nada.
ask-again = Reintentar
clear = Anular
cleared = Selección anulada.
wait = Espera
dock = Tu jugada
taken-back = Jugada deshecha.
redone = Jugada rehecha.
back = Volver
game-gone = Esta partida ya no está aquí
game-gone-why = No está guardada en este navegador. Quizá se borró, o se jugó en otro dispositivo.
saved-game = Una partida guardada
keyboard = Teclado y jugadas escritas
keys = Teclas: L última jugada · T a quién le toca · W qué hacer · ? qué puedes hacer · R esta fila · B todo el tablero · H mano, reserva y mazos · C relojes · 0 confirmar · / escribir una jugada, Escape para volver al tablero. También puedes escribir todo esto, y B con una casilla: «b e4». En un lector de pantalla, las letras sueltas necesitan el modo foco.
nothing-happened = Aún no ha jugado nadie.
duration-seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
duration = { duration-minutes } y { duration-seconds }
time-left = { $time }, más { $reserve } de reserva
last-seconds = Quedan diez segundos.
no-clock = Esta partida no tiene reloj.
pause = Pausa
go-on = Continuar
ready = ¿Empezamos?
resting = La partida está en pausa.
resting-why = Las cartas siguen tapadas hasta que continúes.
resting-away = Sigue sola en cuanto estén todos.
next-move = Una jugada
not-your-turn = No te toca a ti.
has-moved = { $name } ha jugado.
# $places are the names of spaces and cards.
chosen-ahead = Elegido de antemano: { $places }. Cuenta en cuanto te toque; Escape, o lo último otra vez, lo descarta.
chosen-ahead-dropped = Lo que elegiste de antemano ya no es posible.
game-over = La partida ha terminado.
settled-you-win = El resultado ya no puede cambiar: ganas.
settled-you-lose = El resultado ya no puede cambiar: pierdes.
settled-won = El resultado ya no puede cambiar: gana { $name }.
end-settled = Terminar el duelo
play-on-settled = Seguir jugando
settled-question = Pulsa 0 para terminar el duelo, o sigue jugando.
looking-back = Esta posición es anterior. Ve a la última para seguir jugando.
curtain = Pasa el dispositivo a { $name }
curtain-why = Lo que solo debe ver una persona sigue tapado hasta que confirmes que estás ahí.
curtain-lift = Soy { $name }: muéstrame la partida

## Lo que está mal en un texto o en una partida anotada

error-found =
    { $line ->
        [1] columna { $column }: «{ $found }» no encaja
       *[other] línea { $line }, columna { $column }: «{ $found }» no encaja
    }
error-end =
    { $line ->
        [1] columna { $column }: falta algo
       *[other] línea { $line }, columna { $column }: falta algo
    }
# $expected solo existe en inglés: no se muestra.
error-expected =
    { $error }{ $expected ->
       *[other] { "" }
    }
broken-options = las opciones { $first } y { $second } no pueden ir juntas
broken-action = la jugada { $number } no está permitida: { $why }
not-a-move = Eso no es una jugada: { $error }.
typed-fillers = de del desde a al en con sobre hacia hasta y el la los las un una por
typed-help = ayuda comandos teclas
typed-unknown = Ahora no puedes jugar «{ $typed }». { $possible } Puedes escribir, por ejemplo: { $examples }.
typed-ambiguous = «{ $typed }» puede ser varias jugadas, por ejemplo { $examples }.

## Pistas

surprise = Sorpréndeme
surprise-why = Un juego al azar contra una máquina más o menos de tu nivel.
first-game = Tu primera partida
first-game-help = ¿Tienes dudas? «Ayuda» te dice qué puedes hacer, luego una buena jugada y luego por qué es buena.
first-game-try = Prueba sin miedo: con «Deshacer» vuelves atrás.
coach = Entrenador
coach-why = Detente sobre una de tus piezas: verás adónde puede ir, qué la amenaza y qué resulta de cada cosa.
help = Ayuda
hint-thinking = El capitán está pensando…
help-show-move = Muéstrame una jugada
help-show-why = ¿Por qué?
# Las propuestas están en infinitivo: «Te propongo robar una carta».
hint-move = Te propongo { $action }.
hint-best = Es la mejor jugada que he encontrado.
hint-why = A partir de aquí, ganas alrededor de { $percent } de cada 100 partidas.
hint-second = También podrías { $action }: alrededor de { $percent } de cada 100.
hint-as-well = Igual de bien podrías { $action }.

## Lecciones

exercise = Ejercicio { $number } de { $all }
exercise-next = Siguiente
exercise-skip = Saltar
exercise-again = Repetir
exercise-task = Enunciado completo
exercise-try-again = Inténtalo otra vez.
lesson-standard = Tu partida tiene otras opciones. Esta lección enseña las habituales.
lesson-over = Fin de la lección.
lesson-play = Ahora, a jugar

## Retos

puzzle-before = El día anterior
puzzle-show = Muéstrame
puzzle-note = Reto del { $date } · Dificultad { $difficulty } de 3
puzzle-solved = Resuelto
puzzle-streak = { $days } días seguidos
puzzle-why =
    Podías elegir entre { $moves } jugadas{ $answers ->
        [0] {""}
       *[other] , y ninguna respuesta salva a tu rival
    }.
puzzle-archive = Más retos
puzzle-month-before = El mes anterior

## Puzzles from one's own mistakes

own-puzzles = Retos de tus partidas
own-puzzles-none = Hoy no toca ningún reto. Cuando el capitán encuentra en una de tus partidas una jugada que costó mucho, esa jugada se convierte aquí en un reto.
own-puzzles-due =
    { $count ->
        [0] Hoy ya no quedan retos de tus partidas
        [one] Un reto de tus partidas
       *[other] { $count } retos de tus partidas
    }
own-puzzle = Hazlo mejor que en tu partida
own-puzzle-task = Esta posición viene de una de tus partidas, y lo que hiciste te costó mucho. Encuentra algo mejor.
own-puzzle-done = Sí, eso es mejor.
own-puzzle-failed = Tampoco es lo bastante bueno.
own-puzzle-undecided = El capitán no lo sabe. Inténtalo otra vez.
own-puzzle-remove = Quitar este reto
puzzle-of-today = El reto de hoy
puzzle-time =
    { $attempts ->
        [one] Al primer intento, en { $time }.
       *[other] En el intento { $attempts }, en { $time }.
    }
puzzle-share =
    { $attempts ->
        [one] { $game }, reto del { $date }: resuelto al primer intento, en { $time }.
       *[other] { $game }, reto del { $date }: resuelto en el intento { $attempts }, en { $time }.
    }

## El historial

log = Historial
moves =
    { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
log-list = Jugadas hasta ahora
look-at-move = Ver la mesa después de la jugada { $number }
start = Inicio
first-position = Primera posición
previous-move = Una jugada atrás
next-move-forward = Una jugada adelante
latest-position = Última posición
autoplay = Reproducir la partida
position-number = Después de la jugada { $number } de { $all }
type-move = Escribir una jugada
play-typed = Jugar

## El final de una partida

won = { $name } gana
you-win = Ganas
you-lose = Pierdes
lost = { $name } pierde
drawn = Empate
place = { $place }.º
resigned = { $name } ha abandonado.
you-resigned = Has abandonado.
score = Partidas ganadas: { $players }
score-player = { $name } { $wins }
score-drawn =
    { $players ->
        [2] empates { $games }
       *[other] nadie { $games }
    }
first-win = ¡Tu primera victoria contra el nivel { $level }!
streak = { $games } victorias seguidas.
longest-streak = { $games } victorias seguidas: ¡tu mejor racha hasta ahora!
next-level = Siguiente nivel: { $level }
rematch = Revancha
look-back = Repasar
trial = Probar otra jugada
trial-why = Desde aquí empieza una partida nueva. La que jugaste se queda como está.
share = Compartir
new-game = Otra partida

## Repasar una partida

win-probability = Cómo fue
win-probability-why =
    El capitán, nuestra máquina más fuerte, repasa la partida sabiendo solo lo que cada jugador podía ver en cada
    momento. Te muestra qué hiciste bien, qué costó más y qué habría sido mejor.
analyse = Analizar la partida
analysing = Posición { $number } de { $all }…
good-decisions = Buenas decisiones: { $good } de { $all }.
good-decisions-why = Solo cuentan las jugadas importantes: aquellas en que una era claramente mejor que otra. Cada jugada se juzga por lo que se podía ver en ese momento.
highlights = Los mejores momentos:
highlight-only = La única buena jugada: cualquier otra habría costado alrededor de un { $lead } %.
moment-played = Jugada { $number }. { $what }
turning-points = Lo que más costó:
no-turning-points = Ninguna jugada costó mucho.
small-losses = El resto costó poco.
turning-point-better = Era mejor { $better }: { $from } % de ganar en vez de { $to } %.
luck = La suerte:
turning-point-luck =
    { $good ->
        [yes] Salió bien, y nadie podía preverlo: del { $from } % al { $to } %.
       *[no] Nadie podía preverlo: del { $from } % al { $to } %.
    }
overspent = Más de lo necesario:
turning-point-show = Mostrar
turning-point-try = Aquí: otro intento

## Partidas terminadas

versus = { $first } contra { $second }
finished-games = Partidas terminadas
    .why = Tus últimas { NUMBER($games) } partidas, para volver a verlas o compartirlas. Si no queda sitio, se borran primero las más antiguas.
    .empty = Aún no has terminado ninguna partida.
finished-game = Partida terminada
finished-game-broken = Esta partida no se puede leer.
delete-finished-question = ¿Borrar esta partida terminada? No podrás recuperarla. Su resultado se conserva en tus estadísticas.
deleted-games =
    { $games ->
        [one] No quedaba sitio en tu dispositivo, y se ha borrado tu partida terminada más antigua. Su resultado se conserva.
       *[other] No quedaba sitio en tu dispositivo, y se han borrado tus { $games } partidas terminadas más antiguas. Sus resultados se conservan.
    }

## Laboratorio

laboratory = Laboratorio
laboratory-link = ¿Está equilibrado este juego? Que lo digan las máquinas.
editor-link = Preparar una posición
laboratory-why = Aquí, máquinas del mismo nivel juegan a { $game } unas contra otras. Verás cuántas veces gana cada asiento, cuánto duran las partidas y cómo terminan. Puedes parar cuando quieras y seguir más tarde.
laboratory-games = Partidas
laboratory-start = Empezar
laboratory-continue = Seguir
laboratory-stop = Parar
laboratory-progress = Partidas jugadas
laboratory-done = { NUMBER($games) } de { NUMBER($wanted) } partidas
laboratory-results = Resultados
laboratory-share = { $name }: { $share } % de las partidas (probablemente entre el { $low } % y el { $high } %)
laboratory-interval = Con más partidas, el margen se estrecha. La línea vertical marca un reparto igual.
laboratory-turns = La mitad de las partidas duró como mucho { NUMBER($median) } turnos, y nueve de cada diez, como mucho { NUMBER($most) }.
laboratory-endings = Cómo terminaron
laboratory-ending = { $reason } ({ NUMBER($games) })
laboratory-forget = Borrar estos resultados

## Estadísticas

statistics-why = Aquí se cuentan todas las partidas que terminas en este dispositivo: quién jugó y cómo acabaron.
statistics-empty = Aún no ha terminado ninguna partida. La primera se contará aquí.
statistics-full = Solo se guardan tus últimas { NUMBER($games) } partidas.
statistics-broken = Tus resultados guardados no se pueden leer, así que las partidas nuevas no se cuentan: { $why }
your-rating = Tu puntuación: { $rating }.
your-rating-why = Sale de tus partidas en solitario contra la máquina. Jugar al azar vale 0, y cada nivel tiene su puntuación.
rating-over-time = Tu puntuación después de cada partida
rating-line = Puntuación
against = Contra
mixed-levels = Varios niveles
as-side = tú: { $side }
column-games = Partidas
column-won = Ganadas
column-drawn = Empates
column-lost = Perdidas
over-time = Partida a partida
last-games =
    { $games ->
        [one] La última partida: { last-results }.
       *[other] Las últimas { $games } partidas: { last-results }.
    }
last-results =
    { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }, { $drawn ->
        [one] { $drawn } empate
       *[other] { $drawn } empates
    }, { $lost ->
        [one] { $lost } perdida
       *[other] { $lost } perdidas
    }
other-games = { $games }.
games-among-people =
    { $games ->
        [one] { $games } partida entre personas
       *[other] { $games } partidas entre personas
    }
games-with-computers =
    { $games ->
        [one] { $games } partida de varias personas con máquinas
       *[other] { $games } partidas de varias personas con máquinas
    }
delete-statistics = Borrar todo esto
delete-statistics-question = ¿Borrar los resultados de todas las partidas terminadas? No podrás recuperarlos. Las partidas en curso se conservan.

## Compartir

share-why = El enlace contiene toda la partida, con los nombres de los jugadores, y nada más. No pasa por ningún servidor.
share-what = Qué compartir
share-game = Toda la partida
share-position = Esta posición
    .why = Quien reciba el enlace verá esta posición y podrá seguir jugando desde ella. No pasa por ningún servidor.
share-secret =
    Podrás compartir el enlace y la anotación cuando termine la partida: ahora mostrarían lo que está oculto. La imagen solo
    muestra lo que ves en el tablero.
share-title = Título (si quieres)
more = Más
save-svg = Guardar la imagen en SVG
save-png = Guardar una imagen
picture-failed = No se pudo dibujar la imagen.
share-by-device = Compartir…
share-failed = No ha funcionado. Copia el enlace.
copy-link = Copiar el enlace
copy-record = Copiar la anotación
copied = Copiado.
not-copied = El navegador no lo ha permitido. Selecciona el texto y cópialo tú.
link = Enlace
record = Anotación
close = Cerrar
open-record-why = Pega la anotación de una partida, o un enlace a ella.
open-record-scan = Escanear un código
open = Abrir
replay = Repetición
position = Posición
replay-broken = Esta partida no se puede reproducir: { $why }
play-on = Seguir desde aquí
    .over = La partida termina aquí. Retrocede para seguir jugando.
    .who = Tú juegas
    .all = Todos los bandos, en este dispositivo
learn-game = Aprender este juego
view-as = Ver como
view-as-spectator = Espectador

## Ajustes

setting-language = Idioma · Language · Sprache · Langue · Lingua
    .why = El idioma de toda la página.
    .browser = El del navegador
setting-looks = Aspecto
setting-theme = Tema
    .why = Tinta sobre pergamino, o azul marino a la luz de una lámpara.
    .system = Como el sistema
    .light = Día
    .dark = Noche
setting-look = Tableros y dorsos de las cartas
    .why = Los mismos tableros, sobre carta náutica o sobre madera.
    .chart = Carta náutica
    .wood = Madera
setting-board = Tamaño del tablero
    .why = Cuánto ocupa un tablero en la pantalla.
    .large = Grande
    .medium = Mediano
    .small = Pequeño
setting-direction = Orientación del tablero
    .why = Si dos personas comparten la pantalla, el tablero puede girarse hacia quien mueve.
    .printed = Como en el original
    .turned = Girado
    .player = Mi lado abajo
setting-deck = Baraja
    .why = Con cuatro colores, los diamantes son azules y los tréboles, verdes.
    .two = Dos colores
    .four = Cuatro colores
setting-motion = Movimiento
    .why = Las cartas y las piezas se deslizan despacio o deprisa hasta su sitio, o aparecen en él al momento.
    .system = Como el sistema
    .none = Ninguno
    .slow = Lento
    .fast = Rápido
setting-playing = Juego
setting-pace = Ritmo de la máquina
    .why = Lo que tarda como mínimo la máquina en hacer una jugada.
    .brisk = Vivo
    .unhurried = Tranquilo
    .at-once = Inmediato
setting-notation = Notación en el historial
    .why = Las jugadas se muestran también en la forma corta en que se guardan y se escriben: «step e1 e2».
setting-cues = Sonidos y señales
quiet = Suave
normal = Normal
loud = Fuerte
setting-sound = Sonidos
    .why =
        Para las jugadas, las capturas, tu turno, tus últimos segundos y el final. En los juegos de rapidez, cada valor tiene
        su nota, así que puedes oír una pareja.
setting-flashes = Destellos
    .why = La mesa se ilumina un momento cuando alguien gana un montón o golpea en falso.
setting-vibration = Vibración
    .why = Si tu dispositivo puede: corta cuando te toca o ganas, doble cuando algo no se puede hacer, más larga cuando golpeas en falso.
setting-wording = Lector de pantalla
    .why = Lo que dice por sí mismo. Breve: cada indicación entera una vez y luego «Te toca». L vuelve a leer la última jugada, W lo que hay que hacer.
    .short = Breve
    .whole = Completo
    .on-request = Jugadas a petición
on = Sí
off = No
version = Versión

## Datos guardados

stored-data = Lo que se guarda en este dispositivo
save-file = Guardar en un archivo
    .why = Todo en un solo archivo, como copia de seguridad o para otro dispositivo: { stored-counts }, y estos ajustes.
save = Guardar
stored-counts =
    { $games ->
        [0] ninguna partida guardada
        [one] { $games } partida guardada
       *[other] { $games } partidas guardadas
    }, { $finished ->
        [0] ninguna partida terminada
        [one] { $finished } partida terminada
       *[other] { $finished } partidas terminadas
    }, { $results ->
        [0] ningún resultado
        [one] { $results } resultado
       *[other] { $results } resultados
    }
open-file = Abrir un archivo
    .why = El archivo sustituye todo lo que está guardado aquí. Antes tienes que confirmarlo.
    .question = ¿Sustituir todo lo que está guardado aquí por lo del archivo ({ stored-counts }, y sus ajustes)? Perderás lo que hay aquí ahora.
replace = Sustituir
replaced = Listo: ya está aquí todo lo del archivo.
broken-games =
    { $games ->
        [one] Una partida de este archivo no se puede leer; se conserva tal cual ({ $error }).
       *[other] { $games } partidas de este archivo no se pueden leer; se conservan tal cual ({ $error }).
    }
file-broken = Este archivo no sirve. No se ha cambiado nada: { $error }.
file-full = Aquí no hay sitio para este archivo. No se ha cambiado nada.
file-denied = Tu navegador no deja que esta página guarde nada. No se ha cambiado nada.
delete-all = Borrarlo todo
    .why = Todas las partidas guardadas y terminadas, todos los resultados y estos ajustes.
    .question = ¿Borrar todo lo que está guardado en este dispositivo? No podrás recuperarlo.
    .done = Listo: aquí ya no queda nada guardado.

kept = Conservado por tu navegador
    .yes = Sí: tu navegador lo conserva todo hasta que tú lo borres.
    .maybe = No necesariamente: si a tu dispositivo le falta sitio, tu navegador puede borrarlo todo.
    .week = No necesariamente: tu navegador lo borra todo tras una semana sin visitas, salvo que instales la página.
    .unknown = Tu navegador no dice si lo conserva.
keep = Pedir al navegador que lo conserve
    .why = Tu navegador te preguntará si puede.
    .refused = Tu navegador aún no lo ha prometido. Quizá lo haga tras unas cuantas visitas más, o cuando la página esté instalada.
stored-size = Ocupa { NUMBER($size) } de unos { NUMBER($room) } kB.
last-backup = Última copia de seguridad: { $date }.
    .never = En este navegador aún no se ha guardado ninguna copia de seguridad.
backup-saved = La copia está en tus descargas: corsair-cabinet.txt.
backup-shared = La copia está compartida.
backup-not-shared = No ha funcionado. Guarda la copia.
save-backup = Guardar una copia
share-backup = Compartir la copia
install = Instalar la página
    .why = Así se abre como una aplicación, también sin red.
    .share-menu =
        En el menú de compartir del navegador, elige «Añadir a pantalla de inicio». La página instalada empieza vacía: antes
        guarda una copia y ábrela allí.
    .dock =
        En el menú «Archivo» de Safari, elige «Añadir al Dock». La página instalada empieza vacía: antes guarda una copia y
        ábrela allí.
    .browser-menu = Si tu navegador puede, está en su menú: «Instalar» o «Añadir a pantalla de inicio».
    .done = Está instalada.

# Lines that appear after a game or beside a letter, and that the player can close.

notice-keep = Si a tu dispositivo le falta sitio, tu navegador puede borrar tus partidas, salvo que le dejes conservarlas. Te lo preguntará.
notice-install = Tu navegador borra tus partidas tras una semana sin visitas, salvo que instales la página.
# $games is ten or more.
notice-backup = Has terminado { $games } partidas desde tu última copia de seguridad.
notice-secrets = Lo que solo tú sabes en esta partida está únicamente en este navegador. Con una copia no se pierde.
not-now = Ahora no

## Problemas y novedades

other-tab = Esta partida está abierta en otra pestaña
    .why = La abriste allí después. Solo se puede jugar en una pestaña.
    .play-here = Seguir aquí

## Acerca de

about-heading = Acerca del gabinete
about-games =
    Juegos que merecen más jugadores, todos en una misma mesa: contra máquinas que juegan limpio, o con tus amigos,
    en una misma pantalla o cada cual en su dispositivo.
about-computers = Las máquinas solo ven lo que vería una persona en su asiento. Piensan en tu dispositivo.
about-privacy = No hay cuentas, ni rastreo, ni un servidor que te conozca: todo se queda en este navegador, salvo lo que envíes a tus amigos.
credits = Quién creó los juegos
licences = Tipos de letra e imágenes
licence-fonts =
    Spectral, © 2017 The Spectral Project Authors, y Cabinet Display, extraído de Jacques Francois, © 2011 Cyreal, ambos con la
    SIL Open Font License 1.1.
licence-courts =
    Los reyes, las reinas y las jotas son de Letele Motebang, de su paquete @letele/playing-cards, que puso en el dominio
    público (CC0 1.0).
licence-drawings = Todas las demás cartas, los emblemas y los iconos se dibujaron para este gabinete.
notices = Los programas de esta página y sus licencias (en inglés)
