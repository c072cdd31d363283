### Kartenhaus auf Deutsch: der Bericht für Spieleerfinder.

# Wie Zahlen geschrieben werden.
lab-decimal = ,
lab-thousands = .
lab-quantity = { $unit ->
    [turns] { $number } { $one ->
        [yes] Zug
       *[no] Züge
    }
    [minutes] { $number } { $one ->
        [yes] Minute
       *[no] Minuten
    }
    [rounds] { $number } { $one ->
        [yes] Runde
       *[no] Runden
    }
    [moves] { $number } { $one ->
        [yes] Zug
       *[no] Züge
    }
    [points] { $number } { $one ->
        [yes] Punkt
       *[no] Punkte
    }
    [difference] { $number } { $one ->
        [yes] Prozentpunkt
       *[no] Prozentpunkte
    }
   *[share] { $number } %
}

# Fairness.
lab-fairness-even = Unter Spielern der Stufe { $bot } gewinnt kein Platz erkennbar häufiger oder seltener als die ausgeglichenen { $fair } % ({ $rounds } Runden; ein Unterschied von mehr als { $most } Prozentpunkten ist auszuschließen).
lab-fairness-edge =
    Unter Spielern der Stufe { $bot } gewinnt { $distance ->
        [0] der Platz, der beginnt,
        [1] der Platz nach dem, der beginnt,
       *[other] der { $distance }. Platz nach dem, der beginnt,
    } { $way ->
        [more] häufiger
       *[other] seltener
    } als ausgeglichen wäre: { $share } % von { $rounds } Runden ({ $low } bis { $high }) statt { $fair } %.
lab-fairness-flips =
    Welcher Platz besser ist, hängt von den Spielern ab: { $distance ->
        [0] Der Platz, der beginnt,
        [1] Der Platz nach dem, der beginnt,
       *[other] Der { $distance }. Platz nach dem, der beginnt,
    } gewinnt auf einer Stufe häufiger, als ausgeglichen wäre, und auf einer anderen seltener.
lab-rotation-even = Wenn jeder Platz einmal gegeben hat, liegt kein Platz erkennbar vorn ({ $rotations } Umläufe; ein Vorsprung von mehr als { $visible } Punkten über alle Runden ist auszuschließen).
lab-rotation-edge =
    Auch wenn jeder Platz einmal gegeben hat, liegt { $distance ->
        [0] der Platz, der zuerst begann,
        [1] der Platz nach dem, der zuerst begann,
       *[other] der { $distance }. Platz nach dem, der zuerst begann,
    } { $value } Punkte über alle Runden ({ $low } bis { $high }; { $rotations } Umläufe) { $way ->
        [more] vor
       *[other] hinter
    } den anderen.
lab-rotation-unknown = Zu wenige Partien dauern so lange, bis jeder Platz einmal gegeben hat, um zu sagen, ob sich das ausgleicht.

# Länge.
lab-length = Die Hälfte der Runden dauert höchstens { $median } Züge; neun von zehn dauern { $low } bis { $high }.
lab-minutes = Nach einem Modell dafür, wie schnell sich Menschen entscheiden, dauert die Hälfte der Runden höchstens { $median } Minuten, und neun von zehn dauern { $low } bis { $high }.
lab-limits-none = Jede von { $n } Runden kam zu einem Ende; höchstens { $high } % aller Runden dauern länger als { $most } Entscheidungen.
lab-limits = { $share } % ({ $low } bis { $high }) von { $n } Runden waren nach { $most } Entscheidungen nicht zu Ende und wurden abgebrochen. Sie zählen sonst nirgends.
lab-out = Nach seiner letzten Entscheidung wartet ein Platz im Mittel { $share } % der Runde ({ $low } bis { $high }).

# Auswahl.
lab-forced = Bei { $share } % der Entscheidungen ({ $low } bis { $high }) gibt es nur einen erlaubten Zug.
lab-near = Wo eine Suche die Wahl hat, probiert sie im Mittel { $all } verschiedene Züge aus; davon sind { $value } etwa so gut wie der beste ({ $low } bis { $high }; { $tried } Entscheidungen wurden noch einmal durchgespielt).
lab-only = Bei { $share } % dieser Entscheidungen ({ $low } bis { $high }) sind alle diese Züge außer einem deutlich schlechter.
lab-random = { $seen ->
    [yes] Ein zufälliger Zug endet in { $behind } % der möglichen Verteilungen ({ $behind-low } bis { $behind-high }) schlechter als der beste gefundene und in { $ahead } % ({ $ahead-low } bis { $ahead-high }) besser.
   *[no] Ob ein zufälliger Zug etwas kostet, ist nicht zu erkennen: Er endet in { $behind } % der möglichen Verteilungen ({ $behind-low } bis { $behind-high }) schlechter als der beste gefundene und in { $ahead } % ({ $ahead-low } bis { $ahead-high }) besser.
}
lab-regret = { $seen ->
    [yes] Züge von Spielern der Stufe { $bot } enden in { $behind } % dieser Verteilungen ({ $behind-low } bis { $behind-high }) schlechter als der beste und in { $ahead } % ({ $ahead-low } bis { $ahead-high }) besser.
   *[no] Ob Züge von Spielern der Stufe { $bot } etwas kosten, ist nicht zu erkennen: Sie enden in { $behind } % dieser Verteilungen ({ $behind-low } bis { $behind-high }) schlechter als der beste und in { $ahead } % ({ $ahead-low } bis { $ahead-high }) besser.
}
lab-stand-in = Ein Programm kann nicht aus der Mitte einer nur vorgestellten Verteilung weiterspielen. Die hier ausprobierten Züge, die Pläne und weiter unten die Gewohnheiten, die Arten von Zügen und das Nachdenken sind die von Spielern der Stufe { $bot }.

