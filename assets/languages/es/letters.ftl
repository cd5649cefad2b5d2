# Partidas con un amigo a distancia: invitaciones, enlaces, y lo que puede salir mal.

your-friend = tu amigo
invite = Invita a un amigo
invite-why = Envía este enlace a tu amigo, con cualquier aplicación de mensajería o por correo. Nada se envía solo. Tu amigo lo abre y te devuelve un enlace.
answer = Envía tu respuesta a { $name }
answer-why = Envía este enlace a { $name }. La partida empieza cuando recibas otro de vuelta.
send = Envía tu turno a { $name }
send-why = Nada se envía solo. Envía este enlace a { $name }, que lo abre y te devuelve otro.
send-last = Envía tu último turno a { $name }
send-last-why = La partida ha terminado. Envía este enlace a { $name }, que quizá aún no lo sabe.
send-proof = Envía la prueba a { $name }
send-proof-why = { CAPITAL($name) } ya sabe cómo terminó la partida. Con este enlace, la página de { $name } también lo comprueba todo.
invite-group = Invita a tus amigos
invite-group-why = Publica este enlace en un chat de grupo en el que estén todos. Nada se envía solo. Cada amigo lo abre, se une y publica a su vez un enlace. Cada uno abre todos los enlaces, también los de los demás.
answer-group = Publica tu respuesta en el chat de grupo
answer-group-why = Publica este enlace en el chat de grupo, para que lo abran todos. La partida empieza cuando todos se hayan unido.
send-group = Publica tu turno en el chat de grupo
send-group-why = Nada se envía solo. Publica este enlace en el chat de grupo, para que lo abran todos. Después le toca a { $name }.
send-last-group = Publica tu último turno en el chat de grupo
send-last-group-why = La partida ha terminado. Publica este enlace en el chat de grupo: quizá tus amigos aún no lo saben.
last-letter = Tu último enlace
last-letter-group-why = Publícalo otra vez si alguien lo ha perdido. No pasa nada por abrirlo dos veces.
last-letter-why = Envíalo otra vez si { $name } lo ha perdido. No pasa nada por abrirlo dos veces.
unsent = Aún no has enviado tu enlace. Envíalo a { $name }.
unsent-group = Aún no has publicado tu enlace. Publícalo en el chat de grupo.
letters = Correspondencia
send-again = Correspondencia: enviar otra vez, o pegar una respuesta
own-turn = Te toca desde el { $time }.
other-turn = Le toca a { $name } desde el { $time }.
answered = Respondiste el { $time }. El próximo enlace de { $name } muestra el resultado.
drawn = Robaste una carta el { $time }. El próximo enlace de { $name } muestra tu carta.
waiting-invited = Enviaste una invitación el { $time }. La respuesta de tu amigo aún no ha llegado aquí.
waiting-for = Esperando a { $name } desde el { $time }.
drawn-group = Robaste una carta el { $time }. El enlace de cada amigo trae una parte de tu carta. Esperando a { $name }.
joined = Ya se han unido: { $names }.
# Además de quien invita.
missing =
    { $players ->
        [one] Un jugador aún no se ha unido, o aquí no se ha abierto su enlace.
       *[other] { $players } jugadores aún no se han unido, o aquí no se han abierto sus enlaces.
    }
over = La partida ha terminado.
checking = La partida ha terminado. Cuando { $name } haya enviado un último enlace, tu página lo comprobará todo.
checked = La partida ha terminado. Tu página lo ha comprobado todo: todo se sorteó y se jugó según las reglas.
broken-by = { CAPITAL($name) } rompió las reglas en el enlace número { $number }, y la partida ha terminado. { $why }
broken-by-you = Tu enlace número { $number } rompe las reglas, y la partida ha terminado. { $why }
changing = Estás cambiando tu último turno. { CAPITAL($name) } decidirá si lo acepta.
link = Enlace para enviar
link-group = Enlace para publicar (número { $number })
copy-link = Copiar el enlace
copy-text = Copiar como texto
copy-all = Copiar toda la partida
share = Enviar…
sent = Enviado.
other-ways = Otras formas
qr = Mostrar como código QR
qr-hide = Ocultar el código QR
qr-of = El enlace como código QR
share-failed = No ha funcionado. Copia el enlace.
copied = Copiado.
not-copied = El navegador no lo ha permitido. Selecciona el texto y cópialo tú.
letter-of = { $game } con { $name }
letter-of-group = { $game }, enlace número { $number }
paste = ¿Te ha llegado una respuesta? Abre el enlace, o pégalo aquí.
open = Abrir
paste-group = ¿Un amigo ha publicado un enlace? Ábrelo, o pégalo aquí. Puedes pegar varios a la vez.
keep-browser = La partida está guardada en este navegador. Abre siempre los enlaces en él.
change = Cambiar mi último turno
change-why = { CAPITAL($name) } decide si lo acepta, y puede quedarse con el primero.
close = Cerrar

