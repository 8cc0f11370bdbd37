# The rules, in short and by their ids. [D5] in a text becomes a link.
rules-heading = The rules
rules-lead = Thurn und Taxis in five minutes. Every detail is in the full rules, where each rule has an ID.
rules-short = Short rules
rules-long = Full rules
rules-long-heading = The full rules
rules-long-lead = Every rule has an ID, so that the site, a game record or a friend can refer to it.
rules-search = Search the rules
rules-search-button = Search
rules-found = { $count ->
    [0] No rule contains all of these words.
    [one] { $count } rule contains all of these words.
   *[other] { $count } rules contain all of these words.
}
rules-all = Show all rules
rules-contents = Contents

short-goal = The aim
short-goal-text = You build a network of post offices in and around southern Germany. Lay a route from city to city, close it, and place post offices along it. You score points for carriages and bonus tiles; unplaced offices cost points.
short-turn = Your turn
short-turn-text = Always in this order:
short-turn-draw = You must take a card: one of the six face-up cards or the top card of the deck.
short-turn-play = You must add a card to your route.
short-turn-close = You may close the route if it has three cards or more.
short-officials = The officials
short-officials-text = Once per turn you may call on one official. If your hand is empty at the start of your turn, it has to be the Postmaster: you take two cards.
short-route = The route
short-route-text = A card goes at the left or the right end of your route. A road must join its city directly to the city at that end, and no city may appear twice. If nothing fits, or if you prefer, you give the route up: its cards are discarded, and a card from your hand starts a new one.
short-offices = Post offices
short-offices-text = When you close a route, you place post offices in its cities, in one of two ways. You can have one office in each city; it does not matter how many other players have one there.
short-tiles = Bonus tiles
short-tiles-text = After placing, you take the bonus tiles you have earned, always the top one of the pile. A route of 5, 6, or 7 or more cards earns one length tile. Offices in every city of a region, or of a pair of regions named below, earn its tile, once per game. An office in every region (by default, except Baiern) earns a tile too. The sooner you earn a tile, the more it is worth.
short-tiles-need = What earns it
short-tiles-values = Points, in this order
short-carriages = Carriages
short-carriages-text = A closed route with at least as many cards as the value of your next carriage gives you that carriage: 3 first, then 4, and so on. Only your highest one scores. Then the route is discarded, and you keep at most three cards in hand.
short-carriages-points = Points
short-end = End and points
short-end-text = The first player to take carriage 7 or place their last post office triggers the end and gets the end-of-game tile. The round is played to its end. Points: your highest carriage plus your bonus tiles, minus one for each post office you have not placed. In a tie, the end-of-game tile decides.
short-options = Options
short-options-text = The published editions differ in a few points. When you open a table, you choose:
figure-route = A route of six cities. It can be extended at Basel or at München.
figure-each = One in each region: five offices, in Baiern either Augsburg or München.
figure-region = All in one region: both cities of the route that lie in Baiern.

rules-part-S = Setup
rules-S1 = Two, three or four people play. Each starts with 20 post offices, no carriage and no cards.
rules-S2 = There are 66 city cards, three for each of the 22 cities. They are shuffled; six lie face up (the market), the rest form the face-down deck.
rules-S3 = The 30 bonus tiles lie in ten piles, the highest value of each on top: routes of 5, 6 and 7; Baden; Baiern; Böhmen and Salzburg; Schweiz and Tyrol; Württemberg and Hohenzollern; all regions; end of the game.
rules-S4 = There are 20 carriages, four of each value from 3 to 7, so they never run out.
rules-S5 = The first player is chosen at random unless the host picks a seat.

rules-part-T = The turn
rules-T1 = Turns go clockwise. On your turn you must first take a city card, must then play a city card, and may then close your route.
rules-T2 = One official can help you each turn, once: the Postmaster (you take a second card), the Administrator (six new face-up cards), the Postal Carrier (you play a second card) or the Cartwright (you take a carriage even if your route is one or two cards short).
rules-T3 = Your turn is over when you have closed a route, or when you end it after playing.

rules-part-D = Taking cards
rules-D1 = Take one of the six face-up cards or the top card of the deck.
rules-D2 = A face-up card that is taken is replaced from the deck at once, before anything else is taken.
rules-D3 = When a card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck.
rules-D4 = Postmaster: after your first card you may take a second one, from the market (already refilled) or from the deck. You need not announce him: taking the card is enough.
rules-D5 = If your hand is empty when your turn begins, you must use the Postmaster: you take two cards, and no other official can help in that turn. In the first round this applies to everybody.
rules-D6 = Administrator: before you take your first card, all face-up cards are discarded and six new ones are laid out. For this you need at least one card in hand at the start of the turn [D5], and you must not have taken one yet.
rules-D7 = While you take cards, there is no hand limit.

rules-part-P = Building the route
rules-P1 = You have at most one route in progress: a row of city cards that everybody can see.
rules-P2 = If you have no route, any card from your hand starts one.
rules-P3 = A route grows at its left or its right end. A road must join the new city directly to the city at that end.
rules-P4 = No city may appear in a route twice.
rules-P5 = Nothing is ever put between two cards, and the order of a route never changes. The colours of the regions do not matter when you play cards.
rules-P6 = Instead of extending your route you may give it up, and you must if no card in your hand fits. Its cards are discarded, you get nothing for them, and a card from your hand starts a new route at once. That is your first card of the turn; the Postal Carrier’s second card can only extend.
rules-P7 = Postal Carrier: after the first card you may play a second one, under the same conditions [P3] [P4]. You need not announce him.
rules-P8 = If a card fits at both ends, you choose the end.

