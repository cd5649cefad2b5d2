### Ce dont tous les catalogues peuvent se servir : cartes, listes, nom de la langue.

language-name = Français

# Entre les groupes de trois chiffres : une espace fine insécable.
-group-separator = { "\u202F" }

## Cartes

suit =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
rank =
    { $rank ->
        [jack] valet
        [queen] dame
        [king] roi
        [ace] as
       *[other] { $rank }
    }
index-jack = V
index-queen = D
index-king = R
card =
    { $rank ->
        [joker] joker
       *[other] { rank } de { suit }
    }
    .the =
        { $rank ->
            [ace] l’{ card }
            [queen] la { card }
           *[other] le { card }
        }
    .a =
        { $rank ->
            [joker] un joker
           *[other] { card.the }
        }

## Un joueur

# Le nom de la personne qui joue seule à l’écran.
you = Vous

## Listes

list-next = { $before }, { $after }
list-and = { $before } et { $after }
list-or = { $before } ou { $after }

## Things and their names

labelled = { $what } : { $thing }
printed-rules = Règle d’origine · { $rules }
