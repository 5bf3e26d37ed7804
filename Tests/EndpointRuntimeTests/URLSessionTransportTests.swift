import Foundation
import TestServer
import TestTraits
import Testing

@testable import EndpointRuntime

@Suite("URLSessionTransport sends and receives", .network)
struct URLSessionTransportTests {
  let transport = URLSessionTransport()

  @Test(arguments: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE"])
  func sendsMethod(_ method: String) async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    let request = HTTPRequest(HTTPMethod(rawValue: method), url: server.url)
    #expect(try await transport.send(request).status == 200)
    #expect(server.requests.map(\.method) == [method])
  }

  @Test func sendsHeadersUnchanged() async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    let headers: HTTPHeaders = [
      "X-Word": "naïve; q=0.5, \"x\"", "X-Empty": "", "Authorization": "Bearer abc",
      "Accept": "application/json",
    ]
    _ = try await transport.send(HTTPRequest(url: server.url, headers: headers))
    let received = try #require(server.requests.first)
    for field in headers.fields { #expect(received.header(field.name) == field.value) }
  }

  @Test(arguments: [0, 1, 70_000, 3_000_000])
  func sendsBodyOfBytes(_ count: Int) async throws {
    let server = try TestServer { .reply(200, body: $0.body) }
    let body = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    let request = HTTPRequest(.post, url: server.url, body: .data(body))
    #expect(try await transport.send(request).body == body)
    #expect(server.requests.first?.header("Content-Length") == "\(count)")
  }

  @Test func sendsFile() async throws {
    let server = try TestServer { .text(200, "\($0.body.count)") }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = Data((0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 13) })
    try bytes.write(to: file)
    let request = HTTPRequest(.put, url: server.url, body: .file(file))
    #expect(try await transport.send(request).text == "5000000")
    #expect(server.requests.first?.body == [UInt8](bytes))
  }

  @Test func reportsMissingFile() async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    let missing = URL(fileURLWithPath: "/nowhere/\(UUID().uuidString)")
    let request = HTTPRequest(.put, url: server.url, body: .file(missing))
    await #expect(throws: InvalidRequest.self) { try await transport.send(request) }
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [200, 201, 204, 304, 400, 403, 404, 409, 418, 429, 500, 503, 599])
  func returnsEveryStatus(_ status: Int) async throws {
    let body = status == 204 || status == 304 ? "" : "body of \(status)"
    let server = try TestServer { _ in .reply(status, body: Array(body.utf8)) }
    let response = try await transport.send(HTTPRequest(url: server.url))
    #expect(response.status == status)
    #expect(response.text == body)
  }

  @Test func returnedHeaderNamesIgnoreCase() async throws {
    let server = try TestServer { _ in .json(200, "{}", headers: ["X-Rate-Limit": "17"]) }
    let response = try await transport.send(HTTPRequest(url: server.url))
    #expect(response.headers["x-rate-limit"] == "17")
    #expect(response.headers["content-type"] == "application/json")
  }

  @Test func joinsChunks() async throws {
    let server = try TestServer { _ in .chunked(["one ", "two ", "drei"], every: 0.02) }
    #expect(try await transport.send(HTTPRequest(url: server.url)).text == "one two drei")
  }

  @Test func decompressesGzip() async throws {
    let server = try TestServer { _ in
      .reply(200, headers: ["Content-Encoding": "gzip"], body: Self.gzipped)
    }
    let response = try await transport.send(HTTPRequest(url: server.url))
    #expect(response.text == "hello hello hello hello")
    #expect(server.requests.first?.header("Accept-Encoding")?.contains("gzip") == true)
  }

  @Test func reusesConnection() async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    for _ in 0..<5 { _ = try await transport.send(HTTPRequest(url: server.url)) }
    #expect(Set(server.requests.map(\.connection)) == [0])
  }

  @Test func sendsConcurrentRequests() async throws {
    let server = try TestServer { .text(200, $0.target) }
    let texts = try await withThrowingTaskGroup(of: (String, String).self) { group in
      for number in 0..<50 {
        group.addTask {
          let url = server.url.appendingPathComponent("\(number)")
          return ("/\(number)", try await transport.send(HTTPRequest(url: url)).text)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.count == 50)
    #expect(texts.allSatisfy { $0.0 == $0.1 })
  }

  @Test func closesConnectionsWhenDeallocated() async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    _ = try await URLSessionTransport().send(HTTPRequest(url: server.url))
    #expect(await server.becomes { $0.openConnections == 0 })
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x", "data:,x", "http:///x", "/x"])
  func rejectsURLsOtherThanHTTP(_ text: String) async throws {
    let url = try #require(URL(string: text))
    await #expect(throws: InvalidRequest.self) { try await transport.send(HTTPRequest(url: url)) }
  }

  @Test(arguments: [
    ("X-Token", "abc\r\nX-Admin: yes"), ("X-Token", "abc\n"), ("X-Token", "a\u{0}b"),
    ("X-Admin: yes\r\nX", "a"), ("", "a"), ("X Y", "a"), ("X:", "a"),
  ])
  func rejectsInvalidHeaders(_ name: String, _ value: String) async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    let headers = HTTPHeaders([.init(name, value, isSecret: true)])
    let error = await #expect(throws: InvalidRequest.self) {
      try await transport.send(HTTPRequest(url: server.url, headers: headers))
    }
    #expect(error?.reason.contains("abc") == false)
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["", "GET / HTTP/1.1\r\nX:", "GET\n"])
  func rejectsInvalidMethods(_ method: String) async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    let request = HTTPRequest(HTTPMethod(rawValue: method), url: server.url)
    await #expect(throws: InvalidRequest.self) { try await transport.send(request) }
  }

  @Test func rejectsBodyInGet() async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    let request = HTTPRequest(.get, url: server.url, body: .data(Data("x".utf8)))
    await #expect(throws: InvalidRequest.self) { try await transport.send(request) }
  }

  @Test func cacheOnlyRequestFailsIfNotCached() async throws {
    let server = try TestServer { _ in .text(200, "ok") }
    let request = HTTPRequest(url: server.url, cache: .only)
    let error = await #expect(throws: TransportError.self) { try await transport.send(request) }
    #expect((error?.underlying as? URLError)?.code == .resourceUnavailable)
    #expect(server.requests.isEmpty)
  }

  @Test func reloadBypassesCache() async throws {
    let server = try TestServer { _ in .text(200, "ok", headers: ["Cache-Control": "max-age=60"]) }
    let request = HTTPRequest(url: server.url, cache: .reload)
    for _ in 0..<2 { _ = try await transport.send(request) }
    #expect(server.requests.count == 2)
  }

  private static let gzipped: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57,
    0xC8, 0x40, 0x27, 0x01, 0xE3, 0x51, 0x3D, 0x8D, 0x17, 0x00, 0x00, 0x00,
  ]
}
