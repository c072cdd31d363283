### Kartu Sama in English.

# What it is, in a line.
page-front-for-kartu-sama = For fans of UNO: match the rank or the suit. Learned in a minute.
game-kartu-sama = share the rank or the suit of the card before you, mind the jokers

# What wins.
page-aim-kartu-sama =
    { $count ->
        [victories] The most rounds won win the match.
       *[points] The fewest points win the match.
    }

# A room: what was chosen.
note-kartu-sama-decks = { $decks } decks of { $cards } cards are shuffled together.

# What the options do, each with its clause.
option-kartu-sama-deck = full: 52 cards; piquet: the 32 from 7 up (1.1)
option-kartu-sama-jokers = jokers in each deck; by default 2 in a full deck, 0 in a piquet deck (1.1)
option-kartu-sama-decks = decks shuffled together; by default the fewest that hold all hands and 2 more cards (1.1, 1.3)
option-kartu-sama-backs = same: decks shuffled together cannot be told apart; different: each has a back of its own, which everyone sees in hands and on top of the draw pile (1.4)
option-kartu-sama-may-draw = whether a seat that owes nothing may always draw instead of playing (3.1)
option-kartu-sama-joker-finish = whether a last card ends the round though cards are owed (4.4)
option-kartu-sama-count = points: fewest points win; victories: most rounds won (5.2, 5.3)
option-kartu-sama-rounds = rounds in a match (5.4)
option-kartu-sama-ranks = ranks in play, the lowest of the deck (1.1)
option-kartu-sama-suits = suits in play (1.1)
option-kartu-sama-hand = cards dealt to each seat (2.1)
option-kartu-sama-drawn = cards that a seat draws if nothing fits (3.3)
option-kartu-sama-drawn-single = cards that a seat with a single card draws more, for each other seat (3.4)
option-kartu-sama-joker-asks = cards that a joker asks for; 0: as many as there are seats (4.1)
option-kartu-sama-drawn-owing = cards for each seat that a seat draws if it cannot go on after a joker (4.3)
option-kartu-sama-court-points = what a jack, a queen or a king counts (5.1)
option-kartu-sama-ace-points = what an ace counts (5.1)
option-kartu-sama-joker-points = what a joker counts (5.1)

# The form of the options: what those mean whose values are called otherwise there.
page-option-text-kartu-sama-deck = full: 52 cards; piquet: the 32 from 7 up (1.1)
page-option-text-kartu-sama-backs = same: decks shuffled together cannot be told apart; different: each has a back of its own, which everyone sees in hands and on top of the draw pile (1.4)
page-option-text-kartu-sama-count = points: fewest points win; victories: most rounds won (5.2, 5.3)

# What the options and values that only this game has are called.
page-option-backs = backs
page-option-deck = deck
page-option-decks = decks
page-option-joker-finish = ending on a joker
page-option-jokers = jokers in each deck
page-option-may-draw = drawing instead of playing
page-option-value-different = different
page-option-value-full = full
page-option-value-piquet = piquet
page-option-value-same = same

# Why a move is illegal.
refused-kartu-sama-must-play = You have a card that fits, so you must play and may not draw.
refused-kartu-sama-does-not-fit = { $card } does not fit on { $top }: it has neither its rank nor its suit.
refused-kartu-sama-not-held = You do not hold { $card }.
refused-kartu-sama-must-play-on = You still owe cards, so you must play what fits, even a joker.

# What happened.
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

# What is to be decided. `$fits` is what fits of what the seat holds; `$draw` is 0 where it may
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
    }{ kartu-sama-or-draw }.
kartu-sama-or-draw =
    { $draw ->
        [0] {""}
       *[other] , or draw { $draw }{ $ends ->
            [yes] , which ends the round
           *[no] {""}
        }
    }
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

