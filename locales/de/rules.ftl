### Kartenhaus in German: rules and refusals.

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

# Why a move is illegal in kartel.
refused-kartel-must-lead = Der Stapel ist leer: Du musst ausspielen und darfst nicht passen.
refused-kartel-wrong-number = Du musst so viele Karten spielen, wie der letzte Satz hat: { $count }.
refused-kartel-not-a-set =
    { $cards ->
        [ship] Zwei Karten müssen denselben Rang haben.
        [trips] Drei Karten müssen denselben Rang haben.
        [book] Diese fünf Karten sind kein Fünferblatt.
       *[number] Ein Satz hat eine, zwei, drei oder fünf Karten.
    }
refused-kartel-not-held = Du hast { $card } nicht.
refused-kartel-named-twice = Du hast { $card } zweimal genannt, und es gibt jede Karte einmal.
refused-kartel-lower-line =
    { $mine ->
        [kara-jump] Regenbogen (KARA Jump)
        [mr] Straße (Mr.)
        [umbrella] Full House (Umbrella)
        [honey] Flush (Honey)
        [quads] Vierling (Quads)
       *[mr-honey] Straight Flush (Mr. Honey)
    } schlägt { $last ->
        [mr] Straße (Mr.)
        [umbrella] Full House (Umbrella)
        [honey] Flush (Honey)
        [quads] Vierling (Quads)
        [mr-honey] Straight Flush (Mr. Honey)
       *[kara-5] Fünfling (KARA 5)
    } nicht.
refused-kartel-too-low =
    { $line ->
        [solo] { $why ->
            [suit] { $mine } und { $last } haben denselben Rang, und { $suit ->
                [gold] Gold
                [green] Grün
                [black] Schwarz
                [blue] Blau
               *[red] Rot
            } schlägt { $last_suit ->
                [gold] Gold
                [green] Grün
                [black] Schwarz
                [blue] Blau
               *[red] Rot
            } nicht.
           *[rank] { $mine } schlägt { $last } nicht: Der Rang ist niedriger.
        }
        [ship] { $mine } schlagen { $last } nicht: Der Rang ist niedriger.
        [trips] { $mine } schlagen { $last } nicht: Der Rang ist niedriger.
       *[book] { $called ->
            [kara-jump] Regenbogen (KARA Jump)
            [mr] Straße (Mr.)
            [umbrella] Full House (Umbrella)
            [honey] Flush (Honey)
            [quads] Vierling (Quads)
            [mr-honey] Straight Flush (Mr. Honey)
           *[kara-5] Fünfling (KARA 5)
        } ist nicht höher als der letzte Satz: { $why ->
            [rainbow] Der letzte ist ein Regenbogen.
            [rank-of-four] Der Rang der vier ist niedriger.
            [rank-of-three] Der Rang der drei ist niedriger.
            [straight] Die Straße ist niedriger.
            [ranks] Die Ränge sind niedriger, von der höchsten Karte an.
            [suit] Die Ränge sind gleich, und { $suit ->
                [gold] Gold
                [green] Grün
                [black] Schwarz
                [blue] Blau
               *[red] Rot
            } schlägt { $last_suit ->
                [gold] Gold
                [green] Grün
                [black] Schwarz
                [blue] Blau
               *[red] Rot
            } nicht.
            [suit-of-highest] Die Ränge sind gleich, und von den höchsten Karten schlägt { $suit ->
                [gold] Gold
                [green] Grün
                [black] Schwarz
                [blue] Blau
               *[red] Rot
            } { $last_suit ->
                [gold] Gold
                [green] Grün
                [black] Schwarz
                [blue] Blau
               *[red] Rot
            } nicht.
           *[rank] Der Rang ist niedriger.
        }
    }

# Why a move is illegal in kartu-sama.
refused-kartu-sama-must-play = Du hast eine Karte, die passt: Du musst spielen und darfst nicht ziehen.
refused-kartu-sama-does-not-fit = { $card } passt nicht auf { $top }: weder Rang noch Farbe ist gleich.
refused-kartu-sama-not-held = Du hast { $card } nicht.
refused-kartu-sama-must-play-on = Du schuldest noch Karten: Du musst spielen, was passt, auch einen Joker.

# Why a move is illegal in khamul.
refused-khamul-look-first = Sieh dir zuerst zwei deiner eigenen Karten an.
refused-khamul-first-look-over = Der erste Blick ist vorbei: Niemand sieht mehr zwei Karten an.
refused-khamul-announce-at-start = Khamul wird nur am Anfang des eigenen Zuges angesagt.
refused-khamul-draw-first = Dein Zug beginnt: Zieh eine Karte, oder nimm die oberste vom Ablagestapel.
refused-khamul-draw-at-start = Gezogen oder genommen wird nur am Anfang des eigenen Zuges.
refused-khamul-nothing-to-take = Der Ablagestapel ist leer: Es gibt nichts zu nehmen.
refused-khamul-card-in-hand = Leg zuerst die gezogene Karte ab, oder tausche sie gegen eine aus deiner Reihe.
refused-khamul-no-card-in-hand = Du hast keine Karte in der Hand, die du ablegen oder tauschen könntest.
refused-khamul-must-switch = Die genommene Karte muss gegen eine aus deiner Reihe getauscht werden.
refused-khamul-no-slot-for-taken = Deine Reihe ist leer: Du kannst keine Karte nehmen, denn du könntest sie nicht tauschen.
refused-khamul-no-slot-for-drawn = Deine Reihe ist leer: Du musst ablegen, was du gezogen hast.
refused-khamul-power-first = Nutze zuerst die Fähigkeit der abgelegten Karte, oder verzichte darauf.
refused-khamul-nothing-to-draw = Es gibt nichts mehr zu ziehen.
refused-khamul-thrown-power-first = Nutze zuerst die Fähigkeit der geworfenen Karte, oder verzichte darauf.
refused-khamul-nothing-to-match = Der Ablagestapel ist leer: Es gibt keine Karte, zu der etwas passt.
refused-khamul-last-slot-for-taken = Behalte deine letzte Karte: Die genommene muss gegen sie getauscht werden.
refused-khamul-thrown-often = Du hast in dieser Runde fünfzig Mal außerhalb eines Schnappens geworfen: Öfter geht es nicht.
refused-khamul-only-with-jack = Eine eigene Karte siehst du nur mit einem Buben an.
refused-khamul-jack-looks = Ein Bube lässt dich eine eigene Karte ansehen, und sonst nichts.
refused-khamul-only-with-queen = Eine Karte gibst du jemandem nur mit einer schwarzen Dame.
refused-khamul-queen-gives = Eine schwarze Dame gibt jemandem eine Karte, und sonst nichts.
refused-khamul-given-to-oneself = Die Karte der schwarzen Dame geht an jemand anderen, nicht an dich.
refused-khamul-only-with-king = Karten vertauschst du nur mit einem schwarzen König.
refused-khamul-exchanged-with-oneself = Du vertauschst eine Karte mit jemand anderem, nicht mit dir selbst.
refused-khamul-no-power = Gerade gibt es keine Fähigkeit, auf die du verzichten könntest.
refused-khamul-announced = Khamul ist schon angesagt; niemand sonst darf es ansagen.
refused-khamul-arranged-in-first-look = Umordnen darfst du deine Reihe erst nach dem ersten Blick.
refused-khamul-arranged-often = Du hast deine Reihe in dieser Runde fünfzig Mal umgeordnet: Öfter geht es nicht.
refused-khamul-arranged-nothing = Deine Reihe ist leer: Es gibt nichts umzuordnen.
refused-khamul-no-slot = Diesen Platz in der Reihe gibt es nicht; gezählt wird ab 0.
refused-khamul-no-seat = Diesen Sitz gibt es nicht; gezählt wird ab 0.
refused-khamul-same-slot = Sieh zwei verschiedene Karten an.
refused-khamul-no-order = Nenne jeden Platz deiner Reihe einmal, in der neuen Reihenfolge.

# Why a move is illegal in krass-kariert.
refused-krass-kariert-starter-must-play = Du beginnst diesen Stich: Du musst spielen und darfst keine Reservekarte nehmen.
refused-krass-kariert-no-reserve = Du hast keine Reservekarte mehr.
refused-krass-kariert-too-many = Eine Kombination hat eine, zwei oder drei Karten, die nebeneinanderliegen.
refused-krass-kariert-no-combination = Diese Karten sind weder eine Folge noch lauter gleiche Zahlen.
refused-krass-kariert-not-higher =
    { $kind ->
        [solo] Das ist nicht höher als die einzelne Karte { $numbers }.
        [pair] Das ist nicht höher als das Paar { $numbers }.
        [three-of-a-kind] Das ist nicht höher als der Drilling { $numbers }.
       *[run] Das ist nicht höher als die Folge { $numbers }.
    }