# Glück und Können.
lab-ahead = Ein Spieler der Stufe { $better } steht in { $share } % der Begegnungen ({ $low } bis { $high }) besser da als einer der Stufe { $worse }; Gleichstände zählen halb.
lab-behind = Ein Spieler der Stufe { $better } steht nur in { $share } % der Begegnungen ({ $low } bis { $high }) besser da als einer der Stufe { $worse }, spielt hier also schlechter; Gleichstände zählen halb.
lab-ahead-unclear = Ob ein Spieler der Stufe { $better } besser spielt als einer der Stufe { $worse }, ist nicht zu erkennen: Er liegt in { $share } % der Begegnungen ({ $low } bis { $high }) vorn; Gleichstände zählen halb.
lab-needed =
    Nach { $value } { $rounds ->
        [one] Runde
       *[other] Runden
    } ({ $low } bis { $high }) liegt ein Spieler der Stufe { $better } mit einer Wahrscheinlichkeit von 95 % nach Punkten vor einem der Stufe { $worse }.
lab-needed-unclear = Nach wie vielen Runden ein Spieler der Stufe { $better } mit einer Wahrscheinlichkeit von 95 % nach Punkten vor einem der Stufe { $worse } liegt, ist nicht zu sagen.
lab-parts = Wenn Spieler der Stufen { $better } und { $worse } an einem Tisch sitzen, erklären die Karten { $cards } % der Varianz der Punkte, der Platz { $seat } %, wer spielt { $skill } % ({ $low } bis { $high }) und der Rest { $rest } %.

# Spannung.
lab-in-rounds = { $all ->
    [all] In jeder von { $n } Runden
   *[some] In { $share } % der Runden ({ $low } bis { $high })
}
lab-comebacks =
    { lab-in-rounds } war die Wahrscheinlichkeit dessen, der am Ende allein { $stake ->
        [loss] verliert, zu verlieren,
       *[win] gewinnt, zu gewinnen,
    } einmal kleiner als 10 %.
lab-changes =
    { lab-in-rounds } wechselt, welcher Platz am wahrscheinlichsten { $stake ->
        [loss] verliert
       *[win] gewinnt
    }.
lab-decided =
    Die Hälfte der Runden ist entschieden, wenn { $value } % von ihnen ({ $low } bis { $high }) gespielt sind: Von da an bleibt die Wahrscheinlichkeit dessen, der { $stake ->
        [loss] verliert
       *[win] gewinnt
    }, über 90 %.
lab-dead =
    { lab-in-rounds } hat irgendein Platz die halbe Runde lang so gut wie keine Aussicht (unter 1 %), zu { $stake ->
        [loss] verlieren
       *[win] gewinnen
    }.
lab-reliability = Die Wahrscheinlichkeiten liegen im Mittel { $error } Prozentpunkte daneben, wie die Ergebnisse von { $n } anderen Runden zeigen; ein Teil davon ist Zufall.

# Karten und Arten von Zügen.
lab-card-most = Von allen Karten geht { $card } im ausgeteilten Blatt mit dem größten Vorsprung einher: im Mittel { $value } Punkte mehr als ohne sie ({ $low } bis { $high }).
lab-card-most-of = { $named ->
    [some] Eine dieser Karten geht mit dem größten Vorsprung einher, aber welche, ist nicht sicher: { $cards }.
   *[none] Welche Karte mit dem größten Vorsprung einhergeht, ist nicht sicher: Bei { $count } von { $all } kann es sein.
}
lab-card-least = Von allen Karten geht { $card } im ausgeteilten Blatt mit dem kleinsten Vorsprung einher: im Mittel { $value } Punkte weniger als ohne sie ({ $low } bis { $high }).
lab-card-least-of = { $named ->
    [some] Eine dieser Karten geht mit dem kleinsten Vorsprung einher, aber welche, ist nicht sicher: { $cards }.
   *[none] Welche Karte mit dem kleinsten Vorsprung einhergeht, ist nicht sicher: Bei { $count } von { $all } kann es sein.
}
lab-card-unclear = Es ist nicht zu erkennen, dass es darauf ankommt, welche Karten man bekommt.
lab-kind-rare = „{ $kind }“ wird fast nie gespielt ({ $seen ->
    [never] in keiner von { $n } Runden
   *[some] in { $share } % der Runden, { $low } bis { $high }
}).

