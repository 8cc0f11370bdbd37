//! Days, as machines write them; people of all languages read them.

/// The day of a moment in milliseconds since 1970 as `2026-11-16`, in Greenwich.
pub fn day(at: i64) -> String {
    // Years begin in March here, so that the leap day comes last.
    let days = at.div_euclid(86_400_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_what_the_calendar_says() {
        for (at, text) in [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_709_251_199_999, "2024-02-29"),
            (1_794_787_200_000, "2026-11-16"),
        ] {
            assert_eq!(day(at), text);
        }
    }
}
