# La page d’une table.
title-waiting = En attente de joueurs – Posthorn
title-game = Posthorn
title-your-turn = 📯 À vous de jouer – Posthorn
title-over = Le résultat – Posthorn

status-waiting = En attente de joueurs
status-over = La partie est finie
status-round = Tour de table { $round }
status-you-draw = À vous : piochez une carte
status-you-draw-two = À vous : piochez deux cartes, car votre main était vide
status-you-draw-second = Piochez la deuxième carte
status-you-play = Posez une carte sur votre itinéraire
status-you-play-or-draw = Posez une carte, ou piochez-en une deuxième avec le Chef de poste
status-you-close = Fermez l’itinéraire ou terminez votre tour
status-you-close-or-play = Posez une deuxième carte, fermez l’itinéraire ou terminez votre tour
status-you-play-or-end = Posez une deuxième carte ou terminez votre tour
status-you-end = Terminez votre tour
status-you-keep = Choisissez trois cartes à garder
status-you-over = La partie est finie
status-other-draw = { $name } pioche une carte
status-other-draw-two = { $name } pioche deux cartes
status-other-draw-second = { $name } pioche la deuxième carte
status-other-play = { $name } pose une carte
status-other-play-or-draw = { $name } pose une carte ou en pioche une deuxième
status-other-close = { $name } ferme l’itinéraire ou termine son tour
status-other-close-or-play = { $name } pose une deuxième carte, ferme l’itinéraire ou termine son tour
status-other-keep = { $name } choisit trois cartes à garder
status-other-over = La partie est finie

area-market = Cartes visibles
area-officials = Fonctionnaires
area-map = Plateau : l’Allemagne du Sud et ses voisins
area-players = Joueurs
area-own = Votre main et votre itinéraire
area-hand = Votre main
area-route = Votre itinéraire
area-log = Journal
area-chat = Tchat

take-card = Prendre { $city } ({ $region })
take-deck = Prendre la carte du dessus de la pioche ; il en reste { $count }
discard-title = { $count ->
    [one] Défausse, { $count } carte
   *[other] Défausse, { $count } cartes
}
deck = Pioche
discard-empty = Défausse
hand-empty = Aucune carte en main.
route-empty = Pas encore d’itinéraire. La première carte posée en commence un.
divider = Répartir la place entre la main et l’itinéraire
own-watching = Vous regardez cette partie.
own-covered = Les cartes sont cachées pendant le tour d’un autre joueur.
play-card = Poser { $city }
play-either = { $city } : convient aux deux extrémités de l’itinéraire
play-left = Poser { $city } à l’extrémité gauche
play-right = Poser { $city } à l’extrémité droite
restart-card = Abandonner l’itinéraire et en commencer un nouveau avec { $city }
spot-left = Extrémité gauche de l’itinéraire
spot-right = Extrémité droite de l’itinéraire

official-administrator = Bailli
official-administrator-about = Avant la première carte, il en étale six nouvelles.
official-administrator-ready = Cliquez pour étaler six nouvelles cartes.
official-postmaster = Chef de poste
official-postmaster-about = Permet de piocher une deuxième carte.
official-postmaster-ready = Il vous aide dès que vous piochez une deuxième carte.
official-postmaster-helps = Le Chef de poste aide { $name }.
official-postal-carrier = Postier
official-postal-carrier-about = Permet de poser une deuxième carte.
official-postal-carrier-ready = Il vous aide dès que vous posez une deuxième carte.
official-postal-carrier-nothing-fits = Aucune carte de votre main ne prolonge l’itinéraire.
official-postal-carrier-helps = Le Postier aide { $name }.
official-cartwright = Cocher
official-cartwright-about = Donne une calèche même s’il manque une ou deux cartes à l’itinéraire.
official-cartwright-ready = Peut vous aider à la fermeture : cochez sa case.
official-cartwright-helps = Le Cocher aide { $name }.
official-helped = Est intervenu pendant ce tour.

panel-first = Premier joueur
panel-ended = A déclenché la fin de la partie
panel-hand = Cartes
panel-offices = Relais restants
panel-carriage = Calèche
panel-tiles = Tuiles
panel-route = Itinéraire en cours
panel-hand-known = Prises à découvert : { $known }. Inconnues : { $unknown }.
panel-hand-open = En main : { $cards }.
panel-carriage-title = { $carriage ->
    [0] Pas encore de calèche.
   *[other] Calèche { $carriage }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
} { $next ->
    [0] Il n’y en a pas de plus haute.
   *[other] La suivante demande un itinéraire de { $next } cartes.
}
panel-tiles-title = Tuiles bonus : { $tiles }.
panel-bot = Un bot
panel-online = En ligne
panel-offline = Hors ligne en ce moment
panel-resigned = A abandonné ; un bot joue à sa place
panel-absent = Absent depuis longtemps ; un bot joue à sa place
panel-stand-in = Laisser un bot jouer
panel-timed-out = Temps écoulé ; un bot joue à sa place
clock-days = { $days } j { $hours } h

button-close = Fermer l’itinéraire
button-end = Terminer le tour
button-undo = Annuler
button-more = Plus…
button-resign = Abandonner : un bot continue

keep-three = Gardez trois cartes ; les autres sont défaussées.
keep-submit = Garder ces cartes

close-heading = Où placer les relais de poste ?
close-one-each = Un dans chaque région
close-one-region = Tous dans une seule région
close-own-choice = Ou choisissez vous-même : cliquez sur une ville pour l’exclure
close-no-candidates = Vous avez déjà un relais dans chaque ville de cet itinéraire.
close-cartwright = Avec l’aide du Cocher : prendre la prochaine calèche bien que l’itinéraire soit trop court
close-submit = Placer et fermer
close-cancel = Fermer sans clore l’itinéraire
gain-carriage = Calèche { $carriage }
gain-tile = { $pile } : { $value }
gain-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
gain-ends = Déclenche la fin

