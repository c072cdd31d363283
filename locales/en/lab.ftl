### Kartenhaus in English: the designer's report.

# How numbers are written.
lab-decimal = .
lab-thousands = ,
lab-quantity = { $unit ->
    [turns] { $number } { $one ->
        [yes] turn
       *[no] turns
    }
    [minutes] { $number } { $one ->
        [yes] minute
       *[no] minutes
    }
    [rounds] { $number } { $one ->
        [yes] round
       *[no] rounds
    }
    [moves] { $number } { $one ->
        [yes] move
       *[no] moves
    }
    [points] { $number } { $one ->
        [yes] point
       *[no] points
    }
    [difference] { $number } percentage { $one ->
        [yes] point
       *[no] points
    }
   *[share] { $number } %
}

# Fairness.
lab-fairness-even = Among { $bot } players no seat is seen to win more or less often than the { $fair } % that would be even ({ $rounds } rounds; a difference of more than { $most } percentage points can be ruled out).
lab-fairness-edge =
    Among { $bot } players { $distance ->
        [0] the seat that begins
        [1] the seat after the one that begins
       *[other] seat { $distance } after the one that begins
    } wins { $way ->
        [more] more
       *[other] less
    } often than would be even: { $share } % of { $rounds } rounds ({ $low } to { $high }) instead of { $fair } %.
lab-fairness-flips =
    Which seat is better depends on the players: { $distance ->
        [0] the seat that begins
        [1] the seat after the one that begins
       *[other] seat { $distance } after the one that begins
    } wins more often than would be even at one level, and less often at another.
lab-rotation-even = Once every seat has dealt, no seat is seen to be ahead ({ $rotations } rotations; a lead of more than { $visible } points over all its rounds can be ruled out).
lab-rotation-edge =
    Even after every seat has dealt once, { $distance ->
        [0] the seat that began first
        [1] the seat after the one that began first
       *[other] seat { $distance } after the one that began first
    } is { $way ->
        [more] ahead of
       *[other] behind
    } the others, by { $value } points over all its rounds ({ $low } to { $high }; { $rotations } rotations).
lab-rotation-unknown = Too few matches last until every seat has dealt to say whether that evens things out.

# Length.
lab-length = Half of the rounds take at most { $median } turns; nine of ten take { $low } to { $high }.
lab-minutes = By a model of how fast people decide, half of the rounds take at most { $median } minutes, and nine of ten take { $low } to { $high }.
lab-limits-none = Each of { $n } rounds came to an end; at most { $high } % of all rounds last longer than { $most } decisions.
lab-limits = { $share } % ({ $low } to { $high }) of { $n } rounds were not over after { $most } decisions, and were given up. They count nowhere else.
lab-out = After its last decision a seat waits for { $share } % of the round ({ $low } to { $high }), on average.

# Choice.
lab-forced = At { $share } % of the decisions ({ $low } to { $high }) there is only one legal move.
lab-near = Of the { $all } different moves that a search tries where it has a choice, { $value } are about as good as the best, on average ({ $low } to { $high }; { $tried } decisions were tried again).
lab-only = At { $share } % of these decisions ({ $low } to { $high }) all of these moves but one are clearly worse.
lab-random = { $seen ->
    [yes] A random move ends worse than the best one that was found in { $behind } % of the deals that the cards allow ({ $behind-low } to { $behind-high }), and better in { $ahead } % ({ $ahead-low } to { $ahead-high }).
   *[no] Whether a random move costs anything cannot be seen: it ends worse than the best one that was found in { $behind } % of the deals that the cards allow ({ $behind-low } to { $behind-high }), and better in { $ahead } % ({ $ahead-low } to { $ahead-high }).
}
lab-regret = { $seen ->
    [yes] The moves of { $bot } players end worse than the best one in { $behind } % of these deals ({ $behind-low } to { $behind-high }), and better in { $ahead } % ({ $ahead-low } to { $ahead-high }).
   *[no] Whether the moves of { $bot } players cost anything cannot be seen: they end worse than the best one in { $behind } % of these deals ({ $behind-low } to { $behind-high }), and better in { $ahead } % ({ $ahead-low } to { $ahead-high }).
}
lab-stand-in = A program cannot play on from the middle of a deal that is only imagined. The moves that were tried here, the plans, and the habits, kinds of move and thinking below are those of { $bot } players.

