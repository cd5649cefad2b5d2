# Parties avec un ami à distance : invitations, lettres, et ce qui peut mal tourner.

your-friend = votre ami
invite = Inviter un ami
invite-why = Envoyez ce lien à votre ami, par la messagerie de votre choix. Rien ne part tout seul. Votre ami l’ouvre et vous renvoie un lien.
answer = Envoyez votre réponse à { $name }
answer-why = Envoyez ce lien à { $name }. La partie commence quand vous recevez un lien en retour.
send = Envoyez votre tour à { $name }
send-why = Rien ne part tout seul. Envoyez ce lien à { $name }, qui l’ouvre et vous renvoie un lien.
send-last = Envoyez votre dernier tour à { $name }
send-last-why = La partie est finie. Envoyez ce lien à { $name }, qui ne le sait peut-être pas encore.
send-proof = Envoyez la preuve à { $name }
send-proof-why = { CAPITAL($name) } sait comment la partie a fini. Avec ce lien, sa page vérifie tout, elle aussi.
invite-group = Inviter vos amis
invite-group-why = Postez ce lien dans une discussion de groupe où vous êtes tous. Rien ne part tout seul. Chaque ami l’ouvre, rejoint la partie et poste un lien à son tour. Chacun ouvre tous les liens, même ceux des autres.
answer-group = Postez votre réponse dans la discussion
answer-group-why = Postez ce lien dans la discussion de groupe, pour que chacun l’ouvre. La partie commence quand tout le monde est là.
send-group = Postez votre tour dans la discussion
send-group-why = Rien ne part tout seul. Postez ce lien dans la discussion de groupe, pour que chacun l’ouvre. Ensuite, c’est à { $name }.
send-last-group = Postez votre dernier tour dans la discussion
send-last-group-why = La partie est finie. Postez ce lien dans la discussion de groupe : vos amis ne le savent peut-être pas encore.
last-letter = Votre dernier lien
last-letter-group-why = Repostez-le si quelqu’un l’a perdu. L’ouvrir deux fois ne change rien.
last-letter-why = Renvoyez-le si { $name } l’a perdu. L’ouvrir deux fois ne change rien.
unsent = Votre lien n’est pas encore envoyé. Envoyez-le à { $name }.
unsent-group = Votre lien n’est pas encore posté. Postez-le dans la discussion de groupe.
letters = Courrier
send-again = Courrier : renvoyer, ou coller une réponse
own-turn = À vous de jouer depuis le { $time }.
other-turn = C’est à { $name } de jouer depuis le { $time }.
answered = Vous avez répondu le { $time }. Le prochain lien de { $name } montrera le résultat.
drawn = Vous avez pioché le { $time }. Le prochain lien de { $name } montrera votre carte.
waiting-invited = Vous avez invité un ami le { $time }. Sa réponse n’est pas encore arrivée ici.
waiting-for = On attend { $name } depuis le { $time }.
drawn-group = Vous avez pioché le { $time }. Le lien de chaque ami apporte une part de votre carte. On attend { $name }.
joined = Déjà là : { $names }.
# En plus de l’hôte.
missing =
    { $players ->
        [one] Un joueur n’a pas encore rejoint la partie, ou son lien n’a pas été ouvert ici.
       *[other] { $players } joueurs n’ont pas encore rejoint la partie, ou leurs liens n’ont pas été ouverts ici.
    }
over = La partie est finie.
checking = La partie est finie. Quand { $name } aura envoyé un dernier lien, votre page vérifiera tout.
checked = La partie est finie. Votre page a tout vérifié : tout a été tiré et joué selon les règles.
broken-by = { CAPITAL($name) } a enfreint les règles dans le lien numéro { $number }, et la partie est finie. { $why }
broken-by-you = La partie est finie, mais votre lien numéro { $number } enfreint les règles. { $why }
changing = Vous changez votre dernier tour. { CAPITAL($name) } devra donner son accord.
link = Lien à envoyer
link-group = Lien à poster (numéro { $number })
copy-link = Copier le lien
copy-text = Copier en texte
copy-all = Copier toute la partie
share = Envoyer…
sent = Envoyé.
other-ways = Autres moyens
qr = Afficher en code QR
qr-hide = Masquer le code QR
qr-of = Le lien en code QR
share-failed = Cela n’a pas marché. Copiez plutôt le lien.
copied = Copié.
not-copied = Le navigateur ne l’a pas permis. Sélectionnez le texte et copiez-le vous-même.
letter-of = { $game } avec { $name }
letter-of-group = { $game }, lien numéro { $number }
paste = Vous avez une réponse ? Ouvrez le lien, ou collez-le ici.
open = Ouvrir
paste-group = Un ami a posté un lien ? Ouvrez-le, ou collez-le ici. Vous pouvez en coller plusieurs à la fois.
keep-browser = La partie est enregistrée dans ce navigateur. Ouvrez toujours les liens ici.
change = Changer mon dernier tour
change-why = { CAPITAL($name) } devra donner son accord, et peut s’en tenir au premier.
close = Fermer

