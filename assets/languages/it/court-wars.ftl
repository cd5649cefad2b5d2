### Guerre di corte

## Nomi

player =
    { $player ->
        [clubs] Fiori
        [diamonds] Quadri
        [hearts] Cuori
       *[spades] Picche
    }
# `.place` dice dove va una carta: un jolly prende il posto di una figura, una guardia si mette davanti. `.agreement` è la fine di
# un participio: una regina è caduta.
court =
    { $court ->
        [king] re
        [queen] regina
       *[jack] fante
    }
    .of =
        { $court ->
            [queen] della regina
           *[other] del { court }
        }
    .your =
        { $court ->
            [queen] la tua regina
           *[other] il tuo { court }
        }
    .place =
        { $rank ->
            [joker] al posto { court.of }
           *[other] davanti { court.to }
        }
    .to =
        { $court ->
            [queen] alla regina
           *[other] al { court }
        }
    .of-your =
        { $court ->
            [queen] della tua regina
           *[other] del tuo { court }
        }
    .agreement =
        { $court ->
            [queen] a
           *[other] o
        }
guards =
    { $guards ->
        [0] nessuna guardia
        [1] una guardia
       *[other] { $guards } guardie
    }
last-guards =
    { $guards ->
        [1] l’ultima guardia
       *[other] le ultime { $guards } guardie
    }
card-agreement =
    { $rank ->
        [queen] a
       *[other] o
    }

## La pagina iniziale e la preparazione

name = Guerre di corte
tagline =
    Il tuo re, la tua regina e il tuo fante stanno dietro alle loro guardie. Pesca per rinforzarli, o spendi guardie per
    assalire un’altra corte.
facts = 2–4 giocatori · 20 minuti · carte, fortuna e sangue freddo
credit = Di Kroc Camen e Prenuntius (CC-BY).

group-suits = Semi e primo turno
option-seats = Giocatori
    .why = Un seme ciascuno.
    .two = Due
    .three = Tre
    .four = Quattro
suit-why = I semi sono diversi solo nell’aspetto.
option-first-suit = Seme del posto 1
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-second-suit = Seme del posto 2
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-third-suit = Seme del posto 3
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-fourth-suit = Seme del posto 4
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
suit-random = A caso
suit-clubs = Fiori
suit-diamonds = Quadri
suit-hearts = Cuori
suit-spades = Picche
option-starter = Primo turno
    .why = Chi comincia pesca anche per primo nella preparazione. Nella rivincita comincia chi ha perso; in tre o quattro, il giocatore successivo.
    .random = A caso
    .first = Posto 1
    .second = Posto 2
    .third = Posto 3
    .fourth = Posto 4

group-guards = Guardie
option-stacking = Guardie uguali
    .why = Se si mettono anche guardie uguali, le file si allungano e scarti di meno.
    .lower = Solo più basse davanti a più alte
    .equal = Anche uguali davanti a uguali
option-placing = Una guardia che ci sta
    .why = A volte conviene buttarla, perché una fila resti forte.
    .may = Si può scartare
    .must = Va messa

group-attacks = Attacchi
option-removal = Che cosa toglie un attacco
    .why = Una guardia bassa lasciata in fondo a una fila non lascia posto ad altre.
    .chosen = Quello che vuoi
    .all = Tutto quello che paghi
option-targets = Chi si può attaccare
    .why = In tre o quattro giocatori.
    .anyone = Chiunque
    .next = Solo il prossimo

group-pile = Jolly e mazzo
option-jokers = Jolly
    .why = Senza jolly, una figura caduta non si rialza più.
    .two = Due
    .none = Nessuno
option-joker = Un jolly che ci sta
    .why = Può prendere il posto di una figura caduta.
    .may = Si può scartare
    .must = Va messo
option-beaten-joker = Un jolly abbattuto
    .why = Torna in gioco con gli scarti?
    .discarded = Va negli scarti
    .leaves = Esce dal gioco
option-flip = Mazzo vuoto
    .why = Gli scarti tornano nell’ordine in cui sono caduti. Se si mescolano, c’è meno da ricordare.
    .turned = Scarti girati
    .shuffled = Scarti mescolati
option-discards = Scarti
    .why = Se sono aperti, puoi guardarli tutti, e anche il mazzo che diventano. Il registro mostra comunque ogni carta.
    .top = Solo la carta in cima
    .open = Aperti
option-limit = Se nessuno vince
    .why = La partita finisce dopo un mazzo intero in cui nessuno attacca né mette una carta, e dopo questo numero di mazzi.
    .six = 6 mazzi per giocatore
    .three = 3 mazzi per giocatore
    .turns = Solo dopo 3.000 turni

