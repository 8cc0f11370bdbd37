//! Which texts can be the name of somebody at a table.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The longest name, in characters: it has to fit on a panel.
pub const LONGEST_NAME: usize = 24;

/// The name with its spaces in order; none if it does not fit on a panel, or has characters that cannot be seen
/// or that turn the text around.
///
/// ```
/// use posthorn_table::clean_name;
/// assert_eq!(clean_name("  Anna   Maria ").as_deref(), Some("Anna Maria"));
/// assert_eq!(clean_name("a\u{202e}b"), None);
/// ```
pub fn clean_name(name: &str) -> Option<String> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    let is_visible = |c: char| !c.is_control() && !is_invisible(c);
    let marks = name.chars().filter(|c| is_combining_mark(*c)).count();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    (fits && name.chars().all(is_visible) && marks <= 3).then_some(name)
}

/// Format characters, private ones, and blanks that are no spaces.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}
