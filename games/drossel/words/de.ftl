### Drossel in German.

# What it is, in a line.
page-front-for-drossel = Für alle, die Whist mögen: Farbe bedienen oder stechen. Fünf Stiche je Runde.
game-drossel = Stiche machen: Farbe bedienen oder stechen

# What wins.
page-aim-drossel =
    { $count ->
        [victories] Die meisten gewonnenen Runden gewinnen die Partie.
       *[points] Die meisten Punkte gewinnen die Partie.
    }

# What the options do, each with its clause.
option-drossel-rounds = Runden einer Partie (4.3)
option-drossel-count = points: Stiche und Durchmärsche; victories: die meisten gewonnenen Runden (4.4)
option-drossel-hand = Karten, die jeder Sitz bekommt (2.1)
option-drossel-sweep = was ein Durchmarsch mehr zählt (4.2)

# The form of the options: what each means, with the clauses that say more.
page-option-text-drossel-rounds = Runden einer Partie (4.3)
page-option-text-drossel-count = nach Punkten: Stiche und Durchmärsche; nach Siegen: die meisten gewonnenen Runden (4.4)

# Why a move is illegal.
refused-drossel-must-follow = Du musst bedienen: { $led } wurde ausgespielt, und { $card } hat eine andere Farbe.
refused-drossel-not-held = Du hast { $card } nicht.

# What happened.
event-drossel-dealt =
    Runde { $round }: { $dealer-who ->
        [you] Du gibst
       *[other] { $dealer } gibt
    } und deckt { $card } auf, { $who ->
        [you] du spielst aus
       *[other] { $seat } spielt aus
    }.
event-drossel-played =
    { $who ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }.
event-drossel-taken =
    { $who ->
        [you] Du machst
       *[other] { $seat } macht
    } den Stich.

# What is to be decided.
asked-drossel-lead = Du bist dran: Spiel eine beliebige Karte aus.
asked-drossel-follow =
    Du bist dran: { $can ->
        [yes] Bedien { $suit }
       *[no] Spiel eine beliebige Karte, denn { $suit } hast du nicht
    }; bisher macht { $card } von { $seat } den Stich.

# A remark that somebody makes on what everyone sees.
talk-drossel-all =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } bisher alle { $count } Stiche.

