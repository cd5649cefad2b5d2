### La pagina intorno ai giochi: preparazione, tavolo, statistiche, impostazioni.

## Dappertutto

site = Sito
rules = Regole
contents = Indice
ruling-numbers = Mostra i numeri delle regole

## Giocatori

seat = Giocatore { $seat }
level-cabin-boy = Mozzo
    .about = Gioca a occhio, e molte cose gli sfuggono.
level-deckhand = Marinaio
    .about = Riconosce una buona mossa, ma non guarda avanti.
level-boatswain = Nostromo
    .about = Un buon avversario dopo qualche partita.
level-first-mate = Ufficiale
    .about = Sa guardare avanti.
level-captain = Capitano
    .about = Gioca al suo meglio, in un secondo o due.
even-match = Rivale alla pari
even-match-between = Per ora gioca tra il livello { $level } e il livello { $other }. Segue i tuoi risultati, così vinci circa una partita su due.
even-match-at = Per ora gioca come il livello { $level }. Segue i tuoi risultati, così vinci circa una partita su due.
rating-of = { NUMBER($points) } (± { NUMBER($margin) })
level-wins =
    { $games ->
        [10] Batte quasi sempre il livello { $level }.
       *[other] Batte il livello { $level } in circa { $games } partite su 10.
    }

## Preparazione

person = Una persona qui
computer = Computer
friend = Un amico su un altro dispositivo
against-computer = Contro il computer
two-here = In due qui
watch-computers = Guarda due computer
swap-places = Scambia i posti
friend-unnamed = Il tuo amico
friend-why =
    Se siete nella stessa stanza, collegate i dispositivi con un codice e giocate dal vivo. Se siete lontani, dopo ogni
    turno mandi un link al tuo amico. Non c’è nessun server di mezzo.
friends-why =
    Se siete nella stessa stanza, collegate i dispositivi con dei codici e giocate dal vivo. Se siete lontani, giocate in una chat
    di gruppo: dopo ogni turno mandi lì un link, e ognuno apre tutti i link. Non c’è nessun server di mezzo.
friend-why-far = Dopo ogni turno mandi un link, con qualsiasi app di messaggi. Questo browser non può collegarsi direttamente a un altro dispositivo. Non c’è nessun server di mezzo.
friend-why-race = Collegate i dispositivi con i codici: giocate tutti insieme, sulla stessa rete Wi-Fi. Non c’è nessun server di mezzo.
no-friend-peers = Questo browser non può collegarsi ad altri dispositivi, e in questo gioco serve per giocare con un amico su un altro dispositivo.
no-friend-race = Con le carte automatiche non si può giocare su più dispositivi: non cadrebbero nello stesso momento per tutti.
no-friend-clock = Con gli orologi non puoi giocare su più dispositivi: nessuno potrebbe controllare quanto pensa ognuno.
no-friend-referee =
    Con queste opzioni non puoi giocare su più dispositivi: solo chi vede tutte e due le parti potrebbe dire quali mosse sono
    permesse.
no-friend-hidden = Quello che è nascosto in questo gioco non si può ancora mandare a un altro dispositivo.
player-kind = Chi gioca
player-name = Nome
beaten = Hai già vinto contro questo livello.
level = Livello
variations = Varianti
presets = Varianti già pronte
notes = Come si combinano le tue opzioni
changed =
    { $options ->
        [0] regole originali
        [one] { $options } modifica
       *[other] { $options } modifiche
    }
begin = Comincia
lesson = Prima fai pratica
set-up = Prepara una partita
option-conflict = «{ $first }» e «{ $second }» non vanno insieme.

## Al tavolo

