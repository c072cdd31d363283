### Khamul in English.

# What it is, in a line.
page-front-for-khamul = For sharp memories and quick hands: four hidden cards, and a snap for every match.
game-khamul = four cards face down, two of them seen once: remember, snap, get low

# What wins.
page-aim-khamul = The fewest points win the match.

# A room: what was chosen.
page-settings-own-khamul =
    { $snaps ->
        [quick] quick
        [normal] normal
        [relaxed] relaxed
       *[sealed] sealed
    } snaps, { $aids ->
        [none] no memory help
        [marks] marks
        [notes] notes
       *[recall] recall
    }
page-option-false-khamul = a false Khamul costs

# What the options do, each with its clause.
option-khamul-match = what two cards must share to match (1.3)
option-khamul-snaps = window: cards are thrown after a discard; anytime: also at the start of a turn and with a card in hand (4.7)
option-khamul-false-khamul = how many points more a false announcement counts (7.3)
option-khamul-target = the match ends when a seat reaches this total (7.6)
option-khamul-turn-limit = a round is turned up after this many turns (7.7)
option-khamul-ranks = ranks in play, from the ace up (1.1)
option-khamul-suits = suits in play (1.1)
option-khamul-row = cards dealt to each row (2.1)
option-khamul-low = with how many points at most Khamul is to be announced (6.1)
option-khamul-missed = what a seat counts that should have announced (7.2)
option-khamul-empty-row = how many points a seat without cards gets taken off (7.5)

# The form of the options: what those mean whose values are called otherwise there.
page-option-text-khamul-snaps = after a discard: cards are thrown only then; at any time: also at the start of a turn and with a card in hand (4.7)

# What the options and values that only this game has are called.
page-option-match = cards match by
page-option-snaps = cards are thrown
page-option-target = the match ends at
page-option-value-anytime = at any time
page-option-value-rank = rank
page-option-value-value = value
page-option-value-window = after a discard

# Why a move is illegal.
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
refused-khamul-nothing-to-match = The discard pile is empty: there is no card to match.
refused-khamul-last-slot-for-taken = Keep your last card: the card that you took must be switched for it.
refused-khamul-thrown-often = You have thrown fifty times outside a snap in this round: that is the most.
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
refused-khamul-arranged-often = You have rearranged your row fifty times in this round: that is the most.
refused-khamul-arranged-nothing = Your row is empty, so there is nothing to rearrange.
refused-khamul-no-slot = There is no such slot; slots count from 0.
refused-khamul-no-seat = There is no such seat; seats count from 0.
refused-khamul-same-slot = Look at two different cards.
refused-khamul-no-order = Name every slot of your row once, in the new order.

# What happened. `$slot` is a card's number in its row. The page names no card that lies face
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

# What is to be decided. `$power` is what the card may do, `$ways` how a turn may begin.
asked-khamul-peek =
    { $reader ->
        [page] Turn up two of your cards. You see them once
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

talk-khamul =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } said Khamul.

# What a friend advises: a move, and after a colon why.
move-khamul-peek = look at your cards { $slots }
move-khamul-announce = announce Khamul
move-khamul-draw = draw a card
move-khamul-take = take { $card }
move-khamul-discard = discard { $card }
move-khamul-switch = put { $card } in place of your card { $slot }
move-khamul-snap = throw your card { $slot }
move-khamul-done = throw nothing
move-khamul-look = look at your card { $slot }
move-khamul-give = make { $seat } take a card
move-khamul-exchange = swap your card { $slot } for card { $other-slot } of { $seat }
move-khamul-decline = don’t use the power
move-khamul-arrange = rearrange your row
because-khamul-lower = it counts { $value }, and your card { $slot } counts { $own }
because-khamul-may-be-high = you haven’t seen your card { $slot }, and it may be high
because-khamul-much =
    { $where ->
        [pile] { $card } on the discard pile counts { $value }
        [row] yours counts { $value }
       *[hand] it counts { $value }
    }
because-khamul-power =
    { $power ->
        [look] then you may look at one of your cards
        [give] then somebody else takes a card
       *[exchange] then you may swap one of your cards
    }
because-khamul-match = it is { $card }, a match
because-khamul-wrong-costs = a wrong throw costs you a card
because-khamul-unseen = you haven’t seen it yet
because-khamul-one-more = one more card counts against { $seat }
because-khamul-low = you know all your cards, and they are low

