import EndpointSpec

/// A property with the local variable that its value is read into.
struct DecodedField {
  let property: PropertyBlueprint
  /// The property's name, unless the initialiser needs that for something else.
  let local: SwiftName

  /// The fields that are decoded, in the order of the initialiser.
  static func fields(of blueprint: StructBlueprint) -> [DecodedField] {
    var taken: Set = ["json", "fields", "field", "key"]
    let names = Set(blueprint.properties.map(\.name.text))
    return blueprint.properties.filter(\.isDecoded).map { property in
      let name = property.name.text
      guard taken.contains(name) else { return DecodedField(property: property, local: property.name) }
      let local = unique(name, suffix: "Value", among: taken.union(names))
      taken.insert(local)
      return DecodedField(property: property, local: SwiftName(local))
    }
  }

  /// Whether there is no struct without it.
  var isRequired: Bool { property.absence == .none }

  /// Whether null is a value for it, and does not mean that it is absent.
  var acceptsNull: Bool {
    switch property.absence {
    case .patch: true
    case .none: property.type.index.holdsNull(property.field.type)
    case .optional, .defaultValue: false
    }
  }

  /// `var suit: Suit?`, `var size: Int = 3`
  var declaration: String {
    let name = local.escaped
    return switch property.absence {
    case .none: "var \(name): \(property.swiftType)?"
    case .optional: "var \(name): \(typeText(property.valueType))?"
    case .patch: "var \(name): \(property.swiftType) = .keep"
    case .defaultValue(let expression): "var \(name): \(property.swiftType) = \(expression)"
    }
  }

  /// `suit = Suit(from: &json)`, `size = json.int() ?? size`
  func statement(_ reading: ReadExpression) -> String {
    let name = local.escaped
    return switch property.absence {
    case .none, .optional: "\(name) = \(read("json", reading))"
    case .patch: "\(name) = json.patch { \(read("$0", reading)) } ?? \(name)"
    case .defaultValue: "\(name) = \(read("json", reading)) ?? \(name)"
    }
  }

  /// `let user = json.at("user.name", of: fields, required: true) { $0.string() }`
  func locatedStatement(_ reading: ReadExpression) -> String {
    let path = stringLiteral(property.field.at?.description ?? ".")
    let required = isRequired ? ", required: true" : ""
    let secret = property.field.isSecret ? ", secret: true" : ""
    let start = "let \(local.escaped) ="
    let call = "json.at(\(path), of: fields\(required)\(secret)) {"
    let body = locatedRead(reading)
    let line = "\(start) \(call) \(body) }\(fallback)"
    if line.count + 4 <= SwiftExpression.lineLength { return line }
    if fallback.isEmpty { return "\(start) \(call)\n      \(body)\n    }" }
    return "\(start)\n      \(call)\n        \(body)\n      }\(fallback)"
  }

  private func locatedRead(_ reading: ReadExpression) -> String {
    property.absence == .patch ? "$0.patch { \(read("$0", reading)) }" : read("$0", reading)
  }

  /// What stands for a value that is not there.
  private var fallback: String {
    switch property.absence {
    case .none, .optional: ""
    case .patch: " ?? .keep"
    case .defaultValue(let expression): " ?? \(expression)"
    }
  }

  private func read(_ reader: String, _ reading: ReadExpression) -> String {
    reading.text(
      property.valueType, reader: reader, wire: property.field.wire,
      isLossy: property.field.isLossy)
  }
}
