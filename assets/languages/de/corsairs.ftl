### Korsaren

## Namen

side-corsairs = Korsaren
side-convoy = Konvoi
piece =
    { $piece ->
        [corsair] Korsar
        [escort] Geleitschiff
       *[freighter] Frachter
    }
    .the =
        { $piece ->
            [escort] das { piece }
           *[other] der { piece }
        }
    .acc =
        { $piece ->
            [corsair] den Korsaren
            [escort] das Geleitschiff
           *[freighter] den Frachter
        }
corsair-count =
    { $corsairs ->
        [0] kein Korsar
        [1] 1 Korsar
       *[other] { $corsairs } Korsaren
    }
escorts =
    { $line ->
        [yes] die Linie von { $first } bis { $last }
       *[no] das Geleitschiff auf { $first }
    }

## Die Startseite und die Vorbereitung

name = Korsaren
tagline =
    Sechs Geleitschiffe bewachen einen Frachter, der nicht selbst fahren kann. Sechs Korsaren laufen an den Ecken des Bretts ein und
    wollen ihn wegschleppen, Feld für Feld.
facts = 2 Spieler · 20 Minuten · kein Glück, nichts verdeckt
credit = Aus dem Blog Poisonous Cloak, nach Royal Jelly von Hempuli (Arvi Teikari).

group-board = Brett und Seiten
option-size = Brett
    .why = Ein kleineres Brett ist besser für die Korsaren, ein größeres für den Konvoi.
    .five = 61 Felder
    .four = 37 Felder (für die Korsaren)
    .six = 91 Felder (für den Konvoi)
    .eight = 169 Felder (das ganze Brett)
option-corsairs = Wer die Korsaren spielt
    .why = Die Korsaren beginnen. In der Revanche tauscht ihr die Seiten.
    .first = Platz 1
    .second = Platz 2
    .random = Zufällig
option-match = Match
    .why = In zwei Partien spielt jeder beide Seiten; gewinnt jeder eine, zählt die kürzere.
    .one = Eine Partie
    .two = Zwei Partien

group-corsairs = Korsaren
option-second = Die zweite Bewegung
    .why = Ein Zug der Korsaren besteht aus einer oder zwei Bewegungen.
    .may = Wenn du magst
    .must = Wenn sie geht, ist sie Pflicht
option-return = Hin und zurück
    .why = Darf ein Zug alles lassen, wie es war?
    .barred = Nicht erlaubt
    .allowed = Erlaubt
option-pull = Schleppen
    .why = Welchen Nachbarn darf ein Korsar mitschleppen, wenn er fährt?
    .any = Jeden Nachbarn
    .straight = Nur den genau hinter sich
option-pulls = Schleppen in einem Zug
    .why = Darf nur einmal je Zug geschleppt werden, ist der Konvoi stark.
    .two = Bei jeder Bewegung
    .one = Einmal
option-stuck = Wenn sich kein Korsar bewegen kann
    .why = Das kommt vor, wenn alle festgesetzt sind und keiner einlaufen kann.
    .pass = Sie passen
    .convoy = Der Konvoi gewinnt

group-convoy = Konvoi
option-rest = Warten
    .why = Darf der Konvoi passen? Wenn ja, können die Korsaren ihn nicht zwingen, eine Lücke zu öffnen.
    .no = Ein Geleitschiff muss fahren
    .yes = Der Konvoi darf passen
option-line = Formationen
    .why = Welche Geleitschiffe einer geraden Linie dürfen zusammen fahren?
    .part = Jeder Teil der Linie
    .whole = Nur die ganze Linie
option-broadside = Seitwärts
    .why = Darf eine Linie seitwärts fahren?
    .yes = In alle sechs Richtungen
    .no = Nur längs
option-corners = Geleitschiffe auf Ecken
    .why = Steht ein Geleitschiff auf einer Ecke, kann dort kein Korsar einlaufen.
    .open = Erlaubt
    .barred = Nicht erlaubt

group-captures = Festsetzen und fangen
option-release = Wenn Bewacher weggeschleppt werden
    .why = Wann ist ein festgesetzter Korsar wieder frei, wenn weniger als zwei Schiffe neben ihm bleiben?
    .end = Nach dem Zug
    .once = Sofort