# The page. `$slot` is a card’s number in its row, from 1.
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
page-khamul-first =
    { $count ->
        [0] Turn up two of your cards
       *[other] And one more
    }
page-khamul-first-help = You see them once.
page-khamul-look-text =
    Remember { $count ->
        [one] card
       *[other] cards
    } { $slots }
page-khamul-look-help =
    You won’t see { $count ->
        [one] it
       *[other] them
    } again. Take your time.
page-khamul-look-done =
    Hide { $count ->
        [one] it
       *[other] them
    }
page-khamul-look-first = First look at what is turned up, then hide it.
page-khamul-values = Card values
page-khamul-counts = What cards count
page-khamul-counts-zero = Red king **0**
page-khamul-counts-ace = Ace **1**
page-khamul-counts-number = 2 to 10 **their number**
page-khamul-counts-ten = J, black Q and K **10**
page-khamul-counts-twenty = Red queen **20**
page-khamul-power = When discarded
page-khamul-power-look = **Jack** look at a card of yours
page-khamul-power-give = **Black queen** somebody takes a card
page-khamul-power-swap = **Black king** swap two cards
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

# Headlines for what is to be decided, and the help under them.
page-khamul-drew = You drew { $card }.
page-khamul-drew-help =
    { $power ->
        [look] Discard it and look at a card of yours
        [give] Discard it and somebody takes a card
        [exchange] Discard it and swap two cards
       *[none] Discard it
    }{ $switch ->
        [yes] , or tap the card that it replaces
       *[no] {""}
    }.
page-khamul-took = You took { $card }.
page-khamul-took-help = Tap the card that it replaces.
page-khamul-snap =
    Snap! Got { $by ->
        [value] a card worth { $value }
       *[rank] { french-one }
    }?
page-khamul-snap-help = Tap it to throw it. If it’s wrong, you take one more.

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
page-khamul-look-at-two = Turn up { $slots }
page-khamul-look-some =
    { $count ->
        [0] Tap two cards
       *[other] Tap one more card
    }
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
page-khamul-snap-which = Which card? Tap it to throw it.
page-khamul-choose-two = Tap two of your cards: both are turned up.
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

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-khamul-eye = eye 3
page-legend-khamul-eye-text = you looked at this card three turns ago
page-legend-khamul-letters = letters 3
page-legend-khamul-letters-text = somebody did: the first letters of their name
page-legend-khamul-heads = two heads 3
page-legend-khamul-heads-text = everyone saw it
page-legend-khamul-ring = crossed ring
page-legend-khamul-ring-text = is done with this snap
page-legend-khamul-loudspeaker = loudspeaker
page-legend-khamul-loudspeaker-text = announced Khamul

# What keys do.
page-key-khamul-k = announce Khamul
page-key-khamul-n = throw nothing

# In short.
page-guide-khamul-goal = Four cards lie face down before you. Remember them, lower them, throw away what matches, and say *Khamul* in time. The fewest points win.
page-guide-khamul-first = At first you look at two of your cards, once.
page-guide-khamul-turn = **Draw** a card. Discard it, or put it in place of one of yours, which is discarded. Or **take** the top discard, in place of one of yours.
page-guide-khamul-switch = The 2 replaces the 9, and the 9 is discarded.
page-guide-khamul-snap = After every discard **anybody** may at once throw a card of the same rank, whoever’s turn it is. A match is gone; a wrong card comes back, and costs a penalty card.
page-guide-khamul-match = A 9 is discarded, and your card 4 is a 9: throw it.
page-guide-khamul-powers = When discarded, three kinds of cards may be used. **Jack:** look at a card of yours. **Black queen:** somebody takes a card. **Black king:** swap one of yours for another player’s, and look at what you get.
page-guide-khamul-power = Look, give, swap.
page-guide-khamul-end = With **5 points or fewer**, announce Khamul before you draw. The others have one more turn; then all cards are turned up. A round also ends when somebody has no card left.
page-guide-khamul-low = A 2 and an ace, 3 points: time for Khamul.
page-guide-khamul-score = The lowest row counts 0, the others what they hold. A wrong Khamul costs 20 more; having had 5 and said nothing counts 20; no card left counts −5. At 100 points the match ends.
page-guide-khamul-values = A red king counts nothing, a red queen most.

