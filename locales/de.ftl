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
terminal-heading =
    { $game }, { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }
terminal-hint = Tippe einen Zug, ? für deine Möglichkeiten, legend (Karten), rules (Regeln), score (Stand), table (Tisch) oder quit (Ende).
terminal-prompt = Dein Zug >
terminal-empty-line = Tippe einen Zug, oder ? für deine Möglichkeiten.
terminal-too-long = Diese Zeile ist zu lang.
terminal-seed = Ihr Seed war { $seed }.
terminal-would-work = Das ginge: { $moves }
terminal-in-total = { $round }. Insgesamt: { $scores }.

# Leaving.
terminal-leave = Die Partie verlassen? Ihre Aufzeichnung bleibt. (ja/nein)
terminal-leave-yes = j ja
terminal-stay = Du bleibst.
terminal-not-written = Die Aufzeichnung lässt sich nicht schreiben: { $error }.
terminal-kept = Die Partie ist gesichert; { $kept }
terminal-go-on = weiter geht es mit: { $command }
terminal-nothing-kept = gesichert wurde nichts
terminal-not-kept = die Partie ließ sich in keiner Datei sichern ({ $error }); ihre Aufzeichnung steht oben
terminal-input-ended = die Eingabe endete vor der Partie; { $kept }
terminal-output-closed = die Ausgabe wurde geschlossen, bevor alles geschrieben war
terminal-stopped = angehalten; { $kept }
terminal-still-writing = die Aufzeichnung wird gerade geschrieben, und das nimmt kein Ende

# The record's file.
terminal-file-holds = sie enthält schon etwas; nenne eine andere Datei, oder mach mit `--resume` weiter
terminal-file-changed = ein anderes Programm hat sie gerade verändert
terminal-file-irregular = das ist keine gewöhnliche Datei
terminal-file-played = ein anderes Programm spielt diese Partie
terminal-file-remark = { $file }: { $why } (verbessere die Bemerkung, oder lösche sie)
terminal-remark-seat = Zeile { $line }: Hier gehört ein Sitz von 0 bis { $last } oder `nobody` hin, nicht { $found }
terminal-remark-levels = Zeile { $line }: Hier gehört eine Stufe für jeden der { $seats } Plätze hin, nicht { $found }

# What the command line may not ask for.
terminal-wrong-seat = dein Sitz muss von 0 bis { $last } sein, nicht { $seat }
terminal-wrong-levels = nenne eine Stufe für alle Bots, oder { $others }, nicht { $found }

# Which game.
terminal-which-game = Welches Spiel?
terminal-which-number = Nummer oder Name >
terminal-which-again = Es gibt 1 bis { $count }, oder ihre Namen.
terminal-which-none = es wurde kein Spiel genannt; siehe `kartenhaus help`

# A game in a line.
game-kartel = Ablegespiel mit fünf Farben: den letzten Satz schlagen oder passen, als Erstes fertig sein
game-kartu-sama = Rang oder Farbe der Karte vor dir treffen, und auf die Joker achten
game-krass-kariert = Ablegespiel mit einer Hand, die du nicht sortieren darfst: nur Nachbarn spielen zusammen
game-khamul = vier verdeckte Karten, zwei davon einmal gesehen: merken, schnappen, niedrig werden
game-ktu = erst die Hand loswerden, dann die offenen Karten, dann blind die verdeckten

# A record, step by step.
terminal-replay-move = { $step }. { $seat } spielt: { $move }
terminal-replay-chance =
    { $step }. { $what ->
        [reshuffle] Ein neuer Zugstapel
       *[deck] Ein neues Blatt
    }

# The rules, in the middle of a game.
terminal-rules = Die Regeln von { $game }:
terminal-rules-how = `rules 3` zeigt einen Abschnitt, `rules 4.3` eine Regel, `rules all` alles.
terminal-rules-none = { $game } hat keine Regel { $clause }. `rules` nennt die Abschnitte.

# The table.
terminal-score = Stand { $score }
terminal-cards =
    { $count ->
        [one] { $shown } Karte
       *[other] { $shown } Karten
    }
