### Kartenhaus in English: the designer's report.

# How numbers are written.
lab-decimal = .
lab-thousands = ,

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
    Also once every seat has dealt, { $distance ->
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
lab-near = Where a search has a choice, { $value } of the { $all } different moves that it tries ({ $low } to { $high }) are not clearly worse than the best, on average ({ $tried } decisions were tried again).
lab-only = At { $share } % of these decisions ({ $low } to { $high }) all of these moves but one are clearly worse.
lab-random = A random move costs { $value } standard deviations of what a deal comes to ({ $low } to { $high }).
lab-random-unclear = Whether a random move costs anything cannot be seen ({ $value } standard deviations of what a deal comes to, { $low } to { $high }).
lab-regret = A { $bot } player's move costs { $value } of these standard deviations ({ $low } to { $high }), compared with the best move that was found.
lab-regret-unclear = Whether a { $bot } player's move costs anything compared with the best move that was found cannot be seen ({ $value } of these standard deviations, { $low } to { $high }).

# Luck and skill.
lab-ahead = A { $better } player has a better score than a { $worse } player in { $share } % of their meetings ({ $low } to { $high }), ties halved.
lab-behind = A { $better } player has a worse score than a { $worse } player: it is ahead in only { $share } % of their meetings ({ $low } to { $high }), ties halved.
lab-ahead-unclear = Whether a { $better } player plays better than a { $worse } player cannot be seen: it is ahead in { $share } % of their meetings ({ $low } to { $high }), ties halved.
lab-needed =
    After { $value } { $rounds ->
        [one] round
       *[other] rounds
    } ({ $low } to { $high }) a { $better } player is ahead of a { $worse } player in points with a chance of 95 %.
lab-needed-unclear = After how many rounds a { $better } player is ahead of a { $worse } player in points with a chance of 95 % cannot be said.
lab-parts = When { $better } and { $worse } players sit at one table, the cards explain { $cards } % of the variance of the scores, the seat { $seat } %, who plays { $skill } % ({ $low } to { $high }), and the rest { $rest } %.

# Drama.
lab-comebacks =
    In { $share } % of the rounds ({ $low } to { $high }) the seat that { $stake ->
        [loss] loses alone in the end once had a chance of losing
       *[win] wins alone in the end once had a chance of winning
    } below 10 %, with all cards as they lie.
lab-changes =
    In { $share } % of the rounds ({ $low } to { $high }) another seat becomes the one that is most likely to { $stake ->
        [loss] lose
       *[win] win
    }, with all cards as they lie.
lab-decided =
    Half of the rounds are decided by the time { $value } % of them ({ $low } to { $high }) are played: from there on, the chance of the seat that { $stake ->
        [loss] loses
       *[win] wins
    } stays above 90 %, with all cards as they lie.
lab-dead =
    In { $share } % of the rounds ({ $low } to { $high }) some seat has less than 1 % of a chance to { $stake ->
        [loss] lose
       *[win] win
    } for half of the round, with all cards as they lie.
lab-reliability = The chances are { $error } percentage points off on average, as the outcomes of { $n } other rounds show; a part of that is chance.

# Cards and kinds of move.
lab-card-most = Of all cards, being dealt { $card } goes with the largest lead: { $value } points more than without it ({ $low } to { $high }), on average.
lab-card-least = Of all cards, being dealt { $card } goes with the smallest lead: { $value } points less than without it ({ $low } to { $high }), on average.
lab-card-unclear = It is not seen to matter which cards one is dealt.
lab-kind-rare = “{ $kind }” is hardly ever played: in { $share } % of the rounds ({ $low } to { $high }).

# Rounds to look at.
lab-look-typical = A typical round: { $decisions } decisions.
lab-look-dramatic =
    { $stake ->
        [loss] The most dramatic of the rounds that were followed: who loses it was least likely to ({ $decisions } decisions).
       *[win] The most dramatic of the rounds that were followed: who wins it was least likely to ({ $decisions } decisions).
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
lab-about-drama = How does the outcome come about?
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
lab-axis-regret = Standard deviations of what a deal comes to
lab-axis-pair = Levels
lab-axis-ahead = Share of the meetings
lab-axis-part = Part
lab-axis-variance = Share of the variance
lab-axis-predicted = Predicted
lab-axis-happened = Happened
lab-line-even = an even share
lab-line-level = nobody ahead
lab-line-best = the best move
lab-line-equal = as often as not
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
lab-figure-turns-p5 = Turns: 5 % of the rounds have at most
lab-figure-turns-p95 = Turns: 95 % of the rounds have at most
lab-figure-minutes-median = Minutes: median
lab-figure-minutes-p5 = Minutes: 5 % of the rounds take at most
lab-figure-minutes-p95 = Minutes: 95 % of the rounds take at most
lab-figure-own-turns = Turns of one seat: median
lab-figure-wait = Longest wait, in decisions of others: median
lab-figure-out = Part of the round after a seat’s last decision
lab-figure-limits = Rounds that were given up, since they did not end
lab-figure-legal-median = Legal moves: median
lab-figure-legal-p5 = Legal moves: 5 % of the decisions have at most
lab-figure-legal-p95 = Legal moves: 95 % of the decisions have at most
lab-figure-forced = Decisions with one legal move
lab-figure-shared = Decisions that several seats could make
lab-figure-candidates = Different moves, where there is a choice
lab-figure-near = Of these, not clearly worse than the best
lab-figure-only = Decisions with one move that is not clearly worse
lab-figure-stakes = Best move against the worst
lab-figure-elo = { $better } over { $worse }
lab-figure-margin = { $better } ahead of { $worse } in a round
lab-figure-sole = Rounds with one winner, or one loser
lab-figure-lead-changes = Changes of the lead: median
lab-figure-dead = Rounds in which a seat is without hope for half of the round

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
    [openness] How open the outcome is in the middle of a round
    [comebacks] Rounds whose winner or loser once had a chance below 10 %
    [decided] Part of the round after which it is decided
    [skill] Meetings in which the better level has the better score
   *[other] { $what }
}
lab-change-found = { lab-what }: { $unit ->
    [share] { $last } % instead of { $first } %, which is { $value } percentage points { $way ->
        [more] more
       *[other] less
    } ({ $low } to { $high }).
   *[plain] { $last } instead of { $first }, which is { $value } { $way ->
        [more] more
       *[other] less
    } ({ $low } to { $high }).
}
lab-change-none = { lab-what }: no difference is seen; one of more than { $unit ->
    [share] { $most } percentage points
   *[plain] { $most }
} is unlikely.
lab-title = { $game }: what the rules do
lab-title-compare = { $game }: what a change of the rules does
lab-section-changes = What changes
lab-about-changes = The same deals by both rule sets, and what the second makes of them.
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
