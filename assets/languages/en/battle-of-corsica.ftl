### Battle of Corsica

## Names
## $rank and $suit are those of a card; $pattern is pair, sandwich, sequence or ten.

cards =
    { $cards ->
        [1] 1 card
       *[other] { $cards } cards
    }
pattern =
    { $pattern ->
        [pair] pair
        [sandwich] sandwich
        [sequence] sequence
       *[ten] sum of ten
    }
    .a = a { pattern }
seat-name = Player { $seat }

## The game on the home page and in the set-up

name = Battle of Corsica
tagline = Cards fall on a pile, one after another. When two of a kind meet, be the first to tap.
facts = 2–6 players · 5–10 minutes · cards and fast hands
credit = Traditional.

group-pace = Players and pace
option-seats = Players
    .why = More players, longer games.
    .two = Two
    .three = Three
    .four = Four
    .five = Five
    .six = Six
option-first = Seat 1
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-second = Seat 2
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-third = Seat 3
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-fourth = Seat 4
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-fifth = Seat 5
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-sixth = Seat 6
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
player-why = If a person and a computer tap at the same moment, the person’s tap counts.
player-person = A person
player-computer = A computer
option-pace = Speed of the computers
    .why = How fast they lay cards and tap. In a calm game they wait until you ask for their cards.
    .brisk = Brisk
    .easy = Half as fast
    .slow = A quarter as fast
    .calm = Calm
option-window = Last chance to tap
    .why = How long you can still tap a pile before a player takes it.
    .standard = 1.2 seconds
    .short = 0.6 seconds
    .long = 2 seconds
    .calm = 5 seconds
    .calmest = 15 seconds
option-grace = Covered cards
    .why = How long a tap still counts after another card has landed on top.
    .standard = 0.2 seconds
    .none = Not at all
    .long = 0.4 seconds
    .calm = 2 seconds
    .calmest = 5 seconds
option-auto-flip = If a player is slow
    .why = Their card can be laid for them.
    .off = The others wait
    .on = Laid after 3 seconds

group-patterns = What you can tap
variation-off = Off
variation-on = On
option-sandwich = Sandwich
    .why = Two of a kind with one card between them: King, 7, King.
    .off = { variation-off }
    .on = { variation-on }
option-sequence = Sequence
    .why = Two ranks next to each other: 8, 9.
    .off = { variation-off }
    .on = { variation-on }
option-rising = Direction of a sequence
    .why = Does 9, 8 count as well?
    .either = Up or down
    .rising = Up only
option-ace-rank = Ace in a sequence
    .why = Which ranks is it next to?
    .both = The 2 and the King
    .low = The 2 only
option-ten = Sum of ten
    .why = Two cards that make ten: 4, 6.
    .off = { variation-off }
    .on = { variation-on }
option-ace-nine = Ace and 9
    .why = Do they make ten, too?
    .never = They do not
    .ten = They make ten
option-joker-pairs = Two Jokers
    .why = Are they a pair?
    .match = They are a pair
    .never = They match nothing

group-mistakes = Mistakes
option-penalty = A wrong tap costs
    .why = The cards go face down under the pile, or to the other players.
    .three = 3 cards
    .one = 1 card
    .each = 1 card to each of the others
    .ban = 3 seconds without taps
option-mistakes = Three mistakes without cards
    .why = The third one puts you out of the game.
    .cleared = Since you last won a pile
    .kept = In the whole game

group-dry = Without cards
option-dry = If you have no cards
    .why = How long can you tap your way back?
    .stays = As long as you like
    .out = Until your next turn
option-short = Too few cards to answer
    .why = If you run out of cards before your attempts are over.
    .borrow = You borrow from the next player
    .pass = The next player goes on
    .out = You are out of the game
option-last = If only one player has cards
    .why = How the others get their last chance to tap.
    .window = One last chance
    .flip-on = That player lays every card first
option-nobody = If nobody has a card
    .why = This hardly ever happens.
    .honour = The last court card, Ace or Joker wins the pile
    .redeal = The cards are dealt again

