### Kartenhaus in English: the pages that tell of the site, of a person and of the server.

# The page: what this is, in Markdown.
page-about-title = About Kartenhaus
page-about-what = Kartenhaus is a card table for people who know each other: five card games, played in a browser, in a terminal, or by a program. It is free software; whoever wants to can run it at home.
page-about-how = How it works
page-about-how-choose = Choose a game. You sit at a new table at once, and are its host.
page-about-how-send = Send the link. Whoever opens it sees the table and sits down with one tap.
page-about-how-start = Fill up with bots if you like, choose the rules, start.
page-about-links = There are no accounts. The link of the *table* is for everyone; the link of your *seat* is yours: open it on your phone to go on there, or hand it to somebody who will play on for you. If your connection breaks, your seat stays; a bot can mind it.
page-about-rules = When a move is refused, the table says which clause of the rules forbids it and what would work. The rules are all here: { $games }.
page-about-who = Who can see what
page-about-sees = The server deals and sends each seat only what it may know. It keeps the tables' matches, the names that players type in, and nothing else about you, unless you make a key (page “You”). No cookies, no tracking, no advertisements; the page loads nothing from anywhere else. Your browser remembers your name and the keys of your seats, on your device. Whoever runs a server could read its tables.
page-about-whose = Whose games
page-about-authors = Kartu Sama was invented by Steve Schnepp and his children. The texts of the other games do not name their authors. We tell all five in our own words; at the end of each game’s rules stands where ours go beyond the text.
page-about-krass = Kartenhaus is not affiliated with, or endorsed by, the publisher of Krass Kariert; the name stands here only to say which game’s rules are meant. Words and drawings are our own.

# The page: how the server is.
page-status = Status
page-status-running =
    Kartenhaus { $version }, running for { $time }. { $lines } open { $lines ->
        [one] line
       *[other] lines
    }, { $rooms } { $rooms ->
        [one] room
       *[other] rooms
    } in use.
page-status-rooms = Rooms in use
page-status-column =
    { $column ->
        [game] Game
        [state] State
        [match] Match
        [people] People
        [away] Away
        [bots] Bots
       *[watching] Watching
    }
page-status-stage =
    { $stage ->
        [lobby] before the match
        [playing] playing
        [round-over] between rounds
       *[match-over] after the match
    }
page-time-hours-minutes = { $hours } h { $minutes } min
page-about-record = Open the record of a match
page-you-title = You
page-you-key = Your key
page-you-why = A key takes your tables, settings and results to your other devices, without an account. It also keeps others from using your name at open tables here.
page-you-keeps = The key stays in your browsers. The server stores your data sealed, so that it cannot read it, and notes which seats belong to the same key. Everything goes when you delete it, or when the key has not been used for a year.
page-you-make = Make a key
page-you-made = Your key is ready, and everything is saved.
page-you-again = Save again
page-you-insecure = Browsers make keys only on encrypted pages (https), and this one is not encrypted. Everything else works.
page-you-cannot = This browser cannot make a key.
page-you-state = { $state ->
    [kept] Your tables, settings and results are kept on the server, sealed.
    [gone] The server no longer has anything for this key: it was deleted on another device, or not used for a year.
    [failed] The server could not be reached. What you have on this device is still here.
   *[other] Saving your tables, settings and results…
}
page-you-move = To use this key on another device, open its link there, or take it along as a file. It works on as many devices as you like.
page-you-link = Show link, QR code and file
page-you-link-title = Link with your key
page-you-save = Save as a file
page-you-care = Whoever has this link can play as you: show it to nobody.
page-you-file = Use a key from a file
page-you-no-key = There is no key in this file.
page-you-same = You already use this key.
page-you-instead = This browser already uses another key. That one will then be on your other devices only; without another device or a file with it, it is lost.
page-you-take = Use the key in this { $from ->
    [file] file
   *[other] link
}?
page-you-take-danger = Whoever gave you this key has it too. They could see your cards at every table where you sit down from now on, and play as you. Use it only if you made it yourself, on another device of yours.
page-you-take-yes = I made this key: use it
page-you-take-no = Don’t use it
page-you-add = Add what this browser has?
page-you-add-what = This browser has { $tables ->
    [0] {""}
    [one] a seat at one table,{" "}
   *[other] seats at { $tables } tables,{" "}
}{ $matches ->
    [0] {""}
    [one] one result,{" "}
   *[other] { $matches } results,{" "}
}a name and settings. If you add them, every device with this key gets them and can play on these seats. Otherwise seats, results and presets stay in this browser only, and name and settings become those of the key.
page-you-add-yes = Add them to the key
page-you-add-no = Keep them here only
page-seat-link = Your own seat
page-seat-move = **Move to your phone:** scan this, and you sit on the same seat there. Both screens work at once.
page-seat-hand-over = **Hand over:** whoever has this link plays on your seat and sees your cards. Send it only to the person who will play on for you. For friends who want their own seat, use the room’s link.
page-seat-also-open = This seat came by a link, and is or was open elsewhere too. Whoever has it there sees your cards and can play for you.
page-seat-foreign = Whoever took this seat has a key of their own, and only they can change the seat’s. Leave it, and sit down on another one yourself: they do not see your cards there.
page-seat-renew = Change the key: only this browser stays
page-seat-renewed = Your seat has a new key. All other browsers have left it, and older links to it no longer work.
page-forget = This browser
page-forget-why = Does somebody else use this device too? Whoever opens this page here has your seats, name, results and settings.
page-forget-browser = Forget everything here
page-forget-sure = Your seats, name, results and settings are deleted in this browser. { $key ->
    [yes] Unless your key is on another device or in a file, it is lost, and your tables with it.
   *[no] You can get a seat back only by its own link.
} Close other tabs of Kartenhaus first.
page-forget-all = Forget everything
page-forget-not = Keep it
page-you-taken = You now use this key. Your tables and settings are here.
page-you-played = What you played
page-you-nothing = You have not finished a match in this browser yet.
page-you-count = { $game }: { $played ->
    [one] one match
   *[other] { $played } matches
}, { $won } won
page-you-statistics = Your statistics, match by match
page-you-delete = Delete
page-you-drop = Remove the key from this device
page-you-delete-all = Delete everything on the server
page-you-sure = { $what ->
    [here] Your tables and settings stay here, but are no longer shared with your other devices. Unless the key is on another device or in a file, it is lost.
   *[everywhere] The server forgets your sealed data and your name, and the key is removed from this device. What this browser remembers stays.
}
page-you-keep = Keep it
page-you-dropped = The key is no longer on this device.
page-you-deleted = The server no longer has anything for this key.

