### Chevaliers & corsaires

## Noms

colour-red = Rouge
colour-black = Noir
colour =
    { $colour ->
        [red] { colour-red }
       *[black] { colour-black }
    }
cards =
    { $cards ->
        [0] aucune carte
        [1] une carte
        [2] deux cartes
        [3] trois cartes
       *[other] { $cards } cartes
    }
more-cards =
    { $cards ->
        [0] aucune carte de plus
        [1] une carte de plus
        [2] deux cartes de plus
        [3] trois cartes de plus
       *[other] { $cards } cartes de plus
    }
hidden-cards =
    { $cards ->
        [0] aucune carte cachée
        [1] une carte cachée
        [2] deux cartes cachées
        [3] trois cartes cachées
       *[other] { $cards } cartes cachées
    }

## La page d’accueil et la préparation

name = Chevaliers & corsaires
tagline =
    Disputez-vous neuf cases, trois cartes contre trois. Si vous gagnez une bataille, votre plus petite carte reste sur la
    grille ; si vous la perdez, c’est à vous d’attaquer.
facts = 2 joueurs · 10 minutes · cartes et bluff
credit = De Jonathan Hinson.

group-players = Joueurs
option-colours = Couleurs
    .why = Les deux paquets ont les mêmes cartes : aucune couleur n’est meilleure.
    .random = Au hasard
    .first-red = Rouge à la place 1
    .first-black = Noir à la place 1
option-starter = Première attaque
    .why = Mieux vaut défendre d’abord, mais l’avantage est mince.
    .random = Au hasard
    .first = Place 1
    .second = Place 2
option-series = Première attaque de la revanche
    .why = Qui attaque en premier à la partie suivante.
    .alternate = Chacun son tour
    .loser = Le perdant

group-winning = Victoire
line-suit = Une enseigne
line-colour = Une couleur (plus facile)
option-first-line = Lignes de la place 1
    .why = Ce que trois cartes en ligne doivent avoir en commun. Une couleur suffit : un coup de pouce au moins fort.
    .suit = { line-suit }
    .colour = { line-colour }
option-second-line = Lignes de la place 2
    .why = La même chose pour la place 2.
    .suit = { line-suit }
    .colour = { line-colour }
option-lines = Qui peut compléter une ligne
    .why = Le défenseur qui gagne une bataille pose une carte, lui aussi.
    .both = Attaquant et défenseur
    .attacker = L’attaquant seul
option-influence = Influence
    .why = Gagnez-vous aussi la partie si vous défendez une case que touchent trois de vos cartes et gagnez la bataille ?
    .attacker = L’attaquant seul
    .both = Le défenseur aussi
option-majority = Grille pleine
    .why = Ce qui compte si personne n’a de ligne. La couleur ne compte que si elle suffit aux deux joueurs pour une ligne.
    .suit = Le plus de cartes d’une enseigne
    .colour = Le plus de cartes d’une couleur

group-cards = Cartes et mains
option-hand = Main
    .why = Combien de cartes vous avez en main entre deux batailles.
    .seven = Sept cartes
    .five = Cinq cartes
option-aces = As
    .why = Au-dessus du roi ou au-dessous du 2.
    .high = Fort
    .low = Faible
option-discards = Défausses
    .why = Ouvertes, vous pouvez les regarder. Les ordinateurs se souviennent des cartes de toute façon.
    .open = Ouvertes
    .closed = Fermées

group-battles = Batailles
option-ties = Cartes égales
    .why = Laquelle est la meilleure.
    .defender = Celle du défenseur
    .attacker = Celle de l’attaquant
option-neighbours = Voisines
    .why = Vos cartes autour d’une case doivent-elles se battre pour elle, ou dites-vous combien le font ?
    .must = Doivent se battre
    .may = Peuvent se battre
option-naming = Plus de voisines qu’il n’en faut
    .why = Lesquelles comptent pour un défenseur.
    .highest = Les plus fortes
    .defender = Au choix du défenseur
