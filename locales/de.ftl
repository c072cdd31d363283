# Kartenhaus auf Deutsch.

# The language's name, in itself.
language = Deutsch

# Why a move is refused in any game.
refused-over = Es läuft gerade keine Runde.
refused-not-your-turn = Dieser Platz hat jetzt nichts zu entscheiden.

# Why a server refuses a move.
refused-stale = Der Tisch hat sich verändert, seit du das gewählt hast.
refused-too-late = { $seconds } s zu spät: Die Karte bleibt verdeckt, und es kostet nichts.
refused-no-snap = Gerade ist kein Schnappen offen: Die Karte bleibt verdeckt, und es kostet nichts.
refused-snap-answered = Du hast gesagt, dass du bei diesem Schnappen nichts mehr wirfst.

# Why a move is illegal in kartel.

refused-kartel-must-lead = Der Stapel ist leer: Du musst ausspielen und darfst nicht passen.
refused-kartel-wrong-number = Du musst so viele Karten spielen, wie der letzte Satz hat: { $count }.
refused-kartel-not-a-set =
    { $cards ->
        [ship] Zwei Karten müssen denselben Rang haben.
        [trips] Drei Karten müssen denselben Rang haben.
        [book] Diese fünf Karten bilden kein Buch.
       *[number] Ein Satz hat eine, zwei, drei oder fünf Karten.
    }
refused-kartel-not-held = Du hast { $card } nicht.
refused-kartel-named-twice = Du hast { $card } zweimal genannt, und es gibt jede Karte einmal.
refused-kartel-lower-line = { $mine } schlägt { $last } nicht.
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
       *[book] { $line } ist nicht höher als der letzte Satz: { $why ->
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
refused-khamul-arranged-in-power = Solange eine Fähigkeit offen ist, darfst du deine Reihe nicht umordnen.
refused-khamul-arranged-already = Du hast deine Reihe in diesem Zug schon umgeordnet.
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
refused-krass-kariert-goes-round = Folgen gehen nicht im Kreis: 12 und 1 sind keine Folge.
refused-krass-kariert-numbers-missing = Sag, wofür jedes X steht, mit einer Zahl für jede Karte, wie in `play 2-3 as 7 8`.
refused-krass-kariert-numbers-unfit = Diese Zahlen passen nicht zu den Karten und zu dem, wofür ein X neben ihnen stehen kann.
refused-krass-kariert-only-x = Eine Kombination aus mehreren Karten braucht mindestens eine Zahlenkarte.
refused-krass-kariert-stop-alone = Ein Stopp wird allein gespielt.
refused-krass-kariert-draw-alone = Ein Nachzug wird allein gespielt.
refused-krass-kariert-must-insert = Steck zuerst die gezogene Karte in deine Hand, mit `insert`.
refused-krass-kariert-nothing-drawn = Du hast keine Karte gezogen, die du einstecken könntest.
refused-krass-kariert-no-such-position = Diese Stelle gibt es nicht: Deine Hand hat { $count } Karten.
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

# What joins a list: all but the last with commas, then the last.
list-and = { $all } und { $last }
list-or = { $all } oder { $last }

# What happened, as the terminal and the page's log say it.

event-round-over = Die Runde ist vorbei: { $scores }. Insgesamt: { $totals }.
event-match-over =
    Die Partie ist vorbei: { $count ->
        [0] Niemand gewinnt
        [one] { $who ->
            [you] Du gewinnst
           *[other] { $seats } gewinnt
        }
       *[other] Gewonnen haben { $seats }
    }.
event-drew-own = Du hast { $cards } gezogen.

# What happened in kartel.

event-kartel-dealt =
    Runde { $round }: { $dealer-who ->
        [you] Du gibst
       *[other] { $dealer } gibt
    } je { $count } Karten, { $who ->
        [you] du spielst
       *[other] { $seat } spielt
    } aus.{ $aside ->
        [0] {""}
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

# What happened in kartu-sama.

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
            [you] Du ziehst
           *[other] { $seat } zieht
        } { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
    }

# What happened in krass-kariert.

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
        [draw] einen Nachzug: Wer den Stich gewinnt, zieht drei
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
        [you] Du steckst
       *[other] { $seat } steckt
    } eine gezogene Karte an Stelle { $place }.
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

