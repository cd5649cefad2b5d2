### Bataille corse

## Noms

cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
pattern =
    { $pattern ->
        [pair] paire
        [sandwich] sandwich
        [sequence] suite
       *[ten] total de dix
    }
    .a =
        { $pattern ->
            [pair] une { pattern }
            [sequence] une { pattern }
           *[other] un { pattern }
        }
seat-name = Joueur { $seat }

## La page d’accueil et la préparation

name = Bataille corse
tagline = Les cartes tombent une à une sur la pile. Dès que deux pareilles se suivent, tapez avant tout le monde !
facts = 2 à 6 joueurs · 5 à 10 minutes · cartes et vivacité
credit = Jeu traditionnel.

group-pace = Joueurs et rythme
option-seats = Joueurs
    .why = Plus on est nombreux, plus la partie est longue.
    .two = Deux
    .three = Trois
    .four = Quatre
    .five = Cinq
    .six = Six
option-first = Place 1
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-second = Place 2
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-third = Place 3
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-fourth = Place 4
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-fifth = Place 5
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
option-sixth = Place 6
    .why = { player-why }
    .person = { player-person }
    .computer = { player-computer }
player-why = Si une personne et un ordinateur tapent au même instant, c’est la tape de la personne qui compte.
player-person = Une personne
player-computer = Un ordinateur
option-pace = Vitesse des ordinateurs
    .why = À quelle vitesse ils posent et tapent. Dans une partie calme, ils attendent que vous demandiez leurs cartes.
    .brisk = Vive
    .easy = Deux fois plus lents
    .slow = Quatre fois plus lents
    .calm = Calme
option-window = La dernière chance de taper
    .why = Combien de temps vous pouvez encore taper une pile avant qu’elle soit ramassée.
    .standard = 1,2 seconde
    .short = 0,6 seconde
    .long = 2 secondes
    .calm = 5 secondes
    .calmest = 15 secondes
option-grace = Cartes recouvertes
    .why = Combien de temps une tape compte encore quand une autre carte est tombée par-dessus.
    .standard = 0,2 seconde
    .none = Pas du tout
    .long = 0,4 seconde
    .calm = 2 secondes
    .calmest = 5 secondes
option-auto-flip = Si un joueur traîne
    .why = Sa carte peut être posée à sa place.
    .off = Les autres attendent
    .on = Posée au bout de 3 secondes

group-patterns = Ce qui se tape
variation-off = Non
variation-on = Oui
option-sandwich = Le sandwich
    .why = Deux pareilles avec une carte entre elles : roi, 7, roi.
    .off = { variation-off }
    .on = { variation-on }
option-sequence = La suite
    .why = Deux cartes dont les rangs se suivent : 8, 9.
    .off = { variation-off }
    .on = { variation-on }
option-rising = Le sens d’une suite
    .why = Est-ce que 9, 8 compte aussi ?
    .either = En montant ou en descendant
    .rising = En montant seulement
option-ace-rank = L’as dans une suite
    .why = À côté de quels rangs est-il ?
    .both = Le 2 et le roi
    .low = Le 2 seulement
option-ten = Le total de dix
    .why = Deux cartes qui font dix : 4, 6.
    .off = { variation-off }
    .on = { variation-on }
option-ace-nine = As et 9
    .why = Font-ils dix, eux aussi ?
    .never = Ne font pas dix
    .ten = Font dix
option-joker-pairs = Deux jokers
    .why = Forment-ils une paire ?
    .match = Forment une paire
    .never = Ne vont avec rien

group-mistakes = Erreurs
option-penalty = Taper à tort coûte
    .why = Les cartes vont face cachée sous la pile, ou aux autres joueurs.
    .three = 3 cartes
    .one = 1 carte
    .each = 1 carte à chacun des autres
    .ban = 3 secondes sans taper
option-mistakes = Trois erreurs sans cartes
    .why = À la troisième, vous êtes hors jeu.
    .cleared = Depuis la dernière pile gagnée
    .kept = Dans toute la partie

group-dry = Sans cartes
option-dry = Si vous n’avez plus de cartes
    .why = Combien de temps pouvez-vous revenir en tapant ?
    .stays = Autant que vous voulez
    .out = Jusqu’à votre prochain tour
option-short = Trop peu de cartes pour répondre
    .why = Si vous n’avez plus de cartes avant la fin de vos essais.
    .borrow = Vous empruntez au joueur suivant
    .pass = Le joueur suivant continue
    .out = Vous êtes hors jeu
option-last = Si un seul joueur a des cartes
    .why = Comment les autres ont leur dernière chance de taper.
    .window = Une dernière chance
    .flip-on = Ce joueur pose d’abord toutes ses cartes
