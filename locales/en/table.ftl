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

# What happened in kartel. `$aside` cards are put aside, if any; `$set` is the set's name.
event-kartel-dealt =
    Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } each, { $who ->
        [you] you lead
       *[other] { $seat } leads
    }.{ $aside ->
        [0] {""}
        [one] {" "}1 card is put aside.
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

# What is to be decided, in kartel. `$set` is the set to beat, `$first` and `$second` are suits, `$book` is a
# book's name, `$what` what it is, and `$higher` what is higher than it.
asked-kartel-lead =
    You lead: one card, two or three of one rank, or a five-card hand.
asked-kartel-cannot =
    { $reader ->
        [page] Nothing of yours beats the { $set }
       *[terminal] You have nothing that beats it
    }: pass.
asked-kartel-beat =
    { $reader ->
        [page] Beat the { $set }
       *[terminal] Beat it with { $size ->
            [one] 1 card
           *[other] { $size } cards
        }{ $pass ->
            [yes] , or pass
           *[no] {""}
        }
    }: { $size ->
        [1] a higher rank, or { $reader ->
            [page] { $rank }
           *[terminal] { $rank ->
                [8] an 8
               *[other] a { $rank }
            }
        } in { $first } or { $second }
        [2] a higher pair, or another pair of { $rank }
       *[other] a higher rank
    }.
asked-kartel-book =
    { $reader ->
        [page] {""}
       *[terminal] Beat it with 5 cards{ $pass ->
            [yes] , or pass
           *[no] {""}
        }. { $book }: { $what }.
    }
asked-kartel-higher =
    { $reader ->
        [page] Beat the { $book }: a higher one{ $rainbow ->
            [yes] , one in five suits
           *[no] {""}
        }{ $next ->
            [mr] , or a straight or better
            [umbrella] , or a full house or better
            [honey] , or a flush or better
            [quads] , or four of a kind or better
            [mr-honey] , or a straight flush or better
            [kara-5] , or five of a kind
           *[none] {""}
        }
       *[terminal] { $count ->
            [0] Only a higher { $book } beats it
           *[other] A higher { $book } beats it, or { $higher }
        }
    }.
# What a five-card hand is called: on a page as people say it, at a terminal as in the rules.
kartel-called =
    { $reader ->
        [page] { $book ->
            [kara-5] five of a kind
            [mr-honey] straight flush
            [kara-quads] rainbow four of a kind
            [quads] four of a kind
            [honey] flush
            [kara-umbrella] rainbow full house
            [umbrella] full house
            [kara-mr] rainbow straight
            [mr] straight
           *[kara-jump] rainbow
        }
       *[terminal] { $name }
    }
kartel-set =
    { $reader ->
        [page] { $size ->
            [2] pair of { $rank }
            [3] three of { $rank }
           *[other] { $name }
        }
       *[terminal] { $name }
    }
kartel-book =
    { $book ->
        [kara-5] five of one rank
        [mr-honey] { kartel-straight } in one suit
        [kara-quads] four of one rank and one more, in five suits
        [quads] four of one rank and one more
        [honey] five of one suit
        [kara-umbrella] three of one rank and two of another, in five suits
        [umbrella] three of one rank and two of another
        [kara-mr] { kartel-straight }, in five suits
        [mr] { kartel-straight }
       *[kara-jump] five suits, five ranks, no straight
    }
kartel-straight =
    { $reader ->
        [page] five ranks in a row
       *[terminal] straight
    }

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
            [you] {""}
           *[other] { $seat } draws { $count ->
                [one] 1 card
               *[other] { $count } cards
            }.
        }
    }

# What is to be decided, in kartu-sama. `$fits` is what fits of what the seat holds; `$draw` is 0 where it may
# not draw.
asked-kartu-sama-nothing =
    Nothing fits: draw { $draw }{ $ends ->
        [yes] , which ends the round
       *[no] {""}
    }.
asked-kartu-sama-fits =
    { $reader ->
        [page] { $owed ->
            [0] { $draw ->
                [0] { $fits ->
                    [any] Your turn: any card fits
                    [joker] Your turn: only a joker fits
                   *[top] You must play { kartu-sama-top }
                }
               *[other] Your turn: { kartu-sama-fits }
            }
           *[other] { kartu-sama-owe }: { kartu-sama-fits }
        }
       *[terminal] { $owed ->
            [0] { $fits ->
                [any] Any card fits on a joker
                [joker] Only a joker fits
               *[top] Match { kartu-sama-top }
            }
           *[other] { kartu-sama-owe }: play one that fits: { $fits ->
                [any] any card fits on a joker
                [joker] only a joker fits
               *[top] match { kartu-sama-top }
            }
        }
    }{ $draw ->
        [0] {""}
       *[other] , or draw { $draw }{ $ends ->
            [yes] , which ends the round
           *[no] {""}
        }
    }.
kartu-sama-owe =
    You owe { $owed ->
        [one] 1 more card
       *[other] { $owed } more cards
    }
kartu-sama-fits =
    { $fits ->
        [any] any card fits
        [joker] only a joker fits
       *[top] play { kartu-sama-top }
    }
