# The page of a table.
title-waiting = Waiting for players – Posthorn
title-game = Posthorn
title-your-turn = 📯 Your turn – Posthorn
title-over = The result – Posthorn

status-waiting = Waiting for players
status-over = The game is over
status-round = Round { $round }
status-you-draw = Your turn: take a card
status-you-draw-two = Your turn: take two cards, because your hand was empty
status-you-draw-second = Take the second card
status-you-play = Play a card into your route
status-you-play-or-draw = Play a card, or take a second one with the Postmaster’s help
status-you-close = Close the route, or end your turn
status-you-close-or-play = Play a second card, close the route, or end your turn
status-you-play-or-end = Play a second card, or end your turn
status-you-end = End your turn
status-you-keep = Choose three cards to keep
status-you-over = The game is over
status-other-draw = { $name }: takes a card
status-other-draw-two = { $name }: takes two cards
status-other-draw-second = { $name }: takes the second card
status-other-play = { $name }: plays a card
status-other-play-or-draw = { $name }: plays a card, or takes a second one
status-other-close = { $name }: closes the route or ends the turn
status-other-close-or-play = { $name }: plays a second card, closes the route, or ends the turn
status-other-keep = { $name }: chooses three cards to keep
status-other-over = The game is over

area-market = Market
area-officials = Officials
area-map = Map of southern Germany and its neighbours
area-players = Players
area-own = Your hand and route
area-hand = Your hand
area-route = Your route
area-log = What happened
area-chat = Chat

take-card = Take { $city } ({ $region })
take-deck = Take the top card of the deck; { $count } left
discard-title = { $count ->
    [one] Discard pile, { $count } card
   *[other] Discard pile, { $count } cards
}
deck = Deck
discard-empty = Discards
hand-empty = No cards in hand.
route-empty = No route yet. The first card you play starts one.
divider = Divide the room between hand and route
own-watching = You are watching this game.
own-covered = The cards are covered while another player has the turn.
play-card = Play { $city }
play-either = { $city }: fits both ends of the route
play-left = Play { $city } at the left end
play-right = Play { $city } at the right end
restart-card = Give the route up and start a new one with { $city }
spot-left = Left end of the route
spot-right = Right end of the route

official-administrator = Administrator
official-administrator-about = Before the first card: lays out six new cards.
official-administrator-ready = Click to lay out six new cards.
official-postmaster = Postmaster
official-postmaster-about = Lets you take a second card.
official-postmaster-ready = Take a second card and he helps.
official-postmaster-helps = The Postmaster helps { $name }.
official-postal-carrier = Postal carrier
official-postal-carrier-about = Lets you play a second card.
official-postal-carrier-ready = Play a second card and he helps.
official-postal-carrier-helps = The Postal carrier helps { $name }.
official-cartwright = Cartwright
official-cartwright-about = Gives a carriage with a route one or two cards short.
official-cartwright-ready = Can help when you close: tick him there.
official-cartwright-helps = The Cartwright helps { $name }.
official-helped = Has helped in this turn.

panel-first = Began the game
panel-ended = Triggered the end of the game
panel-hand = Cards
panel-offices = Offices left
panel-carriage = Carriage
panel-tiles = Tiles
panel-route = Current route
panel-hand-known = Seen being taken: { $known }. Not seen: { $unknown }.
panel-hand-open = In hand: { $cards }.
panel-carriage-title = { $carriage ->
    [0] No carriage yet.
   *[other] Carriage { $carriage }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
} { $next ->
    [0] There is no higher one.
   *[other] The next one needs a route of { $next } cards.
}
panel-tiles-title = Bonus tiles: { $tiles }.
panel-bot = A bot
panel-online = Is here
panel-offline = Is not here at the moment
panel-resigned = Has resigned; a bot plays on
panel-absent = Has been away for long; a bot plays on
panel-stand-in = Away for long: let a bot play on
panel-timed-out = Ran out of time; a bot plays on
clock-days = { $days } d { $hours } h

button-close = Close the route
button-end = End turn
button-undo = Undo
button-more = More…
button-resign = Resign: a bot plays on

keep-three = Keep three cards; the others are discarded.
keep-submit = Keep these

close-heading = Where do the post offices go?
close-one-each = One in each region
close-one-region = All in one region
close-own-choice = Or choose yourself: click a town to leave it out
close-no-candidates = You have an office in every town of this route already.
close-cartwright = The Cartwright helps: take the next carriage though the route is short
close-submit = Place and close
gain-carriage = Carriage { $carriage }
gain-tile = { $pile }: { $value }
gain-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
gain-ends = Triggers the end

