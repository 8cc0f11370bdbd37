# The rules, in short and by their ids. [D5] in a text becomes a link.
rules-heading = The rules
rules-lead = Thurn und Taxis in five minutes. Every detail, with an id for each rule, stands in the full rules.
rules-short = In short
rules-long = In full
rules-long-heading = The rules in full
rules-long-lead = Every rule has an id, so that the page, a record or a friend can point to it.
rules-search = Search the rules
rules-search-button = Search
rules-found = { $count ->
    [0] No rule has all of these words.
    [one] { $count } rule has these words.
   *[other] { $count } rules have these words.
}
rules-all = Show all rules
rules-contents = Contents

short-goal = The aim
short-goal-text = You build a network of post offices in and around southern Germany. Lay a route from town to town, close it, and place post offices along it. Carriages, bonus tiles and placed offices decide the game.
short-turn = Your turn
short-turn-text = Always in this order:
short-turn-draw = You must take a card: one of the six open ones or the top of the deck.
short-turn-play = You must play a card into your route.
short-turn-close = You may close the route if it has three cards or more.
short-officials = The officials
short-officials-text = One official helps you in each turn, and only once. With an empty hand at the start of your turn it has to be the Postmaster: you take two cards.
short-route = The route
short-route-text = A card goes to the left or the right end of your route. A road must join its town directly to the town at that end, and a town comes only once. If nothing fits, or if you like, you give the route up: its cards are discarded and a card of your hand begins a new one.
short-offices = Post offices
short-offices-text = When you close a route, you place post offices in its towns, in one of two ways. In each town you can have one office; how many the others have there does not matter.
short-tiles = Bonus tiles
short-tiles-text = After placing, you take the top tile of every pile you have earned. The earlier, the more it is worth.
short-tiles-need = What earns it
short-tiles-values = Points, in this order
short-carriages = Carriages
short-carriages-text = A closed route with at least as many cards as your next carriage gives you that carriage: 3 first, then 4, and so on. Only the highest one scores. Then the route is discarded, and of your hand you keep at most three cards.
short-carriages-points = Points
short-end = End and points
short-end-text = Whoever takes carriage 7 or places the last post office triggers the end and gets the end-of-game tile. The round is played to its end. Points: the highest carriage plus bonus tiles minus one for each post office not placed. In a tie the end-of-game tile decides.
short-options = Options
short-options-text = The published editions differ in a few points. Whoever opens a table chooses:
figure-route = A route of six towns. It can go on at Basel or at München.
figure-each = One in each region: five offices, in Baiern either Augsburg or München.
figure-region = All in one region: both towns that the route has in Baiern.

rules-part-S = Set-up
rules-S1 = Two, three or four people play. Each starts with 20 post offices, no carriage and no cards.
rules-S2 = There are 66 city cards, three for each of the 22 cities. They are shuffled; six lie face up (the market), the rest form the face-down deck.
rules-S3 = The 30 bonus tiles lie in ten piles, the highest value of each on top: routes of 5, 6 and 7; Baden; Baiern; Böhmen and Salzburg; Schweiz and Tyrol; Württemberg and Hohenzollern; all regions; end of the game.
rules-S4 = There are 20 carriages, four of each value from 3 to 7, so that nobody ever finds one gone.
rules-S5 = Chance decides who begins, unless whoever opens the table names a seat.

rules-part-T = The turn
rules-T1 = Turns go clockwise. In your turn you must first take a city card, must then play a city card, and may then close your route.
rules-T2 = One official can help you in each turn, once: the Postmaster (you take a second card), the Administrator (six new open cards), the Postal carrier (you play a second card) or the Cartwright (a carriage although the route is one or two cards short).
rules-T3 = Your turn is over when you have closed a route, or when you say so after playing.

rules-part-D = Taking cards
rules-D1 = Take one of the six open cards or the top card of the deck.
rules-D2 = An open card that is taken is replaced from the deck at once, before anything else is taken.
rules-D3 = When a card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck.
rules-D4 = Postmaster: after your first card you take a second one, open or from the deck; the gap has been filled by then. You need not announce him: taking the card is enough.
rules-D5 = If your hand is empty when your turn begins, you have to use the Postmaster: you take two cards, and no other official helps in that turn. In the first round this is so for everybody.
rules-D6 = Administrator: before you take your first card, all open cards are discarded and six new ones are laid out. For this you need at least one card in hand at the start of the turn [D5] and must not have taken one yet.
rules-D7 = While you draw, your hand may have any number of cards.

rules-part-P = Building the route
rules-P1 = You have at most one route in the making: a row of city cards that everybody can see.
rules-P2 = If you have no route, any card of your hand begins one.
rules-P3 = A route grows at its left or its right end. A road must join the new city directly to the city at that end.
rules-P4 = No city may be in a route twice.
rules-P5 = Nothing is ever put between two cards, and the order of a route never changes. The colours of the regions do not matter when you play cards.
rules-P6 = Instead of extending your route you may give it up, and you must if no card of your hand fits. Its cards are discarded, you get nothing for them, and a card of your hand begins a new route at once. That is the first card played in the turn; the Postal carrier’s second card can only extend.
rules-P7 = Postal carrier: after the first card you play a second one, under the same conditions [P3] [P4]. You need not announce him.
rules-P8 = If a card fits both ends, you choose the end.