rules-part-C = Closing the route
rules-C1 = After playing, you may close a route of three cards or more. You place post offices, take bonus tiles, take a carriage and discard down to three cards, in this order.

rules-part-O = Post offices
rules-O1 = You can place post offices only in cities of the route you close, one in each city. Cities where you already have one are left out. Other players’ offices do not matter.
rules-O2 = First way: at most one city in each region of the route.
rules-O3 = Second way: as many cities of the route as you like, all in one single region.
rules-O4 = You may place fewer than you could, even none.
rules-O5 = You cannot place more than you have left.

rules-part-B = Bonus tiles
rules-B1 = After placing, you take the top tile of each pile whose condition you meet; it lies face down in front of you.
rules-B2 = Length: a route of 5, 6, or 7 or more cards earns the top tile of that pile. If the pile is empty, take from the next lower length pile that still has tiles. At most one length tile per route, but you can earn several in a game. Option: [V2].
rules-B3 = Regions: offices in all cities of Baden; of Baiern; of Böhmen and Salzburg; of Schweiz and Tyrol; or of Württemberg and Hohenzollern earn the top tile of that pile. The offices may come from several routes.
rules-B4 = All regions: offices across all regions earn a tile. There are nine regions; Polen (Lodz) is one of them, though it has no tile of its own. Whether Baiern is needed is an option: [V1].
rules-B5 = In a game you get at most one tile from each region pile and one for all regions. If the pile is empty when you earn it, you get nothing, then or later.
rules-B6 = The end-of-game tile goes to the player who triggers the end [E2].

rules-part-G = Carriages
rules-G1 = If the closed route has at least as many cards as the value of your next carriage, you take that carriage: 3 first, then 4, 5, 6 and 7, none skipped. One carriage per route, however long it is.
rules-G2 = Only the number of cards counts, not how many offices you placed.
rules-G3 = Cartwright: if no official has helped this turn, you may take the next carriage even if the route is one or two cards short. Three short is too many. His help does not count towards the length tile, and he never gives a second carriage.
rules-G4 = You must take a carriage you have earned. Using the Cartwright is optional.

rules-part-H = The hand
rules-H1 = The cards of the closed route go to the discard pile.
rules-H2 = If you now hold more than three cards, you keep three of your choice and discard the rest. The limit applies only at this moment.
rules-H3 = On your next turn you start a new route.

rules-part-E = End and points
rules-E1 = The end is triggered when somebody takes carriage 7 or places the last of their 20 post offices.
rules-E2 = The first player to do so takes the end-of-game tile, worth one point. It is given only once.
rules-E3 = The round is played to its end, so that everybody has had the same number of turns. Option: [V3].
rules-E4 = Your points: those of your highest carriage (3, 4, 5, 6 and 7 give 2, 3, 5, 7 and 10), plus all your bonus tiles, minus one for each post office you have not placed.
rules-E5 = The player with the most points wins. In a tie, the end-of-game tile decides; if none of the tied players has it, the first of them clockwise from its owner wins.

rules-part-I = Who knows what
rules-I1 = Visible to all: the market, routes, offices, carriages, the top and the height of each pile, how many cards are in each hand and in the deck, the discard pile, who took which face-up card, and from which piles each player’s tiles come.
rules-I2 = Hidden: the cards in other hands that came from the deck, the order of the deck, and the values of other players’ face-down tiles [V5]. After the end nothing is hidden.
rules-I3 = What a player may not know never leaves the server: it is not sent to that player, to spectators or to bots.

rules-part-V = Table options
rules-V1 = What the all-regions tile needs. Default: an office in every region except Baiern, which neither helps nor harms; the tile is then called “Outside Baiern”. Alternative: an office in every region, Baiern included.
rules-V2 = Lower length tiles. Default: every route takes from the next lower pile when its own is empty. Alternative: only routes of seven or more do so.
rules-V3 = The last turns. Default: the round is played to its end. Alternative: after the turn that triggers the end, everybody else has exactly one more turn.
rules-V4 = Three presets. Classic: all defaults. International: the all-regions tile needs Baiern too. Icelandic: it needs Baiern too, only routes of seven or more take a lower length tile, and everybody else has one more turn at the end.
rules-V5 = Values of bonus tiles: hidden from the other players, or visible. Everybody saw them when they were taken, so this changes only what the page shows.

rules-part-X = Rare cases
rules-X1 = If deck and discard pile are both empty, gaps in the market stay empty and are filled as soon as cards are discarded again.
rules-X2 = If there is no card to take at all, you skip this step and play a card. If your hand is empty too, you pass.
rules-X3 = If your hand was empty and only one card is available, you take that one and go on; the Postmaster counts as used.
rules-X4 = If the deck has fewer than six cards left for the Administrator, those are laid out first; then the discard pile, including the cards just discarded, is shuffled and the rest are laid out from it.
rules-X5 = No game goes on for ever: after round 500 it ends and is scored as it stands. If nobody has the end-of-game tile by then, a tie goes to the first of the tied players going clockwise, starting with the first player.
rules-X6 = Order of events when closing: offices, length tile, region tiles, all-regions tile, end-of-game tile for the last office, carriage, end-of-game tile for carriage 7, discarding down to three cards.
rules-X7 = Gaps in the market are filled after every action, starting with the first slot; a reshuffle can happen between two of them. Closing and choosing the cards to keep are two actions.
rules-X8 = If you had to skip taking a card, this uses no official, and you do not make up for it later in the turn. A passed turn counts as a turn.
rules-X9 = You discard down to three in the last turn too. The Administrator may help however few cards there are. You may give up a route and start the new one with a city from the old one.
