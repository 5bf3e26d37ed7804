import EndpointJSON
import EndpointSpec

/// A field that is written: a property, or a value that always travels.
struct EncodedField {
  /// The keys of the objects that it lies in.
  let path: [String]
  /// What must hold for it to be written at all.
  let condition: String?
  private let statement: EncodedStatement

  /// A value that always travels.
  init(_ constant: JSONValue, of field: FieldModel) {
    let (path, key) = Self.place(of: field)
    self.path = path
    condition = nil
    let secret = field.isSecret ? ["secret: true"] : []
    statement = .call([key.map(stringLiteral) ?? "", constant.constantExpression] + secret)
  }

  /// - Parameter value: The expression of the value, where it is not the property.
  init(_ property: PropertyBlueprint, value: String? = nil, in index: APIIndex) {
    let (path, key) = Self.place(of: property.field)
    self.path = path
    let value = value ?? Self.value(of: property)
    switch property.absence {
    case .optional where !property.field.isNullable: condition = "\(value) != nil"
    case .patch: condition = "\(value) != .keep"
    default: condition = nil
    }
    statement = EncodedStatement(property, key: key, value: value, in: index)
  }

  var text: String { statement.text }

  /// The objects around the value and its own key; without a key its members stand among the object's own.
  private static func place(of field: FieldModel) -> ([String], key: String?) {
    guard let at = field.at else { return ([], field.wireName.text) }
    let keys = at.components.compactMap { component in
      if case .key(let name) = component { name } else { nil }
    }
    return (Array(keys.dropLast()), keys.last)
  }

  /// The property, where the method's own names do not hide it.
  private static func value(of property: PropertyBlueprint) -> String {
    let name = property.storedName
    return ["json", "key", "value"].contains(name.text) ? "self.\(name.member)" : name.escaped
  }
}

extension JSONValue {
  /// A literal that is written as this value: `"card"`, `[1, 2] as JSONValue`.
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
