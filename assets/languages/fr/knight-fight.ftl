### Combat de cavaliers

## Noms

side =
    { $side ->
        [x] X
       *[o] O
    }
other-side =
    { $side ->
        [x] O
       *[o] X
    }
# La couleur d’une case : au féminin.
colour =
    { $colour ->
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }
colour-letter =
    { $colour ->
        [red] r
        [blue] b
       *[yellow] j
    }
chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

## La page d’accueil et la préparation

name = Combat de cavaliers
tagline =
    Chacun commence avec un cavalier au milieu du plateau. Chaque coup en ajoute un ; quatre en ligne gagnent la manche.
    Sept anomalies changent les règles, une à la fois ou toutes ensemble.
facts = 2 joueurs · 10 à 20 minutes · rien de caché, ou presque tout
credit = De pseudonam, pour The Genius: Variations on a Theme.

group-anomalies = Anomalies
off = Sans
on = Avec
option-airdrop = Largage
    .why = Avec un nouveau cavalier, vous pouvez lâcher du crottin sur une case vide : plus personne ne peut y venir.
    .off = { off }
    .two = Deux chacun
    .one = Un chacun
    .three = Trois chacun
option-bidding = Enchères
    .why = Plus de tour de jeu : vous misez tous les deux des jetons en secret. La plus forte mise va à l’autre joueur, et le coup est à vous.
    .off = { off }
    .free = Avec, premier coup de X libre
    .auction = Avec, dès le premier coup
option-coloration = Coloration
    .why = Chaque case est rouge, bleue ou jaune. Vous ne pouvez pas aller sur la couleur où l’adversaire vient d’aller.
    .off = { off }
    .on = { on }
option-trap = Piège à cheval
    .why = Avant chaque coup, l’adversaire piège une case en secret. Un cavalier qui y arrive est perdu.
    .off = { off }
    .shown = Avec, pièges montrés après le coup
    .hidden = Avec, pièges vides gardés secrets
option-sickness = Maladie
    .why = Un cavalier qui en engendre un autre s’affaiblit. S’il recommence, il disparaît.
    .off = { off }
    .on = { on }
option-snapshot = Instantané
    .why = Vous ne voyez que vos cavaliers et le dernier coup de l’adversaire. Du reste, il faut vous souvenir.
    .off = { off }
    .on = { on }
    .assisted = Avec, et des rappels
option-tic-tac-toe = Morpion
    .why = Quatre en ligne ne gagnent pas. Trois en ligne font un point, et six points gagnent la manche.
    .off = { off }
    .on = { on }

group-match = Le match
option-row = Pour gagner une manche
    .why = Avec quatre en ligne, X peut toujours gagner, s’il sait comment. Cinq, c’est plus dur.
    .four = Quatre en ligne
    .five = Cinq en ligne
option-favoured = Joueur favorisé
    .why = Il choisit son camp en premier, et gagne le match si tout le reste est égal.
    .random = Au hasard
    .first = Place 1
    .second = Place 2
option-sides = X et O aux manches suivantes
    .why = X joue en premier.
    .choice = Chacun choisit à son tour
    .swap = On échange les camps
option-tie = Une manche partout
    .why = Ce qui décide alors du match. Une troisième manche aide le joueur favorisé : à force égale, il gagne environ quatre fois sur cinq.
    .moves = La manche gagnée en moins de coups
    .third = Une troisième manche
option-clock = Pendules
    .why = Vous avez une minute par coup, et trois de plus par manche. Ensuite, l’adversaire joue pour vous, ou bien le hasard.
    .off = { off }
    .on = { on }

preset-standard = Simple
    .why = Sans anomalie : quatre en ligne.
preset-five = Cinq en ligne
    .why = Pour ceux qui savent comment X gagne avec quatre.
preset-all = La totale
    .why = Les sept anomalies à la fois.
daily-airdrop = Aujourd’hui : Largage
    .why = { anomaly-why }
daily-bidding = Aujourd’hui : Enchères
    .why = { anomaly-why }
daily-coloration = Aujourd’hui : Coloration
    .why = { anomaly-why }
daily-trap = Aujourd’hui : Piège à cheval
    .why = { anomaly-why }
daily-sickness = Aujourd’hui : Maladie
    .why = { anomaly-why }
daily-snapshot = Aujourd’hui : Instantané
    .why = { anomaly-why }
daily-tic-tac-toe = Aujourd’hui : Morpion
    .why = { anomaly-why }
