### Kartenhaus in English: refusals.

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
