//! Runs a server for trying things out: `serve [ADDRESS [FOLDER [PAUSE_MS]]]`.

use posthorn_server::{BotSettings, Config};
use std::time::Duration;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    tracing_subscriber::fmt().with_env_filter(tracing_subscriber::EnvFilter::from_default_env()).init();
    let mut arguments = std::env::args().skip(1);
    let mut config = Config::default();
    if let Some(listen) = arguments.next() {
        config.listen = listen.parse()?;
    }
    if let Some(folder) = arguments.next() {
        config.data = folder.into();
    }
    if let Some(pause) = arguments.next() {
        config.bots = BotSettings { pause: Duration::from_millis(pause.parse()?), ..config.bots };
    }
    let app = posthorn_server::App::start(config).await?;
    println!("http://{}", app.address()?);
    app.run(async { drop(tokio::signal::ctrl_c().await) }).await?;
    Ok(())
}
