# Hints, looking back, and the guided first game.
open-hints = Hints from a bot
hints-against-bots = When playing against bots
hints-allowed = For everybody
hints-never = None
rule-hints-against-bots = Whoever plays alone against bots may ask for hints
rule-hints-allowed = Everybody may ask for hints
rule-hints-never = No hints
error-no-hints = There are no hints at this table.

hint-heading = A hint
hint-ask = Hint
hint-win = Chance to win: { $win }%.
hint-lead = Expected lead in points: { $points }.
hint-points = Expected points: { $points }.
hint-chance = chance to win { $win }%
hint-others = What else comes to mind
key-hint = ask for a hint

step-take = Take { $city }.
step-take-new = Take an open card.
step-take-deck = Take the top card of the deck.
step-administrator = Call the Administrator for six new cards.
step-play = Play { $city }.
step-play-left = Play { $city } at the left end.
step-play-right = Play { $city } at the right end.
step-restart = Give the route up and start anew with { $city }.
step-close = Close the route, with offices in: { $cities }.
step-close-cartwright = Close the route with the Cartwright’s help, with offices in: { $cities }.
step-keep = Keep { $cities }.
step-end = End the turn.

why-closes = { $offices ->
    [0] Closing now places no office.
    [one] Closing now places one office.
   *[other] Closing now places { $offices } offices.
}
why-tiles = { $points ->
    [one] It takes a bonus tile worth one point.
   *[other] It takes bonus tiles worth { $points } points.
}
why-carriage = It brings carriage { $carriage }.
why-ends = It triggers the end of the game.
why-fits = { $city } can lengthen the route.
why-joins = { $city } leads on from { $other } in your hand.
why-wanted = { $city } is still wanted for the tile “{ $pile }”.
why-two-cards = Two cards bring the route to { $length }.
why-grows = { $length ->
    [one] It is a good beginning for a route.
   *[other] The route grows to { $length } cards.
}
why-starts-anew = The route can hardly go on; { $city } makes a better beginning.
why-blind = No open card helps as much as a hidden one may.
why-new-market = The open cards are of little use.
why-waits = The route is worth more when it is longer.
why-keeps = These cards go together best.

prospect-in-hand = { $count ->
    [one] One card in your hand fits your route as it lies.
   *[other] { $count } cards in your hand fit your route as it lies.
}
prospect-likely = No card in your hand fits your route, but one should come: about { $chance }%.
prospect-open = No card in your hand fits your route. The chance that one comes in time is about { $chance }%.
prospect-unlikely = Your route may be at a dead end: a card that fits comes in time with a chance of about { $chance }%.

result-replay = Look at the game again
error-not-over = A game can be looked at again once it is over.
replay-title = Looking back, { $at } of { $last } – Posthorn
replay-own = Hand and route of { $name }
replay-controls = Moments of the game
replay-first = To the start
replay-back = One action back
replay-on = One action on
replay-last = To the end
replay-slider = Moment of the game
replay-go = Show
replay-link = Link to this moment
replay-copy = Copy the link
replay-eyes = Seen by
replay-eyes-all = All cards open
replay-start = The game begins
replay-result = To the result
key-moments = looking back: one action back or on
key-moments-ends = looking back: to the start or the end

analysis-heading = What the strongest bot says
analysis-lead = Prince goes through the game and finds the turns that mattered most. That takes a little while; you can look at the game meanwhile.
analysis-begin = Look for the turns that mattered
analysis-running = Prince is thinking: { $percent }% done.
analysis-look = How far is it?
analysis-note = Each chance is what the player could expect then, from the cards that the player saw. Small differences are within what a bot can tell.
chart-heading = The chance to win over the game.
chart-line = { $name }: { $first }% at first, between { $low }% and { $high }%, { $last }% at the end.
chart-numbers = The same in numbers
chart-turn = Turn
turns-heading = The turns that mattered most
turns-none = Nobody made a mistake worth mentioning.
turns-turn = { $name }, round { $round }
turns-played = Played:
turns-better = Better:
turns-look = Look at this moment

tour-heading = Your first game
tour-step = Step { $number } of { $steps }
tour-lead = New here? A guide shows you the whole game on the real table, in less than five minutes.
tour-begin = Learn by playing
tour-continue = Go on with your first game
tour-skip = Leave; it waits for you in the lobby
tour-look = What happened?
tour-play = To the lobby
error-off-tour = A fair idea, but the guide has another plan this time: do what its panel says.

tour-1 = Welcome! You build post roads from town to town. Every turn begins with a city card: take Zürich, the lit card of the market.
tour-2 = Your hand was empty when the turn began, so you take two cards, and the Postmaster helps. Take the second one from the deck: only you will see it.
tour-3 = It is Ulm. Now play a card, as in every turn: Ulm is the first town of your route.
tour-4 = A route grows at its ends, and a road must join the towns. None joins Zürich to Ulm, so Zürich stays in your hand. End your turn.
tour-5 = Look at the map: Sigmaringen lies between Ulm and Zürich. Take it.
tour-6 = Play Sigmaringen at the right end, beside Ulm.
tour-7 = One official may help you in a turn. The Postal carrier lets you play a second card: play Zürich at the right end.
tour-8 = Three towns are enough to close the route. Choose “{ button-close }”, then “{ close-one-each }”: your towns lie in three regions, so each gets a post office. Confirm with “{ close-submit }”.
tour-9 = Three offices, and carriage 3 for a route of three! The next carriage needs a route of four. Your hand is empty again: take Freiburg.
tour-10 = Whoever has an office in every town of a region takes its bonus tile. Baden has three: Freiburg, Carlsruhe and Mannheim. Take Carlsruhe.
tour-11 = Start your second route with Freiburg.
tour-12 = The Postmaster has helped already, so no second card can be played. End your turn.
tour-13 = Mannheim is missing, and no open card is of use. Before you take a card, call the Administrator: he lays out six new ones.
tour-14 = There it is. Take Mannheim.
tour-15 = Play Carlsruhe at the right end, beside Freiburg.
tour-16 = Mannheim stays for the next turn. A word of warning: if no card fits your route in a turn, you must give the route up and start anew. End your turn.
tour-17 = Take Stuttgart: a card in reserve keeps a route alive.
tour-18 = Play Mannheim at the right end. All of Baden is in your route now.
tour-19 = Now close the other way: “{ button-close }”, “{ close-one-region }”. That places all three offices in Baden and takes its tile. The route is one short of carriage 4, but the Cartwright helps: tick him, then “{ close-submit }”.
tour-opponent = Now the other player has the turn. Watch the map and the log.
tour-time-passes = You know the whole turn now. Let some rounds go by and watch offices, tiles and carriages grow, faster than in real life.
tour-20 = Some rounds later you have carriage 6 and a route of six. Whoever takes carriage 7, or places the last of 20 offices, brings the end and its bonus tile. Take Salzburg.
tour-21 = Play Salzburg at the left end, beside Innsbruck: seven towns!
tour-22 = Close the route, one office in each region: “{ button-close }”, “{ close-one-each }”, “{ close-submit }”. It earns carriage 7, the tile for a route of seven, and the end.
tour-done = The round was played to its end, and you have won! What counts: the highest carriage and the bonus tiles, less a point for every office still in your supply. Now play a game of your own.

mine-asleep = asleep
