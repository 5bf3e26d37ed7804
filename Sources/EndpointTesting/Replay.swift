import EndpointRuntime

/// Replays the responses of a recording.
struct Replay: Sendable {
  private let stubs: [Stub]
  /// The remaining responses. The last one of a request is repeated.
  private let responses: Locked<[RecordedExchange.Request: [HTTPResponse]]>

  init(_ recording: Recording) {
    let exchanges = Dictionary(grouping: recording.exchanges, by: \.request)
    responses = Locked(exchanges.mapValues { $0.map(\.response) })
    stubs = recording.exchanges.map {
      Stub(endpoint: $0.endpoint, request: "\($0.request.method) \($0.request.url)")
    }
  }

  func response(to request: HTTPRequest) throws -> HTTPResponse {
    let key = RecordedExchange.Request(request)
    let (response, isLast) = responses.update { responses in
      let left = responses[key] ?? []
      if left.count > 1 { responses[key]?.removeFirst() }
      return (left.first, left.count == 1)
    }
    guard let response else { throw StubTransport.NotStubbed(request, stubs) }
    return isLast ? response.asLast(to: request) : response
  }
}
