### Kartenhaus in German: the site around the tables, and what everything needs.

# The language's name, in itself.
language = Deutsch

# What joins a list: all but the last with commas, then the last.
list-and = { $all } und { $last }
list-or = { $all } oder { $last }

# On the page.
page-you = du
page-seat = Platz { $seat }

# The page: the shell, the line, notices.
page-no-name = Ein Name braucht mindestens einen Buchstaben.
page-offline = Der Server hat nicht geantwortet. Bist du online?
page-failed = Der Server konnte es nicht tun.
page-name-taken =
    An offenen Tischen heißt schon jemand anders „{ $name }“. { $free ->
        [none] Nimm einen anderen Namen.
       *[other] „{ $free }“ ist frei.
    }
page-turn-title = Du bist dran – { $game }
page-turn-waits = Der Tisch wartet auf dich.
page-turn = Du bist dran.
page-line-no-referee = Die Spielleitung kann gerade nicht gefragt werden.
page-line-unanswered = Die Verbindung brach ab, bevor die Spielleitung antwortete.
page-line-outdated = Diese Seite ist veraltet.
page-line-not-sent = „{ $move }“ wurde nicht geschickt: Der Tisch hat sich inzwischen verändert.
page-line-unsure = Die Verbindung brach ab, während „{ $move }“ unterwegs war: Sieh im Protokoll nach.

# The page: its pages, and what leads to them.
page-title-front = Kartenhaus: fünf Kartenspiele, ein Link
page-title-about = Über Kartenhaus
page-title-rules = Regeln – Kartenhaus
page-title-rules-of = { $game }: Regeln – Kartenhaus
page-title-clauses-of = { $game }: alle Regeln im Wortlaut – Kartenhaus
page-title-daily = Spiel des Tages – Kartenhaus
page-title-you = Du – Kartenhaus
page-title-ranking = Rangliste – Kartenhaus
page-title-lab = Das Labor – Kartenhaus
page-title-lab-of = { $game } im Labor – Kartenhaus
page-title-own = Deine Statistik – Kartenhaus
page-title-group = Statistik eines Tisches – Kartenhaus
page-title-status = Status – Kartenhaus
page-nowhere = Seite nicht gefunden
page-nowhere-why = Prüf den Link: Vielleicht fehlt ein Stück davon.
page-broken = Auf dieser Seite ist etwas schiefgegangen.
page-unfetched = Das konnte nicht geladen werden.
page-try-again = Noch einmal versuchen
page-to-games = Zu den Spielen
page-site = Seiten
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-about = Über
page-games = Spiele
page-rules-unknown = Es gibt kein Spiel „{ $game }“
page-rules-fetching = Die Regeln werden geholt…
page-rules-sections = Abschnitte
page-rules-table = Tabelle
page-rules-short = Die Regeln in Kürze
page-rules-clauses = Alle Regeln im Wortlaut
page-rules-here = An diesem Tisch:
page-rules-lab = Was das Labor herausfand

# The page: the front page.
page-front-title = Fünf Kartenspiele. Ein Link.
page-front-hello = Spiel sofort gegen Bots, oder schick deinen Freunden einen Link. Ohne Konto, ohne Installation.
page-your-name = Dein Name
page-front-play = Jetzt spielen
page-front-invite = Freunde einladen
page-front-seats = { $least } bis { $most } Spieler, am besten zu { $good }
page-front-minutes = etwa { $minutes } Minuten
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
page-records = Was du erreicht hast
page-records-matches =
    { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $won } gewonnen
page-records-streak =
    { $longest } Siege in Folge{ $streak ->
        [0] {""}
        [1] {""}
       *[other] , jetzt { $streak }
    }
page-records-round =
    beste Runde: { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }
page-records-total =
    beste Partie: { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }
page-ranking = Rangliste
page-front-open-tables = Offene Tische
page-front-facts = { $least }–{ $most } Spieler · { $minutes } Min.
page-front-daily = Alle bekommen dieselben Karten.
page-front-yours = Deine Tische
page-front-finished = Beendete Partien
page-front-clear = Leeren
page-front-clear-what = die Liste der beendeten Partien
# The page: tables that are open to everyone. `$wait` is one of the two after it.
page-open-quick = Schnelle Partie
page-open-none = Noch wartet niemand.
page-open-new = gerade eröffnet
page-open-waits = seit { $time }
page-open-gathers = noch nicht begonnen
page-open-people =
    { $people ->
        [one] ein Spieler
       *[other] { $people } Spieler
    }
