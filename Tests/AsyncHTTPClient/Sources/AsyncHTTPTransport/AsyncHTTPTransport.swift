import AsyncHTTPClient
import EndpointRuntime
import Foundation
import NIOCore
import NIOPosix

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
