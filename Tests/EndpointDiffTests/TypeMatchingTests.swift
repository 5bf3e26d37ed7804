import EndpointJSON
import Mutation
import TestTraits
import Testing

@testable import EndpointDiff

/// The law: a permutation of the names of types is safe on the wire, and each moved name is one finding.
@Suite("Names of types that are passed on", .serialized, .computing)
struct TypeMatchingTests {
  @Test func permutedNamesAreRenamesOnly() throws {
    let names = ["Author", "Book", "Cover", "Debt", "Edition"]
    for seed in 0..<UInt64(40) {
      var chance = Chance(seed: seed)
      let permuted = names.shuffled(using: &chance)
      let new = Dictionary(uniqueKeysWithValues: zip(names, permuted))
      let old = try Side(reading: Self.spec(names) { $0 }, as: "old.json")
      let changes = try compare(
        old: old,
        new: Side(reading: Self.spec(names) { new[$0] ?? $0 }, as: "new.json")
      ).changes
      let moved = names.filter { new[$0] != $0 }
      #expect(changes.allSatisfy { $0.wire == .safe }, "seed \(seed): \(changes.map(\.summary))")
      let renamed = changes.filter { $0.kind.id == .typeRenamed }
      #expect(renamed.count == moved.count, "seed \(seed): \(changes.map(\.summary))")
    }
  }

  /// A library with an endpoint for each type. The name of a type does not change its fields.
  private static func spec(_ names: [String], _ name: (String) -> String) -> [UInt8] {
    var types = JSONObject()
    var endpoints = JSONObject()
    for (index, type) in names.enumerated() {
      types[name(type)] = ["fields": ["id": "string", "\(type)Text": "string"]]
      endpoints["Shelf.get\(type)"] = [
        "path": .string("/\(index)"), "response": .string(name(type)),
      ]
    }
    let spec: JSONValue = [
      "api": "Library", "servers": ["production": "https://library.example.com"],
      "types": .object(types), "endpoints": .object(endpoints),
    ]
    return Array(spec.description.utf8)
  }
}
