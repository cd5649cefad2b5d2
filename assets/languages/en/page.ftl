### The page around the games: set-up, table, statistics, settings.

## Everywhere

site = Site
rules = Rules
# Of a rules page.
contents = Contents
ruling-numbers = Show the numbers of the rulings

## Players
## $seat is the number of a seat.

seat = Player { $seat }
level-cabin-boy = Cabin boy
    .about = Plays what looks nice and misses a lot.
level-deckhand = Deckhand
    .about = Knows a good move, but does not look ahead.
level-boatswain = Boatswain
    .about = A fair opponent once you have played a few games.
level-first-mate = First mate
    .about = Thinks ahead.
level-captain = Captain
    .about = Plays as well as it can in a second or two.
even-match = Equal rival
even-match-between = Plays between the { $level } and the { $other } for now. It follows your results, so that you win about half of your games.
even-match-at = Plays like the { $level } for now. It follows your results, so that you win about half of your games.
# $margin is how far the rating may be off.
rating-of = { NUMBER($points) } (± { NUMBER($margin) })
level-wins =
    { $games ->
        [10] Nearly always beats the { $level }.
       *[other] Beats the { $level } in about { $games } of 10 games.
    }

## Set-up

person = Person here
computer = Computer
friend = A friend on another device
against-computer = Against a computer
two-here = Two of us here
watch-computers = Watch two computers
swap-places = Swap places
friend-unnamed = Your friend
friend-why =
    In the same room, connect your devices with a code and play live. Anywhere else, send your friend a link after each turn. No
    server takes part.
friends-why =
    In the same room, connect your devices with codes and play live. Anywhere else, play in a group chat: after each turn you
    post a link there, and everyone opens every link. No server takes part.
friend-why-far = After each turn you send a link, by any messenger. This browser cannot connect to another device directly. No server takes part.
friend-why-race = Connect your devices with codes: you all play at the same time, in the same Wi-Fi. No server takes part.
no-friend-peers = Playing this with a friend on another device needs a direct connection, which this browser cannot make.
no-friend-race = With automatic cards you can’t play this with a friend on another device: they would not fall at the same moment for everyone.
no-friend-clock = With clocks you can’t play with a friend on another device: nobody could check how long each of you thinks.
no-friend-referee =
    With these options you can’t play with a friend on another device: only someone who sees both sides could say which moves are
    legal.
no-friend-hidden = What is hidden in this game cannot be sent to another device yet.
player-kind = Who plays
player-name = Name
beaten = You have won against this one.
level = Level
variations = Variations
presets = Ready-made variations
notes = How your options work together
changed =
    { $options ->
        [0] as printed
       *[other] { $options } changed
    }
begin = Begin
lesson = Practise first
set-up = Set up a game
option-conflict = “{ $first }” and “{ $second }” do not go together.

## At the table

tools = Game
undo = Undo
undo-timed = You cannot undo in a game with clocks.
undo-nothing = There is nothing to undo yet.
undo-revealed = You cannot undo your last move: something hidden has been shown since.
redo = Redo
resign = Resign
resign-question = Do you give up this game?
opponent = Opponent
yourself = You
to-play = to play
your-turn = It is your turn.
turn-of = { $name } is to play.
thinking = { $name } is thinking…
move-now = Move now
engine-lost = The computer player no longer answers. It was started again, but that did not help.
ask-again = Ask again
clear = Clear
cleared = Cleared.
wait = Wait
dock = Your move
taken-back = Taken back.
redone = Redone.
back = Back
game-gone = This game is no longer here
game-gone-why = It is not stored in this browser. It may have been deleted, or it was played on another device.
saved-game = A saved game
keyboard = Keyboard and typed moves
keys = Keys: L last move · T whose turn · W what to do · ? what you can do · R this row · B the whole board · H hand, reserve and piles · C clocks · 0 confirm · / type a move, Escape back to the board. You can type all of these, too, and B with a space: “b e4”. In a screen reader, single letters need focus mode.
nothing-happened = Nobody has moved yet.
duration-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
duration = { duration-minutes } and { duration-seconds }
# Two times in words.
time-left = { $time }, and { $reserve } in reserve
last-seconds = Ten seconds left.
no-clock = This game has no clock.
pause = Pause
go-on = Go on
ready = Ready?
resting = The game is paused.
resting-why = The cards stay covered until you go on.
resting-away = It goes on by itself as soon as all of you are here.
next-move = One move
not-your-turn = It is not your turn.
has-moved = { $name } has moved.
# $places are the names of spaces and cards.
chosen-ahead = Chosen ahead: { $places }. It counts as soon as it is your turn; Escape, or the last one again, drops it.
chosen-ahead-dropped = What you chose ahead is no longer possible.
game-over = The game is over.
# When nothing can change the result of a game that is not over.
settled-you-win = Nothing can change the result any more: you win.
settled-you-lose = Nothing can change the result any more: you lose.
# $name is the winner.
settled-won = Nothing can change the result any more: { $name } wins.
end-settled = End the match
play-on-settled = Play on
# Spoken only: buttons say the same to those who look.
settled-question = Press 0 to end the match, or play on.
looking-back = This is an earlier position. Go to the latest one to play on.
curtain = Pass the device to { $name }
curtain-why = What only one of you may see stays covered until you say that you are there.
curtain-lift = I am { $name }: show me the game