invited = { $name } te invita
invited-unnamed = Un amigo te invita
invited-to = A una partida de { $game }.
invited-side = Tu bando: { $side }.
invited-options = Opciones elegidas
invited-standard = Con las reglas habituales.
invited-why = Se juega por turnos: después de cada turno devuelves un enlace, con cualquier aplicación de mensajería o por correo. No interviene ningún servidor.
invited-group-why = Se juega en un chat de grupo: después de cada turno publicas allí un enlace, y cada uno abre todos los enlaces. No interviene ningún servidor.
invited-order = Si otros ya han publicado sus enlaces, ábrelos primero y luego únete.
not-joined = { $name } te invita. Aún no te has unido.
not-joined-unnamed = Un amigo te invita. Aún no te has unido.
your-name = Tu nombre, para que lo vea tu amigo (opcional)
your-name-group = Tu nombre, para que lo vean tus amigos
accept = Aceptar
join = Unirse
full = Todos los asientos están ocupados
full-why = En esta partida juegan { $names }, y no hay sitio para nadie más. Este navegador no se ha unido a ella.
contested = { $name } se unió al mismo tiempo
contested-why = Cuenta el enlace que se publicó primero. Si el de { $name } está por encima del tuyo en el chat, únete otra vez después del suyo: tendrás un nuevo enlace que publicar. Si el tuyo está por encima, no cambia nada, y es { $name } quien se une otra vez.
contested-theirs = Unirse otra vez
contested-own = El mío fue el primero
contested-first = El de { $name } fue el primero
contested-other = Dos amigos ocuparon el mismo asiento
contested-other-why = { $first } y { $second } se unieron al mismo tiempo. ¿Qué enlace se publicó primero en el chat? La otra persona se une otra vez.
taken-last = { $name } también ha publicado un enlace para el último asiento. Si está por encima del tuyo en el chat, todos los asientos están ocupados, y esta vez no puedes jugar. Si el tuyo está por encima, no cambia nada.
taken = Este asiento ya es de { $name }: su enlace se abrió primero. Quien publicó este otro tiene que abrir el enlace de { $name } y unirse otra vez.
rules = Reglas
rematch-again = Es la revancha de tu última partida.

known = Este enlace ya lo habías abierto. No ha cambiado nada.
own = Este enlace es tuyo. Envíalo a tu amigo; aquí no ha cambiado nada.
own-group = Este enlace es tuyo. Publícalo en el chat de grupo; aquí no ha cambiado nada.
to-game = Ir a la partida
replace = { CAPITAL($name) } quiere cambiar su último turno
replace-why = Si aceptas, cuenta el turno nuevo y tu respuesta al anterior se descarta. Si no, vale el anterior.
replace-yes = Aceptar
replace-no = Mantener el anterior
restore = Esta partida no está en este navegador
restore-why = El texto contiene toda la partida, así que puedes seguirla aquí. ¿Quién eres?
restore-missing = Este enlace es de una partida que no está en este navegador. Ábrelo donde juegas, o pide a tu amigo que use «Copiar toda la partida» y pega ese texto.
broken = Este enlace no sirve
broken-text = Se cortó o cambió por el camino. Pide a tu amigo que lo envíe otra vez, o como texto. { $why }
broken-game = Esta página no conoce ese juego. Carga la última versión de la página.
broken-version = La página de tu amigo es más nueva que la tuya. Carga la última versión de esta página y abre el enlace otra vez.
broken-table = Es de otra partida.
broken-missing = Falta un enlace: el número { $number } no se ha abierto aquí. Pide a tu amigo que lo envíe otra vez.
broken-invitation = Si te han invitado a un grupo, abre primero la invitación, y luego los demás enlaces en su orden.
broken-before = Abre primero el enlace anterior: el número { $number }.
broken-before-of = Abre primero el enlace anterior: el número { $number }, de { $name }.
broken-answered = Ya has respondido a este turno. Vale el turno al que respondiste.
broken-own = Dice ser tu turno número { $number }, pero tú no lo enviaste.
broken-chain = No sigue a los turnos anteriores. Alguien ha cambiado algo desde entonces. Envía otra vez tu último enlace a tu amigo, y pídele el suyo.
broken-lot = El sorteo se manipuló: { $name } reveló un número distinto del que estaba sellado en la invitación.
broken-action = Contiene una jugada que las reglas no permiten: { $why }
broken-unfinished = Se acaba en medio de un turno.
broken-position = Las dos páginas juegan con reglas distintas. Hay que cargar la última versión en las dos, y después enviar el enlace otra vez.
broken-over = La partida ya ha terminado.
broken-seal = No coincide con lo que se selló antes.
broken-secret = Algo no se sorteó como se había acordado: un número sellado no coincide.
no-secret = Tus cartas, o los números con los que robas cartas, solo están en el navegador donde jugaste. Abre el enlace allí.
broken-random = Este navegador no tiene números aleatorios seguros, así que no puede hacer sorteos para una partida por correspondencia.

