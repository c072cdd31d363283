# Kartenhaus in English: the source of every other language.
#
# A language is one file like this one, named after its tag. `cargo test -p words` says what is
# missing. A message `rule-<game>-<clause>` is a clause of docs/rules in that language; English has
# none, because docs/rules is English.

# The language's name, in itself.
language = English

# Why a move is refused in any game.
refused-over = No round is being played now.
refused-not-your-turn = This seat has nothing to decide now.

# Why a server refuses a move.
refused-stale = The table has changed since you chose this.
refused-too-late = Too late by { $seconds } s: the card stays hidden, and costs nothing.
refused-no-snap = No snap is open: the card stays hidden, and costs nothing.
refused-snap-answered = You have said that you throw nothing more in this snap.

# Why a move is illegal in kartel.

refused-kartel-must-lead = The pile is empty, so you must lead and may not pass.
refused-kartel-wrong-number = You must play as many cards as the last set has: { $count }.
refused-kartel-not-a-set =
    { $cards ->
        [ship] Two cards must have the same rank.
        [trips] Three cards must have the same rank.
        [book] These five cards form no book.
       *[number] A set has one, two, three or five cards.
    }
refused-kartel-not-held = You do not hold { $card }.
refused-kartel-named-twice = You named { $card } twice, and there is one of each card.
refused-kartel-lower-line =
    { $mine ->
        [Umbrella] An { $mine }
       *[other] A { $mine }
    } does not beat { $last ->
        [Umbrella] an { $last }
       *[other] a { $last }
    }.
refused-kartel-too-low =
    { $line ->
        [solo] { $why ->
            [suit] { $mine } and { $last } have the same rank, and { $suit } does not beat { $last_suit }.
           *[rank] { $mine } does not beat { $last }: the rank is lower.
        }
        [ship] { $mine } do not beat { $last }: the rank is lower.
        [trips] { $mine } do not beat { $last }: the rank is lower.
       *[book] This { $line } is not higher than the last: { $why ->
            [rainbow] the last is rainbow.
            [rank-of-four] the rank of the four is lower.
            [rank-of-three] the rank of the three is lower.
            [straight] the straight is lower.
            [ranks] the ranks are lower, from the highest card down.
            [suit] the ranks are equal, and { $suit } does not beat { $last_suit }.
            [suit-of-highest] the ranks are equal, and of the highest cards { $suit } does not beat { $last_suit }.
           *[rank] the rank is lower.
        }
    }

# Why a move is illegal in kartu-sama.

refused-kartu-sama-must-play = You have a card that fits, so you must play and may not draw.
refused-kartu-sama-does-not-fit = { $card } does not fit on { $top }: it has neither its rank nor its suit.
refused-kartu-sama-not-held = You do not hold { $card }.
refused-kartu-sama-must-play-on = You still owe cards, so you must play what fits, even a joker.

# Why a move is illegal in khamul.

