### La page d’accueil, et ce qui se dit avant que le reste du programme soit chargé.

## Partout

skip = Aller au contenu
site-name = Cabinet corsaire
tagline = Des jeux méconnus de chevaliers, de corsaires et de cours royales
settings = Réglages
about = À propos et crédits
promise = Fonctionne hors ligne. Seul ce que vous envoyez quitte cet appareil.
no = Non
not-found = Il n’y a pas de page à cette adresse. Voici à quoi vous pouvez jouer :

## Les jeux

play = Jouer
learn = Apprendre
options = Options
begin-another = Nouvelle partie
game-waits = Votre partie vous attend.
more-games = En montrer { $games } de plus
resume = Continuer
delete = Supprimer
delete-question = Supprimer cette partie ({ $game }) ? Vous ne pourrez pas la récupérer.
saved-game-broken = Il y a ici une partie enregistrée, mais elle est illisible : { $why }
open-record = Ouvrir une partie notée
replay-unknown = Ce n’est pas la notation d’une partie d’un des jeux d’ici.
puzzles = Les problèmes du jour
puzzles-why = Les mêmes pour tout le monde, avec une seule solution.
statistics = Vos parties
home = Accueil

## Ennuis et nouvelles

storage-full = Il n’y a plus de place pour enregistrer vos parties. Vous pouvez continuer, mais vous perdrez cette partie en quittant la page.
storage-denied = Votre navigateur ne permet pas à cette page d’enregistrer quoi que ce soit. Vous pouvez continuer, mais vous perdrez cette partie en quittant la page.
storage-wiped = Cette partie avait été effacée de votre appareil. Elle est de nouveau enregistrée.
unreadable = { $what } : ce qui est enregistré ici est illisible, peut-être parce qu’une version plus récente l’a enregistré. Rien n’y est changé, et rien de nouveau n’est enregistré.
    .experiments = Laboratoire
    .own-puzzles = Problèmes tirés de vos parties
    .statistics = Vos résultats
update = Une nouvelle version est prête.
    .take = L’utiliser
old-engine = La page et l’ordinateur qui joue ne sont pas de la même version. Rechargez la page pour arranger cela.
reload = Recharger
loading = Chargement…
load-failed = Cette page n’a pas pu être chargée.
    .why = Vous êtes peut-être hors ligne, ou une nouvelle version est sortie. Rien de ce que vous avez enregistré n’est perdu.
    .again = Réessayer
