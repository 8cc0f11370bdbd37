# Conseils, revoir la partie et la première partie guidée.
open-hints = Conseils d’un bot
hints-against-bots = Contre des bots
hints-allowed = Pour tous
hints-never = Aucun
rule-hints-against-bots = On peut demander conseil quand on joue seul contre des bots
rule-hints-allowed = Tout le monde peut demander conseil
rule-hints-never = Pas de conseils
error-no-hints = Il n’y a pas de conseils à cette table.

hint-heading = Un conseil
hint-ask = Conseil
hint-win = Chances de gagner : { $win } %.
hint-lead = Avance attendue en points : { $points }.
hint-points = Points attendus : { $points }.
hint-chance = chances de gagner : { $win } %
hint-others = Autres idées
key-hint = demander un conseil

step-take = Prendre { $city }.
step-take-new = Prendre une carte visible.
step-take-deck = Prendre la carte du dessus de la pioche.
step-administrator = Appeler le Bailli : six nouvelles cartes.
step-play = Poser { $city }.
step-play-left = Poser { $city } à l’extrémité gauche.
step-play-right = Poser { $city } à l’extrémité droite.
step-restart = Abandonner l’itinéraire et en commencer un nouveau avec { $city }.
step-close = Fermer l’itinéraire. Villes où placer un relais : { $cities }.
step-close-cartwright = Fermer l’itinéraire avec l’aide du Cocher. Villes où placer un relais : { $cities }.
step-keep = Garder { $cities }.
step-end = Terminer le tour.

why-closes = { $offices ->
    [0] L’itinéraire peut être fermé, même sans placer de relais.
    [one] Fermer maintenant permet de placer un relais.
   *[other] Fermer maintenant permet de placer { $offices } relais.
}
why-tiles = { $points ->
    [one] Cela rapporte une tuile bonus d’un point.
   *[other] Cela rapporte des tuiles bonus pour { $points } points.
}
why-carriage = Cela rapporte la calèche { $carriage }.
why-ends = Cela déclenche la fin de la partie.
why-fits = { $city } peut prolonger l’itinéraire.
why-joins = Une route relie { $city } à { $other }, qui est dans votre main.
why-wanted = { $city } manque encore pour la tuile « { $pile } ».
why-two-cards = Avec deux cartes, l’itinéraire passe à { $length }.
why-grows = { $length ->
    [one] C’est un bon début d’itinéraire.
   *[other] L’itinéraire passe à { $length } cartes.
}
why-starts-anew = L’itinéraire ne peut plus guère être prolongé ; mieux vaut repartir avec { $city }.
why-blind = Aucune carte visible n’est aussi utile que pourrait l’être une carte de la pioche.
why-new-market = Les cartes visibles ne sont guère utiles.
why-waits = L’itinéraire rapportera davantage s’il est plus long.
why-keeps = Ces cartes sont celles qui se combinent le mieux.

prospect-in-hand = { $count ->
    [one] Une carte de votre main peut prolonger l’itinéraire tel qu’il est.
   *[other] { $count } cartes de votre main peuvent prolonger l’itinéraire tel qu’il est.
}
prospect-likely = Aucune carte de votre main ne prolonge l’itinéraire, mais il devrait en arriver une : environ { $chance } % de chances.
prospect-open = Aucune carte de votre main ne prolonge l’itinéraire. La probabilité qu’il en arrive une à temps est d’environ { $chance } %.
prospect-unlikely = Votre itinéraire est peut-être dans une impasse : une carte qui convient n’arrivera à temps que dans environ { $chance } % des cas.

result-replay = Revoir la partie
error-not-over = On peut revoir une partie une fois qu’elle est terminée.
replay-title = Revoir la partie, { $at } sur { $last } – Posthorn
replay-own = Main et itinéraire : { $name }
replay-controls = Moments de la partie
replay-first = Aller au début
replay-back = Action précédente
replay-on = Action suivante
replay-last = Aller à la fin
replay-slider = Moment de la partie
replay-go = Montrer
replay-link = Lien vers ce moment
replay-copy = Copier le lien
replay-eyes = Vu par
replay-eyes-all = Toutes les cartes à découvert
replay-start = La partie commence
replay-result = Voir le résultat
key-moments = quand on revoit la partie : action précédente ou suivante
key-moments-ends = quand on revoit la partie : aller au début ou à la fin

analysis-heading = L’avis du bot le plus fort
analysis-lead = Le Prince parcourt la partie et cherche les tours qui ont le plus compté. Cela prend un petit moment ; vous pouvez revoir la partie en attendant.
analysis-begin = Chercher les tours décisifs
analysis-running = Le Prince réfléchit : { $percent } % du travail est fait.
analysis-look = Où en est-il ?
analysis-note = Chaque pourcentage indique ce que le joueur pouvait espérer à ce moment-là, d’après les cartes qu’il voyait. Un bot ne distingue pas avec certitude les petites différences.
chart-heading = Les chances de gagner au fil de la partie.
chart-line = { $name } : { $first } % au début, entre { $low } % et { $high } %, { $last } % à la fin.
chart-numbers = La même chose en chiffres
chart-turn = Tour
turns-heading = Les tours qui ont le plus compté
turns-none = Personne n’a commis d’erreur notable.
turns-turn = { $name }, tour de table { $round }
turns-played = Tour joué :
turns-better = Mieux :
turns-look = Voir ce moment

