/// The version of the tool, for `endpoints --version`. Generated files do not contain it.
let version = "0.1.0"
