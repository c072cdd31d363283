### Kartenhaus in English: rules and refusals.
###
### `rule-<game>-<clause>` is a clause of docs/rules in another language. English has none, because
### docs/rules is English.

# Why a move is refused in any game.
refused-over = No round is being played now.
refused-not-your-turn = There is nothing for you to decide now: it is not your turn, or the moment has passed.

# Why a server refuses a move.
refused-stale = The table has changed since you chose this.
refused-too-late = Too late by { $seconds } s: the card stays hidden, and costs nothing.
refused-no-snap = No snap is open: the card stays hidden, and costs nothing.
refused-snap-answered = You have said that you throw nothing more in this snap.

# Why a server does not help.
refused-hint-alone = Hints are for those who play alone against bots.
refused-hint-many = You asked for many hints: wait a minute.
refused-back-alone = Only those who play alone against bots take moves back.
refused-back-none = There is nothing that you can take back.

# Why a move is illegal in kartel.
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
option-krass-kariert-hand = cards dealt to each hand; by default 10, with five seats 7 (2.1)
option-krass-kariert-chips = chips of each seat (2.3)
option-krass-kariert-all-out = what if nobody is left in the round: pay: every seat that was in when the trick began pays; free: nobody does (7.2)
option-krass-kariert-two-x = together: two X may lie side by side in a combination, as in 5 X X; apart: each X lies beside a number card, as in X 5 X (5.1)
option-krass-kariert-ranks = numbers in play, from 1 up (1.1)
option-krass-kariert-copies = how often each number is in play (1.1)
option-krass-kariert-specials = how many X, Draw and Stop cards are in play, each (1.1)
option-krass-kariert-dealt = cards dealt to each hand; 0: as many as the option hand says (2.1)
option-krass-kariert-drawn = cards that the winner of a trick draws for each Draw card (5.3)
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
