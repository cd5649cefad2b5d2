### Duello di cavalli

## Nomi

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
# Il colore di una casella: al femminile.
colour =
    { $colour ->
        [red] rossa
        [blue] blu
       *[yellow] gialla
    }
    .many =
        { $colour ->
            [red] rosse
            [blue] blu
           *[yellow] gialle
        }
colour-letter =
    { $colour ->
        [red] r
        [blue] b
       *[yellow] g
    }
chips =
    { $chips ->
        [one] { $chips } gettone
       *[other] { $chips } gettoni
    }
moves =
    { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }

## La pagina iniziale e la preparazione

name = Duello di cavalli
tagline =
    Ognuno comincia con un cavallo in mezzo al tabellone. Ogni mossa ne aggiunge uno; quattro in fila vincono la manche.
    Sette anomalie cambiano le regole, una alla volta o tutte insieme.
facts = 2 giocatori · 10–20 minuti · da tutto in vista a quasi tutto nascosto
credit = Di pseudonam, per The Genius: Variations on a Theme.

group-anomalies = Anomalie
off = No
on = Sì
option-airdrop = Aviolancio
    .why = Con un nuovo cavallo puoi lanciare del letame in una casella vuota. Lì non può più arrivare nessuno.
    .off = { off }
    .two = Due a testa
    .one = Uno a testa
    .three = Tre a testa
option-bidding = Asta
    .why = Niente turni: offrite tutti e due gettoni in segreto. Chi offre di più paga l’altro e muove.
    .off = { off }
    .free = Sì, la prima mossa di X è gratis
    .auction = Sì, offerte dall’inizio
option-coloration = Colorazione
    .why = Ogni casella è rossa, blu o gialla. Non puoi arrivare sul colore dell’ultima mossa dell’avversario.
    .off = { off }
    .on = { on }
option-trap = Trappola per cavalli
    .why = Prima di ogni mossa, l’avversario mette in segreto una trappola in una casella. Un cavallo che arriva lì è perso.
    .off = { off }
    .shown = Sì, poi le trappole si mostrano
    .hidden = Sì, quelle vuote restano segrete
option-sickness = Malattia
    .why = Un cavallo che ne genera un altro diventa debole. Quando ne genera ancora uno, sparisce.
    .off = { off }
    .on = { on }
option-snapshot = Istantanea
    .why = Vedi solo i tuoi cavalli e l’ultima mossa dell’avversario. Il resto lo devi ricordare.
    .off = { off }
    .on = { on }
    .assisted = Sì, con promemoria
option-tic-tac-toe = Tris
    .why = Quattro in fila non vincono. Ogni tre in fila valgono un punto, e con sei punti vinci la manche.
    .off = { off }
    .on = { on }

group-match = L’incontro
option-row = Per vincere una manche
    .why = Con quattro in fila X può vincere sempre, se sa come. Cinque sono più difficili.
    .four = Quattro in fila
    .five = Cinque in fila
option-favoured = Giocatore favorito
    .why = Il favorito sceglie per primo il segno, e vince l’incontro se tutto il resto è pari.
    .random = A caso
    .first = Posto 1
    .second = Posto 2
option-sides = X e O nelle altre manche
    .why = X muove per primo.
    .choice = Si sceglie a turno
    .swap = Si scambiano i segni
option-tie = Una manche a testa
    .why = Che cosa decide allora l’incontro. Una terza manche aiuta il favorito: a parità di forze vince circa quattro volte su cinque.
    .moves = Meno mosse nella manche vinta
    .third = Una terza manche
option-clock = Orologi
    .why = Hai un minuto per ogni mossa, più altri tre per la manche. Poi muove l’avversario per te, o si muove a caso.
    .off = { off }
    .on = { on }

preset-standard = Semplice
    .why = Senza anomalie: quattro in fila.
preset-five = Cinque in fila
    .why = Per chi sa come X vince con quattro.
preset-all = Tutto insieme
    .why = Tutte e sette le anomalie in una volta.
daily-airdrop = Oggi: Aviolancio
    .why = { anomaly-why }
daily-bidding = Oggi: Asta
    .why = { anomaly-why }
daily-coloration = Oggi: Colorazione
    .why = { anomaly-why }
daily-trap = Oggi: Trappola per cavalli
    .why = { anomaly-why }
