//! Tables in the states that pages are looked at in, made by playing: among them one with four players
//! with the longest names, twelve cards in hand and a route of twelve.

use crate::support::{Browser, Server, open_actions, version};
use posthorn_rules::{City, CitySet};
use std::collections::HashMap;

/// A server with its tables, and the session that sits at them.
pub(crate) struct Stage {
    pub(crate) server: Server,
    pub(crate) session: String,
    tables: HashMap<&'static str, String>,
    players: Vec<Browser>,
}

/// Names as long as names can be.
const NAMES: [&str; 4] = [
    "Wolfgang Amadeus Schmitt",
    "Maximiliane Grünwaldner.",
    "Friederike Oberhuberin X",
    "Bartholomäus Hohenzoller",
];

/// So many cards in hand and in the route.
const MANY: usize = 12;

impl Stage {
    /// Plays what is needed.
    pub(crate) async fn set(wanted: &[&'static str]) -> anyhow::Result<Stage> {
        let server = Server::start().await;
        let mut players = Vec::new();
        for name in NAMES {
            let player = Browser::new(&server).await;
            player.post("/me", &[("name", name)]).await;
            players.push(player);
        }
        let mut tables = HashMap::new();
        for &name in wanted {
            tables.insert(name, set_table(name, &players).await?);
        }
        let session = players[0].session.clone();
        Ok(Stage { server, session, tables, players })
    }

    /// Whoever is to move at a table does one thing.
    pub(crate) async fn move_on(&self, table: &str) -> bool {
        for player in &self.players {
            let seen = Seen::read(&player.page(&self.tables[table]).await);
            if let Some(action) = choose_any(&seen) {
                let fields = [("version", seen.version.as_str()), ("action", &action), ("sure", "1")];
                player.post(&format!("{}/act", self.tables[table]), &fields).await;
                return true;
            }
        }
        false
    }

    /// Somebody else at a table says something.
    pub(crate) async fn chat(&self, table: &str, text: &str) {
        self.players[1].post(&format!("{}/say", self.tables[table]), &[("text", text)]).await;
    }

    /// The address of a page; a word without a slash is a table.
    pub(crate) fn url(&self, path: &str) -> String {
        self.server.url(self.tables.get(path).map_or(path, String::as_str))
    }
}

/// The tables there can be.
pub(crate) const TABLES: [&str; 9] =
    ["waiting", "begin", "full", "keep", "over", "replay", "watched", "alone", "tour"];

async fn set_table(name: &str, players: &[Browser]) -> anyhow::Result<String> {
    Ok(match name {
        "waiting" => {
            let table = players[0].open(&[("seats", "4"), ("pace", "turns-168")]).await;
            let line = [("text", "Is Donaudampfschifffahrtsgesellschaft one word?")];
            players[1].post(&format!("{table}/sit"), &[]).await;
            players[1].post(&format!("{table}/say"), &line).await;
            table
        }
        "begin" => begun(players).await,
        "watched" => begun(&players[1..]).await,
        "full" => full(players).await?,
        "keep" => {
            let table = full(players).await?;
            close(&players[0], &table).await;
            table
        }
        "over" => over(&players[0]).await,
        "replay" => over(&players[0]).await.replace("/table/", "/replay/"),
        "alone" => alone(&players[0]).await,
        "tour" => address(&players[0].post("/tour", &[]).await.0),
        other => anyhow::bail!("there is no table {other}"),
    })
}

/// A table of these players that has begun; the first of them has the second turn before her.
async fn begun(players: &[Browser]) -> String {
    let table = sat_down(players).await;
    for player in players {
        turn(player, &table, &choose_any).await;
    }
    table
}

async fn sat_down(players: &[Browser]) -> String {
    let seats = players.len().to_string();
    let table = players[0].open(&[("seats", &seats), ("first", "0"), ("pace", "turns-168")]).await;
    for player in &players[1..] {
        player.post(&format!("{table}/sit"), &[]).await;
        player.post(&format!("{table}/ready"), &[]).await;
    }
    players[0].post(&format!("{table}/start"), &[]).await;
    table
}

/// A table at which the first player could close a route of twelve with twelve cards in hand. Every shuffle is
/// another one, so it may take a few games.
async fn full(players: &[Browser]) -> anyhow::Result<String> {
    for _ in 0..40 {
        let table = sat_down(players).await;
        if hoard(players, &table).await {
            return Ok(table);
        }
    }
    anyhow::bail!("no game came to a route of {MANY}")
}

async fn hoard(players: &[Browser], table: &str) -> bool {
    for round in 1.. {
        let fine = turn(&players[0], table, &|seen: &Seen| {
            if round == MANY && seen.route.len() == MANY { None } else { choose_to_hoard(seen) }
        })
        .await;
        if !fine {
            return false;
        }
        if round == MANY {
            break;
        }
        for player in &players[1..] {
            turn(player, table, &choose_any).await;
        }
    }
    let seen = Seen::read(&players[0].page(table).await);
    seen.hand.len() == MANY && seen.route.len() == MANY
}

/// What a player sees that matters here.
struct Seen {
    version: String,
    hand: Vec<City>,
    route: Vec<City>,
    market: HashMap<String, City>,
    actions: Vec<String>,
}

impl Seen {
    fn read(page: &str) -> Seen {
        let tags: Vec<&str> = page.split('<').filter_map(|rest| rest.split('>').next()).collect();
        let attribute = |tag: &str, name: &str| {
            crate::support::between(tag, &format!(" {name}=\""), "\"").unwrap_or_default().to_owned()
        };
        let cities = |prefix: &str| -> Vec<(String, City)> {
            tags.iter()
                .filter(|tag| attribute(tag, "id").starts_with(prefix))
                .filter_map(|tag| {
                    Some((attribute(tag, "id"), City::from_name(&attribute(tag, "data-city"))?))
                })
                .collect()
        };
        Seen {
            version: version(page),
            hand: cities("hand-").into_iter().map(|(_, city)| city).collect(),
            route: cities("route-").into_iter().map(|(_, city)| city).collect(),
            market: cities("market-")
                .into_iter()
                .map(|(id, city)| (id.replace("market-", "take "), city))
                .collect(),
            actions: open_actions(page),
        }
    }

