### Ritter & Korsaren

## Namen
## Eine „Farbe“ ist Herz, Karo, Kreuz oder Pik; sonst heißt es Rot und Schwarz.

colour-red = Rot
colour-black = Schwarz
colour =
    { $colour ->
        [red] { colour-red }
       *[black] { colour-black }
    }
cards =
    { $cards ->
        [0] keine Karte
        [1] eine Karte
        [2] zwei Karten
        [3] drei Karten
       *[other] { $cards } Karten
    }
    .dat =
        { $cards ->
            [0] keiner Karte
            [1] einer Karte
            [2] zwei Karten
            [3] drei Karten
           *[other] { $cards } Karten
        }
more-cards =
    { $cards ->
        [0] keine Karte mehr
        [1] noch eine Karte
        [2] noch zwei Karten
        [3] noch drei Karten
       *[other] noch { $cards } Karten
    }

## Die Startseite und die Vorbereitung

name = Ritter & Korsaren
tagline =
    Kämpft um neun Felder, drei Karten gegen drei. Gewinnst du einen Kampf, bleibt deine niedrigste Karte im Raster; verlierst du ihn,
    greifst du als Nächster an.
facts = 2 Spieler · 10 Minuten · Karten und Bluff
credit = Von Jonathan Hinson.

group-players = Spieler
option-colours = Rot und Schwarz
    .why = Beide haben dieselben Werte, also ist keine Seite besser.
    .random = Zufällig
    .first-red = Platz 1 ist Rot
    .first-black = Platz 1 ist Schwarz
option-starter = Erster Angriff
    .why = Es ist etwas besser, zuerst zu verteidigen.
    .random = Zufällig
    .first = Platz 1
    .second = Platz 2
option-series = Erster Angriff in der Revanche
    .why = Wer in eurer nächsten Partie zuerst angreift.
    .alternate = Abwechselnd
    .loser = Wer verloren hat

group-winning = Siegen
line-suit = Eine Farbe, etwa Herz
line-colour = Rot oder Schwarz (leichter)
option-first-line = Linien von Platz 1
    .why = Was drei Karten in einer Linie gemeinsam haben müssen. Genügt Rot oder Schwarz, ist das ein Vorsprung für den Schwächeren.
    .suit = { line-suit }
    .colour = { line-colour }
option-second-line = Linien von Platz 2
    .why = Dasselbe für Platz 2.
    .suit = { line-suit }
    .colour = { line-colour }
option-lines = Wer eine Linie schließen kann
    .why = Auch wer verteidigt und einen Kampf gewinnt, legt eine Karte.
    .both = Angreifer und Verteidiger
    .attacker = Nur der Angreifer
option-influence = Einfluss
    .why = Gewinnst du die Partie auch, wenn du ein Feld verteidigst, das drei deiner Karten berühren, und den Kampf gewinnst?
    .attacker = Nur der Angreifer gewinnt
    .both = Auch der Verteidiger
option-majority = Volles Raster
    .why = Was zählt, wenn niemand eine Linie hat. Rot und Schwarz zählen nur, wenn sie beiden für eine Linie genügen.
    .suit = Meiste Karten einer Farbe
    .colour = Meiste rote oder schwarze

group-cards = Karten und Hände
option-hand = Hand
    .why = Wie viele Karten du zwischen den Kämpfen hast.
    .seven = Sieben Karten
    .five = Fünf Karten
option-aces = Asse
    .why = Über dem König oder unter der 2.
    .high = Hoch
    .low = Niedrig
option-discards = Ablagen
    .why = Offene darfst du durchsehen. Computer merken sich die Karten so oder so.
    .open = Offen
    .closed = Verdeckt

group-battles = Kämpfe
option-ties = Gleiche Karten
    .why = Wessen Karte besser ist, wenn zwei gleich sind.
    .defender = Die des Verteidigers
    .attacker = Die des Angreifers
option-neighbours = Nachbarn
    .why = Müssen deine Karten neben einem Feld darum kämpfen, oder sagst du, wie viele es tun?
    .must = Müssen kämpfen
    .may = Dürfen kämpfen
option-naming = Mehr Nachbarn als nötig
    .why = Welche davon für einen Verteidiger zählen.
    .highest = Die höchsten
    .defender = Der Verteidiger wählt