## What is wrong in a text or a record

# $found is what was read instead.
error-found =
    { $line ->
        [1] column { $column }: “{ $found }” does not fit
       *[other] line { $line }, column { $column }: “{ $found }” does not fit
    }
error-end =
    { $line ->
        [1] column { $column }: something is missing
       *[other] line { $line }, column { $column }: something is missing
    }
# $error is one of the two above. $expected is what would be right there, which is known in English only.
error-expected =
    { $error }; expected { $expected ->
       *[other] { $expected }
    }
# $first and $second are options in notation: "ten=on".
broken-options = the options { $first } and { $second } do not go together
broken-action = move { $number } is not allowed: { $why }
not-a-move = That is not a move – { $error }.
# Words that say nothing in a typed move, with spaces between them.
typed-fillers = to from with on and the at
# Words that ask for the list of keys, with spaces between them.
typed-help = help commands keys
# $examples are moves in notation; $possible says in sentences what the player can do.
typed-unknown = You can’t play “{ $typed }” now. { $possible } You can type, for example: { $examples }.
typed-ambiguous = “{ $typed }” can mean several moves, such as { $examples }.

## Hints
## $action and $moves are in notation.

surprise = Surprise me
surprise-why = A random game, against a computer about as strong as you.
first-game = Your first game
first-game-help = Not sure what to do? “Help” tells you what you can do, then a good move, then why it is good.
first-game-try = Just try things. “Undo” takes them back.
coach = Coach
coach-why = Rest on one of your pieces, and see where it can go, what threatens it and what comes of it.
help = Help
hint-thinking = The captain is thinking…
help-show-move = Show me a move
help-show-why = Why?
hint-move = I would { $action }.
hint-best = It is the best move I found.
hint-why = With that, you win about { $percent } out of 100 games.
hint-second = Or you could { $action }: about { $percent } out of 100.
hint-as-well = You could just as well { $action }.

## Lessons

exercise = Exercise { $number } of { $all }
exercise-next = Next
exercise-skip = Skip
exercise-again = Again
exercise-task = The task in full
exercise-try-again = Try once more.
lesson-standard = Your game has other options. This lesson teaches the usual ones.
lesson-over = That was the lesson.
lesson-play = Now play

## Puzzles

puzzle-before = The day before
puzzle-show = Show me
# $difficulty is from 1 to 3: how many turns of both sides one has to foresee.
puzzle-note = Puzzle of { $date } · Difficulty { $difficulty } of 3
puzzle-solved = Solved
puzzle-streak = { $days } days in a row
# $moves is how many moves were possible at first, $answers how many answers there were to the first turn, or 0.
puzzle-why =
    You had { $moves } moves to choose from{ $answers ->
        [0] {""}
       *[other] , and no reply saves your opponent
    }.
puzzle-archive = More puzzles
puzzle-month-before = The month before

## Puzzles from one's own mistakes

own-puzzles = Puzzles from your own games
own-puzzles-none = No puzzle is due today. When the captain finds a move in one of your games that cost you a lot, it becomes a puzzle here.
own-puzzles-due =
    { $count ->
        [0] No more puzzles of your own today
        [one] One puzzle from your own games
       *[other] { $count } puzzles from your own games
    }
