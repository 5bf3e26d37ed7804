import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import Foundation
import TestTraits
import Testing

/// The name of a type or an endpoint must not depend on unrelated parts of a document.
///
/// Operations whose names would clash are an exception: all but one of them get longer names.
///
/// `TRIALS=20 swift test --filter NameStabilityTests` sets the number of trials per document.
@Suite("A document without some of its operations", .serialized, .computing)
struct NameStabilityTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let trials = ProcessInfo.processInfo.environment["TRIALS"].flatMap { Int($0) }

  /// The test identifies operations by path, but the first case changes its paths. In the second case, the shared
  /// headers depend on all operations.
  private static let others = ["paths-of-any-sign", "headers-of-every-operation"]

  /// The cases whose document is valid JSON.
  private static func documents() throws -> [(ImportCase, JSONValue)] {
    try ImportCase.all().filter { !others.contains($0.name) }.compactMap { folder in
      let file = Self.folder.appending(path: "Cases/\(folder.name)/openapi.json")
      let value = try? JSONValue(parsing: Array(try Data(contentsOf: file)))
      return value.map { (folder, $0) }
    }
  }

  @Test("keeps the other names", arguments: try documents())
  func preservesNamesInCases(_ folder: ImportCase, _ document: JSONValue) throws {
    try expectStableNames(of: document, trials: Self.trials ?? 1)
  }

  @Test(
    "keeps the other names in a real document",
    .enabled(if: RealDocument.areAvailable, "../shared/openapi is missing"),
    arguments: RealDocument.all
  )
  func preservesNamesInRealDocument(_ document: RealDocument) throws {
    let file = Self.folder.appending(path: "../../../shared/openapi/\(document.name).json")
    let value = try JSONValue(parsing: Array(try Data(contentsOf: file)))
    try expectStableNames(of: value, trials: Self.trials ?? (document.operations > 100 ? 1 : 3))
  }

  @Test(
    "keeps its names if operations are added",
    .enabled(if: RealDocument.areAvailable, "../shared/openapi is missing"),
    arguments: [("q1", "q2"), ("e1", "e2")]
  )
  func preservesNamesIfOperationsAreAdded(_ names: (String, String)) throws {
    func imported(_ name: String) throws -> ImportedNames {
      let file = Self.folder.appending(path: "../../../shared/diff-pairs/\(name).json")
      return ImportedNames(try JSONValue(parsing: Array(try Data(contentsOf: file))))
    }
    #expect(try imported(names.0).renamed(in: imported(names.1)) == [])
  }

  private func expectStableNames(of document: JSONValue, trials: Int) throws {
    let whole = ImportedNames(document)
    for seed in 0..<UInt64(trials) {
      var random = Random(seed: seed)
      let some = ImportedNames(document.withoutSomeOperations(&random))
      #expect(some.renamed(in: whole) == [], "seed \(seed)")
    }
  }
}

/// The names in the imported spec of a document.
struct ImportedNames {
  /// The name, and the arguments and responses, by method and path.
  private var endpoints: [String: (name: String, signature: [JSONValue?])] = [:]
  private var types: Set<String> = []
  private let document: JSONValue

  /// The names of the endpoints.
  var names: [String] { endpoints.values.map(\.name).sorted() }

  init(_ document: JSONValue) {
    let bytes = Array(canonicalText(of: document).utf8)
    let result = importOpenAPI(Documents(SourceFile(path: "openapi.json", bytes: bytes)))
    let spec = result.files.first?.spec
    types = Set(spec?["types"]?.objectValue?.keys.map(\.self) ?? [])
    for (name, endpoint) in spec?["endpoints"]?.objectValue ?? [:] {
      let method = endpoint["method"]?.stringValue ?? "GET"
      let path = endpoint["path"]?.stringValue ?? ""
      let isForm = endpoint["body"]?["encoding"] == "form"
      let signature = [
        endpoint["parameters"]?.withStyles(of: spec, path),
        isForm ? endpoint["body"]?.withStyles(of: spec, path) : endpoint["body"],
        endpoint["response"]?.withoutFactsOfDocument,
      ]
      endpoints["\(method) \(path)"] = (name, signature)
    }
    self.document = document
  }

