// Client functions accept these protocols, since the compiler then explains an invalid call. For a parameter of the
// type `Request<Value, Failure>` it reports that it cannot infer `Value`.

/// The argument of `Client.send(_:)`: a `Request`, or a `PagedRequest` for its first page.
public protocol APIRequest<Value, Failure>: Sendable {
  /// The decoded value of a response.
  associatedtype Value: Sendable
  /// The failures of the API. Only a client of that API accepts the request.
  associatedtype Failure: ServiceFailure

  /// The request to send.
  var request: Request<Value, Failure> { get }
}

/// The argument of `Client.items(_:)` and `Client.pages(_:)`: a `PagedRequest`.
public protocol APIPagedRequest<Value, Item, Failure>: APIRequest {
  /// An item of a page.
  associatedtype Item: Sendable

  /// The request of the first page.
  var pagedRequest: PagedRequest<Value, Item, Failure> { get }
}

extension Request: APIRequest {
  /// This request.
  public var request: Request { self }
}

extension PagedRequest: APIPagedRequest {
  /// This request.
  public var pagedRequest: PagedRequest { self }
}
