### Kartenhaus in English: what is said at tables.

# What happened, as the terminal and the page's log say it. `$seat` is who acts; `$who` is `you` if
# that is who reads, else `other`. So are `$dealer` and `$dealer-who`, `$to` and `$to-who`, `$other`
# and `$other-who`. Cards, lists of cards and lists of names are given as they are to be shown.
event-round-over = The round is over: { $scores }. In total: { $totals }.
event-round-won =
    The round is over: { $count ->
        [one] { $who ->
            [you] you win it
           *[other] { $seats } wins it
        }
       *[other] { $seats } win it
    }. Rounds won: { $totals }.
event-match-over =
    The match is over: { $count ->
        [0] nobody wins
        [one] { $who ->
            [you] you win
           *[other] { $seats } wins
        }
       *[other] { $seats } win
    }.
event-drew-own = You drew { $cards }.

# What a seat could know, and why. `$place` is a place below, `$cards` cards or names of groups.
lens-holds = { $place }: { $cards } among others
lens-is = { $place }: { $cards }
lens-exactly = { $place }: exactly { $cards }
lens-lacks = { $place }: none of { $cards }
lens-at-most = { $place }: at most { $count } of { $cards }
lens-at-least = { $place }: at least { $count } of { $cards }
lens-seen-by =
    { $place }: last seen by { $seats } after { $turn ->
        [one] 1 turn
       *[other] { $turn } turns
    }
lens-cannot-answer = { $place }: nothing that beats or fits what lies there
lens-can-answer = { $place }: something that can be played now
lens-likely = { $place }: { $cards }
lens-place-hand = { $seat }'s hand
lens-place-slot = { $seat }'s card { $at }
lens-place-closed = { $seat }'s closed cards
lens-place-choice = { $seat }'s chosen cards
lens-place-drawn = the card that { $seat } drew
lens-place-draw = the draw pile
lens-place-aside = the cards put aside
lens-place-hidden = the cards that are not seen
lens-suit-clubs = clubs
lens-suit-diamonds = diamonds
lens-suit-hearts = hearts
lens-suit-spades = spades
lens-why-counted = Nothing else is left
lens-why-too-few = There are too few cards for such a set
lens-why-drew = { $seat } drew on { $card } and would have had to play
lens-why-drew-owing = { $seat } owed cards and drew on { $card }
lens-why-drew-since = { $seat } drew on { $card }, and later where nothing fitted
lens-why-took-pile = { $seat } took the pile
lens-why-flipped = { $seat } turned it over in vain
lens-why-took-up = { $seat } took up the open cards
lens-why-took-reserve = { $seat } put a reserve card there
lens-why-still-in = { $seat } has no reserve card and has not lost
lens-why-peeked = { $seat } looked at it first
lens-why-drew-it = { $seat } drew it
lens-why-took-it = { $seat } took it, and it lay open
lens-why-threw = { $seat } threw it wrongly
lens-why-reshuffled = The discard pile became the draw pile
lens-why-looked = { $seat } looked at it with a jack
lens-why-received = { $seat } received it with a king

# Kartel’s suits.
suit-gold = gold
suit-green = green
suit-black = black
suit-blue = blue
suit-red = red

# The page: what all tables have.
page-table-actions = Actions
page-table-others = Other players
page-table-middle = Middle of the table
page-table-players = Players
page-table-hand = Your hand
page-table-cannot = That cannot be played.
page-table-why = Why?
page-table-rule = Rule
page-table-turn = on turn:
page-table-turn-of = { $name }’s turn
page-table-waiting = Waiting for { $names }
page-table-waiting-many = Waiting for { $count } players
page-table-not-turn = It is not your turn.
page-table-bot =
    bot ({ $level ->
        [dice] random
       *[other] { $level }
    })
page-table-away-delegated = away: a bot plays
page-table-last = last card!
page-table-held =
    { $count ->
        [one] card
       *[other] cards
    }
