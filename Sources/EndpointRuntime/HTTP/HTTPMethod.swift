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

  /// Transfers a representation of a resource (RFC 9110, section 9.3.1).
  public static var get: HTTPMethod { HTTPMethod(rawValue: "GET") }
  /// Like GET without the body (RFC 9110, section 9.3.2).
  public static var head: HTTPMethod { HTTPMethod(rawValue: "HEAD") }
  /// Processes the body as the resource defines (RFC 9110, section 9.3.3).
  public static var post: HTTPMethod { HTTPMethod(rawValue: "POST") }
  /// Replaces a resource (RFC 9110, section 9.3.4).
  public static var put: HTTPMethod { HTTPMethod(rawValue: "PUT") }
  /// Changes a part of a resource (RFC 5789).
  public static var patch: HTTPMethod { HTTPMethod(rawValue: "PATCH") }
  /// Removes a resource (RFC 9110, section 9.3.5).
  public static var delete: HTTPMethod { HTTPMethod(rawValue: "DELETE") }
  /// Describes how a resource can be used (RFC 9110, section 9.3.7).
  public static var options: HTTPMethod { HTTPMethod(rawValue: "OPTIONS") }

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
