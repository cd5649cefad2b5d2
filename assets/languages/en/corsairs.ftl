### Corsairs

## Names
## $piece is corsair, escort or freighter; $side is corsairs or convoy. Posts have names such as e5.

side-corsairs = Corsairs
side-convoy = Convoy
piece =
    { $piece ->
        [corsair] corsair
        [escort] escort
       *[freighter] freighter
    }
    .the = the { piece }
corsair-count =
    { $corsairs ->
        [0] no corsairs
        [1] 1 corsair
       *[other] { $corsairs } corsairs
    }
# $line is yes for a line from $first to $last, and no for the one escort on $first.
escorts =
    { $line ->
        [yes] the line from { $first } to { $last }
       *[no] the escort on { $first }
    }

## The game on the home page and in the set-up

name = Corsairs
tagline =
    Six escorts guard a freighter that cannot move by itself. Six corsairs come in at the corners of the board to drag it
    away, post by post.
facts = 2 players · 20 minutes · no luck, nothing hidden
credit = From the Poisonous Cloak blog, after Royal Jelly by Hempuli (Arvi Teikari).

group-board = Board and sides
option-size = Board
    .why = A smaller board is better for the corsairs, a larger one for the convoy.
    .five = 61 posts
    .four = 37 posts (for the corsairs)
    .six = 91 posts (for the convoy)
    .eight = 169 posts (the full board)
option-corsairs = Who plays the corsairs
    .why = The corsairs begin. In a rematch you swap sides.
    .first = Seat 1
    .second = Seat 2
    .random = Random
option-match = Match
    .why = In two games, each of you plays both sides; if you win one each, the shorter game counts.
    .one = One game
    .two = Two games

group-corsairs = Corsairs
option-second = The second move
    .why = A turn of the corsairs is one or two moves.
    .may = If you like
    .must = If you can, you must
option-return = There and back
    .why = May a turn leave everything as it was?
    .barred = Not allowed
    .allowed = Allowed
option-pull = Pulling
    .why = Which neighbour may a corsair pull when it steps?
    .any = Any neighbour
    .straight = Only the one straight behind
option-pulls = Pulls in a turn
    .why = With one pull a turn, the convoy is strong.
    .two = One with each move
    .one = One
option-stuck = If no corsair can move
    .why = That happens when all are entangled and none can come in.
    .pass = They pass
    .convoy = The convoy wins

group-convoy = Convoy
option-rest = Waiting
    .why = May the convoy pass? If it may, the corsairs cannot force it to open a gap.
    .no = An escort must move
    .yes = The convoy may pass
option-line = Formations
    .why = Which escorts of a straight line may sail together?
    .part = Any part of the line
    .whole = Only the whole line
option-broadside = Sideways
    .why = May a line sail sideways?
    .yes = In all six directions
    .no = Only along the line
option-corners = Escorts on corners
    .why = An escort on a corner keeps corsairs from entering there.
    .open = Allowed
    .barred = Not allowed

group-captures = Entangling and capture
option-release = When a corsair is free again
    .why = If ships that entangle it are pulled away, and fewer than two are left beside it.
    .end = After the turn
    .once = At once
option-shield = The freighter as a shield
    .why = Is a corsair beside the freighter safe from capture?
    .no = No
    .yes = Yes
option-captures = Captures to win
    .why = How many corsairs must the convoy capture?
    .five = Five
    .six = Six

group-end = The end
option-limit = Turns
    .why = The turns of both sides count. When the last one is over, the convoy wins.
    .hundred = 100
    .two-hundred = 200
    .none = No limit
option-repetition = The same position three times
    .why = The count is shown to both of you.
    .convoy = The convoy wins
    .off = Nothing happens

preset-even = A more even fight
    .why =
        One change to the printed rules: several escorts sail along their line only. Between players who are equally good,
        both sides win about as often. The corsairs are harder to begin with.
preset-standard = As printed
    .why = The original rules. They favour the convoy, which wins about three games out of four.
preset-small = Close quarters
    .why =
        A small board and a shorter game. The original rules there favour the corsairs, so these house rules help the convoy.
preset-match = A fair match
    .why = Two games: each of you plays both sides.

