### Schlacht um Korsika

## Namen

cards =
    { $cards ->
        [1] 1 Karte
       *[other] { $cards } Karten
    }
pattern =
    { $pattern ->
        [pair] Paar
        [sandwich] Sandwich
        [sequence] Folge
       *[ten] Zehner
    }
    .a =
        { $pattern ->
            [pair] ein { pattern }
            [sandwich] ein { pattern }
            [sequence] eine { pattern }
           *[ten] ein { pattern }
        }
seat-name = Spieler { $seat }

## Die Startseite und die Vorbereitung

name = Schlacht um Korsika
tagline = Karte um Karte fällt auf den Stapel. Liegen zwei gleiche aufeinander, schlag zu, bevor es die anderen tun.
facts = 2–6 Spieler · 5–10 Minuten · Karten und schnelle Hände
credit = Traditionelles Kartenspiel.

group-pace = Spieler und Tempo
option-seats = Spieler
    .why = Je mehr Spieler, desto länger dauert die Partie.
    .two = Zwei
    .three = Drei
    .four = Vier
    .five = Fünf
    .six = Sechs
option-first = Platz 1
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-second = Platz 2
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-third = Platz 3
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-fourth = Platz 4
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-fifth = Platz 5
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-sixth = Platz 6
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
player-why = Schlagen ein Mensch und ein Computer im selben Augenblick, zählt der Schlag des Menschen.
player-person = Mensch
player-computer = Computer
option-pace = Tempo der Computer
    .why = Wie schnell sie legen und schlagen. In einer ruhigen Partie warten sie, bis du ihre Karte verlangst.
    .brisk = Flott
    .easy = Halb so schnell
    .slow = Viermal so langsam
    .calm = Ruhig
option-window = Letzte Chance zum Schlagen
    .why = Wie lange du noch auf einen Stapel schlagen kannst, bevor ihn jemand nimmt.
    .standard = 1,2 Sekunden
    .short = 0,6 Sekunden
    .long = 2 Sekunden
    .calm = 5 Sekunden
    .calmest = 15 Sekunden
option-grace = Zugedeckte Karten
    .why = Wie lange ein Schlag noch zählt, wenn schon die nächste Karte daraufliegt.
    .standard = 0,2 Sekunden
    .none = Gar nicht
    .long = 0,4 Sekunden
    .calm = 2 Sekunden
    .calmest = 5 Sekunden
option-auto-flip = Wenn jemand trödelt
    .why = Die Karte kann von selbst gelegt werden.
    .off = Die anderen warten
    .on = Nach 3 Sekunden gelegt

group-patterns = Worauf du schlagen kannst
variation-off = Aus
variation-on = An
option-sandwich = Sandwich
    .why = Zwei gleiche mit einer Karte dazwischen: König, 7, König.
    .off = { variation-off }
    .on = { variation-on }
option-sequence = Folge
    .why = Zwei Werte, die aufeinanderfolgen: 8, 9.
    .off = { variation-off }
    .on = { variation-on }
option-rising = Richtung einer Folge
    .why = Zählt auch 9, 8?
    .either = Auf oder ab
    .rising = Nur aufwärts
option-ace-rank = Ass in einer Folge
    .why = Neben welchen Werten steht es?
    .both = Neben 2 und König
    .low = Nur neben der 2
option-ten = Zehner
    .why = Zwei Karten, die zusammen zehn ergeben: 4, 6.
    .off = { variation-off }
    .on = { variation-on }
option-ace-nine = Ass und 9
    .why = Ergeben auch sie zehn?
    .never = Nein
    .ten = Ja
option-joker-pairs = Zwei Joker
    .why = Sind sie ein Paar?
    .match = Sie sind ein Paar
    .never = Sie passen zu nichts

group-mistakes = Fehler
option-penalty = Ein falscher Schlag kostet
    .why = Die Karten kommen verdeckt unter den Stapel oder zu den anderen.
    .three = 3 Karten
    .one = 1 Karte
    .each = 1 Karte an jeden anderen
    .ban = 3 Sekunden Schlagverbot
option-mistakes = Drei Fehler ohne Karten
    .why = Beim dritten bist du aus dem Spiel.
    .cleared = Seit deinem letzten Stapel
    .kept = In der ganzen Partie

group-dry = Ohne Karten
option-dry = Wenn du keine Karten hast
    .why = Wie lange kannst du dich wieder ins Spiel schlagen?
    .stays = So lange du willst
    .out = Bis zu deinem nächsten Zug
option-short = Zu wenig Karten zum Antworten
    .why = Wenn dir vor dem letzten Versuch die Karten ausgehen.
    .borrow = Du leihst vom nächsten Spieler
    .pass = Der nächste Spieler macht weiter
    .out = Du bist aus dem Spiel