refused-khamul-look-first = First look at two of your own cards.
refused-khamul-first-look-over = The first look is over: nobody looks at two cards any more.
refused-khamul-announce-at-start = Khamul is announced only at the start of your turn.
refused-khamul-draw-first = Your turn begins: draw a card, or take the top of the discard pile.
refused-khamul-draw-at-start = A card is drawn or taken only at the start of your turn.
refused-khamul-nothing-to-take = The discard pile is empty: there is nothing to take.
refused-khamul-card-in-hand = First discard the card that you drew, or switch it for one of your row.
refused-khamul-no-card-in-hand = You have no card in hand to discard or to switch.
refused-khamul-must-switch = The card that you took must be switched for one of your row.
refused-khamul-no-slot-for-taken = Your row is empty, so you cannot take a card: you could not switch it.
refused-khamul-no-slot-for-drawn = Your row is empty, so you must discard what you drew.
refused-khamul-power-first = First use the power of the card that you discarded, or decline it.
refused-khamul-nothing-to-draw = There is nothing left to draw.
refused-khamul-thrown-power-first = First use the power of the card that you threw, or decline it.
refused-khamul-only-with-jack = You look at one of your own cards only when you use a jack.
refused-khamul-jack-looks = A jack lets you look at one of your own cards, and nothing else.
refused-khamul-only-with-queen = You give a card to somebody only when you use a black queen.
refused-khamul-queen-gives = A black queen gives somebody a card, and nothing else.
refused-khamul-given-to-oneself = The black queen's card goes to another seat, not to you.
refused-khamul-only-with-king = You exchange cards only when you use a black king.
refused-khamul-exchanged-with-oneself = You exchange a card with another seat, not with yourself.
refused-khamul-no-power = There is no power to decline now.
refused-khamul-announced = Khamul is announced already, and nobody else may announce it.
refused-khamul-arranged-in-first-look = You may rearrange your row only after the first look.
refused-khamul-arranged-in-power = You may not rearrange your row while a power is waiting to be used.
refused-khamul-arranged-already = You have rearranged your row already in this turn.
refused-khamul-arranged-nothing = Your row is empty, so there is nothing to rearrange.
refused-khamul-no-slot = There is no such slot; slots count from 0.
refused-khamul-no-seat = There is no such seat; seats count from 0.
refused-khamul-same-slot = Look at two different cards.
refused-khamul-no-order = Name every slot of your row once, in the new order.

# Why a move is illegal in krass-kariert.

refused-krass-kariert-starter-must-play = You start this trick, so you must play and may not take a reserve card.
refused-krass-kariert-no-reserve = You have no reserve card left to take.
refused-krass-kariert-too-many = A combination has one, two or three cards that lie side by side.
refused-krass-kariert-no-combination = These cards are neither a run nor all the same number.
refused-krass-kariert-not-higher =
    { $kind ->
        [solo] That is not higher than the single card { $numbers }.
        [pair] That is not higher than the pair { $numbers }.
        [three-of-a-kind] That is not higher than { $numbers }, three of a kind.
       *[run] That is not higher than the run { $numbers }.
    }
refused-krass-kariert-goes-round = Runs do not go round: 12 and 1 are no run.
refused-krass-kariert-numbers-missing = Say what each X stands for, with a number for each card, as in `play 2-3 as 7 8`.
refused-krass-kariert-numbers-unfit = These numbers do not fit the cards and what X can stand for beside them.
refused-krass-kariert-only-x = A combination of several cards needs at least one number card.
refused-krass-kariert-stop-alone = A Stop is played alone.
refused-krass-kariert-draw-alone = A Draw is played alone.
refused-krass-kariert-must-insert = First put the card that you have drawn into your hand, with `insert`.
refused-krass-kariert-nothing-drawn = You have drawn no card that you could insert.
refused-krass-kariert-no-such-position = There is no such position: your hand has { $count } cards.
refused-krass-kariert-no-such-reserve = There is no such reserve card.
refused-krass-kariert-no-x = Numbers are given only where an X is among the cards.

# Why a move is illegal in ktu.

refused-ktu-choose-first = First every seat lays three cards of its hand open.
refused-ktu-cannot-open = You can only lay three different cards open that you hold.
refused-ktu-choice-over = The open cards are chosen; they are chosen once, after the deal.
refused-ktu-open-too-early = Open cards cannot be played before the draw pile and your hand are finished.
refused-ktu-closed-too-early = Closed cards cannot be turned before the draw pile and your hand are finished.
refused-ktu-nothing-to-take = The pile is empty: there is nothing to take.
refused-ktu-not-held = You can only play different cards that you hold in your hand.
refused-ktu-several-ranks = Only cards of one rank are played together.
refused-ktu-no-such-closed = You have no closed card with this number; they are counted from 0.
refused-ktu-not-lower = A 7 is only beaten by a 4, 5 or 6, or by a 2, a 3 or a 10.
refused-ktu-not-higher =
    You need a higher card than { $rank ->
        [four] a 4
        [five] a 5
        [six] a 6
        [eight] an 8
        [nine] a 9
        [ten] a 10
        [jack] a jack
        [queen] a queen
        [king] a king
       *[ace] an ace
    }, or a 2, a 3 or a 10.

