# Games with a friend elsewhere: invitations, letters, and what goes wrong with them.

your-friend = your friend
invite = Invite a friend
invite-why = Send this link to your friend, by any messenger or by mail. Nothing is sent by itself. Your friend opens it and sends you a link back.
answer = Send your answer to { $name }
answer-why = Send this link to { $name }. The game begins when you get a link back.
send = Send your turn to { $name }
send-why = Nothing is sent by itself. Send this link to { $name }, who opens it and sends you a link back.
send-last = Send your last turn to { $name }
send-last-why = The game is over. Send this link to { $name }, who may not know yet.
send-proof = Send { $name } the proof
send-proof-why = { CAPITAL($name) } knows how the game ended. With this link, { $name }’s page checks everything, too.
invite-group = Invite your friends
invite-group-why = Post this link in a group chat with all of you. Nothing is sent by itself. Each friend opens it, joins, and posts a link too. Everyone opens every link, also those of the others.
answer-group = Post your answer in the group chat
answer-group-why = Post this link in the group chat, for everyone to open. The game begins when all have joined.
send-group = Post your turn in the group chat
send-group-why = Nothing is sent by itself. Post this link in the group chat, for everyone to open. { $name } is next.
send-last-group = Post your last turn in the group chat
send-last-group-why = The game is over. Post this link in the group chat: your friends may not know yet.
last-letter = Your last link
last-letter-group-why = Post it again if someone has lost it. Opening it twice does no harm.
last-letter-why = Send it again if { $name } has lost it. Opening it twice does no harm.
unsent = Your link is not sent yet. Send it to { $name }.
unsent-group = Your link is not posted yet. Post it in the group chat.
letters = Letters
send-again = Letters: send again, or paste an answer
own-turn = Your turn since { $time }.
other-turn = It has been { $name }’s turn since { $time }.
answered = You answered on { $time }. The next link from { $name } shows the result.
drawn = You drew on { $time }. The next link from { $name } shows your card.
waiting-invited = You sent an invitation on { $time }. Your friend has not answered here yet.
waiting-for = Waiting for { $name } since { $time }.
drawn-group = You drew on { $time }. Each friend’s link brings a part of your card. Waiting for { $name }.
joined = Joined so far: { $names }.
# Besides the host.
missing =
    { $players ->
        [one] One player has not joined yet, or the link has not been opened here.
       *[other] { $players } players have not joined yet, or their links have not been opened here.
    }
over = The game is over.
checking = The game is over. Once { $name } has sent a last link, your page checks everything.
checked = The game is over. Your page has checked everything: all was drawn and played by the rules.
broken-by = { CAPITAL($name) } broke the rules in link number { $number }, and the game is over. { $why }
broken-by-you = The game is over, but your link number { $number } breaks the rules. { $why }
changing = You are changing your last turn. { CAPITAL($name) } will be asked.
link = Link to send
link-group = Link to post (number { $number })
copy-link = Copy the link
copy-text = Copy as text
copy-all = Copy the whole game
share = Send…
sent = Sent.
other-ways = Other ways
qr = Show as a QR code
qr-hide = Hide the QR code
qr-of = The link as a QR code
share-failed = That did not work. Copy the link instead.
copied = Copied.
not-copied = The browser did not allow it. Select the text and copy it yourself.
letter-of = { $game } with { $name }
letter-of-group = { $game }, link number { $number }
paste = Got an answer? Open the link, or paste it here.
open = Open
paste-group = A friend has posted a link? Open it, or paste it here. You can paste several at once.
keep-browser = The game is stored in this browser. Always open the links in it.
change = Change my last turn
change-why = { CAPITAL($name) } is asked, and may stick to the first one.
close = Close

