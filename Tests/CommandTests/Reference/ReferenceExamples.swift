import EndpointDiff
import EndpointGenerator
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import Testing

@testable import EndpointCommands

/// The examples of the reference, made from `Examples.json`: the parts of a small spec for each key.
///
/// - `spec`: the parts. Together with a name and a server they are a whole spec.
/// - `other`: another value of the key.
/// - `before`: the spec before the rename that the key describes.
/// - `call`: the arguments of the first endpoint, whose request is shown.
/// - `reads`: the body of a response, with its `status`, or the text of a stream.
struct ReferenceExamples {
  private let reference: LanguageReference
  private let walk: SchemaWalk
  private let entries: JSONObject

  init(root: URL, schema: String) throws {
    reference = try LanguageReference(schema)
    walk = SchemaWalk(try JSONValue(parsing: Array(schema.utf8)))
    let file = root.appending(path: "Tests/CommandTests/Reference/Examples.json")
    entries = try JSONValue(parsing: [UInt8](Data(contentsOf: file))).objectValue ?? [:]
  }

  /// The keys that have an example.
  var keys: [String] { entries.map(\.key) }

  /// An example for each key.
  ///
  /// It takes a second. So it yields between keys, otherwise network tests would time out.
  func all() async throws -> [(key: LanguageReference.Key, example: ReferencePage.Example)] {
    var examples: [(key: LanguageReference.Key, example: ReferencePage.Example)] = []
    for key in reference.keys {
      await Task.yield()
      if let entry = try entry(of: key) { examples.append((key, try entry.example)) }
    }
    return examples
  }

  /// Nil, with an issue, if the key has no example or its value is not the schema's.
  private func entry(of key: LanguageReference.Key) throws -> ReferenceEntry? {
    guard let parts = entries[key.fullName], let spec = parts["spec"] else {
      Issue.record("\(key.fullName) has no example in Examples.json")
      return nil
    }
    let found = walk.occurrences(in: SmallSpec(spec).value)
    guard let use = found.first(where: { $0.owner == key.owner && $0.key == key.name }) else {
      Issue.record("the example of \(key.fullName) does not contain the key")
      return nil
    }
    #expect(key.examples.first == use.value, "the schema's example of \(key.fullName)")
    return ReferenceEntry(key: key, use: use, spec: SmallSpec(spec), parts: parts)
  }

  // MARK: Defaults

  /// The differences between a spec without the key and the same spec with the key's default.
  ///
  /// These are changes and generated files. Nil if no spec allows both forms.
  func differences(byDefaultOf key: LanguageReference.Key) throws -> [String]? {
    for (_, parts) in entries {
      let spec = SmallSpec(parts["spec"] ?? .null)
      for use in walk.occurrences(in: spec.value) where use.owner == key.owner {
        let path = use.path.dropLast() + [.key(key.name)]
        let without = spec.with(nil, at: path)
        let with = without.with(key.defaultValue, at: path)
        guard let old = without.side, let new = with.side else { continue }
        let (one, other) = (try without.files, try with.files)
        let files = one.filter { file in !other.contains { $0 == file } }.map(\.path)
        return old.changes(to: new).map(\.summary) + files
      }
    }
    return nil
  }
}

/// A spec with the name and the server that its parts lack.
struct SmallSpec {
  let value: JSONValue

  init(_ parts: JSONValue) {
    let usual: JSONObject = [
      "api": "Shop", "servers": ["production": "https://shop.example.com"],
    ]
    let own = parts.objectValue ?? JSONObject()
    let missing = usual.filter { own[$0.key] == nil }
    value = .object(JSONObject((missing + Array(own)).map { ($0.key, $0.value) }))
  }

  /// The spec with another value at a path. Nil removes the value.
  func with(_ new: JSONValue?, at path: ArraySlice<SchemaWalk.Step>) -> SmallSpec {
    SmallSpec(value.replacing(path, with: new))
  }

  /// The spec as a side of a comparison. Nil if it has errors.
  var side: Side? {
    let result = readSpec([SourceFile(path: "Shop.json", bytes: Array(value.description.utf8))])
    guard let model = result.model, let document = result.document else { return nil }
    return Side(label: "", path: "Shop.json", model: model, document: document)
  }

