import EndpointDiff
import EndpointSpec
import TestTraits
import Testing

/// Large rings of types. A comparison must neither recurse once per type nor take time for each path.
@Suite(.serialized, .computing)
struct LargeRingTests {
  @Test func comparesRingsOfStructs() throws {
    let relation = try relation(of: { structs($0) })
    #expect(relation.level == .safe)
  }

  @Test func findsDistantDifferenceInRing() throws {
    let relation = try relation(of: { structs($0, changed: 300) })
    #expect(relation.level == .breaking)
    #expect(relation.path.hasSuffix("next.id"))
  }

  @Test func comparesRingsOfUnions() throws {
    let relation = try relation(of: { unions($0, count: 10) })
    #expect(relation.level == .safe)
  }

  /// Unions that are nested deeper than the limit count as different.
  @Test func largeRingsOfUnionsCountAsDifferent() throws {
    let relation = try relation(of: { unions($0, count: 60) })
    #expect(relation.level == .breaking)
  }

  @Test func changedRingAffectsAllItsEndpoints() throws {
    let (old, new) = (try side(structs("A")), try side(structs("A", isWider: true)))
    let changes = compare(old: old, new: new).changes
    #expect(changes.map(\.places.count) == [600])
    #expect(changes.map { Array($0.endpoints) } == [["first", "other"]])
  }

  // MARK: Specs

  private func structs(_ ring: String, changed: Int? = nil, isWider: Bool = false) -> [String] {
    (0..<600).map { index in
      let id = ring == "B" && index == changed ? "string" : "int"
      let extra = isWider ? #", "extra": "int?""# : ""
      return #""\#(ring)\#(index)": { "fields": { "id": "\#(id)", "#
        + #""next": "\#(ring)\#((index + 1) % 600)?"\#(extra) } }"#
    }
  }

  private func unions(_ ring: String, count: Int) -> [String] {
    (0..<count).flatMap { index in
      let next = "\(ring)\((index + 1) % count)"
      let other = "\(ring)\((index * 7 + 3) % count)"
      return [
        #""\#(ring)\#(index)": { "union": ["int", "\#(ring)Node\#(index)"], "closed": true }"#,
        #""\#(ring)Node\#(index)": { "fields": { "next": "\#(next)?", "others": "[\#(other)]" } }"#,
      ]
    }
  }

  /// The relation of the first types of two rings, as responses.
  private func relation(of types: (_ ring: String) -> [String]) throws -> Relation {
    let side = try side(types("A") + types("B"), "B0")
    let (old, new) = (TypeReference.named(SwiftName("A0")), TypeReference.named(SwiftName("B0")))
    return Match(old: side, new: side).difference(old, new, .response).relation
  }

  private func side(_ types: [String], _ other: String = "A0") throws -> Side {
    let text = """
      {
        "api": "Ring",
        "servers": { "production": "https://ring.example.com" },
        "types": { \(types.joined(separator: ", ")) },
        "endpoints": {
          "first": { "path": "/first", "response": "A0" },
          "other": { "path": "/other", "response": "\(other)" }
        }
      }
      """
    return try Side(reading: [UInt8](text.utf8), as: "ring.json")
  }
}
