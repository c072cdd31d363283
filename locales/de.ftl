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
event-khamul-turned-up = Alle Karten werden aufgedeckt.
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
        [one] 1 Sitz
       *[other] { $seats } Sitze
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
terminal-unwritten = die Aufzeichnung lässt sich nicht schreiben: { $error }
terminal-not-written = Die Aufzeichnung lässt sich nicht schreiben: { $error }.
terminal-kept = Die Partie ist gesichert; { $kept }
terminal-go-on = weiter geht es mit: { $command }
terminal-can-verify = Wie gegeben wurde, lässt sich prüfen: { $command }
terminal-verified =
    { $rounds ->
        [one] Eine Runde wurde wie versprochen gegeben: Jede Karte folgt aus dem Geheimnis des Servers und den Beiträgen der Plätze.
       *[other] { $rounds } Runden wurden wie versprochen gegeben: Jede Karte folgt aus dem Geheimnis des Servers und den Beiträgen der Plätze.
    }
terminal-verified-seat =
    Platz { $seat }: eigener Beitrag in { $own ->
        [one] einer Runde
       *[other] { $own } Runden
    }, vom Server gezogen in { $server }
terminal-verified-withheld = Platz { $seat } hielt seinen Beitrag zurück in: { $rounds }
terminal-verified-limit = Niemand hat diese Karten ausgesucht. Ob jemand hineingesehen hat, der den Server betreibt, zeigt das nicht.
terminal-verified-alone = Kein Platz gab einen eigenen Beitrag: Wer gab, zog alle Zahlen allein. Das zeigt nur, dass danach keine Karte geändert wurde.
terminal-unverified = ungeprüft: { $file } sagt nicht, wie gegeben wurde; die Partie lässt sich ansehen, aber nicht prüfen
terminal-unfinished = ungeprüft: { $file } hat noch kein Ende; prüfen lässt sie sich, wenn die Partie vorbei ist
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
terminal-remark-levels = Zeile { $line }: Hier gehört eine Stufe für jeden der { $seats } Sitze hin, nicht { $found }

# What the command line may not ask for.
terminal-wrong-seat = dein Sitz muss von 0 bis { $last } sein, nicht { $seat }
terminal-wrong-lens = die Lupe gilt einem Sitz von 0 bis { $last }, nicht { $seat }
terminal-wrong-levels = nenne eine Stufe für alle Bots, oder { $others }, nicht { $found }

# Which game.
terminal-which-game = Welches Spiel?
terminal-which-level = Wie gut sollen die Bots spielen? (Neuling)
terminal-which-number = Nummer oder Name >
terminal-which-again = Es gibt 1 bis { $count }, oder ihre Namen.
terminal-which-none = es wurde nichts gewählt; siehe `kartenhaus help`

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
terminal-lens =
    { $seat } weiß: { $what }. { $why } ({ $rule }{ $step ->
        [0] { "" }
       *[other] , Schritt { $step }
    }).

# What a seat could know, and why. `$place` is a place below, `$cards` cards or names of groups.
lens-holds = { $place }: unter anderem { $cards }
lens-is = { $place }: { $cards }
lens-exactly = { $place }: genau { $cards }
lens-lacks = { $place }: nichts von { $cards }
lens-at-most = { $place }: höchstens { $count } von { $cards }
lens-at-least = { $place }: mindestens { $count } von { $cards }
lens-seen-by =
    { $place }: zuletzt gesehen von { $seats } nach { $turn ->
        [one] einem Zug
       *[other] { $turn } Zügen
    }
lens-cannot-answer = { $place }: nichts, was schlägt oder passt
lens-can-answer = { $place }: etwas, das jetzt gespielt werden kann
lens-place-hand = Hand von { $seat }
lens-place-slot = Karte { $at } von { $seat }
lens-place-closed = verdeckte Karten von { $seat }
lens-place-choice = gewählte Karten von { $seat }
lens-place-drawn = die Karte, die { $seat } gezogen hat
lens-place-draw = der Zugstapel
lens-place-aside = die beiseitegelegten Karten
lens-place-hidden = die nicht sichtbaren Karten
lens-suit-clubs = Kreuz
lens-suit-diamonds = Karo
lens-suit-hearts = Herz
lens-suit-spades = Pik
lens-why-counted = Etwas anderes ist nicht übrig
lens-why-too-few = Es sind zu wenige Karten für so einen Satz
lens-why-drew = { $seat } zog auf { $card } und hätte spielen müssen
lens-why-drew-owing = { $seat } schuldete Karten und zog auf { $card }
lens-why-drew-since = { $seat } zog auf { $card }, und später noch einmal, als nichts passte
lens-why-took-pile = { $seat } nahm den Stapel auf
lens-why-flipped = { $seat } deckte sie vergeblich auf
lens-why-took-up = { $seat } nahm die offenen Karten auf
lens-why-took-reserve = { $seat } steckte dort eine Reservekarte ein
lens-why-still-in = { $seat } hat keine Reservekarte und ist nicht ausgeschieden
lens-why-peeked = { $seat } sah sie im ersten Blick
lens-why-drew-it = { $seat } zog sie
lens-why-took-it = { $seat } nahm sie, und sie lag offen
lens-why-threw = { $seat } warf sie falsch ab
lens-why-reshuffled = Der Ablagestapel wurde zum Zugstapel
lens-why-looked = { $seat } sah sie mit einem Buben an
lens-why-received = { $seat } bekam sie mit einem König

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

# What the options do, each with its clause.

option-kartel-two-seat-hand = zu zweit: wie viele Karten jeder bekommt; die anderen kommen beiseite (2.2)
option-kartel-pass = soft: wer gepasst hat, darf im selben Stich wieder spielen; hard: erst, wenn der Stapel abgeräumt ist (3.3)
option-kartel-rounds = Runden einer Partie; üblich ist eine je Sitz (6.3)
option-kartu-sama-deck = full: 52 Karten; piquet: die 32 ab der 7 (1.1)
option-kartu-sama-jokers = Joker in jedem Blatt; üblich sind 2 in einem vollen, 0 in einem Pikettblatt (1.1)
option-kartu-sama-decks = Blätter, die zusammengemischt werden; üblich sind so wenige, dass es für jeden Sitz 8 Karten und noch 2 gibt (1.1, 1.3)
option-kartu-sama-may-draw = ob man immer ziehen darf, statt zu spielen, wenn man nichts schuldet (3.1)
option-kartu-sama-joker-finish = ob eine letzte Karte die Runde beendet, obwohl noch Karten geschuldet sind (4.4)
option-kartu-sama-count = points: die wenigsten Punkte gewinnen; victories: die meisten gewonnenen Runden (5.2, 5.3)
option-kartu-sama-rounds = Runden einer Partie (5.4)
option-krass-kariert-hand = Karten, die jeder auf die Hand bekommt; üblich sind 10, zu fünft 7 (2.1)
option-krass-kariert-chips = Chips für jeden Sitz (2.3)
option-krass-kariert-all-out = was gilt, wenn niemand mehr in der Runde ist: pay: es zahlt, wer zu Beginn des Stichs dabei war; free: niemand (7.2)
option-khamul-match = was zwei Karten gemeinsam haben müssen, um zu passen (1.3)
option-khamul-false-khamul = was bei einer Ansage mehr zählt, wenn die Reihe über 5 war und ist (7.3)
option-khamul-target = die Partie endet, wenn ein Sitz diese Summe erreicht (7.6)
option-khamul-turn-limit = nach so vielen Zügen wird eine Runde aufgedeckt (7.7)
option-ktu-play-on = ob die anderen um die Plätze weiterspielen, wenn jemand fertig ist (3.7)
option-ktu-eights = mehrere 8 in einem Spiel überspringen einen Sitz, oder so viele, wie es 8 sind (5.5)
option-ktu-rounds = Runden einer Partie (6.2)
option-ktu-turn-limit = Züge, nach denen eine Runde ohne Sieg endet (6.3)

# `kartenhaus games`.

terminal-game = { $game }: { $name }, { $min } bis { $max } Sitze
terminal-option = { $option }: { $values }
terminal-option-default = { $option }: { $values }, Vorgabe { $default }
terminal-option-number = eine Zahl von { $min } bis { $max }

# On the page.

page-you = du
page-seat = Platz { $seat }

# The page: the shell, the line, notices.
page-no-name = Ein Name braucht mindestens einen Buchstaben.
page-offline = Der Server hat nicht geantwortet. Bist du online?
page-failed = Der Server konnte es nicht tun.
page-silent = Der Server hat nicht geantwortet.
page-turn-title = Du bist dran – { $game }
page-turn-waits = Der Tisch wartet auf dich.
page-turn = Du bist dran.
page-line-no-referee = Die Spielleitung kann gerade nicht gefragt werden.
page-line-unanswered = Die Verbindung brach ab, bevor die Spielleitung antwortete.
page-line-outdated = Diese Seite ist veraltet.
page-line-not-sent = „{ $move }“ wurde nicht geschickt: Der Tisch hat sich inzwischen verändert.
page-line-unsure = Die Verbindung brach ab, während „{ $move }“ unterwegs war: Sieh im Protokoll nach.

# The page: its pages, and what leads to them.
page-title-about = Über Kartenhaus
page-title-rules = Regeln – Kartenhaus
page-title-rules-of = { $game }: Regeln – Kartenhaus
page-title-status = Status – Kartenhaus
page-nowhere = Hier ist nichts
page-nowhere-why = Vielleicht fehlt dem Link das Ende.
page-to-games = Zu den Spielen
page-site = Seiten
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-about = Über
page-games = Spiele
page-rules-unknown = Es gibt kein Spiel „{ $game }“
page-rules-the = Die Regeln von { $game }
page-rules-fetching = Die Regeln werden geholt…
page-rules-sections = Abschnitte
page-rules-table = Tabelle
page-try-again = Noch einmal versuchen

# The page: the front page.
page-front-title = Fünf Kartenspiele, ein Link
page-front-hello = Wähl ein Spiel, und du sitzt an einem neuen Tisch. Schick den Link deinen Freunden, oder spiel mit Bots.
page-your-name = Dein Name
page-front-play = Spielen
page-front-laying = Der Tisch wird gedeckt…
page-front-rules-of = von { $game }
page-front-link = Du hast einen Link? Öffne ihn
page-front-open = Öffnen
page-front-no-link = Das sieht nicht nach dem Link eines Tisches aus.
page-front-more-tables =
    { $count ->
        [one] Noch ein Tisch
       *[other] Noch { $count } Tische
    }
page-front-yours = Deine Tische
page-stage =
    { $stage ->
        [lobby] noch nicht begonnen
        [playing] läuft
        [round-over] zwischen zwei Runden
       *[match-over] Partie vorbei
    }

