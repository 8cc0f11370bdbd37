fn main() -> std::process::ExitCode {
    posthorn::run()
}
