import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// The law of names: an unknown name that resembles none is answered with the names that are declared, at each place
/// that refers to one of a few names.
@Suite("Unknown names are answered with the declared ones")
struct NameChoiceTests {
  /// A reference, the key or text before it, and a name that its hint shows.
  static let references: [(before: String, shown: String)] = [
    (#""server": "#, "\"production\""), (#""host": "#, "\"files\""),
    (#""authentication": "#, "\"token\" or \"login\""),
    (#""authentication": { "login": ["#, "\"read\" or \"write\""),
    (
      #""parameters": { "id": "int", "page": "int?", "size": "int?" }, "path": "/lists/{id}", "response": "[Item]", "pagination": { "style": "offset", "parameter": "page", "limit": "#,
      "\"page\" or \"size\""
    ),
    (
      #""parameters": { "page": "int?" }, "response": "[Item]", "pagination": { "style": "page", "parameter": "#,
      "\"page\""
    ),
    (
      #""method": "POST", "body": { "fields": { "after": "string?" } }, "response": "Page", "pagination": { "style": "cursor", "items": "items", "next": "next", "parameter": "#,
      "\"after\""
    ),
    (
      #""response": "Page", "pagination": { "style": "url", "items": "items", "next": "#,
      "\"items\" and \"next\""
    ),
    (
      #""response": "Page", "pagination": { "style": "url", "next": "next", "items": "#,
      "\"items\" and \"next\""
    ),
    (
      #""parameters": { "page": "int?" }, "examples": { "one": { "response": null, "arguments": { "#,
      "\"page\""
    ),
  ]

  @Test(arguments: references.indices)
  func referencesShowNames(_ index: Int) throws {
    let (before, shown) = Self.references[index]
    let isKey = before.hasSuffix("\"arguments\": { ")
    let path = before.contains("\"path\"") ? "" : "\"path\": \"/lists\", "
    let keys = path + before + "\"zzqqx\"" + (isKey ? ": 1" : "")
    try check(Self.spec(keys + Self.closing(keys)), shows: shown)
  }

  @Test(arguments: [
    (#""swift": { "include": ["zzqqx.*"] }"#, "\"Lists.*\""),
    (#""swift": { "exclude": ["zzqqx"] }"#, "\"Lists.*\""),
    (#""receivers": { "Zzqqx": {} }"#, "\"Lists\""),
    (#""defaults": { "authentication": "zzqqx" }"#, "\"token\" or \"login\""),
  ])
  func keysOfTheSpecShowNames(_ keys: String, _ shown: String) throws {
    try check(Self.spec("\"path\": \"/lists\"", more: keys + ", "), shows: shown)
  }

  @Test func pathsShowParameters() throws {
    let keys = #""path": "/lists/{zzqqx}", "parameters": { "id": "int", "group": "string" }"#
    try check(Self.spec(keys), shows: "\"{id}\" or \"{group}\"")
  }

  /// More than six names are counted.
  @Test func manyNamesAreCounted() {
    let names = (1...9).map { "n\($0)" }
    #expect(choiceHint(names, or: "add it").text.contains("\"n6\" or 3 more, or add it"))
    #expect(choiceHint([], or: "add it").text == "add it")
    #expect(partsHint([]) == nil)
  }

  private func check(_ text: String, shows names: String) throws {
    let found = readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))]).diagnostics
      .filter { $0.severity == .error }
    let problem = try #require(found.first)
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(problem.message.lowercased().contains("zzqqx"))
    #expect(problem.hint?.contains(names) == true, "\(problem.hint ?? "no hint") in \(text)")
  }

  private static func closing(_ text: String) -> String {
    String(
      text.reduce(into: [Character]()) { open, character in
        switch character {
        case "{": open.append("}")
        case "[" where !text.contains("\"[Item]\"") || open.last != nil: open.append("]")
        case "}", "]": if open.last == character { open.removeLast() }
        default: break
        }
      }.reversed()
    )
  }

  private static func spec(_ keys: String, more: String = "") -> String {
    """
    { "api": "Shop", \(more)
    "servers": { "production": { "url": "https://shop.test", "hosts": { "files": "https://files.shop.test" } } },
    "authentication": { "token": "bearer", "login": { "oauth2": { "scopes": { "read": "R", "write": "W" } } } },
    "types": { "Item": { "fields": { "id": "int" } }, "Page": { "fields": { "items": "[Item]", "next": "string?" } } },
    "endpoints": { "Lists.items": { "path": "/items", "response": "Page" }, "Lists.get": { \(keys) } } }
    """
  }
}
