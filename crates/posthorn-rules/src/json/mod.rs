//! The JSON forms of actions, states, views and records, for other programs.
//!
//! `docs/protocol.md` of the project describes them. The forms are plain data with names for cities;
//! reading one gives the real thing or says what is wrong.

mod action;
mod event;
mod record;
mod state;

pub use action::{ActionForm, RequestedAction, TakeFrom};
pub use event::event_form;
pub use record::{RecordForm, RecordedAction, StandingForm};
pub use state::{HandForm, SeatForm, StateForm, TileForm, ViewForm};

pub use crate::strict::object;

use crate::city::City;

/// The cities of those names, or the first name that is no city.
pub fn read_cities<S: AsRef<str>>(names: &[S]) -> Result<Vec<City>, String> {
    names.iter().map(|name| read_city(name.as_ref())).collect()
}

fn read_city(name: &str) -> Result<City, String> {
    City::from_name(name).ok_or_else(|| format!("“{name}” is no city of the board"))
}

fn names<T: From<&'static str>>(cities: impl IntoIterator<Item = City>) -> Vec<T> {
    cities.into_iter().map(|city| city.name().into()).collect()
}
