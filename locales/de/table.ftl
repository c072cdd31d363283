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
page-table-why = Warum?
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
page-table-last = letzte Karte!
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
page-over-won = Gewonnen!
page-over-shared = Gemeinsam gewonnen!
page-over-they =
    { $names } { $count ->
        [one] gewinnt!
       *[other] gewinnen!
    }
page-over-place = Platz { $place } von { $of }
page-over-ahead = Am Ende { $by } vor { $name }.
page-over-behind = { $name } war am Ende { $by } voraus.
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
page-after-turned = Sieh, wo es kippte
page-review = Wo es kippte
page-group = Statistik dieses Tisches
page-fair-check = Geben prüfen

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
        [I] einen Tipp bekommen
        [B] den letzten Zug zurücknehmen
       *[M] mehr Zeit nehmen
    }
page-keys-own = Taste: { $what }
page-keys-shift = Umschalt
page-keys-change = Ein anderer Buchstabe in einem Feld tut dasselbe an seiner Stelle.
page-keys-type = einen Zug eintippen: play 8o 8r, pass, why play 8o 8r
page-keys-keys = diese Tasten
page-keys-close = schließen, was offen ist
page-keys-on = Tastenkürzel

# The page: what the signs on a table mean. `page-legend-…` is a sign, as it is shown or described.
page-legend-count = 7 und eine Karte
page-legend-count-text = wie viele Karten jemand hat
page-legend-arrow = Pfeil
page-legend-arrow-text = wer am Zug ist
page-legend-robot = Roboter
page-legend-robot-text = auf diesem Platz spielt ein Bot
page-legend-clock = Uhr
page-legend-clock-text = abwesend: keine Verbindung zu diesem Platz

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
french-many =
    { $rank ->
        [A] Asse
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
        [7] Siebenen
        [8] Achten
        [9] Neunen
        [10] Zehnen
        [J] Buben
        [Q] Damen
       *[K] Könige
    }
page-french-joker = Joker

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

# Was jemand rät, der einem hilft.
advice = { $move }.
advice-because = { $move }: { $reason }.
advice-alike = Etwa gleich gut: { $move }.
advice-only = Etwas anderes erlauben die Regeln nicht.
advice-move = Wähl „{ $move }“

# Warum ein Zug gut ist.
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
page-advice-close = OK
page-advice-why = Warum?
page-advice-took-back =
    { $who ->
        [you] Du hast deinen letzten Zug zurückgenommen.
       *[other] { $name } hat den letzten Zug zurückgenommen.
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
