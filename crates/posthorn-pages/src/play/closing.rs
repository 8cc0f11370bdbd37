//! Closing the route: which towns get an office, and what that earns.

use super::card::region_class;
use super::guide::guide_points_at;
use super::hidden;
use super::market::why_not;
use crate::layout::linked;
use crate::sentences::pile_name;
use crate::{LocalizedTable, Page};
use maud::{Markup, html};
use posthorn_rules::{Action, CitySet, Options, Reason};
use posthorn_table::VisibleGame;
use posthorn_table::closing::{self, Earned, Placement};

pub(super) fn closing(page: &Page<'_>, table: &LocalizedTable, game: &VisibleGame) -> Markup {
    let none = Action::Close { offices: CitySet::EMPTY, cartwright: false };
    if let Err(refusal) = game.view.check(none) {
        let why = why_not(page, refusal.reason);
        return html! {
            button #close type="submit" form="act" name="action" value="close" class="off" aria-disabled="true"
                data-why=(why) title=(why) { (page.say("button-close")) kbd { "C" } }
        };
    }
    let candidates = closing::candidates(&game.view);
    let wheel = game.view.check(Action::Close { offices: CitySet::EMPTY, cartwright: true }).is_ok();
    let ways = closing::best(&game.view, false);
    let suggested = closing::suggested(&ways);
    let earns = closing::preview(&game.view, suggested, false);
    html! {
        details.closing #closing data-version=(table.version) {
            summary #close.button.primary.pointed[guide_points_at(table, "close")] { (page.say("button-close")) kbd { "C" } }
            form.over method="post" action={ "/table/" (table.id) "/close" } data-live-form
                data-preview={ "/table/" (table.id) "/preview" } {
                (hidden(page, table))
                div.over-head {
                    h2 tabindex="-1" { (page.say("close-heading")) }
                    button.plain type="button" #close-cancel title=(page.say("close-cancel")) aria-label=(page.say("close-cancel")) { "×" }
                }
                div.over-body {
                    div.ways {
                        @for (placement, set, gain) in ways {
                            @let line = Action::Close { offices: set, cartwright: false };
                            button.way type="submit" name="action" value=(line) aria-pressed=(set == suggested)
                                data-fill=(set.iter().map(|city| city.name()).collect::<Vec<_>>().join(" ")) {
                                b { (page.say(match placement {
                                    Placement::OneInEachRegion => "close-one-each",
                                    Placement::AllInOneRegion => "close-one-region",
                                })) }
                                span { (page.words.list(set.iter())) }
                                (earned_list(page, game.view.options(), &gain))
                            }
                        }
                    }
                    fieldset.towns {
                        legend { (page.say("close-own-choice")) }
                        @for city in candidates.iter() {
                            label.choice.(region_class(city.region())) data-city=(city.name()) {
                                input type="checkbox" name="office" value=(city.name()) checked[suggested.contains(city)];
                                span { (city.name()) } small { (city.region().name()) }
                            }
                        }
                        @if candidates.is_empty() { p { (page.say("close-no-candidates")) } }
                    }
                    @if wheel {
                        label.check.wheel {
                            input type="checkbox" name="cartwright" value="1";
                            (page.say("close-cartwright"))
                        }
                    }
                }
                div.finish {
                    div.preview #preview role="status" { (earned(page, game.view.options(), &earns)) }
                    button.primary type="submit" #close-done { (page.say("close-submit")) }
                }
            }
        }
    }
}

/// What a selection earns, or why it is not allowed.
pub fn earned(page: &Page<'_>, options: &Options, result: &Result<Earned, Reason>) -> Markup {
    match result {
        Ok(earned) => earned_list(page, options, earned),
        Err(reason) => html! { p.why { (linked(&why_not(page, *reason))) } },
    }
}

fn earned_list(page: &Page<'_>, options: &Options, earned: &Earned) -> Markup {
    html! {
        span.earned {
            @if let Some(carriage) = earned.carriage {
                span.gain { (page.words.with("gain-carriage", &[("carriage", i64::from(carriage.value()).into())])) }
            }
            @for tile in &earned.tiles {
                span.gain {
                    (page.words.with("gain-tile", &[("pile", pile_name(tile.pile, options, page.words).into()), ("value", i64::from(tile.value).into())]))
                }
            }
            span.gain.points { (gain_points(page, earned.points)) }
            @if earned.ends { span.gain.ends { (page.say("gain-ends")) } }
        }
    }
}

fn gain_points(page: &Page<'_>, points: i32) -> String {
    let signed = format!("{points:+}").replace('-', "−");
    page.words.with("gain-points", &[("points", signed.into()), ("count", i64::from(points.abs()).into())])
}
