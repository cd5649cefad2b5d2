### Guerres de cour

## Noms

player =
    { $player ->
        [clubs] Trèfle
        [diamonds] Carreau
        [hearts] Cœur
       *[spades] Pique
    }
# `.place` dit où va une carte : un joker prend la place d’une figure, un garde se met devant elle. `.agreement` est la fin d’un
# participe : une dame est tombée.
court =
    { $court ->
        [king] roi
        [queen] dame
       *[jack] valet
    }
    .the =
        { $court ->
            [queen] la dame
           *[other] le { court }
        }
    .of =
        { $court ->
            [queen] de la dame
           *[other] du { court }
        }
    .your =
        { $court ->
            [queen] votre dame
           *[other] votre { court }
        }
    .place =
        { $rank ->
            [joker] à la place { court.of }
           *[other] devant { court.the }
        }
    .agreement =
        { $court ->
            [queen] e
           *[other] {""}
        }
guards =
    { $guards ->
        [0] aucun garde
        [1] un garde
       *[other] { $guards } gardes
    }
last-guards =
    { $guards ->
        [1] le dernier garde
       *[other] les { $guards } derniers gardes
    }
# « de » et « à » devant une carte avec son article.
of-card =
    { $rank ->
        [ace] de l’{ card }
        [queen] de la { card }
       *[other] du { card }
    }
card-agreement =
    { $rank ->
        [queen] e
       *[other] {""}
    }

## La page d’accueil et la préparation

name = Guerres de cour
tagline =
    Votre roi, votre dame et votre valet se tiennent derrière leurs gardes. Piochez pour les renforcer, ou dépensez des
    gardes pour forcer une autre cour.
facts = 2 à 4 joueurs · 20 minutes · cartes, chance et sang-froid
credit = De Kroc Camen et Prenuntius (CC-BY).

group-suits = Enseignes et premier tour
option-seats = Joueurs
    .why = Une enseigne chacun.
    .two = Deux
    .three = Trois
    .four = Quatre
suit-why = Seule l’apparence change d’une enseigne à l’autre.
option-first-suit = Enseigne de la place 1
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-second-suit = Enseigne de la place 2
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-third-suit = Enseigne de la place 3
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
option-fourth-suit = Enseigne de la place 4
    .why = { suit-why }
    .random = { suit-random }
    .clubs = { suit-clubs }
    .diamonds = { suit-diamonds }
    .hearts = { suit-hearts }
    .spades = { suit-spades }
suit-random = Au hasard
suit-clubs = Trèfle
suit-diamonds = Carreau
suit-hearts = Cœur
suit-spades = Pique
option-starter = Premier tour
    .why = Ce joueur pioche aussi le premier à la mise en place. À la revanche, le perdant commence ; à trois ou quatre, le joueur suivant.
    .random = Au hasard
    .first = Place 1
    .second = Place 2
    .third = Place 3
    .fourth = Place 4

group-guards = Gardes
option-stacking = Gardes égaux
    .why = Si des gardes égaux se suivent, les rangs s’allongent et vous défaussez moins.
    .lower = Ne se suivent pas
    .equal = Se suivent aussi
option-placing = Un garde qui convient
    .why = Vous voudrez parfois le jeter pour qu’un rang reste fort.
    .may = Peut être défaussé
    .must = Doit être posé

group-attacks = Attaques
option-removal = Ce qu’une attaque retire
    .why = Un petit garde laissé au bout d’un rang empêche d’autres d’y venir.
    .chosen = Ce que vous voulez
    .all = Tout ce qui est payé
option-targets = Qui attaquer
    .why = À trois ou quatre joueurs.
    .anyone = N’importe qui
    .next = Seulement le joueur suivant

group-pile = Jokers et pioche
option-jokers = Jokers
    .why = Sans eux, une figure tombée ne se relève jamais.
    .two = Deux
    .none = Aucun
