### Die Seite um die Spiele herum: Vorbereitung, Tisch, Statistik, Einstellungen.

## Überall

site = Seite
rules = Regeln
contents = Inhalt
ruling-numbers = Nummern der Regeln zeigen

## Wer spielt

seat = Spieler { $seat }
level-cabin-boy = Schiffsjunge
    .about = Spielt, was nett aussieht, und übersieht viel.
level-deckhand = Matrose
    .about = Erkennt einen guten Zug, schaut aber nicht voraus.
level-boatswain = Bootsmann
    .about = Ein guter Gegner, wenn du ein paar Partien gespielt hast.
level-first-mate = Steuermann
    .about = Denkt voraus.
level-captain = Kapitän
    .about = Spielt so gut, wie es in ein, zwei Sekunden geht.
even-match = Gegner auf Augenhöhe
even-match-between = Spielt im Moment zwischen den Stufen { $level } und { $other }. Die Stärke richtet sich nach deinen Ergebnissen, damit du etwa jede zweite Partie gewinnst.
even-match-at = Spielt im Moment auf Stufe { $level }. Die Stärke richtet sich nach deinen Ergebnissen, damit du etwa jede zweite Partie gewinnst.
rating-of = { NUMBER($points) } (± { NUMBER($margin) })
level-wins =
    { $games ->
        [10] Gewinnt gegen Stufe { $level } fast immer.
       *[other] Gewinnt gegen Stufe { $level } etwa { $games } von 10 Partien.
    }

## Vorbereitung

person = Jemand hier
computer = Computer
friend = Freund an einem anderen Gerät
against-computer = Gegen den Computer
two-here = Zu zweit hier
watch-computers = Zwei Computern zusehen
swap-places = Plätze tauschen
friend-unnamed = Dein Gegenüber
friend-why =
    Seid ihr im selben Raum, verbindet ihr eure Geräte mit einem Code und spielt live. Sonst schickst du nach jedem Zug einen
    Link. Das geht ganz ohne Server.
friends-why =
    Seid ihr im selben Raum, verbindet ihr eure Geräte mit Codes und spielt live. Sonst spielt ihr in einem Gruppenchat: Nach jedem
    Zug postest du dort einen Link, und alle öffnen alle Links. Das geht ganz ohne Server.
friend-why-far = Nach jedem Zug schickst du einen Link, mit irgendeinem Messenger. Direkt verbinden kann sich dieser Browser nicht. Das geht ganz ohne Server.
friend-why-race = Verbindet eure Geräte mit Codes: Ihr spielt alle gleichzeitig, im selben WLAN. Das geht ganz ohne Server.
no-friend-peers = Dieser Browser kann sich nicht mit anderen Geräten verbinden. Für dieses Spiel an mehreren Geräten müsste er das können.
no-friend-race = Mit automatischen Karten geht das nicht an mehreren Geräten: Sie würden nicht für alle im selben Moment fallen.
no-friend-clock = Mit Uhr geht das nicht an mehreren Geräten: Niemand könnte prüfen, wie lange jeder nachdenkt.
no-friend-referee =
    Mit diesen Optionen geht das nicht an mehreren Geräten: Welche Züge erlaubt sind, weiß nur, wer beide Seiten sieht.
no-friend-hidden = Was in diesem Spiel verdeckt ist, lässt sich noch nicht an ein anderes Gerät schicken.
player-kind = Wer spielt
player-name = Name
beaten = Diese Stufe hast du schon besiegt.
level = Stufe
variations = Varianten
presets = Fertige Varianten
notes = So wirken deine Optionen zusammen
changed =
    { $options ->
        [0] Originalregeln
       *[other] { $options } geändert
    }
begin = Los
lesson = Erst üben
set-up = Partie vorbereiten
option-conflict = „{ $first }“ und „{ $second }“ passen nicht zusammen.

## Am Tisch

