### Court Wars

## Names
## $player is the suit that a player plays; $court is king, queen or jack.

player =
    { $player ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    }
court =
    { $court ->
        [king] King
        [queen] Queen
       *[jack] Jack
    }
guards =
    { $guards ->
        [0] no guards
        [1] one guard
       *[other] { $guards } guards
    }
last-guards =
    { $guards ->
        [1] the last guard
       *[other] the last { $guards } guards
    }

## The game on the home page and in the set-up

name = Court Wars
tagline =
    Your King, Queen and Jack stand behind rows of guards. Draw to strengthen them, or spend guards to break into
    another court.
facts = 2–4 players · 20 minutes · cards, luck and nerve
credit = By Kroc Camen and Prenuntius (CC-BY).

group-suits = Suits and the first turn
option-seats = Players
    .why = One suit each.
    .two = Two
    .three = Three
    .four = Four
suit-why = Suits only differ in looks.
option-first-suit = Suit of seat 1
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-second-suit = Suit of seat 2
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-third-suit = Suit of seat 3
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-fourth-suit = Suit of seat 4
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
suit-random = Random
suit-clubs = Clubs
suit-diamonds = Diamonds
suit-hearts = Hearts
suit-spades = Spades
option-starter = First turn
    .why = This player also draws first in the set-up. In a rematch the loser starts; with three or four, the next player.
    .random = Random
    .first = Seat 1
    .second = Seat 2
    .third = Seat 3
    .fourth = Seat 4

group-guards = Guards
option-stacking = Equal guards
    .why = If equal guards stack, stacks grow taller and you discard less.
    .lower = Do not stack
    .equal = Stack, too
option-placing = A guard that fits
    .why = You may want to throw it away to keep a stack strong.
    .may = May be discarded
    .must = Must be placed

group-attacks = Attacks
option-removal = What an attack removes
    .why = A low guard left on a stack keeps others off it.
    .chosen = As much as you choose
    .all = All that is paid for
option-targets = Who you may attack
    .why = With three or four players.
    .anyone = Anyone
    .next = Only the next player

group-pile = Jokers and the pile
option-jokers = Jokers
    .why = Without them a court that fell never stands again.
    .two = Two
    .none = None
option-joker = A Joker that fits
    .why = It can replace a fallen court.
    .may = May be discarded
    .must = Must be placed
option-beaten-joker = A beaten Joker
    .why = Does it come back with the discards?
    .discarded = Is discarded
    .leaves = Leaves the game
option-flip = An empty pile
    .why = The discards come back in the order in which they fell. Shuffled, there is less to remember.
    .turned = Discards turned over
    .shuffled = Discards shuffled
option-discards = Discards
    .why = If they are open you may look through them, and through the pile they become. The log shows every card anyway.
    .top = Top card only
    .open = Open
option-limit = If nobody wins
    .why = A game ends after a whole pile without an attack or a placed card, and after this many piles.
    .six = 6 piles for each player
    .three = 3 piles for each player
    .turns = After 3,000 turns only

preset-standard = As printed
    .why = The original rules, for two.
preset-four = Round table
    .why = Four courts, everyone against everyone. What has fallen stays down.
preset-equal = High walls
    .why = Equal guards stack: the printed variation.
preset-next = Down the line
    .why = Four players, each attacks the next. What has fallen stays down.
preset-open = By heart
    .why = All discards stay open: for planners.

# $level counts the levels from 0, the weakest.
level =
    { $level ->
        [0] Thinks of this turn only, forgets every card, and often takes a poor play for a good one. Overlooks every other move.
        [1] Thinks of this turn only, forgets every card, and overlooks three moves in ten.
        [2] Thinks of this turn only, knows the next two cards if they were shown, and overlooks one move in ten.
        [3] Remembers every card that was shown, and plans a few turns ahead.
       *[other] Remembers every card that was shown, and plans furthest ahead: up to eight turns.
    }

## Why an action is refused
## The referee answers with the English texts of this section and the next one; its transcripts quote them.