# Runden zum Ansehen.
lab-look-typical = Eine typische Runde: { $decisions } Entscheidungen.
lab-look-dramatic =
    { $stake ->
        [loss] Die spannendste der verfolgten Runden: Wer sie verliert, hatte dafür einmal die kleinste Wahrscheinlichkeit ({ $decisions } Entscheidungen).
       *[win] Die spannendste der verfolgten Runden: Wer sie gewinnt, hatte dafür einmal die kleinste Wahrscheinlichkeit ({ $decisions } Entscheidungen).
    }
lab-look-shortest = Die kürzeste Runde: { $decisions } Entscheidungen.
lab-look-longest = Die längste Runde: { $decisions } Entscheidungen.
lab-look-one-sided = Die Runde mit dem größten Vorsprung oder Rückstand nach Punkten: { $decisions } Entscheidungen.

# Die Seite eines Berichts: Abschnitte, Diagramme und Zahlen.
lab-level = { $bot ->
    [dice] Zufall
   *[other] { $bot }
}
lab-all = alle Runden
lab-distance = { $distance ->
    [0] beginnt
   *[other] { $place }.
}
lab-pair = { $better } gegen { $worse }
lab-random-move = ein Zug nach Zufall
lab-section-fairness = Fairness
lab-about-fairness = Kommt es darauf an, wo man sitzt?
lab-section-length = Länge
lab-about-length = Wie lange dauert eine Runde, und wie lange wartet man?
lab-section-choice = Wahl
lab-about-choice = Wie viel gibt es zu entscheiden, und kommt es darauf an?
lab-section-luck = Glück und Können
lab-about-luck = Was entscheidet eine Runde: die Karten, der Platz oder wer spielt?
lab-section-drama = Spannung
lab-about-drama = Wie kommt der Ausgang zustande? Die Wahrscheinlichkeiten sind die für jemanden, der alle Karten sieht.
lab-chart-won = Gewonnene Runden nach Platz
lab-chart-lead = Punkte vor den anderen nach Platz
lab-chart-turns = Züge in einer Runde
lab-chart-minutes = Minuten für eine Runde, nach einem Modell der Bedenkzeit
lab-chart-own-decisions = Entscheidungen eines Platzes in einer Runde
lab-chart-wait = Längste Wartezeit zwischen zwei Entscheidungen eines Platzes
lab-chart-legal = Erlaubte Züge bei einer Entscheidung
lab-chart-legal-course = Erlaubte Züge im Lauf einer Runde
lab-chart-regret = Was ein Zug kostet, verglichen mit dem besten gefundenen
lab-chart-parts = Was die Punkte erklärt
lab-chart-ahead = Begegnungen, in denen die bessere Stufe mehr erreicht
lab-chart-course = Im Lauf einer Runde
lab-chart-lowest = Kleinste Wahrscheinlichkeit des Platzes, der die Runde am Ende entscheidet
lab-chart-decided = Wann eine Runde entschieden ist
lab-chart-lead-changes = Führungswechsel in einer Runde
lab-chart-reliability = Stimmen die Wahrscheinlichkeiten? Vorhergesagt und eingetreten
lab-axis-distance = Platz, in der Reihenfolge des Spiels
lab-axis-won = Anteil der Runden
lab-axis-lead = Punkte Vorsprung in einer Runde
lab-axis-share-of = Anteil
lab-axis-turns = Züge
lab-axis-decisions = Entscheidungen
lab-axis-minutes = Minuten
lab-axis-moves = Züge
lab-axis-changes = Wechsel
lab-axis-percent = Prozent
lab-axis-course = Teil der Runde, der vorbei ist
lab-axis-chance = Wahrscheinlichkeit
lab-axis-who = Wer zieht
lab-axis-regret = Standardabweichungen des Ergebnisses eines Blatts
lab-axis-pair = Stufen
lab-axis-ahead = Anteil der Begegnungen
lab-axis-part = Teil
lab-axis-variance = Anteil an der Varianz
lab-axis-predicted = vorhergesagt
lab-axis-happened = eingetreten
lab-line-even = ein gleicher Anteil
lab-line-level = niemand vorn
lab-line-best = der beste Zug
lab-line-equal = die Hälfte der Begegnungen
lab-curve-leader = Wahrscheinlichkeit des Platzes, der vorn liegt
lab-curve-openness = wie leicht sich der Ausgang noch ändert
lab-part-cards = Karten
lab-part-seat = Platz
lab-part-skill = wer spielt
lab-part-rest = der Rest
lab-figure-rotation = Punkte Vorsprung, wenn jeder einmal gegeben hat: { $distance ->
    [0] Platz, der zuerst beginnt
   *[other] { $place }. Platz
}
lab-figure-turns-median = Züge: Median
lab-figure-turns-p5 = Züge: 5. Perzentil
lab-figure-turns-p95 = Züge: 95. Perzentil
lab-figure-minutes-median = Minuten: Median
lab-figure-minutes-p5 = Minuten: 5. Perzentil
lab-figure-minutes-p95 = Minuten: 95. Perzentil
lab-figure-own-turns = Züge eines Platzes: Median
lab-figure-wait = Längste Wartezeit in Entscheidungen der anderen: Median
lab-figure-out = Teil der Runde nach der letzten Entscheidung eines Platzes
lab-figure-limits = Abgebrochene Runden, weil sie kein Ende fanden
lab-figure-legal-median = Erlaubte Züge: Median
lab-figure-legal-p5 = Erlaubte Züge: 5. Perzentil
lab-figure-legal-p95 = Erlaubte Züge: 95. Perzentil
lab-figure-forced = Entscheidungen mit einem einzigen erlaubten Zug
lab-figure-shared = Entscheidungen, die mehrere Plätze treffen konnten
lab-figure-candidates = Verschiedene Züge, wo es eine Wahl gibt
lab-figure-near = Davon etwa so gut wie der beste
lab-figure-only = Entscheidungen mit einem Zug, der deutlich besser ist als alle anderen
lab-figure-stakes = Was der beste Zug mehr wert ist als der schlechteste
lab-figure-elo = { $better } über { $worse }
lab-figure-margin = { $better } vor { $worse } in einer Runde
lab-figure-sole = Runden mit einem Sieger oder einem Verlierer
lab-figure-lead-changes = Führungswechsel: Median
lab-figure-dead = Runden, in denen ein Platz die halbe Runde lang so gut wie keine Aussicht hat

