# Conseils, revoir la partie et la première partie guidée.
open-hints = Conseils d’un bot
hints-against-bots = Contre des bots
hints-allowed = Pour tous
hints-never = Aucun
rule-hints-against-bots = Qui joue seul contre des bots peut demander conseil
rule-hints-allowed = Chacun peut demander conseil
rule-hints-never = Pas de conseils
error-no-hints = Il n’y a pas de conseils à cette table.

hint-heading = Un conseil
hint-ask = Conseil
hint-win = Chances de gagner : { $win } %.
hint-lead = Avance attendue en points : { $points }.
hint-points = Points attendus : { $points }.
hint-chance = chances de gagner { $win } %
hint-others = Autres idées
key-hint = demander un conseil

step-take = Prenez { $city }.
step-take-new = Prenez une carte visible.
step-take-deck = Prenez la carte du dessus de la pioche.
step-administrator = Appelez le Bailli : six nouvelles cartes.
step-play = Jouez { $city }.
step-play-left = Posez { $city } au bout gauche.
step-play-right = Posez { $city } au bout droit.
step-restart = Abandonnez l’itinéraire et commencez-en un nouveau avec { $city }.
step-close = Fermez l’itinéraire, avec des relais à : { $cities }.
step-close-cartwright = Fermez l’itinéraire avec l’aide du Cocher, avec des relais à : { $cities }.
step-keep = Gardez { $cities }.
step-end = Terminez le tour.

why-closes = { $offices ->
    [0] Fermer maintenant ne place aucun relais.
    [one] Fermer maintenant place un relais.
   *[other] Fermer maintenant place { $offices } relais.
}
why-tiles = { $points ->
    [one] Cela rapporte une tuile bonus d’un point.
   *[other] Cela rapporte des tuiles bonus pour { $points } points.
}
why-carriage = Cela rapporte la calèche { $carriage }.
why-ends = Cela provoque la fin de la partie.
why-fits = { $city } peut prolonger l’itinéraire.
why-joins = { $city } est reliée à { $other }, dans votre main.
why-wanted = { $city } manque encore pour la tuile « { $pile } ».
why-two-cards = Deux cartes portent l’itinéraire à { $length }.
why-grows = { $length ->
    [one] C’est un bon début d’itinéraire.
   *[other] L’itinéraire passe à { $length } cartes.
}
why-starts-anew = L’itinéraire ne peut guère continuer ; { $city } est un meilleur début.
why-blind = Aucune carte visible n’aide autant qu’une carte cachée pourrait le faire.
why-new-market = Les cartes visibles ne servent guère.
why-waits = Plus long, l’itinéraire vaut davantage.
why-keeps = Ces cartes vont le mieux ensemble.

prospect-in-hand = { $count ->
    [one] Une carte de votre main prolonge l’itinéraire tel qu’il est.
   *[other] { $count } cartes de votre main prolongent l’itinéraire tel qu’il est.
}
prospect-likely = Aucune carte de votre main ne prolonge l’itinéraire, mais il devrait en venir une : environ { $chance } %.
prospect-open = Aucune carte de votre main ne prolonge l’itinéraire. La chance qu’il en vienne une à temps est d’environ { $chance } %.
prospect-unlikely = Votre itinéraire est peut-être dans une impasse : une carte qui convient ne vient à temps qu’avec environ { $chance } %.

result-replay = Revoir la partie
error-not-over = On peut revoir une partie une fois qu’elle est terminée.
replay-title = Revoir, { $at } sur { $last } – Posthorn
replay-own = Main et itinéraire : { $name }
replay-controls = Moments de la partie
replay-first = Au début
replay-back = Une action en arrière
replay-on = Une action en avant
replay-last = À la fin
replay-slider = Moment de la partie
replay-go = Montrer
replay-link = Lien vers ce moment
replay-copy = Copier le lien
replay-eyes = Vu par
replay-eyes-all = Toutes les cartes visibles
replay-start = La partie commence
replay-result = Au résultat
key-moments = en revoyant : une action en arrière ou en avant
key-moments-ends = en revoyant : au début ou à la fin

analysis-heading = Ce qu’en dit le bot le plus fort
analysis-lead = Le Prince parcourt la partie et cherche les tours qui ont compté le plus. Cela prend un petit moment ; vous pouvez revoir la partie en attendant.
analysis-begin = Chercher les tours décisifs
analysis-running = Le Prince réfléchit : { $percent } % sont faits.
analysis-look = Où en est-il ?
analysis-note = Chaque chance est ce que le joueur pouvait espérer alors, d’après les cartes qu’il voyait. Un bot ne distingue pas sûrement les petites différences.
chart-heading = Les chances de gagner au fil de la partie.
chart-line = { $name } : { $first } % au début, entre { $low } % et { $high } %, { $last } % à la fin.
chart-numbers = La même chose en chiffres
chart-turn = Tour
turns-heading = Les tours qui ont compté le plus
turns-none = Personne n’a commis d’erreur notable.
turns-turn = { $name }, manche { $round }
turns-played = Joué :
turns-better = Mieux :
turns-look = Voir ce moment

