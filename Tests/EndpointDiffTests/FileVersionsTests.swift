import EndpointJSON
import Mutation
import TestTraits
import Testing

@testable import EndpointDiff

/// Differences between random versions of a file: undoing all gives the old version, and undoing none the new one.
@Suite("Versions of a file", .serialized, .computing)
struct FileVersionsTests {
  @Test func undoingAllDifferencesGivesOldVersion() throws {
    for seed in 0..<UInt64(300) {
      var chance = Chance(seed: seed)
      let old = Self.value(&chance, depth: 4)
      let new = Self.edited(old, &chance)
      let versions = FileVersions(old: try Self.node(old), new: try Self.node(new))
      let all = Set(versions.differences.indices)
      #expect(Self.sorted(versions.undoing(all)) == Self.sorted(old), "seed \(seed)")
      #expect(versions.undoing([]) == new, "seed \(seed)")
      #expect(all.isEmpty == (Self.sorted(old) == Self.sorted(new)), "seed \(seed)")
      let undone = FileVersions(
        old: try Self.node(old),
        new: try Self.node(versions.undoing(all))
      )
      #expect(undone.differences.isEmpty, "seed \(seed)")
    }
  }

  @Test func orderIsNoDifference() throws {
    let old: JSONValue = ["a": 1, "required": ["x", "y"]]
    let new: JSONValue = ["required": ["y", "x"], "a": 1]
    #expect(FileVersions(old: try Self.node(old), new: try Self.node(new)).differences.isEmpty)
  }

  @Test func differenceSaysWhatChanged() throws {
    let old: JSONValue = ["a": ["minProperties": 1, "not": ["type": "null"], "x": "same"]]
    let new: JSONValue = ["a": ["minProperties": 2, "title": "T", "x": "same"]]
    let differences = FileVersions(old: try Self.node(old), new: try Self.node(new)).differences
    #expect(
      differences.map { "\($0.path.joined(separator: "/")) \($0.change)" } == [
        "a/minProperties 1 → 2", #"a/title added: "T""#, "a/not removed",
      ]
    )
  }

  private static func node(_ value: JSONValue) throws -> JSONNode {
    try JSONNode.parse(Array(value.description.utf8))
  }

  private static func value(_ chance: inout Chance, depth: Int) -> JSONValue {
    switch chance.number(in: 0...(depth > 0 ? 6 : 3)) {
    case 0: return .bool(chance.number(in: 0...1) == 0)
    case 1: return .integer(chance.number(in: 0...3))
    case 2: return .string(chance.pick(["a", "b", "c"]))
    case 3: return .null
    case 4:
      return .array((0..<chance.number(in: 0...3)).map { _ in value(&chance, depth: depth - 1) })
    default:
      let keys = ["a", "b", "name", "required", "properties"].filter { _ in
        chance.number(in: 0...1) == 0
      }
      return .object(JSONObject(keys.map { ($0, value(&chance, depth: depth - 1)) }))
    }
  }

  /// The value with some of its parts replaced, added or removed.
  private static func edited(_ value: JSONValue, _ chance: inout Chance) -> JSONValue {
    if chance.number(in: 0...9) == 0 { return Self.value(&chance, depth: 2) }
    switch value {
    case .array(let elements):
      var elements = elements.map { edited($0, &chance) }
      if chance.number(in: 0...4) == 0 { elements.append(Self.value(&chance, depth: 1)) }
      return .array(elements)
    case .object(let object):
      var members = object.map { ($0.key, edited($0.value, &chance)) }
      if !members.isEmpty, chance.number(in: 0...4) == 0 { members.removeFirst() }
      if chance.number(in: 0...4) == 0, object["z"] == nil { members.append(("z", 1)) }
      return .object(JSONObject(members))
    default: return value
    }
  }

  /// The value with sorted keys, and with sorted lists of strings.
  private static func sorted(_ value: JSONValue) -> String {
    switch value {
    case .object(let object):
      let members = object.map { "\($0.key):\(sorted($0.value))" }.sorted()
      return "{\(members.joined(separator: ","))}"
    case .array(let elements):
      let texts = elements.map(sorted)
      let areStrings = elements.allSatisfy { $0.stringValue != nil }
      return "[\((areStrings ? texts.sorted() : texts).joined(separator: ","))]"
    default: return value.description
    }
  }
}
