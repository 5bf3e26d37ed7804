import EndpointTesting
import Foundation
import TestServer
import TestTraits
import Testing

@testable import EndpointRuntime

@Suite("Uploads", .network, .timeLimit(.minutes(15)))
struct UploadTests {
  typealias R = DeckOfCards.Request<Void>

  let folder: TemporaryFolder
  /// Larger than a few pieces of a spool, and not a multiple of their size.
  static let bytes = (0..<2_500_001).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }

  init() throws { folder = try TemporaryFolder() }

  private func multipart(_ name: String = "photo.bin") throws -> RequestBody {
    let file = FileUpload(contentsOf: try folder.file(name, Self.bytes))
    return .multipart([
      Part("caption", "Me"), Part("file", file), Part("again", file), Part("n", 1),
    ])
  }

  /// The temporary files of current uploads.
  private static var spools: [String] {
    let folder = FileManager.default.temporaryDirectory.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("endpoint-upload-") }
  }

  /// Waits until all temporary files except `others` are deleted. Returns false after 30 seconds.
  private func spoolsDisappear(except others: [String]) async -> Bool {
    for _ in 0..<3000 {
      if Set(Self.spools).subtracting(others).isEmpty { return true }
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
    return false
  }

  @Test func sendsMultipartBodyUnchanged() async throws {
    let server = try TestServer { _ in .reply(204) }
    let before = Self.spools
    try await Client<DeckOfCards>(.custom(server.url)).send(R(.post, "/", body: try multipart()))
    let request = try #require(server.requests.first)
    #expect(request.header("Content-Length") == "\(request.body.count)")
    #expect(request.header("Transfer-Encoding") == nil)
    let boundary = try #require(request.header("Content-Type")?.split(separator: "=").last)
    let parts = Data(request.body).occurrences(of: Data("--\(boundary)".utf8))
    #expect(parts.count == 5)
    #expect(Data(request.body).occurrences(of: Data(Self.bytes)).count == 2)
    #expect(Data(request.body).suffix(4) == Data("--\r\n".utf8))
    #expect(await spoolsDisappear(except: before))
  }

  @Test(arguments: [
    ServerReply.reply(500), .close, .reset, .redirect(307, "/there"), .redirect(303, "/there"),
    .hang,
    .reply(401, headers: ["WWW-Authenticate": "Basic realm=x"]), .garbage([0, 1, 2]),
  ])
  func deletesTemporaryFileHoweverUploadEnds(_ reply: ServerReply) async throws {
    let server = try TestServer { $0.path == "/there" ? .reply(204) : reply }
    let before = Self.spools
    let request = R(.post, "/", body: try multipart(), policy: .init(timeout: 120))
    let client = Client<DeckOfCards>(.custom(server.url), retry: .none)
    let task = Task { await client.result(request) }
    #expect(await server.becomes { !$0.requests.isEmpty })
    if server.requests.count == 1, case .hang = reply.steps.first { task.cancel() }
    _ = await task.value
    #expect(await spoolsDisappear(except: before))
  }

  @Test func sendsBodyAgainAfter307Redirect() async throws {
    let server = try TestServer { $0.path == "/a" ? .redirect(307, "/b") : .reply(204) }
    try await Client<DeckOfCards>(.custom(server.url)).send(R(.post, "/a", body: try multipart()))
    let requests = server.requests
    try #require(requests.count == 2)
    #expect(requests[1].body == requests[0].body)
  }

  @Test func reportsFileDeletedBeforeSending() async throws {
    let server = try TestServer { _ in .reply(204) }
    let body = try R(.post, "/", body: multipart()).httpRequest(for: .custom(server.url))
    try FileManager.default.removeItem(at: folder["photo.bin"])
    await #expect(throws: InvalidRequest.self) { try await URLSessionTransport().send(body) }
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [true, false])
  func reportsIncreasingProgressUpToOne(_ isFile: Bool) async throws {
    let server = try TestServer(.init(keepsBodies: false)) { _ in .reply(204) }
    let body =
      isFile
      ? RequestBody.binary(FileUpload(contentsOf: try folder.file("large.bin", megabytes: 24)))
      : .binary(Data(count: 24_000_000))
    var fractions: [Double] = []
    try await Client<DeckOfCards>(.custom(server.url)).upload(R(.put, "/", body: body)) {
      fractions.append($0)
    }
    #expect(fractions.count > 1)
    #expect(fractions == fractions.sorted())
    #expect(Set(fractions).count == fractions.count)
    #expect(fractions.last == 1)
    #expect(fractions.allSatisfy { $0 > 0 && $0 <= 1 })
  }

  @MainActor @Test func reportsProgressOnCallingActor() async throws {
    let client = Client<DeckOfCards>(.production, transport: ErraticTransport())
    var fractions: [Double] = []
    try await client.upload(R(.put, "/", body: .text("x"))) { fraction in
      MainActor.preconditionIsolated()
      fractions.append(fraction)
    }
    #expect(fractions.last == 1)
  }

  @Test func doesNotReportFullProgressOnFailure() async throws {
    let server = try TestServer { _ in .reply(503) }
    var fractions: [Double] = []
    let client = Client<DeckOfCards>(.custom(server.url), retry: .none)
    await #expect(throws: DeckOfCards.ClientError.self) {
      try await client.upload(R(.put, "/", body: try multipart())) { fractions.append($0) }
    }
    #expect(!fractions.contains(1))
  }

  @Test func reportsCompletionIfTransportReportsNoProgress() async throws {
    var fractions: [Double] = []
    let client = Client<DeckOfCards>(.production, transport: StubTransport { _ in .status(204) })
    try await client.upload(R(.put, "/", body: .text("x"))) { fractions.append($0) }
    #expect(fractions == [1])
  }

  @Test func cancelsUpload() async throws {
    let server = try TestServer { _ in .hang }
    let client = Client<DeckOfCards>(.custom(server.url))
    let task = Task { () -> Bool in
      do throws(DeckOfCards.ClientError) {
        try await client.upload(R(.put, "/", body: .text("x"))) { _ in }
        return false
      } catch {
        guard case .cancelled = error else { return false }
        return true
      }
    }
    #expect(await server.becomes { $0.requests.count == 1 })
    task.cancel()
    #expect(await task.value)
    #expect(await server.becomes { $0.openConnections == 0 })
  }

  @Test func restartsDeadlineWithEachProgressReport() async throws {
    let meter = TransferMeter()
    // A separate thread, so that tests that use the CPU cannot delay the reports.
    let reports = Thread {
      while !Thread.current.isCancelled {
        meter.report(1, of: 0)
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    reports.start()
    defer { reports.cancel() }
    let value = try await Deadline.run(seconds: 3, meter) {
      try await Task.sleep(nanoseconds: 5_000_000_000)
      return "done"
    }
    reports.cancel()
    #expect(value == "done")
    await #expect(throws: TransportError.self) {
      try await Deadline.run(seconds: 0.2, meter) {
        try await Task.sleep(nanoseconds: 60_000_000_000)
      }
    }
  }

  #if os(macOS) || os(Linux)
    /// If the timeout started at the alarm that notices the report, the call would take eight seconds.
    ///
    /// Runs in a separate process, so that other tests do not distort the time.
    @Test func measuresTimeoutFromLastProgressReport() async {
      await #expect(processExitsWith: .success) {
        let meter = TransferMeter()
        let start = ContinuousClock.now
        let report = Thread {
          Thread.sleep(forTimeInterval: 0.4)
          meter.report(1, of: 0)
        }
        report.start()
        await #expect(throws: TransportError.self) {
          try await Deadline.run(seconds: 4, meter) {
            try await Task.sleep(nanoseconds: 60_000_000_000)
          }
        }
        let taken = ContinuousClock.now - start
        #expect(taken >= .seconds(4.3))
        #expect(taken < .seconds(7))
      }
    }
  #endif
}

/// Reports progress that exceeds the total, decreases, and continues after the end.
private struct ErraticTransport: Transport {
  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    for (sent, total) in [(5, 10), (3, 10), (10, 10), (20, 10), (6, 0), (-1, 10), (7, 10)]
      as [(Int64, Int64)]
    {
      request.uploadProgress?.report(sent: sent, of: total)
      await Task.yield()
    }
    return .status(204)
  }
}
