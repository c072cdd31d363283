### Kartu Sama in German.

# What it is, in a line.
page-front-for-kartu-sama = Für alle, die Mau-Mau mögen: gleicher Rang oder gleiche Farbe. In einer Minute gelernt.
game-kartu-sama = Rang oder Farbe der Karte vor dir treffen, und auf die Joker achten

# What wins.
page-aim-kartu-sama =
    { $count ->
        [victories] Die meisten gewonnenen Runden gewinnen die Partie.
       *[points] Die wenigsten Punkte gewinnen die Partie.
    }

# A room: what was chosen.
note-kartu-sama-decks = { $decks } Kartenspiele mit je { $cards } Karten werden zusammengemischt.

# What the options do, each with its clause.
option-kartu-sama-deck = full: 52 Karten; piquet: die 32 ab der 7 (1.1)
option-kartu-sama-jokers = Joker in jedem Kartenspiel; normal 2 bei 52 Karten, 0 bei Piquet (1.1)
option-kartu-sama-decks = wie viele Kartenspiele zusammengemischt werden; normal so wenige, dass sie für alle Hände und noch 2 Karten reichen (1.1, 1.3)
option-kartu-sama-backs = same: zusammengemischte Spiele lassen sich nicht unterscheiden; different: jedes hat eine eigene Rückseite, die alle an den Händen und oben auf dem Zugstapel sehen (1.4)
option-kartu-sama-may-draw = ob man immer ziehen darf, statt zu spielen, wenn man nichts schuldet (3.1)
option-kartu-sama-joker-finish = ob die letzte Karte die Runde beendet, obwohl man noch Karten schuldet (4.4)
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

# The form of the options: what those mean whose values are called otherwise there.
page-option-text-kartu-sama-deck = 52 Karten, oder Piquet: die 32 ab der 7 (1.1)
page-option-text-kartu-sama-backs = gleich: zusammengemischte Kartenspiele lassen sich nicht unterscheiden; verschieden: jedes hat eine eigene Rückseite, die alle an den Händen und oben auf dem Zugstapel sehen (1.4)
page-option-text-kartu-sama-count = nach Punkten: die wenigsten gewinnen; nach Siegen: die meisten gewonnenen Runden (5.2, 5.3)

# What the options and values that only this game has are called.
page-option-backs = Rückseiten
page-option-deck = Kartenspiel
page-option-decks = Kartenspiele
page-option-joker-finish = mit einem Joker enden
page-option-jokers = Joker in jedem Kartenspiel
page-option-may-draw = ziehen statt spielen
page-option-value-different = verschieden
page-option-value-full = 52 Karten
page-option-value-piquet = Piquet
page-option-value-same = gleich

# Why a move is illegal.
refused-kartu-sama-must-play = Du hast eine Karte, die passt: Du musst spielen und darfst nicht ziehen.
refused-kartu-sama-does-not-fit = { $card } passt nicht auf { $top }: weder Rang noch Farbe ist gleich.
refused-kartu-sama-not-held = Du hast { $card } nicht.
refused-kartu-sama-must-play-on = Du schuldest noch Karten: Du musst spielen, was passt, auch einen Joker.

# What happened.
event-kartu-sama-dealt =
    Runde { $round }: { $dealer-who ->
        [you] Du gibst
       *[other] { $dealer } gibt
    }, { $who ->
        [you] du beginnst
       *[other] { $seat } beginnt
    }; aufgedeckt wird { $card }.
event-kartu-sama-played =
    { $who ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }{ $owed ->
        [0] {""}
       *[other] {" "}und { $who ->
            [you] schuldest
           *[other] schuldet
        } noch { $owed ->
            [one] 1 Karte
           *[other] { $owed } Karten
        }
    }.
event-kartu-sama-drew =
    { $count ->
        [0] { $who ->
            [you] Du musst
           *[other] { $seat } muss
        } ziehen, aber es ist keine Karte mehr da.
       *[other] { $who ->
            [you] {""}
           *[other] { $seat } zieht { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            }.
        }
    }

# What is to be decided.
asked-kartu-sama-nothing =
    Nichts passt: Zieh { $draw }{ $ends ->
        [yes] , das beendet die Runde
       *[no] {""}
    }.
asked-kartu-sama-fits =
    { $reader ->
        [page] { $owed ->
            [0] { $draw ->
                [0] { $fits ->
                    [any] Du bist dran: Jede Karte passt
                    [joker] Du bist dran: Nur ein Joker passt
                   *[top] Du musst { kartu-sama-top } spielen
                }
               *[other] Du bist dran: { kartu-sama-fits }
            }
           *[other] { kartu-sama-owe }: { kartu-sama-fits }
        }{ kartu-sama-or-draw }
       *[terminal] { $owed ->
            [0] {""}
           *[other] { kartu-sama-owe }.{" "}
        }{ $fits ->
            [any] Auf einen Joker passt jede Karte
           *[other] { kartu-sama-fits }
        }{ $draw ->
            [0] {""}
           *[other] ; oder draw zieht { $draw }{ $ends ->
                [yes] , und damit endet die Runde
               *[no] {""}
            }
        }
    }.