kartu-sama-top =
    { $reader ->
        [page] { french-one }{ $jokers ->
            [0] {" "}or { $suit }
           *[other] , { $suit } or a joker
        }
       *[terminal] { $rank } or { $suit }{ $fits ->
            [top-or-joker] {" "}(or play a joker)
           *[top] {""}
        }
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
        [draw] Draw: whoever wins the trick draws for it
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
        [you] {""}
       *[other] { $seat } puts a drawn card at position { $place }.
    }
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

# What is to be decided, in krass-kariert. `$moves` are the first move and the last.
asked-krass-kariert-insert =
    { $reader ->
        [page] You drew { $card }: put it where you like{ $more ->
            [0] {""}
           *[other] ; { $more } more to draw
        }
       *[terminal] Put the { $card } you drew: { $moves } (the position it will have)
    }.
asked-krass-kariert-start =
    You start: { $reader ->
        [page] one to three neighbours,
       *[terminal] any one to three neighbours that form a combination,
    } or a special card.
asked-krass-kariert-none-yet =
    No combination lies yet: play any{ $reader ->
        [page] {""}
       *[terminal] {" "}one to three neighbours that form a combination, or a special card
    }{ $take ->
        [yes] , or take a reserve card
       *[no] {""}
    }.
asked-krass-kariert-beat =
    { $reader ->
        [page] { $how ->
            [take] Nothing of yours beats the { krass-kariert-title }: take a reserve card
            [play-or-take] Beat the { krass-kariert-title }, or take a reserve card
           *[play] Beat the { krass-kariert-title }
        }
       *[terminal] To beat: { krass-kariert-set } ({ $what ->
            [single] single card
            [pair] pair
            [three] three of a kind
           *[run] { $size ->
                [2] run of two
               *[other] run of three
            }
        }, { $seat }): { $how ->
            [take] you cannot, so take a reserve card
            [play-or-take] play higher, or take a reserve card
           *[play] play higher
        }
    }.

# A combination with X in it, and what it stands for.
krass-kariert-stands = { $cards } as { $numbers }
krass-kariert-title =
    { $what ->
        [special] { $cards }
        [single] { $low }
        [pair] pair of { $low }
        [three] three of { $low }
       *[run] run { $low } to { $high }
    }
krass-kariert-set =
    { $reader ->
        [page] { krass-kariert-title }{ $x ->
            [yes] {" "}({ $cards })
           *[no] {""}
        }
       *[terminal] { $x ->
            [yes] { krass-kariert-stands }
           *[no] { $cards }
        }
    }

# What happened in khamul. `$slot` is a card's number in its row. The page names no card that lies face
# down afterwards: its log would remember it for everyone.
event-khamul-dealt =
    Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    }.
event-khamul-peeked =
    { $who ->
        [you] You look
       *[other] { $seat } looks
    } at cards { $slots }.
event-khamul-turn =
    { $reader ->
        [page] {""}
       *[terminal] { $who ->
            [you] You are
           *[other] { $seat } is
        } on turn.
    }
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
    } { $reader ->
        [page] the top of
       *[terminal] { $card } from
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
    } { $reader ->
        [page] it
       *[terminal] { $seen ->
            [yes] { $card }
           *[no] it
        }
    } in place of card { $slot }; { $discarded } is discarded.
