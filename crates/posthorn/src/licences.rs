//! `posthorn licences`: what others wrote in this binary, and under which terms.

use std::io::Write;

/// The file is made and checked by `tools/tidy`.
const NOTICES: &str = include_str!("../licences.txt");

/// Print the licences of the packages that this program contains
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> anyhow::Result<()> {
    std::io::stdout().write_all(NOTICES.as_bytes())?;
    Ok(())
}
