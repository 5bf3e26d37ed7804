import EndpointMustache

/// The comparison of a struct with many properties, as `MemberwiseEquatable` requires. Smaller structs use Swift's
/// synthesized `==`.
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
  /// The synthesized `==` is the most expensive part of a large struct to compile, but cheap for so few properties.
  static let fewProperties = 4

  let type: GeneratedType
  private let names: [String]

  /// Nil for few properties.
  ///
  /// - Parameter names: The stored properties as written after a dot.
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
