import EndpointDiff
import Mutation
import TestTraits
import Testing

/// The endpoints that a finding affects.
@Suite(.computing)
struct AffectedEndpointsTests {
  /// A change of a type affects exactly the endpoints that use the type, directly or through other types.
  @Test(arguments: 0..<30)
  func areThoseThatReachTheType(seed: UInt64) throws {
    let graph = TypeGraph(seed)
    for type in graph.parts.indices {
      let (old, new) = (try graph.side(), try graph.side(changing: type))
      let changes = compare(old: old, new: new).changes
      let affected = changes.map { Array($0.endpoints) }
      let expected = graph.endpoints(using: type)
      #expect(affected == [expected], "type \(type) of graph \(seed)")
    }
  }

  /// The sets of a comparison share their names, so that a chain of types costs one bit for each pair.
  @Test func areInTheOrderOfTheSpec() {
    let set = EndpointSet(["b", "a", "c"])
    #expect(Array(set) == ["b", "a", "c"])
    #expect(EndpointSet([]).isEmpty)
    let many = (0..<200).map { "endpoint\($0)" }
    #expect(Array(EndpointSet(many)) == many)
  }
}

/// Structs that contain each other at random, and endpoints that receive them.
private struct TypeGraph {
  /// The types that each type contains.
  let parts: [[Int]]
  /// The type that each endpoint receives.
  let responses: [Int]

  init(_ seed: UInt64) {
    var chance = Chance(seed: seed)
    let count = Int.random(in: 1...9, using: &chance)
    let density = Int.random(in: 0...3, using: &chance)
    parts = (0..<count).map { _ in
      (0..<density).map { _ in Int.random(in: 0..<count, using: &chance) }
    }
    responses = (0..<Int.random(in: 1...80, using: &chance)).map { _ in
      Int.random(in: 0..<count, using: &chance)
    }
  }

  /// The endpoints that use a type, found for each by its own search.
  func endpoints(using type: Int) -> [String] {
    responses.indices.filter { uses(responses[$0], type) }.map { "get\($0)" }
  }

  private func uses(_ user: Int, _ type: Int) -> Bool {
    var found: Set<Int> = [user]
    var open = [user]
    while let next = open.popLast() {
      for part in parts[next] where found.insert(part).inserted { open.append(part) }
    }
    return found.contains(type)
  }

  /// - Parameter changed: A type with one more field.
  func side(changing changed: Int? = nil) throws -> Side {
    let types = parts.enumerated().map { index, parts in
      let links = parts.enumerated().map { ", \"part\($0)\": \"[Item\($1)]?\"" }.joined()
      let more = index == changed ? ", \"more\": \"int?\"" : ""
      return "\"Item\(index)\": { \"fields\": { \"id\": \"int\"\(links)\(more) } }"
    }
    let endpoints = responses.enumerated().map {
      "\"get\($0)\": { \"path\": \"/items\($0)\", \"response\": \"Item\($1)\" }"
    }
    let text = """
      {
        "api": "Graph",
        "servers": { "production": "https://graph.example.com" },
        "types": { \(types.joined(separator: ", ")) },
        "endpoints": { \(endpoints.joined(separator: ", ")) }
      }
      """
    return try Side(reading: [UInt8](text.utf8), as: "graph.json")
  }
}
