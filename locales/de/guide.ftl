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

# Kartel in short.
page-guide-kartel-goal = Spiel als Erstes alle deine Karten aus. Die anderen zahlen für die Karten, die sie noch haben.
page-guide-kartel-hand = Ein Blatt, von niedrig nach hoch. Auf die 8 folgen 女 (W), 王 (K), 后 (Q), 神 (G) und 正 (Z).
page-guide-kartel-turn = Ausgespielt werden eine Karte, zwei oder drei eines Rangs oder ein Fünferblatt. Reihum **schlägt man das mit ebenso vielen Karten** oder passt. Wer passt, darf später wieder spielen. Haben alle anderen gepasst, spielt aus, wer zuletzt gelegt hat.
page-guide-kartel-pair = Ein Paar antwortet auf ein Paar. Bei gleichem Rang gewinnt das spätere.
page-guide-kartel-beats = Der höhere Rang schlägt den niedrigeren. Bei einzelnen Karten eines Rangs entscheidet die Farbe: **Jede schlägt die nächsten zwei** im Kreis.
page-guide-kartel-suits = Gold schlägt Grün, Blau schlägt Gold, und 正 schlägt jeden anderen Rang.
page-guide-kartel-wheel = Pfeile führen von jeder Farbe zu den zweien, die sie schlägt.
page-guide-kartel-five = Von niedrig nach hoch: Regenbogen (fünf Farben, fünf Ränge), Straße, Full House, Flush, Vierling, Straight Flush, Fünfling. Die höhere Art gewinnt. Bei gleicher Art schlagen **fünf Farben (KARA)** alle anderen; danach zählen die höheren Ränge.
page-guide-kartel-hands = Straße, Full House, und ein Full House in fünf Farben.
page-guide-kartel-end = Die Runde endet, sobald jemand keine Karte mehr hat. Eine Partie hat so viele Runden wie Mitspielende.
page-guide-kartel-score = Jede übrige Karte kostet 1, **doppelt** nach höchstens drei gespielten Karten, **dreifach** ganz ohne. Von je zweien zahlt, wer mehr hat, den Unterschied. Das meiste Geld gewinnt.
page-guide-kartel-left = Bea behält sechs Karten: Sie zahlt dir 6.

# Kartel at a glance.
page-glance-kartel-ranks = Ränge, von niedrig nach hoch
page-glance-kartel-ranks-all = W Dame, K König, Q Kaiserin, G Gott, Z Wahr.
page-glance-kartel-suits = Farben, bei einzelnen Karten eines Rangs
page-glance-kartel-suits-all = Jede schlägt die zwei, zu denen ihre Pfeile führen.
page-glance-kartel-sets = Eine, zwei oder drei Karten
page-glance-kartel-sets-one = **Eine Karte:** der höhere Rang, dann die Farbe.
page-glance-kartel-sets-two = **Paar:** der höhere Rang; bei Gleichstand das spätere.
page-glance-kartel-sets-three = **Drilling:** der höhere Rang.
page-glance-kartel-five = Fünferblätter, von hoch nach niedrig
page-glance-kartel-hand = **{ $what }** ({ $name }): { $meaning }.
page-glance-kartel-five-rainbow = Straße, Full House und Vierling: In **fünf Farben (KARA)** schlagen sie alle anderen ihrer Art.
page-glance-kartel-cost = Jede übrige Karte kostet
page-glance-kartel-cost-all = **3** bis zur ersten gespielten Karte, **2** bis zur vierten, dann **1**.

# Kartu Sama in short.
page-guide-kartu-sama-goal = Werde deine Karten los: Was du behältst, zählt gegen dich. Nach fünf Runden gewinnen die wenigsten Punkte.
page-guide-kartu-sama-turn = Spiel **eine Karte mit dem Rang oder der Farbe** der Karte davor. Passt keine, zieh zwei, und dein Zug ist vorbei. Passt eine, musst du spielen; nur einen Joker darfst du behalten.
page-guide-kartu-sama-chain = Auf die 8 dieselbe Farbe, noch einmal, dann derselbe Rang.
page-guide-kartu-sama-hand = Auf die Herz-7 passen die angehobenen Karten.
page-guide-kartu-sama-last = Mit nur einer Karte kostet Ziehen mehr: zwei, und eine mehr für jeden anderen.
page-guide-kartu-sama-draw = Auf den König passt nur der Joker: Spiel ihn, oder zieh zwei.
page-guide-kartu-sama-jokers = Ein Joker passt auf alles, und auf ihn passt alles. Doch er hat seinen Preis: **Sofort schuldest du so viele Karten, wie Leute mitspielen**, jede passend auf die davor. Ein weiterer Joker bringt noch einmal so viele dazu. Kannst du nicht weiter, zieh zwei für jeden am Tisch.
page-guide-kartu-sama-joker = Zu zweit: Auf den Joker folgen zwei Karten.
page-guide-kartu-sama-end = Die Runde endet, wenn jemand die letzte Karte gespielt hat und keine schuldet, oder wenn der Stapel zu Ende ist.
page-guide-kartu-sama-score = Zahlen zählen, was draufsteht; Bube, Dame und König nur 1; ein Ass 11; ein Joker 20.
page-guide-kartu-sama-values = Den König behalten, den Joker loswerden.

