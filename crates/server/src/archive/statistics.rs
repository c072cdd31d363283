//! What the finished matches of a room come to.

use games::Kind;

use crate::protocol::{GameStatistics, MatchAbout, PlayerStatistics};

/// By game that was played, in the order of the rules' index.
pub(super) fn of(matches: &[MatchAbout]) -> Vec<GameStatistics> {
    let of_game = |kind: Kind| {
        let played: Vec<&MatchAbout> =
            matches.iter().filter(|about| about.game == kind.id()).collect();
        (!played.is_empty()).then(|| of_matches(kind, &played))
    };
    Kind::ALL.into_iter().filter_map(of_game).collect()
}

fn of_matches(kind: Kind, matches: &[&MatchAbout]) -> GameStatistics {
    let rounds = || matches.iter().flat_map(|about| &about.rounds);
    // The deal is a step, and no move.
    let moves = || rounds().map(|round| round.steps.saturating_sub(1));
    let mut players: Vec<PlayerStatistics> = Vec::new();
    for about in matches {
        for (seat, player) in about.players.iter().enumerate() {
            let known =
                players.iter().position(|it| it.name == player.name && it.bot == player.bot);
            let at = known.unwrap_or_else(|| {
                players.push(PlayerStatistics {
                    name: player.name.clone(),
                    bot: player.bot.clone(),
                    matches: 0,
                    won: 0,
                    rounds: 0,
                    points: 0,
                });
                players.len() - 1
            });
            let it = &mut players[at];
            it.matches += 1;
            it.won += u32::from(about.winners.iter().any(|&winner| usize::from(winner) == seat));
            it.rounds += about.rounds.len() as u32;
            let scores = about.rounds.iter().filter_map(|round| round.scores.get(seat));
            it.points += scores.map(|&score| i64::from(score)).sum::<i64>();
        }
    }
    players.sort_by(|a, b| b.matches.cmp(&a.matches).then_with(|| a.name.cmp(&b.name)));
    GameStatistics {
        game: kind.id().to_owned(),
        matches: matches.len() as u32,
        rounds: rounds().count() as u32,
        moves_min: moves().min().unwrap_or_default(),
        moves_max: moves().max().unwrap_or_default(),
        players,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{PlayerAbout, RoundAbout};

    fn about(
        game: &str,
        players: &[(&str, bool)],
        winners: &[u8],
        rounds: &[(u32, &[i32])],
    ) -> MatchAbout {
        let player = |&(name, is_bot): &(&str, bool)| PlayerAbout {
            name: name.to_owned(),
            bot: is_bot.then(|| "novice".to_owned()),
        };
        let round =
            |&(steps, scores): &(u32, &[i32])| RoundAbout { steps, scores: scores.to_vec() };
        MatchAbout {
            match_number: Some(1),
            game: game.to_owned(),
            players: players.iter().map(player).collect(),
            takeovers: Vec::new(),
            helped: Vec::new(),
            began_at: None,
            over_at: None,
            kept_until: None,
            scores: Vec::new(),
            winners: winners.to_vec(),
            ranks: Vec::new(),
            rounds: rounds.iter().map(round).collect(),
        }
    }

    #[test]
    fn players_are_known_by_name() {
        let (ada, bea, bot) = (("Ada", false), ("Bea", false), ("Bea", true));
        let [first_game, .., second_game] = Kind::ALL.map(Kind::id);
        let matches = [
            about(second_game, &[ada, bea], &[1], &[(11, &[1, 2]), (6, &[0, 3])]),
            about(second_game, &[bea, ada], &[0, 1], &[(21, &[4, 4])]),
            about(second_game, &[ada, bot], &[0], &[(2, &[7, -1])]),
            about(first_game, &[ada, bea], &[0], &[(9, &[5, -5])]),
        ];
        let games = of(&matches);
        let names: Vec<&str> = games.iter().map(|game| game.game.as_str()).collect();
        assert_eq!(names, [first_game, second_game]);
        let second = &games[1];
        assert_eq!(
            (second.matches, second.rounds, second.moves_min, second.moves_max),
            (3, 4, 1, 20)
        );
        let told: Vec<_> = second
            .players
            .iter()
            .map(|it| {
                (it.name.as_str(), it.bot.is_some(), it.matches, it.won, it.rounds, it.points)
            })
            .collect();
        assert_eq!(
            told,
            [
                ("Ada", false, 3, 2, 4, 1 + 4 + 7),
                ("Bea", false, 2, 2, 3, 2 + 3 + 4),
                ("Bea", true, 1, 0, 1, -1),
            ]
        );
        assert!(of(&[]).is_empty());
    }
}
