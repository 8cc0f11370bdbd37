//! What each address does: who asks, what for, and the answer. No markup and no SQL here.

pub(crate) mod account;
pub(crate) mod api;
pub(crate) mod assets;
pub(crate) mod docs;
pub(crate) mod form;
pub(crate) mod hint;
pub(crate) mod home;
pub(crate) mod meta;
pub(crate) mod program;
pub(crate) mod replay;
pub(crate) mod settings;
pub(crate) mod table;
pub(crate) mod table_form;
