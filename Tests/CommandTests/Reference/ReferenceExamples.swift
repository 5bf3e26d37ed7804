import EndpointJSON
import Foundation
import Mutation
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
    guard let parts = entries[key.fullName], let spec = parts["spec"].map(SmallSpec.init) else {
      Issue.record("\(key.fullName) has no example in Examples.json")
      return nil
    }
    let found = walk.occurrences(in: spec.value)
    guard let use = found.first(where: { $0.owner == key.owner && $0.key == key.name }) else {
      Issue.record("the example of \(key.fullName) does not contain the key")
      return nil
    }
    #expect(key.examples.first == use.value, "the schema's example of \(key.fullName)")
    return ReferenceEntry(key: key, use: use, spec: spec, parts: parts)
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
