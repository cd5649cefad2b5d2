### Corsaires

## Noms

side-corsairs = Corsaires
side-convoy = Convoi
piece =
    { $piece ->
        [corsair] corsaire
        [escort] escorteur
       *[freighter] cargo
    }
    .the =
        { $piece ->
            [escort] l’{ piece }
           *[other] le { piece }
        }
corsair-count =
    { $corsairs ->
        [0] aucun corsaire
        [one] { $corsairs } corsaire
       *[other] { $corsairs } corsaires
    }
escorts =
    { $line ->
        [yes] la ligne de { $first } à { $last }
       *[no] l’escorteur en { $first }
    }
turn-count =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }

## La page d’accueil et la préparation

name = Corsaires
tagline =
    Six escorteurs gardent un cargo qui ne peut pas bouger seul. Six corsaires arrivent par les coins du plateau pour
    l’emporter, poste après poste.
facts = 2 joueurs · 20 minutes · ni hasard, ni secret
credit = Du blog Poisonous Cloak, d’après Royal Jelly de Hempuli (Arvi Teikari).

group-board = Plateau et camps
option-size = Plateau
    .why = Un plateau plus petit avantage les corsaires, un plus grand le convoi.
    .five = 61 postes
    .four = 37 postes (pour les corsaires)
    .six = 91 postes (pour le convoi)
    .eight = 169 postes (le plateau entier)
option-corsairs = Qui joue les corsaires
    .why = Les corsaires commencent. À la revanche, vous changez de camp.
    .first = Place 1
    .second = Place 2
    .random = Au hasard
option-match = Match
    .why = En deux parties, chacun joue les deux camps ; si chacun en gagne une, la plus courte compte.
    .one = Une partie
    .two = Deux parties

group-corsairs = Corsaires
option-second = Le second mouvement
    .why = Un tour des corsaires compte un ou deux mouvements.
    .may = Facultatif
    .must = Obligatoire si possible
option-return = Aller et retour
    .why = Un tour peut-il tout laisser comme avant ?
    .barred = Interdit
    .allowed = Permis
option-pull = Remorquer
    .why = Quel voisin un corsaire peut-il remorquer quand il avance ?
    .any = N’importe lequel
    .straight = Seulement celui juste derrière
option-pulls = Remorquages par tour
    .why = Avec un seul par tour, le convoi est fort.
    .two = Un par mouvement
    .one = Un seul
option-stuck = Si aucun corsaire ne peut bouger
    .why = Cela arrive quand ils sont tous immobilisés et qu’aucun ne peut entrer.
    .pass = Ils passent
    .convoy = Le convoi gagne

group-convoy = Convoi
option-rest = Attendre
    .why = Le convoi peut-il passer ? Si oui, les corsaires ne peuvent pas l’obliger à ouvrir une brèche.
    .no = Un escorteur doit bouger
    .yes = Le convoi peut passer
option-line = Formations
    .why = Quels escorteurs d’une ligne droite peuvent naviguer ensemble ?
    .part = N’importe quelle partie de la ligne
    .whole = Seulement la ligne entière
option-broadside = De côté
    .why = Une ligne peut-elle naviguer de côté ?
    .yes = Dans les six directions
    .no = Seulement dans son axe
option-corners = Escorteurs dans les coins
    .why = Un escorteur dans un coin empêche les corsaires d’y entrer.
    .open = Permis
    .barred = Interdits

group-captures = Immobiliser et capturer
option-release = Si les gardiens sont remorqués
    .why = Quand un corsaire immobilisé redevient-il libre, s’il lui reste moins de deux navires voisins ?
    .end = Après le tour
    .once = Aussitôt
option-shield = Le cargo comme bouclier
    .why = Un corsaire à côté du cargo est-il à l’abri d’une capture ?
    .no = Non
    .yes = Oui
option-captures = Captures pour gagner
    .why = Combien de corsaires le convoi doit-il capturer ?
    .five = Cinq
    .six = Six

group-end = La fin
option-limit = Tours
    .why = Les tours des deux camps comptent. Après le dernier, le convoi gagne.
    .hundred = 100
    .two-hundred = 200
    .none = Sans limite
option-repetition = Trois fois la même position
    .why = Le compte est visible pour vous deux.
    .convoy = Le convoi gagne
    .off = Sans effet

