import AsyncHTTPClient
import EndpointRuntime
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// Sends requests with AsyncHTTPClient, for services on Linux.
///
/// It does not use Foundation's URL loading system, which some responses crash on Linux. It follows
/// redirects by the rules of `URLSessionTransport`. It has neither cookies nor a cache.
public final class AsyncHTTPTransport: Transport {
  private static let redirectLimit = 20
  /// The maximum number of bytes to read from an error response.
  private static let errorLimit = 1_048_576

  private let client: HTTPClient
  private let isOwner: Bool

  /// Creates a transport with its own connections.
  ///
  /// It overrides the configuration's settings for redirects, decompression and connection retries.
  public init(configuration: HTTPClient.Configuration = .init()) {
    var configuration = configuration
    configuration.redirectConfiguration = .disallow
    // `send` applies the limit of the request while it reads the body.
    configuration.decompression = .enabled(limit: .none)
    // The endpoint client retries.
    configuration.connectionPool.retryConnectionEstablishment = false
    client = HTTPClient(
      eventLoopGroupProvider: .shared(MultiThreadedEventLoopGroup.singleton),
      configuration: configuration
    )
    isOwner = true
  }

  /// Creates a transport with the connections of a client.
  ///
  /// The caller shuts down the client. The client must not follow redirects itself.
  public init(_ client: HTTPClient) {
    self.client = client
    isOwner = false
  }

  /// Closes the transport's own connections, and waits until they are closed. Later requests fail.
  public func shutdown() async throws {
    if isOwner { try await client.shutdown() }
  }

  // After `shutdown`, this does nothing but report that the client is shut down.
  deinit { if isOwner { client.shutdown { _ in } } }

  /// Sends the request and reads the body, up to the limit of the request.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response = try await open(request)
    guard let stream = response.stream else { return response }
    response.stream = nil
    guard response.isSuccess else {
      response.body = try await stream.data(limit: Self.errorLimit)
      return response
    }
    let limit = request.responseLimit
    let length = response.headers["Content-Length"].flatMap { Int($0) } ?? 0
    if length <= limit || request.method == .head {
      response.body = try await stream.data(limit: limit < .max ? limit + 1 : limit)
      if response.body.count <= limit { return response }
    }
    throw LimitExceeded(.responseBytes(limit))
  }

  /// Sends the request, follows redirects, and returns when the head of the response arrives.
  public func open(_ request: HTTPRequest) async throws -> HTTPResponse {
    try request.validate()
    guard request.cache != .only else { throw TransportError(URLError(.resourceUnavailable)) }
    var request = request
    for _ in 0...Self.redirectLimit {
      let response = try await exchange(request)
      guard let next = request.redirected(by: response) else { return response }
      request = next
    }
    throw TransportError(URLError(.httpTooManyRedirects))
  }

  /// Sends one request and returns its response, even a redirect.
  private func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    let sent = try HTTPClientRequest(request)
    do {
      let response = try await client.execute(sent, deadline: Self.deadline(of: request))
      return try HTTPResponse(response, to: request, by: self)
    } catch {
      throw sorted(error)
    }
  }

  private static func deadline(of request: HTTPRequest) -> NIODeadline {
    guard request.timeout < 1_000_000 else { return .distantFuture }
    return .now() + .nanoseconds(Int64(max(0, request.timeout) * 1e9))
  }
}

extension HTTPClientRequest {
  fileprivate init(_ request: HTTPRequest) throws {
    self.init(url: request.url.absoluteString)
    method = .init(rawValue: request.method.rawValue)
    for field in request.headers.fields { headers.add(name: field.name, value: field.value) }
    guard !request.body.isEmpty else { return }
    let bytes = try RequestBytes(request)
    body = .stream(bytes, length: .known(bytes.count))
  }
}

extension HTTPResponse {
  /// The head, with the body as a stream. The stream retains the transport.
  fileprivate init(
    _ response: HTTPClientResponse,
    to request: HTTPRequest,
    by transport: AsyncHTTPTransport
  ) throws {
    self.init(status: Int(response.status.code))
    for field in response.headers { headers.add(field.name, field.value) }
    // AsyncHTTPClient returns the bytes of other encodings as they are.
    let isReadable =
      [nil, "identity", "gzip", "deflate"].contains(headers["Content-Encoding"])
      && [nil, "identity", "chunked"].contains(headers["Transfer-Encoding"]?.lowercased())
    guard isReadable || request.method == .head else {
      throw TransportError(.other, underlying: URLError(.cannotDecodeContentData))
    }
    let pieces = ResponsePieces(response, transport)
    stream = ByteStream { try await pieces.next() }
  }
}

