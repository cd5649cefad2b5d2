### Knight Fight

## Names
## $side is x or o; $colour is red, blue or yellow; $space, $parent and $drop are names of spaces, such as c5.

side =
    { $side ->
        [x] X
       *[o] O
    }
other-side =
    { $side ->
        [x] O
       *[o] X
    }
colour =
    { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
    }
# The letter of a colour on the board: another one for each.
colour-letter =
    { $colour ->
        [red] r
        [blue] b
       *[yellow] y
    }
chips =
    { $chips ->
        [1] 1 chip
       *[other] { $chips } chips
    }
moves =
    { $moves ->
        [1] 1 move
       *[other] { $moves } moves
    }

## The game on the home page and in the set-up

name = Knight Fight
tagline =
    You each start with one knight in the middle of the board. Every move adds a knight; four in a row win the bout. Seven
    anomalies bend the rules, one at a time or all at once.
facts = 2 players · 10–20 minutes · from an open board to almost everything hidden
credit = By pseudonam, for The Genius: Variations on a Theme.

group-anomalies = Anomalies
off = Off
on = On
option-airdrop = Airdrop
    .why = With a new knight you may drop manure on an empty space. Nobody can land there any more.
    .off = { off }
    .two = Two each
    .one = One each
    .three = Three each
option-bidding = Bidding
    .why = No turns: you both bid chips in secret. The higher bidder pays the other player and moves.
    .off = { off }
    .free = On, X’s first move is free
    .auction = On, bids from the start
option-coloration = Coloration
    .why = Every space is red, blue or yellow. You may not land on the colour your opponent landed on last.
    .off = { off }
    .on = { on }
option-trap = Horse Trap
    .why = Before each move, the opponent secretly traps one space. A knight that lands there is gone.
    .off = { off }
    .shown = On, traps are shown afterwards
    .hidden = On, empty traps stay secret
option-sickness = Sickness
    .why = A knight that spawns another becomes weak. When it spawns again, it vanishes.
    .off = { off }
    .on = { on }
option-snapshot = Snapshot
    .why = You only see your own knights and your opponent’s last move. You have to remember the rest.
    .off = { off }
    .on = { on }
    .assisted = On, with reminders
option-tic-tac-toe = Tic-Tac-Toe
    .why = Four in a row do not win. Every three in a row are a point, and six points win the bout.
    .off = { off }
    .on = { on }

group-match = The match
option-row = To win a bout
    .why = With four in a row X can always win, if X knows how. Five are harder.
    .four = Four in a row
    .five = Five in a row
option-favoured = Favoured player
    .why = The favoured player chooses a side first, and wins the match if all else is equal.
    .random = Random
    .first = Seat 1
    .second = Seat 2
option-sides = X and O in later bouts
    .why = X moves first.
    .choice = Players take turns choosing
    .swap = Sides are swapped
option-tie = One bout each
    .why = What decides the match then. A third bout helps the favoured player: between equals they win about four times in five.
    .moves = Fewer moves in the bout won
    .third = A third bout
option-clock = Clocks
    .why = You have a minute for each move, and three more for a bout. After that your opponent moves for you, or the move is random.
    .off = { off }
    .on = { on }

preset-standard = Plain
    .why = No anomalies: four in a row.
preset-five = Five in a row
    .why = For players who know how X wins with four.
preset-all = Kitchen sink
    .why = All seven anomalies at once.
daily-airdrop = Today: Airdrop
    .why = { anomaly-why }
daily-bidding = Today: Bidding
    .why = { anomaly-why }
daily-coloration = Today: Coloration
    .why = { anomaly-why }
daily-trap = Today: Horse Trap
    .why = { anomaly-why }
daily-sickness = Today: Sickness
    .why = { anomaly-why }
daily-snapshot = Today: Snapshot
    .why = { anomaly-why }
daily-tic-tac-toe = Today: Tic-Tac-Toe
    .why = { anomaly-why }
anomaly-why = One anomaly a day, the same for everyone.

# $level counts the levels from 0, the weakest. Moves must be remembered under Snapshot.
level =
    { $level ->
        [0] Plays on a whim, and sees one threat in ten. Remembers your last four moves.
        [1] Sees one threat in five, and blunders. Remembers your last eight moves.
        [2] Sees three threats in four, and seldom blunders. Remembers your last twelve moves.
        [3] Forgets nothing, and looks for a forced win before each move.
       *[other] Forgets nothing and finds forced wins far ahead. As X, this one always wins a plain game.
    }