option-shield = Der Frachter als Schutz
    .why = Ist ein Korsar neben dem Frachter davor sicher, gefangen zu werden?
    .no = Nein
    .yes = Ja
option-captures = Gefangene für den Sieg
    .why = Wie viele Korsaren muss der Konvoi fangen?
    .five = Fünf
    .six = Sechs

group-end = Das Ende
option-limit = Züge
    .why = Die Züge beider Seiten zählen. Nach dem letzten gewinnt der Konvoi.
    .hundred = 100
    .two-hundred = 200
    .none = Ohne Grenze
option-repetition = Dreimal dieselbe Stellung
    .why = Ihr seht beide, wie oft es sie schon gab.
    .convoy = Der Konvoi gewinnt
    .off = Es passiert nichts

preset-even = Ausgeglichener Kampf
    .why =
        Nur eine Änderung an den Originalregeln: Mehrere Geleitschiffe fahren nur in Richtung ihrer Linie. Bei gleich starken
        Spielern gewinnen beide Seiten etwa gleich oft. Am Anfang sind die Korsaren schwerer zu spielen.
preset-standard = Originalregeln
    .why = Die Originalregeln. Sie begünstigen den Konvoi: Er gewinnt etwa drei von vier Partien.
preset-small = Auf engem Raum
    .why =
        Ein kleines Brett und eine kürzere Partie. Die Originalregeln begünstigen dort die Korsaren, deshalb helfen diese
        Hausregeln dem Konvoi.
preset-match = Faires Match
    .why = Zwei Partien: Jeder spielt beide Seiten.

level =
    { $level ->
        [0] Fährt nach Lust und Laune: denkt nur an diesen Zug und übersieht das meiste, was beide Seiten können.
        [1] Denkt nur an diesen Zug und übersieht die meisten Züge, wählt unter den übrigen aber besser.
        [2] Denkt nur an diesen Zug und übersieht etwa die Hälfte von dem, was möglich ist.
        [3] Denkt immer an deine Antwort, oft auch weiter. Deine Fallen müssen tief sein.
       *[other] Schaut mindestens drei Züge voraus: Dass die Korsaren in zwei Zügen den Frachter holen, übersieht diese Stufe nie.
    }

## Warum eine Aktion nicht geht

illegal-over = Die Partie ist zu Ende.
illegal-not-your-turn = Dein Gegner ist dran.
illegal-only-for =
    { $side ->
        [corsairs] Das machen nur Korsaren. Du spielst den Konvoi: Fahr mit deinen Geleitschiffen.
       *[convoy] Das macht nur der Konvoi. Du spielst die Korsaren: Lauf ein, fahr oder lauf aus, und beende dann deinen Zug.
    }
illegal-off-board = Ein Feld { $post } gibt es auf diesem Brett nicht.
illegal-not-corner = Korsaren kommen und gehen an den sechs Ecken, und { $post } ist keine Ecke.
illegal-occupied = { $post } ist nicht frei.
illegal-no-reserve = Du hast keinen Korsaren in der Reserve.
illegal-left-this-turn = Der einzige Korsar in der Reserve ist gerade erst ausgelaufen; in einem späteren Zug darf er wiederkommen.
illegal-entered-this-turn = Der Korsar auf { $post } ist in diesem Zug eingelaufen; auslaufen darf er in einem späteren.
illegal-no-corsair = Auf { $post } steht kein Korsar.
illegal-entangled = Der Korsar auf { $post } ist festgesetzt und kann sich in diesem Zug nicht bewegen.
illegal-hemmed-in = Der Korsar auf { $post } kann nirgendwohin.
illegal-not-adjacent = Ein Korsar fährt auf ein Nachbarfeld, und { $to } liegt nicht neben { $from }.
illegal-nothing-to-pull = Auf { $post } ist kein Geleitschiff und kein Frachter zum Schleppen.
illegal-pull-too-far = Ein Korsar schleppt ein Schiff neben sich, und { $ship } liegt nicht neben { $corsair }.
illegal-pull-not-straight = In dieser Partie schleppt ein Korsar nur das Schiff genau hinter sich.
illegal-second-pull = In dieser Partie darfst du nur einmal je Zug schleppen, und das hast du schon.
illegal-corner-barred = In dieser Partie darf kein Geleitschiff auf einer Ecke stehen, und { $post } ist eine.
illegal-two-moves = Du hast beide Bewegungen gemacht: Beende deinen Zug, oder nimm eine zurück.
illegal-turns-back = Dein Zug darf nicht so enden, dass alles ist wie am Anfang.
illegal-move-first = Beweg mindestens einen Korsaren, bevor du deinen Zug beendest.
illegal-move-again = In dieser Partie musst du eine zweite Bewegung machen, solange eine möglich ist.
illegal-may-not-pass =
    { $side ->
        [corsairs] Passen darfst du nur, wenn sich kein Korsar bewegen kann.
       *[convoy] Der Konvoi darf nicht passen, solange ein Geleitschiff fahren kann.
    }
