### Kartenhaus in German: refusals.

# Why a move is refused in any game.
refused-over = Es läuft gerade keine Runde.
refused-not-your-turn = Du hast gerade nichts zu entscheiden: Du bist nicht dran, oder der Moment ist vorbei.

# Why a server refuses a move.
refused-stale = Der Tisch hat sich verändert, seit du das gewählt hast.
refused-too-late = { $seconds } s zu spät: Die Karte bleibt verdeckt, und es kostet nichts.
refused-no-snap = Gerade ist kein Schnappen offen: Die Karte bleibt verdeckt, und es kostet nichts.
refused-snap-answered = Du hast gesagt, dass du bei diesem Schnappen nichts mehr wirfst.

# Why a server does not help.
refused-hint-alone = Tipps bekommt nur, wer allein gegen Bots spielt.
refused-hint-many = Du hast nach vielen Tipps gefragt: Warte eine Minute.
refused-back-alone = Züge zurücknehmen kann nur, wer allein gegen Bots spielt.
refused-back-none = Es gibt nichts, was du zurücknehmen kannst.
