import Foundation

/// A request whose response is one page of many.
///
/// A client sends its `request`. `Client.items(_:)` and `Client.pages(_:)` go through all pages.
///
/// Two paged requests are equal if their requests are. Compare `request` with one written by hand.
public struct PagedRequest<Response: Sendable, Item: Sendable, Failure: ServiceFailure>: Sendable {
  /// The request of the first page.
  public var request: Request<Response, Failure>
  /// How the next page is found.
  public var pagination: Pagination
  /// The items of a page.
  public var items: @Sendable (Response) -> [Item]

  /// A request of a page that has its items somewhere.
  public init(
    _ request: Request<Response, Failure>,
    pagination: Pagination,
    items: @escaping @Sendable (Response) -> [Item]
  ) {
    self.request = request
    self.pagination = pagination
    self.items = items
  }

  /// A request of a page that is its items.
  public init(
    _ request: Request<Response, Failure>,
    pagination: Pagination
  ) where Response == [Item] {
    self.init(request, pagination: pagination) { $0 }
  }

  /// Decodes the bytes of a page, as a test does with a fixture.
  public func decode(_ data: Data, status: Int? = nil) throws(DecodingFailure) -> Response {
    try request.decode(data, status: status)
  }

  /// The request of the first page as a command for a shell, secrets masked.
  public func curl(for server: Server<Failure.Service>) -> String {
    request.curl(for: server)
  }
}

extension PagedRequest: Hashable {
  public static func == (left: PagedRequest, right: PagedRequest) -> Bool {
    left.request == right.request
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(request)
  }
}

extension PagedRequest: CustomStringConvertible, CustomReflectable {
  public var description: String { request.description }
  public var customMirror: Mirror { request.customMirror }
}
