### Cavalieri e corsari

## Nomi

colour-red = Rosso
colour-black = Nero
colour =
    { $colour ->
        [red] { colour-red }
       *[black] { colour-black }
    }
cards =
    { $cards ->
        [0] nessuna carta
        [1] una carta
        [2] due carte
        [3] tre carte
       *[other] { $cards } carte
    }
more-cards =
    { $cards ->
        [0] nessun’altra carta
        [1] un’altra carta
        [2] altre due carte
        [3] altre tre carte
       *[other] altre { $cards } carte
    }
hidden-cards =
    { $cards ->
        [0] nessuna carta coperta
        [1] una carta coperta
        [2] due carte coperte
        [3] tre carte coperte
       *[other] { $cards } carte coperte
    }
# La fine di un participio dopo una carta: la regina è scoperta, il re è scoperto.
card-agreement =
    { $rank ->
        [queen] a
       *[other] o
    }

## La pagina iniziale e la preparazione

name = Cavalieri e corsari
tagline =
    Combatti per nove caselle, tre carte contro tre. Se vinci una battaglia, la tua carta più bassa resta sulla griglia; se
    la perdi, attacchi tu.
facts = 2 giocatori · 10 minuti · carte e bluff
credit = Di Jonathan Hinson.

group-players = Giocatori
option-colours = Colori
    .why = I due mazzi hanno gli stessi valori: nessun colore è migliore.
    .random = A caso
    .first-red = Il posto 1 è Rosso
    .first-black = Il posto 1 è Nero
option-starter = Primo attacco
    .why = È un po’ meglio difendere per primi.
    .random = A caso
    .first = Posto 1
    .second = Posto 2
option-series = Primo attacco nella rivincita
    .why = Chi attacca per primo nella prossima partita.
    .alternate = Una volta per uno
    .loser = Chi ha perso

group-winning = Vittoria
line-suit = Un seme
line-colour = Un colore (più facile)
option-first-line = Linee del posto 1
    .why = Che cosa devono avere in comune tre carte in linea. Un colore è un vantaggio per chi gioca meno bene.
    .suit = { line-suit }
    .colour = { line-colour }
option-second-line = Linee del posto 2
    .why = Lo stesso per il posto 2.
    .suit = { line-suit }
    .colour = { line-colour }
option-lines = Chi può completare una linea
    .why = Anche chi difende mette una carta, se vince la battaglia.
    .both = Chi attacca e chi difende
    .attacker = Solo chi attacca
option-influence = Influenza
    .why = Vinci la partita anche se difendi una casella toccata da tre delle tue carte, e vinci la battaglia?
    .attacker = Vince solo chi attacca
    .both = Anche chi difende
option-majority = Griglia piena
    .why = Che cosa conta se nessuno ha una linea. I colori contano solo se a tutti e due basta un colore per una linea.
    .suit = Più carte di un seme
    .colour = Più carte di un colore

group-cards = Carte e mani
option-hand = Mano
    .why = Quante carte hai in mano fra una battaglia e l’altra.
    .seven = Sette carte
    .five = Cinque carte
option-aces = Assi
    .why = Sopra il re o sotto il 2.
    .high = Alti
    .low = Bassi
option-discards = Scarti
    .why = Se sono aperti, puoi guardarli. I computer ricordano le carte in ogni caso.
    .open = Aperti
    .closed = Chiusi

group-battles = Battaglie
option-ties = Carte pari
    .why = Di chi è la migliore, quando due sono pari.
    .defender = Di chi difende
    .attacker = Di chi attacca
option-neighbours = Vicine
    .why = Le tue carte accanto a una casella devono combattere per lei, o dici tu quante lo fanno?
    .must = Devono combattere
    .may = Possono combattere
option-naming = Più vicine del necessario
    .why = Quali contano per chi difende.
    .highest = Le più alte
    .defender = Sceglie chi difende
option-placing = La carta che metti
    .why = Se una vicina era più bassa di tutte le carte che hai giocato.
    .lowest = La più bassa giocata
    .winner = Una qualunque giocata
option-reserve = Vittoria senza giocare carte
    .why = Che cosa metti se le tue tre carte erano già tutte sulla griglia.
    .lowest = La più bassa della mano
    .any = Una qualunque della mano
    .pile = La prima del mazzo

preset-standard = Regole originali
    .why = Il gioco come l’ha scritto l’autore.