# Luck and skill.
lab-ahead = In { $share } % of their meetings ({ $low } to { $high }), { $better } players have a better score than { $worse } players; ties count half.
lab-behind = In only { $share } % of their meetings ({ $low } to { $high }), { $better } players have a better score than { $worse } players, so here they play worse; ties count half.
lab-ahead-unclear = Whether { $better } players play better than { $worse } players cannot be seen: they have the better score in { $share } % of their meetings ({ $low } to { $high }); ties count half.
lab-needed =
    After { $value } { $rounds ->
        [one] round
       *[other] rounds
    } ({ $low } to { $high }), { $better } players are ahead of { $worse } players in points with a chance of 95 %.
lab-needed-unclear = After how many rounds { $better } players are ahead of { $worse } players in points with a chance of 95 % cannot be said.
lab-parts = When { $better } and { $worse } players sit at one table, the cards explain { $cards } % of the variance of the scores, the seat { $seat } %, who plays { $skill } % ({ $low } to { $high }), and the rest { $rest } %.

# Drama.
lab-in-rounds = { $all ->
    [all] In each of { $n } rounds
   *[some] In { $share } % of the rounds ({ $low } to { $high })
}
lab-comebacks =
    { lab-in-rounds } the seat that { $stake ->
        [loss] loses alone in the end once had a chance of losing
       *[win] wins alone in the end once had a chance of winning
    } below 10 %.
lab-changes =
    { lab-in-rounds } another seat becomes the one that is most likely to { $stake ->
        [loss] lose
       *[win] win
    }.
lab-decided =
    Half of the rounds are decided by the time { $value } % of them ({ $low } to { $high }) are played: from there on, the chance of the seat that { $stake ->
        [loss] loses
       *[win] wins
    } stays above 90 %.
lab-dead =
    { lab-in-rounds } some seat has next to no chance (under 1 %) to { $stake ->
        [loss] lose
       *[win] win
    } for half of the round.
lab-reliability = The chances are { $error } percentage points off on average, as the outcomes of { $n } other rounds show; a part of that is chance.

# Cards and kinds of move.
lab-card-most = Of all cards, being dealt { $card } goes with the largest lead: { $value } points more than without it ({ $low } to { $high }), on average.
lab-card-most-of = { $named ->
    [some] One of these cards goes with the largest lead, but which one is not certain: { $cards }.
   *[none] Which card goes with the largest lead is not certain: { $count } of { $all } may.
}
lab-card-least = Of all cards, being dealt { $card } goes with the smallest lead: { $value } points less than without it ({ $low } to { $high }), on average.
lab-card-least-of = { $named ->
    [some] One of these cards goes with the smallest lead, but which one is not certain: { $cards }.
   *[none] Which card goes with the smallest lead is not certain: { $count } of { $all } may.
}
lab-card-unclear = It is not seen to matter which cards one is dealt.
lab-kind-rare = “{ $kind }” is hardly ever played ({ $seen ->
    [never] in none of { $n } rounds
   *[some] in { $share } % of the rounds, { $low } to { $high }
}).

# Rounds to look at.
lab-look-typical = A typical round: { $decisions } decisions.
lab-look-dramatic =
    { $stake ->
        [loss] The most dramatic of the rounds that were followed: at one moment, its loser was least likely to lose it ({ $decisions } decisions).
       *[win] The most dramatic of the rounds that were followed: at one moment, its winner was least likely to win it ({ $decisions } decisions).
    }
lab-look-shortest = The shortest round: { $decisions } decisions.
lab-look-longest = The longest round: { $decisions } decisions.
lab-look-one-sided = The round with the largest lead or deficit in points: { $decisions } decisions.

