### Krass Kariert in English.

# What it is, in a line.
page-front-for-krass-kariert = For puzzlers: you never sort your hand, and only neighbours play together.
game-krass-kariert = climbing with a hand you may not sort: only neighbours play together

# What wins.
page-aim-krass-kariert = If you can’t pay a chip, you lose the match.

# What the options do, each with its clause.
option-krass-kariert-hand = cards dealt to each hand; by default 10, with five seats 7 (2.1)
option-krass-kariert-chips = chips of each seat (2.3)
option-krass-kariert-all-out = what if nobody is left in the round: pay: every seat that was in when the trick began pays; free: nobody does (7.2)
option-krass-kariert-two-x = together: two X may lie side by side in a combination, as in 5 X X; apart: each X lies beside a number card, as in X 5 X (5.1)
option-krass-kariert-ranks = numbers in play, from 1 up (1.1)
option-krass-kariert-copies = how often each number is in play (1.1)
option-krass-kariert-specials = how many X, Draw and Stop cards are in play, each (1.1)
option-krass-kariert-dealt = cards dealt to each hand; 0: as many as the option hand says (2.1)
option-krass-kariert-drawn = cards that the winner of a trick draws for each Draw card (5.3)

# The form of the options: what those mean whose values are called otherwise there.
page-option-text-krass-kariert-all-out = what if nobody is left in the round: pay: every seat that was in when the trick began pays; free: nobody does (7.2)
page-option-text-krass-kariert-two-x = together: two X may lie side by side in a combination, as in 5 X X; apart: each X lies beside a number card, as in X 5 X (5.1)

# What the options and values that only this game has are called.
page-option-all-out = if everyone is out
page-option-chips = chips each
page-option-hand = cards each
page-option-two-x = two X in a combination
page-option-value-apart = apart
page-option-value-free = free
page-option-value-pay = pay
page-option-value-together = together