anomaly-why = Une anomalie par jour, la même pour tout le monde.

level =
    { $level ->
        [0] Joue au hasard et voit une menace sur dix. Retient vos quatre derniers coups.
        [1] Voit une menace sur cinq et fait des bourdes. Retient vos huit derniers coups.
        [2] Voit trois menaces sur quatre et fait peu de bourdes. Retient vos douze derniers coups.
        [3] N’oublie rien et cherche un gain forcé avant chaque coup.
       *[other] N’oublie rien et trouve de loin les gains forcés. Avec X, gagne toujours la partie simple.
    }

## Ce qui peut surprendre quand deux anomalies se rencontrent

note-airdrop-bidding = Le crottin fait partie du coup scellé : seul celui du gagnant tombe.
note-airdrop-trap = Le crottin tombe quand même si le cavalier qui l’apporte est pris au piège.
note-airdrop-sickness = Vous pouvez lâcher du crottin sur la case qu’un cavalier affaibli vient de quitter.
note-airdrop-snapshot = Si vous arrivez sur un crottin caché, votre coup est impossible et vous passez.
note-bidding-coloration = C’est la couleur du dernier coup de l’adversaire qui compte, même si vous avez joué depuis.
note-bidding-trap = Chacun pose un piège avec sa mise. Seul sert le piège de celui qui ne joue pas.
note-bidding-snapshot = Si le coup du gagnant est impossible, la mise est payée quand même, et c’est l’autre qui joue.
note-bidding-tic-tac-toe = Si vous ne pouvez pas jouer, personne ne mise : l’adversaire joue, tout simplement.
note-coloration-trap = La case d’un cavalier pris au piège compte quand même comme dernière couleur.
note-coloration-tic-tac-toe = S’il ne vous reste aucune case d’une couleur permise, vous passez, et vous ne perdez pas.
note-trap-sickness = Si un nouveau cavalier est pris au piège, celui qui l’a engendré ne s’affaiblit pas et ne disparaît pas.
note-sickness-snapshot = Vous ne voyez pas quels cavaliers adverses s’affaiblissent ou disparaissent.
note-sickness-tic-tac-toe = On recompte les points après chaque tour : ils peuvent baisser.

## Pourquoi une action est refusée

illegal-over = Le match est fini.
illegal-not-your-turn = C’est à l’adversaire de jouer.
illegal-time-is-up = Le temps est écoulé.
illegal-side = Pas encore : choisissez d’abord un camp, X ou O.
illegal-bid = Pas encore : il faut d’abord miser.
illegal-trap = Pas encore : il faut d’abord poser un piège, ou aucun.
illegal-spawn = Pas encore : choisissez d’abord où arrive votre cavalier.
illegal-too-few-chips = Vous avez { chips }.
illegal-taken = Il y a un cavalier en { $space }.
illegal-manured = Il y a du crottin en { $space }.
illegal-out-of-reach = Aucun de vos cavaliers n’est à un saut de { $space }.
illegal-hemmed-in = Le cavalier en { $space } n’a aucune case libre à un saut.
illegal-same-colour = { $space } est de couleur { colour }, comme la case du dernier coup de l’adversaire.
illegal-parent-missing = Nommez le cavalier qui engendre celui de { $space }.
illegal-parent-named = Sans la Maladie, on ne nomme pas le cavalier qui engendre le nouveau.
illegal-not-your-knight = Vous n’avez pas de cavalier en { $space }.
illegal-parent-too-far = { $space } n’est pas à un saut de { $parent }.
illegal-no-airdrop = Il n’y a pas de crottin dans ce match.
illegal-no-manure-left = Il ne vous reste plus de crottin.
illegal-drop-on-landing = Votre nouveau cavalier est en { $space } : pas de crottin là.
illegal-drop-for-other = Quand vous jouez pour l’adversaire, vous ne pouvez pas lâcher de crottin.
illegal-drop-taken = Le crottin demande une case vide, et { $space } ne l’est pas.

## Ce qui a décidé du match

