// A client takes requests by these protocols, since then the compiler names what is wrong with a call. Where a function takes
// `Request<Value, Failure>` itself, it reports that it cannot infer `Value`.

/// What `Client.send(_:)` takes: a `Request`, or the `PagedRequest` of a page.
public protocol APIRequest<Value, Failure>: Sendable {
  /// What a response holds.
  associatedtype Value: Sendable
  /// The failures of the API, which only a client of that API takes.
  associatedtype Failure: ServiceFailure

  /// The request that is sent.
  var request: Request<Value, Failure> { get }
}

/// What `Client.items(_:)` and `Client.pages(_:)` take: a `PagedRequest`.
public protocol APIPagedRequest<Value, Item, Failure>: APIRequest {
  /// What a page holds several of.
  associatedtype Item: Sendable

  /// The request of the first page.
  var pagedRequest: PagedRequest<Value, Item, Failure> { get }
}

/// What `Client.stream(_:)` and `Client.events(_:)` take: a `StreamRequest`.
public protocol APIStreamRequest<Element, Failure>: Sendable {
  /// What the stream consists of.
  associatedtype Element: Sendable
  /// The failures of the API, which only a client of that API takes.
  associatedtype Failure: ServiceFailure

  /// The request that opens the stream.
  var streamRequest: StreamRequest<Element, Failure> { get }
}

extension Request: APIRequest {
  /// The request itself.
  public var request: Request { self }
}

extension PagedRequest: APIPagedRequest {
  /// The request itself.
  public var pagedRequest: PagedRequest { self }
}

extension StreamRequest: APIStreamRequest {
  /// The request itself.
  public var streamRequest: StreamRequest { self }
}