option-placing = Die Karte, die du legst
    .why = Wenn ein Nachbar niedriger war als alle Karten, die du gespielt hast.
    .lowest = Die niedrigste gespielte
    .winner = Jede gespielte Karte
option-reserve = Sieg ohne Karte aus der Hand
    .why = Was du legst, wenn alle drei deiner Karten schon im Raster lagen.
    .lowest = Die niedrigste der Hand
    .any = Jede Karte der Hand
    .pile = Die oberste vom Stapel

preset-standard = Originalregeln
    .why = Das Spiel im Original.
preset-newcomer = Neuling und Könner
    .why = Platz 1 genügen für eine Linie drei beliebige eigene Karten.
preset-easy = Leichte Linien
    .why = Für eine Linie genügen euch beiden drei beliebige eigene Karten.
preset-quick = Schnelle Hände
    .why = Fünf Karten statt sieben.

level =
    { $level ->
        [0] Spielt, was passt: sieht eine Linie erst, wenn sie da ist, und übersieht die meisten anderen Züge.
        [1] Sieht eine Linie erst, wenn sie da ist, und übersieht sieben von zehn Zügen.
        [2] Sieht, was aus dem Raster werden kann, zählt aber keine Karten. Übersieht drei von zehn Zügen.
        [3] Zählt deine Karten und spielt vor jedem Zug tausend Partien im Kopf.
       *[other] Zählt deine Karten und spielt vor jedem Zug zwanzigtausend Partien im Kopf.
    }

## Warum eine Aktion nicht geht

how-many =
    { $exact ->
        [yes] { cards }
       *[no] { $least } bis { $cards } Karten
    }
    .dat =
        { $exact ->
            [yes] { cards.dat }
           *[no] { $least } bis { $cards } Karten
        }
illegal-over = Die Partie ist zu Ende.
illegal-not-your-turn = Dein Gegner ist dran.
illegal-attack = Du bist der Angreifer: Wähle ein Feld und greif an.
illegal-defend = Du wirst angegriffen: Antworte mit deinen Karten.
illegal-place = Du hast den Kampf gewonnen: Wähle, welche Karte gelegt wird.
illegal-centre-first = Der erste Kampf geht um die Mitte, b2.
illegal-taken = { $space } ist besetzt: Eine Karte im Raster bleibt dort.
illegal-not-held = { CAPITAL(card.acc) } hast du nicht auf der Hand.
illegal-twice = { CAPITAL(card.nom) } kann nicht zugleich offen und verdeckt liegen.
illegal-influence-only = Neben { $space } liegen drei deiner Karten: Leg ohne Kampf eine Karte dorthin, und du gewinnst.
illegal-no-influence = Für Einfluss brauchst du drei deiner Karten neben dem Feld; neben { $space } hast du { $near }.
illegal-face-down =
    { $exact ->
        [yes] { $cards ->
            [0] Hier legst du keine Karte verdeckt, hast aber { $found } gewählt.
           *[other] Hier legst du { cards } verdeckt, nicht { $found }.
        }
       *[no] Hier legst du { $least } bis { $cards } Karten verdeckt, nicht { $found }.
    }
illegal-answer =
    { $exact ->
        [yes] { $cards ->
            [0] Hier antwortest du ohne Karten aus der Hand, hast aber { $found } gewählt.
           *[other] Hier antwortest du mit { cards.dat }, nicht mit { $found }.
        }
       *[no] Hier antwortest du mit { $least } bis { $cards } Karten, nicht mit { $found }.
    }
illegal-naming =
    { $neighbours ->
        [0] Hier nennst du keine Nachbarn: Alle zählen, die können.
       *[other] Du hast mehr Nachbarn, als hier zählen: Nenn { $neighbours }, jeden einmal, in alphabetischer Reihenfolge.
    }
illegal-no-neighbour = Du hast auf { $space } keine Karte, die neben dem umkämpften Feld liegt.
# $lowest is yes if another card is lower.
illegal-not-placeable =
    { $lowest ->
        [yes] Nur eine niedrigste Karte darf gelegt werden, und { card.nom } ist keine.
       *[no] { CAPITAL(card.nom) } gehört nicht zu den Karten, die du legen darfst.
    }

