### Springerkampf

## Namen

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
colour =
    { $colour ->
        [red] rot
        [blue] blau
       *[yellow] gelb
    }
colour-letter =
    { $colour ->
        [red] r
        [blue] b
       *[yellow] g
    }
chips =
    { $chips ->
        [1] 1 Chip
       *[other] { $chips } Chips
    }
moves =
    { $moves ->
        [1] 1 Zug
       *[other] { $moves } Züge
    }
    .dat =
        { $moves ->
            [1] 1 Zug
           *[other] { $moves } Zügen
        }

## Die Startseite und die Vorbereitung

name = Springerkampf
tagline =
    Jeder beginnt mit einem Springer mitten auf dem Brett. Jeder Zug bringt einen neuen; vier in einer Reihe gewinnen die Runde.
    Sieben Anomalien stellen die Regeln auf den Kopf, eine allein oder alle auf einmal.
facts = 2 Spieler · 10–20 Minuten · ganz offen oder fast alles verdeckt
credit = Von pseudonam, für The Genius: Variations on a Theme.

group-anomalies = Anomalien
off = Aus
on = An
option-airdrop = Abwurf
    .why = Mit einem neuen Springer darfst du auf ein leeres Feld Mist abwerfen. Dort kann niemand mehr landen.
    .off = { off }
    .two = Zwei für jeden
    .one = Einer für jeden
    .three = Drei für jeden
option-bidding = Gebote
    .why = Ihr zieht nicht abwechselnd: Beide bieten geheim Chips. Wer mehr bietet, zahlt sie dem anderen und zieht.
    .off = { off }
    .free = An, erster Zug von X ist frei
    .auction = An, Gebote von Anfang an
option-coloration = Farben
    .why = Jedes Feld ist rot, blau oder gelb. Du darfst nicht auf der Farbe landen, auf der dein Gegner zuletzt gelandet ist.
    .off = { off }
    .on = { on }
option-trap = Pferdefalle
    .why = Vor jedem Zug stellt der Gegner heimlich auf einem Feld eine Falle. Ein Springer, der dort landet, ist weg.
    .off = { off }
    .shown = An, Fallen werden danach gezeigt
    .hidden = An, leere Fallen bleiben geheim
option-sickness = Krankheit
    .why = Ein Springer, der einen neuen hervorbringt, wird schwach. Beim nächsten Mal verschwindet er.
    .off = { off }
    .on = { on }
option-snapshot = Momentaufnahme
    .why = Du siehst nur deine eigenen Springer und den letzten Zug deines Gegners. Den Rest musst du dir merken.
    .off = { off }
    .on = { on }
    .assisted = An, mit Gedächtnisstützen
option-tic-tac-toe = Tic-Tac-Toe
    .why = Vier in einer Reihe gewinnen nicht. Je drei in einer Reihe sind ein Punkt, und sechs Punkte gewinnen die Runde.
    .off = { off }
    .on = { on }

group-match = Das Match
option-row = Um eine Runde zu gewinnen
    .why = Mit vier in einer Reihe kann X immer gewinnen, wenn X weiß, wie. Fünf sind schwerer.
    .four = Vier in einer Reihe
    .five = Fünf in einer Reihe
option-favoured = Wer im Vorteil ist
    .why = Wer im Vorteil ist, wählt zuerst X oder O und gewinnt das Match, wenn alles andere gleich ist.
    .random = Zufällig
    .first = Platz 1
    .second = Platz 2
option-sides = X und O in späteren Runden
    .why = X zieht zuerst.
    .choice = Abwechselnd wählen
    .swap = Seiten tauschen
option-tie = Eine Runde für jeden
    .why = Was dann das Match entscheidet. Eine dritte Runde hilft dem, der im Vorteil ist: Unter gleich Starken gewinnt er etwa vier von fünf Matches.
    .moves = Wer weniger Züge gebraucht hat
    .third = Eine dritte Runde
option-clock = Uhren
    .why = Du hast eine Minute für jeden Zug und drei weitere für eine Runde. Danach zieht dein Gegner für dich, oder der Zug ist zufällig.
    .off = { off }
    .on = { on }

