### Kartenhaus in German: the terminal.

# A match at the terminal.
terminal-your-name = { $name } (du)
terminal-heading =
    { $game }, { $seats ->
        [one] 1 Sitz
       *[other] { $seats } Sitze
    }{ $direction ->
        [counterclockwise] ; es geht gegen den Uhrzeigersinn, nach rechts
       *[clockwise] {""}
    }
terminal-hint = Tippe einen Zug, ? für deine Möglichkeiten, legend (Karten), rules (Regeln), score (Stand), table (Tisch) oder quit (Ende).
terminal-prompt = Dein Zug >
terminal-empty-line = Tippe einen Zug, oder ? für deine Möglichkeiten.
terminal-too-long = Diese Zeile ist zu lang.
terminal-seed = Ihr Seed war { $seed }.
terminal-would-work = Das ginge: { $moves }
terminal-in-total = { $round }. Insgesamt: { $scores }.

# Leaving.
terminal-keeps = Wenn du gehst, bleibt die Partie in { $file }.
terminal-unwritten = die Aufzeichnung lässt sich nicht schreiben: { $error }
terminal-not-written = Die Aufzeichnung lässt sich nicht schreiben: { $error }.
terminal-kept = Die Partie ist gesichert; { $kept }
terminal-go-on = weiter geht es mit: { $command }
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
terminal-verified-limit =
    { $count ->
        [one] Runde
       *[other] Runden
    } { $rounds }: Niemand konnte die Karten aussuchen, wenn auf mindestens einem Platz mit eigenem Beitrag jemand ehrlich gespielt hat, der nicht selbst den Server betrieb. Wer das war, zeigt die Aufzeichnung nicht, und auch nicht, ob jemand in die Karten gesehen hat.
terminal-verified-two =
    { $count ->
        [one] Runde
       *[other] Runden
    } { $rounds }: Ein Beitrag wurde zurückgehalten und zählt als Nullen. Der Server und wer ihn zurückhielt konnten zusammen zwischen zwei Stapeln wählen: dem mit diesem Beitrag und dem ohne ihn.
terminal-verified-alone =
    { $count ->
        [one] Runde
       *[other] Runden
    } { $rounds }: Kein Platz gab einen eigenen Beitrag, und wer gab, zog alle Zahlen allein. Das zeigt nur, dass danach keine Karte geändert wurde.
terminal-heard =
    { $count ->
        [one] Runde
       *[other] Runden
    } { $rounds }: { $what ->
        [own] Wie es die Seite während der Partie gesagt hat, und dein eigener Beitrag steckt in den Karten. Niemand konnte sie aussuchen.
        [two] Wie es die Seite während der Partie gesagt hat, und dein eigener Beitrag steckt in den Karten. Ein anderer wurde zurückgehalten; der Server und wer das tat konnten also zwischen zwei Stapeln wählen.
        [none] Wie es die Seite während der Partie gesagt hat. Du hattest keinen eigenen Beitrag in den Karten.
        [left] Du hattest einen Beitrag versprochen, und die Seite ließ ihn weg oder nannte ihn verspätet, oder ein anderes Gerät dieses Platzes gab einen.
        [unheard] Was die Seite gesagt hat, wurde nicht aufgehoben.
       *[other] Die Aufzeichnung sagt etwas anderes als die Seite während der Partie.
    }
terminal-cut =
    { $file }: Die Aufzeichnung endet mit { $rounds ->
        [one] Runde 1
       *[other] Runde { $rounds }
    }, bevor ihre Partie vorbei ist: Die Runden danach wurden entfernt
terminal-no-record = { $file } ist keine Aufzeichnung von Kartenhaus
terminal-unverified = ungeprüft: { $file } sagt nicht, wie gegeben wurde; die Partie lässt sich ansehen, aber nicht prüfen
terminal-unfinished = ungeprüft: { $file } ist nicht versiegelt; eine Seite versiegelt eine Aufzeichnung, wenn die Partie vorbei ist
terminal-nothing-kept = gesichert wurde nichts
terminal-not-kept = die Partie ließ sich in keiner Datei sichern ({ $error }); ihre Aufzeichnung steht oben
terminal-input-ended = die Eingabe endete vor der Partie; { $kept }
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
terminal-variant = Varianten ändern diese Zahlen (docs/variants.md):
terminal-none = keine
terminal-out = ist raus
terminal-had-turn = war schon dran
terminal-known = bekannt { $cards }
terminal-played = Gespielt: { $cards }  ({ $seat })
terminal-new-trick = Ein neuer Stich: Noch liegt nichts.
terminal-drawn = Gezogen: { $card } (noch { $count } einzustecken).
terminal-seat = Sitz { $seat }
terminal-no-cards = keine Karten
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
terminal-group-books = Fünferblätter, { $book }
terminal-taking = ({ $card }, an diese Stelle deiner Hand)
terminal-arrange = Du kannst auch jederzeit deine Reihe umordnen, etwa: { $move }
terminal-throw = Du kannst jetzt auch eine Karte auf den Ablagestapel werfen, etwa: { $move }
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

# The end of a round.
terminal-round =
    Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    } ({ $wins ->
        [chips] die Partie endet, wenn jemand nicht zahlen kann
        [target] niedrig gewinnt, bis { $target }
        [victories] die meisten gewonnenen Runden gewinnen
        [high] hoch gewinnt
       *[low] niedrig gewinnt
    })
