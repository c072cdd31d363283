### Kartenhaus in English: the site around the tables, and what everything needs.
###
### English is the source of every other language. A language is a folder like this one, named after
### its tag, and what a game alone says is in `games/<game>/words/`, a file for each language.
### `cargo test -p kartenhaus-words -p kartenhaus-games` says what is missing or in the wrong file.

# The language's name, in itself.
language = English

# What joins a list: all but the last with commas, then the last.
list-and = { $all } and { $last }
list-or = { $all } or { $last }

# On the page.
page-you = you
page-seat = seat { $seat }

# The page: the shell, the line, notices.
page-no-name = A name needs at least one letter.
page-offline = The server did not answer. Are you online?
page-failed = The server could not do it.
page-name-taken =
    At open tables somebody else is called “{ $name }”. { $free ->
        [none] Choose another name.
       *[other] “{ $free }” is free.
    }
page-turn-title = Your turn – { $game }
page-turn-waits = The table waits for you.
page-turn = Your turn.
page-line-no-referee = The referee cannot be asked now.
page-line-unanswered = The connection was lost before the referee answered.
page-line-outdated = This page is out of date.
page-line-not-sent = “{ $move }” was not sent: the table changed meanwhile.
page-line-unsure = The connection was lost while “{ $move }” was on its way: see the log.

# The page: its pages, and what leads to them.
page-title-front = Kartenhaus: five card games, one link
page-title-about = About – Kartenhaus
page-title-rules = Rules – Kartenhaus
page-title-rules-of = { $game }: rules – Kartenhaus
page-title-clauses-of = { $game }: every clause – Kartenhaus
page-title-daily = Deal of the day – Kartenhaus
page-title-you = You – Kartenhaus
page-title-ranking = Leaderboard – Kartenhaus
page-title-lab = The lab – Kartenhaus
page-title-lab-of = { $game } in the lab – Kartenhaus
page-title-own = Your statistics – Kartenhaus
page-title-group = Statistics of a table – Kartenhaus
page-title-status = Status – Kartenhaus
page-nowhere = Page not found
page-nowhere-why = Check the link: part of it may be missing.
page-broken = Something went wrong on this page.
page-unfetched = This could not be loaded.
page-try-again = Try again
page-to-games = To the games
page-site = Site
page-rules = Rules
page-rules-of = Rules of { $game }
page-about = About
page-games = Games
page-rules-unknown = There is no game “{ $game }”
page-rules-fetching = Fetching the rules…
page-rules-sections = Sections
page-rules-table = Table
page-rules-short = The rules in short
page-rules-clauses = Every rule, clause by clause
page-rules-here = At this table:
page-rules-lab = What the lab found out

# The page: the front page.
page-front-title = Five card games. One link.
page-front-hello = Play against bots at once, or send your friends a link. No account, nothing to install.
page-your-name = Your name
page-front-play = Play now
page-front-invite = Invite friends
page-front-seats = { $least } to { $most } players, best with { $good }
page-front-minutes = about { $minutes } minutes
page-front-laying = Laying the table…
page-front-rules-of = of { $game }
page-front-link = Have a link? Open it
page-front-open = Open
page-front-no-link = That does not look like a table’s link.
page-front-more-tables =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
page-records = What you have reached
page-records-matches =
    { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $won } won
page-records-streak =
    { $longest } wins in a row{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , now { $streak }
    }
page-records-round =
    best round: { $points } { $count ->
        [one] point
       *[other] points
    }
page-records-total =
    best match: { $points } { $count ->
        [one] point
       *[other] points
    }
page-ranking = Leaderboard
page-front-open-tables = Open tables
page-front-facts = { $least }–{ $most } players · { $minutes } min
page-front-daily = Everybody gets the same cards.
page-front-yours = Your tables
page-front-finished = Finished matches
page-front-clear = Clear
page-front-clear-what = the finished matches
# The page: tables that are open to everyone. `$wait` is one of the two after it.
page-open-quick = Quick match
page-open-none = Nobody is waiting yet.
page-open-new = just opened
page-open-waits = waiting { $time }
page-open-gathers = not started
page-open-people =
    { $people ->
        [one] one player
       *[other] { $people } players
    }