reason-both-bouts = Le vainqueur a gagné les deux manches.
reason-one-bout = Le vainqueur a gagné une manche ; l’autre était nulle.
reason-fewer-moves = Une manche partout, et celle du vainqueur a pris moins de coups : { $fewer } contre { $more }.
reason-same-moves = Une manche partout, toutes deux en { moves }. L’égalité profite au joueur favorisé, indiqué à côté de son nom depuis le début.
reason-no-bout = Les deux manches étaient nulles. L’égalité profite au joueur favorisé, indiqué à côté de son nom depuis le début.
reason-third-bout = Une manche partout, et le vainqueur a gagné la troisième.
verdict-fewer =
    Une manche partout ; la vôtre a duré { moves }, l’autre { $theirs } : { $won ->
        [yes] vous gagnez le match
       *[no] vous perdez le match
    }.
verdict-same =
    Une manche partout, toutes deux en { moves }. { $won ->
        [yes] L’égalité est pour vous, le joueur favorisé depuis le début.
       *[no] L’égalité est pour votre adversaire, le joueur favorisé depuis le début.
    }
settled = La première manche a duré { moves }, et il fallait gagner celle-ci au coup { $by } au plus tard.

## Une case à haute voix

space-knight =
    { $weak ->
        [yes] cavalier { side } affaibli
       *[no] cavalier { side }
    }
space-manure = crottin
space-row = dans la ligne gagnante
space-latest = dernier coup de { side }
space-remembered = l’adversaire est venu ici
space-own-trap = votre piège
space-revealed-trap = il y avait un piège ici
space-sprung-trap = un piège a attrapé ici un cavalier { side }
space-ghost = votre nouveau cavalier arrive ici
space-drop = le crottin tombe ici
space-chosen = choisi
space-threat = { side } gagnerait ici
space-reach = à portée
space-parent = peut engendrer le nouveau cavalier
row-empty = Rangée { $row } : vide.
row = Rangée { $row } : { $spaces }.
row-next = { $before } ; { $after }

## Que faire

prompt-side = Choisissez votre camp pour la manche { $bout } : X joue en premier.
prompt-ready-side = Prêt : vous jouez { side }.
prompt-bid = Vous avez { chips } : combien misez-vous pour avoir le coup ?
prompt-ready-bid = Prêt : vous misez { chips }.
prompt-trap = Choisissez une case à piéger, ou pas de piège.
prompt-ready-trap = Prêt : un piège en { $space }.
prompt-ready-no-trap = Prêt : pas de piège.
prompt-landing = Choisissez où arrive votre nouveau cavalier.
prompt-for-other = L’adversaire n’a plus de temps : choisissez où arrive son nouveau cavalier.
prompt-landing-from = Choisissez où arrive le nouveau cavalier, à un saut de { $parent }.
prompt-parent = Choisissez quel cavalier engendre celui de { $space }.
prompt-drop = Choisissez une case vide pour le crottin.
prompt-ready =
    Prêt : un cavalier en { $space }{ $parent ->
        [none] {""}
       *[space] {" "}venu de { $parent }
    }{ $drop ->
        [none] .
       *[space] , avec du crottin en { $drop }.
    }{ $may-drop ->
        [yes] {" "}Vous pouvez lâcher du crottin avec lui.
       *[no] {""}
    }

confirm-side = Choisir
confirm-bid = Miser
confirm-trap = Valider
confirm-spawn = Placer

## Ce qui s’est passé

event-chosen =
    { $you ->
        [x] Manche { $bout } : vous avez X et jouez en premier.
        [o] Manche { $bout } : vous avez O ; X joue en premier.
       *[none] Manche { $bout } : la place { $seat } a X et joue en premier.
    }
target =
    { $you ->
        [yes] Gagnez cette manche au coup { $moves } au plus tard, sinon le match est perdu.
        [no] Votre adversaire doit gagner cette manche au coup { $moves } au plus tard, sinon le match est à vous.
       *[none] Qui a perdu la première manche doit gagner celle-ci au coup { $moves } au plus tard.
    }
target-why =
    La première manche a duré { moves }, et { $tie ->
        [yes] l’égalité est pour vous
        [no] l’égalité est pour votre adversaire
       *[none] l’égalité est pour le joueur favorisé
    }.
tie-rule =
    Une manche partout : le moins de coups gagne le match. { $favoured ->
        [drawn-yours] À égalité, vous gagnez : le sort a fait de vous le joueur favorisé.
        [yours] À égalité, vous gagnez : vous êtes le joueur favorisé.
        [drawn-theirs] À égalité, votre adversaire gagne : le sort en a fait le joueur favorisé.
        [theirs] À égalité, votre adversaire gagne : c’est le joueur favorisé.
       *[none] À égalité, le joueur favorisé gagne.
    }