illegal-freighter-stays = Der Frachter fährt nie selbst; nur Korsaren schleppen ihn weg.
illegal-no-escort = Auf { $post } steht kein Geleitschiff.
illegal-no-line = { $first } und { $last } sind nicht die Enden einer geraden Linie.
illegal-whole-line = In dieser Partie ist eine Formation eine ganze Linie: In dieser stehen noch mehr Geleitschiffe.
illegal-in-line-only = In dieser Partie fährt eine Formation nur längs ihrer Linie.
illegal-not-straight =
    Ein Geleitschiff fährt geradeaus, in eine von sechs Richtungen, und { $to } liegt von { $from } aus nicht geradeaus.
illegal-not-together = Alle Schiffe einer Formation fahren in dieselbe Richtung und gleich weit.
illegal-leaves-board = Ein Teil der Linie würde das Brett verlassen.
illegal-blocked = { $post } ist im Weg: Das Feld ist nicht frei.

## Was die Partie entschieden hat

reason-freighter = Die Korsaren haben den Frachter vom Brett geschleppt.
reason-captures =
    { $captures ->
        [5] Der Konvoi hat fünf Korsaren gefangen.
       *[other] Der Konvoi hat { $captures } Korsaren gefangen.
    }
reason-turn-limit = Zug { $turn } ist vorbei, und der Frachter ist in Sicherheit.
reason-repetition = Dieselbe Stellung zum dritten Mal: Der Konvoi ist in Sicherheit.
reason-stuck = Kein Korsar kann sich bewegen.
reason-both-games = Der Sieger hat beide Partien des Matchs gewonnen. { $ending }
reason-fewer-turns = Jeder hat eine Partie gewonnen, und die kürzere zählt: { $fewer } gegen { $more } Züge.
reason-same-turns = Jeder hat eine Partie in { $turns } Zügen gewonnen: Das Match ist unentschieden.

## Ein Feld, wie ein Screenreader es liest: sein Name und das hier, mit Kommas dazwischen

post-corner = Ecke
post-empty = leer
post-entangled = festgesetzt
post-entangled-soon = wird gleich festgesetzt
post-doomed = wird gleich gefangen
post-danger = in Gefahr
post-left = gerade verlassen
post-came = gerade hier angekommen
post-captured = hier wurde ein Korsar gefangen
post-chosen = gewählt
post-ghost = hier wird { piece.the } stehen
post-pull = kann geschleppt werden
post-entry = hier kann ein Korsar einlaufen
post-reach = in Reichweite
post-choose = wählbar
post-next = { $before }; { $after }
file = Spalte { $file }: { $posts }.
file-empty = Spalte { $file }: leer.

reserve-place =
    Reserve, { corsair-count }{ $state ->
        [chosen] , einer ist gewählt
        [open] , wählbar
       *[idle] {""}
    }

## Was zu tun ist

prompt-corsair =
    { $reserve ->
        [0] Wähle einen Korsaren.
       *[other] Wähle einen Korsaren oder eine freie Ecke, an der einer aus der Reserve einläuft.
    }
prompt-enter = Wähle eine freie Ecke, an der der Korsar einläuft.
prompt-destination = Wähle, wohin der Korsar auf { $post } fährt.
prompt-pull-off =
    Wähle ein Schiff, das der Korsar mitnimmt{ $alone ->
        [yes] , oder lauf allein aus.
       *[no] .
    }
