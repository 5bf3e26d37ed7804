import EndpointJSON
import Mutation
import TestTraits
import Testing

@testable import EndpointDiff

/// Differences between random versions of a file: the new version without some of them is the old version with the others.
@Suite("Versions of a file", .serialized, .computing)
struct FileVersionsTests {
  @Test func newVersionWithoutDifferencesIsOldVersion() throws {
    for seed in 0..<UInt64(300) {
      var chance = Chance(seed: seed)
      let old = Self.value(&chance, depth: 4)
      let new = Self.edited(old, &chance)
      let all = try Self.differences(old, new)
      #expect(all.isEmpty == (Self.sorted(old) == Self.sorted(new)), "seed \(seed)")
      #expect(try Self.sorted(Self.undoing(all, new)) == Self.sorted(old), "seed \(seed)")
      #expect(try Self.sorted(Self.making(all, old)) == Self.sorted(new), "seed \(seed)")
      #expect(try Self.undoing([], new) == new && Self.making([], old) == old, "seed \(seed)")
      let some = Set(all.indices.filter { _ in chance.number(in: 0...1) == 0 })
      let others = all.indices.filter { !some.contains($0) }.map { all[$0] }
      let undone = try Self.undoing(some.sorted().map { all[$0] }, new)
      #expect(
        try Self.sorted(undone) == Self.sorted(Self.making(others, old)),
        "seed \(seed)"
      )
    }
  }

  @Test func orderIsNoDifference() throws {
    let old: JSONValue = ["a": 1, "required": ["x", "y"]]
    let new: JSONValue = ["required": ["y", "x"], "a": 1]
    #expect(try Self.differences(old, new).isEmpty)
  }

  @Test func differenceSaysWhatChanged() throws {
    let old: JSONValue = ["a": ["minProperties": 1, "not": ["type": "null"], "x": "same"]]
    let new: JSONValue = ["a": ["minProperties": 2, "title": "T", "x": "same"]]
    let differences = try Self.differences(old, new)
    #expect(
      differences.map { "\($0.path.joined(separator: "/")) \($0.change)" } == [
        "a/minProperties 1 → 2", #"a/title added: "T""#, "a/not removed",
      ]
    )
  }

  private static func differences(_ old: JSONValue, _ new: JSONValue) throws -> [FileDifference] {
    try EndpointDiff.differences(from: node(old), to: node(new))
  }

  private static func undoing(_ undone: [FileDifference], _ new: JSONValue) throws -> JSONValue {
    try JSONNode.parse(MixedVersion.new(undoing: undone).text(of: node(new))).value
  }

  private static func making(_ made: [FileDifference], _ old: JSONValue) throws -> JSONValue {
    try JSONNode.parse(MixedVersion.old(making: made).text(of: node(old))).value
  }

  private static func node(_ value: JSONValue) throws -> JSONNode {
    try JSONNode.parse(Array(value.description.utf8))
  }

  private static func value(_ chance: inout Chance, depth: Int) -> JSONValue {
    switch chance.number(in: 0...(depth > 0 ? 7 : 3)) {
    case 0: return .bool(chance.number(in: 0...1) == 0)
    case 1: return .integer(chance.number(in: 0...3))
    case 2: return .string(chance.pick(["a", "b", "c"]))
    case 3: return .null
    case 4:
      return .array((0..<chance.number(in: 0...3)).map { _ in value(&chance, depth: depth - 1) })
    case 5:
      // Elements with names, such as parameters.
      return .array(
        (0..<chance.number(in: 1...3)).map {
          ["name": .string("n\($0)"), "schema": value(&chance, depth: depth - 1)]
        }
      )
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
      if !elements.isEmpty, chance.number(in: 0...4) == 0 { elements.removeFirst() }
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

  /// The value with sorted keys, and with sorted lists of strings and of named elements.
  private static func sorted(_ value: JSONValue) -> String {
    switch value {
    case .object(let object):
      let members = object.map { "\($0.key):\(sorted($0.value))" }.sorted()
      return "{\(members.joined(separator: ","))}"
    case .array(let elements):
      let texts = elements.map(sorted)
      let names = elements.compactMap { $0.stringValue ?? $0.objectValue?["name"]?.stringValue }
      let isSet = names.count == elements.count
      return "[\((isSet ? texts.sorted() : texts).joined(separator: ","))]"
    default: return value.description
    }
  }
}
