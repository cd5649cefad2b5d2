### The home page, and what is said before the rest of the program is loaded.

## Everywhere

skip = Skip to the content
site-name = Corsair Cabinet
tagline = Little-known games of knights, corsairs and courts
settings = Settings
about = About and credits
promise = Works offline. Only what you send leaves this device.
no = No
not-found = There is no page at this address. Here is what you can play:

## The games

play = Play
learn = Learn
# A button on the tile of a game, beside "Play": the set-up, with another opponent or another variation.
options = Options
begin-another = New game
game-waits = Your game is waiting for you.
more-games = Show { $games } more
resume = Continue
delete = Delete
delete-question = Delete this game of { $game }? You cannot get it back.
saved-game-broken = There is a saved game here that cannot be read: { $why }
open-record = Open a record
replay-unknown = This is not a record of a game you can play here.
puzzles = Puzzles of the day
puzzles-why = The same for everyone, and each has exactly one solution.
statistics = Your games
home = Home

## Trouble and news

storage-full = There is no room left to save your games. You can play on, but you lose this game when you leave the page.
storage-denied =
    Your browser does not let this page store anything. You can play on, but you lose this game when you leave the page.
storage-wiped = This game had been deleted from your device. It is saved again now.
unreadable =
    { $what }: what is stored here can’t be read, perhaps because a newer version saved it. It stays as it is, and nothing new is saved.
    .experiments = Laboratory
    .own-puzzles = Puzzles from your own games
    .statistics = Your results
update = A new version is ready.
    .take = Use it now
old-engine = The computer player belongs to another version of this page. Reload the page to fix that.
reload = Reload
loading = Loading…
load-failed = This page could not be loaded.
    .why = You may be offline, or there is a new version. Nothing you have saved is lost.
    .again = Try again