prompt-pull =
    { $alone ->
        [yes] Wähle ein Schiff zum Schleppen, oder fahr allein nach { $post }.
       *[no] Wähle ein Schiff zum Schleppen: Allein kann der Korsar nicht nach { $post }.
    }
prompt-continue = Du hast eine Bewegung gemacht. Mach noch eine, oder beende deinen Zug.
prompt-must-continue = Du hast eine Bewegung gemacht. In dieser Partie musst du noch eine machen.
prompt-end = Du hast deine Bewegungen gemacht: Beende deinen Zug, oder nimm eine zurück.
prompt-escort =
    Wähle ein Geleitschiff oder die beiden Enden einer Linie{ $pass ->
        [yes] , oder passe.
       *[no] .
    }
prompt-sail-to =
    Wähle, wohin { escorts } fährt{ $line ->
        [yes] .
       *[no] , oder das andere Ende einer Linie.
    }
prompt-sail =
    Bereit: { CAPITAL(escorts) } fährt nach { $target }{ $line ->
        [yes] {" "}und { $end }.
       *[no] .
    }
prompt-pass =
    { $side ->
        [corsairs] Kein Korsar kann sich bewegen: Du passt.
       *[convoy] Kein Geleitschiff kann fahren: Du passt.
    }

confirm-end = Zug beenden
confirm-move = Fahren
confirm-alone = Allein
confirm-pass = Passen
confirm-sail = Fahren

## Was geschehen ist, für den Verlauf und für Screenreader. Eine Notiz sagt, was daraus folgte.

event-enter = Ein Korsar läuft auf { $corner } ein.
event-enter-on = Ein Korsar läuft auf { $corner } ein und fährt weiter nach { $to }.
event-step = Der Korsar auf { $from } fährt nach { $to }.
event-step-on = Der Korsar auf { $from } fährt nach { $over } und weiter nach { $to }.
event-step-pull = Der Korsar auf { $from } fährt nach { $to } und schleppt { piece.acc } von { $ship } nach { $from }.
event-leave = Der Korsar auf { $from } läuft aus.
event-leave-pull = Der Korsar auf { $from } läuft aus und nimmt { piece.acc } mit.
event-sail = Das Geleitschiff fährt von { $first } nach { $target }.
event-sail-line = { $escorts } Geleitschiffe fahren in Linie, von { $first }–{ $last } nach { $target }–{ $end }.
event-end = Die Korsaren beenden ihren Zug.
event-pass =
    { $side ->
        [corsairs] Die Korsaren passen.
       *[convoy] Der Konvoi passt.
    }

note-captured =
    { $corsairs ->
        [1] Der Korsar auf { $posts } ist gefangen.
       *[other] Die Korsaren auf { $posts } sind gefangen.
    }
note-entangled =
    { $corsairs ->
        [1] Der Korsar auf { $posts } ist festgesetzt.
       *[other] Die Korsaren auf { $posts } sind festgesetzt.
    }
note-second-time = Dieselbe Stellung zum zweiten Mal.
note-first-game =
    { $ending } { $side ->
        [corsairs] Die Korsaren gewinnen
       *[convoy] Der Konvoi gewinnt
    } die erste Partie des Matchs nach { $turns } Zügen. Ihr tauscht die Seiten, und die zweite Partie beginnt.

## Tipps, und was du jetzt tun kannst

# Was nach „Ich würde“ kommt.
proposal-enter = einen Korsaren auf { $corner } einlaufen lassen
proposal-step = mit dem Korsaren von { $from } nach { $to } fahren
proposal-step-pull = mit dem Korsaren von { $from } nach { $to } fahren und das Schiff auf { $ship } nachschleppen
proposal-leave = auf { $from } auslaufen
proposal-leave-pull = auf { $from } auslaufen und das Schiff auf { $ship } mitnehmen
proposal-sail = mit dem Geleitschiff von { $first } nach { $target } fahren
proposal-sail-line = mit den Geleitschiffen von { $first }–{ $last } nach { $target }–{ $end } fahren
proposal-end = den Zug hier beenden
proposal-pass = in diesem Zug passen