preset-standard = Schlicht
    .why = Keine Anomalien: vier in einer Reihe.
preset-five = Fünf in einer Reihe
    .why = Für alle, die wissen, wie X mit vier gewinnt.
preset-all = Alles auf einmal
    .why = Alle sieben Anomalien zusammen.
daily-airdrop = Heute: Abwurf
    .why = { anomaly-why }
daily-bidding = Heute: Gebote
    .why = { anomaly-why }
daily-coloration = Heute: Farben
    .why = { anomaly-why }
daily-trap = Heute: Pferdefalle
    .why = { anomaly-why }
daily-sickness = Heute: Krankheit
    .why = { anomaly-why }
daily-snapshot = Heute: Momentaufnahme
    .why = { anomaly-why }
daily-tic-tac-toe = Heute: Tic-Tac-Toe
    .why = { anomaly-why }
anomaly-why = Jeden Tag eine Anomalie, für alle dieselbe.

level =
    { $level ->
        [0] Spielt nach Lust und Laune und sieht eine von zehn Drohungen. Merkt sich deine letzten vier Züge.
        [1] Sieht eine von fünf Drohungen und macht grobe Fehler. Merkt sich deine letzten acht Züge.
        [2] Sieht drei von vier Drohungen und macht selten grobe Fehler. Merkt sich deine letzten zwölf Züge.
        [3] Vergisst nichts und sucht vor jedem Zug nach einem sicheren Sieg.
       *[other] Vergisst nichts und findet sichere Siege weit im Voraus. Als X gewinnt diese Stufe eine schlichte Partie immer.
    }

## Was überrascht, wo zwei Anomalien aufeinandertreffen

note-airdrop-bidding = Der Mist gehört zum versiegelten Zug: Nur wer den Zug bekommt, wirft seinen ab.
note-airdrop-trap = Der Mist fällt auch, wenn der Springer, der ihn bringt, in die Falle geht.
note-airdrop-sickness = Du darfst Mist auf das Feld abwerfen, auf dem gerade ein schwacher Springer verschwunden ist.
note-airdrop-snapshot = Landest du auf verdecktem Mist, ist dein Zug unmöglich, und du passt.
note-bidding-coloration = Es zählt die Farbe des letzten Zugs deines Gegners, auch wenn du seitdem gezogen hast.
note-bidding-trap = Ihr stellt beide mit dem Gebot eine Falle. Nur die Falle dessen, der nicht zieht, schnappt zu.
note-bidding-snapshot = Ist der Zug unmöglich, wird das Gebot trotzdem bezahlt, und der andere zieht.
note-bidding-tic-tac-toe = Kannst du nicht ziehen, bietet niemand: Dein Gegner zieht einfach.
note-coloration-trap = Auch das Feld eines Springers, der in die Falle ging, zählt als letzte Farbe.
note-coloration-tic-tac-toe = Gibt es für dich kein Feld in erlaubter Farbe mehr, passt du und verlierst nicht.
note-trap-sickness = Geht ein neuer Springer in die Falle, wird der alte, von dem er kam, nicht schwächer, und ein schwacher bleibt.
note-sickness-snapshot = Du siehst nicht, welche Springer deines Gegners schwach werden oder verschwinden.
note-sickness-tic-tac-toe = Die Punkte werden nach jedem Zug neu gezählt: Sie können auch weniger werden.

## Warum eine Aktion nicht geht