event-khamul-threw =
    { $who ->
        [you] You throw
       *[other] { $seat } throws
    } card { $slot }: { $matches ->
        [yes] { $card }, a match
       *[no] { $reader ->
            [page] no match
           *[terminal] { $card }, no match
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
    { $reader ->
        [page] {""}
       *[terminal] { $count ->
            [one] { $who ->
                [you] You throw
               *[other] { $seats } throws
            }
           *[other] { $seats } throw
        } no more.
    }
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
event-khamul-turned-up =
    { $reader ->
        [page] All cards are turned up.
       *[terminal] {""}
    }
event-khamul-saw =
    { $reader ->
        [page] {""}
       *[terminal] You see: { $seen }.
    }
event-khamul-drew-own =
    { $reader ->
        [page] {""}
       *[terminal] You drew { $card }.
    }
khamul-seen = card { $slot } is { $card }

# What is to be decided, in khamul. `$power` is what the card may do, `$ways` how a turn may begin.
asked-khamul-peek =
    { $reader ->
        [page] Choose two of your cards to look at, once
       *[terminal] First look: choose two of your cards to see, once: peek 0 1
    }.
asked-khamul-power =
    { $reader ->
        [page] { $power ->
            [look] Your jack: look at one of your cards?
            [give] Your queen: who takes a card?
           *[exchange] Your king: swap one of your cards with whose?
        }
       *[terminal] { $card }: { $power ->
            [look] look N: see one of your own cards
            [give] give N makes seat N draw an unseen card
           *[exchange] exchange MINE SEAT THEIRS swaps two cards and shows you what you get
        }, or decline.
    }
asked-khamul-took =
    You took { $card }: { $reader ->
        [page] choose the card that it replaces
       *[terminal] switch N to put it in place of your card N
    }.
asked-khamul-drew =
    { $reader ->
        [page] You drew { $card }{ $power ->
            [look] {" "}(look at a card)
            [give] {" "}(give a card)
            [exchange] {" "}(swap cards)
           *[none] {""}
        }: discard it{ $switch ->
            [yes] , or choose the card that it replaces
           *[no] {""}
        }
       *[terminal] You hold { $card }: discard it{ $power ->
            [look] {" "}(a power: look at a card)
            [give] {" "}(a power: give a card)
            [exchange] {" "}(a power: exchange two cards)
           *[none] {""}
        }{ $switch ->
            [yes] , or switch N to put it in place of your card N
           *[no] {""}
        }
    }.
asked-khamul-snap =
    { $reader ->
        [page] Snap: throw { $by ->
            [value] a card worth { $value }
           *[rank] { french-one }
        } if you have one
       *[terminal] Snap on { $card }? snap N throws your card N if you believe it is { $by ->
            [value] worth { $value }
           *[rank] { french-one }
        }; done throws none
    }.
asked-khamul-snap-none =
    { $reader ->
        [page] Snap: you have no card to throw.
       *[terminal] Snap on { $card }? You have no card to throw: done.
    }
asked-khamul-turn = Your turn: { $ways }.
khamul-way =
    { $way ->
        [draw] draw
        [take] { $reader ->
            [page] take { $card }
           *[terminal] take the { $card }
        }
       *[khamul] { $reader ->
            [page] announce Khamul
           *[terminal] announce khamul
        }
    }

# What happened in ktu. `$place` is 0 where nobody plays on for places.
event-ktu-dealt =
    Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    }, { $who ->
        [you] you begin
       *[other] { $seat } begins
    }.
event-ktu-no-winner = The match is over: no points, no winner.
event-ktu-chose =
    { $who ->
        [you] {""}
       *[other] { $seat } has chosen.
    }
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
    The pile is burned: { $count ->
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
        [you] {""}
       *[other] { $seat } draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
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

# What is to be decided, in ktu. `$example` is a move; `$fits` is what beats the pile, and `$closed` the numbers of
# the seat's closed cards.
asked-ktu-open =
    { $reader ->
        [page] Choose three cards to lie open.
       *[terminal] Choose three of your { $dealt ->
            [7] seven
           *[other] { $dealt }
        } cards to lie open: { $example }. You play them when your hand is gone; { $free ->
            [none] high cards are worth keeping.
           *[other] { $free } and high cards are worth keeping.
        }
    }
asked-ktu-turn =
    { $reader ->
        [page] { $how ->
            [take] Nothing fits ({ ktu-fits }): pick up
           *[other] { $how ->
                [flip] Turn over a closed card
               *[play] Your turn
            }: { $fits ->
                [empty] play anything
                [anything] anything fits
                [lower] go lower than { $answer }
               *[higher] beat { $rank }
            }
        }.
       *[terminal] { $fits ->
            [empty] The pile is empty: play one card, or several of one rank
           *[other] To beat: { $card }{ $threes ->
                [yes] {" "}({ $through }s are looked through)
               *[no] {""}
            }: { ktu-fits }
        }.{ $how ->
            [take] {" "}You cannot beat it: take.
            [flip] {" "}flip N turns over one of your closed cards ({ $closed }){ $take ->
                [yes] , or take the pile
               *[no] {""}
            }.
           *[play] {""}
        }
    }
ktu-fits =
    { $fits ->
        [anything] anything
        [only] { $free ->
            [none] nothing
           *[other] only { $free }
        }
       *[higher] { $ranks }{ $free ->
            [none] {""}
           *[other] , or { $free }
        }
    }

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
talk-khamul =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } said Khamul.
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
# The page: where a match turned. `$name` is whose chances; `$who` is `you` if that is who reads.
# `$lost` is `yes` where a match has a loser, and all others win.
page-review = Where it turned
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
page-group = Statistics of this table
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
page-fair-check = Check the deal
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

# Learning: what a lesson says at each step, `lesson-<game>-<step>`, in Markdown; the steps stand in
# crates/play/lessons. What is said to who plays a game for the first time: `hint-<game>-<when>`.
lesson-kartel-lead = First to play every card wins. The pile is empty, so you **lead**: tap the green 5, then *Play*. The next player must beat it with one card.
lesson-kartel-wheel = Same rank: now the **suits** decide. They stand in a circle, and each beats the next two. Blue beats gold: play your blue 5.
lesson-kartel-pass = 正 is the highest rank: you have nothing against it here, so **pass**. That does not shut you out; later you may play again.
lesson-kartel-pair = Bea leads a **pair**, so two cards of one rank have to answer. On a tie, the pair played last wins. Play your two 6s.
lesson-kartel-book = You won, so you lead again. Some sets of five form a **five-card hand**: 7 8 女 王 后 is a straight. Play all five of them.
lesson-kartel-kara = Bea's full house, three and two, beats any straight. Yours has five different suits: that is **KARA**, and beats every plain full house. Play 3 3 3 4 4.
lesson-kartel-end = One card left, and you lead: **finish on your own**. The others pay for the cards they hold, and twice as much if they played three or fewer.
lesson-kartu-sama-suit = Share the **suit** or the rank of the card that lies there. It is the 7 of hearts: tap your 9 of hearts to play it.
lesson-kartu-sama-rank = Bea answered with a 9: the same **rank**. You can do that too: play your 9 of spades.
lesson-kartu-sama-draw = Only your joker fits here, and nobody has to start a joker. So **draw two**; then your turn is over.
lesson-kartu-sama-joker = A **joker** fits on everything, but it has a price: you must go on at once with as many cards as there are players, here two. Play it.
lesson-kartu-sama-owe = You **owe two cards**, and each must fit the one before. On a joker anything fits: play your 6 of diamonds.
lesson-kartu-sama-chain = One more, and it must fit: play your 6 of hearts. Who owes cards and cannot go on draws two for each player.
lesson-kartu-sama-answer = Bea played a joker as well, and paid with two 8s. Answer her 8 of diamonds with your 2 of diamonds.
lesson-kartu-sama-last = Bea has **one card left**. If it does not fit, she draws the two and one more for each other player. Play your 10 of clubs.
lesson-kartu-sama-end = It did not fit: she drew three. **Finish on your own.** In the end, cards in hand count against you: a joker 20, an ace 11, J, Q and K only 1.
lesson-krass-kariert-neighbours = You may not sort your hand: only **neighbours** play together. 7 and 8 are apart, so play the 3 between them alone.
lesson-krass-kariert-gap = The **gap closed**: 7 and 8 are neighbours now, a run of two. It beats every single card. Tap both, then *Play*.
lesson-krass-kariert-x = You won, so you start. **X** is any number: 6 6 X is three of a kind, which beats all else. Tap the three.
lesson-krass-kariert-low = Bea had nothing higher and took one of her reserve cards. Now let go of a weak card: play the 4.
lesson-krass-kariert-stop = Bea has a run and you have none. **Stop** is played alone, on anything: it ends the trick, and the trick is yours.
lesson-krass-kariert-lead = You start. Play the 11; the 1 is too weak alone.
lesson-krass-kariert-reserve = You cannot beat a pair. So take your **reserve card** 2 and lay it behind the 1: together they are a run.
lesson-krass-kariert-end = A run of two beats Bea's 9: **finish on your own.** The last player with cards pays a **chip**; so does anyone who can neither play nor take a card.
lesson-khamul-look = Four cards lie face down before you. Once, you may **look at two**: tap card 2 and card 4, then look.
lesson-khamul-draw = Hold the long button to see them, and **remember** them: you won’t see them again. Then draw a card.
lesson-khamul-switch = Few points win, and a 2 is good. Tap card 2, the 9 that you saw, and replace it.
lesson-khamul-snap = Your 9 lies on top, and card 4 is a 9 too. Whoever has the same rank may **throw it away at once**: tap card 4, then *Snap*.
lesson-khamul-done = It matched: one card less. You know of no other 9, so end the snap: *No snap*.
lesson-khamul-wait = Bea discarded a 6. You know of none, and a wrong snap costs a penalty card: *No snap*.
lesson-khamul-power = Draw a card.
lesson-khamul-jack = Jacks, black queens and black kings have **powers**. Discard the jack, and you may look at one of your cards.
lesson-khamul-see = Tap card 1, which you have not seen yet, and look at it.
lesson-khamul-none = Hold the long button to see it, and remember it. Nothing of yours is a jack: *No snap*.
lesson-khamul-turn = Bea discarded a 7, and your card 1 is a 7. You may throw it **though it is not your turn**: tap card 1, then *Snap*.
lesson-khamul-enough = Only two cards left. You know of no other 7: *No snap*.
lesson-khamul-again = Draw a card.
lesson-khamul-ace = An ace counts 1. Tap card 2, which you never saw, and replace it.
lesson-khamul-over = It was a 10: good that it is gone. *No snap*.
lesson-khamul-last = Bea discarded a 5, and you have none: *No snap*.
lesson-khamul-khamul = You hold a 2 and an ace, 3 points. With 5 or less you should **announce Khamul**, before you draw. Press *Announce*.
lesson-khamul-end = Each of the others has one more turn, then all cards are turned up. If you are asked, choose *No snap*. Too high an announcement costs 20.
lesson-ktu-open = Three of your cards will lie **open**, for when your hand is gone. Choose strong ones: the 2, the 3 and the 10.
lesson-ktu-first = On an empty pile you may play anything. Low cards first: tap the 5, then *Play*. You draw up to four cards by yourself.
lesson-ktu-seven = A **7** must be answered with a lower card; Cem answered Bea’s with a 5. Everything else must be higher: play your 6.
lesson-ktu-take = Your kings do not beat a king; equal is not enough. So **pick up** the pile: more cards, but good ones.
lesson-ktu-push = Now the 7 is in your hand. Play it on the 6: the next player must go lower.
lesson-ktu-three = Cem went on with a 7. Lower than 7 are 4, 5 and 6: tap your 5s, and play all **three at once**.
lesson-ktu-eights = Cem's **8s** passed you over; then Bea and Cem played. Beat the jacks with your two queens.
lesson-ktu-low = Bea's aces were too high for Cem, who picked up. The pile is empty: get rid of the 6.
lesson-ktu-kings = A 4 lies on top. Play all three kings at once, and the deck is soon used up.
lesson-ktu-skip = Bea's **2** let anything follow, and Cem played 5s. Play your 8: it passes Bea over.
lesson-ktu-glass = A **3** fits on everything, and is transparent: what lies under it must still be beaten. Play it.
lesson-ktu-own = Your hand was empty, so your **open cards** came into it. On the queens, play the 3.
lesson-ktu-two = Bea's **10** burned the pile, and a king followed. Play the 2: it fits on everything, and everything on it.
lesson-ktu-burn = Cem picked up. Play your own **10**: the pile leaves the game, and it is your turn again.
lesson-ktu-blind = Only your three **closed cards** are left, which nobody has seen. Turn over card 3: on an empty pile nothing can go wrong.
lesson-ktu-end = Two closed cards: **finish on your own.** If one does not beat the pile, you pick up and go on from your hand.
hint-kartel-lead = Tap cards to choose them: the button says what they are. Two or three of one rank, or a five-card hand.
hint-kartel-beat = Answer with as many cards as lie there, and higher. Equal rank: the suit wheel decides.
hint-kartel-pass = Nothing beats it? Pass. You may play again later in this trick.
hint-kartu-sama-fit = The raised cards fit: same rank or same suit as the card that lies there.
hint-kartu-sama-draw =
    Nothing fits: draw.{ $drawn_single ->
        [0] {""}
       *[other] {" "}With one card left you draw more.
    }
hint-kartu-sama-joker =
    A joker fits on anything, but then you owe { $joker_asks ->
        [0] as many more cards as there are players
        [one] 1 more card
       *[other] { $joker_asks } more cards
    }.
hint-krass-kariert-neighbours = You cannot sort. Tap neighbours: up to three cards that lie side by side.
hint-krass-kariert-gap = Where cards leave, the gap closes: others become neighbours. “After” shows how.
hint-krass-kariert-reserve = Instead of playing, take one of your two reserve cards, and lay it where it helps.
hint-khamul-look = Choose two cards. Then hold the long button to see them; you won’t see them again.
hint-khamul-snap =
    A card of the same { $match ->
        [value] value
       *[rank] rank
    }? Tap yours, then Snap, whoever’s turn it is. A wrong snap costs a penalty card.
hint-khamul-announce =
    { $low ->
        [0] No points
        [one] 1 point or fewer
       *[other] { $low } points or fewer
    }? Announce Khamul before you draw. Nobody tells you when.
hint-ktu-open = Choose three strong cards, high ones or those with a power: they come last.
hint-ktu-special = Play higher, or equal cards together. Some ranks have powers, written on them.
hint-ktu-blind = Your last cards are closed. Turn one over: if it does not fit, you pick up the pile.

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
example-kartel-wheel = Which suits does a suit beat? Choose a card.
example-kartel-wheel-answer = It beats the two that are marked. The other two beat it.
example-kartel-books = A straight lies there. What are your cards, and do they beat it? Choose up to five.
example-kartu-sama-fits = Which of these cards fit? Choose one.
example-krass-kariert-neighbours = Which neighbours can you play together? Choose up to three.
example-krass-kariert-apart = These cards do not lie side by side.
example-khamul-points = What would a row of these cards count? Choose up to four.
example-khamul-points-answer =
    { $low ->
        [yes] It counts { $points }: few enough to announce Khamul.
       *[no] It counts { $points }.
    }
example-khamul-match = Which cards match? Choose one.
example-khamul-match-answer =
    { $count ->
        [0] None of these matches it.
       *[other] The marked card matches it.
    }
example-ktu-powers = What may be played on a card? Choose one.
example-ktu-powers-answer = The { $count } marked ranks may be played on it.
example-ktu-burnt = It burns the pile, and its player goes on: on the empty pile anything may be played.

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
        [R] take a reserve card
        [K] announce Khamul
        [I] get a hint
        [B] take back your last move
        [M] ask for more time
       *[N] throw nothing
    }
