### Kartenhaus in German: the pages that tell of the site, of a person and of the server.

# The page: what this is, in Markdown.
page-about-title = Über Kartenhaus
page-about-what = Kartenhaus ist ein Kartentisch für Leute, die sich kennen: fünf Kartenspiele, gespielt im Browser, im Terminal oder von einem Programm. Es ist freie Software; wer mag, kann sie zu Hause laufen lassen.
page-about-how = Wie es geht
page-about-how-choose = Wähl ein Spiel. Du sitzt sofort an einem neuen Tisch und bist dort Host.
page-about-how-send = Schick den Link. Wer ihn öffnet, sieht den Tisch und setzt sich mit einem Tippen.
page-about-how-start = Füll mit Bots auf, wenn du magst, wähl die Regeln, fang an.
page-about-links = Es gibt keine Konten. Der Link des *Tisches* ist für alle; der Link deines *Platzes* gehört dir: Öffne ihn auf deinem Handy, um dort weiterzuspielen, oder gib ihn jemandem, der für dich weiterspielen soll. Bricht deine Verbindung ab, bleibt dein Platz; ein Bot kann ihn hüten.
page-about-rules = Wird ein Zug abgelehnt, sagt der Tisch, welche Stelle der Regeln ihn verbietet und was ginge. Die Regeln stehen alle hier: { $games }.
page-about-who = Wer was sehen kann
page-about-sees = Der Server gibt die Karten und schickt jedem Platz nur, was man dort wissen darf. Er behält die Partien der Tische, die eingetippten Namen und sonst nichts über dich, außer du legst einen Schlüssel an (Seite „Du“). Keine Cookies, keine Überwachung, keine Werbung; die Seite lädt nichts von anderswo. Dein Browser merkt sich deinen Namen und die Schlüssel deiner Plätze, auf deinem Gerät. Wer einen Server betreibt, könnte seine Tische mitlesen.
page-about-whose = Wessen Spiele
page-about-authors = Kartu Sama haben Steve Schnepp und seine Kinder erfunden. Die Texte der anderen Spiele nennen ihre Autoren nicht. Wir erzählen alle fünf mit eigenen Worten; am Ende der Regeln jedes Spiels steht, wo unsere über den Text hinausgehen.
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
page-time-hours-minutes = { $hours } h { $minutes } min
page-about-record = Die Aufzeichnung einer Partie öffnen
page-you-title = Du
page-you-key = Dein Schlüssel
page-you-why = Mit einem Schlüssel kommen deine Tische, Einstellungen und Ergebnisse auf deine anderen Geräte mit, ohne Konto. Außerdem kann sich hier an offenen Tischen niemand sonst so nennen wie du.
page-you-keeps = Der Schlüssel bleibt in deinen Browsern. Der Server bewahrt deine Daten versiegelt auf, sodass er sie nicht lesen kann, und merkt sich, welche Plätze zum selben Schlüssel gehören. Alles verschwindet, wenn du es löschst oder den Schlüssel ein Jahr lang nicht benutzt.
page-you-make = Schlüssel anlegen
page-you-made = Dein Schlüssel ist angelegt, und alles ist gesichert.
page-you-again = Wieder sichern
page-you-insecure = Browser legen Schlüssel nur auf verschlüsselten Seiten an (https), und diese ist es nicht. Alles andere geht.
page-you-cannot = Dieser Browser kann keinen Schlüssel anlegen.
page-you-state = { $state ->
    [kept] Deine Tische, Einstellungen und Ergebnisse liegen versiegelt auf dem Server.
    [gone] Der Server hat zu diesem Schlüssel nichts mehr: Er wurde auf einem anderen Gerät gelöscht oder ein Jahr lang nicht benutzt.
    [failed] Der Server war nicht zu erreichen. Was du auf diesem Gerät hast, ist noch da.
   *[other] Deine Tische, Einstellungen und Ergebnisse werden gesichert …
}
page-you-move = Um diesen Schlüssel auf einem anderen Gerät zu benutzen, öffne dort seinen Link oder nimm ihn als Datei mit. Er geht auf beliebig vielen Geräten.
page-you-link = Link, QR-Code und Datei zeigen
page-you-link-title = Link mit deinem Schlüssel
page-you-save = Als Datei speichern
page-you-care = Wer diesen Link hat, kann als du auftreten: Zeig ihn niemandem.
page-you-file = Schlüssel aus einer Datei verwenden
page-you-no-key = In dieser Datei ist kein Schlüssel.
page-you-same = Diesen Schlüssel benutzt du schon.
page-you-instead = Dieser Browser benutzt schon einen anderen Schlüssel. Der bleibt dann nur auf deinen anderen Geräten; ist er auf keinem und in keiner Datei, ist er verloren.
page-you-take = Den Schlüssel aus { $from ->
    [file] dieser Datei
   *[other] diesem Link
} benutzen?
page-you-take-danger = Wer dir diesen Schlüssel gegeben hat, hat ihn auch. Er könnte ab jetzt an jedem Tisch, an den du dich setzt, deine Karten sehen und als du spielen. Benutze ihn nur, wenn du ihn selbst angelegt hast, auf einem anderen deiner Geräte.
page-you-take-yes = Ich habe ihn selbst angelegt: benutzen
page-you-take-no = Nicht benutzen
page-you-add = Dazulegen, was dieser Browser hat?
page-you-add-what = In diesem Browser sind { $tables ->
    [0] {""}
    [one] ein Platz an einem Tisch,{" "}
   *[other] Plätze an { $tables } Tischen,{" "}
}{ $matches ->
    [0] {""}
    [one] ein Ergebnis,{" "}
   *[other] { $matches } Ergebnisse,{" "}
}ein Name und Einstellungen. Legst du sie dazu, bekommt sie jedes Gerät mit diesem Schlüssel und kann auf diesen Plätzen spielen. Sonst bleiben Plätze, Ergebnisse und Vorlagen nur in diesem Browser, und Name und Einstellungen werden die des Schlüssels.
page-you-add-yes = Zum Schlüssel dazulegen
page-you-add-no = Nur hier behalten
page-seat-link = Dein eigener Platz
page-seat-move = **Auf dein Handy umziehen:** Lies das ein, und du sitzt dort auf demselben Platz. Beide Bildschirme gehen zugleich.
page-seat-hand-over = **Übergeben:** Wer diesen Link hat, spielt auf deinem Platz und sieht deine Karten. Schick ihn nur der Person, die für dich weiterspielen soll. Für Freunde, die einen eigenen Platz wollen, nimm den Link des Raums.
page-seat-also-open = Dieser Platz kam mit einem Link und ist oder war auch woanders offen. Wer ihn dort hat, sieht deine Karten und kann für dich spielen.
page-seat-foreign = Wer diesen Platz genommen hat, hat einen eigenen Schlüssel, und nur damit lässt sich der Schlüssel des Platzes wechseln. Steh auf und setz dich selbst auf einen anderen: Dort sieht deine Karten sonst niemand.
page-seat-renew = Schlüssel wechseln: nur dieser Browser bleibt
page-seat-renewed = Dein Platz hat einen neuen Schlüssel. Alle anderen Browser sind weg davon, und ältere Links zu ihm gelten nicht mehr.
page-forget = Dieser Browser
page-forget-why = Benutzt noch jemand dieses Gerät? Wer diese Seite hier öffnet, hat deine Plätze, deinen Namen, deine Ergebnisse und deine Einstellungen.
page-forget-browser = Hier alles vergessen
page-forget-sure = Deine Plätze, dein Name, deine Ergebnisse und deine Einstellungen werden in diesem Browser gelöscht. { $key ->
    [yes] Ist dein Schlüssel auf keinem anderen Gerät und in keiner Datei, ist er verloren, und deine Tische mit ihm.
   *[no] Auf einen Platz kommst du nur mit seinem eigenen Link zurück.
} Schließ vorher andere Tabs mit Kartenhaus.
page-forget-all = Alles vergessen
page-forget-not = Behalten
page-you-taken = Du benutzt jetzt diesen Schlüssel. Deine Tische und Einstellungen sind hier.
page-you-played = Was du gespielt hast
page-you-nothing = In diesem Browser hast du noch keine Partie zu Ende gespielt.
page-you-count = { $game }: { $played ->
    [one] eine Partie
   *[other] { $played } Partien
}, { $won } gewonnen
page-you-statistics = Deine Statistik, Partie für Partie
page-you-delete = Löschen
page-you-drop = Schlüssel von diesem Gerät entfernen
page-you-delete-all = Alles auf dem Server löschen
page-you-sure = { $what ->
    [here] Deine Tische und Einstellungen bleiben hier, kommen aber nicht mehr auf deine anderen Geräte. Ist der Schlüssel auf keinem anderen Gerät und in keiner Datei, ist er verloren.
   *[everywhere] Der Server vergisst deine versiegelten Daten und deinen Namen, und der Schlüssel wird von diesem Gerät entfernt. Was dieser Browser sich merkt, bleibt.
}
page-you-keep = Behalten
page-you-dropped = Der Schlüssel ist nicht mehr auf diesem Gerät.
page-you-deleted = Der Server hat zu diesem Schlüssel nichts mehr.