tools = Partie
undo = Rückgängig
undo-timed = In einer Partie mit Uhr kannst du nichts zurücknehmen.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-revealed = Deinen letzten Zug kannst du nicht zurücknehmen: Seitdem wurde etwas Verdecktes gezeigt.
redo = Wiederholen
resign = Aufgeben
resign-question = Willst du diese Partie aufgeben?
opponent = Gegner
yourself = Du
to-play = am Zug
your-turn = Du bist dran.
turn-of = { $name } ist dran.
thinking = { $name } denkt nach …
move-now = Zieh jetzt
engine-lost = Der Computergegner antwortet nicht mehr. Er wurde neu gestartet, aber das hat nicht geholfen.
ask-again = Noch einmal fragen
clear = Verwerfen
cleared = Verworfen.
wait = Warte
dock = Dein Zug
taken-back = Zurückgenommen.
redone = Wiederholt.
back = Zurück
game-gone = Diese Partie ist nicht mehr hier
game-gone-why = Sie ist nicht in diesem Browser gespeichert. Vielleicht wurde sie gelöscht, oder sie wurde auf einem anderen Gerät gespielt.
saved-game = Eine gespeicherte Partie
keyboard = Tastatur und getippte Züge
keys = Tasten: L letzter Zug · T wer dran ist · W was zu tun ist · ? was du tun kannst · R diese Reihe · B das ganze Brett · H Hand, Reserve und Stapel · C Uhren · 0 bestätigen · / einen Zug tippen, Escape zurück zum Brett. All das kannst du auch tippen, und B mit einem Feld: „b e4“. Im Screenreader brauchen einzelne Buchstaben den Fokusmodus.
nothing-happened = Noch hat niemand gezogen.
duration-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
duration = { duration-minutes } und { duration-seconds }
time-left = { $time }, dazu { $reserve } Reserve
last-seconds = Noch zehn Sekunden.
no-clock = Diese Partie hat keine Uhr.
pause = Pause
go-on = Weiter
ready = Bereit?
resting = Die Partie macht Pause.
resting-why = Die Karten bleiben verdeckt, bis du weiterspielst.
resting-away = Es geht von selbst weiter, sobald alle da sind.
next-move = Ein Zug
not-your-turn = Du bist nicht dran.
has-moved = { $name } hat gezogen.
# $places are the names of spaces and cards.
chosen-ahead = Im Voraus gewählt: { $places }. Es gilt, sobald du dran bist; Escape oder das Letzte noch einmal verwirft es.
chosen-ahead-dropped = Was du im Voraus gewählt hast, geht nicht mehr.
game-over = Die Partie ist zu Ende.
settled-you-win = Das Ergebnis steht schon fest: Du gewinnst.
settled-you-lose = Das Ergebnis steht schon fest: Du verlierst.
settled-won = Das Ergebnis steht schon fest: { $name } gewinnt.
end-settled = Match beenden
play-on-settled = Weiterspielen
settled-question = Mit 0 beendest du das Match, oder du spielst weiter.
looking-back = Das ist eine frühere Stellung. Geh zur neuesten, um weiterzuspielen.
curtain = Gib { $name } das Gerät
curtain-why = Was nur einer von euch sehen darf, bleibt verdeckt, bis du sagst, dass du da bist.
curtain-lift = Ich bin { $name }: Zeig mir die Partie

## Was an einem Text oder einer Aufzeichnung nicht stimmt

error-found =
    { $line ->
        [1] Spalte { $column }: „{ $found }“ passt nicht
       *[other] Zeile { $line }, Spalte { $column }: „{ $found }“ passt nicht
    }
error-end =
    { $line ->
        [1] Spalte { $column }: Da fehlt etwas
       *[other] Zeile { $line }, Spalte { $column }: Da fehlt etwas
    }
# $expected gibt es nur auf Englisch: Es wird nicht gezeigt.
error-expected =
    { $error }{ $expected ->
       *[other] { "" }
    }
broken-options = Die Optionen { $first } und { $second } passen nicht zusammen
broken-action = Zug { $number } ist nicht erlaubt: { $why }
not-a-move = Das ist kein Zug – { $error }.
typed-fillers = nach von vom zu zum zur mit auf und an am im in bei der die das den dem des ein eine einen
typed-help = hilfe befehle tasten
typed-unknown = „{ $typed }“ geht jetzt nicht. { $possible } Du kannst zum Beispiel tippen: { $examples }.
typed-ambiguous = „{ $typed }“ kann mehrere Züge bedeuten, zum Beispiel { $examples }.

