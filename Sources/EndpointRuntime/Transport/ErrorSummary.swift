import Foundation

/// The description of an underlying error in a `TransportError`.
///
/// It omits the user info of system errors and the values of plain structs and enums, since they may contain a URL with
/// secrets.
struct ErrorSummary: CustomStringConvertible {
  /// Such as `NSURLErrorDomain -1004: Could not connect to the server.`, the error's own description, or
  /// `Keychain.isLocked`.
  let description: String
  /// True for errors with a domain and a code, such as `URLError`.
  let isSystemError: Bool

  init(_ error: any Error) {
    isSystemError = error is any CustomNSError || type(of: error) is NSError.Type
    description = isSystemError ? Self.system(error as NSError) : Self.words(of: error)
  }

  /// The domain and code, with the system's text if it adds information.
  private static func system(_ error: NSError) -> String {
    let words = error.localizedDescription
    let isMore = !words.isEmpty && !words.contains("\(error.domain) error \(error.code)")
    return "\(error.domain) \(error.code)\(isMore ? ": \(words)" : "")"
  }

  private static func words(of error: any Error) -> String {
    let value: Any = error
    switch value {
    case let value as any CustomStringConvertible: return value.description
    case let value as any CustomDebugStringConvertible: return value.debugDescription
    default:
      let text = (value as? any LocalizedError)?.errorDescription
      return text.map { "\(type(of: error)): \($0)" } ?? plain(error)
    }
  }

  /// The names of the type and the case, with the first nested error.
  private static func plain(_ error: any Error) -> String {
    let mirror = Mirror(reflecting: error)
    var name = "\(type(of: error))"
    if mirror.displayStyle == .enum { name += ".\(mirror.children.first?.label ?? "\(error)")" }
    let values = mirror.children.flatMap { Self.values(in: $0.value) }
    let inner = values.lazy.compactMap { $0 as? any Error }.first
    return inner.map { "\(name): \(ErrorSummary($0))" } ?? name
  }

  /// The value, or the elements of a tuple, for a case with several associated values.
  private static func values(in value: Any) -> [Any] {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
  }
}
