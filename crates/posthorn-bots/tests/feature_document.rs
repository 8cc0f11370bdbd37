//! The document of the network's inputs is the one the table gives.

#[test]
fn the_document_is_up_to_date() {
    let written = include_str!("../../../docs/features.md");
    assert!(
        written == posthorn_bots::feature_document(),
        "run: cargo run -p posthorn-bots --example features > docs/features.md"
    );
}
