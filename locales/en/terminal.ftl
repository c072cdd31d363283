### Kartenhaus in English: the terminal.

# A match at the terminal.
terminal-your-name = { $name } (you)
terminal-heading =
    { $game }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }{ $direction ->
        [counterclockwise] ; play goes counter-clockwise, to the right
       *[clockwise] {""}
    }
terminal-hint = Type a move, ? for what you may do, legend, rules, score, table, or quit.
terminal-prompt = Your move >
terminal-empty-line = Type a move, or ? for what you may do.
terminal-too-long = That line is too long.
terminal-seed = Its seed was { $seed }.
terminal-would-work = This would work: { $moves }
terminal-in-total = { $round }. In total: { $scores }.

# Leaving.
terminal-keeps = If you leave, the match is kept in { $file }.
terminal-unwritten = the record cannot be written: { $error }
terminal-not-written = The record cannot be written: { $error }.
terminal-kept = The match is kept; { $kept }
terminal-go-on = to go on: { $command }
terminal-verified =
    { $rounds ->
        [one] One round was dealt as promised: every card comes from the server's secret and the seats' shares.
       *[other] { $rounds } rounds were dealt as promised: every card comes from the server's secret and the seats' shares.
    }
terminal-verified-seat =
    seat { $seat }: its own share in { $own ->
        [one] one round
       *[other] { $own } rounds
    }, drawn by the server in { $server }
terminal-verified-withheld = seat { $seat } withheld its share in: { $rounds }
terminal-verified-limit =
    { $count ->
        [one] Round
       *[other] Rounds
    } { $rounds }: nobody could choose the cards if at least one seat with a share of its own was played fairly, by somebody other than whoever ran the server. The record does not show who that was, nor whether anybody looked at the cards.
terminal-verified-two =
    { $count ->
        [one] Round
       *[other] Rounds
    } { $rounds }: a share was withheld, and counts as zeros. The server and whoever withheld it, together, could choose between two decks: the one with that share and the one without it.
terminal-verified-alone =
    { $count ->
        [one] Round
       *[other] Rounds
    } { $rounds }: no seat gave a share of its own, and whoever dealt drew all numbers alone. This shows only that no card was changed afterwards.
terminal-heard =
    { $count ->
        [one] Round
       *[other] Rounds
    } { $rounds }: { $what ->
        [own] as the site said during the match, and your own share is in the cards. Nobody could choose them.
        [two] as the site said during the match, and your own share is in the cards. Another one was withheld, so the server and whoever withheld it could choose between two decks.
        [none] as the site said during the match. You had no share of your own in the cards.
        [left] you had promised a share, and the site left it out or called it late, or another device of this seat gave one.
        [unheard] nothing was kept of what the site said.
       *[other] the record differs from what the site said during the match.
    }
terminal-cut =
    { $file }: the record ends with { $rounds ->
        [one] round 1
       *[other] round { $rounds }
    }, before its match is over: the rounds after it were taken out
terminal-no-record = { $file } is no record of Kartenhaus
terminal-unverified = unverified: { $file } does not say how it was dealt; it can be replayed but not checked
terminal-unfinished = unverified: { $file } is not sealed; a site seals a record when its match is over
terminal-nothing-kept = nothing was kept
terminal-not-kept = the match could not be kept in a file ({ $error }); its record stands above
terminal-input-ended = the input ended before the match did; { $kept }
terminal-stopped = stopped; { $kept }
terminal-still-writing = the record is being written, and that does not end

# The record's file.
terminal-file-holds = it already holds something; name another file, or go on with `--resume`
terminal-file-changed = it has just been changed by another program
terminal-file-irregular = this is no regular file
terminal-file-played = another program plays this match
terminal-file-remark = { $file }: { $why } (mend the remark, or delete it)
terminal-remark-seat = line { $line }: expected a seat from 0 to { $last } or `nobody`, found { $found }
terminal-remark-levels = line { $line }: expected a level for each of the { $seats } seats, found { $found }

# What the command line may not ask for.
terminal-wrong-seat = your seat must be from 0 to { $last }, not { $seat }
terminal-wrong-lens = the lens is of a seat from 0 to { $last }, not { $seat }
terminal-wrong-levels = name one level for all bots, or { $others }, not { $found }

# Which game.
terminal-which-game = Which game?
terminal-which-level = How well should the bots play? (novice)
terminal-which-number = Number or name >
terminal-which-again = There are 1 to { $count }, or their names.
terminal-which-none = nothing was chosen; see `kartenhaus help`

