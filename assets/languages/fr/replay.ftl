### Les parties à revoir : notes et éditeur de positions

## Notes dans une partie enregistrée

replay-notes = Notes
replay-notes-why = Les notes font partie de la notation : qui ouvre son lien les voit.
note-write = Écrire une note
note-field = Ce que vous voulez dire de cette position
note-draw-arrow = Tracer une flèche
note-draw-ring = Tracer un cercle
note-choose-space = Choisissez la case à entourer. La même case une seconde fois efface le cercle.
note-choose-start = Choisissez la case où commence la flèche.
# $from is the name of a space of the board, or of a card on it.
note-choose-end = Départ : { $from }. Choisissez la case où finit la flèche.
note-full = Il n’y a plus de place pour d’autres notes.
# $from, $to
note-arrow = Flèche : { $from } → { $to }
# $at
note-ring = Cercle : { $at }
# $what is one of the two before.
note-remove = Effacer : { $what }

## L’éditeur de positions

position-editor = Éditeur de positions
editor-heading = Composer la position
editor-edit = Modifier cette position
editor-pieces = Que faire sur le plateau
editor-lay = Que poser
editor-move = Déplacer
editor-put = Poser
editor-take = Enlever
editor-clear = Vider le plateau
editor-start = Position de départ
editor-why = Faites glisser chaque pièce où vous voulez, ou choisissez ci-dessus quoi faire, puis touchez une case. Le lien de cette page contient la position ; dans les notes, vous pouvez écrire la consigne.
editor-from = Départ : { $from }. Choisissez l’arrivée.
editor-nothing = Il n’y a rien à déplacer ici.
editor-unplayable = Impossible : la partie serait finie, ou personne ne pourrait jouer.
editor-none = On ne peut pas modifier les positions de ce jeu.

## L’avis du capitaine

captain-ask = Que ferait le capitaine ?
captain-silent = Le capitaine ne sait pas.
