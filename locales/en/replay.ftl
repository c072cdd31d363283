### Kartenhaus in English: what is said of matches that were played.

# The page: replays.
page-replay-title = { $game }, match { $match }
page-replay-title-record = { $game }, a record
page-replay-fetching = Fetching it …
page-replay-to-room = To the room
page-replay-not-over = This match is not over yet, or its deals are played again. Its replay is here afterwards.
page-replay-no-match = There is no such match here, or no longer.
page-replay-table = The table, only to be looked at
page-replay-beside = Beside the table
page-replay-controls = Replay
page-replay-step = Step of the round
page-replay-at = { $step } of { $last }: { $text }
page-replay-first = To the beginning of the round
page-replay-back = Back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Next
page-replay-last = To the end of the round
page-replay-round = Round
page-replay-round-of = Round { $round }/{ $rounds }
page-replay-as = Seen by
page-replay-as-watch = A spectator
page-replay-as-seat = { $name }
page-replay-as-open = All cards
page-replay-speed = Speed
page-replay-speed-is =
    { $speed ->
        [slow] Slow
        [fast] Fast
        [faster] Faster
       *[normal] Normal
    }
page-replay-steps = What happened
page-replay-steps-short = Log
page-replay-dealt = Cards are dealt.
page-replay-moved =
    { $move ->
        [done] { $who ->
            [you] You throw nothing more.
           *[other] { $seat } throws nothing more.
        }
       *[other] { $seat }: { $move }
    }
page-replay-helped =
    { $by ->
        [hint] { $who ->
            [you] You asked for a hint here.
           *[other] { $name } asked for a hint here.
        }
       *[take_back] { $who ->
            [you] You took a move back here.
           *[other] { $name } took a move back here.
        }
    }

# The page: where a match turned. `$name` is whose chances; `$who` is `you` if that is who reads.
# `$lost` is `yes` where a match has a loser, and all others win.
page-review-short = Curve
page-review-making = Bots are looking through the match. This takes a few seconds.
page-review-busy = Too many matches are being looked through. Try again in a minute.
page-review-whose = Whose chances
page-review-chance =
    { $lost ->
        [yes] Chance not to lose
       *[no] Chance to win
    }
page-review-curve =
    { $who ->
        [you] Your chance
       *[other] { $name }’s chance
    } { $lost ->
        [yes] not to lose
       *[no] to win
    }: { $first }% at first, between { $least } and { $most }% on the way, and in the end { $won ->
        [yes] { $lost ->
            [yes] not lost
           *[no] won
        }
        [nobody] without a winner
       *[no] lost
    }.
page-review-how =
    An estimate, from what { $who ->
        [you] you
       *[other] { $name }
    } could know at each decision: in many imagined deals, bots of equal strength play on. The band shows how far off it may be.
page-review-most = Moves that cost a lot
page-review-none =
    { $who ->
        [you] No single move of yours cost much.
       *[other] No single move of { $name }’s cost much.
    }
page-review-at = Round { $round }, after step { $step }
page-review-played = Played
page-review-better = Better
page-review-percent = { $chance }%
page-review-cost = { $better }% instead of { $played }%, give or take { $doubt }.
page-review-why =
    { $why ->
        [ends] It ends the round at once.
        [sure] It won in all { $worlds } imagined deals.
        [points] It scores { $points } more in that round, on average.
       *[chance] It won more often in the same { $worlds } imagined deals.
    }
page-review-looked =
    { $decisions ->
        [one] The one decision was looked at.
       *[other] { $tried } of { $decisions } decisions were looked at.
    }
page-review-table = As a table
page-review-column = Decision
page-review-value = { $chance }% ± { $doubt }
page-replay-lens = Lens
page-replay-lens-of = What could { $name } know?
page-replay-lens-whose = What could somebody at the table know now, with all that follows from the rules? Choose a seat.
page-replay-lens-none = Nothing follows about anybody’s cards yet.
page-replay-lens-likely = Likely, judging by what the others did:
page-replay-lens-likely-none = Nothing is likely enough to say, either.
page-replay-lens-chance = about { $chance }%
page-replay-lens-over = The round is over: all cards are open.
page-replay-lens-new = new
page-replay-lens-rule = Rule { $clause }
page-replay-lens-step = Step { $step }
page-replay-held =
    { $where ->
        [row] Row
        [open] Open
        [closed] Closed
        [reserve] Reserve
       *[hand] Hand
    }
page-replay-keys = Keys: ← → back and next, ↑ ↓ a round, Space plays and pauses.
page-replay-share = Share
page-replay-share-short = Share
page-replay-link = Link to this step
page-replay-kept = It is kept until { $until }.
page-replay-download = Download the record
page-replay-record = The record is text: every card and move. Here, and in the terminal with “kartenhaus replay”, it plays again.
page-replay-open = Open a record
page-replay-open-what = A record is a match as a text file, from a replay here or from the terminal. The match must be over.
page-replay-open-kept = It is sent to this server, played through, and kept for 90 days. Whoever has its link can see it.
page-replay-file = The file
page-replay-checking = It is played through …
page-replay-refused = This record cannot be replayed:
page-replay-history-none = No match was played to its end here yet.
page-replay-history-how = { $count ->
        [one] From one finished match.
       *[other] From the latest { $count } finished matches.
    } Players are told apart by their names.
page-replay-won =
    { $count ->
        [0] Nobody won
        [one] { $names } won
       *[other] { $names } won together
    }