page-table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-table-fewer = Fewer
page-table-more = More
page-table-of = { $count } of { $all }
page-table-playable = { $card }, playable
page-table-play = Play
page-table-play-what = Play { $what }
page-table-pass = Pass
page-table-draw = Draw
page-table-choose = Choose cards first.
page-table-choose-card = Choose a card first.
page-table-no-card = no card
page-table-no-card-left = no card left
page-table-deck = deck
page-table-moved = { $card }: place { $place } of { $count }
page-table-by =
    { $by ->
        [own] own order
        [suit] suit
       *[rank] rank
    }
page-table-sort =
    Sort, now { $by ->
        [own] in your own order
        [suit] by suit
       *[rank] by rank
    }
page-over-player = Player
page-over-wins =
    { $who ->
        [you] win
       *[other] wins
    }
page-over-points = points
page-over-score = score
page-over-money = money
page-over-victories = rounds won
page-over-chips = chips
page-over-total = in total
page-over-left = left
page-over-passes =
    { $who ->
        [you] You overtake { $others }.
       *[other] { $name } overtakes { $others }.
    }
page-over-won = You win!
page-over-shared = You share the win!
page-over-they =
    { $names } { $count ->
        [one] wins!
       *[other] win!
    }
page-over-place =
    { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
       *[other] { $place }th
    } of { $of ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $of }
    }
page-over-ahead = You finished { $by } ahead of { $name }.
page-over-behind = { $name } finished { $by } ahead of you.
page-over-whom-you = you
page-over-swing =
    { $way ->
        [up] up
       *[down] down
    } { $count ->
        [one] one place
       *[other] { $count } places
    }

# Table talk: remarks that anybody at a table may make. `$seat` is whom it is about; `$who` is `you` if
# that is who reads, else `other`. `$rank` is a rank as it stands on the card.
talk-well-played = Well played.
talk-one-moment = One moment, please.
talk-thanks = Thanks for the game.
talk-left =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } { $count ->
        [1] one card
        [2] two cards
        [3] three cards
       *[other] { $count } cards
    } left.
talk-alike =
    That makes { $count ->
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    } { $rank ->
        [T] 10s
       *[other] { $rank }s
    }.
talk-kara = A KARA: { $set }!
talk-jokers =
    A chain of { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } jokers.
talk-owed =
    { $count ->
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
       *[other] { $count }
    } cards are owed.
talk-chips =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } { $count ->
        [0] no chip
       *[1] one chip
    } left.
talk-snaps =
    That makes { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    } snaps in this round.
talk-pile =
    { $count ->
        [8] Eight
        [9] Nine
        [10] Ten
        [11] Eleven
        [12] Twelve
       *[other] { $count }
    } cards to pick up.
talk-out =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } out.

# The page: table talk.
page-talk-open = Say something
page-talk-write = Write a message…
page-talk-none = There is nothing to say now.
page-talk-show = Quick chat
page-talk-you = You
page-talk-said = { $name }: { $text }

# The page: the menu.
page-menu-log-chat = Log and chat
page-menu-new = { $count } new
page-menu-room = Link, seats, settings
page-menu-seat = Move or hand over your seat
page-menu-play-again = Play myself again
page-menu-bot = Let a bot play for me
page-menu-bot-ranked = In a ranked match no bot plays for you
page-menu-type = Type a move
page-menu-on = on
page-menu-off = off
page-menu-legend = Legend
page-menu-match = This table
page-menu-own = You
page-menu-help = Help
page-menu-leave = Leave the table…
page-menu-leave-sure = A bot plays on for you, and your seat is free. Leave?
page-menu-stay = Stay

# The page: when a round or a match is over.
page-after-round = Round { $round } is over
page-after-match =
    { $count ->
        [0] No points, no winner
        [one] { $who ->
            [you] You win the match
           *[other] { $seats } wins the match
        }
       *[other] { $seats } win the match
    }
page-after-lost =
    { $count ->
        [one] { $who ->
            [you] You lose the match
           *[other] { $seats } loses the match
        }
       *[other] { $seats } lose the match
    }
page-after-streak =
    { $count ->
        [2] Two wins in a row!
        [3] Three wins in a row!
       *[other] { $count } wins in a row!
    }
page-after-best-round =
    Your best round: { $points } { $count ->
        [one] point
       *[other] points
    }.
