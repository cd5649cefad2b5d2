### Battaglia di Corsica

## Nomi

cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
pattern =
    { $pattern ->
        [pair] coppia
        [sandwich] sandwich
        [sequence] scala
       *[ten] somma di dieci
    }
    .a =
        { $pattern ->
            [sandwich] un { pattern }
           *[other] una { pattern }
        }
seat-name = Giocatore { $seat }

## La pagina iniziale e la preparazione

name = Battaglia di Corsica
tagline = Le carte cadono su una pila, una dopo l’altra. Quando si incontrano due uguali, batti prima di tutti.
facts = 2–6 giocatori · 5–10 minuti · carte e mani svelte
credit = Gioco tradizionale.

group-pace = Giocatori e ritmo
option-seats = Giocatori
    .why = Più giocatori, partite più lunghe.
    .two = Due
    .three = Tre
    .four = Quattro
    .five = Cinque
    .six = Sei
option-first = Posto 1
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-second = Posto 2
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-third = Posto 3
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-fourth = Posto 4
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-fifth = Posto 5
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-sixth = Posto 6
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
player-why = Se una persona e un computer battono nello stesso momento, conta il colpo della persona.
player-person = Una persona
player-computer = Un computer
option-pace = Velocità dei computer
    .why = Quanto in fretta giocano le carte e battono. In una partita calma aspettano che tu chieda le loro carte.
    .brisk = Svelti
    .easy = Due volte più lenti
    .slow = Quattro volte più lenti
    .calm = Calmi
option-window = Ultima occasione di battere
    .why = Per quanto tempo puoi ancora battere su una pila prima che un giocatore la prenda.
    .standard = 1,2 secondi
    .short = 0,6 secondi
    .long = 2 secondi
    .calm = 5 secondi
    .calmest = 15 secondi
option-grace = Colpi in ritardo
    .why = Per quanto tempo un colpo vale ancora dopo che un’altra carta è caduta sopra.
    .standard = 0,2 secondi
    .none = Per niente
    .long = 0,4 secondi
    .calm = 2 secondi
    .calmest = 5 secondi
option-auto-flip = Se un giocatore è lento
    .why = La sua carta può giocarsi da sola.
    .off = Gli altri aspettano
    .on = Giocata dopo 3 secondi

group-patterns = Su che cosa puoi battere
variation-off = No
variation-on = Sì
option-sandwich = Sandwich
    .why = Due uguali con una carta in mezzo: re, 7, re.
    .off = { variation-off }
    .on = { variation-on }
option-sequence = Scala
    .why = Due valori vicini: 8, 9.
    .off = { variation-off }
    .on = { variation-on }
option-rising = Verso di una scala
    .why = Vale anche 9, 8?
    .either = In su o in giù
    .rising = Solo in su
option-ace-rank = L’asso in una scala
    .why = A quali valori è vicino?
    .both = Al 2 e al re
    .low = Solo al 2
option-ten = Somma di dieci
    .why = Due carte che fanno dieci: 4, 6.
    .off = { variation-off }
    .on = { variation-on }
option-ace-nine = Asso e 9
    .why = Fanno dieci anche loro?
    .never = Non fanno dieci
    .ten = Fanno dieci
option-joker-pairs = Due jolly
    .why = Sono una coppia?
    .match = Sono una coppia
    .never = Non vanno con niente

group-mistakes = Errori
option-penalty = Un colpo sbagliato costa
    .why = Le carte vanno coperte sotto la pila, o agli altri giocatori.
    .three = 3 carte
    .one = 1 carta
    .each = 1 carta a ogni altro giocatore
    .ban = 3 secondi senza battere
option-mistakes = Tre errori senza carte
    .why = Al terzo sei fuori dal gioco.
    .cleared = Dall’ultima pila vinta
    .kept = In tutta la partita

group-dry = Senza carte
option-dry = Se non hai carte
    .why = Per quanto tempo puoi battere per tornare in gioco?
    .stays = Quanto vuoi
    .out = Fino al tuo prossimo turno
option-short = Poche carte per rispondere
    .why = Se finisci le carte prima dei tentativi.
    .borrow = Te le presta il prossimo
    .pass = Continua il prossimo
    .out = Sei fuori dal gioco
option-last = Se ha carte un solo giocatore
    .why = Come gli altri hanno l’ultima occasione di battere.
    .window = Un’ultima occasione
    .flip-on = Quel giocatore gioca prima tutte le sue carte
