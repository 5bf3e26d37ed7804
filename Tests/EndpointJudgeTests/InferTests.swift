import EndpointJSON
import Mutation
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Types are proposed from sample responses", .serialized, .computing)
struct InferTests {
  private func proposal(_ samples: String..., at path: JSONPath? = nil) throws -> Inference {
    infer(try samples.map { try JSONValue(parsing: $0.utf8) }, type: "Beer", at: path)
  }

  /// The fields of the proposed main type, as in `name: string, price: double?`.
  private func fields(_ inference: Inference, of type: String = "Beer") -> String {
    let fields = inference.fragment["types"]?[type]?["fields"]?.objectValue ?? [:]
    return fields.map { "\($0.key): \($0.value.stringValue ?? $0.value.description)" }
      .joined(separator: ", ")
  }

  /// An object is a dictionary if all of its keys are identifiers: a number, a day, a UUID, or eight hexadecimal digits.
  @Test(arguments: [
    (["17", "18"], true), (["2026-11-21", "2026-11-22"], true), (["deadbee1", "DEADBEE2"], true),
    (["6ba7b810-9dad-11d1-80b4-00c04fd430c8", "17"], true), (["0123456789abcdef"], true),
    (["deadbe1", "deadbe2"], false), (["deadbeef", "facade"], false), (["17", "name"], false),
    (["2026-13-21", "2026-11"], false), (["6ba7b810-9dad-11d1-80b4", "x"], false),
  ])
  func objectsOfIdentifiersAreDictionaries(_ keys: [String], _ isDictionary: Bool) throws {
    let members = keys.map { "\"\($0)\": 1" }.joined(separator: ", ")
    let proposal = try proposal("{\"a\": {\(members)}}")
    #expect((fields(proposal) == "a: [string: int]") == isDictionary, "\(fields(proposal))")
  }

