### Krieg der Höfe

## Namen

player =
    { $player ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }
# `.place` sagt, wohin eine Karte kommt: ein Joker an die Stelle einer Figur, eine Wache vor sie. Die Attribute mit `your` haben den
# Fall im Namen.
court =
    { $court ->
        [king] König
        [queen] Dame
       *[jack] Bube
    }
    .acc =
        { $court ->
            [king] den König
            [queen] die Dame
           *[jack] den Buben
        }
    .gen =
        { $court ->
            [king] des Königs
            [queen] der Dame
           *[jack] des Buben
        }
    .your =
        { $court ->
            [queen] deine Dame
           *[other] dein { court }
        }
    .your-acc =
        { $court ->
            [king] deinen König
            [queen] deine Dame
           *[jack] deinen Buben
        }
    .your-dat =
        { $court ->
            [king] deinem König
            [queen] deiner Dame
           *[jack] deinem Buben
        }
    .your-gen =
        { $court ->
            [king] deines Königs
            [queen] deiner Dame
           *[jack] deines Buben
        }
    .place =
        { $rank ->
            [joker] an die Stelle { court.gen }
           *[other] vor { court.acc }
        }
guards =
    { $guards ->
        [0] keine Wachen
        [1] eine Wache
       *[other] { $guards } Wachen
    }
last-guards =
    { $guards ->
        [1] die letzte Wache
       *[other] die letzten { $guards } Wachen
    }
# Nach einem Namen: $you, yes oder no, sagt, ob es „Du“ ist.
may =
    { $you ->
        [yes] darfst
       *[no] darf
    }

## Die Startseite und die Vorbereitung

name = Krieg der Höfe
tagline =
    Dein König, deine Dame und dein Bube stehen hinter Reihen von Wachen. Zieh Karten, um sie zu stärken, oder setz Wachen ein, um
    einen anderen Hof zu stürmen.
facts = 2–4 Spieler · 20 Minuten · Karten, Glück und Nerven
credit = Von Kroc Camen und Prenuntius (CC-BY).

group-suits = Farben und erster Zug
option-seats = Spieler
    .why = Jeder spielt eine Farbe.
    .two = Zwei
    .three = Drei
    .four = Vier
suit-why = Die Farben unterscheiden sich nur im Aussehen.
option-first-suit = Farbe von Platz 1
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-second-suit = Farbe von Platz 2
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-third-suit = Farbe von Platz 3
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-fourth-suit = Farbe von Platz 4
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
suit-random = Zufällig
suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
option-starter = Erster Zug
    .why = Wer beginnt, zieht auch beim Aufbau zuerst. In der Revanche beginnt, wer verloren hat; zu dritt oder viert der nächste Spieler.
    .random = Zufällig
    .first = Platz 1
    .second = Platz 2
    .third = Platz 3
    .fourth = Platz 4

group-guards = Wachen
option-stacking = Gleiche Wachen
    .why = Passen gleiche Wachen aneinander, werden die Reihen länger, und du wirfst weniger ab.
    .lower = Nur niedrigere an höhere
    .equal = Auch gleiche an gleiche
option-placing = Eine Wache, die passt
    .why = Manchmal willst du sie wegwerfen, damit eine Reihe stark bleibt.
    .may = Darf abgeworfen werden
    .must = Muss angelegt werden

group-attacks = Angriffe
option-removal = Was ein Angriff entfernt
    .why = Eine niedrige Wache, die am Ende einer Reihe stehen bleibt, hält andere fern.
    .chosen = So viel du willst
    .all = Alles, was bezahlt ist
option-targets = Wen du angreifen darfst
    .why = Zu dritt oder viert.
    .anyone = Alle
    .next = Nur den nächsten Spieler

group-pile = Joker und Stapel
option-jokers = Joker
    .why = Ohne sie bleibt eine gestürzte Figur für immer gestürzt.
    .two = Zwei
    .none = Keine
option-joker = Ein Joker, der passt
    .why = Er kann eine gestürzte Figur ersetzen.
    .may = Darf abgeworfen werden
    .must = Muss gelegt werden