# The page of a report: sections, charts and figures.
lab-level = { $bot ->
    [dice] random
   *[other] { $bot }
}
lab-all = all rounds
lab-distance = { $distance ->
    [0] begins
    [1] 2nd
    [2] 3rd
   *[other] { $place }th
}
lab-pair = { $better } against { $worse }
lab-random-move = a random move
lab-section-fairness = Fairness
lab-about-fairness = Does it matter where you sit?
lab-section-length = Length
lab-about-length = How long does a round take, and how long do you wait?
lab-section-choice = Choice
lab-about-choice = How much is there to decide, and does it matter?
lab-section-luck = Luck and skill
lab-about-luck = What decides a round: the cards, the seat, or who plays?
lab-section-drama = Drama
lab-about-drama = How does the outcome come about? Chances are those of somebody who sees all cards.
lab-chart-won = Rounds won, by seat
lab-chart-lead = Points ahead of the others, by seat
lab-chart-turns = Turns in a round
lab-chart-minutes = Minutes for a round, by a model of how fast people decide
lab-chart-own-decisions = Decisions of one seat in a round
lab-chart-wait = Longest wait between two decisions of a seat
lab-chart-legal = Legal moves at a decision
lab-chart-legal-course = Legal moves over the course of a round
lab-chart-regret = What a move costs, compared with the best one found
lab-chart-parts = What explains the scores
lab-chart-ahead = Meetings in which the better level has the better score
lab-chart-course = Over the course of a round
lab-chart-lowest = Lowest chance of the seat that decides the round in the end
lab-chart-decided = When a round is decided
lab-chart-lead-changes = Changes of the lead in a round
lab-chart-reliability = Are the chances what they say? Predicted and happened
lab-axis-distance = Seat, in the order of play
lab-axis-won = Share of the rounds
lab-axis-lead = Points ahead in a round
lab-axis-share-of = Share
lab-axis-turns = Turns
lab-axis-decisions = Decisions
lab-axis-minutes = Minutes
lab-axis-moves = Moves
lab-axis-changes = Changes
lab-axis-percent = Percent
lab-axis-course = Part of the round that is over
lab-axis-chance = Chance
lab-axis-who = Who moves
lab-axis-regret = Standard deviations of a deal’s result
lab-axis-pair = Levels
lab-axis-ahead = Share of the meetings
lab-axis-part = Part
lab-axis-variance = Share of the variance
lab-axis-predicted = Predicted
lab-axis-happened = Happened
lab-line-even = an even share
lab-line-level = nobody ahead
lab-line-best = the best move
lab-line-equal = half of the meetings
lab-curve-leader = chance of the seat that is ahead
lab-curve-openness = how likely the outcome still changes
lab-part-cards = cards
lab-part-seat = seat
lab-part-skill = who plays
lab-part-rest = the rest
lab-figure-rotation = Points ahead once every seat has dealt: { $distance ->
    [0] seat that begins first
    [1] 2nd seat
    [2] 3rd seat
   *[other] { $place }th seat
}
lab-figure-turns-median = Turns: median
lab-figure-turns-p5 = Turns, 5th percentile
lab-figure-turns-p95 = Turns, 95th percentile
lab-figure-minutes-median = Minutes: median
lab-figure-minutes-p5 = Minutes, 5th percentile
lab-figure-minutes-p95 = Minutes, 95th percentile
lab-figure-own-turns = Turns of one seat: median
lab-figure-wait = Longest wait, in decisions of others: median
lab-figure-out = Part of the round after a seat’s last decision
lab-figure-limits = Rounds that were given up because they did not end
lab-figure-legal-median = Legal moves: median
lab-figure-legal-p5 = Legal moves, 5th percentile
lab-figure-legal-p95 = Legal moves, 95th percentile
lab-figure-forced = Decisions with one legal move
lab-figure-shared = Decisions that several seats could make
lab-figure-candidates = Different moves, where there is a choice
lab-figure-near = Of these, about as good as the best
lab-figure-only = Decisions with one move that is clearly better than all others
lab-figure-stakes = What the best move is worth more than the worst
lab-figure-elo = { $better } over { $worse }
lab-figure-margin = { $better } ahead of { $worse } in a round
lab-figure-sole = Rounds with a single winner, or a single loser
lab-figure-lead-changes = Changes of the lead: median
lab-figure-dead = Rounds in which a seat has next to no chance for half of the round

