//! The client is part of the program: when its files change, the program has to be built again.

fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
}
