// swift-tools-version: 6.2

import PackageDescription

// An app like that of a user. Its client modules have the names of our samples, and fail to build
// if they are stale. `Tests/plugins` builds a copy. `.ci/ios` builds the clients for the iOS
// simulator.
let endpoints = Context.environment["ENDPOINTS_PACKAGE"] ?? "../.."

let clients = ["DeckOfCardsAPI", "NewsAPI"]

let package = Package(
  name: "ExampleApp",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [.library(name: "Clients", targets: clients)],
  dependencies: [.package(name: "endpoints", path: endpoints)],
  targets: clients.map { client in
    .target(
      name: client,
      dependencies: [.product(name: "EndpointRuntime", package: "endpoints")],
      path: "Generated/\(client)",
      plugins: [.plugin(name: "EndpointsCheck", package: "endpoints")]
    )
  } + [
    .target(
      name: "DeckOfCardsFixtures",
      dependencies: ["DeckOfCardsAPI", .product(name: "EndpointTesting", package: "endpoints")],
      path: "Generated/DeckOfCardsFixtures"
    ),
    .executableTarget(name: "ExampleApp", dependencies: ["DeckOfCardsAPI", "NewsAPI"]),
  ],
  swiftLanguageModes: [.v6]
)
