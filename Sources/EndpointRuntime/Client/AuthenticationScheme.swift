/// A way in which an API knows who calls, as its spec declares it.
public enum AuthenticationScheme: Hashable, Sendable {
  /// A token: `Authorization: Bearer …` (RFC 6750, section 2.1).
  case bearer
  /// A user and a password: `Authorization: Basic …` (RFC 7617).
  case basic
  /// A key under a name of the API's own.
  case key(String, in: KeyPlace)

  /// Where a key travels.
  public enum KeyPlace: Hashable, Sendable {
    case header
    case query
    case cookie
  }
}