## Tipps

surprise = Überrasch mich
surprise-why = Ein zufälliges Spiel gegen einen Computer, der etwa so stark ist wie du.
first-game = Deine erste Partie
first-game-help = Du weißt nicht weiter? „Hilfe“ sagt dir, was du tun kannst, dann einen guten Zug, dann, warum er gut ist.
first-game-try = Probier es einfach aus. Mit „Rückgängig“ nimmst du alles zurück.
coach = Trainer
coach-why = Verweile auf einer deiner Figuren oder Karten: Du siehst, was möglich ist, was droht und was dabei herauskommt.
help = Hilfe
hint-thinking = Der Kapitän denkt nach …
help-show-move = Zeig mir einen Zug
help-show-why = Warum?
hint-move = Ich würde { $action }.
hint-best = Das ist der beste Zug, den ich gefunden habe.
hint-why = Von hier aus gewinnst du damit etwa { $percent } von 100 Partien.
hint-second = Oder du könntest { $action }: etwa { $percent } von 100.
hint-as-well = Ebenso gut könntest du { $action }.

## Lektionen

exercise = Übung { $number } von { $all }
exercise-next = Weiter
exercise-skip = Überspringen
exercise-again = Noch einmal
exercise-task = Die ganze Aufgabe
exercise-try-again = Versuch es noch einmal.
lesson-standard = Deine Partie hat andere Optionen. Diese Lektion zeigt die üblichen.
lesson-over = Das war die Lektion.
lesson-play = Jetzt spielen

## Rätsel

puzzle-before = Der Tag davor
puzzle-show = Zeig es mir
puzzle-note = Rätsel vom { $date } · Schwierigkeit { $difficulty } von 3
puzzle-solved = Gelöst
puzzle-streak = { $days } Tage in Folge
puzzle-why =
    Du hattest { $moves } Züge zur Auswahl{ $answers ->
        [0] {""}
       *[other] , und keine Antwort rettet deinen Gegner
    }.
puzzle-archive = Mehr Rätsel
puzzle-month-before = Der Monat davor

## Puzzles from one's own mistakes

own-puzzles = Rätsel aus deinen Partien
own-puzzles-none = Heute ist kein Rätsel dran. Wenn der Kapitän in einer deiner Partien einen Zug findet, der dich viel gekostet hat, wird hier ein Rätsel daraus.
own-puzzles-due =
    { $count ->
        [0] Heute kein Rätsel mehr aus deinen Partien
        [one] Ein Rätsel aus deinen Partien
       *[other] { $count } Rätsel aus deinen Partien
    }
own-puzzle = Mach es besser als in deiner Partie
own-puzzle-task = Diese Stellung kommt aus einer deiner Partien, und dein Zug hat dich viel gekostet. Finde etwas Besseres.
own-puzzle-done = Ja, das ist besser.
own-puzzle-failed = Das ist auch nicht gut genug.
own-puzzle-undecided = Der Kapitän kann das nicht beurteilen. Versuch es noch einmal.
own-puzzle-remove = Dieses Rätsel entfernen
puzzle-of-today = Das Rätsel von heute
puzzle-time =
    { $attempts ->
        [one] Beim ersten Versuch, nach { $time }.
       *[other] Beim { $attempts }. Versuch, nach { $time }.
    }
puzzle-share =
    { $attempts ->
        [one] { $game }, Rätsel vom { $date }: beim ersten Versuch gelöst, nach { $time }.
       *[other] { $game }, Rätsel vom { $date }: beim { $attempts }. Versuch gelöst, nach { $time }.
    }

## Der Verlauf

log = Verlauf
moves =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
log-list = Züge bisher
look-at-move = Stellung nach Zug { $number } ansehen
start = Start
first-position = Erste Stellung
previous-move = Ein Zug zurück
next-move-forward = Ein Zug vor
latest-position = Neueste Stellung
autoplay = Abspielen
position-number = Nach Zug { $number } von { $all }
type-move = Zug eintippen
play-typed = Ziehen

## Das Ende einer Partie

