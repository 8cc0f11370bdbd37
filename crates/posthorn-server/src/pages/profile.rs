//! What everybody may know about a player.

use super::leaderboard::{by_turn, name, share};
use super::play::region_class;
use super::{Page, day, footer, layout, signed};
use crate::geography::{SIZE, town};
use crate::ratings::shown;
use maud::{Markup, html};
use posthorn_rules::{City, CitySet, Region};
use posthorn_store::{PastGame, Player, Rating, Tally};

/// How many games are listed.
const LISTED: usize = 30;

/// A player or bot, and what it has done.
#[derive(Debug)]
pub(crate) struct Profile {
    pub(crate) player: Player,
    pub(crate) bot: Option<&'static str>,
    /// Whether it is the reader.
    pub(crate) own: bool,
    pub(crate) account: bool,
    pub(crate) since: Option<i64>,
    pub(crate) rating: Option<Rating>,
    pub(crate) tallies: Vec<Tally>,
    /// Finished games, newest first.
    pub(crate) games: Vec<PastGame>,
}

impl Profile {
    /// In how many games the player had an office in the city.
    fn offices(&self, city: City) -> usize {
        self.games.iter().filter(|past| offices(past).contains(city)).count()
    }

    /// How many offices the player has had in each region.
    pub(crate) fn regions(&self) -> Vec<(Region, usize)> {
        let count = |region: Region| region.cities().iter().map(|city| self.offices(city)).sum();
        Region::ALL.into_iter().map(|region| (region, count(region))).collect()
    }
}

fn offices(past: &PastGame) -> CitySet {
    CitySet::from_bits(u32::try_from(past.result.offices).unwrap_or_default())
}

pub(crate) fn page(page: &Page<'_>, profile: &Profile) -> Markup {
    let who = name(page, &profile.player);
    let title = page.words.with("title-of", &[("heading", who.clone().into())]);
    let games: i64 = profile.tallies.iter().map(|tally| tally.games).sum();
    let wins: i64 = profile.tallies.iter().map(|tally| tally.wins).sum();
    let kind = match (profile.bot, profile.account) {
        (Some(_), _) => page.say("profile-bot"),
        (None, true) => page.say("profile-account"),
        (None, false) => page.say("profile-guest"),
    };
    let content = html! {
        main #main.sheet.wide {
            h1 { (who) }
            p {
                (kind)
                @if let Some(since) = profile.since { " · " (page.say("profile-since")) " " (day(since)) }
                @if profile.own { " · " a href="/me" { (page.say("profile-own")) } }
            }
            dl.facts {
                div {
                    dt { (page.say("rating")) }
                    dd { @match &profile.rating {
                        Some(rating) => (shown(rating.mean, rating.deviation)),
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
                (by_turn(page, &profile.tallies))
                h2 { (page.say("regions-heading")) }
                (regions(page, profile))
                (past(page, profile))
            }
        }
        (footer(page))
    };
    layout(page, &title, "plain", html! { span.grow {} }, content)
}

/// The rating after each rated game.
fn curve(page: &Page<'_>, profile: &Profile) -> Markup {
    let rated = profile.games.iter().rev().filter_map(|past| past.result.rating);
    let points: Vec<i64> = rated.map(|(mean, deviation)| shown(mean, deviation)).collect();
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
fn regions(page: &Page<'_>, profile: &Profile) -> Markup {
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

fn past(page: &Page<'_>, profile: &Profile) -> Markup {
    let shown_games: Vec<&PastGame> =
        profile.games.iter().filter(|past| past.public || profile.own).take(LISTED).collect();
    html! {
        @if !shown_games.is_empty() {
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
                        @for past in shown_games {
                            tr {
                                td.words { (day(past.at)) }
                                td {
                                    (past.result.place) " / " (past.result.players)
                                    @if past.result.quit { " " small { (page.say("profile-quit")) } }
                                }
                                td { (signed(past.result.points)) }
                                td { @match past.result.rating {
                                    Some((mean, deviation)) => (shown(mean, deviation)),
                                    None => "–",
                                } }
                                td { a href={ "/table/" (past.game) } { (page.say("profile-look")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