option-beaten-joker = Ein gestürzter Joker
    .why = Kommt er mit der Ablage wieder?
    .discarded = Kommt auf die Ablage
    .leaves = Ist aus dem Spiel
option-flip = Leerer Stapel
    .why = Die Karten kommen in der Reihenfolge wieder, in der sie abgeworfen wurden. Wird gemischt, gibt es weniger zu merken.
    .turned = Ablage wird umgedreht
    .shuffled = Ablage wird gemischt
option-discards = Ablage
    .why = Ist sie offen, darfst du sie durchsehen, und auch den Stapel, der daraus wird. Der Verlauf zeigt ohnehin jede Karte.
    .top = Nur oberste Karte
    .open = Offen
option-limit = Wenn niemand siegt
    .why = Eine Partie endet, wenn einen ganzen Stapel lang niemand angreift oder anlegt, und nach so vielen Stapeln.
    .six = 6 Stapel je Spieler
    .three = 3 Stapel je Spieler
    .turns = Erst nach 3.000 Zügen

preset-standard = Originalregeln
    .why = Das Spiel im Original, zu zweit.
preset-four = Tafelrunde
    .why = Vier Höfe, jeder gegen jeden. Was gestürzt ist, bleibt gestürzt.
preset-equal = Hohe Mauern
    .why = Gleiche Wachen passen aneinander: die gedruckte Variante.
preset-next = Reihum
    .why = Vier Spieler, jeder greift den nächsten an. Was gestürzt ist, bleibt gestürzt.
preset-open = Auswendig
    .why = Die ganze Ablage bleibt offen: für alle, die gern planen.

level =
    { $level ->
        [0] Denkt nur an diesen Zug, vergisst jede Karte und hält oft Schlechtes für gut. Übersieht jeden zweiten Zug.
        [1] Denkt nur an diesen Zug, vergisst jede Karte und übersieht drei von zehn Zügen.
        [2] Denkt nur an diesen Zug, kennt die nächsten zwei Karten, wenn sie zu sehen waren, und übersieht jeden zehnten Zug.
        [3] Merkt sich jede Karte, die zu sehen war, und plant ein paar Züge voraus.
       *[other] Merkt sich jede Karte, die zu sehen war, und plant am weitesten voraus: bis zu acht Züge.
    }

## Warum eine Aktion nicht geht

illegal-over = Die Partie ist zu Ende.
illegal-not-your-turn = Ein anderer Spieler ist dran.
illegal-set-up = Vor dem ersten Zug zieht jeder drei Wachen: Zieh eine Karte.
illegal-turn = Zieh eine Karte oder greif an.
illegal-ace = Du hast ein Ass gezogen: Greif an oder zieh weiter.
illegal-after-ace = Nach dem Angriff mit dem Ass ziehst du eine Karte.
illegal-place = Du hast { card.a } gezogen: Sag erst, wohin die Karte kommt.
illegal-no-court = { CAPITAL(court.your) } ist gestürzt: Diesen Platz kann nur ein Joker einnehmen.
illegal-does-not-fit = { CAPITAL($guard) } passt nicht an { $last }: zu hoch.
illegal-stands = { CAPITAL(court.your) } steht noch: Ein Joker kommt an die Stelle einer gestürzten Figur.
illegal-must-place = Die Karte passt irgendwo, also musst du sie legen.
illegal-nobody-plays = { suit } spielt niemand.
illegal-own-court = { CAPITAL(court.your-acc) } kannst du nicht selbst angreifen.
illegal-only-next = Du darfst nur den nächsten Spieler angreifen, der noch dabei ist.
illegal-fallen = { CAPITAL(card.nom) } ist schon gestürzt.
illegal-spent =
    { $guards ->
        [0] { CAPITAL(court.your) } hat keine Wachen zum Einsetzen.
       *[other] { CAPITAL(court.your) } hat { guards }: Setz eine oder mehr davon ein, die letzten zuerst.
    }
illegal-taken =
    { $guards ->
        [0] { CAPITAL(card.nom) } hat keine Wachen: Ein Angriff stürzt die Figur selbst.
       *[other] { CAPITAL(card.nom) } hat { guards }: Entferne die letzten zuerst.
    }