won = { $name } gewinnt
you-win = Du gewinnst
you-lose = Du verlierst
lost = { $name } verliert
drawn = Unentschieden
place = { $place }.
resigned = { $name } hat aufgegeben.
you-resigned = Du hast aufgegeben.
score = Gewonnene Partien: { $players }
score-player = { $name } { $wins }
score-drawn =
    { $players ->
        [2] unentschieden { $games }
       *[other] niemand { $games }
    }
first-win = Dein erster Sieg gegen Stufe { $level }!
streak = { $games } Siege in Folge.
longest-streak = { $games } Siege in Folge: deine beste Serie!
next-level = Nächste Stufe: { $level }
rematch = Revanche
look-back = Rückblick
trial = Anderen Zug versuchen
trial-why = Damit beginnt hier eine neue Partie. Deine gespielte Partie bleibt, wie sie ist.
share = Teilen
new-game = Neue Partie

## Rückblick

win-probability = So lief es
win-probability-why =
    Der Kapitän, unser stärkster Computer, geht die Partie durch und weiß dabei nur, was jeder in dem Moment sehen konnte. Er
    zeigt dir, was gut war, was am meisten gekostet hat und was besser gewesen wäre.
analyse = Partie analysieren
analysing = Stellung { $number } von { $all } …
good-decisions = Gute Entscheidungen: { $good } von { $all }.
good-decisions-why = Es zählen nur Züge, auf die es ankam: wenn ein Zug klar besser war als ein anderer. Gemessen wird an dem, was in dem Moment zu sehen war.
highlights = Die besten Momente:
highlight-only = Der einzige gute Zug: Alles andere hätte etwa { $lead } % gekostet.
moment-played = Zug { $number }. { $what }
turning-points = Was am meisten gekostet hat:
no-turning-points = Kein Zug hat viel gekostet.
small-losses = Der Rest hat wenig gekostet.
turning-point-better = Besser: { $better }. Gewinnchance { $from } % statt { $to } %.
luck = Glück und Pech:
turning-point-luck =
    { $good ->
        [yes] Das ging gut aus, und niemand konnte es ahnen: von { $from } % auf { $to } %.
       *[no] Das konnte niemand ahnen: von { $from } % auf { $to } %.
    }
overspent = Mehr als nötig:
turning-point-show = Zeigen
turning-point-try = Von hier neu versuchen

## Beendete Partien

versus = { $first } – { $second }
finished-games = Beendete Partien
    .why = Deine letzten { NUMBER($games) } Partien, zum Ansehen oder Teilen. Wird der Platz knapp, verschwinden die ältesten zuerst.
    .empty = Du hast noch keine Partie beendet.
finished-game = Beendete Partie
finished-game-broken = Diese Partie lässt sich nicht lesen.
delete-finished-question = Diese beendete Partie löschen? Du bekommst sie nicht zurück. Ihr Ergebnis bleibt in deiner Statistik.
deleted-games =
    { $games ->
        [one] Auf deinem Gerät war kein Platz mehr, deshalb wurde deine älteste beendete Partie gelöscht. Ihr Ergebnis bleibt.
       *[other] Auf deinem Gerät war kein Platz mehr, deshalb wurden deine { $games } ältesten beendeten Partien gelöscht. Ihre Ergebnisse bleiben.
    }

## Labor

laboratory = Labor
laboratory-link = Wie ausgeglichen ist dieses Spiel? Lass es Computer herausfinden.
editor-link = Eine Stellung aufbauen
laboratory-why = Hier spielen Computer derselben Stufe gegeneinander „{ $game }“. Du siehst, wie oft jeder Platz gewinnt, wie lange die Partien dauern und wie sie enden. Du kannst jederzeit anhalten und später weitermachen.
laboratory-games = Partien
laboratory-start = Start
laboratory-continue = Weiter
laboratory-stop = Anhalten
laboratory-progress = Gespielte Partien
laboratory-done = { NUMBER($games) } von { NUMBER($wanted) } Partien
laboratory-results = Ergebnisse
laboratory-share = { $name }: { $share } % der Partien (wahrscheinlich zwischen { $low } % und { $high } %)
laboratory-interval = Je mehr Partien, desto genauer das Ergebnis. Der senkrechte Strich steht für gleiche Anteile.
laboratory-turns = Die Hälfte der Partien dauerte höchstens { NUMBER($median) } Züge, neun von zehn höchstens { NUMBER($most) }.
laboratory-endings = So endeten sie
laboratory-ending = { $reason } ({ NUMBER($games) })
laboratory-forget = Diese Ergebnisse löschen