page-open-seats =
    { $people ->
        [one] one player
       *[other] { $people } players
    }, { $seats ->
        [one] one seat free
       *[other] { $seats } seats free
    }{ $door ->
        [yes] , the host lets people in
       *[no] {""}
    }
page-open-ranked = ranked
page-open-join = Join
page-open-watch = Watch
page-open = Open to everyone
page-open-text = People who look for a game find this table on the front page, and can join or watch.
page-open-is = This table is open to everyone.
page-open-yours = Your table is open now: others can take the bots’ seats.
page-stage =
    { $stage ->
        [lobby] not begun
        [playing] being played
        [round-over] between two rounds
       *[match-over] match over
    }

page-time-days = { $days } days
page-time-hours = { $hours } h
page-time-minutes = { $minutes } min

# The page: what a host chooses. `page-clock-live` is a choice, `page-clock-live-text` what it means.
page-clock = Clock
page-clock-more = More time
page-clock-off = No clock
page-clock-off-text = Everyone thinks as long as they like.
page-clock-gentle = Gentle clock
page-clock-gentle-text = A bot takes over after 90 seconds away; nobody at the table is hurried.
page-clock-live = Live clock
page-clock-live-text = Half a minute for each decision, then a bot plays.
page-clock-days = Turn-based
page-clock-days-text = Three days for each decision: play when you find the time.
page-bots = Bots’ pace
page-bots-quick = Quick bots
page-bots-quick-text = Bots play almost at once.
page-bots-normal = Normal bots
page-bots-normal-text = Bots wait about a second before they play.
page-bots-slow = Slow bots
page-bots-slow-text = Bots wait about three seconds, so that everyone can follow.
page-snaps = Snaps
page-snaps-quick = Quick snaps
page-snaps-quick-text = Everyone sees each discard for 1.5 seconds.
page-snaps-normal = Normal snaps
page-snaps-normal-text = Everyone sees each discard for two seconds.
page-snaps-relaxed = Relaxed snaps
page-snaps-relaxed-text = Everyone sees each discard for six seconds.
page-snaps-sealed = Sealed snaps
page-snaps-sealed-text = No race: all answer, at most 20 seconds, and nobody sees the answers before.
page-aids = Memory help
page-aids-none = No memory help
page-aids-none-text = Remember everything yourselves.
page-aids-marks = Marks
page-aids-marks-text = Cards show who looked at them, and when.
page-aids-notes = Notes
page-aids-notes-text = Marks, and everyone can write on their own cards.
page-aids-recall = Recall
page-aids-recall-text = What you saw of your own cards stays readable.
page-chat = Chat
page-chat-text = Everyone at the table can write, beside the log.
page-door = Door
page-door-text = People who want to sit down wait until you let them in.
page-door-knocks = { $name } is at the door.
page-door-removed = { $name } would like to come back. You removed them, or somebody in the same network, before.
page-door-admit = Let in
page-door-turn-away = Turn away
page-door-knock = Knock as “{ $name }”
page-door-waits = You are at the door. Wait for the host to let you in.
page-door-leave = Leave
page-door-refused = The host did not let you in.
page-takeover = Taking over
page-takeover-text = Latecomers may take a bot’s seat during a match, and play from the next round.
page-duplicate = Duplicate
page-duplicate-off = New deals
page-duplicate-off-text = Every match has deals of its own.
page-duplicate-two = Two matches
page-duplicate-two-text = The same deals twice; the second time, everyone has the cards that somebody else had. At the end you see who made the most of them.
page-duplicate-three = Three matches
page-duplicate-three-text = The same deals three times, each time from a different seat; only twice if two play.
page-duplicate-four = Four matches
page-duplicate-four-text = The same deals four times, each time from a different seat, but no more often than there are players.
page-duplicate-part = Duplicate: match { $part } of { $of }
page-duplicate-next = Next come the same deals, from different seats. There is no replay before the last match is over.
page-duplicate-over = How many points better than average with the same cards
page-duplicate-player = Player
page-duplicate-points = Better by
page-duplicate-again = Same deals again
page-programs = Programs
page-programs-text = Bots that somebody wrote may sit down here. They are marked as such.
page-settings = The table’s settings
page-settings-host = Only the host changes these.
page-settings-line =
    { $said }, { $chat ->
        [yes] chat
       *[no] no chat
    }{ $talk ->
        [yes] {""}
       *[no] , no quick chat
    }{ $takeover ->
        [yes] {""}
       *[no] , no taking over of bots’ seats
    }{ $bots ->
        [quick] , quick bots
        [slow] , slow bots
       *[normal] {""}
    }{ $programs ->
        [yes] , programs may play
       *[no] {""}
    }{ $open ->
        [yes] , open to everyone
       *[no] {""}
    }{ $ranked ->
        [yes] , ranked
       *[no] {""}
    }{ $duplicate ->
        [off] {""}
       *[other] , duplicate
    }