# Was nach dem Vorschlag kommt, als Grund.
purpose-wins = Das gewinnt.
purpose-threatens-to-win = Wenn der Konvoi dich nicht aufhält, schleppst du den Frachter im nächsten Zug vom Brett.
purpose-drags-freighter =
    { $distance ->
        [0] Der Frachter steht danach auf einer Ecke, einen Schritt vor dem Rand.
        [1] Der Frachter ist danach einen Posten von einer Ecke entfernt.
       *[other] Der Frachter ist danach { $distance } Posten von einer Ecke entfernt.
    }
purpose-threatens-freighter = Im nächsten Zug könntest du dann den Frachter wegschleppen.
purpose-takes-escort = Der Konvoi verliert dieses Geleitschiff, und dein Korsar kann an jeder Ecke wieder einlaufen.
purpose-frees =
    { $corsairs ->
        [one] Das befreit deinen Korsaren auf { $posts }.
       *[other] Das befreit deine Korsaren auf { $posts }.
    }
purpose-escapes = Danach kann der Konvoi im nächsten Zug keinen deiner Korsaren festsetzen oder fangen.
purpose-drags-escort = Das schleppt ein Geleitschiff vom Frachter weg.
purpose-threatens-escort = Im nächsten Zug könntest du dann das Geleitschiff auf { $post } vom Brett nehmen.
purpose-enters =
    { $corsairs ->
        [1] Nur mit Korsaren auf dem Brett kommst du an den Frachter.
       *[other]
            { $distance ->
                [1] Der Konvoi muss dann { $corsairs } Korsaren im Auge behalten, der nächste steht neben dem Frachter.
               *[other] Der Konvoi muss dann { $corsairs } Korsaren im Auge behalten, der nächste ist { $distance } Posten vom Frachter entfernt.
            }
    }
purpose-nears =
    { $distance ->
        [1] Dein Korsar steht dann neben dem Frachter.
       *[other] Dein Korsar ist dann { $distance } Posten vom Frachter entfernt.
    }
purpose-returns = Aus der Reserve kann er an einer anderen Ecke einlaufen.
purpose-ends-safe = Deine Korsaren sind sicher, wo sie sind.
purpose-captures =
    { $corsairs ->
        [one] Das fängt den Korsaren auf { $posts }.
       *[other] Das fängt die Korsaren auf { $posts }.
    }
purpose-saves-freighter =
    { $danger ->
        [dragged-off] Die Korsaren könnten den Frachter gleich vom Brett schleppen, und das verhindert es.
       *[other] Die Korsaren könnten den Frachter gleich wegschleppen, und das verhindert es.
    }
purpose-entangles =
    { $corsairs ->
        [one] Das setzt den Korsaren auf { $posts } fest: Er kann im nächsten Zug nicht fahren.
       *[other] Das setzt die Korsaren auf { $posts } fest: Sie können im nächsten Zug nicht fahren.
    }
purpose-threatens-to-capture = Im nächsten Zug könntest du dann den Korsaren auf { $post } fangen.
purpose-threatens-to-entangle = Im nächsten Zug könntest du dann den Korsaren auf { $post } festsetzen.
purpose-guards = Dann stehen Geleitschiffe auf { $escorts } der 6 Posten um den Frachter, und die Korsaren haben weniger Wege zu ihm.
purpose-closes-in =
    { $distance ->
        [1] Dieses Geleitschiff steht dann neben dem Korsaren auf { $post }: Ein weiteres Schiff dort setzt ihn fest.
       *[other] Dieses Geleitschiff ist dann { $distance } Posten vom Korsaren auf { $post } entfernt: Zwei Schiffe neben ihm setzen ihn fest.
    }
purpose-keeps-safe = Danach können die Korsaren den Frachter in ihrem nächsten Zug nicht abschleppen.
plan-next = Danach würde ich { $action }.

aim-corsairs = Dein Ziel: mit dem Frachter auslaufen.
aim-convoy =
    Dein Ziel: { $captures ->
        [5] fünf
       *[other] sechs
    } Korsaren fangen{ $limit ->
        [0] { $repeats ->
            [yes] {" "}oder den Frachter in Sicherheit halten, bis dieselbe Stellung zum dritten Mal da ist.
           *[no] .
        }
       *[other] {" "}oder den Frachter in Sicherheit halten, bis Zug { $limit } vorbei ist.
    }