# Zwei Regelwerke im Vergleich.
lab-what = { $what ->
    [turns] Züge in einer Runde
    [minutes] Minuten für eine Runde
    [legal] Erlaubte Züge bei einer Entscheidung
    [forced] Entscheidungen mit einem einzigen erlaubten Zug
    [out] Teil der Runde nach der letzten Entscheidung eines Platzes
    [starter] Runden, die der Platz gewinnt, der beginnt
    [edge] Punkte, die der Platz, der beginnt, vor den anderen liegt
    [gap] Größter Vorsprung oder Rückstand in Punkten
    [close] Runden, deren größter Vorsprung höchstens halb so groß ist wie der mittlere (Median)
    [openness] Wie offen der Ausgang in der Mitte einer Runde ist
    [comebacks] Runden, deren Sieger oder Verlierer einmal eine Wahrscheinlichkeit unter 10 % hatte
    [decided] Teil der Runde, nach dem sie entschieden ist
    [skill] Begegnungen, in denen die bessere Stufe mehr erreicht
    [match-rounds] Runden in einer Partie
    [match-minutes] Minuten für eine Partie
    [match-won] Partien, die Plätze der besseren Stufe gewinnen
   *[other] { $what }
}
lab-change-found = { lab-what }: { $last } statt { $first } ({ $value } { $way ->
    [more] mehr
   *[other] weniger
}; { $low } bis { $high }).
lab-change-none = { lab-what }: kein Unterschied zu erkennen; ein größerer als { $most } ist unwahrscheinlich.
lab-title = { $game }: was die Regeln bewirken
lab-title-compare = { $game }: was eine Regeländerung bewirkt
lab-section-changes = Was sich ändert
lab-about-changes = Dieselben Karten, nach beiden Regelwerken gespielt: was das zweite ändert.
lab-chart-changes = Wie sehr sich jedes Maß ändert
lab-axis-what = Maß
lab-axis-effect = Standardabweichungen
lab-line-none = keine Änderung
lab-figure-of = { lab-what }: { $of ->
    [first] erstes Regelwerk
    [second] zweites Regelwerk
   *[change] Änderung
}
lab-look-arm = { $arm ->
    [0] Die Karten, bei denen sich die Länge der Runden am meisten unterscheidet, nach dem ersten Regelwerk.
   *[1] Dieselben Karten nach dem zweiten.
}
lab-name = { $name }
lab-section-pieces = Karten und Züge
lab-about-pieces = Was ist es wert, eine Karte zu bekommen, und welche Arten von Zügen kommen vor?
lab-chart-cards = Was es wert ist, eine Karte zu bekommen
lab-chart-kinds = Runden, in denen eine Art von Zug möglich ist und vorkommt
lab-axis-card = Karte
lab-axis-kind = Art des Zuges
lab-line-average = eine Karte im Durchschnitt
lab-curve-possible = möglich
lab-curve-played = gespielt
lab-change-same = { lab-what }: bei allen Karten gleich.