option-placing = La carte que vous posez
    .why = Si une voisine était plus petite que toutes les cartes que vous avez jouées.
    .lowest = La plus petite jouée
    .winner = N’importe quelle carte jouée
option-reserve = Victoire sans carte jouée
    .why = Ce que vous posez si vos trois cartes étaient déjà sur la grille.
    .lowest = La plus petite de la main
    .any = N’importe laquelle de la main
    .pile = Le dessus de la pioche

preset-standard = Règle d’origine
    .why = Le jeu tel que son auteur l’a écrit.
preset-newcomer = Débutant et expert
    .why = Une couleur suffit à la place 1 pour une ligne.
preset-easy = Lignes faciles
    .why = Une couleur suffit aux deux joueurs pour une ligne.
preset-quick = Mains légères
    .why = Cinq cartes au lieu de sept.

level =
    { $level ->
        [0] Joue ce qui convient : ne voit une ligne qu’une fois formée, et manque la plupart des autres coups.
        [1] Ne voit une ligne qu’une fois formée, et manque sept coups sur dix.
        [2] Voit ce que la grille peut devenir, mais ne compte pas les cartes. Manque trois coups sur dix.
        [3] Compte vos cartes et joue mille parties de tête avant chaque coup.
       *[other] Compte vos cartes et joue vingt mille parties de tête avant chaque coup.
    }

## Pourquoi une action est refusée

how-many =
    { $exact ->
        [yes] { cards }
       *[no] { $least } à { $cards } cartes
    }
illegal-over = La partie est finie.
illegal-not-your-turn = C’est à l’adversaire de jouer.
illegal-attack = Vous êtes l’attaquant : choisissez une case et attaquez.
illegal-defend = On vous attaque : répondez avec vos cartes.
illegal-place = Vous avez gagné la bataille : choisissez la carte à poser.
illegal-centre-first = La première bataille a lieu au centre, en b2.
illegal-taken = La case { $space } est prise : une carte posée sur la grille y reste.
illegal-not-held = Vous n’avez pas { card.the } en main.
illegal-twice = Une même carte, { card.the }, ne peut pas être à la fois visible et cachée.
illegal-influence-only = Trois de vos cartes touchent { $space } : posez-y une carte, sans bataille, et vous gagnez.
illegal-no-influence = Pour gagner par influence, il faut trois de vos cartes autour de la case ; autour de { $space }, vous en avez { $near }.
illegal-face-down =
    { $exact ->
        [yes] { $cards ->
            [0] Ici, vous ne posez pas de carte cachée, mais vous en avez choisi { $found }.
           *[other] Ici, vous posez { hidden-cards }, pas { $found }.
        }
       *[no] Ici, vous posez { $least } à { $cards } cartes cachées, pas { $found }.
    }
illegal-answer =
    { $exact ->
        [yes] { $cards ->
            [0] Ici, vous répondez sans carte de votre main, mais vous en avez choisi { $found }.
           *[other] Ici, vous répondez avec { cards }, pas { $found }.
        }
       *[no] Ici, vous répondez avec { $least } à { $cards } cartes, pas { $found }.
    }
illegal-naming =
    { $neighbours ->
        [0] Ici, vous ne choisissez pas vos voisines : toutes celles qui le peuvent comptent.
       *[other] Vous avez plus de voisines qu’il n’en compte ici : choisissez-en { $neighbours }, chacune une fois, par ordre alphabétique.
    }
illegal-no-neighbour = Vous n’avez pas de carte en { $space } qui touche la case disputée.
# $lowest is yes if another card is lower.
illegal-not-placeable =
    { $lowest ->
        [yes] Seule une de vos cartes les plus basses peut être posée, et { card.the } n’en est pas une.
       *[no] Vous ne pouvez pas poser { card.the }.
    }

## Ce qui a décidé la partie