page-open-seats =
    { $people ->
        [one] ein Spieler
       *[other] { $people } Spieler
    }, { $seats ->
        [one] ein Platz frei
       *[other] { $seats } Plätze frei
    }{ $door ->
        [yes] , der Host lässt ein
       *[no] {""}
    }
page-open-ranked = gewertet
page-open-join = Mitspielen
page-open-watch = Zuschauen
page-open = Offen für alle
page-open-text = Wer Mitspieler sucht, findet diesen Tisch auf der Startseite und kann mitspielen oder zuschauen.
page-open-is = Dieser Tisch ist offen für alle.
page-open-yours = Dein Tisch ist jetzt offen: Andere können die Plätze der Bots nehmen.
page-stage =
    { $stage ->
        [lobby] noch nicht begonnen
        [playing] läuft
        [round-over] zwischen zwei Runden
       *[match-over] Partie vorbei
    }

page-time-days = { $days } Tage
page-time-hours = { $hours } h
page-time-minutes = { $minutes } min

# The page: what a host chooses. `page-clock-live` is a choice, `page-clock-live-text` what it means.
page-clock = Uhr
page-clock-more = Mehr Zeit
page-clock-off = Ohne Uhr
page-clock-off-text = Alle denken, so lange sie mögen.
page-clock-gentle = Sanfte Uhr
page-clock-gentle-text = Nach 90 Sekunden Abwesenheit springt ein Bot ein; wer da ist, wird nicht gedrängt.
page-clock-live = Schnelle Uhr
page-clock-live-text = Eine halbe Minute für jede Entscheidung, dann spielt ein Bot.
page-clock-days = Zug um Zug
page-clock-days-text = Drei Tage für jede Entscheidung: Spiel, wenn du Zeit findest.
page-bots = Tempo der Bots
page-bots-quick = Schnelle Bots
page-bots-quick-text = Bots spielen fast sofort.
page-bots-normal = Normale Bots
page-bots-normal-text = Bots warten etwa eine Sekunde, bevor sie spielen.
page-bots-slow = Langsame Bots
page-bots-slow-text = Bots warten etwa drei Sekunden, damit alle mitkommen.
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
page-door-removed = { $name } möchte zurückkommen. Du hattest diese Person oder jemanden aus demselben Netz vom Tisch genommen.
page-door-admit = Hereinlassen
page-door-turn-away = Abweisen
page-door-knock = Als „{ $name }“ anklopfen
page-door-waits = Du stehst vor der Tür. Warte, bis der Host dich hereinlässt.
page-door-leave = Wieder gehen
page-door-refused = Der Host hat dich nicht hereingelassen.
page-takeover = Einsteigen
page-takeover-text = Nachzügler dürfen während der Partie den Platz eines Bots nehmen und spielen ab der nächsten Runde mit.
page-duplicate = Duplikat
page-duplicate-off = Neue Karten
page-duplicate-off-text = Jede Partie hat ihre eigenen Karten.
page-duplicate-two = Zwei Partien
page-duplicate-two-text = Dieselben Karten zweimal; beim zweiten Mal haben alle das Blatt, das vorher jemand anders hatte. Am Ende seht ihr, wer am meisten daraus gemacht hat.
page-duplicate-three = Drei Partien
page-duplicate-three-text = Dieselben Karten dreimal, jedes Mal von anderen Plätzen aus; zu zweit nur zweimal.
page-duplicate-four = Vier Partien
page-duplicate-four-text = Dieselben Karten viermal, jedes Mal von anderen Plätzen aus; höchstens so oft, wie Leute mitspielen.
page-duplicate-part = Duplikat: Partie { $part } von { $of }
page-duplicate-next = Als Nächstes kommen dieselben Karten, von anderen Plätzen aus. Wiederholungen gibt es erst nach der letzten Partie.
page-duplicate-over = Wie viele Punkte besser als der Durchschnitt mit denselben Karten
page-duplicate-player = Name
page-duplicate-points = Besser um
page-duplicate-again = Noch einmal dieselben Karten
page-programs = Programme
page-programs-text = Bots, die jemand geschrieben hat, dürfen sich hier hinsetzen. Sie sind gekennzeichnet.
page-settings = Die Einstellungen des Tisches
page-settings-host = Nur der Host ändert sie.
page-settings-line =
    { $said }, { $chat ->
        [yes] Chat
       *[no] kein Chat
    }{ $talk ->
        [yes] {""}
       *[no] , kein Schnellchat
    }{ $takeover ->
        [yes] {""}
       *[no] , kein Einsteigen auf Plätze von Bots
    }{ $bots ->
        [quick] , schnelle Bots
        [slow] , langsame Bots
       *[normal] {""}
    }{ $programs ->
        [yes] , Programme dürfen mitspielen
       *[no] {""}
    }{ $open ->
        [yes] , offen für alle
       *[no] {""}
    }{ $ranked ->
        [yes] , gewertet
       *[no] {""}
    }{ $duplicate ->
        [off] {""}
       *[other] , Duplikat
    }

