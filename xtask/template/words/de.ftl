### New Game in German.

# What it is, in a line.
page-front-for-new-game = Für den Anfang: Die höchste Karte macht den Stich.
game-new-game = Stiche machen: Die höchste Karte gewinnt

# What wins.
page-aim-new-game =
    { $count ->
        [victories] Die meisten gewonnenen Runden gewinnen die Partie.
       *[points] Die meisten Punkte gewinnen die Partie.
    }

# What the options do, each with its clause.
option-new-game-rounds = Runden einer Partie (4.2)
option-new-game-count = points: Stiche; victories: die meisten gewonnenen Runden (4.3)
option-new-game-hand = Karten, die jeder Sitz bekommt (2.1)

# The form of the options: what those mean whose values are called otherwise there.
page-option-text-new-game-count = nach Punkten: Stiche; nach Siegen: die meisten gewonnenen Runden (4.3)

# Why a move is illegal.
refused-new-game-ace-first = Die erste Karte einer Runde darf kein Ass sein.
refused-new-game-not-held = Du hast { $card } nicht.

# What happened.
event-new-game-dealt =
    Runde { $round }: { $dealer-who ->
        [you] Du gibst
       *[other] { $dealer } gibt
    } allen { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, { $who ->
        [you] du spielst aus
       *[other] { $seat } spielt aus
    }.
event-new-game-played =
    { $who ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }.
event-new-game-taken =
    { $who ->
        [you] Du machst
       *[other] { $seat } macht
    } den Stich.

# What is to be decided.
asked-new-game-first = Du bist dran: Spiel eine Karte aus, aber kein Ass.
asked-new-game-lead = Du bist dran: Spiel eine beliebige Karte aus.
asked-new-game-follow =
    Du bist dran: Bisher am höchsten ist { $card } von { $who ->
        [you] dir
       *[other] { $seat }
    }.

# A remark that somebody makes on what everyone sees.
talk-new-game-all =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } bisher alle { $count } Stiche.