invited = { $name } vous invite
invited-unnamed = Un ami vous invite
invited-to = À une partie de { $game }.
invited-side = Vous jouez : { $side }.
invited-options = Options choisies
invited-standard = Avec les règles habituelles.
invited-why = Vous jouez chacun à votre tour : après chaque tour, vous renvoyez un lien par la messagerie de votre choix. Aucun serveur n’intervient.
invited-group-why = Vous jouez dans une discussion de groupe : après chaque tour, vous y postez un lien, et chacun ouvre tous les liens. Aucun serveur n’intervient.
invited-order = Si d’autres ont déjà posté leurs liens, ouvrez-les d’abord, puis rejoignez la partie.
not-joined = { $name } vous invite. Vous n’avez pas encore rejoint la partie.
not-joined-unnamed = Un ami vous invite. Vous n’avez pas encore rejoint la partie.
your-name = Votre nom, pour votre ami (facultatif)
your-name-group = Votre nom, pour vos amis
accept = Accepter
join = Rejoindre la partie
full = Toutes les places sont prises
full-why = Cette partie se joue entre { $names }, et il n’y a plus de place. Ce navigateur ne l’a pas rejointe.
contested = { $name } a rejoint la partie en même temps
contested-why = C’est le premier lien posté qui compte. Si le lien de { $name } est au-dessus du vôtre dans la discussion, rejoignez la partie à sa suite : vous aurez un nouveau lien à poster. Si le vôtre est au-dessus, rien ne change, et c’est { $name } qui recommence.
contested-theirs = Rejoindre à nouveau
contested-own = Le mien est au-dessus
contested-first = { $name } est au-dessus
contested-other = Deux amis ont pris la même place
contested-other-why = { $first } et { $second } ont rejoint la partie en même temps. Quel lien est au-dessus de l’autre dans la discussion ? L’autre joueur recommence.
taken-last = { $name } a aussi posté un lien pour la dernière place. S’il est au-dessus du vôtre dans la discussion, toutes les places sont prises, et vous ne pouvez pas jouer cette fois. Si le vôtre est au-dessus, rien ne change.
taken = Ici, cette place est à { $name }, dont le lien a été ouvert en premier. L’auteur de ce lien-ci ouvre celui de { $name }, puis rejoint à nouveau la partie.
rules = Règles
rematch-again = C’est la revanche de votre dernière partie.

known = Vous avez déjà ouvert ce lien. Rien n’a changé.
own-group = C’est votre propre lien. Postez-le dans la discussion de groupe ; rien n’a changé ici.
own = C’est votre propre lien. Envoyez-le à votre ami ; rien n’a changé ici.
to-game = Aller à la partie
replace = { CAPITAL($name) } veut changer son dernier tour
replace-why = Si vous acceptez, le nouveau tour compte et votre réponse à l’ancien est abandonnée. Sinon, l’ancien reste.
replace-yes = Accepter
replace-no = Garder l’ancien
restore = Cette partie n’est pas dans ce navigateur
restore-why = Le texte contient toute la partie : vous pouvez la continuer ici. Qui êtes-vous ?
restore-missing = Ce lien appartient à une partie qui n’est pas dans ce navigateur. Ouvrez-le là où vous jouez, ou demandez à votre ami « Copier toute la partie » et collez le texte.
broken = Ce lien est inutilisable
broken-text = Il a été coupé ou modifié en chemin. Demandez à votre ami de le renvoyer, ou de l’envoyer en texte. { $why }
broken-game = Cette page ne connaît pas ce jeu. Chargez la dernière version de la page.
broken-version = La page de votre ami est plus récente que la vôtre. Chargez la dernière version de cette page, puis rouvrez le lien.
broken-table = Il appartient à une autre partie.
broken-missing = Il manque un lien : le numéro { $number } n’a pas été ouvert ici. Demandez à votre ami de le renvoyer.
broken-invitation = Si vous êtes invité dans un groupe, ouvrez d’abord l’invitation, puis les autres liens dans l’ordre.
broken-before = Ouvrez d’abord le lien d’avant : le numéro { $number }.
broken-before-of = Ouvrez d’abord le lien d’avant : le numéro { $number }, de { $name }.
broken-answered = Vous avez répondu à ce tour depuis. Le tour auquel vous avez répondu reste.
broken-own = Il prétend être votre tour numéro { $number }, mais vous ne l’avez pas envoyé.
broken-chain = Il ne suit pas les tours précédents. L’un de vous a changé quelque chose depuis. Renvoyez-vous vos derniers liens.
broken-lot = Le tirage a été falsifié : { $name } a révélé un autre nombre que celui scellé dans l’invitation.
broken-action = Il contient un coup que les règles n’autorisent pas : { $why }
broken-unfinished = Il s’arrête au milieu d’un tour.
broken-position = Vos deux pages suivent des règles différentes. Chargez tous deux la dernière version de la page, puis renvoyez le lien.
broken-over = La partie est déjà finie.
broken-seal = Il ne correspond pas à ce qui a été scellé auparavant.
broken-secret = Un tirage n’a pas été fait comme convenu : un nombre scellé ne correspond pas.
no-secret = Vos cartes, ou les nombres qui servent à piocher, ne sont que dans le navigateur où vous avez joué. Ouvrez le lien là-bas.
broken-random = Ce navigateur n’a pas de hasard sûr : il ne peut pas faire de tirage pour une partie à distance.

