# Partien mit Freunden anderswo: Einladungen, Links, und was dabei schiefgeht. $name kann „dein Gegenüber“ sein, deshalb steht der Name
# im Nominativ oder im Akkusativ.

your-friend = dein Gegenüber
invite = Lade jemanden ein
invite-why = Schick deinem Gegenüber diesen Link, mit einem Messenger oder per Mail. Von selbst wird nichts verschickt. Dein Gegenüber öffnet ihn und schickt dir einen Link zurück.
answer = Schick deine Antwort an { $name }
answer-why = Schick diesen Link an { $name }. Die Partie beginnt, wenn ein Link zurückkommt.
send = Schick deinen Zug an { $name }
send-why = Von selbst wird nichts verschickt. Schick diesen Link an { $name } und warte, bis ein Link zurückkommt.
send-last = Schick deinen letzten Zug an { $name }
send-last-why = Die Partie ist zu Ende. Schick diesen Link an { $name }: Auf der anderen Seite ist das vielleicht noch nicht bekannt.
send-proof = Schick den Beweis an { $name }
send-proof-why = { CAPITAL($name) } weiß, wie die Partie ausging. Mit diesem Link wird auch auf der anderen Seite alles geprüft.
invite-group = Lade deine Freunde ein
invite-group-why = Poste diesen Link in einem Gruppenchat, in dem ihr alle seid. Von selbst wird nichts verschickt. Alle öffnen ihn, steigen ein und posten auch einen Link. Jeder öffnet alle Links, auch die der anderen.
answer-group = Poste deine Antwort im Gruppenchat
answer-group-why = Poste diesen Link im Gruppenchat, damit alle ihn öffnen. Die Partie beginnt, wenn alle eingestiegen sind.
send-group = Poste deinen Zug im Gruppenchat
send-group-why = Von selbst wird nichts verschickt. Poste diesen Link im Gruppenchat, damit alle ihn öffnen. Danach ist { $name } dran.
send-last-group = Poste deinen letzten Zug im Gruppenchat
send-last-group-why = Die Partie ist zu Ende. Poste diesen Link im Gruppenchat: Vielleicht wissen es deine Freunde noch nicht.
last-letter = Dein letzter Link
last-letter-group-why = Poste ihn noch einmal, wenn ihn jemand verloren hat. Zweimal öffnen schadet nicht.
last-letter-why = Schick ihn noch einmal, wenn { $name } ihn verloren hat. Zweimal öffnen schadet nicht.
unsent = Dein Link ist noch nicht verschickt. Schick ihn an { $name }.
unsent-group = Dein Link ist noch nicht gepostet. Poste ihn im Gruppenchat.
letters = Post
send-again = Post: noch einmal schicken oder Antwort einfügen
own-turn = Du bist seit { $time } dran.
other-turn = { CAPITAL($name) } ist seit { $time } dran.
answered = Du hast am { $time } geantwortet. Das Ergebnis siehst du, wenn { $name } den nächsten Link schickt.
drawn = Du hast am { $time } eine Karte gezogen. Du siehst sie, wenn { $name } den nächsten Link schickt.
waiting-invited = Du hast am { $time } eine Einladung verschickt. Hier ist noch keine Antwort geöffnet worden.
waiting-for = Seit { $time } wartest du auf { $name }.
drawn-group = Du hast am { $time } eine Karte gezogen. Jeder Link deiner Freunde bringt einen Teil davon. Es fehlt noch: { $name }.
joined = Schon dabei: { $names }.
# Außer dem, der eingeladen hat.
missing =
    { $players ->
        [one] Ein Spieler ist noch nicht dabei, oder der Link wurde hier noch nicht geöffnet.
       *[other] { $players } Spieler sind noch nicht dabei, oder ihre Links wurden hier noch nicht geöffnet.
    }