group-cards = Cards and the end
option-leftovers = Cards left over
    .why = If they cannot be dealt evenly.
    .dealt = Some players get one more
    .under = They lie under the pile
option-starter = First card
    .why = Who lays it?
    .random = A random player
    .person = The first person
option-jokers = Jokers
    .why = They give the most attempts: five.
    .in = Both
    .out = None
option-collect = A pile you win
    .why = If it is shuffled, there is nothing to remember.
    .block = Turned over
    .shuffle = Shuffled
option-limit = The game stops
    .why = Then the player with the most cards wins.
    .plays = After 10,000 cards
    .minutes = After ten minutes

preset-race = Three ways to tap
    .why = Pairs, sandwiches and rising sequences. About five minutes, ten at most.
preset-standard = As printed
    .why = Pairs only, for two.
preset-all = All the patterns
    .why = Sandwich, sequence and sum of ten: you can tap one card in four.
preset-four = Round table
    .why = Four players, three ways to tap, ten minutes.
preset-easy = Unhurried
    .why = Computers half as fast, and more time to tap.
preset-calm = Calm
    .why = The cards wait for you, and so does the pile.

## Why an action is refused
## The referee answers with the English texts of this section and the next one.

illegal-over = The game is over.
illegal-removed = You are out of the game.
illegal-not-your-turn = Another player lays the next card.
illegal-window = The pile is about to be taken: tap it now, or wait.
illegal-too-soon = A card landed at this very moment.
illegal-overdue = Something else comes first.
illegal-not-by-hand = This happens by itself.

## What decided the game

reason-all = All cards are in one hand.
reason-plays = Ten thousand cards were laid: most cards win.
reason-time = Ten minutes are over: most cards win.
reason-nobody = Nobody is left to take the pile.

## The pile and the seats as a screen reader reads them

pile-empty = The pile is empty
pile-top = Pile of { cards }: { $top }
# $below are the cards below the top one, the latest first.
pile-tops = Pile of { cards }: { $top }, below it { $below }
# $pile is one of the messages above; $under is how many cards lie face down under it.
pile =
    { $pile }{ $under ->
        [0] .
        [1] ; 1 card face down under it.
       *[other] ; { $under } cards face down under it.
    }
# $state is a list of the messages below.
seat = { $name }: { $state }.
seat-lays = next to lay a card
seat-banned = no taps for a moment
mistakes = { $mistakes } of 3 mistakes
out = out
no-cards = no cards
banned = hands off

## What to do next

attempts =
    { $attempts ->
        [1] 1 attempt left
       *[other] { $attempts } attempts left
    }
prompt-lay = Lay a card.
prompt-answer = Answer with a court card, an Ace or a Joker: { attempts }.
prompt-watch = Watch the pile.
prompt-next = Ask for the next card.
prompt-dry = You have no cards: tap your way back.
prompt-dry-last = You have no cards: tap your way back. One more mistake and you are out.
prompt-removed = You are out of the game.

## What happened. An event is said aloud, a note stands in the log after the player’s name, a verdict beside the pile.
## There are many events, and there is little time. $name may be "You": no verb that would have to agree with it.
## $ms is how long the tap took; $back, yes or no, is whether the player had no cards; $cost is one of the messages below.

cost-cards = { cards } under the pile
cost-gifts = { cards } given away
cost-ban = no taps for 3 seconds
cost-removed = third mistake, out of the game

event-laid = { card }.
event-laid-by = { $name }: { card }.
event-call = { CAPITAL($call) }.
event-borrowed = Borrowed: { card }.
note-borrowed = { card }, borrowed
note-ignored = Does not count.
event-won =
    { $name }: { pattern.a }, { cards }{ $back ->
        [yes] , back in the game.
       *[no] .
    }
note-won =
    { CAPITAL(pattern.a) } after { $ms } ms: { cards }{ $back ->
        [yes] , back in the game.
       *[no] .
    }