# Die Seite: die Rangliste und gewertete Partien.
page-ranked = Gewertet
page-ranked-text = Die Partien zählen für die Rangliste, in der alle den Namen und die Wertung derer sehen, die mitspielen. Der Tisch ist dann offen für alle, und ein Zug dauert höchstens eine halbe Minute.
page-ranked-state = { $state ->
    [counts] Dieser Tisch ist gewertet: Die nächste Partie zählt.
    [closed] Dieser Tisch ist gewertet, aber nur Partien an offenen Tischen zählen.
    [clock] Dieser Tisch ist gewertet, aber nur Partien mit einer halben Minute oder drei Tagen je Zug zählen.
    [options] Dieser Tisch ist gewertet, aber nur Partien nach den Standardregeln oder den schnellen zählen, und keine im Duplikat.
    [programs] Dieser Tisch ist gewertet, aber Partien mit Programmen zählen nicht.
    [keys] Dieser Tisch ist gewertet, aber eine Partie zählt nur, wenn alle einen Schlüssel haben (Seite „Du“) und sich damit hingesetzt haben.
    [twice] Dieser Tisch ist gewertet, aber es zählt keine Partie, in der jemand zwei Plätze hat.
    [alone] Dieser Tisch ist gewertet: Eine Partie zählt, sobald zwei Menschen spielen. Auf den anderen Plätzen dürfen Bots sitzen.
   *[off] Dieser Tisch ist hier nicht gewertet.
}
page-rated-title = Wertungen:
page-rated = { $name }: { $before } → { $after } ({ $by })
page-rated-not = Diese Partie zählt nicht für die Rangliste: An einem Tag zählen höchstens zehn Partien mit derselben Person und höchstens dreißig insgesamt.
page-ranking-of = Rangliste von { $game }
page-ranking-off = Auf dieser Website gibt es keine Rangliste.
page-ranking-empty = In { $game } hat noch niemand eine Wertung. Eröffne einen Tisch, wähl „Gewertet“ und spiel.
page-ranking-place = Platz
page-ranking-player = Spieler
page-ranking-rating = Wertung
page-ranking-matches = Partien
page-ranking-estimate = { $estimate } ± { $doubt }
page-ranking-won = { $won } gewonnen
page-ranking-more = Gezeigt werden die besten 50 von { $persons }.
page-ranking-own = Platz { $place } von { $persons }, Wertung { $rating } ({ $estimate } ± { $doubt }), { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $won } gewonnen
page-ranking-you = Du: { page-ranking-own }
page-ranking-yours = Deine Wertungen
page-ranking-none-yet = Du hast noch keine Wertung. Es zählen Partien an gewerteten Tischen.
page-ranking-how = So wird gewertet
page-ranking-what = Wie gut du spielst, wird daraus geschätzt, gegen wen du gewinnst. Alle beginnen bei 1.500 ± 1.000, und mit jeder Partie wird die Unsicherheit kleiner. Deine Wertung ist die Schätzung minus die Unsicherheit: Sehr wahrscheinlich spielst du mindestens so gut. Bots haben feste Wertungen.
page-ranking-which = Es zählen Partien an offenen Tischen, die gewertet sind: nach den Standardregeln oder den schnellen, mit einer halben Minute oder drei Tagen je Zug, zwischen mindestens zwei Menschen mit Schlüssel. Es gibt keine Tipps, und niemand übernimmt einen Platz: Gehst du, spielt ein Bot für dich weiter, und das Ergebnis ist deins.
page-ranking-limits = An einem Tag zählen höchstens zehn Partien mit derselben Person und höchstens dreißig insgesamt. Das macht Schummeln langsamer, aber nicht unmöglich: Jemand kann mehrere Schlüssel haben, und niemand sieht, ob zwei Spieler einander helfen. Wer ein Jahr lang nicht spielt oder seinen Schlüssel löscht, steht nicht mehr auf der Liste.
page-daily-why = Alle spielen dieselben Karten gegen dieselben Bots, allein und einmal. Danach siehst du, wie es anderen erging und was ein Meister auf deinem Platz erreicht hätte.
page-daily-day = Spiele vom { $day }. Neue gibt es in { $left }.
page-daily-facts =
    { $bots ->
        [one] Gegen einen Bot
       *[other] Gegen { $bots } Bots
    } ({ $level ->
        [club] Vereinsspieler
       *[other] { $level }
    }). { $count ->
        [0] Noch niemand hat zu Ende gespielt.
        [one] Eine Person hat zu Ende gespielt.
       *[other] { $played } haben zu Ende gespielt.
    }
