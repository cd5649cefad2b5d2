### Wiedergaben: Notizen und der Stellungseditor

## Notizen in einer Aufzeichnung

replay-notes = Notizen
replay-notes-why = Notizen gehören zur Aufzeichnung: Wer ihren Link öffnet, sieht sie.
note-write = Notiz schreiben
note-field = Was du zu dieser Stellung sagen möchtest
note-draw-arrow = Pfeil zeichnen
note-draw-ring = Ring zeichnen
note-choose-space = Wähle das Feld für den Ring. Dasselbe Feld noch einmal entfernt ihn.
note-choose-start = Wähle das Feld, auf dem der Pfeil beginnt.
# $from is the name of a space of the board, or of a card on it.
note-choose-end = Von { $from }: Wähle das Feld, auf dem der Pfeil endet.
# $from, $to
note-arrow = Pfeil von { $from } nach { $to }
# $at
note-ring = Ring um { $at }
# $what is one of the two before.
note-remove = Entfernen: { $what }

## Der Stellungseditor

position-editor = Stellungseditor
editor-heading = Aufbauen
editor-edit = Diese Stellung bearbeiten
editor-pieces = Was auf dem Brett geschehen soll
editor-lay = Was hingelegt wird
editor-move = Verschieben
editor-put = Hinlegen
editor-take = Wegnehmen
editor-clear = Brett leeren
editor-start = Anfangsstellung
editor-why = Zieh alles an seinen Platz oder wähle ein Feld. Der Link dieser Seite enthält die Stellung; in den Notizen kann stehen, was die Aufgabe ist.
editor-from = Von { $from }: Wähle, wohin.
editor-nothing = Dort lässt sich nichts verschieben.
editor-unplayable = Das geht nicht: Das Spiel wäre vorbei, oder niemand könnte ziehen.
editor-none = Stellungen dieses Spiels lassen sich nicht bearbeiten.

## Die Meinung des Kapitäns

captain-ask = Was täte der Kapitän?
captain-silent = Der Kapitän weiß es nicht.
