# The screen: settings, keys, what is in sight, and the table in a few sentences.

nav-label = Vous et la page
nav-sound = Son

settings-heading = Réglages
settings-lead = Ce navigateur les retient.
settings-theme = Lumière
theme-auto = Comme le système
theme-light = De jour
theme-dark = À la lampe
settings-motion = Vol des cartes
motion-normal = Calme
motion-fast = Rapide
motion-off = Aucun
settings-order = Cartes en main
order-name = Par nom
order-region = Par région
order-fitting = Celles qui conviennent d’abord
settings-switches = Et aussi
settings-save = Enregistrer
settings-back = Revenir sans enregistrer
pref-ask = Demander avant d’abandonner un itinéraire ou de le mener dans une impasse
pref-auto-end = Terminer mon tour quand rien d’autre n’est possible
pref-sound = Sonner du cor quand c’est à moi
pref-keys = Les touches seules agissent à la table

help-keys-off = On peut les désactiver dans les réglages.
keys-shut = Fermer
key-market = prendre cette carte visible
key-deck = prendre la carte du dessus de la pioche
key-administrator = demander au Bailli six nouvelles cartes
key-hand = parcourir les cartes en main
key-letter = aller à la carte en main qui commence par cette lettre
key-play = jouer la carte
key-ends = poser la carte au bout gauche ou droit
key-close = fermer l’itinéraire
key-end = terminer le tour
key-undo = annuler
key-replay = revoir ce qui s’est passé depuis mon dernier tour
key-tell-hand = dire ma main
key-tell-route = dire mon itinéraire
key-tell-market = dire les cartes visibles
key-tell-others = dire les itinéraires des autres
key-tell-tiles = dire les tuiles bonus restantes
key-tell-scores = dire où en sont les joueurs
key-tell-now = dire ce qu’il faut faire maintenant
key-zoom = rapprocher la carte, l’éloigner ou la montrer en entier
key-chat = écrire dans le tchat
key-sound = couper le cor ou le laisser sonner
key-help = cette liste

game-heading = La partie
area-towns = Villes, routes et relais de poste
tabs-area = Ce qui est visible
tab-map = Carte
tab-players = Joueurs
tab-talk = Journal et tchat
tabs-talk = Journal ou tchat
tab-log = Journal
tab-chat = Tchat
zoom-in = Plus près
zoom-out = Plus loin
zoom-all = Toute la carte
since-replay = Revoir
button-give-up = Abandonner l’itinéraire et choisir une carte pour recommencer

told-hand = { $count ->
    [0] Vous n’avez pas de carte en main.
   *[other] Votre main : { $cities }.
}
told-route = { $count ->
    [0] Vous n’avez pas encore d’itinéraire.
   *[other] Votre itinéraire de { $count } : { $cities }.
}
told-market = { $count ->
    [0] Aucune carte n’est visible.
   *[other] Cartes visibles : { $cities }.
}
told-other-route = { $count ->
    [0] { $name } n’a pas d’itinéraire.
   *[other] { $name } a l’itinéraire { $cities }.
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