illegal-over = Das Match ist zu Ende.
illegal-not-your-turn = Dein Gegner ist dran.
illegal-time-is-up = Die Zeit ist um.
illegal-side = Nicht jetzt: Wähle erst eine Seite, X oder O.
illegal-bid = Nicht jetzt: Erst musst du bieten.
illegal-trap = Nicht jetzt: Erst musst du eine Falle stellen oder keine wählen.
illegal-spawn = Nicht jetzt: Erst musst du wählen, wo dein Springer landet.
illegal-too-few-chips = Du hast { chips }.
illegal-taken = Auf { $space } steht ein Springer.
illegal-manured = Auf { $space } liegt Mist.
illegal-out-of-reach = Keiner deiner Springer ist einen Rösselsprung von { $space } entfernt.
illegal-hemmed-in = Von { $space } aus liegt kein freies Feld einen Rösselsprung entfernt.
illegal-same-colour = { $space } ist { colour }, wie das Feld des letzten Zugs deines Gegners.
illegal-parent-missing = Nenn den Springer, der den auf { $space } hervorbringt.
illegal-parent-named = Ohne die Krankheit nennst du nicht, welcher Springer den neuen hervorbringt.
illegal-not-your-knight = Du hast keinen Springer auf { $space }.
illegal-parent-too-far = { $space } ist keinen Rösselsprung von { $parent } entfernt.
illegal-no-airdrop = In diesem Match gibt es keinen Mist.
illegal-no-manure-left = Du hast keinen Mist mehr.
illegal-drop-on-landing = Dein neuer Springer steht auf { $space }: Dort kann kein Mist hin.
illegal-drop-for-other = Wenn du für deinen Gegner ziehst, darfst du keinen Mist abwerfen.
illegal-drop-taken = Mist braucht ein leeres Feld, und { $space } ist nicht leer.

## Was das Match entschieden hat

reason-both-bouts = Der Sieger hat beide Runden gewonnen.
reason-one-bout = Der Sieger hat eine Runde gewonnen; die andere war unentschieden.
reason-fewer-moves = Eine Runde für jeden, und die des Siegers brauchte weniger Züge: { $fewer } gegen { $more }.
reason-same-moves = Eine Runde für jeden, beide in { moves.dat }. Bei Gleichstand gewinnt, wer im Vorteil ist: Das steht von Anfang an beim Namen.
reason-no-bout = Beide Runden waren unentschieden. Bei Gleichstand gewinnt, wer im Vorteil ist: Das steht von Anfang an beim Namen.
reason-third-bout = Eine Runde für jeden, und der Sieger hat die dritte gewonnen.
verdict-fewer =
    Eine Runde für jeden; deine dauerte { moves }, die andere { $theirs }: { $won ->
        [yes] Du gewinnst das Match
       *[no] Du verlierst das Match
    }.
verdict-same =
    Eine Runde für jeden, beide in { moves.dat }. { $won ->
        [yes] Bei Gleichstand gewinnst du, denn du warst von Anfang an im Vorteil.
       *[no] Bei Gleichstand gewinnt dein Gegner, denn er war von Anfang an im Vorteil.
    }
settled = Die erste Runde dauerte { moves }, und diese musste bis Zug { $by } gewonnen werden.

## Ein Feld, wie ein Screenreader es liest: sein Name, und danach das hier, mit Kommas dazwischen

space-knight =
    { $weak ->
        [yes] schwacher Springer von { side }
       *[no] Springer von { side }
    }
space-manure = Mist
space-row = in der Gewinnreihe
space-latest = letzter Zug von { side }
space-remembered = hier ist dein Gegner gelandet
space-own-trap = deine Falle
space-revealed-trap = hier war eine Falle
space-sprung-trap = hier ging ein Springer von { side } in die Falle
space-ghost = hier landet dein neuer Springer
space-drop = hier fällt Mist
space-chosen = gewählt
space-threat = { side } würde hier gewinnen
space-reach = in Reichweite
space-parent = kann den neuen Springer hervorbringen
row-empty = Reihe { $row }: leer.
row = Reihe { $row }: { $spaces }.
row-next = { $before }; { $after }

## Was zu tun ist

prompt-side = Wähle deine Seite für Runde { $bout }: X zieht zuerst.
prompt-ready-side = Bereit: Du spielst { side }.
prompt-bid = Du hast { chips }: Wie viele bietest du für den Zug?
prompt-ready-bid = Bereit: Du bietest { chips }.
prompt-trap = Wähle ein Feld für deine Falle oder keine Falle.
prompt-ready-trap = Bereit: eine Falle auf { $space }.
prompt-ready-no-trap = Bereit: keine Falle.
prompt-landing = Wähle, wo dein neuer Springer landet.
prompt-for-other = Dein Gegner hat keine Zeit mehr: Wähle, wo sein neuer Springer landet.
prompt-landing-from = Wähle, wo der neue Springer landet, einen Rösselsprung von { $parent }.
prompt-parent = Wähle, welcher Springer den auf { $space } hervorbringt.
prompt-drop = Wähle ein leeres Feld für den Mist.
prompt-ready =
    Bereit: ein Springer auf { $space }{ $parent ->
        [none] {""}
       *[space] {" "}von { $parent }
    }{ $drop ->
        [none] .
       *[space] , mit Mist auf { $drop }.
    }{ $may-drop ->
        [yes] {" "}Du darfst dazu Mist abwerfen.
       *[no] {""}
    }

