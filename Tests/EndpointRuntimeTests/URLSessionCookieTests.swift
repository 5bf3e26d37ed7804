import EndpointRuntime
import Foundation
import TestServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("URLSessionTransport keeps cookies to itself")
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

  @Test func sendsWhatTheServerSet() async throws {
    let (server, transport) = (try server(), URLSessionTransport())
    try await send("login", to: server.url, by: transport)
    try await send("next", to: server.url, by: transport)
    #expect(server.requests.map { $0.header("Cookie") } == [nil, "session=s1"])
  }

  @Test func sharesThemWithNoOtherTransport() async throws {
    let server = try server()
    try await send("login", to: server.url, by: URLSessionTransport())
    try await send("next", to: server.url, by: URLSessionTransport())
    #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
    #expect(HTTPCookieStorage.shared.cookies(for: server.url)?.isEmpty != false)
  }

  @Test func sendsThemToNoOtherHost() async throws {
    let (server, transport) = (try server(), URLSessionTransport())
    try await send("login", to: server.url, by: transport)
    try await send("next", to: server.namedURL, by: transport)
    #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
  }

  @Test func sendsThemBesideTheRequestsOwn() async throws {
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

  @Test func keepsNoneWhereTheConfigurationSaysSo() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieAcceptPolicy = .never
    let (server, transport) = (try server(), URLSessionTransport(configuration: configuration))
    try await send("login", to: server.url, by: transport)
    try await send("next", to: server.url, by: transport)
    #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
  }
}
