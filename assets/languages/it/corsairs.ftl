### Corsari

## Nomi

side-corsairs = Corsari
side-convoy = Convoglio
piece =
    { $piece ->
        [corsair] corsaro
        [escort] scorta
       *[freighter] mercantile
    }
    .the =
        { $piece ->
            [escort] la { piece }
           *[other] il { piece }
        }
corsair-count =
    { $corsairs ->
        [0] nessun corsaro
        [one] { $corsairs } corsaro
       *[other] { $corsairs } corsari
    }
escorts =
    { $line ->
        [yes] la linea da { $first } a { $last }
       *[no] la scorta in { $first }
    }
turn-count =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }

## La pagina iniziale e la preparazione

name = Corsari
tagline =
    Sei navi di scorta proteggono un mercantile che non può muoversi da solo. Sei corsari entrano dagli angoli del tabellone
    per portarlo via, una casella dopo l’altra.
facts = 2 giocatori · 20 minuti · niente fortuna, niente di nascosto
credit = Dal blog Poisonous Cloak, ispirato a Royal Jelly di Hempuli (Arvi Teikari).

group-board = Tabellone e parti
option-size = Tabellone
    .why = Un tabellone più piccolo aiuta i corsari, uno più grande il convoglio.
    .five = 61 caselle
    .four = 37 caselle (per i corsari)
    .six = 91 caselle (per il convoglio)
    .eight = 169 caselle (tabellone intero)
option-corsairs = Chi gioca i corsari
    .why = Cominciano i corsari. Nella rivincita scambiate le parti.
    .first = Posto 1
    .second = Posto 2
    .random = A caso
option-match = Incontro
    .why = In due partite ognuno gioca tutte e due le parti; se ne vincete una a testa, conta la più corta.
    .one = Una partita
    .two = Due partite

group-corsairs = Corsari
option-second = La seconda mossa
    .why = Un turno dei corsari è di una o due mosse.
    .may = Se vuoi
    .must = Obbligatoria, se si può
option-return = Avanti e indietro
    .why = Un turno può lasciare tutto com’era?
    .barred = Vietato
    .allowed = Permesso
option-pull = Traino
    .why = Quale nave vicina può trainare un corsaro che fa un passo?
    .any = Una qualunque
    .straight = Solo quella dritta alle spalle
option-pulls = Traini in un turno
    .why = Con un solo traino per turno, il convoglio è forte.
    .two = Uno per mossa
    .one = Uno
option-stuck = Se nessun corsaro può muoversi
    .why = Succede quando sono tutti immobilizzati e nessuno può entrare.
    .pass = Passano
    .convoy = Vince il convoglio

group-convoy = Convoglio
option-rest = Aspettare
    .why = Il convoglio può passare? Se può, i corsari non riescono a costringerlo ad aprire un varco.
    .no = Una scorta deve muoversi
    .yes = Il convoglio può passare
option-line = Formazioni
    .why = Quali scorte di una linea retta si possono muovere insieme?
    .part = Qualsiasi parte della linea
    .whole = Solo la linea intera
option-broadside = Di lato
    .why = Una linea si può muovere di lato?
    .yes = In tutte e sei le direzioni
    .no = Solo lungo la linea
option-corners = Scorte negli angoli
    .why = Una scorta in un angolo non lascia entrare lì i corsari.
    .open = Permesse
    .barred = Vietate

group-captures = Immobilizzare e catturare
option-release = Quando un corsaro torna libero
    .why = Un altro corsaro traina via le navi che lo tengono, e accanto gliene restano meno di due.
    .end = Dopo il turno
    .once = Subito
option-shield = Il mercantile come scudo
    .why = Un corsaro accanto al mercantile è al sicuro dalla cattura?
    .no = No
    .yes = Sì
option-captures = Catture per vincere
    .why = Quanti corsari deve catturare il convoglio?
    .five = Cinque
    .six = Sei

group-end = La fine
option-limit = Turni
    .why = Si contano i turni di tutte e due le parti. Dopo l’ultimo vince il convoglio.
    .hundred = 100
    .two-hundred = 200
    .none = Nessun limite
option-repetition = Tre volte la stessa posizione
    .why = Il conto lo vedete tutti e due.
    .convoy = Vince il convoglio
    .off = Non succede niente