illegal-too-weak = Du setzt { $spent } ein, aber es kostet { $price }.
illegal-take-more = Dein Einsatz reicht für mehr: Du musst so viel entfernen, wie er bezahlt.

## Was die Partie entschieden hat

reason-conquest = Alle anderen Höfe sind gestürzt.
reason-no-progress = Ein ganzer Stapel ohne Angriff und ohne angelegte Karte: Jetzt zählen die Figuren.
reason-flips = Der letzte Stapel ist leer: Jetzt zählen die Figuren.
reason-turns = Dreitausend Züge sind gespielt: Jetzt zählen die Figuren.

## Eine Reihe, wie ein Screenreader sie liest: das hier, mit Kommas dazwischen

stack-name = { card }
stack-fallen = gestürzt
stack-joker = gestürzt, an der Stelle ein Joker
stack-guards =
    { $guards ->
        [0] keine Wachen
        [1] Wache { $values }
       *[other] Wachen { $values }
    }
stack-strength = Angriff { $attack }, Verteidigung { $defence }
stack-spent = du setzt { $values } ein
stack-removed = du entfernst { $values }
stack-falls =
    { $base ->
        [joker] der Joker fällt
       *[court] die Figur fällt
    }
stack-ghost = { card } kommt hierher
stack-open = du kannst die Figur stürzen
stack-at-risk = ein Angriff könnte die Figur stürzen
stack-next = { $before }; { $after }
player-stacks = { player }: { $stacks }.
player-out = { player } ist ausgeschieden.

## Was zu tun ist

prompt-set-up = Vor dem ersten Zug: Zieh Wache { $guard } von { $of }.
prompt-turn = Zieh eine Karte – oder greif an: Wähle deine Wachen und ihr Ziel.
prompt-only-draw = Zieh eine Karte. Noch kann keine deiner Reihen angreifen.
prompt-ace =
    { $aces ->
        [1] Ein Ass: Greif an und zieh dann – oder zieh einfach.
       *[other] Noch ein Ass: Greif an und zieh dann – oder zieh einfach.
    }
prompt-after-ace = Dein Ass hat angegriffen. Jetzt zieh eine Karte.
prompt-place =
    { $rank ->
        [joker] Ein Joker: Leg die Karte auf eine gestürzte Figur
       *[other] { CAPITAL(card.nom) }: Leg die Karte an eine Reihe an
    }{ $must ->
        [yes] .
       *[no] {" "}oder wirf sie ab.
    }
prompt-placing = { CAPITAL(card.acc) } { court.place } legen.
prompt-discarding = { CAPITAL(card.acc) } abwerfen.
prompt-target = Du setzt { $spent } ein: Wähle das Ziel.
prompt-spend = { $what }: Wähle Wachen, die zusammen { $price } oder mehr wert sind.
prompt-too-weak =
    Es kostet { $price }, aber du setzt nur { $spent } ein: { $missing ->
        [1] 1 fehlt.
       *[other] { $missing } fehlen.
    }
prompt-attack =
    { $taken ->
        [all] { CAPITAL(card.acc) } stürzen
       *[guards] { CAPITAL(last-guards) } vor { card.dat } entfernen
    }{ $surplus ->
        [0] .
       *[other] . Du setzt { $surplus } mehr ein als nötig.
    }

confirm-draw = Ziehen
confirm-place = Legen
confirm-discard = Abwerfen
confirm-attack = Angreifen

## Was geschehen ist, für den Verlauf und für Screenreader

an-ace = ein Ass
draw-next = { $before }, dann { $after }
drew =
    { $name } { has } { $cards } gezogen{ $fate ->
        [placed] {" "}und { court.place } gelegt.
        [discarded] {" "}und abgeworfen.
        [useless] {" "}und abgeworfen: Die Karte passt nirgends.
        [attacks] {" "}und { may } angreifen.
       *[asked] .
    }
flip-turned = Die Ablage wird umgedreht.
flip-shuffled = Die Ablage wird zu einem neuen Stapel gemischt.
pile-runs-out = Der Stapel ist leer.
nothing-to-draw = Es ist nichts mehr zum Ziehen da.