option-joker = Un joker qui convient
    .why = Il peut remplacer une figure tombée.
    .may = Peut être défaussé
    .must = Doit être posé
option-beaten-joker = Un joker abattu
    .why = Revient-il avec la défausse ?
    .discarded = Est défaussé
    .leaves = Quitte la partie
option-flip = Pioche vide
    .why = La défausse revient dans l’ordre où elle est tombée. Mélangée, il y a moins à retenir.
    .turned = Défausse retournée
    .shuffled = Défausse mélangée
option-discards = Défausse
    .why = Ouverte, vous pouvez la consulter, comme la pioche qu’elle devient. Le journal montre toutes les cartes de toute façon.
    .top = Dessus seul visible
    .open = Ouverte
option-limit = Si personne ne l’emporte
    .why = La partie finit après une pioche entière sans attaque ni carte posée, et après ce nombre de pioches.
    .six = 6 pioches par joueur
    .three = 3 pioches par joueur
    .turns = Après 3 000 tours seulement

preset-standard = Règle d’origine
    .why = Le jeu tel que ses auteurs l’ont écrit, à deux.
preset-four = Table ronde
    .why = Quatre cours, chacun contre tous. Ce qui est tombé ne se relève pas.
preset-equal = Hauts remparts
    .why = Les gardes égaux se suivent : la variante des auteurs.
preset-next = De proche en proche
    .why = Quatre joueurs, chacun attaque le suivant. Ce qui est tombé ne se relève pas.
preset-open = De mémoire
    .why = Toute la défausse reste ouverte : pour ceux qui calculent.

level =
    { $level ->
        [0] Ne pense qu’à ce tour, oublie toutes les cartes et prend souvent un mauvais coup pour un bon. Manque un coup sur deux.
        [1] Ne pense qu’à ce tour, oublie toutes les cartes et manque trois coups sur dix.
        [2] Ne pense qu’à ce tour, connaît les deux prochaines cartes si on les a vues, et manque un coup sur dix.
        [3] Retient toutes les cartes vues et prévoit quelques tours.
       *[other] Retient toutes les cartes vues et prévoit le plus loin : jusqu’à huit tours.
    }

## Pourquoi une action est refusée

illegal-over = La partie est finie.
illegal-not-your-turn = C’est à un autre joueur de jouer.
illegal-set-up = Avant le premier tour, chacun pioche trois gardes : piochez.
illegal-turn = Piochez une carte, ou attaquez.
illegal-ace = Vous avez pioché un as : attaquez, ou continuez de piocher.
illegal-after-ace = Après l’attaque d’un as, vous piochez une carte.
illegal-place = Vous avez pioché { card.a } : dites d’abord où va cette carte.
illegal-no-court = { CAPITAL(court.your) } est tombé{ court.agreement } : seul un joker peut prendre cette place.
illegal-does-not-fit = { CAPITAL($guard) } ne va pas devant { $last } : il est trop grand.
illegal-stands = { CAPITAL(court.your) } est encore debout : un joker prend la place d’une figure tombée.
illegal-must-place = La carte convient quelque part, il faut donc la poser.
illegal-nobody-plays = Personne ne joue { suit }.
illegal-own-court = Vous ne pouvez pas attaquer { court.your }.
illegal-only-next = Vous ne pouvez attaquer que le prochain joueur encore en jeu.
illegal-fallen = { CAPITAL(card.the) } est déjà tombé{ card-agreement }.
illegal-spent =
    { $guards ->
        [0] { CAPITAL(court.your) } n’a aucun garde à dépenser.
       *[other] { CAPITAL(court.your) } a { guards } : dépensez-en un ou plusieurs, en commençant par le dernier.
    }
illegal-taken =
    { $guards ->
        [0] { CAPITAL(card.the) } n’a aucun garde : une attaque abat la figure elle-même.
       *[other] { CAPITAL(card.the) } a { guards } : retirez d’abord les derniers.
    }