preset-even = Più equilibrio
    .why =
        Una sola modifica alle regole originali: più scorte navigano solo lungo la loro linea. Fra giocatori della stessa
        forza, le due parti vincono più o meno altrettanto spesso. All’inizio i corsari sono più difficili da giocare.
preset-standard = Regole originali
    .why = Le regole originali. Aiutano il convoglio, che vince circa tre partite su quattro.
preset-small = Corpo a corpo
    .why =
        Un tabellone piccolo e una partita più breve. Qui le regole originali aiutano i corsari, perciò queste regole della
        casa aiutano il convoglio.
preset-match = Un incontro equo
    .why = Due partite: ognuno gioca tutte e due le parti.

level =
    { $level ->
        [0] Naviga a caso: pensa solo a questo turno, e gli sfugge quasi tutto.
        [1] Pensa solo a questo turno e gli sfugge la maggior parte delle mosse, ma fra le altre sceglie meglio.
        [2] Pensa solo a questo turno, e gli sfugge circa metà delle mosse.
        [3] Pensa sempre alla tua risposta, e spesso oltre. Prepara le tue trappole da lontano.
       *[other] Guarda almeno tre turni avanti: se i corsari possono prendere il mercantile in due dei loro turni, lo vede sempre.
    }

## Perché una mossa non è permessa

illegal-over = La partita è finita.
illegal-not-your-turn = Tocca all’altro giocatore.
illegal-only-for =
    { $side ->
        [corsairs] Questo lo fanno solo i corsari. Tu giochi il convoglio: muovi le scorte.
       *[convoy] Questo lo fa solo il convoglio. Tu giochi i corsari: entra, fai un passo o esci, poi chiudi il turno.
    }
illegal-off-board = Su questo tabellone non c’è la casella { $post }.
illegal-not-corner = I corsari entrano ed escono dai sei angoli, e { $post } non è un angolo.
illegal-occupied = { $post } non è vuota.
illegal-no-reserve = Non hai corsari nella riserva.
illegal-left-this-turn = L’unico corsaro nella riserva è appena uscito dal tabellone; può tornare in un altro turno.
illegal-entered-this-turn = Il corsaro in { $post } è entrato in questo turno; può uscire in un altro.
illegal-no-corsair = In { $post } non c’è nessun corsaro.
illegal-entangled = Il corsaro in { $post } è immobilizzato e in questo turno non può muoversi.
illegal-hemmed-in = Il corsaro in { $post } non può andare da nessuna parte.
illegal-not-adjacent = Un corsaro va in una casella vicina, e { $to } non è accanto a { $from }.
illegal-nothing-to-pull = In { $post } non c’è né una scorta né il mercantile da trainare.
illegal-pull-too-far = Un corsaro traina una nave accanto a lui, e { $ship } non è accanto a { $corsair }.
illegal-pull-not-straight = In questa partita un corsaro traina solo la nave dritta alle sue spalle.
illegal-second-pull = In questa partita si traina una volta sola per turno, e l’hai già fatto.
illegal-corner-barred = In questa partita le scorte non possono stare negli angoli, e { $post } è un angolo.
illegal-two-moves = Hai fatto le tue due mosse: chiudi il turno, o annullane una.
illegal-turns-back = Il tuo turno non può finire con tutto com’era all’inizio.
illegal-move-first = Prima di chiudere il turno muovi almeno un corsaro.
illegal-move-again = In questa partita la seconda mossa si deve fare, se si può.
illegal-may-not-pass =
    { $side ->
        [corsairs] Puoi passare solo se nessun corsaro può muoversi.
       *[convoy] Il convoglio non può passare finché una scorta può muoversi.
    }
illegal-freighter-stays = Il mercantile non si muove mai da solo; lo trascinano solo i corsari.
illegal-no-escort = In { $post } non c’è nessuna scorta.
illegal-no-line = { $first } e { $last } non sono i due capi di una linea retta.
illegal-whole-line = In questa partita una formazione è una linea intera: in questa ci sono altre scorte.
illegal-in-line-only = In questa partita una formazione si muove solo lungo la sua linea.
illegal-not-straight =
    Una scorta va dritta, in una delle sei direzioni, e { $to } non è in linea retta con { $from }.
