// swift-tools-version: 6.2

import PackageDescription

// A package of its own: its targets have no `main`, which the fuzzer brings, so that only `Tests/Fuzz/run` can build them.
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
      name: "FuzzDraw",
      dependencies: [.product(name: "DeckOfCardsAPI", package: "endpoints")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