page-after-best-total =
    Your best match: { $points } { $count ->
        [one] point
       *[other] points
    }.
page-after-both = Ready: { $ready }. Waiting for { $missing }.
page-after-missing = Waiting for { $missing }.
page-after-change = Game settings
page-after-at-once = Begin at once
page-after-ready = You are ready
page-after-again = Play again
page-after-next = Next round
page-after-by-itself =
    The next round begins by itself { $clock ->
        [days] after a day
       *[other] after a minute
    }.
page-after-watch = Replay
page-after-turned = See where it turned
page-review = Where it turned
page-group = Statistics of this table
page-fair-check = Check the deal

# The page: a move as text.
page-type-wrong = That does not work.
page-type-no-move = “{ $move }” is no move of this game.
page-type-works =
    “{ $move }” would work{ $named ->
        [yes] : { $name }
       *[no] {""}
    }.
page-type-placeholder = Type a move, or why …
page-type-label = Move as text
page-type-enter = Enter

# Examples beside the rules. `$name` is what the rules call a set, with dashes.
example-good =
    { $name ->
        [run-of-two] Yes: a run of two.
        [run-of-three] Yes: a run of three.
        [three-of-a-kind] Yes: three of a kind.
        [pair] Yes: a pair.
        [solo] Yes: a single card.
        [Umbrella] Yes: a full house (Umbrella).
        [Mr] Yes: a straight (Mr.).
        [KARA-Umbrella] Yes: a rainbow full house (KARA Umbrella).
        [KARA-Mr] Yes: a rainbow straight (KARA Mr.).
       *[other] Yes, that can be played.
    }

# The page: learning.
page-lesson-title = Your lesson
page-lesson-step = Step { $at } of { $of }
page-lesson-others = The others play. Watch what they do.
page-lesson-left = You are playing your own way now, and so are the others. That is fine: finish the round.
page-lesson-other = That is allowed too. But the lesson goes on with the marked move.
page-lesson-back = Back to the lesson
page-lesson-anyway = Play mine
page-lesson-leave = Leave the lesson? The round can be played on without it.
page-lesson-alone = Play on
page-lesson-free = Leave the lesson
page-lesson-done = That was a round of { $game }. Play on with the bots, or learn another game.
page-lesson-again = Learn again
page-example-try = Try it
page-example-marked = { $card }, marked
page-hint-title = Hint
page-hint-close = Got it
page-hint-again = Show hints again

# The page: which keys do what.
page-keys-space = Space
page-keys-along = go along the hand
page-keys-lay = lay a card of your hand elsewhere
page-keys-select = select, or unselect
page-keys-play = play what is selected
page-keys-what =
    { $key ->
        [P] pass
        [D] draw
        [S] sort the hand
        [L] hear the last event again
        [T] hear the table
        [H] hear your hand
        [W] hear whose turn it is
        [I] get a hint
        [B] take back your last move
       *[M] ask for more time
    }
page-keys-own = Key: { $what }
page-keys-shift = Shift
page-keys-change = Another letter in a field does the same in its place.
page-keys-type = type a move: play 8o 8r, pass, why play 8o 8r
page-keys-keys = these keys
page-keys-close = close what is open
page-keys-on = Keyboard shortcuts

# The page: what the signs on a table mean. `page-legend-…` is a sign, as it is shown or described.
page-legend-count = 7 and a card
page-legend-count-text = how many cards somebody holds
page-legend-arrow = arrow
page-legend-arrow-text = whose turn it is
page-legend-robot = robot
page-legend-robot-text = a bot plays on this seat
page-legend-clock = clock
page-legend-clock-text = away: no line to this seat

