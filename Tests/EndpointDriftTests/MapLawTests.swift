import EndpointJSON
import Mutation
import TestTraits
import Testing

/// Objects whose keys people or servers choose are dictionaries. Objects with few fields of one form are not.
@Suite("infer distinguishes dictionaries from structs", .serialized, .computing)
struct MapLawTests {
  private static let names = [
    "latency", "uptime", "requests", "errors", "memory", "threads", "queue", "disk", "cache",
    "network", "sessions", "restarts", "retries", "locks",
  ]

  /// Many lists of objects of one form are a dictionary. Few are fields.
  @Test func manyListsOfOneFormAreDictionary() async throws {
    for count in [1, 2, 4, 9, 10, 12, 14] {
      let keys = Self.names.prefix(count)
      let lists = keys.map { ($0, [["type": "gauge", "help": "text"]] as JSONValue) }
      let type = try await Self.type(of: .object(JSONObject(lists)), under: "metrics")
      #expect(type?.hasPrefix("[string: [") == (count >= 10), "\(count)")
    }
  }

  /// Keys that look like data make a dictionary of any size, also with lists as values.
  @Test(arguments: [
    ["1", "2"], ["1700000000", "1700000060"], ["a@example.com", "b@example.com"],
  ])
  func keysOfDataAreDictionary(keys: [String]) async throws {
    for value in [1, "x", [["a": 1]], ["a": 1, "b": 2], [1, 2]] as [JSONValue] {
      let object = JSONObject(keys.map { ($0, value) })
      let type = try await Self.type(of: .object(object), under: "values")
      #expect(type?.hasPrefix("[string: ") == true, "\(object)")
    }
  }

  /// People choose the keys of labels, whose values are texts. An object with other values has fields.
  @Test func labelsAreDictionary() async throws {
    for seed in 0..<40 {
      var chance = Chance(seed: UInt64(seed))
      let key = chance.pick(["labels", "commonLabels", "annotations", "headers", "env", "tags"])
      let count = chance.number(in: 1...5)
      let isPlain = chance.number(in: 0...2) > 0
      let members = Self.names.prefix(count).enumerated().map { index, name in
        (name, !isPlain && index == 0 ? 7 : "text" as JSONValue)
      }
      let type = try await Self.type(of: .object(JSONObject(members)), under: key)
      #expect((type == "[string: string]") == isPlain, "\(seed): \(key)")
    }
  }

  /// The elements of a list of labels or variables are objects with fields.
  @Test func elementsOfListsAreNoPairs() async throws {
    for key in ["labels", "annotations", "headers", "env", "tags"] {
      let type = try await Self.type(of: [["name": "a", "text": "b"]], under: key)
      #expect(type?.hasPrefix("[") == true && type?.contains(":") == false, "\(key): \(type ?? "")")
    }
  }