# Two rule sets compared.
lab-what = { $what ->
    [turns] Turns in a round
    [minutes] Minutes for a round
    [legal] Legal moves at a decision
    [forced] Decisions with one legal move
    [out] Part of the round after a seat’s last decision
    [starter] Rounds that the seat that begins wins
    [edge] Points that the seat that begins is ahead of the others
    [gap] Largest lead, or the farthest behind, in points
    [close] Rounds whose largest lead is at most half of the median one
    [openness] How open the outcome is in the middle of a round
    [comebacks] Rounds whose winner or loser once had a chance below 10 %
    [decided] Part of the round after which it is decided
    [skill] Meetings in which the better level has the better score
    [match-rounds] Rounds in a match
    [match-minutes] Minutes for a match
    [match-won] Matches that seats of the better level win
   *[other] { $what }
}
lab-change-found = { lab-what }: { $last } instead of { $first } ({ $value } { $way ->
    [more] more
   *[other] less
}; { $low } to { $high }).
lab-change-none = { lab-what }: no difference is seen; one of more than { $most } is unlikely.
lab-title = { $game }: what the rules do
lab-title-compare = { $game }: what a change of the rules does
lab-section-changes = What changes
lab-about-changes = The same deals, played by both rule sets: what the second one changes.
lab-chart-changes = How much each measure changes
lab-axis-what = Measure
lab-axis-effect = Standard deviations
lab-line-none = no change
lab-figure-of = { lab-what }: { $of ->
    [first] first rule set
    [second] second rule set
   *[change] change
}
lab-look-arm = { $arm ->
    [0] The deal whose rounds differ most in length, by the first rule set.
   *[1] The same deal by the second.
}
lab-name = { $name }
lab-section-pieces = Cards and moves
lab-about-pieces = What is it worth to be dealt a card, and which kinds of move are used?
lab-chart-cards = What it is worth to be dealt a card
lab-chart-kinds = Rounds in which a kind of move is possible, and played
lab-axis-card = Card
lab-axis-kind = Kind of move
lab-line-average = an average card
lab-curve-possible = possible
lab-curve-played = played
lab-change-same = { lab-what }: the same in every deal.

# Tools, skills and simple play. A tool's name begins a sentence.
lab-tool-without = a seat that never does so { $stake ->
    [loss] loses { $way ->
        [more] less
       *[less] more
    } often
   *[win] wins { $way ->
        [more] more
       *[less] less
    } often
}, by { $value } percentage points ({ $low } to { $high }).
lab-tools-unclear = For no tool is a seat seen to do worse without it.
lab-tool-rare = hardly ever ({ $seen ->
    [never] in none of { $n } rounds
   *[some] in { $share } % of the rounds, { $low } to { $high }
}).
lab-tool-declined = where a seat that chooses has the choice, it does so in only { $share } % of the cases ({ $low } to { $high }).
lab-thought = { lab-thinks }: it { $stake ->
    [loss] loses { $way ->
        [more] less
       *[less] more
    } often
   *[win] wins { $way ->
        [more] more
       *[less] less
    } often
} than the others would in its place, by { $value } percentage points ({ $low } to { $high }).
lab-thought-unclear = { lab-thinks }: no difference is seen; one of more than { $most } percentage points is unlikely.
lab-thinks = { $what ->
    [memory] A seat that forgets what it was shown
   *[level] One { $bot } player among the others
}
lab-simple-better = a seat that { $does ->
    [never] never does so
   *[always] does so wherever it can
} { $stake ->
    [loss] loses less often
   *[win] wins more often
} than one that sometimes does, by { $value } percentage points ({ $low } to { $high }).
lab-simple-none = Of { $tried } simple ways to play (each tool never, and each wherever possible) none is seen to { $stake ->
    [loss] lose less
   *[win] win more
} often than a seat that chooses{ $gain ->
    [none] .
   *[some] ; a gain of more than { $most } percentage points is unlikely.
}
lab-together-limits = if every seat does so wherever it can, { $share } % of the rounds ({ $low } to { $high }) are not over after { $most } decisions.
lab-together-longer = if every seat does so wherever it can, a round has { $value } times as many decisions ({ $low } to { $high }).
lab-loops-none = In none of { $n } rounds does a position repeat; it does in at most { $high } % of all rounds.
lab-loops = In { $share } % of the rounds ({ $low } to { $high }) a position repeats: the same cards in the same places, with the same seat on turn.
lab-look-simple = a seat that { $does ->
    [never] never does so
   *[always] does so wherever it can
} { $stake ->
    [loss] does not lose this round, and would if it chose
   *[win] wins this round, and would not if it chose
} ({ $decisions } decisions).
lab-look-loop = { $does ->
    [plain] The round in which a position repeats after the most decisions
   *[always] a round in which every seat does so wherever it can, and a position repeats after the most decisions
} ({ $decisions } decisions).
lab-section-tools = Tools and skills
lab-about-tools = What is it worth to use a tool, to remember, and to play at a higher level? One seat plays differently from its level, on the same deals.
lab-section-simple = Simple play
lab-about-simple = Does a simple rule win, and do rounds go in circles?
lab-chart-tools = What never using a tool, or always using it, gains a seat
lab-chart-used = How often the tools are used
lab-chart-thoughts = What forgetting, or playing at another level, gains a seat
lab-chart-together = Decisions in a round if every seat uses a tool wherever it can
lab-axis-tool = Tool
lab-axis-more = More rounds won, or not lost
lab-axis-thinks = How the seat plays
lab-axis-times = Times as many decisions
lab-curve-never = never
lab-curve-always = wherever it can
lab-curve-used = used, where there is a choice
lab-curve-in-rounds = rounds in which somebody uses it
lab-line-own = normal play
lab-line-as-long = as many as usual
lab-figure-seat-won = Rounds won, or not lost, by a seat that plays normally
lab-figure-never-points = change in the seat’s lead without it
lab-figure-loops = Rounds in which a position repeats
lab-figure-together-loops = rounds in which a position repeats, if every seat does so

