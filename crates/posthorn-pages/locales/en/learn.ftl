# Hints, looking back, and the guided first game.
open-hints = Hints from a bot
hints-against-bots = When playing against bots
hints-allowed = For everybody
hints-never = None
rule-hints-against-bots = Anyone playing alone against bots may ask for hints
rule-hints-allowed = Everybody may ask for hints
rule-hints-never = No hints
error-no-hints = There are no hints at this table.

hint-heading = Hint
hint-ask = Hint
hint-win = Chance to win: { $win }%.
hint-lead = Expected lead in points: { $points }.
hint-points = Expected points: { $points }.
hint-chance = chance to win { $win }%
hint-others = Other options
key-hint = ask for a hint

step-take = Take { $city }.
step-take-new = Take a face-up card.
step-take-deck = Take the top card of the deck.
step-administrator = Call the Administrator for six new cards.
step-play = Play { $city }.
step-play-left = Play { $city } at the left end.
step-play-right = Play { $city } at the right end.
step-restart = Give up the route and start a new one with { $city }.
# [none] is the text of list-none: whoever changes one changes both.
step-close = { $cities ->
    [none] Close the route without placing any offices.
   *[other] Close the route, placing offices in { $cities }.
}
step-close-cartwright = { $cities ->
    [none] Close the route with the Cartwright’s help, without placing any offices.
   *[other] Close the route with the Cartwright’s help, placing offices in { $cities }.
}
step-keep = Keep { $cities }.
step-end = End the turn.

why-closes = { $offices ->
    [0] Closing now places no office.
    [one] Closing now places one office.
   *[other] Closing now places { $offices } offices.
}
why-tiles = { $points ->
    [one] It earns a bonus tile worth one point.
   *[other] It earns bonus tiles worth { $points } points.
}
why-carriage = It earns carriage { $carriage }.
why-ends = It triggers the end of the game.
why-fits = { $city } can extend the route.
why-joins = { $city } connects to { $other }, which you hold.
why-wanted = { $city } is still needed for the tile “{ $pile }”.
why-two-cards = Playing two cards brings the route to { $length }.
why-grows = { $length ->
    [one] It is a good start for a route.
   *[other] The route grows to { $length } cards.
}
why-starts-anew = This route is unlikely to go any further; { $city } is a better start.
why-blind = No face-up card beats taking one from the deck.
why-new-market = The face-up cards are of little use.
why-waits = The route will be worth more when it is longer.
why-keeps = These cards go together best.

prospect-in-hand = { $count ->
    [one] One card in your hand fits your route as it stands.
   *[other] { $count } cards in your hand fit your route as it stands.
}
prospect-likely = No card in your hand fits your route, but one should turn up in time: the chance is about { $chance }%.
prospect-open = No card in your hand fits your route. The chance of getting one in time is about { $chance }%.
prospect-unlikely = Your route may be at a dead end: the chance of a fitting card in time is about { $chance }%.

result-replay = Replay the game
error-not-over = You can replay a game once it is over.
replay-title = Replay, { $at } of { $last } – Posthorn
replay-own = { $name }: hand and route
replay-controls = Replay controls
replay-first = Back to the start
replay-back = One action back
replay-on = One action forward
replay-last = Forward to the end
replay-slider = Position in the game
replay-go = Show
replay-link = Link to this position
replay-copy = Copy link
replay-eyes = View as
replay-eyes-all = All cards visible
replay-start = The game begins
replay-result = Back to the result
key-moments = replay: one action back or forward
key-moments-ends = replay: to the start or the end

analysis-heading = What the strongest bot says
analysis-lead = Prince goes through the game and finds the turns that mattered most. This takes a little while; you can go on with the replay in the meantime.
analysis-begin = Find the turns that mattered
analysis-running = Prince is thinking: { $percent }% done.
analysis-look = Check progress
analysis-note = Each chance is what the player could expect at that moment, given the cards they could see. Small differences are within the bot’s margin of error.
chart-heading = The chance to win over the course of the game.
chart-line = { $name }: { $first }% at first, between { $low }% and { $high }%, { $last }% at the end.
chart-numbers = The same in numbers
chart-turn = Turn
turns-heading = The turns that mattered most
turns-none = Nobody made a mistake worth mentioning.
turns-turn = { $name }, round { $round }
turns-played = The turn:
turns-better = Better:
turns-look = Go to this turn