terminal-cards-in-hand =
    { $count ->
        [one] { $shown } Karte  auf der Hand
       *[other] { $shown } Karten auf der Hand
    }
terminal-chips =
    { $count ->
        [one] { $shown } Chip
       *[other] { $shown } Chips
    }
terminal-cards-played = { $shown } gespielt
terminal-passed = hat gepasst
terminal-closed-of = { $name }, verdeckt
terminal-your-hand = Deine Hand
terminal-pile-empty = Der Stapel ist leer.
terminal-before-it = davor: { $set }
terminal-to-beat = Zu schlagen: { $set }
terminal-discard-pile = Ablagestapel: { $card }
terminal-under-it = (darunter { $cards })
terminal-draw-pile =
    Zugstapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
terminal-draw-pile-burned =
    Zugstapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, verbrannt: { $burned }
terminal-reserve = Reserve { $cards }
terminal-none = keine
terminal-out = ist raus
terminal-had-turn = war schon dran
terminal-known = bekannt { $cards }
terminal-played = Gespielt: { $cards }  ({ $seat })
terminal-new-trick = Ein neuer Stich: Noch liegt nichts.
terminal-drawn = Gezogen: { $card } (noch { $count } einzustecken).
terminal-seat = Sitz { $seat }
terminal-no-cards = keine Karten
terminal-announced = hat Khamul angesagt
terminal-empty = leer
terminal-in-hand = Auf der Hand: { $card } ({ $seat })
terminal-power = Die Fähigkeit von { $card } wartet auf { $seat }.
terminal-open = offen { $cards }
terminal-closed = { $count } verdeckt
terminal-pile =
    Stapel ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }), oberste zuerst: { $cards }

# What may be done.
terminal-only-move = Dein einziger Zug: { $move }.
terminal-you-may = Du kannst: { $moves }
terminal-your-only-move = Dein einziger Zug:
terminal-one-of =
    { $count ->
        [one] 1 Zug steht
       *[other] { $count } Züge stehen
    } dir offen:
terminal-with-words = `? WÖRTER` nennt die Züge mit diesen Wörtern, etwa `? { $example }`.
terminal-no-such-words = Kein erlaubter Zug hat diese Wörter.
terminal-more-moves = und { $count } weitere; nenne mehr Wörter.
terminal-group-single = eine Karte
terminal-group-pairs = Paare
terminal-group-three = Drillinge
terminal-group-books = Bücher, { $book }
terminal-taking = ({ $card }, an diese Stelle deiner Hand)
terminal-arrange = Einmal in jedem Zug kannst du auch deine Reihe umordnen, etwa: { $move }
terminal-besides = Außerdem: legend, table, score, rules, quit.
terminal-besides-play = Außerdem: legend, table, score, rules, quit. `play` kann wegbleiben: `{ $move }`.
terminal-no-move = Das ist kein Zug. Du kannst: { $moves }
terminal-lists-all = { $moves } | …  (? nennt alle)
terminal-stands-alone = `{ $verb }` steht allein.
terminal-needs =
    { $verb } braucht { $what ->
        [positions] Stellen deiner Hand
        [reserve] eine Reservekarte, `at` und eine Stelle
        [card] eine Karte
        [position] eine Stelle
        [two-slots] zwei Plätze
        [slot] einen Platz
        [seat] einen Sitz
        [exchange] einen deiner Plätze, einen Sitz und einen Platz dort
        [three-cards] drei Karten
        [closed] die Nummer einer verdeckten Karte
       *[cards] Karten
    }: { $moves }

# What is to be decided in kartel.
terminal-kartel-lead = Du spielst aus: eine Karte, zwei oder drei eines Ranges, oder ein Buch aus fünf Karten.
terminal-kartel-cannot = Du hast nichts, was das schlägt: pass.
terminal-kartel-beat =
    Schlag das mit { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
    }{ $pass ->
        [yes] {" "}oder passe (pass)
       *[no] {""}
    }: ein höherer Rang{ $size ->
        [1] {" "}oder { $rank } in { $first } oder { $second }
        [2] {" "}oder noch zwei vom Rang { $rank }
       *[other] {""}
    }.