live = Dans la même pièce ? Connectez vos appareils
# $name is the host, who is the only one to show codes.
live-why-guest = Vous êtes dans la même pièce que { $name }, sur le même Wi-Fi ? Scannez le code sur son écran : chaque coup s’affiche aussitôt. Aucun serveur n’intervient ; seul l’appareil de { $name } apprend l’adresse du vôtre sur ce réseau.
live-why-group = Vous êtes tous dans la même pièce, sur le même Wi-Fi ? Connectez vos appareils : chaque coup s’affiche aussitôt. Vos amis scannent votre code l’un après l’autre. Aucun serveur n’intervient ; seuls les appareils de vos amis apprennent l’adresse du vôtre sur ce réseau.
live-why = Vous êtes dans la même pièce, sur le même Wi-Fi ? Connectez vos deux appareils : chaque coup s’affiche aussitôt. Aucun serveur n’intervient ; seul l’appareil de votre ami apprend l’adresse du vôtre sur ce réseau.
live-show = Afficher un code
live-show-next = Afficher le code pour le joueur suivant
live-preparing = Un instant…
live-scan = Faites scanner ce code par votre ami.
live-scan-group = Faites scanner ce code par l’un de vos amis.
live-then = L’écran de votre ami affiche alors un code à son tour. Scannez-le ici, ou collez son lien ci-dessous.
live-link = Le code sous forme de lien
live-answer = Montrez ce code à { $name } : dès qu’il est scanné, vous êtes connectés.
live-connecting = Connexion…
live-here =
    { $players ->
        [one] { CAPITAL($names) } est là.
       *[other] { $names } sont là.
    }
live-away =
    { $players ->
        [one] { CAPITAL($names) } n’est plus là.
       *[other] { $names } ne sont plus là.
    }
live-ended = Vous n’êtes pas connectés. Rien n’est perdu : sur le même Wi-Fi, affichez un nouveau code, ou envoyez vos coups par lien.
live-ended-guest = Vous n’êtes pas connecté. Rien n’est perdu : sur le même Wi-Fi, scannez un nouveau code sur l’écran de { $name }, ou envoyez vos coups par lien.
live-ended-one = Un appareil n’est pas connecté. Rien n’est perdu : faites scanner un nouveau code à ce joueur, ou envoyez vos coups par lien.
live-impossible = Ce navigateur ne peut pas se connecter à un autre appareil. Par lien, vous pouvez jouer quand même.
live-waits = C’est à { $name } de commencer : le plateau s’affichera à son premier coup.
live-missing =
    { $players ->
        [one] Il manque encore un joueur.
       *[other] Il manque encore { $players } joueurs.
    }
scan = Scanner le code de votre ami
scan-stop = Éteindre l’appareil photo
scan-view = Ce que voit l’appareil photo
scan-refused = L’appareil photo n’est pas utilisable ici. Servez-vous de celui de votre téléphone, ou collez le lien ci-dessous.
live-again = Nouveau code
live-disconnect = Se déconnecter
live-old = C’était la réponse à un ancien code. Faites scanner à votre ami le code affiché ici.
live-copy = Copier le lien de ce code
live-rematch = { CAPITAL($name) } demande la revanche.
live-rematch-play = Voir l’invitation
live-rematch-host = { CAPITAL($name) } peut lancer la revanche.
invited-live = Une fois que vous aurez rejoint la partie, votre écran affichera un code à faire scanner par { $name }. Ensuite, chaque coup arrive aussitôt. Aucun serveur n’intervient ; seul l’appareil de { $name } apprend l’adresse du vôtre sur ce réseau.
live-handed = Votre partie a reçu le code
live-handed-why = Retournez à l’onglet de votre partie. Vous pouvez fermer celui-ci.

