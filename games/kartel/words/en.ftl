### Kartel in English.

# What it is, in a line.
page-front-for-kartel = For fans of Big Two: five suits that beat each other in a circle.
game-kartel = climbing with five suits: beat the last set or pass, be out first

# What wins.
page-aim-kartel =
    { $count ->
        [victories] The most rounds won win the match.
       *[points] The most money wins the match.
    }

# What the options do, each with its clause.
option-kartel-two-seat-hand = with two seats, how many cards each is dealt; the others are put aside (2.2)
option-kartel-pass = soft: who passed may play again in the same trick; hard: not before the pile is emptied (3.3)
option-kartel-rounds = rounds in a match; by default one per seat (6.3)
option-kartel-count = points: the most money wins; victories: most rounds won (6.3, 6.4)
option-kartel-ranks = ranks in play, from the 2 up (1.2)
option-kartel-suits = suits in play (1.3)
option-kartel-hand = cards dealt to each seat; 0: as many as there are, with two seats no more than 2.2 says (2.1)
option-kartel-few-times = how often the cards left count after one to three were played (6.1)
option-kartel-none-times = how often the cards left count after none was played (6.1)

# The form of the options: what those mean whose values are called otherwise there.
page-option-text-kartel-pass = soft: who passed may play again in the same trick; hard: not before the pile is emptied (3.3)
page-option-text-kartel-count = points: the most money wins; victories: most rounds won (6.3, 6.4)

# What the options and values that only this game has are called.
page-option-pass = passing
page-option-two-seat-hand = cards each with two seats
page-option-value-hard = hard
page-option-value-soft = soft

# Why a move is illegal.
refused-kartel-must-lead = The pile is empty, so you must lead and may not pass.
refused-kartel-wrong-number = You must play as many cards as the last set has: { $count }.
refused-kartel-not-a-set =
    { $cards ->
        [ship] Two cards must have the same rank.
        [trips] Three cards must have the same rank.
        [book] These five cards are not a five-card hand.
       *[number] A set has one, two, three or five cards.
    }
refused-kartel-not-held = You do not hold { $card }.
refused-kartel-named-twice = You named { $card } twice, and there is one of each card.
refused-kartel-lower-line =
    { $mine ->
        [kara-jump] A rainbow (KARA Jump)
        [mr] A straight (Mr.)
        [umbrella] A full house (Umbrella)
        [honey] A flush (Honey)
        [quads] Four of a kind (Quads)
       *[mr-honey] A straight flush (Mr. Honey)
    } does not beat { $last ->
        [mr] a straight (Mr.)
        [umbrella] a full house (Umbrella)
        [honey] a flush (Honey)
        [quads] four of a kind (Quads)
        [mr-honey] a straight flush (Mr. Honey)
       *[kara-5] five of a kind (KARA 5)
    }.
