### Lo que pueden usar todos los catálogos: cartas, listas, el nombre del idioma.

language-name = Español

# Entre los grupos de tres cifras: un espacio fino que no separa líneas.
-group-separator = { "\u202F" }

## Cartas

suit =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }
rank =
    { $rank ->
        [jack] jota
        [queen] reina
        [king] rey
        [ace] as
       *[other] { $rank }
    }
index-jack = J
index-queen = Q
index-king = K
card =
    { $rank ->
        [joker] comodín
       *[other] { rank } de { suit }
    }
    .the =
        { $rank ->
            [jack] la { card }
            [queen] la { card }
           *[other] el { card }
        }
    .a =
        { $rank ->
            [joker] un comodín
           *[other] { card.the }
        }

## Un jugador

# El nombre de quien juega sin otras personas en la pantalla.
you = Tú

## Listas, paso a paso

list-next = { $before }, { $after }
list-and = { $before } y { $after }
list-or = { $before } o { $after }

## Las cosas y sus nombres

labelled = { $what }: { $thing }
printed-rules = Reglas originales · { $rules }