live = ¿En la misma sala? Conecta los dispositivos
live-why-guest = ¿Estás en la misma sala que { $name }, en la misma red wifi? Escanea el código de su pantalla, y cada jugada llega al momento. No interviene ningún servidor; solo el dispositivo de { $name } conoce la dirección del tuyo en esta red.
live-why-group = ¿Tus amigos están en la misma sala, en la misma red wifi? Conecta los dispositivos, y cada jugada llega al momento. Tus amigos escanean tu código uno tras otro. No interviene ningún servidor; solo los dispositivos de tus amigos conocen la dirección del tuyo en esta red.
live-why = ¿Tu amigo está a tu lado, en la misma red wifi? Conecta los dos dispositivos, y cada jugada llega al momento. No interviene ningún servidor; solo el dispositivo de tu amigo conoce la dirección del tuyo en esta red.
live-show = Mostrar un código
live-show-next = Mostrar el código para el siguiente
live-preparing = Un momento…
live-scan = Deja que tu amigo escanee este código.
live-scan-group = Deja que uno de tus amigos escanee este código.
live-then = Después, la pantalla de tu amigo muestra también un código. Escanéalo aquí, o pega su enlace abajo.
live-link = El código como enlace
live-answer = Deja que { $name } escanee este código. Con eso queda hecha la conexión.
live-connecting = Conectando…
live-here =
    { $players ->
        [one] { CAPITAL($names) } está en la mesa.
       *[other] { $names } están en la mesa.
    }
live-away =
    { $players ->
        [one] { CAPITAL($names) } no está.
       *[other] { $names } no están.
    }
live-ended = No hay conexión. No se ha perdido nada: si los dispositivos están en la misma red wifi, muestra un código nuevo, o envía tus jugadas como enlaces.
live-ended-guest = No hay conexión. No se ha perdido nada: si los dispositivos están en la misma red wifi, escanea un código nuevo en la pantalla de { $name }, o envía tus jugadas como enlaces.
live-ended-one = Falta la conexión con un dispositivo. No se ha perdido nada: deja que ese jugador escanee un código nuevo, o envía tus jugadas como enlaces.
live-impossible = Este navegador no puede conectarse a otro dispositivo. Aun así, puedes jugar enviando enlaces.
live-waits = Esperando la primera jugada de { $name }. Después aparecerá el tablero.
live-missing =
    { $players ->
        [one] Aún falta un jugador.
       *[other] Aún faltan { $players } jugadores.
    }
scan = Escanear el código de tu amigo
scan-stop = Apagar la cámara
scan-view = Lo que ve la cámara
scan-refused = Aquí no se puede usar la cámara. Usa la aplicación de cámara de tu teléfono, o pega el enlace abajo.
live-again = Código nuevo
live-disconnect = Desconectar
live-old = Era la respuesta a un código anterior. Haz que tu amigo escanee el que se ve aquí.
live-copy = Copiar el enlace de este código
live-rematch = { CAPITAL($name) } pide la revancha.
live-rematch-play = Ver la invitación
live-rematch-host = { CAPITAL($name) } puede empezar la revancha.
invited-live = Cuando te hayas unido, tu pantalla mostrará un código para que { $name } lo escanee. Después, cada jugada llega al momento. No interviene ningún servidor; solo el dispositivo de { $name } conoce la dirección del tuyo en esta red.
live-handed = Tu partida ya tiene el código
live-handed-why = Vuelve a la pestaña de tu partida. Puedes cerrar esta.