preset-newcomer = Principiante ed esperto
    .why = Al posto 1 basta un colore per una linea.
preset-easy = Linee facili
    .why = A tutti e due basta un colore per una linea.
preset-quick = Rapida
    .why = Cinque carte invece di sette.

level =
    { $level ->
        [0] Gioca quel che va bene: vede una linea solo quando c’è già, e gli sfugge la maggior parte delle altre mosse.
        [1] Vede una linea solo quando c’è già, e gli sfuggono sette mosse su dieci.
        [2] Vede che cosa può diventare la griglia, ma non conta le carte. Gli sfuggono tre mosse su dieci.
        [3] Conta le tue carte, e prima di ogni mossa gioca mille partite a mente.
       *[other] Conta le tue carte, e prima di ogni mossa gioca ventimila partite a mente.
    }

## Perché una mossa non è permessa

how-many =
    { $exact ->
        [yes] { cards }
       *[no] { $least }–{ $cards } carte
    }
illegal-over = La partita è finita.
illegal-not-your-turn = Tocca all’altro giocatore.
illegal-attack = Attacchi tu: scegli una casella e attacca.
illegal-defend = Ti attaccano: rispondi con le tue carte.
illegal-place = Hai vinto la battaglia: scegli quale carta mettere.
illegal-centre-first = La prima battaglia è per il centro, b2.
illegal-taken = { $space } è occupata: una carta sulla griglia resta lì.
illegal-not-held = Non hai in mano { card.the }.
illegal-twice = La stessa carta, { card.the }, non può essere scoperta e coperta nello stesso tempo.
illegal-influence-only = Accanto a { $space } ci sono tre delle tue carte: metti lì una carta senza battaglia, e vinci.
illegal-no-influence = Per l’influenza ti servono tre carte accanto alla casella; accanto a { $space } ne hai { $near }.
illegal-face-down =
    { $exact ->
        [yes] { $cards ->
            [0] Qui non metti carte coperte, ma ne hai scelte { $found }.
           *[other] Qui metti { hidden-cards }, non { $found }.
        }
       *[no] Qui metti da { $least } a { $cards } carte coperte, non { $found }.
    }
illegal-answer =
    { $exact ->
        [yes] { $cards ->
            [0] Qui rispondi senza carte della mano, ma ne hai scelte { $found }.
           *[other] Qui rispondi con { cards }, non { $found }.
        }
       *[no] Qui rispondi con { $least }–{ $cards } carte, non { $found }.
    }
illegal-naming =
    { $neighbours ->
        [0] Qui non scegli le vicine: contano tutte quelle che possono.
       *[other] Hai più vicine di quante ne contano qui: scegline { $neighbours }, ognuna una volta, in ordine alfabetico.
    }
illegal-no-neighbour = In { $space } non hai nessuna carta accanto alla casella per cui si combatte.
illegal-not-placeable =
    { $lowest ->
        [yes] Puoi mettere solo una delle carte più basse, e { card.the } non lo è.
       *[no] { CAPITAL(card.the) } non è fra le carte che puoi mettere.
    }

## Che cosa ha deciso la partita

reason-line = Tre in linea: { $first }, { $second }, { $third }.
reason-influence = Influenza: tre carte di chi vince sono accanto a { $space }.
reason-suits = La griglia è piena: più carte di un seme.
reason-colours = La griglia è piena: più carte di un colore.
reason-last-battle = La griglia è piena e i semi sono pari, perciò decide l’ultima battaglia: chi l’ha vinta vince la partita.

## Una casella come la legge uno screen reader

space-card = { $space }, { card }, { colour }
space-contested = { $space }, qui si combatte, { card } scopert{ card-agreement }
space-empty = { $space }, vuota
space-winning = qui una carta di { suit } vincerebbe
space-line = parte della linea
space-last = ultima carta messa
space-counts = conta in questa battaglia
space-chosen = scelta
space-influence = qui puoi vincere con l’influenza
space-attack = qui puoi attaccare
space-name = puoi farla contare

## Una carta della mano, e la parola su una scelta

hand-card =
    { card }{ $role ->
        [open] , scelta come carta scoperta
        [hidden] , scelta come carta coperta
        [answer] , scelta per rispondere
        [placed] , scelta da mettere
       *[none] {""}
    }
role-open = scoperta
role-hidden = coperta
role-answer = risposta
role-placed = metti

## Che cosa fare adesso