refused-krass-kariert-goes-round = Folgen gehen nicht im Kreis: Die höchste Zahl und 1 sind keine Folge.
refused-krass-kariert-numbers-missing = Sag, wofür jedes X steht, mit einer Zahl für jede Karte, wie in `play 2-3 as 7 8`.
refused-krass-kariert-numbers-unfit = Diese Zahlen passen nicht zu den Karten und zu dem, wofür ein X neben ihnen stehen kann.
refused-krass-kariert-only-x = Eine Kombination aus mehreren Karten braucht mindestens eine Zahlenkarte.
refused-krass-kariert-x-together = An diesem Tisch muss jedes X direkt neben einer Zahlenkarte seiner Kombination liegen.
refused-krass-kariert-stop-alone = Ein Stopp wird allein gespielt.
refused-krass-kariert-draw-alone = Ein Nachzug wird allein gespielt.
refused-krass-kariert-must-insert = Steck zuerst die gezogene Karte in deine Hand, mit `insert`.
refused-krass-kariert-nothing-drawn = Du hast keine Karte gezogen, die du einstecken könntest.
refused-krass-kariert-no-such-position =
    Diese Stelle gibt es nicht: Deine Hand hat { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
refused-krass-kariert-no-such-reserve = Diese Reservekarte gibt es nicht.
refused-krass-kariert-no-x = Zahlen werden nur genannt, wo ein X unter den Karten ist.

# Why a move is illegal in ktu.
refused-ktu-choose-first = Zuerst legt jeder drei Karten seiner Hand offen hin.
refused-ktu-cannot-open = Offen hinlegen kannst du nur drei verschiedene Karten aus deiner Hand.
refused-ktu-choice-over = Die offenen Karten sind gewählt; gewählt wird einmal, nach dem Geben.
refused-ktu-open-too-early = Offene Karten spielst du erst, wenn der Zugstapel und deine Hand aufgebraucht sind.
refused-ktu-closed-too-early = Verdeckte Karten deckst du erst auf, wenn der Zugstapel und deine Hand aufgebraucht sind.
refused-ktu-nothing-to-take = Der Stapel ist leer: Es gibt nichts zu nehmen.
refused-ktu-not-held = Spielen kannst du nur verschiedene Karten, die du auf der Hand hast.
refused-ktu-several-ranks = Zusammen gespielt werden nur Karten eines Ranges.
refused-ktu-no-such-closed = Eine verdeckte Karte mit dieser Nummer hast du nicht; gezählt wird ab 0.
refused-ktu-not-lower = Eine 7 schlägt nur eine 4, 5 oder 6, oder eine 2, 3 oder 10.
refused-ktu-not-lower-than = Du brauchst eine niedrigere Karte als die auf dem Stapel ({ $rank }), oder eine, die auf alles passt.
refused-ktu-not-higher-than = Du brauchst eine höhere Karte als die auf dem Stapel ({ $rank }), oder eine, die auf alles passt.
refused-ktu-not-higher =
    Du brauchst eine höhere Karte als { $rank ->
        [four] eine 4
        [five] eine 5
        [six] eine 6
        [eight] eine 8
        [nine] eine 9
        [ten] eine 10
        [jack] einen Buben
        [queen] eine Dame
        [king] einen König
       *[ace] ein Ass
    }, oder eine 2, 3 oder 10.

# What the options do, each with its clause.
option-kartel-two-seat-hand = zu zweit: wie viele Karten jeder bekommt; die anderen kommen beiseite (2.2)
option-kartel-pass = soft: wer gepasst hat, darf im selben Stich wieder spielen; hard: erst, wenn der Stapel abgeräumt ist (3.3)
option-kartel-rounds = Runden einer Partie; üblich ist eine je Sitz (6.3)
option-kartel-count = points: das meiste Geld gewinnt; victories: die meisten gewonnenen Runden (6.3, 6.4)
option-kartel-ranks = Ränge im Spiel, von der 2 an (1.2)
option-kartel-suits = Farben im Spiel (1.3)
option-kartel-hand = Karten, die jeder Sitz bekommt; 0: so viele, wie da sind, zu zweit höchstens so viele wie nach 2.2 (2.1)
option-kartel-few-times = wie oft die übrigen Karten zählen, wenn eine bis drei gespielt wurden (6.1)
option-kartel-none-times = wie oft die übrigen Karten zählen, wenn keine gespielt wurde (6.1)
option-kartu-sama-deck = full: 52 Karten; piquet: die 32 ab der 7 (1.1)
option-kartu-sama-jokers = Joker in jedem Blatt; üblich sind 2 in einem vollen, 0 in einem Pikettblatt (1.1)
option-kartu-sama-decks = Blätter, die zusammengemischt werden; üblich sind so wenige, dass sie für alle Hände und noch 2 Karten reichen (1.1, 1.3)
option-kartu-sama-backs = same: zusammengemischte Spiele lassen sich nicht unterscheiden; different: jedes hat eine eigene Rückseite, die alle an den Händen und oben auf dem Zugstapel sehen (1.4)
option-kartu-sama-may-draw = ob man immer ziehen darf, statt zu spielen, wenn man nichts schuldet (3.1)
option-kartu-sama-joker-finish = ob eine letzte Karte die Runde beendet, obwohl noch Karten geschuldet sind (4.4)
option-kartu-sama-count = points: die wenigsten Punkte gewinnen; victories: die meisten gewonnenen Runden (5.2, 5.3)
option-kartu-sama-rounds = Runden einer Partie (5.4)
option-kartu-sama-ranks = Ränge im Spiel, die niedrigsten des Blatts (1.1)
option-kartu-sama-suits = Farben im Spiel (1.1)
option-kartu-sama-hand = Karten, die jeder Sitz bekommt (2.1)
option-kartu-sama-drawn = Karten, die man zieht, wenn nichts passt (3.3)
option-kartu-sama-drawn-single = Karten, die man mit einer einzelnen Karte für jeden anderen Sitz mehr zieht (3.4)
option-kartu-sama-joker-asks = Karten, die ein Joker verlangt; 0: so viele, wie es Sitze gibt (4.1)
option-kartu-sama-drawn-owing = Karten für jeden Sitz, die man zieht, wenn man nach einem Joker nicht weiterkann (4.3)
option-kartu-sama-court-points = was ein Bube, eine Dame oder ein König zählt (5.1)
option-kartu-sama-ace-points = was ein Ass zählt (5.1)
option-kartu-sama-joker-points = was ein Joker zählt (5.1)
option-krass-kariert-hand = Karten, die jeder auf die Hand bekommt; üblich sind 10, zu fünft 7 (2.1)
option-krass-kariert-chips = Chips für jeden Sitz (2.3)
option-krass-kariert-all-out = was gilt, wenn niemand mehr in der Runde ist: pay: es zahlt, wer zu Beginn des Stichs dabei war; free: niemand (7.2)
option-krass-kariert-two-x = together: Zwei X dürfen in einer Kombination nebeneinanderliegen wie in 5 X X; apart: Jedes X liegt neben einer Zahlenkarte wie in X 5 X (5.1)
option-krass-kariert-ranks = Zahlen im Spiel, von der 1 an (1.1)
option-krass-kariert-copies = wie oft jede Zahl im Spiel ist (1.1)
option-krass-kariert-specials = wie viele X, Nachzug und Stopp im Spiel sind, jeweils (1.1)
option-krass-kariert-dealt = Karten, die jeder auf die Hand bekommt; 0: so viele, wie die Option hand sagt (2.1)
option-krass-kariert-drawn = Karten, die der Gewinner eines Stichs für jeden Nachzug zieht (5.3)
option-khamul-match = was zwei Karten gemeinsam haben müssen, um zu passen (1.3)
option-khamul-snaps = window: geworfen wird nach einem Ablegen; anytime: auch am Anfang eines Zuges und mit einer Karte in der Hand (4.7)
option-khamul-false-khamul = wie viele Punkte eine falsche Ansage mehr zählt (7.3)
option-khamul-target = die Partie endet, wenn ein Sitz diese Summe erreicht (7.6)
option-khamul-turn-limit = nach so vielen Zügen wird eine Runde aufgedeckt (7.7)
option-khamul-ranks = Ränge im Spiel, vom Ass an (1.1)
option-khamul-suits = Farben im Spiel (1.1)
option-khamul-row = Karten, die jede Reihe bekommt (2.1)
option-khamul-low = mit wie vielen Punkten höchstens Khamul anzusagen ist (6.1)
option-khamul-missed = was zählt, wer hätte ansagen sollen (7.2)
option-khamul-empty-row = wie viele Punkte abgezogen bekommt, wer keine Karten hat (7.5)
option-ktu-play-on = ob die anderen um die Plätze weiterspielen, wenn jemand fertig ist (3.7)
option-ktu-eights = mehrere 8 in einem Spiel überspringen einen Sitz, oder so viele, wie es 8 sind (5.5)
option-ktu-rounds = Runden einer Partie (6.2)
option-ktu-turn-limit = Züge, nach denen eine Runde ohne Sieg endet (6.3)
option-ktu-ranks = Ränge im Spiel, von der 2 an (1.1)
option-ktu-suits = Farben im Spiel (1.1)
option-ktu-closed = verdeckte Karten, die jeder Sitz bekommt (2.1)
option-ktu-hand = Karten einer Hand nach der Wahl, und bis zu denen sie nachzieht (2.2, 3.3)
option-ktu-any = der Rang, auf den jede Karte passt (5.3)
option-ktu-through = der Rang, durch den man hindurchsieht (5.2)
option-ktu-lower = der Rang, auf den eine niedrigere Karte gehört (5.4)
option-ktu-skip = der Rang, der einen Sitz übergeht (5.5)
option-ktu-burn = der Rang, der den Stapel aus dem Spiel nimmt (5.1)
option-ktu-alike = wie viele Karten eines Ranges den Stapel aus dem Spiel nehmen; 5: keine (5.6)

# The rules of the games, clause by clause: docs/rules in German. `rule-<game>` is what stands before
# the first section, `rule-<game>-<section>` a heading.
rule-kartel =
    Big Two mit fünf Farben. Werde als Erster deine Hand los. 2 bis 6 Sitze, am besten 5.
    Die Nummern der Regeln bleiben: Ein unerlaubter Zug wird mit der Regel beantwortet, die er bricht (`kartel:4.3`).
rule-kartel-1 = Karten
rule-kartel-1-1 = 60 Karten: 5 Farben × 12 Ränge, jede einmal.
rule-kartel-1-2 =
    Ränge, von niedrig nach hoch: `2 3 4 5 6 7 8 W K Q G Z`, gezeigt als 2 3 4 5 6 7 8 女 王 后 神 正.
rule-kartel-1-3 =
    Farben: `o` Gold, `g` Grün, `k` Schwarz, `b` Blau, `r` Rot. Eine Karte ist Rang, dann Farbe: `Zr` ist das rote 正.
rule-kartel-1-4 =
    Farbenkreis: Jede Farbe schlägt die nächsten zwei im Kreis Gold → Grün → Schwarz → Blau → Rot → Gold. Gold schlägt also Grün und Schwarz, Grün schlägt Schwarz und Blau, Schwarz schlägt Blau und Rot, Blau schlägt Rot und Gold, Rot schlägt Gold und Grün. Von zwei verschiedenen Farben schlägt immer genau eine die andere.
rule-kartel-1-5 = Reihenfolge der Karten im Text: nach Rang, dann nach Farbe in der Folge `o g k b r`.
rule-kartel-2 = Geben
rule-kartel-2-1 =
    Alle 60 Karten werden einzeln gegeben, in Spielrichtung, beginnend beim Sitz nach dem Geber. Jede Anzahl von 2 bis 6 Sitzen teilt 60.
rule-kartel-2-2 =
    Bei 2 Sitzen gibt die Option `two_seat_hand` = 15 (Standard; so schlägt es der Urtext vor, und mit je 30 wäre nichts verborgen) jedem 15 Karten und legt die anderen 30 ungesehen weg; 30 gibt alle aus.
rule-kartel-2-3 =
    Die Sitze sind in Spielrichtung nummeriert. Es geht gegen den Uhrzeigersinn, nach rechts: Ein Bildschirm setzt den Nächsten rechts hin.
rule-kartel-2-4 =
    In der ersten Runde spielt der Geber aus (wenn nichts anderes gesagt ist, gibt Sitz n−1). In jeder späteren Runde gibt der nächste Sitz, und wer die Runde davor gewonnen hat, spielt aus.
rule-kartel-3 = Spiel
rule-kartel-3-1 =
    Wer ausspielt, hat einen leeren Stapel vor sich und spielt irgendeinen erlaubten Satz. Auf den leeren Stapel darf man nicht passen.
rule-kartel-3-2 =
    Dann spielt in Spielrichtung jeder Sitz einen erlaubten Satz mit gleich vielen Karten, der den letzten Satz schlägt (Abschnitt 5), oder passt.
rule-kartel-3-3 =
    Wer passt, ist nicht ausgeschlossen und darf später im selben Stich wieder spielen (Option `pass` = `soft`, Standard). Mit `pass` = `hard` wird übersprungen, wer gepasst hat, bis der Stapel geleert wird.
rule-kartel-3-4 =
    Haben seit dem letzten Satz alle anderen gepasst (mit `hard`: sind alle anderen ausgeschlossen), wird der Stapel geleert, und wer den letzten Satz gespielt hat, spielt aus.
rule-kartel-3-5 =
    Die Runde endet in dem Augenblick, in dem ein Sitz keine Karten mehr hat. Er gewinnt die Runde.
rule-kartel-4 = Erlaubte Sätze
rule-kartel-4-1 = Eine Karte (Solo).
rule-kartel-4-2 = Zwei Karten eines Ranges (Ship).
rule-kartel-4-3 = Drei Karten eines Ranges (Trips).
rule-kartel-4-4 =
    Fünf Karten, die ein Fünferblatt bilden (4.5). Eine andere Anzahl darf nicht gespielt werden; vier Karten nie. (Fünf Karten, die kein Fünferblatt bilden, brechen diese Regel.)
rule-kartel-4-5 =
    Fünferblätter, von hoch nach niedrig. *Regenbogen*, geschrieben KARA, heißt: Die fünf Karten haben fünf verschiedene Farben. Ein Fünferblatt heißt nach der höchsten Zeile, die auf es zutrifft.

    | Fünferblatt | was es ist | als Regenbogen |
    |---|---|---|
    | `KARA 5` | fünf eines Ranges | immer Regenbogen |
    | `Mr. Honey` | Straße in einer Farbe | – |
    | `Quads` | vier eines Ranges und irgendeine fünfte Karte | `KARA Quads` |
    | `Honey` | fünf Karten einer Farbe | – |
    | `Umbrella` | drei eines Ranges und zwei eines anderen | `KARA Umbrella` |
    | `Mr.` | Straße: fünf Ränge in Folge | `KARA Mr.` |
    | `KARA Jump` | Regenbogen, fünf verschiedene Ränge, keine Straße | immer Regenbogen |
rule-kartel-4-6 =
    Straßen, von hoch nach niedrig: `Z G Q K W`, dann `Z 5 4 3 2`, dann `G Q K W 8`, `Q K W 8 7` und so fort bis `6 5 4 3 2`. Keine andere geht im Kreis. Die höchste Karte von `Z 5 4 3 2` ist ihr `Z`.
rule-kartel-4-7 = Gespielt wird aus der eigenen Hand.
rule-kartel-5 = Was schlägt was
rule-kartel-5-1 =
    Solo: der höhere Rang; bei gleichem Rang die Farbe, die die andere nach dem Farbenkreis schlägt (1.4).
rule-kartel-5-2 = Ship: der höhere Rang; bei gleichem Rang das später gespielte.
rule-kartel-5-3 = Trips: der höhere Rang. (Zwei Trips eines Ranges gibt es nicht.)
rule-kartel-5-4 =
    Fünferblatt: Eine höhere Zeile der Tabelle schlägt jede niedrigere, Regenbogen oder nicht. Innerhalb einer Zeile:
rule-kartel-5-5 = `KARA 5`: der höhere Rang.
rule-kartel-5-6 = `Mr. Honey`: die höhere Straße (4.6); sind sie gleich, der Farbenkreis mit ihren Farben.
rule-kartel-5-7 = `Quads`: Regenbogen schlägt Nicht-Regenbogen; sonst der höhere Rang der vier.
rule-kartel-5-8 =
    `Honey`: Vergleicht die Ränge von der höchsten Karte an, der erste Unterschied entscheidet; sind alle gleich, der Farbenkreis mit ihren Farben.
rule-kartel-5-9 = `Umbrella`: Regenbogen schlägt Nicht-Regenbogen; sonst der höhere Rang der drei.
rule-kartel-5-10 =
    `Mr.`: Regenbogen schlägt Nicht-Regenbogen; sonst die höhere Straße; sind sie gleich, der Farbenkreis mit den Farben ihrer höchsten Karten.
rule-kartel-5-11 =
    `KARA Jump`: Vergleicht die Ränge wie in 5.8; sind alle gleich, der Farbenkreis mit den Farben der höchsten Karten.
rule-kartel-6 = Wertung
rule-kartel-6-1 =
    Die Punkte eines Sitzes sind die Karten, die er noch hat, verdoppelt, wenn er in der Runde drei oder weniger Karten gespielt hat, verdreifacht, wenn er keine gespielt hat.
rule-kartel-6-2 =
    Je zwei Sitze rechnen ab: Wer mehr Punkte hat, zahlt den Unterschied. Die Wertung einer Runde ist, was ein Sitz bekommen hat, weniger, was er gezahlt hat; zusammen ergibt sie null.
rule-kartel-6-3 =
    Eine Partie hat `rounds` Runden (Option, Standard: eine je Sitz). Das meiste Geld insgesamt gewinnt; ein Gleichstand wird geteilt.

    Zum Nachrechnen (5 Sitze, je 12 Karten): übrig 5, 0, 9, 5, 2 → Punkte 5, 0, 18, 5, 2 → Wertung +5, +30, −60, +5, +20.
rule-kartel-6-4 =
    Mit der Option `count` = `victories` zahlt niemand: Die Wertung einer Runde ist 1 für den Sitz, der sie gewonnen hat (3.5), für die anderen 0, und die meisten Siege gewinnen die Partie; ein Gleichstand wird geteilt. Standard `points`: 6.1 bis 6.3. (Eine *spätere* Option.)
rule-kartel-7 = Text
rule-kartel-7-1 =
    Züge: `pass`; `play <Karten>` in der Reihenfolge von 1.5 (gelesen wird jede), etwa `play 5g 5r`.
rule-kartel-7-2 =
    Zustand, außer den gemeinsamen Feldern: `hands` (sortierte Listen), `leader` (wer in diesem Stich ausgespielt hat oder ausspielt), `pile` (die Sätze dieses Stiches, ältester zuerst, `{"{"}"seat","cards","name"{"}"}`, Name wie in 4.5, als Regenbogen, wo es einer ist, oder `solo`/`ship`/`trips`), `passed` (je Sitz: hat seit dem letzten Satz gepasst; mit `hard`: ist ausgeschlossen; auf leerem Stapel alle falsch), `aside` (weggelegte Karten, sortiert), `played` (je Sitz die sortierte Liste der in dieser Runde gespielten Karten). Ist die Runde zu Ende, bleiben `pile`, `leader` und `passed`, wie der letzte Satz sie hinterlassen hat.
rule-kartel-7-3 =
    Vor einem Sitz verborgen: die anderen Hände und `aside`. Wie viele Karten jeder hat, ist allen bekannt, und jede gespielte Karte.
rule-kartel-8 = Varianten
rule-kartel-8-1 =
    Eine Variante ändert eine oder mehrere dieser Zahlen. `ranks` (2 bis 12, Standard 12): wie viele Ränge im Spiel sind, von der 2 an; `suits` (1 bis 5, Standard 5): wie viele Farben, die ersten von `o g k b r`. `hand` (0 bis 30, Standard 0): die Karten, die jeder Sitz bekommt; 0 heißt so viele, wie sich gleichmäßig geben lassen, zu zweit höchstens so viele wie nach 2.2. Karten, die niemand bekommt, kommen unbesehen beiseite, bei jeder Anzahl von Sitzen. Abgelehnt wird ein Tisch, dessen Sitze mehr Karten bekämen, als im Spiel sind, oder keine. Von 6.1: `few_times` (1 bis 5, Standard 2): wie oft die übrigen Karten zählen, wenn eine bis drei gespielt wurden, statt doppelt. `none_times` (1 bis 9, Standard 3): wie oft, wenn keine gespielt wurde, statt dreifach.
rule-kartel-9 = Wo unsere Regeln über den Text hinausgehen
rule-kartel-9-text =
    Diese Punkte lässt der Text offen; wir haben sie entschieden. Das meiste davon lässt sich am Tisch ändern.

    - Wer vor einem leeren Stapel ausspielt, darf nicht passen (3.1).
    - Wer gepasst hat, darf im selben Stich später wieder spielen (3.3; mit `pass=hard` nicht).
    - Zu zweit bekommt jeder 15 Karten, wie der Text vorschlägt, und der Rest bleibt ungesehen (2.2).
    - Keine Straße außer 正 5 4 3 2 geht um die Ecke (4.6).
    - Gleiche KARA Jumps entscheidet die Farbe ihrer höchsten Karten (5.11).
    - Gespielt wird um Punkte, eine Runde je Person, und ein Gleichstand wird geteilt (6.3; mit `count=victories` zählen gewonnene Runden).
    - Die Varianten (8) sind von uns.
rule-kartu-sama =
    „Gleiche Karte“: wie UNO, mit gewöhnlichen Karten. Bekenne Rang oder Farbe der Karte vor dir. 2 bis 10 Sitze.
rule-kartu-sama-1 = Karten
rule-kartu-sama-1-1 =
    `deck` = `full` (Standard): die 52 französischen Karten; `piquet`: die 32 ab der 7. `jokers`: wie viele Joker jedes Spiel hat, 0 bis 2 (Standard 2 bei `full`, 0 bei `piquet`). `decks`: 1 bis 4 Spiele zusammengemischt (Standard: so wenige, wie 1.3 erlaubt, zu viert also zwei mit `piquet`; vor einer Partie sagt ein Programm, wie viele).
rule-kartu-sama-1-2 =
    Karten sind Rang, dann Farbe: `2 … 9 T J Q K A`, `c d h s`. Ein Joker ist `Jo`. Karten, die gleich aussehen, sind gleich.
rule-kartu-sama-1-3 =
    Ein Tisch wird abgelehnt (−32602), dessen Spiel weniger als 8 Karten je Sitz und 2 dazu hat.
rule-kartu-sama-1-4 =
    Option `backs` = `same` (Standard): Zusammengemischte Spiele lassen sich nicht unterscheiden. `different`: Jedes Spiel hat eine eigene Rückseite, und alle sehen sie, an den Karten jeder Hand und oben auf dem Zugstapel. Die Spiele sind dann ab 0 nummeriert, und im Text eines Decks folgt jeder Karte ihr Spiel: `7h/1`, `Jo/0`. Von mehreren Karten einer Hand mit demselben Bild wird die aus dem niedrigsten Spiel gespielt. Mit einem Spiel ändert das nichts. (Eine *spätere* Option.)
rule-kartu-sama-2 = Geben
rule-kartu-sama-2-1 =
    In Spielrichtung ab dem Sitz nach dem Geber: jedem Sitz drei Karten auf einmal, dann jedem zwei weitere auf einmal; eine Karte wird als Ablagestapel aufgedeckt; dann jedem drei weitere auf einmal. Der Rest ist der Zugstapel, verdeckt.
rule-kartu-sama-2-2 = Der Sitz nach dem Geber beginnt. Jede Runde gibt der nächste Sitz.
rule-kartu-sama-3 = Zug
rule-kartu-sama-3-1 =
    Wer eine Karte hat, die passt, spielt genau eine davon. Ziehen darf er stattdessen nicht, außer wenn nur Joker passen: Niemand muss mit einem Joker anfangen (Option `may_draw` = `true`: Wer nichts schuldet, darf stattdessen immer ziehen; Standard `false`). Er darf das Ziehen wählen, auch wenn der Zugstapel leer oder zu klein ist; dann endet die Runde (3.5).
rule-kartu-sama-3-2 =
    Eine Karte passt, wenn sie den Rang oder die Farbe der obersten Karte des Ablagestapels hat. Auf einen Joker passt jede Karte, und ein Joker passt auf jede Karte. Ein beim Geben aufgedeckter Joker verpflichtet niemanden.
rule-kartu-sama-3-3 =
    Wer keine passende Karte hat (oder nach 3.1 zieht), zieht zwei Karten, und sein Zug ist vorbei; was er gezogen hat, spielt er in diesem Zug nicht.
rule-kartu-sama-3-4 =
    Hatte er vor dem Ziehen genau eine Karte, zieht er so viele mehr, wie es Sitze gibt, weniger eine.
rule-kartu-sama-3-5 =
    Die Runde endet sofort, wenn ein Sitz seine letzte Karte spielt oder wenn er ziehen muss und der Zugstapel leer ist. Was er bis dahin gezogen hat, zählt. Die letzte Karte des Zugstapels zu nehmen beendet die Runde nicht, wenn keine weitere fällig ist. Wer vor einem leeren Zugstapel nichts Passendes hat, macht trotzdem seinen Zug `draw`, der die Runde beendet.
rule-kartu-sama-3-6 = Gespielt wird aus der eigenen Hand.
rule-kartu-sama-4 = Joker
rule-kartu-sama-4-1 =
    Wer einen Joker spielt, muss weiterspielen: so viele weitere Karten, wie es Sitze gibt, jede passend auf die vor ihr.
rule-kartu-sama-4-2 =
    Joker lassen sich häufen: Ein Joker unter diesen weiteren Karten zählt als eine davon und fügt noch einmal so viele hinzu. Solange Karten geschuldet sind, muss man spielen, was passt, Joker oder nicht.
rule-kartu-sama-4-3 =
    Wer noch Karten schuldet und keine passende hat, zieht doppelt so viele Karten, wie es Sitze gibt, und sein Zug ist vorbei. (3.4 kommt nicht dazu.)
rule-kartu-sama-4-4 =
    Wer seine letzte Karte spielt, während er noch Karten schuldet, hat die Runde nicht beendet: Er zieht wie in 4.3, und die Runde geht weiter, wenn der Zugstapel reicht (3.5). Mit der Option `joker_finish` = `true` beendet er sie (3.5). Standard `false`.
rule-kartu-sama-5 = Wertung
rule-kartu-sama-5-1 =
    Eine Karte zählt: 2 bis 10 ihre Zahl; Bube, Dame, König 1; Ass 11; ein Joker 20. Die Punkte eines Sitzes sind die Summe seiner Hand.
rule-kartu-sama-5-2 =
    Option `count` = `points` (Standard): Die Punkte der Runden werden zusammengezählt, die kleinste Summe gewinnt die Partie.
rule-kartu-sama-5-3 =
    `count` = `victories`: Die Runde gewinnt, wer die wenigsten Punkte hat; bei Gleichstand, wer von diesen die meisten Karten hat; immer noch gleich, wessen höchste Karte (Folge 2 … 10, Bube, Dame, König, Ass, Joker) niedriger ist; immer noch gleich, alle diese. Die meisten Siege gewinnen die Partie. Die Wertung einer Runde ist dann 1 für jeden, der sie gewonnen hat, sonst 0.
rule-kartu-sama-5-4 = Eine Partie hat `rounds` Runden (Option, Standard 5). Ein Gleichstand wird geteilt.
rule-kartu-sama-6 = Text
rule-kartu-sama-6-1 =
    Züge: `play <Karte>`; `draw` tut alles von 3.3 und 3.4, oder von 4.3, auf einmal. (Das Ziehen von 4.4 geschieht von selbst.) Eine Karte aus 1.2, die nicht im Spiel dieses Tisches ist, ist ein unerlaubter Zug (3.6).
rule-kartu-sama-6-2 =
    Zustand, außer den gemeinsamen Feldern: `hands` (sortiert), `draw` (oberste zuerst), `discard` (unterste zuerst), `owed` (nach Jokern noch geschuldete Karten, sonst 0; 0, wenn die Runde vorbei ist); wo sich die Rückseiten unterscheiden (1.4), auch `backs`: `hands`, `draw` und `discard`, Listen wie die obigen, mit der Nummer des Spiels jeder Karte.
rule-kartu-sama-6-3 =
    Vor einem Sitz verborgen: die anderen Hände und der Zugstapel. Bekannt: der Ablagestapel, wie viele Karten jeder hat, die Größe des Zugstapels, und dass jemand gezogen hat und wie viele. Von verschiedenen Rückseiten sind alle bekannt außer denen unter der obersten Karte des Zugstapels: In einer Sicht hat `backs` für jede davon null und nennt die einer anderen Hand aufsteigend.
rule-kartu-sama-6-4 = Sortiert wird nach Rang 2 … A, dann nach Farbe `c d h s`, Joker zuletzt; wo sich die Rückseiten unterscheiden, dann das niedrigere Spiel zuerst.
rule-kartu-sama-7 = Varianten
rule-kartu-sama-7-1 =
    Eine Variante ändert eine oder mehrere dieser Zahlen. `ranks` (2 bis 13, Standard 13): wie viele Ränge des Blatts von 1.1 im Spiel sind, die niedrigsten; alle, wenn es weniger hat. `suits` (1 bis 4, Standard 4): wie viele Farben, die ersten von `c d h s`. `hand` (1 bis 12, Standard 8): die Karten, die jeder Sitz bekommt, bis zu drei im ersten Päckchen von 2.1, bis zu zwei im zweiten, die übrigen im dritten; 1.3 und der Standard von `decks` verlangen so viele. `drawn` (1 bis 8, Standard 2): die Karten von 3.3. `drawn_single` (0 bis 3, Standard 1): die weiteren Karten von 3.4, für jeden anderen Sitz. `joker_asks` (0 bis 12, Standard 0): die Karten, die ein Joker verlangt (4.1, 4.2); 0 heißt so viele, wie es Sitze gibt. `drawn_owing` (1 bis 4, Standard 2): die Karten von 4.3, für jeden Sitz. `court_points` (0 bis 50, Standard 1), `ace_points` (0 bis 50, Standard 11) und `joker_points` (0 bis 100, Standard 20): was Bube, Dame und König, ein Ass und ein Joker zählen (5.1).
rule-kartu-sama-8 = Wo unsere Regeln über den Text hinausgehen
rule-kartu-sama-8-text =
    Diese Punkte lässt der Text offen; wir haben sie entschieden. Das meiste davon lässt sich am Tisch ändern.

    - Die Joker sind im Spiel, die Joker-Variante gilt also (1.1; `jokers=0` spielt ohne).
    - Wie viele Kartenspiele genommen werden, hängt von der Zahl der Spielenden ab (1.1, 1.3), und ihre Rückseiten sind gleich (1.4; `backs=different`).
    - Wer nach dem Geber sitzt, beginnt (2.2).
    - Wer spielen kann, darf nicht ziehen, und muss keinen Joker beginnen (3.1; `may_draw`).
    - Ein beim Geben aufgedeckter Joker verlangt nichts, und auf einen Joker passt jede Karte (3.2).
    - Wer die letzte Karte spielt, obwohl noch welche verlangt sind, zieht und spielt weiter (4.4; `joker_finish`).
    - Beim Spiel um Punkte gewinnt die kleinste Summe, und eine Partie hat fünf Runden (5.2, 5.4).
    - Die Varianten in Abschnitt 7 sind von uns; die Joker, das Spiel mit 32 Karten und mehrere Kartenspiele stehen im Text.
rule-krass-kariert =
    Ein Kletterspiel, in dem du deine Hand nicht sortieren darfst: Nur Karten, die nebeneinander stecken, werden zusammen gespielt. Wer zuletzt noch Karten hat, zahlt einen Chip. 2 bis 5 Sitze, gedacht für 3 bis 5.
    (Wörter: Was der Text des Spiels eine Runde nennt, heißt hier Stich, und sein Durchgang heißt Runde.)
rule-krass-kariert-1 = Karten
rule-krass-kariert-1-1 =
    54 Karten: die Zahlen 1 bis 12 je viermal, und sechs Sonderkarten: zwei X, zwei Nachzug, zwei Stopp. Text: `1` … `12`, `X`, `D`, `S`. Karten, die gleich aussehen, sind gleich.
rule-krass-kariert-2 = Geben
rule-krass-kariert-2-1 =
    In Spielrichtung ab dem Sitz nach dem Geber, einzeln: die Hand; dann zwei Reservekarten, auch einzeln rundum, offen vor jeden Sitz gelegt. Der Rest ist der Zugstapel, verdeckt. Eine Hand hat 10 Karten, bei fünf Sitzen 7, wie im Spiel aus der Schachtel (Option `hand`, 5 bis 10). Ein Tisch, an dem Sitze × (Hand + 2) über 54 ist, wird abgelehnt.
rule-krass-kariert-2-2 =
    Eine Hand behält die Reihenfolge, in der sie gegeben wurde: Stelle 0 ist die erste Karte. Sie wird nie sortiert. Wo eine Karte fehlt, rückt die Hand zusammen.
rule-krass-kariert-2-3 = Jeder Sitz hat 3 Chips (Option `chips`, 1 bis 5).
rule-krass-kariert-2-4 =
    In der ersten Runde beginnt der Sitz nach dem Geber; in jeder späteren, wer in der Runde davor einen Chip gezahlt hat; waren es mehrere, der erste von ihnen in Spielrichtung ab dem, der den letzten Stich begonnen hat; war es niemand, wer die Runde davor begonnen hat. Jede Runde gibt der nächste Sitz.
rule-krass-kariert-3 = Stich
rule-krass-kariert-3-1 =
    In einem Stich hat jeder Sitz, der noch in der Runde ist, genau einen Zug, in Spielrichtung ab dem, der beginnt.
rule-krass-kariert-3-2 =
    Wer beginnt, spielt irgendeine Kombination (Abschnitt 4) oder eine Sonderkarte (5.2, 5.3). Eine Reservekarte darf er nicht nehmen.
rule-krass-kariert-3-3 =
    Jeder danach spielt eine höhere Kombination als die letzte in diesem Stich, oder eine Sonderkarte, oder nimmt eine seiner Reservekarten in die Hand, an eine Stelle seiner Wahl. Nehmen darf er auch, wenn er spielen könnte. Wurde in diesem Stich noch keine Kombination gespielt, darf es irgendeine sein.
rule-krass-kariert-3-4 =
    Wer am Zug ist, keine Reservekarte mehr hat und nichts, was er spielen darf, hat die Runde sofort verloren, ohne Zug (7.1); sein Zug zählt nicht, und was in `acted` und `in` von ihm steht, bleibt.
rule-krass-kariert-3-5 =
    Hatte jeder seinen Zug, gewinnt den Stich, wer die letzte (also höchste) Kombination gespielt hat. Wurden nur Nachzugkarten gespielt, gewinnt ihn, wer die letzte davon gespielt hat.
rule-krass-kariert-3-6 =
    Der Gewinner zieht dann, was Nachzugkarten verlangen (5.3). Danach ist jeder ohne Karte auf der Hand aus der Runde; Reservekarten zählen nicht.
rule-krass-kariert-3-7 =
    Der Gewinner beginnt den nächsten Stich. Ist er draußen: wer von denen, die noch dabei sind, in diesem Stich die nächsthöchste Kombination gespielt hat; gibt es keinen, der nächste nach dem Gewinner in Spielrichtung, der noch dabei ist. (So auch, wenn der Gewinner einen Stopp oder Nachzug gespielt hat: Es zählt die höchste Kombination derer, die noch dabei sind.)
rule-krass-kariert-4 = Kombinationen
rule-krass-kariert-4-1 =
    Eine, zwei oder drei Karten, die in der Hand nebeneinander stecken, untereinander in beliebiger Reihenfolge: 8 10 9 ist eine Folge.
rule-krass-kariert-4-2 =
    Von niedrig nach hoch: einzelne Karte, Zweierfolge, Paar, Dreierfolge, Drilling. Eine höhere Art schlägt eine niedrigere, gleich welche Zahlen; in einer Art schlägt die höhere Zahl die niedrigere (bei einer Folge: ihre höchste). Gleiches schlägt nicht.
rule-krass-kariert-4-3 =
    Folgen gehen nicht im Kreis: 12 und 1 sind keine Folge (das ist die Regel, die ein solcher Zug bricht).
rule-krass-kariert-5 = Sonderkarten
rule-krass-kariert-5-1 =
    X steht für irgendeine Zahl von 1 bis 12, allein oder mit Karten daneben. Eine Kombination aus zwei oder drei Karten enthält mindestens eine Zahlenkarte; sie darf beide X enthalten, auch nebeneinander: X X 5 (Option `two_x` = `together`, Standard). Mit `two_x` = `apart` muss jedes X direkt neben einer Zahlenkarte der Kombination liegen: X 5 X, und nicht X X 5. (Eine *spätere* Option.) Wer sie spielt, sagt, wofür jedes X steht; verschiedene Zahlen sind verschiedene Züge, auch wenn dieselbe Kombination herauskommt.
rule-krass-kariert-5-2 =
    Stopp wird allein gespielt, auf irgendetwas oder zu Beginn. Der Stich endet sofort, und wer ihn gespielt hat, gewinnt ihn.
rule-krass-kariert-5-3 =
    Nachzug wird allein gespielt, auf irgendetwas oder zu Beginn, anstelle einer Kombination; der nächste antwortet weiter auf die letzte Kombination davor. Wer den Stich gewinnt, muss für jede darin gespielte Nachzugkarte drei Karten ziehen, einzeln vom Zugstapel, und jede an eine Stelle seiner Wahl stecken, bevor er die nächste sieht. Er zieht nur, was der Zugstapel noch hat. Er tut es auch, wenn seine Hand leer war, und ist dann nicht draußen.
rule-krass-kariert-6 = Bekannt und unbekannt
rule-krass-kariert-6-1 =
    Offen für alle: Reservekarten, welche Karte jemand genommen und wohin er sie gesteckt hat, die Stellen, die ein Zug leer ließ, wie viele Karten jede Hand und der Zugstapel haben, Chips.
rule-krass-kariert-6-2 = Eine Karte, die der Gewinner zieht, sieht nur er; wohin er sie steckt, sehen alle.
rule-krass-kariert-7 = Ende und Wertung
rule-krass-kariert-7-1 =
    Die Runde endet, wenn jemand nach 3.4 verloren hat, oder wenn nach einem Stich nur noch ein Sitz dabei ist: Der hat verloren. Er zahlt einen Chip.
rule-krass-kariert-7-2 =
    Ist nach einem Stich niemand mehr dabei, endet die Runde, und jeder, der zu Beginn des Stiches dabei war, zahlt einen Chip (Option `all_out` = `pay`, Standard). Mit `all_out` = `free` zahlt niemand.
rule-krass-kariert-7-3 =
    Wer zahlen muss und keinen Chip mehr hat, verliert die Partie, die damit endet; mehrere können zugleich verlieren. Alle anderen gewinnen. (Den letzten Chip zu zahlen ist noch nicht verloren.)
rule-krass-kariert-7-4 =
    Die Wertung einer Runde ist −1 für den, der zahlt oder müsste und nicht kann, 0 für die anderen; die Summen der Partie zählen sie zusammen (`chips` geht nie unter 0). Alle können verlieren; dann gewinnt niemand.
rule-krass-kariert-8 = Text
rule-krass-kariert-8-1 =
    Züge: `play <i>` für eine Karte oder `play <i>-<j>` für die Stellen i bis j; ist ein X dabei, gefolgt von ` as <n> …`, einer Zahl für jede Karte in der Reihenfolge der Hand, bei einer Zahlenkarte ihre eigene (`play 3-5 as 8 9 10` und `play 2 as 12`). Mit einem X muss das ` as ` dabeistehen, ohne eines darf es nicht. `play <i>` spielt auch einen Stopp oder Nachzug. `take <r> at <p>`: Reservekarte r (0 oder 1; 0, wenn nur eine übrig ist) in die Hand, sodass sie dann an Stelle p steckt, 0 bis zur Größe der Hand; zwei gleiche Reservekarten sind trotzdem zwei Züge; eine Reservenummer über 1 ist ein unerlaubter Zug. `insert <p>` für eine gezogene Karte (5.3).
rule-krass-kariert-8-2 =
    Zustand, außer den gemeinsamen Feldern: `hands` (in ihrer Ordnung), `reserves` (Listen), `draw` (oberste zuerst), `chips`, `starter` (des laufenden Stiches; des letzten, wenn die Runde vorbei ist), `trick` (nur Gespieltes, nichts Genommenes, ältestes zuerst: `{"{"}"seat","cards","as"{"}"}`, `cards` in der Ordnung der Hand, `as` die Zahlen, für die sie stehen, auch ohne X; leer bei einer Sonderkarte), `acted` (je Sitz; falsch, wer draußen ist), `in` (je Sitz: noch in der Runde), `drawing` (null oder `{"{"}"seat","card","left"{"}"}`: `left` ist, wie viele Karten er noch einsteckt, diese mitgezählt, nie mehr, als es gibt; die Karte ist nicht mehr in `draw`), `turns` (in dieser Runde vorbei: Spielen oder Nehmen; Einstecken ist keiner). Während der Gewinner zieht, bleiben `trick`, `acted` und `starter` die des fertigen Stiches; dann beginnt ein neuer leer. Endet die Runde, bleiben sie, wie sie sind, und `in` ist, wie 3.6 es hinterlassen hat.
rule-krass-kariert-8-3 =
    In einer Sicht ist die Hand eines anderen eine Liste mit der Karte, wo alle sie kennen (6.1), und null, wo nicht. `drawing` zeigt seine `card` nur dem, der zieht.
rule-krass-kariert-8-4 = Die Karten in ihrer Ordnung: 1 viermal … 12 viermal, X X D D S S.
rule-krass-kariert-9 = Varianten
rule-krass-kariert-9-1 =
    Eine Variante ändert eine oder mehrere dieser Zahlen. `ranks` (2 bis 12, Standard 12): im Spiel sind die Zahlen von 1 bis zu dieser; ein X steht weiter für jede Zahl von 1 bis 12. `copies` (1 bis 4, Standard 4): wie oft jede Zahl im Spiel ist. `specials` (0 bis 2, Standard 2): wie viele X, wie viele Nachzug und wie viele Stopp im Spiel sind. `dealt` (0 bis 4, Standard 0): die Karten einer Hand in 2.1; 0 heißt so viele, wie dort steht. Der Tisch von 2.1 wird abgelehnt, wenn er mehr Karten braucht, als im Spiel sind. `drawn` (0 bis 3, Standard 3): wie viele Karten der Gewinner für jeden Nachzug zieht (5.3).
rule-krass-kariert-10 = Wo unsere Regeln über den Text hinausgehen
rule-krass-kariert-10-text =
    Diese Punkte lässt der Text offen; wir haben sie entschieden. Manches davon lässt sich am Tisch ändern.

    - Zu fünft bekommt jeder sieben Karten, denn für mehr reichen sie nicht (2.1).
    - Sind der Sieger eines Stichs und der Nächste in der Höhe ausgeschieden, beginnt der Nächste in Spielrichtung (3.7).
    - 12 und 1 bilden keine Straße (4.3).
    - Zwei X dürfen in einer Kombination nebeneinanderliegen (5.1). Den Text kann man auch anders lesen: `two_x=apart`.
    - Auch mit Nachzug oder Stopp darf man einen Stich beginnen (3.2), und auf einen Nachzug als erste Karte geht jede Kombination (3.3).
    - Einen Stich, in dem nur Nachzug gespielt wurde, gewinnt der letzte davon (3.5).
    - Der Sieger zieht, bevor jemand ausscheidet (3.6), und zieht nur, was noch da ist (5.3).
    - Hat niemand mehr Karten, zahlen alle, die im Stich dabei waren (7.2; `all_out=free`).
    - Nach einer Runde, in der mehrere zahlten oder niemand, beginnt, wen 2.4 nennt.
    - Die Varianten (9) sind von uns.

    Kartenhaus steht in keiner Verbindung zum Verlag oder zu den Autoren von Krass Kariert.
rule-khamul =
    Ein Gedächtnisspiel: vier Karten verdeckt vor dir, zwei davon einmal gesehen. Bring sie auf wenige Punkte, wirf weg, was passt, und sag rechtzeitig Khamul an. 2 bis 8 Sitze, am besten 4.
rule-khamul-1 = Karten
rule-khamul-1-1 =
    Die 52 französischen Karten. Karten sind Rang, dann Farbe: `A 2 … 9 T J Q K`, `c d h s`. Rot: `d h`. Schwarz: `c s`.
rule-khamul-1-2 =
    Werte: Ass bis 10 ihre Zahl; Bube 10; schwarze Dame 10; rote Dame 20; roter König 0; schwarzer König 10.
rule-khamul-1-3 =
    Zwei Karten *passen zusammen*, wenn ihr Rang gleich ist, gleich welcher Farbe (Option `match` = `rank`, Standard; unsere Lesart: Der Urtext sagt sowohl Zahl als auch Wert, und am Tisch vergleicht man, was gedruckt ist), oder, mit `match` = `value`, wenn ihr Wert (1.2) gleich ist.
rule-khamul-2 = Geben
rule-khamul-2-1 =
    Vier Karten für jeden Sitz, einzeln, in Spielrichtung ab dem Sitz nach dem Geber, verdeckt in eine Reihe gelegt: Plätze 0 bis 3. Der Rest ist der Zugstapel. Der Ablagestapel ist leer.
rule-khamul-2-2 = Alle zugleich sehen zwei eigene Plätze ihrer Wahl an, einmal.
rule-khamul-2-3 =
    Der Sitz nach dem Geber beginnt, und jede Runde gibt der nächste Sitz. (Eine Oberfläche lost den ersten Geber aus; für den Schiedsrichter siehe dort *Dealer*.)
rule-khamul-2-4 =
    Verlässt eine Karte eine Reihe, rücken die Plätze dahinter auf. Kommt eine Karte dazu, liegt sie am Ende. Ersetzt eine Karte eine andere, nimmt sie deren Platz ein.
rule-khamul-3 = Zug
rule-khamul-3-1 = Wer am Zug ist, darf zuerst Khamul ansagen (Abschnitt 6), statt alles Folgenden. Sonst:
rule-khamul-3-2 =
    Er zieht die oberste Karte des Zugstapels und sieht sie an, oder er nimmt die oberste des Ablagestapels (wenn es eine gibt).
rule-khamul-3-3 =
    Eine gezogene Karte wird abgelegt oder gegen einen eigenen Platz getauscht: Sie nimmt den Platz ein, und die Karte, die dort lag, wird abgelegt, für alle sichtbar.
rule-khamul-3-4 =
    Eine vom Ablagestapel genommene Karte muss gegen einen Platz getauscht werden. Wer keine Plätze hat, kann nicht nehmen.
rule-khamul-3-5 = Wer keine Plätze hat und zieht, muss das Gezogene ablegen.
rule-khamul-3-6 =
    Eine abgelegte Karte mit einer Fähigkeit (Abschnitt 5) wird sofort genutzt, vor allem anderen.
rule-khamul-3-7 = Dann kommt ein Schnappen (Abschnitt 4), dann der Zug des nächsten Sitzes.
rule-khamul-3-8 =
    Ist der Zugstapel leer und eine Karte zu ziehen, wird der Ablagestapel bis auf die oberste Karte zu einem neuen Zugstapel gemischt. Gibt es auch dann keinen, wird nichts gezogen; wer am Zug ist und weder ziehen noch nehmen kann, passt von selbst, ohne Zug, auch wenn er hätte ansagen können.
rule-khamul-4 = Schnappen
rule-khamul-4-1 =
    Nach jedem Ablegen, wenn die Fähigkeit genutzt ist, darf jeder, auch wer abgelegt hat, sofort einen eigenen Platz werfen, von dem er glaubt, dass er zur obersten Karte des Ablagestapels passt, ohne vorher nachzusehen.
rule-khamul-4-2 =
    Passt er, kommt die Karte auf den Ablagestapel, und ihre Fähigkeit (Abschnitt 5) nutzt sofort, wer sie geworfen hat.
rule-khamul-4-3 =
    Passt er nicht, sehen alle die Karte, sie geht auf ihren Platz zurück, und wer sie geworfen hat, nimmt die oberste Karte des Zugstapels ungesehen ans Ende seiner Reihe.
rule-khamul-4-4 =
    Jeder darf so viele Plätze werfen, wie er mag, nacheinander, richtig oder falsch, bis er fertig ist. Fertig ist für dieses Schnappen endgültig, auch für den, der fertig war, weil er keinen Platz hatte. Ein passender Wurf eröffnet kein neues Schnappen. Es endet, wenn alle fertig sind.
rule-khamul-4-5 =
    Würfe gelten einzeln in der Reihenfolge ihres Eintreffens. Solange eine Fähigkeit genutzt wird, werden Würfe und `done` der anderen abgelehnt: jetzt nicht.
rule-khamul-4-6 =
    Online bleibt das Schnappen so lange offen, wie der Tisch bestimmt, und wer nichts tut, ist fertig, wenn die Zeit um ist.
rule-khamul-4-7 =
    Mit `snaps` = `anytime` (eine spätere Option; Standard `window`) darf jeder auch am Anfang eines Zuges, seines eigenen oder eines anderen, und solange der, der am Zug ist, eine Karte in der Hand hat, einen Platz werfen (4.1 bis 4.3): auf die Karte, die dann oben auf dem Ablagestapel liegt, auch auf eine, die beim Nehmen frei wurde. Die Fähigkeit einer passenden Karte wird sofort genutzt (4.2), dann geht der Zug weiter. Auf einen leeren Ablagestapel wird nicht geworfen; und wer am Zug ist, eine genommene Karte in der Hand hat und nur noch einen Platz, behält ihn für diese Karte (3.4). Höchstens 50-mal in einer Runde wirft jeder so, richtig oder falsch: Wo ein falscher Wurf nichts kostet, weil keine Karte mehr zu ziehen ist, könnte ein Programm ewig weitermachen. Niemand muss antworten, darum gibt es zu solchen Würfen kein `done`. Der Urtext erlaubt Würfe jederzeit. Der Standard ist unsere Lesart: Am Tisch sehen alle denselben Moment, im Netz kann eine Karte fort sein, bevor ein Wurf ankommt; darum gibt es nach jedem Ablegen eine Zeit, in der alle antworten können (4.6). Bots werfen nur beim Schnappen. Eine Oberfläche lehnt einen Wurf auf eine Karte, die nicht mehr oben liegt, als veraltet ab; er kostet nichts.
rule-khamul-5 =
    Fähigkeiten (auf jede darf man verzichten; eine, die aus Mangel an Plätzen nicht zu nutzen ist, entfällt)
rule-khamul-5-1 = Bube: Der Sitz sieht einen eigenen Platz an.
rule-khamul-5-2 =
    Schwarze Dame: Der Sitz nennt einen anderen, der die oberste Karte des Zugstapels ungesehen ans Ende seiner Reihe nimmt (nichts, wenn nichts mehr zu ziehen ist).
rule-khamul-5-3 =
    Schwarzer König: Der Sitz vertauscht einen eigenen Platz mit einem Platz eines anderen und sieht dann die Karte an, die er bekommen hat; der andere sieht nichts an. Wer keinen Platz hat, kann es nicht.
rule-khamul-5-4 =
    Alle anderen Karten haben keine. Eine Fähigkeit nutzt der, dessen Karte es war: wer am Zug ist (3.3, 3.4 und eine gezogene und abgelegte Karte) oder wer sie geworfen hat (4.2).
rule-khamul-6 = Khamul
rule-khamul-6-1 =
    Am Anfang seines Zuges darf man Khamul ansagen. Gedacht ist es für 5 Punkte oder weniger in der Reihe, und muss dann angesagt werden (7.2 ist die einzige Strafe; kein Programm prüft es).
rule-khamul-6-2 =
    Die Ansage beendet den Zug ohne Ziehen. Jeder andere hat dann noch genau einen Zug, mit Fähigkeiten und Schnappen wie immer, und niemand sonst darf ansagen. Kommt der Zug zum Ansager zurück, werden alle Karten aufgedeckt.
rule-khamul-6-3 =
    Die Reihe des Ansagers kann sich inzwischen noch ändern, durch Schnappen, auch seine eigenen, und Fähigkeiten.
rule-khamul-7 = Wertung
rule-khamul-7-1 = Eine Reihe zählt die Werte ihrer Karten (1.2).
rule-khamul-7-2 =
    Wer nicht angesagt hat, jetzt 5 Punkte oder weniger hat und sie auch am Anfang seines letzten Zuges vor der Ansage hatte, hätte ansagen müssen: Er zählt stattdessen 20.
rule-khamul-7-3 =
    Ein Ansager, dessen Reihe bei der Ansage (nicht am Anfang seines Zuges: nach 4.7 kann er seitdem geworfen haben) über 5 war und beim Aufdecken über 5 ist, hat falsch angesagt: Er zählt seine Reihe und `false_khamul` dazu (Option, 0 bis 50, Standard 20; unsere Lesart: Der Urtext kennt keine solche Strafe, aber ohne sie kostete eine Ansage nichts). Kein Programm verweigert, empfiehlt oder erzwingt je eine Ansage: Das würde verraten, was in der Reihe liegt.
rule-khamul-7-4 =
    Wer am wenigsten zählt (nach 7.2 und 7.3), oder jeder, der sich das teilt, zählt für die Runde 0.
rule-khamul-7-5 =
    Wer die Runde ohne Karten beendet, bekommt für die Runde −5 anstelle seiner Zählung. Das kommt zuletzt: In 7.4 nimmt seine Reihe mit ihrer Zählung teil.
rule-khamul-7-6 =
    Die Zählungen der Runden werden zusammengezählt. Erreicht jemand `target` (Option, 10 bis 1000, Standard 100) oder mehr, endet die Partie, und die kleinste Summe gewinnt; ein Gleichstand wird geteilt.
rule-khamul-7-7 =
    Eine Runde, in der `turn_limit` Züge (Option, Standard 500) vorbei sind, das Schnappen des letzten mitgerechnet, und die nicht gerade nach 6.2 endete, wird aufgedeckt und gezählt, wie sie liegt, als hätte niemand angesagt: 7.2 und 7.3 gelten nicht. Eine Ansage und ein Passen (3.8) sind Züge.
rule-khamul-8 = Jederzeit
rule-khamul-8-1 =
    Solange die Runde läuft und der erste Blick (2.2) vorbei ist, darf jeder jederzeit seine Reihe umordnen, ohne hinzusehen (um die anderen zu verwirren): im Zug jedes Sitzes, beim Schnappen, auch wenn er fertig ist, und während eine Fähigkeit offen ist. Höchstens 50-mal in einer Runde; der Urtext kennt keine Grenze, aber ein Programm könnte ewig weitermachen. Eine Reihe ohne Plätze lässt sich nicht umordnen. Es ändert sonst nichts, und alle sehen, welcher Platz wohin kam. Eine Oberfläche lehnt einen Zug, der für eine inzwischen veränderte Reihe gemeint war (ein Platz, der geworfen, getauscht, angesehen oder vertauscht wird, oder eine weitere Umordnung), als veraltet ab; er kostet nichts.
rule-khamul-9 = Text
rule-khamul-9-1 =
    Züge: `peek <i> <j>` (2.2; i < j, gelesen wird jede Reihenfolge); `khamul`; `draw`; `take`; `discard` oder `switch <i>` für die Karte in der Hand; `snap <i>` (4.1; wo 4.7 es außerhalb eines Schnappens erlaubt, auch von einem Sitz, der nicht am Zug ist, und dann nie unter den erlaubten Zügen aufgezählt); `done` (in diesem Schnappen nichts mehr); `look <i>` (5.1); `give <Sitz>` (5.2); `exchange <i> <Sitz> <j>` (5.3: eigener Platz i gegen Platz j jenes Sitzes); `decline` (eine Fähigkeit); `arrange <alter Platz des neuen Platzes 0> <… 1> …` (8.1; auch von einem Sitz, der nicht am Zug ist, nie unter den erlaubten Zügen aufgezählt; wo 8.1 es verbietet, ein unerlaubter Zug).
rule-khamul-9-2 =
    Plätze und Sitze zählen ab 0. Ein Platz oder Sitz, den es nicht gibt, derselbe Platz zweimal in `peek` und ein bloßes `arrange` sind unerlaubte Züge.
rule-khamul-9-3 =
    Zustand, außer den gemeinsamen Feldern: `rows` (je Sitz eine Liste von Karten, Platz 0 zuerst), `in_hand` (null oder `{"{"}"card","from"{"}"}`, von `draw` oder `discard`), `draw` (oberste zuerst), `discard` (unterste zuerst), `power` (null oder `{"{"}"seat","card"{"}"}`, offen), `snap` (null oder je Sitz: fertig), `announcer` (Sitz oder null), `turn` (wer am Zug ist, auch beim Schnappen; null beim ersten Blick), `turns` (in dieser Runde vorbei).
rule-khamul-9-4 =
    Vor einem Sitz verborgen: jede Karte in jeder Reihe, auch der eigenen, auch eine, die alle hineinkommen sahen (das Erinnern ist das Spiel), und der Zugstapel. Eine gezogene Karte ist in der Sicht dessen, der sie gezogen hat, solange er sie in der Hand hat, und in keiner anderen. Was ein Sitz einmal gezeigt bekommt (2.2, 4.3, 5.1, 5.3), wird ihm gesagt und steht in keiner späteren Sicht. Was von einem Zug gesagt wird, darf die Karte nennen, die er zeigt, auch wenn sie danach verdeckt liegt: einen falschen Wurf allen; eine eingetauschte Karte allen, wenn sie genommen war, und dem, der sie zog, wenn sie gezogen war. Bekannt: der Ablagestapel, die Länge der Reihen, wohin Karten gingen, und dass jemand welchen Platz angesehen hat.
rule-khamul-10 = Varianten
rule-khamul-10-1 =
    Eine Variante ändert eine oder mehrere dieser Zahlen. `ranks` (2 bis 13, Standard 13): wie viele Ränge im Spiel sind, vom Ass an; `suits` (1 bis 4, Standard 4): wie viele Farben, die ersten von `c d h s`. Abgelehnt wird ein Tisch, dessen Reihen (2.1) alle Karten im Spiel bekommen oder mehr. `row` (2 bis 6, Standard 4): die Karten, die jeder Sitz bekommt (2.1). `low` (0 bis 30, Standard 5): die Punkte von 6.1, 7.2 und 7.3, bis zu denen eine Reihe niedrig ist. `missed` (0 bis 50, Standard 20): was nach 7.2 zählt, wer hätte ansagen sollen. `empty_row` (0 bis 30, Standard 5): wie weit unter 0 ein Sitz ohne Karten nach 7.5 kommt.
rule-khamul-11 = Wo unsere Regeln über den Text hinausgehen
rule-khamul-11-text =
    Diese Punkte lässt der Text offen; wir haben sie entschieden. Das meiste davon lässt sich am Tisch ändern.

    - Der erste Geber wird ausgelost, dann gibt reihum der Nächste (2.3).
    - Karten passen nach dem Rang (1.3). Der Text sagt einmal Zahl und einmal Wert; `match=value` ist die andere Lesart.
    - Geworfen wird nach einem Ablegen, und der Tisch wartet darauf (4.1). Der Text erlaubt es jederzeit; dem kommt `snaps=anytime` am nächsten (4.7): nicht, während eine Fähigkeit offen ist, nicht mit dem letzten Platz, den eine genommene Karte braucht, nicht nach `done` in einem Schnappen, und außerhalb eines Schnappens höchstens 50-mal in einer Runde.
    - Eine Reihe darf man in einer Runde höchstens 50-mal umordnen (8.1).
    - Die oberste Karte des Ablagestapels bleibt beim Mischen liegen (3.8).
    - Auf jede Fähigkeit darf man verzichten (5).
    - Angesagt wird am Anfang eines Zuges, vor dem Ziehen, mit jeder Reihe (6.1).
    - Eine falsche Ansage kostet 20 Punkte (7.3). Im Text steht keine solche Strafe, aber ohne sie kostete eine Ansage nichts; `false_khamul=0` nimmt sie weg.
    - Eine versäumte Ansage zählt nur, wo man vorher am Zug war (7.2).
    - Bei Gleichstand um die niedrigste Reihe zählen alle 0 (7.4), und eine leere Reihe zählt −5, was auch die anderen haben (7.5).
    - Eine Runde endet nach 500 Zügen (7.7).
    - Die Varianten (10) sind von uns.
rule-ktu =
    Ein Spiel aus der Familie von Shithead und Palace mit eigenen Kräften: Werde deine Hand los, dann deine offenen Karten, dann deine verdeckten, blind. 2 bis 5 Sitze.
rule-ktu-1 = Karten
rule-ktu-1-1 =
    Die 52 französischen Karten. Karten sind Rang, dann Farbe: `2 3 4 5 6 7 8 9 T J Q K A`, `c d h s`. Farben spielen nie eine Rolle.
rule-ktu-1-2 =
    Stärke, von niedrig nach hoch: 4 5 6 7 8 9 Bube Dame König Ass. Die 2, die 3 und die 10 stehen außerhalb (Abschnitt 5).
rule-ktu-2 = Geben
rule-ktu-2-1 =
    In Spielrichtung ab dem Sitz nach dem Geber: jedem drei verdeckte Karten (einzeln), dann sieben auf jede Hand (einzeln). Der Rest ist der Zugstapel.
rule-ktu-2-2 =
    Alle zugleich, ohne einander zu sehen, wählen drei ihrer sieben Karten und legen sie offen auf ihre verdeckten; die Wahl wird zusammen gezeigt. Jede Hand hat dann vier Karten.
rule-ktu-2-3 =
    Offene und verdeckte Karten können erst gespielt werden, wenn der Zugstapel und die Hand aufgebraucht sind.
rule-ktu-2-4 =
    Der Sitz nach dem Geber beginnt. In jeder späteren Runde einer Partie gibt der nächste Sitz, und es beginnt, wer die Runde davor gewonnen hat (mit `play_on`, wer zuerst draußen war); hat niemand gewonnen, der Sitz nach dem neuen Geber.
rule-ktu-3 = Zug
rule-ktu-3-1 =
    Der Stapel ist leer oder hat eine oberste Karte. Wer am Zug ist, spielt oder nimmt den Stapel (3.4). Auf den leeren Stapel darf jede Karte gespielt werden, und nehmen kann man ihn nicht.
rule-ktu-3-2 =
    Gespielt werden eine oder mehrere Karten eines Ranges aus der Hand. Sie müssen den Stapel schlagen (Abschnitt 4).
rule-ktu-3-3 =
    Nach dem Spielen zieht man, bis die Hand vier Karten hat oder der Zugstapel leer ist. Wer vier oder mehr Karten hat, zieht nichts.
rule-ktu-3-4 =
    Wer den Stapel nicht schlagen kann, muss ihn nehmen: Das ist ein eigener Zug; nichts wird von selbst genommen. Wer schlagen kann, darf ihn trotzdem nehmen. Alle Karten des Stapels kommen auf die Hand, der Zug endet, und der Nächste spielt auf einen leeren Stapel.
rule-ktu-3-5 =
    Ist nach dem Ziehen die Hand leer (also auch der Zugstapel) und liegen noch offene Karten da, nimmt man sie sofort auf die Hand.
rule-ktu-3-6 =
    Sind Hand und offene Karten fort, spielt man seine verdeckten Karten: Man deckt eine auf, vorher ungesehen, und schlägt sie den Stapel, ist sie gespielt; wenn nicht, kommen sie und der ganze Stapel auf die Hand, und der Zug endet. Eine weitere kann man erst aufdecken, wenn die Hand wieder leer ist. Statt aufzudecken darf man einen Stapel nehmen, der nicht leer ist.
rule-ktu-3-7 =
    Wer zuerst keine Karte mehr hat, weder auf der Hand noch offen noch verdeckt, gewinnt, sofort, was auch immer seine letzte Karte war. Mit der Option `play_on` = `true` spielen die anderen um die Plätze weiter, und wer übrig bleibt, verliert; wer draußen ist, wird übersprungen. Standard `false`.
rule-ktu-4 = Was den Stapel schlägt
rule-ktu-4-1 =
    Lies den Stapel von oben und überspringe jede 3. Was dann oben liegt, ist die Karte, auf die zu antworten ist. Bleibt nichts, darf jede Karte gespielt werden.
rule-ktu-4-2 = Auf eine 2: jede Karte.
rule-ktu-4-3 = Auf eine 7: eine niedrigere als 7, also 4, 5 oder 6. (Und wie immer eine 2, 3 oder 10.)
rule-ktu-4-4 = Auf jede andere Karte: eine stärkere; derselbe Rang schlägt nicht.
rule-ktu-4-5 =
    Eine 2, eine 3 und eine 10 dürfen auf jede Karte gespielt werden, und mehrere davon zusammen ebenso.
rule-ktu-4-6 =
    Eine 7 darf also auf 4, 5, 6, eine 2 oder nichts gespielt werden; nie auf eine 7 oder mehr.
rule-ktu-5 = Kräfte
rule-ktu-5-1 =
    10: Jede Karte des Stapels, auch die 10, verlässt das Spiel, und derselbe Sitz spielt noch einmal auf den leeren Stapel (nach dem Ziehen, 3.3, und nach 3.5). Hat er gerade gewonnen (3.7), ist stattdessen die Runde vorbei; mit `play_on` spielt der nächste, der noch dabei ist, auf den leeren Stapel.
rule-ktu-5-2 = 3: ahmt nichts nach und ändert nichts: Der Nächste antwortet auf die Karte darunter (4.1).
rule-ktu-5-3 = 2: Der Nächste darf jede Karte spielen (4.2).
rule-ktu-5-4 = 7: Der Nächste muss niedriger spielen (4.3).
rule-ktu-5-5 =
    8: Der Nächste wird übersprungen. Auch mehrere 8en in einem Zug überspringen einen Sitz (Option `eights` = `one`, Standard). Mit `eights` = `each` überspringen sie so viele Sitze, wie es 8en sind, rundum gezählt unter den anderen, die noch dabei sind; am Zug ist der Sitz nach dem letzten übersprungenen, wer die 8en gespielt hat, wenn er der nächste ist. Sind noch zwei dabei, spielt, wer eine 8 gespielt hat, noch einmal.
rule-ktu-5-6 =
    Vier Karten eines Ranges in einem Zug wirken wie eine 10 (5.1), anstelle der eigenen Kraft dieses Ranges. Sie müssen den Stapel schlagen wie jeder Zug (4.3, 4.4), außer wenn es 2en, 3en oder 10en sind (4.5).
rule-ktu-5-7 = Blind aufgedeckte Karten haben ihre Kraft auch.
rule-ktu-6 = Ende und Wertung
rule-ktu-6-1 =
    Wer eine Runde gewinnt, bekommt 1, die anderen 0; mit `play_on` bekommt jeder so viele Punkte, wie Sitze hinter ihm platziert sind.
rule-ktu-6-2 =
    Eine Partie hat `rounds` Runden (Option, Standard 1). Die meisten Punkte gewinnen; wer gleich viele hat, teilt sich den ersten Platz. Hat niemand einen Punkt (6.3), gibt es keinen Gewinner.
rule-ktu-6-3 =
    Eine Runde, die `turn_limit` Züge erreicht (Option, Standard 2000; ein Zug ist Spielen, Aufdecken oder Nehmen; eine 10 und das Spielen danach sind zwei; 2.2 zählt nicht), endet, wenn nicht dieser letzte Zug sie beendet hat, ohne Gewinner, und alle bekommen 0, auch wer schon draußen ist. Zwei vorsichtige Nehmer könnten ewig weitermachen.
rule-ktu-7 = Text
rule-ktu-7-1 =
    Züge: `open <drei Karten>` (2.2); `play <Karten>`; `flip <i>` deckt die verdeckte Karte i auf, gezählt ab 0; `take`.
rule-ktu-7-2 =
    Zustand, außer den gemeinsamen Feldern: `hands` (sortiert), `open` (je Sitz eine sortierte Liste), `closed` (je Sitz eine Liste, wie sie liegen, Lücken geschlossen), `draw` (oberste zuerst), `pile` (unterste zuerst), `burned` (Karten aus dem Spiel, sortiert), `places` (Sitze in der Reihenfolge, in der sie fertig wurden; mit `play_on` ist der letzte nicht darin), `turns` (in dieser Runde). Die Karten eines Zuges liegen in fester Reihenfolge auf dem Stapel. Bevor in 2.2 alle gewählt haben, sind die gewählten Karten eines Sitzes sofort in `open` und nicht mehr auf seiner Hand, und der Sitz steht nicht mehr in `to_act`; die anderen sehen diese Hand weiter als siebenmal null und jenes `open` als `[]`.
rule-ktu-7-3 =
    Vor einem Sitz verborgen: die anderen Hände, außer Karten, die alle hineinkommen sahen (ein genommener Stapel, eine vergeblich aufgedeckte Karte, aufgenommene offene Karten), bis sie gespielt sind: Jede andere Hand ist eine Liste: ihre bekannten Karten, sortiert, dann null für jede weitere; jede verdeckte Karte, auch die eigenen; der Zugstapel; und, bis alle gewählt haben, die Wahl der anderen in 2.2. Bekannt: offene Karten, der Stapel, Karten aus dem Spiel, und jede Anzahl.
rule-ktu-7-4 =
    Feste Reihenfolge, für `play`, `open` und jede sortierte Liste: Rang `2 3 4 … 9 T J Q K A`, dann Farbe `c d h s`. Gelesen wird jede.
rule-ktu-8 = Varianten
rule-ktu-8-1 =
    Eine Variante ändert eine oder mehrere dieser Zahlen und Ränge. `ranks` (2 bis 13, Standard 13): wie viele Ränge im Spiel sind, von der 2 an; `suits` (1 bis 4, Standard 4): wie viele Farben, die ersten von `c d h s`. `closed` (1 bis 4, Standard 3): die verdeckten Karten von 2.1. `hand` (1 bis 6, Standard 4): die Karten einer Hand nach der Wahl von 2.2, bis zu denen sie nachzieht (3.3); gegeben werden ihr so viele und drei mehr. `any` (Standard 2), `through` (3), `lower` (7), `skip` (8) und `burn` (T): die Ränge mit den Wirkungen von 5.3, 5.2, 5.4, 5.5 und 5.1; ein Rang oder `none`. `alike` (2 bis 5, Standard 4): wie viele Karten eines Ranges oder mehr, zusammen gespielt, wie in 5.6 wirken; 5 heißt keine. Die Ränge `any`, `through` und `burn` stehen außerhalb der Rangfolge, die sonst 2 3 4 5 6 7 8 9 10 B D K A lautet; die Abschnitte 4 und 5 meinen diese Ränge statt 2, 3, 7, 8 und 10, und 4.3 alle niedrigeren. Abgelehnt wird ein Tisch, an dem ein Rang zwei Wirkungen hat, oder dessen Sitze mehr Karten bekommen, als im Spiel sind.
rule-ktu-9 = Wo unsere Regeln über den Text hinausgehen
rule-ktu-9-text =
    Diese Punkte lässt der Text offen; wir haben sie entschieden. Manches davon lässt sich am Tisch ändern.

    - Die Reihenfolge der Stärke geht von 4 bis Ass (1.2). Der Text zählt die Ränge vom Buben bis zur 10 auf, ohne zu sagen, dass er sie damit ordnet; wir ordnen sie wie andere Spiele dieser Familie.
    - Alle wählen ihre offenen Karten gleichzeitig und ungesehen (2.2).
    - Wer nach dem Geber sitzt, beginnt die erste Runde, der letzte Sieger die späteren (2.4).
    - Eine Karte vom selben Rang schlägt den Stapel nicht (4.4).
    - Mehrere Achten überspringen eine Person (5.5; `eights=each`).
    - Zweien, Dreien und Zehnen gehen auf jede Karte, auch zu viert (5.6).
    - Wer zuerst fertig ist, gewinnt, und die Runde ist vorbei (3.7; `play_on` spielt um die Plätze).
    - Eine Partie hat eine Runde, und nach 2.000 Zügen endet eine Runde ohne Sieger; hat niemand einen Punkt, hat die Partie keinen Sieger (6.2, 6.3).
    - Die Varianten (8) sind von uns.