daily-sickness = Oggi: Malattia
    .why = { anomaly-why }
daily-snapshot = Oggi: Istantanea
    .why = { anomaly-why }
daily-tic-tac-toe = Oggi: Tris
    .why = { anomaly-why }
anomaly-why = Un’anomalia al giorno, la stessa per tutti.

level =
    { $level ->
        [0] Gioca a caso e vede una minaccia su dieci. Ricorda le tue ultime quattro mosse.
        [1] Vede una minaccia su cinque, e fa errori grossi. Ricorda le tue ultime otto mosse.
        [2] Vede tre minacce su quattro, e di rado fa errori grossi. Ricorda le tue ultime dodici mosse.
        [3] Non dimentica niente, e prima di ogni mossa cerca una vittoria forzata.
       *[other] Non dimentica niente e trova da lontano le vittorie forzate. Con X, la partita semplice la vince sempre.
    }

## Che cosa può sorprenderti quando due anomalie si incontrano

note-airdrop-bidding = Il letame fa parte della mossa sigillata: cade solo quello di chi vince l’asta.
note-airdrop-trap = Il letame cade anche se il cavallo che lo porta finisce in trappola.
note-airdrop-sickness = Puoi lanciare letame nella casella che un cavallo debole ha appena lasciato.
note-airdrop-snapshot = Se arrivi su letame nascosto, la tua mossa è impossibile e passi.
note-bidding-coloration = Conta il colore dell’ultima mossa dell’avversario, anche se nel frattempo hai mosso tu.
note-bidding-trap = Con l’offerta mettete tutti e due una trappola. Vale solo quella di chi non muove.
note-bidding-snapshot = Se la mossa di chi vince è impossibile, l’offerta si paga lo stesso, e muove l’altro.
note-bidding-tic-tac-toe = Se non puoi muovere, nessuno offre: l’avversario muove e basta.
note-coloration-trap = La casella di un cavallo finito in trappola conta lo stesso come ultimo colore.
note-coloration-tic-tac-toe = Se non ti resta nessuna casella di un colore permesso, passi e non perdi.
note-trap-sickness = Se un nuovo cavallo finisce in trappola, quello da cui nasce non si indebolisce, e se era già debole non sparisce.
note-sickness-snapshot = Non vedi quali cavalli dell’avversario diventano deboli o spariscono.
note-sickness-tic-tac-toe = I punti si ricontano dopo ogni turno: possono scendere.

## Perché una mossa non è permessa

illegal-over = L’incontro è finito.
illegal-not-your-turn = Tocca all’altro giocatore.
illegal-time-is-up = Il tempo è scaduto.
illegal-side = Non adesso: prima scegli un segno, X o O.
illegal-bid = Non adesso: prima devi fare un’offerta.
illegal-trap = Non adesso: prima devi mettere una trappola, o nessuna.
illegal-spawn = Non adesso: prima devi scegliere dove arriva il tuo cavallo.
illegal-too-few-chips = Hai { chips }.
illegal-taken = In { $space } c’è un cavallo.
illegal-manured = In { $space } c’è del letame.
illegal-out-of-reach = Nessuno dei tuoi cavalli è a un salto da { $space }.
illegal-hemmed-in = Il cavallo in { $space } non ha nessuna casella libera a un salto.
illegal-same-colour = { $space } è { colour }, come la casella dell’ultima mossa dell’avversario.
illegal-parent-missing = Di’ da quale cavallo nasce quello in { $space }.
illegal-parent-named = Senza la Malattia non si dice da quale cavallo nasce quello nuovo.
illegal-not-your-knight = Non hai nessun cavallo in { $space }.
illegal-parent-too-far = { $space } non è a un salto da { $parent }.
illegal-no-airdrop = In questo incontro non c’è letame.
illegal-no-manure-left = Non hai più letame.
illegal-drop-on-landing = In { $space } c’è il tuo nuovo cavallo: il letame non può andare lì.
illegal-drop-for-other = Quando muovi per l’avversario, non puoi lanciare letame.
illegal-drop-taken = Per il letame ci vuole una casella vuota, e { $space } non è vuota.

## Che cosa ha deciso l’incontro