## Statistik

statistics-why = Hier zählt jede Partie, die du auf diesem Gerät beendest: wer gespielt hat und wie es ausging.
statistics-empty = Noch ist keine Partie beendet. Die erste zählt dann hier.
statistics-full = Gespeichert sind nur deine letzten { NUMBER($games) } Partien.
statistics-broken = Deine gespeicherten Ergebnisse lassen sich nicht lesen, deshalb zählen neue Partien nicht: { $why }
your-rating = Deine Spielstärke: { $rating }.
your-rating-why = Es zählen nur Partien, die du allein gegen Computer spielst. Wer zufällig spielt, hat 0, und jede Stufe hat ihre eigene Spielstärke.
rating-over-time = Deine Spielstärke nach jeder Partie
rating-line = Spielstärke
against = Gegen
mixed-levels = Gemischte Stufen
as-side = du: { $side }
column-games = Partien
column-won = Gewonnen
column-drawn = Remis
column-lost = Verloren
over-time = Partie für Partie
last-games =
    { $games ->
        [one] Die letzte Partie: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
       *[other] Die letzten { $games } Partien: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
    }
other-games = { $games }.
games-among-people =
    { $games ->
        [one] { $games } Partie unter Menschen
       *[other] { $games } Partien unter Menschen
    }
games-with-computers =
    { $games ->
        [one] { $games } Partie mit mehreren Menschen und Computern
       *[other] { $games } Partien mit mehreren Menschen und Computern
    }
delete-statistics = Das alles löschen
delete-statistics-question = Die Ergebnisse aller beendeten Partien löschen? Du bekommst sie nicht zurück. Laufende Partien bleiben.

## Teilen

share-why = Der Link enthält die ganze Partie mit den Namen der Spieler, sonst nichts. Er geht über keinen Server.
share-what = Was du teilst
share-game = Die ganze Partie
share-position = Diese Stellung
    .why = Wer den Link öffnet, sieht diese Stellung und kann von ihr aus weiterspielen. Er geht über keinen Server.
share-secret =
    Link und Aufzeichnung kannst du nach der Partie teilen: Jetzt würden sie zeigen, was verdeckt ist. Das Bild zeigt nur, was du
    auf dem Brett siehst.
share-title = Titel (wenn du magst)
more = Mehr
save-svg = Bild als SVG speichern
save-png = Bild speichern
picture-failed = Das Bild konnte nicht gezeichnet werden.
share-by-device = Teilen …
share-failed = Das hat nicht geklappt. Kopier stattdessen den Link.
copy-link = Link kopieren
copy-record = Aufzeichnung kopieren
copied = Kopiert.
not-copied = Der Browser hat es nicht erlaubt. Markier den Text und kopier ihn selbst.
link = Link
record = Aufzeichnung
close = Schließen
open-record-why = Füg eine Aufzeichnung ein oder den Link dazu.
open-record-scan = Code scannen
open = Öffnen
replay = Partie ansehen
position = Stellung
replay-broken = Diese Aufzeichnung lässt sich nicht abspielen: { $why }
play-on = Von hier weiterspielen
    .over = Hier ist die Partie zu Ende. Geh zurück, um weiterzuspielen.
    .who = Du spielst
    .all = Alle Seiten, an diesem Gerät
learn-game = Dieses Spiel lernen
view-as = Ansicht
view-as-spectator = Zuschauer

## Einstellungen

setting-language = Sprache · Language · Langue · Idioma · Lingua
    .why = Die Sprache der ganzen Seite.
    .browser = Wie im Browser
setting-looks = Aussehen
setting-theme = Farbschema
    .why = Tinte auf Pergament oder Nachtblau bei Lampenlicht.
    .system = Wie das System
    .light = Tag
    .dark = Nacht
setting-look = Bretter und Kartenrücken
    .why = Dieselben Bretter, auf eine Seekarte oder auf Holz gezeichnet.
    .chart = Seekarte
    .wood = Holz
