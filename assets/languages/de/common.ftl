### Was alle Kataloge benutzen dürfen: Karten, Aufzählungen, der Name der Sprache.

language-name = Deutsch

# Zwischen Gruppen von drei Ziffern.
-group-separator = { "." }

## Karten

suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }
rank =
    { $rank ->
        [jack] Bube
        [queen] Dame
        [king] König
        [ace] Ass
       *[other] { $rank }
    }
index-jack = B
index-queen = D
index-king = K
# `.the` steht auch in Aufzählungen, deren Fall nicht bekannt ist: ohne Artikel passt es überall. `.a` ist eine Karte, die jemand
# gezogen hat, im Akkusativ. `.nom`, `.acc` und `.dat` haben den Artikel.
card =
    { $rank ->
        [joker] Joker
       *[other] { suit }-{ rank }
    }
    .the = { card }
    .a =
        { $rank ->
            [joker] einen Joker
           *[other] { card.acc }
        }
    .nom =
        { $rank ->
            [joker] der { card }
            [jack] der { card }
            [king] der { card }
            [ace] das { card }
           *[other] die { card }
        }
    .acc =
        { $rank ->
            [joker] den { card }
            [jack] den { suit }-Buben
            [king] den { card }
            [ace] das { card }
           *[other] die { card }
        }
    .dat =
        { $rank ->
            [joker] dem { card }
            [jack] dem { suit }-Buben
            [king] dem { card }
            [ace] dem { card }
           *[other] der { card }
        }

## Wer spielt

# So heißt, wer allein vor dem Bildschirm spielt.
you = Du
# Nach einem Namen: $you, yes oder no, sagt, ob es „Du“ ist.
has =
    { $you ->
        [yes] hast
       *[no] hat
    }

## Aufzählungen

list-next = { $before }, { $after }
list-and = { $before } und { $after }
list-or = { $before } oder { $after }

## Dinge und ihre Namen

labelled = { $what }: { $thing }
printed-rules = Originalregeln · { $rules }
