### KTU in English.

# What it is, in a line.
page-front-for-ktu = For a short break: lose your hand, then your open cards, then the hidden ones, blind.
game-ktu = lose your hand, then your open cards, then your closed cards, blind

# What wins.
page-aim-ktu = The most points win the match.

# What the options do, each with its clause.
option-ktu-play-on = whether the others play on for places when a seat is out (3.7)
option-ktu-eights = several 8s in one play pass over one seat, or as many as there are 8s (5.5)
option-ktu-rounds = rounds in a match (6.2)
option-ktu-turn-limit = turns after which a round ends without a winner (6.3)
option-ktu-ranks = ranks in play, from the 2 up (1.1)
option-ktu-suits = suits in play (1.1)
option-ktu-closed = closed cards dealt to each seat (2.1)
option-ktu-hand = cards of a hand after the choice, and up to which it draws (2.2, 3.3)
option-ktu-any = the rank on which any card may be played (5.3)
option-ktu-through = the rank that is looked through (5.2)
option-ktu-lower = the rank that asks for a lower card (5.4)
option-ktu-skip = the rank that passes over a seat (5.5)
option-ktu-burn = the rank that takes the pile out of the game (5.1)
option-ktu-alike = how many cards of one rank take the pile out of the game; 5: none do (5.6)

# What the options and values that only this game has are called.
page-option-eights = several 8s pass over
page-option-play-on = playing on for places
page-option-value-each = each
page-option-value-one = one

# Why a move is illegal.
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
refused-ktu-not-lower-than = You need a lower card than the { $rank } on the pile, or one that goes on anything.
refused-ktu-not-higher-than = You need a higher card than the { $rank } on the pile, or one that goes on anything.
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

# What happened. `$place` is 0 where nobody plays on for places.
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

