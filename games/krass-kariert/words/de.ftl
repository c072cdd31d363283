### Krass Kariert in German.

# What it is, in a line.
page-front-for-krass-kariert = Für alle, die knobeln: Die Hand wird nie sortiert, und nur Nachbarn spielen zusammen.
game-krass-kariert = Ablegespiel mit einer Hand, die du nicht sortieren darfst: nur Nachbarn spielen zusammen

# What wins.
page-aim-krass-kariert = Wer einen Chip zahlen soll und keinen mehr hat, verliert die Partie.

# What the options do, each with its clause.
option-krass-kariert-hand = wie viele Karten jede Hand bekommt; normal 10, zu fünft 7 (2.1)
option-krass-kariert-chips = Chips für jeden Platz (2.3)
option-krass-kariert-all-out = was gilt, wenn niemand mehr in der Runde ist: pay: es zahlt, wer zu Beginn des Stichs dabei war; free: niemand (7.2)
option-krass-kariert-two-x = together: Zwei X dürfen in einer Kombination nebeneinanderliegen wie in 5 X X; apart: Jedes X liegt neben einer Zahlenkarte wie in X 5 X (5.1)
option-krass-kariert-ranks = Zahlen im Spiel, von der 1 an (1.1)
option-krass-kariert-copies = wie oft jede Zahl im Spiel ist (1.1)
option-krass-kariert-specials = wie viele X, Nachzug und Stopp im Spiel sind, jeweils (1.1)
option-krass-kariert-dealt = Karten, die jeder auf die Hand bekommt; 0: so viele, wie die Option hand sagt (2.1)
option-krass-kariert-drawn = Karten, die der Gewinner eines Stichs für jeden Nachzug zieht (5.3)

# The form of the options: what those mean whose values are called otherwise there.
page-option-text-krass-kariert-all-out = was gilt, wenn niemand mehr in der Runde ist: Es zahlen alle, die am Anfang des Stiches noch dabei waren, oder es zahlt niemand (7.2)
page-option-text-krass-kariert-two-x = beliebig: Zwei X dürfen nebeneinanderliegen wie in 5 X X; getrennt: Jedes X liegt neben einer Zahlenkarte wie in X 5 X (5.1)

# What the options and values that only this game has are called.
page-option-all-out = wenn alle draußen sind
page-option-chips = Chips für jeden Platz
page-option-hand = Karten für jede Hand
page-option-two-x = zwei X in einer Kombination liegen
page-option-value-apart = getrennt
page-option-value-free = zahlt niemand
page-option-value-pay = zahlen sie
page-option-value-together = beliebig

# Why a move is illegal.
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

# What happened.
event-krass-kariert-dealt =
    Runde { $round }: { $dealer-who ->
        [you] Du gibst
       *[other] { $dealer } gibt
    }, { $who ->
        [you] du beginnst
       *[other] { $seat } beginnt
    }.
event-krass-kariert-played =
    { $who ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $what ->
        [stop] einen Stopp: Der Stich endet
        [draw] einen Nachzug: Wer den Stich gewinnt, zieht dafür
       *[cards] { $cards }
    }.
event-krass-kariert-took =
    { $who ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $card } aus der Reserve, an Stelle { $place }.