struck-removed =
    { $guards ->
        [1] { $cards } ist weg
       *[other] { $cards } sind weg
    }
struck-falls =
    { $base ->
        [joker] der Joker fällt
       *[court] { card.nom } fällt
    }
struck =
    { $name } { has } die { $values } { court.gen }{ $guards ->
        [1] {""}
       *[other] , zusammen { $sum },
    } gegen { card.acc } eingesetzt: { CAPITAL($hit) }.

placed = { $name } { has } { card.acc } { court.place } gelegt.
discarded = { $name } { has } { card.acc } abgeworfen.
fell =
    { $you ->
        [yes] Du bist ausgeschieden.
       *[no] { $name } ist ausgeschieden.
    }

## Tipps, und was du jetzt tun kannst

# Was nach „Ich würde“ kommt.
proposal-draw = eine Karte ziehen
proposal-place = die Karte zu { court.your-dat } legen
proposal-discard = die Karte abwerfen
proposal-attack =
    { card.acc } angreifen und { $guards ->
        [one] die letzte Wache
       *[other] die letzten { $guards } Wachen
    } { court.your-gen } einsetzen

# Was nach dem Vorschlag kommt, als Grund.
purpose-fells = Das stürzt diese Figur.
purpose-disarms = Diese Reihe könnte { court.your-acc } stürzen.
purpose-saves = Dann kann kein einzelner Angriff { court.your-acc } stürzen.
purpose-arms = Das könnte { court.your } damit stürzen: { $targets }.
purpose-leaves-room = { CAPITAL(card.nom) } würde eine Reihe versperren: Daran passt nicht mehr viel.
purpose-not-worth = Du könntest das schon stürzen: { $target }. Aber es kostet Wachen im Wert von { $spent }; alle zusammen haben { $all }.
purpose-exposes = Du könntest das schon stürzen: { $target }. Aber danach könnte { court.your } fallen.
purpose-falls-short = Noch kann kein Hof fallen: Dein bester Angriff ist { $best }, die schwächste Verteidigung { $least }.
purpose-no-reach = Noch ist nichts in Reichweite.
purpose-weakens = Diese Reihe greift jetzt mit { $before } an und danach nur noch mit { $after }.
purpose-grows =
    Damit greift { court.your } mit { $attack } an und verteidigt sich mit { $defence }. { $strongest ->
        [0] Noch kann dich niemand angreifen.
       *[other] Der stärkste Angriff gegen dich ist { $strongest }.
    }
coach-overspent = Dieser Angriff hat { $spent } gekostet; { $enough } { court.gen } hätten gereicht.

aim = Dein Ziel: alle anderen Höfe stürzen, solange eine deiner Figuren noch steht.
possible-draw = Du kannst eine Karte ziehen.
possible-draw-set-up = Du ziehst eine Wache, noch vor dem ersten Zug.
possible-draw-after-ace = Du ziehst noch eine Karte, wegen deines Asses.
possible-attack = Du kannst angreifen, { $own }. In Reichweite: { $targets }.
possible-attack-own = mit { court.your-dat } (Angriff { $worth })
possible-attack-target = { card }
possible-place = Du kannst { card.acc } { $courts } legen.
possible-place-court = { court.place }
possible-discard = Du kannst { card.acc } abwerfen.
possible-no-attack =
    { $most ->
        [0] Du hast keine Wachen, um anzugreifen.
       *[other] Du kannst nicht angreifen: Deine beste Reihe hat { $most }, und du brauchst mindestens { $least }.
    }
possible-must-place = In dieser Partie musst du { card.acc } legen.

# Der Trainer, über eine Reihe.
coach-own = Diese Reihe greift mit bis zu { $attack } an und verteidigt sich mit { $defence }.
coach-targets = Mit einem Angriff könnte sie stürzen: { $targets }.
coach-danger = Gefährlich, schon mit einem einzigen Angriff: { $stacks }.
coach-safe = Kein einzelner Angriff kann diese Figur jetzt stürzen.
coach-other = Um diese Figur zu stürzen, brauchst du { $defence }. Deine beste Reihe hat { $best }.

