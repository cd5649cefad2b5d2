### Knights & Corsairs

## Names
## $colour is the colour that a player plays: red or black. $space is a space of the grid, such as b2.

colour-red = Red
colour-black = Black
colour =
    { $colour ->
        [red] { colour-red }
       *[black] { colour-black }
    }
cards =
    { $cards ->
        [0] no card
        [1] one card
        [2] two cards
        [3] three cards
       *[other] { $cards } cards
    }
more-cards =
    { $cards ->
        [0] no more card
        [1] one more card
        [2] two more cards
        [3] three more cards
       *[other] { $cards } more cards
    }

## The game on the home page and in the set-up

name = Knights & Corsairs
tagline =
    Fight for nine spaces, three cards against three. Win a battle and your lowest card stays on the grid; lose it and you
    attack next.
facts = 2 players · 10 minutes · cards and bluff
credit = By Jonathan Hinson.

group-players = Players
option-colours = Colours
    .why = Both decks have the same ranks, so neither colour is better.
    .random = Random
    .first-red = Seat 1 is Red
    .first-black = Seat 1 is Black
option-starter = First attack
    .why = It is slightly better to defend first.
    .random = Random
    .first = Seat 1
    .second = Seat 2
option-series = First attack in a rematch
    .why = Who attacks first in your next game.
    .alternate = You take turns
    .loser = The loser

group-winning = Winning
line-suit = One suit
line-colour = One colour (easier)
option-first-line = Lines of seat 1
    .why = What three cards in a line must share. One colour is a head start for a weaker player.
    .suit = { line-suit }
    .colour = { line-colour }
option-second-line = Lines of seat 2
    .why = The same for seat 2.
    .suit = { line-suit }
    .colour = { line-colour }
option-lines = Who can complete a line
    .why = A defender who wins a battle places a card, too.
    .both = Attacker and defender
    .attacker = Only the attacker
option-influence = Influence
    .why = Do you also win the game when you defend a space that three of your cards touch, and win the battle?
    .attacker = Only the attacker wins
    .both = The defender, too
option-majority = A full grid
    .why = What counts if nobody has a line. Colours only count if both players need one colour for a line.
    .suit = Most cards of one suit
    .colour = Most cards of one colour

group-cards = Cards and hands
option-hand = Hand
    .why = How many cards you hold between battles.
    .seven = Seven cards
    .five = Five cards
option-aces = Aces
    .why = Above the King or below the 2.
    .high = High
    .low = Low
option-discards = Discards
    .why = You may look through open piles. Computers remember the cards either way.
    .open = Open
    .closed = Closed

group-battles = Battles
option-ties = Equal cards
    .why = Whose card is better when two are equal.
    .defender = The defender’s
    .attacker = The attacker’s
option-neighbours = Neighbours
    .why = Must your cards beside a space fight for it, or do you say how many of them do?
    .must = Must fight
    .may = May fight
option-naming = More neighbours than needed
    .why = Which of them count for a defender.
    .highest = The highest
    .defender = The defender chooses
option-placing = The card you place
    .why = If a neighbour was lower than every card you played.
    .lowest = The lowest you played
    .winner = Any card you played
option-reserve = Won without playing a card
    .why = What you place if all three of your cards were on the grid already.
    .lowest = The lowest in your hand
    .any = Any card in your hand
    .pile = The top of your draw pile

preset-standard = As printed
    .why = The original rules.
preset-newcomer = Newcomer and expert
    .why = Seat 1 only needs one colour for a line.
preset-easy = Easy lines
    .why = One colour is enough for a line, for both of you.
preset-quick = Quick hands
    .why = Five cards instead of seven.

# $level counts the levels from 0, the weakest.
level =
    { $level ->
        [0] Plays what fits: sees a line only once it is there, and overlooks most other moves.
        [1] Sees a line only once it is there, and overlooks seven moves in ten.
        [2] Sees what the grid may become, but does not count cards. Overlooks three moves in ten.
        [3] Counts your cards, and plays a thousand games in mind before each move.
       *[other] Counts your cards, and plays twenty thousand games in mind before each move.
    }

## Why an action is refused
## The referee answers with the English texts of this section and the next one; text cases quote them.

# $exact is yes if there is only one right number, $cards; otherwise it is from $least to $cards.
how-many =
    { $exact ->
        [yes] { cards }
       *[no] { $least } to { $cards } cards
    }
