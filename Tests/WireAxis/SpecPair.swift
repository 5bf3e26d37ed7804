import EndpointDiff
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Foundation

/// Two versions of a spec, to check the wire levels of their changes.
package struct SpecPair {
  package let name: String
  package let before: JSONValue
  package let after: JSONValue
  /// The edits of the editor. Empty for a test case.
  package let edits: [Edit]

  package init(name: String, before: JSONValue, after: JSONValue, edits: [Edit] = []) {
    self.name = name
    self.before = before
    self.after = after
    self.edits = edits
  }

  /// Reads the pair from two files.
  package init(_ before: URL, _ after: URL) throws {
    self.init(
      name: before.path,
      before: try JSONValue(parsing: [UInt8](try Data(contentsOf: before))),
      after: try JSONValue(parsing: [UInt8](try Data(contentsOf: after)))
    )
  }

  /// The day on which pairs are compared.
  package static let today = "2026-11-21"

  package func proof() -> Proof? {
    guard let old = Side(before), let new = Side(after) else { return nil }
    return Proof(old: old, new: new, today: Self.today)
  }
}

extension Side {
  /// Nil if the spec has errors.
  convenience init?(_ spec: JSONValue) {
    let file = SourceFile(path: "spec.json", bytes: [UInt8](spec.description.utf8))
    let result = readSpec([file])
    guard let model = result.model, let document = result.document else { return nil }
    self.init(label: "spec", path: "spec.json", model: model, document: document)
  }
}

/// The specs of the repository that are compared or edited.
package struct SpecSources {
  private let root: URL

  /// - Parameter root: The folder of the package.
  package init(root: URL) { self.root = root }

  /// The cases of `EndpointDiffTests`, in both directions.
  package func cases() throws -> [SpecPair] {
    let folder = root.appending(path: "Tests/EndpointDiffTests/Cases")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.flatMap { name -> [SpecPair] in
      let before = folder.appending(path: "\(name)/before.json")
      guard FileManager.default.fileExists(atPath: before.path) else { return [] }
      let old = try read(before)
      let new = try read(folder.appending(path: "\(name)/after.json"))
      return [
        SpecPair(name: name, before: old, after: new),
        SpecPair(name: "\(name) mirrored", before: new, after: old),
      ]
    }
  }

  /// The specs for the editor: those of the repository, the whole language, and the first version of
  /// each case.
  package func specs() throws -> [(name: String, spec: JSONValue)] {
    let folder = root.appending(path: "Specs")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
    let samples = try names.map { ($0, try read(folder.appending(path: $0))) }
    let cases = try self.cases().map { ($0.name, $0.before) }
    return (samples + [("Language", try language())] + cases)
      .map { (name: $0.0, spec: $0.1.withoutExamples) }
  }

  /// The spec that uses the whole language, as one value.
  private func language() throws -> JSONValue {
    let folder = root.appending(path: "Tests/Language/Spec/Language")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") }
    return try files.reduce(.object([:])) { whole, file in
      try read(folder.appending(path: file)).members.reduce(whole) { whole, member in
        let members = (whole[member.key] ?? [:]).members + member.value.members
        return whole.setting(
          member.key,
          member.value.objectValue == nil
            ? member.value : .object(JSONObject(members.map { ($0.key, $0.value) }))
        )
      }
    }
  }

  private func read(_ file: URL) throws -> JSONValue {
    try JSONValue(parsing: [UInt8](try Data(contentsOf: file)))
  }
}

extension JSONValue {
  /// The spec without examples, which would become invalid with many edits.
  fileprivate var withoutExamples: JSONValue {
    let endpoints = (self["endpoints"] ?? [:]).members
      .map { ($0.key, $0.value.setting("examples", nil)) }
    return setting("endpoints", .object(JSONObject(endpoints)))
  }
}
