//! What a visitor likes, kept in a cookie of plain words.

const COOKIE: &str = "posthorn-prefs";
const YEAR: u32 = 365 * 24 * 3600;

/// A wish with a few answers, the usual one first.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub(crate) enum $name { #[default] $($(#[$doc])* $variant),+ }

        impl $name {
            pub(crate) const ALL: &'static [$name] = &[$($name::$variant),+];

            pub(crate) const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            pub(crate) fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}

choice! {
    /// By day, by lamp light, or as the system has it.
    Theme { Auto = "auto", Light = "light", Dark = "dark" }
}
choice! {
    /// How long cards fly.
    Motion { Normal = "normal", Fast = "fast", Off = "off" }
}
choice! {
    /// How the cards lie in hand.
    Order { Name = "name", Region = "region", Fitting = "fitting" }
}

/// What a visitor likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Prefs {
    /// Ask before a route is given up or leads nowhere.
    pub(crate) ask: bool,
    /// End the turn when nothing else is possible.
    pub(crate) auto_end: bool,
    /// Blow the horn when it is the visitor's turn.
    pub(crate) sound: bool,
    /// Single keys do things at the table.
    pub(crate) keys: bool,
    pub(crate) theme: Theme,
    pub(crate) motion: Motion,
    pub(crate) order: Order,
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
            order: Order::default(),
        }
    }
}

impl Prefs {
    /// Reads the cookie among those of a request; what is not there or not understood is as usual.
    pub(crate) fn of<'a>(cookie: impl FnOnce(&str) -> Option<&'a str>) -> Prefs {
        cookie(COOKIE).map_or_else(Prefs::default, Prefs::parse)
    }

    fn parse(text: &str) -> Prefs {
        let has = |word: &str| text.split('.').any(|part| part == word);
        Prefs {
            ask: has("ask"),
            auto_end: has("auto_end"),
            sound: has("sound"),
            keys: has("keys"),
            theme: text.split('.').find_map(Theme::from_word).unwrap_or_default(),
            motion: text.split('.').find_map(Motion::from_word).unwrap_or_default(),
            order: text.split('.').find_map(Order::from_word).unwrap_or_default(),
        }
    }

    /// The switches by their names in forms.
    pub(crate) const fn switches(self) -> [(&'static str, bool); 4] {
        [("ask", self.ask), ("auto_end", self.auto_end), ("sound", self.sound), ("keys", self.keys)]
    }

    /// The cookie that remembers them.
    pub(crate) fn cookie(self) -> String {
        let on = self.switches().into_iter().filter(|(_, on)| *on).map(|(word, _)| word);
        let words: Vec<&str> = on.chain([self.theme.word(), self.motion.word(), self.order.word()]).collect();
        format!("{COOKIE}={}; Path=/; SameSite=Lax; Max-Age={YEAR}", words.join("."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_remembers_every_wish() {
        for &theme in Theme::ALL {
            for &motion in Motion::ALL {
                for &order in Order::ALL {
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
                        let cookie = prefs.cookie();
                        let value = cookie.split_once('=').and_then(|(_, rest)| rest.split_once(';'));
                        assert_eq!(Prefs::of(|_| value.map(|(value, _)| value)), prefs, "{cookie}");
                    }
                }
            }
        }
        assert_eq!(Prefs::of(|_| None), Prefs::default());
        assert_eq!(Prefs::parse("nonsense").theme, Theme::Auto);
    }
}