reason-both-bouts = Tutte e due le manche sono andate allo stesso giocatore.
reason-one-bout = Chi vince ha vinto una manche; l’altra era patta.
reason-fewer-moves = Una manche a testa: decide la più corta, { $fewer } mosse contro { $more }.
reason-same-moves = Una manche a testa, tutte e due in { moves }. In parità vince il favorito, segnato accanto al nome fin dall’inizio.
reason-no-bout = Tutte e due le manche erano patte. In parità vince il favorito, segnato accanto al nome fin dall’inizio.
reason-third-bout = Una manche a testa: ha deciso la terza.
verdict-fewer =
    Una manche a testa; la tua in { moves }, l’altra in { $theirs }: { $won ->
        [yes] hai vinto l’incontro
       *[no] hai perso l’incontro
    }.
verdict-same =
    Una manche a testa, tutte e due in { moves }. { $won ->
        [yes] In parità vinci tu: il favorito sei tu, fin dall’inizio.
       *[no] In parità vince l’avversario: è il favorito, fin dall’inizio.
    }
settled = La prima manche è durata { moves }, e questa andava vinta entro la mossa { $by }.

## Una casella come la legge uno screen reader: il suo nome e poi queste parti, con virgole in mezzo

space-knight =
    { $weak ->
        [yes] cavallo { side } debole
       *[no] cavallo { side }
    }
space-manure = letame
space-row = nella fila vincente
space-latest = ultima mossa di { side }
space-remembered = qui è arrivato l’avversario
space-own-trap = la tua trappola
space-revealed-trap = qui c’era una trappola
space-sprung-trap = qui una trappola ha preso un cavallo { side }
space-ghost = qui arriva il tuo nuovo cavallo
space-drop = qui cade il letame
space-chosen = scelta
space-threat = qui { side } vincerebbe
space-reach = a portata
space-parent = da qui può nascere il nuovo cavallo
row-empty = Riga { $row }: vuota.
row = Riga { $row }: { $spaces }.
row-next = { $before }; { $after }

## Che cosa fare adesso

prompt-side = Scegli il tuo segno per la manche { $bout }: X muove per primo.
prompt-ready-side = Ecco: giochi con { side }.
prompt-bid = Hai { chips }: scegli quanti ne offri per la mossa.
prompt-ready-bid = Ecco: offri { chips }.
prompt-trap = Scegli una casella per la trappola, o nessuna trappola.
prompt-ready-trap = Ecco: una trappola in { $space }.
prompt-ready-no-trap = Ecco: nessuna trappola.
prompt-landing = Scegli dove arriva il tuo nuovo cavallo.
prompt-for-other = Il tempo dell’avversario è scaduto: scegli dove arriva il suo nuovo cavallo.
prompt-landing-from = Scegli dove arriva il nuovo cavallo, a un salto da { $parent }.
prompt-parent = Scegli da quale cavallo nasce quello in { $space }.
prompt-drop = Scegli una casella vuota per il letame.
prompt-ready =
    Ecco: un cavallo in { $space }{ $parent ->
        [none] {""}
       *[space] {" "}da { $parent }
    }{ $drop ->
        [none] .
       *[space] , con letame in { $drop }.
    }{ $may-drop ->
        [yes] {" "}Puoi anche lanciare del letame.
       *[no] {""}
    }

confirm-side = Scegli
confirm-bid = Offri
confirm-trap = Metti
confirm-spawn = Metti

## Che cosa è successo: frasi una dopo l’altra

event-chosen =
    { $you ->
        [x] Manche { $bout }: giochi con X e hai la prima mossa.
        [o] Manche { $bout }: giochi con O; la prima mossa è di X.
       *[none] Manche { $bout }: il posto { $seat } gioca con X e ha la prima mossa.
    }
target =
    { $you ->
        [yes] Vinci questa manche entro la mossa { $moves }, o l’incontro è perso.
        [no] L’avversario deve vincere questa manche entro la mossa { $moves }, o l’incontro è tuo.
       *[none] Chi ha perso la prima manche deve vincere questa entro la mossa { $moves }.
    }
target-why =
    La prima manche è durata { moves }, e { $tie ->
        [yes] in parità vinci tu
        [no] in parità vince l’avversario
       *[none] in parità vince il favorito
    }.
tie-rule =
    Una manche a testa: vince l’incontro la più corta. { $favoured ->
        [drawn-yours] In parità vinci tu: il sorteggio ti ha fatto favorito.
        [yours] In parità vinci tu: il favorito sei tu.
        [drawn-theirs] In parità vince l’avversario: è il favorito per sorteggio.
        [theirs] In parità vince l’avversario: è il favorito.
       *[none] In parità vince il favorito.
    }
