### Drossel in German.

# What it is, in a line.
page-front-for-drossel = Für den Anfang: Die höchste Karte macht den Stich.
game-drossel = Stiche machen: Die höchste Karte gewinnt

# What wins.
page-aim-drossel =
    { $count ->
        [victories] Die meisten gewonnenen Runden gewinnen die Partie.
       *[points] Die meisten Punkte gewinnen die Partie.
    }

# What the options do, each with its clause.
option-drossel-rounds = Runden einer Partie (4.2)
option-drossel-count = points: Stiche; victories: die meisten gewonnenen Runden (4.3)
option-drossel-hand = Karten, die jeder Sitz bekommt (2.1)

# The form of the options: what each means, with the clauses that say more.
page-option-text-drossel-rounds = Runden einer Partie (4.2)
page-option-text-drossel-count = nach Punkten: Stiche; nach Siegen: die meisten gewonnenen Runden (4.3)

# Why a move is illegal.
refused-drossel-ace-first = Die erste Karte einer Runde darf kein Ass sein.
refused-drossel-not-held = Du hast { $card } nicht.

# What happened.
event-drossel-dealt =
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
asked-drossel-first = Du bist dran: Spiel eine Karte aus, aber kein Ass.
asked-drossel-lead = Du bist dran: Spiel eine beliebige Karte aus.
asked-drossel-follow =
    Du bist dran: Bisher am höchsten ist { $card } von { $who ->
        [you] dir
       *[other] { $seat }
    }.

# A remark that somebody makes on what everyone sees.
talk-drossel-all =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } bisher alle { $count } Stiche.

# The page.
page-drossel-trick = Der Stich
page-drossel-tricks =
    { $count ->
        [one] 1 Stich
       *[other] { $count } Stiche
    }

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-drossel-tricks = 2 Stiche
page-legend-drossel-tricks-text = wie viele Stiche jemand gemacht hat

# In short.
page-guide-drossel-goal = Mach Stiche: Jeder ist ein Punkt. Nach drei Runden gewinnen die meisten Punkte.
page-guide-drossel-turn = Alle spielen **eine Karte**. Die höchste macht den Stich, und wer ihn gemacht hat, spielt den nächsten aus. Von gleichen Karten gewinnt die erste.
page-guide-drossel-trick = Der König macht den Stich.

# At a glance.
page-glance-drossel-cards = Welche Karte höher ist
page-glance-drossel-cards-order = **Vom Ass bis zur 2.** Die Farbe spielt keine Rolle.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-drossel-lead = Du spielst den ersten Stich aus. Spiel deinen **Herz-König**: Ein Ass wäre höher, aber mit einem Ass beginnt keine Runde.
lesson-drossel-again = Der Stich gehört dir, und du spielst wieder aus. Spiel jetzt deine Pik-9.
lesson-drossel-follow = Beas Zehn war höher, also spielt sie aus: eine 8. Spiel dein Ass, **die höchste Karte von allen**.
lesson-drossel-equal = Spiel deine Karo-4 aus. Bea hat auch eine 4, aber von gleichen Karten macht **die erste** den Stich.
lesson-drossel-end = Nur noch eine Karte. **Spiel allein zu Ende.** Jeder Stich ist ein Punkt.
hint-drossel-lead = Du spielst aus, was du willst; nur die erste Karte einer Runde ist kein Ass.
hint-drossel-follow = Die höchste Karte macht den Stich, egal in welcher Farbe.
hint-drossel-last = Du darfst nur diese eine Karte spielen.

# Examples beside the rules.
example-drossel-first = Welche dieser Karten darf eine Runde beginnen? Wähl eine.

# The goal.
terminal-goal-drossel =
    Ziel: Stiche machen. Jeder Sitz spielt eine Karte; die höchste macht den Stich, und ihr Sitz spielt den nächsten aus. Von gleichen Karten macht ihn die erste. { $wins ->
        [victories] Die meisten Stiche gewinnen eine Runde, die meisten gewonnenen Runden die Partie.
       *[points] Ein Stich ist ein Punkt: Hoch gewinnt.
    }

