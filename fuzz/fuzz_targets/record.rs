//! Any bytes are read as a record and as lines of the notation; what can be read can be written again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use posthorn_rules::json::RecordForm;
use posthorn_rules::{Action, Record};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        for line in text.lines() {
            if let Ok(action) = line.parse::<Action>() {
                assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
    }
    let Ok(form) = serde_json::from_slice::<RecordForm>(bytes) else { return };
    let Ok(record) = form.read() else { return };
    let Ok(history) = record.replay() else { return };
    let again = Record::of(&history, record.players.clone());
    assert_eq!((&again.actions, &again.shuffles), (&record.actions, &record.shuffles));
    let written = serde_json::to_vec(&RecordForm::from(&again)).expect("a record can be written");
    let form: RecordForm = serde_json::from_slice(&written).expect("what was written can be read");
    assert_eq!(form.read(), Ok(again));
});