# The page: what this is, in Markdown.
page-about-title = Über Kartenhaus
page-about-what = Kartenhaus ist ein Kartentisch für Leute, die sich kennen: fünf Kartenspiele, gespielt im Browser, im Terminal oder von einem Programm. Es ist freie Software; wer mag, kann sie zu Hause laufen lassen.
page-about-how = Wie es geht
page-about-how-choose = Wähl ein Spiel. Du sitzt sofort an einem neuen Tisch und bist dort Host.
page-about-how-send = Schick den Link. Wer ihn öffnet, sieht den Tisch und setzt sich mit einem Tippen.
page-about-how-start = Füll mit Bots auf, wenn du magst, wähl die Regeln, fang an.
page-about-links = Es gibt keine Konten. Der Link des *Tisches* ist für alle; der Link deines *Platzes* gehört dir: Öffne ihn auf deinem Handy, um dort weiterzuspielen, oder gib ihn jemandem, der für dich weiterspielen soll. Bricht deine Verbindung ab, bleibt dein Platz; ein Bot kann ihn hüten.
page-about-rules = Wird ein Zug abgelehnt, sagt der Tisch, welche Stelle der Regeln ihn verbietet und was ginge. Die Regeln stehen alle hier: [Kartel](kartel.md), [Kartu Sama](kartu-sama.md), [Krass Kariert](krass-kariert.md), [Khamul](khamul.md), [KTU](ktu.md).
page-about-who = Wer was sehen kann
page-about-sees = Der Server gibt die Karten und schickt jedem Platz nur, was man dort wissen darf. Er behält die Partien der Tische, die eingetippten Namen und sonst nichts über dich. Keine Cookies, keine Überwachung, keine Werbung; die Seite lädt nichts von anderswo. Dein Browser merkt sich deinen Namen und die Schlüssel deiner Plätze, auf deinem Gerät. Wer einen Server betreibt, könnte seine Tische mitlesen.
page-about-whose = Wessen Spiele
page-about-krass = Kartenhaus hat mit dem Verlag von Krass Kariert nichts zu tun und wird von ihm nicht empfohlen; der Name steht hier nur, um zu sagen, welches Spiels Regeln gemeint sind. Worte und Zeichnungen sind unsere eigenen.

# The page: how the server is.
page-status = Status
page-status-running =
    Kartenhaus { $version }, Laufzeit { $time }. { $lines ->
        [one] 1 offene Verbindung
       *[other] { $lines } offene Verbindungen
    }, { $rooms ->
        [one] 1 Raum
       *[other] { $rooms } Räume
    } in Gebrauch.
page-status-rooms = Räume in Gebrauch
page-status-column =
    { $column ->
        [game] Spiel
        [state] Stand
        [match] Partie
        [people] Leute
        [away] Abwesend
        [bots] Bots
       *[watching] Zuschauend
    }
page-status-stage =
    { $stage ->
        [lobby] vor der Partie
        [playing] läuft
        [round-over] zwischen Runden
       *[match-over] nach der Partie
    }
page-time-days =
    { $days } { $days ->
        [one] Tag
       *[other] Tage
    }
page-time-hours = { $hours } h
page-time-hours-minutes = { $hours } h { $minutes } min
page-time-minutes = { $minutes } min

# The page: what a host chooses. `page-clock-live` is a choice, `page-clock-live-text` what it means.
page-clock = Uhr
page-clock-more = Mehr Zeit
page-clock-off = Ohne Uhr
page-clock-off-text = Alle denken, so lange sie mögen.
page-clock-gentle = Sanfte Uhr
page-clock-gentle-text = Nach anderthalb Minuten spielt ein Bot für die, die weg sind; wer da ist, wird nicht gedrängt.
page-clock-live = Schnelle Uhr
page-clock-live-text = Eine halbe Minute für jede Entscheidung, dann spielt ein Bot.
page-clock-days = Tageweise
page-clock-days-text = Drei Tage für jede Entscheidung: Spiel, wenn du Zeit findest.
page-snaps = Schnappen
page-snaps-quick = Kurzes Schnappen
page-snaps-quick-text = Alle sehen jede abgelegte Karte 1,5 Sekunden lang.
page-snaps-normal = Normales Schnappen
page-snaps-normal-text = Alle sehen jede abgelegte Karte zwei Sekunden lang.
page-snaps-relaxed = Ruhiges Schnappen
page-snaps-relaxed-text = Alle sehen jede abgelegte Karte sechs Sekunden lang.
page-snaps-sealed = Verdecktes Schnappen
page-snaps-sealed-text = Kein Wettrennen: Alle antworten, höchstens 20 Sekunden lang, und niemand sieht die Antworten vorher.
page-aids = Gedächtnishilfen
page-aids-none = Keine Hilfen
page-aids-none-text = Merkt euch alles selbst.
page-aids-marks = Zeichen
page-aids-marks-text = Karten zeigen, wer sie angesehen hat, und wann.
page-aids-notes = Notizen
page-aids-notes-text = Zeichen, und alle können auf ihre eigenen Karten schreiben.
page-aids-recall = Erinnern
page-aids-recall-text = Was du von deinen eigenen Karten gesehen hast, bleibt lesbar.
page-chat = Chat
page-chat-text = Alle am Tisch können schreiben, neben dem Protokoll.
page-door = Tür
page-door-text = Wer sich setzen will, wartet, bis du die Tür öffnest.
page-door-knocks = { $name } steht vor der Tür.
page-door-admit = Hereinlassen
page-door-turn-away = Abweisen
page-door-knock = Als „{ $name }“ anklopfen
page-door-waits = Du stehst vor der Tür. Warte, bis der Host dich hereinlässt.
page-door-leave = Wieder gehen
page-door-refused = Der Host hat dich nicht hereingelassen.
page-takeover = Einsteigen
page-takeover-text = Nachzügler dürfen während der Partie den Platz eines Bots nehmen und spielen ab der nächsten Runde mit.
page-programs = Programme
page-programs-text = Bots, die jemand geschrieben hat, dürfen sich hier hinsetzen. Sie sind gekennzeichnet.
page-settings = Die Einstellungen des Tisches
page-settings-host = Nur der Host ändert sie.
page-settings-line =
    { $clock }, { $chat ->
        [yes] Chat
       *[no] kein Chat
    }{ $talk ->
        [yes] {""}
       *[no] , keine Bemerkungen
    }{ $takeover ->
        [yes] {""}
       *[no] , kein Einsteigen auf Plätze von Bots
    }{ $programs ->
        [yes] , Programme dürfen mitspielen
       *[no] {""}
    }
page-settings-line-khamul =
    { $clock }, { $snaps ->
        [quick] kurzes
        [normal] normales
        [relaxed] ruhiges
       *[sealed] verdecktes
    } Schnappen, { $aids ->
        [none] keine Hilfen
        [marks] Zeichen
        [notes] Notizen
       *[recall] Erinnern
    }, { $chat ->
        [yes] Chat
       *[no] kein Chat
    }{ $talk ->
        [yes] {""}
       *[no] , keine Bemerkungen
    }{ $takeover ->
        [yes] {""}
       *[no] , kein Einsteigen auf Plätze von Bots
    }{ $programs ->
        [yes] , Programme dürfen mitspielen
       *[no] {""}
    }

# The page: options. `page-option-<name>` is what an option is called; `page-option-text-<game>-<name>`

# is what it means, with the clauses of the rules that say more; `page-option-value-<value>` is a word

# that it can be.
page-options-standard = Normale Regeln
page-options-changed =
    Normale Regeln, { $count ->
        [one] 1 Änderung
       *[other] { $count } Änderungen
    }: { $changes }
page-options-change = { $option }: { $text }
page-options-host = Nur der Host ändert sie, vor einer Partie.
page-options-depends = hängt vom Tisch ab
page-options-yes = ja
page-options-no = nein
page-options-is-standard = { $value } (normal)
page-options-placeholder = normal
page-options-range = { $min } bis { $max }
page-options-was = geändert; normal: { $value }
page-options-reset = Zurücksetzen
page-option-all-out = wenn alle draußen sind
page-option-chips = Chips für jeden Platz
page-option-count = Wertung nach
page-option-deck = Kartenspiel
page-option-decks = Kartenspiele
page-option-eights = mehrere 8en überspringen
page-option-false-khamul = ein falsches Khamul kostet
page-option-hand = Karten für jede Hand
page-option-joker-finish = mit einem Joker enden
page-option-jokers = Joker in jedem Kartenspiel
page-option-match = Karten passen nach
page-option-may-draw = ziehen statt spielen
page-option-pass = Passen
page-option-play-on = um die Plätze weiterspielen
page-option-rounds = Runden
page-option-target = die Partie endet bei
page-option-turn-limit = höchstens so viele Züge
page-option-two-seat-hand = Karten für jede Hand zu zweit
page-option-value-each = jede einen Platz
page-option-value-free = zahlt niemand
page-option-value-full = 52 Karten
page-option-value-hard = streng
page-option-value-one = zusammen einen Platz
page-option-value-pay = zahlen sie
page-option-value-piquet = Piquet
page-option-value-points = Punkten
page-option-value-rank = Rang
page-option-value-soft = locker
page-option-value-value = Wert
page-option-value-victories = Siegen
page-option-text-kartel-two-seat-hand = zu zweit: wie viele Karten jede Hand bekommt; die anderen kommen beiseite (2.2)
page-option-text-kartel-pass = locker: wer gepasst hat, darf im selben Stich wieder spielen; streng: erst, wenn der Stapel geleert ist (3.3)
page-option-text-kartel-rounds = Runden einer Partie; normal eine für jeden Platz (6.3)
page-option-text-kartu-sama-deck = 52 Karten, oder Piquet: die 32 ab der 7 (1.1)
page-option-text-kartu-sama-jokers = Joker in jedem Kartenspiel; normal 2 bei 52 Karten, 0 bei Piquet (1.1)
page-option-text-kartu-sama-decks = wie viele Kartenspiele zusammengemischt werden; normal so wenige, wie 8 Karten für jeden Platz und 2 weitere ergeben (1.1, 1.3)
page-option-text-kartu-sama-may-draw = ob man immer ziehen darf, statt zu spielen, wenn man nichts schuldet (3.1)
page-option-text-kartu-sama-joker-finish = ob die letzte Karte die Runde beendet, obwohl man noch Karten schuldet (4.4)
page-option-text-kartu-sama-count = nach Punkten: die wenigsten gewinnen; nach Siegen: die meisten gewonnenen Runden (5.2, 5.3)
page-option-text-kartu-sama-rounds = Runden einer Partie (5.4)
page-option-text-krass-kariert-hand = wie viele Karten jede Hand bekommt; normal 10, zu fünft 7 (2.1)
page-option-text-krass-kariert-chips = Chips für jeden Platz (2.3)
page-option-text-krass-kariert-all-out = was gilt, wenn niemand mehr in der Runde ist: Es zahlen alle, die am Anfang des Stiches noch dabei waren, oder es zahlt niemand (7.2)
page-option-text-khamul-match = was zwei Karten gemeinsam haben müssen, um zu passen (1.3)
page-option-text-khamul-false-khamul = was dazuzählt, wer ansagt und mit der Reihe über 5 war und ist (7.3)
page-option-text-khamul-target = die Partie endet, wenn jemand diese Summe erreicht (7.6)
page-option-text-khamul-turn-limit = nach so vielen Zügen wird eine Runde aufgedeckt (7.7)
page-option-text-ktu-play-on = ob die anderen um die Plätze weiterspielen, wenn jemand fertig ist (3.7)
page-option-text-ktu-eights = mehrere 8en in einem Zug überspringen einen Platz, oder so viele, wie es 8en sind (5.5)
page-option-text-ktu-rounds = Runden einer Partie (6.2)
page-option-text-ktu-turn-limit = nach so vielen Zügen endet eine Runde, ohne dass jemand gewinnt (6.3)

# The page: a room before its match, and who sits there.
page-lobby-sit = Hinsetzen
page-lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
page-lobby-start = Anfangen
page-lobby-ready = { $count } am Tisch.
page-lobby-host = { $host } beginnt die Partie, wenn alle da sind.
page-lobby-no-host = Es gibt keinen Host.
page-lobby-needs =
    { $game } braucht noch { $missing ->
        [one] eine Person
       *[other] { $missing } Leute
    }: Schick den Link, oder nimm einen Bot dazu.