illegal-not-together = Le navi di una formazione vanno tutte nella stessa direzione e per lo stesso tratto.
illegal-leaves-board = Una parte della linea uscirebbe dal tabellone.
illegal-blocked = { $post } sbarra la strada: non è vuota.

## Che cosa ha deciso la partita

reason-freighter = I corsari hanno trascinato il mercantile fuori dal tabellone.
reason-captures =
    { $captures ->
        [5] Il convoglio ha catturato cinque corsari.
       *[other] Il convoglio ha catturato { $captures } corsari.
    }
reason-turn-limit = Il turno { $turn } è finito, e il mercantile è salvo.
reason-repetition = La stessa posizione per la terza volta: il convoglio è salvo.
reason-stuck = Nessun corsaro può muoversi.
reason-both-games = Le due partite dell’incontro sono andate allo stesso giocatore. { $ending }
reason-fewer-turns = Una partita a testa: decide la più corta, { $fewer } turni contro { $more }.
reason-same-turns = Una partita a testa in { turn-count }: l’incontro finisce in parità.

## Una casella come la legge uno screen reader: il suo nome e queste parti, con virgole in mezzo

post-corner = angolo
post-empty = vuota
post-entangled = immobilizzato
post-entangled-soon = sta per essere immobilizzato
post-doomed = sta per essere catturato
post-danger = in pericolo
post-left = una nave è appena andata via
post-came = qui dall’ultima mossa
post-captured = qui è stato catturato un corsaro
post-chosen = scelta
post-ghost = { piece.the } sarà qui
post-pull = si può trainare
post-entry = un corsaro può entrare
post-reach = a portata
post-choose = si può scegliere
post-next = { $before }; { $after }
file = Colonna { $file }: { $posts }.
file-empty = Colonna { $file }: vuota.

reserve-place =
    Riserva, { corsair-count }{ $state ->
        [chosen] , uno è scelto
        [open] , si può scegliere
       *[idle] {""}
    }

## Che cosa fare adesso

prompt-corsair =
    { $reserve ->
        [0] Scegli un corsaro da muovere.
       *[other] Scegli un corsaro da muovere, o un angolo vuoto da cui ne entra uno dalla riserva.
    }
prompt-enter = Scegli un angolo vuoto da cui entra il corsaro.
prompt-destination = Scegli dove va il corsaro in { $post }.
prompt-pull-off =
    Scegli una nave da portare fuori dal tabellone{ $alone ->
        [yes] , o esci da solo.
       *[no] .
    }
prompt-pull =
    { $alone ->
        [yes] Scegli una nave da trainare, o vai in { $post } da solo.
       *[no] Scegli una nave da trainare: il corsaro non può andare in { $post } da solo.
    }
prompt-continue = Hai fatto una mossa. Fanne un’altra, o chiudi il turno.
prompt-must-continue = Hai fatto una mossa. In questa partita devi farne un’altra.
prompt-end = Hai fatto le tue mosse: chiudi il turno, o annullane una.
prompt-escort =
    Scegli una scorta da muovere, o i due capi di una linea{ $pass ->
        [yes] ; oppure passa.
       *[no] .
    }
prompt-sail-to =
    Scegli dove va { escorts }{ $line ->
        [yes] .
       *[no] , o l’altro capo di una linea.
    }
prompt-sail =
    Ecco: { escorts } va in { $target }{ $line ->
        [yes] {" "}e { $end }.
       *[no] .
    }
prompt-pass =
    { $side ->
        [corsairs] Nessun corsaro può muoversi: passi.
       *[convoy] Nessuna scorta può muoversi: passi.
    }

confirm-end = Fine turno
confirm-move = Muovi
confirm-alone = Vai da solo
confirm-pass = Passa
confirm-sail = Muovi

## Che cosa è successo, per il registro e per gli screen reader. Una nota dice che cosa ne è seguito.