# The page: what French cards are called. `one` is an object: play an eight.
page-french-name =
    { $rank ->
        [ace] Ace
        [two] Two
        [three] Three
        [four] Four
        [five] Five
        [six] Six
        [seven] Seven
        [eight] Eight
        [nine] Nine
        [ten] Ten
        [jack] Jack
        [queen] Queen
       *[king] King
    } of { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
french-one =
    { $rank ->
        [J] a jack
        [Q] a queen
        [K] a king
        [A] an ace
       *[other] { $reader ->
            [page] { $rank ->
                [2] a two
                [3] a three
                [4] a four
                [5] a five
                [6] a six
                [7] a seven
                [8] an eight
                [9] a nine
               *[10] a ten
            }
           *[terminal] { $rank ->
                [8] an 8
               *[other] a { $rank }
            }
        }
    }
page-suit =
    { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
        [s] spades
        [o] { suit-gold }
        [g] { suit-green }
        [k] { suit-black }
        [b] { suit-blue }
       *[r] { suit-red }
    }
french-many =
    { $rank ->
        [A] aces
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [J] jacks
        [Q] queens
       *[K] kings
    }
page-french-joker = Joker

# The levels of bots.
level-dice = random
level-dice-text = Plays any legal move, without a thought.
level-novice = novice
level-novice-text = Takes what looks best at once, and never looks ahead.
level-club = club player
level-club-text = Follows an experienced player’s rules, and counts.
level-strong = strong
level-strong-text = Tries its moves in deals that it thinks possible, for some milliseconds.
level-expert = expert
level-expert-text = Strongest; thinks longest.

# What a friend advises. `$move` is a game’s `move-…`, and `$reason` its `because-…`.
advice = { $move }.
advice-because = { $move }: { $reason }.
advice-alike = About as good: { $move }.
advice-only = The rules allow nothing else.
advice-move = choose “{ $move }”

# Why a move is good: of so many imagined deals that a seat's cards and memory allow, in which bots of equal
# strength play on. `$best` is of this move, `$other` of the next best one, both in hundredths.
why-better = In { $worlds } imagined deals it wins { $best } of 100 matches, the next best move { $other }: { $more } more, give or take { $doubt }.
why-alike = In { $worlds } imagined deals it wins { $best } of 100 matches, the next best move { $other }: they are about as good.
why-behind = In { $worlds } imagined deals it wins { $best } of 100 matches, the next best move { $other }{ $because ->
    [points] . But it scores { $points } more in this round on average, and that is what an expert looks at.
    [round] . But an expert looks at how this round ends, not at the match.
   *[chance] : a difference that may be chance, give or take { $doubt }.
}
why-ends = It ends the round at once.
why-points = It scores { $points } more in this round, on average.
why-forced = In { $best } of 100 of these deals the next player is left with a single move, otherwise in { $other }.
why-certain = Certain then: { $what } ({ $why }).

# The page: hints and taking back, for who plays alone against bots.
page-advice = Hint
page-advice-ask = Hint
page-advice-back = Take back
page-advice-thinking = An expert is thinking about your move.
page-advice-close = OK
page-advice-why = Why?
page-advice-took-back =
    { $who ->
        [you] You took back your last move.
       *[other] { $name } took back their last move.
    }

# The deal of the day.
page-daily-others = How others did
page-daily-place = { $points } { $count ->
    [1] point
   *[other] points
}. { $played ->
    [0] Nobody has finished it yet.
    [1] You are the first to finish it.
   *[other] Place { $place } of { $played }: { $better ->
        [0] nobody did better.
        [one] one did better.
       *[other] { $better } did better.
    }
}
page-daily-late = This match ended after its day, so it is not counted.
page-daily-drawing = { $played ->
    [one] One result
   *[other] { $played } results
} from { $least } to { $most } points. Yours: { $points }.
page-daily-range = { $from } to { $to }
page-daily-legend = How many players have how many points: { $low ->
    [yes] fewer are better
   *[no] more are better
}. ▲ you, ● an expert
page-daily-table = As a table
page-daily-column-score = Points
page-daily-column-count = Results
page-daily-column-who = Among them
page-daily-you = you
page-daily-the-expert = the expert’s
page-daily-expert-plays = An expert plays the same deal on your seat. This takes a few seconds.
page-daily-expert = An expert scores { $points } on your seat, against the same bots.
page-daily-expert-see = Watch the expert’s match
page-daily-expert-title = { $game }: an expert plays the deal of the day
page-daily-secret = Until the day is over, only those who have played these deals can see them.
page-daily-told = The day is over: anyone with the link of a match can watch it.
page-daily-more = The deals of today