page-lobby-too-many = { $game } hat nur { $seats } Plätze.
page-sit-as = Als „{ $name }“ hinsetzen
page-setup-seats = Am Tisch
page-setup-invite = Einladen
page-setup-room-link = Link zu diesem Raum
page-setup-seat-link = Auf dein Handy umziehen, oder deinen Platz übergeben
page-setup-game = Spiel
page-setup-rules = Spiel und Regeln
page-seats-save = Speichern
page-seats-you = du
page-seats-host = Host
page-seats-bot =
    { $level ->
        [program] ein Programm
       *[other] Bot, { $level ->
            [dice] Würfel
            [novice] Neuling
            [club] Vereinsspieler
            [strong] stark
            [expert] Meister
           *[other] { $level }
        }
    }
page-seats-away = abwesend
page-seats-minded = ein Bot spielt
page-seats-later = ab der nächsten Partie
page-seats-next-round = ab der nächsten Runde
page-seats-rename = Umbenennen
page-seats-leave = Aufstehen
page-seats-leave-table = vom Tisch
page-seats-stand-in = Bot springt ein
page-seats-stand-in-for = für { $name }
page-seats-make-host = Zum Host machen
page-seats-remove = Entfernen
page-seats-nobody = Hier sitzt noch niemand.
page-seats-add-bot = Bot dazunehmen
page-seats-fill = Mit Bots auffüllen
page-seats-levels = Bots spielen wie
page-seats-watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } schauen zu.
    }
page-came = { $name } hat sich hingesetzt.
page-left = { $name } ist gegangen.
page-left-to-bot = { $name } ist gegangen: Ein Bot spielt weiter.
page-renamed = { $name } heißt jetzt { $new }.
page-minded = Ein Bot spielt für { $name }.
page-back = { $name } ist wieder da.
page-removed = Der Host hat { $name } vom Tisch genommen.
page-host-you = Du bist jetzt Host.
page-host = { $name } ist jetzt Host.

# Table talk: remarks that anybody at a table may make. `$seat` is whom it is about; `$who` is `you` if
# that is who reads, else `other`. `$rank` is a rank as it stands on the card.
talk-well-played = Gut gespielt.
talk-one-moment = Einen Moment, bitte.
talk-thanks = Danke für das Spiel.
talk-left =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } noch { $count ->
        [1] eine Karte
        [2] zwei Karten
        [3] drei Karten
       *[other] { $count } Karten
    }.
talk-alike =
    Das macht { $count ->
        [4] vier
        [5] fünf
        [6] sechs
       *[other] { $count }
    }-mal die { $rank ->
        [T] 10
       *[other] { $rank }
    }.
talk-kara = Eine KARA: { $set }!
talk-jokers =
    Eine Kette von { $count ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $count }
    } Jokern.
talk-owed =
    { $count ->
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
       *[other] { $count }
    } Karten sind fällig.
talk-chips =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } { $count ->
        [0] keinen Chip mehr
       *[1] noch einen Chip
    }.
talk-khamul =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } Khamul gesagt.
talk-snaps =
    Das macht { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] { $count }
    } Treffer beim Schnappen in dieser Runde.
talk-pile =
    { $count ->
        [8] Acht
        [9] Neun
        [10] Zehn
        [11] Elf
        [12] Zwölf
       *[other] { $count }
    } Karten zum Aufnehmen.
talk-out =
    { $who ->
        [you] Du bist
       *[other] { $seat } ist
    } fertig.

# The page: away and back.
page-away = { $name } ist abwesend.
page-match-away-for-host = { $name } ist abwesend. { $host } kann solange einen Bot spielen lassen.
page-match-host-away = { $name } ist abwesend und der Host. Gleich ist jemand anders der Host und kann einen Bot spielen lassen.
page-match-returned = Ein Bot hat für dich gespielt, während du weg warst. Jetzt spielst du wieder.
page-match-cleared = Der Host hat den Tisch abgeräumt, um vor dem nächsten Match etwas zu ändern.

# The page: table talk.
page-settings-talk = Bemerkungen
page-settings-talk-text = Alle können etwas zu dem sagen, was alle sehen, etwa „Bea hat noch zwei Karten.“
page-talk-open = Etwas sagen
page-talk-none = Gerade gibt es nichts zu sagen.
page-talk-show = Bemerkungen der anderen
page-talk-you = Du
page-talk-said = { $name }: { $text }

# The page: presets. `page-preset-<id>` is one that comes with a game.
page-presets = Vorlagen
page-presets-how = Eine Vorlage setzt Regeln, Uhr und Hilfen zusammen; jedes lässt sich danach noch ändern.
page-presets-chosen = wie jetzt
page-presets-keep = Diese Regeln als Vorlage behalten
page-presets-name = Name der Vorlage
page-presets-save = Behalten
page-presets-cancel = Abbrechen
page-presets-no-name = Gib der Vorlage einen Namen.
page-presets-kept = In diesem Browser behalten: { $name }.
page-presets-kept-already = Diese Regeln sind schon eine Vorlage.
page-presets-forget = Vergessen
page-presets-forgotten = Vergessen: { $name }.
page-presets-set = Der Raum spielt nach „{ $name }“.
page-preset-standard = Standard
page-preset-quick = Schnell
page-preset-relaxed = Gemütlich
page-preset-strict = Streng
page-preset-places = Um Plätze
page-preset-days = Über Tage

# The page: in which order everyone sits.
page-order = Sitzordnung
page-order-how = Gespielt wird diese Liste hinab, und vom Letzten weiter zum Ersten.
page-order-up = { $name } nach oben
page-order-down = { $name } nach unten
page-order-moved = { $name } sitzt auf Platz { $seat } von { $count }.
page-order-shuffle = Plätze mischen
page-order-done = Fertig
page-order-new = Die Plätze sind neu verteilt: { $names }.

# The page: links to send.
page-invite-copied = Link kopiert.
page-invite-copy = Link kopieren
page-invite-done = Kopiert ✓
page-invite-share = Teilen…
page-invite-code = QR-Code
page-invite-code-of = QR-Code: { $title }
page-invite-loopback = Dieser Link geht nur auf diesem Rechner: So ({ $host }) nennt jeder Rechner sich selbst. Für andere starte die Seite mit `--listen 0.0.0.0:4747`, und öffne hier die eigene Adresse dieses Rechners, etwa `http://192.168.1.7:4747` (`docs/hosting.md`).
page-seat-link = Dein eigener Platz
page-seat-move = **Auf dein Handy umziehen:** Lies das ein, und du sitzt dort auf demselben Platz. Beide Bildschirme gehen zugleich.
page-seat-hand-over = **Übergeben:** Wer diesen Link hat, spielt auf deinem Platz und sieht deine Karten. Schick ihn nur der Person, die für dich weiterspielen soll. Für Freunde, die einen eigenen Platz wollen, nimm den Link des Raums.

# The page: a room, its bar and what lies over the table.
page-room-opening = Der Raum wird geöffnet…
page-room-unfetched = Der Tisch konnte nicht geholt werden.
page-room-load = Neu laden
page-gone-renewed = Kartenhaus ist erneuert worden
page-gone-renewed-why = Diese Seite ist älter als der Server. Dein Platz und die Partie bleiben erhalten.
page-gone-renewed-load = Die neue Seite laden
page-gone = Diesen Raum gibt es nicht
page-gone-why = Vielleicht ist im Link ein Fehler. Auch verschwindet ein Tisch, den niemand benutzt, nach einer Weile.
page-bar-home = Kartenhaus, zu den Spielen
page-bar-line =
    { $line ->
        [connecting] verbinde…
        [open] verbunden
        [reconnecting] verbinde neu…
       *[closed] getrennt
    }
page-bar-round = Runde { $round }
page-bar-saved = Tisch gesichert, verbinde neu…
page-bar-broke = Die Verbindung ist abgebrochen. Verbinde neu…
page-bar-waits = „{ $move }“ wird geschickt, sobald die Verbindung wieder da ist.
page-bar-take-back = Zurücknehmen
page-ok = OK
page-go-back = Zurück
page-close = Schließen
page-panel =
    { $panel ->
        [menu] Menü
        [rules] Regeln
        [log] Protokoll
        [scores] Punkte
        [room] Raum
        [seat] Dein Platz
        [signs] Zeichen
        [history] Was hier gespielt wurde
        [likings] Deine Einstellungen
       *[keys] Tasten
    }
page-menu-log-chat = Protokoll und Chat
page-menu-new = { $count } neu
page-menu-room = Raum: Link, Plätze, Einstellungen
page-menu-seat = Dein Platz: aufs Handy, oder übergeben
page-menu-play-again = Wieder selbst spielen
page-menu-bot = Einen Bot für mich spielen lassen
page-menu-type = Einen Zug eintippen
page-menu-on = an
page-menu-off = aus
page-menu-signs = Was die Zeichen bedeuten
page-menu-leave = Vom Tisch aufstehen…
page-menu-leave-sure = Ein Bot spielt für dich weiter, und dein Platz ist frei. Aufstehen?
page-menu-stay = Bleiben

# The page: a match.
page-match-remarks =
    neue { $count ->
        [one] Bemerkung
       *[other] Bemerkungen
    }
page-match-watch-next = Du schaust zu. Setz dich für die nächste Partie.
page-match-watch-takeover = Du schaust zu. Nimm den Platz eines Bots und spiel ab der nächsten Runde mit.
page-match-watch-later = Du schaust zu. Setz dich jetzt, und spiel ab der nächsten Partie mit.
page-match-watch-full = Du schaust zu. Alle Plätze sind besetzt.
page-match-later = Du sitzt, und spielst ab der nächsten Partie mit.
page-seat-link-instead = Dieser Link öffnet einen anderen Platz an diesem Tisch. Deinen dafür aufgeben? Zurück kommst du nur mit dem Link deines Platzes.
page-match-waits = Du hast einen Platz und spielst ab der nächsten Runde mit. Diese spielt ein Bot zu Ende.
page-match-minded = Ein Bot spielt für dich.
page-match-play-myself = Selbst spielen
page-match-away = { $name } ist abwesend.
page-match-stand-in = Einen Bot spielen lassen, bis { $name } wieder da ist
page-match-laying = Die Karten werden gelegt…
page-match-undrawn = Der Tisch konnte nicht gezeichnet werden. Die Partie ist sicher; Züge kannst du eintippen.
page-match-draw-again = Neu zeichnen
page-match-unknown = Diese Seite kennt das Spiel „{ $game }“ nicht. Lade sie neu.
page-match-beside = Protokoll und Regeln
page-match-over = Die Partie ist vorbei.
page-round-over = Die Runde ist vorbei.
page-match-number = Partie { $match }
page-match-late = Die Zeit war um: Ein Bot hat für dich gespielt.
page-match-seat-lost = Dein Platz in diesem Raum gehört dir nicht mehr. Du kannst zuschauen oder dich wieder hinsetzen.
page-after-round = Runde { $round } ist vorbei
page-after-match =
    { $count ->
        [0] Die Partie ist vorbei
        [one] { $who ->
            [you] Du gewinnst die Partie
           *[other] { $seats } gewinnt die Partie
        }
       *[other] { $seats } gewinnen die Partie
    }
# Was gewinnt: unter den Punkten.
page-aim =
    { $game ->
        [kartel] Das meiste Geld gewinnt die Partie.
        [kartu-sama] { $count ->
            [victories] Die meisten gewonnenen Runden gewinnen die Partie.
           *[points] Die wenigsten Punkte gewinnen die Partie.
        }
        [krass-kariert] Wer zahlen muss und keinen Chip mehr hat, verliert die Partie.
        [khamul] Die wenigsten Punkte gewinnen die Partie.
       *[ktu] Die meisten Punkte gewinnen die Partie.
    }