reason-line = Trois cartes en ligne : { $first }, { $second }, { $third }.
reason-influence = Influence : trois cartes du vainqueur touchent { $space }.
reason-suits = La grille est pleine : plus de cartes d’une même enseigne.
reason-colours = La grille est pleine : plus de cartes d’une même couleur.
reason-last-battle = La grille est pleine, les enseignes sont à égalité. La dernière bataille décide : qui l’a gagnée gagne la partie.

## Une case pour un lecteur d’écran

space-card = { $space }, { card }, { colour }
space-contested = { $space }, case disputée, { card } visible
space-empty = { $space }, vide
# $suit est l’enseigne de la carte qui compléterait une ligne.
space-winning = une carte de { suit } gagnerait ici
space-line = dans la ligne
space-last = dernière carte posée
space-counts = compte dans cette bataille
space-chosen = choisie
space-influence = vous pouvez gagner ici par influence
space-attack = vous pouvez attaquer ici
space-name = vous pouvez la choisir

## Une carte de la main

hand-card =
    { card }{ $role ->
        [open] , choisie comme carte visible
        [hidden] , choisie comme carte cachée
        [answer] , choisie pour répondre
        [placed] , choisie pour être posée
       *[none] {""}
    }
role-open = visible
role-hidden = cachée
role-answer = réponse
role-placed = à poser

## Ce qu’il faut faire

prompt-space = À vous d’attaquer : choisissez une case.
prompt-open = Vous attaquez { $space } : choisissez votre carte visible.
prompt-hidden = Vous attaquez { $space } : choisissez encore { hidden-cards }.
prompt-attack =
    Prêt à attaquer { $space }.{ $cards ->
        [0] {""}
       *[other] {" "}Vous pouvez ajouter { cards }.
    }
prompt-influence = Trois de vos cartes touchent { $space } : choisissez n’importe quelle carte, et vous gagnez.
prompt-win = Posez { card.the } en { $space }, et vous gagnez.
prompt-answer =
    Vous défendez { $space } : choisissez { $begun ->
        [yes] { more-cards }
       *[no] { cards }
    }.
prompt-naming =
    { $neighbours ->
        [1] Choisissez encore une voisine qui compte.
       *[other] Choisissez encore { $neighbours } voisines qui comptent.
    }
prompt-defend =
    Prêt à défendre { $space }.{ $cards ->
        [0] {""}
       *[other] {" "}Vous pouvez ajouter { cards }.
    }
# $lowest is yes if only a lowest card may be placed.
prompt-placed =
    Vous avez gagné { $space } : { $lowest ->
        [yes] vos deux cartes les plus basses se valent ; choisissez celle à y poser.
       *[no] choisissez la carte à y poser.
    }
prompt-place = Posez { card.the } en { $space }.

confirm-attack = Attaquer
confirm-win = Prendre et gagner
confirm-defend = Défendre
confirm-place = Poser

## Ce qui s’est passé

# Après un nom : $you, yes ou no, dit si c’est « Vous ».
has =
    { $you ->
        [yes] avez
       *[no] a
    }
attacked =
    { $name } { has } attaqué { $space } : { card.the } visible{ $cards ->
        [0] .
       *[other] {" "}et { hidden-cards }.
    }
took = { $name } { has } pris { $space } par influence avec { card.the }, et gagné.
chooses = { $name } { has } gagné { $space }. Reste à choisir la carte à y poser.
best-three = Les trois meilleures cartes : { $best }.
verdict =
    { $name } { has } gagné { $space } avec { $count ->
        [3] les trois meilleures cartes
       *[other] deux des trois meilleures cartes
    }.
headline =
    { $name } { has } gagné { $space }{ $tie ->
        [yes] {" "}grâce à l’égalité
       *[no] {""}
    }
tie =
    Les cartes du milieu étaient égales : à égalité, { $attacks ->
        [yes] l’attaquant
       *[no] le défenseur
    } l’emporte.