refused-kartel-too-low =
    { $line ->
        [solo] { $why ->
            [suit] { $mine } and { $last } have the same rank, and { $suit } does not beat { $last_suit }.
           *[rank] { $mine } does not beat { $last }: the rank is lower.
        }
        [ship] { $mine } do not beat { $last }: the rank is lower.
        [trips] { $mine } do not beat { $last }: the rank is lower.
       *[book] This { $called ->
            [kara-jump] rainbow (KARA Jump)
            [mr] straight (Mr.)
            [umbrella] full house (Umbrella)
            [honey] flush (Honey)
            [quads] four of a kind (Quads)
            [mr-honey] straight flush (Mr. Honey)
           *[kara-5] five of a kind (KARA 5)
        } is not higher than the last: { $why ->
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

# What happened. `$aside` cards are put aside, if any; `$set` is the set's name.
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

# What is to be decided. `$set` is the set to beat, `$first` and `$second` are suits, `$book` is a
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

# What a friend advises: a move, and after a colon why.
move-kartel-play =
    play { $cards }{ $set ->
        [solo] {""}
       *[other] {" "}({ $set })
    }
move-kartel-pass = pass
because-kartel-out = then you have no cards left, and win the round
because-kartel-cheaper =
    so far each card left would cost you { $times ->
        [2] double
        [3] triple
       *[other] { $times } times as much
    }
because-kartel-left =
    then you have only { $count ->
        [1] one card
       *[other] two cards
    } left
because-kartel-book = it gets rid of five cards at once
because-kartel-together =
    it keeps your { $count ->
        [2] pair of
        [3] three
        [4] four
       *[other] five
    } { kartel-many }
because-kartel-high = it keeps { $card } for later
kartel-many =
    { $rank ->
        [W] ladies
        [K] kings
        [Q] empresses
        [Z] Z
        [G] gods
       *[other] { $rank }s
    }

# The page.
page-kartel-lead = You lead
page-kartel-lead-help = One card, two or three of one rank, or a five-card hand.
page-kartel-cannot = You have to pass
page-kartel-cannot-help = Nothing of yours beats the { $set }.
page-kartel-to-beat = Beat the { $set }
page-kartel-beat-help =
    { $size ->
        [1] A higher rank, or { $rank } in { $first } or { $second }.
        [2] A higher pair, or another pair of { $rank }.
       *[other] Three of a higher rank.
    }
page-kartel-to-beat-five = Beat the { $book }
page-kartel-higher-help =
    A higher one{ $rainbow ->
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
    }.
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
page-kartel-times =
    { $times ->
        [2] pays double
        [3] pays triple
       *[other] pays ×{ $times }
    }
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
# Why a seat scores what it does: what its cards cost, and who pays whom.
page-kartel-left =
    { $times ->
        [1] { $count ->
            [one] 1 card left.
           *[other] { $count } cards left.
        }
       *[other] { $count ->
            [one] 1 card
           *[other] { $count } cards
        } × { $times } = { $cost }, with { $played ->
            [0] none
           *[other] only { $played }
        } played.
    }
page-kartel-pays =
    { $who ->
        [you] You pay
       *[other] Pays
    } { $to }.
page-kartel-gets =
    { $who ->
        [you] You get
       *[other] Gets
    } { $from }.
page-kartel-paid =
    { $by } { $way ->
        [to] to
       *[from] from
    } { $who ->
        [you] you
       *[other] { $name }
    }
# What is printed on the mat.
page-kartel-front = Bring the circle of suits to the front
page-kartel-hands = Five cards, best first
page-kartel-fives = Your five-card hands
page-kartel-trick = This trick
page-kartel-to-play = to play
page-kartel-beat = beat
page-kartel-beats = beats
page-kartel-wheel = Each suit beats the next two: { $suits }, and round again.
page-kartel-wheel-on = Each suit beats the next two: { $suits }, and round again. { $suit } is beaten by { $first } and { $second }, and beats { $third } and { $fourth }.
page-kartel-ladder = Five-card hands, high to low
page-kartel-ladder-beats = beats it
page-kartel-ranks = Ranks, low to high: 2 to 8, lady W, king K, empress Q, god G, true Z

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-kartel-pairs = Pair 6
page-legend-kartel-pairs-text = six pairs can be played: press for the first, again for the next
page-legend-kartel-times = pays triple
page-legend-kartel-times-text = how often each card left would count, if the round ended now
page-legend-kartel-played = triple, double
page-legend-kartel-played-text = what your cards left cost; from the fourth card you play on, they cost once
page-legend-kartel-star = circle of suits
page-legend-kartel-star-text = each suit is beaten by the two whose arrows lead to it

# A preference.
page-preferences-kartel-ranks = Kartel’s high ranks

# In short.
page-guide-kartel-goal = Be the first to play all your cards. The others pay for the cards they still hold.
page-guide-kartel-hand = A hand, low to high. After 8 come 女 (W), 王 (K), 后 (Q), 神 (G) and 正 (Z).
page-guide-kartel-turn = Whoever leads plays one card, two or three of one rank, or a five-card hand. Going round, each player **beats it with as many cards**, or passes. Passing does not shut you out. When all others have passed, whoever played last leads again.
page-guide-kartel-pair = A pair answers a pair. On a tie, the later pair wins.
page-guide-kartel-beats = A higher rank beats a lower one. Between single cards of one rank the suit decides: **each suit beats the next two** in the circle.
page-guide-kartel-suits = Gold beats green, blue beats gold, and 正 beats every lower rank.
page-guide-kartel-wheel = An arrow leads from each suit to the two that it beats.
page-guide-kartel-five = Low to high: rainbow (five suits, five ranks), straight, full house, flush, four of a kind, straight flush, five of a kind. A higher kind wins. Within a kind, one in **five suits (KARA)** beats the others; then the higher ranks win.
page-guide-kartel-hands = A straight, a full house, and a full house in five suits.
page-guide-kartel-end = A round ends when somebody has no card left. A match has a round for each player.
page-guide-kartel-score = A card left costs 1, **double** if you played three cards or fewer, **triple** if none. Of any two players, the one with more pays the difference. The most money wins.
page-guide-kartel-left = Bea is left with six cards: she pays you 6.

# At a glance. `$name` is what the rules call a five-card hand, `$what` what people do, `$meaning` what it is.
page-glance-kartel-ranks = Ranks, low to high
page-glance-kartel-ranks-all = W lady, K king, Q empress, G god, Z true.
page-glance-kartel-suits = Suits, between single cards of one rank
page-glance-kartel-suits-all = Each suit beats the two that its arrows lead to.
page-glance-kartel-sets = One, two or three cards
page-glance-kartel-sets-one = **One card:** the higher rank, then the suit.
page-glance-kartel-sets-two = **Pair:** the higher rank; on a tie, the later pair.
page-glance-kartel-sets-three = **Three of a kind:** the higher rank.
page-glance-kartel-five = Five-card hands, high to low
page-glance-kartel-hand = **{ $what }** ({ $name }): { $meaning }.
page-glance-kartel-five-rainbow = Straight, full house and four of a kind: in **five suits (KARA)** they beat all others of their kind.
page-glance-kartel-cost = Each card left costs
page-glance-kartel-cost-all = **3** until you have played one card, **2** until you have played four, then **1**.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-kartel-lead = First to play every card wins. The pile is empty, so you **lead**: tap the green 5, then *Play*. The next player must beat it with one card.
lesson-kartel-wheel = Same rank: now the **suits** decide. They stand in a circle, and each beats the next two. Blue beats gold: play your blue 5.
lesson-kartel-pass = 正 is the highest rank: you have nothing against it here, so **pass**. That does not shut you out; later you may play again.
lesson-kartel-pair = Bea leads a **pair**, so two cards of one rank have to answer. On a tie, the pair played last wins. Play your two 6s.
lesson-kartel-book = You won, so you lead again. Some sets of five form a **five-card hand**: 7 8 女 王 后 is a straight. Play all five of them.
lesson-kartel-kara = Bea's full house, three and two, beats any straight. Yours has five different suits: that is **KARA**, and beats every plain full house. Play 3 3 3 4 4.
lesson-kartel-end = One card left, and you lead: **finish on your own**. The others pay for the cards they hold, and twice as much if they played three or fewer.
hint-kartel-lead = Tap cards to choose them: the button says what they are. Two or three of one rank, or a five-card hand.
hint-kartel-beat = Answer with as many cards as lie there, and higher. Equal rank: the suit wheel decides.
hint-kartel-pass = Nothing beats it? Pass. You may play again later in this trick.

# Examples beside the rules.
example-kartel-wheel = Which suits does a suit beat? Choose a card.
example-kartel-wheel-answer = It beats the two that are marked. The other two beat it.
example-kartel-books = A straight lies there. What are your cards, and do they beat it? Choose up to five.

# The goal.
terminal-goal-kartel =
    Goal: be the first with no cards. Beat the last set with as many cards, or pass; { $pass ->
        [hard] who passes waits until the pile is cleared
       *[soft] who passes may play again later
    }. When all others have passed, you lead anew. { $wins ->
        [victories] The first one out wins the round; most rounds won win the match.
       *[points] Cards left cost points; high total wins.
    }

# The cards.
terminal-legend-kartel-ranks = Ranks, low to high: { $ranks }
terminal-legend-kartel-suits = Suits, each beats the next two: { $suits }
terminal-legend-kartel-books = Five-card hands, high to low: { $books }. KARA before a name: five suits.

# The lab's tools. A name begins a sentence.
lab-tool-kartel-books = Playing five-card hands
lab-tool-kartel-groups = Playing pairs and threes of a kind
lab-tool-kartel-passing = Passing where it could play
lab-tool-kartel-breaking = Breaking up cards of one rank
lab-tool-kartel-top = Playing a 神 or a 正
