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
note-choose-end = Start: { $from }. Wähle das Feld, auf dem der Pfeil endet.
note-full = Für weitere Notizen ist kein Platz mehr.
# $from, $to
note-arrow = Pfeil: { $from } → { $to }
# $at
note-ring = Ring: { $at }
# $what is one of the two before.
note-remove = Entfernen: { $what }

## Der Stellungseditor

position-editor = Stellungseditor
editor-heading = Stellung aufbauen
editor-edit = Diese Stellung bearbeiten
editor-pieces = Was du auf dem Brett tun willst
editor-lay = Was du hinlegst
editor-move = Verschieben
editor-put = Hinlegen
editor-take = Wegnehmen
editor-clear = Brett leeren
editor-start = Anfangsstellung
editor-why = Schieb alles dorthin, wo du es haben willst, oder wähle oben, was du tun willst, und tippe dann auf ein Feld. Der Link zu dieser Seite enthält die Stellung; in die Notizen kannst du die Aufgabe schreiben.
editor-from = Start: { $from }. Wähle das Ziel.
editor-nothing = Dort gibt es nichts zu verschieben.
editor-unplayable = Das geht nicht: Die Partie wäre zu Ende, oder niemand könnte ziehen.
editor-none = Stellungen dieses Spiels lassen sich nicht bearbeiten.

## Die Meinung des Kapitäns

captain-ask = Was würde der Kapitän tun?
captain-silent = Der Kapitän weiß es nicht.
