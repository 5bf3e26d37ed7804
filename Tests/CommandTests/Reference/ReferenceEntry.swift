import EndpointDiff
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation
import Mutation
import Testing

@testable import EndpointCommands

/// What the reference shows about one key.
struct ReferenceEntry {
  let key: LanguageReference.Key
  let use: SchemaWalk.Occurrence
  let spec: SmallSpec
  let parts: JSONValue
  private let without: SmallSpec
  private let other: SmallSpec?

  init(key: LanguageReference.Key, use: SchemaWalk.Occurrence, spec: SmallSpec, parts: JSONValue) {
    (self.key, self.use, self.spec, self.parts) = (key, use, spec, parts)
    without = spec.with(nil, at: use.path[...])
    other = parts["other"].map { spec.with($0, at: use.path[...]) }
  }

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
