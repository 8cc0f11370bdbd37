# The page of a table.
title-waiting = Waiting for players – Posthorn
title-game = Posthorn
title-your-turn = 📯 Your turn – Posthorn
title-over = Result – Posthorn

status-waiting = Waiting for players
status-over = The game is over
status-round = Round { $round }
status-you-draw = Your turn: take a card
status-you-draw-two = Your turn: take two cards, because your hand was empty
status-you-draw-second = Take the second card
status-you-play = Add a card to your route
status-you-play-or-draw = Play a card, or take a second one with the Postmaster’s help
status-you-close = Close the route, or end your turn
status-you-close-or-play = Play a second card, close the route, or end your turn
status-you-play-or-end = Play a second card, or end your turn
status-you-end = End your turn
status-you-keep = Choose three cards to keep
status-you-over = The game is over
status-other-draw = { $name } is taking a card
status-other-draw-two = { $name } is taking two cards
status-other-draw-second = { $name } is taking the second card
status-other-play = { $name } is playing a card
status-other-play-or-draw = { $name } can play a card or take a second one
status-other-close = { $name } can close the route or end the turn
status-other-close-or-play = { $name } can play a second card, close the route, or end the turn
status-other-keep = { $name } is choosing three cards to keep
status-other-over = The game is over

area-market = Market
area-officials = Officials
area-map = Map of southern Germany and its neighbours
area-players = Players
area-own = Your hand and route
area-hand = Your hand
area-route = Your route
area-log = Log
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
divider = Resize hand and route
own-watching = You are watching this game.
own-covered = The cards are hidden during another player’s turn.
play-card = Play { $city }
play-either = { $city }: fits at both ends of the route
play-left = Play { $city } at the left end
play-right = Play { $city } at the right end
restart-card = Give up the route and start a new one with { $city }
spot-left = Left end of the route
spot-right = Right end of the route

official-administrator = Administrator
official-administrator-about = Lays out six new cards before you take one.
official-administrator-ready = Click to lay out six new cards.
official-postmaster = Postmaster
official-postmaster-about = Lets you take a second card.
official-postmaster-ready = Helps when you take a second card.
official-postmaster-helps = The Postmaster helps { $name }.
official-postal-carrier = Postal Carrier
official-postal-carrier-about = Lets you play a second card.
official-postal-carrier-ready = Helps when you play a second card.
official-postal-carrier-nothing-fits = No card in your hand fits the route.
official-postal-carrier-helps = The Postal Carrier helps { $name }.
official-cartwright = Cartwright
official-cartwright-about = Lets you take a carriage even if your route is one or two cards short.
official-cartwright-ready = Can help when you close the route: tick his box there.
official-cartwright-helps = The Cartwright helps { $name }.
official-helped = Has helped this turn.

panel-first = First player
panel-ended = Triggered the end of the game
panel-hand = Cards
panel-offices = Offices left
panel-carriage = Carriage
panel-tiles = Tiles
panel-route = Current route
panel-hand-known = Taken face up: { $known }. Unknown: { $unknown }.
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
panel-online = Online
panel-offline = Offline
panel-resigned = Has resigned; a bot has taken over
panel-absent = Has been away for a long time; a bot has taken over
panel-stand-in = Let a bot take over
panel-timed-out = Ran out of time; a bot has taken over
clock-days = { $days } d { $hours } h

button-close = Close the route
button-end = End turn
button-undo = Undo
button-more = More…
button-resign = Resign (a bot takes over)

keep-three = Keep three cards; the others are discarded.
keep-submit = Keep these

close-heading = Where do the post offices go?
close-one-each = One in each region
close-one-region = All in one region
close-own-choice = Or choose for yourself: click a city to leave it out
close-no-candidates = You already have an office in every city of this route.
close-cartwright = The Cartwright helps: take the next carriage even though the route is too short
close-submit = Place and close
close-cancel = Close this panel without closing the route
gain-carriage = Carriage { $carriage }
gain-tile = { $pile }: { $value }
gain-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
gain-ends = Triggers the end

ask-give-up = Give up the route? Its cards are discarded and you score nothing for them.
ask-play-stuck = After this, no card in your hand fits the route. Play it anyway?
ask-end-stuck = No card in your hand fits the route. End the turn anyway?
ask-resign = Resign? A bot will take over for you. You can come back while the game is still in progress.
ask-yes = Yes
ask-no = No

since-heading = Since your last turn
banner-last-round = Last round! { $name } has triggered the end of the game.
banner-away = A bot is playing for you.
banner-return = Take over again
cover-pass = It is { $name }’s turn. Pass the device.
cover-show = I am { $name }: show my cards

result-toggle = Show or hide the result to see the map
result-winner = { $name } wins
result-player = Player
result-carriage = Car{ "\u00AD" }riage
result-bonus = Bonus tiles
result-unplaced = Un{ "\u00AD" }placed
result-total = Points
result-chart = Points after each round
result-rematch = Play again with the same players
result-to-rematch = Go to the rematch
result-record = Download the game record
fair-heading = Were the cards dealt fairly?
fair-commitment = Hash of the shuffle secret:
fair-secret = The secret itself:

chat-placeholder = Write a message, or /help
chat-send = Send

pile-length-5 = Route of 5
pile-length-6 = Route of 6
pile-length-7 = Route of 7
pile-baden = Baden
pile-baiern = Baiern
pile-boehmen-salzburg = Böhmen and Salzburg
pile-schweiz-tyrol = Schweiz and Tyrol
pile-wuerttemberg-hohenzollern = Württemberg and Hohenzollern
pile-all-regions = All regions
pile-outside-baiern = Outside Baiern
pile-end-of-game = End of the game

waiting-heading = Waiting for players
invite-heading = Invite
invite-lead = Send this link, or scan the code with a phone. Anyone who opens it can sit down or watch.
invite-copy = Copy
options-heading = Game settings
rule-outside-baiern = All-regions tile: an office in every region except Baiern
rule-every-region = All-regions tile: an office in every region, Baiern included
rule-any-length = If a length pile is empty, take from the next lower one
rule-seven-plus = If a length pile is empty, only routes of seven or more take from the next lower one
rule-finish-round = The last round is played to its end
rule-one-more-each = Once the end is triggered, everybody else has one more turn
rule-hidden-tiles = Values of bonus tiles stay hidden from other players
rule-open-tiles = Values of bonus tiles stay visible
rule-rated = Rated
rule-unrated = Not rated
seat-empty = Free seat
seat-sit = Sit down
seat-none-free = All seats are taken. You can stay and watch.
seat-sit-here = Sit here
seat-ready = I am ready
seat-not-ready = Wait, I am not ready
seat-is-ready = ready
seat-is-not-ready = not ready yet
seat-start = Start the game
seat-start-hint = The game can start when every seat is taken and everybody is ready.
seat-leave = Leave the table
seat-free = Remove
seat-add-bot = Add bot
seat-guest-name = Name
seat-add-guest = Add player on this device
seat-add-guest-about = Another person playing on this device; cards are hidden between turns

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
log-passed = { $name } can neither take nor play a card and passes.
log-over = The game is over.
log-sat = { $name } takes seat { $seat }.
log-left = Seat { $seat } is free.
log-started = The game begins.
log-resigned = { $name } resigns; a bot takes over.
log-timed-out = { $name } runs out of time; a bot takes over.
log-absent = { $name } has been away for a long time; a bot takes over.
log-back = { $name } is back.
log-rematch = A rematch is being set up.
