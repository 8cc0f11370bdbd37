//! What a visitor likes, kept in a cookie of plain words.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// By day, by lamp light, or as the system has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// By day.
    Light,
    /// By lamp light.
    Dark,
}

impl Theme {
    /// The word in forms and in the cookie.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// How long cards fly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Motion {
    /// Long enough to follow.
    #[default]
    Normal,
    /// Half as long.
    Fast,
    /// Not at all.
    Off,
}

impl Motion {
    /// The word in forms and in the cookie.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// How the cards lie in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum HandOrder {
    /// By the name of the city.
    #[default]
    Name,
    /// By region.
    Region,
    /// Those first that fit the route.
    Fitting,
}

impl HandOrder {
    /// The word in forms and in the cookie.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// What a visitor likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prefs {
    /// Ask before a route is given up or leads nowhere.
    pub ask: bool,
    /// End the turn when nothing else is possible.
    pub auto_end: bool,
    /// Blow the horn when it is the visitor's turn.
    pub sound: bool,
    /// Single keys do things at the table.
    pub keys: bool,
    /// By day or by lamp light.
    pub theme: Theme,
    /// How long cards fly.
    pub motion: Motion,
    /// How the cards lie in hand.
    pub order: HandOrder,
}

impl Default for Prefs {
    fn default() -> Prefs {
        Prefs {
            ask: true,
            auto_end: false,
            sound: true,
            keys: true,
            theme: Theme::default(),
            motion: Motion::default(),
            order: HandOrder::default(),
        }
    }
}

impl Prefs {
    /// The name of the cookie.
    pub const COOKIE: &str = "posthorn-prefs";

    /// Reads the value of the cookie; what is not there or not understood is as usual.
    pub fn from_cookie(value: &str) -> Prefs {
        let has = |word: &str| value.split('.').any(|part| part == word);
        Prefs {
            ask: has("ask"),
            auto_end: has("auto_end"),
            sound: has("sound"),
            keys: has("keys"),
            theme: value.split('.').find_map(|word| word.parse().ok()).unwrap_or_default(),
            motion: value.split('.').find_map(|word| word.parse().ok()).unwrap_or_default(),
            order: value.split('.').find_map(|word| word.parse().ok()).unwrap_or_default(),
        }
    }

    /// The switches by their names in forms.
    pub const fn switches(self) -> [(&'static str, bool); 4] {
        [("ask", self.ask), ("auto_end", self.auto_end), ("sound", self.sound), ("keys", self.keys)]
    }

    /// The value of the cookie that remembers them.
    pub fn cookie_value(self) -> String {
        let on = self.switches().into_iter().filter(|(_, on)| *on).map(|(word, _)| word);
        let words: Vec<&str> = on.chain([self.theme.word(), self.motion.word(), self.order.word()]).collect();
        words.join(".")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_remembers_every_wish() {
        for &theme in Theme::VARIANTS {
            for &motion in Motion::VARIANTS {
                for &order in HandOrder::VARIANTS {
                    for bits in 0..16 {
                        let on = |bit: i32| bits & (1 << bit) != 0;
                        let prefs = Prefs {
                            ask: on(0),
                            auto_end: on(1),
                            sound: on(2),
                            keys: on(3),
                            theme,
                            motion,
                            order,
                        };
                        let value = prefs.cookie_value();
                        assert_eq!(Prefs::from_cookie(&value), prefs, "{value}");
                    }
                }
            }
        }
        assert_eq!(Prefs::from_cookie("nonsense").theme, Theme::Auto);
    }
}