option-nobody = Se nessuno ha carte
    .why = Non succede quasi mai.
    .honour = L’ultima figura, asso o jolly vince la pila
    .redeal = Si danno di nuovo le carte

group-cards = Carte e fine
option-leftovers = Carte che avanzano
    .why = Se non si possono dare in parti uguali.
    .dealt = Qualcuno ne ha una in più
    .under = Vanno sotto la pila
option-starter = Prima carta
    .why = Chi la gioca?
    .random = Un giocatore a caso
    .person = La prima persona
option-jokers = Jolly
    .why = Danno più tentativi di tutti: cinque.
    .in = Tutti e due
    .out = Nessuno
option-collect = Una pila che vinci
    .why = Se si mescola, non c’è niente da ricordare.
    .block = Girata
    .shuffle = Mescolata
option-limit = La partita si ferma
    .why = Allora vince il giocatore con più carte.
    .plays = Dopo 10.000 carte
    .minutes = Dopo dieci minuti

preset-race = Tre modi di battere
    .why = Coppie, sandwich e scale in su. Circa cinque minuti, dieci al massimo.
preset-standard = Regole originali
    .why = Solo coppie, in due.
preset-all = Tutte le combinazioni
    .why = Sandwich, scala e somma di dieci: puoi battere su una carta ogni quattro.
preset-four = Tavola rotonda
    .why = Quattro giocatori, tre modi di battere, dieci minuti.
preset-easy = Senza fretta
    .why = Computer due volte più lenti, e più tempo per battere.
preset-calm = Calma
    .why = Le carte ti aspettano, e anche la pila.

## Perché una mossa non è permessa

illegal-over = La partita è finita.
illegal-removed = Sei fuori dal gioco.
illegal-not-your-turn = La prossima carta la gioca un altro.
illegal-window = La pila sta per essere presa: batti adesso, o aspetta.
illegal-too-soon = Una carta è caduta proprio in questo momento.
illegal-overdue = Prima viene qualcos’altro.
illegal-not-by-hand = Questo succede da solo.

## Che cosa ha deciso la partita

reason-all = Tutte le carte sono in una sola mano.
reason-plays = Si sono giocate diecimila carte: vince chi ne ha di più.
reason-time = I dieci minuti sono passati: vince chi ha più carte.
reason-nobody = Non c’è più nessuno che possa prendere la pila.

## La pila e i posti come li legge uno screen reader

pile-empty = La pila è vuota
pile-top = Pila di { cards }: { $top }
pile-tops = Pila di { cards }: { $top }, sotto { $below }
pile =
    { $pile }{ $under ->
        [0] .
        [1] ; 1 carta coperta sotto.
       *[other] ; { $under } carte coperte sotto.
    }
seat = { $name }: { $state }.
seat-lays = gioca la prossima carta
seat-banned = per un momento non può battere
mistakes =
    { $mistakes ->
        [one] { $mistakes } errore su 3
       *[other] { $mistakes } errori su 3
    }
out = fuori
no-cards = senza carte
banned = giù le mani

## Che cosa fare adesso

attempts =
    { $attempts ->
        [one] ancora { $attempts } tentativo
       *[other] ancora { $attempts } tentativi
    }
prompt-lay = Gioca una carta.
prompt-answer = Rispondi con una figura, un asso o un jolly: { attempts }.
prompt-watch = Tieni d’occhio la pila.
prompt-next = Chiedi la prossima carta.
prompt-dry = Non hai carte: batti per tornare in gioco.
prompt-dry-last = Non hai carte: batti per tornare in gioco. Ancora un errore e sei fuori.
prompt-removed = Sei fuori dal gioco.

## Che cosa è successo

cost-cards = { cards } sotto la pila
cost-gifts = { cards } agli altri
cost-ban = 3 secondi senza battere
cost-removed = terzo errore, fuori dal gioco

event-laid = { CAPITAL(card) }.
event-laid-by = { $name }: { card }.
event-call = { CAPITAL($call) }.
event-borrowed = In prestito: { card }.
note-borrowed = { CAPITAL(card) }, in prestito
note-ignored = Non conta.
event-won =
    { $name }: { pattern.a }, { cards }{ $back ->
        [yes] , di nuovo in gioco.
       *[no] .
    }
note-won =
    { CAPITAL(pattern.a) } dopo { $ms } ms: { cards }{ $back ->
        [yes] , di nuovo in gioco.
       *[no] .
    }
