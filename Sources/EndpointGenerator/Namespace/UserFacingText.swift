import EndpointSpec

extension APIIndex {
  /// The expression of the text for users in the payload of a failure: `problem.message`. It is a string or an
  /// optional. Nil if no field is marked as user-facing.
  ///
  /// Fields of the type take precedence over nested ones.
  func userFacingText(
    of value: String,
    _ type: TypeReference,
    passed: Set<SwiftName> = []
  ) -> String? {
    switch resolvingAlias(type) {
    case .optional(let wrapped): return userFacingText(of: "\(value)?", wrapped, passed: passed)
    case .array(let element):
      return userFacingText(of: "\(value).first?", element, passed: passed)
    case .named(let name):
      guard !passed.contains(name), case .structure(let structure)? = model.form(of: name)
      else { return nil }
      let fields = structure.fields.filter { $0.constant == nil && $0.direction != .request }
      if let field = fields.first(where: \.isUserFacing) {
        return "\(value).\(field.storedName.member)"
      }
      let passed = passed.union([name])
      for field in fields {
        let type: TypeReference = field.defaultValue == nil ? field.type : field.type.wrapped
        let text = userFacingText(
          of: "\(value).\(field.storedName.member)",
          type,
          passed: passed
        )
        if let text { return text }
      }
      return nil
    case .scalar, .dictionary: return nil
    }
  }
}