ask-give-up = Give the route up? Its cards are discarded and nothing is scored.
ask-play-stuck = After this, no card in your hand fits the route. Play it all the same?
ask-end-stuck = No card in your hand fits the route. End the turn all the same?
ask-resign = Resign? A bot will play on for you. You can come back while the game runs.
ask-yes = Yes
ask-no = No

since-heading = Since your last turn
banner-last-round = Last round! { $name } has triggered the end of the game.
banner-away = A bot is playing for you.
banner-return = Play on myself
cover-pass = It is { $name }’s turn. Pass the screen on.
cover-show = I am { $name }: show my cards

result-winner = { $name } wins
result-player = Player
result-carriage = Car{ "\u00AD" }riage
result-bonus = Bonus tiles
result-unplaced = Un{ "\u00AD" }placed
result-total = Points
result-chart = Points after each round
result-rematch = Play again with the same people
result-to-rematch = To the next game
result-record = Download the record
fair-heading = Were the cards dealt fairly?
fair-commitment = Hash of the shuffle secret:
fair-secret = The secret itself:

chat-placeholder = Say something, or /help
chat-send = Say

pile-length-5 = Route of 5
pile-length-6 = Route of 6
pile-length-7 = Route of 7
pile-baden = Baden
pile-baiern = Baiern
pile-boehmen-salzburg = Böhmen and Salzburg
pile-schweiz-tyrol = Schweiz and Tyrol
pile-wuerttemberg-hohenzollern = Württemberg and Hohenzollern
pile-all-regions = All regions
pile-end-of-game = End of the game

waiting-heading = A table is being set
invite-heading = Invite
invite-lead = Send this link, or let a phone read the code. Whoever opens it can sit down or watch.
invite-copy = Copy
options-heading = What is played
rule-outside-baiern = All-regions tile: an office in every region; Baiern does not matter
rule-every-region = All-regions tile: an office in every region, Baiern included
rule-any-length = An empty length pile: the next lower one
rule-seven-plus = An empty length pile: the next lower one only for routes of seven or more
rule-finish-round = The last round is played to its end
rule-one-more-each = After the end is triggered everybody else has one more turn
rule-hidden-tiles = Values of bonus tiles stay hidden from the others
rule-open-tiles = Values of bonus tiles stay open
rule-rated = Rated
rule-unrated = Not rated
seat-empty = Free seat
seat-sit = Sit down
seat-sit-here = Sit here
seat-ready = I am ready
seat-not-ready = Wait, not yet
seat-is-ready = ready
seat-is-not-ready = not ready yet
seat-start = Start the game
seat-start-hint = The game can start when every seat is taken and everybody is ready.
seat-leave = Leave the table
seat-free = Make the seat free
seat-add-bot = Add bot
seat-guest-name = Name
seat-add-guest = Sits beside me
seat-add-guest-about = Somebody who plays at this screen; cards are covered between turns

log-market-replaced = { $name } has the Administrator lay out six new cards.
log-took = { $name } takes { $city }.
log-drew = { $name } takes a card from the deck.
log-drew-own = { $name } takes { $city } from the deck.
log-reshuffled = { $count ->
    [one] The discarded card becomes the deck.
   *[other] The { $count } discards are shuffled and become the deck.
}
log-gave-up = { $name } gives up the route { $cities }.
log-played = { $name } plays { $city }.
log-closed = { $name } closes a route of { $count } and { $offices ->
    [0] places no office.
    [one] places an office in { $cities }.
   *[other] places offices in { $cities }.
}
log-tile = { $name } takes a bonus tile: { $pile }.
log-tile-value = { $name } takes a bonus tile: { $pile }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
log-carriage = { $name } takes carriage { $carriage }.
log-cut = { $name } discards { $cities }.
log-end-triggered = { $name } triggers the end of the game.
log-passed = { $name } can neither draw nor play and passes.
log-over = The game is over.
log-sat = { $name } sits down at seat { $seat }.
log-left = Seat { $seat } is free.
log-started = The game begins.
log-resigned = The player of seat { $seat } resigns; a bot plays on.
log-timed-out = The player of seat { $seat } runs out of time; a bot plays on.
log-absent = The player of seat { $seat } has been away for long; a bot plays on.
log-back = The player of seat { $seat } is back.
log-rematch = The next game is being set up.