illegal-too-weak = Vous dépensez { $spent }, mais il faut { $price }.
illegal-take-more = Ce que vous dépensez paie davantage : il faut retirer tout ce que vous payez.

## Ce qui a décidé de la partie

reason-conquest = Toutes les autres cours sont tombées.
reason-no-progress = Une pioche entière sans attaque ni carte posée : on compte les figures.
reason-flips = La dernière pioche est épuisée : on compte les figures.
reason-turns = Trois mille tours sont joués : on compte les figures.

## Un rang tel qu’un lecteur d’écran le lit : ceci, séparé par des virgules

stack-name = { CAPITAL(card) }
stack-fallen = tombé{ court.agreement }
stack-joker = tombé{ court.agreement }, un joker à sa place
stack-guards =
    { $guards ->
        [0] aucun garde
        [1] garde { $values }
       *[other] gardes { $values }
    }
stack-strength = attaque { $attack }, défense { $defence }
stack-spent = vous dépensez { $values }
stack-removed = vous retirez { $values }
stack-falls =
    { $base ->
        [joker] le joker tombe
       *[court] la figure tombe
    }
stack-ghost = { card.a } va ici
stack-open = vous pouvez l’abattre
stack-at-risk = une seule attaque pourrait l’abattre
stack-next = { $before } ; { $after }
player-stacks = { player } : { $stacks }.
player-out = { player } est hors jeu.

## Ce qu’il faut faire

prompt-set-up = Avant le premier tour : piochez le garde { $guard } sur { $of }.
prompt-turn = Piochez une carte – ou attaquez : choisissez vos gardes, et ce qu’ils frappent.
prompt-only-draw = Piochez une carte. Aucun de vos rangs ne peut encore attaquer.
prompt-ace =
    { $aces ->
        [1] Un as : attaquez, puis piochez – ou piochez simplement.
       *[other] Encore un as : attaquez, puis piochez – ou piochez simplement.
    }
prompt-after-ace = Votre as a attaqué. Piochez maintenant une carte.
prompt-place =
    { $rank ->
        [joker] Un joker : posez-le à la place d’une figure tombée
       *[other] { CAPITAL(card.the) } : posez cette carte sur un rang
    }{ $must ->
        [yes] .
       *[no] , ou { $rank ->
            [joker] défaussez-le
           *[other] défaussez-la
        }.
    }
prompt-placing = Poser { card.the } { court.place }.
prompt-discarding = Défausser { card.the }.
prompt-target = Vous dépensez { $spent } : choisissez ce que vous frappez.
prompt-spend = { $what } : choisissez des gardes valant { $price } ou plus.
prompt-too-weak = Il faut { $price }, mais vous dépensez { $spent } : il manque { $missing }.
prompt-attack =
    { $taken ->
        [all] Abattre { card.the }
       *[guards] Retirer { last-guards } { of-card }
    }{ $surplus ->
        [0] .
       *[other] . Vous dépensez { $surplus } de trop.
    }

confirm-draw = Piocher
confirm-place = Poser
confirm-discard = Défausser
confirm-attack = Attaquer

## Ce qui s’est passé

# Après un nom : $you, yes ou no, dit si c’est « Vous ».
has =
    { $you ->
        [yes] avez
       *[no] a
    }
an-ace = un as
draw-next = { $before }, puis { $after }
drew =
    { $name } { has } pioché { $cards }{ $fate ->
        [placed] {" "}et posé cette carte { court.place }.
        [discarded] {" "}et défaussé cette carte.
        [useless] {" "}et défaussé cette carte, qui ne va nulle part.
        [attacks] {" "}et gagné le droit d’attaquer.
       *[asked] .
    }
flip-turned = La défausse est retournée.
flip-shuffled = La défausse est mélangée et devient la pioche.
pile-runs-out = La pioche est épuisée.
nothing-to-draw = Il ne reste rien à piocher.

