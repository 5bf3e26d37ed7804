/// An authentication scheme that a spec declares.
public enum AuthenticationScheme: Hashable, Sendable {
  /// A token: `Authorization: Bearer …` (RFC 6750, section 2.1).
  case bearer
  /// A user and a password: `Authorization: Basic …` (RFC 7617).
  case basic
  /// An API key in a header, a query parameter or a cookie of this name.
  case key(String, in: KeyPlace)

  /// The location of a key in the request.
  public enum KeyPlace: Hashable, Sendable {
    case header
    case query
    case cookie
  }
}
