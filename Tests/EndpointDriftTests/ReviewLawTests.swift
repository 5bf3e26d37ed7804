import EndpointDrift
import EndpointJSON
import EndpointJudge
import Foundation
import TestTraits
import Testing

/// `infer --review` lists every text that a spec takes from traffic.
@Suite("The review of a spec lists all recorded texts", .serialized, .computing)
struct ReviewLawTests {
  @Test func everyRecordedTextIsListed() async throws {
    let language = try Self.languageWords()
    var failures: [String] = []
    for seed in 0..<InferLawTests.count {
      var traffic = RandomTraffic(seed: UInt64(seed))
      let archive = Traffic.archive(traffic.entries())
      guard
        let proposal = try? await TrafficInferenceTests.proposal(of: archive, name: nil)
      else { continue }
      let listed = SpecLiterals(of: proposal.spec).all.flatMap(\.texts)
      let known = listed.reduce(into: language) { $0.formUnion(Self.words(of: $1)) }
      let recorded = String(decoding: archive, as: UTF8.self)
      let missing = Self.words(in: proposal.spec).subtracting(known)
        .filter { recorded.contains($0) && Int($0) == nil }
      if !missing.isEmpty { failures.append("\(seed): \(missing.sorted().prefix(5))") }
    }
    #expect(failures == [])
  }

  /// The words of the keys and strings of a spec.
  private static func words(in value: JSONValue) -> Set<String> {
    switch value {
    case .null, .bool, .number: []
    case .string(let text): words(of: text)
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(words(in: $1)) }
    case .object(let object):
      object.reduce(into: []) { words, member in
        words.formUnion(Self.words(of: member.key))
        words.formUnion(Self.words(in: member.value))
      }
    }
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  /// The keys and words of the language, and the names that `infer` gives to servers, schemes, statuses and examples.
  private static func languageWords() throws -> Set<String> {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Specs/endpoints.schema.json")
    let schema = try JSONValue(parsing: [UInt8](Data(contentsOf: file)))
    let own = [
      "POST", "PUT", "PATCH", "DELETE", "production", "local", "https", "http", "token", "login",
      "key", "session", "csrf", "recorded",
      "badRequest", "unauthorized", "forbidden", "notFound", "conflict", "internalServerError",
      "json", "string", "int", "double", "bool", "date", "day", "uuid", "url", "data", "decimal",
      "unix", "ms", "text", "yyyy", "MM", "dd", "T", "HH", "mm", "ss", "rfc1123", "0", "1",
    ]
    return words(inSchema: schema).union(own)
  }

  private static func words(inSchema schema: JSONValue) -> Set<String> {
    var found: Set<String> = []
    for member in schema.objectValue ?? [:] {
      switch member.key {
      case "properties":
        found.formUnion(member.value.objectValue?.keys ?? [])
        for property in member.value.objectValue ?? [:] {
          found.formUnion(words(inSchema: property.value))
        }
      case "enum", "const": found.formUnion(words(in: member.value))
      default:
        let inner = member.value.arrayValue ?? [member.value]
        for value in inner { found.formUnion(words(inSchema: value)) }
      }
    }
    return found
  }
}
