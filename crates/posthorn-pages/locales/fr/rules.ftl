# Les règles, en bref et par leur numéro. [D5] dans un texte devient un lien.
rules-heading = Les règles
rules-lead = Thurn und Taxis en cinq minutes. Chaque détail, avec un numéro par règle, se trouve dans les règles complètes.
rules-short = En bref
rules-long = En détail
rules-long-heading = Les règles complètes
rules-long-lead = Chaque règle a un numéro, pour que la page, un enregistrement ou un ami puisse y renvoyer.
rules-search = Chercher dans les règles
rules-search-button = Chercher
rules-found = { $count ->
    [0] Aucune règle ne contient tous ces mots.
    [one] { $count } règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
rules-all = Montrer toutes les règles
rules-contents = Sommaire

short-goal = Le but
short-goal-text = Vous bâtissez un réseau de relais de poste en Allemagne du Sud et alentour. Tracez un itinéraire de ville en ville, fermez-le et placez des relais de poste dans ses villes. Les calèches, les tuiles bonus et les relais placés décident de la partie.
short-turn = Votre tour
short-turn-text = Toujours dans cet ordre :
short-turn-draw = Vous devez piocher une carte : l’une des six visibles ou celle du dessus de la pioche.
short-turn-play = Vous devez poser une carte sur votre itinéraire.
short-turn-close = Vous pouvez fermer l’itinéraire s’il compte au moins trois cartes.
short-officials = Les fonctionnaires
short-officials-text = À chaque tour, vous pouvez faire appel à un seul fonctionnaire, une seule fois. Si votre main est vide au début du tour, c’est forcément le Chef de poste : vous piochez deux cartes.
short-route = L’itinéraire
short-route-text = Une carte se pose à l’extrémité gauche ou droite de votre itinéraire. Une route doit relier directement sa ville à celle de cette extrémité, et une ville ne figure qu’une fois dans un itinéraire. Si aucune carte ne convient, ou si vous le voulez, vous abandonnez l’itinéraire : ses cartes sont défaussées et une carte de votre main en commence un nouveau.
short-offices = Les relais de poste
short-offices-text = Quand vous fermez un itinéraire, vous placez des relais de poste dans ses villes, de l’une de ces deux façons. Vous pouvez en avoir un dans chaque ville ; peu importe combien les autres joueurs y en ont.
short-tiles = Les tuiles bonus
short-tiles-text = Après le placement, vous gagnez des tuiles bonus, toujours celle du dessus de la pile : une pour un itinéraire de 5, de 6 ou d’au moins 7 cartes ; une pour chaque région (ou paire de régions) dont toutes les villes ont un de vos relais ; une pour un relais dans chaque région, avec ou sans Baiern selon la table. Hormis celles de longueur, vous ne gagnez chaque tuile qu’une fois par partie. Plus tôt vous obtenez une tuile, plus elle vaut de points.
short-tiles-need = Condition
short-tiles-values = Points, dans cet ordre
short-carriages = Les calèches
short-carriages-text = Un itinéraire fermé comptant au moins autant de cartes que votre prochaine calèche vous la donne : d’abord la 3, puis la 4, et ainsi de suite. Seule la plus haute rapporte des points. Ensuite l’itinéraire est défaussé, et vous gardez au plus trois cartes en main.
short-carriages-points = Points
short-end = La fin et les points
short-end-text = Le joueur qui prend la calèche 7 ou place son dernier relais de poste déclenche la fin et reçoit la tuile de fin de partie. Le tour de table est joué jusqu’au bout. Points : la plus haute calèche, plus les tuiles bonus, moins un par relais non placé. En cas d’égalité, la tuile de fin de partie tranche.
short-options = Les options
short-options-text = Les éditions publiées diffèrent sur quelques points. La personne qui ouvre la table choisit :
figure-route = Un itinéraire de six villes. Il peut être prolongé à partir de Basel ou de München.
figure-each = Un dans chaque région : cinq relais ; en Baiern, soit à Augsburg, soit à München.
figure-region = Tous dans une région : les deux villes de l’itinéraire en Baiern.

rules-part-S = Mise en place
rules-S1 = On joue à deux, trois ou quatre. Chacun commence avec 20 relais de poste, sans calèche et sans cartes.
rules-S2 = Il y a 66 cartes ville, trois pour chacune des 22 villes. On les mélange ; six sont visibles, les autres forment la pioche, faces cachées.
rules-S3 = Les 30 tuiles bonus forment dix piles, la plus haute valeur au-dessus : itinéraires de 5, 6 et 7 ; Baden ; Baiern ; Böhmen et Salzburg ; Schweiz et Tyrol ; Württemberg et Hohenzollern ; toutes les régions ; fin de partie.
rules-S4 = Il y a 20 calèches, quatre de chaque valeur de 3 à 7 : il y en a donc toujours une pour chacun.
rules-S5 = Le hasard décide qui commence, sauf si la personne qui ouvre la table désigne une place.

rules-part-T = Le tour
rules-T1 = On joue dans le sens des aiguilles d’une montre. À votre tour, vous devez d’abord piocher une carte ville, vous devez ensuite poser une carte ville, puis vous pouvez fermer votre itinéraire.
rules-T2 = À chaque tour, un seul fonctionnaire peut vous aider, une seule fois : le Chef de poste (vous piochez une deuxième carte), le Bailli (six nouvelles cartes visibles), le Postier (vous posez une deuxième carte) ou le Cocher (une calèche bien qu’il manque une ou deux cartes à l’itinéraire).
rules-T3 = Votre tour est fini quand vous avez fermé un itinéraire, ou quand vous y mettez fin après avoir posé une carte.

rules-part-D = Piocher des cartes
rules-D1 = Piochez l’une des six cartes visibles ou la carte du dessus de la pioche.
rules-D2 = Quand on prend une carte visible, elle est aussitôt remplacée par une carte de la pioche, avant qu’on prenne autre chose.
rules-D3 = Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.
rules-D4 = Chef de poste : après votre première carte, vous en piochez une deuxième, visible ou de la pioche ; l’emplacement vide a déjà été regarni. Inutile de l’annoncer : prendre la carte suffit.
rules-D5 = Si votre main est vide au début de votre tour, vous devez recourir au Chef de poste : vous piochez deux cartes, et aucun autre fonctionnaire ne peut vous aider pendant ce tour. Au premier tour de table, c’est le cas pour tout le monde.
rules-D6 = Bailli : avant votre première carte, toutes les cartes visibles sont défaussées et six nouvelles sont étalées. Pour cela, il faut avoir au moins une carte en main au début du tour [D5] et n’avoir encore rien pioché.
rules-D7 = Pendant que vous piochez, le nombre de cartes en main n’est pas limité.

rules-part-P = Construire l’itinéraire
rules-P1 = Vous avez au plus un itinéraire en cours : une rangée de cartes ville que tout le monde voit.
rules-P2 = Si vous n’avez pas d’itinéraire, n’importe quelle carte de votre main en commence un.
rules-P3 = Un itinéraire se prolonge à son extrémité gauche ou droite. Une route doit relier directement la nouvelle ville à celle de cette extrémité.
rules-P4 = Aucune ville ne peut figurer deux fois dans un itinéraire.
rules-P5 = On n’insère jamais rien entre deux cartes, et l’ordre d’un itinéraire ne change jamais. Les couleurs des régions ne comptent pas quand on pose des cartes.
rules-P6 = Au lieu de prolonger votre itinéraire, vous pouvez l’abandonner, et vous le devez si aucune carte de votre main ne convient. Ses cartes sont défaussées, elles ne rapportent rien, et une carte de votre main commence aussitôt un nouvel itinéraire. C’est la première carte posée du tour ; la deuxième carte, celle du Postier, ne peut que prolonger.
rules-P7 = Postier : après la première carte, vous en posez une deuxième, aux mêmes conditions [P3] [P4]. Inutile de l’annoncer.
rules-P8 = Si une carte convient aux deux extrémités, vous choisissez laquelle.

rules-part-C = Fermer l’itinéraire
rules-C1 = Après avoir posé une carte, vous pouvez fermer un itinéraire d’au moins trois cartes. Vous placez des relais de poste, prenez des tuiles bonus, prenez une calèche et réduisez votre main, dans cet ordre.

rules-part-O = Les relais de poste
rules-O1 = Les relais de poste ne se placent que dans les villes de l’itinéraire que vous fermez, un par ville. Les villes où vous en avez déjà un sont laissées de côté. Les relais des autres joueurs ne comptent pas.
rules-O2 = Première façon : au plus une ville dans chaque région de l’itinéraire.
rules-O3 = Deuxième façon : autant de villes de l’itinéraire que vous voulez, toutes dans une seule région.
rules-O4 = Vous pouvez en placer moins que le maximum, et même aucun.
rules-O5 = Vous ne pouvez pas en placer plus qu’il ne vous en reste.

rules-part-B = Les tuiles bonus
rules-B1 = Après le placement, vous prenez la tuile du dessus de chaque pile dont vous remplissez la condition ; elle reste face cachée devant vous.
rules-B2 = Longueur : un itinéraire de 5, de 6, ou de 7 cartes et plus rapporte la tuile du dessus de la pile correspondante. Si cette pile est vide, on prend dans la première pile inférieure qui contient encore une tuile. Une tuile de longueur par itinéraire, plusieurs par partie. Option : [V2].
rules-B3 = Régions : des relais dans toutes les villes de Baden ; de Baiern ; de Böhmen et Salzburg ; de Schweiz et Tyrol ; ou de Württemberg et Hohenzollern rapportent la tuile du dessus de la pile correspondante. Les relais peuvent venir de plusieurs itinéraires.
rules-B4 = Toutes les régions : un relais dans chaque région rapporte une tuile. Il y a neuf régions ; Polen (Lodz) en est une, bien qu’elle n’ait pas de tuile à elle. Que Baiern soit exigée ou non est une option : [V1].
rules-B5 = Par partie, vous recevez au plus une tuile de chaque pile de région et une pour toutes les régions. Si la pile est vide au moment où vous remplissez sa condition, vous n’avez rien, et c’est définitif.
rules-B6 = La tuile de fin de partie revient au joueur qui déclenche la fin [E2].

rules-part-G = Les calèches
rules-G1 = Si l’itinéraire fermé compte au moins autant de cartes que la valeur de votre prochaine calèche, vous prenez celle-ci : d’abord la 3, puis 4, 5, 6 et 7, sans en sauter. Une calèche par itinéraire, si long soit-il.
rules-G2 = Seul compte le nombre de cartes, pas celui des relais placés.
rules-G3 = Cocher : si aucun fonctionnaire ne vous a aidé pendant ce tour, vous pouvez prendre la prochaine calèche bien qu’il manque une ou deux cartes à l’itinéraire. Trois, c’est trop. Il n’allonge pas l’itinéraire pour la tuile de longueur et ne donne jamais de deuxième calèche.
rules-G4 = Une calèche gagnée est toujours prise. Celle du Cocher est facultative.

rules-part-H = La main
rules-H1 = Les cartes de l’itinéraire fermé vont à la défausse.
rules-H2 = Si vous avez alors plus de trois cartes en main, vous en gardez trois au choix et défaussez les autres. Cette limite ne vaut qu’à ce moment.
rules-H3 = À votre prochain tour, vous commencez un nouvel itinéraire.

rules-part-E = La fin et les points
rules-E1 = La fin est déclenchée quand quelqu’un prend la calèche 7 ou place le dernier de ses 20 relais de poste.
rules-E2 = Le joueur qui déclenche la fin en premier prend la tuile de fin de partie, qui vaut un point. Elle n’est donnée qu’une fois.
rules-E3 = On termine le tour de table, pour que tout le monde ait joué le même nombre de tours. Option : [V3].
rules-E4 = Vos points : ceux de votre plus haute calèche (3, 4, 5, 6 et 7 donnent 2, 3, 5, 7 et 10), plus toutes vos tuiles bonus, moins un par relais de poste non placé.
rules-E5 = Le joueur qui a le plus de points l’emporte. En cas d’égalité, la tuile de fin de partie tranche ; si aucun des ex æquo ne l’a, le vainqueur est le premier d’entre eux après son possesseur, dans le sens du jeu.

rules-part-I = Qui sait quoi
rules-I1 = Visible de tous : les cartes étalées, les itinéraires, les relais, les calèches, le dessus et la hauteur de chaque pile, le nombre de cartes de chaque main et de la pioche, la défausse, qui a pris quelle carte visible, et de quelles piles viennent les tuiles de chacun.
rules-I2 = Caché : les cartes des autres mains qui viennent de la pioche, l’ordre de la pioche, et la valeur des tuiles cachées des autres [V5]. Après la fin, rien n’est caché.
rules-I3 = Ce qu’un joueur ne doit pas savoir ne quitte jamais le serveur : ni vers lui, ni vers les spectateurs, ni vers les bots.

rules-part-V = Les options d’une table
rules-V1 = Ce que demande la tuile « toutes les régions » (ou « partout sauf Baiern »). Par défaut : un relais dans chaque région sauf Baiern, qui n’aide ni ne nuit. Variante : un relais dans chaque région, Baiern comprise.
rules-V2 = Tuiles de longueur inférieure. Par défaut : tout itinéraire prend dans la pile inférieure suivante quand la sienne est vide. Variante : seuls les itinéraires de sept cartes ou plus le font.
rules-V3 = Les derniers tours. Par défaut : le tour de table est joué jusqu’au bout. Variante : après le tour qui déclenche la fin, tous les autres jouent exactement un tour de plus.
rules-V4 = Trois préréglages. Classique : tout par défaut. Internationale : la tuile « toutes les régions » demande aussi Baiern. Islandaise : Baiern aussi, seuls les itinéraires de sept cartes ou plus prennent une tuile de longueur inférieure, et tous les autres jouent encore un tour à la fin.
rules-V5 = Valeur des tuiles bonus : cachée aux autres, ou visible. Tout le monde les a vues quand elles ont été prises ; seul change donc ce que la page montre.

rules-part-X = Cas rares
rules-X1 = Si la pioche et la défausse sont toutes deux vides, les emplacements vides parmi les cartes visibles le restent ; ils sont regarnis dès qu’on défausse de nouveau.
rules-X2 = S’il n’y a aucune carte à piocher, vous sautez cette étape et posez une carte. Si votre main est vide aussi, vous passez.
rules-X3 = Si votre main était vide et qu’il n’y a qu’une carte à piocher, vous la prenez et le tour continue ; le Chef de poste compte comme utilisé.
rules-X4 = Si la pioche a moins de six cartes pour le Bailli, on étale celles qui restent ; puis la défausse, avec les cartes qu’on vient d’écarter, est mélangée et l’on étale le reste.
rules-X5 = Aucune partie n’est sans fin : après le tour de table 500, elle s’arrête et est décomptée en l’état. Si personne n’a alors la tuile de fin de partie, une égalité revient au premier des ex æquo dans le sens du jeu à partir du premier joueur, lui compris.
rules-X6 = L’ordre à la fermeture : relais, tuile de longueur, tuiles de région, tuile « toutes les régions », tuile de fin pour le dernier relais, calèche, tuile de fin pour la calèche 7, réduction de la main.
rules-X7 = Les emplacements vides parmi les cartes visibles sont regarnis après chaque action, en commençant par le premier ; un mélange peut avoir lieu entre deux. Fermer et choisir les cartes à garder sont deux actions distinctes.
rules-X8 = Une carte qu’on n’a pas pu piocher n’est pas rattrapée pendant le tour et n’utilise aucun fonctionnaire. Un tour passé compte comme un tour.
rules-X9 = Au dernier tour aussi, la main est réduite à trois cartes. Le Bailli peut aider, même s’il reste très peu de cartes. Vous pouvez abandonner un itinéraire et commencer le nouveau avec une ville de l’ancien.