preset-standard = Regole originali
    .why = Il gioco come l’hanno scritto gli autori, in due.
preset-four = Tavola rotonda
    .why = Quattro corti, tutti contro tutti. Chi cade non si rialza.
preset-equal = Mura alte
    .why = Si mettono anche guardie uguali: la variante degli autori.
preset-next = In catena
    .why = Quattro giocatori, ognuno attacca il prossimo. Chi cade non si rialza.
preset-open = A memoria
    .why = Tutti gli scarti restano aperti: per chi ama calcolare.

level =
    { $level ->
        [0] Pensa solo a questo turno, dimentica ogni carta e spesso crede buona una mossa cattiva. Gli sfugge una mossa su due.
        [1] Pensa solo a questo turno, dimentica ogni carta, e gli sfuggono tre mosse su dieci.
        [2] Pensa solo a questo turno, conosce le prossime due carte se si sono viste, e gli sfugge una mossa su dieci.
        [3] Ricorda ogni carta che si è vista e calcola qualche turno in anticipo.
       *[other] Ricorda ogni carta che si è vista e calcola più lontano di tutti: fino a otto turni.
    }

## Perché una mossa non è permessa

illegal-over = La partita è finita.
illegal-not-your-turn = Tocca a un altro giocatore.
illegal-set-up = Prima del primo turno tutti pescano tre guardie: pesca.
illegal-turn = Pesca una carta, o attacca.
illegal-ace = Hai pescato un asso: attacca, o continua a pescare.
illegal-after-ace = Dopo l’attacco di un asso peschi una carta.
illegal-place = Hai pescato { card.a }: prima di’ dove va.
illegal-no-court = { CAPITAL(court.your) } è cadut{ court.agreement }: solo un jolly può prendere quel posto.
illegal-does-not-fit = { CAPITAL($guard) } è troppo alto: l’ultima guardia è { $last }.
illegal-stands = { CAPITAL(court.your) } è ancora in piedi: un jolly prende il posto di una figura caduta.
illegal-must-place = Da qualche parte ci sta, quindi devi metterla.
illegal-nobody-plays = Nessuno gioca con { suit }.
illegal-own-court = Non puoi attaccare { court.your }.
illegal-only-next = Puoi attaccare solo il prossimo giocatore ancora in gioco.
illegal-fallen = { CAPITAL(card.the) } è già cadut{ card-agreement }.
illegal-spent =
    { $guards ->
        [0] { CAPITAL(court.your) } non ha guardie da spendere.
       *[other] { CAPITAL(court.your) } ha { guards }: spendine una o più, cominciando dall’ultima.
    }
illegal-taken =
    { $guards ->
        [0] { CAPITAL(card.the) } non ha guardie: un attacco abbatte la figura stessa.
       *[other] { CAPITAL(card.the) } ha { guards }: prima togli le ultime.
    }
illegal-too-weak = Spendi { $spent }, ma ne servono { $price }.
illegal-take-more = Quello che spendi basta per altro: devi togliere tutto quello che puoi pagare.

## Che cosa ha deciso la partita

reason-conquest = Tutte le altre corti sono cadute.
reason-no-progress = In un mazzo intero nessuno ha attaccato né messo una carta: si contano le figure.
reason-flips = L’ultimo mazzo è finito: si contano le figure.
reason-turns = Sono passati tremila turni: si contano le figure.

## Una fila come la legge uno screen reader: queste parti, con virgole in mezzo

stack-name = { CAPITAL(card) }
stack-fallen = cadut{ court.agreement }
stack-joker = cadut{ court.agreement }, al suo posto un jolly
stack-guards =
    { $guards ->
        [0] nessuna guardia
        [1] guardia { $values }
       *[other] guardie { $values }
    }
stack-strength = attacco { $attack }, difesa { $defence }
stack-spent = spendi { $values }
stack-removed = togli { $values }
stack-falls =
    { $base ->
        [joker] il jolly cade
       *[court] la figura cade
    }
stack-ghost = { card.a } va qui
stack-open = puoi abbatterla
stack-at-risk = un solo attacco potrebbe abbatterla
stack-next = { $before }; { $after }
player-stacks = { player }: { $stacks }.
player-out = { player }: fuori dal gioco.

## Che cosa fare adesso