terminal-backs = Rückseiten { $backs }
terminal-back-on-top = Rückseite { $back } oben
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
terminal-ended-last-turn = Sie kam bis zum letzten Zug.
terminal-ended-lowest =
    Am niedrigsten { $count ->
        [one] zählt
       *[other] zählen
    } { $seats }.
terminal-ended-nobody = Sie kam bis zum letzten Zug, und niemand gewinnt sie.
terminal-ended-places = Fertig in dieser Reihenfolge: { $seats }.
terminal-note-times =
    { $times ->
        [0] nicht gezählt
        [2] verdoppelt
        [3] verdreifacht
       *[other] { $times }-fach gezählt
    }, { $count ->
        [0] keine gespielt
       *[other] nur { $count } gespielt
    }
terminal-note-no-cards =
    keine Karten: { $less ->
        [0] 0
       *[other] −{ $less }
    }
terminal-note-lowest = am niedrigsten: zählt 0
terminal-note-falsely = zu Unrecht angesagt: { $penalty } mehr
terminal-note-should = hätte ansagen müssen: zählt { $missed }

# `kartenhaus games`.
terminal-game =
    { $game }: { $name }, { $min } bis { $max } Sitze, { $direction ->
        [counterclockwise] gegen den Uhrzeigersinn
       *[clockwise] im Uhrzeigersinn
    }
terminal-option = { $option }: { $values }
terminal-option-default = { $option }: { $values }, Vorgabe { $default }
terminal-option-number = eine Zahl von { $min } bis { $max }

# An einem Tisch im Netz: `kartenhaus join`.
join-name = Dein Name >
join-no-name = niemand hat einen Namen genannt; gib einen mit `--name` an
join-no-screen = `--screen` braucht ein Terminal; ohne das spielst du Zeile für Zeile
join-opened = Dein Tisch ist offen. Schick diesen Link an alle, die mitspielen sollen: { $link }
join-room = { $game }. Am Tisch: { $names }.
join-lobby-host = Du bist Host: `bot` setzt einen Bot an den Tisch, `start` beginnt die Partie.
join-lobby = Die Partie beginnt, wenn { $host } sie startet.
join-hint = Tippe einen Zug, ? zeigt, was du darfst, außerdem legend, rules, score, table, say, talk, leave und quit.
join-prompt-ready = Enter, wenn du bereit bist >
join-lost = Die Verbindung ist weg und wird neu aufgebaut. Tippe ruhig weiter: Ein Zug wird gespielt, sobald sie wieder steht.
join-back = Die Verbindung steht wieder.
join-waits = „{ $move }“ wird gespielt, sobald die Verbindung wieder steht.
join-not-understood = Die Seite hat etwas gesagt, das dieses Programm nicht versteht.
join-other-protocol = Die Seite spricht eine andere Version des Protokolls: Sie oder dieses Programm ist veraltet.
join-unknown-game = Das Spiel, das dort gespielt wird, kennt dieses Programm nicht.
join-no-room = Diesen Raum gibt es nicht, oder nicht mehr.
join-blocked = Der Proxy vor der Seite leitet keine WebSockets weiter. Wer sie betreibt, muss das einrichten (docs/hosting.md).
join-bad-key = Dieser Link öffnet keinen Platz in diesem Raum, oder keinen mehr.
join-given-up = Die Seite antwortet seit zehn Minuten nicht.
join-input-ended = Die Eingabe endete vor der Partie.
join-kept = Dein Platz bleibt dir. So kommst du zurück: kartenhaus join '{ $link }'
join-deals-not-kept = Was die Seite von ihrem Geben sagt, lässt sich nicht aufheben: { $error }
join-left = Du bist vom Tisch aufgestanden.
join-talk = `talk 1` sagt das Erste davon.
join-talk-none = Gerade gibt es nichts zu sagen.
join-queued = Für später gewählt: { $moves }
join-besides = Am Tisch: say TEXT, talk, ready, time (mehr Zeit), leave (aufstehen), quit (dein Platz bleibt dir).
join-besides-host = Als Host: bot STUFE, start; während einer Partie bot NAME (spielt für alle, die weg sind) und remove NAME.
join-nobody = Hier heißt niemand „{ $name }“.
join-no-match = Du spielst gerade in keiner Partie mit.
join-not-your-turn = Du bist nicht am Zug.
join-clock = Zeit für diesen Zug: { $time }
join-screen-lost = Keine Verbindung
join-screen-hint = ? Hilfe · Bild auf/ab Verlauf · Strg-C beenden
join-screen-page = Enter oder Esc: zurück zum Tisch · Bild auf/ab

# Tipps und Zurücknehmen, für wen gegen Bots spielt.
terminal-besides-alone = Gegen Bots auch: hint (was ein Experte täte), why (die Zahlen dazu), back (den letzten Zug zurücknehmen).
terminal-advice =
    { $said } Dafür tippe { $move }{ $figures ->
        [yes] ; für die Zahlen why
       *[no] {""}
    }.
terminal-why-none = Es gibt noch keinen Tipp: Tippe hint.
terminal-alone = Das gibt es nur an den Tischen einer Seite; hier spielst du allein gegen Bots.