# The page.
page-drossel-trick = Der Stich
page-drossel-trumps = Trumpf: { $card }
page-drossel-tricks =
    { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-drossel-tricks = 2 Stiche
page-legend-drossel-tricks-text = wie viele Stiche jemand gemacht hat

# In short.
page-guide-drossel-goal = Mach Stiche: Jeder ist ein Punkt, und alle fünf einer Runde sind drei mehr. Nach vier Runden gewinnen die meisten Punkte.
page-guide-drossel-turn = Alle spielen eine Karte, und **wer kann, bedient die Farbe**. Wer nicht kann, spielt, was er will. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn gemacht hat, spielt den nächsten aus.
page-guide-drossel-hand = Pik wurde ausgespielt: Diese Karten gehen.
page-guide-drossel-order = Ass hoch, Sieben niedrig.
page-guide-drossel-turned = Nach dem Geben wird eine Karte aufgedeckt: Ihre Farbe ist Trumpf.
page-guide-drossel-trick = Ass über Dame.
page-guide-drossel-trump = Bea hat kein Pik und sticht.
page-guide-drossel-score = Die meisten Runden gewinnt man mit drei Stichen.

# At a glance.
page-glance-drossel-cards = Welche Karte den Stich macht
page-glance-drossel-cards-trump = **Der höchste Trumpf.**
page-glance-drossel-cards-led = Ohne Trumpf **die höchste Karte der ausgespielten Farbe**, vom Ass bis zur 7.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-drossel-follow = Bea spielt den Pik-Buben aus. Wer kann, **bedient**: Spiel deinen Pik-König, er macht den Stich.
lesson-drossel-lead = Du hast den Stich gemacht, also spielst du aus. Spiel dein **Herz-Ass**: Nur ein Trumpf könnte es stechen.
lesson-drossel-trump = Karo ist **Trumpf**, denn die 8 wurde aufgedeckt. Spiel deine Pik-7 aus und schau.
lesson-drossel-queen = Bea hatte kein Pik mehr und hat gestochen. Jetzt spielt sie die Kreuz-Zehn aus: Deine **Dame** ist höher.
lesson-drossel-end = Der Stich gehört dir. **Spiel allein zu Ende.** Jeder Stich ist ein Punkt.
hint-drossel-lead = Du spielst aus, was du willst. Ein Ass gewinnt, wenn niemand sticht.
hint-drossel-follow = Bedien, wenn du kannst: Die angehobenen Karten gehen.
hint-drossel-last = Du darfst nur diese eine Karte spielen.

# Examples beside the rules.
example-drossel-follows = Die Herz-Dame wurde ausgespielt. Welche dieser Karten darfst du spielen? Wähl eine.

# The goal.
terminal-goal-drossel =
    Ziel: Stiche machen. Wer kann, bedient; der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. { $wins ->
        [victories] Die meisten Stiche gewinnen eine Runde, die meisten gewonnenen Runden die Partie.
       *[points] Ein Stich ist ein Punkt, alle einer Runde sind 3 mehr: Hoch gewinnt.
    }

# The table.
terminal-drossel-tricks =
    { $count ->
        [one] { $shown } Stich
       *[other] { $shown } Stiche
    }
terminal-drossel-trumps = Trumpf: { $card }
terminal-drossel-ended =
    { $count ->
        [one] { $seats } macht
       *[other] { $seats } machen
    } die meisten Stiche.

# The cards.
terminal-legend-drossel-cards = Karten: Rang, dann Farbe { $suits }; T ist die 10. Von niedrig nach hoch: 7 8 9 T J Q K A.

# The lab's tools. A name begins a sentence.
lab-tool-drossel-taking = Den Stich machen, wie er liegt
lab-tool-drossel-trumping = Stechen
lab-tool-drossel-trumps = Trumpf ausspielen

# The rules.
rule-drossel =
    Eine Miniatur mit Stichen: Farbe bedienen, die aufgedeckte Karte bestimmt den Trumpf, und jeder Stich ist ein Punkt. 2 bis 4 Sitze.
rule-drossel-1 = Karten
rule-drossel-1-1 = Die 32 französischen Karten ab der 7: Rang, dann Farbe, `7 8 9 T J Q K A`, `c d h s`.
rule-drossel-1-2 = Ein höherer Rang ist eine höhere Karte seiner Farbe, am höchsten ist das Ass.
rule-drossel-2 = Geben
rule-drossel-2-1 = In Spielrichtung ab dem Sitz nach dem Geber: jedem Sitz fünf Karten, immer eine.
rule-drossel-2-2 = Die nächste Karte wird aufgedeckt. Sie gehört niemandem, und ihre Farbe ist in dieser Runde Trumpf.
rule-drossel-2-3 = Der Rest kommt verdeckt zur Seite.
rule-drossel-2-4 = Der Sitz nach dem Geber spielt den ersten Stich aus. Jede Runde gibt der nächste Sitz.
rule-drossel-3 = Zug
rule-drossel-3-1 = Reihum spielt jeder Sitz eine Karte aus der eigenen Hand.
rule-drossel-3-2 = Wer eine Karte der ausgespielten Farbe hat, spielt eine davon. Wer keine hat, darf jede Karte spielen und muss nicht stechen.
rule-drossel-3-3 = Hat jeder Sitz eine gespielt, macht der höchste Trumpf den Stich; ohne Trumpf die höchste Karte der ausgespielten Farbe.
rule-drossel-3-4 = Wer den Stich gemacht hat, spielt den nächsten aus, mit einer beliebigen Karte.
rule-drossel-3-5 = Die Runde endet, wenn niemand mehr eine Karte hat.
rule-drossel-4 = Wertung
rule-drossel-4-1 = Jeder Stich zählt einen Punkt.
rule-drossel-4-2 = Wer alle Stiche der Runde gemacht hat, hat einen Durchmarsch und zählt drei Punkte mehr.
rule-drossel-4-3 = Eine Partie hat `rounds` Runden (Option, Standard 4). Die höchste Summe gewinnt die Partie; ein Gleichstand wird geteilt.
rule-drossel-4-4 = Option `count` = `points` (Standard): Die Runde zählt nach 4.1 und 4.2. `victories`: Eine Runde zählt 1 für jeden Sitz mit den meisten Punkten der Runde, sonst 0.
rule-drossel-5 = Text
rule-drossel-5-1 = Züge: `play <Karte>`.
rule-drossel-5-2 =
    Zustand, außer den gemeinsamen Feldern: `hands` (sortiert), `aside` (sortiert), `turned` (die aufgedeckte Karte; null vor dem ersten Geben), `leader`, `trick` (nach Sitz die Karte, die er zum Stich gespielt hat, oder null; der letzte Stich bleibt liegen, bis der nächste ausgespielt wird), `played` (nach Sitz, sortiert), `tricks` (nach Sitz, wie viele er gemacht hat).
rule-drossel-5-3 = Vor einem Sitz verborgen: die anderen Hände und die Karten zur Seite. Alles andere ist bekannt.
rule-drossel-5-4 = Sortiert wird nach Rang 7 … A, dann nach Farbe `c d h s`.
rule-drossel-6 = Varianten
rule-drossel-6-1 = Eine Variante ändert eine dieser Zahlen oder beide. `hand` (1 bis 7, Standard 5): die Karten, die jeder Sitz bekommt (2.1). `sweep` (0 bis 20, Standard 3): was ein Durchmarsch mehr zählt (4.2).