prompt-set-up = Prima del primo turno: pesca la guardia { $guard } di { $of }.
prompt-turn = Pesca una carta – o attacca: scegli le tue guardie e che cosa colpiscono.
prompt-only-draw = Pesca una carta. Nessuna delle tue file può ancora attaccare.
prompt-ace =
    { $aces ->
        [1] Un asso: attacca e poi pesca – o pesca e basta.
       *[other] Un altro asso: attacca e poi pesca – o pesca e basta.
    }
prompt-after-ace = Il tuo asso ha attaccato. Adesso pesca una carta.
prompt-place =
    { $rank ->
        [joker] Un jolly: mettilo al posto di una figura caduta
       *[other] { CAPITAL(card.the) }: metti la carta in una fila
    }{ $must ->
        [yes] .
       *[no] , o { $rank ->
            [joker] scartalo
           *[other] scartala
        }.
    }
prompt-placing = Metti { card.the } { court.place }.
prompt-discarding = Scarta { card.the }.
prompt-target = Spendi { $spent }: scegli che cosa colpire.
prompt-spend = { $what }: scegli guardie che valgono almeno { $price }.
prompt-too-weak =
    Servono { $price }, ma spendi { $spent }: { $missing ->
        [one] ne manca { $missing }
       *[other] ne mancano { $missing }
    }.
prompt-attack =
    { $taken ->
        [all] Abbatti { card.the }
       *[guards] Togli { last-guards } { card.of }
    }{ $surplus ->
        [0] .
       *[other] . Spendi { $surplus } in più del necessario.
    }

confirm-draw = Pesca
confirm-place = Metti
confirm-discard = Scarta
confirm-attack = Attacca

## Che cosa è successo, per il registro e per gli screen reader

# $you, yes o no, dice se il nome è «Tu»: all’inizio di una frase non si dice.
who-has =
    { $you ->
        [yes] Hai
       *[no] { $name } ha
    }
has =
    { $you ->
        [yes] hai
       *[no] ha
    }
an-ace = un asso
draw-next = { $before }, poi { $after }
drew =
    { who-has } pescato { $cards }{ $fate ->
        [placed] {" "}e { has } messo la carta { court.place }.
        [discarded] {" "}e { has } scartato la carta.
        [useless] {" "}e { has } scartato la carta, che non ci sta da nessuna parte.
        [attacks] {" "}e { $you ->
            [yes] puoi
           *[no] può
        } attaccare.
       *[asked] .
    }
flip-turned = Gli scarti si girano e fanno il nuovo mazzo.
flip-shuffled = Gli scarti si mescolano e fanno il nuovo mazzo.
pile-runs-out = Il mazzo è finito.
nothing-to-draw = Non c’è più niente da pescare.

struck-removed =
    { $guards ->
        [1] { $cards } viene tolto
       *[other] { $cards } vengono tolti
    }
struck-falls =
    { $base ->
        [joker] il jolly cade
       *[court] { card.the } cade
    }
struck =
    { who-has } speso { $guards ->
        [1] la guardia { $values }
       *[other] le guardie { $values }
    } { court.of }{ $guards ->
        [1] {""}
       *[other] , in tutto { $sum },
    } contro { card.the }: { $hit }.

placed = { who-has } messo { card.the } { court.place }.
discarded = { who-has } scartato { card.the }.
fell =
    { $you ->
        [yes] Sei fuori dal gioco.
       *[no] { $name } è fuori dal gioco.
    }

## Consigli, e che cosa si può fare adesso

# Quello che segue «Ti consiglio di».
proposal-draw = pescare una carta
proposal-place = mettere la carta nella fila { court.of-your }
proposal-discard = scartare la carta
proposal-attack =
    attaccare { card.the } e spendere { $guards ->
        [one] l’ultima guardia
       *[other] le ultime { $guards } guardie
    } { court.of }

# Quello che segue il consiglio, come motivo.
purpose-fells = Così abbatti quella figura.
purpose-disarms = Quella fila potrebbe abbattere { court.your }.
purpose-saves = Così nessun attacco da solo abbatte { court.your }.
purpose-arms = Così { court.your } potrebbe abbattere { $targets }.
purpose-leaves-room = { CAPITAL(card.the) } bloccherebbe una fila: davanti non ci starebbe quasi più niente.
purpose-not-worth = Potresti abbattere { $target }, ma con guardie che valgono { $spent } dei { $all } di tutte le tue.
purpose-exposes = Potresti abbattere { $target }, ma poi { court.your } potrebbe cadere.
purpose-falls-short = Per ora nessuna corte può cadere: il tuo attacco migliore è { $best }, la difesa più debole { $least }.
purpose-no-reach = Per ora non hai nulla a portata.
purpose-weakens = Ora quella fila attacca con { $before }, dopo con { $after }.
purpose-grows =
    Con questa, { court.your } attacca con { $attack } e si difende con { $defence }. { $strongest ->
        [0] Per ora nessuno può attaccarti.
       *[other] L’attacco più forte contro di te è { $strongest }.
    }