preset-even = Plus équilibré
    .why =
        Un seul changement à la règle d’origine : plusieurs escorteurs ne naviguent que dans le sens de leur ligne. Entre
        joueurs de même force, les deux camps gagnent à peu près aussi souvent. Les corsaires sont plus difficiles à jouer au
        début.
preset-standard = Règle d’origine
    .why = La règle d’origine. Elle avantage le convoi, qui gagne environ trois parties sur quatre.
preset-small = Au corps à corps
    .why =
        Un petit plateau et une partie plus courte. La règle d’origine y avantage les corsaires, et ces variantes aident le
        convoi.
preset-match = Match équitable
    .why = Deux parties : chacun joue les deux camps.

level =
    { $level ->
        [0] Navigue au hasard : ne pense qu’à ce tour, et presque tout lui échappe.
        [1] Ne pense qu’à ce tour et manque la plupart des coups, mais choisit mieux parmi les autres.
        [2] Ne pense qu’à ce tour, et environ la moitié des coups lui échappe.
        [3] Prévoit toujours votre réponse, et souvent plus. Préparez vos pièges de loin.
       *[other] Prévoit au moins trois tours : aucune prise du cargo possible en deux tours des corsaires ne lui échappe.
    }

## Pourquoi une action est refusée

illegal-over = La partie est finie.
illegal-not-your-turn = C’est à l’adversaire de jouer.
illegal-only-for =
    { $side ->
        [corsairs] Seuls les corsaires font cela. Vous jouez le convoi : déplacez vos escorteurs.
       *[convoy] Seul le convoi fait cela. Vous jouez les corsaires : entrez, avancez ou sortez, puis finissez votre tour.
    }
illegal-off-board = Il n’y a pas de poste { $post } sur ce plateau.
illegal-not-corner = Les corsaires entrent et sortent par les six coins, et { $post } n’est pas un coin.
illegal-occupied = Le poste { $post } n’est pas libre.
illegal-no-reserve = Vous n’avez pas de corsaire en réserve.
illegal-left-this-turn = Le seul corsaire en réserve vient de sortir ; il pourra revenir à un tour suivant.
illegal-entered-this-turn = Le corsaire en { $post } vient d’entrer ; il pourra sortir à un tour suivant.
illegal-no-corsair = Il n’y a pas de corsaire en { $post }.
illegal-entangled = Le corsaire en { $post } est immobilisé et ne peut pas bouger à ce tour.
illegal-hemmed-in = Le corsaire en { $post } ne peut aller nulle part.
illegal-not-adjacent = Un corsaire avance sur un poste voisin, et { $to } n’est pas voisin de { $from }.
illegal-nothing-to-pull = Il n’y a en { $post } ni escorteur ni cargo à remorquer.
illegal-pull-too-far = Un corsaire remorque un navire voisin, et { $ship } n’est pas voisin de { $corsair }.
illegal-pull-not-straight = Dans cette partie, un corsaire ne remorque que le navire juste derrière lui.
illegal-second-pull = Dans cette partie, on ne remorque qu’une fois par tour, et vous l’avez déjà fait.
illegal-corner-barred = Dans cette partie, les escorteurs ne vont pas dans les coins, et { $post } en est un.
illegal-two-moves = Vous avez fait vos deux mouvements : finissez votre tour, ou annulez-en un.
illegal-turns-back = Votre tour ne peut pas tout laisser comme au début.
illegal-move-first = Déplacez au moins un corsaire avant de finir votre tour.
illegal-move-again = Dans cette partie, il faut faire un second mouvement si c’est possible.
illegal-may-not-pass =
    { $side ->
        [corsairs] Vous ne pouvez passer que si aucun corsaire ne peut bouger.
       *[convoy] Le convoi ne peut pas passer tant qu’un escorteur peut bouger.
    }
illegal-freighter-stays = Le cargo ne bouge jamais seul ; seuls les corsaires le remorquent.
illegal-no-escort = Il n’y a pas d’escorteur en { $post }.
illegal-no-line = { $first } et { $last } ne sont pas les deux bouts d’une ligne droite.
illegal-whole-line = Dans cette partie, une formation est une ligne entière : d’autres escorteurs en font partie.
illegal-in-line-only = Dans cette partie, une formation ne va que dans son axe.
illegal-not-straight =
    Un escorteur va tout droit, dans l’une des six directions, et { $to } n’est pas en ligne droite depuis { $from }.