stays = { CAPITAL(card.the) } reste en { $space }.
wins-by-influence = { $name } { has } gagné la partie par influence.
attacks-next =
    { $you ->
        [yes] C’est à vous d’attaquer.
       *[no] C’est à { $name } d’attaquer.
    }

## Les conseils, et ce que vous pouvez faire

# Ce qui suit « Voici mon coup : ».
proposal-attack =
    attaquer { $space } avec { card.the } visible{ $cards ->
        [0] {""}
       *[other] {" "}et { $hidden } face cachée
    }
proposal-influence = prendre { $space } avec { card.the } et gagner
proposal-defend =
    { $cards ->
        [0] répondre sans carte de votre main
       *[other] répondre avec { $answer }
    }
proposal-place = laisser { card.the } sur la grille

# Ce qui suit le coup proposé, comme raison.
purpose-line = Une carte de { suit } laissée là compléterait votre ligne.
purpose-block = Une carte de { suit } laissée là compléterait la ligne de l’adversaire.
purpose-threat = Alors une carte de { suit } en { $spaces } compléterait votre ligne.
purpose-beside =
    { $cards ->
        [1] Une de vos cartes voisines s’y bat avec vous.
        [2] Deux de vos cartes voisines s’y battent avec vous.
       *[other] { $cards } de vos cartes voisines s’y battent avec vous.
    }
purpose-wins = Cela gagne la partie.
purpose-strong = Ce sont vos cartes les plus fortes : aucune autre ne gagne plus sûrement.
purpose-weak = Ce sont vos cartes les plus faibles : vous risquez peu et gardez les meilleures.
purpose-lines =
    { $lines ->
        [1] Une ligne que vous pouvez encore compléter passe par cette case.
        [2] Deux lignes que vous pouvez encore compléter passent par cette case.
        [3] Trois lignes que vous pouvez encore compléter passent par cette case.
       *[other] { $lines } lignes que vous pouvez encore compléter passent par cette case.
    }
purpose-keeps = Vous gardez { card.the } pour une autre bataille.

aim-suit = Votre but : trois cartes d’une même enseigne en ligne, ou une case que touchent trois de vos cartes quand vous attaquez.
aim-colour = Votre but : trois cartes de votre couleur en ligne, ou une case que touchent trois de vos cartes quand vous attaquez.
possible-attack = Vous pouvez attaquer { $spaces }.
possible-attack-space = { $space } avec { how-many }
possible-influence = Vous pouvez gagner tout de suite : posez n’importe quelle carte { $spaces }.
possible-influence-space = en { $space }
possible-answer =
    { $cards ->
        [0] Vous répondez à l’attaque de { $space } sans jouer de carte.
       *[other] Vous répondez à l’attaque de { $space } avec { how-many } de votre main.
    }
possible-place = Vous choisissez la carte qui reste sur la grille : { $choices }.
possible-centre-first = Vous ne pouvez pas encore attaquer ailleurs : la première bataille a lieu au centre.
possible-no-influence = Vous ne pouvez pas gagner sans bataille pour l’instant : aucune case vide ne touche trois de vos cartes.

coach-card =
    { $unseen ->
        [0] L’adversaire n’a plus de carte que vous n’ayez vue.
        [1] L’adversaire ne peut avoir qu’une carte que vous n’ayez pas vue, et elle { $stronger ->
            [0] n’est pas plus forte.
           *[other] est plus forte.
        }
       *[other] Sur les { $unseen } cartes que l’adversaire peut encore avoir, { $stronger ->
            [0] aucune n’est plus forte.
            [1] une seule est plus forte.
           *[other] { $stronger } sont plus fortes.
        }
    }
coach-open =
    { $how ->
        [stronger] Elle est plus forte que la carte visible.
        [weaker] Elle est plus faible que la carte visible.
       *[equal] Elle est aussi forte que la carte visible.
    }
