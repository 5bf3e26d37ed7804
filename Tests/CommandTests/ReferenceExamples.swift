import EndpointGenerator
import EndpointJSON
import EndpointSpec
import Foundation
import Testing

@testable import EndpointCommands

/// The examples of the reference: each is a part of a spec of this repository whose client is compiled.
///
/// The Swift beside it is what the generator writes with the key, and not without it.
struct ReferenceExamples {
  /// A spec as its files.
  private struct Spec {
    var files: [(path: String, json: JSONValue)]
    var size: Int { files.map(\.json.description.utf8.count).reduce(0, +) }

    /// The lines of the files that are generated, by path; nil if the spec has errors.
    func lines() throws -> [String: [Substring]]? {
      let result = readSpec(
        files.map { SourceFile(path: $0.path, bytes: Array($0.json.description.utf8)) }
      )
      guard let model = result.model else { return nil }
      let modules = try render(model, source: "Spec.json").flatMap(\.files)
      return Dictionary(
        uniqueKeysWithValues: modules.map { ($0.path, $0.text.split(separator: "\n")) }
      )
    }
  }

  private struct Use {
    let spec: Int
    let file: Int
    let occurrence: SchemaWalk.Occurrence
  }

  private let reference: LanguageReference
  private let specs: [Spec]
  private let uses: [String: [Use]]

  init(root: URL, schema: String) throws {
    reference = try LanguageReference(schema)
    let walk = SchemaWalk(try JSONValue(parsing: Array(schema.utf8)))
    specs = try Self.specs(in: root).sorted { $0.size < $1.size }
    var uses: [String: [Use]] = [:]
    for (number, spec) in specs.enumerated() {
      for (file, part) in spec.files.enumerated() {
        for found in walk.occurrences(in: part.json) {
          uses["\(found.owner).\(found.key)", default: []]
            .append(Use(spec: number, file: file, occurrence: found))
        }
      }
    }
    self.uses = uses
  }

  /// The page, with an example for each key.
  func page() throws -> String {
    let examples = try reference.keys.concurrentMap { key in
      Result { try example(of: key) }
    }.map { try $0.get() }
    let byName = Dictionary(
      uniqueKeysWithValues: zip(reference.keys.map(\.fullName), examples)
    )
    return ReferencePage.text(of: reference) { byName[$0.fullName] ?? nil }
  }

  private func example(of key: LanguageReference.Key) throws -> ReferencePage.Example? {
    let use = uses[key.fullName]?.first { $0.occurrence.value == key.examples.first }
    guard let use else {
      Issue.record("the example of \(key.fullName) is in no spec that is compiled")
      return nil
    }
    return ReferencePage.Example(
      spec: snippet(use),
      swift: try swift(of: use).map { $0 + "\n" }.joined()
    )
  }

  // MARK: The part of the spec

  /// The object with the key under its name; only the key where the object is long.
  private func snippet(_ use: Use) -> String {
    let path = use.occurrence.path
    let key = JSONObject([(use.occurrence.key, use.occurrence.value)])
    guard path.count >= 2, case .key(let name) = path[path.count - 2],
      let owner = specs[use.spec].files[use.file].json.value(at: path.dropLast())
    else { return canonicalText(of: .object(key)) }
    let whole = canonicalText(of: .object([name: owner]))
    if whole.split(separator: "\n").count <= 14 { return whole }
    return canonicalText(of: .object([name: .object(key)]))
  }

  // MARK: The Swift

  /// The lines that are gone without the key; or without the object that needs it.
  private func swift(of use: Use) throws -> [String] {
    let spec = specs[use.spec]
    let with = try #require(try spec.lines(), "the spec of \(use.occurrence.owner) has errors")
    var path = use.occurrence.path[...]
    while !path.isEmpty {
      var changed = spec
      changed.files[use.file].json = changed.files[use.file].json.removing(path)
      if let without = try changed.lines() { return Self.added(with, without) }
      path = path.dropLast()
    }
    return Self.declaration(of: use.occurrence.path, in: with)
  }

