import EndpointSpec

/// How a value is read straight into a variable.
///
/// ```swift
/// var name = ""
/// json.string(&name)
/// ```
///
/// It needs no optional variable for a value that is required, and no assignment, which is what initialisers cost the compiler
/// most for. There is one for the types that have a value without any meaning to begin with.
struct VariableRead {
  /// Of the variable, where the value is required.
  let declaration: String
  let statement: String

  /// Nil for a value that is read in another way, and where the declaration would be too long for a line.
  init?(of property: PropertyBlueprint, into variable: SwiftName) {
    let field = property.field
    guard field.at == nil, field.wire == nil, !field.isLossy, property.absence != .patch,
      let (method, placeholder) = Self.method(for: property)
    else { return nil }
    // An empty collection alone does not say its type.
    let type = placeholder.hasPrefix("[") ? ": \(property.swiftType)" : ""
    declaration = "var \(variable.escaped)\(type) = \(placeholder)"
    statement = "json.\(method)(&\(variable.escaped))"
  }

  /// The method of the reader, and what the variable is before.
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