page-replay-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
page-replay-figures =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } of { $shortest } to { $longest } moves
page-replay-column =
    { $column ->
        [won] Won
        [rounds] Rounds
       *[mean] Points a round
    }
page-replay-of = { $won } of { $matches }
page-replay-bot = bot
page-group-back = To the table
page-group-figures =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
page-group-totals = All points, round by round
page-group-totals-of = { $game }: all points of those who played most, round by round. The last ones, and more, are in the table.
page-group-rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
page-group-table = Who won how often, and the points of a round
page-group-column =
    { $column ->
        [won] Won
        [points] All points
        [least] Least in a round
        [middle] Median
        [most] Most in a round
       *[spread] From least to most
    }

# The page: what somebody has played.
page-own = Your statistics
page-own-back = Back to You
page-own-no-key = Statistics need a key. You can make one on the page “You”; the matches that you begin after that are counted.
page-own-none = You have not finished a match yet that you began with this key.
page-own-how = Counted are the matches that you began with your key at the last 50 tables of this browser (at most 50 matches for every ten tables), but not those in which somebody else took over your seat. If you left, the result of the bot that played on is yours. Only someone with your key can see this page.
page-own-wins = Won: { $won } of { $matches } ({ $share }). By chance alone it would be { $chance }.
page-own-interval = Your true share is very likely between { $low } and { $high } (95% interval).
page-own-verdict =
    { $what ->
        [few] These are too few matches to say more.
        [more] That is more than chance gives.
        [less] That is less than chance gives.
       *[luck] That may still be chance.
    }
page-own-rank = Average place: { $rank }. By chance alone it would be { $chance }.
page-own-streak =
    Most wins in a row: { $longest }. { $now ->
        [0] The last match was not won.
        [one] The last match was won.
       *[other] The last { $now } were won.
    }
page-own-form = Places in the last matches, the latest last
page-own-place =
    Place { $rank }{ $won ->
        [yes] , won
       *[no] {""}
    }
page-own-place-of = { $rank } of { $seats }
page-own-totals-of = { $game }: all your points, round by round. All matches are in the table.
page-own-spread = Points in a round: at least { $least }, median { $middle }, at most { $most }
page-own-rating = Estimate after each ranked match, with its doubt
page-own-rating-of = { $game }: the estimate of how well you play, after each ranked match, and its doubt. The figures are in the table.
page-own-met = Met most often
page-own-all = All matches
page-own-list = { $game }: matches
page-own-daily = Deals of the day
page-own-column =
    { $column ->
        [matches] Matches
        [behind] Finished behind you
        [day] Day
        [place] Place
        [points] Points
        [ranked] Ranked match
        [estimate] Estimate
       *[others] With
    }

# The page: how a match was dealt.
page-fair-checking = Fetching the record and checking it here …
page-fair-good =
    { $rounds ->
        [one] The record is whole, and every card of its round is where the numbers put it.
       *[other] The record is whole, and every card of its { $rounds } rounds is where the numbers put it.
    }
page-fair-mark =
    { $mark ->
        [good] Right:
        [wrong] Wrong:
       *[none] Not checked:
    }
page-fair-step =
    { $step ->
        [1] The server chose its secrets before it saw a share: they fit what it had promised.
        [2] Each seat chose its share before it saw another: they fit what had been promised.
        [3] { $heard ->
            [0] This page heard none of the promises itself, and takes the record's word for them.
           *[other] The record says what this page heard itself, in { $heard } of { $rounds ->
                [one] one round
               *[other] { $rounds } rounds
            }.
        }
       *[4] Every card, and who dealt first, comes from the secrets and the shares.
    }
page-fair-seat =
    { $name }: own share in { $own } of { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }{ $server ->
        [0] {""}.
       *[other] , drawn by the server in { $server }.
    }
page-fair-withheld = It did not come in time in: { $rounds }.
page-fair-wrong =
    { $what ->
        [record] The record was changed, or something is missing in it.
        [server] Round { $round }: the server did not keep its promise.
        [seat] Round { $round }: the share of { $name } is not the one that was promised.
        [heard] Round { $round }: the record differs from what this page heard.
        [dealer] Somebody else should have dealt first.
       *[card] Round { $round }: card { $card } is { $is }, and should be { $due }.
    }
page-fair-limit = It does not show that nobody looked at the cards: whoever runs the server can.
page-fair-follows =
    { $count ->
        [one] Round
       *[other] Rounds
    } { $rounds }: { $what ->
        [mine] every card was decided by your own share together with the server’s secret and the other shares. Nobody could choose the cards, whatever the server and the others did.
        [others] every card was decided by the server’s secret and the shares of { $names }. Nobody could choose the cards if at least one of them played fairly; this page had no share of its own in them.
        [alone] no player had a share: the server drew all numbers alone. This shows only that no card was changed later.
        [withheld] a share that was promised did not come in time, and counts as zeros. The server and whoever left it out, together, could choose between two decks: the one with that share and the one without it.
       *[late] this page promised a share, and the server left it out or called it late, or another device of this seat gave one.
    }
page-fair-unverified = Unverified: this match was dealt by the server alone, and its record does not say how.
page-fair-plain = This page reached you without encryption. Somebody on the way could have changed the check itself.
page-fair-how = None of this is computed by the server. “kartenhaus verify” checks the same in a downloaded record, and so does a short script in the project's documentation.