page-keys-own = Key: { $what }
page-keys-shift = Shift
page-keys-change = Another letter in a field does the same in its place.
page-keys-type = type a move: play 8o 8r, pass, why play 8o 8r
page-keys-keys = these keys
page-keys-close = close what is open
page-keys-on = Keyboard shortcuts

# The page: Kartel.
page-kartel-pass-on = Pass until the pile is cleared
page-kartel-card =
    { $rank ->
        [two] Two
        [three] Three
        [four] Four
        [five] Five
        [six] Six
        [seven] Seven
        [eight] Eight
        [lady] Lady
        [king] King
        [empress] Empress
        [god] God
       *[true] True
    } of { $suit }
page-kartel-size =
    { $size ->
        [1] Single
        [2] Pair
        [3] Three
       *[5] Five
    }
page-kartel-none =
    No { $size ->
        [1] single
        [2] pair
        [3] three
       *[5] five-card hand
    } with these cards can be played now.
page-kartel-turn-beat = { $turn } – beat { $set }
page-kartel-out-of-trick = out of this trick
page-kartel-passed = passed
page-kartel-last = played last
page-kartel-times = cards ×{ $times }
page-kartel-your-lead = Your lead
page-kartel-leads = { $name } leads
page-kartel-books = Five-card hands that can be played
page-kartel-books-many = { $count } five-card hands fit. Choose a card to see those with it.
page-kartel-sets = Sets that can be played
page-kartel-played-title = { $count } of 4 played
page-kartel-played =
    Cards left cost { $times ->
        [2] double
        [3] triple
       *[other] { $times } times as much
    } until you { $count ->
        [0] play one
       *[other] have played 4
    }