# A record, step by step.
terminal-replay-move = { $step }. { $seat } plays: { $move }
terminal-replay-chance =
    { $step }. { $what ->
        [reshuffle] A new draw pile
       *[deck] A new deck
    }
terminal-lens =
    { $seat } knows: { $what }. { $why } ({ $rule }{ $step ->
        [0] { "" }
       *[other] , step { $step }
    }).

# The rules, in the middle of a game.
terminal-rules = The rules of { $game }:
terminal-rules-how = `rules 3` shows a section, `rules 4.3` a clause, `rules all` everything.
terminal-rules-none = { $game } has no clause { $clause }. `rules` lists the sections.

# The table. `$shown` is `$count`, filled up so that columns do not jump.
terminal-score = score { $score }
terminal-cards =
    { $count ->
        [one] { $shown } card
       *[other] { $shown } cards
    }
terminal-cards-in-hand =
    { $count ->
        [one] { $shown } card  in hand
       *[other] { $shown } cards in hand
    }
terminal-chips =
    { $count ->
        [one] { $shown } chip
       *[other] { $shown } chips
    }
terminal-cards-played = { $shown } played
terminal-passed = passed
terminal-closed-of = { $name }, closed
terminal-your-hand = Your hand
terminal-pile-empty = The pile is empty.
terminal-before-it = before it: { $set }
terminal-to-beat = To beat: { $set }
terminal-discard-pile = Discard pile: { $card }
terminal-under-it = (under it { $cards })
terminal-draw-pile =
    Draw pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-draw-pile-burned =
    Draw pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, burned: { $burned }
terminal-reserve = reserve { $cards }
terminal-none = none
terminal-variant = Variants change these numbers (docs/variants.md):
terminal-out = out
terminal-had-turn = has had its turn
terminal-known = known { $cards }
terminal-played = Played: { $cards }  ({ $seat })
terminal-new-trick = A new trick: the table is empty.
terminal-drawn = Drawn: { $card } ({ $count } to insert).
terminal-seat = seat { $seat }
terminal-no-cards = no cards
terminal-empty = empty
terminal-in-hand = In hand: { $card } ({ $seat })
terminal-power = Power of { $card } waits for { $seat }.
terminal-open = open { $cards }
terminal-closed = { $count } closed
terminal-pile =
    Pile ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }), top first: { $cards }

# What may be done.
terminal-only-move = Your only move: { $move }.
terminal-you-may = You may: { $moves }
terminal-your-only-move = Your only move:
terminal-one-of =
    You may play one of { $count ->
        [one] 1 move
       *[other] { $count } moves
    }:
terminal-with-words = `? WORDS` lists the moves with these words, such as `? { $example }`.
terminal-no-such-words = No legal move has these words.
terminal-more-moves = and { $count } more; add words.
terminal-group-single = one card
terminal-group-pairs = pairs
terminal-group-three = three of a kind
terminal-group-books = five-card hands, { $book }
terminal-taking = (the { $card }, to that position of your hand)
terminal-arrange = At any time you may also rearrange your row, such as: { $move }
terminal-throw = You may also throw a card at the discard pile now, such as: { $move }
terminal-besides = Besides: legend, table, score, rules, quit.
terminal-besides-play = Besides: legend, table, score, rules, quit. `play` may be left out: `{ $move }`.
terminal-no-move = That is no move. You may: { $moves }
terminal-lists-all = { $moves } | …  (? lists all)
terminal-stands-alone = `{ $verb }` stands alone.
terminal-needs =
    { $verb } needs { $what ->
        [positions] positions of your hand
        [reserve] a reserve card, `at` and a position
        [card] a card
        [position] a position
        [two-slots] two slots
        [slot] a slot
        [seat] a seat
        [exchange] a slot of yours, a seat, and a slot there
        [three-cards] three cards
        [closed] a closed card's number
       *[cards] cards
    }: { $moves }

# The end of a round. `$rounds` is 0 where the match has no fixed number of rounds.
terminal-round =
    Round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
    } ({ $wins ->
        [chips] the match ends when a seat cannot pay
        [target] low wins, up to { $target }
        [victories] most rounds won win
        [high] high wins
       *[low] low wins
    })
terminal-backs = backs { $backs }
terminal-back-on-top = back { $back } on top
terminal-column-round = round
terminal-column-total = total
terminal-column-points = points
terminal-column-sum = sum
terminal-column-chips = chips
terminal-column-cards = cards left
terminal-ended-out =
    { $count ->
        [one] { $seats } is
       *[other] { $seats } are
    } out of cards.