verdict-won =
    { $name }: { pattern.a }! { cards } after { $ms } ms{ $back ->
        [yes] , back in the game
       *[no] {""}
    }
event-mistaken = { $name }: nothing to tap, { $cost }.
note-mistaken = Nothing to tap: { $cost }.
event-taken = { $name }: { cards }.
note-taken = The pile: { cards }.
event-unanswered = { $name }: { cards }, nobody answered the { card }.
note-unanswered = The pile: { cards }. Nobody answered the { card }.
dealt-again = Nobody has a card: all cards are dealt again.
event-stopped = The game is over.
note-stopped = The game is stopped.

## What is going on, beside the pile

call-leads = First card: { $name }
call-lays = Next card: { $name }
# $rank is none where the card is not known; $you is yes if the player is "You".
call-challenge =
    { $rank ->
        [none] {""}
        [joker] Joker: {""}
       *[other] { rank }: {""}
    }{ $you ->
        [yes] { attempts } for you
       *[no] { attempts } ({ $name })
    }
# $you is yes if the player is "You".
call-window =
    Last chance! { $you ->
        [yes] You take it next
       *[no] { $name } takes it next
    }
call-window-open = Last chance
call-over = The game is over

## What you can do now

aim = You want to win all the cards: when the pile shows something to tap, be the first.
possible-lay = It is your turn to lay a card.
# $patterns is a list with "or".
possible-tap = You can tap the pile when it shows { $patterns }.
possible-not-your-turn = Another player lays the next card.
possible-window = The pile is about to be taken: nobody lays a card now.

## On the table

keys =
    Alone at the keyboard, you tap with Space and lay with Enter. With several people each has two keys, which are written
    on their buttons. P pauses the game.
table = The pile
lay = Lay
tap = Tap
next-card = Next card
key-enter = Enter
key-space = Space
keys-of = { $name }: lay with { $lay }, tap with { $tap }.
shortcut = key { $key }
status-line =
    { $cards ->
        [0] Dealt
        [1] One card laid
       *[other] { $cards } cards laid
    }
more-below = { $cards } more below
face-down = { $cards } face down
behind = { $name }: { $ms } ms later
# How often of 100 times a computer misses a pattern; $errs, yes or no, is whether it taps by mistake.
level =
    Taps after about { $ms } ms, misses { $misses } in 100, { $errs ->
        [yes] sometimes taps by mistake.
       *[no] never taps by mistake.
    }

## After the game

plots = How it went
packets = Cards
# $cards is how many cards the player began with.
packet-sizes = { $name }: { cards } at the start, { $last } at the end; never fewer than { $fewest } or more than { $most }.
reaction-times = Reactions
# $won and $lost are piles that the player and others tapped first; $fastest and $median are times in ms.
reactions =
    { $won ->
        [0] { $name } won no pile by tapping
        [1] { $name } won 1 pile by tapping, after { $fastest } ms
       *[other] { $name } won { $won } piles by tapping, usually after about { $median } ms, at best after { $fastest } ms
    }{ $lost ->
        [0] {""}
        [1] ; another player was faster once
       *[other] ; others were faster { $lost } times
    }{ $mistakes ->
        [0] .
        [1] ; one wrong tap.
       *[other] ; { $mistakes } wrong taps.
    }
resign-all = Give up? That ends the game for everyone, and you lose.

## The lesson

lesson-why = A minute with prepared piles: when to tap, and when not.
lesson-start = Begin the lesson
lesson-pair = Two of the same rank, one on the other: tap!
lesson-sandwich = Two of the same rank with one card between them: tap!
lesson-sequence = Two ranks next to each other, one on the other: tap!
lesson-ten = Two cards that make ten: tap!
lesson-nothing = Right, there was nothing to tap.
lesson-right = Right, after { $ms } ms.
lesson-wrong = There was nothing to tap.
lesson-missed = You should have tapped that one.
lesson-end = { $right } of { $all } right.
lesson-again = Once more
