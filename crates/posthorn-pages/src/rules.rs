//! The rules: in short with pictures, and in full with an anchor for each id.

use crate::layout::{footer, layout, linked};
use crate::play::map;
use crate::sentences::{official_key, pile_name};
use crate::{Page, art};
use maud::{Markup, html};
use posthorn_rules::{Carriage, City, CitySet, Official, Options, Pile, Rule};

/// The parts of the rule book, by the letter their ids begin with.
fn parts() -> Vec<(char, Vec<Rule>)> {
    let mut parts: Vec<(char, Vec<Rule>)> = Vec::new();
    for &rule in Rule::ALL {
        let letter = rule.id().chars().next().unwrap_or_default();
        match parts.last_mut() {
            Some((last, rules)) if *last == letter => rules.push(rule),
            _ => parts.push((letter, vec![rule])),
        }
    }
    parts
}

fn part_title(page: &Page<'_>, letter: char) -> String {
    page.say(&format!("rules-part-{letter}"))
}

/// What a rule says.
fn text(page: &Page<'_>, rule: Rule) -> String {
    page.say(&format!("rules-{}", rule.id()))
}

/// A rule by its id, which is the address of the rule in full.
fn entry(rule: Rule, text: &str) -> Markup {
    html! { div.rule id=(rule) { a.id href={ "/rules/long#" (rule) } { (rule) } p { (linked(text)) } } }
}

/// Where the other form of the rules is.
fn tabs(page: &Page<'_>, long: bool) -> Markup {
    html! {
        nav.chapters {
            a href="/rules" aria-current=[(!long).then_some("page")] { (page.say("rules-short")) }
            a href="/rules/long" aria-current=[long.then_some("page")] { (page.say("rules-long")) }
            a href="/help" { (page.say("help-keys")) }
        }
    }
}

fn search(page: &Page<'_>, query: &str) -> Markup {
    html! {
        form.search method="get" action="/rules/long" role="search" {
            input type="text" name="q" value=(query) aria-label=(page.say("rules-search"))
                placeholder=(page.say("rules-search"));
            button type="submit" { (page.say("rules-search-button")) }
        }
    }
}

/// The rules in full; with words to look for, only those rules that have them all.
pub fn long(page: &Page<'_>, query: &str) -> Markup {
    let wanted: Vec<String> = query.split_whitespace().map(folded).collect();
    let found: Vec<(char, Vec<(Rule, String)>)> = parts()
        .into_iter()
        .map(|(letter, rules)| {
            let title = part_title(page, letter);
            let rules = rules.into_iter().map(|rule| (rule, text(page, rule)));
            let has = |(rule, text): &(Rule, String)| {
                let all = folded(&format!("{rule} {title} {text}"));
                wanted.iter().all(|word| all.contains(word))
            };
            (letter, rules.filter(has).collect::<Vec<_>>())
        })
        .filter(|(_, rules)| !rules.is_empty())
        .collect();
    let count: usize = found.iter().map(|(_, rules)| rules.len()).sum();
    let content = html! {
        main #main.sheet.rules {
            (tabs(page, true))
            h1 { (page.say("rules-long-heading")) }
            p { (page.say("rules-long-lead")) }
            (search(page, query))
            @if wanted.is_empty() {
                nav.contents aria-label=(page.say("rules-contents")) {
                    @for (letter, _) in &found { a href={ "#" (letter) } { (part_title(page, *letter)) } }
                }
            } @else {
                p role="status" {
                    (page.words.with("rules-found", &[("count", (count as i64).into())])) " "
                    a href="/rules/long" { (page.say("rules-all")) }
                }
            }
            @for (letter, rules) in &found {
                section id=(letter) {
                    h2 { (part_title(page, *letter)) }
                    @for (rule, text) in rules {
                        (entry(*rule, text))
                    }
                }
            }
        }
        (footer(page))
    };
    layout(page, &page.title("rules-long-heading"), "plain", html! { span.grow {} }, content)
}