# Kartu Sama at a glance.
page-glance-kartu-sama-fits = Was passt
page-glance-kartu-sama-fits-suit = **Dieselbe Farbe.**
page-glance-kartu-sama-fits-rank = **Derselbe Rang.**
page-glance-kartu-sama-fits-joker = **Ein Joker** auf alles, alles auf einen Joker. Danach schuldest du eine Karte für jeden am Tisch.
page-glance-kartu-sama-draws = Was du ziehst
page-glance-kartu-sama-draws-two = **Nichts passt:** 2.
page-glance-kartu-sama-draws-last = **Mit nur einer Karte:** 2, und 1 für jeden anderen.
page-glance-kartu-sama-draws-owed = **Noch Schulden nach einem Joker:** 2 für jeden am Tisch.
page-glance-kartu-sama-values = Was Karten zählen
page-glance-kartu-sama-values-low = Bube, Dame, König: **1**
page-glance-kartu-sama-values-number = 2 bis 10: **was draufsteht**
page-glance-kartu-sama-values-ace = Ass: **11**
page-glance-kartu-sama-values-joker = Joker: **20**

# Krass Kariert in short.
page-guide-krass-kariert-goal = Werde deine Hand los. Wer als Letztes noch Karten hat, zahlt einen Chip, und wer nicht zahlen kann, verliert die Partie.
page-guide-krass-kariert-turn = Sortieren ist verboten: **Nur Nachbarn spielen zusammen**, eine bis drei Karten. In einem Stich ist jeder einmal dran: Schlag, was da liegt, spiel eine Sonderkarte, oder nimm eine deiner zwei offenen Reservekarten und steck sie an eine beliebige Stelle.
page-guide-krass-kariert-hand = Eine Hand, wie sie kam. 6, 6 und X liegen nebeneinander.
page-guide-krass-kariert-gap = Die 3 wird gespielt, die Lücke schließt sich: Nun sind 7 und 8 Nachbarn.
page-guide-krass-kariert-reserve = Die Reservekarte 2 neben der 1 ist eine Folge.
page-guide-krass-kariert-beats = Von niedrig nach hoch: einzelne Karte, Zweierfolge, Paar, Dreierfolge, Drilling. Die höhere Art schlägt die niedrigere; bei gleicher Art gewinnt die **höhere Zahl**. Eine Folge darf durcheinander liegen.
page-guide-krass-kariert-kinds = Jede schlägt die davor.
page-guide-krass-kariert-special = **X** ist jede Zahl. **Stopp** spielt man allein: Es beendet den Stich, und der Stich ist deiner. **Nachzug** spielt man allein: Wer den Stich gewinnt, zieht drei Karten und steckt jede, wohin er will.
page-guide-krass-kariert-specials = X, Stopp und Nachzug, je zwei.
page-guide-krass-kariert-end = Das höchste Spiel gewinnt den Stich und beginnt den nächsten. Wer keine Karten mehr hat, ist draußen. Die Runde endet, wenn nur einer übrig ist, oder wenn jemand weder spielen noch nehmen kann.
page-guide-krass-kariert-score = Der zahlt einen von drei Chips. Gehen alle im selben Stich hinaus, zahlt jeder, der noch dabei war.

# Krass Kariert at a glance.
page-glance-krass-kariert-kinds = Von niedrig nach hoch
page-glance-krass-kariert-kinds-single = **Einzelne Karte**
page-glance-krass-kariert-kinds-two = **Zweierfolge**, auch durcheinander
page-glance-krass-kariert-kinds-pair = **Paar**
page-glance-krass-kariert-kinds-run = **Dreierfolge**, auch durcheinander
page-glance-krass-kariert-kinds-three = **Drilling**
page-glance-krass-kariert-special = Sonderkarten
page-glance-krass-kariert-special-any = **X:** jede Zahl von 1 bis 12.
page-glance-krass-kariert-special-stop = **Stopp:** beendet den Stich, er ist deiner.
page-glance-krass-kariert-special-draw = **Nachzug:** Wer den Stich gewinnt, zieht drei.