  var files: [GeneratedFile] {
    get throws { try side.map { try render($0.model, source: "Shop.json").flatMap(\.files) } ?? [] }
  }

  /// The declarations of the client, followed by those for tests. Nil if the spec has errors.
  var interface: GeneratedInterface? {
    get throws {
      let files = try files.map { (path: $0.path, text: $0.text) }
      let (tests, client) = files.partitioned { $0.path.contains("Fixtures/") }
      return files.isEmpty ? nil : GeneratedInterface(client + tests)
    }
  }
}

extension Side {
  fileprivate func changes(to new: Side) -> [Change] {
    // `diff` compares a module with external types unequal to itself.
    let own = compare(old: self, new: self).changes
    return compare(old: self, new: new).changes.filter { change in
      change.kind.id != .versionNotBumped
        && !own.contains { $0.kind == change.kind && $0.subject == change.subject }
    }
  }
}

extension JSONValue {
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
}

extension Array {
  /// The elements that satisfy the predicate, and the others.
  fileprivate func partitioned(_ predicate: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(predicate), filter { !predicate($0) })
  }
}

/// What the reference shows about one key.
private struct ReferenceEntry {
  let key: LanguageReference.Key
  let use: SchemaWalk.Occurrence
  let spec: SmallSpec
  let parts: JSONValue

  private var without: SmallSpec { spec.with(nil, at: use.path[...]) }
  private var other: SmallSpec? { parts["other"].map { spec.with($0, at: use.path[...]) } }

  var example: ReferencePage.Example {
    get throws {
      let swift = try swift
      let side = try #require(spec.side, "the spec of \(key.fullName) has errors")
      return ReferencePage.Example(
        spec: (parts["spec"] ?? .null).readable(width: 80) + "\n",
        swift: swift.lines,
        isSwiftUnchanged: swift.isUnchanged,
        request: try request(side.model),
        response: response(side),
        changes: changes
      )
    }
  }

  // MARK: Swift

  /// The declarations that the key adds or changes. Otherwise the one around the key.
  private var swift: (lines: [String], isUnchanged: Bool) {
    get throws {
      if key.noSwift != nil { return ([], false) }
      let with = try #require(try spec.interface, "the spec of \(key.fullName) has errors")
      let around = surrounding.lazy.compactMap { with.declaration($0[...]) }.first
      guard let less = try without.interface else {
        let changed = try other?.interface.map(with.subtracting)
        return ((whole(changed, around) ?? changed ?? around)?.lines ?? [], false)
      }
      let (added, removed) = (with.subtracting(less), less.subtracting(with))
      if !added.isEmpty { return (added.lines, false) }
      if !removed.isEmpty { return (["// Only without the key:"] + removed.lines, false) }
      return (around?.lines ?? [], true)
    }
  }

  /// The type around a required key, unless another value of the key changes other declarations.
  private func whole(
    _ changed: GeneratedInterface?,
    _ around: GeneratedInterface?
  ) -> GeneratedInterface? {
    let names = changed?.declarations.map(\.name) ?? []
    return names.isEmpty || Set(names) == Set(around?.declarations.map(\.name) ?? []) ? around : nil
  }

  /// The names of declarations that may contain the key, the likely ones first.
  private var surrounding: [[String]] {
    let names = use.path.prefix(2).compactMap { step -> String? in
      if case .key(let name) = step { name } else { nil }
    }
    let last = names.last.map { $0.split(separator: ".").map(String.init) } ?? []
    switch names.first {
    case "endpoints", "types": return [last]
    case "errors": return [["Shop", "Failure"]]
    case "servers": return [["Server", "production"]]
    case "authentication": return [["Shop", "authentication"]]
    default: return [firstEndpoint ?? [], ["Shop"]]
    }
  }

  private var firstEndpoint: [String]? {
    spec.value["endpoints"]?.objectValue?.first?.key.split(separator: ".").map(String.init)
  }

  // MARK: Bytes

  private func request(_ model: APIModel) throws -> [String] {
    guard let arguments = parts["call"]?.objectValue, let endpoint = model.endpoints.first else {
      return []
    }
    let text = try RequestText(of: endpoint, in: model, arguments)
    return try #require(text, "\(key.fullName) lacks arguments").lines
  }