tie-third = Una manche a testa: decide la terza.
event-sealed-bid = La tua offerta di { chips } è sigillata.
event-sealed-no-trap = Non metti trappole.
event-sealed-trap = La tua trappola in { $space } è sigillata.
event-sealed-spawn = La tua mossa in { $space } è sigillata.
event-time-is-up = Il tempo è scaduto.
not-yet-known = Nascosto fino alla fine della manche.
log-bid = { side } offre { chips }.
log-no-trap = { side } non mette trappole.
log-trap = { side } mette una trappola in { $space }.
log-spawn = { side } vuole arrivare in { $space }.
event-late-trap = Tempo scaduto per { side }: nessuna trappola.
event-late-bid = Tempo scaduto per { side }: l’offerta è 0.
event-late-random = Tempo scaduto per { side }: la mossa è a caso.
event-late-opponent = Tempo scaduto per { side }: muove { other-side } al suo posto.
event-bids = X offre { $x }, O offre { $o }.
event-bid-won = { side } vince l’asta e paga.
event-lands = { side } arriva in { $space }.
event-trapped = { side } finisce nella trappola in { $space }, e il cavallo è perso.
event-impossible = La mossa di { side } in { $space } è impossibile: lì c’è qualcosa di nascosto. { side } passa.
event-passes = { side } passa.
event-manure = Del letame cade in { $space }.
event-trap = In { $space } c’era una trappola.
event-vanishes = Il cavallo in { $space } sparisce.
event-weakens = Il cavallo in { $space } adesso è debole.
event-points = Punti: X { $x }, O { $o }.
event-no-move = { side } non può muovere e passa.

## Com’è finita una manche

result-won =
    { $winner }: manche { $bout } vinta in { moves } – { $ending ->
        [row] cavalli in fila.
        [stuck] l’altro non poteva più muovere.
        [last] nessuno poteva più muovere, e chi vince ha mosso per ultimo.
        [points] sei punti raggiunti.
       *[tally] più punti alla fine.
    }
headline-won = Manche { $bout } vinta: { $winner }
headline-drawn = Manche { $bout } patta
headline-row = Cavalli in fila
next-bout = Prossima manche
result-equal = Manche { $bout } patta in { moves }: punti pari.
result-limit = Manche { $bout } patta: si sono giocate { $most } mosse.

## Che cosa puoi fare adesso, e che cosa no

aim-row =
    Il tuo scopo: mettere in fila { $knights ->
        [4] quattro
        [5] cinque
       *[other] { $knights }
    } dei tuoi cavalli, uno sopra l’altro o uno accanto all’altro.
aim-points = Il tuo scopo: sei punti. Ogni tre dei tuoi cavalli in fila valgono un punto.
possible-choose = Scegli X o O per la manche { $bout }. X muove per primo.
possible-bid = Per la mossa puoi offrire fino a { chips }.
possible-trap = Puoi mettere una trappola in una casella qualunque, o nessuna.
possible-land =
    { $whose ->
        [opponent] Il nuovo cavallo dell’avversario
       *[yours] Il tuo nuovo cavallo
    } può arrivare in { $spaces ->
        [1] una casella
       *[other] { $spaces } caselle
    }{ $names ->
        [none] .
       *[names] : { $names }.
    }
possible-drop = Puoi anche lanciare del letame (ancora { $left }).
possible-barred =
    { $spaces ->
        [1] Una casella a portata è { colour }, come quella dell’ultima mossa dell’avversario: lì non puoi arrivare.
       *[other] { $spaces } caselle a portata sono { colour.many }, come quella dell’ultima mossa dell’avversario: lì non puoi arrivare.
    }
possible-no-manure = Non hai più letame.
possible-no-trap = Un tuo cavallo è finito in trappola: per la prossima mossa non puoi metterne una tu.

coach-goals =
    { $goals ->
        [0] Da qui non può partire nessun cavallo.
        [1] Da qui il tuo prossimo cavallo può arrivare in una casella.
       *[other] Da qui il tuo prossimo cavallo può arrivare in { $goals } caselle.
    }