tools = Partita
undo = Annulla
undo-timed = In una partita con gli orologi non si annulla.
undo-nothing = Non c’è ancora niente da annullare.
undo-revealed = Non puoi annullare l’ultima mossa: da allora si è visto qualcosa di nascosto.
redo = Ripeti
resign = Abbandona
resign-question = Vuoi abbandonare questa partita?
opponent = Avversario
yourself = Tu
to-play = di turno
your-turn = Tocca a te.
# $name può essere «Il tuo amico», perciò all’inizio.
turn-of = { $name } è di turno.
thinking = { $name } pensa…
move-now = Muovi ora
engine-lost = Il computer che gioca non risponde più. Farlo ripartire non è servito.
ask-again = Chiedi ancora
clear = Cancella
cleared = Scelta cancellata.
wait = Aspetta
dock = La tua mossa
taken-back = Mossa annullata.
redone = Mossa ripetuta.
back = Indietro
game-gone = Questa partita non è più qui
game-gone-why = Non è salvata in questo browser. Forse è stata eliminata, o giocata su un altro dispositivo.
saved-game = Una partita salvata
keyboard = Tastiera e mosse scritte
keys = Tasti: L ultima mossa · T a chi tocca · W che cosa fare · ? che cosa puoi fare · R questa riga · B tutto il tabellone · H mano, riserva e mazzi · C orologi · 0 confermare · / scrivere una mossa, Esc per tornare al tabellone. Puoi anche scrivere tutto questo, e B con una casella: «b e4». Con un lettore di schermo, le lettere singole richiedono la modalità focus.
nothing-happened = Nessuno ha ancora mosso.
duration-seconds =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
duration = { duration-minutes } e { duration-seconds }
time-left = { $time }, più { $reserve } di riserva
last-seconds = Mancano dieci secondi.
no-clock = Questa partita è senza orologio.
pause = Pausa
go-on = Continua
ready = Pronti?
resting = La partita è in pausa.
resting-why = Le carte restano coperte finché non continui.
resting-away = Riprende da sola appena ci siete tutti.
next-move = Una mossa
not-your-turn = Non tocca a te.
has-moved = { $name } ha giocato.
# $places are the names of spaces and cards.
chosen-ahead = Scelto in anticipo: { $places }. Vale appena tocca a te; Esc, o l’ultimo un’altra volta, lo annulla.
chosen-ahead-dropped = Quello che avevi scelto in anticipo non è più possibile.
game-over = La partita è finita.
settled-you-win = Il risultato non può più cambiare: hai vinto.
settled-you-lose = Il risultato non può più cambiare: hai perso.
settled-won = Il risultato non può più cambiare: vince { $name }.
end-settled = Chiudi l’incontro
play-on-settled = Continua a giocare
settled-question = Premi 0 per chiudere l’incontro, oppure continua a giocare.
looking-back = Questa è una posizione passata. Torna all’ultima per continuare a giocare.
curtain = Passa il dispositivo a { $name }
curtain-why = Quello che può vedere uno solo di voi resta coperto finché non dici che ci sei.
curtain-lift = Sono io, { $name }: mostrami la partita

## Che cosa non va in un testo o in una trascrizione

error-found =
    { $line ->
        [1] colonna { $column }: «{ $found }» è fuori posto
       *[other] riga { $line }, colonna { $column }: «{ $found }» è fuori posto
    }
error-end =
    { $line ->
        [1] colonna { $column }: manca qualcosa
       *[other] riga { $line }, colonna { $column }: manca qualcosa
    }
# $expected c’è solo in inglese: non si mostra.
error-expected =
    { $error }{ $expected ->
       *[other] { "" }
    }
broken-options = le opzioni { $first } e { $second } non vanno insieme
broken-action = la mossa { $number } non è permessa. { $why }
not-a-move = Questa non è una mossa – { $error }.
typed-fillers = a al alla all ai agli alle da dal dalla in nel nello nella nell con col su sul sulla sullo sull e il lo la l i gli le di del dello della dell dei delle un una
typed-help = aiuto comandi tasti
typed-unknown = Adesso non puoi giocare «{ $typed }». { $possible } Puoi scrivere, per esempio: { $examples }.
typed-ambiguous = «{ $typed }» può voler dire più mosse, per esempio { $examples }.

