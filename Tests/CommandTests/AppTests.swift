import Foundation
import TestTraits
import Testing

@testable import EndpointCommands

/// `endpoints diff --app`, with the compiler's index and without.
@Suite(.serialized, .computing)
struct AppTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(spec(#""path": "/items", "parameters": { "size": "int?" }"#), to: "old.json")
    try folder.write(spec(#""path": "/items""#), to: "new.json")
    try folder.write(App.cart, to: "Sources/Cart.swift")
    try folder.write(App.list, to: "Sources/Views/List.swift")
  }

  private func spec(_ endpoint: String) -> String {
    """
    { "api": "Shop", "servers": { "production": "https://shop.example.com" },
      "types": { "Item": { "fields": { "name": "string" } } },
      "endpoints": { "Items.list": { \(endpoint), "response": "[Item]" } } }
    """
  }

  private func printed(_ arguments: String...) -> String {
    (folder.output, folder.errors) = ("", "")
    folder.run(["diff", "old.json", "new.json"] + arguments, environment: App.environment)
    return folder.output + folder.errors
  }

  @Test func namesLinesBySourceNames() {
    let text = printed("--app", "Sources")
    #expect(text.contains("\napp: 2 places stop compiling (2 files, from names in the source)\n"))
    #expect(
      text.contains(
        """
          app: 2 of 3 calls of `Items.list(size:)` stop compiling
            Sources/Cart.swift:5:42 list(size:)
            Sources/Views/List.swift:3:22 list(size:)

        """
      )
    )
  }

  @Test func documentationShowsTheLines() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "Sources/endpoints/endpoints.docc/Diff.md")
    let shown = try String(contentsOf: page, encoding: .utf8).split(separator: "```\n")
      .filter { $0.hasPrefix("app: ") || $0.hasPrefix("  app: ") }
    let text = printed("--app", "Sources")
    #expect(shown.count == 2)
    for part in shown { #expect(text.contains(part)) }
  }

  /// Names do not show literals.
  @Test func missingIndexOfLiteralsIsANote() throws {
    for (file, scalar) in [("old.json", "string"), ("new.json", "int")] {
      let text = spec(#""path": "/items", "parameters": { "cart": "CartID" }"#)
        .replacing(#""types": {"#, with: #""types": { "CartID": { "identifier": "\#(scalar)" },"#)
      try folder.write(text, to: file)
    }
    let note = "note: literals that are used as `CartID` are not found without the compiler's index"
    #expect(printed("--app", "Sources").contains(note))
    #expect(!printed().contains(note))
  }

  @Test func everyFormatHasTheLines() {
    for format in ["text", "markdown", "json", "github", "junit", "sarif", "html"] {
      let text = printed("--app", "Sources", "--format", format)
      #expect(text.contains("Sources/Cart.swift"), "\(format): \(text)")
      #expect(text.contains("Sources/Views/List.swift"), "\(format): \(text)")
    }
    let annotations = printed("--app", "Sources", "--format", "github")
    #expect(
      annotations.contains("::error file=Sources/Cart.swift,line=5,col=42,title=param-removed::")
    )
  }

  @Test func settingsNameTheApp() throws {
    try folder.write(#"{ "diff": { "app": ["Sources"] } }"#, to: "endpoints.json")
    #expect(printed().contains("app: 2 places stop compiling"))
    #expect(!printed("--axis", "wire").contains("app:"))
    try folder.write(#"{ "diff": { "app": ["../Sources"] } }"#, to: "endpoints.json")
    #expect(
      printed().contains(
        #"endpoints.json:1:21: error: "app": "../Sources" is not inside the package"#
      )
    )
  }

  @Test func generatedFilesAndHiddenFoldersAreNoApp() throws {
    let header = "// Generated from Specs/Shop.json by endpoints. Do not edit.\n"
    try folder.write(header + App.cart, to: "Sources/Generated/Cart.swift")
    try folder.write(App.cart, to: "Sources/.build/Cart.swift")
    #expect(printed("--app", "Sources").contains("app: 2 places stop compiling (2 files,"))
    #expect(
      printed("--app", "Sources/Generated") == """
        error: Sources/Generated: has only generated files; --app takes the folder of an app's sources

        """
    )
  }

  @Test func refusesWhatIsNoApp() throws {
    try folder.write("", to: "Empty/Read me")
    #expect(printed("--app", "Empty").hasPrefix("error: Empty: has no Swift file; --app takes"))
    #expect(printed("--app", "Source") == "error: Source: does not exist\n")
    #expect(
      printed("--app", "old.json").hasPrefix("error: old.json: is no folder with Swift files")
    )
    #expect(
      printed("--app", "Sources", "--axis", "wire").contains("--app names lines of Swift code")
    )
  }

  @Test func linksAndLargeFilesAreBounded() throws {
    let files = FileManager.default
    let sources = folder.path + "/Sources"
    try files.createSymbolicLink(atPath: sources + "/Loop", withDestinationPath: "..")
    try files.createSymbolicLink(atPath: sources + "/Self.swift", withDestinationPath: "Self.swift")
    let large = App.cart + String(repeating: "// a comment\n", count: 400_000)
    try folder.write(large, to: "Sources/Large.swift")
    let text = printed("--app", "Sources")
    #expect(text.contains("app: 2 places stop compiling (2 files,"))
    #expect(text.contains("Sources/Large.swift: expected at most 4 MB in a Swift file"))
  }

  // MARK: - The compiler's index

  @Test(.needsCompiler)
  func namesLinesByIndex() throws {
    try App.index(folder, "Sources/Cart.swift", "Sources/Views/List.swift")
    let text = printed("--app", "Sources", "--app", "store")
    #expect(text.contains("\napp: 2 places stop compiling (2 files, from the compiler's index)\n"))
    let json = printed("--app", "store", "--app", "Sources", "--format", "json")
    #expect(json.contains(#""origin":"index""#) && !json.contains(#""origin":"names""#))
  }

  @Test(.needsCompiler)
  func findsIndexOfPackage() throws {
    try folder.write("", to: "Package.swift")
    try App.index(folder, "Sources/Cart.swift", to: ".build/debug/index/store")
    let text = printed("--app", "Sources")
    #expect(
      text.contains("(2 files, 1 from the compiler's index, the others from names in the source)")
    )
  }

  @Test(.needsCompiler)
  func changedFilesAreReadBySourceNames() throws {
    try App.index(folder, "Sources/Cart.swift", "Sources/Views/List.swift")
    try folder.write("// A new line.\n\n" + App.cart, to: "Sources/Cart.swift")
    try folder.write("import ShopAPI\n", to: "Sources/Views/List.swift")
    let later = Date.now.timeIntervalSince1970 + 10
    try folder.files.setModification(of: "Sources/Cart.swift", to: later)
    let text = printed("--app", "Sources", "--app", "store")
    #expect(text.contains("    Sources/Cart.swift:7:42 list(size:)\n"))
    #expect(!text.contains("Sources/Views/List.swift:"))
    #expect(
      text.contains("note: the compiler's index is older than 2 files, so what changed was read")
    )
  }

  /// The library ends the process for some damaged indexes, so the tool reads them in another one.
  @Test(.needsCompiler, .needsTool)
  func damagedIndexIsAnError() throws {
    try App.index(folder, "Sources/Cart.swift")
    let records = try folder.tree("store").filter { $0.contains("Cart.swift") }
    let units = try folder.tree("store").filter { $0.contains("/units/") && !$0.hasSuffix("/") }
    let tool = try #require(BuiltTool.file?.path)
    for (number, file) in (records + units.prefix(2)).flatMap({ [$0, $0, $0, $0] }).enumerated() {
      let path = folder.path + "/store/" + file
      let whole = try Data(contentsOf: URL(filePath: path))
      var damaged = whole.prefix(number.isMultiple(of: 2) ? whole.count : whole.count / 2)
      for _ in 0..<4 { damaged[Int.random(in: 0..<damaged.count)] = UInt8.random(in: 0...255) }
      try damaged.write(to: URL(filePath: path))
      let process = Subprocess(
        program: "/usr/bin/env",
        arguments: [
          "sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path, tool, "diff", "old.json", "new.json",
          "--app", "store", "--app",
          "Sources",
        ],
        environment: folder.environment.merging(App.environment) { $1 }
      )
      #expect([1, 2].contains(try process.run().status))
      try whole.write(to: URL(filePath: path))
    }
  }
}