illegal-over = The game is over.
illegal-not-your-turn = It is another player’s turn.
illegal-set-up = Before the first turn everybody draws three guards: draw.
illegal-turn = Draw a card, or attack.
illegal-ace = You drew an Ace: attack, or draw on.
illegal-after-ace = After the attack of an Ace you draw a card.
illegal-place = You drew { card.a }: say first where it goes.
illegal-no-court = Your { court } has fallen: only a Joker can take that place.
# $guard and $last are cards with their article.
illegal-does-not-fit = { CAPITAL($guard) } does not fit in front of { $last }: it is too high.
illegal-stands = Your { court } still stands: a Joker takes the place of a court that fell.
illegal-must-place = It fits somewhere, so it must be placed.
illegal-nobody-plays = Nobody plays { suit }.
illegal-own-court = You cannot attack your own { court }.
illegal-only-next = You may only attack the next player who is still in.
illegal-fallen = The { card } has fallen already.
illegal-spent =
    { $guards ->
        [0] Your { court } has no guards to spend.
       *[other] Your { court } has { guards }: spend one or more of them, the last ones first.
    }
illegal-taken =
    { $guards ->
        [0] The { card } has no guards: an attack brings down the court itself.
       *[other] The { card } has { guards }: remove the last ones first.
    }
illegal-too-weak = You spend { $spent }, but it takes { $price }.
illegal-take-more = What you spend pays for more: you must remove as much as it pays for.

## What decided the game

reason-conquest = All other courts have fallen.
reason-no-progress = A whole pile without an attack and without a card placed: the courts are counted.
reason-flips = The last pile has run out: the courts are counted.
reason-turns = Three thousand turns were played: the courts are counted.

## A stack as a screen reader reads it: these, with commas between them

stack-name = { CAPITAL(card) }
# $court
stack-fallen = fallen
# $court
stack-joker = fallen, a Joker in its place
# $values are the guards' values, $guards how many there are.
stack-guards =
    { $guards ->
        [0] no guards
        [1] guard { $values }
       *[other] guards { $values }
    }
stack-strength = attack { $attack }, defence { $defence }
stack-spent = you spend { $values }
stack-removed = you remove { $values }
# $base is court or joker.
stack-falls =
    { $base ->
        [joker] the Joker falls
       *[court] the court falls
    }
stack-ghost = { card.a } goes here
stack-open = you can bring it down
stack-at-risk = one attack could bring it down
stack-next = { $before }; { $after }
player-stacks = { player }: { $stacks }.
player-out = { player } is out.

## What to do next

prompt-set-up = Before the first turn: draw guard { $guard } of { $of }.
prompt-turn = Draw a card – or attack: choose your guards and what they hit.
prompt-only-draw = Draw a card. None of your stacks can attack yet.
prompt-ace =
    { $aces ->
        [1] An Ace: attack, and then draw – or just draw.
       *[other] Another Ace: attack, and then draw – or just draw.
    }
prompt-after-ace = Your Ace has attacked. Now draw a card.
# $must is yes or no.
prompt-place =
    { $rank ->
        [joker] A Joker: place it on a fallen court
       *[other] The { card }: place it on a stack
    }{ $must ->
        [yes] .
       *[no] , or discard it.
    }
prompt-placing = Place the { card } on the { court }.
prompt-discarding = Discard the { card }.
prompt-target = You spend { $spent }: choose what to hit.
# $what is the message `removes`.
prompt-spend = { $what }: choose guards worth { $price } or more.
prompt-too-weak = It takes { $price }, but you spend { $spent }: you need { $missing } more.
# $taken is guards or all; $surplus is what is spent beyond the price.
prompt-attack =
    { $taken ->
        [all] Bring down the { card }
       *[guards] Remove { last-guards } of the { card }
    }{ $surplus ->
        [0] .
       *[other] . You spend { $surplus } more than it takes.
    }

confirm-draw = Draw
confirm-place = Place
confirm-discard = Discard
confirm-attack = Attack

## What happened, for the log and for screen readers
## The name is perhaps "You": in the past tense no verb has to agree with it.

an-ace = an Ace
draw-next = { $before }, then { $after }
# $cards are the cards drawn; $fate says what became of the last one: asked, placed, discarded, useless (a guard that fits
# nowhere) or attacks; $court is where it was placed; $rank is its rank. $you is yes if the player is "You".
drew =
    { $name } drew { $cards }{ $fate ->
        [placed] {" "}and placed it on the { court }.
        [discarded] {" "}and discarded it.
        [useless] {" "}and discarded it: it fits nowhere.
        [attacks] {" "}and may attack.
       *[asked] .
    }
flip-turned = The discard pile is turned over.
flip-shuffled = The discards are shuffled into a new pile.
pile-runs-out = The pile runs out.
nothing-to-draw = Nothing is left to draw.

struck-removed =
    { $guards ->
        [1] { $cards } is removed
       *[other] { $cards } are removed
    }
