import Foundation

/// A request whose response is a stream of elements: `Client.stream(_:)` gives them as they come.
///
/// It is compared and printed as its request.
public struct StreamRequest<Element: Sendable, Failure: ServiceFailure>: Sendable {
  /// What opens the stream.
  public var request: Request<Void, Failure>
  /// How the elements follow each other.
  public var format: StreamFormat
  /// How an element is decoded.
  let element: ResponseFormat<Element>

  /// A request of a stream whose elements are decoded in this format.
  public init(
    _ request: Request<Void, Failure>,
    format: StreamFormat,
    element: ResponseFormat<Element>
  ) {
    self.request = request
    self.format = format
    self.element = element
  }

  /// A request of a stream of JSON values.
  public init(
    _ request: Request<Void, Failure>,
    format: StreamFormat
  ) where Element: WireDecodable {
    self.init(request, format: format, element: .json)
  }

  /// The request as a command for a shell, secrets masked.
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