# A combination with X in it, and what it stands for.
krass-kariert-stands = { $cards } als { $numbers }

# What happened in khamul.

event-khamul-dealt =
    Runde { $round }: { $dealer-who ->
        [you] Du gibst
       *[other] { $dealer } gibt
    }, { $who ->
        [you] du beginnst
       *[other] { $seat } beginnt
    }.
event-khamul-peeked =
    { $who ->
        [you] Du siehst dir
       *[other] { $seat } sieht sich
    } die Karten { $slots } an.
event-khamul-turn =
    { $who ->
        [you] Du bist
       *[other] { $seat } ist
    } am Zug.
event-khamul-passed =
    { $who ->
        [you] Du passt
       *[other] { $seat } passt
    }: Es gibt nichts zu ziehen oder zu nehmen.
event-khamul-announced =
    { $who ->
        [you] Du sagst
       *[other] { $seat } sagt
    } Khamul an: Alle anderen haben noch einen Zug.
event-khamul-drew =
    { $who ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } eine Karte.
event-khamul-took =
    { $who ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $named ->
        [yes] { $card }
       *[no] die oberste Karte
    } vom Ablagestapel.
event-khamul-discarded =
    { $who ->
        [you] Du legst
       *[other] { $seat } legt
    } { $card } ab.
event-khamul-switched =
    { $who ->
        [you] Du legst
       *[other] { $seat } legt
    } { $named ->
        [yes] { $card }
       *[no] sie
    } an die Stelle von Karte { $slot }; { $discarded } wird abgelegt.
event-khamul-threw =
    { $who ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } Karte { $slot }: { $matches ->
        [yes] { $card }, ein Treffer
       *[no] { $named ->
            [yes] { $card }, kein Treffer
           *[no] kein Treffer
        }; sie geht zurück
    }.
event-khamul-received =
    { $who ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $drawn ->
        [yes] ungesehen eine Karte vom Zugstapel
       *[no] keine Karte: Es ist keine mehr da
    }.
event-khamul-done =
    { $count ->
        [one] { $who ->
            [you] Du wirfst
           *[other] { $seats } wirft
        }
       *[other] { $seats } werfen
    } nichts mehr.
event-khamul-looked =
    { $who ->
        [you] Du siehst dir
       *[other] { $seat } sieht sich
    } Karte { $slot } an.
event-khamul-gave =
    { $who ->
        [you] Du lässt
       *[other] { $seat } lässt
    } { $to-who ->
        [you] dich
       *[other] { $to }
    } eine Karte nehmen.
event-khamul-exchanged =
    { $who ->
        [you] Du vertauschst
       *[other] { $seat } vertauscht
    } Karte { $slot } mit { $other-who ->
        [you] deiner Karte { $other-slot }
       *[other] Karte { $other-slot } von { $other }
    } und { $who ->
        [you] siehst dir die neue
       *[other] sieht sich die neue
    } an.
event-khamul-declined =
    { $who ->
        [you] Du nutzt
       *[other] { $seat } nutzt
    } die Fähigkeit nicht.
event-khamul-arranged =
    { $who ->
        [you] Du ordnest deine
       *[other] { $seat } ordnet die
    } Reihe um: die alten Karten { $slots } in neuer Reihenfolge.
event-khamul-reshuffled =
    Der Ablagestapel wird bis auf die oberste Karte gemischt: ein neuer Zugstapel mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
event-khamul-saw = Du siehst: { $seen }.
khamul-seen = Karte { $slot } ist { $card }

# What happened in ktu.

event-ktu-dealt =
    Runde { $round }: { $dealer-who ->
        [you] Du gibst
       *[other] { $dealer } gibt
    }, { $who ->
        [you] du beginnst
       *[other] { $seat } beginnt
    }.
event-ktu-chose =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } gewählt.
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
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
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

# At the terminal.

terminal-your-name = { $name } (du)
