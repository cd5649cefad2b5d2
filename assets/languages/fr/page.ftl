### La page autour des jeux : préparation, table, statistiques, réglages.

## Partout

site = Site
rules = Règles
contents = Sommaire
ruling-numbers = Afficher les numéros des règles

## Joueurs

seat = Joueur { $seat }
level-cabin-boy = Mousse
    .about = Joue ce qui lui plaît et passe à côté de bien des choses.
level-deckhand = Matelot
    .about = Reconnaît un bon coup, mais ne voit pas plus loin.
level-boatswain = Bosco
    .about = Un bon adversaire après quelques parties.
level-first-mate = Second
    .about = Voit plusieurs coups à l’avance.
level-captain = Capitaine
    .about = Joue de son mieux en une ou deux secondes.
even-match = Rival à votre niveau
even-match-between = Joue pour l’instant entre le niveau { $level } et le niveau { $other }. Il s’adapte à vos résultats, pour que vous gagniez environ une partie sur deux.
even-match-at = Joue pour l’instant au niveau { $level }. Il s’adapte à vos résultats, pour que vous gagniez environ une partie sur deux.
rating-of = { NUMBER($points) } (± { NUMBER($margin) })
level-wins =
    { $games ->
        [10] Bat presque toujours le niveau { $level }.
       *[other] Bat le niveau { $level } environ { $games } fois sur 10.
    }

## Préparation

person = Une personne
computer = Un ordinateur
friend = Un ami sur un autre appareil
against-computer = Contre l’ordinateur
two-here = À deux ici
watch-computers = Voir jouer deux ordinateurs
swap-places = Échanger les places
friend-unnamed = Votre ami
friend-why =
    Dans la même pièce, un code connecte vos deux appareils, et chaque coup arrive aussitôt. Ailleurs, vous envoyez un lien à
    votre ami après chaque tour. Aucun serveur n’intervient.
friends-why =
    Dans la même pièce, des codes connectent vos appareils, et chaque coup arrive aussitôt. Ailleurs, on joue dans une discussion
    de groupe : après chaque tour, vous y postez un lien, et chacun ouvre tous les liens. Aucun serveur n’intervient.
friend-why-far = Après chaque tour, vous envoyez un lien, par n’importe quelle messagerie. Ce navigateur ne peut pas se connecter directement à un autre appareil. Aucun serveur n’intervient.
friend-why-race = Connectez vos appareils par des codes : vous jouez tous en même temps, sur le même Wi-Fi. Aucun serveur n’intervient.
no-friend-peers = Ce navigateur ne peut pas se connecter à d’autres appareils, ce qu’il faut pour jouer à ce jeu avec un ami sur un autre appareil.
no-friend-race = Avec des cartes automatiques, on ne peut pas y jouer avec un ami sur un autre appareil : elles ne tomberaient pas au même moment pour tous.
no-friend-clock = Avec des pendules, on ne joue pas à distance : personne ne pourrait vérifier le temps de réflexion de chacun.
no-friend-referee =
    Avec ces options, on ne joue pas à distance : il faudrait quelqu’un qui voie les deux camps pour dire quels coups sont
    permis.
no-friend-hidden = Ce qui est caché dans ce jeu ne peut pas encore être envoyé à un ami à distance.
player-kind = Qui joue
player-name = Nom
beaten = Vous avez déjà battu ce niveau.
level = Niveau
variations = Variantes
presets = Variantes toutes prêtes
notes = Ce que donnent vos options ensemble
changed =
    { $options ->
        [0] règle d’origine
        [one] { $options } modification
       *[other] { $options } modifications
    }
begin = Commencer
lesson = S’entraîner d’abord
set-up = Préparer une partie
option-conflict = « { $first } » et « { $second } » ne vont pas ensemble.

## À la table

