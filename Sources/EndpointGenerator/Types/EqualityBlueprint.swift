/// How a struct of many properties is compared; one of few leaves it to Swift.
///
/// ```swift
/// guard Equality.of(one.suit, other.suit), Equality.of(one.value, other.value),
///   Equality.of(one.image, other.image)
/// else { return false }
/// ```
struct EqualityBlueprint {
  /// What Swift makes of `Equatable` costs the compiler more than all else of a struct, but little for so few.
  static let fewProperties = 4

  private let names: [String]

  /// - Parameter names: The stored properties.
  init?(comparing names: [String]) {
    guard names.count > Self.fewProperties else { return nil }
    self.names = names
  }

  /// The statements of `==`.
  var text: String {
    let comparisons = names.map { "Equality.of(one.\($0), other.\($0))," }
    var lines = ListLayout.wrapped(
      Array(comparisons.dropFirst()),
      indentation: 6,
      first: "    guard \(comparisons[0])"
    )
    lines[lines.count - 1].removeLast()
    return (lines + ["    else { return false }", "    return true"]).joined(separator: "\n")
  }
}