rules-part-C = Closing the route
rules-C1 = After playing, you may close a route of three cards or more. You place post offices, take bonus tiles, take a carriage and cut your hand, in this order.

rules-part-O = Post offices
rules-O1 = Post offices go only into cities of the route that you close, one in each city. Cities where you have one already are left out. Offices of other players do not matter.
rules-O2 = First way: at most one city in each region of the route.
rules-O3 = Second way: as many cities of the route as you like, all in one single region.
rules-O4 = You may place fewer than you could, even none.
rules-O5 = You cannot place more than you have left.

rules-part-B = Bonus tiles
rules-B1 = After placing, you take the top tile of every pile you have earned; it lies face down in front of you.
rules-B2 = Length: a route of 5, of 6, or of 7 and more takes the top tile of that pile. If the pile is empty, it is the next lower length pile that still has one. One length tile for each route, several in a game. Option: [V2].
rules-B3 = Regions: offices in all cities of Baden; of Baiern; of Böhmen and Salzburg; of Schweiz and Tyrol; or of Württemberg and Hohenzollern earn the top tile of that pile. The offices may come from several routes.
rules-B4 = All regions: offices across all regions earn a tile. Whether Baiern is needed is an option: [V1].
rules-B5 = In a game you get at most one tile from each region pile and one for all regions. If the pile is empty when you earn it, you get nothing, for good.
rules-B6 = The end-of-game tile goes to whoever triggers the end [E2].

rules-part-G = Carriages
rules-G1 = If the closed route has at least as many cards as the value of your next carriage, you take that carriage: 3 first, then 4, 5, 6 and 7, none skipped. One carriage for each route, however long it is.
rules-G2 = Only the number of cards counts, not how many offices you placed.
rules-G3 = Cartwright: if no official has helped in this turn, you may take the next carriage although the route is one or two cards short. Three short is too much. He makes no route longer for its length tile and never gives a second carriage.
rules-G4 = A carriage that you have earned is always taken. The Cartwright’s is your choice.

rules-part-H = The hand
rules-H1 = The cards of the closed route go to the discard pile.
rules-H2 = If you now hold more than three cards, you keep three of your choice and discard the rest. The limit holds only at this moment.
rules-H3 = In your next turn you begin a new route.

rules-part-E = End and points
rules-E1 = The end is triggered when somebody takes carriage 7 or places the last of the 20 post offices.
rules-E2 = Whoever does so first takes the end-of-game tile, worth one point. It is given only once.
rules-E3 = The round is played to its end, so that everybody has had the same number of turns. Option: [V3].
rules-E4 = Your points: those of your highest carriage (3, 4, 5, 6 and 7 give 2, 3, 5, 7 and 10), plus all your bonus tiles, minus one for each post office that you have not placed.
rules-E5 = Most points win. In a tie the end-of-game tile decides; if none of those tied has it, the first of them clockwise from its owner wins.

rules-part-I = Who knows what
rules-I1 = Open to all: the market, routes, offices, carriages, the top and the height of each pile, how many cards are in each hand and in the deck, the discard pile, who took which open card, and from which piles somebody’s tiles come.
rules-I2 = Hidden: the cards in other hands that came from the deck, the order of the deck, and the values of the others’ face-down tiles [V5]. After the end nothing is hidden.
rules-I3 = What a player may not know never leaves the server: not towards that player, nor to watchers, nor to bots.

rules-part-V = Options of a table
rules-V1 = What the all-regions tile needs. First choice: an office in every region except Baiern, which neither helps nor harms. Other choice: an office in every region, Baiern included.
rules-V2 = Lower length tiles. First choice: every route takes from the next lower pile when its own is empty. Other choice: only routes of seven or more do so.
rules-V3 = The last turns. First choice: the round is played to its end. Other choice: after the turn that triggers the end, everybody else has exactly one more turn.
rules-V4 = Three sets with one click. Classic: the first choice each time. International: the all-regions tile needs Baiern too. Icelandic: it needs Baiern too, only routes of seven or more take a lower length tile, and everybody else has one more turn at the end.
rules-V5 = Values of bonus tiles: hidden from the others, or open. Everybody saw them when they were taken, so this changes only what the page shows.

rules-part-X = Rare cases
rules-X1 = If deck and discard pile are both empty, gaps in the market stay open and are filled as soon as cards are discarded again.
rules-X2 = If there is no card to take at all, you skip the taking and go on with playing. If your hand is empty too, you pass.
rules-X3 = If your hand was empty and only one card is to be had, you take that one and go on; the Postmaster counts as used.
rules-X4 = If the deck has fewer than six cards for the Administrator, those are laid out; then the discards, with the cards just put away, are shuffled and the rest is laid out from them.
rules-X5 = No game goes on for ever: after round 500 it ends and is scored as it stands. If nobody has the end-of-game tile then, a tie goes to the first of those tied, clockwise from the first player, who counts too.
rules-X6 = The order in one closing: offices, length tile, region tiles, all-regions tile, end-of-game tile for the last office, carriage, end-of-game tile for carriage 7, cutting the hand.
rules-X7 = Gaps in the market are filled after every action, from the first place on; a shuffle can fall between two of them. Closing and choosing the cards to keep are two actions.
rules-X8 = A card that could not be taken is not made up for later in the turn and uses no official. A passed turn counts as a turn.
rules-X9 = The hand is cut to three in the last turn too. The Administrator may help however few cards there are. You may give up a route and begin the new one with a city of the old one.