page-kartel-payments = Who paid whom
page-kartel-sum = sum
page-kartel-wheel = Each suit beats the next two: { $suits }, and round again.
page-kartel-wheel-on = Each suit beats the next two: { $suits }, and round again. { $suit } is beaten by { $first } and { $second }.
page-kartel-ladder = Five-card hands, high to low
page-kartel-ladder-beats = beats it
page-kartel-ranks = Ranks, low to high: 2 to 8, lady W, king K, empress Q, god G, true Z

# The page: what the signs on a table mean. `page-legend-…` is a sign, as it is shown or described.
page-legend-count = 7 and a card
page-legend-count-text = how many cards somebody holds
page-legend-arrow = arrow
page-legend-arrow-text = whose turn it is
page-legend-robot = robot
page-legend-robot-text = a bot plays on this seat
page-legend-clock = clock
page-legend-clock-text = away: no line to this seat
page-legend-suits-text = the suits’ letters: gold, green, black, blue, red
page-legend-pairs = Pair 6
page-legend-pairs-text = six pairs can be played: press for the first, again for the next
page-legend-times = cards ×3
page-legend-times-text = how often each card left would count, if the round ended now
page-legend-played = triple, double
page-legend-played-text = what your cards left cost; from the fourth card you play on, they cost once
page-legend-star = star of suits
page-legend-star-text = each suit is beaten by the two whose arrows lead to it
page-legend-boxes = dashed boxes
page-legend-boxes-text = cards that are still to be played after a joker
page-legend-last = last: draws 5
page-legend-last-text = what a seat with one card draws, if it must draw
page-legend-chips = ring and number
page-legend-chips-text = chips left
page-legend-reserve-text = reserve cards, which lie open
page-legend-after = after:
page-legend-after-text = your hand after this play; dots show where it closes up
page-legend-eye = eye 3
page-legend-eye-text = you looked at this card three turns ago
page-legend-letters = letters 3
page-legend-letters-text = somebody did: the first letters of their name
page-legend-heads = two heads 3
page-legend-heads-text = everyone saw it
page-legend-ring = crossed ring
page-legend-ring-text = is done with this snap
page-legend-loudspeaker = loudspeaker
page-legend-loudspeaker-text = announced Khamul
page-legend-has = has 4 5×2
page-legend-has-text = cards of a hand that everyone has seen
page-legend-alike = ×2 on a card
page-legend-alike-text = how many of that rank you hold
page-legend-answer = answer 9
page-legend-answer-text = the card that is to be beaten
page-legend-threes = under 3 ×2
page-legend-threes-text = threes that lie on it and count for nothing

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
page-french-many =
    { $rank ->
        [ace] aces
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
       *[king] kings
    }
