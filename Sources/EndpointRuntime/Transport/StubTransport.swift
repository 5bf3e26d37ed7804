import Foundation

/// A transport for tests and previews: it answers by itself and remembers what was sent.
///
/// ```swift
/// StubTransport { request in .json(404, #"{"ErrorMessage": "gone"}"#) }
/// StubTransport(failing: URLError(.notConnectedToInternet))
/// StubTransport(Auctions.examples)
/// ```
public final class StubTransport: Transport {
  private let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse
  private let sent = Sent()

  /// A transport that answers as a closure does.
  public init(_ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.answer = answer
  }

  /// A transport that always fails.
  public convenience init(failing error: any Error) {
    self.init { _ in throw error }
  }

  /// A transport that answers with examples: the one of exactly that request, else one of any request to its
  /// endpoint, else the endpoint's first. Other requests fail with `NotStubbed`.
  public convenience init(_ examples: [Example]) {
    self.init { request in
      let example =
        examples.first { $0.endpoint == request.endpoint && $0.isOf(request) }
        ?? examples.first { $0.isOf(request) }
        ?? examples.first { $0.endpoint == request.endpoint && $0.isOfAny }
        ?? examples.first { $0.endpoint == request.endpoint }
      guard let example else { throw NotStubbed(request, examples) }
      // A stream of events that has ended is opened again, unless the server says that there is no more.
      if request.headers["Last-Event-ID"] != nil { return .status(204) }
      return example.response
    }
  }

  /// What was sent, in order.
  public var requests: [HTTPRequest] { sent.all }

  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    sent.add(request)
    return try await answer(request)
  }

  /// A request for which there is no example.
  public struct NotStubbed: LocalizedError, CustomStringConvertible {
    public let description: String

    init(_ request: HTTPRequest, _ examples: [Example]) {
      let endpoints = Set(examples.map(\.endpoint)).sorted().joined(separator: ", ")
      description =
        "No example answers \(request.endpoint) (\(request)). There are examples of: \(endpoints)."
    }

    public var errorDescription: String? { description }
  }
}

/// The requests that a stub has seen, from any task.
private final class Sent: @unchecked Sendable {
  private let lock = NSLock()
  private var requests: [HTTPRequest] = []

  var all: [HTTPRequest] { lock.withLock { requests } }

  func add(_ request: HTTPRequest) {
    lock.withLock { requests.append(request) }
  }
}
