//! Tables that nobody touches: out of the lists, and still there.

use crate::support::{Browser, Server, open_actions, version};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forsaken_game_falls_asleep_and_the_next_action_wakes_it() {
    let server = Server::with(|config| config.asleep_after = Duration::from_secs(5)).await;
    let browser = Browser::new(&server).await;
    let stranger = Browser::new(&server).await;
    let table = browser.open(&[("seats", "2"), ("first", "0"), ("quick", "1")]).await;
    browser.post(&format!("{table}/bot"), &[("level", "random")]).await;
    browser.post(&format!("{table}/start"), &[]).await;
    assert!(stranger.page("/").await.contains(&table));
    assert!(!browser.page("/").await.contains("paused"));

    for _ in 0..1500 {
        if !stranger.page("/").await.contains(&table) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(!stranger.page("/").await.contains(&table), "it never fell asleep");
    let home = browser.page("/").await;
    assert!(home.contains(&table) && home.contains("paused") && !home.contains("your turn"));

    // A restart does not bring it back by itself, but its link does.
    let server = server.restart().await;
    let browser = browser.at(&server);
    assert!(browser.page("/metrics").await.contains("posthorn_tables_in_memory 0"));
    let page = browser.page(&table).await;
    assert!(page.contains("data-stage=\"game\""));
    let action = open_actions(&page).into_iter().next().unwrap();
    let seen = version(&page);
    let (status, answer) =
        browser.live(&format!("{table}/act"), &[("version", &seen), ("action", &action)]).await;
    assert_eq!((status.as_u16(), &answer["ok"]), (200, &true.into()));
    assert!(browser.page("/").await.contains("your turn"));
    assert!(Browser::new(&server).await.page("/").await.contains(&table));
}