terminal-kartel-beat-book =
    Schlag das mit 5 Karten{ $pass ->
        [yes] {" "}oder passe (pass)
       *[no] {""}
    }. { $book }: { $what }{ $rainbow ->
        [yes] , in fünf Farben
       *[no] {""}
    }.
terminal-kartel-higher =
    { $count ->
        [0] Nur ein höheres { $line } schlägt das.
       *[other] Das schlägt ein höheres { $line }, oder { $higher }.
    }
terminal-book-kara-5 = fünf eines Ranges
terminal-book-mr-honey = Straße in einer Farbe
terminal-book-quads = vier eines Ranges und eine weitere
terminal-book-honey = eine Farbe
terminal-book-umbrella = drei eines Ranges und zwei eines anderen
terminal-book-mr = Straße
terminal-book-kara-jump = fünf Farben, fünf Ränge, keine Straße

# What is to be decided in kartu-sama.
terminal-kartu-sama-nothing =
    Nichts passt: draw zieht { $draw }{ $ends ->
        [yes] , und damit endet die Runde
       *[no] {""}
    }.
terminal-kartu-sama-fits =
    { $owed ->
        [0] {""}
       *[other] Du schuldest noch { $owed ->
            [one] 1 Karte
           *[other] { $owed } Karten
        }.{" "}
    }{ $fits ->
        [any] Auf einen Joker passt jede Karte
        [joker] Nur ein Joker passt
        [top] Spiel { $rank } oder { $suit }
       *[top-or-joker] Spiel { $rank } oder { $suit } (oder einen Joker)
    }{ $draw ->
        [0] {""}
       *[other] ; oder draw zieht { $draw }{ $ends ->
            [yes] , und damit endet die Runde
           *[no] {""}
        }
    }.

# What is to be decided in krass-kariert.
terminal-krass-kariert-insert = Steck die gezogene Karte { $card } ein: { $moves } (die Stelle, an der sie dann liegt).
terminal-krass-kariert-start = Du beginnst: ein bis drei Nachbarn, die eine Kombination bilden, oder eine Sonderkarte.
terminal-krass-kariert-none-yet =
    Noch liegt keine Kombination: Spiel ein bis drei Nachbarn, die eine bilden, oder eine Sonderkarte{ $take ->
        [yes] , oder nimm eine Reservekarte (take)
       *[no] {""}
    }.
terminal-krass-kariert-beat =
    Zu schlagen: { $cards } ({ $what ->
        [single] einzelne Karte
        [pair] Paar
        [run-of-two] Zweierfolge
        [three-of-a-kind] Drilling
       *[run-of-three] Dreierfolge
    }, { $seat }): { $how ->
        [play] Spiel höher
        [play-or-take] Spiel höher, oder nimm eine Reservekarte (take)
        [take] Das kannst du nicht, also nimm eine Reservekarte (take)
       *[nothing] Das kannst du nicht
    }.

# What is to be decided in khamul.
terminal-khamul-first-look =
    Erster Blick: Wähle zwei deiner { $count ->
        [4] vier
       *[other] { $count }
    } Karten, die du einmal siehst: { $example }.
terminal-khamul-power =
    { $card }: { $power ->
        [look] look N zeigt dir eine deiner Karten
        [give] give N lässt Sitz N ungesehen eine Karte ziehen
       *[exchange] exchange MEINE SITZ DORT vertauscht zwei Karten und zeigt dir, was du bekommst
    }; decline verzichtet.
terminal-khamul-hold =
    Du hältst { $card }: discard legt sie ab{ $power ->
        [give] {" "}(Fähigkeit: eine Karte geben)
        [exchange] {" "}(Fähigkeit: zwei Karten vertauschen)
        [look] {" "}(Fähigkeit: eine Karte ansehen)
       *[none] {""}
    }{ $switch ->
        [yes] , switch N legt sie an die Stelle deiner Karte N
       *[no] {""}
    }.