illegal-over = The game is over.
illegal-not-your-turn = It is the other player’s turn.
illegal-attack = You are the attacker: choose a space and attack.
illegal-defend = You are attacked: answer with your cards.
illegal-place = You won the battle: choose which card is placed.
illegal-centre-first = The first battle is for the centre, b2.
illegal-taken = { $space } is taken: a card on the grid stays there.
illegal-not-held = You do not hold { card.the }.
illegal-twice = { CAPITAL(card.the) } cannot lie open and face down at once.
illegal-influence-only = Three of your cards lie beside { $space }: place one card there without a battle, and win.
illegal-no-influence = Influence needs three of your cards beside the space; beside { $space } you have { $near }.
# $exact is as in `how-many`; $found is the number of cards that the player chose.
illegal-face-down =
    { $exact ->
        [yes] { $cards ->
            [0] Here you lay no card face down, but you chose { $found }.
           *[other] Here you lay { cards }, not { $found }, face down.
        }
       *[no] Here you lay { $least } to { $cards } cards, not { $found }, face down.
    }
# $exact is as in `how-many`; $found is the number of cards that the player chose.
illegal-answer =
    { $exact ->
        [yes] { $cards ->
            [0] Here you answer without a card from your hand, but you chose { $found }.
           *[other] Here you answer with { cards }, not { $found }.
        }
       *[no] Here you answer with { $least } to { $cards } cards, not { $found }.
    }
illegal-naming =
    { $neighbours ->
        [0] Here you do not name neighbours: all count that can.
       *[other] You have more neighbours than count here: name { $neighbours }, each once, in alphabetical order.
    }
illegal-no-neighbour = You have no card on { $space } beside the space that is fought for.
# $lowest is yes if another card is lower.
illegal-not-placeable =
    { $lowest ->
        [yes] Only your lowest card may be placed, and { card.the } is higher.
       *[no] { CAPITAL(card.the) } is not among the cards that you may place.
    }

## What decided the game

reason-line = Three in a line: { $first }, { $second }, { $third }.
reason-influence = Influence: three own cards lie beside { $space }.
reason-suits = The grid is full: more cards of one suit.
reason-colours = The grid is full: more cards of one colour.
reason-last-battle = The grid is full and the suits are level, so the last battle decides: its winner wins the game.

## A space as a screen reader reads it: one of the first three, then what else holds, with commas between them

space-card = { $space }, { card }, { colour }
space-contested = { $space }, fought for, { card } lies open
space-empty = { $space }, empty
# $suit is the suit of the card that would complete a line.
space-winning = { suit } would win here
space-line = part of the line
space-last = placed last
space-counts = counts in this battle
space-chosen = chosen
space-influence = you can win here by influence
space-attack = you can attack here
space-name = you can choose it to count

## A card of the hand, and the word on a chosen one

# $role is what the card is chosen for: open, hidden, answer, placed or none.
hand-card =
    { card }{ $role ->
        [open] , chosen to lie open
        [hidden] , chosen to lie face down
        [answer] , chosen to answer
        [placed] , chosen to be placed
       *[none] {""}
    }
role-open = open
role-hidden = down
role-answer = answer
role-placed = place

## What to do next

prompt-space = You attack: choose a space.
prompt-open = You attack { $space }: choose your open card.
prompt-hidden = You attack { $space }: choose { more-cards } to lie face down.
prompt-attack =
    Ready to attack { $space }.{ $cards ->
        [0] {""}
       *[other] {" "}You may add { more-cards }.
    }
prompt-influence = Three of your cards touch { $space }: choose any card, and win.
prompt-win = Place { card.the } on { $space }, and win.
# $begun is yes if some of the cards are chosen.
prompt-answer =
    You defend { $space }: choose { $begun ->
        [yes] { more-cards }
       *[no] { cards }
    }.
prompt-naming =
    { $neighbours ->
        [1] Choose one more of your neighbours to count.
       *[other] Choose { $neighbours } more of your neighbours to count.
    }
prompt-defend =
    Ready to defend { $space }.{ $cards ->
        [0] {""}
       *[other] {" "}You may add { more-cards }.
    }
# $lowest is yes if only a lowest card may be placed.
prompt-placed =
    You won { $space }: { $lowest ->
        [yes] your two lowest cards are equal; choose the one to place there.
       *[no] choose the card to place there.
    }
prompt-place = Place { card.the } on { $space }.

confirm-attack = Attack
confirm-win = Take it and win
confirm-defend = Defend
confirm-place = Place

## What happened, for the log and for screen readers
## The name is perhaps "You": in the past tense no verb has to agree with it.

# $you is yes if the player is "You".
attacked =
    { $name } attacked { $space } with { card.the } open{ $cards ->
        [0] .
       *[other] {" "}and { cards } face down.
    }
# $you is yes if the player is "You".
took = { $name } took { $space } by influence with { card.the }, and won.
# $you is yes if the player is "You".
chooses = { $name } won { $space } and may choose the card to place there.
# $best lists three cards with their articles.
best-three = The three best cards are { $best }.
# $count is how many of the three best cards the winner has, 2 or 3. $you is yes if the player is "You".
verdict =
    { $name } won { $space } with { $count ->
        [3] all three best cards
       *[other] two of the three best cards
    }.
