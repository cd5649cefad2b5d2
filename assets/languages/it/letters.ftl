# Partite con un amico lontano: inviti, posta, e che cosa può andare storto.

# Anche dopo «a», «di» e «con», perciò senza articolo.
your-friend = chi gioca con te
invite = Invita un amico
invite-why = Manda questo link al tuo amico, con un messaggio o per e-mail. Niente parte da solo. Il tuo amico lo apre e ti rimanda un link.
answer = Manda la tua risposta a { $name }
answer-why = Manda questo link a { $name }. La partita comincia quando ti arriva un link di ritorno.
send = Manda il tuo turno a { $name }
send-why = Niente parte da solo. Manda questo link a { $name }, che lo apre e ti rimanda un link.
send-last = Manda il tuo ultimo turno a { $name }
send-last-why = La partita è finita. Manda questo link a { $name }, che forse non lo sa ancora.
send-proof = Manda la prova a { $name }
send-proof-why = { CAPITAL($name) } sa com’è finita la partita. Con questo link, anche la sua pagina controlla tutto.
invite-group = Invita i tuoi amici
invite-group-why = Manda questo link in una chat di gruppo dove ci siete tutti. Niente parte da solo. Ogni amico lo apre, entra nella partita e manda a sua volta un link. Ognuno apre tutti i link, anche quelli degli altri.
answer-group = Manda la tua risposta nella chat
answer-group-why = Manda questo link nella chat di gruppo, così lo aprono tutti. La partita comincia quando ci siete tutti.
send-group = Manda il tuo turno nella chat
send-group-why = Niente parte da solo. Manda questo link nella chat di gruppo, così lo aprono tutti. Poi tocca a { $name }.
send-last-group = Manda il tuo ultimo turno nella chat
send-last-group-why = La partita è finita. Manda questo link nella chat di gruppo: forse i tuoi amici non lo sanno ancora.
last-letter = Il tuo ultimo link
last-letter-group-why = Mandalo di nuovo, se qualcuno l’ha perso. Aprirlo due volte non fa danni.
last-letter-why = Mandalo di nuovo a { $name }, se è andato perso. Aprirlo due volte non fa danni.
unsent = Non hai ancora mandato il tuo link. Mandalo a { $name }.
unsent-group = Non hai ancora mandato il tuo link. Mandalo nella chat di gruppo.
letters = Posta
send-again = Posta: manda di nuovo, o incolla una risposta
# $time è una data, davanti alla quale l’articolo cambierebbe.
own-turn = Tocca a te (ultimo link: { $time }).
other-turn = Tocca a { $name } (ultimo link: { $time }).
answered = Hai risposto ({ $time }). Il prossimo link di { $name } mostrerà il risultato.
drawn = Hai pescato ({ $time }). Il prossimo link di { $name } mostrerà la tua carta.
waiting-invited = Hai mandato un invito ({ $time }). La risposta del tuo amico non è ancora arrivata qui.
waiting-for = Aspettiamo { $name } (ultimo link: { $time }).
drawn-group = Hai pescato ({ $time }). Il link di ogni amico porta una parte della tua carta. Aspettiamo { $name }.
joined = Ci sono già: { $names }.
# Oltre a chi ha invitato.
missing =
    { $players ->
        [one] Un giocatore non è ancora entrato, o il suo link non è stato aperto qui.
       *[other] { $players } giocatori non sono ancora entrati, o i loro link non sono stati aperti qui.
    }
over = La partita è finita.
checking = La partita è finita. Quando { $name } avrà mandato un ultimo link, la tua pagina controllerà tutto.
checked = La partita è finita. La tua pagina ha controllato tutto: si è pescato e giocato secondo le regole.
broken-by = { CAPITAL($name) } non ha rispettato le regole nel link numero { $number }, e la partita è finita. { $why }
broken-by-you = La partita è finita, ma il tuo link numero { $number } non rispetta le regole. { $why }
changing = Stai cambiando il tuo ultimo turno. { CAPITAL($name) } dovrà dire se va bene.
link = Link da mandare
link-group = Link da mandare (numero { $number })
copy-link = Copia il link
copy-text = Copia come testo
copy-all = Copia tutta la partita
share = Manda…
sent = Mandato.
other-ways = Altri modi
qr = Mostra come codice QR
qr-hide = Nascondi il codice QR
qr-of = Il link come codice QR
share-failed = Non ha funzionato. Copia il link.
copied = Copiato.
not-copied = Il browser non l’ha permesso. Seleziona il testo e copialo tu.
letter-of = { $game } con { $name }
letter-of-group = { $game }, link numero { $number }
paste = Hai una risposta? Apri il link, o incollalo qui.
open = Apri
paste-group = Un amico ha mandato un link? Aprilo, o incollalo qui. Puoi incollarne più d’uno in una volta.
keep-browser = La partita è salvata in questo browser. Apri i link sempre qui.
change = Cambia il mio ultimo turno
change-why = { CAPITAL($name) } deve dire se va bene, e può tenere il primo.
close = Chiudi