coach-overspent = Questo attacco è costato { $spent }: sarebbero bastati { $enough } { court.of }.

aim = Il tuo scopo: abbattere tutte le altre corti prima che cada la tua.
possible-draw = Puoi pescare una carta.
possible-draw-set-up = Peschi una guardia, prima del primo turno.
possible-draw-after-ace = Peschi un’altra carta, grazie al tuo asso.
possible-attack = Puoi attaccare con le guardie { $own }. A portata: { $targets }.
possible-attack-own = { court.of } (valore { $worth })
possible-attack-target = { card.the }
possible-place = Puoi mettere { card.the } { $courts }.
possible-place-court = { court.place }
possible-discard = Puoi scartare { card.the }.
possible-no-attack =
    { $most ->
        [0] Non hai guardie con cui attaccare.
       *[other] Non puoi attaccare: la tua fila migliore vale { $most }, e ne servono almeno { $least }.
    }
possible-must-place = In questa partita devi mettere { card.the }.

coach-own = Questa fila attacca con { $attack } al massimo e si difende con { $defence }.
coach-targets = Con un solo attacco potrebbe abbattere { $targets }.
coach-danger = Con un solo attacco potrebbe cadere contro { $stacks }.
coach-safe = Adesso nessun attacco da solo può abbatterla.
coach-other = Per abbattere questa fila ne servono { $defence }. La tua fila migliore vale { $best }.

## Sul tavolo

standing-set-up = Preparazione
standing-turn = Turno { $turn }
end-flips = Mazzo { $pile } di { $most }: dopo l’ultimo si contano le figure.
end-idle =
    Nessuno ha attaccato né messo una carta da quando gli scarti sono stati girati: se non cambia prima che il mazzo finisca,
    si contano le figure.
end-turns = Turni giocati: { $turns } di { $most }
spends = { CAPITAL(court) }: { guards }, valore { $worth }
removes =
    { $taken ->
        [guards] { CAPITAL(last-guards) } { card.of }, valore { $price }
        [bare] { CAPITAL(card.the) }, valore { $price }
       *[all] { CAPITAL(card.the) } con tutte le guardie, valore { $price }
    }

courts = Le corti
keys =
    Frecce: a sinistra e a destra da una fila all’altra di un giocatore, su e giù da un giocatore all’altro. Invio sceglie
    una fila; il numero delle guardie si regola sotto.
draw-a-card = Pesca una carta. {""}
pile =
    { $cards ->
        [0] Mazzo: vuoto
        [1] Mazzo: una carta
       *[other] Mazzo: { $cards } carte
    }
discards-none = Scarti: nessuno
discards-top = Scarti: { $cards }, in cima { card.the }
discards = Scarti: { $cards }
odds = La prossima carta: { $fits }% ci sta, { $aces }% è un asso, { $others }% non serve.
odds-fit =
    { $share ->
        [all] Ci stanno tutte
        [most] Ce ne sta la maggior parte
        [half] Ce ne sta circa la metà
        [few] Ce ne stanno poche
       *[none] Non ce ne sta nessuna
    }
all-discards = Gli scarti, prima l’ultimo
coming = Il mazzo, prima la prossima carta
drawn = Pescata
drawn-card = : { card }
spend = Spendi
remove = Togli
less = Una in meno
more = Una in più
told = Che cosa è successo
plan = Il tuo attacco
out = fuori
resign-all = Vuoi abbandonare? La partita finisce per tutti, e tu la perdi.

## L’editor di posizioni

editor-turn = A chi tocca
editor-court = la figura stessa
editor-jokers = Non ci sono così tanti jolly.
editor-no-room = Qui non c’è posto per un jolly: prende il posto di una figura caduta.
editor-no-court = Questa figura è caduta: metti prima un jolly, o la figura stessa.

## La lezione

lesson-draw = Pescare e mettere
    .task =
        La tua corte è formata da un re, una regina e un fante. Davanti stanno le guardie, le carte dal 2 al 10, ognuna più
        bassa di quella che la precede. Al tuo turno peschi o attacchi. Tocca il mazzo per pescare, poi metti la carta dove
        ci sta.
    .done = Il 7 ci sta solo davanti al 9. Adesso il tuo re attacca con 16 e si difende con 26.
    .failed = Puoi scartare una carta, ma una guardia fa sempre comodo. Mettila davanti al re.