confirm-side = Wählen
confirm-bid = Bieten
confirm-trap = Stellen
confirm-spawn = Setzen

## Was geschehen ist: Sätze, die aufeinander folgen

event-chosen =
    { $you ->
        [x] Runde { $bout }: Du spielst X und ziehst zuerst.
        [o] Runde { $bout }: Du spielst O; X zieht zuerst.
       *[none] Runde { $bout }: Platz { $seat } spielt X und zieht zuerst.
    }
target =
    { $you ->
        [yes] Gewinn diese Runde bis Zug { $moves }, sonst ist das Match verloren.
        [no] Dein Gegner muss diese Runde bis Zug { $moves } gewinnen, sonst gehört das Match dir.
       *[none] Wer die erste Runde verloren hat, muss diese bis Zug { $moves } gewinnen.
    }
target-why =
    Die erste Runde dauerte { moves }, und { $tie ->
        [yes] bei Gleichstand gewinnst du
        [no] bei Gleichstand gewinnt dein Gegner
       *[none] bei Gleichstand gewinnt, wer im Vorteil ist
    }.
tie-rule =
    Gewinnt jeder eine Runde, entscheiden weniger Züge. { $favoured ->
        [drawn-yours] Bei gleich vielen gewinnst du: Das Los hat dir den Vorteil gegeben.
        [yours] Bei gleich vielen gewinnst du: Du bist im Vorteil.
        [drawn-theirs] Bei gleich vielen gewinnt dein Gegner: Das Los hat ihm den Vorteil gegeben.
        [theirs] Bei gleich vielen gewinnt dein Gegner: Er ist im Vorteil.
       *[none] Bei gleich vielen gewinnt, wer im Vorteil ist.
    }
tie-third = Gewinnt jeder eine Runde, entscheidet eine dritte.
event-sealed-bid = Dein Gebot ist versiegelt: { chips }.
event-sealed-no-trap = Du stellst keine Falle.
event-sealed-trap = Deine Falle auf { $space } ist versiegelt.
event-sealed-spawn = Dein Zug nach { $space } ist versiegelt.
event-time-is-up = Die Zeit ist um.
not-yet-known = Verdeckt, bis die Runde vorbei ist.
log-bid = { side } bietet { chips }.
log-no-trap = { side } stellt keine Falle.
log-trap = { side } stellt eine Falle auf { $space }.
log-spawn = { side } will auf { $space } landen.
event-late-trap = Zeit um für { side }: keine Falle.
event-late-bid = Zeit um für { side }: Das Gebot ist 0.
event-late-random = Zeit um für { side }: Der Zug ist zufällig.
event-late-opponent = Zeit um für { side }: Jetzt zieht { other-side }.
event-bids = X bietet { $x }, O bietet { $o }.
event-bid-won = { side } bekommt den Zug und zahlt.
event-lands = { side } landet auf { $space }.
event-trapped = { side } landet in der Falle auf { $space }, und der Springer ist weg.
event-impossible = Der Zug von { side } nach { $space } ist unmöglich: Etwas Verdecktes ist im Weg. { side } passt.
event-passes = { side } passt.
event-manure = Mist fällt auf { $space }.
event-trap = Auf { $space } war eine Falle.
event-vanishes = Der Springer auf { $space } verschwindet.
event-weakens = Der Springer auf { $space } ist jetzt schwach.
event-points = Punkte: X { $x }, O { $o }.
event-no-move = { side } kann nicht ziehen und passt.

## Wie eine Runde endete

