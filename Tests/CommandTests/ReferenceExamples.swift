import EndpointDiff
import EndpointGenerator
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import Mutation
import Testing

@testable import EndpointCommands

/// The examples of the reference. Each is a part of a spec in this repository whose client is compiled.
///
/// The Swift code next to it is what the generator writes only with the key.
struct ReferenceExamples {
  /// The files of a spec.
  private struct Spec {
    var files: [(path: String, json: JSONValue)]
    var size: Int { files.map(\.json.description.utf8.count).reduce(0, +) }

    private func read() -> SpecResult {
      readSpec(files.map { SourceFile(path: $0.path, bytes: Array($0.json.description.utf8)) })
    }

    /// The spec as a side of a comparison. Nil if it has errors.
    func side() -> Side? {
      let result = read()
      guard let model = result.model, let document = result.document else { return nil }
      return Side(label: "", path: "Spec.json", model: model, document: document)
    }

    /// The spec without the examples of endpoints.
    var withoutExamples: Spec {
      var changed = self
      for index in files.indices {
        for (name, _) in files[index].json["endpoints"]?.objectValue ?? JSONObject() {
          let path: [SchemaWalk.Step] = [.key("endpoints"), .key(name), .key("examples")]
          changed.files[index].json = changed.files[index].json.replacing(path[...], with: nil)
        }
      }
      return changed
    }

    /// The spec with another value at a place of a file. Nil removes the value.
    func with(_ value: JSONValue?, at use: Use) -> Spec {
      with(value, at: use.occurrence.path[...], of: use.file)
    }

    func with(_ value: JSONValue?, at path: ArraySlice<SchemaWalk.Step>, of file: Int) -> Spec {
      var changed = self
      changed.files[file].json = changed.files[file].json.replacing(path, with: value)
      return changed
    }

    /// The lines of the generated files, by path. Nil if the spec has errors.
    func lines() throws -> [String: [Substring]]? {
      guard let model = read().model else { return nil }
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

  /// An example for each key.
  ///
  /// It takes seconds. So it yields between keys, otherwise network tests would time out.
  func all() async throws -> [(key: LanguageReference.Key, example: ReferencePage.Example)] {
    var examples: [(key: LanguageReference.Key, example: ReferencePage.Example)] = []
    for key in reference.keys {
      await Task.yield()
      if let example = try example(of: key) { examples.append((key, example)) }
    }
    return examples
  }

  private func example(of key: LanguageReference.Key) throws -> ReferencePage.Example? {
    let all = uses[key.fullName] ?? []
    guard let use = all.first(where: { $0.occurrence.value == key.examples.first }) else {
      Issue.record("the example of \(key.fullName) is in no spec that is compiled")
      return nil
    }
    return ReferencePage.Example(
      spec: snippet(use),
      swift: try swift(of: use, key).map { $0 + "\n" }.joined(),
      costs: costs(of: use, key)
    )
  }

  // MARK: Defaults

  /// The differences between a spec without the key and the same spec with the key's default.
  ///
  /// These are changes and generated files. Nil if no spec allows both forms.
  func differences(byDefaultOf key: LanguageReference.Key) throws -> [String]? {
    for use in uses.flatMap(\.value) where use.occurrence.owner == key.owner {
      let spec = specs[use.spec].withoutExamples
      let path = use.occurrence.path.dropLast() + [.key(key.name)]
      let without = spec.with(nil, at: path, of: use.file)
      let with = without.with(key.defaultValue, at: path, of: use.file)
      guard let old = without.side(), let new = with.side() else { continue }
      let (one, other) = (try without.lines() ?? [:], try with.lines() ?? [:])
      let files = Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }
      // `diff` compares a module with external types unequal to itself.
      let own = compare(old: old, new: old).changes
      let changes = compare(old: old, new: new).changes.filter { change in
        !own.contains { $0.kind == change.kind && $0.subject == change.subject }
      }
      return changes.map(\.summary) + files.sorted()
    }
    return nil
  }

  // MARK: The cost in `diff`

  /// An edit of the spec, such as "added", and the changes that it causes.
  private typealias Cost = (edit: String, changes: String)