terminal-khamul-took = Du hast { $card } genommen: switch N legt sie an die Stelle deiner Karte N.
terminal-khamul-turn = Du bist am Zug: { $moves }.
terminal-khamul-may-draw = ziehen
terminal-khamul-may-take = { $card } nehmen
terminal-khamul-may-announce = Khamul ansagen
terminal-khamul-snap-none = Schnappen auf { $card }? Du hast keine Karte zu werfen: done.
terminal-khamul-snap =
    Schnappen auf { $card }? snap N wirft deine Karte N, wenn du glaubst, sie { $rank ->
        [value] zählt { $value }
        [jack] ist ein Bube
        [queen] ist eine Dame
        [king] ist ein König
        [ace] ist ein Ass
       *[other] ist eine { $rank }
    }; done wirft nichts.

# What is to be decided in ktu.
terminal-ktu-choose = Wähle drei deiner sieben Karten, die offen liegen: { $example }.
terminal-ktu-choose-how = Du spielst sie, wenn deine Hand aufgebraucht ist; 2, 3, 10 und hohe Karten aufzuheben lohnt sich.
terminal-ktu-closed =
    Deine verdeckten Karten: { $slots }   flip N deckt eine auf{ $take ->
        [yes] , take nimmt den Stapel
       *[no] {""}
    }.
terminal-ktu-cannot = Du kannst das nicht schlagen: take.
terminal-ktu-empty = Der Stapel ist leer: Spiel eine Karte, oder mehrere eines Ranges.
terminal-ktu-to-beat =
    Zu schlagen: { $card }{ $threes ->
        [yes] {" "}(durch eine 3 sieht man hindurch)
       *[no] {""}
    }: { $fits ->
        [anything] mit allem
        [ranks] { $ranks }, oder 2 3 10
       *[only] nur 2 3 10
    }.

# The goal of each game.
terminal-goal-kartel =
    Ziel: als Erstes keine Karten mehr haben. Schlag den letzten Satz mit gleich vielen Karten, oder passe; { $pass ->
        [hard] wer passt, wartet, bis der Stapel abgeräumt ist
       *[soft] wer passt, darf später wieder spielen
    }. Wenn alle anderen gepasst haben, spielst du neu aus. Übrige Karten kosten Punkte; die höchste Summe gewinnt.
terminal-goal-kartu-sama =
    Ziel: die Karten loswerden. Spiel eine mit dem Rang oder der Farbe der obersten Karte, oder zieh. Die Runde endet, wenn jemand keine Karten mehr hat oder der Zugstapel aufgebraucht ist. { $wins ->
        [victories] Die wenigsten Punkte gewinnen eine Runde, die meisten gewonnenen Runden die Partie.
       *[points] Was du dann hältst, zählt gegen dich: Die niedrigste Summe gewinnt.
    }
terminal-goal-krass-kariert = Ziel: alle Karten loswerden; wer zuletzt noch welche hat, zahlt einen Chip, und wer ohne Chip zahlen muss, verliert. Die Hand wird nie sortiert: Ein bis drei Karten, die nebeneinanderliegen, spielen zusammen.
terminal-goal-khamul = Ziel: eine Reihe von niedrigem Wert. Zieh und tausche, merke dir, was wo liegt, wirf, was gleich ist; sag Khamul an mit 5 Punkten oder weniger. Die niedrigste Summe gewinnt; bei { $target } Punkten endet die Partie.
terminal-goal-ktu =
    Ziel: erst die Hand loswerden, dann die offenen Karten, dann blind die verdeckten. Schlag den Stapel, mit einer Karte oder mehreren eines Ranges, oder nimm ihn. { $wins ->
        [places] Die anderen spielen um die Plätze weiter.
       *[first] Wer zuerst fertig ist, gewinnt die Runde.
    } Die höchste Summe gewinnt.

