import AsyncHTTPTransport
import EndpointRuntime
import Foundation
import TestServer
import Testing

@Suite("AsyncHTTPTransport", .timeLimit(.minutes(15)))
struct TransportTests {
  private let transport = AsyncHTTPTransport()

  private func url(_ server: TestServer, _ path: String) throws -> URL {
    try #require(URL(string: path, relativeTo: server.url)).absoluteURL
  }

  @Test func sendsTargetAndHeadersUnchanged() async throws {
    let server = try TestServer { _ in .reply(204) }
    let target = "/a%2Fb/%C3%A9?x=1%262&y=%20+"
    let request = HTTPRequest(
      "PURGE",
      url: try url(server, target),
      headers: HTTPHeaders([.init("X-Tag", "a"), .init("X-Tag", "b")])
    )
    #expect(try await transport.send(request).status == 204)
    let seen = try #require(server.requests.first)
    #expect(seen.method == "PURGE" && seen.target == target)
    #expect(seen.headers.filter { $0.name == "X-Tag" }.map(\.value) == ["a", "b"])
  }

  @Test func returnsEachLineOfHeader() async throws {
    let server = try TestServer { _ in
      .raw(
        "HTTP/1.1 200 OK\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Length: 2\r\n\r\nok"
      )
    }
    let response = try await transport.send(HTTPRequest(url: server.url))
    #expect(response.headers.values(of: "Set-Cookie") == ["a=1", "b=2"])
    #expect(response.text == "ok")
  }

  @Test func uploadsFilesInPieces() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: file)
    let server = try TestServer { _ in .reply(201) }
    let progress = Seen()
    var request = HTTPRequest(.post, url: server.url)
    request.body = HTTPBody(.joined([.data(Data("head".utf8)), .file(file), .data(Data([1, 2]))]))
    request.uploadProgress = UploadProgress { progress.add("\($0) of \($1)") }
    #expect(try await transport.send(request).status == 201)
    let seen = try #require(server.requests.first)
    #expect(seen.body == Array("head".utf8) + bytes + [1, 2])
    #expect(seen.header("Content-Length") == "300006")
    #expect(progress.all.first == "4 of 300006" && progress.all.last == "300006 of 300006")
  }

  @Test func streamsEachChunk() async throws {
    let server = try TestServer { _ in .chunked(["a", "b", "c"], every: 0.3) }
    let stream = try #require(try await transport.open(HTTPRequest(url: server.url)).stream)
    var pieces: [String] = []
    for try await piece in stream { pieces.append(String(decoding: piece, as: UTF8.self)) }
    #expect(pieces == ["a", "b", "c"])
  }

  @Test func unreadStreamHoldsBackServer() async throws {
    let piece = [UInt8](repeating: 32, count: 1_000_000)
    let server = try TestServer { _ in .repeated(piece, times: 100) }
    let stream = try #require(try await transport.open(HTTPRequest(url: server.url)).stream)
    _ = try await stream.next()
    try await Task.sleep(for: .seconds(1))
    #expect(server.sentBytes < 50_000_000)
    withExtendedLifetime(stream) {}
  }

  @Test func closesConnectionOfReleasedStream() async throws {
    let server = try TestServer { _ in Self.unfinished }
    _ = try await transport.open(HTTPRequest(url: server.url)).stream?.next()
    #expect(await server.becomes { $0.openConnections == 0 })
  }

  @Test func closesConnectionWhenTaskIsCancelled() async throws {
    let server = try TestServer { $0.path == "/head" ? .hang : Self.unfinished }
    for path in ["/head", "/body"] {
      let request = HTTPRequest(url: try url(server, path))
      let task = Task { [transport] in try await transport.send(request) }
      #expect(await server.becomes { $0.requests.last?.path == path })
      try await Task.sleep(for: .milliseconds(200))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(await server.becomes { $0.openConnections == 0 })
    }
  }

  @Test func reportsTimeout() async throws {
    let server = try TestServer { _ in .hang }
    let error = await #expect(throws: TransportError.self) {
      try await transport.send(HTTPRequest(url: server.url, timeout: 0.2))
    }
    #expect(error?.kind == .timedOut)
  }

  @Test func doesNotSendSecretsToOtherOrigin() async throws {
    let other = try TestServer { _ in .text(200, "there") }
    let target = other.namedURL.absoluteString
    let server = try TestServer { request in
      request.path == "/away" ? .redirect(307, "\(target)/x") : .redirect(302, "/away")
    }
    var request = HTTPRequest(.post, url: server.url, headers: ["X-Tag": "a"])
    request.headers.add("Authorization", "Bearer s3cret")
    request.body = .data(Data("body".utf8))
    #expect(try await transport.send(request).text == "there")
    #expect(server.requests.map(\.method) == ["POST", "GET"])
    #expect(server.requests.allSatisfy { $0.header("Authorization") != nil })
    let seen = try #require(other.requests.first)
    #expect(seen.header("Authorization") == nil && seen.header("X-Tag") == "a")
    request.redirects = .return
    #expect(try await transport.send(request).status == 302)
  }

  @Test(arguments: [999_999, 1_000_000])
  func decompressesGzipUpToLimit(_ limit: Int) async throws {
    let zeros = try #require(Data(base64Encoded: Self.millionZeros))
    let server = try TestServer { _ in
      .reply(200, headers: ["Content-Encoding": "gzip"], body: Array(zeros))
    }
    var request = HTTPRequest(url: server.url)
    request.responseLimit = limit
    guard limit < 1_000_000 else {
      #expect(try await transport.send(request).body == Data(count: 1_000_000))
      return
    }
    let error = await #expect(throws: LimitExceeded.self) { try await transport.send(request) }
    #expect(error?.limit == .responseBytes(limit))
  }

  @Test func rejectsCacheOnlyRequest() async throws {
    let server = try TestServer { _ in .text(200, "fresh") }
    let request = HTTPRequest(url: server.url, cache: .only)
    await #expect(throws: TransportError.self) { try await transport.send(request) }
    #expect(server.requests.isEmpty)
  }

  private static let unfinished = ServerReply.raw(
    "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na",
    then: .hang
  )

  /// A million zeros, compressed with gzip, as in `LimitTests`.
  private static let millionZeros =
    "H4sIAAAAAAACA+3BAQEAAACCIP+vbkhAAQ" + String(repeating: "A", count: 1290) + "rwaey3kSQEIPAA=="
}