page-after-both = Bereit: { $ready }. Es fehlen noch: { $missing }.
page-after-missing = Es fehlen noch: { $missing }.
page-after-change = Den Tisch ändern
page-after-at-once = Sofort beginnen
page-after-ready = Du bist bereit
page-after-again = Noch einmal
page-after-next = Nächste Runde
page-scores-rounds = Punkte nach Runden
page-scores-none = Noch keine Runde ist vorbei.
page-scores-round = Runde
page-scores-total = Summe
page-seat-you = Du
page-log-empty = Hier steht, was geschieht.
page-log-say = Sag etwas
page-log-send = Sagen
page-type-wrong = Das geht nicht.
page-type-no-move = „{ $move }“ ist kein Zug dieses Spiels.
page-type-works =
    „{ $move }“ ginge{ $named ->
        [yes] : { $name }
       *[no] {""}
    }.
page-try = Versuch
page-type-placeholder = Zug eintippen, oder why …
page-type-label = Zug als Text
page-type-enter = Eingeben

# The page: replays.
page-after-watch = Noch einmal ansehen
page-about-record = Die Aufzeichnung einer Partie öffnen
page-replay = Wiederholung
page-replay-title = { $game }, Partie { $match }
page-replay-title-record = { $game }, eine Aufzeichnung
page-replay-fetching = Sie wird geholt …
page-replay-to-room = Zum Raum
page-replay-not-over = Diese Partie ist nicht vorbei. Danach kannst du sie noch einmal ansehen.
page-replay-no-match = So eine Partie gibt es hier nicht, oder nicht mehr.
page-replay-table = Der Tisch, nur zum Ansehen
page-replay-beside = Neben dem Tisch
page-replay-controls = Wiederholung
page-replay-step = Schritt der Runde
page-replay-at = { $step } von { $last }: { $text }
page-replay-first = Zum Anfang der Runde
page-replay-back = Einen Schritt zurück
page-replay-play = Laufen lassen
page-replay-pause = Anhalten
page-replay-next = Einen Schritt weiter
page-replay-last = Zum Ende der Runde
page-replay-round = Runde
page-replay-round-of = Runde { $round }/{ $rounds }
page-replay-as = Gesehen von
page-replay-as-watch = Wer zusieht
page-replay-as-seat = { $name }
page-replay-as-open = Alle Karten
page-replay-speed = Tempo
page-replay-speed-is =
    { $speed ->
        [slow] Langsam
        [fast] Schnell
        [faster] Schneller
       *[normal] Normal
    }
page-replay-steps = Was geschah
page-replay-steps-short = Verlauf
page-replay-dealt = Karten werden ausgeteilt.
page-replay-moved =
    { $move ->
        [done] { $who ->
            [you] Du wirfst nichts mehr ab.
           *[other] { $seat } wirft nichts mehr ab.
        }
       *[other] { $seat }: { $move }
    }
page-replay-lens = Lupe
page-replay-lens-of = Was konnte { $name } wissen?
page-replay-lens-whose = Was konnte jemand am Tisch jetzt wissen, mit allem, was aus den Regeln folgt? Wähl einen Sitz.
page-replay-lens-none = Noch folgt nichts aus den Regeln.
page-replay-lens-over = Die Runde ist vorbei: Alle Karten liegen offen.
page-replay-lens-new = neu
page-replay-lens-rule = Regel { $clause }
page-replay-lens-step = Schritt { $step }
page-replay-held =
    { $where ->
        [row] Reihe
        [open] Offen
        [closed] Verdeckt
        [reserve] Reserve
       *[hand] Hand
    }
page-replay-keys = Tasten: ← → ein Schritt, ↑ ↓ eine Runde, Leertaste lässt es laufen.
page-replay-share = Teilen
page-replay-share-short = Teilen
page-replay-link = Link zu diesem Schritt
page-replay-kept = Sie bleibt bis { $until } hier.
page-replay-download = Aufzeichnung herunterladen
page-replay-record = Die Aufzeichnung ist Text: jede Karte und jeder Zug. Hier, und im Terminal mit „kartenhaus replay“, läuft sie noch einmal ab.
page-fair = Wie gegeben wurde
page-fair-check = Geben prüfen
page-fair-checking = Die Aufzeichnung wird geladen und hier geprüft …
page-fair-good =
    { $rounds ->
        [one] Alles ist wie versprochen: Niemand hat die Karten dieser Runde ausgesucht.
       *[other] Alles ist wie versprochen: Niemand hat die Karten dieser { $rounds } Runden ausgesucht.
    }
page-fair-mark =
    { $mark ->
        [good] Stimmt:
        [wrong] Stimmt nicht:
       *[none] Nicht geprüft:
    }
page-fair-step =
    { $step ->
        [1] Der Server hat seine Geheimnisse gewählt, bevor er einen Beitrag sah: Sie passen zu dem, was er versprochen hat.
        [2] Jeder Platz hat seinen Beitrag gewählt, bevor er einen anderen sah: Alle passen zu dem, was versprochen war.
        [3] { $heard ->
            [0] Diese Seite hat keines der Versprechen selbst gehört und glaubt sie der Aufzeichnung.
           *[other] Die Aufzeichnung sagt, was diese Seite selbst gehört hat, in { $heard } von { $rounds ->
                [one] einer Runde
               *[other] { $rounds } Runden
            }.
        }
       *[4] Jede Karte folgt aus den Geheimnissen und Beiträgen, und auch, wer zuerst gegeben hat.
    }
page-fair-seat =
    { $name }: eigener Beitrag in { $own } von { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }{ $server ->
        [0] {""}.
       *[other] , vom Server gezogen in { $server }.
    }
page-fair-withheld = Nicht rechtzeitig da war er in: { $rounds }.
page-fair-late = Ein Beitrag von dir kam zu spät oder wurde weggelassen in: { $rounds }. Dort zählt er als Nullen.
page-fair-wrong =
    { $what ->
        [record] Die Aufzeichnung wurde geändert, oder es fehlt etwas darin.
        [server] Runde { $round }: Der Server hat sein Versprechen nicht gehalten.
        [seat] Runde { $round }: Der Beitrag von { $name } ist nicht der, der versprochen war.
        [heard] Runde { $round }: Die Aufzeichnung sagt etwas anderes, als diese Seite gehört hat.
        [dealer] Zuerst hätte jemand anders geben müssen.
       *[card] Runde { $round }: Karte { $card } ist { $is } und müsste { $due } sein.
    }
page-fair-limit = Das zeigt nicht, dass niemand in die Karten gesehen hat: Wer den Server betreibt, kann es.
page-fair-alone = Kein Mensch hatte Anteil an diesen Karten: Der Server zog alle Zahlen allein. Das zeigt nur, dass danach keine Karte geändert wurde.
page-fair-unverified = Ungeprüft: Diese Partie hat der Server allein gegeben, und ihre Aufzeichnung sagt nicht, wie.
page-fair-plain = Diese Seite kam unverschlüsselt. Unterwegs hätte jemand die Prüfung selbst ändern können.
page-fair-how = Nichts davon rechnet der Server. „kartenhaus verify“ prüft dasselbe in einer heruntergeladenen Aufzeichnung, und ein kurzes Skript in der Dokumentation des Projekts auch.
page-match-share-withheld = Die Zahl von { $name } für dieses Geben kam nicht rechtzeitig: Sie zählt nicht.
page-match-share-late = Deine Zahl für dieses Geben kam nicht rechtzeitig: Sie zählt nicht.
page-replay-open = Eine Aufzeichnung öffnen
page-replay-open-what = Eine Aufzeichnung ist eine Partie als Textdatei, aus einer Wiederholung hier oder aus dem Terminal. Die Partie muss vorbei sein.
page-replay-open-kept = Sie wird an diesen Server geschickt, durchgespielt und 90 Tage lang behalten. Wer ihren Link hat, kann sie sehen.
page-replay-file = Die Datei
page-replay-checking = Sie wird durchgespielt …
page-replay-refused = Diese Aufzeichnung lässt sich nicht wiederholen:
page-replay-history-none = Hier wurde noch keine Partie zu Ende gespielt.
page-replay-history-how = { $count ->
        [one] Aus einer beendeten Partie.
       *[other] Aus den letzten { $count } beendeten Partien.
    } Wer wer ist, sagt der Name.
page-replay-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben zusammen gewonnen
    }
page-replay-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
page-replay-figures =
    { $matches ->
        [one] Eine Partie
       *[other] { $matches } Partien
    }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } mit { $shortest } bis { $longest } Zügen
page-replay-column =
    { $column ->
        [won] Gewonnen
        [rounds] Runden
       *[mean] Punkte je Runde
    }
page-replay-of = { $won } von { $matches }
page-replay-bot = Bot
# Lernen: was eine Lektion bei jedem Schritt sagt, und was liest, wer ein Spiel zum ersten Mal
# spielt.
lesson-kartel-lead = Wer zuerst keine Karten hat, gewinnt. Der Stapel ist leer, also **spielst du aus**: Tippe auf die grüne 5, dann auf *Spielen*. Wer folgt, muss sie schlagen.
lesson-kartel-wheel = Gleicher Rang: Jetzt entscheiden die **Farben**. Sie stehen im Kreis, und jede schlägt die nächsten zwei. Blau schlägt Gold: Spiele deine blaue 5.
lesson-kartel-pass = 正 ist der höchste Rang; dagegen hast du hier nichts, also **passe**. Damit bist du nicht draußen: Später darfst du wieder spielen.
lesson-kartel-pair = Bea spielt ein **Paar** aus, also müssen zwei Karten eines Rangs antworten. Bei gleichem Rang gewinnt das spätere Paar. Spiele deine zwei 6en.
lesson-kartel-book = Gewonnen, also spielst du wieder aus. Fünf Karten können ein **Buch** sein: 7 8 女 王 后 ist eine Straße. Spiele alle fünf.
lesson-kartel-kara = Beas Umbrella schlägt jede Straße. Deiner hat fünf verschiedene Farben: Das ist **KARA** und schlägt jeden einfachen Umbrella. Spiele 3 3 3 4 4.
lesson-kartel-end = Noch eine Karte, und du spielst aus: **Mach allein fertig.** Die anderen zahlen für ihre Karten, und doppelt, wenn sie höchstens drei gespielt haben.

lesson-kartu-sama-suit = Spiele dieselbe **Farbe** oder denselben Rang wie die Karte, die da liegt. Das ist die Herz 7: Tippe auf deine Herz 9, dann auf *Spielen*.
lesson-kartu-sama-rank = Bea hat mit einer 9 geantwortet: demselben **Rang**. Das kannst du auch: Spiele deine Pik 9.
lesson-kartu-sama-draw = Hier passt nur dein Joker, und niemand muss einen Joker anfangen. Also **ziehe zwei**; dann ist dein Zug vorbei.
lesson-kartu-sama-joker = Ein **Joker** passt auf alles, aber er kostet: Du musst gleich so viele Karten nachlegen, wie Leute mitspielen, hier zwei. Spiele ihn.
lesson-kartu-sama-owe = Du **schuldest zwei Karten**, und jede muss auf die davor passen. Auf einen Joker passt alles: Spiele deine Karo 6.
lesson-kartu-sama-chain = Noch eine, und sie muss passen: Spiele deine Herz 6. Wer Karten schuldet und nicht weiterkann, zieht für jeden am Tisch zwei.
lesson-kartu-sama-answer = Bea hat auch einen Joker gespielt und mit zwei 8en bezahlt. Antworte auf ihre Karo 8 mit deiner Karo 2.
lesson-kartu-sama-last = Bea hat nur noch **eine Karte**. Passt sie nicht, zieht sie die zwei und für jeden anderen eine mehr. Spiele deine Kreuz 10.
lesson-kartu-sama-end = Sie passte nicht: Bea zog drei. **Mach allein fertig.** Am Ende zählt, was du hältst, gegen dich: ein Joker 20, ein Ass 11, J, Q und K nur 1.