struck-removed =
    { $guards ->
        [1] { $cards } est retiré
       *[other] { $cards } sont retirés
    }
struck-falls =
    { $base ->
        [joker] le joker tombe
       *[court] { card.the } tombe
    }
struck =
    { $name } { has } dépensé { $guards ->
        [1] le garde { $values }
       *[other] les gardes { $values }
    } { court.of }{ $guards ->
        [1] {""}
       *[other] , soit { $sum } en tout,
    } contre { card.the } : { $hit }.

placed = { $name } { has } posé { card.the } { court.place }.
discarded = { $name } { has } défaussé { card.the }.
fell =
    { $you ->
        [yes] Vous êtes hors jeu.
       *[no] { $name } est hors jeu.
    }

## Indices, et ce qui est possible

# Ce qui suit « Voici mon coup : ».
proposal-draw = piocher une carte
proposal-place = poser la carte dans le rang de { court.your }
proposal-discard = défausser la carte
proposal-attack =
    attaquer { card.the } en dépensant { $guards ->
        [one] le dernier garde
       *[other] les { $guards } derniers gardes
    } { court.of }

# Ce qui suit le coup proposé, comme raison.
purpose-fells = Ce coup abat cette figure.
purpose-disarms = Ce rang pourrait faire tomber { court.your }.
purpose-saves = Ainsi, aucune attaque ne peut faire tomber { court.your }.
purpose-arms = Ainsi, { court.your } pourrait faire tomber { $targets }.
purpose-leaves-room = { CAPITAL(card.the) } bloquerait un rang : presque rien n’irait plus devant.
purpose-not-worth = Vous pourriez faire tomber { $target }, mais pour des gardes d’une valeur de { $spent } sur les { $all } que valent les vôtres.
purpose-exposes = Vous pourriez faire tomber { $target }, mais ensuite { court.your } pourrait tomber.
purpose-falls-short = Aucune cour ne peut encore tomber : votre meilleure attaque est { $best }, et la plus faible défense { $least }.
purpose-no-reach = Rien n’est encore à votre portée.
purpose-weakens = Ce rang attaque avec { $before } maintenant, et avec { $after } ensuite.
purpose-grows =
    Ainsi, { court.your } attaque avec { $attack } et se défend avec { $defence }. { $strongest ->
        [0] Personne ne peut encore vous attaquer.
       *[other] La plus forte attaque contre vous est { $strongest }.
    }
coach-overspent = Cette attaque a coûté { $spent } : { $enough } { court.of } auraient suffi.

aim = Votre but : abattre toutes les autres cours, tant qu’une de vos figures est encore debout.
possible-draw = Vous pouvez piocher une carte.
possible-draw-set-up = Vous piochez un garde, avant le premier tour.
possible-draw-after-ace = Vous piochez une autre carte, grâce à votre as.
possible-attack = Vous pouvez attaquer avec le rang { $own }. À portée : { $targets }.
possible-attack-own = { court.of } (valeur { $worth })
possible-attack-target = { card.the }
possible-place = Vous pouvez poser { card.the } { $courts }.
possible-place-court = { court.place }
possible-discard = Vous pouvez défausser { card.the }.
possible-no-attack =
    { $most ->
        [0] Vous n’avez aucun garde pour attaquer.
       *[other] Vous ne pouvez pas attaquer : votre meilleur rang vaut { $most }, et il faut au moins { $least }.
    }
possible-must-place = Dans cette partie, vous devez poser { card.the }.

coach-own = Ce rang attaque avec { $attack } au plus et se défend avec { $defence }.
coach-targets = En une attaque, il pourrait faire tomber { $targets }.
coach-danger = En une attaque, il pourrait tomber devant { $stacks }.
coach-safe = Aucune attaque ne peut le faire tomber pour l’instant.
coach-other = Il vous faut { $defence } pour faire tomber ce rang. Votre meilleur rang vaut { $best }.