page-daily-play = Spielen
page-daily-open = Deine Partie öffnen
page-daily-once = Es gibt keine Tipps und keine Uhr, und kein Zug lässt sich zurücknehmen. Der Server erkennt an deinem Schlüssel, dass du gespielt hast; ohne Schlüssel weiß es nur dein Browser. Ein Ergebnis gilt deshalb nicht mehr als das Wort dessen, der es erspielt hat.
page-daily-elsewhere = Du spielst das schon auf einem anderen Gerät. Dein Schlüssel bringt den Tisch hierher: Öffne „Du“ und warte, bis alles gesichert ist.

# Ein Bericht des Labors.
page-lab-seats = { $seats } Plätze
page-lab-usual-rules = übliche Regeln
page-lab-played = { $rounds } Runden, gespielt von Bots: { $bots }.
page-lab-contents = Inhalt
page-lab-figures-of = { $section }: Zahlen
page-lab-column-interval = 95-%-Intervall
page-lab-n = n = { $n }
page-lab-series = Wer
page-lab-table = Als Tabelle
page-lab-found = Fett ist, was sich erkennbar von 0 unterscheidet; unter jedem Unterschied steht sein Intervall.
page-lab-drawn = { $chart }: eine Zeichnung. Die Tabelle darunter enthält dasselbe.
page-lab-from-to = { $from } bis { $to }
page-lab-interval = { $low } bis { $high }
page-lab-percent = { $number } %
page-lab-unit = { $unit ->
    [share] { "" }
    [count] { "" }
    [elo] Elo
    [points] { $count ->
        [one] Punkt
       *[other] Punkte
    }
    [turns] { $count ->
        [one] Zug
       *[other] Züge
    }
    [decisions] { $count ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
    [rounds] { $count ->
        [one] Runde
       *[other] Runden
    }
    [minutes] { $count ->
        [one] Minute
       *[other] Minuten
    }
    [moves] { $count ->
        [one] Möglichkeit
       *[other] Möglichkeiten
    }
    [deviations] { "" }
   *[other] { $unit }
}
page-lab-replays = Runden zum Ansehen
page-lab-replays-about = Speichere eine Aufzeichnung und öffne sie bei „Wiederholung“ auf einer Kartenhaus-Seite.
page-lab-watch = Ansehen
page-lab-fetching = Der Bericht wird geholt …
page-lab-unfetched = Der Bericht ließ sich nicht holen.
page-lab-save = Aufzeichnung speichern
page-lab-made = Erstellt von Kartenhaus { $commit }, Regeln { $rules }, mit:
page-lab-warning = Diese Runden haben Bots gespielt. Was für jede Stufe von Bots gilt, gilt wahrscheinlich auch für Menschen; was sich zwischen Stufen unterscheidet, vielleicht nicht.
page-effects-played = Von Bots gespielt ({ $bots }), { $seats } Plätze, { $rounds } Runden nach jeder Regel, mit 95-%-Intervallen.
page-effects-more = Mehr im Labor
page-effects-length =
    { $value } Minuten { $way ->
        [more] länger
       *[less] kürzer
    } ({ $low } bis { $high }; n = { $n }).
page-effects-fairness =
    Wer beginnt, gewinnt um { $value } Prozentpunkte { $way ->
        [more] häufiger
       *[less] seltener
    } ({ $low } bis { $high }; n = { $n }).
page-effects-comebacks =
    Aufholjagden sind um { $value } Prozentpunkte { $way ->
        [more] häufiger
       *[less] seltener
    } ({ $low } bis { $high }; n = { $n }).
page-effects-same = In keiner dieser Runden ändert sich etwas (n = { $n }).
page-effects-none =
    { $what ->
        [length] Eine andere Länge wurde nicht gefunden: Der Unterschied liegt unter { $most } Minuten
        [fairness] Dass öfter oder seltener gewinnt, wer beginnt, wurde nicht gefunden: Der Unterschied liegt unter { $most } Prozentpunkten
       *[comebacks] Mehr oder weniger Aufholjagden wurden nicht gefunden: Der Unterschied liegt unter { $most } Prozentpunkten
    } (n = { $n }).

# The page: the form of the options. `page-option-text-<game>-<name>` is what an option means, where
# `option-<game>-<name>` names its values by the rules' words.
page-options-variant = Variante: andere Zahlen in den Regeln
page-options-variant-text = Ein Tisch, an dem davon etwas anders ist, spielt eine Variante. Gewertet wird sie nie.
page-options-host = Nur der Host ändert sie, vor einer Partie.
page-options-is-standard = { $value } (normal)
page-options-placeholder = normal
page-options-range = { $min } bis { $max }
page-options-was = geändert; normal: { $value }
page-options-reset = Zurücksetzen

# The page: guests in the lobby of an open table begin without the host.
page-lobby-guests-wait = Wenn nichts geschieht, kannst du in { $time } anfangen.
page-lobby-guests = Du kannst anfangen, ohne zu warten.