page-french-joker = Joker

# The page: Kartu Sama.
page-kartu-sama-turn-owes = { $turn }: owes { $owed } more
page-kartu-sama-draw = Draw { $count }
page-kartu-sama-draw-ends = Draw: ends the round
page-kartu-sama-draw-move = draw { $count }
page-kartu-sama-joker =
    { $count ->
        [one] A joker makes you owe 1 card.
       *[other] A joker makes you owe { $count } cards, each fitting the one before.
    } Play it?
page-kartu-sama-last = last: draws { $count }
page-kartu-sama-top = On the discard pile: { $card }
page-kartu-sama-top-none = On the discard pile: nothing
page-kartu-sama-owed = Owed after a joker
page-kartu-sama-backs = backs { $backs }
page-kartu-sama-back = (back { $back })
page-kartu-sama-count = Your cards count { $sum }
ended-kartu-sama-out =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } no card left.
ended-kartu-sama-short = The deck ran out: that ends the round.

# The page: Krass Kariert. `$where` is one of `page-krass-kariert-place`.
page-krass-kariert-card =
    { $card ->
        [draw] Draw
       *[stop] Stop
    }
page-krass-kariert-foot =
    { $card ->
        [any] any
        [draw] draw
       *[stop] stop
    }
page-krass-kariert-as = X as { $number }
page-krass-kariert-place =
    { $where ->
        [alone] alone
        [before] before { $right }
        [after] after { $left }
       *[between] between { $left } and { $right }
    }
page-krass-kariert-draws =
    Whoever wins this trick draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
ended-krass-kariert-nobody = Nobody was left in the round, and nobody pays.
ended-krass-kariert-all = Nobody was left in the round. { $seats }, in when its last trick began, must pay a chip.
ended-krass-kariert-stuck =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } nothing to play and no reserve card left: { $who ->
        [you] you pay
       *[other] { $seat } pays
    } a chip.
ended-krass-kariert-last =
    { $who ->
        [you] You were
       *[other] { $seat } was
    } last to finish: { $who ->
        [you] pay
       *[other] { $seat } pays
    } 1 chip.
