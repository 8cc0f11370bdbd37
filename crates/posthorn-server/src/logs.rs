//! What may be logged.

/// Libraries that see bytes before we know whether they are secret.
const TALKATIVE: [&str; 7] =
    ["hyper", "hyper_util", "tungstenite", "tokio_tungstenite", "axum", "tower_http", "sqlx"];

/// What to log, for a wish like `info` or `posthorn_server=debug`. However much is wished for, those who
/// see passwords and keys on their way in are kept to what an operator needs.
pub fn log_filter(wish: &str) -> String {
    let mut filter = wish.to_owned();
    for library in TALKATIVE {
        filter.push_str(&format!(",{library}=info"));
    }
    filter
}