illegal-not-together = Les navires d’une formation vont tous dans la même direction et aussi loin.
illegal-leaves-board = Une partie de la ligne sortirait du plateau.
illegal-blocked = Le poste { $post } barre la route : il n’est pas libre.

## Ce qui a décidé de la partie

reason-freighter = Les corsaires ont emmené le cargo hors du plateau.
reason-captures =
    { $captures ->
        [5] Le convoi a capturé cinq corsaires.
       *[other] Le convoi a capturé { $captures } corsaires.
    }
reason-turn-limit = Le tour { $turn } est fini, et le cargo est sauf.
reason-repetition = La même position pour la troisième fois : le convoi est sauf.
reason-stuck = Aucun corsaire ne peut bouger.
reason-both-games = Le vainqueur a gagné les deux parties du match. { $ending }
reason-fewer-turns = Chacun a gagné une partie, et la plus courte compte : { $fewer } tours contre { $more }.
reason-same-turns = Chacun a gagné une partie en { turn-count } : le match est nul.

## Un poste tel qu’un lecteur d’écran le lit : son nom et ceci, séparés par des virgules

post-corner = coin
post-empty = libre
post-entangled = immobilisé
post-entangled-soon = va être immobilisé
post-doomed = va être capturé
post-danger = en danger
post-left = un navire vient d’en partir
post-came = vient de bouger
post-captured = un corsaire a été capturé ici
post-chosen = choisi
post-ghost = { piece.the } sera ici
post-pull = peut être remorqué
post-entry = un corsaire peut entrer
post-reach = à portée
post-choose = peut être choisi
post-next = { $before } ; { $after }
file = Colonne { $file } : { $posts }.
file-empty = Colonne { $file } : vide.

reserve-place =
    Réserve, { corsair-count }{ $state ->
        [chosen] , l’un est choisi
        [open] , peut être choisie
       *[idle] {""}
    }

## Ce qu’il faut faire

prompt-corsair =
    { $reserve ->
        [0] Choisissez un corsaire à déplacer.
       *[other] Choisissez un corsaire à déplacer, ou un coin libre par où en faire entrer un.
    }
prompt-enter = Choisissez un coin libre par où le corsaire entre.
prompt-destination = Choisissez où va le corsaire en { $post }.
prompt-pull-off =
    Choisissez un navire à emmener hors du plateau{ $alone ->
        [yes] , ou sortez seul.
       *[no] .
    }
prompt-pull =
    { $alone ->
        [yes] Choisissez un navire à remorquer, ou allez seul en { $post }.
       *[no] Choisissez un navire à remorquer : le corsaire ne peut pas aller seul en { $post }.
    }
prompt-continue = Vous avez fait un mouvement. Faites-en un autre, ou finissez votre tour.
prompt-must-continue = Vous avez fait un mouvement. Dans cette partie, il en faut un second.
prompt-end = Vous avez fait vos mouvements : finissez votre tour, ou annulez-en un.
prompt-escort =
    Choisissez un escorteur à déplacer, ou les deux bouts d’une ligne{ $pass ->
        [yes]  ; ou passez.
       *[no] .
    }
prompt-sail-to =
    Choisissez où va { escorts }{ $line ->
        [yes] .
       *[no] , ou l’autre bout d’une ligne.
    }
prompt-sail =
    Prêt : { escorts } va en { $target }{ $line ->
        [yes] {" "}et { $end }.
       *[no] .
    }
prompt-pass =
    { $side ->
        [corsairs] Aucun corsaire ne peut bouger : vous passez.
       *[convoy] Aucun escorteur ne peut bouger : vous passez.
    }

confirm-end = Finir le tour
confirm-move = Avancer
confirm-alone = Aller seul
confirm-pass = Passer
confirm-sail = Naviguer

## Ce qui s’est passé. Les notes sont aussi dans le journal, à côté de la notation.