coach-overspent =
    { CAPITAL($enough) } { $cards ->
        [1] aurait
       *[other] auraient
    } gagné la bataille aussi bien que { $spent }.
coach-hand = Vous vous battez ici avec { cards } de votre main.
coach-own = Vous vous battez ici avec { $own } et { cards } de votre main.
coach-theirs = À côté, l’adversaire a { $theirs }.
coach-line = Une carte de { suit } laissée ici compléterait votre ligne.
coach-influence = Trois de vos cartes touchent cette case : attaquez ici et vous gagnez sans bataille.

## Sur la table

battle =
    { $number ->
        [1] Première bataille
        [2] Deuxième bataille
        [3] Troisième bataille
        [4] Quatrième bataille
        [5] Cinquième bataille
        [6] Sixième bataille
        [7] Septième bataille
        [8] Huitième bataille
        [9] Neuvième bataille
       *[other] Dernière bataille
    }
grid = Grille de trois sur trois
grid-card = { $space } { card }
grid-with = { grid } : { $cards }
keys = Avec les flèches, vous parcourez la grille et votre main ; de partout, 1 à 9 en choisissent les cartes.
hand = Votre main
the-battle = La bataille
attacks = attaque
defends = défend
open = visible
face-down = cachée
on-grid = sur la grille
from-hand = de la main
how = Les six cartes, de la meilleure à la moins bonne : avec deux des trois meilleures, on gagne la bataille.
in-hand = { cards } en main
pile = Pioche : { $cards }
discards = Défausse : { $cards }
placed = posée
wins = gagne
ordinal =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }

## L’éditeur de positions

editor-turn = Qui attaque
editor-hand = Main de { colour }
editor-hand-card = Carte { $number }
editor-centre = S’il y a des cartes sur la grille, il en faut une au centre, en b2.

## La leçon

lesson-battle = Une bataille
    .task =
        Vous avez les cartes rouges, et vous attaquez. La première bataille a lieu sur la case du milieu. Choisissez trois
        cartes : la première est visible, les deux autres sont cachées. Votre adversaire répond ensuite avec trois cartes.
    .done =
        On classe les six cartes, de la meilleure à la moins bonne. Avec deux des trois meilleures, on gagne la bataille. La
        plus petite carte du vainqueur reste sur la case, et c’est au perdant d’attaquer.
    .failed = { "" }
lesson-middle = La carte du milieu
    .task =
        Maintenant, vous défendez. Comparez les cartes du milieu : celle de vos trois cartes et celle des trois cartes
        adverses. La plus forte gagne ; à égalité, c’est la vôtre, puisque vous défendez. Le roi est visible, les cartes à
        côté sont cachées. Un as avec deux petites cartes est faible : visez la meilleure carte du milieu possible.
    .done = Votre carte du milieu était la plus forte, et le roi n’y a rien changé. Votre plus petite carte reste sur la grille.
    .failed = Perdu. Jouez vos trois meilleures cartes, le 8, le 9 et l’as : votre carte du milieu est alors le 9.
lesson-neighbours = Les voisines
    .task =
        Vos cartes qui touchent une case doivent se battre pour elle, à la place de cartes de votre main. Deux cartes rouges
        touchent a2 : vous y attaquez donc avec une seule carte. Essayez.
    .done =
        Perdu, même avec un as : le 3 et le 5 se battaient pour vous, et votre carte du milieu ne pouvait pas dépasser le 5.
        Dans une bataille, de petites voisines sont un fardeau.
    .failed = C’est une autre case. Attaquez a2, avec la carte de votre choix.
lesson-influence = L’influence
    .task =
        Mais les voisines peuvent vous faire gagner la partie. Quand vous attaquez, une case vide que touchent trois de vos
        cartes est à vous : posez-y une carte, sans bataille, et vous gagnez. Trouvez cette case.
    .done = Vous avez gagné par influence. Seul l’attaquant peut le faire.
    .failed = Trois cartes rouges touchent c1 : celles de b1, b2 et c2. Posez-y n’importe quelle carte.
