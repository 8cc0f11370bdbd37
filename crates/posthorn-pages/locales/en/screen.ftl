# The screen: settings, keys, what is in sight, and the table in a few sentences.

nav-label = You and the page
nav-sound = Sound

settings-heading = Settings
settings-lead = This browser remembers them.
settings-theme = Light
theme-auto = As the system has it
theme-light = By day
theme-dark = By lamp light
settings-motion = Cards fly
motion-normal = Calmly
motion-fast = Fast
motion-off = Not at all
settings-order = Cards in hand
order-name = By name
order-region = By region
order-fitting = Those that fit first
settings-switches = And
settings-save = Save
settings-back = Back without saving
pref-ask = Ask before a route is given up or leads nowhere
pref-auto-end = End my turn when nothing else is possible
pref-sound = Blow the horn when it is my turn
pref-keys = Single keys act at the table

help-keys-off = They can be switched off in the settings.
keys-shut = Close
key-market = take that card of the market
key-deck = take the top card of the deck
key-administrator = have the Administrator lay out six new cards
key-hand = go through the cards in hand
key-letter = go to the card in hand with that first letter
key-play = play the card
key-ends = lay the card at the left or right end
key-close = close the route
key-end = end the turn
key-undo = undo
key-replay = show again what happened since my last turn
key-tell-hand = tell my hand
key-tell-route = tell my route
key-tell-market = tell the market
key-tell-others = tell the others’ routes
key-tell-tiles = tell the bonus tiles left
key-tell-scores = tell how the players stand
key-tell-now = tell what is to be done now
key-zoom = bring the map closer, farther, or show all of it
key-chat = write in the chat
key-sound = mute the horn, or let it sound
key-help = this list

game-heading = The game
area-towns = Towns, roads and post offices
tabs-area = What is in sight
tab-map = Map
tab-players = Players
tab-talk = Log and chat
tabs-talk = Log or chat
tab-log = What happened
tab-chat = Chat
zoom-in = Closer
zoom-out = Farther
zoom-all = The whole map
since-replay = Show it again
button-give-up = Give the route up and choose a card to begin anew

told-hand = { $count ->
    [0] You have no cards in hand.
   *[other] Your hand: { $cities }.
}
told-route = { $count ->
    [0] You have no route yet.
   *[other] Your route of { $count }: { $cities }.
}
told-market = { $count ->
    [0] No card lies open.
   *[other] Open cards: { $cities }.
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
   *[other] Post offices of { $owners }.
}