  /// The beginning of the declaration of a type that other parts of the spec need.
  private static func declaration(
    of path: [SchemaWalk.Step],
    in files: [String: [Substring]]
  ) -> [String] {
    guard path.count >= 2, path[0] == .key("types"), case .key(let name) = path[1] else {
      return []
    }
    let words = ["struct", "enum", "typealias"].map { "\($0) \(name)" }
    for path in files.keys.sorted() {
      let lines = files[path] ?? []
      let start = lines.firstIndex { line in
        line.hasPrefix("public ")
          && words.contains {
            line.hasSuffix($0) || line.contains($0 + " ") || line.contains($0 + ":")
          }
      }
      if let start { return shown(Array(lines[start...])) }
    }
    return []
  }

  private static func added(
    _ with: [String: [Substring]],
    _ without: [String: [Substring]]
  ) -> [String] {
    let (fixtures, client) = with.keys.sorted().partitioned { $0.contains("Fixtures/") }
    let paths = client + fixtures
    for path in paths where with[path] != without[path] {
      let new = (with[path] ?? []).difference(from: without[path] ?? []).insertions
      let lines = new.compactMap { change -> Substring? in
        guard case .insert(_, let line, _) = change else { return nil }
        return line.hasPrefix("import ") || line.hasPrefix("// Generated") ? nil : line
      }
      if !lines.isEmpty { return shown(lines) }
    }
    return []
  }

  /// The first lines, without the indentation that all have.
  private static func shown(_ lines: [Substring]) -> [String] {
    let indentation = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let shown = lines.prefix(12).map { String($0.dropFirst(indentation)) }
    return lines.count > 12 ? shown + ["// …"] : shown
  }

  // MARK: The specs

  private static func specs(in root: URL) throws -> [Spec] {
    let cases = root.appending(path: "Tests/EndpointGeneratorTests/Cases")
    let single =
      try names(in: cases).map { cases.appending(path: "\($0)/spec.json") }
      + names(in: root.appending(path: "Specs"))
      .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { root.appending(path: "Specs/\($0)") }
    let language = root.appending(path: "Tests/Language/Spec/Language")
    let parts = try names(in: language).filter { $0.hasSuffix(".json") && $0 != "api.json" }
    let folder = (["api.json"] + parts).map { language.appending(path: $0) }
    return try (single.map { [$0] } + [folder]).map { try spec($0) }
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func spec(_ files: [URL]) throws -> Spec {
    Spec(
      files: try files.map { file in
        (file.lastPathComponent, try JSONValue(parsing: [UInt8](Data(contentsOf: file))))
      }
    )
  }
}

extension JSONValue {
  fileprivate func value(at path: ArraySlice<SchemaWalk.Step>) -> JSONValue? {
    guard let first = path.first else { return self }
    switch first {
    case .key(let key): return self[key]?.value(at: path.dropFirst())
    case .index(let index): return self[index]?.value(at: path.dropFirst())
    }
  }

  /// The value without what lies at the path.
  fileprivate func removing(_ path: ArraySlice<SchemaWalk.Step>) -> JSONValue {
    guard let first = path.first else { return self }
    switch (first, self) {
    case (.key(let key), .object(let members)):
      return .object(
        JSONObject(
          members.compactMap { name, value -> (String, JSONValue)? in
            guard name == key else { return (name, value) }
            return path.count == 1 ? nil : (name, value.removing(path.dropFirst()))
          }
        )
      )
    case (.index(let index), .array(let elements)):
      return .array(
        elements.enumerated().compactMap { position, value -> JSONValue? in
          guard position == index else { return value }
          return path.count == 1 ? nil : value.removing(path.dropFirst())
        }
      )
    default: return self
    }
  }
}

extension [String] {
  /// The elements for which the predicate holds, and the others.
  fileprivate func partitioned(_ predicate: (String) -> Bool) -> ([String], [String]) {
    (filter(predicate), filter { !predicate($0) })
  }
}