coach-wins = In { $names } vinceresti.
coach-weak = Questo cavallo è debole: sparisce quando ne genera un altro.
coach-threats = L’avversario vincerebbe in { $names }.
coach-no-threat = L’avversario non può vincere con la prossima mossa.

## Dove cercare una mossa

# Quello che segue «Ti consiglio di».
proposal-side = giocare con { side }
proposal-bid = offrire { $chips }
proposal-no-trap = non mettere trappole
proposal-trap = mettere una trappola in { $space }
proposal-spawn = mettere un cavallo in { $space }
proposal-drop = mettere un cavallo in { $space } e lanciare letame in { $drop }

# Quello che segue il consiglio, come motivo.
purpose-first = X muove per primo: le tue file arrivano un cavallo prima.
purpose-wins = Così vinci la manche.
purpose-blocks = Lì l’avversario vincerebbe.
purpose-forks = Alla prossima mossa vinceresti in { $names }, e l’avversario può bloccarne solo una.
purpose-threatens = Poi vinceresti in { $names }.
purpose-points =
    { $points ->
        [1] Vale un punto in più.
       *[other] Vale { $points } punti in più.
    }
purpose-adds = { $knights } delle { $spaces } caselle da { $first } a { $last } sono allora tue, e nessun cavallo avversario è tra loro.
purpose-closes =
    { $knights ->
        [1] Chiude { $first }–{ $last }, dove l’avversario ha già un cavallo.
       *[other] Chiude { $first }–{ $last }, dove l’avversario ha già { $knights } cavalli.
    }
purpose-opens =
    { $spaces ->
        [1] Il tuo prossimo cavallo può allora arrivare in una casella in più.
       *[other] Il tuo prossimo cavallo può allora arrivare in { $spaces } caselle in più.
    }
coach-overbid = L’offerta era di { $bid }: sarebbe bastata un’offerta di { $enough }.

## Sul tavolo

status-bout = Manche { $bout }
status-moves = Manche { $bout } · { moves }
board = Il tabellone
board-summary = Un tabellone: { $sides }.
board-side = { side } in { $spaces }
keys = Sul tabellone, le frecce vanno di casella in casella, Inizio e Fine ai due capi di una riga.
counters = Manche e ultimo giro
your-side = Il tuo segno
your-bid = La tua offerta
no-trap = Nessuna trappola
manure-left = Lancia letame (ancora { $left })
threats = Mostra le minacce
bid-less = Offri di meno
bid-more = Offri di più
sealed = Sigillato: { $parts }.
sealed-trap = una trappola in { $space }
sealed-no-trap = nessuna trappola
sealed-spawn = un cavallo in { $space }
stock-points = Punti: { $points } su { $most }
stock-manure = Letame: { $left }
mark-bouts =
    { $bouts ->
        [one] { $bouts } manche vinta
       *[other] { $bouts } manche vinte
    }
mark-favoured = vince l’incontro in parità
mark-wins-tie = vince a offerte uguali
mark-banned = non può mettere trappole
legend-win = Qui vinceresti.
legend-danger = Qui vincerebbe l’avversario.
legend-weak = Debole: sparisce quando ne genera un altro.
legend-manure = Letame: qui non può arrivare nessuno.
legend-barred = Vietato: il colore dell’ultima mossa dell’avversario.
legend-remembered = Qui è arrivato l’avversario.
legend-own-trap = La tua trappola.
legend-revealed-trap = Una trappola che non ha preso niente.
legend-sprung-trap = Una trappola che ha preso un cavallo.
hidden = nascosto fino alla fine della manche
snapshot = Vedi solo i tuoi cavalli e l’ultima mossa dell’avversario.
resign = Vuoi abbandonare tutto l’incontro, e non solo questa manche?

## L’editor di posizioni

editor-turn = A chi tocca
editor-chips = Gettoni di X, su 40
editor-manure = letame di { side }
editor-colour = casella { colour }
editor-knights = X e O devono avere almeno un cavallo a testa.
editor-too-much-manure = Nessuno dei due ha così tanto letame.
editor-snapshot = Con l’Istantanea non si può comporre una posizione: ne fa parte anche quello che ciascuno ricorda.

## La lezione

