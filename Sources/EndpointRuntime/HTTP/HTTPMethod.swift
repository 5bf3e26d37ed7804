/// The method of an HTTP request (RFC 9110, section 9).
///
/// A struct rather than an enum, so that you can define others: `let purge: HTTPMethod = "PURGE"`. Methods are
/// case-sensitive.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The method as sent, such as `"GET"`.
  public let rawValue: String

  /// Creates a method from its text.
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

  /// True for methods that may be sent twice with the same effect (RFC 9110, section 9.2.2).
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