struck-falls =
    { $base ->
        [joker] the Joker falls
       *[court] the { card } falls
    }
# $values are spent, $sum is what they are worth, $hit is what they hit. $you is yes if the player is "You".
struck =
    { $name } spent the { court }’s { $values }{ $guards ->
        [1] {""}
       *[other] , { $sum } in all,
    } against the { card }: { $hit }.

# $you is yes if the player is "You".
placed = { $name } placed the { card } on the { court }.
# $you is yes if the player is "You".
discarded = { $name } discarded the { card }.
# $you is yes if the player is "You".
fell =
    { $you ->
        [yes] You are out of the game.
       *[no] { $name } is out of the game.
    }

## Hints, and what you can do now

# What follows "I would".
proposal-draw = draw a card
proposal-place = place the card on your { court }
proposal-discard = discard the card
proposal-attack =
    attack the { card } and spend { $guards ->
        [one] the last guard
       *[other] the last { $guards } guards
    } of your { court }

# What follows the proposal, as its reason.
purpose-fells = It brings that court down.
purpose-disarms = That stack could bring down your { court }.
purpose-saves = With it, no single attack brings your { court } down.
# $targets is a list of court cards.
purpose-arms = With it, your { court } could bring down { $targets }.
purpose-leaves-room = { CAPITAL(card.the) } would block a stack: little fits in front of it.
purpose-not-worth = You could bring down { $target }, but for guards worth { $spent } of the { $all } that yours are worth.
purpose-exposes = You could bring down { $target }, but then your { court } could fall next.
# The values of attacks and defences.
purpose-falls-short = No court can fall yet: your best attack is { $best }, and the weakest defence is { $least }.
purpose-no-reach = Nothing is within your reach yet.
purpose-weakens = That stack attacks with { $before } now, and with { $after } after it.
purpose-grows =
    With it, your { court } attacks with { $attack } and defends with { $defence }. { $strongest ->
        [0] Nobody can attack you yet.
       *[other] The strongest attack against you is { $strongest }.
    }
# In a review: the values of the guards that were spent, and of those of $court that would have done.
coach-overspent = That attack spent { $spent }: { $enough } from the { court } would have been enough.

aim = You want to bring down every other court while one of yours still stands.
possible-draw = You can draw a card.
possible-draw-set-up = You draw a guard, before the first turn.
possible-draw-after-ace = You draw another card because of your Ace.
possible-attack = You can attack: { $own }. Within reach: { $targets }.
possible-attack-own = your { court } with { $worth }
possible-attack-target = { card }
possible-place = The { card } fits on your { $courts }.
# $rank
possible-place-court = { court }
possible-discard = You can discard the { card }.
possible-no-attack =
    { $most ->
        [0] You have no guards to attack with.
       *[other] You cannot attack: your best stack has { $most }, and you need at least { $least }.
    }
possible-must-place = In this game you must place the { card }.

# The coach, on a stack. The lists are of courts.
coach-own = It attacks with up to { $attack } and defends with { $defence }.
coach-targets = In one attack it could bring down { $targets }.
coach-danger = In one attack it could fall to { $stacks }.
coach-safe = No single attack can bring it down now.
coach-other = You need { $defence } to bring it down. Your best stack has { $best }.

## On the table

standing-set-up = Set-up
standing-turn = Turn { $turn }
end-flips = Pile { $pile } of { $most }: after the last one, the courts are counted.
end-idle =
    No attack and no card placed since the pile was turned over: if that does not change before it runs out, the courts
    are counted.
end-turns = Turns played: { $turns } of { $most }
spends = { court }: { guards }, worth { $worth }
# $taken is guards, all, or bare for a court without guards.
removes =
    { $taken ->
        [guards] { CAPITAL(last-guards) } of the { card }, worth { $price }
        [bare] The { card }, worth { $price }
       *[all] The { card } with all guards, worth { $price }
    }

courts = The courts
keys =
    Arrow keys: left and right for the stacks of a player, up and down for the players. Enter chooses a stack; set the
    number of its guards below.
draw-a-card = Draw a card. {""}
pile =
    { $cards ->
        [0] Pile: empty
        [1] Pile: one card
       *[other] Pile: { $cards } cards
    }
discards-none = Discards: none
discards-top = Discards: { $cards }, on top the { card }
discards = Discards: { $cards }
# Shares in percent of the cards that may come next.
odds = The next card: { $fits }% fit, { $aces }% are Aces, { $others }% are no use.
odds-fit =
    { $share ->
        [all] All fit
        [most] Most fit
        [half] About half fit
        [few] A few fit
       *[none] None fits
    }
