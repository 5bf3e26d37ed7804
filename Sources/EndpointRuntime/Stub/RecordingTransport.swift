import Foundation

/// A transport that passes requests on to another, and records what was sent and answered, for a `StubTransport` to replay.
///
/// ```swift
/// let recording = RecordingTransport(URLSessionTransport())
/// let client = Client<DeckOfCards>(.production, transport: recording)
/// … calls …
/// try recording.write(to: url)                               // then, without a network: try StubTransport(replaying: url)
/// ```
///
/// Secrets are masked: credentials, what the spec calls `secret` in URLs, headers and bodies, and wherever a server repeats a
/// secret of the request. Read the file before you commit it: the spec may not call all secret that is.
public final class RecordingTransport: Transport {
  private let transport: any Transport
  private let recorded = Recorded()

  /// Records what this transport does.
  public init(_ transport: any Transport = URLSessionTransport()) {
    self.transport = transport
  }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let number = recorded.begin()
    let response = try await transport.send(request)
    recorded.end(number, RecordedExchange(request, response))
    return response
  }

  public func open(_ request: HTTPRequest) async throws -> HTTPResponse {
    let number = recorded.begin()
    var response = try await transport.open(request)
    guard let stream = response.stream else { return response }
    let read = ReadBytes()
    let end: @Sendable () -> Void = { [recorded, response] in
      var whole = response
      whole.body = read.all
      recorded.end(number, RecordedExchange(request, whole))
    }
    response.stream = ByteStream(cancel: end) {
      let piece = try await stream.next()
      if let piece { read.add(piece) } else { end() }
      return piece
    }
    return response
  }

  /// What was recorded up to now, as the file's text: all that got a response, and streams that have ended.
  public var text: String { Recording(recorded.exchanges).text }

  /// Writes what was recorded up to now into a file, in place of what is there. Throws what the file system says.
  public func write(to file: URL) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}

/// The exchanges of a recording, in the order in which their requests were sent.
private final class Recorded: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private var ended: [Int: RecordedExchange] = [:]

  var exchanges: [RecordedExchange] {
    lock.withLock { ended.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// The number of an exchange that begins.
  func begin() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }

  func end(_ number: Int, _ exchange: RecordedExchange) {
    lock.withLock { ended[number] = exchange }
  }
}

/// What of a stream has been read.
private final class ReadBytes: @unchecked Sendable {
  private let lock = NSLock()
  private var data = Data()

  var all: Data { lock.withLock { data } }

  func add(_ piece: Data) { lock.withLock { data += piece } }
}