# What is to be decided. `$example` is a move; `$fits` is what beats the pile, and `$closed` the numbers of
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
            [take] Nothing fits: pick up
           *[other] { $how ->
                [flip] Turn over a closed card:{" "}
               *[play] {""}
            }{ $fits ->
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

# What a friend advises: a move, and after a colon why.
move-ktu-open = lay open { $cards }
move-ktu-play =
    play { $count ->
        [1] { french-one }
        [2] two { french-many }
        [3] three { french-many }
       *[other] four { french-many }
    }
move-ktu-flip = turn over your closed card { $slot }
move-ktu-take = pick up the pile
because-ktu-out = then you have no cards left
because-ktu-burns = it burns the pile, and you play again
because-ktu-skips = it passes over { $seat }
because-ktu-spares =
    otherwise you pick up { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
because-ktu-lower = then { $seat } must go lower
because-ktu-keeps = it keeps { $cards } for later
because-ktu-several =
    it gets rid of { $count ->
        [2] two
        [3] three
       *[other] four
    } at once
because-ktu-lowest = it is the lowest of yours that fits
because-ktu-strong = strong cards are for the end, when your hand is gone
because-ktu-blind = nobody knows what it is

# The page. `$special` is what a rank does: a word on the card, and as a sentence.
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
page-ktu-why =
    { $place ->
        [0] Still held cards: no point.
        [1] First to play the last card: { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] Number { $place } to play the last card: { $points ->
            [0] no point.
            [one] 1 point.
           *[other] { $points } points.
        }
    }
page-ktu-known = has { $cards }
page-ktu-no-deck = no deck
page-ktu-pile = pile { $count }
page-ktu-burnt = burned
page-ktu-later = for later
page-ktu-help =
    { $fits ->
        [some] { $ranks }.
       *[none] Nothing higher.
    }{ $free ->
        [none] {""}
       *[other] {" "}Or { $free }, which go on anything.
    }{ $threes ->
        [0] {""}
       *[other] {" "}The { $through } is looked through.
    }
ended-ktu-nobody = The round has reached its last turn: nobody wins it.
page-ktu-before =
    { $open ->
        [0] { $closed } closed
       *[other] open: { $cards }; { $closed } closed
    }
page-ktu-keep = Good to lay open: { $free }high cards.
page-ktu-how-many = How many of rank { $rank }
page-ktu-closed = Your closed cards

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-ktu-has = has 4 5×2
page-legend-ktu-has-text = cards of a hand that everyone has seen
page-legend-ktu-alike = ×2 on a card
page-legend-ktu-alike-text = how many of that rank you hold

# In short.
page-guide-ktu-goal = Lose all your cards first: your hand, then your open cards, then your closed cards, blind.
page-guide-ktu-laid = Three cards closed, three laid open on them, four in hand.
page-guide-ktu-turn = Play one or several cards of one rank, **higher** than the card on top. Then draw until you hold four. If you cannot play or do not want to, pick up the whole pile; the next player begins anew.
page-guide-ktu-higher = Each is higher than the one before. Equal is not enough.
page-guide-ktu-beats = Low to high: 4 5 6 7 8 9 J Q K A. On a **7** you must go lower. **2, 3 and 10** fit on anything.
page-guide-ktu-seven = Lower than the 7, and three at once.
page-guide-ktu-special = After a **2** anything goes. A **3** is clear: the card under it counts. An **8** passes over the next player. A **10**, or four of one rank at once, burns the pile, and you play again.
page-guide-ktu-powers = What a card does is written on it.
page-guide-ktu-through = After this 3, the queens are still to be beaten.
page-guide-ktu-end = When the deck and your hand are used up, you take up your open cards. When those are gone, turn your closed cards over one by one. One that does not fit goes to your hand, with the pile.
page-guide-ktu-blind = Nobody knows what a closed card is.
page-guide-ktu-score = The first without any card wins the round, and scores a point.

# At a glance.
page-glance-ktu-order = Low to high
page-glance-ktu-order-all = A higher rank beats a lower one; equal is not enough.
page-glance-ktu-special = Special cards
page-glance-ktu-special-reset = **2:** on anything; anything on it.
page-glance-ktu-special-through = **3:** on anything; what lies under it counts.
page-glance-ktu-special-lower = **7:** go lower.
page-glance-ktu-special-skip = **8:** the next player is passed over.
page-glance-ktu-special-burn = **10:** on anything; burns the pile, play again.
page-glance-ktu-special-four = **Four of one rank:** burn the pile, too.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
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
hint-ktu-open = Choose three strong cards, high ones or those with a power: they come last.
hint-ktu-special = Play higher, or equal cards together. Some ranks have powers, written on them.
hint-ktu-blind = Your last cards are closed. Turn one over: if it does not fit, you pick up the pile.

# Examples beside the rules.
example-ktu-powers = What may be played on a card? Choose one.
example-ktu-powers-answer = The { $count } marked ranks may be played on it.
example-ktu-burnt = It burns the pile, and its player goes on: on the empty pile anything may be played.

# The goal.
terminal-goal-ktu =
    Goal: lose your hand, then your open cards, then your closed ones, blind. Beat the pile, alone or with several of one rank, or take it. { $wins ->
        [places] The others play on for places.
       *[first] The first one out wins the round.
    } High total wins.

# The cards.
terminal-legend-ktu-varied =
    Then anything fits: { $any } · looked through: { $through } · then only lower: { $lower } · passes over the next: { $skip } · the pile leaves the game and you play again: { $burn }{ $alike ->
        [5] {""}
       *[other] , or { $alike } of one rank
    }.
terminal-legend-ktu-order-varied = Low to high: { $order }; { $free } fit on anything. Suits never matter.
terminal-legend-ktu-order = Low to high: { $order }; 2, 3 and 10 (T) fit on anything. Suits never matter.
terminal-legend-ktu-powers = 2: then anything fits · 3: looked through · 7: then only lower · 8: passes over the next
terminal-legend-ktu-ten = 10, or four of one rank: the pile leaves the game and you play again.

# The lab's tools. A name begins a sentence.
lab-tool-ktu-taking = Taking a pile that it could beat
lab-tool-ktu-several = Playing several cards at once
lab-tool-ktu-any = Playing a card on which anything goes
lab-tool-ktu-through = Playing a card that is looked through
lab-tool-ktu-lower = Playing a card that asks for lower ones
lab-tool-ktu-skip = Playing a card that passes over somebody
lab-tool-ktu-burn = Burning the pile