event-krass-kariert-trick-won =
    { $who ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } den Stich{ $count ->
        [0] {""}
       *[other] {" "}und { $who ->
            [you] ziehst
           *[other] zieht
        } { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
    }.
event-krass-kariert-inserted =
    { $who ->
        [you] {""}
       *[other] { $seat } steckt eine gezogene Karte an Stelle { $place }.
    }
event-krass-kariert-out = Keine Karten mehr: { $seats }.
event-krass-kariert-trick-started =
    Ein neuer Stich: { $who ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    }.
event-krass-kariert-stuck =
    { $who ->
        [you] Du kannst
       *[other] { $seat } kann
    } nichts spielen und { $who ->
        [you] hast
       *[other] hat
    } keine Reservekarte mehr.
event-krass-kariert-round-over =
    Die Runde ist vorbei: { $count ->
        [0] Niemand zahlt
        [one] { $who ->
            [you] Du zahlst
           *[other] { $seats } zahlt
        } einen Chip
       *[other] Je einen Chip zahlen { $seats }
    }. Chips: { $chips }.

# What is to be decided.
asked-krass-kariert-insert =
    { $reader ->
        [page] Du hast { $card } gezogen: Steck die Karte, wohin du magst{ $more ->
            [0] {""}
           *[other] ; danach noch { $more } zu ziehen
        }
       *[terminal] Steck die gezogene Karte { $card } ein: { $moves } (die Stelle, an der sie dann liegt)
    }.
asked-krass-kariert-start =
    Du beginnst: ein bis drei Nachbarn, { $reader ->
        [page] {""}
       *[terminal] die eine Kombination bilden,{" "}
    }oder eine Sonderkarte.
asked-krass-kariert-none-yet =
    Noch liegt keine Kombination: Spiel { $reader ->
        [page] irgendeine
       *[terminal] ein bis drei Nachbarn, die eine bilden, oder eine Sonderkarte
    }{ $take ->
        [yes] , oder nimm eine Reservekarte{ $reader ->
            [page] {""}
           *[terminal] {" "}(take)
        }
       *[no] {""}
    }.
asked-krass-kariert-beat =
    { $reader ->
        [page] { $how ->
            [take] Zu schlagen: { krass-kariert-title }. Das kannst du nicht: Nimm eine Reservekarte
            [play-or-take] Zu schlagen: { krass-kariert-title }. Oder nimm eine Reservekarte
           *[play] Zu schlagen: { krass-kariert-title }
        }
       *[terminal] Zu schlagen: { krass-kariert-set } ({ $what ->
            [single] einzelne Karte
            [pair] Paar
            [three] Drilling
           *[run] { $size ->
                [2] Zweierfolge
               *[other] Dreierfolge
            }
        }, { $seat }): { $how ->
            [take] Das kannst du nicht, also nimm eine Reservekarte (take)
            [play-or-take] Spiel höher, oder nimm eine Reservekarte (take)
           *[play] Spiel höher
        }
    }.

# A combination with X in it, and what it stands for.
krass-kariert-stands = { $cards } als { $numbers }
krass-kariert-title =
    { $what ->
        [special] { $cards }
        [single] { $low }
        [pair] Paar { $low }
        [three] Drilling { $low }
       *[run] Folge { $low } bis { $high }
    }
krass-kariert-set =
    { $reader ->
        [page] { krass-kariert-title }{ $x ->
            [yes] {" "}({ $cards })
           *[no] {""}
        }
       *[terminal] { $x ->
            [yes] { krass-kariert-stands }
           *[no] { $cards }
        }
    }

# The headline of the table, and the line of help under it, of what is to be decided: `$task`.
page-krass-kariert-headline =
    { $task ->
        [insert] Du hast { $card } gezogen
        [start] Du beginnst
        [none-yet] Spiel, was du magst
       *[beat] { $how ->
            [take] Nimm eine Reservekarte
           *[play] Schlag { $what ->
                [single] die { krass-kariert-title }
                [pair] das { krass-kariert-title }
                [three] den { krass-kariert-title }
               *[run] die { krass-kariert-title }
            }
        }
    }
page-krass-kariert-help =
    { $task ->
        [insert] Steck die Karte, wohin du magst.{ $more ->
            [0] {""}
           *[other] {" "}Danach noch { $more } zu ziehen.
        }
        [start] Ein bis drei Nachbarn oder eine Sonderkarte.
        [none-yet] Noch liegt keine Kombination: Spiel Nachbarn oder eine Sonderkarte{ $take ->
            [yes] , oder nimm eine Reservekarte
           *[no] {""}
        }.
       *[beat] { $how ->
            [take] Schlagen kannst du nicht: { krass-kariert-title }.
           *[play] Nur Nachbarn: { $what ->
                [single] eine höhere Karte oder zwei bis drei, die zusammenpassen
                [pair] ein höheres Paar, eine Dreierfolge oder ein Drilling
                [three] ein höherer Drilling
               *[run] { $size ->
                    [2] eine höhere Zweierfolge, ein Paar, eine Dreierfolge oder ein Drilling
                   *[other] eine höhere Dreierfolge oder ein Drilling
                }
            }.
        }
    }

# What a friend advises.
move-krass-kariert-play =
    Spiel { $special ->
        [stop] Stopp
        [draw] Nachzug
       *[none] { $what ->
            [single] die { $low }
            [pair] beide { $low }er
            [three] alle drei { $low }er
           *[run] { $low }-{ $high }
        }{ $x ->
            [yes] {" "}({ $cards })
           *[no] {""}
        }
    }
move-krass-kariert-take = Nimm die { $card } und steck sie { page-krass-kariert-place }
move-krass-kariert-insert = Steck die { $card } { page-krass-kariert-place }
because-krass-kariert-out = Dann hast du keine Karten mehr
because-krass-kariert-stop = Das beendet den Stich, und er gehört dir
because-krass-kariert-last = Nach dir spielt niemand mehr, also gehört der Stich dir
because-krass-kariert-together =
    Dann liegen { $what ->
        [pair] zwei { $low }er nebeneinander und gehen später als Paar
        [three] drei { $low }er nebeneinander und gehen später zusammen
       *[run] { $low }-{ $high } nebeneinander und gehen später als Folge
    } raus
because-krass-kariert-left =
    Dann hast du nur noch { $count ->
        [1] eine Karte
       *[other] zwei Karten
    }

# The page. `$where` is one of `page-krass-kariert-place`.
page-krass-kariert-card =
    { $card ->
        [draw] Nachzug
       *[stop] Stopp
    }
page-krass-kariert-foot =
    { $card ->
        [any] jede
        [draw] Nachzug
       *[stop] Stopp
    }
page-krass-kariert-as = X als { $number }
page-krass-kariert-place =
    { $where ->
        [alone] allein
        [before] vor { $right }
        [after] hinter { $left }
       *[between] zwischen { $left } und { $right }
    }
page-krass-kariert-draws =
    Wer den Stich gewinnt, zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
ended-krass-kariert-nobody = Niemand war mehr in der Runde, und niemand zahlt.
ended-krass-kariert-all = Niemand war mehr in der Runde. Wer am Anfang des letzten Stiches noch dabei war, zahlt einen Chip: { $seats }.
ended-krass-kariert-stuck =
    { $who ->
        [you] Du kannst nichts spielen und hast
       *[other] { $seat } kann nichts spielen und hat
    } keine Reservekarte mehr: { $who ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    } einen Chip.
ended-krass-kariert-last =
    { $who ->
        [you] Du bist als Letztes fertig: Du zahlst
       *[other] { $seat } ist als Letztes fertig und zahlt
    } 1 Chip.
page-krass-kariert-new = Neue Karte { $card }, Stelle { $place } von { $count }, { $where }
page-krass-kariert-put-by =
    { $card }; steckt die neue Karte { $side ->
        [after] dahinter
       *[before] davor
    }
page-krass-kariert-at = { $card }, Stelle { $place }
page-krass-kariert-drawing = { $name } zieht: noch { $count }
page-krass-kariert-put = Steck { $card } ein: { $where }
page-krass-kariert-anywhere = Oder woandershin: Tipp eine Karte an, neben die sie soll.
page-krass-kariert-x = Wofür steht X?
page-krass-kariert-insert = { $card } { $where } einstecken
page-krass-kariert-take = { $card } { $where } einstecken
page-krass-kariert-take-label = { $card } { $where }
page-krass-kariert-take-reserve =
    { $count ->
        [0] Reserve nehmen
       *[other] { $cards } nehmen
    }
page-krass-kariert-apart = Karten, die zusammen gespielt werden, müssen nebeneinanderliegen.
page-krass-kariert-choose = Wähl Karten, die nebeneinanderliegen.
page-krass-kariert-choose-x = Wähl, wofür X steht.
page-krass-kariert-status =
    { $status ->
        [next] kommt noch
        [out] draußen
        [played] { $what } gespielt
        [several] { $what }
       *[took] genommen
    }
page-krass-kariert-pays =
    { $can ->
        [yes] zahlt 1 Chip
       *[no] kann nicht zahlen
    }
page-krass-kariert-you-start = Du beginnst
page-krass-kariert-starts = { $name } beginnt
page-krass-kariert-hidden = verdeckt
page-krass-kariert-chips =
    { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
page-krass-kariert-in-reserve = in Reserve
page-krass-kariert-reserve = deine Reserve
page-krass-kariert-reserve-card =
    Reservekarte { $card }{ $take ->
        [yes] , nehmen
       *[no] {""}
    }
page-krass-kariert-left = Eine Stelle nach links
page-krass-kariert-right = Eine Stelle nach rechts
page-krass-kariert-slider = Stelle der neuen Karte
page-krass-kariert-slider-at = Stelle { $place } von { $count }, { $where }
page-krass-kariert-means = Wofür X steht
page-krass-kariert-sets = Spielbare Kombinationen

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-krass-kariert-chips = Ringe
page-legend-krass-kariert-chips-text = übrige Chips
page-legend-krass-kariert-reserve-text = Reservekarten, die offen liegen
page-legend-krass-kariert-after = danach:
page-legend-krass-kariert-after-text = deine Hand nach diesem Zug; Punkte zeigen, wo sie zusammenrückt

# What keys do.
page-key-krass-kariert-r = eine Reservekarte nehmen

# In short.
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

# At a glance.
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

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-krass-kariert-neighbours = Deine Hand darfst du nicht sortieren: Nur **Nachbarn** spielen zusammen. 7 und 8 sind getrennt, also spiele die 3 dazwischen allein.
lesson-krass-kariert-gap = Die **Lücke ist zu**: 7 und 8 sind jetzt Nachbarn, eine Zweierfolge. Sie schlägt jede einzelne Karte. Tippe auf beide, dann auf *Spielen*.
lesson-krass-kariert-x = Gewonnen, also fängst du an. **X** ist jede Zahl: 6 6 X ist ein Drilling, der alles andere schlägt. Tippe auf alle drei.
lesson-krass-kariert-low = Bea hatte nichts Höheres und nahm eine ihrer Reservekarten. Jetzt weg mit einer schwachen Karte: Spiele die 4.
lesson-krass-kariert-stop = Bea hat eine Folge und du keine. **Stopp** spielt man allein auf alles: Der Stich ist zu Ende und gehört dir.
lesson-krass-kariert-lead = Du fängst an. Spiele die 11; die 1 ist allein zu schwach.
lesson-krass-kariert-reserve = Ein Paar schlägst du nicht. Also nimm deine **Reservekarte** 2 und lege sie hinter die 1: Zusammen sind sie eine Folge.
lesson-krass-kariert-end = Eine Zweierfolge schlägt Beas 9: **Mach allein fertig.** Wer als Letzter noch Karten hat, zahlt einen **Chip**; ebenso, wer weder spielen noch nehmen kann.
hint-krass-kariert-neighbours = Sortieren geht nicht. Tippe auf Nachbarn: bis zu drei Karten, die nebeneinander liegen.
hint-krass-kariert-gap = Wo Karten gehen, schließt sich die Lücke, und andere werden Nachbarn. „Danach“ zeigt es.
hint-krass-kariert-reserve = Statt zu spielen, nimm eine deiner zwei Reservekarten und lege sie, wo sie hilft.

# Examples beside the rules.
example-krass-kariert-neighbours = Welche Nachbarn kannst du zusammen spielen? Wähle bis zu drei.
example-krass-kariert-apart = Diese Karten liegen nicht nebeneinander.

# The goal.
terminal-goal-krass-kariert = Ziel: alle Karten loswerden; wer zuletzt noch welche hat, zahlt einen Chip, und wer ohne Chip zahlen muss, verliert. Die Hand wird nie sortiert: Ein bis drei Karten, die nebeneinanderliegen, spielen zusammen.

# The cards.
terminal-legend-krass-kariert-order = Von niedrig nach hoch: einzelne Karte, Zweierfolge, Paar, Dreierfolge, Drilling; dann die Zahl.
terminal-legend-krass-kariert-special = { $x } jede Zahl · { $draw } Nachzug: Wer den Stich gewinnt, zieht { $drawn ->
            [3] drei
           *[other] { $drawn }
        } · { $stop } Stopp: beendet den Stich, du gewinnst ihn

# The lab's tools. A name begins a sentence.
lab-tool-krass-kariert-reserve = Eine Reservekarte nehmen
lab-tool-krass-kariert-several = Mehrere Karten auf einmal spielen
lab-tool-krass-kariert-x = Ein X spielen
lab-tool-krass-kariert-stop = Einen Stopp spielen
lab-tool-krass-kariert-draw = Einen Nachzug spielen

# The rules, clause by clause: `rule-krass-kariert` is what stands before the first section,
# `rule-krass-kariert-<section>` a heading.
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
