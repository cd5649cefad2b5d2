### Lo que pueden usar todos los catálogos: cartas, listas, el nombre del idioma.

language-name = Español

# Entre los grupos de tres cifras: un espacio fino que no separa líneas.
-group-separator = { "\u202F" }
# Hasta este número, las cifras van seguidas.
-most-ungrouped = 9999

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
# Delante de una casilla de la columna i, «e»; delante de las dos esquinas de la columna o, «u».
list-and =
    { $before } { $after ->
        [i1] e
        [i2] e
        [i3] e
        [i4] e
        [i5] e
        [i6] e
        [i7] e
        [i8] e
        [i9] e
        [i10] e
        [i11] e
        [i12] e
        [i13] e
        [i14] e
       *[other] y
    } { $after }
list-or =
    { $before } { $after ->
        [o1] u
        [o8] u
       *[other] o
    } { $after }

## Las cosas y sus nombres

labelled = { $what }: { $thing }
printed-rules = Reglas originales · { $rules }