# The table.
terminal-drossel-tricks =
    { $count ->
        [one] { $shown } Stich
       *[other] { $shown } Stiche
    }
terminal-drossel-ended =
    { $count ->
        [one] { $seats } macht
       *[other] { $seats } machen
    } die meisten Stiche.

# The cards.
terminal-legend-drossel-cards = Karten: Rang, dann Farbe { $suits }; T ist die 10. Von niedrig nach hoch: 2 3 4 5 6 7 8 9 T J Q K A, egal in welcher Farbe.

# The lab's tools. A name begins a sentence.
lab-tool-drossel-taking = Den Stich machen, wie er liegt
lab-tool-drossel-court = Ein Bild oder ein Ass spielen

# The rules.
rule-drossel =
    Eine Miniatur für den Anfang: Die höchste Karte macht den Stich. 2 bis 4 Sitze.
rule-drossel-1 = Karten
rule-drossel-1-1 = Die 52 französischen Karten: Rang, dann Farbe, `2 … 9 T J Q K A`, `c d h s`.
rule-drossel-1-2 = Ein höherer Rang ist eine höhere Karte, am höchsten ist das Ass. Die Farbe spielt keine Rolle.
rule-drossel-2 = Geben
rule-drossel-2-1 = In Spielrichtung ab dem Sitz nach dem Geber: jedem Sitz fünf Karten, immer eine. Der Rest kommt verdeckt zur Seite.
rule-drossel-2-2 = Der Sitz nach dem Geber spielt den ersten Stich aus. Jede Runde gibt der nächste Sitz.
rule-drossel-3 = Zug
rule-drossel-3-1 = Reihum spielt jeder Sitz eine Karte aus der eigenen Hand.
rule-drossel-3-2 = Die erste Karte einer Runde ist kein Ass, außer wenn der Sitz nichts anderes hat.
rule-drossel-3-3 = Hat jeder Sitz eine gespielt, macht die höchste Karte den Stich; von mehreren Karten des höchsten Rangs die, die zuerst gespielt wurde.
rule-drossel-3-4 = Wer den Stich gemacht hat, spielt den nächsten aus.
rule-drossel-3-5 = Die Runde endet, wenn niemand mehr eine Karte hat.
rule-drossel-4 = Wertung
rule-drossel-4-1 = Jeder Stich zählt einen Punkt.
rule-drossel-4-2 = Eine Partie hat `rounds` Runden (Option, Standard 3). Die höchste Summe gewinnt die Partie; ein Gleichstand wird geteilt.
rule-drossel-4-3 = Option `count` = `points` (Standard): Die Runde zählt nach 4.1. `victories`: Eine Runde zählt 1 für jeden Sitz mit den meisten Stichen, sonst 0.
rule-drossel-5 = Text
rule-drossel-5-1 = Züge: `play <Karte>`.
rule-drossel-5-2 =
    Zustand, außer den gemeinsamen Feldern: `hands` (sortiert), `aside` (sortiert), `leader`, `trick` (nach Sitz die Karte, die er zum Stich gespielt hat, oder null; der letzte Stich bleibt liegen, bis der nächste ausgespielt wird), `played` (nach Sitz, sortiert), `tricks` (nach Sitz, wie viele er gemacht hat).
rule-drossel-5-3 = Vor einem Sitz verborgen: die anderen Hände und die Karten zur Seite. Alles andere ist bekannt.
rule-drossel-5-4 = Sortiert wird nach Rang 2 … A, dann nach Farbe `c d h s`.
rule-drossel-6 = Varianten
rule-drossel-6-1 = Eine Variante ändert diese Zahl. `hand` (1 bis 13, Standard 5): die Karten, die jeder Sitz bekommt (2.1).
