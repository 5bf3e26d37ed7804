import Foundation
import Testing

/// Lists what the modules of an app offer and nobody needs, so that the list cannot grow unnoticed.
@Suite("Public names", .serialized)
struct PublicNamesTests {
  static let modules = ["EndpointJSON", "EndpointWire", "EndpointRuntime", "EndpointTesting"]

  /// Names that only protocols of Swift require.
  static let required: Set<String> = [
    "AsyncIterator", "Element", "Failure", "StringInterpolation", "appendInterpolation",
    "appendLiteral", "callAsFunction", "customMirror", "debugDescription", "description",
    "endIndex", "errorDescription", "hash", "makeAsyncIterator", "next", "startIndex",
    "wrappedValue",
  ]

  /// Names that declarations of the same modules need.
  static let unused = ["KeyPlace", "WireFormattable", "pagedRequest", "streamRequest"]

  /// A name is used by a page of the documentation, by hand-written code that sees only public names, by a public
  /// declaration of a generated client, or, if it is a type, by another public declaration.
  @Test func everyPublicNameIsUsed() throws {
    let declarations = try Self.modules.flatMap { module in
      try texts(in: "Sources/\(module)", ".swift").flatMap(publicDeclarations)
    }
    #expect(declarations.count > 300)
    let pages = try texts(in: "Sources", ".md") { !$0.contains("Reference.md") }
    let code = try texts(in: "Tests", ".swift") { !$0.contains("/Cases/") }.filter(seesPublicNames)
    let clients = try texts(in: "Generated", ".swift") + texts(in: "Tests/Language", ".swift")
    let used = Self.required.union((pages.map(codeOfPage) + code).flatMap(words))
      .union(clients.flatMap(publicDeclarations).flatMap { words(in: $0.signature) })
    let uses = declarations.flatMap { Set(words(in: $0.signature)) }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let unused = Set(declarations.map(\.name)).filter { name in
      let isUsedType = name.first?.isUppercase == true && uses[name, default: 0] > 1
      return !used.contains(name) && !isUsedType
    }
    #expect(unused.sorted() == Self.unused, "document it, or make it `@_spi(Generated)`")
  }

  private let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private func texts(
    in folder: String,
    _ suffix: String,
    where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [String] {
    let url = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(suffix) && isWanted($0) }
      .map { try String(contentsOf: url.appending(path: $0), encoding: .utf8) }
  }
}

private struct PublicDeclaration {
  var name: String
  var signature: String
}

/// The public types, functions and properties in a file, without those for generated code.
private func publicDeclarations(in text: String) -> [PublicDeclaration] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  var declarations: [PublicDeclaration] = []
  var isForGeneratedCode = (block: false, line: false)
  for (index, line) in lines.enumerated() {
    let code = line.drop { $0 == " " }
    if line == code, !code.isEmpty { isForGeneratedCode.block = code.hasPrefix("@_spi") }
    let isHidden = isForGeneratedCode.block || isForGeneratedCode.line || code.hasPrefix("@_spi")
    isForGeneratedCode.line = code.hasPrefix("@_spi") && !code.contains("public ")
    guard !isHidden, let name = publicName(in: code) else { continue }
    let rest = lines[index...]
    let end = rest.firstIndex { $0.contains("{") || $0.isEmpty } ?? index
    declarations.append(.init(name: name, signature: rest[...end].joined(separator: "\n")))
  }
  return declarations
}

private func publicName(in code: Substring) -> String? {
  guard code.hasPrefix("public "), !code.contains(/func [^\w`]/) else { return nil }
  let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
  let names = words(in: String(code))
  guard let kind = names.firstIndex(where: kinds.contains), kind + 1 < names.count else {
    return nil
  }
  return names[kind + 1]
}

/// True for code of the tests that sees only public names of the modules.
private func seesPublicNames(_ text: String) -> Bool {
  !text.contains("@_spi(Generated)") && !text.contains("@testable import Endpoint")
    && ["import Endpoint", "API\n", "Fixtures\n"].contains(where: text.contains)
}

/// The code blocks and the code in the sentences of a page.
private func codeOfPage(_ text: String) -> String {
  text.split(separator: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
    .map { String($0.element) }.joined(separator: "\n")
}

private func words(in text: String) -> [String] {
  text.utf8.split { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      false
    default: true
    }
  }.map { String(Substring($0)) }
}
