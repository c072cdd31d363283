//! What people in a room are called.

use crate::key::PersonId;
use crate::limits;
use crate::names::{self, shown_name};
use crate::protocol::{Fault, FaultCode};
use crate::room::{Knock, Place, Room, RoomEntry, Who, fault};

/// Somebody who is to be called so at an open table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// The name.
    pub name: String,
    /// Who it is, if they have a key of their own.
    pub person: Option<PersonId>,
}

impl Called {
    fn of(place: &Place) -> Option<Self> {
        let is_somebody = matches!(place.who, Who::Person { .. });
        is_somebody.then(|| Self { name: place.name.clone(), person: place.person().cloned() })
    }

    fn waiting(knock: &Knock) -> Self {
        Self { name: knock.name().to_owned(), person: knock.person().cloned() }
    }
}

impl Room {
    /// Whether a player can have this name.
    ///
    /// # Errors
    ///
    /// If it is empty or too long.
    pub fn check_name(&self, name: &str) -> Result<(), Fault> {
        self.free_name(name, None).map(drop)
    }

    /// A name that is fit to be shown, and that nobody else here has.
    pub(crate) fn free_name(&self, name: &str, own: Option<usize>) -> Result<String, Fault> {
        let Some(name) = shown_name(name) else {
            let max = limits::NAME_CHARS_MAX;
            let message = format!("a name has 1 to {max} characters");
            return Err(fault(FaultCode::Impossible, message));
        };
        let others = self.places().iter().enumerate().filter(|&(place, _)| Some(place) != own);
        let door = self.door().iter().map(Knock::name);
        let taken: Vec<&str> = others.map(|(_, place)| place.name.as_str()).chain(door).collect();
        Ok(names::unique(&name, &taken))
    }

    /// Who is called so at an open table, or at its door, once these entries are applied, and was
    /// not before: there is no other way to a name there, whatever was asked for.
    pub(crate) fn newly_called(&self, entries: &[RoomEntry]) -> Vec<Called> {
        let names = |entry: &RoomEntry| {
            use RoomEntry::{Knocked, Renamed, Sat, Settings};
            matches!(entry, Knocked { .. } | Renamed { .. } | Sat { .. } | Settings { .. })
        };
        if !entries.iter().any(names) {
            return Vec::new();
        }
        let mut after = self.clone();
        entries.iter().for_each(|entry| after.apply(entry));
        if !after.settings().open {
            return Vec::new();
        }
        let sit = |room: &Self| room.places().iter().filter_map(Called::of).collect::<Vec<_>>();
        let wait = |room: &Self| room.door().iter().map(Called::waiting).collect::<Vec<_>>();
        let is_new = |of: &dyn Fn(&Self) -> Vec<Called>| {
            let before = if self.settings().open { of(self) } else { Vec::new() };
            of(&after).into_iter().filter(|it| !before.contains(it)).collect::<Vec<_>>()
        };
        [is_new(&sit), is_new(&wait)].concat()
    }
}