## Was die Partie entschieden hat

reason-line = Drei in einer Linie: { $first }, { $second }, { $third }.
reason-influence = Einfluss: Drei eigene Karten liegen neben { $space }.
reason-suits = Das Raster ist voll: mehr Karten einer Farbe.
reason-colours = Das Raster ist voll: mehr rote oder mehr schwarze Karten.
reason-last-battle = Das Raster ist voll, und es steht gleich. Jetzt entscheidet der letzte Kampf: Wer ihn gewonnen hat, gewinnt die Partie.

## Ein Feld, wie ein Screenreader es liest: eins der ersten drei, dann was sonst gilt, mit Kommas dazwischen

space-card = { $space }, { card }, { colour }
space-contested = { $space }, umkämpft, { card } liegt offen
space-empty = { $space }, leer
space-winning = { suit } würde hier gewinnen
space-line = Teil der Linie
space-last = zuletzt gelegt
space-counts = zählt in diesem Kampf
space-chosen = gewählt
space-influence = hier kannst du durch Einfluss gewinnen
space-attack = hier kannst du angreifen
space-name = du kannst wählen, dass sie zählt

## Eine Karte der Hand, und das Wort auf einer gewählten

hand-card =
    { card }{ $role ->
        [open] , als offene Karte gewählt
        [hidden] , als verdeckte Karte gewählt
        [answer] , als Antwort gewählt
        [placed] , zum Legen gewählt
       *[none] {""}
    }
role-open = offen
role-hidden = verdeckt
role-answer = Antwort
role-placed = legen

## Was zu tun ist

prompt-space = Du greifst an: Wähle ein Feld.
prompt-open = Du greifst { $space } an: Wähle deine offene Karte.
prompt-hidden = Du greifst { $space } an: Nimm { more-cards } verdeckt dazu.
prompt-attack =
    Bereit zum Angriff auf { $space }.{ $cards ->
        [0] {""}
       *[other] {" "}Du darfst { more-cards } dazulegen.
    }
prompt-influence = Drei deiner Karten berühren { $space }: Wähle irgendeine Karte, und du gewinnst.
prompt-win = Leg { card.acc } auf { $space }, und du gewinnst.
prompt-answer =
    Du verteidigst { $space }: Wähle { $begun ->
        [yes] { more-cards }
       *[no] { cards }
    }.
prompt-naming =
    { $neighbours ->
        [1] Wähle noch einen deiner Nachbarn, der zählen soll.
       *[other] Wähle noch { $neighbours } deiner Nachbarn, die zählen sollen.
    }
prompt-defend =
    Bereit zur Verteidigung von { $space }.{ $cards ->
        [0] {""}
       *[other] {" "}Du darfst { more-cards } dazulegen.
    }
# $lowest is yes if only a lowest card may be placed.
prompt-placed =
    Du hast { $space } gewonnen: { $lowest ->
        [yes] Zwei deiner Karten sind gleich niedrig; wähle, welche du dorthin legst.
       *[no] Wähle die Karte, die du dorthin legst.
    }
prompt-place = { CAPITAL(card.acc) } auf { $space } legen.

confirm-attack = Angreifen
confirm-win = Nehmen und siegen
confirm-defend = Verteidigen
confirm-place = Legen

## Was geschehen ist, für den Verlauf und für Screenreader

attacked =
    { $name } { has } { $space } angegriffen, mit { card.dat } offen{ $cards ->
        [0] .
       *[other] {" "}und { cards.dat } verdeckt.
    }
took = { $name } { has } { $space } mit { card.dat } durch Einfluss genommen und gewonnen.
chooses = { $name } { has } { $space } gewonnen. Offen ist noch, welche Karte dort bleibt.
best-three = Die drei besten Karten: { $best }.
verdict =
    { $name } { has } { $space } mit { $count ->
        [3] allen drei besten Karten
       *[other] zwei der drei besten Karten
    } gewonnen.
headline =
    { $name } { has } { $space } { $tie ->
        [yes] bei Gleichstand{" "}
       *[no] {""}
    }gewonnen
tie =
    Die mittleren Karten waren gleich: Bei Gleichstand gewinnt { $attacks ->
        [yes] der Angreifer
       *[no] der Verteidiger
    }.