tour-heading = Your first game
tour-step = Step { $number } of { $steps }
tour-lead = New here? A guide shows you the whole game at a real table, in less than five minutes.
tour-begin = Learn by playing
tour-continue = Continue your first game
tour-skip = Leave (resume from the lobby)
tour-look = What happened?
tour-play = Go to the lobby
error-off-tour = Good idea, but please follow the guide for now.

tour-1 = Welcome! You build post roads from city to city. Every turn starts with taking a city card: take Zürich, the highlighted card in the market.
tour-2 = Your hand was empty at the start of the turn, so you take two cards with the Postmaster’s help. Take the second one from the deck: only you will see it.
tour-3 = It is Ulm. Now play a card, as in every turn: Ulm becomes the first city of your route.
tour-4 = A route grows at its ends, and a road must join the cities. No road joins Zürich to Ulm, so Zürich stays in your hand. End your turn.
tour-5 = Look at the map: Sigmaringen lies between Ulm and Zürich. Take it.
tour-6 = Play Sigmaringen at the right end, beside Ulm.
tour-7 = One official may help you each turn. The Postal Carrier lets you play a second card: play Zürich at the right end.
tour-8 = Three cities are enough to close the route. Choose “{ button-close }”, then “{ close-one-each }”: your cities lie in three regions, so each gets a post office. Confirm with “{ close-submit }”.
tour-9 = Three offices, and carriage 3 for a route of three! The next carriage needs a route of four. Your hand is empty again: take Freiburg.
tour-10 = Baden has a bonus tile of its own: you earn it with an office in each of its three cities, Freiburg, Carlsruhe and Mannheim. (Some tiles need two regions together.) Take Carlsruhe.
tour-11 = Start your second route with Freiburg.
tour-12 = The Postmaster has already helped, so you cannot play a second card. End your turn.
tour-13 = You still need Mannheim, and none of the face-up cards helps. Before you take a card, call the Administrator: he lays out six new ones.
tour-14 = There it is. Take Mannheim.
tour-15 = Play Carlsruhe at the right end, beside Freiburg.
tour-16 = Mannheim stays in your hand for the next turn. A word of warning: if no card fits your route when you have to play one, you must give the route up and start a new one. End your turn.
tour-17 = Take Stuttgart: a card in reserve keeps a route alive.
tour-18 = Play Mannheim at the right end. All of Baden is in your route now.
tour-19 = Now close the route the other way: “{ button-close }”, “{ close-one-region }”. That places all three offices in Baden and earns its tile. The route is one card short of carriage 4, but the Cartwright can help: tick his box, then “{ close-submit }”.
tour-opponent = Now it is the other player’s turn. Watch the map and the log.
tour-time-passes = Now you know everything you can do in a turn. Let a few rounds go by and watch the offices, tiles and carriages add up, faster than in real life.
tour-20 = A few rounds later you have carriage 6 and a route of six. Whoever is first to take carriage 7, or to place the last of their 20 offices, triggers the end and takes its bonus tile. Take Salzburg.
tour-21 = Play Salzburg at the left end, beside Innsbruck: seven cities!
tour-22 = Close the route with one office in each region: “{ button-close }”, “{ close-one-each }”, “{ close-submit }”. It earns carriage 7 and two bonus tiles (route of seven; Schweiz and Tyrol), and it triggers the end of the game, which earns you the end-of-game tile too.
tour-done = The round was played to its end, and you have won! What counts: your highest carriage and your bonus tiles, minus a point for every office you have not placed. Now play a game of your own.

mine-asleep = paused
