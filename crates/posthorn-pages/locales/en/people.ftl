# Accounts, profiles, ratings.
nav-leaderboard = Leaderboard
nav-sign-in = Sign in
player-gone = Former player

sign-in-heading = Sign in
sign-in-submit = Sign in
sign-in-guest = Games you have played here as a guest stay with the guest: sign out, and this browser is that guest again.
sign-in-forgotten = Forgotten your password? The site operator can give you a new one.
sign-up-heading = Create an account
sign-up-lead = Your games come with you. With an account you can play rated games and sign in from anywhere.
sign-up-password-about = At least 8 characters; a few words in a row work best.
sign-up-submit = Create account
sign-up-known = I already have an account
sign-out = Sign out
note-signed-in = You are signed in.
note-signed-up = Your account has been created, and your games are in it.
note-signed-out = You are signed out.
note-deleted = Your account has been deleted.

me-lead-more = With an account you keep your games wherever you are.
me-lead-account = You are signed in as { $name }.
me-profile = My profile
account-heading = Account
account-name-submit = Change name
account-password = Password
account-password-now = Current password
account-password-new = New password
account-password-change = Change password
account-password-ends = This signs out all other browsers.
account-email = E-mail (optional)
account-email-about = Never shown to anyone; it helps the site operator recognise you if you forget your password.
account-email-change = Change e-mail
sessions-heading = Signed-in browsers
sessions-lead = Every browser that plays under your name.
sessions-unknown = Unknown browser
sessions-seen = last used
sessions-this = this one
sessions-end = Sign out
sessions-end-others = Sign out all others
scope-legend = Permissions
scope-read = See what I see
scope-play = Play for me
scope-account = Change my account
delete-heading = Delete account
delete-lead = Your games remain for the people you played them with; your name, password, e-mail, keys and rating are deleted for good. In games still in progress a bot takes over.
delete-submit = Delete for good

rating = Rating
games = Games
wins = Won
rating-curve = Rating after each rated game
leaderboard-heading = Leaderboard
leaderboard-lead = Rated games between accounts and bots. Everybody starts at 1000. The rating is a cautious estimate, so it tends to rise as you play more games. Anyone who leaves a game counts as last.
leaderboard-empty = No rated game has been finished yet.
leaderboard-rank = Rank
seats-heading = Does going first help?
seats-lead = All games on this server that nobody left, by turn order.
stats-heading = Statistics
stats-players = Players
stats-turn = Turn order
stats-turn-nth = { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
}
stats-average = Average points
regions-heading = Favourite regions
regions-map = Map: the larger a city’s dot, the more often an office was placed there
profile-bot = A bot on this server
profile-account = Player
profile-guest = Guest
profile-since = since
profile-own = This is you
profile-empty = No finished games yet.
profile-games = Recent games
profile-day = Date
profile-place = Place
profile-quit = left
profile-look = View

error-account-name = An account name must have 1 to 24 letters and digits from a single script; the names of bots and of this site are reserved.
error-name-taken = That name is taken, or looks like one that is. Choose another one.
error-password = A password must have 8 to 128 characters and must be neither your name nor one character repeated.
error-email = That does not look like an e-mail address. Leave it empty if you like.
error-sign-in = The name or the password is wrong.
error-has-account = You already have an account.
error-needs-account = You need an account for that. Create one (your games come with you) or sign in.
error-not-in-rated = In a rated game everybody plays on their own device.
error-too-often = Too many attempts. Wait a little and try again.
error-busy-server = The server is busy. Try again soon.
error-too-many-keys = You have reached the maximum number of keys. Revoke one first.
error-no-player = There is no such player.
error-store-read = This cannot be loaded at the moment. Try again soon.
error-api-method = This address does not support that method.
error-api-too-long = The body is too long: 64 KiB at most.
error-api-scope = This key does not allow that: it lacks the scope “{ $scope }”.
