// swift-tools-version: 6.2

import PackageDescription

// A separate package. Its targets have no `main`, since the fuzzer provides it, so only
// `Tests/Fuzz/run` can build them.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "endpoints", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzReader",
      dependencies: [.product(name: "EndpointRuntime", package: "endpoints")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    ),
    .executableTarget(
      name: "FuzzEvents",
      dependencies: [.product(name: "EndpointRuntime", package: "endpoints")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    ),
    // A symbolic link to the module of the tests, which uses every feature of the spec language.
    .target(
      name: "LanguageAPI",
      dependencies: [.product(name: "EndpointRuntime", package: "endpoints")]
    ),
    .executableTarget(
      name: "FuzzModels",
      dependencies: ["LanguageAPI", .product(name: "EndpointRuntime", package: "endpoints")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
