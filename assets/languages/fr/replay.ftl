### Les parties à revoir : notes et éditeur de positions

## Notes dans une partie enregistrée

replay-notes = Notes
replay-notes-why = Les notes font partie de l’enregistrement : qui ouvre son lien les voit.
note-write = Écrire une note
note-field = Ce que vous voulez dire de cette position
note-draw-arrow = Tracer une flèche
note-draw-ring = Tracer un cercle
note-choose-space = Choisissez la case à entourer. La même case une seconde fois efface le cercle.
note-choose-start = Choisissez la case où commence la flèche.
# $from is the name of a space of the board, or of a card on it.
note-choose-end = Depuis { $from } : choisissez la case où finit la flèche.
# $from, $to
note-arrow = Flèche de { $from } à { $to }
# $at
note-ring = Cercle autour de { $at }
# $what is one of the two before.
note-remove = Effacer : { $what }

## L’éditeur de positions

position-editor = Éditeur de positions
editor-heading = Composer
editor-edit = Modifier cette position
editor-pieces = Que faire sur le plateau
editor-lay = Que poser
editor-move = Déplacer
editor-put = Poser
editor-take = Enlever
editor-clear = Vider le plateau
editor-start = Position de départ
editor-why = Glissez tout à sa place, ou choisissez une case. Le lien de cette page contient la position ; les notes peuvent dire quelle est la tâche.
editor-from = De { $from } : choisissez où aller.
editor-nothing = Il n’y a rien à déplacer ici.
editor-unplayable = Impossible : la partie serait finie, ou personne ne pourrait jouer.
editor-none = On ne peut pas modifier les positions de ce jeu.

## L’avis du capitaine

captain-ask = Que ferait le capitaine ?
captain-silent = Le capitaine ne sait pas.