ask-give-up = Abandonner l’itinéraire ? Ses cartes seront défaussées et ne rapporteront rien.
ask-play-stuck = Après cela, aucune carte de votre main ne pourra prolonger l’itinéraire. La poser quand même ?
ask-end-stuck = Aucune carte de votre main ne peut prolonger l’itinéraire. Terminer le tour quand même ?
ask-resign = Abandonner ? Un bot jouera à votre place. Vous pourrez revenir tant que la partie dure.
ask-yes = Oui
ask-no = Non

since-heading = Depuis votre dernier tour
banner-last-round = Dernier tour de table ! { $name } a déclenché la fin de la partie.
banner-away = Un bot joue à votre place.
banner-return = Reprendre la main
cover-pass = C’est à { $name } de jouer. Passez-lui l’écran.
cover-show = Je suis { $name } : montrer mes cartes

result-toggle = Afficher ou masquer le résultat pour voir le plateau
result-winner = { $name } l’emporte
result-player = Joueur
result-carriage = Ca{ "\u00AD" }lèche
result-bonus = Tuiles bonus
result-unplaced = Non placés
result-total = Points
result-chart = Points après chaque tour de table
result-rematch = Rejouer avec les mêmes joueurs
result-to-rematch = Passer à la partie suivante
result-record = Télécharger la partie
fair-heading = Les cartes ont-elles été mélangées honnêtement ?
fair-commitment = Empreinte du secret de mélange :
fair-secret = Le secret lui-même :

chat-placeholder = Votre message, ou /help
chat-send = Envoyer

pile-length-5 = Itinéraire de 5
pile-length-6 = Itinéraire de 6
pile-length-7 = Itinéraire de 7
pile-baden = Baden
pile-baiern = Baiern
pile-boehmen-salzburg = Böhmen et Salzburg
pile-schweiz-tyrol = Schweiz et Tyrol
pile-wuerttemberg-hohenzollern = Württemberg et Hohenzollern
pile-all-regions = Toutes les régions
pile-outside-baiern = Partout sauf Baiern
pile-end-of-game = Fin de partie

waiting-heading = Une table se prépare
invite-heading = Inviter
invite-lead = Envoyez ce lien, ou scannez le code avec un téléphone. Toute personne qui l’ouvre peut s’asseoir ou regarder.
invite-copy = Copier
options-heading = Réglages de cette table
rule-outside-baiern = Tuile « partout sauf Baiern » : un relais dans chaque région sauf Baiern
rule-every-region = Tuile « toutes les régions » : un relais dans chaque région, Baiern comprise
rule-any-length = Pile de longueur vide : on prend dans la pile inférieure suivante
rule-seven-plus = Pile de longueur vide : on prend dans la pile inférieure, seulement pour les itinéraires de sept cartes ou plus
rule-finish-round = Le dernier tour de table est joué jusqu’au bout
rule-one-more-each = Une fois la fin déclenchée, tous les autres jouent encore un tour
rule-hidden-tiles = La valeur des tuiles bonus reste cachée aux autres
rule-open-tiles = La valeur des tuiles bonus reste visible
rule-rated = Classée
rule-unrated = Non classée
seat-empty = Place libre
seat-sit = S’asseoir
seat-none-free = Toutes les places sont prises. Vous pouvez regarder.
seat-sit-here = S’asseoir ici
seat-ready = C’est bon pour moi
seat-not-ready = Attendez, pas encore
seat-is-ready = prêt
seat-is-not-ready = pas encore prêt
seat-start = Commencer la partie
seat-start-hint = La partie peut commencer quand toutes les places sont prises et que tout le monde est prêt.
seat-leave = Quitter la table
seat-free = Libérer la place
seat-add-bot = Ajouter un bot
seat-guest-name = Nom
seat-add-guest = Ajouter sur cet écran
seat-add-guest-about = Quelqu’un qui joue sur cet écran ; les cartes sont cachées entre les tours

log-market-replaced = { $name } fait étaler six nouvelles cartes par le Bailli.
log-took = { $name } prend { $city }.
log-drew = { $name } prend une carte de la pioche.
log-drew-own = { $name } prend { $city } dans la pioche.
log-reshuffled = { $count ->
    [one] La carte défaussée devient la pioche.
   *[other] Les { $count } cartes défaussées sont mélangées et deviennent la pioche.
}
log-gave-up = { $name } abandonne l’itinéraire { $cities }.
log-played = { $name } pose { $city }.
log-closed = { $name } ferme un itinéraire de { $count } cartes et { $offices ->
    [0] ne place aucun relais de poste.
    [one] place un relais de poste à { $cities }.
   *[other] place des relais de poste à { $cities }.
}
log-tile = { $name } prend une tuile bonus : { $pile }.
log-tile-value = { $name } prend une tuile bonus : { $pile }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
log-carriage = { $name } prend la calèche { $carriage }.
log-cut = { $name } défausse { $cities }.
log-end-triggered = { $name } déclenche la fin de la partie.
log-passed = { $name } ne peut ni piocher ni poser de carte et passe.
log-over = La partie est finie.
log-sat = { $name } s’assoit à la place { $seat }.
log-left = La place { $seat } est libre.
log-started = La partie commence.
log-resigned = { $name } abandonne ; un bot prend la suite.
log-timed-out = { $name } n’a plus de temps ; un bot prend la suite.
log-absent = { $name } n’est plus là depuis longtemps ; un bot prend la suite.
log-back = { $name } est de retour.
log-rematch = La partie suivante se prépare.