/// The example of the pictures: from Schweiz through five regions to Baiern.
const ROUTE: [City; 6] =
    [City::Basel, City::Freiburg, City::Sigmaringen, City::Ulm, City::Augsburg, City::Muenchen];

fn figure(page: &Page<'_>, key: &str, offices: &[City]) -> Markup {
    let caption = page.say(key);
    html! {
        figure { (map::crop(&caption, &ROUTE, CitySet::of(offices))) figcaption { (caption) } }
    }
}

/// A heading and its paragraph.
fn section(page: &Page<'_>, name: &str, more: Markup) -> Markup {
    html! {
        section id={ "short-" (name) } {
            h2 { (page.say(&format!("short-{name}"))) }
            p { (page.say(&format!("short-{name}-text"))) }
            (more)
        }
    }
}

/// The rules in short.
pub fn short(page: &Page<'_>) -> Markup {
    let content = html! {
        (map::whole())
        main #main.sheet.rules {
            (tabs(page, false))
            h1 { (page.say("rules-heading")) }
            p.lead { (page.say("rules-lead")) }
            (search(page, ""))
            (section(page, "goal", html! {}))
            (section(page, "turn", html! {
                ol { @for step in ["draw", "play", "close"] { li { (page.say(&format!("short-turn-{step}"))) } } }
            }))
            (section(page, "officials", html! { dl.officials-list {
                @for official in Official::ALL {
                    dt { (art::medallion(official)) (page.say(official_key(official))) }
                    dd { (page.say(&format!("{}-about", official_key(official)))) }
                }
            } }))
            (section(page, "route", figure(page, "figure-route", &[])))
            (section(page, "offices", html! { div.figures {
                (figure(page, "figure-each", &[City::Basel, City::Freiburg, City::Sigmaringen, City::Ulm, City::Augsburg]))
                (figure(page, "figure-region", &[City::Augsburg, City::Muenchen]))
            } }))
            (section(page, "tiles", tiles(page)))
            (section(page, "carriages", carriages(page)))
            (section(page, "end", html! {}))
            (section(page, "options", html! {
                @for rule in [Rule::V1, Rule::V2, Rule::V3, Rule::V4, Rule::V5] { (entry(rule, &text(page, rule))) }
            }))
        }
        (footer(page))
    };
    layout(page, &page.title("rules-heading"), "plain", html! { span.grow {} }, content)
}

fn tiles(page: &Page<'_>) -> Markup {
    html! {
        table {
            thead { tr { th { (page.say("short-tiles-need")) } th { (page.say("short-tiles-values")) } } }
            tbody {
                @for pile in Pile::ALL {
                    tr {
                        td { (pile_name(pile, &Options::CLASSIC, page.words)) }
                        td { (pile.values().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")) }
                    }
                }
            }
        }
    }
}

fn carriages(page: &Page<'_>) -> Markup {
    html! {
        table.carriages {
            tr { th { (page.say("panel-carriage")) } @for carriage in Carriage::ALL { td { (art::coach(carriage)) b { (carriage) } } } }
            tr { th { (page.say("short-carriages-points")) } @for carriage in Carriage::ALL { td { (carriage.points()) } } }
        }
    }
}

/// A text as people type it who look for it: small letters without accents.
fn folded(text: &str) -> String {
    text.to_lowercase()
        .chars()
        .map(|letter| match letter {
            'à' | 'á' | 'â' | 'ä' => 'a',
            'è' | 'é' | 'ê' | 'ë' => 'e',
            'ì' | 'í' | 'î' | 'ï' => 'i',
            'ò' | 'ó' | 'ô' | 'ö' => 'o',
            'ù' | 'ú' | 'û' | 'ü' => 'u',
            'ý' => 'y',
            'ç' => 'c',
            'ñ' => 'n',
            '’' => '\'',
            other => other,
        })
        .collect()
}