  /// Properties that are described by their types have names that people choose. Facts about a place do not.
  @Test func describedPropertiesAreDictionary() async throws {
    for count in 1...4 {
      for kind in ["text", "number"] {
        let members = Self.names.prefix(count).enumerated().map { index, name in
          (name, index == 3 ? ["fields": ["a": 1]] : ["type": .string(kind)] as JSONValue)
        }
        let described = JSONValue.object(JSONObject(members))
        #expect(
          try await Self.type(of: described, under: "properties")?.hasPrefix("[string: ") == true
        )
      }
      let facts = JSONObject(Self.names.prefix(count).map { ($0, "text" as JSONValue) })
      let type = try await Self.type(of: .object(facts), under: "properties")
      #expect(type?.hasPrefix("[string: ") == false, "\(count)")
    }
  }

  /// Texts under other keys in each sample, such as secrets, are a dictionary. Optional facts are not.
  @Test func otherTextsInEachSampleAreDictionary() async throws {
    for shared in [1, 2, 6] {
      let calls = (0..<6).map { index -> PathEvidenceTests.Call in
        let facts = index < shared ? #""owner": "x""# : #""owner\#(index)x": "x""#
        let name = Self.names[index]
        return ("GET /secrets/\(index)", #"{"data": {"\#(name)": "y", \#(facts)}, "version": 1}"#)
      }
      let types = try await PathEvidenceTests.proposal(calls).spec["types"]?.objectValue ?? [:]
      let isMap = types.contains { $0.value["fields"]?["data"] == "[string: string]" }
      #expect(isMap == (shared < 3), "\(shared)")
    }
  }

  /// A dictionary with a secret is secret, whether its keys or all samples together show that it is one.
  @Test(arguments: ["password", "api_key", "db-password", "CLIENT_SECRET", "color"])
  func dictionaryOfSecretsIsSecret(key: String) async throws {
    let texts = #"{"HOME": "/", "\#(key)": "x", "b.example.com": "y"}"#
    let variables = (0..<2).map { index -> PathEvidenceTests.Call in
      ("GET /builds/\(index)", #"{"env": \#(texts), "id": \#(index)}"#)
    }
    let secrets = (0..<6).map { index -> PathEvidenceTests.Call in
      let name = index == 3 ? key : Self.names[index]
      return ("GET /secrets/\(index)", #"{"data": {"\#(name)": "y"}, "version": 1}"#)
    }
    for (calls, field) in [(variables, "env"), (secrets, "data")] {
      let spec = try await PathEvidenceTests.proposal(calls).spec
      let uses = (spec["types"]?.objectValue ?? [:]).compactMap { $0.value["fields"]?[field] }
      #expect(uses.map(\.typeOfResponse) == ["[string: string]"], "\(spec)")
      #expect(uses.first?["secret"] == (key == "color" ? nil : true), "\(spec)")
    }
  }

  /// A list of objects under the path of a collection is a field of a wrapper, also beside empty lists. Several lists of one
  /// form are a dictionary.
  @Test func listOfObjectsIsField() async throws {
    for keys in [["volumes", "warnings"], ["boxes", "errors"], ["Items", "Hidden"]] {
      for other in [[], [["id": 2, "name": "c"]]] as [JSONValue] {
        let things: JSONValue = [["id": 1, "name": "b"]]
        let lists = [(keys[0], things), (keys[1], other)]
        let body = JSONValue.object(JSONObject(lists)).description
        let proposal = try await PathEvidenceTests.proposal([("GET /volumes", body)])
        let types = proposal.spec["types"]?.objectValue ?? [:]
        let isField = types.contains { $0.value["fields"]?[keys[1]] != nil }
        #expect(isField == (other == []), "\(keys) \(other)")
      }
    }
  }

  /// Texts under keys that differ between objects, where some keys are not identifiers.
  @Test func filesOfConfigurationsAreDictionary() async throws {
    for (files, isMap) in [
      ([["ca.crt": "x", "motd": "y"], ["nginx.conf": "x"]], true),
      ([["motd": "x", "banner": "y"], ["motd": "x"]], false),
      ([["motd": "x", "ca.conf": "y"], ["motd": "x"]], false),
    ] as [([JSONValue], Bool)] {
      let body: JSONValue = .array(files.map { ["name": "a", "data": $0] })
      let proposal = try await PathEvidenceTests.proposal([("GET /configs", "\(body)")])
      let type = proposal.spec["types"]?["Config"]?["fields"]?["data"]?.stringValue
      #expect((type == "[string: string]") == isMap, "\(files)")
    }
  }

  /// Numbers under keys that differ between objects are counts of what the keys name. Fields are in most objects.
  @Test func countsUnderOtherKeysAreDictionary() async throws {
    for (counts, isMap) in [
      ([["Swift": 9, "C": 1], ["Go": 7, "Make": 2], ["Rust": 5]], true),
      ([["Swift": 9, "C": 1], ["Swift": 7, "Make": 2], ["Swift": 5, "Go": 3]], false),
      ([["Swift": 9, "C": 1], ["Go": 7, "Make": 2]], false),
      ([["Swift": 9, "C": 1], ["Go": "7", "Make": 2], ["Rust": 5]], false),
      ([["errors": 9], ["warnings": 7], ["notes": 5]], false),
    ] as [([JSONValue], Bool)] {
      let calls = counts.enumerated().map { ("GET /repos/\($0)/languages", "\($1)") }
      let spec = try await PathEvidenceTests.proposal(calls).spec
      let type = spec["endpoints"]?["Repos.languages"]?["response"]?.stringValue
      #expect((type == "[string: int]") == isMap, "\(counts)")
    }
  }

  /// Keys with a common text up to a colon are data if their values are objects. Namespaces of fields have other values.
  @Test func namespacedKeysOfObjectsAreData() async throws {
    for (value, isData) in [(["n": 1], true), ("x", false), (7, false)] as [(JSONValue, Bool)] {
      for start in ["database:", "shard:a:", "dc:"] {
        let others: [(String, JSONValue)] = [("uptime", 1), ("host", "h"), ("kind", "k")]
        let members = others + [(start + "orders", value), (start + "users", value)]
        let body = JSONValue.object(JSONObject(members)).description
        let calls: [PathEvidenceTests.Call] = [("GET /vars", body)]
        let types = try await PathEvidenceTests.proposal(calls).spec["types"]?["Vars"]
        let keys = types?["fields"]?.objectValue?.map(\.key) ?? []
        #expect(keys.contains(start + "orders") == !isData, "\(start) \(value)")
        #expect((types?["additional"] != nil) == isData, "\(start) \(value)")
      }
    }
  }

  /// The type of a field with this value.
  private static func type(of value: JSONValue, under key: String) async throws -> String? {
    let response = JSONValue.object(JSONObject([("id", 1), ("title", "x"), (key, value)]))
    let proposal = try await PathEvidenceTests.proposal([("GET /reports/1", "\(response)")])
    return proposal.spec["types"]?["Report"]?["fields"]?[key]?.stringValue
  }
}
