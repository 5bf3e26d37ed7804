// swift-tools-version: 6.2

import PackageDescription

// An app as a user would make one: its client modules have the names of our samples.

let clients = ["DeckOfCardsAPI", "NewsAPI"]

let package = Package(
  name: "ExampleApp",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [.library(name: "Clients", targets: clients)],
  dependencies: [.package(name: "endpoints", path: "../..")],
  targets: clients.map { client in
    .target(
      name: client,
      dependencies: [.product(name: "EndpointRuntime", package: "endpoints")],
      path: "Generated/\(client)"
    )
  } + [
    .executableTarget(name: "ExampleApp", dependencies: ["DeckOfCardsAPI", "NewsAPI"])
  ],
  swiftLanguageModes: [.v6]
)
