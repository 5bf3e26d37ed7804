/// The placeholder of a secret in descriptions.
///
/// It is a type rather than a string, so that a masked field is not mistaken for a value.
@_spi(Generated)
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Prints as `***`.
  public static let masked = Secret()

  public var description: String { "***" }
  public var debugDescription: String { description }

  /// A mirror that masks the secret fields of a struct when it is printed or dumped: `Login(username: "CommandShift",
  /// password: ***)`.
  public static func mirror<Subject>(
    _ subject: Subject,
    _ fields: KeyValuePairs<String, Any?>
  ) -> Mirror {
    let children = fields.map { (label: $0, value: $1 ?? Any?.none as Any) }
    return Mirror(subject, children: children, displayStyle: .struct)
  }
}
