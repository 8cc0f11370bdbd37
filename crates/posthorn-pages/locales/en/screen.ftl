# The screen: settings, keys, what is in sight, and the table in a few sentences.

nav-label = Main menu
nav-sound = Sound

settings-heading = Settings
settings-lead = This browser remembers your settings.
settings-theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
settings-motion = Animations
motion-normal = Normal
motion-fast = Fast
motion-off = Off
settings-order = Cards in hand
order-name = By name
order-region = By region
order-fitting = Fitting cards first
settings-switches = Other
settings-save = Save
settings-back = Back without saving
pref-ask = Ask before a route is given up or reaches a dead end
pref-auto-end = End my turn automatically when nothing else is possible
pref-sound = Blow the horn when it is my turn
pref-keys = Single-key shortcuts at the table

help-keys-off = You can turn them off in the settings.
keys-shut = Close
key-market = take that card from the market
key-deck = take the top card of the deck
key-administrator = have the Administrator lay out six new cards
key-hand = move through the cards in hand
key-letter = go to the card in hand with that first letter
key-play = play the card
key-ends = play the card at the left or right end
key-close = close the route
key-end = end the turn
key-undo = undo
key-replay = show again what happened since my last turn
key-tell-hand = read out my hand
key-tell-route = read out my route
key-tell-market = read out the market
key-tell-others = read out the other routes
key-tell-tiles = read out the bonus tiles left
key-tell-scores = read out the standings
key-tell-now = read out what to do now
key-zoom = zoom in, zoom out, or show the whole map
key-chat = write in the chat
key-sound = mute or unmute the horn
key-help = this list

game-heading = The game
area-towns = Cities, roads and post offices
tabs-area = View
tab-map = Map
tab-players = Players
tab-talk = Log and chat
tabs-talk = Log or chat
tab-log = Log
tab-chat = Chat
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole map
since-replay = Show it again
button-give-up = Give up the route…

told-hand = { $count ->
    [0] You have no cards in hand.
   *[other] Your hand: { $cities }.
}
told-route = { $count ->
    [0] You have no route yet.
   *[other] Your route of { $count }: { $cities }.
}
told-market = { $count ->
    [0] There are no face-up cards.
   *[other] Face-up cards: { $cities }.
}
told-other-route = { $count ->
    [0] { $name } has no route.
   *[other] { $name } has the route { $cities }.
}
told-tiles = Bonus tiles left: { $tiles }.
told-score = { $name }: { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}, { $offices ->
    [one] one office left
   *[other] { $offices } offices left
}, { $carriage ->
    [0] no carriage
   *[other] carriage { $carriage }
}, { $tiles ->
    [one] one bonus tile
   *[other] { $tiles } bonus tiles
}.
told-town = { $city } in { $region }. Roads to { $roads }. { $count ->
    [0] No post office.
   *[other] Post offices: { $owners }.
}
