// swift-tools-version: 6.2

import PackageDescription

/// The APIs of `Specs/`; each has a committed client module and a module of fixtures in `Generated/`.
let apis = ["Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow"]

let package = Package(
  name: "endpoints",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "endpoints", targets: ["endpoints"]),
    .library(name: "EndpointRuntime", targets: ["EndpointRuntime"]),
  ]
    + apis.flatMap { api in
      [
        .library(name: "\(api)API", targets: ["\(api)API"]),
        .library(name: "\(api)Fixtures", targets: ["\(api)Fixtures"]),
      ]
    },
  targets: [
    .target(name: "EndpointJSON"),
    .target(name: "EndpointRuntime", dependencies: ["EndpointJSON"]),

    .target(name: "EndpointMustache"),
    .target(name: "EndpointSpec", dependencies: ["EndpointJSON"]),
    .target(name: "EndpointGenerator", dependencies: ["EndpointSpec", "EndpointMustache"]),
    .target(
      name: "EndpointCommands",
      dependencies: ["EndpointJSON", "EndpointSpec", "EndpointMustache", "EndpointGenerator"]),
    .executableTarget(name: "endpoints", dependencies: ["EndpointCommands"]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "EndpointCommands", "EndpointGenerator", "EndpointSpec", "EndpointRuntime", "BeveragesAPI",
        "TestServer",
      ]),

    .target(name: "TestServer", path: "Tests/TestServer"),
    .testTarget(name: "EndpointJSONTests", dependencies: ["EndpointJSON"]),
    .testTarget(name: "EndpointMustacheTests", dependencies: ["EndpointMustache"]),
    .testTarget(name: "EndpointSpecTests", dependencies: ["EndpointSpec"]),
    .testTarget(
      name: "EndpointGeneratorTests", dependencies: ["EndpointGenerator"], exclude: ["Cases"]),
    .testTarget(name: "EndpointRuntimeTests", dependencies: ["EndpointRuntime", "TestServer"]),
    .testTarget(name: "CommandTests", dependencies: ["EndpointCommands"], exclude: ["Cases"]),
    .testTarget(
      name: "GeneratedTests",
      dependencies: ["TestServer"] + apis.map { .init(stringLiteral: "\($0)Fixtures") }),
  ]
    + apis.flatMap { api -> [Target] in
      [
        .target(
          name: "\(api)API", dependencies: ["EndpointRuntime"], path: "Generated/\(api)API"),
        .target(
          name: "\(api)Fixtures", dependencies: ["\(api)API"], path: "Generated/\(api)Fixtures"),
      ]
    },
  swiftLanguageModes: [.v6]
)