## Consigli

surprise = Sorprendimi
surprise-why = Un gioco tirato a sorte contro un computer forte più o meno come te.
first-game = La tua prima partita
first-game-help = Non sai che fare? «Aiuto» ti dice che cosa puoi fare, poi una buona mossa, poi perché è buona.
first-game-try = Prova pure: con «Annulla» torni indietro.
coach = Allenatore
coach-why = Fermati su uno dei tuoi pezzi: vedi dove può andare, che cosa lo minaccia e che cosa ne segue.
help = Aiuto
hint-thinking = Il capitano pensa…
help-show-move = Mostrami una mossa
help-show-why = Perché?
hint-move = Ti consiglio di { $action }.
hint-best = È la mossa migliore che ho trovato.
hint-why = Da qui in poi vinci circa { $percent } partite su 100.
hint-second = Oppure potresti { $action }: circa { $percent } su 100.
hint-as-well = Altrettanto bene potresti { $action }.

## Lezioni

exercise = Esercizio { $number } di { $all }
exercise-next = Avanti
exercise-skip = Salta
exercise-again = Rifai
exercise-task = Il compito per intero
exercise-try-again = Prova ancora una volta.
lesson-standard = La tua partita ha altre opzioni. Questa lezione insegna quelle solite.
lesson-over = La lezione è finita.
lesson-play = Adesso gioca

## Problemi

puzzle-before = Il giorno prima
puzzle-show = Fammi vedere
puzzle-note = Problema: { $date } · Difficoltà { $difficulty } su 3
puzzle-solved = Risolto
puzzle-streak = { $days } giorni di fila
puzzle-why =
    Potevi scegliere fra { $moves } mosse{ $answers ->
        [0] {""}
       *[other] , e nessuna risposta salva l’avversario
    }.
puzzle-archive = Altri problemi
puzzle-month-before = Il mese prima

## Puzzles from one's own mistakes

own-puzzles = Problemi dalle tue partite
own-puzzles-none = Oggi non c’è niente da risolvere. Quando il capitano trova in una tua partita una mossa che è costata molto, la mossa diventa qui un problema.
own-puzzles-due =
    { $count ->
        [0] Per oggi niente più problemi dalle tue partite
        [one] Un problema dalle tue partite
       *[other] { $count } problemi dalle tue partite
    }
own-puzzle = Fai meglio che nella tua partita
own-puzzle-task = Questa posizione viene da una tua partita, e quello che hai fatto è costato molto. Trova di meglio.
own-puzzle-done = Sì, così è meglio.
own-puzzle-failed = Nemmeno questo è abbastanza buono.
own-puzzle-undecided = Il capitano non sa giudicarlo. Riprova.
own-puzzle-remove = Togli questo problema
puzzle-of-today = Il problema di oggi
puzzle-time =
    { $attempts ->
        [one] Al primo tentativo, in { $time }.
       *[other] Al { $attempts }º tentativo, in { $time }.
    }
puzzle-share =
    { $attempts ->
        [one] { $game }, problema ({ $date }): risolto al primo tentativo, in { $time }.
       *[other] { $game }, problema ({ $date }): risolto al { $attempts }º tentativo, in { $time }.
    }

## Il registro

