# Everything beside the table.
skip = To the content
brand-home = Posthorn, to the lobby
nav-rules = Rules
nav-help = Help
nav-api = API for bots
language-menu = Language
back-home = To the lobby
message-title = Posthorn
title-of = { $heading } – Posthorn
footer = Posthorn is an unofficial, non-commercial implementation of Thurn und Taxis by Karen and Andreas Seyfarth, with its own art and texts, not affiliated with the authors or the publisher.
list-and = { $rest } and { $last }
list-none = none
offline = The server does not answer. The page catches up by itself when it is back; try again then.
guest-name = Guest { $number }
seat = Seat

home-title = Posthorn: play Thurn und Taxis
home-title-turn = 📯 Your turn – Posthorn
home-heading = Build the post road
home-lead = Thurn und Taxis in your browser: against bots, against friends, live or turn by turn. No account, nothing to install.
play-now = Play now
play-opponents = Opponents
play-strength = Strength
play-quick = Bots play without a pause
open-heading = Open a table
open-seats = Seats
open-pace = Pace
open-visible = Who finds it
open-visible-public = Everybody in the lobby
open-visible-link = Only people with the link
open-more = Rules and more
open-rules = Rules
open-first = First player
open-first-random = By chance
open-rated = Rated game
open-submit = Open the table
preset-classic = Classic
preset-classic-about = Baiern does not matter for the all-regions tile
preset-international = International
preset-international-about = the all-regions tile needs Baiern too
preset-icelandic = Icelandic
preset-icelandic-about = Baiern too, lower length tiles only from seven, one more turn each at the end
preset-own = My own choice:
option-every-region = The all-regions tile needs Baiern too
option-seven-plus = Only routes of seven or more take a lower length tile
option-one-more-each = After the end is triggered everybody else has one more turn
option-open-tiles = Values of bonus tiles stay open
pace-free = No clock
pace-live-5 = Live: 5 minutes, 15 seconds more a turn
pace-live-10 = Live: 10 minutes, 30 seconds more a turn
pace-turns-24 = Turn by turn: a day
pace-turns-72 = Turn by turn: three days
pace-turns-168 = Turn by turn: a week
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
tables-running = Running games to watch
tables-running-empty = No game is running.
running-round = round { $round }, { $name } to move

bot-random = Random
bot-random-about = plays any legal card
bot-novice = Novice
bot-novice-about = knows the rules, little more
bot-courier = Courier
bot-courier-about = plays a decent game
bot-postmaster = Postmaster
bot-postmaster-about = plans ahead
bot-prince = Prince
bot-prince-about = merciless

me-heading = You
me-lead = You are a guest: this browser remembers you.
me-name = Name
me-save = Save
me-tokens = Keys for bots
me-tokens-lead = A program with a key plays in your name.
me-token-new = This is the key. It is shown only once:
me-token-revoke = Revoke
me-token-label = What is it for?
me-token-make = Make a key

help-keys = Keys
help-commands = Commands in the chat

note-saved = Saved.
note-commands = /join sits down, /leave gets up, /ready, /start begins, /bot LEVEL adds a bot, /watch only watches, /undo takes back, /help is this.

error-stale = The table had moved on: this is how it stands now.
error-not-seated = You have no seat at this table.
error-not-host = Only the one who opened the table can do that.
error-seat-taken = That seat is taken. Choose another one, or watch.
error-no-such-seat = There is no such seat at this table.
error-no-such-bot = There is no such bot. Choose one from the list.
error-begun = The game has begun already.
error-not-begun = The game has not begun yet.
error-not-ready = Not yet: every seat must be taken and everybody ready.
error-bad-text = Write a line of 1 to 300 characters.
error-bad-action = That is no action of the game. Use the buttons of the page.
error-no-such-command = There is no such command. /help lists them.
error-not-away = That player is there, or has not been away for long enough. Wait a little.
error-busy = Too much is happening at this table. Try again in a moment.
error-no-such-table = There is no such table. Perhaps the link is not complete.
error-store = It could not be stored for certain. Try again in a moment; if it was done after all, the table will show it.
error-form = This form has expired. Go back, load the page anew, and try again.
error-no-page = There is no such page.
error-bad-name = A name has 1 to 24 characters.
error-record-later = The record can be had once the game is over.
error-api-token = Send a key: “Authorization: Bearer …”. Make one on your page or with POST /api/accounts.
percent = { $share }%
decimal-mark = { "." }
