import EndpointDrift
import EndpointJSON
import EndpointJudge
import TestTraits
import Testing

/// A text that a client sends as a name, or that a server lists as one, is data. It becomes no name in a spec.
@Suite("infer takes no names of things", .serialized, .computing)
struct KnownNameTests {
  private static let names = ["latency", "uptime", "orders", "billing", "search", "mail"]

  /// How traffic shows that a text is a name.
  private enum Evidence: CaseIterable {
    case body, nestedBody, form, path, query, list

    /// The calls that name a thing.
    func entries(_ name: String) -> [JSONValue] {
      let nothing = ("POST /things 204", "")
      return switch self {
      case .body: [KnownNameTests.entry(nothing, sent: #"{"name": "\#(name)", "size": 7}"#)]
      case .nestedBody:
        [KnownNameTests.entry(nothing, sent: #"{"thing": {"thing_id": "\#(name)"}}"#)]
      case .form: [KnownNameTests.entry(nothing, sent: "thingName=\(name)&size=7", .form)]
      case .path: [KnownNameTests.entry(("DELETE /things/\(name) 204", ""))]
      case .query: [KnownNameTests.entry(("POST /things/enable?name=\(name) 204", ""))]
      case .list: [KnownNameTests.entry(("GET /things", #"[{"name": "\#(name)", "size": 7}]"#))]
      }
    }
  }

  /// Objects and lists of one form under names of things are entries of a dictionary. A single key needs to be sent, since
  /// it may be that of a wrapper.
  @Test func namesAreKeys() async throws {
    for evidence in Evidence.allCases {
      for count in 1...4 {
        for value in [#"{"size": 1, "state": "x"}"#, "[]", #"["x"]"#] {
          let names = Self.names.prefix(count)
          let type = try await Self.type(names, value, names.flatMap(evidence.entries))
          let isMap = count > 1 || evidence != .list
          #expect(type.hasPrefix("[string: ") == isMap, "\(evidence) \(count) \(value)")
        }
      }
    }
  }

  /// Half of the keys show it for objects and lists, all of them for numbers and flags, and none for texts.
  @Test func fewNamesAreNoKeys() async throws {
    for (value, fewest) in [("[]", 2), (#"{"n": 1}"#, 2), ("7", 4), ("true", 4), (#""x""#, 5)] {
      for count in 0...4 {
        let known = Self.names.prefix(count).flatMap(Evidence.list.entries)
        let type = try await Self.type(Self.names.prefix(4), value, known)
        #expect(type.hasPrefix("[string: ") == (count >= fewest), "\(value) \(count)")
      }
    }
  }

  /// Texts that name fields, and other texts, are no names of things.
  @Test(arguments: [
    ("GET /songs?sort=NAME", ""), ("GET /songs?orderKey=NAME", ""), ("GET /songs?fields=NAME", ""),
    ("POST /songs", #"{"fields": ["NAME"]}"#), ("POST /songs", #"{"metric": "NAME"}"#),
  ])
  func otherTextsAreNoKeys(request: String, body: String) async throws {
    let names = Self.names.prefix(3)
    let entries = names.map { name in
      let named = { (text: String) in text.split(separator: "NAME").joined(separator: name) }
      let call = (request == "POST /songs" ? request : named(request + " "), "[1]")
      return Self.entry(call, sent: body.isEmpty ? nil : named(body))
    }
    let type = try await Self.type(names, #"{"size": 1, "state": "x"}"#, entries)
    #expect(!type.hasPrefix("["), "\(type)")
  }

  /// A word is a value if its response has it under the word before. So it is one behind each word with this one.
  @Test func wordsBehindTheirOwnWordAreValues() async throws {
    for word in ["service", "node", "region", "shard", "queues"] {
      let owner = word == "queues" ? "queue" : word
      for key in [owner, "\(owner)_name", "\(owner)Name", owner.capitalized] {
        let thing = #"{"\#(key)": "mail", "size": 1}"#
        for response in [thing, "[\(thing)]"] {
          let proposal = try await PathEvidenceTests.proposal([
            ("GET /catalog/\(word)/mail", response), ("GET /about", #"{"a": 1}"#),
            ("GET /health/\(word)/mail", #"{"ok": true}"#),
            ("GET /health/\(owner)-parts/mail", #"{"ok": true}"#),
            ("GET /health/other/mail", #"{"ok": true}"#),
          ])
          let paths = PathEvidenceTests.endpoints(of: proposal).map { path in
            path.replacing(#/\{\w+\}/#, with: "{}")
          }
          let values = ["GET /catalog/\(word)/{}", "GET /health/\(word)/{}"]
          let expected = values + ["GET /health/\(owner)-parts/{}", "GET /health/other/mail"]
          #expect(Set(paths) == Set(expected + ["GET /about"]), "\(word) \(key)")
        }
      }
    }
  }

  /// Words with z are no random texts.
  @Test(arguments: ["fuzzyTimes", "sharedNozzle", "puzzleSizes", "frozenHorizon", "lazyBuzzer"])
  func wordsWithZAreNames(name: String) {
    #expect(RecordedName.isIdentifier(name))
  }

  private enum Encoding: String {
    case json = "application/json"
    case form = "application/x-www-form-urlencoded"
  }

  private static func entry(
    _ call: PathEvidenceTests.Call,
    sent: String? = nil,
    _ encoding: Encoding = .json
  ) -> JSONValue {
    var entry = PathEvidenceTests.entry(call, "application/json").objectValue ?? [:]
    guard let sent else { return .object(entry) }
    var request = entry["request"]?.objectValue ?? [:]
    request["postData"] = ["mimeType": .string(encoding.rawValue), "text": .string(sent)]
    entry["request"] = .object(request)
    return .object(entry)
  }

  /// The type of an object with these keys, in traffic with other calls.
  private static func type(
    _ keys: some Sequence<String>,
    _ value: String,
    _ entries: [JSONValue]
  ) async throws -> String {
    let members = keys.map { #""\#($0)": \#(value)"# }.joined(separator: ", ")
    let report = #"{"id": 1, "title": "x", "parts": {\#(members)}}"#
    let proposal = try await PathEvidenceTests.proposal(
      of: entries + [entry(("GET /reports/1", report))]
    )
    return proposal.spec["types"]?["Report"]?["fields"]?["parts"]?.stringValue ?? ""
  }
}