  /// The bytes of the response, after the client of the spec has read them.
  private func response(_ side: Side) -> [String] {
    guard let body = parts["reads"], let endpoint = side.model.endpoints.first else { return [] }
    let text = isStream(endpoint) ? body.stringValue ?? "" : body.readable(width: 80)
    let status = parts["status"]?.intValue
    let type = isStream(endpoint) ? "text/event-stream" : "application/json"
    let received = ReceivedResponse(
      status: status ?? 200,
      headers: [("Content-Type", type)],
      body: Array(text.utf8)
    )
    let reading = ResponseReader(
      endpoint,
      in: LinkedSpec(side.model, side.document),
      seen: SeenParts()
    ).reading(of: received)
    switch reading {
    case .success(let mismatches): #expect(mismatches.isEmpty, "\(key.fullName): \(mismatches)")
    case .failure(_, nil, let mismatches): #expect(mismatches.isEmpty, "\(key.fullName)")
    default: Issue.record("the response of \(key.fullName) is not read: \(reading)")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let head = status.map { ["HTTP/1.1 \($0)", "Content-Type: \(type)", ""] } ?? []
    return head + lines.dropLast(lines.last == "" ? 1 : 0)
  }

  private func isStream(_ endpoint: EndpointModel) -> Bool {
    if case .stream = endpoint.response { true } else { false }
  }

  // MARK: Changes

  /// An edit of the spec, such as `Added`, and what `diff` finds.
  private typealias Edit = (name: String, findings: [String])

  /// What `diff` finds if the key is added, removed or changed, or the object that requires it. Edits with the same
  /// findings share a line.
  private var changes: [String] {
    guard let side = spec.side else { return [] }
    var edits = self.edits(of: side)
    var lines: [String] = []
    while let first = edits.first {
      let same = edits.filter { $0.findings == first.findings }.map(\.name)
      edits.removeAll { $0.findings == first.findings }
      let names = same.formatted(.list(type: .or).locale(Locale(identifier: "en_GB")))
      let head = names.prefix(1).uppercased() + names.dropFirst()
      switch first.findings.count {
      case 0: lines.append("\(head): no finding")
      case 1: lines.append("\(head): \(first.findings[0])")
      default: lines += ["\(head):"] + first.findings.map { "  - \($0)" }
      }
    }
    return lines
  }

  private func edits(of side: Side) -> [Edit] {
    if let old = parts["before"].flatMap({ SmallSpec($0).side }) {
      return [("renamed with this key", findings(from: old, to: side))]
        + (without.side.map { [("renamed without it", findings(from: old, to: $0))] } ?? [])
    }
    var edits: [Edit] = []
    if let without = without.side {
      edits.append(("added", findings(from: without, to: side)))
      edits.append(("removed", findings(from: side, to: without)))
    }
    if let value = parts["other"] {
      let new = other?.side
      #expect(new != nil, "the other value of \(key.fullName) is an error")
      let shown = value.readable(width: 200)
      if let new { edits.append(("changed to `\(shown)`", findings(from: side, to: new))) }
    }
    return edits.isEmpty ? editsOfObject(side) : edits
  }

  /// Adds or removes the innermost optional object.
  private func editsOfObject(_ side: Side) -> [Edit] {
    var path = use.path.dropLast()
    while let last = path.last {
      if case .key(let name) = last, let without = spec.with(nil, at: path).side {
        return [
          ("`\(name)` added", findings(from: without, to: side)),
          ("`\(name)` removed", findings(from: side, to: without)),
        ]
      }
      path = path.dropLast()
    }
    return []
  }

  /// Such as `"site" is new and required. Breaking for shipped apps and source code` with the name of its kind.
  private func findings(from old: Side, to new: Side) -> [String] {
    old.changes(to: new).map { change in
      let levels =
        change.wire == change.swift
        ? "\(change.wire) for shipped apps and source code"
        : "\(change.wire) for shipped apps, \(change.swift) for source code"
      let sentence = levels.prefix(1).uppercased() + levels.dropFirst()
      return "\(change.summary). \(sentence) (`\(change.kind.name)`)"
    }.unique(by: \.self)
  }
}
