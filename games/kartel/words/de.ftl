### Kartel in German.

# What it is, in a line.
page-front-for-kartel = Für alle, die Big Two mögen: fünf Farben, die einander im Kreis schlagen.
game-kartel = Ablegespiel mit fünf Farben: den letzten Satz schlagen oder passen, als Erstes fertig sein

# What wins.
page-aim-kartel =
    { $count ->
        [victories] Die meisten gewonnenen Runden gewinnen die Partie.
       *[points] Das meiste Geld gewinnt die Partie.
    }

# What the options do, each with its clause.
option-kartel-two-seat-hand = zu zweit: wie viele Karten jede Hand bekommt; die anderen kommen beiseite (2.2)
option-kartel-pass = soft: wer gepasst hat, darf im selben Stich wieder spielen; hard: erst, wenn der Stapel abgeräumt ist (3.3)
option-kartel-rounds = Runden einer Partie; normal eine für jeden Platz (6.3)
option-kartel-count = points: das meiste Geld gewinnt; victories: die meisten gewonnenen Runden (6.3, 6.4)
option-kartel-ranks = Ränge im Spiel, von der 2 an (1.2)
option-kartel-suits = Farben im Spiel (1.3)
option-kartel-hand = Karten, die jeder Sitz bekommt; 0: so viele, wie da sind, zu zweit höchstens so viele wie nach 2.2 (2.1)
option-kartel-few-times = wie oft die übrigen Karten zählen, wenn eine bis drei gespielt wurden (6.1)
option-kartel-none-times = wie oft die übrigen Karten zählen, wenn keine gespielt wurde (6.1)

# The form of the options: what those mean whose values are called otherwise there.
page-option-text-kartel-pass = locker: wer gepasst hat, darf im selben Stich wieder spielen; streng: erst, wenn der Stapel geleert ist (3.3)
page-option-text-kartel-count = nach Punkten: das meiste Geld gewinnt; nach Siegen: die meisten gewonnenen Runden (6.3, 6.4)

# What the options and values that only this game has are called.
page-option-pass = Passen
page-option-two-seat-hand = Karten für jede Hand zu zweit
page-option-value-hard = streng
page-option-value-soft = locker

# Why a move is illegal.
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