## Auf dem Tisch

standing-set-up = Aufbau
standing-turn = Zug { $turn }
end-flips = Stapel { $pile } von { $most }: Nach dem letzten zählen die Figuren.
end-idle =
    Kein Angriff und keine angelegte Karte, seit die Ablage umgedreht wurde: Bleibt das so, bis der Stapel leer ist, zählen die
    Figuren.
end-turns = Gespielte Züge: { $turns } von { $most }
spends = { court }: { guards }, Wert { $worth }
removes =
    { $taken ->
        [guards] { CAPITAL(last-guards) } vor { card.dat }, Wert { $price }
        [bare] { card }, Wert { $price }
       *[all] { card } mit allen Wachen, Wert { $price }
    }

courts = Die Höfe
keys =
    Pfeiltasten: links und rechts zwischen den Reihen eines Spielers, auf und ab zwischen den Spielern. Mit Enter wählst du eine
    Reihe; wie viele Wachen es sind, stellst du darunter ein.
draw-a-card = Karte ziehen. {""}
pile =
    { $cards ->
        [0] Stapel: leer
        [1] Stapel: eine Karte
       *[other] Stapel: { $cards } Karten
    }
discards-none = Ablage: leer
discards-top = Ablage: { $cards }, oben { card }
discards = Ablage: { $cards }
odds = Die nächste Karte: { $fits } % passen, { $aces } % sind Asse, { $others } % nützen nichts.
odds-fit =
    { $share ->
        [all] Alle passen
        [most] Die meisten passen
        [half] Etwa die Hälfte passt
        [few] Wenige passen
       *[none] Keine passt
    }
all-discards = Ablage, die neueste Karte zuerst
coming = Der Stapel, die nächste Karte zuerst
drawn = Gezogen
drawn-card = : { card }
spend = Du setzt ein
remove = Du entfernst
less = Eine weniger
more = Eine mehr
told = Was geschehen ist
plan = Dein Angriff
out = raus
resign-all = Aufgeben? Damit ist die Partie für alle zu Ende, und du verlierst.

## Der Stellungseditor

editor-turn = Wer am Zug ist
editor-court = die Figur selbst
editor-jokers = So viele Joker gibt es nicht.
editor-no-room = Hier ist kein Platz für einen Joker: Er kommt an die Stelle einer gestürzten Figur.
editor-no-court = Diese Figur ist gestürzt: Leg erst einen Joker oder die Figur selbst hin.

## Die Lektion

lesson-draw = Ziehen und anlegen
    .task =
        Dein Hof besteht aus König, Dame und Bube. Vor ihnen stehen Wachen, die Karten von 2 bis 10, jede niedriger als die vorige.
        In deinem Zug ziehst du eine Karte oder greifst an. Tippe auf den Stapel, um zu ziehen, und leg die Karte dann dort an, wo
        sie passt.
    .done = Die 7 passt nur an die 9. Dein König greift jetzt mit 16 an und verteidigt sich mit 26.
    .failed = Du darfst eine Karte abwerfen, aber eine Wache ist viel wert. Leg sie vor den König.
lesson-wall = Eine niedrige Wache ist eine Mauer
    .task =
        Zieh noch eine Karte. Diesmal passt sie an alle deine Reihen. Aber an eine niedrige Wache passen nur noch niedrigere Karten:
        Halte die ungeschützte Dame und den ungeschützten Buben für höhere frei.
    .done = Gut aufgepasst. Vor Dame und Bube ist immer noch Platz für eine 10.
    .failed = Das passt, aber jetzt hätte dort nur noch eine 2 Platz. Leg die 3 an die 9 deines Königs.
lesson-attack = Angreifen
    .task =
        Zum Angreifen setzt du Wachen aus einer Reihe ein, die letzte zuerst. Sie müssen mindestens so viel wert sein wie das, was
        du aus einer Reihe deines Gegners entfernst, auch dort die letzte zuerst. Entferne die 4 vor dem Karo-König so billig, wie
        es geht.
    .done = Fünf für vier: Was du zu viel zahlst, ist verloren.
    .failed = Auch das ist ein Angriff, aber er kostet mehr oder lässt die 4 stehen. Die letzte Wache deiner Dame genügt.
