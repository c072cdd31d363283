### Khamul in German.

# What it is, in a line.
page-front-for-khamul = Für gutes Gedächtnis und schnelle Hände: vier verdeckte Karten, und was passt, wird geschnappt.
game-khamul = vier verdeckte Karten, zwei davon einmal gesehen: merken, schnappen, niedrig werden

# What wins.
page-aim-khamul = Die wenigsten Punkte gewinnen die Partie.

# A room: what was chosen.
page-settings-own-khamul =
    { $snaps ->
        [quick] kurzes
        [normal] normales
        [relaxed] ruhiges
       *[sealed] verdecktes
    } Schnappen, { $aids ->
        [none] keine Hilfen
        [marks] Zeichen
        [notes] Notizen
       *[recall] Erinnern
    }
page-option-false-khamul = ein falsches Khamul kostet

# What the options do, each with its clause.
option-khamul-match = was zwei Karten gemeinsam haben müssen, um zu passen (1.3)
option-khamul-snaps = window: geworfen wird nach einem Ablegen; anytime: auch am Anfang eines Zuges und mit einer Karte in der Hand (4.7)
option-khamul-false-khamul = wie viele Punkte eine falsche Ansage mehr zählt (7.3)
option-khamul-target = die Partie endet, wenn jemand diese Summe erreicht (7.6)
option-khamul-turn-limit = nach so vielen Zügen wird eine Runde aufgedeckt (7.7)
option-khamul-ranks = Ränge im Spiel, vom Ass an (1.1)
option-khamul-suits = Farben im Spiel (1.1)
option-khamul-row = Karten, die jede Reihe bekommt (2.1)
option-khamul-low = mit wie vielen Punkten höchstens Khamul anzusagen ist (6.1)
option-khamul-missed = was zählt, wer hätte ansagen sollen (7.2)
option-khamul-empty-row = wie viele Punkte abgezogen bekommt, wer keine Karten hat (7.5)

# The form of the options: what those mean whose values are called otherwise there.
page-option-text-khamul-snaps = nach einem Ablegen: geworfen wird nur dann; jederzeit: auch am Anfang eines Zuges und mit einer Karte in der Hand (4.7)

# What the options and values that only this game has are called.
page-option-match = Karten passen nach
page-option-snaps = geworfen wird
page-option-target = die Partie endet bei
page-option-value-anytime = jederzeit
page-option-value-rank = Rang
page-option-value-value = Wert
page-option-value-window = nach einem Ablegen

# Why a move is illegal.
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
refused-khamul-nothing-to-match = Der Ablagestapel ist leer: Es gibt keine Karte, zu der etwas passt.
refused-khamul-last-slot-for-taken = Behalte deine letzte Karte: Die genommene muss gegen sie getauscht werden.
refused-khamul-thrown-often = Du hast in dieser Runde fünfzig Mal außerhalb eines Schnappens geworfen: Öfter geht es nicht.
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
refused-khamul-arranged-often = Du hast deine Reihe in dieser Runde fünfzig Mal umgeordnet: Öfter geht es nicht.
refused-khamul-arranged-nothing = Deine Reihe ist leer: Es gibt nichts umzuordnen.
refused-khamul-no-slot = Diesen Platz in der Reihe gibt es nicht; gezählt wird ab 0.
refused-khamul-no-seat = Diesen Sitz gibt es nicht; gezählt wird ab 0.
refused-khamul-same-slot = Sieh zwei verschiedene Karten an.
refused-khamul-no-order = Nenne jeden Platz deiner Reihe einmal, in der neuen Reihenfolge.

# What happened.
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