lesson-krass-kariert-neighbours = Deine Hand darfst du nicht sortieren: Nur **Nachbarn** spielen zusammen. 7 und 8 sind getrennt, also spiele die 3 dazwischen allein.
lesson-krass-kariert-gap = Die **Lücke ist zu**: 7 und 8 sind jetzt Nachbarn, eine Zweierfolge. Sie schlägt jede einzelne Karte. Tippe auf beide, dann auf *Spielen*.
lesson-krass-kariert-x = Gewonnen, also fängst du an. **X** ist jede Zahl: 6 6 X ist ein Drilling, der alles andere schlägt. Tippe auf alle drei.
lesson-krass-kariert-low = Bea hatte nichts Höheres und nahm eine ihrer Reservekarten. Jetzt weg mit einer schwachen Karte: Spiele die 4.
lesson-krass-kariert-stop = Bea hat eine Folge und du keine. **Stopp** spielt man allein auf alles: Der Stich ist zu Ende und gehört dir.
lesson-krass-kariert-lead = Du fängst an. Spiele die 11; die 1 ist allein zu schwach.
lesson-krass-kariert-reserve = Ein Paar schlägst du nicht. Also nimm deine **Reservekarte** 2 und lege sie hinter die 1: Zusammen sind sie eine Folge.
lesson-krass-kariert-end = Eine Zweierfolge schlägt Beas 9: **Mach allein fertig.** Wer als Letzter Karten hält, zahlt einen **Chip**, und auch, wer weder spielen noch nehmen kann.

lesson-khamul-look = Vier Karten liegen verdeckt vor dir. Einmal darfst du **zwei ansehen**: Tippe auf Karte 2 und Karte 4, dann sieh sie an.
lesson-khamul-draw = Halte den langen Knopf, um sie zu sehen, und **merke sie dir**: Später zeigt sie dir niemand mehr. Dann zieh eine Karte.
lesson-khamul-switch = Wenig Punkte gewinnen, und eine 2 ist gut. Tippe auf Karte 2, die 9, die du gesehen hast, und ersetze sie.
lesson-khamul-snap = Deine 9 liegt oben, und Karte 4 ist auch eine 9. Wer denselben Rang hat, darf ihn **sofort abwerfen**: Tippe auf Karte 4, dann auf *Schnappen*.
lesson-khamul-done = Es passte: eine Karte weniger. Von einer weiteren 9 weißt du nichts, also: *Nicht schnappen*.
lesson-khamul-wait = Bea hat eine 6 abgelegt. Du kennst keine, und ein falscher Wurf kostet eine Karte: *Nicht schnappen*.
lesson-khamul-power = Du bist dran: Zieh eine Karte.
lesson-khamul-jack = Buben, schwarze Damen und schwarze Könige haben **Kräfte**. Lege den Buben ab, dann darfst du eine deiner Karten ansehen.
lesson-khamul-see = Tippe auf Karte 1, die du noch nicht kennst, und sieh sie an.
lesson-khamul-none = Halte den langen Knopf, um sie zu sehen, und merke sie dir. Ein Bube ist sie nicht: *Nicht schnappen*.
lesson-khamul-turn = Bea hat eine 7 abgelegt, und deine Karte 1 ist eine 7. Du darfst sie abwerfen, **obwohl du nicht dran bist**: Tippe auf Karte 1, dann auf *Schnappen*.
lesson-khamul-enough = Nur noch zwei Karten. Von einer weiteren 7 weißt du nichts: *Nicht schnappen*.
lesson-khamul-again = Du bist dran: Zieh eine Karte.
lesson-khamul-ace = Ein Ass zählt 1. Tippe auf Karte 2, die du nie gesehen hast, und ersetze sie.
lesson-khamul-over = Es war eine 10: gut, dass sie weg ist. *Nicht schnappen*.
lesson-khamul-last = Bea hat eine 5 abgelegt, und du hast keine: *Nicht schnappen*.
lesson-khamul-khamul = Du hast eine 2 und ein Ass, 3 Punkte. Mit höchstens 5 solltest du **Khamul ansagen**, bevor du ziehst. Drücke *Ansagen*.
lesson-khamul-end = Alle anderen sind noch einmal dran, dann wird aufgedeckt. Wirst du gefragt, wähle *Nicht schnappen*. Wer mit zu viel ansagt, zahlt 20.

lesson-ktu-open = Drei deiner Karten werden **offen** liegen, für später, wenn deine Hand leer ist. Wähle starke: die 2, die 3 und die 10.
lesson-ktu-first = Auf einen leeren Stapel darf alles. Kleine Karten zuerst: Tippe auf die 5, dann auf *Spielen*. Auf vier Karten ziehst du von selbst nach.
lesson-ktu-seven = Auf Beas **7** muss man darunter bleiben; Cem tat das mit einer 5. Sonst muss man höher: Spiele deine 6.
lesson-ktu-take = Deine Könige schlagen keinen König; gleich reicht nicht. Also **nimm den Stapel**: mehr Karten, aber gute.
lesson-ktu-push = Jetzt hast du die 7. Spiele sie auf die 6: Wer folgt, muss darunter bleiben.
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

hint-kartel-lead = Tippe auf Karten, um sie zu wählen: Der Knopf sagt, was sie sind. Zwei oder drei eines Rangs, oder fünf als Buch.
hint-kartel-beat = Antworte mit so vielen Karten, wie da liegen, und höher. Bei gleichem Rang entscheidet das Farbenrad.
hint-kartel-pass = Nichts schlägt das? Passe. Später in diesem Stich darfst du wieder spielen.
hint-kartu-sama-fit = Die erhobenen Karten passen: gleicher Rang oder gleiche Farbe wie die Karte, die da liegt.
hint-kartu-sama-draw = Nichts passt: Zieh. Mit nur einer Karte ziehst du mehr.
hint-kartu-sama-joker = Ein Joker passt auf alles, aber dann schuldest du so viele Karten, wie Leute mitspielen.
hint-krass-kariert-neighbours = Sortieren geht nicht. Tippe auf Nachbarn: bis zu drei Karten, die nebeneinander liegen.
hint-krass-kariert-gap = Wo Karten gehen, schließt sich die Lücke, und andere werden Nachbarn. „Danach“ zeigt es.
hint-krass-kariert-reserve = Statt zu spielen, nimm eine deiner zwei Reservekarten und lege sie, wo sie hilft.
hint-khamul-look = Wähle zwei Karten. Dann halte den langen Knopf, um sie zu sehen; wieder zeigt sie niemand.
hint-khamul-snap = Derselbe Rang? Tippe auf deine Karte, dann auf Schnappen, egal wer dran ist. Eine falsche kostet eine Karte.
hint-khamul-announce = Höchstens 5 Punkte? Sage Khamul an, bevor du ziehst. Niemand sagt dir, wann.
hint-ktu-open = Wähle drei starke Karten, etwa 2, 3, 10 oder ein Ass: Sie kommen zuletzt.
hint-ktu-special = Spiele höher, gleiche Karten zusammen. 2, 3, 7, 8 und 10 haben Kräfte, sie stehen darauf.
hint-ktu-blind = Deine letzten Karten sind verdeckt. Decke eine auf: Passt sie nicht, nimmst du den Stapel.

# Beispiele neben den Regeln.
example-good =
    { $name ->
        [run-of-two] Ja: eine Zweierfolge.
        [run-of-three] Ja: eine Dreierfolge.
        [three-of-a-kind] Ja: ein Drilling.
        [pair] Ja: ein Paar.
        [solo] Ja: eine einzelne Karte.
        [Umbrella] Ja: ein Umbrella.
        [Mr] Ja: Mr., eine Straße.
        [KARA-Umbrella] Ja: ein KARA Umbrella.
        [KARA-Mr] Ja: KARA Mr., eine Straße in fünf Farben.
       *[other] Ja, das kann man spielen.
    }
example-kartel-wheel = Welche Farben schlägt eine Farbe? Wähle eine Karte.
example-kartel-wheel-answer = Sie schlägt die zwei markierten. Die anderen zwei schlagen sie.
example-kartel-books = Da liegt eine Straße. Was sind deine Karten, und schlagen sie sie? Wähle bis zu fünf.
example-kartu-sama-fits = Welche dieser Karten passen? Wähle eine.
example-krass-kariert-neighbours = Welche Nachbarn kannst du zusammen spielen? Wähle bis zu drei.
example-krass-kariert-apart = Diese Karten liegen nicht nebeneinander.
example-khamul-points = Was würde eine Reihe aus diesen Karten zählen? Wähle bis zu vier.
example-khamul-points-answer =
    { $low ->
        [yes] Sie zählt { $points }: wenig genug, um Khamul anzusagen.
       *[no] Sie zählt { $points }.
    }
example-khamul-match = Welche Karten passen zusammen? Wähle eine.
example-khamul-match-answer =
    { $count ->
        [0] Keine von diesen passt zu ihr.
       *[other] Die markierte Karte passt zu ihr.
    }
example-ktu-powers = Was darf auf eine Karte gespielt werden? Wähle eine.
example-ktu-powers-answer = Die { $count } markierten Ränge dürfen darauf.
example-ktu-burnt = Sie verbrennt den Stapel, und wer sie spielte, ist noch einmal dran: Auf den leeren Stapel darf alles.

# Die Seite: Lernen.
page-learn = Lernen
page-learn-game = { $game }: in einer Runde lernen
page-lesson-title = Deine Lektion
page-lesson-step = Schritt { $at } von { $of }
page-lesson-others = Die anderen spielen. Sieh zu, was sie tun.
page-lesson-left = Du spielst jetzt auf deine Art, und die anderen auch. Das ist gut so: Spiel die Runde zu Ende.
page-lesson-other = Das ist auch erlaubt. Aber die Lektion geht mit dem markierten Zug weiter.
page-lesson-back = Zurück zur Lektion
page-lesson-anyway = Meinen spielen
page-lesson-free = Lektion verlassen
page-lesson-done = Das war eine Runde { $game }. Spiel mit den Bots weiter, oder lerne ein anderes Spiel.
page-lesson-again = Noch einmal lernen
page-example-try = Probier es aus
page-example-marked = { $card }, markiert
page-hint-title = Tipp
page-hint-close = Verstanden
page-hint-again = Tipps wieder zeigen

# The page: which keys do what.
page-keys-space = Leertaste
page-keys-along = durch die Hand gehen
page-keys-select = auswählen, oder nicht mehr
page-keys-play = spielen, was ausgewählt ist
page-keys-what =
    { $key ->
        [P] passen
        [D] ziehen
        [S] die Hand ordnen
        [L] das letzte Ereignis noch einmal hören
        [T] den Tisch hören
        [H] deine Hand hören
        [W] hören, wer dran ist
        [R] eine Reservekarte nehmen
        [K] Khamul ansagen
        [M] mehr Zeit nehmen
       *[N] nichts werfen
    }
page-keys-own = Taste: { $what }
page-keys-shift = Umschalt
page-keys-change = Ein anderer Buchstabe in einem Feld tut dasselbe an seiner Stelle.
page-keys-type = einen Zug eintippen: play 8o 8r, pass, why play 8o 8r
page-keys-keys = diese Tasten
page-keys-close = schließen, was offen ist
page-keys-on = Einzelne Tasten tun das

