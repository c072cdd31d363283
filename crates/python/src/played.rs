//! A match in text, as it is played at a table.

use games::{AnyDealError, AnyPlayError, Match as Played, Rng, Seat, Seed, Setup, ToldJson};
use numpy::PyArray1;
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use spaces::{Decision, Reward};
use words::Language;

use crate::errors::{IllegalMove, maybe, seed, whole, wrong, wrong_in};
use crate::json::loads;
use crate::table::{Options, game, settings};

/// A match as it is played at a table: moves are text, what seats see and are told is JSON.
///
/// ``options`` are the rules' options and the parameters of variants. Decks come from ``seed``,
/// which chance draws if there is none, or the first from ``deck``, its cards in the order in which
/// they are dealt. With ``dealt=False`` nothing is dealt yet, and `line` begins. Copied and pickled
/// it goes on by itself. What is pickled holds every card.
#[pyclass(module = "kartenhaus")]
pub(crate) struct Match(Played);

impl Match {
    fn seat(&self, seat: &Bound<'_, PyAny>) -> PyResult<Seat> {
        let (seat, seats) = (whole("seat", seat)? as usize, self.0.game().standings().seats());
        let none = || {
            PyIndexError::new_err(format!("`seat`: the table has {} seats, from 0 on", seats.get()))
        };
        Seat::new(seat).filter(|&seat| seats.has(seat)).ok_or_else(none)
    }
}

fn refused(py: Python<'_>, error: AnyPlayError) -> PyErr {
    let say = |message| Language::english().say(message);
    let (reason, rule) = match &error {
        AnyPlayError::Text(error) => (error.to_string(), None),
        AnyPlayError::NotNow(message) => (say(message), None),
        AnyPlayError::Illegal { rule, reason } => {
            (format!("{} ({rule})", say(reason)), Some(rule.clone()))
        }
    };
    let error = IllegalMove::new_err(reason);
    match error.value(py).setattr("rule", rule) {
        Ok(()) => error,
        Err(other) => other,
    }
}

fn deal(played: &mut Played, deck: Option<&str>) -> PyResult<ToldJson> {
    played.next_round(deck).map_err(|error| match error {
        AnyDealError::NotNow => wrong(error),
        error => wrong_in("deck")(error),
    })
}

