/// What stands in the place of a secret wherever a value is printed.
///
/// It is a type and not a text, so that a masked field in a description is never mistaken for a value.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Prints as `***`.
  public static let masked = Secret()

  public var description: String { "***" }
  public var debugDescription: String { description }

  /// The description of a struct that has secret fields, as Swift writes one by itself:
  /// `Login(username: "CommandShift", password: ***)`.
  public static func describe(_ type: String, _ fields: KeyValuePairs<String, Any>) -> String {
    let fields = fields.map { "\($0): \(String(reflecting: $1))" }
    return "\(type)(\(fields.joined(separator: ", ")))"
  }

  /// The mirror of a struct that has secret fields, so that `dump` and a debugger mask them too.
  public static func mirror<Subject>(
    _ subject: Subject,
    _ fields: KeyValuePairs<String, Any?>
  ) -> Mirror {
    Mirror(subject, children: fields.map { (label: $0, value: $1 as Any) }, displayStyle: .struct)
  }
}
