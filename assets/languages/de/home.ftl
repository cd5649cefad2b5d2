### Die Startseite, und was gesagt wird, bevor der Rest des Programms geladen ist.

## Überall

skip = Zum Inhalt
site-name = Korsarenkabinett
tagline = Kaum bekannte Spiele um Ritter, Korsaren und Königshöfe
settings = Einstellungen
about = Über das Kabinett
promise = Läuft auch offline. Nur was du verschickst, verlässt dein Gerät.
no = Nein
not-found = Unter dieser Adresse gibt es keine Seite. Das hier kannst du spielen:

## Die Spiele

play = Spielen
learn = Lernen
options = Optionen
begin-another = Neue Partie
game-waits = Deine Partie wartet auf dich.
more-games = Noch { $games } zeigen
resume = Weiterspielen
delete = Löschen
delete-question = Diese Partie löschen ({ $game })? Du bekommst sie nicht zurück.
saved-game-broken = Hier ist eine Partie gespeichert, die sich nicht lesen lässt: { $why }
open-record = Aufzeichnung öffnen
replay-unknown = Das ist keine Aufzeichnung eines Spiels, das es hier gibt.
puzzles = Tagesrätsel
puzzles-why = Für alle dieselben, und jedes hat genau eine Lösung.
statistics = Deine Partien
home = Startseite

## Ärger und Neuigkeiten

storage-full = Für deine Partien ist kein Speicherplatz mehr da. Du kannst weiterspielen, aber diese Partie ist weg, sobald du die Seite verlässt.
storage-denied = Dein Browser lässt diese Seite nichts speichern. Du kannst weiterspielen, aber diese Partie ist weg, sobald du die Seite verlässt.
storage-wiped = Diese Partie war auf deinem Gerät gelöscht worden. Jetzt ist sie wieder gespeichert.
unreadable = { $what }: Was hier gespeichert ist, lässt sich nicht lesen, vielleicht weil eine neuere Version es gespeichert hat. Es bleibt, wie es ist, und Neues wird nicht gespeichert.
    .experiments = Labor
    .own-puzzles = Rätsel aus deinen Partien
    .statistics = Deine Ergebnisse
update = Eine neue Version ist da.
    .take = Jetzt nutzen
old-engine = Die Seite und der Computergegner haben verschiedene Versionen. Lade die Seite neu, dann passt es wieder.
reload = Neu laden
loading = Wird geladen …
load-failed = Diese Seite konnte nicht geladen werden.
    .why = Vielleicht bist du offline, oder es gibt eine neue Version. Was du gespeichert hast, ist noch da.
    .again = Noch einmal
