import EndpointRuntime
import Foundation
import LanguageFixtures
import Testing

@Suite("Secret masking")
struct SecretTests {
  private static let login = Login(
    user: "ada",
    password: "s3cret1",
    pins: [99_999_991],
    passKey: Point(x: 99_999_992),
    deep: "s3cret2",
    level: 99_999_993
  )
  private static let secrets = ["s3cret", "9999999"]

  private func check(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    for secret in Self.secrets {
      #expect(!text.contains(secret), "\(text)", sourceLocation: location)
    }
  }

  @Test func masksSecretsInValues() throws {
    check(shown(Self.login))
    #expect(shown(Self.login).contains("ada"))
    check(shown([Self.login]))
    check(shown(Command.secret(Self.login)))
    check(shown(["a": Self.login as Login?]))
    check(shown(Member(name: "n", password: "s3cret")))
    check(shown(Change(token: .set("s3cret"))))
    #expect(shown(Change(color: .set("red"))).contains("red"))
  }

  @Test func masksSecretsInRequests() throws {
    let requests = [
      shown(Echo.login(Self.login)), Echo.login(Self.login).curl(for: .production()),
      shown(try Echo.login(Self.login).httpRequest(for: .production())),
      shown(try Echo.login(Self.login).httpRequest(for: .production()).body),
      shown(Echo.command(.secret(Self.login))),
      Echo.command(.secret(Self.login)).curl(for: .production()),
      shown(Echo.change(Change(token: .set("s3cret")))),
      Echo.change(Change(token: .set("s3cret"))).curl(for: .production()),
      Echo.member(Member(name: "n", password: "s3cret")).curl(for: .production()),
    ]
    for text in requests { check(text) }
    #expect(requests[1].contains("ada"))
  }

  @Test(arguments: [
    #"{"user":"ada","password":["s3cret"]}"#, #"{"user":"ada","password":{"s3cret":1}}"#,
    #"{"user":"ada","password":"p","pins":["s3cret"]}"#,
    #"{"user":"ada","password":"p","pass_key":"s3cret"}"#,
    #"{"user":"ada","password":"p","pass_key":{"x":"s3cret"}}"#,
    #"{"user":"ada","password":"p","inner":{"deep":99999991}}"#,
    #"{"user":"ada","password":"p","level":"s3cret"}"#,
    #"{"user":"ada","password":99999991}"#,
  ])
  func hidesSecretsInFailures(_ text: String) async {
    check(failure(Login.self, text) ?? "")
    #expect(decoded(Login.self, text) == nil)
    do {
      _ = try JSONDecoder().decode(Login.self, from: Data(text.utf8))
    } catch {
      check("\(error)")
    }
    let stub = StubTransport { _ in .json(200, text) }
    do throws(Language.ClientError) {
      _ = try await Client<Language>(.production(), credentials: .bearer("t"), transport: stub)
        .send(Echo.login(Self.login))
    } catch {
      check(error.localizedDescription)
      check("\(error)")
      check(shown(error))
    }
  }

  @Test func masksSecretsInLogs() async throws {
    let lines = Lines()
    let stub = StubTransport { _ in .json(200, #"{"user":"ada","password":"s3cret","level":1}"#) }
    let client = Client<Language>(
      .production(),
      credentials: [
        "token": .bearer("s3cret"), "signature": .key("s3cret"), "key": .key("s3cret"),
      ],
      transport: stub,
      middleware: [.logging { lines.add($1) }]
    )
    _ = try await client.send(Echo.login(Self.login))
    try await client.send(Policies.alternatives())
    _ = try await client.send(Places.query(text: "t", signature: "s3cret"))
    #expect(lines.all.count == 6)
    for line in lines.all { check(line) }
  }

  @Test func masksSecretsInLogsOfBodies() async throws {
    let lines = Lines()
    let stub = StubTransport { _ in .json(200, #"{"user":"ada","password":"hush","level":1}"#) }
    let logging: LoggingMiddleware = .logging(bodies: 1000) { lines.add($1) }
    let client = Client<Language>(
      .production(),
      credentials: .bearer("t"),
      transport: stub,
      middleware: [logging]
    )
    _ = try await client.send(Echo.login(Self.login))
    #expect(lines.all.count == 2)
    for line in lines.all { check(line) }
    #expect(lines.all[1].contains(#""user":"ada""#))
    #expect(!lines.all[1].contains("hush"))
  }

  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    var all: [String] { lock.withLock { lines } }
    func add(_ line: String) { lock.withLock { lines.append(line) } }
  }
}