lesson-line = Une ligne
    .task =
        Trois cartes d’une même enseigne en ligne gagnent aussi. Le 4 et le 7 de cœur sont à vous. Si vous gagnez, la plus
        petite carte que vous avez jouée reste : gagnez la bataille pour c3, avec un cœur comme plus petite carte.
    .done = Trois cœurs en ligne : vous avez gagné.
    .failed =
        Pas encore de ligne. Attaquez c3 avec deux cartes assez fortes pour gagner. La plus petite doit être un cœur : le 10
        ou le roi.
lesson-threat = La menace adverse
    .task =
        Trois cartes noires touchent c1. Si Noir attaque ensuite, vous perdez la partie. Or c’est au perdant d’une bataille
        d’attaquer : gagner ailleurs ne sert à rien. Battez-vous pour c1.
    .done = Gagnée ou perdue, la case est prise, et la menace est écartée.
    .failed = Maintenant, Noir attaque c1 et gagne. Battez-vous vous-même pour c1.
lesson-lose = Perdre pour gagner
    .task =
        Trois cartes rouges touchent c1, mais seul l’attaquant peut prendre cette case, et vous défendez. C’est au perdant
        d’attaquer ensuite. La carte visible de Noir est un 4 : perdez cette bataille, puis prenez c1.
    .done = Vous avez perdu une bataille et gagné la partie.
    .failed = Vous avez gagné la bataille, et Noir attaque de nouveau. Répondez avec votre plus petite carte.
lesson-last = La dernière case
    .task =
        Si la grille se remplit sans ligne, le joueur qui a le plus de cartes d’une même enseigne gagne. Vous avez trois
        cœurs ; Noir a au plus deux cartes d’une enseigne. À égalité, le vainqueur de la dernière bataille gagne la partie.
        Gagnez la dernière bataille.
    .done = Trois cœurs contre deux cartes d’une enseigne : vous avez gagné. Et vous avez tout vu.
    .failed = Avec un troisième pique, Noir égalise, et Noir a gagné la dernière bataille. Jouez deux cartes fortes.

## Les problèmes

puzzle-line = Une attaque sûre
    .task =
        Gagnez la partie avec cette bataille, quelles que soient les cartes de votre adversaire. Où attaquez-vous, et
        avec quelles cartes ?
    .done =
        Quelle que soit la réponse, vous aviez deux des trois meilleures cartes, et votre plus petite complétait la
        ligne.
    .failed = Cela ne gagne pas à coup sûr : certaines mains l’arrêtent.
puzzle-lose = Perdre à coup sûr
    .task =
        Vous gagnez par influence dès que vous attaquez, et c’est au perdant d’attaquer. Répondez de façon à perdre
        cette bataille, quelles que soient les cartes cachées.
    .done = Aucune carte cachée ne pouvait vous faire gagner la bataille. L’attaque était donc à vous, et la case avec.
    .failed = Avec certaines cartes, vous gagneriez cette bataille, ou perdriez la case.
puzzle-stop = Arrêter l’influence
    .task =
        Votre adversaire gagne par influence à sa prochaine attaque. Empêchez-le en gagnant une bataille, quelles que
        soient ses cartes.
    .done = Quelles que soient ses cartes, vous gagniez la bataille, et votre carte est sur la case qu’il lui fallait.
    .failed = Votre adversaire peut gagner cette bataille, ou garde une case à prendre.
puzzle-answer = Une réponse sûre
    .task =
        Vous défendez. Répondez de façon à gagner la partie avec cette bataille, quelles que soient les cartes cachées.
    .done =
        Quelles que soient les cartes cachées, vous aviez deux des trois meilleures, et votre plus petite complétait la
        ligne.
    .failed = Cela ne gagne pas à coup sûr.