## À la table

standing-set-up = Mise en place
standing-turn = Tour { $turn }
end-flips = Pioche { $pile } sur { $most } : après la dernière, on compte les figures.
end-idle =
    Ni attaque ni carte posée depuis que la défausse a été retournée : si rien ne change avant que la pioche soit
    épuisée, on compte les figures.
end-turns = Tours joués : { $turns } sur { $most }
spends = { CAPITAL(court) } : { guards }, valeur { $worth }
removes =
    { $taken ->
        [guards] { CAPITAL(last-guards) } { of-card }, valeur { $price }
        [bare] { CAPITAL(card.the) }, valeur { $price }
       *[all] { CAPITAL(card.the) } et tous ses gardes, valeur { $price }
    }

courts = Les cours
keys =
    Flèches : gauche et droite d’un rang à l’autre d’un joueur, haut et bas d’un joueur à l’autre. Entrée choisit un
    rang ; le nombre de ses gardes se règle en dessous.
draw-a-card = Piocher une carte. {""}
pile =
    { $cards ->
        [0] Pioche : vide
        [1] Pioche : une carte
       *[other] Pioche : { $cards } cartes
    }
discards-none = Défausse : vide
discards-top =
    { $cards ->
        [one] Défausse : { $cards } carte, dessus : { card }
       *[other] Défausse : { $cards } cartes, dessus : { card }
    }
discards = Défausse : { $cards }
odds = La prochaine carte : { $fits } % se posent, { $aces } % sont des as, { $others } % ne servent à rien.
odds-fit =
    { $share ->
        [all] Toutes se posent
        [most] La plupart se posent
        [half] Environ la moitié se posent
        [few] Peu se posent
       *[none] Aucune ne se pose
    }
all-discards = La défausse, la dernière carte d’abord
coming = La pioche, la prochaine carte d’abord
drawn = Piochée
drawn-card = {""} : { card }
spend = Vous dépensez
remove = Vous retirez
less = Un de moins
more = Un de plus
told = Ce qui s’est passé
plan = Votre attaque
out = hors jeu
resign-all = Abandonner ? La partie s’arrête pour tout le monde, et vous la perdez.

## L’éditeur de positions

editor-turn = À qui de jouer
editor-court = la figure elle-même
editor-jokers = Il n’y a pas autant de jokers.
editor-no-room = Pas de place ici pour un joker : il prend la place d’une figure tombée.
editor-no-court = Cette figure est tombée : posez d’abord un joker, ou la figure elle-même.

## La leçon

lesson-draw = Piocher et poser
    .task =
        Votre cour se compose d’un roi, d’une dame et d’un valet. Des gardes, les cartes de 2 à 10, se tiennent devant eux,
        chacun plus petit que le précédent. À votre tour, vous piochez ou vous attaquez. Touchez la pioche pour piocher, puis
        posez la carte là où elle convient.
    .done = Le 7 ne va que devant le 9. Votre roi a maintenant 16 en attaque et 26 en défense.
    .failed = Vous pouvez défausser une carte, mais un garde est toujours bon à prendre. Posez-le devant le roi.
lesson-wall = Un petit garde est un mur
    .task =
        Piochez encore. Cette fois, la carte convient à tous vos rangs. Mais devant un petit garde, seules de plus petites
        cartes ont leur place : gardez votre dame et votre valet, encore seuls, pour de plus grandes.
    .done = Bien vu. Devant la dame et le valet, encore seuls, il reste de la place pour un 10.
    .failed = Posez le 3 devant le 9 de votre roi : ailleurs, il n’y aurait plus de place que pour un 2.