event-enter = Un corsaro entra in { $corner }.
event-enter-on = Un corsaro entra in { $corner } e continua fino a { $to }.
event-step = Il corsaro in { $from } va in { $to }.
event-step-on = Il corsaro in { $from } va in { $over } e poi in { $to }.
event-step-pull = Il corsaro in { $from } va in { $to } e traina { piece.the } da { $ship } a { $from }.
event-leave = Il corsaro in { $from } esce dal tabellone.
event-leave-pull = Il corsaro in { $from } esce dal tabellone e porta con sé { piece.the }.
event-sail = La scorta va da { $first } a { $target }.
event-sail-line = { $escorts } scorte vanno in linea da { $first }–{ $last } a { $target }–{ $end }.
event-end = I corsari chiudono il turno.
event-pass =
    { $side ->
        [corsairs] I corsari passano.
       *[convoy] Il convoglio passa.
    }

note-captured =
    { $corsairs ->
        [1] Il corsaro in { $posts } è catturato.
       *[other] I corsari in { $posts } sono catturati.
    }
note-entangled =
    { $corsairs ->
        [1] Il corsaro in { $posts } è immobilizzato.
       *[other] I corsari in { $posts } sono immobilizzati.
    }
note-second-time = La stessa posizione per la seconda volta.
note-first-game =
    { $ending } { $side ->
        [corsairs] I corsari vincono
       *[convoy] Il convoglio vince
    } la prima partita dell’incontro in { turn-count }. Scambiate le parti, e comincia la seconda.

## Consigli, e che cosa puoi fare adesso

# Quello che segue «Ti consiglio di».
proposal-enter = far entrare un corsaro in { $corner }
proposal-step = portare il corsaro da { $from } a { $to }
proposal-step-pull = portare il corsaro da { $from } a { $to } e trainare la nave in { $ship }
proposal-leave = uscire dal tabellone da { $from }
proposal-leave-pull = uscire dal tabellone da { $from } con la nave in { $ship }
proposal-sail = portare la scorta da { $first } a { $target }
proposal-sail-line = portare le scorte da { $first }–{ $last } a { $target }–{ $end }
proposal-end = chiudere qui il turno
proposal-pass = passare questo turno

# Quello che segue il consiglio, come motivo.
purpose-wins = Così vinci.
purpose-threatens-to-win = Se il convoglio non ti ferma, al prossimo turno trascini il mercantile fuori dal tabellone.
purpose-drags-freighter =
    { $distance ->
        [0] Il mercantile è allora su un angolo, a un passo dall’uscita.
        [1] Il mercantile è allora a una postazione da un angolo.
       *[other] Il mercantile è allora a { $distance } postazioni da un angolo.
    }
purpose-threatens-freighter = Al prossimo turno potresti allora trainare il mercantile.
purpose-takes-escort = Il convoglio perde quella scorta, e il tuo corsaro può rientrare da qualsiasi angolo.
purpose-frees =
    { $corsairs ->
        [one] Così liberi il tuo corsaro in { $posts }.
       *[other] Così liberi i tuoi corsari in { $posts }.
    }
purpose-escapes = Così al prossimo turno il convoglio non può né immobilizzare né catturare nessuno dei tuoi corsari.
purpose-drags-escort = Allontana una scorta dal mercantile.
purpose-threatens-escort = Al prossimo turno potresti allora portare la scorta in { $post } fuori dal tabellone.
purpose-enters =
    { $corsairs ->
        [1] Senza corsari sul tabellone non arrivi al mercantile.
       *[other]
            { $distance ->
                [1] Il convoglio deve allora tenere d’occhio { $corsairs } corsari, il più vicino accanto al mercantile.
               *[other] Il convoglio deve allora tenere d’occhio { $corsairs } corsari, il più vicino a { $distance } postazioni dal mercantile.
            }
    }
purpose-nears =
    { $distance ->
        [1] Il tuo corsaro è allora accanto al mercantile.
       *[other] Il tuo corsaro è allora a { $distance } postazioni dal mercantile.
    }
purpose-returns = Dalla riserva può entrare da un altro angolo.
purpose-ends-safe = I tuoi corsari sono al sicuro dove sono.
purpose-captures =
    { $corsairs ->
        [one] Così catturi il corsaro in { $posts }.
       *[other] Così catturi i corsari in { $posts }.
    }
purpose-saves-freighter =
    { $danger ->
        [dragged-off] I corsari stanno per trascinare il mercantile fuori dal tabellone, e così li fermi.
       *[other] I corsari stanno per trainare il mercantile, e così li fermi.
    }