# The page: options. `page-option-<name>` is what an option is called, and `page-option-value-<value>`
# a word that it can be; what only one game has is called in that game's words.
page-options-standard = Standard rules
page-options-changed =
    { $varied ->
        [yes] Variant of the rules
       *[no] Standard rules
    }, { $count ->
        [one] 1 change
       *[other] { $count } changes
    }: { $changes }
page-options-change =
    { $value ->
        [yes] { $option }
        [no] no { $option }
       *[other] { $option } { $text }
    }
page-effects = What it does to a round
page-options-depends = depends on the table
page-options-yes = yes
page-options-no = no
page-option-count = scoring by
page-option-rounds = rounds
page-option-turn-limit = turn limit
page-option-value-points = points
page-option-value-victories = victories

# The page: a room before its match, and who sits there.
page-lobby-sit = Sit down
page-lobby-invited = { $host } invites you to play.
page-lobby-full = Every seat is taken. You can watch.
page-lobby-start = Start
page-lobby-ready = { $count } at the table.
page-lobby-host = { $host } begins the match when everyone is here.
page-lobby-no-host = There is no host.
page-lobby-needs =
    { $game } needs { $missing ->
        [one] one more player
       *[other] { $missing } more players
    }: send the link, or add a bot.
page-lobby-too-many = { $game } has only { $seats } seats.
page-sit-as = Sit down as “{ $name }”
page-setup-seats = At the table
page-setup-invite = Invite
page-setup-room-link = Link to this room
page-setup-seat-link = Move to your phone, or hand over your seat
page-setup-game = Game
page-setup-rules = Game and rules
page-seats-save = Save
page-seats-you = you
page-seats-host = host
page-seats-bot =
    { $level ->
        [program] a program
       *[other] bot, { $level ->
            [dice] random
               *[other] { $level }
        }
    }
page-seats-away = away
page-seats-reconnecting = reconnecting …
page-seats-delegated = a bot plays
page-seats-later = from the next match
page-seats-next-round = from the next round
page-seats-rename = Rename
page-seats-leave = Leave
page-seats-leave-table = the table
page-seats-stand-in = Bot stands in
page-seats-stand-in-for = for { $name }
page-seats-make-host = Make host
page-seats-mute = Mute
page-seats-remove = Remove
page-seats-remove-sure = Remove { $name }?
page-seats-remove-not = Keep
page-seats-nobody = Nobody sits here yet.
page-seats-add-bot = Add a bot
page-seats-fill = Fill with bots
page-seats-levels = Bots play like
page-seats-watching =
    { $count ->
        [one] One person watches.
       *[other] { $count } watch.
    }
page-came = { $name } sat down.
page-left = { $name } left.
page-left-to-bot = { $name } left: a bot plays on.
page-renamed = { $name } is called { $new }.
page-delegated = A bot plays for { $name }.
page-back = { $name } is back.
page-removed = The host removed { $name } from the table.
page-removed-you = The host has taken you off this table. You can keep watching, and ask to come back.
page-removed-ask = Ask to come back as “{ $name }”
page-host-you = You are the host now.
page-host = { $name } is the host now.

# The page: away and back.
page-away = { $name } is away.
page-match-away-for-host = { $name } is away. { $host } can let a bot play meanwhile.
page-match-host-away = { $name } is away, and is the host. In a moment somebody else is the host and can let a bot play.
page-match-returned = A bot played for you while you were away. Now you play again.
page-match-cleared = The host has cleared the table, to change something before the next match.

# The page: table talk.
page-settings-talk = Quick chat
page-settings-talk-text = Players can say ready-made lines about what everyone sees, such as “Bea has two cards left.”

