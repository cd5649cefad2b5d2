### What every catalogue may use: cards, lists, the language's own name.

language-name = English

# Stands between groups of three digits.
-group-separator = ,

## Cards
## $rank is a number from 2 to 10, jack, queen, king, ace or joker; $suit is clubs, diamonds, hearts or spades.

suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
rank =
    { $rank ->
        [jack] Jack
        [queen] Queen
        [king] King
        [ace] Ace
       *[other] { $rank }
    }
# What is printed in the corners of these cards.
index-jack = J
index-queen = Q
index-king = K
# `.a` is a card that was just drawn. There are two Jokers, and one of every other card.
card =
    { $rank ->
        [joker] Joker
       *[other] { rank } of { suit }
    }
    .the = the { card }
    .a =
        { $rank ->
            [joker] a Joker
           *[other] the { card }
        }

## A player

# The name of the only player at the screen.
you = You

## Lists, one step at a time: what is there already, and what comes next.

list-next = { $before }, { $after }
list-and = { $before } and { $after }
list-or = { $before } or { $after }

## Things and their names

# What something is, and the thing itself: "Rules: Corsairs".
labelled = { $what }: { $thing }
# Below a rule of this game that is not the printed one. $rules is a list of options with their printed values.
printed-rules = Printed rules · { $rules }
