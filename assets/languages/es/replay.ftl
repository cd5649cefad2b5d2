### Repeticiones: notas y editor de posiciones

## Notas en una repetición

replay-notes = Notas
replay-notes-why = Las notas forman parte de la anotación: quien abra su enlace las verá.
note-write = Escribir una nota
note-field = Lo que quieres decir de esta posición
note-draw-arrow = Dibujar una flecha
note-draw-ring = Dibujar un círculo
note-choose-space = Elige la casilla para el círculo. La misma casilla otra vez lo quita.
note-choose-start = Elige la casilla donde empieza la flecha.
# $from is the name of a space of the board, or of a card on it.
note-choose-end = Origen: { $from }. Elige la casilla donde acaba la flecha.
note-full = No hay sitio para más notas.
# $from, $to
note-arrow = Flecha: { $from } → { $to }
# $at
note-ring = Círculo: { $at }
# $what is one of the two before.
note-remove = Quitar: { $what }

## El editor de posiciones

position-editor = Editor de posiciones
editor-heading = Preparar la posición
editor-edit = Editar esta posición
editor-pieces = Qué hacer en el tablero
editor-lay = Qué colocar
editor-move = Mover
editor-put = Colocar
editor-take = Quitar
editor-clear = Vaciar el tablero
editor-start = Posición inicial
editor-why = Arrastra cada pieza adonde quieras, o elige arriba qué hacer y luego toca una casilla. El enlace de esta página contiene la posición; en las notas puedes escribir el enunciado.
editor-from = Origen: { $from }. Elige el destino.
editor-nothing = Ahí no hay nada que mover.
editor-unplayable = Así no se puede: la partida habría terminado, o nadie podría jugar.
editor-none = Las posiciones de este juego no se pueden editar.

## La opinión del capitán

captain-ask = ¿Qué haría el capitán?
captain-silent = El capitán no lo sabe.