# $winner kann „Du“ sein, deshalb steht kein Verb dabei.
result-won =
    { $winner }: Runde { $bout } gewonnen, nach { moves.dat }. { $ending ->
        [row] Springer in einer Reihe.
        [stuck] Der andere konnte nicht ziehen.
        [last] Niemand konnte mehr ziehen, und der Sieger zog zuletzt.
        [points] Sechs Punkte erreicht.
       *[tally] Mehr Punkte am Ende.
    }
headline-won = { $winner }: Runde { $bout } gewonnen
headline-drawn = Runde { $bout } ist unentschieden
headline-row = Springer in einer Reihe
next-bout = Nächste Runde
result-equal = Runde { $bout } ist unentschieden, nach { moves.dat }: gleich viele Punkte.
result-limit = Runde { $bout } ist unentschieden: { $most } Züge sind gespielt.

## Was du jetzt tun kannst, und was nicht

aim-row =
    Dein Ziel: { $knights ->
        [4] vier
        [5] fünf
       *[other] { $knights }
    } deiner Springer in einer Reihe, waagerecht oder senkrecht.
aim-points = Dein Ziel: sechs Punkte. Je drei deiner Springer in einer Reihe sind einer.
possible-choose = Du wählst X oder O für Runde { $bout }. X zieht zuerst.
possible-bid = Du kannst bis zu { chips } für den Zug bieten.
possible-trap = Du kannst auf irgendeinem Feld eine Falle stellen oder keine.
possible-land =
    { $whose ->
        [opponent] Der neue Springer deines Gegners
       *[yours] Dein neuer Springer
    } kann auf { $spaces ->
        [1] einem Feld
       *[other] { $spaces } Feldern
    } landen{ $names ->
        [none] .
       *[names] : { $names }.
    }
possible-drop = Du kannst dazu Mist abwerfen, noch { $left }-mal.
possible-barred =
    { $spaces ->
        [1] Ein Feld in Reichweite ist { colour }, wie das letzte deines Gegners: Dort darfst du nicht landen.
       *[other] { $spaces } Felder in Reichweite sind { colour }, wie das letzte deines Gegners: Dort darfst du nicht landen.
    }
possible-no-manure = Du hast keinen Mist mehr.
possible-no-trap = Du bist in eine Falle gegangen: Für den nächsten Zug darfst du keine stellen.

# Der Trainer, über einen deiner Springer.
coach-goals =
    { $goals ->
        [0] Von hier aus kann dein nächster Springer nirgends landen.
        [1] Von hier aus kann dein nächster Springer auf einem Feld landen.
       *[other] Von hier aus kann dein nächster Springer auf { $goals } Feldern landen.
    }
coach-wins = Auf { $names } würdest du gewinnen.
coach-weak = Dieser Springer ist schwach: Er verschwindet, wenn der nächste von ihm kommt.
coach-threats = Dein Gegner würde auf { $names } gewinnen.
coach-no-threat = Dein Gegner kann mit dem nächsten Zug nicht gewinnen.

## Wo man nach einem Zug sucht

# Was nach „Ich würde“ kommt.
proposal-side = { side } spielen
proposal-bid = { $chips } bieten
proposal-no-trap = keine Falle stellen
proposal-trap = eine Falle auf { $space } stellen
proposal-spawn = einen Springer auf { $space } setzen
proposal-drop = einen Springer auf { $space } setzen und auf { $drop } Mist abwerfen

# Was nach dem Vorschlag kommt, als Grund.
purpose-first = X zieht zuerst: Deine Reihen entstehen einen Springer früher.
purpose-wins = Das gewinnt die Runde.
purpose-blocks = Dort würde dein Gegner gewinnen.
purpose-forks = Als Nächstes würdest du auf { $names } gewinnen, und dein Gegner kann nur eines davon sperren.
purpose-threatens = Danach würdest du auf { $names } gewinnen.
purpose-points =
    { $points ->
        [1] Das bringt einen Punkt mehr.
       *[other] Das bringt { $points } Punkte mehr.
    }
purpose-adds = { $knights } der { $spaces } Felder von { $first } bis { $last } gehören dann dir, und kein Springer deines Gegners steht dazwischen.
purpose-closes =
    { $knights ->
        [1] Das sperrt { $first } bis { $last }, wo dein Gegner schon einen Springer hat.
       *[other] Das sperrt { $first } bis { $last }, wo dein Gegner schon { $knights } Springer hat.
    }