all-discards = Discards, the latest first
coming = The pile, the next card first
drawn = Drawn
drawn-card = : { card }
spend = You spend
remove = You remove
less = One less
more = One more
told = What happened
plan = Your attack
out = out
resign-all = Give up? That ends the game for everyone, and you lose.

## The position editor

editor-turn = Whose turn it is
editor-court = the court itself
editor-jokers = There are not that many Jokers.
editor-no-room = There is no room for a Joker here: it takes the place of a court that fell.
editor-no-court = This court has fallen: first put down a Joker, or the court itself.

## The lesson

lesson-draw = Draw and place
    .task =
        Your court is a King, a Queen and a Jack. Guards, the cards from 2 to 10, stand in front of them, each lower than
        the one before. On your turn you draw or attack. Touch the pile to draw, then place the card where it fits.
    .done = The 7 only fits in front of the 9. Your King now attacks with 16 and defends with 26.
    .failed = You may discard a card, but a guard is worth having. Place it in front of the King.
lesson-wall = A low guard is a wall
    .task =
        Draw again. This time the card fits on all your stacks. But only lower cards fit in front of a low guard: keep the
        bare Queen and Jack free for higher ones.
    .done = Well kept. A bare Queen or Jack still has room for a 10.
    .failed = That fits, but now only a 2 would fit there. Put the 3 in front of the 9 of your King.
lesson-attack = Attack
    .task =
        To attack, spend guards of one stack, starting with the last. They must be worth at least what you remove from one
        of your opponent’s stacks, again starting with the last. Remove the 4 in front of the King of diamonds as cheaply
        as you can.
    .done = Five for four: what you overpay is lost.
    .failed = That is an attack too, but it costs more or leaves the 4. The last guard of your Queen is enough.
lesson-bare = A bare court
    .task =
        A court without guards has a defence of 10. The Queen of diamonds is bare. Bring her down: the whole price must come
        from one stack.
    .done = She falls, and is turned face down. No guard can be placed there now.
    .failed = The Queen of diamonds still stands. The 7 and the 5 of your Queen make 12, and you need 10.
lesson-guarded = With its guards
    .task =
        A court falls together with its guards if you can pay for all of it: the guards, and 10 for the court. Which court
        can your King bring down?
    .done = 9 and 10 make 19, and you had 19: equal is enough.
    .failed = You can bring down a court this turn. Add 10 to its guards, and compare with the 19 of your King.
lesson-ace = An Ace
    .task =
        Draw a card. If it is an Ace, you may attack first; then you draw another card either way. Bring down the bare Queen
        of diamonds, and go on.
    .done = An attack and a card in one turn: that is what Aces are for.
    .failed = Attack after the Ace, before you draw again: the 8 and the 6 of your King bring down the Queen of diamonds.
lesson-joker = A Joker
    .task = Your Queen has fallen. Draw a card: a Joker can take her place.
    .done = The Joker has a defence of 10 like any court, and guards may stand in front of it.
    .failed = You may discard it, but one more court is one more court. Place it on your Queen.
lesson-last = The last court
    .task =
        A player without courts is out, and you win when you are the only one left. Your opponent has one court left, with a
        3 in front of it.
    .done = You win. In a real game each of you first draws three guards, before the turns begin.
    .failed = The Jack of diamonds still stands. The 9 and the 4 of your King make 13: just enough.

## The puzzles

puzzle-last = Win this turn
    .task = You can win with this turn. Which attack does it?
    .done = It paid for the last court and all that stood in front of it. No other attack did.
    .failed = That leaves your opponent a court.
puzzle-stand = Hold out
    .task =
        Your opponent is about to bring down a court of yours. No Ace or Joker is left in the pile. Only one turn
        prevents it for certain.
    .done = After that, none of their stacks was enough for any court of yours. After any other turn, one was.
    .failed = Now a court of yours can fall.
puzzle-two = Win in two turns
    .task =
        Find the right turn now, and you win with your next one, whatever your opponent does or draws. No Ace or Joker
        is left in the pile.
    .done = Whatever they did, you still had an attack that was enough.
    .failed = After that, your opponent can still hold out.
puzzle-safe = Take one, lose none
    .task =
        Bring down a court now, so that your opponent cannot bring down one of yours in return. No Ace or Joker is left
        in the pile.
    .done = They have one court fewer, and what they had left was not enough for any of yours.
    .failed = Either no court falls, or you can lose one in return.
