// swift-tools-version: 6.2

import PackageDescription

/// The APIs of `Specs/`; each has a committed client module and a module of fixtures in `Generated/`.
let apis = ["Accounts", "Auctions", "Beverages", "DeckOfCards", "News", "StackOverflow"]

/// What a generated module imports.
let runtime: [Target.Dependency] = ["EndpointRuntime", "EndpointExports"]

let fixtures: [Target.Dependency] = apis.map { .target(name: "\($0)Fixtures") }

let generatedModules: [Target] = apis.flatMap { api -> [Target] in
  let client = "\(api)API"
  let fixtures = "\(api)Fixtures"
  return [
    .target(name: client, dependencies: runtime, path: "Generated/\(client)"),
    .target(
      name: fixtures,
      dependencies: [.target(name: client), "EndpointTesting"],
      path: "Generated/\(fixtures)"
    ),
  ]
}

let package = Package(
  name: "endpoints",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  // SwiftPM loads only those targets of a dependency that its products reach, by `path:` and by `url:`. So samples and
  // tests are in no product: a package that depends on this one may name its modules `NewsAPI` (`Tests/plugins`).
  // A check for the root package would need the place of the checkout, which says nothing where the dependency is a path.
  products: [
    .executable(name: "endpoints", targets: ["endpoints"]),
    .library(name: "EndpointRuntime", targets: ["EndpointRuntime", "EndpointExports"]),
    .library(name: "EndpointTesting", targets: ["EndpointTesting"]),
    .plugin(name: "EndpointsCheck", targets: ["EndpointsCheck"]),
    .plugin(name: "EndpointsCommand", targets: ["EndpointsCommand"]),
  ],
  targets: [
    .target(name: "EndpointJSON"),
    .target(name: "EndpointWire", dependencies: ["EndpointJSON"]),
    .target(name: "EndpointRuntime", dependencies: ["EndpointJSON", "EndpointWire"]),
    .target(name: "EndpointExports", dependencies: ["EndpointRuntime"]),
    .target(name: "EndpointTesting", dependencies: ["EndpointRuntime", "EndpointWire"]),

    .target(name: "EndpointYAML", dependencies: ["EndpointJSON"]),
    .target(name: "EndpointMustache", dependencies: ["EndpointJSON"]),
    .target(name: "EndpointSpec", dependencies: ["EndpointJSON", "EndpointWire", "EndpointYAML"]),
    .target(name: "EndpointJudge", dependencies: ["EndpointJSON", "EndpointWire", "EndpointSpec"]),
    .target(
      name: "EndpointGenerator",
      dependencies: [
        "EndpointJSON", "EndpointWire", "EndpointSpec", "EndpointJudge", "EndpointMustache",
      ]
    ),
    .target(
      name: "EndpointDiff",
      dependencies: [
        "EndpointJSON", "EndpointWire", "EndpointSpec", "EndpointJudge", "EndpointGenerator",
      ]
    ),
    .target(
      name: "EndpointDrift",
      dependencies: ["EndpointJSON", "EndpointWire", "EndpointSpec", "EndpointJudge"]
    ),
    .target(
      name: "EndpointOpenAPI",
      dependencies: [
        "EndpointJSON", "EndpointWire", "EndpointYAML", "EndpointSpec", "EndpointJudge",
      ]
    ),
    .target(
      name: "EndpointCommands",
      dependencies: [
        "EndpointJSON", "EndpointWire", "EndpointYAML", "EndpointSpec", "EndpointJudge",
        "EndpointMustache", "EndpointGenerator", "EndpointDiff", "EndpointDrift", "EndpointOpenAPI",
      ]
    ),
    .executableTarget(
      name: "endpoints",
      dependencies: ["EndpointCommands"],
      exclude: ["Decisions"]
    ),

    .plugin(
      name: "EndpointsCheck",
      capability: .buildTool(),
      path: "Sources/Plugins/EndpointsCheck"
    ),
    .plugin(
      name: "EndpointsCommand",
      capability: .command(
        intent: .custom(
          verb: "endpoints",
          description: "Generate, check and compare clients: every command of the endpoints tool."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "\"endpoints generate\" writes the generated modules.")
        ]
      ),
      dependencies: ["endpoints"],
      path: "Sources/Plugins/EndpointsCommand"
    ),

    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "endpoints", "EndpointRuntime",
        "BeveragesAPI", "PayloadsAPI", "TestServer", "Growth",
      ]
    ),
    .target(
      name: "PayloadsAPI",
      dependencies: runtime,
      path: "Tests/Payloads/Generated/PayloadsAPI"
    ),

    .target(name: "TestServer", path: "Tests/TestServer"),
    .target(name: "Growth", path: "Tests/Growth"),
    .target(name: "TestTraits", dependencies: ["TestServer"], path: "Tests/TestTraits"),
    .target(
      name: "WireAxis",
      dependencies: [
        "EndpointJSON", "EndpointWire", "EndpointSpec", "EndpointJudge", "EndpointDiff",
      ],
      path: "Tests/WireAxis"
    ),
    .executableTarget(
      name: "wire-axis",
      dependencies: ["WireAxis"],
      path: "Tests/WireAxisCommand"
    ),
    .target(name: "Mutation", dependencies: ["EndpointJSON"], path: "Tests/Mutation"),
    .target(name: "SchemaCheck", dependencies: ["EndpointJSON"], path: "Tests/SchemaCheck"),
    .testTarget(
      name: "EndpointJSONTests",
      dependencies: ["TestTraits", "EndpointJSON", "Mutation"]
    ),
    .testTarget(
      name: "EndpointWireTests",
      dependencies: ["TestTraits", "EndpointJSON", "EndpointWire", "Mutation"]
    ),
    .testTarget(
      name: "EndpointYAMLTests",
      dependencies: ["TestTraits", "EndpointJSON", "EndpointYAML", "Mutation"]
    ),
    .testTarget(
      name: "EndpointMustacheTests",
      dependencies: ["TestTraits", "EndpointJSON", "EndpointMustache"]
    ),
    .testTarget(
      name: "EndpointSpecTests",
      dependencies: [
        "TestTraits", "EndpointJSON", "EndpointYAML", "EndpointSpec", "EndpointJudge", "Mutation",
      ],
      exclude: ["Mistakes"]
    ),
    .testTarget(
      name: "EndpointJudgeTests",
      dependencies: [
        "TestTraits", "EndpointJSON", "EndpointWire", "EndpointSpec", "EndpointJudge", "Mutation",
      ]
    ),
    .testTarget(
      name: "EndpointGeneratorTests",
      dependencies: [
        "TestTraits", "EndpointJSON", "EndpointWire", "EndpointSpec", "EndpointJudge",
        "EndpointMustache",
        "EndpointGenerator",
      ],
      exclude: ["Cases"]
    ),
    .testTarget(
      name: "EndpointDiffTests",
      dependencies: [
        "TestTraits", "EndpointJSON", "EndpointSpec", "EndpointJudge", "EndpointGenerator",
        "EndpointDiff", "Mutation", "SchemaCheck", "WireAxis",
      ],
      exclude: ["Cases", "Reports/Expected", "Wordings.txt"]
    ),
    .testTarget(
      name: "EndpointDriftTests",
      dependencies: [
        "TestTraits", "EndpointJSON", "EndpointSpec", "EndpointJudge", "EndpointDrift", "Mutation",
        "WireAxis",
      ],
      exclude: ["Recordings"]
    ),
    .testTarget(
      name: "EndpointOpenAPITests",
      dependencies: [
        "TestTraits", "EndpointJSON", "EndpointWire", "EndpointSpec", "EndpointJudge",
        "EndpointOpenAPI", "Mutation",
      ],
      exclude: ["Cases", "ExportCases"]
    ),
    .testTarget(
      name: "EndpointRuntimeTests",
      dependencies: [
        "TestTraits", "EndpointRuntime", "EndpointWire", "EndpointTesting", "TestServer",
        "Mutation",
      ]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "TestTraits", "EndpointJSON", "EndpointSpec", "EndpointJudge", "EndpointGenerator",
        "EndpointDiff", "EndpointCommands",
        "Mutation", "SchemaCheck", "TestServer", "Growth", "endpoints",
      ],
      exclude: ["Cases", "Reference/Examples.json"]
    ),
    .testTarget(
      name: "DepthTests",
      dependencies: [
        "TestTraits", "EndpointJSON", "EndpointYAML", "EndpointMustache", "EndpointOpenAPI",
        "EndpointSpec", "EndpointWire", "EndpointRuntime", "EndpointTesting", "EndpointCommands",
      ]
    ),
    .testTarget(
      name: "GeneratedTests",
      dependencies: ["TestTraits", "TestServer", "Mutation"] + fixtures
    ),

    .target(
      name: "LanguageAPI",
      dependencies: runtime,
      path: "Tests/Language/Generated/LanguageAPI"
    ),
    .target(
      name: "LanguageFixtures",
      dependencies: ["LanguageAPI", "EndpointTesting"],
      path: "Tests/Language/Generated/LanguageFixtures"
    ),
    .testTarget(
      name: "LanguageTests",
      dependencies: [
        "TestTraits", "LanguageFixtures", "EndpointSpec", "EndpointJudge", "TestServer",
        "Mutation",
      ],
      path: "Tests/Language/Tests"
    ),
  ] + generatedModules,
  swiftLanguageModes: [.v6]
)
