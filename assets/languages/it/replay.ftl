### Partite da rivedere: note ed editor di posizioni

## Note in una partita registrata

replay-notes = Note
replay-notes-why = Le note fanno parte della trascrizione: chi ne apre il link le vede.
note-write = Scrivi una nota
note-field = Che cosa vuoi dire di questa posizione
note-draw-arrow = Disegna una freccia
note-draw-ring = Disegna un cerchio
note-choose-space = Scegli la casella da cerchiare. La stessa casella un’altra volta toglie il cerchio.
note-choose-start = Scegli la casella da cui parte la freccia.
# $from is the name of a space of the board, or of a card on it.
note-choose-end = Partenza: { $from }. Scegli la casella dove finisce la freccia.
note-full = Non c’è più posto per altre note.
# $from, $to
note-arrow = Freccia: { $from } → { $to }
# $at
note-ring = Cerchio: { $at }
# $what is one of the two before.
note-remove = Togli: { $what }

## L’editor di posizioni

position-editor = Editor di posizioni
editor-heading = Componi la posizione
editor-edit = Modifica questa posizione
editor-pieces = Che cosa fare sul tabellone
editor-lay = Che cosa mettere
editor-move = Sposta
editor-put = Metti
editor-take = Togli
editor-clear = Svuota il tabellone
editor-start = Posizione iniziale
editor-why = Trascina ogni pezzo dove vuoi, oppure scegli qui sopra che cosa fare e poi tocca una casella. Il link di questa pagina contiene la posizione; nelle note puoi scrivere il compito.
editor-from = Partenza: { $from }. Scegli l’arrivo.
editor-nothing = Lì non c’è niente da spostare.
editor-unplayable = Non si può: la partita sarebbe finita, o nessuno potrebbe muovere.
editor-none = Le posizioni di questo gioco non si possono modificare.

## Il parere del capitano

captain-ask = Che cosa farebbe il capitano?
captain-silent = Il capitano non lo sa.