tools = Partie
undo = Annuler
undo-timed = On ne peut pas annuler dans une partie avec pendules.
undo-nothing = Il n’y a encore rien à annuler.
undo-revealed = Vous ne pouvez pas annuler votre dernier coup : une information cachée a été montrée depuis.
redo = Rétablir
resign = Abandonner
resign-question = Abandonner cette partie ?
opponent = Adversaire
yourself = Vous
to-play = à jouer
your-turn = C’est à vous.
turn-of = { $name } doit jouer.
thinking = { $name } réfléchit…
move-now = Vite !
engine-lost = L’ordinateur ne répond plus. Il a été relancé, sans succès.
ask-again = Réessayer
clear = Effacer
cleared = Effacé.
wait = Patience
dock = Votre coup
taken-back = Coup repris.
redone = Coup rejoué.
back = Retour
game-gone = Cette partie n’est plus ici
game-gone-why = Elle n’est pas enregistrée dans ce navigateur. Elle a pu être effacée, ou jouée sur un autre appareil.
saved-game = Une partie enregistrée
keyboard = Clavier et coups tapés
keys = Touches : L dernier coup · T à qui le tour · W que faire · ? ce que vous pouvez faire · R cette rangée · B tout le plateau · H main, réserve et pioches · C pendules · 0 valider · / taper un coup, Échap pour revenir au plateau. Vous pouvez aussi taper tout cela, et B avec une case : « b e4 ». Avec un lecteur d’écran, les lettres seules demandent le mode formulaire.
nothing-happened = Personne n’a encore joué.
duration-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
duration = { duration-minutes } et { duration-seconds }
time-left = { $time }, plus { $reserve } de réserve
last-seconds = Plus que dix secondes.
no-clock = Cette partie se joue sans pendule.
pause = Pause
go-on = Continuer
ready = On y va ?
resting = La partie est en pause.
resting-why = Les cartes restent cachées jusqu’à la reprise.
resting-away = La partie reprend d’elle-même dès que vous êtes tous là.
next-move = Un coup
not-your-turn = Ce n’est pas à vous.
has-moved = { $name } a joué.
# $places are the names of spaces and cards.
chosen-ahead = Choisi d’avance : { $places }. Cela compte dès que c’est à vous ; Échap, ou le dernier encore une fois, l’annule.
chosen-ahead-dropped = Ce que vous aviez choisi d’avance n’est plus possible.
game-over = La partie est finie.
settled-you-win = Plus rien ne peut changer le résultat : vous gagnez.
settled-you-lose = Plus rien ne peut changer le résultat : vous perdez.
settled-won = Plus rien ne peut changer le résultat : { $name } gagne.
end-settled = Terminer le match
play-on-settled = Continuer
settled-question = Appuyez sur 0 pour terminer le match, ou continuez.
looking-back = C’est une position passée. Revenez à la dernière pour continuer à jouer.
curtain = Passez l’appareil à { $name }
curtain-why = Ce qu’une seule personne doit voir reste caché jusqu’à ce que vous soyez là.
curtain-lift = C’est moi, { $name } : montrez-moi la partie

## Ce qui ne va pas dans un texte ou une partie notée

error-found =
    { $line ->
        [1] colonne { $column } : « { $found } » n’est pas à sa place
       *[other] ligne { $line }, colonne { $column } : « { $found } » n’est pas à sa place
    }
error-end =
    { $line ->
        [1] colonne { $column } : il manque quelque chose
       *[other] ligne { $line }, colonne { $column } : il manque quelque chose
    }
# $expected n’existe qu’en anglais : il n’est pas affiché.
error-expected =
    { $error }{ $expected ->
       *[other] { "" }
    }
broken-options = les options { $first } et { $second } ne vont pas ensemble
broken-action = le coup { $number } est interdit. { $why }
not-a-move = Ce n’est pas un coup – { $error }.
typed-fillers = de du des à a au en vers avec sur et le la les l d un une
typed-help = aide commandes touches
typed-unknown = Vous ne pouvez pas jouer « { $typed } » maintenant. { $possible } Vous pouvez taper, par exemple : { $examples }.
typed-ambiguous = « { $typed } » peut désigner plusieurs coups, par exemple { $examples }.

