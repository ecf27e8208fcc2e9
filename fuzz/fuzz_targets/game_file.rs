//! Any text as a game file: never a panic, and what can be read is written so that it reads the same again.

#![no_main]

use callisto::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::read(text) else { return };
    let written = record.write();
    let again = Record::read(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(again.write(), written);
    assert_eq!(again.main_line(), record.main_line());
    assert_eq!(again.position(again.main_end()), record.position(record.main_end()));
});
