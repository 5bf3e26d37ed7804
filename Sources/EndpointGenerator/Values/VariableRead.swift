import EndpointSpec

/// How to read a value directly into a variable.
///
/// ```swift
/// var name = ""
/// json.string(&name)
/// ```
///
/// It avoids an optional variable and an assignment for a required value, which are the most expensive parts of
/// initializers to compile. It supports types with a neutral initial value.
struct VariableRead {
  /// The declaration of the variable for a required value.
  let declaration: String
  let statement: String

  /// Nil if the value is read in another way, or if the declaration would exceed a line.
  init?(of property: PropertyBlueprint, into variable: SwiftName) {
    let field = property.field
    guard field.at == nil, field.wire == nil, !field.isLossy, property.absence != .patch,
      let (method, placeholder) = Self.method(for: property)
    else { return nil }
    // The literal of an empty collection needs a type.
    let type = placeholder.hasPrefix("[") ? ": \(property.swiftType)" : ""
    declaration = "var \(variable.escaped)\(type) = \(placeholder)"
    statement = "json.\(method)(&\(variable.escaped))"
  }

  /// The method of the reader and the initial value of the variable.
  private static func method(for property: PropertyBlueprint) -> (String, placeholder: String)? {
    let index = property.type.index
    switch index.resolvingAlias(property.valueType) {
    case .scalar(.string): return ("string", "\"\"")
    case .scalar(.bool): return ("bool", "false")
    case .scalar(.int): return ("int", "0")
    case .scalar(.double): return ("double", "0.0")
    case .array(let element) where index.isPlain(element, wire: nil): return ("array", "[]")
    case .dictionary(let value) where index.isPlain(value, wire: nil):
      return ("dictionary", "[:]")
    default: return nil
    }
  }
}