invited = { $name } invites you
invited-unnamed = A friend invites you
invited-to = To a game of { $game }.
invited-side = You play on { $side }.
invited-options = Chosen options
invited-standard = By the usual rules.
invited-why = You take turns: after each turn you send a link back, by any messenger or by mail. No server takes part.
invited-group-why = You play in a group chat: after each turn you post a link there, and everyone opens every link. No server takes part.
invited-order = If others have posted their links already, open those first, then join.
not-joined = { $name } invites you. You have not joined yet.
not-joined-unnamed = A friend invites you. You have not joined yet.
your-name = Your name, for your friend to see (optional)
your-name-group = Your name, for your friends to see
accept = Accept
join = Join
full = All places are taken
full-why = { $names } play this game, and it has no place for one more. This browser has not joined it.
contested = { $name } joined at the same time
contested-why = The link that was posted first counts. If { $name }’s link is above yours in the chat, join again after it: you get a new link to post. If yours is above, nothing changes, and { $name } joins again.
contested-theirs = Join again
contested-own = Mine was first
contested-first = { $name } was first
contested-other = Two friends took the same place
contested-other-why = { $first } and { $second } joined at the same time. Which link was posted first in the chat? The other one joins again.
taken-last = { $name } has posted a link for the last place too. If it is above yours in the chat, all places are taken, and you cannot play this time. If yours is above, nothing changes.
taken = { $name } already has this seat: that link was opened first. Whoever posted this one opens the link of { $name }, and joins again.
rules = Rules
rematch-again = It is a rematch of your last game.

known = You have opened this one before. Nothing has changed.
own = This is your own link. Send it to your friend; nothing has changed here.
own-group = This is your own link. Post it in the group chat; nothing has changed here.
to-game = To the game
replace = { CAPITAL($name) } wants to change the last turn
replace-why = If you agree, the new turn counts and your own answer to the old one is dropped. If not, the old one stands.
replace-yes = Agree
replace-no = Keep the old one
restore = This game is not in this browser
restore-why = The text holds the whole game, so you can go on with it here. Who are you?
restore-missing = This link belongs to a game that is not in this browser. Open it where you play, or ask your friend for “Copy the whole game” and paste that.
broken = This link cannot be used
broken-text = It was cut or changed on its way. Ask your friend to send it again, or as text. { $why }
broken-game = This page does not know the game. Load the newest version of the page.
broken-version = Your friend’s page is newer than yours. Load the newest version of this page, then open the link again.
broken-table = It belongs to another game.
broken-missing = A link is missing: number { $number } has not been opened here. Ask your friend to send it again.
broken-invitation = If you are invited to a group, open the invitation first, then the other links in their order.
broken-before = Open the link before this one first: number { $number }.
broken-before-of = Open the link before this one first: number { $number }, from { $name }.
broken-answered = You have answered this turn since. The turn that you answered stands.
broken-own = It claims to be your own turn number { $number }, but you did not send it.
broken-chain = It does not follow the turns before it. One of you has changed something since. Send each other the last link again.
broken-lot = The draw was tampered with: { $name } revealed a different number from the one sealed in the invitation.
broken-action = It contains a move that the rules do not allow: { $why }
broken-unfinished = It ends in the middle of a turn.
broken-position = Your two pages play by different rules. Both load the newest version of the page, then send the link again.
broken-over = The game is already over.
broken-seal = It does not fit what was sealed before.
broken-secret = Something was not drawn as agreed: a sealed number does not fit.
no-secret = Your cards, or the numbers you draw with, are only in the browser where you played. Open the link there.
broken-random = This browser has no safe random numbers, so it cannot draw for a game by letter.

live = Same room? Connect your devices
# $name is the host, who is the only one to show codes.
live-why-guest = Are you in the same room as { $name }, on the same Wi-Fi? Scan the code on { $name }’s screen, and every move is there at once. No server takes part; only { $name }’s device learns the address of yours in this network.
live-why-group = Are you all in the same room, on the same Wi-Fi? Connect your devices, and every move is there at once. Your friends scan your code one after another. No server takes part; only your friends’ devices learn the address of yours in this network.
live-why = Are you in the same room, on the same Wi-Fi? Connect your devices, and every move is there at once. No server takes part; only your friend’s device learns the address of yours in this network.
live-show = Show a code
live-show-next = Show the code for the next player
live-preparing = One moment…
live-scan = Let your friend scan this code.
live-scan-group = Let one of your friends scan this code.
live-then = Then your friend’s screen shows a code, too. Scan it here, or paste its link below.
live-link = The code as a link
live-answer = Let { $name } scan this code. Then you are connected.
live-connecting = Connecting…
live-here =
    { $players ->
        [one] { CAPITAL($names) } is at the table.
       *[other] { $names } are at the table.
    }
live-away =
    { $players ->
        [one] { CAPITAL($names) } is away.
       *[other] { $names } are away.
    }