# $tie is yes if a tie decided the battle. $you is yes if the player is "You".
headline =
    { $name } won { $space }{ $tie ->
        [yes] {" "}on a tie
       *[no] {""}
    }
# $attacks is yes if the attacker won.
tie =
    The middle cards were equal: on a tie the { $attacks ->
        [yes] attacker
       *[no] defender
    } wins.
stays = { CAPITAL(card.the) } stays on { $space }.
# $you is yes if the player is "You".
wins-by-influence = { $name } won the game by influence.
# $you is yes if the player is "You".
attacks-next =
    { $you ->
        [yes] You attack next.
       *[no] { $name } attacks next.
    }

## Hints, and what you can do now

# What follows "I would".
proposal-attack =
    attack { $space } with { card.the } open{ $cards ->
        [0] {""}
       *[other] {" "}and { $hidden } face down
    }
proposal-influence = take { $space } with { card.the } and win
proposal-defend =
    { $cards ->
        [0] answer without a card from your hand
       *[other] answer with { $answer }
    }
proposal-place = leave { card.the } on the grid

# What follows the proposal, as its reason.
purpose-line = A card of { suit } left there would complete your line.
purpose-block = A card of { suit } left there would complete your opponent’s line.
# $spaces are spaces, joined with “or”.
purpose-threat = Then a card of { suit } on { $spaces } would complete your line.
purpose-beside =
    { $cards ->
        [1] One of your cards beside it fights with you.
        [2] Two of your cards beside it fight with you.
       *[other] { $cards } of your cards beside it fight with you.
    }
purpose-wins = That wins the game.
purpose-strong = These are your strongest cards: no others in your hand are more likely to win it.
purpose-weak = These are your weakest cards: you risk little and keep the better ones.
purpose-lines =
    { $lines ->
        [1] One line that you can still complete goes through that space.
        [2] Two lines that you can still complete go through that space.
        [3] Three lines that you can still complete go through that space.
       *[other] { $lines } lines that you can still complete go through that space.
    }
purpose-keeps = You keep { card.the } for another battle.

aim-suit = You want to line up three cards of one suit, or to attack an empty space that three of your cards touch.
aim-colour = You want to line up any three of your cards, or to attack an empty space that three of your cards touch.
possible-attack = You can attack { $spaces }.
# $exact is as in `how-many`.
possible-attack-space =
    { $space } with { how-many }
possible-influence = You can win at once: place any card on { $spaces }.
possible-influence-space = { $space }
# $exact is as in `how-many`.
possible-answer =
    { $cards ->
        [0] You answer the attack on { $space } without a card from your hand.
       *[other] You answer the attack on { $space } with { how-many } from your hand.
    }
# $choices lists cards with their articles.
possible-place = You choose the card that stays on the grid: { $choices }.
possible-centre-first = You cannot attack another space yet: the first battle is for the centre.
possible-no-influence = You cannot win without a battle now: no empty space touches three of your cards.

# The coach, on a card of your hand and on an empty space. Some of the lists are of cards.
coach-card =
    { $unseen ->
        [0] Your opponent has no card left that you have not seen.
        [1] Your opponent can have only one card that you have not seen, and it is { $stronger ->
            [0] not stronger.
           *[other] stronger.
        }
       *[other] Of the { $unseen } cards your opponent may still have, { $stronger ->
            [0] none is stronger.
            [1] one is stronger.
           *[other] { $stronger } are stronger.
        }
    }
# $how is stronger, weaker or equal.
coach-open =
    { $how ->
        [stronger] It is stronger than the open card.
        [weaker] It is weaker than the open card.
       *[equal] It is as strong as the open card.
    }
# In a review. $spent won a battle; $enough, as a list of this number of cards, is weaker.
coach-overspent =
    { CAPITAL($enough) } { $cards ->
        [1] was
       *[other] were
    } strong enough: there was no need for { $spent }.
coach-hand = You fight here with { cards } from your hand.
coach-own = You fight here with { $own }, and with { cards } from your hand.
coach-theirs = Your opponent has { $theirs } beside it.
coach-line = A card of { suit } left here would complete your line.
coach-influence = Three of your cards touch it: attack here, and you win without a battle.

## On the table

battle =
    { $number ->
        [1] First battle
        [2] Second battle
        [3] Third battle
        [4] Fourth battle
        [5] Fifth battle
        [6] Sixth battle
        [7] Seventh battle
        [8] Eighth battle
        [9] Ninth battle
       *[other] Last battle
    }
