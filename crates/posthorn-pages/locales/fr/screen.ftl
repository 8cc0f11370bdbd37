# The screen: settings, keys, what is in sight, and the table in a few sentences.

nav-label = Menu principal
nav-sound = Son

settings-heading = Réglages
settings-lead = Ce navigateur s’en souvient.
settings-theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
settings-motion = Animation des cartes
motion-normal = Normale
motion-fast = Rapide
motion-off = Aucune
settings-order = Cartes en main
order-name = Par nom
order-region = Par région
order-fitting = Celles qui conviennent d’abord
settings-switches = Autres réglages
settings-save = Enregistrer
settings-back = Revenir sans enregistrer
pref-ask = Demander confirmation avant d’abandonner un itinéraire ou de le mener dans une impasse
pref-auto-end = Terminer mon tour quand rien d’autre n’est possible
pref-sound = Sonner du cor quand c’est à moi de jouer
pref-keys = Raccourcis clavier à la table

help-keys-off = On peut les désactiver dans les réglages.
keys-shut = Fermer
key-market = prendre cette carte visible
key-deck = prendre la carte du dessus de la pioche
key-administrator = demander au Bailli six nouvelles cartes
key-hand = parcourir les cartes en main
key-letter = aller à la carte en main qui commence par cette lettre
key-play = poser la carte
key-ends = poser la carte à l’extrémité gauche ou droite
key-close = fermer l’itinéraire
key-end = terminer le tour
key-undo = annuler
key-replay = revoir ce qui s’est passé depuis mon dernier tour
key-tell-hand = lire à voix haute mes cartes
key-tell-route = lire à voix haute mon itinéraire
key-tell-market = lire à voix haute les cartes visibles
key-tell-others = lire à voix haute les itinéraires des autres
key-tell-tiles = lire à voix haute les tuiles bonus restantes
key-tell-scores = lire à voix haute la situation des joueurs
key-tell-now = lire à voix haute ce qu’il faut faire maintenant
key-zoom = agrandir le plateau, le réduire ou le montrer en entier
key-chat = écrire dans le tchat
key-sound = couper le cor ou le laisser sonner
key-help = cette liste

game-heading = La partie
area-towns = Villes, routes et relais de poste
tabs-area = Affichage
tab-map = Plateau
tab-players = Joueurs
tab-talk = Journal et tchat
tabs-talk = Journal ou tchat
tab-log = Journal
tab-chat = Tchat
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-all = Tout le plateau
since-replay = Revoir
button-give-up = Abandonner l’itinéraire…

told-hand = { $count ->
    [0] Vous n’avez pas de carte en main.
   *[other] Votre main : { $cities }.
}
told-route = { $count ->
    [0] Vous n’avez pas encore d’itinéraire.
    [one] Votre itinéraire d’une ville : { $cities }.
   *[other] Votre itinéraire de { $count } villes : { $cities }.
}
told-market = { $count ->
    [0] Aucune carte n’est visible.
   *[other] Cartes visibles : { $cities }.
}
told-other-route = { $count ->
    [0] { $name } n’a pas d’itinéraire.
   *[other] { $name } a pour itinéraire { $cities }.
}
told-tiles = Tuiles bonus restantes : { $tiles }.
told-score = { $name } : { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, { $offices ->
    [one] { $offices } relais restant
   *[other] { $offices } relais restants
}, { $carriage ->
    [0] pas de calèche
   *[other] calèche { $carriage }
}, { $tiles ->
    [one] { $tiles } tuile bonus
   *[other] { $tiles } tuiles bonus
}.
told-town = { $city }, { $region }. Routes vers { $roads }. { $count ->
    [0] Aucun relais de poste.
   *[other] Relais de poste : { $owners }.
}