over = Die Partie ist zu Ende.
checking = Die Partie ist zu Ende. Sobald { $name } einen letzten Link geschickt hat, prüft deine Seite alles.
checked = Die Partie ist zu Ende. Deine Seite hat alles geprüft: Es wurde nach den Regeln gezogen und gespielt.
broken-by = Die Partie ist zu Ende. { CAPITAL($name) } hat in Link Nummer { $number } gegen die Regeln verstoßen. { $why }
broken-by-you = Die Partie ist zu Ende, aber dein Link Nummer { $number } verstößt gegen die Regeln. { $why }
changing = Du änderst deinen letzten Zug. { CAPITAL($name) } wird gefragt.
link = Link zum Verschicken
link-group = Link zum Posten (Nummer { $number })
copy-link = Link kopieren
copy-text = Als Text kopieren
copy-all = Ganze Partie kopieren
share = Schicken …
sent = Verschickt.
other-ways = Andere Wege
qr = Als QR-Code zeigen
qr-hide = QR-Code ausblenden
qr-of = Der Link als QR-Code
share-failed = Das hat nicht geklappt. Kopier stattdessen den Link.
copied = Kopiert.
not-copied = Der Browser hat es nicht erlaubt. Markier den Text und kopier ihn selbst.
letter-of = { $game } gegen { $name }
letter-of-group = { $game }, Link Nummer { $number }
paste = Ist eine Antwort da? Öffne den Link oder füg ihn hier ein.
open = Öffnen
paste-group = Hat jemand einen Link gepostet? Öffne ihn oder füg ihn hier ein. Du kannst auch mehrere auf einmal einfügen.
keep-browser = Die Partie ist in diesem Browser gespeichert. Öffne die Links immer hier.
change = Meinen letzten Zug ändern
change-why = { CAPITAL($name) } wird gefragt und kann auf dem ersten bestehen.
close = Schließen

invited = { $name } lädt dich ein
invited-unnamed = Jemand lädt dich ein
invited-to = Zu einer Partie „{ $game }“.
invited-side = Deine Seite: { $side }.
invited-options = Gewählte Optionen
invited-standard = Nach den üblichen Regeln.
invited-why = Ihr seid abwechselnd dran: Nach jedem Zug schickst du einen Link zurück, mit einem Messenger oder per Mail. Das geht ganz ohne Server.
invited-group-why = Ihr spielt in einem Gruppenchat: Nach jedem Zug postest du dort einen Link, und alle öffnen alle Links. Das geht ganz ohne Server.
invited-order = Haben andere ihre Links schon gepostet, öffne zuerst diese und steig dann ein.
not-joined = { $name } lädt dich ein. Du bist noch nicht dabei.
not-joined-unnamed = Jemand lädt dich ein. Du bist noch nicht dabei.
your-name = Dein Name, für dein Gegenüber (wenn du magst)
your-name-group = Dein Name, für deine Freunde
accept = Annehmen
join = Einsteigen
full = Alle Plätze sind besetzt
full-why = Diese Partie spielen { $names }, und es ist kein Platz mehr frei. Dieser Browser ist nicht dabei.
contested = { $name } ist zur selben Zeit eingestiegen
contested-why = Es zählt der Link, der zuerst gepostet wurde. Steht der andere Link im Chat über deinem, steig danach noch einmal ein: Du bekommst einen neuen Link zum Posten. Steht deiner darüber, bleibt alles, wie es ist. { CAPITAL($name) } steigt dann noch einmal ein.
contested-theirs = Neu einsteigen
contested-own = Meiner war zuerst da
contested-first = { $name } war zuerst da
contested-other = Zwei Freunde haben denselben Platz genommen
contested-other-why = { $first } und { $second } sind zur selben Zeit eingestiegen. Wessen Link steht im Chat weiter oben? Der andere von beiden steigt noch einmal ein.
taken-last = { CAPITAL($name) } hat auch einen Link für den letzten Platz gepostet. Steht er im Chat über deinem, sind alle Plätze besetzt, und du kannst diesmal nicht mitspielen. Steht deiner darüber, bleibt alles, wie es ist.
taken = Diesen Platz hat schon { $name }: Der Link dazu wurde zuerst geöffnet. Wer diesen hier gepostet hat, öffnet jenen und steigt noch einmal ein.
rules = Regeln
rematch-again = Es ist die Revanche für eure letzte Partie.