option-nobody = Si plus personne n’a de carte
    .why = Cela n’arrive presque jamais.
    .honour = La dernière figure, le dernier as ou joker prend la pile
    .redeal = On redistribue les cartes

group-cards = Cartes et fin
option-leftovers = Cartes en trop
    .why = Si on ne peut pas les distribuer également.
    .dealt = Certains en ont une de plus
    .under = Elles vont sous la pile
option-starter = Première carte
    .why = Qui la pose ?
    .random = Un joueur au hasard
    .person = La première personne
option-jokers = Jokers
    .why = Ce sont eux qui donnent le plus d’essais : cinq.
    .in = Les deux
    .out = Aucun
option-collect = Une pile gagnée
    .why = Mélangée, il n’y a rien à retenir.
    .block = Retournée
    .shuffle = Mélangée
option-limit = La partie s’arrête
    .why = Le joueur qui a le plus de cartes gagne alors.
    .plays = Après 10 000 cartes
    .minutes = Après dix minutes

preset-race = Trois façons de taper
    .why = Paires, sandwichs et suites en montant. Environ cinq minutes, dix au plus.
preset-standard = Règle d’origine
    .why = Les paires seulement, à deux.
preset-all = Toutes les combinaisons
    .why = Sandwich, suite et total de dix : une carte sur quatre se tape.
preset-four = Table ronde
    .why = Quatre joueurs, trois façons de taper, dix minutes.
preset-easy = Posé
    .why = Des ordinateurs deux fois plus lents, et plus de temps pour taper.
preset-calm = Calme
    .why = Les cartes vous attendent, et la pile aussi.

## Pourquoi une action est refusée

illegal-over = La partie est finie.
illegal-removed = Vous êtes hors jeu.
illegal-not-your-turn = C’est à un autre joueur de poser la prochaine carte.
illegal-window = La pile va être ramassée : tapez-la maintenant, ou attendez.
illegal-too-soon = Une carte vient de tomber à l’instant.
illegal-overdue = Autre chose vient d’abord.
illegal-not-by-hand = Cela se fait tout seul.

## Ce qui a décidé de la partie

reason-all = Toutes les cartes sont dans une seule main.
reason-plays = Dix mille cartes ont été posées : qui en a le plus gagne.
reason-time = Les dix minutes sont écoulées : qui a le plus de cartes gagne.
reason-nobody = Il ne reste personne pour ramasser la pile.

## La pile et les places telles qu’un lecteur d’écran les lit

pile-empty = La pile est vide
pile-top = Pile de { cards } : { $top }
pile-tops = Pile de { cards } : { $top }, dessous { $below }
pile =
    { $pile }{ $under ->
        [0] .
        [1]  ; 1 carte cachée dessous.
       *[other]  ; { $under } cartes cachées dessous.
    }
seat = { $name } : { $state }.
seat-lays = à poser la prochaine carte
seat-banned = sans pouvoir taper un instant
mistakes =
    { $mistakes ->
        [one] { $mistakes } erreur sur 3
       *[other] { $mistakes } erreurs sur 3
    }
out = hors jeu
no-cards = sans cartes
banned = bas les pattes

## Ce qu’il faut faire

attempts =
    { $attempts ->
        [one] { $attempts } essai restant
       *[other] { $attempts } essais restants
    }
prompt-lay = Posez une carte.
prompt-answer = Répondez par une figure, un as ou un joker : { attempts }.
prompt-watch = Surveillez la pile.
prompt-next = Demandez la carte suivante.
prompt-dry = Vous n’avez plus de cartes : revenez en tapant.
prompt-dry-last = Vous n’avez plus de cartes : revenez en tapant. Encore une erreur, et vous êtes hors jeu.
prompt-removed = Vous êtes hors jeu.

## Ce qui s’est passé

cost-cards = { cards } sous la pile
cost-gifts =
    { $cards ->
        [one] { cards } donnée
       *[other] { cards } données
    }
cost-ban = 3 secondes sans taper
cost-removed = troisième erreur, hors jeu

event-laid = { CAPITAL(card) }.
event-laid-by = { $name } : { card }.
event-call = { CAPITAL($call) }.
event-borrowed = Emprunt : { card }.
note-borrowed = { CAPITAL(card) } (emprunt)
note-ignored = Ne compte pas.
event-won =
    { $name } : { pattern }, { cards }{ $back ->
        [yes] , de retour en jeu.
       *[no] .
    }