stays = { CAPITAL(card.nom) } bleibt auf { $space }.
wins-by-influence = { $name } { has } die Partie durch Einfluss gewonnen.
attacks-next =
    { $you ->
        [yes] Jetzt greifst du an.
       *[no] Jetzt greift { $name } an.
    }

## Tipps, und was du jetzt tun kannst

# Was nach „Ich würde“ kommt.
proposal-attack =
    { $space } mit { card.dat } offen{ $cards ->
        [0] {""}
       *[other] {" "}und mit { $hidden } verdeckt
    } angreifen
proposal-influence = { $space } mit { card.dat } nehmen und gewinnen
proposal-defend =
    { $cards ->
        [0] ohne Karte aus der Hand antworten
       *[other] mit { $answer } antworten
    }
proposal-place = { card.acc } im Raster lassen

# Was nach dem Vorschlag kommt, als Grund.
purpose-line = Eine { suit }-Karte dort würde deine Linie schließen.
purpose-block = Eine { suit }-Karte dort würde die Linie deines Gegners schließen.
purpose-threat = Dann würde eine { suit }-Karte auf { $spaces } deine Linie schließen.
purpose-beside =
    { $cards ->
        [1] Eine deiner Karten daneben kämpft mit.
        [2] Zwei deiner Karten daneben kämpfen mit.
       *[other] { $cards } deiner Karten daneben kämpfen mit.
    }
purpose-wins = Das gewinnt die Partie.
purpose-strong = Das sind deine stärksten Karten: Mit keinen anderen gewinnst du eher.
purpose-weak = Das sind deine schwächsten Karten: Du wagst wenig und behältst die besseren.
purpose-lines =
    { $lines ->
        [1] Durch dieses Feld geht eine Linie, die du noch schließen kannst.
        [2] Durch dieses Feld gehen zwei Linien, die du noch schließen kannst.
        [3] Durch dieses Feld gehen drei Linien, die du noch schließen kannst.
       *[other] Durch dieses Feld gehen { $lines } Linien, die du noch schließen kannst.
    }
purpose-keeps = Du behältst { card.acc } für einen anderen Kampf.

aim-suit = Dein Ziel: drei Karten einer Farbe in einer Linie oder ein Angriff auf ein leeres Feld, das drei deiner Karten berühren.
aim-colour = Dein Ziel: drei beliebige deiner Karten in einer Linie oder ein Angriff auf ein leeres Feld, das drei deiner Karten berühren.
possible-attack = Du kannst { $spaces } angreifen.
possible-attack-space = { $space } mit { how-many.dat }
possible-influence = Du kannst sofort gewinnen: Leg irgendeine Karte { $spaces }.
possible-influence-space = auf { $space }
possible-answer =
    { $cards ->
        [0] Du beantwortest den Angriff auf { $space } ohne eine Karte aus der Hand.
       *[other] Du beantwortest den Angriff auf { $space } mit { how-many.dat } aus der Hand.
    }
possible-place = Du wählst die Karte, die im Raster bleibt: { $choices }.
possible-centre-first = Ein anderes Feld kannst du noch nicht angreifen: Der erste Kampf geht um die Mitte.
possible-no-influence = Ohne Kampf kannst du jetzt nicht gewinnen: Kein leeres Feld berührt drei deiner Karten.

# Der Trainer, über eine Karte der Hand und über ein leeres Feld.
coach-card =
    { $unseen ->
        [0] Dein Gegner hat keine Karte mehr, die du nicht gesehen hast.
        [1] Dein Gegner kann nur noch eine Karte haben, die du nicht gesehen hast, und sie ist { $stronger ->
            [0] nicht stärker.
           *[other] stärker.
        }
       *[other] Von den { $unseen } Karten, die dein Gegner noch haben kann, { $stronger ->
            [0] ist keine stärker.
            [1] ist eine stärker.
           *[other] sind { $stronger } stärker.
        }
    }
coach-open =
    { $how ->
        [stronger] Diese Karte ist stärker als die offene.
        [weaker] Diese Karte ist schwächer als die offene.
       *[equal] Diese Karte ist so stark wie die offene.
    }