# Whole matches.
lab-section-matches = Whole matches
lab-about-matches = How long is a match, and does the better player win it?
lab-match-rounds = Half of the matches have at most { $median } rounds; nine of ten have { $low } to { $high }.
lab-match-minutes = By a model of how fast people decide, half of the matches take at most { $median } minutes, and nine of ten take { $low } to { $high }.
lab-match-better = { $seen ->
    [more] When { $better } and { $worse } players sit at one table, the { $better } players win { $share } % of { $n } matches ({ $low } to { $high }), where { $even } % would be even.
    [less] When { $better } and { $worse } players sit at one table, the { $better } players win only { $share } % of { $n } matches ({ $low } to { $high }), where { $even } % would be even.
   *[unclear] Whether { $better } players win more matches than { $worse } players at one table cannot be seen: they win { $share } % of { $n } ({ $low } to { $high }), where { $even } % would be even.
}
lab-match-without = Of the matches of { $better } and { $worse } players at one table, { $without } had no winner; they count for nobody.
lab-match-limits = { $limits } matches were given up because they, or one of their rounds, did not end; { $n } matches of one level came to an end.
lab-chart-match-rounds = Rounds in a match
lab-chart-match-minutes = Minutes for a match, by a model of how fast people decide
lab-axis-rounds = Rounds
lab-figure-match-rounds-median = Rounds: median
lab-figure-match-rounds-p5 = Rounds, 5th percentile
lab-figure-match-rounds-p95 = Rounds, 95th percentile
lab-figure-match-minutes-median = Minutes: median
lab-figure-match-minutes-p5 = Minutes, 5th percentile
lab-figure-match-minutes-p95 = Minutes, 95th percentile
lab-figure-match-won = Matches that seats of the better level win