# The page: options. `page-option-<name>` is what an option is called, and `page-option-value-<value>`
# a word that it can be; what only one game has is called in that game's words.
page-options-standard = Normale Regeln
page-options-changed =
    { $varied ->
        [yes] Variante der Regeln
       *[no] Normale Regeln
    }, { $count ->
        [one] 1 Änderung
       *[other] { $count } Änderungen
    }: { $changes }
page-options-change = { $option }: { $text }
page-effects = Was das mit einer Runde macht
page-options-depends = hängt vom Tisch ab
page-options-yes = ja
page-options-no = nein
page-option-count = Wertung nach
page-option-rounds = Runden
page-option-turn-limit = höchstens so viele Züge
page-option-value-points = Punkten
page-option-value-victories = Siegen

# The page: a room before its match, and who sits there.
page-lobby-sit = Hinsetzen
page-lobby-invited = { $host } lädt dich zum Spielen ein.
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
            [dice] Zufall
            [novice] Neuling
            [club] Vereinsspieler
            [strong] stark
            [expert] Meister
           *[other] { $level }
        }
    }
page-seats-away = abwesend
page-seats-reconnecting = verbindet sich neu …
page-seats-delegated = ein Bot spielt
page-seats-later = ab der nächsten Partie
page-seats-next-round = ab der nächsten Runde
page-seats-rename = Umbenennen
page-seats-leave = Aufstehen
page-seats-leave-table = vom Tisch
page-seats-stand-in = Bot springt ein
page-seats-stand-in-for = für { $name }
page-seats-make-host = Zum Host machen
page-seats-mute = Stummschalten
page-seats-remove = Entfernen
page-seats-remove-sure = { $name } vom Tisch nehmen?
page-seats-remove-not = Behalten
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
page-delegated = Ein Bot spielt für { $name }.
page-back = { $name } ist wieder da.
page-removed = Der Host hat { $name } vom Tisch genommen.
page-removed-you = Der Host hat dich vom Tisch genommen. Du kannst weiter zuschauen und fragen, ob du zurückkommen darfst.
page-removed-ask = Als „{ $name }“ fragen, ob du zurückdarfst
page-host-you = Du bist jetzt Host.
page-host = { $name } ist jetzt Host.

# The page: away and back.
page-away = { $name } ist abwesend.
page-match-away-for-host = { $name } ist abwesend. { $host } kann solange einen Bot spielen lassen.
page-match-host-away = { $name } ist abwesend und der Host. Gleich ist jemand anders der Host und kann einen Bot spielen lassen.
page-match-returned = Ein Bot hat für dich gespielt, während du weg warst. Jetzt spielst du wieder.
page-match-cleared = Der Host hat den Tisch abgeräumt, um vor der nächsten Partie etwas zu ändern.