tie-third = Une manche partout : une troisième décide.
event-sealed-bid = Votre mise de { chips } est scellée.
event-sealed-no-trap = Vous ne posez pas de piège.
event-sealed-trap = Votre piège en { $space } est scellé.
event-sealed-spawn = Votre coup en { $space } est scellé.
event-time-is-up = Le temps est écoulé.
not-yet-known = Caché jusqu’à la fin de la manche.
log-bid = { side } mise { chips }.
log-no-trap = { side } ne pose pas de piège.
log-trap = { side } pose un piège en { $space }.
log-spawn = { side } prévoit d’arriver en { $space }.
event-late-trap = Temps écoulé pour { side } : pas de piège.
event-late-bid = Temps écoulé pour { side } : la mise est de 0.
event-late-random = Temps écoulé pour { side } : le hasard joue.
event-late-opponent = Temps écoulé pour { side } : { other-side } joue à sa place.
event-bids = X mise { $x }, O mise { $o }.
event-bid-won = { side } emporte l’enchère et paie.
event-lands = { side } arrive en { $space }.
event-trapped = { side } tombe dans le piège en { $space }, et le cavalier est perdu.
event-impossible = Le coup de { side } en { $space } est impossible : quelque chose de caché est là. { side } passe.
event-passes = { side } passe.
event-manure = Du crottin tombe en { $space }.
event-trap = Il y avait un piège en { $space }.
event-vanishes = Le cavalier en { $space } disparaît.
event-weakens = Le cavalier en { $space } est maintenant affaibli.
event-points = Points : X { $x }, O { $o }.
event-no-move = { side } ne peut pas jouer et passe.

## Comment une manche s’est terminée

result-won =
    Manche { $bout } pour { $winner } en { moves } : { $ending ->
        [row] des cavaliers en ligne.
        [stuck] l’autre ne pouvait plus jouer.
        [last] personne ne pouvait plus jouer, et le vainqueur a joué le dernier.
        [points] six points atteints.
       *[tally] plus de points à la fin.
    }
headline-won = Manche { $bout } gagnée : { $winner }
headline-drawn = Manche { $bout } nulle
headline-row = Cavaliers alignés
next-bout = Manche suivante
result-equal = Manche { $bout } nulle en { moves } : points égaux.
result-limit = Manche { $bout } nulle : { $most } coups ont été joués.

## Ce que vous pouvez faire, et ce que vous ne pouvez pas faire

aim-row =
    Votre but : aligner { $knights ->
        [4] quatre
        [5] cinq
       *[other] { $knights }
    } de vos cavaliers, de haut en bas ou côte à côte.
aim-points = Votre but : six points. Trois de vos cavaliers en ligne en font un.
possible-choose = Vous choisissez X ou O pour la manche { $bout }. X joue en premier.
possible-bid = Vous pouvez miser jusqu’à { chips } pour avoir le coup.
possible-trap = Vous pouvez piéger n’importe quelle case, ou aucune.
possible-land =
    { $whose ->
        [opponent] Le nouveau cavalier de l’adversaire
       *[yours] Votre nouveau cavalier
    } peut arriver sur { $spaces ->
        [1] une seule case
       *[other] { $spaces } cases
    }{ $names ->
        [none] .
       *[names] {" "}: { $names }.
    }
possible-drop = Vous pouvez lâcher du crottin avec lui ; il vous en reste { $left }.
possible-barred =
    { $spaces ->
        [1] Une case à portée est { colour }, comme celle du dernier coup de l’adversaire : vous ne pouvez pas y aller.
       *[other] { $spaces } cases à portée sont { colour }s, comme celle du dernier coup de l’adversaire : vous ne pouvez pas y aller.
    }
possible-no-manure = Il ne vous reste plus de crottin.
possible-no-trap = Vous avez été pris au piège : vous n’en posez pas pour le prochain coup.

coach-goals =
    { $goals ->
        [0] Aucun cavalier ne peut partir d’ici.
        [one] D’ici, votre prochain cavalier peut arriver sur { $goals } case.
       *[other] D’ici, votre prochain cavalier peut arriver sur { $goals } cases.
    }
coach-wins = En { $names }, vous gagneriez.
coach-weak = Ce cavalier est affaibli : il disparaît quand le prochain part de lui.
coach-threats = L’adversaire gagnerait en { $names }.
coach-no-threat = L’adversaire ne peut pas gagner au prochain coup.

## Où chercher un coup