coach-overspent =
    { CAPITAL($enough) } { $cards ->
        [1] hätte
       *[other] hätten
    } den Kampf genauso gewonnen wie { $spent }.
coach-hand = Hier kämpfst du mit { cards.dat } aus der Hand.
coach-own = Hier kämpfst du mit { $own } und mit { cards.dat } aus der Hand.
coach-theirs = Dein Gegner hat daneben { $theirs }.
coach-line = Eine { suit }-Karte hier würde deine Linie schließen.
coach-influence = Drei deiner Karten berühren dieses Feld: Greif hier an, und du gewinnst ohne Kampf.

## Auf dem Tisch

battle =
    { $number ->
        [1] Erster Kampf
        [2] Zweiter Kampf
        [3] Dritter Kampf
        [4] Vierter Kampf
        [5] Fünfter Kampf
        [6] Sechster Kampf
        [7] Siebter Kampf
        [8] Achter Kampf
        [9] Neunter Kampf
       *[other] Letzter Kampf
    }
grid = Raster, drei mal drei
grid-card = { $space } { card }
grid-with = { grid }: { $cards }
keys = Mit den Pfeiltasten gehst du durch das Raster und durch deine Hand; 1 bis 9 wählen von überall ihre Karten.
hand = Deine Hand
the-battle = Der Kampf
attacks = greift an
defends = verteidigt
open = offen
face-down = verdeckt
on-grid = im Raster
from-hand = aus der Hand
how = Alle sechs Karten, die beste zuerst: Zwei der besten drei gewinnen den Kampf.
in-hand = { cards } auf der Hand
pile = Stapel: { $cards }
discards = Ablage: { $cards }
placed = gelegt
wins = gewinnt
ordinal = { $place }.

## Der Stellungseditor

editor-turn = Wer angreift
editor-hand = Hand von { colour }
editor-hand-card = Karte { $number }
editor-centre = Liegen Karten im Raster, muss auch in der Mitte, auf b2, eine liegen.

## Die Lektion

lesson-battle = Ein Kampf
    .task =
        Du spielst Rot und greifst an. Der erste Kampf geht um das Feld in der Mitte. Wähle drei Karten: Die erste liegt offen, die
        anderen beiden verdeckt. Dann antwortet dein Gegner mit drei Karten.
    .done =
        Alle sechs Karten werden geordnet, die beste zuerst. Zwei der besten drei gewinnen den Kampf. Die niedrigste Karte des
        Siegers bleibt auf dem Feld, und der Verlierer greift als Nächster an.
    .failed = { "" }
lesson-middle = Die mittlere Karte
    .task =
        Jetzt verteidigst du. Vergleich die mittleren Karten: die von deinen drei und die von den drei des Gegners. Die höhere
        gewinnt, und bei Gleichstand gewinnst du, weil du verteidigst. Der König liegt offen; die Karten daneben siehst du nicht. Ein
        Ass mit zwei niedrigen Karten ist schwach, also mach deine mittlere Karte so hoch, wie du kannst.
    .done = Deine mittlere Karte war höher, da half dem Gegner auch der König nichts. Deine niedrigste Karte bleibt im Raster.
    .failed = Verloren. Spiel deine drei besten Karten, 8, 9 und Ass: Dann ist die 9 deine mittlere Karte.
lesson-neighbours = Nachbarn
    .task =
        Deine Karten, die ein Feld berühren, müssen darum kämpfen, anstelle von Karten aus deiner Hand. Zwei rote Karten berühren a2,
        also greifst du dort nur mit einer Karte an. Versuch es.
    .done =
        Verloren, sogar mit einem Ass. Die 3 und die 5 kämpften für dich, also war deine mittlere Karte höchstens die 5. Niedrige
        Nachbarn sind im Kampf eine Last.
    .failed = Das ist ein anderes Feld. Greif a2 an, mit irgendeiner Karte.
lesson-influence = Einfluss
    .task =
        Aber Nachbarn können dir die Partie gewinnen. Wenn du angreifst, gehört dir ein leeres Feld, das drei deiner Karten berühren:
        Leg ohne Kampf eine Karte dorthin, und du gewinnst. Finde dieses Feld.
    .done = Du hast durch Einfluss gewonnen. Das kann nur der Angreifer.
    .failed = Drei rote Karten berühren c1: die auf b1, b2 und c2. Leg irgendeine Karte dorthin.
