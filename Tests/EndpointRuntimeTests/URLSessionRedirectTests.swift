import Foundation
import TestServer
import TestTraits
import Testing

@testable import EndpointRuntime

@Suite("URLSessionTransport redirects", .network)
struct URLSessionRedirectTests {
  let transport = URLSessionTransport()

  /// A server that redirects `/from` to the location. To other paths, it responds with the method
  /// and body of the request.
  private func server(_ status: Int, to location: String) throws -> TestServer {
    try TestServer { request in
      request.path == "/from"
        ? .redirect(status, location) : .text(200, "\(request.method) \(request.text)")
    }
  }

  private func post(_ url: URL) -> HTTPRequest {
    HTTPRequest(
      .post,
      url: url,
      headers: ["Content-Type": "text/plain", "X-Trace": "t"],
      body: .data(Data("payload".utf8))
    )
  }

  @Test(arguments: [
    (301, "GET "), (302, "GET "), (303, "GET "), (307, "POST payload"), (308, "POST payload"),
  ])
  func redirectedPostBecomesGetOrResendsBody(_ status: Int, _ expected: String) async throws {
    let server = try server(status, to: "/to")
    let response = try await transport.send(post(server.url.appendingPathComponent("from")))
    #expect(response.text == expected)
    let last = try #require(server.requests.last)
    #expect(last.header("X-Trace") == "t")
    #expect((last.header("Content-Type") == nil) == (expected == "GET "))
    #expect(server.requests.count == 2)
  }

  @Test func resendsFileAfter308() async throws {
    let server = try server(308, to: "/to")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("from a file".utf8).write(to: file)
    let url = server.url.appendingPathComponent("from")
    let response = try await transport.send(HTTPRequest(.put, url: url, body: .file(file)))
    #expect(response.text == "PUT from a file")
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func doesNotSendCredentialsToOtherOrigin(_ status: Int) async throws {
    let other = try TestServer { _ in .text(200, "other") }
    let server = try server(status, to: "\(other.url)/to?key=k1&page=2&signed=yes")
    var request = HTTPRequest(
      url: URL(string: "\(server.url)/from?key=k1")!,
      headers: ["Authorization": "Bearer a", "Cookie": "c=1", "Proxy-Authorization": "Basic p"],
      urlSecrets: URLSecrets(queryNames: ["key"])
    )
    request.headers.add("X-API-Key", "k2", isSecret: true)
    request.headers.add("X-Trace", "t")
    #expect(try await transport.send(request).text == "other")
    let sent = try #require(server.requests.first)
    #expect(sent.header("Authorization") == "Bearer a")
    let received = try #require(other.requests.first)
    for name in ["Authorization", "Cookie", "Proxy-Authorization", "X-API-Key"] {
      #expect(received.header(name) == nil, "\(name)")
    }
    #expect(received.header("X-Trace") == "t")
    #expect(received.target == "/to?page=2&signed=yes")
  }

  @Test func doesNotSendCredentialsAfterReturnFromOtherOrigin() async throws {
    let home = HomeURL()
    let other = try TestServer { _ in .redirect(302, "\(home.url)/back") }
    let server = try TestServer { request in
      request.path == "/from" ? .redirect(302, "\(other.url)/") : .text(200, "home")
    }
    home.url = server.url.absoluteString
    let url = server.url.appendingPathComponent("from")
    let request = HTTPRequest(url: url, headers: ["Authorization": "Bearer a"])
    #expect(try await transport.send(request).text == "home")
    #expect(server.requests.map { $0.header("Authorization") } == ["Bearer a", nil])
  }

  @Test func sendsCredentialsWithinOrigin() async throws {
    let server = try server(302, to: "/to")
    let url = server.url.appendingPathComponent("from")
    let request = HTTPRequest(url: url, headers: ["Authorization": "Bearer a"])
    _ = try await transport.send(request)
    #expect(server.requests.map { $0.header("Authorization") } == ["Bearer a", "Bearer a"])
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func returnsRedirectIfRequested(_ status: Int) async throws {
    let server = try TestServer { _ in
      .text(status, "moved", headers: ["Location": "http://127.0.0.1:1/"])
    }
    let response = try await transport.send(HTTPRequest(url: server.url, redirects: .return))
    #expect(response.status == status)
    #expect(response.headers["Location"] == "http://127.0.0.1:1/")
    #expect(response.text == "moved")
  }

  @Test func followsAtMostTwentyRedirects() async throws {
    let server = try TestServer { request in
      let left = Int(request.path.dropFirst()) ?? 0
      return left == 0 ? .text(200, "end") : .redirect(302, "/\(left - 1)")
    }
    let twenty = HTTPRequest(url: server.url.appendingPathComponent("20"))
    #expect(try await transport.send(twenty).text == "end")
    let more = HTTPRequest(url: server.url.appendingPathComponent("21"))
    let error = await #expect(throws: TransportError.self) { try await transport.send(more) }
    #expect((error?.underlying as? URLError)?.code == .httpTooManyRedirects)
  }

  @Test(arguments: [
    "", "?", "#", "//", "///x", "?q=1", "../..", "x y", "%zz", "http://", "http:///x", "foo:bar",
    "mailto:a@b", "file:///etc/passwd", "javascript:alert(1)", "http://[::1", "é", ":", "http:x",
    "//:80", "http://a b/", "http://127.0.0.1:99999/", "\\\\host\\x",
  ])
  func survivesAnyLocation(_ location: String) async throws {
    let server = try server(302, to: location)
    let url = server.url.appendingPathComponent("from")
    do {
      let response = try await transport.send(HTTPRequest(url: url))
      #expect([200, 302].contains(response.status))
    } catch {
      #expect(error is TransportError)
    }
  }

  @Test func followsRedirectToUppercaseScheme() async throws {
    let other = try TestServer { _ in .text(200, "other") }
    let server = try server(302, to: "HTTP://127.0.0.1:\(other.port)/a b")
    let url = server.url.appendingPathComponent("from")
    #expect(try await transport.send(HTTPRequest(url: url)).text == "other")
    #expect(other.requests.map(\.target) == ["/a%20b"])
  }
}

/// A URL that is known only after the server that redirects to it has started.
private final class HomeURL: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = ""
  var url: String {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