known = Diesen Link hast du schon geöffnet. Es hat sich nichts geändert.
own = Das ist dein eigener Link. Schick ihn deinem Gegenüber; hier hat sich nichts geändert.
own-group = Das ist dein eigener Link. Poste ihn im Gruppenchat; hier hat sich nichts geändert.
to-game = Zur Partie
replace = { CAPITAL($name) } möchte den letzten Zug ändern
replace-why = Bist du einverstanden, zählt der neue Zug, und deine Antwort auf den alten verfällt. Sonst bleibt es beim alten.
replace-yes = Einverstanden
replace-no = Den alten behalten
restore = Diese Partie ist nicht in diesem Browser
restore-why = Der Text enthält die ganze Partie, du kannst sie also hier fortsetzen. Wer bist du?
restore-missing = Dieser Link gehört zu einer Partie, die nicht in diesem Browser ist. Öffne ihn dort, wo du spielst, oder lass dir über „Ganze Partie kopieren“ den Text schicken und füg ihn ein.
broken = Dieser Link lässt sich nicht verwenden
broken-text = Er wurde unterwegs gekürzt oder verändert. Lass ihn dir noch einmal oder als Text schicken. { $why }
broken-game = Diese Seite kennt das Spiel nicht. Lade die neueste Version der Seite.
broken-version = Die Seite deines Gegenübers ist neuer als deine. Lade die neueste Version dieser Seite und öffne den Link dann noch einmal.
broken-table = Er gehört zu einer anderen Partie.
broken-missing = Ein Link fehlt: Nummer { $number } wurde hier noch nicht geöffnet. Lass ihn dir noch einmal schicken.
broken-invitation = Wenn du in eine Gruppe eingeladen bist, öffne zuerst die Einladung und dann die anderen Links der Reihe nach.
broken-before = Öffne zuerst den Link davor: Nummer { $number }.
broken-before-of = Öffne zuerst den Link davor: Nummer { $number } ({ $name }).
broken-answered = Du hast auf diesen Zug inzwischen geantwortet. Es bleibt bei dem Zug, auf den du geantwortet hast.
broken-own = Er gibt sich als dein eigener Zug Nummer { $number } aus, aber du hast ihn nicht verschickt.
broken-chain = Er folgt nicht auf die Züge davor. Einer von euch hat seitdem etwas geändert. Schickt euch gegenseitig noch einmal den letzten Link.
broken-lot = Bei der Auslosung wurde getrickst: { $name } hat eine andere Zahl aufgedeckt als die in der Einladung versiegelte.
broken-action = Er enthält einen Zug, den die Regeln nicht erlauben: { $why }
broken-unfinished = Er hört mitten in einem Zug auf.
broken-position = Eure beiden Seiten spielen nach verschiedenen Regeln. Ladet beide die neueste Version der Seite und schickt den Link noch einmal.
broken-over = Die Partie ist schon zu Ende.
broken-seal = Er passt nicht zu dem, was vorher versiegelt wurde.
broken-secret = Etwas wurde nicht so gezogen wie vereinbart: Eine versiegelte Zahl passt nicht.
no-secret = Deine Karten oder die Zahlen, mit denen du ziehst, sind nur in dem Browser, in dem du gespielt hast. Öffne den Link dort.
broken-random = Dieser Browser hat keine sicheren Zufallszahlen, deshalb kann er für eine Partie auf Distanz nichts auslosen.