  /// The changes if the key is added, removed or gets another value, or those of the object that requires it. A line for
  /// all edits that cause the same changes.
  ///
  /// Omits the examples of endpoints if they prevent changes of the key.
  private func costs(of use: Use, _ key: LanguageReference.Key) -> [String] {
    let sides = [specs[use.spec], specs[use.spec].withoutExamples].compactMap { spec in
      spec.side().map { (spec, $0) }
    }
    let own = sides.lazy.map { spec, side in
      presenceCosts(of: use, spec, side) + valueCosts(of: use, key, spec, side)
    }
    let costs =
      own.first { !$0.isEmpty }
      ?? sides.lazy.compactMap { objectCosts(of: use, $0, $1) }.first ?? []
    var causes: [String] = []
    for cost in costs where !causes.contains(cost.changes) { causes.append(cost.changes) }
    return causes.map { changes in
      let edits = costs.filter { $0.changes == changes }.map(\.edit)
      return "\(edits.formatted(.list(type: .or).locale(Locale(identifier: "en_GB")))): \(changes)"
    }
  }

  private func presenceCosts(of use: Use, _ spec: Spec, _ side: Side) -> [Cost] {
    guard let without = spec.with(nil, at: use).side() else { return [] }
    return [
      ("added", changes(from: without, to: side)), ("removed", changes(from: side, to: without)),
    ]
  }

  private func valueCosts(
    of use: Use,
    _ key: LanguageReference.Key,
    _ spec: Spec,
    _ side: Side
  ) -> [Cost] {
    for value in otherValues(than: use.occurrence.value, key) {
      guard let other = spec.with(value, at: use).side() else { continue }
      let shown = "\(value)".count > 40 ? "another value" : "`\(value)`"
      return [("changed to \(shown)", changes(from: side, to: other))]
    }
    return []
  }

  /// The changes if the innermost optional object is added or removed.
  private func objectCosts(of use: Use, _ spec: Spec, _ side: Side) -> [Cost]? {
    var path = use.occurrence.path.dropLast()
    while let last = path.last {
      if case .key(let name) = last, let without = spec.with(nil, at: path, of: use.file).side() {
        return [
          ("`\(name)` added", changes(from: without, to: side)),
          ("`\(name)` removed", changes(from: side, to: without)),
        ]
      }
      path = path.dropLast()
    }
    return nil
  }

