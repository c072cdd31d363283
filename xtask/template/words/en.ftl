### New Game in English.

# What it is, in a line.
page-front-for-new-game = For a beginning: the highest card takes the trick.
game-new-game = take tricks: the highest card wins

# What wins.
page-aim-new-game =
    { $count ->
        [victories] The most rounds won win the match.
       *[points] The most points win the match.
    }

# What the options do, each with its clause.
option-new-game-rounds = rounds in a match (4.2)
option-new-game-count = points: tricks; victories: most rounds won (4.3)
option-new-game-hand = cards dealt to each seat (2.1)

# The form of the options: what those mean whose values are called otherwise there.
page-option-text-new-game-count = points: tricks; victories: most rounds won (4.3)

# Why a move is illegal.
refused-new-game-ace-first = The first card of a round can't be an ace.
refused-new-game-not-held = You do not hold { $card }.

# What happened.
event-new-game-dealt =
    Round { $round }: { $dealer-who ->
        [you] you deal
       *[other] { $dealer } deals
    } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } each, { $who ->
        [you] you lead
       *[other] { $seat } leads
    }.
event-new-game-played =
    { $who ->
        [you] You play
       *[other] { $seat } plays
    } { $card }.
event-new-game-taken =
    { $who ->
        [you] You take
       *[other] { $seat } takes
    } the trick.

# What is to be decided.
asked-new-game-first = Your turn: lead a card, but no ace.
asked-new-game-lead = Your turn: lead any card.
asked-new-game-follow =
    Your turn: { $card } of { $who ->
        [you] yours
       *[other] { $seat }
    } is the highest card so far.

# A remark that somebody makes on what everyone sees.
talk-new-game-all =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } all { $count } tricks so far.

# The page.
page-new-game-trick = The trick
page-new-game-tricks =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-new-game-tricks = 2 tricks
page-legend-new-game-tricks-text = how many tricks a player has taken

# In short.
page-guide-new-game-goal = Take tricks: each is a point. After three rounds the most points win.
page-guide-new-game-turn = Everybody plays **one card**. The highest takes the trick, and whoever took it leads the next. Of equal cards the first wins.
page-guide-new-game-trick = The king takes the trick.

# At a glance.
page-glance-new-game-cards = Which card is higher
page-glance-new-game-cards-order = **From ace down to 2.** The suit does not matter.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-new-game-lead = You lead the first trick. Play your **king of hearts**: an ace would be higher, but no round begins with one.
lesson-new-game-again = The trick is yours, and you lead again. Now play your 9 of spades.
lesson-new-game-follow = Bea's ten was higher, so she leads: an 8. Play your ace, **the highest card of all**.
lesson-new-game-equal = Lead your 4 of diamonds. Bea has a 4, too, but of equal cards **the first one** takes the trick.
lesson-new-game-end = Only one card is left. **Finish on your own.** Each trick is a point.
hint-new-game-lead = You lead whatever you like; only the first card of a round can't be an ace.
hint-new-game-follow = The highest card takes the trick, whatever its suit.
hint-new-game-last = This is the only card that you may play.

# Examples beside the rules.
example-new-game-first = Which of these cards may begin a round? Choose one.

# The goal.
terminal-goal-new-game =
    Goal: take tricks. Each seat plays a card; the highest takes the trick, and its seat leads the next. Of equal cards the first takes it. { $wins ->
        [victories] Most tricks win a round; most rounds won win the match.
       *[points] A trick is a point: high wins.
    }

# The table.
terminal-new-game-tricks =
    { $count ->
        [one] { $shown } trick
       *[other] { $shown } tricks
    }
terminal-new-game-ended =
    { $count ->
        [one] { $seats } takes
       *[other] { $seats } take
    } the most tricks.

# The cards.
terminal-legend-new-game-cards = Cards: rank, then suit { $suits }; T is the 10. Low to high: 2 3 4 5 6 7 8 9 T J Q K A, in any suit.

# The lab's tools. A name begins a sentence.
lab-tool-new-game-taking = Taking the trick as it lies
lab-tool-new-game-court = Playing a court card or an ace
