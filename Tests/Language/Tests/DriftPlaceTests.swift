import EndpointJSON
import Foundation
import Mutation
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// A running app must report the same drift of a response as `endpoints verify`.
@Suite("onDrift and verify report the same places", .serialized, .computing)
struct DriftPlaceTests {
  @Test(arguments: AgreementTests.subjects)
  func onDriftAndVerifyAgreeOnTextsAndMutations(_ subject: Subject) async throws {
    let (spec, type) = try ExampleFitTests.type(of: subject)
    let silent = Self.silentKeys(of: spec.model)
    // `verify` does not check the keys of an object that two types share.
    let isShared =
      spec.structure(.named(type.name))?.fields.contains { $0.at?.components.isEmpty == true }
      ?? false
    var differences: [String] = []
    for text in try ExampleFitTests.texts(of: subject) where subject.accepts(text) {
      await Task.yield()
      guard let node = try? JSONNode.parse(text) else { continue }
      let mismatches = Fit(model: spec.model, direction: .response, role: .decoder)
        .mismatches(node, .named(type.name))
      let drift = subject.drift(text)
      // The reader does not report drift inside a dropped value.
      if drift.contains(where: { $0.key.kind == .dropped }) { continue }
      let found = drift.flatMap { drift, count in
        Array(repeating: "\(drift.kind) \(drift.path)", count: count)
      }.filter { !Self.isSilent($0, silent) && !(isShared && $0.hasPrefix("undeclared ")) }
      let expected = mismatches.compactMap { Self.text($0, spec) }
        .filter { !Self.isSilent($0, silent) }
      if !Self.isSame(found, expected) {
        let text = String(decoding: text, as: UTF8.self)
        differences.append("\(text): found \(found.sorted()), expected \(expected.sorted())")
      }
    }
    #expect(differences.prefix(5) == [], "\(differences.count) differences")
  }

  /// The keys of fields that no client decodes: constants and fields of requests.
  private static func silentKeys(of model: APIModel) -> Set<String> {
    var keys: Set<String> = []
    for type in model.types {
      guard case .structure(let structure) = type.form else { continue }
      for field in structure.fields where field.constant != nil || field.direction == .request {
        if case .key(let key)? = field.location.first { keys.insert(key) }
      }
    }
    return keys
  }

  private static func isSilent(_ text: String, _ keys: Set<String>) -> Bool {
    text.hasPrefix("undeclared ")
      && keys.contains { text.hasSuffix(" \($0)") || text.hasSuffix(".\($0)") }
  }

  private static func text(_ mismatch: Mismatch, _ spec: LinkedSpec) -> String? {
    let path: ArraySlice<JSONPath.Component>
    let kind: JSONDrift.Kind
    switch mismatch.kind {
    case .unknownKey: (kind, path) = (.undeclared, mismatch.path[...])
    case .value, .member: (kind, path) = (.unlisted, mismatch.path[...])
    case .tag: (kind, path) = (.unlisted, mismatch.path.dropLast())
    case .type, .null, .missing:
      // An open union accepts every value.
      guard mismatch.verdict == .care, let name = mismatch.declaration?.type,
        case .union(let union)? = spec.model.form(of: name)
      else { return nil }
      let tag = union.by.map { JSONPath.Component.key($0.text) }
      let isTag = mismatch.kind == .null && tag != nil && mismatch.path.last == tag
      (kind, path) = (.unlisted, isTag ? mismatch.path.dropLast() : mismatch.path[...])
    default: return nil
    }
    var text = ""
    for step in path {
      if case .key = step { text += text.isEmpty ? "" : "." }
      if case .key = step { text += step.description } else { text += "[]" }
    }
    return "\(kind) \(text)"
  }

  /// Whether the lists have the same elements. `*` matches any key.
  private static func isSame(_ found: [String], _ expected: [String]) -> Bool {
    var expected = expected
    for one in found.sorted(by: { $0.count { $0 == "*" } < $1.count { $0 == "*" } }) {
      guard let index = expected.firstIndex(where: { matches(one, $0) }) else { return false }
      expected.remove(at: index)
    }
    return expected.isEmpty
  }

  private static func matches(_ pattern: String, _ path: String) -> Bool {
    let literal = NSRegularExpression.escapedPattern(for: pattern)
    let expression = "(?s)^" + literal.replacingOccurrences(of: "\\*", with: ".*") + "$"
    return path.range(of: expression, options: .regularExpression) != nil
  }
}
