### Kartenhaus in English: the rules in a few words and pictures.

# What the rules for people and the card of ranks have alike.
page-guide-title =
    { $part ->
        [goal] The goal
        [turn] A turn
        [beats] What beats what
        [five] Five-card hands
        [last] Your last card
        [jokers] Jokers
        [special] Special cards
        [snap] Snaps
        [powers] Powers
        [end] The end of a round
       *[score] Scores
    }
page-guide-word =
    { $word ->
        [hand] hand
        [open] open
        [closed] closed
        [drawn] drawn
        [row] your row
       *[gone] discarded
    }
page-guide-then = then
page-guide-closed = a card face down
page-guide-glance = At a glance

# Kartel in short.
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

# Kartel at a glance. `$name` is what the rules call a five-card hand, `$what` what people do, `$meaning` what it is.
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

# Kartu Sama in short.
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

# Kartu Sama at a glance.
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

# Krass Kariert in short.
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

# Krass Kariert at a glance.
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

# Khamul in short.
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

# Khamul at a glance.
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

# KTU in short.
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

# KTU at a glance.
page-glance-ktu-order = Low to high
page-glance-ktu-order-all = A higher rank beats a lower one; equal is not enough.
page-glance-ktu-special = Special cards
page-glance-ktu-special-reset = **2:** on anything; anything on it.
page-glance-ktu-special-through = **3:** on anything; what lies under it counts.
page-glance-ktu-special-lower = **7:** go lower.
page-glance-ktu-special-skip = **8:** the next player is passed over.
page-glance-ktu-special-burn = **10:** on anything; burns the pile, play again.
page-glance-ktu-special-four = **Four of one rank:** burn the pile, too.