tour-heading = Votre première partie
tour-step = Étape { $number } sur { $steps }
tour-lead = Première visite ? Un guide vous montre tout le jeu, à une vraie table, en moins de cinq minutes.
tour-begin = Apprendre en jouant
tour-continue = Reprendre votre première partie
tour-skip = Quitter (à reprendre plus tard)
tour-look = Que s’est-il passé ?
tour-play = Retour à l’accueil
error-off-tour = Bonne idée, mais cette fois le guide a un autre plan : suivez les indications de son panneau.

tour-1 = Bienvenue ! Vous tracez des routes postales de ville en ville. Chaque tour commence par une carte ville : prenez Zürich, la carte en surbrillance.
tour-2 = Votre main était vide au début du tour : vous piochez donc deux cartes, avec l’aide du Chef de poste. Prenez la deuxième dans la pioche : personne d’autre ne la verra.
tour-3 = C’est Ulm. Posez maintenant une carte, comme à chaque tour : Ulm sera la première ville de votre itinéraire.
tour-4 = Un itinéraire se prolonge à ses extrémités, et une route doit relier les villes. Aucune ne relie Zürich à Ulm : Zürich reste donc dans votre main. Terminez le tour.
tour-5 = Regardez le plateau : Sigmaringen est entre Ulm et Zürich. Prenez cette carte.
tour-6 = Posez Sigmaringen à l’extrémité droite, à côté d’Ulm.
tour-7 = À chaque tour, un fonctionnaire peut vous aider. Le Postier vous permet de poser une deuxième carte : posez Zürich à l’extrémité droite.
tour-8 = Trois villes suffisent pour fermer l’itinéraire. Choisissez « { button-close } », puis « { close-one-each } » : vos villes sont dans trois régions, chacune reçoit donc un relais. Confirmez avec « { close-submit } ».
tour-9 = Trois relais, et la calèche 3 pour un itinéraire de trois villes ! La prochaine calèche demande un itinéraire de quatre. Votre main est de nouveau vide : prenez Freiburg.
tour-10 = Baden a sa propre tuile bonus : il faut un relais dans chacune de ses trois villes, Freiburg, Carlsruhe et Mannheim. (D’autres tuiles demandent deux régions à la fois.) Prenez Carlsruhe.
tour-11 = Commencez votre deuxième itinéraire avec Freiburg.
tour-12 = Le Chef de poste vous a déjà aidé : vous ne pouvez pas poser de deuxième carte. Terminez le tour.
tour-13 = Il manque Mannheim, et aucune carte visible ne vous est utile. Avant de prendre une carte, appelez le Bailli : il en étale six nouvelles.
tour-14 = La voilà. Prenez Mannheim.
tour-15 = Posez Carlsruhe à l’extrémité droite, à côté de Freiburg.
tour-16 = Mannheim reste pour le prochain tour. Attention : si, pendant un tour, aucune carte ne peut prolonger votre itinéraire, vous devez l’abandonner et en commencer un autre. Terminez le tour.
tour-17 = Prenez Stuttgart : avec une carte d’avance, l’itinéraire ne reste pas bloqué.
tour-18 = Posez Mannheim à l’extrémité droite. Toutes les villes de Baden sont maintenant dans votre itinéraire.
tour-19 = Fermez maintenant de l’autre façon : « { button-close } », « { close-one-region } ». Les trois relais sont alors placés dans la région de Baden, ce qui rapporte sa tuile. Il manque une carte pour la calèche 4, mais le Cocher peut vous aider : cochez sa case, puis « { close-submit } ».
tour-opponent = C’est maintenant à l’adversaire de jouer. Regardez le plateau et le journal.
tour-time-passes = Vous connaissez maintenant le déroulement d’un tour. Laissez passer quelques tours de table et regardez s’accumuler relais, tuiles et calèches, plus vite qu’en vrai.
tour-20 = Quelques tours de table plus tard, vous avez la calèche 6 et un itinéraire de six villes. Le premier qui prend la calèche 7, ou place le dernier de ses 20 relais, déclenche la fin et prend la tuile correspondante. Prenez Salzburg.
tour-21 = Posez Salzburg à l’extrémité gauche, à côté d’Innsbruck : sept villes !
tour-22 = Fermez l’itinéraire, un relais dans chaque région : « { button-close } », « { close-one-each } », « { close-submit } ». Cela rapporte la calèche 7 et deux tuiles (itinéraire de sept ; Schweiz et Tyrol), et déclenche la fin de la partie.
tour-done = Le tour de table a été joué jusqu’au bout, et vous avez gagné ! On compte la plus haute calèche et les tuiles bonus, moins un point pour chaque relais non placé. À vous maintenant de jouer votre propre partie.

mine-asleep = en pause