# What is to be decided.
asked-khamul-peek =
    { $reader ->
        [page] Dreh zwei deiner Karten um. Du siehst sie nur einmal
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

talk-khamul =
    { $who ->
        [you] Du hast
       *[other] { $seat } hat
    } Khamul gesagt.

# What a friend advises.
move-khamul-peek = Sieh dir deine Karten { $slots } an
move-khamul-announce = Sag Khamul an
move-khamul-draw = Zieh eine Karte
move-khamul-take = Nimm { $card }
move-khamul-discard = Leg { $card } ab
move-khamul-switch = Leg { $card } an die Stelle deiner Karte { $slot }
move-khamul-snap = Wirf deine Karte { $slot }
move-khamul-done = Wirf nichts
move-khamul-look = Sieh dir deine Karte { $slot } an
move-khamul-give = Lass { $seat } eine Karte nehmen
move-khamul-exchange = Vertausch deine Karte { $slot } mit Karte { $other-slot } von { $seat }
move-khamul-decline = Nutz die Fähigkeit nicht
move-khamul-arrange = Ordne deine Reihe um
because-khamul-lower = Sie zählt { $value }, deine Karte { $slot } zählt { $own }
because-khamul-may-be-high = Deine Karte { $slot } hast du nicht gesehen, sie kann hoch sein
because-khamul-much =
    { $where ->
        [pile] { $card } auf dem Ablagestapel zählt { $value }
        [row] Deine zählt { $value }
       *[hand] Sie zählt { $value }
    }
because-khamul-power =
    { $power ->
        [look] Dann darfst du dir eine deiner Karten ansehen
        [give] Dann nimmt jemand anders eine Karte
       *[exchange] Dann darfst du eine deiner Karten vertauschen
    }
because-khamul-match = Das ist { $card }, ein Treffer
because-khamul-wrong-costs = Ein Fehlwurf kostet dich eine Karte
because-khamul-unseen = Du hast sie noch nicht gesehen
because-khamul-one-more = Eine Karte mehr zählt gegen { $seat }
because-khamul-low = Du kennst alle deine Karten, und sie sind niedrig

# The page. `$slot` is a card’s number in its row, from 1.
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
page-khamul-first =
    { $count ->
        [0] Dreh zwei deiner Karten um
       *[other] Und noch eine
    }
page-khamul-first-help = Du siehst sie nur einmal.
page-khamul-look-text =
    Merk dir { $count ->
        [one] Karte
       *[other] die Karten
    } { $slots }
page-khamul-look-help =
    Du siehst { $count ->
        [one] die Karte
       *[other] sie
    } nur jetzt, in Ruhe.
page-khamul-look-done =
    { $count ->
        [one] Karte
       *[other] Karten
    } verdecken
page-khamul-look-first = Sieh dir zuerst an, was offen liegt, und verdeck es.
page-khamul-values = Karten{"\u00AD"}werte
page-khamul-counts = Was Karten zählen
page-khamul-counts-zero = Roter König **0**
page-khamul-counts-ace = Ass **1**
page-khamul-counts-number = 2 bis 10 **ihre Zahl**
page-khamul-counts-ten = J, Q und K in Schwarz **10**
page-khamul-counts-twenty = Rote Dame **20**
page-khamul-power = Beim Ablegen
page-khamul-power-look = **Bube** sieh dir eine eigene Karte an
page-khamul-power-give = **Schwarze Dame** jemand nimmt eine Karte
page-khamul-power-swap = **Schwarzer König** tausch zwei Karten
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

# Headlines for what is to be decided, and the help under them.
page-khamul-drew = Du hast { $card } gezogen.
page-khamul-drew-help =
    { $power ->
        [look] Leg sie ab und sieh dir eine Karte an
        [give] Leg sie ab, und jemand nimmt eine Karte
        [exchange] Leg sie ab und tausch zwei Karten
       *[none] Leg sie ab
    }{ $switch ->
        [yes] , oder tipp die Karte an, die sie ersetzt
       *[no] {""}
    }.
page-khamul-took = Du hast { $card } genommen.
page-khamul-took-help = Tipp die Karte an, die sie ersetzt.
page-khamul-snap =
    Schnapp! Hast du { $by ->
        [value] eine Karte mit Wert { $value }
       *[rank] { french-one }
    }?
page-khamul-snap-help = Tipp sie an, um sie zu werfen. Passt sie nicht, nimmst du eine dazu.

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
page-khamul-look-at-two = { $slots } aufdecken
page-khamul-look-some =
    { $count ->
        [0] Tipp zwei Karten an
       *[other] Tipp noch eine an
    }
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
page-khamul-snap-which = Welche? Tipp sie an, um sie zu werfen.
page-khamul-choose-two = Tipp zwei deiner Karten an: Beide werden aufgedeckt.
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

# What the signs on the table mean. `…-text` is what a sign means, the other what it is.
page-legend-khamul-eye = Auge 3
page-legend-khamul-eye-text = du hast diese Karte vor drei Zügen angesehen
page-legend-khamul-letters = Buchstaben 3
page-legend-khamul-letters-text = jemand anderes: die ersten Buchstaben des Namens
page-legend-khamul-heads = zwei Köpfe 3
page-legend-khamul-heads-text = alle haben sie gesehen
page-legend-khamul-ring = durchgestrichener Ring
page-legend-khamul-ring-text = wirft bei diesem Schnappen nicht mehr
page-legend-khamul-loudspeaker = Lautsprecher
page-legend-khamul-loudspeaker-text = hat Khamul angesagt

# What keys do.
page-key-khamul-k = Khamul ansagen
page-key-khamul-n = nichts werfen

# In short.
page-guide-khamul-goal = Vier Karten liegen verdeckt vor dir. Merk sie dir, mach sie kleiner, wirf Gleiches ab, und sag rechtzeitig *Khamul*. Die wenigsten Punkte gewinnen.
page-guide-khamul-first = Am Anfang siehst du dir zwei deiner Karten an, einmal.
page-guide-khamul-turn = **Zieh** eine Karte. Leg sie ab, oder tausch sie gegen eine von deinen, die dann abgelegt wird. Oder **nimm** die oberste abgelegte, im Tausch gegen eine von deinen.
page-guide-khamul-switch = Die 2 ersetzt die 9, und die 9 wird abgelegt.
page-guide-khamul-snap = Auf jede abgelegte Karte darf **jeder** sofort eine vom selben Rang werfen, egal wer dran ist. Stimmt sie, ist sie weg; eine falsche kommt zurück und kostet eine Strafkarte.
page-guide-khamul-match = Eine 9 wird abgelegt, und deine Karte 4 ist eine 9: Wirf sie.
page-guide-khamul-powers = Beim Ablegen dürfen drei Arten von Karten etwas. **Bube:** sieh dir eine deiner Karten an. **Schwarze Dame:** Jemand nimmt eine Karte. **Schwarzer König:** Tausch eine deiner Karten gegen eine fremde, und sieh sie dir an.
page-guide-khamul-power = Ansehen, geben, tauschen.
page-guide-khamul-end = Mit **höchstens 5 Punkten** sag Khamul an, bevor du ziehst. Die anderen haben noch einen Zug; dann wird alles aufgedeckt. Die Runde endet auch, wenn jemand keine Karte mehr hat.
page-guide-khamul-low = Eine 2 und ein Ass, 3 Punkte: Zeit für Khamul.
page-guide-khamul-score = Die niedrigste Reihe zählt 0, die anderen, was sie haben. Falsch angesagt kostet 20 mehr; 5 gehabt und nichts gesagt zählt 20; keine Karte zählt −5. Bei 100 Punkten ist die Partie zu Ende.
page-guide-khamul-values = Ein roter König zählt nichts, eine rote Dame am meisten.

# At a glance.
page-glance-khamul-values = Was Karten zählen
page-glance-khamul-values-zero = Roter König: **0**
page-glance-khamul-values-ace = Ass: **1**
page-glance-khamul-values-number = 2 bis 10: **was draufsteht**
page-glance-khamul-values-ten = Bube, schwarze Dame, schwarzer König: **10**
page-glance-khamul-values-twenty = Rote Dame: **20**
page-glance-khamul-powers = Beim Ablegen
page-glance-khamul-powers-look = **Bube:** sieh dir eine deiner Karten an.
page-glance-khamul-powers-give = **Schwarze Dame:** Jemand nimmt eine Karte.
page-glance-khamul-powers-swap = **Schwarzer König:** Tausch eine Karte, und sieh sie dir an.
page-glance-khamul-calls = Am Ende
page-glance-khamul-calls-low = Niedrigste Reihe: **0**. Keine Karte: **−5**.
page-glance-khamul-calls-wrong = Khamul mit mehr als 5: **20 mehr**.
page-glance-khamul-calls-silent = Höchstens 5, und kein Khamul: **20**.

# A lesson: what it says at each step, in Markdown; and hints for who plays for the first time.
lesson-khamul-look = Vier Karten liegen verdeckt vor dir. Einmal darfst du **zwei ansehen**: Tippe auf Karte 2 und Karte 4.
lesson-khamul-draw = **Merke sie dir**: Du siehst sie nicht noch einmal. Verdecke sie, dann zieh eine Karte.
lesson-khamul-switch = Wenig Punkte gewinnen, und eine 2 ist gut. Tippe auf Karte 2, die 9, die du gesehen hast, und ersetze sie.
lesson-khamul-snap = Deine 9 liegt oben, und Karte 4 ist auch eine 9. Wer denselben Rang hat, darf sie **sofort abwerfen**: Tippe auf Karte 4.
lesson-khamul-done = Es passte: eine Karte weniger. Von einer weiteren 9 weißt du nichts, also: *Nicht schnappen*.
lesson-khamul-wait = Bea hat eine 6 abgelegt. Du kennst keine, und falsch geschnappt kostet eine Strafkarte: *Nicht schnappen*.
lesson-khamul-power = Zieh eine Karte.
lesson-khamul-jack = Buben, schwarze Damen und schwarze Könige haben **Kräfte**. Lege den Buben ab, dann darfst du eine deiner Karten ansehen.
lesson-khamul-see = Tippe auf Karte 1, die du noch nicht kennst, und sieh sie an.
lesson-khamul-none = Merke sie dir, und verdecke sie. Ein Bube ist sie nicht: *Nicht schnappen*.
lesson-khamul-turn = Bea hat eine 7 abgelegt, und deine Karte 1 ist eine 7. Du darfst sie abwerfen, **obwohl du nicht dran bist**: Tippe auf Karte 1.
lesson-khamul-enough = Nur noch zwei Karten. Von einer weiteren 7 weißt du nichts: *Nicht schnappen*.
lesson-khamul-again = Zieh eine Karte.
lesson-khamul-ace = Ein Ass zählt 1. Tippe auf Karte 2, die du nie gesehen hast, und ersetze sie.
lesson-khamul-over = Es war eine 10: gut, dass sie weg ist. *Nicht schnappen*.
lesson-khamul-last = Bea hat eine 5 abgelegt, und du hast keine: *Nicht schnappen*.
lesson-khamul-khamul = Du hast eine 2 und ein Ass, 3 Punkte. Mit höchstens 5 solltest du **Khamul ansagen**, bevor du ziehst. Drücke *Ansagen*.
lesson-khamul-end = Alle anderen sind noch einmal dran, dann wird aufgedeckt. Wirst du gefragt, wähle *Nicht schnappen*. Wer mit zu viel ansagt, zahlt 20.
hint-khamul-look = Tippe zwei Karten an: Sie bleiben offen, bis du sie verdeckst. Du siehst sie nicht noch einmal.
hint-khamul-snap =
    { $match ->
        [value] Derselbe Wert
       *[rank] Derselbe Rang
    }? Tippe auf deine Karte, um sie zu werfen, egal wer dran ist. Falsch geschnappt kostet eine Strafkarte.
hint-khamul-announce =
    { $low ->
        [0] Keine Punkte
        [one] Höchstens 1 Punkt
       *[other] Höchstens { $low } Punkte
    }? Sage Khamul an, bevor du ziehst. Niemand sagt dir, wann.

# Examples beside the rules.
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

# The goal.
terminal-goal-khamul = Ziel: eine Reihe von niedrigem Wert. Zieh und tausche, merke dir, was wo liegt, wirf, was gleich ist; sag Khamul an mit { $low } Punkten oder weniger. Die niedrigste Summe gewinnt; bei { $target } Punkten endet die Partie.

# The cards.
terminal-legend-khamul-values = Werte: A 1, 2 bis 10 ihre Zahl, J (Bube) 10, { $black-queens } 10, { $red-queens } 20, { $black-kings } 10, { $red-kings } 0.
terminal-legend-khamul-powers = Fähigkeiten beim Ablegen: Bube (J) eine eigene Karte ansehen; schwarze Dame (Q) eine Karte geben; schwarzer König (K) vertauschen.
terminal-legend-khamul-match =
    Karten sind gleich, wenn ihr { $match ->
        [value] Wert
       *[rank] Rang
    } gleich ist. T ist die 10. Plätze zählen ab 0: Der erste ist Karte 0.

# The table and the end of a round at the terminal.
terminal-khamul-announced = hat Khamul angesagt
terminal-khamul-ended-announced = { $seat } hatte Khamul angesagt.

# The lab's tools. A name begins a sentence.
lab-tool-khamul-announcing = Khamul ansagen
lab-tool-khamul-gamble = Khamul ansagen, ohne zu wissen, dass die Reihe niedrig ist
lab-tool-khamul-taking = Die abgelegte Karte nehmen
lab-tool-khamul-keeping = Die gezogene Karte ablegen
lab-tool-khamul-snapping = Eine gleiche Karte werfen
lab-tool-khamul-blind = Eine Karte werfen, die man nicht gesehen hat
lab-tool-khamul-look = Mit einem Buben eine Karte ansehen
lab-tool-khamul-give = Mit einer schwarzen Dame eine Karte geben
lab-tool-khamul-exchange = Mit einem schwarzen König tauschen

# The rules, clause by clause: `rule-khamul` is what stands before the first section,
# `rule-khamul-<section>` a heading.
rule-khamul =
    Ein Gedächtnisspiel: vier Karten verdeckt vor dir, zwei davon einmal gesehen. Bring sie auf wenige Punkte, wirf weg, was passt, und sag rechtzeitig Khamul an. 2 bis 8 Sitze, am besten 4.
rule-khamul-1 = Karten
rule-khamul-1-1 =
    Die 52 französischen Karten. Karten sind Rang, dann Farbe: `A 2 … 9 T J Q K`, `c d h s`. Rot: `d h`. Schwarz: `c s`.
rule-khamul-1-2 =
    Werte: Ass bis 10 ihre Zahl; Bube 10; schwarze Dame 10; rote Dame 20; roter König 0; schwarzer König 10.
rule-khamul-1-3 =
    Zwei Karten *passen zusammen*, wenn ihr Rang gleich ist, gleich welcher Farbe (Option `match` = `rank`, Standard; unsere Lesart: Der Urtext sagt sowohl Zahl als auch Wert, und am Tisch vergleicht man, was gedruckt ist), oder, mit `match` = `value`, wenn ihr Wert (1.2) gleich ist.
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
rule-khamul-4-7 =
    Mit `snaps` = `anytime` (eine spätere Option; Standard `window`) darf jeder auch am Anfang eines Zuges, seines eigenen oder eines anderen, und solange der, der am Zug ist, eine Karte in der Hand hat, einen Platz werfen (4.1 bis 4.3): auf die Karte, die dann oben auf dem Ablagestapel liegt, auch auf eine, die beim Nehmen frei wurde. Die Fähigkeit einer passenden Karte wird sofort genutzt (4.2), dann geht der Zug weiter. Auf einen leeren Ablagestapel wird nicht geworfen; und wer am Zug ist, eine genommene Karte in der Hand hat und nur noch einen Platz, behält ihn für diese Karte (3.4). Höchstens 50-mal in einer Runde wirft jeder so, richtig oder falsch: Wo ein falscher Wurf nichts kostet, weil keine Karte mehr zu ziehen ist, könnte ein Programm ewig weitermachen. Niemand muss antworten, darum gibt es zu solchen Würfen kein `done`. Der Urtext erlaubt Würfe jederzeit. Der Standard ist unsere Lesart: Am Tisch sehen alle denselben Moment, im Netz kann eine Karte fort sein, bevor ein Wurf ankommt; darum gibt es nach jedem Ablegen eine Zeit, in der alle antworten können (4.6). Bots werfen nur beim Schnappen. Eine Oberfläche lehnt einen Wurf auf eine Karte, die nicht mehr oben liegt, als veraltet ab; er kostet nichts.
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
    Ein Ansager, dessen Reihe bei der Ansage (nicht am Anfang seines Zuges: nach 4.7 kann er seitdem geworfen haben) über 5 war und beim Aufdecken über 5 ist, hat falsch angesagt: Er zählt seine Reihe und `false_khamul` dazu (Option, 0 bis 50, Standard 20; unsere Lesart: Der Urtext kennt keine solche Strafe, aber ohne sie kostete eine Ansage nichts). Kein Programm verweigert, empfiehlt oder erzwingt je eine Ansage: Das würde verraten, was in der Reihe liegt.
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
    Solange die Runde läuft und der erste Blick (2.2) vorbei ist, darf jeder jederzeit seine Reihe umordnen, ohne hinzusehen (um die anderen zu verwirren): im Zug jedes Sitzes, beim Schnappen, auch wenn er fertig ist, und während eine Fähigkeit offen ist. Höchstens 50-mal in einer Runde; der Urtext kennt keine Grenze, aber ein Programm könnte ewig weitermachen. Eine Reihe ohne Plätze lässt sich nicht umordnen. Es ändert sonst nichts, und alle sehen, welcher Platz wohin kam. Eine Oberfläche lehnt einen Zug, der für eine inzwischen veränderte Reihe gemeint war (ein Platz, der geworfen, getauscht, angesehen oder vertauscht wird, oder eine weitere Umordnung), als veraltet ab; er kostet nichts.
rule-khamul-9 = Text
rule-khamul-9-1 =
    Züge: `peek <i> <j>` (2.2; i < j, gelesen wird jede Reihenfolge); `khamul`; `draw`; `take`; `discard` oder `switch <i>` für die Karte in der Hand; `snap <i>` (4.1; wo 4.7 es außerhalb eines Schnappens erlaubt, auch von einem Sitz, der nicht am Zug ist, und dann nie unter den erlaubten Zügen aufgezählt); `done` (in diesem Schnappen nichts mehr); `look <i>` (5.1); `give <Sitz>` (5.2); `exchange <i> <Sitz> <j>` (5.3: eigener Platz i gegen Platz j jenes Sitzes); `decline` (eine Fähigkeit); `arrange <alter Platz des neuen Platzes 0> <… 1> …` (8.1; auch von einem Sitz, der nicht am Zug ist, nie unter den erlaubten Zügen aufgezählt; wo 8.1 es verbietet, ein unerlaubter Zug).
rule-khamul-9-2 =
    Plätze und Sitze zählen ab 0. Ein Platz oder Sitz, den es nicht gibt, derselbe Platz zweimal in `peek` und ein bloßes `arrange` sind unerlaubte Züge.
rule-khamul-9-3 =
    Zustand, außer den gemeinsamen Feldern: `rows` (je Sitz eine Liste von Karten, Platz 0 zuerst), `in_hand` (null oder `{"{"}"card","from"{"}"}`, von `draw` oder `discard`), `draw` (oberste zuerst), `discard` (unterste zuerst), `power` (null oder `{"{"}"seat","card"{"}"}`, offen), `snap` (null oder je Sitz: fertig), `announcer` (Sitz oder null), `turn` (wer am Zug ist, auch beim Schnappen; null beim ersten Blick), `turns` (in dieser Runde vorbei).
rule-khamul-9-4 =
    Vor einem Sitz verborgen: jede Karte in jeder Reihe, auch der eigenen, auch eine, die alle hineinkommen sahen (das Erinnern ist das Spiel), und der Zugstapel. Eine gezogene Karte ist in der Sicht dessen, der sie gezogen hat, solange er sie in der Hand hat, und in keiner anderen. Was ein Sitz einmal gezeigt bekommt (2.2, 4.3, 5.1, 5.3), wird ihm gesagt und steht in keiner späteren Sicht. Was von einem Zug gesagt wird, darf die Karte nennen, die er zeigt, auch wenn sie danach verdeckt liegt: einen falschen Wurf allen; eine eingetauschte Karte allen, wenn sie genommen war, und dem, der sie zog, wenn sie gezogen war. Bekannt: der Ablagestapel, die Länge der Reihen, wohin Karten gingen, und dass jemand welchen Platz angesehen hat.
rule-khamul-10 = Varianten
rule-khamul-10-1 =
    Eine Variante ändert eine oder mehrere dieser Zahlen. `ranks` (2 bis 13, Standard 13): wie viele Ränge im Spiel sind, vom Ass an; `suits` (1 bis 4, Standard 4): wie viele Farben, die ersten von `c d h s`. Abgelehnt wird ein Tisch, dessen Reihen (2.1) alle Karten im Spiel bekommen oder mehr. `row` (2 bis 6, Standard 4): die Karten, die jeder Sitz bekommt (2.1). `low` (0 bis 30, Standard 5): die Punkte von 6.1, 7.2 und 7.3, bis zu denen eine Reihe niedrig ist. `missed` (0 bis 50, Standard 20): was nach 7.2 zählt, wer hätte ansagen sollen. `empty_row` (0 bis 30, Standard 5): wie weit unter 0 ein Sitz ohne Karten nach 7.5 kommt.
rule-khamul-11 = Wo unsere Regeln über den Text hinausgehen
rule-khamul-11-text =
    Diese Punkte lässt der Text offen; wir haben sie entschieden. Das meiste davon lässt sich am Tisch ändern.

    - Der erste Geber wird ausgelost, dann gibt reihum der Nächste (2.3).
    - Karten passen nach dem Rang (1.3). Der Text sagt einmal Zahl und einmal Wert; `match=value` ist die andere Lesart.
    - Geworfen wird nach einem Ablegen, und der Tisch wartet darauf (4.1). Der Text erlaubt es jederzeit; dem kommt `snaps=anytime` am nächsten (4.7): nicht, während eine Fähigkeit offen ist, nicht mit dem letzten Platz, den eine genommene Karte braucht, nicht nach `done` in einem Schnappen, und außerhalb eines Schnappens höchstens 50-mal in einer Runde.
    - Eine Reihe darf man in einer Runde höchstens 50-mal umordnen (8.1).
    - Die oberste Karte des Ablagestapels bleibt beim Mischen liegen (3.8).
    - Auf jede Fähigkeit darf man verzichten (5).
    - Angesagt wird am Anfang eines Zuges, vor dem Ziehen, mit jeder Reihe (6.1).
    - Eine falsche Ansage kostet 20 Punkte (7.3). Im Text steht keine solche Strafe, aber ohne sie kostete eine Ansage nichts; `false_khamul=0` nimmt sie weg.
    - Eine versäumte Ansage zählt nur, wo man vorher am Zug war (7.2).
    - Bei Gleichstand um die niedrigste Reihe zählen alle 0 (7.4), und eine leere Reihe zählt −5, was auch die anderen haben (7.5).
    - Eine Runde endet nach 500 Zügen (7.7).
    - Die Varianten (10) sind von uns.