invited = { $name } ti invita
invited-unnamed = Un amico ti invita
invited-to = A una partita di { $game }.
invited-side = Tu giochi: { $side }.
invited-options = Opzioni scelte
invited-standard = Con le regole solite.
invited-why = Giocate a turno: dopo ogni turno rimandi un link, con un messaggio o per e-mail. Non c’è nessun server di mezzo.
invited-group-why = Giocate in una chat di gruppo: dopo ogni turno mandi lì un link, e ognuno apre tutti i link. Non c’è nessun server di mezzo.
invited-order = Se altri hanno già mandato i loro link, aprili prima, e poi entra.
not-joined = { $name } ti invita. Non sei ancora nella partita.
not-joined-unnamed = Un amico ti invita. Non sei ancora nella partita.
your-name = Il tuo nome, per il tuo amico (se vuoi)
your-name-group = Il tuo nome, per i tuoi amici
accept = Accetta
join = Entra
full = Tutti i posti sono presi
full-why = In questa partita giocano { $names }, e non c’è più posto. Questo browser non ne fa parte.
contested = { $name } ha preso il posto nello stesso momento
contested-why = Conta il link mandato per primo. Se nella chat il link di { $name } è sopra il tuo, entra di nuovo dopo: avrai un nuovo link da mandare. Se il tuo è sopra, non cambia niente, ed entra di nuovo { $name }.
contested-theirs = Entra di nuovo
contested-own = Il mio è sopra
contested-first = Sopra: { $name }
contested-other = Due amici hanno preso lo stesso posto
contested-other-why = { $first } e { $second } hanno preso il posto nello stesso momento. Quale link è più in alto nella chat? L’altro entra di nuovo.
taken-last = Anche { $name } ha mandato un link per l’ultimo posto. Se nella chat è sopra il tuo, tutti i posti sono presi, e stavolta non puoi giocare. Se il tuo è sopra, non cambia niente.
taken = Questo posto è già preso: il link di { $name } è stato aperto per primo. Chi ha mandato questo link apre quello di { $name }, ed entra di nuovo.
rules = Regole
rematch-again = È la rivincita della vostra ultima partita.

known = Questo link l’hai già aperto. Non è cambiato niente.
own = Questo link è il tuo. Mandalo al tuo amico; qui non è cambiato niente.
own-group = Questo link è il tuo. Mandalo nella chat di gruppo; qui non è cambiato niente.
to-game = Alla partita
replace = { CAPITAL($name) } vuole cambiare l’ultimo turno
replace-why = Se sei d’accordo, vale il turno nuovo e la tua risposta a quello vecchio si perde. Se no, resta quello vecchio.
replace-yes = D’accordo
replace-no = Tieni il vecchio
restore = Questa partita non è in questo browser
restore-why = Il testo contiene tutta la partita: puoi continuarla qui. Chi sei?
restore-missing = Questo link è di una partita che non è in questo browser. Aprilo dove giochi, o chiedi al tuo amico di usare «Copia tutta la partita» e incolla qui il testo.
broken = Questo link non si può usare
broken-text = Per strada è stato tagliato o cambiato. Chiedi al tuo amico di mandarlo di nuovo, o come testo. { $why }
broken-game = Questa pagina non conosce il gioco. Carica l’ultima versione della pagina.
broken-version = La pagina del tuo amico è più nuova della tua. Carica l’ultima versione di questa pagina, poi apri di nuovo il link.
broken-table = È di un’altra partita.
broken-missing = Manca un link: il numero { $number } non è stato aperto qui. Chiedi al tuo amico di mandarlo di nuovo.
broken-invitation = Se ti hanno invitato in un gruppo, apri prima l’invito, poi gli altri link in ordine.
broken-before = Apri prima il link che viene prima di questo: il numero { $number }.
broken-before-of = Apri prima il link che viene prima di questo: il numero { $number }, di { $name }.
broken-answered = A questo turno hai già risposto. Vale il turno a cui hai risposto.
broken-own = Dice di essere il tuo turno numero { $number }, ma tu non l’hai mandato.
broken-chain = Non segue i turni precedenti. Uno di voi intanto ha cambiato qualcosa. Mandatevi di nuovo gli ultimi link.
broken-lot = Il sorteggio è stato truccato: il numero svelato da { $name } non è quello sigillato nell’invito.
broken-action = Contiene una mossa che le regole non permettono: { $why }
broken-unfinished = Finisce a metà di un turno.
broken-position = Le vostre due pagine giocano con regole diverse. Caricate tutti e due l’ultima versione della pagina, poi mandate di nuovo il link.
broken-over = La partita è già finita.
broken-seal = Non corrisponde a quello che era stato sigillato.
broken-secret = Qualcosa non è stato sorteggiato come concordato: un numero sigillato non corrisponde.
no-secret = Le tue carte, o i numeri con cui peschi, sono solo nel browser dove hai giocato. Apri il link lì.
broken-random = Questo browser non ha numeri casuali sicuri, perciò non può sorteggiare per una partita a distanza.