setting-board = Größe des Bretts
    .why = Wie viel Platz ein Brett auf dem Bildschirm bekommt.
    .large = Groß
    .medium = Mittel
    .small = Klein
setting-direction = Richtung des Bretts
    .why = Sitzen zwei an einem Bildschirm, kann sich das Brett zu der Seite drehen, die am Zug ist.
    .printed = Wie gedruckt
    .turned = Umgedreht
    .player = Meine Seite unten
setting-deck = Karten
    .why = Bei vier Farben ist Karo blau und Kreuz grün.
    .two = Zwei Farben
    .four = Vier Farben
setting-motion = Bewegung
    .why = Karten und Figuren gleiten langsam oder schnell an ihren Platz oder sind sofort dort.
    .system = Wie das System
    .none = Keine
    .slow = Langsam
    .fast = Schnell
setting-playing = Spiel
setting-pace = Tempo des Computers
    .why = So lange braucht der Computer mindestens für einen Zug.
    .brisk = Flott
    .unhurried = Gemütlich
    .at-once = Sofort
setting-notation = Notation im Verlauf
    .why = Züge stehen dort auch in der Kurzform, in der sie gespeichert und getippt werden: „step e1 e2“.
setting-cues = Töne und Signale
quiet = Leise
normal = Normal
loud = Laut
setting-sound = Töne
    .why =
        Wenn jemand zieht oder etwas fängt, wenn du dran bist, in deinen letzten Sekunden und am Ende. Wo es um Tempo geht, hat
        jeder Kartenwert seinen eigenen Ton: So hörst du ein Paar.
setting-flashes = Blitze
    .why = Der Tisch leuchtet kurz auf, wenn jemand einen Stapel gewinnt oder falsch zuschlägt.
setting-vibration = Vibration
    .why = Wenn dein Gerät das kann: kurz, wenn du dran bist oder gewinnst, zweimal, wenn etwas nicht geht, länger, wenn du falsch zuschlägst.
setting-wording = Screenreader
    .why = Was er von selbst sagt. Kurz: jede Aufforderung einmal ganz, dann „Du bist dran“. L liest den letzten Zug noch einmal vor, W, was zu tun ist.
    .short = Kurz
    .whole = Ausführlich
    .on-request = Züge auf Anfrage
on = An
off = Aus
version = Version

## Gespeicherte Daten

stored-data = Was auf diesem Gerät gespeichert ist
save-file = Als Datei speichern
    .why = Alles in einer Datei, als Sicherung oder für ein anderes Gerät: { stored-counts } und diese Einstellungen.
save = Speichern
stored-counts =
    { $games ->
        [0] keine gespeicherten Partien
        [one] { $games } gespeicherte Partie
       *[other] { $games } gespeicherte Partien
    }, { $finished ->
        [0] keine beendeten Partien
        [one] { $finished } beendete Partie
       *[other] { $finished } beendete Partien
    }, { $results ->
        [0] keine Ergebnisse
        [one] { $results } Ergebnis
       *[other] { $results } Ergebnisse
    }
open-file = So eine Datei öffnen
    .why = Die Datei ersetzt alles, was hier gespeichert ist. Du wirst vorher gefragt.
    .question = Alles hier durch die Datei ersetzen: { stored-counts } und Einstellungen? Was jetzt hier ist, verlierst du.
replace = Ersetzen
replaced = Fertig: Alles aus der Datei ist jetzt hier.
broken-games =
    { $games ->
        [one] Eine Partie in dieser Datei lässt sich nicht lesen; sie bleibt, wie sie ist ({ $error }).
       *[other] { $games } Partien in dieser Datei lassen sich nicht lesen; sie bleiben, wie sie sind ({ $error }).
    }
file-broken = Diese Datei lässt sich nicht verwenden. Es wurde nichts geändert – { $error }.
file-full = Für diese Datei ist hier kein Platz. Es wurde nichts geändert.
file-denied = Dein Browser lässt diese Seite nichts speichern. Es wurde nichts geändert.
delete-all = Alles löschen
    .why = Alle gespeicherten und beendeten Partien, alle Ergebnisse und diese Einstellungen.
    .question = Alles löschen, was auf diesem Gerät gespeichert ist? Du bekommst es nicht zurück.
    .done = Fertig: Hier ist nichts mehr gespeichert.

