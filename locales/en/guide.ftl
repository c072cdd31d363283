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