  /// Keys are data if their values are named by them, if they differ in a serial part, or if there are many.
  @Test(arguments: [
    (##"{"python3": {"name": "python3"}}"##, true), (##"{"u1": {"a": 1}, "u2": {"a": 2}}"##, true),
    (##"{"sess-ab": {"a": 1}, "sess-cd": {"a": 2}, "sess-ef": {"a": 3}}"##, true),
    (##"{"sess-1fab": 1, "sess-2fcd": 2}"##, true),
    (##"{"home": {"a": 1}, "away": {"a": 2}}"##, false),
    (##"{"line1": "a", "line2": "b"}"##, false), (##"{"u1": {"a": 1}, "u2": {"b": 2}}"##, false),
  ])
  func objectsOfOneFormAreDictionaries(_ object: String, isDictionary: Bool) throws {
    let proposal = try proposal("{\"a\": \(object)}")
    #expect(fields(proposal).hasPrefix("a: [string: ") == isDictionary, "\(fields(proposal))")
  }

  /// Also if the objects have few keys in each sample.
  @Test func manyFieldsOfOneFormAreDictionary() throws {
    let words = (0..<600).map { "k" + String($0, radix: 36).map { String($0) + "x" }.joined() }
    let samples = words.map { "{\"a\": {\"\($0)\": {\"size\": 1, \"kind\": \"x\"}}}" }
    let inference = infer(
      try samples.map { try JSONValue(parsing: $0.utf8) },
      type: "Beer",
      at: nil
    )
    #expect(fields(inference).hasPrefix("a: [string: "))
  }

  /// Each definition is compared once.
  @Test(arguments: [100, 200])
  func equalDefinitionsMergeInLinearTime(count: Int) {
    let definitions = (0..<count).flatMap { number -> [TypeProposal.Definition] in
      let inner = SwiftName("Inner\(number)")
      let rate = TypeProposal.Field(key: "rate", swiftName: nil, type: .scalar(.double))
      let details = TypeProposal.Field(key: "details", swiftName: nil, type: .named(inner))
      return [
        TypeProposal.Definition(
          name: SwiftName("Outer\(number)"),
          preferredName: "Outer\(number)",
          fields: [details]
        ),
        TypeProposal.Definition(name: inner, preferredName: "Inner\(number)", fields: [rate]),
      ]
    }
    let shared = SharedDefinitions(definitions, isOfAPI: true) { _ in true }
    #expect(shared.definitions.map(\.name.text).count == 2)
    #expect(shared.steps == 4 * count)
  }

  @Test(arguments: [
    "password", "PassWord", "user_password", "api-key", "api_key", "apiKey", "X-Access-Token",
    "refresh_token", "client-secret", "one_time_code", "token", "jwt", "csrf_token", "idToken",
  ])
  func namesOfSecretsAreRecognized(_ name: String) { #expect(SecretName.isOne(name)) }

  @Test(arguments: [
    "key", "token_count", "next_token", "nextPageToken", "csrf_enabled", "pass", "user", "author",
  ])
  func otherNamesAreNoSecrets(_ name: String) { #expect(!SecretName.isOne(name)) }

  @Test(arguments: [
    (#"{"a": 1}"#, "a: int"), (#"{"a": 1.0}"#, "a: double"), (#"{"a": -7e2}"#, "a: double"),
    (#"{"a": 12345678901234567890}"#, "a: decimal"), (#"{"a": 1e400}"#, "a: json"),
    (#"{"a": true}"#, "a: bool"), (#"{"a": "x"}"#, "a: string"), (#"{"a": null}"#, "a: json?"),
    (#"{"a": "2026-11-21T08:00:00Z"}"#, "a: date"), (#"{"a": "2026-11-21"}"#, "a: day"),
    (#"{"a": "2023-02-29"}"#, "a: string"),
    (#"{"a": "2014-03-05 21:07:09"}"#, "a: date(yyyy-MM-dd HH:mm:ss)"),
    (#"{"a": "2014-03-05 24:07:09"}"#, "a: string"),
    (#"{"a": "2014-03-05T21:07:09"}"#, "a: date(yyyy-MM-dd'T'HH:mm:ss)"),
    (#"{"a": "Sat, 21 Nov 2026 08:30:00 GMT"}"#, "a: date(rfc1123)"),
    (#"{"a": "6ba7b810-9dad-11d1-80b4-00c04fd430c8"}"#, "a: uuid"),
    (#"{"a": "https://a.example.com/b?c=d"}"#, "a: url"), (#"{"a": "https://"}"#, "a: string"),
    (#"{"a": "https://a b"}"#, "a: string"), (#"{"a": "/relative"}"#, "a: string"),
    (#"{"epoch": 1700000000}"#, "epoch: date(unix)"), (#"{"epoch": 12}"#, "epoch: int"),
    (#"{"startTime": 1700000000123}"#, "startTime: date(unix-ms)"),
    (#"{"size": 1700000000}"#, "size: int"),
    (#"{"a": []}"#, "a: [json]"), (#"{"a": [1, null]}"#, "a: [int?]"),
    (#"{"a": [[1]]}"#, "a: [[int]]"),
    (#"{"a": {}}"#, "a: [string: json]"), (#"{"a": {"17": 1, "18": 2}}"#, "a: [string: int]"),
    (#"{"a": 1, "b": "x", "c": [true, "y"]}"#, "a: int, b: string, c: [json]"),
  ])
  func infersFieldTypesFromOneSample(sample: String, expected: String) throws {
    #expect(fields(try proposal(sample)) == expected)
  }

  @Test func infersOptionalIfMissingOrNullInSomeSamples() throws {
    let inference = try proposal(
      #"{"a": 1, "b": "2026-11-21", "d": 1}"#,
      #"{"a": 1.5, "b": null, "c": "https://a.b", "d": "1"}"#,
      #"[{"a": 2, "b": "soon", "d": null}]"#
    )
    #expect(fields(inference) == "a: double, b: string?, d: json?, c: url?")
    #expect(
      inference.hints.contains {
        $0.hasPrefix("Beer.d: of several kinds, a number (1), a string (1)")
      }
    )
  }

  @Test func namesTypesAfterKeys() throws {
    let inference = try proposal(
      #"""
      { "brewer": { "name": "A", "address": { "city": "B" } },
        "hop_varieties": [{ "name": "C" }, { "name": "D", "alpha": 1.5 }],
        "error": { "code": 1 }, "type": { "id": 1 }, "beer": { "code": 2 } }
      """#
    )
    #expect(
      fields(inference)
        == "brewer: Brewer, hop_varieties: [HopVariety], error: BeerError, type: BeerType, beer: BeerDetails"
    )
    #expect(fields(inference, of: "HopVariety") == "name: string, alpha: double?")
    #expect(fields(inference, of: "Brewer") == "name: string, address: Address")
  }

  @Test func mergesEqualObjectsUnderSameKey() throws {
    let inference = try proposal(
      #"""
      { "author": { "id": 1, "face": { "url": "x" } },
        "comment": { "author": { "id": 2, "face": { "url": "y" } } },
        "review": { "author": { "name": "Z" } } }
      """#
    )
    let types = inference.fragment["types"]?.objectValue?.keys
    #expect(types == ["Beer", "Author", "Face", "Comment", "Review", "ReviewAuthor"])
    #expect(fields(inference, of: "Comment") == "author: Author")
  }

  @Test func mergesEqualObjectsUnderDifferentKeys() throws {
    let inference = try proposal(
      #"""
      { "owner": { "id": 1, "name": "A", "url": "x", "kind": "y" },
        "sizes": { "small": { "w": 1, "h": 2 }, "large": { "h": 20, "w": 10 } },
        "image": { "w": 1, "h": 2 },
        "plan": { "status": "a" }, "card": { "status": "b" },
        "user": { "name": "B", "id": 2, "kind": "z", "url": "y" } }
      """#
    )
    let types = inference.fragment["types"]?.objectValue?.keys
    #expect(types == ["Beer", "Owner", "Sizes", "Small", "Image", "Plan", "Card"])
    #expect(fields(inference, of: "Sizes") == "small: Small, large: Small")
  }

  @Test func infersOneTypeForRecursiveObjects() throws {
    let inference = try proposal(
      #"{"replies": [{ "text": "a", "replies": [{ "text": "b", "replies": [] }] }]}"#
    )
    #expect(fields(inference, of: "Reply") == "text: string, replies: [Reply]")
  }

  @Test func proposesSwiftNamesForInvalidKeys() throws {
    let inference = try proposal(
      #"{"+1": 1, "-1": 2, "@type": "a", "type": "b", "a b": 1, "self": 1, "größe": { "名": 2 } }"#
    )
    #expect(
      fields(inference) == #"""
        +1: {"type":"int","as":"plus1"}, -1: {"type":"int","as":"minus1"}, \#
        @type: {"type":"string","as":"type"}, type: {"type":"string","as":"type2"}, \#
        a b: {"type":"int","as":"aB"}, self: {"type":"int","as":"itself"}, \#
        größe: {"type":"Grosse","as":"grosse"}
        """#
    )
    #expect(fields(inference, of: "Grosse") == #"名: {"type":"int","as":"value"}"#)
  }

  @Test func reportsAmbiguousValuesAsHints() throws {
    let inference = try proposal(
      #"""
      [{ "kind": "ale", "is_new": 0, "size": "16" }, { "kind": "stout", "is_new": 1, "size": "12" },
       { "kind": "ale", "is_new": 1, "size": "8" }, { "kind": "stout", "is_new": 0, "size": "4" }]
      """#
    )
    #expect(inference.response == "[Beer]")
    #expect(fields(inference) == "kind: string, is_new: int, size: string")
    #expect(
      inference.hints == [
        #"Beer.kind: only "ale" and "stout" in 4 values; it may be an enum"#,
        #"Beer.is_new: nothing but 0 and 1; if that is no and yes: "bool" with "wire": "number""#,
        #"Beer.size: digits in strings; if they count something: "int" with "wire": "string""#,
      ]
    )
  }

  @Test func infersFromValuesAtPath() throws {
    let inference = try proposal(#"{"data": {"items": [{"a": 1}]}}"#, at: "data.items")
    #expect(fields(inference) == "a: int")
    #expect(inference.response == "[Beer]")
    #expect(try proposal(#"{"data": 1}"#, at: "items").hints == ["Beer: the samples hold no value"])
  }

  /// The errors of a spec with the proposed types and the samples as example responses.
  private func problems(_ samples: [JSONValue], _ inference: Inference) -> [String] {
    var spec: JSONObject = ["api": "Brewery", "servers": ["main": "https://a.example.com"]]
    spec["types"] = inference.fragment["types"]
    var endpoints = JSONObject()
    for (index, sample) in samples.enumerated() {
      let isList = sample.kind == .array
      var type = inference.response
      if isList != type.hasPrefix("[") { type = isList ? "[\(type)]" : type }
      endpoints["Samples.number\(index)"] = [
        "path": "/", "response": .string(type),
        "examples": ["one": ["response": sample]],
      ]
    }
    spec["endpoints"] = .object(endpoints)
    let text = canonicalText(of: .object(spec))
    let result = readSpec([SourceFile(path: "spec.json", bytes: Array(text.utf8))])
    return result.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  private static let seeds = [
    #"{"id": 1, "name": "a", "at": "2026-11-21T08:00:00Z", "tags": ["x"], "user": {"id": 2, "url": "https://a.b"}}"#,
    #"[{"a": {"b": {"a": {"b": 1}}}, "is_on": 0, "created_at": 1700000000}, {"a": null, "c": [[1], []]}]"#,
    #"{"2026": {"x": 1}, "error": {"type": "t", "self": {"+1": 1}}, "items": [{"item": {"items": []}}, null]}"#,
  ]

  @Test func proposedTypesAcceptAllSamples() throws {
    var checked = 0
    for (number, seed) in Self.seeds.enumerated() {
      var mutator = Mutator(seed: UInt64(number))
      let texts = (0..<300).map { _ in mutator.mutated(Array(seed.utf8)) }
      let values = texts.compactMap { try? JSONValue(parsing: $0) }
      for start in stride(from: 0, to: values.count - 3, by: 3) {
        let samples = Array(values[start..<start + 3])
        let inference = infer(samples, type: "Beer", at: nil)
        // A null example would mean an empty body.
        let bodies = samples.filter { !$0.isNull }
        #expect(problems(bodies, inference) == [], "\(samples)")
        checked += 1
      }
    }
    #expect(checked > 100)
  }
}