## Conseils

surprise = Surprenez-moi
surprise-why = Un jeu tiré au sort, contre un ordinateur à peu près de votre force.
first-game = Votre première partie
first-game-help = Vous hésitez ? « Aide » vous dit ce que vous pouvez faire, puis un bon coup, puis pourquoi il est bon.
first-game-try = Essayez sans crainte : « Annuler » revient en arrière.
coach = Entraîneur
coach-why = Arrêtez-vous sur une de vos pièces : vous voyez où elle peut aller, ce qui la menace et ce qui en résulte.
help = Aide
hint-thinking = Le capitaine réfléchit…
help-show-move = Montrez-moi un coup
help-show-why = Pourquoi ?
hint-move = Voici mon coup : { $action }.
hint-best = C’est le meilleur coup que j’aie trouvé.
hint-why = À partir d’ici, vous gagnez environ { $percent } parties sur 100.
hint-second = Autre idée : { $action }, environ { $percent } sur 100.
hint-as-well = Tout aussi bon : { $action }.

## Leçons

exercise = Exercice { $number } sur { $all }
exercise-next = Suivant
exercise-skip = Passer
exercise-again = Recommencer
exercise-task = La consigne entière
exercise-try-again = Essayez encore une fois.
lesson-standard = Votre partie a d’autres options. Cette leçon enseigne la partie habituelle.
lesson-over = La leçon est finie.
lesson-play = À vous de jouer

## Problèmes

puzzle-before = La veille
puzzle-show = Montrez-moi
puzzle-note = Problème du { $date } · Difficulté { $difficulty } sur 3
puzzle-solved = Résolu
puzzle-streak = { $days } jours de suite
puzzle-why =
    Vous aviez le choix entre { $moves } coups{ $answers ->
        [0] {""}
        [1] , et la seule réponse à votre tour n’y change rien
       *[other] , et aucune des { $answers } réponses à votre tour n’y change rien
    }.
puzzle-archive = D’autres problèmes
puzzle-month-before = Le mois d’avant

## Puzzles from one's own mistakes

own-puzzles = Problèmes tirés de vos parties
own-puzzles-none = Rien à résoudre aujourd’hui. Quand le capitaine trouve dans une de vos parties un coup qui a coûté cher, ce coup devient un problème ici.
own-puzzles-due =
    { $count ->
        [0] Plus aucun problème tiré de vos parties aujourd’hui
        [one] Un problème tiré de vos parties
       *[other] { $count } problèmes tirés de vos parties
    }
own-puzzle = Faites mieux que dans votre partie
own-puzzle-task = Cette position vient d’une de vos parties, et ce que vous avez joué a coûté cher. Trouvez mieux.
own-puzzle-done = Oui, c’est mieux.
own-puzzle-failed = Ce n’est pas encore assez bon.
own-puzzle-undecided = Le capitaine ne peut pas en juger. Réessayez.
own-puzzle-remove = Enlever ce problème
puzzle-of-today = Le problème du jour
puzzle-time =
    { $attempts ->
        [one] Au premier essai, en { $time }.
       *[other] Au { $attempts }e essai, en { $time }.
    }
puzzle-share =
    { $attempts ->
        [one] { $game }, problème du { $date } : résolu au premier essai, en { $time }.
       *[other] { $game }, problème du { $date } : résolu au { $attempts }e essai, en { $time }.
    }

## Le journal

log = Journal
moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
log-list = Coups joués
look-at-move = Voir la table après le coup { $number }
start = Début
first-position = Première position
previous-move = Un coup en arrière
next-move-forward = Un coup en avant
latest-position = Dernière position
autoplay = Dérouler la partie
position-number = Après le coup { $number } sur { $all }
type-move = Taper un coup
play-typed = Jouer

## La fin d’une partie

