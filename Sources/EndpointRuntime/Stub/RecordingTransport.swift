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
  private let recorded = Locked(Recorded())

  /// Records what this transport does.
  public init(_ transport: any Transport = URLSessionTransport()) {
    self.transport = transport
  }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let number = recorded.update { $0.begin() }
    let response = try await transport.send(request)
    let exchange = RecordedExchange(request, response)
    recorded.update { $0.end(number, exchange) }
    return response
  }

  public func open(_ request: HTTPRequest) async throws -> HTTPResponse {
    let number = recorded.update { $0.begin() }
    var response = try await transport.open(request)
    guard let stream = response.stream else { return response }
    let read = Locked(Data())
    let end: @Sendable () -> Void = { [recorded, response] in
      var whole = response
      whole.body = read.value
      let exchange = RecordedExchange(request, whole)
      recorded.update { $0.end(number, exchange) }
    }
    response.stream = ByteStream(cancel: end) {
      let piece = try await stream.next()
      if let piece { read.update { $0 += piece } } else { end() }
      return piece
    }
    return response
  }

  /// What was recorded up to now, as the file's text: all that got a response, and streams that have ended.
  public var text: String { Recording(recorded.value.exchanges).text }

  /// Writes what was recorded up to now into a file, in place of what is there. Throws what the file system says.
  public func write(to file: URL) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}

/// The exchanges of a recording, in the order in which their requests were sent.
private struct Recorded {
  private var count = 0
  private var ended: [Int: RecordedExchange] = [:]

  var exchanges: [RecordedExchange] { ended.sorted { $0.key < $1.key }.map(\.value) }

  /// The number of an exchange that begins.
  mutating func begin() -> Int {
    count += 1
    return count
  }

  mutating func end(_ number: Int, _ exchange: RecordedExchange) {
    ended[number] = exchange
  }
}