tour-heading = Votre première partie
tour-step = Étape { $number } sur { $steps }
tour-lead = Première visite ? Un guide vous montre tout le jeu à la vraie table, en moins de cinq minutes.
tour-begin = Apprendre en jouant
tour-continue = Reprendre votre première partie
tour-skip = Partir ; elle vous attend à l’accueil
tour-look = Que s’est-il passé ?
tour-play = Vers l’accueil
error-off-tour = Bonne idée, mais cette fois le guide a un autre plan : suivez ce que dit son panneau.

tour-1 = Bienvenue ! Vous tracez des routes postales de ville en ville. Chaque tour commence par une carte ville : prenez Zürich, la carte éclairée.
tour-2 = Votre main était vide au début du tour : vous prenez donc deux cartes, et le Chef de poste vous aide. Prenez la seconde dans la pioche : vous seul la verrez.
tour-3 = C’est Ulm. Jouez maintenant une carte, comme à chaque tour : Ulm sera la première ville de votre itinéraire.
tour-4 = Un itinéraire grandit à ses bouts, et une route doit relier les villes. Aucune ne relie Zürich à Ulm : Zürich reste donc en main. Terminez le tour.
tour-5 = Regardez la carte : Sigmaringen est entre Ulm et Zürich. Prenez-la.
tour-6 = Posez Sigmaringen au bout droit, à côté d’Ulm.
tour-7 = À chaque tour, un fonctionnaire peut vous aider. Le Postier vous laisse jouer une seconde carte : posez Zürich au bout droit.
tour-8 = Trois villes suffisent pour fermer l’itinéraire. Choisissez « { button-close } », puis « { close-one-each } » : vos villes sont dans trois régions, chacune reçoit donc un relais. Confirmez avec « { close-submit } ».
tour-9 = Trois relais, et la calèche 3 pour un itinéraire de trois ! La prochaine calèche demande un itinéraire de quatre. Votre main est de nouveau vide : prenez Freiburg.
tour-10 = Qui a un relais dans chaque ville d’une région prend sa tuile bonus. Baden en a trois : Freiburg, Carlsruhe et Mannheim. Prenez Carlsruhe.
tour-11 = Commencez votre second itinéraire avec Freiburg.
tour-12 = Le Chef de poste a déjà aidé : vous ne pouvez pas jouer de seconde carte. Terminez le tour.
tour-13 = Il manque Mannheim, et aucune carte visible ne sert. Avant de prendre une carte, appelez le Bailli : il en pose six nouvelles.
tour-14 = La voilà. Prenez Mannheim.
tour-15 = Posez Carlsruhe au bout droit, à côté de Freiburg.
tour-16 = Mannheim reste pour le prochain tour. Attention : si aucune carte ne prolonge votre itinéraire pendant un tour, vous devez l’abandonner et recommencer. Terminez le tour.
tour-17 = Prenez Stuttgart : une carte en réserve garde un itinéraire en vie.
tour-18 = Posez Mannheim au bout droit. Tout Baden est maintenant dans votre itinéraire.
tour-19 = Fermez maintenant de l’autre façon : « { button-close } », « { close-one-region } ». Cela place les trois relais dans Baden et rapporte sa tuile. Il manque une carte pour la calèche 4, mais le Cocher aide : cochez-le, puis « { close-submit } ».
tour-opponent = C’est maintenant à l’adversaire. Regardez la carte et ce qui se passe.
tour-time-passes = Vous connaissez maintenant tout le tour. Laissez passer quelques manches et regardez grandir relais, tuiles et calèches, plus vite qu’en vrai.
tour-20 = Quelques manches plus tard, vous avez la calèche 6 et un itinéraire de six. Qui prend la calèche 7, ou place le dernier de ses 20 relais, amène la fin et prend sa tuile. Prenez Salzburg.
tour-21 = Posez Salzburg au bout gauche, à côté d’Innsbruck : sept villes !
tour-22 = Fermez l’itinéraire, un relais dans chaque région : « { button-close } », « { close-one-each } », « { close-submit } ». Cela rapporte la calèche 7, la tuile pour un itinéraire de sept, et la fin.
tour-done = La manche a été jouée jusqu’au bout, et vous avez gagné ! Comptent la plus haute calèche et les tuiles bonus, moins un point pour chaque relais resté en réserve. Jouez maintenant votre propre partie.

mine-asleep = endormie