won = Victoire : { $name }
you-win = Vous gagnez
you-lose = Vous perdez
lost = Défaite : { $name }
drawn = Partie nulle
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
resigned = { $name } a abandonné.
you-resigned = Vous avez abandonné.
score = Parties gagnées : { $players }
score-player = { $name } { $wins }
score-drawn =
    { $players ->
        [2] nulles { $games }
       *[other] sans vainqueur { $games }
    }
first-win = Votre première victoire contre le niveau { $level } !
streak = { $games } victoires de suite.
longest-streak = { $games } victoires de suite : votre meilleure série !
next-level = Niveau suivant : { $level }
rematch = Revanche
look-back = Revoir
trial = Essayer un autre coup
trial-why = Une nouvelle partie commence d’ici. Celle que vous avez jouée reste telle quelle.
share = Partager
new-game = Autre partie

## Revoir une partie

win-probability = Le fil de la partie
win-probability-why =
    Le capitaine, notre ordinateur le plus fort, revoit la partie en ne sachant que ce que chacun pouvait voir à ce
    moment-là. Il montre ce que vous avez bien joué, ce qui a coûté cher et ce qui aurait été mieux.
analyse = Analyser la partie
analysing = Position { $number } sur { $all }…
good-decisions = Bonnes décisions : { $good } sur { $all }.
good-decisions-why = Seuls les coups qui comptaient sont comptés : ceux où un coup était nettement meilleur qu’un autre. Chaque coup est jugé d’après ce qu’on pouvait voir à ce moment-là.
highlights = Les meilleurs moments :
highlight-only = Le seul bon coup : tout autre aurait coûté environ { $lead } %.
moment-played = Coup { $number }. { $what }
turning-points = Ce qui a coûté le plus cher :
no-turning-points = Aucun coup n’a coûté cher.
small-losses = Le reste a coûté peu.
turning-point-better = Il valait mieux { $better } : { $from } % de chances de gagner au lieu de { $to } %.
luck = La chance :
turning-point-luck =
    { $good ->
        [yes] La chance a souri, personne ne pouvait le prévoir : de { $from } % à { $to } %.
       *[no] Personne ne pouvait le prévoir : de { $from } % à { $to } %.
    }
overspent = Plus qu’il n’en fallait :
turning-point-show = Montrer
turning-point-try = Ici : réessayer

## Parties finies

versus = { $first } contre { $second }
finished-games = Parties finies
    .why = Vos { NUMBER($games) } dernières parties, à revoir ou à partager. S’il n’y a plus de place, les plus anciennes partent d’abord.
    .empty = Vous n’avez pas encore fini de partie.
finished-game = Partie finie
finished-game-broken = Cette partie est illisible.
delete-finished-question = Supprimer cette partie finie ? Vous ne pourrez pas la récupérer. Son résultat reste dans vos statistiques.
deleted-games =
    { $games ->
        [one] Il n’y avait plus de place sur votre appareil : votre partie finie la plus ancienne a été supprimée. Son résultat reste.
       *[other] Il n’y avait plus de place sur votre appareil : vos { $games } parties finies les plus anciennes ont été supprimées. Leurs résultats restent.
    }

## Laboratoire

laboratory = Laboratoire
laboratory-link = Ce jeu est-il équilibré ? Laissez les ordinateurs le dire.
editor-link = Composer une position
laboratory-why = Ici, des ordinateurs de même niveau jouent à { $game } les uns contre les autres. Vous voyez combien de fois chaque place gagne, combien de temps durent les parties et comment elles finissent. Vous pouvez arrêter à tout moment et reprendre plus tard.
laboratory-games = Parties
laboratory-start = Commencer
laboratory-continue = Continuer
laboratory-stop = Arrêter
laboratory-progress = Parties jouées
laboratory-done = { NUMBER($games) } parties sur { NUMBER($wanted) }
laboratory-results = Résultats
laboratory-share = { $name } : { $share } % des parties (sans doute entre { $low } % et { $high } %)
laboratory-interval = Avec plus de parties, la fourchette se resserre. Le trait vertical marque une part égale.
laboratory-turns = La moitié des parties a duré au plus { NUMBER($median) } tours, neuf sur dix au plus { NUMBER($most) }.
laboratory-endings = Comment elles ont fini
laboratory-ending = { $reason } ({ NUMBER($games) })
laboratory-forget = Effacer ces résultats