# The headline of the table, and the line of help under it, of what is to be decided. `$fits` can
# be `nothing`, too; `$letter` is the suit's.
page-kartu-sama-headline =
    { $fits ->
        [nothing] Nothing fits: draw { $draw }
       *[top] { $owed ->
            [0] { $fits ->
                [any] Any card fits
                [joker] Only a joker fits
               *[top] { french-one }{ $jokers ->
                    [0] {" "}or { kartu-sama-suit }
                   *[other] , { kartu-sama-suit } or a joker
                }
            }
           *[other] You owe { $owed }
        }
    }
kartu-sama-suit =
    { $letter ->
        [c] a club
        [d] a diamond
        [h] a heart
       *[s] a spade
    }
page-kartu-sama-help =
    { $fits ->
        [nothing] { $ends ->
            [yes] The deck runs out: that ends the round.
           *[no] {""}
        }
       *[top] { $owed ->
            [0] { $draw ->
                [0] { $joker ->
                    [yes] {""}
                   *[no] You hold one that fits, so you must play.
                }
               *[other] Or draw { $draw }{ $ends ->
                    [yes] , which ends the round
                   *[no] {""}
                }.
            }
           *[other] { kartu-sama-fits }{ kartu-sama-or-draw }.
        }
    }
page-kartu-sama-alone =
    { $count ->
        [one] { $seats } has one card left.
       *[other] { $seats } have one card left each.
    }
page-kartu-sama-joker =
    A joker makes you owe { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }
page-kartu-sama-price = { page-kartu-sama-joker }.
page-kartu-sama-each = Each must fit the one before.

# What a friend advises: a move, and after a colon why.
move-kartu-sama-play =
    play { $joker ->
        [yes] the joker
       *[no] { $card }
    }
move-kartu-sama-draw =
    draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
because-kartu-sama-out = it is your last card, and the round ends
because-kartu-sama-joker =
    then you go on with { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }, as long as they fit
because-kartu-sama-points = it counts { $points }, more than any other in your hand
because-kartu-sama-again =
    you have { $count ->
        [1] another one
       *[other] { $count } more
    } in { $suit } for your next turn
because-kartu-sama-suit = it leaves you with one suit less
because-kartu-sama-keeps-joker = it keeps your joker until more of your cards fit

# The page.
page-kartu-sama-turn-owes = { $turn }: owes { $owed } more
page-kartu-sama-draw = Draw { $count }
page-kartu-sama-draw-ends = Draw: ends the round
page-kartu-sama-draw-move = draw { $count }
page-kartu-sama-last = last: draws { $count }
page-kartu-sama-top = On the discard pile: { $card }
page-kartu-sama-top-none = On the discard pile: nothing
page-kartu-sama-owed = Owed after a joker
page-kartu-sama-backs = backs { $backs }
page-kartu-sama-back = (back { $back })
page-kartu-sama-count = Your cards count { $sum }
page-kartu-sama-more = and { $count } more
page-kartu-sama-worth = The cards left count: jack, queen, king { $court }, ace { $ace }, joker { $joker }, others their number.
page-kartu-sama-out = no card left: 0
ended-kartu-sama-out =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } no card left.
ended-kartu-sama-short = The deck ran out: that ends the round.

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-kartu-sama-boxes = dashed boxes
page-legend-kartu-sama-boxes-text = cards that are still to be played after a joker
page-legend-kartu-sama-last = last: draws 5
page-legend-kartu-sama-last-text = what a seat with one card draws, if it must draw

# In short.
page-guide-kartu-sama-goal = Get rid of your cards: what is left in your hand counts against you. After five rounds the fewest points win.
page-guide-kartu-sama-turn = Play **one card that shares the rank or the suit** of the card before it. If nothing fits, draw two, and your turn is over. If something fits you must play it; only a joker may be kept.
page-guide-kartu-sama-chain = On the 8 the same suit, the same suit again, then the same rank.
page-guide-kartu-sama-hand = On the 7 of hearts, the raised cards fit.
page-guide-kartu-sama-last = With one card left, an unlucky draw costs more: two cards, and one more for each other player.
page-guide-kartu-sama-draw = On the king only the joker fits: play it, or draw two.
page-guide-kartu-sama-jokers = A joker fits on anything, and anything fits on it. But it has a price: **at once you owe as many cards as there are players**, each fitting the one before. Another joker adds as many again. If you cannot go on, draw two for each player.
page-guide-kartu-sama-joker = Two players: after the joker come two more cards.
page-guide-kartu-sama-end = A round ends when somebody has played the last card and owes none, or when the deck runs out.
page-guide-kartu-sama-score = Number cards count their number; jack, queen and king only 1; an ace 11; a joker 20.
page-guide-kartu-sama-values = Keep the king, lose the joker.

