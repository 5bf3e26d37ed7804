import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// Source code that `endpoints add` writes into a user's package.
@Suite(.serialized, .computing)
struct AddTests {
  private static let package = BuiltInText.root.appending(path: "Tests/AsyncHTTPClient")

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func builtInTransportIsTheTestedFile() throws {
    let file = Self.package.appending(path: "Sources/AsyncHTTPTransport/AsyncHTTPTransport.swift")
    try BuiltInText.expect(
      builtInAsyncHTTPTransport,
      try String(contentsOf: file, encoding: .utf8),
      file: "Additions/BuiltInAsyncHTTPTransport",
      head: """
        // Written from Tests/AsyncHTTPClient by the tests (RECORD=1). Do not edit.

        /// The transport over AsyncHTTPClient.
        """
    )
  }

  @Test func guideHasThePackagesAndProductsOfTheTestedPackage() throws {
    let manifest = try String(
      contentsOf: Self.package.appending(path: "Package.swift"),
      encoding: .utf8
    )
    let addition = Addition.asyncHTTPTransport
    for line in addition.packages { #expect(manifest.contains(line)) }
    for (name, package) in addition.products {
      #expect(manifest.contains(#"name: "\#(name)", package: "\#(package)""#))
    }
    let lines = addition.source.split(separator: "\n").filter { $0.hasPrefix("import ") }
    let imports = Set(lines.map { String($0.dropFirst("import ".count)) })
    #expect(imports.subtracting(["Foundation"]) == Set(addition.products.map(\.key)))
  }

  @Test func writesTargetOfItsOwn() throws {
    #expect(folder.run("add", "transport", "async-http-client") == 0)
    let path = "Sources/AsyncHTTPTransport/AsyncHTTPTransport.swift"
    #expect(try folder.text(path) == builtInAsyncHTTPTransport)
    #expect(folder.output.hasPrefix("\(path): written\n"))
    #expect(folder.output.contains("     name: \"AsyncHTTPTransport\",\n"))
    #expect(folder.output.contains("\n   import AsyncHTTPTransport\n"))
    folder.output = ""
    #expect(folder.run("add", "transport", "async-http-client") == 0)
    #expect(folder.output.hasPrefix("\(path): unchanged\n"))
    #expect(folder.errors == "")
  }

  @Test func writesIntoExistingTarget() throws {
    #expect(folder.run("add", "transport", "async-http-client", "--output", "Sources/App") == 0)
    #expect(folder.output.hasPrefix("Sources/App/AsyncHTTPTransport.swift: written\n"))
    #expect(folder.output.contains("dependencies of the target \"App\":\n"))
    #expect(!folder.output.contains(".target("))
    #expect(!folder.output.contains("import AsyncHTTPTransport"))
  }

  @Test func neverOverwritesChangedFile() throws {
    let path = "Sources/AsyncHTTPTransport/AsyncHTTPTransport.swift"
    try folder.write("// mine", to: path)
    #expect(folder.run("add", "transport", "async-http-client") == 2)
    #expect(folder.errors.contains("\(path): already exists and differs"))
    #expect(try folder.text(path) == "// mine")
  }

  @Test(arguments: [[], ["transport"], ["transport", "async-http-clinet"], ["async-http-client"]])
  func namesWhatCanBeAdded(words: [String]) {
    #expect(folder.run(["add"] + words) == 2)
    #expect(folder.errors.contains("expected \"transport async-http-client\""))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Sources"))
  }
}