## Statistiques

statistics-why = Toutes les parties que vous finissez sur cet appareil sont comptées ici : qui a joué, et comment elles ont fini.
statistics-empty = Aucune partie n’est encore finie. La première sera comptée ici.
statistics-full = Seules vos { NUMBER($games) } dernières parties sont enregistrées.
statistics-broken = Vos résultats enregistrés sont illisibles, et les nouvelles parties ne sont pas comptées : { $why }
your-rating = Votre classement : { $rating }.
your-rating-why = Il vient des parties que vous jouez seul contre l’ordinateur. Le jeu au hasard vaut 0, et chaque niveau a son classement.
rating-over-time = Votre classement après chaque partie
rating-line = Classement
against = Contre
mixed-levels = Niveaux mêlés
as-side = vous : { $side }
column-games = Parties
column-won = Gagnées
column-drawn = Nulles
column-lost = Perdues
over-time = Partie après partie
last-games =
    { $games ->
        [one] La dernière partie : { last-results }.
       *[other] Les { $games } dernières parties : { last-results }.
    }
last-results =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
other-games = { $games }.
games-among-people =
    { $games ->
        [one] { $games } partie entre personnes
       *[other] { $games } parties entre personnes
    }
games-with-computers =
    { $games ->
        [one] { $games } partie à plusieurs avec des ordinateurs
       *[other] { $games } parties à plusieurs avec des ordinateurs
    }
delete-statistics = Tout effacer
delete-statistics-question = Effacer les résultats de toutes les parties finies ? Vous ne pourrez pas les récupérer. Les parties en cours restent.

## Partager

share-why = Le lien contient toute la partie, avec les noms des joueurs, et rien d’autre. Il ne passe par aucun serveur.
share-what = Que partager
share-game = Toute la partie
share-position = Cette position
    .why = La personne qui ouvre le lien voit cette position et peut jouer la suite. Rien ne passe par un serveur.
share-secret =
    Vous pourrez partager le lien et la notation à la fin de la partie : maintenant, ils révéleraient ce qui
    est caché. L’image ne montre que ce que vous voyez sur le plateau.
share-title = Titre (si vous voulez)
more = Plus
save-svg = Enregistrer l’image en SVG
save-png = Enregistrer une image
picture-failed = L’image n’a pas pu être dessinée.
share-by-device = Partager…
share-failed = Cela n’a pas marché. Copiez plutôt le lien.
copy-link = Copier le lien
copy-record = Copier la notation
copied = Copié.
not-copied = Le navigateur l’a refusé. Sélectionnez le texte et copiez-le vous-même.
link = Lien
record = Notation
close = Fermer
open-record-why = Collez la notation d’une partie, ou un lien vers elle.
open-record-scan = Scanner un code
open = Ouvrir
replay = Revoir une partie
position = Position
replay-broken = Cette partie ne peut pas être rejouée : { $why }
play-on = Continuer à partir d’ici
    .over = La partie est finie ici. Reculez pour continuer.
    .who = Vous jouez
    .all = Tous les camps, sur cet appareil
learn-game = Apprendre ce jeu
view-as = Voir comme
view-as-spectator = Spectateur

## Réglages

setting-language = Langue · Language · Sprache · Idioma · Lingua
    .why = La langue de toute la page.
    .browser = Celle du navigateur
setting-looks = Apparence
setting-theme = Thème
    .why = Encre sur parchemin, ou bleu nuit à la lueur d’une lampe.
    .system = Comme le système
    .light = Jour
    .dark = Nuit
setting-look = Plateaux et dos des cartes
    .why = Les mêmes plateaux, sur une carte marine ou sur du bois.
    .chart = Carte marine
    .wood = Bois