live = Im selben Raum? Verbindet eure Geräte
live-why-guest = Bist du im selben Raum und im selben WLAN wie { $name }? Scanne den Code auf dem anderen Bildschirm, dann ist jeder Zug sofort da. Das geht ganz ohne Server; nur das andere Gerät erfährt die Adresse deines Geräts in diesem Netz.
live-why-group = Seid ihr alle im selben Raum und im selben WLAN? Verbindet eure Geräte, dann ist jeder Zug sofort da. Die anderen scannen deinen Code nacheinander. Das geht ganz ohne Server; nur ihre Geräte erfahren die Adresse deines Geräts in diesem Netz.
live-why = Seid ihr im selben Raum und im selben WLAN? Verbindet eure Geräte, dann ist jeder Zug sofort da. Das geht ganz ohne Server; nur das andere Gerät erfährt die Adresse deines Geräts in diesem Netz.
live-show = Code zeigen
live-show-next = Code für den nächsten Platz zeigen
live-preparing = Einen Moment …
live-scan = Lass dein Gegenüber diesen Code scannen.
live-scan-group = Lass jemanden aus der Runde diesen Code scannen.
live-then = Danach zeigt auch das andere Gerät einen Code. Scanne ihn hier oder füg unten seinen Link ein.
live-link = Der Code als Link
live-answer = Lass { $name } diesen Code scannen. Dann seid ihr verbunden.
live-connecting = Verbinde …
live-here =
    { $players ->
        [one] { CAPITAL($names) } ist am Tisch.
       *[other] { $names } sind am Tisch.
    }
live-away =
    { $players ->
        [one] { CAPITAL($names) } ist gerade weg.
       *[other] { $names } sind gerade weg.
    }
live-ended = Ihr seid nicht verbunden. Nichts ist verloren: Seid ihr im selben WLAN, zeig einen neuen Code, oder schick deine Züge als Links.
live-ended-guest = Du bist nicht verbunden. Nichts ist verloren: Bist du im selben WLAN wie { $name }, scanne dort einen neuen Code, oder schick deine Züge als Links.
live-ended-one = Ein Gerät ist nicht verbunden. Nichts ist verloren: Lass dort einen neuen Code scannen, oder schick deine Züge als Links.
live-impossible = Dieser Browser kann sich nicht mit einem anderen Gerät verbinden. Mit Links könnt ihr trotzdem spielen.
live-waits = { CAPITAL($name) } macht den ersten Zug. Dann siehst du das Brett.
live-missing =
    { $players ->
        [one] Ein Platz ist noch frei.
       *[other] { $players } Plätze sind noch frei.
    }
scan = Code des anderen Geräts scannen
scan-stop = Kamera ausschalten
scan-view = Was die Kamera sieht
scan-refused = Die Kamera geht hier nicht. Nimm die Kamera-App deines Handys oder füg unten den Link ein.
live-again = Neuer Code
live-disconnect = Verbindung trennen
live-old = Das war die Antwort auf einen älteren Code. Lass den Code scannen, der hier steht.
live-copy = Link dieses Codes kopieren
live-rematch = { CAPITAL($name) } möchte Revanche.
live-rematch-play = Einladung ansehen
live-rematch-host = { CAPITAL($name) } kann eine Revanche beginnen.
invited-live = Wenn du eingestiegen bist, zeigt dein Bildschirm einen Code, den { $name } scannt. Dann ist jeder Zug sofort da. Das geht ganz ohne Server; nur das andere Gerät erfährt die Adresse deines Geräts in diesem Netz.
live-handed = Deine Partie hat den Code
live-handed-why = Geh zurück zum Tab mit deiner Partie. Diesen hier kannst du schließen.

