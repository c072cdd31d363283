### Drossel in English.

# What it is, in a line.
page-front-for-drossel = For fans of whist: follow suit, or trump. Five tricks a round.
game-drossel = take tricks: follow suit, or trump

# What wins.
page-aim-drossel =
    { $count ->
        [victories] The most rounds won win the match.
       *[points] The most points win the match.
    }

# What the options do, each with its clause.
option-drossel-rounds = rounds in a match (4.3)
option-drossel-count = points: tricks and sweeps; victories: most rounds won (4.4)
option-drossel-hand = cards dealt to each seat (2.1)
option-drossel-sweep = what a sweep counts more (4.2)

# The form of the options: what each means, with the clauses that say more.
page-option-text-drossel-rounds = rounds in a match (4.3)
page-option-text-drossel-count = points: tricks and sweeps; victories: most rounds won (4.4)

# Why a move is illegal.
refused-drossel-must-follow = You must follow suit: { $led } was led, and { $card } is of another suit.
refused-drossel-not-held = You do not hold { $card }.

# What happened.
event-drossel-dealt =
    Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    } and turns up { $card }, { $who ->
        [you] you lead
       *[other] { $seat } leads
    }.
event-drossel-played =
    { $who ->
        [you] You play
       *[other] { $seat } plays
    } { $card }.
event-drossel-taken =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } the trick.

# What is to be decided.
asked-drossel-lead = Your turn: lead any card.
asked-drossel-follow =
    Your turn: { $can ->
        [yes] follow { $suit }
       *[no] play any card, as you have no { $suit }
    }; { $seat }’s { $card } takes the trick so far.

# A remark that somebody makes on what everyone sees.
talk-drossel-all =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } all { $count } tricks so far.

# The page.
page-drossel-trick = The trick
page-drossel-trumps = Trumps: { $card }
page-drossel-tricks =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-drossel-tricks = 2 tricks
page-legend-drossel-tricks-text = how many tricks a player has taken

# In short.
page-guide-drossel-goal = Take tricks: each is a point, and all five of a round are three more. After four rounds the most points win.
page-guide-drossel-turn = Everybody plays one card, and **whoever can follows suit**. If you can't, play what you like. The highest trump takes the trick, or else the highest card of the suit that was led. Its player leads the next.
page-guide-drossel-hand = Spades were led: these may be played.
page-guide-drossel-order = Ace high, seven low.
page-guide-drossel-turned = A card is turned up after the deal: its suit is trumps.
page-guide-drossel-trick = Ace over queen.
page-guide-drossel-trump = Bea has no spade, and trumps.
page-guide-drossel-score = Most rounds are won with three tricks.

# At a glance.
page-glance-drossel-cards = Which card takes the trick
page-glance-drossel-cards-trump = **The highest trump.**
page-glance-drossel-cards-led = Without a trump **the highest card of the suit that was led**, from ace down to 7.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-drossel-follow = Bea leads the jack of spades. Whoever can **follows suit**: play your king of spades, which takes the trick.
lesson-drossel-lead = You took the trick, so you lead. Play your **ace of hearts**: only a trump could take it.
lesson-drossel-trump = Diamonds are **trumps**, since the 8 was turned up. Lead your 7 of spades and see.
lesson-drossel-queen = Bea had no spade left, and trumped. Now she leads the ten of clubs: your **queen** is higher.
lesson-drossel-end = The trick is yours. **Finish on your own.** Each trick is a point.
hint-drossel-lead = You lead whatever you like. An ace wins unless somebody trumps.
hint-drossel-follow = Follow suit if you can: the raised cards may be played.
hint-drossel-last = This is the only card that you may play.

# Examples beside the rules.
example-drossel-follows = The queen of hearts was led. Which of these cards may you play? Choose one.

# The goal.
terminal-goal-drossel =
    Goal: take tricks. Follow suit if you can; the highest trump takes the trick, or else the highest card of the suit that was led. { $wins ->
        [victories] Most tricks win a round; most rounds won win the match.
       *[points] A trick is a point, all of a round 3 more: high wins.
    }

# The table.
terminal-drossel-tricks =
    { $count ->
        [one] { $shown } trick
       *[other] { $shown } tricks
    }
terminal-drossel-trumps = Trumps: { $card }
terminal-drossel-ended =
    { $count ->
        [one] { $seats } takes
       *[other] { $seats } take
    } the most tricks.

# The cards.
terminal-legend-drossel-cards = Cards: rank, then suit { $suits }; T is the 10. Low to high: 7 8 9 T J Q K A.

# The lab's tools. A name begins a sentence.
lab-tool-drossel-taking = Taking the trick as it lies
lab-tool-drossel-trumping = Trumping
lab-tool-drossel-trumps = Leading trumps
