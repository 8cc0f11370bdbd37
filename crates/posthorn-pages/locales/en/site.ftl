# Everything beside the table.
skip = Skip to content
brand-home = Posthorn: go to the lobby
nav-rules = Rules
nav-help = Help
nav-api = API for bots
language-menu = Language
back-home = Back to the lobby
message-title = Posthorn
title-of = { $heading } – Posthorn
footer = Posthorn is an unofficial, non-commercial implementation of Thurn und Taxis by Karen and Andreas Seyfarth, with its own art and texts, not affiliated with the authors or the publisher.
list-and = { $rest } and { $last }
list-none = none
offline = The server is not answering. The page will update when it is back.
reconnecting = Reconnecting…
reconnected = Connected again.
refresh = Refresh
guest-name = Guest { $number }
seat = Seat

home-title = Posthorn: play Thurn und Taxis
home-title-turn = 📯 Your turn – Posthorn
home-heading = Build the post road
home-lead = Thurn und Taxis in your browser: against bots or friends, live or by correspondence. No account needed, nothing to install.
play-now = Play now
play-opponents = Opponents
play-strength = Strength
play-quick = Bots move instantly
open-heading = Open a table
open-seats = Seats
open-pace = Pace
open-visible = Visible to
open-visible-public = Everybody in the lobby
open-visible-link = Only people with the link
open-more = Rules and more
open-rules = Rules
open-first = First player
open-first-random = Random
open-rated = Rated game
open-submit = Open the table
preset-classic = Classic
preset-classic-about = the all-regions tile does not need Baiern
preset-international = International
preset-international-about = the all-regions tile needs Baiern too
preset-icelandic = Icelandic
preset-icelandic-about = the all-regions tile needs Baiern too, lower length tiles only for routes of seven or more, at the end one more turn for everybody else
preset-own = Custom:
option-every-region = The all-regions tile needs Baiern too
option-seven-plus = Only routes of seven or more take a lower length tile
option-one-more-each = Once the end is triggered, everybody else has one more turn
option-open-tiles = Values of bonus tiles stay visible
pace-free = No clock
pace-live-5 = Live: 5 minutes + 15 seconds per turn
pace-live-10 = Live: 10 minutes + 30 seconds per turn
pace-turns-24 = Correspondence: 1 day per turn
pace-turns-72 = Correspondence: 3 days per turn
pace-turns-168 = Correspondence: 1 week per turn
mine-heading = My games
mine-empty = Nothing yet. One click on “Play now” changes that.
mine-your-turn = your turn
mine-waiting = waiting for players
mine-finished = Place { $place } of { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tables-open = Open tables
tables-open-empty = Nobody is waiting. Open a table and send the link to a friend.
tables-free = { $count ->
    [0] full
    [one] one free seat
   *[other] { $count } free seats
}
tables-join = Join
tables-running = Games in progress
tables-running-empty = No game is in progress.
running-round = round { $round }, { $name } to move

bot-random = Random
bot-random-about = plays any legal card
bot-novice = Novice
bot-novice-about = knows the rules and little more
bot-courier = Courier
bot-courier-about = plays a decent game
bot-postmaster = Veteran
bot-postmaster-about = plans ahead
bot-prince = Prince
bot-prince-about = merciless

me-heading = You
me-lead = You are a guest: this browser remembers you.
me-name = Name
me-save = Save
me-tokens = Keys for bots
me-tokens-lead = A program with a key plays under your name.
me-token-new = This is the key. It is shown only once:
me-token-revoke = Revoke
me-token-label = What is it for?
me-token-make = Create a key

help-keys = Keyboard shortcuts
help-commands = Chat commands

note-saved = Saved.
note-commands = /join to sit down, /leave to get up, /ready to say you are ready, /start to start the game, /bot LEVEL to add a bot, /watch to watch only, /undo to undo, /help for this list.

error-stale = The game has moved on; this is the current position.
error-not-seated = You have no seat at this table.
error-not-host = Only the host can do that.
error-seat-taken = That seat is taken. Choose another one, or watch.
error-no-such-seat = There is no such seat at this table.
error-no-such-bot = There is no such bot. Choose one from the list.
error-begun = The game has begun already.
error-not-begun = The game has not begun yet.
error-not-ready = Not yet: every seat must be taken and everybody ready.
error-bad-text = Write a line of 1 to 300 characters.
error-bad-action = That is not a valid action. Use the buttons on the page.
error-no-such-command = There is no such command. /help lists them.
error-not-away = That player is here, or has not been away long enough. Wait a little.
error-busy = This table is busy. Try again in a moment.
error-no-such-table = There is no such table. Perhaps the link is incomplete.
error-store = We could not confirm that it was saved. Try again in a moment; if it was saved after all, the table will show it.
error-form = This form has expired. Go back, reload the page, and try again.
error-no-page = There is no such page.
error-bad-name = A name must have 1 to 24 characters.
error-record-later = The record is available once the game is over.
error-api-token = Send a key: “Authorization: Bearer …”. Create one on your page or with POST /api/accounts.
percent = { $share }%
decimal-mark = { "." }
