### Kartenhaus in German: what is said of matches that were played.

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

# The page: where a match turned. `$name` is whose chances; `$who` is `you` if that is who reads.
# `$lost` is `yes` where a match has a loser, and all others win.
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