fn told<'py>(py: Python<'py>, told: &ToldJson) -> PyResult<Bound<'py, PyAny>> {
    let json = |events: &[games::EventJson]| {
        let events: Vec<String> = events.iter().map(|event| event.json().to_string()).collect();
        format!("[{}]", events.join(","))
    };
    let seats: Vec<String> = told.seats.iter().map(|events| json(events)).collect();
    loads(py, &format!(r#"{{"all":{},"seats":[{}]}}"#, json(&told.all), seats.join(",")))
}

/// A seed of its own: with that of a caller, who may have dealt the match from the same number, an
/// imagined match would get the true decks to come.
fn drawn(rng: &mut Rng) -> Seed {
    let mut bytes = [0; 32];
    bytes.chunks_mut(4).for_each(|four| four.copy_from_slice(&rng.bits().to_le_bytes()));
    Seed::new(bytes)
}

/// The match of a record, as it stands after its last line: nothing is dealt that it does not say.
fn restored(record: &str) -> PyResult<Played> {
    let seed = record.find("\nseed ").unwrap_or(record.len());
    let end = record[seed..].match_indices('\n').nth(1).map(|(at, _)| seed + at + 1);
    let (heading, lines) = record.split_at(end.unwrap_or(record.len()));
    let mut played = Played::from_heading(heading).map_err(wrong)?;
    for line in lines.lines().filter(|line| !line.starts_with('#')) {
        played.line(line).map_err(wrong)?;
    }
    Ok(played)
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, seats=None, *, options=None, dealer=None, seed=None, deck=None,
        dealt=true))]
    fn new(
        game: &str,
        seats: Option<Bound<'_, PyAny>>,
        options: Options<'_>,
        dealer: Option<Bound<'_, PyAny>>,
        seed: Option<Bound<'_, PyAny>>,
        deck: Option<&str>,
        dealt: bool,
    ) -> PyResult<Self> {
        let (kind, seats) = self::game(game, seats.as_ref())?;
        let settings = settings(kind, &options)?;
        let dealer = maybe("dealer", dealer.as_ref())?.map(|dealer| dealer as usize);
        let seed = Seed::from_number(self::seed(seed.as_ref())?);
        let setup = Setup { kind, seats, settings, dealer, seed };
        let mut played = Played::undealt(&setup).map_err(wrong)?;
        if dealt {
            deal(&mut played, deck)?;
        }
        Ok(Self(played))
    }

    /// The match of a record, as it stands after its last line.
    #[staticmethod]
    fn load(record: &str) -> PyResult<Self> {
        Played::load(record).map(Self).map_err(wrong_in("record"))
    }

    /// The game's name in text.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game().kind().id()
    }

    /// How many seats.
    #[getter]
    fn seats(&self) -> usize {
        self.0.game().standings().seats().get()
    }

    /// The seats that have a decision to make now.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.0.game().deciders().iter().map(Seat::index).collect()
    }

    /// The record so far. It holds every card. Raises `ValueError` if the match is imagined.
    #[getter]
    fn record(&self) -> PyResult<&str> {
        let none = || wrong("an imagined match has no record");
        self.0.has_record().then(|| self.0.record()).ok_or_else(none)
    }

    /// The cards that are due to be dealt; nothing while none are.
    #[getter]
    fn pool(&self) -> String {
        self.0.game().pool()
    }

    /// The legal moves of a seat, in canonical order.
    fn legal(&self, seat: Bound<'_, PyAny>) -> PyResult<Vec<String>> {
        Ok(self.0.game().legal_moves(self.seat(&seat)?))
    }

    /// The canonical text of a legal move. Raises `IllegalMove`.
    fn check(&self, py: Python<'_>, seat: Bound<'_, PyAny>, mv: &str) -> PyResult<String> {
        self.0.game().check(self.seat(&seat)?, mv).map_err(|error| refused(py, error))
    }

    /// Plays a move, and says what that told: to ``all``, and to each of the ``seats`` alone.
    /// Raises `IllegalMove`; nothing is changed then.
    fn play<'py>(
        &mut self,
        py: Python<'py>,
        seat: Bound<'_, PyAny>,
        mv: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(&seat)?;
        let played = self.0.play(seat, mv).map_err(|error| refused(py, error))?;
        told(py, &played.told)
    }

    /// Deals the next round, and says what that told.
    #[pyo3(signature = (deck=None))]
    fn next_round<'py>(
        &mut self,
        py: Python<'py>,
        deck: Option<&str>,
    ) -> PyResult<Bound<'py, PyAny>> {
        told(py, &deal(&mut self.0, deck)?)
    }

    /// Plays a line of a record: ``deck`` or ``reshuffle`` and the `pool` in some order, or a
    /// seat and its move. Unlike `play` it deals nothing that the line does not say. Says what that
    /// told. Raises `ValueError`; nothing is changed then.
    fn line<'py>(&mut self, py: Python<'py>, line: &str) -> PyResult<Bound<'py, PyAny>> {
        told(py, &self.0.line(line).map_err(wrong_in("line"))?)
    }

    /// The actions, numbered as in `Env`, of which a seat has to name one after those that it
    /// has ``named``, ascending; or the move that they name. Raises `ValueError` if one of them is
    /// not legal.
    #[pyo3(signature = (seat, named=Vec::new()), text_signature = "($self, seat, named=())")]
    fn decide(
        &self,
        py: Python<'_>,
        seat: Bound<'_, PyAny>,
        named: Vec<usize>,
    ) -> PyResult<Py<PyAny>> {
        let decision = spaces::decide(self.0.game(), self.seat(&seat)?, &named);
        let decision = decision.map_err(wrong_in("named"))?;
        Ok(match decision {
            Decision::Next(actions) => actions.into_pyobject(py)?.into_any().unbind(),
            Decision::Move(mv) => mv.into_pyobject(py)?.into_any().unbind(),
        })
    }

    /// What a seat knows that has ``named`` these actions, as in `Env`; empty before the first
    /// deal.
    #[pyo3(signature = (seat, named=Vec::new()), text_signature = "($self, seat, named=())")]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Bound<'_, PyAny>,
        named: Vec<usize>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let known = spaces::observe(self.0.game(), self.seat(&seat)?, &named);
        let known = known.map_err(wrong_in("named"))?;
        Ok(PyArray1::from_vec(py, known))
    }

    /// By seat, what the round has earned, as in `Env`; empty before it is over.
    #[pyo3(signature = (reward="points"))]
    fn rewards(&self, reward: &str) -> PyResult<Vec<f32>> {
        let (game, reward) = (self.0.game(), reward.parse::<Reward>().map_err(wrong_in("reward"))?);
        let scores = game.standings().round_scores();
        Ok(scores.map(|scores| reward.of(scores, game.low_wins()).collect()).unwrap_or_default())
    }

    /// What a seat may know now, or a spectator.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = seat.map(|seat| self.seat(&seat)).transpose()?;
        loads(py, self.0.game().view(seat).get())
    }

    /// The whole truth: for whoever drives the match, never for a seat.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, self.0.game().reveal().get())
    }

    /// The match as it may be for all that a seat knows, to be played on: what is hidden is drawn
    /// as bots think likely. Decks and draw piles to come are drawn from ``seed`` too, and never
    /// from that of the match; chance draws it if there is none. It has no record. What another
    /// seat alone was told is not in it. Raises `ValueError` while no round is played.
    #[pyo3(signature = (seat, seed=None))]
    fn imagine(
        &self,
        py: Python<'_>,
        seat: Bound<'_, PyAny>,
        seed: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let (seat, game) = (self.seat(&seat)?, self.0.game());
        let mut rng =
            Seed::from_number(self::seed(seed.as_ref())?).rng("world", seat.index() as u64);
        let world = py.detach(|| bots::imagine(game, seat, &mut rng));
        let world = world.ok_or_else(|| wrong("no round is being played"))?;
        Ok(Self(self.0.with_position(world, drawn(&mut rng))))
    }

    /// Round, phase, scores and winners, as everyone may know them.
    #[getter]
    fn status<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &serde_json::to_string(&self.0.game().status()).map_err(wrong)?)
    }

    /// The move that a bot plays on this seat, from what the seat knows; ``None`` if it has
    /// nothing to decide. Levels: dice, novice, club, strong, expert, and ``level@nodes`` of the
    /// last two. What the bot draws comes from ``seed``, or from chance.
    #[pyo3(signature = (seat, level="club", seed=None))]
    fn choose(
        &self,
        py: Python<'_>,
        seat: Bound<'_, PyAny>,
        level: &str,
        seed: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Option<String>> {
        let seat = self.seat(&seat)?;
        let bot = level.parse::<bots::Bot>().map_err(wrong_in("level"))?;
        let seed = Seed::from_number(self::seed(seed.as_ref())?);
        let (game, mut rng) = (self.0.game(), seed.rng("bot", seat.index() as u64));
        Ok(py.detach(|| bots::choose(bot, game, seat, &mut rng)))
    }

    /// A copy, which goes on by itself.
    fn copy(&self) -> Self {
        Self(self.0.clone())
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<((&'static str, usize), Bound<'py, PyDict>)> {
        let arguments = PyDict::new(py);
        arguments.set_item("dealt", false)?;
        Ok(((self.game(), self.seats()), arguments))
    }

    fn __getstate__(&self) -> PyResult<&str> {
        let none = || PyTypeError::new_err("an imagined match has no record to be pickled");
        self.0.has_record().then(|| self.0.record()).ok_or_else(none)
    }

    fn __setstate__(&mut self, state: &str) -> PyResult<()> {
        self.0 = restored(state)?;
        Ok(())
    }
}
