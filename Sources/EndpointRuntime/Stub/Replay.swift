import Foundation

/// Replays the responses of a recording.
final class Replay: @unchecked Sendable {
  private let stubs: [Stub]
  private let lock = NSLock()
  /// The remaining responses. The last one of a request is repeated.
  private var responses: [RecordedExchange.Request: [HTTPResponse]]

  init(_ recording: Recording) {
    responses = Dictionary(grouping: recording.exchanges, by: \.request).mapValues {
      $0.map(\.response)
    }
    stubs = recording.exchanges.map { exchange in
      Stub(
        endpoint: exchange.endpoint,
        request: "\(exchange.request.method) \(exchange.request.url)"
      )
    }
  }

  func response(to request: HTTPRequest) throws -> HTTPResponse {
    let key = RecordedExchange.Request(request)
    let (response, isLast) = lock.withLock { () -> (HTTPResponse?, Bool) in
      let left = responses[key] ?? []
      if left.count > 1 { responses[key]?.removeFirst() }
      return (left.first, left.count == 1)
    }
    guard let response else { throw StubTransport.NotStubbed(request, stubs) }
    return isLast ? response.asLast(to: request) : response
  }
}
