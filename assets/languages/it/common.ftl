### Quello che serve a tutti i cataloghi: carte, elenchi, nome della lingua.

language-name = Italiano

# Fra i gruppi di tre cifre.
-group-separator = { "." }

## Carte

suit =
    { $suit ->
        [clubs] fiori
        [diamonds] quadri
        [hearts] cuori
       *[spades] picche
    }
rank =
    { $rank ->
        [jack] fante
        [queen] regina
        [king] re
        [ace] asso
       *[other] { $rank }
    }
# Sulle carte in vendita in Italia ci sono le lettere inglesi.
index-jack = J
index-queen = Q
index-king = K
# `.of` è con «di», `.to` con «a». Davanti all’asso e all’8 c’è l’apostrofo.
card =
    { $rank ->
        [joker] jolly
       *[other] { rank } di { suit }
    }
    .the =
        { $rank ->
            [ace] l’{ card }
            [8] l’{ card }
            [queen] la { card }
           *[other] il { card }
        }
    .to =
        { $rank ->
            [ace] all’{ card }
            [8] all’{ card }
            [queen] alla { card }
           *[other] al { card }
        }
    .of =
        { $rank ->
            [ace] dell’{ card }
            [8] dell’{ card }
            [queen] della { card }
           *[other] del { card }
        }
    .a =
        { $rank ->
            [joker] un jolly
           *[other] { card.the }
        }

## Un giocatore

# Il nome di chi gioca da solo davanti allo schermo.
you = Tu

## Elenchi, un passo alla volta

list-next = { $before }, { $after }
list-and = { $before } e { $after }
list-or = { $before } o { $after }

## Le cose e i loro nomi

labelled = { $what }: { $thing }
printed-rules = Regole originali · { $rules }
