import EndpointJSON
import EndpointSpec

/// A field to encode: a property or a constant.
struct EncodedField {
  /// The keys of the enclosing objects.
  let path: [String]
  /// The condition for encoding it.
  let condition: String?
  private let statement: EncodedStatement

  /// Creates a constant field.
  init(_ constant: JSONValue, of field: FieldModel) {
    let (path, key) = Self.place(of: field)
    self.path = path
    condition = nil
    let secret = field.isSecret ? ["secret: true"] : []
    statement = .call([key.map(stringLiteral) ?? "", constant.constantExpression] + secret)
  }

  /// - Parameter value: The expression of the value, if it is not the property.
  init(_ property: PropertyBlueprint, value: String? = nil, in index: APIIndex) {
    let (path, key) = Self.place(of: property.field)
    self.path = path
    let value = value ?? Self.value(of: property)
    switch property.absence {
    case .optional where !property.field.isNullable: condition = "\(value) != nil"
    case .patch: condition = "\(value) != .keep"
    case .none, .optional, .defaultValue: condition = nil
    }
    statement = EncodedStatement(property, key: key, value: value, in: index)
  }

  var text: String { statement.text }

  /// The keys of the enclosing objects and the key of the field. Without a key, its members are encoded in the object
  /// itself.
  private static func place(of field: FieldModel) -> ([String], key: String?) {
    guard let at = field.at else { return ([], field.wireName.text) }
    let keys = at.components.compactMap { component in
      if case .key(let name) = component { name } else { nil }
    }
    return (Array(keys.dropLast()), keys.last)
  }

  /// The expression of the property, with `self` if a local name hides it.
  private static func value(of property: PropertyBlueprint) -> String {
    let name = property.storedName
    return ["json", "key", "value"].contains(name.text) ? "self.\(name.member)" : name.escaped
  }
}

extension JSONValue {
  /// A literal for the value: `"card"`, `[1, 2] as JSONValue`.
  fileprivate var constantExpression: String {
    let literal = jsonLiteral(self).text
    return switch self {
    case .string, .bool: literal
    case .number(let number) where number.int != nil: literal
    case .null: "JSONValue.null"
    default: "\(literal) as JSONValue"
    }
  }
}