event-enter = Un corsaire entre en { $corner }.
event-enter-on = Un corsaire entre en { $corner } et continue jusqu’en { $to }.
event-step = Le corsaire en { $from } avance en { $to }.
event-step-on = Le corsaire en { $from } avance en { $over }, puis en { $to }.
event-step-pull = Le corsaire en { $from } avance en { $to } et remorque { piece.the } de { $ship } en { $from }.
event-leave = Le corsaire en { $from } sort du plateau.
event-leave-pull = Le corsaire en { $from } sort du plateau et emmène { piece.the }.
event-sail = L’escorteur va de { $first } à { $target }.
event-sail-line = { $escorts } escorteurs vont en ligne de { $first }–{ $last } à { $target }–{ $end }.
event-end = Les corsaires finissent leur tour.
event-pass =
    { $side ->
        [corsairs] Les corsaires passent.
       *[convoy] Le convoi passe.
    }

note-captured =
    { $corsairs ->
        [1] Le corsaire en { $posts } est capturé.
       *[other] Les corsaires en { $posts } sont capturés.
    }
note-entangled =
    { $corsairs ->
        [1] Le corsaire en { $posts } est immobilisé.
       *[other] Les corsaires en { $posts } sont immobilisés.
    }
note-second-time = La même position pour la deuxième fois.
note-first-game =
    { $ending } { $side ->
        [corsairs] Les corsaires gagnent
       *[convoy] Le convoi gagne
    } la première partie du match en { turn-count }. Vous changez de camp, et la seconde commence.

## Les indices, et ce que vous pouvez faire

# Ce qui suit « Voici mon coup : ».
proposal-enter = faire entrer un corsaire en { $corner }
proposal-step = avancer le corsaire de { $from } en { $to }
proposal-step-pull = avancer le corsaire de { $from } en { $to } et remorquer le navire en { $ship }
proposal-leave = sortir du plateau depuis { $from }
proposal-leave-pull = sortir du plateau depuis { $from } avec le navire en { $ship }
proposal-sail = mener l’escorteur de { $first } à { $target }
proposal-sail-line = mener les escorteurs de { $first }–{ $last } à { $target }–{ $end }
proposal-end = finir le tour ici
proposal-pass = passer ce tour

# Ce qui suit le coup proposé, comme raison.
purpose-wins = Ce coup gagne.
purpose-threatens-to-win = Si le convoi ne vous arrête pas, vous sortez le cargo du plateau au tour suivant.
purpose-drags-freighter =
    { $distance ->
        [0] Le cargo est alors sur un coin, à un pas de la sortie.
        [1] Le cargo est alors à un poste d’un coin.
       *[other] Le cargo est alors à { $distance } postes d’un coin.
    }
purpose-threatens-freighter = Au tour suivant, vous pourriez alors remorquer le cargo.
purpose-takes-escort = Le convoi perd cet escorteur, et votre corsaire peut rentrer par n’importe quel coin.
purpose-frees =
    { $corsairs ->
        [1] Cela libère votre corsaire en { $posts }.
       *[other] Cela libère vos corsaires en { $posts }.
    }
purpose-escapes = Ainsi, le convoi ne peut ni immobiliser ni capturer aucun de vos corsaires à son prochain tour.
purpose-drags-escort = Ce coup éloigne un escorteur du cargo.
purpose-threatens-escort = Au tour suivant, vous pourriez alors sortir l’escorteur en { $post } du plateau.
purpose-enters =
    { $corsairs ->
        [1] Il faut des corsaires sur le plateau pour atteindre le cargo.
       *[other]
            { $distance ->
                [1] Le convoi doit alors surveiller { $corsairs } corsaires, le plus proche à côté du cargo.
               *[other] Le convoi doit alors surveiller { $corsairs } corsaires, le plus proche à { $distance } postes du cargo.
            }
    }
purpose-nears =
    { $distance ->
        [1] Votre corsaire est alors à côté du cargo.
       *[other] Votre corsaire est alors à { $distance } postes du cargo.
    }
purpose-returns = De la réserve, il peut entrer par un autre coin.
purpose-ends-safe = Vos corsaires sont en sûreté là où ils sont.
purpose-captures =
    { $corsairs ->
        [1] Ce coup capture le corsaire en { $posts }.
       *[other] Ce coup capture les corsaires en { $posts }.
    }
purpose-saves-freighter =
    { $danger ->
        [dragged-off] Les corsaires s’apprêtent à sortir le cargo du plateau, et ce coup les en empêche.
       *[other] Les corsaires s’apprêtent à remorquer le cargo, et ce coup les en empêche.
    }
