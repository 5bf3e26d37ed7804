/// The version of the tool, for `endpoints --version`. Generated files do not contain it.
let version = "0.1.0"

/// The address of the package's repository. Nil until a version is released there.
let publicURL: String? = nil

/// The line of Package.swift that depends on this package.
///
/// The manifests in the documentation contain it, as `DocumentationTests` checks.
let packageDependency =
  publicURL.map { #".package(url: "\#($0)", from: "\#(version)")"# }
  ?? #".package(name: "endpoints", path: "../endpoints")"#
