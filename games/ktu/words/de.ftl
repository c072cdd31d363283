### KTU in German.

# What it is, in a line.
page-front-for-ktu = Für eine kurze Pause: erst die Hand, dann die offenen Karten, dann blind die verdeckten.
game-ktu = erst die Hand loswerden, dann die offenen Karten, dann blind die verdeckten

# What wins.
page-aim-ktu = Die meisten Punkte gewinnen die Partie.

# What the options do, each with its clause.
option-ktu-play-on = ob die anderen um die Plätze weiterspielen, wenn jemand fertig ist (3.7)
option-ktu-eights = mehrere 8en in einem Zug überspringen einen Platz, oder so viele, wie es 8en sind (5.5)
option-ktu-rounds = Runden einer Partie (6.2)
option-ktu-turn-limit = nach so vielen Zügen endet eine Runde, ohne dass jemand gewinnt (6.3)
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

# What the options and values that only this game has are called.
page-option-eights = mehrere 8en überspringen
page-option-play-on = um die Plätze weiterspielen
page-option-value-each = jede einen Platz
page-option-value-one = zusammen einen Platz

# Why a move is illegal.
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

# What happened.
event-ktu-dealt =
    Runde { $round }: { $dealer-who ->
        [you] Du gibst
       *[other] { $dealer } gibt
    }, { $who ->
        [you] du beginnst
       *[other] { $seat } beginnt
    }.
event-ktu-no-winner = Die Partie ist vorbei: keine Punkte, kein Gewinner.
event-ktu-chose =
    { $who ->
        [you] {""}
       *[other] { $seat } hat gewählt.
    }
event-ktu-opened = Alle haben gewählt. Offen: { $open }.
event-ktu-played =
    { $who ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $cards }.
event-ktu-flipped =
    { $who ->
        [you] Du deckst
       *[other] { $seat } deckt
    } { $card } auf{ $beats ->
        [yes] {""}
       *[no] , vergeblich
    }.
event-ktu-passed-over =
    { $count ->
        [one] { $who ->
            [you] Du wirst
           *[other] { $seats } wird
        }
       *[other] { $seats } werden
    } übersprungen.
event-ktu-burned =
    Der Stapel verbrennt: { $count ->
        [one] 1 Karte ist
       *[other] { $count } Karten sind
    } aus dem Spiel.
event-ktu-took =
    { $who ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } den Stapel, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }: { $cards }.