possible-enter = Ein Korsar kann auf { $corners } einlaufen; in der Reserve hast du { $reserve }.
possible-step =
    { $ships ->
        [1] Dein Korsar auf { $posts } kann auf ein freies Feld fahren.
       *[other] Deine Korsaren auf { $posts } können auf ein freies Feld fahren.
    }
possible-leave =
    { $ships ->
        [1] Dein Korsar auf { $posts } kann auslaufen.
       *[other] Deine Korsaren auf { $posts } können auslaufen.
    }
possible-pull =
    { $ships ->
        [1] Du kannst das Schiff auf { $posts } schleppen.
       *[other] Du kannst die Schiffe auf { $posts } schleppen.
    }
possible-end = Du kannst deinen Zug beenden.
possible-sail =
    { $ships ->
        [1] Ein Geleitschiff kann fahren: { $posts }.
       *[other] { $ships } Geleitschiffe können fahren: { $posts }.
    }
possible-sail-in-line =
    { $lines ->
        [1] Eine Linie von Geleitschiffen kann zusammen fahren.
       *[other] { $lines } Linien von Geleitschiffen können zusammen fahren.
    }
possible-pass = Du kannst passen.
possible-entangled =
    { $ships ->
        [1] Der Korsar auf { $posts } ist festgesetzt und kann sich nicht bewegen.
       *[other] Die Korsaren auf { $posts } sind festgesetzt und können sich nicht bewegen.
    }
possible-no-third = Du hast beide Bewegungen gemacht: Eine dritte gibt es nicht.
possible-no-second = Eine zweite Bewegung ist nicht möglich.
possible-freighter-stays = Der Frachter kann nicht selbst fahren.

# Der Trainer, über eines deiner Schiffe.
coach-goals =
    { $goals ->
        [0] Dieses Schiff kann sich jetzt nicht bewegen.
        [1] Dieses Schiff kann auf ein Feld fahren.
       *[other] Dieses Schiff kann auf { $goals } Felder fahren.
    }
coach-held = Dieser Korsar ist festgesetzt und kann sich in diesem Zug nicht bewegen.
coach-danger =
    { $danger ->
        [entangled] Der Konvoi könnte diesen Korsaren im nächsten Zug festsetzen.
        [captured] Der Konvoi könnte diesen Korsaren im nächsten Zug fangen.
        [dragged] Ein Korsar könnte dieses Schiff im nächsten Zug wegschleppen.
        [dragged-off] Ein Korsar könnte dieses Schiff im nächsten Zug vom Brett schleppen.
       *[none] Im nächsten Zug kann diesem Schiff nichts passieren.
    }
coach-safe = Sicher wäre der Korsar auf { $posts }.
coach-safe-nowhere = Sicher wäre der Korsar auf keinem dieser Felder.
coach-captures = Auf { $posts } fängt es einen Korsaren.
coach-entangles = Auf { $posts } setzt es einen Korsaren fest.

## Auf dem Tisch

board = Das Brett
keys =
    Pfeiltasten: auf und ab in einer Spalte, links und rechts in die nächste. Schräg geht es mit 7, 9, 1 und 3 wie auf dem
    Ziffernblock oder mit Pos1, Bild auf, Ende und Bild ab.
reserve = Reserve
counters = Reserve und Züge
entangled = Festgesetzt: Im Zug der Korsaren kann er sich nicht bewegen.
doomed = Wird am Ende des Konvoi-Zugs gefangen, wenn sich nichts ändert.
danger = Die Korsaren können den Frachter in einem Zug holen.
resign-match = Das ganze Match aufgeben, nicht nur diese Partie?
lost-corsairs = { $lost } von { $ships } Korsaren gefangen; bei { $captures } gewinnt der Konvoi
lost-escorts = { $lost } von { $ships } Geleitschiffen verloren
turn = Zug { $turn }
turn-of-limit = Zug { $turn } von { $limit }
second-time = Diese Stellung zum 2. Mal; beim 3. Mal gewinnt der Konvoi
game-of-match = Partie { $game } von 2
status-in-match = { $game }. { $turn }
passed = Gepasst.
won-first = Erste Partie in { $turns } Zügen gewonnen.