race-devices = Appareils
race-ended = Vous n’êtes pas connectés. La partie attend : affichez un nouveau code.
race-ended-guest = Vous n’êtes pas connecté. La partie attend : scannez un nouveau code sur l’écran de { $name }.
race-ended-one = Un appareil n’est pas connecté. La partie attend : faites scanner un nouveau code à ce joueur.
race-impossible = Ce navigateur ne peut pas se connecter à un autre appareil, et ce jeu en a besoin.
race-broken = L’autre appareil a envoyé quelque chose qui n’a rien à faire dans cette partie : la connexion a été coupée.
invited-race = Vous jouez tous en même temps, chacun sur son appareil, sur le même Wi-Fi. Une fois que vous aurez rejoint la partie, votre écran affichera un code à faire scanner par { $name }. Aucun serveur n’intervient ; seul l’appareil de { $name } apprend l’adresse du vôtre sur ce réseau.
race-photo-finish = Photo-finish : trop serré pour trancher, le hasard a décidé.
race-too-fast = { $name } n’a mis que { $ms } ms : trop rapide pour une réaction.
race-too-late = Vous avez tapé trop tard.
race-clocks = Vos horloges s’accordent à { $ms } ms près.
race-check = Contrôle : { $code }. Si tous vos écrans affichent le même, personne n’a rien changé.

fair = Ce dont vous pouvez être sûr
fair-draw = Ce qui est tiré au sort l’est par vous deux ensemble. Aucun ne peut le choisir.
fair-draw-group = Ce qui est tiré au sort l’est par vous tous ensemble. Personne ne peut le choisir.
fair-moves = Votre page vérifie chaque coup selon les règles, et refuse un lien qui contient un coup interdit.
fair-past = Personne ne peut changer un tour auquel vous avez répondu. Changer le dernier demande votre accord.
fair-cards = Vos cartes ne sont que sur votre appareil. Aucun de vous ne connaît la carte suivante, pas même la sienne.
fair-choices = Ce que vous misez, piégez ou cachez est scellé avant que votre ami choisisse, et n’est ouvert que là où les règles le montrent.
fair-check = Ce qui est scellé ou posé face cachée ne peut plus changer. À la fin, les deux pages vérifient tout.
fair-pile = On décide d’abord, la carte est piochée ensuite. Aucun de vous ne connaît ni ne peut changer la suivante, et un tour envoyé reste tel quel.
fair-pile-group = On décide d’abord, la carte est piochée ensuite. Personne ne connaît ni ne peut changer la suivante, et un tour posté reste tel quel.
unfair-pair = Une carte est piochée à deux : par qui pioche, et par le joueur suivant. Si ces deux-là s’entendent en secret, ils peuvent la connaître avant de décider de piocher.
unfair-help-group = Un ami peut demander des coups à un ordinateur ou à quelqu’un. Aucune page ne peut le voir.
unfair-stop-group = Si l’un de vous cesse de répondre, la partie s’arrête pour tous. Personne ne perd la partie pour cela.
unfair-chat-group = Qui peut écrire dans votre discussion peut poster un lien au nom d’un ami.
unfair-help = Votre ami peut demander des coups à un ordinateur ou à quelqu’un. Aucune page ne peut le voir.
unfair-stop = Votre ami peut cesser de répondre. Personne ne perd la partie pour cela.
unfair-chat = Qui peut écrire dans votre conversation peut envoyer un lien au nom de votre ami.
fair-race-cards = Aucun appareil ne connaît la prochaine carte avant qu’elle soit posée : deux d’entre vous la tirent ensemble.
fair-race-taps = Les tapes sont scellées jusqu’à ce que toutes soient là. Alors on les compare.
fair-race-lines = C’est votre réaction qui compte, de la carte sur votre écran à votre tape. Une connexion lente ne coûte rien.
fair-race-log = Personne ne peut supprimer ni changer une tape sans que cela se voie, pas même l’hôte.
unfair-race-reaction = Un joueur au programme modifié peut prétendre à une réaction plus rapide. Aucune page ne peut le voir.
