### Kartenhaus in German: what is said at tables.

# What happened, as the terminal and the page's log say it.
event-round-over = Die Runde ist vorbei: { $scores }. Insgesamt: { $totals }.
event-round-won =
    Die Runde ist vorbei: { $count ->
        [one] { $who ->
            [you] Du gewinnst sie
           *[other] { $seats } gewinnt sie
        }
       *[other] { $seats } gewinnen sie
    }. Gewonnene Runden: { $totals }.
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

# What is to be decided, in kartel.
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
            [you] {""}
           *[other] { $seat } zieht { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            }.
        }
    }

# What is to be decided, in kartu-sama.
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
        }{ $draw ->
            [0] {""}
           *[other] , oder zieh { $draw }{ $ends ->
                [yes] , das beendet die Runde
               *[no] {""}
            }
        }
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

# What is to be decided, in krass-kariert.
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
    { $reader ->
        [page] {""}
       *[terminal] { $who ->
            [you] Du bist
           *[other] { $seat } ist
        } am Zug.
    }
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
    } { $reader ->
        [page] die oberste Karte
       *[terminal] { $card }
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
    } { $reader ->
        [page] sie
       *[terminal] { $seen ->
            [yes] { $card }
           *[no] sie
        }
    } an die Stelle von Karte { $slot }; { $discarded } wird abgelegt.
