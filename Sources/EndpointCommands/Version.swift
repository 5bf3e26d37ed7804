/// The version of the tool, which `endpoints --version` prints; never in generated files.
let version = "0.1.0"
