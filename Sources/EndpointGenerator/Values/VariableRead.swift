import EndpointSpec

/// The statement that reads a value straight into a variable: `json.string(&name)`.
///
/// It needs no optional variable for a value that is required, and no assignment, which is what initialisers cost the compiler
/// most for. There is one for the types that have a value without any meaning to begin with.
struct VariableRead {
  /// The method of the reader.
  let method: String
  /// `""`, `[]`: what a variable is before it is read.
  let placeholder: String
  /// Whether the placeholder alone does not say the type.
  let needsType: Bool

  /// Nil for a type that has no such method.
  init?(_ type: TypeReference, index: APIIndex) {
    switch index.resolvingAlias(type) {
    case .scalar(.string): self.init("string", "\"\"")
    case .scalar(.bool): self.init("bool", "false")
    case .scalar(.int): self.init("int", "0")
    case .scalar(.double): self.init("double", "0.0")
    case .array(let element) where index.isPlain(element, wire: nil):
      self.init("array", "[]", needsType: true)
    case .dictionary(let value) where index.isPlain(value, wire: nil):
      self.init("dictionary", "[:]", needsType: true)
    default: return nil
    }
  }

  private init(_ method: String, _ placeholder: String, needsType: Bool = false) {
    self.method = method
    self.placeholder = placeholder
    self.needsType = needsType
  }
}