purpose-entangles =
    { $corsairs ->
        [1] Ce coup immobilise le corsaire en { $posts } : il ne pourra pas bouger au prochain tour.
       *[other] Ce coup immobilise les corsaires en { $posts } : ils ne pourront pas bouger au prochain tour.
    }
purpose-threatens-to-capture = Au tour suivant, vous pourriez alors capturer le corsaire en { $post }.
purpose-threatens-to-entangle = Au tour suivant, vous pourriez alors immobiliser le corsaire en { $post }.
purpose-guards = Des escorteurs occupent alors { $escorts } des 6 postes autour du cargo, et les corsaires ont moins d’accès.
purpose-closes-in =
    { $distance ->
        [1] Cet escorteur est alors à côté du corsaire en { $post } : un navire de plus l’immobilise.
       *[other] Cet escorteur est alors à { $distance } postes du corsaire en { $post } : deux navires à côté de lui l’immobilisent.
    }
purpose-keeps-safe = Ainsi, les corsaires ne peuvent pas remorquer le cargo à leur prochain tour.
plan-next = Ensuite : { $action }.

aim-corsairs = Votre but : sortir du plateau avec le cargo.
aim-convoy =
    Votre but : capturer { $captures ->
        [5] cinq
       *[other] six
    } corsaires{ $limit ->
        [0] { $repeats ->
            [yes] , ou garder le cargo sauf jusqu’à ce que la même position se présente pour la troisième fois.
           *[no] .
        }
       *[other] , ou garder le cargo sauf jusqu’à la fin du tour { $limit }.
    }
possible-enter = Un corsaire peut entrer en { $corners } ; vous en avez { $reserve } en réserve.
possible-step =
    { $ships ->
        [1] Votre corsaire en { $posts } peut avancer sur un poste libre.
       *[other] Vos corsaires en { $posts } peuvent avancer sur un poste libre.
    }
possible-leave =
    { $ships ->
        [1] Votre corsaire en { $posts } peut sortir du plateau.
       *[other] Vos corsaires en { $posts } peuvent sortir du plateau.
    }
possible-pull =
    { $ships ->
        [1] Vous pouvez remorquer le navire en { $posts }.
       *[other] Vous pouvez remorquer les navires en { $posts }.
    }
possible-end = Vous pouvez finir votre tour.
possible-sail =
    { $ships ->
        [1] Un escorteur peut naviguer : { $posts }.
       *[other] { $ships } escorteurs peuvent naviguer : { $posts }.
    }
possible-sail-in-line =
    { $lines ->
        [1] Une ligne d’escorteurs peut naviguer en formation.
       *[other] { $lines } lignes d’escorteurs peuvent naviguer en formation.
    }
possible-pass = Vous pouvez passer.
possible-entangled =
    { $ships ->
        [1] Le corsaire en { $posts } est immobilisé et ne peut pas bouger.
       *[other] Les corsaires en { $posts } sont immobilisés et ne peuvent pas bouger.
    }
possible-no-third = Vous avez fait vos deux mouvements : il n’y en a pas de troisième.
possible-no-second = Vous ne pouvez pas faire de second mouvement.
possible-freighter-stays = Le cargo ne peut pas bouger seul.

coach-goals =
    { $goals ->
        [0] Ce navire ne peut pas bouger pour l’instant.
        [one] Ce navire peut aller sur { $goals } poste.
       *[other] Ce navire peut aller sur { $goals } postes.
    }
coach-held = Ce corsaire est immobilisé et ne peut pas bouger à ce tour.
coach-danger =
    { $danger ->
        [entangled] Le convoi pourrait l’immobiliser au prochain tour.
        [captured] Le convoi pourrait le capturer au prochain tour.
        [dragged] Un corsaire pourrait le remorquer au prochain tour.
        [dragged-off] Un corsaire pourrait l’emmener hors du plateau au prochain tour.
       *[none] Rien ne peut lui arriver au prochain tour.
    }
coach-safe = Il serait à l’abri en { $posts }.
coach-safe-nowhere = Il ne serait à l’abri sur aucun d’eux.
coach-captures = En allant en { $posts }, il capture un corsaire.
coach-entangles = En allant en { $posts }, il immobilise un corsaire.

## Sur la table

board = Le plateau
keys =
    Flèches : haut et bas le long d’une colonne, gauche et droite vers la colonne voisine. En diagonale : 7, 9, 1 et 3, comme
    sur un pavé numérique, ou Origine, Page haut, Fin et Page bas.