lesson-first = Il tuo primo cavallo
    .task =
        Puoi scegliere un segno. Prendi X: muove per primo. Poi tocca una casella a due passi in linea retta e uno di lato
        dal tuo cavallo. Toccala ancora, o premi il pulsante, e lì arriva un nuovo cavallo. Quello vecchio resta dov’è.
    .done = Questa è una mossa: un cavallo in più. Quando vuoi, tocca uno dei tuoi cavalli per vedere dove può arrivare.
    .failed = Anche O è una buona scelta, ma allora comincia l’altro. Qui scegli X, e muovi.
lesson-row = Quattro in fila
    .task =
        Quattro dei tuoi cavalli in fila, uno accanto all’altro o uno sopra l’altro, vincono la manche. Ne hai tre su una
        riga, con un buco che uno dei tuoi cavalli può raggiungere. Una stella mostra dove vinceresti.
    .done = Quattro in fila. Ci è arrivato il cavallo da d4.
    .failed = Il buco è in e6. Ci arriva il cavallo in d4: due passi in linea retta, uno di lato.
lesson-diagonal = Le diagonali non contano
    .task = In g7 ne avresti quattro in diagonale, ma non valgono niente. Cerca la fila che conta.
    .done = Da h6 a h9: questi sono quattro in fila.
    .failed = Questi non sono quattro in una fila che conta. Guarda h6, h7 e h9.
lesson-block = Bloccare
    .task =
        L’avversario ne ha tre in fila e poi tocca a lui. Un capo della fila è già occupato. Arriva tu sull’altro.
    .done = Bloccato. Avevi un cavallo abbastanza vicino: tieni sempre d’occhio dove puoi arrivare.
    .failed = Adesso l’avversario arriva in g8 e vince. Il tuo cavallo in f6 può arrivarci.
lesson-look-twice = Guarda due volte
    .task = L’avversario minaccia ancora quattro in fila. Qual è la tua mossa migliore?
    .done = Quattro in fila, in anticipo sull’avversario. Prima di bloccare, guarda sempre se puoi vincere tu.
    .failed = Ne hai tre in fila anche tu, in d5, e5 e f5. Il quarto vince subito.
lesson-two-threats = Due in una volta
    .task =
        L’avversario può bloccare una minaccia, ma non due. Trova la mossa che ti dà tre in fila con i due capi liberi, e
        tutti e due a portata.
    .done = Minacci c5 e g5. L’avversario può bloccarne solo uno.
    .failed = Questo l’avversario può ancora fermarlo. Chiudi il buco fra d5 e f5.
lesson-no-move = Senza uscita
    .task =
        Se quando comincia il tuo turno non puoi muovere, perdi la manche. Dal cavallo nell’angolo si arriva in due caselle,
        e in una ci sei tu.
    .done = L’avversario non può muovere, e la manche è tua. È raro, ma succede.
    .failed = Dal cavallo in a1 si arriva ancora in c2. Vacci tu: da b4, per esempio.
lesson-match = L’incontro
    .task =
        Un incontro ha due manche. Se ne vincete una a testa, conta la più corta. L’avversario ha vinto la prima in 23
        mosse. Vinci questa adesso: ne bastano 11.
    .done =
        Hai vinto l’incontro: 11 mosse sono meno di 23. Ci sono anche sette anomalie, che cambiano il gioco; provane una
        quando lo conosci bene.
    .failed = Puoi vincere subito, e meno mosse sono, meglio è: guarda f3, f4 e f6.

## I problemi

puzzle-line = Vinci in tre mosse
    .task = Trova le mosse giuste, e vinci la manche con la terza, qualunque cosa faccia l’altro.
    .done = Qualunque cosa facesse, l’altro non poteva fermare tutte le tue file.
    .failed = Forse è una buona mossa, ma non vince in tempo.
puzzle-block = Una sola mossa
    .task =
        Non c’è ancora una fila da fermare, ma l’altro vince con le sue prossime due mosse. Trova l’unica mossa che lo
        impedisce.
    .done = Dopo, l’altro non vinceva più in due mosse. Dopo ogni altra mossa, sì.
    .failed = Così non lo fermi: vince con le sue prossime due mosse.
puzzle-fork = Due in una volta
    .task = Trova adesso la mossa giusta, e vinci con la prossima, qualunque cosa faccia l’altro.
    .done = Potevi vincere in più modi di quanti l’altro potesse fermarne con una mossa.
    .failed = Forse è una buona mossa, ma l’altro può ancora fermarti.