lesson-attack = Attaquer
    .task =
        Pour attaquer, dépensez des gardes d’un de vos rangs, en partant du dernier. Ils doivent valoir au moins autant que
        ce que vous retirez d’un rang de votre adversaire, en partant du dernier aussi. Retirez le 4 devant le roi de
        carreau, en dépensant le moins possible.
    .done = Cinq pour quatre : ce que vous dépensez en trop est perdu.
    .failed = C’est aussi une attaque, mais elle coûte plus cher ou laisse le 4. Le dernier garde de votre dame suffit.
lesson-bare = Une figure seule
    .task =
        Une figure sans garde a une défense de 10. La dame de carreau est seule. Abattez-la : tout doit venir d’un seul de
        vos rangs.
    .done = Elle tombe, et on la retourne face cachée. Plus aucun garde ne peut être posé devant elle.
    .failed = La dame de carreau est encore debout. Le 7 et le 5 de votre dame font 12, et il faut 10.
lesson-guarded = Avec ses gardes
    .task =
        Une figure tombe avec ses gardes si vous pouvez tout payer : les gardes, et 10 pour la figure. Quelle figure votre
        roi peut-il abattre ?
    .done = 9 et 10 font 19, et vous aviez 19 : l’égalité suffit.
    .failed = Une figure peut tomber à ce tour. Ajoutez 10 à ses gardes, et comparez avec les 19 de votre roi.
lesson-ace = Un as
    .task =
        Piochez une carte. Si c’est un as, vous pouvez d’abord attaquer ; ensuite, vous piochez de toute façon une autre
        carte. Abattez la dame de carreau, qui est seule, et continuez.
    .done = Une attaque et une carte dans le même tour : voilà à quoi servent les as.
    .failed = Attaquez après l’as, avant de piocher encore : le 8 et le 6 de votre roi abattent la dame de carreau.
lesson-joker = Un joker
    .task = Votre dame est tombée. Piochez une carte : un joker peut prendre sa place.
    .done = Le joker a une défense de 10 comme toute figure, et des gardes peuvent se tenir devant lui.
    .failed = Vous pouvez le défausser, mais c’est toujours une figure de plus. Posez-le à la place de votre dame.
lesson-last = La dernière figure
    .task =
        Un joueur sans figure est hors jeu ; le dernier en jeu gagne. Une seule figure de votre adversaire est encore debout,
        avec un 3 devant elle.
    .done = Vous avez gagné. Dans une vraie partie, chacun pioche d’abord trois gardes, avant le premier tour.
    .failed = Le valet de carreau est encore debout. Le 9 et le 4 de votre roi font 13 : juste assez.

## Les problèmes

puzzle-last = Gagner à ce tour
    .task = Vous pouvez gagner à ce tour. Avec quelle attaque ?
    .done = Elle payait la dernière figure et tout ce qui se tenait devant elle. Aucune autre n’y suffisait.
    .failed = Il reste une figure à votre adversaire.
puzzle-stand = Tenir bon
    .task =
        Votre adversaire va abattre une de vos figures. Il n’y a plus d’as ni de joker dans la pioche. Un seul tour l’en
        empêche à coup sûr.
    .done = Après cela, aucun de ses rangs ne suffisait pour une de vos figures. Après tout autre tour, si.
    .failed = Maintenant, une de vos figures peut tomber.
puzzle-two = Gagner en deux tours
    .task =
        Trouvez le bon tour, et vous gagnez au suivant, quoi que fasse ou pioche votre adversaire. Il n’y a plus d’as ni
        de joker dans la pioche.
    .done = Quoi qu’il fasse, il vous restait une attaque suffisante.
    .failed = Après cela, votre adversaire peut encore tenir.
puzzle-safe = Prendre sans perdre
    .task =
        Abattez une figure de sorte que votre adversaire ne puisse pas en abattre une en retour. Il n’y a plus d’as ni
        de joker dans la pioche.
    .done = Il a une figure de moins, et ce qui lui restait ne suffisait pour aucune des vôtres.
    .failed = Ou bien rien ne tombe, ou bien vous pouvez perdre une figure en retour.