race-devices = Dispositivos
race-ended = No hay conexión. La partida espera: muestra un código nuevo.
race-ended-guest = No hay conexión. La partida espera: escanea un código nuevo en la pantalla de { $name }.
race-ended-one = Un dispositivo no está conectado. La partida espera: haz que ese jugador escanee un código nuevo.
race-impossible = Este navegador no puede conectarse a otro dispositivo, y este juego lo necesita.
race-broken = El otro dispositivo ha enviado algo que no es de esta partida, así que se cortó la conexión.
invited-race = Se juega a la vez, cada uno en su dispositivo, en la misma red wifi. Cuando te unas, tu pantalla mostrará un código para que lo escanee { $name }. No interviene ningún servidor; solo el dispositivo de { $name } conoce la dirección del tuyo en esta red.
race-photo-finish = Foto finish: demasiado justo, así que decidió el azar.
race-too-fast = { $name } solo tardó { $ms } ms: demasiado rápido para ser una reacción.
race-too-late = Has golpeado demasiado tarde.
race-clocks = Los relojes coinciden con un margen de { $ms } ms.
race-check = Comprobación: { $code }. Si todas las pantallas muestran lo mismo, nadie ha cambiado nada.

fair = Con qué puedes contar
fair-draw = Lo que se saca al azar se saca entre los dos. Ninguno puede elegirlo.
fair-draw-group = Lo que se saca al azar se saca entre todos. Nadie puede elegirlo.
fair-moves = Tu página comprueba cada jugada según las reglas, y rechaza un enlace con una jugada no permitida.
fair-past = Nadie puede cambiar un turno al que ya has respondido. Para cambiar el último hace falta tu permiso.
fair-cards = Tus cartas solo están en tu dispositivo. Ninguno de los dos sabe qué carta viene después, ni siquiera cuál le va a tocar.
fair-choices = Lo que pujas, la trampa que pones o lo que ocultas queda sellado antes de que tu amigo elija, y solo se abre donde las reglas lo muestran.
fair-check = Lo que está sellado o boca abajo no se puede cambiar. Al final, las dos páginas lo comprueban todo.
fair-pile = Primero decides, luego se roba la carta. Ninguno de los dos conoce ni puede cambiar lo que viene, y un turno enviado se queda como está.
fair-pile-group = Primero decides, luego se roba la carta. Nadie conoce ni puede cambiar lo que viene, y un turno publicado se queda como está.
unfair-pair = Una carta se saca entre dos: quien roba y el jugador siguiente. Si los dos se ponen de acuerdo en secreto, pueden conocerla antes de decidir si robarla.
unfair-help-group = Un amigo puede pedir jugadas a una máquina o a otra persona. Ninguna página puede verlo.
unfair-stop-group = Si alguien deja de responder, la partida se detiene para todos. Nadie pierde una partida por eso.
unfair-chat-group = Quien puede escribir en tu chat de grupo puede publicar un enlace en nombre de un amigo.
unfair-help = Tu amigo puede pedir jugadas a una máquina o a otra persona. Ninguna página puede verlo.
unfair-stop = Tu amigo puede dejar de responder. Nadie pierde una partida por eso.
unfair-chat = Quien puede escribir en tu conversación puede enviar un enlace en nombre de tu amigo.
fair-race-cards = Ningún dispositivo conoce la siguiente carta antes de que se ponga: la sacan dos jugadores juntos.
fair-race-taps = Los golpes quedan sellados hasta que han llegado todos. Entonces se comparan.
fair-race-lines = Cuenta tu reacción, desde la carta en tu pantalla hasta tu golpe. Una conexión lenta no cuesta nada.
fair-race-log = Nadie puede quitar ni cambiar un golpe sin que se note, ni siquiera el anfitrión.
unfair-race-reaction = Un jugador con un programa modificado puede decir que reaccionó antes. Ninguna página puede verlo.