live-ended = You are not connected. Nothing is lost: if you are on the same Wi-Fi, show a new code, or send your moves as links.
live-ended-guest = You are not connected. Nothing is lost: if you are on the same Wi-Fi, scan a new code on { $name }’s screen, or send your moves as links.
live-ended-one = A device is not connected. Nothing is lost: let that player scan a new code, or send your moves as links.
live-impossible = This browser cannot connect to another device. You can still play by sending links.
live-waits = Waiting for { $name }’s first move. Then the board appears.
live-missing =
    { $players ->
        [one] One player is still missing.
       *[other] { $players } players are still missing.
    }
scan = Scan your friend’s code
scan-stop = Switch the camera off
scan-view = What the camera sees
scan-refused = The camera can’t be used here. Use your phone’s own camera app, or paste the link below.
live-again = New code
live-disconnect = Disconnect
live-old = That was the answer to an older code. Let your friend scan the code shown here.
live-copy = Copy this code’s link
live-rematch = { CAPITAL($name) } asks for a rematch.
live-rematch-play = See the invitation
live-rematch-host = { CAPITAL($name) } can start a rematch.
invited-live = Once you have joined, your screen shows a code for { $name } to scan. Then every move is there at once. No server takes part; only { $name }’s device learns the address of yours in this network.
live-handed = Your game has the code
live-handed-why = Go back to the tab with your game. You can close this one.

race-devices = Devices
race-ended = You are not connected. The game waits: show a new code.
race-ended-guest = You are not connected. The game waits: scan a new code on { $name }’s screen.
race-ended-one = A device is not connected. The game waits: let that player scan a new code.
race-impossible = This browser cannot connect to another device, and this game needs it.
race-broken = The other device has sent something that does not belong to this game, so the connection was ended.
invited-race = You all play at the same time, each on your own device, in the same Wi-Fi. Once you have joined, your screen shows a code for { $name } to scan. No server takes part; only { $name }’s device learns the address of yours in this network.
race-photo-finish = A photo finish: too close to tell, so chance decided.
race-too-fast = { $name } needed only { $ms } ms, which is too fast to be a reaction.
race-too-late = Your tap came too late.
race-clocks = Your clocks agree to within { $ms } ms.
race-check = Check: { $code }. If all your screens show the same, nobody has changed anything.

fair = What you can rely on
fair-draw = Whatever is drawn is drawn by both of you together. Neither can choose it.
fair-draw-group = Whatever is drawn is drawn by all of you together. Nobody can choose it.
fair-moves = Your page checks every move by the rules, and refuses a link with a move that is not allowed.
fair-past = Nobody can change a turn that you have answered. A change of the last one needs your consent.
fair-cards = Your cards are on your device only. Neither of you knows which card comes next, not even your own.
fair-choices = What you bid, trap or hide is sealed before your friend chooses, and opened only where the rules show it.
fair-check = What is sealed or lies face down cannot be changed. At the end, both pages check everything.
fair-pile = You decide first, then the card is drawn. Neither of you knows or can change what comes next, and a turn that was sent stays as it is.
fair-pile-group = You decide first, then the card is drawn. Nobody knows or can change what comes next, and a turn that was posted stays as it is.
unfair-pair = A card is drawn by two of you: whoever draws, and the next player. If these two plot together, they can know it before deciding to draw.
unfair-help-group = A friend can ask a computer or someone else for moves. No page can see that.
unfair-stop-group = If one of you stops answering, the game stops for all. Nobody loses a game for that.
unfair-chat-group = Whoever can write in your group chat can post a link in a friend’s name.
unfair-help = Your friend can ask a computer or someone else for moves. No page can see that.
unfair-stop = Your friend can stop answering. Nobody loses a game for that.
unfair-chat = Whoever can write in your conversation can send a link in your friend’s name.
fair-race-cards = No device knows the next card before it is laid: two of you draw it together.
fair-race-taps = Taps are sealed until all are in. Then they are compared.
fair-race-lines = Your reaction counts, from the card on your screen to your tap. A slow connection costs nothing.
fair-race-log = Nobody can drop or change a tap unnoticed, not even the host.
unfair-race-reaction = A player with a changed program can claim a faster reaction. No page can see that.