kept = Vom Browser behalten
    .yes = Ja: Dein Browser behält das alles, bis du es löschst.
    .maybe = Nicht sicher: Wenn auf deinem Gerät der Platz knapp wird, darf dein Browser alles löschen.
    .week = Nicht sicher: Dein Browser löscht alles nach einer Woche ohne Besuch, wenn du die Seite nicht installierst.
    .unknown = Dein Browser sagt nicht, ob er das alles behält.
keep = Den Browser bitten, alles zu behalten
    .why = Dein Browser fragt dich, ob er darf.
    .refused = Dein Browser hat es noch nicht versprochen. Vielleicht tut er es nach ein paar weiteren Besuchen, oder wenn die Seite installiert ist.
stored-size = Das braucht { NUMBER($size) } von etwa { NUMBER($room) } kB.
last-backup = Letzte Sicherung: { $date }.
    .never = In diesem Browser wurde noch keine Sicherung gespeichert.
backup-saved = Die Sicherung liegt bei deinen Downloads: corsair-cabinet.txt.
backup-shared = Die Sicherung ist geteilt.
backup-not-shared = Das hat nicht geklappt. Speichere die Sicherung stattdessen.
save-backup = Sicherung speichern
share-backup = Sicherung teilen
install = Seite installieren
    .why = Dann öffnet sie sich wie eine App, auch ohne Netz.
    .share-menu =
        Wähle im Teilen-Menü deines Browsers „Zum Home-Bildschirm“. Die installierte Seite ist anfangs leer: Speichere vorher
        eine Sicherung und öffne sie dort.
    .dock =
        Wähle in Safari im Menü „Ablage“ den Punkt „Zum Dock hinzufügen“. Die installierte Seite ist anfangs leer: Speichere vorher
        eine Sicherung und öffne sie dort.
    .browser-menu = Wenn dein Browser das kann, findest du es in seinem Menü: „Installieren“ oder „Zum Startbildschirm hinzufügen“.
    .done = Sie ist installiert.

# Lines that appear after a game or beside a letter, and that the player can close.

notice-keep = Wenn auf deinem Gerät der Platz knapp wird, darf dein Browser deine Partien löschen – außer du bittest ihn, sie zu behalten. Dann fragt er dich.
notice-install = Dein Browser löscht deine Partien nach einer Woche ohne Besuch, wenn du die Seite nicht installierst.
# $games is ten or more.
notice-backup = Seit deiner letzten Sicherung hast du { $games } Partien beendet.
notice-secrets = Was in dieser Partie nur du weißt, steht allein in diesem Browser. Mit einer Sicherung geht es nicht verloren.
not-now = Jetzt nicht

## Ärger und Neuigkeiten

other-tab = Diese Partie ist in einem anderen Tab offen
    .why = Dort hast du sie zuletzt geöffnet. Spielen kannst du sie nur in einem Tab.
    .play-here = Hier weiterspielen

## Über das Kabinett

about-heading = Über das Kabinett
about-games =
    Spiele, die mehr Leute kennen sollten, alle an einem Tisch: Spiel gegen ehrliche Computer oder mit Freunden, an einem
    Bildschirm oder von Gerät zu Gerät.
about-computers = Die Computer sehen nur, was ein Mensch an ihrem Platz sehen würde. Sie denken auf deinem Gerät.
about-privacy = Kein Konto, kein Tracking und kein Server, der dich kennt: Alles bleibt in diesem Browser, außer du schickst es jemandem.
credits = Wer die Spiele erfunden hat
licences = Schriften und Bilder
licence-fonts =
    Spectral, © 2017 The Spectral Project Authors, und Cabinet Display, ein Auszug aus Jacques Francois, © 2011 Cyreal, beide
    unter der SIL Open Font License 1.1.
licence-courts =
    Die Könige, Damen und Buben sind von Letele Motebang, aus seinem Paket @letele/playing-cards, das er gemeinfrei gemacht hat
    (CC0 1.0).
licence-drawings = Alle anderen Karten, die Embleme und die Symbole wurden für dieses Kabinett gezeichnet.
notices = Software in dieser Seite und ihre Lizenzen (auf Englisch)
