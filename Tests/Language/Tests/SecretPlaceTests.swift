@_spi(Generated) import EndpointRuntime
import Foundation
import LanguageFixtures
import Testing

/// `level`, `pins`, `deep`, `key` and `token` are secret in some types of the spec, but not in all.
@Suite("Secrets are masked by type and place")
struct SecretPlaceTests {
  private struct Vault: WireDecodable, Sendable, Equatable {
    var pin = ""
    var opened: Date?
    var day: Day?
    var data: Data?
    var count: Int?
    var note: Note?
    var owners: [Owner]?
    var names: [String]?
    var deep: String?
    var labels: [String: String]?
    var anything: JSONValue?

    private enum Key: ~Copyable {
      case pin, opened, day, data, count, note, owners, labels, anything
    }

    private static let keys = WireKeys<Key> { keys in
      keys.add("pin required secret", as: .pin)
      keys.add("opened secret", as: .opened)
      keys.add("day secret", as: .day)
      keys.add("data secret", as: .data)
      keys.add("count secret", as: .count)
      keys.add("note", as: .note)
      keys.add("owners", as: .owners)
      keys.add("labels", as: .labels)
      keys.add("anything", as: .anything)
    }

    init?(from json: inout JSONReader) {
      var object = json.object(Self.keys)
      while let key = json.next(&object) {
        switch key.name {
        case .pin: json.string(&pin)
        case .opened: opened = json.date()
        case .day: day = json.day()
        case .data: data = json.data()
        case .count: count = json.int(.string)
        case .note: note = json.attempt { Note(from: &$0) }
        case .owners: owners = json.array()
        case .labels: labels = json.dictionary()
        case .anything: anything = json.value()
        }
      }
      names = json.at("list[].pin", of: object, secret: true) { $0.array() }
      deep = json.at("inner.pin", of: object) { $0.string() }
      guard json.finish(&object) else { return nil }
    }
  }

  /// Its `pin` is not secret.
  private struct Note: WireDecodable, Sendable, Equatable {
    var pin = ""

    private enum Key: ~Copyable { case pin }

    private static let keys = WireKeys<Key> { keys in
      keys.add("pin required", as: .pin)
    }

    init?(from json: inout JSONReader) {
      var object = json.object(Self.keys)
      while let key = json.next(&object) {
        switch key.name {
        case .pin: json.string(&pin)
        }
      }
      guard json.finish(&object) else { return nil }
    }
  }

  /// Contains a value for each way of reading, with white space.
  private static let body = #"""
    { "pin": "hush1", "opened": "2026-11-21T08:30:00Z", "day": "2026-11-21", "data": "aHVzaA==",
      "count": "8765", "note": {"pin": "open1"}, "owners": [{"login":"ada","email":"e"}],
      "labels": {"pin": "open2", "b": "c"}, "anything": {"pin": "hush2", "a": "open3"},
      "list": [{"pin": "hush3"}, {"pin": "hush4"}], "inner": {"pin": "open4"}, "token": "hush5" }
    """#

  private static let request = Language.Request<Vault>(
    .get,
    "/vault",
    endpoint: "vault",
    response: .json
  )

  private func client(_ transport: any Transport) -> Client<Language> {
    Client<Language>(.production(), credentials: .bearer("t"), transport: transport)
  }

  private func recorded<Value>(
    _ request: Language.Request<Value>,
    _ response: HTTPResponse
  ) async throws -> (text: String, value: Value?) {
    let recording = RecordingTransport(StubTransport { _ in response })
    let value = try? await client(recording).send(request)
    return (recording.text, value)
  }

  private func replayed<Value>(
    _ request: Language.Request<Value>,
    _ text: String
  ) async throws -> Value {
    let name = "places-\(UUID().uuidString).json"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await client(try StubTransport(replaying: file)).send(request)
  }

  @Test(arguments: [true, false])
  func masksOnlySecretFieldOfTwoWithSameName(isCompact: Bool) async throws {
    let body = isCompact ? try "\(JSONValue(parsing: Self.body.utf8))" : Self.body
    let (text, value) = try await recorded(Self.request, .json(200, body))
    for number in 1...5 { #expect(!text.contains("hush\(number)"), "\(text)") }
    for secret in ["8765", "aHVzaA", "08:30", "2026-11-21"] { #expect(!text.contains(secret)) }
    for number in 1...4 { #expect(text.contains("open\(number)"), "\(text)") }
    let original = try #require(value)
    let replay = try await replayed(Self.request, text)
    #expect(replay.note == original.note)
    #expect(replay.deep == "open4")
    #expect(replay.labels == original.labels)
    #expect(replay.owners == original.owners)
    #expect(replay.opened == Date(timeIntervalSince1970: 0))
    #expect(replay.count == 0)
    #expect(replay.names == ["***", "***"])
  }

  @Test func recordsTypeWithoutSecretsUnchanged() async throws {
    let body = #"{"a":"1","token":"2","password":"3"}"#
    let request = Echo.labels(Labels(additional: ["a": "1"]))
    let (text, value) = try await recorded(request, .json(200, body))
    #expect(value?.additional == ["a": "1", "token": "2", "password": "3"])
    #expect(try await replayed(request, text) == value)
  }

  @Test(arguments: [
    (500, #"{"pin":"hush","token":["hush"],"a":"open"}"#),
    (200, #"{"pin":["hush"],"token":"hush","a":"open"}"#),
    (200, #"{"pin":"hush","note":{"pin":"hush","pin":"hush"},"note":{"token":"hush"},"a":"open"}"#),
    (200, #"{"pin":"hush" "a":"open"}"#),
    (200, #"{"other":{"pin":"hush"},"a":"open"}"#),
  ])
  func masksUndecodedFieldsByName(_ status: Int, _ body: String) async throws {
    let (text, _) = try await recorded(Self.request, .json(status, body))
    let isDecoded = body.contains("note")
    #expect(isDecoded || !text.contains("hush"), "\(text)")
    #expect(!isDecoded || text.matches(of: /hush/).count == 1, "\(text)")
  }

  @Test func masksServiceFailureByItsType() async throws {
    let body = #"{"code":4,"message":"m","password":"hush"}"#
    let (text, value) = try await recorded(Echo.login(login), .json(404, body))
    #expect(value == nil)
    #expect(text.contains(#""code": 4, "message": "m", "password": "***""#), "\(text)")
  }

  @Test func replaysRecordingWithMaskedSecrets() async throws {
    let body = #"{"user":"ada","password":"hush","pins":[1,2],"inner":{"deep":"hush"},"level":3}"#
    let (text, value) = try await recorded(Echo.login(login), .json(200, body))
    #expect(value?.level == 3)
    #expect(!text.contains("hush"))
    let replay = try await replayed(Echo.login(login), text)
    #expect(replay.user == "ada" && replay.password == "***" && replay.pins == [0, 0])
  }

  private var login: Login { Login(user: "ada", password: "s3cret") }
}
