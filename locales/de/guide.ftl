### Kartenhaus in German: the rules in a few words and pictures.

# What the rules for people and the card of ranks have alike.
page-guide-title =
    { $part ->
        [goal] Das Ziel
        [turn] Ein Zug
        [beats] Was schlägt was
        [five] Fünferblätter
        [last] Deine letzte Karte
        [jokers] Joker
        [special] Sonderkarten
        [snap] Schnappen
        [powers] Kräfte
        [end] Das Ende einer Runde
       *[score] Punkte
    }
page-guide-word =
    { $word ->
        [hand] Hand
        [open] offen
        [closed] verdeckt
        [drawn] gezogen
        [row] deine Reihe
       *[gone] abgelegt
    }
page-guide-then = dann
page-guide-closed = eine verdeckte Karte
page-guide-glance = Auf einen Blick