# Every house rule, alone and with each other one.
lab-title-sweep = { $game }: what house rules change
lab-section-sweep-changes = House rules one by one
lab-about-sweep-changes = The same deals by the base rules and with one house rule changed. The figures below are those of the base rules.
lab-section-sweep-pairs = House rules two at a time
lab-about-sweep-pairs = Where two changes together do more, or less, than both alone add up to.
lab-section-sweep-wish = The wish
lab-about-sweep-wish = House rules that should serve it, tried on fresh deals.
lab-table-change = What each change makes of each measure
lab-table-pair = What each two changes do together, beyond the sum of each alone
lab-chart-wish = How much better each word of the wish is served than by the base rules
lab-chart-tried = How well each of the rule sets that were tried serves the wish
lab-axis-change = Change
lab-axis-pair-of = Changes
lab-axis-wish = Wish
lab-axis-difference = Difference from the base rules
lab-axis-beyond = Beyond the sum of both
lab-line-sum = as the sum of both
lab-figure-wish = Improvement in all
lab-sweep-largest = { lab-what }: { $last } with “{ $change }”, and { $first } by the base rules ({ $value } { $way ->
    [more] more
   *[other] less
}; { $low } to { $high }). { $found ->
    [one] No other of { $all } changes is seen to make a difference.
   *[other] { $found } of { $all } changes are seen to make a difference, { $sure ->
        [yes] this one the largest.
       *[no] and which of them the largest is not certain.
    }
}
lab-sweep-nothing = { lab-what }: { $all ->
    [one] the only change is not seen to make a difference.
   *[other] none of { $all } changes is seen to make a difference.
}
lab-sweep-same = “{ $change }” makes no difference in any deal.
lab-sweep-left-out = { $cited ->
    [yes] By { $clause } these cannot be played at this table, and are left out: { $changes }.
   *[no] These cannot be played at this table, and are left out: { $changes }.
}
lab-sweep-pair = { lab-what }: “{ $one }” and “{ $other }” do not simply add up. Together they change it by { $together }, while their changes alone add up to { $added }: { $value } { $way ->
    [more] more
   *[other] less
} ({ $low } to { $high }). { $found ->
    [one] No other pair is seen to differ from its sum.
   *[other] { $found } of { $all } pairs differ from their sums, { $sure ->
        [yes] this one the most.
       *[no] and which of them the most is not certain.
    }
}
lab-sweep-no-pair = { $all ->
    [one] The only pair of changes is not seen to do anything together that they do not do alone.
   *[other] None of { $all } pairs of changes is seen to do anything together that they do not do alone.
}
lab-sweep-wish-nothing = Nothing that was found serves the wish “{ $wish }”.
lab-sweep-wish = { $tried ->
    [one] One rule set was tried for the wish “{ $wish }”: { $changes }.
   *[other] Of { $tried } rule sets that were tried for the wish “{ $wish }”, this one did best on the deals that choose: { $changes }.
}
lab-sweep-wish-fixed = The wish “{ $wish }” cannot be measured here, so nothing was tried for it: by the base rules, rounds do not differ in what it is about ({ lab-what }).
lab-sweep-wish-seen = { $seen ->
    [better] { $rounds } fresh deals confirm it: the wish is served better by { $value } standard deviations in all ({ $low } to { $high }; { $predicted } were expected).
    [worse] { $rounds } fresh deals do not confirm it: the wish is served worse by { $value } standard deviations in all ({ $low } to { $high }).
   *[unclear] { $rounds } fresh deals do not show beyond doubt whether they do: the difference is { $value } standard deviations in all ({ $low } to { $high }; { $predicted } were expected).
}
lab-sweep-wish-unknown = The fresh deals cannot say whether that is so.
lab-sweep-wish-word = “{ $wish }” ({ lab-what }): { $last } instead of { $first }, which is { $seen ->
    [better] { $value } standard deviations better ({ $low } to { $high }).
    [worse] { $value } standard deviations worse ({ $low } to { $high }).
   *[unclear] not seen to be better or worse ({ $low } to { $high } standard deviations).
}