event-ktu-drew =
    { $who ->
        [you] {""}
       *[other] { $seat } zieht { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
    }
event-ktu-took-up =
    { $who ->
        [you] Du nimmst deine
       *[other] { $seat } nimmt die
    } offenen Karten auf: { $cards }.
event-ktu-out =
    { $who ->
        [you] Du bist
       *[other] { $seat } ist
    } alle Karten los{ $place ->
        [0] {""}
       *[other] , Platz { $place }
    }.

# What is to be decided.
asked-ktu-open =
    { $reader ->
        [page] Wähl drei Karten, die offen liegen.
       *[terminal] Wähle drei deiner { $dealt ->
            [7] sieben
           *[other] { $dealt }
        } Karten, die offen liegen: { $example }. Du spielst sie, wenn deine Hand aufgebraucht ist; { $free ->
            [none] hohe Karten aufzuheben lohnt sich.
           *[other] { $free } und hohe Karten aufzuheben lohnt sich.
        }
    }
asked-ktu-turn =
    { $reader ->
        [page] { $how ->
            [take] Nichts passt: Nimm den Stapel
           *[other] { $how ->
                [flip] Deck eine verdeckte Karte auf:{" "}
               *[play] {""}
            }{ $fits ->
                [empty] Du darfst alles spielen
                [anything] Alles passt
                [lower] { $how ->
                    [flip] Niedriger als { $answer }
                   *[play] Spiel niedriger als { $answer }
                }
               *[higher] Schlag { $rank }
            }
        }.
       *[terminal] { $fits ->
            [empty] Der Stapel ist leer: Spiel eine Karte, oder mehrere eines Ranges
           *[other] Zu schlagen: { $card }{ $threes ->
                [yes] {" "}(durch eine { $through } sieht man hindurch)
               *[no] {""}
            }: { $fits ->
                [anything] mit allem
               *[higher] { ktu-fits }
            }
        }.{ $how ->
            [take] {" "}Du kannst das nicht schlagen: take.
            [flip] {" "}flip N deckt eine deiner verdeckten Karten auf ({ $closed }){ $take ->
                [yes] , take nimmt den Stapel
               *[no] {""}
            }.
           *[play] {""}
        }
    }
ktu-fits =
    { $fits ->
        [anything] alles
        [only] { $free ->
            [none] nichts
           *[other] nur { $free }
        }
       *[higher] { $ranks }{ $free ->
            [none] {""}
           *[other] , oder { $free }
        }
    }

# What a friend advises.
move-ktu-open = Leg { $cards } offen hin
move-ktu-play =
    Spiel { $count ->
        [1] { french-one }
        [2] zwei { french-many }
        [3] drei { french-many }
       *[other] vier { french-many }
    }
move-ktu-flip = Deck deine verdeckte Karte { $slot } auf
move-ktu-take = Nimm den Stapel
because-ktu-out = Dann hast du keine Karten mehr
because-ktu-burns = Der Stapel verbrennt, und du bist noch einmal dran
because-ktu-skips = { $seat } wird übersprungen
because-ktu-spares =
    Sonst nimmst du { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf
because-ktu-lower = Dann muss { $seat } niedriger spielen
because-ktu-keeps = So behältst du { $cards } für später
because-ktu-several =
    So wirst du { $count ->
        [2] zwei
        [3] drei
       *[other] vier
    } auf einmal los
because-ktu-lowest = Es ist deine niedrigste, die passt
because-ktu-strong = Starke Karten sind für den Schluss, wenn deine Hand leer ist
because-ktu-blind = Niemand weiß, was es ist

# The page. `$special` is what a rank does: a word on the card, and as a sentence.
page-ktu-special =
    { $special ->
        [reset] neu
        [through] klar
        [lower] tiefer
        [skip] Pause
       *[burn] brennt
    }
page-ktu-special-text =
    { $special ->
        [reset] passt auf alles; alles passt darauf
        [through] passt auf alles; danach zählt die Karte darunter
        [lower] danach nur niedriger
        [skip] wer folgt, wird übersprungen
       *[burn] passt auf alles, der Stapel ist aus dem Spiel, noch einmal spielen
    }
page-ktu-of-rank = { $count } Karten mit Rang { $rank }
page-ktu-with-special = { $card } ({ $special })
page-ktu-closed-card = Verdeckte Karte { $slot }
page-ktu-choose = Wähl drei Karten, die offen liegen: { $count } von 3.
page-ktu-chosen = Du hast gewählt. { $turn }
page-ktu-open = { $cards } offen hinlegen
page-ktu-open-some = Offen hinlegen ({ $count } von 3)
page-ktu-take =
    { $count ->
        [0] Aufnehmen
        [one] 1 Karte aufnehmen
       *[other] { $count } Karten aufnehmen
    }
page-ktu-take-move = { $count } aufnehmen
page-ktu-flip = Aufdecken
page-ktu-flip-what = Karte { $slot } aufdecken
page-ktu-flip-move = Karte { $slot }
page-ktu-choose-three =
    Wähl drei deiner { $dealt ->
        [7] sieben
       *[other] { $dealt }
    } Karten.
page-ktu-choose-closed = Wähl eine deiner verdeckten Karten.
page-ktu-choose-rank = Wähl zuerst Karten eines Ranges.
page-ktu-place = fertig, Platz { $place }
page-ktu-why =
    { $place ->
        [0] Noch Karten übrig: kein Punkt.
        [1] Als Erstes alle Karten los: { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
       *[other] Als Nummer { $place } alle Karten los: { $points ->
            [0] kein Punkt.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }
page-ktu-known = hat { $cards }
page-ktu-no-deck = leer
page-ktu-pile = Stapel { $count }
page-ktu-burnt = verbrannt
page-ktu-later = für später
page-ktu-help =
    { $fits ->
        [some] { $ranks }.
       *[none] Nichts ist höher.
    }{ $free ->
        [none] {""}
       *[other] {" "}Oder { $free }: Das passt auf alles.
    }{ $threes ->
        [0] {""}
       *[other] {" "}Durch die { $through } sieht man hindurch.
    }
ended-ktu-nobody = Die Runde kam bis zum letzten Zug: Niemand gewinnt sie.
page-ktu-before =
    { $open ->
        [0] { $closed } verdeckt
       *[other] offen: { $cards }; { $closed } verdeckt
    }
page-ktu-keep = Gut offen hinzulegen: { $free }hohe Karten.
page-ktu-how-many = Wie viele mit Rang { $rank }
page-ktu-closed = Deine verdeckten Karten

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-ktu-has = hat 4 5×2
page-legend-ktu-has-text = Karten einer Hand, die alle gesehen haben
page-legend-ktu-alike = ×2 auf einer Karte
page-legend-ktu-alike-text = wie viele dieses Ranges du hast

# In short.
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

# At a glance.
page-glance-ktu-order = Von niedrig nach hoch
page-glance-ktu-order-all = Der höhere Rang schlägt den niedrigeren; gleich hoch reicht nicht.
page-glance-ktu-special = Sonderkarten
page-glance-ktu-special-reset = **2:** auf alles, alles auf sie.
page-glance-ktu-special-through = **3:** auf alles; was darunter liegt, gilt.
page-glance-ktu-special-lower = **7:** Geh tiefer.
page-glance-ktu-special-skip = **8:** Der Nächste wird übergangen.
page-glance-ktu-special-burn = **10:** auf alles; verbrennt den Stapel, noch einmal spielen.
page-glance-ktu-special-four = **Vier eines Rangs:** verbrennen den Stapel ebenso.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-ktu-open = Drei deiner Karten werden **offen** liegen, für später, wenn deine Hand leer ist. Wähle starke: die 2, die 3 und die 10.
lesson-ktu-first = Auf einen leeren Stapel darf alles. Kleine Karten zuerst: Tippe auf die 5, dann auf *Spielen*. Auf vier Karten ziehst du von selbst nach.
lesson-ktu-seven = Auf eine **7** muss eine niedrigere Karte folgen; auf Beas legte Cem eine 5. Sonst muss man höher: Spiele deine 6.
lesson-ktu-take = Deine Könige schlagen keinen König; gleich reicht nicht. Also **nimm den Stapel**: mehr Karten, aber gute.
lesson-ktu-push = Jetzt hast du die 7. Spiele sie auf die 6: Der Nächste muss niedriger spielen.
lesson-ktu-three = Cem hat auch eine 7 gespielt. Unter 7 sind 4, 5 und 6: Tippe auf deine 5en und spiele alle **drei zusammen**.
lesson-ktu-eights = Cems **8en** haben dich übersprungen; dann spielten Bea und Cem. Schlage die Buben mit deinen zwei Damen.
lesson-ktu-low = Beas Asse waren Cem zu hoch, er nahm auf. Der Stapel ist leer: Werde die 6 los.
lesson-ktu-kings = Oben liegt eine 4. Spiele alle drei Könige zusammen, dann ist der Nachziehstapel bald leer.
lesson-ktu-skip = Auf Beas **2** durfte alles, und Cem spielte 5en. Spiele deine 8: Sie überspringt Bea.
lesson-ktu-glass = Eine **3** passt auf alles, und man sieht durch sie hindurch: Was darunter liegt, muss weiter geschlagen werden. Spiele sie.
lesson-ktu-own = Deine Hand war leer, also kamen deine **offenen Karten** hinein. Auf die Damen spiele die 3.
lesson-ktu-two = Beas **10** hat den Stapel verbrannt, und ein König folgte. Spiele die 2: Sie passt auf alles, und alles auf sie.
lesson-ktu-burn = Cem nahm auf. Spiele deine eigene **10**: Der Stapel verlässt das Spiel, und du bist gleich noch einmal dran.
lesson-ktu-blind = Es bleiben nur deine drei **verdeckten Karten**, die niemand kennt. Decke Karte 3 auf: Auf leerem Stapel kann nichts schiefgehen.
lesson-ktu-end = Noch zwei verdeckte Karten: **Mach allein fertig.** Schlägt eine den Stapel nicht, nimmst du ihn auf und spielst von der Hand weiter.
hint-ktu-open = Wähle drei starke Karten, hohe oder solche mit einer Kraft: Sie kommen zuletzt.
hint-ktu-special = Spiele höher, gleiche Karten zusammen. Manche Ränge haben Kräfte, sie stehen darauf.
hint-ktu-blind = Deine letzten Karten sind verdeckt. Decke eine auf: Passt sie nicht, nimmst du den Stapel.

# Examples beside the rules.
example-ktu-powers = Was darf auf eine Karte gespielt werden? Wähle eine.
example-ktu-powers-answer = Die { $count } markierten Ränge dürfen darauf.
example-ktu-burnt = Sie verbrennt den Stapel, und wer sie spielte, ist noch einmal dran: Auf den leeren Stapel darf alles.

# The goal.
terminal-goal-ktu =
    Ziel: erst die Hand loswerden, dann die offenen Karten, dann blind die verdeckten. Schlag den Stapel, mit einer Karte oder mehreren eines Ranges, oder nimm ihn. { $wins ->
        [places] Die anderen spielen um die Plätze weiter.
       *[first] Wer zuerst fertig ist, gewinnt die Runde.
    } Die höchste Summe gewinnt.

# The cards.
terminal-legend-ktu-varied =
    Danach passt alles: { $any } · durchsichtig: { $through } · danach nur niedriger: { $lower } · wer folgt, wird übersprungen: { $skip } · der Stapel ist aus dem Spiel, und du spielst noch einmal: { $burn }{ $alike ->
        [5] {""}
       *[other] , oder { $alike } eines Ranges
    }.
terminal-legend-ktu-order-varied = Von niedrig nach hoch: { $order }; auf alles passen: { $free }. Farben zählen nie.
terminal-legend-ktu-order = Von niedrig nach hoch: { $order }; 2, 3 und 10 (T) passen auf alles. J Q K A sind Bube, Dame, König, Ass. Farben zählen nie.
terminal-legend-ktu-powers = 2: danach passt alles · 3: durchsichtig · 7: danach nur niedriger · 8: wer folgt, wird übersprungen
terminal-legend-ktu-ten = 10, oder vier eines Ranges: Der Stapel ist aus dem Spiel, und du spielst noch einmal.

# The lab's tools. A name begins a sentence.
lab-tool-ktu-taking = Einen Stapel nehmen, der zu schlagen wäre
lab-tool-ktu-several = Mehrere Karten auf einmal spielen
lab-tool-ktu-any = Eine Karte spielen, auf die alles passt
lab-tool-ktu-through = Eine durchsichtige Karte spielen
lab-tool-ktu-lower = Eine Karte spielen, auf die es tiefer geht
lab-tool-ktu-skip = Eine Karte spielen, die jemanden übergeht
lab-tool-ktu-burn = Den Stapel verbrennen

# The rules, clause by clause: `rule-ktu` is what stands before the first section,
# `rule-ktu-<section>` a heading.
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