/// An app, and a module in the place of a generated one.
enum App {
  static let cart = """
    import ShopAPI

    func load() {
      // Items.list(size: 1)
      let (all, some) = (Items.list(), Items.list(size: 10))
    }
    """
  static let list = """
    import ShopAPI

    let requests = Items.list(size: 20)
    """
  private static let module = """
    public struct Item { public var name: String }
    public enum Items { public static func list(size: Int? = nil) -> [Item] { [] } }
    """

  /// The PATH of the tests, which has the compiler.
  static let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]

  static let hasCompiler = run(["-print-target-info"]) == 0

  /// Compiles files of an app with an index.
  static func index(_ folder: TemporaryFolder, _ files: String..., to store: String = "store")
    throws
  {
    try folder.write(module, to: "Module/ShopAPI.swift")
    let root = folder.path
    var statuses = [
      run([
        "-emit-module", "-module-name", "ShopAPI", "-parse-as-library", "-o",
        "\(root)/Module/ShopAPI.swiftmodule", "\(root)/Module/ShopAPI.swift",
      ])
    ]
    for file in files {
      statuses.append(
        run([
          "-c", "-module-name", "App", "-parse-as-library", "-I", "\(root)/Module",
          "-index-store-path", "\(root)/\(store)", "-index-ignore-system-modules", "-o",
          "\(root)/Module/\(FilePath.name(of: file)).o", "\(root)/\(file)",
        ])
      )
    }
    #expect(statuses.allSatisfy { $0 == 0 })
  }

  private static func run(_ arguments: [String]) -> Int32? {
    let swiftc = Subprocess(
      program: "swiftc",
      arguments: arguments,
      environment: ProcessInfo.processInfo.environment
    )
    return try? swiftc.run().status
  }
}

extension Trait where Self == ConditionTrait {
  fileprivate static var needsCompiler: Self {
    .enabled(if: App.hasCompiler, "swiftc is not in the PATH")
  }
}