# Looking ahead.
lab-depth = Among novices, a seat that tries its moves in one sampled deal { $stake ->
    [loss] loses
   *[win] wins
} { $first } % of the rounds ({ $first-low } to { $first-high }), and one that tries them in { $most } sampled deals { $last } % ({ $last-low } to { $last-high }); { $even } % would be even ({ $deals } deals).
lab-depth-step = { $way ->
    [unclear] More foresight is not seen to pay any more: with { $most } deals instead of { $half }, a gain of more than { $gain } percentage points is unlikely.
    [more] More foresight keeps paying: a seat that tries its moves in { $most } deals instead of { $half } { $stake ->
        [loss] loses less
       *[win] wins more
    } often, by { $value } percentage points ({ $low } to { $high }).
   *[less] More foresight is of no use: a seat that tries its moves in { $most } deals instead of { $half } { $stake ->
        [loss] loses more
       *[win] wins less
    } often, by { $value } percentage points ({ $low } to { $high }).
}
lab-depth-open = { $way ->
    [unclear] A seat that tries its moves as often with all cards open is not seen to { $stake ->
        [loss] lose less
       *[win] win more
    } often for it; a gain of more than { $gain } percentage points is unlikely.
   *[other] With all cards open, those of the draw pile too, a seat that tries its moves as often { $stake ->
        [loss] loses { $way ->
            [more] less
           *[less] more
        }
       *[win] wins { $way ->
            [more] more
           *[less] less
        }
    } often, by { $value } percentage points ({ $low } to { $high }).
}
lab-depth-unknown = Too many rounds do not end to say what it is worth to look ahead.
lab-depth-worlds = { $worlds }
lab-depth-true = all cards open
lab-section-depth = Looking ahead
lab-about-depth = What is it worth to look ahead, and to see all cards? One seat tries its moves, among novices.
lab-chart-depth = How often a seat that looks ahead wins, or does not lose
lab-axis-worlds = Sampled deals in which it tries its moves
lab-axis-not-lost = Rounds won, or not lost
lab-figure-depth = Gained with { $worlds } sampled deals, compared with half as many
lab-figure-open = Gained with all cards open

# Interaction.
lab-swings = Of all that decides whether a seat { $stake ->
    [loss] loses
   *[win] wins
}, { $cards } % lies in the cards as they are dealt ({ $cards-low } to { $cards-high }), { $own } % in its own moves ({ $own-low } to { $own-high }), and { $others } % in the moves of the others ({ $others-low } to { $others-high }). These are estimates, and need not add up to 100 %.
lab-swings-others = The moves of the others, taken together, decide more about whether a seat { $stake ->
    [loss] loses
   *[win] wins
} than its own do.
lab-kings = A seat that can hardly { $stake ->
    [loss] lose
   *[win] win
} any more (less than { $below } %, whatever it does) clearly changes another seat’s chance, knowingly or not, at { $share } % of its decisions ({ $low } to { $high }).
lab-influence = Between the moves that it can choose there, the chance of another seat to { $stake ->
    [loss] lose
   *[win] win
} differs by { $share } percentage points ({ $low } to { $high }), on average.
lab-target = { $way ->
    [unclear] Good moves are not seen to hit the seat that is most likely to { $stake ->
        [loss] lose
       *[win] win
    } harder, or less hard, than its chance alone would have it.
   *[other] Good moves hit the seat that is most likely to { $stake ->
        [loss] lose
       *[win] win
    } { $way ->
        [more] harder
       *[less] less hard
    } than its chance alone would have it: by { $share } % of all that they take from the others ({ $low } to { $high }).
}
lab-stays-ahead = The seat that is most likely to { $stake ->
    [loss] lose halfway through the round loses
   *[win] win halfway through the round wins
} in { $share } % of the rounds ({ $low } to { $high }); the seat that is at the start, in { $start } % ({ $start-low } to { $start-high }), where { $even } % would be even.
lab-replanned = At { $share } % of the decisions ({ $low } to { $high }) the others’ turns change what a seat plays; at { $barred } % ({ $barred-low } to { $barred-high }) the move that it would most likely have made before is no longer legal.
lab-section-interaction = Interaction
lab-about-interaction = What decides a seat’s chance, and whom do moves hit? Chances are those of somebody who sees all cards.
lab-chart-swings = What decides who wins or loses
lab-chart-swing-kinds = What the kinds of move decide
lab-chart-ahead-so-far = How often the seat that is ahead keeps it
lab-axis-swing = Share of the variance
lab-swing-cards = cards as they are dealt
lab-swing-own = own moves
lab-swing-others = moves of the others
lab-figure-hopeless = Decisions of seats that can hardly win or lose any more
lab-figure-kings = Of these, those that clearly change another seat’s chance
lab-figure-influence = How much they change it
lab-figure-excess = What good moves take from the leader beyond its share, of all that they take
lab-figure-replanned = Decisions at which the others’ turns change what a seat plays
lab-figure-barred = Decisions at which the move that it would have made is no longer legal
