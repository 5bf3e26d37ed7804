// swift-tools-version: 6.2

import PackageDescription

// The manifest of endpoints-prebuilt.zip, which `.ci/bundle` packs. The plugins run the tool from
// the bundle beside this file instead of building the generator. `Tests/plugins --prebuilt` tests
// it.
let package = Package(
  name: "endpoints",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
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

    .binaryTarget(name: "endpoints", path: "endpoints.artifactbundle.zip"),
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
  ],
  swiftLanguageModes: [.v6]
)