# Khamul in short.
page-guide-khamul-goal = Vier Karten liegen verdeckt vor dir. Merk sie dir, mach sie kleiner, wirf Gleiches ab, und sag rechtzeitig *Khamul*. Die wenigsten Punkte gewinnen.
page-guide-khamul-first = Am Anfang siehst du dir zwei deiner Karten an, einmal.
page-guide-khamul-turn = **Zieh** eine Karte. Leg sie ab, oder tausch sie gegen eine von deinen, die dann abgelegt wird. Oder **nimm** die oberste abgelegte, im Tausch gegen eine von deinen.
page-guide-khamul-switch = Die 2 ersetzt die 9, und die 9 wird abgelegt.
page-guide-khamul-snap = Auf jede abgelegte Karte darf **jeder** sofort eine vom selben Rang werfen, egal wer dran ist. Stimmt sie, ist sie weg; eine falsche kommt zurück und kostet eine Strafkarte.
page-guide-khamul-match = Eine 9 wird abgelegt, und deine Karte 4 ist eine 9: Wirf sie.
page-guide-khamul-powers = Beim Ablegen dürfen drei Arten von Karten etwas. **Bube:** sieh dir eine deiner Karten an. **Schwarze Dame:** Jemand nimmt eine Karte. **Schwarzer König:** Tausch eine deiner Karten gegen eine fremde, und sieh sie dir an.
page-guide-khamul-power = Ansehen, geben, tauschen.
page-guide-khamul-end = Mit **höchstens 5 Punkten** sag Khamul an, bevor du ziehst. Die anderen haben noch einen Zug; dann wird alles aufgedeckt. Die Runde endet auch, wenn jemand keine Karte mehr hat.
page-guide-khamul-low = Eine 2 und ein Ass, 3 Punkte: Zeit für Khamul.
page-guide-khamul-score = Die niedrigste Reihe zählt 0, die anderen, was sie haben. Falsch angesagt kostet 20 mehr; 5 gehabt und nichts gesagt zählt 20; keine Karte zählt −5. Bei 100 Punkten ist die Partie zu Ende.
page-guide-khamul-values = Ein roter König zählt nichts, eine rote Dame am meisten.

# Khamul at a glance.
page-glance-khamul-values = Was Karten zählen
page-glance-khamul-values-zero = Roter König: **0**
page-glance-khamul-values-ace = Ass: **1**
page-glance-khamul-values-number = 2 bis 10: **was draufsteht**
page-glance-khamul-values-ten = Bube, schwarze Dame, schwarzer König: **10**
page-glance-khamul-values-twenty = Rote Dame: **20**
page-glance-khamul-powers = Beim Ablegen
page-glance-khamul-powers-look = **Bube:** sieh dir eine deiner Karten an.
page-glance-khamul-powers-give = **Schwarze Dame:** Jemand nimmt eine Karte.
page-glance-khamul-powers-swap = **Schwarzer König:** Tausch eine Karte, und sieh sie dir an.
page-glance-khamul-calls = Am Ende
page-glance-khamul-calls-low = Niedrigste Reihe: **0**. Keine Karte: **−5**.
page-glance-khamul-calls-wrong = Khamul mit mehr als 5: **20 mehr**.
page-glance-khamul-calls-silent = Höchstens 5, und kein Khamul: **20**.

# KTU in short.
page-guide-ktu-goal = Werde als Erstes alle Karten los: die Hand, dann die offenen, dann die verdeckten, blind.
page-guide-ktu-laid = Drei Karten verdeckt, drei offen darauf, vier auf der Hand.
page-guide-ktu-turn = Spiel eine oder mehrere Karten eines Rangs, **höher** als die oberste. Dann zieh auf vier nach. Kannst oder willst du nicht, nimm den ganzen Stapel; der Nächste beginnt neu.
page-guide-ktu-higher = Jede ist höher als die davor. Gleich hoch reicht nicht.
page-guide-ktu-beats = Von niedrig nach hoch: 4 5 6 7 8 9 J Q K A. Auf eine **7** geht es tiefer. **2, 3 und 10** passen auf alles.
page-guide-ktu-seven = Tiefer als die 7, und drei auf einmal.
page-guide-ktu-special = Nach einer **2** geht alles. Eine **3** ist durchsichtig: Die Karte darunter gilt. Eine **8** übergeht den Nächsten. Eine **10**, oder vier eines Rangs auf einmal, verbrennt den Stapel, und du bist noch einmal dran.
page-guide-ktu-powers = Was eine Karte tut, steht auf ihr.
page-guide-ktu-through = Auch nach dieser 3 sind die Damen zu schlagen.
page-guide-ktu-end = Sind Nachziehstapel und Hand aufgebraucht, nimmst du deine offenen Karten auf. Sind auch die weg, deck die verdeckten einzeln auf. Was nicht passt, kommt mit dem Stapel auf deine Hand.
page-guide-ktu-blind = Niemand kennt eine verdeckte Karte.
page-guide-ktu-score = Wer zuerst keine Karte mehr hat, gewinnt die Runde und einen Punkt.

# KTU at a glance.
page-glance-ktu-order = Von niedrig nach hoch
page-glance-ktu-order-all = Der höhere Rang schlägt den niedrigeren; gleich hoch reicht nicht.
page-glance-ktu-special = Sonderkarten
page-glance-ktu-special-reset = **2:** auf alles, alles auf sie.
page-glance-ktu-special-through = **3:** auf alles; was darunter liegt, gilt.
page-glance-ktu-special-lower = **7:** Geh tiefer.
page-glance-ktu-special-skip = **8:** Der Nächste wird übergangen.
page-glance-ktu-special-burn = **10:** auf alles; verbrennt den Stapel, noch einmal spielen.
page-glance-ktu-special-four = **Vier eines Rangs:** verbrennen den Stapel ebenso.
