import EndpointMustache

/// How a struct of many properties is compared, by the function that `MemberwiseEquatable` requires. A struct of few leaves it
/// to Swift.
///
/// ```swift
/// public static func areEqual(_ one: Card, _ other: Card) -> Bool {
///   guard Equality.of(one.suit, other.suit),
///     Equality.of(one.value, other.value)
///   else { return false }
///   return true
/// }
/// ```
struct EqualityBlueprint {
  /// The `Equatable` that Swift makes costs the compiler more than all else of a struct, but little for so few.
  static let fewProperties = 4

  let type: GeneratedType
  private let names: [String]

  /// Nil for few properties.
  ///
  /// - Parameter names: The stored properties, as they stand after a dot.
  init?(comparing names: [String], of type: GeneratedType) {
    guard names.count > Self.fewProperties else { return nil }
    (self.names, self.type) = (names, type)
  }

  var declaration: Declaration {
    let properties = names.enumerated().map { index, name -> TemplateValue in
      ["name": .text(name), "isFirst": .bool(index == 0)]
    }
    return Declaration(
      template: "equality",
      section: .equality,
      context: [
        "access": .text(type.access),
        "isolation": .text(type.isolation),
        "type": .text(type.name.escaped),
        "properties": .list(properties),
      ]
    )
  }
}