own-puzzle = Do better than in your game
own-puzzle-task = This position comes from one of your games, and your move cost you a lot. Find something better.
own-puzzle-done = Yes, that is better.
own-puzzle-failed = That is not good enough, either.
own-puzzle-undecided = The captain can’t tell. Try again.
own-puzzle-remove = Remove this puzzle
puzzle-of-today = Today’s puzzle
puzzle-time =
    { $attempts ->
        [one] At the first attempt, in { $time }.
       *[other] At attempt { $attempts }, in { $time }.
    }
# A line to send to friends. $date is the day of the puzzle.
puzzle-share =
    { $attempts ->
        [one] { $game }, puzzle of { $date }: solved at the first attempt, in { $time }.
       *[other] { $game }, puzzle of { $date }: solved at attempt { $attempts }, in { $time }.
    }

## The log

log = Log
moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
log-list = Moves so far
look-at-move = Look at the table after move { $number }
start = Start
first-position = First position
previous-move = One move back
next-move-forward = One move on
latest-position = Latest position
autoplay = Play it through
position-number = After move { $number } of { $all }
type-move = Type a move
play-typed = Play

## The end of a game
## $name is a player, with the side in brackets where there is one.

won = { $name } wins
you-win = You win
you-lose = You lose
lost = { $name } loses
drawn = A draw
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
resigned = { $name } gave up.
you-resigned = You gave up.
# A list of score-player and score-drawn.
score = Games won: { $players }
score-player = { $name } { $wins }
# With more than two players, a game that nobody wins need not be a draw.
score-drawn =
    { $players ->
        [2] drawn { $games }
       *[other] nobody { $games }
    }
# $level is the name of a level: "Captain".
first-win = Your first win against the { $level }!
streak = { $games } wins in a row.
longest-streak = { $games } wins in a row: your best run yet!
next-level = Next: { $level }
rematch = Rematch
look-back = Look back
trial = Try another move
trial-why = This starts a new game from here. The game you played stays as it is.
share = Share
new-game = Another game

## Looking back

win-probability = How it went
win-probability-why =
    The captain, our strongest computer, looks through the game, knowing only what each player could see at the time. It
    shows what you did well, what cost most, and what would have been better.
analyse = Look through it
analysing = Looking at position { $number } of { $all }…
good-decisions = Good decisions: { $good } of { $all }.
good-decisions-why = Only moves that mattered are counted: where one move was clearly better than another. A move is judged by what could be seen at the time.
highlights = Best moments:
highlight-only = The only good move: anything else would have cost about { $lead }%.
# A move of the log, with its number, and what it did, in sentences.
moment-played = Move { $number }. { $what }
turning-points = What cost most:
no-turning-points = No move cost much.
small-losses = The rest cost little.
# $better is what follows "I would" in a hint: "attack b2 with the 2 of hearts".
turning-point-better = It was better to { $better }: { $from }% to win instead of { $to }%.
luck = Luck:
turning-point-luck =
    { $good ->
        [yes] That went well for reasons nobody could see: from { $from }% to { $to }%.
       *[no] Nobody could see that coming: from { $from }% to { $to }%.
    }
overspent = More than needed:
turning-point-show = Show it
turning-point-try = Try again here

## Finished games

# Two players; more than two are a list.
versus = { $first } against { $second }
finished-games = Finished games
    .why = Your last { NUMBER($games) } games, to watch again or to share. If there is no room left, the oldest go first.
    .empty = You have not finished a game yet.
finished-game = Finished game
finished-game-broken = This game cannot be read.
delete-finished-question = Delete this finished game? You cannot get it back. Its result stays in your statistics.
# Above a game that is being played.
deleted-games =
    { $games ->
        [one] There was no room left on your device, so your oldest finished game was deleted. Its result stays.
       *[other] There was no room left on your device, so your { $games } oldest finished games were deleted. Their results stay.
    }

## Laboratory

laboratory = Laboratory
laboratory-link = How even is this game? Let computers find out.
editor-link = Set up a position
laboratory-why = Computers of the same level play { $game } against each other here. You see how often each seat wins, how long the games are and how they end. You can stop at any time and go on later.
laboratory-games = Games
laboratory-start = Start
laboratory-continue = Go on
laboratory-stop = Stop
laboratory-progress = Games played
laboratory-done = { NUMBER($games) } of { NUMBER($wanted) } games
laboratory-results = Results
laboratory-share = { $name }: { $share }% of the games (likely between { $low }% and { $high }%)
laboratory-interval = With more games, the likely range becomes narrower. The vertical line is an equal share.
laboratory-turns = Half of the games took at most { NUMBER($median) } turns, nine of ten at most { NUMBER($most) }.
laboratory-endings = How they ended
laboratory-ending = { $reason } ({ NUMBER($games) })
laboratory-forget = Delete these results