purpose-entangles =
    { $corsairs ->
        [one] Così immobilizzi il corsaro in { $posts }: al prossimo turno non può muoversi.
       *[other] Così immobilizzi i corsari in { $posts }: al prossimo turno non possono muoversi.
    }
purpose-threatens-to-capture = Al prossimo turno potresti allora catturare il corsaro in { $post }.
purpose-threatens-to-entangle = Al prossimo turno potresti allora immobilizzare il corsaro in { $post }.
purpose-guards = Le scorte occupano allora { $escorts } delle 6 postazioni attorno al mercantile, e i corsari hanno meno vie per raggiungerlo.
purpose-closes-in =
    { $distance ->
        [1] Quella scorta è allora accanto al corsaro in { $post }: un’altra nave lì lo immobilizza.
       *[other] Quella scorta è allora a { $distance } postazioni dal corsaro in { $post }: due navi accanto lo immobilizzano.
    }
purpose-keeps-safe = Così i corsari non possono trascinare il mercantile nel prossimo turno.
plan-next = Poi ti consiglio di { $action }.

aim-corsairs = Il tuo scopo: uscire dal tabellone con il mercantile.
aim-convoy =
    Il tuo scopo: catturare { $captures ->
        [5] cinque
       *[other] sei
    } corsari{ $limit ->
        [0] { $repeats ->
            [yes] , o tenere al sicuro il mercantile finché la stessa posizione non torna per la terza volta.
           *[no] .
        }
       *[other] , o tenere al sicuro il mercantile fino alla fine del turno { $limit }.
    }
possible-enter = Un corsaro può entrare in { $corners }; nella riserva ne hai { $reserve }.
possible-step =
    { $ships ->
        [1] Il tuo corsaro in { $posts } può fare un passo in una casella vuota.
       *[other] I tuoi corsari in { $posts } possono fare un passo in una casella vuota.
    }
possible-leave =
    { $ships ->
        [1] Il tuo corsaro in { $posts } può uscire dal tabellone.
       *[other] I tuoi corsari in { $posts } possono uscire dal tabellone.
    }
possible-pull =
    { $ships ->
        [1] Puoi trainare la nave in { $posts }.
       *[other] Puoi trainare le navi in { $posts }.
    }
possible-end = Puoi chiudere il turno.
possible-sail =
    { $ships ->
        [1] Puoi muovere una scorta: { $posts }.
       *[other] Puoi muovere { $ships } scorte: { $posts }.
    }
possible-sail-in-line =
    { $lines ->
        [1] Puoi muovere insieme le scorte di una linea.
       *[other] Puoi muovere insieme le scorte di { $lines } linee.
    }
possible-pass = Puoi passare.
possible-entangled =
    { $ships ->
        [1] Il corsaro in { $posts } è immobilizzato e non può muoversi.
       *[other] I corsari in { $posts } sono immobilizzati e non possono muoversi.
    }
possible-no-third = Hai fatto tutte e due le mosse: una terza non c’è.
possible-no-second = Non puoi fare una seconda mossa.
possible-freighter-stays = Il mercantile non può muoversi da solo.

coach-goals =
    { $goals ->
        [0] Adesso questa nave non può muoversi.
        [1] Questa nave può andare in una casella.
       *[other] Questa nave può andare in { $goals } caselle.
    }
coach-held = Questa nave è immobilizzata e in questo turno non può muoversi.
coach-danger =
    { $danger ->
        [entangled] Nel prossimo turno il convoglio potrebbe immobilizzarla.
        [captured] Nel prossimo turno il convoglio potrebbe catturarla.
        [dragged] Nel prossimo turno un corsaro potrebbe trainarla.
        [dragged-off] Nel prossimo turno un corsaro potrebbe trascinarla fuori dal tabellone.
       *[none] Nel prossimo turno non può succederle niente.
    }
coach-safe = Sarebbe al sicuro in { $posts }.
coach-safe-nowhere = Non sarebbe al sicuro in nessuna casella.
coach-captures = Se va in { $posts } cattura un corsaro.
coach-entangles = Se va in { $posts } immobilizza un corsaro.