verdict-won =
    { $name }: { pattern.a }! { cards } dopo { $ms } ms{ $back ->
        [yes] , di nuovo in gioco
       *[no] {""}
    }
event-mistaken = { $name }: niente su cui battere, { $cost }.
note-mistaken = Niente su cui battere: { $cost }.
event-taken = { $name }: { cards }.
note-taken = La pila: { cards }.
event-unanswered = { $name }: { cards }, nessuna risposta { card.to }.
note-unanswered = La pila: { cards }. Nessuna risposta { card.to }.
dealt-again = Nessuno ha carte: si danno di nuovo tutte.
event-stopped = La partita è finita.
note-stopped = La partita è interrotta.

## Che cosa succede, accanto alla pila

call-leads = Prima carta: { $name }
call-lays = Prossima carta: { $name }
call-challenge =
    { $rank ->
        [none] {""}
        [joker] Jolly: {""}
       *[other] { CAPITAL(rank) }: {""}
    }{ $you ->
        [yes] { attempts } per te
       *[no] { attempts } ({ $name })
    }
call-window =
    Ultima occasione! { $you ->
        [yes] Poi la pila è tua
       *[no] { $name } sta per prendere la pila
    }
call-window-open = Ultima occasione
call-over = La partita è finita

## Che cosa puoi fare adesso

aim = Il tuo scopo: vincere tutte le carte. Quando sulla pila c’è qualcosa su cui battere, batti prima di tutti.
possible-lay = Tocca a te giocare una carta.
possible-tap = Puoi battere sulla pila quando mostra { $patterns }.
possible-not-your-turn = La prossima carta la gioca un altro.
possible-window = La pila sta per essere presa: adesso nessuno gioca una carta.

## Sul tavolo

keys =
    Se alla tastiera ci sei solo tu, batti con Spazio e giochi con Invio. In più persone ognuno ha due tasti, scritti sui
    suoi pulsanti. P mette la partita in pausa.
table = La pila
lay = Gioca
tap = Batti
next-card = Prossima carta
key-enter = Invio
key-space = Spazio
keys-of = { $name }: si gioca con { $lay }, si batte con { $tap }.
shortcut = tasto { $key }
status-line =
    { $cards ->
        [0] Carte date
        [1] Una carta giocata
       *[other] { $cards } carte giocate
    }
more-below = sotto ancora { $cards }
face-down =
    { $cards ->
        [one] { $cards } coperta
       *[other] { $cards } coperte
    }
behind = { $name }: { $ms } ms dopo
level =
    Batte dopo circa { $ms } ms, se ne lascia sfuggire { $misses } su 100, { $errs ->
        [yes] a volte batte per sbaglio.
       *[no] non batte mai per sbaglio.
    }

## Dopo la partita

plots = Com’è andata
packets = Carte
packet-sizes = { $name }: { cards } all’inizio, { $fewest } al minimo, { $most } al massimo, { $last } alla fine.
reaction-times = Riflessi
reactions =
    { $won ->
        [0] { $name }: nessun colpo vincente
        [1] { $name }: un colpo vincente, dopo { $fastest } ms
       *[other] { $name }: { $won } colpi vincenti, di solito dopo circa { $median } ms, al meglio dopo { $fastest } ms
    }{ $lost ->
        [0] {""}
        [1] ; una volta un altro è stato più svelto
       *[other] ; { $lost } volte altri sono stati più svelti
    }{ $mistakes ->
        [0] .
        [1] ; un colpo sbagliato.
       *[other] ; { $mistakes } colpi sbagliati.
    }
resign-all = Vuoi abbandonare? La partita finisce per tutti, e tu la perdi.

## La lezione

lesson-why = Un minuto con pile già pronte: quando battere, e quando no.
lesson-start = Comincia la lezione
lesson-pair = Due dello stesso valore, una sull’altra: batti!
lesson-sandwich = Due dello stesso valore con una carta in mezzo: batti!
lesson-sequence = Due valori vicini, uno sull’altro: batti!
lesson-ten = Due carte che fanno dieci: batti!
lesson-nothing = Giusto, non c’era niente su cui battere.
lesson-right = Giusto, dopo { $ms } ms.
lesson-wrong = Non c’era niente su cui battere.
lesson-missed = Su questa dovevi battere.
lesson-end =
    { $right ->
        [one] { $right } giusta su { $all }.
       *[other] { $right } giuste su { $all }.
    }
lesson-again = Ancora una volta
