/// What stands in the place of a secret wherever a value is printed.
///
/// It is a type and not a text, so that `"***"` in a description is never mistaken for the value.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Prints as `***`.
  public static let masked = Secret()

  public var description: String { "***" }
  public var debugDescription: String { description }
}