# What joins a list: all but the last with commas, then the last.
list-and = { $all } and { $last }
list-or = { $all } or { $last }

# What happened, as the terminal and the page's log say it. `$seat` is who acts; `$who` is `you` if
# that is who reads, else `other`. So are `$dealer` and `$dealer-who`, `$to` and `$to-who`, `$other`
# and `$other-who`. Cards, lists of cards and lists of names are given as they are to be shown.

event-round-over = The round is over: { $scores }. In total: { $totals }.
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

# What happened in kartel. `$aside` cards are put aside, if any; `$set` is the set's name.

event-kartel-dealt =
    Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    } { $count } cards each, { $who ->
        [you] you lead
       *[other] { $seat } leads
    }.{ $aside ->
        [0] {""}
       *[other] {" "}{ $aside } cards are put aside.
    }
event-kartel-played =
    { $who ->
        [you] You play
       *[other] { $seat } plays
    } { $cards }{ $set ->
        [solo] {""}
       *[other] {" "}({ $set })
    }, { $left ->
        [0] no card left
       *[other] { $left } left
    }.
event-kartel-passed =
    { $who ->
        [you] You pass
       *[other] { $seat } passes
    }.
event-kartel-emptied =
    All others have passed: { $who ->
        [you] you lead
       *[other] { $seat } leads
    }.
event-kartel-round-over =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } out of cards. The round is over: { $scores }. In total: { $totals }.

# What happened in kartu-sama.

event-kartu-sama-dealt =
    Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    }, { $who ->
        [you] you begin
       *[other] { $seat } begins
    }; { $card } is turned up.
event-kartu-sama-played =
    { $who ->
        [you] You play
       *[other] { $seat } plays
    } { $card }{ $owed ->
        [0] {""}
       *[other] {" "}and { $who ->
            [you] owe
           *[other] owes
        } { $owed ->
            [one] 1 more card
           *[other] { $owed } more cards
        }
    }.
event-kartu-sama-drew =
    { $count ->
        [0] { $who ->
            [you] You have
           *[other] { $seat } has
        } to draw, but no card is left.
       *[other] { $who ->
            [you] You draw
           *[other] { $seat } draws
        } { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }

# What happened in krass-kariert. `$what` is `stop`, `draw` or `cards`; `$place` is a position.

event-krass-kariert-dealt =
    Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    }, { $who ->
        [you] you start
       *[other] { $seat } starts
    }.
event-krass-kariert-played =
    { $who ->
        [you] You play
       *[other] { $seat } plays
    } { $what ->
        [stop] Stop: the trick ends
        [draw] Draw: who wins the trick draws three
       *[cards] { $cards }
    }.
event-krass-kariert-took =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } { $card } from the reserve, to position { $place }.
event-krass-kariert-trick-won =
    { $who ->
        [you] You win
       *[other] { $seat } wins
    } the trick{ $count ->
        [0] {""}
       *[other] {" "}and { $who ->
            [you] draw
           *[other] draws
        } { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    }.
event-krass-kariert-inserted =
    { $who ->
        [you] You put
       *[other] { $seat } puts
    } a drawn card at position { $place }.
event-krass-kariert-out = Out of cards: { $seats }.
event-krass-kariert-trick-started =
    A new trick: { $who ->
        [you] you start
       *[other] { $seat } starts
    }.
event-krass-kariert-stuck =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } nothing to play and no reserve card left.
event-krass-kariert-round-over =
    The round is over: { $count ->
        [0] nobody pays
        [one] { $who ->
            [you] you pay
           *[other] { $seats } pays
        } a chip
       *[other] { $seats } pay a chip each
    }. Chips: { $chips }.

# A combination with X in it, and what it stands for.
krass-kariert-stands = { $cards } as { $numbers }

# What happened in khamul. `$slot` is a card's number in its row. `$named` is `yes` where a card is
# named that lies face down afterwards, or `no`: the page's log would remember it for everyone.