live = Siete nella stessa stanza? Collegate i dispositivi
live-why-guest = Sei nella stessa stanza, sullo stesso Wi-Fi di { $name }? Inquadra il codice sul suo schermo, e ogni mossa arriva subito. Non c’è nessun server di mezzo; solo quel dispositivo viene a sapere l’indirizzo del tuo in questa rete.
live-why-group = Siete tutti nella stessa stanza, sullo stesso Wi-Fi? Collegate i dispositivi, e ogni mossa arriva subito. I tuoi amici inquadrano il tuo codice uno dopo l’altro. Non c’è nessun server di mezzo; solo i dispositivi dei tuoi amici vengono a sapere l’indirizzo del tuo in questa rete.
live-why = Siete nella stessa stanza, sullo stesso Wi-Fi? Collegate i dispositivi, e ogni mossa arriva subito. Non c’è nessun server di mezzo; solo il dispositivo del tuo amico viene a sapere l’indirizzo del tuo in questa rete.
live-show = Mostra un codice
live-show-next = Mostra il codice per il prossimo
live-preparing = Un momento…
live-scan = Fai inquadrare questo codice al tuo amico.
live-scan-group = Fai inquadrare questo codice a uno dei tuoi amici.
live-then = Poi anche lo schermo del tuo amico mostra un codice. Inquadralo qui, o incolla sotto il suo link.
live-link = Il codice come link
live-answer = Fai inquadrare questo codice a { $name }. Poi siete collegati.
live-connecting = Mi collego…
live-here =
    { $players ->
        [one] { CAPITAL($names) } è al tavolo.
       *[other] { $names } sono al tavolo.
    }
live-away =
    { $players ->
        [one] { CAPITAL($names) } non c’è.
       *[other] { $names } non ci sono.
    }
live-ended = Non siete collegati. Niente è perso: se siete sullo stesso Wi-Fi, mostra un nuovo codice, o manda le tue mosse come link.
live-ended-guest = Non siete collegati. Niente è perso: se sei sullo stesso Wi-Fi, inquadra un nuovo codice sullo schermo di { $name }, o manda le tue mosse come link.
live-ended-one = Un dispositivo non è collegato. Niente è perso: fagli inquadrare un nuovo codice, o manda le tue mosse come link.
live-impossible = Questo browser non può collegarsi a un altro dispositivo. Puoi giocare lo stesso, mandando link.
live-waits = La prima mossa tocca a { $name }. Poi compare il tabellone.
live-missing =
    { $players ->
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $players } giocatori.
    }
scan = Inquadra il codice del tuo amico
scan-stop = Spegni la fotocamera
scan-view = Quello che vede la fotocamera
scan-refused = Qui la fotocamera non si può usare. Usa l’app della fotocamera del telefono, o incolla sotto il link.
live-again = Nuovo codice
live-disconnect = Scollega
live-old = Era la risposta a un codice vecchio. Fai inquadrare il codice che vedi qui.
live-copy = Copia il link di questo codice
live-rematch = { CAPITAL($name) } chiede la rivincita.
live-rematch-play = Guarda l’invito
live-rematch-host = { CAPITAL($name) } può cominciare la rivincita.
invited-live = Quando entri nella partita, il tuo schermo mostra un codice da far inquadrare a { $name }. Poi ogni mossa arriva subito. Non c’è nessun server di mezzo; solo quel dispositivo viene a sapere l’indirizzo del tuo in questa rete.
live-handed = La tua partita ha il codice
live-handed-why = Torna alla scheda con la tua partita. Questa la puoi chiudere.