## What may surprise you where two anomalies meet

note-airdrop-bidding = Manure is part of the sealed move: only the winner’s manure falls.
note-airdrop-trap = Manure still falls when the knight with it is trapped.
note-airdrop-sickness = You may drop manure on the space that a weak knight has just left.
note-airdrop-snapshot = If you land on hidden manure, your move is impossible and you pass.
note-bidding-coloration = What counts is the colour of your opponent’s last move, even if you have moved since.
note-bidding-trap = You both set a trap with your bid. Only the trap of the player who does not move works.
note-bidding-snapshot = If the winner’s move is impossible, the bid is still paid, and the other player moves.
note-bidding-tic-tac-toe = If you cannot move, nobody bids: your opponent simply moves.
note-coloration-trap = A trapped knight’s space still counts as the last colour.
note-coloration-tic-tac-toe = If no space of an allowed colour is left for you, you pass and do not lose.
note-trap-sickness = If a new knight is trapped, the knight that spawned it gets no weaker, and a weak one stays.
note-sickness-snapshot = You do not see which of your opponent’s knights become weak or vanish.
note-sickness-tic-tac-toe = Points are counted again after every turn: they can fall.

## Why an action is refused
## The referee answers with the English texts of this section and the next one.

illegal-over = The match is over.
illegal-not-your-turn = It is the other player’s turn.
illegal-time-is-up = Time is up.
illegal-side = Not now: first choose a side, X or O.
illegal-bid = Not now: first you have to bid.
illegal-trap = Not now: first you have to set a trap, or none.
illegal-spawn = Not now: first you have to choose where your knight lands.
illegal-too-few-chips = You have { chips }.
illegal-taken = A knight stands on { $space }.
illegal-manured = Manure lies on { $space }.
illegal-out-of-reach = None of your knights is a knight’s move away from { $space }.
illegal-hemmed-in = The knight on { $space } has no free space a knight’s move away.
illegal-same-colour = { $space } is { colour }, like the space of your opponent’s last move.
illegal-parent-missing = Name the knight that spawns the one on { $space }.
illegal-parent-named = Without Sickness you do not name the knight that spawns the new one.
illegal-not-your-knight = You have no knight on { $space }.
illegal-parent-too-far = { $space } is not a knight’s move away from { $parent }.
illegal-no-airdrop = There is no manure in this match.
illegal-no-manure-left = You have no manure left.
illegal-drop-on-landing = Your new knight stands on { $space }: manure cannot go there.
illegal-drop-for-other = When you move for your opponent, you can drop no manure.
illegal-drop-taken = Manure needs an empty space, and { $space } is not empty.

## What decided the match

reason-both-bouts = The winner took both bouts.
reason-one-bout = The winner took one bout; the other was drawn.
# $fewer and $more are numbers of moves.
reason-fewer-moves = A bout each, and the winner’s took fewer moves: { $fewer } against { $more }.
reason-same-moves = A bout each, both in { moves }. A tie goes to the favoured player, marked beside the name from the start.
reason-no-bout = Both bouts were drawn. A tie goes to the favoured player, marked beside the name from the start.
reason-third-bout = A bout each, and the winner took the third.
# To one of the players. $moves is what their bout took, $theirs what the other took; $won is yes or no.
verdict-fewer =
    A bout each; yours took { moves }, theirs { $theirs }: { $won ->
        [yes] you win the match
       *[no] you lose the match
    }.
verdict-same =
    A bout each, both in { moves }. { $won ->
        [yes] You win the tie: you have been the favoured player from the start.
       *[no] Your opponent wins the tie: they have been the favoured player from the start.
    }
# When the other player can no longer win the match. $moves is what bout 1 took, $by the move by which this bout had to be won.
settled = Bout 1 took { moves }, and this one had to be won by move { $by }.

## A space as a screen reader reads it: its name, and these after it, with commas between them

# $weak is yes or no.
space-knight =
    { $weak ->
        [yes] weak { side } knight
       *[no] { side } knight
    }
space-manure = manure
space-row = in the winning row
space-latest = { side }’s last move
space-remembered = your opponent has landed here
space-own-trap = your trap
space-revealed-trap = a trap was set here
space-sprung-trap = a trap caught a knight of { side } here
space-ghost = your new knight lands here
space-drop = manure falls here
space-chosen = chosen
space-threat = { side } would win here
space-reach = within reach
space-parent = can spawn the new knight
# $row is a number.
row-empty = Row { $row }: empty.
row = Row { $row }: { $spaces }.
row-next = { $before }; { $after }