purpose-opens =
    { $spaces ->
        [1] Dein nächster Springer kann dann auf einem Feld mehr landen als jetzt.
       *[other] Dein nächster Springer kann dann auf { $spaces } Feldern mehr landen als jetzt.
    }
coach-overbid = Das Gebot war { $bid }; ein Gebot von { $enough } hätte gereicht.

## Auf dem Tisch

status-bout = Runde { $bout }
status-moves = Runde { $bout } · { moves }
board = Das Brett
board-summary = Ein Brett: { $sides }.
board-side = { side } auf { $spaces }
keys = Auf dem Brett gehst du mit den Pfeiltasten von Feld zu Feld, mit Pos1 und Ende an die Enden einer Reihe.
counters = Runde und letzter Zug
your-side = Deine Seite
your-bid = Dein Gebot
no-trap = Keine Falle
manure-left = Mist abwerfen (noch { $left })
threats = Drohungen zeigen
bid-less = Weniger bieten
bid-more = Mehr bieten
sealed = Versiegelt: { $parts }.
sealed-trap = eine Falle auf { $space }
sealed-no-trap = keine Falle
sealed-spawn = ein Springer auf { $space }
stock-points = { $points } von { $most } Punkten
stock-manure = Mist: { $left }
mark-bouts =
    { $bouts ->
        [1] 1 Runde gewonnen
       *[other] { $bouts } Runden gewonnen
    }
mark-favoured = Vorteil bei Gleichstand
mark-wins-tie = Vorrang bei gleichen Geboten
mark-banned = keine Falle erlaubt
legend-win = Hier würdest du gewinnen.
legend-danger = Hier würde dein Gegner gewinnen.
legend-weak = Schwach: Er verschwindet, wenn er noch einen hervorbringt.
legend-manure = Mist: Hier kann niemand landen.
legend-barred = Verboten: die Farbe, auf der dein Gegner zuletzt gelandet ist.
legend-remembered = Hier ist dein Gegner gelandet.
legend-own-trap = Deine Falle.
legend-revealed-trap = Eine Falle, die nichts gefangen hat.
legend-sprung-trap = Eine Falle, die einen Springer gefangen hat.
hidden = verdeckt, bis die Runde vorbei ist
snapshot = Du siehst nur deine eigenen Springer und den letzten Zug deines Gegners.
resign = Das ganze Match aufgeben, nicht nur diese Runde?

## Der Stellungseditor

editor-turn = Wer am Zug ist
editor-chips = Wie viele der 40 Chips X hat
editor-manure = Mist von { side }
editor-colour =
    { $colour ->
        [red] rotes
        [blue] blaues
       *[yellow] gelbes
    } Feld
editor-knights = Jede Seite braucht mindestens einen Springer.
editor-too-much-manure = So viel Mist hat keiner.
editor-snapshot = Mit der Momentaufnahme kannst du keine Stellung aufbauen: Dazu gehört auch, was sich beide gemerkt haben.

## Die Lektion

lesson-first = Dein erster Springer
    .task =
        Du darfst eine Seite wählen. Nimm X: X zieht zuerst. Tippe dann auf ein Feld, das von deinem Springer aus zwei Schritte
        geradeaus und einen zur Seite liegt. Tippe noch einmal darauf oder auf den Knopf, und dort steht ein neuer Springer. Der alte bleibt.
    .done = Das ist ein Zug: ein Springer mehr. Tippe jederzeit auf einen deiner Springer, um zu sehen, wohin er kommt.
    .failed = Auch O ist eine gute Wahl, aber dann beginnt die andere Seite. Wähle hier X, und zieh.
lesson-row = Vier in einer Reihe
    .task =
        Vier deiner Springer in einer Reihe, waagerecht oder senkrecht, gewinnen die Runde. Du hast drei in einer Reihe, mit einer
        Lücke, in die einer deiner Springer kommt. Ein Stern zeigt, wo du gewinnen würdest.
    .done = Vier in einer Reihe. Der Springer von d4 hat es geschafft.
    .failed = Die Lücke ist auf e6. Der Springer auf d4 kommt dorthin: zwei Schritte geradeaus, einen zur Seite.