# The page: table talk.
page-settings-talk = Schnellchat
page-settings-talk-text = Fertige Sätze über das, was alle sehen, etwa „Bea hat noch zwei Karten.“

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
page-preset-days = Zug um Zug

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
page-invite-by-hand =
    { $keys ->
        [touch] Halte den Link gedrückt und wähle „Kopieren“.
        [mac] Der Link ist markiert: Kopiere ihn mit Cmd+C.
       *[other] Der Link ist markiert: Kopiere ihn mit Strg+C.
    }
page-invite-done = Kopiert ✓
page-invite-share = Teilen…
page-invite-code = QR-Code
page-invite-code-of = QR-Code: { $title }
page-invite-loopback = Dieser Link geht nur auf diesem Rechner: So ({ $host }) nennt jeder Rechner sich selbst. Für andere starte die Seite mit `--listen 0.0.0.0:4747`, und öffne hier die eigene Adresse dieses Rechners, etwa `http://192.168.1.7:4747` (`docs/hosting.md`).

# The page: a room, its bar and what lies over the table.
page-room-opening = Der Raum wird geöffnet…
page-room-unfetched = Der Tisch konnte nicht geholt werden.
page-room-load = Neu laden
page-gone-renewed = Kartenhaus ist erneuert worden
page-gone-renewed-why = Diese Seite ist älter als der Server. Dein Platz und die Partie bleiben erhalten.
page-gone-renewed-load = Die neue Seite laden
page-gone = Raum nicht gefunden
page-gone-daily = Das Spiel des Tages spielt man allein. Wenn der Tag um ist (UTC), zeigt dieser Link die Partie. Du kannst dasselbe Spiel selbst spielen.
page-gone-why = Prüf den Link. Räume, die niemand benutzt, werden nach einer Weile entfernt.
page-bar-home = Kartenhaus, zu den Spielen
page-bar-line =
    { $line ->
        [connecting] verbinde…
        [open] verbunden
        [reconnecting] verbinde neu…
       *[closed] getrennt
    }
# Before the first deal of a game that is new to the player.
page-first-deal = Karten geben
page-first-show = Zeig’s mir
page-bar-round =
    Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
    }
page-bar-score = du { $points }
page-bar-saved = Tisch gesichert, verbinde neu…
page-bar-broke = Verbindung verloren. Verbinde neu…
page-bar-blocked = Der Tisch kann nicht gezeigt werden: Der Proxy vor diesem Server leitet keine WebSockets weiter. Wer ihn betreibt, muss das einrichten (docs/hosting.md).
page-bar-waits = Wird geschickt, sobald du wieder online bist: { $move }.
# What waits while there is no connection; `$cards` are the cards of a play.
page-move =
    { $verb ->
        [play] { $cards } spielen
        [pass] passen
        [draw] ziehen
       *[other] dein Zug
    }
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
        [legend] Legende
        [glance] Auf einen Blick
        [history] Was hier gespielt wurde
        [review] Wo es kippte
        [daily] Spiel des Tages
        [preferences] Deine Einstellungen
       *[keys] Tasten
    }

# The page: a match.
page-match-remarks =
    neue { $count ->
        [one] Nachricht
       *[other] Nachrichten
    }
page-match-watch-next = Du schaust zu. Setz dich für die nächste Partie.
page-match-watch-takeover = Du schaust zu. Nimm den Platz eines Bots und spiel mit seinen Karten weiter.
page-match-watch-later = Du schaust zu. Setz dich jetzt, und spiel ab der nächsten Partie mit.
page-match-watch-full = Du schaust zu. Alle Plätze sind besetzt.
page-match-later = Du sitzt, und spielst ab der nächsten Partie mit.
page-seat-link-instead = Dieser Link öffnet einen anderen Platz an diesem Tisch. Deinen dafür aufgeben? Zurück kommst du nur mit dem Link deines Platzes.
page-match-waits = Du hast einen Platz und spielst ab der nächsten Runde mit: Diese Karten hatte schon jemand anderes. Die Runde spielt ein Bot zu Ende.
page-match-bot-plays = Ein Bot spielt für dich.
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

# The page: the scores, and what wins.
page-scores-rounds = Punkte nach Runden
page-scores-none = Noch keine Runde ist vorbei.
page-scores-round = Runde
page-scores-total = Summe
page-seat-you = Du

# The page: the log.
page-log-empty = Hier steht, was geschieht.
page-log-say = Sag etwas
page-log-send = Sagen
page-try = Versuch