# Ein Brett in den Regeln, im Verlauf und auf der Startseite.
picture = Ein Brett: { $ships }.
picture-empty = Ein leeres Brett.
picture-ships =
    { $piece ->
        [corsair] { $ships ->
            [1] Korsar
           *[other] Korsaren
        }
        [escort] { $ships ->
            [1] Geleitschiff
           *[other] Geleitschiffe
        }
       *[freighter] Frachter
    } auf { $posts }

## Der Stellungseditor

editor-turn = Wer am Zug ist
editor-captured = Gefangene Korsaren
editor-turns-left = Verbleibende Züge
editor-six-corsairs = Es gibt insgesamt nur sechs Korsaren: auf dem Brett, in der Reserve oder gefangen.
editor-six-escorts = Es gibt nur sechs Geleitschiffe.
editor-freighter = Der Frachter muss auf dem Brett sein.

## Die Lektion

lesson-enter = Einlaufen
    .task =
        Du spielst die Korsaren. Sie warten neben dem Brett und laufen an den sechs Ecken ein, den Feldern mit der Windrose. Dein Zug
        besteht aus einer oder zwei Bewegungen: Tippe auf zwei Ecken, und beende dann deinen Zug.
    .done = Zwei Korsaren sind auf dem Brett. Jetzt wäre der Konvoi dran, dann wieder du.
    .failed = Auch das ist ein Zug. Aber lass hier zwei Korsaren einlaufen, einen nach dem anderen, und beende dann deinen Zug.
lesson-pull = Ein Geleitschiff schleppen
    .task =
        Ein Korsar fährt auf ein freies Nachbarfeld und darf dabei ein Schiff schleppen, das neben ihm war. Der auf g4 kann das nicht:
        Er steht neben zwei Schiffen und ist festgesetzt. Tippe auf ihn, dann siehst du es. Fahr dann mit dem Korsaren auf g3 weg, und
        schlepp das Geleitschiff auf f4 nach.
    .done = Das Geleitschiff steht, wo dein Korsar war, und der Ring um den Frachter hat eine Lücke.
    .failed = Das geht, aber das Geleitschiff auf f4 soll am Ende auf g3 stehen: Wähle g3, dann ein freies Feld, dann f4.
lesson-leave = Ein Geleitschiff mitnehmen
    .task =
        Von einer Ecke kann ein Korsar auslaufen und ein Schiff neben sich mitnehmen. Ein Geleitschiff ist dann endgültig weg. Wähle
        den Korsaren auf e1, dann die Reserve, dann das Geleitschiff auf e2.
    .done = Der Konvoi hat ein Geleitschiff weniger. Dein Korsar ist in der Reserve und darf in einem späteren Zug wiederkommen.
    .failed = Das geht, aber das Geleitschiff bleibt im Spiel. Lauf von e1 aus, und nimm das Geleitschiff auf e2 mit.
lesson-freighter = Der Frachter
    .task =
        So gewinnst du: Lauf mit dem Frachter aus. Dafür brauchst du zwei Bewegungen. Fahr von e2 auf die Ecke e1, und schlepp den
        Frachter nach; dann lauf aus, und schlepp ihn noch einmal.
    .done = Du gewinnst. Zwei Bewegungen, zweimal schleppen: Denk daran, wenn ein freier Korsar neben dem Frachter und neben einer Ecke steht.
    .failed = Jetzt entkommt der Frachter. Fahr auf die Ecke, und schlepp ihn nach; dann lauf aus, und schlepp ihn noch einmal.
lesson-two = Mit zwei Korsaren
    .task =
        Jetzt steht einer deiner Korsaren auf der Ecke. Er ist nicht neben dem Frachter und steht dem anderen im Weg, der es ist. Du kannst
        trotzdem in diesem Zug gewinnen: Wie?
    .done = Genau: Der eine schleppt den Frachter neben die Ecke, der andere nimmt ihn mit.
    .failed =
        Noch nicht. Fahr mit dem Korsaren auf e2 auf irgendein freies Feld, und schlepp den Frachter nach e2. Lauf dann mit dem auf e1
        aus, und nimm den Frachter mit.
