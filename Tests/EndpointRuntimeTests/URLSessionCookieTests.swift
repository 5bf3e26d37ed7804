import EndpointRuntime
import Foundation
import TestServer
import TestTraits
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("URLSessionTransport cookies", .network)
struct URLSessionCookieTests {
  private func server() throws -> TestServer {
    try TestServer { request in
      request.path == "/login"
        ? .reply(200, headers: ["Set-Cookie": "session=s1; Path=/"]) : .text(200, "ok")
    }
  }

  private func send(
    _ path: String,
    to url: URL,
    by transport: URLSessionTransport,
    cookie: String? = nil
  ) async throws {
    var request = HTTPRequest(url: url.appendingPathComponent(path))
    request.headers["Cookie"] = cookie
    _ = try await transport.send(request)
  }

  @Test func sendsCookiesFromServer() async throws {
    let (server, transport) = (try server(), URLSessionTransport())
    try await send("login", to: server.url, by: transport)
    try await send("next", to: server.url, by: transport)
    #expect(server.requests.map { $0.header("Cookie") } == [nil, "session=s1"])
  }

  @Test func doesNotShareCookiesWithOtherTransports() async throws {
    let server = try server()
    try await send("login", to: server.url, by: URLSessionTransport())
    try await send("next", to: server.url, by: URLSessionTransport())
    #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
    #expect(HTTPCookieStorage.shared.cookies(for: server.url)?.isEmpty != false)
  }

  @Test func doesNotSendCookiesToOtherHosts() async throws {
    let (server, transport) = (try server(), URLSessionTransport())
    try await send("login", to: server.url, by: transport)
    try await send("next", to: server.namedURL, by: transport)
    #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
  }

  @Test func mergesCookiesWithThoseOfRequest() async throws {
    let (server, transport) = (try server(), URLSessionTransport())
    try await send("login", to: server.url, by: transport, cookie: "key=k; lang=de")
    try await send("next", to: server.url, by: transport, cookie: "key=k; lang=de")
    try await send("next", to: server.url, by: transport, cookie: "session=mine")
    #expect(
      server.requests.map { $0.header("Cookie") } == [
        "key=k; lang=de", "key=k; lang=de; session=s1", "session=mine",
      ]
    )
  }

  @Test func parsesAttributesOfSeveralCookies() async throws {
    let server = try TestServer { _ in
      .reply(
        200,
        headers: [
          "Set-Cookie": "a=1; Expires=Wed, 21 Oct 2099 07:28:00 GMT; Path=/\r\nSet-Cookie: b=2"
        ]
      )
    }
    let transport = URLSessionTransport()
    try await send("", to: server.url, by: transport)
    try await send("", to: server.url, by: transport)
    let cookies = server.requests.last?.header("Cookie")?.split(separator: "; ").sorted()
    #expect(cookies == ["a=1", "b=2"])
  }

  /// Foundation's parser crashes on the first of these headers.
  @Test(arguments: [
    ("\u{1F0A1}=; Path=/x", nil), ("=, c=1", "c=1"), (",", nil), ("c=1; Max-Age=nan", "c=1"),
    ("c", nil), ("=1", nil),
    ("c=1; Max-Age=99999999999999999999999", "c=1"), ("c=1; max-age=1e400; =", "c=1"),
    ("c=1; Expires=Wed, 21-Oct-2099 07:28:00 GMT", "c=1"), ("c=a=b;;", "c=a=b"),
    ("c=1; Expires=Wed, 21-Oct-2015 07:28:00 GMT", nil),
    ("c=1; Max-Age=60; Expires=Wed, 21 Oct 2015 07:28:00 GMT", "c=1"), ("c=1; Path=x", "c=1"),
    ("c=1; Expires=Wed, 21 Oct 2099 07:28:00 GMT, d=2; Path=/", "c=1; d=2"),
    ("c=\"1, 2\"; HttpOnly", "c=\"1, 2\""),
  ])
  func parsesUnusualSetCookieHeaders(_ text: String, _ expected: String?) async throws {
    let server = try TestServer { _ in .reply(200, headers: ["Set-Cookie": text]) }
    let transport = URLSessionTransport()
    for _ in 0..<2 { try await send("", to: server.url, by: transport) }
    let sent = server.requests.last?.header("Cookie")
    #expect(sent?.split(separator: "; ").sorted() == expected?.split(separator: "; ").sorted())
  }

  @Test(arguments: [
    "c=1; Path=/elsewhere", "c=1; Secure", "c=1; Max-Age=0", "c=1; Max-Age=-1",
    "c=1; Domain=example.com", "c=1; Domain=1",
    "c=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT",
  ])
  func doesNotSendExpiredOrExcludedCookies(_ cookie: String) async throws {
    let server = try TestServer { _ in .reply(200, headers: ["Set-Cookie": cookie]) }
    let transport = URLSessionTransport()
    try await send("", to: server.url, by: transport)
    try await send("", to: server.url, by: transport)
    #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
  }

  @Test func storesCookiesUntilTheyExpire() async throws {
    let server = try TestServer { request in
      .reply(
        200,
        headers: ["Set-Cookie": request.path == "/out" ? "c=; Max-Age=0" : "c=1; Max-Age=60"]
      )
    }
    let transport = URLSessionTransport()
    for path in ["in", "out", "in"] { try await send(path, to: server.url, by: transport) }
    #expect(server.requests.map { $0.header("Cookie") } == [nil, "c=1", nil])
  }

  @Test func storesNoCookiesIfConfigurationForbidsThem() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieAcceptPolicy = .never
    let (server, transport) = (try server(), URLSessionTransport(configuration: configuration))
    try await send("login", to: server.url, by: transport)
    try await send("next", to: server.url, by: transport)
    #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
  }
}
