import EndpointSpec

/// A property and the local variable for decoding it.
struct DecodedField {
  let property: PropertyBlueprint
  /// The name of the variable: that of the property, unless the initializer uses it.
  let local: SwiftName
  /// How to read directly into the variable, if possible.
  private let variableRead: VariableRead?

  private init(_ property: PropertyBlueprint, local: SwiftName) {
    self.property = property
    self.local = local
    variableRead = VariableRead(of: property, into: local)
  }

  /// The decoded fields in the order of the initializer.
  static func fields(of blueprint: StructBlueprint) -> [DecodedField] {
    var taken: Set = ["json", "object", "key"]
    return blueprint.properties.filter(\.isDecoded).map { property in
      let name = property.name.text
      guard taken.contains(name) else {
        return DecodedField(property, local: property.name)
      }
      let names = taken.union(blueprint.properties.map(\.name.text))
      let local = unique(name, suffix: "Value", among: names)
      taken.insert(local)
      return DecodedField(property, local: SwiftName(local))
    }
  }

  /// True if decoding fails without the field.
  var isRequired: Bool { property.absence == .none }

  /// True if it is required, but the variable is an optional.
  var isUnwrapped: Bool { isRequired && variableRead?.declaration == nil }

  /// True if null is a value and does not mean absent.
  var acceptsNull: Bool {
    switch property.absence {
    case .patch: true
    case .none: property.type.index.model.holdsNull(property.field.type)
    case .optional, .defaultValue: false
    }
  }

  /// `var name = ""`, `var suit: Suit?`, `var size: Int = 3`
  var declaration: String {
    let name = local.escaped
    return switch property.absence {
    case .none: variableRead?.declaration ?? declaration("\(property.swiftType)?")
    case .optional: declaration("\(typeText(property.valueType))?")
    case .patch, .defaultValue:
      "var \(name): \(property.swiftType) = \(property.absentValue ?? ".keep")"
    }
  }

  private func declaration(_ type: String) -> String { "var \(local.escaped): \(type)" }

  /// `json.int(&size)`, `json.value(&suit)`, `price = json.decimal() ?? price`
  var statement: String {
    let name = local.escaped
    if let variableRead { return variableRead.statement }
    let value =
      switch property.absence {
      case .none, .optional, .defaultValue: reading("json")
      case .patch: "json.patch { \(reading("$0")) }"
      }
    let isOptional = property.absence == .none || property.absence == .optional
    return "\(name) = \(value)" + (isOptional ? "" : " ?? \(name)")
  }

  /// `let user = json.at("user.name", of: object, required: true) { $0.string() }`
  var locatedStatement: String {
    var arguments = [stringLiteral(property.field.at?.description ?? "."), "of: object"]
    if isRequired { arguments.append("required: true") }
    if acceptsNull { arguments.append("nulls: true") }
    if property.field.isSecret { arguments.append("secret: true") }
    let call = call("json.at", arguments)
    let read = reading("$0")
    let body = property.absence == .patch ? "$0.patch { \(read) }" : read
    return "let \(local.escaped) = \(call) { \(body) }\(fallback)"
  }

  /// The value for an absent field.
  private var fallback: String {
    if isRequired || property.absence == .optional { return "" }
    return property.absentValue.map { " ?? \($0)" } ?? ""
  }

  /// True for an optional URL, which is nil for an empty string.
  private var readsEmptyAsNil: Bool {
    let (model, field) = (property.type.index.model, property.field)
    return !field.isLenient && model.isOptional(field.type)
      && model.plain(field.type) == .scalar(.url)
      && property.absence != .defaultValue
  }

  private func reading(_ reader: String) -> String {
    if readsEmptyAsNil { return "\(reader).urlIfAny()" }
    func text(_ reader: String) -> String {
      property.type.index.reading(
        property.valueType,
        reader: reader,
        wire: property.field.wire,
        isLossy: property.field.isLossy
      )
    }
    return property.field.isLenient ? "\(reader).lenient { \(text("$0")) }" : text(reader)
  }
}