prompt-space = Attacchi tu: scegli una casella.
prompt-open = Attacchi { $space }: scegli la tua carta scoperta.
prompt-hidden = Attacchi { $space }: scegli ancora { hidden-cards }.
prompt-attack =
    Tutto pronto per attaccare { $space }.{ $cards ->
        [0] {""}
       *[other] {" "}Puoi aggiungere { more-cards }.
    }
prompt-influence = Tre delle tue carte toccano { $space }: scegli una carta qualunque, e vinci.
prompt-win = Metti { card.the } in { $space }, e vinci.
prompt-answer =
    Difendi { $space }: scegli { $begun ->
        [yes] { more-cards }
       *[no] { cards }
    }.
prompt-naming =
    { $neighbours ->
        [1] Scegli ancora una vicina da far contare.
       *[other] Scegli ancora { $neighbours } vicine da far contare.
    }
prompt-defend =
    Tutto pronto per difendere { $space }.{ $cards ->
        [0] {""}
       *[other] {" "}Puoi aggiungere { more-cards }.
    }
prompt-placed =
    Hai vinto { $space }: { $lowest ->
        [yes] le tue carte più basse sono due; scegli quale mettere lì.
       *[no] scegli la carta da mettere lì.
    }
prompt-place = Metti { card.the } in { $space }.

confirm-attack = Attacca
confirm-win = Prendi e vinci
confirm-defend = Difendi
confirm-place = Metti

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
attacked =
    { who-has } attaccato { $space } con { card.the } scopert{ card-agreement }{ $cards ->
        [0] {""}
       *[other] {" "}e { hidden-cards }
    }.
took = { who-has } preso { $space } con { card.the } grazie all’influenza, e { has } vinto.
chooses = { who-has } vinto { $space } e { $you ->
        [yes] puoi
       *[no] può
    } scegliere la carta da mettere lì.
best-three = Le tre carte migliori sono { $best }.
verdict =
    { who-has } vinto { $space } con { $count ->
        [3] tutte e tre le carte migliori
       *[other] due delle tre carte migliori
    }.
headline =
    { who-has } vinto { $space }{ $tie ->
        [yes] {" "}grazie alla parità
       *[no] {""}
    }
tie =
    Le carte di mezzo erano pari: in parità vince chi { $attacks ->
        [yes] attacca
       *[no] difende
    }.
stays = { CAPITAL(card.the) } resta in { $space }.
wins-by-influence = { who-has } vinto la partita con l’influenza.
attacks-next =
    { $you ->
        [yes] Adesso attacchi tu.
       *[no] Adesso attacca { $name }.
    }

## Consigli, e che cosa puoi fare adesso

# Quello che segue «Ti consiglio di».
proposal-attack =
    attaccare { $space } con { card.the } scopert{ card-agreement }{ $cards ->
        [0] {""}
       *[other] {" "}e { $hidden } a faccia in giù
    }
proposal-influence = prendere { $space } con { card.the } e vincere
proposal-defend =
    { $cards ->
        [0] rispondere senza carte della tua mano
       *[other] rispondere con { $answer }
    }
proposal-place = lasciare { card.the } sulla griglia

# Quello che segue il consiglio, come motivo.
purpose-line = Una carta di { suit } lasciata lì completerebbe la tua linea.
purpose-block = Una carta di { suit } lasciata lì completerebbe la linea dell’avversario.
purpose-threat = Poi una carta di { suit } in { $spaces } completerebbe la tua linea.
purpose-beside =
    { $cards ->
        [1] Una delle tue carte lì accanto combatte con te.
        [2] Due delle tue carte lì accanto combattono con te.
       *[other] { $cards } delle tue carte lì accanto combattono con te.
    }
purpose-wins = Così vinci la partita.
purpose-strong = Sono le tue carte più forti: con nessun’altra vinci con più sicurezza.
purpose-weak = Sono le tue carte più deboli: rischi poco e tieni le migliori.
purpose-lines =
    { $lines ->
        [1] Per quella casella passa una linea che puoi ancora completare.
        [2] Per quella casella passano due linee che puoi ancora completare.
        [3] Per quella casella passano tre linee che puoi ancora completare.
       *[other] Per quella casella passano { $lines } linee che puoi ancora completare.
    }
purpose-keeps = Tieni { card.the } per un’altra battaglia.