    fn of(&self, verb: &str) -> Vec<&String> {
        self.actions.iter().filter(|action| action.starts_with(verb)).collect()
    }
}

/// Plays a turn; false if the player found nothing to do in it.
async fn turn(player: &Browser, table: &str, choose: &(dyn Fn(&Seen) -> Option<String> + Sync)) -> bool {
    let mut page = player.page(table).await;
    loop {
        let seen = Seen::read(&page);
        if seen.actions.is_empty() {
            return true;
        }
        let Some(action) = choose(&seen) else { return seen.route.len() == MANY };
        let fields = [("version", seen.version.as_str()), ("action", &action), ("sure", "1")];
        page = player.post(&format!("{table}/act"), &fields).await.1;
    }
}

/// A short turn: one card, one play, and a new route when the old one is long.
fn choose_any(seen: &Seen) -> Option<String> {
    let first = |verb| seen.of(verb).first().map(|action| (*action).clone());
    let long = if seen.route.len() >= 6 { first("restart") } else { None };
    first("end").or(long).or_else(|| first("play")).or_else(|| first("restart")).or_else(|| first("take"))
}

/// Two cards a turn and one of them played, so that hand and route both grow.
fn choose_to_hoard(seen: &Seen) -> Option<String> {
    let best = |options: Vec<&String>, worth: &dyn Fn(&str) -> i32| {
        options.into_iter().max_by_key(|option| worth(option)).cloned()
    };
    let takes = seen.of("take");
    if !takes.is_empty() {
        return best(takes, &|action| match seen.market.get(action) {
            None => 1,
            Some(city) if seen.route.contains(city) => -1,
            Some(&city) => {
                let mut hand = seen.hand.clone();
                hand.push(city);
                let fresh = i32::from(!seen.hand.contains(&city));
                100 * leads_on(&seen.route, &hand) + 20 * fresh + city.neighbours().len() as i32
            }
        });
    }
    if seen.actions.iter().any(|action| action == "end") {
        return Some("end".to_owned());
    }
    best(seen.of("play"), &|action| {
        let words: Vec<&str> = action.split(' ').collect();
        let city = words.get(1).and_then(|name| City::from_name(name));
        city.map_or(-1, |city| {
            let mut hand = seen.hand.clone();
            hand.retain(|card| *card != city);
            let mut route = seen.route.clone();
            let at = if words.last() == Some(&"left") { 0 } else { route.len() };
            route.insert(at, city);
            leads_on(&route, &hand)
        })
    })
}

/// How many cards of the hand the route could still take, looking a few ahead.
fn leads_on(route: &[City], hand: &[City]) -> i32 {
    let cards: CitySet = hand.iter().copied().collect();
    match (route.first(), route.last()) {
        (Some(&left), Some(&right)) => grow(left, right, route.iter().copied().collect(), cards, 4),
        _ => hand
            .iter()
            .map(|&city| grow(city, city, [city].into_iter().collect(), cards, 3))
            .max()
            .unwrap_or(0),
    }
}

fn grow(left: City, right: City, used: CitySet, cards: CitySet, depth: i32) -> i32 {
    if depth == 0 {
        return 0;
    }
    let grown = |city: City| used.union([city].into_iter().collect());
    let open = |end: City| {
        end.neighbours().intersection(cards).iter().filter(|&city| !used.contains(city)).collect::<Vec<_>>()
    };
    let to_left = open(left).into_iter().map(|city| 1 + grow(city, right, grown(city), cards, depth - 1));
    let to_right = open(right).into_iter().map(|city| 1 + grow(left, city, grown(city), cards, depth - 1));
    to_left.chain(to_right).max().unwrap_or(0)
}

/// Closes the route, after which most of the hand must go.
async fn close(player: &Browser, table: &str) {
    let page = player.page(table).await;
    player.post(&format!("{table}/close"), &[("version", &version(&page))]).await;
}

/// A game against a bot, at which a hint may be asked for.
async fn alone(player: &Browser) -> String {
    let table = player.open(&[("seats", "2"), ("first", "0")]).await;
    player.post(&format!("{table}/bot"), &[("seat", "1"), ("level", "courier")]).await;
    player.post(&format!("{table}/start"), &[]).await;
    table
}

fn address(url: &str) -> String {
    format!("/table/{}", url.rsplit('/').next().unwrap_or_default())
}

/// A game against bots that is over.
async fn over(player: &Browser) -> String {
    let fields = [("opponents", "3"), ("level", "courier"), ("quick", "1")];
    let (url, _) = player.post("/play", &fields).await;
    let table = address(&url);
    player.post(&format!("{table}/leave"), &[]).await;
    while !player.page(&table).await.contains("data-stage=\"over\"") {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    table
}