# Die Seite: die eigenen Einstellungen.
page-likings-playing = Spielen
page-likings-called = Signale
page-likings-language = Sprache
page-likings-volume = Lautstärke
page-likings-sure = Das sind viele Karten: Drück noch einmal, um sie zu spielen.
page-likings-switch =
    { $what ->
        [oneTap] Eine Karte mit einem Tippen spielen
        [autoPass] Für mich passen, nach einem Moment, wenn ich nicht schlagen kann
        [confirm] Noch einmal fragen, bevor ich drei oder mehr Karten spiele
        [large] Größere Ziele
        [mirror] Hauptknopf unter dem linken Daumen
        [keys] Einzelne Tasten tun etwas
        [notify] Benachrichtigen, wenn ich dran bin
        [buzz] Vibrieren, wenn ich dran bin
       *[sound] Leise Klänge
    }
page-likings-list =
    { $what ->
        [theme] Tag oder Nacht
        [ranks] Kartels hohe Ränge
        [french] Französische Farben
       *[verbosity] Was Vorleseprogramme von jedem Ereignis sagen
    }
page-likings-theme =
    { $value ->
        [light] Tag
        [dark] Nacht
       *[system] Wie auf diesem Gerät
    }
page-likings-ranks =
    { $value ->
        [letter] Nur der Buchstabe
        [glyph] Nur das Zeichen
       *[both] Buchstabe und Zeichen
    }
page-likings-french =
    { $value ->
        [two] Zwei Farben
       *[four] Vier Farben
    }
page-likings-verbosity =
    { $value ->
        [brief] Ein paar Wörter
        [full] Einen Satz, und wie viele Karten alle haben
       *[normal] Einen Satz
    }
page-kartel-pass-on = Passen, bis der Stapel leer ist

# Die Seite: was auf Wunsch und in wenigen Wörtern vorgelesen wird.
page-aloud-selected = { $what }, gewählt
page-aloud-nothing = Es gibt nichts vorzulesen.
page-aloud-does = { $seat } { $what }
page-aloud-passes = passt
page-aloud-draws = +{ $count }
page-aloud-takes = nimmt { $count }
page-aloud-counts = Karten: { $counts }.

# The page: what the signs on a table mean. `page-sign-…` is a sign, as it is shown or described.
page-sign-count = 7 und eine Karte
page-sign-count-text = wie viele Karten jemand hat
page-sign-arrow = Pfeil
page-sign-arrow-text = wer am Zug ist
page-sign-robot = Roboter
page-sign-robot-text = auf diesem Platz spielt ein Bot
page-sign-clock = Uhr
page-sign-clock-text = abwesend: keine Verbindung zu diesem Platz
page-sign-suits-text = die Buchstaben der Farben: Gold, Grün, Schwarz, Blau, Rot
page-sign-pairs = Paar 6
page-sign-pairs-text = sechs Paare sind spielbar: drück für das erste, noch einmal für das nächste
page-sign-times = Karten ×3
page-sign-times-text = wie oft jede übrige Karte zählen würde, wenn die Runde jetzt endete
page-sign-played = 1 von 4 gespielt: ×2
page-sign-played-text = dasselbe für dich: Ab der vierten Karte zählen deine einfach
page-sign-star = Stern der Farben
page-sign-star-text = jede Farbe wird von den zweien geschlagen, deren Pfeile zu ihr führen
page-sign-boxes = gestrichelte Kästchen
page-sign-boxes-text = Karten, die nach einem Joker noch zu spielen sind
page-sign-last = letzte: zieht 5
page-sign-last-text = was jemand mit einer Karte zieht, wenn es sein muss
page-sign-chips = Ring und Zahl
page-sign-chips-text = übrige Chips
page-sign-reserve-text = Reservekarten, die offen liegen
page-sign-after = danach:
page-sign-after-text = deine Hand nach diesem Zug; Punkte zeigen, wo sie zusammenrückt
page-sign-eye = Auge 3
page-sign-eye-text = du hast diese Karte vor drei Zügen angesehen
page-sign-letters = Buchstaben 3
page-sign-letters-text = jemand anderes: die ersten Buchstaben des Namens
page-sign-heads = zwei Köpfe 3
page-sign-heads-text = alle haben sie gesehen
page-sign-ring = durchgestrichener Ring
page-sign-ring-text = wirft bei diesem Schnappen nicht mehr
page-sign-loudspeaker = Lautsprecher
page-sign-loudspeaker-text = hat Khamul angesagt
page-sign-has = hat 4 5×2
page-sign-has-text = Karten einer Hand, die alle gesehen haben
page-sign-alike = ×2 auf einer Karte
page-sign-alike-text = wie viele dieses Ranges du hast
page-sign-answer = schlag 9
page-sign-answer-text = die Karte, die zu schlagen ist
page-sign-threes = unter 3 ×2
page-sign-threes-text = Dreien, die darauf liegen und nicht zählen

# The page: what all tables have.
page-table-actions = Aktionen
page-table-others = Die anderen
page-table-middle = Mitte des Tisches
page-table-players = Leute am Tisch
page-table-hand = Deine Hand
page-table-cannot = Das kann nicht gespielt werden.
page-table-rule = Regel
page-table-turn = am Zug:
page-table-turn-of = { $name } ist am Zug
page-table-waiting = Es fehlen noch: { $names }
page-table-waiting-many = Es fehlen noch { $count } Leute
page-table-not-turn = Du bist nicht am Zug.
page-table-bot =
    Bot ({ $level ->
        [dice] Würfel
        [novice] Neuling
        [club] Vereinsspieler
        [strong] stark
        [expert] Meister
       *[other] { $level }
    })
page-table-away-minded = abwesend: Ein Bot spielt
page-table-held =
    { $count ->
        [one] Karte
       *[other] Karten
    }
page-table-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-table-fewer = Weniger
page-table-more = Mehr
page-table-of = { $count } von { $all }
page-table-playable = { $card }, spielbar
page-table-play = Spielen
page-table-play-what = { $what } spielen
page-table-pass = Passen
page-table-draw = Ziehen
page-table-choose = Wähl zuerst Karten aus.
page-table-choose-card = Wähl zuerst eine Karte aus.
page-table-no-card = keine Karte
page-table-no-card-left = keine Karte mehr
page-table-deck = Zugstapel
page-table-by =
    { $by ->
        [suit] Farbe
       *[rank] Rang
    }
page-table-sort =
    Sortieren, jetzt nach { $by ->
        [suit] Farbe
       *[rank] Rang
    }
page-over-player = Wer
page-over-wins =
    { $who ->
        [you] gewinnst
       *[other] gewinnt
    }
page-over-points = Punkte
page-over-score = Punkte
page-over-money = Geld
page-over-chips = Chips
page-over-total = insgesamt
page-over-left = übrig

# The page: what French cards are called. `one` is an object: play an eight.
page-french-name =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    } { $rank ->
        [ace] Ass
        [two] Zwei
        [three] Drei
        [four] Vier
        [five] Fünf
        [six] Sechs
        [seven] Sieben
        [eight] Acht
        [nine] Neun
        [ten] Zehn
        [jack] Bube
        [queen] Dame
       *[king] König
    }
page-french-one =
    { $rank ->
        [ace] ein Ass
        [two] eine Zwei
        [three] eine Drei
        [four] eine Vier
        [five] eine Fünf
        [six] eine Sechs
        [seven] eine Sieben
        [eight] eine Acht
        [nine] eine Neun
        [ten] eine Zehn
        [jack] einen Buben
        [queen] eine Dame
       *[king] einen König
    }
page-french-many =
    { $rank ->
        [ace] Asse
        [two] Zweien
        [three] Dreien
        [four] Vieren
        [five] Fünfen
        [six] Sechsen
        [seven] Siebenen
        [eight] Achten
        [nine] Neunen
        [ten] Zehnen
        [jack] Buben
        [queen] Damen
       *[king] Könige
    }
page-french-suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }
page-french-joker = Joker

# The page: Kartel.
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
page-kartel-pair = Paar { $rank }
page-kartel-three = Drilling { $rank }
page-kartel-meaning =
    { $book ->
        [kara-five] fünf eines Ranges
        [mr-honey] Straße in einer Farbe
        [quads] vier eines Ranges und eine weitere
        [honey] fünf einer Farbe
        [umbrella] drei eines Ranges und zwei eines anderen
        [mr] Straße
       *[kara-jump] fünf Farben, fünf Ränge, keine Straße
    }{ $rainbow ->
        [yes] , in fünf Farben
       *[no] {""}
    }
page-kartel-size =
    { $size ->
        [1] Einzeln
        [2] Paar
        [3] Drilling
       *[5] Buch
    }
page-kartel-none =
    { $size ->
        [1] Keine einzelne Karte
        [2] Kein Paar
        [3] Kein Drilling
       *[5] Kein Buch
    } mit diesen Karten ist jetzt spielbar.
page-kartel-beating-one = ein höherer Rang, oder { $rank } in { $first } oder { $second }
page-kartel-beating-two = ein höherer Rang, oder zwei andere mit Rang { $rank }
page-kartel-beating-three = ein höherer Rang
page-kartel-beating-book =
    ein höheres { $book }{ $more ->
        [0] {""}
       *[other] , oder { $above }
    }
page-kartel-turn-beat = { $turn } – zu schlagen: { $set }
page-kartel-lead = Du spielst aus: eine Karte, zwei oder drei eines Ranges, oder ein Buch.
page-kartel-cannot = Nichts von dir schlägt { $set }: Du musst passen.
page-kartel-beat = Zu schlagen: { $set }. Es schlägt: { $how }.
page-kartel-out-of-trick = aus diesem Stich
page-kartel-passed = gepasst
page-kartel-last = zuletzt gespielt
page-kartel-times = Karten ×{ $times }
page-kartel-your-lead = Du spielst aus
page-kartel-leads = { $name } spielt aus
page-kartel-books = Spielbare Bücher
page-kartel-books-many = { $count } Bücher passen. Wähl eine Karte, um die mit ihr zu sehen.
page-kartel-sets = Spielbare Sätze
page-kartel-played-title = Wie oft jede übrige Karte jetzt zählen würde
page-kartel-played = { $count } von 4 gespielt: ×{ $times }
page-kartel-payments = Was jede Person (Zeile) von jeder anderen (Spalte) bekommt oder an sie zahlt
page-kartel-sum = Summe
page-kartel-wheel = Jede Farbe schlägt die nächsten zwei: { $suits }, und wieder von vorn.
page-kartel-wheel-on = Jede Farbe schlägt die nächsten zwei: { $suits }, und wieder von vorn. { $suit } wird von { $first } und { $second } geschlagen.

# The page: Kartu Sama.
page-kartu-sama-turn-owes = { $turn }: schuldet noch { $owed }
page-kartu-sama-draw = { $count } ziehen
page-kartu-sama-draw-ends = Ziehen: beendet die Runde
page-kartu-sama-draw-move = { $count } ziehen
page-kartu-sama-joker = Nach einem Joker schuldest du { $count } Karten, jede muss auf die vorige passen. Spielen?
page-kartu-sama-last = letzte: zieht { $count }
page-kartu-sama-top = Auf dem Ablagestapel: { $card }
page-kartu-sama-top-none = Auf dem Ablagestapel: nichts
page-kartu-sama-owed = Nach einem Joker geschuldet
page-kartu-sama-count = Deine Karten zählen { $sum }
page-kartu-sama-nothing =
    Nichts passt: Zieh { $draw }{ $ends ->
        [yes] , das beendet die Runde
       *[no] {""}
    }.