# $level counts the levels from 0, the weakest.
level =
    { $level ->
        [0] Sails on a whim: thinks of this turn only, and overlooks most of what either side can do.
        [1] Thinks of this turn only and overlooks most moves, but chooses better among the rest.
        [2] Thinks of this turn only, and overlooks about half of what can be done.
        [3] Always thinks of your answer, and often further. Set your traps deep.
       *[other] Looks at least three turns ahead: no capture of the freighter within two of the corsairs’ turns goes unseen.
    }

## Why an action is refused
## The referee answers with the English texts of this section and the next one.

illegal-over = The game is over.
illegal-not-your-turn = It is the other player’s turn.
illegal-only-for =
    { $side ->
        [corsairs] Only corsairs do that. You play the convoy: sail with your escorts.
       *[convoy] Only the convoy does that. You play the corsairs: enter, step or leave, then end your turn.
    }
illegal-off-board = There is no post { $post } on this board.
illegal-not-corner = Corsairs come and go at the six corners, and { $post } is no corner.
illegal-occupied = { $post } is not empty.
illegal-no-reserve = You have no corsair in reserve.
illegal-left-this-turn = The only corsair in reserve has just left the board; it may come back in a later turn.
illegal-entered-this-turn = The corsair on { $post } has entered in this turn; it may leave in a later one.
illegal-no-corsair = There is no corsair on { $post }.
illegal-entangled = The corsair on { $post } is entangled and cannot move in this turn.
illegal-hemmed-in = The corsair on { $post } has nowhere to go.
illegal-not-adjacent = A corsair steps to a neighbouring post, and { $to } is not next to { $from }.
illegal-nothing-to-pull = There is no escort and no freighter on { $post } to pull.
illegal-pull-too-far = A corsair pulls a ship beside it, and { $ship } is not next to { $corsair }.
illegal-pull-not-straight = In this game a corsair pulls only the ship straight behind it.
illegal-second-pull = In this game a turn has one pull, and you have pulled already.
illegal-corner-barred = In this game no escort may stand on a corner, and { $post } is one.
illegal-two-moves = You have made your two moves: end your turn, or undo one.
illegal-turns-back = Your turn may not end with everything as it was at its beginning.
illegal-move-first = Move at least one corsair before you end your turn.
illegal-move-again = In this game a second move must be made while one is possible.
illegal-may-not-pass =
    { $side ->
        [corsairs] You may pass only if no corsair can move.
       *[convoy] The convoy may not pass while an escort can move.
    }
illegal-freighter-stays = The freighter never moves by itself; only corsairs drag it along.
illegal-no-escort = There is no escort on { $post }.
illegal-no-line = { $first } and { $last } are not the ends of a straight line.
illegal-whole-line = In this game a formation is a whole line: more escorts stand in it.
illegal-in-line-only = In this game a formation moves along its own line only.
illegal-not-straight =
    An escort sails straight, in one of six directions, and { $to } is not straight ahead of { $from }.
illegal-not-together = All ships of a formation go the same way and equally far.
illegal-leaves-board = Part of the line would leave the board.
illegal-blocked = { $post } is in the way: it is not empty.

## What decided the game

reason-freighter = The corsairs have dragged the freighter off the board.
reason-captures =
    { $captures ->
        [5] The convoy has captured five corsairs.
       *[other] The convoy has captured { $captures } corsairs.
    }
reason-turn-limit = Turn { $turn } is over, and the freighter is safe.
reason-repetition = The same position for the third time: the convoy is safe.
reason-stuck = No corsair can move.
# $ending says how the second game ended: one of the messages above.
reason-both-games = The winner took both games of the match. { $ending }
reason-fewer-turns = Each player won a game, and the shorter one counts: { $fewer } turns against { $more }.
reason-same-turns = Each player won a game in { $turns } turns: the match is drawn.

## A post as a screen reader reads it: its name and these, with commas between them