# At a glance.
page-glance-kartu-sama-fits = What fits
page-glance-kartu-sama-fits-suit = **The same suit.**
page-glance-kartu-sama-fits-rank = **The same rank.**
page-glance-kartu-sama-fits-joker = **A joker** on anything, anything on a joker. Then you owe one card for each player.
page-glance-kartu-sama-draws = What you draw
page-glance-kartu-sama-draws-two = **Nothing fits:** 2.
page-glance-kartu-sama-draws-last = **With one card left:** 2, and 1 for each other player.
page-glance-kartu-sama-draws-owed = **Still owing after a joker:** 2 for each player.
page-glance-kartu-sama-values = What cards count
page-glance-kartu-sama-values-low = Jack, queen, king: **1**
page-glance-kartu-sama-values-number = 2 to 10: **their number**
page-glance-kartu-sama-values-ace = Ace: **11**
page-glance-kartu-sama-values-joker = Joker: **20**

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-kartu-sama-suit = Share the **suit** or the rank of the card that lies there. It is the 7 of hearts: tap your 9 of hearts, then *Play*.
lesson-kartu-sama-rank = Bea answered with a 9: the same **rank**. You can do that too: play your 9 of spades.
lesson-kartu-sama-draw = Only your joker fits here, and nobody has to start a joker. So **draw two**; then your turn is over.
lesson-kartu-sama-joker = A **joker** fits on everything, but it has a price: you must go on at once with as many cards as there are players, here two. Play it.
lesson-kartu-sama-owe = You **owe two cards**, and each must fit the one before. On a joker anything fits: play your 6 of diamonds.
lesson-kartu-sama-chain = One more, and it must fit: play your 6 of hearts. Who owes cards and cannot go on draws two for each player.
lesson-kartu-sama-answer = Bea played a joker as well, and paid with two 8s. Answer her 8 of diamonds with your 2 of diamonds.
lesson-kartu-sama-last = Bea has **one card left**. If it does not fit, she draws the two and one more for each other player. Play your 10 of clubs.
lesson-kartu-sama-end = It did not fit: she drew three. **Finish on your own.** In the end, cards in hand count against you: a joker 20, an ace 11, J, Q and K only 1.
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

# Examples beside the rules.
example-kartu-sama-fits = Which of these cards fit? Choose one.

# The goal.
terminal-goal-kartu-sama =
    Goal: lose your cards. Play one with the rank or the suit of the top card, or draw. The round ends when a seat is out of cards or the draw pile is used up. { $wins ->
        [victories] Fewest points win a round; most rounds won win the match.
       *[points] What you hold then counts against you: low wins.
    }

# The cards.
terminal-legend-kartu-sama-cards = Cards: rank, then suit { $suits }; T is the 10, Jo a joker.
terminal-legend-kartu-sama-points =
    Points: 2 to 10 their number, J Q K { $court }, A { $ace }, joker { $joker }. A joker fits on all, but then you owe { $asks ->
        [0] as many more cards as there are seats
        [one] 1 more card
       *[other] { $asks } more cards
    }, or draw { $owing ->
        [2] { $asks ->
            [0] twice as many
           *[other] 2 for each seat
        }
       *[other] { $owing } for each seat
    }.

# The lab's tools. A name begins a sentence.
lab-tool-kartu-sama-jokers = Playing a joker
lab-tool-kartu-sama-drawing = Drawing where a card fits
lab-tool-kartu-sama-suits = Changing the suit
lab-tool-kartu-sama-dear = Playing a card that counts 8 or more