# The page: presets. `page-preset-<id>` is one that comes with a game.
page-presets = Presets
page-presets-how = A preset sets the rules, the clock and memory help together; each can be changed afterwards.
page-presets-chosen = as now
page-presets-keep = Keep these rules as a preset
page-presets-name = Name of the preset
page-presets-save = Keep
page-presets-cancel = Cancel
page-presets-no-name = Give the preset a name.
page-presets-kept = Kept in this browser: { $name }.
page-presets-kept-already = These rules are a preset already.
page-presets-forget = Forget
page-presets-forgotten = Forgotten: { $name }.
page-presets-set = The room plays by “{ $name }”.
page-preset-standard = Standard
page-preset-quick = Quick
page-preset-relaxed = Relaxed
page-preset-strict = Strict
page-preset-places = For places
page-preset-days = Turn-based

# The page: in which order everyone sits.
page-order = Seat order
page-order-how = Play goes down this list, and from the last on to the first.
page-order-up = Move { $name } up
page-order-down = Move { $name } down
page-order-moved = { $name } sits on seat { $seat } of { $count }.
page-order-shuffle = Shuffle seats
page-order-done = Done
page-order-new = The seats are in a new order: { $names }.

# The page: links to send.
page-invite-copied = Link copied.
page-invite-copy = Copy link
page-invite-by-hand =
    { $keys ->
        [touch] Press and hold the link, then choose Copy.
        [mac] The link is selected: press Cmd+C to copy it.
       *[other] The link is selected: press Ctrl+C to copy it.
    }
page-invite-done = Copied ✓
page-invite-share = Share…
page-invite-code = QR code
page-invite-code-of = QR code: { $title }
page-invite-loopback = This link works on this machine only: { $host } is every machine’s name for itself. For others, start the site with `--listen 0.0.0.0:4747`, and open this machine’s own address here, such as `http://192.168.1.7:4747` (`docs/hosting.md`).

# The page: a room, its bar and what lies over the table.
page-room-opening = Opening the room…
page-room-unfetched = The table could not be fetched.
page-room-load = Load again
page-gone-renewed = Kartenhaus has been renewed
page-gone-renewed-why = This page is older than the server. Your seat and the match are kept.
page-gone-renewed-load = Load the new page
page-gone = Room not found
page-gone-daily = Whoever plays the deal of the day does so alone. When the day is over (UTC), this link shows the match. You can play the same deal yourself.
page-gone-why = Check the link. Rooms that nobody uses are removed after a while.
page-bar-home = Kartenhaus, to the games
page-bar-line =
    { $line ->
        [connecting] connecting…
        [open] connected
        [reconnecting] reconnecting…
       *[closed] closed
    }
# Before the first deal of a game that is new to the player.
page-first-deal = Deal
page-first-show = Show me
page-bar-round =
    round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    }
page-bar-score = you { $points }
page-bar-saved = Table saved, reconnecting…
page-bar-broke = Connection lost. Reconnecting…
page-bar-blocked = The table can’t be shown: the proxy in front of this server doesn’t pass WebSockets on. Its host has to set that up (docs/hosting.md).
page-bar-waits = Will be sent when you are back online: { $move }.
# What waits while there is no connection; `$cards` are the cards of a play.
page-move =
    { $verb ->
        [play] play { $cards }
        [pass] pass
        [draw] draw
       *[other] your move
    }
page-bar-take-back = Take it back
page-ok = OK
page-go-back = Back
page-close = Close
page-panel =
    { $panel ->
        [menu] Menu
        [rules] Rules
        [log] Log
        [scores] Scores
        [room] Room
        [seat] Your seat
        [legend] Legend
        [glance] At a glance
        [history] What was played here
        [review] Where it turned
        [daily] Deal of the day
        [preferences] Your options
       *[keys] Keys
    }

# The page: a match.
page-match-remarks =
    new { $count ->
        [one] message
       *[other] messages
    }