# Werkzeuge, Können und einfaches Spiel. Der Name eines Werkzeugs beginnt den Satz.
lab-tool-without = Ein Platz, der darauf verzichtet, { $stake ->
    [loss] verliert { $way ->
        [more] seltener
       *[less] häufiger
    }
   *[win] gewinnt { $way ->
        [more] häufiger
       *[less] seltener
    }
}, und zwar um { $value } Prozentpunkte ({ $low } bis { $high }).
lab-tools-unclear = Bei keinem Werkzeug ist zu erkennen, dass ein Platz ohne es schlechter abschneidet.
lab-tool-rare = Das kommt fast nie vor ({ $seen ->
    [never] in keiner von { $n } Runden
   *[some] in { $share } % der Runden, { $low } bis { $high }
}).
lab-tool-declined = Wo ein Platz, der wählt, die Wahl hat, tut er es nur in { $share } % der Fälle ({ $low } bis { $high }).
lab-thought = { lab-thinks }: Er { $stake ->
    [loss] verliert { $way ->
        [more] seltener
       *[less] häufiger
    }
   *[win] gewinnt { $way ->
        [more] häufiger
       *[less] seltener
    }
}, als es die anderen an seiner Stelle täten, und zwar um { $value } Prozentpunkte ({ $low } bis { $high }).
lab-thought-unclear = { lab-thinks }: Ein Unterschied ist nicht zu erkennen; einer von mehr als { $most } Prozentpunkten ist unwahrscheinlich.
lab-thinks = { $what ->
    [memory] Ein Spieler, der vergisst, was ihm gezeigt wurde
   *[level] Ein Spieler der Stufe { $bot } unter den anderen
}
lab-simple-better = Ein Platz, der das { $does ->
    [never] nie tut
   *[always] tut, wo immer er kann
}, { $stake ->
    [loss] verliert seltener
   *[win] gewinnt häufiger
} als einer, der wählt, und zwar um { $value } Prozentpunkte ({ $low } bis { $high }).
lab-simple-none = Von { $tried } einfachen Spielweisen (jedes Werkzeug nie und jedes, wo immer es geht) ist bei keiner zu erkennen, dass sie { $stake ->
    [loss] seltener verliert
   *[win] häufiger gewinnt
} als ein Platz, der wählt{ $gain ->
    [none] .
   *[some] ; ein Gewinn von mehr als { $most } Prozentpunkten ist unwahrscheinlich.
}
lab-together-limits = Wenn alle das tun, wo immer sie können, sind { $share } % der Runden ({ $low } bis { $high }) nach { $most } Entscheidungen nicht zu Ende.
lab-together-longer = Wenn alle das tun, wo immer sie können, hat eine Runde { $value }-mal so viele Entscheidungen ({ $low } bis { $high }).
lab-loops-none = In keiner von { $n } Runden kehrt eine Stellung wieder; höchstens in { $high } % aller Runden tut es eine.
lab-loops = In { $share } % der Runden ({ $low } bis { $high }) kehrt eine Stellung wieder: dieselben Karten an denselben Stellen, und derselbe Platz ist an der Reihe.
lab-look-simple = Ein Platz, der das { $does ->
    [never] nie tut
   *[always] tut, wo immer er kann
}, { $stake ->
    [loss] verliert diese Runde nicht, und verlöre sie, wenn er wählte
   *[win] gewinnt diese Runde, und gewänne sie nicht, wenn er wählte
} ({ $decisions } Entscheidungen).
lab-look-loop = { $does ->
    [plain] Eine Runde, in der eine Stellung nach den meisten Entscheidungen wiederkehrt
   *[always] Eine Runde, in der alle das tun, wo immer sie können, und eine Stellung nach den meisten Entscheidungen wiederkehrt
} ({ $decisions } Entscheidungen).
lab-section-tools = Werkzeuge und Können
lab-about-tools = Was ist es wert, ein Werkzeug zu nutzen, sich etwas zu merken und besser zu spielen? Ein Platz spielt anders als seine Stufe, mit denselben Karten.
lab-section-simple = Einfaches Spiel
lab-about-simple = Gewinnt eine einfache Regel, und drehen sich Runden im Kreis?
lab-chart-tools = Was es einem Platz bringt, ein Werkzeug nie oder immer zu nutzen
lab-chart-used = Wie oft die Werkzeuge genutzt werden
lab-chart-thoughts = Was es einem Platz bringt, zu vergessen oder auf einer anderen Stufe zu spielen
lab-chart-together = Entscheidungen in einer Runde, wenn alle ein Werkzeug nutzen, wo immer sie können
lab-axis-tool = Werkzeug
lab-axis-more = Mehr Runden gewonnen oder nicht verloren
lab-axis-thinks = Wie der Platz spielt
lab-axis-times = Mal so viele Entscheidungen
lab-curve-never = nie
lab-curve-always = wo immer er kann
lab-curve-used = genutzt, wo die Wahl besteht
lab-curve-in-rounds = Runden, in denen es jemand nutzt
lab-line-own = normales Spiel
lab-line-as-long = so viele wie sonst
lab-figure-seat-won = Runden, die ein Platz bei normalem Spiel gewinnt oder nicht verliert
lab-figure-never-points = Änderung seines Vorsprungs ohne das
lab-figure-loops = Runden, in denen eine Stellung wiederkehrt
lab-figure-together-loops = Runden, in denen eine Stellung wiederkehrt, wenn alle das tun