kartu-sama-or-draw =
    { $draw ->
        [0] {""}
       *[other] , oder zieh { $draw }{ $ends ->
            [yes] , das beendet die Runde
           *[no] {""}
        }
    }
kartu-sama-owe =
    Du schuldest noch { $owed ->
        [one] 1 Karte
       *[other] { $owed } Karten
    }
kartu-sama-fits =
    { $fits ->
        [any] Jede Karte passt
        [joker] Nur ein Joker passt
       *[top] Spiel { kartu-sama-top }
    }
kartu-sama-top =
    { $reader ->
        [page] { french-one }{ $jokers ->
            [0] {" "}oder { $suit }
           *[other] , { $suit } oder einen Joker
        }
       *[terminal] { $rank } oder { $suit }{ $fits ->
            [top-or-joker] {" "}(oder einen Joker)
           *[top] {""}
        }
    }

# The headline of the table, and the line of help under it, of what is to be decided. `$fits` can
# be `nothing`, too; `$letter` is the suit's.
page-kartu-sama-headline =
    { $fits ->
        [nothing] Nichts passt: Zieh { $draw }
       *[top] { $owed ->
            [0] { $fits ->
                [any] Jede Karte passt
                [joker] Nur ein Joker passt
               *[top] { french-one }{ $jokers ->
                    [0] {" "}oder { kartu-sama-suit }
                   *[other] , { kartu-sama-suit } oder einen Joker
                }
            }
           *[other] Du schuldest { $owed }
        }
    }
kartu-sama-suit =
    { $letter ->
        [c] Kreuz
        [d] Karo
        [h] Herz
       *[s] Pik
    }
page-kartu-sama-help =
    { $fits ->
        [nothing] { $ends ->
            [yes] Der Zugstapel reicht nicht: Das beendet die Runde.
           *[no] {""}
        }
       *[top] { $owed ->
            [0] { $draw ->
                [0] { $joker ->
                    [yes] {""}
                   *[no] Eine Karte passt, also musst du spielen.
                }
               *[other] Oder zieh { $draw }{ $ends ->
                    [yes] , das beendet die Runde
                   *[no] {""}
                }.
            }
           *[other] { kartu-sama-fits }{ kartu-sama-or-draw }.
        }
    }
page-kartu-sama-alone =
    { $count ->
        [one] { $seats } hat nur noch eine Karte.
       *[other] { $seats } haben nur noch je eine Karte.
    }