## Statistics

statistics-why = Every game you finish on this device is counted here: who played, and how it ended.
statistics-empty = No game has ended yet. The first one that does is counted here.
statistics-full = Only your last { NUMBER($games) } games are stored.
statistics-broken = Your stored results cannot be read, so new games are not counted: { $why }
your-rating = Your rating: { $rating }.
your-rating-why = Only games that you play alone against computers count. Random moves would rate 0, and each level has a rating, too.
rating-over-time = Your rating after each game
rating-line = Rating
against = Against
mixed-levels = Mixed levels
as-side = you: { $side }
column-games = Games
column-won = Won
column-drawn = Drawn
column-lost = Lost
over-time = Game by game
last-games =
    { $games ->
        [one] The last game: { $won } won, { $drawn } drawn, { $lost } lost.
       *[other] The last { $games } games: { $won } won, { $drawn } drawn, { $lost } lost.
    }
# One of the next two, or both joined by "and".
other-games = { $games }.
games-among-people =
    { $games ->
        [one] { $games } game among people
       *[other] { $games } games among people
    }
games-with-computers =
    { $games ->
        [one] { $games } game of several people and computers
       *[other] { $games } games of several people and computers
    }
delete-statistics = Delete all of this
delete-statistics-question = Delete the results of all finished games? You cannot get them back. Games in progress stay.

## Sharing

share-why = The link contains the whole game, with the names of the players, and nothing else. It does not go through a server.
share-what = What to share
share-game = The whole game
share-position = This position
    .why = If you send the link, your friend sees this position and can play on from it. It does not go through a server.
share-secret =
    You can share the link and the record when the game is over: now they would show what is hidden. The picture shows only
    what you see on the board.
share-title = Title (if you like)
more = More
save-svg = Save the picture as SVG
save-png = Save a picture
picture-failed = The picture could not be drawn.
share-by-device = Share…
share-failed = That did not work. Copy the link instead.
copy-link = Copy the link
copy-record = Copy the record
copied = Copied.
not-copied = The browser did not allow it. Select the text and copy it yourself.
link = Link
record = Record
close = Close
open-record-why = Paste a record, or a link to one.
open-record-scan = Scan a code
open = Open
replay = Replay
position = Position
replay-broken = This record cannot be replayed: { $why }
play-on = Play on from here
    .over = The game is over here. Step back to play on.
    .who = You play
    .all = All sides, on this device
learn-game = Learn this game
view-as = View as
view-as-spectator = Spectator

## Settings

setting-language = Language · Sprache · Langue · Idioma · Lingua
    .why = The language of the whole page.
    .browser = As in the browser
setting-looks = Looks
setting-theme = Theme
    .why = Ink on parchment, or navy blue by lamplight.
    .system = System
    .light = Day
    .dark = Night
setting-look = Boards and card backs
    .why = The same boards, drawn on a chart or on wood.
    .chart = Chart
    .wood = Wood
setting-board = Size of the board
    .why = How much of the screen a board takes up.
    .large = Large
    .medium = Medium
    .small = Small
setting-direction = Direction of the board
    .why = With two people at one screen, the board can turn to whoever is to move.
    .printed = As printed
    .turned = Turned around
    .player = My side below
setting-deck = Deck
    .why = With four colours, diamonds are blue and clubs are green.
    .two = Two colours
    .four = Four colours
setting-motion = Motion
    .why = Cards and pieces move to their place slowly or fast, or are there at once.
    .system = System
    .none = None
    .slow = Slow
    .fast = Fast
setting-playing = Play
setting-pace = Computer’s pace
    .why = The shortest time a computer player takes for a move.
    .brisk = Brisk
    .unhurried = Unhurried
    .at-once = At once
setting-notation = Notation in the log
    .why = Moves are also shown in the short form in which they are stored and typed: “step e1 e2”.
setting-cues = Sounds and signals
quiet = Quiet
normal = Normal
loud = Loud
setting-sound = Sounds
    .why =
        For moves, captures, your turn, your last seconds and the end. In games of speed each rank has its own note, so you
        can hear a pair.
setting-flashes = Flashes
    .why = The table lights up for a moment when someone wins a pile or taps by mistake.
setting-vibration = Vibration
    .why = If your device can: short when it is your turn or you win, twice when you cannot do something, longer for a wrong tap.