terminal-ended-out-wins =
    { $count ->
        [one] { $seats } is out of cards and wins
       *[other] { $seats } are out of cards and win
    } the round.
terminal-ended-wins =
    { $count ->
        [one] { $seats } wins
       *[other] { $seats } win
    } the round.
terminal-ended-draw-pile = the draw pile is used up.
terminal-ended-pays =
    { $count ->
        [0] nobody pays
        [one] { $seats } must pay a chip
       *[other] { $seats } must pay a chip each
    }.
terminal-ended-last-turn = it reached its last turn.
terminal-ended-lowest =
    { $count ->
        [one] { $seats } counts
       *[other] { $seats } count
    } lowest.
terminal-ended-nobody = it reached its last turn, and nobody wins it.
terminal-ended-places = out of cards in this order: { $seats }.
terminal-note-times =
    { $times ->
        [0] not counted
        [2] doubled
        [3] tripled
       *[other] counted { $times } times
    }, { $count ->
        [0] none played
       *[other] only { $count } played
    }
terminal-note-no-cards =
    no cards: { $less ->
        [0] 0
       *[other] −{ $less }
    }
terminal-note-lowest = lowest: counts 0
terminal-note-falsely = announced falsely: { $penalty } more
terminal-note-should = should have announced: counts { $missed }

# `kartenhaus games`.
terminal-game =
    { $game }: { $name }, { $min } to { $max } seats, { $direction ->
        [counterclockwise] counter-clockwise
       *[clockwise] clockwise
    }
terminal-option = { $option }: { $values }
terminal-option-default = { $option }: { $values }, default { $default }
terminal-option-number = a number from { $min } to { $max }

# At the table of a site: `kartenhaus join`.
join-name = Your name >
join-no-name = nobody gave a name; give one with `--name`
join-no-screen = `--screen` needs a terminal; without it you play by plain lines
join-opened = Your table is open. Send this link to those who should play: { $link }
join-room = { $game }. At the table: { $names }.
join-lobby-host = You are the host: `bot` seats a bot, `start` begins the match.
join-lobby = The match begins when { $host } starts it.
join-hint = Type a move, ? for what you may do, legend, rules, score, table, say, talk, leave, or quit.
join-prompt-ready = Press Enter when you are ready >
join-lost = The connection is lost and will be opened again. You can type on: a move is played once it is back.
join-back = The connection is back.
join-waits = “{ $move }” will be played once the connection is back.
join-not-understood = The site said something that this program does not understand.
join-other-protocol = The site speaks another version of the protocol: the site or this program is out of date.
join-unknown-game = This program does not know the game that is played there.
join-no-room = There is no such room, or no longer.
join-blocked = The proxy in front of the site doesn’t pass WebSockets on. Its host has to set that up (docs/hosting.md).
join-bad-key = This link opens no seat in this room, or no longer.
join-given-up = The site has not answered for ten minutes.
join-input-ended = The input ended before the match did.
join-kept = Your seat is kept. To come back: kartenhaus join '{ $link }'
join-deals-not-kept = What the site says of its deals cannot be kept: { $error }
join-left = You got up from the table.
join-talk = `talk 1` makes the first of these remarks.
join-talk-none = No remark can be made now.
join-queued = Chosen for later: { $moves }
join-besides = At the table: say TEXT, talk, ready, time (more of it), leave (get up), quit (your seat is kept).
join-besides-host = As the host: bot LEVEL, start; during a match bot NAME (plays for whoever is away) and remove NAME.
join-nobody = Nobody here is called “{ $name }”.
join-no-match = You are not in a match now.
join-not-your-turn = It is not your turn.
join-clock = Time for this move: { $time }
join-screen-lost = No connection
join-screen-hint = ? help · PageUp/PageDown log · Ctrl-C quit
join-screen-page = Enter or Esc: back to the table · PageUp/PageDown

# Hints and taking back, for who plays against bots.
terminal-besides-alone = Against bots also: hint (what an expert would do), why (its figures), back (take back your last move).
terminal-advice =
    { $said } To do that, type { $move }{ $figures ->
        [yes] ; for the figures, why
       *[no] {""}
    }.
terminal-why-none = There is no hint yet: type hint.
terminal-alone = That is for tables of a site: here you play against bots alone.
