/// A request whose response is a stream of elements. Send it with `Client.stream(_:)`.
///
/// Stream requests are equal if their requests are.
public struct StreamRequest<Element: Sendable, Failure: ServiceFailure>: Sendable {
  /// The request that opens the stream.
  public var request: Request<Void, Failure>
  /// How the stream separates its elements.
  @_spi(Generated) public var format: StreamFormat
  /// How to decode an element.
  let element: ResponseFormat<Element>

  /// A request whose response is a stream.
  ///
  /// `format` separates the elements, and `element` decodes one. The other parameters are those of `Request`.
  @_spi(Generated) public init(
    _ method: HTTPMethod,
    _ path: RequestPath,
    endpoint: String? = nil,
    query: Parameters = .none,
    headers: Parameters = .none,
    cookies: Parameters = .none,
    body: RequestBody = .none,
    policy: RequestPolicy = Failure.Service.policy,
    failures: [FailureRule<Failure>] = [],
    format: StreamFormat,
    element: ResponseFormat<Element>
  ) {
    request = Request(
      method,
      path,
      endpoint: endpoint,
      query: query,
      headers: headers,
      cookies: cookies,
      body: body,
      policy: policy,
      failures: failures,
      response: .void
    )
    self.format = format
    self.element = element
  }

  /// The request as a cURL command with secrets masked.
  public func curl(for server: Server<Failure.Service>) -> String {
    request.curl(for: server)
  }
}

extension StreamRequest: Hashable {
  public static func == (left: StreamRequest, right: StreamRequest) -> Bool {
    left.request == right.request
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(request)
  }
}

extension StreamRequest: CustomStringConvertible, CustomReflectable {
  public var description: String { request.description }
  public var customMirror: Mirror { request.customMirror }
}

extension StreamRequest {
  /// Returns the places of the values in an element, or in a response that is not a stream.
  func secretPlaces(in response: HTTPResponse) -> JSONPlaces? {
    guard request.response.accepts(response.status) else {
      return request.secretPlaces(in: response)
    }
    let places = JSONPlaces()
    let decoded = try? element.decode(response.body, status: 200, noting: places)
    return decoded == nil ? nil : places
  }
}

/// The argument of `Client.stream(_:)` and `Client.events(_:)`: a `StreamRequest`.
public protocol APIStreamRequest<Element, Failure>: Sendable {
  /// An element of the stream.
  associatedtype Element: Sendable
  /// The failures of the API. Only a client of that API accepts the request.
  associatedtype Failure: ServiceFailure

  /// The request that opens the stream.
  var streamRequest: StreamRequest<Element, Failure> { get }
}

extension StreamRequest: APIStreamRequest {
  /// This request.
  public var streamRequest: StreamRequest { self }
}

/// An element of a stream with the metadata of its event.
public struct StreamEvent<Value: Sendable>: Sendable {
  /// The decoded data of the event.
  public let value: Value
  /// The event's type. `message` by default, and for lines.
  public let name: String
  /// The identifier of the last event with one, sent to the server on reconnection. Empty without one.
  public let id: String
  /// The number of events without data since the last element. Servers send them to keep the connection open. Elements
  /// that are text may be empty, and are not counted.
  public let heartbeats: Int

  /// Creates an event, for tests.
  public init(_ value: Value, name: String = "message", id: String = "", heartbeats: Int = 0) {
    self.value = value
    self.name = name
    self.id = id
    self.heartbeats = heartbeats
  }
}

extension StreamEvent: Equatable where Value: Equatable {}
