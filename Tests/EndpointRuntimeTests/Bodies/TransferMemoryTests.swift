#if os(macOS) || os(Linux)
  import EndpointRuntime
  import Foundation
  import TestServer
  import TestTraits
  import Testing

  /// Each test runs in a separate process, so that no other test uses its memory. `TRANSFER_MEGABYTES=1024` sets the size of the bodies.
  @Suite(
    "Memory of large bodies",
    .network,
    .serialized,
    .timeLimit(.minutes(15)),
    .disabled(if: isSanitized, "a sanitizer takes memory of its own")
  )
  struct TransferMemoryTests {
    typealias R = DeckOfCards.Request<Data>

    /// How many megabytes the memory may grow, whatever the size of the body. It covers buffers and the first use of the runtime.
    static let allowance = 40.0

    static var megabytes: Int {
      ProcessInfo.processInfo.environment["TRANSFER_MEGABYTES"].flatMap { Int($0) } ?? 64
    }

    /// The results that each process passes on.
    ///
    /// An ordinary run passes on nothing: reading the output blocks a thread that other tests need.
    static var observed: [any PartialKeyPath<ExitTest.Result> & Sendable] {
      let isMeasured = ProcessInfo.processInfo.environment["TRANSFER_MEGABYTES"] != nil
      return isMeasured ? [\.standardOutputContent] : []
    }

    static func request(_ method: HTTPMethod, body: RequestBody = .none) -> R {
      R(method, "/", body: body, policy: .init(timeout: 300), response: .data)
    }

    @Test(arguments: ["multipart", "whole"])
    func boundsMemoryOfUpload(_ kind: String) async {
      let result = await #expect(
        processExitsWith: .success,
        observing: TransferMemoryTests.observed
      ) {
        [kind] in
        let folder = try TemporaryFolder()
        let size = TransferMemoryTests.megabytes
        let file = FileUpload(contentsOf: try folder.file("large.bin", megabytes: size))
        let body = kind == "whole" ? RequestBody.binary(file) : .multipart([Part("file", file)])
        let server = try TestServer(.init(keepsBodies: false)) { _ in .reply(200) }
        let client = Client<DeckOfCards>(.custom(server.url))
        let growth = try await Memory.growth {
          _ = try await client.upload(TransferMemoryTests.request(.post, body: body)) { _ in }
        }
        print("upload, \(kind), of \(size) MB: \(growth) MB")
        #expect(growth < TransferMemoryTests.allowance)
        #expect(server.requests.first?.bodySize ?? 0 >= size * 1_048_576)
      }
      printMeasurements(result)
    }

    @Test func boundsMemoryOfDownload() async {
      let result = await #expect(
        processExitsWith: .success,
        observing: TransferMemoryTests.observed
      ) {
        let folder = try TemporaryFolder()
        let size = TransferMemoryTests.megabytes
        let piece = [UInt8](repeating: 7, count: 1_048_576)
        let server = try TestServer { _ in .repeated(piece, times: size) }
        let client = Client<DeckOfCards>(.custom(server.url))
        let file = folder["large.bin"]
        let growth = try await Memory.growth {
          try await client.download(TransferMemoryTests.request(.get), to: file)
        }
        print("download of \(size) MB: \(growth) MB")
        #expect(growth < TransferMemoryTests.allowance)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.size] as? Int == size * 1_048_576)
      }
      printMeasurements(result)
    }

    /// The reader takes one piece, waits until the server can send no more, and then takes the rest.
    @Test func boundsMemoryOfStreamWithSlowReader() async {
      let result = await #expect(
        processExitsWith: .success,
        observing: TransferMemoryTests.observed
      ) {
        let (size, piece) = (TransferMemoryTests.megabytes, [UInt8](repeating: 7, count: 1_048_576))
        let server = try TestServer { _ in .repeated(piece, times: size) }
        let growth = try await Memory.growth {
          let request = HTTPRequest(url: server.url, timeout: 300)
          let stream = try #require(try await URLSessionTransport().open(request).stream)
          var count = try await stream.next()?.count ?? 0
          try await Task.sleep(nanoseconds: 1_000_000_000)
          while let piece = try await stream.next() { count += piece.count }
          #expect(count == size * 1_048_576)
        }
        print("stream of \(size) MB: \(growth) MB")
        #expect(growth < TransferMemoryTests.allowance)
        #expect(server.requests.count == 1)
      }
      printMeasurements(result)
    }

    @Test func boundsMemoryOfFailureResponse() async {
      let result = await #expect(
        processExitsWith: .success,
        observing: TransferMemoryTests.observed
      ) {
        let piece = [UInt8](repeating: 7, count: 1_048_576)
        let server = try TestServer { _ in .repeated(piece, times: 100, every: 0.01, status: 500) }
        let client = Client<DeckOfCards>(.custom(server.url), retry: .none)
        let growth = try await Memory.growth {
          guard
            case .failure(.service(.unavailable, let response)) = await client.result(
              TransferMemoryTests.request(.get)
            )
          else { return #expect(Bool(false), "expected an unavailable failure") }
          #expect(response.body.count == 1_048_576)
        }
        print("failure of 100 MB: \(growth) MB")
        #expect(growth < TransferMemoryTests.allowance)
        #expect(server.sentBytes < 90_000_000, "the client must not wait for the rest")
      }
      printMeasurements(result)
    }

    /// Prints the measurements of the process.
    private func printMeasurements(_ result: ExitTest.Result?) {
      let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasSuffix(" MB") { print(line) }
    }
  }

  /// The memory of this process.
  enum Memory {
    /// How many megabytes the peak memory of the process grows during the work.
    static func growth(_ work: () async throws -> Void) async throws -> Double {
      let before = try peak()
      try await work()
      return try peak() - before
    }

    private static func peak() throws -> Double {
      #if os(Linux)
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        let kilobytes = try #require(line.split(whereSeparator: { !$0.isNumber }).first)
        return try #require(Double(kilobytes)) / 1024
      #else
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return Double(usage.ru_maxrss) / 1_048_576
      #endif
    }
  }

  /// Whether this process runs with a sanitizer. It looks for a function of the sanitizer's runtime.
  private let isSanitized = ["__asan_init", "__tsan_init"].contains { (name: String) in
    dlsym(dlopen(nil, RTLD_NOW), name) != nil
  }
#endif