page-kartu-sama-joker =
    Nach einem Joker schuldest du { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-kartu-sama-price = { page-kartu-sama-joker }.
page-kartu-sama-each = Jede muss auf die vorige passen.

# What a friend advises.
move-kartu-sama-play =
    Spiel { $joker ->
        [yes] den Joker
       *[no] { $card }
    }
move-kartu-sama-draw =
    Zieh { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
because-kartu-sama-out = Es ist deine letzte Karte, und die Runde ist vorbei
because-kartu-sama-joker =
    Dann spielst du noch { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, solange sie passen
because-kartu-sama-points = Sie zählt { $points }, mehr als jede andere in deiner Hand
because-kartu-sama-again =
    In { $suit } hast du noch { $count ->
        [1] eine
       *[other] { $count }
    } für deinen nächsten Zug
because-kartu-sama-suit = Damit hast du eine Farbe weniger
because-kartu-sama-keeps-joker = So behältst du den Joker, bis mehr von deinen Karten passen

# The page.
page-kartu-sama-turn-owes = { $turn }: schuldet noch { $owed }
page-kartu-sama-draw = { $count } ziehen
page-kartu-sama-draw-ends = Ziehen: beendet die Runde
page-kartu-sama-draw-move = { $count } ziehen
page-kartu-sama-last = letzte: zieht { $count }
page-kartu-sama-top = Auf dem Ablagestapel: { $card }
page-kartu-sama-top-none = Auf dem Ablagestapel: nichts
page-kartu-sama-owed = Nach einem Joker geschuldet
page-kartu-sama-backs = Rückseiten { $backs }
page-kartu-sama-back = (Rückseite { $back })
page-kartu-sama-count = Deine Karten zählen { $sum }
page-kartu-sama-more = und { $count } mehr
page-kartu-sama-worth = Übrige Karten zählen: Bube, Dame, König { $court }, Ass { $ace }, Joker { $joker }, sonst ihre Zahl.
page-kartu-sama-out = keine Karte mehr: 0
ended-kartu-sama-out =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Karte mehr.
ended-kartu-sama-short = Der Zugstapel ist aufgebraucht: Das beendet die Runde.

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-kartu-sama-boxes = gestrichelte Kästchen
page-legend-kartu-sama-boxes-text = Karten, die nach einem Joker noch zu spielen sind
page-legend-kartu-sama-last = letzte: zieht 5
page-legend-kartu-sama-last-text = was jemand mit einer Karte zieht, wenn es sein muss

# In short.
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

# At a glance.
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

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-kartu-sama-suit = Spiele dieselbe **Farbe** oder denselben Rang wie die Karte, die da liegt. Das ist die Herz 7: Tippe auf deine Herz 9, dann auf *Spielen*.
lesson-kartu-sama-rank = Bea hat mit einer 9 geantwortet: demselben **Rang**. Das kannst du auch: Spiele deine Pik 9.
lesson-kartu-sama-draw = Hier passt nur dein Joker, und niemand muss einen Joker anfangen. Also **ziehe zwei**; dann ist dein Zug vorbei.
lesson-kartu-sama-joker = Ein **Joker** passt auf alles, aber er kostet: Du musst gleich so viele Karten nachlegen, wie Leute mitspielen, hier zwei. Spiele ihn.
lesson-kartu-sama-owe = Du **schuldest zwei Karten**, und jede muss auf die davor passen. Auf einen Joker passt alles: Spiele deine Karo 6.
lesson-kartu-sama-chain = Noch eine, und sie muss passen: Spiele deine Herz 6. Wer Karten schuldet und nicht weiterkann, zieht für jeden am Tisch zwei.
lesson-kartu-sama-answer = Bea hat auch einen Joker gespielt und mit zwei 8en bezahlt. Antworte auf ihre Karo 8 mit deiner Karo 2.
lesson-kartu-sama-last = Bea hat nur noch **eine Karte**. Passt sie nicht, zieht sie die zwei und für jeden anderen eine mehr. Spiele deine Kreuz 10.
lesson-kartu-sama-end = Sie passte nicht: Bea zog drei. **Mach allein fertig.** Am Ende zählt, was du hältst, gegen dich: ein Joker 20, ein Ass 11, J, Q und K nur 1.
hint-kartu-sama-fit = Die erhobenen Karten passen: gleicher Rang oder gleiche Farbe wie die Karte, die da liegt.
hint-kartu-sama-draw =
    Nichts passt: Zieh.{ $drawn_single ->
        [0] {""}
       *[other] {" "}Mit nur einer Karte ziehst du mehr.
    }
hint-kartu-sama-joker =
    Ein Joker passt auf alles, aber dann schuldest du { $joker_asks ->
        [0] so viele Karten, wie Leute mitspielen
        [one] 1 Karte
       *[other] { $joker_asks } Karten
    }.

# Examples beside the rules.
example-kartu-sama-fits = Welche dieser Karten passen? Wähle eine.

# The goal.
terminal-goal-kartu-sama =
    Ziel: die Karten loswerden. Spiel eine mit dem Rang oder der Farbe der obersten Karte, oder zieh. Die Runde endet, wenn jemand keine Karten mehr hat oder der Zugstapel aufgebraucht ist. { $wins ->
        [victories] Die wenigsten Punkte gewinnen eine Runde, die meisten gewonnenen Runden die Partie.
       *[points] Was du dann hältst, zählt gegen dich: Die niedrigste Summe gewinnt.
    }

# The cards.
terminal-legend-kartu-sama-cards = Karten: Rang, dann Farbe { $suits }; J Q K A sind Bube, Dame, König, Ass, T ist die 10, Jo ein Joker.
terminal-legend-kartu-sama-points =
    Punkte: 2 bis 10 ihre Zahl, J Q K { $court }, A { $ace }, Joker { $joker }. Ein Joker passt auf alles, aber danach schuldest du { $asks ->
        [0] so viele weitere Karten, wie Leute spielen
        [one] 1 weitere Karte
       *[other] { $asks } weitere Karten
    }, oder ziehst { $owing ->
        [2] { $asks ->
            [0] doppelt so viele
           *[other] 2 für jeden Sitz
        }
       *[other] { $owing } für jeden Sitz
    }.

# The lab's tools. A name begins a sentence.
lab-tool-kartu-sama-jokers = Joker spielen
lab-tool-kartu-sama-drawing = Ziehen, obwohl eine Karte passt
lab-tool-kartu-sama-suits = Die Farbe wechseln
lab-tool-kartu-sama-dear = Eine Karte spielen, die 8 oder mehr zählt

# The rules, clause by clause: `rule-kartu-sama` is what stands before the first section,
# `rule-kartu-sama-<section>` a heading.
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