## What to do next

prompt-side = Choose your side for bout { $bout }: X moves first.
prompt-ready-side = Ready: you play { side }.
prompt-bid = You have { chips }: choose how many you bid for the move.
prompt-ready-bid = Ready: you bid { chips }.
prompt-trap = Choose a space to trap, or no trap.
prompt-ready-trap = Ready: a trap on { $space }.
prompt-ready-no-trap = Ready: no trap.
prompt-landing = Choose where your new knight lands.
prompt-for-other = Your opponent is out of time: choose where their new knight lands.
prompt-landing-from = Choose where the new knight lands, a knight’s move from { $parent }.
prompt-parent = Choose which knight spawns the one on { $space }.
prompt-drop = Choose an empty space for the manure.
# $parent and $drop are names of spaces, or none; $may-drop is yes or no.
prompt-ready =
    Ready: a knight on { $space }{ $parent ->
        [none] {""}
       *[space] {" "}from { $parent }
    }{ $drop ->
        [none] .
       *[space] , with manure on { $drop }.
    }{ $may-drop ->
        [yes] {" "}You may drop manure with it.
       *[no] {""}
    }

confirm-side = Choose
confirm-bid = Bid
confirm-trap = Set
confirm-spawn = Place

## What happened: sentences that follow one another

# $you is x or o for a player, none for a spectator; $seat is who plays X.
event-chosen =
    { $you ->
        [x] Bout { $bout }: you play X and move first.
        [o] Bout { $bout }: you play O; X moves first.
       *[none] Bout { $bout }: seat { $seat } plays X and moves first.
    }
# $you is yes for the player who has to win, no for the other one, none for a spectator.
target =
    { $you ->
        [yes] Win this bout by move { $moves }, or the match is lost.
        [no] Your opponent has to win this bout by move { $moves }, or the match is yours.
       *[none] Whoever lost the first bout has to win this one by move { $moves }.
    }
# $tie is yes if the viewer wins a tie of the match, no if the opponent does, none for a spectator; $moves is what bout 1 took.
target-why =
    Bout 1 took { moves }, and { $tie ->
        [yes] a tie is yours
        [no] a tie goes to your opponent
       *[none] a tie goes to the favoured player
    }.
# At the start. $favoured is the player who wins a tie: yours or theirs, with drawn- in front if that was decided at random; none
# for a spectator.
tie-rule =
    A bout each: fewer moves win the match. { $favoured ->
        [drawn-yours] If they are equal, you win: the draw made you the favoured player.
        [yours] If they are equal, you win: you are the favoured player.
        [drawn-theirs] If they are equal, your opponent wins: the draw made them the favoured player.
        [theirs] If they are equal, your opponent wins: they are the favoured player.
       *[none] If they are equal, the favoured player wins.
    }
tie-third = A bout each: a third bout decides.
event-sealed-bid = Your bid of { chips } is sealed.
event-sealed-no-trap = You set no trap.
event-sealed-trap = Your trap on { $space } is sealed.
event-sealed-spawn = Your move to { $space } is sealed.
event-time-is-up = Time is up.
# In the log, once everyone may know what a side has sealed.
not-yet-known = Hidden until the bout is over.
log-bid = { side } bids { chips }.
log-no-trap = { side } sets no trap.
log-trap = { side } sets a trap on { $space }.
log-spawn = { side } plans to land on { $space }.
event-late-trap = Time is up for { side }: no trap.
event-late-bid = Time is up for { side }: the bid is 0.
event-late-random = Time is up for { side }: the move is random.
event-late-opponent = Time is up for { side }: { other-side } moves instead.
# $x and $o are what they bid.
event-bids = X bids { $x }, O bids { $o }.
event-bid-won = { side } wins the bid and pays.
event-lands = { side } lands on { $space }.
event-trapped = { side } lands in the trap on { $space }, and the knight is gone.
event-impossible = { side }’s move to { $space } is impossible: something hidden is in the way. { side } passes.
event-passes = { side } passes.
event-manure = Manure falls on { $space }.
event-trap = A trap was set on { $space }.
event-vanishes = The knight on { $space } vanishes.
event-weakens = The knight on { $space } is weak now.
# $x and $o are their points.
event-points = Points: X { $x }, O { $o }.
event-no-move = { side } cannot move and passes.

## How a bout ended