page-kartu-sama-owe =
    Du schuldest noch { $owed ->
        [one] 1 Karte
       *[other] { $owed } Karten
    }: { $fits ->
        [any] Jede Karte passt
        [joker] Nur ein Joker passt
        [top] Spiel { $rank } oder { $suit }
       *[top-or-joker] Spiel { $rank }, { $suit } oder einen Joker
    }{ $draw ->
        [0] {""}
       *[other] , oder zieh { $draw }{ $ends ->
            [yes] , das beendet die Runde
           *[no] {""}
        }
    }.
page-kartu-sama-must =
    Du musst { $fits ->
        [top] { $rank } oder { $suit }
       *[top-or-joker] { $rank }, { $suit } oder einen Joker
    } spielen.
page-kartu-sama-turn =
    Du bist dran: { $fits ->
        [any] Jede Karte passt
        [joker] Nur ein Joker passt
        [top] Spiel { $rank } oder { $suit }
       *[top-or-joker] Spiel { $rank }, { $suit } oder einen Joker
    }{ $draw ->
        [0] {""}
       *[other] , oder zieh { $draw }{ $ends ->
            [yes] , das beendet die Runde
           *[no] {""}
        }
    }.
page-kartu-sama-out =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Karte mehr.
page-kartu-sama-short = Der Zugstapel hatte nicht genug Karten zum Ziehen: Das beendet die Runde.

# The page: Krass Kariert. `$where` is one of `page-krass-kariert-place`.
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
page-krass-kariert-pair = Paar { $number }
page-krass-kariert-three = Drilling { $number }
page-krass-kariert-run = Folge { $low } bis { $high }
page-krass-kariert-place =
    { $where ->
        [alone] allein
        [before] vor { $right }
        [after] hinter { $left }
       *[between] zwischen { $left } und { $right }
    }
page-krass-kariert-draws = Wer diesen Stich gewinnt, zieht { $count } Karten.
page-krass-kariert-nobody = Niemand war mehr in der Runde, und niemand zahlt.
page-krass-kariert-all = Niemand war mehr in der Runde. Wer am Anfang des letzten Stiches noch dabei war, zahlt einen Chip: { $seats }.
page-krass-kariert-stuck =
    { $who ->
        [you] Du kannst nichts spielen und hast
       *[other] { $seat } kann nichts spielen und hat
    } keine Reservekarte mehr: { $who ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    } einen Chip.
page-krass-kariert-last =
    Nur { $who ->
        [you] du hast
       *[other] { $seat } hat
    } noch Karten: { $who ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    } einen Chip.
page-krass-kariert-new = Neue Karte { $card }, Stelle { $place } von { $count }, { $where }
page-krass-kariert-put-by =
    { $card }; steckt die neue Karte { $side ->
        [after] dahinter
       *[before] davor
    }
page-krass-kariert-at = { $card }, Stelle { $place }
page-krass-kariert-drawing = { $name } zieht: noch { $count }
page-krass-kariert-drew =
    Du hast { $card } gezogen: Steck die Karte, wohin du magst{ $more ->
        [0] {""}
       *[other] ; danach noch { $more } zu ziehen
    }.
page-krass-kariert-put = Steck { $card }, wohin du magst: { $where }.
page-krass-kariert-x = Wofür steht X?
page-krass-kariert-start = Du beginnst: ein bis drei Nachbarn, oder eine Sonderkarte.
page-krass-kariert-none-yet =
    Noch liegt keine Kombination: Spiel irgendeine{ $take ->
        [yes] , oder nimm eine Reservekarte
       *[no] {""}
    }.
page-krass-kariert-cannot = Nichts von dir schlägt { $set }: Nimm eine Reservekarte.
page-krass-kariert-beat =
    Schlag { $set }{ $take ->
        [yes] , oder nimm eine Reservekarte
       *[no] {""}
    }.
page-krass-kariert-insert = { $card } { $where } einstecken
page-krass-kariert-take = { $card } { $where } einstecken
page-krass-kariert-take-label = { $card } { $where }
page-krass-kariert-take-reserve = Reserve nehmen
page-krass-kariert-apart = Karten, die zusammen gespielt werden, müssen nebeneinanderliegen.
page-krass-kariert-choose = Wähl Karten, die nebeneinanderliegen.
page-krass-kariert-choose-x = Wähl, wofür X steht.
page-krass-kariert-status =
    { $status ->
        [out] draußen
        [played] gespielt
       *[took] genommen
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
page-krass-kariert-reserve = Reserve
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

# The page: Khamul. `$slot` is a card’s number in its row, from 1.
page-khamul-throws = wirft nicht mehr
page-khamul-announced = hat Khamul angesagt
page-khamul-cards-of = Karten von { $seat }
page-khamul-cards = Deine Karten
page-khamul-card-up =
    { $who ->
        [you] Deine Karte { $slot }
       *[other] Karte { $slot } von { $seat }
    }: { $card }
page-khamul-card-down =
    { $who ->
        [you] Deine Karte { $slot }
       *[other] Karte { $slot } von { $seat }
    }, verdeckt
page-khamul-your-note = deine Notiz: { $note }
page-khamul-you-know = du weißt: { $card }
page-khamul-mark =
    { $turns ->
        [0] in diesem Zug
        [one] vor 1 Zug
       *[other] vor { $turns } Zügen
    } angesehen: { $who ->
        [everyone] von allen
        [you] von dir
       *[other] von { $seat }
    }
page-khamul-takes-card = nimmt eine Karte
page-khamul-deck-draw = ziehen
page-khamul-discard-take = nehmen
page-khamul-in-hand = in deiner Hand
page-khamul-holds = { $name } hält
page-khamul-no-card = Keine Karte
page-khamul-snap-on = schnapp: { $card }
page-khamul-discard-pile = Ablage
page-khamul-last-turns =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } Khamul angesagt: letzte Züge
page-khamul-look = Dein Blick
page-khamul-look-text =
    Sieh dir { $count ->
        [one] Karte
       *[other] die Karten
    } { $slots } an: drücken und halten.
page-khamul-look-let-go = Loslassen zum Verdecken
page-khamul-look-now = Jetzt ansehen
page-khamul-look-hold = Halten, um { $slots } anzusehen
page-khamul-look-hide = Verdecken
page-khamul-look-show = Zeigen
page-khamul-look-done = Fertig
page-khamul-values = Kartenwerte
page-khamul-values-text = A 1 · 2 bis 10 ihre Zahl · J 10 · Q♠ Q♣ 10 · **Q♥ Q♦ 20** · K♠ K♣ 10 · **K♥ K♦ 0**. Abgelegt: J (Bube) sieht eine eigene Karte an, Q♠ Q♣ (Damen) geben eine Karte, K♠ K♣ (Könige) vertauschen zwei.
page-khamul-note-on = Notiz auf { $slot }
page-khamul-rearrange = Umordnen
page-khamul-rearrange-narrow = Um{"\u00AD"}ordnen
page-khamul-rearranging = Umordnen: Tipp zwei Karten an, um ihre Plätze zu tauschen.
page-khamul-sure = Khamul ansagen? Alle anderen haben dann noch einen Zug.
page-khamul-then = { $task } Danach: { $move }.
page-khamul-chosen = Gewählt: { $move }. Das geschieht, wenn das Schnappen vorbei ist.
page-khamul-next = Du bist als Nächstes dran: Du kannst schon wählen.
page-khamul-waiting = Warte, bis das Schnappen vorbei ist.
page-khamul-wanted =
    Schnappen: { $by ->
        [value] Karten mit Wert { $value }
       *[rank] { $cards }
    }.
page-khamul-may-use = { $name } darf { $card } nutzen
page-khamul-looked = Du hast deine Karten angesehen. { $turn }
page-khamul-peek = Wähl zwei deiner Karten, die du einmal ansiehst.
page-khamul-power =
    { $power ->
        [look] Dein Bube: eine deiner Karten ansehen?
        [give] Deine Dame: Wer nimmt eine Karte?
       *[swap] Dein König: eine deiner Karten mit wem tauschen?
    }
page-khamul-took = Du hast { $card } genommen: Wähl die Karte, die sie ersetzt.
page-khamul-drew =
    Du hast { $card } gezogen{ $power ->
        [look] {" "}(eine Karte ansehen)
        [give] {" "}(eine Karte geben)
        [swap] {" "}(Karten vertauschen)
       *[none] {""}
    }: Leg sie ab{ $switch ->
        [yes] , oder wähl die Karte, die sie ersetzt
       *[no] {""}
    }.
page-khamul-snap =
    Schnappen: Wirf { $by ->
        [value] eine Karte mit Wert { $value }
       *[rank] { $card }
    }, wenn du kannst.
page-khamul-snap-none = Schnappen: Du hast keine Karte zum Werfen.
page-khamul-turn = Du bist dran: { $ways }.
page-khamul-way =
    { $way ->
        [draw] ziehen
        [take] { $card } nehmen
       *[khamul] Khamul ansagen
    }
page-khamul-look-at-two = { $slots } ansehen
page-khamul-look-some = Ansehen ({ $count } von 2)
page-khamul-look-none = Ansehen
page-khamul-look-at = Karte { $slot } ansehen
page-khamul-give = Eine Karte geben
page-khamul-give-to = { $name } nimmt eine Karte
page-khamul-swap = Tauschen
page-khamul-swap-with = Deine { $slot } gegen die { $other } von { $name } tauschen
page-khamul-decline = Verzichten
page-khamul-discard = Ablegen
page-khamul-discard-what = { $card } ablegen
page-khamul-replace = Eine Karte ersetzen
page-khamul-replace-what = Karte { $slot } ersetzen
page-khamul-announce = Ansagen
page-khamul-announce-khamul = Khamul ansagen
page-khamul-take = Nehmen
page-khamul-take-what = { $card } nehmen
page-khamul-no-snap = Nicht schnappen
page-khamul-snap-now = Schnappen
page-khamul-snap-what = Karte { $slot } werfen
page-khamul-choose-two = Wähl zwei deiner Karten.
page-khamul-choose-who = Wähl, wer eine Karte nimmt.
page-khamul-choose-both = Wähl eine eigene Karte und eine von jemand anderem.
page-khamul-choose-one = Wähl zuerst eine deiner Karten.
page-khamul-nothing = Du hast jetzt nichts zu tun.
page-khamul-answered = Du hast schon geantwortet.
page-khamul-move =
    { $verb ->
        [exchange] deine { $slot }, die { $other } von { $name }
        [snap] Karte { $slot } werfen
        [khamul] Khamul ansagen
        [take] { $card } nehmen
        [take-none] nehmen
        [done] nicht schnappen
       *[card] Karte { $slot }
    }
page-khamul-snap-left = Schnappen { $seconds } s
page-khamul-up = Die Karten werden aufgedeckt: Niemand hat Khamul angesagt.
page-khamul-up-announced =
    Die Karten werden aufgedeckt: { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } Khamul angesagt.
page-khamul-empty =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Karte mehr: { $score }.
page-khamul-least =
    { $who ->
        [you] Deine Reihe
       *[other] Die Reihe von { $seat }
    } zählt { $sum }, am wenigsten: 0 für die Runde.
page-khamul-false =
    { $who ->
        [you] Du zählst
       *[other] { $seat } zählt
    } { $sum } und { $more } dazu: Die Ansage war falsch, denn { $sum } ist mehr als 5.
page-khamul-should =
    { $who ->
        [you] Du zählst
       *[other] { $seat } zählt
    } { $score } statt { $sum }: Mit 5 oder weniger, auch schon vorher, hätte Khamul angesagt werden müssen.