# The page.
page-new-game-trick = Der Stich
page-new-game-tricks =
    { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-new-game-tricks = 2 Stiche
page-legend-new-game-tricks-text = wie viele Stiche jemand gemacht hat

# In short.
page-guide-new-game-goal = Mach Stiche: Jeder ist ein Punkt. Nach drei Runden gewinnen die meisten Punkte.
page-guide-new-game-turn = Alle spielen **eine Karte**. Die höchste macht den Stich, und wer ihn gemacht hat, spielt den nächsten aus. Von gleichen Karten gewinnt die erste.
page-guide-new-game-trick = Der König macht den Stich.

# At a glance.
page-glance-new-game-cards = Welche Karte höher ist
page-glance-new-game-cards-order = **Vom Ass bis zur 2.** Die Farbe spielt keine Rolle.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-new-game-lead = Du spielst den ersten Stich aus. Spiel deinen **Herz-König**: Ein Ass wäre höher, aber mit einem Ass beginnt keine Runde.
lesson-new-game-again = Der Stich gehört dir, und du spielst wieder aus. Spiel jetzt deine Pik-9.
lesson-new-game-follow = Beas Zehn war höher, also spielt sie aus: eine 8. Spiel dein Ass, **die höchste Karte von allen**.
lesson-new-game-equal = Spiel deine Karo-4 aus. Bea hat auch eine 4, aber von gleichen Karten macht **die erste** den Stich.
lesson-new-game-end = Nur noch eine Karte. **Spiel allein zu Ende.** Jeder Stich ist ein Punkt.
hint-new-game-lead = Du spielst aus, was du willst; nur die erste Karte einer Runde ist kein Ass.
hint-new-game-follow = Die höchste Karte macht den Stich, egal in welcher Farbe.
hint-new-game-last = Du darfst nur diese eine Karte spielen.

# Examples beside the rules.
example-new-game-first = Welche dieser Karten darf eine Runde beginnen? Wähl eine.

# The goal.
terminal-goal-new-game =
    Ziel: Stiche machen. Jeder Sitz spielt eine Karte; die höchste macht den Stich, und ihr Sitz spielt den nächsten aus. Von gleichen Karten macht ihn die erste. { $wins ->
        [victories] Die meisten Stiche gewinnen eine Runde, die meisten gewonnenen Runden die Partie.
       *[points] Ein Stich ist ein Punkt: Hoch gewinnt.
    }

# The table.
terminal-new-game-tricks =
    { $count ->
        [one] { $shown } Stich
       *[other] { $shown } Stiche
    }
terminal-new-game-ended =
    { $count ->
        [one] { $seats } macht
       *[other] { $seats } machen
    } die meisten Stiche.

# The cards.
terminal-legend-new-game-cards = Karten: Rang, dann Farbe { $suits }; T ist die 10. Von niedrig nach hoch: 2 3 4 5 6 7 8 9 T J Q K A, egal in welcher Farbe.

# The lab's tools. A name begins a sentence.
lab-tool-new-game-taking = Den Stich machen, wie er liegt
lab-tool-new-game-court = Ein Bild oder ein Ass spielen

# The rules.
rule-new-game =
    Eine Miniatur für den Anfang: Die höchste Karte macht den Stich. 2 bis 4 Sitze.
rule-new-game-1 = Karten
rule-new-game-1-1 = Die 52 französischen Karten: Rang, dann Farbe, `2 … 9 T J Q K A`, `c d h s`.
rule-new-game-1-2 = Ein höherer Rang ist eine höhere Karte, am höchsten ist das Ass. Die Farbe spielt keine Rolle.
rule-new-game-2 = Geben
rule-new-game-2-1 = In Spielrichtung ab dem Sitz nach dem Geber: jedem Sitz fünf Karten, immer eine. Der Rest kommt verdeckt zur Seite.
rule-new-game-2-2 = Der Sitz nach dem Geber spielt den ersten Stich aus. Jede Runde gibt der nächste Sitz.
rule-new-game-3 = Zug
rule-new-game-3-1 = Reihum spielt jeder Sitz eine Karte aus der eigenen Hand.
rule-new-game-3-2 = Die erste Karte einer Runde ist kein Ass, außer wenn der Sitz nichts anderes hat.
rule-new-game-3-3 = Hat jeder Sitz eine gespielt, macht die höchste Karte den Stich; von mehreren Karten des höchsten Rangs die, die zuerst gespielt wurde.
rule-new-game-3-4 = Wer den Stich gemacht hat, spielt den nächsten aus.
rule-new-game-3-5 = Die Runde endet, wenn niemand mehr eine Karte hat.
rule-new-game-4 = Wertung
rule-new-game-4-1 = Jeder Stich zählt einen Punkt.
rule-new-game-4-2 = Eine Partie hat `rounds` Runden (Option, Standard 3). Die höchste Summe gewinnt die Partie; ein Gleichstand wird geteilt.
rule-new-game-4-3 = Option `count` = `points` (Standard): Die Runde zählt nach 4.1. `victories`: Eine Runde zählt 1 für jeden Sitz mit den meisten Stichen, sonst 0.
rule-new-game-5 = Text
rule-new-game-5-1 = Züge: `play <Karte>`.
rule-new-game-5-2 =
    Zustand, außer den gemeinsamen Feldern: `hands` (sortiert), `aside` (sortiert), `leader`, `trick` (nach Sitz die Karte, die er zum Stich gespielt hat, oder null; der letzte Stich bleibt liegen, bis der nächste ausgespielt wird), `played` (nach Sitz, sortiert), `tricks` (nach Sitz, wie viele er gemacht hat).
rule-new-game-5-3 = Vor einem Sitz verborgen: die anderen Hände und die Karten zur Seite. Alles andere ist bekannt.
rule-new-game-5-4 = Sortiert wird nach Rang 2 … A, dann nach Farbe `c d h s`.
rule-new-game-6 = Varianten
rule-new-game-6-1 = Eine Variante ändert diese Zahl. `hand` (1 bis 13, Standard 5): die Karten, die jeder Sitz bekommt (2.1).