aim-suit = Il tuo scopo: tre carte dello stesso seme in linea, o una casella toccata da tre delle tue carte quando attacchi.
aim-colour = Il tuo scopo: tre carte del tuo colore in linea, o una casella toccata da tre delle tue carte quando attacchi.
possible-attack = Puoi attaccare { $spaces }.
possible-attack-space = { $space } con { how-many }
possible-influence = Puoi vincere subito: metti una carta qualunque in { $spaces }.
possible-influence-space = { $space }
possible-answer =
    { $cards ->
        [0] Rispondi all’attacco su { $space } senza carte della tua mano.
       *[other] Rispondi all’attacco su { $space } con { how-many } della tua mano.
    }
possible-place = Scegli tu la carta che resta sulla griglia: { $choices }.
possible-centre-first = Non puoi ancora attaccare un’altra casella: la prima battaglia è per il centro.
possible-no-influence = Adesso non puoi vincere senza battaglia: nessuna casella vuota tocca tre delle tue carte.

coach-card =
    { $unseen ->
        [0] L’avversario non ha più carte che tu non abbia visto.
        [1] L’avversario può avere solo una carta che non hai visto, e { $stronger ->
            [0] non è più forte.
           *[other] è più forte.
        }
       *[other] Fra le { $unseen } carte che l’avversario può avere ancora, { $stronger ->
            [0] nessuna è più forte.
            [1] una è più forte.
           *[other] { $stronger } sono più forti.
        }
    }
coach-open =
    { $how ->
        [stronger] È più forte della carta scoperta.
        [weaker] È più debole della carta scoperta.
       *[equal] È forte come la carta scoperta.
    }
coach-overspent =
    { CAPITAL($enough) } { $cards ->
        [1] avrebbe
       *[other] avrebbero
    } vinto la battaglia come { $spent }.
coach-hand = Qui combatti con { cards } della tua mano.
coach-own = Qui combatti con { $own }, e con { cards } della tua mano.
coach-theirs = Accanto l’avversario ha { $theirs }.
coach-line = Una carta di { suit } lasciata qui completerebbe la tua linea.
coach-influence = Tre delle tue carte la toccano: attacca qui, e vinci senza battaglia.

## Sul tavolo

battle =
    { $number ->
        [1] Prima battaglia
        [2] Seconda battaglia
        [3] Terza battaglia
        [4] Quarta battaglia
        [5] Quinta battaglia
        [6] Sesta battaglia
        [7] Settima battaglia
        [8] Ottava battaglia
        [9] Nona battaglia
       *[other] Ultima battaglia
    }
grid = Griglia, tre per tre
grid-card = { $space } { card }
grid-with = { grid }: { $cards }
keys = Con le frecce ti sposti sulla griglia e lungo la tua mano; da 1 a 9 scegli le sue carte da ogni punto.
hand = La tua mano
the-battle = La battaglia
attacks = attacca
defends = difende
open = scoperta
face-down = coperta
on-grid = sulla griglia
from-hand = dalla mano
how = Tutte e sei le carte, dalla migliore: due delle prime tre vincono la battaglia.
in-hand = { cards } in mano
pile = Mazzo: { $cards }
discards = Scarti: { $cards }
placed = messa
wins = vince
ordinal = { $place }ª

## L’editor di posizioni

editor-turn = Chi attacca
editor-hand = Mano di { colour }
editor-hand-card = Carta { $number }
editor-centre = Se ci sono carte sulla griglia, ce ne deve essere una al centro, in b2.

## La lezione

lesson-battle = Una battaglia
    .task =
        Giochi con le rosse e attacchi. La prima battaglia è per la casella in mezzo. Scegli tre carte: la prima è scoperta,
        le altre due coperte. Poi il tuo avversario risponde con tre carte.
    .done =
        Le sei carte si mettono in ordine, dalla migliore. Due delle prime tre vincono la battaglia. La carta più bassa di
        chi vince resta nella casella, e poi attacca chi ha perso.
    .failed = { "" }
lesson-middle = La carta di mezzo
    .task =
        Adesso difendi. Confronta le carte di mezzo: delle tue tre, e delle sue. Vince la più alta, e in parità vinci tu,
        perché difendi. Il re è scoperto; le carte accanto non le vedi. Un asso con due carte basse è debole: scegli la
        carta di mezzo più alta che puoi.
    .done = La tua carta di mezzo era più alta della sua, e il re non gli è servito. La tua carta più bassa resta sulla griglia.
    .failed = Hai perso. Gioca le tue tre carte migliori, 8, 9 e asso: così la carta di mezzo è il 9.