setting-board = Taille du plateau
    .why = La part de l’écran que prend un plateau.
    .large = Grande
    .medium = Moyenne
    .small = Petite
setting-direction = Sens du plateau
    .why = À deux devant un écran, le plateau peut se tourner vers qui doit jouer.
    .printed = Comme imprimé
    .turned = Retourné
    .player = Mon côté en bas
setting-deck = Cartes
    .why = À quatre couleurs, les carreaux sont bleus et les trèfles verts.
    .two = Deux couleurs
    .four = Quatre couleurs
setting-motion = Mouvement
    .why = Les cartes et les pièces glissent à leur place lentement ou vite, ou y sont d’un coup.
    .system = Comme le système
    .none = Aucun
    .slow = Lent
    .fast = Rapide
setting-playing = Jeu
setting-pace = Rythme de l’ordinateur
    .why = Le temps que l’ordinateur prend au moins pour un coup.
    .brisk = Vif
    .unhurried = Posé
    .at-once = Immédiat
setting-notation = Notation dans le journal
    .why = Les coups s’affichent aussi sous la forme courte, celle qui est enregistrée et que l’on tape : « step e1 e2 ».
setting-cues = Sons et signaux
quiet = Doux
normal = Moyen
loud = Fort
setting-sound = Sons
    .why =
        Pour les coups, les prises, votre tour, vos dernières secondes et la fin. Dans les jeux de rapidité, chaque rang a
        sa note : une paire s’entend.
setting-flashes = Éclats
    .why = La table s’éclaire un instant quand une pile est gagnée ou que quelqu’un tape par erreur.
setting-vibration = Vibration
    .why = Si votre appareil le peut : brève quand c’est à vous ou que vous gagnez, double quand un coup est impossible, plus longue quand vous tapez à tort.
setting-wording = Lecteur d’écran
    .why = Ce qu’il dit de lui-même. Bref : chaque consigne une fois en entier, puis « À vous ». L relit le dernier coup, W ce qu’il faut faire.
    .short = Bref
    .whole = Complet
    .on-request = Coups sur demande
on = Avec
off = Sans
version = Version

## Données enregistrées

stored-data = Ce qui est enregistré sur cet appareil
save-file = Enregistrer dans un fichier
    .why = Tout dans un seul fichier, par précaution ou pour un autre appareil : { stored-counts }, et ces réglages.
save = Enregistrer
stored-counts =
    { $games ->
        [0] aucune partie enregistrée
        [one] { $games } partie enregistrée
       *[other] { $games } parties enregistrées
    }, { $finished ->
        [0] aucune partie finie
        [one] { $finished } partie finie
       *[other] { $finished } parties finies
    }, { $results ->
        [0] aucun résultat
        [one] { $results } résultat
       *[other] { $results } résultats
    }
open-file = Ouvrir un fichier
    .why = Le fichier remplace tout ce qui est enregistré ici. Vous devez d’abord confirmer.
    .question = Remplacer tout ce qui est enregistré ici par le fichier : { stored-counts }, et des réglages ? Vous perdrez ce qui est ici maintenant.
replace = Remplacer
replaced = C’est fait : tout le contenu du fichier est ici.
broken-games =
    { $games ->
        [one] Une partie de ce fichier est illisible ; elle est gardée telle quelle ({ $error }).
       *[other] { $games } parties de ce fichier sont illisibles ; elles sont gardées telles quelles ({ $error }).
    }
file-broken = Ce fichier est inutilisable. Rien n’a changé – { $error }.
file-full = Il n’y a pas assez de place ici pour ce fichier. Rien n’a changé.
file-denied = Votre navigateur ne permet pas à cette page d’enregistrer quoi que ce soit. Rien n’a changé.
delete-all = Tout supprimer
    .why = Toutes les parties enregistrées ou finies, tous les résultats et ces réglages.
    .question = Supprimer tout ce qui est enregistré sur cet appareil ? Vous ne pourrez pas le récupérer.
    .done = C’est fait : plus rien n’est enregistré ici.

