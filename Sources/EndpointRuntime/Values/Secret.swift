/// What stands in the place of a secret wherever a value is printed.
///
/// It is a type and not a text, so that a masked field in a description is never mistaken for a value.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Prints as `***`.
  public static let masked = Secret()

  public var description: String { "***" }
  public var debugDescription: String { description }

  /// The mirror of a struct that has secret fields, so that it prints and dumps with them masked:
  /// `Login(username: "CommandShift", password: ***)`.
  public static func mirror<Subject>(
    _ subject: Subject,
    _ fields: KeyValuePairs<String, Any?>
  ) -> Mirror {
    let children = fields.map { (label: $0, value: $1 ?? Any?.none as Any) }
    return Mirror(subject, children: children, displayStyle: .struct)
  }
}
