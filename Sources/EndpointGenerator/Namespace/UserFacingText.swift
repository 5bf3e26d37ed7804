import EndpointSpec

/// Finds the text for users in the payload of a failure: `problem.message`.
struct UserFacingText {
  let index: APIIndex

  /// The expression of the text, a string or an optional. Nil if no field is marked as user-facing.
  ///
  /// Fields of the type take precedence over nested ones.
  func expression(_ value: String, _ type: TypeReference) -> String? {
    expression(value, type, passed: [])
  }

  private func expression(
    _ value: String,
    _ type: TypeReference,
    passed: Set<SwiftName>
  ) -> String? {
    switch index.resolvingAlias(type) {
    case .optional(let wrapped): return expression("\(value)?", wrapped, passed: passed)
    case .array(let element): return expression("\(value).first?", element, passed: passed)
    case .named(let name):
      guard !passed.contains(name), case .structure(let structure)? = index.type(named: name)?.form
      else { return nil }
      let fields = structure.fields.filter { $0.constant == nil && $0.direction != .request }
      if let field = fields.first(where: \.isUserFacing) {
        return "\(value).\(field.storedName.member)"
      }
      let passed = passed.union([name])
      for field in fields {
        let type: TypeReference = field.defaultValue == nil ? field.type : field.type.wrapped
        let text = expression("\(value).\(field.storedName.member)", type, passed: passed)
        if let text { return text }
      }
      return nil
    case .scalar, .dictionary: return nil
    }
  }
}