race-devices = Dispositivi
race-ended = Non siete collegati. La partita aspetta: mostra un nuovo codice.
race-ended-guest = Non sei collegato. La partita aspetta: inquadra un nuovo codice sullo schermo di { $name }.
race-ended-one = Un dispositivo non è collegato. La partita aspetta: fai inquadrare un nuovo codice a quel giocatore.
race-impossible = Questo browser non può collegarsi a un altro dispositivo, e questo gioco ne ha bisogno.
race-broken = L’altro dispositivo ha inviato qualcosa che non appartiene a questa partita: il collegamento è stato chiuso.
invited-race = Giocate tutti insieme, ognuno sul suo dispositivo, sulla stessa rete Wi-Fi. Quando entri, il tuo schermo mostra un codice da far inquadrare a { $name }. Non c’è nessun server di mezzo; solo quel dispositivo viene a sapere l’indirizzo del tuo in questa rete.
race-photo-finish = Fotofinish: troppo vicini per dirlo, ha deciso la sorte.
race-too-fast = { $name } ha impiegato solo { $ms } ms: troppo poco per una reazione.
race-too-late = Hai battuto troppo tardi.
race-clocks = I vostri orologi concordano entro { $ms } ms.
race-check = Controllo: { $code }. Se tutti gli schermi mostrano lo stesso, nessuno ha cambiato nulla.

fair = Di che cosa puoi fidarti
fair-draw = Quello che si sorteggia lo sorteggiate in due, insieme. Nessuno può sceglierlo.
fair-draw-group = Quello che si sorteggia lo sorteggiate tutti insieme. Nessuno può sceglierlo.
fair-moves = La tua pagina controlla ogni mossa secondo le regole, e rifiuta un link con una mossa non permessa.
fair-past = Nessuno può cambiare un turno a cui hai risposto. Per cambiare l’ultimo ci vuole il tuo accordo.
fair-cards = Le tue carte sono solo sul tuo dispositivo. Nessuno di voi sa quale carta arriva, nemmeno la propria.
fair-choices = Le tue offerte, trappole e carte nascoste sono sigillate prima che il tuo amico scelga, e si aprono solo quando lo dicono le regole.
fair-check = Quello che è sigillato o coperto non si può cambiare. Alla fine le due pagine controllano tutto.
fair-pile = Prima decidi, poi si pesca la carta. Nessuno di voi sa o può cambiare quale arriva, e un turno mandato resta com’è.
fair-pile-group = Prima decidi, poi si pesca la carta. Nessuno sa o può cambiare quale arriva, e un turno mandato resta com’è.
unfair-pair = Una carta si pesca in due: chi pesca, e il giocatore successivo. Se questi due si mettono d’accordo di nascosto, possono conoscerla prima di decidere se pescare.
unfair-help-group = Un amico può chiedere le mosse a un computer o a qualcun altro. Nessuna pagina può vederlo.
unfair-stop-group = Se uno di voi smette di rispondere, la partita si ferma per tutti. Nessuno perde la partita per questo.
unfair-chat-group = Chi può scrivere nella vostra chat di gruppo può mandare un link a nome di un amico.
unfair-help = Il tuo amico può chiedere le mosse a un computer o a qualcun altro. Nessuna pagina può vederlo.
unfair-stop = Il tuo amico può smettere di rispondere. Nessuno perde la partita per questo.
unfair-chat = Chi può scrivere nella vostra conversazione può mandare un link a nome del tuo amico.
fair-race-cards = Nessun dispositivo conosce la prossima carta prima che sia giocata: la pescate in due.
fair-race-taps = I colpi restano sigillati finché non sono arrivati tutti. Poi si confrontano.
fair-race-lines = Conta la tua reazione, dalla carta sul tuo schermo al tuo colpo. Una connessione lenta non costa nulla.
fair-race-log = Nessuno può togliere o cambiare un colpo senza che si noti, nemmeno chi ospita.
unfair-race-reaction = Chi ha un programma modificato può dichiarare una reazione più rapida. Nessuna pagina può vederlo.