log = Registro
moves =
    { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
log-list = Le mosse finora
look-at-move = Guarda il tavolo dopo la mossa { $number }
start = Inizio
first-position = Prima posizione
previous-move = Una mossa indietro
next-move-forward = Una mossa avanti
latest-position = Ultima posizione
autoplay = Fai scorrere la partita
position-number = Dopo la mossa { $number } di { $all }
type-move = Scrivi una mossa
play-typed = Gioca

## La fine di una partita

won = Vittoria: { $name }
you-win = Hai vinto
you-lose = Hai perso
lost = Sconfitta: { $name }
drawn = Patta
place = { $place }º
resigned = { $name } ha abbandonato.
you-resigned = Hai abbandonato.
score = Partite vinte: { $players }
score-player = { $name } { $wins }
score-drawn =
    { $players ->
        [2] patte { $games }
       *[other] senza vincitore { $games }
    }
first-win = La tua prima vittoria contro il livello { $level }!
streak = { $games } vittorie di fila.
longest-streak = { $games } vittorie di fila: la tua serie migliore!
next-level = Prossimo livello: { $level }
rematch = Rivincita
look-back = Riguarda
trial = Prova un’altra mossa
trial-why = Da qui comincia una nuova partita. Quella che hai giocato resta com’è.
share = Condividi
new-game = Un’altra partita

## Riguardare una partita

win-probability = Com’è andata
win-probability-why =
    Il capitano, il nostro computer più forte, riguarda la partita sapendo solo quello che ognuno poteva vedere in quel
    momento. Ti mostra che cosa hai fatto bene, che cosa è costato di più e che cosa sarebbe stato meglio.
analyse = Analizza
analysing = Guardo la posizione { $number } di { $all }…
good-decisions = Buone decisioni: { $good } su { $all }.
good-decisions-why = Contano solo le mosse importanti: quelle in cui una era chiaramente migliore di un’altra. Ogni mossa è giudicata da quello che si poteva vedere in quel momento.
highlights = I momenti migliori:
highlight-only = L’unica buona mossa: qualsiasi altra sarebbe costata circa { $lead } vittorie su 100.
moment-played = Mossa { $number }. { $what }
turning-points = Che cosa è costato di più:
no-turning-points = Nessuna mossa è costata molto.
small-losses = Il resto è costato poco.
turning-point-better = Era meglio { $better }: vincevi { $from } volte su 100 invece di { $to }.
luck = La fortuna:
turning-point-luck =
    { $good ->
        [yes] È andata bene, e nessuno poteva prevederlo: da { $from } a { $to } vittorie su 100.
       *[no] Nessuno poteva prevederlo: da { $from } a { $to } vittorie su 100.
    }
overspent = Più del necessario:
turning-point-show = Mostra
turning-point-try = Qui: riprova

## Partite finite

versus = { $first } contro { $second }
finished-games = Partite finite
    .why = Le tue ultime { NUMBER($games) } partite, da rivedere o da condividere. Se manca lo spazio, se ne vanno per prime le più vecchie.
    .empty = Non hai ancora finito nessuna partita.
finished-game = Partita finita
finished-game-broken = Questa partita non si può leggere.
delete-finished-question = Vuoi eliminare questa partita finita? Non potrai più recuperarla. Il risultato resta nelle statistiche.
deleted-games =
    { $games ->
        [one] Sul tuo dispositivo non c’era più spazio: la tua partita finita più vecchia è stata eliminata. Il risultato resta.
       *[other] Sul tuo dispositivo non c’era più spazio: le tue { $games } partite finite più vecchie sono state eliminate. I risultati restano.
    }

## Laboratorio

laboratory = Laboratorio
laboratory-link = È un gioco equilibrato? Fallo scoprire ai computer.
editor-link = Componi una posizione
laboratory-why = Qui dei computer dello stesso livello giocano a { $game } fra loro. Vedi quanto spesso vince ogni posto, quanto durano le partite e come finiscono. Puoi fermarti quando vuoi e continuare più tardi.
laboratory-games = Partite
laboratory-start = Comincia
laboratory-continue = Continua
laboratory-stop = Ferma
laboratory-progress = Partite giocate
laboratory-done = { NUMBER($games) } partite su { NUMBER($wanted) }
laboratory-results = Risultati
laboratory-share = { $name }: { $share }% delle partite (probabilmente fra { $low }% e { $high }%)
laboratory-interval = Più partite si giocano, più l’intervallo si stringe. La linea verticale segna una quota uguale per tutti.
laboratory-turns = Metà delle partite è durata al massimo { NUMBER($median) } turni, nove su dieci al massimo { NUMBER($most) }.
laboratory-endings = Come sono finite
laboratory-ending = { $reason } ({ NUMBER($games) })
laboratory-forget = Elimina questi risultati

## Statistiche

statistics-why = Qui si conta ogni partita che finisci su questo dispositivo: chi ha giocato, e com’è finita.
statistics-empty = Non è ancora finita nessuna partita. La prima che finisce si conta qui.
statistics-full = Sono salvate solo le tue ultime { NUMBER($games) } partite.
statistics-broken = I tuoi risultati salvati non si possono leggere, perciò le nuove partite non si contano: { $why }
your-rating = Il tuo punteggio: { $rating }.
your-rating-why = Viene dalle tue partite contro i computer, senza altre persone. Chi gioca a caso vale 0, e ogni livello ha il suo punteggio.
rating-over-time = Il tuo punteggio dopo ogni partita
rating-line = Punteggio
against = Contro
mixed-levels = Livelli misti
as-side = tu: { $side }
column-games = Partite
column-won = Vinte
column-drawn = Patte
column-lost = Perse
over-time = Partita per partita
last-games =
    { $games ->
        [one] L’ultima partita: { last-results }.
       *[other] Le ultime { $games } partite: { last-results }.
    }
last-results =
    { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }, { $drawn ->
        [one] { $drawn } patta
       *[other] { $drawn } patte
    }, { $lost ->
        [one] { $lost } persa
       *[other] { $lost } perse
    }
other-games = { $games }.
games-among-people =
    { $games ->
        [one] { $games } partita fra persone
       *[other] { $games } partite fra persone
    }
games-with-computers =
    { $games ->
        [one] { $games } partita fra più persone e computer
       *[other] { $games } partite fra più persone e computer
    }
delete-statistics = Elimina tutto questo
delete-statistics-question = Vuoi eliminare i risultati di tutte le partite finite? Non potrai più recuperarli. Le partite in corso restano.

## Condividere

share-why = Il link contiene tutta la partita, con i nomi dei giocatori, e nient’altro. Non passa per nessun server.
share-what = Che cosa condividere
share-game = Tutta la partita
share-position = Questa posizione
    .why = Se mandi il link, il tuo amico vede questa posizione e può continuare da lì. Il link non passa per nessun server.
share-secret =
    Il link e la trascrizione li puoi condividere a partita finita: adesso svelerebbero quello che è nascosto. L’immagine
    mostra solo quello che vedi sul tabellone.
share-title = Titolo (se vuoi)
more = Altro
save-svg = Salva l’immagine in SVG
save-png = Salva un’immagine
picture-failed = Non si riesce a disegnare l’immagine.
share-by-device = Condividi…
share-failed = Non ha funzionato. Copia il link.
copy-link = Copia il link
copy-record = Copia la trascrizione
copied = Copiato.
not-copied = Il browser non l’ha permesso. Seleziona il testo e copialo tu.
link = Link
record = Trascrizione
close = Chiudi
open-record-why = Incolla la trascrizione di una partita, o un link che la contiene.
open-record-scan = Inquadra un codice
open = Apri
replay = Rivedi
position = Posizione
replay-broken = Questa partita non si può rivedere: { $why }
play-on = Continua da qui
    .over = Qui la partita è finita. Torna indietro per continuare.
    .who = Tu giochi
    .all = Tutte le parti, su questo dispositivo
learn-game = Impara questo gioco
view-as = Guarda come
view-as-spectator = Spettatore

## Impostazioni

setting-language = Lingua · Language · Sprache · Langue · Idioma
    .why = La lingua di tutta la pagina.
    .browser = Come il browser
setting-looks = Aspetto
setting-theme = Tema
    .why = Inchiostro su pergamena, o blu notte al lume di una lampada.
    .system = Come il sistema
    .light = Giorno
    .dark = Notte
setting-look = Tabelloni e dorsi delle carte
    .why = Gli stessi tabelloni, su una carta nautica o sul legno.
    .chart = Carta nautica
    .wood = Legno
setting-board = Grandezza del tabellone
    .why = Quanto spazio prende un tabellone sullo schermo.
    .large = Grande
    .medium = Medio
    .small = Piccolo
setting-direction = Verso del tabellone
    .why = In due davanti a uno schermo, il tabellone può girarsi verso chi deve muovere.
    .printed = Come stampato
    .turned = Capovolto
    .player = Il mio lato in basso
setting-deck = Carte
    .why = Con quattro colori, i quadri sono blu e i fiori verdi.
    .two = Due colori
    .four = Quattro colori
setting-motion = Movimento
    .why = Le carte e i pezzi scivolano al loro posto piano o in fretta, o sono subito lì.
    .system = Come il sistema
    .none = Nessuno
    .slow = Lento
    .fast = Rapido
setting-playing = Gioco
setting-pace = Ritmo del computer
    .why = Il tempo minimo che un computer si prende per una mossa.
    .brisk = Svelto
    .unhurried = Tranquillo
    .at-once = Subito
setting-notation = Notazione nel registro
    .why = Le mosse si vedono anche in forma breve, come sono salvate e come si scrivono: «step e1 e2».
setting-cues = Suoni e segnali
quiet = Basso
normal = Medio
loud = Alto
setting-sound = Suoni
    .why =
        Per le mosse, le catture, il tuo turno, i tuoi ultimi secondi e la fine. Nei giochi di velocità ogni valore ha la
        sua nota: così una coppia si sente.
setting-flashes = Lampi
    .why = Il tavolo si illumina un attimo quando qualcuno vince una pila o batte per sbaglio.
setting-vibration = Vibrazione
    .why = Se il tuo dispositivo può: breve quando tocca a te o quando vinci, doppia quando qualcosa non si può fare, più lunga se batti per sbaglio.
setting-wording = Lettore di schermo
    .why = Che cosa dice da solo. Breve: ogni indicazione una volta per intero, poi «Tocca a te». L rilegge l’ultima mossa, W che cosa fare.
    .short = Breve
    .whole = Completo
    .on-request = Mosse su richiesta
on = Sì
off = No
version = Versione

## Dati salvati

stored-data = Che cosa è salvato su questo dispositivo
save-file = Salva in un file
    .why = Tutto in un solo file, come copia di sicurezza o per un altro dispositivo: { stored-counts }, e queste impostazioni.
save = Salva
stored-counts =
    { $games ->
        [0] nessuna partita salvata
        [one] { $games } partita salvata
       *[other] { $games } partite salvate
    }, { $finished ->
        [0] nessuna partita finita
        [one] { $finished } partita finita
       *[other] { $finished } partite finite
    }, { $results ->
        [0] nessun risultato
        [one] { $results } risultato
       *[other] { $results } risultati
    }
open-file = Apri un file salvato
    .why = Il file prende il posto di tutto quello che è salvato qui. Prima devi confermare.
    .question = Vuoi mettere il file al posto di tutto quello che è salvato qui? Contiene: { stored-counts }, e le impostazioni. Perdi quello che c’è adesso.
replace = Sostituisci
replaced = Fatto: adesso qui c’è tutto il contenuto del file.
broken-games =
    { $games ->
        [one] Una partita di questo file non si può leggere; resta salvata così com’è ({ $error }).
       *[other] { $games } partite di questo file non si possono leggere; restano salvate così come sono ({ $error }).
    }
file-broken = Questo file non si può usare. Non è cambiato niente – { $error }.
file-full = Qui non c’è spazio per questo file. Non è cambiato niente.
file-denied = Il tuo browser non permette a questa pagina di salvare niente. Non è cambiato niente.
delete-all = Elimina tutto
    .why = Tutte le partite salvate e finite, tutti i risultati e queste impostazioni.
    .question = Vuoi eliminare tutto quello che è salvato su questo dispositivo? Non potrai più recuperarlo.
    .done = Fatto: qui non è rimasto niente.

kept = Conservato dal browser
    .yes = Sì: il tuo browser conserva tutto finché non lo elimini tu.
    .maybe = Non è detto: se sul dispositivo manca lo spazio, il tuo browser può eliminare tutto.
    .week = Non è detto: il tuo browser elimina tutto dopo una settimana senza visite, a meno che tu non installi la pagina.
    .unknown = Il tuo browser non dice se conserva tutto.
keep = Chiedi al browser di conservarlo
    .why = Il tuo browser ti chiederà se può.
    .refused = Il tuo browser non l’ha ancora promesso. Forse lo farà dopo qualche altra visita, o quando la pagina sarà installata.
stored-size = Occupa { NUMBER($size) } di circa { NUMBER($room) } kB.
last-backup = Ultima copia di sicurezza: { $date }.
    .never = In questo browser non è ancora stata salvata nessuna copia di sicurezza.
backup-saved = La copia è tra i tuoi download: corsair-cabinet.txt.
backup-shared = La copia è condivisa.
backup-not-shared = Non ha funzionato. Salva invece la copia.
save-backup = Salva una copia
share-backup = Condividi la copia
install = Installa la pagina
    .why = Così si apre come un’app, anche senza rete.
    .share-menu =
        Nel menu di condivisione del browser scegli «Aggiungi alla schermata Home». La pagina installata all’inizio è vuota: prima
        salva una copia, e poi aprila lì.
    .dock =
        Nel menu «File» di Safari scegli «Aggiungi al Dock». La pagina installata all’inizio è vuota: prima salva una copia, e
        poi aprila lì.
    .browser-menu = Se il tuo browser lo permette, è nel suo menu: «Installa» o «Aggiungi a schermata Home».
    .done = È installata.

# Lines that appear after a game or beside a letter, and that the player can close.

notice-keep = Se sul dispositivo manca lo spazio, il tuo browser può eliminare le tue partite, a meno che tu non gli permetta di conservarle. Te lo chiederà.
notice-install = Il tuo browser elimina le tue partite dopo una settimana senza visite, a meno che tu non installi la pagina.
# $games is ten or more.
notice-backup = Hai finito { $games } partite dall’ultima copia di sicurezza.
notice-secrets = Quello che in questa partita sai solo tu si trova soltanto in questo browser. Con una copia non va perso.
not-now = Non ora

## Guai e novità

other-tab = Questa partita è aperta in un’altra scheda
    .why = L’hai aperta lì più di recente. Una partita si gioca in una sola scheda.
    .play-here = Continua qui

## Informazioni

about-heading = Che cos’è lo scrigno
about-games = Giochi che meritano più giocatori, tutti a un solo tavolo: gioca contro computer onesti, o con gli amici, davanti allo stesso schermo o ognuno sul suo dispositivo.
about-computers = I computer vedono solo quello che vedrebbe una persona al loro posto. Pensano sul tuo dispositivo.
about-privacy = Nessun account, nessun tracciamento, nessun server che ti conosca: tutto resta in questo browser, tranne quello che mandi agli amici.
credits = Chi ha fatto i giochi
licences = Caratteri e immagini
licence-fonts =
    Spectral, © 2017 The Spectral Project Authors, e Cabinet Display, una parte di Jacques Francois, © 2011 Cyreal, tutti e
    due con la SIL Open Font License 1.1.
licence-courts =
    I re, le regine e i fanti sono di Letele Motebang; vengono dal suo pacchetto @letele/playing-cards, che ha messo nel
    pubblico dominio (CC0 1.0).
licence-drawings = Tutte le altre carte, gli emblemi e le icone sono stati disegnati per questo scrigno.
notices = Software di questa pagina e relative licenze (in inglese)
