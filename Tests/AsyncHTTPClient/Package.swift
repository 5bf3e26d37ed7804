// swift-tools-version: 6.2

import PackageDescription

// A separate package, since the root package has no external dependencies.
// `Tests/async-http-client` tests it.
let package = Package(
  name: "async-http-transport",
  platforms: [.macOS(.v13)],
  products: [.library(name: "AsyncHTTPTransport", targets: ["AsyncHTTPTransport"])],
  dependencies: [
    .package(name: "endpoints", path: "../.."),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
  ],
  targets: [
    .target(
      name: "AsyncHTTPTransport",
      dependencies: [
        .product(name: "EndpointRuntime", package: "endpoints"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]
    ),
    // A symbolic link to the test server.
    .target(name: "TestServer"),
    .testTarget(
      name: "AsyncHTTPTransportTests",
      dependencies: ["AsyncHTTPTransport", "TestServer"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