post-corner = corner
post-empty = empty
post-entangled = entangled
post-entangled-soon = about to be entangled
post-doomed = about to be captured
post-danger = in danger
post-left = a ship just left
post-came = just moved here
post-captured = a corsair was captured here
post-chosen = chosen
post-ghost = { piece.the } will be here
post-pull = can be pulled
post-entry = a corsair can enter
post-reach = within reach
post-choose = can be chosen
# Posts of a file, one after the other.
post-next = { $before }; { $after }
# $file is a letter, $posts are the posts with ships.
file = File { $file }: { $posts }.
file-empty = File { $file }: empty.

# $state is chosen, open (it can be chosen) or idle.
reserve-place =
    Reserve, { corsair-count }{ $state ->
        [chosen] , one is chosen
        [open] , can be chosen
       *[idle] {""}
    }

## What to do next

prompt-corsair =
    { $reserve ->
        [0] Choose a corsair to move.
       *[other] Choose a corsair to move, or an empty corner to bring one in from the reserve.
    }
prompt-enter = Choose an empty corner for the corsair to enter.
prompt-destination = Choose where the corsair on { $post } goes.
# $alone is yes or no: whether the corsair may also move without pulling.
prompt-pull-off =
    Choose a ship to take off the board with you{ $alone ->
        [yes] , or go alone.
       *[no] .
    }
prompt-pull =
    { $alone ->
        [yes] Choose a ship to pull, or go to { $post } alone.
       *[no] Choose a ship to pull: the corsair cannot go to { $post } alone.
    }
prompt-continue = You have made one move. Make another, or end your turn.
prompt-must-continue = You have made one move. In this game you must make another.
prompt-end = You have made your moves: end your turn, or undo one.
# $pass is yes or no: whether the convoy may pass.
prompt-escort =
    Choose an escort to sail, or the two ends of a line{ $pass ->
        [yes] ; or pass.
       *[no] .
    }
prompt-sail-to =
    Choose where { escorts } sails{ $line ->
        [yes] .
       *[no] , or the other end of a line.
    }
# $target and $end are where $first and $last go.
prompt-sail =
    Ready: { escorts } sails to { $target }{ $line ->
        [yes] {" "}and { $end }.
       *[no] .
    }
prompt-pass =
    { $side ->
        [corsairs] No corsair can move: you pass.
       *[convoy] No escort can move: you pass.
    }

confirm-end = End turn
confirm-move = Move
confirm-alone = Go alone
confirm-pass = Pass
confirm-sail = Sail

## What happened, for the log and for screen readers. A note says what followed.

event-enter = A corsair enters at { $corner }.
event-enter-on = A corsair enters at { $corner } and goes on to { $to }.
event-step = The corsair on { $from } steps to { $to }.
event-step-on = The corsair on { $from } steps to { $over } and on to { $to }.
event-step-pull = The corsair on { $from } steps to { $to } and pulls { piece.the } from { $ship } to { $from }.
event-leave = The corsair on { $from } leaves the board.
event-leave-pull = The corsair on { $from } leaves the board and takes { piece.the } with it.
event-sail = The escort sails from { $first } to { $target }.
event-sail-line = { $escorts } escorts sail in line, from { $first }–{ $last } to { $target }–{ $end }.
event-end = The corsairs end their turn.
event-pass =
    { $side ->
        [corsairs] The corsairs pass.
       *[convoy] The convoy passes.
    }

note-captured =
    { $corsairs ->
        [1] The corsair on { $posts } is captured.
       *[other] The corsairs on { $posts } are captured.
    }
# $corsairs is how many there are.
note-entangled =
    { $corsairs ->
        [1] The corsair on { $posts } is entangled.
       *[other] The corsairs on { $posts } are entangled.
    }
note-second-time = The same position for the second time.
# $ending says how the game ended: a message that begins with reason.
note-first-game =
    { $ending } { $side ->
        [corsairs] The corsairs win
       *[convoy] The convoy wins
    } the first game of the match after { $turns } turns. You swap sides, and the second game begins.

## Hints, and what you can do now

# What follows "I would".
proposal-enter = bring a corsair in at { $corner }
proposal-step = move the corsair from { $from } to { $to }
proposal-step-pull = move the corsair from { $from } to { $to } and pull the ship on { $ship } after it
proposal-leave = sail off the board from { $from }
proposal-leave-pull = sail off the board from { $from } with the ship on { $ship }
proposal-sail = sail the escort from { $first } to { $target }
proposal-sail-line = sail the escorts from { $first }–{ $last } to { $target }–{ $end }
proposal-end = end the turn here
proposal-pass = pass this turn