## Sul tavolo

board = Il tabellone
keys =
    Frecce: su e giù lungo una colonna, a sinistra e a destra verso la colonna vicina. In diagonale: 7, 9, 1 e 3, come su un
    tastierino numerico, o Inizio, Pag su, Fine e Pag giù.
reserve = Riserva
counters = Riserva e turni
entangled = Immobilizzato: non può muoversi nel turno dei corsari.
doomed = Se non cambia niente, sarà catturato alla fine del turno del convoglio.
danger = I corsari possono prendere il mercantile in un turno.
resign-match = Vuoi abbandonare tutto l’incontro, e non solo questa partita?
lost-corsairs = Corsari catturati: { $lost } su { $ships }; con { $captures } vince il convoglio
lost-escorts = Scorte perse: { $lost } su { $ships }
turn = Turno { $turn }
turn-of-limit = Turno { $turn } di { $limit }
second-time = Questa posizione per la 2ª volta; alla 3ª vince il convoglio
game-of-match = Partita { $game } di 2
status-in-match = { $game }. { $turn }
passed = Turno passato.
won-first = Prima partita vinta in { turn-count }.

picture = Un tabellone: { $ships }.
picture-empty = Un tabellone vuoto.
picture-ships =
    { $piece ->
        [corsair] { $ships ->
            [1] corsaro
           *[other] corsari
        }
        [escort] { $ships ->
            [1] scorta
           *[other] scorte
        }
       *[freighter] mercantile
    } in { $posts }

## L’editor di posizioni

editor-turn = A chi tocca
editor-captured = Corsari catturati
editor-turns-left = Turni rimasti
editor-six-corsairs = Ci sono solo sei corsari in tutto: sul tabellone, nella riserva o catturati.
editor-six-escorts = Ci sono solo sei scorte.
editor-freighter = Il mercantile deve essere sul tabellone.

## La lezione

lesson-enter = Entrare sul tabellone
    .task =
        Giochi i corsari. Aspettano fuori dal tabellone ed entrano dai sei angoli, le caselle con la rosa dei venti. Il tuo
        turno è di una o due mosse: tocca due angoli, poi chiudi il turno.
    .done = Due corsari sono sul tabellone. Adesso toccherebbe al convoglio, poi di nuovo a te.
    .failed = Anche questo è un turno. Ma qui fai entrare due corsari, uno dopo l’altro, e poi chiudi il turno.
lesson-pull = Trainare una scorta
    .task =
        Un corsaro fa un passo in una casella vuota accanto, e può trainare una nave che aveva di fianco. Quello in g4 non
        può: accanto a due navi, è immobilizzato. Toccalo e vedrai. Poi fai un passo con il corsaro in g3, e traina la
        scorta in f4.
    .done = La scorta sta dov’era il tuo corsaro, e nell’anello intorno al mercantile c’è un varco.
    .failed = Si può fare, ma la scorta in f4 deve finire in g3: scegli g3, poi una casella vuota, poi f4.
lesson-leave = Portare via una scorta
    .task =
        Da un angolo un corsaro può uscire dal tabellone e portare con sé una nave accanto. Una scorta portata via è persa
        per sempre. Scegli il corsaro in e1, poi la riserva, poi la scorta in e2.
    .done = Il convoglio ha una scorta in meno. Il tuo corsaro è nella riserva e può tornare in un altro turno.
    .failed = Si può fare, ma la scorta resta in gioco. Esci da e1, e porta via la scorta in e2.
lesson-freighter = Il mercantile
    .task =
        Così si vince: esci dal tabellone con il mercantile. Ci vogliono due mosse. Vai da e2 nell’angolo e1 e traina con te
        il mercantile; poi esci, e trainalo ancora.
    .done = Hai vinto. Due mosse, due traini: pensaci ogni volta che un corsaro libero è accanto al mercantile e accanto a un angolo.
    .failed = Così il mercantile ti sfugge. Vai nell’angolo e trainalo; poi esci e trainalo ancora.