option-last = Wenn nur noch einer Karten hat
    .why = Wie die anderen ihre letzte Chance zum Schlagen bekommen.
    .window = Eine letzte Chance
    .flip-on = Erst legt er alle seine Karten
option-nobody = Wenn niemand eine Karte hat
    .why = Das kommt kaum je vor.
    .honour = Letztes Bild, Ass oder letzter Joker gewinnt den Stapel
    .redeal = Die Karten werden neu gegeben

group-cards = Karten und Ende
option-leftovers = Übrige Karten
    .why = Wenn die Karten nicht aufgehen.
    .dealt = Manche bekommen eine mehr
    .under = Sie liegen unter dem Stapel
option-starter = Erste Karte
    .why = Wer legt sie?
    .random = Zufällig
    .person = Der erste Mensch
option-jokers = Joker
    .why = Sie geben die meisten Versuche: fünf.
    .in = Beide
    .out = Keine
option-collect = Ein gewonnener Stapel
    .why = Wird er gemischt, gibt es nichts, was man sich merken kann.
    .block = Wird umgedreht
    .shuffle = Wird gemischt
option-limit = Die Partie hört auf
    .why = Dann gewinnt, wer die meisten Karten hat.
    .plays = Nach 10.000 Karten
    .minutes = Nach zehn Minuten

preset-race = Drei Arten zu schlagen
    .why = Paare, Sandwiches und Folgen aufwärts. Etwa fünf Minuten, höchstens zehn.
preset-standard = Originalregeln
    .why = Nur Paare, zu zweit.
preset-all = Alles zählt
    .why = Sandwich, Folge und Zehner: Auf jede vierte Karte kannst du schlagen.
preset-four = Tafelrunde
    .why = Vier Spieler, drei Arten zu schlagen, zehn Minuten.
preset-easy = Gemütlich
    .why = Computer halb so schnell, und mehr Zeit zum Schlagen.
preset-calm = Ruhig
    .why = Die Karten warten auf dich, und der Stapel auch.

## Warum eine Aktion nicht geht

illegal-over = Die Partie ist zu Ende.
illegal-removed = Du bist aus dem Spiel.
illegal-not-your-turn = Die nächste Karte legt jemand anders.
illegal-window = Der Stapel wird gleich genommen: Schlag jetzt zu, oder warte.
illegal-too-soon = Gerade ist noch eine Karte gefallen.
illegal-overdue = Erst kommt etwas anderes.
illegal-not-by-hand = Das geschieht von selbst.

## Was die Partie entschieden hat

reason-all = Alle Karten sind in einer Hand.
reason-plays = Zehntausend Karten sind gelegt: Die meisten Karten gewinnen.
reason-time = Zehn Minuten sind um: Die meisten Karten gewinnen.
reason-nobody = Niemand ist mehr da, der den Stapel nehmen könnte.

## Der Stapel und die Plätze, wie ein Screenreader sie liest

pile-empty = Der Stapel ist leer
pile-top = Stapel, { cards }: { $top }
pile-tops = Stapel, { cards }: { $top }, darunter { $below }
pile =
    { $pile }{ $under ->
        [0] .
        [1] ; darunter 1 verdeckte Karte.
       *[other] ; darunter { $under } verdeckte Karten.
    }
seat = { $name }: { $state }.
seat-lays = am Zug
seat-banned = kurzes Schlagverbot
mistakes = { $mistakes } von 3 Fehlern
out = raus
no-cards = keine Karten
banned = Finger weg

## Was zu tun ist

attempts =
    { $attempts ->
        [1] noch 1 Versuch
       *[other] noch { $attempts } Versuche
    }
prompt-lay = Leg eine Karte.
prompt-answer = Antworte mit einem Bild, einem Ass oder einem Joker: { attempts }.
prompt-watch = Behalt den Stapel im Auge.
prompt-next = Verlang die nächste Karte.
prompt-dry = Du hast keine Karten: Schlag dich zurück ins Spiel.
prompt-dry-last = Du hast keine Karten: Schlag dich zurück ins Spiel. Noch ein Fehler, und du bist draußen.
prompt-removed = Du bist aus dem Spiel.

## Was geschehen ist. $name kann „Du“ sein: Es steht kein Verb dabei.

cost-cards = { cards } unter den Stapel
cost-gifts = { cards } verschenkt
cost-ban = 3 Sekunden Schlagverbot
cost-removed = dritter Fehler, aus dem Spiel

event-laid = { card }.
event-laid-by = { $name }: { card }.
event-call = { CAPITAL($call) }.
event-borrowed = Geliehen: { card }.
note-borrowed = { card }, geliehen
note-ignored = Zählt nicht.
event-won =
    { $name }: { pattern.a }, { cards }{ $back ->
        [yes] , wieder im Spiel.
       *[no] .
    }