reserve = Réserve
counters = Réserve et tours
entangled = Immobilisé : ne peut pas bouger au tour des corsaires.
doomed = Sera capturé à la fin du tour du convoi si rien ne change.
danger = Les corsaires peuvent prendre le cargo en un tour.
resign-match = Abandonner tout le match, et pas seulement cette partie ?
lost-corsairs =
    { $lost ->
        [one] { $lost } corsaire capturé sur { $ships }
       *[other] { $lost } corsaires capturés sur { $ships }
    } ; à { $captures }, le convoi gagne
lost-escorts =
    { $lost ->
        [one] { $lost } escorteur perdu sur { $ships }
       *[other] { $lost } escorteurs perdus sur { $ships }
    }
turn = Tour { $turn }
turn-of-limit = Tour { $turn } sur { $limit }
second-time = Cette position pour la 2e fois ; à la 3e, le convoi gagne
game-of-match = Partie { $game } sur 2
status-in-match = { $game }. { $turn }
passed = A passé.
won-first = A gagné la première partie en { turn-count }.

picture = Un plateau : { $ships }.
picture-empty = Un plateau vide.
picture-ships =
    { $piece ->
        [corsair] { $ships ->
            [1] corsaire
           *[other] corsaires
        }
        [escort] { $ships ->
            [1] escorteur
           *[other] escorteurs
        }
       *[freighter] cargo
    } en { $posts }

## L’éditeur de positions

editor-turn = À qui de jouer
editor-captured = Corsaires capturés
editor-turns-left = Tours restants
editor-six-corsairs = Il n’y a que six corsaires en tout : sur le plateau, en réserve ou capturés.
editor-six-escorts = Il n’y a que six escorteurs.
editor-freighter = Le cargo doit être sur le plateau.

## La leçon

lesson-enter = Entrer sur le plateau
    .task =
        Vous jouez les corsaires. Ils attendent hors du plateau et entrent par les six coins, les postes ornés d’une rose des
        vents. Votre tour compte un ou deux mouvements : touchez deux coins, puis finissez votre tour.
    .done = Voilà deux corsaires sur le plateau. Ce serait maintenant au convoi de jouer, puis de nouveau à vous.
    .failed =
        Cela fait un tour aussi. Mais ici, faites entrer deux corsaires, l’un après l’autre, puis finissez votre tour.
lesson-pull = Remorquer un escorteur
    .task =
        Un corsaire avance sur un poste voisin libre, et peut remorquer un navire qui était à côté de lui. Celui en g4 ne le
        peut pas : à côté de deux navires, il est immobilisé. Touchez-le pour voir. Avancez ensuite avec celui en g3, et
        remorquez l’escorteur en f4.
    .done = L’escorteur est là où était votre corsaire, et l’anneau autour du cargo a une brèche.
    .failed = C’est possible, mais l’escorteur en f4 doit finir en g3 : choisissez g3, puis un poste libre, puis f4.
lesson-leave = Emmener un escorteur
    .task =
        Depuis un coin, un corsaire peut sortir du plateau et emmener un navire à côté de lui. Un escorteur emmené est perdu
        pour de bon. Choisissez le corsaire en e1, puis la réserve, puis l’escorteur en e2.
    .done = Le convoi a un escorteur de moins. Votre corsaire est en réserve, et pourra revenir à un tour suivant.
    .failed = C’est possible, mais l’escorteur reste en jeu. Sortez par e1, et emmenez l’escorteur en e2.
lesson-freighter = Le cargo
    .task =
        Voici comment gagner : sortez du plateau avec le cargo. Il faut deux mouvements. Avec le corsaire en e2, avancez sur
        le coin e1 en remorquant le cargo ; puis sortez en le remorquant encore.
    .done =
        Vous avez gagné. Deux mouvements, deux remorquages : dès qu’un corsaire libre est à côté du cargo et à côté d’un
        coin, pensez-y.
    .failed = Ainsi, le cargo vous échappe. Avancez sur le coin en remorquant le cargo, puis sortez en le remorquant.
