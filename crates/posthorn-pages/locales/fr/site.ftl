# Tout ce qui entoure la table.
skip = Aller au contenu
brand-home = Posthorn, retour à l’accueil
nav-rules = Règles
nav-help = Aide
nav-api = API pour les bots
language-menu = Langue
back-home = Retour à l’accueil
message-title = Posthorn
title-of = { $heading } – Posthorn
footer = Posthorn est une adaptation non officielle et non commerciale de Thurn und Taxis, de Karen et Andreas Seyfarth, avec ses propres dessins et ses propres textes, sans lien avec les auteurs ni avec l’éditeur.
list-and = { $rest } et { $last }
list-none = aucune
offline = Le serveur ne répond pas. La page se mettra à jour d’elle-même à son retour ; réessayez alors.
reconnecting = Reconnexion…
reconnected = Connexion rétablie.
refresh = Actualiser
guest-name = Invité { $number }
seat = Place

home-title = Posthorn : jouer à Thurn und Taxis
home-title-turn = 📯 À vous de jouer – Posthorn
home-heading = Tracez la route de la poste
home-lead = Thurn und Taxis dans votre navigateur : contre des bots, entre amis, en direct ou en différé. Sans compte, sans installation.
play-now = Jouer maintenant
play-opponents = Adversaires
play-strength = Niveau
play-quick = Les bots jouent sans pause
open-heading = Ouvrir une table
open-seats = Places
open-pace = Rythme
open-visible = Visible par
open-visible-public = Tout le monde, depuis l’accueil
open-visible-link = Seulement les personnes qui ont le lien
open-more = Règles et autres réglages
open-rules = Règles
open-first = Premier joueur
open-first-random = Au hasard
open-rated = Partie classée
open-submit = Ouvrir la table
preset-classic = Classique
preset-classic-about = pas besoin de relais en Baiern pour la tuile « partout sauf Baiern »
preset-international = Internationale
preset-international-about = la tuile « toutes les régions » demande aussi Baiern
preset-icelandic = Islandaise
preset-icelandic-about = Baiern aussi, tuile de longueur inférieure seulement dès sept cartes, à la fin encore un tour pour tous les autres
preset-own = Personnalisée :
option-every-region = La tuile « toutes les régions » demande aussi Baiern
option-seven-plus = Seuls les itinéraires de sept cartes ou plus prennent une tuile de longueur inférieure
option-one-more-each = Une fois la fin déclenchée, tous les autres jouent encore un tour
option-open-tiles = La valeur des tuiles bonus reste visible
pace-free = Sans pendule
pace-live-5 = En direct : 5 minutes, plus 15 secondes par tour
pace-live-10 = En direct : 10 minutes, plus 30 secondes par tour
pace-turns-24 = En différé : un jour par tour
pace-turns-72 = En différé : trois jours par tour
pace-turns-168 = En différé : une semaine par tour
mine-heading = Mes parties
mine-empty = Encore aucune. Un clic sur « Jouer maintenant » et c’est parti.
mine-your-turn = à vous de jouer
mine-waiting = attend des joueurs
mine-finished = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tables-open = Tables ouvertes
tables-open-empty = Personne n’attend. Ouvrez une table et envoyez le lien à un ami.
tables-free = { $count ->
    [0] complète
    [one] une place libre
   *[other] { $count } places libres
}
tables-join = Rejoindre
tables-running = Parties en cours à regarder
tables-running-empty = Aucune partie en cours.
running-round = tour de table { $round }, à { $name } de jouer

bot-random = Hasard
bot-random-about = joue n’importe quelle carte permise
bot-novice = Novice
bot-novice-about = connaît les règles, guère plus
bot-courier = Coursier
bot-courier-about = joue honorablement
bot-postmaster = Maître de poste
bot-postmaster-about = anticipe
bot-prince = Prince
bot-prince-about = sans pitié

me-heading = Vous
me-lead = Vous jouez en tant qu’invité : ce navigateur se souvient de vous.
me-name = Nom
me-save = Enregistrer
me-tokens = Clés pour les bots
me-tokens-lead = Un programme muni d’une clé joue en votre nom.
me-token-new = Voici la clé. Elle n’est montrée qu’une seule fois :
me-token-revoke = Révoquer
me-token-label = À quoi sert-elle ?
me-token-make = Créer une clé

help-keys = Raccourcis clavier
help-commands = Commandes du tchat

note-saved = Enregistré.
note-commands = /join pour s’asseoir, /leave pour se lever, /ready quand on est prêt, /start pour commencer, /bot NIVEAU pour ajouter un bot, /watch pour seulement regarder, /undo pour annuler, /help pour afficher cette liste.

error-stale = La partie a avancé entre-temps : voici où elle en est.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-seat-taken = Cette place est prise. Choisissez-en une autre, ou regardez.
error-no-such-seat = Cette place n’existe pas à cette table.
error-no-such-bot = Ce bot n’existe pas. Choisissez-en un dans la liste.
error-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-not-ready = Pas encore : toutes les places doivent être prises et tout le monde prêt.
error-bad-text = Écrivez une ligne de 1 à 300 caractères.
error-bad-action = Ce n’est pas une action du jeu. Utilisez les boutons de la page.
error-no-such-command = Cette commande n’existe pas. /help donne la liste.
error-not-away = Cette personne est là, ou n’est pas absente depuis assez longtemps. Patientez un peu.
error-busy = Il y a trop d’activité à cette table. Réessayez dans un instant.
error-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-store = L’enregistrement n’a pas pu être confirmé. Réessayez dans un instant ; s’il a réussi malgré tout, la table le montrera.
error-form = Ce formulaire a expiré. Revenez en arrière, rechargez la page et réessayez.
error-no-page = Cette page n’existe pas.
error-bad-name = Un nom compte de 1 à 24 caractères.
error-record-later = L’enregistrement de la partie est disponible une fois qu’elle est finie.
error-api-token = Envoyez une clé : « Authorization: Bearer … ». Créez-la sur votre page ou avec POST /api/accounts.
percent = { $share }{ "\u202F" }%
decimal-mark = { "," }
