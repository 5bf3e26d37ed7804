import EndpointGenerator
import EndpointSpec
import Foundation
import TestTraits
import Testing

/// Compares the symbol table with the generated code. Both must have the same declarations.
@Suite(.serialized, .computing)
struct SymbolTableTests {
  @Test(arguments: try CaseFolder.all())
  func everySymbolIsDeclared(_ folder: CaseFolder) throws {
    let model = try folder.model()
    let text = withoutBlanks(try folder.clientText())
    for symbol in SymbolTable(model).symbols {
      // Swift synthesizes internal initializers.
      if model.swift.access == .internal, symbol.kind == .initializer { continue }
      let isDeclared = text.contains(withoutBlanks(symbol.declaration))
      #expect(isDeclared, "\(symbol.path): \(symbol.declaration)")
    }
  }

  @Test(arguments: try CaseFolder.all())
  func everyDeclarationHasSymbol(_ folder: CaseFolder) throws {
    var missing = names(declaredIn: try folder.declarations())
    for symbol in SymbolTable(try folder.model()).symbols {
      missing[symbol.name, default: 0] -= 1
    }
    let names = missing.filter { $0.value > 0 }.keys.sorted()
    #expect(names.isEmpty, "declared without a symbol: \(names)")
  }

  @Test func symbolHasItsPlaceInSpec() throws {
    let model = try CaseFolder(name: "structs").model()
    let field = try #require(model.types.lazy.compactMap(\.firstField).first)
    let symbols = SymbolTable(model).symbols(of: field.subject)
    #expect(symbols.map(\.place) == [field.place])
  }

  /// The text without whitespace and without details of storage and comparison, which users do not see.
  private func withoutBlanks(_ text: String) -> String {
    text.replacing("\\\n", with: "").replacing("\"\"\"", with: "\"")
      .replacing("indirect enum ", with: "enum ").replacing("nonisolated ", with: "").filter {
        !$0.isWhitespace
      }
      .replacing(",]", with: "]")
      .replacing(":MemberwiseEquatable,Hashable,", with: ":Hashable,")
      .replacing(":MemberwiseEquatable,", with: ":Equatable,")
  }

  /// The number of visible declarations by name.
  private func names(declaredIn text: String) -> [String: Int] {
    var names: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      guard let name = declaredName(line.split(separator: " ").map(String.init)) else { continue }
      names[name, default: 0] += 1
    }
    return names
  }

  private func declaredName(_ words: [String]) -> String? {
    var words = words[...]
    if words.first == "@Indirect" { words.removeFirst() }
    if words.first == "case", words.count > 1 { return caseName(words[1]) }
    guard words.first == "public" || words.first == "package" else { return nil }
    words.removeFirst()
    while let first = words.first,
      ["static", "private(set)", "nonisolated", "indirect"].contains(first)
    {
      words.removeFirst()
    }
    guard let keyword = words.first else { return nil }
    // Completion also finds a receiver as a member of the API. Its alias has no symbol.
    let isReceiver =
      words.count == 4 && words.last?.hasSuffix(".\(words[words.startIndex + 1])") == true
    if keyword == "typealias", isReceiver { return nil }
    if keyword.hasPrefix("init(") { return keyword.hasPrefix("init(from") ? nil : "init" }
    guard let second = words.dropFirst().first, keyword != "init?(from" else { return nil }
    let name = plain(second)
    return Self.sameEverywhere.contains(name) ? nil : name
  }

  /// The name of an enum case. Nil for a case of a switch, which begins with a dot, quote or digit.
  private func caseName(_ word: String) -> String? {
    guard let first = word.first, first.isLetter || first == "`", !word.hasSuffix(":") else {
      return nil
    }
    return plain(word)
  }

  private func plain(_ word: String) -> String {
    String(word.prefix { !"(:<".contains($0) }).replacing("`", with: "")
  }

  private static let sameEverywhere: Set = [
    "areEqual",
    "Request", "PagedRequest", "StreamRequest", "ClientError", "Server", "Service", "version",
    "generatedCode", "authentication", "secretFields", "servers", "throttle", "policy", "rules",
    "userFacingText",
    "allCases",
    "customMirror", "encode",
  ]
}

extension CaseFolder {
  /// The text of the client module without the coding of its types.
  fileprivate func declarations() throws -> String {
    try clientTexts().map { $0.components(separatedBy: "\n// MARK: - ")[0] }.joined(separator: "\n")
  }

  /// The text of all files of the client module.
  fileprivate func clientText() throws -> String {
    try clientTexts().joined(separator: "\n")
  }

  private func clientTexts() throws -> [String] {
    let model = try model()
    let module = "\(model.swift.module)/"
    return try files().filter { $0.key.hasPrefix(module) }.sorted { $0.key < $1.key }
      .map(\.value)
  }
}

extension TypeModel {
  fileprivate var firstField: (subject: Subject, place: Place)? {
    guard case .structure(let structure) = form, let field = structure.fields.first else {
      return nil
    }
    return (Subject(name.text, member: field.wireName.text), field.place)
  }
}
