/// The method of an HTTP request (RFC 9110, section 9).
///
/// It is a struct so that a method which HTTP gains, or which one server invented, needs no new release:
/// `let purge: HTTPMethod = "PURGE"`. Methods are case-sensitive.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The method as it travels, `"GET"`.
  public let rawValue: String

  /// A method from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let get = HTTPMethod(rawValue: "GET")
  public static let head = HTTPMethod(rawValue: "HEAD")
  public static let post = HTTPMethod(rawValue: "POST")
  public static let put = HTTPMethod(rawValue: "PUT")
  public static let patch = HTTPMethod(rawValue: "PATCH")
  public static let delete = HTTPMethod(rawValue: "DELETE")
  public static let options = HTTPMethod(rawValue: "OPTIONS")

  /// True for the methods whose effect is the same when they arrive twice (RFC 9110, section 9.2.2).
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete, .options: true
    default: false
    }
  }
}

extension HTTPMethod: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  public var description: String { rawValue }
}