# What happened.
event-kartel-dealt =
    Runde { $round }: { $dealer-who ->
        [you] Du gibst
       *[other] { $dealer } gibt
    } je { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, { $who ->
        [you] du spielst
       *[other] { $seat } spielt
    } aus.{ $aside ->
        [0] {""}
        [one] {" "}1 Karte kommt beiseite.
       *[other] {" "}{ $aside } Karten kommen beiseite.
    }
event-kartel-played =
    { $who ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $cards }{ $set ->
        [solo] {""}
       *[other] {" "}({ $set })
    }, { $left ->
        [0] keine Karte mehr
       *[other] noch { $left }
    }.
event-kartel-passed =
    { $who ->
        [you] Du passt
       *[other] { $seat } passt
    }.
event-kartel-emptied =
    Alle anderen haben gepasst: { $who ->
        [you] Du spielst
       *[other] { $seat } spielt
    } aus.
event-kartel-round-over =
    { $who ->
        [you] Du bist
       *[other] { $seat } ist
    } alle Karten los. Die Runde ist vorbei: { $scores }. Insgesamt: { $totals }.

# What is to be decided.
asked-kartel-lead =
    Du spielst aus: eine Karte, zwei oder drei eines Ranges, oder ein Fünferblatt.
asked-kartel-cannot =
    { $reader ->
        [page] Nichts von dir schlägt { $set }: Du musst passen.
       *[terminal] Du hast nichts, was das schlägt: pass.
    }
asked-kartel-beat =
    { $reader ->
        [page] Zu schlagen: { $set }. Das schlägt { $size ->
            [1] ein höherer Rang oder { $rank } in { $first } oder { $second }
            [2] ein höheres Paar oder ein anderes Paar { $rank }
           *[other] ein höherer Rang
        }
       *[terminal] Schlag das mit { $size ->
            [one] 1 Karte
           *[other] { $size } Karten
        }{ $pass ->
            [yes] {" "}oder passe (pass)
           *[no] {""}
        }: { $size ->
            [1] ein höherer Rang oder { $rank } in { $first } oder { $second }
            [2] ein höheres Paar oder ein anderes Paar { $rank }
           *[other] ein höherer Rang
        }
    }.
asked-kartel-book =
    { $reader ->
        [page] {""}
       *[terminal] Schlag das mit 5 Karten{ $pass ->
            [yes] {" "}oder passe (pass)
           *[no] {""}
        }. { $book }: { $what }.
    }
asked-kartel-higher =
    { $reader ->
        [page] Zu schlagen: { $book }. Es schlägt: das Gleiche höher{ $rainbow ->
            [yes] {" "}oder in fünf Farben
           *[no] {""}
        }{ $next ->
            [mr] , oder Straße und besser
            [umbrella] , oder Full House und besser
            [honey] , oder Flush und besser
            [quads] , oder Vierling und besser
            [mr-honey] , oder Straight Flush und besser
            [kara-5] , oder Fünfling
           *[none] {""}
        }
       *[terminal] { $count ->
            [0] Nur ein höheres { $book } schlägt das
           *[other] Das schlägt ein höheres { $book }, oder { $higher }
        }
    }.
kartel-called =
    { $reader ->
        [page] { $book ->
            [kara-5] Fünfling
            [mr-honey] Straight Flush
            [kara-quads] Regenbogen-Vierling
            [quads] Vierling
            [honey] Flush
            [kara-umbrella] Regenbogen-Full-House
            [umbrella] Full House
            [kara-mr] Regenbogen-Straße
            [mr] Straße
           *[kara-jump] Regenbogen
        }
       *[terminal] { $name }
    }
kartel-set =
    { $reader ->
        [page] { $size ->
            [2] Paar { $rank }
            [3] Drilling { $rank }
           *[other] { $name }
        }
       *[terminal] { $name }
    }
kartel-book =
    { $book ->
        [kara-5] fünf eines Ranges
        [mr-honey] { kartel-straight } in einer Farbe
        [kara-quads] vier eines Ranges und eine weitere, in fünf Farben
        [quads] vier eines Ranges und eine weitere
        [honey] fünf einer Farbe
        [kara-umbrella] drei eines Ranges und zwei eines anderen, in fünf Farben
        [umbrella] drei eines Ranges und zwei eines anderen
        [kara-mr] { kartel-straight }, in fünf Farben
        [mr] { kartel-straight }
       *[kara-jump] fünf Farben, fünf Ränge, keine Straße
    }
kartel-straight =
    { $reader ->
        [page] fünf Ränge in Folge
       *[terminal] Straße
    }

# What a friend advises.
move-kartel-play =
    Spiel { $cards }{ $set ->
        [solo] {""}
       *[other] {" "}({ $set })
    }
move-kartel-pass = Passe
because-kartel-out = Dann hast du keine Karten mehr und gewinnst die Runde
because-kartel-cheaper =
    Bisher würde dich jede übrige Karte { $times ->
        [2] das Doppelte
        [3] das Dreifache
       *[other] das { $times }-Fache
    } kosten
because-kartel-left =
    Dann hast du nur noch { $count ->
        [1] eine Karte
       *[other] zwei Karten
    }
because-kartel-book = So wirst du fünf Karten auf einmal los
because-kartel-together =
    So behältst du { $count ->
        [2] dein Paar
        [3] deine drei
        [4] deine vier
       *[other] deine fünf
    } { kartel-many }
because-kartel-high = So behältst du { $card } für später
kartel-many =
    { $rank ->
        [W] Damen
        [K] Könige
        [Q] Kaiserinnen
        [Z] Z
        [G] Götter
       *[other] { $rank }er
    }

# The page.
page-kartel-lead = Du spielst aus
page-kartel-lead-help = Eine Karte, zwei oder drei eines Ranges oder ein Fünferblatt.
page-kartel-cannot = Du musst passen
page-kartel-cannot-help = Nichts von dir schlägt { $set }.
page-kartel-to-beat = Zu schlagen: { $set }
page-kartel-beat-help =
    { $size ->
        [1] Das schlägt ein höherer Rang oder { $rank } in { $first } oder { $second }.
        [2] Das schlägt ein höheres Paar oder ein anderes Paar { $rank }.
       *[other] Das schlägt ein Drilling von höherem Rang.
    }
page-kartel-to-beat-five = Zu schlagen: { $book }
page-kartel-higher-help =
    Das Gleiche höher{ $rainbow ->
        [yes] {" "}oder in fünf Farben
       *[no] {""}
    }{ $next ->
        [mr] , oder Straße und besser
        [umbrella] , oder Full House und besser
        [honey] , oder Flush und besser
        [quads] , oder Vierling und besser
        [mr-honey] , oder Straight Flush und besser
        [kara-5] , oder Fünfling
       *[none] {""}
    }.
page-kartel-pass-on = Passen, bis der Stapel leer ist
page-kartel-card =
    { $suit } { $rank ->
        [two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [lady] Dame
        [king] König
        [empress] Kaiserin
        [god] Gott
       *[true] Wahr
    }
page-kartel-size =
    { $size ->
        [1] Einzeln
        [2] Paar
        [3] Drilling
       *[5] Fünfer
    }
page-kartel-none =
    { $size ->
        [1] Keine einzelne Karte
        [2] Kein Paar
        [3] Kein Drilling
       *[5] Kein Fünferblatt
    } mit diesen Karten ist jetzt spielbar.
page-kartel-turn-beat = { $turn } – zu schlagen: { $set }
page-kartel-out-of-trick = aus diesem Stich
page-kartel-passed = gepasst
page-kartel-last = zuletzt gespielt
page-kartel-times =
    { $times ->
        [2] zahlt doppelt
        [3] zahlt dreifach
       *[other] zahlt ×{ $times }
    }
page-kartel-your-lead = Du spielst aus
page-kartel-leads = { $name } spielt aus
page-kartel-books = Spielbare Fünferblätter
page-kartel-books-many = { $count } Fünferblätter passen. Wähl eine Karte, um die mit ihr zu sehen.
page-kartel-sets = Spielbare Sätze
page-kartel-played-title = { $count } von 4 gespielt
page-kartel-played =
    Restkarten kosten { $times ->
        [2] doppelt
        [3] dreifach
       *[other] { $times }-fach
    }, bis du { $count ->
        [0] eine spielst
       *[other] 4 gespielt hast
    }
# Why a seat scores what it does: what its cards cost, and who pays whom.
page-kartel-left =
    { $times ->
        [1] { $count ->
            [one] 1 Karte übrig.
           *[other] { $count } Karten übrig.
        }
       *[other] { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } × { $times } = { $cost }, denn gespielt { $played ->
            [0] wurde keine
            [1] wurde nur 1
           *[other] wurden nur { $played }
        }.
    }
page-kartel-pays =
    { $who ->
        [you] Du zahlst
       *[other] Zahlt
    } { $to }.
page-kartel-gets =
    { $who ->
        [you] Du bekommst
       *[other] Bekommt
    } { $from }.
page-kartel-paid =
    { $by } { $way ->
        [to] an { $who ->
            [you] dich
           *[other] { $name }
        }
       *[from] von { $who ->
            [you] dir
           *[other] { $name }
        }
    }
# What is printed on the mat.
page-kartel-front = Kreis der Farben nach vorn holen
page-kartel-hands = Fünferblätter, beste oben
page-kartel-fives = Deine Fünferblätter
page-kartel-trick = Dieser Stich
page-kartel-to-play = am Zug
page-kartel-beat = schlagen
page-kartel-beats = schlägt
page-kartel-wheel = Jede Farbe schlägt die nächsten zwei: { $suits }, und wieder von vorn.
page-kartel-wheel-on = Jede Farbe schlägt die nächsten zwei: { $suits }, und wieder von vorn. { $suit } wird von { $first } und { $second } geschlagen und schlägt { $third } und { $fourth }.
page-kartel-ladder = Fünferblätter, von hoch nach niedrig
page-kartel-ladder-beats = schlägt es
page-kartel-ranks = Ränge, von niedrig nach hoch: 2 bis 8, Dame W, König K, Kaiserin Q, Gott G, Wahr Z

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-kartel-pairs = Paar 6
page-legend-kartel-pairs-text = sechs Paare sind spielbar: drück für das erste, noch einmal für das nächste
page-legend-kartel-times = zahlt dreifach
page-legend-kartel-times-text = wie oft jede übrige Karte zählen würde, wenn die Runde jetzt endete
page-legend-kartel-played = dreifach, doppelt
page-legend-kartel-played-text = was deine Restkarten kosten; ab der vierten gespielten Karte kosten sie einfach
page-legend-kartel-star = Kreis der Farben
page-legend-kartel-star-text = jede Farbe wird von den zweien geschlagen, deren Pfeile zu ihr führen

# A preference.
page-preferences-kartel-ranks = Kartels hohe Ränge

# In short.
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

# At a glance.
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

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-kartel-lead = Wer zuerst alle Karten ausgespielt hat, gewinnt. Der Stapel ist leer, also **spielst du aus**: Tippe auf die grüne 5, dann auf *Spielen*. Der Nächste muss sie mit einer Karte schlagen.
lesson-kartel-wheel = Gleicher Rang: Jetzt entscheiden die **Farben**. Sie stehen im Kreis, und jede schlägt die nächsten zwei. Blau schlägt Gold: Spiele deine blaue 5.
lesson-kartel-pass = 正 ist der höchste Rang; dagegen hast du hier nichts, also **passe**. Damit bist du nicht draußen: Später darfst du wieder spielen.
lesson-kartel-pair = Bea spielt ein **Paar** aus, also müssen zwei Karten eines Rangs antworten. Bei Gleichstand gewinnt das zuletzt gespielte Paar. Spiele deine zwei 6en.
lesson-kartel-book = Gewonnen, also spielst du wieder aus. Manche fünf Karten bilden ein **Fünferblatt**: 7 8 女 王 后 ist eine Straße. Spiele alle fünf.
lesson-kartel-kara = Beas Full House, drei und zwei, schlägt jede Straße. Deins hat fünf verschiedene Farben: Das ist **KARA** und schlägt jedes einfache Full House. Spiele 3 3 3 4 4.
lesson-kartel-end = Noch eine Karte, und du spielst aus: **Mach allein fertig.** Die anderen zahlen für ihre Karten, und doppelt, wenn sie höchstens drei gespielt haben.
hint-kartel-lead = Tippe auf Karten, um sie zu wählen: Der Knopf sagt, was sie sind. Zwei oder drei eines Rangs, oder ein Fünferblatt.
hint-kartel-beat = Antworte mit so vielen Karten, wie da liegen, und höher. Bei gleichem Rang entscheidet das Farbenrad.
hint-kartel-pass = Nichts schlägt das? Passe. Später in diesem Stich darfst du wieder spielen.

# Examples beside the rules.
example-kartel-wheel = Welche Farben schlägt eine Farbe? Wähle eine Karte.
example-kartel-wheel-answer = Sie schlägt die zwei markierten. Die anderen zwei schlagen sie.
example-kartel-books = Da liegt eine Straße. Was sind deine Karten, und schlagen sie sie? Wähle bis zu fünf.

# The goal.
terminal-goal-kartel =
    Ziel: als Erstes keine Karten mehr haben. Schlag den letzten Satz mit gleich vielen Karten, oder passe; { $pass ->
        [hard] wer passt, wartet, bis der Stapel abgeräumt ist
       *[soft] wer passt, darf später wieder spielen
    }. Wenn alle anderen gepasst haben, spielst du neu aus. { $wins ->
        [victories] Wer zuerst keine Karten mehr hat, gewinnt die Runde; die meisten gewonnenen Runden gewinnen die Partie.
       *[points] Übrige Karten kosten Punkte; die höchste Summe gewinnt.
    }

# The cards.
terminal-legend-kartel-ranks = Ränge, von niedrig nach hoch: { $ranks }
terminal-legend-kartel-suits = Farben, jede schlägt die nächsten zwei: { $suits }
terminal-legend-kartel-books = Fünferblätter, von hoch nach niedrig: { $books }. KARA vor einem Namen: fünf Farben.

# The lab's tools. A name begins a sentence.
lab-tool-kartel-books = Fünferblätter spielen
lab-tool-kartel-groups = Paare und Drillinge spielen
lab-tool-kartel-passing = Passen, obwohl etwas zu spielen wäre
lab-tool-kartel-breaking = Karten eines Rangs trennen
lab-tool-kartel-top = 神 oder 正 spielen

# The rules, clause by clause: `rule-kartel` is what stands before the first section,
# `rule-kartel-<section>` a heading.
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