event-khamul-threw =
    { $who ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } Karte { $slot }: { $matches ->
        [yes] { $card }, ein Treffer
       *[no] { $reader ->
            [page] kein Treffer
           *[terminal] { $card }, kein Treffer
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
    { $reader ->
        [page] {""}
       *[terminal] { $count ->
            [one] { $who ->
                [you] Du wirfst
               *[other] { $seats } wirft
            }
           *[other] { $seats } werfen
        } nichts mehr.
    }
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
event-khamul-turned-up =
    { $reader ->
        [page] Alle Karten werden aufgedeckt.
       *[terminal] {""}
    }
event-khamul-saw =
    { $reader ->
        [page] {""}
       *[terminal] Du siehst: { $seen }.
    }
event-khamul-drew-own =
    { $reader ->
        [page] {""}
       *[terminal] Du hast { $card } gezogen.
    }
khamul-seen = Karte { $slot } ist { $card }

# What is to be decided, in khamul.
asked-khamul-peek =
    { $reader ->
        [page] Wähl zwei deiner Karten, die du einmal ansiehst
       *[terminal] Erster Blick: Wähle zwei deiner Karten, die du einmal siehst: peek 0 1
    }.
asked-khamul-power =
    { $reader ->
        [page] { $power ->
            [look] Dein Bube: eine deiner Karten ansehen?
            [give] Deine Dame: Wer nimmt eine Karte?
           *[exchange] Dein König: eine deiner Karten mit wem tauschen?
        }
       *[terminal] { $card }: { $power ->
            [look] look N zeigt dir eine deiner Karten
            [give] give N lässt Sitz N ungesehen eine Karte ziehen
           *[exchange] exchange MEINE SITZ DORT vertauscht zwei Karten und zeigt dir, was du bekommst
        }; decline verzichtet.
    }
asked-khamul-took =
    Du hast { $card } genommen: { $reader ->
        [page] Wähl die Karte, die sie ersetzt
       *[terminal] switch N legt sie an die Stelle deiner Karte N
    }.
asked-khamul-drew =
    { $reader ->
        [page] Du hast { $card } gezogen{ $power ->
            [look] {" "}(eine Karte ansehen)
            [give] {" "}(eine Karte geben)
            [exchange] {" "}(Karten vertauschen)
           *[none] {""}
        }: Leg sie ab{ $switch ->
            [yes] , oder wähl die Karte, die sie ersetzt
           *[no] {""}
        }
       *[terminal] Du hältst { $card }: discard legt sie ab{ $power ->
            [look] {" "}(Fähigkeit: eine Karte ansehen)
            [give] {" "}(Fähigkeit: eine Karte geben)
            [exchange] {" "}(Fähigkeit: zwei Karten vertauschen)
           *[none] {""}
        }{ $switch ->
            [yes] , switch N legt sie an die Stelle deiner Karte N
           *[no] {""}
        }
    }.
asked-khamul-snap =
    { $reader ->
        [page] Schnappen: Wirf { $by ->
            [value] eine Karte mit Wert { $value }
           *[rank] { french-one }
        }, wenn du kannst
       *[terminal] Schnappen auf { $card }? snap N wirft deine Karte N, wenn du glaubst, sie { $by ->
            [value] zählt { $value }
           *[rank] { $rank ->
                [J] ist ein Bube
                [Q] ist eine Dame
                [K] ist ein König
                [A] ist ein Ass
               *[other] ist eine { $rank }
            }
        }; done wirft nichts
    }.
asked-khamul-snap-none =
    { $reader ->
        [page] Schnappen: Du hast keine Karte zum Werfen.
       *[terminal] Schnappen auf { $card }? Du hast keine Karte zu werfen: done.
    }
asked-khamul-turn = Du bist dran: { $ways }.
khamul-way =
    { $way ->
        [draw] ziehen
        [take] { $card } nehmen
       *[khamul] Khamul ansagen
    }

# What happened in ktu.
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

# What is to be decided, in ktu.
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
            [take] Nichts passt ({ ktu-fits }): Nimm den Stapel
           *[other] { $how ->
                [flip] Deck eine verdeckte Karte auf
               *[play] Du bist dran
            }: { $fits ->
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
lens-likely = { $place }: { $cards }
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

# Kartel’s suits.
suit-gold = Gold
suit-green = Grün
suit-black = Schwarz
suit-blue = Blau
suit-red = Rot

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
        [dice] Zufall
        [novice] Neuling
        [club] Vereinsspieler
        [strong] stark
        [expert] Meister
       *[other] { $level }
    })
page-table-away-delegated = abwesend: Ein Bot spielt
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
page-table-moved = { $card }: Platz { $place } von { $count }
page-table-by =
    { $by ->
        [own] eigene Folge
        [suit] Farbe
       *[rank] Rang
    }
page-table-sort =
    Sortieren, jetzt { $by ->
        [own] in eigener Folge
        [suit] nach Farbe
       *[rank] nach Rang
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
page-over-victories = gewonnene Runden
page-over-chips = Chips
page-over-total = insgesamt
page-over-left = übrig
page-over-passes =
    { $who ->
        [you] Du überholst { $others }.
       *[other] { $name } überholt { $others }.
    }
page-over-whom-you = dich
page-over-swing =
    { $count ->
        [one] einen Platz
       *[other] { $count } Plätze
    } { $way ->
        [up] nach oben
       *[down] nach unten
    }

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

# The page: table talk.
page-talk-open = Etwas sagen
page-talk-write = Nachricht schreiben…
page-talk-none = Gerade gibt es nichts zu sagen.
page-talk-show = Schnellchat
page-talk-you = Du
page-talk-said = { $name }: { $text }

# The page: the menu.
page-menu-log-chat = Protokoll und Chat
page-menu-new = { $count } neu
page-menu-room = Link, Plätze, Einstellungen
page-menu-seat = Platz umziehen oder übergeben
page-menu-play-again = Wieder selbst spielen
page-menu-bot = Einen Bot für mich spielen lassen
page-menu-bot-ranked = In einer gewerteten Partie spielt kein Bot für dich
page-menu-type = Einen Zug eintippen
page-menu-on = an
page-menu-off = aus
page-menu-legend = Legende
page-menu-match = Dieser Tisch
page-menu-own = Du
page-menu-help = Hilfe
page-menu-leave = Aufstehen…
page-menu-leave-sure = Ein Bot spielt für dich weiter, und dein Platz ist frei. Aufstehen?
page-menu-stay = Bleiben

# The page: when a round or a match is over.
page-after-round = Runde { $round } ist vorbei
page-after-match =
    { $count ->
        [0] Keine Punkte, kein Gewinner
        [one] { $who ->
            [you] Du gewinnst die Partie
           *[other] { $seats } gewinnt die Partie
        }
       *[other] { $seats } gewinnen die Partie
    }
page-after-lost =
    { $count ->
        [one] { $who ->
            [you] Du verlierst die Partie
           *[other] { $seats } verliert die Partie
        }
       *[other] { $seats } verlieren die Partie
    }
page-after-streak =
    { $count ->
        [2] Zwei Siege in Folge!
        [3] Drei Siege in Folge!
       *[other] { $count } Siege in Folge!
    }
page-after-best-round =
    Deine beste Runde: { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }.
page-after-best-total =
    Deine beste Partie: { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }.
page-after-both = Bereit: { $ready }. Es fehlen noch: { $missing }.
page-after-missing = Es fehlen noch: { $missing }.
page-after-change = Spieleinstellungen
page-after-at-once = Sofort beginnen
page-after-ready = Du bist bereit
page-after-again = Noch einmal
page-after-next = Nächste Runde
page-after-by-itself =
    Die nächste Runde beginnt { $clock ->
        [days] nach einem Tag
       *[other] nach einer Minute
    } von selbst.
page-after-watch = Wiederholung

# The page: a move as text.
page-type-wrong = Das geht nicht.
page-type-no-move = „{ $move }“ ist kein Zug dieses Spiels.
page-type-works =
    „{ $move }“ ginge{ $named ->
        [yes] : { $name }
       *[no] {""}
    }.
page-type-placeholder = Zug eintippen, oder why …
page-type-label = Zug als Text
page-type-enter = Eingeben

# The page: replays.
page-replay-title = { $game }, Partie { $match }
page-replay-title-record = { $game }, eine Aufzeichnung
page-replay-fetching = Sie wird geholt …
page-replay-to-room = Zum Raum
page-replay-not-over = Diese Partie ist nicht vorbei, oder ihre Karten werden noch einmal gespielt. Danach kannst du sie ansehen.
page-replay-no-match = So eine Partie gibt es hier nicht, oder nicht mehr.
page-replay-table = Der Tisch, nur zum Ansehen
page-replay-beside = Neben dem Tisch
page-replay-controls = Wiederholung
page-replay-step = Schritt der Runde
page-replay-at = { $step } von { $last }: { $text }
page-replay-first = Zum Anfang der Runde
page-replay-back = Zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Weiter
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
# The page: where a match turned. `$name` is whose chances; `$who` is `you` if that is who reads.
# `$lost` is `yes` where a match has a loser, and all others win.
page-review = Wo es kippte
page-review-short = Kurve
page-review-making = Bots sehen die Partie durch. Das dauert ein paar Sekunden.
page-review-busy = Gerade werden zu viele Partien durchgesehen. Versuch es in einer Minute noch einmal.
page-review-whose = Wessen Chancen
page-review-chance =
    { $lost ->
        [yes] Chance, nicht zu verlieren
       *[no] Gewinnchance
    }
page-review-curve =
    { $who ->
        [you] Deine Chance
       *[other] Die Chance von { $name }
    }{ $lost ->
        [yes] , nicht zu verlieren
       *[no] {" "}zu gewinnen
    }: zuerst { $first } %, unterwegs zwischen { $least } und { $most } %, und am Ende { $won ->
        [yes] { $lost ->
            [yes] nicht verloren
           *[no] gewonnen
        }
        [nobody] ohne Gewinner
       *[no] verloren
    }.
page-review-how =
    Geschätzt aus dem, was { $who ->
        [you] du bei jeder Entscheidung wissen konntest
       *[other] { $name } bei jeder Entscheidung wissen konnte
    }: In vielen gedachten Verteilungen spielen gleich starke Bots weiter. Das Band zeigt, wie weit die Schätzung danebenliegen kann.
page-review-most = Züge, die viel gekostet haben
page-review-none =
    { $who ->
        [you] Keiner deiner Züge hat viel gekostet.
       *[other] Kein Zug von { $name } hat viel gekostet.
    }
page-review-at = Runde { $round }, nach Schritt { $step }
page-review-played = Gespielt
page-review-better = Besser
page-review-percent = { $chance } %
page-review-cost = { $better } % statt { $played } %, plus oder minus { $doubt }.
page-review-why =
    { $why ->
        [ends] Damit ist die Runde sofort zu Ende.
        [sure] Damit war die Partie in allen { $worlds } gedachten Verteilungen gewonnen.
        [points] Das bringt in dieser Runde im Schnitt { $points } mehr.
       *[chance] Das gewann in denselben { $worlds } gedachten Verteilungen öfter.
    }
page-review-looked =
    { $decisions ->
        [one] Die einzige Entscheidung wurde angesehen.
       *[other] { $tried } von { $decisions } Entscheidungen wurden angesehen.
    }
page-review-table = Als Tabelle
page-review-column = Entscheidung
page-review-value = { $chance } % ± { $doubt }
page-replay-lens = Lupe
page-replay-lens-of = Was konnte { $name } wissen?
page-replay-lens-whose = Was konnte jemand am Tisch jetzt wissen, mit allem, was aus den Regeln folgt? Wähl einen Sitz.
page-replay-lens-none = Noch folgt nichts über die Karten von jemandem.
page-replay-lens-likely = Wahrscheinlich, nach dem, was die anderen taten:
page-replay-lens-likely-none = Auch wahrscheinlich genug ist noch nichts.
page-replay-lens-chance = etwa { $chance } %
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
page-replay-keys = Tasten: ← → zurück und weiter, ↑ ↓ eine Runde, Leertaste spielt ab und hält an.
page-replay-share = Teilen
page-replay-share-short = Teilen
page-replay-link = Link zu diesem Schritt
page-replay-kept = Sie bleibt bis { $until } hier.
page-replay-download = Aufzeichnung herunterladen
page-replay-record = Die Aufzeichnung ist Text: jede Karte und jeder Zug. Hier, und im Terminal mit „kartenhaus replay“, läuft sie noch einmal ab.
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
        [0] Niemand hat gewonnen
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
page-group = Statistik dieses Tisches
page-group-back = Zum Tisch
page-group-figures =
    { $matches ->
        [one] Eine Partie
       *[other] { $matches } Partien
    }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
page-group-totals = Alle Punkte, Runde für Runde
page-group-totals-of = { $game }: alle Punkte derer, die am meisten gespielt haben, Runde für Runde. Die letzten und mehr stehen in der Tabelle.
page-group-rounds =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
page-group-table = Wer wie oft gewonnen hat, und die Punkte einer Runde
page-group-column =
    { $column ->
        [won] Gewonnen
        [points] Alle Punkte
        [least] Wenigste in einer Runde
        [middle] Median
        [most] Meiste in einer Runde
       *[spread] Von wenigsten bis meisten
    }

# The page: what somebody has played.
page-own = Deine Statistik
page-own-back = Zurück zu „Du“
page-own-no-key = Für eine Statistik brauchst du einen Schlüssel. Du kannst ihn auf der Seite „Du“ anlegen; gezählt werden die Partien, die du danach beginnst.
page-own-none = Du hast noch keine Partie beendet, die du mit diesem Schlüssel begonnen hast.
page-own-how = Gezählt werden die Partien, die du mit deinem Schlüssel an den letzten 50 Tischen dieses Browsers begonnen hast (höchstens 50 von je zehn Tischen), aber nicht die, in denen jemand anders deinen Platz übernommen hat. Bist du gegangen, ist das Ergebnis des Bots, der weitergespielt hat, deins. Diese Seite sieht nur, wer deinen Schlüssel hat.
page-own-wins = Gewonnen: { $won } von { $matches } ({ $share }). Durch bloßen Zufall wären es { $chance }.
page-own-interval = Dein wahrer Anteil liegt sehr wahrscheinlich zwischen { $low } und { $high } (95-%-Intervall).
page-own-verdict =
    { $what ->
        [few] Für mehr sind es zu wenige Partien.
        [more] Das ist mehr, als der Zufall ergibt.
        [less] Das ist weniger, als der Zufall ergibt.
       *[luck] Das kann noch Zufall sein.
    }
page-own-rank = Mittlerer Platz: { $rank }. Durch bloßen Zufall wäre es { $chance }.
page-own-streak =
    Die meisten Siege in Folge: { $longest }. { $now ->
        [0] Die letzte Partie war kein Sieg.
        [one] Die letzte Partie war ein Sieg.
       *[other] Die letzten { $now } waren Siege.
    }
page-own-form = Plätze in den letzten Partien, die neueste zuletzt
page-own-place =
    Platz { $rank }{ $won ->
        [yes] , gewonnen
       *[no] {""}
    }
page-own-place-of = { $rank } von { $seats }
page-own-totals-of = { $game }: alle deine Punkte, Runde für Runde. Alle Partien stehen in der Tabelle.
page-own-spread = Punkte in einer Runde: mindestens { $least }, Median { $middle }, höchstens { $most }
page-own-rating = Schätzung nach jeder gewerteten Partie, mit ihrer Unsicherheit
page-own-rating-of = { $game }: die Schätzung, wie gut du spielst, nach jeder gewerteten Partie, und ihre Unsicherheit. Die Zahlen stehen in der Tabelle.
page-own-met = Am häufigsten getroffen
page-own-all = Alle Partien
page-own-list = { $game }: Partien
page-own-daily = Spiele des Tages
page-own-column =
    { $column ->
        [matches] Partien
        [behind] War hinter dir
        [day] Tag
        [place] Platz
        [points] Punkte
        [ranked] Gewertete Partie
        [estimate] Schätzung
       *[others] Mit
    }

# The page: how a match was dealt.
page-fair-check = Geben prüfen
page-fair-checking = Die Aufzeichnung wird geladen und hier geprüft …
page-fair-good =
    { $rounds ->
        [one] Die Aufzeichnung ist vollständig, und jede Karte ihrer Runde liegt da, wo die Zahlen sie hinlegen.
       *[other] Die Aufzeichnung ist vollständig, und jede Karte ihrer { $rounds } Runden liegt da, wo die Zahlen sie hinlegen.
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
page-fair-follows =
    { $count ->
        [one] Runde
       *[other] Runden
    } { $rounds }: { $what ->
        [mine] Über jede Karte hat dein eigener Beitrag mitentschieden, zusammen mit dem Geheimnis des Servers und den anderen Beiträgen. Niemand konnte die Karten aussuchen, was auch immer der Server und die anderen getan haben.
        [others] Über jede Karte haben das Geheimnis des Servers und die Beiträge von { $names } entschieden. Niemand konnte die Karten aussuchen, wenn mindestens einer von ihnen ehrlich gespielt hat; diese Seite hatte keinen eigenen Beitrag darin.
        [alone] Kein Mensch hatte Anteil an diesen Karten: Der Server zog alle Zahlen allein. Das zeigt nur, dass danach keine Karte geändert wurde.
        [withheld] Ein versprochener Beitrag kam nicht rechtzeitig und zählt als Nullen. Der Server und wer ihn wegließ konnten zusammen zwischen zwei Stapeln wählen: dem mit diesem Beitrag und dem ohne ihn.
       *[late] Diese Seite hatte einen Beitrag versprochen, und der Server ließ ihn weg oder nannte ihn verspätet, oder ein anderes Gerät dieses Platzes gab einen.
    }
page-fair-unverified = Ungeprüft: Diese Partie hat der Server allein gegeben, und ihre Aufzeichnung sagt nicht, wie.
page-fair-plain = Diese Seite kam unverschlüsselt. Unterwegs hätte jemand die Prüfung selbst ändern können.
page-fair-how = Nichts davon rechnet der Server. „kartenhaus verify“ prüft dasselbe in einer heruntergeladenen Aufzeichnung, und ein kurzes Skript in der Dokumentation des Projekts auch.

# Learning: what a lesson says at each step, and the hints for who plays a game for the first time.
lesson-kartel-lead = Wer zuerst alle Karten ausgespielt hat, gewinnt. Der Stapel ist leer, also **spielst du aus**: Tippe auf die grüne 5, dann auf *Spielen*. Der Nächste muss sie mit einer Karte schlagen.
lesson-kartel-wheel = Gleicher Rang: Jetzt entscheiden die **Farben**. Sie stehen im Kreis, und jede schlägt die nächsten zwei. Blau schlägt Gold: Spiele deine blaue 5.
lesson-kartel-pass = 正 ist der höchste Rang; dagegen hast du hier nichts, also **passe**. Damit bist du nicht draußen: Später darfst du wieder spielen.
lesson-kartel-pair = Bea spielt ein **Paar** aus, also müssen zwei Karten eines Rangs antworten. Bei Gleichstand gewinnt das zuletzt gespielte Paar. Spiele deine zwei 6en.
lesson-kartel-book = Gewonnen, also spielst du wieder aus. Manche fünf Karten bilden ein **Fünferblatt**: 7 8 女 王 后 ist eine Straße. Spiele alle fünf.
lesson-kartel-kara = Beas Full House, drei und zwei, schlägt jede Straße. Deins hat fünf verschiedene Farben: Das ist **KARA** und schlägt jedes einfache Full House. Spiele 3 3 3 4 4.
lesson-kartel-end = Noch eine Karte, und du spielst aus: **Mach allein fertig.** Die anderen zahlen für ihre Karten, und doppelt, wenn sie höchstens drei gespielt haben.
lesson-kartu-sama-suit = Spiele dieselbe **Farbe** oder denselben Rang wie die Karte, die da liegt. Das ist die Herz 7: Tippe auf deine Herz 9, um sie zu spielen.
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
lesson-krass-kariert-end = Eine Zweierfolge schlägt Beas 9: **Mach allein fertig.** Wer als Letzter noch Karten hat, zahlt einen **Chip**; ebenso, wer weder spielen noch nehmen kann.
lesson-khamul-look = Vier Karten liegen verdeckt vor dir. Einmal darfst du **zwei ansehen**: Tippe auf Karte 2 und Karte 4, dann sieh sie an.
lesson-khamul-draw = Halte den langen Knopf, um sie zu sehen, und **merke sie dir**: Du siehst sie nicht noch einmal. Dann zieh eine Karte.
lesson-khamul-switch = Wenig Punkte gewinnen, und eine 2 ist gut. Tippe auf Karte 2, die 9, die du gesehen hast, und ersetze sie.
lesson-khamul-snap = Deine 9 liegt oben, und Karte 4 ist auch eine 9. Wer denselben Rang hat, darf ihn **sofort abwerfen**: Tippe auf Karte 4, dann auf *Schnappen*.
lesson-khamul-done = Es passte: eine Karte weniger. Von einer weiteren 9 weißt du nichts, also: *Nicht schnappen*.
lesson-khamul-wait = Bea hat eine 6 abgelegt. Du kennst keine, und falsch geschnappt kostet eine Strafkarte: *Nicht schnappen*.
lesson-khamul-power = Zieh eine Karte.
lesson-khamul-jack = Buben, schwarze Damen und schwarze Könige haben **Kräfte**. Lege den Buben ab, dann darfst du eine deiner Karten ansehen.
lesson-khamul-see = Tippe auf Karte 1, die du noch nicht kennst, und sieh sie an.
lesson-khamul-none = Halte den langen Knopf, um sie zu sehen, und merke sie dir. Ein Bube ist sie nicht: *Nicht schnappen*.
lesson-khamul-turn = Bea hat eine 7 abgelegt, und deine Karte 1 ist eine 7. Du darfst sie abwerfen, **obwohl du nicht dran bist**: Tippe auf Karte 1, dann auf *Schnappen*.
lesson-khamul-enough = Nur noch zwei Karten. Von einer weiteren 7 weißt du nichts: *Nicht schnappen*.
lesson-khamul-again = Zieh eine Karte.
lesson-khamul-ace = Ein Ass zählt 1. Tippe auf Karte 2, die du nie gesehen hast, und ersetze sie.
lesson-khamul-over = Es war eine 10: gut, dass sie weg ist. *Nicht schnappen*.
lesson-khamul-last = Bea hat eine 5 abgelegt, und du hast keine: *Nicht schnappen*.
lesson-khamul-khamul = Du hast eine 2 und ein Ass, 3 Punkte. Mit höchstens 5 solltest du **Khamul ansagen**, bevor du ziehst. Drücke *Ansagen*.
lesson-khamul-end = Alle anderen sind noch einmal dran, dann wird aufgedeckt. Wirst du gefragt, wähle *Nicht schnappen*. Wer mit zu viel ansagt, zahlt 20.
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
hint-kartel-lead = Tippe auf Karten, um sie zu wählen: Der Knopf sagt, was sie sind. Zwei oder drei eines Rangs, oder ein Fünferblatt.
hint-kartel-beat = Antworte mit so vielen Karten, wie da liegen, und höher. Bei gleichem Rang entscheidet das Farbenrad.
hint-kartel-pass = Nichts schlägt das? Passe. Später in diesem Stich darfst du wieder spielen.
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
hint-krass-kariert-neighbours = Sortieren geht nicht. Tippe auf Nachbarn: bis zu drei Karten, die nebeneinander liegen.
hint-krass-kariert-gap = Wo Karten gehen, schließt sich die Lücke, und andere werden Nachbarn. „Danach“ zeigt es.
hint-krass-kariert-reserve = Statt zu spielen, nimm eine deiner zwei Reservekarten und lege sie, wo sie hilft.
hint-khamul-look = Wähle zwei Karten. Dann halte den langen Knopf, um sie zu sehen; du siehst sie nicht noch einmal.
hint-khamul-snap =
    { $match ->
        [value] Derselbe Wert
       *[rank] Derselbe Rang
    }? Tippe auf deine Karte, dann auf Schnappen, egal wer dran ist. Falsch geschnappt kostet eine Strafkarte.
hint-khamul-announce =
    { $low ->
        [0] Keine Punkte
        [one] Höchstens 1 Punkt
       *[other] Höchstens { $low } Punkte
    }? Sage Khamul an, bevor du ziehst. Niemand sagt dir, wann.
hint-ktu-open = Wähle drei starke Karten, hohe oder solche mit einer Kraft: Sie kommen zuletzt.
hint-ktu-special = Spiele höher, gleiche Karten zusammen. Manche Ränge haben Kräfte, sie stehen darauf.
hint-ktu-blind = Deine letzten Karten sind verdeckt. Decke eine auf: Passt sie nicht, nimmst du den Stapel.

# Examples beside the rules.
example-good =
    { $name ->
        [run-of-two] Ja: eine Zweierfolge.
        [run-of-three] Ja: eine Dreierfolge.
        [three-of-a-kind] Ja: ein Drilling.
        [pair] Ja: ein Paar.
        [solo] Ja: eine einzelne Karte.
        [Umbrella] Ja: ein Full House (Umbrella).
        [Mr] Ja: eine Straße (Mr.).
        [KARA-Umbrella] Ja: ein Regenbogen-Full-House (KARA Umbrella).
        [KARA-Mr] Ja: eine Regenbogen-Straße (KARA Mr.).
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

# The page: learning.
page-lesson-title = Deine Lektion
page-lesson-step = Schritt { $at } von { $of }
page-lesson-others = Die anderen spielen. Sieh zu, was sie tun.
page-lesson-left = Du spielst jetzt auf deine Art, und die anderen auch. Das ist gut so: Spiel die Runde zu Ende.
page-lesson-other = Das ist auch erlaubt. Aber die Lektion geht mit dem markierten Zug weiter.
page-lesson-back = Zurück zur Lektion
page-lesson-anyway = Meinen spielen
page-lesson-leave = Die Lektion verlassen? Die Runde kannst du auch ohne sie weiterspielen.
page-lesson-alone = Weiterspielen
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
page-keys-lay = eine Karte der Hand umlegen
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
        [I] einen Tipp bekommen
        [B] den letzten Zug zurücknehmen
        [M] mehr Zeit nehmen
       *[N] nichts werfen
    }
page-keys-own = Taste: { $what }
page-keys-shift = Umschalt
page-keys-change = Ein anderer Buchstabe in einem Feld tut dasselbe an seiner Stelle.
page-keys-type = einen Zug eintippen: play 8o 8r, pass, why play 8o 8r
page-keys-keys = diese Tasten
page-keys-close = schließen, was offen ist
page-keys-on = Tastenkürzel

# The page: Kartel.
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
page-kartel-times = Karten ×{ $times }
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
page-kartel-payments = Wer zahlt wem wie viel
page-kartel-sum = Summe
page-kartel-wheel = Jede Farbe schlägt die nächsten zwei: { $suits }, und wieder von vorn.
page-kartel-wheel-on = Jede Farbe schlägt die nächsten zwei: { $suits }, und wieder von vorn. { $suit } wird von { $first } und { $second } geschlagen.
page-kartel-ladder = Fünferblätter, von hoch nach niedrig
page-kartel-ladder-beats = schlägt es
page-kartel-ranks = Ränge, von niedrig nach hoch: 2 bis 8, Dame W, König K, Kaiserin Q, Gott G, Wahr Z

# The page: what the signs on a table mean. `page-legend-…` is a sign, as it is shown or described.
page-legend-count = 7 und eine Karte
page-legend-count-text = wie viele Karten jemand hat
page-legend-arrow = Pfeil
page-legend-arrow-text = wer am Zug ist
page-legend-robot = Roboter
page-legend-robot-text = auf diesem Platz spielt ein Bot
page-legend-clock = Uhr
page-legend-clock-text = abwesend: keine Verbindung zu diesem Platz
page-legend-suits-text = die Buchstaben der Farben: Gold, Grün, Schwarz, Blau, Rot
page-legend-pairs = Paar 6
page-legend-pairs-text = sechs Paare sind spielbar: drück für das erste, noch einmal für das nächste
page-legend-times = Karten ×3
page-legend-times-text = wie oft jede übrige Karte zählen würde, wenn die Runde jetzt endete
page-legend-played = dreifach, doppelt
page-legend-played-text = was deine Restkarten kosten; ab der vierten gespielten Karte kosten sie einfach
page-legend-star = Stern der Farben
page-legend-star-text = jede Farbe wird von den zweien geschlagen, deren Pfeile zu ihr führen
page-legend-boxes = gestrichelte Kästchen
page-legend-boxes-text = Karten, die nach einem Joker noch zu spielen sind
page-legend-last = letzte: zieht 5
page-legend-last-text = was jemand mit einer Karte zieht, wenn es sein muss
page-legend-chips = Ring und Zahl
page-legend-chips-text = übrige Chips
page-legend-reserve-text = Reservekarten, die offen liegen
page-legend-after = danach:
page-legend-after-text = deine Hand nach diesem Zug; Punkte zeigen, wo sie zusammenrückt
page-legend-eye = Auge 3
page-legend-eye-text = du hast diese Karte vor drei Zügen angesehen
page-legend-letters = Buchstaben 3
page-legend-letters-text = jemand anderes: die ersten Buchstaben des Namens
page-legend-heads = zwei Köpfe 3
page-legend-heads-text = alle haben sie gesehen
page-legend-ring = durchgestrichener Ring
page-legend-ring-text = wirft bei diesem Schnappen nicht mehr
page-legend-loudspeaker = Lautsprecher
page-legend-loudspeaker-text = hat Khamul angesagt
page-legend-has = hat 4 5×2
page-legend-has-text = Karten einer Hand, die alle gesehen haben
page-legend-alike = ×2 auf einer Karte
page-legend-alike-text = wie viele dieses Ranges du hast
page-legend-answer = schlag 9
page-legend-answer-text = die Karte, die zu schlagen ist
page-legend-threes = unter 3 ×2
page-legend-threes-text = Dreien, die darauf liegen und nicht zählen

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
french-one =
    { $rank ->
        [J] einen Buben
        [Q] eine Dame
        [K] einen König
        [A] ein Ass
       *[other] eine { $reader ->
            [page] { $rank ->
                [2] Zwei
                [3] Drei
                [4] Vier
                [5] Fünf
                [6] Sechs
                [7] Sieben
                [8] Acht
                [9] Neun
               *[10] Zehn
            }
           *[terminal] { $rank }
        }
    }
page-suit =
    { $suit ->
        [c] Kreuz
        [d] Karo
        [h] Herz
        [s] Pik
        [o] { suit-gold }
        [g] { suit-green }
        [k] { suit-black }
        [b] { suit-blue }
       *[r] { suit-red }
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
page-french-joker = Joker

# The page: Kartu Sama.
page-kartu-sama-turn-owes = { $turn }: schuldet noch { $owed }
page-kartu-sama-draw = { $count } ziehen
page-kartu-sama-draw-ends = Ziehen: beendet die Runde
page-kartu-sama-draw-move = { $count } ziehen
page-kartu-sama-joker =
    { $count ->
        [one] Nach einem Joker schuldest du 1 Karte.
       *[other] Nach einem Joker schuldest du { $count } Karten, jede muss auf die vorige passen.
    } Spielen?
page-kartu-sama-last = letzte: zieht { $count }
page-kartu-sama-top = Auf dem Ablagestapel: { $card }
page-kartu-sama-top-none = Auf dem Ablagestapel: nichts
page-kartu-sama-owed = Nach einem Joker geschuldet
page-kartu-sama-backs = Rückseiten { $backs }
page-kartu-sama-back = (Rückseite { $back })
page-kartu-sama-count = Deine Karten zählen { $sum }
ended-kartu-sama-out =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Karte mehr.
ended-kartu-sama-short = Der Zugstapel ist aufgebraucht: Das beendet die Runde.

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
page-krass-kariert-place =
    { $where ->
        [alone] allein
        [before] vor { $right }
        [after] hinter { $left }
       *[between] zwischen { $left } und { $right }
    }
page-krass-kariert-draws =
    Wer diesen Stich gewinnt, zieht { $count ->
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
page-krass-kariert-put = Steck { $card }, wohin du magst: { $where }.
page-krass-kariert-x = Wofür steht X?
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
page-khamul-values = Karten{"\u00AD"}werte
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
# A prompt, and what can be thrown between snaps.
page-khamul-anytime =
    { $prompt }{ $who ->
        [you] {""}
       *[other] .
    } Du darfst jederzeit { $by ->
        [value] Karten mit Wert { $value }
       *[rank] { $cards }
    } werfen.
page-khamul-may-use = { $name } darf { $card } nutzen
page-khamul-looked = Du hast deine Karten angesehen. { $turn }
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
ended-khamul-up = Die Karten werden aufgedeckt: Niemand hat Khamul angesagt.
ended-khamul-up-announced =
    Die Karten werden aufgedeckt: { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } Khamul angesagt.
ended-khamul-empty =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Karte mehr: { $score }.
ended-khamul-least =
    { $who ->
        [you] Deine Karten
       *[other] Die Karten von { $seat }
    } ergeben { $sum }, die wenigsten Punkte: 0 für die Runde.
ended-khamul-false =
    { $who ->
        [you] Falsch angesagt
       *[other] { $seat } hat falsch angesagt
    }: { $sum } ist mehr als { $low }. +{ $more }
ended-khamul-should =
    { $who ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $score } statt { $sum } Punkte: Mit { $low } oder weniger, vorher und jetzt, hätte Khamul angesagt werden müssen.

# The page: KTU. `$special` is what a rank does: a word on the card, and as a sentence.
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
page-ktu-known = hat { $cards }
page-ktu-no-deck = leer
page-ktu-pile = Stapel { $count }
page-ktu-burnt = verbrannt
page-ktu-answer = auf
page-ktu-only-threes =
    nur { $through ->
        [3] Dreien
       *[other] { $through }
    }
page-ktu-under =
    { $count ->
        [one] unter { $through }
       *[other] unter { $through } ×{ $count }
    }
page-ktu-fits-line = passt: { $fits }
page-ktu-beats-rule = Regel 4.1: was den Stapel schlägt
page-ktu-empty = Leerer Stapel: Alles darf gespielt werden.
ended-ktu-nobody = Die Runde kam bis zum letzten Zug: Niemand gewinnt sie.
page-ktu-before =
    { $open ->
        [0] { $closed } verdeckt
       *[other] offen: { $cards }; { $closed } verdeckt
    }
page-ktu-keep = Gut offen hinzulegen: { $free }hohe Karten.
page-ktu-how-many = Wie viele mit Rang { $rank }
page-ktu-closed = Deine verdeckten Karten

# The levels of bots.
level-dice = Zufall
level-dice-text = Spielt irgendeinen erlaubten Zug, ohne nachzudenken.
level-novice = Neuling
level-novice-text = Nimmt, was sofort am besten aussieht, und schaut nie voraus.
level-club = Vereinsspieler
level-club-text = Folgt den Regeln erfahrener Spieler und zählt mit.
level-strong = stark
level-strong-text = Probiert seine Züge einige Millisekunden lang in denkbaren Verteilungen aus.
level-expert = Meister
level-expert-text = Am stärksten; denkt am längsten.

# Warum ein Zug gut ist.
why-only = Es ist der einzige Zug, den die Regeln erlauben.
why-better = In { $worlds } gedachten Verteilungen gewinnt er { $best } von 100 Partien, der nächstbeste Zug { $other }: { $more } mehr, auf { $doubt } genau.
why-alike = In { $worlds } gedachten Verteilungen gewinnt er { $best } von 100 Partien, der nächstbeste Zug { $other }: Sie sind etwa gleich gut.
why-behind = In { $worlds } gedachten Verteilungen gewinnt er { $best } von 100 Partien, der nächstbeste Zug { $other }{ $because ->
    [points] . Aber er bringt in dieser Runde im Schnitt { $points } mehr, und darauf achtet ein Experte.
    [round] . Aber ein Experte achtet darauf, wie diese Runde ausgeht, nicht auf die Partie.
   *[chance] : Der Unterschied kann Zufall sein, auf { $doubt } genau.
}
why-ends = Damit ist die Runde sofort zu Ende.
why-points = Das bringt in dieser Runde im Schnitt { $points } mehr.
why-forced = In { $best } von 100 dieser Verteilungen bleibt danach nur ein einziger Zug übrig, sonst in { $other }.
why-certain = Sicher ist dann: { $what } ({ $why }).

# Die Seite: Tipps und Zurücknehmen.
page-advice = Tipp
page-advice-ask = Tipp
page-advice-back = Zurücknehmen
page-advice-thinking = Ein Experte denkt über deinen Zug nach.
page-advice-move =
    { $verb ->
        [play] Ein Experte würde { $cards } spielen.
        [pass] Ein Experte würde passen.
        [draw] Ein Experte würde ziehen.
       *[other] Ein Experte würde „{ $move }“ wählen.
    }
page-advice-close = OK
page-advice-took-back =
    { $who ->
        [you] Du hast deinen letzten Zug zurückgenommen.
       *[other] { $name } hat den letzten Zug zurückgenommen.
    }
page-replay-helped =
    { $by ->
        [hint] { $who ->
            [you] Hier hast du um einen Tipp gebeten.
           *[other] Hier hat { $name } um einen Tipp gebeten.
        }
       *[take_back] { $who ->
            [you] Hier hast du einen Zug zurückgenommen.
           *[other] Hier hat { $name } einen Zug zurückgenommen.
        }
    }

# Das Spiel des Tages.
page-daily-others = Wie es anderen erging
page-daily-place = { $points } { $count ->
    [1] Punkt
   *[other] Punkte
}. { $played ->
    [0] Noch niemand hat zu Ende gespielt.
    [1] Vor dir hat noch niemand zu Ende gespielt.
   *[other] Platz { $place } von { $played }: { $better ->
        [0] niemand war besser.
        [one] eine Person war besser.
       *[other] { $better } waren besser.
    }
}
page-daily-late = Diese Partie endete erst nach ihrem Tag und wird nicht gezählt.
page-daily-drawing = { $played ->
    [one] Ein Ergebnis
   *[other] { $played } Ergebnisse
} von { $least } bis { $most } Punkten. Deins: { $points }.
page-daily-range = { $from } bis { $to }
page-daily-legend = Wie viele Spieler wie viele Punkte haben: { $low ->
    [yes] weniger ist besser
   *[no] mehr ist besser
}. ▲ du, ● ein Meister
page-daily-table = Als Tabelle
page-daily-column-score = Punkte
page-daily-column-count = Ergebnisse
page-daily-column-who = Darunter
page-daily-you = du
page-daily-the-expert = der Meister
page-daily-expert-plays = Ein Meister spielt dieselben Karten auf deinem Platz. Das dauert ein paar Sekunden.
page-daily-expert = Ein Meister erreicht auf deinem Platz { $points }, gegen dieselben Bots.
page-daily-expert-see = Die Partie des Meisters ansehen
page-daily-expert-title = { $game }: Ein Meister spielt das Spiel des Tages
page-daily-secret = Bis der Tag um ist, sieht diese Karten nur, wer sie gespielt hat.
page-daily-told = Der Tag ist um: Wer den Link einer Partie hat, kann sie ansehen.
page-daily-more = Die Spiele von heute