  /// The endpoints and types that have other names in the whole document.
  func renamed(in whole: ImportedNames) -> [String] {
    var renamed: [String] = []
    var equal: [String] = []
    for (key, endpoint) in endpoints {
      guard let other = whole.endpoints[key] else { continue }
      if other.name != endpoint.name {
        if whole.hasEqual(endpoint.name, of: key) {
          equal.append(endpoint.name)
        } else {
          renamed.append("\(endpoint.name) → \(other.name)")
        }
      } else if other.signature != endpoint.signature {
        renamed.append("the signature of \(endpoint.name)")
      }
    }
    let types = others(than: whole).filter { type in
      !equal.contains { type.lowercased().hasPrefix($0.lowercased()) }
    }
    return (renamed + types.map { "the type \($0)" }).sorted()
  }

  /// The types that are missing in the whole document. Ignores components: the importer keeps those
  /// that nothing refers to.
  private func others(than whole: ImportedNames) -> [String] {
    let components = document["components"]?["schemas"]?.objectValue?.keys.map(\.self) ?? []
    let known = components.map { $0.lowercased().filter(\.isLetter) }
    return types.subtracting(whole.types).filter { name in
      !known.contains(name.prefix { $0 != "." }.lowercased().filter(\.isLetter))
    }
  }

  /// Whether another operation has the name, or would have it without the other operations.
  private func hasEqual(_ name: String, of key: String) -> Bool {
    let receiver = name.prefix { $0 != "." }
    return endpoints.contains { other, endpoint in
      guard other != key, endpoint.name.hasPrefix(receiver) else { return false }
      return endpoint.name == name
        || ImportedNames(document.onlyOperation(other)).endpoints[other]?.name == name
    }
  }
}

extension JSONValue {
  /// The document without some random operations.
  fileprivate func withoutSomeOperations(_ random: inout Random) -> JSONValue {
    guard var root = objectValue, let paths = root["paths"]?.objectValue else { return self }
    let share = [0.1, 0.3, 0.5, 0.8, 0.95].randomElement(using: &random) ?? 0.5
    var left = JSONObject()
    for (path, item) in paths {
      guard var operations = item.objectValue else { continue }
      for method in operations.keys where Self.methods.contains(method) {
        if Double.random(in: 0..<1, using: &random) > share { operations[method] = nil }
      }
      if operations.keys.contains(where: Self.methods.contains) { left[path] = .object(operations) }
    }
    root["paths"] = .object(left)
    return .object(root)
  }

  /// The document with only one operation, such as `GET /items`.
  fileprivate func onlyOperation(_ key: String) -> JSONValue {
    let parts = key.split(separator: " ", maxSplits: 1).map(String.init)
    guard var root = objectValue, parts.count == 2,
      let item = root["paths"]?[parts[1]]?.objectValue
    else { return self }
    let method = parts[0].lowercased()
    let left = item.filter { !Self.methods.contains($0.key) || $0.key == method }
    root["paths"] = .object([parts[1]: .object(JSONObject(left.map { ($0.key, $0.value) }))])
    return .object(root)
  }

  /// The arguments of an endpoint with the style of each array in a query or a form. The most frequent style is a
  /// default of the spec.
  fileprivate func withStyles(of spec: JSONValue?, _ path: String) -> JSONValue {
    guard let members = objectValue else { return self }
    let fields = members["fields"]?.objectValue ?? members
    let usual = spec?["defaults"]?["query"]?["arrays"] ?? "repeat"
    let isWide = usual == "deepObject"
    return .object(
      JSONObject(
        fields.map { key, value in
          var argument = value.objectValue ?? ["type": value]
          // Objects have the style `deepObject` without a default.
          let isArray = argument["type"]?.stringValue?.hasPrefix("[") ?? false
          let isInPath = path.contains("{\(key)}") || argument["in"] != nil
          if isArray, !isInPath { argument["style"] = argument["style"] ?? usual }
          if !isArray, !isWide, argument["style"] == "deepObject" { argument["style"] = nil }
          return (key, argument.count == 1 ? argument["type"] ?? value : .object(argument))
        }
      )
    )
  }

  /// A response without its headers, whose types depend on all responses of the same type, and without the end of its
  /// stream, which the text of any operation may name.
  fileprivate var withoutFactsOfDocument: JSONValue {
    guard var response = objectValue else { return self }
    response["headers"] = nil
    response["end"] = nil
    return response.count == 1 ? response["type"] ?? self : .object(response)
  }

  private static let methods = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
  ]
}

/// A seeded random number generator (SplitMix64).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