# Ganze Partien.
lab-section-matches = Ganze Partien
lab-about-matches = Wie lang ist eine Partie, und gewinnt sie, wer besser spielt?
lab-match-rounds = Die Hälfte der Partien hat höchstens { $median } Runden; neun von zehn haben { $low } bis { $high }.
lab-match-minutes = Nach einem Modell der Bedenkzeit dauert die Hälfte der Partien höchstens { $median } Minuten; neun von zehn dauern { $low } bis { $high }.
lab-match-better = { $seen ->
    [more] Wenn Spieler der Stufen { $better } und { $worse } an einem Tisch sitzen, gewinnen die der Stufe { $better } { $share } % von { $n } Partien ({ $low } bis { $high }); { $even } % wären ausgeglichen.
    [less] Wenn Spieler der Stufen { $better } und { $worse } an einem Tisch sitzen, gewinnen die der Stufe { $better } nur { $share } % von { $n } Partien ({ $low } bis { $high }); { $even } % wären ausgeglichen.
   *[unclear] Ob an einem Tisch Spieler der Stufe { $better } mehr Partien gewinnen als solche der Stufe { $worse }, ist nicht zu erkennen: Sie gewinnen { $share } % von { $n } ({ $low } bis { $high }); { $even } % wären ausgeglichen.
}
lab-match-without = Von den Partien, in denen Spieler der Stufen { $better } und { $worse } an einem Tisch saßen, hatten { $without } keinen Sieger; sie zählen für niemanden.
lab-match-limits = { $limits } Partien wurden abgebrochen, weil sie oder eine ihrer Runden kein Ende nahmen; { $n } Partien einer Stufe kamen zu Ende.
lab-chart-match-rounds = Runden in einer Partie
lab-chart-match-minutes = Minuten für eine Partie, nach einem Modell der Bedenkzeit
lab-axis-rounds = Runden
lab-figure-match-rounds-median = Runden: Median
lab-figure-match-rounds-p5 = Runden: 5. Perzentil
lab-figure-match-rounds-p95 = Runden: 95. Perzentil
lab-figure-match-minutes-median = Minuten: Median
lab-figure-match-minutes-p5 = Minuten: 5. Perzentil
lab-figure-match-minutes-p95 = Minuten: 95. Perzentil
lab-figure-match-won = Partien, die Plätze der besseren Stufe gewinnen