event-khamul-dealt =
    Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    }, { $who ->
        [you] you begin
       *[other] { $seat } begins
    }.
event-khamul-peeked =
    { $who ->
        [you] You look
       *[other] { $seat } looks
    } at cards { $slots }.
event-khamul-turn =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } on turn.
event-khamul-passed =
    { $who ->
        [you] You pass
       *[other] { $seat } passes
    }: there is nothing to draw or take.
event-khamul-announced =
    { $who ->
        [you] You announce
       *[other] { $seat } announces
    } Khamul: everyone else has one more turn.
event-khamul-drew =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } a card.
event-khamul-took =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } { $named ->
        [yes] { $card } from
       *[no] the top of
    } the discard pile.
event-khamul-discarded =
    { $who ->
        [you] You discard
       *[other] { $seat } discards
    } { $card }.
event-khamul-switched =
    { $who ->
        [you] You put
       *[other] { $seat } puts
    } { $named ->
        [yes] { $card }
       *[no] it
    } in place of card { $slot }; { $discarded } is discarded.
event-khamul-threw =
    { $who ->
        [you] You throw
       *[other] { $seat } throws
    } card { $slot }: { $matches ->
        [yes] { $card }, a match
       *[no] { $named ->
            [yes] { $card }, no match
           *[no] no match
        }; it goes back
    }.
event-khamul-received =
    { $who ->
        [you] You get
       *[other] { $seat } gets
    } { $drawn ->
        [yes] an unseen card from the draw pile
       *[no] no card: none is left
    }.
event-khamul-done =
    { $count ->
        [one] { $who ->
            [you] You throw
           *[other] { $seats } throws
        }
       *[other] { $seats } throw
    } no more.
event-khamul-looked =
    { $who ->
        [you] You look
       *[other] { $seat } looks
    } at card { $slot }.
event-khamul-gave =
    { $who ->
        [you] You make
       *[other] { $seat } makes
    } { $to-who ->
        [you] you
       *[other] { $to }
    } take a card.
event-khamul-exchanged =
    { $who ->
        [you] You swap
       *[other] { $seat } swaps
    } card { $slot } for { $other-who ->
        [you] your
       *[other] { $other }'s
    } card { $other-slot }, and { $who ->
        [you] look
       *[other] looks
    } at it.
event-khamul-declined =
    { $who ->
        [you] You do
       *[other] { $seat } does
    } not use the power.
event-khamul-arranged =
    { $who ->
        [you] You rearrange
       *[other] { $seat } rearranges
    } the row: the old cards { $slots } in the new order.
event-khamul-reshuffled =
    The discard pile but its top is shuffled: a new draw pile of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-khamul-saw = You see: { $seen }.
khamul-seen = card { $slot } is { $card }

# What happened in ktu. `$place` is 0 where nobody plays on for places.

event-ktu-dealt =
    Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    }, { $who ->
        [you] you begin
       *[other] { $seat } begins
    }.
event-ktu-chose =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } chosen.
event-ktu-opened = All have chosen. Open: { $open }.
event-ktu-played =
    { $who ->
        [you] You play
       *[other] { $seat } plays
    } { $cards }.
event-ktu-flipped =
    { $who ->
        [you] You turn
       *[other] { $seat } turns
    } over { $card }{ $beats ->
        [yes] {""}
       *[no] , in vain
    }.
event-ktu-passed-over =
    { $count ->
        [one] { $who ->
            [you] You are
           *[other] { $seats } is
        }
       *[other] { $seats } are
    } passed over.
event-ktu-burned =
    The pile is burnt: { $count ->
        [one] 1 card leaves
       *[other] { $count } cards leave
    } the game.
event-ktu-took =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } the pile, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
event-ktu-drew =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-ktu-took-up =
    { $who ->
        [you] You take up your
       *[other] { $seat } takes up the
    } open cards: { $cards }.
event-ktu-out =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } out of cards{ $place ->
        [0] {""}
       *[other] , place { $place }
    }.

# At the terminal.

terminal-your-name = { $name } (you)