# At a glance.
page-glance-khamul-values = What cards count
page-glance-khamul-values-zero = Red king: **0**
page-glance-khamul-values-ace = Ace: **1**
page-glance-khamul-values-number = 2 to 10: **their number**
page-glance-khamul-values-ten = Jack, black queen, black king: **10**
page-glance-khamul-values-twenty = Red queen: **20**
page-glance-khamul-powers = When discarded
page-glance-khamul-powers-look = **Jack:** look at a card of yours.
page-glance-khamul-powers-give = **Black queen:** somebody takes a card.
page-glance-khamul-powers-swap = **Black king:** swap a card, and look at it.
page-glance-khamul-calls = At the end
page-glance-khamul-calls-low = Lowest row: **0**. No card left: **−5**.
page-glance-khamul-calls-wrong = Khamul with more than 5: **20 more**.
page-glance-khamul-calls-silent = 5 or fewer, and no Khamul: **20**.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-khamul-look = Four cards lie face down before you. Once, you may **look at two**: tap card 2 and card 4.
lesson-khamul-draw = **Remember** them: you won’t see them again. Hide them, then draw a card.
lesson-khamul-switch = Few points win, and a 2 is good. Tap card 2, the 9 that you saw, and replace it.
lesson-khamul-snap = Your 9 lies on top, and card 4 is a 9 too. Whoever has the same rank may **throw it away at once**: tap card 4.
lesson-khamul-done = It matched: one card less. You know of no other 9, so end the snap: *No snap*.
lesson-khamul-wait = Bea discarded a 6. You know of none, and a wrong snap costs a penalty card: *No snap*.
lesson-khamul-power = Draw a card.
lesson-khamul-jack = Jacks, black queens and black kings have **powers**. Discard the jack, and you may look at one of your cards.
lesson-khamul-see = Tap card 1, which you have not seen yet, and look at it.
lesson-khamul-none = Remember it, and hide it. Nothing of yours is a jack: *No snap*.
lesson-khamul-turn = Bea discarded a 7, and your card 1 is a 7. You may throw it **though it is not your turn**: tap card 1.
lesson-khamul-enough = Only two cards left. You know of no other 7: *No snap*.
lesson-khamul-again = Draw a card.
lesson-khamul-ace = An ace counts 1. Tap card 2, which you never saw, and replace it.
lesson-khamul-over = It was a 10: good that it is gone. *No snap*.
lesson-khamul-last = Bea discarded a 5, and you have none: *No snap*.
lesson-khamul-khamul = You hold a 2 and an ace, 3 points. With 5 or less you should **announce Khamul**, before you draw. Press *Announce*.
lesson-khamul-end = Each of the others has one more turn, then all cards are turned up. If you are asked, choose *No snap*. Too high an announcement costs 20.
hint-khamul-look = Tap two cards: they are turned up until you hide them. You won’t see them again.
hint-khamul-snap =
    A card of the same { $match ->
        [value] value
       *[rank] rank
    }? Tap yours to throw it, whoever’s turn it is. A wrong snap costs a penalty card.
hint-khamul-announce =
    { $low ->
        [0] No points
        [one] 1 point or fewer
       *[other] { $low } points or fewer
    }? Announce Khamul before you draw. Nobody tells you when.

# Examples beside the rules.
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

# The goal.
terminal-goal-khamul = Goal: a row of low value. Draw and switch, remember what lies where, throw what matches; announce khamul with { $low } points or less. Low wins; at { $target } points the match ends.

# The cards.
terminal-legend-khamul-values = Values: A 1, 2 to 10 their number, J 10, { $black-queens } 10, { $red-queens } 20, { $black-kings } 10, { $red-kings } 0.
terminal-legend-khamul-powers = Powers, when discarded: J look at a card of yours; black Q give a card; black K exchange.
terminal-legend-khamul-match =
    Cards match when their { $match ->
        [value] value is
       *[rank] rank is
    } the same. T is the 10. Slots count from 0: the first is card 0.

# The table and the end of a round at the terminal.
terminal-khamul-announced = announced Khamul
terminal-khamul-ended-announced = { $seat } had announced Khamul.

# The lab's tools. A name begins a sentence.
lab-tool-khamul-announcing = Announcing Khamul
lab-tool-khamul-gamble = Announcing Khamul without knowing that the row is low
lab-tool-khamul-taking = Taking the card that was discarded
lab-tool-khamul-keeping = Discarding the card that was drawn
lab-tool-khamul-snapping = Throwing a card in a snap
lab-tool-khamul-blind = Throwing a card that it has not seen
lab-tool-khamul-look = Looking at a card with a jack
lab-tool-khamul-give = Giving a card with a black queen
lab-tool-khamul-exchange = Exchanging cards with a black king