# Jede Hausregel, allein und mit jeder anderen.
lab-title-sweep = { $game }: was Hausregeln ändern
lab-section-sweep-changes = Hausregeln einzeln
lab-about-sweep-changes = Dieselben Runden nach den Grundregeln und mit einer geänderten Hausregel. Die Zahlen unten sind die der Grundregeln.
lab-section-sweep-pairs = Je zwei Hausregeln
lab-about-sweep-pairs = Wo zwei Änderungen zusammen mehr oder weniger bewirken als beide einzeln zusammengezählt.
lab-section-sweep-wish = Der Wunsch
lab-about-sweep-wish = Hausregeln, die ihn erfüllen sollten, an neuen Runden erprobt.
lab-table-change = Was jede Änderung bei jedem Maß bewirkt
lab-table-pair = Was je zwei Änderungen zusammen bewirken, über die Summe beider hinaus
lab-chart-wish = Um wie viel jedes Wort des Wunsches besser erfüllt wird als nach den Grundregeln
lab-chart-tried = Wie gut jedes erprobte Regelwerk ihn erfüllt
lab-axis-change = Änderung
lab-axis-pair-of = Änderungen
lab-axis-wish = Wunsch
lab-axis-difference = Unterschied zu den Grundregeln
lab-axis-beyond = Über die Summe beider hinaus
lab-line-sum = wie die Summe beider
lab-figure-wish = Verbesserung insgesamt
lab-sweep-largest = { lab-what }: { $last } mit „{ $change }“ und { $first } nach den Grundregeln ({ $value } { $way ->
    [more] mehr
   *[other] weniger
}; { $low } bis { $high }). { $found ->
    [one] Bei keiner anderen von { $all } Änderungen ist ein Unterschied zu erkennen.
   *[other] Bei { $found } von { $all } Änderungen ist ein Unterschied zu erkennen{ $sure ->
        [yes] , bei dieser der größte.
       *[no] ; bei welcher davon der größte, ist nicht sicher.
    }
}
lab-sweep-nothing = { lab-what }: { $all ->
    [one] bei der einzigen Änderung ist kein Unterschied zu erkennen.
   *[other] bei keiner von { $all } Änderungen ist ein Unterschied zu erkennen.
}
lab-sweep-same = „{ $change }“ ändert an keiner Runde etwas.
lab-sweep-left-out = { $cited ->
    [yes] Nach { $clause } an diesem Tisch nicht möglich und darum weggelassen: { $changes }.
   *[no] An diesem Tisch nicht möglich und darum weggelassen: { $changes }.
}
lab-sweep-pair = { lab-what }: „{ $one }“ und „{ $other }“ zählen sich nicht einfach zusammen. Zusammen ändern sie das um { $together }, einzeln zusammengezählt um { $added }: { $value } { $way ->
    [more] mehr
   *[other] weniger
} ({ $low } bis { $high }). { $found ->
    [one] Bei keinem anderen Paar ist das zu erkennen.
   *[other] So ist es bei { $found } von { $all } Paaren{ $sure ->
        [yes] , bei diesem am meisten.
       *[no] ; bei welchem davon am meisten, ist nicht sicher.
    }
}
lab-sweep-no-pair = { $all ->
    [one] Die beiden Änderungen wirken zusammen nicht erkennbar anders als einzeln.
   *[other] Keines von { $all } Paaren wirkt zusammen erkennbar anders als einzeln.
}
lab-sweep-wish-nothing = Nichts von dem, was sich zeigt, erfüllt den Wunsch „{ $wish }“.
lab-sweep-wish = { $tried ->
    [one] Für den Wunsch „{ $wish }“ wurde ein Regelwerk erprobt: { $changes }.
   *[other] Von { $tried } Regelwerken, die für den Wunsch „{ $wish }“ erprobt wurden, schnitt dieses bei den Runden, die auswählen, am besten ab: { $changes }.
}
lab-sweep-wish-fixed = Der Wunsch „{ $wish }“ lässt sich hier nicht messen, darum wurde dafür nichts erprobt: Nach den Grundregeln unterscheiden sich die Runden nicht in dem, worum es dabei geht ({ lab-what }).
lab-sweep-wish-seen = { $seen ->
    [better] { $rounds } neue Runden bestätigen es: Der Wunsch wird insgesamt um { $value } Standardabweichungen besser erfüllt ({ $low } bis { $high }; zu erwarten waren { $predicted }).
    [worse] { $rounds } neue Runden bestätigen es nicht: Der Wunsch wird insgesamt um { $value } Standardabweichungen schlechter erfüllt ({ $low } bis { $high }).
   *[unclear] { $rounds } neue Runden lassen nicht zweifelsfrei erkennen, ob es so ist: Der Unterschied beträgt insgesamt { $value } Standardabweichungen ({ $low } bis { $high }; zu erwarten waren { $predicted }).
}
lab-sweep-wish-unknown = Ob es so ist, lässt sich an den neuen Runden nicht erkennen.
lab-sweep-wish-word = „{ $wish }“ ({ lab-what }): { $last } statt { $first }, { $seen ->
    [better] um { $value } Standardabweichungen besser ({ $low } bis { $high }).
    [worse] um { $value } Standardabweichungen schlechter ({ $low } bis { $high }).
   *[unclear] nicht erkennbar besser oder schlechter ({ $low } bis { $high } Standardabweichungen).
}

# Vorausschau.
lab-depth = Unter Spielern der Stufe novice { $stake ->
    [loss] verliert
   *[win] gewinnt
} ein Platz, der seine Züge in einer möglichen Verteilung der Karten ausprobiert, { $first } % der Runden ({ $first-low } bis { $first-high }), und einer, der sie in { $most } ausprobiert, { $last } % ({ $last-low } bis { $last-high }); { $even } % wären ausgeglichen ({ $deals } Runden).
lab-depth-step = { $way ->
    [unclear] Dass sich noch mehr Vorausschau lohnt, ist nicht zu erkennen: Mit { $most } statt { $half } Verteilungen ist ein Gewinn von mehr als { $gain } Prozentpunkten unwahrscheinlich.
    [more] Mehr Vorausschau lohnt sich weiterhin: Wer seine Züge in { $most } statt { $half } Verteilungen ausprobiert, { $stake ->
        [loss] verliert seltener
       *[win] gewinnt häufiger
    }, um { $value } Prozentpunkte ({ $low } bis { $high }).
   *[less] Mehr Vorausschau nützt nichts: Wer seine Züge in { $most } statt { $half } Verteilungen ausprobiert, { $stake ->
        [loss] verliert häufiger
       *[win] gewinnt seltener
    }, um { $value } Prozentpunkte ({ $low } bis { $high }).
}
lab-depth-open = { $way ->
    [unclear] Dass ein Platz, der seine Züge ebenso oft mit offenen Karten ausprobiert, deshalb { $stake ->
        [loss] seltener verliert
       *[win] häufiger gewinnt
    }, ist nicht zu erkennen; ein Gewinn von mehr als { $gain } Prozentpunkten ist unwahrscheinlich.
   *[other] Wenn alle Karten offen liegen, auch die des Nachziehstapels, { $stake ->
        [loss] verliert
       *[win] gewinnt
    } ein Platz, der seine Züge ebenso oft ausprobiert, { $stake ->
        [loss] { $way ->
            [more] seltener
           *[less] häufiger
        }
       *[win] { $way ->
            [more] häufiger
           *[less] seltener
        }
    }, um { $value } Prozentpunkte ({ $low } bis { $high }).
}
lab-depth-unknown = Zu viele Runden enden nicht, um zu sagen, was Vorausschau wert ist.
lab-depth-worlds = { $worlds }
lab-depth-true = alle Karten offen
lab-section-depth = Vorausschau
lab-about-depth = Was ist es wert, vorauszuschauen, und was, alle Karten zu sehen? Ein Platz probiert seine Züge aus, unter Spielern der Stufe novice.
lab-chart-depth = Wie oft ein Platz gewinnt oder nicht verliert, der vorausschaut
lab-axis-worlds = Mögliche Verteilungen, in denen er seine Züge ausprobiert
lab-axis-not-lost = Gewonnene oder nicht verlorene Runden
lab-figure-depth = Gewinn mit { $worlds } Verteilungen gegenüber halb so vielen
lab-figure-open = Gewinn mit offenen Karten