kept = Gardé par votre navigateur
    .yes = Oui : votre navigateur garde tout cela jusqu’à ce que vous le supprimiez.
    .maybe = Pas forcément : si votre appareil manque de place, votre navigateur peut tout supprimer.
    .week = Pas forcément : votre navigateur supprime tout après une semaine sans visite, sauf si vous installez la page.
    .unknown = Votre navigateur ne dit pas s’il garde tout cela.
keep = Demander au navigateur de tout garder
    .why = Votre navigateur vous demandera s’il le peut.
    .refused = Votre navigateur ne l’a pas encore promis. Il le fera peut-être après quelques visites de plus, ou une fois la page installée.
stored-size = Cela occupe { NUMBER($size) } ko sur environ { NUMBER($room) }.
last-backup = Dernière sauvegarde : { $date }.
    .never = Aucune sauvegarde n’a encore été enregistrée dans ce navigateur.
backup-saved = La sauvegarde est dans vos téléchargements : corsair-cabinet.txt.
backup-shared = La sauvegarde est partagée.
backup-not-shared = Cela n’a pas marché. Enregistrez plutôt la sauvegarde.
save-backup = Enregistrer une sauvegarde
share-backup = Partager la sauvegarde
install = Installer la page
    .why = Elle s’ouvre alors comme une application, même sans réseau.
    .share-menu =
        Dans le menu de partage du navigateur, choisissez « Sur l’écran d’accueil ». La page installée est vide au début :
        enregistrez d’abord une sauvegarde, pour l’y ouvrir ensuite.
    .dock =
        Dans le menu « Fichier » de Safari, choisissez « Ajouter au Dock ». La page installée est vide au début :
        enregistrez d’abord une sauvegarde, pour l’y ouvrir ensuite.
    .browser-menu = Si votre navigateur le permet, c’est dans son menu : « Installer » ou « Ajouter à l’écran d’accueil ».
    .done = Elle est installée.

# Lines that appear after a game or beside a letter, and that the player can close.

notice-keep = Si votre appareil manque de place, votre navigateur peut supprimer vos parties, sauf si vous lui permettez de les garder. Il vous le demandera.
notice-install = Votre navigateur supprime vos parties après une semaine sans visite, sauf si vous installez la page.
# $games is ten or more.
notice-backup = Vous avez fini { $games } parties depuis votre dernière sauvegarde.
notice-secrets = Ce que vous seul savez dans cette partie n’est que dans ce navigateur. Une sauvegarde le met à l’abri.
not-now = Pas maintenant

## Ennuis et nouvelles

other-tab = Cette partie est ouverte dans un autre onglet
    .why = Vous l’y avez ouverte plus récemment. Un seul onglet peut la jouer.
    .play-here = Continuer ici

## À propos

about-heading = À propos du cabinet
about-games = Des jeux qui méritent d’être mieux connus, à une même table : contre des ordinateurs honnêtes, ou entre amis, devant un même écran ou chacun sur son appareil.
about-computers = Les ordinateurs ne voient que ce qu’une personne verrait à leur place. Ils réfléchissent sur votre appareil.
about-privacy = Ni compte, ni pistage, ni serveur qui vous connaisse : tout reste dans ce navigateur, sauf ce que vous envoyez à un ami.
credits = Qui a créé ces jeux
licences = Polices et images
licence-fonts =
    Spectral, © 2017 The Spectral Project Authors, et Cabinet Display, tiré de Jacques Francois, © 2011 Cyreal, tous deux
    sous la SIL Open Font License 1.1.
licence-courts =
    Les rois, les dames et les valets sont de Letele Motebang ; ils viennent de son paquet @letele/playing-cards, qu’il a
    versé au domaine public (CC0 1.0).
licence-drawings = Toutes les autres cartes, les emblèmes et les icônes ont été dessinés pour ce cabinet.
notices = Les logiciels de cette page et leurs licences (en anglais)