# What follows the proposal, as its reason.
purpose-wins = That wins.
purpose-threatens-to-win = Unless the convoy stops you, you drag the freighter off the board next turn.
purpose-drags-freighter =
    { $distance ->
        [0] The freighter is then on a corner, one step from leaving the board.
        [1] The freighter is then one post from a corner.
       *[other] The freighter is then { $distance } posts from a corner.
    }
purpose-threatens-freighter = Next turn you could then drag the freighter along.
purpose-takes-escort = The convoy loses that escort, and your corsair can enter again at any corner.
purpose-frees =
    { $corsairs ->
        [one] That frees your corsair on { $posts }.
       *[other] That frees your corsairs on { $posts }.
    }
purpose-escapes = Then the convoy can neither entangle nor capture any of your corsairs next turn.
purpose-drags-escort = It drags an escort away from the freighter.
purpose-threatens-escort = Next turn you could then take the escort on { $post } off the board.
purpose-enters =
    { $corsairs ->
        [1] You need corsairs on the board to get at the freighter.
       *[other]
            { $distance ->
                [1] The convoy then has { $corsairs } corsairs to watch, the nearest beside the freighter.
               *[other] The convoy then has { $corsairs } corsairs to watch, the nearest { $distance } posts from the freighter.
            }
    }
purpose-nears =
    { $distance ->
        [1] Your corsair is then beside the freighter.
       *[other] Your corsair is then { $distance } posts from the freighter.
    }
purpose-returns = From the reserve it can enter at another corner.
purpose-ends-safe = Your corsairs are safe where they are.
purpose-captures =
    { $corsairs ->
        [one] That captures the corsair on { $posts }.
       *[other] That captures the corsairs on { $posts }.
    }
purpose-saves-freighter =
    { $danger ->
        [dragged-off] The corsairs are about to drag the freighter off the board, and this stops them.
       *[other] The corsairs are about to drag the freighter along, and this stops them.
    }
purpose-entangles =
    { $corsairs ->
        [one] That entangles the corsair on { $posts }: it cannot move next turn.
       *[other] That entangles the corsairs on { $posts }: they cannot move next turn.
    }
purpose-threatens-to-capture = Next turn you could then capture the corsair on { $post }.
purpose-threatens-to-entangle = Next turn you could then entangle the corsair on { $post }.
purpose-guards = Escorts then stand on { $escorts } of the 6 posts around the freighter, and corsairs have fewer ways to it.
purpose-closes-in =
    { $distance ->
        [1] That escort is then beside the corsair on { $post }: one more ship there entangles it.
       *[other] That escort is then { $distance } posts from the corsair on { $post }: two ships beside it entangle it.
    }
purpose-keeps-safe = Then the corsairs cannot drag the freighter in their next turn.
# The second move of a turn, after the purpose's first. $action is as in hint-move.
plan-next = Then I would { $action }.

aim-corsairs = You want to leave the board with the freighter.
# $limit is the number of turns, or 0 without a limit. $repeats is yes if the convoy wins when a position comes up for the
# third time.
aim-convoy =
    You want to capture { $captures ->
        [5] five
       *[other] six
    } corsairs{ $limit ->
        [0] { $repeats ->
            [yes] , or to keep the freighter safe until the same position comes up for the third time.
           *[no] .
        }
       *[other] , or to keep the freighter safe until turn { $limit } is over.
    }
possible-enter = A corsair can enter at { $corners }; you have { $reserve } in reserve.
possible-step =
    { $ships ->
        [1] Your corsair on { $posts } can step to an empty post.
       *[other] Your corsairs on { $posts } can step to an empty post.
    }
possible-leave =
    { $ships ->
        [1] Your corsair on { $posts } can leave the board.
       *[other] Your corsairs on { $posts } can leave the board.
    }
possible-pull =
    { $ships ->
        [1] You can pull the ship on { $posts }.
       *[other] You can pull the ships on { $posts }.
    }