  /// `param-removed` (wire safe, Swift breaking)
  private func changes(from old: Side, to new: Side) -> String {
    let changes = compare(old: old, new: new).changes.filter { $0.kind.id != .versionNotBumped }
    var texts: [String] = []
    for change in changes {
      let text = "`\(change.kind.name)` (wire \(change.wire), Swift \(change.swift))"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }

  /// Other values for the key, the likely ones first. Some are invalid.
  private func otherValues(than value: JSONValue, _ key: LanguageReference.Key) -> [JSONValue] {
    let known = key.examples + key.words + [key.defaultValue].compactMap(\.self)
    return (known + value.variations).filter { $0 != value }
  }

  // MARK: The part of the spec

  /// The object that contains the key, by its name, with the key and the required keys if they are short.
  private func snippet(_ use: Use) -> String {
    let path = use.occurrence.path
    let key = JSONObject([(use.occurrence.key, use.occurrence.value)])
    guard path.count >= 2, case .key(let name) = path[path.count - 2],
      let owner = specs[use.spec].files[use.file].json.value(at: path.dropLast())?.objectValue
    else { return Self.text(of: key) }
    let required = reference.keys.filter { $0.owner == use.occurrence.owner && $0.isRequired }
    let shown = owner.filter { member in
      member.key == use.occurrence.key || required.contains { $0.name == member.key }
    }
    let members = JSONObject(shown.map { ($0.key, $0.value) })
    let text = Self.text(of: [name: .object(members)])
    if text.split(separator: "\n").count <= 8 { return text }
    return Self.text(of: [name: .object(key)])
  }

  /// The canonical text, on one line if there is only one line between the braces.
  private static func text(of object: JSONObject) -> String {
    let text = canonicalText(of: .object(object))
    let lines = text.split(separator: "\n")
    return lines.count == 3 ? "{ \(lines[1].drop { $0 == " " }) }\n" : text
  }

  // MARK: The Swift

  /// The lines that disappear without the key.
  ///
  /// Otherwise those that change with another value, or disappear without the object that requires it.
  private func swift(of use: Use, _ key: LanguageReference.Key) throws -> [String] {
    if key.noSwift != nil { return [] }
    let lines = try swift(of: use, key, in: specs[use.spec])
    return lines.isEmpty ? try swift(of: use, key, in: specs[use.spec].withoutExamples) : lines
  }

  private func swift(
    of use: Use,
    _ key: LanguageReference.Key,
    in spec: Spec
  ) throws -> [String] {
    let with = try #require(try spec.lines(), "the spec of \(use.occurrence.owner) has errors")
    let without = try spec.with(nil, at: use).lines()
    if let without, case let lines = Self.added(with, without), !lines.isEmpty { return lines }
    if without == nil, let lines = try ownerLines(of: use, spec, with) { return lines }
    for value in otherValues(than: use.occurrence.value, key) {
      guard let other = try spec.with(value, at: use).lines() else { continue }
      let lines = Self.added(with, other)
      if !lines.isEmpty { return lines }
    }
    if let without, case let lines = Self.added(without, with), !lines.isEmpty {
      return ["// Without the key, the client also has:"] + lines
    }
    return try ownerLines(of: use, spec, with)
      ?? Self.declaration(of: use.occurrence.path, in: with)
  }

  /// The lines that disappear without the innermost optional object around the key.
  private func ownerLines(
    of use: Use,
    _ spec: Spec,
    _ with: [String: [Substring]]
  ) throws -> [String]? {
    var path = use.occurrence.path.dropLast()
    while !path.isEmpty {
      let changed = spec.with(nil, at: path, of: use.file)
      if let without = try changed.lines() {
        let lines = Self.added(with, without)
        return lines.isEmpty ? nil : lines
      }
      path = path.dropLast()
    }
    let declaration = Self.declaration(of: use.occurrence.path, in: with)
    return declaration.isEmpty ? nil : declaration
  }

  /// The beginning of the declaration of a type that other parts of the spec require.
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
        return line.contains(/^(\/\/ Generated|import |@_spi)/) ? nil : line
      }
      if !lines.isEmpty { return shown(lines) }
    }
    return []
  }

  /// The first lines, without their common indentation.
  private static func shown(_ lines: [Substring]) -> [String] {
    let indentation = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let shown = lines.prefix(8).map { String($0.dropFirst(indentation)) }
    return lines.count > 8 ? shown + ["// …"] : shown
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

  /// The value with another value at the path. Nil removes the value at the path.
  fileprivate func replacing(
    _ path: ArraySlice<SchemaWalk.Step>,
    with value: JSONValue?
  ) -> JSONValue {
    guard let first = path.first else { return value ?? self }
    func replaced(_ part: JSONValue) -> JSONValue? {
      path.count == 1 ? value : part.replacing(path.dropFirst(), with: value)
    }
    switch (first, self) {
    case (.key(let key), .object(let members)):
      let new = members[key] == nil && path.count == 1 ? value.map { [(key, $0)] } ?? [] : []
      return .object(
        JSONObject(
          new
            + members.compactMap { name, part -> (String, JSONValue)? in
              name == key ? replaced(part).map { (name, $0) } : (name, part)
            }
        )
      )
    case (.index(let index), .array(let elements)):
      return .array(
        elements.enumerated().compactMap { position, part in
          position == index ? replaced(part) : part
        }
      )
    default: return self
    }
  }

  /// Similar values.
  fileprivate var variations: [JSONValue] {
    switch self {
    case .null: return []
    case .bool(let value): return [.bool(!value)]
    case .number(let number): return [.number(JSONNumber((number.int64.map { Int($0) } ?? 1) + 1))]
    case .string(let text):
      return ["\(text)2", "\(text).", "\(text)/2", "\(text)?", "string", "int", "basic"].map {
        .string($0)
      }
    case .array(let elements):
      return [.array(elements.dropLast()), .array(elements.reversed())]
    case .object(let members):
      let names = members.map(\.key)
      let shorter = names.reversed().map { name in replacing([.key(name)], with: nil) }
      let other = names.flatMap { name in
        (members[name]?.variations ?? []).map { replacing([.key(name)], with: $0) }
      }
      return Array((shorter + other).prefix(24))
    }
  }
}

extension [String] {
  /// The elements that satisfy the predicate, and the others.
  fileprivate func partitioned(_ predicate: (String) -> Bool) -> ([String], [String]) {
    (filter(predicate), filter { !predicate($0) })
  }
}