# Why a move is illegal.
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
refused-krass-kariert-goes-round = Runs do not go round: the highest number and 1 are no run.
refused-krass-kariert-numbers-missing = Say what each X stands for, with a number for each card, as in `play 2-3 as 7 8`.
refused-krass-kariert-numbers-unfit = These numbers do not fit the cards and what X can stand for beside them.
refused-krass-kariert-only-x = A combination of several cards needs at least one number card.
refused-krass-kariert-x-together = At this table each X must lie directly beside a number card of its combination.
refused-krass-kariert-stop-alone = A Stop is played alone.
refused-krass-kariert-draw-alone = A Draw is played alone.
refused-krass-kariert-must-insert = First put the card that you have drawn into your hand, with `insert`.
refused-krass-kariert-nothing-drawn = You have drawn no card that you could insert.
refused-krass-kariert-no-such-position =
    There is no such position: your hand has { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
refused-krass-kariert-no-such-reserve = There is no such reserve card.
refused-krass-kariert-no-x = Numbers are given only where an X is among the cards.

# What happened. `$what` is `stop`, `draw` or `cards`; `$place` is a position.
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

# What is to be decided. `$moves` are the first move and the last.
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

# The headline of the table, and the line of help under it, of what is to be decided: `$task`.
page-krass-kariert-headline =
    { $task ->
        [insert] You drew { $card }
        [start] You start
        [none-yet] Play anything
       *[beat] { $how ->
            [take] Take a reserve card
           *[play] Beat the { krass-kariert-title }
        }
    }
page-krass-kariert-help =
    { $task ->
        [insert] Put it where you like.{ $more ->
            [0] {""}
           *[other] {" "}{ $more } more to draw.
        }
        [start] One to three neighbours, or a special card.
        [none-yet] No combination lies yet: play neighbours or a special card{ $take ->
            [yes] , or take a reserve card
           *[no] {""}
        }.
       *[beat] { $how ->
            [take] Nothing of yours beats the { krass-kariert-title }.
           *[play] Neighbours only: { $what ->
                [single] a higher card, or two or three that go together
                [pair] a higher pair, three in a row, three alike
                [three] three alike, but higher
               *[run] { $size ->
                    [2] a higher run of two, a pair, three in a row, three alike
                   *[other] a higher run of three, or three alike
                }
            }.
        }
    }

# What a friend advises: a move, and after a colon why.
move-krass-kariert-play =
    play { $special ->
        [stop] Stop
        [draw] Draw
       *[none] { $what ->
            [single] the { $low }
            [pair] both { $low }s
            [three] all three { $low }s
           *[run] { $low }-{ $high }
        }{ $x ->
            [yes] {" "}({ $cards })
           *[no] {""}
        }
    }
move-krass-kariert-take = take the { $card } and put it { page-krass-kariert-place }
move-krass-kariert-insert = put the { $card } { page-krass-kariert-place }
because-krass-kariert-out = then you have no cards left
because-krass-kariert-stop = it ends the trick, and the trick is yours
because-krass-kariert-last = nobody plays after you, so the trick is yours
because-krass-kariert-together =
    then { $what ->
        [pair] two { $low }s lie side by side and go out as a pair
        [three] three { $low }s lie side by side and go out together
       *[run] { $low }-{ $high } lie side by side and go out as a run
    } later
because-krass-kariert-left =
    then you have only { $count ->
        [1] one card
       *[other] two cards
    } left

# The page. `$where` is one of `page-krass-kariert-place`.
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
    The winner draws { $count ->
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
page-krass-kariert-put = Put { $card } { $where }
page-krass-kariert-anywhere = Or elsewhere: tap a card to put it beside that one.
page-krass-kariert-x = What does X stand for?
page-krass-kariert-insert = Insert { $card } { $where }
page-krass-kariert-take = Take { $card } { $where }
page-krass-kariert-take-label = { $card } { $where }
page-krass-kariert-take-reserve =
    { $count ->
        [0] Take reserve
       *[other] Take { $cards }
    }
page-krass-kariert-apart = Cards that play together must lie side by side.
page-krass-kariert-choose = Choose cards that lie side by side.
page-krass-kariert-choose-x = Choose what X stands for.
page-krass-kariert-status =
    { $status ->
        [next] to come
        [out] out
        [played] played { $what }
        [several] { $what }
       *[took] took
    }
page-krass-kariert-pays =
    { $can ->
        [yes] pays 1 chip
       *[no] can’t pay
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
page-krass-kariert-reserve = your reserve
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

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-krass-kariert-chips = rings
page-legend-krass-kariert-chips-text = chips left
page-legend-krass-kariert-reserve-text = reserve cards, which lie open
page-legend-krass-kariert-after = after:
page-legend-krass-kariert-after-text = your hand after this play; dots show where it closes up

# What keys do.
page-key-krass-kariert-r = take a reserve card

# In short.
page-guide-krass-kariert-goal = Get rid of your hand. The last player with cards pays a chip, and whoever cannot pay loses the match.
page-guide-krass-kariert-turn = You may not sort your hand: **only cards side by side play together**, one to three of them. In a trick everybody has one turn: beat what lies there, play a special card, or take one of your two open reserve cards and put it anywhere in your hand.
page-guide-krass-kariert-hand = A hand as it was dealt. 6, 6 and X lie side by side.
page-guide-krass-kariert-gap = The 3 is played and the gap closes: 7 and 8 are neighbours now.
page-guide-krass-kariert-reserve = The reserve card 2 beside the 1 makes a run.
page-guide-krass-kariert-beats = Low to high: single card, run of two, pair, run of three, three of a kind. A higher kind beats a lower one; within a kind, the **higher number** wins. A run may lie in any order.
page-guide-krass-kariert-kinds = Each beats the one before.
page-guide-krass-kariert-special = **X** is any number. **Stop** is played alone: it ends the trick, and the trick is yours. **Draw** is played alone: whoever wins the trick draws three cards and puts each where they like.
page-guide-krass-kariert-specials = X, Stop and Draw, two of each.
page-guide-krass-kariert-end = The highest play wins the trick and starts the next. A player without cards is out. A round ends when one player is left, or when somebody can neither play nor take a card.
page-guide-krass-kariert-score = That player pays one of three chips. If all went out in the same trick, everybody who was still in pays.

# At a glance.
page-glance-krass-kariert-kinds = Low to high
page-glance-krass-kariert-kinds-single = **Single card**
page-glance-krass-kariert-kinds-two = **Run of two**, in any order
page-glance-krass-kariert-kinds-pair = **Pair**
page-glance-krass-kariert-kinds-run = **Run of three**, in any order
page-glance-krass-kariert-kinds-three = **Three of a kind**
page-glance-krass-kariert-special = Special cards
page-glance-krass-kariert-special-any = **X:** any number from 1 to 12.
page-glance-krass-kariert-special-stop = **Stop:** ends the trick, which is yours.
page-glance-krass-kariert-special-draw = **Draw:** whoever wins the trick draws three.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-krass-kariert-neighbours = You may not sort your hand: only **neighbours** play together. 7 and 8 are apart, so play the 3 between them alone.
lesson-krass-kariert-gap = The **gap closed**: 7 and 8 are neighbours now, a run of two. It beats every single card. Tap both, then *Play*.
lesson-krass-kariert-x = You won, so you start. **X** is any number: 6 6 X is three of a kind, which beats all else. Tap the three.
lesson-krass-kariert-low = Bea had nothing higher and took one of her reserve cards. Now let go of a weak card: play the 4.
lesson-krass-kariert-stop = Bea has a run and you have none. **Stop** is played alone, on anything: it ends the trick, and the trick is yours.
lesson-krass-kariert-lead = You start. Play the 11; the 1 is too weak alone.
lesson-krass-kariert-reserve = You cannot beat a pair. So take your **reserve card** 2 and lay it behind the 1: together they are a run.
lesson-krass-kariert-end = A run of two beats Bea's 9: **finish on your own.** The last player with cards pays a **chip**; so does anyone who can neither play nor take a card.
hint-krass-kariert-neighbours = You cannot sort. Tap neighbours: up to three cards that lie side by side.
hint-krass-kariert-gap = Where cards leave, the gap closes: others become neighbours. “After” shows how.
hint-krass-kariert-reserve = Instead of playing, take one of your two reserve cards, and lay it where it helps.

# Examples beside the rules.
example-krass-kariert-neighbours = Which neighbours can you play together? Choose up to three.
example-krass-kariert-apart = These cards do not lie side by side.

# The goal.
terminal-goal-krass-kariert = Goal: be out of cards; the last one who holds some pays a chip, and who must pay without a chip loses. You never sort your hand: one to three cards that lie side by side play together.

# The cards.
terminal-legend-krass-kariert-order = Low to high: single card, run of two, pair, run of three, three of a kind; then number.
terminal-legend-krass-kariert-special = { $x } any number · { $draw } draw: the trick's winner draws { $drawn ->
            [3] three
           *[other] { $drawn }
        } · { $stop } stop: ends the trick, you win it

# The lab's tools. A name begins a sentence.
lab-tool-krass-kariert-reserve = Taking a reserve card
lab-tool-krass-kariert-several = Playing several cards at once
lab-tool-krass-kariert-x = Playing an X
lab-tool-krass-kariert-stop = Playing a Stop
lab-tool-krass-kariert-draw = Playing a Draw
