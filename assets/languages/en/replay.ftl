### Replays: notes and the position editor

## Notes in a replay

replay-notes = Notes
replay-notes-why = Notes are part of the record: whoever opens its link sees them.
note-write = Write a note
note-field = What you want to say about this position
note-draw-arrow = Draw an arrow
note-draw-ring = Draw a ring
note-choose-space = Choose the space for the ring. The same space again removes it.
note-choose-start = Choose the space where the arrow begins.
# $from is the name of a space of the board, or of a card on it.
note-choose-end = From { $from }: choose the space where the arrow ends.
note-full = There is no room for more notes.
# $from, $to
note-arrow = Arrow from { $from } to { $to }
# $at
note-ring = Ring around { $at }
# $what is one of the two before.
note-remove = Remove: { $what }

## The position editor

position-editor = Position editor
editor-heading = Set up the position
editor-edit = Edit this position
# The next three are tools: one puts down what is chosen, one moves, one takes away.
editor-pieces = What to do on the board
editor-lay = What to put down
editor-move = Move
editor-put = Put down
editor-take = Take away
editor-clear = Clear the board
editor-start = Starting position
editor-why = Drag pieces to where you want them, or choose above what to do and then touch a space. The link to this page contains the position; in the notes you can say what the task is.
# $from is the name of a space of the board, or of a card on it.
editor-from = From { $from }: choose where it goes.
editor-nothing = There is nothing to move there.
editor-unplayable = You can’t do that: the game would be over, or nobody could move.
editor-none = Positions of this game cannot be edited.

## The captain’s opinion

captain-ask = What would the captain do?
captain-silent = The captain can’t tell.
