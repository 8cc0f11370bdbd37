//! Prints `docs/features.md`.

fn main() {
    print!("{}", posthorn_bots::feature_document());
}