note-won =
    { CAPITAL(pattern) } au bout de { $ms } ms : { cards }{ $back ->
        [yes] , de retour en jeu.
       *[no] .
    }
verdict-won =
    { $name } : { pattern } ! { cards } au bout de { $ms } ms{ $back ->
        [yes] , de retour en jeu
       *[no] {""}
    }
event-mistaken = { $name } : rien à taper, { $cost }.
note-mistaken = Rien à taper : { $cost }.
event-taken = { $name } : { cards }.
note-taken = Pile ramassée : { cards }.
event-unanswered = { $name } : { cards }, faute de réponse ({ card }).
note-unanswered = Pile ramassée : { cards }, faute de réponse ({ card }).
dealt-again = Plus personne n’a de carte : on redistribue tout.
event-stopped = La partie est finie.
note-stopped = La partie est arrêtée.

## Ce qui se passe, à côté de la pile

call-leads = Première carte : { $name }
call-lays = Prochaine carte : { $name }
call-challenge =
    { $rank ->
        [none] {""}
       *[other] { CAPITAL(rank) } : {""}
    }{ $you ->
        [yes] { attempts } pour vous
       *[no] { attempts } ({ $name })
    }
# $you is yes if the player is "You".
call-window =
    Dernière chance ! { $you ->
        [yes] Ensuite, la pile est à vous
       *[no] { $name } prend ensuite la pile
    }
call-window-open = Dernière chance
call-over = La partie est finie

## Ce que vous pouvez faire

aim = Votre but : gagner toutes les cartes. Quand la pile montre quelque chose à taper, soyez le plus rapide.
possible-lay = C’est à vous de poser une carte.
possible-tap = Vous pouvez taper la pile quand elle montre { $patterns }.
possible-not-your-turn = C’est à un autre joueur de poser la prochaine carte.
possible-window = La pile va être ramassée : personne ne pose de carte pour l’instant.

## À la table

keys =
    Seul au clavier, vous tapez avec Espace et posez avec Entrée. À plusieurs, chacun a deux touches, inscrites sur ses
    boutons. P met la partie en pause.
table = La pile
lay = Poser
tap = Taper
next-card = Carte suivante
key-enter = Entrée
key-space = Espace
keys-of = { $name } : poser avec { $lay }, taper avec { $tap }.
shortcut = touche { $key }
status-line =
    { $cards ->
        [0] Cartes distribuées
        [1] Une carte posée
       *[other] { $cards } cartes posées
    }
more-below = { $cards } de plus dessous
face-down =
    { $cards ->
        [one] { $cards } carte cachée
       *[other] { $cards } cartes cachées
    }
behind = { $name } : { $ms } ms plus tard
level =
    Tape au bout de { $ms } ms environ, en laisse passer { $misses } sur 100, { $errs ->
        [yes] tape parfois à tort.
       *[no] ne tape jamais à tort.
    }

## Après la partie

plots = Le fil de la partie
packets = Cartes
packet-sizes = { $name } : { cards } au début, { $fewest } au moins, { $most } au plus, { $last } à la fin.
reaction-times = Réflexes
reactions =
    { $won ->
        [0] { $name } : aucune pile tapée en premier
        [1] { $name } : une pile tapée en premier, au bout de { $fastest } ms
       *[other] { $name } : { $won } piles tapées en premier, d’ordinaire au bout de { $median } ms, au mieux de { $fastest } ms
    }{ $lost ->
        [0] {""}
        [1]  ; un autre a été plus vif une fois
       *[other]  ; d’autres ont été plus vifs { $lost } fois
    }{ $mistakes ->
        [0] .
        [1]  ; une tape à tort.
       *[other]  ; { $mistakes } tapes à tort.
    }
resign-all = Abandonner ? La partie s’arrête pour tout le monde, et vous la perdez.

## La leçon

lesson-why = Une minute avec des piles préparées : quand taper, et quand ne pas taper.
lesson-start = Commencer la leçon
lesson-pair = Deux cartes de même rang, l’une sur l’autre : tapez !
lesson-sandwich = Deux cartes de même rang avec une carte entre elles : tapez !
lesson-sequence = Deux rangs qui se suivent, l’un sur l’autre : tapez !
lesson-ten = Deux cartes qui font dix : tapez !
lesson-nothing = Bien vu, il n’y avait rien à taper.
lesson-right = Juste, au bout de { $ms } ms.
lesson-wrong = Il n’y avait rien à taper.
lesson-missed = Il fallait taper.
lesson-end =
    { $right ->
        [one] { $right } bonne réponse sur { $all }.
       *[other] { $right } bonnes réponses sur { $all }.
    }
lesson-again = Encore une fois
