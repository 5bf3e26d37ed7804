import EndpointDiff
import EndpointGenerator
import EndpointSpec
import Mutation
import TestTraits
import Testing

/// Compares the level of random changes of a server with the symbols of both modules.
///
/// A call such as `.production(region: .eu)` compiles with the new module if and only if the change is safe.
@Suite("Changes of servers", .serialized, .computing)
struct ServerRuleTests {
  private static func variable(_ chance: inout Chance) -> String {
    let values = chance.pick([nil, ["eu"], ["us"], ["eu", "us"], ["us", "eu", "asia"]])
    var keys: [String] = []
    if chance.number(in: 0...1) == 0 {
      keys.append("\"default\": \"\((values ?? ["eu", "main"])[0])\"")
    }
    if let values {
      keys.append("\"enum\": [\(values.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    return "{ \(keys.joined(separator: ", ")) }"
  }

  private static func spec(_ chance: inout Chance) -> String {
    let names = chance.pick([["region"], ["region", "stage"], ["stage", "region"], []])
    let variables = names.map { "\"\($0)\": \(variable(&chance))" }.joined(separator: ", ")
    let url = "https://api.\(names.map { "{\($0)}." }.joined())example.com"
    return """
      {
        "api": "Shop",
        "servers": { "production": { "url": "\(url)", "variables": { \(variables) } } },
        "endpoints": { "ping": { "path": "/ping" } }
      }
      """
  }

  /// The law: shipped apps call the same URLs, so only a URL that is gone affects them.
  @Test func orderAndNamesOfServersAreSafeOnTheWire() throws {
    let urls = ["a", "b", "c", "d"].map { "https://\($0).example.com" }
    for seed in 0..<UInt64(40) {
      var chance = Chance(seed: seed)
      let names = ["production", "staging", "live", "beta", "test"].shuffled(using: &chance)
      let count = chance.number(in: 1...4)
      let old = Array(zip(["production", "staging", "live", "beta"], urls).prefix(count))
      let kept = old.shuffled(using: &chance).dropLast(chance.number(in: 0...1))
      let new = zip(names, kept).map { ($0, $1.1) }
      guard !new.isEmpty else { continue }
      let changes = compare(
        old: try Side(reading: Self.spec(old), as: "a.json"),
        new: try Side(reading: Self.spec(new), as: "b.json")
      ).changes
      let isSafe = changes.allSatisfy { $0.wire == .safe }
      #expect(isSafe == (kept.count == count), "\(old) → \(new): \(changes.map(\.summary))")
    }
  }

  private static func spec(_ servers: [(String, String)]) -> [UInt8] {
    let members = servers.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    let text = """
      { "api": "Shop", "servers": { \(members) }, "endpoints": { "ping": { "path": "/ping" } } }
      """
    return Array(text.utf8)
  }

  @Test func levelsAgreeWithSymbols() throws {
    var chance = Chance(seed: 71)
    var levels: Set<Level> = []
    for _ in 0..<Chance.count / 10 {
      let texts = (Self.spec(&chance), Self.spec(&chance))
      let old = try Side(reading: Array(texts.0.utf8), as: "old.json")
      let new = try Side(reading: Array(texts.1.utf8), as: "new.json")
      let changes = compare(old: old, new: new).changes
      let symbols = compareSymbols(SymbolTable(old.model), SymbolTable(new.model)).map(\.level)
        .max()
      let found = changes.map(\.swift).max() ?? .safe
      levels.insert(found)
      #expect(((symbols ?? .safe) == .safe) == (found == .safe), "\(texts.0)\n→ \(texts.1)")
    }
    #expect(levels.count > 1)
  }
}