race-devices = Geräte
race-ended = Ihr seid nicht verbunden. Das Spiel wartet: Zeig einen neuen Code.
race-ended-guest = Du bist nicht verbunden. Das Spiel wartet: Scanne den neuen Code auf dem Bildschirm von { $name }.
race-ended-one = Ein Gerät ist nicht verbunden. Das Spiel wartet: Lass diese Person einen neuen Code scannen.
race-impossible = Dieser Browser kann sich nicht mit einem anderen Gerät verbinden, und dieses Spiel braucht das.
race-broken = Das andere Gerät hat etwas gesendet, das nicht zu diesem Spiel gehört. Die Verbindung wurde beendet.
invited-race = Ihr spielt alle gleichzeitig, jeder an seinem Gerät, im selben WLAN. Wenn du eingestiegen bist, zeigt dein Bildschirm einen Code, den { $name } scannt. Das geht ganz ohne Server; nur das andere Gerät erfährt die Adresse deines Geräts in diesem Netz.
race-photo-finish = Fotofinish: zu knapp, das Los hat entschieden.
race-too-fast = { $name } hat nur { $ms } ms gebraucht. Das ist zu schnell für eine Reaktion.
race-too-late = Dein Schlag kam zu spät.
race-clocks = Eure Uhren stimmen auf { $ms } ms überein.
race-check = Prüfcode: { $code }. Zeigen alle Bildschirme denselben, hat niemand etwas verändert.

fair = Worauf du dich verlassen kannst
fair-draw = Was gezogen wird, zieht ihr beide zusammen. Keiner von euch kann es sich aussuchen.
fair-draw-group = Was gezogen wird, zieht ihr alle zusammen. Niemand kann es sich aussuchen.
fair-moves = Deine Seite prüft jeden Zug nach den Regeln und lehnt einen Link mit einem verbotenen Zug ab.
fair-past = Einen Zug, auf den du geantwortet hast, kann niemand mehr ändern. Den letzten nur, wenn du einverstanden bist.
fair-cards = Deine Karten sind nur auf deinem Gerät. Keiner von euch weiß, welche Karte als nächste kommt, nicht einmal die eigene.
fair-choices = Was du bietest, was du verdeckt legst und wo du Fallen stellst, wird versiegelt, bevor dein Gegenüber wählt, und erst geöffnet, wenn es nach den Regeln aufgedeckt wird.
fair-check = Was versiegelt ist oder verdeckt liegt, kann niemand ändern. Am Ende prüfen beide Seiten alles.
fair-pile = Erst entscheidest du, dann wird die Karte gezogen. Keiner von euch kennt die nächste oder kann sie ändern, und ein verschickter Zug bleibt, wie er ist.
fair-pile-group = Erst entscheidest du, dann wird die Karte gezogen. Niemand kennt die nächste oder kann sie ändern, und ein geposteter Zug bleibt, wie er ist.
unfair-pair = Eine Karte ziehen immer zwei von euch: wer an der Reihe ist, und der nächste Spieler. Stecken die beiden unter einer Decke, können sie die Karte kennen, bevor sie entscheiden, ob gezogen wird.
unfair-help-group = Jeder kann einen Computer oder jemand anderen nach Zügen fragen. Das kann keine Webseite erkennen.
unfair-stop-group = Antwortet einer von euch nicht mehr, steht die Partie für alle still. Niemand verliert sie deswegen.
unfair-chat-group = Wer in eurem Gruppenchat schreiben kann, kann unter dem Namen eines anderen einen Link posten.
unfair-help = Dein Gegenüber kann einen Computer oder jemand anderen nach Zügen fragen. Das kann keine Webseite erkennen.
unfair-stop = Dein Gegenüber kann aufhören zu antworten. Niemand verliert die Partie deswegen.
unfair-chat = Wer in eurem Chat schreiben kann, kann unter dem Namen deines Gegenübers einen Link schicken.
fair-race-cards = Kein Gerät kennt die nächste Karte, bevor sie gelegt wird: Zwei von euch ziehen sie gemeinsam.
fair-race-taps = Wer wann geschlagen hat, bleibt versiegelt, bis alles da ist. Dann wird verglichen.
fair-race-lines = Deine Reaktion zählt, von der Karte auf deinem Bildschirm bis zu deinem Schlag. Eine langsame Verbindung kostet nichts.
fair-race-log = Niemand kann einen Schlag unbemerkt weglassen oder ändern, auch der Gastgeber nicht.
unfair-race-reaction = Wer ein verändertes Programm hat, kann eine schnellere Reaktion behaupten. Das kann keine Seite sehen.