lesson-two = À deux corsaires
    .task =
        Cette fois, l’un de vos corsaires est dans le coin. Il n’est pas à côté du cargo, et il gêne celui qui l’est. Vous
        pouvez pourtant gagner dès ce tour : comment ?
    .done = C’est cela : l’un amène le cargo à côté du coin, l’autre l’emmène.
    .failed =
        Pas encore. Avec le corsaire en e2, avancez sur un poste libre en remorquant le cargo en e2. Celui en e1 sort ensuite
        avec le cargo.
lesson-entangle = L’autre camp
    .task =
        Vous jouez maintenant le convoi. Un escorteur va tout droit, aussi loin que vous voulez. Un corsaire à côté de deux de
        vos navires à la fin de votre tour est immobilisé : il ne peut pas bouger à son tour. Amenez un second navire à côté
        du corsaire en g3.
    .done = Le voilà pris : il reste où il est pour un tour. Le cargo compte aussi comme navire.
    .failed =
        C’est possible, mais aucun corsaire n’est immobilisé. Amenez un second navire à côté de g3 : l’escorteur en e4 peut
        aller en f3.
lesson-line = Une ligne se déplace
    .task =
        Un corsaire à côté de trois escorteurs à la fin de votre tour est capturé. Des escorteurs en ligne droite peuvent
        naviguer ensemble, dans leur axe. Touchez c6 et c7, les deux bouts d’une ligne, puis où aller, et capturez le corsaire
        en b4.
    .done = Capturé, et hors jeu. Une ligne amène deux navires d’un coup : c’est ainsi qu’on surprend les corsaires.
    .failed = Ainsi, rien n’est capturé. Menez ensemble c6 et c7 en c4 et c5 : avec b5, cela fait trois.
lesson-danger = Cargo en danger
    .task =
        La marque sur le cargo vous avertit : les corsaires peuvent le prendre à leur prochain tour. Le corsaire en e2 est
        déjà à côté du cargo. Avec un navire de plus à côté de lui, il ne pourra pas bouger.
    .done = Il est immobilisé, et le cargo est sauf pour un tour.
    .failed =
        Les corsaires prendraient le cargo à leur prochain tour. Amenez un escorteur à côté de e2 : celui en d5 peut aller en
        d2.
lesson-last = Le cinquième corsaire
    .task =
        Quatre corsaires sont capturés : avec le cinquième, vous gagnez. Vous gagnez aussi si le cargo est encore là à la fin du
        tour 100, ou si la même position revient une troisième fois. Capturez le corsaire en c3.
    .done = Gagné : c’est le cinquième. Vous connaissez maintenant les deux camps.
    .failed = Il est encore là. Amenez un troisième navire à côté de lui : de e4, un escorteur peut aller en d3.

## Les problèmes

puzzle-catch = Prendre le cargo
    .task =
        Vous jouez les corsaires. Trouvez le bon tour, et vous emportez le cargo au suivant, quoi que fasse le convoi.
    .done = Vous avez d’abord remorqué, et en un tour le convoi n’avait plus rien pour garder son cargo.
    .failed = C’est peut-être un bon tour, mais le convoi peut encore garder son cargo.
puzzle-fifth = La dernière capture
    .task =
        Vous jouez le convoi. Trouvez le bon tour, et vous capturez au suivant le corsaire qui vous donne la partie,
        quoi que fassent les corsaires.
    .done = En un tour, les corsaires ne pouvaient pas tous se mettre à l’abri.
    .failed = Les corsaires peuvent encore s’en sortir.
puzzle-save = Sauver le cargo
    .task = Vous jouez le convoi. Les corsaires vont prendre le cargo, et un seul tour le sauve au prochain.
    .done = Après cela, aucun corsaire ne pouvait emporter le cargo. Après tout autre tour, si.
    .failed = Maintenant, les corsaires prennent le cargo à leur prochain tour.
puzzle-quiet = Un tour discret
    .task =
        Vous jouez les corsaires. Trouvez le tour qui ne remorque rien, mais vous permet d’emporter le cargo au suivant,
        quoi que fasse le convoi.
    .done = Vos corsaires étaient si bien placés qu’aucun tour du convoi ne pouvait leur retirer le cargo.
    .failed = C’est peut-être un bon tour, mais le convoi peut encore garder son cargo.
puzzle-net = Deux dans le filet
    .task = Vous jouez le convoi. Capturez deux corsaires en un seul tour.
    .done = En un tour, chacun d’eux était à côté de trois escorteurs.
    .failed = Cela ne capture pas deux corsaires.