lesson-wall = Una guardia bassa è un muro
    .task =
        Pesca ancora. Stavolta la carta ci sta in tutte le tue file. Ma davanti a una guardia bassa ci stanno solo carte
        ancora più basse: tieni per quelle più alte il posto davanti alla regina e al fante, ancora senza guardie.
    .done = Ben fatto. Davanti a una regina o a un fante senza guardie c’è ancora posto per un 10.
    .failed = Ci sta, ma adesso lì può andare solo un 2. Metti il 3 davanti al 9 del tuo re.
lesson-attack = Attaccare
    .task =
        Per attaccare, spendi guardie di una tua fila, cominciando dall’ultima. Devono valere almeno quanto quello che togli
        da una fila dell’avversario, anche lì cominciando dall’ultima. Togli il 4 davanti al re di quadri spendendo il meno
        possibile.
    .done = Cinque per quattro: quello che paghi in più è perso.
    .failed = Anche questo è un attacco, ma costa di più o lascia il 4. Basta l’ultima guardia della tua regina.
lesson-bare = Una figura senza guardie
    .task =
        Una figura senza guardie ha difesa 10. La regina di quadri non ne ha. Abbattila: tutto il prezzo deve venire da una
        sola fila.
    .done = Cade, e la carta si gira a faccia in giù. Lì non si possono più mettere guardie.
    .failed = La regina di quadri è ancora in piedi. Il 7 e il 5 della tua regina fanno 12, e ne servono 10.
lesson-guarded = Con le sue guardie
    .task =
        Una figura cade insieme alle sue guardie se puoi pagare tutto: le guardie, più 10 per la figura. Quale figura può
        abbattere il tuo re?
    .done = 9 e 10 fanno 19, e tu avevi 19: basta essere pari.
    .failed = In questo turno puoi abbattere una figura. Somma 10 alle sue guardie, e confronta con il 19 del tuo re.
lesson-ace = Un asso
    .task =
        Pesca una carta. Se è un asso, puoi prima attaccare; poi peschi comunque un’altra carta. Abbatti la regina di
        quadri, che è senza guardie, e continua.
    .done = Un attacco e una carta nello stesso turno: a questo servono gli assi.
    .failed = Attacca dopo l’asso, prima di pescare ancora: l’8 e il 6 del tuo re abbattono la regina di quadri.
lesson-joker = Un jolly
    .task = La tua regina è caduta. Pesca una carta: un jolly può prendere il suo posto.
    .done = Il jolly ha difesa 10 come ogni figura, e le guardie possono stargli davanti.
    .failed = Puoi scartarlo, ma una figura in più è una figura in più. Mettilo al posto della tua regina.
lesson-last = L’ultima figura
    .task =
        Un giocatore senza figure è fuori, e vince l’ultimo che resta. Al tuo avversario è rimasta una figura, con un 3
        davanti.
    .done = Hai vinto. In una partita vera ognuno pesca prima tre guardie, e poi cominciano i turni.
    .failed = Il fante di quadri è ancora in piedi. Il 9 e il 4 del tuo re fanno 13: giusto quanto basta.

## I problemi

puzzle-last = Vinci in questo turno
    .task = Puoi vincere in questo turno. Con quale attacco?
    .done = Pagava l’ultima figura e tutto quello che le stava davanti. Nessun altro attacco bastava.
    .failed = Così al tuo avversario resta una figura.
puzzle-stand = Resisti
    .task =
        Il tuo avversario sta per abbattere una tua figura. Nel mazzo non ci sono più assi né jolly. Un solo turno lo
        impedisce di sicuro.
    .done = Dopo, nessuna delle sue file bastava per abbattere una tua figura. Dopo ogni altro turno, una bastava.
    .failed = Adesso una tua figura può cadere.
puzzle-two = Vinci in due turni
    .task =
        Trova il turno giusto, e vinci con quello dopo, qualunque cosa l’avversario faccia o peschi. Nel mazzo non ci sono
        più assi né jolly.
    .done = Qualunque cosa facesse, ti restava un attacco che bastava.
    .failed = Dopo questo, il tuo avversario può ancora resistere.
puzzle-safe = Prendi senza perdere
    .task =
        Abbatti adesso una figura in modo che l’avversario non possa abbatterne una delle tue in cambio. Nel mazzo non ci
        sono più assi né jolly.
    .done = L’avversario ha una figura in meno, e quello che gli restava non bastava per nessuna delle tue.
    .failed = O non cade nessuna figura, o puoi perderne una in cambio.