# Ce qui suit « Voici mon coup : ».
proposal-side = jouer { side }
proposal-bid = miser { $chips }
proposal-no-trap = ne pas poser de piège
proposal-trap = poser un piège en { $space }
proposal-spawn = placer un cavalier en { $space }
proposal-drop = placer un cavalier en { $space } et laisser du crottin en { $drop }

# Ce qui suit le coup proposé, comme raison.
purpose-first = X joue en premier : vos rangées arrivent un cavalier plus tôt.
purpose-wins = Ce coup gagne la manche.
purpose-blocks = L’adversaire y gagnerait.
purpose-forks = Au coup suivant, vous gagneriez en { $names }, et votre adversaire ne peut bloquer qu’une de ces cases.
purpose-threatens = Ensuite, vous gagneriez en { $names }.
purpose-points =
    { $points ->
        [1] Cela rapporte un point.
       *[other] Cela rapporte { $points } points.
    }
purpose-adds = Vous occupez alors { $knights } des { $spaces } cases de { $first } à { $last }, et aucun cavalier adverse n’y est.
purpose-closes =
    { $knights ->
        [1] Cela ferme { $first } à { $last }, où votre adversaire a déjà un cavalier.
       *[other] Cela ferme { $first } à { $last }, où votre adversaire a déjà { $knights } cavaliers.
    }
purpose-opens =
    { $spaces ->
        [1] Votre prochain cavalier peut alors arriver sur une case de plus.
       *[other] Votre prochain cavalier peut alors arriver sur { $spaces } cases de plus.
    }
coach-overbid = L’enchère était de { $bid } : une enchère de { $enough } aurait suffi.

## À la table

status-bout = Manche { $bout }
status-moves = Manche { $bout } · { moves }
board = Le plateau
board-summary = Un plateau : { $sides }.
board-side = { side } en { $spaces }
keys = Sur le plateau, les flèches vont de case en case, Origine et Fin aux bouts d’une rangée.
counters = Manche et dernier tour
your-side = Votre camp
your-bid = Votre mise
no-trap = Pas de piège
manure-left = Lâcher du crottin (reste { $left })
threats = Montrer les menaces
bid-less = Miser moins
bid-more = Miser plus
sealed = Scellé : { $parts }.
sealed-trap = un piège en { $space }
sealed-no-trap = pas de piège
sealed-spawn = un cavalier en { $space }
stock-points =
    { $points ->
        [one] { $points } point sur { $most }
       *[other] { $points } points sur { $most }
    }
stock-manure = Crottin : { $left }
mark-bouts =
    { $bouts ->
        [one] { $bouts } manche gagnée
       *[other] { $bouts } manches gagnées
    }
mark-favoured = gagne un match nul
mark-wins-tie = gagne à enchères égales
mark-banned = ne peut pas poser de piège
legend-win = Vous gagneriez ici.
legend-danger = L’adversaire gagnerait ici.
legend-weak = Affaibli : il disparaît s’il engendre encore.
legend-manure = Crottin : personne ne peut y venir.
legend-barred = Interdit : la couleur où l’adversaire vient d’aller.
legend-remembered = L’adversaire est venu ici.
legend-own-trap = Votre piège.
legend-revealed-trap = Un piège qui n’a rien attrapé.
legend-sprung-trap = Un piège qui a attrapé un cavalier.
hidden = caché jusqu’à la fin de la manche
snapshot = Vous ne voyez que vos cavaliers et le dernier coup de l’adversaire.
resign = Abandonner tout le match, et pas seulement cette manche ?

## L’éditeur de positions

editor-turn = À qui de jouer
editor-chips = Jetons de X, sur 40
editor-manure = crottin de { side }
editor-colour = case { colour }
editor-knights = Chaque camp doit avoir au moins un cavalier.
editor-too-much-manure = Aucun camp n’a autant de crottin.
editor-snapshot = Avec l’Instantané, on ne peut pas composer de position : ce que chacun a retenu en fait partie.

## La leçon

lesson-first = Votre premier cavalier
    .task =
        Vous pouvez choisir un camp. Prenez X : il joue en premier. Touchez ensuite une case à un saut de votre cavalier :
        deux cases tout droit et une de côté. Touchez-la encore une fois, ou bien le bouton, et un nouveau cavalier y arrive.
        L’ancien reste où il est.
    .done =
        Voilà un coup : un cavalier de plus. Touchez à tout moment l’un de vos cavaliers pour voir ce qu’il peut atteindre.
    .failed = O est aussi un bon choix, mais alors l’autre camp commence. Ici, choisissez X, et jouez.