lesson-line = Eine Linie
    .task =
        Auch drei Karten einer Farbe in einer Linie gewinnen. Herz-4 und Herz-7 gehören dir. Wenn du gewinnst, bleibt die niedrigste
        Karte, die du spielst: Gewinn den Kampf um c3, und zwar mit einem Herz als niedrigster Karte.
    .done = Drei Herz in einer Linie: Du gewinnst.
    .failed =
        Noch keine Linie. Greif c3 mit zwei Karten an, die hoch genug sind, um zu gewinnen. Die niedrigere muss ein Herz sein: die 10
        oder der König.
lesson-threat = Die Drohung
    .task =
        Drei schwarze Karten berühren c1. Greift Schwarz als Nächster an, verlierst du die Partie. Der Verlierer eines Kampfs greift als
        Nächster an, also hilft es nichts, anderswo zu gewinnen. Kämpf um c1 selbst.
    .done = Ob gewonnen oder verloren: Das Feld ist besetzt, und die Drohung ist weg.
    .failed = Jetzt greift Schwarz c1 an und gewinnt. Kämpf selbst um c1.
lesson-lose = Verlieren, um zu gewinnen
    .task =
        Drei rote Karten berühren c1, aber nur der Angreifer kann es nehmen, und du verteidigst gerade. Der Verlierer greift als
        Nächster an. Die offene Karte von Schwarz ist eine 4: Verlier diesen Kampf, und nimm dann c1.
    .done = Du hast einen Kampf verloren und die Partie gewonnen.
    .failed = Du hast den Kampf gewonnen, also greift Schwarz wieder an. Antworte mit deiner niedrigsten Karte.
lesson-last = Das letzte Feld
    .task =
        Wird das Raster ohne Linie voll, gewinnt, wer mehr Karten einer Farbe hat. Du hast drei Herz; Schwarz hat höchstens zwei Karten
        einer Farbe. Bei Gleichstand gewinnt der Sieger des letzten Kampfs die Partie. Gewinn den letzten Kampf.
    .done = Drei Herz gegen zwei: Du gewinnst. Jetzt hast du alles gesehen.
    .failed = Mit dem dritten Pik hat Schwarz gleichgezogen, und Schwarz hat den letzten Kampf gewonnen. Spiel zwei hohe Karten.

## Die Rätsel

puzzle-line = Ein sicherer Angriff
    .task = Gewinn die Partie mit diesem Kampf, was dein Gegner auch auf der Hand hat. Wo greifst du an, und mit welchen Karten?
    .done = Was die Antwort auch war: Zwei der besten drei Karten waren deine, und deine niedrigste schloss die Linie.
    .failed = Das gewinnt nicht sicher: Manche Hände verhindern es.
puzzle-lose = Sicher verlieren
    .task =
        Sobald du angreifst, kannst du durch Einfluss gewinnen, und der Verlierer greift als Nächster an. Antworte so, dass du diesen
        Kampf verlierst, was auch verdeckt liegt.
    .done = Mit keiner verdeckten Karte hättest du den Kampf gewonnen. So gehörte dir der Angriff, und mit ihm das Feld.
    .failed = Es gibt Karten, mit denen du diesen Kampf gewinnen oder das Feld verlieren würdest.
puzzle-stop = Stopp den Einfluss
    .task =
        Dein Gegner gewinnt mit dem nächsten Angriff durch Einfluss. Verhindere das, indem du einen Kampf gewinnst, was er auch auf der
        Hand hat.
    .done = Was er auch hatte: Du hast den Kampf gewonnen, und deine Karte liegt auf dem Feld, das er brauchte.
    .failed = Er könnte diesen Kampf gewinnen, oder er hat noch ein Feld, das er nehmen kann.
puzzle-answer = Eine sichere Antwort
    .task = Du verteidigst. Antworte so, dass du die Partie mit diesem Kampf gewinnst, was auch verdeckt liegt.
    .done = Was auch verdeckt lag: Zwei der besten drei Karten waren deine, und deine niedrigste schloss die Linie.
    .failed = Das gewinnt nicht sicher.