lesson-diagonal = Diagonalen zählen nicht
    .task = Auf g7 hättest du vier in der Diagonale, aber das ist nichts wert. Such die Reihe, die zählt.
    .done = h6 bis h9: Das sind vier in einer Reihe.
    .failed = Das sind keine vier in einer Reihe, die zählt. Schau auf h6, h7 und h9.
lesson-block = Blockieren
    .task =
        Dein Gegner hat drei in einer Reihe und zieht als Nächster. Ein Ende ist schon besetzt. Lande auf dem anderen.
    .done = Blockiert. Du hattest einen Springer nah genug: Behalt im Auge, wohin du kommst.
    .failed = Jetzt landet dein Gegner auf g8 und gewinnt. Dein Springer auf f6 kommt dorthin.
lesson-look-twice = Schau zweimal hin
    .task = Dein Gegner droht wieder mit vier in einer Reihe. Was ist dein bester Zug?
    .done = Du hattest zuerst vier in einer Reihe. Such immer erst deinen eigenen Sieg, bevor du blockierst.
    .failed = Du hast selbst drei in einer Reihe, auf d5, e5 und f5. Der vierte gewinnt sofort.
lesson-two-threats = Zwei auf einmal
    .task =
        Dein Gegner kann eine Drohung blockieren, aber nicht zwei. Finde den Zug, der dir drei in einer Reihe gibt, mit beiden Enden
        frei und beiden in Reichweite.
    .done = Du drohst auf c5 und auf g5. Dein Gegner kann nur eins von beiden blockieren.
    .failed = Das kann dein Gegner noch verhindern. Füll die Lücke zwischen d5 und f5.
lesson-no-move = Kein Ausweg
    .task =
        Wer nicht ziehen kann, wenn er dran ist, verliert die Runde. Der Springer in der Ecke kommt auf zwei Felder, und auf einem
        davon stehst du.
    .done = Dein Gegner kann nicht ziehen, und die Runde gehört dir. Das ist selten, aber es kommt vor.
    .failed = Der Springer auf a1 kommt noch nach c2. Lande selbst dort: zum Beispiel von b4.
lesson-match = Das Match
    .task =
        Ein Match hat zwei Runden. Gewinnt jeder eine, zählt die kürzere. Dein Gegner hat die erste in 23 Zügen gewonnen. Gewinnst du
        diese jetzt, sind es 11.
    .done =
        Du gewinnst das Match: 11 Züge sind weniger als 23. Es gibt auch sieben Anomalien, die das Spiel verändern; probier eine aus,
        wenn du es gut kennst.
    .failed = Du kannst sofort gewinnen, und je weniger Züge, desto besser: Schau auf f3, f4 und f6.

## Die Rätsel

puzzle-line = Gewinn in drei Zügen
    .task = Finde die richtigen Züge, dann gewinnst du die Runde mit deinem dritten, was die andere Seite auch tut.
    .done = Was die andere Seite auch getan hätte: Alle deine Reihen konnte sie nicht verhindern.
    .failed = Das ist vielleicht gut, aber es gewinnt nicht rechtzeitig.
puzzle-block = Nur ein Zug
    .task =
        Noch gibt es keine Reihe zu verhindern, aber die andere Seite gewinnt mit ihren nächsten zwei Zügen. Finde den einzigen Zug,
        der das verhindert.
    .done = Danach konnte sie nicht mehr in zwei Zügen gewinnen. Nach jedem anderen Zug hätte sie es gekonnt.
    .failed = Das hält sie nicht auf: Sie gewinnt mit ihren nächsten zwei Zügen.
puzzle-fork = Zwei auf einmal
    .task = Finde jetzt den richtigen Zug, dann gewinnst du mit deinem nächsten, was die andere Seite auch tut.
    .done = Du konntest auf mehr Arten gewinnen, als sie mit einem Zug verhindern konnte.
    .failed = Das ist vielleicht gut, aber sie kann dich noch aufhalten.