lesson-row = Quatre en ligne
    .task =
        Quatre de vos cavaliers en ligne, côte à côte ou de haut en bas, gagnent la manche. Vous en avez trois sur une même
        ligne, avec un trou qu’un de vos cavaliers peut atteindre. Une étoile montre où vous gagneriez.
    .done = Quatre en ligne, grâce au cavalier en d4.
    .failed = Le trou est en e6. Le cavalier en d4 peut l’atteindre : deux cases tout droit, une de côté.
lesson-diagonal = Les diagonales ne comptent pas
    .task =
        En g7, vous auriez quatre cavaliers en diagonale, mais cela ne vaut rien. Cherchez la ligne qui compte.
    .done = De h6 à h9 : voilà quatre en ligne.
    .failed = Cela ne fait pas quatre sur une ligne qui compte. Regardez h6, h7 et h9.
lesson-block = Bloquer
    .task =
        L’adversaire a trois cavaliers en ligne, et c’est bientôt son tour. L’un des bouts est déjà pris. Occupez l’autre.
    .done = Bloqué. Vous aviez un cavalier assez près : gardez un œil sur ce que vous pouvez atteindre.
    .failed = Maintenant, l’adversaire arrive en g8 et gagne. Votre cavalier en f6 peut atteindre cette case.
lesson-look-twice = Regarder à deux fois
    .task = L’adversaire menace encore de faire quatre en ligne. Quel est votre meilleur coup ?
    .done = Vous avez fait quatre en ligne avant l’adversaire. Cherchez toujours votre propre victoire avant de bloquer.
    .failed = Vous avez vous-même trois cavaliers en ligne, en d5, e5 et f5. Le quatrième gagne aussitôt.
lesson-two-threats = Deux à la fois
    .task =
        L’adversaire peut bloquer une menace, mais pas deux. Trouvez le coup qui vous donne trois cavaliers en ligne, avec
        les deux bouts libres et tous deux à portée.
    .done = Vous menacez c5 et g5. L’adversaire ne peut bloquer que l’une des deux cases.
    .failed = L’adversaire peut encore s’en sortir. Comblez le trou entre d5 et f5.
lesson-no-move = Sans issue
    .task =
        Si vous ne pouvez pas jouer au début de votre tour, vous perdez la manche. Le cavalier dans le coin n’a que deux
        cases à un saut, et vous êtes sur l’une d’elles.
    .done = L’adversaire ne peut plus jouer, et la manche est à vous. C’est rare, mais cela arrive.
    .failed = Le cavalier en a1 a encore la case c2. Placez-y un cavalier : depuis b4, par exemple.
lesson-match = Le match
    .task =
        Un match a deux manches. À une manche partout, la plus courte compte. L’adversaire a gagné la première en 23 coups.
        Gagnez celle-ci maintenant, et elle n’en aura pris que 11.
    .done =
        Vous avez gagné le match : 11 coups, c’est moins que 23. Il y a aussi sept anomalies, qui changent le jeu ;
        essayez-en une quand vous le connaîtrez bien.
    .failed = Vous pouvez gagner tout de suite, et moins il y a de coups, mieux c’est : regardez f3, f4 et f6.

## Les problèmes

puzzle-line = Gagner en trois coups
    .task = Trouvez les bons coups, et vous gagnez la manche au troisième, quoi que fasse l’autre camp.
    .done = Quoi qu’il fasse, l’autre camp ne pouvait pas arrêter toutes vos lignes.
    .failed = C’est peut-être un bon coup, mais il ne gagne pas à temps.
puzzle-block = Un seul coup
    .task =
        Il n’y a pas encore de ligne à bloquer, mais l’autre camp gagne en deux coups. Trouvez le seul coup qui l’en
        empêche.
    .done = Après cela, l’autre camp ne gagnait plus en deux coups. Après tout autre coup, si.
    .failed = Cela ne l’arrête pas : l’autre camp gagne en deux coups.
puzzle-fork = Deux à la fois
    .task = Trouvez le bon coup, et vous gagnez au suivant, quoi que fasse l’autre camp.
    .done = Vous pouviez gagner de plus de façons que l’autre camp ne pouvait en arrêter.
    .failed = C’est peut-être un bon coup, mais l’autre camp peut encore vous arrêter.