lesson-entangle = Die andere Seite
    .task =
        Jetzt spielst du den Konvoi. Ein Geleitschiff fährt geradeaus, so weit du willst. Ein Korsar, der am Ende deines Zugs neben
        zwei deiner Schiffe steht, ist festgesetzt: In seinem Zug kann er sich nicht bewegen. Bring ein zweites Schiff neben den
        Korsaren auf g3.
    .done = Er sitzt fest und bleibt einen Zug lang, wo er ist. Auch der Frachter zählt dabei als Schiff.
    .failed =
        Das geht, aber es setzt keinen Korsaren fest. Bring ein zweites Schiff neben den auf g3: Das Geleitschiff auf e4 kann nach f3
        fahren.
lesson-line = Eine Linie fährt
    .task =
        Ein Korsar, der am Ende deines Zugs neben drei Geleitschiffen steht, ist gefangen. Geleitschiffe in gerader Linie können
        zusammen fahren, längs ihrer Linie. Tippe auf c6 und c7, die beiden Enden einer Linie, dann auf das Ziel, und fang den Korsaren
        auf b4.
    .done = Gefangen und aus dem Spiel. Eine Linie bringt zwei Schiffe auf einmal: So überraschst du einen Korsaren.
    .failed = Das fängt niemanden. Fahr mit c6 und c7 zusammen nach c4 und c5: Mit b5 sind es dann drei.
lesson-danger = Frachter in Gefahr
    .task =
        Das Zeichen am Frachter ist eine Warnung: Die Korsaren können ihn in ihrem nächsten Zug holen. Der Korsar auf e2 steht schon
        neben dem Frachter. Mit noch einem Schiff neben sich kann er sich nicht bewegen.
    .done = Er ist festgesetzt, und der Frachter ist einen Zug lang sicher.
    .failed =
        Die Korsaren würden den Frachter in ihrem nächsten Zug holen. Bring ein Geleitschiff neben e2: Das auf d5 kann nach d2 fahren.
lesson-last = Der fünfte Korsar
    .task =
        Vier Korsaren sind gefangen: Mit dem fünften gewinnst du. Du gewinnst auch, wenn der Frachter nach Zug 100 noch da ist oder wenn
        dieselbe Stellung zum dritten Mal entsteht. Fang den Korsaren auf c3.
    .done = Du gewinnst: Das war der fünfte. Jetzt kennst du beide Seiten.
    .failed = Er ist noch da. Bring ein drittes Schiff neben ihn: Von e4 kann ein Geleitschiff nach d3 fahren.

## Die Rätsel

puzzle-catch = Hol den Frachter
    .task =
        Du spielst die Korsaren. Finde jetzt den richtigen Zug, dann entführst du mit deinem nächsten den Frachter, was der Konvoi auch
        tut.
    .done = Erst hast du geschleppt, und danach konnte kein Zug des Konvois den Frachter noch retten.
    .failed = Das ist vielleicht gut, aber der Konvoi kann den Frachter noch behalten.
puzzle-fifth = Der letzte Fang
    .task =
        Du spielst den Konvoi. Finde jetzt den richtigen Zug, dann fängst du mit deinem nächsten den Korsaren, der dir den Sieg bringt,
        was die Korsaren auch tun.
    .done = Mit einem Zug konnten sich die Korsaren nicht alle in Sicherheit bringen.
    .failed = Da können die Korsaren noch entkommen.
puzzle-save = Rette den Frachter
    .task =
        Du spielst den Konvoi. Die Korsaren sind drauf und dran, den Frachter zu holen, und nur ein einziger Zug rettet ihn vor ihrem
        nächsten.
    .done = Danach konnte kein Korsar mit dem Frachter entkommen. Nach jedem anderen Zug hätte es einer gekonnt.
    .failed = Jetzt holen die Korsaren den Frachter mit ihrem nächsten Zug.
puzzle-quiet = Ein stiller Zug
    .task =
        Du spielst die Korsaren. Finde den Zug, der noch nichts schleppt: Mit deinem nächsten entführst du dann den Frachter,
        was der Konvoi auch tut.
    .done = Deine Korsaren standen so gut, dass kein Zug des Konvois den Frachter noch retten konnte.
    .failed = Das ist vielleicht gut, aber der Konvoi kann den Frachter noch behalten.
puzzle-net = Zwei im Netz
    .task = Du spielst den Konvoi. Fang mit diesem einen Zug zwei Korsaren.
    .done = Ein Zug, und jeder der beiden stand neben drei Geleitschiffen.
    .failed = So fängst du keine zwei Korsaren.
