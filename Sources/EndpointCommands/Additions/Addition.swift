/// Source code that `endpoints add` writes into a user's package, with the packages that it imports.
struct Addition {
  /// The words after `add`.
  let name: [String]
  let fileName: String
  let source: String
  /// The folder of a target of its own.
  let folder: String
  /// The line of each package that the source imports, as in Package.swift.
  let packages: [String]
  /// The products that the source imports, with their packages.
  let products: KeyValuePairs<String, String>
  /// The Swift code that uses it.
  let use: String

  static let asyncHTTPTransport = Addition(
    name: ["transport", "async-http-client"],
    fileName: "AsyncHTTPTransport.swift",
    source: builtInAsyncHTTPTransport,
    folder: "Sources/AsyncHTTPTransport",
    packages: [
      #".package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),"#,
      #".package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),"#,
      #".package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),"#,
    ],
    products: [
      "EndpointRuntime": "endpoints", "AsyncHTTPClient": "async-http-client",
      "NIOCore": "swift-nio", "NIOHTTP1": "swift-nio", "NIOPosix": "swift-nio",
      "NIOSSL": "swift-nio-ssl",
    ],
    use: "let client = Client<Shop>(.production, transport: AsyncHTTPTransport())"
  )

  private static let all = [asyncHTTPTransport]

  /// What to add to Package.swift, and how to use the source.
  ///
  /// - Parameters:
  ///   - target: The target that contains the file.
  ///   - isOwnTarget: True if the target contains nothing else, so that it has to be declared.
  func guide(target: String, isOwnTarget: Bool) -> String {
    let dependencies = products.map { #".product(name: "\#($0)", package: "\#($1)"),"# }
    let declaration =
      isOwnTarget
      ? [".target(", "  name: \"\(target)\",", "  dependencies: ["]
        + dependencies.map { "    " + $0 } + ["  ]", "),"]
      : dependencies
    let place =
      isOwnTarget
      ? "Add the target, and name it in the dependencies of the targets that use it:"
      : "Add these products to the dependencies of the target \"\(target)\":"
    let code = isOwnTarget ? ["import \(target)", "", use] : [use]
    return """

      1. Add the packages to the dependencies in Package.swift:

      \(Self.indented(packages))

      2. \(place)

      \(Self.indented(declaration))

      3. Use it:

      \(Self.indented(code))

      """
  }

  private static func indented(_ lines: [String]) -> String {
    lines.map { $0.isEmpty ? "" : "   " + $0 }.joined(separator: "\n")
  }
}

extension Addition {
  /// - Throws: A `UsageError` that names the nearest valid words.
  init(named words: [String]) throws(UsageError) {
    if let found = Self.all.first(where: { $0.name == words }) {
      self = found
      return
    }
    let names = Self.all.map { $0.name.joined(separator: " ") }
    let given = words.joined(separator: " ")
    let hint = didYouMean(given, among: names)
    throw UsageError(
      "cannot add \"\(given)\": expected \(names.map { "\"\($0)\"" }.joined(separator: " or "))\(hint)"
    )
  }
}