grid = Grid, three by three
grid-card = { $space } { card }
# $cards lists messages `grid-card`.
grid-with = { grid }: { $cards }
keys = Arrow keys move over the grid, and along your hand; 1 to 9 choose its cards from anywhere.
hand = Your hand
the-battle = The battle
attacks = attacks
defends = defends
open = open
face-down = face down
on-grid = on the grid
from-hand = from hand
how = All six cards, best first: two of the best three win the battle.
in-hand = { cards } in hand
pile = Pile: { $cards }
discards = Discards: { $cards }
placed = placed
wins = wins
ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## The position editor

editor-turn = Who attacks
editor-hand = { colour }’s hand
editor-hand-card = Card { $number }
editor-centre = If there are cards on the grid, one must lie in the centre, b2.

## The lesson

lesson-battle = A battle
    .task =
        You play red and you attack. The first battle is for the space in the middle. Choose three cards: the first lies
        open, the other two face down. Then your opponent answers with three cards.
    .done =
        All six cards are ranked, best first. Two of the best three win the battle. The winner’s lowest card stays on the
        space, and the loser attacks next.
    .failed = { "" }
lesson-middle = The middle card
    .task =
        Now you defend. Compare the middle cards: of your three, and of theirs. The higher one wins, and on a tie you do,
        because you defend. The King lies open; you cannot see the cards beside it. An Ace with two low cards is weak, so
        make your middle card as high as you can.
    .done = Your middle card was higher than theirs, so their King did not help. Your lowest card stays on the grid.
    .failed = You lost. Play your three best cards, 8, 9 and Ace: that makes the 9 your middle card.
lesson-neighbours = Neighbours
    .task =
        Your cards that touch a space must fight for it, in place of cards from your hand. Two red cards touch a2, so you
        attack there with only one card. Try it.
    .done =
        You lost, even with an Ace. The 3 and the 5 fought for you, so your middle card was the 5 at best. Low neighbours
        are a burden in battle.
    .failed = That is another space. Attack a2, with any card.
lesson-influence = Influence
    .task =
        But neighbours can win you the game. When you attack, an empty space that three of your cards touch is yours: place
        a card there without a battle, and you win. Find that space.
    .done = You won by influence. Only the attacker can do that.
    .failed = Three red cards touch c1: those on b1, b2 and c2. Place any card there.
lesson-line = A line
    .task =
        Three cards of one suit in a line win, too. The 4 and the 7 of hearts are yours. The lowest card you play stays if
        you win: win the battle for c3, and make your lowest card a heart.
    .done = Three hearts in a line: you win.
    .failed =
        No line yet. Attack c3 with two cards that are high enough to win. The lower one must be a heart: the 10 or the
        King.
lesson-threat = Their threat
    .task =
        Three black cards touch c1. If Black attacks next, you lose the game. The loser of a battle attacks next, so it does
        not help to win somewhere else. Fight for c1 itself.
    .done = Win or lose, the space is taken and the threat is gone.
    .failed = Now Black attacks c1 and wins. Fight for c1 yourself.
lesson-lose = Lose to win
    .task =
        Three red cards touch c1, but only the attacker can take it, and you are defending. The loser attacks next. Black’s
        open card is a 4: lose this battle, then take c1.
    .done = You lost a battle and won the game.
    .failed = You won the battle, so Black attacks again. Answer with your lowest card.
lesson-last = The last space
    .task =
        If the grid fills up without a line, the player with more cards of one suit wins. You have three hearts; Black has
        at most two cards of a suit. If you are level, the winner of the last battle wins the game. Win the last battle.
    .done = Three hearts against two: you win. Now you have seen it all.
    .failed = Black’s third spade makes it level, and Black won the last battle. Play two high cards.

## The puzzles

puzzle-line = A sure attack
    .task = Win the game with this battle, whatever your opponent holds. Where do you attack, and with which cards?
    .done = Whatever they answered, two of the best three cards were yours, and your lowest card completed the line.
    .failed = That does not win for certain: there are hands that stop it.
puzzle-lose = Lose for certain
    .task =
        You can win by influence as soon as you attack, and the loser attacks next. Answer so that you lose this battle
        whatever lies face down.
    .done = No card face down could have made you win the battle. So the attack was yours, and the space with it.
    .failed = There are cards with which you would win this battle, or lose the space.
puzzle-stop = Stop the influence
    .task =
        Your opponent wins by influence with the next attack. Take that away by winning a battle, whatever they hold.
    .done = Whatever they held, you won the battle, and your card lies on the space that they needed.
    .failed = They could win that battle, or still have a space to take.
puzzle-answer = A sure answer
    .task = You defend. Answer so that you win the game with this battle, whatever lies face down.
    .done = Whatever lay face down, two of the best three cards were yours, and your lowest card completed the line.
    .failed = That does not win for certain.