# The page: the leaderboard, and ranked matches.
page-ranked = Ranked
page-ranked-text = Matches count for the leaderboard, where everyone can see the players’ names and ratings. The table is then open to everyone, and a move takes half a minute at most.
page-ranked-state = { $state ->
    [counts] This table is ranked: its next match counts.
    [closed] This table is ranked, but only matches at open tables count.
    [clock] This table is ranked, but only matches with half a minute or three days for a move count.
    [options] This table is ranked, but only matches by the standard or the quick rules count, and none of duplicate.
    [programs] This table is ranked, but no match counts in which a program plays.
    [keys] This table is ranked, but a match counts only if everybody has a key (page “You”) and sat down with it.
    [twice] This table is ranked, but no match counts in which somebody has two seats.
    [alone] This table is ranked: a match counts as soon as two people play. Bots may take the other seats.
   *[off] This table is not ranked here.
}
page-rated-title = Ratings:
page-rated = { $name }: { $before } → { $after } ({ $by })
page-rated-not = This match does not count for the leaderboard: at most ten matches a day against the same person count, and thirty in all.
page-ranking-of = Leaderboard of { $game }
page-ranking-off = This site has no leaderboard.
page-ranking-empty = Nobody has a rating in { $game } yet. Open a table, tick “Ranked”, and play.
page-ranking-place = Place
page-ranking-player = Player
page-ranking-rating = Rating
page-ranking-matches = Matches
page-ranking-estimate = { $estimate } ± { $doubt }
page-ranking-won = { $won } won
page-ranking-more = The best 50 of { $persons } are shown.
page-ranking-own = place { $place } of { $persons }, rating { $rating } ({ $estimate } ± { $doubt }), { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $won } won
page-ranking-you = You: { page-ranking-own }
page-ranking-yours = Your ratings
page-ranking-none-yet = You have no rating yet. Matches at ranked tables count.
page-ranking-how = How it works
page-ranking-what = How well you play is estimated from whom you beat. Everybody begins at 1,500 ± 1,000, and each match makes the doubt smaller. Your rating is the estimate minus the doubt: very likely you play at least that well. Bots have fixed ratings.
page-ranking-which = Matches count at open tables that are ranked, by the standard or the quick rules, with half a minute or three days for a move, between at least two people with a key. There are no hints, and nobody takes over a seat: if you leave, a bot plays on for you, and the result is yours.
page-ranking-limits = At most ten matches a day against the same person count, and thirty in all. That slows cheating down but cannot stop it: somebody may have several keys, and nobody can see whether two players help each other. Whoever does not play for a year, or deletes their key, is taken off the list.
page-daily-why = Everyone plays the same cards against the same bots, alone and once. Then you see how others did, and what an expert would have scored on your seat.
page-daily-day = Deals of { $day }. New ones in { $left }.
page-daily-facts =
    { $bots ->
        [one] Against one bot
       *[other] Against { $bots } bots
    } ({ $level ->
        [club] club players
       *[other] { $level }
    }). { $count ->
        [0] Nobody has finished it yet.
        [one] One person has finished it.
       *[other] { $played } have finished it.
    }
