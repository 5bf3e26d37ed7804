import EndpointTesting
import Foundation
import TestServer
import TestTraits
import Testing

@testable import EndpointRuntime

@Suite("Downloads to a file", .network, .timeLimit(.minutes(15)))
struct DownloadTests {
  typealias R = DeckOfCards.Request<Data>

  static let bytes = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }

  let folder: TemporaryFolder
  var file: URL { folder["photo.png"] }

  init() throws { folder = try TemporaryFolder() }

  static func request(_ path: RequestPath = "/photo", timeout: Double? = nil) -> R {
    R(.get, path, policy: .init(timeout: timeout), response: .data)
  }

  private func download(
    _ server: TestServer,
    _ request: R = Self.request(),
    retries: Int = 0
  ) async throws(DeckOfCards.ClientError) -> [Double] {
    let client = Client<DeckOfCards>(
      .custom(server.url),
      retry: RetryPolicy(retries: retries, firstDelay: 0)
    )
    var fractions: [Double] = []
    try await client.download(request, to: file) { fractions.append($0) }
    return fractions
  }

  /// The bytes of the file, or of the part downloaded so far.
  private func contents(_ name: String = "photo.png") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder[name]))
  }

  /// Starts a download that breaks off after about `count` bytes and leaves a partial file.
  ///
  /// The partial file belongs to no server until `assignPartialFile(to:)` names one.
  private func interruptDownload(
    of source: RangeServer,
    after count: Int,
    path: RequestPath = "/photo"
  ) async throws {
    let broken = try TestServer { request in
      source.reply(to: request).cut(to: count + 300, then: .close)
    }
    // The head has about 200 bytes, so slightly more than `count` bytes of the body arrive.
    _ = try? await Client<DeckOfCards>(.custom(broken.url), retry: .none)
      .download(Self.request(path), to: file)
    try #require(try folder.names == ["photo.png.part", "photo.png.part.version"])
    let note = folder["photo.png.part.version"]
    let text = try String(contentsOf: note, encoding: .utf8)
    try text.replacingOccurrences(of: "\(broken.port)", with: "PORT").write(
      to: note,
      atomically: true,
      encoding: .utf8
    )
  }

  /// Makes the partial file resumable at this server.
  private func assignPartialFile(to server: TestServer) throws {
    let note = folder["photo.png.part.version"]
    let text = try String(contentsOf: note, encoding: .utf8)
    try text.replacingOccurrences(of: "PORT", with: "\(server.port)").write(
      to: note,
      atomically: true,
      encoding: .utf8
    )
  }

  @Test func writesWholeFile() async throws {
    let source = RangeServer(bytes: Self.bytes)
    let server = try TestServer { source.reply(to: $0) }
    let fractions = try await download(server)
    #expect(try contents() == Self.bytes)
    #expect(try folder.names == ["photo.png"])
    #expect(fractions == fractions.sorted() && fractions.last == 1)
    let request = try #require(server.requests.first)
    #expect(request.header("Range") == nil)
    #expect(request.header("Accept-Encoding") == "identity")
  }

  @Test func returnsResponseWithoutBody() async throws {
    let source = RangeServer(bytes: [1, 2], headers: ["X-Name": "a"])
    let server = try TestServer { source.reply(to: $0) }
    let response = try await Client<DeckOfCards>(.custom(server.url)).download(
      Self.request(),
      to: file
    )
    #expect(response.status == 200 && response.headers["X-Name"] == "a")
    #expect(response.body.isEmpty && response.stream == nil)
  }

  @Test func replacesExistingFileOnlyWhenComplete() async throws {
    _ = try folder.file("photo.png", [9])
    let broken = try TestServer { _ in .truncate("half", declaredLength: 4000) }
    await #expect(throws: DeckOfCards.ClientError.self) { try await download(broken) }
    #expect(try contents() == [9])
    #expect(try folder.names == ["photo.png"], "a partial file without a version cannot be resumed")
    let server = try TestServer { _ in .text(200, "new") }
    _ = try await download(server)
    #expect(try contents() == Array("new".utf8))
  }

  @Test(
    arguments: [
      ("\"v1\"", nil), (nil, "Sat, 21 Nov 2026 00:00:00 GMT"),
      ("\"v1\"", "Sat, 21 Nov 2026 00:00:00 GMT"),
    ] as [(String?, String?)]
  )
  func resumesInterruptedDownload(_ tag: String?, _ modified: String?) async throws {
    let source = RangeServer(bytes: Self.bytes, tag: tag, modified: modified)
    try await interruptDownload(of: source, after: 100_000)
    let size = try contents("photo.png.part").count
    #expect(size > 50_000 && size < Self.bytes.count)
    let server = try TestServer { source.reply(to: $0) }
    try assignPartialFile(to: server)
    let fractions = try await download(server)
    #expect(try contents() == Self.bytes)
    #expect(try folder.names == ["photo.png"])
    #expect(server.requests.map { $0.header("Range") } == ["bytes=\(size)-"])
    #expect(server.requests.map { $0.header("If-Range") } == [tag ?? modified])
    #expect(fractions.last == 1 && fractions == fractions.sorted())
  }

  @Test func restartsIfVersionChanged() async throws {
    try await interruptDownload(of: RangeServer(bytes: Self.bytes), after: 100_000)
    let other = RangeServer(bytes: Array(Self.bytes.reversed()), tag: "\"v2\"")
    let server = try TestServer { other.reply(to: $0) }
    try assignPartialFile(to: server)
    _ = try await download(server)
    #expect(try contents() == other.bytes)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["W/\"v1\"", nil])
  func deletesPartialFileWithoutStrongValidator(_ tag: String?) async throws {
    let source = RangeServer(bytes: Self.bytes, tag: tag, modified: "Sun, 22 Nov 2026 00:00:00 GMT")
    let broken = try TestServer { source.reply(to: $0).cut(to: 100_000, then: .close) }
    await #expect(throws: DeckOfCards.ClientError.self) { try await download(broken) }
    #expect(try folder.names.isEmpty)
  }

  /// Ranges of encoded bytes are not ranges of the file.
  @Test(
    arguments: [("gzip", false), ("x-own", false), (" Identity", true), ("", true), (nil, true)]
      as [(String?, Bool)]
  )
  func resumesOnlyBytesOfFile(_ encoding: String?, _ isResumable: Bool) throws {
    let request = HTTPRequest(url: try #require(URL(string: "https://example.com/photo")))
    var response = HTTPResponse(status: 200, headers: ["ETag": "\"v1\""])
    response.headers["Content-Encoding"] = encoding
    #expect((PartialFile.Note(response, of: request) != nil) == isResumable)
  }

  @Test func deletesPartialFileOfEncodedResponse() async throws {
    let source = RangeServer(bytes: Self.bytes, headers: ["Content-Encoding": "x-own"])
    let broken = try TestServer { source.reply(to: $0).cut(to: 100_000, then: .close) }
    await #expect(throws: DeckOfCards.ClientError.self) { try await download(broken) }
    #expect(try folder.names.isEmpty)
  }

  /// The note contains the URL.
  @Test func onlyCurrentUserCanReadNote() async throws {
    let source = RangeServer(bytes: Self.bytes)
    let broken = try TestServer { source.reply(to: $0).cut(to: 100_000, then: .close) }
    await #expect(throws: DeckOfCards.ClientError.self) { try await download(broken) }
    let path = folder["photo.png.part.version"].path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func ignoresPartialFileOfAnotherRequest() async throws {
    let source = RangeServer(bytes: Self.bytes)
    try await interruptDownload(of: source, after: 100_000, path: "/other")
    let server = try TestServer { source.reply(to: $0) }
    try assignPartialFile(to: server)
    _ = try await download(server)
    #expect(server.requests.map { $0.header("Range") } == [nil])
    #expect(try contents() == Self.bytes)
  }

  @Test func restartsIfServerIgnoresRange() async throws {
    try await interruptDownload(of: RangeServer(bytes: Self.bytes), after: 100_000)
    let server = try TestServer { _ in .reply(200, body: Self.bytes) }
    try assignPartialFile(to: server)
    _ = try await download(server)
    #expect(try contents() == Self.bytes)
  }

  @Test(arguments: [
    "bytes 0-599999/600000", "bytes 5-4/600000", "bytes 7-599999/600000", "pages 1-2/3", "nonsense",
    "bytes 100-200", "bytes -1-5/9", "",
  ])
  func restartsIfContentRangeDoesNotMatch(_ range: String) async throws {
    let source = RangeServer(bytes: Self.bytes)
    try await interruptDownload(of: source, after: 100_000)
    let server = try TestServer { request in
      request.header("Range") == nil
        ? source.reply(to: request)
        : .reply(206, headers: ["Content-Range": range, "ETag": "\"v1\""], body: [1, 2, 3])
    }
    try assignPartialFile(to: server)
    _ = try await download(server)
    #expect(try contents() == Self.bytes)
    #expect(server.requests.map { $0.header("Range") == nil } == [false, true])
  }

  @Test func restartsIfPartialResponseHasAnotherETag() async throws {
    let source = RangeServer(bytes: Self.bytes)
    try await interruptDownload(of: source, after: 100_000)
    let size = try contents("photo.png.part").count
    let server = try TestServer { request in
      request.header("Range") == nil
        ? source.reply(to: request)
        : .reply(
          206,
          headers: ["Content-Range": "bytes \(size)-599999/600000", "ETag": "\"v2\""],
          body: [UInt8](repeating: 0, count: 600_000 - size)
        )
    }
    try assignPartialFile(to: server)
    _ = try await download(server)
    #expect(try contents() == Self.bytes)
  }

  @Test func finishesIfPartialFileIsComplete() async throws {
    let source = RangeServer(bytes: Self.bytes)
    try await interruptDownload(of: source, after: 100_000)
    try Data(Self.bytes).write(to: folder["photo.png.part"])
    let server = try TestServer { source.reply(to: $0) }
    try assignPartialFile(to: server)
    #expect(try await download(server) == [1])
    #expect(try contents() == Self.bytes)
    #expect(server.requests.count == 1)
  }

  @Test func restartsIfPartialFileIsTooLong() async throws {
    let source = RangeServer(bytes: Self.bytes)
    try await interruptDownload(of: source, after: 100_000)
    try Data(count: 700_000).write(to: folder["photo.png.part"])
    let server = try TestServer { source.reply(to: $0) }
    try assignPartialFile(to: server)
    _ = try await download(server)
    #expect(try contents() == Self.bytes)
    #expect(server.requests.count == 2)
  }

  @Test func resumesAutomaticallyAfterLostConnection() async throws {
    let source = RangeServer(bytes: Self.bytes)
    let server = try TestServer { request in
      let reply = source.reply(to: request)
      return request.header("Range") == nil ? reply.cut(to: 200_000, then: .reset) : reply
    }
    let fractions = try await download(server, retries: 2)
    #expect(try contents() == Self.bytes)
    #expect(fractions.last == 1)
    #expect(server.requests.count >= 2)
  }

  /// A server may send any part of the requested range. The client asks for the rest until no byte is missing.
  @Test(arguments: [1, 2, 3, 4, 9])
  func requestsRestUntilNoByteIsMissing(_ size: Int) async throws {
    let source = RangeServer(bytes: Array(Self.bytes.prefix(10)))
    let server = try TestServer { request in
      let start = request.header("Range").flatMap { Int($0.dropFirst(6).dropLast()) } ?? 0
      let end = min(start + size, 10)
      return .reply(
        206,
        headers: ["ETag": "\"v1\"", "Content-Range": "bytes \(start)-\(end - 1)/10"],
        body: Array(source.bytes[start..<end])
      )
    }
    try Data(source.bytes.prefix(1)).write(to: folder["photo.png.part"])
    let url = server.url.absoluteString
    let note = "GET \(url)\(url.hasSuffix("/") ? "" : "/")photo\n\"v1\"\n10\n"
    try Data(note.utf8).write(to: folder["photo.png.part.version"])
    _ = try await download(server, retries: 9)
    #expect(try contents() == source.bytes)
    #expect(server.requests.count == (9 + size - 1) / size)
  }

  @Test func givesUpAfterLastRetryAndRetainsPartialFile() async throws {
    let source = RangeServer(bytes: Self.bytes)
    let server = try TestServer { source.reply(to: $0).cut(to: 1000, then: .close) }
    guard case .transport(let error) = await failure(server, retries: 2) else {
      return #expect(Bool(false), "expected a transport failure")
    }
    #expect(error.kind == .connectionLost)
    #expect(server.requests.count == 3)
    #expect(try folder.names == ["photo.png.part", "photo.png.part.version"])
  }

  private func failure(
    _ server: TestServer,
    _ request: R = Self.request(),
    retries: Int = 0
  ) async -> DeckOfCards.ClientError? {
    do throws(DeckOfCards.ClientError) {
      _ = try await download(server, request, retries: retries)
      return nil
    } catch {
      return error
    }
  }

  @Test func reportsAPIFailuresAndWritesNoFile() async throws {
    let replies: [ServerReply] = [
      .json(404, #"{"error": "gone"}"#), .json(200, #"{"success": false, "error": "no"}"#),
      .reply(503), .text(418, "teapot"), .reply(206, body: [1]),
    ]
    for (index, reply) in replies.enumerated() {
      let server = try TestServer { _ in reply }
      let error = await failure(server)
      switch (index, error) {
      case (0, .service(.noSuchDeck, _)), (1, .service(.refused, _)),
        (2, .service(.unavailable, _)),
        (3, .unexpectedStatus), (4, .decoding):
        break
      default: Issue.record("\(index): \(String(describing: error))")
      }
      #expect(try folder.names.isEmpty)
    }
  }

  @Test(arguments: [
    ServerReply.hang, .raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf", then: .hang),
  ])
  func timesOutIfServerIsSilent(_ reply: ServerReply) async throws {
    let server = try TestServer { _ in reply }
    guard case .transport(let error) = await failure(server, Self.request(timeout: 0.3)) else {
      return #expect(Bool(false), "expected a transport failure")
    }
    #expect(error.kind == .timedOut)
    #expect(await server.becomes { $0.openConnections == 0 })
  }

  @Test func resumesAfterCancellation() async throws {
    let source = RangeServer(bytes: Self.bytes)
    let server = try TestServer { request in
      request.header("Range") == nil
        ? source.reply(to: request).cut(to: 200_000, then: .hang) : source.reply(to: request)
    }
    let task = Task { await failure(server) }
    let part = folder["photo.png.part"]
    #expect(await server.becomes { _ in (try? Data(contentsOf: part).count) ?? 0 > 100_000 })
    task.cancel()
    guard case .cancelled = await task.value else {
      return #expect(Bool(false), "expected a cancellation")
    }
    #expect(await server.becomes { $0.openConnections == 0 })
    _ = try await download(server)
    #expect(try contents() == Self.bytes)
    #expect(server.requests.last?.header("Range") != nil)
  }

  @Test func acceptsChunkedAndEmptyResponses() async throws {
    let server = try TestServer { _ in .chunked(["one ", "two"], every: 0.01) }
    #expect(try await download(server) == [1])
    #expect(try contents() == Array("one two".utf8))
    let empty = try TestServer { _ in .reply(204) }
    #expect(try await download(empty) == [1])
    #expect(try contents().isEmpty)
  }

  @Test func writesResponseOfStubTransport() async throws {
    let client = Client<DeckOfCards>(
      .production,
      transport: StubTransport { _ in .json(200, "[1]") }
    )
    try await client.download(Self.request(), to: file)
    #expect(try contents() == Array("[1]".utf8))
  }

  @Test func rejectsUnwritableDestinations() async throws {
    let stub = StubTransport { _ in .json(200, "1") }
    let client = Client<DeckOfCards>(.production, transport: stub)
    let web = try #require(URL(string: "https://example.com/a"))
    for destination in [
      folder.url, folder["no/such/folder/a.png"], web, URL(fileURLWithPath: "/proc/x"),
    ] {
      do throws(DeckOfCards.ClientError) {
        try await client.download(Self.request(), to: destination)
        Issue.record("wrote to \(destination)")
      } catch {
        guard case .invalidRequest(let invalid) = error else {
          Issue.record("\(error)")
          continue
        }
        let reason = invalid.reason
        #expect(reason.contains("folder") || reason.contains("file"), "\(reason)")
      }
    }
    #expect(stub.requests.isEmpty)
  }

  @Test func rejectsSecondDownloadToSameFile() async throws {
    let server = try TestServer { _ in .raw("HTTP/1.1 200 OK\r\n\r\nhalf", then: .hang) }
    let first = Task { await failure(server) }
    #expect(await server.becomes { $0.requests.count == 1 })
    guard case .invalidRequest(let error) = await failure(server) else {
      return #expect(Bool(false), "expected an invalid request")
    }
    #expect(error.reason.contains("Another download"))
    first.cancel()
    _ = await first.value
  }

  /// The file has 600,000 bytes. About 100,000 of them are downloaded already.
  @Test(
    arguments: ["bytes */PART", "bytes */600000", "bytes */*", "bytes */99999999999999999999"],
    [true, false]
  )
  func restartsIfServerRejectsRange(_ range: String, knowsLength: Bool) async throws {
    let source = RangeServer(bytes: Self.bytes)
    try await interruptDownload(of: source, after: 100_000)
    if !knowsLength {
      let note = folder["photo.png.part.version"]
      let text = try String(contentsOf: note, encoding: .utf8)
      try #require(text.hasSuffix("\n600000\n"))
      try text.replacingOccurrences(of: "\n600000\n", with: "\n\n")
        .write(to: note, atomically: true, encoding: .utf8)
    }
    let size = try contents("photo.png.part").count
    let server = try TestServer { request in
      request.header("Range") == nil
        ? source.reply(to: request)
        : .reply(
          416,
          headers: ["Content-Range": range.replacingOccurrences(of: "PART", with: "\(size)")]
        )
    }
    try assignPartialFile(to: server)
    _ = try await download(server)
    #expect(try contents() == Self.bytes)
    #expect(server.requests.map { $0.header("Range") == nil } == [false, true])
  }

  @Test(arguments: [
    ["Content-Range": "bytes PART-600000/600001"], ["Content-Range": "bytes PART-599999/*"],
    [
      "Content-Range": "bytes PART-599999/600000", "Last-Modified": "Mon, 23 Nov 2026 00:00:00 GMT",
    ],
  ])
  func joinsOnlyPartsOfSameVersion(_ headers: [String: String]) async throws {
    let source = RangeServer(bytes: Self.bytes, tag: nil, modified: "Sat, 21 Nov 2026 00:00:00 GMT")
    try await interruptDownload(of: source, after: 100_000)
    let size = try contents("photo.png.part").count
    let server = try TestServer { request in
      guard request.header("Range") != nil else { return source.reply(to: request) }
      let headers = headers.mapValues { $0.replacingOccurrences(of: "PART", with: "\(size)") }
      let isKnown = headers["Content-Range"]?.hasSuffix("*") == true
      let rest = isKnown ? Array(Self.bytes[size...]) : [UInt8](repeating: 0, count: 600_000 - size)
      return .reply(206, headers: headers, body: rest)
    }
    try assignPartialFile(to: server)
    _ = try await download(server)
    #expect(try contents() == Self.bytes)
  }

  @Test(arguments: ["photo.png.part", "photo.png.part.version"])
  func doesNotFollowSymbolicLinks(_ name: String) async throws {
    let other = try folder.file("other", [1, 2, 3])
    try FileManager.default.createSymbolicLink(at: folder[name], withDestinationURL: other)
    let source = RangeServer(bytes: Self.bytes)
    let server = try TestServer { source.reply(to: $0) }
    let error = await failure(server)
    #expect(try contents("other") == [1, 2, 3])
    guard name == "photo.png.part" else { return }
    guard case .invalidRequest(let invalid) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      invalid.reason == "The file photo.png.part cannot be written: It is a symbolic link."
    )
  }
}