# The page: KTU. `$special` is what a rank does: a word on the card, and as a sentence.
page-ktu-special =
    { $special ->
        [reset] alles
        [through] Glas
        [lower] tiefer
        [skip] aus
       *[burn] weg
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
page-ktu-fits =
    { $fits ->
        [anything] alles
        [ranks] { $ranks }, oder 2 3 10
       *[only] nur 2 3 10
    }
page-ktu-choose = Wähl drei Karten, die offen liegen: { $count } von 3.
page-ktu-chosen = Du hast gewählt. { $turn }
page-ktu-blind =
    Deck eine verdeckte Karte auf: { $asked ->
        [empty] Du darfst alles spielen
        [anything] Alles passt
        [lower] Niedriger als 7
       *[beat] Schlag { $rank }
    }.
page-ktu-turn =
    Du bist dran: { $asked ->
        [empty] Du darfst alles spielen
        [anything] Alles passt
        [lower] Spiel niedriger als 7
       *[beat] Schlag { $rank }
    }.
page-ktu-cannot = Nichts passt ({ $fits }): Nimm den Stapel.
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
page-ktu-choose-three = Wähl drei deiner sieben Karten.
page-ktu-choose-closed = Wähl eine deiner verdeckten Karten.
page-ktu-choose-rank = Wähl zuerst Karten eines Ranges.
page-ktu-place = fertig, Platz { $place }
page-ktu-known = hat { $cards }
page-ktu-no-deck = leer
page-ktu-pile = Stapel { $count }
page-ktu-burnt = verbrannt
page-ktu-answer = schlag
page-ktu-only-threes = nur Dreien
page-ktu-under =
    { $count ->
        [one] unter 3
       *[other] unter 3 ×{ $count }
    }
page-ktu-fits-line = passt: { $fits }
page-ktu-beats-rule = Regel 4.1: was den Stapel schlägt
page-ktu-empty = Leerer Stapel: Alles darf gespielt werden.
page-ktu-nobody = Die Runde kam bis zum letzten Zug: Niemand gewinnt sie.
page-ktu-before =
    { $open ->
        [0] { $closed } verdeckt
       *[other] offen: { $cards }; { $closed } verdeckt
    }
page-ktu-keep = Gut offen hinzulegen: 2, 3, 10, hohe Karten.
page-ktu-how-many = Wie viele mit Rang { $rank }
page-ktu-closed = Deine verdeckten Karten

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
    Die Sitze sind in Spielrichtung nummeriert. (Am echten Tisch geht es gegen den Uhrzeigersinn, nach rechts; so zeigt es auch der Bildschirm.)
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
    Fünf Karten, die ein Buch bilden (4.5). Eine andere Anzahl darf nicht gespielt werden; vier Karten nie. (Fünf Karten, die kein Buch bilden, brechen diese Regel.)
rule-kartel-4-5 =
    Bücher, von hoch nach niedrig. *Regenbogen*, geschrieben KARA, heißt: Die fünf Karten haben fünf verschiedene Farben. Ein Buch heißt nach der höchsten Zeile, die auf es zutrifft.

    | Buch | was es ist | als Regenbogen |
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
    Buch: Eine höhere Zeile der Tabelle schlägt jede niedrigere, Regenbogen oder nicht. Innerhalb einer Zeile:
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
rule-kartel-7 = Text
rule-kartel-7-1 =
    Züge: `pass`; `play <Karten>` in der Reihenfolge von 1.5 (gelesen wird jede), etwa `play 5g 5r`.
rule-kartel-7-2 =
    Zustand, außer den gemeinsamen Feldern: `hands` (sortierte Listen), `leader` (wer in diesem Stich ausgespielt hat oder ausspielt), `pile` (die Sätze dieses Stiches, ältester zuerst, `{"{"}"seat","cards","name"{"}"}`, Name wie in 4.5, als Regenbogen, wo es einer ist, oder `solo`/`ship`/`trips`), `passed` (je Sitz: hat seit dem letzten Satz gepasst; mit `hard`: ist ausgeschlossen; auf leerem Stapel alle falsch), `aside` (weggelegte Karten, sortiert), `played` (je Sitz die sortierte Liste der in dieser Runde gespielten Karten). Ist die Runde zu Ende, bleiben `pile`, `leader` und `passed`, wie der letzte Satz sie hinterlassen hat.
rule-kartel-7-3 =
    Vor einem Sitz verborgen: die anderen Hände und `aside`. Wie viele Karten jeder hat, ist allen bekannt, und jede gespielte Karte.

rule-kartu-sama =
    „Gleiche Karte“: wie UNO, mit gewöhnlichen Karten. Bekenne Rang oder Farbe der Karte vor dir. 2 bis 10 Sitze.
rule-kartu-sama-1 = Karten
rule-kartu-sama-1-1 =
    `deck` = `full` (Standard): die 52 französischen Karten; `piquet`: die 32 ab der 7. `jokers`: wie viele Joker jedes Spiel hat, 0 bis 2 (Standard 2 bei `full`, 0 bei `piquet`). `decks`: 1 bis 4 Spiele zusammengemischt (Standard: so wenige, wie 1.3 erlaubt).
rule-kartu-sama-1-2 =
    Karten sind Rang, dann Farbe: `2 … 9 T J Q K A`, `c d h s`. Ein Joker ist `Jo`. Karten, die gleich aussehen, sind gleich.
rule-kartu-sama-1-3 =
    Ein Tisch wird abgelehnt (−32602), dessen Spiel weniger als 8 Karten je Sitz und 2 dazu hat.
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
    Zustand, außer den gemeinsamen Feldern: `hands` (sortiert), `draw` (oberste zuerst), `discard` (unterste zuerst), `owed` (nach Jokern noch geschuldete Karten, sonst 0; 0, wenn die Runde vorbei ist).
rule-kartu-sama-6-3 =
    Vor einem Sitz verborgen: die anderen Hände und der Zugstapel. Bekannt: der Ablagestapel, wie viele Karten jeder hat, die Größe des Zugstapels, und dass jemand gezogen hat und wie viele.
rule-kartu-sama-6-4 = Sortiert wird nach Rang 2 … A, dann nach Farbe `c d h s`, Joker zuletzt.

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
    X steht für irgendeine Zahl von 1 bis 12, allein oder mit Karten daneben. Eine Kombination aus zwei oder drei Karten enthält mindestens eine Zahlenkarte; sie darf beide X enthalten. Wer sie spielt, sagt, wofür jedes X steht; verschiedene Zahlen sind verschiedene Züge, auch wenn dieselbe Kombination herauskommt.
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

rule-khamul =
    Ein Gedächtnisspiel: vier Karten verdeckt vor dir, zwei davon einmal gesehen. Werde sie los, wirf weg, was passt, sag rechtzeitig Khamul an. 2 bis 8 Sitze, am besten 4.
rule-khamul-1 = Karten
rule-khamul-1-1 =
    Die 52 französischen Karten. Karten sind Rang, dann Farbe: `A 2 … 9 T J Q K`, `c d h s`. Rot: `d h`. Schwarz: `c s`.
rule-khamul-1-2 =
    Werte: Ass bis 10 ihre Zahl; Bube 10; schwarze Dame 10; rote Dame 20; roter König 0; schwarzer König 10.
rule-khamul-1-3 =
    Zwei Karten *passen zusammen*, wenn ihr Rang gleich ist, gleich welcher Farbe (Option `match` = `rank`, Standard: Der Urtext sagt sowohl Zahl als auch Wert; am Tisch vergleicht man, was gedruckt ist), oder, mit `match` = `value`, wenn ihr Wert (1.2) gleich ist.
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
    Ein Ansager, dessen Reihe bei der Ansage über 5 war und beim Aufdecken über 5 ist, hat falsch angesagt: Er zählt seine Reihe und `false_khamul` dazu (Option, 0 bis 50, Standard 20; der Urtext kennt keine solche Strafe, aber ohne sie kostete eine Ansage nichts). Kein Programm verweigert, empfiehlt oder erzwingt je eine Ansage: Das würde verraten, was in der Reihe liegt.
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
    Solange die Runde läuft, der erste Blick (2.2) vorbei ist und keine Fähigkeit offen ist, darf jeder seine Reihe umordnen, ohne hinzusehen (um die anderen zu verwirren), höchstens einmal im Zug jedes Sitzes, seinem oder einem anderen, auch wenn er beim Schnappen fertig ist. Eine Reihe ohne Plätze lässt sich nicht umordnen. Es ändert sonst nichts, und alle sehen, welcher Platz wohin kam.
rule-khamul-9 = Text
rule-khamul-9-1 =
    Züge: `peek <i> <j>` (2.2; i < j, gelesen wird jede Reihenfolge); `khamul`; `draw`; `take`; `discard` oder `switch <i>` für die Karte in der Hand; `snap <i>`; `done` (in diesem Schnappen nichts mehr); `look <i>` (5.1); `give <Sitz>` (5.2); `exchange <i> <Sitz> <j>` (5.3: eigener Platz i gegen Platz j jenes Sitzes); `decline` (eine Fähigkeit); `arrange <alter Platz des neuen Platzes 0> <… 1> …` (8.1; auch von einem Sitz, der nicht am Zug ist, nie unter den erlaubten Zügen aufgezählt; wo 8.1 es verbietet, ein unerlaubter Zug).
rule-khamul-9-2 =
    Plätze und Sitze zählen ab 0. Ein Platz oder Sitz, den es nicht gibt, derselbe Platz zweimal in `peek` und ein bloßes `arrange` sind unerlaubte Züge.
rule-khamul-9-3 =
    Zustand, außer den gemeinsamen Feldern: `rows` (je Sitz eine Liste von Karten, Platz 0 zuerst), `in_hand` (null oder `{"{"}"card","from"{"}"}`, von `draw` oder `discard`), `draw` (oberste zuerst), `discard` (unterste zuerst), `power` (null oder `{"{"}"seat","card"{"}"}`, offen), `snap` (null oder je Sitz: fertig), `announcer` (Sitz oder null), `turn` (wer am Zug ist, auch beim Schnappen; null beim ersten Blick), `turns` (in dieser Runde vorbei).
rule-khamul-9-4 =
    Vor einem Sitz verborgen: jede Karte in jeder Reihe, auch der eigenen, auch eine, die alle hineinkommen sahen (das Erinnern ist das Spiel), und der Zugstapel. Eine gezogene Karte ist in der Sicht dessen, der sie gezogen hat, solange er sie in der Hand hat, und in keiner anderen. Was ein Sitz einmal gezeigt bekommt (2.2, 4.3, 5.1, 5.3), wird ihm gesagt und steht in keiner späteren Sicht. Was von einem Zug gesagt wird, darf die Karte nennen, die er zeigt, auch wenn sie danach verdeckt liegt: einen falschen Wurf allen; eine eingetauschte Karte allen, wenn sie genommen war, und dem, der sie zog, wenn sie gezogen war. Bekannt: der Ablagestapel, die Länge der Reihen, wohin Karten gingen, und dass jemand welchen Platz angesehen hat.

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
    Eine Partie hat `rounds` Runden (Option, Standard 1). Die meisten Punkte gewinnen; ein Gleichstand wird geteilt.
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

# Die Stufen der Bots.
level-dice = Würfel
level-dice-text = Spielt irgendeinen erlaubten Zug, ohne nachzudenken.
level-novice = Neuling
level-novice-text = Nimmt, was sofort am besten aussieht, und schaut nie voraus.
level-club = Vereinsspieler
level-club-text = Folgt den Regeln erfahrener Spieler und zählt mit.
level-strong = stark
level-strong-text = Probiert seine Züge einige Millisekunden lang in denkbaren Verteilungen aus.
level-expert = Meister
level-expert-text = Wie stark, mit zehnmal so vielen Verteilungen oder mehr: das Beste, was wir haben.