/// The body of a response, for the only reader of a `ByteStream`.
///
/// Its release closes the connection.
private final class ResponsePieces: @unchecked Sendable {
  private var iterator: HTTPClientResponse.Body.AsyncIterator
  private let transport: AsyncHTTPTransport

  init(_ response: HTTPClientResponse, _ transport: AsyncHTTPTransport) {
    iterator = response.body.makeAsyncIterator()
    self.transport = transport
  }

  func next() async throws -> Data? {
    do {
      if let piece = try await iterator.next() { return Data(piece.readableBytesView) }
    } catch {
      throw sorted(error)
    }
    // In a cancelled task, the sequence ends without an error.
    try Task.checkCancellation()
    return nil
  }
}

/// The body of a request, read in pieces as the connection accepts them.
private struct RequestBytes: AsyncSequence, Sendable {
  static let pieceSize = 65_536

  let count: Int64
  private let sections: [HTTPBody.Section]
  private let progress: UploadProgress?

  init(_ request: HTTPRequest) throws {
    sections = request.body.sections
    progress = request.uploadProgress
    count = try sections.reduce(0) { sum, section in
      switch section {
      case .data(let data): sum + Int64(data.count)
      case .file(let url): try sum + Int64(FileHandle(forReadingFrom: url).seekToEnd())
      }
    }
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(sections: sections[...], count: count, progress: progress)
  }

  struct Iterator: AsyncIteratorProtocol {
    /// The sections after the current one.
    fileprivate var sections: ArraySlice<HTTPBody.Section>
    fileprivate let count: Int64
    fileprivate let progress: UploadProgress?
    private var data = Data()
    private var file: FileHandle?
    private var sent: Int64 = 0

    fileprivate init(
      sections: ArraySlice<HTTPBody.Section>,
      count: Int64,
      progress: UploadProgress?
    ) {
      (self.sections, self.count, self.progress) = (sections, count, progress)
    }

    /// The next bytes. A call means that the previous bytes were sent.
    mutating func next() async throws -> ByteBuffer? {
      if sent > 0 { progress?.report(sent: sent, of: count) }
      guard let piece = try piece() else { return nil }
      sent += Int64(piece.count)
      return ByteBuffer(bytes: piece)
    }

    private mutating func piece() throws -> Data? {
      while true {
        if let piece = try file?.read(upToCount: RequestBytes.pieceSize), !piece.isEmpty {
          return piece
        }
        file = nil
        if !data.isEmpty {
          defer { data = data.dropFirst(RequestBytes.pieceSize) }
          return data.prefix(RequestBytes.pieceSize)
        }
        switch sections.popFirst() {
        case .data(let next): data = next
        case .file(let url): file = try FileHandle(forReadingFrom: url)
        case nil: return nil
        }
      }
    }
  }
}

/// Converts an error of AsyncHTTPClient or SwiftNIO to a `TransportError` or `CancellationError`.
private func sorted(_ error: any Error) -> any Error {
  switch error {
  case is CancellationError: error
  case let error as HTTPClientError where error == .cancelled: CancellationError()
  case is TransportError: error
  default: TransportError(kind(of: error), underlying: error)
  }
}

private func kind(of error: any Error) -> TransportError.Kind {
  switch error {
  case let error as HTTPClientError: kind(of: error)
  case let error as NIOConnectionError:
    error.connectionErrors.first.map { kind(of: $0.error) } ?? .nameNotFound
  case let error as IOError:
    POSIXErrorCode(rawValue: error.errnoCode).map { TransportError(POSIXError($0)).kind } ?? .other
  case ChannelError.connectTimeout: .timedOut
  case HTTPParserError.invalidEOFState: .connectionLost
  case let error as NIOSSLError: kind(of: error)
  case is BoringSSLError, is NIOSSLExtraError: .tls
  default: .other
  }
}

private func kind(of error: HTTPClientError) -> TransportError.Kind {
  switch error {
  case .connectTimeout, .deadlineExceeded, .getConnectionFromPoolTimeout, .readTimeout,
    .tlsHandshakeTimeout, .writeTimeout:
    .timedOut
  case .remoteConnectionClosed, .uncleanShutdown: .connectionLost
  default: .other
  }
}

/// A connection that ends during the TLS handshake is lost.
private func kind(of error: NIOSSLError) -> TransportError.Kind {
  switch error {
  case .uncleanShutdown: .connectionLost
  case .handshakeFailed(.sslError(let stack)) where stack.contains(.eofDuringHandshake):
    .connectionLost
  default: .tls
  }
}