# Interaktion.
lab-swings = Von allem, was darüber entscheidet, ob ein Platz { $stake ->
    [loss] verliert
   *[win] gewinnt
}, liegen { $cards } % in den Karten, wie sie ausgeteilt sind ({ $cards-low } bis { $cards-high }), { $own } % in seinen eigenen Zügen ({ $own-low } bis { $own-high }) und { $others } % in den Zügen der anderen ({ $others-low } bis { $others-high }). Das sind Schätzungen, die zusammen nicht 100 % ergeben müssen.
lab-swings-others = Die Züge der anderen zusammen entscheiden mehr darüber, ob ein Platz { $stake ->
    [loss] verliert
   *[win] gewinnt
}, als seine eigenen.
lab-kings = Ein Platz, der kaum noch { $stake ->
    [loss] verlieren
   *[win] gewinnen
} kann (weniger als { $below } %, was immer er tut), verändert bei { $share } % seiner Entscheidungen ({ $low } bis { $high }), wissentlich oder nicht, deutlich die Aussichten eines anderen.
lab-influence = Zwischen den Zügen, die er dort wählen kann, unterscheidet sich die Wahrscheinlichkeit eines anderen Platzes zu { $stake ->
    [loss] verlieren
   *[win] gewinnen
} im Mittel um { $share } Prozentpunkte ({ $low } bis { $high }).
lab-target = { $way ->
    [unclear] Dass ein guter Zug den Platz, der am wahrscheinlichsten { $stake ->
        [loss] verliert
       *[win] gewinnt
    }, stärker oder schwächer trifft, als seiner Wahrscheinlichkeit entspricht, ist nicht zu erkennen.
   *[other] Ein guter Zug trifft den Platz, der am wahrscheinlichsten { $stake ->
        [loss] verliert
       *[win] gewinnt
    }, { $way ->
        [more] stärker
       *[less] schwächer
    }, als seiner Wahrscheinlichkeit entspricht: um { $share } % von allem, was der Zug den anderen nimmt ({ $low } bis { $high }).
}
lab-stays-ahead = Wer in der Mitte der Runde am wahrscheinlichsten { $stake ->
    [loss] verliert, verliert
   *[win] gewinnt, gewinnt
} in { $share } % der Runden ({ $low } bis { $high }); wer es am Anfang ist, in { $start } % ({ $start-low } bis { $start-high }), wo { $even } % ausgeglichen wären.
lab-replanned = Bei { $share } % der Entscheidungen ({ $low } bis { $high }) ändern die Züge der anderen, was ein Platz spielt; bei { $barred } % ({ $barred-low } bis { $barred-high }) ist der Zug, den er vorher am wahrscheinlichsten gemacht hätte, nicht mehr erlaubt.
lab-section-interaction = Interaktion
lab-about-interaction = Was entscheidet über die Aussichten eines Platzes, und wen treffen Züge? Die Wahrscheinlichkeiten sind die für jemanden, der alle Karten sieht.
lab-chart-swings = Was darüber entscheidet, wer gewinnt oder verliert
lab-chart-swing-kinds = Was die Arten von Zügen entscheiden
lab-chart-ahead-so-far = Wie oft vorn bleibt, wer vorn ist
lab-axis-swing = Anteil an der Varianz
lab-swing-cards = Karten, wie sie ausgeteilt sind
lab-swing-own = eigene Züge
lab-swing-others = Züge der anderen
lab-figure-hopeless = Entscheidungen von Plätzen, die kaum noch gewinnen oder verlieren können
lab-figure-kings = Davon die, die deutlich die Wahrscheinlichkeit eines anderen verändern
lab-figure-influence = Wie stark sie sie verändern
lab-figure-excess = Was gute Züge dem Führenden über seinen Anteil hinaus nehmen, von allem, was sie nehmen
lab-figure-replanned = Entscheidungen, bei denen die Züge der anderen ändern, was ein Platz spielt
lab-figure-barred = Entscheidungen, bei denen der Zug, den er gemacht hätte, nicht mehr erlaubt ist