note-won =
    { CAPITAL(pattern.a) } nach { $ms } ms: { cards }{ $back ->
        [yes] , wieder im Spiel.
       *[no] .
    }
verdict-won =
    { $name }: { pattern.a }! { cards } nach { $ms } ms{ $back ->
        [yes] , wieder im Spiel
       *[no] {""}
    }
event-mistaken = { $name }: falsch geschlagen, { $cost }.
note-mistaken = Falsch geschlagen: { $cost }.
event-taken = { $name }: { cards }.
note-taken = Der Stapel: { cards }.
event-unanswered = { $name }: { cards }, keine Antwort auf { card }.
note-unanswered = Der Stapel: { cards }. Keine Antwort auf { card }.
dealt-again = Niemand hat eine Karte: Alle Karten werden neu gegeben.
event-stopped = Die Partie ist zu Ende.
note-stopped = Die Partie wird abgebrochen.

## Was gerade läuft, neben dem Stapel

call-leads = Erste Karte: { $name }
call-lays = Nächste Karte: { $name }
call-challenge =
    { $rank ->
        [none] {""}
        [joker] Joker: {""}
       *[other] { rank }: {""}
    }{ $you ->
        [yes] { attempts } für dich
       *[no] { attempts } ({ $name })
    }
# $you is yes if the player is "You".
call-window =
    Letzte Chance! { $you ->
        [yes] Du nimmst den Stapel
       *[no] { $name } nimmt den Stapel
    }
call-window-open = Letzte Chance
call-over = Die Partie ist zu Ende

## Was du jetzt tun kannst

aim = Dein Ziel: alle Karten gewinnen. Wenn der Stapel etwas zum Schlagen zeigt, sei am schnellsten.
possible-lay = Du bist dran, eine Karte zu legen.
possible-tap = Du kannst auf den Stapel schlagen, wenn oben { $patterns } liegt.
possible-not-your-turn = Die nächste Karte legt jemand anders.
possible-window = Der Stapel wird gleich genommen: Jetzt legt niemand eine Karte.

## Auf dem Tisch

keys =
    Allein an der Tastatur schlägst du mit der Leertaste und legst mit Enter. Zu mehreren hat jeder zwei Tasten; sie stehen auf den
    Knöpfen. P macht Pause.
table = Der Stapel
lay = Legen
tap = Schlagen
next-card = Nächste Karte
key-enter = Enter
key-space = Leertaste
keys-of = { $name }: Legen mit { $lay }, Schlagen mit { $tap }.
shortcut = Taste { $key }
status-line =
    { $cards ->
        [0] Gegeben
        [1] Eine Karte gelegt
       *[other] { $cards } Karten gelegt
    }
more-below = noch { $cards } darunter
face-down = { $cards } verdeckt
behind = { $name }: { $ms } ms später
level =
    Schlägt nach etwa { $ms } ms, übersieht { $misses } von 100, { $errs ->
        [yes] schlägt manchmal falsch.
       *[no] schlägt nie falsch.
    }

## Nach der Partie

plots = So lief es
packets = Karten
packet-sizes = { $name }: { cards } am Anfang, mindestens { $fewest }, höchstens { $most }, am Ende { $last }.
reaction-times = Reaktionen
reactions =
    { $won ->
        [0] { $name }: auf keinen Stapel zuerst geschlagen
        [1] { $name }: auf 1 Stapel zuerst geschlagen, nach { $fastest } ms
       *[other] { $name }: auf { $won } Stapel zuerst geschlagen, meist nach etwa { $median } ms, am schnellsten nach { $fastest } ms
    }{ $lost ->
        [0] {""}
        [1] ; einmal war jemand schneller
       *[other] ; { $lost }-mal waren andere schneller
    }{ $mistakes ->
        [0] .
        [1] ; ein falscher Schlag.
       *[other] ; { $mistakes } falsche Schläge.
    }
resign-all = Aufgeben? Damit ist die Partie für alle zu Ende, und du verlierst.

## Die Lektion

lesson-why = Eine Minute mit vorbereiteten Stapeln: wann du zuschlägst, und wann nicht.
lesson-start = Lektion beginnen
lesson-pair = Zwei vom selben Wert, eine auf der anderen: Schlag zu!
lesson-sandwich = Zwei vom selben Wert mit einer Karte dazwischen: Schlag zu!
lesson-sequence = Zwei Werte, die aufeinanderfolgen, eine Karte auf der anderen: Schlag zu!
lesson-ten = Zwei Karten, die zusammen zehn ergeben: Schlag zu!
lesson-nothing = Richtig, da gab es nichts zu schlagen.
lesson-right = Richtig, nach { $ms } ms.
lesson-wrong = Da gab es nichts zu schlagen.
lesson-missed = Da hättest du zuschlagen sollen.
lesson-end = { $right } von { $all } richtig.
lesson-again = Noch einmal
