//! What everybody may know about a player.

use crate::Page;
use crate::geography::{SIZE, town};
use crate::layout::{day, footer, layout, signed};
use crate::leaderboard::{TurnStatistics, by_turn, share};
use crate::play::region_class;
use maud::{Markup, html};
use posthorn_rules::{City, CitySet, Region};
use posthorn_table::TableId;

/// How many games are listed.
const LISTED: usize = 30;

/// A player or bot, and what it has done.
#[derive(Clone, Debug)]
pub struct ProfilePage {
    /// The name in the reader's language.
    pub name: String,
    /// Whether it is a computer player.
    pub bot: bool,
    /// Whether it is the reader.
    pub own: bool,
    /// Whether there is an account.
    pub account: bool,
    /// Since when there is one.
    pub since: Option<i64>,
    /// The rating as people see it.
    pub rating: Option<i64>,
    /// How the games ended, by number of players and turn.
    pub statistics: Vec<TurnStatistics>,
    /// Finished games, the newest first.
    pub games: Vec<ProfileGame>,
}

/// A finished game of a player.
#[derive(Clone, Debug)]
pub struct ProfileGame {
    /// The table.
    pub table: TableId,
    /// Whether everybody may find it.
    pub public: bool,
    /// When it ended.
    pub at: i64,
    /// The player's place, from 1.
    pub place: i64,
    /// How many played.
    pub players: i64,
    /// The player's points.
    pub points: i64,
    /// Whether the player left and a bot played on.
    pub quit: bool,
    /// Where the player had offices at the end.
    pub offices: CitySet,
    /// The rating after the game, as people see it; none for a game that was not rated.
    pub rating: Option<i64>,
}

impl ProfilePage {
    /// In how many games the player had an office in the city.
    fn offices(&self, city: City) -> usize {
        self.games.iter().filter(|game| game.offices.contains(city)).count()
    }

    /// How many offices the player has had in each region.
    pub fn regions(&self) -> Vec<(Region, usize)> {
        let count = |region: Region| region.cities().iter().map(|city| self.offices(city)).sum();
        Region::ALL.into_iter().map(|region| (region, count(region))).collect()
    }
}

/// The page.
pub fn page(page: &Page<'_>, profile: &ProfilePage) -> Markup {
    let title = page.words.with("title-of", &[("heading", profile.name.clone().into())]);
    let games: i64 = profile.statistics.iter().map(|line| line.games).sum();
    let wins: i64 = profile.statistics.iter().map(|line| line.wins).sum();
    let kind = match (profile.bot, profile.account) {
        (true, _) => page.say("profile-bot"),
        (false, true) => page.say("profile-account"),
        (false, false) => page.say("profile-guest"),
    };
    let content = html! {
        main #main.sheet.wide {
            h1 { (profile.name) }
            p {
                (kind)
                @if let Some(since) = profile.since { " · " (page.say("profile-since")) " " (day(since)) }
                @if profile.own { " · " a href="/me" { (page.say("profile-own")) } }
            }
            dl.facts {
                div {
                    dt { (page.say("rating")) }
                    dd { @match profile.rating {
                        Some(rating) => (rating),
                        None => "–",
                    } }
                }
                div { dt { (page.say("games")) } dd { (games) } }
                div { dt { (page.say("wins")) } dd { (share(page, wins, games)) } }
            }
            (curve(page, profile))
            @if games == 0 {
                p.empty { (page.say("profile-empty")) }
            } @else {
                h2 { (page.say("stats-heading")) }
                (by_turn(page, &profile.statistics))
                h2 { (page.say("regions-heading")) }
                (regions(page, profile))
                (game_list(page, profile))
            }
        }
        (footer(page))
    };
    layout(page, &title, "plain", html! { span.grow {} }, content)
}

/// The rating after each rated game.
fn curve(page: &Page<'_>, profile: &ProfilePage) -> Markup {
    let points: Vec<i64> = profile.games.iter().rev().filter_map(|game| game.rating).collect();
    if points.len() < 2 {
        return html! {};
    }
    let (low, high) = points.iter().fold((i64::MAX, i64::MIN), |(low, high), &p| (low.min(p), high.max(p)));
    let x = |at: usize| 10.0 + 380.0 * at as f64 / (points.len() - 1) as f64;
    let y = |rating: i64| 84.0 - 72.0 * (rating - low) as f64 / (high - low).max(1) as f64;
    let line: Vec<String> =
        points.iter().enumerate().map(|(at, &rating)| format!("{:.1},{:.1}", x(at), y(rating))).collect();
    html! {
        figure.curve {
            svg viewBox="0 0 400 96" role="img" aria-label=(page.say("rating-curve")) {
                polyline points=(line.join(" ")) {}
                @if let Some(&last) = points.last() { circle cx=(x(points.len() - 1)) cy=(y(last)) r="4" {} }
            }
            figcaption { (page.say("rating-curve")) ": " (low) " – " (high) }
        }
    }
}

/// A small map: the more often an office stood in a town, the larger its dot.
fn regions(page: &Page<'_>, profile: &ProfilePage) -> Markup {
    let most = City::ALL.into_iter().map(|city| profile.offices(city)).max().unwrap_or(0).max(1);
    let mut list = profile.regions();
    list.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let all = list.iter().map(|(_, count)| count).sum::<usize>().max(1);
    html! {
        div.favourites {
            svg.mini viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img" aria-label=(page.say("regions-map")) {
                rect.sea width=(SIZE.0) height=(SIZE.1) rx="24" {}
                @for city in City::ALL {
                    @let (x, y) = town(city);
                    @for other in city.neighbours().iter().filter(|other| other.index() > city.index()) {
                        @let (u, v) = town(other);
                        line x1=(x) y1=(y) x2=(u) y2=(v) {}
                    }
                }
                @for city in City::ALL {
                    @let (x, y) = town(city);
                    @let count = profile.offices(city);
                    g class=(region_class(city.region())) {
                        circle.dot cx=(x) cy=(y) r=(10 + 60 * count / most) {
                            title { (city.name()) ": " (count) }
                        }
                    }
                }
            }
            ol {
                @for (region, count) in &list {
                    li class=(region_class(*region)) {
                        (region.name()) " " small { (count) " · " (share(page, *count as i64, all as i64)) }
                    }
                }
            }
        }
    }
}

fn game_list(page: &Page<'_>, profile: &ProfilePage) -> Markup {
    let listed: Vec<&ProfileGame> =
        profile.games.iter().filter(|game| game.public || profile.own).take(LISTED).collect();
    html! {
        @if !listed.is_empty() {
            h2 { (page.say("profile-games")) }
            div.scroll tabindex="0" {
                table.figures {
                    thead { tr {
                        th.words scope="col" { (page.say("profile-day")) }
                        th scope="col" { (page.say("profile-place")) }
                        th scope="col" { (page.say("result-total")) }
                        th scope="col" { (page.say("rating")) }
                        td {}
                    } }
                    tbody {
                        @for game in listed {
                            tr {
                                td.words { (day(game.at)) }
                                td {
                                    (game.place) " / " (game.players)
                                    @if game.quit { " " small { (page.say("profile-quit")) } }
                                }
                                td { (signed(game.points)) }
                                td { @match game.rating {
                                    Some(rating) => (rating),
                                    None => "–",
                                } }
                                td { a href={ "/table/" (game.table) } { (page.say("profile-look")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