# The cards of each game.
terminal-legend-kartel-ranks = Ränge, von niedrig nach hoch: { $ranks }
terminal-legend-kartel-suits = Farben, jede schlägt die nächsten zwei: { $suits }
suit-gold = Gold
suit-green = Grün
suit-black = Schwarz
suit-blue = Blau
suit-red = Rot
terminal-legend-kartel-books = Bücher, von hoch nach niedrig: { $books }. KARA vor einem Namen: fünf Farben.
terminal-legend-kartu-sama-cards = Karten: Rang, dann Farbe { $suits }; J Q K A sind Bube, Dame, König, Ass, T ist die 10, Jo ein Joker.
terminal-legend-kartu-sama-points = Punkte: 2 bis 10 ihre Zahl, J Q K 1, A 11, Joker 20. Ein Joker passt auf alles, aber danach schuldest du so viele weitere Karten, wie Leute spielen, oder ziehst doppelt so viele.
terminal-legend-krass-kariert-order = Von niedrig nach hoch: einzelne Karte, Zweierfolge, Paar, Dreierfolge, Drilling; dann die Zahl.
terminal-legend-krass-kariert-special = { $x } jede Zahl · { $draw } Nachzug: Wer den Stich gewinnt, zieht drei · { $stop } Stopp: beendet den Stich, du gewinnst ihn
terminal-legend-khamul-values = Werte: A 1, 2 bis 10 ihre Zahl, J (Bube) 10, { $black-queens } 10, { $red-queens } 20, { $black-kings } 10, { $red-kings } 0.
terminal-legend-khamul-powers = Fähigkeiten beim Ablegen: Bube (J) eine eigene Karte ansehen; schwarze Dame (Q) eine Karte geben; schwarzer König (K) vertauschen.
terminal-legend-khamul-match =
    Karten sind gleich, wenn ihr { $match ->
        [value] Wert
       *[rank] Rang
    } gleich ist. T ist die 10. Plätze zählen ab 0: Der erste ist Karte 0.
terminal-legend-ktu-order = Von niedrig nach hoch: { $order }; 2, 3 und 10 (T) passen auf alles. J Q K A sind Bube, Dame, König, Ass. Farben zählen nie.
terminal-legend-ktu-powers = 2: danach passt alles · 3: durchsichtig · 7: danach nur niedriger · 8: wer folgt, wird übersprungen
terminal-legend-ktu-ten = 10, oder vier eines Ranges: Der Stapel ist aus dem Spiel, und du spielst noch einmal.

# The end of a round.
terminal-round =
    Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    } ({ $wins ->
        [chips] die Partie endet, wenn jemand nicht zahlen kann
        [target] niedrig gewinnt, bis { $target }
        [high] hoch gewinnt
       *[low] niedrig gewinnt
    })
terminal-column-round = Runde
terminal-column-total = Stand
terminal-column-points = Punkte
terminal-column-sum = Summe
terminal-column-chips = Chips
terminal-column-cards = übrige Karten
terminal-ended-out =
    { $count ->
        [one] { $seats } ist
       *[other] { $seats } sind
    } alle Karten los.
terminal-ended-out-wins =
    { $count ->
        [one] { $seats } ist alle Karten los und gewinnt
       *[other] { $seats } sind alle Karten los und gewinnen
    } die Runde.
terminal-ended-wins =
    { $count ->
        [one] { $seats } gewinnt
       *[other] { $seats } gewinnen
    } die Runde.
terminal-ended-draw-pile = Der Zugstapel ist aufgebraucht.
terminal-ended-pays =
    { $count ->
        [0] Niemand zahlt
        [one] { $seats } muss einen Chip zahlen
       *[other] { $seats } müssen je einen Chip zahlen
    }.
terminal-ended-announced = { $seat } hatte Khamul angesagt.
terminal-ended-last-turn = Sie kam bis zum letzten Zug.
terminal-ended-lowest =
    Am niedrigsten { $count ->
        [one] zählt
       *[other] zählen
    } { $seats }.
terminal-ended-nobody = Sie kam bis zum letzten Zug, und niemand gewinnt sie.
terminal-ended-places = Fertig in dieser Reihenfolge: { $seats }.
terminal-note-tripled = verdreifacht, keine gespielt
terminal-note-doubled = verdoppelt, nur { $count } gespielt
terminal-note-no-cards = keine Karten: −5
terminal-note-lowest = am niedrigsten: zählt 0
terminal-note-falsely = zu Unrecht angesagt: { $penalty } mehr
terminal-note-should = hätte ansagen müssen: zählt 20
