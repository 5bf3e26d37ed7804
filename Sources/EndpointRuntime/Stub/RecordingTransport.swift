import Foundation

/// A transport that records the exchanges of another transport, for a `StubTransport` to replay.
///
/// ```swift
/// let recording = RecordingTransport(URLSessionTransport())
/// let client = Client<DeckOfCards>(.production, transport: recording)
/// … calls …
/// try recording.write(to: url)                               // then, without a network: try StubTransport(replaying: url)
/// ```
///
/// Secrets are masked: credentials, `secret` values in URLs, headers and bodies, and secrets of the request that a
/// server echoes. Review the file before you commit it, since the spec may not mark every secret.
public final class RecordingTransport: Transport {
  private let transport: any Transport
  private let recorded = Locked(Recorded())

  /// Creates a transport that records another one.
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

  /// The content of the file: all exchanges with a response so far, and streams that have ended.
  public var text: String { Recording(recorded.value.exchanges).text }

  /// Writes the recording to a file and replaces an existing one. Throws the errors of the file system.
  public func write(to file: URL) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}

/// The recorded exchanges in the order of their requests.
private struct Recorded {
  private var count = 0
  private var ended: [Int: RecordedExchange] = [:]

  var exchanges: [RecordedExchange] { ended.sorted { $0.key < $1.key }.map(\.value) }

  /// Starts an exchange and returns its number.
  mutating func begin() -> Int {
    count += 1
    return count
  }

  mutating func end(_ number: Int, _ exchange: RecordedExchange) {
    ended[number] = exchange
  }
}
