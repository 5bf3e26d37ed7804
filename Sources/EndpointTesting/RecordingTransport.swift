import EndpointRuntime
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
  /// In the order of the requests. `nil` for exchanges in progress.
  private let recorded = Locked<[RecordedExchange?]>([])

  /// Creates a transport that records another one.
  public init(_ transport: any Transport = URLSessionTransport()) {
    self.transport = transport
  }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let index = begin()
    let response = try await transport.send(request)
    let exchange = RecordedExchange(request, response)
    recorded.update { $0[index] = exchange }
    return response
  }

  public func open(_ request: HTTPRequest) async throws -> HTTPResponse {
    let index = begin()
    var response = try await transport.open(request)
    guard let stream = response.stream else { return response }
    let read = Locked(Data())
    let end: @Sendable () -> Void = { [recorded, response] in
      var whole = response
      whole.body = read.value
      let exchange = RecordedExchange(request, whole)
      recorded.update { $0[index] = exchange }
    }
    response.stream = ByteStream(cancel: end) {
      let piece = try await stream.next()
      if let piece { read.update { $0 += piece } } else { end() }
      return piece
    }
    return response
  }

  /// The content of the file: all exchanges with a response so far, and streams that have ended.
  public var text: String { Recording(recorded.value.compactMap(\.self)).text }

  /// Writes the recording to a file and replaces an existing one. Throws the errors of the file system.
  public func write(to file: URL) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Starts an exchange and returns its index.
  private func begin() -> Int {
    recorded.update { exchanges in
      exchanges.append(nil)
      return exchanges.count - 1
    }
  }
}