page-krass-kariert-new = New card { $card }, place { $place } of { $count }, { $where }
page-krass-kariert-put-by =
    { $card }; puts the new card { $side ->
        [after] after
       *[before] before
    } it
page-krass-kariert-at = { $card }, place { $place }
page-krass-kariert-drawing = { $name } draws: { $count } to go
page-krass-kariert-put = Put { $card } where you like: { $where }.
page-krass-kariert-x = What does X stand for?
page-krass-kariert-insert = Insert { $card } { $where }
page-krass-kariert-take = Take { $card } { $where }
page-krass-kariert-take-label = { $card } { $where }
page-krass-kariert-take-reserve = Take reserve
page-krass-kariert-apart = Cards that play together must lie side by side.
page-krass-kariert-choose = Choose cards that lie side by side.
page-krass-kariert-choose-x = Choose what X stands for.
page-krass-kariert-status =
    { $status ->
        [out] out
        [played] played
       *[took] took
    }
page-krass-kariert-you-start = You start
page-krass-kariert-starts = { $name } starts
page-krass-kariert-hidden = hidden
page-krass-kariert-chips =
    { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }
page-krass-kariert-in-reserve = in reserve
page-krass-kariert-reserve = reserve
page-krass-kariert-reserve-card =
    Reserve card { $card }{ $take ->
        [yes] , take it
       *[no] {""}
    }
page-krass-kariert-left = One place to the left
page-krass-kariert-right = One place to the right
page-krass-kariert-slider = Place of the new card
page-krass-kariert-slider-at = place { $place } of { $count }, { $where }
page-krass-kariert-means = What X stands for
page-krass-kariert-sets = Combinations that can be played

# The page: Khamul. `$slot` is a card’s number in its row, from 1.
page-khamul-throws = is done
page-khamul-announced = announced Khamul
page-khamul-cards-of = { $seat }’s cards
page-khamul-cards = Your cards
page-khamul-card-up =
    { $who ->
        [you] Your card { $slot }
       *[other] { $seat }’s card { $slot }
    }: { $card }
page-khamul-card-down =
    { $who ->
        [you] Your card { $slot }
       *[other] { $seat }’s card { $slot }
    }, face down
page-khamul-your-note = your note: { $note }
page-khamul-you-know = you know: { $card }
page-khamul-mark =
    { $who ->
        [everyone] everyone
        [you] you
       *[other] { $seat }
    } looked { $turns ->
        [0] this turn
        [one] 1 turn ago
       *[other] { $turns } turns ago
    }
page-khamul-takes-card = takes a card
page-khamul-deck-draw = draw
page-khamul-discard-take = take
page-khamul-in-hand = in your hand
page-khamul-holds = { $name } holds
page-khamul-no-card = No card
page-khamul-snap-on = snap on { $card }
page-khamul-discard-pile = discard
page-khamul-last-turns =
    { $who ->
        [you] You
       *[other] { $seat }
    } announced Khamul: last turns
page-khamul-look = Your look
page-khamul-look-text =
    Look at { $count ->
        [one] card
       *[other] cards
    } { $slots }: press and hold.
page-khamul-look-let-go = Let go to hide
page-khamul-look-now = Look now
page-khamul-look-hold = Hold to look at { $slots }
page-khamul-look-hide = Hide
page-khamul-look-show = Show
page-khamul-look-done = Done
page-khamul-values = Card values
page-khamul-values-text = A 1 · 2 to 10 their number · J 10 · Q♠ Q♣ 10 · **Q♥ Q♦ 20** · K♠ K♣ 10 · **K♥ K♦ 0**. Discarded: J looks at an own card, Q♠ Q♣ give a card, K♠ K♣ swap two.
page-khamul-note-on = Note on { $slot }
page-khamul-rearrange = Rearrange
page-khamul-rearrange-narrow = Re{"\u00AD"}arrange
page-khamul-rearranging = Rearranging: tap two cards to swap their places.
page-khamul-sure = Announce Khamul? Everyone else then has one more turn.
page-khamul-then = { $task } Then: { $move }.
page-khamul-chosen = Chosen: { $move }. It is done when the snap is over.
page-khamul-next = You are next: you can choose already.
page-khamul-waiting = Waiting for the snap to end.
page-khamul-wanted =
    Snap: { $by ->
        [value] cards worth { $value }
       *[rank] { $cards }
    }.
# A prompt, and what can be thrown between snaps, where the table allows that.
page-khamul-anytime =
    { $prompt }{ $who ->
        [you] {""}
       *[other] .
    } You may throw { $by ->
        [value] cards worth { $value }
       *[rank] { $cards }
    } at any time.