page-match-watch-next = You are watching. Sit down for the next match.
page-match-watch-takeover = You are watching. Take a bot’s seat and play on with its cards.
page-match-watch-later = You are watching. Sit down now, and play from the next match on.
page-match-watch-full = You are watching. Every seat is taken.
page-match-later = You sit, and play from the next match on.
page-seat-link-instead = This link opens another seat at this table. Give up yours for it? Only your seat’s own link brings you back.
page-match-waits = You have a seat and play from the next round: these cards were somebody else’s. A bot finishes this round.
page-match-bot-plays = A bot plays for you.
page-match-play-myself = Play myself
page-match-away = { $name } is away.
page-match-stand-in = Let a bot play until { $name } is back
page-match-laying = Laying the cards…
page-match-undrawn = The table could not be drawn. The match is safe; moves can be typed.
page-match-draw-again = Draw it again
page-match-unknown = This page does not know the game “{ $game }”. Load it again.
page-match-beside = Log and rules
page-match-over = The match is over.
page-round-over = The round is over.
page-match-number = Match { $match }
page-match-late = Time was up: a bot played for you.
page-match-seat-lost = Your seat in this room is no longer yours. You can watch, or sit down again.

# The page: the scores, and what wins.
page-scores-rounds = Scores by round
page-scores-none = No round is over yet.
page-scores-round = Round
page-scores-total = Total
page-seat-you = You

# The page: the log.
page-log-empty = What happens is written here.
page-log-say = Say something
page-log-send = Say
page-try = Try

# The page: replays, and how a match was dealt.
page-replay = Replay
page-fair = How it was dealt
page-match-share-withheld = { $name }’s number for this deal did not come in time: it does not count.
page-match-share-late = Your number for this deal did not come in time: it does not count.

# The page: learning.
page-learn = Learn
page-learn-game = { $game }: learn in one round

# The page: the player's own options.
page-sounds-offer = Sounds?
page-sounds-on = On
page-sounds-not-now = Not now
page-preferences-playing = Playing
page-preferences-called = Signals
page-preferences-language = Language
page-preferences-volume = Volume
page-preferences-sure = That is a large play: press again to play it.
page-preferences-switch =
    { $what ->
        [oneTap] Play a card with one tap
        [autoPass] Pass for me, after a moment, when I cannot beat
        [confirm] Ask once more before I play three cards or more
        [large] Larger targets
        [mirror] Main button under the left thumb
        [keys] Keyboard shortcuts
        [notify] Notify me when it is my turn
        [buzz] Buzz at my turn
       *[sound] Soft sounds
    }
page-preferences-list =
    { $what ->
        [theme] Day or night
        [flights] How cards fly
        [french] French suits
       *[verbosity] What screen readers say of each event
    }
page-preferences-theme =
    { $value ->
        [light] Day
        [dark] Night
       *[system] As on this device
    }
page-preferences-flights =
    { $value ->
        [quick] Quickly
        [slow] Slowly
        [none] Not at all
       *[normal] As usual
    }
page-preferences-ranks =
    { $value ->
        [letter] Only the letter
        [glyph] Only the sign
       *[both] Letter and sign
    }
page-preferences-french =
    { $value ->
        [two] Two colours
       *[four] Four colours
    }
page-preferences-verbosity =
    { $value ->
        [brief] A few words
        [full] A sentence, and how many cards everybody has
       *[normal] A sentence
    }

# The page: what is read out on request, and in a few words.
page-aloud-selected = { $what }, selected
page-aloud-nothing = There is nothing to read.
page-aloud-does = { $seat } { $what }
page-aloud-passes = pass
page-aloud-draws = +{ $count }
page-aloud-takes = takes { $count }
page-aloud-counts = Cards: { $counts }.

# What a link shows before anybody follows it: a title, a sentence, and a line on a picture.
preview-room-host =
    { $host } invites you to { $game }: { $here } of { $seats } { $here ->
        [one] is
       *[other] are
    } there
preview-room =
    A table of { $game }: { $here } of { $seats } { $here ->
        [one] is
       *[other] are
    } there
preview-room-text = Open the link and sit down. No account, nothing to install.
preview-match-host = { $game } at { $host }’s table: the match is on
preview-match = A table of { $game }: the match is on
preview-match-text = Open the link to watch, or to ask for a seat.
preview-replay-text = Played by { $players }. Watch it move by move.
preview-lab-text = Is it fair to sit first, how long is a round, how much is luck? What bots found out, with error bars.

# The page: you, your key, and what you played.
page-daily = Deal of the day
page-front-you = Your key, settings and results
page-menu-you = Key and results
page-you-unread = Your data on the server cannot be read with this key.
