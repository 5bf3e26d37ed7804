// swift-tools-version: 6.2

import PackageDescription

// An app as a user would make one: it depends on the package, and imports one generated module.
let package = Package(
  name: "ExampleApp",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "endpoints", path: "../..")],
  targets: [
    .executableTarget(
      name: "ExampleApp",
      dependencies: [.product(name: "DeckOfCardsAPI", package: "endpoints")]
    )
  ],
  swiftLanguageModes: [.v6]
)