# $winner is a name, or X or O. $ending is row, stuck, last, points or tally.
result-won =
    { $winner } won bout { $bout } in { moves }: { $ending ->
        [row] knights in a row.
        [stuck] the other player could not move.
        [last] neither player could move, and the winner moved last.
        [points] reached six points.
       *[tally] more points at the end.
    }
# In large letters when a bout is over; $winner may be “You”.
headline-won = { $winner } won bout { $bout }
headline-drawn = Bout { $bout } is drawn
# In large letters when four knights in a row end the match.
headline-row = Knights in a row
next-bout = Next bout
result-equal = Bout { $bout } is drawn in { moves }: equal points.
# $most is a number of moves.
result-limit = Bout { $bout } is drawn: { $most } moves were played.

## What you can do now, and what you cannot

# $knights is 4 or 5.
aim-row =
    You want { $knights ->
        [4] four
        [5] five
       *[other] { $knights }
    } of your knights in a row, up and down or side by side.
aim-points = You want six points: every three of your knights in a row are one.
possible-choose = You choose X or O for bout { $bout }. X moves first.
possible-bid = You can bid up to { chips } for the move.
possible-trap = You can trap any space, or none.
# $names is the list of the spaces, or none where they are too many to be said; $whose is yours or opponent.
possible-land =
    { $whose ->
        [opponent] Your opponent’s new knight
       *[yours] Your new knight
    } can land on { $spaces ->
        [1] one space
       *[other] { $spaces } spaces
    }{ $names ->
        [none] .
       *[names] : { $names }.
    }
possible-drop = You can drop manure with it: { $left } left.
possible-barred =
    { $spaces ->
        [1] One space within reach is { colour }, like your opponent’s last one: you cannot land there.
       *[other] { $spaces } spaces within reach are { colour }, like your opponent’s last one: you cannot land there.
    }
possible-no-manure = You have no manure left.
possible-no-trap = You were trapped: you cannot set a trap for the next move.

# The coach, on one of your knights.
coach-goals =
    { $goals ->
        [0] From here your next knight cannot land anywhere.
        [1] From here your next knight can land on one space.
       *[other] From here your next knight can land on { $goals } spaces.
    }
coach-wins = You would win on { $names }.
coach-weak = This knight is weak: it vanishes when the next one comes from it.
coach-threats = Your opponent would win on { $names }.
coach-no-threat = Your opponent cannot win with the next move.

## Where to look for a move

# What follows "I would".
proposal-side = play { side }
proposal-bid = bid { $chips }
proposal-no-trap = set no trap
proposal-trap = set a trap on { $space }
proposal-spawn = place a knight on { $space }
proposal-drop = place a knight on { $space } and drop manure on { $drop }

# What follows the proposal, as its reason.
purpose-first = X moves first, so your rows come one knight earlier.
purpose-wins = That wins the bout.
purpose-blocks = Your opponent would win there.
purpose-forks = Next you would win on { $names }, and your opponent can block only one of them.
purpose-threatens = Next you would win on { $names }.
purpose-points =
    { $points ->
        [1] It makes one more point.
       *[other] It makes { $points } more points.
    }
purpose-adds = { $knights } of the { $spaces } spaces from { $first } to { $last } are then yours, and none of your opponent’s knights is among them.
purpose-closes =
    { $knights ->
        [1] It closes { $first } to { $last }, where your opponent already has a knight.
       *[other] It closes { $first } to { $last }, where your opponent already has { $knights } knights.
    }
purpose-opens =
    { $spaces ->
        [1] Your next knight can then land on one space more than now.
       *[other] Your next knight can then land on { $spaces } spaces more than now.
    }
# In a review.
coach-overbid = The bid was { $bid }: { $enough } would have been enough.

## On the table

status-bout = Bout { $bout }
status-moves = Bout { $bout } · { moves }
board = The board
# $sides is what the next message says of one side or both.
board-summary = A board: { $sides }.
board-side = { side } on { $spaces }
keys = On the board, the arrow keys go from space to space, Home and End to the ends of a row.
counters = Bout and last round
your-side = Your side
your-bid = Your bid
no-trap = No trap
manure-left = Drop manure ({ $left } left)
threats = Show threats
bid-less = Bid less
bid-more = Bid more
# $parts is a list of what you sealed: the next messages.
sealed = Sealed: { $parts }.
sealed-trap = a trap on { $space }
sealed-no-trap = no trap
sealed-spawn = a knight on { $space }
stock-points = { $points } of { $most } points
stock-manure = Manure: { $left }
mark-bouts =
    { $bouts ->
        [1] 1 bout won
       *[other] { $bouts } bouts won
    }