possible-end = You can end your turn.
possible-sail =
    { $ships ->
        [1] One escort can sail: { $posts }.
       *[other] { $ships } escorts can sail: { $posts }.
    }
possible-sail-in-line =
    { $lines ->
        [1] One line of escorts can sail together.
       *[other] { $lines } lines of escorts can sail together.
    }
possible-pass = You can pass.
possible-entangled =
    { $ships ->
        [1] The corsair on { $posts } is entangled and cannot move.
       *[other] The corsairs on { $posts } are entangled and cannot move.
    }
possible-no-third = You have made both moves: there is no third.
possible-no-second = You cannot make a second move.
possible-freighter-stays = The freighter cannot move by itself.

# The coach, on one of your ships.
coach-goals =
    { $goals ->
        [0] It cannot move now.
        [1] It can go to one post.
       *[other] It can go to { $goals } posts.
    }
coach-held = It is entangled and cannot move this turn.
# $danger is what could happen to it in the opponent’s next turn.
coach-danger =
    { $danger ->
        [entangled] The convoy could entangle it next turn.
        [captured] The convoy could capture it next turn.
        [dragged] A corsair could drag it along next turn.
        [dragged-off] A corsair could drag it off the board next turn.
       *[none] Nothing can happen to it next turn.
    }
coach-safe = It would be safe on { $posts }.
coach-safe-nowhere = It would be safe on none of them.
coach-captures = By going to { $posts } it captures a corsair.
coach-entangles = By going to { $posts } it entangles a corsair.

## On the table

board = The board
keys =
    Arrow keys: up and down along a file, left and right to the next file. To move diagonally, press 7, 9, 1 and 3 as on a
    number pad, or Home, Page up, End and Page down.
reserve = Reserve
counters = Reserve and turns
entangled = Entangled: cannot move in the corsairs’ turn.
doomed = Will be captured at the end of the convoy’s turn if nothing changes.
danger = The corsairs can take the freighter in one turn.
resign-match = Give up the whole match, not only this game?
lost-corsairs = { $lost } of { $ships } corsairs captured; at { $captures } the convoy wins
lost-escorts = { $lost } of { $ships } escorts lost
turn = Turn { $turn }
turn-of-limit = Turn { $turn } of { $limit }
second-time = This position for the 2nd time; at the 3rd, the convoy wins
game-of-match = Game { $game } of 2
status-in-match = { $game }. { $turn }
passed = Passed.
won-first = Won the first game in { $turns } turns.

# A board in the rules, in the log of moments and on the home page.
picture = A board: { $ships }.
picture-empty = An empty board.
picture-ships =
    { $piece ->
        [corsair] { $ships ->
            [1] corsair
           *[other] corsairs
        }
        [escort] { $ships ->
            [1] escort
           *[other] escorts
        }
       *[freighter] freighter
    } on { $posts }

## The position editor

editor-turn = Who moves
editor-captured = Captured corsairs
editor-turns-left = Turns left
editor-six-corsairs = There are only six corsairs in all: on the board, in reserve or captured.
editor-six-escorts = There are only six escorts.
editor-freighter = The freighter has to be on the board.

## The lesson

lesson-enter = Enter the board
    .task =
        You play the corsairs. They wait off the board and come in at the six corners, the posts with a compass rose. Your
        turn is one or two moves: touch two corners, then end your turn.
    .done = Two corsairs are on the board. Now it would be the convoy’s turn, then yours again.
    .failed = That is a turn, too. But here, bring in two corsairs, one after the other, and then end your turn.
lesson-pull = Pull an escort
    .task =
        A corsair steps to an empty post beside it, and may pull a ship that was at its side. The one on g4 cannot: beside
        two ships, it is entangled. Touch it and see. Then step away with the corsair on g3, and pull the escort on f4 after
        it.
    .done = The escort stands where your corsair was, and there is a gap in the ring around the freighter.
    .failed = You can do that, but the escort on f4 should end up on g3: choose g3, then an empty post, then f4.