lesson-two = Con due corsari
    .task =
        Adesso uno dei tuoi corsari è nell’angolo. Non è accanto al mercantile, e blocca quello che lo è. Puoi vincere lo
        stesso in questo turno: come?
    .done = Giusto: uno traina il mercantile vicino all’angolo, l’altro lo porta via.
    .failed =
        Non ancora. Con il corsaro in e2 fai un passo in una casella vuota qualunque, e traina il mercantile in e2. Poi esci
        con quello in e1, e porta via il mercantile.
lesson-entangle = L’altra parte
    .task =
        Adesso giochi il convoglio. Una scorta si muove in linea retta, fin dove vuoi. Un corsaro che alla fine del tuo
        turno è accanto a due delle tue navi è immobilizzato: nel suo turno non può muoversi. Porta una seconda nave accanto
        al corsaro in g3.
    .done = È preso, e per un turno resta dov’è. Anche il mercantile conta come nave.
    .failed =
        Si può fare, ma non immobilizza nessun corsaro. Porta una seconda nave accanto a quello in g3: la scorta in e4 può
        andare in f3.
lesson-line = Muovere una linea
    .task =
        Un corsaro che alla fine del tuo turno è accanto a tre scorte è catturato. Le scorte in linea retta si possono
        muovere insieme, lungo la loro linea. Tocca c6 e c7, i due capi di una linea, poi dove andare, e cattura il corsaro
        in b4.
    .done = Catturato, e fuori dal gioco. Una linea porta due navi in una volta: così si sorprende un corsaro.
    .failed = Così non catturi niente. Porta insieme c6 e c7 in c4 e c5: con b5 fanno tre.
lesson-danger = Mercantile in pericolo
    .task =
        Il segno sul mercantile ti avverte: i corsari possono prenderlo nel loro prossimo turno. Il corsaro in e2 è già
        accanto al mercantile. Con un’altra nave accanto, non può muoversi.
    .done = È immobilizzato, e per un turno il mercantile è salvo.
    .failed =
        Nel loro prossimo turno i corsari prenderebbero il mercantile. Porta una scorta accanto a e2: quella in d5 può
        andare in d2.
lesson-last = Il quinto corsaro
    .task =
        Quattro corsari sono catturati: con il quinto vinci. Vinci anche se il mercantile è ancora lì alla fine del turno 100, o se la
        stessa posizione si ripete per la terza volta. Cattura il corsaro in c3.
    .done = Hai vinto: era il quinto. Adesso conosci tutte e due le parti.
    .failed = È ancora lì. Portagli accanto una terza nave: da e4 una scorta può andare in d3.

## I problemi

puzzle-catch = Prendi il mercantile
    .task =
        Giochi i corsari. Trova adesso il turno giusto, e con il prossimo porti via il mercantile, qualunque cosa faccia il
        convoglio.
    .done = Prima hai trainato, e niente di quello che il convoglio poteva fare in un turno bastava a tenere il mercantile.
    .failed = Forse è un buon turno, ma il convoglio può ancora tenere il mercantile.
puzzle-fifth = L’ultima cattura
    .task =
        Giochi il convoglio. Trova adesso il turno giusto, e con il prossimo catturi il corsaro che ti fa vincere la
        partita, qualunque cosa facciano i corsari.
    .done = In un turno i corsari non potevano mettersi tutti al sicuro.
    .failed = Da qui i corsari possono ancora scappare.
puzzle-save = Salva il mercantile
    .task =
        Giochi il convoglio. I corsari stanno per prendere il mercantile nel loro prossimo turno, e un solo turno lo salva.
    .done = Dopo, nessun corsaro poteva scappare con il mercantile. Dopo ogni altro turno, uno poteva.
    .failed = Adesso i corsari prendono il mercantile nel loro prossimo turno.
puzzle-quiet = Un turno tranquillo
    .task =
        Giochi i corsari. Trova il turno senza traini che ti fa portare via il mercantile con quello dopo, qualunque cosa
        faccia il convoglio.
    .done = I tuoi corsari erano messi così bene che nessun turno del convoglio poteva salvare il mercantile.
    .failed = Forse è un buon turno, ma il convoglio può ancora tenere il mercantile.
puzzle-net = Due nella rete
    .task = Giochi il convoglio. Cattura due corsari in questo solo turno.
    .done = In un turno solo, ognuno dei due era accanto a tre scorte.
    .failed = Così non catturi due corsari.