mark-favoured = wins a tied match
mark-wins-tie = wins equal bids
mark-banned = cannot set a trap
legend-win = You would win here.
legend-danger = Your opponent would win here.
legend-weak = Weak: it vanishes when it spawns again.
legend-manure = Manure: nobody can land there.
legend-barred = Not allowed: the colour your opponent landed on last.
legend-remembered = Your opponent has landed here.
legend-own-trap = Your trap.
legend-revealed-trap = A trap that caught nothing.
legend-sprung-trap = A trap that caught a knight.
hidden = hidden until the bout is over
snapshot = You only see your own knights and your opponent’s last move.
resign = Give up the whole match, not only this bout?

## The position editor

editor-turn = Who moves
editor-chips = X’s chips, out of 40
editor-manure = { side }’s manure
editor-colour = { colour } space
editor-knights = Each side needs at least one knight.
editor-too-much-manure = Neither side has that much manure.
editor-snapshot = With Snapshot, you cannot set up a position: what each player remembers is part of it.

## The lesson

lesson-first = Your first knight
    .task =
        You may choose a side. Take X: it moves first. Then touch a space that is two steps straight and one aside from
        your knight. Touch it again, or press the button, and a new knight stands there. The old one stays.
    .done = That is a move: one more knight. Touch one of your knights at any time to see where it can reach.
    .failed = O is a good choice, too, but then the other side begins. Here, choose X, and move.
lesson-row = Four in a row
    .task =
        Four of your knights in a row, side by side or up and down, win the bout. You have three in one row, with a gap that
        one of your knights can reach. A star shows where you would win.
    .done = Four in a row. The knight from d4 got there.
    .failed = The gap is on e6. The knight on d4 reaches it: two steps straight, one aside.
lesson-diagonal = Diagonals do not count
    .task = On g7 you could have four in a diagonal, but that is worth nothing. Look for the row that counts.
    .done = h6 to h9: that is four in a row.
    .failed = That is not four in a row that counts. Look at h6, h7 and h9.
lesson-block = Block
    .task =
        Your opponent has three in a row and moves next. One end is taken already. Land on the other one.
    .done = Blocked. You had a knight close enough: keep an eye on what you can reach.
    .failed = Now your opponent lands on g8 and wins. Your knight on f6 can reach it.
lesson-look-twice = Look twice
    .task = Your opponent threatens four in a row again. What is your best move?
    .done = You had four in a row first. Always look for your own win before you block.
    .failed = You have three in a row yourself, on d5, e5 and f5. The fourth wins at once.
lesson-two-threats = Two at once
    .task =
        Your opponent can block one threat, but not two. Find the move that gives you three in a row with both ends free,
        and both in reach.
    .done = You threaten c5 and g5. Your opponent can only block one of them.
    .failed = Your opponent can still stop that. Fill the gap between d5 and f5.
lesson-no-move = No way out
    .task =
        If you cannot move when your turn begins, you lose the bout. The knight in the corner can go to two spaces, and you
        stand on one of them.
    .done = Your opponent cannot move, and the bout is yours. It is rare, but it happens.
    .failed = The knight on a1 can still go to c2. Land there yourself: from b4, say.
lesson-match = The match
    .task =
        A match has two bouts. If you win one each, the shorter one counts. Your opponent won the first in 23 moves. Win this
        one now, and it takes 11.
    .done =
        You win the match: 11 moves are fewer than 23. There are also seven anomalies, which change the game; try one when
        you know it well.
    .failed = You can win at once, and the fewer moves the better: look at f3, f4 and f6.

## The puzzles

puzzle-line = Win in three moves
    .task = Find the right moves, and you win the bout with your third one, whatever the other side does.
    .done = Whatever they did, they could not stop every row of yours.
    .failed = That may be good, but it does not win in time.
puzzle-block = Only one move
    .task =
        There is no row to stop yet, but the other side wins with its next two moves. Find the one move that prevents
        it.
    .done = After that, they had no win in two moves. After any other move, they had one.
    .failed = That does not stop them: they win with their next two moves.
puzzle-fork = Two at once
    .task = Find the right move now, and you win with your next one, whatever the other side does.
    .done = You could win in more ways than they could stop with one move.
    .failed = That may be good, but they can still stop you.