# The page: replays, and how a match was dealt.
page-replay = Wiederholung
page-fair = Wie gegeben wurde
page-match-share-withheld = Die Zahl von { $name } für dieses Geben kam nicht rechtzeitig: Sie zählt nicht.
page-match-share-late = Deine Zahl für dieses Geben kam nicht rechtzeitig: Sie zählt nicht.

# The page: learning.
page-learn = Lernen
page-learn-game = { $game }: in einer Runde lernen

# The page: the player's own options.
page-sounds-offer = Mit Ton?
page-sounds-on = An
page-sounds-not-now = Nicht jetzt
page-preferences-playing = Spielen
page-preferences-called = Signale
page-preferences-language = Sprache
page-preferences-volume = Lautstärke
page-preferences-sure = Das sind viele Karten: Drück noch einmal, um sie zu spielen.
page-preferences-switch =
    { $what ->
        [oneTap] Eine Karte mit einem Tippen spielen
        [autoPass] Für mich passen, nach einem Moment, wenn ich nicht schlagen kann
        [confirm] Noch einmal fragen, bevor ich drei oder mehr Karten spiele
        [large] Größere Ziele
        [mirror] Hauptknopf unter dem linken Daumen
        [keys] Tastenkürzel
        [notify] Benachrichtigen, wenn ich dran bin
        [buzz] Vibrieren, wenn ich dran bin
       *[sound] Leise Klänge
    }
page-preferences-list =
    { $what ->
        [theme] Tag oder Nacht
        [flights] Wie Karten fliegen
        [french] Französische Farben
       *[verbosity] Was Vorleseprogramme von jedem Ereignis sagen
    }
page-preferences-theme =
    { $value ->
        [light] Tag
        [dark] Nacht
       *[system] Wie auf diesem Gerät
    }
page-preferences-flights =
    { $value ->
        [quick] Schnell
        [slow] Langsam
        [none] Gar nicht
       *[normal] Wie üblich
    }
page-preferences-ranks =
    { $value ->
        [letter] Nur der Buchstabe
        [glyph] Nur das Zeichen
       *[both] Buchstabe und Zeichen
    }
page-preferences-french =
    { $value ->
        [two] Zwei Farben
       *[four] Vier Farben
    }
page-preferences-verbosity =
    { $value ->
        [brief] Ein paar Wörter
        [full] Einen Satz, und wie viele Karten alle haben
       *[normal] Einen Satz
    }

# The page: what is read out on request, and in a few words.
page-aloud-selected = { $what }, gewählt
page-aloud-nothing = Es gibt nichts vorzulesen.
page-aloud-does = { $seat } { $what }
page-aloud-passes = passt
page-aloud-draws = +{ $count }
page-aloud-takes = nimmt { $count }
page-aloud-counts = Karten: { $counts }.

# Was ein Link zeigt, bevor ihm jemand folgt: ein Titel, ein Satz und eine Zeile auf einem Bild.
preview-room-host =
    { $host } lädt dich zu { $game } ein: { $here } von { $seats } { $here ->
        [one] ist
       *[other] sind
    } da
preview-room =
    Ein Tisch für { $game }: { $here } von { $seats } { $here ->
        [one] ist
       *[other] sind
    } da
preview-room-text = Link öffnen und hinsetzen. Ohne Konto, ohne Installation.
preview-match-host = { $game } am Tisch von { $host }: die Partie läuft
preview-match = Ein Tisch für { $game }: die Partie läuft
preview-match-text = Öffne den Link, um zuzusehen oder nach einem Platz zu fragen.
preview-replay-text = Gespielt von { $players }. Zug für Zug zum Nachsehen.
preview-lab-text = Ist es fair, wer beginnt, wie lang ist eine Runde, wie viel ist Glück? Was Bots herausfanden, mit Fehlerbalken.

# The page: you, your key, and what you played.
page-daily = Spiel des Tages
page-front-you = Dein Schlüssel, deine Einstellungen und Ergebnisse
page-menu-you = Schlüssel, Ergebnisse
page-you-unread = Deine Daten auf dem Server lassen sich mit diesem Schlüssel nicht lesen.
