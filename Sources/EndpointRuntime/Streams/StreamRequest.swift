import Foundation

/// A request whose response is a stream of elements. Send it with `Client.stream(_:)`.
///
/// Stream requests are equal if their requests are.
public struct StreamRequest<Element: Sendable, Failure: ServiceFailure>: Sendable {
  /// The request that opens the stream.
  public var request: Request<Void, Failure>
  /// How the stream separates its elements.
  public var format: StreamFormat
  /// How to decode an element.
  let element: ResponseFormat<Element>

  /// A request whose response is a stream.
  ///
  /// `format` separates the elements, and `element` decodes one. The other parameters are those of `Request`.
  public init(
    _ method: HTTPMethod,
    _ path: RequestPath,
    endpoint: String? = nil,
    query: Parameters = [:],
    headers: Parameters = [:],
    cookies: Parameters = [:],
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