page-khamul-may-use = { $name } may use { $card }
page-khamul-looked = You have looked. { $turn }
page-khamul-look-at-two = Look at { $slots }
page-khamul-look-some = Look ({ $count } of 2)
page-khamul-look-none = Look
page-khamul-look-at = Look at card { $slot }
page-khamul-give = Give a card
page-khamul-give-to = { $name } takes a card
page-khamul-swap = Swap
page-khamul-swap-with = Swap your { $slot } with { $name }’s { $other }
page-khamul-decline = Decline
page-khamul-discard = Discard
page-khamul-discard-what = Discard { $card }
page-khamul-replace = Replace a card
page-khamul-replace-what = Replace card { $slot }
page-khamul-announce = Announce
page-khamul-announce-khamul = Announce Khamul
page-khamul-take = Take
page-khamul-take-what = Take { $card }
page-khamul-no-snap = No snap
page-khamul-snap-now = Snap
page-khamul-snap-what = Snap card { $slot }
page-khamul-choose-two = Choose two of your cards.
page-khamul-choose-who = Choose who takes a card.
page-khamul-choose-both = Choose a card of yours and one of another player.
page-khamul-choose-one = Choose one of your cards first.
page-khamul-nothing = There is nothing for you to do now.
page-khamul-answered = You have answered already.
page-khamul-move =
    { $verb ->
        [exchange] yours { $slot }, { $name }’s { $other }
        [snap] snap card { $slot }
        [khamul] announce Khamul
        [take] take { $card }
        [take-none] take
        [done] no snap
       *[card] card { $slot }
    }
page-khamul-snap-left = snap { $seconds } s
ended-khamul-up = The cards are turned up: nobody announced Khamul.
ended-khamul-up-announced =
    The cards are turned up: { $who ->
        [you] you have
       *[other] { $seat } has
    } announced Khamul.
ended-khamul-empty =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } no card left: { $score }.
ended-khamul-least =
    { $who ->
        [you] Your
       *[other] { $seat }’s
    } cards total { $sum }, the fewest points: 0 for the round.
ended-khamul-false =
    { $who ->
        [you] Wrong call
       *[other] Wrong call by { $seat }
    }: { $sum } is over { $low }. +{ $more }
ended-khamul-should =
    { $who ->
        [you] You score
       *[other] { $seat } scores
    } { $score } instead of { $sum }: with { $low } or less, then and now, Khamul should have been announced.

# The page: KTU. `$special` is what a rank does: a word on the card, and as a sentence.
page-ktu-special =
    { $special ->
        [reset] reset
        [through] clear
        [lower] lower
        [skip] skip
       *[burn] burn
    }
page-ktu-special-text =
    { $special ->
        [reset] fits on anything; anything fits on it
        [through] fits on anything; the next looks through it
        [lower] the next must go lower
        [skip] passes over the next player
       *[burn] fits on anything, burns the pile, play again
    }
page-ktu-of-rank = { $count } cards of rank { $rank }
page-ktu-with-special = { $card } ({ $special })
page-ktu-closed-card = Closed card { $slot }, face down
page-ktu-choose = Choose three cards to lie open: { $count } of 3.
page-ktu-chosen = You have chosen. { $turn }
page-ktu-open = Lay open { $cards }
page-ktu-open-some = Lay open ({ $count } of 3)
page-ktu-take =
    { $count ->
        [0] Pick up
        [one] Pick up 1 card
       *[other] Pick up { $count } cards
    }
page-ktu-take-move = pick up { $count }
page-ktu-flip = Turn over
page-ktu-flip-what = Turn over card { $slot }
page-ktu-flip-move = card { $slot }
page-ktu-choose-three =
    Choose three of your { $dealt ->
        [7] seven
       *[other] { $dealt }
    } cards.
page-ktu-choose-closed = Choose one of your closed cards.
page-ktu-choose-rank = Choose cards of one rank first.
page-ktu-place = out, place { $place }
page-ktu-known = has { $cards }
page-ktu-no-deck = no deck
page-ktu-pile = pile { $count }
page-ktu-burnt = burned
page-ktu-answer = on
page-ktu-only-threes = only { $through }s
page-ktu-under =
    { $count ->
        [one] under { $through }
       *[other] under { $through } ×{ $count }
    }
page-ktu-fits-line = fits: { $fits }
page-ktu-beats-rule = Rule 4.1: what beats the pile
page-ktu-empty = Empty pile: anything may be played.
ended-ktu-nobody = The round has reached its last turn: nobody wins it.
page-ktu-before =
    { $open ->
        [0] { $closed } closed
       *[other] open: { $cards }; { $closed } closed
    }
page-ktu-keep = Good to lay open: { $free }high cards.
page-ktu-how-many = How many of rank { $rank }
page-ktu-closed = Your closed cards

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

# Why a move is good: of so many imagined deals that a seat's cards and memory allow, in which bots of equal
# strength play on. `$best` is of this move, `$other` of the next best one, both in hundredths.
why-only = It is the only move that the rules allow.
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

# The page: hints and taking back, for who plays alone against bots. A move is told by its `$verb` and, if it is a
# play, its `$cards`; `$move` is all of it.
page-advice = Hint
page-advice-ask = Hint
page-advice-back = Take back
page-advice-thinking = An expert is thinking about your move.
page-advice-move =
    { $verb ->
        [play] An expert would play { $cards }.
        [pass] An expert would pass.
        [draw] An expert would draw.
       *[other] An expert would choose “{ $move }”.
    }
page-advice-close = OK
page-advice-took-back =
    { $who ->
        [you] You took back your last move.
       *[other] { $name } took back their last move.
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