lesson-leave = Take an escort away
    .task =
        From a corner a corsair can leave the board and take along a ship beside it. An escort is lost for good. Choose the
        corsair on e1, then the reserve, then the escort on e2.
    .done = The convoy has one escort fewer. Your corsair is in the reserve and may come back in a later turn.
    .failed = You can do that, but the escort stays in the game. Leave from e1, and take the escort on e2 along.
lesson-freighter = The freighter
    .task =
        This is how you win: leave the board with the freighter. It takes two moves. Step from e2 onto the corner e1 and pull
        the freighter after you; then leave, and pull it once more.
    .done = You win. Two moves, two pulls: look for this whenever a free corsair is beside the freighter and beside a corner.
    .failed = Now the freighter gets away. Step onto the corner and pull it; then leave and pull it again.
lesson-two = With two corsairs
    .task =
        Now one of your corsairs stands on the corner. It is not beside the freighter, and it blocks the one that is. You can
        still win this turn: how?
    .done = Right: one pulls the freighter next to the corner, the other takes it away.
    .failed =
        Not yet. Step with the corsair on e2 to any empty post, and pull the freighter to e2. Then leave with the one on e1,
        and take the freighter along.
lesson-entangle = The other side
    .task =
        Now you play the convoy. An escort sails in a straight line, as far as you like. A corsair that is beside two of your
        ships when your turn ends is entangled: it cannot move in its turn. Bring a second ship beside the corsair on g3.
    .done = It is caught, and stays where it is for a turn. The freighter counts as a ship for this, too.
    .failed =
        You can do that, but it entangles no corsair. Bring a second ship beside the one on g3: the escort on e4 can sail to
        f3.
lesson-line = A line sails
    .task =
        A corsair beside three escorts when your turn ends is captured. Escorts in a straight line can sail together, along
        their line. Touch c6 and c7, the two ends of a line, then where to go, and capture the corsair on b4.
    .done = Captured, and out of the game. A line brings two ships at once: that is how you surprise a corsair.
    .failed = That captures nothing. Sail c6 and c7 together to c4 and c5: with b5 that makes three.
lesson-danger = Freighter in danger
    .task =
        The mark on the freighter is a warning: the corsairs can take it in their next turn. The corsair on e2 is already
        beside the freighter. With one more ship beside it, it cannot move.
    .done = It is entangled, and the freighter is safe for a turn.
    .failed =
        The corsairs would take the freighter in their next turn. Bring an escort beside e2: the one on d5 can sail to d2.
lesson-last = The fifth corsair
    .task =
        Four corsairs are captured: with the fifth you win. You also win if the freighter is still there when turn 100 is over, or if the
        same position comes for the third time. Capture the corsair on c3.
    .done = You win: that is the fifth. Now you know both sides.
    .failed = It is still there. Bring a third ship beside it: from e4 an escort can sail to d3.

## The puzzles

puzzle-catch = Catch the freighter
    .task =
        You play the corsairs. Find the right turn now, and with your next one you carry off the freighter, whatever the
        convoy does.
    .done = You pulled first, and nothing that the convoy could do in one turn was enough to keep the freighter.
    .failed = That may be good, but the convoy can still keep the freighter.
puzzle-fifth = The last capture
    .task =
        You play the convoy. Find the right turn now, and with your next one you capture the corsair that wins you the
        game, whatever the corsairs do.
    .done = With one turn the corsairs could not bring them all to safety.
    .failed = The corsairs can still get away from that.
puzzle-save = Save the freighter
    .task =
        You play the convoy. The corsairs are about to take the freighter, and only one turn saves it from their next
        one.
    .done = After that, no corsair could get away with the freighter. After any other turn, one could.
    .failed = Now the corsairs take the freighter with their next turn.
puzzle-quiet = A quiet turn
    .task =
        You play the corsairs. Find the turn that pulls nothing, but lets you carry off the freighter with your next one,
        whatever the convoy does.
    .done = Your corsairs stood so well that no turn of the convoy could keep the freighter from them.
    .failed = That may be good, but the convoy can still keep the freighter.
puzzle-net = Two in the net
    .task = You play the convoy. Capture two corsairs in this one turn.
    .done = One turn, and each of them was beside three escorts.
    .failed = That does not capture two corsairs.