setting-wording = Screen reader
    .why = What it says by itself. Short: each question in full once, then “Your turn”. L reads the last move again, W what to do.
    .short = Short
    .whole = In full
    .on-request = Moves on request
on = On
off = Off
version = Version

## Stored data

stored-data = What is stored on this device
save-file = Save as a file
    .why = Everything in one file, as a backup or for another device: { stored-counts }, and these settings.
save = Save
stored-counts =
    { $games ->
        [0] no saved games
        [one] { $games } saved game
       *[other] { $games } saved games
    }, { $finished ->
        [0] no finished games
        [one] { $finished } finished game
       *[other] { $finished } finished games
    }, { $results ->
        [0] no results
        [one] { $results } result
       *[other] { $results } results
    }
open-file = Open such a file
    .why = The file replaces everything stored here. You are asked first.
    .question = Replace everything stored here with the file: { stored-counts }, and settings? You lose what is here now.
replace = Replace
replaced = Done: everything in the file is here now.
# $error is where the first of them is wrong.
broken-games =
    { $games ->
        [one] One game in this file cannot be read; it is kept as it is ({ $error }).
       *[other] { $games } games in this file cannot be read; they are kept as they are ({ $error }).
    }
file-broken = This file cannot be used. Nothing was changed – { $error }.
file-full = There is no room here for this file. Nothing was changed.
file-denied = Your browser does not let this page store anything. Nothing was changed.
delete-all = Delete everything
    .why = All saved and finished games, all results and these settings.
    .question = Delete everything stored on this device? You cannot get it back.
    .done = Done: nothing is kept here any more.

kept = Kept by your browser
    .yes = Yes: your browser keeps this until you delete it.
    .maybe = Not for sure: when your device runs short of space, your browser may delete all of this.
    .week = Not for sure: your browser deletes all of this after a week without a visit, unless you install the page.
    .unknown = Your browser does not say whether it keeps this.
keep = Ask the browser to keep it
    .why = Your browser will ask you whether it may.
    .refused = Your browser has not promised it yet. It may after a few more visits, or once the page is installed.
# In thousands of characters.
stored-size = It takes up { NUMBER($size) } of about { NUMBER($room) } kB.
last-backup = Last backup: { $date }.
    .never = No backup has been saved in this browser yet.
backup-saved = The backup is among your downloads: corsair-cabinet.txt.
backup-shared = The backup is shared.
backup-not-shared = That did not work. Save the backup instead.
save-backup = Save a backup
share-backup = Share the backup
install = Install the page
    .why = Then it opens like an app, without a network too.
    .share-menu =
        In your browser’s share menu, choose “Add to Home Screen”. The installed page begins empty: save a backup first, and
        open it there.
    .dock =
        In Safari’s menu “File”, choose “Add to Dock”. The installed page begins empty: save a backup first, and open it there.
    .browser-menu = If your browser can do that, its menu has “Install” or “Add to Home screen”.
    .done = It is installed.

# Lines that appear after a game or beside a letter, and that the player can close.

notice-keep = When your device runs short of space, your browser may delete your games, unless you let it keep them. It will ask you.
notice-install = Your browser deletes your games after a week without a visit, unless you install the page.
# $games is ten or more.
notice-backup = You have finished { $games } games since your last backup.
notice-secrets = What only you know in this game is stored in this browser alone. A backup keeps it safe.
not-now = Not now

## Trouble and news

other-tab = This game is open in another tab
    .why = You opened it there more recently. Only one tab can play it.
    .play-here = Go on here

## About

about-heading = About the cabinet
about-games =
    Games that deserve more players, all at one table: play honest computers, or your friends, on one screen or each on
    their own device.
about-computers = The computers see only what a person in their seat would see. They think on your device.
about-privacy = There is no account, no tracking and no server that knows you: everything stays in this browser, unless you send it to a friend.
credits = Who made the games
licences = Fonts and pictures
licence-fonts =
    Spectral, © 2017 The Spectral Project Authors, and Cabinet Display, a subset of Jacques Francois, © 2011 Cyreal, both
    under the SIL Open Font License 1.1.
licence-courts =
    The kings, queens and jacks are by Letele Motebang, from his package @letele/playing-cards, which he put into the
    public domain (CC0 1.0).
licence-drawings = All other cards, the emblems and the icons were drawn for this cabinet.
notices = Software in this page and its licences
