import EndpointJSON

/// How a struct of many properties is compared, by the function that `MemberwiseEquatable` asks for; one of few leaves it to
/// Swift.
///
/// ```swift
/// public static func areEqual(_ one: Card, _ other: Card) -> Bool {
///   guard Equality.of(one.suit, other.suit), Equality.of(one.value, other.value),
///     Equality.of(one.image, other.image)
///   else { return false }
///   return true
/// }
/// ```
struct EqualityBlueprint {
  /// What Swift makes of `Equatable` costs the compiler more than all else of a struct, but little for so few.
  static let fewProperties = 4

  private let comparisons: [String]

  /// Nil for few properties, and for a name that is too long for a line even with the operator.
  ///
  /// - Parameter names: The stored properties.
  init?(comparing names: [String]) {
    guard names.count > Self.fewProperties else { return nil }
    let room = SwiftExpression.lineLength - Self.opening.count
    let comparisons = names.compactMap { name in
      let forms = ["Equality.of(one.\(name), other.\(name)),", "one.\(name) == other.\(name),"]
      return forms.first { $0.characterCount <= room }
    }
    guard comparisons.count == names.count else { return nil }
    self.comparisons = comparisons
  }

  private static let opening = "    guard "

  /// The function's head, broken where it is too long for a line.
  ///
  /// - Parameters:
  ///   - type: The name of the struct.
  ///   - access: What stands before the function, `public `.
  static func head(comparing type: String, access: String) -> String {
    let name = "\(access)static func areEqual"
    let line = "\(name)(_ one: \(type), _ other: \(type))"
    let room = SwiftExpression.lineLength - 2 - line.characterCount
    if room >= " -> Bool {".count { return "\(line) -> Bool {" }
    if room >= " -> Bool".count { return "\(line) -> Bool\n  {" }
    if room >= 0 { return "\(line)\n    -> Bool\n  {" }
    return "\(name)(\n    _ one: \(type),\n    _ other: \(type)\n  ) -> Bool {"
  }

  /// The statements of `areEqual`.
  var text: String {
    var lines = ListLayout.wrapped(
      Array(comparisons.dropFirst()),
      indentation: 6,
      first: Self.opening + comparisons[0]
    )
    lines[lines.count - 1].removeLast()
    return (lines + ["    else { return false }", "    return true"]).joined(separator: "\n")
  }
}