page-daily-play = Play
page-daily-open = Open your match
page-daily-once = There are no hints and no clock, and no move can be taken back. The server knows by your key that you have played; without one, only your browser does, so a score is worth no more than its player’s word.
page-daily-elsewhere = You are already playing this deal on another device. Your key brings the table here: open “You” and wait until everything is saved.

# A report of the lab.
page-lab-seats = { $seats } seats
page-lab-usual-rules = usual rules
page-lab-played = { $rounds } rounds, played by bots: { $bots }.
page-lab-contents = Contents
page-lab-figures-of = { $section }: figures
page-lab-column-interval = 95 % interval
page-lab-n = n = { $n }
page-lab-series = Who
page-lab-table = As a table
page-lab-found = What is found to differ from 0 is in bold; below each difference is its interval.
page-lab-drawn = { $chart }: a drawing. The table below holds the same.
page-lab-from-to = { $from } to { $to }
page-lab-interval = { $low } to { $high }
page-lab-percent = { $number } %
page-lab-unit = { $unit ->
    [share] { "" }
    [count] { "" }
    [elo] Elo
    [points] { $count ->
        [one] point
       *[other] points
    }
    [turns] { $count ->
        [one] turn
       *[other] turns
    }
    [decisions] { $count ->
        [one] decision
       *[other] decisions
    }
    [rounds] { $count ->
        [one] round
       *[other] rounds
    }
    [minutes] { $count ->
        [one] minute
       *[other] minutes
    }
    [moves] { $count ->
        [one] move
       *[other] moves
    }
    [deviations] { "" }
   *[other] { $unit }
}
page-lab-replays = Rounds to watch
page-lab-replays-about = Save a record, and open it at “Replay” on any Kartenhaus site.
page-lab-watch = Watch
page-lab-fetching = Fetching the report …
page-lab-unfetched = The report could not be fetched.
page-lab-save = Save the record
page-lab-made = Made by Kartenhaus { $commit }, rules { $rules }, with:
page-lab-warning = Bots played these rounds. What holds for every level of bots is likely to hold for people; what differs between levels may not.
page-effects-played = Played by bots ({ $bots }) with { $seats } seats, { $rounds } deals by each rule. Intervals are 95 %.
page-effects-more = More in the lab
page-effects-length =
    { $value } minutes { $way ->
        [more] longer
       *[less] shorter
    } ({ $low } to { $high }; n = { $n }).
page-effects-fairness =
    The seat that begins wins { $value } percentage points { $way ->
        [more] more
       *[less] less
    } often ({ $low } to { $high }; n = { $n }).
page-effects-comebacks =
    Comebacks are { $value } percentage points { $way ->
        [more] more
       *[less] less
    } frequent ({ $low } to { $high }; n = { $n }).
page-effects-same = Nothing changes in any of these deals (n = { $n }).
page-effects-none =
    { $what ->
        [length] No change of the length was found: it is below { $most } minutes
        [fairness] No change was found in how often the seat that begins wins: it is below { $most } percentage points
       *[comebacks] No change was found in how often there are comebacks: it is below { $most } percentage points
    } (n = { $n }).

# The page: the form of the options. `page-option-text-<game>-<name>` is what an option means, where
# `option-<game>-<name>` names its values by the rules' words.
page-options-variant = Variant: other numbers in the rules
page-options-variant-text = A table on which one of these differs plays a variant. It is never ranked.
page-options-host = Only the host changes these, before a match.
page-options-is-standard = { $value } (standard)
page-options-placeholder = standard
page-options-range = { $min } to { $max }
page-options-was = changed; standard: { $value }
page-options-reset = Reset

# The page: guests in the lobby of an open table begin without the host.
page-lobby-guests-wait = If nothing happens, you can begin in { $time }.
page-lobby-guests = You can begin without waiting.
