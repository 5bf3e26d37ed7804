// swift-tools-version: 6.2

import PackageDescription

// A separate package, since the tool's modules are not products. Its sources are symbolic links.
let package = Package(
  name: "fuzz-tool",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "EndpointJSON"),
    .target(name: "EndpointYAML", dependencies: ["EndpointJSON"]),
    .target(name: "EndpointWire", dependencies: ["EndpointJSON"]),
    .target(name: "EndpointSpec", dependencies: ["EndpointJSON", "EndpointWire", "EndpointYAML"]),
    .target(name: "EndpointJudge", dependencies: ["EndpointJSON", "EndpointWire", "EndpointSpec"]),
    .target(
      name: "EndpointOpenAPI",
      dependencies: [
        "EndpointJSON", "EndpointWire", "EndpointYAML", "EndpointSpec", "EndpointJudge",
      ]
    ),
    .executableTarget(
      name: "FuzzYAML",
      dependencies: ["EndpointJSON", "EndpointYAML"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    ),
    .executableTarget(
      name: "FuzzImport",
      dependencies: ["EndpointJSON", "EndpointSpec", "EndpointJudge", "EndpointOpenAPI"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