lesson-neighbours = Le vicine
    .task =
        Le tue carte che toccano una casella devono combattere per lei, al posto di carte della tua mano. Due carte
        rosse toccano a2: lì attacchi con una carta sola. Prova.
    .done =
        Hai perso, anche con un asso. Il 3 e il 5 combattevano per te, e la tua carta di mezzo era al massimo il 5. In
        battaglia le vicine basse sono un peso.
    .failed = È un’altra casella. Attacca a2, con una carta qualunque.
lesson-influence = L’influenza
    .task =
        Ma le vicine possono farti vincere la partita. Quando attacchi, una casella vuota toccata da tre delle tue carte è
        tua: metti lì una carta senza battaglia, e vinci. Trova quella casella.
    .done = Hai vinto con l’influenza. Può farlo solo chi attacca.
    .failed = Tre carte rosse toccano c1: quelle in b1, b2 e c2. Metti lì una carta qualunque.
lesson-line = Una linea
    .task =
        Vincono anche tre carte dello stesso seme in linea. Il 4 e il 7 di cuori sono tuoi. Se vinci, resta la carta più
        bassa che giochi: vinci la battaglia per c3, e fai in modo che la più bassa sia di cuori.
    .done = Tre cuori in linea: hai vinto.
    .failed =
        Ancora nessuna linea. Attacca c3 con due carte abbastanza alte per vincere. La più bassa deve essere di cuori: il 10
        o il re.
lesson-threat = La sua minaccia
    .task =
        Tre carte nere toccano c1. Se poi attacca Nero, perdi la partita. Dopo una battaglia attacca chi ha perso, perciò
        vincere altrove non serve. Combatti proprio per c1.
    .done = Vinta o persa, la casella è occupata e la minaccia non c’è più.
    .failed = Adesso Nero attacca c1 e vince. Combatti tu per c1.
lesson-lose = Perdere per vincere
    .task =
        Tre carte rosse toccano c1, ma può prenderla solo chi attacca, e tu difendi. Poi attacca chi perde. La carta
        scoperta di Nero è un 4: perdi questa battaglia, e poi prendi c1.
    .done = Hai perso una battaglia e vinto la partita.
    .failed = Hai vinto la battaglia, e Nero attacca ancora. Rispondi con la tua carta più bassa.
lesson-last = L’ultima casella
    .task =
        Se la griglia si riempie senza linee, vince chi ha più carte di un seme. Tu hai tre cuori; Nero ha al massimo due
        carte di un seme. Se siete pari, chi vince l’ultima battaglia vince la partita. Vinci l’ultima battaglia.
    .done = Tre cuori contro due: hai vinto. Adesso hai visto tutto.
    .failed = Con la sua terza carta di picche Nero è pari, e l’ultima battaglia l’ha vinta Nero. Gioca due carte alte.

## I problemi

puzzle-line = Un attacco sicuro
    .task = Vinci la partita con questa battaglia, qualunque cosa abbia in mano l’avversario. Dove attacchi, e con quali carte?
    .done = Qualunque fosse la risposta, due delle tre carte migliori erano tue, e la tua più bassa completava la linea.
    .failed = Così non vinci di sicuro: ci sono mani che lo impediscono.
puzzle-lose = Perdere di sicuro
    .task =
        Puoi vincere con l’influenza appena attacchi, e attacca chi perde. Rispondi in modo da perdere questa battaglia,
        qualunque siano le carte coperte.
    .done = Nessuna carta coperta poteva farti vincere la battaglia. Così l’attacco era tuo, e la casella anche.
    .failed = Ci sono carte con cui vinceresti questa battaglia, o perderesti la casella.
puzzle-stop = Ferma l’influenza
    .task =
        Con il prossimo attacco il tuo avversario vince con l’influenza. Impediscilo vincendo una battaglia, qualunque cosa
        abbia in mano.
    .done = Qualunque cosa avesse in mano, la battaglia la vincevi tu, e la tua carta è nella casella che gli serviva.
    .failed = Il tuo avversario potrebbe vincere quella battaglia, o gli resta una casella da prendere.
puzzle-answer = Una risposta sicura
    .task = Difendi. Rispondi in modo da vincere la partita con questa battaglia, qualunque siano le carte coperte.
    .done = Qualunque fossero le carte coperte, due delle tre migliori erano tue, e la tua più bassa completava la linea.
    .failed = Così non vinci di sicuro.