lesson-bare = Eine Figur ohne Schutz
    .task =
        Eine Figur ohne Wachen hat eine Verteidigung von 10. Die Karo-Dame ist ungeschützt. Stürze sie: Alles, was du dafür zahlst,
        muss aus einer Reihe kommen.
    .done = Sie fällt und wird umgedreht. Dort kannst du keine Wache mehr anlegen.
    .failed = Die Karo-Dame steht noch. Die 7 und die 5 deiner Dame machen 12, und du brauchst 10.
lesson-guarded = Samt ihren Wachen
    .task =
        Eine Figur fällt samt ihren Wachen, wenn du alles zahlen kannst: die Wachen und 10 für die Figur. Welche Figur kann dein
        König stürzen?
    .done = 9 und 10 sind 19, und du hattest 19: Gleichstand genügt.
    .failed = In diesem Zug kannst du eine Figur stürzen. Zähl zu ihren Wachen 10 dazu, und vergleich das mit den 19 deines Königs.
lesson-ace = Ein Ass
    .task =
        Zieh eine Karte. Ist es ein Ass, darfst du erst angreifen; danach ziehst du auf jeden Fall noch eine Karte. Stürze die
        ungeschützte Karo-Dame, und mach weiter.
    .done = Ein Angriff und eine Karte in einem Zug: Dafür sind Asse da.
    .failed = Greif nach dem Ass an, bevor du wieder ziehst: Die 8 und die 6 deines Königs stürzen die Karo-Dame.
lesson-joker = Ein Joker
    .task = Deine Dame ist gestürzt. Zieh eine Karte: Ein Joker kann an ihre Stelle kommen.
    .done = Der Joker hat eine Verteidigung von 10 wie jede Figur, und vor ihm dürfen Wachen stehen.
    .failed = Du darfst ihn abwerfen, aber eine Figur mehr ist eine Figur mehr. Leg ihn auf deine Dame.
lesson-last = Die letzte Figur
    .task =
        Wer keine Figur mehr hat, scheidet aus, und du gewinnst, wenn nur noch du übrig bist. Dein Gegner hat noch eine Figur, mit
        einer 3 davor.
    .done = Du gewinnst. In einer richtigen Partie zieht jeder erst drei Wachen, bevor es losgeht.
    .failed = Der Karo-Bube steht noch. Die 9 und die 4 deines Königs machen 13: gerade genug.

## Die Rätsel

puzzle-last = Gewinn in diesem Zug
    .task = Du kannst mit diesem Zug gewinnen. Mit welchem Angriff?
    .done = Er reichte für die letzte Figur und alles, was vor ihr stand. Kein anderer Angriff hätte gereicht.
    .failed = So bleibt deinem Gegner eine Figur.
puzzle-stand = Halt durch
    .task =
        Dein Gegner ist drauf und dran, eine deiner Figuren zu stürzen. Im Stapel ist kein Ass und kein Joker mehr. Nur ein
        einziger Zug verhindert es sicher.
    .done = Danach reichte keine seiner Reihen für eine deiner Figuren. Nach jedem anderen Zug hätte eine gereicht.
    .failed = Jetzt kann eine deiner Figuren fallen.
puzzle-two = Gewinn in zwei Zügen
    .task =
        Finde jetzt den richtigen Zug, dann gewinnst du mit deinem nächsten, was dein Gegner auch tut oder zieht. Im Stapel ist
        kein Ass und kein Joker mehr.
    .done = Was er auch getan hätte, du hattest immer noch einen Angriff, der reicht.
    .failed = Danach kann dein Gegner sich noch halten.
puzzle-safe = Eine stürzen, keine verlieren
    .task =
        Stürze jetzt eine Figur, und zwar so, dass dein Gegner im Gegenzug keine von deinen stürzen kann. Im Stapel ist kein Ass
        und kein Joker mehr.
    .done = Er hat eine Figur weniger, und was ihm blieb, reichte für keine von deinen.
    .failed = Entweder fällt keine Figur, oder du kannst im Gegenzug eine verlieren.
