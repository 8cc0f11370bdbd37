//! Any bytes go into the engine; every line is answered by one object until `quit`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    let mut answers = Vec::new();
    posthorn::engine::serve(&mut &bytes[..], &mut answers).expect("reading and writing memory cannot fail");
    let quits = |line: &[u8]| {
        serde_json::from_slice::<Value>(line)
            .is_ok_and(|request| request.is_object() && request["cmd"] == "quit")
    };
    let asked = bytes.split_inclusive(|&byte| byte == b'\n').take_while(|line| !quits(line)).count();
    let mut answered = 0;
    for answer in answers.split_inclusive(|&byte| byte == b'\n') {
        assert!(answer.ends_with(b"\n"));
        assert!(serde_json::from_slice::<Value>(answer).expect("an answer is JSON").is_object());
        answered += 1;
    }
    assert_eq!(answered, asked);
});
